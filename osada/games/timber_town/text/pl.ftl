# Timber Town po polsku.

# same
game-title = Timber Town
game-about = Wyłów z rzeki budynki, zanim spadną z wodospadu, i zbuduj z nich ładniejsze z dwóch bobrzych miast.

## Tiles
# same
color-green = park
color-brown = kafelek bobra
color-red = plac budowy
color-purple = świątynia
color-orange = targ
color-blue = warsztat
color-yellow = dom
# same
letter-green = P
# same
letter-brown = B
letter-red = L
letter-purple = S
letter-orange = T
# same
letter-blue = W
letter-yellow = D
tile-green-adjacent = park (zakręt)
tile-green-opposite = park (prosta)
tile-brown-four = kafelek bobra
tile-red-crane = plac budowy z żurawiem
tile-red-dam = plac budowy z tamą
tile-red-raft = plac budowy z tratwą
tile-purple-adjacent = świątynia (zakręt)
tile-purple-opposite = świątynia (prosta)
tile-orange-adjacent = targ (zakręt)
tile-orange-opposite = targ (prosta)
tile-orange-three = targ (rozwidlenie)
tile-blue-adjacent = warsztat (zakręt)
tile-blue-opposite = warsztat (prosta)
tile-blue-three = warsztat (rozwidlenie)
tile-blue-four = warsztat (krzyż)
tile-yellow-one = dom (ślepy koniec)
tile-yellow-adjacent = dom (zakręt)
tile-yellow-opposite = dom (prosta)
tile-yellow-three = dom (rozwidlenie)
tile-yellow-four = dom (krzyż)

## Figures
figure-crane = żuraw
    .using = żurawia
    .with = żurawiem
figure-dam = tama
    .using = tamę
    .with = tamą
figure-raft = tratwa
    .using = tratwę
    .with = tratwą
figure-raft-two = dwukolorowa tratwa
    .using = dwukolorową tratwę
    .with = dwukolorową tratwą
figure-beaver = bóbr
    .using = bobra
    .with = bobrem
figure-builder = bóbr budowniczy
    .using = bobra budowniczego
    .with = bobrem budowniczym
does-crane = odrzuć go, gdy zdobywasz kafelek; kafelek może wtedy trafić do dowolnej kolumny
does-dam = odrzuć ją i zdobądź w tej turze jeszcze jeden kafelek z rzeki
does-raft = połóż ją na kafelku w rzece; tylko ty możesz go wtedy zdobyć, a tratwa do ciebie wraca
does-raft-two = połóż ją na kafelku w rzece; tylko ty możesz go wtedy zdobyć, a tratwa potem wypada z gry
does-beaver = stoi na swoim brązowym kafelku i chce przejść przez twoje miasto
does-builder = 5 punktów dla tego, kto pierwszy zapełni miasto

## Scoring cards
score-brown_namesti = Rynek
score-brown_namesti-short = 5 za bobra, który przez swój kafelek przejdzie miasto
score-red_dvur = Podwórze
score-red_dvur-short = 2 za plac budowy, 1 za nieużytą figurkę
score-green_zahrada = Ogród
score-green_zahrada-short = 5 za park w rogu miasta
score-green_hriste = Plac zabaw
score-green_hriste-short = 5 za park w środku miasta
score-green_statek = Gospodarstwo
score-green_statek-short = 2, 3, 4, 5 za park w kolumnie 1, 2, 3, 4
score-green_lesopark = Park leśny
score-green_lesopark-short = 5 za park, który jest sam w swoim rzędzie i kolumnie
score-purple_svatyne = Sanktuarium
score-purple_svatyne-short = 4 za świątynię, 6 więcej za przewagę nad rywalem
score-purple_klaster = Klasztor
score-purple_klaster-short = za świątynię wielkość największej niefioletowej grupy obok niej
score-purple_poustevna = Pustelnia
score-purple_poustevna-short = 5 za świątynię, gdy obok nie ma warsztatu, targu ani placu budowy
# same
score-purple_pagoda = Pagoda
score-purple_pagoda-short = od 1 do 6 świątyń: −9, 8, −6, 20, −3, 36
score-orange_jidlo = Żywność
score-orange_jidlo-short = targ: 2 za każdy kafelek innego koloru obok niego
score-orange_kvetiny = Kwiaty
score-orange_kvetiny-short = targ: 2 za każdy inny kolor obok niego
score-orange_latky = Tkaniny
score-orange_latky-short = targ: 2 za każdy kafelek innego koloru przy jego rogach
score-orange_sperky = Biżuteria
score-orange_sperky-short = targ: 2 za każdy inny kolor przy jego rogach
score-blue_bednarstvi = Bednarnia
score-blue_bednarstvi-short = warsztat: 2 za każdy inny kolor w jego kolumnie
score-blue_truhlarstvi = Stolarnia
score-blue_truhlarstvi-short = warsztat: 2 za każdy inny kolor w jego rzędzie
score-blue_krejcovstvi = Szwalnia
score-blue_krejcovstvi-short = warsztat: 2 za każdy inny warsztat w rzędzie i kolumnie
score-blue_kovarstvi = Kuźnia
score-blue_kovarstvi-short = warsztat: 2 za każdy inny kolor na jego przekątnych
score-yellow_chalupa = Chałupa
score-yellow_chalupa-short = 5 za dom w parze
score-yellow_srub = Dom z bali
score-yellow_srub-short = połączone domy, od 2 do 8 i więcej: 5, 8, 12, 17, 23, 30, 40
score-yellow_bouda = Szałas
score-yellow_bouda-short = 5 za dom w trójce
score-yellow_salas = Bacówka
score-yellow_salas-short = domy obok siebie, od 2 do 8 i więcej: 5, 8, 12, 17, 23, 30, 40
score-builder = Bóbr budowniczy
score-total = Razem
paper-note = Wygrywa, kto ma więcej punktów; przy remisie ten, kto ma bobra budowniczego, inaczej oboje.

## The table in words
words-round = Runda { $number } z najwyżej 19, pierwszy ruch w niej: { $player }.
words-stack = Zakryte kafelki: { $stack }; { $kinds }
words-lost = Kafelki za wodospadem: { $kinds }
words-supply = Figurki w zasobach: { $figures }
words-over = Koniec gry. Zwycięstwo: { $winners }.
words-player = { $number } { $name }{ $mark } – punkty: { $points }, figurki: { $figures }{ $builder }
words-deciding = { " " }(na ruchu)
words-builder = ; bóbr budowniczy
words-none = brak
words-river = Rzeka; plansza 1 jest przy stosach, plansza 4 przy wodospadzie:
words-rafted = { " " }[{ $figure }, { $player }]
words-city = Miasto, { $player } (kolumny od 1 do 4):
words-bridge = { $figure } między { $side }
words-routes = Przez miasto przejdą bobry z pól: { $cells }
words-marks = po literze boki z kładką: N północ, E wschód, S południe, W zachód; - i | połączone, { $bridge } połączone figurką, { $offered } możesz to wybrać
words-gaining = Zdobywasz: { $tile }, kładki bez obrotu { $ends }
words-fit = { $cell }, obrót o { $turn }°: kładki { $ends }, punkty: { $points }, boki na figurki: { $sides }
words-missing = Figurka jest potrzebna między { $side }

## What is asked
asked-take = Weź kafelek, połóż tratwę albo spasuj
asked-no-take = Nic nie pasuje: tratwa, figurka albo pas
asked-pass = Nic nie da się zrobić: spasuj
asked-free = Użyj figurek i tratw albo zakończ turę
asked-end = Zakończ turę
asked-bound = Miasto pełne: połącz kafelki albo spasuj
asked-place = Pole w kolumnie { $column }: { $tile }
asked-place-or-crane = Kolumna { $column } albo żuraw: { $tile }
asked-place-anywhere = Wybierz dowolne pole: { $tile }
asked-crane = Użyj żurawia: brak miejsca w kolumnie { $column }
asked-turn = Jak ma leżeć na { $cell }: { $tile }
asked-dismantle = { $sides ->
    [one] Na { $cell } nie pasuje 1 bok: wybierz figurkę
    [few] Na { $cell } nie pasują { $sides } boki: wybierz figurki
    [many] Na { $cell } nie pasuje { $sides } boków: wybierz figurki
   *[other] Na { $cell } nie pasuje { $sides } boku: wybierz figurki
}

