//! Reading drawn positions; the language is in `positions.rs`.
//!
//! What is not said is made up: a plane on a card has visited and handled it, upgrades and Exploration cards that are
//! nowhere are in their piles, the shop is empty, and the exit lies there when no Cave card is left to place.

use kernel::{Seat, Unreadable, number, word};

use crate::plane::{Plane, Stack};
use crate::rules::{handling, turn};
use crate::state::{Layer, Ooze, State, Turn};
use crate::{
    Cave, CaveSet, Deck, Exploration, Held, Place, Property, Row, Setup, Shelf, Slot, Spot, Upgrade, Waiting, content,
};

pub(super) fn read(picture: &str) -> Result<State, Unreadable> {
    let lines: Vec<&str> = picture.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let (setup_line, lines) = match lines.split_first() {
        Some((first, rest)) if first.contains("players ") => (*first, rest),
        _ => ("competitive, players 4", lines.as_slice()),
    };
    let mut setup: Setup = setup_line.parse()?;
    let has_deck = setup_line.contains("deck ") || setup.deck == Deck::Printed;
    if !has_deck {
        setup.deck = Deck::Custom { caves: shown_caves(lines)? };
    }
    let mut state = State::empty(&setup);
    if !has_deck {
        state.pile.clear();
    }
    state.round = 3;
    let mut reading = Reading::default();
    for line in lines {
        read_line(&mut state, &mut reading, line)?;
    }
    settle(&mut state, &reading);
    reading.start(&mut state);
    Ok(state)
}

/// What can be done only when everything is read.
#[derive(Default)]
struct Reading {
    turn: Option<Seat>,
    step: String,
    said_turns: [bool; 4],
    said_pile: bool,
    marks: Vec<String>,
}

/// Every Cave card that a picture names as lying, held or in the pile.
fn shown_caves(lines: &[&str]) -> Result<CaveSet, Unreadable> {
    let mut caves = CaveSet::NONE;
    for line in lines {
        let names = match line.split_once(": ") {
            Some((_, rest)) => word(rest).0.trim_end_matches(','),
            None if line.starts_with("pile ") || word(word(line).1).0 == "hand" => line,
            None => "",
        };
        for cave in names.split_whitespace().filter_map(|name| name.parse::<Cave>().ok()) {
            if caves.has(cave) {
                return Err(Unreadable::new("a card that lies in one place", cave.to_string()));
            }
            caves.put(cave);
        }
    }
    Ok(caves)
}

fn read_line(state: &mut State, reading: &mut Reading, line: &str) -> Result<(), Unreadable> {
    if let Some((spot, rest)) = line.split_once(": ") {
        return read_cave(state, spot.parse()?, rest);
    }
    let (first, rest) = word(line);
    match first {
        "pile" => read_pile(state, reading, rest),
        "shop" => {
            let (row, cards) = word(rest);
            let row: Row = row.parse()?;
            for card in each::<Upgrade>(cards)? {
                take_upgrade(state, card)?;
                state.shop[row as usize].push(card);
            }
            Ok(())
        }
        "discards" => rest.split_whitespace().try_for_each(|name| {
            if name.starts_with("U-") {
                let card = name.parse()?;
                take_upgrade(state, card)?;
                state.discard_upgrade(card);
            } else {
                let card: Exploration = name.parse()?;
                take_find(state, card)?;
                state.find_discards.put(card);
            }
            Ok(())
        }),
        "reserved" => {
            let [seat, at] = kernel::words::<2>(rest, "`reserved SEAT PLACE`")?;
            let at: Shelf = at.parse()?;
            state.reserved = Some((Seat::at_table(state.setup.players, seat)?, at));
            Ok(())
        }
        "first" | "round" | "final" | "water" => line.split(',').try_for_each(|clause| read_table(state, clause)),
        "turn" => {
            let mut clauses = rest.split(',').map(str::trim);
            reading.turn = Some(Seat::at_table(state.setup.players, clauses.next().unwrap_or(""))?);
            for clause in clauses {
                match word(clause) {
                    ("step", step) => reading.step = step.to_string(),
                    _ => reading.marks.push(clause.to_string()),
                }
            }
            Ok(())
        }
        seat => {
            let seat = Seat::at_table(state.setup.players, seat)?;
            read_seat(state, reading, seat, rest)
        }
    }
}

