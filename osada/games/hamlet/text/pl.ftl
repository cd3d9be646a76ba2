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
score-points-short = na torze na końcu
score-chaplain = Kapelan
score-chaplain-short = 5 za najwięcej dostaw
score-sacristan = Kościelny
score-sacristan-short = 3 za drugą liczbę dostaw
score-landscaper = Architekt
score-landscaper-short = 4 za najwięcej miejsc kluczowych
score-merchant = Kupiec
score-merchant-short = 4 za najwięcej sprzedaży
score-shrine = Kapliczka
score-shrine-short = 2 za dostawę
score-trade_post = Faktoria
score-trade_post-short = 1 za sprzedaż
score-pond_forest = Leśny staw
score-pond_forest-short = 3
score-pond_mountain = Górski staw
score-pond_mountain-short = 3
score-woodland_small = Niewielki zagajnik
score-woodland_small-short = 1 za odcinek przy lesie
score-mountain_range_small = Niewielki łańcuch górski
score-mountain_range_small-short = 1 za odcinek przy wzgórzu
score-warehouse = Skład
score-warehouse-short = 1 za twoją drogę
score-stables = Stajnia
score-stables-short = 2 za osła
score-woodland_large = Rozległy zagajnik
score-woodland_large-short = 2 za odcinek przy lesie
score-outpost_1 = Posterunek I
score-outpost_1-short = 1 za kafelek drogi do Kościoła
score-outpost_2 = Posterunek II
score-outpost_2-short = 1 za kafelek drogi do Kościoła
score-mountain_range_large = Rozległy łańcuch górski
score-mountain_range_large-short = 2 za odcinek przy wzgórzu
score-tavern = Karczma
score-tavern-short = 1 za złoto, najwyżej 8
score-farrier = Kowal
score-farrier-short = 1 za kafelek najdłuższej drogi
score-square = Plac
score-square-short = 3 za odcinek drogi przy drodze
score-monument = Pomnik
score-monument-short = 2 za odcinek przy takim samym
score-roads = Mosty i ścieżki
score-roads-short = 1 za każdą, 2 z Planistą
score-longest_road = Najdłuższa droga
score-longest_road-short = 2 za kafelek
score-gold = Za złoto
score-gold-short = 1 za każde 3
score-total = Razem
paper-note = Miejsca kluczowe dają punkty właścicielowi, jeśli droga prowadzi z nich do Kościoła; zagajniki i łańcuchy górskie zawsze. Przy remisie liczy się więcej dostaw, potem więcej sprzedaży.

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
rule-HA-18 = Surowców w wiosce mogą używać wszyscy, niezależnie od tego, kto je wytworzył.
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
    [one] Zrób 1 sztukę
    [few] Zrób { $number } sztuki
    [many] Zrób { $number } sztuk
   *[other] Zrób { $number } sztuki
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
about-still-standing = Twój mieszkaniec jeszcze stoi: wybierz kafelek, na którym ma coś zrobić, a sam dojdzie tam drogami.
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

reason-can-deliver = Potem da się opłacić dostawę do kościoła (punkty: { $points }).
reason-can-sell = Potem da się opłacić sprzedaż (punkty: { $points }, złoto: { $gold }).
reason-can-build = Potem da się zebrać cały koszt: { $tile }.
reason-tokens = Twoje surowce { $tile_in } coś ci dadzą, gdy ktoś ich użyje; potem będzie ich tam { $count }.
reason-joined = { $tile } będzie mieć drogę do kościoła i policzy się na końcu.
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
lesson-first-finish-body = Punkty z gry, nagrody, miejsca kluczowe, drogi, najdłuższa droga i punkt za 3 złota: wszystko jest w tabeli wyników. *Wygrywa najwięcej punktów*. Graj dalej od drugiego mieszkańca przeciw łatwemu botowi.

