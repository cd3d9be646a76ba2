# Beer & Bread in English.

game-title = Beer & Bread
game-about = Two villages share their fields, brew beer and bake bread for six years. Of your two goods the one that earned less counts. The cards are our own design; owners of the box can type in the printed ones.

## Resources, goods and cards
resource-water = water
resource-wheat = wheat
resource-barley = barley
resource-rye = rye
resource-hops = hops
pay-water = water
pay-wheat = wheat
pay-barley = barley
pay-rye = rye
pay-hops = hops
for-water = water
for-wheat = wheat
for-barley = barley
for-rye = rye
for-hops = hops
place-any = any resource
place-water = water
place-wheat = wheat
place-barley = barley
place-rye = rye
place-hops = hops
good-beer = beer
good-bread = bread
back-beer = beer
back-bread = bread
kind-beer1 = Small beer
kind-beer2 = Lager
kind-beer3 = Strong beer
kind-bread1 = Flatbread
kind-bread2 = Loaf
kind-bread3 = Festive bread
taken-beer1 = { kind-beer1 }
taken-beer2 = { kind-beer2 }
taken-beer3 = { kind-beer3 }
taken-bread1 = { kind-bread1 }
taken-bread2 = { kind-bread2 }
taken-bread3 = { kind-bread3 }
tier-1 = small beer and flatbread
    .each = small beer, flatbread
tier-2 = lager and loaves
    .each = lager, loaf
tier-3 = strong beer and festive bread
    .each = strong beer, festive bread
fruitful-fruitful = fruitful
fruitful-dry = dry
position-cards = Cards
position-collect = Collect
position-storage = Storage
position-produce = Produce
position-clean = Clean
position-score = End of the game
goods-number = { $number } { $resource }
places-number = { $number } for { $place }

## Buildings: the name, and what each does
building-redraw = { title-redraw }
title-redraw = Card trader
does-redraw = { $amount ->
    [one] once a year, after both have drawn, change one hand card for the top card
   *[other] { $amount } times a year, after both have drawn, change one hand card for the top card
}
building-keep_choice = { title-keep_choice }
title-keep_choice = Barn gate
does-keep_choice = in a dry year discard any of your harvest cards before you draw to five
building-last_draw = { title-last_draw }
title-last_draw = Late market
does-last_draw = { $amount ->
    [one] in your last turn of a fruitful year draw 1 card, play one, discard the other
   *[other] in your last turn of a fruitful year draw { $amount } cards, play one, discard the others
}
building-reserve = { title-reserve }
title-reserve = Notched stick
does-reserve = { $amount ->
    [one] in your first turn of a fruitful year turn 1 hand card around: only you may play it
   *[other] in your first turn of a fruitful year turn { $amount } hand cards around: only you may play them
}
building-yearly = { title-yearly } ({ $resource })
title-yearly = Field hand
does-yearly = every year { $amount } { $resource } from the field
building-supply = { title-supply } ({ $resource })
title-supply = Granary
does-supply = where the field is short of { $resource } for you, take it from the bank
building-bonus = { title-bonus } ({ $resource })
title-bonus = Reaper
does-bonus = { $amount } more { $resource } when a card that you harvest shows it
building-gift = { title-gift }
title-gift = Mill race
does-gift = { $amount } { $resource } after each harvest of the other player
building-storage = { title-storage }
title-storage = Shed
does-storage = more storage: { $places }
building-capacity-beer = { title-capacity-beer }
title-capacity-beer = Second kettle
does-capacity-beer = the brewery holds { $amount } more
building-capacity-bread = { title-capacity-bread }
title-capacity-bread = Second oven
does-capacity-bread = the bakery holds { $amount } more
building-substitute = { title-substitute } ({ $for })
title-substitute = Malt house
does-substitute = in recipes 2 { $pay } may stand in for 1 { $for }
building-clean-beer = { title-clean-beer } ({ $resource })
title-clean-beer = Cooper
does-clean-beer = { $amount } { $resource } for each beer that you clean away
building-clean-bread = { title-clean-bread } ({ $resource })
title-clean-bread = Baker's boy
does-clean-bread = { $amount } { $resource } for each bread that you clean away
building-coin_per_kind = { title-coin_per_kind } ({ $tier })
title-coin_per_kind = Guild
does-coin_per_kind = at the end { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} for each sold card: { $tier_each }
building-coins_if-more_buildings = { title-coins_if-more_buildings }
title-coins_if-more_buildings = Builders' guild
does-coins_if-more_buildings = at the end { $amount } coins for beer or for bread if you have more buildings than the other
building-coins_if-stock_lead = { title-coins_if-stock_lead }
title-coins_if-stock_lead = Storekeeper
does-coins_if-stock_lead = at the end { $amount } coins for beer or for bread if you have at least two tokens more in storage than the other
building-coins_if-windmill = { title-coins_if-windmill }
title-coins_if-windmill = Millers' guild
does-coins_if-windmill = at the end { $amount } coins for beer or for bread if you have the windmill

