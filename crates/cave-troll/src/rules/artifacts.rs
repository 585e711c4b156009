//! The third action: play an artifact. Rules: CT-ART.
//!
//! One a player, since each deck finds one; secret until played; out of the game then (ruling CT-R-37).

use kernel::{Log, Seat};

use crate::content::adjacent;
use crate::event::How;
use crate::rules::entering::{self, Mover, relocate};
use crate::rules::moving::figure_at;
use crate::rules::scoring;
use crate::state::{Place, State, Waiting};
use crate::{Area, AreaSet, Artifact, Event, Figure, FigureId, FigureSet, Illegal, Kind};

/// Has the turn player this artifact? Rule: CT-ART-01, CT-DRAW-15.
fn require(state: &State, artifact: Artifact) -> Result<(), Illegal> {
    if state.artifacts[state.turn.index()].has(artifact) { Ok(()) } else { Err(Illegal::ArtifactNotYours(artifact)) }
}

/// The card is shown, used and leaves the game. Rule: CT-ART-01, CT-ART-03.
fn spend(state: &mut State, artifact: Artifact, log: &mut impl Log<Event>) {
    state.artifacts[state.turn.index()].take(artifact);
    state.artifacts_played.put(artifact);
    log.push(Event::Used { seat: state.turn, artifact });
}

/// The turn player's lost heroes. Rule: CT-ART-CHALICE-01.
pub fn lost_heroes(state: &State) -> FigureSet {
    let own = FigureSet::of(state.turn) & FigureSet::HEROES;
    own.iter()
        .filter(|hero| state.place(*hero) == Place::Lost)
        .fold(FigureSet::NONE, |all, hero| all | FigureSet::one(hero))
}

/// Chalice of Life: a lost hero comes back on an entrance; that is not entering. Rule: CT-ART-CHALICE-01, CT-TERM-08.
pub fn chalice(state: &mut State, kind: Kind, to: Area, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    require(state, Artifact::Chalice)?;
    let hero = (lost_heroes(state) & state.all_of(kind)).first().ok_or(Illegal::NoLostHero)?;
    if !AreaSet::ENTRANCES.has(to) {
        return Err(Illegal::ChaliceToEntrance(to));
    }
    spend(state, Artifact::Chalice, log);
    state.put(hero, to);
    log.push(Event::Placed { figure: state.figure(hero), at: to });
    Ok(())
}

/// Where a hero may step with cloak or boots: adjacent rooms and entrances; the thief does not jump.
/// Rule: CT-ART-CLOAK-01, CT-ART-BOOTS-01, CT-ENTER-09.
pub fn steps(state: &State, hero: FigureId, with: Artifact) -> AreaSet {
    let Some(at) = state.area_of(hero) else { return AreaSet::NONE };
    entering::open(state, hero, at, adjacent(at) & (AreaSet::ROOMS | AreaSet::ENTRANCES), mover(with))
}

fn mover(with: Artifact) -> Mover {
    if with == Artifact::Cloak { Mover::Cloaked } else { Mover::Owner }
}

/// Cloak (two steps) or boots (three): a hero is chosen, the steps follow. Rule: CT-ART-CLOAK-01, CT-ART-BOOTS-01,
/// CT-ART-02.
pub fn put_on(
    state: &mut State,
    with: Artifact,
    kind: Kind,
    from: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    require(state, with)?;
    if kind.is_monster() {
        return Err(Illegal::OnlyHeroesWalk(with));
    }
    let hero = figure_at(state, state.turn, kind, from)?;
    if steps(state, hero, with).is_empty() {
        return Err(Illegal::NoFirstStep);
    }
    spend(state, with, log);
    let left = if with == Artifact::Cloak { 2 } else { 3 };
    state.waiting.push(Waiting::Walk { hero, left, with, may_stop: false });
    Ok(())
}