fn read_cave(state: &mut State, at: Spot, text: &str) -> Result<(), Unreadable> {
    let mut clauses = text.split(',').map(str::trim);
    let (card, hits) = word(clauses.next().unwrap_or(""));
    let card: Cave = card.parse()?;
    if state.cave_at(at).is_some() || state.spot_of(card).is_some() {
        return Err(Unreadable::new("a card and a position of their own", text));
    }
    state.lay(card, at);
    take_cave(state, card);
    if let Some(numbers) = hits.strip_prefix("hits ") {
        for (part, n) in numbers.split_whitespace().take(2).enumerate() {
            state.hits[card.index()][part] = number(n)?;
        }
    }
    for clause in clauses {
        match clause.split_whitespace().collect::<Vec<_>>()[..] {
            ["cleared"] => state.cleared.put(card),
            ["ooze", "by", seat, "until", until] => {
                let index = handling::ooze_index(card).ok_or_else(|| Unreadable::new("an ooze card", text))?;
                let by = Seat::at_table(state.setup.players, seat)?;
                handling::set_off(state, index, Ooze { by, until: number(until)? });
            }
            _ => return Err(Unreadable::new("`cleared` or `ooze by SEAT until TURN`", clause)),
        }
    }
    Ok(())
}

/// `pile Y30 Y31` or, as drawn, `pile unknown 3 1 0 Y30`; a further line lies below.
fn read_pile(state: &mut State, reading: &mut Reading, text: &str) -> Result<(), Unreadable> {
    if !reading.said_pile {
        state.pile.clear();
        reading.said_pile = true;
    }
    let mut layer = Layer::default();
    let mut known = text;
    if let Some(rest) = text.strip_prefix("unknown ") {
        let mut words = rest.split_whitespace();
        for unknown in &mut layer.unknown {
            *unknown = number(words.next().unwrap_or(""))?;
        }
        known = rest.splitn(4, ' ').nth(3).unwrap_or("");
    }
    for card in each::<Cave>(known)? {
        take_cave(state, card);
        layer.known.put(card);
    }
    state.pile.insert(0, layer);
    Ok(())
}

fn read_table(state: &mut State, clause: &str) -> Result<(), Unreadable> {
    match word(clause) {
        ("first", seat) => state.first = Seat::at_table(state.setup.players, seat)?,
        ("round", n) => state.round = number(n)?,
        ("water", n) => state.water = number(n)?,
        ("final", n) => {
            state.final_round = true;
            state.finish_round = if n.is_empty() { state.round } else { number(n)? };
        }
        _ => return Err(Unreadable::new("`first`, `round`, `final` or `water`", clause)),
    }
    Ok(())
}

