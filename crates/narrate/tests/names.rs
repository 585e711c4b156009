//! What is printed on cards, tiles and boards has a message, and in English the message is what is printed.

use narrate::Language;
use words::{Message, cc, cp, ct, sk};

#[track_caller]
fn printed(message: impl Message, print: &str) {
    assert_eq!(message.say(Language::English), print);
    assert!(!message.say(Language::German).is_empty());
}

#[test]
fn cave_troll_is_called_what_it_is_printed() {
    use cave_troll::{Area, Artifact, Kind, content};
    for area in Area::all() {
        printed(ct::Area { which: &area.to_string() }, &content::area(area).name);
    }
    for kind in Kind::ALL {
        printed(ct::Kind { which: kind.name() }, &content::figure(*kind).name);
    }
    for artifact in Artifact::ALL {
        printed(ct::Artifact { which: artifact.name() }, &content::artifact(*artifact).name);
    }
}

#[test]
fn casadh_is_called_what_it_is_printed() {
    use casadh::{Item, Misfortune, Tile, content};
    for tile in Tile::all() {
        printed(cc::Hex { which: &tile.to_string() }, &content::hex(tile).name);
    }
    for item in Item::ALL {
        printed(cc::Item { which: item.name() }, &content::item(*item).name.to_lowercase());
    }
    for misfortune in Misfortune::ALL {
        let print = content::misfortune(*misfortune);
        printed(cc::Misfortune { which: misfortune.name() }, &print.name);
        printed(cc::MisfortuneText { which: misfortune.name() }, &print.text);
    }
}

#[test]
fn skulldug_is_called_what_it_is_printed() {
    use skulldug::{Kind, TileKind, content};
    for kind in Kind::ALL {
        let (which, print) = (kind.name(), content::card(*kind));
        printed(sk::Card { which }, &print.name);
        if !print.text.is_empty() {
            printed(sk::CardText { which }, &print.text);
        }
        if let Some(when) = &print.when {
            printed(sk::CardWhen { which }, when);
        }
    }
    for tile in TileKind::all() {
        let (which, print) = (tile.to_string(), content::tile(tile));
        printed(sk::Tile { which: &which }, &print.name);
        if let Some(text) = &print.text {
            printed(sk::TileText { which: &which }, text);
        }
    }
    for token in &content::content().explorers {
        printed(sk::Token { which: token.id.name() }, &token.name);
    }
    for set in &content::content().sets {
        printed(sk::Set { which: set.id.name() }, &set.name);
    }
}

#[test]
fn cave_pilot_is_called_what_it_is_printed() {
    use cave_pilot::{Cave, Exploration, content};
    for cave in Cave::all() {
        printed(cp::Cave { which: &cave.to_string() }, &content::content().caves[cave.index()].title);
    }
    for upgrade in &content::content().upgrades {
        printed(cp::Upgrade { which: &upgrade.id.to_string() }, &upgrade.title);
    }
    for card in Exploration::ALL {
        let print = content::exploration(*card);
        printed(cp::Card { which: card.name() }, &print.title);
        printed(cp::CardText { which: card.name() }, &print.text);
    }
}
