# Timber Town (Bobřany) česky.

game-title = Bobřany
game-about = Vylov z řeky budovy dřív, než se zřítí přes vodopád, a postav z nich hezčí ze dvou bobřích měst.

## Tiles
# same
color-green = park
color-brown = dílek bobra
color-red = staveniště
color-purple = chrám
color-orange = tržiště
color-blue = dílna
color-yellow = dům
# same
letter-green = P
# same
letter-brown = B
letter-red = S
letter-purple = C
letter-orange = T
letter-blue = L
letter-yellow = D
tile-green-adjacent = park (zatáčka)
tile-green-opposite = park (rovinka)
tile-brown-four = dílek bobra
tile-red-crane = staveniště s jeřábem
tile-red-dam = staveniště s hrází
tile-red-raft = staveniště s vorem
tile-purple-adjacent = chrám (zatáčka)
tile-purple-opposite = chrám (rovinka)
tile-orange-adjacent = tržiště (zatáčka)
tile-orange-opposite = tržiště (rovinka)
tile-orange-three = tržiště (rozcestí)
tile-blue-adjacent = dílna (zatáčka)
tile-blue-opposite = dílna (rovinka)
tile-blue-three = dílna (rozcestí)
tile-blue-four = dílna (křižovatka)
tile-yellow-one = dům (slepý konec)
tile-yellow-adjacent = dům (zatáčka)
tile-yellow-opposite = dům (rovinka)
tile-yellow-three = dům (rozcestí)
tile-yellow-four = dům (křižovatka)

## Figures
figure-crane = jeřáb
    .with = jeřábem
figure-dam = hráz
    .with = hrází
figure-raft = vor
    .with = vorem
figure-raft-two = dvoubarevný vor
    .with = dvoubarevným vorem
figure-beaver = bobr
    .with = bobrem
figure-builder = bobr stavitel
    .with = bobrem stavitelem
does-crane = odlož ho, když získáváš dílek; ten pak smí do kteréhokoli sloupce
does-dam = odlož ji a získej v tomto tahu jeden dílek z řeky navíc
does-raft = polož ho na dílek v řece; získat ho pak smíš jen ty a vor se ti vrátí
does-raft-two = polož ho na dílek v řece; získat ho pak smíš jen ty, vor potom opustí hru
does-beaver = stojí na svém hnědém dílku a chce projít tvým městem
does-builder = 5 bodů pro toho, kdo jako první zaplní město

## Scoring cards
score-brown_namesti = Náměstí
score-brown_namesti-short = 5 za bobra, který přes svůj dílek přejde město
score-red_dvur = Dvůr
score-red_dvur-short = 2 za staveniště, 1 za nepoužitou figurku
score-green_zahrada = Zahrada
score-green_zahrada-short = 5 za park v rohu města
score-green_hriste = Hřiště
score-green_hriste-short = 5 za park ve středu města
score-green_statek = Statek
score-green_statek-short = 2, 3, 4, 5 za park ve sloupci 1, 2, 3, 4
score-green_lesopark = Lesopark
score-green_lesopark-short = 5 za park, který je ve svém řádku i sloupci sám
score-purple_svatyne = Svatyně
score-purple_svatyne-short = 4 za chrám, dalších 6 za víc chrámů než protihráč
score-purple_klaster = Klášter
score-purple_klaster-short = za chrám velikost největší nefialové skupiny vedle něj
score-purple_poustevna = Poustevna
score-purple_poustevna-short = 5 za chrám, vedle kterého není dílna, tržiště ani staveniště
# same
score-purple_pagoda = Pagoda
score-purple_pagoda-short = 1 až 6 chrámů: −9, 8, −6, 20, −3, 36
score-orange_jidlo = Jídlo
score-orange_jidlo-short = tržiště: 2 za každý dílek jiné barvy vedle něj
score-orange_kvetiny = Květiny
score-orange_kvetiny-short = tržiště: 2 za každou jinou barvu vedle něj
score-orange_latky = Látky
score-orange_latky-short = tržiště: 2 za každý dílek jiné barvy u jeho rohů
score-orange_sperky = Šperky
score-orange_sperky-short = tržiště: 2 za každou jinou barvu u jeho rohů
score-blue_bednarstvi = Bednářství
score-blue_bednarstvi-short = dílna: 2 za každou jinou barvu v jejím sloupci
score-blue_truhlarstvi = Truhlářství
score-blue_truhlarstvi-short = dílna: 2 za každou jinou barvu v jejím řádku
score-blue_krejcovstvi = Krejčovství
score-blue_krejcovstvi-short = dílna: 2 za každou další dílnu v řádku a sloupci
score-blue_kovarstvi = Kovářství
score-blue_kovarstvi-short = dílna: 2 za každou jinou barvu na jejích diagonálách
score-yellow_chalupa = Chalupa
score-yellow_chalupa-short = 5 za dům ve dvojici
score-yellow_srub = Srub
score-yellow_srub-short = propojené domy, 2 až 8 a víc: 5, 8, 12, 17, 23, 30, 40
score-yellow_bouda = Bouda
score-yellow_bouda-short = 5 za dům ve trojici
score-yellow_salas = Salaš
score-yellow_salas-short = domy vedle sebe, 2 až 8 a víc: 5, 8, 12, 17, 23, 30, 40
score-builder = Bobr stavitel
score-total = Celkem
paper-note = Vítězí, kdo má víc bodů; při shodě ten, kdo má bobra stavitele, jinak oba.

## The table in words
words-round = Kolo { $number } z nejvýše 19, první v něm hraje { $player }.
words-stack = Dílky lícem dolů: { $stack }; { $kinds }
words-lost = Dílky za vodopádem: { $kinds }
words-supply = Figurky v zásobě: { $figures }
words-over = Hra skončila. Vítězství: { $winners }.
words-player = { $number } { $name }{ $mark }: body { $points }, figurky: { $figures }{ $builder }
words-deciding = { " " }(na tahu)
words-builder = ; bobr stavitel
words-none = žádné
words-river = Řeka; deska 1 je u sloupečků, deska 4 u vodopádu:
words-rafted = { " " }[{ $figure }, { $player }]
words-city = Město, { $player } (sloupce 1 až 4):
words-bridge = { $figure } mezi { $side }
words-routes = Městem projdou bobři z polí: { $cells }
words-marks = za písmenem strany s chodníčkem: N sever, E východ, S jih, W západ; - a | propojeno, { $bridge } propojeno figurkou, { $offered } můžeš zvolit
words-gaining = Získáváš: { $tile }, chodníčky bez otočení { $ends }
words-fit = { $cell }, otočeno o { $turn }°: chodníčky { $ends }, bodů přinese: { $points }, strany pro figurky: { $sides }
words-missing = Figurka je třeba mezi { $side }

## What is asked
asked-take = Získej dílek, polož vor, nebo pasuj
asked-no-take = Nic se nehodí: vor, figurka, nebo pas
asked-pass = Teď se nedá nic dělat: pasuj
asked-free = Použij figurky a vory, nebo ukonči tah
asked-end = Ukonči svůj tah
asked-bound = Město je plné: propoj dílky, nebo pasuj
asked-place = Vyber pole, sloupec { $column }: { $tile }
asked-place-or-crane = Sloupec { $column }, nebo jeřáb: { $tile }
asked-place-anywhere = Vyber kterékoli pole: { $tile }
asked-crane = Použij jeřáb: sloupec { $column } místo nemá
asked-turn = Jak má na { $cell } ležet { $tile }?
asked-dismantle = { $sides ->
    [one] Na { $cell } nesedí 1 strana: vyber figurku
    [few] Na { $cell } nesedí { $sides } strany: vyber figurky
   *[other] Na { $cell } nesedí { $sides } stran: vyber figurky
}

