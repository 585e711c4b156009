### Skulldug!: what happened.

sk-token-taken = { $who ->
    [you] You play { $token }.
   *[other] { $who } plays { $token }.
 }
sk-first-rolled = { $who ->
    [you] You roll { $n } for the first turn.
   *[other] { $who } rolls { $n } for the first turn.
 }
sk-starts = The first turn goes to { $seats }.
sk-gear-taken = { $who ->
    [you] You take { $card }.
   *[other] { $who } takes { $card }.
 }
sk-set-taken = { $who ->
    [you] You take the set of the { $set }.
   *[other] { $who } takes the set of the { $set }.
 }
sk-gear-split = { $who ->
    [you] You get { $cards }.
   *[other] { $who } gets { $cards }.
 }
sk-turn-begins = Turn { $turn }: { $who ->
    [you] your turn.
   *[other] { $who }'s turn.
 }
sk-turn-begins-team = Turn { $turn }: the turn of { $seats }.
sk-ghost-turn = { $ghost } moves.
sk-resigned = { $who ->
    [you] You resign and wait for backup.
   *[other] { $who } resigns and waits for backup.
 }
sk-backup = { $who ->
    [you] Your backup comes to the Cave Entrance.
   *[other] { $who }'s backup comes to the Cave Entrance.
 }
sk-backup-card = { $who ->
    [you] Your backup brings { $card }.
   *[other] { $who }'s backup brings { $card }.
 }
sk-yielded = { $who ->
    [you] You hand over to your partner.
   *[other] { $who } hands over to the partner.
 }
sk-finished = { $who ->
    [you] You are done.
   *[other] { $who } is done.
 }
sk-moved--moves = { $who ->
    [you] You go
   *[other] { $who } goes
 } { $way }.
sk-moved--dashes = { $who ->
    [you] You dash
   *[other] { $who } dashes
 } { $way }.
sk-moved--shoved = { $who ->
    [you] You are shoved
   *[other] { $who } is shoved
 } { $way }.
sk-moved--flees = { $who ->
    [you] You flee
   *[other] { $who } flees
 } { $way }.
sk-moved--slides = { $who ->
    [you] You slide
   *[other] { $who } slides
 } { $way }.
sk-moved--digs = { $who ->
    [you] You dig
   *[other] { $who } digs
 } { $way }.
sk-moved--grapples = { $who ->
    [you] You swing
   *[other] { $who } swings
 } { $way }.
sk-moved--rides = { $who ->
    [you] You ride
   *[other] { $who } rides
 } { $way }.
sk-moved--swaps = { $who ->
    [you] You change places
   *[other] { $who } changes places
 } { $way }.
sk-moved--sent = { $who ->
    [you] You follow the sign
   *[other] { $who } follows the sign
 } { $way }.
sk-moved--drifts = { $who ->
    [you] You drift
   *[other] { $who } drifts
 } { $way }.
sk-tile-under = The other one, { $tile }, goes under the deck.
sk-tiles-shuffled = { $n ->
    [one] { $n } discarded tile is shuffled into a new deck.
   *[other] { $n } discarded tiles are shuffled into a new deck.
 }
sk-discovered = { $who ->
    [you] You discover
   *[other] { $who } discovers
 } { $cell }: { $tile }.
sk-found = Found in { $cell }: { $card }.
sk-destroyed = The passage { $cell } falls in.
sk-destroyed-one = The passage { $cell } falls in. Back on top of the decks: { $cards }.
sk-destroyed-more = The passage { $cell } falls in. Back on top of the decks: { $cards }.
sk-turned-left = The passage { $cell } turns left.
sk-turned-right = The passage { $cell } turns right.
sk-picked-up = { $who ->
    [you] You pick up { $card }.
   *[other] { $who } picks up { $card }.
 }
sk-dropped = { $who ->
    [you] You drop { $card } in { $cell }.
   *[other] { $who } drops { $card } in { $cell }.
 }
sk-taken = { $who ->
    [you] You take { $card }
   *[other] { $who } takes { $card }
 } { $whom ->
    [you] from you.
   *[other] from { $whom }.
 }
sk-discarded = Discarded: { $card }.
sk-used = { $who ->
    [you] You use { $card }.
   *[other] { $who } uses { $card }.
 }
sk-copied = { $who ->
    [you] Your Mimic Stone becomes { $card } until the turn ends.
   *[other] { $who }'s Mimic Stone becomes { $card } until the turn ends.
 }
