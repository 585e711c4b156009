### Page: around every page.

## an address that leads nowhere

page-shell-not-found = Nicht gefunden
page-shell-not-found-picture = Ein Stollen, der im Dunkeln endet
page-shell-not-found-heading = Dieser Stollen ist eine Sackgasse
page-shell-not-found-at--page = Unter <code>{ $path }</code> gibt es keine Seite. Vielleicht ist die Adresse vertippt, oder die Seite gibt es nicht mehr.
page-shell-not-found-at--table = Unter <code>{ $path }</code> gibt es keinen Tisch. Vielleicht ist die Adresse vertippt, oder den Tisch gibt es nicht mehr.
page-shell-not-found-at--game = Unter <code>{ $path }</code> gibt es kein Spiel. Vielleicht ist die Adresse vertippt, oder das Spiel gibt es nicht mehr.
page-shell-not-found-at--record = Unter <code>{ $path }</code> gibt es keine Aufzeichnung. Vielleicht ist die Adresse vertippt, oder die Aufzeichnung gibt es nicht mehr.
page-shell-back-to-the-light = Zurück ans Licht

## around every page

page-shell-no-other-table = Kein anderer Tisch wartet auf dich.
page-shell-skip = Zum Inhalt springen
page-shell-part--set-up = Der Aufbau
page-shell-part--table = Der Tisch
page-shell-part--notifications = Die Benachrichtigungen
page-shell-part--account = Das Konto
page-shell-part--replay = Die Wiedergabe
page-shell-part--records = Die Aufzeichnungen
page-shell-part--rules = Die Regeln
page-shell-part--lesson = Die Lektion
page-shell-part--page = Diese Seite
page-shell-part--here = Dieser Teil der Seite
page-shell-part--board = Der Spielplan
page-shell-part--words = Der Spielplan in Worten
page-shell-part--me = Wer du bist
page-shell-part--result = Das Ergebnis
page-shell-part--course = Der Verlauf der Partie
page-shell-part--dice = Der Glücksbericht
page-shell-language = de
page-shell-description = Karst: ein Tisch für Höhlen-Brettspiele, in deinem Browser.
page-shell-needs-script = Karst braucht JavaScript, um seine Tische zu zeigen.
page-shell-crash-missing = Ein Stück der Seite ist nicht angekommen
page-shell-crash-broken = Etwas ist schiefgegangen
page-shell-crash-not-loaded = { $what }: Das ließ sich nicht laden. Vielleicht wurde der Server gerade aktualisiert, oder die Verbindung ging verloren. Deine Partie ist auf dem Server sicher.
page-shell-crash-stopped = { $what }: Das funktioniert gerade nicht mehr. Deine Partie ist auf dem Server sicher: Jeder Schritt wird dort gespeichert, bevor er gezeigt wird.
page-shell-crash-reload = Seite neu laden
page-shell-crash-retry = Ohne Neuladen versuchen
page-shell-go-home = Zur Startseite
page-shell-home-link = Karst, Startseite
page-shell-main-menu = Hauptmenü
page-shell-tables-wait = { $n ->
    [one] Tisch wartet auf dich
   *[other] Tische warten auf dich
 }