## The score sheet
score-beer = Beer
score-bread = Bread
score-result = Result (the lower of the two)
score-buildings = Buildings

## The table in words
words-year = Year { $year } of 6, { $fruitful }{ $turn ->
    [0] .
   *[other] , turn { $turn } of 10.
}
words-over = The game is over. Winner: { $winners }.
words-windmill = { $player } has the windmill.
words-deciding = { $player } decides.
words-none = none
words-fields = Fields and river: { $goods }
words-bank = Bank: { $goods }
words-pile = Draw pile, { $number } cards, backs from the top: { $backs }
words-discards = Discards: { $cards }
words-exchange = Exchange cards: { $cards }
words-offered = On offer to the other player: { $goods }
words-player = Player { $number }, { $name }{ $coins }
words-coins = : beer { $beer }, bread { $bread }, result { $result }
words-hand = Hand: { $cards }
words-storage = Storage: { $goods }; places: { $places }
words-row = Harvest row: { $cards }; it shows { $goods }
words-brewery = Brewery ({ $number } of { $room }): { $cards }
words-bakery = Bakery ({ $number } of { $room }): { $cards }
words-sold = Sold: { $cards }
words-back = face-down { $good }
words-building = { $position }: { $building }, card { $card }: { $does }
words-card = { $card }, { $kind }, { $value } coins. Harvest: { $harvest }. Recipe: { $recipe }. Building: { $building }, { $does }
words-lifted = You hold up { $kind } ({ $card }).
words-would-harvest = Harvest would bring: { $goods }{ $over ->
    [0] .
    [one] ; 1 token would find no place.
   *[other] ; { $over } tokens would find no place.
}
words-would-sell = Sell would cost: { $goods }; it is worth { $coins } coins.
words-would-build = { $number ->
    [0] Build would clean nothing.
    [one] Build would clean 1 card and bring: { $goods }.
   *[other] Build would clean { $number } cards and bring: { $goods }.
}
words-several-ways = several ways to pay

## What is asked
asked-card = { $left ->
    [one] Choose your last card
   *[other] Choose one of your { $left } cards to play
}
asked-card-dry = { $left ->
    [one] Choose your last card: to play it, or to exchange it
   *[other] Choose one of your { $left } cards: to play it, or to exchange it
}
asked-card-reserve = Choose one of your { $left } cards: to play it, or first to turn it around for yourself
asked-card-last = Choose one of your { $left } cards to play; the rest is discarded
asked-do = { $kind }: harvest it, sell it, or build it?
asked-do-dry = { $kind }: harvest it, sell it, build it, or exchange it?
asked-do-taken = { $kind } from the exchange: harvest it, sell it, or build it?
asked-pay = How much { $resource } do you pay: { $amounts }?
asked-keep = { $away ->
    [one] Too little room, 1 token has to go; of { $resource } you keep { $least } to { $most }
   *[other] Too little room, { $away } tokens have to go; of { $resource } you keep { $least } to { $most }
}
asked-take = How much { $resource } do you take of what is offered, 0 to { $most }?
asked-discard = { $cards ->
    [0] All harvest cards are discarded: go on
    [one] Discard the harvest card if you like; otherwise it comes into your hand
   *[other] Discard any of your { $cards } harvest cards, then take the rest into your hand
}
asked-redraw = { $left ->
    [one] Change one hand card for the top card, or go on
   *[other] Change hand cards for the top card, up to { $left } times, or go on
}
asked-end = End your turn
asked-end-offer = End your turn; what you do not keep is offered to the other player

