# Hillstead česky: Stráňany.

game-title = Stráňany
game-about = Stavte vesnici do kopce, v řadách a ve schodech: ale každý domek uvolní místo dalšímu nad sebou.

## Střechy
roof-red = červená
    .gen = červenou
roof-slate = břidlice
    .gen = břidlicovou
roof-straw = sláma
    .gen = slaměnou
roof-moss = mech
    .gen = mechovou
letter-red = Č
letter-slate = B
letter-straw = L
# same
letter-moss = M

## Co se dá vysvětlit
about-plot = Parcela { $plot } na terase { $terrace }
about-roof = Karta: postaví domek, který má { $roof_gen } střechu.
about-height = Výška: každý domek platí tolik, kolik říká jeho terasa.
about-neighbours = Sousedé: domek platí 2 body za každý domek hned vedle, který má stejnou střechu.
about-steps = Schody: domek hned nad vlastním domkem platí 3 body, pokud se střechy liší.
about-most = Nejvíc domků: 3 body pro toho, kdo má na terase nejvíc domků; je-li jich víc, každý 1.

## Řádky počítání
score-height = Výška
score-neighbours = Sousedé
score-steps = Schody
score-most = Nejvíc domků
score-total = Celkem

## Možnosti
option-ties = Kdo má na terase nejvíc domků spolu s jinými
option-ties-one-each = dostane 1 bod
option-ties-nothing = nedostane nic

## Na co se ptáme
asked-card = Vyberte kartu, se kterou budete stavět
asked-plot = Vyberte parcelu pro { $roof_gen } střechu ({ $plots ->
    [one] 1 je volná
    [few] { $plots } jsou volné
   *[other] { $plots } je volných
})
asked-card-or-end = Postavte druhý domek, nebo ukončete tah a lízněte si kartu
asked-end = Ukončete tah a lízněte si kartu

## Tlačítka
do-card = Vzít kartu: { $roof }
do-build = Stavět na parcele { $what }
do-end = Ukončit tah

## Co se stalo
log-build = { $player } staví na { $plot } ({ $roof }).
log-draw = { $player } líže kartu.
log-draw-known = { $player } líže kartu: { $roof }.
log-over = Stráň je zastavěná. Hra končí.

## Proč něco nejde
refusal-over = Hra skončila.
refusal-not-built = V tomto tahu jste ještě nestavěli.
refusal-built = V tomto tahu už stojí { $most } nové domky, víc jich nejde: ukončete jej, nebo vezměte jeden zpět.
refusal-full = Žádná parcela už není volná: ukončete tah.
refusal-chosen = Kartu už máte vybranou ({ $roof }): stavte s ní, nebo ji vezměte zpět.
refusal-no-card = Kartu s touto střechou nemáte: { $roof }.
refusal-no-card-chosen = Nejdřív vyberte kartu, se kterou budete stavět.
refusal-taken = Na { $plot } už stojí domek, patří: { $owner }.
refusal-nothing-below = Pod { $plot } nic nestojí: nejdřív musí být domek na { $below }. { $free ->
    [one] Volná je 1 parcela.
    [few] Volné jsou { $free } parcely.
   *[other] Volných je { $free } parcel.
}

## Pravidla
rule-HI-1 = Stráň má čtyři terasy po šesti parcelách, jednu nad druhou. Každý si lízne tři z 32 karet, osm od každé střechy. Začínající hráč se losuje.
rule-HI-2 = Ve svém tahu postavíte jeden nebo dva domky. Pro každý vyberte kartu z ruky, potom volnou parcelu. Domek je váš a má střechu podle karty.
rule-HI-3 = Na nejnižší terase smíte stavět kdekoli. Výš musí stát domek na parcele hned pod ní, ať patří komukoli.
rule-HI-4 = Na konci tahu si líznete jednu kartu, ať jste postavili jeden domek nebo dva. Je-li balíček prázdný, nelížete.
rule-HI-5 = Vaše ruka je tajná. Ostatní uvidí kartu, až s ní postavíte a ukončíte tah.
rule-HI-6 = Hra končí s tahem, ve kterém se zastaví poslední parcela.
rule-HI-7 = Výška: domek na dvou dolních terasách platí 1 bod, na dvou horních 2.
rule-HI-8 = Sousedé: domek platí 2 body za každý domek hned vedle na stejné terase, který má stejnou střechu, ať patří komukoli.
rule-HI-9 = Schody: váš domek hned nad jiným vaším domkem platí 3 body, pokud se jejich střechy liší.
rule-HI-10 = Nejvíc domků: kdo má na terase nejvíc domků, dostane 3 body. Má-li jich nejvíc několik hráčů, každý z nich dostane 1.
rule-HI-11 = Vítězí nejvíc bodů. Při shodě rozhodují body za schody; jsou-li stejné i ty, o vítězství se dělí.

