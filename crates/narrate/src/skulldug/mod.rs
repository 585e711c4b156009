//! Skulldug! in words.

mod about;
mod board;
mod ending;
mod events;
mod odds;
mod offers;
mod prompts;
mod reasons;
mod scene;
mod verbs;

/// What is said of this game, and what its things are called.
pub mod sk {
    pub use ::skulldug::sk::*;
    words::messages!("sk");
}

pub use about::{matters, rule, turn};
pub use board::board;
pub use ending::{amount, columns, is_out, measure, points, reasons, side};
pub use events::sentence;
pub use offers::offer;
pub use prompts::prompt;
pub use reasons::changes;
pub use scene::{places_of, scene};
pub use verbs::{typical, verb};

use skulldug::{Card, Cell, Faction, GearSet, Kind, Pawn, Side, TileKind, Token, View};
use words::Who;

use crate::Names;

crate::speaks::speaks!(::skulldug::Skulldug);

/// `Bear Trap`.
fn kind_name(kind: Kind, names: &Names<'_>) -> String {
    names.say(sk::Card { which: kind.name() })
}

/// `the Bear Trap`.
fn card_name(card: Card, names: &Names<'_>) -> String {
    names.say(sk::The { card: kind_name(card.printed(), names) })
}

/// `the Bear Trap and the Snare`.
fn cards_named(cards: &[Card], names: &Names<'_>) -> String {
    names.list(&cards.iter().map(|card| card_name(*card, names)).collect::<Vec<_>>())
}

/// `Bear Trap`, or `Bear Trap (2)` while another one lies open.
fn told_apart(card: Card, view: &View, names: &Names<'_>) -> String {
    let kind = card.printed();
    let open = view.cave.iter().flat_map(|passage| &passage.cards).chain(&view.rows);
    let held =
        view.players.iter().flat_map(|player| &player.hand).chain(view.ghosts.iter().flat_map(|ghost| &ghost.hand));
    let is_alone = !open.chain(held).any(|other| *other != card && other.printed() == kind);
    let number = card.to_string().rsplit_once('-').and_then(|(_, n)| n.parse::<u8>().ok());
    match number {
        Some(n) if !is_alone => names.say(sk::Numbered { card: kind_name(kind, names), n }),
        _ => kind_name(kind, names),
    }
}

/// `Healing Spring`.
fn tile_name(tile: TileKind, names: &Names<'_>) -> String {
    names.say(sk::Tile { which: &tile.to_string() })
}

/// `Silk Moreau`.
fn token_name(token: Token, names: &Names<'_>) -> String {
    names.say(sk::Token { which: token.name() })
}

/// `Rogues`.
fn faction_name(faction: Faction, names: &Names<'_>) -> String {
    names.say(sk::Faction { which: faction.name() })
}

/// `Archaeologist`.
fn set_name(set: GearSet, names: &Names<'_>) -> String {
    names.say(sk::Set { which: set.name() })
}

/// `north`.
fn side_name(side: Side, names: &Names<'_>) -> String {
    names.say(sk::Side { which: side.name() })
}

/// `Healing Spring (c4)`, or `c4` where nothing special is.
fn place(cell: Cell, view: &View, names: &Names<'_>) -> String {
    if cell == view.entrance {
        return names.say(sk::Entrance);
    }
    match view.cave.iter().find(|passage| passage.at == cell) {
        Some(passage) if passage.tile.special().is_some() => {
            names.say(sk::Special { tile: tile_name(passage.tile, names), cell })
        }
        _ => cell.to_string(),
    }
}

/// `Anna`, `Ghost 1`, for a message.
fn who<'n>(pawn: Pawn, names: &Names<'n>) -> Who<'n> {
    pawn.seat().map_or_else(|| Who::Other(ghost(pawn, names).into()), |seat| names.who(seat))
}

/// `Ghost 1`.
fn ghost(pawn: Pawn, names: &Names<'_>) -> String {
    names.say(sk::Ghost { n: pawn.ghost_number().unwrap_or(0) + 1 })
}
