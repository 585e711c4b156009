### The Caves of Casadh: on the box.

cc-shelf--1 = Deck die Höhle Feld für Feld auf und steck ein, was glitzert.
cc-shelf--2 = Fledermäuse, Gas, Beben und Grues werden mit jedem Zug schlimmer.
cc-shelf--3 = Nur Schätze, die du an die Oberfläche bringst, zählen.
cc-choice--house-one-treasure-per-explore = Ein Schatz je Erkundung
cc-choice-text--house-one-treasure-per-explore = Wie viele Schatzsymbole eine Karte auch hat: Wer erkundet, sieht alle Schätze zusammen an und behält einen.
cc-choice--house-dynamite-at-base-camp = Dynamit im Basislager
cc-choice-text--house-dynamite-at-base-camp = Dynamit darf im Basislager gezündet werden, und dann kommt dort niemand mehr hinaus.
cc-choice--house-dead-leave-belongings = Die Toten lassen alles liegen
cc-choice-text--house-dead-leave-belongings = Gegenstände und Schätze eines toten Höhlenforschers bleiben, wo er starb.
cc-choice--house-keep-at-the-marker = Behalten nur beim Zeichen
cc-choice-text--house-keep-at-the-marker = Wer nicht beim Zeichen hereinkommt, sieht nichts an und behält nichts.
cc-choice--house-medkit-only-when-hurt = Verbandskasten nur bei Wunden
cc-choice-text--house-medkit-only-when-hurt = Mit vollen Lebenspunkten ist ein Verbandskasten nicht zu benutzen.
cc-choice--house-symbols-alone = Grues sinnen nicht auf Rache
cc-choice-text--house-symbols-alone = Ein Grue, der verschwindet, hebt seine Leiste nicht an: Gegen Gefahren wird allein nach den Symbolen auf dem Plan gewürfelt.
cc-choice--house-cornered-are-eaten = Wer in der Enge ist, wird gefressen
cc-choice-text--house-cornered-are-eaten = Ein Höhlenforscher, der vor einem Grue fliehen muss und nirgendwohin kann, wird sofort gefressen.
cc-lost-idle = { $n ->
    [one] Endet nach { $n } Runde, in der nichts geschieht
   *[other] Endet nach { $n } Runden, in denen nichts geschieht
 }
cc-lost-late = Endet nach Runde { $n }
cc-group--house = Hausregeln
cc-group-text--house = Andere faire Lesarten der Regeln. Ohne sie gilt das Regelheft.
cc-group--stall = Runden ohne Fortschritt bis zum Ende
cc-group-text--stall = Passiert zu lange nichts, endet die Partie, und wer noch drin ist, ist verloren.
cc-group--rounds = Letzte Runde
cc-group-text--rounds = Auch wenn noch viel passiert.
cc-preset--usual = Das Spiel wie gedruckt
cc-preset--first = Erster Abstieg
cc-preset--alone = Solo
cc-preset--crowd = Volle Höhlen
cc-preset--greedy = Magere Jahre
cc-preset-text--usual = Jede Regel des Hefts und solide Bots. So spielen die meisten.
cc-preset-text--first = Nach dem Heft, gegen ein oder zwei Anfängerbots, die Fehler machen.
cc-preset-text--alone = Du gegen die Höhle, um Punkte: Es zählt, was du lebend herausbringst.
cc-preset-text--crowd = Fünf oder sechs Höhlenforscher: Die Toten lassen ihre Sachen zurück, so gibt es mehr zu finden und zu streiten.
cc-preset-text--greedy = Ein Schatz je Erkundung, Verbandskästen nur bei Wunden, starke Bots: Jeder Schritt zählt.
