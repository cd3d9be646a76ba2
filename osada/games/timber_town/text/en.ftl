# Timber Town in English.

game-title = Timber Town
game-about = Fish buildings out of the river before they go over the waterfall, and build the finer of two beaver towns.

## Tiles
color-green = park
color-brown = beaver tile
color-red = construction site
color-purple = temple
color-orange = market
color-blue = workshop
color-yellow = house
letter-green = P
letter-brown = B
letter-red = C
letter-purple = T
letter-orange = M
letter-blue = W
letter-yellow = H
tile-green-adjacent = park (bend)
tile-green-opposite = park (straight)
tile-brown-four = beaver tile
tile-red-crane = construction site with crane
tile-red-dam = construction site with dam
tile-red-raft = construction site with raft
tile-purple-adjacent = temple (bend)
tile-purple-opposite = temple (straight)
tile-orange-adjacent = market (bend)
tile-orange-opposite = market (straight)
tile-orange-three = market (three ends)
tile-blue-adjacent = workshop (bend)
tile-blue-opposite = workshop (straight)
tile-blue-three = workshop (three ends)
tile-blue-four = workshop (crossing)
tile-yellow-one = house (one end)
tile-yellow-adjacent = house (bend)
tile-yellow-opposite = house (straight)
tile-yellow-three = house (three ends)
tile-yellow-four = house (crossing)

## Figures
figure-crane = crane
figure-dam = dam
figure-raft = raft
figure-raft-two = two-colour raft
figure-beaver = beaver
figure-builder = builder beaver
does-crane = discard it while you gain a tile, and the tile may go to any column
does-dam = discard it and gain one more tile from the river in this turn
does-raft = put it on a tile of the river, and only you can gain that tile; it comes back to you
does-raft-two = put it on a tile of the river, and only you can gain that tile; then it leaves the game
does-beaver = stands on its brown tile and wants to walk across your town
does-builder = 5 points for whoever fills a town first

## Scoring cards
score-brown_namesti = Square
score-brown_namesti-short = 5 per beaver that can cross the town through its tile
score-red_dvur = Yard
score-red_dvur-short = 2 per construction site, 1 per unused figure
score-green_zahrada = Garden
score-green_zahrada-short = 5 per park in a corner
score-green_hriste = Playground
score-green_hriste-short = 5 per park in the centre
score-green_statek = Farm
score-green_statek-short = 2, 3, 4, 5 per park in column 1, 2, 3, 4
score-green_lesopark = Woodland
score-green_lesopark-short = 5 per park that is alone in its row and column
score-purple_svatyne = Shrine
score-purple_svatyne-short = 4 per temple, 6 more for more temples than the other
score-purple_klaster = Monastery
score-purple_klaster-short = per temple, the size of the largest non-purple group beside it
score-purple_poustevna = Hermitage
score-purple_poustevna-short = 5 per temple without workshop, market or construction beside it
score-purple_pagoda = Pagoda
score-purple_pagoda-short = 1 to 6 temples: −9, 8, −6, 20, −3, 36
score-orange_jidlo = Food
score-orange_jidlo-short = 2 per market and other tile beside it
score-orange_kvetiny = Flowers
score-orange_kvetiny-short = 2 per market and other colour beside it
score-orange_latky = Fabrics
score-orange_latky-short = 2 per market and other tile at its corners
score-orange_sperky = Jewellery
score-orange_sperky-short = 2 per market and other colour at its corners
score-blue_bednarstvi = Cooperage
score-blue_bednarstvi-short = 2 per workshop and other colour in its column
score-blue_truhlarstvi = Joinery
score-blue_truhlarstvi-short = 2 per workshop and other colour in its row
score-blue_krejcovstvi = Tailor
score-blue_krejcovstvi-short = 2 per workshop and further workshop in its row or column
score-blue_kovarstvi = Smithy
score-blue_kovarstvi-short = 2 per workshop and other colour on its diagonals
score-yellow_chalupa = Cottage
score-yellow_chalupa-short = 5 per house in a group of exactly two
score-yellow_srub = Log cabin
score-yellow_srub-short = joined houses, 2 to 8 or more: 5, 8, 12, 17, 23, 30, 40
score-yellow_bouda = Hut
score-yellow_bouda-short = 5 per house in a group of exactly three
score-yellow_salas = Chalet
score-yellow_salas-short = houses side by side, 2 to 8 or more: 5, 8, 12, 17, 23, 30, 40
score-builder = Builder beaver
score-total = Total
paper-note = Most points win; a tie goes to the builder beaver, or is shared.

## The table in words
words-round = Round { $number } of at most 19, first in it: { $player }.
words-stack = Face-down tiles: { $stack }; { $kinds }
words-lost = Over the waterfall: { $kinds }
words-supply = Figures in the supply: { $figures }
words-over = The game is over. Victory: { $winners }.
words-player = { $number } { $name }{ $mark }: { $points } points, figures: { $figures }{ $builder }
words-deciding = { " " }(to play)
words-builder = ; builder beaver
words-none = none
words-river = River, board 1 is next to the stacks, board 4 at the waterfall:
words-rafted = { " " }[{ $figure }, { $player }]
words-city = Town of { $player } (columns 1 to 4):
words-bridge = { $figure } between { $side }
words-routes = Beavers that get across: { $cells }
words-marks = after the letter the boardwalk ends N, E, S, W; - and | joined, { $bridge } joined by a figure, { $offered } you may choose it
words-gaining = You gain: { $tile }, ends { $ends } when not turned
words-fit = { $cell }, turned by { $turn }: ends { $ends }, brings { $points }, figures needed at: { $sides }
words-missing = A figure is needed at { $side }

## What is asked
asked-take = Take a tile, put a raft on one, or pass
asked-no-take = No tile fits: use a raft or figure, or pass
asked-pass = Nothing can be done now: pass
asked-free = Use figures and rafts, or end your turn
asked-end = End your turn
asked-bound = Your town is full: join tiles, or pass
asked-place = Place in column { $column }: { $tile }
asked-place-or-crane = Column { $column } or crane: { $tile }
asked-place-anywhere = Choose any cell: { $tile }
asked-crane = Use the crane: no place in column { $column }
asked-turn = Which way on { $cell }: { $tile }
asked-dismantle = { $sides ->
    [one] 1 side of { $cell } does not match: choose a figure
   *[other] { $sides } sides of { $cell } do not match: choose figures
}

