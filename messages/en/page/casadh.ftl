### Page: The Caves of Casadh.

## The Caves of Casadh, names and printed texts

page-casadh-item-name--rope = Rope
page-casadh-item-name--canteen = Canteen
page-casadh-item-name--gas-mask = Gas Mask
page-casadh-item-name--hiking-boots = Hiking Boots
page-casadh-item-name--helmet = Helmet
page-casadh-item-name--brass-lantern = Brass Lantern
page-casadh-item-name--medkit = Medkit
page-casadh-item-name--battery = Battery
page-casadh-item-name--dynamite = Dynamite
page-casadh-item-text--rope = You can climb: use slopes upwards too, whether you move, explore or flee.
page-casadh-item-text--canteen = When you get it, discard every Thirst. Thirst you draw later does nothing.
page-casadh-item-text--gas-mask = Methane does you no harm.
page-casadh-item-text--hiking-boots = Tremors do you no harm.
page-casadh-item-text--helmet = Bats do you no harm.
page-casadh-item-text--brass-lantern = Grues give way and do you no harm. Flashlight Out has no effect on you.
page-casadh-item-text--medkit = On your turn, free, used up: heal to 4 health and lose Twisted Ankle.
page-casadh-item-text--battery = When you get it, discard every Flashlight Out. One you draw later does nothing.
page-casadh-item-text--dynamite = On your turn, free, used up: light a fuse on your hex. It goes off when your next turn begins, and the hex collapses.

## The Caves of Casadh, the board

page-casadh-you = You
page-casadh-seat = Seat { $n }
page-casadh-and = { $first } and { $last }
page-casadh-or = { $first } or { $last }
page-casadh-bearing-one = { $far } { $side } of Base Camp
page-casadh-bearing-two = { $far } { $side } and { $more } { $turn } of Base Camp
page-casadh-camp-collapsed = Base Camp, collapsed
page-casadh-unexplored = Unexplored, { $where }
page-casadh-rubble-of = Rubble of { $hex }, { $where }
page-casadh-place = { $hex }, { $where }
page-casadh-nobody-yet = Nobody has been here yet.
page-casadh-rubble = Rubble: closed for the rest of the game.
page-casadh-person-in = { $who ->
    [you] You
   *[other] { $who }
 } in passageway { $node }
page-casadh-level = Level { $n }.
page-casadh-camp = End a turn here to lose all misfortunes. You can leave the caves from here.
page-casadh-slope-leads = A slope leads from { $upper } down to { $lower }.
page-casadh-marker-in = The location marker is in { $node }.
page-casadh-water-in = Water in { $node }.
page-casadh-grue-symbol = Grue symbol in { $node }.
page-casadh-hazard-symbol = { $hazard } symbol in { $node }.
page-casadh-broke-out = { $hazard } broke out: it costs 1 health to enter.
page-casadh-grue-lurks = A Grue lurks in { $node }.
page-casadh-dynamite-goes-off = { $who ->
    [you] Your dynamite
   *[other] { $who }'s dynamite
 } goes off { $n ->
    [one] when the next turn begins.
   *[other] in { $n } turns.
 }
page-casadh-dynamite-label = { $who ->
    [you] Your dynamite
   *[other] { $who }'s dynamite
 }, goes off { $n ->
    [one] when the next turn begins
   *[other] in { $n } turns
 }
page-casadh-it-goes-off = It goes off { $n ->
    [one] when the next turn begins.
   *[other] in { $n } turns.
 } Then the hex collapses, and everyone on it dies.
page-casadh-who-is-there = There: { $people }.
page-casadh-items-there = Items: { $items }.
page-casadh-face-down = { $n ->
    [one] 1 face-down treasure.
   *[other] { $n } face-down treasures.
 }
page-casadh-saw = You saw { $values }.
page-casadh-saw-since = You saw { $values }; since then { $since }.
page-casadh-took = { $who ->
    [you] You took
   *[other] { $who } took
 } { $n }
page-casadh-no-longer-followed = { $n } can no longer be followed
page-casadh-lot = { $values }: with { $holders }.
page-casadh-holder = { $who ->
    [you] You
   *[other] { $who }
 }
page-casadh-holder-bag = back in the bag
page-casadh-risk = { $hazard } { $chance }
page-casadh-risks = If the hex shows its symbol, a hazard may break out: { $risks }.
page-casadh-chance = { $sixths ->
    [0] no risk
    [6] certain
   *[other] { $sixths } in 6
 }
page-casadh-one-cave = One cave, open on all sides.
page-casadh-passageway = { $node } { $sides }
page-casadh-passageways = Passageways: { $each }.
page-casadh-and-more = and { $n } more.
page-casadh-spelunker = { $who ->
    [you] Your spelunker
   *[other] { $who }'s spelunker
 }
page-casadh-grue-in = The Grue in { $place }
page-casadh-slope-to = The slope to passageway { $node }
page-casadh-treasures-in = The treasures in { $place }
page-casadh-items-in = The items in { $place }
page-casadh-dynamite-of = { $who ->
    [you] Your dynamite
   *[other] { $who }'s dynamite
 }
