### Cave Troll: what the cards may bring.

ct-odds-artifact = you find the { $artifact }
ct-odds--adventurer = you draw an adventurer
ct-odds--monster = you draw a monster
ct-odds--hero = you draw a hero with a power
ct-odds--treasure = you draw the treasure chest
ct-odds--score = you draw Score a Room
ct-odds--find = you draw Find an Artifact
