### The Caves of Casadh: what can be done.

cc-do-end-turn = End the turn
cc-do-move = Go { $side } to { $hex }
cc-do-explore = Explore { $side }
cc-do-slope = Take the slope to passageway { $node }
cc-do-collect-treasure = Look at the treasures here and keep one
cc-do-collect-items = Take { $items } and end the turn
cc-do-leave = Leave the caves and take { $treasures } from the Surface
cc-do-medkit = Use the medkit
cc-do-deploy = Light the dynamite here
cc-do-defuse = { $owner ->
    [you] Try to put out your dynamite
   *[other] Try to put out { $owner }'s dynamite
 }: a roll of { $hp } or less, or it goes off
cc-do-place = Place it
cc-do-lay = Place it so that your tunnel leads { $ways }
cc-do-lay-marker = Place it so that your tunnel has the marker and leads { $ways }
cc-do-lay-turned = { $lay }, { $turn }
cc-lay-everywhere = to all sides
cc-lay-all-but = everywhere but { $side }
cc-lay-turn--none = not turned
cc-lay-turn--left = turned left once
cc-lay-turn--left-twice = turned left twice
cc-lay-turn--half = turned half round
cc-lay-turn--right-twice = turned right twice
cc-lay-turn--right = turned right once
cc-do-drop = Drop { $item }
cc-do-keep = Keep the { $value }
cc-do-flee = Flee { $side } to { $hex }
cc-do-send-grue = Drive the Grue to { $hex }
cc-do-pass = Leave the Grues alone
cc-do-try-grue = Try to move a Grue: a roll above { $inside }
cc-do-decline = Move no Grue after all
cc-do-eat = The Grue in { $hex } eats whoever is cornered
cc-do-move-grue = The Grue in { $hex } goes { $side } to { $to }
