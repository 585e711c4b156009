### Skulldug!: what can be done.

sk-do-be = Be { $token }
sk-do-take = Take { $card }
sk-do-set = Take the set of the { $set }
sk-do-split = Keep { $first } and { $second }
sk-do-play = Take this turn
sk-do-give-up = Give up and lose the game
sk-do-resign = Resign: die now, skip this turn, come back on your next
sk-do-keep = Take the card into your hand
sk-do-leave = Leave the card in the Cave Entrance
sk-do-resolve = First { $card }
sk-do-first = { $who ->
    [you] You go first
   *[other] { $who } goes first
 }
sk-do-end-turn = End the turn
sk-do-finish = Finish: you are done for this turn
sk-do-yield = Hand over to your partner
sk-do-move = Move { $way }
sk-way-dark = { $side } into the dark ({ $to })
sk-do-dash = Dash { $first }, then { $then }
sk-do-pick-up = Pick up { $card }
sk-do-drop-here = Drop { $card } here
sk-do-drop = Drop { $card } in { $cell }
sk-do-shove = { $who ->
    [you] Shove you { $way }
   *[other] Shove { $who } { $way }
 }
sk-do-throw = { $who ->
    [you] Throw { $card } at you
   *[other] Throw { $card } at { $who }
 }
sk-do-destroy = Destroy the passage to the { $way }
sk-do-recover = Shake off Dazed
sk-do-pry-free = Pry yourself free
sk-do-use = Use { $card }
sk-do-dig = { $card }: dig { $side }
sk-do-fish = { $who ->
    [you] { $card }: fish a card from you
   *[other] { $card }: fish a card from { $who }
 }
sk-do-grapple = { $card }: swing to { $cell }
sk-do-crank-left = { $card }: turn { $cell } left
sk-do-crank-right = { $card }: turn { $cell } right
sk-this-passage = this passage
sk-do-blast = { $card }: destroy the passage to the { $side }
sk-do-flare = { $card }: shoot { $side }
sk-do-copy = Mimic Stone: become { $card }
sk-do-gas-here = { $card }: daze everyone here
sk-do-gas = { $card }: daze everyone in { $cell }
sk-do-lure = { $card }: lure { $monster } { $side }
sk-do-swap = { $who ->
    [you] { $card }: swap places with you
   *[other] { $card }: swap places with { $who }
 }
sk-do-drink = Drink from the spring: gain 1 Health
sk-do-ride = Ride the cart to { $cell }
sk-do-bleed = Bleed on the altar: 1 Health for 1 AP
sk-do-turn-left = Turn the chamber left
sk-do-turn-right = Turn the chamber right
sk-do-choose = Place { $tile }
sk-tile-plain = { $tile }, open { $sides }
sk-tile-icons = { $tile }, open { $sides }, { $icons }
sk-hazards = { $n ->
    [one] { $n } Hazard
   *[other] { $n } Hazards
 }
sk-fortunes = { $n ->
    [one] { $n } Fortune
   *[other] { $n } Fortunes
 }
sk-do-lay = Place it open { $sides }
sk-do-turn-it = Turn it { $turns ->
    [one] { $turns } time
   *[other] { $turns } times
 }
sk-do-face = Face { $card }
sk-do-roll = Roll
sk-do-focus = Spend { $ap } AP on focus and roll with +{ $ap }
sk-do-pass = Pass
sk-do-send = Send them { $side }
sk-do-farther = Let the flare fly on
sk-do-stop = Let the flare burn out
