### The Caves of Casadh: what may happen.

cc-odds--defused = die Lunte ist gelöscht
cc-odds--explodes = das Dynamit geht hoch, und du stirbst
cc-odds--grue = du darfst einen Grue bewegen
cc-odds--no-grue = die Grues bleiben, wo sie sind
cc-odds--die = du stirbst
cc-odds-lose = du verlierst { $health ->
    [one] { $health } Lebenspunkt
   *[other] { $health } Lebenspunkte
 }
cc-odds--cornered = ein Grue treibt dich in die Enge
cc-odds--outbreak = eine Gefahr bricht aus, und du bleibst unverletzt
cc-odds--misfortune = ein Missgeschick, aber nichts bricht aus
cc-odds--nothing = nichts Schlimmes geschieht
