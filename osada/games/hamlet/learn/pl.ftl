## Rozdziały
chapter-goal = Cel gry
chapter-goal-lead = Wszyscy budujecie jedną wioskę i każdy zarabia także na tym, co zbudują inni. Gdy stanie kościół, wygrywa ten, kto ma najwięcej punktów.
chapter-goal-1 = *Dostawy do Kościoła* dają najwięcej, a każdą można wykonać tylko raz. Ostatnia kończy grę.
chapter-goal-2 = *Sprzedaż na Targu* daje punkty i złoto.
chapter-goal-3 = *Nowe kafelki* dają punkty od razu; miejsca kluczowe z twoją flagą jeszcze dodatkowe na końcu.
chapter-goal-words = wygrana wygrać wygrywa zwycięzca zwycięstwo sens kto wygrywa punkty

chapter-setup = Przygotowanie
chapter-setup-lead = Wioska zaczyna się od sześciu kafelków, a każdy z 2 do 4 graczy od dwóch robotników i odrobiny złota.
chapter-setup-1 = { $players ->
    [0] *Kościół* wymaga przy dwóch graczach czterech dostaw, przy trzech i czterech pięciu.
    [2] *Kościół* wymaga przy tym stole czterech dostaw.
   *[other] *Kościół* wymaga przy tym stole pięciu dostaw.
}
chapter-setup-2 = *Pięć kafelków wokół niego,* każdy połączony drogą: Drwal, Kamieniołom i Farma z dwoma surowcami, Targ i Ratusz. Pierwsza gra ma gotowy układ.
chapter-setup-3 = *Jeden mieszkaniec i jeden osioł* każdego gracza stoją w Kościele.
chapter-setup-4 = *3 złota dla każdego;* ostatni gracz ma o 1 więcej, przy czterech także trzeci. Kto zaczyna, decyduje los.
chapter-setup-5 = *Trzy kafelki sprzedaży* leżą odkryte przy Targu, cztery projekty w rzędzie przy Ratuszu. Jedne i drugie się uzupełnia.
chapter-setup-words = początek przygotowanie ilu graczy złoto na początku robotnicy na początku mieszkaniec osioł pierwszy gracz kto zaczyna co jest w pudełku ukryte worek

chapter-roads = Kafelki i drogi
chapter-roads-lead = Wioska to sieć kafelków. Ważne jest, które z nich są połączone.
chapter-roads-1 = *Połączone* są dwa sąsiednie kafelki, gdzie droga styka się z drogą albo ktoś zbudował most lub ścieżkę. Wystarczy jedno takie miejsce.
chapter-roads-2 = *Sąsiadować* znaczy: cały odcinek przy całym odcinku. Róg się nie liczy.
chapter-roads-3 = *Dostępny* jest kafelek, z którego ciąg połączeń prowadzi do Kościoła. Na kafelek, do którego nie prowadzi droga, nie można wejść.
chapter-roads-words = połączone dostępne sąsiednie droga ciąg stykać róg odcinek bez drogi wejść nieosiągalne

chapter-turn = Twoja tura
chapter-turn-lead = Każdy twój mieszkaniec robi jedną rzecz, a osły raz się ruszają. Kolejność zależy od ciebie i koniec tury też.
chapter-turn-1 = *Mieszkaniec* idzie tak daleko, jak prowadzą drogi, i robi jedną rzecz: używa kafelka, buduje obok niego nowy albo buduje z niego drogę. Potem leży do twojej następnej tury.
chapter-turn-2 = *Osły* ruszają się raz, wszystkie razem: przed mieszkańcami, między nimi albo po nich.
chapter-turn-3 = *Nic nie jest obowiązkowe.* Turę możesz zakończyć w każdej chwili.
chapter-turn-words = moja tura co mogę robić mieszkaniec akcja ile akcji kolejność pasować pominąć nic chodzić

