// Written by `cargo xtask types` from crates/cave-troll. Do not edit.

import type { Seat, Viewer } from './protocol';

/**
 * A place on the board: rooms `R01` to `R33`, entrances `E1` to `E4`, pits `P1` to `P3`.
 */
export type Area = string;

/**
 * Every area is exactly one of these. Rule: CT-TERM-01.
 */
export type AreaKind = "room" | "entrance" | "pit";

/**
 * What a figure is. Heroes and monsters; the chest is neither and no `Kind`. Rule: CT-TERM-04.
 *
 * In the order adventurer, the seven original slots, the seven alternate ones.
 */
export type Kind = "adventurer" | "barbarian" | "thief" | "knight" | "dwarf" | "cave-troll" | "orc" | "wraith" | "berserker" | "assassin" | "paladin" | "giant-slayer" | "rampaging-troll" | "grunt" | "siren-banshee";

/**
 * A figure as people speak of it: `B.knight`. Adventurers of one owner are interchangeable. Ruling CT-R-52.
 */
export type Figure = string;

/**
 * The face of a card. Cards with the same face are interchangeable.
 */
export type Card = string;

/**
 * An artifact card. Rule: CT-ART-04.
 */
export type Artifact = "chalice" | "cloak" | "sword" | "boots" | "scroll" | "tally";

/**
 * A fair other reading of a ruling, off unless the table wants it.
 */
export type HouseRule = "dwarf-doubles-board-only" | "chests-survive-trolls" | "wraiths-push-monsters" | "pushed-knights-join-knights" | "rampage-pushes-optional" | "slayer-paid-on-own-turn" | "barbarians-stand-fast" | "trolls-oust-trolls" | "berserker-counts-figures" | "banshee-stays-in-rooms";

export type HouseRules = Array<HouseRule>;

/**
 * A table's agreement. Written `players 2, set original` or `players 2, set mixed 0 127, house chests-survive-trolls`.
 */
export type Setup = { 
/**
 * 2 to 4. Rule: CT-SETUP-01.
 */
players: number, 
/**
 * For each player the slots that are alternate, one bit each: 0 is the original set, 127 the alternate one,
 * anything else mixed. Rule: CT-SETUP-07, ruling CT-R-50.
 */
alternates: Array<number>, 
/**
 * House rules in force; none by default.
 */
house: HouseRules, };

/**
 * One variant is one sentence at the table. Figures are named by kind and place: equal adventurers in one place
 * are one offer (ruling CT-R-52).
 */
export type Action = { "do": "end-turn" } | { "do": "draw" } | { "do": "play", card: Card, } | { "do": "place", at: Area, } | { "do": "score", room: Area, } | { "do": "move", kind: Kind, from: Area, to: Area, } | { "do": "flee", kind: Kind, to: Area, } | { "do": "stay" } | { "do": "push", figure: Figure, to: Area, } | { "do": "no-push" } | { "do": "kill", figure: Figure, } | { "do": "assassinate", figure: Figure, } | { "do": "banish", whose: Seat, to: Area, } | { "do": "slay", whose: Seat, } | { "do": "attack" } | { "do": "pull", figure: Figure, from: Area, } | { "do": "rampage" } | { "do": "chalice", kind: Kind, to: Area, } | { "do": "cloak", kind: Kind, from: Area, } | { "do": "sword", whose: Seat, } | { "do": "boots", kind: Kind, from: Area, } | { "do": "scroll", figure: Figure, to: Area, } | { "do": "tally", room: Area, } | { "do": "step", to: Area, } | { "do": "stop" };

export type Chance = { "chance": "starts", 
/**
 * Who takes the first turn.
 */
seat: Seat, } | { "chance": "deals", to: Seat, card: Card, } | { "chance": "draws", card: Card, } | { "chance": "finds", artifact: Artifact, };

/**
 * One thing that happened. `None` stands for what the witness may not know.
 */
