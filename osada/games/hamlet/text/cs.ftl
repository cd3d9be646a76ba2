# Vesnička česky.

game-title = Vesnička
game-about = Stavte společně jednu vesnici: přikládejte dílky a stavte cesty, suroviny nechte vozit osly, až nakonec stojí kostel. Vítězí, kdo se o vesnici zasloužil nejvíc.

## Tiles
tile-church = Kostel
    .it = kostel
    .acc = kostel
    .of = kostela
    .in = v kostele
    .to = do kostela
    .from = z kostela
    .ins = kostelem
tile-market = Tržiště
    .it = tržiště
    .acc = tržiště
    .of = tržiště
    .in = na tržišti
    .to = na tržiště
    .from = z tržiště
    .ins = tržištěm
tile-town_hall = Rychta
    .it = rychta
    .acc = rychtu
    .of = rychty
    .in = na rychtě
    .to = na rychtu
    .from = z rychty
    .ins = rychtou
tile-woodcutter = Tábor dřevorubců
    .it = tábor dřevorubců
    .acc = tábor dřevorubců
    .of = tábora dřevorubců
    .in = v táboře dřevorubců
    .to = do tábora dřevorubců
    .from = z tábora dřevorubců
    .ins = táborem dřevorubců
tile-quarry = Kamenolom
    .it = kamenolom
    .acc = kamenolom
    .of = kamenolomu
    .in = v kamenolomu
    .to = do kamenolomu
    .from = z kamenolomu
    .ins = kamenolomem
tile-farm = Statek
    .it = statek
    .acc = statek
    .of = statku
    .in = na statku
    .to = na statek
    .from = ze statku
    .ins = statkem
tile-sawmill = Dřevařství
    .it = dřevařství
    .acc = dřevařství
    .of = dřevařství
    .in = v dřevařství
    .to = do dřevařství
    .from = z dřevařství
    .ins = dřevařstvím
tile-stonemason = Kamenictví
    .it = kamenictví
    .acc = kamenictví
    .of = kamenictví
    .in = v kamenictví
    .to = do kamenictví
    .from = z kamenictví
    .ins = kamenictvím
tile-dairy_farm = Ovčí farma
    .it = ovčí farma
    .acc = ovčí farmu
    .of = ovčí farmy
    .in = na ovčí farmě
    .to = na ovčí farmu
    .from = z ovčí farmy
    .ins = ovčí farmou
tile-flour_mill = Mlýn
    .it = mlýn
    .acc = mlýn
    .of = mlýna
    .in = ve mlýně
    .to = do mlýna
    .from = ze mlýna
    .ins = mlýnem
tile-shrine = Svatyně
    .it = svatyně
    .acc = svatyni
    .of = svatyně
    .in = u svatyně
    .to = ke svatyni
    .from = od svatyně
    .ins = svatyní
tile-trade_post = Obchodní místo
    .it = obchodní místo
    .acc = obchodní místo
    .of = obchodního místa
    .in = na obchodním místě
    .to = na obchodní místo
    .from = z obchodního místa
    .ins = obchodním místem
tile-pond_forest = Lesní rybník
    .it = lesní rybník
    .acc = lesní rybník
    .of = lesního rybníka
    .in = u lesního rybníka
    .to = k lesnímu rybníku
    .from = od lesního rybníka
    .ins = lesním rybníkem
tile-pond_mountain = Horský rybník
    .it = horský rybník
    .acc = horský rybník
    .of = horského rybníka
    .in = u horského rybníka
    .to = k horskému rybníku
    .from = od horského rybníka
    .ins = horským rybníkem
tile-woodland_small = Malé polesí
    .it = malé polesí
    .acc = malé polesí
    .of = malého polesí
    .in = v malém polesí
    .to = do malého polesí
    .from = z malého polesí
    .ins = malým polesím
tile-mountain_range_small = Malé pohoří
    .it = malé pohoří
    .acc = malé pohoří
    .of = malého pohoří
    .in = v malém pohoří
    .to = do malého pohoří
    .from = z malého pohoří
    .ins = malým pohořím
tile-master_stonemason = Cech kameníků
    .it = cech kameníků
    .acc = cech kameníků
    .of = cechu kameníků
    .in = v cechu kameníků
    .to = do cechu kameníků
    .from = z cechu kameníků
    .ins = cechem kameníků
tile-warehouse = Skladiště
    .it = skladiště
    .acc = skladiště
    .of = skladiště
    .in = ve skladišti
    .to = do skladiště
    .from = ze skladiště
    .ins = skladištěm
tile-stables = Stáje
    .it = stáje
    .acc = stáje
    .of = stájí
    .in = ve stájích
    .to = do stájí
    .from = ze stájí
    .ins = stájemi
tile-woodland_large = Velké polesí
    .it = velké polesí
    .acc = velké polesí
    .of = velkého polesí
    .in = ve velkém polesí
    .to = do velkého polesí
    .from = z velkého polesí
    .ins = velkým polesím
tile-lumber_mill = Pila
    .it = pila
    .acc = pilu
    .of = pily
    .in = na pile
    .to = na pilu
    .from = z pily
    .ins = pilou
tile-outpost_1 = Hláska I
    .it = hláska I
    .acc = hlásku I
    .of = hlásky I
    .in = na hlásce I
    .to = na hlásku I
    .from = z hlásky I
    .ins = hláskou I
tile-outpost_2 = Hláska II
    .it = hláska II
    .acc = hlásku II
    .of = hlásky II
    .in = na hlásce II
    .to = na hlásku II
    .from = z hlásky II
    .ins = hláskou II
tile-mountain_range_large = Velké pohoří
    .it = velké pohoří
    .acc = velké pohoří
    .of = velkého pohoří
    .in = ve velkém pohoří
    .to = do velkého pohoří
    .from = z velkého pohoří
    .ins = velkým pohořím
tile-windmill = Větrný mlýn
    .it = větrný mlýn
    .acc = větrný mlýn
    .of = větrného mlýna
    .in = ve větrném mlýně
    .to = do větrného mlýna
    .from = z větrného mlýna
    .ins = větrným mlýnem
tile-tavern = Krčma
    .it = krčma
    .acc = krčmu
    .of = krčmy
    .in = v krčmě
    .to = do krčmy
    .from = z krčmy
    .ins = krčmou
tile-farrier = Kovárna
    .it = kovárna
    .acc = kovárnu
    .of = kovárny
    .in = v kovárně
    .to = do kovárny
    .from = z kovárny
    .ins = kovárnou
tile-barn_a = Stodola A
    .it = stodola A
    .acc = stodolu A
    .of = stodoly A
    .in = ve stodole A
    .to = do stodoly A
    .from = ze stodoly A
    .ins = stodolou A
tile-cow_conservatory = Ohrada s krávami
    .it = ohrada s krávami
    .acc = ohradu s krávami
    .of = ohrady s krávami
    .in = v ohradě s krávami
    .to = do ohrady s krávami
    .from = z ohrady s krávami
    .ins = ohradou s krávami
tile-square = Náměstí
    .it = náměstí
    .acc = náměstí
    .of = náměstí
    .in = na náměstí
    .to = na náměstí
    .from = z náměstí
    .ins = náměstím
tile-monument = Památník
    .it = památník
    .acc = památník
    .of = památníku
    .in = u památníku
    .to = k památníku
    .from = od památníku
    .ins = památníkem
tile-barn_b = Stodola B
    .it = stodola B
    .acc = stodolu B
    .of = stodoly B
    .in = ve stodole B
    .to = do stodoly B
    .from = ze stodoly B
    .ins = stodolou B

## What the tiles do
does-church = proveď dodávku, nebo žebrej, když jsou všechny tři počáteční výrobní budovy plné
does-market = prodej suroviny podle dílku prodeje; suroviny se odtud dají i kupovat
does-town_hall = vezmi si plán budovy, potom najímej vesničany a osly
does-woodcutter = zaplň volná místa dřevem
does-quarry = zaplň volná místa kameny
does-farm = zaplň volná místa obilím
does-sawmill = zpracuj dřevo na prkno
does-stonemason = zpracuj kámen na cihlu
does-dairy_farm = zpracuj obilí na mléko
does-flour_mill = zpracuj obilí na mouku
does-shrine = na konci 2 body za každou tvou dodávku
does-trade_post = na konci 1 bod za každý tvůj prodej
does-pond_forest = na konci 3 body, pokud od něj vede cesta ke kostelu; kolem dokola má les
does-pond_mountain = na konci 3 body, pokud od něj vede cesta ke kostelu; kolem dokola má hory
does-woodland_small = na konci 1 bod za každý úsek, který se dotýká lesa; cestu nepotřebuje
does-mountain_range_small = na konci 1 bod za každý úsek, který se dotýká hor; cestu nepotřebuje
does-master_stonemason = zpracuj kameny na cihly, dvě místa
does-warehouse = na konci 1 bod navíc za každou tvou cestu
does-stables = na konci 2 body za každého tvého osla
does-woodland_large = na konci 2 body za každý úsek, který se dotýká lesa; cestu nepotřebuje
does-lumber_mill = zpracuj dřevo na prkna, dvě místa
does-outpost_1 = na konci 1 bod za každý dílek na nejkratší cestě ke kostelu
does-outpost_2 = na konci 1 bod za každý dílek na nejkratší cestě ke kostelu
does-mountain_range_large = na konci 2 body za každý úsek, který se dotýká hor; cestu nepotřebuje
does-windmill = zpracuj obilí na mouku, dvě místa
does-tavern = na konci 1 bod za každý tvůj zlaťák, nejvýš 8
does-farrier = na konci 1 bod navíc za každý dílek tvé nejdelší cesty
does-barn_a = zaplň volná místa základními surovinami podle své volby
does-cow_conservatory = zpracuj obilí na mléko, dvě místa
does-square = na konci 3 body za každý úsek s cestou, který navazuje na cestu
does-monument = na konci 2 body za každý úsek, který navazuje na úsek stejného druhu
does-barn_b = zaplň volná místa základními surovinami podle své volby

