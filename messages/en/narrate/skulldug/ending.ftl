### Skulldug!: the end.

sk-points = Treasures
sk-measure = Treasures in hand at that moment, by what they count; three in the Cave Entrance win.
sk-amount = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 }
sk-end-place = { $whom } have { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 } each and share { $place } place.
sk-end-draw = The last turn is over, and nobody got out with three treasures: a draw.
sk-end-won = { $who ->
    [you] You end your turn
   *[other] { $who } ends the turn
 } in the Cave Entrance with { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
 } in hand.
sk-end-team = { $whom } win as a team: one of them ends the turn in the Cave Entrance with three treasures.
sk-end-team-both = { $whom } win as a team: both end the turn in the Cave Entrance, with three treasures between them.
sk-end-nobody = Nobody got out with three treasures.
sk-end-stayed = { $whom } stayed to the end.
sk-end-out = { $who ->
    [you] You get out
   *[other] { $who } gets out
 } of the cave with { $n ->
    [one] { $n } treasure.
   *[other] { $n } treasures.
 }
sk-end-missing-way = Only the way out was left.
sk-end-missing = The way out and { $n ->
    [one] { $n } more treasure
   *[other] { $n } more treasures
 } were missing.
sk-end-collapsed = The cave collapses with { $name } in it. { $missing }
sk-end-resigned = { $who ->
    [you] You resign.
   *[other] { $who } resigns.
 } { $missing }
sk-end-died = { $who ->
    [you] You die
   *[other] { $who } dies
 } in the cave. { $missing }
sk-end-last-turn = The last turn is over. { $missing }
sk-column--treasures = Treasures
sk-column--tiles = Passages found
sk-column--slain = Monsters slain
sk-column--disarmed = Traps disarmed
sk-column--hits = Throws on target
sk-column--deaths = Deaths
