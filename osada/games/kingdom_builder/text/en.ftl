# Kingdom Builder in English.

game-title = Kingdom Builder
game-about = Spread your settlements over the land so that the three kingdom cards pay you the most gold.

## Terrains and other ground
terrain-meadow = grass
terrain-canyon = canyon
terrain-desert = desert
terrain-flowers = flower field
terrain-forest = forest
terrain-water = water
letter-meadow = g
letter-canyon = c
letter-desert = d
letter-flowers = f
letter-forest = t
ground-meadow = grass
ground-canyon = canyon
ground-desert = desert
ground-flowers = flower field
ground-forest = forest
ground-water = water
ground-mountain = mountain
ground-castle = castle
ground-location = location

## Locations
location-oracle = oracle
location-farm = farm
location-oasis = oasis
location-tower = tower
location-tavern = tavern
location-barn = barn
location-harbor = harbor
location-paddock = paddock
does-oracle = build one more on the terrain of your card
does-farm = build one more on grass
does-oasis = build one more on desert
does-tower = build one more at the edge of the board
does-tavern = build one more at the end of a straight row of three or more of yours
does-barn = move one of yours to the terrain of your card
does-harbor = move one of yours onto water
does-paddock = move one of yours two hexes in a straight line

## Kingdom cards
score-fishermen = Fishermen
score-fishermen-short = 1 per settlement next to water
score-fishermen-brief = 1 per settlement by water
score-miners = Miners
score-miners-short = 1 per settlement next to a mountain
score-miners-brief = 1 per settlement by mountains
score-workers = Workers
score-workers-short = 1 per settlement next to a location or castle
score-workers-brief = 1 next to a location or castle
score-merchants = Merchants
score-merchants-short = 4 per location or castle linked with another one
score-merchants-brief = 4 per linked location or castle
score-discoverers = Discoverers
score-discoverers-short = 1 per horizontal line with a settlement
score-discoverers-brief = 1 per line that you settle
score-knights = Knights
score-knights-short = 2 per settlement in your fullest line
score-knights-brief = 2 each in your fullest line
score-hermits = Hermits
score-hermits-short = 1 per settlement area
score-hermits-brief = 1 per settlement area
score-citizens = Citizens
score-citizens-short = 1 per two settlements in your largest settlement area
score-citizens-brief = 1 per two in your largest area
score-lords = Lords
score-lords-short = 12 for most settlements in a sector, 6 for second most
score-lords-brief = 12 for most in a sector, 6 for second
score-farmers = Farmers
score-farmers-short = 3 per settlement in your poorest sector
score-farmers-brief = 3 each in your poorest sector
score-castles = Castles
score-castles-short = 3 per castle next to a settlement
score-castles-brief = 3 per castle you touch
score-total = Total
paper-note = Most gold wins; equal gold is a shared victory.

## The table in words
words-round = Round { $number }.
words-last-round = This is the last round.
words-over = The game is over. Most gold: { $winners }.
words-player = { $number } { $name }{ $mark }: card { $card }, { $supply } in supply, { $gold } gold, location tiles: { $tokens }
words-deciding = { " " }(to play)
words-hidden-card = hidden
words-pile = Terrain cards: { $pile } in the draw pile; discarded: { $discards }
words-removed = Out of the game: { $cards }
words-none = none
words-token = { $location }
words-token-used = { $location } (not usable this turn)
words-marks = a number: settlement of that player, { $offered } you may choose it, { $lifted } lifted
words-location = { $location } at { $hex } ({ $tokens ->
    [0] no location tile left
    [one] 1 location tile
   *[other] { $tokens } location tiles
}): { $does }

## Beside the board
side-kingdom-cards = Kingdom cards
side-your-card = Your card
side-card-of = Card of { $player }
side-your-next-card = Your next card
side-next-card = Next card
side-left = { $left ->
    [0] The builds of this turn are done.
   *[other] { $left } still to build. Location tiles before the first and after the last.
}
side-tokens = Location tiles
task-left = still to build
task-token = to build; a location tile first, if you like
task-done = Your three settlements are built.
task-next = Your next card: { $terrain }
task-next-open = next: { $terrain }
task-no-tokens = No location tiles yet: build next to a location to take one.

