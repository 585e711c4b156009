// Written by `cargo xtask types` from crates/casadh. Do not edit.

import type { Seat, Viewer } from './protocol';

/**
 * A side of a space, counter-clockwise from east. Rule: CC-MODEL-01, ruling CC-R-03.
 */
export type Side = 'E' | 'NE' | 'NW' | 'W' | 'SW' | 'SE';

/**
 * A passageway of a hex. Rule: CC-MODEL-03, CC-HEX-02.
 */
export type Node = 'A' | 'B' | 'C' | 'D';

/**
 * A space of the unbounded map, in axial coordinates. Written `1,-1`; Base Camp lies on `0,0`. Rule: CC-MODEL-01.
 */
export type Space = string;

/**
 * A hex of the box: `BASE`, `L1-01` to `L1-20`, `L2-01` to `L2-20`. Each exists once.
 */
export type Tile = string;

/**
 * A face of the sixty cards, `C01` to `C31`.
 */
export type Card = string;

/**
 * A hazard with a row on the track. Rule: CC-HAZ-01, CC-MODEL-11.
 */
export type Hazard = "methane" | "bats" | "tremors" | "grue";

/**
 * A kind of item, in canonical order. What each does is in `data/items.toml`.
 */
export type Item = "rope" | "canteen" | "gas-mask" | "hiking-boots" | "helmet" | "brass-lantern" | "medkit" | "battery" | "dynamite";

/**
 * Different items, one bit each: nobody carries two of a kind. Written `rope+helmet`. Rule: CC-ITEM-01.
 */
export type ItemSet = string;

/**
 * A misfortune. The first five are kept until cured. Rule: CC-MISF-02, CC-MISF-03, CC-MISF-09.
 */
export type Misfortune = "thirst" | "flashlight-out" | "twisted-ankle" | "shaken-nerves" | "torn-pack" | "rockfall" | "tight-squeeze" | "dropped-gear" | "hole-in-the-pocket" | "bad-air" | "startled-colony" | "aftershock" | "something-stirs";

/**
 * A fair other reading of a ruling, off unless the table wants it.
 */
export type HouseRule = "one-treasure-per-explore" | "dynamite-at-base-camp" | "dead-leave-belongings" | "keep-at-the-marker" | "medkit-only-when-hurt" | "symbols-alone" | "cornered-are-eaten";

export type HouseRules = Array<HouseRule>;

/**
 * A table's agreement. Written `players 4` or `players 2, stall 30, rounds 200, house dynamite-at-base-camp`.
 */
export type Setup = { 
/**
 * 1 to 6; one plays for the score. Ruling CC-R-01.
 */
players: number, 
/**
 * Rounds in a row without progress after which all in the caves are lost. Ruling CC-R-49.
 */
stall_limit: number, 
/**
 * The last round. Ruling CC-R-49.
 */
round_limit: number, 
/**
 * House rules in force; none by default.
 */
house: HouseRules, };

/**
 * One variant is one sentence at the table. Rule: CC-TURN-07.
 */
export type Action = { "do": "end-turn" } | { "do": "move", side: Side, } | { "do": "explore", side: Side, } | { "do": "slope", node: Node, } | { "do": "collect-treasure" } | { "do": "collect-items", items: ItemSet, } | { "do": "leave" } | { "do": "use-medkit" } | { "do": "deploy" } | { "do": "defuse", owner: Seat, } | { "do": "rotate", rotation: number, } | { "do": "drop-item", item: Item, } | { "do": "keep", value: number, } | { "do": "flee", side: Side, } | { "do": "send-grue", to: Space, } | { "do": "pass" } | { "do": "try-grue" } | { "do": "decline" } | { "do": "eat", at: Space, } | { "do": "move-grue", from: Space, side: Side, };

export type Chance = { "chance": "surface", value: number, } | { "chance": "starts", seat: Seat, } | { "chance": "hex", hex: Tile, } | { "chance": "card", card: Card, } | { "chance": "item", item: Item, } | { "chance": "treasure", value: number, } | { "chance": "blind", value: number, } | { "chance": "roll", die: number, };

/**
 * One thing that happened. `None` stands for what the witness may not know. Rule: CC-INFO-01, CC-INFO-03.
 */
