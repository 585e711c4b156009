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

pub use about::{matters, rule, turn};
pub use board::board;
pub use ending::{MEASURE, POINTS, amount, columns, is_out, reasons, side};
pub use events::sentence;
pub use offers::offer;
pub use prompts::prompt;
pub use reasons::changes;
pub use scene::{places_of, scene};
pub use verbs::{typical, verb};

use skulldug::{Card, Cell, Faction, GearSet, Kind, Pawn, TileKind, Token, View, content};

use crate::Names;

/// `Bear Trap`.
fn kind_name(kind: Kind) -> &'static str {
    &content::card(kind).name
}

/// `the Bear Trap`.
fn card_name(card: Card) -> String {
    format!("the {}", kind_name(card.printed()))
}

/// `Bear Trap`, or `Bear Trap (2)` while another one lies open.
fn told_apart(card: Card, view: &View) -> String {
    let kind = card.printed();
    let open = view.cave.iter().flat_map(|passage| &passage.cards).chain(&view.rows);
    let held =
        view.players.iter().flat_map(|player| &player.hand).chain(view.ghosts.iter().flat_map(|ghost| &ghost.hand));
    let is_alone = !open.chain(held).any(|other| *other != card && other.printed() == kind);
    let number = card.to_string().rsplit_once('-').and_then(|(_, n)| n.parse::<u8>().ok());
    match number {
        Some(n) if !is_alone => format!("{} ({n})", kind_name(kind)),
        _ => kind_name(kind).into(),
    }
}

/// `Healing Spring`.
fn tile_name(tile: TileKind) -> &'static str {
    &content::tile(tile).name
}

/// `Silk Moreau`.
fn token_name(token: Token) -> &'static str {
    &content::content().explorers[token as usize].name
}

/// `Rogues`.
fn faction_name(faction: Faction) -> String {
    crate::speech::head(faction.name())
}

/// `Archaeologist`.
fn set_name(set: GearSet) -> &'static str {
    &content::content().sets[set as usize].name
}

/// `Healing Spring (c4)`, or `c4` where nothing special is.
fn place(cell: Cell, view: &View) -> String {
    if cell == view.entrance {
        return "the Cave Entrance".into();
    }
    match view.cave.iter().find(|passage| passage.at == cell) {
        Some(passage) if passage.tile.special().is_some() => format!("{} ({cell})", tile_name(passage.tile)),
        _ => cell.to_string(),
    }
}

/// `You draw`, `Anna draws`, `Ghost 1 draws`.
fn does(pawn: Pawn, names: &Names<'_>, you: &str, they: &str) -> String {
    match pawn.seat() {
        Some(seat) => names.does(seat, you, they),
        None => format!("{} {they}", ghost(pawn)),
    }
}

/// `you`, `Anna`, `Ghost 1`.
fn whom(pawn: Pawn, names: &Names<'_>) -> String {
    pawn.seat().map_or_else(|| ghost(pawn), |seat| names.whom(seat))
}

/// `your`, `Anna's`, `Ghost 1's`.
fn whose(pawn: Pawn, names: &Names<'_>) -> String {
    pawn.seat().map_or_else(|| format!("{}'s", ghost(pawn)), |seat| names.whose(seat))
}

fn ghost(pawn: Pawn) -> String {
    format!("Ghost {}", pawn.ghost_number().unwrap_or(0) + 1)
}
