### Cave Troll: what the cards may bring.

ct-odds-artifact = du findest: { $artifact }
ct-odds--adventurer = du ziehst einen Abenteurer
ct-odds--monster = du ziehst ein Monster
ct-odds--hero = du ziehst einen Helden mit einer Fähigkeit
ct-odds--treasure = du ziehst die Schatztruhe
ct-odds--score = du ziehst „Raum werten“
ct-odds--find = du ziehst „Artefakt finden“