## What happened
log-year = Year { $year } begins, a { $fruitful } one.
log-collect = { $player } collects { $goods }.
log-harvest = { $player } harvests with { $kind }: { $goods }.
log-overflow = { $player } has too little room and offers { $goods }.
log-take = { $player } takes { $goods } of what was offered.
log-lost = Back to the bank: { $goods }.
log-sell = { $player } sells { $kind } for { $coins } coins and pays { $goods }.
log-build = { $player } builds { $building }.
log-clean = { $bread ->
    [0] { $player } cleans the brewery: { $beer } beer.
   *[other] { $beer ->
        [0] { $player } cleans the bakery: { $bread } bread.
       *[other] { $player } cleans brewery and bakery: { $beer } beer, { $bread } bread.
    }
}
log-clean-gain = The cleaning brings { $player } { $goods }.
log-gift = { $player } gets { $goods } after the harvest.
log-swap = { $player } lays { $kind } on exchange place { $place } and takes { $taken }.
log-reserve = { $player } turns a card around: { $good }.
log-reserve-known = { $player } turns { $kind } around.
log-draw = { $bread ->
    [0] { $player } draws { $beer } beer.
   *[other] { $beer ->
        [0] { $player } draws { $bread } bread.
       *[other] { $player } draws { $beer } beer, { $bread } bread.
    }
}
log-draw-known = { $player } draws: { $cards }.
log-discard = { $player } discards { $kind }.
log-take-back = { $player } takes back into the hand: { $cards }.
log-exchange = Exchange cards: { $cards }.
log-hands-swapped = The hands are swapped.
log-shuffle = The discards are shuffled into a new draw pile.
log-milling = Milling: { $player } has the windmill now ({ $tokens } tokens, the other { $other_tokens }).
log-over = The game is over.

