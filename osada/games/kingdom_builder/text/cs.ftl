# Kingdom Builder česky.

# same
game-title = Kingdom Builder
game-about = Rozestav svá osídlení po krajině tak, aby tři karty království vynesly co nejvíc zlata.

## Terrains and other ground
terrain-meadow = louka
    .on = na louce
terrain-canyon = kaňon
    .on = v kaňonu
terrain-desert = poušť
    .on = na poušti
terrain-flowers = květinové pole
    .on = na květinovém poli
terrain-forest = les
    .on = v lese
terrain-water = voda
    .on = na vodě
letter-meadow = l
letter-canyon = k
letter-desert = p
letter-flowers = v
letter-forest = s
ground-meadow = louka
ground-canyon = kaňon
ground-desert = poušť
ground-flowers = květinové pole
ground-forest = les
ground-water = voda
ground-mountain = hora
ground-castle = hrad
ground-location = místo

## Locations
location-oracle = věštírna
    .of = věštírny
    .using = věštírnu
location-farm = statek
    .of = statku
    .using = statek
location-oasis = oáza
    .of = oázy
    .using = oázu
location-tower = věž
    .of = věže
    .using = věž
location-tavern = krčma
    .of = krčmy
    .using = krčmu
location-barn = stodola
    .of = stodoly
    .using = stodolu
location-harbor = přístav
    .of = přístavu
    .using = přístav
location-paddock = výběh
    .of = výběhu
    .using = výběh
does-oracle = vybuduj jedno osídlení navíc na terénu své karty
does-farm = vybuduj jedno osídlení navíc na louce
does-oasis = vybuduj jedno osídlení navíc na poušti
does-tower = vybuduj jedno osídlení navíc na okraji desky
does-tavern = vybuduj jedno osídlení navíc na konci přímé řady aspoň tří svých
does-barn = přesuň jedno své osídlení na terén své karty
does-harbor = přesuň jedno své osídlení na vodu
does-paddock = přesuň jedno své osídlení o dva hexy v přímé linii

## Kingdom cards
score-fishermen = Rybáři
score-fishermen-short = 1 za každé osídlení vedle vody
score-fishermen-brief = 1 za osídlení u vody
score-miners = Havíři
score-miners-short = 1 za každé osídlení vedle hory
score-miners-brief = 1 za osídlení u hory
score-workers = Dělníci
score-workers-short = 1 za každé osídlení vedle místa nebo hradu
score-workers-brief = 1 za osídlení u místa či hradu
score-merchants = Kupci
score-merchants-short = 4 za každé místo i hrad ve spojení s jiným místem či hradem
score-merchants-brief = 4 za spojené místo či hrad
score-discoverers = Objevitelé
score-discoverers-short = 1 za každou řadu s osídlením
score-discoverers-brief = 1 za řadu s osídlením
score-knights = Rytíři
score-knights-short = 2 za každé osídlení v tvé nejplnější řadě
score-knights-brief = 2 za osídlení v nejplnější řadě
score-hermits = Poustevníci
score-hermits-short = 1 za každou oddělenou skupinu
score-hermits-brief = 1 za každou skupinu
score-citizens = Měšťané
score-citizens-short = 1 za každá dvě osídlení v tvé největší skupině
score-citizens-brief = 1 za dvě v největší skupině
score-lords = Páni
score-lords-short = 12 za nejvíc osídlení v části desky, 6 za druhý nejvyšší počet
score-lords-brief = V části desky 12 za nejvíc, 6 za druhé
score-farmers = Statkáři
score-farmers-short = 3 za každé osídlení v části desky, kde jich máš nejméně
score-farmers-brief = 3 za osídlení v nejchudší části
score-castles = Hrady
score-castles-short = 3 za každý hrad vedle osídlení
score-castles-brief = 3 za hrad u osídlení
score-total = Celkem
paper-note = Vítězí, kdo má nejvíc zlata; při shodě se hráči o vítězství dělí.

## The table in words
words-round = Kolo { $number }.
words-last-round = Toto kolo je poslední.
words-over = Hra skončila. Nejvíc zlata: { $winners }.
words-player = { $number } { $name }{ $mark }: karta { $card }, v zásobě { $supply }, zlato { $gold }, žetony: { $tokens }
words-deciding = { " " }(na tahu)
words-hidden-card = skrytá
words-pile = Karty terénu: v dobíracím balíčku { $pile }; odhozené: { $discards }
words-removed = Vyřazené ze hry: { $cards }
words-none = žádné
words-token = { $location }
words-token-used = { $location } (v tomto tahu nelze použít)
words-marks = číslo: osídlení daného hráče, { $offered } můžeš zvolit, { $lifted } zvednuté
words-location = { $location } na { $hex } ({ $tokens ->
    [0] už žádný žeton
    [one] 1 žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}): { $does }

## Beside the board
side-kingdom-cards = Karty království
side-your-card = Tvoje karta
side-card-of = Karta: { $player }
side-your-next-card = Tvoje příští karta
side-next-card = Příští karta
side-left = { $left ->
    [0] Povinná akce je hotová.
   *[other] Zbývá vybudovat: { $left }. Žetony před prvním a po posledním osídlení.
}
side-tokens = Žetony
task-left = ještě vybudovat
task-token = vybudovat, nebo dřív žeton
task-done = Všechna tři osídlení jsou vybudována.
task-next = Tvoje příští karta: { $terrain }
task-next-open = příště: { $terrain }
task-no-tokens = Zatím bez žetonů: získáš je stavbou vedle místa.

