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
    [one] in your first turn of a fruitful year invert 1 hand card: only you may play it
   *[other] in your first turn of a fruitful year invert { $amount } hand cards: only you may play them
}
building-yearly = { title-yearly } ({ $resource })
title-yearly = Field hand
does-yearly = every year { $amount } { $resource } from the field
building-supply = { title-supply } ({ $resource })
title-supply = Granary
does-supply = where the field is short of { $resource } for you, take it from the common supply
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
does-coins_if-more_buildings = at the end { $amount } coins for beer or for bread if you have more upgrades than the other
building-coins_if-stock_lead = { title-coins_if-stock_lead }
title-coins_if-stock_lead = Storekeeper
does-coins_if-stock_lead = at the end { $amount } coins for beer or for bread if you have at least two tokens more in storage than the other
building-coins_if-windmill = { title-coins_if-windmill }
title-coins_if-windmill = Millers' guild
does-coins_if-windmill = at the end { $amount } coins for beer or for bread if you have the windmill

## The score sheet
score-beer = Beer
score-beer-short = values of the beers that you sold
score-bread = Bread
score-bread-short = values of the breads that you sold
score-result = Result (the lower of the two)
score-buildings = Upgrades
score-buildings-short = for the end, to beer or to bread
paper-note = A box for each sold card. The higher result wins; a tie goes to the higher other good, then to whoever does not have the windmill.

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
words-bank = Common supply: { $goods }
words-pile = Draw deck, { $number } cards, backs from the top: { $backs }
words-discards = Discard pile: { $cards }
words-exchange = Exchange cards: { $cards }
words-offered = On offer to the other player: { $goods }
words-player = Player { $number }, { $name }{ $coins }
words-coins = : beer { $beer }, bread { $bread }, result { $result }
words-hand = Hand: { $cards }
words-storage = Storage: { $goods }; places: { $places }
words-row = Harvest column: { $cards }; it shows { $goods }
words-brewery = Brewery ({ $number } of { $room }): { $cards }
words-bakery = Bakery ({ $number } of { $room }): { $cards }
words-sold = Sold: { $cards }
words-back = face-down { $good }
words-building = { $position }: { $building }, card { $card }: { $does }
words-card = { $card }, { $kind }, { $value } coins. Harvest: { $harvest }. Recipe: { $recipe }. Upgrade: { $building }, { $does }
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
asked-card-reserve = Choose one of your { $left } cards: to play it, or first to invert it for yourself
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
log-lost = Back to the common supply: { $goods }.
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
log-reserve = { $player } inverts a card: { $good }.
log-reserve-known = { $player } inverts { $kind }.
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
log-shuffle = The discard pile is shuffled into a new draw deck.
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
refusal-turned-by-other = { $kind } was inverted by { $owner }: only that player may play it.
refusal-turned-now = You have just inverted { $kind }: play another card in this turn.
refusal-no-room-beer = { $cards ->
    [one] Your brewery is full: a sold beer lies on it. Build something to clean it.
   *[other] Your brewery is full: { $cards } sold beers lie on it. Build something to clean it.
}
refusal-no-room-bread = { $cards ->
    [one] Your bakery is full: a sold bread lies on it. Build something to clean it.
   *[other] Your bakery is full: { $cards } sold breads lie on it. Build something to clean it.
}
refusal-cannot-pay = You cannot pay for { $kind }: you lack { $goods }, and you have no upgrade that lets something stand in.
refusal-cannot-pay-with = You cannot pay for { $kind }: you lack { $goods }, and your substitutions do not make up for it.
refusal-cannot-pay-without = You cannot pay for { $kind }: you lack { $goods }. An upgrade that lets 2 { $pay } stand in for 1 { $for } would help.
refusal-no-reserve = You have no upgrade that inverts a card.
refusal-reserve-dry = Cards are inverted in fruitful years only.
refusal-reserve-late = Cards are inverted in your first turn of the year only.
refusal-reserve-all = { $cards ->
    [one] You have inverted a card already.
   *[other] You have inverted { $cards } cards already.
}
refusal-reserve-last = One card has to stay for you to play now.
refusal-swap-fruitful = There are no exchange cards in a fruitful year.
refusal-swap-twice = { $kind } came from the exchange: it has to be played now.
refusal-no-exchange-card = There is no card on exchange place { $place }: the piles have run out.
refusal-no-redraw = Changing a card is not possible now.
refusal-no-discard = Harvest cards are discarded only at the start of a dry year, with the right upgrade.
refusal-not-in-row = { $kind } is not in your harvest column.
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
rule-BB-1 = Two play with 60 cards: 30 beer and 30 bread, of three kinds each, worth 4 or 5, 6 or 7, 8 or 9 coins. They are shuffled into one draw deck. The backs tell beer from bread, and everybody may look at them.
rule-BB-2 = There are 84 tokens in the common supply: 18 water, 18 wheat, 18 barley, 15 rye, 15 hops. You have a storage with 9 places, one token each, a brewery, a bakery and six positions for upgrades.
rule-BB-3 = The game takes six years. The first, third and fifth are fruitful, the others dry. The windmill shows who plays first; in the first year it belongs to whoever last brewed or baked something, or whom you agree on or draw by lot.
rule-BB-4 = A year has four phases: seeding, cards, actions, milling. Tokens in storage, sold cards and upgrades stay from year to year.
rule-BB-10 = Seeding a fruitful year: 7 wheat, 8 barley, 6 rye and 6 hops lie on the fields. Dry: 5 wheat and 4 of each other; what is too much goes back to the common supply. All water of the common supply goes to the river. If the common supply runs short, there are fewer.
rule-BB-20 = In a fruitful year whoever has the windmill draws five cards, then the other does.
rule-BB-21 = In a dry year both take their harvest cards of last year into their hands and draw to five, the windmill first. Then three cards are laid out face up: the exchange cards.
rule-BB-21a = The order in the card phase: harvest cards into the hands, drawing, changing cards, exchange cards; each step with the windmill holder first.
rule-BB-22 = You play at most five cards a year, so the harvest cards that you take back always fit into your hand.
rule-BB-23 = As soon as the draw deck is empty, the discard pile is shuffled into a new one; if that is empty, as soon as a card has to be drawn.
rule-BB-23a = There are always enough cards for the hands. Only in the last year there may be fewer exchange cards, or nothing to change a card for.
rule-BB-30 = In a fruitful year both play one card each, the windmill first, and then the hands are swapped; until all cards are played.
rule-BB-30a = In every turn you play exactly one card: harvest it, sell it or build it. You cannot pass; harvesting and building are always possible. Your turn ends when you say so.
rule-BB-31 = In a dry year both play one card each in turn, the windmill first. The hands are not swapped.
rule-BB-32 = In a dry year you may lay your card on one of the exchange places and play the card that was there, at once and in any way. Your card is an exchange card from then on, for both players.
rule-BB-33 = Harvest and Store: add the card to your harvest column. For each resource on the new card you take as many tokens as your whole column shows of it. You must. If there are fewer, you take what is there.
rule-BB-33a = First all tokens of a harvest are gathered, with all that upgrades add, and then they are stored.
rule-BB-34 = If there is too little room, you choose what to keep, old or new. The rest is offered to the other player, who may take as much as fits into free places; what is left goes to the common supply.
rule-BB-34a = You keep as many tokens as fit: nothing that still fits may be given away. The other may take any part, or nothing.
rule-BB-34b = A harvest, the yearly collecting, a cleaning or a gift of water: each gathers all its tokens and then asks at most once what to keep and what to take. If everything fits, nobody is asked.
rule-BB-35 = Produce and Sell: a beer goes on your brewery, a bread on your bakery, and you pay its whole recipe from your storage to the common supply. There is room for one card on each, until you clean it away.
rule-BB-36 = Upgrade and Clean: the card becomes an upgrade at its position, for free, and works from now on. Then you clean: all sold cards go from brewery and bakery to your sold pile. You must, but there may be nothing to clean.
rule-BB-37 = You may look at your own cards at any time, at the other's face-down cards not. All tokens and the numbers of cards are open.
rule-BB-37a = Of the other's sold cards you see only the backs. Each was played face up, though, and the log remembers it.
rule-BB-40 = Milling: whoever has fewer tokens in storage takes the windmill. With equally many it always changes hands.
rule-BB-41 = After a dry year the exchange cards and all harvest cards are discarded. After a fruitful year the harvest cards stay: you will take them back.
rule-BB-50 = After six years the coins of your sold beer and of your sold bread are added up. The lower of the two is your result, and the higher result wins. A tie: the higher sum of the other good; still a tie: whoever does not have the windmill.
rule-BB-60 = To collect means: you must take the tokens from field or river and store them. If there are none, you get none. Every upgrade counts by itself, and copies add up.
rule-BB-61 = Card trader: when both have drawn, you may discard a hand card and draw the top card, once for each such upgrade, in every year.
rule-BB-62 = Barn gate: in a dry year you may discard any of your harvest cards instead of taking them back, and then draw to five.
rule-BB-63 = Late market: at the start of your last turn in a fruitful year you draw a card, play one and discard the other. One more card for each such upgrade.
rule-BB-64 = Notched stick: in your first turn of a fruitful year you may invert a hand card. It travels with the hand, but only you may play it.
rule-BB-64a = You play another card in that turn. Whoever holds a turned card may look at it. If a hand has turned cards only, any of them may be played.
rule-BB-65 = Field hand: every year after the seeding you collect tokens of its resource, as many as it shows, the windmill holder first.
rule-BB-66 = Granary: if the field has too few of this resource for you, the missing tokens come from the common supply, as far as it has them.
rule-BB-67 = Reaper: when you harvest a card that shows this resource, you take as many more of it as the upgrade shows.
rule-BB-68 = Mill race: when the other player has finished a harvest, you collect what the upgrade shows.
rule-BB-69 = Sheds add places to your storage, some for one resource only. Your tokens are always laid so that as many as possible fit.
rule-BB-70 = Second kettle and second oven: more cards on brewery or bakery, as many as they show. Malt house: two of one resource stand in for one of another in a recipe, as often as you like and in chains.
rule-BB-70a = You choose what you really pay: any tokens that make exactly the recipe. If there is only one way, it is paid at once.
rule-BB-71 = Cooper and baker's boy: tokens for each card that you clean away, also in the turn in which you build them; but not for the cards taken at the end of the game.
rule-BB-72 = Upgrades for the end: coins for each sold card of a kind, counted to that card's good; or the coins that they show, for beer or for bread, if something holds at the end.
rule-BB-73 = Sold cards on brewery and bakery count. Each 2 coins go where your lower good, then the other, is highest. Tokens and windmill count as they are after the last milling.

