### Why not, in every game.

say-no-game-over = the game is over
say-no-not-asked = it is not { $who }'s turn to decide
say-no-chance-first = chance has to decide first
say-no-not-by-chance = chance has nothing of that kind to decide now
