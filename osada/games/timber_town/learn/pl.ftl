## Rozdziały
chapter-goal = Cel gry
chapter-goal-lead = Rzeką płyną budynki. Wyławiasz je, zanim spadną z wodospadu, i układasz z nich miasto o 4 × 4 polach. Wygrywa miasto, które ma więcej punktów.
chapter-goal-1 = *Szesnaście pól* czeka na zapełnienie, na każdym jeden kafelek: będzie ich więc najwyżej 16.
chapter-goal-2 = *Siedem kart,* po jednej każdego koloru, leży odkrytych przez całą grę i obowiązuje obu graczy: mówią, które kafelki gdzie dają punkty.
chapter-goal-3 = *Wygrywa, kto ma najwięcej punktów.* Pierwsze pełne miasto daje 5 dodatkowych i rozstrzyga remis.
chapter-goal-words = wygrana wygrać wygrywa zwycięzca zwycięstwo sens o co chodzi kto wygrywa remis punkty wielkość miasta jak duże

chapter-setup = Przygotowanie
chapter-setup-lead = Gra dwoje. Każdy dostaje puste miasto i jedną tratwę. Wszystko inne jest w rzece, w stosach albo w zasobach.
chapter-setup-1 = *Trzy kafelki* odkrywa się na pierwszej planszy rzeki. Pozostałe 45 z 48 czeka zakrytych w trzech stosach.
chapter-setup-2 = *Cztery plansze* tworzą rzekę. Za czwartą jest wodospad.
chapter-setup-3 = *Zaczynasz z tratwą swojego koloru* i z niczym więcej. Żurawie, tamy i dwukolorowe tratwy zdobywasz z placami budowy.
chapter-setup-4 = *Siedem kart punktacji* leży odkrytych, po jednej każdego koloru; brązowa i czerwona zawsze te same. Pierwsza gra: Rynek, Podwórze, Ogród, Sanktuarium, Żywność, Bednarnia, Chałupa.
chapter-setup-words = początek przygotowanie przygotować pierwsza gra ile jest kafelków co jest w pudełku stosy co dostaję na początku tratwa na początku karty punktacji ile kart ilu graczy

chapter-river = Rzeka i rundy
chapter-river-lead = W rundzie każdy ma jedną turę. Przed każdą rundą oprócz pierwszej rzeka się przesuwa.
chapter-river-1 = *Nowe kafelki:* trzy trafiają na planszę, która jest teraz pierwsza. Gdy stosy są puste, nic nie przybywa.
chapter-river-2 = *Ostatnia plansza pustoszeje:* co na niej leży, spada z wodospadu i przepada. Tratwa twojego koloru wraca do ciebie, dwukolorowa nie.
chapter-river-3 = *Kto gra pierwszy, zmienia się* co rundę: jest to gracz, którego symbol widać na pierwszej planszy. Rund jest najwyżej 19.
chapter-river-words = wodospad płynie nurt przesuwa spada przepadają kafelki nowa runda kto gra pierwszy zaczyna ile rund jak długo symbol

chapter-turn = Twoja tura
chapter-turn-lead = Najwyżej jedna główna akcja i dowolnie wiele darmowych, w dowolnej kolejności. O końcu tury decydujesz ty.
chapter-turn-1 = *Zdobądź kafelek* z rzeki, na którym nie ma tratwy przeciwnika, i od razu go połóż.
chapter-turn-2 = *Albo połóż tratwę* na kafelku: odtąd jest zarezerwowany dla ciebie.
chapter-turn-3 = *Albo spasuj,* czyli nie rób ani jednego, ani drugiego. To wolno zawsze.
chapter-turn-4 = *Poza tym* ile razy chcesz: zdobądź kafelek spod swojej tratwy, użyj żurawia lub tamy, rozbierz figurkę. Kafelek, który już zdobywasz, kładziesz jednak najpierw.
chapter-turn-words = moja tura co mogę robić główna akcja darmowa akcja pasować pominąć ile akcji czy muszę brać

