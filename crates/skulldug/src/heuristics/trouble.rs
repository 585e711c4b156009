//! What is under way for an explorer: encounters to come, a roll in the air, a card flying.

use kernel::Seat;

use crate::heuristics::effort::Race;
use crate::rules::encounter;
use crate::state::State;
use crate::waiting::{CardRoll, EncounterStage, RollKind, RollStage, ThrowStage, Waiting};
use crate::{Card, CardSet, Kind, Pawn};

/// What changes in a race.
#[derive(Clone, Copy, Default)]
pub struct Change {
    /// Hundredths of Health.
    pub health: i32,
    /// Hundredths of AP still to be spent.
    pub effort: i32,
}

/// A roll in the air.
pub struct Gamble {
    /// Of six outcomes, how many are bad.
    pub bad: i32,
    pub if_bad: Change,
    pub if_good: Change,
}

impl Gamble {
    /// The roll that decides something for `seat` now; what comes later is added to the race as expected.
    pub fn pending(state: &State, seat: Seat, race: &mut Race) -> Option<Gamble> {
        let stack = state.waiting;
        let mut now = None;
        for (n, waiting) in stack.iter().enumerate() {
            let above = stack.get(n + 1);
            match *waiting {
                Waiting::Meet { who, danger, hazards, .. } if who == seat => {
                    let ledge = danger.then(|| meeting(state, seat, None));
                    let cards = hazards.cards();
                    let others = cards.iter().map(|card| meeting(state, seat, Some(card)));
                    others.chain(ledge).for_each(|meeting| race.expect(&meeting, fear(state)));
                }
                Waiting::DrawTile { at, .. } if state.at(Pawn::of(seat)) == Some(at) => {
                    race.danger += unready(state, seat)
                }
                Waiting::Contents { at, hazards, .. } if state.at(Pawn::of(seat)) == Some(at) => {
                    race.danger += (40 + unready(state, seat)) * i32::from(hazards);
                }
                Waiting::Encounter { who, card, stage, .. } if who == seat && stage != EncounterStage::Fleeing => {
                    now = Some(encounter(state, seat, card, above));
                }
                Waiting::Throw { at, stage, defence, .. } if at == Pawn::of(seat) => {
                    now = hit(state, seat, stage, defence, above);
                }
                Waiting::CardRoll { who, what } => now = card_roll(state, seat, who, what, above).or(now),
                _ => {}
            }
        }
        now
    }
}

/// Percent of a loss that is feared: among rivals the less the longer the game, or nobody would ever pass a monster.
pub fn fear(state: &State) -> i32 {
    if state.mode().is_solo() {
        return 100;
    }
    let rounds = i32::from(state.turn) / i32::from(state.n_parties());
    (100 - 3 * rounds).max(20)
}

/// More danger for who has no AP left to focus with, less for who has; in hundredths of Health for a Hazard.
fn unready(state: &State, seat: Seat) -> i32 {
    18 - 12 * i32::from(state.focus_limit(seat).min(3))
}

impl Race {
    /// Something that comes later counts as expected.
    fn expect(&mut self, gamble: &Gamble, fear: i32) {
        self.danger -= gamble.bad * gamble.if_bad.health * fear / 600;
        self.effort += gamble.bad * gamble.if_bad.effort * fear / 600;
    }
}

/// How many of six outcomes miss `needs`; one when the die has fallen.
fn misses(state: &State, who: Seat, kind: RollKind, needs: i8, roll: Option<&Waiting>) -> i32 {
    let (added, natural) = match roll {
        Some(Waiting::Roll { stage: RollStage::After { .. }, natural, focus, plus, .. }) => {
            (*focus as i8 + plus, *natural)
        }
        Some(Waiting::Roll { focus, plus, .. }) => (*focus as i8 + plus, 0),
        _ => (0, 0),
    };
    let total = state.modifier(who, kind) + added;
    match natural {
        0 => (1..=6).filter(|n| n + total < needs).count() as i32,
        n if n as i8 + total < needs => 6,
        _ => 0,
    }
}