page-casadh-treasure-of = Treasure of { $value }
page-casadh-treasure-face-down = A face-down treasure
page-casadh-about--collect = Collect
page-casadh-about--take = Items
page-casadh-about--leave = Leave the caves
page-casadh-about--medkit = Medkit
page-casadh-about--deploy = Dynamite
page-casadh-about--defuse = Dynamite
page-casadh-about--try = Move a Grue
page-casadh-about--pass = Pass
page-casadh-about--decline = No Grue
page-casadh-about--end-turn = End turn
page-casadh-about--eat = Eat
page-casadh-verb--collect = Collect treasure
page-casadh-verb--take = Take items
page-casadh-verb--leave = Leave the caves
page-casadh-verb--medkit = Use medkit
page-casadh-verb--deploy = Light dynamite
page-casadh-verb--defuse = Defuse
page-casadh-verb--try = Move a Grue
page-casadh-verb--pass = Pass
page-casadh-verb--decline = Leave them alone
page-casadh-verb--end-turn = End turn
page-casadh-heading--go = Go
page-casadh-heading--explore = Explore
page-casadh-heading--collect = Collect
page-casadh-heading--use = Use
page-casadh-heading--lay = Place the hex
page-casadh-heading--flee = Flee
page-casadh-heading--grues = Grues
page-casadh-heading--turn = Turn
page-casadh-lay-it-so = Place it
page-casadh-lay = Place { $hex }
page-casadh-you-come-into = Your tunnel leads { $ways }.
page-casadh-you-come-into-marker = Your tunnel has the marker and leads { $ways }.
page-casadh-turn-left = Turn it counterclockwise
page-casadh-turn-right = Turn it clockwise
page-casadh-key-of = Key: { $key }
page-casadh-to-be-laid = { $hex }, ready to place. Arrow keys turn it, Enter places it.
page-casadh-picked-now = { $what }. { $n ->
    [one] 1 option.
   *[other] { $n } options.
 }
page-casadh-map = Cave map. Arrow keys move from hex to hex, Tab goes to what is there, Enter chooses, Escape goes back.
page-casadh-can-be-chosen = Can be chosen
page-casadh-items-label = { $n ->
    [one] 1 item
   *[other] { $n } items
 }: { $items }
page-casadh-pawn-label = { $who ->
    [you] You
   *[other] { $who }
 }, { $hp } health, in passageway { $node } of { $place }
page-casadh-some-of = { $n } of { $values }
page-casadh-person-lore = { $hp } health · { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
 } · { $mp ->
    [one] 1 move point
   *[other] { $mp } move points
 } next turn
page-casadh-person-at = In passageway { $node } of { $place }. Ways out: { $ways }.
page-casadh-carries = Carries { $items }.
page-casadh-a-grue = A Grue
page-casadh-grue-lore = In passageway { $node } of { $place }. You cannot enter without a brass lantern, and whoever is here has to flee.
page-casadh-rule-of--grues = Grues
page-casadh-rule-of--treasures = treasures
page-casadh-rule-of--dynamite = dynamite
page-casadh-rule-of--hexes = hexes
page-casadh-treasures-face-down = { $n ->
    [one] 1 treasure, face down
   *[other] { $n } treasures, face down
 }
page-casadh-not-looked = You have not looked at them.
page-casadh-items-count = { $n ->
    [one] 1 item
   *[other] { $n } items
 }
page-casadh-roll-hazard--out = Outbreak!
page-casadh-roll-hazard--quiet = All quiet.
page-casadh-roll-grue--obeys = A Grue obeys.
page-casadh-roll-grue--ignores = No Grue stirs.
page-casadh-roll-defuse--put-out = The fuse is out.
page-casadh-roll-defuse--goes-off = It goes off!
page-casadh-need-hazard = { $hazard }: less than { $track }
page-casadh-need-grue = { $who ->
    [you] You
   *[other] { $who }
 }: more than { $inside }
page-casadh-need-defuse = { $who ->
    [you] You
   *[other] { $who }
 }: { $hp } or less
page-casadh-no-harm = No harm done.
page-casadh-is-dead = { $who ->
    [you] You are dead
   *[other] { $who } is dead
 }
page-casadh-keep-one-of-these = Keep one of these treasures
page-casadh-only-you-see = Only you see these. Keep one.
page-casadh-looks-at-treasures = { $who ->
    [you] You look at treasures
   *[other] { $who } looks at treasures
 }
page-casadh-looks-at = { $who ->
    [you] You look at
   *[other] { $who } looks at
 } { $n ->
    [one] a treasure.
   *[other] { $n } treasures.
 }
page-casadh-keep-the = Keep the { $value }
page-casadh-which-items = Which items
page-casadh-take-which = Which items do you take? Your turn ends.
page-casadh-take = Take
page-casadh-not-now = Not now

## The Caves of Casadh, beside the board

page-casadh-you-are-dead = Your spelunker is dead. The others play on without you.
page-casadh-known = What I know about hidden treasures
page-casadh-treasures-lie = { $n ->
    [one] 1 treasure.
   *[other] { $n } treasures.
 }
