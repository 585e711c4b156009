//! The table, every explorer, and the race for the treasures.

mod moment;

use kernel::{Marks, Seat, blocks};

use super::{GHOSTS, KINDS, PAWNS, PLACES, SEATS, WAYS, near, place, treasures_of, way};
use crate::cell::{Cell, Side};
use crate::heuristics::effort::Race;
use crate::heuristics::ways::{self, Costs, FAR};
use crate::heuristics::{self, Eyes, ghosts};
use crate::setup::Mode;
use crate::state::State;
use crate::tile::{Special, TileKind};
use crate::{CardSet, Faction, Pawn};

const FACTIONS: usize = Faction::ALL.len();
const HEALTHS: usize = 10;

blocks! { pub POSITION:
    MODE [6] "the mode",
    PLAYERS [7] "how many play",
    TABLE [9] "how wide the table is, from five",
    ASKED [27] "what is waited for, as `asked` in moment.rs lists it: an action, whether to resign, who begins, and so on",
    TURN [SEATS + 1] "whose turn it is, or a ghost's",
    ROUND [24] "rounds so far",
    CAP_LEFT [10] "rounds until the game is a draw, in twos",
    AP [9] "my AP in my turn; the last: it is not my turn",
    MOVE_AP [4] "my AP for moving only",
    DONE [5] "I have this turn: shoved, destroyed, moved, finished; somebody has acted",
    PARTNER [SEATS] "who my partner is",
    HEALTH [SEATS * HEALTHS] "a player's Health; nought is dead",
    TREASURES [SEATS * 6] "what a player's treasures count",
    TEAM_TREASURES [3 * 6] "what the treasures of a team count, mine first",
    HELD [SEATS * 10] "how many cards a player holds",
    SPARE [13] "how many cards more I may end my turn with; less than nought are too many",
    DAZED [SEATS] "a player that is Dazed",
    PINNED [SEATS] "a player that is Pinned",
    HAND [SEATS * KINDS] "cards in a player's hand, by name",
    MIMIC [KINDS] "what the Mimic Stone is",
    USED [KINDS] "cards of mine that were used this turn or have granted AP",
    HOME [SEATS * WAYS] "a player's way home, by its cost",
    HOMEWARD [SEATS * 4 * 12] "a player's treasures, with its way home in AP",
    TO_EXPLORER [PAWNS * 12] "my way to another explorer or a ghost, in AP",
    IN_SIGHT [PAWNS] "explorers that I see",
    CARRIED_BY_NEAR [5] "treasures of opponents in my passage",
    EFFORT [40] "what I still have to do to win, in AP",
    DANGER [24] "what that is expected to cost, in quarters of Health",
    SURVIVAL [21] "odds of living to the end, in twentieths",
    WORTH [41] "how the plain bots judge my position",
    LEADER [SEATS] "the opponent that is nearest to victory",
    LEADER_WORTH [41] "how the plain bots judge its position",
    LEAD [41] "my worth less that of the leader",
    TREASURE_LEAD [9] "my treasures less those of the best opponent",
    CAVE_HEALTH [21] "gems on the Cave Health tile",
    IN_TIME [21] "odds that the cave holds so long, in twentieths",
    SLACK [31] "gems left less turns I still need",
    HAUNTED [20] "Health that ghosts are expected to cost soon, in twentieths",
    GHOSTS_OUT [4] "ghosts that have spawned",
    GHOST_FACTION [GHOSTS * FACTIONS] "the faction of a ghost on the board",
    GHOST_STEPS [GHOSTS * 12] "steps between a ghost and me, walls or not",
    GHOST_HAND [GHOSTS * 5] "what a ghost carries, by sort",
    GHOST_STATE [GHOSTS * 3] "a ghost is: dead, new, about",
    FACTION_POOL [FACTIONS] "factions that may still spawn",
    FLOOR [6] "treasures that lie about",
    FLOOR_KIND [12] "which treasures these are",
    NEAREST [2 * WAYS] "my way to the nearest treasure that lies about, and to the next one",
    NEAREST_HOME [WAYS] "the way home from the nearest",
    NEAREST_RACE [13] "steps of the nearest opponent to it, less mine",
    NEAREST_ITEM [3 * 12] "my way to the nearest equipment, consumable, trap, in AP",
    FRONTIER [WAYS] "my way to the nearest corridor into the dark",
    FRONTIER_HOME [WAYS] "the way home from there",
    FRONTIERS [10] "how many places open into the dark",
    SPRING [12] "my way to the nearest Healing Spring, in AP",
    CARTS [4] "Mine Carts on the table",
    DISCOVERED [14] "discovered passages, in fours",
    HERE [PLACES] "where I am",
    HERE_CARDS [KINDS] "cards in my passage",
    NEXT_CARDS [KINDS] "cards in the passages connected to mine",
    AROUND [8] "sides that are: wall, edge, no way through, dark, free, trap, monster, nearer home",
    FLIGHT [3] "where I would flee to: nowhere, free, a Hazard",
    FORTUNES [14] "cards in the Fortune deck, in fours",
    TREASURES_LEFT [13] "treasures in the Fortune deck",
    NEXT_TREASURE [13] "the next treasure is one of so many cards; nought: it is farther down",
    HAZARDS [10] "cards in the Hazard deck, in fours",
    MONSTERS_LEFT [19] "monsters in the Hazard deck",
    TILES [12] "tiles in the Passage deck, in fives",
    SCENE [PAWNS * 4] "who: rolls, is hurt, throws, is thrown at",
    ROLL [6] "what the roll is for",
    AGAINST [KINDS + 1] "what is met; the last is the passage itself",
    LOSES [7] "how many of six faces lose the roll; after the die none or all",
    MARGIN [13] "after the die: what it is above what is needed",
    STAKE [6] "damage of a defeat",
    FATAL [2] "a defeat would not, or would, kill",
    TO_MEET [KINDS] "what is still to be met after that",
    THROWN [KINDS] "the card that is thrown",
    TILE [TileKind::COUNT] "the tile that is laid, or two to choose from",
    DISCOVERER [SEATS] "who lays it",
    BACKUP [KINDS] "the backup's card",
    ROWS [KINDS] "Gear cards still to be drafted",
    PICK [16] "which pick of the draft it is",
}

