//! Random games with a small box: whatever happened, what a viewer imagines is what can have been, in the right measure.
//! `courses.rs` is the reference. Rules: CC-INFO-02, CC-INFO-03, CC-INFO-05, CC-MISF-09; rulings CC-R-35, CC-R-40, CC-R-54.

use casadh::{Action, Casadh, State};
use kernel::{Actor, Drawn, Game, Seat, SeatSet, Step, Viewer, pick};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::courses::Courses;
use crate::secrets::small;

/// More courses than these are too many to follow.
const MANY: usize = 1_500;
/// Worlds imagined for each comparison.
const SAMPLES: u32 = 1_200;

/// Three in the caves, eleven tokens in the bag, five hexes to lay, and cards that bring treasures and trouble.
fn start(house: &str, deck: &str, lines: &str) -> State {
    let lines = format!("surface 9 9 8 8 0 0\npile L1-01 L1-02 L1-05 L1-15 L1-19\ndeck {deck}\n{lines}\nturn A, mp 4");
    let picture = small("9 9 8 8 0 0 1 1 2 3 3 5 5 7 8 9 4", &lines);
    Casadh::read(&picture.replace("players 4", &format!("players 4{house}"))).unwrap()
}

/// Treasure first, then exploring, then anything but leaving.
fn next_step(state: &State, rng: &mut ChaCha8Rng) -> Option<Step<Casadh>> {
    let seats = match Casadh::actor(state) {
        Actor::Over => return None,
        Actor::Chance => return Some(Step::Chance(Casadh::sample(state, rng))),
        Actor::Seats(seats) => seats,
    };
    let seat = seats.iter().next().expect("somebody is asked");
    let mut legal = Vec::new();
    Casadh::legal(state, seat, &mut legal);
    let collects = legal.iter().filter(|action| **action == Action::CollectTreasure).copied().collect();
    let explores = legal.iter().filter(|action| matches!(action, Action::Explore { .. })).copied().collect();
    let stays = legal.iter().filter(|action| !matches!(action, Action::Leave | Action::EndTurn)).copied().collect();
    let wishes: [Vec<Action>; 3] = [collects, explores, stays];
    let wish = wishes.iter().find(|wish| !wish.is_empty() && pick(rng, 4) > 0).unwrap_or(&legal);
    Some(Step::Act(seat, wish[pick(rng, wish.len() as u32) as usize]))
}

fn viewers() -> [Viewer; 5] {
    let together = Viewer::seats([0, 1].map(Seat::new).into_iter().collect::<SeatSet>());
    [Viewer::seat(Seat::new(0)), Viewer::seat(Seat::new(1)), Viewer::seat(Seat::new(2)), together, Viewer::PUBLIC]
}

/// Plays on and compares now and then. Says how often it did, and how often after a loss.
fn follow(start: &State, viewer: Viewer, seed: u64) -> (u32, u32) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut state, mut courses) = (start.clone(), Courses::of(start, viewer));
    let (mut compared, mut after_loss) = (0, 0);
    for _ in 0..600 {
        let Some(step) = next_step(&state, &mut rng) else { break };
        let before = Casadh::view(&state, viewer).trail;
        courses.play(&state, step);
        Casadh::apply(&mut state, step, &mut ()).unwrap();
        // Where a loss or a leavings is tied to tokens that are in the bag now, the reference has no say.
        let tied = courses.lost || start.house.has(casadh::HouseRule::DeadLeaveBelongings) || state.is_over();
        if courses.len() > MANY || !courses.viewer_lives() || courses.returned && tied {
            break;
        }
        if state.is_over() || Casadh::view(&state, viewer).trail != before && pick(&mut rng, 4) == 0 {
            if std::env::var("SHOW").is_ok() { eprintln!("{seed} {viewer:?} worlds {} lost {} returned {} over {} {:?}", courses.worlds(&state).len(), courses.lost, courses.returned, state.is_over(), Casadh::view(&state, viewer).trail.join(" ")); }
            courses.compare(&state, SAMPLES, seed);
            compared += 1;
            after_loss += u32::from(courses.lost);
        }
    }
    (compared, after_loss)
}

fn crowd(start: &State, games: u64) -> (u32, u32) {
    let mut all = (0, 0);
    for seed in 0..games {
        for viewer in viewers() {
            let (compared, after_loss) = follow(start, viewer, seed);
            all = (all.0 + compared, all.1 + after_loss);
        }
    }
    all
}

#[test]
fn what_anybody_imagines_in_a_small_game_is_what_can_have_been() {
    let (compared, _) = crowd(&start("", "C03*3 C05*6 C06*2 C15", ""), 6);
    assert!(compared > 50, "{compared} comparisons");
}

#[test]
fn holes_in_pockets_leave_nothing_to_guess_wrongly() {
    let (compared, after_loss) = crowd(&start("", "C26 C27 C03 C05 C25", ""), 10);
    assert!(compared > 50 && after_loss > 25, "{compared} comparisons, {after_loss} after a loss");
}

#[test]
fn what_the_dead_leave_is_followed() {
    let start = start(", house dead-leave-belongings", "C26 C27 C20 C21 C03 C05*2", "B hp 1\nC hp 1");
    let (compared, after_loss) = crowd(&start, 10);
    assert!(compared > 50 && after_loss > 10, "{compared} comparisons, {after_loss} after a loss");
}
