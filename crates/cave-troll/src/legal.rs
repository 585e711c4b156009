//! What may be done, by asking the rules. No rule is written here a second time. Ruling CT-R-52: equal adventurers
//! in one place are one offer.

use crate::rules::abilities;
use crate::rules::entering::Ground;
use crate::rules::{artifacts, cave_troll, draw, moving, rampage};
use crate::state::{State, Waiting};
use crate::{Action, AreaSet, Artifact, Card, FigureId, FigureSet, HouseRule, Kind};

/// Adds everything the asked seat may do.
pub fn list(state: &State, into: &mut Vec<Action>) {
    match state.waiting() {
        Waiting::Action => turn_actions(state, into),
        Waiting::Card => {
            let hand = state.hands[state.turn.index()];
            into.extend(hand.map(|card| Action::Play { card }));
            into.extend(
                state
                    .drawn
                    .filter(|drawn| hand != Some(*drawn))
                    .map(|card| Action::Play { card }),
            );
        }
        Waiting::Target(card) => {
            let targets = draw::targets(state, card).iter();
            if card == Card::ScoreARoom {
                into.extend(targets.map(|room| Action::Score { room }));
            } else {
                into.extend(targets.map(|at| Action::Place { at }));
            }
        }
        Waiting::Flee { room, who } => {
            let ground = Ground::read(state);
            for figure in cave_troll::endangered(state, room, who).iter_distinct() {
                let kind = state.kind_of(figure);
                into.extend(
                    cave_troll::flights(&ground, figure, room)
                        .iter()
                        .map(|to| Action::Flee { kind, to }),
                );
            }
            into.push(Action::Stay);
        }
        Waiting::Push { whose, room, must } => {
            let wraith = state.special(whose, Kind::Wraith).expect("a push has its wraith");
            wraith_pushes(state, &Ground::read(state), wraith, room, into);
            if !must {
                into.push(Action::NoPush);
            }
        }
        Waiting::Rampage { room, .. } => {
            let troll = state
                .special(state.turn, Kind::RampagingTroll)
                .expect("a rampage has its troll");
            let ground = Ground::read(state);
            for pushed in rampage::others(state, troll, room).iter_distinct() {
                let figure = state.figure(pushed);
                let rooms = rampage::pushes(&ground, state.turn, pushed, room);
                into.extend(rooms.iter().map(|to| Action::Push { figure, to }));
            }
            if state.house.has(HouseRule::RampagePushesOptional) {
                into.push(Action::NoPush);
            }
        }
        Waiting::Walk {
            hero, with, may_stop, ..
        } => {
            into.extend(
                artifacts::steps(state, hero, with)
                    .iter()
                    .map(|to| Action::Step { to }),
            );
            if may_stop {
                into.push(Action::Stop);
            }
        }
        Waiting::Start
        | Waiting::Deal(_)
        | Waiting::Draw
        | Waiting::Find
        | Waiting::Devour { .. }
        | Waiting::Over => {}
    }
}

/// The four kinds of action, and ending the turn. Rule: CT-TURN-04, CT-TURN-06.
fn turn_actions(state: &State, into: &mut Vec<Action>) {
    into.push(Action::EndTurn);
    into.push(Action::Draw);
    let ground = Ground::read(state);
    let mut adventurers_seen = AreaSet::NONE;
    for number in 0..FigureId::PER_SEAT {
        let figure = FigureId::new(state.turn, number);
        let Some(from) = state.area_of(figure) else {
            continue;
        };
        if number < FigureId::ADVENTURERS {
            if adventurers_seen.has(from) {
                continue;
            }
            adventurers_seen |= AreaSet::one(from);
        }
        let kind = state.kind_of(figure);
        into.extend(
            moving::destinations(state, &ground, figure, from)
                .iter()
                .map(|to| Action::Move { kind, from, to }),
        );
        if from.is_room() {
            ability(state, &ground, figure, kind, from, into);
        }
    }
    for artifact in state.artifacts[state.turn.index()].iter() {
        artifact_plays(state, &ground, artifact, into);
    }
}

