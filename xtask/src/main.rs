//! The two commands of the README, `cargo xtask play` and `cargo xtask test`, and the chores.
//!
//! Here: which verb was asked for, and the help. Each verb is a file of its own.
//! Not here: anything a running server decides (ports, folders, browsers); that is `karst serve`.

mod apt;
mod chores;
mod chromium;
mod crash;
mod deny;
mod dist;
mod guest;
mod house;
mod lanes;
mod learn;
mod load;
mod node;
mod outside;
mod play;
mod pocket;
mod progress;
mod screenshots;
mod siege;
mod stages;
mod stop;
mod summary;
mod surface;
mod test;
mod tool;
mod trials;
mod web;

use house::{House, Profile};
use std::ffi::OsString;
use std::process::ExitCode;
use stop::Stop;

const HELP: &str = "\
The two commands and the chores of Karst.

  cargo xtask play [options]      set up, build and start the table; the options go to `karst serve`:
      --lan                         let other devices of the network in
      --port N                      listen on another port than 4055
      --data DIR                    keep the games in another folder
      --no-open                     do not open a browser
  cargo xtask test [options]      set up and run every check and test
      --list                        name the stages and end
      --only STAGE[,STAGE]          run these stages and the ones they need
  cargo xtask build               build the executable for a host, optimised in full: target/release/karst
  cargo xtask pocket              build the part of the page that plays without a server; `test` does so by itself
  cargo xtask site                write the page as files for any web host, without a server: web/dist-site
  cargo xtask dist                make what a release has: archive, Debian package, site and sums, in target/dist-files
  cargo xtask screenshots [NAME…] take the pictures of docs/pictures anew, from the real page
  cargo xtask types               write the TypeScript types of web/src/generated anew
  cargo xtask long [GAME…] [laws|endurance]
                                  many more random games than the tests play
  cargo xtask crash [options]     people play while the server is killed again and again; nothing may be lost
      --kills N                     so often, instead of 25
      --tables N                    at so many tables, instead of 40
      --nodes N                     so many servers on one PostgreSQL, of which one is killed at a time
  cargo xtask load [options]      very many people play at once: steps a second, delays, memory, sockets
      --tables N                    at so many tables of two, instead of 1,000; none with 0
      --sockets N                   so many tables and sockets that idle, instead of 10,000; none with 0
      --seconds N                   so long at full speed and so long at a steady pace, instead of 20
  cargo xtask leaks [options] [GAME…]
                                  games that differ only in what is hidden send everybody else the same bytes
      --pairs N                     so many pairs a game, instead of 1,000
  cargo xtask fuzz [options]      sockets are sent noise and broken messages; nothing may panic or change
      --messages N                  so many, instead of 100,000
      --seed N                      other ones
  cargo xtask siege [options]     every attack that was once found to harm others; they notice nothing, nothing is lost
      --only NAME[,NAME]            these attacks; `--list` names them all
      --small                       as much of it as belongs to the tests
      --karst FILE                  against another executable than the one of this folder
  cargo xtask learn [GAME…] [options]
                                  play on all cores, train minds on it with PyTorch, try them, keep what is better
      --rounds WHO:SECONDS,…        who plays and for how long, instead of steady:40,search:90,search:90
  cargo xtask deny                whether the crates of others are fit to be used: holes, licences, bans, sources
  cargo xtask help                this page

Examples:
  cargo xtask play --lan
  cargo xtask test --only format,build

Needed: Rust with cargo and a C compiler, Node 20.19 or newer with npm; Chromium for the browser tests,
PostgreSQL for those with several nodes, Python with pip for those of the HTTP interface.
";

fn main() -> ExitCode {
    let mut words = std::env::args_os().skip(1);
    let verb = words.next().map(|word| word.to_string_lossy().into_owned());
    match carry_out(verb.as_deref(), words.collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            if !stop.sentence.is_empty() {
                eprintln!("{}", stop.sentence);
            }
            ExitCode::from(stop.exit_code)
        }
    }
}

/// Finds the verb and does it; asking any verb for help gives the help instead.
fn carry_out(verb: Option<&str>, options: Vec<OsString>) -> Result<(), Stop> {
    let wants_help = options.iter().any(|option| option == "--help" || option == "-h");
    let house = House::here();
    match verb {
        None | Some("help" | "--help" | "-h") => help(),
        Some(
            "play" | "build" | "pocket" | "site" | "dist" | "test" | "types" | "screenshots" | "long" | "crash"
            | "load" | "leaks" | "fuzz" | "siege" | "learn" | "deny",
        ) if wants_help => help(),
        Some("play") => play::play(&house, options),
        Some("build") => no_options("build", &options).and_then(|()| play::build(&house, Profile::Release)),
        Some("pocket") => no_options("pocket", &options).and_then(|()| pocket::build(&house).map(drop)),
        Some("site") => no_options("site", &options).and_then(|()| pocket::site(&house)),
        Some("dist") => no_options("dist", &options).and_then(|()| dist::dist(&house)),
        Some("test") => test::test(&house, &options),
        // Not in the help: how a test run starts a stage beside the others.
        Some("stage") => lanes::stage(&house, &options.first().map(|name| name.to_string_lossy()).unwrap_or_default()),
        Some("types") => no_options("types", &options).and_then(|()| chores::types(&house)),
        Some("screenshots") => screenshots::screenshots(&house, &options),
        Some("long") => chores::long(&house, &options),
        Some("crash") => crash::crash(&house, &options),
        Some("load") => load::load(&house, &options),
        Some("leaks") => outside::leaks(&house, &options),
        Some("fuzz") => outside::fuzz(&house, &options),
        Some("siege") => siege::siege(&house, &options),
        Some("learn") => learn::learn(&house, &options),
        Some("deny") => no_options("deny", &options).and_then(|()| deny::deny(&house)),
        Some(other) => Err(Stop::usage(format!(
            "There is no `cargo xtask {other}`; there are play, test, build, pocket, site, dist, types, screenshots, long, crash, load, leaks, fuzz, siege, learn, deny and help."
        ))),
    }
}

fn help() -> Result<(), Stop> {
    print!("{HELP}");
    Ok(())
}

fn no_options(verb: &str, options: &[OsString]) -> Result<(), Stop> {
    match options.first() {
        None => Ok(()),
        Some(option) => Err(Stop::usage(format!(
            "`cargo xtask {verb}` takes no options, but `{}` was given.",
            option.to_string_lossy()
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_verb_is_refused_with_the_list_of_verbs() {
        let stop = carry_out(Some("paly"), Vec::new()).unwrap_err();
        assert_eq!(stop.exit_code, 2);
        assert_eq!(
            stop.sentence,
            "There is no `cargo xtask paly`; there are play, test, build, pocket, site, dist, types, screenshots, long, crash, load, leaks, fuzz, siege, learn, deny and help."
        );
    }

    #[test]
    fn a_verb_without_options_says_which_option_is_too_much() {
        let stop = carry_out(Some("types"), vec!["--fast".into()]).unwrap_err();
        assert_eq!(stop.sentence, "`cargo xtask types` takes no options, but `--fast` was given.");
    }
}