## What is asked
asked-build = { $left ->
    [one] Vybuduj 1 osídlení { $terrain_on }
    [few] Vybuduj { $left } osídlení { $terrain_on }
   *[other] Vybuduj { $left } osídlení { $terrain_on }
}
asked-build-or-token = { $left ->
    [one] Vybuduj 1 osídlení { $terrain_on }, nebo nejdřív použij žeton
    [few] Vybuduj { $left } osídlení { $terrain_on }, nebo nejdřív použij žeton
   *[other] Vybuduj { $left } osídlení { $terrain_on }, nebo nejdřív použij žeton
}
asked-end = Ukonči svůj tah
asked-end-or-token = Použij žeton, nebo ukonči svůj tah
asked-token-build = Vyber, kde staví { $location }
asked-token-move = Vyber osídlení, které { $location } přesune
asked-token-to = Vyber, kam se osídlení přesune

## What happened
log-show = { $player } ukazuje kartu: { $terrain }.
log-build = { $player } staví { $terrain_on } ({ $hex }).
log-token-build = { $player } používá { $location_using } a staví { $terrain_on } ({ $hex }).
log-token-move = { $player } používá { $location_using } a přesouvá osídlení z { $origin } na { $hex }.
log-gain = { $player } získává žeton { $location_of } ({ $hex }).
log-lose = { $player } ztrácí žeton { $location_of } ({ $hex }).
log-last-settlement = { $player } umisťuje poslední osídlení: toto kolo je poslední.
log-useless = Žádný volný hex už neleží { $terrain_on }: karta se vyřazuje ze hry.
log-new-card = { $player } dobírá novou kartu: { $terrain }.
log-draw = { $player } dobírá kartu.
log-draw-known = { $player } dobírá kartu: { $terrain }.
log-shuffle = Odhozené karty se míchají a tvoří nový dobírací balíček.
log-over = Hra skončila.
told-build = { $player } staví { $terrain_on } ({ $hex }).
told-token-build = { $player } používá { $location_using } a staví { $terrain_on } ({ $hex }).
told-token-move = { $player } používá { $location_using } a přesouvá osídlení ({ $origin } → { $hex }).

## Why not
refusal-over = Hra skončila.
refusal-occupied = Hex { $hex } je obsazený: už na něm stojí osídlení ({ $owner }).
refusal-own-there = Hex { $hex } je obsazený: stojí na něm tvoje osídlení.
refusal-not-land-moved = Sem osídlení nesmí: { $ground } na { $hex }.
refusal-touch-moved = { $places ->
    [one] Dokud to jde, musí osídlení stát vedle jiného tvého; volný je 1 takový hex.
    [few] Dokud to jde, musí osídlení stát vedle jiného tvého; volné jsou { $places } takové hexy.
   *[other] Dokud to jde, musí osídlení stát vedle jiného tvého; volných je { $places } takových hexů.
}
refusal-none-left = Žeton { $location_of } nemáš a žádný už nezbývá.
refusal-not-land = Tady se stavět nedá: { $ground } na { $hex }.
refusal-other-terrain = Terén tvé karty je { $terrain }; tady je { $ground }.
refusal-other-ground = Žeton { $location_of } působí jen { $terrain_on }; tady je { $ground }.
refusal-not-edge = Věž staví na okraji desky; hex { $hex } leží uvnitř.
refusal-no-row = Krčma staví na konci přímé řady aspoň tří tvých osídlení; hex { $hex } na konci žádné takové řady neleží.
refusal-touch = { $places ->
    [one] Dokud to jde, musíš stavět vedle svých osídlení; volný je 1 takový hex.
    [few] Dokud to jde, musíš stavět vedle svých osídlení; volné jsou { $places } takové hexy.
   *[other] Dokud to jde, musíš stavět vedle svých osídlení; volných je { $places } takových hexů.
}
refusal-no-supply = Už nemáš žádné osídlení, které by šlo vybudovat.
refusal-no-card = Karty terénu došly: tvoje povinná akce končí.
refusal-all-built = Všechna tři osídlení už stojí; použij žeton, nebo ukonči svůj tah.
refusal-not-in-play = Na této desce není { $location }.
refusal-token-lost = Tvůj žeton { $location_of } je ztracený{ $more ->
    [0] .
   *[other] ; ještě můžeš získat jiný: vybuduj osídlení vedle druhého místa toho druhu.
}
refusal-no-token = Žeton { $location_of } nemáš; získáš ho, když vybuduješ osídlení vedle tohoto místa.
refusal-token-not-ready = { $held ->
    [one] Tvůj žeton { $location_of } je použitý, nebo v tomto tahu nový; použít ho můžeš až v příštím tahu.
    [few] Tvoje { $held } žetony { $location_of } jsou použité, nebo v tomto tahu nové; použít je můžeš až v příštím tahu.
   *[other] Tvých { $held } žetonů { $location_of } je použitých, nebo v tomto tahu nových; použít je můžeš až v příštím tahu.
}
refusal-between-builds = { $left ->
    [one] Uprostřed povinné akce žeton použít nelze: zbývá vybudovat 1 osídlení.
    [few] Uprostřed povinné akce žeton použít nelze: zbývá vybudovat { $left } osídlení.
   *[other] Uprostřed povinné akce žeton použít nelze: zbývá vybudovat { $left } osídlení.
}
refusal-nothing-to-move = Žeton { $location_of } teď nemá co přesunout: žádné tvoje osídlení nemá kam jít.
refusal-no-supply-for-token = Žeton { $location_of } potřebuje osídlení z tvé zásoby, a ta je prázdná.
refusal-saved = { $left ->
    [one] U tohoto stolu se osídlení šetří pro povinnou akci: 1 musí zůstat.
    [few] U tohoto stolu se osídlení šetří pro povinnou akci: { $left } musí zůstat.
   *[other] U tohoto stolu se osídlení šetří pro povinnou akci: { $left } jich musí zůstat.
}
refusal-nowhere = Pro žeton { $location_of } teď není žádný použitelný hex.
refusal-token-first = Bez žetonu se nedá nic přesunout: nejdřív zvol stodolu, přístav nebo výběh.
refusal-not-own = Na { $hex } nestojí žádné tvoje osídlení.
refusal-no-jump = Dva hexy od { $hex } v přímé linii není žádný volný hex vhodný ke stavbě.
refusal-only-place = Osídlení na { $hex } musí sousedit s jiným tvým a jediný hex, kde to jde, je ten, na kterém stojí.
refusal-put-back = Na původní hex se osídlení vrátit nedá; vezmi raději svou volbu zpět.
refusal-not-two-away = Výběh přesouvá přesně o dva hexy v přímé linii; hex { $hex } tak neleží.
refusal-must-build = { $left ->
    [one] Ještě musíš vybudovat 1 osídlení.
    [few] Ještě musíš vybudovat { $left } osídlení.
   *[other] Ještě musíš vybudovat { $left } osídlení.
}
refusal-finish-build = Žeton { $location_of } je rozehraný: vyber, kde se staví, nebo vezmi volbu zpět.
refusal-finish-lift = Žeton { $location_of } je rozehraný: vyber osídlení k přesunu, nebo vezmi volbu zpět.
refusal-finish-move = Žeton { $location_of } je rozehraný: vyber, kam se přesune osídlení z { $hex }, nebo vezmi volbu zpět.

