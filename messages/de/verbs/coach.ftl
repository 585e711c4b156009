### At the terminal: the coach.

term-lesson-over = Die Lektion ist zu Ende. Eine richtige Partie: karst play { $game }
term-lesson-later = Später weiter: karst learn { $game } --at { $chapter }.{ $beat }
term-lesson-task = Du bist dran: Tippe, was zu tun ist, oder `show`.
term-lesson-begin = Das ist der Anfang.
term-lesson-type = Tippe: { $wanted }
term-lesson-nothing = Hier ist nichts zu tun; drücke Enter.
term-lesson-no-rule = Keine Regel gefunden: Nenne ein paar Wörter oder die Nummer einer Regel.
term-lesson-offers = Es gibt die Angebote 1 bis { $most }; `list` zeigt sie.
term-coach-type--next = Enter oder next
term-coach-help--next = weiterlesen
term-coach-type--back = back
term-coach-help--back = einen Abschnitt zurück
term-coach-type--act = NUMMER, AKTION
term-coach-help--act = tun: 3, move thief E3 R01
term-coach-type--show = show
term-coach-help--show = was der Coach von dir will
term-coach-type--list = list
term-coach-help--list = alles, was du darfst
term-coach-type--board = board
term-coach-help--board = die Stellung in Worten
term-coach-type--rules = rules WÖRTER
term-coach-help--rules = eine Regel nachschlagen
term-coach-type--quit = quit
term-coach-help--quit = gehen; du kannst später weitermachen