until-end = { $left ->
    [0] ostatnia dostawa jest wykonana, trwa ostatnia runda.
    [one] do końca brakuje 1 dostawy.
   *[other] do końca brakuje { $left } dostaw.
}

lesson-landmarks = Miejsca kluczowe i najdłuższa droga
lesson-landmarks-woodland = Rozległy zagajnik: { $points } punktów
lesson-landmarks-woodland-body = Zagajnik z twoją flagą liczy swoje odcinki, które leżą *przy lesie*, duży po 2 punkty. Drogi nie potrzebuje.
lesson-landmarks-range = Niewielki łańcuch górski: { $points } punkty
lesson-landmarks-range-body = Łańcuch górski liczy swoje odcinki, które leżą *przy wzgórzu*, mały po 1 punkcie. Też bez drogi.
lesson-landmarks-post = Faktoria: { $points } punkty
lesson-landmarks-post-body = Większość miejsc kluczowych wymaga *drogi do Kościoła*. Faktoria daje 1 punkt za każdą twoją sprzedaż.
lesson-landmarks-road = Najdłuższa droga: { $points } punktów
lesson-landmarks-road-body = Najdłuższy ciąg kafelków po drogach wydrukowanych i *twoich własnych*, każdy kafelek raz, bez Kościoła: 2 punkty za kafelek. Choć jedna droga musi być w nim twoja.

lesson-begging = Żebranie
lesson-begging-see = Gdy sakiewka jest pusta
lesson-begging-see-body = W Kościele mieszkaniec może *wyżebrać 1 złoto*, ale tylko wtedy, gdy Farma, Drwal i Kamieniołom są pełne. To na tury, w których nie ma nic lepszego.
lesson-begging-do = Żebraj
lesson-begging-do-body = Teraz wszystkie trzy są pełne.
lesson-begging-do-task = Dotknij Kościoła i wyżebraj złoto.
lesson-begging-do-again = W Kościele, mieszkańcem: wyżebraj złoto.
lesson-begging-do-done = O *1 złoto* więcej. Mieszkaniec kładzie się jak po każdej innej akcji.

lesson-barn = Stodoły
lesson-barn-see = Wytwórca wszystkiego
lesson-barn-see-body = *Stodoła* to wytwórca dowolnych podstawowych surowców: kto ją aktywuje, wskazuje dla każdego pustego pola drewno, kamień albo zboże.
lesson-barn-do = Zapełnij stodołę
lesson-barn-do-body = Pomyśl, czym zapłacisz następnym razem: bliskie surowce nie potrzebują osła.
lesson-barn-do-task = Aktywuj stodołę i zapełnij jej trzy pola.
lesson-barn-do-again = Najpierw stodoła, potem po jednym surowcu na każde puste pole.
lesson-barn-do-done = *Trzy surowce* według twojego wyboru. Użyć ich może jednak każdy.

lesson-buying = Zakup surowców
lesson-buying-see = Gdy czegoś brakuje
lesson-buying-see-body = Koszt akcji można też *kupić na Targu*, po podanej tam cenie. Surowiec wyrusza z Targu, musi więc do ciebie dotrzeć jak inne, a nikt nie ma z niego nagrody.
lesson-buying-do = Kup drewno
lesson-buying-do-body = Tu pozostało zapłacić drewno.
lesson-buying-do-task = Kup drewno na Targu.
lesson-buying-do-again = Kup drewno: cena jest na Targu.
lesson-buying-do-done = *Kupione i od razu zużyte.* Tylko do sprzedaży kupować nie wolno.

lesson-windmill = Dwa pola
lesson-windmill-see = Jedna sztuka czy dwie
lesson-windmill-see-body = Większe przetwórnie mają *dwa pola*. Jeśli oba są puste i masz jeszcze dwa znaczniki, mówisz, czy robisz jedną sztukę, czy dwie; każda zużywa podstawowy surowiec.
lesson-windmill-do = Zrób jedną
lesson-windmill-do-body = Gdy surowca jest mało, wystarczy jedna: drugie pole zostaje puste, także dla innych.
lesson-windmill-do-task = Aktywuj wiatrak i zrób jedną sztukę.
lesson-windmill-do-again = Najpierw wiatrak, potem: jedna sztuka.
lesson-windmill-do-done = *Jedna* zamówiona. Teraz musi dotrzeć do niej zboże, przywiezione albo kupione.

