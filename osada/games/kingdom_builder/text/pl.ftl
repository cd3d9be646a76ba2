# Kingdom Builder po polsku.

# same
game-title = Kingdom Builder
game-about = Rozmieść swoje osady w krainie tak, aby trzy karty królestwa przyniosły ci jak najwięcej złota.

## Terrains and other ground
terrain-meadow = łąka
    .on = na łące
terrain-canyon = kanion
    .on = w kanionie
terrain-desert = pustynia
    .on = na pustyni
terrain-flowers = pole kwiatów
    .on = na polu kwiatów
terrain-forest = las
    .on = w lesie
terrain-water = woda
    .on = na wodzie
letter-meadow = ł
letter-canyon = k
letter-desert = p
letter-flowers = w
letter-forest = s
ground-meadow = łąka
ground-canyon = kanion
ground-desert = pustynia
ground-flowers = pole kwiatów
ground-forest = las
ground-water = woda
ground-mountain = góra
ground-castle = zamek
ground-location = lokacja

## Locations
location-oracle = wyrocznia
    .of = wyroczni
location-farm = farma
    .of = farmy
location-oasis = oaza
    .of = oazy
location-tower = wieża
    .of = wieży
location-tavern = karczma
    .of = karczmy
location-barn = stodoła
    .of = stodoły
location-harbor = przystań
    .of = przystani
location-paddock = padok
    .of = padoku
does-oracle = zbuduj jeszcze jedną osadę na terenie swojej karty
does-farm = zbuduj jeszcze jedną osadę na łące
does-oasis = zbuduj jeszcze jedną osadę na pustyni
does-tower = zbuduj jeszcze jedną osadę przy krawędzi planszy
does-tavern = zbuduj jeszcze jedną osadę na końcu prostej linii co najmniej trzech swoich osad
does-barn = przenieś jedną swoją osadę na teren swojej karty
does-harbor = przenieś jedną swoją osadę na wodę
does-paddock = przenieś jedną swoją osadę o dwa pola w linii prostej

## Kingdom cards
score-fishermen = Rybacy
score-fishermen-short = 1 za każdą osadę obok wody
score-fishermen-brief = 1 za osadę nad wodą
score-miners = Górnicy
score-miners-short = 1 za każdą osadę obok góry
score-miners-brief = 1 za osadę przy górze
score-workers = Robotnicy
score-workers-short = 1 za każdą osadę obok lokacji lub zamku
score-workers-brief = 1 za osadę przy lokacji lub zamku
score-merchants = Kupcy
score-merchants-short = 4 za każde miejsce (lokację lub zamek) połączone z innym
score-merchants-brief = 4 za lokację lub zamek w połączeniu
score-discoverers = Odkrywcy
score-discoverers-short = 1 za każdy rząd z osadą
score-discoverers-brief = 1 za rząd z osadą
score-knights = Rycerze
score-knights-short = 2 za każdą osadę w twoim najpełniejszym rzędzie
score-knights-brief = 2 za osadę w najlepszym rzędzie
score-hermits = Pustelnicy
score-hermits-short = 1 za każdą osobną grupę osad
score-hermits-brief = 1 za osobną grupę
score-citizens = Mieszczanie
score-citizens-short = 1 za każde dwie osady w twojej największej grupie
score-citizens-brief = 1 za dwie w największej grupie
score-lords = Lordowie
score-lords-short = 12 za najwięcej osad w sektorze, 6 za drugą co do wielkości liczbę
score-lords-brief = Sektor: 12 za najwięcej, 6 za drugie
score-farmers = Farmerzy
score-farmers-short = 3 za każdą osadę w twoim najuboższym sektorze
score-farmers-brief = 3 za osadę w najuboższym sektorze
score-castles = Zamki
score-castles-short = 3 za każdy zamek obok osady
score-castles-brief = 3 za zamek obok osady
score-total = Razem
paper-note = Wygrywa najwięcej złota; przy remisie zwycięstwo jest wspólne.

## The table in words
words-round = Runda { $number }.
words-last-round = To jest ostatnia runda.
words-over = Koniec gry. Najwięcej złota: { $winners }.
words-player = { $number } { $name }{ $mark } – karta: { $card }, zapas: { $supply }, złoto: { $gold }, żetony: { $tokens }
words-deciding = { " " }(na ruchu)
words-hidden-card = zakryta
words-pile = Karty terenu – w stosie: { $pile }; odrzucone: { $discards }.
words-removed = Poza grą: { $cards }.
words-none = brak
words-token = { $location }
words-token-used = { $location } (nie do użycia w tej turze)
words-marks = cyfra: osada gracza o tym numerze, { $offered } możesz to wybrać, { $lifted } podniesiona osada
words-location = { $location } na polu { $hex } ({ $tokens ->
    [0] brak żetonów
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}): { $does }

## Beside the board
side-kingdom-cards = Karty królestwa
side-your-card = Twoja karta
side-card-of = Karta: { $player }
side-your-next-card = Twoja następna karta
side-next-card = Następna karta
side-left = { $left ->
    [0] Obowiązkowa budowa jest wykonana.
   *[other] Pozostało do zbudowania: { $left }. Żetony przed pierwszą i po ostatniej osadzie.
}
side-tokens = Żetony
task-left = jeszcze do zbudowania
task-token = do zbudowania albo najpierw żeton
task-done = Wszystkie trzy osady są zbudowane.
task-next = Twoja następna karta: { $terrain }
task-next-open = następnie: { $terrain }
task-no-tokens = Jeszcze bez żetonów: zdobędziesz je, budując obok lokacji.