## What happened
log-round = Runda { $round }: zaczyna { $player }.
log-reveal = Nowe w rzece: { $tiles }.
log-fall = Z wodospadu spadają: { $tiles }.
log-raft-back = { $player } odzyskuje tratwę, która dopłynęła do wodospadu.
log-raft-lost = { $player } traci na wodospadzie dwukolorową tratwę.
log-take = { $player } zdobywa kafelek z { $slot } i kładzie go na { $cell }: { $tile }.
log-claim = { $player } zdobywa spod swojej tratwy kafelek z { $slot } i kładzie go na { $cell }: { $tile }.
log-dam = { $player } używa tamy, zdobywa kafelek z { $slot } i kładzie go na { $cell }: { $tile }.
log-crane = { $player } używa żurawia, aby kafelek trafił na { $cell }.
log-figure = { $player } zdobywa figurkę: { $figure }.
log-dismantle = { $player } łączy { $side } { $figure_with }.
log-beaver = { $player } stawia na { $cell } bobra.
log-builder = { $player } zapełnia miasto przed przeciwnikiem i bierze bobra budowniczego.
log-raft = { $player } kładzie tratwę na { $slot }: { $tile }.
log-raft-two = { $player } kładzie dwukolorową tratwę na { $slot }: { $tile }.
log-pass = { $player } pasuje.
log-forced-pass = { $player } ma pełne miasto i pasuje.
log-over = Koniec gry.

## Why not
refusal-over = Gra jest skończona.
refusal-finish = Na położenie czeka { $tile }: najpierw to dokończ albo cofnij wybór.
refusal-finish-turn = Pole { $cell } jest wybrane: teraz zdecyduj, jak ma leżeć kafelek, albo cofnij wybór.
refusal-finish-sides = { $sides ->
    [one] Kafelek na { $cell } potrzebuje jeszcze figurki na 1 boku; wybierz ją albo cofnij położenie.
    [few] Kafelek na { $cell } potrzebuje jeszcze figurek na { $sides } bokach; wybierz je albo cofnij położenie.
    [many] Kafelek na { $cell } potrzebuje jeszcze figurek na { $sides } bokach; wybierz je albo cofnij położenie.
   *[other] Kafelek na { $cell } potrzebuje jeszcze figurek na { $sides } boku; wybierz je albo cofnij położenie.
}
refusal-city-full = Twoje miasto jest pełne: nie można już położyć żadnego kafelka.
refusal-column-full = Kolumna { $column } jest pełna, a { $tile } bez żurawia nie trafi nigdzie indziej.
refusal-nowhere = { $sides ->
    [one] W kolumnie { $column } nie zmieści się { $tile }: nawet w najlepszym miejscu nie pasuje 1 bok. Dostępne figurki: { $figures }.
    [few] W kolumnie { $column } nie zmieści się { $tile }: nawet w najlepszym miejscu nie pasują { $sides } boki. Dostępne figurki: { $figures }.
    [many] W kolumnie { $column } nie zmieści się { $tile }: nawet w najlepszym miejscu nie pasuje { $sides } boków. Dostępne figurki: { $figures }.
   *[other] W kolumnie { $column } nie zmieści się { $tile }: nawet w najlepszym miejscu nie pasuje { $sides } boku. Dostępne figurki: { $figures }.
}
refusal-no-dam = Nie masz tamy.
refusal-no-tile = W miejscu { $slot } nie ma kafelka.
refusal-rafted = Zarezerwowane cudzą tratwą ({ $owner }): { $tile }.
refusal-own-raft-there = Na tym kafelku już leży twoja tratwa.
refusal-own-raft = Na tym kafelku leży twoja tratwa: zdobądź go darmową akcją.
refusal-no-raft-there = Na tym kafelku nie ma twojej tratwy: { $tile }.
refusal-no-raft = Nie masz takiej figurki: { $figure }.
refusal-main-done = Główna akcja tej tury jest już za tobą: to jeden kafelek albo jedna tratwa.
refusal-bound = Twoje miasto jest pełne: nie zdobywasz już ani nie rezerwujesz kafelków.
refusal-not-pass = Główna akcja jest już za tobą: zakończ turę.
refusal-not-end = Główna akcja jeszcze przed tobą: zdobądź kafelek, połóż tratwę albo spasuj.
refusal-tile-first = Najpierw wybierz kafelek z rzeki.
refusal-occupied = Na { $cell } leży już kafelek.
refusal-column = Kafelek jest z planszy rzeki { $column }, więc trafia do kolumny { $column }; { $cell } leży w innej.
refusal-column-crane = Kafelek jest z planszy rzeki { $column }, więc trafia do kolumny { $column }. Na { $cell } przeniesie go tylko żuraw.
refusal-mismatch = { $sides ->
    [one] Jakkolwiek go obrócisz, na { $cell } nie pasuje co najmniej 1 bok i potrzebuje figurki
    [few] Jakkolwiek go obrócisz, na { $cell } nie pasują co najmniej { $sides } boki i potrzebują figurek
    [many] Jakkolwiek go obrócisz, na { $cell } nie pasuje co najmniej { $sides } boków i potrzebuje figurek
   *[other] Jakkolwiek go obrócisz, na { $cell } nie pasuje co najmniej { $sides } boku i potrzebuje figurek
}; masz figurek: { $figures }.
refusal-cell-first = Najpierw wybierz pole, na które trafi { $tile }.
refusal-same-turn = Po obrocie o { $turn }° leży tak samo jak po obrocie o { $other }°.
refusal-mismatch-turned = { $sides ->
    [one] Po obrocie o { $turn }° nie pasuje do sąsiadów 1 bok i potrzebuje figurki
    [few] Po obrocie o { $turn }° nie pasują do sąsiadów { $sides } boki i potrzebują figurek
    [many] Po obrocie o { $turn }° nie pasuje do sąsiadów { $sides } boków i potrzebuje figurek
   *[other] Po obrocie o { $turn }° nie pasuje do sąsiadów { $sides } boku i potrzebuje figurek
}; masz figurek: { $figures }.
refusal-crane-first = Żurawia używa się przy zdobywaniu kafelka: najpierw wybierz kafelek.
refusal-crane-again = Ten kafelek podnosi już jeden żuraw.
refusal-no-crane = Nie masz żurawia.
refusal-crane-useless = Poza kolumną { $column } żuraw nie znalazłby miejsca dla tego kafelka.
refusal-side-matches = Między { $side } figurka nie jest teraz potrzebna; potrzebują jej tylko boki pola { $cell }, które nie pasują.
refusal-no-figure = Na karcie pomocy nie masz takiej figurki: { $figure }.
refusal-no-tile-beside = Figurka łączy dwa kafelki, a na { $cell } żadnego nie ma.
refusal-figure-there = Między { $side } jest już figurka.
refusal-joined = Między { $side } kładki już się spotykają.

## Options
option-cards = Karty punktacji
option-cards-random = po jednej każdego koloru, wylosowane
option-cards-first-game = karty do pierwszej gry
option-route = Droga bobra
option-route-walk = może prowadzić przez ten sam kafelek kilka razy
option-route-simple-path = prowadzi przez każdy kafelek najwyżej raz

## Buttons
do-take = Zdobądź kafelek { $what }
do-claim = Zdobądź spod swojej tratwy kafelek { $what }
do-dam = Zdobądź tamą kafelek { $what }
do-raft = Połóż swoją tratwę na { $what }
do-raft-two = Połóż dwukolorową tratwę na { $what }
do-place = Połóż na { $what }
do-turn = Obróć o { $what }°
do-crane = Użyj żurawia
do-dismantle = Połącz { $what } { $figure_with }
do-pass = Spasuj
do-end = Zakończ turę

