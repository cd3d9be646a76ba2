# Wspólne dla wszystkich gier.

player-number = Gracz { $number }

## Seats and players
seat-you = Gracz
# same
seat-left = { $name } (bot)
seat-random = Losowy
seat-easy = Łatwy
seat-medium = Średni
seat-greedy = Zachłanny
seat-hard = Trudny
seat-expert = Ekspert
player-random = robi cokolwiek, co jest dozwolone
player-easy = początkujący: zauważa kilka możliwości i bierze najlepszą z nich
player-medium = planuje całą swoją turę, ale coś przeoczy
player-greedy = patrzy do końca swojej tury i wybiera to, co będzie wtedy najwięcej warte
player-hard = myśli też o odpowiedziach i o swojej następnej turze, jedną piątą sekundy na turę
player-own = gracz właściciela tego serwera
player-expert = porównuje o wiele więcej tur i myśli o rundę dalej, do czterech sekund na turę

## Options
option-first = Kto zaczyna
option-first-random = decyduje los
option-first-seat-1 = miejsce 1
option-first-seat-2 = miejsce 2
option-first-seat-3 = miejsce 3
option-first-seat-4 = miejsce 4

## In the terminal
terminal-help =
    Wpisz akcję tak, jak zapisuje ją stół, albo jedno z poleceń:
    ?            co możesz teraz zrobić
    why AKCJA    dlaczego akcja jest niedozwolona, wraz z zasadą
    undo         cofnij swoją ostatnią akcję
    hint         co zrobiłby bot
    table        cały stół jeszcze raz (pusty wiersz działa tak samo)
    rule ID      zasada w kilku słowach
    quit         przerwij; gra zostaje zapisana i można ją kontynuować
terminal-welcome = Wpisz akcję, ? (co możesz zrobić) albo help.
terminal-hint = { $action } — { $why } ({ $better })
terminal-unknown = Nie ma takiej akcji.
terminal-allowed = Nic nie stoi na przeszkodzie: możesz to zrobić.
terminal-undone = Cofnięto.
terminal-no-undo = Nie ma czego cofnąć: tura właśnie się zaczęła albo od tego czasu odkryto coś nowego.
terminal-rules = Są takie zasady: { $rules }
terminal-kept = Gra jest zapisana w pliku { $file }; aby grać dalej, wpisz: osada play --continue { $file }
terminal-finished = Zapis gry jest w pliku { $file }

## Server
serve-address = Stoły są otwarte pod adresem { $address } (Ctrl+C je zamyka; nic nie przepada)
serve-network = Z innych urządzeń w sieci: { $address }

