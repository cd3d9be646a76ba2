## Rozdziały
chapter-goal = Cel gry
chapter-goal-lead = Dwie wioski dzielą się polami i rzeką. Przez sześć lat warzysz piwo i pieczesz chleb, a na końcu liczy się tylko ten towar, który przyniósł mniej. Sprzedawaj więc oba.
chapter-goal-1 = *Monety za piwo i monety za chleb* sumuje się osobno. Niższa suma to twój wynik, a wyższy wynik wygrywa.
chapter-goal-2 = *Do sprzedaży* potrzebne są surowce: najpierw zbierasz je z pól.
chapter-goal-3 = *Do następnej sprzedaży* potrzebne jest miejsce: zbuduj coś, a browar i piekarnia zostaną sprzątnięte.
chapter-goal-words = wygrana wygrać wygram zwycięzca zwycięstwo sens kto wygrywa wynik niższy monety punkty liczą

chapter-setup = Przygotowanie
chapter-setup-lead = Każda wioska ma magazyn, browar, piekarnię i miejsca na budynki. Na początku wszystko jest puste.
chapter-setup-1 = *Magazyn* ma 9 miejsc, na każdym mieści się jeden żeton. Wszystkie 84 żetony zaczynają w banku.
chapter-setup-2 = *60 kart,* w połowie piwa i w połowie chleba, tworzy jeden stos dobierania. Rewers zdradza, co jest czym.
chapter-setup-3 = *Sześć lat* trwa gra: pierwszy, trzeci i piąty to lata urodzaju, pozostałe nieurodzaju. Kto gra pierwszy, pokazuje wiatrak.
chapter-setup-4 = *Jawne* są wszystkie żetony i liczby kart. Ukryte są tylko awersy: w stosie dobierania, na ręce przeciwnika i na jego sprzedanych kartach.
chapter-setup-words = początek przygotowanie ile żetonów miejsc magazyn wielkość lata ile lat jak długo pierwszy gracz kto zaczyna wiatrak ukryte patrzeć na karty

chapter-year = Początek roku
chapter-year-lead = Rok ma cztery fazy: siew, karty, akcje i mielenie. Pierwsze dwie przebiegają same.
chapter-year-1 = *Siew:* z banku kładzie się żetony na pola, a cała woda z banku trafia do rzeki.
chapter-year-2 = *W roku urodzaju* leży na polach 7 żetonów pszenicy, 8 jęczmienia, 6 żyta i 6 chmielu; w roku nieurodzaju tylko 5 pszenicy i po 4 pozostałych.
chapter-year-3 = *Karty w roku urodzaju:* obaj gracze dobierają po pięć.
chapter-year-4 = *Karty w roku nieurodzaju:* bierzesz z powrotem na rękę zeszłoroczne karty zbiorów i dobierasz do pięciu. Potem odkrywa się trzy karty wymiany.
chapter-year-words = siew faza urodzaj nieurodzaj dobrać dobieram karty na rękę ile kart rok pola rośnie ile żetonów leży na polach

chapter-turn = Twoja tura
chapter-turn-lead = Zagrywasz dokładnie jedną kartę, na jeden z trzech sposobów. Pasować nie można, a koniec tury ogłaszasz ty.
chapter-turn-1 = *Zbiory:* górna część daje surowce.
chapter-turn-2 = *Sprzedaż:* płacisz przepis i dostajesz jej monety.
chapter-turn-3 = *Budowa:* dolna część staje się budynkiem, a ty sprzątasz.
chapter-turn-4 = *W latach urodzaju zamieniacie się kartami.* Gdy obaj zagrają po karcie, wymieniają się wszystkimi pozostałymi. Co zostawisz, dostanie przeciwnik. W roku nieurodzaju rękę zatrzymujesz.
chapter-turn-5 = *W latach nieurodzaju wymiana.* Połóż swoją kartę na jednym z trzech miejsc wymiany i od razu zagraj tę, która tam leżała.
chapter-turn-words = moja tura co mogę robić akcje karta zagrać pasować pominąć zamiana rąk zamieniamy wymienić wymieniam kartę trzy sposoby

