// Written by `cargo xtask types` from crates/protocol. Do not edit.

/** JSON of the game's own types. */
export type JsonValue = number | string | boolean | null | JsonValue[] | { [key in string]?: JsonValue };

/**
 * A chair, counted clockwise from 0. Written `A`, `B`, `C` … in every notation.
 */
export type Seat = number;

/**
 * Eyes on a table: those of nobody in particular, of one seat, or of several together.
 */
export type Viewer = number[];

/**
 * The end of a game.
 */
export type Outcome = { 
/**
 * Points, a seat each.
 */
scores: Array<number>, 
/**
 * Who won; more than one share the victory, none means everybody lost.
 */
winners: Array<Seat>, 
/**
 * Where each seat came in, from 1; those who share a place have the same.
 */
places: Array<number>, };

/**
 * Why something was refused. Nothing was changed.
 */
export type Refusal = { 
/**
 * For programs.
 */
code: Code, 
/**
 * For people: what is wrong and what to do next.
 */
sentence: string, 
/**
 * The rule of the game that says so.
 */
rule?: string, };

/**
 * The kinds of refusal.
 */
export type Code = "malformed" | "too-large" | "too-many" | "foreign-origin" | "not-found" | "method-not-allowed" | "unknown-game" | "unknown-table" | "bad-setup" | "seat-taken" | "not-your-seat" | "not-host" | "closed-out" | "wrong-phase" | "not-your-turn" | "stale" | "frozen" | "illegal" | "cannot-undo" | "bad-record" | "no-hints" | "bad-name" | "name-taken" | "bad-password" | "wrong-password" | "needs-account" | "has-account" | "not-confirmed" | "signed-out" | "bad-token" | "missing-scope" | "bad-topic" | "bad-webhook" | "not-moderator" | "banned" | "muted" | "blocked" | "unavailable";

/**
 * Who I am to this server.
 */
export type Me = { 
/**
 * The user's id; no secret.
 */
id: string, 
/**
 * What others call me.
 */
name: string, 
/**
 * The word for my portrait.
 */
face: string, 
/**
 * I can sign in elsewhere with my name and a password; otherwise I am a guest of this browser.
 */
account: boolean, 
/**
 * I have signed in with a password for one time, and am to choose a new one.
 */
needs_password: boolean, 
/**
 * What I may do beyond playing.
 */
role: Role | null, };

/**
 * A new name for me.
 */
export type Rename = { 
/**
 * 1 to 24 characters.
 */
name: string, };

/**
 * Another portrait for me.
 */
export type NewFace = { 
/**
 * Its number, from 0 to 23.
 */
face: number, };

/**
 * Whom a game was played against.
 */
export type Against = "people" | "alone" | "random" | "novice" | "steady" | "strong" | "master";

/**
 * A game that somebody played to its end.
 */
export type Played = { 
/**
 * The table, whose replay can be seen.
 */
table: string, 
/**
 * Which game.
 */
game: string, against: Against, won: boolean, 
/**
 * From 1.
 */
place: number, score: number, 
/**
 * How far before the best of the others, or behind; none without any.
 */
lead: number | null, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended_ms: number, };

/**
 * How often somebody played a game against such company, and won.
 */
export type Tally = { game: string, against: Against, played: number, won: number, };

/**
 * Why a game is worth remembering.
 */
export type Feat = "master" | "closest" | "clearest";

/**
 * A game that is worth remembering.
 */
export type BestMoment = { feat: Feat, played: Played, };

/**
 * Somebody, as everybody may know them; as they know themselves when they ask.
 */
export type Career = { id: string, name: string, 
/**
 * The word for their portrait.
 */
face: string, 
/**
 * It is mine: games that only I know of are counted too.
 */
mine: boolean, 
/**
 * Of the latest 5000 games.
 */
played: number, won: number, 
/**
 * The most wins in a row.
 */
streak: number, 
/**
 * By game and company.
 */
tallies: Array<Tally>, best: Array<BestMoment>, 
/**
 * A page of games, the latest first.
 */
latest: Array<Played>, 
/**
 * The page behind this one; none when it is the last.
 */
next: number | null, };

/**
 * A name and a password: to claim what a guest played, or to sign in.
 */
export type Credentials = { 
/**
 * 1 to 24 characters; capitals do not matter.
 */
name: string, 
/**
 * 8 to 256 characters.
 */
password: string, };

/**
 * What signing in led to.
 */
export type SignedIn = { 
/**
 * Who I am now.
 */
me: Me, 
/**
 * So many tables of the guest I was here are the account's now.
 */
joined: number, };

/**
 * Another password.
 */
export type NewPassword = { 
/**
 * The one I have. Not asked for after I have signed in with a password for one time.
 */
current: string | null, 
/**
 * 8 to 256 characters.
 */
new: string, 
/**
 * The tokens of my programs end with the old one.
 */
end_tokens: boolean, };

/**
 * A device where I am signed in.
 */
export type SessionInfo = { 
/**
 * To end it; no secret.
 */
id: string, 
/**
 * The device in a few words: `Firefox on Linux`.
 */
device: string, 
/**
 * Since when, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * When it was last used, give or take some minutes.
 */
seen_ms: number, 
/**
 * It is the one that asks.
 */
here: boolean, };

/**
 * What a token allows a program to do in my name.
 */
export type Scope = "read" | "play" | "tables";

/**
 * A token to be made.
 */
export type NewToken = { 
/**
 * What it is for, 1 to 24 characters.
 */
name: string, 
/**
 * At least one.
 */
scopes: Array<Scope>, };

/**
 * A token, without its secret.
 */
