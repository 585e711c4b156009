//! Meeting what lives and lurks in passages. Rules: SK-ENC, SK-FAQ-04, SK-FAQ-07, SK-FAQ-09, SK-CARD-04, SK-CARD-05,
//! rulings SK-R-40, SK-R-43 to SK-R-51, SK-R-63, SK-R-86.

use kernel::{Log, Seat};

use crate::cell::{Cell, Side};
use crate::event::How;
use crate::kind::Sort;
use crate::printed::{DAMAGE, DIFFICULTY};
use crate::rules::health::{self, Ending};
use crate::rules::{fighting, ghosts, items, moving, rolls, windows};
use crate::state::State;
use crate::tile::Special;
use crate::waiting::{EncounterStage, HazardSet, RollKind, Then, Waiting};
use crate::{Card, CardSet, Event, Illegal, Kind, Pawn};

/// A ledge is passed with 3 or more, and costs 1 otherwise.
const LEDGE: (i8, u8) = (3, 1);

/// All monsters of the passage are met at the start of a turn. Rule: SK-ENC-08, rulings SK-R-44, SK-R-45.
pub fn wake(state: &mut State, seat: Seat) {
    let Some(at) = state.at(Pawn::of(seat)) else { return };
    let monsters = HazardSet::of(state.cards_at(at) & CardSet::MONSTERS, false);
    if !monsters.is_empty() {
        let entry = state.explorers[seat.index()].entries;
        state.waiting.push(Waiting::Meet { who: seat, entry, danger: false, hazards: monsters });
    }
}

/// What may be met next: is it the passage itself, and which cards? Colossal Pits, then the danger, then traps, then
/// monsters. Rule: SK-ENC-11, SK-ENC-12, SK-FAQ-04, ruling SK-R-43.
pub fn next_class(state: &State, danger: bool, hazards: HazardSet) -> (bool, CardSet) {
    let cards = hazards.cards();
    let pits = state.of_kind(cards, Kind::ColossalPit);
    if !pits.is_empty() {
        return (false, pits);
    }
    if danger {
        return (true, CardSet::NONE);
    }
    let traps = state.of_sort(cards, Sort::Trap);
    (false, if traps.is_empty() { state.of_sort(cards, Sort::Monster) } else { traps })
}

/// One after the other, while the explorer is alive and still here. Rule: SK-ENC-11, SK-ENC-13, ruling SK-R-43.
pub fn meet(
    state: &mut State,
    who: Seat,
    entry: u8,
    danger: bool,
    hazards: HazardSet,
    log: &mut impl Log<Event>,
) -> bool {
    let Some(at) = state.at(Pawn::of(who)).filter(|_| is_here(state, who, entry)) else {
        state.waiting.pop();
        return true;
    };
    // A card that has left the passage meanwhile is met no more.
    let still = hazards.cards() & state.hazards_at(at).cards();
    let hazards = HazardSet::of(still, true);
    match next_class(state, danger, hazards) {
        (true, _) => {
            state.waiting.replace(Waiting::Meet { who, entry, danger: false, hazards });
            begin(state, who, entry, None, log);
        }
        (false, cards) => match (cards.first(), cards.len()) {
            (None, _) => state.waiting.pop(),
            (Some(card), 1) => meet_card(state, who, entry, danger, hazards, card, log),
            _ => {
                state.waiting.replace(Waiting::Meet { who, entry, danger, hazards });
                return false;
            }
        },
    }
    true
}

fn meet_card(
    state: &mut State,
    who: Seat,
    entry: u8,
    danger: bool,
    mut hazards: HazardSet,
    card: Card,
    log: &mut impl Log<Event>,
) {
    hazards.remove(card);
    state.waiting.replace(Waiting::Meet { who, entry, danger, hazards });
    begin(state, who, entry, Some(card), log);
}

#[inline]
fn is_here(state: &State, who: Seat, entry: u8) -> bool {
    let explorer = state.explorers[who.index()];
    explorer.at.is_some() && explorer.entries == entry
}

/// Rule: SK-ENC-12.
pub fn may_face(state: &State, card: Card) -> Result<(), Illegal> {
    let Waiting::Meet { danger, hazards, .. } = state.waiting.top() else { return Err(Illegal::NotAnAction) };
    if next_class(state, danger, hazards).1.has(card) { Ok(()) } else { Err(Illegal::NotNext(card)) }
}

/// The explorer's player chooses the order within a class. Rule: SK-ENC-12.
pub fn face(state: &mut State, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_face(state, card)?;
    if let Waiting::Meet { who, entry, danger, hazards } = state.waiting.top() {
        meet_card(state, who, entry, danger, hazards, card, log);
    }
    Ok(())
}

