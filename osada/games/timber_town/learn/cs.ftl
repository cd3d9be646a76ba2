## Kapitoly
chapter-goal = Cíl hry
chapter-goal-lead = Po řece plují budovy. Lovíš je dřív, než se zřítí přes vodopád, a skládáš z nich město o 4 × 4 polích. Vyhrává město, které má víc bodů.
chapter-goal-1 = *Šestnáct polí* čeká na zaplnění, na každé patří jeden dílek: nejvýš jich tedy bude 16.
chapter-goal-2 = *Sedm karet,* od každé barvy jedna, leží celou hru odkrytých a platí pro oba: říkají, které dílky kde nesou body.
chapter-goal-3 = *Vyhrává, kdo má nejvíc bodů.* První plné město je za 5 navíc a rozhoduje při shodě.
chapter-goal-words = výhra vyhrát vyhraje vítěz vítězství smysl o co jde kdo vyhraje remíza shoda body velikost města jak velké

chapter-setup = Příprava hry
chapter-setup-lead = Hrají dva. Každý dostane prázdné město a jeden vor. Všechno ostatní je v řece, ve sloupečcích nebo v zásobě.
chapter-setup-1 = *Tři dílky* se odkryjí na první desku řeky. Zbylých 45 ze 48 čeká lícem dolů ve třech sloupečcích.
chapter-setup-2 = *Čtyři desky* tvoří řeku. Za čtvrtou je vodopád.
chapter-setup-3 = *Začínáš s vorem své barvy* a s ničím jiným. Jeřáby, hráze a dvoubarevné vory získáš se staveništi.
chapter-setup-4 = *Sedm bodovacích karet* leží odkrytých, od každé barvy jedna; hnědá a červená jsou vždy stejné. První hra: Náměstí, Dvůr, Zahrada, Svatyně, Jídlo, Bednářství, Chalupa.
chapter-setup-words = začátek příprava připravit první hra kolik je dílků co je v krabici sloupečky co dostanu na začátku vor na začátku bodovací karty kolik karet kolik hráčů

chapter-river = Řeka a kola
chapter-river-lead = V kole má každý jeden tah. Před každým kolem kromě prvního se řeka posune.
chapter-river-1 = *Nové dílky:* tři přijdou na desku, která je teď první. Když jsou sloupečky prázdné, nepřijde nic.
chapter-river-2 = *Poslední deska se vyprázdní:* co na ní leží, zřítí se přes vodopád a je ztraceno. Vor tvé barvy se ti vrátí, dvoubarevný ne.
chapter-river-3 = *Kdo hraje první, se střídá* každé kolo: je to ten, čí symbol je na první desce. Kol je nejvýš 19.
chapter-river-words = vodopád teče proud posun zřítit spadnout ztracené dílky nové kolo kdo hraje první začínající hráč kolik kol jak dlouho symbol

chapter-turn = Tvůj tah
chapter-turn-lead = Nejvýš jedna hlavní akce a libovolně mnoho volných akcí v libovolném pořadí. Kdy tah končí, říkáš ty.
chapter-turn-1 = *Získej dílek* z řeky, na kterém neleží protihráčův vor, a hned ho umísti.
chapter-turn-2 = *Nebo polož vor* na některý dílek: od té chvíle je vyhrazený tobě.
chapter-turn-3 = *Nebo pasuj,* tedy nedělej ani jedno. To smíš vždycky.
chapter-turn-4 = *K tomu* kolikrát chceš: vezmi si dílek pod svým vorem, použij jeřáb nebo hráz, rozeber figurku. Dílek, který už získáváš, ale umístíš nejdřív.
chapter-turn-words = můj tah co můžu dělat hlavní akce volná akce pasovat vynechat kolik akcí musím brát