export type TokenInfo = { 
/**
 * To revoke it; no secret.
 */
id: string, 
/**
 * What it is for.
 */
name: string, 
/**
 * What it allows.
 */
scopes: Array<Scope>, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * When it was last used, give or take some minutes; never yet when none.
 */
used_ms: number | null, };

/**
 * A token that was just made.
 */
export type MadeToken = { 
/**
 * For `Authorization: Bearer`. It is shown this once; the server keeps a hash only.
 */
secret: string, 
/**
 * How it will be listed.
 */
token: TokenInfo, };

/**
 * That I really mean to be forgotten.
 */
export type Farewell = { "by": "password", 
/**
 * The one I have.
 */
password: string, } | { "by": "word", 
/**
 * `delete`.
 */
word: string, };

/**
 * The bots a seat can be given to.
 */
export type Bot = "random" | "novice" | "steady" | "strong" | "master";

/**
 * A game on the shelf.
 */
export type GameCard = { 
/**
 * `cave-troll`.
 */
id: string, 
/**
 * `Cave Troll`.
 */
title: string, 
/**
 * What one does, what stands in the way, how it is won: three short lines.
 */
lines: Array<string>, 
/**
 * How much there is to learn and to think about, from 1, a child's game, to 5, an evening with the rulebook.
 */
weight: number, 
/**
 * Fewest players.
 */
min_players: number, 
/**
 * Most players.
 */
max_players: number, 
/**
 * Minutes at a table, from and to.
 */
minutes: [number, number], 
/**
 * Ready agreements: the first is what most tables play, `first` is kind to newcomers.
 */
presets: Array<GamePreset>, 
/**
 * Fair other readings of its rules.
 */
house: Array<HouseRuleText>, };

/**
 * A ready agreement: one click settles how many play, by what rules and how well the bots do.
 */
export type GamePreset = { 
/**
 * `usual`.
 */
id: string, name: string, 
/**
 * Whom it is for, and what it is like.
 */
text: string, 
/**
 * How well bots play in it.
 */
bots: Bot, 
/**
 * A setup for each number of players it is meant for.
 */
setups: Array<PresetSetup>, };

/**
 * A ready agreement for so many players.
 */
export type PresetSetup = { players: number, 
/**
 * The game's own setup, as JSON.
 */
setup: JsonValue, };

/**
 * A fair other reading of a ruling.
 */
export type HouseRuleText = { 
/**
 * `chests-survive-trolls`.
 */
id: string, name: string, 
/**
 * What it changes.
 */
text: string, 
/**
 * The ruling it goes against.
 */
rule: string | null, };

/**
 * Asks for the form of a setup, after a choice where one is made.
 */
export type SetupAsked = { 
/**
 * The game's own setup, as JSON.
 */
setup: JsonValue, choose: SetupChosen | null, };

/**
 * One choice of a form. The group `players` is their number.
 */
export type SetupChosen = { group: string, 
/**
 * The word of the choice, or the digits of a number.
 */
id: string, };

/**
 * What is agreed, and what could be agreed instead.
 */
export type SetupForm = { 
/**
 * The game's own setup, as JSON.
 */
setup: JsonValue, players: number, groups: Array<SetupGroup>, 
/**
 * What is agreed, name by name.
 */
agreed: Array<string>, };

/**
 * Choices that stand together.
 */
export type SetupGroup = { 
/**
 * `mode`.
 */
id: string, name: string, 
/**
 * A word about all of them.
 */
text: string | null, kind: SetupKind, 
/**
 * Whose they are, where they are one player's.
 */
seat: Seat | null, 
/**
 * The least and the most, where it is a number.
 */
numbers: [number, number] | null, choices: Array<SetupChoice>, };

/**
 * How many choices of a group hold.
 */
export type SetupKind = "one" | "list" | "any" | "parts" | "number";

/**
 * A choice in a setup.
 */
export type SetupChoice = { 
/**
 * `duel`.
 */
id: string, name: string, 
/**
 * What it changes.
 */
text: string | null, 
/**
 * The rule or ruling behind it.
 */
rule: string | null, chosen: boolean, 
/**
 * Why it cannot be chosen now, nor ended where it holds.
 */
barred: string | null, 
/**
 * The things of the game that it brings, for whoever draws them.
 */
things: Array<string>, 
/**
 * Choosing it once more gives something else.
 */
again: boolean, };

/**
 * A table to be opened.
 */
export type NewTable = { 
/**
 * `cave-troll`.
 */
game: string, 
/**
 * The game's own setup, as JSON.
 */
setup: JsonValue, 
/**
 * One entry a seat, clockwise.
 */
seats: Array<NewSeat>, 
/**
 * Listed for everybody, or reached by its link only.
 */
public: boolean, 
/**
 * Seats with the same person at one screen are covered between turns.
 */
hot_seat: boolean, 
/**
 * People who do not sit at the table may look on.
 */
watchable: boolean, 
/**
 * How decisions are timed; not at all when left out.
 */
clock: Clock, 
/**
 * What happens when somebody's time has run out or they leave; a steady bot sits in when left out.
 */
absence: Absence, 
/**
 * Whoever wants to may be shown what a master would do.
 */
hints: boolean, };

/**
 * Who is to sit in a chair of a new table.
 */
export type NewSeat = { "who": "me", 
/**
 * Shown instead of my own name.
 */
name: string | null, 
/**
 * Something unpredictable of mine, mixed into the dice.
 */
entropy: string | null, } | { "who": "bot", 
/**
 * Which bot.
 */
bot: Bot, } | { "who": "open" };

/**
 * Where a table stands.
 */
export type Phase = "gathering" | "running" | "finished";

/**
 * Who sits in a chair.
 */
