# Wioska po polsku.

game-title = Wioska
game-about = Budujcie razem jedną wioskę: dokładajcie kafelki i drogi, osły niech wożą surowce, aż stanie kościół. Wygrywa ten, kto zrobił dla wioski najwięcej.

## Tiles
tile-church = Kościół
    .acc = Kościół
    .of = Kościoła
    .in = w Kościele
    .to = do Kościoła
    .from = z Kościoła
    .ins = Kościołem
tile-market = Targ
    .acc = Targ
    .of = Targu
    .in = na Targu
    .to = na Targ
    .from = z Targu
    .ins = Targiem
tile-town_hall = Ratusz
    .acc = Ratusz
    .of = Ratusza
    .in = w Ratuszu
    .to = do Ratusza
    .from = z Ratusza
    .ins = Ratuszem
tile-woodcutter = Drwal
    .acc = kafelek Drwala
    .of = Drwala
    .in = u Drwala
    .to = do Drwala
    .from = od Drwala
    .ins = Drwalem
tile-quarry = Kamieniołom
    .acc = Kamieniołom
    .of = Kamieniołomu
    .in = w Kamieniołomie
    .to = do Kamieniołomu
    .from = z Kamieniołomu
    .ins = Kamieniołomem
tile-farm = Farma
    .acc = Farmę
    .of = Farmy
    .in = na Farmie
    .to = na Farmę
    .from = z Farmy
    .ins = Farmą
tile-sawmill = Cieśla
    .acc = kafelek Cieśli
    .of = Cieśli
    .in = u Cieśli
    .to = do Cieśli
    .from = od Cieśli
    .ins = Cieślą
tile-stonemason = Kamieniarz
    .acc = kafelek Kamieniarza
    .of = Kamieniarza
    .in = u Kamieniarza
    .to = do Kamieniarza
    .from = od Kamieniarza
    .ins = Kamieniarzem
tile-dairy_farm = Mleczarnia
    .acc = Mleczarnię
    .of = Mleczarni
    .in = w Mleczarni
    .to = do Mleczarni
    .from = z Mleczarni
    .ins = Mleczarnią
tile-flour_mill = Młyn
    .acc = Młyn
    .of = Młyna
    .in = w Młynie
    .to = do Młyna
    .from = z Młyna
    .ins = Młynem
tile-shrine = Kapliczka
    .acc = Kapliczkę
    .of = Kapliczki
    .in = przy Kapliczce
    .to = do Kapliczki
    .from = od Kapliczki
    .ins = Kapliczką
tile-trade_post = Faktoria
    .acc = Faktorię
    .of = Faktorii
    .in = w Faktorii
    .to = do Faktorii
    .from = z Faktorii
    .ins = Faktorią
tile-pond_forest = Leśny staw
    .acc = Leśny staw
    .of = Leśnego stawu
    .in = nad Leśnym stawem
    .to = nad Leśny staw
    .from = znad Leśnego stawu
    .ins = Leśnym stawem
tile-pond_mountain = Górski staw
    .acc = Górski staw
    .of = Górskiego stawu
    .in = nad Górskim stawem
    .to = nad Górski staw
    .from = znad Górskiego stawu
    .ins = Górskim stawem
tile-woodland_small = Niewielki zagajnik
    .acc = Niewielki zagajnik
    .of = Niewielkiego zagajnika
    .in = w Niewielkim zagajniku
    .to = do Niewielkiego zagajnika
    .from = z Niewielkiego zagajnika
    .ins = Niewielkim zagajnikiem
tile-mountain_range_small = Niewielki łańcuch górski
    .acc = Niewielki łańcuch górski
    .of = Niewielkiego łańcucha górskiego
    .in = w Niewielkim łańcuchu górskim
    .to = do Niewielkiego łańcucha górskiego
    .from = z Niewielkiego łańcucha górskiego
    .ins = Niewielkim łańcuchem górskim
tile-master_stonemason = Mistrz kamieniarstwa
    .acc = kafelek Mistrza kamieniarstwa
    .of = Mistrza kamieniarstwa
    .in = u Mistrza kamieniarstwa
    .to = do Mistrza kamieniarstwa
    .from = od Mistrza kamieniarstwa
    .ins = Mistrzem kamieniarstwa
tile-warehouse = Skład
    .acc = Skład
    .of = Składu
    .in = w Składzie
    .to = do Składu
    .from = ze Składu
    .ins = Składem
tile-stables = Stajnia
    .acc = Stajnię
    .of = Stajni
    .in = w Stajni
    .to = do Stajni
    .from = ze Stajni
    .ins = Stajnią
tile-woodland_large = Rozległy zagajnik
    .acc = Rozległy zagajnik
    .of = Rozległego zagajnika
    .in = w Rozległym zagajniku
    .to = do Rozległego zagajnika
    .from = z Rozległego zagajnika
    .ins = Rozległym zagajnikiem
tile-lumber_mill = Tartak
    .acc = Tartak
    .of = Tartaku
    .in = w Tartaku
    .to = do Tartaku
    .from = z Tartaku
    .ins = Tartakiem
tile-outpost_1 = Posterunek I
    .acc = Posterunek I
    .of = Posterunku I
    .in = na Posterunku I
    .to = na Posterunek I
    .from = z Posterunku I
    .ins = Posterunkiem I
tile-outpost_2 = Posterunek II
    .acc = Posterunek II
    .of = Posterunku II
    .in = na Posterunku II
    .to = na Posterunek II
    .from = z Posterunku II
    .ins = Posterunkiem II
tile-mountain_range_large = Rozległy łańcuch górski
    .acc = Rozległy łańcuch górski
    .of = Rozległego łańcucha górskiego
    .in = w Rozległym łańcuchu górskim
    .to = do Rozległego łańcucha górskiego
    .from = z Rozległego łańcucha górskiego
    .ins = Rozległym łańcuchem górskim
tile-windmill = Wiatrak
    .acc = Wiatrak
    .of = Wiatraka
    .in = w Wiatraku
    .to = do Wiatraka
    .from = z Wiatraka
    .ins = Wiatrakiem
tile-tavern = Karczma
    .acc = Karczmę
    .of = Karczmy
    .in = w Karczmie
    .to = do Karczmy
    .from = z Karczmy
    .ins = Karczmą
tile-farrier = Kowal
    .acc = kafelek Kowala
    .of = Kowala
    .in = u Kowala
    .to = do Kowala
    .from = od Kowala
    .ins = Kowalem
tile-barn_a = Stodoła A
    .acc = Stodołę A
    .of = Stodoły A
    .in = w Stodole A
    .to = do Stodoły A
    .from = ze Stodoły A
    .ins = Stodołą A
tile-cow_conservatory = Hodowla krów
    .acc = Hodowlę krów
    .of = Hodowli krów
    .in = w Hodowli krów
    .to = do Hodowli krów
    .from = z Hodowli krów
    .ins = Hodowlą krów
tile-square = Plac
    .acc = Plac
    .of = Placu
    .in = na Placu
    .to = na Plac
    .from = z Placu
    .ins = Placem
tile-monument = Pomnik
    .acc = Pomnik
    .of = Pomnika
    .in = przy Pomniku
    .to = do Pomnika
    .from = od Pomnika
    .ins = Pomnikiem
tile-barn_b = Stodoła B
    .acc = Stodołę B
    .of = Stodoły B
    .in = w Stodole B
    .to = do Stodoły B
    .from = ze Stodoły B
    .ins = Stodołą B

