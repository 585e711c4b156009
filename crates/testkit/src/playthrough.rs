//! A whole random game written out: the position, who is asked, what may be done, what is done, what happens, and
//! what comes (`+`) and goes (`-`) in the views of which seats. Read the diff before committing a new one.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write;

use kernel::{Actor, Drawn, Seat, SeatSet, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;

use crate::perft::every_step;
use crate::random_game::by_verb;

/// Plays the game that `seed` gives and writes it out.
pub fn playthrough<G: Drawn>(setup: &G::Setup, seed: u64) -> String {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = G::start(setup).expect("a playthrough has a good setup");
    let seats: Vec<_> = Seat::first(G::n_seats(setup)).collect();
    let mut seen: Vec<_> = seats.iter().map(|seat| flat::<G>(&state, *seat)).collect();
    let mut buffer = Vec::new();
    let mut text = format!("game {} {}\nsetup {setup}\nseed {seed}\n", G::ID, G::RULES_VERSION);

    for number in 1.. {
        let steps = every_step::<G>(&state);
        let Some(step) = by_verb::<G>(&state, &mut rng, &mut buffer) else {
            break;
        };
        writeln!(text, "\n#{number} {}", asked(G::actor(&state))).expect("text grows");
        let list: Vec<_> = steps
            .iter()
            .map(|step| step.to_string().split_once(": ").map_or(String::new(), |(_, what)| what.to_string()))
            .collect();
        writeln!(text, "  may ({}): {}", list.len(), list.join(", ")).expect("text grows");
        writeln!(text, "  {step}").expect("text grows");
        let mut events = Vec::new();
        G::apply(&mut state, step, &mut events).expect("what is offered is accepted");
        events.iter().for_each(|event| writeln!(text, "    {event}").expect("text grows"));
        let now: Vec<_> = seats.iter().map(|seat| flat::<G>(&state, *seat)).collect();
        let changes = seats.iter().map(|seat| (*seat, changes(&seen[seat.index()], &now[seat.index()])));
        write_once(&mut text, changes, seats.len());
        seen = now;
    }
    writeln!(text, "\n{}\n{:?}", G::draw(&state), G::outcome(&state)).expect("text grows");
    text
}

/// What comes (`+`) and goes (`-`) between two views.
fn changes(before: &BTreeMap<String, String>, now: &BTreeMap<String, String>) -> Vec<String> {
    let new = now.iter().filter(|(path, value)| before.get(*path) != Some(value));
    let gone = before.keys().filter(|path| !now.contains_key(*path));
    new.map(|(path, value)| format!("+ {path}{value}")).chain(gone.map(|path| format!("- {path}"))).collect()
}

/// Writes each change once, under all the seats that see it; what everybody sees comes first.
fn write_once(text: &mut String, changes: impl Iterator<Item = (Seat, Vec<String>)>, n_seats: usize) {
    let mut seen_by: Vec<(String, SeatSet)> = Vec::new();
    for (seat, lines) in changes {
        for line in lines {
            match seen_by.iter_mut().find(|(known, _)| *known == line) {
                Some((_, seats)) => *seats = seats.with(seat),
                None => seen_by.push((line, SeatSet::one(seat))),
            }
        }
    }
    seen_by.sort_by_cached_key(|(_, seats)| (Reverse(seats.iter().count()), names(*seats)));
    let mut last = SeatSet::NONE;
    for (line, seats) in seen_by {
        if seats != last {
            let who = if seats == SeatSet::first(n_seats) { "all".into() } else { names(seats) };
            writeln!(text, "  {who}").expect("text grows");
            last = seats;
        }
        writeln!(text, "    {line}").expect("text grows");
    }
}

fn names(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" and ")
}

fn asked(actor: Actor) -> String {
    match actor {
        Actor::Seats(seats) => names(seats),
        Actor::Chance => "chance".into(),
        Actor::Over => "nobody".into(),
    }
}

/// A view as one value a path. Lists of plain values are one value; lists of small records are sets of them, so that
/// one that comes or goes is one line.
fn flat<G: Drawn>(state: &G::State, seat: Seat) -> BTreeMap<String, String> {
    let view = serde_json::to_value(G::view(state, Viewer::seat(seat))).expect("views serialise");
    let mut paths = BTreeMap::new();
    flatten(String::new(), &view, &mut paths);
    paths
}

fn flatten(path: String, value: &Value, into: &mut BTreeMap<String, String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, field)| flatten(format!("{path}.{name}"), field, into)),
        Value::Array(items) if !items.is_empty() && items.iter().all(is_small_record) => {
            items
                .iter()
                .for_each(|item| _ = into.insert(format!("{}: {item}", path.trim_start_matches('.')), String::new()));
        }
        Value::Array(items) if items.iter().any(Value::is_object) => {
            items.iter().enumerate().for_each(|(index, item)| flatten(format!("{path}[{index}]"), item, into));
        }
        plain => _ = into.insert(path.trim_start_matches('.').to_string(), format!(" = {plain}")),
    }
}

fn is_small_record(item: &Value) -> bool {
    item.as_object()
        .is_some_and(|fields| fields.len() <= 6 && fields.values().all(|field| !field.is_array() && !field.is_object()))
}