## Options
option-sectors = Herní deska
option-sectors-random = čtyři vylosované části, každá vzpřímená, nebo otočená
option-sectors-first-game = části desky pro první hru
option-cards = Karty království
option-cards-random = tři vylosované
option-cards-first-game = karty pro první hru
option-reshuffle = Kdy se z odhozených karet stane dobírací balíček
option-reshuffle-when-needed = až je třeba dobrat další kartu
option-reshuffle-at-once = jakmile je balíček prázdný
option-new-card = Nová karta během povinné akce
option-new-card-rest = staví se s ní zbytek ze tří osídlení
option-new-card-three = staví se s ní tři osídlení
option-exhausted = Kdy se vymění karta bez volného hexu
option-exhausted-needed = i kvůli nepoužité věštírně nebo stodole
option-exhausted-mandatory = jen kvůli povinné akci
option-supply = Poslední osídlení
option-supply-free = žetony je smějí spotřebovat před povinnou akcí
option-supply-saved = tři zůstávají pro povinnou akci
option-edge = Okraj desky pro věž
option-edge-all = všechny hexy krajních řad a sloupců
option-edge-outermost = bez těch, které leží o půl hexu dál od kraje
option-tavern = Řada pro krčmu
option-tavern-water-counts = osídlení na vodě se počítají
option-tavern-land-only = osídlení na vodě se nepočítají
option-left-hex = Hex, který přesouvané osídlení opouští
option-left-hex-counts = počítá se při otázce, zda osídlení může sousedit s jiným
option-left-hex-ignored = nepočítá se
option-merchants = Místa bez žetonů pro kartu Kupci
option-merchants-all-locations = počítají se
option-merchants-with-tokens = nepočítají se
option-lords = Část desky bez vlastních osídlení pro kartu Páni
option-lords-zero-ranks = také se hodnotí v pořadí
option-lords-zero-earns-nothing = nic nevynáší

