//! Cave Pilot 55 as the kernel sees it. What happens is in `rules/` and `cards/`, what is offered in `legal.rs`.

use kernel::{Actor, Game, Log, Outcome, Reaction, Seat, SetupError, Step, Viewer, Weighted, pick};
use rand::Rng;

use crate::rules::{self, placing, scoring, shop, windows};
use crate::state::State;
use crate::{Action, Chance, Die, Event, Exploration, Illegal, MissileFace, Setup, View, Waiting, cards, legal};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CavePilot;

impl Game for CavePilot {
    const ID: &'static str = "cave-pilot";
    const TITLE: &'static str = "Cave Pilot 55";
    const RULES_VERSION: u32 = 2;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn n_seats(setup: &Setup) -> usize {
        usize::from(setup.players)
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        rules::setup::start(setup)
    }

    #[inline]
    fn actor(state: &State) -> Actor {
        state.waiting.top().actor(state.turn.seat)
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        if Self::actor(state).asks(seat) {
            legal::list(state, seat, &mut |action| into.push(action));
        }
    }

    fn chances(state: &State, into: &mut Vec<Weighted<Chance>>) {
        let mut add = |what: Chance, weight: u32| into.push(Weighted { what, weight });
        match state.waiting.top() {
            Waiting::StartRoll { .. } | Waiting::Tie { .. } | Waiting::Condition => {
                (0..6).for_each(|first| add(Chance::Rolls { first, second: None }, 1));
            }
            Waiting::Roll => {
                let dice = dice_of(state);
                for first in faces(dice[0]) {
                    match dice[1] {
                        Some(_) => faces(dice[1]).for_each(|face| add(Chance::Rolls { first, second: Some(face) }, 1)),
                        None => add(Chance::Rolls { first, second: None }, 1),
                    }
                }
            }
            Waiting::MissileRoll => MissileFace::ALL.iter().for_each(|face| add(Chance::Missile { face: *face }, 1)),
            Waiting::Deal { .. } | Waiting::Refill => {
                placing::top_cards(state, |card, weight| add(Chance::Cave { card }, weight));
            }
            Waiting::Display | Waiting::Fill | Waiting::DrawExtra { .. } => {
                let row = row_drawn(state);
                state.heaps[row as usize].faces(row).for_each(|(card, weight)| add(Chance::Shop { card }, weight));
            }
            Waiting::StartCard { .. } | Waiting::Find { .. } => {
                state.finds.kinds().for_each(|(card, weight)| add(Chance::Finds { card }, weight));
            }
            Waiting::Redirect { who } => {
                cards::wards::others(state, who).iter().for_each(|to| add(Chance::Redirects { to }, 1));
            }
            _ => {}
        }
    }

    #[inline]
    fn sample(state: &State, rng: &mut impl Rng) -> Chance {
        match state.waiting.top() {
            Waiting::Roll => {
                let dice = dice_of(state);
                let mut face = |die: Die| die.lowest() + pick(rng, 6) as u8;
                Chance::Rolls { first: dice[0].map_or(0, &mut face), second: dice[1].map(&mut face) }
            }
            Waiting::MissileRoll => Chance::Missile { face: MissileFace::ALL[pick(rng, 6) as usize] },
            Waiting::Deal { .. } | Waiting::Refill => Chance::Cave { card: sample_cave(state, rng) },
            Waiting::Display | Waiting::Fill | Waiting::DrawExtra { .. } => {
                let row = row_drawn(state);
                let heap = state.heaps[row as usize];
                Chance::Shop { card: heap.nth(row, pick(rng, heap.len())) }
            }
            Waiting::StartCard { .. } | Waiting::Find { .. } => {
                Chance::Finds { card: state.finds.nth(pick(rng, state.finds.len())) }
            }
            Waiting::Redirect { who } => {
                let others = cards::wards::others(state, who);
                let n = others.iter().count() as u32;
                let to = others.iter().nth(pick(rng, n) as usize).expect("a redirection has somewhere to go");
                Chance::Redirects { to }
            }
            _ => Chance::Rolls { first: pick(rng, 6) as u8, second: None },
        }
    }

    #[inline]
    fn apply(state: &mut State, step: Step<Self>, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match log.listener() {
            None => silently(state, step),
            Some(log) => aloud(state, step, log),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn imagine(view: &View, _: &mut impl Rng) -> State {
        view.imagine()
    }

    /// Everything is open. Rule: CP-GEN-03.
    fn witness(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    /// No action turns anything up; what comes from the piles is chance. Rule: CP-GEN-03.
    fn reveals(_: &State, _: Seat, _: Action) -> bool {
        false
    }

    /// Reputation is the score. Who is out ranks below all others, the later the better. Ruling CP-R-59.
    fn outcome(state: &State) -> Option<Outcome> {
        scoring::ending(state)
            .map(|ending| Outcome::by_rank(scoring::standing(state), ending.winners, |seat| scoring::rank(state, seat)))
    }

    fn standing(state: &State) -> Vec<i32> {
        scoring::standing(state)
    }

    /// A window is about the cards that fit, and is declined by passing. Ruling CP-R-48.
    fn reaction(state: &State, seat: Seat) -> Option<Reaction<Action>> {
        let Waiting::Window { window, who, .. } = state.waiting.top() else { return None };
        let usable = windows::usable(state, who, window);
        let topics = Exploration::ALL.iter().filter(|card| usable & card.bit() != 0).map(|card| card.name()).collect();
        (who == seat).then_some(Reaction { topics, decline: Action::Pass })
    }
}

/// A step that nobody listens to, as in playouts.
fn silently(state: &mut State, step: Step<CavePilot>) -> Result<(), Illegal> {
    take(state, step, &mut ())
}

/// A step for whoever listens.
fn aloud(state: &mut State, step: Step<CavePilot>, mut log: &mut dyn Log<Event>) -> Result<(), Illegal> {
    take(state, step, &mut log)
}

fn take(state: &mut State, step: Step<CavePilot>, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    match step {
        Step::Act(seat, action) => rules::act(state, seat, action, log),
        Step::Chance(chance) => rules::happen(state, chance, log),
    }
}

fn dice_of(state: &State) -> [Option<Die>; 2] {
    state.attack.map_or([None; 2], |attack| attack.dice)
}

fn faces(die: Option<Die>) -> std::ops::Range<u8> {
    die.map_or(0..1, |die| die.lowest()..die.lowest() + 6)
}

/// The row a card of the shop is drawn for.
#[inline]
fn row_drawn(state: &State) -> crate::Row {
    match state.waiting.top() {
        Waiting::DrawExtra { row } => row,
        _ => shop::row_to_fill(state).expect("a row is to be filled"),
    }
}

/// The top of the Cave card pile: first which heap, then which card of it.
#[inline]
fn sample_cave(state: &State, rng: &mut impl Rng) -> crate::Cave {
    let top = state.pile.last().expect("the pile is drawn from");
    let mut chosen = pick(rng, top.len());
    for heap in 0..3 {
        let n = u32::from(top.unknown[heap]);
        if chosen < n {
            return state.unseen[heap].nth(pick(rng, state.unseen[heap].len()));
        }
        chosen -= n;
    }
    top.known.nth(chosen)
}