## Why not
refusal-over = The game is over.
refusal-choose-card = First choose a card of your hand.
refusal-finish-card = { $kind } is chosen: say what to do with it, or take it back.
refusal-finish-paying = First say what you pay for { $kind }, or take it back.
refusal-finish-keeping = First say how much { $resource } you keep.
refusal-finish-taking = First say how much { $resource } you take.
refusal-turn-done = You have played your card: end your turn, or take it back.
refusal-finish-discarding = First say which harvest cards you discard, or that you are done.
refusal-finish-redrawing = First say whether you change a card.
refusal-not-in-hand = { $kind } is not in your hand.
refusal-exchange-card = { $kind } is an exchange card: first choose a card of your hand to lay down for it.
refusal-turned-by-other = { $kind } was turned around by { $owner }: only that player may play it.
refusal-turned-now = You have just turned { $kind } around: play another card in this turn.
refusal-no-room-beer = { $cards ->
    [one] Your brewery is full: a sold beer lies on it. Build something to clean it.
   *[other] Your brewery is full: { $cards } sold beers lie on it. Build something to clean it.
}
refusal-no-room-bread = { $cards ->
    [one] Your bakery is full: a sold bread lies on it. Build something to clean it.
   *[other] Your bakery is full: { $cards } sold breads lie on it. Build something to clean it.
}
refusal-cannot-pay = You cannot pay for { $kind }: you lack { $goods }, and you have no building that lets something stand in.
refusal-cannot-pay-with = You cannot pay for { $kind }: you lack { $goods }, and your substitutions do not make up for it.
refusal-cannot-pay-without = You cannot pay for { $kind }: you lack { $goods }. A building that lets 2 { $pay } stand in for 1 { $for } would help.
refusal-no-reserve = You have no building that turns a card around.
refusal-reserve-dry = Cards are turned around in fruitful years only.
refusal-reserve-late = Cards are turned around in your first turn of the year only.
refusal-reserve-all = { $cards ->
    [one] You have turned a card around already.
   *[other] You have turned { $cards } cards around already.
}
refusal-reserve-last = One card has to stay for you to play now.
refusal-swap-fruitful = There are no exchange cards in a fruitful year.
refusal-swap-twice = { $kind } came from the exchange: it has to be played now.
refusal-no-exchange-card = There is no card on exchange place { $place }: the piles have run out.
refusal-no-redraw = Changing a card is not possible now.
refusal-no-discard = Harvest cards are discarded only at the start of a dry year, with the right building.
refusal-not-in-row = { $kind } is not in your harvest row.
refusal-not-keeping = There is nothing to give away now.
refusal-not-taking = Nothing is offered to you now.
refusal-not-paying = There is no payment to choose now.
refusal-keep-more-than-there = You cannot keep { $number } { $resource }: there are { $there }.
refusal-keep-too-few = You must keep as much as fits: { $number } { $resource } would leave a place empty.
refusal-keep-too-many = { $number } { $resource } do not fit.
refusal-take-more-than-there = You cannot take { $number } { $resource }: { $there } are offered.
refusal-take-no-room = You have no room for { $number } { $resource }.
refusal-pay-other = No way to pay has { $number } { $resource } in it.

