// Written by `cargo xtask types` from crates/cave-pilot. Do not edit.

import type { Seat, Viewer } from './protocol';

/**
 * A Cave card: `Y12`. Ruling CP-R-68.
 */
export type Cave = string;

/**
 * Some of the Cave cards, one bit each.
 */
export type CaveSet = Array<Cave>;

/**
 * The rim of a Cave card: yellow is easy, orange harder, red hardest. Rule: CP-CARD-01, CP-SETUP-02, ruling CP-R-74.
 */
export type Colour = "yellow" | "orange" | "red";

/**
 * A Common upgrade card: `U-SH2`, `U-MNT-A`. The five Maintenance cards of a pile are interchangeable.
 */
export type Upgrade = string;

/**
 * An Exploration card. What it does is told in `data/explorations.toml` and done in `cards/`. Ruling CP-R-54.
 */
export type Exploration = "adamy" | "laplace" | "tallinn" | "bumper" | "foliot-clock" | "iron-dome" | "muller-reversal" | "otis" | "power-magnet" | "flare" | "persuator" | "k3" | "bone-nullifier" | "pulse-p6" | "teleport" | "aru" | "kerr-lens" | "loaded-bone" | "reserve-tank" | "periscope" | "gyro" | "congreve-rack" | "lombard-pledge" | "gresham-ledger" | "davy-lamp" | "smoke-canister" | "trumpet";

/**
 * An Exploration card before a player: `k3/2` has two uses left, or absorbs two more hits if it is permanent.
 */
export type Held = string;

/**
 * A symbol on cards. The first six are also the types of Common upgrades. Rule: CP-CARD-02.
 */
export type Property = "shields" | "armor" | "attack" | "maneuver" | "power" | "navigation" | "fuel";

/**
 * A row of the Cave shop, and its pile. Rule: CP-SETUP-05, CP-SETUP-06.
 */
export type Row = "A" | "B";

/**
 * A place in a row of the shop: `A1` is the outermost card of row A. Rule: CP-SETUP-06.
 */
export type Shelf = string;

/**
 * A position for a Common upgrade on the mat: `shields1`, `navigation1`. Rule: CP-UPG-11.
 */
export type Slot = string;

/**
 * What hits fall on, in the order of damage. Rule: CP-DAMAGE-03.
 */
export type Part = "shields" | "armor" | "attack" | "maneuver" | "power" | "explorations" | "missiles" | "fuel" | "navigation";

/**
 * A die of the challenge. Its faces are in `data/table.toml`. Rule: CP-HANDLE-02.
 */
export type Die = "yellow" | "orange";

/**
 * A face of the Missile die. Rule: CP-MISSILE-06.
 */
export type MissileFace = string;

/**
 * Where a plane is.
 */
export type Place = string;

/**
 * A position of the Inner cave: `C3` is the ceiling, `F3` the floor of column 3.
 */
export type Spot = string;

/**
 * Which game of the box. Rule: CP-GEN-01.
 */
export type Mode = "competitive" | "tutorial" | "team" | "night-mail" | "purge" | "rising-water" | "solo";

/**
 * The colours of a deck. Rule: CP-SETUP-02, CP-EXP-01, ruling CP-R-03.
 */
export type Preset = "easy" | "medium" | "hard" | "expert" | "inferno";

/**
 * A length of the solo game. Rule: CP-SOLO-04.
 */
export type Length = "short" | "standard" | "extended";

export type Deck = { "deck": "preset", 
/**
 * The colours.
 */
preset: Preset, cards: number, } | { "deck": "custom", caves: CaveSet, } | { "deck": "solo", length: Length, } | { "deck": "printed" };

/**
 * An option, off unless the table wants it.
 */
export type HouseRule = "easy-mode" | "plus-set" | "forward-only" | "solo-trim";

/**
 * The options in force, one bit each.
 */
export type HouseRules = Array<HouseRule>;

/**
 * A table's agreement. Written `competitive, players 2, deck easy 12, house easy-mode`.
 */
export type Setup = { mode: Mode, 
/**
 * 1 to 4, as the mode allows. Rule: CP-GEN-01.
 */
players: number, deck: Deck, 
/**
 * Options in force; none by default.
 */
house: HouseRules, };