## What is asked
asked-build = { $left ->
    [one] Zbuduj 1 osadę { $terrain_on }
    [few] Zbuduj { $left } osady { $terrain_on }
    [many] Zbuduj { $left } osad { $terrain_on }
   *[other] Zbuduj { $left } osady { $terrain_on }
}
asked-build-or-token = { $left ->
    [one] Zbuduj 1 osadę { $terrain_on } albo najpierw użyj żetonu
    [few] Zbuduj { $left } osady { $terrain_on } albo najpierw użyj żetonu
    [many] Zbuduj { $left } osad { $terrain_on } albo najpierw użyj żetonu
   *[other] Zbuduj { $left } osady { $terrain_on } albo najpierw użyj żetonu
}
asked-end = Zakończ turę
asked-end-or-token = Użyj żetonu albo zakończ turę
asked-token-build = Wybierz, gdzie zbudować osadę (żeton { $location_of })
asked-token-move = Wybierz osadę do przeniesienia (żeton { $location_of })
asked-token-to = Wybierz, dokąd przenieść osadę

## What happened
log-show = { $player } pokazuje kartę terenu: { $terrain }.
log-build = { $player } buduje { $terrain_on } ({ $hex }).
log-token-build = { $player } używa żetonu { $location_of } i buduje { $terrain_on } ({ $hex }).
log-token-move = { $player } używa żetonu { $location_of } i przenosi osadę z pola { $origin } na pole { $hex }.
log-gain = { $player } bierze żeton { $location_of } ({ $hex }).
log-lose = { $player } traci żeton { $location_of } ({ $hex }).
log-last-settlement = { $player } stawia ostatnią osadę: ta runda jest ostatnia.
log-useless = Brak wolnych pól terenu ({ $terrain }): karta wypada z gry.
log-new-card = { $player } dobiera nową kartę: { $terrain }.
log-draw = { $player } dobiera kartę.
log-draw-known = { $player } dobiera kartę: { $terrain }.
log-shuffle = Odrzucone karty zostają przetasowane i tworzą nowy stos.
log-over = Koniec gry.
told-build = { $player } buduje { $terrain_on } ({ $hex }).
told-token-build = { $player } używa żetonu { $location_of } i buduje { $terrain_on } ({ $hex }).
told-token-move = { $player } używa żetonu { $location_of } i przenosi osadę ({ $origin } → { $hex }).

## Why not
refusal-over = Gra już się skończyła.
refusal-occupied = Pole { $hex } jest zajęte: stoi tam osada ({ $owner }).
refusal-own-there = Pole { $hex } jest zajęte: stoi tam twoja osada.
refusal-not-land-moved = Osada nie może tam stanąć: { $ground } na polu { $hex }.
refusal-touch-moved = { $places ->
    [one] Osada musi stanąć obok innej twojej, dopóki to możliwe; wolne jest 1 takie pole.
    [few] Osada musi stanąć obok innej twojej, dopóki to możliwe; wolne są { $places } takie pola.
    [many] Osada musi stanąć obok innej twojej, dopóki to możliwe; wolnych jest { $places } takich pól.
   *[other] Osada musi stanąć obok innej twojej, dopóki to możliwe; wolne jest { $places } takiego pola.
}
refusal-none-left = Nie masz żetonu { $location_of } i żaden już nie został.
refusal-not-land = Na polu { $hex } nie można budować: jest tam { $ground }.
refusal-other-terrain = Teren twojej karty to { $terrain }, a tutaj jest { $ground }.
refusal-other-ground = Żeton { $location_of } działa tylko { $terrain_on }; tutaj jest { $ground }.
refusal-not-edge = Wieża buduje przy krawędzi planszy; pole { $hex } leży wewnątrz.
refusal-no-row = Karczma buduje na końcu prostej linii co najmniej trzech twoich osad; pole { $hex } nie leży na końcu takiej linii.
refusal-touch = { $places ->
    [one] Musisz budować obok swoich osad, dopóki to możliwe; wolne jest 1 takie pole.
    [few] Musisz budować obok swoich osad, dopóki to możliwe; wolne są { $places } takie pola.
    [many] Musisz budować obok swoich osad, dopóki to możliwe; wolnych jest { $places } takich pól.
   *[other] Musisz budować obok swoich osad, dopóki to możliwe; wolne jest { $places } takiego pola.
}
refusal-no-supply = Nie masz już żadnej osady do zbudowania.
refusal-no-card = Nie ma już kart terenu: twoja obowiązkowa budowa jest skończona.
refusal-all-built = Twoje trzy osady są już zbudowane; użyj żetonu albo zakończ turę.
refusal-not-in-play = Na tej planszy nie ma takiej lokacji: { $location }.
refusal-token-lost = Twój żeton { $location_of } jest stracony{ $more ->
    [0] .
   *[other] ; możesz jeszcze zdobyć inny: buduj obok drugiej lokacji tego rodzaju.
}
refusal-no-token = Nie masz żetonu { $location_of }; zbuduj obok niej osadę, aby go zdobyć.
refusal-token-not-ready = { $held ->
    [one] Twój żeton { $location_of } jest użyty albo zdobyty w tej turze; będzie gotowy w twojej następnej turze.
    [few] Masz { $held } żetony { $location_of }, użyte albo zdobyte w tej turze; będą gotowe w twojej następnej turze.
    [many] Masz { $held } żetonów { $location_of }, użytych albo zdobytych w tej turze; będą gotowe w twojej następnej turze.
   *[other] Masz { $held } żetonu { $location_of }, użytego albo zdobytego w tej turze; będzie gotowe w twojej następnej turze.
}
refusal-between-builds = { $left ->
    [one] W trakcie obowiązkowej budowy nie można użyć żetonu: do zbudowania została jeszcze 1 osada.
    [few] W trakcie obowiązkowej budowy nie można użyć żetonu: do zbudowania zostały jeszcze { $left } osady.
    [many] W trakcie obowiązkowej budowy nie można użyć żetonu: do zbudowania zostało jeszcze { $left } osad.
   *[other] W trakcie obowiązkowej budowy nie można użyć żetonu: do zbudowania zostało jeszcze { $left } osady.
}
refusal-nothing-to-move = Żadnej twojej osady nie można tak przenieść (żeton { $location_of }).
refusal-no-supply-for-token = Żeton { $location_of } wymaga osady z zapasu, a twój zapas jest pusty.
refusal-saved = { $left ->
    [one] Przy tym stole odkłada się osady na obowiązkową budowę: musi zostać 1 osada.
    [few] Przy tym stole odkłada się osady na obowiązkową budowę: muszą zostać { $left } osady.
    [many] Przy tym stole odkłada się osady na obowiązkową budowę: musi zostać { $left } osad.
   *[other] Przy tym stole odkłada się osady na obowiązkową budowę: musi zostać { $left } osady.
}
refusal-nowhere = Dla żetonu { $location_of } nie ma teraz odpowiedniego pola.
refusal-token-first = Bez żetonu nie można przenosić osad: najpierw wybierz stodołę, przystań lub padok.
refusal-not-own = Na polu { $hex } nie ma twojej osady.
refusal-no-jump = W linii prostej o dwa pola od pola { $hex } nie ma wolnego lądu.
refusal-only-place = Osada z pola { $hex } musi sąsiadować z inną twoją osadą, a jest to możliwe tylko tam, gdzie już stoi.
refusal-put-back = Osady nie można odstawić tam, gdzie stała; zamiast tego cofnij wybór.
refusal-not-two-away = Padok przenosi osadę dokładnie o dwa pola w linii prostej; pole { $hex } tak nie leży.
refusal-must-build = { $left ->
    [one] Musisz jeszcze zbudować 1 osadę.
    [few] Musisz jeszcze zbudować { $left } osady.
    [many] Musisz jeszcze zbudować { $left } osad.
   *[other] Musisz jeszcze zbudować { $left } osady.
}
refusal-finish-build = Żeton { $location_of } jest w użyciu: wybierz, gdzie zbudować osadę, albo cofnij wybór.
refusal-finish-lift = Żeton { $location_of } jest w użyciu: wybierz osadę do przeniesienia albo cofnij wybór.
refusal-finish-move = Żeton { $location_of } jest w użyciu: wybierz, dokąd przenieść osadę z pola { $hex }, albo cofnij wybór.