## What the tiles do
does-church = wykonaj dostawę albo żebrz, gdy trzej początkowi wytwórcy są pełni
does-market = sprzedaj surowce według kafelka sprzedaży; surowce można tu też kupować
does-town_hall = weź projekt, potem zatrudniaj mieszkańców i osły
does-woodcutter = zapełnij puste pola drewnem
does-quarry = zapełnij puste pola kamieniem
does-farm = zapełnij puste pola zbożem
does-sawmill = przetwórz drewno w deskę
does-stonemason = przetwórz kamień w cegłę
does-dairy_farm = przetwórz zboże w mleko
does-flour_mill = przetwórz zboże w mąkę
does-shrine = na końcu 2 punkty za każdą twoją dostawę
does-trade_post = na końcu 1 punkt za każdą twoją sprzedaż
does-pond_forest = na końcu 3 punkty, jeśli droga prowadzi stąd do Kościoła; wokół ma sam las
does-pond_mountain = na końcu 3 punkty, jeśli droga prowadzi stąd do Kościoła; wokół ma same wzgórza
does-woodland_small = na końcu 1 punkt za każdy odcinek stykający się z lasem; nie potrzebuje drogi
does-mountain_range_small = na końcu 1 punkt za każdy odcinek stykający się ze wzgórzem; nie potrzebuje drogi
does-master_stonemason = przetwórz kamień w cegły, dwa pola
does-warehouse = na końcu 1 punkt więcej za każdą twoją drogę
does-stables = na końcu 2 punkty za każdego twojego osła
does-woodland_large = na końcu 2 punkty za każdy odcinek stykający się z lasem; nie potrzebuje drogi
does-lumber_mill = przetwórz drewno w deski, dwa pola
does-outpost_1 = na końcu 1 punkt za każdy kafelek na najkrótszej drodze do Kościoła
does-outpost_2 = na końcu 1 punkt za każdy kafelek na najkrótszej drodze do Kościoła
does-mountain_range_large = na końcu 2 punkty za każdy odcinek stykający się ze wzgórzem; nie potrzebuje drogi
does-windmill = przetwórz zboże w mąkę, dwa pola
does-tavern = na końcu 1 punkt za każde twoje złoto, najwyżej 8
does-farrier = na końcu 1 punkt więcej za każdy kafelek twojej najdłuższej drogi
does-barn_a = zapełnij puste pola wybranymi podstawowymi surowcami
does-cow_conservatory = przetwórz zboże w mleko, dwa pola
does-square = na końcu 3 punkty za każdy odcinek drogi stykający się z drogą
does-monument = na końcu 2 punkty za każdy odcinek stykający się z takim samym
does-barn_b = zapełnij puste pola wybranymi podstawowymi surowcami

## Goods
good-wood = drewno
    .acc = drewno
    .of = drewna
    .few = drewna
    .many = drewna
    .with = drewnem
    .one = drewna
good-stone = kamień
    .acc = kamień
    .of = kamienia
    .few = kamienie
    .many = kamieni
    .with = kamieniem
    .one = kamienia
good-wheat = zboże
    .acc = zboże
    .of = zboża
    .few = zboża
    .many = zboża
    .with = zbożem
    .one = zboża
good-planks = deska
    .acc = deskę
    .of = desek
    .few = deski
    .many = desek
    .with = deskami
    .one = deski
good-bricks = cegła
    .acc = cegłę
    .of = cegieł
    .few = cegły
    .many = cegieł
    .with = cegłami
    .one = cegły
good-milk = mleko
    .acc = mleko
    .of = mleka
    .few = mleka
    .many = mleka
    .with = mlekiem
    .one = mleka
good-flour = mąka
    .acc = mąkę
    .of = mąki
    .few = mąki
    .many = mąki
    .with = mąką
    .one = mąki
good-gold = złoto
    .acc = złoto
    .of = złota
    .few = złota
    .many = złota
    .with = złotem
    .one = złota
goods-of = { $count }× { $goods }

## Sections
ground-road = droga
ground-forest = las
ground-mountain = wzgórze
ground-cliff = urwisko

## Milestones and awards
milestone-planner = Planista
milestone-carpenter = Stolarz
milestone-mason = Murarz
milestone-herder = Pasterz
milestone-miller = Młynarz

## The score sheet
score-points = Punkty w grze
score-chaplain = Kapelan
score-sacristan = Kościelny
score-landscaper = Architekt
score-merchant = Kupiec
score-shrine = Kapliczka
score-trade_post = Faktoria
score-pond_forest = Leśny staw
score-pond_mountain = Górski staw
score-woodland_small = Niewielki zagajnik
score-mountain_range_small = Niewielki łańcuch górski
score-warehouse = Skład
score-stables = Stajnia
score-woodland_large = Rozległy zagajnik
score-outpost_1 = Posterunek I
score-outpost_2 = Posterunek II
score-mountain_range_large = Rozległy łańcuch górski
score-tavern = Karczma
score-farrier = Kowal
score-square = Plac
score-monument = Pomnik
score-roads = Mosty i ścieżki
score-longest_road = Najdłuższa droga
score-gold = Za złoto
score-total = Razem

## The table in words
words-round = Runda { $number }.
words-last-round = Kościół jest ukończony: to ostatnia runda.
words-over = Koniec gry. Zwycięstwo: { $winners }.
words-player = { $number } { $name }{ $mark } – złoto: { $gold }, plansza punktacji: { $points }, razem, gdyby gra skończyła się teraz: { $total }
words-deciding = { " " }(na ruchu)
words-hand = projekty na ręce: { $tiles }
words-supply = w puli – znaczniki: { $tokens }; drogi: { $roads }, osły: { $donkeys }, mieszkańcy: { $villagers }
words-done = dostawy: { $deliveries }, sprzedaże: { $sales }, miejsca kluczowe: { $flags }, kamienie milowe: { $milestones }
words-village = Wioska (odcinki liczy się od 0; „>” mówi, co leży za odcinkiem; na projektach R to droga, F las, a M wzgórze)
words-tile = { $name }: { $state }
words-no-road = nie prowadzi tu droga
words-goods = surowce: { $goods }, { $spaces ->
    [one] 1 pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}
words-token = { $good } ({ $player }{ $white ->
    [1] , wysoka jakość
   *[0] { "" }
})
words-flag = flaga: { $player }
words-villagers = { $player }: { $count ->
    [one] 1 mieszkaniec
    [few] { $count } mieszkańcy
    [many] { $count } mieszkańców
   *[other] { $count } mieszkańca
} (stoi: { $standing })
words-donkeys = { $player }: { $count ->
    [one] 1 osioł
    [few] { $count } osły
    [many] { $count } osłów
   *[other] { $count } osła
}
words-sections = odcinki: { $sections }
words-bridge = most: { $player }
words-path = ścieżka: { $player }
words-row = Projekty do wzięcia
words-plan = { $price } { $tile }, cena { $price }, złoto na projekcie: { $gold }; koszt budowy { $cost }, daje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; { $does }
words-blueprint = { $tile }: koszt budowy { $cost }, daje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; odcinki { $sections }; { $does }
words-bag = W worku: { $tiles }. Stosy, których jeszcze w nim nie ma: { $stacks }.
words-market = Targ: podstawowy surowiec kosztuje { $basic }, przetworzony { $refined }. Sprzedaże:
words-sale = { $number } { $cost } za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i { $gold ->
    [one] 1 złoto
   *[other] { $gold } złota
}
words-no-sale = { $number } brak
words-pile = Zakryte: { $one } poziomu 1, { $two } poziomu 2, { $three } poziomu 3
words-church = Kościół, dostawy:
words-delivery = { $name } { $cost } za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $by }
words-delivered = { " " }(zrealizowana: { $player })
words-milestones = Kamienie milowe: { $milestones }
words-milestone = { $milestone } ({ $player })
words-ghost = { $place }: sąsiednie kafelki { $tiles }
words-none = brak
words-free = wolny

