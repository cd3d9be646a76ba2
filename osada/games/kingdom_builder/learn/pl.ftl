## Rozdziały
chapter-goal = Cel gry
chapter-goal-lead = Zasiedlasz nieznaną krainę, po trzy osady na turę. O tym, ile przyniosą złota, rozstrzyga to, gdzie stoją na końcu; wygrywa ten, kto ma najwięcej złota.
chapter-goal-1 = *Zamki płacą zawsze.* Wystarczy jedna osada obok zamku, by mieć 3 sztuki złota.
chapter-goal-2 = *Lokacje pomagają.* Kto osiedli się obok którejś, bierze żeton, a z nim dodatkową akcję w każdej turze.
chapter-goal-3 = *Trzy karty królestwa* leżą obok planszy. W każdej grze są inne i mówią, co jeszcze przynosi złoto: brzegi wód, długie rzędy, wiele grup i tym podobne.
chapter-goal-words = wygrana wygrać wygram zwycięzca zwycięstwo sens o co chodzi kto wygrywa remis złoto

chapter-setup = Przygotowanie
chapter-setup-lead = Planszę składa się na każdą grę od nowa i tak samo losuje się karty, które zapłacą na jej końcu.
chapter-setup-1 = *Cztery z ośmiu sektorów* tworzą planszę, dwa na dwa. Każdy może być obrócony o pół obrotu.
chapter-setup-2 = *Dwa żetony* leżą na każdej lokacji.
chapter-setup-3 = { $players ->
    [0] *Czterdzieści (40) osad* ma każda z dwóch do czterech osób
   *[other] *Czterdzieści (40) osad* ma przy tym stole każdy gracz (graczy: { $players })
}, a do tego jedną kartę terenu, której nikt inny nie widzi. Zaczyna najstarszy, chyba że umówicie się inaczej albo losujecie.
chapter-setup-4 = *Trzy z dziesięciu kart królestwa* odkrywa się i leżą tak przez całą grę.
chapter-setup-5 = *Na pierwszą grę* weźcie sektory z karczmą, padokiem, oazą i farmą oraz karty Rybacy, Kupcy i Rycerze.
chapter-setup-words = początek przygotowanie przygotować ilu graczy kto zaczyna pierwszy gracz pierwsza gra co jest w pudełku zapas rozdanie rozdać

chapter-turn = Twoja tura
chapter-turn-lead = Jedna karta, trzy osady, nowa karta. Żetony coś do tego dodają, ale niczego nie zastępują.
chapter-turn-1 = *Musisz zbudować trzy osady* na terenie swojej karty, jedną po drugiej.
chapter-turn-2 = *Każdy żeton raz.* Żeton zdobyty w poprzednich turach daje jedną dodatkową akcję, przed budową trzech osad albo po niej, nigdy w trakcie.
chapter-turn-3 = *Koniec ogłaszasz ty.* Odrzucasz kartę i dobierasz następną, możesz więc planować już wtedy, gdy grają inni.
chapter-turn-words = moja tura co robię obowiązkowa akcja kolejność pasować pominąć dobrać kartę runda zgodnie z ruchem wskazówek zegara ile buduję

chapter-building = Gdzie wolno budować
chapter-building-lead = Zgadzać muszą się dwie rzeczy: teren twojej karty i to, że nowa osada sąsiaduje z którąś z twoich.
chapter-building-1 = *Tu stoi osada.* Karta pokazuje las.
chapter-building-2 = *Las obok niej* jest dobry, z każdej strony.
chapter-building-3 = *Łąka obok niej* to błąd: inny teren. Na wodzie, górach, zamkach i lokacjach nie buduje się nigdy; na wodę osadę przenosi tylko przystań.
chapter-building-4 = *Sąsiadować trzeba tylko, dopóki się da.* Jeśli żadna twoja osada nie ma obok siebie wolnego pola tego terenu, zaczynasz od nowa na dowolnym wolnym polu tego terenu.
chapter-building-5 = *Sąsiedztwo sięga przez styki* sektorów. Osady innych graczy tylko zajmują miejsce.
chapter-building-words = postawić budować zasiedlić sąsiadować obok sąsiad daleko gdziekolwiek zacząć od nowa skok gdzie pole teren zakaz góra woda zajęte

