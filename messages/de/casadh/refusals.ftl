### The Caves of Casadh: why not.

## The Caves of Casadh: why not

cc-no-first--lay = drehe erst das gezogene Feld, wie du magst, und lege es
cc-no-first--drop = sage erst, welchen Gegenstand du zurücklässt
cc-no-first--keep = behalte erst einen der Schätze in deiner Hand
cc-no-first--flee = flieh erst vor dem Grue
cc-no-first--send-grue = sage erst, wohin deine Laterne den Grue treibt
cc-no-first--try-grue = versuche erst, einen Grue zu bewegen, oder passe
cc-no-first--move-grue = bewege erst einen Grue, lass ihn fressen, oder verzichte
cc-no-first--wait = warte erst ab
cc-no-not-an-action = das beantwortet eine Frage, die niemand gestellt hat; in einem Zug gehst du, erkundest, sammelst, verlässt die Höhlen oder beendest ihn
cc-no-no-such-die = ein Würfel zeigt 1 bis 6, nicht { $n }
cc-no-no-such-seat = { $who } sitzt nicht an diesem Tisch
cc-no-no-exit = nach { $side } führt kein Weg aus deinem Gang; sieh dir deine Ausgänge an
cc-no-nothing-there = im { $side } von dir ist noch nichts erkundet; erkunde stattdessen dort
cc-no-rubble = das Feld im { $side } von dir ist eingestürzt und für immer verschlossen
cc-no-grue-there = im { $side } von dir ist ein Grue; nur mit einer Messinglaterne darfst du dorthin
cc-no-no-slope = kein Hang führt von hier hinab in Gang { $node }; nur mit einem Seil kannst du klettern
cc-no-stood-there = in Gang { $node } hast du schon gestanden, seit du zuletzt einen Bewegungspunkt ausgegeben hast
cc-no-space-taken = der Platz im { $side } von dir ist belegt; erkunde einen leeren
cc-no-pile-empty = der Stapel der Felder ist leer; es gibt nichts mehr zu erkunden
cc-no-no-such-rotation = Drehung { $n } gehört nicht zu den möglichen: Ein Stern zeigt dahin, woher du kamst, und gleiche Drehungen sind eine
cc-no-not-there = das ist nicht da und kann nicht gezogen werden: { $what }
cc-no-not-there-treasure = ein Schatz im Wert von { $value } ist nicht da und kann nicht gezogen werden
cc-no-not-at-marker = Schätze und Gegenstände sammelt man beim Zeichen, und du stehst anderswo
cc-no-no-treasure = hier liegt kein Schatz
cc-no-no-treasure-at-base = im Basislager liegt kein Schatz; verlass die Höhlen, um an denen der Oberfläche teilzuhaben
cc-no-no-item-chosen = wähle mindestens einen Gegenstand
cc-no-item-not-here = das liegt hier nicht: { $item }
cc-no-carries-already = das trägst du schon: { $item }; niemand trägt zwei von einer Sorte
cc-no-torn-pack = mit einem zerrissenen Rucksack kannst du keine Gegenstände sammeln; ruh dich erst im Basislager aus
cc-no-not-carried = das trägst du nicht: { $item }
cc-no-not-hurt = wer alle Lebenspunkte hat, hebt den Verbandskasten für später auf; so will es die Hausregel
cc-no-not-just-drawn = unter den eben gezogenen Schätzen ist keiner im Wert von { $n }
cc-no-not-picked-up = unter den eben aufgehobenen Schätzen ist keiner im Wert von { $n }
cc-no-not-at-base = die Höhlen verlässt man nur vom Basislager aus
cc-no-no-dynamite-at-base = im Basislager, dem einzigen Ausgang, wird nie Dynamit gezündet
cc-no-no-fuse = auf diesem Feld brennt kein Dynamit von { $who }
cc-no-own-fuse = dein eigenes Dynamit kannst du nicht löschen
cc-no-no-refuge = im { $side } von dir ist keine Zuflucht: Flieh durch deinen Gang auf ein Feld, das noch steht und auf dem kein Grue ist
cc-no-no-place-for-grue = die Laterne treibt einen Grue auf ein Feld mit Grue-Symbol, auf dem weder Höhlenforscher noch Grues sind, und das gilt nicht bei { $space }
cc-no-no-grue-at = bei { $space } ist kein Grue
cc-no-nobody-to-eat = der Grue bei { $space } hat niemanden zu fressen; gefressen wird nur, wer in die Enge getrieben ist
cc-no-grue-eats-first = der Grue bei { $space } hat Beute auf seinem Feld und geht nicht weiter; er frisst
cc-no-grue-no-way = nach { $side } führt den Grue kein Weg
cc-no-grue-not-to-base = ein Grue betritt nie das Basislager
cc-no-grue-not-into-rubble = das Feld im { $side } des Grue ist eingestürzt und auch ihm verschlossen
cc-no-grue-meets-grue = ein Grue betritt kein Feld, auf dem schon ein Grue ist
cc-no-grue-fears-lantern = ein Grue betritt kein Feld mit einer Messinglaterne

## The Caves of Casadh: why no table could play a setup

cc-no-setup-players = The Caves of Casadh ist für 1 bis 6 Spieler, nicht für { $players } (CC-R-01)
cc-no-setup-limits = die Grenzen für Stillstand und Runden sind Zahlen von 1 bis 1000 (CC-R-49)