## Buttons
do-card = Play { $good } { $number }
do-harvest = Harvest
do-sell = Sell
do-build = Upgrade and Clean
do-reserve = Invert
do-swap = Exchange place { $what }
do-end = End the turn
do-done = Go on
do-keep = Keep { $number } { $resource }
do-take = Take { $number } { $resource }
do-pay = Pay { $number } { $resource }
do-redraw = Change { $good } { $number }
do-discard = Discard { $good } { $number }

## Picture
side-row = Harvest column
side-windmill = Windmill
side-windmill-of = { $player } begins this year. Next year: who has fewer tokens.
side-windmill-end = { $player } has it at the end.
side-pile = Draw deck
side-piles = { $pile } cards, { $discards } discarded
side-position-cards = Cards
side-position-collect = Collect
side-position-storage = Storage
side-position-produce = Produce
side-position-clean = Clean
side-position-score = End
tile-harvest = Harvest and Store
tile-harvest-short = Harvest
tile-sell-beer = Brew and sell
tile-sell-bread = Bake and sell
tile-build = Upgrade and Clean
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
card-supply = Lacking { $resource } comes from the common supply
card-bonus = When you harvest it: { $resource } +{ $amount }
card-gift = After the other’s harvest: { $resource } +{ $amount }
card-storage = More room: { $places }
card-capacity-beer = Brewery: { $amount } more
card-capacity-bread = Bakery: { $amount } more
card-substitute = In recipes: 2 { $pay } for 1 { $for }
card-clean-beer = Each beer cleaned: { $resource } +{ $amount }
card-clean-bread = Each bread cleaned: { $resource } +{ $amount }
card-coin_per_kind = End: +{ $amount } for each { $tier_each }
card-coins_if-more_buildings = End: +{ $amount } if you have more upgrades
card-coins_if-stock_lead = End: +{ $amount } if you have 2 more tokens
card-coins_if-windmill = End: +{ $amount } if you have the windmill
about-field = { $resource }: { $shape } tokens. What lies here can be harvested.
about-storage = Storage: one token on each place. Marked places are for one resource only.
about-brewery = Brewery: brewed beer waits here until you clean. While it is full, no more can be brewed.
about-bakery = Bakery: baked bread waits here until you clean. While it is full, no more can be baked.
about-row = Harvest column: of each resource on a new card you take as many as the whole column shows.
about-exchange = In a dry year a hand card can be laid here and the card that was here played at once.
about-windmill = Whoever has the windmill begins. After each year it goes to who has fewer tokens.
about-pile = Draw deck: its backs tell beer from bread, the top card is the first one.
about-fruitful = Fruitful year: rich fields; hands are swapped after each pair of turns.
about-dry = Dry year: poor fields; no swapping, but three exchange cards.
about-position-cards = Upgrades for the hand and for drawing cards.
about-position-collect = Upgrades that bring tokens.
about-position-storage = Upgrades with more places for tokens.
about-position-produce = Upgrades for brewing and baking.
about-position-clean = Upgrades that give something when you clean.
about-position-score = Upgrades that give coins at the end.
shape-water = round
shape-wheat = square
shape-barley = six-sided
shape-rye = diamond-shaped
shape-hops = shield-shaped