chapter-placing = Kladení dílků
chapter-placing-lead = Získat smíš jen dílek, který jde hned položit. Rozhoduje sloupec a to, jak na sebe navazují chodníčky.
chapter-placing-1 = *Sloupec určuje řeka:* dílek z desky 3 patří do sloupce 3, na kterékoli jeho prázdné pole. Ruší to jen jeřáb.
chapter-placing-2 = *Chodníček k chodníčku.* Kde se dva dílky dotýkají, mají tam chodníček oba, nebo ani jeden. Otáčej dílkem, dokud nesedí.
chapter-placing-3 = *Chodníček nesmí narazit na holou stranu,* a to ani chodníček souseda na nový dílek. Jinak mezi ně vlož figurku, za každou takovou stranu jednu.
chapter-placing-4 = *Okraj a prázdné pole nevadí:* tam smí chodníček vést vždy. Dílek nemusí s žádným jiným sousedit.
chapter-placing-words = položit umístit dílek sloupec do kterého sloupce sedí otočit chodník chodníčky holá strana navazovat okraj prázdné pole kam smí nesedí

chapter-rafts = Vory
chapter-rafts-lead = Vor ti dílek podrží, než ho budeš chtít a než ti bude vyhovovat jeho sloupec.
chapter-rafts-1 = *Položit vor* na volný dílek je hlavní akce. Nikdo jiný teď ten dílek žádným způsobem nezíská.
chapter-rafts-2 = *Vzít si ho* později je volná akce: nejdřív odejde vor, pak dílek podle všech pravidel umístíš. Hlavní akce ti tedy zůstane.
chapter-rafts-3 = *Vor tvé barvy se ti vrátí,* pokaždé. Dvoubarevný opouští hru.
chapter-rafts-4 = *Dílek, který nikam nesedí,* si vzít nesmíš. Vor na něm zůstane, třeba až do vodopádu.
chapter-rafts-words = vor rezervovat podržet dílek ukrást sebrat protihráč soupeř vrátí se vor dvoubarevný blokovat

chapter-figures = Jeřáb, hráz a další figurky
chapter-figures-lead = Figurky získáváš se staveništi. Využij, co figurka umí, nebo ji rozeber, aby se chodníčky setkaly. Nebo si ji nech: s červenou kartou je nepoužitá za bod.
chapter-figures-1 = *Staveniště* ti dá figurku, když ho získáš, ještě před položením. Smíš ji použít už pro ně.
chapter-figures-2 = *Jeřáb:* dílek, který získáváš, smí do kteréhokoli sloupce.
chapter-figures-3 = *Hráz:* v tomto tahu získáš o dílek z řeky víc, podle všech pravidel. Více hrází, více dílků.
chapter-figures-4 = *Rozebrat* smíš každou figurku: vlož ji mezi dva sousední dílky svého města. Propojí je natrvalo, jako by tam chodníček měly oba.
chapter-figures-words = jeřáb hráz figurka figurky rozebrat propojit jiný sloupec dílek navíc druhý dílek staveniště červená

chapter-end = Konec hry
chapter-end-lead = Hra končí, jakmile už nikdo nemůže získat další dílek, i uprostřed kola.
chapter-end-1 = *První plné město:* kdo první zaplní všech šestnáct polí, vezme si hned bobra stavitele za 5 bodů.
chapter-end-2 = *Od příštího tahu* tento hráč pasuje. Rozebírat figurky ale ještě smí.
chapter-end-3 = *Konec* je, když jsou obě města plná, nebo se nic zbylého nehodí, nebo jsou řeka i sloupečky prázdné. Prázdná pole nic nestojí.
chapter-end-words = skončí končí konec kdy je konec plné město stavitel odměna kdo dřív dostaví dohrát

chapter-beavers = Bobři na chodníčku
chapter-beavers-lead = Dílek bobra sám nepřináší nic. Jeho bobr ale chce projít celým městem.
chapter-beavers-1 = *5 bodů za každého bobra,* který může po propojených chodníčcích projít od levého okraje k pravému přes svůj dílek.
chapter-beavers-2 = *Dovnitř a ven:* cesta začíná chodníčkem na levém okraji sloupce 1 a končí chodníčkem na pravém okraji sloupce 4. Figurka je nenahradí.
chapter-beavers-3 = *Dva bobři* smějí mít společnou cestu; každý se počítá zvlášť.
chapter-beavers-example = Zakroužkované jsou dílky, po kterých bobři Modrého projdou městem: { $points } bodů.
chapter-beavers-words = bobr bobři projít cesta trasa napříč městem hnědá náměstí levý okraj pravý okraj