## Rules
rule-TT-1 = W grze są dwa miasta po 4 × 4 pola, cztery plansze rzeki, 48 kafelków, 22 karty punktacji, bóbr budowniczy, trzy bobry i jedenaście figurek budowy: trzy żurawie, trzy tamy, po jednej tratwie w kolorze każdego gracza i trzy tratwy dwukolorowe.
rule-TT-2 = Kafelków jest 48: 3 kafelki bobrów (brązowe), 9 placów budowy (czerwone; po 3 z żurawiem, tamą i tratwą), 6 parków (zielone), 6 świątyń (fioletowe), 6 targów (pomarańczowe), 8 warsztatów (niebieskie) i 10 domów (żółte).
rule-TT-3 = Wszystkie kładki kafelka spotykają się pośrodku: kto wejdzie jedną, może wyjść każdą inną. Liczy się tylko kolor i boki z kładką, więc obroty, które wyglądają jednakowo, są tym samym.
rule-TT-4 = Każdy zaczyna z tratwą swojego koloru. Wszystkie inne figurki leżą w zasobach.
rule-TT-5 = Kto zaczyna, decyduje los albo umowa graczy. Na planszach rzeki symbole graczy występują na przemian, a na pierwszej planszy jest symbol zaczynającego.
rule-TT-6 = Kafelki tasuje się i układa w trzy zakryte stosy, a trzy odkrywa na pierwszej planszy rzeki. Pozostałe plansze są na początku puste.
rule-TT-7 = Siedem kart punktacji, po jednej każdego koloru, leży odkrytych od początku i obowiązuje obu graczy. Brązowa i czerwona karta jest tylko jedna; pierwsza gra ma swoich siedem kart.
rule-TT-8 = Każdą rundę oprócz pierwszej zaczyna rzeka: to, co leży na ostatniej planszy, spada z wodospadu, pozostałe plansze przesuwają się o jedną dalej, a na tę, która jest teraz pierwsza, trafiają trzy nowe kafelki. Tratwa w kolorze gracza wraca do niego z wodospadu, dwukolorowa przepada.
rule-TT-9 = Gdy stosy są puste, rzeka płynie dalej, ale nic nowego nie przybywa.
rule-TT-10 = W rundzie każdy gracz ma jedną turę. Zaczyna ten, czyj symbol jest na pierwszej planszy rzeki, więc zaczynający zmienia się co rundę.
rule-TT-11 = Nowe kafelki pojawiają się w rundach od 1 do 16, a każdy jest w rzece przez cztery rundy; rund jest więc najwyżej 19.
rule-TT-12 = W turze masz najwyżej jedną główną akcję (zdobycie kafelka albo tratwa) i dowolną liczbę darmowych akcji, w dowolnej kolejności. Kafelek, który zdobywasz, kładziesz przed wszystkim innym. O końcu tury decydujesz ty.
rule-TT-13 = Główna akcja, zdobycie kafelka: wybierz w rzece kafelek bez tratwy przeciwnika, obróć go dowolnie i połóż zgodnie z zasadami.
rule-TT-14 = Główna akcja, tratwa: połóż jedną ze swoich tratw na dowolnym kafelku w rzece, na którym żadnej nie ma. Odtąd tylko ty możesz go zdobyć.
rule-TT-15 = Możesz spasować, czyli pominąć główną akcję w tej turze. Darmowe akcje możesz wykonać przedtem.
rule-TT-16 = Darmowa akcja: zdobądź kafelek spod swojej tratwy. Najpierw znika tratwa: ta w twoim kolorze wraca do ciebie, dwukolorowa wypada z gry. Potem kładziesz kafelek zgodnie z zasadami.
rule-TT-17 = Darmowa akcja, żuraw: gdy zdobywasz kafelek, odrzuć żurawia, a kafelek może trafić do dowolnej kolumny. Pozostałe zasady kładzenia obowiązują nadal.
rule-TT-18 = Darmowa akcja, tama: odrzuć tamę i zdobądź w tej turze jeszcze jeden kafelek z rzeki, zgodnie ze wszystkimi zasadami kładzenia.
rule-TT-19 = Darmowa akcja, rozbiórka: umieść swojego żurawia, tamę lub tratwę między dwoma sąsiednimi kafelkami swojego miasta, tam, gdzie choć jeden nie ma kładki. Figurka łączy je na stałe; na każdym boku najwyżej jedna.
rule-TT-19a = Rozebrana figurka liczy się na tym boku jako kładka obu kafelków. Jest zużyta: nie daje punktu na końcu ani nie służy do niczego innego.
rule-TT-19b = Figurkę możesz rozebrać także później, w dowolnej swojej turze, między dwoma leżącymi już kafelkami, które nie mają tam kładek.
rule-TT-20 = Kafelek zdobywasz tylko wtedy, gdy możesz go od razu położyć. Niczego nie trzyma się w ręce ani nie wyrzuca.
rule-TT-21 = Pole musi być puste i leżeć w kolumnie o numerze planszy rzeki, na której kafelek teraz leży. Żuraw znosi zasadę kolumny.
rule-TT-22 = Na każdym boku, którym kafelek styka się z innym, kładkę mają oba albo żaden; w przeciwnym razie od razu umieszczasz tam figurkę.
rule-TT-22a = Każdy niepasujący bok potrzebuje osobnej figurki, a ty decydujesz, która gdzie trafi. Możesz użyć tych, które zostaną ci na karcie pomocy po zapłaceniu żurawia lub tamy za ten kafelek, a także tratwy, która właśnie wróciła, i figurki, którą daje ten właśnie kafelek.
rule-TT-23 = Kładka może zawsze prowadzić do krawędzi miasta lub pustego pola, a boki bez kładek mogą się stykać. Kafelek nie musi stykać się z innym.
rule-TT-24 = Plac budowy daje swoją figurkę, gdy go zdobywasz, jeszcze przed położeniem; możesz jej użyć już dla niego. Na kafelku bobra staje bóbr i na nim zostaje.
rule-TT-25 = Zasoby nigdy się nie wyczerpią: figurek jest tyle, ile kafelków, które je dają.
rule-TT-26 = Kto pierwszy zapełni wszystkie 16 pól, od razu bierze bobra budowniczego wartego 5 punktów. Kończy swoją turę, także tratwą, jeśli ma jeszcze główną akcję, a we wszystkich następnych pasuje.
rule-TT-27 = Gra kończy się, gdy żaden z graczy nie może już zdobyć kafelka: miasto jest pełne, nic z pozostałych nie pasuje albo rzeka i stosy są puste. Rundy się nie dogrywa.
rule-TT-28 = Dodaj punkty z siedmiu kart i za bobra budowniczego. Kafelek może liczyć się do kilku kart, puste pola nic nie kosztują. Wygrywa, kto ma najwięcej punktów; przy remisie ten, kto ma bobra budowniczego, a jeśli nie ma go nikt, gracze dzielą się zwycięstwem.
rule-TT-A1 = Pola nazywa się od rzędu A–D i kolumny 1–4. Kolumna 1 jest przy stosach, na lewej krawędzi; kolumna 4 przy wodospadzie, na prawej.
rule-TT-A2 = Dopasowanie działa w obie strony: ani kładka nowego kafelka nie może trafić na bok bez kładki, ani kładka sąsiada na taki bok nowego kafelka.
rule-TT-A3 = Tratwę możesz położyć także na kafelku, dla którego nie masz teraz miejsca: to jeszcze nie zdobycie, a jego kolumna zmienia się co rundę.
rule-TT-A4 = Kafelek możesz zdobyć nawet w tej samej turze, w której kładziesz na nim tratwę.
rule-TT-A5 = Kafelka spod swojej tratwy nie zdobędziesz, jeśli nie możesz go położyć. Tratwa zostaje; bez kafelka nie można jej zabrać.
rule-TT-A6 = Tratwa twojego koloru wraca przed położeniem kafelka, więc możesz ją rozebrać, by kafelek pasował. Dwukolorowej tratwy już wtedy nie ma.
rule-TT-A7 = Kafelek z tratwą, który spada z wodospadu, przepada; tratwa twojego koloru wraca do ciebie, dwukolorowa nie.
rule-TT-A8 = Na rzece możesz mieć tyle tratw, ile posiadasz. Dwukolorowa tratwa należy do tego, kto ją położył.
rule-TT-A9 = Kafelka spod tratwy przeciwnika nie da się zdobyć w żaden sposób. Kafelek spod własnej zdobywasz darmową akcją, a nie główną ani tamą.
rule-TT-A10 = Tratwę, z którą zaczynasz, możesz rozebrać jak każdą inną figurkę. Wtedy znika na zawsze.
rule-TT-A11 = Tratwy leżącej na rzece nie można rozebrać: można tylko figurki z karty pomocy.
rule-TT-A12 = Żuraw, którego daje kafelek, może przenieść do innej kolumny już ten kafelek.
rule-TT-A13 = Tratwy z nowego kafelka możesz użyć w tej turze tylko wtedy, gdy masz jeszcze główną akcję. Tamy z nowego kafelka możesz użyć od razu.
rule-TT-A14 = W jednej turze możesz użyć kilku tam. Drugi żuraw na ten sam kafelek nic by nie dał i nie jest proponowany.
rule-TT-A15 = W turach po tej, w której miasto się zapełniło, możesz nadal rozbierać figurki, ale nie zdobywasz kafelków ani nie kładziesz tratw. Jeśli nie ma czego rozebrać, pas następuje sam.
rule-TT-A16 = Tratwa położona na rzece, zanim twoje miasto się zapełniło, zostaje tam i blokuje kafelek, dopóki nie spadnie.
rule-TT-A17 = Tratwy, które na końcu leżą na rzece, są zużyte: nie ma za nie punktów.
rule-TT-A18 = Koniec sprawdza się po każdej turze: dla każdego gracza, czy jakiś kafelek, który może jeszcze przyjść (zakryty albo w rzece bez tratwy przeciwnika), dałoby się położyć w kolumnie, do której jeszcze dotrze, ze wszystkimi figurkami, które gracz ma lub by dostał. Gdy nie da się to nikomu, gra się kończy.
rule-TT-A19 = Jeśli obaj gracze zapełnią miasta w tej samej rundzie, bobra budowniczego bierze ten, kto zrobił to wcześniej.
rule-TT-A20 = Droga bobra może prowadzić przez ten sam kafelek kilka razy, chyba że gracze umówią się na drogi, które prowadzą przez każdy najwyżej raz.
rule-TT-A21 = Droga musi wejść kładką na lewej krawędzi kolumny 1 i wyjść kładką na prawej krawędzi kolumny 4. Figurka nie zastąpi takiej kładki.
rule-TT-A22 = Każdy bóbr liczy się osobno; dwa mogą mieć wspólną drogę, a jeden nie musi być na drodze drugiego.
rule-TT-A23 = Klasztor: pojedynczy kafelek nie jest grupą i się nie liczy. Tę samą grupę może liczyć kilka świątyń, a z dwóch równych grup świątynia liczy jedną.
rule-TT-A24 = „Inny” kolor: dla każdego punktowanego kafelka każdy kolor liczy się raz; czerwony i brązowy to też kolory.
rule-TT-A25 = Kuźnia: obie przekątne warsztatu liczą się razem, luki i inne warsztaty nie zasłaniają widoku.
rule-TT-A26 = Szwalnia: liczy się każdy inny warsztat w rzędzie i w kolumnie.
rule-TT-A27 = Park leśny: żadnego innego parku nie może być w rzędzie ani w kolumnie.
rule-TT-A28 = Dom z bali: domy muszą leżeć obok siebie i łączyć się bezpośrednio; droga przez inny kafelek ich nie łączy.
rule-TT-A29 = Sanktuarium: świątyń musi być naprawdę więcej niż u przeciwnika; remis nie daje premii.
rule-TT-A30 = Pagoda: bez świątyń 0; punkty ujemne odejmuje się od sumy.
rule-TT-A31 = Figurki nie umieszcza się tam, gdzie kładki już się spotykają, ani drugiej na tym samym boku.
rule-TT-A32 = Ukryta jest tylko kolejność zakrytych kafelków. Wszystko inne widzą obaj gracze.
rule-TT-A33 = Kto nie może niczego położyć, może nadal kłaść tratwę, rozbierać figurki albo spasować. Pasować wolno zawsze; musi tylko ten, kto ma pełne miasto.
rule-TT-A34 = Tamy używa się tylko razem z kafelkiem, który da się położyć, a żurawia tylko wtedy, gdy otwiera pole poza własną kolumną kafelka.
rule-TT-A35 = W jednej turze możesz położyć tratwę na jednym kafelku, zdobyć kafelki spod swoich tratw i kolejne dzięki tamom, także dzięki tamie właśnie zdobytej. Tama nie zdobywa kafelka z tratwą.
rule-TT-A36 = Zdobywanie przebiega tak: znika tratwa lub tama, kafelek opuszcza rzekę, przychodzi jego figurka, płaci się żurawia, kafelek kładzie się razem z figurkami na bokach, wprowadza się bóbr, bierze się bobra budowniczego. Czego nie można skończyć, tego nie można zacząć.
rule-TT-A37 = Jeśli z wodospadu spada kilka tratw naraz, z każdą postępuje się według jej rodzaju.
rule-TT-A38 = Trzy kafelki na planszy rzeki nie mają między sobą kolejności, a wszystkie trzy stosy są równorzędne.
rule-TT-A39 = Klasztor: grupę tworzą co najmniej dwa kafelki jednego koloru, także brązowe i czerwone. Świątynia musi stykać się z nią bokiem i liczy się cała grupa.
rule-TT-A40 = Puste pola nie liczą się do żadnej karty i żadnej nie przeszkadzają.
rule-TT-A41 = Sanktuarium: przy równej liczbie świątyń, choćby żadnej, nikt nie dostaje 6 punktów.
rule-TT-A42 = Bóbr budowniczy rozstrzyga remis tylko wtedy, gdy równe są sumy razem z jego 5 punktami.
rule-TT-A43 = Bóbr nie jest figurką budowy: nie można go rozebrać i nie daje punktu jako nieużyty.
rule-TT-A44 = Rogiem sąsiadują najwyżej cztery pola, które stykają się z danym polem tylko rogiem.
rule-brown_namesti = Rynek: sam kafelek bobra nic nie daje; każdy bóbr przynosi 5, jeśli może przejść po połączonych kładkach od lewej krawędzi do prawej przez swój kafelek.
rule-red_dvur = Podwórze: 2 za każdy plac budowy w mieście i 1 za każdą nieużytą figurkę na karcie pomocy, także za tratwę twojego koloru.
rule-green_zahrada = Ogród: 5 za każdy park w rogu miasta (A1, A4, D1, D4).
rule-green_hriste = Plac zabaw: 5 za każdy park w środku miasta (B2, B3, C2, C3).
rule-green_statek = Gospodarstwo: każdy park przynosi w kolumnie 1 dwa punkty, w kolumnie 2 trzy, w kolumnie 3 cztery, a w kolumnie 4 pięć.
rule-green_lesopark = Park leśny: 5 za każdy park, w którego rzędzie ani kolumnie nie ma innego parku.
rule-purple_svatyne = Sanktuarium: 4 za każdą świątynię i 6 więcej, jeśli masz więcej świątyń niż przeciwnik.
rule-purple_klaster = Klasztor: każda świątynia przynosi tyle, ile kafelków ma największa grupa innego koloru, która styka się z nią bokiem.
rule-purple_poustevna = Pustelnia: 5 za każdą świątynię, której bokiem nie dotyka warsztat, targ ani plac budowy.
rule-purple_pagoda = Pagoda: według liczby twoich świątyń, gdziekolwiek leżą: 1 przynosi −9, 2 przynoszą 8, 3 przynoszą −6, 4 przynoszą 20, 5 przynosi −3, 6 przynosi 36.
rule-orange_jidlo = Żywność: każdy targ przynosi 2 za każdy kafelek innego koloru, który styka się z nim bokiem.
rule-orange_kvetiny = Kwiaty: każdy targ przynosi 2 za każdy inny kolor, który styka się z nim bokiem.
rule-orange_latky = Tkaniny: każdy targ przynosi 2 za każdy kafelek innego koloru, który styka się z nim rogiem.
rule-orange_sperky = Biżuteria: każdy targ przynosi 2 za każdy inny kolor, który styka się z nim rogiem.
rule-blue_bednarstvi = Bednarnia: każdy warsztat przynosi 2 za każdy inny kolor w swojej kolumnie.
rule-blue_truhlarstvi = Stolarnia: każdy warsztat przynosi 2 za każdy inny kolor w swoim rzędzie.
rule-blue_krejcovstvi = Szwalnia: każdy warsztat przynosi 2 za każdy inny warsztat w swoim rzędzie i kolumnie.
rule-blue_kovarstvi = Kuźnia: każdy warsztat przynosi 2 za każdy inny kolor na obu przekątnych, które przez niego przechodzą, jakkolwiek daleko.
rule-yellow_chalupa = Chałupa: 5 za każdy dom w grupie dokładnie dwóch sąsiednich domów. Pojedyncze domy i większe grupy nic nie przynoszą.
rule-yellow_srub = Dom z bali: każda grupa domów połączonych kładką lub figurką przynosi punkty według wielkości: 2 domy 5, 3 domy 8, 4 domy 12, 5 domów 17, 6 domów 23, 7 domów 30, 8 i więcej domów 40.
rule-yellow_bouda = Szałas: 5 za każdy dom w grupie dokładnie trzech sąsiednich domów. Inne domy nic nie przynoszą.
rule-yellow_salas = Bacówka: każda grupa sąsiednich domów, połączonych lub nie, przynosi punkty według wielkości: 2 domy 5, 3 domy 8, 4 domy 12, 5 domów 17, 6 domów 23, 7 domów 30, 8 i więcej domów 40.