## Rules
rule-KB-1 = Hrají dva až čtyři hráči. Desku tvoří čtyři z osmi částí, dvě na dvě, každá tak, jak je, nebo otočená o půl otáčky.
rule-KB-2 = Stavíš na louce, v kaňonu, na poušti, na květinovém poli a v lese; nikdy na horách, hradech ani místech a na vodě jen díky přístavu.
rule-KB-3 = Karet terénu je 25, pět od každého terénu, v jednom balíčku lícem dolů. Tři z deseti karet království leží celou hru odkryté a říkají, co přináší zlato.
rule-KB-4 = Na každém hexu s místem leží dva žetony. Použít lze jen místa na čtyřech částech desky, které jsou ve hře.
rule-KB-5 = Každý má 40 osídlení a jednu kartu terénu, kterou ostatní nevidí. Začíná nejstarší hráč; nebo se na tom hráči dohodnou, nebo losují.
rule-KB-6 = První hra se hraje s částmi desky, na kterých je krčma, výběh, oáza a statek, a s kartami Rybáři, Kupci a Rytíři.
rule-KB-7 = Tahy jdou po směru hodinových ručiček. V jednom kole má každý jeden tah.
rule-KB-10 = Ukaž svou kartu a vybuduj přesně tři osídlení, jedno po druhém, na volných hexech jejího terénu. To je tvoje povinná akce.
rule-KB-11 = Každý tvůj žeton ti dává jednu zvláštní akci za tah, před povinnou akcí nebo po ní, nikdy však uprostřed.
rule-KB-11a = Tvůj tah končí, až to řekneš. Žeton, který teď nic nezmůže, zvolit nelze; za použitý se počítá, až jeho stavbu nebo přesun dokončíš.
rule-KB-12 = Na konci tahu svou kartu odhodíš a dobereš si novou, skrytou před ostatními. Když je balíček prázdný, zamíchají se odhozené karty.
rule-KB-13 = Není-li volný žádný hex s terénem tvé karty, karta se vyřadí ze hry a dobereš si jinou, třeba i několikrát. Celkem stavíš stále tři osídlení, pokud se stůl nedohodne, že se s novou kartou staví tři.
rule-KB-13a = Volný znamená kdekoli na desce. Zjišťuje se to při ukázání karty a po každé stavbě i přesunu, dokud kartu potřebuješ: k povinné akci, nebo pro dosud nepoužitou věštírnu či stodolu. Stůl se může dohodnout, že se počítá jen povinná akce.
rule-KB-13b = Nová karta nahrazuje starou po zbytek tahu, i pro věštírnu a stodolu. Co už stojí, zůstává.
rule-KB-13c = Není-li už vůbec žádná karta k dobrání, tvoje povinná akce končí.
rule-KB-14 = Dojde-li ti zásoba, vybuduješ, co máš, třeba i nic, a povinná akce platí za splněnou. Žetony před ní smějí zásobu vyčerpat, pokud se stůl nedohodne, že tři osídlení zůstávají pro povinnou akci.
rule-KB-20 = Na hexu stojí nejvýš jedno osídlení, a to jen na pěti terénech; na vodu vede cesta jen přes přístav.
rule-KB-21 = Každé osídlení musí sousedit s některým tvým, pokud to na požadovaném terénu jde. Počítají se i ta, která stavíš v tomto tahu.
rule-KB-22 = Když sousedit nejde, zvol kterýkoli volný hex požadovaného terénu; s věží kterýkoli volný hex vhodný ke stavbě na okraji.
rule-KB-23 = Sousedy hexu je až šest hexů kolem něj, i přes spoje částí desky. Cizí osídlení jen zabírají hexy.
rule-KB-30 = Vybuduješ-li nebo přesuneš-li osídlení vedle místa, na kterém je žeton, hned jeden získáš. Použít ho můžeš od svého příštího tahu.
rule-KB-31 = Z každého hexu s místem získá hráč za celou hru nejvýš jeden žeton. Dva stejné pocházejí vždy ze dvou hexů téhož druhu.
rule-KB-32 = Odejde-li od místa tvoje poslední sousední osídlení, žeton tohoto místa ztrácíš a vyřadí se ze hry.
rule-KB-32a = Přesun je jeden krok: nejdřív se žetony ztrácejí, pak lze nějaký získat. Ztratit se může i žeton, který přesun umožnil; přesun platí.
rule-KB-33 = Ztrácíš-li jeden ze dvou stejných žetonů, jde nejdřív použitý nebo nový, aby ti nepoužitý zůstal k dispozici.
rule-KB-34 = Věštírna: jedno osídlení navíc na terénu tvé karty. Statek: jedno navíc na louce. Oáza: jedno navíc na poušti. Vždy vedle tvých, pokud to jde.
rule-KB-35 = Věž: jedno osídlení navíc na volném hexu vhodném ke stavbě na okraji desky, vedle tvých, pokud to jde.
rule-KB-36 = Krčma: jedno osídlení navíc na volném hexu vhodném ke stavbě přímo na konci přímé řady aspoň tří tvých, v kterémkoli ze tří směrů.
rule-KB-37 = Stodola: přesuň jedno své osídlení na volný hex s terénem své karty, vedle jiného svého, pokud to jde.
rule-KB-37a = Stodola a přístav: hex, který osídlení opouští, se počítá při otázce, zda může sousedit s jiným, pokud se stůl nedohodne, že se nepočítá; vrátit se na něj ale nesmí. Bez jiného cíle ho nelze zvednout.
rule-KB-38 = Přístav: přesuň jedno své osídlení na volnou vodu, vedle jiného svého, pokud to jde. Jiná cesta na vodu není; žetony ho odtud mohou zase přesunout.
rule-KB-39 = Výběh: přesuň jedno své osídlení přesně o dva hexy v přímé linii, přes cokoli, na volný hex vhodný ke stavbě. S tvými sousedit nemusí.
rule-KB-40 = Žetony, které staví, potřebují osídlení z tvé zásoby; žetony, které přesouvají, ne.
rule-KB-50 = Když někdo umístí své poslední osídlení, kolo se dohraje, aby měli všichni stejně tahů.
rule-KB-51 = Hrady: 3 zlata za každý hrad, vedle kterého stojí aspoň jedno tvoje osídlení.
rule-KB-52 = Rybáři: 1 zlato za každé tvoje osídlení vedle vody, ale nic za to, které na vodě stojí.
rule-KB-53 = Havíři: 1 zlato za každé tvoje osídlení vedle hory.
rule-KB-54 = Dělníci: 1 zlato za každé tvoje osídlení vedle místa nebo hradu.
rule-KB-55 = Kupci: 4 zlata za každé místo i každý hrad, pokud je tvoje souvislá osídlení spojují aspoň s jedním dalším. Stůl se může dohodnout, že místa bez žetonů se nepočítají.
rule-KB-56 = Objevitelé: 1 zlato za každou vodorovnou řadu s tvým osídlením.
rule-KB-57 = Rytíři: 2 zlata za každé tvoje osídlení v té jedné vodorovné řadě, kde jich máš nejvíc.
rule-KB-58 = Poustevníci: 1 zlato za každou oddělenou skupinu tvých osídlení; skupinou je i jediné osídlení.
rule-KB-59 = Měšťané: 1 zlato za každá dvě osídlení v tvé největší skupině, zaokrouhleno dolů.
rule-KB-60 = Páni: v každé části desky 12 zlat za nejvíc osídlení a 6 za nejbližší nižší počet; při shodě dostanou všichni plnou částku. Počítá se i nula, takže na prázdné desce mají všichni v každé části 12; stůl se může dohodnout, že nula nic nevynáší.
rule-KB-61 = Statkáři: 3 zlata za každé osídlení v té části desky, kde jich máš nejméně; je-li některá část bez tvých osídlení, nedostaneš nic.
rule-KB-62 = Osídlení na vodě se počítají pro každou kartu kromě karty Rybáři a také pro hrady a místa.
rule-KB-63 = Vítězí, kdo má nejvíc zlata; při shodě se hráči o vítězství dělí.

