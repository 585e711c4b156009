### Cave Pilot 55: the end.

cp-points = Reputation
cp-measure = Reputation if the game had ended at that moment; planes in the exit already have their bonus for the cave.
cp-amount = { $n } Reputation
cp-end-crashed = { $whom } crashed, and so ranks below everyone who did not, whatever the Reputation.
cp-end-stuck = { $whom } got stuck, and so ranks below everyone who did not, whatever the Reputation.
cp-end-all-lost = Every plane is lost, so nobody wins.
cp-end-only = { $who ->
    [you] You are
   *[other] { $who } is
 } the only pilot left in the air.
cp-end-most = { $who ->
    [you] You have
   *[other] { $who } has
 } the most Reputation, { $n }.
cp-end-shared = { $whom } have { $n } Reputation and { $credits } credits each, so they share the victory.
cp-end-shared-place = { $whom } have { $n } Reputation and { $credits } credits each, so they share { $place } place.
cp-end-credits = { $both } both have { $n } Reputation. { $who ->
    [you] You have
   *[other] { $who } has
 } more credits left, { $more } to { $less }, and { $who ->
    [you] take
   *[other] takes
 } { $place } place.
cp-end-team = { $whom } have more Reputation together, { $more } to { $less }; the higher sum wins.
cp-end-team-credits = Both teams have { $n } Reputation. { $whom } have more credits together, { $more } to { $less }, and win.
cp-end-team-shared = Both teams have { $n } Reputation and { $credits } credits, so all four share the victory.
cp-end-team-only = { $whom } are the only team with a plane left.
cp-end-no-title = { $who ->
    [you] You do
   *[other] { $who } does
 } not reach the exit, so there is no title.
cp-end-title = { $who ->
    [you] You reach the exit with { $n } Reputation and earn
   *[other] { $who } reaches the exit with { $n } Reputation and earns
 } the title { $title }. { $short } more would have made it { $next }.
cp-end-title-best = { $who ->
    [you] You reach
   *[other] { $who } reaches
 } the exit with { $n } Reputation: { $title }, the highest title there is.
cp-end-mail = All the mail came through: every plane reached the exit in time.
cp-end-mail-lost = The mail is lost: { $home } of { $all } planes reached the exit in time.
cp-end-purge = The brood is purged: { $cleared } Brood cards are cleared.
cp-end-purge-lost = The brood lives on: { $cleared } of 5 Brood cards are cleared, and { $lost } of { $all } planes are lost.
cp-end-water = The water was too slow: { $home } of { $all } planes reached the exit.
cp-end-water-lost = The water was faster: only { $home } of { $all } planes reached the exit.
cp-end-grade = { $n } Reputation per pilot earns { $grade }. { $short } more between you would have been { $next }.
cp-end-grade-best = { $n } Reputation per pilot earns { $grade }, the highest grade there is.
cp-column--yellow = Yellow caves
cp-column--orange = Orange caves
cp-column--red = Red caves
cp-column--other = Other
cp-column--lost = Lost
cp-column--bonus = Bonus
cp-column--passed = Passed
cp-column--failed = Failed
cp-column--credits = Credits
