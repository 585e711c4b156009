### The dice of a game.

say-dice-few = Too few to tell.
say-dice-very-uneven = Very uneven: hardly 1 in 100 games with the same odds comes out less even.
say-dice-uneven = Uneven: only { $n } in 100 games with the same odds come out less even.
say-dice-usual = Nothing unusual: { $n } in 100 games with the same odds come out less even.
say-dice-even = Remarkably even: { $n } in 100 games with the same odds come out less even.
