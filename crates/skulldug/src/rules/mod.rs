//! The rules, a file a heading. Here: which question an action answers, and how unfinished business goes on.
//!
//! Every function looks first and acts after: when it refuses, nothing has changed.

pub mod consumables;
pub mod discovery;
pub mod encounter;
pub mod equipment;
pub mod fighting;
pub mod ghosts;
pub mod health;
pub mod items;
pub mod moving;
pub mod places;
pub mod rolls;
pub mod setup;
pub mod start;
pub mod turn;
pub mod windows;

use kernel::{Log, Seat, SeatSet};

use crate::state::State;
use crate::waiting::{EncounterStage, Phase, RollStage, Waiting};
use crate::{Action, Chance, Due, Event, Illegal};

impl State {
    /// Who decides; nobody while chance does. Rule: SK-DISC-07, SK-CARD-08: also players who are not on turn.
    #[inline]
    pub fn asked(&self) -> SeatSet {
        match self.waiting.top() {
            Waiting::Turn { phase } => match phase {
                Phase::Main => self.unfinished(),
                Phase::Resign { asked } => start::next_to_resign(self, asked).map_or(SeatSet::NONE, SeatSet::one),
                Phase::First => self.party_seats(self.party).next().map_or(SeatSet::NONE, SeatSet::one),
                Phase::Start { seat, .. } => SeatSet::one(seat),
                Phase::Refresh | Phase::Backup | Phase::End | Phase::Close { .. } => SeatSet::NONE,
            },
            Waiting::Roll { who, stage, .. } => match stage {
                RollStage::Before => SeatSet::one(who),
                RollStage::Die => SeatSet::NONE,
                RollStage::After { next } => rolls::nth_offer(self, who, next).map_or(SeatSet::NONE, SeatSet::one),
            },
            Waiting::Gear { pick, .. } => self.party_seats(setup::drafter(self, pick)).collect(),
            Waiting::Set { chooser } => SeatSet::one(setup::chooser(self, chooser)),
            Waiting::Split { team } => self.party_seats(self.nth_party(team)).take(1).collect(),
            Waiting::Token { seat } | Waiting::Backup { seat, .. } => SeatSet::one(seat),
            Waiting::ChooseTile { by, .. } | Waiting::Lay { by, .. } | Waiting::Flare { by, .. } => SeatSet::one(by),
            Waiting::Meet { who, .. } | Waiting::Encounter { who, .. } | Waiting::Injure { who, .. } => {
                SeatSet::one(who)
            }
            Waiting::Sign { chooser, .. } => chooser.map_or(SeatSet::NONE, SeatSet::one),
            Waiting::FirstRoll { .. }
            | Waiting::BackupDraw { .. }
            | Waiting::DrawTile { .. }
            | Waiting::Contents { .. }
            | Waiting::Spawn { .. }
            | Waiting::Arrive { .. }
            | Waiting::RandomCard { .. }
            | Waiting::Slide { .. }
            | Waiting::Follow { .. }
            | Waiting::Bolt { .. }
            | Waiting::Throw { .. }
            | Waiting::CardRoll { .. }
            | Waiting::CaveRoll
            | Waiting::Ghost { .. }
            | Waiting::Over => SeatSet::NONE,
        }
    }
}