## What is asked
asked-build = { $left ->
    [one] Build 1 settlement on { $terrain }
   *[other] Build { $left } settlements on { $terrain }
}
asked-build-or-token = { $left ->
    [one] Build 1 settlement on { $terrain }, or use a location tile first
   *[other] Build { $left } settlements on { $terrain }, or use a location tile first
}
asked-end = End your turn
asked-end-or-token = Use a location tile, or end your turn
asked-token-build = Choose where the { $location } builds
asked-token-move = Choose the settlement that the { $location } moves
asked-token-to = Choose where the settlement goes

## What happened
log-show = { $player } shows { $terrain }.
log-build = { $player } builds at { $hex } ({ $terrain }).
log-token-build = { $player } uses the { $location } and builds at { $hex } ({ $terrain }).
log-token-move = { $player } uses the { $location } and moves from { $origin } to { $hex }.
log-gain = { $player } takes a location tile: { $location } at { $hex }.
log-lose = { $player } loses the location tile of the { $location } at { $hex }.
log-last-settlement = { $player } has placed the last settlement: this round is the last.
log-useless = No free { $terrain } is left: the card leaves the game.
log-new-card = { $player } draws a new card: { $terrain }.
log-draw = { $player } draws a card.
log-draw-known = { $player } draws a card: { $terrain }.
log-shuffle = The discard pile is shuffled into a new draw pile.
log-over = The game is over.
told-build = { $player } builds on { $terrain } ({ $hex }).
told-token-build = { $player } uses the { $location } and builds on { $terrain } ({ $hex }).
told-token-move = { $player } uses the { $location } and moves a settlement ({ $origin } → { $hex }).

## Why not
refusal-over = The game is over.
refusal-occupied = { $hex } is taken: a settlement of { $owner } stands there.
refusal-own-there = { $hex } is taken: a settlement of yours stands there.
refusal-not-land-moved = No settlement can go there: { $ground } at { $hex }.
refusal-touch-moved = { $places ->
    [one] It must go next to another of your settlements while it can; 1 such hex is free.
   *[other] It must go next to another of your settlements while it can; { $places } such hexes are free.
}
refusal-none-left = You have no location tile of the { $location }, and none is left to take.
refusal-not-land = Nothing can be built on this: { $ground } at { $hex }.
refusal-other-terrain = Your card asks for { $terrain }; this is { $ground }.
refusal-other-ground = The { $location } asks for { $terrain }; this is { $ground }.
refusal-not-edge = The tower builds at the edge of the board; { $hex } is inside.
refusal-no-row = The tavern builds at the end of a straight row of three or more of your settlements; { $hex } is at the end of none.
refusal-touch = { $places ->
    [one] You must build next to your settlements while you can; 1 such hex is free.
   *[other] You must build next to your settlements while you can; { $places } such hexes are free.
}
refusal-no-supply = You have no settlement left to build.
refusal-no-card = There is no terrain card left: your mandatory action is over.
refusal-all-built = You have built your three settlements; use a location tile or end your turn.
refusal-not-in-play = There is no { $location } on this board.
refusal-token-lost = You have lost your location tile of the { $location }{ $more ->
    [0] .
   *[other] ; another one can still be had: build next to the other { $location }.
}
refusal-no-token = You have no location tile of the { $location }; build next to one to take it.
refusal-token-not-ready = { $held ->
    [one] Your location tile of the { $location } is used, or new in this turn; it is ready again in your next turn.
   *[other] Your { $held } location tiles of the { $location } are used, or new in this turn; they are ready again in your next turn.
}
refusal-between-builds = { $left ->
    [one] No location tile during the mandatory action: 1 is still to be built.
   *[other] No location tile during the mandatory action: { $left } are still to be built.
}
refusal-nothing-to-move = No settlement of yours has a place to go with the { $location }.
refusal-no-supply-for-token = The { $location } needs a settlement from your supply, and it is empty.
refusal-saved = { $left ->
    [one] This table saves settlements for the mandatory action: 1 has to stay.
   *[other] This table saves settlements for the mandatory action: { $left } have to stay.
}
refusal-nowhere = The { $location } has no hex to use now.
refusal-token-first = Nothing can be moved without a location tile: choose a barn, harbor or paddock first.
refusal-not-own = There is no settlement of yours at { $hex }.
refusal-no-jump = No free land lies two hexes in a straight line from { $hex }.
refusal-only-place = The settlement at { $hex } has to touch another of yours, and the place where it stands is the only one for that.
refusal-put-back = It cannot be put back where it was; take the choice back instead.
refusal-not-two-away = The paddock moves exactly two hexes in a straight line; { $hex } is not.
refusal-must-build = { $left ->
    [one] You still have to build 1 settlement.
   *[other] You still have to build { $left } settlements.
}
refusal-finish-build = The { $location } is under way: choose where it builds, or take it back.
refusal-finish-lift = The { $location } is under way: choose the settlement to move, or take it back.
refusal-finish-move = The { $location } is under way: choose where the settlement from { $hex } goes, or take it back.