chapter-cards = Bodovací karty
chapter-cards-lead = Sedm z těchto 22 karet platí v tvé hře, od každé barvy jedna. Dílek se smí počítat pro několik karet.
chapter-cards-1 = *„Jiná“ barva:* u každého bodovaného dílku se každá barva počítá jednou. Barvami jsou i červená a hnědá.
chapter-cards-2 = *Prázdná pole* se nepočítají a ničemu nevadí.
chapter-cards-3 = *Skupina* jsou aspoň dva dílky jedné barvy vedle sebe. Na chodníčcích záleží jen u srubu a u bobrů.
chapter-cards-example = Zahrada: 5 za každý park v rohu. Modrý má ty zakroužkované: { $points } bodů.
chapter-cards-words = skóre body bodování park chrám tržiště dílna dům zelená fialová oranžová modrá žlutá červená roh skupina jiná barva řádek sloupec diagonála hodnota nepoužitá figurka

gallery-tiles = Dílky
gallery-figures = Figurky
gallery-cards = Všechny bodovací karty

## Ve zkratce
short-goal = Postav hezčí ze dvou bobřích měst, 4 × 4 dílky z řeky.
short-goal-1 = *Sedm karet* říká, který dílek kde nese body.
short-goal-2 = *Vyhrává, kdo má nejvíc bodů.*
short-turn = Získej jeden dílek a polož ho, nebo na některý dej vor.
short-turn-1 = *Z desky 3* patří dílek do sloupce 3,
short-turn-2 = *na jeho prázdné pole,* otočený jakkoli,
short-turn-3 = *a chodníček navazuje na chodníček* všude, kde se dotýká jiného dílku.
short-end = Nikdo už nemůže získat dílek.
short-end-1 = *První plné město* je za 5 bodů.
short-end-2 = *Kolo se nedohrává:* konec přijde hned.

## Otázky nováčků
question-win = Kdo vyhraje hru?
answer-win = nejvíc bodů
question-size = Jak velké je moje město?
question-tiles = Kolik je dílků?
question-start-raft = Co mám na začátku?
answer-start-raft = vorem své barvy
question-cards = Kolik bodovacích karet se vyloží?
answer-cards = sedm
question-waterfall = Co se stane s dílky u vodopádu?
answer-waterfall = ztraceno
question-first = Kdo hraje v kole první?
# same
answer-first = symbol
question-rounds = Kolik kol se hraje?
question-turn = Co můžu dělat ve svém tahu?
answer-turn = jedna hlavní akce
question-pass = Můžu pasovat nebo vynechat?
answer-pass = smíš vždycky
question-column = Do kterého sloupce dílek patří?
answer-column = sloupce 3
question-boardwalk = Musí na sebe chodníčky navazovat?
answer-boardwalk = ani jeden
question-edge = Smí chodníček vést na okraj nebo k prázdnému poli?
answer-edge = vždy
question-raft-back = Vrátí se mi vor?
answer-raft-back = vrátí
question-steal = Může mi protihráč ukrást dílek pod mým vorem?
answer-steal = nikdo jiný
question-crane = K čemu je jeřáb?
answer-crane = kteréhokoli sloupce
question-dam = Co dělá hráz?
answer-dam = o dílek z řeky víc
question-end = Kdy hra končí?
answer-end = obě města plná
question-beaver = Kolik bodů je za bobra, který projde městem?
question-garden = Kolik je za park v rohu?

first-turn-1 = Vezmi dílek, za který některá ze sedmi karet platí, a chodníčky natoč k prázdným polím: dobře se na ně naváže.
first-turn-2 = Podívej se, které dílky přijdou k vodopádu. Co chceš až v dalším sloupci, podrž si vorem.
first-turn-3 = Rohy a okraje se plní snadno. Střed má nejvíc sousedů: nech si ho, až budeš vědět, co sedí.
