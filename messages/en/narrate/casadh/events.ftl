### The Caves of Casadh: what happened.

cc-surface = A treasure of { $value } lies on the Surface.
cc-starts = { $who ->
    [you] You take the first turn.
   *[other] { $who } takes the first turn.
 }
cc-turn-begins = { $who ->
    [you] Your turn
   *[other] { $who }'s turn
 }: { $mp ->
    [one] { $mp } move point.
   *[other] { $mp } move points.
 }
cc-surface-turn = { $who ->
    [you] You have a turn on the Surface.
   *[other] { $who } has a turn on the Surface.
 }
cc-turn-ends = { $who ->
    [you] Your turn is over.
   *[other] { $who }'s turn is over.
 }
cc-turn-ends-unspent = { $who ->
    [you] You end the turn
   *[other] { $who } ends the turn
 } with { $unused ->
    [one] { $unused } move point unspent.
   *[other] { $unused } move points unspent.
 }
cc-moved = { $who ->
    [you] You go
   *[other] { $who } goes
 } { $side } to { $place }.
cc-fled = { $who ->
    [you] You flee
   *[other] { $who } flees
 } { $side } to { $place }.
cc-slid = { $who ->
    [you] You slide down
   *[other] { $who } slides down
 } from passageway { $from } to { $to }.
cc-climbed = { $who ->
    [you] You climb up
   *[other] { $who } climbs up
 } from passageway { $from } to { $to }.
cc-hex-drawn = { $who ->
    [you] You discover { $hex }.
   *[other] { $who } discovers { $hex }.
 }
cc-pile-grows = The paintings show a way down: the level 2 hexes join the pile, { $hexes ->
    [one] { $hexes } hex in all.
   *[other] { $hexes } hexes in all.
 }
cc-explored = { $who ->
    [you] You explore
   *[other] { $who } explores
 } { $hex }, { $place }, in passageway { $node }.
cc-track-methane = Methane is now at { $value } on the track.
cc-track = { $hazard } are now at { $value } on the track.
cc-card-drawn = { $who ->
    [you] You draw a card
   *[other] { $who } draws a card
 }: { $cost ->
    [one] { $cost } move point spent
   *[other] { $cost } move points spent
 }, { $mp } left.
cc-no-card = { $who ->
    [you] You find no card
   *[other] { $who } finds no card
 }: { $cost ->
    [one] { $cost } move point spent
   *[other] { $cost } move points spent
 }, { $mp } left.
cc-reshuffled = The discards are shuffled into a new deck of { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
 }
cc-befalls = { $who ->
    [you] Misfortune strikes you: { $misfortune }. { $text }
   *[other] Misfortune strikes { $who }: { $misfortune }. (“{ $text }”)
 }
cc-shrugged = { $who ->
    [you] You shrug off { $misfortune }.
   *[other] { $who } shrugs off { $misfortune }.
 }
cc-cured = { $who ->
    [you] You are cured of { $misfortune }.
   *[other] { $who } is cured of { $misfortune }.
 }
cc-item-found = { $item } turns up at { $place }.
cc-item-dropped = { $who ->
    [you] You drop { $item }.
   *[other] { $who } drops { $item }.
 }
cc-items-taken = { $who ->
    [you] You take { $items }.
   *[other] { $who } takes { $items }.
 }
cc-healed = { $who ->
    [you] You use a medkit and have { $hp } health.
   *[other] { $who } uses a medkit and has { $hp } health.
 }
cc-treasure-drawn = { $who ->
    [you] You see a treasure of { $value }.
   *[other] { $who } sees a treasure of { $value }.
 }
cc-looked-at = { $who ->
    [you] You look at the treasures
   *[other] { $who } looks at the treasures
 }: { $values }.
cc-looked = { $who ->
    [you] You look at
   *[other] { $who } looks at
 } { $count ->
    [one] { $count } treasure.
   *[other] { $count } treasures.
 }
cc-groped = { $who ->
    [you] You feel your way among
   *[other] { $who } feels around among
 } { $count ->
    [one] { $count } treasure in the dark.
   *[other] { $count } treasures in the dark.
 }
cc-kept = { $who ->
    [you] You keep a treasure of { $value }.
   *[other] { $who } keeps a treasure of { $value }.
 }
cc-kept-blindly-of = { $who ->
    [you] You take a treasure unseen; it is a { $value }.
   *[other] { $who } takes a treasure unseen; it is a { $value }.
 }
cc-kept-something = { $who ->
    [you] You keep a treasure.
   *[other] { $who } keeps a treasure.
 }
cc-kept-blindly = { $who ->
    [you] You keep a treasure unseen.
   *[other] { $who } keeps a treasure unseen.
 }
cc-treasures-laid = Left face down at { $place }: { $count ->
    [one] { $count } treasure.
   *[other] { $count } treasures.
 }
