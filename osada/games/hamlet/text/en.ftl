# Hamlet in English.

game-title = Hamlet
game-about = Build one village together: lay out tiles and roads, let donkeys carry the goods, and finish the church. Whoever did most for it wins.

## Tiles
tile-church = Church
tile-market = Market
tile-town_hall = Town Hall
tile-woodcutter = Woodcutter
tile-quarry = Quarry
tile-farm = Farm
tile-sawmill = Sawmill
tile-stonemason = Stonemason
tile-dairy_farm = Dairy Farm
tile-flour_mill = Flour Mill
tile-shrine = Shrine
tile-trade_post = Tradepost
tile-pond_forest = Forest Pond
tile-pond_mountain = Mountain Pond
tile-woodland_small = Small Woodland
tile-mountain_range_small = Small Mountain Range
tile-master_stonemason = Master Stonemason
tile-warehouse = Warehouse
tile-stables = Stables
tile-woodland_large = Large Woodland
tile-lumber_mill = Lumbermill
tile-outpost_1 = Outpost I
tile-outpost_2 = Outpost II
tile-mountain_range_large = Large Mountain Range
tile-windmill = Windmill
tile-tavern = Tavern
tile-farrier = Farrier
tile-barn_a = Barn A
tile-cow_conservatory = Cow Conservatory
tile-square = Square
tile-monument = Monument
tile-barn_b = Barn B

## What the tiles do
does-church = make a delivery, or beg while all three first producers are full
does-market = sell goods for a sale tile; goods can be bought from here
does-town_hall = take a blueprint, then hire villagers and donkeys
does-woodcutter = fill it up with wood
does-quarry = fill it up with stone
does-farm = fill it up with wheat
does-sawmill = saw wood into timber
does-stonemason = turn stone into brick
does-dairy_farm = turn wheat into milk
does-flour_mill = grind wheat into flour
does-shrine = 2 points at the end per delivery of yours
does-trade_post = 1 point at the end per sale of yours
does-pond_forest = 3 points at the end if a road leads to the church; all around it is forest
does-pond_mountain = 3 points at the end if a road leads to the church; all around it are mountains
does-woodland_small = 1 point at the end per segment that lies on forest; needs no road
does-mountain_range_small = 1 point at the end per segment that lies on mountain; needs no road
does-master_stonemason = turn stone into brick, two slots
does-warehouse = 1 more point at the end per road of yours
does-stables = 2 points at the end per donkey of yours
does-woodland_large = 2 points at the end per segment that lies on forest; needs no road
does-lumber_mill = saw wood into timber, two slots
does-outpost_1 = 1 point at the end per tile on the shortest way to the church
does-outpost_2 = 1 point at the end per tile on the shortest way to the church
does-mountain_range_large = 2 points at the end per segment that lies on mountain; needs no road
does-windmill = grind wheat into flour, two slots
does-tavern = 1 point at the end per gold of yours, 8 at most
does-farrier = 1 more point at the end per tile of your longest road
does-barn_a = fill it up with raw materials of your choice
does-cow_conservatory = turn wheat into milk, two slots
does-square = 3 points at the end per road segment that lies on a road segment
does-monument = 2 points at the end per segment that lies on one of the same kind
does-barn_b = fill it up with raw materials of your choice

## Goods
good-wood = wood
    .one = wood
good-stone = stone
    .one = stone
good-wheat = wheat
    .one = wheat
good-planks = timber
    .one = timber
good-bricks = brick
    .one = brick
good-milk = milk
    .one = milk
good-flour = flour
    .one = flour
good-gold = gold
    .one = gold
goods-of = { $count } { $goods }

## Sections
ground-road = road
ground-forest = forest
ground-mountain = mountain
ground-cliff = cliff

## Milestones and awards
milestone-planner = Planner
milestone-carpenter = Carpenter
milestone-mason = Mason
milestone-herder = Herder
milestone-miller = Miller

## The score sheet
score-points = Points in play
score-points-short = on the track at the end
score-chaplain = Chaplain
score-chaplain-short = 5 for most deliveries
score-sacristan = Sacristan
score-sacristan-short = 3 for second most deliveries
score-landscaper = Landscaper
score-landscaper-short = 4 for most landmarks
score-merchant = Merchant
score-merchant-short = 4 for most sales
score-shrine = Shrine
score-shrine-short = 2 per delivery
score-trade_post = Tradepost
score-trade_post-short = 1 per sale
score-pond_forest = Forest Pond
score-pond_forest-short = 3
score-pond_mountain = Mountain Pond
score-pond_mountain-short = 3
score-woodland_small = Small Woodland
score-woodland_small-short = 1 per segment on forest
score-mountain_range_small = Small Mountain Range
score-mountain_range_small-short = 1 per segment on mountain
score-warehouse = Warehouse
score-warehouse-short = 1 per road of yours
score-stables = Stables
score-stables-short = 2 per donkey
score-woodland_large = Large Woodland
score-woodland_large-short = 2 per segment on forest
score-outpost_1 = Outpost I
score-outpost_1-short = 1 per tile on the way to the church
score-outpost_2 = Outpost II
score-outpost_2-short = 1 per tile on the way to the church
score-mountain_range_large = Large Mountain Range
score-mountain_range_large-short = 2 per segment on mountain
score-tavern = Tavern
score-tavern-short = 1 per gold, 8 at most
score-farrier = Farrier
score-farrier-short = 1 per tile of your longest road
score-square = Square
score-square-short = 3 per road segment on a road
score-monument = Monument
score-monument-short = 2 per segment on one of its kind
score-roads = Roads
score-roads-short = 1 each, 2 with the Planner
score-longest_road = Longest road
score-longest_road-short = 2 per tile
score-gold = For gold
score-gold-short = 1 for every 3
score-total = Total
paper-note = Landmarks score for their owner if a road leads to the Church; woodlands and mountain ranges always do. A tie goes to more deliveries, then to more sales.

## The table in words
words-round = Round { $number }.
words-last-round = The church is finished: this is the last round.
words-over = The game is over. Winner: { $winners }.
words-player = { $number } { $name }{ $mark }: { $gold } gold, { $points } on the track, { $total } if it ended now
words-deciding = { " " }(to play)
words-hand = blueprints in hand: { $tiles }
words-supply = left: tokens { $tokens }; { $roads } roads, { $donkeys } donkeys, { $villagers } villagers
words-done = deliveries { $deliveries }, sales { $sales }, landmarks { $flags }, milestones: { $milestones }
words-village = Village (segments are counted from 0; “>” says what lies beyond; on blueprints R is road, F forest, M mountain)
words-tile = { $name }: { $state }
words-no-road = no road leads here
words-goods = goods { $goods }, { $spaces ->
    [one] 1 slot
   *[other] { $spaces } slots
}
words-token = { $good } of { $player }{ $white ->
    [1] , high quality
   *[0] { "" }
}
words-flag = flag of { $player }
words-villagers = { $player }: { $count ->
    [one] 1 villager
   *[other] { $count } villagers
} ({ $standing } standing)
words-donkeys = { $player }: { $count ->
    [one] 1 donkey
   *[other] { $count } donkeys
}
words-sections = segments: { $sections }
words-bridge = bridge of { $player }
words-path = path of { $player }
words-row = Blueprints
words-plan = { $price } { $tile }, price { $price }, gold on it { $gold }: costs { $cost }, { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $does }
words-blueprint = { $tile }: costs { $cost }, { $points ->
    [one] 1 point
   *[other] { $points } points
}; segments { $sections }; { $does }
words-bag = In the bag: { $tiles }. Stacks that are not in it yet: { $stacks }.
words-market = Market: raw materials cost { $basic }, refined goods { $refined }. Sales:
words-sale = { $number } { $cost } for { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $gold } gold
words-no-sale = { $number } none
words-pile = Face down: { $one } of level 1, { $two } of level 2, { $three } of level 3
words-church = Church, deliveries:
words-delivery = { $name } { $cost } for { $points } points{ $by }
words-delivered = { " " }(made by { $player })
words-milestones = Milestones: { $milestones }
words-milestone = { $milestone } ({ $player })
words-ghost = { $place }: touches { $tiles }
words-none = none
words-free = free

