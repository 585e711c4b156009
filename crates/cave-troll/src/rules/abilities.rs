//! Abilities that cost an action: orc, assassin, paladin, giant slayer, grunt, siren banshee.
//! Rules: CT-ABIL, CT-MON-ORC, CT-ALT-ASSASSIN, CT-ALT-PALADIN, CT-ALT-SLAYER, CT-ALT-GRUNT, CT-ALT-SIREN.
//!
//! Each has a function that says whom it may strike (asked by `legal.rs`) and one that strikes.
//! The wraith's push is `wraith.rs`, the rampage `rampage.rs`, the thief's jump `moving.rs`.

use kernel::{Log, Seat};

use crate::content::adjacent;
use crate::event::How;
use crate::rules::entering::{self, Mover, discard, relocate};
use crate::state::State;
use crate::{Area, AreaSet, Event, Figure, FigureId, FigureSet, Illegal, Kind};

/// The turn player's figure of this kind and its room; abilities work nowhere else. Rule: CT-ABIL-01, CT-ABIL-03,
/// ruling CT-R-08.
pub fn in_room(state: &State, kind: Kind) -> Result<(FigureId, Area), Illegal> {
    let figure = state.special(state.turn, kind).ok_or(Illegal::NoneInPlay(kind))?;
    let at = state.area_of(figure).ok_or(Illegal::NoneInPlay(kind))?;
    if at.is_room() { Ok((figure, at)) } else { Err(Illegal::OnlyInRooms { kind, at }) }
}

/// The miniature of `figure` in `room`; of several adventurers the first. Ruling CT-R-52.
fn find(state: &State, figure: Figure, room: Area) -> Result<FigureId, Illegal> {
    let those = state.at(room) & FigureSet::of(figure.owner) & state.all_of(figure.kind);
    those.first().ok_or(Illegal::NobodyThere { kind: figure.kind, whose: figure.owner, room })
}

/// The heroes an orc in `room` may discard: all, of any player. Rule: CT-MON-ORC-01, CT-TERM-05, ruling CT-R-07.
pub fn orc_victims(state: &State, room: Area) -> FigureSet {
    state.at(room) & FigureSet::HEROES
}

/// Discards one hero in the orc's room. Rule: CT-MON-ORC-01.
pub fn kill(state: &mut State, figure: Figure, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (_, room) = in_room(state, Kind::Orc)?;
    let victim = find(state, figure, room)?;
    if !orc_victims(state, room).has(victim) {
        return Err(Illegal::OrcKillsHeroes(figure));
    }
    discard(state, victim, room, log);
    Ok(())
}

/// The lone heroes, assassins excepted, and lone grunts in `room`. Rule: CT-ALT-ASSASSIN-01, CT-ALT-ASSASSIN-02,
/// rulings CT-R-41, CT-R-50.
pub fn assassin_victims(state: &State, room: Area) -> FigureSet {
    let there = state.at(room);
    let lone = state.seats().map(|seat| there & FigureSet::of(seat)).filter(|own| own.is_single());
    let lone = lone.fold(FigureSet::NONE, |all, one| all | one);
    lone & (FigureSet::HEROES.without(state.all_of(Kind::Assassin)) | state.all_of(Kind::Grunt))
}

/// Discards one lone figure in the assassin's room. Rule: CT-ALT-ASSASSIN-01.
pub fn assassinate(state: &mut State, figure: Figure, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (_, room) = in_room(state, Kind::Assassin)?;
    let victim = find(state, figure, room)?;
    if !assassin_victims(state, room).has(victim) {
        let lone = (state.at(room) & FigureSet::of(figure.owner)).len() == 1;
        return Err(if lone { Illegal::NotAssassinable(figure) } else { Illegal::NotLone(figure) });
    }
    discard(state, victim, room, log);
    Ok(())
}

/// The banshees a paladin in `room` may banish: opponents'. Rule: CT-ALT-PALADIN-03.
pub fn banshees_beside(state: &State, room: Area) -> FigureSet {
    (state.at(room) & state.all_of(Kind::SirenBanshee)).without(FigureSet::of(state.turn))
}

/// Moves an opponent's banshee from the paladin's room to a pit. Rule: CT-ALT-PALADIN-03.
pub fn banish(state: &mut State, whose: Seat, to: Area, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (_, room) = in_room(state, Kind::Paladin)?;
    if whose == state.turn {
        return Err(Illegal::OwnFigure);
    }
    let banshee = find(state, Figure { owner: whose, kind: Kind::SirenBanshee }, room)?;
    if !AreaSet::PITS.has(to) {
        return Err(Illegal::BanishToPit(to));
    }
    relocate(state, banshee, room, to, How::Banished, log);
    Ok(())
}