page-shell-rules = Regeln
page-shell-keys = Tasten
page-shell-settings = Einstellungen
page-shell-account = Konto
page-shell-account-of = Konto, { $name }
page-shell-keys-tab = Zum Nächsten, das du wählen kannst; mit <kbd>Umschalt</kbd> zurück
page-shell-keys-enter = Auswählen
page-shell-keys-escape = Schließen, was oben liegt
page-shell-keys-off = Tasten mit einem Buchstaben sind in den Einstellungen ausgeschaltet.
page-shell-with-shift = Umschalt { $key }
page-shell-loading = Die Lampe wird angezündet …
page-shell-close = Schließen
page-shell-notices = Mitteilungen
page-shell-not-possible = Das geht nicht.
page-shell-dismiss = Diese Mitteilung schließen
page-shell-as-the-system = Wie das System
page-shell-theme--light = Hell
page-shell-theme--dark = Dunkel
page-shell-motion--normal = Normal
page-shell-motion--fast = Schnell
page-shell-motion--off = Aus
page-shell-shape--picture = Bild
page-shell-shape--both = Bild und Worte
page-shell-shape--words = Worte
page-shell-you-are-now = Ab jetzt heißt du { $name }.
page-shell-my-name = Mein Name
page-shell-save = Speichern
page-shell-theme-legend = Farben
page-shell-motion-legend = Animation
page-shell-size-legend = Schriftgröße
page-shell-board-legend = Der Spielplan als
page-shell-to-notifications = Benachrichtigungen: erfahren, wenn ein Tisch auf dich wartet
page-shell-letter-keys = Tasten mit einem Buchstaben (? zeigt sie)
page-shell-sound-legend = Ton
page-shell-sound-on = Geräusche
page-shell-volume = Lautstärke
page-shell-key-says--keys = Diese Tasten zeigen oder verbergen
page-shell-key-says--rules = Die Regeln öffnen oder schließen
page-shell-key-says--undo = Meine letzte Aktion zurücknehmen
page-shell-key-says--redo = Zurückgenommenes wiederholen
page-shell-key-says--log = Den Verlauf zeigen oder verbergen
page-shell-key-says--chat = Den Chat zeigen oder verbergen
page-shell-key-says--what-now = Was kann ich jetzt tun?
page-shell-key-says--next = Zum nächsten Tisch, der auf mich wartet
page-shell-key-says--where = Wo bin ich?
page-shell-key-says--near = Was ist in der Nähe?
page-shell-key-says--hand = Was habe ich?
page-shell-key-says--last = Was geschah zuletzt?
page-shell-key-says--asked = Was werde ich gefragt?
page-shell-key-says--words = Der Spielplan in Worten oder als Bild
page-shell-no-answer = Der Server antwortet nicht. Läuft er, und bist du online?
page-shell-no-reason = Der Server hat ohne Begründung mit { $status } geantwortet. Versuch es gleich noch einmal.
page-shell-left-before-answer = Du hast den Tisch verlassen, bevor die Antwort kam.
page-shell-just-now = gerade eben
page-shell-refused = Das geht nicht. { $sentence }
page-shell-title-hurry = ⏳ Die Zeit ist knapp · { $place }
page-shell-title-my-turn = ● Du bist dran · { $place }
page-shell-seat-name = Platz { $seat }
page-shell-time--second = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
 }
page-shell-time--minute = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
 }
page-shell-time--hour = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
 }
page-shell-time--day = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
 }
