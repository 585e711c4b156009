### The dice of a game.

say-dice-few = Zu wenige, um etwas zu sagen.
say-dice-very-uneven = Sehr ungleich: Kaum eine von 100 Partien mit denselben Chancen fällt ungleicher aus.
say-dice-uneven = Ungleich: Nur { $n } von 100 Partien mit denselben Chancen fallen ungleicher aus.
say-dice-usual = Nichts Ungewöhnliches: { $n } von 100 Partien mit denselben Chancen fallen ungleicher aus.
say-dice-even = Auffallend gleichmäßig: { $n } von 100 Partien mit denselben Chancen fallen ungleicher aus.