## What is asked
asked-turn = { $villagers ->
    [one] Użyj 1 mieszkańca
   *[other] Użyj { $villagers } mieszkańców
}{ $steps ->
    [0] { "" }
    [one] , rusz 1 osła
    [few] , rusz { $steps } osły
    [many] , rusz { $steps } osłów
   *[other] , rusz { $steps } osła
} albo zakończ turę
asked-donkeys = { $steps ->
    [one] Rusz jeszcze 1 osła albo zakończ turę
    [few] Rusz jeszcze { $steps } osły albo zakończ turę
    [many] Rusz jeszcze { $steps } osłów albo zakończ turę
   *[other] Rusz jeszcze { $steps } osła albo zakończ turę
}
asked-end = Zakończ turę
asked-hire = Zatrudnij mieszkańców lub osły albo wyjdź z Ratusza
asked-step = Dokąd idzie osioł { $tile_from }?
asked-new-donkey = Postaw nowego osła na kafelku
asked-fill = Zapełnij { $tile_acc }: { $left ->
    [one] wybierz 1 surowiec
    [few] wybierz { $left } surowce
    [many] wybierz { $left } surowców
   *[other] wybierz { $left } surowca
}
asked-units = Ile sztuk przetwarzasz { $tile_in }?
asked-site = Obok czego budujesz { $tile_acc }?
asked-place = Umieść { $tile_acc } obok { $tile2_of }
asked-road = Droga { $tile2_from }: na którym odcinku?
asked-pay = { $left ->
    [one] Zapłać 1 { $good_acc } { $tile2_in }: skąd?
    [few] Zapłać { $left } { $good_few } { $tile2_in }: skąd?
   *[other] Zapłać { $left } { $good_many } { $tile2_in }: skąd?
}
asked-pay-mix = Zapłać { $tile2_in } jeszcze { $left } z wymaganych surowców

