//! The Caves of Casadh as the kernel sees it. What happens is in `rules/`, what is offered in `legal.rs`.

use kernel::{Actor, Game, Log, Outcome, Seat, SetupError, Step, Viewer, Weighted, pick};
use rand::Rng;

use crate::state::{State, Waiting};
use crate::{Action, Chance, Event, Illegal, Item, Setup, View, legal, rules};

/// The game: everybody runs one spelunker and wants it out alive, and rich. Rule: CC-GEN-01.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Casadh;

impl Game for Casadh {
    const ID: &'static str = "casadh";
    const TITLE: &'static str = "The Caves of Casadh";
    const RULES_VERSION: u32 = 1;

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
        match rules::asked(state) {
            Some(seat) => Actor::seat(seat),
            None if state.is_over() => Actor::Over,
            None => Actor::Chance,
        }
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        if rules::asked(state) == Some(seat) {
            legal::list(state, into);
        }
    }

    fn chances(state: &State, into: &mut Vec<Weighted<Chance>>) {
        let one = |what| Weighted { what, weight: 1 };
        match state.waiting.top() {
            Waiting::Surface => {
                into.extend(
                    state
                        .bag
                        .iter()
                        .map(|(value, weight)| Weighted { what: Chance::Surface { value: value as u8 }, weight }),
                );
            }
            Waiting::Start => into.extend(state.seats().map(|seat| one(Chance::Starts { seat }))),
            Waiting::Hex { .. } => into.extend(state.pile.iter().map(|hex| one(Chance::Hex { hex }))),
            Waiting::Card => {
                into.extend(state.deck.faces().map(|(card, weight)| Weighted { what: Chance::Card { card }, weight }));
            }
            Waiting::Items { .. } => into.extend(
                state
                    .supply
                    .iter()
                    .map(|(item, weight)| Weighted { what: Chance::Item { item: Item::new(item) }, weight }),
            ),
            Waiting::Draw { .. } => into.extend(
                state
                    .bag
                    .iter()
                    .map(|(value, weight)| Weighted { what: Chance::Treasure { value: value as u8 }, weight }),
            ),
            Waiting::Blind { .. } => into.extend(
                state.air.iter().map(|(value, weight)| Weighted { what: Chance::Blind { value: value as u8 }, weight }),
            ),
            Waiting::Rolls { .. } | Waiting::GrueRoll | Waiting::Defuse { .. } => {
                into.extend((1..=6).map(|die| one(Chance::Roll { die })));
            }
            _ => {}
        }
    }

    #[inline]
    fn sample(state: &State, rng: &mut impl Rng) -> Chance {
        let mut token = |from: crate::Tally| from.nth(pick(rng, from.len())) as u8;
        match state.waiting.top() {
            Waiting::Surface => Chance::Surface { value: token(state.bag) },
            Waiting::Draw { .. } => Chance::Treasure { value: token(state.bag) },
            Waiting::Blind { .. } => Chance::Blind { value: token(state.air) },
            Waiting::Items { .. } => Chance::Item { item: Item::new(usize::from(token(state.supply))) },
            Waiting::Hex { .. } => Chance::Hex { hex: state.pile.nth(pick(rng, state.pile.len())) },
            Waiting::Card => Chance::Card { card: state.deck.nth(pick(rng, state.deck.len())) },
            Waiting::Start => Chance::Starts { seat: Seat::new(pick(rng, u32::from(state.players)) as usize) },
            _ => Chance::Roll { die: 1 + pick(rng, 6) as u8 },
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

    fn imagine(view: &View, rng: &mut impl Rng) -> State {
        view.imagine_many(1, rng).swap_remove(0)
    }

    fn imagine_many(view: &View, n: usize, rng: &mut impl Rng) -> Vec<State> {
        view.imagine_many(n, rng)
    }

    /// Looks and kept treasures are secret, until the survivors show theirs. Rule: CC-INFO-03, CC-TREAS-05; rulings
    /// CC-R-35, CC-R-54.
    fn witness(event: &Event, viewer: Viewer) -> Event {
        let mut event = event.clone();
        match &mut event {
            Event::TreasureDrawn { seat, seen, value, .. } if !(*seen && viewer.sees(*seat)) => *value = None,
            Event::Looked { seat, seen, values, .. } if !(*seen && viewer.sees(*seat)) => *values = None,
            Event::Kept { seat, value, .. } | Event::TreasureDropped { seat, value, .. } if !viewer.sees(*seat) => {
                *value = None;
            }
            _ => {}
        }
        event
    }

    /// Looking at treasures shows them, and the end shows what the survivors have. Rule: CC-TREAS-02, CC-INFO-05.
    fn reveals(state: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::CollectTreasure => true,
            // What is kept is known to others once they look again; what is laid down with it is not taken back.
            Action::Keep { .. } => true,
            _ => {
                let mut after = state.clone();
                rules::act(&mut after, seat, action, &mut ()).is_ok() && after.is_over()
            }
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::ending::outcome(state)
    }

    fn standing(state: &State) -> Vec<i32> {
        rules::ending::standing(state)
    }

    #[inline]
    fn random_action(state: &State, _: Seat, rng: &mut impl Rng, _: &mut Vec<Action>) -> Action {
        legal::random(state, rng)
    }
}

/// A step that nobody listens to, as in playouts.
fn silently(state: &mut State, step: Step<Casadh>) -> Result<(), Illegal> {
    take(state, step, &mut ())
}

/// A step for whoever listens.
fn aloud(state: &mut State, step: Step<Casadh>, mut log: &mut dyn Log<Event>) -> Result<(), Illegal> {
    take(state, step, &mut log)
}

fn take(state: &mut State, step: Step<Casadh>, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    match step {
        Step::Act(seat, action) => rules::act(state, seat, action, log),
        Step::Chance(chance) => rules::happen(state, chance, log),
    }
}