export type Event = { "event": "starts", seat: Seat, } | { "event": "dealt", seat: Seat, card: Card | null, } | { "event": "turn-begins", seat: Seat, actions: number, } | { "event": "turn-ended", seat: Seat, unused: number, } | { "event": "drew", seat: Seat, card: Card | null, } | { "event": "played", seat: Seat, card: Card, } | { "event": "placed", figure: Figure, at: Area, } | { "event": "chest-placed", owner: Seat, at: Area, } | { "event": "moved", figure: Figure, from: Area, to: Area, how: How, } | { "event": "discarded", figure: Figure, at: Area, } | { "event": "chest-lost", owner: Seat, at: Area, } | { "event": "found", seat: Seat, artifact: Artifact | null, } | { "event": "used", seat: Seat, artifact: Artifact, } | { "event": "room-scored", room: Area, gold: number, shares: Array<Share>, } | { "event": "board-scored", last: boolean, } | { "event": "paid", seat: Seat, gold: number, why: Why, } | { "event": "kept", seat: Seat, artifact: Artifact, gold: number, } | { "event": "pile-grew", icons: number, } | { "event": "pile-cleared" } | { "event": "over", winners: Array<Seat>, };

/**
 * A part of a room's gold.
 */
export type Share = { seat: Seat, gold: number, };

/**
 * By what means a figure changed its place.
 */
export type How = "moves" | "flees" | "pushed" | "driven" | "pulled" | "banished";

/**
 * What gold outside of rooms is for.
 */
export type Why = "empty-room" | "ended-the-game";

export type View = { viewer: Viewer, setup: Setup, 
/**
 * Figures on the board, by area.
 */
pieces: Array<Piece>, 
/**
 * What each room would pay now.
 */
rooms: Array<RoomNow>, players: Array<Player>, 
/**
 * Icons on the scoring pile; five score the board.
 */
icons: number, 
/**
 * Artifacts nobody has drawn yet.
 */
artifact_deck: number, artifacts_played: Array<Artifact>, 
/**
 * Who took the first turn; none before that is known.
 */
starting: Seat | null, turn: Seat, 
/**
 * Turns begun.
 */
turns: number, 
/**
 * Actions the turn player has left.
 */
actions_left: number, 
/**
 * The turn player's rampaging troll has moved this turn.
 */
troll_moved: boolean, 
/**
 * Board scorings so far, the last one not counted.
 */
scorings: number, 
/**
 * Turns in a row without a draw.
 */
turns_without_draw: number, drew_this_turn: boolean, 
/**
 * The card being carried out.
 */
in_play: Card | null, 
/**
 * What the game waits for, innermost last.
 */
waiting: Array<Ask>, };

/**
 * A figure on the board; `count` equal ones.
 */
export type Piece = { at: Area, owner: Seat, kind: Kind, count: number, };

/**
 * A room as it would be scored now.
 */
export type RoomNow = { room: Area, 
/**
 * Coins, doubled by a dwarf, and chests.
 */
gold: number, controller: Seat | null, 
/**
 * Whose berserker shares its gold.
 */
sharer: Seat | null, };

/**
 * A seat as the viewer sees it.
 */
export type Player = { gold: number, deck: number, hand_size: number, 
/**
 * The hand card, when the viewer may see it.
 */
hand: Card | null, 
/**
 * The card just drawn, when there is one and the viewer may see it.
 */
drawn: Card | null, 
/**
 * Artifacts facedown in front of the player.
 */
artifact_count: number, 
/**
 * Which they are, when the viewer may see them.
 */
artifacts: Array<Artifact>, chest: ChestPlace, 
/**
 * Figures not yet in play.
 */
supply: Array<Kind>, 
/**
 * Discarded figures.
 */
lost: Array<Kind>, 
/**
 * Played cards without icons.
 */
discards: Array<Card>, 
/**
 * Cards on the common scoring pile.
 */
scoring_pile: Array<Card>, 
/**
 * Cards of scoring piles that left the game.
 */
removed: Array<Card>, 
/**
 * The slayer's coin of this turn is paid.
 */
slayer_paid: boolean, };

/**
 * Where a chest is.
 */
export type ChestPlace = "supply" | "lost" | { "in": Area };

/**
 * What the game waits for, as everybody sees it.
 */
export type Ask = { "ask": "start" } | { "ask": "deal", to: Seat, } | { "ask": "action" } | { "ask": "draw" } | { "ask": "card" } | { "ask": "target", card: Card, } | { "ask": "find" } | { "ask": "flee", room: Area, who: Seat, } | { "ask": "devour", room: Area, } | { "ask": "push", whose: Seat, room: Area, must: boolean, } | { "ask": "rampage", room: Area, left: number, } | { "ask": "walk", hero: Figure, at: Area, left: number, with: Artifact, may_stop: boolean, } | { "ask": "over" };