fn begin(state: &mut State, who: Seat, entry: u8, card: Option<Card>, log: &mut impl Log<Event>) {
    log.push_with(|| Event::Meets { who: Pawn::of(who), card, difficulty: difficulty(state, who, card) });
    state.waiting.push(Waiting::Encounter { who, entry, card, stage: EncounterStage::Window });
}

/// The window, the roll, the flight. Rule: SK-ENC-02, SK-ENC-07, SK-CARD-08.
pub fn go_on(
    state: &mut State,
    who: Seat,
    entry: u8,
    card: Option<Card>,
    stage: EncounterStage,
    log: &mut impl Log<Event>,
) -> bool {
    if !is_here(state, who, entry) {
        state.waiting.pop();
        return true;
    }
    match stage {
        EncounterStage::Window => {
            let monster = card.is_some_and(|card| CardSet::MONSTERS.has(card));
            if monster && !windows::smoke(state, who).is_empty() {
                return false;
            }
            stand(state, log);
        }
        EncounterStage::Fleeing => {
            state.waiting.pop();
            if let Some(card) = card {
                flee_from(state, who, card, log);
            }
        }
        // The roll or the Injury that lay above has gone without an answer: nothing is left of this encounter.
        EncounterStage::Rolling | EncounterStage::Hurting => state.waiting.pop(),
    }
    true
}

/// The Smoke Bomb: done with that monster for now. FC-11.
pub fn smoke(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    items::require_held(state, seat, card)?;
    if !windows::smoke(state, seat).has(card) {
        return Err(Illegal::NotNow(card));
    }
    let Waiting::Encounter { who, card: monster, .. } = state.waiting.top() else { return Err(Illegal::NotAnAction) };
    log.push(Event::Used { seat, card });
    items::discard(state, Pawn::of(seat), card, log);
    log.push(Event::Skipped { who: Pawn::of(who), card: monster });
    state.waiting.pop();
    Ok(())
}

/// No smoke: the roll begins. Rule: SK-ENC-02, SK-ENC-03, ruling SK-R-90: focus works for every encounter.
pub fn stand(state: &mut State, _log: &mut impl Log<Event>) {
    let Waiting::Encounter { who, entry, card, .. } = state.waiting.top() else { return };
    state.waiting.replace(Waiting::Encounter { who, entry, card, stage: EncounterStage::Rolling });
    rolls::begin(state, who, roll_kind(card));
}

/// A Mimic Stone is met as the trap it copies.
fn roll_kind(card: Option<Card>) -> RollKind {
    match card {
        None => RollKind::Danger,
        Some(card) if CardSet::MONSTERS.has(card) => RollKind::Monster,
        Some(_) => RollKind::Trap,
    }
}

/// What the roll must reach, evaluated now. Rule: SK-ENC-03, HM-12, SK-PASS-04.
pub fn difficulty(state: &State, who: Seat, card: Option<Card>) -> i8 {
    difficulty_parts(state, who, card).map(|(_, n)| n).sum()
}

/// Printed, raised by treasures against the Jealous Guardian and by Idol's Gaze for monsters.
pub fn difficulty_parts(state: &State, who: Seat, card: Option<Card>) -> impl Iterator<Item = (&'static str, i8)> {
    let mut parts = [("printed", LEDGE.0), ("treasures", 0), ("gaze", 0)];
    if let Some(card) = card {
        let kind = state.kind(card);
        parts[0].1 = DIFFICULTY[kind as usize] as i8;
        if kind == Kind::JealousGuardian {
            parts[1].1 = state.of_sort(state.hands[who.index()], Sort::Treasure).len() as i8;
        }
        let gaze = state.at(Pawn::of(who)).is_some_and(|at| state.special_at(at) == Some(Special::Gaze));
        if gaze && kind.sort() == Sort::Monster {
            parts[2].1 = 1;
        }
    }
    parts.into_iter()
}

/// Damage of a defeat, before reductions. Rule: SK-ENC-06, SK-COMP-02.
pub fn damage(state: &State, card: Option<Card>) -> u8 {
    card.map_or(LEDGE.1, |card| DAMAGE[state.kind(card) as usize])
}