## Buttons
do-build = Vybudovat na { $what }
do-token = Použít { $location_using }
do-move = Přesunout osídlení z { $what }
do-to = Položit na { $what }
do-end = Ukončit tah
do-build-there = Vybudovat: { $place }
do-move-there = Přesunout osídlení: { $place }
do-to-there = Položit: { $place }
place-hex = { $name } ({ $where })
where-location = u { $location_of }
where-castle = u hradu
detail-left = zbývá { $left }
detail-places = { $places ->
    [one] svítí 1 pole
    [few] svítí { $places } pole
   *[other] svítí { $places } polí
}
end-note = { $tokens ->
    [one] ještě můžeš použít 1 žeton
    [few] ještě můžeš použít { $tokens } žetony
   *[other] ještě můžeš použít { $tokens } žetonů
}
option-turned = { $location }, otočeno

## Reasons of hints

reason-token = Od příštího tahu máš za žeton ({ $location }) jednu akci v tahu navíc.
reason-last-token = Poslední žeton tohoto místa ({ $location }) máš ty: v každém tahu jedna akce navíc, pro ostatní žádná.
reason-castle = { $count ->
    [one] Ještě 1 osídlení
    [few] Ještě { $count } osídlení
   *[other] Ještě { $count } osídlení
} a další hrad přinese { $points } zlaté.
reason-merchants = { $count ->
    [one] Ještě 1 osídlení
    [few] Ještě { $count } osídlení
   *[other] Ještě { $count } osídlení
} a kupci zaplatí { $points } zlatých za dvě spojená místa.
reason-farmers = { $count ->
    [one] Ještě 1 osídlení v nejchudší části desky přinese
    [few] Po 1 osídlení v { $count } nejchudších částech desky přinese
   *[other] Po 1 osídlení v { $count } nejchudších částech desky přinese
} { $points } zlaté.
reason-untouched = Tohoto terénu se nedotýkáš: { $terrain }. S takovou kartou na něm smíš stavět kdekoli.
reason-lose = ztratí žeton: { $location }

