// Written by `cargo xtask types` from crates/skulldug. Do not edit.

import type { Seat, Viewer } from './protocol';

/**
 * A name of a card; some are on several cards. In the order of the data.
 */
export type Kind = "bloodstone-amulet" | "ceremonial-sword" | "ceremonial-key" | "ceremonial-mask" | "soulbond-charm" | "leaden-idol" | "screaming-skull" | "misers-coin" | "restless-diamond" | "thirsty-chalice" | "hypnotic-opal" | "cracked-hourglass" | "trusty-whip" | "delicate-toolkit" | "brass-knuckles" | "sturdy-shovel" | "lucky-underwear" | "oil-lantern" | "running-shoes" | "fresnels-eyepiece" | "fishing-rod" | "grappling-hook" | "leather-satchel" | "steel-helmet" | "hobnail-boots" | "ancient-crank" | "boomerang" | "questionable-rations" | "rabbits-foot" | "flak-jacket" | "brittle-shield" | "rusty-sword" | "soothing-pipe" | "blasting-charge" | "flare-gun" | "mimic-stone" | "gas-grenade" | "smoke-bomb" | "rotten-meat" | "adrenaline-tonic" | "switcheroo-dust" | "rotten-tomato" | "basilisk" | "putrid-horror" | "gorgeous-adonis" | "mischievous-monkey" | "swindling-jester" | "bloodthirsty-bats" | "skeleton-sentry" | "shambling-mummy" | "hulking-troglodyte" | "voracious-ooze" | "wailing-banshee" | "jealous-guardian" | "tentacled-thing" | "forgotten-rival" | "bear-trap" | "convincing-sign" | "snare" | "bucket-of-grease" | "port-o-boulder" | "colossal-pit" | "poison-darts" | "swinging-blades" | "rotating-floor";

/**
 * The five sorts of cards, the more valuable Fortunes first. Rule: SK-CARD-14, SK-GT-22.
 */
export type Sort = "treasure" | "equipment" | "consumable" | "monster" | "trap";

/**
 * One card of the box. Written by its name, with a number where there are several: `trusty-whip`, `bear-trap-2`.
 */
export type Card = string;

/**
 * A place on the table, sixteen to a row so that a step off any edge is seen. Columns are letters and rows numbers:
 * `a1` is the north-west corner.
 */
export type Cell = string;

/**
 * A side of a passage, clockwise from the north.
 */
export type Side = "north" | "east" | "south" | "west";

/**
 * One quarter to either side.
 */
export type Way = "left" | "right";

/**
 * How the corridors of a tile run.
 */
export type Shape = "x" | "t" | "l" | "i" | "d";

/**
 * What is printed on a special tile. Rule: SK-PASS-04.
 */
export type Special = "drink" | "ride" | "ledge" | "wade" | "prism" | "bleed" | "rest" | "turn" | "dark" | "gaze";

/**
 * One of the 34 kinds of tiles; equal tiles are not told apart. Written as in the data: `TI-07`.
 */
export type TileKind = string;

/**
 * An explorer on the board: a seat's (`A`) or a ghost (`ghost-1`, in the order of spawning). Rule: SK-GHOST-02.
 */
export type Pawn = string;

/**
 * The five factions. Rule: SK-FACT-01.
 */
export type Faction = "adventurers" | "rogues" | "henchmen" | "suits" | "cultists";

/**
 * The fifteen tokens, three of each faction. Rule: SK-SETUP-02.
 */
export type Token = "professor-ada-quill" | "hector-bramble" | "doctor-imani-oduya" | "silk-moreau" | "fingers-odell" | "the-magpie" | "krantz-the-wall" | "bruna-stahl" | "little-otto" | "inspector-vale" | "number-twenty-seven" | "deputy-crisp" | "brother-hush" | "sister-veil" | "the-acolyte";

/**
 * A suggested set of starting items. Rule: SK-SET-01, SK-SET-02.
 */
export type GearSet = "adventurers" | "rogues" | "henchmen" | "suits" | "cultists" | "archaeologist" | "miner" | "thief" | "brawler" | "survivor" | "sadist";

/**
 * How the game is played. Rule: SK-GOAL-03.
 */
export type Mode = "free-for-all" | "duel" | "team" | "solo-easy" | "solo-normal" | "solo-hard";

/**
 * How starting items are found. Rule: SK-GEAR-01, SK-GEAR-02.
 */
export type GearUp = "draft" | "suggested";

/**
 * How the Fortune deck is shuffled. Rule: SK-SETUP-07, SK-SETUP-08.
 */
export type Shuffle = "paced" | "plain";

