### A position in words.

say-scene-no-hand = Du siehst zu und hast nichts auf der Hand.
say-scene-new = Neu auf dem Plan.
say-scene-came = Neu hier: { $things }.
say-scene-gone = Nicht mehr hier: { $things }.
say-scene-before = Vorher: { $about }.
say-scene-exits = Die Ausgänge haben sich geändert.
say-scene-more = Und { $n ->
    [one] { $n } weiterer Ort.
   *[other] { $n } weitere Orte.
 }
say-scene-nowhere = Du bist nicht auf dem Plan.
say-scene-onlooker = Du siehst zu.
say-scene-place = { $place }: { $here }
say-scene-place-about = { $place }, { $about }: { $here }
say-scene-from = Von hier aus ({ $place }): { $exits }
say-scene-alone = Nichts ist in deiner Nähe.
say-scene-exit-with = { $exit } (dort: { $here })