chapter-donkeys = Osły i transport
chapter-donkeys-lead = Surowce muszą dotrzeć tam, gdzie zostaną zużyte. Podróżują po łańcuchu osłów.
chapter-donkeys-1 = *Bliskie surowce* nie potrzebują pomocy: te z tego samego kafelka i z kafelków z nim połączonych.
chapter-donkeys-2 = *Dla dalszych* na każdym kafelku po drodze musi stać twój osioł. Osły przy tym się nie ruszają ani nie męczą, a drogi wszystkich się liczą.
chapter-donkeys-3 = *Raz na turę* każdy twój osioł może przejść na jeden połączony kafelek. Na kafelku może ich stać dowolnie wiele; masz najwyżej sześć.
chapter-donkeys-4 = *Niczego się nie składuje:* co się przewiezie, od razu się zużywa.
chapter-donkeys-example = Zboże jedzie z Farmy do Młyna przez Kościół i Targ. Niebieski ma osła na obu, więc dojedzie.
chapter-donkeys-words = osioł osły osła transport wozić przewieźć surowce odległość daleko jak daleko krok ruch łańcuch po drodze

chapter-paying = Płacenie surowcami
chapter-paying-lead = Surowce w wiosce nie należą do nikogo. Kto wytworzył przetworzony, zarabia, gdy ktoś go zużyje.
chapter-paying-1 = *Wszystko albo nic:* jeśli części kosztu nie da się zdobyć, akcji nie można wykonać.
chapter-paying-2 = *Używaj surowców kogokolwiek.* Wybierasz je jeden po drugim: z którego kafelka i czyj znacznik.
chapter-paying-3 = *Zużyty znacznik wraca do domu,* do tego, kto go wytworzył, a z nim 1 złoto i 1 punkt; za wysoką jakość dwa razy tyle. Drewno, kamień i zboże nikomu nic nie dają.
chapter-paying-4 = *Złoto zdobyte podczas płacenia* możesz wydać w tej samej akcji.
chapter-paying-words = płacić zapłacić koszt surowce innych graczy cudze surowce przeciwnika nagroda przetworzony znacznik złoto punkt wysoka jakość czyj

chapter-producing = Wytwarzanie i przetwarzanie
chapter-producing-lead = Wytwórcy dają podstawowe surowce. Przetwórnie robią z drewna deski, z kamienia cegły, ze zboża mleko lub mąkę.
chapter-producing-1 = *Aktywuj wytwórcę* z pustym polem: zapełniasz wszystkie puste pola i raz dostajesz jego nagrodę (2 złota, Stodoła 2 punkty).
chapter-producing-2 = *Aktywuj przetwórnię* z pustym polem: zużywasz jeden podstawowy surowiec i kładziesz tam swój znacznik.
chapter-producing-3 = *Dwa puste pola:* możesz zrobić dwie sztuki za dwa surowce. Z odpowiednim kamieniem milowym twoje są wysokiej jakości.
chapter-producing-words = wytworzyć wytwarzać zapełnić pola drewno kamień zboże przetworzyć deski cegły mleko mąka mąkę młyn tartak podstawowy surowiec stodoła puste pole wytwórca

chapter-town-hall = Ratusz: projekty i robotnicy
chapter-town-hall-lead = Tu zdobywasz to, co zbudujesz, i tych, którzy to zrobią. Weź projekt, potem zatrudniaj, albo tylko jedno z dwojga.
chapter-town-hall-1 = *Projekt* kosztuje 1 złoto za każdy projekt na lewo od niego; złoto kładzie się na tamtych. Złoto leżące na twoim jest twoje. Na ręce najwyżej trzy.
chapter-town-hall-2 = *Mieszkańcy* kosztują 5, 7 i 9 złota. Nowy leży w Kościele do twojej następnej tury.
chapter-town-hall-3 = *Osioł* kosztuje 3 złota, staje na dowolnym dostępnym kafelku i od razu pracuje.
chapter-town-hall-words = projekt rząd zatrudnić nająć najmować wynająć mieszkaniec osioł koszt ile kosztuje złoto ratusz ręka limit kupić robotnik