## What is asked
asked-turn = { $villagers ->
    [one] Use 1 villager
   *[other] Use { $villagers } villagers
}{ $steps ->
    [0] { "" }
    [one] , move 1 donkey
   *[other] , move { $steps } donkeys
}, or end your turn
asked-donkeys = { $steps ->
    [one] 1 donkey can still step; or end your turn
   *[other] { $steps } donkeys can still step; or end your turn
}
asked-end = End your turn
asked-hire = Hire villagers or donkeys, or leave the Town Hall
asked-step = Where does the donkey from the { $tile } go?
asked-new-donkey = Put the new donkey on a tile
asked-fill = Fill the { $tile }: { $left ->
    [one] choose 1 good
   *[other] choose { $left } goods
}
asked-units = How many units are refined at the { $tile }?
asked-site = Which tile is the { $tile } built from?
asked-place = Place the { $tile } beside the { $tile2 }
asked-road = Road from the { $tile2 }: on which segment?
asked-pay = { $left ->
    [one] Pay 1 { $good_one } at the { $tile2 }: from where?
   *[other] Pay { $left } { $good } at the { $tile2 }: from where?
}
asked-pay-mix = Pay { $left } more of the goods asked for at the { $tile2 }

## What happened
log-turn = Round { $round }: { $player } begins a turn.
log-step = A donkey of { $player } goes from the { $tile } to the { $tile2 }.
log-produce = { $player } fills up the { $tile }{ $gold ->
    [0] { "" }
   *[other] , gaining { $gold } gold
}{ $points ->
    [0] .
    [one] , gaining 1 point.
   *[other] , gaining { $points } points.
}
log-refine = { $player } makes { $count ->
    [one] 1 { $good_one }
   *[other] { $count } { $good }
} at the { $tile }.
log-plan = { $player } takes the blueprint { $tile } for { $price } gold{ $gold ->
    [0] .
   *[other] { " " }and gets { $gold } gold with it.
}
log-drawn = New in the row: { $tile }.
log-hire-villager = { $player } hires a villager for { $gold } gold.
log-hire-donkey = { $player } hires a donkey for { $gold } gold and puts it on the { $tile }.
log-sell = { $player } makes a sale: { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $gold } gold.
log-sale-drawn = A new sale tile lies on the Market.
log-deliver = { $player } makes a delivery to the Church: { $points } points.
log-beg = { $player } begs at the Church: 1 gold.
log-build = { $player } builds the { $tile } beside the { $tile2 }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-bridge = { $player } builds a bridge from the { $tile } to the { $tile2 }.
log-path = { $player } builds a path from the { $tile } to the { $tile2 }.
log-consumed = { $player } uses 1 { $good_one } from the { $tile }.
log-token-used = 1 { $good_one } of { $player } from the { $tile } is used: { $player } gains { $gold } gold and { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-bought = { $player } buys 1 { $good_one } at the Market for { $gold } gold.
log-milestone = { $player } takes the milestone { $milestone }.
log-stack = The first refinery for { $good }: four new tiles go into the bag.
log-last-delivery = The church is finished: this round is the last.
log-over = The game is over.

## Why not
refusal-over = The game is over.
refusal-all-lie = { $villagers ->
    [one] Your villager has acted; it stands up again in your next turn.
   *[other] All { $villagers } of your villagers have acted; they stand up again in your next turn.
}
refusal-first-at = Choose a blueprint of yours first, then the tile to build it from.
refusal-first-place = Choose a blueprint and a tile to build it from first.
refusal-first-section = Choose the tile to build the road from first.
refusal-first-to = Choose a donkey first, or hire one.
refusal-first-leave = Nobody of yours is in the Town Hall now.
refusal-first-units = Choose a refinery with two slots first.
refusal-first-fill = Choose a barn to fill first.
refusal-first-bring = Nothing has to be paid now; goods are only moved to be used at once.
refusal-first-token = Nothing has to be paid now; goods are only moved to be used at once.
refusal-first-buy = Nothing has to be paid now; goods are only bought to be used at once.
refusal-first-pay = Nothing has to be paid now.
refusal-under-way-hall = Your villager is in the Town Hall: hire, or leave first. A blueprint comes before hiring.
refusal-under-way-to = A donkey is on its way: choose where it goes, or take it back.
refusal-under-way-fill = The barn is being filled: choose the next good, or take it back.
refusal-under-way-units = Choose how many units are refined, or take it back.
refusal-under-way-at = A blueprint is chosen: choose the tile to build it from, or take it back.
refusal-under-way-place = A tile is being built: choose its place, or take it back.
refusal-under-way-section = A road is being built: choose its segment, or take it back.
refusal-under-way-bring = A cost is being paid: choose where the next good comes from, or let it be paid for you.
refusal-not-built = The { $tile } is not in the village yet.
refusal-no-road = No road leads to the { $tile }.
refusal-full = The { $tile } is full: all { $spaces } slots are taken.
refusal-refinery-full = { $spaces ->
    [one] The { $tile } is full: its slot is taken.
   *[other] The { $tile } is full: its { $spaces } slots are taken.
}
refusal-no-token = Both of your tokens for { $good } are on the board.
refusal-not-full = You may beg only while the first three producers are full; the { $tile } has { $goods } of { $spaces }.
refusal-not-in-hand = You have no blueprint of the { $tile }.
refusal-scattered = The goods for the { $tile } cannot be brought together at one place: donkeys are missing between.
refusal-nowhere = The { $tile } fits nowhere beside the tiles where it can be paid for.
refusal-no-place-beside = The { $tile } fits nowhere beside the { $tile2 }.
refusal-no-section = The { $tile } has only { $sections } segments, counted from 0.
refusal-covered = The { $tile2 } lies on that segment of the { $tile } already.
refusal-overlap = The { $tile } would overlap the { $tile2 }.
refusal-mismatch = { $ground } of the { $tile } would lie against { $ground2 } of the { $tile2 }: a road lies on a road only.
refusal-same-place = That is the same place as { $place }.
refusal-no-roads-left = All { $roads } of your roads are built.
refusal-nothing-to-link = No road can be built from the { $tile2 }: its neighbours are linked already, or forest meets mountain.
refusal-nothing-beyond = Nothing lies beyond that segment of the { $tile }.
refusal-printed = That segment is a printed road from the { $tile } to the { $tile2 }.
refusal-cliff = Forest meets mountain between the { $tile } and the { $tile2 }: neither bridge nor path fits.
refusal-road-there = A road is built there already, between the { $tile } and the { $tile2 }.
refusal-linked = The { $tile } and the { $tile2 } are linked already.
refusal-no-donkey-there = No donkey of yours stands on the { $tile }.
refusal-move-over = The donkey move of this turn is over: all its steps are made in one go.
refusal-has-stepped = Your donkey on the { $tile } has made its step.
refusal-rests = Your donkey on the { $tile } was hired in this turn: at this table it rests until your next turn.
refusal-stepped-or-new = Your donkey on the { $tile } has made its step, or was hired in this turn and rests until your next turn.
refusal-not-linked = No road leads from the { $tile } straight to the { $tile2 }.
refusal-no-plan = { $plans ->
    [0] No blueprint is left in the row.
    [one] Only 1 blueprint is left in the row.
   *[other] Only { $plans } blueprints are left in the row.
}
refusal-hand-full = You hold { $hand } blueprints already; build one first.
refusal-too-dear = That costs { $price } gold; you have { $gold }.
refusal-all-hired = { $worker ->
    [villager] All { $hired } of your villagers are hired.
   *[donkey] All { $hired } of your donkeys are hired.
}
refusal-no-delivery = There are only { $deliveries } deliveries in this game.
refusal-delivered = { $owner } has made this delivery.
refusal-delivered-own = You have made this delivery.
refusal-no-sale = No sale tile lies there any more.
refusal-gold-short = That costs { $price } gold; you have { $gold }{ $more ->
    [0] .
   *[other] , and your own tokens would bring { $more } more (HA-21a).
}
refusal-dear = What is missing would cost { $price } gold at the Market; you have { $gold }{ $more ->
    [0] .
   *[other] , and your own tokens would bring { $more } more (HA-21a).
}
refusal-no-carrier = A donkey of yours is missing on the { $tile3 } to bring { $good } from the { $tile }.
refusal-short = { $short ->
    [one] 1 { $good_one } is missing at the { $tile2 }
   *[other] { $short } { $good } are missing at the { $tile2 }
}, and nothing can be brought from the Market.
refusal-short-mix = { $short ->
    [one] 1 good is missing at the { $tile2 }
   *[other] { $short } goods are missing at the { $tile2 }
}, and nothing can be brought from the Market.
refusal-short-for-sale = { $short ->
    [one] 1 { $good_one } is missing for this sale; nothing may be bought for it.
   *[other] { $short } { $good } are missing for this sale; nothing may be bought for it.
}
refusal-not-asked = { $good2 } is paid now, not { $good }.
refusal-none-there = No such { $good } lies on the { $tile }.
refusal-own-needed = With { $good } from there the rest could not be paid: the gold that your own tokens bring is needed.
refusal-no-purchase = Nothing may be bought for a sale.
refusal-market-far = A donkey of yours is missing on the { $tile3 } to bring goods from the Market to the { $tile2 }.
refusal-lies-there = At this table goods are bought only when none can be brought; { $good } can be.
refusal-same-purchase = It does not matter which of these goods you buy at the same price: buy { $good2 }, it stands for { $good } too.

## Options
option-layout = The first tiles
option-layout-random = laid around the church by lot
option-layout-first-game = as for the first game
option-donkey-move = The steps of the donkeys
option-donkey-move-together = all in one go
option-donkey-move-spread = also between actions of villagers
option-new-donkeys = A donkey hired before the donkey move
option-new-donkeys-step = steps in the same turn
option-new-donkeys-rest = rests until the next turn
option-purchase = Goods are bought at the Market
option-purchase-free = whenever they can be brought
option-purchase-when-missing = only when none on the board can be brought
option-second-road = A second road between two linked tiles
option-second-road-forbidden = is forbidden
option-second-road-allowed = is allowed on another pair of segments
option-awards = Awards
option-awards-needs-one = need a count of one at least
option-awards-zero-counts = are given for a count of zero too

## Rules
rule-HA-0a = Every side of a tile is made of segments of the same length: road, forest or mountain. Two tiles touch if a whole segment of one lies on a whole segment of the other; corners do not count.
rule-HA-0b = Two touching tiles are linked if road lies on road between them, or if somebody has built a bridge or path there. One link is enough; a tile is one place.
rule-HA-0c = A road chain goes from tile to linked tile. A tile is connected if such a chain leads to the Church.
rule-HA-0d = Gold and raw materials never run out. Everybody sees all gold and points. Points count at once, but for those of the final scoring.
rule-HA-1 = Two to four play. Everybody has two tokens each of timber, brick, milk and flour, five roads, six donkeys and four villagers, and starts with 0 points.
rule-HA-2 = The Church comes first. With two players it asks for four deliveries, with three or four players for five.
rule-HA-3 = Everybody starts with one villager and one donkey on the Church.
rule-HA-4 = Woodcutter, Quarry, Farm, Market and Town Hall lie around the Church, each with a road on a road of the Church. There is a layout for the first game.
rule-HA-4a = Otherwise the five tiles are laid by lot, one after the other, each anywhere it fits with a road to the Church.
rule-HA-5 = At the start 2 wood lie on the Woodcutter, 2 stone on the Quarry and 2 wheat on the Farm. Each has three slots.
rule-HA-6 = Ten blueprints start in the bag. The other sixteen are in four stacks named after timber, brick, milk and flour.
rule-HA-7 = Four blueprints lie in a row. From left to right they cost 0, 1, 2 and 3 gold.
rule-HA-8 = The starting player is drawn by lot. Everybody gets 3 gold; the last player 1 more, with four players the third and the fourth.
rule-HA-9 = Three sale tiles lie open; each one that is used is replaced by the next. All of level 1 come first, then level 2, then level 3. Some of levels 2 and 3 stay out, and nobody knows which.
rule-HA-10 = In your turn each of your villagers may act once, and your donkeys may step once, in any order. All of it is optional; you say when the turn ends.
rule-HA-11 = Once a turn each of your donkeys may go to a tile linked with its own. The steps are made in one go: when you do anything else, they are over, unless the table agrees that steps and other actions may mix.
rule-HA-12 = Any number of workers may stand on a tile. You have at most six donkeys.
rule-HA-13 = A villager goes as far as roads lead and does one thing: it activates the tile, builds a tile beside it, or builds a road from it. Then it lies down until your next turn.
rule-HA-13a = Going and acting are one step. Landmarks cannot be activated, but a villager may build from them.
rule-HA-14 = A tile that no road leads to cannot be entered.
rule-HA-15 = Everything that an action costs must be there, or the action cannot be done at all.
rule-HA-16 = Goods go to the tile itself and to linked tiles without help. Farther, a donkey of yours has to stand on every tile between. Donkeys do not move or tire, and all roads count.
rule-HA-17 = Goods are moved and used up one by one. Nothing may be moved that is not used up at once.
rule-HA-17a = You pick goods one by one: from which tile, whose token, or from the Market. Every pick must leave the rest of the cost payable.
rule-HA-18 = Goods in the village may be used by everybody, whoever made them.
rule-HA-19 = Raw materials (wood, stone, wheat) bring nobody anything when they are used.
rule-HA-20 = When a token is used, it goes back to the player who made it, and that player gains the reward of the refinery: 1 gold and 1 point, twice as much for high quality.
rule-HA-21 = Gold gained while paying can be spent in the same action.
rule-HA-21a = So a payment is possible if your gold and what your own tokens bring in it cover all purchases. What the action brings afterwards does not help.
rule-HA-22 = Activate a producer with an empty slot: fill all empty slots and gain its reward once. A barn is filled with any raw materials.
rule-HA-23 = Activate a refinery with an empty slot: use up one raw material and put your own token there. Where two slots are empty and you have two tokens, you choose whether you make one or two; the second takes one more raw material. They are of high quality if you hold the milestone.
rule-HA-24 = A visit to the Town Hall: first you may take one blueprint, then hire any number of workers; at least one of the two.
rule-HA-25 = A blueprint costs 1 gold for each blueprint to its left, put onto those. You get the gold that lies on yours. Three in hand is the most.
rule-HA-25a = When the bag is empty the row stays short, packed to the left. Blueprints in hand are open, cannot be given back and score nothing.
rule-HA-26 = More villagers cost 5, 7 and 9 gold and lie on the Church until your next turn. Donkeys cost 3 each and come onto any connected tile, ready at once; if the donkey move is over, or if the table agrees so, they step from your next turn on.
rule-HA-27 = At the Market choose one of the open sale tiles, bring all its goods and gain its points and gold. Nothing may be bought for a sale.
rule-HA-28 = For any other action goods can be bought at the Market price: a Free Market purchase. They start from the Market, so donkeys have to carry them from there like other goods. They bring nobody a reward. A table may agree that a good is bought only when none can be brought.
rule-HA-29 = At the Church choose an open delivery, bring its goods or pay its gold, and gain its points. A slash means any mix. Each delivery is made once.
rule-HA-30 = At the Church you may beg for 1 gold, but only while Farm, Woodcutter and Quarry are all full.
rule-HA-31 = A new tile must touch the villager's tile along a whole segment, overlap nothing, and have road on road and no road on no road wherever it touches. Forest and mountain mix. Turn it as you like, do not flip it.
rule-HA-32 = Choose the place, pay at the villager's tile, place the tile, gain its points. The first refinery of a good brings its milestone and puts that good's stack into the bag. Landmarks get your flag.
rule-HA-33 = A tile may be built where no road leads; it cannot be entered or used until one does. New tiles start empty.
rule-HA-34 = Between two touching tiles that are not linked yet: a bridge where mountain meets mountain for 2 wood, a path where forest meets forest for 2 stone. Five roads each; everybody may use them. The first one of the game brings the Planner. A table may agree that linked tiles can be linked once more on another pair of segments.
rule-HA-35 = When the last delivery has been made, the round is played to its end; then all is scored.
rule-HA-35a = Nothing limits the number of rounds, and a turn may be spent doing nothing.
rule-HA-36 = Chaplain 5 for most deliveries, Sacristan 3 for second most, Landscaper 4 for most landmarks, Merchant 4 for most sales. A tie shares, rounded down; a tie for most deliveries shares 5 and 3. Nobody gets an award for nothing, unless the table agrees that zero counts.
rule-HA-37 = Your landmarks score if a road leads to the Church; woodlands and mountain ranges always do.
rule-HA-38 = 1 point for each road of yours, 2 with the Planner.
rule-HA-39 = Your longest road is the longest chain of tiles over printed links and your own roads, without the Church, each tile once, with at least one road of yours: 2 points a tile.
rule-HA-40 = 1 point for every 3 gold, rounded down.
rule-HA-41 = Most points win. A tie goes to more deliveries, then to more sales; then the victory is shared.
rule-HA-42 = Nobody knows what comes out of the bag next, which sale tile comes next, or which ones stayed out. All else is open.

## Buttons
do-use = Activate the { $tile }
do-build = Build the { $tile }
do-at = Build from the { $tile }
do-place = Place it: its segment { $number2 } on segment { $number }
do-road = Build a road from the { $tile }
do-section = Build it on segment { $number }
do-lead = Lead a donkey from the { $tile }
do-to = Go to the { $tile }
do-plan = Take blueprint { $number } of the row
do-hire = { $what ->
    [villager] Hire a villager
   *[donkey] Hire a donkey
}
do-leave = Leave the Town Hall
do-units = { $number ->
    [one] Refine 1 unit
   *[other] Refine { $number } units
}
do-fill = Fill with { $good }
do-deliver = Make delivery { $number }
do-beg = Beg for 1 gold
do-sell = Make sale { $number }
do-bring = Use { $good } from the { $tile }
do-token = Use the token of player { $number } from the { $tile }
do-buy = Buy 1 { $good_one }
do-pay = Pay for me
do-end = End the turn
do-place-there = { $around }: { $meets }
do-meets = { $grounds } – { $tile }
place-takes = You pay
place-donkey = donkey at the { $tile }
place-good = { $good } from the { $tile }
place-token = token of { $player } from the { $tile }
place-sale = Sale: { $goods }
place-delivery = Delivery: { $goods }
buys = buys { $goods } for { $gold } gold
buys-last = buys { $goods } for { $gold } gold, your last
detail-pay = still to pay: { $goods }
detail-place = { $places ->
    [one] 1 place
   *[other] { $places } places
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} at once
end-note = { $villagers ->
    [0] { $steps ->
        [one] 1 donkey can still step
       *[other] { $steps } donkeys can still step
    }
    [one] 1 villager is still standing
   *[other] { $villagers } villagers are still standing
}
end-asks = Nobody has done anything in this turn. End it all the same?
leave-note = you can still hire
paid-good = { $count }× { $good }
paid-token = { $count }× { $good } of { $player }: gold +{ $gold }, points +{ $points }
paid-bought = { $count }× { $good } for { $gold } gold
do-numbered = { $label } ({ $number })
do-section-bridge = Bridge to the { $tile } for 2 wood
do-section-path = Path to the { $tile } for 2 stone
do-plan-there = Take the blueprint { $tile } { $price ->
    [0] for nothing
   *[other] for { $price } gold
}
around-right = Right
around-up-right = Upper right
around-up = Above
around-up-left = Upper left
around-left = Left
around-down-left = Lower left
around-down = Below
around-down-right = Lower right

## Picture

side-hand = Blueprints in hand
side-row = Blueprints to buy
side-bag = { $count } in the bag
side-church = Deliveries to the Church
side-market = Market: sales and prices
side-pile = { $count } more sales
side-milestones = Milestones and awards
tab-hand = Hand
tab-offer = Offer
tab-deliveries = Deliveries
tab-market = Market
tab-milestones = Awards
tab-players = Players
worker-villager = Villager
worker-donkey = Donkey
offer-short = { $gold } gold short
church-left = { $count ->
    [one] 1 delivery is still open; after it the round is the last.
   *[other] { $count } deliveries are still open; after the last one the round is the last.
}
church-last = The church is finished: this round is the last.
glory-milestones = Milestones: who was first
glory-awards = Awards at the end: who leads now
about-villager = Villagers: how many still stand, of how many there are. A standing villager may walk anywhere over roads and do one thing there. The next ones cost more and more gold in the Town Hall.
about-still-standing = Your villager still stands: choose the tile where it is to do something, and it walks there over the roads by itself.
about-donkey = Donkeys on the board, at most 6. Goods travel over tiles where a donkey of yours stands; each donkey goes one step per turn.
about-gold = Gold. At the end 3 gold are 1 point.
about-points = Points so far. Awards, landmarks, roads and gold are counted at the end.
about-roads = Bridges and paths left: a bridge between two mountain segments costs 2 wood, a path between two forest segments 2 stone. Roads serve everybody.
about-delivery = A delivery to the Church: bring the goods, any mix of those shown, or pay the gold. The last delivery brings the last round.
about-sale = A sale at the Market: bring all the goods shown to the Market and gain points and gold. Nothing may be bought for it.
about-wood = Wood, from the Woodcutter or a Barn.
about-stone = Stone, from the Quarry or a Barn.
about-wheat = Wheat, from the Farm or a Barn.
about-planks = Timber, made of wood. Whoever made it gains 1 gold and 1 point when it is used, twice that for high quality (the star).
about-bricks = Brick, made of stone. Whoever made it gains 1 gold and 1 point when it is used, twice that for high quality (the star).
about-milk = Milk, made of wheat. Whoever made it gains 1 gold and 1 point when it is used, twice that for high quality (the star).
about-flour = Flour, made of wheat. Whoever made it gains 1 gold and 1 point when it is used, twice that for high quality (the star).
about-planner = for the first bridge or path. At the end 1 more point for each own road.
about-carpenter = for the first building that makes timber. The holder's timber is of high quality.
about-mason = for the first building that makes brick. The holder's brick is of high quality.
about-herder = for the first building that makes milk. The holder's milk is of high quality.
about-miller = for the first building that makes flour. The holder's flour is of high quality.
about-chaplain = 5 points at the end for the most deliveries to the Church.
about-sacristan = 3 points at the end for the second most deliveries to the Church.
about-landscaper = 4 points at the end for the most flags on landmarks.
about-merchant = 4 points at the end for the most sales at the Market.

## Reasons of hints

reason-can-deliver = Then a delivery to the Church can be paid: { $points } points.
reason-can-sell = Then a sale can be paid: { $points } points and { $gold } gold.
reason-can-build = Then all that the { $tile } costs can be brought together.
reason-tokens = Your goods at the { $tile } reward you when they are used: { $count } lie there then.
reason-joined = The { $tile } gets its road to the Church and counts at the end.
reason-step = donkey to the { $tile2 }
reason-produce = the { $tile } is full again{ $gold ->
    [0] { "" }
   *[other] , { $gold } gold
}
reason-refine = makes { $count ->
    [one] 1 { $good_one }
   *[other] { $count } { $good }
}
reason-plan = blueprint: { $tile }
reason-hire-villager = one more villager
reason-hire-donkey = a new donkey on the { $tile }
reason-sell = the sale brings { $gold } gold
reason-deliver = a delivery to the Church
reason-last-delivery = begins the last round
reason-beg = 1 gold
reason-build = a new building: { $tile }
reason-bridge = a bridge to the { $tile2 }
reason-path = a path to the { $tile2 }
reason-bought = buys 1 { $good_one } for { $gold } gold
reason-milestone = milestone: { $milestone }

## Lessons
lesson-first-goal = One village, built by all
lesson-first-goal-body = All of you build the same village, and everybody may use everything in it. *Points* come from building, selling and from helping to build the church.
lesson-first-goal-mark-1 = *The church*: your people start here
lesson-first-goal-mark-2 = *The market* buys goods
lesson-first-goal-mark-3 = *The town hall* has blueprints and workers
lesson-first-produce = A villager goes to work
lesson-first-produce-body = Your villager walks along roads as far as you like and then does *one thing*. In the quarry every empty place is filled with stone, and you get 2 gold.
lesson-first-produce-mark-1 = *One place is empty*
lesson-first-produce-task = Let your villager work in the quarry.
lesson-first-produce-again = That comes later. First the quarry.
lesson-first-produce-done = Three stones lie there *for everybody*, and the 2 gold are yours alone.
lesson-first-end = Everybody has worked
lesson-first-end-body = After its work a villager *lies down* until your next turn. You have only one so far, so your turn is over.
lesson-first-end-task = End your turn.
lesson-first-end-again = Your villager lies down already: end your turn with the button.
lesson-first-end-done = Now Orange is to play.
lesson-first-orange = Orange takes your stone
lesson-first-orange-body = Orange built a *path* between two tiles and paid with stone from the quarry. Goods on the board belong to nobody: whoever comes first uses them.
lesson-first-plan = A blueprint from the town hall
lesson-first-plan-body = In the town hall you take *one blueprint*. The first is free; for the others you put a gold on each blueprint that you pass over.
lesson-first-plan-mark-1 = *A flour mill* for 2 gold
lesson-first-plan-task = Take the blueprint of the flour mill, then leave the town hall.
lesson-first-plan-again = The blueprint of the flour mill, the third in the row. Then leave.
lesson-first-plan-done = The blueprint is in your hand, and anybody who takes the first blueprints gets *your gold* with them.
lesson-first-build = Build the mill
lesson-first-build-body = A new tile touches the tile where your villager stands: *road meets road*, wood and rock meet anything but a road. Then the goods are brought there. A mill at the market, by its road, is well placed.
lesson-first-build-mark-1 = *Your blueprint*
lesson-first-build-mark-2 = *Build from here*
lesson-first-build-task = Choose the blueprint, the market, the place on its road, then let it be paid.
lesson-first-build-again = The blueprint first, then the market, then the place that is offered, then pay.
lesson-first-build-done = Four points, and as the first with a mill you are *the miller*: your flour is worth double.
lesson-first-hire = Donkeys carry
lesson-first-hire-body = Goods reach the tile beside them by road. For longer ways *each tile in between* needs one of your donkeys. From the farm to the mill those are the church and the market.
lesson-first-hire-mark-1 = *Wheat* comes from here
lesson-first-hire-mark-2 = *The mill* needs it here
lesson-first-hire-task = Hire a donkey and put it on the church.
lesson-first-hire-again = Hire a donkey, then choose the church for it.
lesson-first-hire-done = Two donkeys stand at the church. That cost 3 gold and the work of your villager.
lesson-first-lead = One step each turn
lesson-first-lead-body = Once a turn each of your donkeys may go *one tile further* along a road. That is free and needs no villager.
lesson-first-lead-mark-1 = *One has to stand here*
lesson-first-lead-task = Lead a donkey from the church to the market.
lesson-first-lead-again = Choose a donkey at the church, then the market.
lesson-first-lead-done = The way from the farm to the mill is *complete*.
lesson-first-refine = Wheat becomes flour
lesson-first-refine-body = A villager in the mill turns one wheat into *flour*. The donkeys bring the wheat; they stay where they are. The flour carries *your colour*.
lesson-first-refine-mark-1 = *Room for one* flour
lesson-first-refine-task = Let your villager work in the mill.
lesson-first-refine-again = In this step the mill is the place to work.
lesson-first-refine-done = Your flour lies in the mill. Whoever uses it, *you are paid*.
lesson-first-reward = Orange sells your flour
lesson-first-reward-body = Orange used your flour for a sale. *You* get the maker's reward for it, 1 point and 1 gold, twice because you are the miller. It pays to make what others need.
lesson-first-sell = Your own sale
lesson-first-sell-body = The market wants two stones and a wheat. They come from quarry and farm *over the church*, where your donkey stands: 1 point and 1 gold.
lesson-first-sell-mark-1 = *This sale* can be done now
lesson-first-sell-task = Make the sale.
lesson-first-sell-again = Choose the sale that is lit.
lesson-first-sell-done = The sale is yours. Whoever has *most of them* at the end gets 4 points more.
lesson-first-villager = A second pair of hands
lesson-first-villager-body = After a blueprint you may *hire* in the same visit. A second villager costs 5 gold and gives you *two actions* in every turn from now on.
lesson-first-villager-mark-1 = *5 gold* for the second, 7 and 9 for the next
lesson-first-villager-task = Take the first blueprint, then hire a villager.
lesson-first-villager-again = The first blueprint is free. Then hire the villager.
lesson-first-villager-done = It rests at the church and *works from your next turn on*.
lesson-first-road = Roads where there are none
lesson-first-road-body = Some turns later. Where wood touches wood you lay a *path* for two stones, where rock touches rock a *bridge* for two wood. Your longest chain of roads counts at the end.
lesson-first-road-mark-1 = *Build from here*
lesson-first-road-task = Build a road from the woodcutter, choose its place, let it be paid.
lesson-first-road-again = The woodcutter's tile first, then the place that is offered, then pay.
lesson-first-road-done = A new link for everybody, but *your* road: 1 point at the end, and part of your longest one.
lesson-first-deliver = For the church
lesson-first-deliver-body = The church waits for *deliveries*, each can be made once. You can bring three bricks and milk together: *4 points*.
lesson-first-deliver-mark-1 = *Three*, bricks and milk in any mix
lesson-first-deliver-task = Make the delivery.
lesson-first-deliver-again = Choose the delivery that is lit.
lesson-first-deliver-done = The church has grown by a part. *Most deliveries* are worth 5 points at the end.
lesson-first-last = The church is finished
lesson-first-last-body = Orange makes *the last delivery*. The round is finished so that all have had equally many turns, and then the rest is counted.
lesson-first-finish = { $total } points for you
lesson-first-finish-body = Points of the game, awards, landmarks, roads, the longest road and a point for 3 gold: the score sheet has it all. *Most points win*. Play on from your second villager, against an easy bot.

until-end = { $left ->
    [0] the last delivery has been made, this is the last round.
    [one] 1 delivery is missing until the end.
   *[other] { $left } deliveries are missing until the end.
}

lesson-landmarks = Landmarks and the longest road
lesson-landmarks-woodland = Large Woodland: { $points } points
lesson-landmarks-woodland-body = A woodland with your flag counts its segments that lie *on forest*, 2 points each for the large one. It needs no road.
lesson-landmarks-range = Small Mountain Range: { $points } points
lesson-landmarks-range-body = A mountain range counts its segments that lie *on mountain*, 1 point each for the small one. No road is needed either.
lesson-landmarks-post = Tradepost: { $points } points
lesson-landmarks-post-body = Most landmarks ask for *a road to the Church*. The Tradepost brings 1 point for each sale of yours.
lesson-landmarks-road = Longest road: { $points } points
lesson-landmarks-road-body = The longest chain of tiles over printed links and *your own roads*, each tile once and without the Church: 2 points a tile. At least one road in it has to be yours.

lesson-begging = Begging
lesson-begging-see = When the purse is empty
lesson-begging-see-body = At the Church a villager may *beg for 1 gold*, but only while Farm, Woodcutter and Quarry are all full. So it is for turns in which there is nothing better to do.
lesson-begging-do = Beg
lesson-begging-do-body = All three are full now.
lesson-begging-do-task = Tap the Church and beg.
lesson-begging-do-again = At the Church, with the villager: beg.
lesson-begging-do-done = *1 gold* more. The villager lies down as after any other action.

lesson-barn = Barns
lesson-barn-see = A producer of everything
lesson-barn-see-body = A *barn* is a producer for any raw materials: whoever activates it says for each empty slot whether wood, stone or wheat comes there.
lesson-barn-do = Fill the barn
lesson-barn-do-body = Think of what you will pay with next: goods that lie near need no donkey.
lesson-barn-do-task = Activate the barn, then fill its three slots.
lesson-barn-do-again = First the barn, then one raw material for each empty slot.
lesson-barn-do-done = *Three goods* of your choice. But anybody may use them.

lesson-buying = Buying goods
lesson-buying-see = When something is missing
lesson-buying-see-body = What an action costs may also be *bought at the Market*, at the price printed there. It starts from the Market, so it has to reach you like other goods, and nobody gains by it.
lesson-buying-do = Buy the wood
lesson-buying-do-body = Here the wood is still to be paid.
lesson-buying-do-task = Buy wood at the Market.
lesson-buying-do-again = Buy the wood: the price is at the Market.
lesson-buying-do-done = *Bought and used* in one go. Only for a sale nothing may be bought.

lesson-windmill = Two slots
lesson-windmill-see = One piece or two
lesson-windmill-see-body = Larger refineries have *two slots*. If both are empty and you have two tokens left, you say whether you make one piece or two; each takes a raw material.
lesson-windmill-do = Make one
lesson-windmill-do-body = One is enough if raw material is short: the other slot stays open, for others too.
lesson-windmill-do-task = Activate the windmill and make one piece.
lesson-windmill-do-again = The windmill first, then: one piece.
lesson-windmill-do-done = *One* is ordered. Now its wheat has to come, carried or bought.

## The score sheet of the real table

fault-tile-twice = tiles: { $name } twice
fault-flag-nowhere = { $name }: no landmark, so nobody's flag is on it
fault-flag-missing = { $tile }: nobody's flag is on it yet
fault-church-missing = tiles: the church is missing
fault-tile-apart = tiles: { $name } does not touch the rest of the village
fault-translate-form = { $name }: translate: expected [i, j], not { $given }
fault-tile-overlaps = tiles: { $name } overlaps { $other }
fault-tile-road = tiles: a road of { $name } lies against no road of { $other }
fault-road-form = road { $number }: between: expected two tiles, not { $given }
fault-road-no-tile = roads: { $name } and { $other } cannot be linked, { $missing } is not in the village
fault-roads-too-many = roads: seat { $seat } has { $most } roads, not more
fault-road-apart = roads: { $name } and { $other } do not touch
fault-road-printed = roads: { $name } and { $other } are linked by a printed road already
fault-road-twice = roads: { $name } and { $other } are linked by a road already
fault-road-ground = roads: between { $name } and { $other } no forest lies on free forest and no mountain on mountain
fault-deliveries-all = deliveries: { $count } in all; there are { $most } in this game
fault-sales-all = sales: { $count } in all; there are { $most } sale tiles in this game
fault-milestone-twice = milestones: { $name } twice
fault-milestone-no-tile = milestones: { $name }, but there is no { $names } in the village
fault-planner-no-road = milestones: { $player } holds the planner and has no road
pad-step-village = Village
pad-step-roads = Roads and flags
pad-step-players = Players
pad-tiles = Tiles that are not there yet
pad-readings = How your table plays
pad-tiles-note = { $count } left
pad-lay = Lay the tile here
pad-turn-tile = Lay it otherwise
pad-take-away = Take it away
pad-road = A road of { $player }
pad-flag = The flag of { $player }
pad-gone = Take it away
pad-milestones = Milestones
pad-points = Points on the track
pad-gold = Gold
pad-deliveries = Deliveries
pad-sales = Sales
pad-donkeys = Donkeys
pad-hint-village = Choose a tile, then a side where it lies. Tap the last one to lay it otherwise.
pad-hint-roads = Choose a player, then tap seams for roads and landmarks for flags.
pad-hint-players = What everybody had before the final scoring.
fault-pad-fits = { $tile }: it does not fit there.

# What is wrong with a component set

fault-corners = { $where }: expected different corners [i, j]
fault-outline = { $where }: expected an outline of unit steps that goes counter-clockwise and never crosses itself
fault-price = { $where }: expected at least 1 gold
fault-sections = { $where }: expected { $count } of R, F and M, not { $given }
fault-most-sections = { $where }: expected at most { $most } sections, not { $count }
fault-stack = { $where }: the stack of { $good } has { $wanted } tiles, not { $count }
fault-cost = { $where }: expected a list such as “2 wheat, 1 stone”, not “{ $given }”
fault-mix = { $where }: a mix such as “{ $given }” is for deliveries only
fault-layout-form = { $where }: expected [tile, rotation, i, j]
fault-layout-fits = { $where }: { $tile } does not fit there
fault-layout-roads = { $where }: expected a road from each of the five tiles to the church
fault-no-layout = No layout with a road from each of the five tiles to the church was found in { $count } attempts.

# Where people type in their box

set-tiles = Tiles
set-sales = Sales
set-deliveries-two = Deliveries for 2
set-deliveries-more = Deliveries for 3 and 4
set-one-sales = Sale { $number }
set-one-deliveries = Delivery { $number }
field-cost = Cost
field-points = Points at once
field-worth = Worth at the end
field-stack = Stack
field-needs = What it asks for
field-gold = Gold
lesson-transport = Transport
lesson-transport-see = As far as your donkeys stand
lesson-transport-see-body = Goods reach the tile beside them by themselves. For every tile *in between* you need a donkey of your own. You want to build at the Sawmill, two tiles away from the Church.
lesson-transport-see-mark-1 = *Here* your donkey stands already
lesson-transport-see-mark-2 = *Here* you have none yet
lesson-transport-see-mark-3 = *Here* goods shall arrive
lesson-transport-do = A donkey for the Market
lesson-transport-do-body = At the Town Hall a donkey costs 3 gold, and you may put it on any tile that a road leads to. It works at once.
lesson-transport-do-task = Hire a donkey, put it on the Market, then leave the Town Hall.
lesson-transport-do-again = Hire a donkey, choose the Market for it, then leave.
lesson-transport-do-done = Church and Market: *the chain is closed.*
lesson-transport-build = A turn later: build at its end
lesson-transport-build-body = Now what the Flour Mill costs can come to the Sawmill, over Church and Market. The donkeys stay where they are, and they do not tire.
lesson-transport-build-task = Choose the blueprint of the Flour Mill, the Sawmill, the place that is offered, then pay.
lesson-transport-build-again = The blueprint first, then the Sawmill, then the place that is offered, then pay.
lesson-transport-build-done = Paid and built. The next goods *take the same way.*

lesson-paths = Bridges and paths
lesson-paths-see = A pond that nobody reaches
lesson-paths-see-body = The Forest Pond with your flag touches the Market, forest on forest. No road leads there, so it would bring { $points } points at the end. *A path* joins forest with forest for 2 stone, *a bridge* mountain with mountain for 2 wood.
lesson-paths-do = Lay a path
lesson-paths-do-body = A villager goes to one of the two tiles and builds from there. The stones come from the Quarry.
lesson-paths-do-task = Build a road from the Market, choose the place at the pond, then pay.
lesson-paths-do-again = The Market first, then the place that is offered, then pay.
lesson-paths-do-done = Everybody may use it, but *the road is yours.*
lesson-paths-pond = Forest Pond: { $points } points
lesson-paths-pond-body = Now a road leads from it to the Church, so it counts.
lesson-paths-count = Roads: { $points } points
lesson-paths-count-body = 1 for each road of yours, 2 if you were the first to build one and hold the Planner. You have five of them, and your longest road counts besides.

lesson-sale = Market: sales
lesson-sale-see = One of three
lesson-sale-see-body = *Three sale tiles lie open.* Whoever brings all the goods of one to the Market gains its points and gold, and the next one is turned over. Nothing may be bought for a sale.
lesson-sale-do = Sell with milk of another
lesson-sale-do-body = The first sale wants wood and milk, and milk of Blue lies in the Dairy Farm. You may use it; Blue is paid for having made it.
lesson-sale-do-task = Make the sale that is lit.
lesson-sale-do-again = Choose the sale that is lit.
lesson-sale-do-done = *Points and gold for you,* and for Blue the reward of the maker, twice as much because Blue is the Herder.
lesson-sale-count = Merchant: { $points } points
lesson-sale-count-body = At the end of this game you have four sales and Blue one. Most sales are worth 4 points; a tie shares them.

lesson-deliveries = Church: deliveries
lesson-deliveries-see = Each only once
lesson-deliveries-see-body = The Church asks for a few deliveries, and *each can be made once*, by anybody. Some are paid with goods, this one with gold.
lesson-deliveries-do = Deliver for gold
lesson-deliveries-do-body = You have the gold. Points that you gain now nobody can take from you, and the end of the game comes nearer.
lesson-deliveries-do-task = Make the delivery that is lit.
lesson-deliveries-do-again = Choose the delivery that is lit.
lesson-deliveries-do-done = Six points for ten gold, and *one delivery less* until the end.
lesson-deliveries-chaplain = Chaplain: { $points } points
lesson-deliveries-chaplain-body = Most deliveries are worth 5 points, second most 3. You and Blue have one each now, so you share both: 8 divided by two.
lesson-deliveries-shrine = Shrine: { $points } points
lesson-deliveries-shrine-body = The Shrine with your flag adds 2 for each delivery of yours. With it every further delivery is worth more to you.

lesson-payment = Payment
lesson-payment-see = Good by good
lesson-payment-see-body = Where there is a choice, you pay *piece by piece*: from which tile, whose token, or bought at the Market. What can only be paid in one way is paid by itself.
lesson-payment-do = Use what lies there
lesson-payment-do-body = This delivery takes three pieces, timber or flour in any mix. One timber, made by Blue, lies in the Sawmill; the other two come from the Market, at 5 gold apiece.
lesson-payment-do-task = Make the delivery that is lit, then use the timber from the Sawmill.
lesson-payment-do-again = The delivery first, then the timber in the Sawmill.
lesson-payment-do-done = The token goes *home to Blue,* with 2 gold and 2 points, for Blue is the Carpenter.
lesson-payment-count = Was it worth it?
lesson-payment-count-body = You have gained more than Blue, and the church is finished. Your own tokens would have paid yourself: make what deliveries need.

lesson-processing = Processing
lesson-processing-see = Stone becomes brick
lesson-processing-see-body = A *refinery* turns a raw material into a refined one. The Stonemason takes stone and has one slot. What comes out carries your colour.
lesson-processing-do = Make a brick
lesson-processing-do-body = The stone has to get there: from the Quarry over the Church, where your donkey stands. Or you buy it at the Market.
lesson-processing-do-task = Let a villager work at the Stonemason, and bring the stone from the Quarry.
lesson-processing-do-again = The Stonemason first, then the stone of the Quarry.
lesson-processing-do-done = Your brick lies there, of *high quality,* for you hold the Mason.
lesson-processing-sell = Use it at once
lesson-processing-sell-body = One sale asks for wheat and a brick. If you use your own brick, the reward of the maker is yours too.
lesson-processing-sell-task = Make the sale that is lit.
lesson-processing-sell-again = Choose the sale that is lit.
lesson-processing-sell-done = The sale, and *the maker's reward* on top: who refines earns twice.

lesson-stables = Stables
lesson-stables-see = Donkeys that bring points
lesson-stables-see-body = *The Stables* bring 2 points at the end for each donkey of yours in the village. You have three.
lesson-stables-do = Build them
lesson-stables-do-body = Like most landmarks they count only if a road leads to the Church. At the Woodcutter road meets road.
lesson-stables-do-task = Choose the blueprint of the Stables, the Woodcutter, the place that is offered, then pay.
lesson-stables-do-again = The blueprint first, then the Woodcutter, then the place that is offered, then pay.
lesson-stables-do-done = Your *flag* stands there: nobody else scores it.
lesson-stables-count = Stables: { $points } points
lesson-stables-count-body = Three donkeys, 2 each. Every further donkey costs 3 gold and brings 2 points more.
lesson-stables-most = Landscaper: { $points } points
lesson-stables-most-body = Four landmarks carry your flag, three carry Blue's. Most landmarks are worth 4 points; a tie shares them.

lesson-range = Large Mountain Range
lesson-range-see = Mountain beside mountain
lesson-range-see-body = *The large range brings 2 for each of its segments that lies on mountain,* the small one 1. They need no road.
lesson-range-do = Build it at the Town Hall
lesson-range-do-body = A place where it touches mountains on several sides is best, and where more tiles can be built later.
lesson-range-do-task = Choose the blueprint of the range, the Town Hall, the place that is offered, then pay.
lesson-range-do-again = The blueprint first, then the Town Hall, then the place that is offered, then pay.
lesson-range-do-done = Two of its segments lie on mountain *for now.*
lesson-range-count = Large Mountain Range: { $points } points
lesson-range-count-body = Two segments, 2 each. What others build beside it counts for you as well.
lesson-range-end = At the end: { $points } points
lesson-range-end-body = Some tiles later five of its segments lie on mountain. Woodlands count forest in the same way.

lesson-quarter = Square, Warehouse, Mountain Pond
lesson-quarter-square = Square: { $points } points
lesson-quarter-square-body = *3 for each of its road segments that lies on a road,* and a road has to lead to the Church. Two do so here, and the third leads into the open.
lesson-quarter-warehouse = Warehouse: { $points } points
lesson-quarter-warehouse-body = *1 more for each road of yours.* You have built all five, so it brings as much as the roads themselves.
lesson-quarter-pond = Mountain Pond: { $points } points
lesson-quarter-pond-body = *3 points if a road leads to the Church,* and that is all. A pond has no road of its own, so it needs a bridge.

lesson-smith = Farrier and Sacristan
lesson-smith-farrier = Farrier: { $points } points
lesson-smith-farrier-body = *1 more for each tile of your longest road,* if a road leads from the Farrier to the Church. Here the longest road has six tiles.
lesson-smith-road = Longest road: { $points } points
lesson-smith-road-body = The same six tiles bring 2 each by themselves. So with the Farrier a tile more in the chain is worth 3.
lesson-smith-sacristan = Sacristan: { $points } points
lesson-smith-sacristan-body = *Second most deliveries* are worth 3. Blue has two, you have one, White has none. Nobody gets an award for nothing.

lesson-outposts = Outposts
lesson-outposts-first = Outpost I: { $points } points
lesson-outposts-first-body = *1 for each tile on the shortest way to the Church.* So an outpost likes to be far away, but a road has to lead there.
lesson-outposts-second = Outpost II: { $points } points
lesson-outposts-second-body = It is the same tile in another shape, and a little nearer. A new road may make the way shorter, and the outpost poorer.
lesson-outposts-woodland = Small Woodland: { $points } points
lesson-outposts-woodland-body = *1 for each of its segments that lies on forest.* Five of them do. It needs no road, so it may stand anywhere.

lesson-purse = Tavern, gold and points
lesson-purse-tavern = Tavern: { $points } points
lesson-purse-tavern-body = *1 for each gold that you have at the end, 8 at most,* if a road leads to the Church. You have 16, so it brings the most that it can.
lesson-purse-gold = Gold: { $points } points
lesson-purse-gold-body = *1 for every three gold,* for everybody. The gold is not spent by that, nor by the Tavern.
lesson-purse-points = Points of the game: { $points }
lesson-purse-points-body = What you gained on the way: for tiles, sales, deliveries, and whenever your tokens were used. All else is added to it at the end.

lesson-monument = Monument
lesson-monument-see = Like beside like
lesson-monument-see-body = *The Monument brings 2 for each of its segments that lies on one of the same kind:* road on road, forest on forest, mountain on mountain. A road has to lead to the Church.
lesson-monument-do = Build it
lesson-monument-do-body = At the Woodcutter it fits. Flour lies ready; the brick has to be bought, and the stone comes from the Quarry or from the Market.
lesson-monument-do-task = Choose the blueprint of the Monument, the Woodcutter, the place that is offered, and pay the stone as you like.
lesson-monument-do-again = The blueprint first, then the Woodcutter, then the place that is offered, then pay the stone.
lesson-monument-do-done = Built at the edge: *more tiles may come* beside it.
lesson-monument-count = Monument: { $points } points
lesson-monument-count-body = Two of its segments lie on their like. Whatever is built beside it later may add to that, whoever builds it.
