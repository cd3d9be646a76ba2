## Kapitoly
chapter-goal = Cíl hry
chapter-goal-lead = Všichni stavíte jednu vesnici a každý vydělává i na tom, co postaví ostatní. Až stojí kostel, vítězí ten, kdo má nejvíc bodů.
chapter-goal-1 = *Dodávky do kostela* přinášejí nejvíc a každá se plní jen jednou. Poslední ukončí hru.
chapter-goal-2 = *Prodej na tržišti* přináší body i zlaťáky.
chapter-goal-3 = *Nové dílky* dávají body hned; památky s tvou vlajkou ještě další na konci.
chapter-goal-words = výhra vyhrát vyhraje vítěz vítězství smysl kdo vyhraje body

chapter-setup = Příprava hry
chapter-setup-lead = Vesnice začíná šesti dílky a každý z 2 až 4 hráčů se dvěma pracovníky a několika zlaťáky.
chapter-setup-1 = { $players ->
    [0] *Kostel* žádá ve dvou hráčích čtyři dodávky, ve třech a čtyřech pět.
    [2] *Kostel* žádá u tohoto stolu čtyři dodávky.
   *[other] *Kostel* žádá u tohoto stolu pět dodávek.
}
chapter-setup-2 = *Pět dílků kolem něj,* každý napojený cestou: tábor dřevorubců, kamenolom a statek se dvěma surovinami, tržiště a rychta. Pro první hru je rozložení dané.
chapter-setup-3 = *Jeden vesničan a jeden osel* každého hráče stojí v kostele.
chapter-setup-4 = *3 zlaťáky každému;* poslední hráč má o 1 víc, ve čtyřech i třetí. Kdo začíná, určí los.
chapter-setup-5 = *Tři dílky prodeje* leží odkryté u tržiště, čtyři plány v nabídce u rychty. Obojí se doplňuje.
chapter-setup-words = začátek příprava kolik hráčů zlaťáky na začátku pracovníci na začátku vesničan osel první hráč kdo začíná co je v krabici skryté pytlík

chapter-roads = Dílky a cesty
chapter-roads-lead = Vesnice je síť dílků. Záleží na tom, které z nich jsou propojené.
chapter-roads-1 = *Propojené* jsou dva sousední dílky, kde cesta navazuje na cestu, nebo kde někdo postavil most či stezku. Stačí jedno takové místo.
chapter-roads-2 = *Sousedit* znamená celý úsek na celém úseku. Roh se nepočítá.
chapter-roads-3 = *Připojený* je dílek, ze kterého vede řada propojení až ke kostelu. Na dílek, ke kterému nevede cesta, se nedá vstoupit.
chapter-roads-words = propojené připojené sousední cesta řetěz dotýkat roh úsek bez cesty vstoupit nedostupné

chapter-turn = Tvůj tah
chapter-turn-lead = Každý tvůj vesničan udělá jednu věc a osli jednou popojdou. Pořadí je na tobě a konec tahu také.
chapter-turn-1 = *Vesničan* dojde, kam až vedou cesty, a udělá jednu věc: použije dílek, postaví vedle něj nový, nebo z něj postaví cestu. Pak leží až do tvého příštího tahu.
chapter-turn-2 = *Osli* popojdou jednou, všichni najednou: před vesničany, mezi nimi, nebo po nich.
chapter-turn-3 = *Nic není povinné.* Tah smíš kdykoli ukončit.
chapter-turn-words = můj tah co můžu dělat vesničan akce kolik akcí pořadí pasovat vynechat nic chodit

chapter-donkeys = Osli a doprava
chapter-donkeys-lead = Suroviny se musí dostat tam, kde se spotřebují. Cestují po řetězu oslů.
chapter-donkeys-1 = *Blízké suroviny* pomoc nepotřebují: ty z téhož dílku a z dílků s ním propojených.
chapter-donkeys-2 = *Pro vzdálenější* musí na každém dílku mezi nimi stát tvůj osel. Osli se při tom nehýbou ani neunaví a platí cesty všech.
chapter-donkeys-3 = *Jednou za tah* smí každý tvůj osel přejít na jeden propojený dílek. Na dílku jich smí stát libovolně mnoho; máš jich nejvýš šest.
chapter-donkeys-4 = *Nic se neskladuje:* co se převeze, hned se spotřebuje.
chapter-donkeys-example = Obilí jede ze statku do mlýna přes kostel a tržiště. Modrý má osla na obou, takže dojede.
chapter-donkeys-words = osel osli oslové doprava vozit převézt dopravím suroviny vzdálenost daleko jak daleko krok popojít řetěz mezi

