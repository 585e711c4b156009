//! Cave Troll as the kernel sees it. What happens is in `rules/`, what is offered in `legal.rs`.

use kernel::{Actor, Game, Log, Outcome, Seat, SetupError, Step, Viewer, Weighted, pick};
use rand::Rng;

use crate::state::{State, Waiting};
use crate::{Action, CardSet, Chance, Event, Illegal, Setup, View, legal, rules};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CaveTroll;

impl Game for CaveTroll {
    const ID: &'static str = "cave-troll";
    const TITLE: &'static str = "Cave Troll";
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
        match state.waiting.top() {
            Waiting::Start | Waiting::Deal(_) | Waiting::Draw | Waiting::Find => Actor::Chance,
            Waiting::Flee { who, .. } => Actor::seat(who),
            Waiting::Push { whose, .. } => Actor::seat(whose),
            Waiting::Action
            | Waiting::Card
            | Waiting::Target(_)
            | Waiting::Devour { .. }
            | Waiting::Rampage { .. }
            | Waiting::Walk { .. } => Actor::seat(state.turn),
            Waiting::Over => Actor::Over,
        }
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        if Self::actor(state).asks(seat) {
            legal::list(state, into);
        }
    }

    fn chances(state: &State, into: &mut Vec<Weighted<Chance>>) {
        let faces = |seat: Seat| state.decks[seat.index()].faces(state.alternates[seat.index()]);
        match state.waiting.top() {
            Waiting::Start => {
                into.extend(state.seats().map(|seat| Weighted { what: Chance::Starts { seat }, weight: 1 }))
            }
            Waiting::Deal(to) => {
                into.extend(faces(to).map(|(card, weight)| Weighted { what: Chance::Deals { to, card }, weight }));
            }
            Waiting::Draw => {
                into.extend(faces(state.turn).map(|(card, weight)| Weighted { what: Chance::Draws { card }, weight }));
            }
            Waiting::Find => into.extend(
                state.artifact_deck.iter().map(|artifact| Weighted { what: Chance::Finds { artifact }, weight: 1 }),
            ),
            _ => {}
        }
    }

    #[inline]
    fn sample(state: &State, rng: &mut impl Rng) -> Chance {
        let mut draw = |seat: Seat| {
            let deck = state.decks[seat.index()];
            let number = kernel::nth_bit(u64::from(deck.0), pick(rng, deck.len()));
            CardSet::face(number, state.alternates[seat.index()])
        };
        match state.waiting.top() {
            Waiting::Deal(to) => Chance::Deals { to, card: draw(to) },
            Waiting::Draw => Chance::Draws { card: draw(state.turn) },
            Waiting::Find => Chance::Finds { artifact: state.artifact_deck.nth(pick(rng, state.artifact_deck.len())) },
            _ => Chance::Starts { seat: Seat::new(pick(rng, u32::from(state.players)) as usize) },
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
        view.imagine(rng)
    }

    /// Hand cards and facedown artifacts are their owner's secret. Rule: CT-SETUP-10, CT-DRAW-02, CT-ART-03.
    fn witness(event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Dealt { seat, card } => Event::Dealt { seat: *seat, card: card.filter(|_| viewer.sees(*seat)) },
            Event::Drew { seat, card } => Event::Drew { seat: *seat, card: card.filter(|_| viewer.sees(*seat)) },
            Event::Found { seat, artifact } => {
                Event::Found { seat: *seat, artifact: artifact.filter(|_| viewer.sees(*seat)) }
            }
            open => open.clone(),
        }
    }

    /// Playing a card shows which of two was kept from sight; playing an artifact turns it up, and so does the end of
    /// the game. Rule: CT-ART-03, CT-END-04.
    fn reveals(state: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Play { .. }
            | Action::Chalice { .. }
            | Action::Cloak { .. }
            | Action::Sword { .. }
            | Action::Boots { .. }
            | Action::Scroll { .. }
            | Action::Tally { .. } => true,
            _ => {
                let mut after = state.clone();
                rules::act(&mut after, seat, action, &mut ()).is_ok() && after.waiting.top() == Waiting::Over
            }
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let gold = |seat: Seat| i32::from(state.gold[seat.index()]);
        (state.waiting.top() == Waiting::Over)
            .then(|| Outcome::by_score(state.seats().map(gold).collect(), rules::turn::winners(state)))
    }

    fn standing(state: &State) -> Vec<i32> {
        rules::turn::standing(state)
    }

    #[inline]
    fn random_action(state: &State, _: Seat, rng: &mut impl Rng, _: &mut Vec<Action>) -> Action {
        legal::random(state, rng)
    }
}

/// A step that nobody listens to, as in playouts.
fn silently(state: &mut State, step: Step<CaveTroll>) -> Result<(), Illegal> {
    take(state, step, &mut ())
}

/// A step for whoever listens.
fn aloud(state: &mut State, step: Step<CaveTroll>, mut log: &mut dyn Log<Event>) -> Result<(), Illegal> {
    take(state, step, &mut log)
}

fn take(state: &mut State, step: Step<CaveTroll>, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    match step {
        Step::Act(seat, action) => rules::act(state, seat, action, log),
        Step::Chance(chance) => rules::happen(state, chance, log),
    }
}
