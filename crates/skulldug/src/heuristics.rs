//! Opinions about positions, for bots; no rule reads this.
//!
//! Counted in hundredths of an AP of progress: treasures less their curses, Health, the way home or to the next find, items,
//! marks, and what a roll in the air is expected to bring. Mine, against the others'.

use kernel::{Heuristics, Seat};

use crate::cell::{Cell, Side, sides};
use crate::kind::Sort;
use crate::rules::encounter;
use crate::setup::Mode;
use crate::state::State;
use crate::waiting::{CardRoll, EncounterStage, Phase, RollKind, RollStage, ThrowStage, Waiting};
use crate::{Action, CardSet, Kind, Pawn, Skulldug};

/// What having won is worth.
const WIN: i32 = 100_000;
/// What waiting for backup is worth: a fresh start, a turn later.
const DEAD: i32 = 600;
/// What an opponent's backup is worth, counted as if it had come: nobody delays the end of a turn for it.
const BACKUP: i32 = 1150;
/// An AP still to be spent.
const AP: i32 = 16;
/// Entering the unknown, when treasures are still wanted.
const UNKNOWN: i32 = 150;
/// What is farther than any passage.
const FAR: u8 = 60;

impl Heuristics for Skulldug {
    /// One's own party against the best and the mean of the others.
    fn worth(state: &State, seat: Seat) -> i32 {
        let own = state.party_of(seat);
        if state.waiting() == Waiting::Over {
            let won = state.winners >> seat.index() & 1 != 0;
            let all_share = state.winners.count_ones() == u32::from(state.setup.players) && state.setup.players > 1;
            return if !won {
                -WIN
            } else if all_share {
                0
            } else {
                WIN
            };
        }
        let home = distances(state, state.entrance());
        let mine = party_worth(state, own, Eyes::Own, &home);
        if state.mode().is_solo() {
            return mine - ghost_menace(state);
        }
        let n = state.n_parties();
        let others = (0..n).filter(|party| *party != own).map(|party| party_worth(state, party, Eyes::Others, &home));
        let (best, sum) = others.fold((i32::MIN, 0), |(best, sum), other| (best.max(other), sum + other));
        mine - (2 * best + sum / i32::from(n - 1)) / 8
    }

    fn is_quiet(state: &State) -> bool {
        matches!(state.waiting(), Waiting::Turn { phase: Phase::Main } | Waiting::Over)
    }

    /// Yielding and resigning are for people; a card kept is a card for later.
    fn inclination(state: &State, seat: Seat, action: Action) -> i32 {
        match action {
            Action::Resign => -400,
            Action::Yield => -20,
            // Time is worth more than what is left over: rather do something.
            Action::EndTurn | Action::Finish => -12 * i32::from(state.player(seat).ap),
            Action::Drop { .. } => -5,
            Action::Copy { .. } => -10,
            _ => 0,
        }
    }
}

/// Whose worth is asked for: AP and deaths of others count differently.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eyes {
    Own,
    Others,
}

/// Treasures count together, the rest partner by partner.
fn party_worth(state: &State, party: u8, eyes: Eyes, home: &[u8; Cell::COUNT]) -> i32 {
    let seats = || state.party_seats(party);
    let treasures: u8 = seats().map(|seat| state.treasure_value(seat)).sum();
    let together = match treasures {
        0 => 0,
        1 => 700,
        2 => 1500,
        n => 2700 + 40 * i32::from(n - 3),
    };
    together + seats().map(|seat| seat_worth(state, seat, treasures, eyes, home)).sum::<i32>()
}

fn seat_worth(state: &State, seat: Seat, treasures: u8, eyes: Eyes, home: &[u8; Cell::COUNT]) -> i32 {
    let Some(at) = state.at(Pawn::of(seat)) else {
        return if eyes == Eyes::Own { DEAD } else { BACKUP };
    };
    let player = state.player(seat);
    let mut worth = health_worth(player.health) + hand_worth(state, seat);
    worth -= 120 * i32::from(player.dazed) + 80 * i32::from(player.pinned);
    if eyes == Eyes::Own && state.is_on_turn(seat) && !player.finished {
        worth += AP * i32::from(player.ap) + AP * 2 / 3 * i32::from(player.move_ap);
    }
    worth += place_worth(state, seat, at, treasures, home);
    worth + pending(state, seat)
}

