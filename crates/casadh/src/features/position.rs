//! A position as numbers: who stands where with what, the dangers, and how near the end is.

mod ground;

use kernel::{Marks, Seat, blocks};

use super::odds::{Odds, exposed};
use super::ways::{self, NO_WAY, Walker, Ways, spot};
use super::{SEATS, Standing, apart, near, points, stretch, surface_pairs, turns_to_leave};
use crate::rules::turn;
use crate::state::{Source, State, Waiting, Whereabouts};
use crate::{Hazard, Item, Misfortune, Tile, TileSet};

const ITEMS: usize = Item::ALL.len();
const HAZARDS: usize = Hazard::ALL.len();
/// Misfortunes that are kept.
const KEPT: usize = 5;

blocks! { pub(super) POSITION:
    PLAYERS [7] "how many play",
    HOUSE [7] "house rules in force",
    ASKED [10] "what is asked: action, rotation, drop, keep (drawn, of a hex), flight, Grue sent, tried, moved; else",
    TURN [SEATS] "whose turn it is",
    FIRST [SEATS] "who has the first turn of a round",
    MP [6] "move points the turn player has left",
    ROUND [32] "the round, from the twentieth on in steps of five",
    ROUNDS_LEFT [12] "rounds until the last one, when they are few",
    IDLE [16] "rounds in a row without progress",
    IDLE_LEFT [12] "how many more of them end the game, when they are few",
    PROGRESS [2] "this round has had no progress, or some",
    INSIDE [7] "how many are in the caves",
    PILE [41] "hexes in the pile",
    LEVEL_2 [12] "those of Level 2 in it, in tenths; last: not found yet",
    DECK [16] "cards in the deck, in steps of four",
    BAG [17] "tokens in the bag, in steps of six",
    TRACK [HAZARDS * 10] "a row of the track",
    BROKEN_OUT [HAZARDS * 9] "tokens of a hazard on the map",
    ASLEEP [HAZARDS * 9] "symbols of a hazard without a token",
    VENGEANCE [4] "Grues that vanished",
    PILE_SYMBOLS [HAZARDS * 11] "hexes of the pile with a symbol of a hazard, in tenths",
    RISK [26] "health that the next hex would cost me on average, in steps of 0.06",
    RISK_BY_HEALTH [5 * 13] "the same in steps of 0.12, by my health",
    GRUE_RISK [15] "odds that a Grue comes with it, in steps of 5 percent",
    FIND [26] "points that the next hex would bring on average, in halves",
    MISFORTUNES [16] "odds of a misfortune, in steps of 4 percent",
    SURFACE [6 * 19] "what the Surface has for who leaves first, next, and so on",
    WHERE [SEATS * 4] "a player is at Base Camp, elsewhere inside, out, dead",
    HP [SEATS * 5] "a player's health",
    NEXT_MP [SEATS * 5] "move points that a player's next turn would have",
    ITEM [SEATS * ITEMS] "items a player carries",
    HELD [SEATS * KEPT] "kept misfortunes of a player",
    TREASURES [SEATS * 18] "how many treasures a player has",
    POINTS [SEATS * 40] "a player's points as far as I can tell, in steps of two",
    HOME [SEATS * 14] "a player's steps home; last: no way",
    HOME_STRIKES [SEATS * 6] "health that a player's way home costs",
    MARGIN [SEATS * 9] "health a player would have left at home, a Medkit counted; last: no way",
    LEAVES_IN [SEATS * 9] "turns after which a player can be out; last: no way",
    RACE [6] "how many of the others can be out before me",
    EXPOSED [SEATS * HAZARDS] "what may break out under a player",
    GRUE_NEAR [SEATS * 6] "how far the nearest Grue is from a player, walls left out",
    FUSE [SEATS * 2] "Dynamite burns under a player: mine, another's",
    TOGETHER [SEATS] "who stands on my hex",
    FUSES [5] "how much Dynamite burns",
    TOTAL [50] "what I would have if I left now, or have; in steps of two",
    LEAD_OUT [51] "that less the best of those who are out, in steps of two",
    LEAD_INSIDE [51] "that less the best of those inside with what leaving would bring, in steps of two",
    LEAD [51] "that less the best of both, in steps of two",
    OTHERS [4] "are others out, are others inside: neither, out, inside, both",
    AHEAD [6] "how many of the living have more than I",
    STAKE [9 * 10] "points that I carry, in steps of six, by the health I would have left at home",
    HERE [Tile::COUNT] "the hex that I stand on",
    AT_MARKER [2] "I am not, or am, at its marker",
    HERE_TOKENS [HAZARDS] "tokens on it",
    HERE_TREASURES [8] "treasures on it",
    HERE_BEST [11] "the best of them; last: I do not know",
    HERE_ITEMS [ITEMS] "items on it",
    WAYS_OUT [7] "sides that I can move through",
    DARK [7] "sides that I can explore through",
    FRONTIER [12] "steps to where I can explore; last: no way",
    ROAD [7] "hexes on my way home with a symbol that may still break out",
    PILE_NEAR [12] "steps to the nearest treasure; last: no way",
    PILE_TOKENS [8] "how many treasures lie there",
    BEST_PILE [12 * 11] "steps to the treasure that is best worth it, by its value; last: I do not know it",
    DETOUR [14] "steps that it would make my way home longer; last: no way back",
    LYING [20] "treasures that I can get to",
    ITEM_NEAR [ITEMS * 6] "steps to an item that I do not carry: 0, 1, 2, 4, 7, more",
    WATER [8] "steps to water when I am thirsty; last: no way",
    AIR [10] "treasures that I choose from",
    DRAWN [Tile::COUNT] "the hex that I lay",
}

