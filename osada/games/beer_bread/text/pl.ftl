# Beer & Bread po polsku.

game-title = Piwo i chleb
game-about = Dwie wioski dzielą się polami i przez sześć lat warzą piwo i pieką chleb. Z dwóch towarów liczy się ten, który przyniósł mniej. Karty zaprojektowaliśmy sami; kto ma pudełko, może wpisać te drukowane.

## Resources, goods and cards
resource-water = woda
    .of = wody
    .acc = wodę
resource-wheat = pszenica
    .of = pszenicy
    .acc = pszenicę
resource-barley = jęczmień
    .of = jęczmienia
    .acc = jęczmień
resource-rye = żyto
    .of = żyta
    .acc = żyto
resource-hops = chmiel
    .of = chmielu
    .acc = chmiel
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
place-any = cokolwiek
place-water = { resource-water.acc }
place-wheat = { resource-wheat.acc }
place-barley = { resource-barley.acc }
place-rye = { resource-rye.acc }
place-hops = { resource-hops.acc }
good-beer = piwo
good-bread = chleb
back-beer = piwo
back-bread = chleb
kind-beer1 = Lekkie piwo
    .acc = lekkie piwo
# same
kind-beer2 = Lager
    .acc = lagera
kind-beer3 = Mocne piwo
    .acc = mocne piwo
kind-bread1 = Podpłomyk
    .acc = podpłomyk
kind-bread2 = Bochenek
    .acc = bochenek
kind-bread3 = Odświętny chleb
    .acc = odświętny chleb
taken-beer1 = { kind-beer1.acc }
taken-beer2 = { kind-beer2.acc }
taken-beer3 = { kind-beer3.acc }
taken-bread1 = { kind-bread1.acc }
taken-bread2 = { kind-bread2.acc }
taken-bread3 = { kind-bread3.acc }
tier-1 = lekkie piwo i podpłomyki
    .each = lekkie piwo, podpłomyk
tier-2 = lager i bochenki
    .each = lager, bochenek
tier-3 = mocne piwo i odświętny chleb
    .each = mocne piwo, odświętny chleb
fruitful-fruitful = urodzaj
fruitful-dry = nieurodzaj
position-cards = Karty
position-collect = Plony
position-storage = Magazyn
position-produce = Wyrób
position-clean = Porządki
position-score = Koniec gry
goods-number = { $number }×{ "\u00A0" }{ $resource }
places-number = { $number } na { $place }

## Buildings: the name, and what each does
building-redraw = { title-redraw }
title-redraw = Kramarz
does-redraw = { $amount ->
    [one] raz w roku, gdy obaj gracze dobiorą karty, możesz wymienić kartę z ręki na wierzchnią kartę stosu
   *[other] do { $amount } razy w roku, gdy obaj gracze dobiorą karty, możesz wymienić kartę z ręki na wierzchnią kartę stosu
}
building-keep_choice = { title-keep_choice }
title-keep_choice = Wrota stodoły
does-keep_choice = w roku nieurodzaju możesz odrzucić dowolne ze swoich kart zbiorów, zanim dobierzesz do pięciu
building-last_draw = { title-last_draw }
title-last_draw = Późny targ
does-last_draw = { $amount ->
    [one] w ostatniej turze roku urodzaju dobierz 1 kartę, jedną zagraj, a drugą odrzuć
    [few] w ostatniej turze roku urodzaju dobierz { $amount } karty, jedną zagraj, a pozostałe odrzuć
   *[other] w ostatniej turze roku urodzaju dobierz { $amount } kart, jedną zagraj, a pozostałe odrzuć
}
building-reserve = { title-reserve }
title-reserve = Karbowany kij
does-reserve = { $amount ->
    [one] w pierwszej turze roku urodzaju możesz odwrócić 1 kartę na ręce: tylko ty możesz ją potem zagrać
    [few] w pierwszej turze roku urodzaju możesz odwrócić { $amount } karty na ręce: tylko ty możesz je potem zagrać
   *[other] w pierwszej turze roku urodzaju możesz odwrócić { $amount } kart na ręce: tylko ty możesz je potem zagrać
}
building-yearly = { title-yearly } ({ $resource })
title-yearly = Parobek
does-yearly = co rok z pola { $amount }× { $resource }
building-supply = { title-supply } ({ $resource })
title-supply = Spichlerz
does-supply = gdy na polu brakuje dla ciebie { $resource_of }, weź resztę z banku
building-bonus = { title-bonus } ({ $resource })
title-bonus = Żniwiarz
does-bonus = przy zbiorach z kartą, która pokazuje { $resource_acc }, jeszcze { $amount }× { $resource }
building-gift = { title-gift }
title-gift = Młynówka
does-gift = po każdych zbiorach przeciwnika { $amount }× { $resource }
building-storage = { title-storage }
title-storage = Szopa
does-storage = dodatkowe miejsca w magazynie: { $places }
building-capacity-beer = { title-capacity-beer }
title-capacity-beer = Drugi kocioł
does-capacity-beer = { $amount ->
    [one] w browarze mieści się o 1 kartę więcej
    [few] w browarze mieści się o { $amount } karty więcej
   *[other] w browarze mieści się o { $amount } kart więcej
}
building-capacity-bread = { title-capacity-bread }
title-capacity-bread = Drugi piec
does-capacity-bread = { $amount ->
    [one] w piekarni mieści się o 1 kartę więcej
    [few] w piekarni mieści się o { $amount } karty więcej
   *[other] w piekarni mieści się o { $amount } kart więcej
}
building-substitute = { title-substitute } ({ $for })
title-substitute = Słodownia
does-substitute = w przepisach 2 żetony { $pay_of } mogą zastąpić 1 żeton { $for_of }
building-clean-beer = { title-clean-beer } ({ $resource })
title-clean-beer = Bednarz
does-clean-beer = za każde sprzątnięte piwo { $amount }× { $resource }
building-clean-bread = { title-clean-bread } ({ $resource })
title-clean-bread = Piekarczyk
does-clean-bread = za każdy sprzątnięty chleb { $amount }× { $resource }
building-coin_per_kind = { title-coin_per_kind } ({ $tier })
title-coin_per_kind = Cech
does-coin_per_kind = na koniec gry { $amount ->
    [one] 1 moneta
    [few] { $amount } monety
   *[other] { $amount } monet
} za każdą sprzedaną kartę: { $tier_each }
building-coins_if-more_buildings = { title-coins_if-more_buildings }
title-coins_if-more_buildings = Cech murarzy
does-coins_if-more_buildings = na koniec gry { $amount ->
    [one] 1 moneta
    [few] { $amount } monety
   *[other] { $amount } monet
} za piwo albo za chleb, jeśli masz więcej budynków niż przeciwnik
building-coins_if-stock_lead = { title-coins_if-stock_lead }
title-coins_if-stock_lead = Magazynier
does-coins_if-stock_lead = na koniec gry { $amount ->
    [one] 1 moneta
    [few] { $amount } monety
   *[other] { $amount } monet
} za piwo albo za chleb, jeśli masz w magazynie co najmniej o 2 żetony więcej niż przeciwnik
building-coins_if-windmill = { title-coins_if-windmill }
title-coins_if-windmill = Cech młynarzy
does-coins_if-windmill = na koniec gry { $amount ->
    [one] 1 moneta
    [few] { $amount } monety
   *[other] { $amount } monet
} za piwo albo za chleb, jeśli masz wiatrak

## The score sheet
score-beer = Piwo
score-beer-short = wartości sprzedanych piw
score-bread = Chleb
score-bread-short = wartości sprzedanych chlebów
score-result = Wynik (niższy z obu)
score-buildings = Budynki
score-buildings-short = na koniec, do piwa lub do chleba
paper-note = Pole na każdą sprzedaną kartę. Wyższy wynik wygrywa; przy remisie decyduje drugi towar, potem to, kto nie ma wiatraka.