/// What a figure's ability may do in its room. Rule: CT-ABIL-01 to CT-ABIL-03.
fn ability(
    state: &State,
    ground: &Ground<'_>,
    figure: FigureId,
    kind: Kind,
    room: crate::Area,
    into: &mut Vec<Action>,
) {
    let named = |id| state.figure(id);
    match kind {
        Kind::Orc => {
            let victims = abilities::orc_victims(state, room).iter_distinct();
            into.extend(victims.map(|hero| Action::Kill { figure: named(hero) }));
        }
        Kind::Wraith => wraith_pushes(state, ground, figure, room, into),
        Kind::Assassin => {
            let victims = abilities::assassin_victims(state, room).iter();
            into.extend(victims.map(|lone| Action::Assassinate { figure: named(lone) }));
        }
        Kind::Paladin => {
            for banshee in abilities::banshees_beside(state, room).iter() {
                into.extend(AreaSet::PITS.iter().map(|to| Action::Banish {
                    whose: banshee.owner(),
                    to,
                }));
            }
        }
        Kind::GiantSlayer => {
            into.extend(
                abilities::trolls_beside(state, room)
                    .iter()
                    .map(|troll| Action::Slay { whose: troll.owner() }),
            );
        }
        Kind::RampagingTroll => {
            if !rampage::others(state, figure, room).is_empty() {
                into.push(Action::Rampage);
            }
        }
        Kind::Grunt => {
            if !abilities::grunt_victims(state, room).is_empty() {
                into.push(Action::Attack);
            }
        }
        Kind::SirenBanshee => {
            for from in abilities::siren_reach(state, room).iter() {
                let victims = abilities::siren_victims(state, ground, room, from).iter_distinct();
                into.extend(victims.map(|hero| Action::Pull {
                    figure: named(hero),
                    from,
                }));
            }
        }
        Kind::Adventurer
        | Kind::Barbarian
        | Kind::Thief
        | Kind::Knight
        | Kind::Dwarf
        | Kind::CaveTroll
        | Kind::Berserker => {}
    }
}

fn wraith_pushes(
    state: &State,
    ground: &Ground<'_>,
    wraith: FigureId,
    room: crate::Area,
    into: &mut Vec<Action>,
) {
    for pushed in ground.pushable(room, wraith).iter_distinct() {
        let figure = state.figure(pushed);
        into.extend(
            ground
                .pushes(pushed, room)
                .iter()
                .map(|to| Action::Push { figure, to }),
        );
    }
}

/// What an artifact may do; nothing when its effect cannot be carried out. Rule: CT-ART-02.
fn artifact_plays(state: &State, ground: &Ground<'_>, artifact: Artifact, into: &mut Vec<Action>) {
    match artifact {
        Artifact::Chalice => {
            for hero in artifacts::lost_heroes(state).iter_distinct() {
                let kind = state.kind_of(hero);
                into.extend(AreaSet::ENTRANCES.iter().map(|to| Action::Chalice { kind, to }));
            }
        }
        Artifact::Cloak => walkers(
            state,
            ground,
            artifact,
            |kind, from| Action::Cloak { kind, from },
            into,
        ),
        Artifact::Boots => walkers(
            state,
            ground,
            artifact,
            |kind, from| Action::Boots { kind, from },
            into,
        ),
        Artifact::Sword => {
            into.extend(
                artifacts::sword_victims(state)
                    .iter()
                    .map(|orc| Action::Sword { whose: orc.owner() }),
            );
        }
        Artifact::Scroll => {
            for monster in artifacts::scroll_victims(state).iter() {
                let figure = state.figure(monster);
                into.extend(AreaSet::PITS.iter().map(|to| Action::Scroll { figure, to }));
            }
        }
        Artifact::Tally => into.extend(
            artifacts::tally_rooms(state)
                .iter()
                .map(|room| Action::Tally { room }),
        ),
    }
}

/// Heroes with a first step to take.
fn walkers(
    state: &State,
    ground: &Ground<'_>,
    with: Artifact,
    action: impl Fn(Kind, crate::Area) -> Action,
    into: &mut Vec<Action>,
) {
    let heroes = FigureSet::of(state.turn) & FigureSet::HEROES;
    let on_board = state.areas_of(heroes);
    for from in on_board.iter() {
        for hero in (state.at(from) & heroes).iter_distinct() {
            if !artifacts::steps_from(ground, hero, from, with).is_empty() {
                into.push(action(state.kind_of(hero), from));
            }
        }
    }
}