chapter-market = Targ: sprzedaż i zakupy
chapter-market-lead = Mieszkaniec na Targu obsługuje jeden kafelek sprzedaży. Do zakupów nie musi tam być.
chapter-market-1 = *Sprzedaj:* wybierz odkryty kafelek sprzedaży, przywieź wszystkie jego surowce i zdobądź punkty i złoto. Do sprzedaży niczego się nie dokupuje.
chapter-market-2 = *Kup* to, czego brakuje do innej akcji, po cenie z Targu: { $players ->
    [0] przy dwóch graczach 3 złota za drewno, kamień lub zboże i 5 za przetworzony surowiec, przy trzech i czterech 2 i 4
    [2] 3 złota za drewno, kamień lub zboże, 5 za przetworzony surowiec
   *[other] 2 złota za drewno, kamień lub zboże, 4 za przetworzony surowiec
}. Surowce wyruszają z Targu, więc muszą je przewieźć osły; nikt nie ma za nie nagrody.
chapter-market-words = targ sprzedać sprzedaż kupić zakup cena ceny ile kosztuje drewno kamień zboże na targu brakujące surowce szybki zakup

chapter-church = Kościół: dostawy
chapter-church-lead = Każdą dostawę wykonuje jedna osoba: ta, która pierwsza zjawi się z surowcami.
chapter-church-1 = *Wybierz wolną dostawę,* przywieź surowce albo zapłać złotem i zdobądź jej punkty.
chapter-church-2 = *Ukośnik* między surowcami oznacza dowolną kombinację.
chapter-church-3 = *Żebranie* daje 1 złoto, ale tylko wtedy, gdy Farma, Drwal i Kamieniołom są pełne.
chapter-church-words = kościół dostarczyć dostawa żebrać wyżebrać żebranie złoto ukośnik nie mam pieniędzy

chapter-building = Budowa kafelków
chapter-building-lead = Mieszkaniec buduje obok kafelka, na którym stoi, i właśnie tam muszą dotrzeć surowce.
chapter-building-1 = *Nowy kafelek styka się z nim* całym odcinkiem i na nic nie nachodzi. Wolno obracać, ale nie odwracać.
chapter-building-2 = *Droga styka się tylko z drogą,* gdziekolwiek nowy kafelek czegoś dotyka. Las i wzgórze wolno mieszać.
chapter-building-3 = *Wybierz, zapłać, połóż, zdobądź.* Pierwsza przetwórnia danego surowca daje kamień milowy, a jej stos trafia do worka.
chapter-building-4 = *Gdzie nie prowadzi droga,* też wolno budować; dopóki jej nie ma, nikt tam jednak nie wejdzie.
chapter-building-words = zbudować kafelek budowa nowa budowla gdzie pasuje odwrócić obrócić las wzgórze nachodzić przetwórnia kamień milowy miejsce kluczowe flaga stos worek

chapter-bridges = Mosty i ścieżki
chapter-bridges-lead = Gdzie dwa kafelki się stykają i nie łączy ich żadna droga, możesz ją zrobić. Mosty i ścieżki to twoje własne drogi.
chapter-bridges-1 = *Most,* gdzie wzgórze styka się ze wzgórzem: 2 drewna.
chapter-bridges-2 = *Ścieżka,* gdzie las styka się z lasem: 2 kamienie.
chapter-bridges-3 = *Masz ich pięć,* korzystać mogą wszyscy. Pierwsza w grze daje kamień milowy Planista.
chapter-bridges-words = most ścieżka droga zbudować drogę koszt ile kosztuje drewno kamień planista ile dróg

chapter-end = Koniec i punktacja
chapter-end-lead = Po ostatniej dostawie gra się rundę do końca. Potem dodaje się wszystko, co liczy się na koniec.
chapter-end-1 = *Ostatnia dostawa* kończy grę razem z tą rundą, wszyscy mają więc tyle samo tur.
chapter-end-2 = *Miejsca kluczowe* dają punkty, jeśli droga prowadzi z nich do Kościoła; zagajniki i łańcuchy górskie zawsze.
chapter-end-3 = *Drogi:* 1 punkt za każdą twoją, z kamieniem milowym Planista 2; i 2 za każdy kafelek twojej najdłuższej drogi.
chapter-end-4 = *Nagrody:* najwięcej dostaw 5, za drugi wynik 3, najwięcej miejsc kluczowych 4, najwięcej sprzedaży 4. Przy remisie dzieli się z zaokrągleniem w dół.
chapter-end-5 = *Złoto:* 1 punkt za każde trzy.
chapter-end-6 = *Remis* rozstrzyga więcej dostaw, potem więcej sprzedaży.
chapter-end-example = Rozległy zagajnik liczy swoje odcinki, które leżą przy lesie: dla Niebieskiego { $points } punktów.
chapter-end-words = kończy się koniec kiedy ostatnia runda wynik punktacja punkty nagrody miejsca kluczowe najdłuższa droga złoto remis