## Reports
report-players = liczba graczy: { $players }
report-winner = { $count ->
    [one] Zwycięstwo: { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
report-verified = { $count ->
    [one] { $count } akcja, zgodna z zasadami.
    [few] { $count } akcje, wszystkie zgodne z zasadami.
    [many] { $count } akcji, wszystkie zgodne z zasadami.
   *[other] { $count } akcji, wszystkie zgodne z zasadami.
}
report-unfinished = Gra jeszcze się nie skończyła.
report-set = Zestaw { $name } ({ $checksum }): { $about }
report-set-good = Zestaw { $name } ({ $checksum }) nadaje się do gry.
report-options = Opcje
report-default = domyślnie
report-simulation = Partie: { $games }; gracze: { $players }; czas procesora: { $seconds } s; partie/s: { $rate }; akcje/s: { $actions }; kalibracja: { $calibration }
report-capped = Z tego przerwane po osiągnięciu największej dozwolonej długości: { $capped }.
report-means = Średnie wyniki: { $scores }

## Pages
page-language = Język
page-theme = Jasny lub ciemny wygląd
page-choose = Wybierz
page-welcome = W co zagramy?
page-open-record = Otwórz zapis
page-play = Graj
page-you = Ty
page-your-turn = { $count ->
    [one] Twoja kolej przy jednym stole
    [2] Twoja kolej przy dwóch stołach
    [3] Twoja kolej przy trzech stołach
    [4] Twoja kolej przy czterech stołach
   *[other] Twoja kolej przy { $count } stołach
}
page-your-move = Twoja kolej.
page-waiting = Czekamy na innych
page-you-watch = oglądasz
page-players = { $players } graczy
page-more-finished = { $count ->
    [one] jeszcze jedna zakończona gra
    [few] jeszcze { $count } zakończone gry
   *[other] jeszcze { $count } zakończonych gier
}
page-unreadable-tables = Stoły, których nie da się odczytać
page-new-table = Nowy stół
page-rules = Zasady
page-rule = Zasada, z której to wynika
page-finished = Zakończone gry
page-delete = Usuń
page-delete-sure = Usunąć ten stół dla wszystkich, którzy przy nim siedzą?
page-replay = Odtwórz
page-replay-of = Odtwarzanie gry
page-seats = Miejsca przy stole
page-person-here = Osoba przy tym ekranie
page-person-link = Osoba przez link
# same
page-bot = Bot
page-empty-seat = Nikt
page-name = Imię
page-setup = Przygotowanie gry
page-chosen = wybrane tutaj:
page-components = Własne elementy
page-components-about = Kto ma pudełko, może wpisać to, co jest na nim wydrukowane, i z tym grać.
page-components-file = Zestaw elementów (JSON)
page-file-again = Wybierz plik jeszcze raz, przeglądarka go nie pamięta.
page-readings = Jak rozumieć to, czego instrukcja nie rozstrzyga
page-start = Zacznij
page-back = Wstecz
page-again = Spróbuj ponownie
page-sorry = To się nie udało
page-error = Serwer nie mógł zrobić tego, o co poproszono.
page-error-400 = Tego, co wysłano, nie można użyć.
page-error-403 = Ta przeglądarka nie może tego zrobić.
page-error-404 = Nie ma tu nic dla tej przeglądarki. Jeśli to stół, poproś o link do niego.
page-error-405 = Pod tym adresem nie można tego zrobić.
page-error-409 = Teraz to niemożliwe.
page-error-500 = Serwer popełnił błąd. Kto go prowadzi, znajdzie go w dzienniku.
page-error-503 = Nie udało się tego teraz zapisać i nic się nie zmieniło. Spróbuj za chwilę.
page-wrong-number = Liczba graczy w tej grze: { $players }; przy stole siedzi: { $count }.
page-no-link = Ten link nie prowadzi do żadnego stołu.
page-not-sitting = Ta przeglądarka nie siedzi na tym miejscu.
page-only-sitters = To mogą zrobić tylko osoby siedzące przy stole.
page-only-host = Stół może usunąć tylko ten, kto go założył.
page-all-seats = Z niedokończonej gry może grać dalej tylko ten, kto zajmuje wszystkie miejsca.
page-moved-on = Ktoś był szybszy: przy stole gra się już dalej.
page-hint-turn = Podpowiedź jest dla tego, kto teraz gra.
page-no-hint = Teraz nie można dać podpowiedzi.
page-record-later = Zapis będzie dostępny po zakończeniu gry.
page-replay-later = Grę można odtworzyć po jej zakończeniu.
page-bad-record = To nie jest zapis gry, który dałoby się odtworzyć.
page-bad-line = Zapisu nie da się odczytać w wierszu { $number }.
page-bad-play = W wierszu { $number } zapis robi coś, na co zasady nie pozwalają: { $line }
page-bad-table = Takiego stołu nie da się założyć.
page-bad-first = Na tym miejscu nikt nie siedzi: wybierz kogoś, kto gra.
page-bad-choice = To do siebie nie pasuje: musi ich być { $count } różnych i gra musi pozwalać na nie obok siebie.
page-no-json = Ten plik to nie JSON, więc to nie zestaw elementów.
page-other-components = Ten zestaw jest do innej gry, nie do gry { $game }.
page-first-game = Pierwsza gra?
page-as-first-game = Przygotuj jak do pierwszej gry
page-how-played = Jak się gra
page-not-ready = Stół nie jest jeszcze gotowy. Nic z tego, co wpisano, nie przepadło.
page-differs = Inaczej niż zwykle
page-too-large = To jest za duże: wysłać można najwyżej { $most }.
page-too-often = Za dużo żądań naraz. Poczekaj chwilę.
page-too-many-streams = Z tego adresu otwarto za dużo stron. Zamknij część z nich.
page-too-many-hints = Podpowiedzi, o które tu proszono, są jeszcze obmyślane. Poczekaj na nie.
page-too-many-tables = Masz tu { $most } założonych stołów, a więcej nikt tu mieć nie może. Usuń niektóre z nich.
page-too-many-bot-tables = Przy { $most } twoich stołach grają same boty, a więcej takich nikt tu mieć nie może. Poczekaj na koniec gry albo usuń stół.
page-too-many-new = W ciągu godziny założono stąd wiele stołów. Poczekaj chwilę.
page-too-much-kept = W ciągu godziny wysłano stąd wiele danych. Poczekaj chwilę.
page-storage-full = Na kolejny stół nie ma tu już miejsca. Rozpoczęte gry toczą się dalej.
page-full = Serwer jest teraz pełny. Spróbuj później.
page-board = Plansza
page-actions = Akcje
page-hand = Karty na ręce
page-side = Karty
page-zoom-in = Przybliż
page-zoom-out = Oddal
page-zoom-fit = Pokaż wszystko
page-undo = Cofnij
page-hint = Podpowiedź
# same
page-menu = Menu
page-log = Co się wydarzyło
page-close = Zamknij
page-preferences = Ustawienia
page-confirm-end = Pytaj przed końcem tury
page-sound = Cichy dźwięk, gdy zaczyna się twoja tura
page-pace = Boty grają
page-pace-fast = od razu
page-pace-normal = spokojnym tempem
page-pace-slow = powoli
page-invite = Linki
page-spectators = Dla widzów
page-other-device = na innym urządzeniu
page-copy = Kopiuj link
page-copied = Skopiowano
page-hand-over = Niech dalej gra bot
page-take-back = Wróć do gry
page-resign = Poddaj grę
page-resign-sure = Poddać grę? Tego nie można cofnąć.
page-resigned = poddaje grę
page-words = Stół opisany słowami
page-agreed = Przy tym stole obowiązuje
page-agreed-usual = zwykłe odczytanie zasad
page-standard-set = standardowy zestaw elementów
page-own-set = własny zestaw elementów: { $name }
page-here = Przy tym stole: { $reading }.
page-watching = Tylko oglądasz
page-agreed-count = { $count ->
    [one] jedna rzecz jest inaczej
    [few] { $count } rzeczy są inaczej
   *[other] { $count } rzeczy jest inaczej
}
page-home = Wszystkie stoły
page-score-sheet = Tabela wyników
page-curve = Wyniki w trakcie gry
page-rematch = Zagraj ponownie
page-download = Pobierz zapis
page-uncover = To ja
page-pass-to = Teraz { $player }. Pozostali nie patrzą.
page-step-back = O jedną akcję wstecz
page-step-on = O jedną akcję naprzód
page-position = Pozycja
page-play-on = Graj dalej od tego miejsca
page-plays = Teraz gra: { $player }
page-thinks = { $player } się zastanawia
page-state-plays = teraz gra
page-state-thinks = zastanawia się
# same
page-state-bot = bot
page-state-here = przy stole
page-state-away = poza stołem
page-over = Koniec gry.
page-not-your-turn = To nie twoja tura: teraz gra { $player }.
page-nothing-here = Tutaj nie można nic zrobić.
page-offline = Brak połączenia. Próbuję ponownie…
page-gone = Ten stół został usunięty.
page-really = na pewno?
page-walk = Przejrzyj tury innych
page-no-answer = To nie jest odpowiedź na to pytanie.
page-gather = Potwierdź {$count} z {$most}
page-then = Tak wtedy było
page-now = Wróć do teraz
page-end = Zakończ turę
page-go-on = Graj dalej według nowych zasad
page-diverged = Zasady się od tego czasu zmieniły: stół stoi tam, gdzie stare i nowe były jeszcze zgodne.
log-resign = { $player } poddaje grę.
log-hand-over = { $player }: dalej gra bot.
log-hand-back = { $player } znowu gra bez bota.
log-go-on = Gra toczy się dalej według nowych zasad.

## Hints

hint-gain = { $line } { $points }
reasons-now = Od razu daje: { $gains }.
reasons-costs = Od razu kosztuje: { $gains }.
reasons-event = W tej turze: { $what }.
reasons-prepares = Na następną turę przygotowuje: { $gains }.
reasons-takes = Następnemu graczowi zabiera: { $gains }.
reasons-more = W porównaniu z zagraną turą daje od razu: { $gains }.
reasons-less = W porównaniu z zagraną turą kosztuje od razu: { $gains }.
reasons-robs = Innym zabiera: { $gains }.
reasons-later = { $points ->
    [one] W następnych turach daje około 1 punktu więcej.
   *[other] W następnych turach daje około { $points } punktów więcej.
}
reasons-differs = Czym się różni: { $what }.
hint-later = od razu bez punktów
hint-enough = teraz nie ma nic lepszego do zrobienia
hint-nothing = teraz nic nie daje
hint-forced = nic innego nie da się teraz zrobić
hint-only = od tego zaczynają się wszystkie znalezione dobre możliwości
hint-even = mniej więcej tak dobre jak następna możliwość
hint-better = { $points ->
    [one] o około 1 punkt lepsze niż następna możliwość
    [few] o około { $points } punkty lepsze niż następna możliwość
   *[other] o około { $points } punktów lepsze niż następna możliwość
}
hint-worse = { $points ->
    [one] o około 1 punkt gorsze niż najlepsza możliwość
    [few] o około { $points } punkty gorsze niż najlepsza możliwość
   *[other] o około { $points } punktów gorsze niż najlepsza możliwość
}

## Arena

arena-player = Gracz
arena-games = Gry
arena-wins = Wygrane
arena-score = Średni wynik
arena-rating = Ranking
arena-interval = 95 %
arena-seconds = Sekund na turę
arena-pairs = Kto kogo pokonuje, z przedziałami 95 %:
report-new-game = Gra { $name } jest w folderze { $folder } i można w nią od razu zagrać. Co dalej, jest w jej README.md.
report-kept = Wyniki i zapisy: { $folder }
report-restored = { $file } jest teraz w { $folder }.
report-restored-kept = To, co było tam wcześniej, zostaje w { $folder }

## The coach

when-round = Runda { $round }
when-turn = Tura { $turn }
coach-turn = { $when }, { $player }: strata { $points ->
    [one] około 1 punktu
   *[other] około { $points } punktów
}
coach-turn-own = { $when }: twoja strata { $points ->
    [one] około 1 punktu
   *[other] około { $points } punktów
}
coach-told = { $when }: { $played }. Lepsze o około { $points }: { $better }. Dlaczego: { $why }
coach-seat = { $player }: { $within } % tur tak dobrych jak najlepsza; przez wybory średnia strata { $lost } punktu na turę; szczęście i cała reszta { $luck } punktów
coach-played = Zagrano: { $clicks }
coach-better = Lepiej: { $clicks }
page-coach = Trener
page-coach-begin = Niech trener przejrzy grę
page-coach-thinks = Trener przegląda wszystkie tury …
page-chances = Szanse każdego na wygraną w ciągu gry
page-coach-later = Trener przyjdzie, gdy gra się skończy.
page-coach-full = Trener ma za dużo gier do przejrzenia. Spróbuj później.
page-coach-nothing = Żadna tura nie kosztowała wiele: dobra gra.
page-coach-failed = Trener nie dokończył. Możesz uruchomić go jeszcze raz.

## Odtwarzanie

page-replay-start = Początek
page-replay-turn = Tura { $turn } z { $count }
page-turns = Przebieg
page-turn-steps = Co się stało w tej turze
page-turn-back = O turę wstecz
page-turn-on = O turę naprzód
page-replay-play = Odtwarzaj
page-pause = Wstrzymaj
page-pace-replay = jedna tura co 2 s
page-keys-replay = ← → tura · Shift akcja · spacja odtwarza
page-line-points = Punkty
page-line-chances = Szanse
page-line = Tury i punkty po każdej z nich
page-share-turn = Udostępnij turę
page-share-link = Link do tej tury
page-moment = Chwila dla trenera: tura { $turn }
page-play-on-who = Kto zagra dalej?
page-play-on-about = Odtąd gra toczy się dalej przy nowym stole, z innym losem. Ta gra zostaje bez zmian.
page-branch = Odgałęzienie: tura { $turn } gry { $names }
page-sheet-where = Pokaż, skąd pochodzą

## Tables on disk
page-unreadable = Tego stołu nie można odczytać. Kto prowadzi serwer, znajdzie powód w jego dzienniku.
page-no-game = Gra { $game } nie jest tu zainstalowana.
page-readable = Ten stół można odczytać, nie trzeba go pobierać.
page-others-sit = Przy tym stole siedzą też inni, a plik pokazałby, co mają. Poproś tego, kto prowadzi serwer.
page-only-host-download = Pobrać stół może tylko ten, kto go założył.
page-download-table = Pobierz
page-bad-components = Z tymi elementami nie da się grać (miejsca są takie jak w pliku):
fault-object = Zestaw elementów to obiekt z polami { $fields }.
fault-missing = Brakuje { $where }
fault-unknown = { $where } tu nie pasuje
fault-kind = { $where }: ma tu być { $thing }, a jest { $thing2 }
fault-name = set: nazwa ma mieć najwyżej 80 drukowalnych znaków
fault-game = game: ma tu być { $wanted }
fault-stays = { $where }: { $wanted } zostaje, tak jak wszystkie id i liczby
fault-count = { $where }: ma ich być { $wanted }, a jest { $found }
fault-origin = Pochodzenie pola { $where } to „sourced” albo „designed”.
fault-one-of = { $where }: ma tu być jedno z { $known }, a nie { $given }
fault-range = { $where }: ma tu być od { $lowest } do { $highest }, a nie { $given }
thing-truth = tak lub nie
thing-number = liczba całkowita
thing-text = tekst
thing-list = lista
thing-object = obiekt
thing-fraction = ułamek
thing-nothing = nic
page-more-faults = { $count ->
    [one] i jeszcze jeden błąd
    [few] i jeszcze { $count } błędy
   *[many] i jeszcze { $count } błędów
}
page-stuck = { $player } nie może teraz myśleć i próbuje ponownie
page-own-stuck = { $player }: { $why }; zamiast niego wybiera { $bot }
page-own-failed = jego program zawiódł
page-own-not-allowed = chciał tego, czego nie wolno
page-own-too-long = myślał zbyt długo
page-own-not-here = ten serwer nie pozwala mu już grać
page-state-stuck = nie może myśleć
report-checked = { $count ->
    [one] Jeden stół można odczytać.
    [few] { $count } stoły można odczytać.
   *[many] { $count } stołów można odczytać.
}
report-checked-bad = { $count ->
    [one] Jednego stołu nie można odczytać.
   *[other] { $count } stołów nie można odczytać.
}
report-exported = Stół { $table } jest w pliku { $file }.
report-imported = Stół { $table } umieszczono w { $folder }.
report-migrated = Przeniesiono wiersze: { $count }, z { $folder } do { $database }, a każdy został porównany. Folder pozostaje bez zmian: odtąd uruchamiaj serwer z --database.

## Languages
language-name = Polski
report-language-complete = { $code } ({ $name }): kompletny
report-language-missing =
    { $code } ({ $name }): { $count ->
        [one] brakuje { $count } tekstu
       *[other] brakuje { $count } tekstów
    }
report-language-file = { $file }: brakuje { $count } z { $all }
report-language-no-file = { $file }: nie ma takiego pliku
report-language-unreadable = { $file }: nie można odczytać wiersza { $line }
report-language-unknown = { $file }: w angielskim nie ma { $names }

# Ludzie

seat-guest = gość
page-me = Ty
page-me-about = Ta przeglądarka zna cię sama. Nie ma tu hasła i nikt nie potrzebuje twojego e-maila.
page-me-name = Twoje imię przy nowych stołach
page-theme-label = Wygląd
page-theme-device = jak na tym urządzeniu
page-theme-light = jasny
page-theme-dark = ciemny
page-save = Zapisz
page-saved = Zapisano.
page-way-back = Droga powrotna
page-way-back-about = Gdy ta przeglądarka cię zapomni albo weźmiesz inne urządzenie, to sprowadzi cię z powrotem do wszystkich twoich stołów.
page-code = Kod odzyskiwania
page-code-new = Utwórz kod odzyskiwania
page-code-again = Utwórz inny kod odzyskiwania
page-code-there = Masz kod odzyskiwania. Inny kod go unieważni.
page-code-once = Zapisz go teraz: pokazuje się tylko raz. Kto ma kod, ma twoje miejsca.
page-passkeys = { $count ->
    [0] Nie masz jeszcze klucza dostępu.
    [one] Masz klucz dostępu.
    [few] Masz { $count } klucze dostępu.
    [many] Masz { $count } kluczy dostępu.
   *[other] Masz { $count } klucza dostępu.
}
page-others = { $count ->
    [one] Zna cię jeszcze jedna przeglądarka.
    [few] Znają cię jeszcze { $count } przeglądarki.
    [many] Zna cię jeszcze { $count } przeglądarek.
   *[other] Zna cię jeszcze { $count } przeglądarki.
}
page-others-out = Wyloguj moje pozostałe przeglądarki
page-others-sure = Wylogować wszystkie inne przeglądarki, które cię znają? Wrócą tylko z kodem odzyskiwania albo kluczem dostępu.
page-passkey-add = Dodaj klucz dostępu
page-passkey-added = Klucz dostępu został dodany.
page-passkey-failed = Nie podano klucza dostępu. Nic się nie zmieniło.
page-passkey-bad = Nikt tu nie zna tego klucza dostępu.
page-come-back = Znamy się już?
page-come-back-about = Kod odzyskiwania sprowadzi cię tutaj razem ze wszystkimi stołami. Odstępy i kreski nie mają znaczenia.
page-come-back-do = Sprowadź mnie tutaj
page-passkey-use = Użyj klucza dostępu
page-along = Ta przeglądarka ma własne stoły:
page-along-take = przechodzą razem z tobą
page-along-leave = zostają przy tym, kto ma do nich drogę powrotną
page-along-choose = Powiedz najpierw, co będzie ze stołami tej przeglądarki.
page-bad-code = Nikt tu nie ma takiego kodu odzyskiwania. Ma on 16 liter i cyfr, po cztery w grupie.
page-too-many-codes = Stąd przyszło za dużo kodów. Poczekaj minutę.
page-own-data = Twoje dane
page-export-me = Pobierz wszystkie
page-delete-me = Usuń mnie
page-delete-me-about = Stoły, przy których nie siedzi nikt inny, zostaną usunięte. Przy pozostałych zagra za ciebie bot, a zamiast twojego imienia będzie „gość”.
page-delete-me-sure = Usunąć ciebie i wszystko, co twoje? Tego nie można cofnąć.
page-nobody-yet-me = Nie ma tu jeszcze nic o tobie.

# Miejsca

page-invited = { $host } zaprasza cię do gry { $game }
page-your-seat = Twoje miejsce: { $colour }
page-invited-watch = { $host } i { $game }: możesz popatrzeć
page-look-on = Patrz
page-look-replay = Pokaż zapis gry
page-your-name = Twoje imię
page-sit-down = Usiądź
page-taken = To miejsce jest zajęte
page-taken-by = Siedzi tu { $player }.
page-taken-about = Możesz poprosić o wpuszczenie. Kto tu siedzi, dostanie pytanie przy stole. Jeśli to twoje własne miejsce, sprowadzi cię na nie także kod odzyskiwania.
page-ask-in = Poproś o wpuszczenie
page-asked = Prośba wysłana
page-asked-about = Stół otworzy się tutaj, gdy tylko { $player } cię wpuści.
page-asked-no = Prośba odrzucona
page-asked-no-about = { $player } woli siedzieć bez towarzystwa.
page-asks = { $name } prosi o wpuszczenie na twoje miejsce
page-asks-about = Kogo wpuścisz, ten widzi wszystko, co twoje, i może grać za ciebie.
page-let-in = Wpuść
page-not-in = Nie
page-too-many-asks = O to miejsce prosi już za dużo osób.
page-nobody-asks = O to miejsce nikt już nie prosi.
page-people = Kto gdzie siedzi
page-nobody-yet = jeszcze nikt
page-renew = Nowy link
page-renew-about = Stary link nie będzie wtedy nigdzie prowadził.
page-unseat = Odbierz miejsce
page-unseat-sure = Odebrać miejsce, na którym siedzi { $player }? Wszyscy zobaczą to w zapisie gry.
page-sit-here = Usiądę tu
page-not-away = { $player } jest tutaj. Odebrać można tylko miejsce, przy którym nikogo nie ma.
page-only-maker = Może to zrobić tylko ten, kto założył stół.
page-claimed = To miejsce ktoś już zajął.
page-unclaimed = Nikt tam nie siedzi.
log-vacate = { $player }: miejsce zostało odebrane i jest znowu wolne.
log-admit = { $player } wpuszcza kogoś na swoje miejsce: odtąd grają z niego razem.

# Zaproszenia

page-invitation = Zaproś pozostałych
page-invitation-about = Każdy dostaje własny link. Gdy wszyscy przyjdą, otworzy się tu stół.
page-to-table = Do stołu
page-share = Udostępnij
page-link-of = Link: { $player }
page-has-come = już jest

## Lekcje
seat-colour-1 = Niebieski
seat-colour-2 = Pomarańczowy
seat-colour-3 = Biały
seat-colour-4 = Czarny
page-learn = Naucz się
page-lesson-first = Pierwsza gra z przewodnikiem
page-lesson-step = Krok { $step } z { $count }
page-lesson-leave = Zakończ lekcję
page-lesson-restart = Od początku
page-lesson-back = Wstecz
page-lesson-show-me = Pokaż mi
page-lesson-show-again = Jeszcze raz
page-lesson-skip = Pomiń
page-lesson-next = Dalej
page-lesson-play-on = Graj dalej stąd
page-lesson-well = Właśnie tak.
page-lesson-as-well = To też wolno. Lekcja idzie dalej swoim wyborem.
page-lesson-now-you = Tak to się robi. Teraz ty.
page-lesson-watch-on = Patrz, teraz nic nie wybierasz.
page-lesson-wrong = Tam nie można. Spróbuj jeszcze raz.
page-lesson-read = W tym kroku nic się nie wybiera: przeczytaj go i idź dalej.

# What cannot be done now, whoever asks

not-now-follow = Zasady tego stołu się nie zmieniły, nie ma czego potwierdzać.
not-now-changed = Zasady się zmieniły. Najpierw potwierdź, że stół gra dalej.
not-now-nothing = Nie ma czego zagrać.
not-now-learnt = Od początku tego wyboru coś się ujawniło. Nie można go cofnąć.
not-now-learnt-between = Między tymi krokami coś się ujawnia. Resztę zagraj, gdy będzie to wiadome.
not-now-undo = Nie ma czego cofnąć.
not-now-over = Gra się skończyła.
not-now-turn = To nie twoja tura.
not-now-resigned = To miejsce poddało już grę.

## Zasady jako książka
page-find = Szukaj w zasadach
page-find-hint = Szukaj w zasadach: wystarczy słowo
page-found = { $count ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] Odpowiada 1 rozdział
    [few] Odpowiadają { $count } rozdziały, najlepszy na początku
   *[other] Odpowiada { $count } rozdziałów, najlepszy na początku
}
page-contents = Rozdziały
page-by-number = Wszystkie zasady według numerów
page-exact = { $count ->
    [one] Dokładne brzmienie: 1 zasada
    [few] Dokładne brzmienie: { $count } zasady
   *[other] Dokładne brzmienie: { $count } zasad
}
page-exact-found = Dokładne brzmienie
page-example = Przykład.
page-back-to-table = Wróć do stołu
page-print = Wydrukuj jako zeszyt
page-short = Skrót na jednej stronie
page-in-short = { $game } w skrócie
page-in-short-about = Tyle wystarczy na pierwszą turę.
page-short-goal = Cel gry
page-short-turn = Twoja tura
page-short-end = Koniec gry
page-at-this-table = Przy tym stole:
page-rules-pictures = Zasady z obrazkami
page-rule-opens = Przeczytaj w zasadach
page-short-link = W skrócie
page-first-time = Grasz w to pierwszy raz?
page-first-time-about = Przejdź grę z przewodnikiem, trwa pięć do ośmiu minut, albo zacznij od razu: przygotowanie pierwszej gry i łatwy bot.
page-first-table = Pierwsza gra z łatwym botem
page-first-turn = Twoja tura { $turn } z pierwszych trzech
page-first-asked = O co chodzi:
page-first-happened = Co się stało:
page-first-good = Dobra tura:
page-first-known = Znam tę grę

## Score sheets: what is wrong with what was typed in

fault-other = { $said }
fault-form-object = { $where }: ma być obiekt z polami { $fields }, a nie { $given }
fault-form-missing = { $where }: brakuje { $field }
fault-form-unknown = { $where }: nieznane pole { $field }; znane to { $fields }
fault-form-players = players: ma ich być { $seats }, a nie { $given }
fault-form-name = gracz { $number }: ma być obiekt z czytelnym imieniem, a nie { $given }
fault-form-same-name = Dwoje graczy nazywa się { $name }.
fault-form-word = { $where }: nieznane { $given }; znane to { $known }
fault-form-number = { $where }: ma być od { $lowest } do { $highest }, a nie { $given }
fault-form-list = { $where }: ma być lista { $of }, a nie { $given }
fault-pad-players = Ta gra nie jest dla tylu osób.
fault-pad-name = Nikt nie może się tak nazywać.
fault-pad-place = Nie ma takiego miejsca na tym arkuszu.
fault-pad-number = Tu wpisuje się liczbę całkowitą od { $lowest } do { $highest }.

## Score sheets as pages

page-count = Policz
page-pad = Arkusz punktów
page-pad-at-table = gra przy stole
page-pad-new = Nowy arkusz punktów
page-pad-yours = Twoje arkusze punktów
page-pad-about = Wpisz palcem, jak wasz stół wygląda na końcu. Punkty liczą się na bieżąco, wiersz po wierszu, a drugi telefon może pomagać.
page-pad-open = otwarty
page-pad-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
page-pad-player-name = Imię gracza { $number }
page-pad-undo = Cofnij
page-pad-eraser = Gumka
page-pad-turn = Obróć
page-pad-next = Dalej: { $what }
page-pad-result = Wynik
page-pad-missing = { $count ->
    [one] Brakuje jednej rzeczy
    [few] Brakuje { $count } rzeczy
   *[many] Brakuje { $count } rzeczy
}
page-pad-faults = { $count ->
    [one] Jedna rzecz jest niemożliwa
    [few] { $count } rzeczy są niemożliwe
   *[many] { $count } rzeczy jest niemożliwych
}
page-pad-waiting = Brak połączenia od { $time }. To, co wpiszesz, zostanie i wyśle się później.
page-pad-refused = To już nie pasowało i zostało pominięte.
page-pad-second = Drugi telefon
page-pad-second-about = Kto otworzy ten odnośnik, wypełnia ten sam arkusz.
page-pad-less = { $what }: o jeden mniej
page-pad-more = { $what }: o jeden więcej
page-pad-won = { $count ->
    [one] Wygrywa { $winners }
   *[other] Wspólnie wygrywają { $winners }
}
page-pad-ahead = { $count ->
    [0] tyle samo punktów ma { $name }, rozstrzygnął remis
    [one] o { $count } punkt przed graczem { $name }
    [few] o { $count } punkty przed graczem { $name }
   *[many] o { $count } punktów przed graczem { $name }
}
page-pad-where = Dotknij liczby, a obraz pokaże, skąd pochodzi.
page-pad-typed = To wpisano jako liczbę: nie ma miejsca na obrazie.
page-pad-nothing = Nic na obrazie nie daje tu punktów.
page-pad-picture = Końcowy stół jako obraz
page-pad-correct = Popraw
page-pad-share = Wyślij
page-pad-share-link = Odnośnik do tego wyniku
page-pad-file = Pobierz
page-pad-half = Arkusz nie jest pełny: { $count ->
    [one] brakuje jednej rzeczy.
    [few] brakuje { $count } rzeczy.
   *[many] brakuje { $count } rzeczy.
}
page-pad-delete-sure = Usunąć ten arkusz punktów dla wszystkich, którzy mają odnośnik?
page-pad-full = Ten arkusz jest już za długi. Zacznij nowy.
page-pad-gone = Ten arkusz punktów został usunięty.
page-paper = Na papier
page-paper-about = Do druku: arkusze punktów na ołówek i gra w skrócie na stół. Jedno i drugie mieści się na A4 i A5.
page-paper-sheet = Arkusz punktów
page-paper-short = W skrócie
page-paper-size = Rozmiar papieru
# same
page-paper-a4 = A4
# same
page-paper-a5 = A5
page-paper-two = Dwa na A4
page-paper-print = Drukuj
page-paper-date = Data
page-paper-tick = Zaznaczcie to, czym gracie.
page-too-many-pads = W ciągu godziny zaczęto stąd wiele arkuszy punktów. Poczekaj chwilę.

page-try = Wypróbuj:

# Component sets that people type in

fault-stand-there = { $where }: to nie może tu stać
page-sets = Karty z pudełka
page-sets-about = Przepisz to, co wydrukowano na elementach twojego pudełka: dotykając ich obrazków. Czego jeszcze nie wpisano, jest nasze i oznaczone.
page-set-new = Wpisz pudełko
page-set-name = Nazwa zestawu
page-set-name-usual = Nasze pudełko
page-set-from-file = Z pliku
page-set-yours = Twoje zestawy
page-set-link = Wpisz własne elementy
page-set-typed = wpisano { $count } z { $all }
page-set-left = { $left ->
    [one] { $left } na razie nasza
    [few] { $left } na razie nasze
   *[other] { $left } na razie naszych
  }
page-set-all = wszystko z pudełka
page-set-saved = zapisano
page-set-saving = zapisuję …
page-set-waiting = zostaje tutaj; wyśle się, gdy wróci połączenie
page-set-faults = { $count ->
    [one] 1 błąd
    [few] { $count } błędy
   *[other] { $count } błędów
  }
page-set-ours = nasze
page-set-from-box = z pudełka
page-set-same = Jak inna …
page-set-same-which = Jak która?
page-set-back-to-ours = Przywróć naszą
page-set-next = Dalej: { $name }
page-set-as-shown = Tak jest
page-set-share = Udostępnij
page-set-to-file = Do pliku
page-set-play = Graj z nim
page-set-tap = Dotknij części obrazka, a przejdziesz do jej pola. Obrazek zmienia się od razu: połóż obok wydrukowany element i porównaj.
page-set-mix = dowolna mieszanka z
page-set-merge = Połącz z innym zestawem
page-set-merge-about = Drugą połowę wpisał ktoś inny? Weź plik albo link od tej osoby. Co wpisało tylko jedno z was, zostanie przejęte; gdzie się różnicie, zapytamy.
page-set-merge-link = Link do zestawu
page-set-merge-do = Połącz
page-set-merged = { $count ->
    [0] Nie było nic nowego.
    [one] Przejęto 1 pole.
    [few] Przejęto { $count } pola.
   *[other] Przejęto { $count } pól.
  }
page-set-differ = { $count ->
    [one] Różnicie się w 1 polu. Co jest wydrukowane?
   *[other] Różnicie się w { $count } polach. Co jest wydrukowane?
  }
page-set-mine = twoje
page-set-theirs = drugie
page-set-decide = Weź te
page-set-shared = Udostępniony zestaw
page-set-shared-about = Ktoś wpisał ten zestaw. Możesz z nim grać albo wziąć kopię i wpisywać dalej.
page-set-take = Weź kopię
page-set-gone = Tego zestawu już tu nie ma.
page-set-delete-sure = Usunąć ten zestaw? Stoły, które z nim grają, go zachowają.
page-set-which = Karty
page-set-standard = Zestaw z gry
page-set-rename = Zmień nazwę
page-too-many-sets = Masz za dużo zestawów; najpierw któryś usuń.

# Evenings

page-evenings = Twoje wieczory
page-evenings-about = Gry przy prawdziwym stole, które tu podliczono, i gry rozegrane tutaj. Należą tylko do ciebie i znikną z twoim profilem.
page-evenings-none = Jeszcze żadnej skończonej gry.
page-evenings-groups = Grupy
page-evenings-all = Wszystko
page-evenings-standing = Kolejność
page-evenings-who = Kto
page-evenings-played = Gier
page-evenings-won = Wygranych
page-evenings-mean = Średnia punktów
page-evenings-duels = Pojedynki
page-evenings-duels-about = Jak często osoba z lewej była przed osobą u góry.
page-evenings-best = Najlepsze wiersze: { $game }
page-evenings-games = Gry
page-evenings-look = Obejrzyj
page-evenings-away-sure = Usunąć tę grę z historii?
page-evenings-files = Pliki
page-evenings-bring = Dodaj gry z pliku (CSV lub JSON)
page-evenings-bring-do = Dodaj
page-evenings-full = Więcej niż { $most } gier nie da się tu zachować.
page-evenings-bad = Tego pliku nie da się odczytać: { $said }

# Powiadomienia

notice-turn = Twoja kolej
notice-turn-more = { $name }, przy stole z tobą: { $names }.
notice-again = Wciąż twoja kolej
notice-again-more = { $name }, przy stole z tobą: { $names }. To przypomnienie na twoje życzenie.
notice-hello = Osada znalazła drogę
notice-hello-more = Od teraz dowiesz się tutaj, że twoja kolej.
mail-go = Do stołu
mail-stop = Ten list przyszedł, bo chcesz dostawać powiadomienia.
mail-stop-do = Nie wysyłajcie mi więcej takich listów
mail-confirm = Mamy pisać, gdy przyjdzie twoja kolej?
mail-confirm-about = Ktoś chce dostawać na ten adres e-mail wiadomości, że przyszła jego kolej przy stole na { $address }. Jeśli to ty, potwierdź to tym odnośnikiem:
mail-confirm-do = Tak, piszcie do mnie
mail-confirm-not = Jeśli to nie ty, nie rób nic: więcej listów nie będzie.
letter-confirm = Mamy pisać, gdy przyjdzie twoja kolej?
letter-confirm-do = Tak, piszcie do mnie
letter-confirm-done = Od teraz będziemy do ciebie pisać
letter-stop = Mamy już do ciebie nie pisać?
letter-stop-do = Żadnych więcej listów
letter-stop-done = Nie będziemy już do ciebie pisać
page-told = Gdy przychodzi twoja kolej
page-told-about = Przy stołach z innymi możesz się dowiedzieć, że na ciebie czekają, a ciebie tam nie ma: raz na każdą kolej, w twoim języku.
page-told-added = Dodano. Jeśli to adres e-mail, list jest już w drodze: potwierdź go odnośnikiem z listu.
page-told-choose = Dowiaduj się, gdy przyjdzie twoja kolej
page-way-push = Przeglądarka
# same
page-way-mail = E-mail
# same
page-way-hook = Webhook
page-way-here = (ta)
page-way-waits = czeka na potwierdzenie
page-way-remove = Usuń
page-push-add = Powiadamiaj mnie w tej przeglądarce
page-push-script = Powiadomienia w tej przeglądarce wymagają skryptów.
page-push-none = Ten serwer nie wysyła powiadomień do przeglądarek.
page-push-insecure = Powiadomienia w przeglądarce wymagają bezpiecznego połączenia (https). Ta strona przyszła bez niego.
page-push-unknown = Ta przeglądarka nie umie pokazywać powiadomień ze stron. Na iPhonie lub iPadzie najpierw dodaj Osadę do ekranu początkowego i otwórz ją stamtąd.
page-push-denied = Powiadomienia tej strony są zablokowane. Możesz na nie zezwolić w ustawieniach przeglądarki.
page-push-failed = Usługa, która dostarcza powiadomienia do przeglądarki, nie odpowiada. Spróbuj później.
page-add-mail = E-mailem
page-add-mail-do = Wyślij pytanie
page-add-hook = Webhookiem: na własny adres albo do czatu
page-add-hook-do = Wypróbuj
page-install = Jako aplikacja
page-install-about = Osada może stać obok twoich aplikacji. Otwiera się tam, gdzie jest twoja kolej.
page-install-do = Zainstaluj
page-install-insecure = Instalacja wymaga bezpiecznego połączenia (https). Ta strona przyszła bez niego.
page-install-menu = W menu przeglądarki wybierz „Zainstaluj” albo „Dodaj do ekranu głównego”.
page-install-there = Jest zainstalowana.
page-quiet = Bez powiadomień z tego stołu
page-remind = Przypomnij, jeśli jeszcze nie zagram:
page-remind-hour = za godzinę
page-remind-hours = za trzy godziny
page-remind-day = jutro
page-reminded = Przypomnimy ci: { $time }
page-remind-not = Już nie trzeba
page-no-such-way = Ten serwer nie powiadamia w ten sposób.
page-no-way = Ten odnośnik już donikąd nie prowadzi.
page-bad-mailbox = To nie jest adres e-mail.
page-too-many-letters = Za dużo próśb o list. Spróbuj za godzinę.
page-mail-failed = Nie udało się wysłać listu. Spróbuj później.
page-bad-hook = Ten adres nie chce powiadomień.
page-too-many-ways = Masz za dużo sposobów powiadamiania; najpierw usuń któryś.
outside-address = Adres internetowy zaczyna się od https:// i nie ma w nim hasła.
outside-unknown = Nikt nie zna adresu { $host }.
outside-inside = Adres { $host } nie jest w otwartym internecie.
outside-silent = Nie udało się zapytać adresu { $host } ({ $why }).
outside-answers = Adres { $host } nie przyjmuje powiadomień, odpowiada { $code }.
app-about = Gry planszowe o budowaniu osad, przy stołach w przeglądarce

# Stoły z czasem na ruch

page-time = Czas
page-within = Ruch trwa
page-within-none = tyle, ile trzeba
page-within-day = najwyżej dzień
page-within-three-days = najwyżej trzy dni
page-within-week = najwyżej tydzień
page-late = Gdy ktoś się spóźni
page-late-turn = tę turę rozegra bot
page-late-seat = dalej gra bot
page-late-about = Kto się spóźni, dostaje przypomnienie i jeszcze dwanaście godzin. Czas biegnie, gdy wszyscy siedzą przy stole. Kto wróci, może odebrać miejsce botowi.
page-agreed-pace = Ruch trwa { $pace }; gdy ktoś się spóźni, { $late }
page-clock = jeszcze { $time }
page-clock-late = po terminie, jeszcze { $time }
page-clock-paused = przerwa, jeszcze { $time }
page-time-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[other] { $count } dni
}
page-time-hours = { $count ->
    [one] { $count } godzinę
    [few] { $count } godziny
   *[other] { $count } godzin
}
page-time-minutes = { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
   *[other] { $count } minut
}
notice-late = Twój czas na ruch minął
notice-late-more = { $name }, przy stole z tobą: { $names }. Zagraj w ciągu dwunastu godzin, inaczej zagra bot.
log-stand-in = { $player }: czas minął, tę turę rozegra bot.
log-overdue = { $player }: czas minął, dalej gra bot.
page-pausing = Przerwa
page-pause-about = Przy stołach, na których ruch ma swój czas, twój czas w przerwie stoi: { $days } dni w roku, licząc wstecz od dziś. Grać wtedy możesz.
page-pause-days = Na ile dni:
page-pause-begin = Wstrzymaj wszystkie moje stoły
page-pause-until = Twój czas stoi do { $day }.
page-pause-end = Graj dalej od razu
page-pause-left = { $count ->
    [one] Został jeden dzień.
    [few] Zostały { $count } dni.
   *[other] Zostało { $count } dni.
}
page-pause-none = W tym roku nie ma już wolnych dni.
page-pause-not = Tak długiej przerwy już nie ma: na rok jest { $days } dni, a przerwa może być naraz tylko jedna.

