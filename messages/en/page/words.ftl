### Page: the board in words.

page-words-row--news = Changed
page-words-row--here = Here
page-words-row--about = About
page-words-row--offer = Do
page-words-row--exit = Exit
page-words-title = The board in words
page-words-picture-too = Show the picture too
page-words-what-i-may-ask = Questions I can ask
page-words-finding-words = Describing the board…
page-words-how = Arrow keys move through the places and open them, letters jump to one, Enter does what a line says.
page-words-changed-since = { $n ->
    [0] Nothing has changed since your last turn.
    [one] One place has changed since your last turn.
   *[other] { $n } places have changed since your last turn.
 }
page-words-places = Places
page-words-yours = yours
page-words-changed = changed
page-words-to-do = { $n ->
    [one] 1 option
   *[other] { $n } options
 }
page-words-players = Players
page-words-on-the-table = On the table
page-words-anywhere = What I can do anywhere
page-words-counted = { $thing } ({ $n })
page-words-trouble = The board cannot be described right now; try again.
page-words-nothing-yet = Nothing has happened yet.
