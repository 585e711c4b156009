### Skulldug!: on the box.

sk-shelf--1 = Find three cursed treasures in a cave nobody has seen.
sk-shelf--2 = Shove, throw, and tear down the way behind you.
sk-shelf--3 = Be the first back out at the entrance.
sk-choice--mode-free-for-all = Free-for-all
sk-choice-text--mode-free-for-all = Three to five explorers, each for themselves.
sk-choice--mode-duel = Duel
sk-choice-text--mode-duel = Two explorers, from a corner of the table.
sk-choice--mode-team = Teams
sk-choice-text--mode-team = Two or three teams of two that take their turns together.
sk-choice--mode-solo-easy = Alone, easy
sk-choice-text--mode-solo-easy = 9 Health, one ghost, and a cave that stands.
sk-choice--mode-solo-normal = Alone, normal
sk-choice-text--mode-solo-normal = 7 Health, two ghosts; after 20 turns at most the cave is gone.
sk-choice--mode-solo-hard = Alone, hard
sk-choice-text--mode-solo-hard = 5 Health, three ghosts, and the cave comes down.
sk-choice--gear-suggested = Suggested sets
sk-choice-text--gear-suggested = Everybody takes a ready set; quickest, and best for a first game.
sk-choice--gear-draft = Gear draft
sk-choice-text--gear-draft = Starting items are drafted, there and back.
sk-choice--fortune-paced = Paced treasures
sk-choice-text--fortune-paced = Treasures come at an even pace.
sk-choice--fortune-plain = Plain shuffle
sk-choice-text--fortune-plain = Treasures come when they come.
sk-choice--house-keep-soulbond-in-solo = Soulbond Charm alone too
sk-choice-text--house-keep-soulbond-in-solo = The charm stays in the deck when you play alone.