cc-treasure-dropped-of = { $who ->
    [you] Your lowest treasure, a { $value }, falls out.
   *[other] { $who }'s lowest treasure, a { $value }, falls out.
 }
cc-treasure-dropped = { $who ->
    [you] Your lowest treasure falls out, face down.
   *[other] { $who }'s lowest treasure falls out, face down.
 }
cc-rolled-methane-out = Rolled { $die } against { $track }: methane breaks out.
cc-rolled-methane-quiet = Rolled { $die } against { $track }: no methane.
cc-rolled-out = Rolled { $die } against { $track }: { $hazard } break out.
cc-rolled-quiet = Rolled { $die } against { $track }: no { $hazard }.
cc-token--methane = Methane fills { $place }.
cc-token--bats = Bats swarm over { $place }.
cc-token--tremors = Tremors shake { $place }.
cc-token--grue = A Grue lurks at { $place }.
cc-struck = { $who ->
    [you] You lose { $lost } health to { $hazard } and have { $hp } left.
   *[other] { $who } loses { $lost } health to { $hazard } and has { $hp } left.
 }
cc-warded = { $who ->
    [you] Your { $item } saves you from the { $hazard }.
   *[other] { $who } is safe from the { $hazard }, thanks to the { $item }.
 }
cc-hurt = { $misfortune }: { $who ->
    [you] you lose { $lost } health and have { $hp } left.
   *[other] { $who } loses { $lost } health and has { $hp } left.
 }
cc-cornered = { $who ->
    [you] You have nowhere to flee to.
   *[other] { $who } has nowhere to flee to.
 }
cc-grue-driven = The lantern drives the Grue from { $from } to { $to }.
cc-grue-moved = The Grue creeps from { $from } to { $to }.
cc-grue-vanished = The Grue at { $place } finds no lair and vanishes, but its kind will avenge it.
cc-grue-obeys = { $who ->
    [you] You roll
   *[other] { $who } rolls
 } { $die } against { $inside } inside: a Grue obeys.
cc-grue-ignores = { $who ->
    [you] You roll
   *[other] { $who } rolls
 } { $die } against { $inside } inside: no Grue stirs.
cc-grue-eats = The Grue at { $place } eats whoever is cornered there.
cc-fuse-lit = { $who ->
    [you] You light dynamite at { $place }.
   *[other] { $who } lights dynamite at { $place }.
 }
cc-defuse-enough = { $who ->
    [you] You roll
   *[other] { $who } rolls
 } { $die } against { $hp } health: low enough.
cc-defuse-too-much = { $who ->
    [you] You roll
   *[other] { $who } rolls
 } { $die } against { $hp } health: too high.
cc-defused = { $who ->
    [you] You put out
   *[other] { $who } puts out
 } { $owner ->
    [you] your dynamite.
   *[other] { $owner }'s dynamite.
 }
cc-defused-kept = { $who ->
    [you] You put out
   *[other] { $who } puts out
 } { $owner ->
    [you] your dynamite
   *[other] { $owner }'s dynamite
 } { $who ->
    [you] and keep it.
   *[other] and keeps it.
 }
cc-exploded = { $who ->
    [you] Your dynamite goes off at { $place }.
   *[other] { $who }'s dynamite goes off at { $place }.
 }
cc-collapsed = { $hex }, { $place }, collapses.
cc-died--methane = { $who ->
    [you] You die in the methane.
   *[other] { $who } dies in the methane.
 }
cc-died--bats = { $who ->
    [you] You are killed by bats.
   *[other] { $who } is killed by bats.
 }
cc-died--tremors = { $who ->
    [you] You are killed by the tremors.
   *[other] { $who } is killed by the tremors.
 }
cc-died--grue = { $who ->
    [you] You die in the jaws of a Grue.
   *[other] { $who } dies in the jaws of a Grue.
 }
cc-died--rockfall = { $who ->
    [you] You are killed by a rockfall.
   *[other] { $who } is killed by a rockfall.
 }
cc-died--collapse = { $who ->
    [you] You die as the hex collapses.
   *[other] { $who } dies as the hex collapses.
 }
cc-died--dark = { $who ->
    [you] You are lost in the dark.
   *[other] { $who } is lost in the dark.
 }
cc-left = { $who ->
    [you] You leave the caves and take { $one } and { $two } from the Surface.
   *[other] { $who } leaves the caves and takes { $one } and { $two } from the Surface.
 }
cc-lost-in-the-dark = Nothing has happened for too long: everyone still inside is lost in the dark.
cc-shown = { $who ->
    [you] You show
   *[other] { $who } shows
 } { $values }: { $total ->
    [one] { $total } point in all.
   *[other] { $total } points in all.
 }
cc-nothing = nothing
cc-over-nobody = The game is over. Nobody came out alive, so nobody wins.
cc-over-won = The game is over. { $who ->
    [you] You win.
   *[other] { $who } wins.
 }
cc-over-shared = The game is over. { $winners } share the victory.