## Options
option-sectors = Plansza
option-sectors-random = cztery wylosowane sektory, każdy prosto lub obrócony
option-sectors-first-game = sektory na pierwszą grę
option-cards = Karty królestwa
option-cards-random = trzy wylosowane
option-cards-first-game = karty na pierwszą grę
option-reshuffle = Kiedy odrzucone karty stają się nowym stosem
option-reshuffle-when-needed = gdy trzeba dobrać następną kartę
option-reshuffle-at-once = gdy tylko stos się wyczerpie
option-new-card = Nowa karta w trakcie obowiązkowej budowy
option-new-card-rest = buduje się z nią resztę z trzech osad
option-new-card-three = buduje się z nią trzy osady
option-exhausted = Kiedy wymienia się kartę bez wolnego pola
option-exhausted-needed = także dla nieużytej wyroczni lub stodoły
option-exhausted-mandatory = tylko dla obowiązkowej budowy
option-supply = Ostatnie osady
option-supply-free = żetony mogą je zużyć przed obowiązkową budową
option-supply-saved = trzy zostają na obowiązkową budowę
option-edge = Krawędź planszy dla wieży
option-edge-all = wszystkie pola zewnętrznych rzędów i kolumn
option-edge-outermost = bez pól cofniętych o pół pola
option-tavern = Linia osad dla karczmy
option-tavern-water-counts = osady na wodzie się liczą
option-tavern-land-only = osady na wodzie się nie liczą
option-left-hex = Pole, które opuszcza przenoszona osada
option-left-hex-counts = liczy się przy sprawdzaniu, czy osada może sąsiadować z inną
option-left-hex-ignored = nie liczy się
option-merchants = Lokacje bez żetonów dla Kupców
option-merchants-all-locations = liczą się
option-merchants-with-tokens = nie liczą się
option-lords = Sektor bez własnych osad dla Lordów
option-lords-zero-ranks = też bierze się pod uwagę
option-lords-zero-earns-nothing = nic nie przynosi

