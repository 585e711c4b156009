//! Positions between two actions, drawn as lines of text. Reading them is `pictures.rs`.
//!
//! ```text
//! players 4
//! hex L1-05 at 1,0 r0: methane grue.B treasures 1 4 7 items rope*2 helmet
//! collapsed L1-03 at 2,0 r0
//! A at 1,0 B, hp 3, items rope+medkit, held C11 C15, treasures 2 5 9
//! B surface, hp 4, treasures 9 8, shown 9 8
//! C dead
//! fuse A 1,0
//! B saw 1,0: 7 4 1, A took 1
//! turn A, mp 3
//! ```

use kernel::{Drawn, Seat, Unreadable, Viewer};

use super::pictures;
use crate::rules::treasure::highest_first;
use crate::sight::{mind, setup_of};
use crate::state::{State, Whereabouts};
use crate::{Casadh, Hazard, Item, Seen, Tally};

impl Drawn for Casadh {
    fn draw(state: &State) -> String {
        let mut lines = vec![setup_of(state).to_string()];
        lines.extend((0..state.n_hexes).filter_map(|hex| hex_line(state, hex)));
        lines.extend(state.seats().map(|seat| seat_line(state, seat)));
        lines.extend(state.fuses().iter().map(|fuse| format!("fuse {} {}", fuse.owner, state.hex(fuse.hex).at)));
        lines.extend(state.seats().flat_map(|seat| knowledge_lines(state, seat)));
        let track = Hazard::ALL.iter().map(|hazard| format!(" {hazard} {}", state.track[hazard.index()]));
        lines.push(format!("track{}", track.collect::<String>()));
        if state.vengeance > 0 {
            lines.push(format!("vengeance {}", state.vengeance));
        }
        lines.push(format!("surface {}", values(state.surface)));
        lines.push(format!("pile {}", list(state.pile.iter())));
        lines.push(format!("deck {}", list(state.deck.faces().map(|(card, n)| times(card, n)))));
        lines.push(format!("supply {}", items(state.supply)));
        lines.push(format!(
            "counts pile {}, aside {}, deck {}, discard {}, supply {}, bag {}, surface {}",
            state.pile.len(),
            state.aside.len(),
            state.deck.len(),
            state.discard.len(),
            state.supply.len(),
            state.bag.len(),
            state.surface.len()
        ));
        lines.push(format!("first {}", state.first));
        lines.push(format!("round {}", state.round));
        lines.push(format!("idle {}", state.idle));
        lines.push(format!("turn {}, mp {}", state.turn, state.mp));
        lines.join("\n")
    }

    fn read(picture: &str) -> Result<State, Unreadable> {
        pictures::read(picture)
    }
}

fn hex_line(state: &State, number: u8) -> Option<String> {
    let hex = state.hex(number);
    let what = if state.stands(number) { "hex" } else { "collapsed" };
    let mut line = format!("{what} {} at {} r{}", hex.tile, hex.at, hex.rotation);
    let mut things: Vec<String> = Hazard::ALL[..3]
        .iter()
        .filter(|hazard| state.has_token(**hazard, number))
        .map(|hazard| hazard.to_string())
        .collect();
    things.extend(hex.grue().map(|node| format!("grue.{node}")));
    if !hex.treasures.is_empty() {
        things.push(format!("treasures {}", values(hex.treasures)));
    }
    if !hex.items.is_empty() {
        things.push(format!("items {}", items(hex.items)));
    }
    if !things.is_empty() {
        line.extend([": ", &things.join(" ")]);
    }
    (number != 0 || !state.stands(0)).then_some(line)
}

fn seat_line(state: &State, seat: Seat) -> String {
    let who = state.spelunker(seat);
    let mut line = match who.whereabouts {
        Whereabouts::Dead => return format!("{seat} dead"),
        Whereabouts::Surface => format!("{seat} surface, hp {}", who.hp),
        Whereabouts::Caves => format!("{seat} at {} {}, hp {}", state.hex(who.hex).at, who.node, who.hp),
    };
    if !who.items.is_empty() {
        line.push_str(&format!(", items {}", who.items));
    }
    if !who.held.is_empty() {
        line.push_str(&format!(", held {}", list(who.held.faces().map(|(card, n)| times(card, n)))));
    }
    if !who.treasures.is_empty() {
        line.push_str(&format!(", treasures {}", values(who.treasures)));
    }
    if !who.shown.is_empty() {
        line.push_str(&format!(", shown {}", values(who.shown)));
    }
    line
}

fn knowledge_lines(state: &State, seat: Seat) -> Vec<String> {
    let (_, mind) = mind(state, Viewer::seat(seat));
    let piles = (1..state.n_hexes).filter_map(|hex| Some((hex, mind.on_hex(hex)?)));
    let mut lines: Vec<String> =
        piles.map(|(hex, seen)| format!("{seat} saw {}: {}", state.hex(hex).at, lot(&seen))).collect();
    let sure = state.seats().filter(|other| !mind.hands[other.index()].is_empty());
    lines.extend(sure.map(|other| format!("{seat} sure {other}: {}", values(mind.hands[other.index()]))));
    lines.extend(mind.in_hands().iter().map(|missed| format!("{seat} missed: {}", lot(missed))));
    lines
}

fn lot(seen: &Seen) -> String {
    let mut text = list(seen.values.iter());
    seen.taken.iter().for_each(|taken| text.push_str(&format!(", {} took {}", taken.seat, taken.count)));
    if seen.gone > 0 {
        text.push_str(&format!(", gone {}", seen.gone));
    }
    text
}

fn values(tokens: Tally) -> String {
    list(highest_first(tokens).into_iter())
}

fn items(tally: Tally) -> String {
    list(tally.iter().map(|(item, n)| times(Item::new(item), n)))
}

fn times(what: impl std::fmt::Display, n: u32) -> String {
    if n == 1 { what.to_string() } else { format!("{what}*{n}") }
}

fn list(all: impl Iterator<Item = impl std::fmt::Display>) -> String {
    let words: Vec<_> = all.map(|one| one.to_string()).collect();
    if words.is_empty() { "none".into() } else { words.join(" ") }
}
