### The Caves of Casadh: what the game waits for.

cc-ask-surface = Laying out the treasures on the Surface.
cc-ask-start = Choosing the first player.
cc-ask-begin = { $who ->
    [you] Your turn begins.
   *[other] { $who }'s turn begins.
 }
cc-ask-action = { $who ->
    [you] Your turn
   *[other] { $who }'s turn
 }: { $mp ->
    [one] { $mp } move point left.
   *[other] { $mp } move points left.
 }
cc-ask-cornered = { $asked } A Grue has you cornered.
cc-ask-hex = { $who ->
    [you] You step
   *[other] { $who } steps
 } into the dark { $side }.
cc-ask-rotate = { $who ->
    [you] You discover { $hex }. Turn it as you like, then place it.
   *[other] { $who } turns { $hex }.
 }
cc-ask-card = { $who ->
    [you] You draw a card.
   *[other] { $who } draws a card.
 }
cc-ask-drop = { $who ->
    [you] Dropped Gear: which item do you leave here?
   *[other] { $who } has to drop an item.
 }
cc-ask-items = Finding items.
cc-ask-treasure = Drawing treasure from the Bag of Fate.
cc-ask-keep = { $who ->
    [you] Only you see these treasures. Keep one.
   *[other] { $who } looks at treasures and keeps one.
 }
cc-ask-blind = { $who ->
    [you] You reach for a treasure in the dark.
   *[other] { $who } reaches for a treasure in the dark.
 }
cc-ask-rolls = Rolling for { $hazards }.
cc-ask-flee = { $who ->
    [you] A Grue comes to { $hex }! Choose where to flee.
   *[other] { $who } flees from the Grue in { $hex }.
 }
cc-ask-send-grue = { $who ->
    [you] The Grue shrinks from your lantern. Choose where it goes.
   *[other] { $who } drives the Grue away.
 }
cc-ask-surface-turn = { $who ->
    [you] You are out. Try to move a Grue by rolling above { $inside }?
   *[other] { $who } may stir the Grues from the Surface.
 }
cc-ask-grue-roll = { $who ->
    [you] You need more than { $above }.
   *[other] { $who } needs more than { $above }.
 }
cc-ask-grue-move = { $who ->
    [you] A Grue obeys you. Choose one and where it goes.
   *[other] { $who } moves a Grue.
 }
cc-ask-defuse = { $who ->
    [you] You try
   *[other] { $who } tries
 } to put out { $owner ->
    [you] your dynamite
   *[other] { $owner }'s dynamite
 }: { $most } or less.
cc-ask-end = { $who ->
    [you] Your turn ends.
   *[other] { $who }'s turn ends.
 }
cc-ask-over = The game is over.