chapter-no-room = Nie ma gdzie, nie ma z czego
chapter-no-room-lead = Pod koniec gry bywa, że jakiś teren jest pełny albo zapas pusty. Tura toczy się mimo to.
chapter-no-room-1 = *Nigdzie na planszy nie ma wolnego pola twojego terenu:* karta wypada z gry, a ty dobierasz inną, tyle razy, ile trzeba. W sumie nadal budujesz trzy.
chapter-no-room-2 = *Nowa karta obowiązuje* do końca tury. To, co już stoi, zostaje.
chapter-no-room-3 = *Pusty zapas:* budujesz tyle, ile masz, choćby nic, i obowiązek jest spełniony. Zapas mogą zużyć także żetony użyte wcześniej.
chapter-no-room-words = pełny teren brak miejsca nie mogę budować nie da się wymiana karty nowa karta skończą się osady wyczerpany zapas pusty ostatnie osady

chapter-tiles = Żetony lokacji
chapter-tiles-lead = Żeton to dodatkowa akcja w każdej twojej turze, dopóki trzymasz się jego lokacji.
chapter-tiles-1 = *Lokacja z żetonami.* Są dwa, więc dostanie je najwyżej dwóch graczy.
chapter-tiles-2 = *Zbudowane obok:* żeton bierzesz od razu. Użyć możesz go od swojej następnej tury.
chapter-tiles-3 = *Z każdego pola lokacji tylko jeden* w całej grze. Dwa jednakowe wymagają dwóch pól tego rodzaju.
chapter-tiles-4 = *Gdy odejdzie stamtąd twoja ostatnia osada,* tracisz żeton i wypada on z gry.
chapter-tiles-5 = *Żetony, które budują, biorą osadę z twojego zapasu;* te, które przenoszą, nie.
chapter-tiles-words = żeton lokacja dodatkowa akcja kiedy użyć następna tura stracić utrata żetonu dwa jednakowe takie same dwa razy zatrzymać oddać

chapter-locations = Osiem lokacji
chapter-locations-lead = Pięć z nich stawia jedną osadę więcej, trzy przenoszą taką, która już stoi.
chapter-locations-1 = *Stąd,* dzięki padokowi:
chapter-locations-2 = *O dwa pola w linii prostej,* ponad czymkolwiek, na wolny ląd. Nie trzeba sąsiadować ze swoimi.
chapter-locations-3 = *Karczma wydłuża rząd:* jeśli masz w linii prostej, w dowolnym kierunku, co najmniej trzy osady, dokładasz jedną bezpośrednio na którymkolwiek końcu, na dowolnym terenie.
chapter-locations-words = wyrocznia farma oaza wieża karczma stodoła przystań padok przenieść osadę na wodę statek koń skacze skok krawędź planszy rząd linia

chapter-end = Koniec gry
chapter-end-lead = Koniec przynosi ostatnia osada z czyjegoś zapasu, a nie pełna plansza.
chapter-end-1 = *Ktoś stawia czterdziestą osadę:* rundę gra się do końca, by wszyscy mieli tyle samo tur. Potem liczy się złoto.
chapter-end-2 = *Komu wcześniej zabraknie osad,* ten buduje to, co zostało, a do końca rundy już nic.
chapter-end-words = kończy się koniec ostatnia osada ostatnia runda kiedy jak długo dograć

chapter-scoring = Liczenie złota
chapter-scoring-lead = Złoto liczy się raz, na końcu: za zamki i za każdą z trzech kart królestwa tej gry.
chapter-scoring-1 = *Każdy zamek,* obok którego stoi choć jedna twoja osada: 3 sztuki złota. Druga osada przy tym samym zamku nic nie dodaje.
chapter-scoring-2 = *Osady na wodzie* liczą się do wszystkiego oprócz karty Rybacy.
chapter-scoring-3 = *Tyle samo złota* oznacza wspólne zwycięstwo.
chapter-scoring-example = Niebieski stoi przy zamkach w ramkach i ma za nie { $points } sztuk złota.
chapter-scoring-words = wynik punkty punktacja zamki zamek wart ile złota remis

