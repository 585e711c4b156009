//! Logs that were made to be long: what each line costs does not grow with their length.

use std::time::{Duration, Instant};

use catalog::GameId;
use kernel::{Actor, Seat};
use protocol::{Absence, Clock, NewSeat, NewTable, Secret};

use crate::opening::{Origin, lay};
use crate::play::Play;
use crate::{Line, StoredTable, User};

/// A table of Cave Troll at which one person sits in both chairs, and its first lines.
fn table() -> (StoredTable, Vec<String>) {
    let me = NewSeat::Me { name: None, entropy: None };
    let new = NewTable {
        game: "cave-troll".into(),
        setup: GameId::CaveTroll.usual_setup(2),
        seats: vec![me.clone(), me],
        public: false,
        hot_seat: true,
        watchable: true,
        hints: true,
        clock: Clock::None,
        absence: Absence::default(),
    };
    let host = User::new("anna", "Anna");
    let origin = Origin { id: "long".into(), secret: Secret::new([7; 32]), at_ms: 0, up_ms: 0 };
    let table = lay(new, &host, origin).unwrap();
    let mut play = Play::new(&table).unwrap();
    let mut lines = play.roll();
    // Until about a hundred steps were taken, and the last of them can be taken back.
    for n in 0.. {
        let Actor::Seats(seats) = play.game().actor() else { panic!("the game goes on") };
        let seat = seats.iter().next().unwrap();
        if lines.len() > 100 && Seat::first(2).any(|seat| play.may_undo(seat).is_ok()) {
            break;
        }
        let legal = play.game().legal(seat);
        let calm: Vec<_> = legal.iter().filter(|(action, _)| action["do"] != "draw").collect();
        let action = calm.get(n * 3 % calm.len().max(1)).map_or(&legal[0].0, |(action, _)| action).clone();
        lines.extend(play.act(seat, &action).unwrap());
    }
    (table, lines)
}

fn log(lines: impl IntoIterator<Item = String>) -> Vec<Line> {
    lines.into_iter().map(|text| Line { text, by: None, bot: None }).collect()
}

/// What this thread has worked so far, where the system tells, whatever else the machine does; else the time.
fn worked(since: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.as_ref().and_then(|told| told.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| since.elapsed(), Duration::from_nanos)
}

/// The least that it takes, of several tries.
pub fn least(mut work: impl FnMut()) -> Duration {
    let since = Instant::now();
    let times = (0..5).map(|_| {
        let begun = worked(since);
        work();
        worked(since).saturating_sub(begun)
    });
    times.min().unwrap_or_default()
}

/// Four times as much may take six times as long; sixteen times would be quadratic.
pub fn check_linear(what: &str, few: Duration, many: Duration) {
    assert!(many < few * 6 + Duration::from_millis(20), "{what}: {few:?} for 10,000 lines, {many:?} for 40,000");
}

fn check_replay(what: &str, table: &StoredTable, log: impl Fn(usize) -> Vec<Line>, check: impl Fn(&Play, usize)) {
    let [few, many] = [10_000, 40_000].map(|n_lines| {
        let log = log(n_lines);
        least(|| check(&Play::replay(table, &log).unwrap(), n_lines))
    });
    check_linear(what, few, many);
}

#[test]
fn undo_and_redo_without_end_are_replayed_in_time() {
    let (table, lines) = table();
    let last = lines.last().unwrap().clone();
    let undo = format!("{}: undo", last.split_once(':').unwrap().0);
    let made = |n_lines| {
        let again = [undo.clone(), last.clone()].into_iter().cycle().take(n_lines);
        log(lines.iter().cloned().chain(again))
    };
    check_replay("undo and redo", &table, made, |play, n_lines| {
        assert!(play.frozen().is_none());
        assert_eq!((play.version() as usize, play.game().n_steps()), (lines.len() + n_lines, lines.len()));
        assert_eq!(play.spare_lines(), (n_lines, lines.len()));
    });
}

#[test]
fn takebacks_without_end_are_replayed_in_time() {
    let (table, lines) = table();
    let round: Vec<String> = std::iter::once("A: takeback 20".to_owned()).chain(lines[20..].iter().cloned()).collect();
    let made = |n_lines| {
        let again = round.iter().cycle().take(n_lines / round.len() * round.len()).cloned();
        log(lines.iter().cloned().chain(again))
    };
    check_replay("takebacks", &table, made, |play, _| {
        assert!(play.frozen().is_none());
        assert_eq!(play.game().n_steps(), lines.len());
    });
}

#[test]
fn hints_without_end_are_replayed_in_time() {
    let (table, lines) = table();
    let made = |n_lines| log(lines.iter().cloned().chain(std::iter::repeat_n("B: hint".to_owned(), n_lines)));
    check_replay("hints", &table, made, |play, n_lines| assert_eq!(play.n_hints(Seat::new(1)) as usize, n_lines));
}
