//! A position and an action as numbers, through the eyes of one seat. Players are counted clockwise from that seat, columns
//! from its plane, and the two rows are its own and the other one.
//!
//! Nothing on this table is hidden but what nobody knows, so all of it may be looked at.

mod action;
mod look;
mod mat;
mod place;
mod position;
mod question;

use kernel::{Block, Features, Marks, Seat, blocks, neighbour};

use crate::state::State;
use crate::{Action, Cave, CavePilot, Exploration, Slot, Spot};

use look::{ITEMS, Pilot, WAYS};

const SEATS: usize = 4;
const CAVES: usize = Cave::COUNT;
const FINDS: usize = Exploration::ALL.len();
const SLOTS: usize = Slot::COUNT;
/// From one column behind the plane to four ahead, in its own row and the other.
const CELLS: usize = 6 * 2;
/// Spaces that things are aimed at: from three columns behind to five ahead, in both rows.
const SPACES: usize = 9 * 2;
/// Values of a property that are told apart.
const VALUES: usize = 12;
/// Common upgrades by type and value, and Maintenance of both rows.
const FACES: usize = 6 * 6 + 2;
/// What a card promises, in steps of forty hundredths of a point.
const WORTHS: usize = 18;
/// See `look::roll_for`.
const ROLLS: usize = 10;

blocks! { POSITION:
    MODE [7] "which game of the box",
    PLAYERS [5] "how many play",
    HOUSE [4] "options in force",
    DECK [18] "cards of the deck, in steps of two",
    ASKED [32] "what is waited for, in the order of `question::asked`",
    ASK_LEFT [8] "how much of it is left: cards to lay, hits, spaces",
    TURN [SEATS] "whose turn it is",
    TURN_SO_FAR [9] "additional round, refreshed, bound to land, landed, may upgrade, clock, gyro, ledger, traded",
    FIRST [SEATS] "who plays first in a round",
    STILL_TO_COME [5] "planes whose turn still comes in this round",
    ROUND [24] "rounds begun",
    END [5] "the exit: far, lies there; the last round; rounds of the mail that are over",
    TO_LAY [24] "Cave cards that do not lie yet",
    PILE [3 * 10] "cards in the pile, by colour; in the purge by heap",
    COLUMNS [24] "columns of the cave",
    BONUS [12] "what the exit would bring",
    WATER [24] "columns from the water to my plane, where it rises",
    CLEARED [8] "Brood cards that are cleared",
    LOST [SEATS] "planes that are out",

    PLACE [SEATS * 6] "where a plane is: outside, entrance, ceiling, floor, exit, out",
    REPUTATION [SEATS * 36] "a player's Reputation: each point, from 24 in steps of three",
    OVER [SEATS * 31] "my Reputation less that of another, bonus included",
    LEAD [41] "the same against the best opponent, or of my team against the other",
    TIE [3] "credits less, equal, or more than those of the best opponent",
    OUTLOOK [SEATS * 30] "Reputation, health and way ahead of a player, in steps of two points",
    OUTLOOK_LEAD [41] "mine less that of the best opponent, in points",
    RACE [21] "turns that the fastest opponent needs to the exit, less mine",
    HOME [24] "rounds that I need to the exit",
    CREDITS [SEATS * 20] "a player's credits",
    STORES [SEATS * 16] "a player's fuel by missiles, up to three each",
    VALUE [SEATS * 6 * VALUES] "what a property of a player is worth now",
    HEALTH [SEATS * 32] "hits that a plane can take",
    MAT [SLOTS * 7] "what a position of my mat is worth",
    HURT [SLOTS] "hits on it",
    FIND [SEATS * FINDS] "uses left of a player's Exploration cards",
    HAND [SEATS * CAVES] "Cave cards before a player",
    HAND_WORTH [2 * WORTHS] "what my Cave cards promise me, and promise the best opponent",
    ENTRANCE [SEATS * 5] "turns of a player who is still in the entrance; the scrapyard was used",
    COLUMN [24] "my column",
    AHEAD_OF_ME [SEATS * 15] "columns that another is ahead of me",
    TO_END [16] "columns from my plane to the end of the cave",
    WAY [SEATS * WAYS] "a plane's way: a dead end so many columns on; open for no, one, more fuel",
    PROMISE [SEATS * 24] "what the next columns promise a player, in half points",
    NEXT [SEATS * WORTHS] "the best card that a player can fly to next",
    TO_UPGRADE [SEATS * 7] "columns to the next upgrade card of a player",

    CELL [CELLS * 5] "a space near my plane: may be laid, closed to me, open again, to be handled, cleared",
    CELL_WORTH [CELLS * WORTHS] "what it promises me",
    CELL_ODDS [CELLS * 7] "the chance to pass there, in sixths; this and the next three not behind my plane",
    CELL_REPUTATION [CELLS * 8] "Reputation that can be won there",
    CELL_HITS [CELLS * 6] "hits of a failure there",
    CELL_MARKS [CELLS * 6] "it has: upgrade, explore, range, wind, two parts, ooze or aura",
    NEED [7] "challenges ahead that ask for a property",
    NEED_HANDS [7] "the same on the Cave cards before all players",

    SHOP [FACES] "cards of the shop",
    OUTERMOST [FACES] "those that a refresh would remove",
    BEST_BUY [6 * 6] "how much better a property would get by what I can pay",
    RESERVED [SEATS] "who has reserved a card",

    ATTACK [CAVES] "the Cave card that is being handled",
    ROLLER [SEATS] "who takes its challenge",
    ATTACKED [SEATS] "who is attacked by it",
    ACTIONS_LEFT [4] "its actions that are left",
    ROLL [ROLLS] "none; my roll, a friend's, an opponent's, each to come, passed, failed",
    ROLL_ODDS [3 * 13] "the chance to pass in twelfths, of mine, a friend, an opponent",
    ROLL_MARGIN [3 * 17] "what is left after the roll, of mine, a friend, an opponent",
    ROLL_STAKE [8] "Reputation for passing it",
    ROLL_HITS [8] "hits for failing it",
    MISSILE [SEATS + 1] "the missile in the air: at a plane, at a cave",
    MISSILE_FACE [6] "what its die shows",
    OFFER [2 * ITEMS] "a trade: what is offered, what is asked for",
}