## Reasons of hints
when-year = Year { $year }, turn { $turn }
reason-can-sell = { $kind } can be sold then: { $coins } coins.
reason-lacks-one = Only 1 { $resource } is missing then to sell { $kind } for { $coins } coins.
reason-lower = Your lower good decides, and this raises it to { $points }.
reason-full-beer = The brewery is full then and has to be cleaned before more beer is sold.
reason-full-bread = The bakery is full then and has to be cleaned before more bread is sold.
reason-fields-empty = The fields have no { $resource } left for the other player.
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
reason-build = a new upgrade: { $title }
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
about-card = { $kind }, { $value } coins. Harvest: { $harvest }. Recipe: { $recipe }. Upgrade: { $building }, { $does }

## On a phone, and the crate of tokens
part-hand = Hand
part-other = The other player
part-cards = Your cards
part-cards-hand = Hand
part-cards-exchange = Exchange
part-cards-row = Harvest column
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
lesson-first-uses-mark-3 = *Build*: the bottom becomes an upgrade for good
lesson-first-uses-task = Look at each of the three. You do not play yet.
lesson-first-uses-again = Choose harvest, sell and build, one after the other.
lesson-first-uses-done = Three uses, but *only one for each card*. That is the whole game.
lesson-first-harvest = First of all, resources
lesson-first-harvest-body = Your storage is empty, so you *harvest*: this card shows wheat, barley, rye and hops, and you take one of each from the fields.
lesson-first-harvest-mark-1 = *Four resources* on top of it
lesson-first-harvest-task = Choose this card, harvest, then end your turn.
lesson-first-harvest-again = The small beer first, then harvest, then the end of your turn.
lesson-first-harvest-done = Four tokens are stored. The card lies in *your harvest column* and helps again.
lesson-first-hands = You swap hands
lesson-first-hands-body = Orange plays a card, too. In a *fruitful year* you two then swap all the cards in your hands: what you leave, Orange gets.
lesson-first-row = The column makes you rich
lesson-first-row-body = For each resource on the *new* card you take as many as *the whole column* shows. Wheat and rye stand there already, so now you take two of each.
lesson-first-row-mark-1 = *Your column*: wheat and rye already shown
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
lesson-first-year-body = Whoever has *fewer tokens* gets the windmill and begins: Orange. You take the cards of your column back into your hand, fields are poor, hands stay, and *three cards to exchange* lie open.
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
lesson-first-last-body = Fruitful and dry years take turns. These are *the last turns of the sixth year*. Then coins are added up, those of your upgrades, too.
lesson-first-finish = Your result is { $points }
lesson-first-finish-body = One card a turn: harvest, sell, or build and clean. *The higher of the smaller sums wins*. Play on from the second year, against an easy bot.