## Rules
rule-KB-1 = Gra od dwóch do czterech osób. Cztery z ośmiu sektorów tworzą planszę, dwa na dwa, każdy w zwykłym położeniu lub obrócony o pół obrotu.
rule-KB-2 = Budujesz na łące, w kanionie, na pustyni, na polu kwiatów i w lesie; nigdy na górach, zamkach ani lokacjach, a na wodzie tylko dzięki przystani.
rule-KB-3 = Jest 25 kart terenu, po pięć każdego rodzaju, w jednym zakrytym stosie. Trzy z dziesięciu kart królestwa leżą odkryte przez całą grę i mówią, co przynosi złoto.
rule-KB-4 = Na każdym polu lokacji leżą dwa żetony. Można używać tylko lokacji z czterech sektorów w grze.
rule-KB-5 = Każdy ma 40 osad i jedną kartę terenu, której inni nie widzą. Zaczyna najstarszy gracz; albo gracze ustalają lub losują, kto zaczyna.
rule-KB-6 = W pierwszej grze używa się sektorów z karczmą, padokiem, oazą i farmą oraz kart Rybacy, Kupcy i Rycerze.
rule-KB-7 = Tury następują zgodnie z ruchem wskazówek zegara. Runda to po jednej turze każdego gracza.
rule-KB-10 = Pokaż swoją kartę i zbuduj dokładnie trzy osady, jedną po drugiej, na wolnych polach jej terenu. To obowiązek.
rule-KB-11 = Każdego swojego żetonu możesz użyć raz na turę, przed obowiązkową budową trzech osad lub po niej, ale nigdy w jej trakcie.
rule-KB-11a = Twoja tura kończy się, gdy o tym zdecydujesz. Żetonu, który nic teraz nie może zrobić, nie można wybrać, a żeton uznaje się za użyty, gdy jego budowa lub przeniesienie jest wykonane.
rule-KB-12 = Na koniec tury odrzucasz swoją kartę i dobierasz nową, której inni nie widzą. Gdy stos jest pusty, tasuje się odrzucone karty.
rule-KB-13 = Jeśli nie ma wolnego pola terenu twojej karty, karta wypada z gry, a ty dobierasz inną, tyle razy, ile trzeba. W sumie nadal budujesz trzy osady, chyba że umówiono się, że z nową kartą buduje się trzy.
rule-KB-13a = Liczy się wolne pole w dowolnym miejscu planszy. Sprawdza się to, gdy pokazujesz kartę, oraz po każdej budowie i każdym przeniesieniu, dopóki potrzebujesz karty: do budowy albo do nieużytej jeszcze wyroczni lub stodoły. Można się umówić, że liczy się tylko obowiązkowa budowa.
rule-KB-13b = Nowa karta zastępuje starą do końca tury, także dla wyroczni i stodoły. To, co jest już zbudowane, zostaje.
rule-KB-13c = Jeśli nie ma już żadnej karty do dobrania, twoja obowiązkowa budowa się kończy.
rule-KB-14 = Jeśli twój zapas się wyczerpie, budujesz tyle, ile masz, choćby nic, i obowiązkowa budowa jest wykonana. Żetony użyte przed nią mogą zużyć zapas, chyba że umówiono się, że trzy osady zostają na obowiązkową budowę.
rule-KB-20 = Jedna osada na pole i tylko na pięciu terenach; na wodę pozwala wejść jedynie przystań.
rule-KB-21 = Każda osada musi sąsiadować z jedną z twoich, jeśli jest to możliwe na wymaganym terenie. Osady zbudowane w tej turze też się liczą.
rule-KB-22 = Gdy sąsiedztwo nie jest możliwe, wybierz dowolne wolne pole wymaganego terenu; dla wieży dowolny wolny ląd przy krawędzi.
rule-KB-23 = Sąsiednie są pola wokół danego pola, najwyżej sześć, także po drugiej stronie styku sektorów. Osady innych graczy tylko zajmują miejsce.
rule-KB-30 = Osada zbudowana lub przeniesiona na pole obok lokacji z żetonem od razu zdobywa jeden żeton. Możesz go używać od swojej następnej tury.
rule-KB-31 = Z każdego pola lokacji gracz dostaje tylko jeden żeton w całej grze. Dwa jednakowe żetony można mieć tylko z dwóch pól tego samego rodzaju.
rule-KB-32 = Jeśli twoja ostatnia osada obok lokacji zostanie przeniesiona, tracisz jej żeton, a on wypada z gry.
rule-KB-32a = Przeniesienie to jeden krok: najpierw traci się żetony, potem można zdobyć nowy. Stracić można nawet żeton, który posłużył do przeniesienia; przeniesienie pozostaje ważne.
rule-KB-33 = Jeśli tracisz jeden z dwóch jednakowych żetonów, najpierw odchodzi użyty lub nowy, aby nieużyty nadał się jeszcze do użycia.
rule-KB-34 = Wyrocznia: jeszcze jedna osada na terenie twojej karty. Farma: jeszcze jedna na łące. Oaza: jeszcze jedna na pustyni. Każda obok twoich osad, jeśli to możliwe.
rule-KB-35 = Wieża: jeszcze jedna osada na wolnym lądzie przy krawędzi planszy, obok twoich osad, jeśli to możliwe.
rule-KB-36 = Karczma: jeszcze jedna osada na wolnym lądzie bezpośrednio na końcu prostej linii co najmniej trzech twoich osad, w dowolnym z trzech kierunków.
rule-KB-37 = Stodoła: przenieś jedną swoją osadę na wolne pole terenu swojej karty, obok innej swojej osady, jeśli to możliwe.
rule-KB-37a = Stodoła i przystań: pole, które osada opuszcza, liczy się przy sprawdzaniu, czy może ona sąsiadować z inną, chyba że umówiono się, że się nie liczy; nie można jej jednak tam odstawić. Jeśli nie ma innego miejsca, nie można jej podnieść.
rule-KB-38 = Przystań: przenieś jedną swoją osadę na wolną wodę, obok innej swojej osady, jeśli to możliwe. To jedyny sposób, by wejść na wodę; żetony mogą ją stamtąd znów zabrać.
rule-KB-39 = Padok: przenieś jedną swoją osadę dokładnie o dwa pola w linii prostej, ponad czymkolwiek, na wolny ląd. Nie musi sąsiadować z twoimi osadami.
rule-KB-40 = Żetony, które budują, wymagają osady z twojego zapasu; żetony, które przenoszą, nie wymagają.
rule-KB-50 = Gdy ktoś postawi ostatnią osadę, rundę gra się do końca, tak aby wszyscy mieli tyle samo tur.
rule-KB-51 = Zamki: 3 sztuki złota za każdy zamek obok co najmniej jednej twojej osady.
rule-KB-52 = Rybacy: 1 sztuka złota za każdą twoją osadę obok wody, ale nie za taką, która na wodzie stoi.
rule-KB-53 = Górnicy: 1 sztuka złota za każdą twoją osadę obok góry.
rule-KB-54 = Robotnicy: 1 sztuka złota za każdą twoją osadę obok lokacji lub zamku.
rule-KB-55 = Kupcy: 4 sztuki złota za każde miejsce (lokację lub zamek), które twoje stykające się osady łączą z co najmniej jednym innym. Można się umówić, że lokacje bez żetonów się nie liczą.
rule-KB-56 = Odkrywcy: 1 sztuka złota za każdy poziomy rząd z twoją osadą.
rule-KB-57 = Rycerze: 2 sztuki złota za każdą twoją osadę w tym jednym poziomym rzędzie, w którym masz ich najwięcej.
rule-KB-58 = Pustelnicy: 1 sztuka złota za każdą osobną grupę twoich osad; pojedyncza osada też jest grupą.
rule-KB-59 = Mieszczanie: 1 sztuka złota za każde dwie osady w twojej największej grupie, z zaokrągleniem w dół.
rule-KB-60 = Lordowie: w każdym sektorze 12 sztuk złota za najwięcej osad i 6 za następną mniejszą liczbę; przy remisie każdy dostaje pełną nagrodę. Zero też jest liczbą, więc na pustej planszy każdy ma w każdym sektorze 12; można się umówić, że zero nic nie daje.
rule-KB-61 = Farmerzy: 3 sztuki złota za każdą osadę w sektorze, w którym masz ich najmniej; jeśli w którymś nie masz żadnej, nie dostajesz nic.
rule-KB-62 = Osady na wodzie liczą się dla wszystkich kart oprócz Rybaków, a także dla zamków i lokacji.
rule-KB-63 = Wygrywa ten, kto ma najwięcej złota; remis to wspólne zwycięstwo.