## The score sheet of the real table

fault-tile-twice = tiles: { $name } dwa razy
fault-flag-nowhere = { $name }: to nie miejsce kluczowe, niczyjej flagi tam nie ma
fault-flag-missing = { $tile }: jeszcze bez flagi
fault-church-missing = tiles: brakuje kościoła
fault-tile-apart = { $name } nie dotyka reszty wioski.
fault-translate-form = { $name }: translate: ma być [i, j], a nie { $given }
fault-tile-overlaps = { $name } nachodzi na { $other }.
fault-tile-road = Droga na { $name } leży przy boku bez drogi na { $other }.
fault-road-form = road { $number }: between: mają być dwa kafelki, a nie { $given }
fault-road-no-tile = { $name } i { $other } nie można połączyć, w wiosce nie ma { $missing }.
fault-roads-too-many = roads: gracz { $seat } ma { $most } dróg, nie więcej
fault-road-apart = { $name } i { $other } się nie dotykają.
fault-road-printed = { $name } i { $other } łączy już wydrukowana droga.
fault-road-twice = { $name } i { $other } łączy już droga.
fault-road-ground = Między { $name } i { $other } las nie leży przy wolnym lesie ani góra przy górze.
fault-deliveries-all = Dostaw jest razem { $count }; w tej grze jest ich { $most }.
fault-sales-all = Sprzedaży jest razem { $count }; w tej grze jest ich { $most }.
fault-milestone-twice = milestones: { $name } dwa razy
fault-milestone-no-tile = milestones: { $name }, ale w wiosce nie ma { $names }
fault-planner-no-road = { $player } ma kamień milowy za drogi, a nie ma żadnej drogi.
pad-step-village = Wioska
pad-step-roads = Drogi i flagi
pad-step-players = Gracze
pad-tiles = Kafelki, których jeszcze tu nie ma
pad-readings = Jak gracie u siebie
pad-tiles-note = zostało { $count }
pad-lay = Połóż kafelek tutaj
pad-turn-tile = Połóż inaczej
pad-take-away = Zabierz kafelek
pad-road = Droga: { $player }
pad-flag = Flaga: { $player }
pad-gone = Zabierz
pad-milestones = Kamienie milowe
pad-points = Punkty na torze
pad-gold = Złoto
pad-deliveries = Dostawy
pad-sales = Sprzedaże
pad-donkeys = Osły
pad-hint-village = Wybierz kafelek, potem bok, przy którym leży. Dotknij ostatniego, by położyć go inaczej.
pad-hint-roads = Wybierz gracza i dotykaj styków (drogi) oraz miejsc kluczowych (flagi).
pad-hint-players = Co kto miał przed końcową punktacją.
fault-pad-fits = { $tile }: tu się nie mieści.

# What is wrong with a component set

fault-corners = { $where }: mają tu być różne rogi [i, j]
fault-outline = { $where }: ma tu być obrys z kroków jednostkowych przeciwnie do ruchu wskazówek, który się nie krzyżuje
fault-price = { $where }: co najmniej 1 złoto
fault-sections = { $where }: ma tu być { $count } liter spośród R, F i M, a nie { $given }
fault-most-sections = { $where }: najwyżej { $most } odcinków, a nie { $count }
fault-stack = { $where }: w stosie „{ $good }” mają być { $wanted } kafelki, a nie { $count }
fault-cost = { $where }: ma tu być lista taka jak „2 wheat, 1 stone”, a nie „{ $given }”
fault-mix = { $where }: mieszanka taka jak „{ $given }” jest tylko dla dostaw
fault-layout-form = { $where }: ma tu być [kafelek, obrót, i, j]
fault-layout-fits = { $where }: { $tile } się tam nie mieści
fault-layout-roads = { $where }: od każdego z pięciu kafelków ma prowadzić droga do kościoła
fault-no-layout = W { $count } próbach nie znaleziono układu, w którym od każdego z pięciu kafelków prowadzi droga do kościoła.

