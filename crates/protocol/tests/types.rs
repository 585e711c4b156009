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

/// What every game's types need of the house's.
const IMPORTS: &str = "import type { Seat, Viewer } from './protocol';\n\n";

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
        NewFace,
        Against,
        Played,
        Tally,
        Feat,
        BestMoment,
        Career,
        Credentials,
        SignedIn,
        NewPassword,
        SessionInfo,
        Scope,
        NewToken,
        TokenInfo,
        MadeToken,
        Farewell,
        Bot,
        GameCard,
        GamePreset,
        PresetSetup,
        HouseRuleText,
        SetupAsked,
        SetupChosen,
        SetupForm,
        SetupGroup,
        SetupKind,
        SetupChoice,
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
        Room,
        Said,
        Watching,
        Rematch,
        Role,
        ReportReason,
        NewReport,
        BlockedPerson,
        PersonName,
        ReportInfo,
        ReportedLine,
        Settled,
        Settlement,
        Settle,
        NewMeasure,
        Measure,
        NewNetworkBan,
        NetworkBan,
        PersonInfo,
        PersonFile,
        Deed,
        DeedKind,
        Page<PersonName>,
        Scene,
        ScenePlace,
        SceneExit,
        FromClient,
        ToClient,
        Vantage,
        Takeback,
        Topic,
        Story,
        TurnBegins,
        ChoiceKind,
        NotNow,
        Odd,
        Clock,
        Absence,
        Away,
        SeatClock,
        WebhookForm,
        NewWebhook,
        Webhook,
        Eyes,
        Replay,
        Moments,
        Moment,
        GoOn,
        RecordRow,
        RecordJson,
        RecordStep,
        Decided,
        DiceReport,
        ChanceKind,
        ChanceCount,
        LessonCard,
        LessonChapter,
        LessonPlace,
        LessonBeat,
        LessonDeed,
        LessonAnswer,
        Course,
        FinalRank,
        FinalColumn,
        FinalReason,
        TurnStart,
        TurningPoint,
        Turned,
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
    check("cave-troll.ts", format!("{}{IMPORTS}{types}", header("crates/cave-troll")));
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
    let cards: Vec<Value> =
        content.cards.iter().map(|card| json!({ "id": card.id, "copies": card.copies, "icons": card.icons })).collect();
    let content = json!({
        "areas": areas,
        "doors": content.doors,
        "cards": cards,
        "figures": content.figures,
        "artifacts": content.artifacts,
    });
    check("cave-troll.content.json", printed(&content));
}

#[test]
fn the_pages_types_are_casadhs() {
    use casadh::*;
    let types = declarations![
        Side, Node, Space, Tile, Card, Hazard, Item, ItemSet, Misfortune, HouseRule, HouseRules, Setup, Action, Chance,
        Event, Death, View, HexNow, Seen, Taken, Row, FuseNow, Air, Standing, Player, Ask, Turned, Join,
    ];
    check("casadh.ts", format!("{}{IMPORTS}{types}", header("crates/casadh")));
    check("casadh.content.json", printed(&json!(casadh::content::content())));
}

#[test]
fn the_pages_types_are_cave_pilots() {
    use cave_pilot::*;
    let types = declarations![
        Cave,
        CaveSet,
        Colour,
        Upgrade,
        Exploration,
        Held,
        Property,
        Row,
        Shelf,
        Slot,
        Part,
        Die,
        MissileFace,
        Place,
        Spot,
        Mode,
        Preset,
        Length,
        Deck,
        HouseRule,
        HouseRules,
        Setup,
        Action,
        FreeStep,
        Item,
        Mark,
        Pay,
        Target,
        Chance,
        Event,
        How,
        Attack,
        Missile,
        Waiting,
        Window,
        Odds,
        Grade,
        Title,
        View,
        CardNow,
        CaveNow,
        ChallengeNow,
        Ending,
        LayerNow,
        MissileOdds,
        Player,
        Reachable,
        Reserved,
        RowNow,
        StackNow,
        Turn,
        Ooze,
    ];
    check("cave-pilot.ts", format!("{}{IMPORTS}{types}", header("crates/cave-pilot")));
    check("cave-pilot.content.json", printed(&json!(cave_pilot::content::content())));
}

#[test]
fn the_pages_types_are_skulldugs() {
    use skulldug::*;
    let types = declarations![
        Kind,
        Sort,
        Card,
        Cell,
        Side,
        Way,
        Shape,
        Special,
        TileKind,
        Pawn,
        Faction,
        Token,
        GearSet,
        Mode,
        GearUp,
        Shuffle,
        HouseRule,
        HouseRules,
        Setup,
        Action,
        Chance,
        Event,
        How,
        Why,
        View,
        Passage,
        PlayerSeen,
        GhostSeen,
        DeckSeen,
        Moment,
        TurnSeen,
        Part,
        RollSeen,
        Waiting,
        Phase,
        EncounterStage,
        RollStage,
        ThrowStage,
        Then,
        CardRoll,
        GhostStep,
        HazardSet,
        RollKind,
    ];
    check("skulldug.ts", format!("{}{IMPORTS}{types}", header("crates/skulldug")));
    check("skulldug.content.json", printed(&json!(skulldug::content::content())));
}

/// What the TypeScript type of a word may be, against the words that travel.
macro_rules! words_of {
    ($($type:ty),+ $(,)?) => {
        [$((stringify!($type), unions::<$type>(), <$type>::ALL.iter().map(|word| word.name()).collect())),+]
    };
}

fn unions<T: TS>() -> Vec<String> {
    T::inline(&Config::default()).split(" | ").map(|word| word.trim_matches(['"', '\'']).to_owned()).collect()
}

/// Words travel as their notation, which the derived types know nothing of.
#[test]
fn the_pages_words_are_those_that_travel() {
    let words: Vec<(&str, Vec<String>, Vec<&str>)> = Vec::from(words_of![
        cave_troll::Kind,
        cave_troll::Artifact,
        cave_troll::HouseRule,
        casadh::Side,
        casadh::Node,
        casadh::Hazard,
        casadh::Item,
        casadh::Misfortune,
        casadh::HouseRule,
        cave_pilot::Colour,
        cave_pilot::Property,
        cave_pilot::Part,
        cave_pilot::Exploration,
        cave_pilot::Row,
        cave_pilot::Die,
        cave_pilot::Pay,
        cave_pilot::FreeStep,
        cave_pilot::Title,
        cave_pilot::Grade,
        cave_pilot::Mode,
        cave_pilot::Preset,
        cave_pilot::Length,
        cave_pilot::HouseRule,
        skulldug::Kind,
        skulldug::Sort,
        skulldug::Side,
        skulldug::Way,
        skulldug::Shape,
        skulldug::Special,
        skulldug::Faction,
        skulldug::Token,
        skulldug::GearSet,
        skulldug::Mode,
        skulldug::GearUp,
        skulldug::Shuffle,
        skulldug::HouseRule,
        skulldug::RollKind,
    ]);
    for (name, typed, travelling) in words {
        assert_eq!(typed, travelling, "{name}");
    }
}

/// An object with a line for each member of its lists, so that a change shows where it is.
fn printed(content: &Value) -> String {
    let members = content.as_object().expect("content is an object").iter().map(|(name, value)| match value {
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(|item| format!("    {item}")).collect();
            format!("  \"{name}\": [\n{}\n  ]", items.join(",\n"))
        }
        other => format!("  \"{name}\": {other}"),
    });
    format!("{{\n{}\n}}\n", members.collect::<Vec<_>>().join(",\n"))
}