## Lekce
lesson-first-goal = Čtyřicet osídlení a co nejvíc zlata
lesson-first-goal-body = Všichni osidlují tuto zemi, v každém tahu třemi osídleními. Zlato přijde nakonec: za *hrady* a za *tři karty*, které jsou v každé hře jiné.
lesson-first-goal-mark-1 = *Hrad* platí tomu, kdo bydlí vedle
lesson-first-goal-mark-2 = *Místo* ti dá zvláštní akci
lesson-first-goal-mark-3 = *Tyhle tři* platí na konci této hry
lesson-first-card = Karta říká, kde stavíš
lesson-first-card-body = Držíš jednu kartu terénu, teď je to *les*. První osídlení smí stát na kterémkoli volném lesním hexu desky.
lesson-first-card-task = Vybuduj osídlení na zářícím lesním hexu.
lesson-first-card-again = Karta říká les, takže to jde jen na volném lesním hexu.
lesson-first-card-no-other-terrain = To je jiný terén. Tvoje karta říká les.
lesson-first-card-no-not-land = Na vodě, horách, hradech a místech se nestaví.
lesson-first-card-done = První osídlení stojí. K tomuto tahu patří *ještě dvě*.
lesson-first-touch = Druhé osídlení patří vedle prvního
lesson-first-touch-body = Dokud to jde, stavíš vždy *vedle některého svého* osídlení. A terén tvé karty platí pořád.
lesson-first-touch-mark-1 = *Tvoje první osídlení*
lesson-first-touch-mark-2 = *Louka* sousedí také, ale karta říká les
lesson-first-touch-task = Klikni na jeden ze zářících hexů. Který, je na tobě.
lesson-first-touch-again = Musí to být les, a to hned vedle tvého osídlení.
lesson-first-touch-no-touch = Les to je, jen je daleko. Dokud to jde, stavíš vedle svých.
lesson-first-touch-no-other-terrain = Vedle, nebo ne, karta říká les.
lesson-first-touch-done = Teď stojí dvě vedle sebe. Třetí smí sousedit *s kteroukoli z nich*.
lesson-first-token = Soused výběhu
lesson-first-token-body = Kdo vybuduje osídlení *vedle místa*, hned si z něj vezme žeton. Od příštího tahu ti dává zvláštní akci, a to každý tah.
lesson-first-token-mark-1 = *Výběh* se dvěma žetony
lesson-first-token-task = Vybuduj osídlení v lese vedle výběhu.
lesson-first-token-again = Tady má cenu žeton: vybuduj osídlení na zářícím hexu vedle výběhu.
lesson-first-token-done = Žeton výběhu je tvůj. Leží u tebe a bude *připravený příští tah*.
lesson-first-end = Tři stojí: tah končí
lesson-first-end-body = Přesně tři osídlení, ani víc, ani míň. Tah ukončíš, kartu odložíš a *lízneš si novou*.
lesson-first-end-task = Ukonči svůj tah.
lesson-first-end-again = Všechny tři stojí. Ukonči tah tlačítkem.
lesson-first-end-done = Držíš novou kartu, kterou nikdo jiný nevidí. Teď je na tahu oranžový.
lesson-first-orange = Oranžový dělá totéž
lesson-first-orange-body = Oranžový měl *poušť* a třikrát stavěl podle stejných pravidel. Cizí osídlení jen zabírají místo.
lesson-first-jump = Zvláštní akce
lesson-first-jump-body = Výběh přesune jedno tvé osídlení *o dva hexy rovně*, přes cokoli, třeba přes řeku. Buď před stavbou, nebo až po všech třech, nikdy mezi nimi.
lesson-first-jump-mark-1 = *Přes řeku* k hradu
lesson-first-jump-task = Klikni na žeton výběhu, pak na osídlení a nakonec na louku za řekou.
lesson-first-jump-again = Nejdřív žeton výběhu, pak prostřední osídlení a pak přes řeku k hradu.
lesson-first-jump-done = Stojí u hradu. Vedle výběhu jedno osídlení zůstalo, takže *žeton ti zůstává*.
lesson-first-castles = Hrad platí, teď { $points }
lesson-first-castles-body = Každý hrad, u kterého máš aspoň jedno osídlení, dá na konci *3 zlata*. Další osídlení u téhož hradu už nic nepřidá.
lesson-first-row = Květinové pole a plán
lesson-first-row-body = Karta říká *květinové pole*. Sousedí s ním jen osídlení u hradu, a tak pokračuješ odtud, po jedné řadě.
lesson-first-row-task = Vybuduj tři osídlení vedle sebe v této řadě.
lesson-first-row-again = Drž se řady: vybuduj osídlení na zářícím hexu.
lesson-first-row-no-touch = Květiny ano, ale vedle žádného tvého osídlení.
lesson-first-row-no-other-terrain = Tentokrát karta říká květinové pole.
lesson-first-row-done = Další tři stojí. Další krok ukáže, kolik ta řada vynese.
lesson-first-knights = Rytíři mají rádi plné řady
lesson-first-knights-body = *Rytíři*: 2 zlata za každé osídlení ve tvé nejplnější vodorovné řadě, tady už { $points }. *Rybáři*: 1 za každé u vody. Kde stavíš, tolik vyděláš.
lesson-first-anew = Nic vedle tebe? Tak kamkoli
lesson-first-anew-body = Karta říká *poušť* a žádné tvé osídlení s pouští nesousedí. Pak *začneš znovu*, kde chceš: tak se dostaneš přes celou desku.
lesson-first-anew-mark-1 = *Další hrad* a poušť hned u něj
lesson-first-anew-task = Vybuduj osídlení na kterékoli poušti. Ta u hradu je dobrá.
lesson-first-anew-again = Stačí kterýkoli volný pouštní hex, ale poušť to být musí.
lesson-first-anew-no-other-terrain = Kamkoli ano, ale na poušť.
lesson-first-anew-done = Druhý domov. *Další dvě* už zase musí sousedit s tvými.
lesson-first-last = Jak hra končí
lesson-first-last-body = O několik tahů později: *oranžový staví poslední ze čtyřiceti osídlení*. Kolo se dohraje, aby měli všichni stejně tahů, a hra končí.
lesson-first-merchants = Kupci počítají cesty z osídlení
lesson-first-merchants-body = *Kupci*: 4 zlata za každé místo nebo hrad, které tvá souvislá osídlení spojí s jiným. Modrý spojil čtyři a dostává { $points }.
lesson-first-finish = Máš { $total } zlata
lesson-first-finish-body = To je všechno: tři osídlení za tah vedle svých, žetony na zvláštní akce, zlato za hrady a karty. *Kdo má nejvíc zlata, vyhrává*. Hraj dál od svého čtvrtého tahu proti snadnému botovi.

until-end = { $left ->
    [one] komu jich zbývá nejméně, má ještě 1 osídlení.
   *[other] komu jich zbývá nejméně, má ještě { $left } osídlení.
}

## The score sheet of the real table

fault-sectors = sectors: mají být čtyři [jméno, otočen] (SZ, SV, JZ, JV), ne { $given }
fault-sector-missing = Chybí část desky.
fault-sector-form = sectors: má být [jméno, true nebo false], ne { $given }
fault-sector-twice = Část { $location } je tu dvakrát.
fault-cards = cards: má být { $count } karet království, ne { $given }
fault-card-twice = cards: { $card } dvakrát
fault-cards-missing = Ze 3 karet království ještě { $count } chybí.
fault-settlements-too-many = { $player }: { $count } osídlení; jedné barvy je jich { $most }
fault-settlement-on-mountain = { $player }: { $hex } je hora; osídlení tam stát nemůže
fault-settlement-on-castle = { $player }: { $hex } je hrad; osídlení tam stát nemůže
fault-settlement-on-location = { $player }: { $hex } je místo; osídlení tam stát nemůže
fault-settlement-taken = { $player }: na { $hex } už stojí osídlení hráče { $owner }
fault-emptied-no-location = emptied: { $hex } není místo
fault-hex-form = { $where }: má být [řada, sloupec], ne { $given }
pad-step-board = Plán a karty
pad-step-settlements = Osídlení
set-sectors = Části desky
field-oracle = Věštírna
field-farm = Statek
field-oasis = Oáza
field-tower = Věž
field-tavern = Krčma
field-barn = Stodola
field-harbor = Přístav
field-paddock = Výběh
pad-sectors = Části desky
pad-sectors-note = poznáš je podle místa
pad-sector-empty = ťukni dole na část desky
pad-sector-turn = Otočit část desky
pad-cards = Karty království
pad-cards-note = { $count } ze 3
pad-hint-board = Pokládej části jako při čtení; ťuknutí na plán část otočí.
pad-hint-paint = Prst maluje, ťuknutí odebere, dva prsty posouvají plán.
pad-readings = Jak hrajete u vás
pad-lords-need-one = Páni: nic v části desky, žádné zlato
pad-merchants-tokens = Kupci: jen místa se žetony
pad-emptied = Žádný žeton tu už neleží
pad-emptied-not = Leží tu žeton

