//! A fifth game, to try how little of the house has to know of one: it is played, thought about, recorded and told
//! without being in the list of games.
//!
//! Two take one or two pebbles from a heap by turns; after each, a drop may wash another one onto it. Whoever takes the
//! last pebble wins.

use std::fmt;

use bots::{Bot, Means, Stop};
use catalog::{Counted, Live, Match, Thing};
use kernel::{
    Actor, Block, Features, Game, Heuristics, Log, Marks, Outcome, Record, RuleId, Seat, SetupError, Step, Viewer,
    Weighted, pick,
};
use protocol::{FinalColumn, FinalReason, ScenePlace};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use words::{Message, Telling};

use crate::ending::Order;
use crate::odds::{Risks, odds_in};
use crate::reasons::{Changes, why_do_in, why_done_of};
use crate::scene::{GameScene, scene_of};
use crate::since::{NEWS, since_of};
use crate::speaks::Speaks;
use crate::{Language, Names, People, choices, course, offers_of, outlook_of, story};

struct Pebbles;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Setup {
    Small,
}
kernel::worded!(Setup, "a heap", Small = "small");

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Action {
    One,
    Two,
}
kernel::worded!(Action, "a number of pebbles", One = "one", Two = "two");

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Chance {
    Drop,
    Dry,
}
kernel::worded!(Chance, "the weather", Drop = "drop", Dry = "dry");

/// Everything lies open, so the view is the whole state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Heap {
    pebbles: u8,
    turn: Seat,
    taken: [i32; 2],
    dripping: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
enum Event {
    Took { seat: Seat, n: u8 },
    Dropped,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Took { seat, n } => write!(f, "{seat} takes {n}"),
            Event::Dropped => f.write_str("a drop falls"),
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
struct TooFew;

impl fmt::Display for TooFew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there are too few pebbles")
    }
}

impl std::error::Error for TooFew {}

impl kernel::Illegal for TooFew {
    fn rule(&self) -> RuleId {
        RuleId("PE-TAKE-01")
    }
}

impl Message for TooFew {
    fn write(&self, _: Language, into: &mut String) {
        into.push_str(&self.to_string());
    }

    fn tell(&self, _: Telling<'_>) -> String {
        self.to_string()
    }
}

impl Game for Pebbles {
    const ID: &'static str = "pebbles";
    const TITLE: &'static str = "Pebbles";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type State = Heap;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = Heap;
    type Illegal = TooFew;

    fn n_seats(_: &Setup) -> usize {
        2
    }

    fn start(_: &Setup) -> Result<Heap, SetupError> {
        Ok(Heap { pebbles: 7, turn: Seat::new(0), taken: [0; 2], dripping: false })
    }

    fn actor(heap: &Heap) -> Actor {
        match heap {
            Heap { dripping: true, .. } => Actor::Chance,
            Heap { pebbles: 0, .. } => Actor::Over,
            Heap { turn, .. } => Actor::seat(*turn),
        }
    }

    fn legal(heap: &Heap, seat: Seat, into: &mut Vec<Action>) {
        if Pebbles::actor(heap).asks(seat) {
            into.extend([Action::One, Action::Two].into_iter().take(usize::from(heap.pebbles)));
        }
    }

    fn chances(heap: &Heap, into: &mut Vec<Weighted<Chance>>) {
        if heap.dripping {
            into.extend([(Chance::Drop, 1), (Chance::Dry, 3)].map(|(what, weight)| Weighted { what, weight }));
        }
    }

    fn sample(_: &Heap, rng: &mut impl Rng) -> Chance {
        if pick(rng, 4) == 0 { Chance::Drop } else { Chance::Dry }
    }

    fn apply(heap: &mut Heap, step: Step<Pebbles>, log: &mut impl Log<Event>) -> Result<(), TooFew> {
        match step {
            Step::Act(seat, action) => {
                let n = action as u8 + 1;
                if !Pebbles::actor(heap).asks(seat) || heap.pebbles < n {
                    return Err(TooFew);
                }
                heap.pebbles -= n;
                heap.taken[seat.index()] += i32::from(n);
                heap.dripping = heap.pebbles > 0;
                heap.turn = Seat::new(1 - seat.index());
                log.push(Event::Took { seat, n });
            }
            Step::Chance(_) if !heap.dripping => return Err(TooFew),
            Step::Chance(weather) => {
                heap.dripping = false;
                if weather == Chance::Drop {
                    heap.pebbles += 1;
                    log.push(Event::Dropped);
                }
            }
        }
        Ok(())
    }

