### Page: a table.

## around every page

page-table-no-visible-change = Man sieht nicht gleich, was sich geändert hat; vielleicht bereitet es etwas vor.
page-table-chat-says = { $name } sagt: { $words }

## a table

page-table-table = Tisch
page-table-link-for-first = Der Link ist kopiert: Wer ihn zuerst öffnet, kann den Platz nehmen.
page-table-send-this-link = Verschick diesen Link: { $link }
page-table-bot-first--random = Ein Zufallsbot
page-table-bot-first--novice = Ein Anfängerbot
page-table-bot-first--steady = Ein solider Bot
page-table-bot-first--strong = Ein starker Bot
page-table-bot-first--master = Ein Meisterbot
page-table-sat-in = { $bot } spielt für dich.
page-table-sat-in-as = { $bot } spielt für dich als { $name }.
page-table-take-seat-back = Meinen Platz zurücknehmen
page-table-seat-is-open = Dein Platz steht einem Ersatz offen, bis du ihn zurücknimmst.
page-table-copy-link = Link kopieren
page-table-you-forfeited = Du hast aufgegeben; ein Bot spielt für dich weiter. Du kannst zuschauen.
page-table-is-away = { $name } ist weg. Wer sich zuerst dorthin setzt, spielt weiter und sieht alles, was der Platz sieht.
page-table-take-the-seat = Den Platz nehmen
page-table-copy-for-substitute = Link für einen Ersatz kopieren
page-table-chat-everybody = Alle hier lesen das.
page-table-chat-onlookers = Das lesen nur die Zuschauer.
page-table-chat-players = Das lesen nur die Spieler.
page-table-chat = Chat
page-table-close-chat = Den Chat schließen
page-table-what-was-said = Nachrichten, das Neueste zuletzt
page-table-hide = Ausblenden
page-table-mute = Ausblenden, was { $name } sagt
page-table-nobody-said = Noch keine Nachrichten.
page-table-is-hidden = Nachrichten von { $name } sind ausgeblendet.
page-table-show = Einblenden
page-table-say-something = Nachricht schreiben
page-table-say = Senden
page-table-time-runs-out = Deine Zeit läuft ab: noch { $time }.
page-table-bot-sits-in-now = Jetzt spielt ein Bot für dich. Nimm deinen Platz zurück, wann immer du magst.
page-table-line-back = Die Verbindung ist wieder da. Nichts ging verloren.
page-table-table-left = Du hast den Tisch verlassen.
page-table-sign-in = Anmelden
page-table-line-lost = <b>Die Verbindung zum Server ist weg.</b> Sie wird gleich wieder aufgebaut; was du getan hast, bleibt.
page-table-try-now = Jetzt versuchen
page-table-eyes-off = Bitte nicht hinsehen
page-table-pass-to = Gib das Gerät weiter an <name>{ $name }</name>
page-table-i-am = Ich bin { $name }
page-table-being-dealt = Die Karten werden gegeben
page-table-is-thinking = { $n ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
 }
page-table-who-wants-to-look = Wer möchte so lange den Tisch ansehen?
page-table-the-game = Das Spiel
page-table-page-is-older = Diese Seite ist älter als der Server und kann dieses Spiel nicht zeichnen. Lade sie neu.
page-table-public-table = Öffentlicher Tisch
page-table-table-by-link = Tisch für Leute mit dem Link
page-table-seats-free = { $n ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei. Ist er besetzt, geht es los.
   *[other] { $n } Plätze sind frei. Sind alle besetzt, geht es los.
 }
page-table-seats = Plätze
page-table-free = Frei
page-table-you = du
page-table-away = weg
page-table-sit-here = Hier sitzen<seat>, Platz { $seat }</seat>
page-table-sit-here-too = Auch hier sitzen<seat>, Platz { $seat }</seat>
page-table-leave-seat = Verlassen<seat>, Platz { $seat }</seat>
page-table-start-with-bots = Jetzt beginnen, Bots füllen die freien Plätze
page-table-start = Beginnen
page-table-close-table = Tisch schließen
page-table-hint-about = Nur du siehst ihn; die anderen und die Aufzeichnung sehen, dass du gefragt hast
page-table-thinking = Überlegt …
page-table-hint = Tipp
page-table-do-it = Ausführen
page-table-close-hint = Den Tipp schließen
page-table-hush = Frag mich nicht mehr nach
page-table-hush-whole = Frag mich in dieser Partie nicht mehr nach: { $words }
page-table-hushed = Nicht mehr gefragt nach ({ $n })
page-table-hear-whole = Frag mich wieder nach: { $words }
page-table-hear = Frag mich wieder
page-table-link-copied = Der Link ist kopiert.
page-table-link-marked = Der Link ist markiert: Kopiere ihn mit Strg+C.
page-table-come-and-play = Komm und spiel { $game } mit mir.
page-table-invite-title = Lade die anderen ein
page-table-invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
page-table-link-to-table = Link zu diesem Tisch
page-table-share-link = Teilen
page-table-leave = Den Tisch verlassen
page-table-leave-as = Als { $name } verlassen
page-table-forfeit = Aufgeben
page-table-forfeit-as = Als { $name } aufgeben
page-table-leave-title = Die Partie verlassen?
page-table-stay = Bleiben
page-table-log = Verlauf
page-table-close-log = Den Verlauf schließen
page-table-only-steps-of = Nur Schritte von
page-table-everybody = Alle
page-table-why-that = Warum?
page-table-good-for = Wozu war Schritt { $step } gut?
page-table-nothing-yet = Es ist noch nichts geschehen.
page-table-all-turns = Alle { $n } Züge zeigen
page-table-newest-first = Züge, der neueste zuerst
page-table-finding = Der Tisch wird gesucht …
page-table-players-only = Nur Spieler
page-table-looking-on = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
 }