/**
 * A choice the rulings leave to the table, off unless it wants it.
 */
export type HouseRule = "keep-soulbond-in-solo";

export type HouseRules = Array<HouseRule>;

/**
 * A table's agreement. Written `players 2, mode duel` and, where it differs from the usual, `gear suggested`,
 * `fortune plain`, `table 9`, `cap 400`, `house keep-soulbond-in-solo`.
 */
export type Setup = { 
/**
 * 1 to 6, as the mode allows.
 */
players: number, 
/**
 * How the game is played.
 */
mode: Mode, 
/**
 * How starting items are found.
 */
gear: GearUp, 
/**
 * How the Fortune deck is shuffled.
 */
fortune: Shuffle, 
/**
 * Places on a side of the square table: 13 with the Cave Entrance in the middle, 10 from a corner. Ruling SK-R-01.
 */
table: number, 
/**
 * Turns after which the game is a draw; none in live play. Ruling SK-R-14.
 */
cap: number | null, 
/**
 * House rules in force; none by default.
 */
house: HouseRules, };

/**
 * One variant is one sentence at the table.
 */
export type Action = { "do": "be", token: Token, } | { "do": "take", card: Card, } | { "do": "set", set: GearSet, } | { "do": "split", first: Card, second: Card, } | { "do": "play" } | { "do": "resign" } | { "do": "keep" } | { "do": "leave" } | { "do": "resolve", card: Card, } | { "do": "first", seat: Seat, } | { "do": "end-turn" } | { "do": "finish" } | { "do": "yield" } | { "do": "move", side: Side, } | { "do": "dash", first: Side, then: Side, } | { "do": "pick-up", card: Card, } | { "do": "drop", card: Card, at: Cell, } | { "do": "shove", who: Pawn, side: Side, } | { "do": "throw", card: Card, at: Pawn, } | { "do": "destroy", side: Side, } | { "do": "recover" } | { "do": "pry-free" } | { "do": "use", card: Card, } | { "do": "dig", card: Card, side: Side, } | { "do": "fish", card: Card, whom: Pawn, } | { "do": "grapple", card: Card, to: Cell, } | { "do": "crank", card: Card, at: Cell, way: Way, } | { "do": "blast", card: Card, side: Side, } | { "do": "flare", card: Card, side: Side, } | { "do": "copy", card: Card, } | { "do": "gas", card: Card, at: Cell, } | { "do": "lure", card: Card, monster: Card, side: Side, } | { "do": "swap", card: Card, whom: Pawn, } | { "do": "drink" } | { "do": "ride", to: Cell, } | { "do": "bleed" } | { "do": "turn", way: Way, } | { "do": "choose", tile: TileKind, } | { "do": "lay", turns: number, } | { "do": "face", card: Card, } | { "do": "focus", ap: number, } | { "do": "pass" } | { "do": "send", side: Side, } | { "do": "farther" } | { "do": "stop" };

export type Chance = { "chance": "die", n: number, } | { "chance": "tile", tile: TileKind, } | { "chance": "draws", card: Card, } | { "chance": "picks", card: Card, } | { "chance": "goes", side: Side, } | { "chance": "place", at: Cell, } | { "chance": "spawns", faction: Faction, };

/**
 * One thing that happened. Nothing is hidden in this game but the order of decks, and events tell none of that.
 */
