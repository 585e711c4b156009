### Page: home.

page-home-shelf-title = Spiele im Regal
page-home-fetching-games = Die Spiele werden geholt …
page-home-players = { $players } Spieler
page-home-minutes = { $least }–{ $most } Min.
page-home-setting-up = Wird aufgebaut …
page-home-play-now = Jetzt gegen Bots spielen
page-home-new-table = Neuer Tisch
page-home-page-is-older = Diese Seite ist älter als der Server. Lade sie neu, um dieses Spiel zu spielen.
page-home-hero = Komm herein aus dem Licht.
page-home-hero-about = Höhlen-Brettspiele nach ihren echten Regeln: gegen Bots, zusammen an einem Bildschirm oder mit Freunden über einen Link.
page-home-learn = Spielen lernen
page-home-lesson-finished = Lektion geschafft
page-home-go-on-lesson = Weiter mit der Lektion
page-home-left-off = { $n ->
    [0] Wo du aufgehört hast
    [one] Ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
 }
page-home-all-of-yours = Alle deine { $n } Tische
page-home-go-on = Weiter
page-home-show-all = Alle { $n } zeigen
page-home-your-turn = Du bist dran
page-home-your-turn-left = Du bist dran, noch { $time }
page-home-wants-substitute = Sucht Ersatz
page-home-gathering = Wartet auf Mitspieler
page-home-finished = Beendet
page-home-being-played = Läuft gerade
page-home-look-back = Wiedergabe
page-home-tables = Tische
page-home-records = Aufzeichnungen: eine .karst-Datei ansehen
page-home-search-tables = Die Tische durchsuchen
page-home-search-by = Nach Spiel, Name oder Regeln suchen
page-home-looking = Tische werden gesucht …
page-home-mine = Meine Tische
page-home-none-mine = Du sitzt noch an keinem Tisch. Spiel gleich los, oder eröffne einen für Freunde.
page-home-none-mine-found = Keiner deiner Tische passt dazu.
page-home-opened = Offene Tische
page-home-none-open = Gerade hat kein Tisch einen freien Platz. Eröffne einen öffentlichen, dann finden ihn andere hier.
page-home-none-open-found = Kein offener Tisch passt dazu.
page-home-join = Mitspielen
page-home-none-running = Gerade gibt es nichts zum Zuschauen.
page-home-none-running-found = Kein laufender Tisch passt dazu.
page-home-watch = Zuschauen
page-home-weight = Schwierigkeit { $weight } von { $most }:
page-home-weight-word--1 = Sehr leicht
page-home-weight-word--2 = Leicht
page-home-weight-word--3 = Mittel
page-home-weight-word--4 = Anspruchsvoll
page-home-weight-word--5 = Schwer
page-home-weight-meaning--1 = In einer Minute erklärt.
page-home-weight-meaning--2 = In fünf Minuten erklärt; in der zweiten Partie spielst du gut.
page-home-weight-meaning--3 = In zehn Minuten erklärt; nach ein, zwei Partien kennst du die Karten.
page-home-weight-meaning--4 = Eine erste Partie zum Lernen; Pläne zahlen sich aus.
page-home-weight-meaning--5 = Ein Abend mit dem Regelheft.
page-home-picture--casadh = Ein Höhlenforscher mit Lampe geht über eine Brücke in einer Höhle; unten schimmert ein Schatz, und Augen blicken aus dem Dunkel
page-home-picture--cave-pilot = Ein kleines Flugzeug mit Fledermausflügeln fliegt durch eine Höhle, seine Lampe dem Tageslicht entgegen
page-home-picture--cave-troll = Ein Höhlentroll ragt über einem Goldhaufen auf, während ein kleiner Held eine Fackel hebt
page-home-picture--skulldug = Eine Forscherin mit Laterne vor einem Höhleneingang in Form eines Schädels; innen leuchtet ein violetter Edelstein
