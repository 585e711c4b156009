### Page: setting up a table.

## setting up a table

page-setup-new-table = Neuer Tisch
page-setup-me-named = Ich ({ $name })
page-setup-who-sits = Wer auf Platz { $seat } sitzt
page-setup-name-of = Name der Person auf Platz { $seat }
page-setup-clock = Uhr
page-setup-minutes-each = Minuten pro Person
page-setup-seconds-more = Sekunden dazu nach jedem Zug
page-setup-seconds-free = Freie Sekunden in jedem Zug
page-setup-hours-turn = Stunden pro Zug
page-setup-hours-saved = Stunden, die man ansparen kann
page-setup-when-leaves = Wenn jemand geht
page-setup-when-up = Wenn die Zeit um ist oder jemand geht
page-setup-clocks-stand = Die Uhren stehen still, solange der Server aus ist.
page-setup-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
 }
page-setup-players-from-to = { $first }–{ $last } Spieler
page-setup-players-or = { $numbers } oder { $last } Spieler
page-setup-ready = Gleich losspielen
page-setup-your-own = Dein eigener
page-setup-own-changed = Du hast etwas geändert: Das ist jetzt dein eigener Tisch.
page-setup-own-change = Ändere unten, was du magst; alles andere kann bleiben.
page-setup-draw-again = Neu auslosen
page-setup-found-by--link = Nur wer den Link hat
page-setup-found-by--list = Alle, auf der Startseite
page-setup-looking-on--all = Alle, die ihn finden
page-setup-looking-on--players = Nur die Spieler
page-setup-advice--yes = Ja; die anderen sehen, wer fragt
page-setup-advice--no = Nein
page-setup-once-more = Noch einmal
page-setup-in-short = Kurz gesagt
page-setup-who-plays = Mitspieler
page-setup-players-legend = Wie viele
page-setup-who-finds = Wer den Tisch findet
page-setup-who-looks = Wer zuschauen darf
page-setup-hints-legend = Tipps: Was würde ein Meister tun?
page-setup-how-long = Zeit
page-setup-by-what-rules = Regeln
page-setup-setting-up = Wird aufgebaut …
page-setup-open-table = Tisch eröffnen
page-setup-begin-game = Partie beginnen
page-setup-link-to-send = Du bekommst einen Link für die anderen. Die Partie beginnt, wenn jeder Platz besetzt ist.
page-setup-begins-at-once = Jeder Platz ist besetzt: Die Partie beginnt sofort.
page-setup-preset--none = Keine Uhr
page-setup-preset--live-10 = Live, 10 Minuten + 10 s
page-setup-preset--live-20 = Live, 20 Minuten + 15 s
page-setup-preset--live-45 = Live, 45 Minuten + 30 s
page-setup-preset--day = Ein Tag pro Zug
page-setup-preset--three-days = Drei Tage pro Zug
page-setup-preset--own-live = Live, mit eigenen Zeiten …
page-setup-preset--own-days = Über Tage, mit eigenen Zeiten …
page-setup-absence--bot-steady = Ein solider Bot springt ein
page-setup-absence--bot-novice = Ein Anfängerbot springt ein
page-setup-absence--bot-strong = Ein starker Bot springt ein
page-setup-absence--bot-master = Ein Meisterbot springt ein
page-setup-absence--substitute = Jemand anders darf den Platz nehmen
page-setup-absence--forfeit = Die Partie ist für sie verloren
page-setup-bot-words--novice = Anfänger: macht die Fehler einer ersten Partie. Gute Gesellschaft, während du lernst.
page-setup-bot-words--steady = Solide: denkt eine Aktion voraus und nimmt, was er sieht. Für die meisten ein fairer Gegner.
page-setup-bot-words--strong = Stark: denkt eine Fünftelsekunde voraus. Bestraft Fehler.
page-setup-bot-words--master = Meister: denkt eine Sekunde voraus. Schlag ihn, wenn du kannst.
page-setup-bot-words--random = Zufall: tut irgendetwas Erlaubtes. Nur zum Ausprobieren.
page-setup-bots--novice = { $n } Anfängerbots
page-setup-bots--steady = { $n } solide Bots
page-setup-bots--strong = { $n } starke Bots
page-setup-bots--master = { $n } Meisterbots
page-setup-bots--random = { $n } Zufallsbots
page-setup-you = du
page-setup-open-seats = { $n ->
    [one] ein freier Platz
   *[other] { $n } freie Plätze
 }
page-setup-at-the-table = Am Tisch: { $people }.
page-setup-rules-printed = Regeln: wie gedruckt.
page-setup-rules-agreed = Regeln: { $rules }.
page-setup-found-list = Alle finden den Tisch auf der Startseite.
page-setup-found-link = Nur wer den Link hat, findet den Tisch.

## the language

page-setup-new-to-game = Neu in diesem Spiel? <learn>In { $n } Minuten lernen</learn>