## Rules
rule-BB-1 = Two play with 60 cards: 30 beer and 30 bread, of three kinds each, worth 4 or 5, 6 or 7, 8 or 9 coins. They are shuffled into one draw pile. The backs tell beer from bread, and everybody may look at them.
rule-BB-2 = There are 84 tokens in the bank: 18 water, 18 wheat, 18 barley, 15 rye, 15 hops. You have a storage with 9 places, one token each, a brewery, a bakery and six positions for buildings.
rule-BB-3 = The game takes six years. The first, third and fifth are fruitful, the others dry. The windmill shows who plays first; in the first year it belongs to whoever last brewed or baked something, or whom you agree on or draw by lot.
rule-BB-4 = A year has four phases: seeding, cards, actions, milling. Tokens in storage, sold cards and buildings stay from year to year.
rule-BB-10 = Seeding a fruitful year: 7 wheat, 8 barley, 6 rye and 6 hops lie on the fields. Dry: 5 wheat and 4 of each other; what is too much goes back to the bank. All water of the bank goes to the river. If the bank runs short, there are fewer.
rule-BB-20 = In a fruitful year whoever has the windmill draws five cards, then the other does.
rule-BB-21 = In a dry year both take their harvest cards of last year into their hands and draw to five, the windmill first. Then three cards are laid out face up: the exchange cards.
rule-BB-21a = The order in the card phase: harvest cards into the hands, drawing, changing cards, exchange cards; each step with the windmill holder first.
rule-BB-22 = You play at most five cards a year, so the harvest cards that you take back always fit into your hand.
rule-BB-23 = As soon as the draw pile is empty, the discards are shuffled into a new one; if there are none, as soon as a card has to be drawn.
rule-BB-23a = There are always enough cards for the hands. Only in the last year there may be fewer exchange cards, or nothing to change a card for.
rule-BB-30 = In a fruitful year both play one card each, the windmill first, and then the hands are swapped; until all cards are played.
rule-BB-30a = In every turn you play exactly one card: harvest it, sell it or build it. You cannot pass; harvesting and building are always possible. Your turn ends when you say so.
rule-BB-31 = In a dry year both play one card each in turn, the windmill first. The hands are not swapped.
rule-BB-32 = In a dry year you may lay your card on one of the exchange places and play the card that was there, at once and in any way. Your card is an exchange card from then on, for both players.
rule-BB-33 = Harvest and store: add the card to your harvest row. For each resource on the new card you take as many tokens as your whole row shows of it. You must. If there are fewer, you take what is there.
rule-BB-33a = First all tokens of a harvest are gathered, with all that buildings add, and then they are stored.
rule-BB-34 = If there is too little room, you choose what to keep, old or new. The rest is offered to the other player, who may take as much as fits into free places; what is left goes to the bank.
rule-BB-34a = You keep as many tokens as fit: none is given away for which a place would be left. The other may take any part, or nothing.
rule-BB-34b = A harvest, the yearly collecting, a cleaning or a gift of water: each gathers all its tokens and then asks at most once what to keep and what to take. If everything fits, nobody is asked.
rule-BB-35 = Produce and sell: a beer goes on your brewery, a bread on your bakery, and you pay its whole recipe from your storage to the bank. There is room for one card on each, until you clean it away.
rule-BB-36 = Upgrade and clean: the card becomes a building at its position, for free, and works from now on. Then you clean: all sold cards go from brewery and bakery to your sold pile. You must, but there may be nothing to clean.
rule-BB-37 = You may look at your own cards at any time, at the other's face-down cards not. All tokens and the numbers of cards are open.
rule-BB-37a = Of the other's sold cards you see only the backs. Each was played face up, though, and the log remembers it.
rule-BB-40 = Milling: whoever has fewer tokens in storage takes the windmill. With equally many it always changes hands.
rule-BB-41 = After a dry year the exchange cards and all harvest cards are discarded. After a fruitful year the harvest cards stay: you will take them back.
rule-BB-50 = After six years the coins of your sold beer and of your sold bread are added up. The lower of the two is your result, and the higher result wins. A tie: the higher other good; still a tie: whoever does not have the windmill.
rule-BB-60 = To collect means: you must take the tokens from field or river and store them. If there are none, you get none. Every building counts by itself, and copies add up.
rule-BB-61 = Card trader: when both have drawn, you may discard a hand card and draw the top card, once for each such building, in every year.
rule-BB-62 = Barn gate: in a dry year you may discard any of your harvest cards instead of taking them back, and then draw to five.
rule-BB-63 = Late market: at the start of your last turn in a fruitful year you draw a card, play one and discard the other. One more card for each such building.
rule-BB-64 = Notched stick: in your first turn of a fruitful year you may turn a hand card around. It travels with the hand, but only you may play it.
rule-BB-64a = You play another card in that turn. Whoever holds a turned card may look at it. If a hand has turned cards only, any of them may be played.
rule-BB-65 = Field hand: every year after the seeding you collect tokens of its resource, as many as it shows, the windmill holder first.
rule-BB-66 = Granary: if the field has too few of this resource for you, the missing tokens come from the bank, as far as it has them.
rule-BB-67 = Reaper: when you harvest a card that shows this resource, you take as many more of it as the building shows.
rule-BB-68 = Mill race: when the other player has finished a harvest, you collect what the building shows.
rule-BB-69 = Sheds add places to your storage, some for one resource only. Your tokens are always laid so that as many as possible fit.
rule-BB-70 = Second kettle and second oven: more cards on brewery or bakery, as many as they show. Malt house: two of one resource stand in for one of another in a recipe, as often as you like and in chains.
rule-BB-70a = You choose what you really pay: any tokens that make exactly the recipe. If there is only one way, it is paid at once.
rule-BB-71 = Cooper and baker's boy: tokens for each card that you clean away, also in the turn in which you build them; but not for the cards taken at the end of the game.
rule-BB-72 = Buildings for the end: coins for each sold card of a kind, counted to that card's good; or the coins that they show, for beer or for bread, if something holds at the end.
rule-BB-73 = Sold cards on brewery and bakery count. Each 2 coins go where your lower good, then the other, is highest. Tokens and windmill count as they are after the last milling.

