### Skulldug!: names.

## Skulldug!: names

sk-faction--adventurers = Abenteurer
sk-faction--rogues = Schurken
sk-faction--henchmen = Handlanger
sk-faction--suits = Anzugträger
sk-faction--cultists = Kultisten

## Skulldug!: small words

sk-the = { $card }
sk-numbered = { $card } ({ $n })
sk-entrance = Höhleneingang
sk-special = { $tile } ({ $cell })
sk-ledge = Felssims
sk-them = den anderen
sk-way = nach { $side }, { $to }
sk-way-far = nach { $to }