until-end = it is year { $year } of six; { $left ->
    [0] it is the last one.
    [one] 1 more comes after it.
   *[other] { $left } more come after it.
}

lesson-stick = The notched stick
lesson-stick-see = A card that is yours
lesson-stick-see-body = With the *notched stick* you may turn a card of your hand around in your first turn of a fruitful year. It travels with the hand, but only you may play it.
lesson-stick-do = Reserve a card
lesson-stick-do-body = Then you play another card in this turn, as always.
lesson-stick-do-task = Choose the card that glows, then reserve it.
lesson-stick-do-again = The card that glows, and then the stick: reserve it.
lesson-stick-do-done = It is *turned*. When the hand comes back to you, you may play it.

lesson-malt = The malt house
lesson-malt-see = Two for one
lesson-malt-see-body = With a *malt house* two tokens of one resource stand in for one of another in a recipe, as often as you like. Where several ways lead there, you choose.
lesson-malt-do = Sell with a choice
lesson-malt-do-body = The recipe can be paid in two ways. What you keep is up to you.
lesson-malt-do-task = Choose the card that glows, sell it, and say what you pay.
lesson-malt-do-again = First the card, then sell it, then choose what you pay.
lesson-malt-do-done = *Paid and sold.* What you kept may serve the next recipe.

