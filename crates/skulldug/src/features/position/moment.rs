//! What is in the air: rolls, throws, tiles to be laid.

use kernel::{Marks, Seat};

use super::super::{PAWNS, losses, near, near_pawn};
use super::*;
use crate::Card;
use crate::rules::encounter;
use crate::rules::fighting::GHOST_ROLL;
use crate::waiting::{CardRoll, Phase, RollKind, RollStage, ThrowStage, Waiting};

/// What the game waits for, and all that lies below it.
pub fn mark(state: &State, seat: Seat, into: &mut Marks) {
    into.set(ASKED, asked(state.waiting.top()));
    let mut needs = 0;
    for waiting in state.waiting.iter() {
        match *waiting {
            Waiting::Meet { who, hazards, .. } if who == seat => {
                hazards.cards().iter().for_each(|card| into.set(TO_MEET, state.kind(card) as usize));
            }
            Waiting::Encounter { who, card, .. } => {
                needs = encounter::difficulty(state, who, card);
                into.set(AGAINST, card.map_or(KINDS, |card| state.kind(card) as usize));
                stake(state, who, encounter::damage(state, card), into);
            }
            Waiting::Throw { by, at, card, stage, defence, .. } => {
                needs = if stage == ThrowStage::Attack { defence } else { GHOST_ROLL };
                into.set(SCENE, 2 * PAWNS + near_pawn(state, seat, by));
                into.set(SCENE, 3 * PAWNS + near_pawn(state, seat, at));
                into.set(THROWN, card.printed() as usize);
                if let Some(target) = at.seat() {
                    stake(state, target, 1, into);
                }
            }
            Waiting::CardRoll { what, .. } => {
                needs = if matches!(what, CardRoll::Rod { .. }) { 5 } else { 3 };
            }
            Waiting::Roll { who, kind, stage, natural, focus, plus } => {
                let plus = state.modifier(who, kind) + focus as i8 + plus;
                roll(near(state, seat, who), kind, (needs, plus), (stage, natural), into);
            }
            Waiting::Injure { who, damage, .. } => {
                into.set(SCENE, PAWNS + near(state, seat, who));
                stake(state, who, damage, into);
            }
            Waiting::Lay { by, tile, .. } => {
                into.set(DISCOVERER, near(state, seat, by));
                into.set(TILE, tile.index());
            }
            Waiting::ChooseTile { by, first, second, .. } => {
                into.set(DISCOVERER, near(state, seat, by));
                into.set(TILE, first.index());
                into.set(TILE, second.index());
            }
            Waiting::Backup { card, .. } => into.set(BACKUP, card.printed() as usize),
            Waiting::Gear { pick, .. } => draft(state, pick, into),
            _ => {}
        }
    }
}

fn roll(who: usize, kind: RollKind, (needs, plus): (i8, i8), (stage, natural): (RollStage, u8), into: &mut Marks) {
    into.set(SCENE, who);
    into.set(ROLL, kind as usize);
    if matches!(stage, RollStage::After { .. }) {
        let margin = natural as i8 + plus - needs;
        into.around(MARGIN, i32::from(margin), 1);
        into.set(LOSES, if margin < 0 { 6 } else { 0 });
    } else {
        into.set(LOSES, losses(needs, plus));
    }
}

fn stake(state: &State, who: Seat, damage: u8, into: &mut Marks) {
    into.set(STAKE, usize::from(damage));
    into.set(FATAL, usize::from(damage > 0 && damage >= state.player(who).health));
}

fn draft(state: &State, pick: u8, into: &mut Marks) {
    into.set(PICK, usize::from(pick));
    state.rows.iter().map(Card::printed).for_each(|kind| into.set(ROWS, kind as usize));
}

fn asked(waiting: Waiting) -> usize {
    match waiting {
        Waiting::Turn { phase: Phase::Main } => 0,
        Waiting::Turn { phase: Phase::Resign { .. } } => 1,
        Waiting::Turn { phase: Phase::First } => 2,
        Waiting::Turn { phase: Phase::Start { .. } } => 3,
        Waiting::Turn { .. } => 4,
        Waiting::Roll { stage: RollStage::Before, .. } => 5,
        Waiting::Roll { stage: RollStage::Die, .. } => 6,
        Waiting::Roll { stage: RollStage::After { .. }, .. } => 7,
        Waiting::Encounter { .. } => 8,
        Waiting::Injure { .. } => 9,
        Waiting::Meet { .. } => 10,
        Waiting::Lay { .. } => 11,
        Waiting::ChooseTile { .. } => 12,
        Waiting::DrawTile { .. } | Waiting::Contents { .. } => 13,
        Waiting::Backup { .. } | Waiting::BackupDraw { .. } => 14,
        Waiting::Sign { .. } | Waiting::Bolt { .. } => 15,
        Waiting::Flare { .. } => 16,
        Waiting::Token { .. } => 17,
        Waiting::FirstRoll { .. } => 18,
        Waiting::Gear { .. } => 19,
        Waiting::Set { .. } => 20,
        Waiting::Split { .. } => 21,
        Waiting::Throw { .. } | Waiting::CardRoll { .. } | Waiting::RandomCard { .. } => 22,
        Waiting::Spawn { .. } | Waiting::Ghost { .. } => 23,
        Waiting::CaveRoll => 24,
        Waiting::Arrive { .. } | Waiting::Slide { .. } | Waiting::Follow { .. } => 25,
        Waiting::Over => 26,
    }
}