chapter-placing = Kładzenie kafelków
chapter-placing-lead = Zdobyć wolno tylko kafelek, który da się od razu położyć. Rozstrzygają kolumna i to, jak łączą się kładki.
chapter-placing-1 = *Kolumnę wskazuje rzeka:* kafelek z planszy 3 należy do kolumny 3, na dowolne jej puste pole. Znosi to tylko żuraw.
chapter-placing-2 = *Kładka do kładki.* Gdzie stykają się dwa kafelki, kładkę mają tam oba albo żaden. Obracaj kafelek, aż będzie pasował.
chapter-placing-3 = *Kładka nie może trafić na goły bok,* także kładka sąsiada na bok nowego kafelka. Chyba że włożysz między nie figurkę, po jednej na każdy taki bok.
chapter-placing-4 = *Krawędź i puste pole nie przeszkadzają:* tam kładka może prowadzić zawsze. Kafelek nie musi stykać się z innym.
chapter-placing-words = położyć kłaść kafelek kolumna do której kolumny pasuje obrócić kładka kładki goły bok łączyć krawędź puste pole gdzie wolno nie pasuje

chapter-rafts = Tratwy
chapter-rafts-lead = Tratwa trzyma dla ciebie kafelek, aż go zechcesz i aż będzie ci pasować jego kolumna.
chapter-rafts-1 = *Położenie tratwy* na wolnym kafelku to główna akcja. Nikt inny nie zdobędzie teraz tego kafelka, w żaden sposób.
chapter-rafts-2 = *Zdobycie go* później to darmowa akcja: najpierw znika tratwa, potem kładziesz kafelek według wszystkich zasad. Główna akcja nadal ci więc zostaje.
chapter-rafts-3 = *Tratwa twojego koloru wraca do ciebie,* za każdym razem. Dwukolorowa wypada z gry.
chapter-rafts-4 = *Kafelka, który nigdzie nie pasuje,* zdobyć nie można. Tratwa na nim zostaje, choćby aż po wodospad.
chapter-rafts-words = tratwa zarezerwować zatrzymać kafelek ukraść zabrać przeciwnik wraca tratwa dwukolorowa blokować

chapter-figures = Żurawie, tamy i inne figurki
chapter-figures-lead = Figurki zdobywasz z placami budowy. Wykorzystaj, co figurka potrafi, albo rozbierz ją, by połączyć kładki. Albo zatrzymaj: z czerwoną kartą nieużyta jest warta punkt.
chapter-figures-1 = *Plac budowy* daje figurkę, gdy go zdobywasz, jeszcze przed położeniem. Możesz użyć jej już dla niego.
chapter-figures-2 = *Żuraw:* kafelek, który zdobywasz, może trafić do dowolnej kolumny.
chapter-figures-3 = *Tama:* w tej turze jeszcze jeden kafelek z rzeki, według wszystkich zasad. Kilka tam, kilka kafelków.
chapter-figures-4 = *Rozebrać* można każdą figurkę: włóż ją między dwa sąsiednie kafelki swojego miasta. Połączy je na stałe, jakby kładkę miały tam oba.
chapter-figures-words = żuraw tama figurka figurki rozebrać połączyć inna kolumna dodatkowy kafelek drugi kafelek plac budowy czerwony

chapter-end = Koniec gry
chapter-end-lead = Gra kończy się, gdy nikt nie może już zdobyć kafelka, nawet w środku rundy.
chapter-end-1 = *Pierwsze pełne miasto:* kto pierwszy zapełni wszystkie szesnaście pól, od razu bierze bobra budowniczego wartego 5 punktów.
chapter-end-2 = *Od następnej tury* ten gracz pasuje. Figurki może jednak nadal rozbierać.
chapter-end-3 = *Koniec* następuje, gdy oba miasta są pełne albo nic z pozostałych nie pasuje, albo rzeka i stosy są puste. Puste pola nic nie kosztują.
chapter-end-words = kończy się koniec kiedy pełne miasto budowniczy premia kto pierwszy skończy dograć

chapter-beavers = Bobry na kładkach
chapter-beavers-lead = Sam kafelek bobra nic nie daje. Ale jego bóbr chce przejść przez całe miasto.
chapter-beavers-1 = *5 punktów za każdego bobra,* który może przejść po połączonych kładkach od lewej krawędzi do prawej przez swój kafelek.
chapter-beavers-2 = *Wejście i wyjście:* droga zaczyna się kładką na lewej krawędzi kolumny 1 i kończy kładką na prawej krawędzi kolumny 4. Figurka ich nie zastąpi.
chapter-beavers-3 = *Dwa bobry* mogą mieć wspólną drogę; każdy liczy się osobno.
chapter-beavers-example = W ramkach są kafelki, którymi bobry Niebieskiego przechodzą przez miasto: { $points } punktów.
chapter-beavers-words = bóbr bobra bobry przejść droga trasa przez miasto brązowy rynek lewa krawędź prawa krawędź