## What happened
log-round = Kolo { $round }: první hraje { $player }.
log-reveal = Nově v řece: { $tiles }.
log-fall = Přes vodopád se řítí: { $tiles }.
log-raft-back = { $player } dostává zpět vor, který dorazil k vodopádu.
log-raft-lost = { $player } přichází u vodopádu o dvoubarevný vor.
log-take = { $player } získává dílek z { $slot } a umisťuje ho na { $cell }: { $tile }.
log-claim = { $player } získává zpod svého voru dílek z { $slot } a umisťuje ho na { $cell }: { $tile }.
log-dam = { $player } používá hráz, získává dílek z { $slot } a umisťuje ho na { $cell }: { $tile }.
log-crane = { $player } používá jeřáb, aby dílek přišel na { $cell }.
log-figure = { $player } získává figurku: { $figure }.
log-dismantle = { $player } rozebírá figurku mezi { $side }: { $figure }.
log-beaver = { $player } umisťuje na { $cell } bobra.
log-builder = { $player } zaplňuje město jako první a bere si bobra stavitele.
log-raft = { $player } pokládá vor na { $slot }: { $tile }.
log-raft-two = { $player } pokládá dvoubarevný vor na { $slot }: { $tile }.
log-pass = { $player } pasuje.
log-forced-pass = { $player } má plné město a pasuje.
log-over = Hra skončila.

## Why not
refusal-over = Hra skončila.
refusal-finish = Na umístění čeká { $tile }: nejdřív to dokonči, nebo vezmi volbu zpět.
refusal-finish-turn = Pole { $cell } je vybrané: teď zvol, jak bude dílek ležet, nebo vezmi volbu zpět.
refusal-finish-sides = { $sides ->
    [one] Dílek na { $cell } ještě potřebuje figurku na 1 straně; vyber ji, nebo vezmi umístění zpět.
    [few] Dílek na { $cell } ještě potřebuje figurky na { $sides } stranách; vyber je, nebo vezmi umístění zpět.
   *[other] Dílek na { $cell } ještě potřebuje figurky na { $sides } stranách; vyber je, nebo vezmi umístění zpět.
}
refusal-city-full = Tvoje město je plné: žádný další dílek už umístit nelze.
refusal-column-full = Sloupec { $column } je plný a { $tile } bez jeřábu jinam nesmí.
refusal-nowhere = { $sides ->
    [one] Do sloupce { $column } se { $tile } nehodí: i na nejlepším místě nesedí 1 strana. Figurky k dispozici: { $figures }.
    [few] Do sloupce { $column } se { $tile } nehodí: i na nejlepším místě nesedí { $sides } strany. Figurky k dispozici: { $figures }.
   *[other] Do sloupce { $column } se { $tile } nehodí: i na nejlepším místě nesedí { $sides } stran. Figurky k dispozici: { $figures }.
}
refusal-no-dam = Nemáš žádnou hráz.
refusal-no-tile = Na místě { $slot } žádný dílek není.
refusal-rafted = Zarezervováno cizím vorem ({ $owner }): { $tile }.
refusal-own-raft-there = Na tomto dílku už tvůj vor leží.
refusal-own-raft = Na tomto dílku leží tvůj vor: získej ho volnou akcí.
refusal-no-raft-there = Tvůj vor na tomto dílku neleží: { $tile }.
refusal-no-raft = Takovou figurku nemáš: { $figure }.
refusal-main-done = Hlavní akci už máš v tomto tahu za sebou: je to jeden dílek, nebo jeden vor.
refusal-bound = Tvoje město je plné: další dílky už nezískáváš ani nerezervuješ.
refusal-not-pass = Hlavní akci už máš za sebou: ukonči tah.
refusal-not-end = Hlavní akce tě ještě čeká: získej dílek, polož vor, nebo pasuj.
refusal-tile-first = Nejdřív vyber dílek z řeky.
refusal-occupied = Na { $cell } už dílek leží.
refusal-column = Dílek je z desky řeky { $column }, patří tedy do sloupce { $column }; { $cell } leží v jiném.
refusal-column-crane = Dílek je z desky řeky { $column }, patří tedy do sloupce { $column }. Na { $cell } ho dostane jen jeřáb.
refusal-mismatch = { $sides ->
    [one] Ať ho otočíš jakkoli, na { $cell } nesedí aspoň 1 strana a potřebuje figurku
    [few] Ať ho otočíš jakkoli, na { $cell } nesedí aspoň { $sides } strany a potřebují figurky
   *[other] Ať ho otočíš jakkoli, na { $cell } nesedí aspoň { $sides } stran a potřebuje figurky
}; figurek máš { $figures }.
refusal-cell-first = Nejdřív vyber pole, kam přijde { $tile }.
refusal-same-turn = Po otočení o { $turn }° leží stejně jako po otočení o { $other }°.
refusal-mismatch-turned = { $sides ->
    [one] Po otočení o { $turn }° nesedí k sousedům 1 strana a potřebuje figurku
    [few] Po otočení o { $turn }° nesedí k sousedům { $sides } strany a potřebují figurky
   *[other] Po otočení o { $turn }° nesedí k sousedům { $sides } stran a potřebuje figurky
}; figurek máš { $figures }.
refusal-crane-first = Jeřáb se používá při získání dílku: nejdřív vyber dílek.
refusal-crane-again = Tento dílek už jeden jeřáb zvedá.
refusal-no-crane = Nemáš žádný jeřáb.
refusal-crane-useless = Mimo sloupec { $column } by jeřáb pro tento dílek místo nenašel.
refusal-side-matches = Mezi { $side } teď figurka nepatří; patří jen na strany pole { $cell }, které nesedí.
refusal-no-figure = Takovou figurku na nápovědní kartě nemáš: { $figure }.
refusal-no-tile-beside = Figurka propojuje dva dílky, a na { $cell } žádný není.
refusal-figure-there = Mezi { $side } už figurka je.
refusal-joined = Mezi { $side } se chodníčky už setkávají.

## Options
option-cards = Bodovací karty
option-cards-random = od každé barvy jedna vylosovaná
option-cards-first-game = karty pro první hru
option-route = Cesta bobra
option-route-walk = smí vést přes tentýž dílek vícekrát
option-route-simple-path = vede přes každý dílek nejvýš jednou

## Buttons
do-take = Získat dílek { $what }
do-claim = Získat zpod svého voru dílek { $what }
do-dam = Získat hrází dílek { $what }
do-raft = Položit svůj vor na { $what }
do-raft-two = Položit dvoubarevný vor na { $what }
do-place = Umístit na { $what }
do-turn = Otočit o { $what }°
do-crane = Použít jeřáb
do-dismantle = Rozebrat figurku mezi { $what }: { $figure }
do-pass = Pasovat
do-end = Ukončit tah

