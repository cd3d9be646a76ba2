## Chapters
chapter-goal = Goal of the game
chapter-goal-lead = You build one village together, and everybody earns on what the others build. When the church is finished, whoever has most points wins.
chapter-goal-1 = *Deliveries to the Church* bring most, and each can be made once. The last one ends the game.
chapter-goal-2 = *Sales at the Market* bring points and gold.
chapter-goal-3 = *New tiles* bring points at once; landmarks with your flag bring more at the end.
chapter-goal-words = win winner victory aim who wins points

chapter-setup = Set-up
chapter-setup-lead = The village begins with six tiles, and each of the 2 to 4 players with two workers and a little gold.
chapter-setup-1 = { $players ->
    [0] *The Church* asks for four deliveries with two players, for five with three or four.
    [2] *The Church* asks for four deliveries at this table.
   *[other] *The Church* asks for five deliveries at this table.
}
chapter-setup-2 = *Five tiles around it,* each joined by road: Woodcutter, Quarry and Farm with two goods each, Market and Town Hall. The first game has a fixed layout.
chapter-setup-3 = *One villager and one donkey* of everybody stand on the Church.
chapter-setup-4 = *3 gold each;* the last player has 1 more, with four players the third too. Lots decide who starts.
chapter-setup-5 = *Three sale tiles* lie open at the Market, four blueprints in a row at the Town Hall. More of both follow.
chapter-setup-words = beginning start prepare how many players gold at the start workers at the start villager donkey first player who starts components hidden bag

chapter-roads = Tiles and roads
chapter-roads-lead = A village is a net of tiles. What matters is which of them are linked.
chapter-roads-1 = *Linked* are two touching tiles where road meets road, or where somebody has built a bridge or path. One such place is enough.
chapter-roads-2 = *Touching* means a whole segment on a whole segment. A corner is nothing.
chapter-roads-3 = *Connected* is a tile from which a chain of links leads to the Church. A tile that no road leads to cannot be entered.
chapter-roads-words = linked connected neighbours road chain touch adjacent corner segment without a road enter unreachable

chapter-turn = Your turn
chapter-turn-lead = Each of your villagers does one thing, and your donkeys step once. The order is yours, and so is the end of the turn.
chapter-turn-1 = *A villager* walks as far as roads lead and then does one thing: use that tile, build a tile beside it, or build a road from it. Then it lies down until your next turn.
chapter-turn-2 = *The donkeys* step once, all together: before, between or after the villagers.
chapter-turn-3 = *Nothing is a must.* You may end your turn at any time.
chapter-turn-words = my turn what can I do villager action how many actions order pass skip nothing walk

chapter-donkeys = Donkeys and transport
chapter-donkeys-lead = Goods have to reach the place where they are used. Donkeys are the chain that they travel along.
chapter-donkeys-1 = *Near goods need no help:* those on the tile itself and on tiles linked with it.
chapter-donkeys-2 = *Farther ones need your donkey* on every tile between. Donkeys do not move or tire by this, and everybody's roads count.
chapter-donkeys-3 = *Once a turn* each of your donkeys may go to one linked tile. Any number may stand on a tile; you have six at most.
chapter-donkeys-4 = *No storing:* what is moved is used up at once.
chapter-donkeys-example = Wheat goes from the Farm to the Flour Mill over Church and Market. Blue has a donkey on both, so it gets there.
chapter-donkeys-words = donkey transport carry goods distance far how far step move chain between

chapter-paying = Paying with goods
chapter-paying-lead = Goods in the village belong to nobody. Whoever made a refined one earns when it is used.
chapter-paying-1 = *All or nothing:* if a part of the cost cannot be had, the action cannot be done.
chapter-paying-2 = *Use anybody's goods.* You pick them one by one: from which tile, and whose token.
chapter-paying-3 = *A used token goes home* to the player who made it, with 1 gold and 1 point; 2 of each for high quality. Wood, stone and wheat bring nobody anything.
chapter-paying-4 = *Gold that you gain while paying* can be spent in the same action.
chapter-paying-words = pay cost goods of others use opponent's goods reward refined token gold point high quality whose

chapter-producing = Producing and refining
chapter-producing-lead = Producers give raw materials. Refineries make timber of wood, brick of stone, milk or flour of wheat.
chapter-producing-1 = *Activate a producer* with an empty slot: fill all its empty slots, and gain its reward once (2 gold; a Barn 2 points).
chapter-producing-2 = *Activate a refinery* with an empty slot: use up one raw material and put your own token there.
chapter-producing-3 = *Two empty slots:* you may make two, for two raw materials. With the good's milestone yours are of high quality.
chapter-producing-words = produce fill slots wood stone wheat refine timber brick milk flour make mill sawmill raw material barn empty slot

chapter-town-hall = Town Hall: blueprints and workers
chapter-town-hall-lead = Here you get what you will build, and who will do it. Take a blueprint, then hire, or one of the two.
chapter-town-hall-1 = *A blueprint* costs 1 gold for each one to its left, laid onto those. Gold that lies on yours is yours. Three in hand is the most.
chapter-town-hall-2 = *Villagers* cost 5, 7 and 9 gold. A new one lies on the Church until your next turn.
chapter-town-hall-3 = *Donkeys* cost 3 gold each and come onto any connected tile, ready at once.
chapter-town-hall-words = blueprint plan hire villager donkey cost price how much gold town hall hand limit buy worker

