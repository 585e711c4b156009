//! Random games with a small box: whatever happened, what a viewer imagines is what can have been, in the right measure.
//! `view/courses.rs` is the reference. Rules: CC-INFO-02, CC-INFO-03, CC-INFO-05, CC-MISF-09; rulings CC-R-35, CC-R-40, CC-R-54.

use casadh::{Action, Casadh, State};
use kernel::{Actor, Drawn, Game, Seat, SeatSet, Step, Viewer, pick};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::courses::Courses;
use super::worlds::small;

/// More courses than these are too many to follow.
const MANY: usize = 400;
/// Worlds imagined for each comparison.
const SAMPLES: u32 = 600;
/// Comparisons in a game.
const LOOKS: u32 = 4;

/// Three stand where they have seen five treasures; six are in the bag, five hexes can be laid, and cards bring trouble.
fn start(house: &str, deck: &str, lines: &str) -> State {
    let lines = format!(
        "hex L1-01 at 1,0 r0: treasures 1 3 5 5 8
        A at 1,0 A\nB at 1,0 A\nC at 1,0 A
        A saw 1,0: 8 5 5 3 1\nB saw 1,0: 8 5 5 3 1\nC saw 1,0: 8 5 5 3 1
        surface 9 9 8 8 0 0\npile L1-02 L1-05 L1-15 L1-19 L1-20\ndeck {deck}\n{lines}\nturn A, mp 2"
    );
    let picture = small("9 9 8 8 0 0 1 3 5 5 8 2 2 2 4 4 6", &lines);
    Casadh::read(&picture.replace("players 4", &format!("players 4{house}"))).unwrap()
}

/// Treasure at times, exploring at times, but mostly the next one's turn: so piles are shared.
fn next_step(state: &State, rng: &mut ChaCha8Rng) -> Option<Step<Casadh>> {
    let seats = match Casadh::actor(state) {
        Actor::Over => return None,
        Actor::Chance => return Some(Step::Chance(Casadh::sample(state, rng))),
        Actor::Seats(seats) => seats,
    };
    let seat = seats.iter().next().expect("somebody is asked");
    let mut legal = Vec::new();
    Casadh::legal(state, seat, &mut legal);
    let is_wish: [fn(&Action) -> bool; 4] = [
        |action| *action == Action::CollectTreasure,
        |action| matches!(action, Action::Explore { .. }),
        |action| matches!(action, Action::Move { .. }),
        |action| *action == Action::EndTurn,
    ];
    let wish = is_wish[pick(rng, 4) as usize];
    let wished: Vec<_> = legal.iter().copied().filter(wish).collect();
    let from = if wished.is_empty() { &legal } else { &wished };
    Some(Step::Act(seat, from[pick(rng, from.len() as u32) as usize]))
}

fn viewers() -> [Viewer; 4] {
    let together = Viewer::seats([0, 1].map(Seat::new).into_iter().collect::<SeatSet>());
    [Viewer::seat(Seat::new(0)), Viewer::seat(Seat::new(1)), Viewer::seat(Seat::new(2)), together]
}

/// Plays on and compares now and then. Says how often it did, and how often after a loss.
fn follow(start: &State, viewer: Viewer, seed: u64) -> (u32, u32) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut state, mut courses) = (start.clone(), Courses::of(start, viewer));
    let (mut compared, mut after_loss) = (0, 0);
    for _ in 0..300 {
        let Some(step) = next_step(&state, &mut rng) else { break };
        let before = Casadh::view(&state, viewer).trail;
        courses.play(&state, step);
        Casadh::apply(&mut state, step, &mut ()).unwrap();
        // Where a loss or a leavings is tied to tokens that are in the bag now, the reference has no say.
        let tied = courses.lost || start.house.has(casadh::HouseRule::DeadLeaveBelongings) || state.is_over();
        if compared == LOOKS || courses.len() > MANY || !courses.viewer_lives() || courses.returned && tied {
            break;
        }
        if state.is_over() || Casadh::view(&state, viewer).trail != before && pick(&mut rng, 5) == 0 {
            courses.compare(&state, SAMPLES, seed);
            compared += 1;
            after_loss += u32::from(courses.lost);
        }
    }
    (compared, after_loss)
}

/// As elsewhere `KARST_LONG=500` makes it 500 games, `KARST_LONG=1` very many.
fn crowd(start: &State, few: u64) -> (u32, u32) {
    let games = match std::env::var("KARST_LONG").ok().map(|text| text.parse()) {
        None => few,
        Some(Ok(games)) if games > 1 => games,
        Some(_) => 5_000,
    };
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
    let (compared, _) = crowd(&start("", "C03*3 C05*6 C02*2 C15", ""), 12);
    assert!(compared > 50, "{compared} comparisons");
}

#[test]
fn holes_in_pockets_leave_nothing_to_guess_wrongly() {
    let (compared, after_loss) = crowd(&start("", "C26 C27 C02", ""), 12);
    assert!(compared > 50 && after_loss > 25, "{compared} comparisons, {after_loss} after a loss");
}

#[test]
fn what_the_dead_leave_is_followed() {
    let start = start(", house dead-leave-belongings", "C26 C27 C22 C20", "B hp 1\nC hp 1");
    let (compared, after_loss) = crowd(&start, 12);
    assert!(compared > 50 && after_loss > 10, "{compared} comparisons, {after_loss} after a loss");
}