## Reasons of hints
reason-next-tile = Następny kafelek ({ $color }) we właściwym miejscu da wtedy: { $score } +{ $points }.
reason-column-full = Kolumna { $column } będzie pełna: to, co leży na planszy rzeki { $column }, potrzebuje żurawia.
reason-room = { $cells ->
    [one] 1 puste pole nadal przyjmie dowolny kafelek bez figurki.
    [few] { $cells } puste pola nadal przyjmą dowolny kafelek bez figurki.
   *[other] { $cells } pustych pól nadal przyjmie dowolny kafelek bez figurki.
}
reason-figure = nowa figurka: { $figure }
reason-beaver = nowy bóbr w mieście
reason-crane = zużywa żurawia
reason-dam = zużywa tamę
reason-dismantle = zużywa { $figure_using }
reason-raft = rezerwacja: { $tile }
reason-raft-two = rezerwacja: { $tile }

## Picture
picture-supply = Wspólne zasoby
picture-figures = figurki
picture-to-come = Jeszcze zakryte
picture-round = runda { $round } z 19
picture-turn = Jak ma leżeć na { $cell }?
picture-column = trafia do kolumny{ "\u00A0" }{ $column }
picture-any-column = żurawiem do dowolnej kolumny
picture-stack = Stosy kafelków: co rundę przychodzą stąd trzy nowe.
picture-waterfall = Wodospad: kafelki, których nikt nie zdobył, spadają z niego i przepadają.
picture-column-number = Numer planszy rzeki i kolumny: kafelek trafia do kolumny z numerem swojej planszy.
picture-symbol = Symbol gracza: czyj symbol jest na pierwszej planszy rzeki, ten w tej rundzie gra pierwszy. Plansze co rundę się przesuwają.
picture-gives = { $tile }: po zdobyciu daje figurkę: { $figure }

