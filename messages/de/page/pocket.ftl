### Seite: Spielen in diesem Browser, ohne Server.

page-pocket-offline = Keine Verbindung zum Server. Du kannst hier in deinem Browser spielen; Tische auf dem Server warten auf dich.
page-pocket-where-legend = Wo wird gespielt?
page-pocket-where--server = Auf dem Server: von jedem Gerät aus, mit anderen per Link
page-pocket-where--here = In diesem Browser: ohne Verbindung, gegen Bots oder gemeinsam an einem Bildschirm
page-pocket-take-online = Online weiterspielen
page-pocket-take-online-why = Kopiert das Spiel an einen Tisch auf dem Server, ab hier mit neuen Würfeln. Hier bleibt es, wie es ist.
page-pocket-took-online = Das Spiel geht hier auf dem Server weiter. Das in deinem Browser bleibt, wie es war.
page-pocket-no-offline = Diese Seite wurde ohne ihren Offline-Teil gebaut und braucht deshalb den Server.
page-pocket-overtaken = Dieses Spiel ist in einem anderen Tab weitergegangen; schau noch einmal hin.
page-pocket-no-room = Dein Browser hat dafür keinen Platz oder behält im privaten Fenster nichts. Nichts wurde verändert; speichere das Spiel als Aufzeichnung, oder schaff Platz und versuch es noch einmal.
page-pocket-broken = In deinem Browser ist etwas schiefgegangen. Nichts wurde verändert; das Spiel geht von dem aus weiter, was aufbewahrt ist.
page-pocket-guest = Gast { $number }
