### Page: Skulldug!.

## Skulldug!, who and where

page-skulldug-you = You
page-skulldug-seat = Seat { $n }
page-skulldug-ghost = Ghost { $n }
page-skulldug-and = { $first } and { $last }
page-skulldug-place-named = { $name } ({ $cell })
page-skulldug-dark = The dark ({ $cell })
page-skulldug-passage = Passage { $cell }
page-skulldug-undiscovered = Not discovered yet.
page-skulldug-open = Open { $sides }.
page-skulldug-open-so = Open { $sides }
page-skulldug-open-not-so = Open { $sides }: not this way, { $why }
page-skulldug-open-why = Open { $sides }: { $why }
page-skulldug-open-why-sentence = Open { $sides }: { $why }.
page-skulldug-who-is-there = There: { $who }.
page-skulldug-what-is-there = In it: { $cards }.
page-skulldug-in-sight = In your line of sight.
page-skulldug-can-be-chosen = Can be chosen.
page-skulldug-picked = Selected.
page-skulldug-ghost-of = { $name } of the { $faction }
page-skulldug-explorer-of = { $name } ({ $token })
page-skulldug-of-faction = of the { $faction }
page-skulldug-health-of = Health { $n } of { $most }.
page-skulldug-health-label = Health { $n } of { $most }
page-skulldug-health = Health
page-skulldug-dazed-sentence = Dazed: no Dash, −1 on every roll.
page-skulldug-pinned-sentence = Pinned: cannot leave this passage.
page-skulldug-holds = Holds { $cards }.
page-skulldug-holds-nothing = Empty hand.
page-skulldug-choices-left = { $picked }. { $n ->
    [one] { $n } option.
   *[other] { $n } options.
 }
page-skulldug-not-that-way = Not that way: { $why }.
page-skulldug-focus-now = Focus { $n }.
page-skulldug-map = Cave map. Arrow keys move from place to place, Tab goes to what is there, Enter chooses, T goes to the next thing you can choose, Escape goes back.
page-skulldug-hanging = { $tile }, over { $cell }. Choose it again to turn it.
page-skulldug-passages = passages
page-skulldug-and-more = and { $n } more

## Skulldug!, cards

page-skulldug-sort--treasure = Treasure
page-skulldug-sort--equipment = Equipment
page-skulldug-sort--consumable = Consumable
page-skulldug-sort--monster = Monster
page-skulldug-sort--trap = Trap
page-skulldug-card-brief--treasure = { $name }, treasure
page-skulldug-card-brief--equipment = { $name }, equipment
page-skulldug-card-brief--consumable = { $name }, consumable
page-skulldug-card-brief--monster = { $name }, monster
page-skulldug-card-brief--trap = { $name }, trap
page-skulldug-hazard-brief--monster = { $name }, monster { $difficulty }
page-skulldug-hazard-brief--trap = { $name }, trap { $difficulty }
page-skulldug-difficulty-and-damage = Difficulty { $difficulty }, damage { $damage }.
page-skulldug-costs = Costs { $ap } AP.
page-skulldug-on-injury = On Injury: { $text }
page-skulldug-no-fleeing = You do not flee.
page-skulldug-copied-by = { $sort }, copied by { $card }
page-skulldug-damage = Damage { $n }
page-skulldug-no-damage = 0 damage
page-skulldug-used = used
page-skulldug-used-sentence = Used this turn.
page-skulldug-your-hand = Your hand
page-skulldug-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
page-skulldug-hand-limit = Items you may end a turn with
page-skulldug-hand-size = { $n } of { $limit }
page-skulldug-hand-over = { $n } of { $limit }: drop or use { $over }
page-skulldug-hand-empty = Empty. Cards you pick up or win go here, face up for all to see.
page-skulldug-hand-of = Hand of { $name }

## Skulldug!, what can be done