lesson-gate = The barn gate
lesson-gate-see = Not all of it back
lesson-gate-see-body = In a dry year you take your harvest cards back into your hand. With the *barn gate* you may discard some of them first, and then you draw to five.
lesson-gate-do = Let one go
lesson-gate-do-body = Every card that you discard is a new one from the pile.
lesson-gate-do-task = Discard the card that glows, then say that you are done.
lesson-gate-do-again = The card that glows, and then: done.
lesson-gate-do-done = A *fresh card* comes in its place.

lesson-trader = The card trader
lesson-trader-see = Another card
lesson-trader-see-body = When both have drawn, the *card trader* lets you discard one card of your hand and draw the top card of the pile. Its back you see before.
lesson-trader-do = Change a card
lesson-trader-do-body = Good is to give away what helps neither of you.
lesson-trader-do-task = Choose the card that you want to change.
lesson-trader-do-again = One of your hand cards that glow.
lesson-trader-do-done = *Changed.* The discard is open, the new card only yours to see.

## The score sheet of the real table

fault-set-bad = components: { $reason }
fault-set-form = components: expected “standard” or a whole component set, not { $given }
fault-card-unknown = { $player }: sold: unknown { $given }; there are { $first } to { $last }
fault-card-twice = { $player }: sold: { $card } twice
fault-card-sold = { $player }: sold: { $card } sold by { $owner } already
fault-too-many-played = { $player }: { $count } cards sold and built; nobody plays more than { $most }
fault-building-copies = buildings: { $building } { $count } times; the set has { $most }
fault-building-sold = buildings: { $building } { $count } times; of the { $most } cards with it { $sold } were sold
fault-storage-full = { $player }: storage: { $count } tokens do not fit into its { $most } places
fault-storage-all = storage: { $count } { $resource } in all; there are { $most }
fault-windmill-form = { $player }: windmill: expected true or false, not { $given }
fault-windmill = windmill: one player has it, not { $count }
pad-what = What is tapped
pad-sold-beer = Beer sold
pad-sold-bread = Bread sold
pad-built-beer = Built, blue cards
pad-built-bread = Built, brown cards
pad-values = Values alone
pad-value = Cards worth { $value }
pad-storage = Storage at the end
pad-windmill = The windmill
pad-take = Take the card
pad-take-back = Take the card away
pad-hint-cards = Tap the cards that { $player } has sold, then those that were built. A second tap takes one away.
pad-hint-values = If your cards are not these: how many cards of each value were sold. Buildings that bring coins are still tapped.

