## Chapters
chapter-goal = Goal of the game
chapter-goal-lead = You settle an unknown land, three settlements a turn. Where they stand at the end decides how much gold they bring; whoever has most gold wins.
chapter-goal-1 = *Castles always pay.* One settlement beside a castle is enough for 3 gold.
chapter-goal-2 = *Locations help you.* Whoever settles beside one takes a tile, and with it an extra action every turn.
chapter-goal-3 = *Three kingdom cards* lie beside the board. They differ from game to game, and say what else brings gold: being by the water, long rows, many groups and so on.
chapter-goal-words = win winner victory aim purpose point of the game who wins tie draw gold

chapter-setup = Set-up
chapter-setup-lead = The board is put together anew for every game, and so are the cards that pay at its end.
chapter-setup-1 = *Four of eight sectors* make the board, two by two. Each may be turned by half a turn.
chapter-setup-2 = *Two tiles* lie on every location.
chapter-setup-3 = { $players ->
    [0] *Forty settlements* for each of the two to four players, and one terrain card that nobody else sees.
   *[other] *Forty settlements* for each of the { $players } players of this table, and one terrain card that nobody else sees.
} The oldest starts, unless you agree on somebody or draw lots.
chapter-setup-4 = *Three of the ten kingdom cards* are turned over and stay open all game.
chapter-setup-5 = *For a first game* take the sectors with tavern, paddock, oasis and farm, and the cards Fishermen, Merchants and Knights.
chapter-setup-words = beginning start prepare preparation how many players who starts starting player first game pieces in the box supply deal

chapter-turn = Your turn
chapter-turn-lead = One card, three settlements, then a new card. Tiles add to it, but never replace it.
chapter-turn-1 = *You must build three settlements* on the terrain of your card, one after the other.
chapter-turn-2 = *Each tile once.* A tile from an earlier turn gives one extra action, before the three settlements or after them, never between two of them.
chapter-turn-3 = *You say when your turn ends.* Your card is discarded and you draw the next one, so you can already plan while the others play.
chapter-turn-words = my turn what do I do mandatory action order pass skip draw card round clockwise how many

chapter-building = Where you may build
chapter-building-lead = Two things have to fit: the terrain of your card, and that the new settlement touches one of yours.
chapter-building-1 = *Here stands a settlement.* The card says forest.
chapter-building-2 = *Forest beside it* is right, on any side.
chapter-building-3 = *Grass beside it* is wrong: another terrain. Water, mountains, castles and locations are never built on; only the harbor moves a settlement onto water.
chapter-building-4 = *Touching is a must only while it is possible.* If none of your settlements has a free hex of that terrain beside it, you may start anew on any free hex of that terrain.
chapter-building-5 = *Neighbours reach over the seams* of the sectors. Settlements of others only take up room.
chapter-building-words = place settle adjacent next to neighbour far away anywhere start anew jump where hex terrain forbidden mountain water occupied

chapter-no-room = Nothing free, nothing left
chapter-no-room-lead = Late in a game a terrain may be full, or your supply empty. The turn goes on all the same.
chapter-no-room-1 = *No free hex of your terrain* anywhere on the board: the card leaves the game and you draw another, as often as needed. You still build three in all.
chapter-no-room-2 = *The new card counts* for the rest of the turn. What stands already stays.
chapter-no-room-3 = *Supply empty:* build what you have, even nothing; your duty is done. Tiles used before may use up the supply too.
chapter-no-room-words = full terrain no space cannot build card replaced new card run out of settlements supply empty last settlements stuck

chapter-tiles = Location tiles
chapter-tiles-lead = A tile is an extra action in each of your turns, as long as you stay beside its location.
chapter-tiles-1 = *A location with tiles.* There are two of them, so at most two players get one here.
chapter-tiles-2 = *Built beside it:* you take a tile at once. You can use it from your next turn on.
chapter-tiles-3 = *One from each location hex,* ever. Two alike need two hexes of that kind.
chapter-tiles-4 = *Move your last settlement away* and the tile is lost; it leaves the game.
chapter-tiles-5 = *Building tiles take a settlement from your supply,* moving tiles do not.
chapter-tiles-words = token location tile extra action when use next turn lose tile two same twice keep return

