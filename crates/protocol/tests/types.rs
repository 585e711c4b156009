//! The TypeScript types and the printed content that the page is built with. They are committed; this test fails when
//! they are stale, and `cargo xtask types` writes them anew.

use std::path::PathBuf;

use cave_troll::content;
use serde_json::{Value, json};
use ts_rs::{Config, TS};

/// `export type …` for each type, with the comment of the Rust type above it.
macro_rules! declarations {
    ($($type:ty),+ $(,)?) => { [$(declaration::<$type>()),+].join("\n") };
}

fn declaration<T: TS>() -> String {
    let docs = T::docs().unwrap_or_default();
    format!("{docs}export {}\n", T::decl(&Config::default()))
}

fn header(what: &str) -> String {
    format!("// Written by `cargo xtask types` from {what}. Do not edit.\n\n")
}

#[track_caller]
fn check(file: &str, fresh: String) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated").join(file);
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&path, &fresh).expect("the generated folder can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == fresh, "web/src/generated/{file} is stale: run `cargo xtask types`");
}

#[test]
fn the_pages_types_are_the_protocols() {
    use protocol::*;
    let types = declarations![
        kernel::Seat,
        kernel::Viewer,
        kernel::Outcome,
        Refusal,
        Code,
        Me,
        Rename,
        Bot,
        GameCard,
        GameOption,
        NewTable,
        NewSeat,
        Phase,
        Occupant,
        SeatInfo,
        TableInfo,
        TableRow,
        TableList,
        Sit,
        RuleText,
        About,
        FromClient,
        ToClient,
        Vantage,
        Topic,
        Story,
    ];
    // JSON whose type the game knows.
    let json = "/** JSON of the game's own types. */\nexport type JsonValue = number | string | boolean | null | JsonValue[] | { [key in string]?: JsonValue };\n";
    check("protocol.ts", format!("{}{json}\n{types}", header("crates/protocol")));
}

#[test]
fn the_pages_types_are_cave_trolls() {
    use cave_troll::*;
    let types = declarations![
        Area, AreaKind, Kind, Figure, Card, Artifact, HouseRule, HouseRules, Setup, Action, Chance, Event, Share, How,
        Why, View, Piece, RoomNow, Player, ChestPlace, Ask,
    ];
    check(
        "cave-troll.ts",
        format!("{}import type {{ Seat, Viewer }} from './protocol';\n\n{types}", header("crates/cave-troll")),
    );
}

#[test]
fn the_pages_board_is_cave_trolls() {
    let content = content::content();
    let areas: Vec<Value> = content
        .areas
        .iter()
        .map(|area| {
            let mut area = json!(area);
            let id = area["id"].as_str().and_then(|id| id.parse().ok()).expect("an area has an id");
            area["exits"] = json!(content::adjacent(id).iter().collect::<Vec<_>>());
            area
        })
        .collect();
    let lists = [
        ("areas", areas),
        ("doors", values(&content.doors)),
        ("figures", values(&content.figures)),
        ("artifacts", values(&content.artifacts)),
    ];
    let lists = lists.map(|(name, items)| {
        format!(
            "  \"{name}\": [\n{}\n  ]",
            items.iter().map(|item| format!("    {item}")).collect::<Vec<_>>().join(",\n")
        )
    });
    check("cave-troll.content.json", format!("{{\n{}\n}}\n", lists.join(",\n")));
}

fn values(items: &[impl serde::Serialize]) -> Vec<Value> {
    items.iter().map(|item| json!(item)).collect()
}
