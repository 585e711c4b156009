//! What may be done, by asking the rules. No rule is written here a second time.
//!
//! Offers come in bundles: an action that lacks its last word, and the areas that complete it. Listing goes through
//! them all; a random pick counts them and makes one action only. Ruling CT-R-52: equal adventurers in one place are
//! one offer.

use arrayvec::ArrayVec;
use kernel::pick;
use rand::Rng;

use crate::content::adjacent;
use crate::rules::{abilities, artifacts, cave_troll, draw, entering, moving, rampage};
use crate::state::{State, Waiting};
use crate::{Action, Area, AreaSet, Artifact, Card, FigureId, FigureSet, HouseRule, Kind};

/// Stands where an area is still to come.
const TO_COME: Area = Area::new(0);
/// The areas of an action that has no area to come.
const COMPLETE: AreaSet = AreaSet::one(TO_COME);

/// More than any position offers: two, sixteen moves, and six abilities and artifacts with a few victims each.
const MOST_BUNDLES: usize = 128;

/// Adds everything the asked seat may do.
pub fn list(state: &State, into: &mut Vec<Action>) {
    offer(state, &mut |action, areas: AreaSet| into.extend(areas.iter().map(|area| complete(action, area))));
}

/// Any legal action, each equally likely; the listing of [`list`] without a list. Somebody must be asked.
#[inline]
pub fn random(state: &State, rng: &mut impl Rng) -> Action {
    let mut bundles = ArrayVec::<(Action, u32, AreaSet), MOST_BUNDLES>::new();
    let mut total = 0;
    offer(state, &mut |action, areas: AreaSet| {
        bundles.push((action, total, areas));
        total += areas.len();
    });
    let chosen = pick(rng, total);
    let (action, before, areas) = *bundles.iter().rfind(|(_, before, _)| *before <= chosen).expect("somebody is asked");
    complete(action, areas.nth(chosen - before))
}

/// The action with its last word.
#[inline]
fn complete(action: Action, area: Area) -> Action {
    match action {
        Action::Place { .. } => Action::Place { at: area },
        Action::Score { .. } => Action::Score { room: area },
        Action::Move { kind, from, .. } => Action::Move { kind, from, to: area },
        Action::Flee { kind, .. } => Action::Flee { kind, to: area },
        Action::Push { figure, .. } => Action::Push { figure, to: area },
        Action::Banish { whose, .. } => Action::Banish { whose, to: area },
        Action::Chalice { kind, .. } => Action::Chalice { kind, to: area },
        Action::Scroll { figure, .. } => Action::Scroll { figure, to: area },
        Action::Tally { .. } => Action::Tally { room: area },
        Action::Step { .. } => Action::Step { to: area },
        Action::EndTurn
        | Action::Draw
        | Action::Play { .. }
        | Action::Stay
        | Action::NoPush
        | Action::Kill { .. }
        | Action::Assassinate { .. }
        | Action::Slay { .. }
        | Action::Attack
        | Action::Pull { .. }
        | Action::Rampage
        | Action::Cloak { .. }
        | Action::Sword { .. }
        | Action::Boots { .. }
        | Action::Stop => action,
    }
}

/// Offers every bundle to `each`.
#[inline]
fn offer(state: &State, each: &mut impl FnMut(Action, AreaSet)) {
    match state.waiting.top() {
        Waiting::Action => turn_actions(state, each),
        Waiting::Card => {
            let hand = state.hands[state.turn.index()];
            for card in hand.into_iter().chain(state.drawn.filter(|drawn| hand != Some(*drawn))) {
                each(Action::Play { card }, COMPLETE);
            }
        }
        Waiting::Target(Card::ScoreARoom) => each(Action::Score { room: TO_COME }, AreaSet::ROOMS),
        Waiting::Target(card) => each(Action::Place { at: TO_COME }, draw::targets(state, card)),
        Waiting::Flee { room, who } => {
            for figure in cave_troll::endangered(state, room, who).iter_distinct() {
                let flee = Action::Flee { kind: state.kind_of(figure), to: TO_COME };
                each(flee, cave_troll::flights(state, figure, room));
            }
            each(Action::Stay, COMPLETE);
        }
        Waiting::Push { whose, room, must } => {
            let wraith = state.special(whose, Kind::Wraith).expect("a push has its wraith");
            wraith_pushes(state, wraith, room, each);
            if !must {
                each(Action::NoPush, COMPLETE);
            }
        }
        Waiting::Rampage { room, .. } => {
            let troll = state.special(state.turn, Kind::RampagingTroll).expect("a rampage has its troll");
            for pushed in rampage::others(state, troll, room).iter_distinct() {
                let push = Action::Push { figure: state.figure(pushed), to: TO_COME };
                each(push, rampage::pushes(state, state.turn, pushed, room));
            }
            if state.house.has(HouseRule::RampagePushesOptional) {
                each(Action::NoPush, COMPLETE);
            }
        }
        Waiting::Walk { hero, with, may_stop, .. } => {
            each(Action::Step { to: TO_COME }, artifacts::steps(state, hero, with));
            if may_stop {
                each(Action::Stop, COMPLETE);
            }
        }
        Waiting::Start | Waiting::Deal(_) | Waiting::Draw | Waiting::Find | Waiting::Devour { .. } | Waiting::Over => {}
    }
}