## Goods
good-wood = dřevo
    .acc = dřevo
    .of = dřeva
    .few = dřeva
    .many = dřev
good-stone = kámen
    .acc = kámen
    .of = kamene
    .few = kameny
    .many = kamenů
good-wheat = obilí
    .acc = obilí
    .of = obilí
    .few = obilí
    .many = obilí
good-planks = prkno
    .acc = prkno
    .of = prken
    .few = prkna
    .many = prken
good-bricks = cihla
    .acc = cihlu
    .of = cihel
    .few = cihly
    .many = cihel
good-milk = mléko
    .acc = mléko
    .of = mléka
    .few = mléka
    .many = mlék
good-flour = mouka
    .acc = mouku
    .of = mouky
    .few = mouky
    .many = mouk
good-gold = zlaťák
    .acc = zlaťák
    .of = zlaťáků
    .few = zlaťáky
    .many = zlaťáků
goods-of = { $count }× { $goods }

## Sections
ground-road = cesta
ground-forest = les
ground-mountain = hora
ground-cliff = útes

## Milestones and awards
milestone-planner = Cestář
milestone-carpenter = Tesař
milestone-mason = Kameník
milestone-herder = Pastýř
milestone-miller = Mlynář

## The score sheet
score-points = Body během hry
score-points-short = na počítadle na konci
score-chaplain = Kaplan
score-chaplain-short = 5 za nejvíc dodávek
score-sacristan = Sakristián
score-sacristan-short = 3 za druhý nejvyšší počet dodávek
score-landscaper = Krajinář
score-landscaper-short = 4 za nejvíc památek
score-merchant = Kupec
score-merchant-short = 4 za nejvíc prodejů
score-shrine = Svatyně
score-shrine-short = 2 za dodávku
score-trade_post = Obchodní místo
score-trade_post-short = 1 za prodej
score-pond_forest = Lesní rybník
score-pond_forest-short = 3
score-pond_mountain = Horský rybník
score-pond_mountain-short = 3
score-woodland_small = Malé polesí
score-woodland_small-short = 1 za úsek u lesa
score-mountain_range_small = Malé pohoří
score-mountain_range_small-short = 1 za úsek u hor
score-warehouse = Skladiště
score-warehouse-short = 1 za tvou cestu
score-stables = Stáje
score-stables-short = 2 za osla
score-woodland_large = Velké polesí
score-woodland_large-short = 2 za úsek u lesa
score-outpost_1 = Hláska I
score-outpost_1-short = 1 za dílek cesty ke kostelu
score-outpost_2 = Hláska II
score-outpost_2-short = 1 za dílek cesty ke kostelu
score-mountain_range_large = Velké pohoří
score-mountain_range_large-short = 2 za úsek u hor
score-tavern = Krčma
score-tavern-short = 1 za zlaťák, nejvýš 8
score-farrier = Kovárna
score-farrier-short = 1 za dílek nejdelší cesty
score-square = Náměstí
score-square-short = 3 za úsek cesty u cesty
score-monument = Památník
score-monument-short = 2 za úsek u stejného
score-roads = Mosty a stezky
score-roads-short = 1 za každou, s Cestářem 2
score-longest_road = Nejdelší cesta
score-longest_road-short = 2 za dílek
score-gold = Za zlaťáky
score-gold-short = 1 za každé 3
score-total = Celkem
paper-note = Památky bodují svému majiteli, když od nich vede cesta ke kostelu; polesí a pohoří vždy. Při shodě rozhoduje víc dodávek, potom víc prodejů.

