## Chapters
chapter-goal = Goal of the game
chapter-goal-lead = Two villages share fields and a river. For six years you brew beer and bake bread, and at the end only the good that earned you less counts. So sell both.
chapter-goal-1 = *Beer coins and bread coins* are added up apart. The lower sum is your result, and the higher result wins.
chapter-goal-2 = *To sell* you need resources: harvest them from the fields first.
chapter-goal-3 = *To sell again* you need room: build something, and brewery and bakery are cleaned.
chapter-goal-words = win winner victory aim who wins result lower coins points

chapter-setup = Set-up
chapter-setup-lead = Each village has a storage, a brewery, a bakery and room for upgrades. Everything is empty at the start.
chapter-setup-1 = *The storage* holds 9 tokens, one on each place. All 84 tokens start in the common supply.
chapter-setup-2 = *60 cards,* half of them beer and half bread, are one draw deck. The backs tell beer from bread.
chapter-setup-3 = *Six years* make the game: the first, third and fifth are fruitful, the others dry. The windmill shows who plays first.
chapter-setup-4 = *What is open:* all tokens and how many cards there are. Hidden are only faces: those of the draw deck, of the other's hand and of the other's sold cards.
chapter-setup-words = beginning start prepare how many tokens places storage size years how long first player who starts windmill hidden look at cards components

chapter-year = A year begins
chapter-year-lead = Four phases make a year: seeding, cards, actions, milling. The first two go by themselves.
chapter-year-1 = *Seeding:* tokens from the common supply are laid on the fields, and all water of the common supply comes into the river.
chapter-year-2 = *A fruitful year* has 7 wheat, 8 barley, 6 rye and 6 hops on the fields; a dry one only 5 wheat and 4 of each other.
chapter-year-3 = *Cards in a fruitful year:* both draw five.
chapter-year-4 = *Cards in a dry year:* take your harvest cards of last year back into your hand and draw to five. Then three cards are laid open: the exchange cards.
chapter-year-words = seeding phase fruitful dry draw cards hand how many cards year fields grow how many tokens lie

chapter-turn = Your turn
chapter-turn-lead = You play exactly one card, in one of three ways. You cannot pass, and you say when the turn is over.
chapter-turn-1 = *Harvest it:* the upper part brings resources.
chapter-turn-2 = *Sell it:* pay the recipe and earn its coins.
chapter-turn-3 = *Build it:* the lower part becomes an upgrade, and you clean.
chapter-turn-4 = *Fruitful years: swap hands.* When both have played a card, you swap all the others. What you leave, the other gets. In dry years you keep your hand.
chapter-turn-5 = *Dry years: exchange.* Lay your card on one of the three exchange places and play the card that was there, at once.
chapter-turn-words = my turn what can I do actions card play pass skip swap hands exchange three ways

chapter-harvest = Harvest and store
chapter-harvest-lead = The more cards with the same resource lie in your harvest column, the more of it every further one brings.
chapter-harvest-1 = *Add the card to your column.* For each resource on the new card, count it in the whole column, the new card included: so many tokens you take.
chapter-harvest-2 = *Only what the new card shows.* Resources that older cards alone show bring nothing now.
chapter-harvest-3 = *You must take all of it.* If a field has fewer, you take what is there, and the rest is lost.
chapter-harvest-example = Two cards with one water each are in the column. A third one with one water brings 3 water; with two water it would bring 4.
chapter-harvest-words = harvest collect resources how many do I take row column tokens wheat barley rye hops water too few empty field

chapter-storage = Too little room
chapter-storage-lead = If old and new tokens together do not fit, you choose what stays.
chapter-storage-1 = *Keep as many as fit,* of old and new ones, as you like. Nothing that still fits may be given away.
chapter-storage-2 = *The others are offered* to the other player, who may take as many as fit into free places, without swapping.
chapter-storage-3 = *What is left* goes to the common supply.
chapter-storage-words = storage full overflow too many tokens no room who gets the rest throw away keep

chapter-selling = Produce and sell
chapter-selling-lead = Beer goes on your brewery, bread on your bakery. Its coins are yours for good.
chapter-selling-1 = *Pay the whole recipe* from your storage to the common supply. Then the card lies face down: sold.
chapter-selling-2 = *One card on each,* until you clean. A second kettle or a second oven makes room for one more.
chapter-selling-3 = *Short of something?* A malt house lets two of one resource stand in for one of another.
chapter-selling-words = sell produce brew bake recipe cost pay price brewery bakery second beer two cards occupied