export type Event = { "event": "token-taken", seat: Seat, token: Token, } | { "event": "first-rolled", seat: Seat, n: number, } | { "event": "starts", seats: Array<Seat>, } | { "event": "gear-taken", seat: Seat, card: Card, } | { "event": "set-taken", seat: Seat, set: GearSet, } | { "event": "gear-split", seat: Seat, cards: Array<Card>, } | { "event": "turn-begins", seats: Array<Seat>, turn: number, } | { "event": "ghost-turn", ghost: Pawn, turn: number, } | { "event": "resigned", seat: Seat, } | { "event": "backup", seat: Seat, at: Cell, } | { "event": "backup-card", seat: Seat, card: Card, } | { "event": "yielded", seat: Seat, } | { "event": "finished", seat: Seat, } | { "event": "moved", who: Pawn, from: Cell, to: Cell, how: How, } | { "event": "tile-seen", seat: Seat, tile: TileKind, } | { "event": "tile-under", tile: TileKind, } | { "event": "tiles-shuffled", n: number, } | { "event": "discovered", seat: Seat, at: Cell, tile: TileKind, turns: number, } | { "event": "found", card: Card, at: Cell, } | { "event": "destroyed", at: Cell, tile: TileKind, cards: Array<Card>, } | { "event": "turned", at: Cell, turns: number, } | { "event": "picked-up", who: Pawn, card: Card, from: Cell, } | { "event": "dropped", who: Pawn, card: Card, at: Cell, } | { "event": "taken", card: Card, from: Pawn, to: Pawn, } | { "event": "discarded", card: Card, } | { "event": "used", seat: Seat, card: Card, } | { "event": "copied", seat: Seat, kind: Kind, } | { "event": "monster-moved", card: Card, from: Cell, to: Cell, } | { "event": "meets", who: Pawn, card: Card | null, difficulty: number, } | { "event": "skipped", who: Pawn, card: Card | null, } | { "event": "focused", seat: Seat, ap: number, } | { "event": "rolled", seat: Seat, n: number, } | { "event": "final", seat: Seat, kind: RollKind, total: number, } | { "event": "won", who: Pawn, card: Card | null, } | { "event": "lost", who: Pawn, card: Card | null, } | { "event": "thrown", by: Pawn, card: Card, at: Pawn, } | { "event": "throw-ends", by: Pawn, at: Pawn, hit: boolean, } | { "event": "injured", who: Pawn, damage: number, health: number, } | { "event": "unhurt", who: Pawn, } | { "event": "health-lost", seat: Seat, n: number, health: number, } | { "event": "health-gained", seat: Seat, n: number, health: number, } | { "event": "dazed", who: Pawn, } | { "event": "recovered", seat: Seat, } | { "event": "pinned", seat: Seat, } | { "event": "freed", seat: Seat, } | { "event": "ap-gained", seat: Seat, ap: number, move_only: boolean, } | { "event": "ap-lost", seat: Seat, } | { "event": "died", who: Pawn, at: Cell, } | { "event": "spawned", ghost: Pawn, faction: Faction, at: Cell, } | { "event": "respawned", ghost: Pawn, at: Cell, } | { "event": "ghost-goal", ghost: Pawn, at: Cell, why: Why, } | { "event": "cave-health", left: number, } | { "event": "cave-rolled", n: number, collapsed: boolean, } | { "event": "over", winners: Array<Seat>, };

/**
 * By what means an explorer changed its passage.
 */
export type How = "moves" | "dashes" | "shoved" | "flees" | "slides" | "digs" | "grapples" | "rides" | "swaps" | "sent" | "drifts";

/**
 * What a ghost is after.
 */
export type Why = "treasure" | "carries-treasure" | "no-treasure";

export type View = { viewer: Viewer, setup: Setup, 
/**
 * The discovered passages, row by row.
 */
cave: Array<Passage>, 
/**
 * Where the Cave Entrance is.
 */
entrance: Cell, players: Array<PlayerSeen>, 
/**
 * Ghosts in the order of spawning.
 */
ghosts: Array<GhostSeen>, 
/**
 * Factions that may still spawn.
 */
ghost_pool: Array<Faction>, 
/**
 * Gems on the Cave Health tile, where there is one.
 */
cave_health: number | null, 
/**
 * The Passage deck: its layers, the lowest first.
 */
passage_deck: Array<Array<TileKind>>, 
/**
 * Discarded tiles.
 */
passage_discards: Array<TileKind>, 
/**
 * Tiles that are not in this game.
 */
boxed_tiles: Array<TileKind>, fortune_deck: DeckSeen, hazard_deck: DeckSeen, 
/**
 * Cards in the discard piles; Fortunes and Hazards never mix up.
 */
discards: Array<Card>, 
/**
 * Gear cards still to be drafted.
 */
rows: Array<Card>, 
/**
 * Cards that are not in this game.
 */
boxed: Array<Card>, 
/**
 * What the Mimic Stone is until the end of the turn.
 */
mimic: Kind | null, 
/**
 * AP cards that have granted this turn.
 */
granted: Array<Card>, 
/**
 * Cards whose once-a-turn action was used.
 */
used: Array<Card>, 
/**
 * Turns begun.
 */
turn: number, 
/**
 * The party that began: a seat, or a team.
 */
first: number, 
/**
 * The party whose turn it is.
 */
party: number, 
/**
 * The seats of that party; nobody during a ghost's turn and before the first one.
 */
on_turn: Array<Seat>, 
/**
 * Team: whose control it is.
 */
current: Seat, 
/**
 * The partner has just yielded without acting.
 */
yielded: boolean, 
/**
 * An action was taken since the turn began.
 */
acted: boolean, 
/**
 * Who won, once the game is over.
 */
winners: Array<Seat>, 
/**
 * Who decides now; nobody while chance does.
 */
asked: Array<Seat>, 
/**
 * What that is about, when it is more than a turn's action.
 */
moment: Moment | null, 
/**
 * The line of sight of who is asked: the viewer, if it is among them.
 */
sight: Array<Cell>, 
/**
 * What the game waits for, innermost last.
 */
waiting: Array<Waiting>, };