/// Everything.
pub fn mark(state: &State, seat: Seat, into: &mut Marks) {
    let home = ways::home(state);
    table(state, seat, into);
    for other in state.seats() {
        player(state, near(state, seat, other), other, &home, into);
    }
    hand(state, seat, into);
    decks(state, into);
    moment::mark(state, seat, into);
    let Some(at) = state.at(Pawn::of(seat)) else { return };
    let costs = ways::from(state, at);
    race(state, seat, at, &home, &costs, into);
    floor(state, seat, at, &home, &costs, into);
    here(state, seat, at, &home, into);
    others(state, seat, at, &costs, into);
}

/// A way in whole AP.
fn ap(cost: i32) -> usize {
    cost.max(0) as usize / 100
}

fn table(state: &State, seat: Seat, into: &mut Marks) {
    into.set(MODE, state.mode() as usize);
    into.set(PLAYERS, usize::from(state.setup.players));
    into.set(TABLE, usize::from(state.setup.table.saturating_sub(5)));
    let in_turn = match state.ghost_on_turn() {
        Some(_) => SEATS,
        None if state.mode() == Mode::Team => {
            let partners = state.party_seats(state.party).map(|owner| near(state, seat, owner));
            partners.min().unwrap_or(SEATS)
        }
        None => near(state, seat, Seat::new(usize::from(state.party))),
    };
    into.set(TURN, in_turn);
    let parties = u16::from(state.n_parties()) + u16::from(state.ghosts.n);
    into.set(ROUND, usize::from(state.turn / parties));
    if let Some(cap) = state.setup.cap {
        into.set(CAP_LEFT, usize::from(cap.saturating_sub(state.turn) / parties / 2));
    }
    let player = state.player(seat);
    into.set(AP, if state.is_on_turn(seat) { usize::from(player.ap.min(7)) } else { 8 });
    into.set(MOVE_AP, usize::from(player.move_ap));
    let done = [player.shoved, player.destroyed, player.moved, player.finished, state.acted];
    done.iter().enumerate().filter(|(_, is)| **is).for_each(|(n, _)| into.set(DONE, n));
    if state.mode() == Mode::Team {
        if let Some(partner) = state.partner(seat) {
            into.set(PARTNER, near(state, seat, partner));
        }
        let n = state.n_parties();
        for party in 0..n {
            let relative = usize::from((party + n - state.party_of(seat)) % n);
            let treasures: u8 = state.party_seats(party).map(|owner| state.treasure_value(owner)).sum();
            into.set(TEAM_TREASURES, relative * 6 + usize::from(treasures.min(5)));
        }
    }
    if state.mode().cave_health().is_some() {
        into.set(CAVE_HEALTH, usize::from(state.ghosts.cave_health));
    }
}