## The table in words
words-year = { $year }. rok z 6, { $fruitful }{ $turn ->
    [0] .
   *[other] , tura { $turn } z 10.
}
words-over = Koniec gry. Zwycięstwo: { $winners }.
words-windmill = Wiatrak ma { $player }.
words-deciding = Decyduje { $player }.
words-none = nic
words-fields = Pola i rzeka: { $goods }
words-bank = Bank: { $goods }
words-pile = Stos dobierania, kart: { $number }, rewersy od góry: { $backs }
words-discards = Karty odrzucone: { $cards }
words-exchange = Karty wymiany: { $cards }
words-offered = W ofercie dla przeciwnika: { $goods }
words-player = Gracz { $number }, { $name }{ $coins }
words-coins = : piwo { $beer }, chleb { $bread }, wynik { $result }
words-hand = Ręka: { $cards }
words-storage = Magazyn: { $goods }; miejsca: { $places }
words-row = Rząd zbiorów: { $cards }; widać w nim: { $goods }
words-brewery = Browar ({ $number } z { $room }): { $cards }
words-bakery = Piekarnia ({ $number } z { $room }): { $cards }
words-sold = Sprzedane karty: { $cards }
words-back = zakryte: { $good }
words-building = { $position }: { $building }, karta { $card }: { $does }
words-card = { $card }, { $kind }, { $value ->
    [one] 1 moneta
    [few] { $value } monety
   *[other] { $value } monet
}. Zbiory: { $harvest }. Przepis: { $recipe }. Budynek: { $building }, { $does }
words-lifted = Wybrana karta: { $kind } ({ $card }).
words-would-harvest = Zbiory dałyby: { $goods }{ $over ->
    [0] .
    [one] ; 1 żeton by się nie zmieścił.
    [few] ; { $over } żetony by się nie zmieściły.
   *[other] ; { $over } żetonów by się nie zmieściło.
}
words-would-sell = Sprzedaż kosztowałaby: { $goods }; dałaby { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}.
words-would-build = { $number ->
    [0] Przy budowie nie byłoby czego sprzątać.
    [one] Przy budowie sprzątniesz 1 kartę; zysk: { $goods }.
    [few] Przy budowie sprzątniesz { $number } karty; zysk: { $goods }.
   *[other] Przy budowie sprzątniesz { $number } kart; zysk: { $goods }.
}
words-several-ways = kilka sposobów zapłaty

## What is asked
asked-card = { $left ->
    [one] Wybierz swoją ostatnią kartę
   *[other] Wybierz jedną ze swoich { $left } kart i zagraj ją
}
asked-card-dry = { $left ->
    [one] Wybierz swoją ostatnią kartę: zagraj ją albo wymień
   *[other] Wybierz jedną ze swoich { $left } kart: zagraj ją albo wymień
}
asked-card-reserve = Wybierz jedną ze swoich { $left } kart: zagraj ją albo najpierw odwróć dla siebie
asked-card-last = Wybierz jedną ze swoich { $left } kart i zagraj ją; reszta zostanie odrzucona
asked-do = { $kind }: zbiory, sprzedaż czy budowa?
asked-do-dry = { $kind }: zbiory, sprzedaż, budowa czy wymiana?
asked-do-taken = { $kind } z wymiany: zbiory, sprzedaż czy budowa?
asked-pay = Ile { $resource_of } płacisz: { $amounts }?
asked-keep = { $away ->
    [one] Za mało miejsca, 1 żeton do oddania; { $resource_of } zatrzymujesz od { $least } do { $most }
    [few] Za mało miejsca, { $away } żetony do oddania; { $resource_of } zatrzymujesz od { $least } do { $most }
   *[other] Za mało miejsca, { $away } żetonów do oddania; { $resource_of } zatrzymujesz od { $least } do { $most }
}
asked-take = Ile { $resource_of } bierzesz z oferty, od 0 do { $most }?
asked-discard = { $cards ->
    [0] Wszystkie karty zbiorów są odrzucone: dalej
    [one] Jeśli chcesz, odrzuć kartę zbiorów; inaczej weźmiesz ją na rękę
   *[other] Odrzuć dowolne ze swoich { $cards } kart zbiorów, resztę weźmiesz na rękę
}
asked-redraw = { $left ->
    [one] Wymień kartę z ręki na wierzchnią kartę stosu albo przejdź dalej
   *[other] Wymień karty z ręki na wierzchnią kartę stosu, najwyżej { $left } razy, albo przejdź dalej
}
asked-end = Zakończ turę
asked-end-offer = Zakończ turę; czego nie zatrzymasz, trafi do oferty dla przeciwnika

## What happened
log-year = Zaczyna się { $year }. rok: { $fruitful }.
log-collect = { $player } gromadzi: { $goods }.
log-harvest = { $player } zbiera plony ({ $kind }): { $goods }.
log-overflow = { $player } ma za mało miejsca i oferuje: { $goods }.
log-take = { $player } bierze z oferty: { $goods }.
log-lost = Z powrotem do banku: { $goods }.
log-sell = { $player } sprzedaje { $kind_acc } za { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
} i płaci: { $goods }.
log-build = { $player } buduje: { $building }.
log-clean = { $bread ->
    [0] { $player } sprząta browar: { $beer }× piwo.
   *[other] { $beer ->
        [0] { $player } sprząta piekarnię: { $bread }× chleb.
       *[other] { $player } sprząta browar i piekarnię: { $beer }× piwo, { $bread }× chleb.
    }
}
log-clean-gain = { $player } dostaje za sprzątanie: { $goods }.
log-gift = { $player } dostaje po zbiorach przeciwnika: { $goods }.
log-swap = { $player } wymienia { $kind_acc } na { $taken } (miejsce { $place }).
log-reserve = { $player } odwraca kartę na ręce: { $good }.
log-reserve-known = { $player } odwraca kartę na ręce: { $kind }.
log-draw = { $bread ->
    [0] { $player } dobiera: { $beer }× piwo.
   *[other] { $beer ->
        [0] { $player } dobiera: { $bread }× chleb.
       *[other] { $player } dobiera: { $beer }× piwo, { $bread }× chleb.
    }
}
log-draw-known = { $player } dobiera: { $cards }.
log-discard = { $player } odrzuca { $kind_acc }.
log-take-back = { $player } bierze z powrotem na rękę: { $cards }.
log-exchange = Karty wymiany: { $cards }.
log-hands-swapped = Gracze zamieniają się kartami na ręce.
log-shuffle = Odrzucone karty zostają przetasowane i tworzą nowy stos dobierania.
log-milling = Mielenie: wiatrak ma teraz { $player } (żetony: { $tokens }, przeciwnik: { $other_tokens }).
log-over = Koniec gry.

