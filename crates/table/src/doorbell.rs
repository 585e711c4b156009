//! A toy game with reactions, and how the table declines them for those who do not want to be asked.
//!
//! A, the postman, rings; chance says which door the parcel is for; everybody else may open or stay in, in any order.
//! The one with the parcel may also sign for it. After four rings the game is over.

use catalog::Live;
use kernel::{Actor, Game, Log, Outcome, Reaction, RuleId, Seat, SeatSet, SetupError, Step, Viewer, Weighted, pick};
use protocol::{Dice, Secret};
use rand::Rng;
use serde_json::{Value, json};
use words::{Language, Message};

use crate::play::Play;

const POSTMAN: Seat = Seat::new(0);
const N_SEATS: usize = 3;
const N_RINGS: u8 = 4;

struct Doorbell;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Action {
    Ring,
    Open,
    Sign,
    StayIn,
}
kernel::worded!(Action, "something to do at a door", Ring = "ring", Open = "open", Sign = "sign", StayIn = "stay-in");

#[derive(Clone, PartialEq, Debug)]
struct Street {
    rings: u8,
    /// Whose door the parcel is for, once that is known.
    parcel: Option<Seat>,
    /// The bell has rung, and chance is to say for whom.
    ringing: bool,
    /// Who may still come to the door.
    inside: SeatSet,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("not at this door")]
struct NotHere;

impl kernel::Illegal for NotHere {
    fn rule(&self) -> RuleId {
        RuleId("DOOR")
    }
}

impl Message for NotHere {
    fn write(&self, language: Language, into: &mut String) {
        into.push_str(match language {
            Language::English => "not at this door",
            Language::German => "nicht an dieser Tür",
        });
    }
}

impl Game for Doorbell {
    const ID: &'static str = "doorbell";
    const TITLE: &'static str = "Doorbell";
    const RULES_VERSION: u32 = 1;
    type Setup = Seat;
    type State = Street;
    type Action = Action;
    type Chance = Seat;
    type Event = String;
    type View = u8;
    type Illegal = NotHere;

    fn n_seats(_: &Seat) -> usize {
        N_SEATS
    }

    fn start(_: &Seat) -> Result<Street, SetupError> {
        Ok(Street { rings: 0, parcel: None, ringing: false, inside: SeatSet::NONE })
    }

    fn actor(street: &Street) -> Actor {
        match street {
            Street { ringing: true, .. } => Actor::Chance,
            Street { inside, .. } if !inside.is_empty() => Actor::Seats(*inside),
            Street { rings: N_RINGS, .. } => Actor::Over,
            Street { .. } => Actor::seat(POSTMAN),
        }
    }

    fn legal(street: &Street, seat: Seat, into: &mut Vec<Action>) {
        match Doorbell::actor(street) {
            actor if !actor.asks(seat) => {}
            Actor::Seats(_) if seat == POSTMAN => into.push(Action::Ring),
            Actor::Seats(_) if street.parcel == Some(seat) => {
                into.extend([Action::Open, Action::Sign, Action::StayIn]);
            }
            Actor::Seats(_) | Actor::Chance | Actor::Over => into.extend([Action::Open, Action::StayIn]),
        }
    }

    fn chances(street: &Street, into: &mut Vec<Weighted<Seat>>) {
        let doors = Seat::first(N_SEATS).skip(1).filter(|_| street.ringing);
        into.extend(doors.map(|what| Weighted { what, weight: 1 }));
    }

    fn sample(_: &Street, rng: &mut impl Rng) -> Seat {
        Seat::new(1 + pick(rng, N_SEATS as u32 - 1) as usize)
    }

    fn apply(street: &mut Street, step: Step<Doorbell>, log: &mut impl Log<String>) -> Result<(), NotHere> {
        match step {
            Step::Chance(seat) => {
                street.ringing = false;
                street.parcel = Some(seat);
                street.inside = Seat::first(N_SEATS).skip(1).collect();
            }
            Step::Act(seat, action) => {
                let mut legal = Vec::new();
                Doorbell::legal(street, seat, &mut legal);
                if !legal.contains(&action) {
                    return Err(NotHere);
                }
                if action == Action::Ring {
                    (street.ringing, street.rings) = (true, street.rings + 1);
                } else {
                    street.inside = street.inside.iter().filter(|inside| *inside != seat).collect();
                }
            }
        }
        log.push(step.to_string());
        Ok(())
    }

    fn view(street: &Street, _: Viewer) -> u8 {
        street.rings
    }

    fn imagine(rings: &u8, _: &mut impl Rng) -> Street {
        Street { rings: *rings, parcel: None, ringing: false, inside: SeatSet::NONE }
    }

    fn witness(event: &String, _: Viewer) -> String {
        event.clone()
    }

    fn reveals(_: &Street, _: Seat, _: Action) -> bool {
        false
    }

    fn outcome(street: &Street) -> Option<Outcome> {
        let is_over = Doorbell::actor(street) == Actor::Over;
        is_over.then(|| Outcome::by_score(Doorbell::standing(street), Vec::new()))
    }

