## Kapitoly
chapter-goal = Cíl hry
chapter-goal-lead = Osidluješ neznámou krajinu, v každém tahu třemi osídleními. O tom, kolik zlata přinesou, rozhodne, kde na konci stojí; vítězí, kdo má zlata nejvíc.
chapter-goal-1 = *Hrady platí vždycky.* Stačí jedno osídlení vedle hradu a máš 3 zlata.
chapter-goal-2 = *Místa ti pomáhají.* Kdo se u některého usadí, vezme si žeton a s ním zvláštní akci v každém tahu.
chapter-goal-3 = *Tři karty království* leží vedle desky. V každé hře jsou jiné a říkají, co dalšího vynáší: břehy, dlouhé řady, mnoho skupin a podobně.
chapter-goal-words = výhra vyhrát vyhraju vítěz vítězství smysl účel o co jde kdo vyhraje remíza shoda zlato

chapter-setup = Příprava hry
chapter-setup-lead = Deska se skládá pro každou hru znovu a stejně tak se losují karty, které na konci platí.
chapter-setup-1 = *Čtyři z osmi částí* tvoří desku, dvě na dvě. Každá smí být otočená o půl otáčky.
chapter-setup-2 = *Dva žetony* leží na každém místě.
chapter-setup-3 = { $players ->
    [0] *Čtyřicet (40) osídlení* má každý ze dvou až čtyř hráčů
   *[other] *Čtyřicet (40) osídlení* má každý hráč u tohoto stolu (hráčů: { $players })
} a k tomu jednu kartu terénu, kterou nikdo jiný nevidí. Začíná nejstarší, pokud se nedohodnete jinak nebo nelosujete.
chapter-setup-4 = *Tři z deseti karet království* se otočí a leží celou hru odkryté.
chapter-setup-5 = *Na první hru* si vezměte části s krčmou, výběhem, oázou a statkem a karty Rybáři, Kupci a Rytíři.
chapter-setup-words = začátek příprava připravit kolik hráčů kdo začíná začínající hráč první hra co je v krabici zásoba rozdání rozdat

chapter-turn = Tvůj tah
chapter-turn-lead = Jedna karta, tři osídlení, nová karta. Žetony k tomu přidávají, nic z toho ale nenahrazují.
chapter-turn-1 = *Musíš vybudovat tři osídlení* na terénu své karty, jedno po druhém.
chapter-turn-2 = *Každý žeton jednou.* Žeton z dřívějšího tahu dává jednu zvláštní akci, před těmi třemi osídleními, nebo po nich, nikdy mezi nimi.
chapter-turn-3 = *Konec tahu ohlašuješ ty.* Kartu odhodíš a dobereš si další, takže můžeš plánovat, už když hrají ostatní.
chapter-turn-words = můj tah co dělám povinná akce pořadí pasovat vynechat dobrat kartu kolo směr hodinových ručiček kolik stavím

chapter-building = Kde smíš stavět
chapter-building-lead = Sedět musí dvě věci: terén tvé karty a to, že nové osídlení sousedí s některým tvým.
chapter-building-1 = *Tady stojí osídlení.* Karta ukazuje les.
chapter-building-2 = *Les vedle něj* je správně, z kterékoli strany.
chapter-building-3 = *Louka vedle něj* je špatně: jiný terén. Na vodě, horách, hradech a místech se nestaví nikdy; na vodu osídlení přesune jen přístav.
chapter-building-4 = *Sousedit musíš, jen dokud to jde.* Není-li vedle žádného tvého osídlení volný hex toho terénu, začneš znovu na kterémkoli volném hexu toho terénu.
chapter-building-5 = *Sousedí se i přes spoje* částí desky. Cizí osídlení jen zabírají hexy.
chapter-building-words = umístit osídlit stavět sousedit vedle soused daleko kdekoli začít znovu jinde skok kde hex terén zakázáno hora voda obsazeno

