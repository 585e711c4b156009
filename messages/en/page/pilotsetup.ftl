### Page: Cave Pilot 55, the set-up.

page-pilotsetup-game = Game
page-pilotsetup-caves = Caves
page-pilotsetup-length = Length
page-pilotsetup-house-rules = House rules
page-pilotsetup-for-one = For one player.
page-pilotsetup-for-players = For { $n } players.
page-pilotsetup-for-range = For { $fewest } to { $most } players.
page-pilotsetup-own = Your own
page-pilotsetup-own-text = Choose the caves one by one.
page-pilotsetup-own-cards = Cards in the deck
page-pilotsetup-own-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
page-pilotsetup-own-too-few = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }; at least { $least } are needed
page-pilotsetup-colour--yellow = Yellow
page-pilotsetup-colour--orange = Orange
page-pilotsetup-colour--red = Red
page-pilotsetup-deck-caves = { $deck } caves
page-pilotsetup-deck-count = { $n } of them
page-pilotsetup-deck-chosen = { $n ->
    [one] { $n } chosen cave
   *[other] { $n } chosen caves
 }
page-pilotsetup-deck-length = { $length } length
page-pilotsetup-preset--usual = Standard flight
page-pilotsetup-preset--first = First flight
page-pilotsetup-preset--quick = Short hop
page-pilotsetup-preset--together = Together
page-pilotsetup-preset--alone = Solo
page-pilotsetup-preset--inferno = Inferno
page-pilotsetup-preset-text--usual = Twelve gentle caves, every pilot for themselves. What most tables play.
page-pilotsetup-preset-text--first = Ten caves made for learning, no nasty surprises, novice bots.
page-pilotsetup-preset-text--quick = Eight caves in half an hour.
page-pilotsetup-preset-text--together = Night mail: you win only if every plane brings its mail out.
page-pilotsetup-preset-text--alone = One plane, sixteen caves, and a title for how well you did.
page-pilotsetup-preset-text--inferno = Sixteen orange and red caves and strong bots. For aces.