## Rules
rule-TT-1 = Hraje se se dvěma městy o 4 × 4 polích, čtyřmi deskami řeky, 48 dílky, 22 bodovacími kartami, bobrem stavitelem, třemi bobry a jedenácti figurkami staveb: třemi jeřáby, třemi hrázemi, jedním vorem v barvě každého hráče a třemi dvoubarevnými vory.
rule-TT-2 = Dílků je 48: 3 dílky bobrů (hnědé), 9 stavenišť (červená; po 3 s jeřábem, hrází a vorem), 6 parků (zelené), 6 chrámů (fialové), 6 tržišť (oranžová), 8 dílen (modré) a 10 domů (žluté).
rule-TT-3 = Všechny chodníčky dílku se uprostřed potkávají: kdo po jednom přijde, může po kterémkoli jiném odejít. Rozhoduje jen barva a strany s chodníčkem, takže otočení, která vypadají stejně, jsou totéž.
rule-TT-4 = Každý začíná s vorem své barvy. Všechny ostatní figurky leží v zásobě.
rule-TT-5 = Kdo začíná, určí los, nebo se na tom hráči dohodnou. Na deskách řeky se symboly hráčů střídají a na první desce je symbol začínajícího.
rule-TT-6 = Dílky se zamíchají do tří sloupečků lícem dolů a tři se odkryjí na první desku řeky. Ostatní desky jsou na začátku prázdné.
rule-TT-7 = Sedm bodovacích karet, od každé barvy jedna, leží od začátku odkrytých a platí pro oba hráče. Hnědá a červená karta je jen jedna; pro první hru je určených sedm karet.
rule-TT-8 = Každé kolo kromě prvního začíná řekou: co leží na poslední desce, zřítí se přes vodopád, ostatní desky se posunou o jednu dál a na desku, která je teď první, přijdou tři nové dílky. Vor v barvě hráče se od vodopádu vrací majiteli, dvoubarevný je ztracený.
rule-TT-9 = Když jsou sloupečky prázdné, řeka teče dál, ale nic nového nepřichází.
rule-TT-10 = V každém kole má každý hráč jeden tah. První hraje ten, čí symbol je na první desce řeky, takže se první hráč každé kolo střídá.
rule-TT-11 = Nové dílky přicházejí v kolech 1 až 16 a každý je v řece čtyři kola; kol je tedy nejvýš 19.
rule-TT-12 = V tahu máš nejvýš jednu hlavní akci (získání dílku, nebo vor) a libovolný počet volných akcí v libovolném pořadí. Dílek, který získáváš, umístíš dřív než cokoli jiného. Kdy tah končí, říkáš ty.
rule-TT-13 = Hlavní akce získání dílku: vyber v řece dílek, na kterém neleží protihráčův vor, libovolně ho otoč a umísti podle pravidel.
rule-TT-14 = Hlavní akce vor: polož jeden svůj vor na kterýkoli dílek v řece, na kterém žádný vor neleží. Získat tento dílek pak smíš jen ty.
rule-TT-15 = Smíš pasovat, tedy hlavní akci v tomto tahu vynechat. Volné akce můžeš předtím provést.
rule-TT-16 = Volná akce: získej dílek pod svým vorem. Nejdřív odejde vor: ten v tvé barvě se ti vrátí, dvoubarevný opustí hru. Potom dílek umístíš podle pravidel.
rule-TT-17 = Volná akce jeřáb: když získáváš dílek, odlož jeřáb a dílek smí do kteréhokoli sloupce. Ostatní pravidla pro umístění platí dál.
rule-TT-18 = Volná akce hráz: odlož hráz a získej v tomto tahu jeden dílek z řeky navíc. Pro jeho umístění platí všechna pravidla.
rule-TT-19 = Volná akce rozebrání: vlož svůj jeřáb, hráz nebo vor mezi dva sousední dílky svého města, tam, kde aspoň jeden nemá chodníček. Figurka je natrvalo propojí; na každou stranu patří nejvýš jedna.
rule-TT-19a = Rozebraná figurka platí na té straně za chodníček obou dílků. Je použitá: na konci za ni není bod a k ničemu jinému už neslouží.
rule-TT-19b = Figurku smíš rozebrat i později, v kterémkoli svém tahu, mezi dvěma dílky, které už leží a chodníček tam nemá ani jeden.
rule-TT-20 = Dílek získáš, jen když ho můžeš hned umístit. Nic se nenechává v ruce ani nezahazuje.
rule-TT-21 = Pole musí být prázdné a ve sloupci s číslem desky řeky, na které dílek právě leží. Jeřáb pravidlo o sloupci ruší.
rule-TT-22 = Na každé straně, kterou dílek sousedí s jiným, mají chodníček oba, nebo ani jeden; jinak tam hned vložíš figurku.
rule-TT-22a = Každá strana, která nesedí, potřebuje vlastní figurku a ty určíš, která kam přijde. Použít smíš ty, které ti na nápovědní kartě zbudou po zaplacení jeřábu nebo hráze za tento dílek, dále vor, který se ti právě vrátil, i figurku, kterou dává právě tento dílek.
rule-TT-23 = Chodníček smí vždy vést k okraji města nebo k prázdnému poli a strany bez chodníčku smějí být vedle sebe. Dílek nemusí s žádným jiným sousedit.
rule-TT-24 = Staveniště ti dá svou figurku, když ho získáš, ještě před umístěním; smíš ji použít už pro ně. Na dílek bobra přijde bobr, který na něm zůstane.
rule-TT-25 = Zásoba nikdy nedojde: figurek je tolik, kolik je dílků, které je dávají.
rule-TT-26 = Kdo první zaplní všech 16 polí, hned si vezme bobra stavitele za 5 bodů. Svůj tah dohraje, i s vorem, má-li ještě hlavní akci, a ve všech dalších pasuje.
rule-TT-27 = Hra končí, jakmile už žádný z hráčů nemůže získat další dílek: město je plné, nic zbylého se nehodí, nebo jsou řeka i sloupečky prázdné. Kolo se nedohrává.
rule-TT-28 = Sečti sedm karet a bobra stavitele. Dílek se smí počítat pro více karet, prázdná pole nic nestojí. Vyhrává, kdo má nejvíc bodů; při shodě ten, kdo má bobra stavitele, a nemá-li ho nikdo, hráči se o vítězství dělí.
rule-TT-A1 = Pole se jmenují podle řádku A až D a sloupce 1 až 4. Sloupec 1 je u sloupečků s dílky, na levém okraji; sloupec 4 u vodopádu, na pravém okraji.
rule-TT-A2 = Strany musí sedět oboustranně: chodníček nového dílku nesmí narazit na stranu bez chodníčku ani chodníček souseda na takovou stranu nového dílku.
rule-TT-A3 = Vor smíš položit i na dílek, který by teď umístit nešlo: ještě ho nezískáváš a jeho sloupec se každé kolo mění.
rule-TT-A4 = Dílek smíš získat i ve stejném tahu, ve kterém na něj položíš vor.
rule-TT-A5 = Dílek pod svým vorem nezískáš, když ho nemůžeš umístit. Vor zůstává; bez dílku ho zpátky vzít nelze.
rule-TT-A6 = Vor tvé barvy se vrátí ještě před umístěním dílku, takže ho smíš rozebrat, aby dílek seděl. Dvoubarevný vor je v tu chvíli už pryč.
rule-TT-A7 = Zřítí-li se dílek s vorem přes vodopád, je ztracený; vor tvé barvy se ti vrátí, dvoubarevný ne.
rule-TT-A8 = Na řece smíš mít tolik vorů, kolik jich vlastníš. Dvoubarevný vor patří tomu, kdo ho položil.
rule-TT-A9 = Dílek pod protihráčovým vorem se nedá získat nijak. Dílek pod vlastním vorem získáš volnou akcí, ne hlavní akcí ani hrází.
rule-TT-A10 = Vor, se kterým začínáš, smíš rozebrat jako každou jinou figurku. Pak je navždy pryč.
rule-TT-A11 = Vor, který leží na řece, rozebrat nelze: to jde jen s figurkami na nápovědní kartě.
rule-TT-A12 = Jeřáb, který dílek dává, smí přenést do jiného sloupce už tento dílek.
rule-TT-A13 = Vor z nového dílku můžeš použít v tomto tahu, jen pokud ti zbývá hlavní akce. Hráz z nového dílku můžeš použít hned.
rule-TT-A14 = V jednom tahu smíš použít více hrází. Druhý jeřáb na tentýž dílek by nic nepřinesl, a proto se nenabízí.
rule-TT-A15 = V tazích po tom, ve kterém jsi město zaplnil, smíš ještě rozebírat figurky, ale ne získávat dílky ani pokládat vory. Nelze-li nic rozebrat, pasuje se samo.
rule-TT-A16 = Vor, který leží na řece od doby, kdy tvoje město ještě plné nebylo, tam zůstává a blokuje dílek, dokud se nezřítí.
rule-TT-A17 = Vory, které na konci leží na řece, jsou použité: body za ně nejsou.
rule-TT-A18 = Konec se zjišťuje po každém tahu: pro každého hráče, zda by se některý dílek, který ještě může přijít (lícem dolů, nebo v řece bez protihráčova voru), dal umístit do sloupce, kam se ještě dostane, se všemi figurkami, které hráč má nebo by získal. Když to nejde nikomu, hra končí.
rule-TT-A19 = Zaplní-li oba svá města v témže kole, získá bobra stavitele ten, komu se to povedlo dřív.
rule-TT-A20 = Cesta bobra smí vést přes tentýž dílek vícekrát, pokud se hráči nedohodnou na cestách, které vedou přes každý jen jednou.
rule-TT-A21 = Cesta musí vstoupit chodníčkem na levém okraji sloupce 1 a vyjít chodníčkem na pravém okraji sloupce 4. Figurka takový chodníček nahradit nemůže.
rule-TT-A22 = Každý bobr se počítá zvlášť; dva smějí mít společnou cestu a jeden nemusí být na cestě druhého.
rule-TT-A23 = Klášter: jediný dílek není skupina a nepočítá se. Tutéž skupinu smí počítat více chrámů; ze dvou stejně velkých skupin počítá chrám jen jednu.
rule-TT-A24 = „Jiná“ barva: u každého bodovaného dílku se každá barva počítá jednou; barvami jsou i červená a hnědá.
rule-TT-A25 = Kovářství: obě diagonály dílny se počítají společně, mezery ani jiné dílny výhledu nebrání.
rule-TT-A26 = Krejčovství: počítá se každá další dílna v řádku i ve sloupci.
rule-TT-A27 = Lesopark: žádný jiný park nesmí být v řádku a žádný ve sloupci.
rule-TT-A28 = Srub: domy musí ležet vedle sebe a být propojené přímo; cesta přes jiný dílek je nespojuje.
rule-TT-A29 = Svatyně: chrámů musí být opravdu víc než u protihráče; stejný počet odměnu nepřináší.
rule-TT-A30 = Pagoda: bez chrámů 0; záporné body se od součtu odečítají.
rule-TT-A31 = Figurka nepatří tam, kde se chodníčky už setkávají, a na jednu stranu nepatří dvě.
rule-TT-A32 = Skryté je jen pořadí dílků lícem dolů. Všechno ostatní vidí oba.
rule-TT-A33 = Kdo nemůže nic umístit, smí stále položit vor, rozebrat figurku nebo pasovat. Pasovat smíš vždy; musí jen ten, kdo má plné město.
rule-TT-A34 = Hráz lze použít jen s dílkem, který se dá umístit, a jeřáb jen tehdy, když dílku zpřístupní pole mimo jeho vlastní sloupec.
rule-TT-A35 = V jednom tahu smíš položit vor na jeden dílek, získat dílky pod svými vory a další pomocí hrází, i pomocí právě získané hráze. Hrází nezískáš dílek, na kterém leží vor.
rule-TT-A36 = Získání jde v tomto pořadí: odejde vor nebo hráz, dílek opustí řeku, přijde jeho figurka, zaplatí se jeřáb, dílek se umístí i s figurkami na stranách, usadí se bobr, vezme se bobr stavitel. Co nelze dokončit, nelze ani začít.
rule-TT-A37 = Zřítí-li se přes vodopád několik vorů najednou, s každým se naloží podle jeho druhu.
rule-TT-A38 = Tři dílky na jedné desce řeky nemají žádné pořadí a všechny tři sloupečky jsou rovnocenné.
rule-TT-A39 = Klášter: skupinu tvoří dva a více dílků jedné barvy, i hnědé a červené. Chrám se jí musí dotýkat stranou a počítá se celá.
rule-TT-A40 = Prázdná pole se nepočítají pro žádnou kartu a žádné nevadí.
rule-TT-A41 = Svatyně: při stejném počtu chrámů, třeba i žádném, nezíská 6 bodů nikdo.
rule-TT-A42 = Bobr stavitel rozhoduje shodu, jen když jsou stejné součty včetně jeho 5 bodů.
rule-TT-A43 = Bobr není figurka stavby: nerozebírá se a jako nepoužitá figurka bod nepřináší.
rule-TT-A44 = Rohem sousedí nejvýš čtyři pole, která se daného pole dotýkají jen rohem.
rule-brown_namesti = Náměstí: za samotný dílek bobra nic není; každý bobr přinese 5, pokud může po propojených chodníčcích projít od levého okraje k pravému přes svůj dílek.
rule-red_dvur = Dvůr: 2 za každé staveniště ve městě a 1 za každou nepoužitou figurku na nápovědní kartě, i za vor tvé barvy.
rule-green_zahrada = Zahrada: 5 za každý park v rohu města (A1, A4, D1, D4).
rule-green_hriste = Hřiště: 5 za každý park ve středu města (B2, B3, C2, C3).
rule-green_statek = Statek: každý park přinese ve sloupci 1 dva body, ve sloupci 2 tři, ve sloupci 3 čtyři a ve sloupci 4 pět.
rule-green_lesopark = Lesopark: 5 za každý park, v jehož řádku ani sloupci není jiný park.
rule-purple_svatyne = Svatyně: 4 za každý chrám a dalších 6, máš-li víc chrámů než protihráč.
rule-purple_klaster = Klášter: každý chrám přinese tolik, kolik dílků má největší skupina jiné barvy, která se ho dotýká stranou.
rule-purple_poustevna = Poustevna: 5 za každý chrám, který stranou nesousedí s dílnou, tržištěm ani staveništěm.
rule-purple_pagoda = Pagoda: podle počtu tvých chrámů, ať leží kdekoli: 1 přinese −9, 2 přinesou 8, 3 přinesou −6, 4 přinesou 20, 5 přinese −3, 6 přinese 36.
rule-orange_jidlo = Jídlo: každé tržiště přinese 2 za každý dílek jiné barvy, který s ním sousedí stranou.
rule-orange_kvetiny = Květiny: každé tržiště přinese 2 za každou jinou barvu, která s ním sousedí stranou.
rule-orange_latky = Látky: každé tržiště přinese 2 za každý dílek jiné barvy, který s ním sousedí rohem.
rule-orange_sperky = Šperky: každé tržiště přinese 2 za každou jinou barvu, která s ním sousedí rohem.
rule-blue_bednarstvi = Bednářství: každá dílna přinese 2 za každou jinou barvu ve svém sloupci.
rule-blue_truhlarstvi = Truhlářství: každá dílna přinese 2 za každou jinou barvu ve svém řádku.
rule-blue_krejcovstvi = Krejčovství: každá dílna přinese 2 za každou další dílnu ve svém řádku a sloupci.
rule-blue_kovarstvi = Kovářství: každá dílna přinese 2 za každou jinou barvu na obou diagonálách, které jí procházejí, jakkoli daleko.
rule-yellow_chalupa = Chalupa: 5 za každý dům ve skupině přesně dvou sousedních domů. Samotné domy a větší skupiny nepřinesou nic.
rule-yellow_srub = Srub: každá skupina domů propojených chodníčkem nebo figurkou přinese body podle velikosti: 2 domy 5, 3 domy 8, 4 domy 12, 5 domů 17, 6 domů 23, 7 domů 30, 8 a více domů 40.
rule-yellow_bouda = Bouda: 5 za každý dům ve skupině přesně tří sousedních domů. Ostatní domy nepřinesou nic.
rule-yellow_salas = Salaš: každá skupina sousedních domů, propojených i nepropojených, přinese body podle velikosti: 2 domy 5, 3 domy 8, 4 domy 12, 5 domů 17, 6 domů 23, 7 domů 30, 8 a více domů 40.

