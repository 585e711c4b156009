### Takebacks.

say-takeback-last = { $name } möchte die letzte Aktion und alles danach zurücknehmen: zusammen { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 }.
say-takeback-more = { $name } möchte Aktionen und alles danach zurücknehmen: zusammen { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 }.
say-barred-over = Das Spiel ist aus, und seine Würfel liegen offen; nichts lässt sich zurücknehmen.
say-barred-nothing = Du hast noch nichts getan, was du zurücknehmen könntest.
say-barred-shown = Deine letzte Aktion hat etwas gezeigt.
say-barred-shown-this = Deine letzte Aktion hat etwas gezeigt: { $told }
say-barred-chance = Seit deiner letzten Aktion hat der Zufall entschieden.
say-barred-chance-this = Seit deiner letzten Aktion hat der Zufall entschieden: { $told }
say-barred-acted = Seit deiner letzten Aktion hat jemand entschieden: { $name }.
say-barred-acted-this = Seit deiner letzten Aktion hat { $name } entschieden: { $told }