/// What everybody sees of a player.
fn player(state: &State, n: usize, owner: Seat, home: &Costs, into: &mut Marks) {
    let player = state.player(owner);
    let treasures = usize::from(state.treasure_value(owner));
    let at = state.at(Pawn::of(owner));
    let health = if at.is_some() { usize::from(player.health).min(HEALTHS - 1) } else { 0 };
    into.set(HEALTH, n * HEALTHS + health);
    into.set(TREASURES, n * 6 + treasures.min(5));
    into.set(HELD, n * 10 + usize::from(state.n_held(owner)).min(9));
    if player.dazed {
        into.set(DAZED, n);
    }
    if player.pinned {
        into.set(PINNED, n);
    }
    for card in state.hands[owner.index()].iter() {
        into.set(HAND, n * KINDS + card.printed() as usize);
    }
    if let Some(at) = at {
        let cost = ways::way_home(home, at);
        into.set(HOME, n * WAYS + way(i32::from(home[at.index()])));
        into.set(HOMEWARD, (n * 4 + treasures.min(3)) * 12 + ap(cost).min(11));
    }
}

fn hand(state: &State, seat: Seat, into: &mut Marks) {
    into.around(SPARE, i32::from(state.hand_limit(seat)) - i32::from(state.n_held(seat)), 1);
    for card in (state.hands[seat.index()] & (state.used | state.granted)).iter() {
        into.set(USED, card.printed() as usize);
    }
    if let Some(kind) = state.mimic {
        into.set(MIMIC, kind as usize);
    }
}

fn decks(state: &State, into: &mut Marks) {
    let fortunes = state.fortunes.cards();
    let marked = CardSet::TREASURES.fortune_bits();
    into.set(FORTUNES, fortunes.count_ones() as usize / 4);
    into.set(TREASURES_LEFT, (fortunes & marked).count_ones() as usize);
    let top = state.fortunes.top();
    let next = match state.fortunes.piles() {
        // The piles divide what lies lowest.
        Some(piles) if state.fortunes.layers().len() == 1 => match (piles.marked_on_top, piles.sizes().last()) {
            (true, Some(size)) => usize::from(*size),
            _ => 0,
        },
        _ => {
            (top.count_ones() + 1) as usize / (1 + (top & marked).count_ones() as usize)
                * usize::from(top & marked != 0)
        }
    };
    into.set(NEXT_TREASURE, next);
    let hazards = state.hazards.cards();
    into.set(HAZARDS, hazards.count_ones() as usize / 4);
    into.set(MONSTERS_LEFT, (hazards & CardSet::MONSTERS.hazard_bits()).count_ones() as usize);
    into.set(TILES, state.passages.len() as usize / 5);
}

