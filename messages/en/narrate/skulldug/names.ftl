### Skulldug!: names.

## Skulldug!: names

sk-faction--adventurers = Adventurers
sk-faction--rogues = Rogues
sk-faction--henchmen = Henchmen
sk-faction--suits = Suits
sk-faction--cultists = Cultists

## Skulldug!: small words

sk-the = the { $card }
sk-numbered = { $card } ({ $n })
sk-entrance = the Cave Entrance
sk-special = { $tile } ({ $cell })
sk-ledge = the ledge
sk-them = them
sk-way = { $side } to { $to }
sk-way-far = to { $to }
