### The dice of a game.

say-dice-few = Too few to say anything.
say-dice-very-uneven = Very uneven: hardly one of 100 games with the same chances comes out less even.
say-dice-uneven = Uneven: only { $n } of 100 games with the same chances come out less even.
say-dice-usual = Nothing unusual: { $n } of 100 games with the same chances come out less even.
say-dice-even = Remarkably even: { $n } of 100 games with the same chances come out less even.
