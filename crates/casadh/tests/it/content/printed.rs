//! The printed content, row by row against the tables of the ledger. The sums are in `content.rs`.

use casadh::content::{card, content, hex, item, misfortune};
use casadh::{Card, CardSet, Hazard, Item, Misfortune, Node, Tile};
use words::{Language, Message};

const LEDGER: &str = include_str!("../../../../../ledger/casadh.md");

/// The cells of the table rows under a heading.
fn rows(heading: &str) -> Vec<Vec<&'static str>> {
    let section = LEDGER.split("\n### ").find(|section| section.starts_with(heading)).unwrap();
    let lines = section.lines().filter(|line| line.starts_with("| "));
    lines.map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// `–` or nothing is nothing.
fn list(cell: &str) -> Vec<&str> {
    cell.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != "–").collect()
}

/// `Torn Pack` is `torn-pack`.
fn word(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

fn node(cell: &str) -> Option<Node> {
    list(cell).first().map(|name| name.parse().unwrap())
}

fn letter(hazard: Hazard) -> &'static str {
    match hazard {
        Hazard::Methane => "M",
        Hazard::Bats => "B",
        Hazard::Tremors => "T",
        Hazard::Grue => "G",
    }
}

/// CC-MODEL-03, CC-MODEL-05, CC-HEX-02 to CC-HEX-10: forty hexes as the ledger draws them.
#[test]
fn every_hex_is_printed_as_the_ledger_says() {
    let rows: Vec<_> = rows("Hexes").into_iter().filter(|row| row.len() == 12 && row[0] != "id").collect();
    assert_eq!(rows.len(), 40);
    for (tile, row) in Tile::all().skip(1).zip(rows) {
        let printed = hex(tile);
        assert_eq!(row[0], tile.to_string());
        let name = tile.say(Language::English);
        assert!(row[1].trim_matches('*').starts_with(&name), "{tile}: {name}");
        assert_eq!((printed.sides.as_str(), printed.level), (row[2], tile.level()), "{tile}");
        let dead_end = |node: &char| printed.sides.chars().filter(|side| side == node).count() == 1;
        let dead_ends: Vec<_> = ('A'..='D').filter(dead_end).map(String::from).collect();
        assert_eq!(dead_ends, list(row[3]), "{tile}");
        assert_eq!(printed.slopes, list(row[4]), "{tile}");
        assert_eq!((printed.marker, printed.water), (node(row[5]), node(row[6])), "{tile}");
        let symbols: Vec<_> = printed.symbols.iter().map(|s| format!("{}@{}", letter(s.hazard), s.at)).collect();
        assert_eq!(symbols, list(row[7]), "{tile}");
        let stars: Vec<_> = printed.stars.iter().map(u8::to_string).collect();
        assert_eq!(stars, list(row[8]), "{tile}");
        let crossing: Vec<_> = printed.crossing.iter().map(Node::to_string).collect();
        assert_eq!(crossing, row[9].split(" over ").filter(|node| *node != "–").collect::<Vec<_>>(), "{tile}");
        assert_eq!(printed.paintings, tile == Tile::PAINTINGS, "{tile}");
    }
}

/// CC-CARD-02, CC-MISF-09: sixty cards of thirty-one faces.
#[test]
fn every_card_is_printed_as_the_ledger_says() {
    let rows: Vec<_> = rows("Cards").into_iter().filter(|row| row[0].starts_with('C')).collect();
    assert_eq!(rows.len(), Card::COUNT);
    for row in rows {
        let printed = card(row[0].parse().unwrap());
        let number = |cell: &str| cell.parse::<u8>().unwrap();
        assert_eq!((printed.cost, printed.copies), (number(row[1]), number(row[7])), "{}", row[0]);
        assert_eq!((printed.items[0], printed.treasures[0]), (number(row[2]), number(row[3])), "{}", row[0]);
        assert_eq!((printed.items[1], printed.treasures[1]), (number(row[4]), number(row[5])), "{}", row[0]);
        let misfortune = list(row[6]).first().map(|name| word(name));
        assert_eq!(printed.misfortune.map(|which| which.to_string()), misfortune, "{}", row[0]);
    }
}

/// CC-ITEM-04 to CC-ITEM-12, CC-MISF-02, CC-MISF-03, CC-MISF-05.
#[test]
fn every_item_and_misfortune_is_printed_as_the_ledger_says() {
    let items = rows("Items");
    assert_eq!(content().items.iter().map(|item| item.id.to_string()).collect::<Vec<_>>(), {
        items[1..10].iter().map(|row| word(row[0])).collect::<Vec<_>>()
    });
    for (kind, row) in Item::ALL.iter().zip(&items[1..]) {
        let printed = item(*kind);
        assert_eq!(printed.copies.to_string(), row[1], "{kind}");
        let names =
            |those: &[Misfortune], of: &str| those.iter().map(|which| format!("{of}{{{which}}}")).collect::<Vec<_>>();
        let mut primitives: Vec<_> =
            printed.wards.map(|hazard| format!("ImmuneHazard{{{}}}", letter(hazard))).into_iter().collect();
        primitives.extend(names(&printed.immune, "ImmuneMisfortune"));
        primitives.extend(names(&printed.suppresses, "SuppressMisfortune"));
        let mends_an_ankle = *kind == Item::Medkit;
        primitives.extend(names(&printed.cures, "DiscardMisfortune").into_iter().filter(|_| !mends_an_ankle));
        let expected: Vec<_> = list(row[3]).into_iter().filter(|word| word.contains('{')).collect();
        let words = |list: &[&str]| list.iter().map(|name| word(name)).collect::<Vec<_>>();
        assert_eq!(words(&primitives.iter().map(String::as_str).collect::<Vec<_>>()), words(&expected), "{kind}");
    }
    let misfortunes = rows("Misfortunes");
    for (which, row) in Misfortune::ALL.iter().zip(&misfortunes[1..]) {
        let printed = misfortune(*which);
        assert_eq!((which.to_string(), if printed.keep { "Keep" } else { "Discard" }), (word(row[0]), row[1]));
        assert_eq!(printed.cures, list(row[3]).iter().map(|cure| cure.to_lowercase()).collect::<Vec<_>>(), "{which}");
        assert_eq!(CardSet::ALL.with(*which).len().to_string(), row[5], "{which}");
    }
}
