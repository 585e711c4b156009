### The Caves of Casadh: the end.

cc-points = Treasure
cc-measure = The value of each living spelunker's treasures at that moment, as if everyone made it out; the dead have none.
cc-amount = treasure worth { $value }
cc-end-died-alone = { $who ->
    [you] You died
   *[other] { $who } died
 } in the caves, and everything found is lost.
cc-end-nobody = Nobody came out alive, so nobody wins.
cc-end-alone = { $who ->
    [you] You come
   *[other] { $who } comes
 } out alive with treasure worth { $value }.
cc-end-only = { $who ->
    [you] You are
   *[other] { $who } is
 } the only one to come out alive.
cc-end-most = { $who ->
    [you] You bring
   *[other] { $who } brings
 } out more than any other survivor: treasure worth { $value }.
cc-end-dead = { $whom } died in the caves; only those who come out alive can win.
cc-end-shared = { $whom } are tied: treasure worth { $value }, { $health } health and { $items ->
    [one] { $items } item
   *[other] { $items } items
 } each, so they share the victory.
cc-end-shared-place = { $whom } are tied: treasure worth { $value }, { $health } health and { $items ->
    [one] { $items } item
   *[other] { $items } items
 } each, so they share { $place } place.
cc-end-health = { $both } both have treasure worth { $value }. { $who ->
    [you] You have
   *[other] { $who } has
 } more health, { $more } to { $less }, and { $who ->
    [you] take
   *[other] takes
 } { $place } place.
cc-end-items = { $both } both have treasure worth { $value } and { $health } health. { $who ->
    [you] You have
   *[other] { $who } has
 } fewer items, { $less } to { $more }, and { $who ->
    [you] take
   *[other] takes
 } { $place } place.
cc-column--found = Found
cc-column--collected = Picked up
cc-column--surface = At the Surface
cc-column--dropped = Dropped
cc-column--lost = Lost in death
cc-column--health = Health
cc-column--items = Items