## Vedle desky
side-pile = { $pile ->
    [0] V balíčku nejsou karty
    [one] V balíčku je 1 karta
    [few] V balíčku jsou { $pile } karty
   *[other] V balíčku je { $pile } karet
}

## Stůl slovy
words-over = Hra skončila. Vítězí: { $winners }.
words-terrace = Terasa { $number } (domek platí { $points }): { $plots }
words-marks = 2Č je domek hráče 2 s červenou střechou, B břidlice, L sláma, M mech; -- je volno.
words-player = { $number } { $name }{ $mark }: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, body: { $total }
words-deciding = { " " }(na tahu)
words-pile = Karet v balíčku: { $pile }
words-hand = V ruce má { $name }: { $roofs }
words-chosen = Vybráno: { $roof }
words-none = žádné karty

## Lekce
lesson-first-goal = Vesnice, která šplhá do kopce
lesson-first-goal-body = Všichni stavějí na stejném svahu se čtyřmi terasami. Body jsou za výšku, za sousedy se stejnou střechou a za *schody*.
lesson-first-goal-mark-1 = *Parcela* na nejnižší terase
lesson-first-goal-mark-2 = *Karta*: střecha domu
lesson-first-build = Karta je dům
lesson-first-build-body = Vyber kartu a pak parcelu. Na nejnižší terase poslouží *kterákoli volná*.
lesson-first-build-task = Postav na nejnižší terase dům s červenou střechou.
lesson-first-build-again = Nejdřív červená karta, pak parcela na nejnižší terase.
lesson-first-build-no-nothing-below = Výš potřebuje dům jiný přímo pod sebou, a ten tu ještě není.
lesson-first-build-done = První dům stojí a *nad ním* je teď místo.
lesson-first-above = Jeden nad druhým
lesson-first-above-body = Tah má jeden dům nebo dva. Druhý *přímo nad prvním* a s jinou střechou je schod. Pak tah ukončíš a lízneš kartu.
lesson-first-above-mark-1 = *Přímo nad* tvým domem
lesson-first-above-task = Postav mechovou střechu nad svým domem a ukonči tah.
lesson-first-above-again = Mechová karta, pak parcela nad tvým domem, pak konec tahu.
lesson-first-above-done = Dva domy, jeden schod a nová karta, kterou vidíš *jen ty*.
lesson-first-orange = Oranžový šplhá dál
lesson-first-orange-body = Oranžový staví nad *tvými* domy: kdo staví, dělá místo jiným. Vyšší terasy se počítají víc.
lesson-first-steps = Schod se počítá za { $points }
lesson-first-steps-body = Dva tvoje domy nad sebou s různými střechami: *{ $points } body*.
lesson-first-beside = Tvůj další tah
lesson-first-beside-body = Stavíš vedle svých prvních domů: dole *červená vedle červené*, nad ní *mech vedle mechu*.
lesson-first-neighbours = Sousedé: { $points } bodů
lesson-first-neighbours-body = Dům přinese 2 za každý dům hned vedle *se stejnou střechou*. Tady má takového souseda každý ze čtyř domů.
lesson-first-height = Výška: { $points } body
lesson-first-height-body = 1 za dům na dvou dolních terasách, *2 na dvou horních*. Tvoje jsou všechny dole.
lesson-first-most = Nejvíc domků: { $points } bodů
lesson-first-most-body = Na každé terase 3 pro toho, kdo tam má *nejvíc domů*. Obě dolní jsou zatím tvoje.
lesson-first-finish = To je celá hra
lesson-first-finish-body = Hra končí, když má poslední parcela svůj dům, a *vyhrává nejvíc bodů*. Hraj odsud dál proti snadnému botovi.