page-skulldug-verb--play = Take the turn
page-skulldug-verb--use = Use it
page-skulldug-verb--keep = Take it
page-skulldug-verb--leave = Leave it
page-skulldug-verb--dash = Dash
page-skulldug-verb--destroy = Destroy
page-skulldug-verb--drink = Drink
page-skulldug-verb--bleed = Bleed
page-skulldug-verb--turn-left = Turn left
page-skulldug-verb--turn-right = Turn right
page-skulldug-verb--recover = Shake off Dazed
page-skulldug-verb--pry-free = Pry free
page-skulldug-verb--farther = Fly on
page-skulldug-verb--stop = Let it burn out
page-skulldug-verb--pass = Pass
page-skulldug-verb--yield = Yield
page-skulldug-verb--finish = Finish
page-skulldug-verb--end-turn = End turn
page-skulldug-verb--resign = Resign
page-skulldug-title--turn = Turn
page-skulldug-title--explorers = Explorers
page-skulldug-title--starting-items = Starting items
page-skulldug-title--move = Move
page-skulldug-title--dash = Dash
page-skulldug-title--pick-up = Pick up
page-skulldug-title--shove = Shove
page-skulldug-title--destroy = Destroy
page-skulldug-title--use = Use a card
page-skulldug-title--passage = This passage
page-skulldug-title--decide = Decide
page-skulldug-title-throw = Throw { $card }
page-skulldug-title-drop = Drop { $card }

## Skulldug!, questions of the moment

page-skulldug-use = Use { $card }
page-skulldug-face = Face { $card }
page-skulldug-first = First { $card }
page-skulldug-face-first = Which do you face first?
page-skulldug-before-monster = Before you face it
page-skulldug-before-injury = Before you lose { $n } Health
page-skulldug-backup-brings = Your backup brings
page-skulldug-which-first = Which comes first?
page-skulldug-partner-first = { $who ->
    [you] You first
   *[other] { $who } first
 }
page-skulldug-lay-the-tile = Place the tile
page-skulldug-icons = { $hazards ->
    [one] { $hazards } Hazard
   *[other] { $hazards } Hazards
 }, { $fortunes ->
    [one] { $fortunes } Fortune
   *[other] { $fortunes } Fortunes
 }
page-skulldug-icons-and-text = { $hazards ->
    [one] { $hazards } Hazard
   *[other] { $hazards } Hazards
 }, { $fortunes ->
    [one] { $fortunes } Fortune
   *[other] { $fortunes } Fortunes
 }. { $text }
page-skulldug-icons-read = { $hazards ->
    [one] { $hazards } Hazard
   *[other] { $hazards } Hazards
 } and { $fortunes ->
    [one] { $fortunes } Fortune.
   *[other] { $fortunes } Fortunes.
 }
page-skulldug-ways-to-lay = Ways to place it
page-skulldug-turn-left = Turn left
page-skulldug-turn-left-key = Turn left (,)
page-skulldug-turn-right = Turn right
page-skulldug-turn-right-key = Turn right (.)
page-skulldug-lay-it = Place it
page-skulldug-two-tiles = Two tiles by lantern light
page-skulldug-roll--trap = Disarm the trap
page-skulldug-roll--monster = Fight the monster
page-skulldug-roll--danger = Cross the ledge
page-skulldug-roll--attack = Hit the target
page-skulldug-roll--defence = Dodge the throw
page-skulldug-roll--card = Roll for the card
page-skulldug-roll-of = { $name }: { $roll }
page-skulldug-the-die = The die
page-skulldug-die-shows = The die shows { $n }
page-skulldug-needed = <b>{ $needs }+</b> needed
page-skulldug-needed-parts = ({ $parts })
page-skulldug-or-damage = or −{ $n } Health
page-skulldug-part--printed = Printed
page-skulldug-part--treasures = Your treasures
page-skulldug-part--dazed = Dazed
page-skulldug-part--played = Cards played
page-skulldug-sum = Die { $die } = <b>{ $total }</b>
page-skulldug-sum-focus = Die { $die } + focus { $focus } = <b>{ $total }</b>
page-skulldug-sum-enough = Die { $die } = <b>{ $total }</b>: enough
page-skulldug-sum-focus-enough = Die { $die } + focus { $focus } = <b>{ $total }</b>: enough
page-skulldug-sum-short = Die { $die } = <b>{ $total }</b>: not enough
page-skulldug-sum-focus-short = Die { $die } + focus { $focus } = <b>{ $total }</b>: not enough
page-skulldug-focus = Focus <b>{ $ap }</b> AP
page-skulldug-odds = Odds: { $odds }
page-skulldug-odds-none = no chance
page-skulldug-odds-certain = certain
page-skulldug-odds-of-six = { $good } of 6, { $percent } %
page-skulldug-defence-hint = Roll high: the thrower has to match it.
page-skulldug-roll-now = Roll
page-skulldug-roll-with-focus = Roll with +{ $ap } focus