blocks! { ACTION:
    VERB [33] "what is done",
    LAY [CAVES] "the Cave card that is laid",
    LAY_AT [SPACES] "where, seen from my plane",
    LAY_HOW [4] "it lengthens the cave, closes its last column, fills a gap in front of me, behind me",
    LAY_MINE [2 * WORTHS] "what it promises me there: within a step, further ahead",
    LAY_THEIRS [2 * WORTHS] "what it promises the opponent who is nearest to it: within a step, further ahead",
    LAY_THEN [WAYS * 2] "my way with it, when it is within reach; and the nearest opponent's",
    LAY_LAST [2] "more is to be laid, it is the last card",
    FLY [8] "the step: to the entrance, the exit, back, diagonally back, none, across, ahead, diagonally ahead",
    PAY [4] "how it is paid",
    TO_CARD [CAVES] "the card there",
    TO_WORTH [2 * WORTHS] "what it promises: to my plane, to another",
    TO_ODDS [13] "the chance to pass there, in twelfths; the last is: nothing to handle",
    TO_REPUTATION [8] "Reputation that can be won there",
    TO_HITS [8] "hits of a failure there",
    TO_MARKS [6] "it has: upgrade, explore, range, wind, two parts, ooze or aura",
    TO_WAY [WAYS] "the way from there",
    TO_BEST [WORTHS] "the best card after it",
    LEAD_NOW [21] "when it leads to the exit: my lead with the bonus",
    FIRE_PLANE [SEATS * 16] "whose plane, by the hits that it can take",
    FIRE_LEAD [11] "their Reputation less mine",
    FIRE_AT [SPACES] "which space, seen from my plane",
    FIRE_GAIN [12] "what two hits there make of the card for me",
    FIRE_FOR [6] "it is a card to handle: for me next, later, never; for an opponent next, later, never",
    HIT [2 * ITEMS] "what is hit: of mine, of another",
    HIT_LEFT [7] "what is left of it before the hit",
    BUY [6 * 7] "the type, and what its position is worth then; 6 is Maintenance",
    BUY_INTO [SLOTS] "which position",
    BUY_GAIN [6 * 6] "how much better the property gets",
    BUY_PRICE [8] "its price",
    BUY_CHANGE [8] "credits left after it",
    BUY_AHEAD [16] "points that it promises on the cards ahead, in quarters",
    BUY_HANDS [16] "the same on Cave cards before all players, in half points",
    STOCK [2 * 4] "fuel or missiles that I have, when I buy them",
    CARD [FINDS] "the Exploration card",
    CARD_LEFT [4 * 3] "its uses left, when it is used, sold, discarded",
    USE_FOR [FINDS * ROLLS] "the card by the roll it is used in",
    USE_ON [2 + 7 + SEATS * 10 + 2 + SLOTS] "itself, a shelf, my property, a player's, plane or push, a die, a position",
    USE_SHIFT [3 * 13] "what it does to the chance of the roll: mine, a friend's, an opponent's",
    USE_SPACE [SPACES] "the space it is used on",
    USE_REACH [SEATS] "planes in range there",
    ROW [2 * 2] "which row: refreshed, drawn for",
    GOES [2 * FACES] "the card that a refresh removes or a token reserves: no good to me now, or better than what I have",
    EXTRA_BEST [WORTHS] "the best card of an additional round",
    EXTRA_EXIT [2] "the exit is not, or is, one step away",
    PASS [12] "what is passed: refresh, shot, shove, trade, a window each",
    PASS_ROLL [ROLLS] "the roll at which it is passed",
    PART_TWO [2 * WORTHS] "what the second part promises: taken, ignored",
    SHIFT [SPACES] "where the plane is blown, pushed or pulled, seen from mine",
    SHIFT_WHOSE [SEATS * 2] "whose plane: backward, forward",
    GIVE [ITEMS] "what is given away in a trade",
    TAKE [ITEMS] "what is taken in a trade",
    BEGIN [4] "the step that is begun",
    DONE_WITH [4 * 8] "credits left: a turn ends without, with upgrading; a landing without, with it",
}