## Buttons
do-card = Play { $good } { $number }
do-harvest = Harvest
do-sell = Sell
do-build = Upgrade and clean
do-reserve = Turn around
do-swap = Exchange place { $what }
do-end = End the turn
do-done = Go on
do-keep = Keep { $number } { $resource }
do-take = Take { $number } { $resource }
do-pay = Pay { $number } { $resource }
do-redraw = Change { $good } { $number }
do-discard = Discard { $good } { $number }

## Picture
side-row = Harvest row
side-windmill = Windmill
side-windmill-of = { $player } begins this year. Next year: who has fewer tokens.
side-windmill-end = { $player } has it at the end.
side-pile = Draw pile
side-piles = { $pile } cards, { $discards } discarded
side-position-cards = Cards
side-position-collect = Collect
side-position-storage = Storage
side-position-produce = Produce
side-position-clean = Clean
side-position-score = End
tile-harvest = Harvest and store
tile-harvest-short = Harvest
tile-sell-beer = Brew and sell
tile-sell-bread = Bake and sell
tile-build = Upgrade and clean
tile-build-short = Upgrade
tile-reserve = Reserve
tile-exchange = Or exchange it for
tile-over = { $count } too many
tile-nothing = nothing
tile-ways = choose what you pay
tile-keep = How many do you keep in all?
tile-take = How many do you take?
tile-pay = How many do you pay?
tile-sold = Sold so far
tile-result = the lower one counts
card-redraw = After drawing, exchange a card
card-keep_choice = Dry year: drop harvest cards as you like
card-last_draw = Last turn of a fruitful year: draw { $amount } more
card-reserve = Fruitful year: reserve { $amount ->
    [one] a card
   *[other] { $amount } cards
}
card-yearly = Every year: { $resource } +{ $amount }
card-supply = What the field lacks, the bank gives: { $resource }
card-bonus = When you harvest it: { $resource } +{ $amount }
card-gift = After the other’s harvest: { $resource } +{ $amount }
card-storage = More room: { $places }
card-capacity-beer = Brewery: { $amount } more
card-capacity-bread = Bakery: { $amount } more
card-substitute = In recipes: 2 { $pay } for 1 { $for }
card-clean-beer = Each beer cleaned: { $resource } +{ $amount }
card-clean-bread = Each bread cleaned: { $resource } +{ $amount }
card-coin_per_kind = End: +{ $amount } for each { $tier_each }
card-coins_if-more_buildings = End: +{ $amount } if you have more buildings
card-coins_if-stock_lead = End: +{ $amount } if you have 2 more tokens
card-coins_if-windmill = End: +{ $amount } if you have the windmill
about-field = { $resource }: { $shape } tokens. What lies here can be harvested.
about-storage = Storage: one token on each place. Marked places are for one resource only.
about-brewery = Brewery: brewed beer waits here until you clean. While it is full, no more can be brewed.
about-bakery = Bakery: baked bread waits here until you clean. While it is full, no more can be baked.
about-row = Harvest row: of each resource on a new card you take as many as the whole row shows.
about-exchange = In a dry year a hand card can be laid here and the card that was here played at once.
about-windmill = Whoever has the windmill begins. After each year it goes to who has fewer tokens.
about-pile = Draw pile: its backs tell beer from bread, the top card is the first one.
about-fruitful = Fruitful year: rich fields; hands are swapped after each pair of turns.
about-dry = Dry year: poor fields; no swapping, but three exchange cards.
about-position-cards = Buildings for the hand and for drawing cards.
about-position-collect = Buildings that bring tokens.
about-position-storage = Buildings with more places for tokens.
about-position-produce = Buildings for brewing and baking.
about-position-clean = Buildings that give something when you clean.
about-position-score = Buildings that give coins at the end.
shape-water = round
shape-wheat = square
shape-barley = six-sided
shape-rye = diamond-shaped
shape-hops = shield-shaped