## Reasons of hints
reason-next-tile = Další dílek ({ $color }) pak na správném místě přinese: { $score } +{ $points }.
reason-column-full = Sloupec { $column } pak bude plný: co je na desce řeky { $column }, potřebuje jeřáb.
reason-room = { $cells ->
    [one] 1 prázdné pole dál přijme jakýkoli dílek bez figurky.
    [few] { $cells } prázdná pole dál přijmou jakýkoli dílek bez figurky.
   *[other] { $cells } prázdných polí dál přijme jakýkoli dílek bez figurky.
}
reason-figure = nová figurka: { $figure }
reason-beaver = nový bobr ve městě
reason-crane = spotřebuje jeřáb
reason-dam = spotřebuje hráz
reason-dismantle = spotřebuje { $figure }
reason-raft = rezervace: { $tile }
reason-raft-two = rezervace: { $tile }

## Picture
picture-supply = Společná zásoba
picture-figures = figurky
picture-to-come = Ještě lícem dolů
picture-round = kolo { $round } z 19
picture-turn = Jak má na { $cell } ležet?
picture-column = patří do sloupce{ "\u00A0" }{ $column }
picture-any-column = jeřábem do kteréhokoli sloupce
picture-stack = Sloupečky dílků: každé kolo odtud přijdou tři nové.
picture-waterfall = Vodopád: dílky, které nikdo nezískal, se přes něj zřítí a jsou ztracené.
picture-column-number = Číslo desky řeky a sloupce: dílek patří do sloupce s číslem své desky.
picture-symbol = Symbol hráče: čí symbol je na první desce řeky, ten v tomto kole hraje první. Desky se každé kolo posunou.
picture-gives = { $tile }: při získání dává figurku: { $figure }