/// The rampaging trolls a giant slayer in `room` may take along: anybody's, no cave troll.
/// Rule: CT-ALT-SLAYER-02, ruling CT-R-44.
pub fn trolls_beside(state: &State, room: Area) -> FigureSet {
    state.at(room) & state.all_of(Kind::RampagingTroll)
}

/// Discards the giant slayer and one rampaging troll in his room. Rule: CT-ALT-SLAYER-02.
pub fn slay(state: &mut State, whose: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (slayer, room) = in_room(state, Kind::GiantSlayer)?;
    let troll = find(state, Figure { owner: whose, kind: Kind::RampagingTroll }, room)?;
    discard(state, slayer, room, log);
    discard(state, troll, room, log);
    Ok(())
}

/// The adventurers a grunt in `room` discards: opponents', unless their paladin is there.
/// Rule: CT-ALT-GRUNT-01, CT-ALT-PALADIN-02, ruling CT-R-42.
pub fn grunt_victims(state: &State, room: Area) -> FigureSet {
    (state.at(room) & FigureSet::ADVENTURERS).without(FigureSet::of(state.turn)).without(under_paladin(state, room))
}

/// The colours whose paladin is in `room`. Rule: CT-ALT-PALADIN-01, CT-ALT-PALADIN-02.
fn under_paladin(state: &State, room: Area) -> FigureSet {
    let paladins = state.at(room) & state.all_of(Kind::Paladin);
    paladins.iter().fold(FigureSet::NONE, |all, paladin| all | FigureSet::of(paladin.owner()))
}

/// Discards all opponents' adventurers in the grunt's room. Rule: CT-ALT-GRUNT-01.
pub fn attack(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (_, room) = in_room(state, Kind::Grunt)?;
    let victims = grunt_victims(state, room);
    if victims.is_empty() {
        return Err(Illegal::NobodyToAttack(room));
    }
    for victim in victims.iter() {
        discard(state, victim, room, log);
    }
    Ok(())
}

/// The heroes in `from` that the turn player's banshee may pull into `room`.
/// Rule: CT-ALT-SIREN-02, CT-ALT-SIREN-03, CT-ALT-PALADIN-01, rulings CT-R-11, CT-R-49.
pub fn siren_victims(state: &State, room: Area, from: Area) -> FigureSet {
    let heroes = (state.at(from) & FigureSet::HEROES).without(FigureSet::of(state.turn));
    if heroes.is_empty() {
        return FigureSet::NONE;
    }
    let may_enter = |hero: &FigureId| !entering::open(state, *hero, from, AreaSet::one(room), Mover::Other).is_empty();
    let unprotected = heroes.without(under_paladin(state, from));
    unprotected.iter().filter(may_enter).fold(FigureSet::NONE, |all, hero| all | FigureSet::one(hero))
}

/// The rooms a banshee in `room` may pull from. Rule: CT-ALT-SIREN-02, CT-ALT-SIREN-03, ruling CT-R-49.
pub fn siren_reach(state: &State, room: Area) -> AreaSet {
    if state.crowded.has(room) { AreaSet::NONE } else { adjacent(room) & AreaSet::ROOMS }
}

/// Moves an opponent's hero from an adjacent room into the banshee's. Rule: CT-ALT-SIREN-02.
pub fn pull(state: &mut State, figure: Figure, from: Area, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (_, room) = in_room(state, Kind::SirenBanshee)?;
    if state.crowded.has(room) {
        return Err(Illegal::PullIntoFull(room));
    }
    if !siren_reach(state, room).has(from) {
        return Err(Illegal::PullFromAdjacentRooms(from));
    }
    let hero = find(state, figure, from)?;
    if !siren_victims(state, room, from).has(hero) {
        let paladin = state.at(from) & state.all_of(Kind::Paladin) & FigureSet::of(figure.owner);
        return Err(if figure.owner == state.turn || figure.kind.is_monster() {
            Illegal::NotPullable(figure)
        } else if !paladin.is_empty() {
            Illegal::PaladinProtects(figure.owner)
        } else {
            entering::why_not(state, hero, room, Mover::Other)
        });
    }
    relocate(state, hero, from, room, How::Pulled, log);
    Ok(())
}