export type Occupant = { "who": "person", 
/**
 * Their user id.
 */
user: string, 
/**
 * The name at this table.
 */
name: string, 
/**
 * The word for their portrait.
 */
face: string, 
/**
 * Looking at the table now.
 */
present: boolean, } | { "who": "bot", 
/**
 * Which bot.
 */
bot: Bot, 
/**
 * What it is called at this table; no two bots there are called alike.
 */
name: string, 
/**
 * The word for its portrait.
 */
face: string, } | { "who": "open" };

/**
 * A chair of a table.
 */
export type SeatInfo = { 
/**
 * Which chair.
 */
seat: Seat, 
/**
 * Who sits there.
 */
occupant: Occupant, 
/**
 * Whether somebody else decides there, or they play for somebody else.
 */
away: Away | null, };

/**
 * A table, without the game on it.
 */
export type TableInfo = { 
/**
 * In its address.
 */
id: string, 
/**
 * Which game.
 */
game: string, 
/**
 * The game's own setup, as JSON.
 */
setup: JsonValue, 
/**
 * The setup in words.
 */
setup_text: string, 
/**
 * Where it stands.
 */
phase: Phase, 
/**
 * Who opened it.
 */
host: string, 
/**
 * In the list of open tables.
 */
public: boolean, 
/**
 * People share a screen.
 */
hot_seat: boolean, 
/**
 * People who do not sit at the table may look on.
 */
watchable: boolean, 
/**
 * The table where the same people play once more.
 */
next: string | null, 
/**
 * How decisions are timed.
 */
clock: Clock, 
/**
 * What happens when somebody's time has run out or they leave.
 */
absence: Absence, 
/**
 * Whoever wants to may be shown what a master would do.
 */
hints: boolean, 
/**
 * The chairs, clockwise.
 */
seats: Array<SeatInfo>, 
/**
 * The server's promise about the dice: BLAKE3 of its secret.
 */
commitment: string, 
/**
 * The secret, once the game is over.
 */
secret: string | null, 
/**
 * When it was opened, in milliseconds since 1970.
 */
opened_ms: number, 
/**
 * Spectators looking on now.
 */
spectators: number, };

/**
 * A line in a list of tables.
 */
export type TableRow = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * It waits for a decision of mine.
 */
my_turn: boolean, 
/**
 * When the last step was taken, in milliseconds since 1970.
 */
touched_ms: number, 
/**
 * Milliseconds I have left for it, when my clock runs there.
 */
left_ms: number | null, };

/**
 * Lists of tables.
 */
export type TableList = { 
/**
 * Where I sit or am the host; those that wait for me first, then the latest.
 */
mine: Array<TableRow>, 
/**
 * Public tables with a free seat.
 */
open: Array<TableRow>, 
/**
 * Public tables being played, to look on.
 */
running: Array<TableRow>, };

/**
 * Taking a seat.
 */
export type Sit = { 
/**
 * The name at this table, when it is not my own.
 */
name: string | null, 
/**
 * Something unpredictable of mine, mixed into the dice.
 */
entropy: string | null, };

/**
 * A rule or ruling of the ledger.
 */
export type RuleText = { 
/**
 * `CT-ENTER-04`.
 */
id: string, 
/**
 * The heading it stands under in the English ledger: the same in every language, for a program to know it by.
 */
section: string, 
/**
 * That heading in the reader's language.
 */
title: string, 
/**
 * The rule in our words.
 */
text: string, 
/**
 * A decision where the book is silent.
 */
ruling: boolean, };

/**
 * What runs here.
 */
export type About = { 
/**
 * The program's version.
 */
version: string, 
/**
 * Addresses under which others may reach this server.
 */
addresses: Array<string>, };

/**
 * Where something is said. Players do not hear what spectators say, nor the other way round.
 */
export type Room = "players" | "spectators";

/**
 * Something that was said at a table.
 */
export type Said = { 
/**
 * Its own, so that nobody shows it twice.
 */
id: string, 
/**
 * The user who said it.
 */
user: string, 
/**
 * What they are called now.
 */
name: string, 
/**
 * The words.
 */
words: string, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, };

/**
 * May people who do not sit at the table look on?
 */
export type Watching = { 
/**
 * Yes, or only the players.
 */
open: boolean, };

/**
 * Once more with the same people, everybody one chair on.
 */
export type Rematch = { 
/**
 * Something unpredictable of mine, mixed into the dice.
 */
entropy: string | null, };

/**
 * What somebody may do beyond playing.
 */
export type Role = "moderator";

/**
 * What is wrong with somebody or with what they said.
 */
export type ReportReason = "abuse" | "name" | "cheating" | "stalling" | "spam" | "other";

/**
 * A person at a table, or something they said there, to be looked at by a moderator.
 */
export type NewReport = { 
/**
 * At which table.
 */
table: string, 
/**
 * The id of the person.
 */
about: string, 
/**
 * The id of what they said; none when the person is meant.
 */
line: string | null, 
/**
 * What is wrong.
 */
reason: ReportReason, 
/**
 * In the reporter's words, at most 500 characters.
 */
words: string, };

/**
 * Somebody I have blocked.
 */
export type BlockedPerson = { 
/**
 * Their id.
 */
id: string, 
/**
 * What they are called now.
 */
name: string, 
/**
 * Since when, in milliseconds since 1970.
 */
at_ms: number, };

/**
 * Somebody, by id and name.
 */
export type PersonName = { 
/**
 * Their id.
 */
id: string, 
/**
 * What they are called now.
 */
name: string, };

/**
 * A report, as moderators read it.
 */