lesson-oracle = Věštírna
lesson-oracle-see = O jedno víc na tvém terénu
lesson-oracle-see-body = *Věštírna* vybuduje ještě jedno osídlení na terénu tvé karty, vedle tvých, pokud to jde.
lesson-oracle-do = Ještě jednou, s věštírnou
lesson-oracle-do-body = Tvoje karta terénu platí i pro věštírnu. Osídlení se bere z tvé zásoby.
lesson-oracle-do-task = Klepni na žeton věštírny a pak na hex, který svítí.
lesson-oracle-do-again = Nejdřív žeton věštírny, pak volný hex tvého terénu vedle tebe.
lesson-oracle-do-done = *Čtyři osídlení* v jednom tahu. Věštírna to umí v každém.

lesson-farm = Statek
lesson-farm-see = O jedno víc na louce
lesson-farm-see-body = *Statek* vybuduje ještě jedno osídlení na louce, ať karta říká cokoli. Vedle tvých, pokud to jde.
lesson-farm-do = Stav na louce
lesson-farm-do-body = Na kartě v ruce teď nezáleží.
lesson-farm-do-task = Klepni na žeton statku a pak na louku, která svítí.
lesson-farm-do-again = Nejdřív žeton statku, pak volná louka vedle některého tvého.
lesson-farm-do-done = O jedno víc na *louce* a kartu máš ještě před sebou.

lesson-oasis = Oáza
lesson-oasis-see = O jedno víc na poušti
lesson-oasis-see-body = *Oáza* vybuduje ještě jedno osídlení na poušti, ať karta říká cokoli. Vedle tvých, pokud to jde.
lesson-oasis-do = Stav na poušti
lesson-oasis-do-body = Tady s tebou sousedí jediná poušť, musí to tedy být tam.
lesson-oasis-do-task = Klepni na žeton oázy a pak na poušť, která svítí.
lesson-oasis-do-again = Nejdřív žeton oázy, pak volná poušť vedle tebe.
lesson-oasis-do-done = O jedno víc na *poušti*. Před svými třemi, nebo po nich, jak chceš.

lesson-tower = Věž
lesson-tower-see = O jedno víc na okraji
lesson-tower-see-body = *Věž* staví na kterémkoli volném hexu vhodném ke stavbě na okraji desky: v krajních řadách a sloupcích. Vedle tvých, pokud to jde.
lesson-tower-do = Stav na okraji
lesson-tower-do-body = Na terénu nezáleží, jen na okraji. Už tam stojíš, naváže se tedy na tebe.
lesson-tower-do-task = Klepni na žeton věže a pak na hex na okraji, který svítí.
lesson-tower-do-again = Nejdřív žeton věže, pak volný hex na okraji vedle tebe.
lesson-tower-do-done = Na *okraji*. Bez souseda by to směl být kterýkoli volný hex na okraji.

lesson-tavern = Krčma
lesson-tavern-see = O jedno víc na konci řady
lesson-tavern-see-body = *Krčma* potřebuje tři tvoje osídlení nebo víc v přímé linii, v kterémkoli ze tří směrů. Staví přímo na jednom z konců, na jakémkoli terénu ke stavbě.
lesson-tavern-do = Prodluž řadu
lesson-tavern-do-body = Každý konec, který svítí, patří k řadě aspoň tří.
lesson-tavern-do-task = Klepni na žeton krčmy a pak na konec řady.
lesson-tavern-do-again = Nejdřív žeton krčmy, pak volný hex přímo na konci řady tří.
lesson-tavern-do-done = Řada je *delší* a příští tah ji smíš prodloužit znovu.

lesson-barn = Stodola
lesson-barn-see = Osídlení se stěhuje
lesson-barn-see-body = *Stodola* přesune jedno tvoje osídlení na volný hex s terénem tvé karty, vedle jiného tvého, pokud to jde. Ze zásoby se nic nebere.
lesson-barn-do = Přesuň jedno
lesson-barn-do-body = Vezmi takové, které stojí tam, kde málo vynáší. Kdyby bylo poslední u místa, přijdeš o žeton.
lesson-barn-do-task = Klepni na žeton stodoly, pak na osídlení ve světle a pak tam, kam má jít.
lesson-barn-do-again = Nejdřív žeton stodoly, pak osídlení ve světle, pak hex, který svítí.
lesson-barn-do-done = *Přesunuto.* V zásobě máš stejně jako předtím.

lesson-harbor = Přístav
lesson-harbor-see = Na vodu
lesson-harbor-see-body = *Přístav* přesune jedno tvoje osídlení na volnou vodu, vedle jiného tvého, pokud to jde. Jiná cesta na vodu nevede.
lesson-harbor-do = Vypluj
lesson-harbor-do-body = Na vodě se osídlení počítá pro hrady i pro všechny karty kromě Rybářů.
lesson-harbor-do-task = Klepni na žeton přístavu, pak na osídlení ve světle a pak na volnou vodu.
lesson-harbor-do-again = Nejdřív žeton přístavu, pak osídlení ve světle, pak voda, která svítí.
lesson-harbor-do-done = Teď žije *na vodě* a spojuje, co leží na obou březích.

