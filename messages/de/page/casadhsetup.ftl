### Page: The Caves of Casadh, before the game.

page-casadhsetup-alone = Allein spielst du um Punkte: Es zählt, was du lebend herausbringst.
page-casadhsetup-house-rules = Hausregeln
page-casadhsetup-house-rules-text = Andere faire Lesarten der Regeln. Ohne sie gilt das Regelheft.
page-casadhsetup-lost-in-the-dark = Verloren im Dunkeln
page-casadhsetup-lost-in-the-dark-text = Passiert zu lange nichts, endet die Partie, und wer noch drin ist, ist verloren.
page-casadhsetup-after-idle-rounds = Nach <field>stall</field> Runden ohne Fortschritt
page-casadhsetup-after-round = Nach Runde <field>round</field>
page-casadhsetup-agreed-idle = Verloren nach { $n } Runden ohne Fortschritt
page-casadhsetup-preset--usual = Das Spiel wie gedruckt
page-casadhsetup-preset--first = Erster Abstieg
page-casadhsetup-preset--alone = Solo
page-casadhsetup-preset--crowd = Volle Höhlen
page-casadhsetup-preset--greedy = Magere Jahre
page-casadhsetup-preset-text--usual = Jede Regel des Hefts und solide Bots. So spielen die meisten.
page-casadhsetup-preset-text--first = Nach dem Heft, gegen ein oder zwei Anfängerbots, die Fehler machen.
page-casadhsetup-preset-text--alone = Du gegen die Höhle: Bring heraus, so viel du dich traust.
page-casadhsetup-preset-text--crowd = Fünf oder sechs Höhlenforscher: Die Toten lassen ihre Sachen zurück, so gibt es mehr zu finden und zu streiten.
page-casadhsetup-preset-text--greedy = Ein Schatz je Erkundung, Verbandskästen nur bei Wunden, starke Bots: Jeder Schritt zählt.