/// Victory: a monster is discarded, a trap comes into the hand. Defeat: an Injury. Rule: SK-ENC-03, SK-ENC-04,
/// SK-ENC-05, SK-ENC-06.
pub fn rolled(state: &mut State, who: Seat, entry: u8, card: Option<Card>, total: i8, log: &mut impl Log<Event>) {
    let pawn = Pawn::of(who);
    if total < difficulty(state, who, card) {
        log.push(Event::Lost { who: pawn, card });
        let monster = card.is_some_and(|card| CardSet::MONSTERS.has(card));
        // FE-12: the helmet helps against traps and passage dangers.
        let helmet = if monster { 0 } else { state.count(who, Kind::SteelHelmet) };
        let damage = damage(state, card).saturating_sub(helmet);
        state.waiting.replace(Waiting::Encounter { who, entry, card, stage: EncounterStage::Hurting });
        return health::injure(state, who, damage, monster);
    }
    log.push(Event::Won { who: pawn, card });
    state.waiting.pop();
    let (Some(card), Some(at)) = (card, state.at(pawn)) else { return };
    state.take_card(card, at);
    if CardSet::MONSTERS.has(card) {
        state.discards.put(card);
        log.push(Event::Discarded { card });
        // HM-14 leaves a Fortune.
        if state.kind(card) == Kind::ForgottenRival {
            state.waiting.push(Waiting::Contents { at, hazards: 0, fortunes: 1 });
        }
    } else {
        log.push(Event::PickedUp { who: pawn, card, from: at });
        items::gain(state, pawn, card, log);
    }
}

/// After the Injury: the effects of the card, then the flight. Rule: SK-ENC-06, SK-ENC-07, SK-INJ-01, rulings SK-R-39,
/// SK-R-40, SK-R-51.
pub fn hurt(state: &mut State, who: Seat, entry: u8, card: Option<Card>, ending: Ending, log: &mut impl Log<Event>) {
    let (Ending::Taken, Some(card), Some(at)) = (ending, card, state.at(Pawn::of(who))) else {
        return state.waiting.pop();
    };
    let kind = state.kind(card);
    if kind.sort() == Sort::Monster {
        state.waiting.replace(Waiting::Encounter { who, entry, card: Some(card), stage: EncounterStage::Fleeing });
    } else {
        state.waiting.pop();
    }
    on_injury(state, who, card, kind, at, log);
}

/// What is printed under On Injury, card by card; the flight of monsters is [`flee_from`].
fn on_injury(state: &mut State, who: Seat, card: Card, kind: Kind, at: Cell, log: &mut impl Log<Event>) {
    let pawn = Pawn::of(who);
    match kind {
        Kind::Basilisk | Kind::GorgeousAdonis | Kind::PoisonDarts => health::daze(state, pawn, log),
        Kind::MischievousMonkey => state.waiting.push(Waiting::RandomCard { from: pawn, then: Then::Drop }),
        Kind::SwindlingJester => jester(state, who),
        Kind::VoraciousOoze => state.waiting.push(Waiting::RandomCard { from: pawn, then: Then::Discard }),
        Kind::WailingBanshee => {
            let seen = state.sight(who);
            for other in state.pawns() {
                if state.at(other).is_some_and(|cell| seen.has(cell)) {
                    health::daze(state, other, log);
                }
            }
        }
        Kind::TentacledThing | Kind::BearTrap => health::pin(state, who, log),
        Kind::ConvincingSign => sign(state, who),
        Kind::Snare => {
            for card in state.hands[who.index()].iter() {
                items::put_down(state, pawn, card, at, log);
            }
        }
        // Ruling SK-R-63: on in the direction of entering; without one, no slide.
        Kind::BucketOfGrease => {
            let came = state.explorers[who.index()].last.and_then(|last| last.side_of(at));
            if let Some(side) = came {
                moving::slide(state, who, side);
            }
        }
        Kind::PortOBoulder => boulder(state, who, card, log),
        Kind::ColossalPit => {
            state.player_mut(who).ap = 0;
            state.player_mut(who).move_ap = 0;
            log.push(Event::ApLost { seat: who });
            skip_rest(state, who);
        }
        Kind::RotatingFloor => fighting::rotate(state, at, 1, log),
        _ => {}
    }
}

/// The other encounters of this entering are skipped. HT-06.
fn skip_rest(state: &mut State, seat: Seat) {
    state.waiting.retain(|waiting| !matches!(waiting, Waiting::Meet { who, .. } if *who == seat));
}

/// HM-05: the next opponent takes a card; nobody there, it is dropped. In Solo the first ghost on the board takes it,
/// and without one nothing happens (SK-SOLO-13, ruling SK-R-86).
fn jester(state: &mut State, who: Seat) {
    let from = Pawn::of(who);
    if state.mode().is_solo() {
        let ghost = (0..state.ghosts.n).map(Pawn::ghost).find(|ghost| state.at(*ghost).is_some());
        if let Some(to) = ghost {
            state.waiting.push(Waiting::RandomCard { from, then: Then::Give { to } });
        }
        return;
    }
    let then = state.next_opponent(who).map_or(Then::Drop, |to| Then::Give { to: Pawn::of(to) });
    state.waiting.push(Waiting::RandomCard { from, then });
}

