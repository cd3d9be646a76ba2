# My Game po polsku.

# same: a name
game-title = My Game
game-about = Budujcie domki wzdłuż drogi, w miarę możności obok siebie.

## Słowa gry
ground-meadow = łąka
ground-wood = las
ground-brook = potok
about-meadow = Łąka: miejsce na domek, gdy karta pokazuje łąkę.
about-wood = Las: miejsce na domek, gdy karta pokazuje las.
about-brook = Potok: miejsce na domek, gdy karta pokazuje potok.
plot = Działka { $number }

## Wiersze punktacji
score-houses = Domki
score-pairs = Sąsiedzi
score-total = Razem

## O co pytamy
asked-build = Zbuduj domek: { $ground }
asked-end = Zakończ swoją turę

## Przyciski
do-build = Buduj na działce { $what }
do-end = Zakończ turę

## Co się stało
log-card = { $player } odkrywa kartę: { $ground }.
log-build = { $player } buduje na działce { $plot } ({ $ground }).
log-over = Na każdej działce stoi domek. Koniec gry.

## Dlaczego czegoś nie wolno
refusal-over = Gra się skończyła.
refusal-not-built = W tej turze jeszcze nic nie zbudowano.
refusal-built = W tej turze już zbudowano domek: zakończ ją albo cofnij budowę.
refusal-taken = Na działce { $plot } stoi domek, właściciel: { $owner }.
refusal-other-ground = Działka { $plot } to { $ground }, a karta pokazuje: { $ground2 }.

## Zasady
rule-MG-1 = Dwanaście działek układa się w rzędzie, po cztery każdego rodzaju. Pierwszego gracza się losuje.
rule-MG-2 = Na każdą działkę przypada jedna karta. Tura zaczyna się od odkrycia karty, która pokazuje rodzaj działki.
rule-MG-3 = Zbuduj jeden domek na wolnej działce tego rodzaju, który pokazuje karta.
rule-MG-4 = Po zbudowaniu zakończ swoją turę; potem gra następny gracz.
rule-MG-5 = Gra kończy się, gdy na każdej działce stoi domek.
rule-MG-6 = Domek to 1 punkt, dwa własne domki obok siebie to jeszcze 2 punkty. Wygrywa najwięcej punktów; remis to wspólne zwycięstwo.

## Obok planszy
side-card = Karta pokazuje

## Stół słowami
words-over = Koniec gry. Najwięcej punktów: { $winners }.
words-free = { $number } { $ground }: wolna
words-house = { $number } { $ground }: domek, { $owner }
words-player = { $name }: { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}
words-card = Gra { $name }, karta pokazuje: { $ground }