chapter-no-room = Není kde, není z čeho
chapter-no-room-lead = Ke konci hry bývá některý terén plný nebo zásoba prázdná. Tah kvůli tomu nekončí.
chapter-no-room-1 = *Nikde na desce není volný hex tvého terénu:* karta se vyřadí ze hry a dobereš si jinou, třeba i několikrát. Celkem stavíš stále tři.
chapter-no-room-2 = *Nová karta platí* po zbytek tahu. Co už stojí, zůstává.
chapter-no-room-3 = *Prázdná zásoba:* vybuduješ, co máš, třeba nic, a povinnost je splněná. Zásobu smějí vyčerpat i žetony použité předtím.
chapter-no-room-words = plný terén není místo nemůžu stavět nejde stavět výměna karty nová karta dojdou osídlení dojde zásoba prázdná poslední osídlení

chapter-tiles = Žetony míst
chapter-tiles-lead = Žeton je zvláštní akce v každém tvém tahu, dokud u jeho místa zůstáváš.
chapter-tiles-1 = *Místo s žetony.* Jsou na něm dva, dostanou se tedy nejvýš na dva hráče.
chapter-tiles-2 = *Vybudováno vedle:* žeton si bereš hned. Použít ho smíš od svého příštího tahu.
chapter-tiles-3 = *Z každého hexu s místem jen jeden* za celou hru. Dva stejné pocházejí vždy ze dvou hexů.
chapter-tiles-4 = *Přesuneš-li pryč své poslední osídlení,* žeton ztrácíš a vyřadí se ze hry.
chapter-tiles-5 = *Žetony, které staví, berou osídlení z tvé zásoby;* ty, které přesouvají, ne.
chapter-tiles-words = žeton místo zvláštní akce kdy použít příští tah ztratit ztráta žetonu dva stejné dvakrát nechat si vrátit

chapter-locations = Osm míst
chapter-locations-lead = Pět z nich vybuduje o osídlení víc, tři přesunou některé, které už stojí.
chapter-locations-1 = *Odtud,* s výběhem:
chapter-locations-2 = *O dva hexy v přímé linii,* přes cokoli, na volný hex vhodný ke stavbě. Sousedit s tvými nemusí.
chapter-locations-3 = *Krčma prodlužuje řadu:* máš-li v přímé linii, v kterémkoli směru, tři osídlení nebo víc, přidáš jedno přímo na kterýkoli konec, na libovolném terénu.
chapter-locations-words = věštírna statek oáza věž krčma stodola přístav výběh přesun osídlení na vodu loď kůň skákat skočí okraj desky řada

chapter-end = Konec hry
chapter-end-lead = Konec přináší poslední osídlení z něčí zásoby, ne plná deska.
chapter-end-1 = *Někdo umístí čtyřicáté osídlení:* kolo se dohraje, aby měli všichni stejně tahů. Pak se počítá zlato.
chapter-end-2 = *Komu osídlení dojdou dřív,* vybuduje, co mu zbývá, a ve zbytku kola už nic.
chapter-end-words = skončí končí konec poslední osídlení poslední kolo kdy je konec jak dlouho dohrát

chapter-scoring = Počítání zlata
chapter-scoring-lead = Zlato se počítá jednou, na konci: za hrady a za každou ze tří karet království, se kterými se hraje.
chapter-scoring-1 = *Každý hrad,* vedle kterého stojí aspoň jedno tvoje osídlení: 3 zlata. Druhé osídlení u téhož hradu nepřidá nic.
chapter-scoring-2 = *Osídlení na vodě* se počítají pro všechno kromě karty Rybáři.
chapter-scoring-3 = *Stejně zlata* znamená společné vítězství.
chapter-scoring-example = Modrý stojí u zakroužkovaných hradů a má za ně { $points } zlat.
chapter-scoring-words = skóre body bodování hrady hrad cena kolik stojí zlato remíza shoda

