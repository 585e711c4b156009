//! `cargo xtask test`: sets up what tests need, runs every stage that still means something, and sums up.

use crate::chromium;
use crate::house::House;
use crate::lanes;
use crate::node;
use crate::stages::Stage;
use crate::stop::Stop;
use crate::surface;
use std::ffi::OsString;
use std::thread;

/// What the words after `test` ask for.
#[derive(PartialEq, Eq, Debug)]
enum Wish {
    /// Name the stages.
    List,
    /// Run these, in this order.
    Run(Vec<Stage>),
}

/// Runs the stages that were asked for; one that fails does not keep the others from being seen.
pub fn test(house: &House, options: &[OsString]) -> Result<(), Stop> {
    let stages = match wish(options)? {
        Wish::List => return list(),
        Wish::Run(stages) => stages,
    };
    if stages.iter().any(|stage| stage.uses_node()) {
        node::need(house)?;
    }
    let summary = thread::scope(|scope| {
        scope.spawn(|| fetch(house, &stages));
        lanes::run(house, &stages)
    });
    let n_failed = summary.n_failed();
    print!("\n{}", summary.table());
    if n_failed == 0 { Ok(()) } else { Err(Stop::told()) }
}

/// What only later stages need from elsewhere comes while the first ones build. They wait for it; what cannot be had is said
/// at once.
fn fetch(house: &House, stages: &[Stage]) {
    let has_browser = [Stage::Browser, Stage::Offline, Stage::Measure].iter().any(|stage| stages.contains(stage));
    if let Some(stop) = has_browser.then(chromium::need).and_then(Result::err) {
        println!("{}", stop.sentence);
    }
    if stages.contains(&Stage::Pocket) {
        // Whether it could be had is said when it is its turn.
        let _ = Stage::Pocket.obstacle(house);
    }
    if let Some(why) = stages.contains(&Stage::Surface).then(|| surface::obstacle(house)).flatten() {
        println!("{why}.");
    }
}

fn list() -> Result<(), Stop> {
    for stage in Stage::ALL {
        println!("{:<9} {}", stage.name(), stage.purpose());
    }
    Ok(())
}

/// Reads the options; without `--only` all stages run.
fn wish(options: &[OsString]) -> Result<Wish, Stop> {
    let mut chosen = Vec::new();
    let mut words = options.iter().map(|option| option.to_string_lossy());
    while let Some(word) = words.next() {
        let names = match word.split_once('=') {
            None if word == "--list" => return Ok(Wish::List),
            None if word == "--only" => words.next().unwrap_or_default().into_owned(),
            Some(("--only", names)) => names.to_owned(),
            _ => {
                return Err(Stop::usage(format!(
                    "`cargo xtask test` does not know `{word}`; it knows --only STAGE[,STAGE] and --list."
                )));
            }
        };
        for name in names.split(',').map(str::trim) {
            let stage = Stage::named(name).ok_or_else(|| unknown(name))?;
            add_with_needs(stage, &mut chosen);
        }
    }
    if chosen.is_empty() {
        return Ok(Wish::Run(Stage::ALL.to_vec()));
    }
    chosen.sort();
    Ok(Wish::Run(chosen))
}

fn unknown(name: &str) -> Stop {
    let names = Stage::ALL.map(Stage::name).join(", ");
    if name.is_empty() {
        return Stop::usage(format!("`--only` wants the name of a stage; the stages are {names}."));
    }
    Stop::usage(format!("There is no stage `{name}`; the stages are {names}."))
}

/// A stage brings along what it needs, so that it never runs on something old.
fn add_with_needs(stage: Stage, chosen: &mut Vec<Stage>) {
    if chosen.contains(&stage) {
        return;
    }
    chosen.push(stage);
    for needed in stage.needs() {
        add_with_needs(*needed, chosen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &str) -> Result<Wish, Stop> {
        wish(&words.split_whitespace().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn without_options_every_stage_runs() {
        assert_eq!(asked(""), Ok(Wish::Run(Stage::ALL.to_vec())));
        assert_eq!(asked("--list"), Ok(Wish::List));
    }

    #[test]
    fn chosen_stages_run_in_order_and_bring_what_they_need() {
        assert_eq!(asked("--only doc,format"), Ok(Wish::Run(vec![Stage::Format, Stage::Doc])));
        assert_eq!(asked("--only=unit"), Ok(Wish::Run(vec![Stage::Packages, Stage::Unit])));
        let browser = vec![Stage::Packages, Stage::Bundle, Stage::Build, Stage::Browser];
        assert_eq!(asked("--only browser --only bundle"), Ok(Wish::Run(browser)));
    }

    #[test]
    fn unknown_words_are_answered_with_what_exists() {
        let stages = "packages, bundle, format, build, rust, doc, check, unit, pocket, browser, offline, crash, nodes, \
                      leaks, fuzz, surface, siege, measure";
        for (words, answer) in [
            ("--only lint", format!("There is no stage `lint`; the stages are {stages}.")),
            ("--only", format!("`--only` wants the name of a stage; the stages are {stages}.")),
            (
                "--fast",
                "`cargo xtask test` does not know `--fast`; it knows --only STAGE[,STAGE] and --list.".to_owned(),
            ),
        ] {
            assert_eq!(asked(words), Err(Stop::usage(answer)));
        }
    }
}