/// How far everybody is from victory.
fn race(state: &State, seat: Seat, at: Cell, home: &Costs, costs: &Costs, into: &mut Marks) {
    let race = Race::of(state, seat, at, treasures_of(state, seat), home, Some(costs));
    let worth = heuristics::race_worth(state, seat, at, race, Eyes::Own);
    into.set(EFFORT, ap(race.effort));
    into.set(DANGER, race.danger.max(0) as usize / 25);
    into.set(SURVIVAL, heuristics::survival(&race) as usize / 50);
    if state.mode().is_solo() {
        into.set(WORTH, worth.max(0) as usize / 250);
        into.set(HAUNTED, ghosts::haunted(state, Pawn::of(seat), at).max(0) as usize / 5);
        if state.mode().cave_health().is_some() {
            into.set(IN_TIME, heuristics::in_time(state, &race) as usize / 50);
            into.around(SLACK, i32::from(state.ghosts.cave_health) - race.effort.max(0) / 300, 1);
        }
        return;
    }
    let bin = |worth: i32| (worth + 8_000).max(0) as usize / 200;
    into.set(WORTH, bin(worth));
    let opponents = state.seats().filter(|other| state.is_opponent(seat, Pawn::of(*other)));
    let promise = |other: &Seat| {
        let way = state.at(Pawn::of(*other)).map_or(1_000, |cell| ways::way_home(home, cell).min(1_500));
        way + 700 * (3 - i32::from(treasures_of(state, *other).min(3)))
    };
    let most = opponents.clone().map(|other| treasures_of(state, other)).max().unwrap_or(0);
    into.around(TREASURE_LEAD, i32::from(treasures_of(state, seat)) - i32::from(most), 1);
    if let Some(leader) = opponents.min_by_key(promise) {
        let theirs = heuristics::seat_worth(state, leader, treasures_of(state, leader), home, Eyes::Others);
        into.set(LEADER, near(state, seat, leader));
        into.set(LEADER_WORTH, bin(theirs));
        into.around(LEAD, worth - theirs, 200);
    }
}

/// What lies about, and where the dark begins.
fn floor(state: &State, seat: Seat, at: Cell, home: &Costs, costs: &Costs, into: &mut Marks) {
    let mut nearest: [(u16, Cell); 2] = [(FAR, at); 2];
    let mut items = [FAR; 3];
    let (mut n_treasures, mut n_dark) = (0, 0);
    let mut frontier = (FAR, at);
    let has_tiles = state.has_tiles();
    for cell in state.discovered.iter() {
        let cost = costs[cell.index()];
        let open = |side: &Side| {
            let next = cell.next(*side);
            state.faces(cell, *side) && !state.is_discovered(next) && next.is_on(state.setup.table)
        };
        if has_tiles && Side::ALL.iter().any(open) {
            n_dark += 1;
            frontier = frontier.min((cost, cell));
        }
        let cards = state.cards_at(cell);
        if (cards & CardSet::ITEMS).is_empty() {
            continue;
        }
        for (nearest, sort) in items.iter_mut().zip([CardSet::EQUIPMENT, CardSet::CONSUMABLES, CardSet::TRAPS]) {
            if !(cards & sort).is_empty() {
                *nearest = cost.min(*nearest);
            }
        }
        for card in (cards & CardSet::TREASURES).iter() {
            n_treasures += 1;
            into.set(FLOOR_KIND, card.printed() as usize);
            if cost < nearest[0].0 {
                nearest = [(cost, cell), nearest[0]];
            } else {
                nearest[1] = nearest[1].min((cost, cell));
            }
        }
    }
    into.set(FLOOR, n_treasures);
    into.set(FRONTIERS, n_dark);
    into.set(DISCOVERED, state.discovered.len() as usize / 4);
    for (n, (cost, cell)) in nearest.into_iter().enumerate().filter(|(_, (cost, _))| *cost < FAR) {
        into.set(NEAREST, n * WAYS + way(i32::from(cost)));
        if n == 0 {
            into.set(NEAREST_HOME, way(i32::from(home[cell.index()])));
            let opponents = state.pawns().filter(|pawn| state.is_opponent(seat, *pawn));
            if let Some(steps) = opponents.filter_map(|pawn| state.at(pawn)).map(|there| there.distance(cell)).min() {
                into.around(NEAREST_RACE, i32::from(steps) - i32::from(at.distance(cell)), 1);
            }
        }
    }
    for (n, cost) in items.into_iter().enumerate().filter(|(_, cost)| *cost < FAR) {
        into.set(NEAREST_ITEM, n * 12 + ap(i32::from(cost)).min(11));
    }
    into.set(FRONTIER, way(i32::from(frontier.0)));
    into.set(FRONTIER_HOME, way(i32::from(home[frontier.1.index()])));
    let laid =
        |special: Special| state.laid.iter().flatten().filter(move |cell| state.special_at(**cell) == Some(special));
    if let Some(cost) = laid(Special::Drink).map(|cell| costs[cell.index()]).min() {
        into.set(SPRING, ap(i32::from(cost)));
    }
    into.set(CARTS, laid(Special::Ride).count());
}

