# My Game in English. Change everything; the other languages have the same messages with the same arguments.

game-title = My Game
game-about = Build houses along the lane, side by side if you can.

## Words of the game
ground-meadow = meadow
ground-wood = wood
ground-brook = brook
about-meadow = Meadow: room for a house when the card shows a meadow.
about-wood = Wood: room for a house when the card shows a wood.
about-brook = Brook: room for a house when the card shows a brook.
plot = Plot { $number }

## Lines of the score sheet
score-houses = Houses
score-pairs = Neighbours
score-total = Total

## What is asked
asked-build = Build a house: { $ground }
asked-end = End your turn

## Buttons
do-build = Build on plot { $what }
do-end = End the turn

## What happened
log-card = { $player } turns up a card: { $ground }.
log-build = { $player } builds on plot { $plot } ({ $ground }).
log-over = Every plot has a house. The game is over.

## Why something is not allowed
refusal-over = The game is over.
refusal-not-built = You have not built in this turn.
refusal-built = You have built in this turn: end it, or take the house back.
refusal-taken = On plot { $plot } stands a house of { $owner }.
refusal-other-ground = Plot { $plot } is { $ground }, and the card shows { $ground2 }.

## Rules
rule-MG-1 = Lay the twelve plots of the lane in a row, four of every ground. The first player is drawn by lot.
rule-MG-2 = There is a card for every plot. Each turn begins with a card that is turned up; it shows a ground.
rule-MG-3 = Build one house on a free plot of the ground that the card shows.
rule-MG-4 = After building, end your turn; then it is the next player's turn.
rule-MG-5 = The game is over when every plot has a house.
rule-MG-6 = A house counts 1 point, two own houses side by side 2 points more. Most points win; ties share the victory.

## Beside the board
side-card = The card shows

## The table in words
words-over = The game is over. Most points: { $winners }.
words-free = { $number } { $ground }: free
words-house = { $number } { $ground }: a house of { $owner }
words-player = { $name }: { $total ->
    [one] 1 point
   *[other] { $total } points
}
words-card = { $name } is to play, the card shows: { $ground }
