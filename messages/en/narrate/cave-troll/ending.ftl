### Cave Troll: the end.

ct-points = Gold
ct-measure = Gold if the game had ended at that moment: every room scored once more, plus the artifacts kept.
ct-amount = { $gold } gold
ct-end-most = { $who ->
    [you] You have
   *[other] { $who } has
 } the most gold, { $gold }.
ct-end-shared = { $whom } have { $gold } gold each, the most of all. Nothing breaks the tie, so they share the victory.
ct-end-place = { $whom } have { $gold } gold each and share { $place } place.
ct-end-stale = Nobody drew a card for so long that the game was ended; nobody gains the 3 gold for ending it.
ct-column-board = Board scoring { $n }
ct-column--rooms = Single rooms
ct-column--last = Last scoring
ct-column--slayer = Giant slayer
ct-column--ended = Ending the game
ct-column--kept = Kept artifacts