/**
 * A decision. How it is written stands first in each comment.
 */
export type Action = { "action": "place", card: Cave, at: Spot, } | { "action": "refresh", row: Row, } | { "action": "pass" } | { "action": "fire", at: Target, } | { "action": "again" } | { "action": "stop" } | { "action": "hit", on: Item, } | { "action": "move", to: Place, by: Pay, } | { "action": "stay" } | { "action": "scrapyard" } | { "action": "hover" } | { "action": "give-up" } | { "action": "use", card: Held, on: Mark, } | { "action": "shift", to: Spot, } | { "action": "continue" } | { "action": "ignore" } | { "action": "extra", by: Pay, } | { "action": "land" } | { "action": "begin", step: FreeStep, } | { "action": "draw", row: Row, } | { "action": "buy", from: Shelf, into: Slot, } | { "action": "buy-fuel" } | { "action": "buy-missile" } | { "action": "sell", card: Held, } | { "action": "explore" } | { "action": "discard", card: Held, } | { "action": "trade", with: Seat, give: Item | null, take: Item | null, } | { "action": "agree" } | { "action": "refuse" } | { "action": "end-turn" };

/**
 * The steps that the Foliot clock sets free. Rule: CP-XC-07.
 */
export type FreeStep = "refresh" | "fire" | "move" | "land";

/**
 * A card on a mat: `shields1` or `k3/2`.
 */
export type Item = string;

/**
 * What an Exploration card is used on.
 */
export type Mark = string;

/**
 * How a diagonal step or an additional round is paid. Rule: CP-MOVE-04, CP-EXTRA-01.
 */
export type Pay = "free" | "fuel" | "tank" | "gyro";

/**
 * What a missile is fired at. Rule: CP-MISSILE-02.
 */
export type Target = string;

export type Chance = { "chance": "rolls", first: number, second: number | null, } | { "chance": "missile", face: MissileFace, } | { "chance": "cave", card: Cave, } | { "chance": "shop", card: Upgrade, } | { "chance": "finds", card: Exploration, } | { "chance": "redirects", to: Seat, };

/**
 * One thing that happened.
 */
export type Event = { "event": "start-rolled", seat: Seat, face: number, } | { "event": "starts", seat: Seat, } | { "event": "cave-dealt", seat: Seat, card: Cave, } | { "event": "displayed", row: Row, card: Upgrade, } | { "event": "found", seat: Seat, card: Exploration, } | { "event": "turn-begins", seat: Seat, number: number, credits: number, } | { "event": "placed", seat: Seat, card: Cave, at: Spot, } | { "event": "exit-opens", column: number, } | { "event": "removed", row: Row, card: Upgrade, } | { "event": "fired", seat: Seat, at: Target, } | { "event": "missile-rolled", seat: Seat, face: MissileFace, } | { "event": "cave-hit", at: Spot, part: number, hits: number, all: number, } | { "event": "warded", seat: Seat, } | { "event": "redirected", from: Seat, to: Seat | null, } | { "event": "moved", seat: Seat, from: Place, to: Place, how: How, } | { "event": "stayed", seat: Seat, at: Place, } | { "event": "scrapyard", seat: Seat, } | { "event": "hovers", seat: Seat, } | { "event": "paid", seat: Seat, by: Pay, } | { "event": "fuel-lost", seat: Seat, } | { "event": "handles", at: Spot, card: Cave, order: Array<Seat>, } | { "event": "tie-rolled", seat: Seat, face: number, } | { "event": "wind", seat: Seat, face: number, line: number, } | { "event": "rolled", seat: Seat, faces: Array<number>, kept: boolean, } | { "event": "challenged", seat: Seat, part: number, left: number, right: number, passed: boolean, } | { "event": "skipped", seat: Seat, } | { "event": "ignored", seat: Seat, } | { "event": "reputation", seat: Seat, by: number, now: number, } | { "event": "hit", seat: Seat, on: Part, item: Item | null, gone: boolean, } | { "event": "card-lost", seat: Seat, card: Held, } | { "event": "out", seat: Seat, crashed: boolean, } | { "event": "finished", seat: Seat, } | { "event": "extra-round", seat: Seat, } | { "event": "landed", seat: Seat, at: Place, } | { "event": "began", seat: Seat, step: FreeStep, } | { "event": "used", seat: Seat, card: Exploration, on: Mark, left: number, } | { "event": "bought", seat: Seat, card: Upgrade, into: Slot, price: number, value: number, } | { "event": "stocked", seat: Seat, what: Part, price: number, } | { "event": "sold", seat: Seat, card: Held, credits: number, } | { "event": "paid-for", seat: Seat, row: Row | null, price: number, } | { "event": "repaired", seat: Seat, slot: Slot, hits: number, } | { "event": "reserved", seat: Seat, at: Shelf | null, } | { "event": "offered", seat: Seat, with: Seat, give: Item | null, take: Item | null, } | { "event": "answered", seat: Seat, agreed: boolean, } | { "event": "titled", seat: Seat, } | { "event": "cleared", card: Cave, } | { "event": "water-rises", column: number, } | { "event": "bonus", seat: Seat, by: number, } | { "event": "over", winners: Array<Seat>, title: Title | null, grade: Grade | null, };

