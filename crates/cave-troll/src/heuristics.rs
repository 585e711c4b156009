//! Opinions about positions, for bots; no rule reads this.
//!
//! What counts: gold, what the board would pay now and how soon, heroes near coins, figures in danger, and the clock.

use kernel::{Heuristics, PlayOn, Seat};

use crate::content::adjacent;
use crate::rules::draw::ICONS_FOR_SCORING;
use crate::scoring::{Occasion, RoomScore, room_score};
use crate::state::{State, Waiting};
use crate::{Action, Area, AreaSet, Card, CaveTroll, FigureSet, Kind};

/// Every room as it would be scored now.
type Rooms = [RoomScore; Area::ROOMS];

/// Hundredths of a gold piece: what `Heuristics` counts in.
const GOLD: i32 = 100;
/// What having a hero on the board is worth, wherever he stands.
const HERO: i32 = 60;
/// What a fresh card is worth, less a little for every player who may use the time.
const DRAW: i32 = 160;

impl Heuristics for CaveTroll {
    /// Everything but the next tile lies open.
    const PLAY_ON: PlayOn = PlayOn::NONE;

    /// Gold, what the board would pay, danger, and how well heroes stand; mine against the best of the others.
    fn worth(state: &State, seat: Seat) -> i32 {
        let over = state.waiting.top() == Waiting::Over;
        let mut standing = [0; 4];
        for other in state.seats() {
            standing[other.index()] = GOLD * i32::from(state.gold[other.index()]);
        }
        if !over {
            let scorings = expected_scorings(state);
            let doomed = doomed_room(state);
            // Each room is asked once: readiness looks at every one several times.
            let rooms: Rooms = std::array::from_fn(|room| room_score(state, Area::new(room), Occasion::Board));
            for room in Area::rooms().filter(|room| Some(*room) != doomed) {
                for (winner, gold) in rooms[room.index()].shares() {
                    standing[winner.index()] += i32::from(gold) * scorings;
                }
            }
            for other in state.seats() {
                standing[other.index()] += readiness(state, &rooms, other) - danger(state, other);
                standing[other.index()] -= doomed.map_or(0, |room| toll(state, room, other));
            }
        }
        let mine = standing[seat.index()];
        let others = state.seats().filter(|other| *other != seat).map(|other| standing[other.index()]);
        let (best, sum) = others.fold((i32::MIN, 0), |(best, sum), other| (best.max(other), sum + other));
        let n_others = i32::from(state.players) - 1;
        mine - (2 * best + sum / n_others) / 3
    }

    fn is_quiet(state: &State) -> bool {
        matches!(state.waiting.top(), Waiting::Action | Waiting::Over)
    }

    /// Drawing is development and clock at once; an ended turn wastes what is left of it.
    fn inclination(state: &State, seat: Seat, action: Action) -> i32 {
        match action {
            Action::EndTurn => -40 * i32::from(state.actions_left),
            Action::Draw => draw_value(state, seat),
            Action::Play { card } => -holding_value(state, card),
            _ => 0,
        }
    }
}

/// A room that a troll is about to clear.
fn doomed_room(state: &State) -> Option<Area> {
    state.waiting.iter().find_map(|waiting| match waiting {
        Waiting::Flee { room, .. } | Waiting::Devour { room } | Waiting::Rampage { room, .. } => Some(*room),
        _ => None,
    })
}

/// What a player loses in a doomed room: everybody but one.
fn toll(state: &State, room: Area, seat: Seat) -> i32 {
    let own = (state.at(room) & FigureSet::of(seat))
        .without(state.all_of(Kind::CaveTroll) | state.all_of(Kind::RampagingTroll));
    HERO * (own.len() as i32 - 1).max(0)
}

/// How often, in hundredths, a room as it stands now will be scored: the end, and board scorings before it.
fn expected_scorings(state: &State) -> i32 {
    let decks: u32 = state.seats().map(|seat| state.decks[seat.index()].len()).sum();
    let near = i32::from(state.icons) * GOLD / i32::from(ICONS_FOR_SCORING);
    let far = (decks as i32) * 3 / i32::from(state.players);
    GOLD / 2 + near / 2 + far
}

