### Small words.

## Small words

say-list-two = { $first } and { $last }
say-that = that { $words }
say-that-but = that { $words }, but { $worst }

## Small words of the narrator

say-somebody = Someone
say-whom = { $who ->
    [you] you
   *[other] { $who }
 }
say-seated = { $who ->
    [you] { $who } (you)
   *[other] { $who }
 }
say-ordinal--1 = first
say-ordinal--2 = second
say-ordinal--3 = third
say-ordinal--4 = fourth
say-ordinal--5 = fifth
say-ordinal--6 = sixth
say-ordinal--last = last