## On a phone
part-cards = Karty punktacji
part-other = Drugie miasto
part-pile = Co jeszcze przypłynie
part-round = runda
part-face-down = zakryte
part-lost = stracone

## Miejsca tak, jak nazywa je strona
place-tile = { $tile } z planszy { $board }
place-board = plansza { $board }
place-on = { $tile } na polu { $cell }
place-cell = pole { $cell }
place-turn = kładka { $ends }
end-N = w górę
end-E = w prawo
end-S = w dół
end-W = w lewo
button-take = Zdobądź: { $what }
button-claim = Zdobądź spod swojej tratwy: { $what }
button-dam = Zdobądź tamą: { $what }
button-raft = Połóż swoją tratwę: { $what }
button-raft-two = Połóż dwukolorową tratwę: { $what }
button-note-take = możesz jeszcze zdobyć kafelek
button-note-raft = kafelek możesz zatrzymać tratwą
button-note-claim = możesz zdobyć kafelek spod swojej tratwy
button-ask-pass = Spasować i w tej rundzie nie zdobyć kafelka?
detail-best = najlepsze miejsce da { $points }
detail-round = { $stack ->
    [one] runda { $round } z 19 · zakryty 1 kafelek
    [few] runda { $round } z 19 · zakryte { $stack } kafelki
   *[other] runda { $round } z 19 · zakrytych { $stack } kafelków
}
told-take = { $player } zdobywa kafelek z planszy { $board } i kładzie go na { $cell }: { $tile }.
told-claim = { $player } zdobywa spod swojej tratwy kafelek z planszy { $board } i kładzie go na { $cell }: { $tile }.
told-dam = { $player } używa tamy, zdobywa kafelek z planszy { $board } i kładzie go na { $cell }: { $tile }.
told-raft = { $player } kładzie tratwę na planszę { $board }: { $tile }.
told-raft-two = { $player } kładzie dwukolorową tratwę na planszę { $board }: { $tile }.
refused-no-tile = Tutaj na planszy { $board } nie ma kafelka.
asked-take-only = Weź kafelek albo spasuj

## Lekcje
lesson-first-goal = Miasto nad rzeką
lesson-first-goal-body = Oboje budujecie miasto z szesnastu kafelków. Kafelki płyną rzeką, a *siedem kart* mówi, ile wart jest każdy budynek.
lesson-first-goal-mark-1 = *Rzeka* przynosi co rundę trzy nowe kafelki
lesson-first-goal-mark-2 = *Twoje miasto*, jeszcze puste
lesson-first-goal-mark-3 = *Karta*: parki w rogach się opłacają
lesson-first-take = Jeden kafelek z rzeki
lesson-first-take-body = Główna akcja to zwykle: *weź z rzeki jeden kafelek* i od razu go połóż. Niczego nie trzyma się na ręce.
lesson-first-take-mark-1 = *Park*, dobry do rogu
lesson-first-take-task = Weź park.
lesson-first-take-again = Tym razem weź park: płaci za niego karta ogrodu.
lesson-first-take-done = Park jest twój. Teraz potrzebuje *miejsca w mieście*.
lesson-first-place = Kolumnę wyznacza rzeka
lesson-first-place-body = Kafelek leżał na *pierwszej* planszy rzeki, więc trafia do kolumny *1*. Co rundę odpłynąłby o kolumnę dalej.
lesson-first-place-task = Połóż go w rogu kolumny 1, a potem wybierz, jak ma leżeć.
lesson-first-place-again = Teraz róg kolumny 1, a potem jeden z obrotów.
lesson-first-place-no-column = To inna kolumna. Z pierwszej planszy rzeki kafelek idzie do kolumny 1.
lesson-first-place-done = Park w rogu: *5 punktów* za ogród, na stałe.
lesson-first-end = Gotowe? Zakończ turę
lesson-first-end-body = Jedna główna akcja na turę i tyle darmowych, ile masz. Na razie nie masz żadnej, więc koniec tury.
lesson-first-end-task = Zakończ swoją turę.
lesson-first-end-again = Nic więcej nie zrobisz: zakończ turę przyciskiem.
lesson-first-end-done = Teraz gra pomarańczowy, a potem ruszy rzeka.
lesson-first-river = Rzeka płynie
lesson-first-river-body = Pomarańczowy buduje, plansze płyną *o jedną w dół*, przychodzą trzy nowe kafelki. Co opuści ostatnią, spada z wodospadu. Rundę zaczyna się na zmianę, więc pomarańczowy gra dwa razy.
lesson-first-fit = Kładki muszą się spotkać
lesson-first-fit-body = Gdzie stykają się dwa kafelki, kładkę mają *oba* albo *żaden*. Pod park pasuje ten plac budowy. Daje ci też figurkę: *żurawia*.
lesson-first-fit-mark-1 = *Kładka* prowadzi stąd w dół
lesson-first-fit-mark-2 = *Kładki na wszystkie strony* i żuraw
lesson-first-fit-task = Weź plac budowy i połóż go pod parkiem.
lesson-first-fit-again = Plac budowy z żurawiem, zaraz pod parkiem.
lesson-first-fit-done = Są połączone, a *żuraw stoi u ciebie* na później.
lesson-first-raft = Zarezerwuj go tratwą
lesson-first-raft-body = Zamiast brać kafelek możesz *położyć na nim tratwę*. Wtedy zdobędziesz go tylko ty. Niech bóbr dopłynie do kolumny 2, obok placu budowy.
lesson-first-raft-mark-1 = *Bóbr*, który chce przejść przez miasto
lesson-first-raft-task = Połóż tratwę na kafelku bobra.
lesson-first-raft-again = Tratwa należy teraz na kafelek bobra.
lesson-first-raft-done = Jest zarezerwowany. Gdy rzeka ruszy, popłyną *razem*.
lesson-first-dam = Pomarańczowy stawia tamę
lesson-first-dam-body = Plac budowy dał pomarańczowemu *tamę*. Kto ją odrzuci, zdobywa w tej turze *drugi kafelek*. Twoja tratwa dopłynęła do drugiej planszy.
lesson-first-claim = Tratwa dopłynęła
lesson-first-claim-body = Zabranie kafelka spod tratwy to *darmowa akcja*: główna ci zostaje. Tratwa w twoim kolorze wraca do ciebie.
lesson-first-claim-mark-1 = *Twój*, teraz do kolumny 2
lesson-first-claim-task = Zabierz bobra i połóż go obok placu budowy.
lesson-first-claim-again = Zabierz bobra i połóż go w kolumnie 2, na prawo od placu budowy.
lesson-first-claim-no-column-crane = Z drugiej planszy rzeki kafelek idzie do kolumny 2. Żurawia zachowaj na lepszą okazję.
lesson-first-claim-done = Bóbr jest w domu. Gdy przez jego kafelek kładki powiodą *od lewego brzegu do prawego*, da 5 punktów.
lesson-first-crane = Żuraw przenosi nad kolumnami
lesson-first-crane-body = Odrzuć żurawia, gdy zdobywasz kafelek, a ten może trafić do *dowolnej kolumny*. Drugi park do drugiego rogu!
lesson-first-crane-mark-1 = *Róg* trzy kolumny dalej
lesson-first-crane-task = Weź park, użyj żurawia, połóż park w dalekim rogu i obróć go.
lesson-first-crane-again = Najpierw park, potem żuraw, potem prawy górny róg.
lesson-first-crane-done = To była główna akcja. Żuraw przepadł: *nieużyta* figurka dałaby na końcu punkt.
lesson-first-garden = Ogród daje { $points }
lesson-first-garden-body = Dwa parki w dwóch rogach, każdy za 5. Wszystkie siedem kart leży odkrytych i liczy się *dla obojga*, więc patrz też, czego potrzebuje pomarańczowy.
lesson-first-join = Nie pasuje? Poświęć figurkę
lesson-first-join-body = Kilka tur później. Świątynia po lewej nie ma z tej strony kładki, bóbr ma. Dowolną figurkę wolno *włożyć między nie*: łączy je na stałe.
lesson-first-join-mark-1 = *Po prawej nie ma kładki*
lesson-first-join-task = Weź bobra i połóż go na prawo od świątyni. Lukę wypełni twoja tratwa.
lesson-first-join-again = Bóbr z trzeciej planszy rzeki, między świątynię a park.
lesson-first-join-done = Tratwa została wbudowana. Ten rząd prowadzi teraz *od brzegu do brzegu*.
lesson-first-last = Jak kończy się gra
lesson-first-last-body = Pomarańczowy pierwszy ma *pełne miasto* i bierze bobra budowniczego za 5 punktów. Odtąd pasuje. Gra kończy się, gdy *nikt nie może już budować*.
lesson-first-beavers = Bobry przechodzą przez miasto
lesson-first-beavers-body = Każdy bóbr, którego kładki prowadzą od lewego brzegu do prawego, daje 5. Twoje przechodzą wszystkie, punkty: { $points }.
lesson-first-finish = Twoje miasto, punkty: { $total }
lesson-first-finish-body = Na turę jeden kafelek albo jedna tratwa; kolumnę wyznacza rzeka, kładki muszą się spotkać, figurki pomagają. *Wygrywa najwięcej punktów*. Graj dalej od piątej tury przeciw łatwemu botowi.