## Why not
refusal-over = Gra już się skończyła.
refusal-choose-card = Najpierw wybierz kartę z ręki.
refusal-finish-card = Wybrana karta: { $kind }. Powiedz, co z nią zrobisz, albo cofnij wybór.
refusal-finish-paying = Najpierw powiedz, czym płacisz ({ $kind }), albo cofnij wybór.
refusal-finish-keeping = Najpierw powiedz, ile { $resource_of } zatrzymujesz.
refusal-finish-taking = Najpierw powiedz, ile { $resource_of } bierzesz.
refusal-turn-done = Twoja karta jest już zagrana: zakończ turę albo cofnij ruch.
refusal-finish-discarding = Najpierw powiedz, które karty zbiorów odrzucasz, albo przejdź dalej.
refusal-finish-redrawing = Najpierw powiedz, czy wymieniasz kartę.
refusal-not-in-hand = Nie masz tej karty na ręce ({ $kind }).
refusal-exchange-card = { $kind } to karta wymiany: najpierw wybierz z ręki kartę, którą za nią położysz.
refusal-turned-by-other = { $kind }: ta karta jest odwrócona i może ją zagrać tylko { $owner }.
refusal-turned-now = { $kind }: ta karta jest właśnie odwrócona; w tej turze zagraj inną.
refusal-no-room-beer = { $cards ->
    [one] Browar jest pełny: leży w nim sprzedane piwo. Zbuduj coś, aby je sprzątnąć.
    [few] Browar jest pełny: leżą w nim { $cards } sprzedane piwa. Zbuduj coś, aby je sprzątnąć.
   *[other] Browar jest pełny: leży w nim { $cards } sprzedanych piw. Zbuduj coś, aby je sprzątnąć.
}
refusal-no-room-bread = { $cards ->
    [one] Piekarnia jest pełna: leży w niej sprzedany chleb. Zbuduj coś, aby go sprzątnąć.
    [few] Piekarnia jest pełna: leżą w niej { $cards } sprzedane chleby. Zbuduj coś, aby je sprzątnąć.
   *[other] Piekarnia jest pełna: leży w niej { $cards } sprzedanych chlebów. Zbuduj coś, aby je sprzątnąć.
}
refusal-cannot-pay = Nie stać cię na { $kind_acc }: brakuje surowców ({ $goods }), a żaden twój budynek nie pozwala na zastępstwo.
refusal-cannot-pay-with = Nie stać cię na { $kind_acc }: brakuje surowców ({ $goods }), a zastępstwa twoich budynków tego nie wyrównają.
refusal-cannot-pay-without = Nie stać cię na { $kind_acc }: brakuje surowców ({ $goods }). Pomógłby budynek, który pozwala zastąpić 1 żeton { $for_of } 2 żetonami { $pay_of }.
refusal-no-reserve = Nie masz budynku, który pozwala odwrócić kartę.
refusal-reserve-dry = Karty odwraca się tylko w roku urodzaju.
refusal-reserve-late = Karty odwraca się tylko w swojej pierwszej turze w roku.
refusal-reserve-all = { $cards ->
    [one] Jedna twoja karta jest już odwrócona, więcej nie można.
    [few] Odwrócone są już { $cards } twoje karty, więcej nie można.
   *[other] Odwróconych jest już { $cards } twoich kart, więcej nie można.
}
refusal-reserve-last = Jedna karta musi zostać do zagrania w tej turze.
refusal-swap-fruitful = W roku urodzaju nie ma kart wymiany.
refusal-swap-twice = { $kind }: ta karta pochodzi z wymiany i trzeba ją od razu zagrać.
refusal-no-exchange-card = Na miejscu { $place } nie ma karty wymiany: karty się skończyły.
refusal-no-redraw = Teraz nie można wymienić karty.
refusal-no-discard = Karty zbiorów odrzuca się tylko na początku roku nieurodzaju i z odpowiednim budynkiem.
refusal-not-in-row = Tej karty ({ $kind }) nie ma w twoim rzędzie zbiorów.
refusal-not-keeping = Teraz nie ma czego oddawać.
refusal-not-taking = Teraz nikt ci nic nie oferuje.
refusal-not-paying = Teraz nie ma za co płacić.
refusal-keep-more-than-there = Nie możesz zatrzymać { $number }× { $resource_of }: nie masz tyle ({ $there }).
refusal-keep-too-few = Musisz zatrzymać tyle, ile się mieści: przy takiej liczbie ({ $number }× { $resource }) zostałoby wolne miejsce.
refusal-keep-too-many = { $number }× { $resource } się nie zmieści.
refusal-take-more-than-there = Nie możesz wziąć { $number }× { $resource_of }: w ofercie nie ma tyle ({ $there }).
refusal-take-no-room = Nie masz miejsca na { $number }× { $resource_acc }.
refusal-pay-other = Zapłata, w której jest { $number }× { $resource }, nie jest możliwa.

