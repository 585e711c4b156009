### Cave Pilot 55: what is printed on cards.

cp-card-text--adamy = Before a challenge roll: choose an opponent and one of PO, SH, SR; that property of his is 2 lower (not below 0) until the end of this turn.
cp-card-text--laplace = Either, before a challenge roll: an opponent's PA is 2 lower until the end of this turn. Or, when an opponent declares to spend a booster fuel (diagonal step or additional round): that fuel is lost and what it should pay for does not happen; he is back at the choice he came from (another legal step; or additional round or land). Does not work against the reserve tank and the gyro.
cp-card-text--tallinn = Before a challenge roll: an opponent's MA or NC is 2 lower until the end of this turn.
cp-card-text--bumper = Before your own step, you and the target on Cave cards: choose an opponent at distance <= 1 and push him 1 or 2 spaces, all forward or all backward; each space is a card of the next column in either row, chosen by you. At least one space must be possible. Forward: he handles the arrival card at once. Backward: he does not. Never into entrance or exit. Your own step follows.
cp-card-text--foliot-clock = Announce before step a: this turn refresh, fire, move-and-handle and land may be done once each in any order. Handling follows directly on moving. Missile range is measured from where the plane is when firing. Landing before moving counts as a turn spent on that card. No additional round.
cp-card-text--iron-dome = When a missile is declared at your plane, before the roll: it has no effect; the missile is spent.
cp-card-text--muller-reversal = Instead of your step: exchange the positions of your plane and any one opponent's plane, also in the entrance or exit (not outside). Neither handles.
cp-card-text--otis = Choose a RANGED Cave card you are not on, with at least one plane in its range. Its actions go to the planes in range, the closest first, the closest taking the place of the trigger; your own plane is included if in range.
cp-card-text--power-magnet = Before your own step, you and the target on Cave cards in different columns: choose an opponent at distance <= 3 and pull him 1 or 2 spaces; each space is a card one column nearer to yours, in either row, chosen by you; not beyond your column. He handles the arrival card at once. Never into entrance or exit. Your own step follows.
cp-card-text--flare = When you are the target of a missile, or are about to take an action of a RANGED card triggered by another player, before the roll: the attack goes instead to a plane drawn at random (equal chances) among the other legal ones: for a missile, planes on Cave cards within the attacker's reach except the attacker and you; for a cave, planes in its range except you. If there is none it is lost.
cp-card-text--persuator = When an opponent on a Cave card at distance <= 3 from your plane (also on a Cave card) is about to take his step in the first round of actions of his own turn: you choose his step among his legal steps to Cave cards that cost no fuel, and he must take it. Not usable if he has none.
cp-card-text--k3 = Before a challenge roll: one of your properties SH, PA, SR, MA, PO, NC is 2 higher until the end of this turn.
cp-card-text--bone-nullifier = After another player's challenge roll or Missile roll, before its result is applied: the roll is void, he rolls the same dice again.
cp-card-text--pulse-p6 = Discard all displayed Common upgrades of both rows (not a reserved one), then fill each row to three. Does not count as the refresh of step a.
cp-card-text--teleport = Instead of your step, from a Cave card or the entrance: move to any Cave card whose column differs from yours by at most 3, visited or not, without fuel. Handle it if you never handled it before.
cp-card-text--aru = On any landing: remove up to two red cubes from one of your Common upgrade positions.
cp-card-text--kerr-lens = Before any player's challenge roll: one orange die of that roll is replaced by a yellow one, or one yellow by an orange one.
cp-card-text--loaded-bone = Before your own challenge roll: roll all its dice twice and keep the lower total (for DV the dice of the kept roll). If the roll is nullified, both are rolled again.
cp-card-text--reserve-tank = Pays for one diagonal step or one additional round in place of one booster fuel.
cp-card-text--periscope = Your missiles reach distance 3.
cp-card-text--gyro = Once per turn one diagonal step costs no fuel.
cp-card-text--congreve-rack = Gain one missile, up to what you may carry; it may be fired at once.
cp-card-text--lombard-pledge = Put the Reservation token on a displayed Common upgrade (or move it). Only you may buy that card; refreshes and Pulse P6 pass over it (a refresh of that row removes the next card behind it). The token leaves when you buy the card, finish or are eliminated.
cp-card-text--gresham-ledger = Once per turn one Common upgrade (or Maintenance) you buy costs 1 credit less, at least 1.
cp-card-text--davy-lamp = Exploring costs you 1 credit instead of 2.
cp-card-text--smoke-canister = Before your own challenge roll: this action (or part) is not rolled; neither passed nor failed. On the first part of a two-part card it counts as passed without Reputation; on a WIND card the plane is not moved.
cp-card-text--trumpet = Before your own challenge roll: if it is passed you gain 1 more Reputation.
