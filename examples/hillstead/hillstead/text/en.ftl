# Hillstead in English.

game-title = Hillstead
game-about = Build a village uphill, in rows and in steps: but every house makes room for the next one above it.

## Roofs
roof-red = red
roof-slate = slate
roof-straw = straw
roof-moss = moss
letter-red = R
letter-slate = S
letter-straw = Y
letter-moss = M

## What can be explained
about-plot = Plot { $plot } of terrace { $terrace }
about-roof = A card: it builds a house with a { $roof } roof.
about-height = Height: every house counts as much as its terrace says.
about-neighbours = Neighbours: a house counts 2 for every house right beside it with the same roof.
about-steps = Steps: a house right above one of your own counts 3 if the roofs differ.
about-most = Most houses: 3 for whoever has the most houses on a terrace, 1 each if several do.

## Lines of the score sheet
score-height = Height
score-neighbours = Neighbours
score-steps = Steps
score-most = Most houses
score-total = Total

## Options
option-ties = Who has the most houses on a terrace together with others
option-ties-one-each = gets 1 point
option-ties-nothing = gets nothing

## What is asked
asked-card = Choose a card to build with
asked-plot = Choose a plot for the { $roof } roof ({ $plots ->
    [one] 1 is open
   *[other] { $plots } are open
})
asked-card-or-end = Build a second house, or end your turn and draw a card
asked-end = End your turn and draw a card

## Buttons
do-card = Take a card: { $roof }
do-build = Build on plot { $what }
do-end = End the turn

## What happened
log-build = { $player } builds on { $plot } ({ $roof }).
log-draw = { $player } draws a card.
log-draw-known = { $player } draws a card: { $roof }.
log-over = The hillside is full. The game is over.

## Why something is not allowed
refusal-over = The game is over.
refusal-not-built = You have not built in this turn.
refusal-built = You have built { $most } houses in this turn, more cannot be built: end it, or take one back.
refusal-full = There is no free plot left: end your turn.
refusal-chosen = You have chosen a card already ({ $roof }): build with it, or take it back.
refusal-no-card = You have no card with this roof: { $roof }.
refusal-no-card-chosen = First choose the card that you build with.
refusal-taken = On { $plot } stands a house of { $owner }.
refusal-nothing-below = Nothing stands below { $plot }: first there has to be a house on { $below }. { $free ->
    [one] 1 plot is free.
   *[other] { $free } plots are free.
}

## Rules
rule-HI-1 = The hillside has four terraces of six plots, one above the other. Everybody draws three of the 32 cards, eight of every roof. The first player is drawn by lot.
rule-HI-2 = In your turn you build one or two houses. For each choose a card from your hand, then a free plot. The house is yours, and it has the roof of the card.
rule-HI-3 = On the lowest terrace you may build anywhere. Higher up, there has to be a house on the plot right below, whoever it belongs to.
rule-HI-4 = At the end of your turn you draw one card, whether you have built one house or two. If the pile is empty, you draw none.
rule-HI-5 = Your hand is your secret. The others see a card when you have built with it and ended your turn.
rule-HI-6 = The game is over at the end of the turn in which the last plot gets its house.
rule-HI-7 = Height: a house on the two lower terraces counts 1 point, on the two higher ones 2.
rule-HI-8 = Neighbours: a house counts 2 points for every house right beside it on the same terrace that has the same roof, whoever it belongs to.
rule-HI-9 = Steps: a house of yours right above another house of yours counts 3 points if their roofs differ.
rule-HI-10 = Most houses: on every terrace, whoever has the most houses there gets 3 points. If several have the most, each of them gets 1.
rule-HI-11 = Most points win. If there is a tie, most points for steps decide; if that is equal too, the victory is shared.

## Beside the board
side-pile = { $pile ->
    [0] No cards left in the pile
    [one] 1 card in the pile
   *[other] { $pile } cards in the pile
}

## The table in words
words-over = The game is over. The winner: { $winners }.
words-terrace = Terrace { $number } (a house counts { $points }): { $plots }
words-marks = 2R is a house of player 2 with a red roof, S slate, Y straw, M moss; -- is free.
words-player = { $number } { $name }{ $mark }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, points: { $total }
words-deciding = { " " }(to play)
words-pile = Cards in the pile: { $pile }
words-hand = Hand of { $name }: { $roofs }
words-chosen = Chosen: { $roof }
words-none = no cards

## Lessons
lesson-first-goal = A village that climbs a hill
lesson-first-goal-body = Everybody builds on the same hillside of four terraces. Points come from height, from neighbours with the same roof, and from *steps*.
lesson-first-goal-mark-1 = *A plot* of the lowest terrace
lesson-first-goal-mark-2 = *A card*: the roof of a house
lesson-first-build = A card is a house
lesson-first-build-body = Choose a card, then a plot. On the lowest terrace *any free plot* will do.
lesson-first-build-task = Build a house with the red roof on the lowest terrace.
lesson-first-build-again = The red card first, then a plot of the lowest terrace.
lesson-first-build-no-nothing-below = Higher up a house needs one right below it, and there is none yet.
lesson-first-build-done = Your first house stands, and there is room *above it* now.
lesson-first-above = One above the other
lesson-first-above-body = A turn has one or two houses. A second one *right above the first*, with another roof, is a step. Then you end your turn and draw a card.
lesson-first-above-mark-1 = *Right above* your house
lesson-first-above-task = Build the moss roof above your house, then end your turn.
lesson-first-above-again = The moss card, then the plot above your house, then the end of your turn.
lesson-first-above-done = Two houses, one step, and a new card that *only you* see.
lesson-first-orange = Orange climbs on
lesson-first-orange-body = Orange builds above *your* houses: whoever builds makes room for others. Higher terraces count more.
lesson-first-steps = A step counts { $points }
lesson-first-steps-body = Two houses of yours, one above the other, with different roofs: *{ $points } points*.
lesson-first-beside = Your next turn
lesson-first-beside-body = You build beside your first houses: *red beside red* below, *moss beside moss* above.
lesson-first-neighbours = Neighbours: { $points } points
lesson-first-neighbours-body = A house brings 2 for each house right beside it *with the same roof*. Here each of four houses has one such neighbour.
lesson-first-height = Height: { $points } points
lesson-first-height-body = 1 for a house on the two lower terraces, *2 on the two higher ones*. Yours are all low.
lesson-first-most = Most houses: { $points } points
lesson-first-most-body = On each terrace 3 for whoever has *most houses* there. The two lower ones are yours for now.
lesson-first-finish = That is the game
lesson-first-finish-body = The game is over when the last plot has its house, and *most points win*. Play on from here, against an easy bot.
