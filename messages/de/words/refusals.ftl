### Why not, in every game.

say-no-game-over = das Spiel ist aus
say-no-not-asked = die Entscheidung liegt jetzt nicht bei { $who }
say-no-chance-first = erst entscheidet der Zufall
say-no-not-by-chance = so etwas hat der Zufall jetzt nicht zu entscheiden