## Buttons
do-build = Zbuduj na polu { $what }
do-token = Użyj żetonu { $location_of }
do-move = Przenieś osadę z pola { $what }
do-to = Postaw na polu { $what }
do-end = Zakończ turę
do-build-there = Zbuduj: { $place }
do-move-there = Przenieś osadę: { $place }
do-to-there = Postaw: { $place }
place-hex = { $name } ({ $where })
where-location = obok { $location_of }
where-castle = obok zamku
detail-left = zostało { $left }
detail-places = { $places ->
    [one] 1 pole do wyboru
    [few] { $places } pola do wyboru
   *[other] { $places } pól do wyboru
}
end-note = { $tokens ->
    [one] możesz jeszcze użyć 1 żetonu
   *[other] możesz jeszcze użyć { $tokens } żetonów
}
option-turned = { $location }, po obróceniu

## Reasons of hints

reason-token = Od następnej tury żeton ({ $location }) daje ci jedną akcję więcej w turze.
reason-last-token = Ostatni żeton tej lokacji ({ $location }) jest twój: w każdej turze jedna akcja więcej, a dla innych żadna.
reason-castle = { $count ->
    [one] Jeszcze 1 osada
    [few] Jeszcze { $count } osady
   *[other] Jeszcze { $count } osad
} i następny zamek przyniesie { $points } złota.
reason-merchants = { $count ->
    [one] Jeszcze 1 osada
    [few] Jeszcze { $count } osady
   *[other] Jeszcze { $count } osad
} i kupcy zapłacą { $points } złota za dwa połączone miejsca.
reason-farmers = { $count ->
    [one] Jeszcze 1 osada w najuboższym sektorze przyniesie
   *[other] Po 1 osadzie w najuboższych sektorach ({ $count }) przyniesie
} { $points } złota.
reason-untouched = Tego terenu nie dotykasz: { $terrain }. Z taką kartą możesz na nim budować wszędzie.
reason-lose = traci żeton: { $location }

