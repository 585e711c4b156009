### Page: after a game.

page-after-result-link-copied = Der Link zu diesem Ergebnis ist kopiert.
page-after-result-link-here = Dieser Browser lässt Seiten nicht kopieren. Der Link zu diesem Ergebnis steht in der Adresszeile.
page-after-with-hints = { $n ->
    [one] nahm einen Tipp
   *[other] nahm { $n } Tipps
 }
page-after-change-set-up = Aufbau ändern
page-after-replay = Zurückblicken
page-after-save-record = Aufzeichnung speichern
page-after-dice-report = Glücksbericht
page-after-share-result = Teilen
page-after-what-dice-did = Das Glück in dieser Partie
page-after-fair = War der Zufall fair? Prüf es selbst
page-after-fair-about = Vor der Partie hat sich der Server mit einem BLAKE3-Hash auf ein Geheimnis festgelegt; jetzt, da sie vorbei ist, liegt es offen. Speichere die Aufzeichnung und starte
page-after-fair-command = <code>karst verify { $file }</code>
page-after-fair-deals = – das teilt die ganze Partie aus dem Geheimnis noch einmal aus.
page-after-promised = Vorher veröffentlicht
page-after-secret = Geheimnis
page-after-in-a-moment = gleich zu sehen
page-after-cave-wins = Diesmal gewinnt die Höhle.
page-after-you-win = Du gewinnst!
page-after-wins = { $name } gewinnt.
page-after-you-share = Du und { $names } teilt euch den Sieg.
page-after-share = { $names } teilen sich den Sieg.
page-after-final-table = Endstand
page-after-how-it-went = Wie es lief
page-after-after-the-game = Nach der Partie
page-after-look-at-moment = Diesen Moment ansehen
page-after-go-on-against-bots = Von hier gegen Bots weiterspielen
page-after-over-time = { $points } im Lauf der Partie
page-after-end-mark = Ende
page-after-as-table = Als Tabelle
page-after-turn-by-turn = { $points } Zug für Zug
page-after-when-began = Am Anfang des Zuges
page-after-place = Platz
page-after-what-turned = Wendepunkte
page-after-go-on-here = Von hier weiterspielen
page-after-go-on-here-at = Von hier weiterspielen: { $sentence }
page-after-the-end = Das Ende
page-after-turn = Zug { $n }
page-after-turn-of = Zug { $n }: { $names }
page-after-what-ended = So ging es zu Ende: { $words }
page-after-how-far = { $n ->
    [one] Nach einem Zug war Schluss.
   *[other] Nach { $n } Zügen war Schluss.
 }
page-after-the-result = Ergebnis
page-after-show-result = Ergebnis ansehen
page-after-look-at-board = Das Brett ansehen
page-after-to-home = Startseite
page-after-first-alone = { $points } Punkte: zum ersten Mal allein heimgekehrt. Das ist die Marke, die es zu schlagen gilt.
page-after-best-alone = { $points } Punkte: dein bestes Spiel allein bisher, um { $more }.
page-after-as-good-alone = { $points } Punkte: genau so gut wie dein bestes Spiel.
page-after-short-alone = { $points } Punkte. Dein bestes Spiel allein hat { $best }: nur { $short } mehr.