## Reasons of hints
reason-harvest = { $tokens ->
    [0] nothing harvested with { $kind }
    [one] 1 token harvested with { $kind }
   *[other] { $tokens } tokens harvested with { $kind }
}
reason-overflow = { $tokens ->
    [one] 1 token finds no place
   *[other] { $tokens } tokens find no place
}
reason-sell = { $tokens ->
    [one] { $kind } costs 1 token
   *[other] { $kind } costs { $tokens } tokens
}
reason-build = a new building: { $title }
reason-clean = { $bread ->
    [0] the brewery is free again
   *[other] { $beer ->
        [0] the bakery is free again
       *[other] brewery and bakery are free again
    }
}
reason-clean-gain = { $tokens ->
    [one] the cleaning brings 1 token
   *[other] the cleaning brings { $tokens } tokens
}
reason-swap = { $taken } from the exchange for { $kind }
reason-reserve-known = { $kind } is kept for later
about-kind = { $kind }: a card of a set of its own
about-card = { $kind }, { $value } coins. Harvest: { $harvest }. Recipe: { $recipe }. Building: { $building }, { $does }

## On a phone, and the crate of tokens
part-hand = Hand
part-other = The other player
part-cards = Your cards
part-cards-hand = Hand
part-cards-exchange = Exchange
part-cards-row = Harvest row
part-cards-sold = Sold
part-no-cards = no cards
part-pile = Piles and supply
part-bank = Common supply
part-year = Year
crate-keep = { $count ->
    [one] Tap 1 token that you give away
   *[other] Tap { $count } tokens that you give away
}
crate-take = { $count ->
    [one] Tap what you take: 1 token at most
   *[other] Tap what you take: { $count } tokens at most
}

## Places as a page names them
place-exchange = exchange: { $what }
place-row = harvest column
place-houses = brewery and bakery
place-build = upgrades
place-storage = storage
button-card = Play: { $what }
button-redraw = Change: { $what }
button-discard = Discard: { $what }
button-swap = Exchange for: { $what }
button-note-redraw = a card can still be changed
button-note-offer = what you do not keep is offered
detail-room = { $tokens } tokens, { $places } places: { $away } to go
detail-offered = on offer: { $goods }
told-swap = { $player } exchanges { $kind } for { $taken }.