## Options
option-sectors = The board
option-sectors-random = four sectors drawn by lot, each upright or turned
option-sectors-first-game = the sectors for the first game
option-cards = Kingdom cards
option-cards-random = three drawn by lot
option-cards-first-game = the cards for the first game
option-reshuffle = When the discard pile becomes the draw pile
option-reshuffle-when-needed = when the next card has to be drawn
option-reshuffle-at-once = as soon as the pile is empty
option-new-card = A new card within the mandatory action
option-new-card-rest = the rest of the three is built with it
option-new-card-three = three are built with it
option-exhausted = When a card without a free hex is replaced
option-exhausted-needed = also for an unused oracle or barn
option-exhausted-mandatory = only for the mandatory action
option-supply = The last settlements
option-supply-free = location tiles may use them up before the mandatory action
option-supply-saved = three stay for the mandatory action
option-edge = The edge, for the tower
option-edge-all = all hexes of the outer rows and columns
option-edge-outermost = without those half a hex inside
option-tavern = The row, for the tavern
option-tavern-water-counts = settlements on water count
option-tavern-land-only = settlements on water do not count
option-left-hex = The hex that a moved settlement leaves
option-left-hex-counts = counts when it is asked whether it can touch another
option-left-hex-ignored = does not count
option-merchants = Locations without tiles, for merchants
option-merchants-all-locations = count
option-merchants-with-tokens = do not count
option-lords = A sector without own settlements, for lords
option-lords-zero-ranks = is ranked too
option-lords-zero-earns-nothing = earns nothing