page-table-open-to-onlookers = Offen für Zuschauer
page-table-close-to-onlookers = Den Tisch für Zuschauer schließen
page-table-let-look-on = Andere zuschauen lassen
page-table-you-look-on = Du schaust zu; nur wer am Tisch sitzt, entscheidet.
page-table-what-now-key = Was kann ich jetzt tun? (Taste: w)
page-table-what-now = Was jetzt?
page-table-in-words = Das Brett in Worten
page-table-look-back = Wiedergabe
page-table-laying-out = Das Spiel wird ausgelegt …
page-table-play-again = Noch einmal spielen
page-table-try-again = Noch ein Versuch
page-table-join-rematch = Zur Revanche
page-table-took-hints = { $n ->
    [one] nahm einen Tipp
   *[other] nahm { $n } Tipps
 }
page-table-name-took-hints = { $n ->
    [one] { $name } nahm einen Tipp
   *[other] { $name } nahm { $n } Tipps
 }
page-table-decides-now = entscheidet gerade
page-table-time-left = noch { $time }
page-table-so-far = Bisher:
page-table-since-last-turn = Seit deinem letzten Zug:
page-table-close-since = Die Neuigkeiten seit meinem letzten Zug schließen
page-table-since-more = Alles seit meinem letzten Zug zeigen
page-table-since-less = Weniger zeigen
page-table-first-title = Erste Schritte: { $game }
page-table-first-board = Was leuchtet, lässt sich wählen, auf dem Brett oder in der Liste deiner Möglichkeiten. Probier ruhig: Was nicht erlaubt ist, tut nichts, und du erfährst, warum.
page-table-first-learn = Schritt für Schritt lernen
page-table-first-done = Verstanden
page-table-first-close = Die ersten Schritte schließen; für dieses Spiel kommen sie nicht wieder
page-table-first-unfold = Worum es in dem Spiel geht und wie man das Brett benutzt
page-table-my-seats = Meine Plätze: wessen Sicht du siehst
page-table-look-as = Ansicht
page-table-unread-word = ungelesen
page-table-takeback = Zurücknahme
page-table-asking-back = Du möchtest zurücknehmen. Es fehlt noch: { $names }.
page-table-waiting-for = Es fehlt noch: { $names }.
page-table-never-mind = Doch nicht
page-table-let-them = Erlauben
page-table-no = Nein
page-table-key-redo = Taste: U
page-table-do-again = Wiederholen
page-table-take-back-ask = Zurücknehmen …
page-table-take-back = Zurücknehmen
page-table-alone-about = Außer dir ist niemand da, den es stört. Dieselben Schritte bringen dasselbe Glück, andere ein neues.
page-table-others-about = Die anderen müssen zustimmen. Dieselben Schritte bringen dasselbe Glück, andere ein neues.
page-table-take-back-alone = Trotzdem zurücknehmen
page-table-ask-back = Um Zurücknahme bitten
page-table-ways = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
 }
page-table-what-can-i-do = Was kann ich jetzt tun?
page-table-not-your-decision = Du hast gerade nichts zu entscheiden.
page-table-looking-up = Wird nachgesehen …
page-table-odds-of = Chancen von: { $words }
page-table-odds = Chancen
page-table-odds-unknown = Die Chancen lassen sich gerade nicht ausrechnen.
page-table-no-chance = Würfel und Karten spielen dabei keine Rolle.
page-table-not-now = Jetzt nicht

## the table, reports and blocks

page-table-report = Melden
page-table-report-name = { $name } melden
page-table-report-line = Melden, was { $name } gesagt hat: { $words }
page-table-report-about = Ein Moderator liest das. { $name } erfährt nicht, von wem es kommt.
page-table-report-quoted = Diese Zeile geht mit der Meldung mit:
page-table-report-reason = Was ist nicht in Ordnung?
page-table-reason--abuse = Beleidigungen oder Drohungen
page-table-reason--name = Ein anstößiger Name
page-table-reason--cheating = Betrug
page-table-reason--stalling = Absichtliches Verzögern oder Weggehen
page-table-reason--spam = Spam
page-table-reason--other = Etwas anderes
page-table-report-words = In eigenen Worten, wenn du magst
page-table-report-send = Meldung abschicken
page-table-reported = Danke. Ein Moderator sieht es sich an.
page-table-block = Blockieren
page-table-block-name = { $name } blockieren
page-table-block-about = Ihr sitzt dann nicht mehr gemeinsam an einem Tisch und lest nicht mehr, was der andere schreibt. Eine laufende Partie geht weiter. Auf der Kontoseite kannst du es aufheben.
page-table-block-too = { $name } auch blockieren
page-table-blocked = { $name } ist blockiert. Auf der Kontoseite kannst du es aufheben.
page-table-remove = Entfernen
page-table-remove-name = { $name } von diesem Tisch entfernen
page-table-removed = { $name } ist entfernt und kann sich hier nicht wieder setzen.
page-table-about-name = Zu { $name }
page-table-players = Spieler
page-table-about-player = { $name }: alles, was bekannt ist
page-table-close-details = Schließen
page-table-look-as-name = Sicht von { $name }
page-table-more = Mehr
page-table-is-next = Als Nächstes: { $name }.
page-table-pass-on = Weitergeben