# What is wrong with a component set

fault-stands-in = { $where }: { $resource } cannot stand in for itself
fault-no-place = { $where }: a storage building has at least one place
fault-card-value = { $where }: kind { $tier } is worth { $lowest } or { $highest }, not { $given }
fault-no-harvest = { $where }: empty, but every card harvests something
fault-no-recipe = { $where }: empty, but every recipe asks for something
fault-effect-sum = { $where }: buildings with the effect { $effect } add up to { $count }; at most { $most } can be played with
fault-unpayable = { $where }: nothing can pay { $count } tokens; no storage of this set holds them

# Where people type in their box

set-beer = Beer
set-bread = Bread
field-harvest = Harvest
field-value = Value
field-recipe = Recipe
field-building = Upgrade
lesson-overflow = Overflow
lesson-overflow-see = More than fits
lesson-overflow-see-body = Your storage has 9 places for anything, 1 for barley and 1 for hops. Five tokens lie there. This harvest would bring *4 water, 3 barley and 1 rye*: that is too much, for hops have none and their place stays empty.
lesson-overflow-give = You choose what goes
lesson-overflow-give-body = Old or new does not matter: you keep what you like, but *as many as fit*. Water is easy to get again.
lesson-overflow-give-task = Harvest the card that is lit, give three water away, and confirm.
lesson-overflow-give-again = The small beer that is lit, then harvest, then give three water away: barley and rye are scarce.
lesson-overflow-give-done = Ten are left, and three water are *offered to Orange*.
lesson-overflow-other = What you give away is offered
lesson-overflow-other-body = Orange has room and takes *all three water*, without an action of its own. So a rich harvest may feed the other player.
lesson-overflow-take = Now it is the other way round
lesson-overflow-take-body = In year 5 Orange harvests too much: 3 water and 2 wheat are on offer. You have *three free places*; the one for hops is taken.
lesson-overflow-take-task = Take three water and confirm.
lesson-overflow-take-again = Three water this time: your next recipes need them.
lesson-overflow-take-done = *Three tokens for nothing.* What nobody takes goes back to the common supply.

lesson-dry = Dry years
lesson-dry-see = Poor fields, and your own hand
lesson-dry-see-body = The second, fourth and sixth year are dry. *Only 5 wheat and 4 each of barley, rye and hops* grow. You keep your hand: nobody swaps. The cards that you harvested last year are in it again.
lesson-dry-do = Exchange one
lesson-dry-do-body = Three cards lie open for exchange. Your small beer brings no hops; the flatbread in third place does, and your next recipes need hops.
lesson-dry-do-task = Choose the lit card of your hand, exchange it for the lit one, and harvest that.
lesson-dry-do-again = The lit card of your hand first, then the third card on the table, then harvest.
lesson-dry-do-done = The flatbread is harvested at once. *Your small beer lies on the table,* for whoever wants it.
lesson-dry-count = What it brought
lesson-dry-count-body = Water, barley, rye, and *two hops*: one for the card and one by your reaper. In a dry year an exchange costs nothing, so look at the three cards in every turn.