/**
 * By what means a plane changed its place.
 */
export type How = "flies" | "persuaded" | "blown" | "pushed" | "pulled" | "teleports" | "swaps";

/**
 * A Cave card that is being handled. Rule: CP-HANDLE-09, ruling CP-R-38.
 */
export type Attack = { card: Cave, 
/**
 * Who entered it, or used Otis on it.
 */
trigger: Seat, 
/**
 * Otis flash-matic set it off from afar. Rule: CP-XC-03.
 */
otis: boolean, 
/**
 * The planes attacked, in order.
 */
order: [Seat | null, Seat | null, Seat | null, Seat | null], 
/**
 * Equal numbers are tied. Ruling CP-R-39.
 */
level: [number, number, number, number], 
/**
 * Rolls of the tied, by seat, while they roll.
 */
rolls: [number, number, number, number], 
/**
 * Whose place in the order is next.
 */
next: number, 
/**
 * Actions taken so far.
 */
done: number, 
/**
 * The part of a two-part card, or the line of a turbine.
 */
part: number, 
/**
 * The turbine's condition roll.
 */
condition: number | null, 
/**
 * Who takes this action.
 */
roller: Seat, 
/**
 * The dice of this roll. The Kerr lens changes them.
 */
dice: [Die | null, Die | null], 
/**
 * What they show, of the roll that is kept.
 */
faces: [number, number] | null, 
/**
 * Rolls of which the lowest is kept; Loaded bones add one each.
 */
rolls_wanted: number, rolls_made: number, 
/**
 * Reputation that trumpets add to a pass.
 */
trumpets: number, };

/**
 * A missile in the air. The active player fired it.
 */
export type Missile = { 
/**
 * What it was fired at.
 */
at: Target, 
/**
 * What the Missile die shows.
 */
face: MissileFace | null, };

/**
 * A question to a seat or to chance, or business that goes on by itself once what lies above it is done.
 */
export type Waiting = { "ask": "start-roll", rolling: number[], left: number[], } | { "ask": "deal", to: Seat, left: number, } | { "ask": "display" } | { "ask": "start-card", to: Seat, } | { "ask": "place", left: number, } | { "ask": "refresh" } | { "ask": "fire" } | { "ask": "shove" } | { "ask": "move" } | { "ask": "handle" } | { "ask": "extra" } | { "ask": "land" } | { "ask": "order" } | { "ask": "exchange" } | { "ask": "refill" } | { "ask": "round-ends" } | { "ask": "answer", who: Seat, give: Item | null, take: Item | null, } | { "ask": "fill" } | { "ask": "draw-extra", row: Row, } | { "ask": "find", who: Seat, left: number, } | { "ask": "discard", who: Seat, } | { "ask": "window", window: Window, who: Seat, passed: number[], } | { "ask": "missile-roll" } | { "ask": "reroll" } | { "ask": "aim", at: Seat, left: number, } | { "ask": "hits", who: Seat, from: Part, left: number, } | { "ask": "penalty", who: Seat, next: number, } | { "ask": "remove", who: Seat, left: number, } | { "ask": "attack" } | { "ask": "tie", group: number[], left: number[], } | { "ask": "condition" } | { "ask": "roll" } | { "ask": "redirect", who: Seat, } | { "ask": "part-two", who: Seat, } | { "ask": "blow", who: Seat, forward: boolean, left: number, over: Spot, } | { "ask": "push", whom: Seat, forward: boolean, left: number, over: Spot, pull: boolean, } | { "ask": "over" };

