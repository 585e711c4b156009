### Page: the story of a game.

## a table

page-story-only-steps-with = Nur Schritte mit diesen Wörtern
page-story-filter = Nach Wörtern filtern
page-story-no-step-fits = Kein Schritt passt dazu.

## looking back

page-story-chance = Zufall
