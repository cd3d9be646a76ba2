## Kapitoly
chapter-goal = Cíl hry
chapter-goal-lead = Dvě vesnice se dělí o pole a řeku. Šest let vaříš pivo a pečeš chléb a na konci se ti počítá jen to zboží, které vyneslo méně. Prodávej tedy obojí.
chapter-goal-1 = *Mince za pivo a mince za chléb* se sčítají zvlášť. Nižší součet je tvůj výsledek a vyšší výsledek vyhrává.
chapter-goal-2 = *Na prodej* potřebuješ suroviny: nejdřív je sklidíš z polí.
chapter-goal-3 = *Na další prodej* potřebuješ místo: něco postav a pivovar i pekárna se uklidí.
chapter-goal-words = výhra vyhrát vyhraju vítěz vítězství smysl kdo vyhraje výsledek nižší mince body

chapter-setup = Příprava hry
chapter-setup-lead = Každá vesnice má skladiště, pivovar, pekárnu a místa pro stavby. Na začátku je všechno prázdné.
chapter-setup-1 = *Skladiště* má 9 míst, na každé se vejde jeden žeton. Všech 84 žetonů začíná v banku.
chapter-setup-2 = *60 karet,* polovina piva a polovina chleba, tvoří jeden dobírací balíček. Rub prozradí, co je co.
chapter-setup-3 = *Šest let* trvá hra: první, třetí a pátý rok jsou úrodné, ostatní neúrodné. Kdo hraje první, ukazuje větrný mlýn.
chapter-setup-4 = *Veřejné* jsou všechny žetony a počty karet. Skryté jsou jen líce: v dobíracím balíčku, v soupeřově ruce a na jeho prodaných kartách.
chapter-setup-words = začátek příprava kolik žetonů míst skladiště velikost roky kolik let jak dlouho první hráč kdo začíná větrný mlýn skryté dívat se na karty

chapter-year = Začátek roku
chapter-year-lead = Rok má čtyři fáze: setbu, karty, akce a mletí. První dvě proběhnou samy.
chapter-year-1 = *Setba:* na pole se z banku položí žetony a všechna voda z banku přijde do řeky.
chapter-year-2 = *V úrodném roce* leží na polích 7 žetonů pšenice, 8 ječmene, 6 žita a 6 chmele; v neúrodném jen 5 pšenice a od ostatních po 4.
chapter-year-3 = *Karty v úrodném roce:* oba si doberou pět.
chapter-year-4 = *Karty v neúrodném roce:* vezmi si zpět do ruky loňské karty sklizně a dober si do pěti. Pak se odkryjí tři karty na výměnu.
chapter-year-words = setba fáze úrodný neúrodný dobrat karty do ruky kolik karet rok pole roste kolik žetonů leží na polích

chapter-turn = Tvůj tah
chapter-turn-lead = Zahraješ právě jednu kartu, a to jedním ze tří způsobů. Vynechat nelze a konec tahu ohlašuješ ty.
chapter-turn-1 = *Sklidit ji:* horní část přinese suroviny.
chapter-turn-2 = *Prodat ji:* zaplatíš recept a získáš její mince.
chapter-turn-3 = *Postavit ji:* spodní část se stane stavbou a ty uklízíš.
chapter-turn-4 = *V úrodných letech si ruce vyměníte.* Jakmile oba zahrají kartu, vymění si všechny ostatní. Co necháš, dostane soupeř. V neúrodném roce si ruku necháváš.
chapter-turn-5 = *V neúrodných letech se vyměňuje.* Polož svou kartu na jednu ze tří pozic na výměnu a hned zahraj tu, která tam ležela.
chapter-turn-words = můj tah co můžu dělat akce karta zahrát pasovat vynechat výměna rukou vyměnit vyměníme kartu tři způsoby

