### Jemand, und was gespielt wurde.

page-person-title = { $name } am Tisch
page-person-played = { $n ->
    [one] Partie gespielt
   *[other] Partien gespielt
}
page-person-won = gewonnen
page-person-streak = längste Serie
page-person-only-you = Partien an nicht öffentlichen Tischen siehst nur du. Ältere Partien ohne gespeichertes Ergebnis fehlen.
page-person-open-to-all = Partien an öffentlichen Tischen. Was über einen Link gespielt wird, bleibt unter denen, die dabei waren.
page-person-none = Noch keine Partie zu Ende gespielt.
page-person-none-public = Noch keine Partie an einem öffentlichen Tisch.
page-person-tallies = Siege nach Spiel
page-person-against--people = Menschen
page-person-against--alone = allein
page-person-against--random = Zufallsbots
page-person-against--novice = Anfängerbots
page-person-against--steady = solide Bots
page-person-against--strong = starke Bots
page-person-against--master = Meisterbots
page-person-won-of = { $won } von { $played }
page-person-best = Beste Momente
page-person-feat--master = Erster Sieg gegen einen Meister
page-person-feat--closest = Knappster Sieg
page-person-feat--clearest = Klarster Sieg
page-person-by = { $n ->
    [one] mit 1 Punkt Vorsprung
   *[other] mit { $n } Punkten Vorsprung
}
page-person-watch = Noch einmal ansehen
page-person-latest = Letzte Partien
page-person-place = { $place }.
page-person-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
page-person-more = Frühere Partien
page-person-mine = Was ich gespielt habe
page-person-see = Partien und Siege