lesson-shed = Sheds
lesson-shed-see = Room for more
lesson-shed-see-body = *A shed* adds places to your storage, here one for barley and one for hops. Others have two for water, or one for anything.
lesson-shed-do = Build the shed
lesson-shed-do-body = It is the last card of the year. To build it costs nothing, and brewery and bakery are cleaned as well.
lesson-shed-do-task = Play your last card: build it.
lesson-shed-do-again = Choose the loaf in your hand, then build and clean.
lesson-shed-do-done = Two places more, and *both houses are free* again.
lesson-shed-count = Eleven places
lesson-shed-count-body = Nine for anything, and two that take only their own resource. Tokens are laid by themselves so that as many as possible fit.

lesson-boy = Cooper and baker's boy
lesson-boy-see = Cleaning brings something
lesson-boy-see-body = *The baker's boy* brings a token for each bread that you clean away, here hops; *the cooper* does the same for beer. You have a baker's boy, and one bread lies in the bakery.
lesson-boy-do = Build something
lesson-boy-do-body = Every time you build you clean. What you build does not matter for that; this guild will bring coins at the end.
lesson-boy-do-task = Play the lit card: build it.
lesson-boy-do-again = Choose the strong beer that is lit, then build and clean.
lesson-boy-do-done = The bread goes to your sold cards, and *one hops* comes into your storage.
lesson-boy-count = One hops for one bread
lesson-boy-count-body = Two breads would have brought two. So with a baker's boy and a second oven it pays to fill the bakery before you clean.

lesson-guild = Guilds and bread
lesson-guild-see = What bread has brought so far
lesson-guild-see-body = Bread stands at { $points } coins. *Guilds* add a coin for each sold card of their kinds. You have two for strong beer and festive bread.
lesson-guild-do = A festive bread
lesson-guild-do-body = The recipe is in your storage, and the card itself says 8 coins.
lesson-guild-do-task = Play the festive bread that is lit and sell it.
lesson-guild-do-again = Choose the festive bread that is lit, then sell.
lesson-guild-do-done = 8 for the card, and *1 from each of the two guilds.*
lesson-guild-count = Bread: { $points } coins
lesson-guild-count-body = Ten more by one card. Other upgrades for the end bring 2 coins for a majority; those go to whichever good helps you most.

lesson-coins = Beer and bread in coins
lesson-coins-see = Beer is behind: { $points } coins
lesson-coins-see-body = It is the last year. Bread has brought 33 coins, beer only { $points }. *The smaller sum is your result,* so more bread would bring nothing now.
lesson-coins-do = A strong beer
lesson-coins-do-body = It says 9 coins, and your two guilds for strong beer bring 2 more.
lesson-coins-do-task = Play the strong beer that is lit and sell it.
lesson-coins-do-again = Choose the strong beer that is lit, then sell.
lesson-coins-do-done = From 26 to 37: *beer is in front now.*
lesson-coins-count = Beer: { $points } coins
lesson-coins-count-body = All beers that you have sold, those on the brewery too, and what the guilds add for them.
lesson-coins-bread = Bread: { $points } coins
lesson-coins-bread-body = Now bread is the smaller sum, so your result is { $points }. The next card to sell is a bread again: keep both sums together.

lesson-oven = Second oven, second kettle
lesson-oven-see = Room for one more
lesson-oven-see-body = A bakery has room for one bread until you clean. *A second oven* makes room for one more, *a second kettle* does so in the brewery. You have two such ovens, and one bread lies in the bakery.
lesson-oven-do = Sell without cleaning
lesson-oven-do-body = You have what the flatbread needs, and there is room for it.
lesson-oven-do-task = Play the flatbread that is lit and sell it.
lesson-oven-do-again = Choose the flatbread that is lit, then sell.
lesson-oven-do-done = *Two breads* lie side by side. You did not have to build in between.
lesson-oven-count = Bread: { $points } coins
lesson-oven-count-body = 6 and 5. Each turn without cleaning is a turn for something else.

