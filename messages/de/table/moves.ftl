### Why a move is refused.

say-no-not-your-decision = die Entscheidung liegt jetzt nicht bei dir
say-no-nothing-to-redo = es gibt nichts zu wiederholen
say-no-nothing-done-by-you = du hast noch nichts getan
say-no-not-yours-to-take-back = du kannst nur um die Rücknahme dessen bitten, was du selbst getan hast
say-no-copied = das geschah im Spiel, von dem aus dieses weitergeht
say-hint-weighed = Von { $tries } Zugfolgen, die ein Meister durchging, begannen { $share } von 100 so. Das Nächstbeste: { $second } ({ $next } von 100).
