### Page: the story of a game.

## a table

page-story-only-steps-with = Only steps with these words
page-story-filter = Filter by words
page-story-no-step-fits = No step matches.

## looking back

page-story-chance = Chance