/**
 * A discovered passage.
 */
export type Passage = { at: Cell, tile: TileKind, 
/**
 * Quarter-turns clockwise.
 */
turns: number, 
/**
 * Its corridors.
 */
sides: Array<Side>, 
/**
 * Cards that lie in it.
 */
cards: Array<Card>, };

/**
 * A seat and its explorer.
 */
export type PlayerSeen = { seat: Seat, 
/**
 * Its token, once chosen.
 */
token: Token | null, 
/**
 * The explorer's passage; none while it waits for backup.
 */
at: Cell | null, 
/**
 * The passage it was in before.
 */
last: Cell | null, 
/**
 * The turn in which it left that.
 */
last_turn: number, 
/**
 * Enterings in the present chain.
 */
entries: number, health: number, 
/**
 * The most Health.
 */
max_health: number, ap: number, 
/**
 * AP left for Move and Dash only.
 */
move_ap: number, dazed: boolean, pinned: boolean, 
/**
 * Has shoved this turn.
 */
shoved: boolean, 
/**
 * Has destroyed this turn.
 */
destroyed: boolean, 
/**
 * Has moved or dashed this turn.
 */
moved: boolean, 
/**
 * Is done with this turn.
 */
finished: boolean, 
/**
 * Resigned before this turn.
 */
resigned: boolean, 
/**
 * Special passages used this turn, one bit each.
 */
places: number, 
/**
 * Hazards fled from in this chain.
 */
fled: HazardSet, 
/**
 * The hand; open to all.
 */
hand: Array<Card>, 
/**
 * Items the turn may be ended with.
 */
hand_limit: number, 
/**
 * What its treasures count.
 */
treasures: number, };

export type GhostSeen = { who: Pawn, faction: Faction, 
/**
 * Its passage; none while it is dead.
 */
at: Cell | null, 
/**
 * The passage it was in before.
 */
last: Cell | null, 
/**
 * The turn in which it left that.
 */
last_turn: number, 
/**
 * Enterings in the present chain.
 */
entries: number, 
/**
 * What it carries.
 */
hand: Array<Card>, 
/**
 * Has taken its first turn, so that it can be touched.
 */
seasoned: boolean, };

/**
 * A deck of cards: what may be on top of what.
 */
export type DeckSeen = { size: number, 
/**
 * What is known to lie on top of the rest, the topmost last; no order within a layer. The rest itself is every card
 * that lies nowhere else.
 */
layers: Array<Array<Card>>, 
/**
 * Cards left in each pile of a paced deck, the top one last. They divide the rest.
 */
piles: Array<number>, 
/**
 * The top pile still has its treasure.
 */
treasure_on_top: boolean, };

/**
 * A moment that a page shows on its own.
 */
export type Moment = { "moment": "laying", by: Seat, at: Cell, from: Cell | null, tile: TileKind, turns: Array<TurnSeen>, } | { "moment": "choosing", by: Seat, at: Cell, tiles: [TileKind, TileKind], } | { "moment": "facing", who: Seat, at: Cell, cards: Array<Card>, } | { "moment": "rolling" } & RollSeen | { "moment": "window", who: Seat, cards: Array<Card>, monster: Card | null, damage: number | null, } | { "moment": "sign", who: Seat, chooser: Seat, at: Cell, } | { "moment": "flare", by: Seat, at: Cell, } | { "moment": "backup", seat: Seat, card: Card, };

/**
 * One way to lay a tile.
 */
export type TurnSeen = { 
/**
 * Quarter-turns clockwise.
 */
turns: number, 
/**
 * Why not, if not.
 */
refused: string | null, rule: string | null, };

/**
 * A number and where it comes from.
 */
export type Part = { 
/**
 * A word: the name of a card, `printed`, `gaze`, `treasures`, `dazed`, `played`.
 */
what: string, n: number, };

/**
 * A roll under way.
 */