chapter-building = Upgrade and clean
chapter-building-lead = The card costs nothing, helps you from now on, and makes room in brewery and bakery.
chapter-building-1 = *Put the card* at the position of its upgrade. It works at once; there is no limit.
chapter-building-2 = *Then clean:* all sold cards go from brewery and bakery to your sold pile. You must, though there may be nothing to clean.
chapter-building-words = build upgrade building cost free clean empty brewery bakery sold pile

chapter-milling = Milling: the year ends
chapter-milling-lead = Whoever has saved less plays first next year.
chapter-milling-1 = *Fewer tokens in storage:* take the windmill.
chapter-milling-2 = *Equally many:* it changes hands.
chapter-milling-3 = *Harvest cards* stay after a fruitful year, you will take them back. After a dry year they are discarded, and the exchange cards too.
chapter-milling-words = windmill who gets mill end of the year first player next year discard harvest cards stay

chapter-end = End and scoring
chapter-end-lead = After the sixth year the coins of all your sold cards are counted, those still on brewery and bakery included.
chapter-end-1 = *The lower of beer and bread* is your result. The higher result wins.
chapter-end-2 = *A tie:* the higher sum of the other good wins; if that is level too, whoever does not have the windmill.
chapter-end-3 = *Buildings for the end* add coins. Coins that may go to either good are put where they help you most.
chapter-end-example = Blue's beer and bread stand in the ringed houses and on the pile: the lower of the two is { $points }.
chapter-end-words = finish over last year score scoring points coins tie draw equal lower good when does it end

chapter-buildings = All cards and upgrades
chapter-buildings-lead = Every card is three things: a harvest, a good to sell, an upgrade. Copies of an upgrade add up.
chapter-buildings-1 = *For the cards:* change a card after drawing, keep only what you like in a dry year, draw one more for your last turn, reserve a card.
chapter-buildings-2 = *For collecting:* tokens every year, tokens from the common supply where a field is short, one more in a harvest, water after the other's harvest.
chapter-buildings-3 = *For the storage:* more places.
chapter-buildings-4 = *For brewing and baking:* one more card, or two of one resource in place of one of another, also in chains.
chapter-buildings-5 = *For cleaning:* a token for each card that you clean away.
chapter-buildings-6 = *For the end:* more coins.
chapter-buildings-words = building card trader barn gate late market notched stick field hand granary reaper mill race shed kettle oven malt house cooper baker guild substitute replace instead two for one

gallery-beer = Beer cards
gallery-bread = Bread cards

## In short
short-goal = Brew and bake: of beer and bread, the one that earned less counts.
short-goal-1 = *Beer coins* and
short-goal-2 = *bread coins* are counted apart. So sell both.
short-turn = Play one card, in one of three ways.
short-turn-1 = *Harvest:* take what it shows, as often as your column has it.
short-turn-2 = *Sell:* pay its recipe. There is room for one beer and one bread.
short-turn-3 = *Build:* it helps from now on, and makes room for the next sale.
short-end = After six years the coins are counted.
short-end-1 = *Fruitful and dry years* take turns.
short-end-2 = *The lower of your two sums* is your result; the higher result wins.

## Questions of newcomers
question-win = How do I win, which coins count?
answer-win = lower
question-tokens = How many tokens fit into my storage at the start?
question-years = How many years does the game take?
answer-years = six years
question-dry = How many tokens lie on the fields in a dry year?
question-draw = How many cards do I draw in a year?
answer-draw = five
question-actions = What can I do with a card in my turn?
answer-actions = three ways
question-swap = When do we swap hands?
answer-swap = fruitful
question-exchange = How do I exchange a card?
answer-exchange = three exchange places
question-pass = May I pass my turn?
answer-pass = cannot pass
question-how-harvest = How many tokens do I take in a harvest?
answer-how-harvest = whole column
question-short = What if the field has too few tokens for my harvest?
answer-short = what is there
question-full = What if my storage is full?
answer-full = keep as many as fit
question-gives = Who gets the tokens that do not fit into the storage?
answer-gives = other player
question-cost = What does it cost to sell a beer? Recipe?
answer-cost = recipe
question-two-beers = Can I have two beers on my brewery?
answer-two-beers = second kettle
question-clean = How do I clean the brewery and bakery?
answer-clean = sold pile
question-building-cost = What does an upgrade cost?
answer-building-cost = nothing
question-windmill = Who gets the windmill at the end of the year?
answer-windmill = fewer tokens
question-tie = Who wins a tie?
answer-tie = does not have the windmill
question-substitute = Can I replace a resource in a recipe, two for one?
answer-substitute = malt house

first-turn-1 = Harvest first: an empty storage sells nothing. Good is a card whose resources stand in several recipes of yours.
first-turn-2 = In a fruitful year the other gets the cards that you leave. See what your hand would bring them.
first-turn-3 = Sell a beer and a bread, then build: that clears both houses at once.