## Rules
rule-BB-1 = Dwie osoby grają 60 kartami: 30 kart piwa i 30 kart chleba, po trzy rodzaje, warte 4 lub 5, 6 lub 7, 8 lub 9 monet. Tasuje się je w jeden stos dobierania. Rewers zdradza, czy to piwo, czy chleb, i każdy może na niego patrzeć.
rule-BB-2 = W banku są 84 żetony: 18 wody, 18 pszenicy, 18 jęczmienia, 15 żyta i 15 chmielu. Masz magazyn z 9 miejscami po jednym żetonie, browar, piekarnię i sześć pozycji na budynki.
rule-BB-3 = Gra trwa sześć lat. Pierwszy, trzeci i piąty to lata urodzaju, pozostałe nieurodzaju. Wiatrak pokazuje, kto gra pierwszy; w pierwszym roku ma go ten, kto ostatnio warzył piwo lub piekł chleb, albo ten, na kogo gracze się umówią lub kogo wylosują.
rule-BB-4 = Rok ma cztery fazy: siew, karty, akcje i mielenie. Żetony w magazynie, sprzedane karty i budynki zostają z roku na rok.
rule-BB-10 = Siew w roku urodzaju: na polach leży 7 żetonów pszenicy, 8 jęczmienia, 6 żyta i 6 chmielu. W roku nieurodzaju: 5 żetonów pszenicy i po 4 pozostałych; nadmiar wraca do banku. Cała woda z banku trafia do rzeki. Gdy w banku czegoś brakuje, na polach leży mniej.
rule-BB-20 = W roku urodzaju pięć kart dobiera najpierw gracz z wiatrakiem, potem jego przeciwnik.
rule-BB-21 = W roku nieurodzaju obaj gracze biorą na rękę karty zbiorów z poprzedniego roku i dobierają do pięciu, najpierw gracz z wiatrakiem. Potem odkrywa się trzy karty wymiany.
rule-BB-21a = Kolejność w fazie kart: karty zbiorów na rękę, dobieranie, wymiana na wierzchnią kartę, karty wymiany. W każdym kroku pierwszy jest gracz z wiatrakiem.
rule-BB-22 = W roku zagrywasz najwyżej pięć kart, więc karty zbiorów, które bierzesz z powrotem, zawsze mieszczą się na ręce.
rule-BB-23 = Gdy tylko stos dobierania jest pusty, odrzucone karty tasuje się w nowy; jeśli ich nie ma, dzieje się to, gdy trzeba dobrać kartę.
rule-BB-23a = Kart na ręce nigdy nie zabraknie. Tylko w ostatnim roku kart wymiany może być mniej albo może nie być na co wymienić karty z ręki.
rule-BB-30 = W roku urodzaju każdy zagrywa jedną kartę, najpierw gracz z wiatrakiem, po czym gracze zamieniają się kartami na ręce. Tak aż do zagrania wszystkich kart.
rule-BB-30a = W każdej turze zagrywasz dokładnie jedną kartę: do zbiorów, na sprzedaż albo jako budynek. Pasować nie można; zbierać i budować da się zawsze. Tura kończy się, gdy to powiesz.
rule-BB-31 = W roku nieurodzaju gracze na przemian zagrywają po jednej karcie, najpierw gracz z wiatrakiem. Kartami na ręce się nie zamieniają.
rule-BB-32 = W roku nieurodzaju możesz położyć swoją kartę na jednym z miejsc wymiany i od razu zagrać, jak chcesz, tę, która tam leżała. Twoja karta jest odtąd kartą wymiany dla obu graczy.
rule-BB-33 = Zbiory: dołóż kartę do swojego rzędu zbiorów. Z każdego surowca na nowej karcie bierzesz tyle żetonów, ile widać go w całym rzędzie. To obowiązek. Jeśli jest ich mniej, bierzesz tyle, ile jest.
rule-BB-33a = Najpierw gromadzi się wszystkie żetony ze zbiorów razem z tym, co dodają budynki, a dopiero potem trafiają do magazynu.
rule-BB-34 = Gdy brakuje miejsca, wybierasz, co zatrzymać, ze starych i nowych żetonów. Resztę oferujesz przeciwnikowi: może wziąć tyle, ile zmieści na wolnych miejscach. Co zostanie, trafia do banku.
rule-BB-34a = Zatrzymujesz tyle żetonów, ile się mieści: nie oddajesz żadnego, dla którego byłoby miejsce. Przeciwnik może wziąć dowolną część albo nic.
rule-BB-34b = Zbiory, coroczne gromadzenie, sprzątanie, woda po zbiorach: najpierw zawsze gromadzi się wszystkie żetony, a potem najwyżej raz wybiera się, co zatrzymać i co wziąć. Jeśli wszystko się mieści, nikt nie wybiera.
rule-BB-35 = Sprzedaż: piwo kładziesz na swoim browarze, chleb na piekarni i płacisz cały przepis z magazynu do banku. W każdym z nich jest miejsce na jedną kartę, póki jej nie sprzątniesz.
rule-BB-36 = Budowa: karta za darmo staje się budynkiem na swojej pozycji i od razu działa. Potem sprzątasz: wszystkie sprzedane karty z browaru i piekarni trafiają na twój stos sprzedanych. Sprzątanie jest obowiązkowe, choć czasem nie ma czego sprzątać.
rule-BB-37 = Swoje karty możesz oglądać zawsze, zakrytych kart przeciwnika nie. Żetony i liczby kart są jawne.
rule-BB-37a = Ze sprzedanych kart przeciwnika widzisz tylko rewersy. Każda została jednak zagrana odkryta i znajdziesz ją w zapisie gry.
rule-BB-40 = Mielenie: wiatrak bierze ten, kto ma w magazynie mniej żetonów. Przy remisie zawsze zmienia właściciela.
rule-BB-41 = Po roku nieurodzaju odrzuca się karty wymiany i wszystkie karty zbiorów. Po roku urodzaju karty zbiorów zostają: weźmiesz je z powrotem na rękę.
rule-BB-50 = Po sześciu latach sumuje się monety za sprzedane piwo i za sprzedany chleb. Niższa suma to twój wynik, a wyższy wynik wygrywa. Przy remisie decyduje wyższa suma za drugi towar, potem to, kto nie ma wiatraka.
rule-BB-60 = Gromadzić znaczy: musisz wziąć żetony z pola lub rzeki i umieścić je w magazynie. Jeśli ich tam nie ma, nic nie dostajesz. Każdy budynek liczy się osobno, a takie same się sumują.
rule-BB-61 = Kramarz: gdy obaj gracze dobiorą karty, możesz odrzucić kartę z ręki i wziąć wierzchnią kartę stosu, w każdym roku raz za każdy taki budynek.
rule-BB-62 = Wrota stodoły: w roku nieurodzaju nie musisz brać z powrotem wszystkich kart zbiorów. Możesz odrzucić dowolne z nich, a potem dobierasz do pięciu.
rule-BB-63 = Późny targ: na początku swojej ostatniej tury w roku urodzaju dobierasz kartę, jedną zagrywasz, a drugą odrzucasz. Za każdy taki budynek o kartę więcej.
rule-BB-64 = Karbowany kij: w pierwszej turze roku urodzaju możesz odwrócić kartę na ręce. Wędruje z pozostałymi, ale tylko ty możesz ją zagrać.
rule-BB-64a = W tej turze zagrywasz inną kartę. Kto trzyma odwróconą kartę, może na nią patrzeć. Jeśli na ręce są tylko odwrócone karty, można zagrać dowolną z nich.
rule-BB-65 = Parobek: co rok po siewie gromadzisz tyle żetonów jego surowca, ile pokazuje, najpierw gracz z wiatrakiem.
rule-BB-66 = Spichlerz: jeśli na polu jest dla ciebie za mało tego surowca, brakujące żetony bierzesz z banku, o ile tam są.
rule-BB-67 = Żniwiarz: gdy zbierasz plony z kartą, która pokazuje ten surowiec, bierzesz go o tyle więcej, ile pokazuje budynek.
rule-BB-68 = Młynówka: gdy przeciwnik zakończy zbiory, gromadzisz to, co pokazuje budynek.
rule-BB-69 = Szopy dodają miejsca w magazynie, niektóre tylko na jeden surowiec. Żetony układa się zawsze tak, aby zmieściło się ich jak najwięcej.
rule-BB-70 = Drugi kocioł i drugi piec: o tyle kart więcej w browarze lub piekarni, ile pokazują. Słodownia: w przepisie dwa żetony jednego surowca zastępują jeden żeton innego, dowolnie wiele razy, także łańcuchowo.
rule-BB-70a = Wybierasz, co naprawdę płacisz: dowolne żetony, które dają dokładnie cały przepis. Jeśli jest tylko jeden sposób, płaci się od razu.
rule-BB-71 = Bednarz i piekarczyk: żetony za każdą sprzątniętą kartę, także w turze, w której je budujesz; ale nie za karty brane na koniec gry.
rule-BB-72 = Budynki na koniec gry: monety za każdą sprzedaną kartę danego rodzaju, doliczane do jej towaru; albo monety, które pokazują, za piwo lub za chleb, jeśli na koniec spełniony jest warunek.
rule-BB-73 = Liczą się też sprzedane karty w browarze i piekarni. Każde 2 monety trafiają tam, gdzie pomogą najbardziej: najpierw niższemu towarowi, potem drugiemu. Żetony i wiatrak liczą się według stanu po ostatnim mieleniu.

## Buttons
do-card = Zagraj { $good } { $number }
do-harvest = Zbierz plony
do-sell = Sprzedaj
do-build = Zbuduj i posprzątaj
do-reserve = Odwróć dla siebie
do-swap = Wymień na kartę z miejsca { $what }
do-end = Zakończ turę
do-done = Dalej
do-keep = Zatrzymaj { $number }× { $resource_acc }
do-take = Weź { $number }× { $resource_acc }
do-pay = Zapłać: { $number }× { $resource }
do-redraw = Wymień { $good } { $number }
do-discard = Odrzuć { $good } { $number }

## Picture
side-row = Rząd zbiorów
side-windmill = Wiatrak
side-windmill-of = Teraz zaczyna { $player }, za rok ten, kto ma mniej żetonów.
side-windmill-end = Na koniec ma go { $player }.
side-pile = Stos dobierania
side-piles = { $pile ->
    [one] { $pile } karta
    [few] { $pile } karty
   *[other] { $pile } kart
}, odrzucone: { $discards }
side-position-cards = Karty
side-position-collect = Plony
side-position-storage = Magazyn
side-position-produce = Wyrób
side-position-clean = Porządki
side-position-score = Koniec
tile-harvest = Zbierz plony
tile-harvest-short = Zbierz
tile-sell-beer = Uwarz i sprzedaj
tile-sell-bread = Upiecz i sprzedaj
tile-build = Zbuduj i posprzątaj
tile-build-short = Zbuduj
tile-reserve = Odwróć dla siebie
tile-exchange = Albo wymień na
tile-over = { $count } za dużo
tile-nothing = nic
tile-ways = wybierz, czym płacisz
tile-keep = Ile razem zatrzymujesz?
tile-take = Ile bierzesz?
tile-pay = Ile płacisz?
tile-sold = Sprzedane
tile-result = liczy się niższa wartość
card-redraw = Po dobraniu kart wymień jedną
card-keep_choice = Nieurodzaj: karty zbiorów możesz odrzucić
card-last_draw = Ostatnia tura urodzaju: karty +{ $amount }
card-reserve = Urodzaj: { $amount ->
    [one] odwróć kartę dla siebie
    [few] odwróć { $amount } karty dla siebie
   *[other] odwróć { $amount } kart dla siebie
}
card-yearly = Co rok: { $resource } +{ $amount }
card-supply = Czego brak na polu, da bank: { $resource }
card-bonus = Przy zbiorach: { $resource } +{ $amount }
card-gift = Po zbiorach przeciwnika: { $resource } +{ $amount }
card-storage = Więcej miejsca: { $places }
card-capacity-beer = Browar: miejsca +{ $amount }
card-capacity-bread = Piekarnia: miejsca +{ $amount }
card-substitute = W przepisie: 2× { $pay } jako 1× { $for }
card-clean-beer = Za sprzątnięte piwo: { $resource } +{ $amount }
card-clean-bread = Za sprzątnięty chleb: { $resource } +{ $amount }
card-coin_per_kind = Na koniec po +{ $amount }: { $tier_each }
card-coins_if-more_buildings = Koniec: +{ $amount }, gdy masz więcej budynków
card-coins_if-stock_lead = Koniec: +{ $amount }, gdy masz o 2 żetony więcej
card-coins_if-windmill = Koniec: +{ $amount }, gdy masz wiatrak
about-field = { $resource }: żetony { $shape }. Co tu leży, można zebrać.
about-storage = Magazyn: jeden żeton na każde miejsce. Oznaczone miejsca są tylko na jeden surowiec.
about-brewery = Browar: uwarzone piwo czeka tu na sprzątanie. Póki jest pełny, nie można warzyć dalej.
about-bakery = Piekarnia: upieczony chleb czeka tu na sprzątanie. Póki jest pełna, nie można piec dalej.
about-row = Rząd zbiorów: z każdego surowca na nowej karcie bierzesz tyle, ile pokazuje go cały rząd.
about-exchange = W roku nieurodzaju możesz tu położyć kartę z ręki i od razu zagrać tę, która tu leżała.
about-windmill = Kto ma wiatrak, zaczyna. Po każdym roku dostaje go ten, kto ma mniej żetonów.
about-pile = Stos dobierania: po rewersie poznasz piwo i chleb, wierzchnia karta jest pierwsza.
about-fruitful = Rok urodzaju: bogate pola; po każdej parze tur gracze zamieniają się kartami na ręce.
about-dry = Rok nieurodzaju: ubogie pola; bez zamiany rąk, ale leżą trzy karty wymiany.
about-position-cards = Budynki związane z ręką i dobieraniem kart.
about-position-collect = Budynki, które przynoszą żetony.
about-position-storage = Budynki z miejscami na więcej żetonów.
about-position-produce = Budynki do warzenia i pieczenia.
about-position-clean = Budynki, które dają coś przy sprzątaniu.
about-position-score = Budynki, które dają monety na koniec gry.
shape-water = okrągłe
shape-wheat = kwadratowe
shape-barley = sześciokątne
shape-rye = w kształcie rombu
shape-hops = w kształcie tarczy

