//! Skulldug! as the kernel sees it. What happens is in `rules/`, what is offered in `legal.rs`.

use kernel::{Actor, Game, Log, Outcome, Reaction, Seat, SetupError, Step, Viewer, Weighted, bits, pick};
use rand::Rng;

use crate::cell::{Side, sides};
use crate::rules::{self, encounter, ghosts, items, windows};
use crate::state::State;
use crate::tile::{Tile, TileKind};
use crate::waiting::{EncounterStage, Phase, RollStage, Waiting};
use crate::{Action, Card, CardSet, Chance, Event, Faction, Illegal, Setup, View, legal};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skulldug;

impl Game for Skulldug {
    const ID: &'static str = "skulldug";
    const TITLE: &'static str = "Skulldug!";
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

    /// Partners may both be asked: either may act at an idle moment of their turn. Ruling SK-R-65.
    #[inline]
    fn actor(state: &State) -> Actor {
        if state.waiting.top() == Waiting::Over {
            return Actor::Over;
        }
        let asked = state.asked();
        if asked.is_empty() { Actor::Chance } else { Actor::Seats(asked) }
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        if state.asked().has(seat) {
            legal::offer(state, seat, &mut |action| into.push(action));
        }
    }

    fn chances(state: &State, into: &mut Vec<Weighted<Chance>>) {
        let mut add = |what: Chance, weight: u32| into.push(Weighted { what, weight });
        match state.waiting.top() {
            Waiting::Roll { stage: RollStage::Die, .. } | Waiting::FirstRoll { .. } | Waiting::CaveRoll => {
                (1..=6).for_each(|n| add(Chance::Die { n }, 1));
            }
            Waiting::DrawTile { .. } => {
                let top = state.passages.top();
                for tile in TileKind::all() {
                    let n = (top & Tile::all_of(tile)).count_ones();
                    if n > 0 {
                        add(Chance::Tile { tile }, n);
                    }
                }
            }
            Waiting::Contents { hazards, .. } if hazards > 0 => {
                for (n, weight) in state.hazards.odds() {
                    add(Chance::Draws { card: hazard(n) }, weight);
                }
            }
            Waiting::Contents { .. } | Waiting::BackupDraw { .. } => {
                for (n, weight) in state.fortunes.odds() {
                    add(Chance::Draws { card: Card::new(usize::from(n)) }, weight);
                }
            }
            Waiting::RandomCard { from, then } => {
                items::eligible(state, from, then).iter().for_each(|card| add(Chance::Picks { card }, 1));
            }
            Waiting::Bolt { .. } | Waiting::Sign { .. } => {
                sides(random_ways(state)).for_each(|side| add(Chance::Goes { side }, 1));
            }
            Waiting::Spawn { .. } => {
                bits(u64::from(state.ghosts.pool)).for_each(|n| add(Chance::Spawns { faction: Faction::ALL[n] }, 1));
            }
            Waiting::Ghost { n, step, goal, got_fortune, got_trap } => {
                let options = ghosts::options(state, ghosts::Turn { n, step, goal, got_fortune, got_trap });
                (0..options.len()).for_each(|n| add(options.nth(n), 1));
            }
            _ => {}
        }
        // Only chance is listed: a question to a seat has no outcomes here.
        if !state.asked().is_empty() {
            into.clear();
        }
    }

