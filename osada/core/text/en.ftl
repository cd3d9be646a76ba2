# What all games share.

player-number = Player { $number }

## Seats and players
seat-you = Player
seat-left = { $name } (bot)
seat-random = Random
seat-easy = Easy
seat-medium = Medium
seat-greedy = Greedy
seat-hard = Hard
seat-expert = Expert
player-random = plays anything that is allowed
player-easy = a beginner: looks at a few clicks and takes the best of them
player-medium = plans its own turn to the end, but overlooks some ways
player-greedy = looks to the end of its turn and takes what counts most there
player-hard = also thinks of the answers and of its next turn, a fifth of a second a turn
player-own = a player of this server's owner
player-expert = compares many more turns and thinks a round further, up to four seconds a turn

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
terminal-hint = { $action } — { $why } ({ $better })
terminal-unknown = That is no action.
terminal-allowed = Nothing speaks against it: you may do that.
terminal-undone = Taken back.
terminal-no-undo = There is nothing to take back: the turn has just begun, or something new has been seen since.
terminal-rules = There are these rules: { $rules }
terminal-kept = The game is kept in { $file }; go on with: osada play --continue { $file }
terminal-finished = The record of the game is in { $file }

## Server
serve-address = The tables are open at { $address } (Ctrl+C closes them; nothing is lost)
serve-network = From other devices in your network: { $address }

## Reports
report-players = { $players } players
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