chapter-harvest = Sklizeň a uskladnění
chapter-harvest-lead = Čím víc karet s toutéž surovinou leží ve tvé sklizňové řadě, tím víc jí přinese každá další.
chapter-harvest-1 = *Přidej kartu do řady.* Každou surovinu, kterou nová karta ukazuje, spočítej v celé řadě i s novou kartou: tolik žetonů si bereš.
chapter-harvest-2 = *Jen to, co ukazuje nová karta.* Suroviny, které jsou jen na starších kartách, teď nepřinesou nic.
chapter-harvest-3 = *Vzít musíš všechno.* Je-li na poli méně, bereš, co tam je, a zbytek propadá.
chapter-harvest-example = V řadě leží dvě karty, každá s jednou vodou. Třetí karta s jednou vodou přinese 3 vody; se dvěma by přinesla 4.
chapter-harvest-words = sklidit sklízet sklizeň suroviny kolik si beru řada žetony pšenice ječmen žito chmel voda málo prázdné pole

chapter-storage = Málo místa ve skladišti
chapter-storage-lead = Když se staré a nové žetony dohromady nevejdou, vybíráš, co zůstane.
chapter-storage-1 = *Necháš si tolik, kolik se vejde,* ze starých i nových, jak chceš. Nesmíš se vzdát žetonu, pro který je místo.
chapter-storage-2 = *Ostatní nabídneš* soupeři, a ten si smí vzít, co se mu vejde na volná místa, bez vyměňování.
chapter-storage-3 = *Co zbude,* jde do banku.
chapter-storage-words = plné skladiště přeplněné moc žetonů není místo nevejdou kdo dostane zbytek zahodit nechat

chapter-selling = Produkce a prodej
chapter-selling-lead = Pivo patří na pivovar, chléb na pekárnu. Mince za ně jsou tvoje navždy.
chapter-selling-1 = *Zaplať celý recept* ze skladiště do banku. Karta pak leží lícem dolů: je prodaná.
chapter-selling-2 = *Na pivovaru i pekárně po jedné kartě,* dokud neuklidíš. Druhý kotel a druhá pec přidají po jednom místě.
chapter-selling-3 = *Něco chybí?* Se sladovnou nahradí dva žetony jedné suroviny jeden žeton jiné.
chapter-selling-words = prodat prodej produkce vařit péct recept cena kolik stojí zaplatit pivovar pekárna druhé pivo dvě piva obsazeno

chapter-building = Stavba a úklid
chapter-building-lead = Karta nic nestojí, odteď pomáhá a uvolní pivovar i pekárnu.
chapter-building-1 = *Přilož kartu* na pozici její stavby. Působí hned a počet není omezen.
chapter-building-2 = *Potom uklízíš:* všechny prodané karty z pivovaru a pekárny jdou na tvou hromádku prodaných. Je to povinné, i když třeba není co uklízet.
chapter-building-words = postavit stavět stavba kolik stojí zdarma uklidit úklid vyprázdnit pivovar pekárna hromádka prodaných

chapter-milling = Mletí: rok končí
chapter-milling-lead = Kdo si nastřádal méně, hraje příští rok první.
chapter-milling-1 = *Méně žetonů ve skladišti:* vezmi si větrný mlýn.
chapter-milling-2 = *Stejně:* mlýn změní majitele.
chapter-milling-3 = *Karty sklizně* po úrodném roce zůstanou, vezmeš si je zpět. Po neúrodném se odloží, stejně jako karty na výměnu.
chapter-milling-words = větrný mlýn kdo dostane mletí konec roku první hráč příští rok odložit karty sklizně zůstanou

chapter-end = Konec a bodování
chapter-end-lead = Po šestém roce se sečtou mince všech tvých prodaných karet, i těch, které ještě leží na pivovaru a pekárně.
chapter-end-1 = *Nižší z piva a chleba* je tvůj výsledek. Vyšší výsledek vyhrává.
chapter-end-2 = *Shoda:* rozhodne vyšší součet za druhé zboží; je-li i ten stejný, vyhrává ten, kdo nemá větrný mlýn.
chapter-end-3 = *Stavby pro konec hry* přidají mince. Ty, které smějí k pivu i k chlebu, jdou tam, kde pomohou nejvíc.
chapter-end-example = Pivo a chléb Modrého jsou v zakroužkovaných budovách a na hromádce: nižší z obou součtů je { $points }.
chapter-end-words = skončí končí poslední rok skóre bodování body mince remíza shoda nižší zboží kdy je konec kdo vyhraje

