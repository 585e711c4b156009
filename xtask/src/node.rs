//! Node and npm, which build the browser client: are they there, and new enough?

use crate::house::House;
use crate::stop::Stop;
use crate::tool;
use std::process::Command;

/// The oldest Node that the client's tools run on.
const OLDEST: Version = Version(20, 19, 0);

/// Major, minor and patch; they compare in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Version(u32, u32, u32);

/// Stops with what to install unless Node is new enough and npm is beside it.
pub fn need(house: &House) -> Result<(), Stop> {
    check(node_answer().as_deref())?;
    match tool::answer(&mut tool::npm(house, ["--version"])) {
        Some(_) => Ok(()),
        None => Err(Stop::missing(
            "npm is missing; install it (it comes with Node from nodejs.org, and as `npm` on Debian and Ubuntu).",
        )),
    }
}

/// Whether any Node answers at all.
pub fn is_there() -> bool {
    node_answer().is_some()
}

fn node_answer() -> Option<String> {
    tool::answer(Command::new("node").arg("--version"))
}

fn check(answer: Option<&str>) -> Result<(), Stop> {
    let Some(answer) = answer else {
        return Err(Stop::missing(
            "Node is missing; install Node 20.19 or newer with npm (from nodejs.org or your system's packages).",
        ));
    };
    match parse(answer) {
        Some(version) if version >= OLDEST => Ok(()),
        Some(Version(major, minor, patch)) => Err(Stop::missing(format!(
            "Node {major}.{minor}.{patch} is too old; install Node 20.19 or newer with npm (from nodejs.org)."
        ))),
        None => Err(Stop::missing(format!(
            "`node --version` answered `{answer}`, which is no version; install Node 20.19 or newer with npm."
        ))),
    }
}

/// Reads `v20.19.3`; what follows a `-` is not looked at.
fn parse(answer: &str) -> Option<Version> {
    let numbers = answer.trim().strip_prefix('v')?.split('-').next()?;
    let mut numbers = numbers.split('.').map(|number| number.parse().ok());
    let version = Version(numbers.next()??, numbers.next()??, numbers.next()??);
    numbers.next().is_none().then_some(version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_as_node_prints_them() {
        assert_eq!(parse("v20.19.3"), Some(Version(20, 19, 3)));
        assert_eq!(parse("v24.0.0-nightly2025\n"), Some(Version(24, 0, 0)));
        for nonsense in ["", "20.19.3", "v20", "v20.19", "v20.x.1", "v1.2.3.4"] {
            assert_eq!(parse(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn node_is_new_enough_from_20_19_on() {
        for fine in ["v20.19.0", "v20.20.2", "v22.0.0", "v100.1.1"] {
            assert_eq!(check(Some(fine)), Ok(()), "{fine}");
        }
        for old in ["v20.18.9", "v18.20.0", "v9.99.99"] {
            assert!(check(Some(old)).unwrap_err().sentence.contains("is too old; install Node 20.19"), "{old}");
        }
    }

    #[test]
    fn without_node_one_sentence_says_what_to_install() {
        let stop = check(None).unwrap_err();
        assert_eq!(stop.exit_code, 2);
        assert!(stop.sentence.starts_with("Node is missing; install Node 20.19 or newer with npm"));
    }
}
