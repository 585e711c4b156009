### Page: records.

page-records-records = Aufzeichnungen
page-records-too-large = Diese Datei ist zu groß für eine Aufzeichnung: Höchstens 512 kB sind möglich.
page-records-upload-title = Eine Aufzeichnung öffnen
page-records-upload-about = Eine <code>.karst</code>-Datei enthält eine ganze Partie, einen Schritt je Zeile. Lade eine hoch, um sie hier nachzuspielen, sie über ihren Link zu teilen oder von jedem Moment aus weiterzuspielen. Jeder Schritt wird anhand der Regeln geprüft.
page-records-file = Eine .karst-Datei
page-records-checking = Jeder Schritt wird geprüft …
page-records-choose-file = Datei wählen
page-records-or-drop = oder hierher ziehen
page-records-mine = Von mir hochgeladen
page-records-looking = Aufzeichnungen werden gesucht …
page-records-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
 }
page-records-take-away-of = Die Aufzeichnung von { $names } entfernen
page-records-take-away = Entfernen
page-records-none = Noch keine.
