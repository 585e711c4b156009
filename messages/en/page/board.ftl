### Page: every game's board.

page-board-all-i-can-do = Your options
page-board-less = Less
page-board-more = More
page-board-only-choices-with = Only options with these words
page-board-search = Search
page-board-nothing-now = Nothing right now.
page-board-nothing-with = Nothing with these words.
page-board-what-to-do = What to do
page-board-about-how-likely = Odds, roughly
page-board-how-likely = Odds
page-board-what-is-asked = Your decision
page-board-choose-a-target = <b>{ $picked }</b>: choose a target.
page-board-key-is = Key: { $key }
page-board-take-back = Take back
page-board-undo = Undo
page-board-drawing = The drawing
page-board-why-not = Why not
page-board-rule = Rule { $rule }
page-board-zoom = Zoom
page-board-zoom-in = Zoom in
page-board-zoom-in-key = Zoom in (+)
page-board-zoom-out = Zoom out
page-board-zoom-out-key = Zoom out (−)
page-board-zoom-all = Show the whole cave
page-board-zoom-all-key = Whole cave (0)
page-board-skip = Skip ▸▸
