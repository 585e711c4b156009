//! May a figure enter an area? One test for every relocation, and what happens on arrival. Rules: CT-ENTER, CT-TERM-08.
//!
//! [`open`] answers for many areas at once with a few word operations; [`why_not`] goes through the
//! same questions one by one, in the ledger's order, when somebody wants to know the reason.

use kernel::{Log, Seat};

use crate::content::adjacent;
use crate::event::{How, Why};
use crate::state::{Place, ROOM_LIMIT, State, Waiting};
use crate::{Area, AreaSet, Event, FigureId, FigureSet, HouseRule, Illegal, Kind, PushBar};

/// Who moves a figure: the exceptions to the limit of five are for owners only. Ruling CT-R-20.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mover {
    /// The figure's owner.
    Owner,
    /// Anybody else.
    Other,
    /// The owner, under the cloak of invisibility: no knight stops it. Rule: CT-ENTER-09, CT-ART-CLOAK-01.
    Cloaked,
}

impl Mover {
    /// `mover` relocates a figure of `owner`.
    pub fn of(mover: Seat, owner: Seat) -> Mover {
        if mover == owner { Mover::Owner } else { Mover::Other }
    }
}

/// Where a hero without a gift of his own may go: the entry test for all areas at once.
/// Rule: CT-ENTER-02, CT-ENTER-03, CT-ENTER-04, CT-ENTER-06.
#[inline]
pub fn open_to_adventurers(state: &State, owner: Seat) -> AreaSet {
    let rooms = AreaSet::ROOMS & !state.bars.trolls & !against(&state.bars.knights, owner) & !state.crowded;
    rooms | AreaSet::ENTRANCES
}

/// The areas of `among` that `figure` may enter from `from`.
/// Rule: CT-ENTER-01, CT-ENTER-02, CT-ENTER-03, CT-ENTER-04, CT-ENTER-05, CT-ENTER-06, CT-ENTER-07, CT-ENTER-08,
/// CT-ENTER-09, CT-MOVE-03, CT-MOVE-04, CT-MOVE-06, CT-MON-TROLL-06.
///
/// Monsters may stand in entrances and go back to pits (rulings CT-R-09, CT-R-10).
#[inline]
pub fn open(state: &State, figure: FigureId, from: Area, among: AreaSet, mover: Mover) -> AreaSet {
    let (owner, kind) = (figure.owner(), state.kind_of(figure));
    if kind == Kind::Adventurer && mover != Mover::Cloaked {
        return open_to_adventurers(state, owner) & among;
    }
    let mut rooms = AreaSet::ROOMS & !state.bars.trolls;
    if kind != Kind::Knight && mover != Mover::Cloaked {
        rooms = rooms & !against(&state.bars.knights, owner);
    }
    if kind == Kind::Berserker {
        rooms = rooms & !against(&state.bars.berserkers, owner);
    }
    let full = rooms & state.crowded & among;
    let mut open = rooms & !state.crowded | AreaSet::ENTRANCES;
    if kind.is_monster() {
        open |= AreaSet::PITS;
    }
    // The exceptions to the limit are rare: a full room next to a wraith or a berserker. Ruling CT-R-20.
    if !full.is_empty() && mover != Mover::Other {
        open |= match kind {
            Kind::Wraith => wraith_may_crowd(state, figure, from, full),
            Kind::Berserker => berserker_may_crowd(state, owner, full),
            _ => AreaSet::NONE,
        };
    }
    open & among
}

/// Full rooms out of which the wraith, once inside, could push somebody. Rule: CT-ENTER-07, CT-MON-WRAITH-03,
/// CT-MON-WRAITH-04, ruling CT-R-17.
fn wraith_may_crowd(state: &State, wraith: FigureId, from: Area, full: AreaSet) -> AreaSet {
    // The room it leaves has one figure less by then.
    let mut crowded = state.crowded;
    if state.count(from) == ROOM_LIMIT {
        crowded = crowded & !AreaSet::one(from);
    }
    let could_push = |room: &Area| {
        state.count(*room) == ROOM_LIMIT
            && pushable(state, *room, wraith)
                .iter_distinct()
                .any(|hero| !push_ways(state, hero, *room, crowded).is_empty())
    };
    full.iter().filter(could_push).collect()
}