    fn view(heap: &Heap, _: Viewer) -> Heap {
        heap.clone()
    }

    fn imagine(heap: &Heap, _: &mut impl Rng) -> Heap {
        heap.clone()
    }

    fn witness(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    fn reveals(_: &Heap, _: Seat, _: Action) -> bool {
        false
    }

    fn outcome(heap: &Heap) -> Option<Outcome> {
        let last = Seat::new(1 - heap.turn.index());
        (heap.pebbles == 0).then(|| Outcome::by_score(heap.taken.to_vec(), vec![last]))
    }

    fn standing(heap: &Heap) -> Vec<i32> {
        heap.taken.to_vec()
    }
}

kernel::blocks! { POSITION: HEAP [8] "how many pebbles there are" }
kernel::blocks! { ACTION: TAKEN [2] "how many are taken" }

impl Features for Pebbles {
    const FEATURES_VERSION: u32 = 1;
    const POSITION: &'static [Block] = POSITION;
    const ACTION: &'static [Block] = ACTION;
    const MANY_POINTS: i32 = 5;
    const ALONE_FOR_POINTS: bool = false;

    fn position(heap: &Heap, _: Seat, into: &mut Marks) {
        into.set(HEAP, usize::from(heap.pebbles));
    }

    fn action(_: &Heap, _: Seat, action: Action, into: &mut Marks) {
        into.set(TAKEN, action as usize);
    }
}

impl Heuristics for Pebbles {
    fn worth(heap: &Heap, seat: Seat) -> i32 {
        if heap.pebbles == 0 && heap.turn != seat { 1000 } else { heap.taken[seat.index()] }
    }

    fn is_quiet(heap: &Heap) -> bool {
        !heap.dripping
    }

    fn inclination(_: &Heap, _: Seat, _: Action) -> i32 {
        0
    }
}

impl Counted for Pebbles {
    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Took { .. })
    }

    fn fall(_: &Event) -> Option<Seat> {
        None
    }

    fn things(_: &Event, _: &mut dyn FnMut(Seat, Thing)) {}
}

impl Speaks for Pebbles {
    fn sentence(event: &Event, names: &Names<'_>) -> String {
        match event {
            Event::Took { seat, n } => format!("{} took {n}.", names.name(*seat)),
            Event::Dropped => "A drop fell.".into(),
        }
    }

    fn rule(_: &Event) -> RuleId {
        RuleId("PE-TAKE-01")
    }

    fn turn(event: &Event) -> Option<Vec<Seat>> {
        match event {
            Event::Took { seat, .. } => Some(vec![*seat]),
            Event::Dropped => None,
        }
    }

    fn matters(_: &Event, _: Seat) -> u8 {
        NEWS
    }

    fn prompt(heap: &Heap, names: &Names<'_>) -> String {
        format!("{} takes.", names.name(heap.turn))
    }

    fn offer(action: Action, _: &Heap, _: &Names<'_>) -> String {
        format!("Take {action}.")
    }

    fn verb(action: Action, _: Language) -> String {
        format!("Take {action}.")
    }

    fn typical(_: &Heap, _: Seat) -> Vec<String> {
        Action::ALL.iter().map(ToString::to_string).collect()
    }

    fn changes((was, is): (&Heap, &Heap), seat: Seat, _: &Names<'_>, found: &mut Changes) {
        let gain = is.taken[seat.index()] - was.taken[seat.index()];
        found.gains(gain, format!("brings you {gain}"));
    }

    fn board(heap: &Heap, _: &Names<'_>) -> String {
        format!("{} pebbles", heap.pebbles)
    }

    fn scene(heap: &Heap, names: &Names<'_>) -> GameScene {
        let here = vec![Pebbles::board(heap, names)];
        GameScene {
            places: vec![ScenePlace { id: "heap".into(), name: "the heap".into(), here, ..ScenePlace::default() }],
            status: String::new(),
            hand: String::new(),
            players: Vec::new(),
            table: Vec::new(),
        }
    }

    fn places_of(_: Action, _: &Heap, _: Seat) -> Vec<String> {
        vec!["heap".into()]
    }