## Pages
page-language = Language
page-theme = Light or dark
page-choose = Choose
page-welcome = What shall we play?
page-open-record = Open a record
page-play = Play
page-you = You
page-your-turn = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
page-your-move = It is your turn.
page-waiting = Waiting for the others
page-you-watch = you watch
page-players = { $players } players
page-more-finished = { $count ->
    [one] one more finished game
   *[other] { $count } more finished games
}
page-unreadable-tables = Tables that cannot be read
page-new-table = New table
page-rules = Rules
page-rule = The rule behind this
page-finished = Finished games
page-delete = Delete
page-delete-sure = Delete this table for everybody who sits at it?
page-replay = Replay
page-replay-of = Replay
page-seats = Seats
page-person-here = A person at this screen
page-person-link = A person by link
page-bot = Bot
page-empty-seat = Nobody
page-name = Name
page-setup = Set-up
page-chosen = chosen here:
page-components = Your own pieces
page-components-about = Whoever owns the box can type in what is printed there, and play with it.
page-components-file = A component set (JSON)
page-file-again = Choose the file once more: a browser does not send it twice.
page-readings = How to read what the rulebook leaves open
page-start = Start
page-back = Back
page-again = Try again
page-sorry = That did not work
page-error = The server could not do what was asked.
page-error-400 = What was sent cannot be used.
page-error-403 = This browser may not do that.
page-error-404 = There is nothing here for this browser. If it is a table, ask for a link to it.
page-error-405 = This cannot be done at this address.
page-error-409 = That is not possible now.
page-error-500 = The server made a mistake. Whoever runs it finds it in the log.
page-error-503 = It could not be kept just now, and nothing has changed. Try again in a moment.
page-wrong-number = This game is for { $players } players; { $count } sit at the table.
page-no-link = This link leads to no table.
page-not-sitting = This browser does not sit there.
page-only-sitters = Only those who sit at the table can do that.
page-only-host = Only who has made a table can delete it.
page-all-seats = Only who holds all seats can play on from a game that is not over.
page-moved-on = Somebody was faster: the table has moved on.
page-hint-turn = A hint is for the seat whose turn it is.
page-no-hint = No hint can be given now.
page-record-later = The record can be had when the game is over.
page-replay-later = A game can be replayed when it is over.
page-bad-record = This is no record of a game that could be replayed.
page-bad-line = This record cannot be read at line { $number }.
page-bad-play = The rules do not follow this record at line { $number }: { $line }
page-bad-table = Such a table cannot be made.
page-bad-first = There is nobody at this seat: choose somebody who plays.
page-bad-choice = These do not go together: there have to be { $count } different ones that the game allows side by side.
page-no-json = This file is no JSON, so it is no component set.
page-other-components = This set is for another game, not for { $game }.
page-first-game = First game?
page-as-first-game = Set up as for a first game
page-how-played = How it is played
page-not-ready = This table is not ready yet. Nothing you have entered is lost.
page-differs = Another reading than usual
page-too-large = That is too large: at most { $most } can be sent.
page-too-often = Too much was asked at once. Wait a moment.
page-too-many-streams = Too many pages are open at this address. Close some of them.
page-too-many-hints = Hints that were asked for here are still being thought about. Wait for them.
page-too-many-tables = You have made { $most } tables, and nobody may have more here. Delete some of them.
page-too-many-bot-tables = Bots play among themselves at { $most } tables of yours, and nobody may have more here. Wait for the end of a game, or delete a table.
page-too-many-new = Many tables have been made from here within an hour. Wait a while.
page-too-much-kept = Much has been sent from here within an hour. Wait a while.
page-storage-full = There is no room here for another table. Games that have begun go on.
page-full = The server is full at the moment. Try again later.
page-board = Board
page-actions = Actions
page-hand = Hand
page-side = Cards
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show all
page-undo = Undo
page-hint = Hint
page-menu = Menu
page-log = What happened
page-close = Close
page-preferences = Preferences
page-confirm-end = Ask before a turn ends
page-sound = A soft sound when it is your turn
page-pace = Bots play
page-pace-fast = at once
page-pace-normal = at an easy pace
page-pace-slow = slowly
page-invite = Links
page-spectators = To watch
page-other-device = on another device
page-copy = Copy link
page-copied = Copied
page-hand-over = Let a bot play on
page-take-back = Play myself again
page-resign = Resign
page-resign-sure = Resign? This cannot be taken back.
page-resigned = has resigned
page-words = The table in words
page-agreed = This table plays with
page-agreed-usual = the usual readings of the rules
page-standard-set = the standard component set
page-own-set = its own component set: { $name }
page-here = At this table: { $reading }.
page-watching = You are a spectator
page-agreed-count = { $count ->
    [one] one thing is otherwise
   *[other] { $count } things are otherwise
}
page-home = All tables
page-score-sheet = Score sheet
page-curve = Scores over the game
page-rematch = Play again
page-download = Download the record
page-uncover = I am here
page-pass-to = Now { $player }. The others look away.
page-step-back = One action back
page-step-on = One action on
page-position = Position
page-play-on = Play on from here
page-plays = { $player } is to play
page-thinks = { $player } is thinking
page-state-plays = to play
page-state-thinks = thinking
page-state-bot = bot
page-state-here = here
page-state-away = away
page-over = The game is over.
page-not-your-turn = It is not your turn: { $player } is to play.
page-nothing-here = Nothing can be done here.
page-offline = No connection. Trying again …
page-gone = This table has been deleted.
page-really = really?
page-walk = Walk through the others' turns
page-no-answer = That does not answer this question.
page-gather = Confirm {$count} of {$most}
page-then = This is how it was
page-now = Back to now
page-end = End the turn
page-go-on = Play on under the new rules
page-diverged = The rules have changed since: the table stands where they last agreed.
log-resign = { $player } has resigned.
log-hand-over = A bot plays on for { $player }.
log-hand-back = { $player } plays again.
log-go-on = The game goes on under the new rules.

## Hints

hint-gain = { $line } { $points }
reasons-now = It brings { $gains } at once.
reasons-costs = It costs { $gains } at once.
reasons-event = In this turn: { $what }.
reasons-prepares = It prepares { $gains } for the next turn.
reasons-takes = It keeps { $gains } from the next player.
reasons-more = Compared with what was played it brings { $gains } at once.
reasons-less = Compared with what was played it costs { $gains } at once.
reasons-robs = It takes { $gains } from others.
reasons-later = { $points ->
    [one] It brings about 1 point more in the turns that follow.
   *[other] It brings about { $points } points more in the turns that follow.
}
reasons-differs = What is different: { $what }.
hint-later = no points at once
hint-enough = there is nothing better to do now
hint-nothing = brings nothing now
hint-forced = nothing else can be done now
hint-only = all good ways that were found begin with this
hint-even = about as good as the next way
hint-better = { $points ->
    [one] about 1 point better than the next way
   *[other] about { $points } points better than the next way
}
hint-worse = { $points ->
    [one] about 1 point worse than the best
   *[other] about { $points } points worse than the best
}