chapter-harvest = Zbiory
chapter-harvest-lead = Im więcej kart z tym samym surowcem leży w twoim rzędzie zbiorów, tym więcej daje go każda następna.
chapter-harvest-1 = *Dołóż kartę do rzędu.* Każdy surowiec, który pokazuje nowa karta, policz w całym rzędzie razem z nią: tyle żetonów bierzesz.
chapter-harvest-2 = *Tylko to, co pokazuje nowa karta.* Surowce, które są jedynie na starszych kartach, nic teraz nie dają.
chapter-harvest-3 = *Musisz wziąć wszystko.* Jeśli na polu jest mniej, bierzesz tyle, ile jest, a reszta przepada.
chapter-harvest-example = W rzędzie leżą dwie karty, każda z jedną wodą. Trzecia karta z jedną wodą daje 3 wody; z dwiema dałaby 4.
chapter-harvest-words = zbierać zbiory zbiorach surowce ile biorę rząd żetony pszenica jęczmień żyto chmiel woda za mało puste pole

chapter-storage = Za mało miejsca w magazynie
chapter-storage-lead = Gdy stare i nowe żetony razem się nie mieszczą, wybierasz, co zostaje.
chapter-storage-1 = *Zatrzymujesz tyle, ile się mieści,* ze starych i nowych, jak chcesz. Nie oddajesz żadnego, dla którego byłoby miejsce.
chapter-storage-2 = *Pozostałe oferujesz* przeciwnikowi: może wziąć tyle, ile zmieści na wolnych miejscach, bez zamieniania.
chapter-storage-3 = *Co zostanie,* trafia do banku.
chapter-storage-words = pełny magazyn przepełniony za dużo żetonów brak miejsca nie mieszczą kto dostaje resztę wyrzucić zatrzymać

chapter-selling = Sprzedaż
chapter-selling-lead = Piwo kładziesz na browarze, chleb na piekarni. Monety za nie są twoje na zawsze.
chapter-selling-1 = *Zapłać cały przepis* z magazynu do banku. Karta leży potem zakryta: jest sprzedana.
chapter-selling-2 = *W browarze i piekarni po jednej karcie,* póki nie sprzątniesz. Drugi kocioł i drugi piec dodają po jednym miejscu.
chapter-selling-3 = *Czegoś brakuje?* Ze słodownią dwa żetony jednego surowca zastępują jeden żeton innego.
chapter-selling-words = sprzedać sprzedaż warzyć piec przepis koszt ile kosztuje zapłacić browar piekarnia drugie piwo dwa piwa zajęte

chapter-building = Budowa i sprzątanie
chapter-building-lead = Karta nic nie kosztuje, odtąd pomaga i zwalnia browar oraz piekarnię.
chapter-building-1 = *Połóż kartę* na pozycji jej budynku. Działa od razu, a liczba nie jest ograniczona.
chapter-building-2 = *Potem sprzątasz:* wszystkie sprzedane karty z browaru i piekarni trafiają na twój stos sprzedanych. To obowiązek, choć czasem nie ma czego sprzątać.
chapter-building-words = zbudować budowa budynek ile kosztuje za darmo sprzątać sprzątam sprzątanie opróżnić browar piekarnia stos sprzedanych

chapter-milling = Mielenie: rok się kończy
chapter-milling-lead = Kto zgromadził mniej, gra w następnym roku pierwszy.
chapter-milling-1 = *Mniej żetonów w magazynie:* bierzesz wiatrak.
chapter-milling-2 = *Tyle samo:* wiatrak zmienia właściciela.
chapter-milling-3 = *Karty zbiorów* po roku urodzaju zostają, weźmiesz je z powrotem. Po roku nieurodzaju odrzuca się je, tak jak karty wymiany.
chapter-milling-words = wiatrak młyn kto dostaje mielenie koniec roku pierwszy gracz następny rok odrzucić karty zbiorów zostają

chapter-end = Koniec i punktacja
chapter-end-lead = Po szóstym roku sumuje się monety wszystkich twoich sprzedanych kart, także tych, które leżą jeszcze w browarze i piekarni.
chapter-end-1 = *Niższa z sum za piwo i chleb* to twój wynik. Wyższy wynik wygrywa.
chapter-end-2 = *Remis:* decyduje wyższa suma za drugi towar; jeśli i ona jest równa, wygrywa ten, kto nie ma wiatraka.
chapter-end-3 = *Budynki na koniec gry* dodają monety. Te, które mogą iść do piwa lub chleba, trafiają tam, gdzie pomogą najbardziej.
chapter-end-example = Piwo i chleb Niebieskiego są w budynkach w ramkach i na stosie: niższa z obu sum to { $points }.
chapter-end-words = kończy się koniec ostatni rok wynik punktacja punkty monety remis remisie niższy towar kiedy kto wygrywa

