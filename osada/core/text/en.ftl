# What all games share.

player-number = Player { $number }

## Seats and players
seat-you = Player
seat-random = Random
seat-greedy = Greedy
player-random = plays anything that is allowed
player-greedy = looks to the end of its turn and takes what counts most there

## Options
option-first = Who starts
option-first-random = drawn by lot
option-first-seat-1 = seat 1
option-first-seat-2 = seat 2
option-first-seat-3 = seat 3
option-first-seat-4 = seat 4

## In the terminal
terminal-help =
    Type an action as the table writes it, or one of:
    ?            what you can do now
    why ACTION   why an action is not allowed, with the rule
    undo         take your last action back
    hint         what a bot would do
    table        the whole table again (an empty line does the same)
    rule ID      a rule in a few words
    quit         stop; the game is kept and can be continued
terminal-welcome = Type an action, ? for what you can do, or help.
terminal-hint = A bot would play: { $action }
terminal-unknown = That is no action.
terminal-allowed = Nothing speaks against it: you may do that.
terminal-undone = Taken back.
terminal-no-undo = There is nothing to take back: the turn has just begun, or something new has been seen since.
terminal-rules = There are these rules: { $rules }
terminal-kept = The game is kept in { $file }; go on with: osada play --continue { $file }
terminal-finished = The record of the game is in { $file }

## Reports
report-players = { $least }–{ $most } players
report-winner = { $count ->
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
}
report-verified = { $count ->
    [one] { $count } action, all as the rules say.
   *[other] { $count } actions, all as the rules say.
}
report-unfinished = The game is not over yet.
report-set = Set { $name } ({ $checksum }): { $about }
report-set-good = The set { $name } ({ $checksum }) can be played with.
report-options = Options
report-default = default
report-simulation = { $games } games with { $players } players in { $seconds } s of CPU time: { $rate } games/s, { $actions } actions/s, calibration { $calibration }
report-capped = { $capped } of them were stopped at the longest game allowed.
report-means = Mean scores: { $scores }