/// The four kinds of action, and ending the turn. Rule: CT-TURN-04, CT-TURN-06.
#[inline]
fn turn_actions(state: &State, each: &mut impl FnMut(Action, AreaSet)) {
    each(Action::EndTurn, COMPLETE);
    each(Action::Draw, COMPLETE);
    let own = state.on_board & FigureSet::of(state.turn);
    // Most figures are adventurers, and what is open to one is open to all.
    let open = entering::open_to_adventurers(state, state.turn);
    for from in state.areas_of(own & FigureSet::ADVENTURERS).iter() {
        each(Action::Move { kind: Kind::Adventurer, from, to: TO_COME }, adjacent(from) & open);
    }
    for figure in own.without(FigureSet::ADVENTURERS).iter() {
        let Some(from) = state.area_of(figure) else { continue };
        let kind = state.kind_of(figure);
        each(Action::Move { kind, from, to: TO_COME }, moving::destinations(state, figure, from));
        if from.is_room() {
            ability(state, figure, kind, from, each);
        }
    }
    for artifact in state.artifacts[state.turn.index()].iter() {
        artifact_plays(state, artifact, each);
    }
}

/// What a figure's ability may do in its room. Rule: CT-ABIL-01, CT-ABIL-02, CT-ABIL-03.
fn ability(state: &State, figure: FigureId, kind: Kind, room: Area, each: &mut impl FnMut(Action, AreaSet)) {
    match kind {
        Kind::Orc => {
            for hero in abilities::orc_victims(state, room).iter_distinct() {
                each(Action::Kill { figure: state.figure(hero) }, COMPLETE);
            }
        }
        Kind::Wraith => wraith_pushes(state, figure, room, each),
        Kind::Assassin => {
            for lone in abilities::assassin_victims(state, room).iter() {
                each(Action::Assassinate { figure: state.figure(lone) }, COMPLETE);
            }
        }
        Kind::Paladin => {
            for banshee in abilities::banshees_beside(state, room).iter() {
                each(Action::Banish { whose: banshee.owner(), to: TO_COME }, AreaSet::PITS);
            }
        }
        Kind::GiantSlayer => {
            for troll in abilities::trolls_beside(state, room).iter() {
                each(Action::Slay { whose: troll.owner() }, COMPLETE);
            }
        }
        Kind::RampagingTroll if !rampage::others(state, figure, room).is_empty() => each(Action::Rampage, COMPLETE),
        Kind::Grunt if !abilities::grunt_victims(state, room).is_empty() => each(Action::Attack, COMPLETE),
        Kind::SirenBanshee => {
            for from in abilities::siren_reach(state, room).iter() {
                for hero in abilities::siren_victims(state, room, from).iter_distinct() {
                    each(Action::Pull { figure: state.figure(hero), from }, COMPLETE);
                }
            }
        }
        Kind::RampagingTroll
        | Kind::Grunt
        | Kind::Adventurer
        | Kind::Barbarian
        | Kind::Thief
        | Kind::Knight
        | Kind::Dwarf
        | Kind::CaveTroll
        | Kind::Berserker => {}
    }
}

fn wraith_pushes(state: &State, wraith: FigureId, room: Area, each: &mut impl FnMut(Action, AreaSet)) {
    for pushed in entering::pushable(state, room, wraith).iter_distinct() {
        let push = Action::Push { figure: state.figure(pushed), to: TO_COME };
        each(push, entering::pushes(state, pushed, room));
    }
}

/// What an artifact may do; nothing when its effect cannot be carried out. Rule: CT-ART-02.
fn artifact_plays(state: &State, artifact: Artifact, each: &mut impl FnMut(Action, AreaSet)) {
    match artifact {
        Artifact::Chalice => {
            for hero in artifacts::lost_heroes(state).iter_distinct() {
                each(Action::Chalice { kind: state.kind_of(hero), to: TO_COME }, AreaSet::ENTRANCES);
            }
        }
        Artifact::Cloak => walkers(state, artifact, &mut |kind, from| each(Action::Cloak { kind, from }, COMPLETE)),
        Artifact::Boots => walkers(state, artifact, &mut |kind, from| each(Action::Boots { kind, from }, COMPLETE)),
        Artifact::Sword => {
            for orc in artifacts::sword_victims(state).iter() {
                each(Action::Sword { whose: orc.owner() }, COMPLETE);
            }
        }
        Artifact::Scroll => {
            for monster in artifacts::scroll_victims(state).iter() {
                each(Action::Scroll { figure: state.figure(monster), to: TO_COME }, AreaSet::PITS);
            }
        }
        Artifact::Tally => each(Action::Tally { room: TO_COME }, artifacts::tally_rooms(state)),
    }
}

/// Heroes with a first step to take, by kind and place.
fn walkers(state: &State, with: Artifact, each: &mut impl FnMut(Kind, Area)) {
    let heroes = FigureSet::of(state.turn) & FigureSet::HEROES;
    for from in state.areas_of(heroes).iter() {
        for hero in (state.at(from) & heroes).iter_distinct() {
            if !artifacts::steps(state, hero, with).is_empty() {
                each(state.kind_of(hero), from);
            }
        }
    }
}