# Where people type in their box

set-tiles = Kafelki
set-sales = Sprzedaże
set-deliveries-two = Dostawy dla 2
set-deliveries-more = Dostawy dla 3 i 4
set-one-sales = Sprzedaż { $number }
set-one-deliveries = Dostawa { $number }
field-cost = Koszt
field-points = Punkty od razu
field-worth = Wartość na koniec
field-stack = Stos
field-needs = Czego wymaga
field-gold = Złoto
# same
lesson-transport = Transport
lesson-transport-see = Dokąd sięgają twoje osły
lesson-transport-see-body = Na sąsiedni kafelek surowce docierają same. Na każdym kafelku *pomiędzy* musi stać twój osioł. Chcesz budować u Cieśli, dwa kafelki od Kościoła.
lesson-transport-see-mark-1 = *Tu* stoi już twój osioł
lesson-transport-see-mark-2 = *Tu* jeszcze żadnego nie ma
lesson-transport-see-mark-3 = *Tu* surowce mają dotrzeć
lesson-transport-do = Osioł na Targ
lesson-transport-do-body = W Ratuszu osioł kosztuje 3 złota i możesz go postawić na dowolnym kafelku, do którego prowadzi droga. Pracuje od razu.
lesson-transport-do-task = Zatrudnij osła, postaw go na Targu i wyjdź z Ratusza.
lesson-transport-do-again = Zatrudnij osła, wybierz dla niego Targ i wyjdź.
lesson-transport-do-done = Kościół i Targ: *łańcuch jest zamknięty.*
lesson-transport-build = Turę później: buduj na jego końcu
lesson-transport-build-body = Koszt młyna dotrze teraz aż na ten kafelek, przez Kościół i Targ. Osły zostają, gdzie są, i się nie męczą.
lesson-transport-build-task = Wybierz plan młyna, oświetlony kafelek, wskazane miejsce i zapłać.
lesson-transport-build-again = Najpierw plan, potem oświetlony kafelek, potem wskazane miejsce, na końcu zapłata.
lesson-transport-build-done = Zapłacone i zbudowane. Następne surowce pójdą *tą samą drogą.*

lesson-paths = Mosty i ścieżki
lesson-paths-see = Staw, do którego nikt nie dojdzie
lesson-paths-see-body = Leśny staw z twoją flagą styka się z Targiem, las z lasem. Droga tam nie prowadzi, na końcu dałby więc punktów: { $points }. *Ścieżka* łączy las z lasem za 2 kamienie, *most* wzgórze ze wzgórzem za 2 drewna.
lesson-paths-do = Zbuduj ścieżkę
lesson-paths-do-body = Mieszkaniec idzie na jeden z dwóch kafelków i buduje stamtąd. Kamienie są z Kamieniołomu.
lesson-paths-do-task = Zbuduj drogę od Targu, wybierz miejsce przy stawie i zapłać.
lesson-paths-do-again = Najpierw Targ, potem wskazane miejsce, potem zapłata.
lesson-paths-do-done = Chodzić nią może każdy, ale *droga jest twoja.*
lesson-paths-pond = Leśny staw: { $points } punkty
lesson-paths-pond-body = Teraz prowadzi od niego droga do Kościoła, więc się liczy.
lesson-paths-count = Drogi: { $points } punkty
lesson-paths-count-body = 1 za każdą twoją drogę, 2 dla posiadacza Planisty, czyli tego, kto pierwszy zbudował drogę. Masz ich pięć, a liczy się też twoja najdłuższa droga.