export type ReportInfo = { 
/**
 * To settle it.
 */
id: string, 
/**
 * When it came, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * Who sent it.
 */
reporter: PersonName, 
/**
 * Whom it is about.
 */
about: PersonName, 
/**
 * What they were called at that table then; empty once they are forgotten.
 */
name_then: string, 
/**
 * At which table; it may be gone.
 */
table: string, 
/**
 * What is wrong.
 */
reason: ReportReason, 
/**
 * In the reporter's words.
 */
words: string, 
/**
 * What was said, when a line of chat is meant.
 */
line: ReportedLine | null, 
/**
 * How it was settled; open when none.
 */
settled: Settled | null, 
/**
 * So many measures were taken against this person so far.
 */
n_measures: number, 
/**
 * So many reports about this person are open.
 */
n_open: number, };

/**
 * What was said, as it is kept with a report.
 */
export type ReportedLine = { 
/**
 * The words; empty once whoever said them is forgotten.
 */
words: string, 
/**
 * To whom.
 */
room: Room, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, };

/**
 * How a report was settled.
 */
export type Settled = { 
/**
 * By whom; none when the host of the server did it.
 */
by: PersonName | null, 
/**
 * What came of it.
 */
how: Settlement, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, };

/**
 * What came of a report.
 */
export type Settlement = "acted" | "dismissed";

/**
 * Settles a report.
 */
export type Settle = { 
/**
 * What came of it.
 */
how: Settlement, };

/**
 * A mute or a ban to be laid on somebody.
 */
export type NewMeasure = { 
/**
 * For so long, at most ten years; for good when none.
 */
minutes: number | null, 
/**
 * Why, 1 to 500 characters; whom it is about reads it.
 */
why: string, 
/**
 * A ban also bans the networks the person was last seen in. Means nothing for a mute.
 */
network: boolean, };

/**
 * A mute or a ban that is in force.
 */
export type Measure = { 
/**
 * Until when, in milliseconds since 1970; for good when none.
 */
until_ms: number | null, 
/**
 * The reason that was given.
 */
why: string, };

/**
 * A network to be banned.
 */
export type NewNetworkBan = { 
/**
 * `203.0.113.0/24`, or an address, which bans its household: with IPv6 the /56 around it.
 */
network: string, 
/**
 * For so long, at most ten years; for good when none.
 */
minutes: number | null, 
/**
 * Why, 1 to 500 characters; whoever comes from there reads it.
 */
why: string, };

/**
 * A network that is banned.
 */
export type NetworkBan = { 
/**
 * `203.0.113.0/24`.
 */
network: string, 
/**
 * Until when and why.
 */
measure: Measure, };

/**
 * Somebody, as moderators see them.
 */
export type PersonInfo = { 
/**
 * Their id.
 */
id: string, 
/**
 * What others call them.
 */
name: string, 
/**
 * They sign in with a name and a password.
 */
account: boolean, 
/**
 * What they may do beyond playing.
 */
role: Role | null, 
/**
 * When they came, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * They cannot chat.
 */
mute: Measure | null, 
/**
 * They cannot come in.
 */
ban: Measure | null, };

/**
 * Somebody, with what is needed to judge.
 */
export type PersonFile = { 
/**
 * The person, as lists show them.
 */
person: PersonInfo, 
/**
 * The networks they were last seen in.
 */
networks: Array<string>, 
/**
 * So many reports about them are open.
 */
n_open: number, 
/**
 * What was done about them, the latest first.
 */
log: Array<Deed>, };

/**
 * What a moderator or the host of the server did.
 */
export type Deed = { 
/**
 * Its own.
 */
id: string, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * Who; none when the host of the server did it on the command line.
 */
by: PersonName | null, 
/**
 * What was done.
 */
what: DeedKind, 
/**
 * To whom.
 */
whom: PersonName | null, 
/**
 * To which network.
 */
network: string | null, 
/**
 * Until when, in milliseconds since 1970; for good when none.
 */
until_ms: number | null, 
/**
 * The reason that was given.
 */
why: string, };

/**
 * The kinds of deeds.
 */
export type DeedKind = "mute" | "unmute" | "ban" | "unban" | "ban-network" | "unban-network" | "settle" | "promote" | "demote";

/**
 * A page of a list.
 */
export type Page<T> = { 
/**
 * What is on it.
 */
rows: Array<T>, 
/**
 * Where the next page begins; none when this is the last one.
 */
next: string | null, };

/**
 * A position in words, as one viewer sees it.
 */
export type Scene = { 
/**
 * Where am I? A sentence or a few.
 */
whereabouts: string, 
/**
 * What is near? A sentence or a few.
 */
near: string, 
/**
 * What do I hold? A sentence or a few.
 */
hand: string, 
/**
 * Every place: my own first, then the nearer before the farther.
 */
places: Array<ScenePlace>, 
/**
 * The players, in seat order.
 */
players: Array<string>, 
/**
 * What else lies on the table, a sentence each.
 */
table: Array<string>, };

/**
 * A place that has a name.
 */
export type ScenePlace = { 
/**
 * As notation calls it: `R14`. No two places share it.
 */
id: string, 
/**
 * As people call it: `Ember Cave (R14)`.
 */
name: string, 
/**
 * What it is by itself: `4 gold, nobody's`. May be empty.
 */
about: string, 
/**
 * The ways out of it.
 */
exits: Array<SceneExit>, 
/**
 * Who and what is there.
 */
here: Array<string>, 
/**
 * Somebody of mine is there.
 */
yours: boolean, 
/**
 * What I may do there now: places in `Vantage::legal`, from 0.
 */
offers: Array<number>, 
/**
 * What has changed there since my last turn, a sentence each.
 */
news: Array<string>, };

/**
 * A way out of a place.
 */
export type SceneExit = { 
/**
 * Where it leads, in words.
 */
words: string, 
/**
 * The `id` of the place it leads to; none where nothing can be told of it.
 */
to: string | null, };

