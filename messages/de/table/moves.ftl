### Why a move is refused.

say-no-not-your-decision = die Entscheidung liegt jetzt nicht bei dir
say-no-nothing-to-redo = es gibt nichts zu wiederholen
say-no-nothing-done-by-you = du hast noch nichts getan
say-no-not-yours-to-take-back = du kannst nur um die Rücknahme dessen bitten, was du selbst getan hast
say-no-copied = das geschah im Spiel, von dem aus dieses weitergeht
say-hint-clear = Mit Abstand das Beste. Danach käme: { $second }.
say-hint-better = Etwas besser als: { $second }.
say-hint-close = Eine knappe Sache. Fast genauso gut: { $second }.
say-hint-nothing = Nichts anderes, was jetzt geht, sah besser aus.
say-hint-next = Nichts anderes sah besser aus. Das Nächstbeste: { $second }.
say-hint-risk = Nichts anderes sah besser aus. Das Nächstbeste ist „{ $second }“; das kann so ausgehen: { $prospects }.
