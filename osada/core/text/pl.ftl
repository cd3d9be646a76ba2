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
page-components-about = Kto ma pudełko, może wpisać to, co jest na nim wydrukowane. Weź standardowy zestaw, zmień go i wczytaj tutaj:
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
hint-turn = cała tura: { $why }
hint-cut = zanim odsłoni się coś nowego: { $why }
hint-later = od razu bez punktów
hint-enough = teraz nie ma nic lepszego do zrobienia
hint-nothing = teraz nic nie daje
hint-forced = nic innego nie da się teraz zrobić
hint-only = od tego zaczynają się wszystkie znalezione dobre możliwości
hint-even = mniej więcej tak dobre jak następna możliwość
hint-better = { $points ->
    [25] co najmniej o 25 punktów lepsze niż następna możliwość
    [one] o około 1 punkt lepsze niż następna możliwość
    [few] o około { $points } punkty lepsze niż następna możliwość
   *[other] o około { $points } punktów lepsze niż następna możliwość
}
hint-worse = { $points ->
    [25] co najmniej o 25 punktów gorsze niż najlepsza możliwość
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

coach-turn = { $player }: strata { $points ->
    [25] co najmniej 25 punktów
    [one] około 1 punktu
   *[other] około { $points } punktów
}
coach-played = Zagrano: { $clicks } – { $gains }
coach-better = Lepiej: { $clicks } – { $gains }
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
page-play = Odtwarzaj
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
page-more-faults = { $count ->
    [one] i jeszcze jeden błąd
    [few] i jeszcze { $count } błędy
   *[many] i jeszcze { $count } błędów
}
page-stuck = { $player } nie może teraz myśleć i próbuje ponownie
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

page-colour-0 = niebieski
page-colour-1 = pomarańczowy
page-colour-2 = biały
page-colour-3 = czarny
page-invited = { $host } zaprasza cię do gry { $game }
page-your-seat = Twoje miejsce: { $colour }
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
not-now-resigned = Ta gra jest przez ciebie poddana.