/**
 * What a client may say.
 */
export type FromClient = { "type": "act", 
/**
 * Made by the client; the answer carries it, and a repeat changes nothing.
 */
id: string, 
/**
 * For which of my seats.
 */
seat: Seat, 
/**
 * The version it answers.
 */
version: number, 
/**
 * One of the legal actions.
 */
action: JsonValue, } | { "type": "why", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * For which of my seats.
 */
seat: Seat, 
/**
 * Any action.
 */
action: JsonValue, } | { "type": "undo", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * For which of my seats.
 */
seat: Seat, 
/**
 * The version it answers.
 */
version: number, } | { "type": "redo", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * For which of my seats.
 */
seat: Seat, 
/**
 * The version it answers.
 */
version: number, } | { "type": "takeback", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * For which of my seats.
 */
seat: Seat, 
/**
 * The version it answers.
 */
version: number, 
/**
 * How many steps are to stay: the one after them is an action of this seat. Left out: its last one.
 */
to?: number | null, } | { "type": "consent", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * For which of my seats.
 */
seat: Seat, 
/**
 * The version it answers.
 */
version: number, 
/**
 * Yes or no.
 */
yes: boolean, } | { "type": "hush", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * For which of my seats.
 */
seat: Seat, 
/**
 * What about: a topic of `Vantage::reaction` or `Vantage::hushed`.
 */
topic: string, 
/**
 * True to be spared, false to be asked again.
 */
on: boolean, } | { "type": "chat", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * 1 to 500 characters.
 */
words: string, } | { "type": "looking", 
/**
 * True while it is on my screen.
 */
on: boolean, } | { "type": "hint", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * For which of my seats.
 */
seat: Seat, 
/**
 * The version it asks about.
 */
version: number, } | { "type": "reason", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * The number of the step, from 1.
 */
step: number, } | { "type": "scene", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * Through the eyes of which of my seats; none for what everybody sees.
 */
seat: Seat | null, } | { "type": "since", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * For which of my seats.
 */
seat: Seat, } | { "type": "choices", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * For which of my seats.
 */
seat: Seat, 
/**
 * The version it asks about.
 */
version: number, } | { "type": "odds", 
/**
 * Made by the client; the answer carries it.
 */
id: string, 
/**
 * For which of my seats.
 */
seat: Seat, 
/**
 * The version it asks about.
 */
version: number, 
/**
 * One of the legal actions.
 */
action: JsonValue, } | { "type": "ping" };

/**
 * What the server says.
 */
export type ToClient = { "type": "table", 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The seats that are mine.
 */
yours: Array<Seat>, 
/**
 * I opened this table.
 */
host: boolean, } | { "type": "game", 
/**
 * The version this shows.
 */
version: number, 
/**
 * Who decides now; empty when chance does or the game is over.
 */
asked: Array<Seat>, 
/**
 * One for each of my seats; for spectators a single public one.
 */
vantages: Array<Vantage>, 
/**
 * What happened since the version I had: all of it on a fresh connection.
 */
story: Array<Story>, 
/**
 * A step was taken back: the story so far is to be dropped after this many entries of it.
 */
keep: number, 
/**
 * How often each seat was shown what a master would do.
 */
hints: Array<number>, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * A takeback that waits for an answer.
 */
takeback: Takeback | null, } | { "type": "clock", 
/**
 * A clock for each seat.
 */
seats: Array<SeatClock>, } | { "type": "done", 
/**
 * The client's id.
 */
id: string, 
/**
 * The version it led to.
 */
version: number, } | { "type": "refused", 
/**
 * The client's id, when the message could be read that far.
 */
id: string | null, 
/**
 * Why not.
 */
refusal: Refusal, } | { "type": "legal", 
/**
 * The client's id.
 */
id: string, } | { "type": "chat", 
/**
 * Where I hear and speak.
 */
room: Room, 
/**
 * Latest last.
 */
said: Array<Said>, 
/**
 * Everything before it is to be dropped: it is another room, or a fresh connection.
 */
fresh: boolean, } | { "type": "heard", 
/**
 * The client's id.
 */
id: string, } | { "type": "hint", 
/**
 * The client's id.
 */
id: string, 
/**
 * One of the legal actions.
 */
action: JsonValue, 
/**
 * The same in words.
 */
words: string, 
/**
 * What it changes at once, as far as the seat can know that, or how it may turn out.
 */
reason: string | null, 
/**
 * How the search weighed it against the next best; none when there was nothing to weigh.
 */
weighed: string | null, } | { "type": "reason", 
/**
 * The client's id.
 */
id: string, 
/**
 * A sentence; none when nothing changed that could be seen.
 */
reason: string | null, } | { "type": "scene", 
/**
 * The client's id.
 */
id: string, 
/**
 * The version it tells of.
 */
version: number, 
/**
 * The places, and where I am.
 */
scene: Scene, } | { "type": "since", 
/**
 * The client's id.
 */
id: string, 
/**
 * One paragraph; none when nobody else has done anything worth telling.
 */
words: string | null, } | { "type": "choices", 
/**
 * The client's id.
 */
id: string, 
/**
 * Kinds of things it can do.
 */
can: Array<ChoiceKind>, 
/**
 * What the game knows besides, and why it cannot be done now.
 */
cannot: Array<NotNow>, } | { "type": "odds", 
/**
 * The client's id.
 */
id: string, 
/**
 * What may come of it, with what matters most first; empty when chance has no part in it.
 */
odds: Array<Odd>, 
/**
 * It depends on what the seat cannot know: the numbers are estimates.
 */
about: boolean, } | { "type": "pong" } | { "type": "bye", 
/**
 * Why it closes.
 */
refusal: Refusal, };

/**
 * The game from one seat.
 */