## On a phone
part-cards = Bodovací karty
part-other = Druhé město
part-pile = Co ještě připluje
part-round = kolo
part-face-down = lícem dolů
part-lost = ztraceno

## Místa, jak je pojmenuje stránka
place-tile = { $tile } z desky { $board }
place-board = deska { $board }
place-on = { $tile } na { $cell }
place-cell = pole { $cell }
place-turn = chodníček { $ends }
end-N = nahoru
end-E = doprava
end-S = dolů
end-W = doleva
button-take = Získat: { $what }
button-claim = Získat zpod svého voru: { $what }
button-dam = Získat hrází: { $what }
button-raft = Položit svůj vor: { $what }
button-raft-two = Položit dvoubarevný vor: { $what }
button-note-take = ještě můžeš získat dílek
button-note-raft = dílek si můžeš podržet vorem
button-note-claim = dílek pod svým vorem můžeš získat
button-ask-pass = Pasovat a v tomto kole žádný dílek nezískat?
detail-best = nejlepší místo přinese { $points }
detail-round = { $stack ->
    [one] kolo { $round } z 19 · lícem dolů 1 dílek
    [few] kolo { $round } z 19 · lícem dolů { $stack } dílky
   *[other] kolo { $round } z 19 · lícem dolů { $stack } dílků
}
told-take = { $player } získává dílek z desky { $board } a umisťuje ho na { $cell }: { $tile }.
told-claim = { $player } získává zpod svého voru dílek z desky { $board } a umisťuje ho na { $cell }: { $tile }.
told-dam = { $player } používá hráz, získává dílek z desky { $board } a umisťuje ho na { $cell }: { $tile }.
told-raft = { $player } pokládá vor na desku { $board }: { $tile }.
told-raft-two = { $player } pokládá dvoubarevný vor na desku { $board }: { $tile }.
refused-no-tile = Tady na desce { $board } žádný dílek není.
asked-take-only = Získej dílek, nebo pasuj

## Lekce
lesson-first-goal = Město u řeky
lesson-first-goal-body = Oba stavíte město ze šestnácti dílků. Dílky připlouvají po řece a *sedm karet* říká, co která stavba vynese.
lesson-first-goal-mark-1 = *Řeka* přinese každé kolo tři nové dílky
lesson-first-goal-mark-2 = *Tvoje město*, zatím prázdné
lesson-first-goal-mark-3 = *Karta*: parky v rozích se vyplatí
lesson-first-take = Jeden dílek z řeky
lesson-first-take-body = Hlavní akce je většinou tahle: *vezmi z řeky jeden dílek* a hned ho postav. Do ruky se nic neschovává.
lesson-first-take-mark-1 = *Park*, dobrý do rohu
lesson-first-take-task = Vezmi park.
lesson-first-take-again = Teď vezmi park: platí za něj karta zahrady.
lesson-first-take-done = Park je tvůj. Teď potřebuje *místo ve městě*.
lesson-first-place = Sloupec určuje řeka
lesson-first-place-body = Dílek ležel na *první* desce řeky, patří tedy do sloupce *1*. Každé kolo by odplul o sloupec dál.
lesson-first-place-task = Dej ho do rohu sloupce 1 a pak vyber, jak bude otočený.
lesson-first-place-again = Teď roh sloupce 1 a pak jedno z otočení.
lesson-first-place-no-column = To je jiný sloupec. Z první desky řeky jde dílek do sloupce 1.
lesson-first-place-done = Park v rohu: *5 bodů* za zahradu, a to natrvalo.
lesson-first-end = Hotovo? Ukonči tah
lesson-first-end-body = Jedna hlavní akce za tah a volných, kolik máš. Zatím nemáš žádnou, a tak tah končí.
lesson-first-end-task = Ukonči svůj tah.
lesson-first-end-again = Víc už udělat nejde: ukonči tah tlačítkem.
lesson-first-end-done = Teď hraje oranžový a potom se pohne řeka.
lesson-first-river = Řeka teče
lesson-first-river-body = Oranžový staví, desky se posunou *o jednu po proudu* a přijdou tři nové dílky. Co opustí poslední desku, spadne z vodopádu. Začínající se střídá, proto hraje oranžový dvakrát.
lesson-first-fit = Chodníčky se musí potkat
lesson-first-fit-body = Kde se dva dílky dotýkají, mají chodníček *oba*, nebo *žádný*. Pod park se hodí toto staveniště. A dá ti i figurku: *jeřáb*.
lesson-first-fit-mark-1 = *Chodníček* odtud vede dolů
lesson-first-fit-mark-2 = *Chodníčky na všechny strany* a jeřáb
lesson-first-fit-task = Vezmi staveniště a dej ho pod park.
lesson-first-fit-again = Staveniště s jeřábem, hned pod park.
lesson-first-fit-done = Jsou propojené a *jeřáb stojí u tebe* na později.
lesson-first-raft = Rezervuj si ho vorem
lesson-first-raft-body = Místo braní můžeš na dílek *položit svůj vor*. Pak ho získáš jen ty. Nech bobra doplout do sloupce 2, vedle staveniště.
lesson-first-raft-mark-1 = *Bobr*, který chce přejít město
lesson-first-raft-task = Polož vor na dílek bobra.
lesson-first-raft-again = Vor teď patří na dílek bobra.
lesson-first-raft-done = Je rezervovaný. Až se řeka pohne, poplují *spolu*.
lesson-first-dam = Oranžový staví hráz
lesson-first-dam-body = Staveniště dalo oranžovému *hráz*. Kdo ji odloží, získá v tahu *druhý dílek*. Tvůj vor mezitím doplul na druhou desku.
lesson-first-claim = Vor je na místě
lesson-first-claim-body = Vyzvednout dílek pod vorem je *volná akce*: hlavní akce ti zůstává. Vor ve tvé barvě se ti vrátí.
lesson-first-claim-mark-1 = *Tvůj*, teď do sloupce 2
lesson-first-claim-task = Vyzvedni bobra a dej ho vedle staveniště.
lesson-first-claim-again = Vyzvedni bobra a dej ho do sloupce 2, vpravo od staveniště.
lesson-first-claim-no-column-crane = Z druhé desky řeky jde dílek do sloupce 2. Jeřáb si nech na lepší příležitost.
lesson-first-claim-done = Bobr je doma. Až přes jeho dílek povedou chodníčky *od levého okraje k pravému*, dá 5 bodů.
lesson-first-crane = Jeřáb přenese přes sloupce
lesson-first-crane-body = Odlož jeřáb, když získáváš dílek, a ten smí do *kteréhokoli sloupce*. Druhý park do druhého rohu!
lesson-first-crane-mark-1 = *Roh* o tři sloupce dál
lesson-first-crane-task = Vezmi park, použij jeřáb, dej park do vzdáleného rohu a otoč ho.
lesson-first-crane-again = Nejdřív park, pak jeřáb, pak pravý horní roh.
lesson-first-crane-done = To byla hlavní akce. Jeřáb je pryč: *nepoužitá* figurka by na konci dala bod.
lesson-first-garden = Zahrada dává { $points }
lesson-first-garden-body = Dva parky ve dvou rozích, každý za 5. Všech sedm karet leží od začátku odkrytě a platí *pro oba*, dívej se tedy i na to, co potřebuje oranžový.
lesson-first-join = Nepasuje? Obětuj figurku
lesson-first-join-body = O pár tahů později. Chrám vlevo na této straně chodníček nemá, bobr ano. Kterákoli figurka se smí *vložit mezi ně* a natrvalo je spojí.
lesson-first-join-mark-1 = *Vpravo chodníček nemá*
lesson-first-join-task = Vezmi bobra a dej ho vpravo od chrámu. Mezeru vyplní tvůj vor.
lesson-first-join-again = Bobr z třetí desky řeky, mezi chrám a park.
lesson-first-join-done = Vor je zabudovaný. Tahle řada teď vede *od okraje k okraji*.
lesson-first-last = Jak hra končí
lesson-first-last-body = Oranžový má jako první *plné město* a bere bobra stavitele za 5 bodů. Od té doby pasuje. Hra končí, jakmile *už nikdo nemůže stavět*.
lesson-first-beavers = Bobři přejdou město
lesson-first-beavers-body = Každý bobr, jehož chodníčky vedou od levého okraje k pravému, dá 5. Tvoji přejdou všichni: { $points } bodů.
lesson-first-finish = Tvoje město: { $total } bodů
lesson-first-finish-body = Za tah jeden dílek, nebo jeden vor; sloupec určí řeka, chodníčky se musí potkat, figurky pomáhají. *Nejvíc bodů vyhrává*. Hraj dál od svého pátého tahu proti snadnému botovi.

