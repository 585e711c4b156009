//! The course and the end of random games of every game and mode: they end where the game ends, and add up.

use catalog::games::CaveTroll;
use catalog::{GameId, Live, Match, Spoken, with_game};
use kernel::{Outcome, Seat, SeatSet};
use narrate::{Language, People, course, ending_lines};
use protocol::Turned;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Random games of each setup.
const GAMES: u64 = 3;

/// Every mode of every game, and every number of players that changes something.
const SETUPS: &[(GameId, &[&str])] = &[
    (GameId::CaveTroll, &["players 2", "players 3", "players 4"]),
    (
        GameId::Skulldug,
        &[
            "players 2, mode duel, cap 60",
            "players 3, mode free-for-all, cap 60",
            "players 4, mode team, cap 60",
            "players 1, mode solo-easy, cap 60",
            "players 1, mode solo-normal",
            "players 1, mode solo-hard",
        ],
    ),
    (GameId::Casadh, &["players 1", "players 2", "players 4", "players 6"]),
    (
        GameId::CavePilot,
        &[
            "competitive, players 2",
            "competitive, players 4",
            "team, players 4",
            "solo, players 1, deck short",
            "solo, players 1, deck standard",
            "night-mail, players 3",
            "purge, players 2",
            "rising-water, players 4",
        ],
    ),
];

/// A whole random game.
fn random<G: Spoken>(setup: &str, seed: u64) -> Box<dyn Match> {
    let setup = setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}"));
    let mut live = Live::<G>::new(setup).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut buffer = Vec::new();
    while let Some(step) = testkit::by_verb::<G>(&live.state, &mut rng, &mut buffer) {
        live.take(&step.to_string()).unwrap();
    }
    Box::new(live)
}

fn each_game(mut look: impl FnMut(&dyn Match, People<'_>)) {
    let people = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"].map(String::from);
    for (game, setups) in SETUPS {
        for (setup, seed) in setups.iter().flat_map(|setup| (0..GAMES).map(move |seed| (setup, seed))) {
            let game = with_game!(*game, G => random::<G>(setup, seed));
            look(game.as_ref(), People { names: &people[..game.n_seats()], language: Language::English });
        }
    }
}

#[test]
fn a_course_ends_with_the_scores_and_goes_forward() {
    each_game(|game, people| {
        let outcome = game.outcome().unwrap();
        let course = course(game, &outcome, SeatSet::NONE, people, None).unwrap();
        let (last, before) = course.turns.split_last().unwrap();
        assert_eq!((last.step, &last.scores), (game.n_steps(), &outcome.scores));
        assert!(last.seats.is_empty() && !before.is_empty());
        assert!(course.turns.windows(2).all(|pair| pair[0].step < pair[1].step));
        assert!(course.turns.iter().all(|turn| turn.scores.len() == game.n_seats()));
    });
}

#[test]
fn turning_points_are_few_in_order_and_said_in_sentences() {
    each_game(|game, people| {
        let outcome = game.outcome().unwrap();
        let points = course(game, &outcome, SeatSet::NONE, people, Some(Seat::new(0))).unwrap().turning;
        assert!((1..=5).contains(&points.len()), "{points:?}");
        assert!(points.windows(2).all(|pair| pair[0].step < pair[1].step), "{points:?}");
        assert!(points.iter().all(|point| (1..=game.n_steps()).contains(&point.step)));
        let last = (0..game.n_steps()).rev().find(|step| game.who(*step).is_some()).unwrap() + 1;
        let told = points.iter().find(|point| point.step == last);
        assert!(told.is_some_and(|point| matches!(point.what, Turned::LastMove | Turned::ForGood)), "{points:?}");
        let sentences = points.iter().flat_map(|point| [&point.sentence].into_iter().chain(&point.cause));
        for sentence in sentences {
            assert!(sentence.ends_with(['.', '!']) && sentence.starts_with(char::is_uppercase), "{sentence}");
        }
    });
}

#[test]
fn the_parts_add_up_and_every_end_has_its_reasons() {
    each_game(|game, people| {
        let outcome = game.outcome().unwrap();
        let end = course(game, &outcome, SeatSet::NONE, people, None).unwrap();
        for rank in &end.ranks {
            let parts = end.columns.iter().filter(|column| column.adds).map(|column| column.values[rank.seat.index()]);
            assert_eq!(parts.sum::<i32>(), rank.score, "{} {end:?}", game.game());
            assert_eq!(rank.won, outcome.winners.contains(&rank.seat));
        }
        assert!(end.ranks.windows(2).all(|pair| pair[0].place <= pair[1].place));
        assert!(!end.reasons.is_empty(), "{end:?}");
        assert!(end.reasons.iter().all(|reason| reason.sentence.ends_with('.')), "{:?}", end.reasons);
        let rules: Vec<&str> = end.reasons.iter().flat_map(|reason| reason.rules.iter().map(String::as_str)).collect();
        let known: Vec<_> = catalog::rules(game.game(), words::Language::English).map(|rule| rule.id).collect();
        assert!(rules.iter().all(|rule| known.contains(rule)), "{rules:?}");
        assert!(ending_lines(&end, people).len() > people.names.len());
    });
}

#[test]
fn a_running_game_has_no_course_and_no_end() {
    let game = catalog::open(GameId::CaveTroll, &GameId::CaveTroll.usual_setup(2)).unwrap();
    let outcome = Outcome { winners: Vec::new(), places: vec![1, 1], scores: vec![0, 0] };
    assert_eq!(course(game.as_ref(), &outcome, SeatSet::NONE, People::default(), None), None);
}

#[test]
fn who_forfeited_is_told_last() {
    let game = random::<CaveTroll>("players 3", 1);
    let outcome = game.outcome().unwrap();
    let names = ["Anna", "Ben", "Cleo"].map(String::from);
    let people = People { names: &names, language: Language::English };
    let end = course(game.as_ref(), &outcome, SeatSet::one(Seat::new(1)), people, Some(Seat::new(1))).unwrap();
    let last = &end.reasons.last().unwrap().sentence;
    assert_eq!(last, "You forfeited, so you come in behind everyone who played on.");
}