/**
 * When Exploration cards may be used by others than the active player in his own step.
 */
export type Window = { "window": "missile" } | { "window": "missile-rolled" } | { "window": "step" } | { "window": "fuel-step", to: Spot, } | { "window": "fuel-extra" } | { "window": "challenge" } | { "window": "challenged" };

/**
 * So many ways out of so many.
 */
export type Odds = { 
/**
 * Outcomes that do.
 */
ways: number, of: number, };

/**
 * How well a scenario was won.
 */
export type Grade = "bronze" | "silver" | "gold";

/**
 * What a solo pilot may call himself. Rule: CP-SOLO-05, ruling CP-R-65.
 */
export type Title = "rookie" | "novice" | "flying-ace" | "cave-pilot";

export type View = { viewer: Viewer, setup: Setup, 
/**
 * Cave cards that lie, by column and row.
 */
caves: Array<CaveNow>, 
/**
 * The outermost column with a card; the exit is one further.
 */
columns: number, exit: boolean, 
/**
 * The Cave card pile, the top layer last.
 */
pile: Array<LayerNow>, shop: [RowNow, RowNow], 
/**
 * The Reservation token.
 */
reserved: Reserved | null, explorations: number, exploration_discards: Array<Exploration>, players: Array<Player>, 
/**
 * Who has the First player token; none before that is known, and none in a solo game.
 */
first: Seat | null, 
/**
 * The running turn.
 */
turn: Turn, 
/**
 * Rounds begun.
 */
round: number, 
/**
 * Somebody has finished.
 */
final_round: boolean, 
/**
 * The round in which the first plane finished; 0 before.
 */
finish_round: number, 
/**
 * Columns under water. Scenario CS3.
 */
water: number, 
/**
 * Rolls for the start, a seat each, while they are made.
 */
start_rolls: Array<number>, attack: Attack | null, missile: Missile | null, 
/**
 * What the game waits for, innermost last.
 */
waiting: Array<Waiting>, 
/**
 * The challenge about to be taken, or just rolled.
 */
challenge: ChallengeNow | null, 
/**
 * Cards the asked player may fly to now, with the chance to pass each challenge with what he carries.
 */
reachable: Array<Reachable>, 
/**
 * The chance of so many hits, while a missile may be fired.
 */
missile_odds: Array<MissileOdds>, ending: Ending | null, };

/**
 * An Exploration card on a mat.
 */
export type CardNow = { 
/**
 * As actions name it: `k3/2`.
 */
held: Held, card: Exploration, 
/**
 * Uses left; hits left, if permanent.
 */
left: number, 
/**
 * It never runs out.
 */
permanent: boolean, 
/**
 * It fits now, and its owner is asked.
 */
fits: boolean, };

/**
 * A Cave card that lies.
 */
export type CaveNow = { at: Spot, card: Cave, 
/**
 * Red cubes on each part; a card of one part has the first only.
 */
hits: [number, number], 
/**
 * What auras and oozes add to its challenges now.
 */
adds: number, 
/**
 * Its own ooze runs: those who keep it running.
 */
oozes: Array<Ooze>, 
/**
 * Cleared, in the purge of the brood.
 */
cleared: boolean, flooded: boolean, };

/**
 * A challenge that is about to be taken.
 */
export type ChallengeNow = { seat: Seat, card: Cave, at: Spot, 
/**
 * The part or line.
 */
part: number, 
/**
 * This action, from 1.
 */
action: number, 
/**
 * The left side: what the player has.
 */
left: number, 
/**
 * The right side without the dice: printed number, auras and oozes, less red cubes.
 */
fixed: number, dice: Array<Die>, 
/**
 * What they show, once rolled.
 */
faces: Array<number>, 
/**
 * The chance to pass, before the roll.
 */
odds: Odds, };

