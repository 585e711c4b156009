### What happened meanwhile, and what turned a game.

say-since-more = Im Verlauf { $n ->
    [one] steht noch { $n } Ereignis.
   *[other] stehen noch { $n } Ereignisse.
 }
say-lead = { $who ->
    [you] Du übernimmst
   *[other] { $who } übernimmt
 } in Zug { $turn } die Führung: { $own } gegen { $next }.
say-lead-alone = { $who ->
    [you] Du übernimmst
   *[other] { $who } übernimmt
 } in Zug { $turn } die Führung: { $own }.
say-lead-several = In Zug { $turn } gehen in Führung: { $whom }, { $own } gegen { $next }.
say-lead-several-alone = In Zug { $turn } gehen in Führung: { $whom }, { $own }.
say-last-move = { $who ->
    [you] Du machst
   *[other] { $who } macht
 } den letzten Zug der Partie.
say-swing-gain = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
 } in Zug { $turn } das meiste in einem Zug: { $amount }.
say-swing-loss = { $who ->
    [you] Du verlierst
   *[other] { $who } verliert
 } in Zug { $turn } das meiste in einem Zug: { $amount }.
