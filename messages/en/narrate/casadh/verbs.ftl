### The Caves of Casadh: kinds of things to do.

cc-verb--end-turn = End the turn; unused move points are lost.
cc-verb--move = Go to a neighbouring hex, for 1 move point.
cc-verb--explore = Explore the dark: place a new hex and draw a card, which tells what it costs.
cc-verb--slope = Take a slope to another passageway of this hex, for free.
cc-verb--collect-treasure = Look at the treasures here and keep one, for 1 move point.
cc-verb--collect-items = Take items that lie here; that ends your turn.
cc-verb--leave = Leave the caves for good, with two treasures from the Surface.
cc-verb--use-medkit = Use the medkit, for free.
cc-verb--deploy = Light your dynamite here, for free.
cc-verb--defuse = Try to put out dynamite burning here: roll your health or less.
cc-verb--rotate = Choose how the new hex lies.
cc-verb--drop-item = Choose the item that falls out of your pack.
cc-verb--keep = Keep one of the treasures.
cc-verb--flee = Flee from the Grue.
cc-verb--send-grue = Choose where your lantern drives the Grue.
cc-verb--pass = Leave the Grues alone.
cc-verb--try-grue = Try to move a Grue: roll above the number of spelunkers in the caves.
cc-verb--decline = Move no Grue after all.
cc-verb--eat = Let a Grue eat whoever it has cornered.
cc-verb--move-grue = Move a Grue to a neighbouring hex.
