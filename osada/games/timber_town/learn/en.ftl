## Chapters
chapter-goal = Goal of the game
chapter-goal-lead = Buildings float down the river. You fish them out before they go over the waterfall, and put them together to a town of 4 × 4 cells. The town with more points wins.
chapter-goal-1 = *Sixteen cells* want to be filled, one building tile on each: that is 16 tiles at most.
chapter-goal-2 = *Seven cards,* one for each colour, lie open all game and count for both players: they say which tiles bring points where.
chapter-goal-3 = *Most points win.* The first full town is worth 5 more, and wins a tie.
chapter-goal-words = win winner victory aim who wins tie draw points size of the town how large how big

chapter-setup = Set-up
chapter-setup-lead = Two play. Both get an empty town and one raft. Everything else is in the river, in the stacks or in the supply.
chapter-setup-1 = *Three tiles* come onto the first river board. The other 45 of the 48 wait face down in three stacks.
chapter-setup-2 = *Four boards* make the river. After the fourth comes the waterfall.
chapter-setup-3 = *You start with the raft of your colour* and nothing else. Cranes, dams and two-colour rafts come with construction sites.
chapter-setup-4 = *Seven scoring cards* are laid open, one of each colour; brown and red are always the same. First game: Square, Yard, Garden, Shrine, Food, Cooperage, Cottage.
chapter-setup-words = beginning start prepare preparation first game how many tiles in the box stacks what do I get at the start starting raft scoring cards how many cards how many players

chapter-river = The river and the rounds
chapter-river-lead = In a round both players have one turn. Before each round but the first, the river moves on.
chapter-river-1 = *New tiles:* three come onto the board that is now the first. When the stacks are empty, nothing new comes.
chapter-river-2 = *The last board empties:* what lies there goes over the waterfall and is lost. A raft of your colour comes back to you, a two-colour raft does not.
chapter-river-3 = *Who plays first changes* every round: it is the player whose symbol is on the first board. A game has at most 19 rounds.
chapter-river-words = waterfall flow move on fall over lost tiles new round who plays first starting player how many rounds how long symbol

chapter-turn = Your turn
chapter-turn-lead = One main action at most, and any number of free actions, in any order. You say when the turn is over.
chapter-turn-1 = *Take a tile* from the river, on which the other has no raft, and place it at once.
chapter-turn-2 = *Or put a raft* on a tile: from then on it is reserved for you.
chapter-turn-3 = *Or pass:* do neither. That is always allowed.
chapter-turn-4 = *Besides,* as often as you like: claim a tile under your raft, use a crane or a dam, dismantle a figure. A tile that you have begun to gain is placed first.
chapter-turn-words = my turn what can I do main action free action pass skip how many actions must I take

chapter-placing = Placing tiles
chapter-placing-lead = You may only gain a tile that you can place at once. Its column and the boardwalks decide where.
chapter-placing-1 = *The river says the column:* a tile from board 3 belongs into column 3, on any empty cell of it. Only a crane lifts that.
chapter-placing-2 = *Boardwalk to boardwalk.* Where two tiles touch, both have a boardwalk there, or neither has. Turn the tile as you like until it fits.
chapter-placing-3 = *A boardwalk must not run into a blank side,* not even a neighbour's into the new tile. Or you put a figure between them, one for each such side.
chapter-placing-4 = *The edge and empty cells* do not matter: a boardwalk may always lead there. A tile need not touch another.
chapter-placing-words = place put tile column which column fit rotate turn boardwalk path blank side connect edge empty cell where allowed not fit

chapter-rafts = Rafts
chapter-rafts-lead = A raft keeps a tile for you until you want it, and until its column suits you.
chapter-rafts-1 = *Putting a raft* on a free tile is your main action. Nobody else can have that tile now, by any means.
chapter-rafts-2 = *Claiming it* later is a free action: first the raft leaves, then you place the tile by all the rules. So you still have your main action.
chapter-rafts-3 = *The raft of your colour comes back,* every time. A two-colour raft leaves the game.
chapter-rafts-4 = *A tile that does not fit* cannot be claimed. The raft stays on it, over the waterfall if need be.
chapter-rafts-words = raft reserve keep tile steal take opponent's tile get raft back two colours claim block

chapter-figures = Cranes, dams and other figures
chapter-figures-lead = Construction sites give figures. Use what a figure can do, or dismantle it to make boardwalks meet. Or keep it: with the red card an unused one is a point.
chapter-figures-1 = *A construction site* gives its figure when you gain it, even before you place it. You may use it for that very tile.
chapter-figures-2 = *Crane:* the tile that you are gaining may go to any column.
chapter-figures-3 = *Dam:* one more tile from the river in this turn, by all the rules. Several dams, several tiles.
chapter-figures-4 = *Dismantle* any figure: put it between two neighbouring tiles of yours. It joins them for good, as if both had a boardwalk there.
chapter-figures-words = crane dam figure figures dismantle join another column any column extra tile second tile construction site red

