### Was an einem Tisch nicht geht, der nur in diesem Browser gespielt wird.

say-no-server-here = Dafür braucht es einen Server, und dieses Spiel läuft nur in deinem Browser.
say-no-open-seats-here = Plätze für andere brauchen einen Server; hier spielst du, wer mit am Bildschirm sitzt, und Bots.
say-no-clock-here = Eine Uhr braucht einen Server; spiel hier ohne.
say-no-public-here = Ein Spiel in deinem Browser kann sonst niemand sehen; lass es privat.
say-no-kept-table = Dieses Spiel lässt sich nicht mehr lesen: { $why }. Es bleibt aufbewahrt, wie es ist.
say-no-request-read = Das lässt sich nicht lesen: { $error }.