## Lekcje
lesson-first-goal = Czterdzieści osad i jak najwięcej złota
lesson-first-goal-body = Wszyscy zasiedlają tę krainę, po trzy osady w turze. Złoto przychodzi na końcu: za *zamki* i za *trzy karty*, w każdej grze inne.
lesson-first-goal-mark-1 = *Zamek* płaci temu, kto mieszka obok
lesson-first-goal-mark-2 = *Lokacja* daje ci dodatkową akcję
lesson-first-goal-mark-3 = *Te trzy* płacą na końcu tej gry
lesson-first-card = Karta mówi, gdzie budujesz
lesson-first-card-body = Masz jedną kartę terenu, teraz to *las*. Pierwsza osada może stanąć na dowolnym wolnym polu lasu.
lesson-first-card-task = Zbuduj na świecącym polu lasu.
lesson-first-card-again = Karta mówi: las, więc można budować tylko na wolnym polu lasu.
lesson-first-card-no-other-terrain = To inny teren. Twoja karta mówi: las.
lesson-first-card-no-not-land = Na wodzie, górach, zamkach i lokacjach się nie buduje.
lesson-first-card-done = Pierwsza osada stoi. Do tej tury należą *jeszcze dwie*.
lesson-first-touch = Druga osada obok pierwszej
lesson-first-touch-body = Dopóki się da, budujesz zawsze *obok którejś swojej* osady. A teren twojej karty nadal obowiązuje.
lesson-first-touch-mark-1 = *Twoja pierwsza osada*
lesson-first-touch-mark-2 = *Łąka* też sąsiaduje, ale karta mówi: las
lesson-first-touch-task = Wybierz jedno ze świecących pól. Które, zależy od ciebie.
lesson-first-touch-again = To musi być las, i to tuż obok twojej osady.
lesson-first-touch-no-touch = To las, ale daleko. Dopóki się da, budujesz obok swoich.
lesson-first-touch-no-other-terrain = Obok czy nie, karta mówi: las.
lesson-first-touch-done = Teraz dwie stoją obok siebie. Trzecia może sąsiadować *z którąkolwiek z nich*.
lesson-first-token = Sąsiad padoku
lesson-first-token-body = Kto zbuduje *obok lokacji*, od razu bierze z niej żeton. Od następnej tury daje ci dodatkową akcję, w każdej turze.
lesson-first-token-mark-1 = *Padok* z dwoma żetonami
lesson-first-token-task = Zbuduj w lesie obok padoku.
lesson-first-token-again = Tu opłaca się żeton: zbuduj na świecącym polu obok padoku.
lesson-first-token-done = Żeton padoku jest twój. Leży u ciebie i będzie *gotowy w następnej turze*.
lesson-first-end = Trzy stoją: koniec tury
lesson-first-end-body = Dokładnie trzy osady, ani mniej, ani więcej. Kończysz turę, odkładasz kartę i *dobierasz nową*.
lesson-first-end-task = Zakończ turę.
lesson-first-end-again = Wszystkie trzy stoją. Zakończ turę przyciskiem.
lesson-first-end-done = Masz nową kartę, której nikt inny nie widzi. Teraz kolej pomarańczowego.
lesson-first-orange = Pomarańczowy robi to samo
lesson-first-orange-body = Pomarańczowy miał *pustynię* i budował trzy razy według tych samych zasad. Cudze osady tylko zajmują miejsce.
lesson-first-jump = Dodatkowa akcja
lesson-first-jump-body = Padok przenosi jedną twoją osadę *o dwa pola prosto*, nad czymkolwiek, nawet nad rzeką. Przed budową albo po wszystkich trzech, nigdy pomiędzy.
lesson-first-jump-mark-1 = *Przez rzekę* do zamku
lesson-first-jump-task = Wybierz żeton padoku, potem osadę, potem łąkę za rzeką.
lesson-first-jump-again = Najpierw żeton padoku, potem środkowa osada, a potem przez rzekę do zamku.
lesson-first-jump-done = Stoi przy zamku. Obok padoku jedna osada została, więc *żeton zostaje u ciebie*.
lesson-first-castles = Zamek płaci, teraz { $points }
lesson-first-castles-body = Każdy zamek, przy którym masz choć jedną osadę, daje na końcu *3 sztuki złota*. Kolejne przy tym samym już nic nie dodają.
lesson-first-row = Pole kwiatów i plan
lesson-first-row-body = Karta mówi: *pole kwiatów*. Sąsiaduje z nim tylko osada przy zamku, więc idziesz stąd dalej, jednym rzędem.
lesson-first-row-task = Zbuduj trzy osady obok siebie w tym rzędzie.
lesson-first-row-again = Trzymaj się rzędu: zbuduj na świecącym polu.
lesson-first-row-no-touch = Kwiaty, owszem, ale nie obok twojej osady.
lesson-first-row-no-other-terrain = Tym razem karta mówi: pole kwiatów.
lesson-first-row-done = Stoją trzy kolejne. Następny krok pokaże, ile wart jest ten rząd.
lesson-first-knights = Rycerze lubią pełne rzędy
lesson-first-knights-body = *Rycerze*: 2 sztuki złota za każdą osadę w najpełniejszym poziomym rzędzie, tu już { $points }. *Rybacy*: 1 za każdą nad wodą. Ile zarobisz, zależy od tego, gdzie budujesz.
lesson-first-anew = Nic obok? To gdziekolwiek
lesson-first-anew-body = Karta mówi: *pustynia*, a żadna twoja osada z nią nie sąsiaduje. Wtedy *zaczynasz od nowa*, gdzie chcesz: tak przejdziesz przez planszę.
lesson-first-anew-mark-1 = *Drugi zamek*, a obok pustynia
lesson-first-anew-task = Zbuduj na dowolnej pustyni. Ta przy zamku jest dobra.
lesson-first-anew-again = Wystarczy dowolne wolne pole pustyni, ale pustynia być musi.
lesson-first-anew-no-other-terrain = Gdziekolwiek, ale na pustyni.
lesson-first-anew-done = Drugi dom. *Następne dwie* znów muszą sąsiadować z twoimi.
lesson-first-last = Jak kończy się gra
lesson-first-last-body = Kilka tur później: *pomarańczowy stawia ostatnią z czterdziestu osad*. Rundę gra się do końca, aby każdy miał tyle samo tur, i gra się kończy.
lesson-first-merchants = Kupcy liczą drogi z osad
lesson-first-merchants-body = *Kupcy*: 4 sztuki złota za każdą lokację lub zamek, które twoje stykające się osady łączą z inną. Niebieski połączył cztery i dostaje { $points }.
lesson-first-finish = Masz { $total } sztuk złota
lesson-first-finish-body = To wszystko: trzy osady na turę obok swoich, żetony na dodatkowe akcje, złoto za zamki i karty. *Kto ma najwięcej złota, wygrywa*. Graj dalej od czwartej tury przeciw łatwemu botowi.

until-end = { $left ->
    [one] kto ma ich najmniej, ma jeszcze 1 osadę.
    [few] kto ma ich najmniej, ma jeszcze { $left } osady.
   *[other] kto ma ich najmniej, ma jeszcze { $left } osad.
}

## The score sheet of the real table

fault-sectors = sectors: mają być cztery [nazwa, obrócony] (NW, NE, SW, SE), a nie { $given }
fault-sector-missing = Brakuje sektora.
fault-sector-form = sectors: ma być [nazwa, true lub false], a nie { $given }
fault-sector-twice = Sektor { $location } jest tu dwa razy.
fault-cards = cards: mają być { $count } karty królestwa, a nie { $given }
fault-card-twice = cards: { $card } dwa razy
fault-cards-missing = Z 3 kart królestwa brakuje jeszcze { $count }.
fault-settlements-too-many = { $player }: osad jest { $count }; jednego koloru jest ich { $most }
fault-settlement-on-mountain = { $player }: { $hex } to góra; osada nie może tam stać
fault-settlement-on-castle = { $player }: { $hex } to zamek; osada nie może tam stać
fault-settlement-on-location = { $player }: { $hex } to lokacja; osada nie może tam stać
fault-settlement-taken = { $player }: na { $hex } stoi już osada gracza { $owner }
fault-emptied-no-location = emptied: { $hex } nie jest lokacją
fault-hex-form = { $where }: ma być [rząd, kolumna], a nie { $given }
pad-step-board = Plansza i karty
pad-step-settlements = Osady
set-sectors = Sektory
field-oracle = Wyrocznia
field-farm = Farma
field-oasis = Oaza
field-tower = Wieża
field-tavern = Karczma
field-barn = Stodoła
field-harbor = Przystań
field-paddock = Padok
pad-sectors = Sektory
pad-sectors-note = poznasz je po lokacji
pad-sector-empty = dotknij sektora poniżej
pad-sector-turn = Obróć sektor
pad-cards = Karty królestwa
pad-cards-note = { $count } z 3
pad-hint-board = Kładź sektory jak przy czytaniu; dotknięcie planszy obraca sektor.
pad-hint-paint = Palec maluje, dotknięcie osady ją zdejmuje, dwa palce przesuwają.
pad-readings = Jak gracie u siebie
pad-lords-need-one = Lordowie: bez osady w sektorze nie ma złota
pad-merchants-tokens = Kupcy: tylko lokacje z żetonami
pad-emptied = Nie ma tu już żetonu
pad-emptied-not = Leży tu żeton