/// The first gems are dear.
fn health_worth(health: u8) -> i32 {
    match health {
        0 => 0,
        1 => 660,
        2 => 820,
        3 => 950,
        4 => 1050,
        n => 1130 + 60 * (i32::from(n) - 5),
    }
}

fn health_cost(state: &State, seat: Seat, damage: u8) -> i32 {
    let health = state.player(seat).health;
    if damage >= health {
        let hand = hand_worth(state, seat) + 700 * i32::from(state.treasure_value(seat));
        return health_worth(health) + hand.max(0) - DEAD + if state.mode().is_solo() { 3000 } else { 60 };
    }
    health_worth(health) - health_worth(health - damage)
}

fn hand_worth(state: &State, seat: Seat) -> i32 {
    let hand = state.hands[seat.index()];
    let cards: i32 = hand.iter().map(|card| card_worth(state.kind(card))).sum();
    let over = i32::from(state.n_held(seat)) - i32::from(state.hand_limit(seat));
    cards - if over > 0 { 45 * over } else { 0 }
}

/// A card in hand; of a treasure just its curse, for treasures are counted elsewhere.
fn card_worth(kind: Kind) -> i32 {
    match kind {
        Kind::BloodstoneAmulet | Kind::CeremonialSword | Kind::RestlessDiamond => -100,
        Kind::HypnoticOpal | Kind::CrackedHourglass => -100,
        Kind::LeadenIdol | Kind::ScreamingSkull => -150,
        Kind::CeremonialKey => 20,
        Kind::CeremonialMask | Kind::SoulbondCharm | Kind::MisersCoin | Kind::ThirstyChalice => -50,
        Kind::RunningShoes => 120,
        Kind::BrassKnuckles => 110,
        Kind::FishingRod | Kind::Boomerang => 90,
        Kind::DelicateToolkit => 80,
        Kind::TrustyWhip | Kind::GrapplingHook => 70,
        Kind::SturdyShovel | Kind::LuckyUnderwear | Kind::OilLantern | Kind::SteelHelmet => 60,
        Kind::HobnailBoots | Kind::LeatherSatchel | Kind::FresnelsEyepiece => 40,
        Kind::AncientCrank => 20,
        Kind::FlakJacket | Kind::BrittleShield | Kind::AdrenalineTonic => 70,
        Kind::RustySword | Kind::QuestionableRations | Kind::RabbitsFoot => 55,
        Kind::SoothingPipe | Kind::SmokeBomb => 50,
        Kind::Snare => 35,
        Kind::BearTrap | Kind::ConvincingSign => 25,
        kind if kind.sort() == Sort::Trap => 15,
        _ => 30,
    }
}

/// With three treasures the way home; otherwise the way to the next treasure or into the unknown.
fn place_worth(state: &State, seat: Seat, at: Cell, treasures: u8, home: &[u8; Cell::COUNT]) -> i32 {
    let way_home = i32::from(home[at.index()].min(FAR / 2));
    let carries = state.treasure_value(seat) > 0;
    if treasures >= 3 {
        // Partners come together; who carries nothing need not come.
        return if carries || state.mode() != Mode::Team { 1900 - 60 * way_home } else { 1900 };
    }
    let mut best = -150;
    if let Waiting::DrawTile { .. } | Waiting::Lay { .. } | Waiting::ChooseTile { .. } = state.waiting()
        && !state.is_discovered(at)
    {
        // In the dark already: what will be there, nobody knows.
        best = UNKNOWN - if state.player(seat).health <= 2 { 35 } else { 0 };
    }
    let near = distances(state, at);
    let mut frontiers = 0;
    for cell in state.discovered.iter() {
        let steps = i32::from(near[cell.index()]);
        if steps >= i32::from(FAR) {
            continue;
        }
        let cards = state.cards_at(cell);
        let n = (cards & CardSet::TREASURES).len() as i32;
        if n > 0 {
            best = best.max(330 + 20 * n - 35 * steps);
        }
        let items = cards.without(CardSet::TREASURES | CardSet::MONSTERS).len() as i32;
        if items > 0 {
            best = best.max(10 * items.min(3) - 35 * steps);
        }
        let open = sides(state.sides[cell.index()]).filter(|side| state.is_available(cell.next(*side))).count() as i32;
        if open > 0 {
            frontiers += open;
            best = best.max(90 - 35 * steps);
        }
    }
    // Treasures already held are better near home.
    best + 4 * frontiers.min(8) - if carries { 6 * way_home } else { 0 }
}