## What happened
log-turn = Runda { $round }: turę zaczyna { $player }.
log-step = { $player }: osioł idzie { $tile_from } { $tile2_to }.
log-produce = { $player } zapełnia { $tile_acc }{ $gold ->
    [0] { "" }
    [one] { " " }i dostaje 1 złoto
   *[other] { " " }i dostaje { $gold } złota
}{ $points ->
    [0] .
    [one] { " " }i dostaje 1 punkt.
    [few] { " " }i dostaje { $points } punkty.
    [many] { " " }i dostaje { $points } punktów.
   *[other] { " " }i dostaje { $points } punktu.
}
log-refine = { $player } wytwarza { $tile_in } { $count ->
    [one] 1 { $good_acc }
    [few] { $count } { $good_few }
    [many] { $count } { $good_many }
   *[other] { $count } { $good_many }
}.
log-plan = { $player } bierze projekt { $tile_of } { $price ->
    [0] za darmo
    [one] za 1 złoto
   *[other] za { $price } złota
}{ $gold ->
    [0] .
    [one] { " " }i dostaje z nim 1 złoto.
   *[other] { " " }i dostaje z nim { $gold } złota.
}
log-drawn = Nowy projekt do wzięcia: { $tile }.
log-hire-villager = { $player } zatrudnia mieszkańca za { $gold ->
    [one] 1 złoto
   *[other] { $gold } złota
}.
log-hire-donkey = { $player } zatrudnia osła za { $gold ->
    [one] 1 złoto
   *[other] { $gold } złota
} i stawia go { $tile_in }.
log-sell = { $player } sprzedaje na Targu: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i { $gold ->
    [one] 1 złoto
   *[other] { $gold } złota
}.
log-sale-drawn = Na Targu leży nowy kafelek sprzedaży.
log-deliver = { $player } wykonuje dostawę do Kościoła: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
log-beg = { $player } żebrze pod Kościołem: 1 złoto.
log-build = { $player } buduje { $tile_acc } obok { $tile2_of }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
log-bridge = { $player } buduje most { $tile_from } { $tile2_to }.
log-path = { $player } buduje ścieżkę { $tile_from } { $tile2_to }.
log-consumed = { $player } zużywa { $good_acc } { $tile_from }.
log-token-used = Zużyty surowiec: { $good } { $tile_from }. { $player } dostaje { $gold ->
    [one] 1 złoto
   *[other] { $gold } złota
} i { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
log-bought = { $player } kupuje { $good_acc } na Targu za { $gold ->
    [one] 1 złoto
   *[other] { $gold } złota
}.
log-milestone = { $player } zdobywa kamień milowy { $milestone }.
log-stack = Pierwsza przetwórnia { $good_of }: do worka trafiają cztery nowe kafelki.
log-last-delivery = Kościół jest ukończony: ta runda jest ostatnia.
log-over = Koniec gry.

## Why not
refusal-over = Gra już się skończyła.
refusal-all-lie = { $villagers ->
    [one] Twój mieszkaniec wykonał już akcję; wstanie w twojej następnej turze.
    [2] Obaj twoi mieszkańcy wykonali już akcje; wstaną w twojej następnej turze.
    [few] Wszyscy twoi mieszkańcy ({ $villagers }) wykonali już akcje; wstaną w twojej następnej turze.
    [many] Wszyscy twoi mieszkańcy ({ $villagers }) wykonali już akcje; wstaną w twojej następnej turze.
   *[other] Wszyscy twoi mieszkańcy ({ $villagers }) wykonali już akcje; wstaną w twojej następnej turze.
}
refusal-first-at = Najpierw wybierz swój projekt, potem kafelek, obok którego stanie.
refusal-first-place = Najpierw wybierz projekt i kafelek, obok którego stanie.
refusal-first-section = Najpierw wybierz kafelek, z którego poprowadzisz drogę.
refusal-first-to = Najpierw wybierz osła albo go zatrudnij.
refusal-first-leave = W Ratuszu nie ma teraz żadnego twojego mieszkańca.
refusal-first-units = Najpierw wybierz przetwórnię z dwoma polami.
refusal-first-fill = Najpierw wybierz Stodołę do zapełnienia.
refusal-first-bring = Nie trzeba teraz nic płacić; surowce przewozi się tylko po to, by je od razu zużyć.
refusal-first-token = Nie trzeba teraz nic płacić; surowce przewozi się tylko po to, by je od razu zużyć.
refusal-first-buy = Nie trzeba teraz nic płacić; surowce kupuje się tylko po to, by je od razu zużyć.
refusal-first-pay = Nie trzeba teraz nic płacić.
refusal-under-way-hall = Twój mieszkaniec jest w Ratuszu: zatrudniaj albo najpierw wyjdź. Projekt bierze się przed zatrudnianiem.
refusal-under-way-to = Osioł jest w drodze: wybierz, dokąd idzie, albo cofnij wybór.
refusal-under-way-fill = Stodoła jest właśnie zapełniana: wybierz następny surowiec albo cofnij wybór.
refusal-under-way-units = Wybierz, ile sztuk przetwarzasz, albo cofnij wybór.
refusal-under-way-at = Projekt jest wybrany: wybierz kafelek, obok którego stanie, albo cofnij wybór.
refusal-under-way-place = Kafelek jest w budowie: wybierz jego miejsce albo cofnij wybór.
refusal-under-way-section = Droga jest w budowie: wybierz jej odcinek albo cofnij wybór.
refusal-under-way-bring = Trwa płacenie: wybierz, skąd bierzesz następny surowiec, albo pozwól zapłacić za siebie.
refusal-not-built = W wiosce nie ma jeszcze { $tile_of }.
refusal-no-road = Żadna droga nie prowadzi { $tile_to }.
refusal-full = { $spaces ->
    [one] Jedyne pole { $tile_in } jest zajęte.
    [2] Oba pola { $tile_in } są zajęte.
    [few] Wszystkie { $spaces } pola { $tile_in } są zajęte.
    [many] Wszystkie pola { $tile_in } są zajęte ({ $spaces }).
   *[other] Wszystkie pola { $tile_in } są zajęte ({ $spaces }).
}
refusal-refinery-full = { $spaces ->
    [one] Jedyne pole { $tile_in } jest zajęte.
    [2] Oba pola { $tile_in } są zajęte.
    [few] Wszystkie { $spaces } pola { $tile_in } są zajęte.
    [many] Wszystkie pola { $tile_in } są zajęte ({ $spaces }).
   *[other] Wszystkie pola { $tile_in } są zajęte ({ $spaces }).
}
refusal-no-token = Oba twoje znaczniki { $good_of } są już na planszy.
refusal-not-full = Żebrać wolno tylko wtedy, gdy trzej początkowi wytwórcy są pełni; zajęte pola { $tile_in }: { $goods }/{ $spaces }.
refusal-not-in-hand = Nie masz projektu { $tile_of }.
refusal-scattered = Surowców na { $tile_acc } nie da się przewieźć w jedno miejsce: między nimi brakuje osłów.
refusal-nowhere = Na { $tile_acc } nie ma miejsca obok żadnego kafelka, na którym można zapłacić.
refusal-no-place-beside = Na { $tile_acc } nie ma miejsca obok { $tile2_of }.
refusal-no-section = Kafelek { $tile_of } ma tylko tyle odcinków: { $sections }. Liczy się je od 0.
refusal-covered = Na tym odcinku { $tile_of } leży już { $tile2 }.
refusal-overlap = Nowy kafelek ({ $tile }) nachodziłby na { $tile2_acc }.
refusal-mismatch = Zetknęłyby się odcinki: { $ground } ({ $tile }) i { $ground2 } ({ $tile2 }). Droga może stykać się tylko z drogą.
refusal-same-place = To jest to samo miejsce co { $place }.
refusal-no-roads-left = Wszystkie twoje drogi są już wybudowane ({ $roads }).
refusal-nothing-to-link = Żadnej drogi nie da się wybudować { $tile2_from }: sąsiednie kafelki są już połączone albo jest tam urwisko.
refusal-nothing-beyond = Za tym odcinkiem { $tile_of } nic nie leży.
refusal-printed = Na tym odcinku jest wydrukowana droga { $tile_from } { $tile2_to }.
refusal-cliff = Między { $tile_ins } a { $tile2_ins } jest tu urwisko: gdzie las styka się ze wzgórzem, nie stanie ani most, ani ścieżka.
refusal-road-there = Między { $tile_ins } a { $tile2_ins } jest tu już droga.
refusal-linked = Między { $tile_ins } a { $tile2_ins } prowadzi już droga.
refusal-no-donkey-there = Żaden twój osioł nie stoi { $tile_in }.
refusal-move-over = Ruch osłów w tej turze już się skończył: wszystkie kroki robi się za jednym razem.
refusal-has-stepped = Twój osioł { $tile_in } zrobił już swój krok.
refusal-rests = Twój osioł { $tile_in } został zatrudniony w tej turze: przy tym stole odpoczywa do twojej następnej tury.
refusal-stepped-or-new = Twój osioł { $tile_in } zrobił już swój krok albo został zatrudniony w tej turze i odpoczywa do następnej.
refusal-not-linked = Żadna droga nie prowadzi bezpośrednio { $tile_from } { $tile2_to }.
refusal-no-plan = { $plans ->
    [0] Nie ma już projektów do wzięcia.
    [one] Do wzięcia został tylko 1 projekt.
    [few] Do wzięcia zostały tylko { $plans } projekty.
    [many] Do wzięcia zostało tylko { $plans } projektów.
   *[other] Do wzięcia zostało tylko { $plans } projektu.
}
refusal-hand-full = { $hand ->
    [one] Masz już na ręce 1 projekt; najpierw go wybuduj.
    [few] Masz już na ręce { $hand } projekty; najpierw coś wybuduj.
    [many] Masz już na ręce { $hand } projektów; najpierw coś wybuduj.
   *[other] Masz już na ręce { $hand } projektu; najpierw coś wybuduj.
}
refusal-too-dear = To kosztuje { $price ->
    [one] 1 złoto
   *[other] { $price } złota
}; masz { $gold }.
refusal-all-hired = { $worker ->
    [villager] Wszyscy twoi mieszkańcy są już zatrudnieni ({ $hired }).
   *[donkey] Wszystkie twoje osły są już zatrudnione ({ $hired }).
}
refusal-no-delivery = { $deliveries ->
    [one] W tej grze jest tylko 1 dostawa.
    [few] W tej grze są tylko { $deliveries } dostawy.
    [many] W tej grze jest tylko { $deliveries } dostaw.
   *[other] W tej grze jest tylko { $deliveries } dostawy.
}
refusal-delivered = Tę dostawę ma już { $owner }.
refusal-delivered-own = Tę dostawę już masz.
refusal-no-sale = Nie leży tu już żaden kafelek sprzedaży.
refusal-gold-short = To kosztuje { $price ->
    [one] 1 złoto
   *[other] { $price } złota
}; masz { $gold }{ $more ->
    [0] .
   *[other] {" "}i twoje własne znaczniki dałyby jeszcze { $more } (HA-21a).
}
refusal-dear = To, czego brakuje, kosztowałoby na Targu { $price ->
    [one] 1 złoto
   *[other] { $price } złota
}; masz { $gold }{ $more ->
    [0] .
   *[other] {" "}i twoje własne znaczniki dałyby jeszcze { $more } (HA-21a).
}
refusal-no-carrier = Do przewiezienia { $good_of } { $tile_from } brakuje ci osła { $tile3_in }.
refusal-short = { $short ->
    [one] Brakuje 1 { $good_one } { $tile2_in }
    [few] Brakuje { $short } { $good_many } { $tile2_in }
    [many] Brakuje { $short } { $good_many } { $tile2_in }
   *[other] Brakuje { $short } { $good_many } { $tile2_in }
}, a z Targu nie da się nic przewieźć.
refusal-short-mix = { $short ->
    [one] Brakuje 1 surowca { $tile2_in }
    [few] Brakuje { $short } surowców { $tile2_in }
    [many] Brakuje { $short } surowców { $tile2_in }
   *[other] Brakuje { $short } surowca { $tile2_in }
}, a z Targu nie da się nic przewieźć.
refusal-short-for-sale = { $short ->
    [one] Do tej sprzedaży brakuje 1 { $good_one }; niczego nie wolno do niej dokupić.
    [few] Do tej sprzedaży brakuje { $short } { $good_many }; niczego nie wolno do niej dokupić.
    [many] Do tej sprzedaży brakuje { $short } { $good_many }; niczego nie wolno do niej dokupić.
   *[other] Do tej sprzedaży brakuje { $short } { $good_many }; niczego nie wolno do niej dokupić.
}
refusal-not-asked = Teraz płaci się inny surowiec: { $good2 }, a nie { $good }.
refusal-none-there = Taki surowiec ({ $good }) nie leży { $tile_in }.
refusal-own-needed = Z tym surowcem ({ $good }) nie dałoby się zapłacić reszty: potrzebne jest złoto, które przyniosą twoje własne znaczniki.
refusal-no-purchase = Do sprzedaży nie wolno niczego dokupić.
refusal-market-far = Do przewiezienia surowców z Targu { $tile2_to } brakuje ci osła { $tile3_in }.
refusal-lies-there = Przy tym stole kupuje się tylko to, czego nie da się przewieźć z planszy; ten surowiec ({ $good }) da się przewieźć.
refusal-same-purchase = Za tę samą cenę wszystko jedno, co kupisz: kup { $good2_acc }, liczy się tak samo jak { $good }.

## Options
option-layout = Pierwsze kafelki
option-layout-random = ułożone losowo wokół kościoła
option-layout-first-game = jak w pierwszej grze
option-donkey-move = Kroki osłów
option-donkey-move-together = wszystkie za jednym razem
option-donkey-move-spread = także między akcjami mieszkańców
option-new-donkeys = Osioł zatrudniony przed ruchem osłów
option-new-donkeys-step = rusza się w tej samej turze
option-new-donkeys-rest = odpoczywa do następnej tury
option-purchase = Surowce kupuje się na Targu
option-purchase-free = zawsze, gdy można je przewieźć
option-purchase-when-missing = tylko gdy nie ma skąd ich przewieźć
option-second-road = Druga droga między dwoma połączonymi kafelkami
option-second-road-forbidden = jest zabroniona
option-second-road-allowed = jest dozwolona na innej parze odcinków
option-awards = Nagrody
option-awards-needs-one = przyznaje się od liczby 1
option-awards-zero-counts = przyznaje się także za zero

## Rules
rule-HA-0a = Krawędzie kafelka składają się z odcinków równej długości: droga, las lub wzgórze. Dwa kafelki sąsiadują, jeśli cały odcinek jednego styka się z całym odcinkiem drugiego; rogi się nie liczą.
rule-HA-0b = Dwa sąsiednie kafelki są połączone, jeśli droga styka się między nimi z drogą albo ktoś wybudował tam most lub ścieżkę. Wystarczy jedno takie miejsce; kafelek to jedna całość.
rule-HA-0c = Ciąg dróg prowadzi z kafelka na połączony kafelek. Kafelek jest dostępny, jeśli taki ciąg prowadzi z niego do Kościoła.
rule-HA-0d = Złoto i podstawowe surowce nigdy się nie kończą. Wszyscy widzą całe złoto i punkty. Punkty liczą się od razu, oprócz tych z końcowej punktacji.
rule-HA-1 = Gra od dwóch do czterech osób. Każdy ma po dwa znaczniki desek, cegieł, mleka i mąki, pięć dróg, sześć osłów i czterech mieszkańców i zaczyna z 0 punktów.
rule-HA-2 = Jako pierwszy leży Kościół. Przy dwóch graczach wymaga czterech dostaw, przy trzech lub czterech – pięciu.
rule-HA-3 = Każdy zaczyna z jednym mieszkańcem i jednym osłem w Kościele.
rule-HA-4 = Drwal, Kamieniołom, Farma, Targ i Ratusz leżą wokół Kościoła i każdy z nich styka się drogą z drogą Kościoła. Na pierwszą grę jest gotowy układ.
rule-HA-4a = W innych grach te pięć kafelków układa się losowo, jeden po drugim, każdy tam, gdzie się mieści i styka drogą z Kościołem.
rule-HA-5 = Na początku leżą 2 drewna u Drwala, 2 kamienie w Kamieniołomie i 2 zboża na Farmie. Każdy z tych kafelków ma trzy pola.
rule-HA-6 = W worku jest na początku dziesięć projektów. Pozostałe szesnaście leży w czterech stosach według surowców: deski, cegły, mleko i mąka.
rule-HA-7 = Cztery projekty leżą w rzędzie. Od lewej do prawej kosztują 0, 1, 2 i 3 złota.
rule-HA-8 = Pierwszego gracza wybiera los. Każdy dostaje 3 złota; ostatni gracz o 1 więcej, a przy czterech graczach trzeci i czwarty.
rule-HA-9 = Odkryte leżą trzy kafelki sprzedaży; za każdy użyty przychodzi następny. Najpierw wszystkie z poziomu 1, potem z poziomu 2, potem z poziomu 3. Kilka z poziomów 2 i 3 zostaje poza grą i nikt nie wie które.
rule-HA-10 = W swojej turze możesz każdym swoim mieszkańcem wykonać jedną akcję i raz ruszyć osły, w dowolnej kolejności. Nic z tego nie jest obowiązkowe; tura kończy się, gdy o tym zdecydujesz.
rule-HA-11 = Raz na turę każdy twój osioł może przejść na kafelek połączony z tym, na którym stoi. Wszystkie kroki robi się za jednym razem: gdy zrobisz cokolwiek innego, ruch się kończy, chyba że przy stole umówiono się, że kroki można przeplatać z akcjami.
rule-HA-12 = Na kafelku może stać dowolnie wielu robotników. Osłów masz najwyżej sześć.
rule-HA-13 = Mieszkaniec idzie tak daleko, jak prowadzą drogi, i robi jedną rzecz: aktywuje kafelek, buduje obok niego kafelek albo buduje z niego drogę. Potem leży do twojej następnej tury.
rule-HA-13a = Przejście i akcja to jeden krok. Miejsc kluczowych nie można aktywować, ale mieszkaniec może z nich budować.
rule-HA-14 = Na kafelek, do którego nie prowadzi droga, nie można wejść.
rule-HA-15 = Wszystko, co kosztuje akcja, musi być dostępne; inaczej nie można jej wykonać wcale.
rule-HA-16 = Surowiec z tego samego kafelka i z połączonego sąsiedniego jest dostępny bez pomocy. Z dalszych tylko wtedy, gdy na każdym kafelku po drodze stoi twój osioł. Osły przy tym nie ruszają się ani nie męczą, a drogi wszystkich graczy się liczą.
rule-HA-17 = Surowce przewozi się i zużywa jeden po drugim. Nie wolno przewieźć niczego, czego się od razu nie zużyje.
rule-HA-17a = Surowce wybierasz jeden po drugim: z którego kafelka, czyj znacznik albo z Targu. Po każdym wyborze resztę kosztu musi dać się zapłacić.
rule-HA-18 = Surowców na planszy mogą używać wszyscy, niezależnie od tego, kto je wytworzył.
rule-HA-19 = Zużycie podstawowego surowca (drewno, kamień, zboże) nikomu nic nie daje.
rule-HA-20 = Zużyty znacznik wraca do gracza, który go wytworzył, a ten dostaje nagrodę przetwórni: 1 złoto i 1 punkt, za wysoką jakość dwa razy tyle.
rule-HA-21 = Złoto zdobyte podczas płacenia można wydać w tej samej akcji.
rule-HA-21a = Zapłacić można więc wtedy, gdy twoje złoto razem z tym, które przy płaceniu przyniosą twoje własne znaczniki, wystarczy na wszystkie zakupy. To, co da dopiero sama akcja, nie pomoże.
rule-HA-22 = Aktywując wytwórcę z pustym polem, zapełniasz wszystkie puste pola i raz dostajesz jego nagrodę. Stodołę zapełnia się dowolnymi podstawowymi surowcami.
rule-HA-23 = Aktywując przetwórnię z pustym polem, zużywasz jeden podstawowy surowiec i kładziesz tam swój znacznik. Jeśli puste są dwa pola i masz dwa znaczniki, decydujesz, czy robisz jedną sztukę, czy dwie; druga zużywa kolejny podstawowy surowiec. Z odpowiednim kamieniem milowym są wysokiej jakości.
rule-HA-24 = Wizyta w Ratuszu: najpierw możesz wziąć jeden projekt, potem zatrudnić dowolnie wielu robotników; przynajmniej jedno z dwojga.
rule-HA-25 = Projekt kosztuje 1 złoto za każdy projekt na lewo od niego; złoto kładzie się na tamtych. Dostajesz złoto leżące na twoim. Na ręce możesz mieć najwyżej trzy projekty.
rule-HA-25a = Gdy worek jest pusty, rząd zostaje krótszy, przesunięty w lewo. Projekty na ręce są jawne, nie można ich zwrócić i nie dają punktów.
rule-HA-26 = Kolejni mieszkańcy kosztują 5, 7 i 9 złota i leżą w Kościele do twojej następnej tury. Osioł kosztuje 3 złota, staje na dowolnym dostępnym kafelku i od razu pracuje; jeśli ruch osłów już się skończył albo tak się umówiono, chodzi dopiero od twojej następnej tury.
rule-HA-27 = Na Targu wybierz jeden z odkrytych kafelków sprzedaży, przywieź wszystkie jego surowce i zdobądź jego punkty i złoto. Do sprzedaży nie wolno niczego dokupić.
rule-HA-28 = Do każdej innej akcji można kupić surowce po cenie z Targu: szybki zakup na Targu. Wyruszają one z Targu, więc muszą je stamtąd przewieźć osły, tak jak inne surowce. Nikomu nie dają nagrody. Można się umówić, że surowiec kupuje się tylko wtedy, gdy nie da się go przywieźć.
rule-HA-29 = W Kościele wybierz wolną dostawę, przywieź surowce albo zapłać złotem i zdobądź jej punkty. Ukośnik oznacza dowolną kombinację. Każdą dostawę realizuje się raz.
rule-HA-30 = Pod Kościołem możesz wyżebrać 1 złoto, ale tylko wtedy, gdy kafelki Farmy, Drwala i Kamieniołomu są pełne.
rule-HA-31 = Nowy kafelek musi całym odcinkiem stykać się z kafelkiem mieszkańca i na nic nie nachodzić; gdziekolwiek się styka, droga może stykać się tylko z drogą. Las i wzgórze wolno mieszać. Wolno obracać, ale nie odwracać.
rule-HA-32 = Wybierz miejsce, zapłać na kafelku mieszkańca, połóż nowy kafelek i zdobądź jego punkty. Pierwsza przetwórnia danego surowca daje kamień milowy, a stos tego surowca trafia do worka. Miejsca kluczowe dostają twoją flagę.
rule-HA-33 = Budowla może stanąć tam, gdzie nie prowadzi droga; dopóki jej nie ma, nie można tam wejść ani jej użyć. Nowe budowle są puste.
rule-HA-34 = Między dwoma sąsiednimi kafelkami, które nie są jeszcze połączone: most, gdzie wzgórze styka się ze wzgórzem, za 2 drewna; ścieżka, gdzie las styka się z lasem, za 2 kamienie. Każdy ma pięć dróg i wszyscy mogą z nich korzystać. Pierwsza w grze daje kamień milowy Planista. Można się umówić, że połączone kafelki wolno połączyć jeszcze raz na innej parze odcinków.
rule-HA-35 = Po ostatniej dostawie gra się rundę do końca, potem następuje końcowa punktacja.
rule-HA-35a = Liczba rund nie jest ograniczona, a w turze można nic nie robić.
rule-HA-36 = Kapelan 5 za najwięcej dostaw, Kościelny 3 za drugą co do wielkości liczbę dostaw, Architekt 4 za najwięcej miejsc kluczowych, Kupiec 4 za najwięcej sprzedaży. Przy remisie punkty się dzieli z zaokrągleniem w dół; przy remisie o najwięcej dostaw dzieli się 5 i 3. Za nic nie ma nagrody, chyba że umówiono się, że liczy się też zero.
rule-HA-37 = Twoje miejsca kluczowe dają punkty, jeśli droga prowadzi z nich do Kościoła; zagajniki i łańcuchy górskie dają je zawsze.
rule-HA-38 = 1 punkt za każdą twoją drogę, z kamieniem milowym Planista 2.
rule-HA-39 = Twoja najdłuższa droga to najdłuższy ciąg kafelków połączonych drogami wydrukowanymi i twoimi własnymi, bez Kościoła, każdy kafelek raz, z co najmniej jedną twoją drogą: 2 punkty za kafelek.
rule-HA-40 = 1 punkt za każde 3 złota, z zaokrągleniem w dół.
rule-HA-41 = Wygrywa ten, kto ma najwięcej punktów. Przy remisie liczy się więcej dostaw, potem więcej sprzedaży; potem zwycięstwo jest wspólne.
rule-HA-42 = Nikt nie wie, co wyjdzie następne z worka, który kafelek sprzedaży pojawi się następny i które zostały poza grą. Wszystko inne jest jawne.

## Buttons
do-use = Pracuj { $tile_in }
do-build = Zbuduj { $tile_acc }
do-at = Buduj obok { $tile_of }
do-place = Przyłóż do odcinka { $number } odcinkiem { $number2 } nowego kafelka
do-road = Zbuduj drogę { $tile_from }
do-section = Zbuduj na odcinku { $number }
do-lead = Rusz osła { $tile_from }
do-to = Idź { $tile_to }
do-plan = Weź projekt { $number } z rzędu
do-hire = { $what ->
    [villager] Zatrudnij mieszkańca
   *[donkey] Zatrudnij osła
}
do-leave = Wyjdź z Ratusza
do-units = { $number ->
    [one] Przetwórz 1 sztukę
    [few] Przetwórz { $number } sztuki
    [many] Przetwórz { $number } sztuk
   *[other] Przetwórz { $number } sztuki
}
do-fill = Zapełnij { $good_with }
do-deliver = Wykonaj dostawę { $number }
do-beg = Wyżebraj 1 złoto
do-sell = Wykonaj sprzedaż { $number }
do-bring = Zużyj { $good_acc } { $tile_from }
do-token = Zużyj znacznik gracza { $number } { $tile_from }
do-buy = Kup { $good_acc }
do-pay = Zapłać za mnie
do-end = Zakończ turę
do-place-there = { $around }: { $meets }
do-meets = { $grounds } – { $tile }
place-takes = Płacisz
place-donkey = osioł { $tile_in }
place-good = { $good } { $tile_from }
place-token = znacznik gracza { $player } { $tile_from }
place-sale = Sprzedaż: { $goods }
place-delivery = Dostawa: { $goods }
buys = zakup: { $goods } za { $gold } { $gold ->
    [one] złoto
    [few] złota
   *[other] złota
}
buys-last = zakup: { $goods } za ostatnie { $gold } { $gold ->
    [one] złoto
    [few] złota
   *[other] złota
}
detail-pay = do zapłaty: { $goods }
detail-place = { $places ->
    [one] 1 możliwość
    [few] { $places } możliwości
   *[other] { $places } możliwości
}, od razu { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
end-note = { $villagers ->
    [0] { $steps ->
        [one] 1 osioł może jeszcze iść
        [few] { $steps } osły mogą jeszcze iść
       *[other] { $steps } osłów może jeszcze iść
    }
    [one] 1 mieszkaniec jeszcze stoi
    [few] { $villagers } mieszkańcy jeszcze stoją
   *[other] { $villagers } mieszkańców jeszcze stoi
}
end-asks = W tej turze nikt jeszcze nic nie zrobił. Mimo to zakończyć?
leave-note = możesz jeszcze zatrudniać
paid-good = { $count }× { $good }
paid-token = { $count }× { $good } – { $player }: złoto +{ $gold }, punkty +{ $points }
paid-bought = { $count }× { $good } za { $gold } { $gold ->
    [one] złoto
   *[other] złota
}
do-numbered = { $label } ({ $number })
do-section-bridge = Most { $tile_to } za 2 drewna
do-section-path = Ścieżka { $tile_to } za 2 kamienie
do-plan-there = Weź projekt { $tile_of } { $price ->
    [0] za darmo
    [one] za 1 złoto
   *[other] za { $price } złota
}
around-right = Po prawej
around-up-right = U góry po prawej
around-up = U góry
around-up-left = U góry po lewej
around-left = Po lewej
around-down-left = U dołu po lewej
around-down = U dołu
around-down-right = U dołu po prawej

## Picture

side-hand = Projekty na ręce
side-row = Projekty do wzięcia
side-bag = w worku: { $count }
side-church = Dostawy do Kościoła
side-market = Targ: sprzedaże i ceny
side-pile = kolejnych sprzedaży: { $count }
side-milestones = Kamienie milowe i nagrody
tab-hand = Na ręce
tab-offer = Oferta
tab-deliveries = Dostawy
tab-market = Targ
tab-milestones = Nagrody
tab-players = Gracze
worker-villager = Mieszkaniec
worker-donkey = Osioł
offer-short = brak { $gold }
church-left = { $count ->
    [one] Została 1 dostawa; po niej runda będzie ostatnia.
    [few] Zostały { $count } dostawy; po ostatniej runda będzie ostatnia.
   *[other] Zostało { $count } dostaw; po ostatniej runda będzie ostatnia.
}
church-last = Kościół stoi: ta runda jest ostatnia.
glory-milestones = Kamienie milowe: kto był pierwszy
glory-awards = Nagrody na koniec: kto teraz prowadzi
about-villager = Mieszkańcy: ilu jeszcze stoi i ilu ich jest. Stojący mieszkaniec może dojść drogami dokądkolwiek i zrobić tam jedną rzecz. Następni kosztują w Ratuszu coraz więcej złota.
about-donkey = Osły na planszy, najwyżej 6. Surowce wędrują przez kafelki, na których stoi twój osioł; każdy osioł robi w turze jeden krok.
about-gold = Złoto. Na końcu gry 3 złota dają 1 punkt.
about-points = Punkty do tej pory. Nagrody, miejsca kluczowe, drogi i złoto liczą się na końcu.
about-roads = Pozostałe mosty i ścieżki: most między dwoma wzgórzami kosztuje 2 drewna, ścieżka między dwoma lasami 2 kamienie. Drogi służą wszystkim.
about-delivery = Dostawa do Kościoła: przywieź surowce w dowolnej kombinacji spośród pokazanych albo zapłać złotem. Po ostatniej dostawie tylko dogrywa się rundę.
about-sale = Sprzedaż na Targu: przywieź na Targ wszystkie pokazane surowce i zdobądź punkty i złoto. Niczego nie wolno do niej dokupić.
about-wood = Drewno od Drwala lub ze Stodoły.
about-stone = Kamień z Kamieniołomu lub ze Stodoły.
about-wheat = Zboże z Farmy lub ze Stodoły.
about-planks = Deski, z drewna. Kto je wytworzył, dostaje przy ich zużyciu 1 złoto i 1 punkt, za wysoką jakość (gwiazdka) dwa razy tyle.
about-bricks = Cegły, z kamienia. Kto je wytworzył, dostaje przy ich zużyciu 1 złoto i 1 punkt, za wysoką jakość (gwiazdka) dwa razy tyle.
about-milk = Mleko, ze zboża. Kto je wytworzył, dostaje przy jego zużyciu 1 złoto i 1 punkt, za wysoką jakość (gwiazdka) dwa razy tyle.
about-flour = Mąka, ze zboża. Kto ją wytworzył, dostaje przy jej zużyciu 1 złoto i 1 punkt, za wysoką jakość (gwiazdka) dwa razy tyle.
about-planner = za pierwszy most lub ścieżkę. Na końcu 1 punkt więcej za każdą własną drogę.
about-carpenter = za pierwszą przetwórnię desek. Deski jego właściciela są wysokiej jakości.
about-mason = za pierwszą przetwórnię cegieł. Cegły jego właściciela są wysokiej jakości.
about-herder = za pierwszą przetwórnię mleka. Mleko jego właściciela jest wysokiej jakości.
about-miller = za pierwszą przetwórnię mąki. Mąka jego właściciela jest wysokiej jakości.
about-chaplain = 5 punktów na końcu za najwięcej dostaw do Kościoła.
about-sacristan = 3 punkty na końcu za drugą co do wielkości liczbę dostaw do Kościoła.
about-landscaper = 4 punkty na końcu za najwięcej flag na miejscach kluczowych.
about-merchant = 4 punkty na końcu za najwięcej sprzedaży na Targu.

## Reasons of hints

reason-step = osioł { $tile2_to }
reason-produce = pełne pola { $tile_in }{ $gold ->
    [0] { "" }
    [one] , 1 złoto
   *[other] , { $gold } złota
}
reason-refine = nowe surowce: { $count }× { $good }
reason-plan = projekt: { $tile }
reason-hire-villager = kolejny mieszkaniec
reason-hire-donkey = nowy osioł { $tile_in }
reason-sell = sprzedaż daje { $gold ->
    [one] 1 złoto
   *[other] { $gold } złota
}
reason-deliver = dostawa do Kościoła
reason-last-delivery = zaczyna się ostatnia runda
reason-beg = 1 złoto
reason-build = nowa budowla: { $tile }
reason-bridge = most { $tile2_to }
reason-path = ścieżka { $tile2_to }
reason-bought = zakup: { $good } za { $gold ->
    [one] 1 złoto
   *[other] { $gold } złota
}
reason-milestone = kamień milowy: { $milestone }

## Lekcje
lesson-first-goal = Jedna wioska, budują ją wszyscy
lesson-first-goal-body = Wszyscy budujecie tę samą wioskę i każdy może używać wszystkiego. *Punkty* są za budowanie, za sprzedaż i za pomoc przy budowie kościoła.
lesson-first-goal-mark-1 = *Kościół*: tu zaczynają twoi ludzie
lesson-first-goal-mark-2 = *Targ* skupuje towary
lesson-first-goal-mark-3 = *Ratusz* ma plany i pracowników
lesson-first-produce = Mieszkaniec idzie do pracy
lesson-first-produce-body = Mieszkaniec idzie drogami, dokąd chcesz, a potem robi *jedną rzecz*. W kamieniołomie wypełnia kamieniem wszystkie puste miejsca, a ty dostajesz 2 złota.
lesson-first-produce-mark-1 = *Jedno miejsce jest puste*
lesson-first-produce-task = Niech mieszkaniec pracuje w kamieniołomie.
lesson-first-produce-again = To przyjdzie później. Teraz kamieniołom.
lesson-first-produce-done = Leżą tu trzy kamienie *dla wszystkich*, ale 2 sztuki złota są tylko twoje.
lesson-first-end = Wszyscy już pracowali
lesson-first-end-body = Po pracy mieszkaniec *kładzie się* aż do twojej następnej tury. Na razie masz jednego, więc koniec tury.
lesson-first-end-task = Zakończ swoją turę.
lesson-first-end-again = Mieszkaniec już leży: zakończ turę przyciskiem.
lesson-first-end-done = Teraz gra pomarańczowy.
lesson-first-orange = Pomarańczowy bierze kamień
lesson-first-orange-body = Pomarańczowy zbudował *ścieżkę* między kafelkami i zapłacił kamieniem z kamieniołomu. Towary na planszy są niczyje: używa ich, kto pierwszy.
lesson-first-plan = Plan z ratusza
lesson-first-plan-body = W ratuszu bierzesz *jeden plan*. Pierwszy jest darmowy; za dalsze kładziesz złoto na każdym pominiętym.
lesson-first-plan-mark-1 = *Młyn* za 2 sztuki złota
lesson-first-plan-task = Weź plan młyna, a potem wyjdź z ratusza.
lesson-first-plan-again = Plan młyna, trzeci w rzędzie. Potem wyjdź.
lesson-first-plan-done = Plan masz na ręce, a kto weźmie pierwsze plany, dostanie z nimi *twoje złoto*.
lesson-first-build = Zbuduj młyn
lesson-first-build-body = Nowy kafelek styka się z tym, gdzie stoi mieszkaniec: *droga z drogą*, las i skały z czymkolwiek prócz drogi. Potem zwozi się tam towary. Młyn przy targu, na jego drodze, stoi dobrze.
lesson-first-build-mark-1 = *Twój plan*
lesson-first-build-mark-2 = *Buduj stąd*
lesson-first-build-task = Wybierz plan, targ, miejsce przy jego drodze i zapłać.
lesson-first-build-again = Najpierw plan, potem targ, potem wskazane miejsce, na końcu zapłata.
lesson-first-build-done = Cztery punkty, a jako pierwszy z młynem jesteś *młynarzem*: twoja mąka liczy się podwójnie.
lesson-first-hire = Osły wożą
lesson-first-hire-body = Na sąsiedni kafelek towar dociera drogą. Na dłuższej trasie *każdy kafelek pomiędzy* musi mieć twojego osła. Z farmy do młyna to kościół i targ.
lesson-first-hire-mark-1 = *Zboże* jest stąd
lesson-first-hire-mark-2 = *Młyn* potrzebuje go tutaj
lesson-first-hire-task = Zatrudnij osła i postaw go przy kościele.
lesson-first-hire-again = Zatrudnij osła, a potem wybierz dla niego kościół.
lesson-first-hire-done = Przy kościele stoją dwa osły. Kosztowało to 3 złota i pracę mieszkańca.
lesson-first-lead = Jeden krok na turę
lesson-first-lead-body = Raz na turę każdy twój osioł może przejść drogą *o jeden kafelek*. To nic nie kosztuje i nie wymaga mieszkańca.
lesson-first-lead-mark-1 = *Jeden musi stać tutaj*
lesson-first-lead-task = Przeprowadź osła z kościoła na targ.
lesson-first-lead-again = Wybierz osła przy kościele, a potem targ.
lesson-first-lead-done = Droga z farmy do młyna jest *gotowa*.
lesson-first-refine = Zboże staje się mąką
lesson-first-refine-body = Mieszkaniec w młynie zamienia jedno zboże w *mąkę*. Zboże przywożą osły i zostają na miejscu. Mąka ma *twój kolor*.
lesson-first-refine-mark-1 = *Miejsce na jedną* mąkę
lesson-first-refine-task = Niech mieszkaniec pracuje w młynie.
lesson-first-refine-again = W tym kroku pracuje się w młynie.
lesson-first-refine-done = Twoja mąka leży w młynie. Ktokolwiek jej użyje, *dostaniesz zapłatę*.
lesson-first-reward = Pomarańczowy sprzedaje twoją mąkę
lesson-first-reward-body = Pomarańczowy sprzedał twoją mąkę. Nagrodę wytwórcy dostajesz *ty*, punkt i złoto, i to dwa razy, bo jesteś młynarzem. Opłaca się robić to, czego potrzebują inni.
lesson-first-sell = Własna sprzedaż
lesson-first-sell-body = Targ chce dwóch kamieni i zboża. Dotrą z kamieniołomu i farmy *przez kościół*, gdzie stoi twój osioł: punkt i złoto.
lesson-first-sell-mark-1 = *Ta sprzedaż* jest teraz możliwa
lesson-first-sell-task = Dokonaj sprzedaży.
lesson-first-sell-again = Wybierz oświetloną sprzedaż.
lesson-first-sell-done = Sprzedaż jest twoja. Kto ma ich na końcu *najwięcej*, dostaje jeszcze 4 punkty.
lesson-first-villager = Druga para rąk
lesson-first-villager-body = Po planie możesz przy tej samej wizycie *zatrudniać*. Drugi mieszkaniec kosztuje 5 złota i odtąd masz *dwie akcje* na turę.
lesson-first-villager-mark-1 = *5 złota* za drugiego, następni 7 i 9
lesson-first-villager-task = Weź pierwszy plan, a potem zatrudnij mieszkańca.
lesson-first-villager-again = Pierwszy plan jest darmowy. Potem zatrudnij mieszkańca.
lesson-first-villager-done = Odpoczywa przy kościele i *pracuje od następnej tury*.
lesson-first-road = Drogi tam, gdzie ich nie ma
lesson-first-road-body = Kilka tur później. Gdzie las styka się z lasem, kładziesz *ścieżkę* za dwa kamienie, gdzie skała ze skałą, *most* za dwa drewna. Najdłuższa droga liczy się na końcu.
lesson-first-road-mark-1 = *Buduj stąd*
lesson-first-road-task = Zbuduj drogę od drwala, wybierz miejsce i zapłać.
lesson-first-road-again = Najpierw kafelek drwala, potem wskazane miejsce i zapłata.
lesson-first-road-done = Nowe połączenie dla wszystkich, ale *twoja* droga: na końcu punkt i część najdłuższej.
lesson-first-deliver = Dla kościoła
lesson-first-deliver-body = Kościół czeka na *dostawy*, każdą można zrobić raz. Cegieł i mleka zbierzesz razem trzy: *4 punkty*.
lesson-first-deliver-mark-1 = *Trzy*, cegły i mleko dowolnie
lesson-first-deliver-task = Wykonaj dostawę.
lesson-first-deliver-again = Wybierz oświetloną dostawę.
lesson-first-deliver-done = Kościół urósł o część. *Najwięcej dostaw* daje na końcu 5 punktów.
lesson-first-last = Kościół jest gotowy
lesson-first-last-body = Pomarańczowy robi *ostatnią dostawę*. Rundę gra się do końca, aby każdy miał tyle samo tur, a potem liczy się resztę.
lesson-first-finish = Twoje punkty: { $total }
lesson-first-finish-body = Punkty z gry, nagrody, atrakcje, drogi, najdłuższa droga i punkt za 3 złota: wszystko jest w tabeli wyników. *Wygrywa najwięcej punktów*. Graj dalej od drugiego mieszkańca przeciw łatwemu botowi.