chapter-buildings = Všechny karty a stavby
chapter-buildings-lead = Každá karta je trojí: sklizeň, zboží na prodej i stavba. Stejné stavby se sčítají.
chapter-buildings-1 = *Ke kartám:* po dobrání kartu vyměníš, v neúrodném roce si necháš jen některé, na poslední tah si dobereš navíc, kartu si zamluvíš.
chapter-buildings-2 = *Ke sbírání:* žetony každý rok, žetony z banku, když je pole chudé, o jeden víc při sklizni, voda po soupeřově sklizni.
chapter-buildings-3 = *Ke skladišti:* další místa.
chapter-buildings-4 = *K vaření a pečení:* místo pro další kartu, nebo dva žetony jedné suroviny místo jednoho jiné, i řetězově.
chapter-buildings-5 = *K úklidu:* žeton za každou uklizenou kartu.
chapter-buildings-6 = *Pro konec hry:* další mince.
chapter-buildings-words = stavba stavby kramář vrata stodoly pozdní trh vrubovka čeledín sýpka žnec náhon kůlna kotel pec sladovna bednář učeň cech nahradit náhrada místo dvě za jednu surovinu

gallery-beer = Karty piva
gallery-bread = Karty chleba

## Ve zkratce
short-goal = Vař pivo a peč chléb: počítá se to z nich, které vyneslo méně.
short-goal-1 = *Mince za pivo* a
short-goal-2 = *mince za chléb* se sčítají zvlášť. Prodávej obojí.
short-turn = Zahraj jednu kartu, jedním ze tří způsobů.
short-turn-1 = *Sklizeň:* vezmi si, co ukazuje, tolikrát, kolikrát to máš v řadě.
short-turn-2 = *Prodej:* zaplať recept. Místo je na jedno pivo a jeden chléb.
short-turn-3 = *Stavba:* odteď pomáhá a uvolní místo pro další prodej.
short-end = Po šesti letech se počítají mince.
short-end-1 = *Úrodné a neúrodné roky* se střídají.
short-end-2 = *Nižší z tvých dvou součtů* je výsledek; vyšší výsledek vyhrává.

## Otázky nováčků
question-win = Jak vyhraju, které mince se počítají?
answer-win = nižší součet
question-tokens = Kolik žetonů se na začátku vejde do skladiště?
question-years = Kolik let se hraje?
answer-years = šest let
question-dry = Kolik žetonů leží na polích v neúrodném roce?
question-draw = Kolik karet si v roce doberu?
answer-draw = pět
question-actions = Co můžu v tahu dělat s kartou?
answer-actions = tří způsobů
question-swap = Kdy si vyměníme karty v ruce?
answer-swap = úrodných letech
question-exchange = Jak vyměním kartu za jinou?
answer-exchange = tří pozic na výměnu
question-pass = Můžu v tahu pasovat?
answer-pass = vynechat nelze
question-how-harvest = Kolik žetonů si beru při sklizni?
answer-how-harvest = celé řadě
question-short = Co když je na poli málo žetonů pro sklizeň?
answer-short = co tam je
question-full = Co když mám plné skladiště?
answer-full = kolik se vejde
question-gives = Kdo dostane žetony, které se nevejdou?
answer-gives = soupeři
question-cost = Kolik stojí prodat pivo? Recept?
answer-cost = recept
question-two-beers = Můžu mít na pivovaru dvě piva?
answer-two-beers = druhý kotel
question-clean = Jak uklidím pivovar a pekárnu?
answer-clean = hromádku prodaných
question-building-cost = Kolik stojí stavba?
answer-building-cost = nic nestojí
question-windmill = Kdo dostane na konci roku větrný mlýn?
answer-windmill = méně žetonů
question-tie = Kdo vyhraje při shodě?
answer-tie = nemá větrný mlýn
question-substitute = Můžu v receptu nahradit surovinu, dvě za jednu?
answer-substitute = sladovna

first-turn-1 = Nejdřív sklízej: z prázdného skladiště nic neprodáš. Dobrá je karta, jejíž suroviny chce víc tvých receptů.
first-turn-2 = V úrodném roce dostane soupeř karty, které necháš. Podívej se, co by mu tvoje ruka přinesla.
first-turn-3 = Prodej pivo i chléb a pak stavěj: uklidí se obojí najednou.