page-shell-figures-days = { $days } T { $hours } h
page-shell-figures-hours = { $hours } h { $minutes } min
page-shell-clock-none = Alle nehmen sich die Zeit, die sie brauchen.
page-shell-clock-live = Alle haben je { $time } für die ganze Partie.
page-shell-clock-live-gain = Alle haben je { $time } für die ganze Partie und bekommen nach jedem Zug { $gain } dazu.
page-shell-clock-delay = Ohne Abzug am Anfang jedes Zuges: { $time }.
page-shell-clock-live-for = Für alle, die sich jetzt zum Spielen hinsetzen.
page-shell-clock-days = Alle haben { $time } für jeden Zug.
page-shell-clock-bank = Was übrig bleibt, wird gespart, höchstens { $time }.
page-shell-clock-no-bank = Gespart wird nichts.
page-shell-clock-days-for = Niemand muss zur selben Zeit da sein.
page-shell-a-bot--random = ein Zufallsbot
page-shell-a-bot--novice = ein Anfängerbot
page-shell-a-bot--steady = ein solider Bot
page-shell-a-bot--strong = ein starker Bot
page-shell-a-bot--master = ein Meisterbot
page-shell-fate-then--bot-sits-in = Dann springt { $bot } ein, bis die Person zurück ist.
page-shell-fate-then--substitute = Dann wartet der Tisch, bis jemand den Platz über den Link übernimmt oder die Person zurückkommt.
page-shell-fate-then--forfeit = Dann scheidet die Person aus: Ein solider Bot spielt für sie weiter, und sie kommt auf den letzten Platz.
page-shell-fate-leaving--bot-sits-in = Wenn jemand diesen Tisch verlässt, springt { $bot } ein, bis die Person zurück ist.
page-shell-fate-leaving--substitute = Wenn jemand diesen Tisch verlässt, wartet der Tisch, bis jemand den Platz über den Link übernimmt oder die Person zurückkommt.
page-shell-fate-leaving--forfeit = Wer diesen Tisch verlässt, scheidet aus: Ein solider Bot spielt weiter, und am Ende steht der letzte Platz.
page-shell-sits-in--random = Zufallsbot spielt
page-shell-sits-in--novice = Anfängerbot spielt
page-shell-sits-in--steady = solider Bot spielt
page-shell-sits-in--strong = starker Bot spielt
page-shell-sits-in--master = Meisterbot spielt
page-shell-sitting-in--random = Zufallsbot sprang ein
page-shell-sitting-in--novice = Anfängerbot sprang ein
page-shell-sitting-in--steady = solider Bot sprang ein
page-shell-sitting-in--strong = starker Bot sprang ein
page-shell-sitting-in--master = Meisterbot sprang ein
page-shell-substitute-wanted = Ersatz gesucht
page-shell-forfeited = aufgegeben
page-shell-instead-of = für { $name }
page-shell-turn-before = Vor dem ersten Zug
page-shell-turn-ghosts = Geister, Zug { $n }
page-shell-turn-of = { $names }, Zug { $n }
page-shell-and = { $first } und { $last }
page-shell-news-last = Umschalt+L sagt das Letzte.
page-shell-news-log = Im Verlauf stehen sie alle.
page-shell-news-somebody = Jemand
page-shell-news-none = { $n ->
    [one] 1 Ereignis.
   *[other] { $n } Ereignisse.
 }
page-shell-news-one = { $n ->
    [one] { $first }: 1 Ereignis.
   *[other] { $first }: { $n } Ereignisse.
 }
page-shell-news-two = { $n ->
    [one] { $first } und { $second }: 1 Ereignis.
   *[other] { $first } und { $second }: { $n } Ereignisse.
 }
page-shell-news-many = { $n ->
    [one] { $first } und { $others } andere: 1 Ereignis.
   *[other] { $first } und { $others } andere: { $n } Ereignisse.
 }

## the rules

page-shell-no-rule-found = Keine Regel enthält alle diese Wörter.
page-shell-show-all-rules = Alle Regeln zeigen
page-shell-why = Warum
page-shell-rule = Regel { $rule }
page-shell-the-rule = Die Regel lesen
page-shell-rule-for = Regeln zu { $what } ({ $rule })
page-shell-link-to-rule = { $id }, Link zu dieser Regel
page-shell-link-to-ruling = { $id }, Link zu diesem Entscheid
page-shell-close-rules = Die Regeln schließen
page-shell-read-as-page = Als Seite lesen, mit Bildern
page-shell-summary = Die Regeln auf einer Seite
page-shell-rules-found = Gefundene Regeln
page-shell-all-rules = { $n } Regeln und Entscheide
page-shell-found-rules = { $found } von { $n } Regeln
page-shell-search-rules = Die Regeln nach Wörtern oder Nummer durchsuchen
page-shell-words-or-id = Regeln durchsuchen
page-shell-hit-of = { $at } von { $n }
page-shell-hits = { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
 }
page-shell-previous-hit = Voriger Treffer
page-shell-next-hit = Nächster Treffer
page-shell-key-back-hit = Umschalt+Enter
page-shell-key-next-hit = Enter

## the language

page-shell-language-legend = Sprache
page-shell-tongue--en = English
page-shell-tongue--de = Deutsch

## order

page-shell-part--order = Die Seite für Moderatoren
page-shell-rule-titled = { $title } ({ $rule })
page-shell-which-rules = Die Regeln welches Spiels?
