# My Game česky.

# same: a name
game-title = My Game
game-about = Stavte domky podél cesty, pokud možno vedle sebe.

## Slova hry
ground-meadow = louka
ground-wood = les
ground-brook = potok
about-meadow = Louka: místo pro domek, když karta ukazuje louku.
about-wood = Les: místo pro domek, když karta ukazuje les.
about-brook = Potok: místo pro domek, když karta ukazuje potok.
plot = Parcela { $number }

## Řádky počítání
score-houses = Domky
score-pairs = Sousedé
score-total = Celkem

## Na co se ptáme
asked-build = Postavte domek: { $ground }
asked-end = Ukončete svůj tah

## Tlačítka
do-build = Stavět na parcele { $what }
do-end = Ukončit tah

## Co se stalo
log-card = { $player } otáčí kartu: { $ground }.
log-build = { $player } staví na parcele { $plot } ({ $ground }).
log-over = Na každé parcele stojí domek. Hra končí.

## Proč něco nejde
refusal-over = Hra skončila.
refusal-not-built = V tomto tahu jste ještě nestavěli.
refusal-built = V tomto tahu už jste stavěli: ukončete jej, nebo vezměte domek zpět.
refusal-taken = Na parcele { $plot } stojí domek, který patří: { $owner }.
refusal-other-ground = Parcela { $plot } je { $ground }, karta ukazuje: { $ground2 }.

## Pravidla
rule-MG-1 = Dvanáct parcel se vyloží do řady, čtyři od každého druhu. Začínající hráč se losuje.
rule-MG-2 = Pro každou parcelu je jedna karta. Tah začíná otočením karty, která ukazuje druh parcely.
rule-MG-3 = Postavte jeden domek na volnou parcelu toho druhu, který ukazuje karta.
rule-MG-4 = Po stavbě svůj tah ukončete; na řadě je další hráč.
rule-MG-5 = Hra končí, když na každé parcele stojí domek.
rule-MG-6 = Domek je za 1 bod, dva vlastní domky vedle sebe za další 2 body. Vítězí nejvíc bodů; při shodě se o vítězství dělí.

## Vedle desky
side-card = Karta ukazuje

## Stůl slovy
words-over = Hra skončila. Nejvíc bodů: { $winners }.
words-free = { $number } { $ground }: volno
words-house = { $number } { $ground }: domek, { $owner }
words-player = { $name }: { $total ->
    [one] 1 bod
    [few] { $total } body
   *[other] { $total } bodů
}
words-card = Na tahu: { $name }, karta ukazuje: { $ground }