export type Event = { "event": "surface", value: number, } | { "event": "starts", seat: Seat, } | { "event": "round-begins", round: number, } | { "event": "turn-begins", seat: Seat, mp: number, } | { "event": "surface-turn", seat: Seat, } | { "event": "turn-ends", seat: Seat, unused: number, } | { "event": "moved", seat: Seat, from: Space, side: Side, to: Space, node: Node, flees: boolean, mp: number, } | { "event": "slid", seat: Seat, at: Space, from: Node, to: Node, climbs: boolean, } | { "event": "hex-drawn", seat: Seat, hex: Tile, at: Space, } | { "event": "pile-grows", hexes: number, } | { "event": "explored", seat: Seat, hex: Tile, at: Space, rotation: number, node: Node, } | { "event": "track", hazard: Hazard, value: number, } | { "event": "card-drawn", seat: Seat, card: Card | null, cost: number, mp: number, } | { "event": "reshuffled", cards: number, } | { "event": "befalls", seat: Seat, misfortune: Misfortune, } | { "event": "shrugged", seat: Seat, misfortune: Misfortune, } | { "event": "cured", seat: Seat, misfortune: Misfortune, cards: number, } | { "event": "item-found", item: Item, at: Space, } | { "event": "item-dropped", seat: Seat, item: Item, at: Space, } | { "event": "items-taken", seat: Seat, items: ItemSet, at: Space, } | { "event": "healed", seat: Seat, hp: number, } | { "event": "treasure-drawn", seat: Seat, at: Space, seen: boolean, value: number | null, } | { "event": "looked", seat: Seat, at: Space, seen: boolean, count: number, values: Array<number> | null, } | { "event": "kept", seat: Seat, at: Space, blind: boolean, value: number | null, } | { "event": "treasures-laid", at: Space, count: number, } | { "event": "treasure-dropped", seat: Seat, at: Space, value: number | null, } | { "event": "hazard-rolled", hazard: Hazard, die: number, track: number, breaks_out: boolean, } | { "event": "token-placed", hazard: Hazard, at: Space, } | { "event": "struck", seat: Seat, hazard: Hazard, lost: number, hp: number, } | { "event": "warded", seat: Seat, hazard: Hazard, by: Item, } | { "event": "hurt", seat: Seat, misfortune: Misfortune, lost: number, hp: number, } | { "event": "cornered", seat: Seat, at: Space, } | { "event": "grue-moved", from: Space, to: Space, node: Node, driven: boolean, } | { "event": "grue-vanished", at: Space, } | { "event": "grue-rolled", seat: Seat, die: number, inside: number, succeeds: boolean, } | { "event": "grue-eats", at: Space, } | { "event": "fuse-lit", owner: Seat, at: Space, } | { "event": "defuse-rolled", seat: Seat, owner: Seat, die: number, hp: number, succeeds: boolean, } | { "event": "defused", seat: Seat, owner: Seat, at: Space, gained: boolean, } | { "event": "exploded", owner: Seat, at: Space, } | { "event": "collapsed", hex: Tile, at: Space, treasures: number, } | { "event": "died", seat: Seat, why: Death, } | { "event": "left", seat: Seat, treasures: [number, number], } | { "event": "lost-in-the-dark", round: number, } | { "event": "shown", seat: Seat, values: Array<number>, total: number, } | { "event": "over", winners: Array<Seat>, };

/**
 * Of what a spelunker died.
 */
export type Death = "methane" | "bats" | "tremors" | "grue" | "rockfall" | "collapse" | "dark";

export type View = { viewer: Viewer, setup: Setup, 
/**
 * The map, in the order of laying; Base Camp first.
 */
hexes: Array<HexNow>, players: Array<Player>, 
/**
 * The four rows of the hazard track.
 */
track: Array<Row>, 
/**
 * Track points that Grues without a place left behind; they are in the Grues' row.
 */
vengeance: number, 
/**
 * Dynamite that burns, the oldest first.
 */
fuses: Array<FuseNow>, 
/**
 * Hexes in the pile.
 */
pile: number, 
/**
 * Level 2 hexes that are not in the pile yet.
 */
aside: number, deck: number, discard: Array<Card>, supply: Array<Item>, 
/**
 * Tokens in the bag.
 */
bag: number, 
/**
 * Face-up treasures on the Surface, the highest first.
 */
surface: Array<number>, 
/**
 * Treasures the turn player holds in the air, to keep one.
 */
air: Air | null, 
/**
 * What the viewer knows to be spread over several hands.
 */
lots: Array<Seen>, 
/**
 * What the viewer has noted of every treasure that left the bag, a word each; `imagine` reads it.
 */
trail: Array<string>, 
/**
 * Who took the first turn; none before that is known.
 */
first: Seat | null, 
/**
 * Whose slot it is.
 */
turn: Seat, 
/**
 * Move points the turn player has left.
 */
mp: number, round: number, 
/**
 * Rounds in a row without progress.
 */
idle: number, 
/**
 * This round has had progress.
 */
progress: boolean, 
/**
 * Passageways the turn player may not slope back into.
 */
stood: Array<Node>, 
/**
 * The hex explored last.
 */
explored: Space | null, 
/**
 * How many spelunkers are in the caves.
 */
inside: number, 
/**
 * What the game waits for, innermost last.
 */
waiting: Array<Ask>, };

/**
 * A laid hex.
 */