    #[inline]
    fn sample(state: &State, rng: &mut impl Rng) -> Chance {
        match state.waiting.top() {
            Waiting::DrawTile { .. } => {
                let tile = state.passages.sample(rng);
                Chance::Tile { tile: Tile::new(usize::from(tile)).kind() }
            }
            Waiting::Contents { hazards, .. } if hazards > 0 => {
                Chance::Draws { card: hazard(state.hazards.sample(rng)) }
            }
            Waiting::Contents { .. } | Waiting::BackupDraw { .. } => {
                Chance::Draws { card: Card::new(usize::from(state.fortunes.sample(rng))) }
            }
            Waiting::RandomCard { from, then } => {
                let cards = items::eligible(state, from, then);
                Chance::Picks { card: cards.nth(pick(rng, cards.len())) }
            }
            Waiting::Bolt { .. } | Waiting::Sign { .. } => {
                let ways = u64::from(random_ways(state));
                let n = pick(rng, ways.count_ones());
                Chance::Goes { side: Side::from_index(kernel::nth_bit(ways, n) as u8) }
            }
            Waiting::Spawn { .. } => {
                let pool = u64::from(state.ghosts.pool);
                let n = pick(rng, pool.count_ones());
                Chance::Spawns { faction: Faction::ALL[kernel::nth_bit(pool, n)] }
            }
            Waiting::Ghost { n, step, goal, got_fortune, got_trap } => {
                let options = ghosts::options(state, ghosts::Turn { n, step, goal, got_fortune, got_trap });
                options.nth(pick(rng, options.len()))
            }
            _ => Chance::Die { n: 1 + pick(rng, 6) as u8 },
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

    /// Everything lies open. Rule: SK-CARD-13.
    fn witness(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    /// No action shows anyone something they could not know; draws are chance's.
    fn reveals(_: &State, _: Seat, _: Action) -> bool {
        false
    }

    /// Treasures are the scores; a draw is shared. Rulings SK-R-08, SK-R-14.
    fn outcome(state: &State) -> Option<Outcome> {
        (state.waiting.top() == Waiting::Over).then(|| {
            Outcome::by_score(Skulldug::standing(state), bits(u64::from(state.winners)).map(Seat::new).collect())
        })
    }

    /// Treasures in hand, by what they count. Rule: SK-GOAL-01, ruling SK-R-08.
    fn standing(state: &State) -> Vec<i32> {
        state.seats().map(|seat| i32::from(state.treasure_value(seat))).collect()
    }

    #[inline]
    fn random_action(state: &State, seat: Seat, rng: &mut impl Rng, buffer: &mut Vec<Action>) -> Action {
        legal::random(state, seat, rng, buffer)
    }

    /// Windows, and the question whether to resign. Rule: SK-CARD-09, SK-RESIGN-01.
    fn reaction(state: &State, seat: Seat) -> Option<Reaction<Action>> {
        if !state.asked().has(seat) {
            return None;
        }
        let (cards, decline) = match state.waiting.top() {
            Waiting::Turn { phase: Phase::Resign { .. } } => {
                return Some(Reaction { topics: vec!["resign"], decline: Action::Play });
            }
            Waiting::Encounter { who, stage: EncounterStage::Window, .. } => (windows::smoke(state, who), Action::Pass),
            Waiting::Injure { who, damage, combat } => (windows::injury(state, who, damage, combat), Action::Pass),
            Waiting::Roll { stage: RollStage::After { .. }, .. } => (windows::around_roll(state, seat), Action::Pass),
            // With AP to focus, the question is more than a card.
            Waiting::Roll { stage: RollStage::Before, .. } if state.focus_limit(seat) == 0 => {
                (windows::around_roll(state, seat), Action::Focus { ap: 0 })
            }
            _ => return None,
        };
        let mut topics: Vec<_> = cards.iter().map(|card| state.kind(card).name()).collect();
        topics.dedup();
        Some(Reaction { topics, decline })
    }
}

/// A step that nobody listens to, as in playouts.
fn silently(state: &mut State, step: Step<Skulldug>) -> Result<(), Illegal> {
    take(state, step, &mut ())
}

/// A step for whoever listens.
fn aloud(state: &mut State, step: Step<Skulldug>, mut log: &mut dyn Log<Event>) -> Result<(), Illegal> {
    take(state, step, &mut log)
}

fn take(state: &mut State, step: Step<Skulldug>, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    match step {
        Step::Act(seat, action) => rules::act(state, seat, action, log),
        Step::Chance(chance) => rules::happen(state, chance, log),
    }
}

/// The Hazard with this number in its deck.
fn hazard(n: u8) -> Card {
    CardSet::of_hazard_deck(1 << n).first().expect("a Hazard has its card")
}

/// The sides among which chance chooses for the Putrid Horror or the Convincing Sign.
fn random_ways(state: &State) -> u8 {
    match state.waiting.top() {
        Waiting::Bolt { who } => state.at(crate::Pawn::of(who)).map_or(0, |at| state.ways(at)),
        Waiting::Sign { who, .. } => encounter::sign_ways(state, who),
        _ => 0,
    }
}
