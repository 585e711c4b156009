//! What cards in hand are good for, and what treasures do to their holder.

use kernel::Seat;

use crate::Kind;
use crate::heuristics::Weight;
use crate::heuristics::effort::Race;
use crate::kind::Sort;
use crate::state::State;

/// AP of a turn, in hundredths.
const TURN: i32 = 300;
/// Every so many AP cost a Health, whatever they are spent on.
pub const SLOW: Weight = Weight { among: 20, alone: 10 };
/// What a card too many costs: it must be dropped.
const TOO_MANY: i32 = 45;

/// Eases the race by what `seat` holds, and burdens it by the curses: the longer the way, the more.
pub fn burden(state: &State, seat: Seat, race: &mut Race) {
    let hand = state.hands[seat.index()];
    let eased: i32 = hand.iter().map(|card| ease(state.kind(card))).sum();
    race.effort -= race.effort * eased.min(600) / 1000;
    race.danger -= race.danger * eased.min(600) / 1000;
    let kinds = hand.iter().map(|card| state.kind(card)).filter(|kind| kind.sort() == Sort::Treasure);
    for kind in kinds {
        curse(kind, race);
    }
    race.danger += race.effort / SLOW.here(state);
    let over = i32::from(state.n_held(seat)) - i32::from(state.hand_limit(seat));
    race.effort += TOO_MANY * over.max(0);
}

/// What a curse costs on the way that is left.
fn curse(kind: Kind, race: &mut Race) {
    race.effort += match kind {
        Kind::LeadenIdol | Kind::ScreamingSkull => 150,
        Kind::CeremonialSword | Kind::RestlessDiamond | Kind::HypnoticOpal | Kind::CrackedHourglass => 100,
        Kind::CeremonialMask | Kind::SoulbondCharm | Kind::MisersCoin | Kind::ThirstyChalice => 50,
        // One AP more a turn, and one Health less.
        Kind::BloodstoneAmulet => {
            race.danger += race.effort * 100 / TURN;
            -race.effort / 4
        }
        _ => 0,
    };
}

/// How much a card eases the way, in thousandths.
fn ease(kind: Kind) -> i32 {
    match kind {
        Kind::RunningShoes => 120,
        Kind::BrassKnuckles | Kind::DelicateToolkit => 70,
        Kind::TrustyWhip | Kind::GrapplingHook | Kind::LuckyUnderwear | Kind::OilLantern | Kind::SteelHelmet => 40,
        Kind::FishingRod | Kind::Boomerang | Kind::SturdyShovel | Kind::HobnailBoots | Kind::LeatherSatchel => 25,
        Kind::FlakJacket | Kind::BrittleShield | Kind::AdrenalineTonic | Kind::RustySword => 30,
        Kind::QuestionableRations | Kind::RabbitsFoot | Kind::SoothingPipe | Kind::SmokeBomb => 25,
        kind => match kind.sort() {
            Sort::Treasure => 0,
            Sort::Equipment | Sort::Consumable => 10,
            Sort::Monster | Sort::Trap => 3,
        },
    }
}