/// Steps between `from` and every other place, about: an encounter counts three, the unknown four, and a passage that is
/// faced but does not connect seven, for it can be destroyed.
fn distances(state: &State, from: Cell) -> [u8; Cell::COUNT] {
    let mut steps = [FAR; Cell::COUNT];
    let mut queue = arrayvec::ArrayVec::<Cell, 1024>::new();
    steps[from.index()] = 0;
    queue.push(from);
    let mut next = 0;
    while next < queue.len() {
        let cell = queue[next];
        next += 1;
        let known = state.is_discovered(cell);
        for side in Side::ALL.iter().copied() {
            let beyond = cell.next(side);
            let (out, back) = (state.faces(cell, side), state.faces(beyond, side.opposite()));
            let toll = match (known, state.is_discovered(beyond)) {
                (true, true) if out && back => {
                    if state.has_encounter(beyond) {
                        3
                    } else {
                        1
                    }
                }
                (true, true) if out => 7,
                (true, false) if out && state.is_available(beyond) => 4,
                (false, true) if back => 3,
                (false, false) if state.is_available(beyond) => 4,
                _ => continue,
            };
            let reached = steps[cell.index()].saturating_add(toll);
            if reached < steps[beyond.index()] {
                steps[beyond.index()] = reached;
                if !queue.is_full() {
                    queue.push(beyond);
                }
            }
        }
    }
    steps
}

/// What is under way for `seat`, as expected: encounters to come, a roll in the air, a card flying.
fn pending(state: &State, seat: Seat) -> i32 {
    let mut worth = 0;
    let stack = state.waiting_stack();
    for (n, waiting) in stack.iter().enumerate() {
        let above = stack.get(n + 1);
        worth += match *waiting {
            Waiting::Meet { who, danger, hazards, .. } if who == seat => {
                let ledge = if danger { encounter_worth(state, seat, None, 0, 0) } else { 0 };
                hazards.cards().iter().map(|card| encounter_worth(state, seat, Some(card), 0, 0)).sum::<i32>() + ledge
            }
            Waiting::Encounter { who, card, stage, .. } if who == seat && stage != EncounterStage::Fleeing => {
                match above {
                    Some(Waiting::Roll { focus, plus, .. }) => encounter_worth(state, seat, card, *focus, *plus),
                    Some(Waiting::Injure { damage, .. }) => -health_cost(state, seat, *damage),
                    _ => encounter_worth(state, seat, card, 0, 0),
                }
            }
            Waiting::Throw { at, stage, defence, .. } if at == Pawn::of(seat) => {
                -hit_cost(state, seat, stage, defence, above)
            }
            Waiting::CardRoll { who, what } => card_roll(state, seat, who, what, above),
            Waiting::Contents { at, hazards, fortunes } if state.at(Pawn::of(seat)) == Some(at) => {
                100 * i32::from(fortunes) - 70 * i32::from(hazards)
            }
            _ => 0,
        };
    }
    worth
}

/// How many of six outcomes reach `needs`.
fn sixths(state: &State, who: Seat, kind: RollKind, added: i8, needs: i8) -> i32 {
    let total = state.modifier(who, kind) + added;
    (1..=6).filter(|n| n + total >= needs).count() as i32
}