## Arena

arena-player = Player
arena-games = Games
arena-wins = Wins
arena-score = Mean score
arena-rating = Rating
arena-interval = 95 %
arena-seconds = Seconds per turn
arena-pairs = Who beats whom, with 95 % intervals:
report-new-game = The game { $name } is in { $folder } and can be played. What to do next is in its README.md.
report-kept = Results and records: { $folder }
report-restored = { $file } has been put into { $folder }.
report-restored-kept = What was there before is kept in { $folder }

## The coach

when-round = Round { $round }
when-turn = Turn { $turn }
coach-turn = { $when }, { $player }: { $points ->
    [one] about 1 point
   *[other] about { $points } points
} lost
coach-turn-own = { $when }: you lost { $points ->
    [one] about 1 point
   *[other] about { $points } points
}
coach-told = { $when }: { $played }. Better by about { $points }: { $better }. Why: { $why }
coach-seat = { $player }: { $within } % of the turns as good as the best; lost by choice { $lost } points in a turn on average; luck and all else { $luck } points
coach-played = Played: { $clicks }
coach-better = Better: { $clicks }
page-coach = Coach
page-coach-begin = Let the coach look at the game
page-coach-thinks = The coach is looking at every turn …
page-chances = Everybody's chance to win over the game
page-coach-later = The coach comes when the game is over.
page-coach-full = The coach has too many games to look at. Try again later.
page-coach-nothing = No turn cost much: well played.
page-coach-failed = The coach could not finish. You may let it begin again.

## Replays

page-replay-start = The start
page-replay-turn = Turn { $turn } of { $count }
page-turns = By turns
page-turn-steps = What happened in this turn
page-turn-back = One turn back
page-turn-on = One turn on
page-replay-play = Play
page-pause = Pause
page-pace-replay = a turn every 2 seconds
page-keys-replay = ← → turn · Shift action · space plays
page-line-points = Points
page-line-chances = Chances
page-line = The turns, and the points after each of them
page-share-turn = Share this turn
page-share-link = A link to this turn
page-moment = A moment for the coach: turn { $turn }
page-play-on-who = Who plays on?
page-play-on-about = A new table goes on from here, with other luck. This game stays as it is.
page-branch = A branch: turn { $turn } of { $names }
page-sheet-where = Show where they come from

## Tables on disk
page-unreadable = This table cannot be read. Whoever runs the server finds the reason in its log.
page-no-game = The game { $game } is not installed here.
page-readable = This table can be read: there is no need to download it.
page-others-sit = Others sit at this table, and the file would show what is theirs. Ask whoever runs the server.
page-only-host-download = Only who has made a table can download it.
page-download-table = Download
page-bad-components = This cannot be played with (the places are those of the file):
fault-object = A component set is an object with { $fields }.
fault-missing = { $where } is missing
fault-unknown = { $where } is unknown
fault-kind = { $where }: expected { $thing }, not { $thing2 }
fault-name = set: expected a name of at most 80 printable letters
fault-game = game: expected { $wanted }
fault-stays = { $where }: { $wanted } stays, as ids and counts do
fault-count = { $where }: expected { $wanted } of them, not { $found }
fault-origin = The origin of { $where } is either “sourced” or “designed”.
fault-one-of = { $where }: expected one of { $known }, not { $given }
fault-range = { $where }: expected { $lowest } to { $highest }, not { $given }
thing-truth = true or false
thing-number = a whole number
thing-text = a text
thing-list = a list
thing-object = an object
thing-fraction = a fraction
thing-nothing = nothing
page-more-faults = { $count ->
    [one] and one more
   *[other] and { $count } more
}
page-stuck = { $player } cannot think at the moment and tries again
page-own-stuck = { $player }: { $why }; { $bot } chooses instead
page-own-failed = its program has failed
page-own-not-allowed = it wanted what is not allowed
page-own-too-long = it has thought for too long
page-own-not-here = this server does not let it play any more
page-state-stuck = cannot think
report-checked = { $count ->
    [one] One table can be read.
   *[other] { $count } tables can be read.
}
report-checked-bad = { $count ->
    [one] One table cannot be read.
   *[other] { $count } tables cannot be read.
}
report-exported = The table { $table } is in { $file }.
report-imported = The table { $table } has been put into { $folder }.
report-migrated = { $count } rows have been moved from { $folder } to { $database }, and each was compared. The folder stays as it is: serve with --database from now on.