chapter-locations = The eight locations
chapter-locations-lead = Five of them build one settlement more, three move one that stands already.
chapter-locations-1 = *From here,* with the paddock:
chapter-locations-2 = *Two hexes in a straight line,* over anything, to free land. It need not touch yours.
chapter-locations-3 = *The tavern adds to a row:* three or more of yours in a straight line, in any direction, and one more directly at either end, on any terrain.
chapter-locations-words = oracle farm oasis tower tavern barn harbor harbour paddock move settlement onto water ship horse edge of the board row

chapter-end = End of the game
chapter-end-lead = The end comes with the last settlement of somebody's supply, not with a full board.
chapter-end-1 = *Somebody places the fortieth settlement:* the round is played to its end, so that all have had equally many turns. Then gold is counted.
chapter-end-2 = *Whoever runs out early* builds what is left, and in the rest of the round nothing more.
chapter-end-words = finish over last settlement last round when does it end how long stop

chapter-scoring = Counting gold
chapter-scoring-lead = Gold is counted once, at the end: for castles, and for each of the three kingdom cards of this game.
chapter-scoring-1 = *Each castle* with at least one settlement of yours beside it: 3 gold. A second settlement there brings nothing more.
chapter-scoring-2 = *Settlements on water* count for everything but the fishermen.
chapter-scoring-3 = *Equal gold* is a shared victory.
chapter-scoring-example = Blue stands beside the ringed castles: { $points } gold.
chapter-scoring-words = score points count castles castle worth gold tie draw equal how much

chapter-cards = The ten kingdom cards
chapter-cards-lead = Three of these pay in your game. Each of them likes another shape, so look at them before you build.
chapter-cards-1 = *A line* is all hexes side by side from left to right. Knights count only your fullest one.
chapter-cards-2 = *Connected* means side by side without a gap. Merchants count each castle and location that such a group joins to another.
chapter-cards-3 = *Lords and farmers* look at the four sectors, one by one.
chapter-cards-example = The knights count the ringed row, 2 gold for each settlement in it: { $points } gold for Blue.
chapter-cards-words = kingdom card fishermen miners workers merchants discoverers knights hermits citizens lords farmers line horizontal group area sector most fewest

gallery-locations = What each tile does
gallery-cards = What each card pays
gallery-castles = In every game

## In short
short-goal = Spread over the land so that castles and three cards pay you much.
short-goal-1 = *A castle* with your settlement beside it: 3 gold.
short-goal-2 = *Three cards* beside the board say what else pays.
short-turn = Build three settlements on the terrain of your card.
short-turn-1 = *Your very first of the game* on any free hex of the terrain,
short-turn-2 = *every other* beside one of yours, if you can.
short-turn-3 = *Beside a location* you take a tile: one extra action a turn, from your next turn on.
short-end = Somebody builds the last of forty.
short-end-1 = *The round is played to its end,* so all have had equally many turns.
short-end-2 = *Most gold wins.*

## Questions of newcomers
question-win = How do I win?
answer-win = most gold
question-how-many = How many settlements do I build in my turn?
answer-how-many = three
question-where = Where may I build? On which terrain?
answer-where = terrain of your card
question-far = Can I start anew far away from my settlements?
answer-far = any free hex
question-water = How do I get onto water?
answer-water = harbor
question-supply = How many settlements does a player have at the start?
question-starts = Who is the starting player?
answer-starts = oldest
question-first-cards = Which sectors and cards for a first game?
answer-first-cards = tavern
question-full = What if no hex of my terrain is free and I cannot build?
answer-full = draw another
question-empty-supply = What if my supply runs out?
answer-empty-supply = build what you have
question-use-tile = When can I use a location tile?
answer-use-tile = next turn
question-same-tile = Can I have two tiles that are the same?
answer-same-tile = two hexes
question-lose-tile = Can I lose a tile?
answer-lose-tile = leaves the game
question-paddock = How far does the paddock jump?
answer-paddock = two hexes
question-tavern = How long a row does the tavern need?
answer-tavern = three
question-end = When does the game end?
answer-end = last settlement
question-castle = How much is a castle worth?
question-knights = What do knights pay?
question-lords = How much do the lords pay for most settlements in a sector?
question-merchants = What do the merchants pay?

first-turn-1 = Look for a castle or a location: three settlements side by side that reach one make a good first turn.
first-turn-2 = See what the three cards pay before you build. And use your tile, before the three or after them.
first-turn-3 = Keep many kinds of terrain beside you: then no card forces you into a corner. And where none is beside you, you may start anew.
