//! The arrows of the house: which crate may depend on which. Tests may use anything.
//!
//! The map in ARCHITECTURE.md says it, and is the only place that does: its third column names what a crate may know.

use crate::files::File;
use crate::shape::folder_of;

/// A crate, and what it may know besides itself and the crates of other people.
pub struct Arrow {
    krate: String,
    may_know: MayKnow,
}

enum MayKnow {
    Everything,
    These(Vec<String>),
}

/// The rows of the map. `the games` stands for all crates of the row that is "one game each".
pub fn read(architecture: &str) -> Vec<Arrow> {
    let rows: Vec<Vec<&str>> = architecture
        .lines()
        .skip_while(|line| !line.starts_with("| crate |"))
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    let games = rows.iter().find(|row| row[2].starts_with("one game each")).map_or(Vec::new(), |row| in_code(row[1]));
    let may_know = |cell: &str| match cell {
        "everything" => MayKnow::Everything,
        cell if cell.ends_with("the games") => MayKnow::These([in_code(cell), games.clone()].concat()),
        cell => MayKnow::These(in_code(cell)),
    };
    let arrows = |row: &Vec<&str>| {
        let (names, cell) = (in_code(row[1]), row[3].to_owned());
        names.into_iter().map(move |krate| Arrow { krate, may_know: may_know(&cell) }).collect::<Vec<_>>()
    };
    rows.iter().flat_map(arrows).collect()
}

/// The words that a cell writes as code.
fn in_code(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Dependencies that go against the arrows, and crates that the map does not know.
pub fn against(arrows: &[Arrow], manifests: &[File]) -> Vec<String> {
    let arrow = |name: &str| arrows.iter().find(|arrow| arrow.krate == name);
    let mut complaints = Vec::new();
    for manifest in manifests {
        let krate = folder_of(manifest);
        let Some(Arrow { may_know, .. }) = arrow(krate) else {
            complaints.push(format!("{}: give `{krate}` a row in the map of ARCHITECTURE.md", manifest.path));
            continue;
        };
        for dependency in dependencies(&manifest.text).into_iter().filter(|name| arrow(name).is_some()) {
            if matches!(may_know, MayKnow::These(known) if !known.contains(&dependency)) {
                complaints.push(format!("{}: `{krate}` may not know `{dependency}`", manifest.path));
            }
        }
    }
    complaints
}

/// The packages a manifest depends on outside of its tests.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut is_inside = false;
    for line in manifest.lines().map(str::trim).filter(|line| !line.starts_with('#')) {
        if let Some(header) = line.strip_prefix('[') {
            let header = header.trim_end_matches(']');
            is_inside = is_table_of_dependencies(header);
            // A dependency may be a table of its own: `[dependencies.kernel]`.
            if let Some((table, name)) = header.rsplit_once('.')
                && is_table_of_dependencies(table)
            {
                found.push(name.to_owned());
            }
        } else if is_inside && let Some((key, value)) = line.split_once('=') {
            let renamed = value.split_once("package").and_then(|(_, rest)| rest.split('"').nth(1));
            let name = key.trim().split('.').next().unwrap_or_default();
            found.push(renamed.unwrap_or(name).trim_matches('"').to_owned());
        }
    }
    found
}

/// `dependencies` and `build-dependencies`, also those of one target; not `dev-dependencies`.
fn is_table_of_dependencies(header: &str) -> bool {
    matches!(header.rsplit('.').next(), Some("dependencies" | "build-dependencies"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::imagined;

    #[test]
    fn every_way_to_write_a_dependency_is_read() {
        let manifest = "
            [package]
            name = \"server\"
            [dependencies]
            kernel.workspace = true
            bots = { path = \"../bots\" }
            # arena = \"1\"
            ways = { package = \"arena\", path = \"../arena\" }
            [dependencies.catalog]
            path = \"../catalog\"
            [target.'cfg(unix)'.dependencies]
            libc = \"1\"
            [dev-dependencies]
            testkit.workspace = true
            [build-dependencies]
            narrate = \"1\"";
        assert_eq!(dependencies(manifest), ["kernel", "bots", "arena", "catalog", "libc", "narrate"]);
    }

    const MAP: &str = "
        |---|---|---|---|
        | crate | what it is | what it may know | what it promises |
        |---|---|---|---|
        | `kernel` | what all share | nothing of any game | no clock |
        | `cave-troll`, `skulldug` | one game each, in `rooms` | `kernel` | the laws |
        | `catalog` | all of them | `kernel`, the games | one list |
        | `karst` | the executable | everything | help |

        | `bots` | not of this map | everything | nothing |";

    #[test]
    fn a_dependency_against_the_arrows_is_told() {
        let map: Vec<_> = MAP.lines().map(str::trim).collect();
        let manifests = [
            imagined("crates/kernel/Cargo.toml", "[dependencies]\nserde = \"1\"\n[dev-dependencies]\ncatalog = \"1\""),
            imagined("crates/cave-troll/Cargo.toml", "[dependencies]\nkernel.workspace = true\nskulldug = \"1\""),
            imagined("crates/catalog/Cargo.toml", "[dependencies]\nkernel = \"1\"\ncave-troll = \"1\"\nkarst = \"1\""),
            imagined("crates/karst/Cargo.toml", "[dependencies]\ncatalog = \"1\"\ncave-troll = \"1\""),
            imagined("crates/bots/Cargo.toml", ""),
        ];
        assert_eq!(
            against(&read(&map.join("\n")), &manifests),
            [
                "crates/cave-troll/Cargo.toml: `cave-troll` may not know `skulldug`",
                "crates/catalog/Cargo.toml: `catalog` may not know `karst`",
                "crates/bots/Cargo.toml: give `bots` a row in the map of ARCHITECTURE.md",
            ]
        );
    }
}