## Reasons of hints
when-year = Rok { $year }, tura { $turn }
reason-can-sell = Potem da się sprzedać { $kind_acc }: { $coins } monet.
reason-lacks-one = Do sprzedaży za { $coins } monet ({ $kind }) brakuje potem tylko 1× { $resource }.
reason-lower = Liczy się twój słabszy towar, a ten wzrośnie do { $points }.
reason-full-beer = Browar będzie pełny i przed następnym piwem trzeba go posprzątać.
reason-full-bread = Piekarnia będzie pełna i przed następnym chlebem trzeba ją posprzątać.
reason-fields-empty = Na polach nie zostanie dla drugiego gracza: { $resource }.
reason-harvest = { $tokens ->
    [0] zbiory bez żetonów ({ $kind })
    [one] zbiory dadzą 1 żeton ({ $kind })
    [few] zbiory dadzą { $tokens } żetony ({ $kind })
   *[other] zbiory dadzą { $tokens } żetonów ({ $kind })
}
reason-overflow = { $tokens ->
    [one] 1 żeton się nie zmieści
    [few] { $tokens } żetony się nie zmieszczą
   *[other] { $tokens } żetonów się nie zmieści
}
reason-sell = { $tokens ->
    [one] kosztuje 1 żeton ({ $kind })
    [few] kosztuje { $tokens } żetony ({ $kind })
   *[other] kosztuje { $tokens } żetonów ({ $kind })
}
reason-build = nowy budynek: { $title }
reason-clean = { $bread ->
    [0] browar będzie znów wolny
   *[other] { $beer ->
        [0] piekarnia będzie znów wolna
       *[other] browar i piekarnia będą znów wolne
    }
}
reason-clean-gain = { $tokens ->
    [one] sprzątanie da 1 żeton
    [few] sprzątanie da { $tokens } żetony
   *[other] sprzątanie da { $tokens } żetonów
}
reason-swap = wymienisz { $kind_acc } na { $taken }
reason-reserve-known = karta na później ({ $kind })
about-kind = { $kind }: karta z własnego zestawu
about-card = { $kind }, { $value ->
    [one] 1 moneta
    [few] { $value } monety
   *[other] { $value } monet
}. Zbiory: { $harvest }. Przepis: { $recipe }. Budynek: { $building }, { $does }

## Na telefonie i skrzynia z żetonami
part-hand = Ręka
part-other = Drugi gracz
part-cards = Twoje karty
part-cards-hand = Ręka
part-cards-exchange = Wymiana
part-cards-row = Rząd zbiorów
part-cards-sold = Sprzedane
part-no-cards = brak kart
part-pile = Stosy i bank
part-bank = Bank
part-year = Rok
crate-keep = { $count ->
    [one] Dotknij 1 żetonu, który oddajesz
   *[other] Dotknij { $count } żetonów, które oddajesz
}
crate-take = { $count ->
    [one] Dotknij tego, co bierzesz: najwyżej 1 żeton
    [few] Dotknij tego, co bierzesz: najwyżej { $count } żetony
   *[other] Dotknij tego, co bierzesz: najwyżej { $count } żetonów
}

## Miejsca tak, jak nazywa je strona
place-exchange = wymiana: { $what }
place-row = rząd zbiorów
place-houses = browar i piekarnia
place-build = budynki
place-storage = magazyn
button-card = Zagraj: { $what }
button-redraw = Wymień: { $what }
button-discard = Odrzuć: { $what }
button-swap = Wymień na: { $what }
button-note-redraw = możesz jeszcze wymienić kartę
button-note-offer = czego nie zatrzymasz, dostanie do wyboru drugi gracz
detail-room = żetony: { $tokens }, miejsca: { $places }, do oddania: { $away }
detail-offered = do wzięcia: { $goods }
told-swap = { $player } wymienia { $kind_acc } na { $taken }.