lesson-race = The mill race
lesson-race-see = Water while others work
lesson-race-see-body = *The mill race* brings you a water when the other player has harvested. You need do nothing for it. You have no water now, and four places that take only water.
lesson-race-watch = Blue harvests
lesson-race-watch-body = Blue plays a card for its harvest and ends the turn: *one water* flows into your storage.
lesson-race-do = And your own harvest
lesson-race-do-body = Your own harvest brings nothing by the mill race; only Blue's does.
lesson-race-do-task = Harvest the card that is lit, then end your turn.
lesson-race-do-again = The lit card, then harvest, then the end of your turn.
lesson-race-do-done = In a fruitful year both of you harvest often, so *water is no worry* any more.

lesson-market = The late market
lesson-market-see = A choice in the last turn
lesson-market-see-body = In the last turn of a fruitful year one card is left, the one that nobody wanted. With *the late market* you draw one more, play one of the two and discard the other.
lesson-market-do = Play the better one
lesson-market-do-body = The new card is a field hand: every year a wheat for you. Build it, and then see what the new year brings.
lesson-market-do-task = Play the lit card: build it, and end your turn.
lesson-market-do-again = The lit card, then build, then the end of your turn.
lesson-market-do-done = The other card is *discarded*. And the field hand has brought its first wheat already.

lesson-hand = The field hand
lesson-hand-see = Help in the fields
lesson-hand-see-body = *A field hand* fetches tokens of its resource every year, right after the seeding. The field hand for wheat was built just now. In your storage there is no wheat.
lesson-hand-do = The year is over
lesson-hand-do-body = This was the last turn of the year. Milling and seeding go by themselves.
lesson-hand-do-task = End your turn.
lesson-hand-do-again = End your turn with the button.
lesson-hand-do-done = A new year, and *one wheat* is in your storage.
lesson-hand-count = From the field
lesson-hand-count-body = It comes from the field: 5 wheat were sown for this dry year, 4 are left. Several field hands fetch one after the other, and the windmill decides who is first.

lesson-reaper = The reaper
lesson-reaper-see = One more of it
lesson-reaper-see-body = *A reaper* brings one more of its resource whenever you harvest a card that shows it. Yours is for barley. There is one barley in your storage.
lesson-reaper-do = Harvest with barley
lesson-reaper-do-body = The small beer shows water, barley and rye, one of each. Your harvest column is still empty.
lesson-reaper-do-task = Harvest the card that is lit.
lesson-reaper-do-again = The small beer that is lit, then harvest.
lesson-reaper-do-done = Water, rye and *two barley.*
lesson-reaper-count = One and one more
lesson-reaper-count-body = One barley for the card, one by the reaper. On a card without barley the reaper does nothing.

lesson-granary = The granary
lesson-granary-see = When a field is nearly empty
lesson-granary-see-body = You take what your column shows, but never more than the field has: the rest is lost. *A granary* gives you the rest from the common supply. Yours is for barley, and one barley is left on the field.
lesson-granary-do = A harvest of three barley
lesson-granary-do-body = The loaf on the table shows barley, your row shows it too, and your reaper adds one: that makes three.
lesson-granary-do-task = Choose the lit card of your hand, exchange it for the loaf that is lit, and harvest.
lesson-granary-do-again = The lit card of your hand, then the second card on the table, then harvest.
lesson-granary-do-done = One barley from the field, *two from the common supply.*
lesson-granary-count = All three are yours
lesson-granary-count-body = Without the granary it would have been one. In dry years and late in a year it helps most.