## Languages
language-name = English
report-language-complete = { $code } ({ $name }): complete
report-language-missing =
    { $code } ({ $name }): { $count ->
        [one] one text is missing
       *[other] { $count } texts are missing
    }
report-language-file = { $file }: { $count } of { $all } are missing
report-language-no-file = { $file }: there is no such file
report-language-unreadable = { $file }: line { $line } cannot be read
report-language-unknown = { $file }: English has no { $names }

# People

seat-guest = a guest
page-me = You
page-me-about = This browser knows you by itself. There is no password, and nobody needs your e-mail.
page-me-name = Your name at new tables
page-theme-label = Theme
page-theme-device = as on this device
page-theme-light = light
page-theme-dark = dark
page-save = Save
page-saved = Saved.
page-way-back = A way back
page-way-back-about = If this browser forgets you, or you take another device, this brings you back with all your tables.
page-code = Recovery code
page-code-new = Make a recovery code
page-code-again = Make another recovery code
page-code-there = You have a recovery code. Another one makes it void.
page-code-once = Write it down now: it is shown only once. Whoever has it has your seats.
page-passkeys = { $count ->
    [0] You have no passkey yet.
    [one] You have a passkey.
   *[other] You have { $count } passkeys.
}
page-others = { $count ->
    [one] Another browser knows you too.
   *[other] { $count } other browsers know you too.
}
page-others-out = Sign out my other browsers
page-others-sure = Sign out all other browsers that know you? They need your recovery code or passkey to come back.
page-passkey-add = Add a passkey
page-passkey-added = The passkey has been added.
page-passkey-failed = No passkey was given. Nothing has changed.
page-passkey-bad = This passkey is none that is known here.
page-come-back = You have been here before?
page-come-back-about = Your recovery code brings you here with all your tables. Spaces and dashes do not matter.
page-come-back-do = Bring me here
page-passkey-use = Use a passkey
page-along = This browser has tables of its own:
page-along-take = they come along
page-along-leave = they stay with whoever has a way back to them
page-along-choose = Say first what becomes of the tables of this browser.
page-bad-code = Nobody here has this recovery code. It has 16 letters and digits, in groups of four.
page-too-many-codes = Too many codes were tried from here. Wait a minute.
page-own-data = Your data
page-export-me = Download all of it
page-delete-me = Delete me
page-delete-me-about = Tables where nobody else sits are deleted. At the others a bot plays on for you, and your name becomes “a guest”.
page-delete-me-sure = Delete you and everything that is yours? This cannot be taken back.
page-nobody-yet-me = There is nothing about you here yet.

# Seats

page-invited = { $host } invites you to { $game }
page-your-seat = Your seat: { $colour }
page-invited-watch = Look on at { $game } with { $host }
page-look-on = Look on
page-look-replay = See the replay
page-your-name = Your name
page-sit-down = Sit down
page-taken = This seat is taken
page-taken-by = { $player } sits here.
page-taken-about = You may ask to be let in. Whoever sits there is asked at the table. If it is your own seat, your recovery code brings you there as well.
page-ask-in = Ask to be let in
page-asked = You have asked
page-asked-about = The table opens here as soon as { $player } lets you in.
page-asked-no = You were not let in
page-asked-no-about = { $player } would rather sit alone.
page-asks = { $name } would like to sit at your seat too
page-asks-about = Whoever is let in sees what is yours and may play for you.
page-let-in = Let in
page-not-in = No
page-too-many-asks = Too many people ask for this seat already.
page-nobody-asks = Nobody asks for this seat any more.
page-people = Who is where
page-nobody-yet = nobody yet
page-renew = New link
page-renew-about = The old link leads nowhere then.
page-unseat = Take the seat back
page-unseat-sure = Take the seat back from { $player }? Everybody reads it in the log.
page-sit-here = Sit here myself
page-not-away = { $player } is here. Only a seat that nobody is at can be taken back.
page-only-maker = Only who has made the table can do that.
page-claimed = Somebody has claimed this seat already.
page-unclaimed = Nobody sits there.
log-vacate = The seat of { $player } has been taken back and is free again.
log-admit = { $player } has let somebody in: from now on they play from this seat together.

