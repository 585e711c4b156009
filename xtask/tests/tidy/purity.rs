//! What rules may not touch: files, clocks, generators of their own, globals that change. And what a state may not be:
//! floating or serialised.

use crate::files::File;

/// Ways out of a pure library.
const WAYS_OUT: [&str; 12] = [
    "std::fs",
    "std::net",
    "std::io",
    "std::time",
    "std::env",
    "std::process",
    "SystemTime",
    "SysRng",
    "OsRng",
    "static mut",
    "thread_local!",
    "println!",
];

/// Lines by which rules would do more than follow from what they are given.
pub fn impure(sources: &[File]) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in sources {
        let is_state = file.path.ends_with("/src/state.rs");
        let mut derived = "";
        for (above, line) in file.text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
            let mut complain = |what: &str| complaints.push(format!("{}:{}: {what}", file.path, above + 1));
            for way in WAYS_OUT.iter().filter(|way| line.contains(**way)) {
                complain(&format!("`{way}` has no place in rules"));
            }
            if is_state && ["f32", "f64"].iter().any(|float| line.contains(float)) {
                complain("a state has no floats");
            }
            if line.starts_with("#[derive(") {
                derived = line;
            }
            if is_state && line.starts_with("pub struct State ") && derived.contains("Serialize") {
                complain("a state is never serialised");
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::imagined;

    #[test]
    fn ways_out_floats_and_serialised_states_are_told() {
        let state = "// std::fs\n#[derive(Clone, Serialize)]\npub struct State {\n    gold: f64,\n}";
        let sources = [
            imagined("crates/x/src/state.rs", state),
            imagined("crates/x/src/rules/dice.rs", "let odds: f64 = 0.5;\nlet now = std::time::Instant::now();"),
        ];
        assert_eq!(
            impure(&sources),
            [
                "crates/x/src/state.rs:3: a state is never serialised",
                "crates/x/src/state.rs:4: a state has no floats",
                "crates/x/src/rules/dice.rs:2: `std::time` has no place in rules",
            ]
        );
    }
}
