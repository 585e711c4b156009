//! Before the first turn: tokens, who begins, starting items, decks. Rules: SK-SETUP, SK-GEAR, SK-TEAM-05 to SK-TEAM-09,
//! SK-SOLO-02, SK-SOLO-03, SK-SOLO-06, SK-SOLO-11, rulings SK-R-02 to SK-R-07, SK-R-71.

use kernel::{Deck, Log, Seat, SetupError};

use crate::content::content;
use crate::kind::Sort;
use crate::rules::turn;
use crate::setup::{GearUp, HouseRule, Mode, Setup, Shuffle};
use crate::state::State;
use crate::waiting::Waiting;
use crate::{Card, CardSet, Event, GearSet, Illegal, Kind, Token};

/// The table before the first step. Rule: SK-SETUP-01, SK-SETUP-02, SK-SETUP-03, SK-SETUP-09, SK-SETUP-10, SK-GOAL-03,
/// SK-DUEL-03, SK-DUEL-04, SK-SOLO-02, SK-SOLO-12; ruling SK-R-07: the Turn Action tile is a reminder and no thing here.
pub fn start(setup: &Setup) -> Result<State, SetupError> {
    setup.check()?;
    Ok(State::empty(*setup))
}

/// A token of one's own; factions are free. Rule: SK-SETUP-02, SK-TEAM-05, SK-FACT-01, ruling SK-R-71: ghosts use other
/// tokens, so the pool keeps all five factions.
pub fn take_token(state: &mut State, seat: Seat, token: Token, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if state.tokens.contains(&Some(token)) {
        return Err(Illegal::TokenTaken(token));
    }
    state.tokens[seat.index()] = Some(token);
    log.push(Event::TokenTaken { seat, token });
    let next = seat.index() + 1;
    if next < usize::from(state.setup.players) {
        state.waiting.replace(Waiting::Token { seat: Seat::new(next) });
    } else if state.n_parties() == 1 {
        gear_up(state);
    } else {
        state.waiting.replace(Waiting::FirstRoll { left: all_parties(state), best: 0, tied: 0 });
    }
    Ok(())
}

fn all_parties(state: &State) -> u8 {
    (1 << state.n_parties()) - 1
}

/// The highest roll begins; those who share it roll again. Rule: SK-SETUP-04, SK-TEAM-06, ruling SK-R-02.
pub fn first_roll(state: &mut State, n: u8, log: &mut impl Log<Event>) {
    let Waiting::FirstRoll { left, best, tied } = state.waiting.top() else { return };
    let party = left.trailing_zeros() as u8;
    let seat = state.party_seats(party).next().expect("a party has a seat");
    log.push(Event::FirstRolled { seat, n });
    let (best, tied) = match n.cmp(&best) {
        std::cmp::Ordering::Greater => (n, 1 << party),
        std::cmp::Ordering::Equal => (best, tied | 1 << party),
        std::cmp::Ordering::Less => (best, tied),
    };
    let left = left & (left - 1);
    if left != 0 {
        state.waiting.replace(Waiting::FirstRoll { left, best, tied });
    } else if tied.is_power_of_two() {
        state.first = tied.trailing_zeros() as u8;
        log.push_with(|| Event::Starts { seats: state.party_seats(state.first).collect() });
        gear_up(state);
    } else {
        state.waiting.replace(Waiting::FirstRoll { left: tied, best: 0, tied: 0 });
    }
}

/// All Gear cards come out and lie face up. Rule: SK-SETUP-05, SK-GEAR-01, SK-GEAR-02, SK-GEAR-03, ruling SK-R-05.
fn gear_up(state: &mut State) {
    state.rows = CardSet::GEAR;
    state.waiting.replace(match state.setup.gear {
        GearUp::Draft => Waiting::Gear { pick: 0, more: false },
        GearUp::Suggested => Waiting::Set { chooser: 0 },
    });
}

/// Rounds of the draft. Rule: SK-GEAR-05, SK-GEAR-06, SK-TEAM-07, SK-SOLO-06.
fn n_picks(state: &State) -> u8 {
    state.n_parties() * if state.mode() == Mode::Team { 4 } else { 2 }
}

/// The party that makes the `pick`-th pick: forth, back, and so on. Rule: SK-GEAR-05, SK-GEAR-06, SK-TEAM-07.
pub fn drafter(state: &State, pick: u8) -> u8 {
    let n = state.n_parties();
    let (round, place) = (pick / n, pick % n);
    state.nth_party(if round.is_multiple_of(2) { place } else { n - 1 - place })
}

/// May this card be picked now? The top row is equipment, the bottom row the other Gear. Rule: SK-GEAR-04, SK-GEAR-05,
/// SK-GEAR-06, SK-TEAM-07, SK-SOLO-06, ruling SK-R-03.
pub fn may_take(state: &State, pick: u8, more: bool, card: Card) -> Result<(), Illegal> {
    if !state.rows.has(card) {
        return Err(Illegal::NotInRows(card));
    }
    let sort = card.printed().sort();
    if state.mode().is_solo() {
        let picks = [(Sort::Equipment, Illegal::SoloEquipment), (Sort::Consumable, Illegal::SoloConsumable)];
        let (wanted, no) = picks[usize::from(pick)];
        return if sort == wanted { Ok(()) } else { Err(no) };
    }
    if more {
        return if sort == Sort::Equipment { Err(Illegal::SecondFromBottom(card)) } else { Ok(()) };
    }
    // Ruling SK-R-03: picks are compulsory, and 6 and 19 cards are more than enough for all.
    Ok(())
}

/// Round 1 gives one card of the top row or two of the bottom row, except to teams and in Solo.
fn takes_two(state: &State, pick: u8) -> bool {
    state.mode() != Mode::Team && !state.mode().is_solo() && pick < state.n_parties()
}

