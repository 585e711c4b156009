### At the terminal: the coach.

term-lesson-over = The lesson is over. For a real game: karst play { $game }
term-lesson-later = To continue later: karst learn { $game } --at { $chapter }.{ $beat }
term-lesson-task = Your turn: type what to do, or `show`.
term-lesson-begin = This is the beginning.
term-lesson-type = Type: { $wanted }
term-lesson-nothing = There is nothing to do here; press Enter.
term-lesson-no-rule = No rule found. Try some words, or a rule number.
term-lesson-offers = There are offers 1 to { $most }; `list` shows them.
term-coach-type--next = Enter or next
term-coach-help--next = read on
term-coach-type--back = back
term-coach-help--back = one beat back
term-coach-type--act = NUMBER, ACTION
term-coach-help--act = do it: 3, move thief E3 R01
term-coach-type--show = show
term-coach-help--show = what the coach wants you to do
term-coach-type--list = list
term-coach-help--list = everything you can do
term-coach-type--board = board
term-coach-help--board = the position in words
term-coach-type--rules = rules WORDS
term-coach-help--rules = look a rule up
term-coach-type--quit = quit
term-coach-help--quit = leave; you can go on later