sk-monster-moved = Moved from { $from } to { $to }: { $card }.
sk-meets = { $who ->
    [you] You face { $danger } and need
   *[other] { $who } faces { $danger } and needs
 } { $difficulty } or more.
sk-skipped = { $who ->
    [you] You slip past { $danger }.
   *[other] { $who } slips past { $danger }.
 }
sk-focused = { $who ->
    [you] You focus with { $ap } AP.
   *[other] { $who } focuses with { $ap } AP.
 }
sk-rolled = { $who ->
    [you] You roll { $n }.
   *[other] { $who } rolls { $n }.
 }
sk-final = { $who ->
    [you] Your roll
   *[other] { $who }'s roll
 } comes to { $total }.
sk-final-attack = { $who ->
    [you] Your throw
   *[other] { $who }'s throw
 } comes to { $total }.
sk-final-defence = { $who ->
    [you] Your dodge
   *[other] { $who }'s dodge
 } comes to { $total }.
sk-won-ledge = { $who ->
    [you] You get across safely.
   *[other] { $who } gets across safely.
 }
sk-won-trap = { $who ->
    [you] You disarm and take { $card }.
   *[other] { $who } disarms and takes { $card }.
 }
sk-won = { $who ->
    [you] You defeat { $card }.
   *[other] { $who } defeats { $card }.
 }
sk-lost = { $who ->
    [you] You lose to { $danger }.
   *[other] { $who } loses to { $danger }.
 }
sk-thrown = { $who ->
    [you] You throw { $card }
   *[other] { $who } throws { $card }
 } { $whom ->
    [you] at you.
   *[other] at { $whom }.
 }
sk-throw-hits = { $who ->
    [you] It hits you.
   *[other] It hits { $who }.
 }
sk-throw-misses = { $who ->
    [you] It misses you.
   *[other] It misses { $who }.
 }
sk-injured-not = { $who ->
    [you] You take an Injury without damage.
   *[other] { $who } takes an Injury without damage.
 }
sk-injured = { $who ->
    [you] You lose { $damage } Health
   *[other] { $who } loses { $damage } Health
 }: { $health } left.
sk-unhurt = { $who ->
    [you] You are unhurt.
   *[other] { $who } is unhurt.
 }
sk-health-lost = { $who ->
    [you] You pay { $n } Health
   *[other] { $who } pays { $n } Health
 }: { $health } left.
sk-health-gained = { $who ->
    [you] You gain { $n } Health
   *[other] { $who } gains { $n } Health
 }: { $health } now.
sk-dazed = { $who ->
    [you] You are Dazed.
   *[other] { $who } is Dazed.
 }
sk-recovered = { $who ->
    [you] You are no longer Dazed.
   *[other] { $who } is no longer Dazed.
 }
sk-pinned = { $who ->
    [you] You are Pinned.
   *[other] { $who } is Pinned.
 }
sk-freed = { $who ->
    [you] You are free again.
   *[other] { $who } is free again.
 }
sk-ap-gained = { $who ->
    [you] You gain { $ap } AP.
   *[other] { $who } gains { $ap } AP.
 }
sk-ap-gained-moving = { $who ->
    [you] You gain { $ap } AP, for moving only.
   *[other] { $who } gains { $ap } AP, for moving only.
 }
sk-ap-lost = { $who ->
    [you] You lose all AP.
   *[other] { $who } loses all AP.
 }
sk-died = { $who ->
    [you] You die in { $cell }.
   *[other] { $who } dies in { $cell }.
 }
sk-spawned = { $ghost } rises in { $cell }: one of the { $faction }.
sk-respawned = { $ghost } is back in the Cave Entrance.
sk-goal-treasure = { $ghost } heads for { $cell }: the closest treasure lies there.
sk-goal-carries = { $ghost } heads for { $cell }: it has a treasure and hunts you.
sk-goal-hunts = { $ghost } heads for { $cell }: with no treasure lying about, it hunts you.
sk-cave-health = Cave Health: { $gems ->
    [one] { $gems } gem left.
   *[other] { $gems } gems left.
 }
sk-cave-collapses = The cave rolls { $n } and collapses.
sk-cave-holds = The cave rolls { $n } and holds.
sk-over-nobody = The game is over. Nobody got out with the treasures.
sk-over-won = The game is over. { $who ->
    [you] You win.
   *[other] { $who } wins.
 }
sk-over-shared = The game is over. { $winners } win together.