fn kind_of(card: Option<Card>) -> RollKind {
    match card {
        None => RollKind::Danger,
        Some(card) if CardSet::MONSTERS.has(card) => RollKind::Monster,
        Some(_) => RollKind::Trap,
    }
}

/// A meeting before anything was done about it.
fn meeting(state: &State, seat: Seat, card: Option<Card>) -> Gamble {
    let kind = kind_of(card);
    let bad = misses(state, seat, kind, encounter::difficulty(state, seat, card), None);
    Gamble { bad, if_bad: defeat(state, seat, card, encounter::damage(state, card)), if_good: Change::default() }
}

fn encounter(state: &State, seat: Seat, card: Option<Card>, above: Option<&Waiting>) -> Gamble {
    if let Some(Waiting::Injure { damage, .. }) = above {
        return Gamble { bad: 6, if_bad: defeat(state, seat, card, *damage), if_good: Change::default() };
    }
    let bad = misses(state, seat, kind_of(card), encounter::difficulty(state, seat, card), above);
    Gamble { bad, ..meeting(state, seat, card) }
}

/// The Injury, its effects, and for monsters the flight.
fn defeat(state: &State, seat: Seat, card: Option<Card>, damage: u8) -> Change {
    let treasures = i32::from(state.treasure_value(seat));
    let effect = card.map_or(0, |card| match state.kind(card) {
        Kind::Basilisk | Kind::GorgeousAdonis | Kind::PoisonDarts | Kind::WailingBanshee => 150,
        Kind::TentacledThing | Kind::BearTrap => 100,
        Kind::Snare => 100 + 150 * treasures,
        Kind::MischievousMonkey => 40 + 60 * treasures,
        Kind::SwindlingJester => 40 + 150 * treasures,
        Kind::VoraciousOoze => 40,
        Kind::ColossalPit => 100 * i32::from(state.player(seat).ap),
        _ => 30,
    });
    let flight = if kind_of(card) == RollKind::Monster { 120 } else { 0 };
    Change { health: -100 * i32::from(damage), effort: effect + flight }
}

/// A card is thrown at `seat`.
fn hit(state: &State, seat: Seat, stage: ThrowStage, defence: i8, above: Option<&Waiting>) -> Option<Gamble> {
    let bad = match (stage, above) {
        (ThrowStage::Attack, Some(roll @ Waiting::Roll { who, .. })) => {
            6 - misses(state, *who, RollKind::Attack, defence, Some(roll))
        }
        (ThrowStage::Attack | ThrowStage::Defend, _) => 3,
        (ThrowStage::Hurt, _) => 6,
        (ThrowStage::Return, _) => return None,
    };
    let held = i32::from(state.n_held(seat)).max(1);
    let card = 600 * i32::from(state.treasure_value(seat)) / held;
    Some(Gamble { bad, if_bad: Change { health: -100, effort: card }, if_good: Change::default() })
}

fn card_roll(state: &State, seat: Seat, who: Seat, what: CardRoll, above: Option<&Waiting>) -> Option<Gamble> {
    let bad = |needs| misses(state, who, RollKind::Card, needs, above);
    let dazed = Change { health: 0, effort: 150 };
    match what {
        CardRoll::Rations if who == seat => {
            let missing = i32::from(state.mode().health() - state.player(seat).health.min(state.mode().health()));
            let fed = Change { health: 100 * missing.min(2), effort: 0 };
            Some(Gamble { bad: bad(3), if_bad: dazed, if_good: fed })
        }
        CardRoll::Opal if who == seat => Some(Gamble { bad: bad(3), if_bad: dazed, if_good: Change::default() }),
        CardRoll::Rod { whom } if whom == Pawn::of(seat) => {
            let held = i32::from(state.n_held(seat)).max(1);
            let robbed = Change { health: 0, effort: 40 + 800 * i32::from(state.treasure_value(seat)) / held };
            Some(Gamble { bad: 6 - bad(5), if_bad: robbed, if_good: Change::default() })
        }
        CardRoll::Rations | CardRoll::Opal | CardRoll::Rod { .. } => None,
    }
}