fn read_seat(state: &mut State, reading: &mut Reading, seat: Seat, text: &str) -> Result<(), Unreadable> {
    let (what, list) = word(text);
    let caves = |state: &State| -> Result<Vec<Cave>, Unreadable> {
        let spots = each::<Spot>(list)?;
        let cave =
            |spot: &Spot| state.cave_at(*spot).ok_or_else(|| Unreadable::new("a card that lies", spot.to_string()));
        spots.iter().map(cave).collect()
    };
    match what {
        "mat" => return list.split_whitespace().try_for_each(|stack| read_stack(state, seat, stack)),
        "cards" => {
            for held in each::<Held>(list)? {
                take_find(state, held.card)?;
                state.plane_mut(seat).install(held);
            }
        }
        "hand" => {
            for card in each::<Cave>(list)? {
                take_cave(state, card);
                state.plane_mut(seat).hand.push(card);
            }
        }
        "visited" => state.plane_mut(seat).visited = caves(state)?.into_iter().collect(),
        "handled" => state.plane_mut(seat).handled = caves(state)?.into_iter().collect(),
        "handled-now" => state.plane_mut(seat).handled_now = caves(state)?.into_iter().collect(),
        "spent" => {
            for cave in caves(state)? {
                crate::rules::landing::count(&mut state.plane_mut(seat).spent, cave);
            }
        }
        "explored" => {
            for name in list.split_whitespace() {
                if name == "entrance" {
                    state.plane_mut(seat).explored_entrance += 1;
                } else {
                    let cave = state.cave_at(name.parse()?).ok_or_else(|| Unreadable::new("a card that lies", name))?;
                    crate::rules::landing::count(&mut state.plane_mut(seat).explored, cave);
                }
            }
        }
        "modifiers" => {
            for modifier in list.split_whitespace() {
                let sign = modifier.find(['+', '-']).ok_or_else(|| Unreadable::new("`shields-2`", modifier))?;
                let property: Property = modifier[..sign].parse()?;
                let by = modifier[sign..].parse().map_err(|_| Unreadable::new("a number", modifier))?;
                state.plane_mut(seat).modifiers[property as usize] = by;
            }
        }
        "marks" => {
            for mark in list.split_whitespace() {
                let plane = state.plane_mut(seat);
                match mark {
                    "scrapyard" => plane.scrapyard_used = true,
                    "titled" => plane.titled = true,
                    "entrance1" => plane.entrance_turns |= 1,
                    "entrance2" => plane.entrance_turns |= 2,
                    _ => return Err(Unreadable::new("`scrapyard`, `titled`, `entrance1` or `entrance2`", mark)),
                }
            }
        }
        _ => return text.split(',').try_for_each(|clause| read_plane(state, reading, seat, clause)),
    }
    Ok(())
}

fn read_plane(state: &mut State, reading: &mut Reading, seat: Seat, clause: &str) -> Result<(), Unreadable> {
    let n_out = state.n_out;
    let plane = state.plane_mut(seat);
    match word(clause) {
        ("at", place) => plane.place = place.parse()?,
        ("turns", n) => {
            plane.turns = number(n)?;
            reading.said_turns[seat.index()] = true;
        }
        ("credits", n) => plane.credits = number(n)?,
        ("reputation", n) => plane.reputation = number(n)?,
        ("fuel", n) => plane.fuel = number(n)?,
        ("missiles", n) => plane.missiles = number(n)?,
        _ => return Err(Unreadable::new("what a picture says of a plane, such as `at C3` or `fuel 1`", clause.trim())),
    }
    if plane.place == Place::Out && plane.out == 0 {
        plane.out = n_out + 1;
        state.n_out += 1;
    }
    Ok(())
}

/// `U-SH4+1-2` or `shields2:U-SH4`.
fn read_stack(state: &mut State, seat: Seat, text: &str) -> Result<(), Unreadable> {
    let (slot, rest) = match text.split_once(':') {
        Some((slot, rest)) => (Some(slot.parse::<Slot>()?), rest),
        None => (None, text),
    };
    let minus = rest[4..].find('-').map(|at| at + 4).unwrap_or(rest.len());
    let plus = rest.find('+').unwrap_or(minus);
    let card: Upgrade = rest[..plus].parse()?;
    let amount = |text: &str| if text.is_empty() { Ok(0) } else { number::<u8>(&text[1..]) };
    let (maintenance, hits) = (amount(&rest[plus..minus])?, amount(&rest[minus..])?);
    let property = card.property().ok_or_else(|| Unreadable::new("a card with a type", text))?;
    let plane = state.plane(seat);
    let free = |slot: &Slot| plane.mat[slot.index()].card.is_none();
    let slot = slot.or_else(|| property.slots().find(free)).filter(|slot| slot.property() == property && free(slot));
    let slot = slot.ok_or_else(|| Unreadable::new("a card with a free position", text))?;
    take_upgrade(state, card)?;
    (0..maintenance).try_for_each(|_| take_upgrade(state, Upgrade::maintenance(card.row())))?;
    let value = content::value(card) + maintenance;
    if hits >= value {
        return Err(Unreadable::new("fewer hits than the value", text));
    }
    state.plane_mut(seat).mat[slot.index()] = Stack { card: Some(card), value, hits };
    Ok(())
}