## Lekcje
lesson-first-goal = Piwo i chleb, jedno i drugie
lesson-first-goal-body = Przez sześć lat warzysz piwo i pieczesz chleb za monety. Na końcu liczy się tylko *mniejsza z obu sum*, więc nie zaniedbuj żadnej.
lesson-first-goal-mark-1 = *Browar* na piwo
lesson-first-goal-mark-2 = *Piekarnia* na chleb
lesson-first-goal-mark-3 = *Magazyn*: dziewięć miejsc na surowce
lesson-first-uses = Jedna karta, trzy możliwości
lesson-first-uses-body = W każdej turze zagrywasz *jedną kartę*. Jej trzy części to trzy różne akcje, a ty wybierasz jedną.
lesson-first-uses-mark-1 = *Zbierz plony*: góra karty przynosi surowce
lesson-first-uses-mark-2 = *Sprzedaj*: zapłać przepis ze środka, zdobądź monety
lesson-first-uses-mark-3 = *Zbuduj*: dół karty staje się budynkiem na stałe
lesson-first-uses-task = Obejrzyj każdą z trzech. Na razie tylko patrzysz.
lesson-first-uses-again = Wybierz po kolei zbiory, sprzedaż i budowę.
lesson-first-uses-done = Trzy możliwości, ale *z każdej karty tylko jedna*. Na tym polega cała gra.
lesson-first-harvest = Najpierw surowce
lesson-first-harvest-body = Magazyn jest pusty, więc *zbierasz plony*: karta pokazuje pszenicę, jęczmień, żyto i chmiel, a ty bierzesz z pól po jednym.
lesson-first-harvest-mark-1 = *Cztery surowce* u góry
lesson-first-harvest-task = Wybierz tę kartę, zbierz plony i zakończ turę.
lesson-first-harvest-again = Najpierw lekkie piwo, potem zbiory, potem koniec tury.
lesson-first-harvest-done = Cztery żetony są w magazynie. Karta leży w *twoim rzędzie zbiorów* i jeszcze pomoże.
lesson-first-hands = Zamiana kart na ręce
lesson-first-hands-body = Pomarańczowy też zagrywa kartę. W *roku urodzaju* zamieniacie się potem kartami na ręce: co zostawisz, dostanie pomarańczowy.
lesson-first-row = Rząd cię wzbogaci
lesson-first-row-body = Z każdego surowca na *nowej* karcie bierzesz tyle, ile pokazuje *cały rząd*. Pszenica i żyto już tam są, więc teraz bierzesz po dwa.
lesson-first-row-mark-1 = *Twój rząd*: pszenica i żyto już tu są
lesson-first-row-task = Zagraj oświetloną kartę chleba i zbierz plony.
lesson-first-row-again = Wybierz oświetloną kartę, a potem zbierz plony.
lesson-first-row-no-choose-card = Najpierw karta z ręki, potem co z nią zrobić.
lesson-first-row-done = Pięć żetonów naraz: dziewięć miejsc jest *pełnych*.
lesson-first-sell = Upiecz i sprzedaj
lesson-first-sell-body = Masz odświętny chleb za *9 monet* i wszystko, czego trzeba: wodę, trzy pszenice i dwa żyta. Zapłać przepis, a karta trafi do piekarni.
lesson-first-sell-mark-1 = *Przepis* jest pośrodku
lesson-first-sell-mark-2 = *Miejsce na jeden* chleb
lesson-first-sell-task = Zagraj odświętny chleb i sprzedaj go.
lesson-first-sell-again = Oświetlony odświętny chleb, a potem sprzedaż.
lesson-first-sell-done = Dziewięć monet za chleb. Ale *piekarnia jest pełna*, dopóki nie posprzątasz.
lesson-first-full = Więcej, niż się zmieści
lesson-first-full-body = Te zbiory przynoszą siedem żetonów, a miejsca masz na sześć. Wybierasz, co musi odejść, ze starych i nowych, i *pomarańczowy może to wziąć*.
lesson-first-full-mark-1 = *Miejsce na sześć* kolejnych
lesson-first-full-task = Zbierz plony z oświetlonej karty, oddaj jedną wodę i potwierdź.
lesson-first-full-again = Oddaj dokładnie jedną wodę: jęczmień i żyto są ci teraz cenniejsze.
lesson-first-full-done = Zostało dziewięć. Jak widać, *za dużo naraz* pomaga przeciwnikowi.
lesson-first-clean = Zbuduj i posprzątaj
lesson-first-clean-body = Budowa nic nie kosztuje, a przy każdej też *sprzątasz*: sprzedane karty opuszczają browar i piekarnię. Ten cech da też monety na końcu.
lesson-first-clean-mark-1 = *Pełna*, dopóki nie posprzątasz
lesson-first-clean-task = Zagraj ostatnią kartę roku: zbuduj ją.
lesson-first-clean-again = Wybierz ostatnią kartę, potem zbuduj i posprzątaj.
lesson-first-clean-done = Chleb leży na stosie sprzedanych, piekarnia jest wolna, a *cech stoi*.
lesson-first-year = Nadchodzi rok nieurodzaju
lesson-first-year-body = Kto ma *mniej żetonów*, dostaje wiatrak i zaczyna: pomarańczowy. Karty z rzędu wracają na rękę, pola są ubogie, rąk się nie zamienia, a leżą *trzy karty wymiany*.
lesson-first-exchange = Wymień i od razu zagraj
lesson-first-exchange-body = W roku nieurodzaju możesz wymienić kartę z ręki na *jedną z trzech* i od razu ją zagrać. Ta powiększy ci browar.
lesson-first-exchange-mark-1 = *Większy browar*, jeśli ją zbudujesz
lesson-first-exchange-task = Wybierz oświetloną kartę z ręki, wymień ją i zbuduj.
lesson-first-exchange-again = Najpierw oświetlona karta z ręki, potem oświetlona na stole, potem budowa.
lesson-first-exchange-done = W browarze mieszczą się teraz *dwa piwa*. Odłożona karta leży dla was obojga.
lesson-first-beer = A teraz piwo
lesson-first-beer-body = Na razie masz 10 monet za chleb i żadnej za piwo: to liczy się jako *zero*. Lekkie piwo z zeszłorocznych zbiorów znów masz na ręce. Uwarz je!
lesson-first-beer-mark-1 = *Teraz miejsce na dwa*
lesson-first-beer-task = Zagraj lekkie piwo i sprzedaj je.
lesson-first-beer-again = Oświetlone lekkie piwo, a potem sprzedaż.
lesson-first-beer-done = Pięć monet za pierwsze piwo.
lesson-first-lower = Liczy się mniejsza suma: { $points }
lesson-first-lower-body = Dziesięć za chleb, pięć za piwo: twój wynik to *{ $points }*. Kolejny chleb nic by teraz nie zmienił, kolejne piwo dużo.
lesson-first-last = Po sześciu latach
lesson-first-last-body = Lata urodzaju i nieurodzaju następują na przemian. To *ostatnie tury szóstego roku*. Potem zlicza się monety, także z budynków.
lesson-first-finish = Twój wynik: { $points }
lesson-first-finish-body = Jedna karta na turę: zbiory, sprzedaż albo budowa i sprzątanie. *Wygrywa, kto ma wyższą tę mniejszą sumę*. Graj dalej od drugiego roku przeciw łatwemu botowi.

until-end = trwa rok { $year } z sześciu; { $left ->
    [0] to już ostatni.
    [one] po nim będzie jeszcze 1.
    [few] po nim będą jeszcze { $left }.
   *[other] po nim będzie jeszcze { $left }.
}

lesson-stick = Karbowany kij
lesson-stick-see = Karta tylko dla ciebie
lesson-stick-see-body = Z *karbowanym kijem* możesz w pierwszej turze roku urodzaju odwrócić kartę na ręce. Wędruje z pozostałymi, ale tylko ty możesz ją zagrać.
lesson-stick-do = Zarezerwuj kartę
lesson-stick-do-body = Potem zagrywasz w tej turze inną, jak zawsze.
lesson-stick-do-task = Wybierz kartę, która świeci, i zarezerwuj ją.
lesson-stick-do-again = Karta, która świeci, a potem kij: zarezerwuj ją.
lesson-stick-do-done = Jest *odwrócona*. Gdy ręka do ciebie wróci, możesz ją zagrać.

lesson-malt = Słodownia
lesson-malt-see = Dwa za jeden
lesson-malt-see-body = Ze *słodownią* dwa żetony jednego surowca zastępują w przepisie jeden żeton innego, ile razy chcesz. Gdy sposobów jest kilka, wybierasz ty.
lesson-malt-do = Sprzedaj z wyborem
lesson-malt-do-body = Przepis można zapłacić na dwa sposoby. Co zatrzymasz, zależy od ciebie.
lesson-malt-do-task = Wybierz kartę, która świeci, sprzedaj ją i powiedz, czym płacisz.
lesson-malt-do-again = Najpierw karta, potem sprzedaż, potem wybierz, czym płacisz.
lesson-malt-do-done = *Zapłacone i sprzedane.* Co zostało, może się przydać do następnego przepisu.

lesson-gate = Wrota stodoły
lesson-gate-see = Nie wszystko z powrotem
lesson-gate-see-body = W roku nieurodzaju bierzesz karty zbiorów z powrotem na rękę. Z *wrotami stodoły* możesz najpierw odrzucić niektóre, a potem dobierasz do pięciu.
lesson-gate-do = Wypuść jedną
lesson-gate-do-body = Za każdą odrzuconą kartę przychodzi nowa ze stosu.
lesson-gate-do-task = Odrzuć kartę, która świeci, a potem powiedz, że gotowe.
lesson-gate-do-again = Karta, która świeci, a potem: gotowe.
lesson-gate-do-done = Na jej miejsce przychodzi *nowa karta*.

lesson-trader = Kramarz
lesson-trader-see = Inna karta
lesson-trader-see-body = Gdy obaj gracze dobiorą, *kramarz* pozwala odrzucić jedną kartę z ręki i wziąć wierzchnią kartę stosu. Jej rewers widać wcześniej.
lesson-trader-do = Wymień kartę
lesson-trader-do-body = Dobrze jest oddać tę, która nie pomoże żadnemu z was.
lesson-trader-do-task = Wybierz kartę, którą chcesz wymienić.
lesson-trader-do-again = Jedną z kart na ręce, które świecą.
lesson-trader-do-done = *Wymienione.* Odrzuconą widać, nową widzisz tylko ty.