/// My passage, and what is beside it.
fn here(state: &State, seat: Seat, at: Cell, home: &Costs, into: &mut Marks) {
    into.set(HERE, place(state, at));
    for card in state.cards_at(at).iter() {
        into.set(HERE_CARDS, card.printed() as usize);
    }
    for side in Side::ALL.iter().copied() {
        let next = at.next(side);
        let known = state.is_discovered(next);
        let cards = state.cards_at(next);
        let what = match () {
            () if !state.faces(at, side) => 0,
            () if !next.is_on(state.setup.table) || !known && !state.has_tiles() => 1,
            () if known && !state.faces(next, side.opposite()) => 2,
            () if !known => 3,
            () if !(cards & CardSet::MONSTERS).is_empty() => 6,
            () if !(cards & CardSet::TRAPS).is_empty() => 5,
            () => 4,
        };
        into.set(AROUND, what);
        if what >= 4 {
            cards.iter().for_each(|card| into.set(NEXT_CARDS, card.printed() as usize));
            if home[next.index()] < home[at.index()] {
                into.set(AROUND, 7);
            }
        }
    }
    let last = state.explorers[seat.index()].last;
    let joined = last.filter(|last| at.side_of(*last).is_some_and(|side| state.joins(at, side)));
    into.set(FLIGHT, joined.map_or(0, |cell| 1 + usize::from(state.has_encounter(cell))));
}

/// Where the others are, seen from me.
fn others(state: &State, seat: Seat, at: Cell, costs: &Costs, into: &mut Marks) {
    let seen = state.sight(seat);
    let mut beside = 0;
    for pawn in state.pawns().filter(|pawn| *pawn != Pawn::of(seat)) {
        let n = super::near_pawn(state, seat, pawn);
        let Some(cell) = state.at(pawn) else { continue };
        into.set(TO_EXPLORER, n * 12 + ap(i32::from(costs[cell.index()]) + 50).min(11));
        if seen.has(cell) {
            into.set(IN_SIGHT, n);
        }
        if cell == at && state.is_opponent(seat, pawn) {
            beside += (state.hands[pawn.index()] & CardSet::TREASURES).len() as usize;
        }
    }
    into.set(CARRIED_BY_NEAR, beside);
    if !state.mode().is_solo() {
        return;
    }
    into.set(GHOSTS_OUT, usize::from(state.ghosts.n));
    kernel::bits(u64::from(state.ghosts.pool)).for_each(|faction| into.set(FACTION_POOL, faction));
    for n in 0..usize::from(state.ghosts.n) {
        let ghost = Pawn::ghost(n as u8);
        into.set(GHOST_FACTION, n * FACTIONS + state.ghosts.faction[n] as usize);
        let is_new = state.ghosts.seasoned >> n & 1 == 0;
        let cell = state.at(ghost);
        into.set(GHOST_STATE, n * 3 + if cell.is_none() { 0 } else { 2 - usize::from(is_new) });
        if let Some(cell) = cell {
            into.set(GHOST_STEPS, n * 12 + usize::from(cell.distance(at)).min(11));
        }
        for card in state.hands[ghost.index()].iter() {
            into.set(GHOST_HAND, n * 5 + card.printed().sort() as usize);
        }
    }
}
