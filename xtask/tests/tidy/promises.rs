//! What ARCHITECTURE.md promises, and the tests that hold it. Its table is the only place that says which: here every law,
//! every crate of the map and every heading of what crosses everything is found to have a row, and every named test to exist.

/// A row of the table.
pub struct Promise {
    what: String,
    /// Files with the names in them: `xtask/tests/tidy/main.rs::rules_are_pure`.
    held_by: Vec<String>,
}

/// The rows of the table.
pub fn read(architecture: &str) -> Vec<Promise> {
    let rows = architecture.lines().skip_while(|line| !line.starts_with("| promise |")).skip(2);
    let cells = rows.take_while(|line| line.starts_with('|')).map(|line| line.split('|').map(str::trim).collect());
    let promise = |cells: Vec<&str>| Promise {
        what: cells[1].to_owned(),
        held_by: cells[2].split('`').skip(1).step_by(2).map(str::to_owned).collect(),
    };
    cells.map(promise).collect()
}

/// What the text promises: its laws by number, its crates by name, what crosses everything by heading.
fn promised(architecture: &str) -> Vec<String> {
    let under = |heading: &str| {
        let lines = architecture.lines().skip_while(|line| *line != heading).skip(1);
        lines.take_while(|line| !line.starts_with("## ")).map(str::to_owned).collect::<Vec<_>>()
    };
    let law =
        |line: &String| line.split_once(". ").filter(|(n, _)| n.parse::<u8>().is_ok()).map(|(n, _)| format!("Law {n}"));
    let krate =
        |line: &String| line.strip_prefix("| `").and_then(|row| row.split('`').next()).map(|name| format!("`{name}`"));
    let heading = |line: &String| {
        line.strip_prefix("- **")
            .and_then(|rest| rest.split("**").next())
            .map(|name| name.trim_end_matches('.').to_owned())
    };
    let map: Vec<_> = under("## The map").into_iter().take_while(|line| !line.starts_with("### ")).collect();
    let (laws, crosses) = (under("## The laws"), under("## What crosses everything"));
    let named = laws.iter().filter_map(law).chain(map.iter().filter_map(krate));
    named.chain(crosses.iter().filter_map(heading)).collect()
}

/// Promises without a row, rows without a test, tests that are not there. `text_of` reads a file of the house.
pub fn unheld(architecture: &str, text_of: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let promises = read(architecture);
    let has_row =
        |what: &String| promises.iter().any(|row| row.what == *what || row.what.split(", ").any(|one| one == what));
    let mut complaints: Vec<_> = promised(architecture)
        .into_iter()
        .filter(|what| !has_row(what))
        .map(|what| format!("ARCHITECTURE.md: name the test that holds {what}"))
        .collect();
    for Promise { what, held_by } in &promises {
        if held_by.is_empty() {
            complaints.push(format!("ARCHITECTURE.md: nothing holds {what}"));
        }
        for test in held_by {
            let (path, name) = test.split_once("::").unwrap_or((test, ""));
            let sought = if path.ends_with(".rs") { format!("fn {name}") } else { name.to_owned() };
            if name.is_empty() || !text_of(path).is_some_and(|text| has_word(&text, &sought)) {
                complaints.push(format!("ARCHITECTURE.md: {what} is held by {test}, which is not there"));
            }
        }
    }
    complaints
}

/// Does it stand there, and not as the beginning of a longer name?
fn has_word(text: &str, sought: &str) -> bool {
    let goes_on = |rest: &str| rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
    text.match_indices(sought).any(|(at, _)| !goes_on(&text[at + sought.len()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "## The map
| crate | what it is |
|---|---|
| `kernel` | all share |
### The rooms
| `data` | no crate |
## The laws
1. No clock.
2. No panic.
## What crosses everything
- **Chance.** Waits.
- **Reactions** are questions.
## What holds it
| promise | held by |
|---|---|
| Law 1 | `a.rs::no_clock` |
| Law 2 | `a.rs::no_pan` |
| `kernel`, `bots` | `b.test.js::a title` |
| Speed | nobody |";

    #[test]
    fn what_nothing_holds_is_told() {
        let text_of = |path: &str| match path {
            "a.rs" => Some("fn no_clock() {} fn no_panic() {}".to_owned()),
            "b.test.js" => Some("test('a title of more words')".to_owned()),
            _ => None,
        };
        assert_eq!(
            unheld(TEXT, text_of),
            [
                "ARCHITECTURE.md: name the test that holds Chance",
                "ARCHITECTURE.md: name the test that holds Reactions",
                "ARCHITECTURE.md: Law 2 is held by a.rs::no_pan, which is not there",
                "ARCHITECTURE.md: nothing holds Speed",
            ]
        );
    }
}