until-end = { $cells ->
    [0] jedno město je plné
    [one] plnější město má 1 prázdné pole
    [few] plnější město má { $cells } prázdná pole
   *[other] plnější město má { $cells } prázdných polí
}; dílků lícem dolů zbývá { $tiles }.

## The score sheet of the real table

fault-cards = cards: má být { $count } bodovacích karet, od každé barvy jedna, ne { $given }
fault-cards-missing = Ze { $most } bodovacích karet ještě { $count } chybí.
fault-card-twice = cards: od barvy { $shade } má být jedna karta, ne { $given }
fault-cells-form = { $player }: cells: má být objekt s A1 až D4, ne { $given }
fault-cell-unknown = { $player }: cells: neznámé { $given }; jsou tu A1 až D4
fault-ends-form = { $where }: ends: má být jedno až čtyři písmena z NESW, ne { $given }
fault-stock = { $count } dílků { $tile } s lávkami jako { $ends } ({ $cells }); je jich { $there }
fault-figures = { $player }: { $unused } nepoužitých figurek a { $count } mezi dílky ({ $between }); je jich nejvýš { $most }: vor ze začátku a jedna za každé staveniště ({ $reds })
fault-bridge-form = { $player }: bridges: má být [pole, pole], ne { $given }
fault-bridge-apart = { $player }: bridges: { $one } a { $other } neleží vedle sebe
fault-bridge-no-tile = { $player }: bridges: na { $cell } není dílek
fault-bridge-twice = { $player }: bridges: dvě figurky mezi { $one } a { $other }
fault-bridge-meeting = { $player }: figurka mezi { $one } a { $other }, kde se lávky potkávají
fault-blank-side = { $player }: lávka na { $walk } naráží na holý okraj { $blank }. Spojuje je figurka?
fault-builder-form = { $player }: has_builder: má být true nebo false, ne { $given }
fault-builder-twice = { $names }: bobra stavitele mají oba, a je jen jeden
fault-builder-not-full = { $player }: bobr stavitel patří k plnému městu, a dílků je { $count } z { $most }
fault-builder-missing = Bobra stavitele nemá nikdo, ale plné město má { $names }.
pad-step-cards = Karty
set-tiles = Dílky
field-color = Barva
field-ends = Chodníčky
field-figure = Figurka
pad-tiles = Dílky
pad-tiles-left = zbývá { $count }
pad-figures = Figurky
pad-unused = Nepoužité figurky
pad-builder = Kdo měl město plné první?
pad-turn-tile = Otočit dílek
pad-take-away = Odebrat dílek
pad-figure-here = Spojuje je figurka
pad-figure-gone = Odebrat figurku
pad-route = Bobr nesmí použít žádný dílek dvakrát
pad-readings = Jak hrajete u vás
pad-hint-cards = Od parku, chrámu, tržiště, dílny a domu leží na stole vždy jedna karta.
pad-hint-town = Vyber dílek a ťukni na pole. Natočí se tam, kde se lávky potkají; ťuknutím ho otočíš dál.

lesson-scoring = Jak se počítají barvy
lesson-scoring-temples = Svatyně: { $points } bodů
lesson-scoring-temples-body = *4 za každý chrám* ve světle. A dalších 6 pro toho, kdo má chrámů víc; tady je to druhé město.
lesson-scoring-markets = Jídlo: { $points } bodů
lesson-scoring-markets-body = *Každé tržiště* přinese 2 za každý dílek jiné barvy, který s ním sousedí stranou. Uprostřed města je to až 8.
lesson-scoring-workshops = Bednářství: { $points } bodů
lesson-scoring-workshops-body = *Každá dílna* přinese 2 za každou jinou barvu ve svém sloupci. Dva dílky téže barvy se počítají jednou.
lesson-scoring-houses = Chalupa: { $points } bodů
lesson-scoring-houses-body = *5 za každý dům* ve dvojici. Dva vedle sebe jsou dvojice; třetí vedle nich by ji pokazil.

lesson-rafts = Dvoubarevné vory
lesson-rafts-see = Vor na jedno použití
lesson-rafts-see-body = *Dvoubarevný vor* dává staveniště. Podrží ti dílek jako tvůj vlastní vor, jakmile si ho ale vezmeš, opustí hru.
lesson-rafts-do = Podrž si dílek
lesson-rafts-do-body = Je to hlavní akce. Dílek si smíš vzít ještě v témž tahu, to nic nestojí.
lesson-rafts-do-task = Klepni na dílek, který svítí, a polož na něj dvoubarevný vor.
lesson-rafts-do-again = Dílek ve světle, a to dvoubarevným vorem.
lesson-rafts-do-done = Teď ten dílek *nikdo jiný* nezíská.

lesson-dismantle = Rozebrání figurky
lesson-dismantle-see = Figurka místo chodníčku
lesson-dismantle-see-body = Mezi dva tvoje dílky, které k sobě *nemají chodníček*, smíš vložit figurku: natrvalo je propojí. Tím je spotřebovaná.
lesson-dismantle-do = Propoj dva dílky
lesson-dismantle-do-body = Je to volná akce, v kterémkoli tvém tahu. Hodí se každá strana, která svítí.
lesson-dismantle-do-task = Klepni na stranu mezi dvěma dílky a vlož tam svůj vor.
lesson-dismantle-do-again = Vezmi vor své barvy a stranu, která svítí.
lesson-dismantle-do-done = *Propojeno.* Pro bobry a sruby platí za chodníček.

# What is wrong with a component set

fault-ends = { $where }: mají tu být písmena z { $known } v tomto pořadí, ne „{ $given }“
lesson-playground = Hřiště
lesson-playground-see = Střed města
lesson-playground-see-body = *5 za každý park ve středu,* to jsou čtyři políčka uprostřed. Jinde park na tuto kartu nepřinese nic. Jeden už tam stojí.
lesson-playground-do = Druhý park
lesson-playground-do-body = Ve sloupci 3 je ve středu volno. Tento park leží na třetí desce, takže tam smí.
lesson-playground-do-task = Vezmi park a dej ho vedle toho prvního.
lesson-playground-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-playground-do-done = *O 5 bodů víc.* Co je kolem parku, hřiště nezajímá.
lesson-playground-count = Hřiště: { $points } bodů
lesson-playground-count-body = Dva parky ve středu. Víc než čtyři se nevejdou, karta tedy dá nejvýš 20; a o střed stojí i tržiště.