## The score sheet of the real table

fault-set-bad = Zestaw: { $reason }
fault-set-form = components: ma być „standard” lub cały zestaw, a nie { $given }
fault-card-unknown = { $player }: sold: nieznane { $given }; są { $first } do { $last }
fault-card-twice = { $player }: sold: { $card } dwa razy
fault-card-sold = { $player }: { $card } sprzedał już { $owner }
fault-too-many-played = { $player }: { $count } kart sprzedanych i zbudowanych; nikt nie zagrywa więcej niż { $most }
fault-building-copies = buildings: { $building } jest { $count }×; w zestawie jest { $most }
fault-building-sold = buildings: { $building } jest { $count }×; z { $most } kart z nią { $sold } sprzedano
fault-storage-full = { $player }: { $count } żetonów nie zmieści się na { $most } miejscach magazynu
fault-storage-all = W magazynach jest { $resource } { $count }×; żetonów jest { $most }
fault-windmill-form = { $player }: windmill: ma być true lub false, a nie { $given }
fault-windmill = Wiatrak ma dokładnie jeden gracz, a nie { $count }.
pad-what = Co wpisujesz
pad-sold-beer = Sprzedane piwo
pad-sold-bread = Sprzedany chleb
pad-built-beer = Budynki, niebieskie karty
pad-built-bread = Budynki, brązowe karty
pad-values = Same wartości
pad-value = Karty za { $value }
pad-storage = Magazyn na końcu
pad-windmill = Wiatrak
pad-take = Weź kartę
pad-take-back = Zabierz kartę
pad-hint-cards = Dotykaj kart, które { $player } ma sprzedane, potem zbudowanych. Drugie dotknięcie zabiera kartę.
pad-hint-values = Jeśli macie inne karty: ile kart każdej wartości sprzedano. Budynki za monety dalej się dotyka.

# What is wrong with a component set

fault-stands-in = { $where }: { $resource } nie może zastępować samej siebie
fault-no-place = { $where }: budynek magazynowy ma co najmniej jedno miejsce
fault-card-value = { $where }: rodzaj { $tier } jest wart { $lowest } albo { $highest }, a nie { $given }
fault-no-harvest = { $where }: puste, a każda karta coś zbiera
fault-no-recipe = { $where }: puste, a każdy przepis czegoś żąda
fault-effect-sum = { $where }: budynki z działaniem { $effect } dają razem { $count }; grać można najwyżej z { $most }
fault-unpayable = { $where }: nie da się zapłacić { $count } żetonów; nie zmieszczą się w żadnym magazynie tego zestawu

# Where people type in their box

set-beer = Piwo
set-bread = Chleb
field-harvest = Zbiory
field-value = Wartość
field-recipe = Przepis
field-building = Budynek
lesson-overflow = Nadmiar
lesson-overflow-see = Więcej, niż się zmieści
lesson-overflow-see-body = Magazyn ma 9 miejsc na cokolwiek, 1 na jęczmień i 1 na chmiel. Leży w nim pięć żetonów. Te zbiory dałyby *4 wody, 3 jęczmienie i 1 żyto*: to za dużo, bo miejsce na chmiel zostaje puste.
lesson-overflow-give = Wybierasz, co odchodzi
lesson-overflow-give-body = Nieważne, co stare, a co nowe: zatrzymujesz, co chcesz, ale *tyle, ile się zmieści*. O wodę najłatwiej.
lesson-overflow-give-task = Zagraj oświetloną kartę na zbiory, oddaj trzy wody i potwierdź.
lesson-overflow-give-again = Oświetlone lekkie piwo, potem zbiory, potem oddaj trzy wody: jęczmienia i żyta jest mało.
lesson-overflow-give-done = Zostało dziesięć, a trzy wody są *do wzięcia dla pomarańczowego*.
lesson-overflow-other = Co oddasz, może wziąć przeciwnik
lesson-overflow-other-body = Pomarańczowy ma miejsce i bierze *wszystkie trzy wody*, nie tracąc akcji. Bogate zbiory mogą więc nakarmić przeciwnika.
lesson-overflow-take = Teraz na odwrót
lesson-overflow-take-body = W piątym roku za dużo zebrał pomarańczowy: do wzięcia są 3 wody i 2 pszenice. Masz *trzy wolne miejsca*; to na chmiel jest zajęte.
lesson-overflow-take-task = Weź trzy wody i potwierdź.
lesson-overflow-take-again = Tym razem trzy wody: potrzebują ich twoje następne przepisy.
lesson-overflow-take-done = *Trzy żetony za darmo.* Czego nikt nie weźmie, wraca do banku.

lesson-dry = Lata nieurodzaju
lesson-dry-see = Ubogie pola i własna ręka
lesson-dry-see-body = Drugi, czwarty i szósty rok to lata nieurodzaju. Rośnie *tylko 5 pszenicy i po 4 jęczmienia, żyta i chmielu*. Rękę zatrzymujesz, nikt się nie zamienia. Są w niej znów karty z zeszłorocznych zbiorów.
lesson-dry-do = Wymień jedną
lesson-dry-do-body = Do wymiany leżą trzy karty. Twoje lekkie piwo nie da chmielu; podpłomyk na trzecim miejscu tak, a chmielu potrzebują twoje następne przepisy.
lesson-dry-do-task = Wybierz oświetloną kartę z ręki, wymień ją na oświetloną na stole i zagraj tę na zbiory.
lesson-dry-do-again = Najpierw oświetlona karta z ręki, potem trzecia karta na stole, potem zbiory.
lesson-dry-do-done = Podpłomyk od razu poszedł na zbiory. *Twoje lekkie piwo leży na stole* dla każdego, kto go zechce.
lesson-dry-count = Co przyniósł
lesson-dry-count-body = Wodę, jęczmień, żyto i *dwa chmiele*: jeden za kartę i jeden dzięki żniwiarzowi. Wymiana w roku nieurodzaju nic nie kosztuje, więc w każdej turze patrz na te trzy karty.

lesson-shed = Szopy
lesson-shed-see = Więcej miejsca
lesson-shed-see-body = *Szopa* dodaje miejsca w magazynie, tutaj jedno na jęczmień i jedno na chmiel. Inne mają dwa na wodę albo jedno na cokolwiek.
lesson-shed-do = Zbuduj szopę
lesson-shed-do-body = To ostatnia karta roku. Budowa nic nie kosztuje, a przy okazji sprząta się browar i piekarnię.
lesson-shed-do-task = Zagraj ostatnią kartę: zbuduj ją.
lesson-shed-do-again = Wybierz bochenek na ręce, potem zbuduj i posprzątaj.
lesson-shed-do-done = Dwa miejsca więcej, a *browar i piekarnia znów są wolne.*
lesson-shed-count = Jedenaście miejsc
lesson-shed-count-body = Dziewięć na cokolwiek i dwa tylko na swój surowiec. Żetony układają się same tak, by zmieściło się ich jak najwięcej.

lesson-boy = Bednarz i piekarczyk
lesson-boy-see = Sprzątanie coś daje
lesson-boy-see-body = *Piekarczyk* daje za każdy sprzątnięty chleb żeton, tutaj chmiel; *bednarz* to samo za piwo. Piekarczyka masz, a w piekarni leży jeden chleb.
lesson-boy-do = Zbuduj coś
lesson-boy-do-body = Przy każdej budowie sprzątasz. Nieważne, co budujesz; ten cech da na końcu monety.
lesson-boy-do-task = Zagraj oświetloną kartę: zbuduj ją.
lesson-boy-do-again = Wybierz oświetlone mocne piwo, potem zbuduj i posprzątaj.
lesson-boy-do-done = Chleb idzie do sprzedanych kart, a do magazynu przychodzi *jeden chmiel.*
lesson-boy-count = Jeden chmiel za jeden chleb
lesson-boy-count-body = Dwa chleby dałyby dwa. Z piekarczykiem i drugim piecem opłaca się więc zapełnić piekarnię przed sprzątaniem.