/// Heroes near coins they could take, monsters on the board.
fn readiness(state: &State, rooms: &Rooms, seat: Seat) -> i32 {
    let mut value = 0;
    for figure in (FigureSet::of(seat) & FigureSet::HEROES).iter() {
        let Some(at) = state.area_of(figure) else { continue };
        let near = adjacent(at).iter().filter(|area| area.is_room());
        let best = near.map(|room| promise(state, rooms, room, seat)).max().unwrap_or(0);
        value += HERO + best.max(if at.is_room() { promise(state, rooms, at, seat) } else { 0 });
    }
    for slot in 4..7 {
        let monster = crate::FigureId::special(seat, slot);
        if state.area_of(monster).is_some_and(|at| at.is_room()) {
            value += 20;
        }
    }
    value
}

/// What one more hero might win in `room`.
fn promise(state: &State, rooms: &Rooms, room: Area, seat: Seat) -> i32 {
    let score = rooms[room.index()];
    let gold = i32::from(score.gold);
    match score.controller {
        Some(owner) if owner == seat => 4 * gold,
        _ if state.count(room) >= crate::state::ROOM_LIMIT => 0,
        None => 16 * gold,
        Some(_) => 8 * gold,
    }
}

/// Heroes within reach of orcs, assassins and grunts; crowds under unplayed cave trolls.
fn danger(state: &State, seat: Seat) -> i32 {
    let own = FigureSet::of(seat);
    let killers = (state.all_of(Kind::Orc) | state.all_of(Kind::Assassin) | state.all_of(Kind::Grunt)).without(own);
    let mut value = 0;
    for killer in killers.iter() {
        if let Some(at) = state.area_of(killer) {
            let beside = (state.at(at) & own & FigureSet::HEROES).len() as i32;
            value += if at.is_room() { 60 * beside } else { 0 };
            for room in adjacent(at).iter().filter(|area| area.is_room()) {
                value += 12 * (state.at(room) & own & FigureSet::HEROES).len() as i32;
            }
        }
    }
    let trolls_to_come = state.all_of(Kind::CaveTroll).without(own);
    let unplayed = trolls_to_come.iter().filter(|troll| state.place(*troll) == crate::Place::Supply);
    let unplayed = unplayed.filter(|troll| troll.owner().index() < usize::from(state.players)).count() as i32;
    if unplayed > 0 {
        for room in (state.areas_of(own) & AreaSet::ROOMS).iter() {
            let crowd = (state.at(room) & own).len() as i32;
            value += 8 * unplayed * (crowd - 2).max(0);
        }
    }
    value
}

/// A card drawn brings a figure, and it is the game's clock: the longer nobody drew, the more it is worth. Towards the
/// end of the deck the clock is the leader's friend and the others' enemy.
fn draw_value(state: &State, seat: Seat) -> i32 {
    let idle = i32::from(state.turns_without_draw.min(10)) * 50 + if state.drew_this_turn { 0 } else { 50 };
    let ends_soon = state.decks[seat.index()].len() <= 2;
    let is_ahead = || CaveTroll::worth(state, seat) > 0;
    let clock = if !ends_soon {
        30
    } else if is_ahead() {
        200
    } else {
        -100
    };
    DRAW - 20 * i32::from(state.players) + idle + clock
}

/// What keeping a card for a better moment is worth.
fn holding_value(state: &State, card: Card) -> i32 {
    let early = state.decks[state.turn.index()].len() > 4;
    match card {
        Card::Special(Kind::CaveTroll) if early => 250,
        Card::ScoreARoom if early => 450,
        Card::Adventurer { icons: 2 } if early => 60,
        Card::FindAnArtifact => 0,
        Card::Adventurer { .. } | Card::Special(_) | Card::Treasure | Card::ScoreARoom => 0,
    }
}
