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

use expect_test::Expect;
use kernel::{Actor, Drawn, Game, Illegal, Seat, Step};
use words::Message;

use crate::check_languages;

/// Plays a scenario and compares its log. The picture must be of a table that could be, not only of one that can be read.
#[track_caller]
pub fn check<G: Drawn + Game<Illegal: Message>>(
    scenario: &str,
    invariant: fn(&G::State) -> Result<(), String>,
    expect: Expect,
) {
    invariant(&drawn::<G>(scenario).0).unwrap_or_else(|fault| panic!("the picture: {fault}"));
    expect.assert_eq(&play::<G>(scenario));
}

/// The table after a scenario's steps, for what its log does not tell: what each seat sees, which piece is where.
#[track_caller]
pub fn table<G: Drawn>(scenario: &str) -> G::State {
    let (mut state, script) = drawn::<G>(scenario);
    for line in script.into_iter().filter(|line| !line.contains('?') && !line.starts_with("show ")) {
        let step: Step<G> = line.parse().unwrap_or_else(|error| panic!("`{line}`: {error}"));
        G::apply(&mut state, step, &mut ()).unwrap_or_else(|no| panic!("`{line}`: {no}"));
    }
    state
}

/// Why a step is refused after a scenario, for what a script cannot say: that chance decides, and what chance cannot.
#[track_caller]
pub fn refusal<G: Drawn>(scenario: &str, step: &str) -> String {
    let step: Step<G> = step.parse().unwrap_or_else(|error| panic!("`{step}`: {error}"));
    match G::apply(&mut table::<G>(scenario), step, &mut ()) {
        Ok(()) => "accepted".into(),
        Err(no) => refused(&no),
    }
}

/// Plays a scenario and returns its log. Panics, with the line, on a script that makes no sense, and on a refusal that a
/// language lacks.
#[track_caller]
pub fn play<G: Drawn + Game<Illegal: Message>>(scenario: &str) -> String {
    let (mut state, script) = drawn::<G>(scenario);
    let mut log = String::new();
    for line in script {
        log.extend([line, "\n"]);
        for entry in run::<G>(&mut state, line) {
            log.extend(["  ", &entry, "\n"]);
        }
    }
    assert!(G::actor(&state) != Actor::Chance, "the script ends where chance is to decide: name the outcome");
    log
}

/// The table of a scenario before its script, and the script's lines. Picture and script are parted by the first blank line.
#[track_caller]
fn drawn<G: Drawn>(scenario: &str) -> (G::State, Vec<&str>) {
    let mut lines = scenario.trim().lines().map(str::trim);
    let mut picture = String::new();
    for line in lines.by_ref().take_while(|line| !line.is_empty()) {
        match line.strip_prefix("rule ") {
            Some(rules) => rules.split_whitespace().for_each(check_rule_id),
            None => picture.extend([line, "\n"]),
        }
    }
    let state = match picture.trim().strip_prefix("new ") {
        Some(setup) => start::<G>(setup),
        None => G::read(&picture).unwrap_or_else(|error| panic!("the picture: {error}")),
    };
    (state, lines.filter(|line| !line.is_empty()).collect())
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
            vec![refused(&no)]
        }
    }
}

fn refused(no: &impl Illegal) -> String {
    format!("refused {}: {no}", no.rule())
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

#[cfg(test)]
mod tests {
    use cave_troll::CaveTroll;

    /// A draws, and the script asks what may come; then goes on as told.
    fn play(more: &str) -> String {
        super::play::<CaveTroll>(&format!("turn A\nA hand thief\n\nA: draw\nchance?\n{more}"))
    }

    #[test]
    fn a_script_that_names_its_draws_is_played() {
        assert!(play("chance: draws knight").ends_with("chance: draws knight\n  A draws knight\n"));
    }

    #[test]
    #[should_panic(expected = "the script ends where chance is to decide")]
    fn a_draw_that_is_missing_at_the_end_fails_also_after_a_look_at_the_odds() {
        play("show turn");
    }

    #[test]
    #[should_panic(expected = "before `A: play thief` chance is to decide")]
    fn a_draw_that_is_missing_on_the_way_fails() {
        play("A: play thief");
    }

    #[test]
    #[should_panic(expected = "`chance: draws dwarf` is left over")]
    fn a_draw_that_is_left_over_fails() {
        play("chance: draws knight\nchance: draws dwarf");
    }
}