fn settle(state: &mut State, reading: &Reading) {
    let active = reading.turn.unwrap_or(Seat::new(0));
    if !reading.said_pile && matches!(state.setup.deck, Deck::Preset { .. } | Deck::Solo { .. } | Deck::Printed) {
        // A deck that was named: what is not seen of it is in the pile.
        let seen = state
            .sources
            .from
            .map(|from| from)
            .iter()
            .zip(&state.unseen)
            .map(|(from, unseen)| from.without(*unseen).len() as u8)
            .collect::<Vec<_>>();
        let [above, below] = state.sources.layers;
        let unknown = std::array::from_fn(|heap| (above[heap] + below[heap]).saturating_sub(seen[heap]));
        state.pile.clear();
        state.pile.push(Layer { unknown, known: CaveSet::NONE });
        state.pile.retain(|layer| layer.len() > 0);
    }
    for seat in state.seats() {
        let under = state.cave_under(seat);
        let said = reading.said_turns[seat.index()];
        let plane: &mut Plane = state.plane_mut(seat);
        if let Some(cave) = under {
            plane.visited.put(cave);
            plane.handled.put(cave);
        }
        if !said {
            plane.turns = match plane.place {
                Place::Outside => u16::from(seat == active),
                Place::Entrance => 2,
                Place::On(_) | Place::Exit | Place::Out => 4,
            };
        }
    }
    state.exit =
        state.columns > 0 && state.pile.is_empty() && state.seats().all(|seat| state.plane(seat).hand.is_empty());
    if state.seats().any(|seat| state.plane(seat).place == Place::Exit) && !state.final_round {
        state.final_round = true;
        state.finish_round = state.round;
    }
}

impl Reading {
    /// Goes to the step that the picture names.
    fn start(&self, state: &mut State) {
        state.turn = Turn::of(self.turn.unwrap_or(Seat::new(0)));
        for mark in &self.marks {
            match mark.as_str() {
                "extra" => state.turn.first_round = false,
                "refreshed" => state.turn.refreshed = true,
                "bound" => state.turn.bound_to_land = true,
                "gyro-used" => state.turn.gyro_used = true,
                "ledger-used" => state.turn.ledger_used = true,
                _ => {}
            }
        }
        let holds = !state.plane(state.turn.seat).hand.is_empty();
        let step = match self.step.as_str() {
            "refresh" => Waiting::Refresh,
            "fire" => Waiting::Fire,
            "move" => Waiting::Shove,
            "extra" => Waiting::Extra,
            "land" => Waiting::Land,
            _ if holds => Waiting::Place { left: turn::places_due(state) },
            _ => Waiting::Refresh,
        };
        state.turn.acting = !matches!(step, Waiting::Place { .. });
        state.waiting.only(step);
        if step == Waiting::Land {
            crate::rules::landing::touch_down(state, &mut ());
        }
        turn::settle(state, &mut ());
    }
}

fn take_cave(state: &mut State, card: Cave) {
    state.unseen.iter_mut().for_each(|unseen| unseen.take(card));
}

fn take_upgrade(state: &mut State, card: Upgrade) -> Result<(), Unreadable> {
    if state.heaps[card.row() as usize].take(card) {
        Ok(())
    } else {
        Err(Unreadable::new("a card that is not yet somewhere else", card.to_string()))
    }
}

fn take_find(state: &mut State, card: Exploration) -> Result<(), Unreadable> {
    if state.finds.take(card) {
        Ok(())
    } else {
        Err(Unreadable::new("a card that is in the game and not yet somewhere else", card.to_string()))
    }
}

fn each<T: std::str::FromStr<Err = Unreadable>>(list: &str) -> Result<Vec<T>, Unreadable> {
    list.split_whitespace().map(str::parse).collect()
}