chapter-cards = Deset karet království
chapter-cards-lead = Tři z nich platí v tvé hře. Každá má ráda jiný tvar, podívej se na ně dřív, než začneš stavět.
chapter-cards-1 = *Vodorovná řada* jsou všechny hexy vedle sebe zleva doprava. Rytíři počítají jen tu tvou nejplnější.
chapter-cards-2 = *Souvislá osídlení* stojí vedle sebe bez mezery. Kupci počítají každý hrad i místo, které taková skupina spojuje s dalším.
chapter-cards-3 = *Páni a Statkáři* se dívají na čtyři části desky, na každou zvlášť.
chapter-cards-example = Rytíři počítají zakroužkovanou řadu, 2 zlata za každé osídlení v ní: pro Modrého { $points } zlat.
chapter-cards-words = karta království rybáři havíři dělníci kupci objevitelé rytíři poustevníci měšťané páni statkáři vodorovná řada skupina část nejvíc nejméně

gallery-locations = Co který žeton umí
gallery-cards = Za co která karta platí
gallery-castles = V každé hře

## Ve zkratce
short-goal = Rozestav se po krajině tak, aby hrady a tři karty vynesly hodně zlata.
short-goal-1 = *Hrad,* vedle kterého stojíš: 3 zlata.
short-goal-2 = *Tři karty* vedle desky říkají, za co je zlato ještě.
short-turn = Vybuduj tři osídlení na terénu své karty.
short-turn-1 = *Úplně první ve hře* na kterýkoli volný hex toho terénu,
short-turn-2 = *každé další* vedle některého svého, pokud to jde.
short-turn-3 = *Vedle místa* si bereš žeton: od příštího tahu zvláštní akce v každém tahu.
short-end = Někdo vybuduje poslední ze čtyřiceti.
short-end-1 = *Kolo se dohraje,* všichni tak mají stejně tahů.
short-end-2 = *Vítězí, kdo má nejvíc zlata.*

## Otázky nováčků
question-win = Jak vyhraju?
answer-win = nejvíc
question-how-many = Kolik osídlení stavím ve svém tahu?
answer-how-many = tři
question-where = Kde smím stavět? Na jakém terénu?
answer-where = terén tvé karty
question-far = Můžu začít znovu daleko od svých osídlení?
answer-far = kterémkoli volném hexu
question-water = Jak se dostanu na vodu?
answer-water = přístav
question-supply = Kolik osídlení má hráč na začátku?
question-starts = Kdo je začínající hráč?
answer-starts = nejstarší
question-first-cards = Jaké části a karty na první hru?
answer-first-cards = krčmou
question-full = Co když není volný hex mého terénu a nemůžu stavět?
answer-full = dobereš si jinou
question-empty-supply = Co když mi dojde zásoba?
answer-empty-supply = co máš
question-use-tile = Kdy smím použít žeton místa?
answer-use-tile = příštího tahu
question-same-tile = Můžu mít dva stejné žetony?
answer-same-tile = dvou hexů
question-lose-tile = Můžu o žeton přijít, ztratit ho?
answer-lose-tile = vyřadí se ze hry
question-paddock = Jak daleko skočí výběh?
answer-paddock = dva hexy
question-tavern = Jak dlouhou řadu potřebuje krčma?
answer-tavern = tří
question-end = Kdy hra končí?
answer-end = poslední osídlení
question-castle = Kolik zlata je za hrad?
question-knights = Za co platí Rytíři?
question-lords = Kolik dají Páni za nejvíc osídlení v části?
question-merchants = Za co platí Kupci?

first-turn-1 = Hledej hrad nebo místo: tři osídlení vedle sebe, která k některému dosáhnou, jsou dobrý první tah.
first-turn-2 = Než začneš stavět, podívej se, za co platí tři karty. A použij svůj žeton, před třemi osídleními, nebo po nich.
first-turn-3 = Drž se tam, kde máš vedle sebe víc druhů terénu: žádná karta tě pak nezažene do kouta. A kde vedle sebe nemáš žádný, smíš začít znovu.