    fn points(_: Language) -> String {
        "Pebbles".into()
    }

    fn measure(_: Language) -> String {
        "Pebbles taken.".into()
    }

    fn amount(n: i32, _: Language) -> String {
        format!("{n} pebbles")
    }

    fn columns(heap: &Heap, _: &[Vec<Event>], _: Language) -> Vec<FinalColumn> {
        vec![FinalColumn::part("taken", heap.taken.to_vec())]
    }

    fn reasons(_: &Heap, _: &[Vec<Event>], order: &Order<'_>) -> Vec<FinalReason> {
        vec![FinalReason::new(format!("{} took the last one.", order.winners()), &["PE-TAKE-01"])]
    }

    fn side(_: &Heap, seat: Seat) -> u8 {
        seat.index() as u8
    }

    fn is_out(_: &Heap, _: Seat) -> bool {
        false
    }
}

impl Risks for Pebbles {
    type Tally = bool;

    fn alike(_: Chance) -> Option<u32> {
        None
    }

    fn on_the_way(_: &[Action]) -> Option<Action> {
        None
    }

    fn note(dropped: &mut bool, event: &Event, _: Seat) {
        *dropped |= *event == Event::Dropped;
    }

    fn fate(dropped: &bool, _: Language) -> Option<(u8, String)> {
        dropped.then(|| (0, "a drop falls".into()))
    }
}

/// Two bots play it as the server would, with its type erased where it is driven; then all that is told of it is asked for.
#[test]
fn a_game_that_is_in_no_list_is_played_thought_about_recorded_and_told() {
    let mut live = Live::<Pebbles>::new(Setup::Small).unwrap();
    let (mut rng, mut prospects) = (ChaCha20Rng::seed_from_u64(5), 0);
    let names = ["Anna", "Ben"].map(String::from);
    let people = People { names: &names, language: Language::English };
    let mut steady = Bot::<Pebbles>::new(bots::Level::Steady.into());
    while let Actor::Seats(seats) = live.actor() {
        let seat = seats.iter().next().unwrap();
        let yours = Names::new(people, Viewer::seat(seat));
        let view = Pebbles::view(&live.state, Viewer::seat(seat));
        let action = steady.choose(&view, seat, &Means::default(), 1, &Stop::default());
        let offers = offers_of(&live, seat, &yours);
        let offer = offers.iter().find(|offer| offer.notation == action.to_string()).expect("bots do what is offered");
        assert_eq!(outlook_of(&live, Viewer::seat(seat), Some(seat), &yours).words.len(), offers.len());
        assert_eq!(scene_of(&live, Viewer::seat(seat), Some(seat), &yours).places[0].offers.len(), offers.len());
        let choices = choices::choices_of(&live, seat, people);
        assert_eq!(choices.can.len() + choices.cannot.len(), Action::ALL.len());
        assert!(why_do_in::<Pebbles>(&view, seat, action, &yours).unwrap().starts_with("That brings you "));
        prospects += odds_in::<Pebbles>(&view, seat, action, Language::English).unwrap().lines.len();

        let erased: &mut dyn Match = &mut live;
        erased.act(seat, &offer.action).unwrap();
        while erased.actor() == Actor::Chance {
            erased.roll(&mut rng);
        }
    }
    assert!(prospects > 0, "a drop may fall");
    let outcome = live.outcome().expect("the heap is gone");
    let names = Names::new(people, Viewer::PUBLIC);
    assert!(live.undo(outcome.winners[0]).is_ok() && live.outcome().is_none(), "the last pebble is put back");
    let record = live.record(Vec::new());
    assert_eq!(Record::<Pebbles>::read(&record).unwrap().steps.len(), live.n_steps());
    let first = story(&live, 0, Viewer::PUBLIC, &names);
    assert_eq!((first.sentences.len(), first.rules[0].as_deref()), (1, Some("PE-TAKE-01")));
    assert!(since_of(&live, outcome.winners[0], Viewer::PUBLIC, &names).is_some());
    assert!(why_done_of(&live, 0, Viewer::PUBLIC, &names).is_some());

    let order = Order { outcome: &outcome, forfeited: kernel::SeatSet::NONE, names: &names };
    let course = course::course_of(&live, &order);
    assert_eq!((course.ranks.len(), course.columns.len(), course.reasons.len()), (2, 1, 1));
    assert!(!course.turning.is_empty());
}
