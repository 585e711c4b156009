### The end.

say-ahead = Abstand zu Platz zwei ({ $whom }): { $amount }.
say-forfeited = { $who ->
    [you] Du hast aufgegeben und liegst
   *[other] { $who } hat aufgegeben und liegt
 } damit hinter allen, die weitergespielt haben.
say-compared-first = Das ist deine erste beendete Partie dieser Art.
say-compared-best = Dein bestes Ergebnis bisher: Vorher waren es { $amount } in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } dieser Art.
say-compared-equal = So gut wie dein bestes Ergebnis aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } dieser Art zuvor.
say-compared-less = Dein bestes Ergebnis bisher: { $amount }, in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } dieser Art zuvor.
