### The Caves of Casadh: what may happen.

cc-odds--defused = you put the fuse out
cc-odds--explodes = the dynamite goes off and you die
cc-odds--grue = you may move a Grue
cc-odds--no-grue = the Grues stay where they are
cc-odds--die = you die
cc-odds-lose = you lose { $health } health
cc-odds--cornered = a Grue corners you
cc-odds--outbreak = a hazard breaks out, but you are unhurt
cc-odds--misfortune = a misfortune, but nothing breaks out
cc-odds--nothing = nothing bad happens