## Rules
rule-KB-1 = Two to four play. Four of the eight sectors make the board, two by two, each upright or turned by half a turn.
rule-KB-2 = You build on grass, canyon, desert, flower field and forest; never on mountains, castles or locations, and on water only with the harbor.
rule-KB-3 = There are 25 terrain cards, five of each terrain, in one face-down pile. Three of the ten kingdom cards lie open all game and say what brings gold.
rule-KB-4 = Two location tiles lie on every location hex. Only the locations of the four sectors in play can be used.
rule-KB-5 = Everybody has a personal supply of 40 settlements, and one terrain card that the others do not see. The oldest player starts; or the table agrees who does, or draws it.
rule-KB-6 = The first game is played with the sectors of tavern, paddock, oasis and farm and with fishermen, merchants and knights.
rule-KB-7 = Turns go clockwise. A round is one turn for everybody.
rule-KB-10 = Show your card and build exactly three settlements, one after the other, on free hexes of its terrain. You must.
rule-KB-11 = Each of your location tiles gives you one extra action a turn, before or after your mandatory action but never during it.
rule-KB-11a = Your turn ends when you say so. A location tile that can do nothing now cannot be chosen, and a location tile counts as used when its build or move is done.
rule-KB-12 = At the end of your turn your card is discarded and you draw a new one, unseen by the others. When the pile is empty, the discard pile is shuffled.
rule-KB-13 = If no hex of your card's terrain is free, that card leaves the game and you draw another, as often as needed. You still build three in all, unless the table agrees that three are built with the new card.
rule-KB-13a = Free means anywhere on the board. It is looked at when you show the card and after each build or move, as long as you need the card: for your mandatory action, or for an oracle or barn that is still unused. A table may agree that only the mandatory action counts.
rule-KB-13b = The new card replaces the old one for the rest of the turn, for oracle and barn too. What you have built stays.
rule-KB-13c = Should there be no card left to draw at all, your mandatory action is over.
rule-KB-14 = If your personal supply runs out, you build what you have, perhaps nothing, and the mandatory action counts as done. Location tiles used before it may use up the supply, unless the table agrees that three settlements stay for the mandatory action.
rule-KB-20 = One settlement per hex, and only on the five terrains; the harbor alone reaches water.
rule-KB-21 = Every settlement has to touch one of yours if that is possible on the terrain asked for. Those built in this turn count.
rule-KB-22 = Where touching is not possible, take any free hex of the terrain asked for; the tower any free land at the edge.
rule-KB-23 = Neighbours are the up to six hexes around a hex, over the seams of sectors too. Settlements of others only take up room.
rule-KB-30 = A settlement built or moved next to a location with a tile left takes it at once. You can use it from your next turn on.
rule-KB-31 = One location tile per player from each location hex, ever. Two of a kind come only from two hexes of that kind.
rule-KB-32 = If your last settlement next to a location moves away, its location tile is lost and leaves the game.
rule-KB-32a = A move is one step: first location tiles are lost, then one may be gained. The location tile that made the move may itself be lost; the move stands.
rule-KB-33 = If you lose one of two location tiles of a kind, a used or new one goes first, so that an unused one stays usable.
rule-KB-34 = Oracle: one more on the terrain of your card. Farm: one more on grass. Oasis: one more on desert. Each next to yours if possible.
rule-KB-35 = Tower: one more on free land at the edge of the board, next to yours if possible.
rule-KB-36 = Tavern: one more on free land directly at the end of a straight row of at least three of yours, in any of the three directions.
rule-KB-37 = Barn: move one of yours to a free hex of your card's terrain, next to another of yours if possible.
rule-KB-37a = Barn and harbor: the hex that a settlement leaves counts when it is asked whether it can touch another, unless the table agrees that it does not; but it cannot be put back. Without another place it cannot be lifted.
rule-KB-38 = Harbor: move one of yours to free water, next to another of yours if possible. It is the only way onto water; location tiles may move it off again.
rule-KB-39 = Paddock: move one of yours exactly two hexes in a straight line, over anything, to free land. It need not touch yours.
rule-KB-40 = Location tiles that build need a settlement from your supply; location tiles that move do not.
rule-KB-50 = When somebody has placed the last settlement, the round is played to its end, so that all have had equally many turns.
rule-KB-51 = Castles: 3 gold for each castle next to at least one of your settlements.
rule-KB-52 = Fishermen: 1 gold for each of your settlements next to water, but none for one that stands on water.
rule-KB-53 = Miners: 1 gold for each of your settlements next to a mountain.
rule-KB-54 = Workers: 1 gold for each of your settlements next to a location or castle.
rule-KB-55 = Merchants: 4 gold for each location or castle that your connected settlements link with at least one other. A table may agree that locations without tiles do not count.
rule-KB-56 = Discoverers: 1 gold for each horizontal line with a settlement of yours.
rule-KB-57 = Knights: 2 gold for each of your settlements in the one horizontal line where you have most.
rule-KB-58 = Hermits: 1 gold for each separate settlement area of yours; a single settlement is one.
rule-KB-59 = Citizens: 1 gold for every two settlements in your largest settlement area, rounded down.
rule-KB-60 = Lords: in each sector 12 gold for whoever has most settlements and 6 for the next lower number; all who are level get it in full. Zero is a number too, so on an empty board all get 12 in each sector; a table may agree that zero earns nothing.
rule-KB-61 = Farmers: 3 gold for each settlement in the sector where you have fewest; a sector without any makes it nothing.
rule-KB-62 = Settlements on water count for every card but fishermen, and for castles and locations.
rule-KB-63 = Most gold wins; a tie is a shared victory.

## Buttons
do-build = Build at { $what }
do-token = Use the { $location }
do-move = Move the settlement at { $what }
do-to = Put it down at { $what }
do-end = End the turn
do-build-there = Build: { $place }
do-move-there = Move this settlement: { $place }
do-to-there = Put it down: { $place }
place-hex = { $name } ({ $where })
where-location = by the { $location }
where-castle = by a castle
detail-left = { $left } left
detail-places = { $places ->
    [one] 1 place
   *[other] { $places } places
}
end-note = { $tokens ->
    [one] 1 location tile can still be used
   *[other] { $tokens } location tiles can still be used
}
option-turned = { $location }, turned