lesson-oracle = Wyrocznia
lesson-oracle-see = O jedną więcej na twoim terenie
lesson-oracle-see-body = *Wyrocznia* stawia jeszcze jedną osadę na terenie twojej karty, obok twoich, jeśli się da.
lesson-oracle-do = Jeszcze raz, z wyrocznią
lesson-oracle-do-body = Twoja karta terenu obowiązuje także wyrocznię. Osadę bierzesz ze swojego zapasu.
lesson-oracle-do-task = Dotknij żetonu wyroczni, potem pola, które świeci.
lesson-oracle-do-again = Najpierw żeton wyroczni, potem wolne pole twojego terenu obok ciebie.
lesson-oracle-do-done = *Cztery osady* w jednej turze. Wyrocznia potrafi to w każdej.

lesson-farm = Farma
lesson-farm-see = O jedną więcej na łące
lesson-farm-see-body = *Farma* stawia jeszcze jedną osadę na łące, cokolwiek mówi karta. Obok twoich, jeśli się da.
lesson-farm-do = Buduj na łące
lesson-farm-do-body = Karta na ręce nie ma teraz znaczenia.
lesson-farm-do-task = Dotknij żetonu farmy, potem łąki, która świeci.
lesson-farm-do-again = Najpierw żeton farmy, potem wolna łąka obok którejś z twoich.
lesson-farm-do-done = O jedną więcej na *łące*, a karta jeszcze przed tobą.

lesson-oasis = Oaza
lesson-oasis-see = O jedną więcej na pustyni
lesson-oasis-see-body = *Oaza* stawia jeszcze jedną osadę na pustyni, cokolwiek mówi karta. Obok twoich, jeśli się da.
lesson-oasis-do = Buduj na pustyni
lesson-oasis-do-body = Tutaj sąsiadujesz tylko z jedną pustynią, więc musi być tam.
lesson-oasis-do-task = Dotknij żetonu oazy, potem pustyni, która świeci.
lesson-oasis-do-again = Najpierw żeton oazy, potem wolna pustynia obok ciebie.
lesson-oasis-do-done = O jedną więcej na *pustyni*. Przed trzema albo po nich, jak chcesz.

lesson-tower = Wieża
lesson-tower-see = O jedną więcej na krawędzi
lesson-tower-see-body = *Wieża* buduje na dowolnym wolnym lądzie przy krawędzi planszy: w skrajnych rzędach i kolumnach. Obok twoich, jeśli się da.
lesson-tower-do = Buduj przy krawędzi
lesson-tower-do-body = Teren nie ma znaczenia, tylko krawędź. Już tam stoisz, więc zaczynasz od siebie.
lesson-tower-do-task = Dotknij żetonu wieży, potem pola przy krawędzi, które świeci.
lesson-tower-do-again = Najpierw żeton wieży, potem wolny ląd przy krawędzi obok ciebie.
lesson-tower-do-done = Przy *krawędzi*. Bez sąsiada mógłby to być dowolny wolny ląd przy niej.

lesson-tavern = Karczma
lesson-tavern-see = O jedną więcej na końcu rzędu
lesson-tavern-see-body = *Karczma* wymaga co najmniej trzech twoich osad w linii prostej, w dowolnym z trzech kierunków. Buduje bezpośrednio na jednym z końców, na każdym lądzie.
lesson-tavern-do = Wydłuż rząd
lesson-tavern-do-body = Każdy koniec, który świeci, należy do rzędu co najmniej trzech.
lesson-tavern-do-task = Dotknij żetonu karczmy, potem końca rzędu.
lesson-tavern-do-again = Najpierw żeton karczmy, potem wolne pole tuż na końcu rzędu trzech.
lesson-tavern-do-done = Rząd jest *dłuższy*, a w następnej turze możesz go znów wydłużyć.

lesson-barn = Stodoła
lesson-barn-see = Osada się przeprowadza
lesson-barn-see-body = *Stodoła* przenosi jedną twoją osadę na wolne pole terenu twojej karty, obok innej twojej, jeśli się da. Z zapasu nic nie ubywa.
lesson-barn-do = Przenieś jedną
lesson-barn-do-body = Weź taką, która stoi tam, gdzie mało daje. Gdyby była ostatnia przy lokacji, stracisz jej żeton.
lesson-barn-do-task = Dotknij żetonu stodoły, potem osady w świetle, a potem celu.
lesson-barn-do-again = Najpierw żeton stodoły, potem osada w świetle, potem pole, które świeci.
lesson-barn-do-done = *Przeniesiona.* W zapasie masz tyle samo co przedtem.

lesson-harbor = Przystań
lesson-harbor-see = Na wodę
lesson-harbor-see-body = *Przystań* przenosi jedną twoją osadę na wolną wodę, obok innej twojej, jeśli się da. Innej drogi na wodę nie ma.
lesson-harbor-do = Wypłyń
lesson-harbor-do-body = Na wodzie osada liczy się do zamków i do wszystkich kart oprócz Rybaków.
lesson-harbor-do-task = Dotknij żetonu przystani, potem osady w świetle, a potem wolnej wody.
lesson-harbor-do-again = Najpierw żeton przystani, potem osada w świetle, potem woda, która świeci.
lesson-harbor-do-done = Mieszka teraz *na wodzie* i łączy to, co leży na obu brzegach.