/// A pick of the draft. Rule: SK-GEAR-05, SK-GEAR-06, SK-TEAM-07, SK-SOLO-06.
pub fn take_gear(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::Gear { pick, more } = state.waiting.top() else { return Err(Illegal::NotAnAction) };
    may_take(state, pick, more, card)?;
    state.rows.take(card);
    // A team's cards lie with its lower seat until they are split.
    let holder = state.party_seats(state.party_of(seat)).next().expect("a party has a seat");
    state.hands[holder.index()].put(card);
    log.push(Event::GearTaken { seat, card });
    let second = !more && takes_two(state, pick) && card.printed().sort() != Sort::Equipment && !state.rows.is_empty();
    if second {
        state.waiting.replace(Waiting::Gear { pick, more: true });
    } else if pick + 1 < n_picks(state) {
        state.waiting.replace(Waiting::Gear { pick: pick + 1, more: false });
    } else if state.mode() == Mode::Team {
        state.waiting.replace(Waiting::Split { team: 0 });
    } else {
        deal(state, log);
    }
    Ok(())
}

/// Two of the four cards for the lower seat, the rest for the other. Rule: SK-TEAM-08.
pub fn may_split(state: &State, seat: Seat, first: Card, second: Card) -> Result<(), Illegal> {
    let hand = state.hands[seat.index()];
    if !hand.has(first) || first >= second {
        return Err(Illegal::NotTheTeams(first));
    }
    if hand.has(second) { Ok(()) } else { Err(Illegal::NotTheTeams(second)) }
}

/// Rule: SK-TEAM-08.
pub fn split(
    state: &mut State,
    seat: Seat,
    first: Card,
    second: Card,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let Waiting::Split { team } = state.waiting.top() else { return Err(Illegal::NotAnAction) };
    may_split(state, seat, first, second)?;
    let partner = state.partner(seat).expect("a team has two partners");
    let own = CardSet::one(first) | CardSet::one(second);
    state.hands[partner.index()] = state.hands[seat.index()].without(own);
    state.hands[seat.index()] = own;
    for seat in [seat, partner] {
        log.push_with(|| Event::GearSplit { seat, cards: state.hands[seat.index()].iter().collect() });
    }
    if team + 1 < state.n_parties() {
        state.waiting.replace(Waiting::Split { team: team + 1 });
    } else {
        deal(state, log);
    }
    Ok(())
}

/// Players choose sets in turn order; in Team teams in turn order, the lower seat first. Ruling SK-R-06.
pub fn chooser(state: &State, n: u8) -> Seat {
    let mut seats = (0..state.n_parties()).flat_map(|party| state.party_seats(state.nth_party(party)));
    seats.nth(usize::from(n)).expect("as many choose as sit at the table")
}

/// Is the set for this mode, and are its cards still there? Rule: SK-SET-01, SK-SET-02, SK-TEAM-09, SK-SOLO-06,
/// ruling SK-R-06.
pub fn may_take_set(state: &State, set: GearSet) -> Result<(), Illegal> {
    let for_teams = state.mode() == Mode::Team || state.mode().is_solo();
    let is_free = content().sets[set as usize].cards.iter().all(|kind| free_card(state, *kind).is_some());
    // A set is taken once, also where another copy of its cards is left: its equipment exists once, or its first card.
    let untaken = content().sets[set as usize].cards.first().is_some_and(|kind| state.rows.has(Card::of(*kind)));
    if set.is_for_teams() == for_teams && is_free && untaken { Ok(()) } else { Err(Illegal::SetNotFree(set)) }
}

fn free_card(state: &State, kind: Kind) -> Option<Card> {
    (state.rows & CardSet::of(kind)).first()
}

/// Rule: SK-GEAR-02, SK-SET-01, SK-SET-02, rulings SK-R-06, SK-R-88: the Delicate Toolkit is equipment.
pub fn take_set(state: &mut State, seat: Seat, set: GearSet, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::Set { chooser } = state.waiting.top() else { return Err(Illegal::NotAnAction) };
    may_take_set(state, set)?;
    for kind in &content().sets[set as usize].cards {
        let card = free_card(state, *kind).expect("a free set has its cards");
        state.rows.take(card);
        state.hands[seat.index()].put(card);
    }
    log.push(Event::SetTaken { seat, set });
    if chooser + 1 < state.setup.players {
        state.waiting.replace(Waiting::Set { chooser: chooser + 1 });
    } else {
        deal(state, log);
    }
    Ok(())
}

/// The Gear nobody took goes back; the three decks are shuffled and the first turn begins.
/// Rule: SK-SETUP-06, SK-SETUP-07, SK-SETUP-08, SK-GEAR-07, SK-SOLO-11, rulings SK-R-04, SK-R-05.
fn deal(state: &mut State, log: &mut impl Log<Event>) {
    state.rows = CardSet::NONE;
    let no_soulbond = state.mode().is_solo() && !state.setup.house.has(HouseRule::KeepSoulbondInSolo);
    if no_soulbond {
        state.boxed = CardSet::of(Kind::SoulbondCharm);
    }
    let taken = state.hands.iter().fold(state.boxed, |all, hand| all | *hand);
    let rest = CardSet::ALL.without(taken);
    state.fortunes = match state.setup.fortune {
        Shuffle::Paced => Deck::paced(rest.fortune_bits(), CardSet::TREASURES.fortune_bits()),
        Shuffle::Plain => Deck::shuffled(rest.fortune_bits()),
    };
    state.hazards = Deck::shuffled(rest.hazard_bits());
    turn::begin(state, state.first, log);
}