## Lessons
lesson-first-goal = Beer and bread, both of them
lesson-first-goal-body = In six years you brew beer and bake bread for coins. At the end only *the smaller of the two sums* counts, so let neither fall behind.
lesson-first-goal-mark-1 = *The brewery* for beer
lesson-first-goal-mark-2 = *The bakery* for bread
lesson-first-goal-mark-3 = *Your storage*: nine places for resources
lesson-first-uses = One card, three uses
lesson-first-uses-body = Each turn you play *one card*. Its three parts are three different actions, and you choose one of them.
lesson-first-uses-mark-1 = *Harvest*: the top of the card brings resources
lesson-first-uses-mark-2 = *Sell*: pay the recipe in the middle, get the coins
lesson-first-uses-mark-3 = *Build*: the bottom becomes a building for good
lesson-first-uses-task = Look at each of the three. You do not play yet.
lesson-first-uses-again = Choose harvest, sell and build, one after the other.
lesson-first-uses-done = Three uses, but *only one for each card*. That is the whole game.
lesson-first-harvest = First of all, resources
lesson-first-harvest-body = Your storage is empty, so you *harvest*: this card shows wheat, barley, rye and hops, and you take one of each from the fields.
lesson-first-harvest-mark-1 = *Four resources* on top of it
lesson-first-harvest-task = Choose this card, harvest, then end your turn.
lesson-first-harvest-again = The small beer first, then harvest, then the end of your turn.
lesson-first-harvest-done = Four tokens are stored. The card lies in *your harvest row* and helps again.
lesson-first-hands = You swap hands
lesson-first-hands-body = Orange plays a card, too. In a *fruitful year* you two then swap all the cards in your hands: what you leave, Orange gets.
lesson-first-row = The row makes you rich
lesson-first-row-body = For each resource on the *new* card you take as many as *the whole row* shows. Wheat and rye stand there already, so now you take two of each.
lesson-first-row-mark-1 = *Your row*: wheat and rye already shown
lesson-first-row-task = Play the bread card that is lit, and harvest.
lesson-first-row-again = Choose the card that is lit, then harvest.
lesson-first-row-no-choose-card = First a card of your hand, then what to do with it.
lesson-first-row-done = Five tokens at once: your storage of nine is *full*.
lesson-first-sell = Bake and sell
lesson-first-sell-body = You hold a festive bread worth *9 coins*, and all it needs: water, three wheat, two rye. Pay the recipe, and the card goes into the bakery.
lesson-first-sell-mark-1 = *The recipe* is in the middle
lesson-first-sell-mark-2 = *Room for one* bread
lesson-first-sell-task = Play the festive bread and sell it.
lesson-first-sell-again = The festive bread that is lit, then sell.
lesson-first-sell-done = Nine coins for bread. But now *the bakery is full* until you clean it.
lesson-first-full = More than you can store
lesson-first-full-body = This harvest brings seven tokens, and you have room for six. You choose what has to go, from old and new ones, and *Orange may take it*.
lesson-first-full-mark-1 = *Room for six* more
lesson-first-full-task = Harvest the card that is lit, then give one water away and confirm.
lesson-first-full-again = Give exactly one water away: barley and rye are worth more to you now.
lesson-first-full-done = Nine are left. So *too much at once* helps the other player.
lesson-first-clean = Build and clean up
lesson-first-clean-body = Building is free, and every time you build you also *clean*: sold cards leave the brewery and the bakery. This guild brings coins at the end, too.
lesson-first-clean-mark-1 = *Full* until you clean it
lesson-first-clean-task = Play your last card of this year: build it.
lesson-first-clean-again = Choose your last card, then build and clean.
lesson-first-clean-done = The bread lies on your pile of sold cards, the bakery is free, and *the guild stands*.
lesson-first-year = A dry year follows
lesson-first-year-body = Whoever has *fewer tokens* gets the windmill and begins: Orange. You take the cards of your row back into your hand, fields are poor, hands stay, and *three cards to exchange* lie open.
lesson-first-exchange = Swap, then play at once
lesson-first-exchange-body = In a dry year you may lay a card of your hand down for *one of the three* and play that one at once. This one makes your brewery larger.
lesson-first-exchange-mark-1 = *A larger brewery* if you build it
lesson-first-exchange-task = Choose the lit card of your hand, exchange it, then build.
lesson-first-exchange-again = The lit card of your hand first, then the lit one on the table, then build.
lesson-first-exchange-done = Your brewery now has room for *two beers*. The card you laid down is there for both of you.
lesson-first-beer = And now a beer
lesson-first-beer-body = So far you have 10 coins for bread and none for beer: that counts as *nothing*. The small beer you harvested last year is in your hand again. Brew it!
lesson-first-beer-mark-1 = *Room for two* now
lesson-first-beer-task = Play the small beer and sell it.
lesson-first-beer-again = The small beer that is lit, then sell.
lesson-first-beer-done = Five coins for your first beer.
lesson-first-lower = The smaller sum counts: { $points }
lesson-first-lower-body = Ten for bread, five for beer: your result is *{ $points }*. One more bread would change nothing now, one more beer a lot.
lesson-first-last = After six years
lesson-first-last-body = Fruitful and dry years take turns. These are *the last turns of the sixth year*. Then coins are added up, those of your buildings, too.
lesson-first-finish = Your result is { $points }
lesson-first-finish-body = One card a turn: harvest, sell, or build and clean. *The higher of the smaller sums wins*. Play on from the second year, against an easy bot.