# Invitations

page-invitation = Invite the others
page-invitation-about = Everybody gets a link of their own. The table opens here when all of them have come.
page-to-table = To the table
page-share = Share
page-link-of = Link for { $player }
page-has-come = has come

## Lessons
seat-colour-1 = Blue
seat-colour-2 = Orange
seat-colour-3 = White
seat-colour-4 = Black
page-learn = Learn
page-lesson-first = First game with a guide
page-lesson-step = Step { $step } of { $count }
page-lesson-leave = Leave the lesson
page-lesson-restart = From the beginning
page-lesson-back = Back
page-lesson-show-me = Show me
page-lesson-show-again = Again
page-lesson-skip = Skip
page-lesson-next = Next
page-lesson-play-on = Play on from here
page-lesson-well = Exactly.
page-lesson-as-well = That is allowed too. The lesson goes on with its own choice.
page-lesson-now-you = That is how it goes. Now you.
page-lesson-watch-on = Watch. There is nothing to do here.
page-lesson-wrong = Not there. Try again.
page-lesson-read = Nothing has to be chosen in this step: read it, then go on.

# What cannot be done now, whoever asks

not-now-follow = The rules follow this table: there is nothing to go on from.
not-now-changed = The rules have changed. First say that the table goes on.
not-now-nothing = There is nothing to play.
not-now-learnt = Something was learnt since this choice began. It cannot be taken back.
not-now-learnt-between = Something is learnt between these actions. Play the rest when it is known.
not-now-undo = There is nothing to take back.
not-now-over = The game is over.
not-now-turn = It is not your turn.
not-now-resigned = This seat has resigned the game.

## The rules as a book
page-find = Search the rules
page-find-hint = Search the rules: a word is enough
page-found = { $count ->
    [0] Nothing was found. Try another word.
    [one] 1 chapter matches
   *[other] { $count } chapters match, the best first
}
page-contents = Chapters
page-by-number = All rules by number
page-exact = { $count ->
    [one] The exact wording: 1 rule
   *[other] The exact wordings: { $count } rules
}
page-exact-found = Exact wordings
page-example = An example.
page-back-to-table = Back to the table
page-print = Print as a booklet
page-short = In short, on one page
page-in-short = { $game } in short
page-in-short-about = Enough for a first turn.
page-short-goal = Goal
page-short-turn = Your turn
page-short-end = End
page-at-this-table = At this table:
page-rules-pictures = The rules with pictures
page-rule-opens = Read it in the rules
page-short-link = In short
page-first-time = First time at this game?
page-first-time-about = Play the guided game, five to eight minutes long, or begin at once: the set-up for a first game, against an easy bot.
page-first-table = First game, easy bot
page-first-turn = Your turn { $turn } of the first three
page-first-asked = What is asked:
page-first-happened = What happened:
page-first-good = A good turn:
page-first-known = I know this game

## Score sheets: what is wrong with what was typed in

fault-other = { $said }
fault-form-object = { $where }: expected an object with { $fields }, not { $given }
fault-form-missing = { $where }: { $field } is missing
fault-form-unknown = { $where }: unknown field { $field }; there are { $fields }
fault-form-players = players: expected { $seats }, not { $given }
fault-form-name = player { $number }: expected an object with a printable name, not { $given }
fault-form-same-name = players: two are called { $name }
fault-form-word = { $where }: unknown { $given }; there are { $known }
fault-form-number = { $where }: expected { $lowest } to { $highest }, not { $given }
fault-form-list = { $where }: expected a list of { $of }, not { $given }
fault-pad-players = The game is not for so many.
fault-pad-name = This cannot be a name.
fault-pad-place = There is no such place on this sheet.
fault-pad-number = A whole number from { $lowest } to { $highest } goes here.

