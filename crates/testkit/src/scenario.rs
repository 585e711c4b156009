//! Scenarios: a drawn position, a script, the resulting log.
//!
//! ```text
//! rule CT-HERO-KNIGHT-03
//! R18: A.orc B.orc
//! R14: B.knight
//! turn B
//!
//! B: move knight R14 R18      a step; its events follow, or the rule that refuses it
//! B? move knight              what B may do that begins so
//! chance: draws thief         every draw is named
//! chance?                     what chance may do, with weights
//! show R18                    the lines of the position that begin so
//! ```
//!
//! `new SETUP` instead of a picture starts before the first step. A draw that is missing or left over fails the test.

use kernel::{Actor, Drawn, Game, Illegal, Seat, Step};
use words::Message;

use crate::check_languages;

/// Plays a scenario and returns its log. Panics, with the line, on a script that makes no sense, and on a refusal that a
/// language lacks.
#[track_caller]
pub fn play<G: Drawn + Game<Illegal: Message>>(scenario: &str) -> String {
    let (head, script) = split(scenario);
    let mut picture = String::new();
    for line in head {
        match line.strip_prefix("rule ") {
            Some(rules) => rules.split_whitespace().for_each(check_rule_id),
            None => picture.extend([line, "\n"]),
        }
    }
    let mut state = match picture.trim().strip_prefix("new ") {
        Some(setup) => start::<G>(setup),
        None => G::read(&picture).unwrap_or_else(|error| panic!("the picture: {error}")),
    };
    let mut log = String::new();
    for line in script {
        log.extend([line, "\n"]);
        for entry in run::<G>(&mut state, line) {
            log.extend(["  ", &entry, "\n"]);
        }
    }
    assert!(
        G::actor(&state) != Actor::Chance || log.ends_with('?') || log.lines().any(|line| line == "chance?"),
        "the script ends where chance is to decide: name the outcome"
    );
    log
}

/// Picture and script are parted by the first blank line.
fn split(scenario: &str) -> (Vec<&str>, Vec<&str>) {
    let mut lines = scenario.trim().lines().map(str::trim);
    let head = lines.by_ref().take_while(|line| !line.is_empty()).collect();
    (head, lines.filter(|line| !line.is_empty()).collect())
}

fn check_rule_id(id: &str) {
    let parts: Vec<_> = id.split('-').collect();
    let looks_right = parts.len() >= 3 && parts.last().is_some_and(|number| number.parse::<u16>().is_ok());
    assert!(looks_right, "`{id}` is no rule id");
}

fn start<G: Game>(setup: &str) -> G::State {
    let setup: G::Setup = setup.trim().parse().unwrap_or_else(|error| panic!("the setup: {error}"));
    G::start(&setup).unwrap_or_else(|error| panic!("the setup: {error}"))
}

fn run<G: Drawn + Game<Illegal: Message>>(state: &mut G::State, line: &str) -> Vec<String> {
    if line == "chance?" {
        let mut chances = Vec::new();
        G::chances(state, &mut chances);
        return chances.iter().map(|chance| format!("{} x {}", chance.weight, chance.what)).collect();
    }
    if let Some(prefix) = line.strip_prefix("show ") {
        return G::draw(state).lines().filter(|line| line.starts_with(prefix)).map(str::to_string).collect();
    }
    if let Some((seat, prefix)) = line.split_once('?') {
        let seat: Seat = seat.parse().unwrap_or_else(|error| panic!("`{line}`: {error}"));
        return vec![offers::<G>(state, seat, prefix.trim())];
    }
    let step: Step<G> = line.parse().unwrap_or_else(|error| panic!("`{line}`: {error}"));
    let mut events = Vec::new();
    match (G::apply(state, step, &mut events), step) {
        (Ok(()), _) => events.iter().map(|event| event.to_string()).collect(),
        (Err(no), Step::Chance(_)) => panic!("`{line}` is left over: {no}"),
        (Err(_), Step::Act(..)) if G::actor(state) == Actor::Chance => {
            panic!("before `{line}` chance is to decide: name the outcome")
        }
        (Err(no), Step::Act(..)) => {
            check_languages(&no);
            vec![format!("refused {}: {no}", no.rule())]
        }
    }
}

/// The legal actions that begin with `prefix`, each without it.
fn offers<G: Game>(state: &G::State, seat: Seat, prefix: &str) -> String {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    let texts = legal.iter().map(|action| action.to_string());
    let fitting: Vec<_> =
        texts.filter_map(|text| text.strip_prefix(prefix).map(|rest| rest.trim().to_string())).collect();
    match fitting.as_slice() {
        [] => "nothing".into(),
        [only] if only.is_empty() => "yes".into(),
        several => several.join(", "),
    }
}