export type Vantage = { 
/**
 * Whose eyes; none for spectators.
 */
seat: Seat | null, 
/**
 * The game's own view, as JSON.
 */
view: JsonValue, 
/**
 * What this seat may do now: the game's own actions, as JSON.
 */
legal: Array<JsonValue>, 
/**
 * Each legal action in words, in the same order.
 */
words: Array<string>, 
/**
 * What is asked, in words; whoever is asked.
 */
prompt: string, 
/**
 * My last action can be taken back now.
 */
may_undo: boolean, 
/**
 * What was learnt that stops me from taking it back without asking, in words; empty when nothing does.
 */
undo_barred: string, 
/**
 * I may ask the others to let me take it back.
 */
may_ask_back: boolean, 
/**
 * What I have just taken back can be done again.
 */
may_redo: boolean, 
/**
 * What the question is about, when this seat is merely offered a reaction; otherwise empty.
 */
reaction: Array<Topic>, 
/**
 * What this seat does not want to be asked about in this game.
 */
hushed: Array<Topic>, };

/**
 * A takeback that waits for an answer.
 */
export type Takeback = { 
/**
 * Who asks.
 */
seat: Seat, 
/**
 * How many steps would stay.
 */
to: number, 
/**
 * Who has not answered yet.
 */
waits_for: Array<Seat>, 
/**
 * What is asked, in words.
 */
question: string, };

/**
 * Something a reaction may be about.
 */
export type Topic = { 
/**
 * For programs, in kebab-case: `flak-jacket`.
 */
topic: string, 
/**
 * For people, to go on from "about": "Flak Jacket".
 */
words: string, };

/**
 * One step, told.
 */
export type Story = { 
/**
 * The number of the step, from 1.
 */
step: number, 
/**
 * Who decided; none when chance did.
 */
seat: Seat | null, 
/**
 * What the reader may know of it: the game's own events, as JSON.
 */
events: Array<JsonValue>, 
/**
 * The same in sentences, one an event; empty ones are not worth a line.
 */
sentences: Array<string>, 
/**
 * The rule behind each sentence; none where there is nothing to say.
 */
rules: Array<string | null>, 
/**
 * The turns that begin with it, mostly none.
 */
turns: Array<TurnBegins>, 
/**
 * The bot that decided in the place of the person who sits there.
 */
sat_in: Bot | null, };

/**
 * A turn that begins in the middle of a step: what is told before belongs to the turn before.
 */
export type TurnBegins = { 
/**
 * The number of the event within its step, from 0.
 */
event: number, 
/**
 * Whose; nobody's when no seat plays it.
 */
seats: Array<Seat>, };

/**
 * A kind of thing that can be done now.
 */
export type ChoiceKind = { 
/**
 * A sentence: "Move a figure to a neighbouring area, for 1 action."
 */
words: string, 
/**
 * The legal actions of this kind, by their number in `Vantage::legal`, from 0.
 */
offers: Array<number>, };

/**
 * Something that cannot be done now.
 */
export type NotNow = { 
/**
 * Sentences like that of a `ChoiceKind`; what cannot be done for the same reason stands together.
 */
words: Array<string>, 
/**
 * Why not, in a sentence.
 */
why: string, 
/**
 * The rule that says so.
 */
rule: string, };

/**
 * Something that may come of an action.
 */
export type Odd = { 
/**
 * What: "methane breaks out".
 */
words: string, 
/**
 * How likely, in words: "1 in 6".
 */
chance: string, 
/**
 * The same in thousandths, for drawing.
 */
per_mille: number, };

/**
 * How the decisions of people are timed. Chance and bots cost nobody time.
 */
export type Clock = { "kind": "none" } | { "kind": "live", 
/**
 * Seconds each seat begins with.
 */
main_s: number, 
/**
 * Seconds that are added after each wait.
 */
increment_s: number, 
/**
 * Seconds of each wait that cost nothing.
 */
delay_s: number, } | { "kind": "days", 
/**
 * Seconds for each wait.
 */
move_s: number, 
/**
 * Seconds that can be saved up beyond that.
 */
bank_s: number, };

/**
 * What happens with the seat of somebody whose time has run out, or who leaves a game.
 */
export type Absence = { "then": "bot-sits-in", 
/**
 * Which bot.
 */
bot: Bot, } | { "then": "substitute" } | { "then": "forfeit" };

/**
 * How it stands with the seat of somebody who does not play it, or who plays it for somebody else.
 */
export type Away = { "how": "sat-in", 
/**
 * Which bot.
 */
bot: Bot, } | { "how": "wanted" } | { "how": "forfeited", 
/**
 * Which bot.
 */
bot: Bot, } | { "how": "instead", 
/**
 * The user who sat there before.
 */
user: string, 
/**
 * The name they had at this table.
 */
name: string, };

/**
 * The time of a seat at the moment of the message; whoever shows it counts on from there.
 */
export type SeatClock = { 
/**
 * The seat it belongs to.
 */
seat: Seat, 
/**
 * Milliseconds left, never below zero.
 */
left_ms: number, 
/**
 * Milliseconds of this wait that still cost nothing.
 */
free_ms: number, 
/**
 * It runs now.
 */
running: boolean, 
/**
 * At so many milliseconds left it becomes urgent.
 */
warns_at_ms: number, };

/**
 * How a webhook is spoken to.
 */
export type WebhookForm = "discord" | "json";

/**
 * An address to be told when a table waits for me.
 */
export type NewWebhook = { 
/**
 * How it is spoken to.
 */
form: WebhookForm, 
/**
 * `https://…` or `http://…`, at most 500 characters. It is never shown in full again.
 */
url: string, };

/**
 * An address that is told when a table waits for me.
 */
