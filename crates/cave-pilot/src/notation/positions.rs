//! Positions between two steps of a turn, drawn as lines of text. Reading them is `reading.rs`.
//!
//! ```text
//! competitive, players 2, house easy-mode   without a deck: just the Cave cards of the picture
//! C1: Y12 hits 2
//! C2: Y18 hits 1 0, ooze by A until 5, ooze by B until 5, cleared
//! A at C1, turns 4, credits 5, reputation 3, fuel 1, missiles 0
//! A mat U-SH4+1-2 shields2:U-SH1            one Maintenance under it, two red cubes on it
//! A cards adamy/2 k3/1
//! A hand Y11 Y15
//! A visited C1 C2                           likewise handled, handled-now, spent (twice for two turns), explored
//! A modifiers shields-2 power+2
//! A marks scrapyard titled entrance1 entrance2
//! pile Y30 Y31
//! shop A U-SH1 U-SH2                        likewise B, the outermost card first
//! discards U-PA1 U-MA3 k3
//! reserved B A2
//! first A, round 3, final, water 2
//! turn A, step move, extra, refreshed, bound
//! ```

use kernel::{Drawn, Seat, Unreadable};

use crate::plane::Plane;
use crate::rules::handling;
use crate::state::State;
use crate::{CavePilot, CaveSet, Row, Slot, Spot, Waiting};

impl Drawn for CavePilot {
    fn draw(state: &State) -> String {
        let mut lines = vec![state.setup.to_string()];
        lines.extend(cave_lines(state));
        for seat in state.seats() {
            seat_lines(state, seat, &mut lines);
        }
        pile_lines(state, &mut lines);
        lines.push(table_line(state));
        lines.push(turn_line(state));
        lines.join("\n")
    }

    fn read(picture: &str) -> Result<State, Unreadable> {
        super::reading::read(picture)
    }
}

fn join(all: impl IntoIterator<Item = impl std::fmt::Display>) -> String {
    all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(" ")
}

fn cave_lines(state: &State) -> Vec<String> {
    let spots = (1..=state.columns).flat_map(|column| [Spot::new(0, column), Spot::new(1, column)]);
    spots
        .filter_map(|at| state.cave_at(at).map(|card| (at, card)))
        .map(|(at, card)| {
            let mut line = format!("{at}: {card}");
            match state.hits[card.index()] {
                [0, 0] => {}
                [hits, 0] => line += &format!(" hits {hits}"),
                [one, two] => line += &format!(" hits {one} {two}"),
            }
            for ooze in handling::oozes_of(state, card) {
                line += &format!(", ooze by {} until {}", ooze.by, ooze.until);
            }
            if state.cleared.has(card) {
                line += ", cleared";
            }
            line
        })
        .collect()
}

fn seat_lines(state: &State, seat: Seat, lines: &mut Vec<String>) {
    let plane = state.plane(seat);
    let Plane { place, turns, credits, reputation, fuel, missiles, .. } = plane;
    lines.push(format!(
        "{seat} at {place}, turns {turns}, credits {credits}, reputation {reputation}, fuel {fuel}, missiles {missiles}"
    ));
    let mut list = |what: &str, items: String| {
        if !items.is_empty() {
            lines.push(format!("{seat} {what} {items}"));
        }
    };
    list("mat", join(Slot::all().filter_map(|slot| stack_text(plane, slot))));
    list("cards", join(&plane.cards));
    list("hand", join(&plane.hand));
    let spots = |set: CaveSet| set.iter().filter_map(|cave| state.spot_of(cave)).collect::<Vec<_>>();
    list("visited", join(spots(plane.visited)));
    list("handled", join(spots(plane.handled)));
    list("handled-now", join(spots(plane.handled_now)));
    list("spent", join(plane.spent.iter().flat_map(|set| spots(*set))));
    let in_entrance = std::iter::repeat_n("entrance".to_string(), usize::from(plane.explored_entrance));
    let explored = plane.explored.iter().flat_map(|set| spots(*set)).map(|spot| spot.to_string());
    list("explored", join(explored.chain(in_entrance)));
    let modifiers = crate::Property::TYPES.iter().zip(plane.modifiers).filter(|(_, by)| *by != 0);
    list("modifiers", join(modifiers.map(|(property, by)| format!("{property}{by:+}"))));
    let marks = [
        (plane.scrapyard_used, "scrapyard"),
        (plane.titled, "titled"),
        (plane.entrance_turns & 1 != 0, "entrance1"),
        (plane.entrance_turns & 2 != 0, "entrance2"),
    ];
    list("marks", join(marks.iter().filter(|(set, _)| *set).map(|(_, word)| word)));
}

/// `U-SH4+1-2`; with its position before it where it is not the first free one.
fn stack_text(plane: &Plane, slot: Slot) -> Option<String> {
    let stack = plane.mat[slot.index()];
    let card = stack.card?;
    let mut earlier = slot.property().slots().take_while(|other| *other != slot);
    let place =
        if earlier.all(|other| plane.mat[other.index()].card.is_some()) { String::new() } else { format!("{slot}:") };
    let more = |sign: char, n: u8| if n == 0 { String::new() } else { format!("{sign}{n}") };
    Some(format!("{place}{card}{}{}", more('+', stack.maintenance()), more('-', stack.hits)))
}

fn pile_lines(state: &State, lines: &mut Vec<String>) {
    for layer in state.pile.iter().rev() {
        let [yellow, orange, red] = layer.unknown;
        let known = join(layer.known.iter());
        lines.push(format!("pile unknown {yellow} {orange} {red} {known}").trim_end().to_string());
    }
    for row in Row::ALL {
        lines.push(format!("shop {row} {}", join(state.row(*row))).trim_end().to_string());
    }
    let counted = |what: String, n: u32| std::iter::repeat_n(what, n as usize);
    let upgrades = Row::ALL.iter().flat_map(|row| {
        state.heap_discards[*row as usize].faces(*row).flat_map(move |(card, n)| counted(card.to_string(), n))
    });
    let finds = state.find_discards.kinds().flat_map(|(card, n)| counted(card.to_string(), n));
    let discards = join(upgrades.chain(finds));
    if !discards.is_empty() {
        lines.push(format!("discards {discards}"));
    }
    if let Some((seat, at)) = state.reserved {
        lines.push(format!("reserved {seat} {at}"));
    }
}

fn table_line(state: &State) -> String {
    let mut line = format!("first {}, round {}", state.first, state.round);
    if state.final_round {
        line += &format!(", final {}", state.finish_round);
    }
    if state.water > 0 {
        line += &format!(", water {}", state.water);
    }
    line
}

fn turn_line(state: &State) -> String {
    let turn = &state.turn;
    let step = match state.waiting[0] {
        Waiting::Place { .. } => "place",
        Waiting::Refresh => "refresh",
        Waiting::Fire => "fire",
        Waiting::Shove | Waiting::Move => "move",
        Waiting::Extra => "extra",
        Waiting::Land => "land",
        Waiting::Over => "over",
        _ => "between",
    };
    let marks = [
        (!turn.first_round, "extra"),
        (turn.refreshed, "refreshed"),
        (turn.bound_to_land, "bound"),
        (turn.landed, "landed"),
        (turn.gyro_used, "gyro-used"),
        (turn.ledger_used, "ledger-used"),
    ];
    let marks: Vec<_> = marks.iter().filter(|(set, _)| *set).map(|(_, word)| format!(", {word}")).collect();
    format!("turn {}, step {step}{}", turn.seat, marks.concat())
}