chapter-market = Market: selling and buying
chapter-market-lead = One villager at the Market serves one sale tile. Buying needs no villager there.
chapter-market-1 = *Sell:* choose an open sale tile, bring all its goods, gain its points and gold. Nothing may be bought for a sale.
chapter-market-2 = *Buy* missing goods for any other action at the price of the Market: { $players ->
    [0] with two players 3 gold for wood, stone or wheat and 5 for a refined good, with three or four 2 and 4
    [2] 3 gold for wood, stone or wheat, 5 for a refined good
   *[other] 2 gold for wood, stone or wheat, 4 for a refined good
}. They start from the Market, so donkeys have to carry them; they bring nobody a reward.
chapter-market-words = market sell sale buy purchase price cost how much wood stone wheat missing goods free market

chapter-church = Church: deliveries
chapter-church-lead = Each delivery is made once, by whoever is there first with the goods.
chapter-church-1 = *Choose an open delivery,* bring its goods or pay its gold, gain its points.
chapter-church-2 = *A slash* between goods means any mix of them.
chapter-church-3 = *Begging* brings 1 gold, but only while Farm, Woodcutter and Quarry are all full.
chapter-church-words = church deliver delivery beg begging gold slash poor no gold

chapter-building = Building tiles
chapter-building-lead = A villager builds beside the tile where it stands, and the goods have to come to that tile.
chapter-building-1 = *The new tile touches it* along a whole segment and overlaps nothing. Turn it as you like, do not flip it.
chapter-building-2 = *Road meets only road,* wherever the new tile touches something. Forest and mountain may mix.
chapter-building-3 = *Choose, pay, place, gain.* The first refinery of a good brings you its milestone, and its stack goes into the bag.
chapter-building-4 = *Where no road leads* you may build too; but nobody can enter or use the tile until one does.
chapter-building-words = build tile place new building where fit flip rotate forest mountain overlap refinery milestone landmark flag stack bag

chapter-bridges = Bridges and paths
chapter-bridges-lead = Where two tiles touch and no road joins them, you can make one. Bridges and paths are your own roads.
chapter-bridges-1 = *A bridge* where mountain meets mountain: 2 wood.
chapter-bridges-2 = *A path* where forest meets forest: 2 stone.
chapter-bridges-3 = *Five of yours,* for everybody's use. The very first of the game brings the Planner.
chapter-bridges-words = bridge path road build a road cost wood stone planner how many roads

chapter-end = End and scoring
chapter-end-lead = After the last delivery the round is played to its end. Then all that comes at the end is added.
chapter-end-1 = *The last delivery* ends the game with that round, so all have had equally many turns.
chapter-end-2 = *Landmarks* score if a road leads to the Church; woodlands and mountain ranges always do.
chapter-end-3 = *Roads:* 1 point for each of yours, 2 with the Planner; and 2 for each tile of your longest road.
chapter-end-4 = *Awards:* most deliveries 5 and second most 3, most landmarks 4, most sales 4. Ties share, rounded down.
chapter-end-5 = *Gold:* 1 point for every three.
chapter-end-6 = *A tie* goes to more deliveries, then to more sales.
chapter-end-example = The large woodland counts the segments of it that lie on forest: { $points } points for Blue.
chapter-end-words = finish over when does it end last round score scoring points awards landmarks longest road gold tie draw

gallery-tiles = All tiles
gallery-awards = Milestones and awards

## In short
short-goal = All of you build one village. Most points win.
short-goal-1 = *A delivery to the Church* brings most, each once.
short-goal-2 = *A sale at the Market* brings points and gold.
short-goal-3 = *A new tile* brings points at once, a landmark also at the end.
short-turn = Every villager does one thing, your donkeys step once.
short-turn-1 = *A villager* goes as far as roads lead: it uses a tile, builds beside it, or builds a road.
short-turn-2 = *A donkey* goes over one road to the next tile.
short-turn-3 = *Goods* may be anybody's. On every tile between stands a donkey of yours.
short-end = With the last delivery the round is finished, then all is counted.
short-end-1 = *The Church grows* with every delivery.
short-end-2 = *At the end* landmarks, roads, milestones and awards are added.

## Questions of newcomers
question-win = Who wins the game?
answer-win = most points
question-players = How many players can play?
question-gold = How much gold does everybody have at the start?
question-start-workers = Which workers do I have at the start?
answer-start-workers = one villager and one donkey
question-linked = When are two tiles linked?
answer-linked = road meets road
question-no-road = Can I enter a tile without a road?
answer-no-road = cannot be entered
question-villager = What can a villager do in my turn?
answer-villager = one thing
question-order = In which order do villagers and donkeys act in a turn?
answer-order = order is yours
question-carry = How do I carry goods that are far away?
answer-carry = on every tile between
question-steps = How far may a donkey step?
answer-steps = one linked tile
question-others-goods = May I use goods of other players?
answer-others-goods = anybody's goods
question-reward = What reward do I get when my refined token is used?
answer-reward = 1 gold and 1 point
question-slots = Does a producer fill all empty slots?
answer-slots = all its empty slots
question-flour = How do I make flour or timber?
answer-flour = one raw material
question-blueprint = What does a blueprint cost?
question-hire = How much does it cost to hire another villager?
question-buy = Can I buy missing goods?
answer-buy = 3 gold for wood, stone or wheat
question-beg = I have no gold, can I beg?
question-bridge = What does a bridge or path cost?
question-end = When does the game end?
answer-end = last delivery

first-turn-1 = Fill a producer that has empty slots, or take a blueprint at the Town Hall: both serve your next turns.
first-turn-2 = See where the goods lie that you need, and put a donkey on the tile between.
first-turn-3 = The first refinery of a good brings its milestone: from then on your goods are of high quality and pay double.