/// One step; the first is compulsory. Entry effects come at each. Rule: CT-ART-CLOAK-01, CT-ART-BOOTS-01.
pub fn step(
    state: &mut State,
    hero: FigureId,
    left: u8,
    with: Artifact,
    to: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let at = state.area_of(hero).expect("who walks is on the board");
    if !steps(state, hero, with).has(to) {
        let reachable = adjacent(at) & (AreaSet::ROOMS | AreaSet::ENTRANCES);
        let why = || entering::why_not(state, hero, to, mover(with));
        return Err(if reachable.has(to) { why() } else { Illegal::NoStep(with, to) });
    }
    state.waiting.replace(Waiting::Walk { hero, left: left - 1, with, may_stop: true });
    relocate(state, hero, at, to, How::Moves, log);
    Ok(())
}

/// No further step.
pub fn stop(state: &mut State, with: Artifact, may_stop: bool) -> Result<(), Illegal> {
    if !may_stop {
        return Err(Illegal::FirstStepDue(with));
    }
    state.waiting.pop();
    Ok(())
}

/// Opponents' orcs and grunts in rooms with a hero of the turn player. Rule: CT-ART-SWORD-01, ruling CT-R-50.
pub fn sword_victims(state: &State) -> FigureSet {
    let orcs = (state.all_of(Kind::Orc) | state.all_of(Kind::Grunt)).without(FigureSet::of(state.turn));
    let heroes = FigureSet::of(state.turn) & FigureSet::HEROES;
    let beside_hero = |orc: &FigureId| match state.area_of(*orc) {
        Some(area) => area.is_room() && !(state.at(area) & heroes).is_empty(),
        None => false,
    };
    orcs.iter().filter(beside_hero).fold(FigureSet::NONE, |all, orc| all | FigureSet::one(orc))
}

/// Orcbane Sword. Rule: CT-ART-SWORD-01.
pub fn sword(state: &mut State, whose: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    require(state, Artifact::Sword)?;
    let victim = (sword_victims(state) & FigureSet::of(whose)).first().ok_or(Illegal::NoOrcBeside(whose))?;
    let room = state.area_of(victim).expect("a victim is on the board");
    spend(state, Artifact::Sword, log);
    super::entering::discard(state, victim, room, log);
    Ok(())
}

/// Opponents' monsters in rooms and entrances, no cave troll. Rule: CT-ART-SCROLL-01, CT-MON-TROLL-05.
pub fn scroll_victims(state: &State) -> FigureSet {
    let opponents = state.seats().filter(|seat| *seat != state.turn);
    let monsters = opponents.flat_map(|seat| (4..7).map(move |slot| FigureId::special(seat, slot)));
    monsters
        .filter(|monster| state.kind_of(*monster) != Kind::CaveTroll)
        .filter(|monster| state.area_of(*monster).is_some_and(|area| !AreaSet::PITS.has(area)))
        .fold(FigureSet::NONE, |all, monster| all | FigureSet::one(monster))
}

/// Scroll of Banishment: the monster goes to a pit; no ban and no effect there. Rule: CT-ART-SCROLL-01.
pub fn scroll(state: &mut State, figure: Figure, to: Area, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    require(state, Artifact::Scroll)?;
    let those = scroll_victims(state) & FigureSet::of(figure.owner) & state.all_of(figure.kind);
    let victim = those.first().ok_or(Illegal::NotBanishable)?;
    if !AreaSet::PITS.has(to) {
        return Err(Illegal::ScrollToPit(to));
    }
    let from = state.area_of(victim).expect("a victim is on the board");
    spend(state, Artifact::Scroll, log);
    relocate(state, victim, from, to, How::Banished, log);
    Ok(())
}

/// Rooms with a hero of the turn player. Rule: CT-ART-TALLY-01.
pub fn tally_rooms(state: &State) -> AreaSet {
    state.areas_of(FigureSet::of(state.turn) & FigureSet::HEROES) & AreaSet::ROOMS
}

/// Tally Stone: that room is scored at once. Rule: CT-ART-TALLY-01.
pub fn tally(state: &mut State, room: Area, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    require(state, Artifact::Tally)?;
    if !tally_rooms(state).has(room) {
        return Err(Illegal::NoHeroToTally(room));
    }
    spend(state, Artifact::Tally, log);
    scoring::score_one(state, room, log);
    Ok(())
}