## What happened
log-round = Round { $round }: { $player } goes first.
log-reveal = New in the river: { $tiles }.
log-fall = Over the waterfall: { $tiles }.
log-raft-back = { $player } gets a raft back from the waterfall.
log-raft-lost = { $player } loses a two-colour raft over the waterfall.
log-take = { $player } takes from { $slot } and builds on { $cell }: { $tile }.
log-claim = { $player } claims what is under the raft on { $slot } and builds on { $cell }: { $tile }.
log-dam = { $player } uses a dam, gains from { $slot } and builds on { $cell }: { $tile }.
log-crane = { $player } uses a crane for { $cell }.
log-figure = { $player } gets a figure: { $figure }.
log-dismantle = { $player } joins { $side } with a figure: { $figure }.
log-beaver = A beaver of { $player } moves in on { $cell }.
log-builder = { $player } has filled the town first and takes the builder beaver.
log-raft = { $player } puts a raft on { $slot }: { $tile }.
log-raft-two = { $player } puts a two-colour raft on { $slot }: { $tile }.
log-pass = { $player } passes.
log-forced-pass = { $player } has a full town and passes.
log-over = The game is over.

## Why not
refusal-over = The game is over.
refusal-finish = You are gaining a tile, { $tile }: finish that first, or take it back.
refusal-finish-turn = The cell is { $cell }: now choose how the tile lies, or take it back.
refusal-finish-sides = { $sides ->
    [one] The tile on { $cell } still needs a figure on 1 side; choose it, or take the placing back.
   *[other] The tile on { $cell } still needs figures on { $sides } sides; choose them, or take the placing back.
}
refusal-city-full = Your town is full: no tile can be placed any more.
refusal-column-full = Column { $column } is full, and { $tile } may go nowhere else without a crane.
refusal-nowhere = { $sides ->
    [one] Nothing in column { $column } fits the { $tile }: even in the best place 1 side does not match. Figures that you would have for it: { $figures }.
   *[other] Nothing in column { $column } fits the { $tile }: even in the best place { $sides } sides do not match. Figures that you would have for them: { $figures }.
}
refusal-no-dam = You have no dam.
refusal-no-tile = There is no tile at { $slot }.
refusal-rafted = The raft of { $owner } is on that tile, { $tile }: it is reserved.
refusal-own-raft-there = Your raft is on that tile already.
refusal-own-raft = Your raft is on that tile: claim it, that is free.
refusal-no-raft-there = No raft of yours is on that tile, { $tile }.
refusal-no-raft = You have no such figure: { $figure }.
refusal-main-done = You have had your main action in this turn: one tile or one raft.
refusal-bound = Your town is full: you take and reserve nothing any more.
refusal-not-pass = You have had your main action: end the turn.
refusal-not-end = You have had no main action: take, raft, or pass.
refusal-tile-first = Choose a tile of the river first.
refusal-occupied = There is a tile on { $cell } already.
refusal-column = The tile comes from river board { $column }, so it goes to column { $column }; { $cell } is in another.
refusal-column-crane = The tile comes from river board { $column }, so it goes to column { $column }. Use the crane to build on { $cell }.
refusal-mismatch = { $sides ->
    [one] However it is turned, 1 side does not match on { $cell } and needs a figure
   *[other] However it is turned, { $sides } sides do not match on { $cell } and need figures
}; you have { $figures }.
refusal-cell-first = Choose the cell for the { $tile } first.
refusal-same-turn = Turned by { $turn }° it lies as by { $other }°; that is the same.
refusal-mismatch-turned = { $sides ->
    [one] Turned by { $turn }°, 1 side does not match its neighbour and needs a figure
   *[other] Turned by { $turn }°, { $sides } sides do not match their neighbours and need figures
}; you have { $figures }.
refusal-crane-first = A crane is used while you gain a tile: choose the tile first.
refusal-crane-again = A crane lifts this tile already.
refusal-no-crane = You have no crane.
refusal-crane-useless = The crane would open no place outside column { $column }.
refusal-side-matches = { $side } needs no figure now; only the sides of { $cell } that do not match do.
refusal-no-figure = You have no such figure on your aid card: { $figure }.
refusal-no-tile-beside = A figure joins two tiles, and there is none on { $cell }.
refusal-figure-there = There is a figure at { $side } already.
refusal-joined = The boardwalks meet at { $side } already.

## Options
option-cards = Scoring cards
option-cards-random = one of each colour, drawn by lot
option-cards-first-game = the cards for the first game
option-route = The way of a beaver
option-route-walk = may use a tile more than once
option-route-simple-path = uses every tile at most once

## Buttons
do-take = Take the tile { $what }
do-claim = Claim the tile under your raft, { $what }
do-dam = Use a dam for the tile { $what }
do-raft = Put your raft on { $what }
do-raft-two = Put a two-colour raft on { $what }
do-place = Build on { $what }
do-turn = Turn by { $what }°
do-crane = Use the crane
do-dismantle = Join { $what } with: { $figure }
do-pass = Pass
do-end = End the turn