lesson-sale = Targ: sprzedaż
lesson-sale-see = Jedna z trzech
lesson-sale-see-body = *Odkryte są trzy sprzedaże.* Kto przywiezie na Targ wszystkie surowce jednej z nich, zdobywa jej punkty i złoto, a odkrywa się następną. Do sprzedaży niczego nie wolno kupować.
lesson-sale-do = Sprzedaj z cudzym mlekiem
lesson-sale-do-body = Pierwsza sprzedaż wymaga drewna i mleka, a w Mleczarni leży mleko niebieskiego. Możesz go użyć; niebieski dostanie nagrodę wytwórcy.
lesson-sale-do-task = Dokonaj oświetlonej sprzedaży.
lesson-sale-do-again = Wybierz oświetloną sprzedaż.
lesson-sale-do-done = *Punkty i złoto dla ciebie,* a dla niebieskiego nagroda wytwórcy, podwójna, bo jest Pasterzem.
lesson-sale-count = Kupiec: { $points } punkty
lesson-sale-count-body = Na końcu tej gry masz cztery sprzedaże, a niebieski jedną. Najwięcej sprzedaży daje 4 punkty, przy remisie się dzielą.

lesson-deliveries = Kościół: dostawy
lesson-deliveries-see = Każda tylko raz
lesson-deliveries-see-body = Kościół prosi o kilka dostaw i *każdą można wykonać raz*, ktokolwiek to zrobi. Za jedne płaci się surowcami, za tę złotem.
lesson-deliveries-do = Dostawa za złoto
lesson-deliveries-do-body = Złoto masz. Punktów zdobytych teraz nikt ci nie odbierze, a koniec gry się zbliża.
lesson-deliveries-do-task = Wykonaj oświetloną dostawę.
lesson-deliveries-do-again = Wybierz oświetloną dostawę.
lesson-deliveries-do-done = Sześć punktów za dziesięć sztuk złota, a do końca *o dostawę mniej.*
lesson-deliveries-chaplain = Kapelan: { $points } punkty
lesson-deliveries-chaplain-body = Najwięcej dostaw daje 5 punktów, druga liczba 3. Ty i niebieski macie teraz po jednej, dzielicie więc obie nagrody: 8 przez dwa.
lesson-deliveries-shrine = Kapliczka: { $points } punkty
lesson-deliveries-shrine-body = Kapliczka z twoją flagą dodaje 2 za każdą twoją dostawę. Każda następna jest więc dla ciebie więcej warta.

lesson-payment = Płacenie
lesson-payment-see = Surowiec po surowcu
lesson-payment-see-body = Gdzie jest wybór, płacisz *sztuka po sztuce*: z którego kafelka, czyim znacznikiem czy zakupem na Targu. Co da się zapłacić tylko w jeden sposób, płaci się samo.
lesson-payment-do = Użyj tego, co tu leży
lesson-payment-do-body = Ta dostawa wymaga trzech sztuk, desek lub mąki w dowolnej kombinacji. Jedna deska, wytworzona przez niebieskiego, leży u Cieśli; dwie następne przyjdą z Targu po 5 sztuk złota.
lesson-payment-do-task = Wykonaj oświetloną dostawę i użyj deski od Cieśli.
lesson-payment-do-again = Najpierw dostawa, potem deska u Cieśli.
lesson-payment-do-done = Znacznik wraca *do niebieskiego,* z 2 sztukami złota i 2 punktami, bo niebieski jest Stolarzem.
lesson-payment-count = Czy się opłaciło?
lesson-payment-count-body = Zyskujesz więcej niż niebieski, a kościół jest gotowy. Własne znaczniki zapłaciłyby tobie: wytwarzaj to, czego potrzebują dostawy.