    fn standing(_: &Street) -> Vec<i32> {
        vec![0; N_SEATS]
    }

    fn reaction(street: &Street, seat: Seat) -> Option<Reaction<Action>> {
        let topics = if street.parcel == Some(seat) { vec!["bell", "parcel"] } else { vec!["bell"] };
        (seat != POSTMAN).then_some(Reaction { topics, decline: Action::StayIn })
    }
}

/// A street where chance has its way; B and C stand behind their doors.
fn street() -> (Play, Seat, Seat) {
    let game = Live::<Doorbell>::new(POSTMAN).expect("any street will do");
    let play = Play::with(Box::new(game), Dice::new(&Secret::new([7; 32]), ["", "", ""]));
    (play, Seat::new(1), Seat::new(2))
}

fn ring(play: &mut Play) -> Vec<String> {
    play.act(POSTMAN, &json!("ring")).expect("the postman is at the door")
}

/// Those at their doors, in order, and the lines that are theirs.
fn asked(play: &Play) -> Vec<Seat> {
    play.asked().iter().collect()
}

fn declines(lines: &[String]) -> Vec<&str> {
    lines.iter().map(String::as_str).filter(|line| !line.starts_with("A:") && !line.starts_with("chance:")).collect()
}

#[test]
fn who_has_hushed_nothing_is_asked() {
    let (mut play, b, c) = street();
    assert_eq!(ring(&mut play).len(), 2, "the ring and the parcel");
    assert_eq!(asked(&play), [b, c]);
    let topics = |seat| play.game().reaction(seat).map(|reaction| reaction.topics.len());
    assert_eq!(topics(b).zip(topics(c)).map(|(b, c)| b + c), Some(3), "one of them gets the parcel");
    assert_eq!(topics(POSTMAN), None);
}

#[test]
fn only_a_question_about_nothing_but_hushed_topics_is_declined() {
    let (mut play, b, c) = street();
    play.hush(b, "bell").unwrap();
    for _ in 0..N_RINGS {
        let lines = ring(&mut play);
        let has_parcel = play.game().reaction(b).is_some_and(|reaction| reaction.topics.contains(&"parcel"));
        assert_eq!(declines(&lines), if has_parcel { vec![] } else { vec!["B: stay-in"] });
        assert_eq!(asked(&play).contains(&b), has_parcel, "the other one is asked in any case: {lines:?}");
        assert!(asked(&play).contains(&c));
        for seat in asked(&play) {
            play.act(seat, &json!("stay-in")).unwrap();
        }
    }
    assert!(play.is_over());
}

#[test]
fn when_nobody_wants_to_be_asked_the_game_goes_on_at_once() {
    let (mut play, b, c) = street();
    for (seat, topic) in [(b, "bell"), (b, "parcel"), (c, "bell"), (c, "parcel")] {
        assert_eq!(play.hush(seat, topic), Ok(Vec::new()), "nobody is asked yet");
    }
    let lines = ring(&mut play);
    assert_eq!(declines(&lines), ["B: stay-in", "C: stay-in"]);
    assert_eq!((asked(&play), play.version(), lines.len()), (vec![POSTMAN], 4, 4));
    // Until the very end, and what was declined is in the log like anything else.
    let whole: Vec<_> = lines.into_iter().chain((1..N_RINGS).flat_map(|_| ring(&mut play))).collect();
    assert!(play.is_over());
    let (mut again, ..) = street();
    for line in &whole {
        again.take(line).unwrap();
    }
    assert_eq!((again.version(), again.is_over()), (play.version(), true));
}

#[test]
fn a_topic_that_is_hushed_while_asked_is_declined_at_once() {
    let (mut play, b, c) = street();
    ring(&mut play);
    let both = |play: &mut Play, seat| [play.hush(seat, "bell").unwrap(), play.hush(seat, "parcel").unwrap()].concat();
    assert_eq!(both(&mut play, c), ["C: stay-in"]);
    assert_eq!(asked(&play), [b]);
    play.unhush(c, "bell").unwrap();
    assert_eq!(both(&mut play, b), ["B: stay-in"]);
    assert_eq!(asked(&play), [POSTMAN]);
    // Chance rolls on, B declines, and C, who is asked again about the bell, is asked.
    assert_eq!(declines(&ring(&mut play)), ["B: stay-in"]);
    assert_eq!(asked(&play), [c]);
    assert!(play.hush(b, "Bell").is_err(), "a topic is written small");
}

#[test]
fn what_was_declined_can_be_taken_back_and_is_asked_then() {
    let (mut play, b, _) = street();
    play.hush(b, "bell").unwrap();
    play.hush(b, "parcel").unwrap();
    ring(&mut play);
    assert!(!play.asked().has(b));
    assert_eq!(play.undo(b).unwrap(), ["B: undo"]);
    assert!(play.asked().has(b), "B looks again");
    let open: Value = json!("open");
    assert_eq!(play.act(b, &open).unwrap(), ["B: open"]);
}