impl Features for CavePilot {
    const FEATURES_VERSION: u32 = 1;
    const POSITION: &'static [Block] = POSITION;
    const ACTION: &'static [Block] = ACTION;
    const MANY_POINTS: i32 = 25;
    /// Alone one flies for a title, though who crashes has none. Rule: CP-SOLO-05.
    const ALONE_FOR_POINTS: bool = true;

    fn position(state: &State, seat: Seat, into: &mut Marks) {
        position::mark(state, seat, into);
    }

    fn action(state: &State, seat: Seat, action: Action, into: &mut Marks) {
        action::mark(state, seat, action, into);
    }
}

#[inline]
fn near(state: &State, seat: Seat, other: Seat) -> usize {
    neighbour(seat, other, usize::from(state.setup.players))
}

/// The step of a promise among [`WORTHS`].
fn worth(hundredths: i32) -> usize {
    (hundredths.div_euclid(40) + WORTHS as i32 / 3).clamp(0, WORTHS as i32 - 1) as usize
}

/// A space seen from a plane, among [`SPACES`].
fn space(pilot: &Pilot, at: Spot) -> usize {
    let by = i32::from(at.column()) - i32::from(pilot.column());
    (by + 3).clamp(0, 8) as usize * 2 + (at.row() ^ pilot.row())
}
