# Hillstead po polsku: Zboczany.

game-title = Zboczany
game-about = Budujcie wioskę pod górę, rzędami i schodami: ale każdy domek robi miejsce następnemu nad sobą.

## Dachy
roof-red = czerwony
roof-slate = łupkowy
roof-straw = słomiany
roof-moss = omszały
letter-red = C
letter-slate = Ł
letter-straw = S
letter-moss = O

## Co da się objaśnić
about-plot = Działka { $plot } na tarasie { $terrace }
about-roof = Karta: buduje domek, którego dach jest { $roof }.
about-height = Wysokość: każdy domek liczy się tyle, ile mówi jego taras.
about-neighbours = Sąsiedzi: domek to 2 punkty za każdy domek tuż obok, który ma taki sam dach.
about-steps = Schody: domek tuż nad własnym domkiem to 3 punkty, jeśli dachy są różne.
about-most = Najwięcej domków: 3 punkty dla tego, kto ma na tarasie najwięcej domków; jeśli kilku, każdy 1.

## Wiersze punktacji
score-height = Wysokość
score-neighbours = Sąsiedzi
score-steps = Schody
score-most = Najwięcej domków
score-total = Razem

## Opcje
option-ties = Kto ma na tarasie najwięcej domków razem z innymi
option-ties-one-each = dostaje 1 punkt
option-ties-nothing = nie dostaje nic

## O co pytamy
asked-card = Wybierz kartę, z której zbudujesz
asked-plot = Wybierz działkę, dach { $roof } ({ $plots ->
    [one] 1 jest dostępna
    [few] { $plots } są dostępne
   *[other] { $plots } jest dostępnych
})
asked-card-or-end = Zbuduj drugi domek albo zakończ turę i dobierz kartę
asked-end = Zakończ turę i dobierz kartę

## Przyciski
do-card = Weź kartę: { $roof }
do-build = Buduj na działce { $what }
do-end = Zakończ turę

## Co się stało
log-build = { $player } buduje na { $plot } (dach { $roof }).
log-draw = { $player } dobiera kartę.
log-draw-known = { $player } dobiera kartę: dach { $roof }.
log-over = Zbocze jest zabudowane. Koniec gry.

## Dlaczego czegoś nie wolno
refusal-over = Gra się skończyła.
refusal-not-built = W tej turze jeszcze nic nie zbudowano.
refusal-built = W tej turze zbudowano już { $most } domki, więcej nie wolno: zakończ ją albo cofnij jeden.
refusal-full = Nie ma już wolnej działki: zakończ turę.
refusal-chosen = Karta jest już wybrana (dach { $roof }): zbuduj z niej albo ją cofnij.
refusal-no-card = Nie masz karty z takim dachem: { $roof }.
refusal-no-card-chosen = Najpierw wybierz kartę, z której zbudujesz.
refusal-taken = Na { $plot } stoi domek, właściciel: { $owner }.
refusal-nothing-below = Pod { $plot } nic nie stoi: najpierw musi być domek na { $below }. { $free ->
    [one] Wolna jest 1 działka.
    [few] Wolne są { $free } działki.
   *[other] Wolnych jest { $free } działek.
}

## Zasady
rule-HI-1 = Zbocze ma cztery tarasy po sześć działek, jeden nad drugim. Każdy dobiera trzy z 32 kart, po osiem każdego dachu. Pierwszego gracza się losuje.
rule-HI-2 = W swojej turze budujesz jeden albo dwa domki. Do każdego wybierz kartę z ręki, potem wolną działkę. Domek jest twój i ma dach z karty.
rule-HI-3 = Na najniższym tarasie wolno budować wszędzie. Wyżej musi stać domek na działce tuż pod spodem, czyjkolwiek.
rule-HI-4 = Na końcu tury dobierasz jedną kartę, czy zbudowano jeden domek, czy dwa. Gdy stos jest pusty, nie dobierasz.
rule-HI-5 = Twoja ręka jest tajna. Inni zobaczą kartę, gdy z niej zbudujesz i zakończysz turę.
rule-HI-6 = Gra kończy się wraz z turą, w której zabudowano ostatnią działkę.
rule-HI-7 = Wysokość: domek na dwóch dolnych tarasach to 1 punkt, na dwóch górnych 2.
rule-HI-8 = Sąsiedzi: domek to 2 punkty za każdy domek tuż obok na tym samym tarasie, który ma taki sam dach, czyjkolwiek.
rule-HI-9 = Schody: twój domek tuż nad innym twoim domkiem to 3 punkty, jeśli ich dachy są różne.
rule-HI-10 = Najwięcej domków: kto ma na tarasie najwięcej domków, dostaje 3 punkty. Jeśli kilku ma najwięcej, każdy z nich dostaje 1.
rule-HI-11 = Wygrywa najwięcej punktów. Przy remisie decydują punkty za schody; jeśli i te są równe, zwycięstwo jest wspólne.

