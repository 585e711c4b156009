### Page: going on from a moment.

page-goon-running = { $n ->
    [one] Ein neuer Tisch beginnt nach dem ersten Schritt dieser Partie. Du behältst deinen Platz, Bots nehmen die anderen, und der Zufall beginnt von vorn. Deine laufende Partie geht weiter wie bisher.
   *[other] Ein neuer Tisch beginnt nach den ersten { $n } Schritten dieser Partie. Du behältst deinen Platz, Bots nehmen die anderen, und der Zufall beginnt von vorn. Deine laufende Partie geht weiter wie bisher.
 }
page-goon-over = { $n ->
    [one] Ein neuer Tisch beginnt nach dem ersten Schritt dieser Partie. Du spielst einen Platz, Bots die anderen, und der Zufall beginnt von vorn. Die Partie, die du ansiehst, bleibt, wie sie ist.
   *[other] Ein neuer Tisch beginnt nach den ersten { $n } Schritten dieser Partie. Du spielst einen Platz, Bots die anderen, und der Zufall beginnt von vorn. Die Partie, die du ansiehst, bleibt, wie sie ist.
 }
page-goon-i-play = Ich spiele
page-goon-others-are = Die anderen sind
page-goon-setting-up = Wird aufgebaut …
page-goon-go-on = Von hier weiterspielen