export type Webhook = { 
/**
 * Its id.
 */
id: string, 
/**
 * How it is spoken to.
 */
form: WebhookForm, 
/**
 * Enough of the address to know it again; what is secret in it is left out.
 */
shown: string, 
/**
 * The language it is told in, by its code: `de`.
 */
language: string, 
/**
 * When it was last spoken to, in milliseconds since 1970.
 */
called_ms: number | null, 
/**
 * What went wrong then; none when all was well.
 */
error: string | null, };

/**
 * Through whose eyes the past is seen.
 */
export type Eyes = { "seat": Seat } | "public" | "all";

/**
 * The past of a game as a story. Its positions are in `Moments`, a page at a time.
 */
export type Replay = { 
/**
 * The table; for an uploaded record, what would be said of a table where it was played.
 */
table: TableInfo, 
/**
 * Somebody uploaded it: it was not played here, and only its rules are vouched for.
 */
uploaded: boolean, 
/**
 * The first so many steps were copied from another game.
 */
copied: number, 
/**
 * The seats that are mine.
 */
yours: Array<Seat>, 
/**
 * Everybody's name, by seat.
 */
names: Array<string>, 
/**
 * Through whose eyes this is told.
 */
eyes: Eyes, 
/**
 * Through whose eyes I may look now.
 */
may_look: Array<Eyes>, 
/**
 * The version of the table.
 */
version: number, 
/**
 * What happened, a step each, as those eyes saw it.
 */
story: Array<Story>, 
/**
 * When each step was taken, in milliseconds since 1970; empty when nobody knows.
 */
times: number[], 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * Why the steps after the last one told cannot be shown: they do not fit the rules of this server.
 */
broken: string | null, };

/**
 * Positions of a game, one after the other.
 */
export type Moments = { 
/**
 * Through whose eyes they are seen.
 */
eyes: Eyes, 
/**
 * The last moment there is.
 */
last: number, 
/**
 * The moments, without gaps.
 */
moments: Array<Moment>, };

/**
 * The table after so many steps.
 */
export type Moment = { 
/**
 * After how many steps.
 */
step: number, 
/**
 * Who is to decide.
 */
asked: Array<Seat>, 
/**
 * What those eyes see. Nothing can be done in the past, so nothing is offered.
 */
vantage: Vantage, 
/**
 * How the game ended, at its last moment.
 */
outcome: Outcome | null, };

/**
 * A game that goes on from a moment of another one, at a table of its own.
 */
export type GoOn = { 
/**
 * The moment: so many steps are copied.
 */
step: number, 
/**
 * Who sits where: I or bots, an entry a seat.
 */
seats: Array<NewSeat>, 
/**
 * Listed for everybody, or reached by its link only.
 */
public: boolean, 
/**
 * Seats with the same person at one screen are covered between turns.
 */
hot_seat: boolean, 
/**
 * What happens with the seat of somebody who leaves it; without a word a steady bot sits in.
 */
absence: Absence, };

/**
 * A record that somebody uploaded, in a list.
 */
export type RecordRow = { 
/**
 * In its address.
 */
id: string, 
/**
 * Which game.
 */
game: string, 
/**
 * The setup in words.
 */
setup_text: string, 
/**
 * Everybody's name, by seat.
 */
names: Array<string>, 
/**
 * How many steps it has.
 */
n_steps: number, 
/**
 * When it was uploaded, in milliseconds since 1970.
 */
uploaded_ms: number, };

/**
 * A whole game for programs: what `.karst` says, and besides who decided and when.
 */
export type RecordJson = { 
/**
 * 1.
 */
format: number, 
/**
 * `cave-troll`.
 */
game: string, 
/**
 * The game's own setup, as JSON.
 */
setup: JsonValue, 
/**
 * The setup in words, as in `.karst`.
 */
setup_text: string, 
/**
 * Everybody's name, by seat.
 */
names: Array<string>, 
/**
 * The header lines of the `.karst` file, each as a key and its value: names, dice, takebacks, what was copied.
 */
notes: Array<[string, string]>, 
/**
 * The first so many steps were copied from another game.
 */
copied: number, 
/**
 * What happened.
 */
steps: Array<RecordStep>, 
/**
 * How it ended.
 */
outcome: Outcome | null, };

/**
 * A step of a record.
 */
export type RecordStep = { 
/**
 * From 1.
 */
step: number, 
/**
 * Whose step; none when chance decided.
 */
seat: Seat | null, 
/**
 * In the game's notation, as in `.karst`: `A: draw`.
 */
text: string, 
/**
 * Who decided it.
 */
decided: Decided, 
/**
 * When, in milliseconds since 1970; none when nobody knows.
 */
at_ms: number | null, };

/**
 * Who decided a step.
 */
export type Decided = "chance" | "person" | "bot" | "server" | "unknown";

/**
 * What chance did in a game, against what was to be expected.
 */
export type DiceReport = { 
/**
 * Each kind of chance, the most frequent first.
 */
kinds: Array<ChanceKind>, 
/**
 * The game runs: what I could not count myself is left out.
 */
partly: boolean, 
/**
 * The promise about the dice; empty when none was made.
 */
commitment: string, 
/**
 * What was promised, once the game is over.
 */
secret: string | null, };

/**
 * One kind of chance: a die, or a deck that is drawn from.
 */
export type ChanceKind = { 
/**
 * Its word in the game's notation: `roll`.
 */
kind: string, 
/**
 * How often it decided.
 */
n: number, 
/**
 * What could come, with how often it did and how often it was to be expected.
 */
outcomes: Array<ChanceCount>, 
/**
 * In a hundred games with these very chances, so many would have come out less even than this one.
 */
less_even: number, 
/**
 * The same in words.
 */
verdict: string, };