export type HexNow = { 
/**
 * Which; a collapsed one is what it was before.
 */
hex: Tile, 
/**
 * Where, as text.
 */
at: Space, 
/**
 * Where, as numbers.
 */
q: number, 
/**
 * Where, as numbers.
 */
r: number, 
/**
 * Printed side i lies on board side (i + rotation) mod 6.
 */
rotation: number, 
/**
 * The passageway behind each board side.
 */
sides: Array<Node>, 
/**
 * Rubble: closed for good.
 */
collapsed: boolean, 
/**
 * Methane, bats and tremors that broke out here.
 */
tokens: Array<Hazard>, 
/**
 * The passageway of the Grue here.
 */
grue: Node | null, 
/**
 * Face-up items.
 */
items: Array<Item>, 
/**
 * How many face-down treasures lie here.
 */
treasures: number, 
/**
 * What the viewer knows of them.
 */
seen: Seen | null, };

/**
 * Values the viewer saw lying together, and who has taken from there since.
 */
export type Seen = { 
/**
 * As last seen, the highest first.
 */
values: Array<number>, 
/**
 * Tokens taken since, by seat.
 */
taken: Array<Taken>, 
/**
 * Tokens that went into the bag since, or were mixed with others.
 */
gone: number, 
/**
 * Which of the viewer's seats know it.
 */
by: Array<Seat>, };

/**
 * Tokens somebody took.
 */
export type Taken = { seat: Seat, count: number, };

/**
 * A row of the hazard track.
 */
export type Row = { hazard: Hazard, 
/**
 * Symbols on standing hexes, for Grues with vengeance.
 */
value: number, 
/**
 * Of six rolls, how many would break out now.
 */
sixths: number, 
/**
 * Of six rolls, how many would break out once another symbol lies open.
 */
sixths_next: number, };

/**
 * Dynamite that burns.
 */
export type FuseNow = { at: Space, 
/**
 * Whose next slot sets it off.
 */
owner: Seat, slots_left: number, };

/**
 * Treasures in the air.
 */
export type Air = { count: number, 
/**
 * Picked up from the hex, not drawn from the bag.
 */
from_hex: boolean, 
/**
 * The values, the highest first, when the viewer sees them.
 */
values: Array<number> | null, };

/**
 * Where a spelunker is.
 */
export type Standing = "caves" | "surface" | "dead";

/**
 * A seat as the viewer sees it.
 */
export type Player = { 
/**
 * In the caves, out or dead.
 */
standing: Standing, 
/**
 * The hex, while in the caves.
 */
at: Space | null, 
/**
 * The passageway, while in the caves.
 */
node: Node | null, 
/**
 * Passageways of the hex that it can get to.
 */
reach: Array<Node>, 
/**
 * Sides it can leave the hex through.
 */
exits: Array<Side>, hp: number, 
/**
 * Move points its next turn would begin with.
 */
next_mp: number, 
/**
 * Items carried.
 */
items: Array<Item>, 
/**
 * Cards of kept misfortunes.
 */
held: Array<Card>, treasures: number, 
/**
 * Those whose values the viewer knows, the highest first; all of them when it is the viewer's own.
 */
values: Array<number>, 
/**
 * Of these, what everybody knows.
 */
shown: Array<number>, };

/**
 * What the game waits for, as everybody sees it. `who` is asked; where there is none, chance decides.
 */
export type Ask = { "ask": "surface" } | { "ask": "start" } | { "ask": "begin", who: Seat, } | { "ask": "action", who: Seat, } | { "ask": "hex", side: Side, at: Space, } | { "ask": "rotate", who: Seat, hex: Tile, side: Side, at: Space, choices: Array<Turned>, joins: Array<Join>, } | { "ask": "card" } | { "ask": "drop-item", who: Seat, } | { "ask": "items", left: number, } | { "ask": "treasures", icons: number, } | { "ask": "draw", left: number, } | { "ask": "keep", who: Seat, from_hex: boolean, } | { "ask": "blind", who: Seat, from_hex: boolean, } | { "ask": "rolls", check: Hazard | null, own: Array<Hazard>, } | { "ask": "flee", who: Seat, at: Space, then: Array<Seat>, } | { "ask": "send-grue", who: Seat, at: Space, } | { "ask": "surface-turn", who: Seat, } | { "ask": "grue-roll", who: Seat, above: number, } | { "ask": "grue-move", who: Seat, } | { "ask": "defuse", who: Seat, owner: Seat, at: Space, up_to: number, } | { "ask": "end-slot" } | { "ask": "over" };

/**
 * A way to lay the drawn hex.
 */
export type Turned = { 
/**
 * What to choose.
 */
rotation: number, 
/**
 * The passageway behind each board side then.
 */
sides: Array<Node>, 
/**
 * Where the explorer would stand.
 */
enters: Node, 
/**
 * Would it stand at the marker?
 */
at_marker: boolean, 
/**
 * Sides it could leave the hex through.
 */
exits: Array<Side>, };

/**
 * A standing neighbour of the space where a hex is to be laid.
 */
export type Join = { 
/**
 * The side of the new hex.
 */
side: Side, 
/**
 * The neighbour behind it.
 */
at: Space, 
/**
 * The neighbour's passageway that would be joined.
 */
node: Node, };
