# Co mají všechny hry společné.

player-number = Hráč { $number }

## Seats and players
seat-you = Hráč
seat-random = Náhodný
seat-greedy = Hladový
player-random = hraje cokoli, co je dovoleno
player-greedy = dívá se na konec svého tahu a volí, co tam vynese nejvíc

## Options
option-first = Kdo začíná
option-first-random = určí los
option-first-seat-1 = hráč 1
option-first-seat-2 = hráč 2
option-first-seat-3 = hráč 3
option-first-seat-4 = hráč 4

## In the terminal
terminal-help =
    Napiš akci tak, jak ji zapisuje stůl, nebo jeden z příkazů:
    ?            co teď můžeš udělat
    why AKCE     proč akce není dovolena, i s pravidlem
    undo         vezmi svou poslední akci zpět
    hint         co by hrál bot
    table        znovu celý stůl (stačí i prázdný řádek)
    rule ID      pravidlo několika slovy
    quit         konec; hra se uloží a lze v ní pokračovat
terminal-welcome = Napiš akci; ? ukáže, co můžeš udělat, help ukáže příkazy.
terminal-hint = Bot by hrál: { $action }
terminal-unknown = To není akce.
terminal-allowed = Nic tomu nebrání: tohle smíš.
terminal-undone = Vzato zpět.
terminal-no-undo = Není co vzít zpět: tah právě začal, nebo se mezitím ukázalo něco nového.
terminal-rules = Pravidla jsou tato: { $rules }
terminal-kept = Hra je uložena v { $file }; pokračuj příkazem: osada play --continue { $file }
terminal-finished = Záznam hry je v { $file }

## Reports
report-players = počet hráčů: { $least }–{ $most }
report-winner = { $count ->
    [one] Vítězství: { $names }
    [few] Společné vítězství: { $names }
   *[other] Společné vítězství: { $names }
}
report-verified = { $count ->
    [one] { $count } akce, vše podle pravidel.
    [few] { $count } akce, vše podle pravidel.
   *[other] { $count } akcí, vše podle pravidel.
}
report-unfinished = Hra ještě neskončila.
report-set = Sada { $name } ({ $checksum }): { $about }
report-set-good = Se sadou { $name } ({ $checksum }) lze hrát.
report-options = Možnosti
report-default = výchozí
report-simulation = Počet her: { $games }, hráčů: { $players }, čas procesoru: { $seconds } s; { $rate } her/s, { $actions } akcí/s, kalibrace { $calibration }
report-capped = Z toho zastaveno při dosažení nejdelší povolené hry: { $capped }.
report-means = Průměrné skóre: { $scores }