lesson-processing = Przetwarzanie
lesson-processing-see = Z kamienia robi się cegła
lesson-processing-see-body = *Przetwórnia* zamienia podstawowy surowiec w lepszy. Kamieniarz bierze kamień i ma jedno pole. To, co zrobi, nosi twój kolor.
lesson-processing-do = Zrób cegły
lesson-processing-do-body = Kamień musi tam dotrzeć: z Kamieniołomu przez Kościół, gdzie stoi twój osioł. Albo kupisz go na Targu.
lesson-processing-do-task = Niech mieszkaniec pracuje u Kamieniarza, i przywieź kamień z Kamieniołomu.
lesson-processing-do-again = Najpierw Kamieniarz, potem kamień z Kamieniołomu.
lesson-processing-do-done = Leżą tu twoje cegły, i to *wysokiej jakości,* bo masz Murarza.
lesson-processing-sell = Użyj ich od razu
lesson-processing-sell-body = Jedna ze sprzedaży wymaga zboża i cegieł. Jeśli użyjesz własnych cegieł, nagroda wytwórcy też jest twoja.
lesson-processing-sell-task = Dokonaj oświetlonej sprzedaży.
lesson-processing-sell-again = Wybierz oświetloną sprzedaż.
lesson-processing-sell-done = Sprzedaż i do tego *nagroda wytwórcy:* kto przetwarza, zarabia dwa razy.

lesson-stables = Stajnia
lesson-stables-see = Osły, które dają punkty
lesson-stables-see-body = *Stajnia* daje na końcu 2 punkty za każdego twojego osła w wiosce. Masz trzy.
lesson-stables-do = Zbuduj ją
lesson-stables-do-body = Jak większość miejsc kluczowych liczy się tylko wtedy, gdy droga prowadzi od niej do Kościoła. U Drwala droga styka się z drogą.
lesson-stables-do-task = Wybierz plan Stajni, Drwala, wskazane miejsce i zapłać.
lesson-stables-do-again = Najpierw plan, potem Drwal, potem wskazane miejsce i zapłata.
lesson-stables-do-done = Stoi tam twoja *flaga:* nikt inny za nią nie punktuje.
lesson-stables-count = Stajnia: { $points } punktów
lesson-stables-count-body = Trzy osły po 2. Każdy następny kosztuje 3 złota i daje o 2 punkty więcej.
lesson-stables-most = Architekt: { $points } punkty
lesson-stables-most-body = Twoją flagę mają cztery miejsca kluczowe, flagę niebieskiego trzy. Najwięcej miejsc daje 4 punkty, przy remisie się dzielą.

lesson-range = Rozległy łańcuch górski
lesson-range-see = Wzgórze przy wzgórzu
lesson-range-see-body = *Rozległy łańcuch daje 2 za każdy swój odcinek stykający się ze wzgórzem,* niewielki 1. Drogi nie potrzebują.
lesson-range-do = Zbuduj go przy Ratuszu
lesson-range-do-body = Najlepsze jest miejsce, gdzie styka się ze wzgórzami kilka razy i gdzie można potem budować dalej.
lesson-range-do-task = Wybierz plan łańcucha, Ratusz, wskazane miejsce i zapłać.
lesson-range-do-again = Najpierw plan, potem Ratusz, potem wskazane miejsce i zapłata.
lesson-range-do-done = Ze wzgórzami stykają się *na razie* dwa jego odcinki.
lesson-range-count = Rozległy łańcuch górski: { $points } punkty
lesson-range-count-body = Dwa odcinki po 2. Liczy ci się też to, co obok zbudują inni.
lesson-range-end = Na końcu: { $points } punktów
lesson-range-end-body = Kilka kafelków później ze wzgórzami styka się pięć odcinków. Zagajniki tak samo liczą las.