## Score sheets as pages

page-count = Count
page-pad = Score sheet
page-pad-at-table = a game at the table
page-pad-new = New score sheet
page-pad-yours = Your score sheets
page-pad-about = Type in how your table looks at the end, with a finger. The points are counted as you go, line by line, and a second phone can help.
page-pad-open = open
page-pad-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-pad-player-name = Name of player { $number }
page-pad-undo = Undo
page-pad-eraser = Eraser
page-pad-turn = Turn
page-pad-next = Next: { $what }
page-pad-result = Result
page-pad-missing = { $count ->
    [one] One thing is missing
   *[other] { $count } things are missing
}
page-pad-faults = { $count ->
    [one] One thing cannot be
   *[other] { $count } things cannot be
}
page-pad-waiting = No connection since { $time }. Your taps are kept and will be sent.
page-pad-refused = That does not fit any more and was left out.
page-pad-second = A second phone
page-pad-second-about = Whoever opens this link fills in the same sheet.
page-pad-less = { $what }: one less
page-pad-more = { $what }: one more
page-pad-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
}
page-pad-ahead = { $count ->
    [0] on equal points with { $name }, and ahead by the tie-break
    [one] { $count } point ahead of { $name }
   *[other] { $count } points ahead of { $name }
}
page-pad-where = Tap a number: the picture shows where it comes from.
page-pad-typed = This was typed in as a number: it has no place in the picture.
page-pad-nothing = Nothing in the picture brings points here.
page-pad-picture = The final table as a picture
page-pad-correct = Correct
page-pad-share = Share
page-pad-share-link = A link to this result
page-pad-file = Download
page-pad-half = This sheet is not complete: { $count ->
    [one] one thing is missing.
   *[other] { $count } things are missing.
}
page-pad-delete-sure = Delete this score sheet for everybody who has its link?
page-pad-full = This sheet has become too long. Begin a new one.
page-pad-gone = This score sheet has been deleted.
page-paper = On paper
page-paper-about = To print: score sheets to fill in with a pencil, and the game in short for the table. Both fit A4 and A5.
page-paper-sheet = Score sheet
page-paper-short = In short
page-paper-size = Size of the paper
page-paper-a4 = A4
page-paper-a5 = A5
page-paper-two = Two on A4
page-paper-print = Print
page-paper-date = Date
page-paper-tick = Tick what you play with.
page-too-many-pads = Many score sheets have been begun from here within an hour. Wait a while.

page-try = Try it:

# Component sets that people type in

fault-stand-there = { $where }: this cannot stand there
page-sets = Cards of your box
page-sets-about = Type in what is printed on the pieces of your own box, by tapping on their pictures. What you have not typed in yet is ours, and marked.
page-set-new = Type in a box
page-set-name = Name of the set
page-set-name-usual = Our box
page-set-from-file = From a file
page-set-yours = Your sets
page-set-link = Type in your own pieces
page-set-typed = { $count } of { $all } typed in
page-set-left = the other { $left ->
    [one] one is
   *[other] { $left } are
  } ours
page-set-all = all of them are the box's
page-set-saved = saved
page-set-saving = saving …
page-set-waiting = kept here; sent when the line is back
page-set-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
  }
page-set-ours = ours
page-set-from-box = from the box
page-set-same = Same as …
page-set-same-which = Same as which?
page-set-back-to-ours = Take ours again
page-set-next = Next: { $name }
page-set-as-shown = As shown
page-set-share = Share
page-set-to-file = To a file
page-set-play = Play with it
page-set-tap = Tap a part of the picture to come to its field. The picture changes at once: lay the printed piece beside it and compare.
page-set-mix = any mix of
page-set-merge = Merge with another set
page-set-merge-about = Somebody has typed in the other half? Take the file or the link that they gave you. What only one of you has typed in is taken over; where you differ you are asked.
page-set-merge-link = Link to the set
page-set-merge-do = Merge
page-set-merged = { $count ->
    [0] Nothing was new.
    [one] 1 field was taken over.
   *[other] { $count } fields were taken over.
  }