## Reasons of hints

reason-token = From your next turn on the { $location } gives you one more action a turn.
reason-last-token = The last location tile of this { $location } is yours: one more action in each of your turns, and none for the others.
reason-castle = { $count ->
    [one] One more settlement
   *[other] { $count } more settlements
} and another castle brings { $points } gold.
reason-merchants = { $count ->
    [one] One more settlement
   *[other] { $count } more settlements
} and merchants pay { $points } gold for two places that you link.
reason-farmers = { $count ->
    [one] One more settlement in your poorest sector brings
   *[other] One more settlement in each of your { $count } poorest sectors brings
} { $points } gold.
reason-untouched = You touch no { $terrain }: with that card you may build on any of it.
reason-lose = loses a location tile: { $location }

## Lessons
lesson-first-goal = Forty settlements, as much gold as you can
lesson-first-goal-body = Everybody settles this land, three settlements a turn. Gold comes at the end: from *castles* and from *three cards* that differ from game to game.
lesson-first-goal-mark-1 = *A castle* pays whoever lives beside it
lesson-first-goal-mark-2 = *A location* gives you an extra action
lesson-first-goal-mark-3 = *These three* pay at the end of this game
lesson-first-card = Your card says where
lesson-first-card-body = You hold one terrain card; today it is *forest*. Your first settlement may stand on any free forest hex of the board.
lesson-first-card-task = Build on a forest hex that glows.
lesson-first-card-again = Your card says forest, so only free forest hexes will do.
lesson-first-card-no-other-terrain = That is another terrain. Your card says forest.
lesson-first-card-no-not-land = Nobody builds on water, mountains, castles and locations.
lesson-first-card-done = Your first settlement stands. *Two more* belong to this turn.
lesson-first-touch = The second belongs beside the first
lesson-first-touch-body = As long as you can, you build *next to one of your own* settlements. And the terrain of your card still counts.
lesson-first-touch-mark-1 = *Your first settlement*
lesson-first-touch-mark-2 = *Grass* is beside it too, but your card says forest
lesson-first-touch-task = Choose one of the hexes that glow. Which one is up to you.
lesson-first-touch-again = It has to be forest, and right beside your settlement.
lesson-first-touch-no-touch = Forest it is, but far away. As long as you can, you build beside your own.
lesson-first-touch-no-other-terrain = Beside or not, your card says forest.
lesson-first-touch-done = Now two stand side by side. The third may touch *either of them*.
lesson-first-token = A neighbour of the paddock
lesson-first-token-body = Whoever builds *beside a location* takes one of its tiles at once. From your next turn on it gives you an extra action, every turn.
lesson-first-token-mark-1 = *A paddock* with two tiles
lesson-first-token-task = Build on the forest beside the paddock.
lesson-first-token-again = Here the tile is worth more: build on the hex that glows, beside the paddock.
lesson-first-token-done = The paddock's tile is yours. It lies with your things and is *ready next turn*.
lesson-first-end = Three built: the turn is over
lesson-first-end-body = Exactly three settlements, never more, never fewer. You end your turn yourself, discard the card and *draw a new one*.
lesson-first-end-task = End your turn.
lesson-first-end-again = All three stand. End your turn with the button.
lesson-first-end-done = You hold a new card that nobody else sees. Now it is Orange's turn.
lesson-first-orange = Orange does the same
lesson-first-orange-body = Orange had *desert* and built three times by the same rules. Settlements of others only take up room.
lesson-first-jump = The extra action
lesson-first-jump-body = The paddock moves one of your settlements *two hexes in a straight line*, over anything, even a river. Do it before you build or after all three, never in between.
lesson-first-jump-mark-1 = *Over the river* to the castle
lesson-first-jump-task = Tap the paddock's tile, then your settlement, then the grass beyond the river.
lesson-first-jump-again = First the paddock's tile, then your middle settlement, then across the river to the castle.
lesson-first-jump-done = It stands beside the castle. A settlement is still next to the paddock, so *you keep the tile*.
lesson-first-castles = A castle pays { $points } gold
lesson-first-castles-body = Each castle with one of your settlements beside it is worth *3 gold* at the end. More settlements at the same castle bring nothing more.
lesson-first-row = A flower field, and a plan
lesson-first-row-body = Your card says *flowers*. Only your settlement at the castle touches some, so you go on from there, along one row.
lesson-first-row-task = Build three settlements side by side in this row.
lesson-first-row-again = Stay in the row: build on the hex that glows.
lesson-first-row-no-touch = Flowers, yes, but beside none of your settlements.
lesson-first-row-no-other-terrain = Your card says flower field this time.
lesson-first-row-done = Three more stand. The next step shows what the row is worth.
lesson-first-knights = The knights like full rows
lesson-first-knights-body = *Knights*: 2 gold for each settlement in your fullest horizontal row, here { $points } already. *Fishermen*: 1 for each beside water. So where you build is what you earn.
lesson-first-anew = Nothing beside you? Then anywhere
lesson-first-anew-body = Your card says *desert*, and none of your settlements touches a desert. Then you *start anew* wherever you like: that is how you get across the board.
lesson-first-anew-mark-1 = *Another castle* with desert beside it
lesson-first-anew-task = Build on any desert hex. The one at the castle is a good one.
lesson-first-anew-again = Any free desert hex will do, but desert it has to be.
lesson-first-anew-no-other-terrain = Anywhere, yes, but on desert.
lesson-first-anew-done = A second home. The *next two* have to touch your settlements again.
lesson-first-last = How a game ends
lesson-first-last-body = Some turns later: *Orange places the last of forty settlements*. The round is finished so that all have had equally many turns, and the game is over.
lesson-first-merchants = The merchants count roads of settlements
lesson-first-merchants-body = *Merchants*: 4 gold for each location or castle that your connected settlements link with another one. Blue has linked four and gets { $points }.
lesson-first-finish = { $total } gold for you
lesson-first-finish-body = That is all: three settlements a turn, beside your own, tiles for extra actions, gold from castles and cards. *Most gold wins*. Play on from your fourth turn, against an easy bot.

