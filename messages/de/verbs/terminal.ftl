### At the terminal.

## Who sits at a table

say-player = Spieler { $seat }

## At the terminal

term-left = Du verlässt den Tisch. Die Partie ist nicht zu Ende.
term-over = Die Partie ist zu Ende.
term-input-ended = Die Eingabe ist zu Ende.
term-offers = Es gibt die Angebote 1 bis { $most }.
term-help-hint = { $why } Mit ? bekommst du Hilfe.
term-taken-back = Zurückgenommen.
term-name-file = Nenne eine Datei: save spiel.karst
term-saved = Gespeichert in { $file }.
term-allowed = Das darfst du.
term-name-words = Nenne ein paar Wörter: rules Zwerg
term-no-rule = Keine Regel spricht von `{ $words }`.
term-ruling = (Entscheid)
term-nothing-since = Seit deiner Entscheidung hat niemand sonst etwas getan.
term-kind-offers = { $words } Angebote { $first } bis { $last }.
term-not-now = Jetzt nicht:
term-name-offer = Nenne ein Angebot von 1 bis { $most } oder eine Aktion: odds 1
term-no-odds = Das geht jetzt nicht; `why AKTION` sagt, warum.
term-no-chance = Würfel und Karten spielen dabei keine Rolle.
term-no-place = Kein Ort heißt `{ $words }`.
term-changed = Anders: { $news }
term-here = Hier: { $thing }
term-exit = Ausgang { $words }
term-nothing-yet = Noch ist nichts geschehen.
term-thinking = Lass mich nachdenken …
term-hint = Ein Meister würde Angebot { $number } nehmen: { $words }. { $reason }
term-no-reasons = Seit deiner Aktion hat niemand etwas getan, was sich erklären ließe.
term-must-decide = Das muss entschieden werden; abstellen lässt sich nur, was bloß angeboten wird.
term-not-about = Hier geht es nicht um `{ $words }`.
term-hushed = Danach wirst du nicht mehr gefragt: { $topic }.
term-not-hushed = Das hast du nicht abgestellt.
term-heard = Danach wirst du wieder gefragt: { $topic }.
term-hush-one = hush  In dieser Partie nicht mehr fragen: { $topic }
term-or = { $first } oder { $last }
term-pass = Gib das Gerät weiter an { $name }.
term-pass-enter = { $name }, drücke Enter, wenn sonst niemand hinsieht:
term-nobody-wins = Niemand gewinnt.
term-wins = { $name } gewinnt.
term-share = { $names } teilen sich den Sieg.
term-turned = Wendepunkte:
term-after-step = Nach Schritt { $step } von { $all }:
term-sure = Aufgeben? Tippe ja, oder etwas anderes, um weiterzuspielen >
term-yes = ja