lesson-groups = Poustevníci a Měšťané
lesson-groups-hermits = Poustevníci: { $points } zlat
lesson-groups-hermits-body = *1 zlato za každou tvou skupinu,* a skupinou je i jediné osídlení. Rozptyl se tedy a začínej znovu, kdykoli smíš.
lesson-groups-citizens = Měšťané: { $points } zlato
lesson-groups-citizens-body = *1 zlato za každá dvě* osídlení v tvé největší skupině, zaokrouhleno dolů. Kdo žije tak roztroušeně jako tady, nedostane skoro nic: ty dvě karty jdou proti sobě.

lesson-shores = Rybáři a Havíři
lesson-shores-fishermen = Rybáři: { $points } zlat
lesson-shores-fishermen-body = *1 zlato za každé osídlení vedle vody.* Ať je vody kolem kolik chce, počítá se jednou; a na vodě samé vůbec.
lesson-shores-miners = Havíři: { $points } zlat
lesson-shores-miners-body = *1 zlato za každé osídlení vedle hory.* Které stojí mezi řekou a horou, počítá se pro obě karty.

lesson-lines = Objevitelé
lesson-lines-discoverers = Objevitelé: { $points } zlat
lesson-lines-discoverers-body = *1 zlato za každou vodorovnou řadu,* ve které máš osídlení. Druhé v téže řadě nepřidá nic, stav tedy spíš nahoru a dolů než podél.
lesson-lines-castles = Hrady: { $points } zlat
lesson-lines-castles-body = Hrady platí k tomu, v každé hře: *za každý 3 zlata*. Tady zatím k žádnému nedosáhneš, další řady by tedy mohly vést kolem některého.

# What is wrong with a component set

fault-land = { $where }: každé čtyři potřebují aspoň { $wanted } polí k vybudování; čtyři zdejší mají { $count }
fault-letters = { $where }: má tu být { $wanted } písmen, ne { $count }
fault-specials = { $where }: polí { $letter } má být { $wanted }, ne { $count }
fault-rim = { $where }: hrad nebo lokace na { $place } je na kraji
fault-near = { $where }: { $place } a { $other } mají společného souseda
lesson-workers = Dělníci
lesson-workers-see = Vedle místa nebo hradu
lesson-workers-see-body = *1 zlato za každé tvoje osídlení vedle místa nebo hradu.* Ve světle jsou ta, která se počítají teď. Mezi dvěma takovými se osídlení počítá jednou.
lesson-workers-do = Dvě k hradu
lesson-workers-do-body = Tvoje karta je poušť a vedle tvých osídlení žádná není. Smíš tedy začít u tohoto hradu.
lesson-workers-do-task = Vybuduj dvě osídlení u hradu ve světle.
lesson-workers-do-again = Nejdřív první hex ve světle, pak druhý; oba se dotýkají hradu.
lesson-workers-do-done = O dvě víc pro dělníky. Hrad sám dá svá *3 zlata jen jednou.*
lesson-workers-count = Dělníci: { $points } zlat
lesson-workers-count-body = Tady se vyplatí tlačit se: kolem jednoho místa nebo hradu se vejde až šest osídlení a každé přinese 1 zlato.

lesson-farmers = Statkáři
lesson-farmers-see = Počítá se nejchudší část
lesson-farmers-see-body = *3 zlata za každé osídlení v té části desky, kde jich máš nejméně.* Části jsou čtyři. Vlevo nahoře zatím nemáš žádné, nedostaneš tedy nic.
lesson-farmers-do = Do prázdné části
lesson-farmers-do-body = Tvoje karta je les a žádného se nedotýkáš, smíš tedy kamkoli. Jdi tam, kde chybíš.
lesson-farmers-do-task = Vybuduj dvě osídlení v levé horní části, tam, kde svítí.
lesson-farmers-do-again = Hexy ve světle: oba leží v levé horní části.
lesson-farmers-do-done = V nejchudších částech máš teď *po dvou,* to je 6 zlat.
lesson-farmers-count = Statkáři: { $points } zlat
lesson-farmers-count-body = Záleží jen na nejmenším ze čtyř počtů. Další osídlení pomůže tam, kde jich máš nejméně, a nikde jinde.

lesson-lords = Páni
lesson-lords-see = Nejvíc v každé části
lesson-lords-see-body = *V každé ze čtyř částí 12 zlat za nejvíc osídlení a 6 za další počet.* Vpravo dole máš 6 a oranžový 7. Dostaneš tam tedy 6 a oranžový 12.
lesson-lords-do = Předstihni oranžového
lesson-lords-do-body = Tvoje karta je poušť. S jedním navíc máte stejně, a při shodě dostanou všichni plnou částku; se dvěma vedeš jen ty.
lesson-lords-do-task = Vybuduj dvě osídlení v pravé dolní části.
lesson-lords-do-again = Hexy ve světle: oba leží v pravé dolní části.
lesson-lords-do-done = Osm proti sedmi: *12 pro tebe* a jen 6 pro oranžového.
lesson-lords-count = Páni: { $points } zlat
lesson-lords-count-body = Získáš 6 a oranžový o 6 přijde. Osídlení navíc v jedné části nepřinese nic: dvě části s převahou jsou víc než jedna plná.