pub(super) fn mark(state: &State, seat: Seat, into: &mut Marks) {
    into.set(PLAYERS, usize::from(state.players));
    for rule in state.house.iter() {
        into.set(HOUSE, rule as usize);
    }
    ask(state, seat, into);
    clock(state, seat, into);
    hazards(state, into);
    let ways = if state.spelunker(seat).is_inside() { Some(ground::mark(state, seat, into)) } else { None };
    people(state, seat, ways.as_ref(), into);
    stakes(state, seat, ways.as_ref(), into);
}

/// What is waited for.
fn ask(state: &State, seat: Seat, into: &mut Marks) {
    let what = match state.waiting.top() {
        Waiting::Action => 0,
        Waiting::Rotate { tile, .. } => {
            into.set(DRAWN, tile.index());
            1
        }
        Waiting::DropItem => 2,
        Waiting::Keep { from } => {
            if state.turn == seat {
                state.air.iter().for_each(|(value, n)| into.count(AIR, value, n as i32));
            }
            if from == Source::Bag { 3 } else { 4 }
        }
        Waiting::Flee { .. } => 5,
        Waiting::SendGrue => 6,
        Waiting::SurfaceTurn => 7,
        Waiting::GrueMove => 8,
        _ => 9,
    };
    into.set(ASKED, what);
}

/// Turns, rounds, and what is left of everything.
fn clock(state: &State, seat: Seat, into: &mut Marks) {
    into.set(TURN, near(state, seat, state.turn));
    into.set(FIRST, near(state, seat, state.first));
    into.set(MP, usize::from(state.mp));
    let round = usize::from(state.round);
    into.set(ROUND, if round < 20 { round } else { 16 + round / 5 });
    let left = usize::from(state.round_limit.saturating_sub(state.round));
    if left < ROUNDS_LEFT.len {
        into.set(ROUNDS_LEFT, left);
    }
    into.set(IDLE, usize::from(state.idle));
    let left = usize::from(state.stall_limit.saturating_sub(state.idle));
    if left < IDLE_LEFT.len {
        into.set(IDLE_LEFT, left);
    }
    into.set(PROGRESS, usize::from(state.progress));
    into.set(INSIDE, state.n_inside() as usize);
    let pile = state.pile.len();
    into.set(PILE, pile as usize);
    let deep = (state.pile.0 & TileSet::LEVEL_2.0).count_ones();
    into.set(LEVEL_2, if state.aside.is_empty() { (10 * deep / pile.max(1)) as usize } else { 11 });
    into.set(DECK, state.deck.len() as usize / 4);
    into.set(BAG, state.bag.len() as usize / 6);
    for (n, pair) in surface_pairs(state).enumerate() {
        into.set(SURFACE, n * 19 + pair as usize);
    }
}

/// How lively the caves are.
fn hazards(state: &State, into: &mut Marks) {
    for hazard in 0..HAZARDS {
        let (symbols, tokens) = (state.symbols[hazard], state.tokens[hazard]);
        into.set(TRACK, hazard * 10 + usize::from(state.track[hazard]).min(9));
        into.set(BROKEN_OUT, hazard * 9 + (tokens.count_ones() as usize).min(8));
        into.set(ASLEEP, hazard * 9 + ((symbols & !tokens).count_ones() as usize).min(8));
    }
    into.set(VENGEANCE, usize::from(state.vengeance));
    into.set(FUSES, state.fuses().len());
}

