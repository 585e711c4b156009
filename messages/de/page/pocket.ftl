### Seite: Spielen in diesem Browser, ohne Server.

page-pocket-offline = Keine Verbindung: Gespielt wird in deinem Browser, und deine Tische auf dem Server warten auf dich.
page-pocket-where-legend = Wo wird gespielt?
page-pocket-where--server = Auf dem Server: von jedem Gerät aus, mit anderen per Link
page-pocket-where--here = In diesem Browser: ohne Verbindung, gegen Bots oder gemeinsam an einem Bildschirm
page-pocket-take-online = Online weiterspielen
page-pocket-take-online-why = Kopiert das Spiel an einen Tisch auf dem Server, ab hier mit neuen Würfeln. Hier bleibt es, wie es ist.
page-pocket-took-online = Das Spiel geht hier auf dem Server weiter. Das in deinem Browser bleibt, wie es war.
page-pocket-no-offline = Diese Seite wurde ohne ihren Offline-Teil gebaut und braucht deshalb den Server.
page-pocket-overtaken = Dieses Spiel ist in einem anderen Tab weitergegangen; schau noch einmal hin.
page-pocket-no-room = Dein Browser hat für diesen Zug keinen Platz mehr, er ist also nicht passiert. Speichere das Spiel als Datei, oder schaff Platz und versuch es noch einmal.
page-pocket-broken = In deinem Browser ist etwas schiefgegangen. Nichts wurde verändert; das Spiel geht von dem aus weiter, was aufbewahrt ist.
page-pocket-not-loaded = Was ohne Server spielt, konnte nicht geladen werden. Nichts wurde verändert; versuch es noch einmal.
page-pocket-forgets = Dein Browser behält hier nichts, wie manche privaten Fenster: Ein Spiel dauert, bis du diese Seite schließt. Speichere es, um es zu behalten.
page-pocket-save = Als Datei speichern
page-pocket-guest = Du spielst in diesem Browser. Dein Name, dein Porträt und deine Spiele sind in ihm aufbewahrt und nirgends sonst.
page-pocket-install = Installieren
page-pocket-install-about = Karst kann auch eine eigene App sein, die ohne Verbindung spielt.
page-pocket-hand-out = Per Link verteilen
page-pocket-hand-out-why = Kopiert das Spiel auf den Server und gibt die Plätze der anderen frei: Jeder kommt mit einem Link zum eigenen Platz.
page-pocket-handed-out = Das Spiel geht hier auf dem Server weiter. Kopiere den Link zu jedem Platz für den, der ihn einnehmen soll.
page-pocket-hero-about = Höhlen-Brettspiele nach ihren echten Regeln: gegen Bots, allein oder gemeinsam an einem Bildschirm.
page-pocket-none-mine = Du hast noch keine Tische. Spiel gleich los, oder öffne einen für alle an deinem Bildschirm.
page-pocket-guest-name = Gast { $number }