page-set-differ = { $count ->
    [one] In 1 field you differ. What is printed?
   *[other] In { $count } fields you differ. What is printed?
  }
page-set-mine = yours
page-set-theirs = theirs
page-set-decide = Take these
page-set-shared = A shared set
page-set-shared-about = Somebody has typed in this set. You can play with it, or take a copy and go on typing.
page-set-take = Take a copy
page-set-gone = This set is no longer here.
page-set-delete-sure = Delete this set? Tables that play with it keep it.
page-set-which = Cards
page-set-standard = The set of the game
page-set-rename = Rename
page-too-many-sets = You have too many sets; delete one first.

# Evenings

page-evenings = Your evenings
page-evenings-about = Games of real tables that you have counted here, and games that you have played here. They are yours alone, and go with your profile.
page-evenings-none = No finished game yet.
page-evenings-groups = Groups
page-evenings-all = All
page-evenings-standing = Standing
page-evenings-who = Who
page-evenings-played = Games
page-evenings-won = Won
page-evenings-mean = Points on average
page-evenings-duels = Head to head
page-evenings-duels-about = How often whoever stands at the left was ahead of whoever stands above.
page-evenings-best = Best lines: { $game }
page-evenings-games = Games
page-evenings-look = Look at it
page-evenings-away-sure = Take this game out of your history?
page-evenings-files = Files
page-evenings-bring = Bring games from a file (CSV or JSON)
page-evenings-bring-do = Bring them
page-evenings-full = More than { $most } games cannot be kept here.
page-evenings-bad = This file cannot be read: { $said }

# Notices

notice-turn = It is your turn
notice-turn-more = { $name } with { $names }.
notice-again = It is still your turn
notice-again-more = { $name } with { $names }. You wanted to be reminded.
notice-hello = Osada has found the way
notice-hello-more = From now on you are told here when it is your turn.
mail-go = To the table
mail-stop = You get this because you wanted to be told.
mail-stop-do = No more of these e-mails
mail-confirm = Shall we write to you when it is your turn?
mail-confirm-about = Somebody would like to be told at this e-mail address when it is their turn at a table of { $address }. If that is you, say yes by this link:
mail-confirm-do = Yes, write to me
mail-confirm-not = If it is not you, do nothing: you get no further letter.
letter-confirm = Shall we write to you when it is your turn?
letter-confirm-do = Yes, write to me
letter-confirm-done = From now on we write to you
letter-stop = Shall we write to you no more?
letter-stop-do = No more e-mails
letter-stop-done = We write to you no more
page-told = When it is your turn
page-told-about = At tables with others you can be told when they wait for you and you are not there: once for each turn, in your language.
page-told-added = Added. If it is an e-mail address, a letter is on its way there: say yes by its link.
page-told-choose = Be told when it is your turn
page-way-push = A browser
page-way-mail = E-mail
page-way-hook = Webhook
page-way-here = (this one)
page-way-waits = waits for your yes
page-way-remove = Remove
page-push-add = Tell me in this browser
page-push-script = Telling you in this browser needs scripts.
page-push-none = This server sends no notices to browsers.
page-push-insecure = Notices in the browser need a secure connection (https). This page came without one.
page-push-unknown = This browser cannot show notices from pages. On an iPhone or iPad, put Osada on the home screen first and open it from there.
page-push-denied = You have forbidden notices of this page. You can allow them in the settings of the browser.
page-push-failed = The browser could not be reached by its push service. Try again later.
page-add-mail = By e-mail
page-add-mail-do = Ask me there
page-add-hook = By a webhook: your own address, or one of a chat
page-add-hook-do = Try it
page-install = As an app
page-install-about = Osada can stand beside your apps. It opens where it is your turn.
page-install-do = Install
page-install-insecure = Installing needs a secure connection (https). This page came without one.
page-install-menu = Choose “Install” or “Add to home screen” in the menu of your browser.
page-install-there = It is installed.
page-quiet = No notices from this table
page-remind = Remind me, if I have not played:
page-remind-hour = in an hour
page-remind-hours = in three hours
page-remind-day = tomorrow
page-reminded = You will be reminded: { $time }
page-remind-not = Never mind
page-no-such-way = This server does not tell people in this way.
page-no-way = This link leads nowhere any more.
page-bad-mailbox = This is no e-mail address.
page-too-many-letters = Too many letters have been asked for. Try again in an hour.
page-mail-failed = The letter could not be sent. Try again later.
page-bad-hook = This address wants no notices.
page-too-many-ways = You have too many ways to be told; remove one first.
outside-address = A web address begins with https:// and has no password in it.
outside-unknown = { $host } is not known.
outside-inside = { $host } is not in the open internet.
outside-silent = { $host } could not be asked ({ $why }).
outside-answers = { $host } does not take notices; it answers { $code }.
app-about = Village-building board games, at tables in the browser