page-casadh-died--methane = died in the methane
page-casadh-died--bats = killed by bats
page-casadh-died--tremors = killed by tremors
page-casadh-died--grue = killed by a Grue
page-casadh-died--rockfall = killed by a rockfall
page-casadh-died--collapse = killed in a collapse
page-casadh-died--dark = lost in the dark
page-casadh-surface = The Surface
page-casadh-surface-empty = All treasures are taken.
page-casadh-surface-next = The next one out gets the two highest.
page-casadh-surface-out = Out:
page-casadh-surface-stir = Each turn you may stir { $n ->
    [one] the Grue
   *[other] one of { $n } Grues
 } by rolling above { $inside }: { $sixths } in 6.
page-casadh-surface-no-grue = There is no Grue for you to stir.
page-casadh-surface-inside = Still inside: { $people }.
page-casadh-nobody = nobody
page-casadh-news = Since your last turn
page-casadh-player-at = { $name }, seat { $seat }
page-casadh-name-you = { $name } (you)
page-casadh-thinking = thinking
page-casadh-decides = deciding
page-casadh-on-turn = current turn
page-casadh-dead = Dead
page-casadh-on-the-surface = On the Surface
page-casadh-treasures-title = Treasures, face down
page-casadh-treasures-read = <b>{ $n }</b><read> treasures</read>
page-casadh-you-know-title = What you know of them
page-casadh-you-know = you know { $values }
page-casadh-next-turn-title = Move points next turn
page-casadh-next-turn = next turn <b>{ $n }</b>
page-casadh-items = Items
page-casadh-treasures-count = { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
 }
page-casadh-health = { $n } health
page-casadh-health-of = { $n } of { $full } health
page-casadh-pack = What I have
page-casadh-pack-short = Pack
page-casadh-points-in = <b>{ $points }</b> points in { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
 }
page-casadh-my-treasures = My treasures
page-casadh-cured-by = Cured by { $cures }.
page-casadh-cure--water = water
page-casadh-cure--canteen = canteen
page-casadh-cure--battery = battery
page-casadh-cure--medkit = medkit
page-casadh-cure--camp = ending a turn at Base Camp
page-casadh-no-items-yet = No items yet.
page-casadh-card-cost = <b>{ $n }</b> { $n ->
    [one] move point
   *[other] move points
 }
page-casadh-nothing = nothing
page-casadh-key--arrows = from hex to hex on the map
page-casadh-key--tab = to what is there
page-casadh-key--enter = choose
page-casadh-key--t = next thing you can choose
page-casadh-key--sides = northwest to southeast: go, explore or flee
page-casadh-key--turn = turn the hex
page-casadh-key--lay = place it
page-casadh-key--esc = go back
page-casadh-key--list = more or fewer options
page-casadh-key--zoom = zoom, whole cave
page-casadh-key-verb--collect = collect treasure
page-casadh-key-verb--take = take items
page-casadh-key-verb--leave = leave the caves
page-casadh-key-verb--medkit = use medkit
page-casadh-key-verb--deploy = light dynamite
page-casadh-key-verb--defuse = defuse
page-casadh-key-verb--try = move a Grue
page-casadh-key-verb--pass = pass
page-casadh-key-verb--decline = leave them alone
page-casadh-key-verb--end-turn = end turn
page-casadh-move-points-left = { $n ->
    [one] { $n } move point left
   *[other] { $n } move points left
 }
page-casadh-hazards = Hazards
page-casadh-hazards-text = If the next hex shows the symbol, the hazard breaks out on a roll below the new value.
page-casadh-hazard-does--methane = Methane costs 1 health; a gas mask helps
page-casadh-hazard-does--bats = Bats cost 1 health; a helmet helps
page-casadh-hazard-does--tremors = Tremors cost 1 health; hiking boots help
page-casadh-hazard-does--grue = Grues drive everyone off their hexes; a lantern helps
page-casadh-hexes-left = { $n ->
    [one] 1 hex to explore
   *[other] { $n } hexes to explore
 }
page-casadh-hexes-left-aside = { $n ->
    [one] 1 hex to explore
   *[other] { $n } hexes to explore
 }, { $aside } of level 2 set aside
page-casadh-in-the-bag = { $n ->
    [one] 1 treasure in the bag
   *[other] { $n } treasures in the bag
 }
page-casadh-in-the-supply = { $n ->
    [one] 1 item in the supply
   *[other] { $n } items in the supply
 }
page-casadh-round = round { $n }
page-casadh-vengeance = vengeance { $n }
page-casadh-standing = Standings
page-casadh-strip-dead = dead
page-casadh-strip-out = out
page-casadh-treasures = Treasures
page-casadh-treasures-strip = { $n }<read> treasures</read>
page-casadh-hazard-track = Hazard track
page-casadh-hazard-now = { $hazard } { $value }: with one more symbol { $chance }
page-casadh-hazard-read = <b>{ $value }</b><read> { $hazard }, { $chance } with one more symbol</read>
page-casadh-leave-ask = Leave the caves for good? You keep what you carry, and your expedition is over.
page-casadh-leave-yes = Leave the caves