## Skulldug!, what is told over the map

page-skulldug-plan--treasure = A treasure lies there.
page-skulldug-plan--carries-treasure = It has a treasure and is coming for you.
page-skulldug-plan--no-treasure = No treasure is lying about, so it is coming for you.
page-skulldug-outcome--won = Won!
page-skulldug-outcome--lost = Lost
page-skulldug-outcome--skipped = Slipped past
page-skulldug-the-ledge = the ledge
page-skulldug-scene-against = { $who } – { $what }
page-skulldug-scene-needs = { $needs }+ needed
page-skulldug-scene-needs-focus = { $needs }+ needed, focus +{ $focus }
page-skulldug-scene-needs-total = { $needs }+ needed: <b>{ $total }</b>
page-skulldug-scene-needs-focus-total = { $needs }+ needed, focus +{ $focus }: <b>{ $total }</b>
page-skulldug-scene-throw = { $by } → { $at }: { $card }
page-skulldug-scene-dodge = Dodge <b>{ $defence }</b>
page-skulldug-scene-dodge-throw = Dodge <b>{ $defence }</b>, throw <b>{ $attack }</b>
page-skulldug-hit = Hit!
page-skulldug-missed = Missed
page-skulldug-roll-comes-to = Total: <b>{ $total }</b>
page-skulldug-die-is-cast = The die is cast
page-skulldug-heads-for = { $ghost } heads for { $cell }
page-skulldug-cave-health-left = Cave Health: { $left }
page-skulldug-cave-collapses = The cave collapses!
page-skulldug-cave-holds = It holds.
page-skulldug-mark-injury = Injury
page-skulldug-mark-health-lost = −{ $n } Health
page-skulldug-mark-health-gained = +{ $n } Health
page-skulldug-mark-unhurt = Unhurt
page-skulldug-mark-dazed = Dazed
page-skulldug-mark-clear = Clear-headed
page-skulldug-mark-pinned = Pinned
page-skulldug-mark-free = Free
page-skulldug-mark-ap = +{ $n } AP
page-skulldug-mark-ap-gone = All AP gone

## Skulldug!, players

page-skulldug-player-at = { $name }, seat { $letter }
page-skulldug-name-you = { $name } (you)
page-skulldug-name-partner = { $name } (partner)
page-skulldug-thinking = thinking…
page-skulldug-decides = deciding
page-skulldug-on-turn = current turn
page-skulldug-no-explorer = No explorer yet
page-skulldug-explorer-waits = { $explorer }, waits for backup
page-skulldug-explorer-in = { $explorer }, { $place }
page-skulldug-status--dazed = Dazed
page-skulldug-status--pinned = Pinned
page-skulldug-status--resigned = Resigned
page-skulldug-status--shoved = Has shoved
page-skulldug-status--destroyed = Has destroyed
page-skulldug-status--finished = Finished
page-skulldug-status-why--dazed = No Dash, −1 on every roll
page-skulldug-status-why--pinned = Cannot leave the passage
page-skulldug-status-why--resigned = Backup arrives next turn
page-skulldug-status-why--shoved = One Shove a turn
page-skulldug-status-why--destroyed = One Destroy a turn
page-skulldug-status-why--finished = Done for this turn
page-skulldug-ability--adventurers = Also takes Fortunes from connected passages.
page-skulldug-ability--rogues = Steals your most valuable Fortune when in your passage.
page-skulldug-ability--henchmen = Throws what it carries at you when it sees you.
page-skulldug-ability--suits = Turns its passage at the end of its turn.
page-skulldug-ability--cultists = Also takes traps from connected passages.
page-skulldug-ghost-dead = Dead: back at the Cave Entrance on its next turn.
page-skulldug-ghost-at = { $place }.
page-skulldug-ghost-untouchable = Cannot be harmed before its first turn.
page-skulldug-team-turn = Your team’s turn
page-skulldug-team--dead = dead
page-skulldug-team--resigned = resigned
page-skulldug-team--finished = finished
page-skulldug-team--moves = moving
page-skulldug-team--may = can move
page-skulldug-team--you-move = move
page-skulldug-how-it-stands = Standings
page-skulldug-of-three = { $n } of 3 treasures
page-skulldug-strip-health = {""} Health
page-skulldug-cave-health-title = Cave Health: at 5 or less the cave may collapse
page-skulldug-strip-cave = Cave <b>{ $n }</b>
page-skulldug-strip-tiles = Tiles <b>{ $n }</b>
page-skulldug-strip-tiles-title = Tiles in the Passage deck
page-skulldug-strip-fortunes = Fortunes <b>{ $n }</b>
page-skulldug-strip-fortunes-title = Cards in the Fortune deck
page-skulldug-strip-hazards = Hazards <b>{ $n }</b>
page-skulldug-strip-hazards-title = Cards in the Hazard deck
page-skulldug-ap-left = { $ap } action points (AP) left
page-skulldug-ap-and-moves-left = { $ap } action points (AP) left and { $move } for moving only