until-end = { $left ->
    [one] whoever has fewest has 1 settlement left.
   *[other] whoever has fewest has { $left } settlements left.
}

## The score sheet of the real table

fault-sectors = sectors: expected four of [name, turned] (NW, NE, SW, SE), not { $given }
fault-sector-missing = sectors: one is missing
fault-sector-form = sectors: expected [name, true or false], not { $given }
fault-sector-twice = sectors: { $location } twice
fault-cards = cards: expected { $count } kingdom cards, not { $given }
fault-card-twice = cards: { $card } twice
fault-cards-missing = cards: { $count } of 3 kingdom cards are missing
fault-settlements-too-many = { $player }: { $count } settlements; there are { $most } of a colour
fault-settlement-on-mountain = { $player }: { $hex } is a mountain; no settlement can stand there
fault-settlement-on-castle = { $player }: { $hex } is a castle; no settlement can stand there
fault-settlement-on-location = { $player }: { $hex } is a location; no settlement can stand there
fault-settlement-taken = { $player }: { $hex } has a settlement of { $owner } already
fault-emptied-no-location = emptied: { $hex } is no location
fault-hex-form = { $where }: expected [row, column], not { $given }
pad-step-board = Board and cards
pad-step-settlements = Settlements
set-sectors = Sectors
field-oracle = Oracle
field-farm = Farm
field-oasis = Oasis
field-tower = Tower
field-tavern = Tavern
field-barn = Barn
field-harbor = Harbor
field-paddock = Paddock
pad-sectors = Sectors
pad-sectors-note = known by their location
pad-sector-empty = tap a sector below
pad-sector-turn = Turn the sector
pad-cards = Kingdom cards
pad-cards-note = { $count } of 3
pad-hint-board = Lay the sectors in reading order; a tap on the board turns one.
pad-hint-paint = A finger paints, a tap takes away, two fingers move the board.
pad-readings = How your table plays
pad-lords-need-one = Lords: none in a sector, no gold
pad-merchants-tokens = Merchants: only locations with tokens
pad-emptied = No token lies here any more
pad-emptied-not = A token lies here

