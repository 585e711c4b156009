### Skulldug!: what the dark may bring.

sk-odds--collapses = the cave collapses
sk-odds--holds = the cave holds
sk-odds--die = you die
sk-odds--lose = you lose the encounter
sk-odds-lose = you lose the encounter and { $health } Health
sk-odds--win = you win the encounter
sk-odds--hits = it hits
sk-odds--misses = it misses
sk-odds--hits-you = it hits you
sk-odds--misses-you = it misses you
sk-odds--monster = a monster waits there
sk-odds--monster-treasure = a monster waits there, and a treasure
sk-odds--trap = a trap lies there
sk-odds--trap-treasure = a trap lies there, and a treasure
sk-odds--treasure = a treasure and no danger
sk-odds--fortune = a useful card and no danger
sk-odds--empty = an empty passage