## Rules
rule-TT-1 = There are two towns of 4 × 4 cells, four river boards, 48 tiles, 22 scoring cards, the builder beaver, three beavers and eleven figures: three cranes, three dams, one raft of each player's colour and three two-colour rafts.
rule-TT-2 = The 48 tiles: 3 beaver tiles (brown), 9 construction sites (red; 3 each with crane, dam, raft), 6 parks (green), 6 temples (purple), 6 markets (orange), 8 workshops (blue), 10 houses (yellow).
rule-TT-3 = All boardwalk ends of a tile meet in its middle: who comes in by one end can leave by any other. Only colour and ends of a tile matter, so turns that look the same are the same.
rule-TT-4 = Everybody starts with the raft of the own colour. All other figures lie in the supply.
rule-TT-5 = The starting player is drawn by lot, or the table agrees on one. The river boards show the players' symbols in turn, the starting player's on the first.
rule-TT-6 = The tiles are shuffled into three face-down stacks, and three are shown on the first river board. The other boards start empty.
rule-TT-7 = Seven scoring cards, one of each colour, lie open from the start and count for both. Brown and red have only one card each; the first game has its own seven.
rule-TT-8 = Every round but the first begins with the river: what is on the last board goes over the waterfall, the others move on by one, and three new tiles come onto the board that is now the first. A raft of a player's colour comes back from the waterfall, a two-colour raft is lost.
rule-TT-9 = When the stacks are empty, the river still moves on, but nothing new comes.
rule-TT-10 = Both players have one turn in a round. Whose symbol is on the first river board goes first, so the first player changes every round.
rule-TT-11 = New tiles come in rounds 1 to 16, and each tile is in the river for four rounds; so there are at most 19 rounds.
rule-TT-12 = A turn is at most one main action (take or raft) and any number of free actions, in any order. A tile that you have begun to gain is placed before anything else. You say when the turn ends.
rule-TT-13 = Main action “take”: choose a tile of the river without the other's raft, turn it as you like, and place it by the rules.
rule-TT-14 = Main action “raft”: put one of your rafts on any tile of the river that has none. Only you can gain that tile then.
rule-TT-15 = You may pass: no main action in this turn. Free actions stay open to you before you pass.
rule-TT-16 = Free action “claim”: gain the tile under your raft. First the raft leaves: the one of your colour comes back to you, a two-colour raft leaves the game. Then the tile is placed by the rules.
rule-TT-17 = Free action “crane”: while you gain a tile, discard a crane, and the tile may go to any column. All else about placing stays.
rule-TT-18 = Free action “dam”: discard a dam and gain one more tile from the river in this turn, placed by all the rules.
rule-TT-19 = Free action “dismantle”: put a crane, dam or raft of yours between two neighbouring tiles of your town where not both have a boardwalk end. It joins them for good; one figure per side.
rule-TT-19a = A dismantled figure counts as a boardwalk end of both tiles on that side. It is used: no point at the end, no other use.
rule-TT-19b = You may also dismantle a figure later, in any turn of yours, between two tiles that stand already and have blank sides there.
rule-TT-20 = You gain a tile only if you can place it at once. Nothing is kept in hand or thrown away.
rule-TT-21 = The cell has to be empty, and in the column with the number of the river board that the tile is on now. A crane lifts the column rule.
rule-TT-22 = On every side that the tile shares with another, both have a boardwalk end or neither has; or you put a figure there now.
rule-TT-22a = Every side that does not match needs a figure of its own, and you say which goes where. You may use what is on your aid card after paying a crane or dam for this tile, the raft that has just come back, and the figure that this very tile gives.
rule-TT-23 = Ends at the edge of the town or towards an empty cell are always fine, blank beside blank too. A tile need not touch another.
rule-TT-24 = A construction site gives its figure when you gain it, before it is placed; you may use it for this very tile. A beaver tile gets a beaver that stays on it.
rule-TT-25 = The supply never runs out: there are as many figures as tiles that give them.
rule-TT-26 = Who fills all 16 cells first takes the builder beaver, worth 5 points, at once. That turn goes on, with a raft too if the main action is still open; in all later turns this player passes.
rule-TT-27 = The game ends as soon as neither player can gain any further tile: town full, nothing left that fits, or river and stacks empty. A round is not played to its end.
rule-TT-28 = Add up the seven cards and the builder. A tile may count for several cards, empty cells cost nothing. Most points win; a tie goes to the holder of the builder, or is shared if nobody has it.
rule-TT-A1 = Cells are named by row A to D and column 1 to 4. Column 1 is next to the stacks, the left edge; column 4 next to the waterfall, the right edge.
rule-TT-A2 = Matching goes both ways: neither may your new tile's end meet a blank side, nor a neighbour's end meet a blank side of your new tile.
rule-TT-A3 = You may put a raft on a tile that you could not place now: that is not yet gaining, and its column changes every round.
rule-TT-A4 = You may claim a tile in the same turn in which you put your raft on it.
rule-TT-A5 = A tile under your raft that you cannot place cannot be claimed. The raft stays; you cannot take it back without the tile.
rule-TT-A6 = The raft of your colour is back before the tile is placed, so it may be dismantled to make that tile fit. A two-colour raft is gone by then.
rule-TT-A7 = When a rafted tile goes over the waterfall, the tile is lost; the raft of your colour comes back to you, a two-colour raft does not.
rule-TT-A8 = You may have as many rafts on the river as you own. A two-colour raft belongs to whoever put it there.
rule-TT-A9 = The other's rafted tile cannot be had by any means. Your own rafted tile is gained by claiming it, not by take or dam.
rule-TT-A10 = The raft that you start with may be dismantled like any other figure. Then it is gone for good.
rule-TT-A11 = A raft that lies on the river cannot be dismantled: only figures on your aid card can.
rule-TT-A12 = The crane that a tile gives may lift that very tile to another column.
rule-TT-A13 = A raft from a new tile can be used in this turn only if your main action is still open. A dam from a new tile can be used at once.
rule-TT-A14 = You may use several dams in a turn. A second crane on the same tile would do nothing and is not offered.
rule-TT-A15 = In the turns after the one that fills your town you may still dismantle figures, but neither gain nor raft. If nothing can be dismantled, the turn is passed by itself.
rule-TT-A16 = A raft that you left on the river before your town was full stays there and keeps blocking until it falls.
rule-TT-A17 = Rafts on the river at the end are used: no points for them.
rule-TT-A18 = The end is tested after every turn: for each player, whether any tile still to come (face down, or in the river and not the other's) could be placed in a column that it can still reach, with all figures that the player has or would get. When both fail, the game is over.
rule-TT-A19 = If both fill their towns in the same round, the builder goes to the one who did it first.
rule-TT-A20 = A beaver's way may use tiles more than once, unless the table agrees on ways that use each tile once.
rule-TT-A21 = The way has to enter by an end at the left edge of column 1 and leave by an end at the right edge of column 4. A figure cannot make such an end.
rule-TT-A22 = Every beaver is counted by itself; two may share a way, and need not be on each other's.
rule-TT-A23 = Monastery: a single tile is no group and counts nothing. Several temples may count the same group, and of two equal groups a temple counts one.
rule-TT-A24 = “Different” means another colour. Each colour counts once for each tile that is scored; red and brown are colours too.
rule-TT-A25 = Smithy: the two diagonals of a workshop count together, gaps and other workshops do not block the view.
rule-TT-A26 = Tailor: every further workshop in the row or in the column counts.
rule-TT-A27 = Woodland: no other park may be in the row, and none in the column.
rule-TT-A28 = Log cabin: houses have to be side by side and joined directly; a way over another tile does not join them.
rule-TT-A29 = Shrine: strictly more temples than the other; a tie brings no bonus.
rule-TT-A30 = Pagoda: without temples 0; negative points are taken off the total.
rule-TT-A31 = No figure goes where both boardwalks meet already, and no second one on the same side.
rule-TT-A32 = Only the order of the face-down tiles is hidden. All else is open to both.
rule-TT-A33 = A player who can place nothing may still raft, dismantle or pass. Passing is always allowed; only the player with the full town has to.
rule-TT-A34 = A dam is used only together with a tile that can be placed, and a crane only if it opens a cell outside the tile's own column.
rule-TT-A35 = In one turn you may raft one tile, claim rafted ones and gain others with dams, also with a dam that has just been gained. A dam gains no rafted tile.
rule-TT-A36 = Gaining goes in this order: raft or dam leaves, the tile leaves the river, its figure comes, a crane is paid, the tile is placed with its figures, the beaver moves in, the builder is taken. What cannot be finished cannot be begun.
rule-TT-A37 = If several rafts go over the waterfall at once, each goes by its kind.
rule-TT-A38 = The three tiles of a river board have no order among them, and the three stacks are all the same.
rule-TT-A39 = Monastery: a group is two or more tiles of one colour, brown and red too. The temple has to touch it by a side, and the whole group counts.
rule-TT-A40 = Empty cells count for no card and disturb none.
rule-TT-A41 = Shrine: with equally many temples, none at all included, nobody gets the 6.
rule-TT-A42 = The builder decides a tie only when the totals, its 5 points included, are equal.
rule-TT-A43 = A beaver is no construction figure: it is neither dismantled nor worth a point as unused.
rule-TT-A44 = Corner neighbours are the up to four cells that touch a cell by a corner only.
rule-brown_namesti = Square: a beaver tile itself is worth nothing; each beaver brings 5 if it can walk over joined boardwalks from the left edge to the right edge through its own tile.
rule-red_dvur = Yard: 2 for each construction site in your town and 1 for each unused figure on your aid card, the raft of your colour included.
rule-green_zahrada = Garden: 5 for each park in a corner of the town (A1, A4, D1, D4).
rule-green_hriste = Playground: 5 for each park in the centre of the town (B2, B3, C2, C3).
rule-green_statek = Farm: each park brings 2 in column 1, 3 in column 2, 4 in column 3, 5 in column 4.
rule-green_lesopark = Woodland: 5 for each park that has no other park in its row and none in its column.
rule-purple_svatyne = Shrine: 4 for each temple, and 6 more if you have more temples than the other player.
rule-purple_klaster = Monastery: each temple brings the number of tiles in the largest group of another colour that touches it by a side.
rule-purple_poustevna = Hermitage: 5 for each temple that no workshop, market or construction site touches by a side.
rule-purple_pagoda = Pagoda: by the number of your temples, wherever they are: 1 brings −9, 2 bring 8, 3 bring −6, 4 bring 20, 5 bring −3, 6 bring 36.
rule-orange_jidlo = Food: each market brings 2 for each tile of another colour that touches it by a side.
rule-orange_kvetiny = Flowers: each market brings 2 for each different other colour that touches it by a side.
rule-orange_latky = Fabrics: each market brings 2 for each tile of another colour that touches it by a corner.
rule-orange_sperky = Jewellery: each market brings 2 for each different other colour that touches it by a corner.
rule-blue_bednarstvi = Cooperage: each workshop brings 2 for each different other colour in its column.
rule-blue_truhlarstvi = Joinery: each workshop brings 2 for each different other colour in its row.
rule-blue_krejcovstvi = Tailor: each workshop brings 2 for each further workshop in its row or column.
rule-blue_kovarstvi = Smithy: each workshop brings 2 for each different other colour on the two diagonals through it, however far.
rule-yellow_chalupa = Cottage: 5 for each house in a group of exactly two houses side by side. Single houses and larger groups bring nothing.
rule-yellow_srub = Log cabin: each group of houses that are joined by boardwalk or figure brings points by its size: 2 bring 5, 3 bring 8, 4 bring 12, 5 bring 17, 6 bring 23, 7 bring 30, 8 or more bring 40.
rule-yellow_bouda = Hut: 5 for each house in a group of exactly three houses side by side. Other houses bring nothing.
rule-yellow_salas = Chalet: each group of houses side by side, joined or not, brings points by its size: 2 bring 5, 3 bring 8, 4 bring 12, 5 bring 17, 6 bring 23, 7 bring 30, 8 or more bring 40.

## Reasons of hints
reason-next-tile = The next { $color }, in the right place, would then bring { $score } +{ $points }.
reason-column-full = Column { $column } is full then: what comes by river board { $column } needs a crane.
reason-room = { $cells ->
    [one] 1 empty cell still takes any tile without a figure.
   *[other] { $cells } empty cells still take any tile without a figure.
}
reason-figure = a new figure: { $figure }
reason-beaver = a new beaver in town
reason-crane = uses up a crane
reason-dam = uses up a dam
reason-dismantle = uses up a figure: { $figure }
reason-raft = reserves a tile: { $tile }
reason-raft-two = reserves a tile: { $tile }

## Picture
picture-supply = Common supply
picture-figures = figures
picture-to-come = Still face down
picture-round = round { $round } of 19
picture-turn = Which way on { $cell }?
picture-column = goes to column{ "\u00A0" }{ $column }
picture-any-column = goes to any column, by crane
picture-stack = The stacks: three new tiles come from here every round.
picture-waterfall = The waterfall: tiles that nobody has gained go over it, and are lost.
picture-column-number = The number of a river board and of a column: a tile goes to the column with the number of its board.
picture-symbol = A symbol of a player: whoever has it on the first river board plays first in this round. The boards move on every round.
picture-gives = { $tile }: gives this figure when it is gained, { $figure }

## On a phone
part-cards = Scoring cards
part-other = The other town
part-pile = Still to come
part-round = round
part-face-down = face down
part-lost = lost

## Places as a page names them
place-tile = { $tile } from board { $board }
place-board = board { $board }
place-on = { $tile } on { $cell }
place-cell = cell { $cell }
place-turn = boardwalk { $ends }
end-N = up
end-E = right
end-S = down
end-W = left
button-take = Take: { $what }
button-claim = Claim under your raft: { $what }
button-dam = Use a dam: { $what }
button-raft = Put your raft on: { $what }
button-raft-two = Put a two-colour raft on: { $what }
button-note-take = a tile can be taken
button-note-raft = a tile can be kept with a raft
button-note-claim = the tile under your raft can be claimed
button-ask-pass = Pass without taking a tile in this round?
detail-best = the best place brings { $points }
detail-round = round { $round } of 19 · { $stack } tiles face down
told-take = { $player } takes from board { $board } and builds on { $cell }: { $tile }.
told-claim = { $player } claims what is under the raft on board { $board } and builds on { $cell }: { $tile }.
told-dam = { $player } uses a dam, gains from board { $board } and builds on { $cell }: { $tile }.
told-raft = { $player } puts a raft on board { $board }: { $tile }.
told-raft-two = { $player } puts a two-colour raft on board { $board }: { $tile }.
refused-no-tile = There is no tile here on board { $board }.
asked-take-only = Take a tile, or pass

## Lessons
lesson-first-goal = A town by the river
lesson-first-goal-body = Both of you build a town of sixteen tiles. The tiles come down the river, and *seven cards* say what each kind of building is worth.
lesson-first-goal-mark-1 = *The river* brings three new tiles each round
lesson-first-goal-mark-2 = *Your town*, still empty
lesson-first-goal-mark-3 = *A card*: parks in corners pay
lesson-first-take = One tile from the river
lesson-first-take-body = Your main action is usually this: *take one tile* from the river and build it at once. There is no hand to keep tiles in.
lesson-first-take-mark-1 = *A park*, good for a corner
lesson-first-take-task = Take the park.
lesson-first-take-again = Take the park this time: the garden card pays for it.
lesson-first-take-done = The park is yours. Now it needs *a place in your town*.
lesson-first-place = The river says which column
lesson-first-place-body = The tile lay on the *first* river board, so it goes to column *1*. Every round it would drift on by one column.
lesson-first-place-task = Put it into a corner of column 1, then choose how it lies.
lesson-first-place-again = In this step: a corner of column 1, then one of the ways to turn it.
lesson-first-place-no-column = That is another column. From the first river board a tile goes to column 1.
lesson-first-place-done = A park in a corner: *5 points* for the garden, for good.
lesson-first-end = Done? Say so
lesson-first-end-body = One main action a turn, and as many free ones as you have. You have none yet, so the turn is over.
lesson-first-end-task = End your turn.
lesson-first-end-again = There is nothing more to do: end your turn with the button.
lesson-first-end-done = Now it is Orange's turn, and then the river moves.
lesson-first-river = The river flows
lesson-first-river-body = Orange builds, the boards move *one place downstream*, three new tiles come. What leaves the last board falls over the waterfall. The first player changes each round, so Orange plays twice.
lesson-first-fit = Boardwalks have to meet
lesson-first-fit-body = Where two tiles touch, *both* have a boardwalk there or *neither* has. Below your park this construction site fits. It gives you a figure too: *a crane*.
lesson-first-fit-mark-1 = *A boardwalk* leads down from here
lesson-first-fit-mark-2 = *Ends on all sides* and a crane
lesson-first-fit-task = Take the construction site and put it below the park.
lesson-first-fit-again = The construction site with the crane, right below the park.
lesson-first-fit-done = They are connected, and *the crane stands on your card* for later.
lesson-first-raft = Reserve it with a raft
lesson-first-raft-body = Instead of taking a tile you may *put your raft on one*. Then only you can gain it. Let the beaver drift to column 2, beside your construction site.
lesson-first-raft-mark-1 = *A beaver* that wants to cross your town
lesson-first-raft-task = Put your raft on the beaver tile.
lesson-first-raft-again = The raft belongs on the beaver tile this time.
lesson-first-raft-done = It is reserved. Both drift on *together* when the river moves.
lesson-first-dam = Orange builds a dam
lesson-first-dam-body = A construction site gave Orange *a dam*. Whoever gives one up gains *a second tile* in the same turn. Your raft has drifted to the second board meanwhile.
lesson-first-claim = Your raft has arrived
lesson-first-claim-body = To fetch the tile under your raft is a *free action*: you still have your main action afterwards. Your own raft comes back to you.
lesson-first-claim-mark-1 = *Yours*, now for column 2
lesson-first-claim-task = Fetch the beaver and put it beside the construction site.
lesson-first-claim-again = Fetch the beaver, then put it into column 2, right of the construction site.
lesson-first-claim-no-column-crane = From the second river board a tile goes to column 2. Save the crane for a better use.
lesson-first-claim-done = The beaver is home. Once boardwalks lead *from the left edge to the right* through its tile, it pays 5.
lesson-first-crane = A crane lifts over columns
lesson-first-crane-body = Give up a crane while you gain a tile, and the tile may go to *any column*. A second park for a second corner!
lesson-first-crane-mark-1 = *A corner*, three columns away
lesson-first-crane-task = Take the park, use the crane, put the park into the far corner and turn it.
lesson-first-crane-again = First the park, then the crane, then the top right corner.
lesson-first-crane-done = That was your main action. The crane is gone: an *unused* figure would be worth a point at the end.
lesson-first-garden = The garden counts { $points }
lesson-first-garden-body = Two parks in two corners, 5 each. All seven cards lie open from the start and count *for both of you*, so look at what Orange needs, too.
lesson-first-join = It does not fit? Give up a figure
lesson-first-join-body = Some turns later. The temple on the left has no boardwalk on this side, the beaver has. Any construction figure may be *put in between*: it joins them for good.
lesson-first-join-mark-1 = *No boardwalk* on the right
lesson-first-join-task = Take the beaver and put it right of the temple. Your raft fills the gap.
lesson-first-join-again = The beaver from the third river board, between temple and park.
lesson-first-join-done = The raft is built in. This row now leads *from edge to edge*.
lesson-first-last = How a game ends
lesson-first-last-body = Orange is the first with a *full town* and takes the builder beaver, 5 points. From then on Orange passes. The game is over once *nobody can build any more*.
lesson-first-beavers = The beavers cross the town
lesson-first-beavers-body = Each beaver whose boardwalks lead from the left edge to the right pays 5. All of yours get across: { $points } points.
lesson-first-finish = { $total } points for your town
lesson-first-finish-body = One tile or one raft a turn; the river gives the column, boardwalks have to meet, figures help. *Most points win*. Play on from your fifth turn, against an easy bot.

until-end = { $cells ->
    [0] one town is full
    [one] the fuller town has 1 empty cell
   *[other] the fuller town has { $cells } empty cells
}; tiles still face down: { $tiles }.

## The score sheet of the real table

fault-cards = cards: expected { $count } scoring cards, one of each colour, not { $given }
fault-cards-missing = cards: expected { $most } scoring cards, { $count } are missing
fault-card-twice = cards: expected one { $shade } card, not { $given }
fault-cells-form = { $player }: cells: expected an object with A1 to D4, not { $given }
fault-cell-unknown = { $player }: cells: unknown { $given }; there are A1 to D4
fault-ends-form = { $where }: ends: expected one to four letters of NESW, not { $given }
fault-stock = { $count } { $tile } tiles with ends like { $ends } ({ $cells }); there are { $there }
fault-figures = { $player }: { $unused } unused figures and { $count } between tiles ({ $between }); there are at most { $most }: the raft of the start and one for every red tile ({ $reds })
fault-bridge-form = { $player }: bridges: expected [cell, cell], not { $given }
fault-bridge-apart = { $player }: bridges: { $one } and { $other } do not lie side by side
fault-bridge-no-tile = { $player }: bridges: there is no tile on { $cell }
fault-bridge-twice = { $player }: bridges: two figures between { $one } and { $other }
fault-bridge-meeting = { $player }: a figure between { $one } and { $other }, where both boardwalks meet
fault-blank-side = { $player }: the boardwalk of { $walk } meets the blank side of { $blank }, without a figure
fault-builder-form = { $player }: has_builder: expected true or false, not { $given }
fault-builder-twice = { $names } both have the builder beaver; there is one
fault-builder-not-full = { $player }: has_builder: the builder beaver is for a full town, and there are { $count } tiles of { $most }
fault-builder-missing = nobody has the builder beaver, but the town of { $names } is full
pad-step-cards = Cards
set-tiles = Tiles
field-color = Colour
field-ends = Boardwalks
field-figure = Figure
pad-tiles = Tiles
pad-tiles-left = { $count } left
pad-figures = Figures
pad-unused = Unused figures
pad-builder = Who filled a town first?
pad-turn-tile = Turn the tile
pad-take-away = Take the tile away
pad-figure-here = A figure joins them
pad-figure-gone = Take the figure away
pad-route = A beaver may use no tile twice
pad-readings = How your table plays
pad-hint-cards = Green, temple, market, workshop and house cards: one of each lies on your table.
pad-hint-town = Choose a tile, then tap its cell. It turns to where boardwalks meet; a tap on it turns it on.

lesson-scoring = How colours are counted
lesson-scoring-temples = Shrine: { $points } points
lesson-scoring-temples-body = *4 for each temple* in the light. And 6 more for whoever has more temples than the other; here that is the other town.
lesson-scoring-markets = Food: { $points } points
lesson-scoring-markets-body = *Each market* brings 2 for every tile of another colour that touches it by a side. In the middle of a town that is up to 8.
lesson-scoring-workshops = Cooperage: { $points } points
lesson-scoring-workshops-body = *Each workshop* brings 2 for every other colour in its column. Two tiles of the same colour count once.
lesson-scoring-houses = Cottage: { $points } points
lesson-scoring-houses-body = *5 for each house* in a pair. Two side by side are a pair; a third one beside them would spoil it.

lesson-rafts = Two-colour rafts
lesson-rafts-see = A raft for once
lesson-rafts-see-body = A *two-colour raft* comes from a construction site. It keeps a tile for you like your own raft, but when you claim the tile it leaves the game.
lesson-rafts-do = Keep a tile
lesson-rafts-do-body = That is your main action. You may still claim the tile in the same turn, which costs nothing.
lesson-rafts-do-task = Tap the tile that glows and put the two-colour raft on it.
lesson-rafts-do-again = The tile in the light, with the two-colour raft.
lesson-rafts-do-done = Now *nobody else* can have this tile.

lesson-dismantle = Dismantling a figure
lesson-dismantle-see = A figure as a boardwalk
lesson-dismantle-see-body = Between two tiles of yours that have *no boardwalk* towards each other you may put a figure: it joins them for good. It is used up by that.
lesson-dismantle-do = Join two tiles
lesson-dismantle-do-body = A free action, in any turn of yours. Each side that glows would do.
lesson-dismantle-do-task = Tap a side between two tiles and put your raft there.
lesson-dismantle-do-again = Take the raft of your colour, at a side that glows.
lesson-dismantle-do-done = *Joined.* For beavers and log cabins it counts like a boardwalk.

# What is wrong with a component set

fault-ends = { $where }: expected letters of { $known } in this order, not “{ $given }”
lesson-playground = Playground
lesson-playground-see = The middle of the town
lesson-playground-see-body = *5 for each park in the centre:* the four cells in the middle. Anywhere else a park brings nothing with this card. One stands there already.
lesson-playground-do = A second park
lesson-playground-do-body = In column 3 a cell of the centre is free. This park lies on the third board, so it may go there.
lesson-playground-do-task = Take the park and put it beside the other one.
lesson-playground-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-playground-do-done = *5 points more.* What lies around a park does not matter to the playground.
lesson-playground-count = Playground: { $points } points
lesson-playground-count-body = Two parks in the centre. Four is the most, so this card pays 20 at best; and the centre is wanted by the markets too.

lesson-monastery = Monastery
lesson-monastery-see = A temple looks at its neighbours
lesson-monastery-see-body = *Each temple brings the size of the largest group beside it.* A group is two or more tiles of one colour side by side. In your town two parks are one.
lesson-monastery-do = Beside the parks
lesson-monastery-do-body = Build this temple where it touches the two parks. A single tile would be no group and bring nothing.
lesson-monastery-do-task = Take the temple and put it beside the parks.
lesson-monastery-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-monastery-do-done = It looks at the parks: *a group of two.*
lesson-monastery-count = Monastery: { $points } points
lesson-monastery-count-body = If the group of parks grows, the temple grows with it. Several temples may look at the same group.

lesson-flowers = Flowers
lesson-flowers-see = Colours beside a market
lesson-flowers-see-body = *Each market brings 2 for every other colour that touches it by a side.* Two neighbours of one colour count once. Your market on the left has three: workshop, park and construction site.
lesson-flowers-do = Between two colours
lesson-flowers-do-body = In the upper row of column 2 a market would touch a workshop and a park.
lesson-flowers-do-task = Take the market and put it into the upper row.
lesson-flowers-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-flowers-do-done = *Two colours,* 4 points. There is still one side free.
lesson-flowers-count = Flowers: { $points } points
lesson-flowers-count-body = 6 for the first market, 4 for the second. Many different neighbours help here; two markets side by side do not help each other.

lesson-joinery = Joinery
lesson-joinery-see = A workshop looks along its row
lesson-joinery-see-body = *Each workshop brings 2 for every other colour in its row.* How far away does not matter, and a colour counts once.
lesson-joinery-do = Into the second row
lesson-joinery-do-body = The second row has a market and two parks. That is two colours for a workshop at its end.
lesson-joinery-do-task = Take the workshop and put it at the end of the second row.
lesson-joinery-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-joinery-do-done = Market and park: *4 points.*
lesson-joinery-count = Joinery: { $points } points
lesson-joinery-count-body = Each workshop counts by itself, in its own row. Full rows of many colours are best, with one workshop in each.

lesson-cabin = Log cabin
lesson-cabin-see = Houses that are joined
lesson-cabin-see-body = *Joined houses bring points by their number:* two 5, three 8, four 12, up to 40 for eight or more. Side by side is not enough: a boardwalk has to lead from house to house.
lesson-cabin-do = A gap between them
lesson-cabin-do-body = Your house in the lower row has no boardwalk towards this cell. The two-colour raft fills the gap: it is put between them by itself.
lesson-cabin-do-task = Take the house with the bend, put it beside your house, and turn it so that boardwalks meet.
lesson-cabin-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-cabin-do-done = The raft joins the two: *5 points.* It is used up, which costs 1 at the yard.
lesson-cabin-count = Log cabin: { $points } points
lesson-cabin-count-body = A third house beside them makes it 8, a fourth 12. A way over a tile of another colour does not join houses.

lesson-route = The beaver's route
lesson-route-see = From the left edge to the right
lesson-route-see-body = *5 for each beaver that can walk through the town:* in by a boardwalk at the left edge, through its own tile, out by one at the right edge. The upper row of your town leads all the way already.
lesson-route-do = A way there and back
lesson-route-do-body = Put the beaver at the end of the lower row. From there boardwalks lead back to the left side, up and along the upper row.
lesson-route-do-task = Take the beaver and put it into the lower row.
lesson-route-do-again = The tile in the light first, then the cell in the light.
lesson-route-do-done = It gets across, *though it has to turn round on the way.* Your table may agree on ways that use no tile twice; then this one would not count.
lesson-route-count = Square: { $points } points
lesson-route-count-body = In at the left, to its tile, back, up, and out at the upper right. A second beaver may use the same way and brings 5 as well.

lesson-farm = Farm
lesson-farm-see = Parks on the right are worth more
lesson-farm-see-body = *A park brings 2 in column 1, 3 in column 2, 4 in column 3 and 5 in column 4.* The row does not matter. You have four parks in three columns.
lesson-farm-do = Into the last column
lesson-farm-do-body = This park has come to the last river board, so it goes into column 4: 5 points.
lesson-farm-do-task = Take the park and put it into the lower right corner.
lesson-farm-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-farm-do-done = *5 points* for one park. It pays to wait until it has drifted that far, if nobody else takes it.
lesson-farm-count = Farm: { $points } points
lesson-farm-count-body = 2 + 3 + 3 + 4 + 5. A raft keeps a park for you while it drifts on to a better column.

lesson-hermitage = Hermitage
lesson-hermitage-see = Temples like it quiet
lesson-hermitage-see-body = *5 for each temple beside which there is no workshop, no market and no construction site.* Parks, houses, beavers, other temples and empty cells do not disturb it.
lesson-hermitage-do = A quiet corner
lesson-hermitage-do-body = The upper right corner touches a park and a house.
lesson-hermitage-do-task = Take the temple and put it into the upper right corner.
lesson-hermitage-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-hermitage-do-done = Park and house: *quiet enough,* 5 points.
lesson-hermitage-count = Hermitage: { $points } points
lesson-hermitage-count-body = Both temples are quiet. Mind what you build beside them later: one market there, and 5 points are gone.

lesson-fabrics = Fabrics
lesson-fabrics-see = Tiles at the corners of a market
lesson-fabrics-see-body = *Each market brings 2 for every tile of another colour at its corners.* Here every tile counts, even two of the same colour; what touches a side does not.
lesson-fabrics-do = Into the centre
lesson-fabrics-do-body = In column 2 a market in the second row has three tiles at its corners: a park, a construction site and a temple.
lesson-fabrics-do-task = Take the market and put it into the second row.
lesson-fabrics-do-again = The tile in the light first, then the cell in the light.
lesson-fabrics-do-done = *Three corners, 6 points.* The fourth is still empty.
lesson-fabrics-count = Fabrics: { $points } points
lesson-fabrics-count-body = 4 for the market at the edge with two corners, 6 for the new one. At the edge a market has only two corners, in the middle four.

lesson-tailor = Tailor
lesson-tailor-see = Workshops count each other
lesson-tailor-see-body = *Each workshop brings 2 for every further workshop in its row or column.* So a new one pays twice: for itself, and for those that now see it.
lesson-tailor-do = The fourth of a row
lesson-tailor-do-body = The upper row has three workshops already.
lesson-tailor-do-task = Take the workshop and put it into the upper row.
lesson-tailor-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-tailor-do-done = It sees three others, and each of them sees it: *12 points.*
lesson-tailor-count = Tailor: { $points } points
lesson-tailor-count-body = Four in a row see three each, that is 24; the rest comes from the column on the left. Here workshops want company.

lesson-hut = Hut
lesson-hut-see = Exactly three
lesson-hut-see-body = *5 for each house in a group of exactly three* side by side. Two bring nothing, four bring nothing. Boardwalks do not matter.
lesson-hut-do = The house in between
lesson-hut-do-body = One house on the left, one below: this cell touches both.
lesson-hut-do-task = Take the house in the light and put it between the two.
lesson-hut-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-hut-do-done = Three houses, round a corner: *15 points* at once.
lesson-hut-count = Hut: { $points } points
lesson-hut-count-body = Now keep a fourth house away from them: it would spoil all three.

lesson-woodland = Woodland
lesson-woodland-see = Parks that are alone
lesson-woodland-see-body = *5 for each park without another park in its row and in its column.* So at most four parks can count, one in each row and column.
lesson-woodland-do = A free row, a free column
lesson-woodland-do-body = Your park is in the second row and the first column. The upper row and column 3 have none.
lesson-woodland-do-task = Take the park and put it into the upper row.
lesson-woodland-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-woodland-do-done = They do not see each other: *10 points.*
lesson-woodland-count = Woodland: { $points } points
lesson-woodland-count-body = A third park in a row or column of these two would count nothing, and take 5 away from the one that it joins.

lesson-pagoda = Pagoda
lesson-pagoda-see = Even numbers of temples
lesson-pagoda-see-body = *The number of your temples counts,* wherever they are: 1 brings −9, 2 bring 8, 3 bring −6, 4 bring 20, 5 bring −3, 6 bring 36. With one temple you are at −9 now.
lesson-pagoda-do = The second one
lesson-pagoda-do-body = With a second temple it is 8, so this tile is worth 17 points.
lesson-pagoda-do-task = Take the temple and put it below the other one.
lesson-pagoda-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-pagoda-do-done = From −9 *to 8.* A third would bring it down to −6.
lesson-pagoda-count = Pagoda: { $points } points
lesson-pagoda-count-body = Think before the first temple whether a second one will come. And a temple that you do not take may be what the other player lacks.

lesson-jewellery = Jewellery
lesson-jewellery-see = Colours at the corners of a market
lesson-jewellery-see-body = *Each market brings 2 for every other colour at its corners.* Two tiles of one colour count once there; what touches a side does not count.
lesson-jewellery-do = Between site and temple
lesson-jewellery-do-body = In the third row of column 2 a market has a construction site and a temple at its left corners.
lesson-jewellery-do-task = Take the market and put it into the third row.
lesson-jewellery-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-jewellery-do-done = *Two colours,* 4 points, and two corners are still empty.
lesson-jewellery-count = Jewellery: { $points } points
lesson-jewellery-count-body = Fill the other two corners with new colours and it is 8, the most that one market can bring.

lesson-smithy = Smithy
lesson-smithy-see = Along the diagonals
lesson-smithy-see-body = *Each workshop brings 2 for every other colour on the two diagonals through it,* however far. Your workshop in the second row sees five colours already.
lesson-smithy-do = Into the lower row
lesson-smithy-do-body = From the lower row of column 2 the diagonals meet a temple on the left and a market on the right.
lesson-smithy-do-task = Take the workshop and put it into the lower row.
lesson-smithy-do-again = The tile in the light first, then the cell in the light.
lesson-smithy-do-done = Temple and market: *4 points.*
lesson-smithy-count = Smithy: { $points } points
lesson-smithy-count-body = 10 for the workshop in the middle, 4 for the one at the edge: in the middle the diagonals are longer.

lesson-chalet = Chalet
lesson-chalet-see = Houses side by side
lesson-chalet-see-body = *Houses side by side bring points by their number:* two 5, three 8, four 12, up to 40 for eight or more. Boardwalks between them are not needed.
lesson-chalet-do = Below the first house
lesson-chalet-do-body = The two houses have no boardwalk towards each other. For the log cabin that would matter, for the chalet it does not.
lesson-chalet-do-task = Take the house and put it below the other one.
lesson-chalet-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-chalet-do-done = Side by side is enough: *5 points.*
lesson-chalet-count = Chalet: { $points } points
lesson-chalet-count-body = Each further house beside them brings more than the one before. Two groups apart count each by itself.

lesson-yard = Yard
lesson-yard-see = Sites, and figures that were not used
lesson-yard-see-body = *2 for each construction site in your town and 1 for each figure that you still have at the end.* The raft of your colour is such a figure too. Now that is 4: one site, a crane and a raft.
lesson-yard-do = One more site
lesson-yard-do-body = A construction site brings a figure at once, here a dam. So it is worth 3 as long as the dam is not used.
lesson-yard-do-task = Take the construction site and put it beside the workshop.
lesson-yard-do-again = The tile in the light first, then the cell in the light.
lesson-yard-do-done = 2 for the site, 1 for the dam: *3 points more.*
lesson-yard-count = Yard: { $points } points
lesson-yard-count-body = Two sites make 4, three figures make 3. To use a figure costs a point here, so it should bring more than one.

lesson-builder = The builder beaver
lesson-builder-see = Fifteen cells are full
lesson-builder-see-body = *Whoever fills all sixteen cells first* takes the builder beaver at once: 5 points. The other player cannot get them any more.
lesson-builder-do = The last cell
lesson-builder-do-body = One cell is empty, in the upper right corner, and this workshop fits.
lesson-builder-do-task = Take the workshop and put it into the last cell.
lesson-builder-do-again = The tile in the light first, then the cell in the light, then as it fits.
lesson-builder-do-done = Your town is full: *the builder beaver is yours.*
lesson-builder-count = Builder beaver: { $points } points
lesson-builder-count-body = From your next turn on you pass; the other player goes on until nothing can be gained any more. If the totals are level in the end, the builder beaver decides.

lesson-dam = Dam and crane
lesson-dam-see = A second tile in one turn
lesson-dam-see-body = You have built your tile of this turn. *A dam* brings one more: give it up and gain another tile from the river, by all the rules. It is a free action.
lesson-dam-do = Both at once
lesson-dam-do-body = The park lies on the second board, so it belongs into column 2. With *a crane* it may go to any column, even while a dam is used.
lesson-dam-do-task = Tap the park and use the dam; then use the crane, choose the lower right corner, and turn the park.
lesson-dam-do-again = Tap the park and use the dam first, then the crane, then the corner in the light.
lesson-dam-do-done = *Two tiles in one turn.* Both figures go back into the supply.
lesson-dam-count = Woodland: { $points } points
lesson-dam-count-body = The park brings 5, and the two figures would have been worth 1 each at the end. What counts more is often the turn: your town fills faster.