chapter-cards = Karty punktacji
chapter-cards-lead = Siedem z tych 22 kart obowiązuje w twojej grze, po jednej każdego koloru. Kafelek może liczyć się do kilku kart.
chapter-cards-1 = *„Inny” kolor:* dla każdego punktowanego kafelka każdy kolor liczy się raz. Czerwony i brązowy to też kolory.
chapter-cards-2 = *Puste pola* się nie liczą i w niczym nie przeszkadzają.
chapter-cards-3 = *Grupa* to co najmniej dwa kafelki jednego koloru obok siebie. Kładki mają znaczenie tylko dla domu z bali i dla bobrów.
chapter-cards-example = Ogród: 5 za każdy park w rogu. Niebieski ma te w ramkach: { $points } punktów.
chapter-cards-words = wynik punkty punktacja park świątynia targ warsztat dom zielony fioletowy pomarańczowy niebieski żółty czerwony róg grupa inny kolor rząd kolumna przekątna wart nieużyta figurka

gallery-tiles = Kafelki
gallery-figures = Figurki
gallery-cards = Wszystkie karty punktacji

## W skrócie
short-goal = Zbuduj ładniejsze z dwóch bobrzych miast, 4 × 4 kafelki z rzeki.
short-goal-1 = *Siedem kart* mówi, który kafelek gdzie daje punkty.
short-goal-2 = *Wygrywa, kto ma najwięcej punktów.*
short-turn = Zdobądź jeden kafelek i połóż go albo połóż na którymś tratwę.
short-turn-1 = *Z planszy 3* kafelek należy do kolumny 3,
short-turn-2 = *na jej puste pole,* obrócony dowolnie,
short-turn-3 = *a kładka łączy się z kładką* wszędzie, gdzie styka się z innym kafelkiem.
short-end = Nikt nie może już zdobyć kafelka.
short-end-1 = *Pierwsze pełne miasto* daje 5 punktów.
short-end-2 = *Rundy się nie dogrywa:* koniec przychodzi od razu.

## Pytania nowych graczy
question-win = Kto wygrywa grę?
answer-win = najwięcej punktów
question-size = Jak duże jest moje miasto?
question-tiles = Ile jest kafelków?
question-start-raft = Co mam na początku?
answer-start-raft = tratwą swojego koloru
question-cards = Ile kart punktacji się odkrywa?
answer-cards = siedem
question-waterfall = Co dzieje się z kafelkami przy wodospadzie?
answer-waterfall = przepada
question-first = Kto gra w rundzie pierwszy?
# same
answer-first = symbol
question-rounds = Ile rund trwa gra?
question-turn = Co mogę robić w swojej turze?
answer-turn = jedna główna akcja
question-pass = Czy mogę spasować albo pominąć turę?
answer-pass = wolno zawsze
question-column = Do której kolumny należy kafelek?
answer-column = kolumny 3
question-boardwalk = Czy kładki muszą się łączyć?
answer-boardwalk = żaden
question-edge = Czy kładka może prowadzić do krawędzi albo pustego pola?
answer-edge = zawsze
question-raft-back = Czy tratwa do mnie wraca?
answer-raft-back = wraca
question-steal = Czy przeciwnik może ukraść kafelek spod mojej tratwy?
answer-steal = nikt inny
question-crane = Do czego służy żuraw?
answer-crane = dowolnej kolumny
question-dam = Co robi tama?
answer-dam = jeszcze jeden kafelek
question-end = Kiedy kończy się gra?
answer-end = oba miasta są pełne
question-beaver = Ile punktów za bobra, który przejdzie przez miasto?
question-garden = Ile wart jest park w rogu?

first-turn-1 = Weź kafelek, za który płaci któraś z siedmiu kart, i skieruj kładki ku pustym polom: łatwo będzie je przedłużyć.
first-turn-2 = Zobacz, które kafelki zaraz dotrą do wodospadu. Co wolisz w dalszej kolumnie, zatrzymaj tratwą.
first-turn-3 = Rogi i brzegi zapełnia się łatwo. Środek ma najwięcej sąsiadów: zostaw go, aż będziesz wiedzieć, co pasuje.