/**
 * Something chance could do.
 */
export type ChanceCount = { 
/**
 * In the game's notation, without the word of its kind.
 */
what: string, 
/**
 * How often it came.
 */
came: number, 
/**
 * How often it was to be expected.
 */
expected: number, };

/**
 * A lesson, from outside.
 */
export type LessonCard = { 
/**
 * `cave-troll`.
 */
game: string, 
/**
 * How long it takes, about.
 */
minutes: number, 
/**
 * In the order they are taken.
 */
chapters: Array<LessonChapter>, };

/**
 * A chapter of a lesson, from outside.
 */
export type LessonChapter = { 
/**
 * What it is about.
 */
title: string, 
/**
 * How many beats it has.
 */
beats: number, 
/**
 * How many of them are tasks.
 */
tasks: number, };

/**
 * Where somebody stands in a lesson.
 */
export type LessonPlace = { 
/**
 * The chapter, from 1.
 */
chapter: number, 
/**
 * The beat of the chapter, from 1.
 */
beat: number, 
/**
 * Which of several wanted actions was done at the tasks behind it; what is missing was the usual one.
 */
choices: Array<number>, };

/**
 * One beat of a lesson: what the coach says, and the position it is about.
 */
export type LessonBeat = { 
/**
 * Where this is.
 */
place: LessonPlace, 
/**
 * What the coach says. Blank lines part paragraphs, `**` marks what is strong, `*` what is stressed.
 */
say: string, 
/**
 * The rules it is about.
 */
rules: Array<string>, 
/**
 * Places, figures and cards to look at, as the boards name them.
 */
look: Array<string>, 
/**
 * What the learner is to do now; none where there is only something to read.
 */
task: string | null, 
/**
 * What would do it, in words, when the learner asks for help.
 */
help: Array<string>, 
/**
 * The same as the game writes it.
 */
wanted: Array<JsonValue>, 
/**
 * What stands for a table.
 */
table: TableInfo, 
/**
 * Everybody's name, by seat.
 */
names: Array<string>, 
/**
 * Who decides now.
 */
asked: Array<Seat>, 
/**
 * The position, through the learner's eyes.
 */
vantage: Vantage, 
/**
 * What happened, from the beginning of the record.
 */
story: Array<Story>, 
/**
 * What came after so many steps of the story has just happened.
 */
before: number, 
/**
 * How the game ended, when it did.
 */
outcome: Outcome | null, 
/**
 * The beat before this one.
 */
back: LessonPlace | null, 
/**
 * The beat after this one; at a task, what follows when it is done in the usual way.
 */
next: LessonPlace | null, };

/**
 * Something that a learner does.
 */
export type LessonDeed = { 
/**
 * The game's own action, as JSON.
 */
action: JsonValue, };

/**
 * What is made of it.
 */
export type LessonAnswer = { "answer": "wanted", 
/**
 * What comes next.
 */
next: LessonBeat, } | { "answer": "otherwise", 
/**
 * What the coach says to it.
 */
sentence: string, } | { "answer": "refused", 
/**
 * Why not.
 */
refusal: Refusal, };

/**
 * A finished game, looked back at.
 */
export type Course = { 
/**
 * What is counted: `Gold`.
 */
points: string, 
/**
 * What that is before the end, as a sentence.
 */
measure: string, 
/**
 * Everybody, from the first place to the last.
 */
ranks: Array<FinalRank>, 
/**
 * What the points are made of, and what else is worth knowing.
 */
columns: Array<FinalColumn>, 
/**
 * Why the order is as it is, every tie-break included.
 */
reasons: Array<FinalReason>, 
/**
 * When I played alone: how this game compares to those of the same kind that I finished before.
 */
earlier: string | null, 
/**
 * The turns in their order, and the end.
 */
turns: Array<TurnStart>, 
/**
 * Up to five moments that turned the game, in its order.
 */
turning: Array<TurningPoint>, };

/**
 * A seat at the end.
 */
export type FinalRank = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * From 1; those who share a place have the same.
 */
place: number, 
/**
 * Among the winners.
 */
won: boolean, 
/**
 * Its points.
 */
score: number, };

/**
 * Something that is counted for every seat.
 */
export type FinalColumn = { 
/**
 * What: `Board scoring 1`.
 */
title: string, 
/**
 * Is it a part of the points? All these parts together are the points.
 */
adds: boolean, 
/**
 * So many, a seat each.
 */
values: Array<number>, };

/**
 * Why somebody stands where they stand.
 */
export type FinalReason = { 
/**
 * In words.
 */
sentence: string, 
/**
 * The rules that say so.
 */
rules: Array<string>, };

/**
 * A turn that begins, or the end of the game.
 */
export type TurnStart = { 
/**
 * The moment: after how many steps.
 */
step: number, 
/**
 * Whose turn begins: a seat, partners, or nobody when a ghost's turn begins or the game is over.
 */
seats: Array<Seat>, 
/**
 * What everybody stands at, a seat each; at the end, the scores.
 */
scores: Array<number>, };

/**
 * A moment that turned the game.
 */
export type TurningPoint = { 
/**
 * The moment: after how many steps.
 */
step: number, 
/**
 * In which turn, counted from 1; 0 before the first.
 */
turn: number, 
/**
 * Why it is told.
 */
what: Turned, 
/**
 * Whose doing or fate.
 */
seats: Array<Seat>, 
/**
 * In a sentence.
 */
sentence: string, 
/**
 * What happened, as the log tells it.
 */
cause: Array<string>, };

/**
 * What makes a moment one that turned the game. Where not all moments can be told, those that stand first here are.
 */
export type Turned = "for-good" | "last-move" | "fall" | "gain" | "loss" | "lead";
