### Skulldug!: what the game waits for.

sk-ask-over = The game is over.
sk-ask-token = { $who ->
    [you] Choose your explorer.
   *[other] { $who } chooses an explorer.
 }
sk-ask-first-roll = The die decides who goes first.
sk-ask-gear-second = Take a second card from the bottom row.
sk-ask-gear-solo = Take one equipment card and one consumable.
sk-ask-gear-team = Take a Gear card for your team.
sk-ask-gear-first = Take one card from the top row, or two from the bottom row.
sk-ask-gear-more = Take one more card, from either row.
sk-ask-gear-other = { $name } takes a Gear card.
sk-ask-set = Choose a set of starting items.
sk-ask-set-other = { $name } chooses a set of starting items.
sk-ask-split = Choose your two cards; your partner gets the others.
sk-ask-split-other = { $name } splits the team's cards.
sk-ask-backup = { $who ->
    [you] Your backup arrives.
   *[other] { $who }'s backup arrives.
 }
sk-ask-tile = A tile is drawn for { $cell }.
sk-ask-contents = What lies in { $cell }?
sk-ask-spawn = A ghost rises.
sk-ask-random-card = { $who ->
    [you] A random card leaves your hand.
   *[other] A random card leaves { $who }'s hand.
 }
sk-ask-bolt = { $who ->
    [you] You are flung aside.
   *[other] { $who } is flung aside.
 }
sk-ask-cave-roll = The cave trembles.
sk-ask-decides = { $name } decides.
sk-ask-chance = Chance decides.
sk-ask-goes-on = The turn goes on.
sk-ask-resign = { $who ->
    [you] Your turn. Where to, and what will you grab, shove or throw on the way?
   *[other] { $who } is about to begin the turn.
 }
sk-ask-first = { $who ->
    [you] Which of you goes first?
   *[other] { $who } says which partner goes first.
 }
sk-ask-order = { $who ->
    [you] Which of your cards comes first?
   *[other] { $who } says which card comes first.
 }
sk-ap = { $ap ->
    [one] { $ap } action point (AP)
   *[other] { $ap } action points (AP)
 } left
sk-ap-moving = { $ap ->
    [one] { $ap } action point (AP)
   *[other] { $ap } action points (AP)
 } left, plus { $moves } for moving
sk-ask-main = { $who ->
    [you] Your turn: { $left }.
   *[other] { $who }'s turn: { $left }.
 }
sk-ask-main-partner = Your team's turn: { $name } has { $left }.
sk-ask-drop = No action points left. Drop { $items ->
    [one] { $items } item before you end the turn.
   *[other] { $items } items before you end the turn.
 }
sk-ask-win = You are home with { $treasures } treasures: end the turn and win! { $left }.
sk-ask-lay = Turn the { $tile } and place it at { $cell }.
sk-ask-lay-other = { $name } places a tile at { $cell }.
sk-ask-choose = Your lantern shows two tiles. Which one do you place?
sk-ask-choose-other = { $name } chooses one of two tiles.
sk-ask-face = Which do you face first?
sk-ask-face-other = { $name } chooses which to face first.
sk-ask-window-monster = You are about to face { $card }. Use a card?
sk-ask-window-injury = You are about to take an Injury of { $damage }. Use a card?
sk-ask-window-other = { $name } may use a card.
sk-ask-sign = The sign fools { $name }. Where do you send them?
sk-ask-sign-other = { $name } decides where the sign sends { $who ->
    [you] you.
   *[other] { $who }.
 }
sk-ask-flare = Let the flare fly on?
sk-ask-flare-other = { $name } decides whether the flare flies on.
sk-ask-backup-card = Your backup brings { $card }: take it, or leave it in the Cave Entrance?
sk-ask-backup-card-other = { $who ->
    [you] Your backup brings { $card }.
   *[other] { $who }'s backup brings { $card }.
 }
sk-roll-ledge = to cross the ledge
sk-roll-against = against { $card }
sk-roll-hit = { $who ->
    [you] to hit you
   *[other] to hit { $who }
 }
sk-roll-dodge = { $who ->
    [you] to dodge what you threw
   *[other] to dodge what { $who } threw
 }
sk-roll-fish = { $who ->
    [you] to fish a card from you
   *[other] to fish a card from { $who }
 }
sk-roll-for = for { $card }
sk-roll-needs = { $purpose }: { $needs } or more
sk-ask-roll = { $who ->
    [you] You roll { $purpose }.
   *[other] { $who } rolls { $purpose }.
 }
sk-ask-rolled = { $who ->
    [you] You rolled { $n } { $purpose }.
   *[other] { $who } rolled { $n } { $purpose }.
 } Use a card?