/// Full rooms of exactly five without a figure of the berserker's owner. Rule: CT-ENTER-07, CT-ENTER-08,
/// CT-ALT-BERSERKER-04, ruling CT-R-21.
fn berserker_may_crowd(state: &State, owner: Seat, full: AreaSet) -> AreaSet {
    let nobody_of_his =
        |room: &Area| state.count(*room) == ROOM_LIMIT && (state.at(*room) & FigureSet::of(owner)).is_empty();
    full.iter().filter(nobody_of_his).collect()
}

/// Whom a wraith could push out of `room`, destinations apart: heroes, no barbarian.
/// Rule: CT-MON-WRAITH-06, CT-HERO-BARBARIAN-02, CT-TERM-05, rulings CT-R-07, CT-R-18.
#[inline]
pub fn pushable(state: &State, room: Area, wraith: FigureId) -> FigureSet {
    let there = state.at(room).without(state.all_of(Kind::Barbarian));
    if state.house.has(HouseRule::WraithsPushMonsters) {
        there.without(FigureSet::one(wraith))
    } else {
        there & FigureSet::HEROES
    }
}

/// Where a wraith may push `figure` out of `room`. Narrower than entering: a knight helps nobody here.
/// Rule: CT-MON-WRAITH-01, CT-MON-WRAITH-07, rulings CT-R-11, CT-R-13, CT-R-14.
#[inline]
pub fn pushes(state: &State, figure: FigureId, room: Area) -> AreaSet {
    push_ways(state, figure, room, state.crowded)
}

/// By house rule a knight may be pushed where other knights are. Ruling CT-R-13.
#[inline]
fn joins_knights(state: &State, kind: Kind) -> bool {
    kind == Kind::Knight && state.house.has(HouseRule::PushedKnightsJoinKnights)
}

#[inline]
fn push_ways(state: &State, figure: FigureId, room: Area, crowded: AreaSet) -> AreaSet {
    let (owner, kind) = (figure.owner(), state.kind_of(figure));
    let mut rooms = AreaSet::ROOMS & !state.bars.trolls & !crowded;
    if !joins_knights(state, kind) {
        rooms = rooms & !against(&state.bars.knights, owner);
    }
    if kind == Kind::Berserker {
        rooms = rooms & !against(&state.bars.berserkers, owner);
    }
    adjacent(room) & (rooms | AreaSet::ENTRANCES)
}

/// Could `wraith` push anybody out of `room`?
#[inline]
pub fn has_push(state: &State, wraith: FigureId, room: Area) -> bool {
    pushable(state, room, wraith).iter_distinct().any(|figure| !pushes(state, figure, room).is_empty())
}

/// Why `figure` may not enter `to`: the first question of the entry test that it fails.
#[cold]
pub fn why_not(state: &State, figure: FigureId, to: Area, mover: Mover) -> Illegal {
    let (owner, kind) = (figure.owner(), state.kind_of(figure));
    if AreaSet::PITS.has(to) && kind.is_hero() {
        return Illegal::HeroIntoPit(to);
    }
    if state.bars.trolls.has(to) {
        return Illegal::CaveTrollThere(to);
    }
    if let Some(guard) = guard(&state.bars.knights, owner, to)
        && kind != Kind::Knight
        && mover != Mover::Cloaked
    {
        return Illegal::KnightThere(guard, to);
    }
    if let Some(rival) = guard(&state.bars.berserkers, owner, to)
        && kind == Kind::Berserker
    {
        return Illegal::BerserkerThere(rival, to);
    }
    match (state.count(to), kind, mover) {
        (6.., ..) => Illegal::SixThere(to),
        (_, Kind::Wraith, Mover::Owner | Mover::Cloaked) => Illegal::NobodyToPushOut(to),
        (_, Kind::Berserker, Mover::Owner | Mover::Cloaked) => Illegal::OwnAmongFive(to),
        _ => Illegal::RoomFull(to),
    }
}

