### Cave Pilot 55: what the game waits for.

cp-ask-start = Who goes first? Everyone rolls the yellow die.
cp-ask-deal = Dealing the Cave cards.
cp-ask-display = The shop opens.
cp-ask-start-card = Everyone gets an Exploration card.
cp-ask-place = { $who ->
    [you] Your turn: place a Cave card. Choose the card, then its space.
   *[other] { $who } places a Cave card.
 }
cp-ask-place-more = { $who ->
    [you] Your turn: place { $left } Cave cards. Choose a card, then its space.
   *[other] { $who } places Cave cards.
 }
cp-ask-refresh = { $who ->
    [you] Your turn: refresh a row of the shop, or leave it as it is.
   *[other] { $who } may refresh the shop.
 }
cp-ask-fire = { $who ->
    [you] Your turn: fire a missile, or continue.
   *[other] { $who } may fire missiles.
 }
cp-ask-shove = { $who ->
    [you] Your turn: push or pull someone, or continue.
   *[other] { $who } may push or pull someone.
 }
cp-ask-move = { $who ->
    [you] Your turn to fly. Where to?
   *[other] { $who } flies.
 }
cp-ask-handle = Handling the cave.
cp-ask-extra = { $who ->
    [you] Your turn: burn fuel to fly an additional round, or land?
   *[other] { $who } may fly an additional round.
 }
cp-ask-land = { $who ->
    [you] Your turn: you have landed. Buy parts, explore, or end the turn.
   *[other] { $who } has landed.
 }
cp-ask-order = { $who ->
    [you] Your turn: the Foliot clock is running. What next?
   *[other] { $who } chooses the next step.
 }
cp-ask-exchange = { $who ->
    [you] Your turn: trade with your teammate, or end the turn.
   *[other] { $who } may trade with a teammate.
 }
cp-ask-refill = Drawing Cave cards.
cp-ask-round-ends = The round ends.
cp-ask-answer = { $who ->
    [you] You offer
   *[other] { $who } offers
 } you { $give } for { $take }. Agreed?
cp-ask-answer-other = { $name } thinks about a trade: { $give } for { $take }.
cp-ask-fill = Filling the shop.
cp-ask-draw = Drawing another card for row { $row }.
cp-ask-find = { $who ->
    [you] You draw an Exploration card.
   *[other] { $who } draws an Exploration card.
 }
cp-ask-discard = { $who ->
    [you] You have five Exploration cards but room for four: discard one.
   *[other] { $who } discards an Exploration card.
 }
cp-ask-missile = The Missile die rolls.
cp-ask-reroll = { $who ->
    [you] Your turn: a hit! Roll the Missile die again?
   *[other] { $who } may roll the Missile die again.
 }
cp-ask-aim = Aim: where { $left ->
    [one] does the hit fall
   *[other] do the { $left } hits fall
 } on { $who ->
    [you] your plane?
   *[other] { $who }'s plane?
 }
cp-ask-aim-other = { $name } aims at { $who ->
    [you] your plane.
   *[other] { $who }'s plane.
 }
cp-ask-hits = Your plane takes { $left ->
    [one] { $left } hit,
   *[other] { $left } hits,
 } starting with { $part }. Which card takes it?
cp-ask-hits-other = { $name } chooses where { $left ->
    [one] the hit falls.
   *[other] the { $left } hits fall.
 }
cp-ask-penalty = { $who ->
    [you] You pay the penalty.
   *[other] { $who } pays the penalty.
 }
cp-ask-remove = You lose { $left ->
    [one] { $left } Exploration card: which?
   *[other] { $left } Exploration cards: which?
 }
cp-ask-remove-other = { $name } loses an Exploration card.
cp-ask-tie = Equal distance: the yellow die decides who is first.
cp-ask-condition = The wind turns: the yellow die decides the line.
cp-ask-roll = The dice roll.
cp-ask-redirect = The attack swerves towards someone else.
cp-ask-part-two = { $who ->
    [you] You passed the first part. Take the second, or ignore it and land?
   *[other] { $who } decides about the second part.
 }
cp-ask-blow-on = The wind blows you on: { $left ->
    [one] { $left } space to go.
   *[other] { $left } spaces to go.
 } Which way?
cp-ask-blow-back = The wind blows you back: { $left ->
    [one] { $left } space to go.
   *[other] { $left } spaces to go.
 } Which way?
cp-ask-blow-other = { $name } is blown through the cave.
cp-ask-pull = { $who ->
    [you] Pull yourself
   *[other] Pull { $who }
 } up to { $left ->
    [one] { $left } more space.
   *[other] { $left } more spaces.
 } Which way?
cp-ask-push = { $who ->
    [you] Push yourself
   *[other] Push { $who }
 } up to { $left ->
    [one] { $left } more space.
   *[other] { $left } more spaces.
 } Which way?
cp-ask-push-other = { $name } moves { $who ->
    [you] your plane.
   *[other] { $who }'s plane.
 }
cp-ask-over = The game is over.
cp-window-missile = { $who ->
    [you] You fire at { $target }.
   *[other] { $who } fires at { $target }.
 }
cp-window-missile-rolled = The Missile die has been rolled.
cp-window-step = { $who ->
    [you] You are about to fly.
   *[other] { $who } is about to fly.
 }
cp-window-fuel-step = { $who ->
    [you] You burn fuel to fly to { $place }.
   *[other] { $who } burns fuel to fly to { $place }.
 }
cp-window-fuel-extra = { $who ->
    [you] You burn fuel for an additional round.
   *[other] { $who } burns fuel for an additional round.
 }
cp-window-challenge = { $who ->
    [you] You are about to roll against { $cave }.
   *[other] { $who } is about to roll against { $cave }.
 }
cp-window-challenged = { $who ->
    [you] You have rolled against { $cave }.
   *[other] { $who } has rolled against { $cave }.
 }
cp-ask-window = { $moment } Use a card?
cp-ask-window-other = { $moment } { $name } thinks about a card.