## Obok planszy
side-pile = { $pile ->
    [0] Stos kart jest pusty
    [one] W stosie jest 1 karta
    [few] W stosie są { $pile } karty
   *[other] W stosie jest { $pile } kart
}

## Stół słowami
words-over = Koniec gry. Wygrywa: { $winners }.
words-terrace = Taras { $number } (domek to { $points }): { $plots }
words-marks = 2C to domek gracza 2 z czerwonym dachem, Ł łupkowy, S słomiany, O omszały; -- to wolna działka.
words-player = { $number } { $name }{ $mark }: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, punkty: { $total }
words-deciding = { " " }(gra teraz)
words-pile = Kart w stosie: { $pile }
words-hand = W ręce ma { $name }: { $roofs }
words-chosen = Wybrano: { $roof }
words-none = żadnych kart

## Lekcje
lesson-first-goal = Wioska, która wspina się na wzgórze
lesson-first-goal-body = Wszyscy budują na tym samym zboczu z czterema tarasami. Punkty są za wysokość, za sąsiadów z tym samym dachem i za *stopnie*.
lesson-first-goal-mark-1 = *Działka* na najniższym tarasie
lesson-first-goal-mark-2 = *Karta*: dach domu
lesson-first-build = Karta to dom
lesson-first-build-body = Wybierz kartę, a potem działkę. Na najniższym tarasie wystarczy *dowolna wolna*.
lesson-first-build-task = Zbuduj na najniższym tarasie dom z czerwonym dachem.
lesson-first-build-again = Najpierw czerwona karta, potem działka na najniższym tarasie.
lesson-first-build-no-nothing-below = Wyżej dom potrzebuje innego tuż pod sobą, a jeszcze go nie ma.
lesson-first-build-done = Pierwszy dom stoi, a *nad nim* jest teraz miejsce.
lesson-first-above = Jeden nad drugim
lesson-first-above-body = Tura to jeden dom albo dwa. Drugi *tuż nad pierwszym*, z innym dachem, to stopień. Potem kończysz turę i dobierasz kartę.
lesson-first-above-mark-1 = *Tuż nad* twoim domem
lesson-first-above-task = Zbuduj dach z mchu nad swoim domem i zakończ turę.
lesson-first-above-again = Karta z mchem, potem działka nad twoim domem, potem koniec tury.
lesson-first-above-done = Dwa domy, jeden stopień i nowa karta, którą widzisz *tylko ty*.
lesson-first-orange = Pomarańczowy wspina się dalej
lesson-first-orange-body = Pomarańczowy buduje nad *twoimi* domami: kto buduje, robi miejsce innym. Wyższe tarasy liczą się bardziej.
lesson-first-steps = Stopień liczy się za { $points }
lesson-first-steps-body = Dwa twoje domy, jeden nad drugim, z różnymi dachami: *{ $points } punkty*.
lesson-first-beside = Twoja następna tura
lesson-first-beside-body = Budujesz obok swoich pierwszych domów: na dole *czerwony obok czerwonego*, wyżej *mech obok mchu*.
lesson-first-neighbours = Sąsiedzi: { $points } punktów
lesson-first-neighbours-body = Dom daje 2 za każdy dom tuż obok *z takim samym dachem*. Tu takiego sąsiada ma każdy z czterech domów.
lesson-first-height = Wysokość: { $points } punkty
lesson-first-height-body = 1 za dom na dwóch dolnych tarasach, *2 na dwóch górnych*. Twoje są wszystkie nisko.
lesson-first-most = Najwięcej domków: { $points } punktów
lesson-first-most-body = Na każdym tarasie 3 dla tego, kto ma tam *najwięcej domów*. Dwa dolne są na razie twoje.
lesson-first-finish = To cała gra
lesson-first-finish-body = Gra kończy się, gdy ostatnia działka ma dom, i *wygrywa najwięcej punktów*. Graj stąd dalej przeciw łatwemu botowi.
