### Page: going on from a moment.

page-goon-running = { $n ->
    [one] Ein neuer Tisch beginnt mit dem ersten Schritt dieser Partie. Dort sitzt du, wo du hier sitzt, Bots nehmen die anderen Plätze, und neue Würfel entscheiden für den Zufall. Die Partie, die du spielst, geht weiter, wie sie ist.
   *[other] Ein neuer Tisch beginnt mit den ersten { $n } Schritten dieser Partie. Dort sitzt du, wo du hier sitzt, Bots nehmen die anderen Plätze, und neue Würfel entscheiden für den Zufall. Die Partie, die du spielst, geht weiter, wie sie ist.
 }
page-goon-over = { $n ->
    [one] Ein neuer Tisch beginnt mit dem ersten Schritt dieser Partie. Von da an entscheidest du für einen Platz, Bots für die anderen und neue Würfel für den Zufall. Die Partie, die du ansiehst, bleibt, wie sie ist.
   *[other] Ein neuer Tisch beginnt mit den ersten { $n } Schritten dieser Partie. Von da an entscheidest du für einen Platz, Bots für die anderen und neue Würfel für den Zufall. Die Partie, die du ansiehst, bleibt, wie sie ist.
 }
page-goon-i-play = Ich spiele
page-goon-others-are = Die anderen sind
page-goon-setting-up = Wird aufgebaut …
page-goon-go-on = Von hier weiterspielen
