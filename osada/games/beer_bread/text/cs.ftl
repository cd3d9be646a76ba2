# Beer & Bread česky.

game-title = Pivo a chléb
game-about = Dvě vesnice se dělí o pole, šest let vaří pivo a pečou chléb. Z obou druhů zboží se ti počítá to, které vyneslo méně. Karty jsme navrhli sami; kdo má krabici, může zadat ty tištěné.

## Resources, goods and cards
resource-water = voda
    .of = vody
    .acc = vodu
resource-wheat = pšenice
    .of = pšenice
    .acc = pšenici
resource-barley = ječmen
    .of = ječmene
    .acc = ječmen
resource-rye = žito
    .of = žita
    .acc = žito
resource-hops = chmel
    .of = chmele
    .acc = chmel
pay-water = { resource-water }
    .of = { resource-water.of }
pay-wheat = { resource-wheat }
    .of = { resource-wheat.of }
pay-barley = { resource-barley }
    .of = { resource-barley.of }
pay-rye = { resource-rye }
    .of = { resource-rye.of }
pay-hops = { resource-hops }
    .of = { resource-hops.of }
for-water = { resource-water }
    .of = { resource-water.of }
for-wheat = { resource-wheat }
    .of = { resource-wheat.of }
for-barley = { resource-barley }
    .of = { resource-barley.of }
for-rye = { resource-rye }
    .of = { resource-rye.of }
for-hops = { resource-hops }
    .of = { resource-hops.of }
place-any = cokoli
place-water = { resource-water.acc }
place-wheat = { resource-wheat.acc }
place-barley = { resource-barley.acc }
place-rye = { resource-rye.acc }
place-hops = { resource-hops.acc }
good-beer = pivo
good-bread = chléb
back-beer = pivo
back-bread = chléb
kind-beer1 = Slabé pivo
    .acc = slabé pivo
kind-beer2 = Ležák
    .acc = ležák
kind-beer3 = Silné pivo
    .acc = silné pivo
kind-bread1 = Placka
    .acc = placku
kind-bread2 = Bochník
    .acc = bochník
kind-bread3 = Slavnostní chléb
    .acc = slavnostní chléb
taken-beer1 = { kind-beer1.acc }
taken-beer2 = { kind-beer2.acc }
taken-beer3 = { kind-beer3.acc }
taken-bread1 = { kind-bread1.acc }
taken-bread2 = { kind-bread2.acc }
taken-bread3 = { kind-bread3.acc }
tier-1 = slabé pivo a placky
    .each = slabé pivo, placka
tier-2 = ležák a bochníky
    .each = ležák, bochník
tier-3 = silné pivo a slavnostní chléb
    .each = silné pivo, slavnostní chléb
fruitful-fruitful = úrodný
fruitful-dry = neúrodný
position-cards = Karty
position-collect = Sběr
position-storage = Sklad
position-produce = Výroba
position-clean = Úklid
position-score = Konec hry
goods-number = { $number }×{ "\u00A0" }{ $resource }
places-number = { $number } pro { $place }

## Buildings: the name, and what each does
building-redraw = { title-redraw }
title-redraw = Kramář
does-redraw = { $amount ->
    [one] jednou za rok, až si oba doberou, smíš vyměnit kartu z ruky za vrchní kartu balíčku
   *[other] { $amount }krát za rok, až si oba doberou, smíš vyměnit kartu z ruky za vrchní kartu balíčku
}
building-keep_choice = { title-keep_choice }
title-keep_choice = Vrata stodoly
does-keep_choice = v neúrodném roce smíš odložit kterékoli své karty sklizně, než si dobereš do pěti
building-last_draw = { title-last_draw }
title-last_draw = Pozdní trh
does-last_draw = { $amount ->
    [one] v posledním tahu úrodného roku si dober 1 kartu, jednu zahraj a druhou odlož
    [few] v posledním tahu úrodného roku si dober { $amount } karty, jednu zahraj a ostatní odlož
   *[other] v posledním tahu úrodného roku si dober { $amount } karet, jednu zahraj a ostatní odlož
}
building-reserve = { title-reserve }
title-reserve = Vrubovka
does-reserve = { $amount ->
    [one] v prvním tahu úrodného roku smíš otočit 1 kartu v ruce: zahrát ji pak můžeš jen ty
    [few] v prvním tahu úrodného roku smíš otočit { $amount } karty v ruce: zahrát je pak můžeš jen ty
   *[other] v prvním tahu úrodného roku smíš otočit { $amount } karet v ruce: zahrát je pak můžeš jen ty
}
building-yearly = { title-yearly } ({ $resource })
title-yearly = Čeledín
does-yearly = každý rok z pole { $amount }× { $resource }
building-supply = { title-supply } ({ $resource })
title-supply = Sýpka
does-supply = když na poli není dost { $resource_of }, vezmi zbytek z banku
building-bonus = { title-bonus } ({ $resource })
title-bonus = Žnec
does-bonus = při sklizni s kartou, která ukazuje { $resource_acc }, ještě { $amount }× { $resource }
building-gift = { title-gift }
title-gift = Náhon
does-gift = po každé soupeřově sklizni { $amount }× { $resource }
building-storage = { title-storage }
title-storage = Kůlna
does-storage = další místa ke skladování: { $places }
building-capacity-beer = { title-capacity-beer }
title-capacity-beer = Druhý kotel
does-capacity-beer = { $amount ->
    [one] na pivovar se vejde o 1 kartu víc
    [few] na pivovar se vejde o { $amount } karty víc
   *[other] na pivovar se vejde o { $amount } karet víc
}
building-capacity-bread = { title-capacity-bread }
title-capacity-bread = Druhá pec
does-capacity-bread = { $amount ->
    [one] na pekárnu se vejde o 1 kartu víc
    [few] na pekárnu se vejde o { $amount } karty víc
   *[other] na pekárnu se vejde o { $amount } karet víc
}
building-substitute = { title-substitute } ({ $for })
title-substitute = Sladovna
does-substitute = v receptech smíš 1 žeton { $for_of } nahradit 2 žetony { $pay_of }
building-clean-beer = { title-clean-beer } ({ $resource })
title-clean-beer = Bednář
does-clean-beer = za každé uklizené pivo { $amount }× { $resource }
building-clean-bread = { title-clean-bread } ({ $resource })
title-clean-bread = Pekařský učeň
does-clean-bread = za každý uklizený chléb { $amount }× { $resource }
building-coin_per_kind = { title-coin_per_kind } ({ $tier })
title-coin_per_kind = Cech
does-coin_per_kind = na konci hry { $amount ->
    [one] 1 mince
    [few] { $amount } mince
   *[other] { $amount } mincí
} za každou prodanou kartu: { $tier_each }
building-coins_if-more_buildings = { title-coins_if-more_buildings }
title-coins_if-more_buildings = Cech stavitelů
does-coins_if-more_buildings = na konci hry { $amount ->
    [one] 1 mince
    [few] { $amount } mince
   *[other] { $amount } mincí
} za pivo nebo za chléb, máš-li víc staveb než soupeř
building-coins_if-stock_lead = { title-coins_if-stock_lead }
title-coins_if-stock_lead = Skladník
does-coins_if-stock_lead = na konci hry { $amount ->
    [one] 1 mince
    [few] { $amount } mince
   *[other] { $amount } mincí
} za pivo nebo za chléb, máš-li ve skladišti aspoň o 2 žetony víc než soupeř
building-coins_if-windmill = { title-coins_if-windmill }
title-coins_if-windmill = Cech mlynářů
does-coins_if-windmill = na konci hry { $amount ->
    [one] 1 mince
    [few] { $amount } mince
   *[other] { $amount } mincí
} za pivo nebo za chléb, máš-li větrný mlýn