chapter-end = End of the game
chapter-end-lead = The game ends when nobody can gain a tile any more, even in the middle of a round.
chapter-end-1 = *First full town:* whoever fills all sixteen cells first takes the builder beaver, 5 points, at once.
chapter-end-2 = *From the next turn on* that player passes. Figures may still be dismantled.
chapter-end-3 = *It is over* when both towns are full, or nothing left fits, or river and stacks are empty. Empty cells cost nothing.
chapter-end-words = finish over when does it end full town builder bonus first to finish stop

chapter-beavers = Beavers on the boardwalk
chapter-beavers-lead = A beaver tile brings nothing by itself. But its beaver wants to walk through the whole town.
chapter-beavers-1 = *5 points for each beaver* that can walk over joined boardwalks from the left edge to the right edge, through its own tile.
chapter-beavers-2 = *In and out:* the way begins with a boardwalk at the left edge of column 1 and ends with one at the right edge of column 4. A figure cannot replace those.
chapter-beavers-3 = *Two beavers* may share a way; each counts by itself.
chapter-beavers-example = The ringed tiles are those that beavers of Blue can cross the town by: { $points } points.
chapter-beavers-words = beaver walk route way across town path brown square left edge right edge

chapter-cards = Scoring cards
chapter-cards-lead = Seven of these 22 cards count in your game, one of each colour. A tile may count for several of them.
chapter-cards-1 = *“Different”* means another colour; each colour counts once for each tile that is scored. Red and brown are colours too.
chapter-cards-2 = *Empty cells* count for nothing and disturb nothing.
chapter-cards-3 = *Groups* are tiles of one colour side by side, at least two. Boardwalks matter only for the log cabin and the beavers.
chapter-cards-example = Garden: 5 for each park in a corner. Blue has the ringed ones: { $points } points.
chapter-cards-words = score points park temple market workshop house green purple orange blue yellow red corner group different colour row column diagonal worth unused figure

gallery-tiles = The tiles
gallery-figures = The figures
gallery-cards = All scoring cards

## In short
short-goal = Build the finer of two beaver towns, 4 × 4 tiles from the river.
short-goal-1 = *Seven cards* say which tile brings points where.
short-goal-2 = *Most points win.*
short-turn = Take one tile and place it, or put a raft on one.
short-turn-1 = *From board 3* a tile goes into column 3,
short-turn-2 = *to an empty cell* of it, turned as you like,
short-turn-3 = *and boardwalk meets boardwalk* wherever it touches another tile.
short-end = Nobody can gain a tile any more.
short-end-1 = *The first full town* brings 5 points.
short-end-2 = *No round is finished:* the end comes at once.

## Questions of newcomers
question-win = Who wins the game?
answer-win = most points
question-size = How big is my town?
question-tiles = How many tiles are there?
question-start-raft = What do I have at the start?
answer-start-raft = raft of your colour
question-cards = How many scoring cards are laid open?
answer-cards = seven
question-waterfall = What happens with tiles at the waterfall?
answer-waterfall = lost
question-first = Who plays first in a round?
answer-first = symbol
question-rounds = How many rounds does it take?
question-turn = What can I do in my turn?
answer-turn = one main action
question-pass = May I pass or skip?
answer-pass = always allowed
question-column = Into which column does a tile go?
answer-column = column 3
question-boardwalk = Must boardwalks fit together?
answer-boardwalk = neither has
question-edge = May a boardwalk lead to the edge or to an empty cell?
answer-edge = always
question-raft-back = Do I get my raft back?
answer-raft-back = comes back
question-steal = Can my opponent steal the tile under my raft?
answer-steal = nobody else
question-crane = What does a crane do?
answer-crane = any column
question-dam = What is a dam for?
answer-dam = one more tile
question-end = When does the game end?
answer-end = both towns are full
question-beaver = How many points for a beaver that walks across the town?
question-garden = What is a park worth in the corner?

first-turn-1 = Take a tile that one of the seven cards pays, and turn its boardwalks towards empty cells: it is easy to go on from there.
first-turn-2 = See which tiles come to the waterfall next. What you want in a later column you keep with your raft.
first-turn-3 = Corners and edges are easy to fill. The middle has most neighbours: leave it until you know what fits.
