# Wspólne dla wszystkich gier.

player-number = Gracz { $number }

## Seats and players
seat-you = Gracz
seat-random = Losowy
seat-greedy = Zachłanny
player-random = robi cokolwiek, co jest dozwolone
player-greedy = patrzy do końca swojej tury i wybiera to, co będzie wtedy najwięcej warte

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
terminal-hint = Bot wybrałby: { $action }
terminal-unknown = Nie ma takiej akcji.
terminal-allowed = Nic nie stoi na przeszkodzie: możesz to zrobić.
terminal-undone = Cofnięto.
terminal-no-undo = Nie ma czego cofnąć: tura właśnie się zaczęła albo od tego czasu odkryto coś nowego.
terminal-rules = Są takie zasady: { $rules }
terminal-kept = Gra jest zapisana w pliku { $file }; aby grać dalej, wpisz: osada play --continue { $file }
terminal-finished = Zapis gry jest w pliku { $file }

## Reports
report-players = { $least }–{ $most } graczy
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