lesson-oracle = The oracle
lesson-oracle-see = One more of your own terrain
lesson-oracle-see-body = The *oracle* builds one more settlement on the terrain of your card, next to yours if that is possible.
lesson-oracle-do = Once more, with the oracle
lesson-oracle-do-body = Your terrain card counts for the oracle too. The settlement comes from your supply.
lesson-oracle-do-task = Tap the oracle's tile, then a hex that glows.
lesson-oracle-do-again = First the oracle's tile, then a free hex of your terrain beside you.
lesson-oracle-do-done = *Four settlements* in one turn. The oracle does this every turn.

lesson-farm = The farm
lesson-farm-see = One more on grass
lesson-farm-see-body = The *farm* builds one more settlement on grass, whatever your card says. Next to yours, if that is possible.
lesson-farm-do = Build on the grass
lesson-farm-do-body = The card in your hand does not matter now.
lesson-farm-do-task = Tap the farm's tile, then grass that glows.
lesson-farm-do-again = First the farm's tile, then free grass beside one of yours.
lesson-farm-do-done = One more on *grass*, and your card is still to be built.

lesson-oasis = The oasis
lesson-oasis-see = One more in the desert
lesson-oasis-see-body = The *oasis* builds one more settlement in the desert, whatever your card says. Next to yours, if that is possible.
lesson-oasis-do = Build in the desert
lesson-oasis-do-body = Here only one desert hex is beside you, so there it has to be.
lesson-oasis-do-task = Tap the oasis's tile, then the desert that glows.
lesson-oasis-do-again = First the oasis's tile, then the free desert beside you.
lesson-oasis-do-done = One more in the *desert*. Before your three or after them, as you like.

lesson-tower = The tower
lesson-tower-see = One more at the edge
lesson-tower-see-body = The *tower* builds on any free land at the edge of the board: all hexes of the outer rows and columns. Next to yours, if that is possible.
lesson-tower-do = Build at the edge
lesson-tower-do-body = The terrain does not matter, only the edge. You stand there already, so it goes on from you.
lesson-tower-do-task = Tap the tower's tile, then a hex at the edge that glows.
lesson-tower-do-again = First the tower's tile, then free land at the edge, beside you.
lesson-tower-do-done = At the *edge*. Without a neighbour there you might have chosen any free land of it.

lesson-tavern = The tavern
lesson-tavern-see = One more at the end of a row
lesson-tavern-see-body = The *tavern* needs three or more of yours in a straight line, in any of the three directions. It builds directly at one of its ends, on any land.
lesson-tavern-do = Make the row longer
lesson-tavern-do-body = Every end that glows belongs to a row of at least three.
lesson-tavern-do-task = Tap the tavern's tile, then the end of a row.
lesson-tavern-do-again = First the tavern's tile, then a free hex right at the end of a row of three.
lesson-tavern-do-done = The row is *longer*, and the new end can be used next turn.

lesson-barn = The barn
lesson-barn-see = A settlement moves house
lesson-barn-see-body = The *barn* moves one of yours to a free hex of your card's terrain, next to another of yours if that is possible. Nothing comes from your supply.
lesson-barn-do = Move one
lesson-barn-do-body = Take one that stands where it earns little. If it was the last beside a location, that tile would be lost.
lesson-barn-do-task = Tap the barn's tile, then the settlement in the light, then where it shall go.
lesson-barn-do-again = First the barn's tile, then the settlement in the light, then a hex that glows.
lesson-barn-do-done = It *has moved*. You have as many in your supply as before.

lesson-harbor = The harbor
lesson-harbor-see = Onto the water
lesson-harbor-see-body = The *harbor* moves one of yours onto free water, next to another of yours if that is possible. There is no other way to get there.
lesson-harbor-do = Set sail
lesson-harbor-do-body = On water a settlement counts for castles and all cards but the fishermen.
lesson-harbor-do-task = Tap the harbor's tile, then the settlement in the light, then free water.
lesson-harbor-do-again = First the harbor's tile, then the settlement in the light, then water that glows.
lesson-harbor-do-done = It lives *on water* now, and joins what lies on both shores.