## Skulldug!, before the first turn

page-skulldug-draft = Before the first turn
page-skulldug-draft-title--token = Who goes in?
page-skulldug-draft-title--roll = Who goes first?
page-skulldug-draft-title--gear = Gear up
page-skulldug-looks-only = They differ only in looks: take the one you like.
page-skulldug-good-for--adventurers = Reach for things a passage away, and patch yourself up.
page-skulldug-good-for--rogues = Get past traps, and roll again when it matters.
page-skulldug-good-for--henchmen = Hit harder in every fight, and shrug off a wound.
page-skulldug-good-for--suits = Dig where there is no way, and send a rival astray.
page-skulldug-good-for--cultists = One mighty blow, a trap to leave behind, and a rest.
page-skulldug-good-for--archaeologist = Reach for things a passage away, and patch yourself up.
page-skulldug-good-for--miner = Dig where there is no way, and blow it up behind you.
page-skulldug-good-for--thief = Get past traps, and roll again when it matters.
page-skulldug-good-for--brawler = Hit harder in every fight, and stop one blow for good.
page-skulldug-good-for--survivor = Good rolls heal you, and one wound hurts less.
page-skulldug-good-for--sadist = One mighty blow, and a trap to leave behind.
page-skulldug-top-row = Top row: equipment
page-skulldug-bottom-row = Bottom row: consumables and traps
page-skulldug-team-cards = The team’s cards: choose two for yourself
page-skulldug-one-picked = One chosen. Choose the second.
page-skulldug-take-back = Take back
page-skulldug-set-taken = <b>{ $set }</b> – taken
page-skulldug-taken-by = { $explorer }, taken by { $name }

## Skulldug!, the end

page-skulldug-haul-home = <b>{ $name }</b>: { $value } of 3 in the Cave Entrance
page-skulldug-haul-away = <b>{ $name }</b>: { $value } of 3 in the cave
page-skulldug-haul-home-key = <b>{ $name }</b>: { $value } of 3 (the Ceremonial Key counts as 2) in the Cave Entrance
page-skulldug-haul-away-key = <b>{ $name }</b>: { $value } of 3 (the Ceremonial Key counts as 2) in the cave

## Skulldug!, keys

page-skulldug-key--arrows = from place to place on the map
page-skulldug-key--tab = to what is there
page-skulldug-key--enter = choose: move there, pick up, aim
page-skulldug-key--t = next thing you can choose
page-skulldug-key--digits = pick a card from your hand
page-skulldug-key--a = use the picked card
page-skulldug-key--dx = dash step by step, destroy
page-skulldug-key--turn = turn the tile; less or more focus
page-skulldug-key--g = place the tile, roll the die
page-skulldug-key--c = shake off Dazed, pry free
page-skulldug-key--kp = keep or continue; pass, leave or stop
page-skulldug-key--ey = end the turn or finish; yield
page-skulldug-key--esc = go back
page-skulldug-key--m = more or fewer options
page-skulldug-key--zoom = zoom, whole cave

## Skulldug!, long words of the cards, and where they may be broken

page-skulldug-breaks = Blood|thirsty Mis|chievous Question|able
page-skulldug-resign-ask = Resign? Your explorer dies, this turn is lost, and you come back on your next.
page-skulldug-resign-yes = Resign
page-skulldug-resign-next = Resign before my next turn
page-skulldug-resign-waits = You are asked before your next turn.
page-skulldug-pick-it = See what it can do