/// Everybody: where, how well, with what, and how far from home.
fn people(state: &State, seat: Seat, ways: Option<&Ways>, into: &mut Marks) {
    // When everybody inside can be out, in turns of all.
    let mut out = [usize::MAX; SEATS];
    for other in state.seats() {
        let (n, who) = (near(state, seat, other), state.spelunker(other));
        let place = match who.whereabouts {
            Whereabouts::Caves => usize::from(who.hex != 0),
            Whereabouts::Surface => 2,
            Whereabouts::Dead => 3,
        };
        into.set(WHERE, n * 4 + place);
        if who.whereabouts == Whereabouts::Dead {
            continue;
        }
        into.set(HP, n * 5 + usize::from(who.hp));
        into.set(TREASURES, n * 18 + (who.treasures.len() as usize).min(17));
        into.set(POINTS, n * 40 + (points(state, seat, other) as usize / 2).min(39));
        for item in who.items.iter() {
            into.set(ITEM, n * ITEMS + item.index());
        }
        if !who.is_inside() {
            continue;
        }
        for (kept, misfortune) in Misfortune::ALL.iter().take(KEPT).enumerate() {
            into.count(HELD, n * KEPT + kept, who.held.with(*misfortune).len() as i32);
        }
        let (steps, strikes) = match ways {
            Some(ways) if other == seat => ways.home(),
            _ => ways::home(state, &Walker::of(state, who), [spot(who.hex, who.node)]),
        };
        let has_way = steps != NO_WAY;
        into.set(NEXT_MP, n * 5 + usize::from(turn::move_points(state, other)));
        into.set(HOME, n * 14 + stretch(steps, 14));
        into.set(HOME_STRIKES, n * 6 + usize::from(strikes).min(5));
        into.set(MARGIN, n * 9 + margin(state, other, steps, strikes));
        let turns = turns_to_leave(state, other, steps);
        into.set(LEAVES_IN, n * 9 + if has_way { turns.min(7) } else { 8 });
        if has_way {
            out[n] = turns * usize::from(state.players) + near(state, state.turn, other);
        }
        for hazard in exposed(state, who) {
            into.set(EXPOSED, n * HAZARDS + hazard.index());
        }
        let at = state.hex(who.hex).at;
        let grues = kernel::bits(state.tokens[Hazard::Grue.index()]).map(|hex| apart(at, state.hexes[hex].at));
        if let Some(nearest) = grues.min() {
            into.set(GRUE_NEAR, n * 6 + nearest.min(5));
        }
        for fuse in state.fuses().iter().filter(|fuse| fuse.hex == who.hex) {
            into.set(FUSE, n * 2 + usize::from(fuse.owner != seat));
        }
        let me = state.spelunker(seat);
        if other != seat && me.is_inside() && me.hex == who.hex {
            into.set(TOGETHER, n);
        }
    }
    if ways.is_some() {
        into.set(RACE, out[1..].iter().filter(|theirs| **theirs < out[0]).count());
    }
}

/// Health left at home, up to 7; 8 when there is no way.
fn margin(state: &State, seat: Seat, steps: u8, strikes: u8) -> usize {
    if steps == NO_WAY {
        return 8;
    }
    let who = state.spelunker(seat);
    let health = who.hp + if who.carries(Item::Medkit) { 3 } else { 0 };
    usize::from(health.saturating_sub(strikes)).min(7)
}

/// What I have, what I would lose, and what the others have.
fn stakes(state: &State, seat: Seat, ways: Option<&Ways>, into: &mut Marks) {
    let standing = Standing::of(state, seat);
    into.set(TOTAL, standing.total as usize / 2);
    for (block, rival) in [(LEAD_OUT, standing.out), (LEAD_INSIDE, standing.inside), (LEAD, standing.best())] {
        if let Some(rival) = rival {
            into.around(block, standing.total - rival, 2);
        }
    }
    into.set(OTHERS, usize::from(standing.out.is_some()) + 2 * usize::from(standing.inside.is_some()));
    into.set(AHEAD, standing.ahead);
    let who = state.spelunker(seat);
    let Some(ways) = ways else { return };
    let (steps, strikes) = ways.home();
    let carried = points(state, seat, seat) as usize / 6;
    into.set(STAKE, margin(state, seat, steps, strikes) * 10 + carried.min(9));
    let Some(odds) = Odds::of(state, who) else { return };
    into.set(RISK, odds.hurt / 6);
    into.set(RISK_BY_HEALTH, usize::from(who.hp) * 13 + (odds.hurt / 12).min(12));
    into.set(GRUE_RISK, odds.grue / 5);
    into.set(FIND, odds.find / 5);
    into.set(MISFORTUNES, odds.misfortune / 4);
    for (hazard, share) in odds.symbols.iter().enumerate() {
        into.set(PILE_SYMBOLS, hazard * 11 + share / 10);
    }
}