## The score sheet
score-beer = Pivo
score-beer-short = hodnoty prodaných piv
score-bread = Chléb
score-bread-short = hodnoty prodaných chlebů
score-result = Výsledek (nižší z obou)
score-buildings = Budovy
score-buildings-short = na konec, k pivu nebo k chlebu
paper-note = Políčko za každou prodanou kartu. Vyšší výsledek vyhrává; při shodě rozhodne druhé zboží, pak to, kdo nemá větrný mlýn.

## The table in words
words-year = { $year }. rok ze 6, { $fruitful }{ $turn ->
    [0] .
   *[other] , tah { $turn } z 10.
}
words-over = Hra skončila. Vítězství: { $winners }.
words-windmill = Větrný mlýn má { $player }.
words-deciding = Rozhoduje { $player }.
words-none = nic
words-fields = Pole a řeka: { $goods }
words-bank = Bank: { $goods }
words-pile = Dobírací balíček, karet: { $number }, ruby odshora: { $backs }
words-discards = Odkládací hromádka: { $cards }
words-exchange = Karty na výměnu: { $cards }
words-offered = Nabízí se soupeři: { $goods }
words-player = Hráč { $number }, { $name }{ $coins }
words-coins = : pivo { $beer }, chléb { $bread }, výsledek { $result }
words-hand = Karty v ruce: { $cards }
words-storage = Skladiště: { $goods }; místa: { $places }
words-row = Sklizňová řada: { $cards }; je v ní vidět: { $goods }
words-brewery = Pivovar ({ $number } z { $room }): { $cards }
words-bakery = Pekárna ({ $number } z { $room }): { $cards }
words-sold = Prodané karty: { $cards }
words-back = { $good } lícem dolů
words-building = { $position }: { $building }, karta { $card }: { $does }
words-card = { $card }, { $kind }, { $value ->
    [one] 1 mince
    [few] { $value } mince
   *[other] { $value } mincí
}. Sklizeň: { $harvest }. Recept: { $recipe }. Stavba: { $building }, { $does }
words-lifted = Držíš vybranou kartu: { $kind } ({ $card }).
words-would-harvest = Sklizeň by přinesla: { $goods }{ $over ->
    [0] .
    [one] ; 1 žeton by se nevešel.
    [few] ; { $over } žetony by se nevešly.
   *[other] ; { $over } žetonů by se nevešlo.
}
words-would-sell = Prodej by stál: { $goods }; vynesl by { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
words-would-build = { $number ->
    [0] Při stavbě by nebylo co uklidit.
    [one] Při stavbě by se uklidila 1 karta; přínos: { $goods }.
    [few] Při stavbě by se uklidily { $number } karty; přínos: { $goods }.
   *[other] Při stavbě by se uklidilo { $number } karet; přínos: { $goods }.
}
words-several-ways = více možností platby

## What is asked
asked-card = { $left ->
    [one] Zvol svou poslední kartu
   *[other] Vyber jednu ze svých { $left } karet a zahraj ji
}
asked-card-dry = { $left ->
    [one] Zvol svou poslední kartu: zahraj ji, nebo vyměň
   *[other] Vyber jednu ze svých { $left } karet: zahraj ji, nebo vyměň
}
asked-card-reserve = Vyber jednu ze svých { $left } karet: zahraj ji, nebo ji nejdřív otoč pro sebe
asked-card-last = Vyber jednu ze svých { $left } karet a zahraj ji; zbytek se odloží
asked-do = { $kind }: sklidit, prodat, nebo postavit?
asked-do-dry = { $kind }: sklidit, prodat, postavit, nebo vyměnit?
asked-do-taken = { $kind } z výměny: sklidit, prodat, nebo postavit?
asked-pay = Kolik { $resource_of } zaplatíš: { $amounts }?
asked-keep = { $away ->
    [one] Málo místa, 1 žeton musí pryč; { $resource_of } si necháš { $least } až { $most }
    [few] Málo místa, { $away } žetony musí pryč; { $resource_of } si necháš { $least } až { $most }
   *[other] Málo místa, { $away } žetonů musí pryč; { $resource_of } si necháš { $least } až { $most }
}
asked-take = Kolik { $resource_of } si z nabídky vezmeš, 0 až { $most }?
asked-discard = { $cards ->
    [0] Všechny karty sklizně jsou odložené: pokračuj
    [one] Chceš-li, odlož kartu sklizně; jinak si ji vezmeš do ruky
   *[other] Odlož kterékoli ze svých { $cards } karet sklizně, zbytek si vezmeš do ruky
}
asked-redraw = { $left ->
    [one] Vyměň kartu z ruky za vrchní kartu balíčku, nebo pokračuj
   *[other] Vyměň karty z ruky za vrchní kartu balíčku, nejvýš { $left }krát, nebo pokračuj
}
asked-end = Ukonči svůj tah
asked-end-offer = Ukonči svůj tah; co si nenecháš, nabídne se soupeři

## What happened
log-year = Začíná { $year }. rok: { $fruitful }.
log-collect = { $player } shromažďuje: { $goods }.
log-harvest = { $player } sklízí ({ $kind }): { $goods }.
log-overflow = { $player } nemá dost místa a nabízí: { $goods }.
log-take = { $player } si bere z nabídky: { $goods }.
log-lost = Zpět do banku: { $goods }.
log-sell = { $player } prodává { $kind_acc } za { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} a platí: { $goods }.
log-build = { $player } staví: { $building }.
log-clean = { $bread ->
    [0] { $player } uklízí pivovar: { $beer }× pivo.
   *[other] { $beer ->
        [0] { $player } uklízí pekárnu: { $bread }× chléb.
       *[other] { $player } uklízí pivovar a pekárnu: { $beer }× pivo, { $bread }× chléb.
    }
}
log-clean-gain = { $player } získává za úklid: { $goods }.
log-gift = { $player } získává po soupeřově sklizni: { $goods }.
log-swap = { $player } vyměňuje { $kind_acc } za { $taken } (pozice { $place }).
log-reserve = { $player } otáčí kartu v ruce: { $good }.
log-reserve-known = { $player } otáčí kartu v ruce: { $kind }.
log-draw = { $bread ->
    [0] { $player } si dobírá: { $beer }× pivo.
   *[other] { $beer ->
        [0] { $player } si dobírá: { $bread }× chléb.
       *[other] { $player } si dobírá: { $beer }× pivo, { $bread }× chléb.
    }
}
log-draw-known = { $player } si dobírá: { $cards }.
log-discard = { $player } odkládá { $kind_acc }.
log-take-back = { $player } si bere zpět do ruky: { $cards }.
log-exchange = Karty na výměnu: { $cards }.
log-hands-swapped = Hráči si vyměňují karty v ruce.
log-shuffle = Odložené karty se míchají a tvoří nový dobírací balíček.
log-milling = Mletí: větrný mlýn má teď { $player } (žetonů: { $tokens }, soupeř: { $other_tokens }).
log-over = Hra skončila.

## Why not
refusal-over = Hra skončila.
refusal-choose-card = Nejdřív vyber kartu z ruky.
refusal-finish-card = Karta { $kind } je vybraná: řekni, co s ní, nebo ji vezmi zpět.
refusal-finish-paying = Nejdřív řekni, čím platíš ({ $kind }), nebo kartu vezmi zpět.
refusal-finish-keeping = Nejdřív řekni, kolik { $resource_of } si necháš.
refusal-finish-taking = Nejdřív řekni, kolik { $resource_of } si vezmeš.
refusal-turn-done = Svou kartu už máš zahranou: ukonči tah, nebo ji vezmi zpět.
refusal-finish-discarding = Nejdřív řekni, které karty sklizně odkládáš, nebo pokračuj.
refusal-finish-redrawing = Nejdřív řekni, zda měníš kartu.
refusal-not-in-hand = Tuto kartu ({ $kind }) nemáš v ruce.
refusal-exchange-card = { $kind } je karta na výměnu: nejdřív vyber z ruky kartu, kterou za ni položíš.
refusal-turned-by-other = { $kind }: tato karta je otočená a smí ji zahrát jen { $owner }.
refusal-turned-now = { $kind }: tuto kartu máš právě otočenou; v tomto tahu zahraj jinou.
refusal-no-room-beer = { $cards ->
    [one] Pivovar je plný: leží na něm prodané pivo. Uklidíš ho, když něco postavíš.
    [few] Pivovar je plný: leží na něm { $cards } prodaná piva. Uklidíš je, když něco postavíš.
   *[other] Pivovar je plný: leží na něm { $cards } prodaných piv. Uklidíš je, když něco postavíš.
}
refusal-no-room-bread = { $cards ->
    [one] Pekárna je plná: leží na ní prodaný chléb. Uklidíš ho, když něco postavíš.
    [few] Pekárna je plná: leží na ní { $cards } prodané chleby. Uklidíš je, když něco postavíš.
   *[other] Pekárna je plná: leží na ní { $cards } prodaných chlebů. Uklidíš je, když něco postavíš.
}
refusal-cannot-pay = Na { $kind_acc } nemáš dost surovin: chybí { $goods } a žádná tvoje stavba nedovoluje náhradu.
refusal-cannot-pay-with = Na { $kind_acc } nemáš dost surovin: chybí { $goods } a náhrady podle tvých staveb to nevyrovnají.
refusal-cannot-pay-without = Na { $kind_acc } nemáš dost surovin: chybí { $goods }. Pomohla by stavba, která dovoluje nahradit 1 žeton { $for_of } 2 žetony { $pay_of }.
refusal-no-reserve = Nemáš stavbu, která dovoluje otočit kartu.
refusal-reserve-dry = Karty se otáčejí jen v úrodném roce.
refusal-reserve-late = Karty se otáčejí jen ve tvém prvním tahu v roce.
refusal-reserve-all = { $cards ->
    [one] Jednu kartu už máš otočenou, víc nesmíš.
    [few] Už máš otočené { $cards } karty, víc nesmíš.
   *[other] Už máš otočených { $cards } karet, víc nesmíš.
}
refusal-reserve-last = Jedna karta musí zůstat k zahrání v tomto tahu.
refusal-swap-fruitful = V úrodném roce nejsou žádné karty na výměnu.
refusal-swap-twice = { $kind }: tato karta je z výměny, musíš ji hned zahrát.
refusal-no-exchange-card = Na pozici { $place } žádná karta na výměnu neleží: karty došly.
refusal-no-redraw = Teď nelze kartu vyměnit.
refusal-no-discard = Karty sklizně se odkládají jen na začátku neúrodného roku a s příslušnou stavbou.
refusal-not-in-row = Tuto kartu ({ $kind }) nemáš ve sklizňové řadě.
refusal-not-keeping = Teď není co odevzdat.
refusal-not-taking = Teď se ti nic nenabízí.
refusal-not-paying = Teď není co platit.
refusal-keep-more-than-there = { $number }× { $resource_acc } si nechat nemůžeš, tolik nemáš ({ $there }).
refusal-keep-too-few = Musíš si nechat, co se vejde: s takovým počtem ({ $number }× { $resource }) by zůstalo volné místo.
refusal-keep-too-many = { $number }× { $resource } se nevejde.
refusal-take-more-than-there = { $number }× { $resource_acc } si vzít nemůžeš, tolik se nenabízí ({ $there }).
refusal-take-no-room = Pro { $number }× { $resource_acc } nemáš místo.
refusal-pay-other = Platba, ve které je { $number }× { $resource }, není možná.

## Rules
rule-BB-1 = Dva hráči hrají s 60 kartami: 30 karet piva a 30 karet chleba, od každého tři druhy v hodnotě 4 nebo 5, 6 nebo 7, 8 nebo 9 mincí. Všechny se zamíchají do jednoho dobíracího balíčku. Rub prozradí pivo, nebo chléb, a smí se na něj dívat každý.
rule-BB-2 = V banku je 84 žetonů: 18 vody, 18 pšenice, 18 ječmene, 15 žita a 15 chmele. Ty máš skladiště s 9 místy, na každé se vejde jeden žeton, pivovar, pekárnu a šest pozic pro stavby.
rule-BB-3 = Hraje se šest let. První, třetí a pátý rok jsou úrodné, ostatní neúrodné. Větrný mlýn označuje, kdo hraje první; v prvním roce patří tomu, kdo naposledy vařil pivo nebo pekl chléb, nebo na kom se hráči dohodnou či koho vylosují.
rule-BB-4 = Rok má čtyři fáze: setbu, karty, akce a mletí. Žetony ve skladišti, prodané karty a stavby zůstávají z roku na rok.
rule-BB-10 = Setba v úrodném roce: na polích leží 7 žetonů pšenice, 8 ječmene, 6 žita a 6 chmele. V neúrodném: 5 žetonů pšenice a od ostatních po 4; co přebývá, vrací se do banku. Na řeku jde všechna voda z banku. Když v banku něco dojde, leží na polích méně.
rule-BB-20 = V úrodném roce si pět karet dobere ten, kdo má větrný mlýn, a po něm jeho soupeř.
rule-BB-21 = V neúrodném roce si oba vezmou do ruky karty sklizně z minulého roku a doberou si do pěti, první ten s větrným mlýnem. Pak se odkryjí tři karty na výměnu.
rule-BB-21a = Pořadí ve fázi karet: karty sklizně do ruky, dobírání, výměny za vrchní kartu, karty na výměnu. V každém kroku je první ten, kdo má větrný mlýn.
rule-BB-22 = Za rok zahraješ nejvýš pět karet, takže karty sklizně, které si bereš zpět, se ti do ruky vždy vejdou.
rule-BB-23 = Jakmile je dobírací balíček prázdný, odložené karty se zamíchají a vznikne nový; nejsou-li žádné, stane se to, až je třeba dobrat kartu.
rule-BB-23a = Do ruky je karet vždy dost. Jen v posledním roce může být méně karet na výměnu, nebo nemusí být za co kartu z ruky vyměnit.
rule-BB-30 = V úrodném roce zahraje každý jednu kartu, první ten s větrným mlýnem, a pak si hráči karty v ruce vymění. Tak to jde, dokud nejsou zahrané všechny.
rule-BB-30a = V každém tahu zahraješ právě jednu kartu: sklidíš ji, prodáš, nebo postavíš. Vynechat nelze; sklízet a stavět jde vždy. Tah končí, až to řekneš.
rule-BB-31 = V neúrodném roce hrajete střídavě po jedné kartě, první ten s větrným mlýnem. Karty v ruce se nevyměňují.
rule-BB-32 = V neúrodném roce smíš svou kartu položit na jednu z pozic na výměnu a hned zahrát tu, která tam ležela, jakkoli chceš. Tvoje karta je od té chvíle kartou na výměnu pro oba.
rule-BB-33 = Sklizeň a uskladnění: přidej kartu do své sklizňové řady. Od každé suroviny na nové kartě si vezmi tolik žetonů, kolik jich je vidět v celé řadě. Je to povinné. Je-li jich méně, bereš, co tam je.
rule-BB-33a = Nejdřív se shromáždí všechny žetony sklizně i s tím, co přidávají stavby, a teprve pak se uskladní.
rule-BB-34 = Není-li dost místa, vybereš si, co si necháš, ze starých i nových žetonů. Zbytek nabídneš soupeři: smí si vzít, co se mu vejde na volná místa. Co zůstane, jde do banku.
rule-BB-34a = Necháváš si tolik žetonů, kolik se vejde: nesmíš se vzdát žetonu, pro který je místo. Soupeř si smí vzít kteroukoli část, nebo nic.
rule-BB-34b = Sklizeň, každoroční shromažďování, úklid, voda po sklizni: vždy se nejdřív shromáždí všechny žetony a pak přijde nejvýš jedna otázka, co si necháš a co si soupeř vezme. Vejde-li se vše, nikdo nic nevolí.
rule-BB-35 = Produkce a prodej: pivo položíš na svůj pivovar, chléb na pekárnu a celý recept zaplatíš ze skladiště do banku. Na každé budově je místo pro jednu kartu, dokud ji neuklidíš.
rule-BB-36 = Stavba a úklid: karta se zdarma stane stavbou na své pozici a hned působí. Pak uklízíš: všechny prodané karty z pivovaru a pekárny jdou na tvou hromádku prodaných. Úklid je povinný, i když třeba není co uklízet.
rule-BB-37 = Na vlastní karty se smíš podívat kdykoli, na soupeřovy karty ležící lícem dolů ne. Žetony a počty karet jsou veřejné.
rule-BB-37a = Ze soupeřových prodaných karet vidíš jen ruby. Každá ale byla zahrána lícem nahoru a najdeš ji v záznamu hry.
rule-BB-40 = Mletí: větrný mlýn dostane ten, kdo má ve skladišti méně žetonů. Při shodě vždy změní majitele.
rule-BB-41 = Po neúrodném roce se odloží karty na výměnu a všechny karty sklizně. Po úrodném karty sklizně zůstanou: vezmeš si je zpět do ruky.
rule-BB-50 = Po šesti letech se sečtou mince za prodané pivo a za prodaný chléb. Nižší z obou součtů je tvůj výsledek a vyšší výsledek vyhrává. Při shodě rozhodne vyšší součet za druhé zboží, pak to, kdo nemá větrný mlýn.
rule-BB-60 = Shromáždit znamená: musíš vzít žetony z pole nebo řeky a uskladnit je. Nejsou-li tam, nedostaneš nic. Každá stavba se počítá zvlášť a stejné stavby se sčítají.
rule-BB-61 = Kramář: až si oba doberou, smíš odložit kartu z ruky a vzít si vrchní kartu balíčku, v každém roce a za každou takovou stavbu jednou.
rule-BB-62 = Vrata stodoly: v neúrodném roce si nemusíš brát zpět všechny karty sklizně. Kterékoli smíš odložit a pak si dobereš do pěti.
rule-BB-63 = Pozdní trh: na začátku svého posledního tahu v úrodném roce si dobereš kartu, jednu zahraješ a druhou odložíš. Za každou takovou stavbu o kartu víc.
rule-BB-64 = Vrubovka: v prvním tahu úrodného roku smíš otočit kartu v ruce. Putuje s ostatními, ale zahrát ji smíš jen ty.
rule-BB-64a = V témž tahu zahraješ jinou kartu. Kdo otočenou kartu drží, smí se na ni podívat. Jsou-li v ruce jen otočené karty, smí se zahrát kterákoli.
rule-BB-65 = Čeledín: každý rok po setbě shromáždíš tolik žetonů jeho suroviny, kolik ukazuje, první ten, kdo má větrný mlýn.
rule-BB-66 = Sýpka: je-li na poli této suroviny pro tebe málo, chybějící žetony si vezmeš z banku, pokud tam jsou.
rule-BB-67 = Žnec: sklízíš-li s kartou, která ukazuje tuto surovinu, vezmeš si jí o tolik víc, kolik stavba ukazuje.
rule-BB-68 = Náhon: jakmile soupeř dokončí sklizeň, shromáždíš, co stavba ukazuje.
rule-BB-69 = Kůlny přidávají do skladiště místa, některá jen pro jednu surovinu. Žetony se vždy rozmístí tak, aby se jich vešlo co nejvíc.
rule-BB-70 = Druhý kotel a druhá pec: o tolik karet víc na pivovaru nebo na pekárně, kolik ukazují. Sladovna: v receptu nahradí dva žetony jedné suroviny jeden žeton jiné, kolikrát chceš, i řetězově.
rule-BB-70a = Co doopravdy zaplatíš, je na tobě: kterékoli žetony, které dají přesně celý recept. Je-li jen jedna možnost, zaplatí se hned.
rule-BB-71 = Bednář a pekařský učeň: žetony za každou uklizenou kartu, i v tahu, ve kterém je postavíš; ne však za karty, které se berou na konci hry.
rule-BB-72 = Stavby pro konec hry: mince za každou prodanou kartu daného druhu, připsané jejímu zboží; nebo mince, které ukazují, za pivo či za chléb, je-li na konci splněna podmínka.
rule-BB-73 = Počítají se i prodané karty na pivovaru a pekárně. Každé 2 mince jdou tam, kde pomohou nejvíc: nejdřív nižšímu zboží, pak druhému. Žetony a větrný mlýn se berou podle stavu po posledním mletí.

## Buttons
do-card = Zahrát { $good } { $number }
do-harvest = Sklidit
do-sell = Prodat
do-build = Postavit a uklidit
do-reserve = Otočit pro sebe
do-swap = Vyměnit za kartu na pozici { $what }
do-end = Ukončit tah
do-done = Pokračovat
do-keep = Nechat si { $number }× { $resource_acc }
do-take = Vzít si { $number }× { $resource_acc }
do-pay = Zaplatit: { $number }× { $resource }
do-redraw = Vyměnit { $good } { $number }
do-discard = Odložit { $good } { $number }

## Picture
side-row = Sklizňová řada
side-windmill = Mlýn
side-windmill-of = Letos začíná { $player }, příště ten, kdo má méně žetonů.
side-windmill-end = Na konci ho má { $player }.
side-pile = Dobírací balíček
side-piles = { $pile ->
    [one] { $pile } karta
    [few] { $pile } karty
   *[other] { $pile } karet
}, odloženo { $discards }
side-position-cards = Karty
side-position-collect = Sběr
side-position-storage = Sklad
side-position-produce = Výroba
side-position-clean = Úklid
side-position-score = Konec
tile-harvest = Sklidit
tile-harvest-short = Sklidit
tile-sell-beer = Uvařit a prodat
tile-sell-bread = Upéct a prodat
tile-build = Postavit a uklidit
tile-build-short = Postavit
tile-reserve = Otočit pro sebe
tile-exchange = Nebo vyměnit za
tile-over = { $count ->
    [one] { $count } se nevejde
    [few] { $count } se nevejdou
   *[other] { $count } se nevejde
}
tile-nothing = nic
tile-ways = vyber, čím zaplatíš
tile-keep = Kolik si jich celkem necháš?
tile-take = Kolik si jich vezmeš?
tile-pay = Kolik jich zaplatíš?
tile-sold = Prodáno
tile-result = rozhoduje nižší z obou
card-redraw = Po dobrání smíš vyměnit kartu
card-keep_choice = Neúrodný rok: karty sklizně smíš odložit
card-last_draw = Poslední tah úrodného roku: karty +{ $amount }
card-reserve = Úrodný rok: { $amount ->
    [one] otoč kartu pro sebe
    [few] otoč { $amount } karty pro sebe
   *[other] otoč { $amount } karet pro sebe
}
card-yearly = Každý rok: { $resource } +{ $amount }
card-supply = Co na poli chybí, dá bank: { $resource }
card-bonus = Při sklizni: { $resource } +{ $amount }
card-gift = Po soupeřově sklizni: { $resource } +{ $amount }
card-storage = Místa navíc: { $places }
card-capacity-beer = Pivovar: místa +{ $amount }
card-capacity-bread = Pekárna: místa +{ $amount }
card-substitute = V receptu: 2× { $pay } jako 1× { $for }
card-clean-beer = Za uklizené pivo: { $resource } +{ $amount }
card-clean-bread = Za uklizený chléb: { $resource } +{ $amount }
card-coin_per_kind = Konec: +{ $amount } za kus: { $tier_each }
card-coins_if-more_buildings = Konec: +{ $amount }, máš-li víc staveb
card-coins_if-stock_lead = Konec: +{ $amount }, máš-li o 2 žetony víc
card-coins_if-windmill = Konec: +{ $amount }, máš-li mlýn
about-field = { $resource }: žetony { $shape }. Co tu leží, dá se sklidit.
about-storage = Skladiště: na každé místo jeden žeton. Označená místa jsou jen pro jednu surovinu.
about-brewery = Pivovar: uvařené pivo tu čeká na úklid. Dokud je plný, nedá se vařit další.
about-bakery = Pekárna: upečený chléb tu čeká na úklid. Dokud je plná, nedá se péct další.
about-row = Sklizňová řada: od každé suroviny na nové kartě bereš tolik, kolik jí ukazuje celá řada.
about-exchange = V neúrodném roce sem můžeš položit kartu z ruky a hned zahrát tu, která tu ležela.
about-windmill = Kdo má větrný mlýn, začíná. Po každém roce ho dostane, kdo má méně žetonů.
about-pile = Dobírací balíček: podle rubu poznáš pivo a chléb, vrchní karta je první.
about-fruitful = Úrodný rok: bohatá pole; po každé dvojici tahů si hráči vymění karty v ruce.
about-dry = Neúrodný rok: chudá pole; karty v ruce se nevyměňují, ale leží tu tři karty na výměnu.
about-position-cards = Stavby pro dobírání a pro karty v ruce.
about-position-collect = Stavby, které přinášejí žetony.
about-position-storage = Stavby s dalšími místy pro žetony.
about-position-produce = Stavby pro vaření a pečení.
about-position-clean = Stavby, které něco dají při úklidu.
about-position-score = Stavby, které dají mince na konci hry.
shape-water = kulaté
shape-wheat = čtvercové
shape-barley = šestihranné
shape-rye = kosočtvercové
shape-hops = ve tvaru štítu

## Reasons of hints
when-year = { $year }. rok, { $turn }. tah
reason-can-sell = Pak půjde prodat { $kind_acc }: { $coins } mincí.
reason-lacks-one = K prodeji za { $coins } mincí ({ $kind }) pak chybí jen 1× { $resource }.
reason-lower = Rozhoduje tvůj slabší druh zboží a ten stoupne na { $points }.
reason-full-beer = Pivovar pak bude plný a před dalším pivem se musí uklidit.
reason-full-bread = Pekárna pak bude plná a před dalším chlebem se musí uklidit.
reason-fields-empty = Na polích pak druhému hráči nezbude: { $resource }.
reason-harvest = { $tokens ->
    [0] sklizeň bez žetonů ({ $kind })
    [one] sklizeň přinese 1 žeton ({ $kind })
    [few] sklizeň přinese { $tokens } žetony ({ $kind })
   *[other] sklizeň přinese { $tokens } žetonů ({ $kind })
}
reason-overflow = { $tokens ->
    [one] 1 žeton se nevejde
    [few] { $tokens } žetony se nevejdou
   *[other] { $tokens } žetonů se nevejde
}
reason-sell = { $tokens ->
    [one] stojí 1 žeton ({ $kind })
    [few] stojí { $tokens } žetony ({ $kind })
   *[other] stojí { $tokens } žetonů ({ $kind })
}
reason-build = nová stavba: { $title }
reason-clean = { $bread ->
    [0] pivovar bude zase volný
   *[other] { $beer ->
        [0] pekárna bude zase volná
       *[other] pivovar a pekárna budou zase volné
    }
}
reason-clean-gain = { $tokens ->
    [one] úklid přinese 1 žeton
    [few] úklid přinese { $tokens } žetony
   *[other] úklid přinese { $tokens } žetonů
}
reason-swap = vyměníš { $kind_acc } za { $taken }
reason-reserve-known = karta na později ({ $kind })
about-kind = { $kind }: karta z vlastní sady
about-card = { $kind }, { $value ->
    [one] 1 mince
    [few] { $value } mince
   *[other] { $value } mincí
}. Sklizeň: { $harvest }. Recept: { $recipe }. Stavba: { $building }, { $does }

## Na telefonu a bedna se žetony
part-hand = Ruka
part-other = Druhý hráč
part-cards = Tvoje karty
part-cards-hand = Ruka
part-cards-exchange = Výměna
part-cards-row = Sklizňová řada
part-cards-sold = Prodáno
part-no-cards = žádné karty
part-pile = Balíčky a banka
part-bank = Banka
part-year = Rok
crate-keep = { $count ->
    [one] Ťukni na 1 žeton, který odejde
    [few] Ťukni na { $count } žetony, které odejdou
   *[other] Ťukni na { $count } žetonů, které odejdou
}
crate-take = { $count ->
    [one] Ťukni na to, co si bereš: nejvýš 1 žeton
    [few] Ťukni na to, co si bereš: nejvýš { $count } žetony
   *[other] Ťukni na to, co si bereš: nejvýš { $count } žetonů
}

## Místa, jak je pojmenuje stránka
place-exchange = výměna: { $what }
place-row = sklizňová řada
place-houses = pivovar a pekárna
place-build = stavby
place-storage = sklad
button-card = Zahrát: { $what }
button-redraw = Vyměnit: { $what }
button-discard = Odložit: { $what }
button-swap = Vyměnit za: { $what }
button-note-redraw = ještě můžeš vyměnit kartu
button-note-offer = co si nenecháš, dostane na výběr druhý hráč
detail-room = { $tokens } žetonů, { $places } míst: { $away } musí pryč
detail-offered = nabízí se: { $goods }
told-swap = { $player } vyměňuje { $kind_acc } za { $taken }.

## Lekce
lesson-first-goal = Pivo i chléb, obojí
lesson-first-goal-body = Šest let vaříš pivo a pečeš chléb za mince. Nakonec se počítá jen *menší z obou součtů*, nezanedbej tedy ani jedno.
lesson-first-goal-mark-1 = *Pivovar* na pivo
lesson-first-goal-mark-2 = *Pekárna* na chléb
lesson-first-goal-mark-3 = *Skladiště*: devět míst na suroviny
lesson-first-uses = Jedna karta, tři možnosti
lesson-first-uses-body = V každém tahu zahraješ *jednu kartu*. Její tři části jsou tři různé akce a ty si jednu vybereš.
lesson-first-uses-mark-1 = *Sklidit*: horní část karty přinese suroviny
lesson-first-uses-mark-2 = *Prodat*: zaplať recept uprostřed a máš mince
lesson-first-uses-mark-3 = *Postavit*: dolní část se stane stavbou natrvalo
lesson-first-uses-task = Podívej se na každou ze tří. Zatím jen tak.
lesson-first-uses-again = Klikni postupně na sklizeň, prodej a stavbu.
lesson-first-uses-done = Tři možnosti, ale *každá karta jen jednu*. V tom je celá hra.
lesson-first-harvest = Nejdřív suroviny
lesson-first-harvest-body = Skladiště je prázdné, a tak *sklízíš*: karta ukazuje pšenici, ječmen, žito a chmel a ty si z polí vezmeš od každého jeden žeton.
lesson-first-harvest-mark-1 = *Čtyři suroviny* v horní části
lesson-first-harvest-task = Vyber tuto kartu, skliď a ukonči tah.
lesson-first-harvest-again = Nejdřív slabé pivo, pak sklizeň, pak konec tahu.
lesson-first-harvest-done = Čtyři žetony jsou ve skladišti. Karta leží ve *tvé sklizňové řadě* a ještě pomůže.
lesson-first-hands = Vyměníte si ruce
lesson-first-hands-body = Oranžový také zahraje kartu. V *úrodném roce* si pak karty v ruce celé vyměníte: co necháš, dostane oranžový.
lesson-first-row = Řada tě obohatí
lesson-first-row-body = Od každé suroviny na *nové* kartě bereš tolik, kolik jich ukazuje *celá řada*. Pšenice a žito už tam jsou, teď tedy bereš po dvou.
lesson-first-row-mark-1 = *Tvoje řada*: pšenice a žito už tu jsou
lesson-first-row-task = Zahraj osvětlenou kartu chleba a skliď.
lesson-first-row-again = Vyber osvětlenou kartu a pak skliď.
lesson-first-row-no-choose-card = Nejdřív karta z ruky, potom co s ní.
lesson-first-row-done = Pět žetonů najednou: devět míst je *plných*.
lesson-first-sell = Upeč a prodej
lesson-first-sell-body = Držíš slavnostní chléb za *9 mincí* a máš na něj všechno: vodu, tři pšenice a dvě žita. Zaplať recept a karta přijde do pekárny.
lesson-first-sell-mark-1 = *Recept* je uprostřed
lesson-first-sell-mark-2 = *Místo pro jeden* chléb
lesson-first-sell-task = Zahraj slavnostní chléb a prodej ho.
lesson-first-sell-again = Osvětlený slavnostní chléb a pak prodej.
lesson-first-sell-done = Devět mincí za chléb. Jenže *pekárna je plná*, dokud neuklidíš.
lesson-first-full = Víc, než se vejde
lesson-first-full-body = Tato sklizeň přinese sedm žetonů a místo máš na šest. Vybereš, co musí pryč, ze starých i nových, a *oranžový si to smí vzít*.
lesson-first-full-mark-1 = *Místo na šest* dalších
lesson-first-full-task = Skliď osvětlenou kartu, pak dej pryč jednu vodu a potvrď.
lesson-first-full-again = Dej pryč právě jednu vodu: ječmen a žito máš teď radši.
lesson-first-full-done = Devět jich zbylo. Vidíš: *příliš mnoho najednou* pomáhá soupeři.
lesson-first-clean = Postav a ukliď
lesson-first-clean-body = Stavba nic nestojí a při každé také *uklízíš*: prodané karty opustí pivovar i pekárnu. Tenhle cech navíc přinese mince na konci.
lesson-first-clean-mark-1 = *Plná*, dokud neuklidíš
lesson-first-clean-task = Zahraj poslední kartu roku: postav ji.
lesson-first-clean-again = Vyber poslední kartu, pak postav a ukliď.
lesson-first-clean-done = Chléb leží na hromádce prodaných, pekárna je volná a *cech stojí*.
lesson-first-year = Přichází neúrodný rok
lesson-first-year-body = Kdo má *méně žetonů*, dostane větrný mlýn a začíná: oranžový. Karty z řady se vrátí do ruky, pole jsou chudá, ruce se nemění a leží tu *tři karty na výměnu*.
lesson-first-exchange = Vyměň a hned zahraj
lesson-first-exchange-body = V neúrodném roce smíš kartu z ruky vyměnit za *jednu ze tří* a tu hned zahrát. Tahle ti zvětší pivovar.
lesson-first-exchange-mark-1 = *Větší pivovar*, když ji postavíš
lesson-first-exchange-task = Vyber osvětlenou kartu v ruce, vyměň ji a postav.
lesson-first-exchange-again = Nejdřív osvětlená karta v ruce, pak osvětlená na stole, pak stavba.
lesson-first-exchange-done = Do pivovaru se teď vejdou *dvě piva*. Tvoje odložená karta je tu pro oba.
lesson-first-beer = A teď pivo
lesson-first-beer-body = Zatím máš 10 mincí za chléb a žádnou za pivo: to se počítá jako *nula*. Slabé pivo z loňské sklizně máš zase v ruce. Uvař ho!
lesson-first-beer-mark-1 = *Teď místo pro dvě*
lesson-first-beer-task = Zahraj slabé pivo a prodej ho.
lesson-first-beer-again = Osvětlené slabé pivo a pak prodej.
lesson-first-beer-done = Pět mincí za první pivo.
lesson-first-lower = Počítá se menší součet: { $points }
lesson-first-lower-body = Deset za chléb, pět za pivo: tvůj výsledek je *{ $points }*. Další chléb by teď nezměnil nic, další pivo hodně.
lesson-first-last = Po šesti letech
lesson-first-last-body = Úrodné a neúrodné roky se střídají. Tohle jsou *poslední tahy šestého roku*. Potom se sečtou mince, i ty za stavby.
lesson-first-finish = Tvůj výsledek: { $points }
lesson-first-finish-body = Jedna karta za tah: sklidit, prodat, nebo postavit a uklidit. *Vyhrává, kdo má vyšší ten menší součet*. Hraj dál od druhého roku proti snadnému botovi.

until-end = je { $year }. rok ze šesti; { $left ->
    [0] je to poslední.
    [one] po něm přijde ještě 1.
    [few] po něm přijdou ještě { $left }.
   *[other] po něm přijde ještě { $left }.
}

lesson-stick = Vrubovka
lesson-stick-see = Karta jen pro tebe
lesson-stick-see-body = S *vrubovkou* smíš v prvním tahu úrodného roku otočit kartu v ruce. Putuje s ostatními, ale zahrát ji smíš jen ty.
lesson-stick-do = Zamluv si kartu
lesson-stick-do-body = V tomto tahu pak zahraješ jinou, jako vždy.
lesson-stick-do-task = Vyber kartu, která svítí, a zamluv si ji.
lesson-stick-do-again = Kartu, která svítí, a pak vrubovku: zamluv si ji.
lesson-stick-do-done = Je *otočená*. Až se ruka vrátí k tobě, smíš ji zahrát.

lesson-malt = Sladovna
lesson-malt-see = Dva za jeden
lesson-malt-see-body = Se *sladovnou* nahradí v receptu dva žetony jedné suroviny jeden žeton jiné, kolikrát chceš. Vede-li k tomu víc cest, vybíráš ty.
lesson-malt-do = Prodej s volbou
lesson-malt-do-body = Recept jde zaplatit dvojím způsobem. Co si necháš, je na tobě.
lesson-malt-do-task = Vyber kartu, která svítí, prodej ji a řekni, čím platíš.
lesson-malt-do-again = Nejdřív karta, pak prodej, pak zvol, čím platíš.
lesson-malt-do-done = *Zaplaceno a prodáno.* Co zbylo, se může hodit na další recept.

lesson-gate = Vrata stodoly
lesson-gate-see = Ne všechno zpátky
lesson-gate-see-body = V neúrodném roce si bereš karty sklizně zpět do ruky. S *vraty stodoly* smíš některé nejdřív odložit a pak si dobereš do pěti.
lesson-gate-do = Jednu pusť
lesson-gate-do-body = Za každou odloženou kartu přijde nová z balíčku.
lesson-gate-do-task = Odlož kartu, která svítí, a pak řekni, že je hotovo.
lesson-gate-do-again = Kartu, která svítí, a pak: hotovo.
lesson-gate-do-done = Místo ní přijde *nová karta*.

lesson-trader = Kramář
lesson-trader-see = Jinou kartu
lesson-trader-see-body = Až si oba doberete, smíš s *kramářem* odložit jednu kartu z ruky a vzít si vrchní kartu balíčku. Její rub vidíš předem.
lesson-trader-do = Vyměň kartu
lesson-trader-do-body = Dobré je dát pryč tu, která nepomůže ani jednomu z vás.
lesson-trader-do-task = Vyber kartu, kterou chceš vyměnit.
lesson-trader-do-again = Některou z karet v ruce, které svítí.
lesson-trader-do-done = *Vyměněno.* Odložená je vidět, novou vidíš jen ty.

## The score sheet of the real table

fault-set-bad = Sada: { $reason }
fault-set-form = components: má být „standard“ nebo celá sada, ne { $given }
fault-card-unknown = { $player }: sold: neznámé { $given }; jsou tu { $first } až { $last }
fault-card-twice = { $player }: sold: { $card } dvakrát
fault-card-sold = { $player }: { $card } už prodal { $owner }
fault-too-many-played = { $player }: { $count } prodaných a postavených karet; víc než { $most } nikdo nezahraje
fault-building-copies = buildings: { $building } je tu { $count }×; sada má { $most }
fault-building-sold = buildings: { $building } je tu { $count }×; z { $most } karet s ní bylo { $sold } prodáno
fault-storage-full = { $player }: { $count } žetonů se nevejde na { $most } míst skladu
fault-storage-all = Ve skladech je { $resource } { $count }×; žetonů je { $most }
fault-windmill-form = { $player }: windmill: má být true nebo false, ne { $given }
fault-windmill = Větrný mlýn má právě jeden hráč, ne { $count }.
pad-what = Co ťukáš
pad-sold-beer = Prodané pivo
pad-sold-bread = Prodaný chléb
pad-built-beer = Stavby, modré karty
pad-built-bread = Stavby, hnědé karty
pad-values = Jen hodnoty
pad-value = Karty za { $value }
pad-storage = Sklad na konci
pad-windmill = Větrný mlýn
pad-take = Vzít kartu
pad-take-back = Odebrat kartu
pad-hint-cards = Ťukej na karty, které { $player } má prodané, pak na postavené. Druhé ťuknutí kartu odebere.
pad-hint-values = Máte-li jiné karty: kolik karet které hodnoty je prodáno. Stavby za mince se dál ťukají.

# What is wrong with a component set

fault-stands-in = { $where }: { $resource } nemůže nahrazovat samu sebe
fault-no-place = { $where }: skladová budova má aspoň jedno místo
fault-card-value = { $where }: druh { $tier } má hodnotu { $lowest } nebo { $highest }, ne { $given }
fault-no-harvest = { $where }: prázdné, ale každá karta něco sklízí
fault-no-recipe = { $where }: prázdné, ale každý recept něco žádá
fault-effect-sum = { $where }: stavby s účinkem { $effect } dávají dohromady { $count }; hrát se dá nejvýš s { $most }
fault-unpayable = { $where }: { $count } žetonů nejde zaplatit; do žádného skladu této sady se nevejdou

# Where people type in their box

set-beer = Pivo
set-bread = Chléb
field-harvest = Sklizeň
field-value = Hodnota
field-recipe = Recept
field-building = Stavba
lesson-overflow = Přebytek
lesson-overflow-see = Víc, než se vejde
lesson-overflow-see-body = Skladiště má 9 míst na cokoli, 1 na ječmen a 1 na chmel. Leží v něm pět žetonů. Tato sklizeň by přinesla *4 vody, 3 ječmeny a 1 žito*: to je moc, protože místo na chmel zůstane prázdné.
lesson-overflow-give = Co půjde pryč, vybíráš ty
lesson-overflow-give-body = Nezáleží na tom, co je staré a co nové: necháš si, co chceš, ale *tolik, kolik se vejde*. K vodě se dostaneš nejsnáz.
lesson-overflow-give-task = Skliď osvětlenou kartu, dej pryč tři vody a potvrď.
lesson-overflow-give-again = Osvětlené slabé pivo, pak sklizeň, pak dej pryč tři vody: ječmene a žita je málo.
lesson-overflow-give-done = Deset ti zbylo a tři vody se *nabízejí oranžovému*.
lesson-overflow-other = Co dáš pryč, dostane nabídnuto soupeř
lesson-overflow-other-body = Oranžový má místo a bere si *všechny tři vody*, aniž by ho to stálo akci. Bohatá sklizeň tak může nakrmit soupeře.
lesson-overflow-take = Teď je to naopak
lesson-overflow-take-body = V pátém roce sklidil moc oranžový: nabízejí se 3 vody a 2 pšenice. Máš *tři volná místa*; to na chmel je obsazené.
lesson-overflow-take-task = Vezmi si tři vody a potvrď.
lesson-overflow-take-again = Tentokrát tři vody: tvoje další recepty je potřebují.
lesson-overflow-take-done = *Tři žetony zadarmo.* Co si nikdo nevezme, vrací se do banku.

lesson-dry = Neúrodné roky
lesson-dry-see = Chudá pole a vlastní ruka
lesson-dry-see-body = Druhý, čtvrtý a šestý rok jsou neúrodné. Vyroste *jen 5 pšenice a po 4 ječmene, žita a chmele*. Karty v ruce si necháváš, nikdo nemění. Jsou v ní i karty z loňské sklizně.
lesson-dry-do = Jednu vyměň
lesson-dry-do-body = K výměně leží tři karty. Tvoje slabé pivo chmel nepřinese; placka na třetím místě ano a tvoje další recepty chmel potřebují.
lesson-dry-do-task = Vyber osvětlenou kartu v ruce, vyměň ji za osvětlenou na stole a tu skliď.
lesson-dry-do-again = Nejdřív osvětlená karta v ruce, pak třetí karta na stole, pak sklizeň.
lesson-dry-do-done = Placka je hned sklizená. *Tvoje slabé pivo leží na stole* pro toho, kdo ho bude chtít.
lesson-dry-count = Co přinesla
lesson-dry-count-body = Vodu, ječmen, žito a *dva chmele*: jeden za kartu a jeden díky žnci. Výměna v neúrodném roce nic nestojí, dívej se proto na ty tři karty v každém tahu.

lesson-shed = Kůlny
lesson-shed-see = Víc místa
lesson-shed-see-body = *Kůlna* přidá ve skladišti místa, tady jedno na ječmen a jedno na chmel. Jiné mají dvě na vodu, nebo jedno na cokoli.
lesson-shed-do = Postav kůlnu
lesson-shed-do-body = Je to poslední karta roku. Stavba nic nestojí a pivovar i pekárna se přitom uklidí.
lesson-shed-do-task = Zahraj poslední kartu: postav ji.
lesson-shed-do-again = Vyber bochník v ruce, pak postav a ukliď.
lesson-shed-do-done = O dvě místa víc a *pivovar i pekárna jsou zase volné.*
lesson-shed-count = Jedenáct míst
lesson-shed-count-body = Devět na cokoli a dvě, která berou jen svou surovinu. Žetony se rozloží samy tak, aby se jich vešlo co nejvíc.

lesson-boy = Bednář a pekařský učeň
lesson-boy-see = Úklid něco přinese
lesson-boy-see-body = *Pekařský učeň* dá za každý uklizený chléb žeton, tady chmel; *bednář* totéž za pivo. Učně máš a v pekárně leží jeden chléb.
lesson-boy-do = Něco postav
lesson-boy-do-body = Při každé stavbě uklízíš. Co postavíš, na tom nezáleží; tento cech přinese na konci mince.
lesson-boy-do-task = Zahraj osvětlenou kartu: postav ji.
lesson-boy-do-again = Vyber osvětlené silné pivo, pak postav a ukliď.
lesson-boy-do-done = Chléb jde k prodaným kartám a do skladiště přijde *jeden chmel.*
lesson-boy-count = Jeden chmel za jeden chléb
lesson-boy-count-body = Dva chleby by daly dva. S učněm a druhou pecí se proto vyplatí pekárnu před úklidem naplnit.

lesson-guild = Cechy a chléb
lesson-guild-see = Co zatím vynesl chléb
lesson-guild-see-body = Chléb je na { $points } mincích. *Cechy* přidají minci za každou prodanou kartu svých druhů. Máš dva na silné pivo a slavnostní chléb.
lesson-guild-do = Slavnostní chléb
lesson-guild-do-body = Recept máš ve skladišti a karta sama dává 8 mincí.
lesson-guild-do-task = Zahraj osvětlený slavnostní chléb a prodej ho.
lesson-guild-do-again = Vyber osvětlený slavnostní chléb a pak prodej.
lesson-guild-do-done = 8 za kartu a *po 1 od každého ze dvou cechů.*
lesson-guild-count = Chléb: { $points } mincí
lesson-guild-count-body = O deset víc jednou kartou. Jiné stavby pro konec hry dávají 2 mince za převahu; ty připadnou druhu, kterému u tebe nejvíc pomohou.

lesson-coins = Pivo a chléb v mincích
lesson-coins-see = Pivo zaostává: { $points } mincí
lesson-coins-see-body = Je poslední rok. Chléb vynesl 33 mincí, pivo jen { $points }. *Tvůj výsledek je menší součet,* další chléb by teď tedy nepřinesl nic.
lesson-coins-do = Silné pivo
lesson-coins-do-body = Karta dává 9 mincí a tvoje dva cechy na silné pivo přidají 2.
lesson-coins-do-task = Zahraj osvětlené silné pivo a prodej ho.
lesson-coins-do-again = Vyber osvětlené silné pivo a pak prodej.
lesson-coins-do-done = Z 26 na 37: *teď vede pivo.*
lesson-coins-count = Pivo: { $points } mincí
lesson-coins-count-body = Všechna prodaná piva, i ta v pivovaru, a k tomu, co za ně přidají cechy.
lesson-coins-bread = Chléb: { $points } mincí
lesson-coins-bread-body = Teď je menší chléb a tvůj výsledek je { $points }. Příště zase prodej chléb: drž oba součty pohromadě.

lesson-oven = Druhá pec, druhý kotel
lesson-oven-see = Místo pro další
lesson-oven-see-body = V pekárně je až do úklidu místo na jeden chléb. *Druhá pec* přidá místo pro další, *druhý kotel* totéž v pivovaru. Máš takové pece dvě a v pekárně leží jeden chléb.
lesson-oven-do = Prodej bez úklidu
lesson-oven-do-body = Na placku máš všechno a místo pro ni je.
lesson-oven-do-task = Zahraj osvětlenou placku a prodej ji.
lesson-oven-do-again = Vyber osvětlenou placku a pak prodej.
lesson-oven-do-done = *Dva chleby* leží vedle sebe. Nebylo třeba mezitím nic stavět.
lesson-oven-count = Chléb: { $points } mincí
lesson-oven-count-body = 6 a 5. Každý tah bez úklidu je tah na něco jiného.

lesson-race = Náhon
lesson-race-see = Voda, když pracují jiní
lesson-race-see-body = *Náhon* ti dá vodu, kdykoli soupeř dokončí sklizeň. Nemusíš pro to nic dělat. Teď vodu nemáš a čtyři místa berou jen vodu.
lesson-race-watch = Modrý sklízí
lesson-race-watch-body = Modrý zahraje kartu na sklizeň a ukončí tah: *jedna voda* přiteče do tvého skladiště.
lesson-race-do = A tvoje sklizeň
lesson-race-do-body = Za tvou vlastní sklizeň náhon nedá nic, jen za soupeřovu.
lesson-race-do-task = Skliď osvětlenou kartu a ukonči tah.
lesson-race-do-again = Osvětlená karta, pak sklizeň, pak konec tahu.
lesson-race-do-done = V úrodném roce oba sklízíte často, *o vodu už tedy není nouze.*

lesson-market = Pozdní trh
lesson-market-see = Volba v posledním tahu
lesson-market-see-body = V posledním tahu úrodného roku zbývá jediná karta, ta, kterou nikdo nechtěl. S *pozdním trhem* si dobereš ještě jednu, jednu ze dvou zahraješ a druhou odložíš.
lesson-market-do = Zahraj tu lepší
lesson-market-do-body = Nová karta je čeledín: každý rok pšenice pro tebe. Postav ho a podívej se, co přinese nový rok.
lesson-market-do-task = Zahraj osvětlenou kartu: postav ji a ukonči tah.
lesson-market-do-again = Osvětlená karta, pak stavba, pak konec tahu.
lesson-market-do-done = Druhá karta je *odložená*. A čeledín už přinesl první pšenici.

lesson-hand = Čeledín
lesson-hand-see = Pomoc na poli
lesson-hand-see-body = *Čeledín* přinese každý rok hned po setí žetony své suroviny. Čeledín na pšenici je čerstvě postavený. Ve skladišti žádná pšenice není.
lesson-hand-do = Rok končí
lesson-hand-do-body = Tohle byl poslední tah roku. Mletí a setí proběhnou samy.
lesson-hand-do-task = Ukonči tah.
lesson-hand-do-again = Ukonči tah tlačítkem.
lesson-hand-do-done = Nový rok a ve skladišti je *jedna pšenice.*
lesson-hand-count = Z pole
lesson-hand-count-body = Pochází z pole: na tento neúrodný rok se zaselo 5 pšenice a zbývají 4. Víc čeledínů nosí jeden po druhém a o pořadí rozhoduje větrný mlýn.

lesson-reaper = Žnec
lesson-reaper-see = O jeden víc
lesson-reaper-see-body = *Žnec* přidá o jeden žeton své suroviny víc, kdykoli sklízíš kartu, která ji ukazuje. Ten tvůj je na ječmen. Ve skladišti máš jeden ječmen.
lesson-reaper-do = Skliď ječmen
lesson-reaper-do-body = Slabé pivo ukazuje vodu, ječmen a žito, po jednom. Tvoje sklizňová řada je zatím prázdná.
lesson-reaper-do-task = Skliď osvětlenou kartu.
lesson-reaper-do-again = Osvětlené slabé pivo a pak sklizeň.
lesson-reaper-do-done = Voda, žito a *dva ječmeny.*
lesson-reaper-count = Jeden a ještě jeden
lesson-reaper-count-body = Jeden ječmen za kartu, jeden za žence. U karty bez ječmene žnec nedělá nic.

lesson-granary = Sýpka
lesson-granary-see = Když je pole skoro prázdné
lesson-granary-see-body = Bereš, co ukazuje tvoje řada, ale nikdy víc, než je na poli: zbytek propadne. *Sýpka* ti zbytek doplní z banku. Ta tvoje je na ječmen a na poli zbývá jediný.
lesson-granary-do = Sklizeň tří ječmenů
lesson-granary-do-body = Bochník na stole ukazuje ječmen, tvoje řada také a žnec přidá jeden: to jsou tři.
lesson-granary-do-task = Vyber osvětlenou kartu v ruce, vyměň ji za osvětlený bochník a skliď.
lesson-granary-do-again = Osvětlená karta v ruce, pak druhá karta na stole, pak sklizeň.
lesson-granary-do-done = Jeden ječmen z pole, *dva z banku.*
lesson-granary-count = Všechny tři jsou tvoje
lesson-granary-count-body = Bez sýpky by to byl jeden. Nejvíc pomáhá v neúrodných letech a ke konci roku.
