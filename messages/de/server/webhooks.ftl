### Webhooks.

say-no-webhook-long = Die Adresse hat mehr als { $most } Zeichen.
say-no-webhook-address = Das ist keine Adresse; sie sieht aus wie https://discord.com/api/webhooks/….
say-no-webhook-scheme = Die Adresse muss mit https:// oder http:// beginnen.
say-no-webhook-user = In der Adresse darf kein Benutzername stehen.
say-no-webhook-machine = Einen Rechner namens { $host } gibt es nicht.
say-no-webhook-inside = Die Adresse führt ins eigene Netz des Servers; sie wird nicht aufgerufen.
say-webhook-turn = { $game } wartet auf dich auf Platz { $seat }.
say-webhook-turn-within = { $game } wartet auf dich auf Platz { $seat }. Du hast { $left }.
say-webhook-short = Deine Zeit bei { $game } läuft ab: Dir bleibt nur noch wenig Zeit auf Platz { $seat }.
say-webhook-short-within = Deine Zeit bei { $game } läuft ab: Auf Platz { $seat } hast du noch { $left }.
say-webhook-up = Deine Zeit bei { $game } auf Platz { $seat } ist abgelaufen.
say-webhook-taken = { $by } hat deinen Platz { $seat } bei { $game } übernommen.
say-webhook-test = Das ist eine Testnachricht von Karst: Hier erfährst du, wenn ein Tisch auf dich wartet.
say-webhook-unchecked = Der Name des Rechners lässt sich nicht prüfen.
say-webhook-insecure = Keine sichere Verbindung: { $error }.
say-webhook-silent = Keine Antwort innerhalb von fünf Sekunden.
say-webhook-unreached = Keine Verbindung: { $error }.
say-webhook-broke = Die Verbindung ist abgebrochen: { $error }.
say-webhook-uncallable = Diese Adresse lässt sich nicht rufen.
say-webhook-answered = Die Antwort war { $status }.
say-webhook-redirected = Die Antwort war { $status }; Umleitungen wird nicht gefolgt, gib die endgültige Adresse an.
say-time-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
 }
say-time-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
 }
say-time-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
 }
say-time-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
 }