export type Ending = { winners: Array<Seat>, title: Title | null, 
/**
 * How well a scenario was won.
 */
grade: Grade | null, };

export type LayerNow = { 
/**
 * Unseen cards by colour: yellow, orange, red. In the purge: yellow brood, orange brood, other yellow.
 */
unknown: [number, number, number], 
/**
 * Cards that were seen before.
 */
known: CaveSet, };

/**
 * The chance of at least so many hits with a missile.
 */
export type MissileOdds = { hits: number, cave: Odds, plane: Odds, };

/**
 * A player with plane and mat.
 */
export type Player = { place: Place, 
/**
 * Turns begun.
 */
turns: number, credits: number, 
/**
 * Reputation; 55 earns the title.
 */
reputation: number, fuel: number, missiles: number, 
/**
 * How many of each can be carried; none is no limit.
 */
carries: number | null, 
/**
 * The ten positions.
 */
mat: Array<StackNow>, 
/**
 * What each property is worth now: shields, armor, attack, maneuver, power, navigation, fuel.
 */
values: [number, number, number, number, number, number, number], 
/**
 * What holds for this turn only, of the first six.
 */
modifiers: [number, number, number, number, number, number], 
/**
 * Exploration cards.
 */
cards: Array<CardNow>, 
/**
 * Cave cards before the player.
 */
hand: Array<Cave>, visited: CaveSet, handled: CaveSet, 
/**
 * Cave cards handled in this round of actions.
 */
handled_now: CaveSet, 
/**
 * Cave cards on which one turn was spent, and on which two.
 */
spent: [CaveSet, CaveSet], 
/**
 * Cave cards explored once, and twice.
 */
explored: [CaveSet, CaveSet], explored_entrance: number, 
/**
 * Which of the first two turns ended in the entrance, one bit each.
 */
entrance_turns: number, scrapyard_used: boolean, 
/**
 * Reached 55.
 */
titled: boolean, 
/**
 * The order of going out, from 1; 0 is still in.
 */
out: number, };

/**
 * A card the asked player may fly to.
 */
export type Reachable = { at: Spot, card: Cave, 
/**
 * It would be handled on arrival.
 */
handles: boolean, 
/**
 * The chance to pass each part or line, once.
 */
odds: Array<Odds>, 
/**
 * The left side of each.
 */
left: Array<number>, 
/**
 * The right side of each without the dice.
 */
fixed: Array<number>, };

/**
 * The Reservation token.
 */
export type Reserved = { seat: Seat, at: Shelf, };

/**
 * A row of the shop.
 */
export type RowNow = { row: Row, 
/**
 * The cards, the outermost first.
 */
cards: Array<Upgrade>, pile: number, discards: Array<Upgrade>, };

/**
 * A position of the mat.
 */
export type StackNow = { slot: Slot, 
/**
 * The upgrade installed there.
 */
card: Upgrade | null, 
/**
 * Maintenance cards under it.
 */
maintenance: number, 
/**
 * Red cubes.
 */
hits: number, 
/**
 * What it is worth now.
 */
current: number, };

/**
 * The running turn.
 */
export type Turn = { seat: Seat, 
/**
 * The first round of actions, not an additional one.
 */
first_round: boolean, 
/**
 * The refresh of this round of actions, or of the turn in easy mode, is made. Ruling CP-R-08.
 */
refreshed: boolean, 
/**
 * Actions have begun: the action phase.
 */
acting: boolean, 
/**
 * Landing is the only way left: no additional round. Ruling CP-R-40.
 */
bound_to_land: boolean, landed: boolean, 
/**
 * The landing allows upgrading. Rule: CP-UPG-01.
 */
upgrades: boolean, 
/**
 * The Foliot clock runs: the steps begun, one bit each. Rule: CP-XC-07.
 */
free: number | null, gyro_used: boolean, ledger_used: boolean, 
/**
 * Trades agreed on this turn.
 */
trades: number, };

/**
 * A running ooze: who set it off, and the number of that player's turn with whose end it ends. Ruling CP-R-43.
 */
export type Ooze = { by: Seat, until: number, };
