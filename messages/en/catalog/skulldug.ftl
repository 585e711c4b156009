### Skulldug!: on the box.

sk-shelf--1 = Find three cursed treasures in a cave nobody has ever seen.
sk-shelf--2 = Shove, throw, and tear down the way behind you.
sk-shelf--3 = Be the first back at the entrance.
sk-choice--mode-free-for-all = Free-for-all
sk-choice-text--mode-free-for-all = Three to five explorers, each on their own.
sk-choice--mode-duel = Duel
sk-choice-text--mode-duel = Two explorers, from a corner of the table.
sk-choice--mode-team = Teams
sk-choice-text--mode-team = Two or three teams of two, taking their turns together.
sk-choice--mode-solo-easy = Solo, easy
sk-choice-text--mode-solo-easy = 9 Health, one ghost, and a cave that holds.
sk-choice--mode-solo-normal = Solo, normal
sk-choice-text--mode-solo-normal = 7 Health, two ghosts, and a cave that falls within 20 turns.
sk-choice--mode-solo-hard = Solo, hard
sk-choice-text--mode-solo-hard = 5 Health, three ghosts, and a cave that falls.
sk-choice--gear-suggested = Suggested sets
sk-choice-text--gear-suggested = Everyone takes a ready-made set. Quickest, and best for a first game.
sk-choice--gear-draft = Gear draft
sk-choice-text--gear-draft = Draft your starting items, there and back around the table.
sk-choice--fortune-paced = Paced treasures
sk-choice-text--fortune-paced = Treasures come at an even pace.
sk-choice--fortune-plain = Plain shuffle
sk-choice-text--fortune-plain = Treasures come when they come.
sk-choice--house-keep-soulbond-in-solo = Soulbond Charm in solo
sk-choice-text--house-keep-soulbond-in-solo = The charm stays in the deck when you play solo.
