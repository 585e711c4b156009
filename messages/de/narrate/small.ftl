### Small words.

## Small words

say-list-two = { $first } und { $last }
say-that = das { $words }
say-that-but = das { $words }, aber { $worst }

## Small words of the narrator

say-somebody = Jemand
say-whom = { $who ->
    [you] du
   *[other] { $who }
 }
say-seated = { $who ->
    [you] { $who } (du)
   *[other] { $who }
 }
say-ordinal--1 = ersten
say-ordinal--2 = zweiten
say-ordinal--3 = dritten
say-ordinal--4 = vierten
say-ordinal--5 = fünften
say-ordinal--6 = sechsten
say-ordinal--last = letzten
