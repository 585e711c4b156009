### Wer die Bots sind.

## Wie gut sie spielen

page-faces-level--random = zufällig
page-faces-level--novice = Anfänger
page-faces-level--steady = solide
page-faces-level--strong = stark
page-faces-level--master = Meister
page-faces-named = { $name }, { $level }

## Ihre Art, nach Spiel und Stufe

page-faces-manner--random = Zieht an irgendeinem Hebel und hofft.
page-faces-manner--cave-troll-novice = Die erste Nacht unter Tage, und der Schild ist eine Nummer zu groß.
page-faces-manner--cave-troll-steady = Nimmt das nächste Gold und fragt später.
page-faces-manner--cave-troll-strong = Zählt erst deine Helden, dann die Münzen.
page-faces-manner--cave-troll-master = Kannte diese Räume schon, bevor der Troll einzog.
page-faces-manner--skulldug-novice = Hat einmal in einer Illustrierten von Grüften gelesen.
page-faces-manner--skulldug-steady = Nimmt ein Seil mit, eine Lampe und keine Illusionen.
page-faces-manner--skulldug-strong = Schubst zuerst und entschuldigt sich beim Hinausgehen.
page-faces-manner--skulldug-master = Hat zu Hause mehr verfluchte Götzen als Stühle.
page-faces-manner--casadh-novice = Grüßt noch jedes Echo.
page-faces-manner--casadh-steady = Kehrt um, solange die Fackel noch brennt.
page-faces-manner--casadh-strong = Hört einen Grue drei Biegungen weit.
page-faces-manner--casadh-master = Zeichnet die Karte im Dunkeln, aus dem Kopf.
page-faces-manner--cave-pilot-novice = Zweimal geflogen, einmal gelandet.
page-faces-manner--cave-pilot-steady = Hält die Nase oben und die Flügel sauber.
page-faces-manner--cave-pilot-strong = Baut die Höhle, durch die du lieber nicht fliegen willst.
page-faces-manner--cave-pilot-master = Ist schon durch Nadelöhre geflogen. Auch durch engere.

## Die Porträts der Leute

page-faces-change = Porträt ändern
page-faces-choose = Wer bist du da unten?
page-faces-portrait = Porträt { $n }
