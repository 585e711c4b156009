### Page: Skulldug!, the set-up.

page-skulldugsetup-mode = Spielart
page-skulldugsetup-starting-items = Startgegenstände
page-skulldugsetup-fortune-deck = Glücksstapel
page-skulldugsetup-table = Tisch
page-skulldugsetup-table-hint = Plätze pro Seite. Auf kleineren Tischen trifft man sich früher.
page-skulldugsetup-table-size = { $n } × { $n }
page-skulldugsetup-house-rules = Hausregeln
page-skulldugsetup-places = { $n } × { $n } Plätze
page-skulldugsetup-preset--usual = Jeder gegen jeden
page-skulldugsetup-preset--first = Erstes Spiel
page-skulldugsetup-preset--full = Alles
page-skulldugsetup-preset--duel = Duell
page-skulldugsetup-preset--team = Teams
page-skulldugsetup-preset--alone = Solo
page-skulldugsetup-preset-text--usual = Fertige Sets, der ganze Tisch, solide Bots. So spielen die meisten.
page-skulldugsetup-preset-text--first = Eine kleinere Höhle und Anfängerbots: Schätze, Fallen und Mitspieler begegnen dir früher.
page-skulldugsetup-preset-text--full = Startgegenstände werden reihum gewählt, und Schätze kommen, wann sie kommen. Länger und tiefer.
page-skulldugsetup-preset-text--duel = Zu zweit gegeneinander, aus einer Ecke des Tisches.
page-skulldugsetup-preset-text--team = Zwei oder drei Paare, die gemeinsam ziehen und gemeinsam gewinnen.
page-skulldugsetup-preset-text--alone = Du, zwei Geister und eine Höhle, die hinter dir einstürzt.