/// HT-05: flee, and slide on in the same direction unless the passage fled into holds an encounter. Rule: SK-FAQ-12,
/// rulings SK-R-63, SK-R-64.
fn boulder(state: &mut State, who: Seat, card: Card, log: &mut impl Log<Event>) {
    if let Some((to, side)) = moving::flight(state, who, card) {
        if !state.is_booted(Pawn::of(who)) {
            let entry = state.explorers[who.index()].entries + 1;
            state.waiting.push(Waiting::Slide { who, side, entry });
        }
        moving::flee(state, who, card, to, log);
    }
}

/// Defeat by a monster makes one flee, by most of them. Rule: SK-ENC-07, SK-FLEE-01, SK-FAQ-07, rulings SK-R-47, SK-R-64.
fn flee_from(state: &mut State, who: Seat, card: Card, log: &mut impl Log<Event>) {
    let kind = state.kind(card);
    match kind {
        Kind::GorgeousAdonis | Kind::TentacledThing => return,
        // HM-02: flung somewhere instead, if that is possible.
        Kind::PutridHorror => {
            let ways = state.at(Pawn::of(who)).map_or(0, |at| state.ways(at));
            if ways != 0 && !state.is_booted(Pawn::of(who)) && moving::can_be_moved(state, who) {
                return state.waiting.push(Waiting::Bolt { who });
            }
        }
        _ => {}
    }
    if let Some((to, _)) = moving::flight(state, who, card) {
        if kind == Kind::ShamblingMummy {
            state.waiting.push(Waiting::Follow { who, card, to });
        }
        moving::flee(state, who, card, to, log);
    }
}

/// Chance chose where the Putrid Horror flings its victim. HM-02, rulings SK-R-62, SK-R-63.
pub fn bolt(state: &mut State, side: Side) -> Result<(), Illegal> {
    let Waiting::Bolt { who } = state.waiting.top() else { return Err(Illegal::NotByChance) };
    let ways = state.at(Pawn::of(who)).map_or(0, |at| state.ways(at));
    if ways & side.bit() == 0 {
        return Err(Illegal::NotByChance);
    }
    state.waiting.pop();
    moving::slide(state, who, side);
    Ok(())
}

/// HM-08: the mummy comes after who fled from it; nobody encounters it now. Rulings SK-R-44, SK-R-51.
pub fn follow(state: &mut State, who: Seat, card: Card, to: Cell, log: &mut impl Log<Event>) -> bool {
    state.waiting.pop();
    let lair = state.laid.iter().zip(&state.contents).find(|(_, cards)| cards.has(card)).and_then(|(at, _)| *at);
    if let Some(from) = lair.filter(|from| state.is_alive(who) && *from != to && state.is_discovered(to)) {
        state.take_card(card, from);
        state.put_card(card, to);
        log.push(Event::MonsterMoved { card, from, to });
    }
    true
}

/// HT-02: the next opponent leads the victim somewhere; without one, chance; in Solo as a ghost would shove, and while
/// no ghost has spawned nothing happens. Rulings SK-R-15, SK-R-64, SK-R-86, rule SK-SOLO-13.
fn sign(state: &mut State, who: Seat) {
    let solo = state.mode().is_solo();
    let nobody_leads = solo && state.ghosts.n == 0;
    if !nobody_leads && moving::can_be_moved(state, who) && !state.is_booted(Pawn::of(who)) {
        let chooser = if solo { None } else { state.next_opponent(who) };
        state.waiting.push(Waiting::Sign { who, chooser });
    }
}

/// Where the sign may lead.
pub fn sign_ways(state: &State, who: Seat) -> u8 {
    let Some(at) = state.at(Pawn::of(who)) else { return 0 };
    if state.mode().is_solo() { ghosts::shove_ways(state, at) } else { state.ways(at) }
}

/// With no way nothing happens, with one nobody is asked. Ruling SK-R-23.
pub fn sign_if_forced(state: &mut State, who: Seat, chooser: Option<Seat>, log: &mut impl Log<Event>) -> bool {
    let ways = sign_ways(state, who);
    if ways == 0 {
        state.waiting.pop();
        return true;
    }
    if chooser.is_some() && ways.is_power_of_two() {
        send(state, Side::from_index(ways.trailing_zeros() as u8), log).expect("the only way can be taken");
        return true;
    }
    false
}

/// The victim goes there; that is entering, and no Shove. HT-02, ruling SK-R-19.
pub fn send(state: &mut State, side: Side, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::Sign { who, .. } = state.waiting.top() else { return Err(Illegal::NotAnAction) };
    let at = state.at(Pawn::of(who)).ok_or(Illegal::NotByChance)?;
    if sign_ways(state, who) & side.bit() == 0 {
        return Err(Illegal::SignLeadsNowhere(side));
    }
    state.waiting.pop();
    moving::enter(state, Pawn::of(who), at.next(side), How::Sent, log);
    Ok(())
}