# Wolne miejsca

page-open-seats = Wolne miejsca
page-open-form = Ogłoś miejsca z odnośnika na stronie głównej, dla każdego
page-announce = Ogłoś je na stronie głównej
page-announce-about = Na wolnym miejscu może usiąść każdy, kto przyjdzie. Nieznajomych możesz odprawić.
page-announced = Wolne miejsca są ogłoszone na stronie głównej, dla każdego.
page-announce-end = Już ich nie ogłaszaj
page-send-away = Odpraw
page-send-away-sure = Odprawić: { $player }? Miejsce będzie wolne i do tego stołu nie da się już wrócić.
page-no-stranger = Nie siedzi tam nikt, kto przyszedł bez odnośnika.
page-no-open-seats = Na tym serwerze nie ma wolnych miejsc dla każdego.
page-too-many-open = Tyle twoich stołów jest już ogłoszonych: { $most }.
page-seat-gone = Przy tym stole nie ma już dla ciebie wolnego miejsca.
page-too-many-sits = Zbyt często siadasz na wolnych miejscach. Spróbuj za chwilę.
page-opened = Wolne miejsca
page-open-with = przy stole: { $names }
page-open-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
page-open-begun = gra już trwa

# Co mówią do siebie grający

page-say = Powiedz coś
page-lately = Co ostatnio powiedziano
page-sentences = Co możesz powiedzieć
page-hears = Kogo słyszysz przy tym stole
page-hears-nobody = Nikogo: chcę mieć spokój
page-nobody-hears = Przy tym stole nie siedzi nikt inny.
page-too-many-sayings = W ostatniej minucie było od ciebie dużo słów. Poczekaj chwilę.
saying-hello = Cześć, udanej gry!
saying-thanks = Dziękuję!
saying-good-move = Dobry ruch!
saying-well-played = Dobrze zagrane!
saying-close = Było o włos!
saying-sorry = Przepraszam!
saying-your-turn = Teraz twoja kolej.
saying-no-hurry = Nie ma pośpiechu.
saying-thinking = Jeszcze się zastanawiam.
saying-back-soon = Zaraz wracam.
saying-must-go = Muszę iść, ale wrócę.
saying-once-more = Zagramy jeszcze raz?