chapter-buildings = Wszystkie karty i budynki
chapter-buildings-lead = Każda karta jest trojaka: to zbiory, towar na sprzedaż i budynek. Takie same budynki się sumują.
chapter-buildings-1 = *Do kart:* po dobraniu wymieniasz kartę, w roku nieurodzaju zatrzymujesz tylko niektóre, na ostatnią turę dobierasz więcej, rezerwujesz kartę.
chapter-buildings-2 = *Do gromadzenia:* żetony co rok, żetony z banku, gdy pole jest ubogie, jeden więcej przy zbiorach, woda po zbiorach przeciwnika.
chapter-buildings-3 = *Do magazynu:* kolejne miejsca.
chapter-buildings-4 = *Do warzenia i pieczenia:* miejsce na kolejną kartę albo dwa żetony jednego surowca zamiast jednego innego, także łańcuchowo.
chapter-buildings-5 = *Do sprzątania:* żeton za każdą sprzątniętą kartę.
chapter-buildings-6 = *Na koniec gry:* kolejne monety.
chapter-buildings-words = budynek budynki kramarz wrota stodoły późny targ karbowany kij parobek spichlerz żniwiarz młynówka szopa kocioł piec słodownia bednarz piekarczyk cech zastąpić zastępuje zamiast dwa za jeden surowiec

gallery-beer = Karty piwa
gallery-bread = Karty chleba

## W skrócie
short-goal = Warz piwo i piecz chleb: liczy się to, co przyniosło mniej.
short-goal-1 = *Monety za piwo* i
short-goal-2 = *monety za chleb* sumuje się osobno. Sprzedawaj oba.
short-turn = Zagraj jedną kartę, na jeden z trzech sposobów.
short-turn-1 = *Zbiory:* bierzesz, co pokazuje, tyle razy, ile razy masz to w rzędzie.
short-turn-2 = *Sprzedaż:* płacisz przepis. Miejsce jest na jedno piwo i jeden chleb.
short-turn-3 = *Budowa:* odtąd pomaga i zwalnia miejsce na następną sprzedaż.
short-end = Po sześciu latach liczy się monety.
short-end-1 = *Lata urodzaju i nieurodzaju* następują na przemian.
short-end-2 = *Niższa z twoich dwóch sum* to wynik; wyższy wynik wygrywa.

## Pytania nowych graczy
question-win = Jak wygram, które monety się liczą?
answer-win = niższa suma
question-tokens = Ile żetonów mieści na początku magazyn?
question-years = Ile lat trwa gra?
answer-years = sześć lat
question-dry = Ile żetonów leży na polach w roku nieurodzaju?
question-draw = Ile kart dobieram w roku?
answer-draw = pięć
question-actions = Co mogę w turze zrobić z kartą?
answer-actions = trzech sposobów
question-swap = Kiedy zamieniamy się kartami na ręce?
answer-swap = latach urodzaju
question-exchange = Jak wymieniam kartę na inną?
answer-exchange = trzech miejsc wymiany
question-pass = Czy mogę w turze pasować?
answer-pass = pasować nie można
question-how-harvest = Ile żetonów biorę przy zbiorach?
answer-how-harvest = całym rzędzie
question-short = Co, jeśli na polu jest za mało żetonów do zbiorów?
answer-short = ile jest
question-full = Co, jeśli mam pełny magazyn?
answer-full = ile się mieści
question-gives = Kto dostaje żetony, które się nie mieszczą?
answer-gives = przeciwnikowi
question-cost = Ile kosztuje sprzedaż piwa? Przepis?
answer-cost = przepis
question-two-beers = Czy mogę mieć w browarze dwa piwa?
answer-two-beers = drugi kocioł
question-clean = Jak sprzątam browar i piekarnię?
answer-clean = stos sprzedanych
question-building-cost = Ile kosztuje budynek?
answer-building-cost = nic nie kosztuje
question-windmill = Kto dostaje na koniec roku wiatrak?
answer-windmill = mniej żetonów
question-tie = Kto wygrywa przy remisie?
answer-tie = nie ma wiatraka
question-substitute = Czy mogę zastąpić surowiec w przepisie, dwa za jeden?
answer-substitute = słodownia

first-turn-1 = Najpierw zbieraj: z pustego magazynu nic nie sprzedasz. Dobra jest karta, której surowców chce kilka twoich przepisów.
first-turn-2 = W roku urodzaju przeciwnik dostaje karty, które zostawisz. Zobacz, co dałaby mu twoja ręka.
first-turn-3 = Sprzedaj piwo i chleb, a potem buduj: sprzątniesz oba naraz.
