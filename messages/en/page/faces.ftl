### Who the bots are.

## How well they play

page-faces-level--random = random
page-faces-level--novice = novice
page-faces-level--steady = steady
page-faces-level--strong = strong
page-faces-level--master = master
page-faces-named = { $name }, { $level }

## Their manner, by game and level

page-faces-manner--random = Pulls a lever and hopes.
page-faces-manner--cave-troll-novice = First night underground, and the shield is a size too large.
page-faces-manner--cave-troll-steady = Takes the nearest gold and asks questions later.
page-faces-manner--cave-troll-strong = Counts your heroes before counting the coins.
page-faces-manner--cave-troll-master = Knew these rooms before the troll moved in.
page-faces-manner--skulldug-novice = Read about tombs in a magazine once.
page-faces-manner--skulldug-steady = Packs a rope, a lamp and no illusions.
page-faces-manner--skulldug-strong = Shoves first, apologises on the way out.
page-faces-manner--skulldug-master = Has more cursed idols at home than chairs.
page-faces-manner--casadh-novice = Still says hello to the echo.
page-faces-manner--casadh-steady = Turns back while the torch still burns.
page-faces-manner--casadh-strong = Hears a Grue three bends away.
page-faces-manner--casadh-master = Draws the map in the dark, from memory.
page-faces-manner--cave-pilot-novice = Has flown twice, landed once.
page-faces-manner--cave-pilot-steady = Keeps the nose up and the wings clean.
page-faces-manner--cave-pilot-strong = Builds the cave you would rather not fly through.
page-faces-manner--cave-pilot-master = Has threaded needles wider than that gap. Narrower ones, too.

## The portraits of people

page-faces-change = Change portrait
page-faces-choose = Who are you down there?
page-faces-portrait = Portrait { $n }