fn encounter_worth(state: &State, seat: Seat, card: Option<crate::Card>, focus: u8, plus: i8) -> i32 {
    let kind = match card {
        None => RollKind::Danger,
        Some(card) if CardSet::MONSTERS.has(card) => RollKind::Monster,
        Some(_) => RollKind::Trap,
    };
    let wins = sixths(state, seat, kind, focus as i8 + plus, encounter::difficulty(state, seat, card));
    let effect = card.map_or(0, |card| effect_cost(state, seat, state.kind(card)));
    let prize = match kind {
        RollKind::Trap => 25,
        RollKind::Monster => 30,
        _ => 0,
    };
    let flight = if kind == RollKind::Monster { 60 } else { 0 };
    let loss = health_cost(state, seat, encounter::damage(state, card)) + effect + flight;
    (wins * prize - (6 - wins) * loss * courage(state) / 100) / 6
}

/// Percent of a loss that is feared: the longer the game, the less, or nobody would ever pass a monster.
fn courage(state: &State) -> i32 {
    let rounds = i32::from(state.turn) / i32::from(state.n_parties() + state.ghosts.n);
    (100 - 3 * rounds).max(20)
}

fn effect_cost(state: &State, seat: Seat, kind: Kind) -> i32 {
    let treasures = 350 * i32::from(state.treasure_value(seat));
    match kind {
        Kind::Basilisk | Kind::GorgeousAdonis | Kind::PoisonDarts | Kind::WailingBanshee => 120,
        Kind::TentacledThing | Kind::BearTrap => 80,
        Kind::Snare => 60 + treasures,
        Kind::MischievousMonkey | Kind::SwindlingJester => 30 + treasures / 3,
        Kind::VoraciousOoze => 40,
        Kind::ColossalPit => AP * i32::from(state.player(seat).ap),
        _ => 30,
    }
}

/// What a thrown card is expected to cost its target.
fn hit_cost(state: &State, seat: Seat, stage: ThrowStage, defence: i8, above: Option<&Waiting>) -> i32 {
    let hits = match (stage, above) {
        (ThrowStage::Attack, Some(Waiting::Roll { who, focus, plus, stage, .. })) => {
            let added = if *stage == RollStage::Before { 0 } else { *focus as i8 } + plus;
            sixths(state, *who, RollKind::Attack, added, defence)
        }
        (ThrowStage::Defend, _) => 3,
        _ => 0,
    };
    let held = i32::from(state.n_held(seat)).max(1);
    let card = 500 * i32::from(state.treasure_value(seat)) / held;
    hits * (health_cost(state, seat, 1) + card) / 6
}

fn card_roll(state: &State, seat: Seat, who: Seat, what: CardRoll, above: Option<&Waiting>) -> i32 {
    let focus = match above {
        Some(Waiting::Roll { focus, plus, .. }) => *focus as i8 + plus,
        _ => 0,
    };
    match what {
        CardRoll::Rations if who == seat => {
            let wins = sixths(state, who, RollKind::Card, focus, 3);
            let health = state.player(seat).health;
            let healed = health_worth((health + 2).min(state.mode().health())) - health_worth(health);
            (wins * healed - (6 - wins) * 120) / 6
        }
        CardRoll::Opal if who == seat => -120 * (6 - sixths(state, who, RollKind::Card, focus, 3)) / 6,
        CardRoll::Rod { whom } if whom == Pawn::of(seat) => {
            let held = i32::from(state.n_held(seat)).max(1);
            let card = 40 + 700 * i32::from(state.treasure_value(seat)) / held;
            -card * sixths(state, who, RollKind::Card, focus, 5) / 6
        }
        _ => 0,
    }
}

/// Ghosts with treasures, and ghosts close by.
fn ghost_menace(state: &State) -> i32 {
    (0..state.ghosts.n)
        .map(|n| {
            let ghost = Pawn::ghost(n);
            let carried = (state.hands[ghost.index()] & CardSet::TREASURES).len() as i32;
            250 * carried + if state.at(ghost).is_some() { 40 } else { 0 }
        })
        .sum()
}