gallery-tiles = Wszystkie kafelki
gallery-awards = Kamienie milowe i nagrody

## W skrócie
short-goal = Wszyscy budujecie jedną wioskę. Wygrywa, kto ma najwięcej punktów.
short-goal-1 = *Dostawa do Kościoła* daje najwięcej, każda tylko raz.
short-goal-2 = *Sprzedaż na Targu* daje punkty i złoto.
short-goal-3 = *Nowy kafelek* daje punkty od razu, miejsce kluczowe także na końcu.
short-turn = Każdy mieszkaniec robi jedną rzecz, osły raz się ruszają.
short-turn-1 = *Mieszkaniec* idzie, dokąd prowadzą drogi: używa kafelka, buduje obok albo buduje drogę.
short-turn-2 = *Osioł* przechodzi jedną drogą na następny kafelek.
short-turn-3 = *Surowce* mogą być czyjekolwiek. Na każdym kafelku po drodze stoi twój osioł.
short-end = Po ostatniej dostawie dogrywa się rundę i wszystko się liczy.
short-end-1 = *Kościół rośnie* z każdą dostawą.
short-end-2 = *Na końcu* dochodzą miejsca kluczowe, drogi, kamienie milowe i nagrody.

## Pytania nowych graczy
question-win = Kto wygrywa grę?
answer-win = najwięcej punktów
question-players = Ilu graczy może grać?
question-gold = Ile złota ma każdy na początku?
question-start-workers = Jakich robotników mam na początku?
answer-start-workers = jeden mieszkaniec i jeden osioł
question-linked = Kiedy dwa kafelki są połączone?
answer-linked = droga styka się z drogą
question-no-road = Czy mogę wejść na kafelek bez drogi?
answer-no-road = nie można wejść
question-villager = Co może zrobić w mojej turze mieszkaniec?
answer-villager = jedną rzecz
question-order = W jakiej kolejności w turze działają mieszkańcy i osły?
answer-order = kolejność zależy od ciebie
question-carry = Jak przewieźć surowce, które są daleko?
answer-carry = na każdym kafelku po drodze
question-steps = Jak daleko może ruszyć się osioł?
answer-steps = jeden połączony kafelek
question-others-goods = Czy mogę używać surowców innych graczy?
answer-others-goods = surowców kogokolwiek
question-reward = Jaką nagrodę dostanę, gdy ktoś zużyje mój przetworzony znacznik?
answer-reward = 1 złoto i 1 punkt
question-slots = Czy wytwórca zapełnia wszystkie puste pola?
answer-slots = wszystkie puste pola
question-flour = Jak zrobić mąkę albo deski?
answer-flour = jeden podstawowy surowiec
question-blueprint = Ile kosztuje projekt?
question-hire = Ile kosztuje zatrudnienie kolejnego mieszkańca?
question-buy = Czy mogę kupić brakujące surowce?
answer-buy = 3 złota za drewno, kamień lub zboże
question-beg = Nie mam złota, czy mogę żebrać?
question-bridge = Ile kosztuje most albo ścieżka?
question-end = Kiedy kończy się gra?
answer-end = ostatnia dostawa

first-turn-1 = Zapełnij wytwórcę, który ma puste pola, albo weź projekt w Ratuszu: jedno i drugie przyda się w następnych turach.
first-turn-2 = Zobacz, gdzie leżą potrzebne surowce, i postaw osła na kafelku po drodze.
first-turn-3 = Pierwsza przetwórnia surowca daje kamień milowy: odtąd twoje surowce są wysokiej jakości i płacą podwójnie.
