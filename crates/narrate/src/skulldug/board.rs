//! The whole position in plain text, for a terminal and for reading aloud.

use std::fmt::Write;

use kernel::Seat;
use skulldug::{Card, Cell, GhostSeen, PlayerSeen, Side, View};

use super::{faction_name, kind_name, place, sk, tile_name, token_name};
use crate::speech::sentence as capital;
use crate::{Names, say};

/// The map in line-drawing characters, what lies where, then the players and the ghosts.
pub fn board(view: &View, names: &Names<'_>) -> String {
    let mut text = map(view);
    for passage in &view.cave {
        let mut there = who_is_there(view, passage.at, names);
        there.extend(passage.cards.iter().map(|card| kind_name(card.printed(), names)));
        if !there.is_empty() || passage.tile.special().is_some() {
            let is_entrance = passage.at == view.entrance;
            let name = if is_entrance { names.say(sk::Entrance) } else { tile_name(passage.tile, names) };
            writeln!(text, "{:<4}{:<19}{}", passage.at.to_string(), name, there.join(", ")).expect("text grows");
        }
    }
    text.push('\n');
    for player in &view.players {
        writeln!(text, "{}", player_line(player, view, names)).expect("text grows");
    }
    for ghost in &view.ghosts {
        writeln!(text, "{}", ghost_line(ghost, view, names)).expect("text grows");
    }
    for line in decks(view, names) {
        writeln!(text, "{line}").expect("text grows");
    }
    text
}

/// What is left to be drawn, and what holds the cave.
pub(super) fn decks(view: &View, names: &Names<'_>) -> Vec<String> {
    let decks = sk::BoardDecks {
        tiles: view.passage_deck.iter().map(Vec::len).sum::<usize>(),
        fortunes: view.fortune_deck.size,
        hazards: view.hazard_deck.size,
    };
    let cave = view.cave_health.map(|gems| names.say(sk::BoardCave { gems: gems.into() }));
    std::iter::once(names.say(decks)).chain(cave).collect()
}

/// One character a passage, its corridors; `·` is undiscovered and `E` the way out.
fn map(view: &View) -> String {
    let xs = view.cave.iter().map(|passage| passage.at.x());
    let ys = view.cave.iter().map(|passage| passage.at.y());
    let (Some(left), Some(right)) = (xs.clone().min(), xs.max()) else { return String::new() };
    let (top, bottom) = (ys.clone().min().unwrap_or(0), ys.max().unwrap_or(0));
    let mut text = String::from("   ");
    (left..=right).for_each(|x| text.push(char::from(b'a' + x)));
    text.push('\n');
    for y in top..=bottom {
        write!(text, "{:>2} ", y + 1).expect("text grows");
        for x in left..=right {
            let at = Cell::at(x, y);
            let found = view.cave.iter().find(|passage| passage.at == at);
            text.push(if at == view.entrance { 'E' } else { found.map_or('·', |passage| corridors(&passage.sides)) });
        }
        text.push('\n');
    }
    text.push('\n');
    text
}

fn corridors(sides: &[Side]) -> char {
    const LINES: [char; 16] = ['▪', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'];
    LINES[sides.iter().fold(0, |set, side| set | usize::from(side.bit()))]
}

pub(super) fn who_is_there(view: &View, at: Cell, names: &Names<'_>) -> Vec<String> {
    let players = view.players.iter().filter(|player| player.at == Some(at)).map(|player| names.whom(player.seat));
    let ghosts = view.ghosts.iter().filter(|ghost| ghost.at == Some(at)).map(|ghost| super::ghost(ghost.who, names));
    players.chain(ghosts).collect()
}

pub(super) fn player_line(player: &PlayerSeen, view: &View, names: &Names<'_>) -> String {
    let seat = player.seat;
    let mut parts = vec![
        player
            .at
            .map_or_else(|| names.say(sk::FactBackup), |at| names.say(sk::FactPlace { place: place(at, view, names) })),
        names.say(sk::FactHealth { health: player.health, most: player.max_health }),
    ];
    parts.extend(condition(player, view, names));
    parts.push(hand(&player.hand, names));
    capital(format!("{seat} {}: {}.", who(seat, player, names), parts.join(", ")))
}

/// What somebody can do, what ails them, and how many treasures they have.
pub(super) fn condition(player: &PlayerSeen, view: &View, names: &Names<'_>) -> Vec<String> {
    let ap = match (view.on_turn.contains(&player.seat), player.move_ap) {
        (false, _) => None,
        (true, 0) => Some(names.say(sk::FactAp { ap: player.ap })),
        (true, moving) => Some(names.say(sk::FactApMoving { ap: player.ap, moving })),
    };
    let dazed = player.dazed.then(|| names.say(sk::FactDazed));
    let pinned = player.pinned.then(|| names.say(sk::FactPinned));
    let treasures = names.say(sk::Amount { n: player.treasures.into() });
    ap.into_iter().chain(dazed).chain(pinned).chain([treasures]).collect()
}

fn who(seat: Seat, player: &PlayerSeen, names: &Names<'_>) -> String {
    match player.token {
        Some(token) => names.say(sk::BoardAs { who: names.who(seat), token: token_name(token, names) }),
        None => names.say(say::Seated { who: names.who(seat) }),
    }
}

pub(super) fn ghost_line(ghost: &GhostSeen, view: &View, names: &Names<'_>) -> String {
    let at = match ghost.at {
        Some(at) => names.say(sk::FactPlace { place: place(at, view, names) }),
        None => names.say(sk::FactDead),
    };
    names.say(sk::BoardGhost {
        ghost: super::ghost(ghost.who, names),
        faction: faction_name(ghost.faction, names),
        facts: [at, hand(&ghost.hand, names)].join(", "),
    })
}

pub(super) fn hand(cards: &[Card], names: &Names<'_>) -> String {
    if cards.is_empty() {
        return names.say(sk::FactEmptyHand);
    }
    let cards: Vec<_> = cards.iter().map(|card| kind_name(card.printed(), names)).collect();
    names.say(sk::FactHand { cards: names.list(&cards) })
}
