//! What happened, a sentence an event. An empty sentence is not worth a line.

use casadh::{Card, Death, Event, Hazard};
use kernel::Seat;

use super::places::{compass, place, spot};
use super::{cc, hazard_name, hex_name, item_name, items_named, misfortune_name, numbers, the_item};
use crate::Names;
use crate::speech::head;

/// The event as the log tells it.
pub fn sentence(event: &Event, names: &Names<'_>) -> String {
    let who = |seat| names.who(seat);
    let at = |space| spot(space, names);
    let misfortune = |misfortune| misfortune_name(misfortune, names);
    head(match *event {
        Event::Surface { value } => names.say(cc::Surface { value }),
        Event::Starts { seat } => names.say(cc::Starts { who: who(seat) }),
        Event::RoundBegins { .. } => String::new(),
        Event::TurnBegins { seat, mp } => names.say(cc::TurnBegins { who: who(seat), mp: mp.into() }),
        Event::SurfaceTurn { seat } => names.say(cc::SurfaceTurn { who: who(seat) }),
        Event::TurnEnds { seat, unused: 0 } => names.say(cc::TurnEnds { who: who(seat) }),
        Event::TurnEnds { seat, unused } => names.say(cc::TurnEndsUnspent { who: who(seat), unused: unused.into() }),
        Event::Moved { seat, side, to, flees, .. } => {
            let (who, side, place) = (who(seat), compass(side, names), at(to));
            if flees { names.say(cc::Fled { who, side, place }) } else { names.say(cc::Moved { who, side, place }) }
        }
        Event::Slid { seat, climbs: false, from, to, .. } => names.say(cc::Slid { who: who(seat), from, to }),
        Event::Slid { seat, climbs: true, from, to, .. } => names.say(cc::Climbed { who: who(seat), from, to }),
        Event::HexDrawn { seat, hex, .. } => names.say(cc::HexDrawn { who: who(seat), hex: hex_name(hex, names) }),
        Event::PileGrows { hexes } => names.say(cc::PileGrows { hexes: hexes.into() }),
        Event::Explored { seat, hex, at, node, .. } => {
            let (hex, place) = (hex_name(hex, names), place(at, names));
            names.say(cc::Explored { who: who(seat), hex, place, node })
        }
        Event::Track { hazard: Hazard::Methane, value } => names.say(cc::TrackMethane { value }),
        Event::Track { hazard, value } => names.say(cc::Track { hazard: hazard_name(hazard, names), value }),
        Event::CardDrawn { seat, card, cost, mp } => card_drawn(seat, card, cost, mp, names),
        Event::Reshuffled { cards } => names.say(cc::Reshuffled { cards: cards.into() }),
        Event::Befalls { seat, misfortune: which } => {
            let text = names.say(cc::MisfortuneText { which: which.name() });
            names.say(cc::Befalls { who: who(seat), misfortune: misfortune(which), text })
        }
        Event::Shrugged { seat, misfortune: which } => {
            names.say(cc::Shrugged { who: who(seat), misfortune: misfortune(which) })
        }
        Event::Cured { seat, misfortune: which, .. } => {
            names.say(cc::Cured { who: who(seat), misfortune: misfortune(which) })
        }
        Event::ItemFound { item, at: place } => {
            names.say(cc::ItemFound { item: names.say(cc::AnItem { which: item.name() }), place: at(place) })
        }
        Event::ItemDropped { seat, item, .. } => {
            names.say(cc::ItemDropped { who: who(seat), item: the_item(item, names) })
        }
        Event::ItemsTaken { seat, items, .. } => {
            names.say(cc::ItemsTaken { who: who(seat), items: items_named(items, names) })
        }
        Event::Healed { seat, hp } => names.say(cc::Healed { who: who(seat), hp }),
        Event::TreasureDrawn { seat, value: Some(value), .. } => names.say(cc::TreasureDrawn { who: who(seat), value }),
        Event::TreasureDrawn { .. } => String::new(),
        Event::Looked { seat, values: Some(ref values), .. } => {
            names.say(cc::LookedAt { who: who(seat), values: numbers(values, names) })
        }
        Event::Looked { seat, seen: true, count, .. } => names.say(cc::Looked { who: who(seat), count: count.into() }),
        Event::Looked { seat, seen: false, count, .. } => names.say(cc::Groped { who: who(seat), count: count.into() }),
        Event::Kept { seat, value, blind, .. } => match (value, blind) {
            (Some(value), false) => names.say(cc::Kept { who: who(seat), value }),
            (Some(value), true) => names.say(cc::KeptBlindlyOf { who: who(seat), value }),
            (None, false) => names.say(cc::KeptSomething { who: who(seat) }),
            (None, true) => names.say(cc::KeptBlindly { who: who(seat) }),
        },
        Event::TreasuresLaid { count: 0, .. } => String::new(),
        Event::TreasuresLaid { at: place, count } => {
            names.say(cc::TreasuresLaid { place: at(place), count: count.into() })
        }
        Event::TreasureDropped { seat, value: Some(value), .. } => {
            names.say(cc::TreasureDroppedOf { who: who(seat), value })
        }
        Event::TreasureDropped { seat, value: None, .. } => names.say(cc::TreasureDropped { who: who(seat) }),
        Event::HazardRolled { hazard, die, track, breaks_out } => rolled(hazard, die, track, breaks_out, names),
        Event::TokenPlaced { hazard, at: place } => names.say(cc::Token { which: hazard.name(), place: at(place) }),
        Event::Struck { seat, hazard, lost, hp } => {
            names.say(cc::Struck { who: who(seat), hazard: hazard_name(hazard, names), lost: lost.into(), hp })
        }
        Event::Warded { seat, hazard, by } => {
            let (item, hazard) = (item_name(by, names), hazard_name(hazard, names));
            names.say(cc::Warded { who: who(seat), item, hazard })
        }
        Event::Hurt { seat, misfortune: which, lost, hp } => {
            names.say(cc::Hurt { who: who(seat), misfortune: misfortune(which), lost: lost.into(), hp })
        }
        Event::Cornered { seat, .. } => names.say(cc::Cornered { who: who(seat) }),
        Event::GrueMoved { from, to, driven: true, .. } => names.say(cc::GrueDriven { from: at(from), to: at(to) }),
        Event::GrueMoved { from, to, driven: false, .. } => names.say(cc::GrueMoved { from: at(from), to: at(to) }),
        Event::GrueVanished { at: place } => names.say(cc::GrueVanished { place: at(place) }),
        Event::GrueRolled { seat, die, inside, succeeds: true } => {
            names.say(cc::GrueObeys { who: who(seat), die, inside })
        }
        Event::GrueRolled { seat, die, inside, succeeds: false } => {
            names.say(cc::GrueIgnores { who: who(seat), die, inside })
        }
        Event::GrueEats { at: place } => names.say(cc::GrueEats { place: at(place) }),
        Event::FuseLit { owner, at: place } => names.say(cc::FuseLit { who: who(owner), place: at(place) }),
        Event::DefuseRolled { seat, die, hp, succeeds: true, .. } => {
            names.say(cc::DefuseEnough { who: who(seat), die, hp: hp.into() })
        }
        Event::DefuseRolled { seat, die, hp, succeeds: false, .. } => {
            names.say(cc::DefuseTooMuch { who: who(seat), die, hp: hp.into() })
        }
        Event::Defused { seat, owner, gained: false, .. } => {
            names.say(cc::Defused { who: who(seat), owner: who(owner) })
        }
        Event::Defused { seat, owner, gained: true, .. } => {
            names.say(cc::DefusedKept { who: who(seat), owner: who(owner) })
        }
        Event::Exploded { owner, at: place } => names.say(cc::Exploded { who: who(owner), place: at(place) }),
        Event::Collapsed { hex, at, .. } => {
            names.say(cc::Collapsed { hex: hex_name(hex, names), place: place(at, names) })
        }
        Event::Died { seat, why } => names.say(cc::Died { which: death(why), who: who(seat) }),
        Event::Left { seat, treasures: [one, two] } => names.say(cc::Left { who: who(seat), one, two }),
        Event::LostInTheDark { .. } => names.say(cc::LostInTheDark),
        Event::Shown { seat, ref values, total } => {
            let values = if values.is_empty() { names.say(cc::Nothing) } else { numbers(values, names) };
            names.say(cc::Shown { who: who(seat), values, total: total.into() })
        }
        Event::Over { ref winners } => over(winners, names),
    })
}