chapter-cards = Dziesięć kart królestwa
chapter-cards-lead = Trzy z nich płacą w twojej grze. Każda lubi inny kształt, obejrzyj je więc, zanim zaczniesz budować.
chapter-cards-1 = *Poziomy rząd* to wszystkie pola obok siebie od lewej do prawej. Rycerze liczą tylko twój najpełniejszy.
chapter-cards-2 = *Stykające się osady* stoją obok siebie bez przerwy. Kupcy liczą każdy zamek i każdą lokację, które taka grupa łączy z innym takim miejscem.
chapter-cards-3 = *Lordowie i Farmerzy* patrzą na cztery sektory, na każdy osobno.
chapter-cards-example = Rycerze liczą rząd w ramkach, 2 sztuki złota za każdą osadę w nim: dla Niebieskiego { $points }.
chapter-cards-words = karta królestwa rybacy górnicy robotnicy kupcy odkrywcy rycerze pustelnicy mieszczanie lordowie farmerzy poziomy rząd grupa sektor najwięcej najmniej

gallery-locations = Co daje który żeton
gallery-cards = Za co która karta płaci
gallery-castles = W każdej grze

## W skrócie
short-goal = Rozstaw się po krainie tak, by zamki i trzy karty przyniosły dużo złota.
short-goal-1 = *Zamek,* obok którego stoisz: 3 sztuki złota.
short-goal-2 = *Trzy karty* obok planszy mówią, za co jeszcze jest złoto.
short-turn = Zbuduj trzy osady na terenie swojej karty.
short-turn-1 = *Pierwszą w całej grze* na dowolnym wolnym polu tego terenu,
short-turn-2 = *każdą następną* obok którejś ze swoich, jeśli się da.
short-turn-3 = *Obok lokacji* bierzesz żeton: od następnej tury dodatkowa akcja w każdej turze.
short-end = Ktoś buduje ostatnią z czterdziestu.
short-end-1 = *Rundę gra się do końca,* wszyscy mają więc tyle samo tur.
short-end-2 = *Wygrywa ten, kto ma najwięcej złota.*

## Pytania nowych graczy
question-win = Jak wygrać?
answer-win = najwięcej
question-how-many = Ile osad buduję w swojej turze?
answer-how-many = trzy
question-where = Gdzie wolno mi budować? Na jakim terenie?
answer-where = teren twojej karty
question-far = Czy mogę zacząć od nowa daleko od swoich osad?
answer-far = dowolnym wolnym polu
question-water = Jak dostać się na wodę?
answer-water = przystań
question-supply = Ile osad ma gracz na początku?
question-starts = Kto jest pierwszym graczem, kto zaczyna?
answer-starts = najstarszy
question-first-cards = Jakie sektory i karty na pierwszą grę?
answer-first-cards = karczmą
question-full = Co, jeśli nie ma wolnego pola mojego terenu i nie mogę budować?
answer-full = dobierasz inną
question-empty-supply = Co, jeśli skończy mi się zapas?
answer-empty-supply = ile masz
question-use-tile = Kiedy mogę użyć żetonu lokacji?
answer-use-tile = następnej tury
question-same-tile = Czy mogę mieć dwa jednakowe żetony?
answer-same-tile = dwóch pól
question-lose-tile = Czy mogę stracić żeton?
answer-lose-tile = wypada
question-paddock = Jak daleko skacze padok?
answer-paddock = dwa pola
question-tavern = Jak długiego rzędu potrzebuje karczma?
answer-tavern = trzech
question-end = Kiedy kończy się gra?
answer-end = ostatnia osada
question-castle = Ile złota daje zamek?
question-knights = Za co płacą Rycerze?
question-lords = Ile dają Lordowie za najwięcej osad w sektorze?
question-merchants = Za co płacą Kupcy?

first-turn-1 = Szukaj zamku albo lokacji: trzy osady obok siebie, które do którejś sięgają, to dobra pierwsza tura.
first-turn-2 = Zanim zbudujesz, zobacz, za co płacą trzy karty. I użyj żetonu, przed trzema osadami albo po nich.
first-turn-3 = Trzymaj się tam, gdzie sąsiadujesz z wieloma terenami: żadna karta nie zapędzi cię wtedy w róg. A gdzie nie sąsiadujesz z żadnym, wolno zacząć od nowa.