lesson-quarter = Plac, Skład, Górski staw
lesson-quarter-square = Plac: { $points } punktów
lesson-quarter-square-body = *3 za każdy jego odcinek drogi stykający się z drogą,* a droga musi prowadzić do Kościoła. Tu stykają się dwa, trzeci prowadzi w pustkę.
lesson-quarter-warehouse = Skład: { $points } punktów
lesson-quarter-warehouse-body = *1 więcej za każdą twoją drogę.* Masz zbudowane wszystkie pięć, daje więc tyle, co same drogi.
lesson-quarter-pond = Górski staw: { $points } punkty
lesson-quarter-pond-body = *3 punkty, jeśli droga prowadzi stąd do Kościoła,* i to wszystko. Staw nie ma własnej drogi, potrzebuje więc mostu.

lesson-smith = Kowal i Kościelny
lesson-smith-farrier = Kowal: { $points } punktów
lesson-smith-farrier-body = *1 więcej za każdy kafelek twojej najdłuższej drogi,* jeśli droga prowadzi od Kowala do Kościoła. Tu najdłuższa droga ma sześć kafelków.
lesson-smith-road = Najdłuższa droga: { $points } punktów
lesson-smith-road-body = Te same sześć kafelków daje po 2. Z Kowalem każdy następny kafelek łańcucha jest więc wart 3.
lesson-smith-sacristan = Kościelny: { $points } punkty
lesson-smith-sacristan-body = *Druga liczba dostaw* daje 3. Niebieski ma dwie, ty jedną, biały żadnej. Za nic nagrody nie ma.

lesson-outposts = Posterunki
lesson-outposts-first = Posterunek I: { $points } punkty
lesson-outposts-first-body = *1 za każdy kafelek na najkrótszej drodze do Kościoła.* Posterunek lubi być daleko, ale droga musi do niego prowadzić.
lesson-outposts-second = Posterunek II: { $points } punkty
lesson-outposts-second-body = To samo miejsce w innym kształcie i trochę bliżej. Nowa droga może skrócić trasę, a wtedy posterunek da mniej.
lesson-outposts-woodland = Niewielki zagajnik: { $points } punktów
lesson-outposts-woodland-body = *1 za każdy swój odcinek stykający się z lasem.* Tu jest ich pięć. Drogi nie potrzebuje, może więc stać gdziekolwiek.

lesson-purse = Karczma, złoto i punkty
lesson-purse-tavern = Karczma: { $points } punktów
lesson-purse-tavern-body = *1 za każde złoto, które masz na końcu, najwyżej 8,* jeśli droga prowadzi od niej do Kościoła. Masz 16, daje więc, ile tylko może.
lesson-purse-gold = Złoto: { $points } punktów
lesson-purse-gold-body = *1 za każde trzy sztuki złota,* i to dla wszystkich. Złota się przez to nie wydaje, przez Karczmę też nie.
lesson-purse-points = Punkty z gry: { $points }
lesson-purse-points-body = To, co przybywało po drodze: za kafelki, sprzedaże, dostawy i za każdym razem, gdy ktoś użył twoich znaczników. Resztę dodaje się na końcu.

lesson-monument = Pomnik
lesson-monument-see = Takie samo do takiego samego
lesson-monument-see-body = *Pomnik daje 2 za każdy swój odcinek stykający się z takim samym:* droga z drogą, las z lasem, wzgórze ze wzgórzem. Droga musi prowadzić do Kościoła.
lesson-monument-do = Zbuduj go
lesson-monument-do-body = U Drwala się zmieści. Mąka jest na miejscu, cegły trzeba kupić, a kamień przyjdzie z Kamieniołomu albo z Targu.
lesson-monument-do-task = Wybierz plan Pomnika, Drwala, wskazane miejsce i zapłać kamień, jak chcesz.
lesson-monument-do-again = Najpierw plan, potem Drwal, potem wskazane miejsce, na końcu zapłać kamień.
lesson-monument-do-done = Stoi na brzegu: *obok można budować dalej.*
lesson-monument-count = Pomnik: { $points } punkty
lesson-monument-count-body = Z takim samym stykają się dwa jego odcinki. To, co powstanie obok później, może dodać punktów, ktokolwiek to zbuduje.