lesson-monastery = Klášter
lesson-monastery-see = Chrám se dívá na sousedy
lesson-monastery-see-body = *Každý chrám přinese velikost největší skupiny vedle sebe.* Skupina jsou aspoň dva dílky jedné barvy vedle sebe. Ve tvém městě ji tvoří dva parky.
lesson-monastery-do = Vedle parků
lesson-monastery-do-body = Postav tento chrám tam, kde bude sousedit se skupinou parků. Jediný dílek by skupinou nebyl a nepřinesl by nic.
lesson-monastery-do-task = Vezmi chrám a dej ho vedle parků.
lesson-monastery-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-monastery-do-done = Dívá se na parky: *skupina dvou.*
lesson-monastery-count = Klášter: { $points } body
lesson-monastery-count-body = Když skupina parků poroste, poroste i výnos chrámu. Na tutéž skupinu se smí dívat víc chrámů.

lesson-flowers = Květiny
lesson-flowers-see = Barvy kolem tržiště
lesson-flowers-see-body = *Každé tržiště přinese 2 za každou jinou barvu, která se ho dotýká stranou.* Dva sousedé téže barvy se počítají jednou. Tvoje tržiště vlevo má tři: dílnu, park a staveniště.
lesson-flowers-do = Mezi dvě barvy
lesson-flowers-do-body = V horním řádku sloupce 2 se tržiště dotkne dílny a parku.
lesson-flowers-do-task = Vezmi tržiště a dej ho do horního řádku.
lesson-flowers-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-flowers-do-done = *Dvě barvy,* 4 body. A jedna strana je ještě volná.
lesson-flowers-count = Květiny: { $points } bodů
lesson-flowers-count-body = 6 za první tržiště, 4 za druhé. Pomáhá hodně různých sousedů; dvě tržiště vedle sebe si nepomohou.

lesson-joinery = Truhlářství
lesson-joinery-see = Dílna se dívá po řádku
lesson-joinery-see-body = *Každá dílna přinese 2 za každou jinou barvu ve svém řádku.* Na vzdálenosti nezáleží a barva se počítá jednou.
lesson-joinery-do = Do druhého řádku
lesson-joinery-do-body = Ve druhém řádku je tržiště a dva parky. Pro dílnu na jeho konci to jsou dvě barvy.
lesson-joinery-do-task = Vezmi dílnu a dej ji na konec druhého řádku.
lesson-joinery-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-joinery-do-done = Tržiště a park: *4 body.*
lesson-joinery-count = Truhlářství: { $points } bodů
lesson-joinery-count-body = Každá dílna se počítá zvlášť, ve svém řádku. Nejlepší jsou plné řádky mnoha barev a v každém jedna dílna.

lesson-cabin = Srub
lesson-cabin-see = Propojené domy
lesson-cabin-see-body = *Propojené domy přinesou body podle počtu:* dva 5, tři 8, čtyři 12, až 40 za osm a víc. Ležet vedle sebe nestačí, od domu k domu musí vést chodníček.
lesson-cabin-do = Mezi nimi je mezera
lesson-cabin-do-body = Tvůj dům dole nemá k tomuto políčku chodníček. Mezeru vyplní dvoubarevný vor, vloží se mezi ně sám.
lesson-cabin-do-task = Vezmi dům se zatáčkou, dej ho vedle svého domu a otoč tak, aby se chodníčky potkaly.
lesson-cabin-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-cabin-do-done = Vor je spojil: *5 bodů.* Je spotřebovaný, to stojí 1 bod na dvoře.
lesson-cabin-count = Srub: { $points } bodů
lesson-cabin-count-body = Třetí dům vedle nich dá dohromady 8, čtvrtý 12. Cesta přes dílek jiné barvy domy nespojí.

lesson-route = Cesta bobra
lesson-route-see = Od levého okraje k pravému
lesson-route-see-body = *5 za každého bobra, který přejde městem:* dovnitř po chodníčku u levého okraje, přes svůj dílek a ven po chodníčku u pravého. Horní řádek tvého města už vede celou cestu.
lesson-route-do = Tam a zase zpátky
lesson-route-do-body = Dej bobra na konec dolního řádku. Odtud vedou chodníčky zpět doleva, nahoru a po horním řádku.
lesson-route-do-task = Vezmi bobra a dej ho do dolního řádku.
lesson-route-do-again = Nejdřív dílek ve světle, pak políčko ve světle.
lesson-route-do-done = Přejde, *i když se cestou musí otočit.* Můžete se dohodnout, že žádný dílek nesmí použít dvakrát; pak by se tato cesta nepočítala.
lesson-route-count = Náměstí: { $points } bodů
lesson-route-count-body = Vlevo dovnitř, ke svému dílku, zpět, nahoru a vpravo nahoře ven. Druhý bobr smí touž cestou a přinese také 5.

lesson-farm = Statek
lesson-farm-see = Parky vpravo vynesou víc
lesson-farm-see-body = *Park přinese ve sloupci 1 dva body, ve sloupci 2 tři, ve sloupci 3 čtyři a ve sloupci 4 pět.* Na řádku nezáleží. Máš čtyři parky ve třech sloupcích.
lesson-farm-do = Do posledního sloupce
lesson-farm-do-body = Tento park doplul na poslední desku, jde tedy do sloupce 4: 5 bodů.
lesson-farm-do-task = Vezmi park a dej ho do pravého dolního rohu.
lesson-farm-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-farm-do-done = *5 bodů* za jeden park. Vyplatí se počkat, až dopluje, pokud ho nevezme někdo jiný.
lesson-farm-count = Statek: { $points } bodů
lesson-farm-count-body = 2 + 3 + 3 + 4 + 5. Vor ti park podrží, než dopluje k lepšímu sloupci.

lesson-hermitage = Poustevna
lesson-hermitage-see = Chrámy mají rády klid
lesson-hermitage-see-body = *5 za každý chrám, vedle kterého není dílna, tržiště ani staveniště.* Parky, domy, bobři, jiné chrámy a prázdná políčka neruší.
lesson-hermitage-do = Tichý kout
lesson-hermitage-do-body = Pravý horní roh sousedí s parkem a domem.
lesson-hermitage-do-task = Vezmi chrám a dej ho do pravého horního rohu.
lesson-hermitage-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-hermitage-do-done = Park a dům: *klidu dost,* 5 bodů.
lesson-hermitage-count = Poustevna: { $points } bodů
lesson-hermitage-count-body = Oba chrámy mají klid. Pozor, co vedle nich postavíš potom: jediné tržiště a 5 bodů je pryč.

lesson-fabrics = Látky
lesson-fabrics-see = Dílky u rohů tržiště
lesson-fabrics-see-body = *Každé tržiště přinese 2 za každý dílek jiné barvy u svých rohů.* Tady platí každý dílek, i dva téže barvy; co se dotýká stranou, to ne.
lesson-fabrics-do = Do středu
lesson-fabrics-do-body = Ve sloupci 2 má tržiště ve druhém řádku u rohů tři dílky: park, staveniště a chrám.
lesson-fabrics-do-task = Vezmi tržiště a dej ho do druhého řádku.
lesson-fabrics-do-again = Nejdřív dílek ve světle, pak políčko ve světle.
lesson-fabrics-do-done = *Tři rohy, 6 bodů.* Čtvrtý je zatím prázdný.
lesson-fabrics-count = Látky: { $points } bodů
lesson-fabrics-count-body = 4 za tržiště na kraji se dvěma rohy, 6 za nové. Na kraji má tržiště jen dva rohy, uprostřed čtyři.

lesson-tailor = Krejčovství
lesson-tailor-see = Dílny se počítají navzájem
lesson-tailor-see-body = *Každá dílna přinese 2 za každou další dílnu ve svém řádku nebo sloupci.* Nová se tedy vyplatí dvakrát: za sebe i za ty, které ji teď vidí.
lesson-tailor-do = Čtvrtá v řádku
lesson-tailor-do-body = V horním řádku už jsou tři dílny.
lesson-tailor-do-task = Vezmi dílnu a dej ji do horního řádku.
lesson-tailor-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-tailor-do-done = Vidí tři jiné a každá z nich vidí ji: *12 bodů.*
lesson-tailor-count = Krejčovství: { $points } bodů
lesson-tailor-count-body = Čtyři v řádku vidí každá tři jiné, to je 24; zbytek je ze sloupce vlevo. Tady chtějí dílny společnost.