lesson-groups = Pustelnicy i Mieszczanie
lesson-groups-hermits = Pustelnicy: { $points } sztuk złota
lesson-groups-hermits-body = *1 sztuka złota za każdą twoją grupę,* a pojedyncza osada też jest grupą. Rozpraszaj się więc i zaczynaj od nowa, kiedy tylko wolno.
lesson-groups-citizens = Mieszczanie: { $points } sztuka złota
lesson-groups-citizens-body = *1 sztuka złota za każde dwie* osady w twojej największej grupie, z zaokrągleniem w dół. Kto mieszka tak rozproszony jak tu, nie dostaje prawie nic: te dwie karty ciągną w różne strony.

lesson-shores = Rybacy i Górnicy
lesson-shores-fishermen = Rybacy: { $points } sztuk złota
lesson-shores-fishermen-body = *1 sztuka złota za każdą osadę obok wody.* Ile by jej wokół nie było, liczy się raz; a na samej wodzie wcale.
lesson-shores-miners = Górnicy: { $points } sztuk złota
lesson-shores-miners-body = *1 sztuka złota za każdą osadę obok góry.* Taka, która stoi między rzeką a górą, liczy się do obu kart.

lesson-lines = Odkrywcy
lesson-lines-discoverers = Odkrywcy: { $points } sztuk złota
lesson-lines-discoverers-body = *1 sztuka złota za każdy poziomy rząd,* w którym masz osadę. Druga w tym samym rzędzie nic nie dodaje, buduj więc raczej w górę i w dół niż wzdłuż.
lesson-lines-castles = Zamki: { $points } sztuk złota
lesson-lines-castles-body = Zamki płacą oprócz tego, w każdej grze: *po 3 sztuki złota*. Tu nie sięgasz jeszcze żadnego, kolejne rzędy mogłyby więc prowadzić obok któregoś.

# What is wrong with a component set

fault-land = { $where }: każde cztery potrzebują co najmniej { $wanted } pól do zabudowy; cztery tutejsze mają { $count }
fault-letters = { $where }: ma tu być { $wanted } liter, a nie { $count }
fault-specials = { $where }: pól { $letter } ma być { $wanted }, a nie { $count }
fault-rim = { $where }: zamek lub lokacja na { $place } leży na brzegu
fault-near = { $where }: { $place } i { $other } mają wspólnego sąsiada
lesson-workers = Robotnicy
lesson-workers-see = Obok lokacji lub zamku
lesson-workers-see-body = *1 sztuka złota za każdą twoją osadę obok lokacji lub zamku.* W świetle są te, które liczą się teraz. Osada między dwoma takimi miejscami liczy się raz.
lesson-workers-do = Dwie przy zamku
lesson-workers-do-body = Twoja karta to pustynia, a obok twoich osad żadnej nie ma. Możesz więc zacząć przy tym zamku.
lesson-workers-do-task = Zbuduj dwie osady przy zamku w świetle.
lesson-workers-do-again = Najpierw pierwsze pole w świetle, potem drugie; oba stykają się z zamkiem.
lesson-workers-do-done = O dwie więcej dla robotników. Sam zamek daje swoje *3 sztuki złota tylko raz.*
lesson-workers-count = Robotnicy, złoto: { $points }
lesson-workers-count-body = Tu opłaca się tłok: wokół jednej lokacji lub zamku zmieści się nawet sześć osad, a każda daje 1 sztukę złota.

lesson-farmers = Farmerzy
lesson-farmers-see = Liczy się najuboższy sektor
lesson-farmers-see-body = *3 sztuki złota za każdą osadę w sektorze, w którym masz ich najmniej.* Sektory są cztery. W lewym górnym nie masz jeszcze żadnej, nie dostajesz więc nic.
lesson-farmers-do = Do pustego sektora
lesson-farmers-do-body = Twoja karta to las, a żadnego nie dotykasz, możesz więc iść dokądkolwiek. Idź tam, gdzie cię brakuje.
lesson-farmers-do-task = Zbuduj dwie osady w lewym górnym sektorze, tam, gdzie jest światło.
lesson-farmers-do-again = Pola w świetle: oba leżą w lewym górnym sektorze.
lesson-farmers-do-done = W najuboższych sektorach masz teraz *po dwie,* to 6 sztuk złota.
lesson-farmers-count = Farmerzy, złoto: { $points }
lesson-farmers-count-body = Ważna jest tylko najmniejsza z czterech liczb. Następna osada pomoże tam, gdzie masz ich najmniej, i nigdzie indziej.

lesson-lords = Lordowie
lesson-lords-see = Najwięcej w każdym sektorze
lesson-lords-see-body = *W każdym z czterech sektorów 12 sztuk złota za najwięcej osad i 6 za następną liczbę.* W prawym dolnym masz 6, a pomarańczowy 7. Dostajesz tam więc 6, a pomarańczowy 12.
lesson-lords-do = Wyprzedź pomarańczowego
lesson-lords-do-body = Twoja karta to pustynia. Z jedną więcej macie tyle samo, a przy remisie każdy dostaje całość; z dwiema prowadzisz tylko ty.
lesson-lords-do-task = Zbuduj dwie osady w prawym dolnym sektorze.
lesson-lords-do-again = Pola w świetle: oba leżą w prawym dolnym sektorze.
lesson-lords-do-done = Osiem przeciw siedmiu: *12 dla ciebie* i tylko 6 dla pomarańczowego.
lesson-lords-count = Lordowie, złoto: { $points }
lesson-lords-count-body = Zyskujesz 6, a pomarańczowy traci 6. Nadmiar osad w jednym sektorze nic nie daje: dwa sektory z przewagą są warte więcej niż jeden pełny.