fn card_drawn(seat: Seat, card: Option<Card>, cost: u8, mp: u8, names: &Names<'_>) -> String {
    let (who, cost) = (names.who(seat), cost.into());
    match card {
        Some(_) => names.say(cc::CardDrawn { who, cost, mp }),
        None => names.say(cc::NoCard { who, cost, mp }),
    }
}

fn rolled(hazard: Hazard, die: u8, track: u8, breaks_out: bool, names: &Names<'_>) -> String {
    let called = hazard_name(hazard, names);
    match (hazard, breaks_out) {
        (Hazard::Methane, true) => names.say(cc::RolledMethaneOut { die, track }),
        (Hazard::Methane, false) => names.say(cc::RolledMethaneQuiet { die, track }),
        (Hazard::Bats | Hazard::Tremors | Hazard::Grue, true) => {
            names.say(cc::RolledOut { die, track, hazard: called })
        }
        (Hazard::Bats | Hazard::Tremors | Hazard::Grue, false) => {
            names.say(cc::RolledQuiet { die, track, hazard: called })
        }
    }
}

fn death(why: Death) -> &'static str {
    match why {
        Death::Methane => "methane",
        Death::Bats => "bats",
        Death::Tremors => "tremors",
        Death::Grue => "grue",
        Death::Rockfall => "rockfall",
        Death::Collapse => "collapse",
        Death::Dark => "dark",
    }
}

fn over(winners: &[Seat], names: &Names<'_>) -> String {
    match winners {
        [] => names.say(cc::OverNobody),
        [one] => names.say(cc::OverWon { who: names.who(*one) }),
        several => {
            let winners: Vec<_> = several.iter().map(|seat| names.name(*seat).into_owned()).collect();
            names.say(cc::OverShared { winners: names.list(&winners) })
        }
    }
}
