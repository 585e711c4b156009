### Page: what a table has agreed on, in a few words.

page-agreed-printed = As printed
page-agreed-mode--free-for-all = Free-for-all
page-agreed-mode--duel = Duel
page-agreed-mode--team = Teams
page-agreed-mode--solo-easy = Solo, easy
page-agreed-mode--solo-normal = Solo, normal
page-agreed-mode--solo-hard = Solo, hard
page-agreed-mode--competitive = Free-for-all
page-agreed-mode--tutorial = First flight
page-agreed-mode--night-mail = Night mail
page-agreed-mode--purge = Purge of the brood
page-agreed-mode--rising-water = Rising water
page-agreed-mode--solo = Solo
page-agreed-set--original = Original figures
page-agreed-set--alternate = Alternate figures
page-agreed-set--mixed = Mixed figures
page-agreed-gear--suggested = Suggested sets
page-agreed-gear--draft = Gear draft
page-agreed-fortune--paced = Paced treasures
page-agreed-fortune--plain = Plain shuffle
page-agreed-deck--easy = Easy caves
page-agreed-deck--medium = Medium caves
page-agreed-deck--hard = Hard caves
page-agreed-deck--expert = Expert caves
page-agreed-deck--inferno = Inferno caves
page-agreed-deck--custom = Caves of your choice
page-agreed-deck--short = Short flight
page-agreed-deck--standard = Standard flight
page-agreed-deck--extended = Long flight
page-agreed-table = { $n } × { $n } spaces
page-agreed-house = { $n ->
    [one] 1 house rule
   *[other] { $n } house rules
 }