chapter-paying = Placení surovinami
chapter-paying-lead = Suroviny ve vesnici nejsou nikoho. Kdo nějakou zpracoval, vydělá, když ji někdo spotřebuje.
chapter-paying-1 = *Všechno, nebo nic:* když se část ceny nedá sehnat, akci provést nejde.
chapter-paying-2 = *Použij suroviny kohokoli.* Vybíráš je po jedné: ze kterého dílku a čí žeton.
chapter-paying-3 = *Spotřebovaný žeton jde domů,* k tomu, kdo ho vyrobil, a s ním 1 zlaťák a 1 bod; za kvalitní dvojnásobek. Dřevo, kámen a obilí nikomu nic nepřinášejí.
chapter-paying-4 = *Zlaťáky získané při placení* smíš utratit v téže akci.
chapter-paying-words = platit zaplatit cena suroviny ostatních cizí suroviny soupeře odměna zpracovaný žeton zlaťák bod kvalitní čí

chapter-producing = Výroba a zpracování
chapter-producing-lead = Výrobní budovy dávají základní suroviny. Zpracovatelské dělají ze dřeva prkna, z kamene cihly, z obilí mléko nebo mouku.
chapter-producing-1 = *Aktivuj výrobní budovu* s volným místem: zaplníš všechna volná místa a jednou získáš její odměnu (2 zlaťáky, stodola 2 body).
chapter-producing-2 = *Aktivuj zpracovatelskou budovu* s volným místem: spotřebuješ jednu základní surovinu a položíš tam svůj žeton.
chapter-producing-3 = *Dvě volná místa:* smíš vyrobit dva kusy za dvě suroviny. S příslušným milníkem jsou tvoje kvalitní.
chapter-producing-words = vyrobit výroba zaplnit místa dřevo kámen obilí zpracovat prkna cihly mléko mouka mouku mlýn pila základní surovina stodola volné místo

chapter-town-hall = Rychta: plány a pracovníci
chapter-town-hall-lead = Tady získáš, co budeš stavět a kdo to udělá. Vezmi si plán, pak najímej, nebo jen jedno z toho.
chapter-town-hall-1 = *Plán* stojí 1 zlaťák za každý plán nalevo od něj; zlaťáky se kladou na ně. Zlaťáky, které leží na tvém, jsou tvoje. V ruce smíš mít nejvýš tři.
chapter-town-hall-2 = *Vesničané* stojí 5, 7 a 9 zlaťáků. Nový leží v kostele do tvého příštího tahu.
chapter-town-hall-3 = *Osel* stojí 3 zlaťáky, přijde na libovolný připojený dílek a hned pracuje.
chapter-town-hall-words = plán nabídka najmout vesničan osel cena kolik stojí zlaťáky rychta ruka limit koupit pracovník

chapter-market = Tržiště: prodej a nákup
chapter-market-lead = Vesničan na tržišti splní jeden dílek prodeje. K nákupu tam být nemusí.
chapter-market-1 = *Prodej:* vyber odkrytý dílek prodeje, přivez všechny jeho suroviny a získej body i zlaťáky. K prodeji se nic nekupuje.
chapter-market-2 = *Kup,* co ti chybí k jiné akci, za cenu na tržišti: { $players ->
    [0] ve dvou hráčích 3 zlaťáky za dřevo, kámen či obilí a 5 za zpracovanou surovinu, ve třech a čtyřech 2 a 4
    [2] 3 zlaťáky za dřevo, kámen či obilí, 5 za zpracovanou surovinu
   *[other] 2 zlaťáky za dřevo, kámen či obilí, 4 za zpracovanou surovinu
}. Suroviny vyjíždějí z tržiště, takže je musí dopravit osli; odměnu za ně nemá nikdo.
chapter-market-words = tržiště trh prodat prodej koupit nákup cena ceny kolik stojí dřevo kámen obilí na trhu chybějící suroviny volný trh

chapter-church = Kostel: dodávky
chapter-church-lead = Každá dodávka se plní jednou: splní ji ten, kdo ji zvládne první.
chapter-church-1 = *Vyber volnou dodávku,* přivez suroviny nebo zaplať zlaťáky a získej její body.
chapter-church-2 = *Lomítko* mezi surovinami znamená libovolnou kombinaci.
chapter-church-3 = *Žebrání* přinese 1 zlaťák, ale jen když jsou statek, tábor dřevorubců i kamenolom plné.
chapter-church-words = kostel dodat dodávka žebrat vyžebrat žebrání zlaťák lomítko nemám peníze

chapter-building = Stavba dílků
chapter-building-lead = Vesničan staví vedle dílku, na kterém stojí, a právě tam musí suroviny dojet.
chapter-building-1 = *Nový dílek se ho dotýká* celým úsekem a nic nepřekrývá. Otáčet se smí, obracet ne.
chapter-building-2 = *Cesta navazuje jen na cestu,* všude, kde se nový dílek něčeho dotýká. Les a hora se míchat smějí.
chapter-building-3 = *Vyber, zaplať, polož, získej.* První zpracovatelská budova na danou surovinu přináší milník a její hromádka jde do pytlíku.
chapter-building-4 = *Kam nevede cesta,* stavět smíš také; dokud nevede, nikdo tam ale nevstoupí.
chapter-building-words = postavit dílek stavba nová budova kam sedí obrátit otočit les hora překrývat zpracovatelská milník památka vlajka hromádka pytlík