## The table in words
words-round = Kolo { $number }.
words-last-round = Kostel je dokončený: toto kolo je poslední.
words-over = Hra skončila. Vítězství: { $winners }.
words-player = { $number } { $name }{ $mark }: zlaťáky { $gold }, na bodovací desce { $points }, kdyby hra skončila teď, celkem { $total }
words-deciding = { " " }(na tahu)
words-hand = plány v ruce: { $tiles }
words-supply = v zásobě: žetony { $tokens }; cesty { $roads }, osli { $donkeys }, vesničané { $villagers }
words-done = dodávky { $deliveries }, prodeje { $sales }, památky { $flags }, milníky: { $milestones }
words-village = Vesnice (úseky se číslují od 0; „>“ říká, co leží za úsekem; na plánech je R cesta, F les a M hora)
words-tile = { $name }: { $state }
words-no-road = nevede sem cesta
words-goods = suroviny: { $goods }, { $spaces ->
    [one] 1 místo
    [few] { $spaces } místa
   *[other] { $spaces } míst
}
words-token = { $good } ({ $player }{ $white ->
    [1] , kvalitní
   *[0] { "" }
})
words-flag = vlajka: { $player }
words-villagers = { $player }: { $count ->
    [one] 1 vesničan
    [few] { $count } vesničané
   *[other] { $count } vesničanů
} (stojí { $standing })
words-donkeys = { $player }: { $count ->
    [one] 1 osel
    [few] { $count } osli
   *[other] { $count } oslů
}
words-sections = úseky: { $sections }
words-bridge = most: { $player }
words-path = stezka: { $player }
words-row = Nabídka plánů
words-plan = { $price } { $tile }, cena { $price }, zlaťáky na plánu { $gold }: stavba stojí { $cost }, přinese { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}; { $does }
words-blueprint = { $tile }: stavba stojí { $cost }, přinese { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}; úseky { $sections }; { $does }
words-bag = V pytlíku: { $tiles }. Hromádky, které v něm ještě nejsou: { $stacks }.
words-market = Tržiště: základní surovina stojí { $basic }, zpracovaná { $refined }. Prodeje:
words-sale = { $number } { $cost } za { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} a { $gold ->
    [one] 1 zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
words-no-sale = { $number } žádný
words-pile = Lícem dolů: úroveň 1 { $one }×, úroveň 2 { $two }×, úroveň 3 { $three }×
words-church = Kostel, dodávky:
words-delivery = { $name } { $cost } za { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $by }
words-delivered = { " " }(splněno: { $player })
words-milestones = Milníky: { $milestones }
words-milestone = { $milestone } ({ $player })
words-ghost = { $place }: sousední dílky { $tiles }
words-none = žádné
words-free = volný

## What is asked
asked-turn = { $villagers ->
    [one] Použij 1 vesničana
    [few] Použij { $villagers } vesničany
   *[other] Použij { $villagers } vesničanů
}{ $steps ->
    [0] { "" }
    [one] , přesuň 1 osla
    [few] , přesuň { $steps } osly
   *[other] , přesuň { $steps } oslů
}, nebo ukonči tah
asked-donkeys = { $steps ->
    [one] Přesuň ještě 1 osla, nebo ukonči tah
    [few] Přesuň ještě { $steps } osly, nebo ukonči tah
   *[other] Přesuň ještě { $steps } oslů, nebo ukonči tah
}
asked-end = Ukonči svůj tah
asked-hire = Najímej vesničany nebo osly, nebo odejdi z rychty
asked-step = Kam půjde osel { $tile_from }?
asked-new-donkey = Postav nového osla na některý dílek
asked-fill = Zaplň { $tile_acc }: { $left ->
    [one] vyber 1 surovinu
    [few] vyber { $left } suroviny
   *[other] vyber { $left } surovin
}
asked-units = Kolik kusů se zpracuje { $tile_in }?
asked-site = Vedle čeho postavíš { $tile_acc }?
asked-place = Umísti { $tile_acc } vedle { $tile2_of }
asked-road = Cesta { $tile2_from }: na kterém úseku?
asked-pay = { $left ->
    [one] Zaplať 1 { $good_acc } { $tile2_in }: odkud?
    [few] Zaplať { $left } { $good_few } { $tile2_in }: odkud?
   *[other] Zaplať { $left } { $good_many } { $tile2_in }: odkud?
}
asked-pay-mix = Zaplať { $tile2_in } ještě { $left } z požadovaných surovin

## What happened
log-turn = Kolo { $round }: na tahu je { $player }.
log-step = { $player }: osel jde { $tile_from } { $tile2_to }.
log-produce = { $player } zaplňuje { $tile_acc }{ $gold ->
    [0] { "" }
    [one] , získává 1 zlaťák
    [few] , získává { $gold } zlaťáky
   *[other] , získává { $gold } zlaťáků
}{ $points ->
    [0] .
    [one] , získává 1 bod.
    [few] , získává { $points } body.
   *[other] , získává { $points } bodů.
}
log-refine = { $player } vyrábí { $tile_in } { $count ->
    [one] 1 { $good_acc }
    [few] { $count } { $good_few }
   *[other] { $count } { $good_many }
}.
log-plan = { $player } bere plán { $tile_of } { $price ->
    [0] zdarma
    [one] za 1 zlaťák
    [few] za { $price } zlaťáky
   *[other] za { $price } zlaťáků
}{ $gold ->
    [0] .
    [one] { " " }a získává s ním 1 zlaťák.
    [few] { " " }a získává s ním { $gold } zlaťáky.
   *[other] { " " }a získává s ním { $gold } zlaťáků.
}
log-drawn = Nově v nabídce: { $tile_it }.
log-hire-villager = { $player } najímá vesničana za { $gold ->
    [one] 1 zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
log-hire-donkey = { $player } najímá osla za { $gold ->
    [one] 1 zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
} a staví ho { $tile_to }.
log-sell = { $player } prodává na tržišti: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} a { $gold ->
    [one] 1 zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
log-sale-drawn = Na tržišti leží nový dílek prodeje.
log-deliver = { $player } provádí dodávku do kostela: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
log-beg = { $player } žebrá v kostele: 1 zlaťák.
log-build = { $player } staví { $tile_acc } vedle { $tile2_of }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
log-bridge = { $player } staví most { $tile_from } { $tile2_to }.
log-path = { $player } staví stezku { $tile_from } { $tile2_to }.
log-consumed = { $player } spotřebuje { $good_acc } { $tile_from }.
log-token-used = Spotřebuje se { $good } { $tile_from }: { $player } získává { $gold ->
    [one] 1 zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
} a { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
log-bought = { $player } kupuje { $good_acc } na tržišti za { $gold ->
    [one] 1 zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
log-milestone = { $player } získává milník { $milestone }.
log-stack = První budova na výrobu { $good_of }: do pytlíku přibývají čtyři nové dílky.
log-last-delivery = Kostel je dokončený: toto kolo je poslední.
log-over = Hra skončila.

## Why not
refusal-over = Hra skončila.
refusal-all-lie = { $villagers ->
    [one] Tvůj vesničan už svou akci provedl; vstane zase v tvém příštím tahu.
    [2] Oba tvoji vesničané už svou akci provedli; vstanou zase v tvém příštím tahu.
    [few] Všichni tvoji { $villagers } vesničané už svou akci provedli; vstanou zase v tvém příštím tahu.
   *[other] Všech tvých { $villagers } vesničanů už svou akci provedlo; vstanou zase v tvém příštím tahu.
}
refusal-first-at = Nejdřív vyber některý svůj plán, potom dílek, vedle kterého se postaví.
refusal-first-place = Nejdřív vyber plán a dílek, vedle kterého se postaví.
refusal-first-section = Nejdřív vyber dílek, ze kterého se cesta postaví.
refusal-first-to = Nejdřív vyber osla, nebo nějakého najmi.
refusal-first-leave = Na rychtě teď nikoho nemáš.
refusal-first-units = Nejdřív vyber zpracovatelskou budovu se dvěma místy.
refusal-first-fill = Nejdřív vyber stodolu, která se zaplní.
refusal-first-bring = Teď se nic neplatí; suroviny se převážejí, jen když se hned spotřebují.
refusal-first-token = Teď se nic neplatí; suroviny se převážejí, jen když se hned spotřebují.
refusal-first-buy = Teď se nic neplatí; suroviny se kupují, jen když se hned spotřebují.
refusal-first-pay = Teď se nic neplatí.
refusal-under-way-hall = Tvůj vesničan je na rychtě: najímej, nebo nejdřív odejdi. Plán se bere před najímáním.
refusal-under-way-to = Osel je na cestě: vyber, kam půjde, nebo vezmi volbu zpět.
refusal-under-way-fill = Stodola se právě plní: vyber další surovinu, nebo vezmi volbu zpět.
refusal-under-way-units = Vyber, kolik kusů se zpracuje, nebo vezmi volbu zpět.
refusal-under-way-at = Plán je vybraný: vyber dílek, vedle kterého se postaví, nebo vezmi volbu zpět.
refusal-under-way-place = Dílek se právě staví: vyber jeho místo, nebo vezmi volbu zpět.
refusal-under-way-section = Cesta se právě staví: vyber její úsek, nebo vezmi volbu zpět.
refusal-under-way-bring = Právě se platí: vyber, odkud se vezme další surovina, nebo nech zaplatit za sebe.
refusal-not-built = Ve vesnici ještě nestojí { $tile_it }.
refusal-no-road = Žádná cesta nevede { $tile_to }.
refusal-full = { $spaces ->
    [one] Jediné místo { $tile_in } je obsazené.
    [2] Obě místa { $tile_in } jsou obsazená.
    [few] Všechna { $spaces } místa { $tile_in } jsou obsazená.
   *[other] Všech { $spaces } míst { $tile_in } je obsazených.
}
refusal-refinery-full = { $spaces ->
    [one] Jediné místo { $tile_in } je obsazené.
    [2] Obě místa { $tile_in } jsou obsazená.
    [few] Všechna { $spaces } místa { $tile_in } jsou obsazená.
   *[other] Všech { $spaces } míst { $tile_in } je obsazených.
}
refusal-no-token = Oba tvoje žetony { $good_of } už jsou na herním plánu.
refusal-not-full = Žebrat smíš, jen když jsou tři počáteční výrobní budovy plné; obsazená místa { $tile_in }: { $goods }/{ $spaces }.
refusal-not-in-hand = Plán { $tile_of } nemáš.
refusal-scattered = Suroviny na stavbu { $tile_of } nejde dopravit na jedno místo: na dílcích mezi nimi chybí osli.
refusal-nowhere = Pro { $tile_acc } není místo vedle žádného dílku, na kterém jde stavbu zaplatit.
refusal-no-place-beside = Pro { $tile_acc } není vedle { $tile2_of } místo.
refusal-no-section = Dílek { $tile } má jen tolik úseků: { $sections }. Číslují se od 0.
refusal-covered = Na tomto úseku { $tile_of } už leží { $tile2_it }.
refusal-overlap = Nový dílek ({ $tile_it }) by překrýval { $tile2_acc }.
refusal-mismatch = Setkaly by se úseky { $ground } ({ $tile_it }) a { $ground2 } ({ $tile2_it }): cesta smí navazovat jen na cestu.
refusal-same-place = To je totéž místo jako { $place }.
refusal-no-roads-left = Všechny tvoje cesty už jsou postavené ({ $roads }).
refusal-nothing-to-link = Žádnou cestu nejde postavit { $tile2_from }: sousední dílky už jsou propojené, nebo je mezi nimi útes.
refusal-nothing-beyond = Za tímto úsekem { $tile_of } nic neleží.
refusal-printed = Na tomto úseku je vytištěná cesta { $tile_from } { $tile2_to }.
refusal-cliff = Mezi { $tile_ins } a { $tile2_ins } je tu útes: kde se les dotýká hory, nemůže být most ani stezka.
refusal-road-there = Mezi { $tile_ins } a { $tile2_ins } tu už cesta je.
refusal-linked = Mezi { $tile_ins } a { $tile2_ins } už cesta vede.
refusal-no-donkey-there = Žádný tvůj osel nestojí { $tile_in }.
refusal-move-over = Přesun oslů v tomto tahu už skončil: všechny kroky se dělají najednou.
refusal-has-stepped = Tvůj osel { $tile_in } už svůj krok udělal.
refusal-rests = Tvůj osel { $tile_in } je najatý v tomto tahu: u tohoto stolu do tvého příštího tahu odpočívá.
refusal-stepped-or-new = Tvůj osel { $tile_in } už svůj krok udělal, nebo je najatý v tomto tahu a do příštího odpočívá.
refusal-not-linked = Žádná cesta nevede přímo { $tile_from } { $tile2_to }.
refusal-no-plan = { $plans ->
    [0] V nabídce už není žádný plán.
    [one] V nabídce zbývá jen 1 plán.
    [few] V nabídce zbývají jen { $plans } plány.
   *[other] V nabídce zbývá jen { $plans } plánů.
}
refusal-hand-full = { $hand ->
    [one] V ruce už máš 1 plán; nejdřív ho postav.
    [few] V ruce už máš { $hand } plány; nejdřív některý postav.
   *[other] V ruce už máš { $hand } plánů; nejdřív některý postav.
}
refusal-too-dear = Stojí to { $price ->
    [one] 1 zlaťák
    [few] { $price } zlaťáky
   *[other] { $price } zlaťáků
}; máš { $gold }.
refusal-all-hired = { $worker ->
    [villager] Všichni tvoji vesničané už jsou najatí ({ $hired }).
   *[donkey] Všichni tvoji osli už jsou najatí ({ $hired }).
}
refusal-no-delivery = { $deliveries ->
    [one] V této hře je jen 1 dodávka.
    [few] V této hře jsou jen { $deliveries } dodávky.
   *[other] V této hře je jen { $deliveries } dodávek.
}
refusal-delivered = Tuto dodávku už má splněnou { $owner }.
refusal-delivered-own = Tuto dodávku už máš splněnou.
refusal-no-sale = Tady už žádný dílek prodeje neleží.
refusal-gold-short = Stojí to { $price ->
    [one] 1 zlaťák
    [few] { $price } zlaťáky
   *[other] { $price } zlaťáků
}; máš { $gold }{ $more ->
    [0] .
   *[other] {" "}a tvoje vlastní žetony by přinesly ještě { $more } (HA-21a).
}
refusal-dear = Co chybí, by na tržišti stálo { $price ->
    [one] 1 zlaťák
    [few] { $price } zlaťáky
   *[other] { $price } zlaťáků
}; máš { $gold }{ $more ->
    [0] .
   *[other] {" "}a tvoje vlastní žetony by přinesly ještě { $more } (HA-21a).
}
refusal-no-carrier = K převozu { $good_of } { $tile_from } ti chybí osel { $tile3_in }.
refusal-short = { $short ->
    [one] Chybí 1 { $good } { $tile2_in }
    [few] Chybí { $short } { $good_few } { $tile2_in }
   *[other] Chybí { $short } { $good_many } { $tile2_in }
} a z tržiště se nedá nic dopravit.
refusal-short-mix = { $short ->
    [one] Chybí 1 surovina { $tile2_in }
    [few] Chybí { $short } suroviny { $tile2_in }
   *[other] Chybí { $short } surovin { $tile2_in }
} a z tržiště se nedá nic dopravit.
refusal-short-for-sale = { $short ->
    [one] K tomuto prodeji chybí 1 { $good }; kupovat se k němu nic nesmí.
    [few] K tomuto prodeji chybí { $short } { $good_few }; kupovat se k němu nic nesmí.
   *[other] K tomuto prodeji chybí { $short } { $good_many }; kupovat se k němu nic nesmí.
}
refusal-not-asked = Teď se platí { $good2 }, ne { $good }.
refusal-none-there = Taková surovina ({ $good }) neleží { $tile_in }.
refusal-own-needed = S touto surovinou ({ $good }) by se nedal zaplatit zbytek: potřebuješ zlaťáky, které přinesou tvoje vlastní žetony.
refusal-no-purchase = K prodeji se nesmí nic kupovat.
refusal-market-far = K převozu surovin z tržiště { $tile2_to } ti chybí osel { $tile3_in }.
refusal-lies-there = U tohoto stolu se kupuje, jen když surovinu není odkud dopravit; { $good } se dopravit dá.
refusal-same-purchase = Za stejnou cenu je jedno, co koupíš: kup { $good2_acc }, platí to stejně jako { $good }.

## Options
option-layout = První dílky
option-layout-random = leží kolem kostela náhodně
option-layout-first-game = jako pro první hru
option-donkey-move = Kroky oslů
option-donkey-move-together = všechny najednou
option-donkey-move-spread = i mezi akcemi vesničanů
option-new-donkeys = Osel najatý před přesunem oslů
option-new-donkeys-step = přesouvá se v témž tahu
option-new-donkeys-rest = odpočívá do příštího tahu
option-purchase = Suroviny se na tržišti kupují
option-purchase-free = kdykoli je jde dopravit
option-purchase-when-missing = jen když není odkud je dopravit
option-second-road = Druhá cesta mezi dvěma propojenými dílky
option-second-road-forbidden = je zakázaná
option-second-road-allowed = je dovolená na jiné dvojici úseků
option-awards = Ocenění
option-awards-needs-one = udělují se až od počtu 1
option-awards-zero-counts = udělují se i za nulu

## Rules
rule-HA-0a = Strany dílku se skládají ze stejně dlouhých úseků: cesta, les, nebo hora. Dva dílky sousedí, když celý úsek jednoho leží na celém úseku druhého; rohy se nepočítají.
rule-HA-0b = Dva sousední dílky jsou propojené, když mezi nimi cesta navazuje na cestu, nebo když tam někdo postavil most či stezku. Stačí jedno takové místo; dílek je jeden celek.
rule-HA-0c = Souvislá cesta jde z dílku na propojený dílek. Dílek je připojený, když po ní vede spojení až ke kostelu.
rule-HA-0d = Zlaťáky a základní suroviny nikdy nedojdou. Všichni vidí všechny zlaťáky a body. Body se počítají hned, kromě těch ze závěrečného bodování.
rule-HA-1 = Hrají dva až čtyři hráči. Každý má po dvou žetonech prken, cihel, mléka a mouky, pět cest, šest oslů a čtyři vesničany a začíná s 0 body.
rule-HA-2 = Jako první leží kostel. Ve dvou hráčích žádá čtyři dodávky, ve třech nebo čtyřech pět.
rule-HA-3 = Každý začíná s jedním vesničanem a jedním oslem v kostele.
rule-HA-4 = Tábor dřevorubců, kamenolom, statek, tržiště a rychta leží kolem kostela; každý z nich navazuje cestou na cestu kostela. Pro první hru je dané rozložení.
rule-HA-4a = Jinak se pět dílků pokládá náhodně, jeden po druhém, každý kamkoli, kam se vejde a kde na kostel navazuje cestou.
rule-HA-5 = Na začátku leží 2 dřeva v táboře dřevorubců, 2 kameny v kamenolomu a 2 obilí na statku. Každý z nich má tři místa.
rule-HA-6 = V pytlíku je na začátku deset plánů. Dalších šestnáct leží ve čtyřech hromádkách podle surovin: prkna, cihly, mléko a mouka.
rule-HA-7 = V nabídce leží vedle sebe čtyři plány. Zleva doprava stojí 0, 1, 2 a 3 zlaťáky.
rule-HA-8 = Začínajícího hráče určí los. Každý dostane 3 zlaťáky, poslední hráč o 1 víc, ve čtyřech hráčích třetí a čtvrtý.
rule-HA-9 = Odkryté leží tři dílky prodeje; za každý použitý přijde další. Nejdřív přijdou všechny úrovně 1, potom úroveň 2, potom úroveň 3. Některé z úrovní 2 a 3 se hry neúčastní a nikdo neví které.
rule-HA-10 = Ve svém tahu smíš s každým svým vesničanem provést jednu akci a jednou přesunout své osly, v libovolném pořadí. Nic z toho není povinné; tah končí, až to řekneš.
rule-HA-11 = Jednou za tah smí každý tvůj osel přejít na dílek propojený s tím, na kterém stojí. Všechny kroky se dělají najednou: jakmile uděláš cokoli jiného, přesun končí, pokud se stůl nedohodne, že se kroky smějí střídat s akcemi.
rule-HA-12 = Na jednom dílku smí stát libovolný počet pracovníků. Oslů máš nejvýš šest.
rule-HA-13 = Vesničan dojde, kam až vedou cesty, a udělá jednu věc: aktivuje dílek, postaví vedle něj budovu, nebo z něj postaví cestu. Potom leží až do tvého příštího tahu.
rule-HA-13a = Chůze a akce jsou jeden krok. Památky se aktivovat nedají, ale vesničan z nich smí stavět.
rule-HA-14 = Na dílek, ke kterému nevede cesta, se nedá vstoupit.
rule-HA-15 = Všechno, co akce stojí, musí být k dispozici; jinak se nedá provést vůbec.
rule-HA-16 = Surovina z téhož dílku a z propojeného sousedního je k dispozici bez pomoci. Z větší dálky jen tehdy, když na každém dílku mezi nimi stojí tvůj osel. Osli se při tom nehýbou ani neunaví a platí cesty všech hráčů.
rule-HA-17 = Suroviny se převážejí a spotřebovávají po jedné. Nesmí se převézt nic, co se hned nespotřebuje.
rule-HA-17a = Suroviny vybíráš po jedné: ze kterého dílku, čí žeton, nebo z tržiště. Po každé volbě musí jít zaplatit i zbytek.
rule-HA-18 = Suroviny ve vesnici smějí používat všichni, ať je vyrobil kdokoli.
rule-HA-19 = Spotřeba základní suroviny (dřevo, kámen, obilí) nikomu nic nepřináší.
rule-HA-20 = Spotřebovaný žeton se vrací hráči, který ho vyrobil, a ten získá odměnu budovy: 1 zlaťák a 1 bod, za kvalitní surovinu dvojnásobek.
rule-HA-21 = Zlaťáky získané při placení se dají utratit v téže akci.
rule-HA-21a = Zaplatit tedy jde, když tvoje zlaťáky spolu s těmi, které při placení přinesou tvoje vlastní žetony, stačí na všechny nákupy. Co přinese až sama akce, nepomůže.
rule-HA-22 = Aktivuješ-li výrobní budovu s volným místem, zaplníš všechna volná místa a jednou získáš její odměnu. Stodola se plní libovolnými základními surovinami.
rule-HA-23 = Aktivuješ-li zpracovatelskou budovu s volným místem, spotřebuješ jednu základní surovinu a položíš tam svůj žeton. Jsou-li volná dvě místa a máš dva žetony, rozhodneš, jestli vyrobíš jeden kus, nebo dva; druhý spotřebuje další základní surovinu. Máš-li příslušný milník, jsou kvalitní.
rule-HA-24 = Návštěva rychty: nejdřív si můžeš vzít jeden plán, potom najmout libovolně mnoho pracovníků; aspoň jedno z toho.
rule-HA-25 = Plán stojí 1 zlaťák za každý plán nalevo od něj; zlaťáky se kladou na ně. Co leží na tvém plánu, získáš. V ruce smíš mít nejvýš tři plány.
rule-HA-25a = Když je pytlík prázdný, nabídka zůstává kratší a přisunutá doleva. Plány v ruce jsou veřejné, nedají se vrátit a nepřinášejí body.
rule-HA-26 = Další vesničané stojí 5, 7 a 9 zlaťáků a leží v kostele do tvého příštího tahu. Osel stojí 3 zlaťáky, přijde na libovolný připojený dílek a hned pracuje; pokud už přesun oslů skončil nebo se tak stůl dohodne, chodí až od tvého příštího tahu.
rule-HA-27 = Na tržišti si vyber jeden z odkrytých dílků prodeje, přivez všechny jeho suroviny a získej jeho body a zlaťáky. K prodeji se nesmí nic kupovat.
rule-HA-28 = Ke každé jiné akci se dají suroviny koupit za cenu na tržišti: nákup na volném trhu. Vyjíždějí z tržiště, takže je odtud musí dopravit osli jako jiné suroviny. Nikomu nepřinášejí odměnu. Stůl se může dohodnout, že se surovina kupuje, jen když ji nelze přivézt.
rule-HA-29 = V kostele si vyber volnou dodávku, přivez suroviny nebo zaplať zlaťáky a získej její body. Lomítko znamená libovolnou kombinaci. Každá dodávka se plní jednou.
rule-HA-30 = V kostele smíš vyžebrat 1 zlaťák, ale jen když jsou statek, tábor dřevorubců i kamenolom plné.
rule-HA-31 = Nový dílek se musí celým úsekem dotýkat dílku s vesničanem a nic nepřekrývat; kde se něčeho dotýká, smí cesta navazovat jen na cestu. Les a hora se míchat smějí. Otáčet se smí, obracet ne.
rule-HA-32 = Vyber místo, zaplať na dílku s vesničanem, polož nový dílek a získej jeho body. První zpracovatelská budova na danou surovinu přináší milník a hromádka té suroviny jde do pytlíku. Památky dostanou tvou vlajku.
rule-HA-33 = Budova smí stát i tam, kam cesta nevede; dokud nevede, nedá se do ní vstoupit ani ji použít. Nové budovy jsou prázdné.
rule-HA-34 = Mezi dvěma sousedními dílky, které ještě nejsou propojené: most, kde se hora dotýká hory, za 2 dřeva; stezka, kde se les dotýká lesa, za 2 kameny. Každý má pět cest a používat je smějí všichni. První ve hře přináší milník Cestář. Stůl se může dohodnout, že propojené dílky smí spojit i další cesta na jiné dvojici úseků.
rule-HA-35 = Po poslední dodávce se kolo dohraje, pak následuje závěrečné bodování.
rule-HA-35a = Počet kol není nijak omezen a v tahu se nemusí udělat nic.
rule-HA-36 = Kaplan 5 za nejvíc dodávek, Sakristián 3 za druhý nejvyšší počet, Krajinář 4 za nejvíc památek, Kupec 4 za nejvíc prodejů. Při shodě se body dělí a zaokrouhlují dolů; mají-li nejvíc dodávek dva nebo víc hráčů, dělí si 5 i 3. Za nic se ocenění nedává, pokud se stůl nedohodne, že se počítá i nula.
rule-HA-37 = Tvoje památky bodují, když od nich vede cesta ke kostelu; polesí a pohoří bodují vždy.
rule-HA-38 = 1 bod za každou tvou cestu, s milníkem Cestář 2.
rule-HA-39 = Tvoje nejdelší cesta je nejdelší řada dílků spojených vytištěnými cestami a tvými vlastními cestami, bez kostela, každý dílek jednou a s aspoň jednou tvou cestou: 2 body za dílek.
rule-HA-40 = 1 bod za každé 3 zlaťáky, zaokrouhleno dolů.
rule-HA-41 = Vítězí, kdo má nejvíc bodů. Při shodě rozhoduje víc dodávek, potom víc prodejů; potom se hráči o vítězství dělí.
rule-HA-42 = Nikdo neví, co se příště vytáhne z pytlíku, který dílek prodeje přijde a které zůstaly mimo hru. Všechno ostatní je veřejné.

## Buttons
do-use = Pracovat { $tile_in }
do-build = Postavit { $tile_acc }
do-at = Stavět vedle { $tile_of }
do-place = Přiložit k úseku { $number } úsekem { $number2 } nového dílku
do-road = Postavit cestu { $tile_from }
do-section = Postavit na úseku { $number }
do-lead = Přesunout osla { $tile_from }
do-to = Jít { $tile_to }
do-plan = Vzít z nabídky plán { $number }
do-hire = { $what ->
    [villager] Najmout vesničana
   *[donkey] Najmout osla
}
do-leave = Odejít z rychty
do-units = { $number ->
    [one] Zpracovat 1 kus
    [few] Zpracovat { $number } kusy
   *[other] Zpracovat { $number } kusů
}
do-fill = Doplnit { $good_acc }
do-deliver = Provést dodávku { $number }
do-beg = Vyžebrat 1 zlaťák
do-sell = Provést prodej { $number }
do-bring = Spotřebovat { $good_acc } { $tile_from }
do-token = Spotřebovat žeton hráče { $number } { $tile_from }
do-buy = Koupit { $good_acc }
do-pay = Zaplatit za mě
do-end = Ukončit tah
do-place-there = { $around }: { $meets }
do-meets = { $grounds } – { $tile }
place-takes = Zaplatíš
place-donkey = osel { $tile_in }
place-good = { $good } { $tile_from }
place-token = žeton hráče { $player } { $tile_from }
place-sale = Prodej: { $goods }
place-delivery = Dodávka: { $goods }
buys = koupí se { $goods } za { $gold ->
    [one] 1 zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
buys-last = koupí se { $goods } za { $gold ->
    [one] 1 zlaťák, tvůj poslední
    [few] { $gold } zlaťáky, tvoje poslední
   *[other] { $gold } zlaťáků, tvé poslední
}
detail-pay = zbývá zaplatit: { $goods }
detail-place = { $places ->
    [one] 1 možnost
    [few] { $places } možnosti
   *[other] { $places } možností
}, hned { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
end-note = { $villagers ->
    [0] { $steps ->
        [one] 1 osel může jít dál
        [few] { $steps } osli můžou jít dál
       *[other] { $steps } oslů může jít dál
    }
    [one] 1 vesničan ještě stojí
    [few] { $villagers } vesničané ještě stojí
   *[other] { $villagers } vesničanů ještě stojí
}
end-asks = V tomto tahu ještě nikdo nic neudělal. Opravdu ho ukončit?
leave-note = ještě můžeš najímat
paid-good = { $count }× { $good }
paid-token = { $count }× { $good } – { $player }: zlaťáky +{ $gold }, body +{ $points }
paid-bought = { $count }× { $good } za { $gold ->
    [one] 1 zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
do-numbered = { $label } ({ $number })
do-section-bridge = Most { $tile_to } za 2 dřeva
do-section-path = Stezka { $tile_to } za 2 kameny
do-plan-there = Vzít plán { $tile_of } { $price ->
    [0] zdarma
    [one] za 1 zlaťák
    [few] za { $price } zlaťáky
   *[other] za { $price } zlaťáků
}
around-right = Vpravo
around-up-right = Vpravo nahoře
around-up = Nahoře
around-up-left = Vlevo nahoře
around-left = Vlevo
around-down-left = Vlevo dole
around-down = Dole
around-down-right = Vpravo dole

## Picture

side-hand = Plány v ruce
side-row = Plány v nabídce
side-bag = v pytlíku: { $count }
side-church = Dodávky do kostela
side-market = Tržiště: prodeje a ceny
side-pile = dalších prodejů: { $count }
side-milestones = Milníky a ocenění
tab-hand = V ruce
tab-offer = Nabídka
tab-deliveries = Dodávky
tab-market = Trh
tab-milestones = Milníky
tab-players = Hráči
worker-villager = Vesničan
worker-donkey = Osel
offer-short = chybí { $gold }
church-left = { $count ->
    [one] Zbývá 1 dodávka; po ní se dohraje kolo.
    [few] Zbývají { $count } dodávky; po poslední se dohraje kolo.
   *[other] Zbývá { $count } dodávek; po poslední se dohraje kolo.
}
church-last = Kostel stojí: tohle kolo je poslední.
glory-milestones = Milníky: kdo byl první
glory-awards = Ocenění na konci: kdo teď vede
about-villager = Vesničané: kolik jich ještě stojí a kolik jich je. Stojící vesničan dojde po cestách kamkoli a udělá tam jednu věc. Další stojí na rychtě čím dál víc zlaťáků.
about-still-standing = Tvůj vesničan ještě stojí: vyber dílek, na kterém má něco udělat, a dojde tam po cestách sám.
about-donkey = Osli na herním plánu, nejvýš 6. Suroviny putují přes dílky, na kterých stojí tvůj osel; každý osel ujde za tah jeden krok.
about-gold = Zlaťáky. Na konci je za 3 zlaťáky 1 bod.
about-points = Dosavadní body. Ocenění, památky, cesty a zlaťáky se počítají na konci.
about-roads = Zbývající mosty a stezky: most mezi dvěma horami stojí 2 dřeva, stezka mezi dvěma lesy 2 kameny. Cesty slouží všem.
about-delivery = Dodávka do kostela: přivez suroviny v libovolné kombinaci toho, co je vyobrazeno, nebo zaplať zlaťáky. Po poslední dodávce se jen dohraje kolo.
about-sale = Prodej na tržišti: přivez na tržiště všechny vyobrazené suroviny a získej body a zlaťáky. Nic se k němu nesmí kupovat.
about-wood = Dřevo z tábora dřevorubců nebo ze stodoly.
about-stone = Kámen z kamenolomu nebo ze stodoly.
about-wheat = Obilí ze statku nebo ze stodoly.
about-planks = Prkna, vyrobená ze dřeva. Kdo je vyrobil, získá při jejich spotřebě 1 zlaťák a 1 bod, za kvalitní (s hvězdou) dvojnásobek.
about-bricks = Cihly, vyrobené z kamene. Kdo je vyrobil, získá při jejich spotřebě 1 zlaťák a 1 bod, za kvalitní (s hvězdou) dvojnásobek.
about-milk = Mléko, vyrobené z obilí. Kdo je vyrobil, získá při jeho spotřebě 1 zlaťák a 1 bod, za kvalitní (s hvězdou) dvojnásobek.
about-flour = Mouka, vyrobená z obilí. Kdo ji vyrobil, získá při její spotřebě 1 zlaťák a 1 bod, za kvalitní (s hvězdou) dvojnásobek.
about-planner = za první most nebo stezku. Na konci 1 bod navíc za každou vlastní cestu.
about-carpenter = za první budovu, která vyrábí prkna. Prkna jeho majitele jsou kvalitní.
about-mason = za první budovu, která vyrábí cihly. Cihly jeho majitele jsou kvalitní.
about-herder = za první budovu, která vyrábí mléko. Mléko jeho majitele je kvalitní.
about-miller = za první budovu, která vyrábí mouku. Mouka jeho majitele je kvalitní.
about-chaplain = 5 bodů na konci za nejvíc dodávek do kostela.
about-sacristan = 3 body na konci za druhý nejvyšší počet dodávek do kostela.
about-landscaper = 4 body na konci za nejvíc vlajek na památkách.
about-merchant = 4 body na konci za nejvíc prodejů na tržišti.

## Reasons of hints

reason-can-deliver = Pak půjde zaplatit dodávka do kostela (body: { $points }).
reason-can-sell = Pak půjde zaplatit prodej (body: { $points }, zlaťáky: { $gold }).
reason-can-build = Pak půjde dát dohromady vše, co stojí { $tile_it }.
reason-tokens = Tvoje suroviny { $tile_in } ti při použití něco přinesou; pak jich tam bude { $count }.
reason-joined = { $tile } bude mít cestu ke kostelu a na konci se započítá.
reason-step = osel { $tile2_to }
reason-produce = { $tile_in } je zase plno{ $gold ->
    [0] { "" }
    [one] , 1 zlaťák
    [few] , { $gold } zlaťáky
   *[other] , { $gold } zlaťáků
}
reason-refine = nové suroviny: { $count }× { $good }
reason-plan = plán: { $tile_it }
reason-hire-villager = další vesničan
reason-hire-donkey = nový osel { $tile_in }
reason-sell = prodej přinese { $gold ->
    [one] 1 zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
reason-deliver = dodávka do kostela
reason-last-delivery = začne poslední kolo
reason-beg = 1 zlaťák
reason-build = nová budova: { $tile_it }
reason-bridge = most { $tile2_to }
reason-path = stezka { $tile2_to }
reason-bought = nákup: { $good } za { $gold ->
    [one] 1 zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
reason-milestone = milník: { $milestone }

## Lekce
lesson-first-goal = Jedna vesnice, staví ji všichni
lesson-first-goal-body = Všichni stavíte tutéž vesnici a každý smí používat všechno v ní. *Body* jsou za stavění, za prodej a za pomoc při stavbě kostela.
lesson-first-goal-mark-1 = *Kostel*: tady začínají tvoji lidé
lesson-first-goal-mark-2 = *Tržiště* vykupuje zboží
lesson-first-goal-mark-3 = *Rychta* má plány a pracovníky
lesson-first-produce = Vesničan jde do práce
lesson-first-produce-body = Vesničan dojde po cestách, kam chceš, a pak udělá *jednu věc*. V kamenolomu doplní všechna prázdná místa kamenem a ty dostaneš 2 zlaťáky.
lesson-first-produce-mark-1 = *Jedno místo je prázdné*
lesson-first-produce-task = Nech vesničana pracovat v kamenolomu.
lesson-first-produce-again = To přijde později. Teď kamenolom.
lesson-first-produce-done = Leží tu tři kameny *pro všechny*, ale 2 zlaťáky jsou jen tvoje.
lesson-first-end = Všichni už pracovali
lesson-first-end-body = Po práci si vesničan *lehne* až do tvého příštího tahu. Zatím máš jen jednoho, a tak tah končí.
lesson-first-end-task = Ukonči svůj tah.
lesson-first-end-again = Vesničan už leží: ukonči tah tlačítkem.
lesson-first-end-done = Teď hraje oranžový.
lesson-first-orange = Oranžový si bere kámen
lesson-first-orange-body = Oranžový postavil *stezku* mezi dvěma dílky a zaplatil kamenem z kamenolomu. Zboží na desce nepatří nikomu: použije ho, kdo přijde první.
lesson-first-plan = Plán z rychty
lesson-first-plan-body = Na rychtě si vezmeš *jeden plán*. První je zdarma; za další položíš zlaťák na každý, který přeskočíš.
lesson-first-plan-mark-1 = *Mlýn* za 2 zlaťáky
lesson-first-plan-task = Vezmi plán mlýna a pak odejdi z rychty.
lesson-first-plan-again = Plán mlýna, třetí v řadě. Potom odejdi.
lesson-first-plan-done = Plán máš v ruce a kdo si vezme první plány, dostane s nimi *tvoje zlaťáky*.
lesson-first-build = Postav mlýn
lesson-first-build-body = Nový dílek se dotýká toho, kde stojí vesničan: *cesta na cestu*, les a skály na cokoli kromě cesty. Pak se tam přiveze zboží. Mlýn u tržiště, na jeho cestě, má dobré místo.
lesson-first-build-mark-1 = *Tvůj plán*
lesson-first-build-mark-2 = *Stavět odtud*
lesson-first-build-task = Vyber plán, tržiště, místo na jeho cestě a nech zaplatit.
lesson-first-build-again = Nejdřív plán, pak tržiště, pak nabízené místo a nakonec zaplatit.
lesson-first-build-done = Čtyři body a jako první s mlýnem jsi *mlynář*: tvoje mouka platí dvojnásob.
lesson-first-hire = Oslové vozí
lesson-first-hire-body = Na vedlejší dílek se zboží dostane po cestě. Na delší trase musí mít *každý dílek mezi tím* tvého osla. Ze statku do mlýna je to kostel a tržiště.
lesson-first-hire-mark-1 = *Obilí* pochází odtud
lesson-first-hire-mark-2 = *Mlýn* ho potřebuje tady
lesson-first-hire-task = Najmi osla a postav ho ke kostelu.
lesson-first-hire-again = Najmi osla a pak mu vyber kostel.
lesson-first-hire-done = U kostela stojí dva oslové. Stálo to 3 zlaťáky a práci vesničana.
lesson-first-lead = Každý tah jeden krok
lesson-first-lead-body = Jednou za tah smí každý tvůj osel *o jeden dílek dál* po cestě. Nic to nestojí a vesničan k tomu není třeba.
lesson-first-lead-mark-1 = *Jeden musí stát tady*
lesson-first-lead-task = Přesuň jednoho osla od kostela na tržiště.
lesson-first-lead-again = Vyber osla u kostela a pak tržiště.
lesson-first-lead-done = Cesta ze statku do mlýna je *hotová*.
lesson-first-refine = Z obilí je mouka
lesson-first-refine-body = Vesničan ve mlýně promění jedno obilí v *mouku*. Obilí přivezou oslové a zůstanou, kde jsou. Mouka nese *tvoji barvu*.
lesson-first-refine-mark-1 = *Místo na jednu* mouku
lesson-first-refine-task = Nech vesničana pracovat ve mlýně.
lesson-first-refine-again = V tomto kroku se pracuje ve mlýně.
lesson-first-refine-done = Tvoje mouka leží ve mlýně. Ať ji použije kdokoli, *dostaneš zaplaceno*.
lesson-first-reward = Oranžový prodává tvoji mouku
lesson-first-reward-body = Oranžový prodal tvoji mouku. Odměnu výrobce dostáváš *ty*, bod a zlaťák, a to dvakrát, protože jsi mlynář. Vyplatí se vyrábět, co potřebují jiní.
lesson-first-sell = Vlastní prodej
lesson-first-sell-body = Tržiště chce dva kameny a jedno obilí. Přijdou z kamenolomu a statku *přes kostel*, kde stojí tvůj osel: bod a zlaťák.
lesson-first-sell-mark-1 = *Tenhle prodej* teď jde
lesson-first-sell-task = Proveď prodej.
lesson-first-sell-again = Vyber osvětlený prodej.
lesson-first-sell-done = Prodej je tvůj. Kdo jich má na konci *nejvíc*, dostane ještě 4 body.
lesson-first-villager = Druhý pár rukou
lesson-first-villager-body = Po plánu smíš při téže návštěvě *najímat*. Druhý vesničan stojí 5 zlaťáků a od příště máš *dvě akce* za tah.
lesson-first-villager-mark-1 = *5 zlaťáků* za druhého, další 7 a 9
lesson-first-villager-task = Vezmi první plán a pak najmi vesničana.
lesson-first-villager-again = První plán je zdarma. Pak najmi vesničana.
lesson-first-villager-done = Odpočívá u kostela a *pracuje od příštího tahu*.
lesson-first-road = Cesty, kde žádné nejsou
lesson-first-road-body = O pár tahů později. Kde se dotýká les s lesem, postavíš *stezku* za dva kameny, kde skála se skálou, *most* za dvě dřeva. Tvoje nejdelší cesta se na konci počítá.
lesson-first-road-mark-1 = *Stavět odtud*
lesson-first-road-task = Postav cestu od dřevorubců, vyber místo a nech zaplatit.
lesson-first-road-again = Nejdřív dílek dřevorubců, pak nabízené místo a zaplatit.
lesson-first-road-done = Nové spojení pro všechny, ale *tvoje* cesta: na konci bod a kus tvé nejdelší.
lesson-first-deliver = Pro kostel
lesson-first-deliver-body = Kostel čeká na *dodávky*, každá se dá splnit jen jednou. Cihel a mléka sneseš dohromady tři: *4 body*.
lesson-first-deliver-mark-1 = *Tři*, cihly a mléko libovolně
lesson-first-deliver-task = Proveď dodávku.
lesson-first-deliver-again = Vyber osvětlenou dodávku.
lesson-first-deliver-done = Kostel povyrostl o část. *Nejvíc dodávek* dá na konci 5 bodů.
lesson-first-last = Kostel je hotový
lesson-first-last-body = Oranžový provádí *poslední dodávku*. Kolo se dohraje, aby měli všichni stejně tahů, a pak se spočítá zbytek.
lesson-first-finish = Máš { $total } bodů
lesson-first-finish-body = Body ze hry, ocenění, památky, cesty, nejdelší cesta a bod za 3 zlaťáky: všechno má tabulka skóre. *Nejvíc bodů vyhrává*. Hraj dál od druhého vesničana proti snadnému botovi.

until-end = { $left ->
    [0] poslední dodávka je splněná, hraje se poslední kolo.
    [one] do konce chybí 1 dodávka.
    [few] do konce chybí { $left } dodávky.
   *[other] do konce chybí { $left } dodávek.
}

lesson-landmarks = Památky a nejdelší cesta
lesson-landmarks-woodland = Velké polesí: { $points } bodů
lesson-landmarks-woodland-body = Polesí s tvou vlajkou počítá své úseky, které leží *na lese*, u velkého po 2 bodech. Cestu nepotřebuje.
lesson-landmarks-range = Malé pohoří: { $points } body
lesson-landmarks-range-body = Pohoří počítá své úseky, které leží *na hoře*, u malého po 1 bodu. Ani to cestu nepotřebuje.
lesson-landmarks-post = Obchodní místo: { $points } body
lesson-landmarks-post-body = Většina památek chce *cestu ke kostelu*. Obchodní místo dá 1 bod za každý tvůj prodej.
lesson-landmarks-road = Nejdelší cesta: { $points } bodů
lesson-landmarks-road-body = Nejdelší řada dílků přes vytištěné cesty a *tvoje vlastní*, každý dílek jednou a bez kostela: 2 body za dílek. Aspoň jedna cesta v ní musí být tvoje.

lesson-begging = Žebrání
lesson-begging-see = Když je měšec prázdný
lesson-begging-see-body = V kostele smí vesničan *vyžebrat 1 zlaťák*, ale jen když jsou statek, tábor dřevorubců i kamenolom plné. Je to tedy pro tahy, kdy není nic lepšího.
lesson-begging-do = Žebrej
lesson-begging-do-body = Teď jsou všechny tři plné.
lesson-begging-do-task = Klepni na kostel a vyžebrej zlaťák.
lesson-begging-do-again = V kostele, s vesničanem: vyžebrej zlaťák.
lesson-begging-do-done = O *1 zlaťák* víc. Vesničan si lehne jako po každé jiné akci.

lesson-barn = Stodoly
lesson-barn-see = Výroba čehokoli
lesson-barn-see-body = *Stodola* je výrobní budova na libovolné základní suroviny: kdo ji aktivuje, určí pro každé volné místo, zda tam přijde dřevo, kámen, nebo obilí.
lesson-barn-do = Zaplň stodolu
lesson-barn-do-body = Mysli na to, čím budeš platit: blízké suroviny osla nepotřebují.
lesson-barn-do-task = Aktivuj stodolu a zaplň její tři místa.
lesson-barn-do-again = Nejdřív stodolu, pak pro každé volné místo jednu surovinu.
lesson-barn-do-done = *Tři suroviny* podle tvé volby. Použít je ale smí každý.

lesson-buying = Nákup surovin
lesson-buying-see = Když něco chybí
lesson-buying-see-body = Co akce stojí, se dá i *koupit na tržišti* za cenu, která je tam uvedená. Vyjíždí to z tržiště, musí se to k tobě tedy dostat jako jiné suroviny, a nikdo za to nemá odměnu.
lesson-buying-do = Kup dřevo
lesson-buying-do-body = Tady zbývá zaplatit dřevo.
lesson-buying-do-task = Kup dřevo na tržišti.
lesson-buying-do-again = Kup dřevo: cena je na tržišti.
lesson-buying-do-done = *Koupeno a hned spotřebováno.* Jen k prodeji se kupovat nesmí.

lesson-windmill = Dvě místa
lesson-windmill-see = Jeden kus, nebo dva
lesson-windmill-see-body = Větší zpracovatelské budovy mají *dvě místa*. Jsou-li obě volná a máš ještě dva žetony, řekneš, jestli vyrobíš jeden kus, nebo dva; každý spotřebuje základní surovinu.
lesson-windmill-do = Vyrob jeden
lesson-windmill-do-body = Je-li suroviny málo, stačí jeden: druhé místo zůstane volné, i pro ostatní.
lesson-windmill-do-task = Aktivuj větrný mlýn a vyrob jeden kus.
lesson-windmill-do-again = Nejdřív větrný mlýn, pak: jeden kus.
lesson-windmill-do-done = *Jeden* je objednaný. Teď k němu musí dorazit obilí, přivezené, nebo koupené.

## The score sheet of the real table

fault-tile-twice = tiles: { $name } dvakrát
fault-flag-nowhere = { $name }: není památka, nikdo tam nemá vlajku
fault-flag-missing = { $tile }: zatím bez vlajky
fault-church-missing = tiles: chybí kostel
fault-tile-apart = { $name } se nedotýká zbytku vesnice.
fault-translate-form = { $name }: translate: má být [i, j], ne { $given }
fault-tile-overlaps = { $name } překrývá { $other }.
fault-tile-road = Cesta na { $name } leží proti straně bez cesty na { $other }.
fault-road-form = road { $number }: between: mají být dva dílky, ne { $given }
fault-road-no-tile = { $name } a { $other } nejde spojit, { $missing } ve vesnici není.
fault-roads-too-many = roads: hráč { $seat } má { $most } cest, ne víc
fault-road-apart = { $name } a { $other } se nedotýkají.
fault-road-printed = { $name } a { $other } už spojuje tištěná cesta.
fault-road-twice = { $name } a { $other } už spojuje cesta.
fault-road-ground = Mezi { $name } a { $other } neleží les na volném lese ani hora na hoře.
fault-deliveries-all = Dodávek je dohromady { $count }; v této hře je jich { $most }.
fault-sales-all = Prodejů je dohromady { $count }; v této hře je jich { $most }.
fault-milestone-twice = milestones: { $name } dvakrát
fault-milestone-no-tile = milestones: { $name }, ale ve vesnici není { $names }
fault-planner-no-road = { $player } má milník za cesty a nemá žádnou cestu.
pad-step-village = Vesnice
pad-step-roads = Cesty a vlajky
pad-step-players = Hráči
pad-tiles = Dílky, které tu ještě nejsou
pad-readings = Jak hrajete u vás
pad-tiles-note = zbývá { $count }
pad-lay = Položit dílek sem
pad-turn-tile = Položit jinak
pad-take-away = Odebrat dílek
pad-road = Cesta: { $player }
pad-flag = Vlajka: { $player }
pad-gone = Odebrat
pad-milestones = Milníky
pad-points = Body na počítadle
pad-gold = Zlaťáky
pad-deliveries = Dodávky
pad-sales = Prodeje
pad-donkeys = Osli
pad-hint-village = Vyber dílek a pak stranu, u které leží. Ťuknutím na poslední ho položíš jinak.
pad-hint-roads = Vyber hráče a ťukej na spáry (cesty) a památky (vlajky).
pad-hint-players = Co kdo měl před závěrečným bodováním.
fault-pad-fits = { $tile }: sem se nevejde.

# What is wrong with a component set

fault-corners = { $where }: mají tu být různé rohy [i, j]
fault-outline = { $where }: má tu být obrys z jednotkových kroků proti směru hodin, který se nikde nekříží
fault-price = { $where }: nejmíň 1 zlato
fault-sections = { $where }: má tu být { $count } písmen z R, F a M, ne { $given }
fault-most-sections = { $where }: nejvýš { $most } úseků, ne { $count }
fault-stack = { $where }: v hromádce „{ $good }“ mají být { $wanted } dílky, ne { $count }
fault-cost = { $where }: má tu být seznam jako „2 wheat, 1 stone“, ne „{ $given }“
fault-mix = { $where }: směs jako „{ $given }“ patří jen k dodávkám
fault-layout-form = { $where }: má tu být [dílek, otočení, i, j]
fault-layout-fits = { $where }: { $tile } se tam nevejde
fault-layout-roads = { $where }: od každého z pěti dílků má vést cesta ke kostelu
fault-no-layout = Ani na { $count } pokusů se nenašlo rozložení, v němž od každého z pěti dílků vede cesta ke kostelu.

# Where people type in their box

set-tiles = Dílky
set-sales = Prodeje
set-deliveries-two = Dodávky pro 2
set-deliveries-more = Dodávky pro 3 a 4
set-one-sales = Prodej { $number }
set-one-deliveries = Dodávka { $number }
field-cost = Cena
field-points = Body hned
field-worth = Hodnota na konci
field-stack = Hromádka
field-needs = Co žádá
field-gold = Zlato
lesson-transport = Doprava
lesson-transport-see = Kam sahají tvoji oslové
lesson-transport-see-body = Na vedlejší dílek se suroviny dostanou samy. Na každém dílku *mezi tím* musí stát tvůj osel. Chceš stavět u dřevařství, dva dílky od kostela.
lesson-transport-see-mark-1 = *Tady* už tvůj osel stojí
lesson-transport-see-mark-2 = *Tady* zatím žádný není
lesson-transport-see-mark-3 = *Sem* se mají suroviny dostat
lesson-transport-do = Osel na tržiště
lesson-transport-do-body = Na rychtě stojí osel 3 zlaťáky a smíš ho postavit na kterýkoli dílek, ke kterému vede cesta. Pracuje hned.
lesson-transport-do-task = Najmi osla, postav ho na tržiště a odejdi z rychty.
lesson-transport-do-again = Najmi osla, vyber pro něj tržiště a odejdi.
lesson-transport-do-done = Kostel a tržiště: *řada je úplná.*
lesson-transport-build = O tah později: stav na jejím konci
lesson-transport-build-body = Cena mlýna se teď dostane až na tento dílek, přes kostel a tržiště. Oslové zůstanou, kde jsou, a neunaví se.
lesson-transport-build-task = Vyber plán mlýna, osvětlený dílek, nabízené místo a nech zaplatit.
lesson-transport-build-again = Nejdřív plán, pak osvětlený dílek, pak nabízené místo a nakonec zaplatit.
lesson-transport-build-done = Zaplaceno a postaveno. Další suroviny půjdou *touž cestou.*

lesson-paths = Mosty a stezky
lesson-paths-see = Rybník, ke kterému nikdo nedojde
lesson-paths-see-body = Lesní rybník s tvou vlajkou sousedí s tržištěm, les s lesem. Cesta k němu nevede, na konci by tedy dal { $points } bodů. *Stezka* spojí les s lesem za 2 kameny, *most* horu s horou za 2 dřeva.
lesson-paths-do = Postav stezku
lesson-paths-do-body = Vesničan jde na jeden z obou dílků a staví odtud. Kameny jsou z kamenolomu.
lesson-paths-do-task = Postav cestu od tržiště, vyber místo u rybníka a nech zaplatit.
lesson-paths-do-again = Nejdřív tržiště, pak nabízené místo, pak zaplatit.
lesson-paths-do-done = Chodit po ní smí každý, ale *cesta je tvoje.*
lesson-paths-pond = Lesní rybník: { $points } body
lesson-paths-pond-body = Teď od něj vede cesta ke kostelu, a tak se počítá.
lesson-paths-count = Cesty: { $points } body
lesson-paths-count-body = 1 za každou tvou cestu, 2, pokud jsi cestu stavěl jako první a máš Cestáře. Máš jich pět a počítá se i tvoje nejdelší cesta.

lesson-sale = Tržiště: prodej
lesson-sale-see = Jeden ze tří
lesson-sale-see-body = *Odkryté jsou tři prodeje.* Kdo na tržiště přiveze všechny suroviny jednoho z nich, získá jeho body a zlaťáky a otočí se další. K prodeji se nic kupovat nesmí.
lesson-sale-do = Prodej s cizím mlékem
lesson-sale-do-body = První prodej chce dřevo a mléko a v ovčí farmě leží mléko modrého. Smíš ho použít; modrý dostane odměnu za výrobu.
lesson-sale-do-task = Proveď osvětlený prodej.
lesson-sale-do-again = Vyber osvětlený prodej.
lesson-sale-do-done = *Body a zlaťáky pro tebe,* a pro modrého odměna výrobce, dvojnásobná, protože je Pastýř.
lesson-sale-count = Kupec: { $points } body
lesson-sale-count-body = Na konci této hry máš čtyři prodeje a modrý jeden. Nejvíc prodejů je za 4 body, při shodě se dělí.

lesson-deliveries = Kostel: dodávky
lesson-deliveries-see = Každá jen jednou
lesson-deliveries-see-body = Kostel chce několik dodávek a *každou lze splnit jednou*, ať ji splní kdokoli. Některé se platí surovinami, tahle zlaťáky.
lesson-deliveries-do = Dodávka za zlaťáky
lesson-deliveries-do-body = Zlaťáky máš. Body, které získáš teď, ti už nikdo nevezme, a konec hry se přiblíží.
lesson-deliveries-do-task = Proveď osvětlenou dodávku.
lesson-deliveries-do-again = Vyber osvětlenou dodávku.
lesson-deliveries-do-done = Šest bodů za deset zlaťáků a do konce *o dodávku méně.*
lesson-deliveries-chaplain = Kaplan: { $points } body
lesson-deliveries-chaplain-body = Nejvíc dodávek je za 5 bodů, druhý počet za 3. Ty i modrý máte teď po jedné, dělíte se tedy o obojí: 8 děleno dvěma.
lesson-deliveries-shrine = Svatyně: { $points } body
lesson-deliveries-shrine-body = Svatyně s tvou vlajkou přidá 2 za každou tvou dodávku. Každá další má tak pro tebe větší cenu.

lesson-payment = Placení
lesson-payment-see = Surovinu po surovině
lesson-payment-see-body = Kde je z čeho vybírat, platíš *kus po kuse*: ze kterého dílku, čí žeton, nebo nákupem na tržišti. Co jde zaplatit jediným způsobem, zaplatí se samo.
lesson-payment-do = Použij, co tu leží
lesson-payment-do-body = Tato dodávka chce tři kusy, prkna nebo mouku, jak je libo. Jedno prkno, které vyrobil modrý, leží v dřevařství; další dvě přijdou z tržiště po 5 zlaťácích.
lesson-payment-do-task = Proveď osvětlenou dodávku a použij prkno z dřevařství.
lesson-payment-do-again = Nejdřív dodávka, pak prkno v dřevařství.
lesson-payment-do-done = Žeton se vrací *domů k modrému,* se 2 zlaťáky a 2 body, protože modrý je Tesař.
lesson-payment-count = Vyplatilo se to?
lesson-payment-count-body = Získáváš víc než modrý a kostel je hotový. Tvoje vlastní žetony by zaplatily tobě: vyráběj, co dodávky potřebují.

lesson-processing = Zpracování
lesson-processing-see = Z kamene je cihla
lesson-processing-see-body = *Zpracovatelská budova* promění základní surovinu v lepší. Kamenictví bere kámen a má jedno místo. Co vyrobí, nese tvou barvu.
lesson-processing-do = Vyrob cihly
lesson-processing-do-body = Kámen se tam musí dostat: z kamenolomu přes kostel, kde stojí tvůj osel. Nebo ho koupíš na tržišti.
lesson-processing-do-task = Nech vesničana pracovat v kamenictví a přivez kámen z kamenolomu.
lesson-processing-do-again = Nejdřív kamenictví, pak kámen z kamenolomu.
lesson-processing-do-done = Leží tu tvoje cihly, a *kvalitní,* protože máš Kameníka.
lesson-processing-sell = Hned je použij
lesson-processing-sell-body = Jeden prodej chce obilí a cihly. Použiješ-li vlastní cihly, je tvoje i odměna výrobce.
lesson-processing-sell-task = Proveď osvětlený prodej.
lesson-processing-sell-again = Vyber osvětlený prodej.
lesson-processing-sell-done = Prodej a k tomu *odměna výrobce:* kdo zpracovává, vydělá dvakrát.

lesson-stables = Stáje
lesson-stables-see = Oslové, kteří nesou body
lesson-stables-see-body = *Stáje* dají na konci 2 body za každého tvého osla ve vesnici. Máš tři.
lesson-stables-do = Postav je
lesson-stables-do-body = Jako většina památek se počítají, jen když od nich vede cesta ke kostelu. U dřevorubců navazuje cesta na cestu.
lesson-stables-do-task = Vyber plán stájí, tábor dřevorubců, nabízené místo a nech zaplatit.
lesson-stables-do-again = Nejdřív plán, pak dřevorubci, pak nabízené místo a zaplatit.
lesson-stables-do-done = Stojí tam tvoje *vlajka:* nikdo jiný za ně body nemá.
lesson-stables-count = Stáje: { $points } bodů
lesson-stables-count-body = Tři oslové po 2. Každý další stojí 3 zlaťáky a přinese o 2 body víc.
lesson-stables-most = Krajinář: { $points } body
lesson-stables-most-body = Tvoji vlajku mají čtyři památky, vlajku modrého tři. Nejvíc památek je za 4 body, při shodě se dělí.

lesson-range = Velké pohoří
lesson-range-see = Hora vedle hory
lesson-range-see-body = *Velké pohoří dá 2 za každý svůj úsek, který se dotýká hor,* malé 1. Cestu nepotřebují.
lesson-range-do = Postav ho u rychty
lesson-range-do-body = Nejlepší je místo, kde se hor dotýká víckrát a kde se dá později stavět dál.
lesson-range-do-task = Vyber plán pohoří, rychtu, nabízené místo a nech zaplatit.
lesson-range-do-again = Nejdřív plán, pak rychta, pak nabízené místo a zaplatit.
lesson-range-do-done = Hor se *zatím* dotýkají dva jeho úseky.
lesson-range-count = Velké pohoří: { $points } body
lesson-range-count-body = Dva úseky po 2. Počítá se ti i to, co vedle něj postaví jiní.
lesson-range-end = Na konci: { $points } bodů
lesson-range-end-body = O pár dílků později se hor dotýká pět úseků. Polesí počítají stejně les.

lesson-quarter = Náměstí, skladiště, horský rybník
lesson-quarter-square = Náměstí: { $points } bodů
lesson-quarter-square-body = *3 za každý jeho úsek s cestou, který navazuje na cestu,* a musí od něj vést cesta ke kostelu. Tady navazují dva, třetí vede do prázdna.
lesson-quarter-warehouse = Skladiště: { $points } bodů
lesson-quarter-warehouse-body = *1 navíc za každou tvou cestu.* Máš postavených všech pět, dá tedy tolik, kolik cesty samy.
lesson-quarter-pond = Horský rybník: { $points } body
lesson-quarter-pond-body = *3 body, pokud od něj vede cesta ke kostelu,* a to je vše. Vlastní cestu rybník nemá, potřebuje tedy most.

lesson-smith = Kovárna a sakristián
lesson-smith-farrier = Kovárna: { $points } bodů
lesson-smith-farrier-body = *1 navíc za každý dílek tvé nejdelší cesty,* pokud od kovárny vede cesta ke kostelu. Tady má nejdelší cesta šest dílků.
lesson-smith-road = Nejdelší cesta: { $points } bodů
lesson-smith-road-body = Týchž šest dílků dá samo po 2. S kovárnou má tedy každý další dílek řady cenu 3.
lesson-smith-sacristan = Sakristián: { $points } body
lesson-smith-sacristan-body = *Druhý nejvyšší počet dodávek* je za 3. Modrý má dvě, ty jednu, bílý žádnou. Za nic ocenění není.

lesson-outposts = Hlásky
lesson-outposts-first = Hláska I: { $points } body
lesson-outposts-first-body = *1 za každý dílek na nejkratší cestě ke kostelu.* Hláska chce být daleko, ale cesta k ní vést musí.
lesson-outposts-second = Hláska II: { $points } body
lesson-outposts-second-body = Je to táž památka v jiném tvaru a o něco blíž. Nová cesta může trasu zkrátit, a hláska pak dá méně.
lesson-outposts-woodland = Malé polesí: { $points } bodů
lesson-outposts-woodland-body = *1 za každý svůj úsek, který se dotýká lesa.* Tady je jich pět. Cestu nepotřebuje, může tedy stát kdekoli.

lesson-purse = Krčma, zlaťáky a body
lesson-purse-tavern = Krčma: { $points } bodů
lesson-purse-tavern-body = *1 za každý zlaťák, který na konci máš, nejvýš 8,* pokud od ní vede cesta ke kostelu. Máš jich 16, dá tedy, co nejvíc může.
lesson-purse-gold = Zlaťáky: { $points } bodů
lesson-purse-gold-body = *1 za každé tři zlaťáky,* a to pro všechny. Zlaťáky se tím nespotřebují, ani krčmou.
lesson-purse-points = Body ze hry: { $points }
lesson-purse-points-body = Co přibývalo cestou: za dílky, prodeje, dodávky a pokaždé, když někdo použil tvoje žetony. Všechno ostatní se přičte na konci.

lesson-monument = Památník
lesson-monument-see = Stejné ke stejnému
lesson-monument-see-body = *Památník dá 2 za každý svůj úsek, který navazuje na úsek stejného druhu:* cesta na cestu, les na les, hora na horu. Musí od něj vést cesta ke kostelu.
lesson-monument-do = Postav ho
lesson-monument-do-body = U dřevorubců se vejde. Mouka je tu, cihly se musí koupit a kámen přijde z kamenolomu, nebo z tržiště.
lesson-monument-do-task = Vyber plán památníku, tábor dřevorubců, nabízené místo a zaplať kámen, jak chceš.
lesson-monument-do-again = Nejdřív plán, pak dřevorubci, pak nabízené místo a nakonec zaplať kámen.
lesson-monument-do-done = Stojí na kraji: *vedle něj se dá stavět dál.*
lesson-monument-count = Památník: { $points } body
lesson-monument-count-body = Na stejný druh navazují dva jeho úseky. Co se vedle něj postaví později, může přidat, ať to postaví kdokoli.