# Tables with a pace

page-time = Time
page-within = A move takes
page-within-none = as long as it takes
page-within-day = a day at most
page-within-three-days = three days at most
page-within-week = a week at most
page-late = If somebody is late
page-late-turn = a bot plays this turn
page-late-seat = a bot plays on
page-late-about = Who is late is reminded and has twelve hours more. The time runs once everybody sits at the table. Whoever comes back can take the seat back from the bot.
page-agreed-pace = A move takes { $pace }; if somebody is late, { $late }
page-clock = { $time } left
page-clock-late = late, { $time } left
page-clock-paused = pause, { $time } more
page-time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
page-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
notice-late = Your time is over
notice-late-more = { $name } with { $names }. Play within twelve hours, or a bot does.
log-stand-in = { $player } is late: a bot plays this turn.
log-overdue = { $player } is late: a bot plays on.
page-pausing = A pause
page-pause-about = At tables where moves have a time of their own, your time stands still while you pause: { $days } days a year, counted back from now. You can play meanwhile.
page-pause-days = For so many days:
page-pause-begin = Pause all my tables
page-pause-until = Your time stands still until { $day }.
page-pause-end = Go on now
page-pause-left = { $count ->
    [one] One day is left.
   *[other] { $count } days are left.
}
page-pause-none = No days are left this year.
page-pause-not = So long a pause is not left: there are { $days } days a year, and one pause at a time.

# Open seats

page-open-seats = Open seats
page-open-form = Announce the seats by link on the first page, for whoever comes
page-announce = Announce them on the first page
page-announce-about = Whoever comes may sit down at a free seat. You can send strangers away.
page-announced = The free seats are announced on the first page, for whoever comes.
page-announce-end = Announce them no more
page-send-away = Send away
page-send-away-sure = Send { $player } away? The seat is free then, and they cannot come back to this table.
page-no-stranger = Nobody sits there who came without a link.
page-no-open-seats = There are no open seats on this server.
page-too-many-open = { $most } tables of yours are announced already.
page-seat-gone = There is no open seat for you at this table any more.
page-too-many-sits = You have sat down without a link too often. Try again in a while.
page-opened = Open seats
page-open-with = with { $names }
page-open-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
page-open-begun = already being played

# What people say to each other

page-say = Say something
page-lately = What was said lately
page-sentences = What you can say
page-hears = Whom you hear at this table
page-hears-nobody = Nobody: I want quiet
page-nobody-hears = Nobody else sits at this table.
page-too-many-sayings = You have said much in the last minute. Wait a little.
saying-hello = Hello, and have a good game!
saying-thanks = Thank you!
saying-good-move = Good move!
saying-well-played = Well played!
saying-close = That was close!
saying-sorry = I am sorry!
saying-your-turn = It is your turn.
saying-no-hurry = Take your time.
saying-thinking = I am still thinking.
saying-back-soon = Back in a moment.
saying-must-go = I have to go, but I will be back.
saying-once-more = One more game?