lesson-guild = Cechy i chleb
lesson-guild-see = Co dotąd dał chleb
lesson-guild-see-body = Chleb dał już monet: { $points }. *Cechy* dodają monetę za każdą sprzedaną kartę swoich rodzajów. Masz dwa na mocne piwo i odświętny chleb.
lesson-guild-do = Odświętny chleb
lesson-guild-do-body = Przepis masz w magazynie, a sama karta daje 8 monet.
lesson-guild-do-task = Zagraj oświetlony odświętny chleb i sprzedaj go.
lesson-guild-do-again = Wybierz oświetlony odświętny chleb, a potem sprzedaż.
lesson-guild-do-done = 8 za kartę i *po 1 od każdego z dwóch cechów.*
lesson-guild-count = Chleb, monety: { $points }
lesson-guild-count-body = O dziesięć więcej jedną kartą. Inne budynki na koniec gry dają 2 monety za przewagę; trafiają tam, gdzie najbardziej ci pomogą.

lesson-coins = Piwo i chleb w monetach
lesson-coins-see = Piwo zostaje w tyle: { $points }
lesson-coins-see-body = To ostatni rok. Chleb dał 33 monety, piwo tylko { $points }. *Twój wynik to mniejsza suma,* więc kolejny chleb nic by teraz nie dał.
lesson-coins-do = Mocne piwo
lesson-coins-do-body = Karta daje 9 monet, a twoje dwa cechy od mocnego piwa dodają 2.
lesson-coins-do-task = Zagraj oświetlone mocne piwo i sprzedaj je.
lesson-coins-do-again = Wybierz oświetlone mocne piwo, a potem sprzedaż.
lesson-coins-do-done = Z 26 na 37: *teraz prowadzi piwo.*
lesson-coins-count = Piwo, monety: { $points }
lesson-coins-count-body = Wszystkie sprzedane piwa, także te w browarze, i to, co dodają za nie cechy.
lesson-coins-bread = Chleb, monety: { $points }
lesson-coins-bread-body = Teraz mniejszy jest chleb, a twój wynik to { $points }. Następnym razem znów sprzedaj chleb: trzymaj obie sumy razem.

lesson-oven = Drugi piec, drugi kocioł
lesson-oven-see = Miejsce na następny
lesson-oven-see-body = W piekarni jest do sprzątania miejsce na jeden chleb. *Drugi piec* daje miejsce na następny, *drugi kocioł* to samo w browarze. Masz takie piece dwa, a w piekarni leży jeden chleb.
lesson-oven-do = Sprzedaj bez sprzątania
lesson-oven-do-body = Na podpłomyk masz wszystko i jest na niego miejsce.
lesson-oven-do-task = Zagraj oświetlony podpłomyk i sprzedaj go.
lesson-oven-do-again = Wybierz oświetlony podpłomyk, a potem sprzedaż.
lesson-oven-do-done = *Dwa chleby* leżą obok siebie. Nie trzeba było nic między nimi budować.
lesson-oven-count = Chleb, monety: { $points }
lesson-oven-count-body = 6 i 5. Każda tura bez sprzątania to tura na coś innego.

lesson-race = Młynówka
lesson-race-see = Woda, gdy pracują inni
lesson-race-see-body = *Młynówka* daje ci wodę, gdy przeciwnik zakończy zbiory. Nic nie musisz robić. Teraz wody nie masz, a cztery miejsca są tylko na wodę.
lesson-race-watch = Niebieski zbiera
lesson-race-watch-body = Niebieski zagrywa kartę na zbiory i kończy turę: *jedna woda* wpływa do twojego magazynu.
lesson-race-do = A twoje zbiory
lesson-race-do-body = Za twoje własne zbiory młynówka nic nie daje, tylko za zbiory przeciwnika.
lesson-race-do-task = Zagraj oświetloną kartę na zbiory i zakończ turę.
lesson-race-do-again = Oświetlona karta, potem zbiory, potem koniec tury.
lesson-race-do-done = W roku urodzaju oboje zbieracie często, *o wodę nie ma więc zmartwienia.*

lesson-market = Późny targ
lesson-market-see = Wybór w ostatniej turze
lesson-market-see-body = W ostatniej turze roku urodzaju zostaje jedna karta, ta, której nikt nie chciał. Z *późnym targiem* dobierasz jeszcze jedną, jedną z dwóch zagrywasz, a drugą odrzucasz.
lesson-market-do = Zagraj lepszą
lesson-market-do-body = Nowa karta to parobek: co rok pszenica dla ciebie. Zbuduj go i zobacz, co przyniesie nowy rok.
lesson-market-do-task = Zagraj oświetloną kartę: zbuduj ją i zakończ turę.
lesson-market-do-again = Oświetlona karta, potem budowa, potem koniec tury.
lesson-market-do-done = Druga karta jest *odrzucona*. A parobek przyniósł już pierwszą pszenicę.

lesson-hand = Parobek
lesson-hand-see = Pomoc w polu
lesson-hand-see-body = *Parobek* co rok zaraz po siewie przynosi żetony swojego surowca. Parobek od pszenicy został właśnie zbudowany. W magazynie nie ma pszenicy.
lesson-hand-do = Rok się kończy
lesson-hand-do-body = To była ostatnia tura roku. Mielenie i siew odbywają się same.
lesson-hand-do-task = Zakończ turę.
lesson-hand-do-again = Zakończ turę przyciskiem.
lesson-hand-do-done = Nowy rok, a w magazynie jest *jedna pszenica.*
lesson-hand-count = Z pola
lesson-hand-count-body = Pochodzi z pola: na ten rok nieurodzaju zasiano 5 pszenicy, zostały 4. Kilku parobków przynosi po kolei, a o kolejności decyduje wiatrak.

lesson-reaper = Żniwiarz
lesson-reaper-see = O jeden więcej
lesson-reaper-see-body = *Żniwiarz* daje o jeden żeton swojego surowca więcej, gdy zagrywasz na zbiory kartę, która go pokazuje. Twój jest od jęczmienia. W magazynie masz jeden jęczmień.
lesson-reaper-do = Zbierz jęczmień
lesson-reaper-do-body = Lekkie piwo pokazuje wodę, jęczmień i żyto, po jednym. Twój rząd zbiorów jest jeszcze pusty.
lesson-reaper-do-task = Zagraj oświetloną kartę na zbiory.
lesson-reaper-do-again = Oświetlone lekkie piwo, a potem zbiory.
lesson-reaper-do-done = Woda, żyto i *dwa jęczmienie.*
lesson-reaper-count = Jeden i jeszcze jeden
lesson-reaper-count-body = Jeden jęczmień za kartę, jeden za żniwiarza. Przy karcie bez jęczmienia żniwiarz nic nie robi.

lesson-granary = Spichlerz
lesson-granary-see = Gdy pole jest prawie puste
lesson-granary-see-body = Bierzesz, co pokazuje twój rząd, ale nigdy więcej, niż jest na polu: reszta przepada. *Spichlerz* daje ci resztę z banku. Twój jest od jęczmienia, a na polu został jeden.
lesson-granary-do = Zbiory trzech jęczmieni
lesson-granary-do-body = Bochenek na stole pokazuje jęczmień, twój rząd też, a żniwiarz dodaje jeden: razem trzy.
lesson-granary-do-task = Wybierz oświetloną kartę z ręki, wymień ją na oświetlony bochenek i zagraj na zbiory.
lesson-granary-do-again = Oświetlona karta z ręki, potem druga karta na stole, potem zbiory.
lesson-granary-do-done = Jeden jęczmień z pola, *dwa z banku.*
lesson-granary-count = Wszystkie trzy są twoje
lesson-granary-count-body = Bez spichlerza byłby jeden. Najbardziej pomaga w latach nieurodzaju i pod koniec roku.