chapter-bridges = Mosty a stezky
chapter-bridges-lead = Kde se dva dílky dotýkají a žádná cesta je nespojuje, můžeš ji udělat. Mosty a stezky jsou tvoje vlastní cesty.
chapter-bridges-1 = *Most,* kde se hora dotýká hory: 2 dřeva.
chapter-bridges-2 = *Stezka,* kde se les dotýká lesa: 2 kameny.
chapter-bridges-3 = *Máš jich pět,* používat je smějí všichni. Úplně první ve hře přináší milník Cestář.
chapter-bridges-words = most stezka cesta postavit cestu cena kolik stojí dřevo kámen cestář kolik cest

chapter-end = Konec a bodování
chapter-end-lead = Po poslední dodávce se kolo dohraje. Pak se přičte všechno, co se počítá až na konci.
chapter-end-1 = *Poslední dodávka* ukončí hru s tímto kolem, všichni tak mají stejně tahů.
chapter-end-2 = *Památky* bodují, když od nich vede cesta ke kostelu; polesí a pohoří vždy.
chapter-end-3 = *Cesty:* 1 bod za každou tvou, s milníkem Cestář 2; a 2 za každý dílek tvé nejdelší cesty.
chapter-end-4 = *Ocenění:* nejvíc dodávek 5 a druhý nejvyšší počet 3, nejvíc památek 4, nejvíc prodejů 4. Při shodě se dělí a zaokrouhluje dolů.
chapter-end-5 = *Zlaťáky:* 1 bod za každé tři.
chapter-end-6 = *Shodu* rozhodne víc dodávek, potom víc prodejů.
chapter-end-example = Velké polesí počítá své úseky, které leží na lese: pro Modrého { $points } bodů.
chapter-end-words = skončí končí konec kdy poslední kolo skóre bodování body ocenění památky nejdelší cesta zlaťáky remíza shoda

gallery-tiles = Všechny dílky
gallery-awards = Milníky a ocenění

## Ve zkratce
short-goal = Všichni stavíte jednu vesnici. Vítězí, kdo má nejvíc bodů.
short-goal-1 = *Dodávka do kostela* přináší nejvíc, každá jednou.
short-goal-2 = *Prodej na tržišti* přináší body a zlaťáky.
short-goal-3 = *Nový dílek* dává body hned, památka i na konci.
short-turn = Každý vesničan udělá jednu věc, osli jednou popojdou.
short-turn-1 = *Vesničan* jde, kam vedou cesty: použije dílek, staví vedle něj, nebo postaví cestu.
short-turn-2 = *Osel* přejde po jedné cestě na další dílek.
short-turn-3 = *Suroviny* mohou být kohokoli. Na každém dílku po cestě stojí tvůj osel.
short-end = Po poslední dodávce se kolo dohraje a všechno se sečte.
short-end-1 = *Kostel roste* s každou dodávkou.
short-end-2 = *Na konci* se přičtou památky, cesty, milníky a ocenění.

## Otázky nováčků
question-win = Kdo vyhraje hru?
answer-win = nejvíc bodů
question-players = Kolik hráčů může hrát?
question-gold = Kolik zlaťáků má každý na začátku?
question-start-workers = Jaké pracovníky mám na začátku?
answer-start-workers = jeden vesničan a jeden osel
question-linked = Kdy jsou dva dílky propojené?
answer-linked = cesta navazuje na cestu
question-no-road = Můžu vstoupit na dílek bez cesty?
answer-no-road = nedá vstoupit
question-villager = Co může v mém tahu udělat vesničan?
answer-villager = jednu věc
question-order = V jakém pořadí v tahu jednají vesničané a osli?
answer-order = pořadí je na tobě
question-carry = Jak převezu suroviny, které jsou daleko?
answer-carry = na každém dílku mezi
question-steps = Jak daleko smí osel popojít?
answer-steps = jeden propojený dílek
question-others-goods = Smím použít suroviny ostatních hráčů?
answer-others-goods = suroviny kohokoli
question-reward = Jakou odměnu dostanu, když někdo použije můj zpracovaný žeton?
answer-reward = 1 zlaťák a 1 bod
question-slots = Zaplní výrobní budova všechna volná místa?
answer-slots = všechna volná místa
question-flour = Jak vyrobím mouku nebo prkna?
answer-flour = jednu základní surovinu
question-blueprint = Kolik stojí plán?
question-hire = Kolik stojí najmout dalšího vesničana?
question-buy = Můžu koupit chybějící suroviny?
answer-buy = 3 zlaťáky za dřevo, kámen či obilí
question-beg = Nemám zlaťáky, můžu žebrat?
question-bridge = Kolik stojí most nebo stezka?
question-end = Kdy hra končí?
answer-end = poslední dodávka

first-turn-1 = Zaplň výrobní budovu, která má volná místa, nebo si na rychtě vezmi plán: obojí se ti bude hodit v dalších tazích.
first-turn-2 = Podívej se, kde leží suroviny, které potřebuješ, a na dílek mezi nimi postav osla.
first-turn-3 = První zpracovatelská budova na surovinu přináší milník: od té chvíle jsou tvoje suroviny kvalitní a vynášejí dvojnásob.
