//! The arrows of the house: which crate may depend on which. Tests may use anything.

use crate::files::File;
use crate::shape::folder_of;

/// The games. None of them sees another.
const GAMES: [&str; 4] = ["cave-troll", "skulldug", "casadh", "cave-pilot"];

/// What each crate may know, besides itself and the crates of other people; a game knows the kernel and the
/// words alone.
/// `games` stands for all four, `all` for every crate of the house.
const MAY_KNOW: [(&str, &[&str]); 12] = [
    ("kernel", &[]),
    ("words", &[]),
    ("testkit", &["kernel", "words"]),
    ("catalog", &["kernel", "words", "games"]),
    ("narrate", &["kernel", "words", "catalog", "games"]),
    ("lessons", &["kernel", "words", "catalog"]),
    ("bots", &["kernel", "catalog"]),
    ("arena", &["kernel", "catalog", "bots"]),
    ("protocol", &["kernel", "catalog", "narrate"]),
    ("server", &["kernel", "words", "catalog", "narrate", "lessons", "bots", "protocol"]),
    ("tui", &["kernel", "catalog", "narrate", "bots", "protocol"]),
    ("karst", &["all"]),
];

/// Dependencies that go against the arrows, and crates that the table does not know.
pub fn against(manifests: &[File]) -> Vec<String> {
    let mut complaints = Vec::new();
    for manifest in manifests {
        let krate = folder_of(manifest);
        let Some(known) = may_know(krate) else {
            complaints.push(format!("{}: give `{krate}` a row in the table of arrows", manifest.path));
            continue;
        };
        for dependency in dependencies(&manifest.text) {
            if is_of_the_house(&dependency) && !is_among(known, &dependency) {
                complaints.push(format!("{}: `{krate}` may not know `{dependency}`", manifest.path));
            }
        }
    }
    complaints
}

fn may_know(krate: &str) -> Option<&'static [&'static str]> {
    if GAMES.contains(&krate) {
        return Some(&["kernel", "words"]);
    }
    MAY_KNOW.iter().find(|(name, _)| *name == krate).map(|(_, known)| *known)
}

fn is_of_the_house(name: &str) -> bool {
    may_know(name).is_some()
}

fn is_among(known: &[&str], dependency: &str) -> bool {
    known.iter().any(|name| match *name {
        "all" => true,
        "games" => GAMES.contains(&dependency),
        name => name == dependency,
    })
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

    #[test]
    fn a_dependency_against_the_arrows_is_told() {
        let manifests = [
            imagined("crates/kernel/Cargo.toml", "[dependencies]\nserde = \"1\"\n[dev-dependencies]\ntestkit = \"1\""),
            imagined("crates/cave-troll/Cargo.toml", "[dependencies]\nkernel.workspace = true\nskulldug = \"1\""),
            imagined("crates/catalog/Cargo.toml", "[dependencies]\nkernel = \"1\"\ncave-troll = \"1\"\nbots = \"1\""),
            imagined("crates/karst/Cargo.toml", "[dependencies]\nserver = \"1\"\ncave-troll = \"1\""),
            imagined("crates/helpers/Cargo.toml", ""),
        ];
        assert_eq!(
            against(&manifests),
            [
                "crates/cave-troll/Cargo.toml: `cave-troll` may not know `skulldug`",
                "crates/catalog/Cargo.toml: `catalog` may not know `bots`",
                "crates/helpers/Cargo.toml: give `helpers` a row in the table of arrows",
            ]
        );
    }

    #[test]
    fn the_arrows_have_no_circle() {
        // Each row knows only rows above it, or games, which know the first two alone.
        for (place, (krate, known)) in MAY_KNOW.iter().enumerate() {
            for name in known.iter().filter(|name| !matches!(**name, "games" | "all")) {
                assert!(MAY_KNOW[..place].iter().any(|(above, _)| above == name), "{krate} knows {name}");
            }
        }
    }
}