lesson-groups = Hermits and citizens
lesson-groups-hermits = Hermits: { $points } gold
lesson-groups-hermits-body = *1 gold for each group* of yours, and a single settlement is a group too. So spread out, and start anew whenever you may.
lesson-groups-citizens = Citizens: { $points } gold
lesson-groups-citizens-body = *1 gold for every two* settlements in your largest group, rounded down. Whoever lives as scattered as here gets next to nothing: the two cards pull you apart.

lesson-shores = Fishermen and miners
lesson-shores-fishermen = Fishermen: { $points } gold
lesson-shores-fishermen-body = *1 gold for each settlement beside water.* One is enough, however much water there is; and on the water itself it counts nothing.
lesson-shores-miners = Miners: { $points } gold
lesson-shores-miners-body = *1 gold for each settlement beside a mountain.* One that stands between river and mountain counts for both cards.

lesson-lines = Discoverers
lesson-lines-discoverers = Discoverers: { $points } gold
lesson-lines-discoverers-body = *1 gold for each horizontal line* in which you have a settlement. A second one in the same line adds nothing, so go up and down rather than along.
lesson-lines-castles = Castles: { $points } gold
lesson-lines-castles-body = Castles pay besides, in every game: *3 gold each*. Here none is reached yet, so the next lines might lead past one.

# What is wrong with a component set

fault-land = { $where }: any four need at least { $wanted } hexes to build on; four here have { $count }
fault-letters = { $where }: expected { $wanted } letters, not { $count }
fault-specials = { $where }: expected { $wanted } hexes { $letter }, not { $count }
fault-rim = { $where }: the castle or location at { $place } is at the rim
fault-near = { $where }: { $place } and { $other } share a neighbour
lesson-workers = Workers
lesson-workers-see = Beside a location or a castle
lesson-workers-see-body = *1 gold for each of your settlements beside a location or a castle.* Those in the light are yours that count now. Between two such places a settlement counts once.
lesson-workers-do = Two at the castle
lesson-workers-do-body = Your card says desert, and none of your settlements has desert beside it. So you may start at this castle.
lesson-workers-do-task = Build two settlements at the castle in the light.
lesson-workers-do-again = The first hex in the light, then the second one; both touch the castle.
lesson-workers-do-done = Two more for the workers. The castle itself pays its *3 gold only once.*
lesson-workers-count = Workers: { $points } gold
lesson-workers-count-body = Here crowding pays: up to six settlements fit around one location or castle, and each brings 1 gold.

lesson-farmers = Farmers
lesson-farmers-see = The poorest sector counts
lesson-farmers-see-body = *3 gold for each settlement in the sector where you have fewest.* The board has four sectors. In the upper left you have none yet, so all in all you get nothing.
lesson-farmers-do = Into the empty sector
lesson-farmers-do-body = Your card says forest, and you touch none, so you may go anywhere. Go where you are missing.
lesson-farmers-do-task = Build two settlements in the upper left sector, where the light is.
lesson-farmers-do-again = The hexes in the light: both lie in the upper left sector.
lesson-farmers-do-done = The poorest sectors have *two each* now, so 6 gold.
lesson-farmers-count = Farmers: { $points } gold
lesson-farmers-count-body = Only the smallest of the four numbers matters. A further settlement helps where you have fewest, and nowhere else.

lesson-lords = Lords
lesson-lords-see = Most of each sector
lesson-lords-see-body = *In each of the four sectors 12 gold for most settlements and 6 for the next number.* In the lower right you have 6 and Orange has 7. So you get 6 there, and Orange 12.
lesson-lords-do = Pass Orange there
lesson-lords-do-body = Your card says desert. With one more you are level, and all who are level get the gold in full; with two more you are alone in front.
lesson-lords-do-task = Build two settlements in the lower right sector.
lesson-lords-do-again = The hexes in the light: both lie in the lower right sector.
lesson-lords-do-done = Eight against seven: *12 for you,* and only 6 for Orange.
lesson-lords-count = Lords: { $points } gold
lesson-lords-count-body = You gain 6 and Orange loses 6. One settlement too many in a sector brings nothing: two rich sectors are worth more than one that is full.