/// Why a wraith may not push `figure` out of `room` to `to`.
#[cold]
pub fn why_no_push(state: &State, wraith: FigureId, figure: FigureId, room: Area, to: Area) -> Illegal {
    let named = state.figure(figure);
    if named.kind == Kind::Barbarian {
        return Illegal::BarbarianUnpushed;
    }
    if figure == wraith && state.house.has(HouseRule::WraithsPushMonsters) {
        return Illegal::PushBarred { figure: named, to, why: PushBar::Pusher };
    }
    if !pushable(state, room, wraith).has(figure) {
        return Illegal::WraithPushesHeroes(named);
    }
    if !adjacent(room).has(to) {
        return Illegal::NoDoor { from: room, to };
    }
    if AreaSet::PITS.has(to) {
        return Illegal::PushIntoPit(to);
    }
    let why = if state.bars.trolls.has(to) {
        PushBar::Troll
    } else if guard(&state.bars.knights, figure.owner(), to).is_some() && !joins_knights(state, named.kind) {
        PushBar::Knight
    } else if named.kind == Kind::Berserker && guard(&state.bars.berserkers, figure.owner(), to).is_some() {
        PushBar::Berserker
    } else {
        PushBar::Full
    };
    Illegal::PushBarred { figure: named, to, why }
}

/// The rooms of all seats but `owner`: one's own knight bars nobody. Rule: CT-TERM-06, CT-HERO-KNIGHT-04.
#[inline]
fn against(rooms: &[AreaSet; 4], owner: Seat) -> AreaSet {
    let mut all = AreaSet::NONE;
    for (seat, rooms) in rooms.iter().enumerate() {
        if seat != owner.index() {
            all |= *rooms;
        }
    }
    all
}

fn guard(rooms: &[AreaSet; 4], owner: Seat, area: Area) -> Option<Seat> {
    Seat::first(4).find(|seat| *seat != owner && rooms[seat.index()].has(area))
}

/// Takes a figure from one area to another, with all that entering brings, whoever caused it (ruling CT-R-06).
/// The caller has asked [`open`], so an orc about to be slain still fills its room (ruling CT-R-16).
/// Rule: CT-TERM-08, CT-HERO-KNIGHT-02, CT-HERO-KNIGHT-03, CT-ALT-SLAYER-01, CT-MON-WRAITH-02, CT-MON-WRAITH-08.
#[inline]
pub fn relocate(state: &mut State, figure: FigureId, from: Area, to: Area, how: How, log: &mut impl Log<Event>) {
    let was_full = state.count(to) == ROOM_LIMIT;
    state.lift(figure, from, Place::Lost);
    state.put(figure, to);
    log.push(Event::Moved { figure: state.figure(figure), from, to, how });
    if !to.is_room() {
        return;
    }
    match state.kind_of(figure) {
        Kind::Knight => slay_orcs(state, to, log),
        Kind::GiantSlayer => pay_slayer(state, figure.owner(), to, log),
        // Ruling CT-R-23: no push causes another push. Only a house rule lets a wraith be pushed by a wraith.
        Kind::Wraith if how != How::Pushed && has_push(state, figure, to) => {
            state.waiting.push(Waiting::Push { whose: figure.owner(), room: to, must: was_full });
        }
        _ => {}
    }
}

/// A knight enters: every orc there is discarded, his owner's too; grunts are no orcs.
/// Rule: CT-HERO-KNIGHT-03, rulings CT-R-15, CT-R-50.
fn slay_orcs(state: &mut State, room: Area, log: &mut impl Log<Event>) {
    for orc in (state.at(room) & state.all_of(Kind::Orc)).iter() {
        discard(state, orc, room, log);
    }
}

/// The slayer's coin for a room with nobody else, once a turn. Rule: CT-ALT-SLAYER-01, ruling CT-R-43.
fn pay_slayer(state: &mut State, owner: Seat, room: Area, log: &mut impl Log<Event>) {
    let own_turn_only = state.house.has(HouseRule::SlayerPaidOnOwnTurn);
    if state.count(room) == 1 && !state.slayers_paid.has(owner) && (!own_turn_only || state.turn == owner) {
        state.slayers_paid = state.slayers_paid.with(owner);
        state.gold[owner.index()] += 1;
        log.push(Event::Paid { seat: owner, gold: 1, why: Why::EmptyRoom });
    }
}

/// A figure leaves the board for its owner's pile of lost figures. Rule: CT-TERM-09.
pub fn discard(state: &mut State, figure: FigureId, at: Area, log: &mut impl Log<Event>) {
    state.lift(figure, at, Place::Lost);
    log.push(Event::Discarded { figure: state.figure(figure), at });
}