lesson-hut = Bouda
lesson-hut-see = Právě tři
lesson-hut-see-body = *5 za každý dům ve skupině právě tří* vedle sebe. Dva nepřinesou nic, čtyři také ne. Na chodníčcích nezáleží.
lesson-hut-do = Dům mezi nimi
lesson-hut-do-body = Jeden dům vlevo, jeden dole: toto políčko sousedí s oběma.
lesson-hut-do-task = Vezmi osvětlený dům a dej ho mezi ně.
lesson-hut-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-hut-do-done = Tři domy, třeba i za roh: rovnou *15 bodů.*
lesson-hut-count = Bouda: { $points } bodů
lesson-hut-count-body = Teď k nim nepusť čtvrtý dům: pokazil by všechny tři.

lesson-woodland = Lesopark
lesson-woodland-see = Parky, které jsou samy
lesson-woodland-see-body = *5 za každý park, v jehož řádku ani sloupci není jiný park.* Počítat se tedy mohou nejvýš čtyři, v každém řádku a sloupci jeden.
lesson-woodland-do = Volný řádek i sloupec
lesson-woodland-do-body = Tvůj park je ve druhém řádku a prvním sloupci. V horním řádku ani ve sloupci 3 žádný není.
lesson-woodland-do-task = Vezmi park a dej ho do horního řádku.
lesson-woodland-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-woodland-do-done = Nevidí na sebe: *10 bodů.*
lesson-woodland-count = Lesopark: { $points } bodů
lesson-woodland-count-body = Třetí park v řádku nebo sloupci některého z nich by nepřinesl nic a tomu druhému by 5 vzal.

# same
lesson-pagoda = Pagoda
lesson-pagoda-see = Sudý počet chrámů
lesson-pagoda-see-body = *Počítá se, kolik máš chrámů,* ať jsou kdekoli: 1 dá −9, 2 dají 8, 3 dají −6, 4 dají 20, 5 dá −3, 6 dá 36. S jedním jsi teď na −9.
lesson-pagoda-do = Ten druhý
lesson-pagoda-do-body = Se dvěma je to 8, tento dílek má tedy cenu 17 bodů.
lesson-pagoda-do-task = Vezmi chrám a dej ho pod ten první.
lesson-pagoda-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-pagoda-do-done = Z −9 *na 8.* Třetí by to srazil na −6.
lesson-pagoda-count = Pagoda: { $points } bodů
lesson-pagoda-count-body = Už před prvním chrámem mysli na to, zda přijde druhý. A chrám, který nevezmeš, může chybět právě protihráči.

lesson-jewellery = Šperky
lesson-jewellery-see = Barvy u rohů tržiště
lesson-jewellery-see-body = *Každé tržiště přinese 2 za každou jinou barvu u svých rohů.* Dva dílky téže barvy tam platí jednou; co se dotýká stranou, se nepočítá.
lesson-jewellery-do = Mezi staveniště a chrám
lesson-jewellery-do-body = Ve třetím řádku sloupce 2 má tržiště u levých rohů staveniště a chrám.
lesson-jewellery-do-task = Vezmi tržiště a dej ho do třetího řádku.
lesson-jewellery-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-jewellery-do-done = *Dvě barvy,* 4 body, a dva rohy jsou ještě prázdné.
lesson-jewellery-count = Šperky: { $points } body
lesson-jewellery-count-body = Dej ke zbylým rohům nové barvy a bude to 8, víc jedno tržiště přinést nemůže.

lesson-smithy = Kovářství
lesson-smithy-see = Po diagonálách
lesson-smithy-see-body = *Každá dílna přinese 2 za každou jinou barvu na obou diagonálách, které jí procházejí,* jakkoli daleko. Tvoje dílna ve druhém řádku už vidí pět barev.
lesson-smithy-do = Do dolního řádku
lesson-smithy-do-body = Z dolního řádku sloupce 2 vedou diagonály k chrámu vlevo a k tržišti vpravo.
lesson-smithy-do-task = Vezmi dílnu a dej ji do dolního řádku.
lesson-smithy-do-again = Nejdřív dílek ve světle, pak políčko ve světle.
lesson-smithy-do-done = Chrám a tržiště: *4 body.*
lesson-smithy-count = Kovářství: { $points } bodů
lesson-smithy-count-body = 10 za dílnu uprostřed, 4 za tu na kraji: uprostřed jsou diagonály delší.

lesson-chalet = Salaš
lesson-chalet-see = Domy vedle sebe
lesson-chalet-see-body = *Domy vedle sebe přinesou body podle počtu:* dva 5, tři 8, čtyři 12, až 40 za osm a víc. Chodníčky mezi nimi být nemusí.
lesson-chalet-do = Pod první dům
lesson-chalet-do-body = Ty dva domy k sobě chodníček nemají. Na srubu by to vadilo, na salaši ne.
lesson-chalet-do-task = Vezmi dům a dej ho pod ten druhý.
lesson-chalet-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-chalet-do-done = Stačí být vedle sebe: *5 bodů.*
lesson-chalet-count = Salaš: { $points } bodů
lesson-chalet-count-body = Každý další dům vedle nich přinese víc než ten předchozí. Dvě oddělené skupiny se počítají každá zvlášť.

lesson-yard = Dvůr
lesson-yard-see = Staveniště a nepoužité figurky
lesson-yard-see-body = *2 za každé staveniště ve městě a 1 za každou figurku, kterou na konci ještě máš.* I vor tvé barvy se počítá. Teď jsou to 4: jedno staveniště, jeřáb a vor.
lesson-yard-do = Ještě jedno staveniště
lesson-yard-do-body = Staveniště přinese hned figurku, tady hráz. Dokud ji nepoužiješ, má tedy cenu 3.
lesson-yard-do-task = Vezmi staveniště a dej ho vedle dílny.
lesson-yard-do-again = Nejdřív dílek ve světle, pak políčko ve světle.
lesson-yard-do-done = 2 za staveniště, 1 za hráz: *o 3 body víc.*
lesson-yard-count = Dvůr: { $points } bodů
lesson-yard-count-body = Dvě staveniště jsou 4, tři figurky 3. Použít figurku stojí bod, má tedy přinést víc než jeden.

lesson-builder = Bobr stavitel
lesson-builder-see = Patnáct políček je plných
lesson-builder-see-body = *Kdo jako první zaplní všech šestnáct políček,* hned si vezme bobra stavitele: 5 bodů. Druhý už je nedostane.
lesson-builder-do = Poslední políčko
lesson-builder-do-body = Prázdné je jediné, v pravém horním rohu, a tato dílna se tam hodí.
lesson-builder-do-task = Vezmi dílnu a dej ji na poslední políčko.
lesson-builder-do-again = Nejdřív dílek ve světle, pak políčko ve světle a nakonec otočení.
lesson-builder-do-done = Město je plné: *bobr stavitel je tvůj.*
lesson-builder-count = Bobr stavitel: { $points } bodů
lesson-builder-count-body = Od příštího tahu pasuješ; druhý hraje, dokud lze ještě něco získat. Při shodném součtu na konci rozhodne bobr stavitel.

lesson-dam = Hráz a jeřáb
lesson-dam-see = Druhý dílek v jednom tahu
lesson-dam-see-body = Dílek tohoto tahu už stojí. *Hráz* přinese další: odlož ji a získej z řeky ještě jeden, podle všech pravidel. Je to volná akce.
lesson-dam-do = Obojí najednou
lesson-dam-do-body = Park leží na druhé desce, patří tedy do sloupce 2. S *jeřábem* smí do kteréhokoli sloupce, i když ho získáváš hrází.
lesson-dam-do-task = Klepni na park a použij hráz; pak použij jeřáb, vyber pravý dolní roh a park otoč.
lesson-dam-do-again = Nejdřív klepni na park a použij hráz, pak jeřáb, pak roh ve světle.
lesson-dam-do-done = *Dva dílky v jednom tahu.* Obě figurky se vracejí do zásoby.
lesson-dam-count = Lesopark: { $points } bodů
lesson-dam-count-body = Park přinese 5 a každá figurka by na konci dala 1. Často je ale cennější tah: město se plní rychleji.