until-end = { $cells ->
    [0] jedno miasto jest pełne
    [one] pełniejsze miasto ma 1 puste pole
    [few] pełniejsze miasto ma { $cells } puste pola
   *[other] pełniejsze miasto ma { $cells } pustych pól
}; zakrytych kafelków zostało { $tiles }.

## The score sheet of the real table

fault-cards = cards: ma być { $count } kart punktacji, po jednej z koloru, a nie { $given }
fault-cards-missing = Z { $most } kart punktacji brakuje jeszcze { $count }.
fault-card-twice = cards: z koloru { $shade } ma być jedna karta, a nie { $given }
fault-cells-form = { $player }: cells: ma być obiekt z A1 do D4, a nie { $given }
fault-cell-unknown = { $player }: cells: nieznane { $given }; są A1 do D4
fault-ends-form = { $where }: ends: ma być od jednej do czterech liter z NESW, a nie { $given }
fault-stock = Kafelków { $tile } z kładkami jak { $ends } jest { $count } ({ $cells }); w pudełku jest ich { $there }
fault-figures = { $player }: { $unused } nieużytych figurek i { $count } między kafelkami ({ $between }); jest ich najwyżej { $most }: tratwa z początku i po jednej za każdy plac budowy ({ $reds })
fault-bridge-form = { $player }: bridges: ma być [pole, pole], a nie { $given }
fault-bridge-apart = { $player }: bridges: { $one } i { $other } nie leżą obok siebie
fault-bridge-no-tile = { $player }: bridges: na { $cell } nie ma kafelka
fault-bridge-twice = { $player }: bridges: dwie figurki między { $one } i { $other }
fault-bridge-meeting = { $player }: figurka między { $one } i { $other }, gdzie kładki się spotykają
fault-blank-side = { $player }: kładka na { $walk } trafia na pusty brzeg { $blank }. Czy łączy je figurka?
fault-builder-form = { $player }: has_builder: ma być true lub false, a nie { $given }
fault-builder-twice = { $names }: oboje mają bobra budowniczego, a jest tylko jeden
fault-builder-not-full = { $player }: bóbr budowniczy należy do pełnego miasta, a kafelków jest { $count } z { $most }
fault-builder-missing = Nikt nie ma bobra budowniczego, a pełne miasto ma { $names }.
pad-step-cards = Karty
set-tiles = Kafelki
field-color = Kolor
field-ends = Kładki
field-figure = Figurka
pad-tiles = Kafelki
pad-tiles-left = zostało { $count }
pad-figures = Figurki
pad-unused = Nieużyte figurki
pad-builder = Kto pierwszy zapełnił miasto?
pad-turn-tile = Obróć kafelek
pad-take-away = Zabierz kafelek
pad-figure-here = Łączy je figurka
pad-figure-gone = Zabierz figurkę
pad-route = Bóbr nie może użyć żadnego kafelka dwa razy
pad-readings = Jak gracie u siebie
pad-hint-cards = Z parku, świątyni, targu, warsztatu i domu leży na stole po jednej karcie.
pad-hint-town = Wybierz kafelek i dotknij pola. Obróci się tam, gdzie kładki się spotkają; dotknięcie obraca go dalej.

lesson-scoring = Jak liczy się kolory
lesson-scoring-temples = Sanktuarium: { $points } punktów
lesson-scoring-temples-body = *4 za każdą świątynię* w świetle. I 6 więcej dla tego, kto ma ich więcej; tutaj to drugie miasto.
lesson-scoring-markets = Żywność: { $points } punktów
lesson-scoring-markets-body = *Każdy targ* przynosi 2 za każdy kafelek innego koloru, który styka się z nim bokiem. W środku miasta to nawet 8.
lesson-scoring-workshops = Bednarnia: { $points } punktów
lesson-scoring-workshops-body = *Każdy warsztat* przynosi 2 za każdy inny kolor w swojej kolumnie. Dwa kafelki tego samego koloru liczą się raz.
lesson-scoring-houses = Chałupa: { $points } punktów
lesson-scoring-houses-body = *5 za każdy dom* w parze. Dwa obok siebie to para; trzeci obok nich by ją zepsuł.

lesson-rafts = Tratwy dwukolorowe
lesson-rafts-see = Tratwa na jeden raz
lesson-rafts-see-body = *Dwukolorową tratwę* daje plac budowy. Trzyma kafelek jak twoja własna, ale gdy go zdobędziesz, wypada z gry.
lesson-rafts-do = Zatrzymaj kafelek
lesson-rafts-do-body = To główna akcja. Kafelek możesz zdobyć jeszcze w tej samej turze, to nic nie kosztuje.
lesson-rafts-do-task = Dotknij kafelka, który świeci, i połóż na nim dwukolorową tratwę.
lesson-rafts-do-again = Kafelek w świetle, i to dwukolorową tratwą.
lesson-rafts-do-done = Teraz *nikt inny* nie zdobędzie tego kafelka.

lesson-dismantle = Rozbiórka figurki
lesson-dismantle-see = Figurka zamiast kładki
lesson-dismantle-see-body = Między dwa swoje kafelki, które *nie mają ku sobie kładek*, możesz włożyć figurkę: połączy je na stałe. Jest przez to zużyta.
lesson-dismantle-do = Połącz dwa kafelki
lesson-dismantle-do-body = To darmowa akcja, w każdej twojej turze. Nada się każdy bok, który świeci.
lesson-dismantle-do-task = Dotknij boku między dwoma kafelkami i włóż tam swoją tratwę.
lesson-dismantle-do-again = Weź tratwę swojego koloru i bok, który świeci.
lesson-dismantle-do-done = *Połączone.* Dla bobrów i domów z bali liczy się jak kładka.

# What is wrong with a component set

fault-ends = { $where }: mają tu być litery z { $known } w tej kolejności, a nie „{ $given }”
lesson-playground = Plac zabaw
lesson-playground-see = Środek miasta
lesson-playground-see-body = *5 za każdy park w środku,* czyli na czterech polach pośrodku. Gdzie indziej park nic na tę kartę nie daje. Jeden już tam stoi.
lesson-playground-do = Drugi park
lesson-playground-do-body = W kolumnie 3 jest w środku wolne pole. Ten park leży na trzeciej planszy, więc może tam trafić.
lesson-playground-do-task = Weź park i połóż go obok pierwszego.
lesson-playground-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-playground-do-done = *O 5 punktów więcej.* Co leży wokół parku, placu zabaw nie obchodzi.
lesson-playground-count = Plac zabaw: { $points } punktów
lesson-playground-count-body = Dwa parki w środku. Więcej niż cztery się nie zmieszczą, karta da więc najwyżej 20; a środek przydaje się też targom.