export type RollSeen = { who: Seat, kind: RollKind, asked: Seat | null, 
/**
 * The Hazard that is met, or the card that asks for the roll.
 */
against: Card | null, 
/**
 * The explorer at the other end of a throw or of a fishing rod.
 */
rival: Pawn | null, 
/**
 * What the roll must reach; none for a defence against a player, which sets it.
 */
needs: number | null, parts: Array<Part>, 
/**
 * Damage of a defeat, before reductions.
 */
damage: number | null, 
/**
 * What is added to the die.
 */
modifiers: Array<Part>, 
/**
 * AP spent on it.
 */
focus: number, 
/**
 * The die, once it has fallen.
 */
natural: number | null, 
/**
 * While focus may be chosen: for each number of AP, in how many cases of six the roll succeeds.
 */
odds: Array<number>, 
/**
 * Cards the asked player could use.
 */
cards: Array<Card>, };

/**
 * What the game waits for.
 */
export type Waiting = { "ask": "token", seat: Seat, } | { "ask": "first-roll", left: number, best: number, tied: number, } | { "ask": "gear", pick: number, more: boolean, } | { "ask": "set", chooser: number, } | { "ask": "split", team: number, } | { "ask": "turn", phase: Phase, } | { "ask": "backup-draw", seat: Seat, } | { "ask": "backup", seat: Seat, card: Card, } | { "ask": "draw-tile", by: Seat, at: Cell, from: Cell | null, seen: TileKind | null, } | { "ask": "choose-tile", by: Seat, at: Cell, from: Cell | null, first: TileKind, second: TileKind, } | { "ask": "lay", by: Seat, at: Cell, from: Cell | null, tile: TileKind, } | { "ask": "contents", at: Cell, hazards: number, fortunes: number, } | { "ask": "spawn", at: Cell, } | { "ask": "arrive", who: Pawn, entry: number, shoved: boolean, } | { "ask": "meet", who: Seat, entry: number, danger: boolean, hazards: HazardSet, } | { "ask": "encounter", who: Seat, entry: number, card: Card | null, stage: EncounterStage, } | { "ask": "roll", who: Seat, kind: RollKind, stage: RollStage, natural: number, focus: number, plus: number, } | { "ask": "injure", who: Seat, damage: number, combat: boolean, } | { "ask": "random-card", from: Pawn, then: Then, } | { "ask": "slide", who: Seat, side: Side, entry: number, } | { "ask": "follow", who: Seat, card: Card, to: Cell, } | { "ask": "bolt", who: Seat, } | { "ask": "sign", who: Seat, chooser: Seat | null, } | { "ask": "throw", by: Pawn, at: Pawn, card: Card, stage: ThrowStage, defence: number, returns: boolean, } | { "ask": "card-roll", who: Seat, what: CardRoll, } | { "ask": "flare", by: Seat, at: Cell, side: Side, left: number, } | { "ask": "cave-roll" } | { "ask": "ghost", n: number, step: GhostStep, goal: Cell | null, got_fortune: boolean, got_trap: boolean, } | { "ask": "over" };

/**
 * Where a turn is. Rulings SK-R-09, SK-R-10.
 */
export type Phase = { "phase": "resign", asked: number, } | { "phase": "refresh" } | { "phase": "backup" } | { "phase": "first" } | { "phase": "start", seat: Seat, amulet: boolean, opal: boolean, monsters: boolean, then: Seat | null, } | { "phase": "main" } | { "phase": "end" } | { "phase": "close", by_death: boolean, };

/**
 * Where an encounter is.
 */
export type EncounterStage = "window" | "rolling" | "hurting" | "fleeing";

/**
 * Where a roll is. Ruling SK-R-35.
 */
export type RollStage = { "stage": "before" } | { "stage": "die" } | { "stage": "after", next: number, };

/**
 * Where a throw is.
 */
export type ThrowStage = "defend" | "attack" | "hurt" | "return";

/**
 * What happens to a random card of a hand. Ruling SK-R-38.
 */
export type Then = { "then": "drop" } | { "then": "discard" } | { "then": "give", to: Pawn, };

/**
 * A roll that a card asks for.
 */
export type CardRoll = { "what": "rations" } | { "what": "opal" } | { "what": "rod", whom: Pawn, };

/**
 * The steps of a ghost's turn. Rule: SK-GT-00 to SK-GT-21; there is no step 7 (ruling SK-R-80).
 */
export type GhostStep = "begin" | "fortune" | "trap" | "goal" | "move" | "fortune-again" | "trap-again" | "throw" | "steal" | "shove" | "keep" | "drop-trap" | "rotate" | "end";

/**
 * Hazards of one passage, the Mimic Stone as a trap among them; one bit each, and a list of cards on the wire.
 */
export type HazardSet = Array<Card>;

/**
 * What a roll is for. Rule: SK-CMB-01, ruling SK-R-31.
 */
export type RollKind = "trap" | "monster" | "danger" | "attack" | "defence" | "card";