/// A seat decides. Rule: SK-TURN-02, SK-TEAM-14: nothing else while something is being resolved.
#[inline]
pub fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let waiting = state.waiting.top();
    if waiting == Waiting::Over {
        return Err(Illegal::GameOver);
    }
    let asked = state.asked();
    if asked.is_empty() {
        return Err(Illegal::ChanceFirst);
    }
    if !asked.has(seat) {
        return Err(Illegal::NotAsked(seat));
    }
    match (waiting, action) {
        (Waiting::Turn { phase: Phase::Main }, action) => turn::act(state, seat, action, log)?,
        (Waiting::Turn { phase: Phase::Resign { asked } }, Action::Play) => start::play(state, seat, asked),
        (Waiting::Turn { phase: Phase::Resign { asked } }, Action::Resign) => start::resign(state, seat, asked, log),
        (Waiting::Turn { phase: Phase::First }, Action::First { seat }) => start::choose_first(state, seat)?,
        (Waiting::Turn { phase: Phase::Start { .. } }, Action::Resolve { card }) => start::resolve(state, card, log)?,
        (Waiting::Roll { stage: RollStage::Before, .. }, Action::Focus { ap }) => rolls::focus(state, seat, ap, log)?,
        (Waiting::Roll { .. }, Action::Use { card }) => rolls::use_card(state, seat, card, log)?,
        (Waiting::Roll { stage: RollStage::After { .. }, .. }, Action::Pass) => rolls::pass(state),
        (Waiting::Encounter { stage: EncounterStage::Window, .. }, Action::Use { card }) => {
            encounter::smoke(state, seat, card, log)?
        }
        (Waiting::Encounter { stage: EncounterStage::Window, .. }, Action::Pass) => encounter::stand(state, log),
        (Waiting::Injure { .. }, Action::Use { card }) => health::lessen(state, seat, card, log)?,
        (Waiting::Injure { .. }, Action::Pass) => health::suffer(state, log),
        (Waiting::Meet { .. }, Action::Face { card }) => encounter::face(state, card, log)?,
        (Waiting::Lay { .. }, Action::Lay { turns }) => discovery::lay(state, turns, log)?,
        (Waiting::ChooseTile { .. }, Action::Choose { tile }) => discovery::choose(state, tile, log)?,
        (Waiting::Backup { .. }, Action::Keep) => start::keep_backup(state, log),
        (Waiting::Backup { .. }, Action::Leave) => start::leave_backup(state, log),
        (Waiting::Sign { .. }, Action::Send { side }) => encounter::send(state, side, log)?,
        (Waiting::Flare { .. }, Action::Farther) => consumables::flare_on(state, log),
        (Waiting::Flare { .. }, Action::Stop) => state.waiting.pop(),
        (Waiting::Token { .. }, Action::Be { token }) => setup::take_token(state, seat, token, log)?,
        (Waiting::Gear { .. }, Action::Take { card }) => setup::take_gear(state, seat, card, log)?,
        (Waiting::Set { .. }, Action::Set { set }) => setup::take_set(state, seat, set, log)?,
        (Waiting::Split { .. }, Action::Split { first, second }) => setup::split(state, seat, first, second, log)?,
        (waiting, _) => return Err(Illegal::Unfinished(what_is_due(waiting))),
    }
    settle(state, log);
    Ok(())
}

/// Chance decides. What it cannot be is refused.
#[inline]
pub fn happen(state: &mut State, chance: Chance, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    match (state.waiting.top(), chance) {
        (Waiting::Over, _) => return Err(Illegal::GameOver),
        (Waiting::Roll { stage: RollStage::Die, .. }, Chance::Die { n: n @ 1..=6 }) => rolls::fall(state, n, log),
        (Waiting::FirstRoll { .. }, Chance::Die { n: n @ 1..=6 }) => setup::first_roll(state, n, log),
        (Waiting::CaveRoll, Chance::Die { n: n @ 1..=6 }) => ghosts::cave_roll(state, n, log),
        (Waiting::DrawTile { .. }, Chance::Tile { tile }) => discovery::draw(state, tile, log)?,
        (Waiting::Contents { .. }, Chance::Draws { card }) => discovery::fill(state, card, log)?,
        (Waiting::BackupDraw { .. }, Chance::Draws { card }) => start::draw_backup(state, card, log)?,
        (Waiting::RandomCard { .. }, Chance::Picks { card }) => items::random_card(state, card, log)?,
        (Waiting::Bolt { .. }, Chance::Goes { side }) => encounter::bolt(state, side)?,
        (Waiting::Sign { chooser: None, .. }, Chance::Goes { side }) => encounter::send(state, side, log)?,
        (Waiting::Spawn { .. }, Chance::Spawns { faction }) => ghosts::spawn(state, faction, log)?,
        (Waiting::Ghost { .. }, chance) => ghosts::decide(state, chance, log)?,
        _ => return Err(Illegal::NotByChance),
    }
    settle(state, log);
    Ok(())
}

