### Page: account and notifications.

## account and notifications

page-account-guest = Gast
page-account-notifications = Benachrichtigungen
page-account-one-moment = Einen Moment …
page-account-keep-title = Behalte deine Partien
page-account-keep-about = Du bist <b>{ $name }</b>, zu Gast in diesem Browser. Mit einem Namen und einem Passwort findest du deine Tische auf jedem Gerät wieder. Mehr wollen wir nicht wissen.
page-account-claim = Konto anlegen
page-account-name = Name
page-account-password = Passwort
page-account-sign-in = Anmelden
page-account-sign-in-about = Du hast hier ein Konto? Die Tische, an denen du auf diesem Gerät als Gast gespielt hast, kommen mit.
page-account-data-title = Deine Daten
page-account-data-about = Alles, was der Server von dir aufbewahrt, in einer Datei: Konto, Geräte, Tische und Plätze, deine Nachrichten und jeder deiner Schritte.
page-account-download = Meine Daten herunterladen
page-account-delete-open = Meine Daten löschen …
page-account-delete-about = Dein Name und alles, was du gesagt hast, verschwinden von jedem Tisch, deine Anmeldungen und Token enden, und Tische, die noch nicht begonnen haben, werden geschlossen. Begonnene Partien bleiben für die anderen lesbar; auf deinen Plätzen sitzt dann jemand, der gegangen ist. <b>Das lässt sich nicht zurücknehmen.</b>
page-account-delete-button = Endgültig löschen
page-account-account = Konto
page-account-your-password = Dein Passwort
page-account-type-delete = Tippe das Wort <i>delete</i>
page-account-plain-json = Reines JSON
page-account-added = Hinzugefügt. Schick eine Testnachricht, um zu sehen, ob es klappt.
page-account-test-arrived = Die Testnachricht ist angekommen.
page-account-test-failed = Die Testnachricht ist gescheitert: { $error }
page-account-notifications-about = Wenn ein Tisch auf dich wartet und du ihn nicht gerade ansiehst, werden diese Adressen aufgerufen: jedes Mal einmal, noch einmal, wenn deine Zeit knapp wird, und wenn sie um ist. Die Nachrichten kommen in der Sprache, in der du die Adresse hinzufügst oder zuletzt ausprobierst.
page-account-looking = Wird gesucht …
page-account-told-nowhere = Noch keine Benachrichtigungen. Solange diese Seite offen ist, zeigen Titel und Lampe des Tabs, wenn ein Tisch wartet.
page-account-called-error = { $when }: { $error }
page-account-called-well = Letzter Aufruf { $when }: alles gut.
page-account-not-called = Noch nicht aufgerufen.
page-account-calling = Wird aufgerufen …
page-account-send-test = Test schicken
page-account-take-away = { $what } entfernen
page-account-form = Format
page-account-address = Adresse
page-account-add = Hinzufügen
page-account-help-discord = In Discord: Einstellungen eines Kanals, Integrationen, Webhooks, Neu, URL kopieren. Die Adresse ist geheim: Sie wird nicht noch einmal ganz gezeigt.
page-account-help-json = Sie bekommt ein POST mit Tisch, Platz, Spiel, Link und dem Ende deiner Zeit. Die Adresse ist geheim: Sie wird nicht noch einmal ganz gezeigt.
page-account-renamed = Ab jetzt heißt du { $name }, auch beim Anmelden.
page-account-password-changed = Das Passwort ist geändert. Andere Geräte sind abgemeldet.
page-account-password-title = Name und Passwort
page-account-change-name = Namen ändern
page-account-choose-password = <b>Wähle ein neues Passwort.</b> Das, mit dem du dich angemeldet hast, galt nur dieses eine Mal.
page-account-change-password = Passwort ändern
page-account-password-now = Jetziges Passwort
page-account-new-password = Neues Passwort
page-account-end-tokens = Auch die Zugänge meiner Programme beenden
page-account-hide = Verbergen
page-account-show = Zeigen
page-account-hide-typed = Verbergen, was getippt ist
page-account-show-typed = Zeigen, was getippt ist
page-account-password-hint = 8 Zeichen oder mehr; ein paar Wörter hintereinander sind gut.
page-account-the-device = Das Gerät
page-account-a-device = Ein Gerät
page-account-signed-out-there = { $device } ist abgemeldet.
page-account-signed-in-on = Angemeldet auf
page-account-this-one = dieses
page-account-since = seit { $date }, zuletzt gesehen { $when }
page-account-sign-out = Abmelden
page-account-sign-out-there = { $device } abmelden, zuletzt gesehen { $when }
page-account-sign-out-here = Hier abmelden
page-account-sign-out-everywhere = Überall abmelden
page-account-scope--read = meine Tische und Partien sehen
page-account-scope--play = Plätze einnehmen und spielen
page-account-scope--tables = Tische eröffnen, beginnen und schließen
page-account-token-revoked = Das Token { $name } gilt nicht mehr.
page-account-token-copied = Das Token ist kopiert.
page-account-token-not-copied = Dieser Browser lässt die Seite nicht kopieren; markiere das Token und kopiere es selbst.
page-account-tokens-title = Token für Programme
page-account-tokens-about = Ein eigener Bot spielt mit einem Token statt mit deinem Passwort: <code>Authorization: Bearer …</code>. <link>Was er damit kann</link>
page-account-token-made = <b>{ $name }</b>: Kopiere das Token jetzt. Es wird nicht noch einmal gezeigt, denn der Server bewahrt es nicht auf.
page-account-copy = Kopieren
page-account-never-used = nie benutzt
page-account-last-used = zuletzt benutzt { $when }
page-account-revoke = Widerrufen
page-account-revoke-token = { $name } widerrufen
page-account-make-token = Token erstellen
page-account-token-for = Wofür ist es?
page-account-my-bot = Mein Bot
page-account-it-may = Es darf
page-account-claimed = Das Konto gehört dir. Melde dich mit diesem Namen und Passwort auf jedem Gerät an.
page-account-welcome = { $n ->
    [0] Willkommen zurück, { $name }.
    [one] Willkommen zurück, { $name }. Der Tisch, an dem du hier gespielt hast, ist mitgekommen.
   *[other] Willkommen zurück, { $name }. Die { $n } Tische, an denen du hier gespielt hast, sind mitgekommen.
 }
page-account-signed-out-here = Du bist hier abgemeldet. Du kannst als Gast weiterspielen.
page-account-signed-out-everywhere = Du bist auf jedem Gerät abgemeldet.
page-account-forgotten = Deine Daten sind von diesem Server verschwunden. Wenn du weiterspielst, dann als jemand Neues.

## the account, people I have blocked

page-account-blocks-title = Wen du blockiert hast
page-account-blocks-about = Ihr sitzt nicht gemeinsam an einem Tisch und lest nicht, was der andere schreibt.
page-account-blocks-none = Du hast niemanden blockiert.
page-account-blocked-since = seit { $date }
page-account-unblock = Freigeben
page-account-unblock-name = { $name } freigeben
page-account-unblocked = { $name } ist nicht mehr blockiert.
page-account-to-order = Du moderierst hier. <link>Zur Seite für Moderatoren</link>