lesson-monastery = Klasztor
lesson-monastery-see = Świątynia patrzy na sąsiadów
lesson-monastery-see-body = *Każda świątynia daje wielkość największej grupy obok niej.* Grupa to co najmniej dwa kafelki jednego koloru obok siebie. W twoim mieście tworzą ją dwa parki.
lesson-monastery-do = Obok parków
lesson-monastery-do-body = Zbuduj tę świątynię tam, gdzie dotknie grupy parków. Jeden kafelek nie byłby grupą i nic by nie dał.
lesson-monastery-do-task = Weź świątynię i połóż ją obok parków.
lesson-monastery-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-monastery-do-done = Patrzy na parki: *grupa dwóch.*
lesson-monastery-count = Klasztor: { $points } punkty
lesson-monastery-count-body = Gdy grupa parków urośnie, świątynia da więcej. Na tę samą grupę może patrzeć kilka świątyń.

lesson-flowers = Kwiaty
lesson-flowers-see = Kolory wokół targu
lesson-flowers-see-body = *Każdy targ daje 2 za każdy inny kolor, który styka się z nim bokiem.* Dwóch sąsiadów tego samego koloru liczy się raz. Twój targ po lewej ma trzy: warsztat, park i plac budowy.
lesson-flowers-do = Między dwa kolory
lesson-flowers-do-body = W górnym rzędzie kolumny 2 targ zetknie się z warsztatem i parkiem.
lesson-flowers-do-task = Weź targ i połóż go w górnym rzędzie.
lesson-flowers-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-flowers-do-done = *Dwa kolory,* 4 punkty. Jeden bok jest jeszcze wolny.
lesson-flowers-count = Kwiaty: { $points } punktów
lesson-flowers-count-body = 6 za pierwszy targ, 4 za drugi. Pomaga wielu różnych sąsiadów; dwa targi obok siebie sobie nie pomagają.

lesson-joinery = Stolarnia
lesson-joinery-see = Warsztat patrzy wzdłuż rzędu
lesson-joinery-see-body = *Każdy warsztat daje 2 za każdy inny kolor w swoim rzędzie.* Odległość nie ma znaczenia, a kolor liczy się raz.
lesson-joinery-do = Do drugiego rzędu
lesson-joinery-do-body = W drugim rzędzie jest targ i dwa parki. Dla warsztatu na jego końcu to dwa kolory.
lesson-joinery-do-task = Weź warsztat i połóż go na końcu drugiego rzędu.
lesson-joinery-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-joinery-do-done = Targ i park: *4 punkty.*
lesson-joinery-count = Stolarnia: { $points } punktów
lesson-joinery-count-body = Każdy warsztat liczy się osobno, w swoim rzędzie. Najlepsze są pełne rzędy wielu kolorów, a w każdym jeden warsztat.

lesson-cabin = Dom z bali
lesson-cabin-see = Połączone domy
lesson-cabin-see-body = *Połączone domy dają punkty według liczby:* dwa 5, trzy 8, cztery 12, aż do 40 za osiem i więcej. Leżeć obok siebie nie wystarczy: od domu do domu musi prowadzić kładka.
lesson-cabin-do = Między nimi jest luka
lesson-cabin-do-body = Twój dom na dole nie ma kładki w stronę tego pola. Lukę wypełni dwukolorowa tratwa, wejdzie między nie sama.
lesson-cabin-do-task = Weź dom z zakrętem, połóż go obok swojego domu i obróć tak, by kładki się spotkały.
lesson-cabin-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-cabin-do-done = Tratwa je połączyła: *5 punktów.* Jest zużyta, a to kosztuje 1 punkt na podwórzu.
lesson-cabin-count = Dom z bali: { $points } punktów
lesson-cabin-count-body = Trzeci dom obok nich da razem 8, czwarty 12. Droga przez kafelek innego koloru domów nie łączy.

lesson-route = Droga bobra
lesson-route-see = Od lewego brzegu do prawego
lesson-route-see-body = *5 za każdego bobra, który przejdzie przez miasto:* wchodzi kładką przy lewym brzegu, idzie przez swój kafelek i wychodzi kładką przy prawym. Górny rząd twojego miasta prowadzi już na drugą stronę.
lesson-route-do = Tam i z powrotem
lesson-route-do-body = Połóż bobra na końcu dolnego rzędu. Stamtąd kładki wracają w lewo, w górę i wzdłuż górnego rzędu.
lesson-route-do-task = Weź bobra i połóż go w dolnym rzędzie.
lesson-route-do-again = Najpierw kafelek w świetle, potem pole w świetle.
lesson-route-do-done = Przechodzi, *choć po drodze musi zawrócić.* Możecie się umówić, że żadnego kafelka nie wolno użyć dwa razy; wtedy ta droga by się nie liczyła.
lesson-route-count = Rynek: { $points } punktów
lesson-route-count-body = Wchodzi po lewej, idzie do swojego kafelka, wraca, idzie w górę i wychodzi po prawej u góry. Drugi bóbr może iść tą samą drogą i też da 5.

lesson-farm = Gospodarstwo
lesson-farm-see = Parki po prawej są więcej warte
lesson-farm-see-body = *Park daje w kolumnie 1 dwa punkty, w kolumnie 2 trzy, w kolumnie 3 cztery, a w kolumnie 4 pięć.* Rząd nie ma znaczenia. Masz cztery parki w trzech kolumnach.
lesson-farm-do = Do ostatniej kolumny
lesson-farm-do-body = Ten park dopłynął na ostatnią planszę, trafia więc do kolumny 4: 5 punktów.
lesson-farm-do-task = Weź park i połóż go w prawym dolnym rogu.
lesson-farm-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-farm-do-done = *5 punktów* za jeden park. Opłaca się poczekać, aż dopłynie, jeśli nikt go nie weźmie.
lesson-farm-count = Gospodarstwo: { $points } punktów
lesson-farm-count-body = 2 + 3 + 3 + 4 + 5. Tratwa przytrzyma ci park, aż dopłynie do lepszej kolumny.

lesson-hermitage = Pustelnia
lesson-hermitage-see = Świątynie lubią spokój
lesson-hermitage-see-body = *5 za każdą świątynię, obok której nie ma warsztatu, targu ani placu budowy.* Parki, domy, bobry, inne świątynie i puste pola nie przeszkadzają.
lesson-hermitage-do = Cichy kąt
lesson-hermitage-do-body = Prawy górny róg sąsiaduje z parkiem i domem.
lesson-hermitage-do-task = Weź świątynię i połóż ją w prawym górnym rogu.
lesson-hermitage-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-hermitage-do-done = Park i dom: *dość spokojnie,* 5 punktów.
lesson-hermitage-count = Pustelnia: { $points } punktów
lesson-hermitage-count-body = Obie świątynie mają spokój. Uważaj, co zbudujesz obok nich później: jeden targ i 5 punktów przepada.

lesson-fabrics = Tkaniny
lesson-fabrics-see = Kafelki przy rogach targu
lesson-fabrics-see-body = *Każdy targ daje 2 za każdy kafelek innego koloru przy swoich rogach.* Tu liczy się każdy kafelek, nawet dwa tego samego koloru; to, co styka się bokiem, nie.
lesson-fabrics-do = Do środka
lesson-fabrics-do-body = W kolumnie 2 targ w drugim rzędzie ma przy rogach trzy kafelki: park, plac budowy i świątynię.
lesson-fabrics-do-task = Weź targ i połóż go w drugim rzędzie.
lesson-fabrics-do-again = Najpierw kafelek w świetle, potem pole w świetle.
lesson-fabrics-do-done = *Trzy rogi, 6 punktów.* Czwarty jest jeszcze pusty.
lesson-fabrics-count = Tkaniny: { $points } punktów
lesson-fabrics-count-body = 4 za targ na brzegu z dwoma rogami, 6 za nowy. Na brzegu targ ma tylko dwa rogi, w środku cztery.

lesson-tailor = Szwalnia
lesson-tailor-see = Warsztaty liczą się nawzajem
lesson-tailor-see-body = *Każdy warsztat daje 2 za każdy inny warsztat w swoim rzędzie lub kolumnie.* Nowy opłaca się więc dwa razy: za siebie i za te, które go teraz widzą.
lesson-tailor-do = Czwarty w rzędzie
lesson-tailor-do-body = W górnym rzędzie są już trzy warsztaty.
lesson-tailor-do-task = Weź warsztat i połóż go w górnym rzędzie.
lesson-tailor-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-tailor-do-done = Widzi trzy inne, a każdy z nich widzi jego: *12 punktów.*
lesson-tailor-count = Szwalnia: { $points } punktów
lesson-tailor-count-body = Cztery w rzędzie widzą po trzy inne, to 24; reszta jest z kolumny po lewej. Tu warsztaty lubią towarzystwo.