/// Goes on until somebody must decide: the innermost business first, then what it interrupted.
#[inline]
pub fn settle(state: &mut State, log: &mut impl Log<Event>) {
    while go_on(state, log) {}
}

/// One piece of business goes one step further; false when somebody is to decide.
#[inline]
fn go_on(state: &mut State, log: &mut impl Log<Event>) -> bool {
    match state.waiting.top() {
        Waiting::Turn { phase } => turn::go_on(state, phase, log),
        Waiting::Roll { who, kind, stage, .. } => rolls::go_on(state, who, kind, stage, log),
        Waiting::Meet { who, entry, danger, hazards } => encounter::meet(state, who, entry, danger, hazards, log),
        Waiting::Encounter { who, entry, card, stage } => encounter::go_on(state, who, entry, card, stage, log),
        Waiting::Injure { who, damage, combat } => health::go_on(state, who, damage, combat, log),
        Waiting::Arrive { who, entry, shoved } => {
            state.waiting.pop();
            if state.at(who).is_some() && state.explorers[who.index()].entries == entry {
                moving::arrive(state, who, shoved, log);
            }
            true
        }
        Waiting::Slide { who, side, entry } => moving::slide_on(state, who, side, entry, log),
        Waiting::Follow { who, card, to } => encounter::follow(state, who, card, to, log),
        Waiting::Throw { .. } => fighting::throw_ends(state, log),
        Waiting::CardRoll { .. } => {
            state.waiting.pop();
            true
        }
        Waiting::Contents { at, hazards, fortunes } => discovery::contents_left(state, at, hazards, fortunes),
        Waiting::Lay { at, from, tile, .. } => discovery::lay_if_forced(state, at, from, tile, log),
        Waiting::ChooseTile { first, second, .. } if first == second => {
            discovery::choose(state, first, log).expect("one of two equal tiles can be chosen");
            true
        }
        Waiting::Flare { at, side, left, .. } => consumables::flare_ends(state, at, side, left),
        Waiting::Sign { who, chooser } => encounter::sign_if_forced(state, who, chooser, log),
        Waiting::RandomCard { from, then } => items::random_if_possible(state, from, then),
        Waiting::Ghost { n, step, goal, got_fortune, got_trap } => {
            ghosts::go_on(state, ghosts::Turn { n, step, goal, got_fortune, got_trap }, log)
        }
        Waiting::Token { .. }
        | Waiting::FirstRoll { .. }
        | Waiting::Gear { .. }
        | Waiting::Set { .. }
        | Waiting::Split { .. }
        | Waiting::BackupDraw { .. }
        | Waiting::Backup { .. }
        | Waiting::DrawTile { .. }
        | Waiting::ChooseTile { .. }
        | Waiting::Spawn { .. }
        | Waiting::Bolt { .. }
        | Waiting::CaveRoll
        | Waiting::Over => false,
    }
}

fn what_is_due(waiting: Waiting) -> Due {
    match waiting {
        Waiting::Token { .. } => Due::Token,
        Waiting::Gear { .. } => Due::Gear,
        Waiting::Set { .. } => Due::Set,
        Waiting::Split { .. } => Due::Split,
        Waiting::Turn { phase: Phase::Resign { .. } } => Due::Resign,
        Waiting::Turn { phase: Phase::First } => Due::Partner,
        Waiting::Turn { phase: Phase::Start { .. } } => Due::Start,
        Waiting::Backup { .. } => Due::Backup,
        Waiting::ChooseTile { .. } => Due::Tile,
        Waiting::Lay { .. } => Due::Lay,
        Waiting::Meet { .. } => Due::Meet,
        Waiting::Encounter { .. } | Waiting::Injure { .. } => Due::Card,
        Waiting::Roll { stage: RollStage::Before, .. } => Due::Focus,
        Waiting::Roll { .. } => Due::Card,
        Waiting::Sign { .. } => Due::Sign,
        Waiting::Flare { .. } => Due::Flare,
        _ => Due::Wait,
    }
}
