### Page: the board in words.

page-words-row--news = Changed
page-words-row--here = Here
page-words-row--about = It is
page-words-row--offer = Do
page-words-row--exit = Exit
page-words-title = The board in words
page-words-picture-too = Picture too
page-words-what-i-may-ask = What I may ask
page-words-finding-words = Finding the words…
page-words-how = Arrows go through the places and open them, letters find one, Enter does what a line says.
page-words-changed-since = { $n ->
    [0] Nothing has changed since your last turn.
    [one] One place has changed since your last turn.
   *[other] { $n } places have changed since your last turn.
 }
page-words-places = Places
page-words-yours = yours
page-words-changed = changed
page-words-to-do = { $n } to do
page-words-players = Players
page-words-on-the-table = On the table
page-words-anywhere = What I can do anywhere
page-words-counted = { $thing } ({ $n })
page-words-trouble = How the table lies cannot be told just now; try again.
page-words-nothing-yet = Nothing has happened yet.