lesson-hut = Szałas
lesson-hut-see = Dokładnie trzy
lesson-hut-see-body = *5 za każdy dom w grupie dokładnie trzech* obok siebie. Dwa nic nie dają, cztery też nie. Kładki nie mają znaczenia.
lesson-hut-do = Dom pomiędzy
lesson-hut-do-body = Jeden dom po lewej, jeden na dole: to pole sąsiaduje z oboma.
lesson-hut-do-task = Weź oświetlony dom i połóż go między nimi.
lesson-hut-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-hut-do-done = Trzy domy, choćby za róg: od razu *15 punktów.*
lesson-hut-count = Szałas: { $points } punktów
lesson-hut-count-body = Teraz nie dopuść do nich czwartego domu: zepsułby wszystkie trzy.

lesson-woodland = Park leśny
lesson-woodland-see = Parki, które są same
lesson-woodland-see-body = *5 za każdy park, w którego rzędzie ani kolumnie nie ma innego parku.* Liczyć się mogą więc najwyżej cztery, w każdym rzędzie i kolumnie jeden.
lesson-woodland-do = Wolny rząd i kolumna
lesson-woodland-do-body = Twój park jest w drugim rzędzie i pierwszej kolumnie. W górnym rzędzie ani w kolumnie 3 nie ma żadnego.
lesson-woodland-do-task = Weź park i połóż go w górnym rzędzie.
lesson-woodland-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-woodland-do-done = Nie widzą się: *10 punktów.*
lesson-woodland-count = Park leśny: { $points } punktów
lesson-woodland-count-body = Trzeci park w rzędzie lub kolumnie jednego z nich nic by nie dał, a tamtemu odebrałby 5.

# same
lesson-pagoda = Pagoda
lesson-pagoda-see = Parzysta liczba świątyń
lesson-pagoda-see-body = *Liczy się, ile masz świątyń,* gdziekolwiek są: 1 daje −9, 2 dają 8, 3 dają −6, 4 dają 20, 5 daje −3, 6 daje 36. Z jedną masz teraz −9.
lesson-pagoda-do = Ta druga
lesson-pagoda-do-body = Z dwiema jest to 8, ten kafelek jest więc wart 17 punktów.
lesson-pagoda-do-task = Weź świątynię i połóż ją pod pierwszą.
lesson-pagoda-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-pagoda-do-done = Z −9 *na 8.* Trzecia zbiłaby to do −6.
lesson-pagoda-count = Pagoda: { $points } punktów
lesson-pagoda-count-body = Już przed pierwszą świątynią pomyśl, czy przyjdzie druga. A świątynia, której nie weźmiesz, może być tą, której brakuje rywalowi.

lesson-jewellery = Biżuteria
lesson-jewellery-see = Kolory przy rogach targu
lesson-jewellery-see-body = *Każdy targ daje 2 za każdy inny kolor przy swoich rogach.* Dwa kafelki tego samego koloru liczą się tam raz; to, co styka się bokiem, się nie liczy.
lesson-jewellery-do = Między plac budowy a świątynię
lesson-jewellery-do-body = W trzecim rzędzie kolumny 2 targ ma przy lewych rogach plac budowy i świątynię.
lesson-jewellery-do-task = Weź targ i połóż go w trzecim rzędzie.
lesson-jewellery-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-jewellery-do-done = *Dwa kolory,* 4 punkty, a dwa rogi są jeszcze puste.
lesson-jewellery-count = Biżuteria: { $points } punkty
lesson-jewellery-count-body = Połóż przy pozostałych rogach nowe kolory, a będzie 8, więcej jeden targ dać nie może.

lesson-smithy = Kuźnia
lesson-smithy-see = Po przekątnych
lesson-smithy-see-body = *Każdy warsztat daje 2 za każdy inny kolor na obu przekątnych, które przez niego przechodzą,* choćby daleko. Twój warsztat w drugim rzędzie widzi już pięć kolorów.
lesson-smithy-do = Do dolnego rzędu
lesson-smithy-do-body = Z dolnego rzędu kolumny 2 przekątne prowadzą do świątyni po lewej i do targu po prawej.
lesson-smithy-do-task = Weź warsztat i połóż go w dolnym rzędzie.
lesson-smithy-do-again = Najpierw kafelek w świetle, potem pole w świetle.
lesson-smithy-do-done = Świątynia i targ: *4 punkty.*
lesson-smithy-count = Kuźnia: { $points } punktów
lesson-smithy-count-body = 10 za warsztat w środku, 4 za ten na brzegu: w środku przekątne są dłuższe.

lesson-chalet = Bacówka
lesson-chalet-see = Domy obok siebie
lesson-chalet-see-body = *Domy obok siebie dają punkty według liczby:* dwa 5, trzy 8, cztery 12, aż do 40 za osiem i więcej. Kładek między nimi nie trzeba.
lesson-chalet-do = Pod pierwszym domem
lesson-chalet-do-body = Te dwa domy nie mają ku sobie kładek. Przy domu z bali to by przeszkadzało, przy bacówce nie.
lesson-chalet-do-task = Weź dom i połóż go pod tamtym.
lesson-chalet-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-chalet-do-done = Wystarczy leżeć obok siebie: *5 punktów.*
lesson-chalet-count = Bacówka: { $points } punktów
lesson-chalet-count-body = Każdy następny dom obok nich daje więcej niż poprzedni. Dwie osobne grupy liczą się każda z osobna.

lesson-yard = Podwórze
lesson-yard-see = Place budowy i nieużyte figurki
lesson-yard-see-body = *2 za każdy plac budowy w mieście i 1 za każdą figurkę, którą masz jeszcze na końcu.* Tratwa twojego koloru też się liczy. Teraz to 4: jeden plac budowy, żuraw i tratwa.
lesson-yard-do = Jeszcze jeden plac
lesson-yard-do-body = Plac budowy od razu daje figurkę, tutaj tamę. Dopóki jej nie użyjesz, wart jest więc 3.
lesson-yard-do-task = Weź plac budowy i połóż go obok warsztatu.
lesson-yard-do-again = Najpierw kafelek w świetle, potem pole w świetle.
lesson-yard-do-done = 2 za plac budowy, 1 za tamę: *o 3 punkty więcej.*
lesson-yard-count = Podwórze: { $points } punktów
lesson-yard-count-body = Dwa place to 4, trzy figurki to 3. Użycie figurki kosztuje tu punkt, powinno więc przynieść więcej niż jeden.

lesson-builder = Bóbr budowniczy
lesson-builder-see = Piętnaście pól jest pełnych
lesson-builder-see-body = *Kto pierwszy zapełni wszystkie szesnaście pól,* od razu bierze bobra budowniczego: 5 punktów. Drugi gracz już ich nie dostanie.
lesson-builder-do = Ostatnie pole
lesson-builder-do-body = Puste jest jedno, w prawym górnym rogu, i ten warsztat tam pasuje.
lesson-builder-do-task = Weź warsztat i połóż go na ostatnim polu.
lesson-builder-do-again = Najpierw kafelek w świetle, potem pole w świetle, a na końcu obrót.
lesson-builder-do-done = Miasto jest pełne: *bóbr budowniczy jest twój.*
lesson-builder-count = Bóbr budowniczy: { $points } punktów
lesson-builder-count-body = Od następnej tury pasujesz; drugi gracz gra, dopóki można coś zdobyć. Przy równej sumie na końcu rozstrzyga bóbr budowniczy.

lesson-dam = Tama i żuraw
lesson-dam-see = Drugi kafelek w jednej turze
lesson-dam-see-body = Kafelek z tej tury już leży. *Tama* daje jeszcze jeden: odrzuć ją i zdobądź z rzeki kolejny, według wszystkich zasad. To darmowa akcja.
lesson-dam-do = Jedno i drugie
lesson-dam-do-body = Park leży na drugiej planszy, należy więc do kolumny 2. Z *żurawiem* może trafić do dowolnej kolumny, także gdy zdobywasz go tamą.
lesson-dam-do-task = Dotknij parku i użyj tamy; potem użyj żurawia, wybierz prawy dolny róg i obróć park.
lesson-dam-do-again = Najpierw dotknij parku i użyj tamy, potem żuraw, potem róg w świetle.
lesson-dam-do-done = *Dwa kafelki w jednej turze.* Obie figurki wracają do zasobów.
lesson-dam-count = Park leśny: { $points } punktów
lesson-dam-count-body = Park daje 5, a każda figurka dałaby na końcu 1. Często jednak cenniejsza jest tura: miasto zapełnia się szybciej.
