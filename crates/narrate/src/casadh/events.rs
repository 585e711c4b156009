//! What happened, a sentence an event. An empty sentence is not worth a line.

use casadh::{Card, Death, Event, Hazard, Misfortune, content};
use kernel::Seat;

use super::places::{compass, place};
use super::{hazard_name, item_name, items_named, misfortune_name};
use crate::Names;
use crate::speech::{head, list, sentence as capital, several};

/// The event as the log tells it.
pub fn sentence(event: &Event, names: &Names<'_>) -> String {
    match event {
        Event::Surface { value } => format!("A treasure of {value} lies on the Surface."),
        Event::Starts { seat } => format!("{} the first turn.", names.does(*seat, "take", "takes")),
        Event::RoundBegins { .. } => String::new(),
        Event::TurnBegins { seat, mp } => {
            capital(format!("{} turn: {}.", names.whose(*seat), several(*mp, "move point")))
        }
        Event::SurfaceTurn { seat } => format!("{} on the Surface.", names.does(*seat, "have a turn", "has a turn")),
        Event::TurnEnds { seat, unused: 0 } => capital(format!("{} turn is over.", names.whose(*seat))),
        Event::TurnEnds { seat, unused } => {
            format!("{} the turn with {} unspent.", names.does(*seat, "end", "ends"), several(*unused, "move point"))
        }
        Event::Moved { seat, side, to, flees, .. } => {
            let goes = if *flees { names.does(*seat, "flee", "flees") } else { names.does(*seat, "go", "goes") };
            format!("{goes} {} to {}.", compass(*side), spot(*to))
        }
        Event::Slid { seat, climbs: false, from, to, .. } => {
            format!("{} down from passageway {from} to {to}.", names.does(*seat, "slide", "slides"))
        }
        Event::Slid { seat, climbs: true, from, to, .. } => {
            format!("{} up from passageway {from} to {to}.", names.does(*seat, "climb", "climbs"))
        }
        Event::HexDrawn { seat, hex, .. } => {
            format!("{} {}.", names.does(*seat, "discover", "discovers"), content::hex(*hex).name)
        }
        Event::PileGrows { hexes } => {
            format!("The paintings show a way down: level 2 joins the pile, {} in all.", plural(*hexes, "hex", "hexes"))
        }
        Event::Explored { seat, hex, at, node, .. } => format!(
            "{} {}, {}, in passageway {node}.",
            names.does(*seat, "explore", "explores"),
            content::hex(*hex).name,
            place(*at)
        ),
        Event::Track { hazard, value } => {
            capital(format!("{} {} at {value} on the track.", hazard_name(*hazard), stands(*hazard)))
        }
        Event::CardDrawn { seat, card, cost, mp } => card_drawn(*seat, *card, *cost, *mp, names),
        Event::Reshuffled { cards } => format!("The discards make a new deck of {}.", several(*cards, "card")),
        Event::Befalls { seat, misfortune } => befalls(*seat, *misfortune, names),
        Event::Shrugged { seat, misfortune } => {
            format!("{} does {} no harm.", misfortune_name(*misfortune), names.whom(*seat))
        }
        Event::Cured { seat, misfortune, .. } => {
            format!("{} rid of {}.", names.does(*seat, "are", "is"), misfortune_name(*misfortune))
        }
        Event::ItemFound { item, at } => capital(format!("{} lies at {}.", an(&item_name(*item)), spot(*at))),
        Event::ItemDropped { seat, item, .. } => {
            format!("{} the {}.", names.does(*seat, "drop", "drops"), item_name(*item))
        }
        Event::ItemsTaken { seat, items, .. } => {
            format!("{} {}.", names.does(*seat, "take", "takes"), items_named(*items))
        }
        Event::Healed { seat, hp } => {
            format!("{} a medkit and {} {hp} health.", names.does(*seat, "use", "uses"), has(*seat, names))
        }
        Event::TreasureDrawn { seat, value: Some(value), .. } => {
            format!("{} a treasure of {value}.", names.does(*seat, "see", "sees"))
        }
        Event::TreasureDrawn { .. } => String::new(),
        Event::Looked { seat, values: Some(values), .. } => {
            let seen: Vec<_> = values.iter().map(u8::to_string).collect();
            format!("{} at the treasures: {}.", names.does(*seat, "look", "looks"), list(&seen))
        }
        Event::Looked { seat, seen: true, count, .. } => {
            format!("{} at {}.", names.does(*seat, "look", "looks"), several(*count, "treasure"))
        }
        Event::Looked { seat, seen: false, count, .. } => {
            format!("{} among {} in the dark.", names.does(*seat, "grope", "gropes"), several(*count, "treasure"))
        }
        Event::Kept { seat, value: Some(value), blind: false, .. } => {
            format!("{} a treasure of {value}.", names.does(*seat, "keep", "keeps"))
        }
        Event::Kept { seat, value: Some(value), blind: true, .. } => {
            format!("{} a treasure blindly; it is a {value}.", names.does(*seat, "take", "takes"))
        }
        Event::Kept { seat, value: None, blind, .. } => {
            let how = if *blind { " blindly" } else { "" };
            format!("{} a treasure{how}.", names.does(*seat, "keep", "keeps"))
        }
        Event::TreasuresLaid { count: 0, .. } => String::new(),
        Event::TreasuresLaid { at, count } => {
            format!("Left face down at {}: {}.", spot(*at), several(*count, "treasure"))
        }
        Event::TreasureDropped { seat, value: Some(value), .. } => {
            capital(format!("{} lowest treasure, a {value}, falls out.", names.whose(*seat)))
        }
        Event::TreasureDropped { seat, value: None, .. } => {
            capital(format!("{} lowest treasure falls out, face down.", names.whose(*seat)))
        }
        Event::HazardRolled { hazard, die, track, breaks_out } => {
            let then = if *breaks_out { "break out." } else { "stay quiet." };
            let then = if *hazard == Hazard::Methane {
                then.replace("break", "breaks").replace("stay", "stays")
            } else {
                then.into()
            };
            capital(format!("the die shows {die} against {track}: {} {then}", hazard_name(*hazard)))
        }
        Event::TokenPlaced { hazard, at } => token(*hazard, &spot(*at)),
        Event::Struck { seat, hazard, lost, hp } => format!(
            "{} {lost} health to {} and {} {hp} left.",
            names.does(*seat, "lose", "loses"),
            hazard_name(*hazard),
            has(*seat, names)
        ),
        Event::Warded { seat, hazard, by } => {
            format!("{} {} keeps the {} off.", head(names.whose(*seat)), item_name(*by), hazard_name(*hazard))
        }
        Event::Hurt { seat, misfortune, lost, hp } => format!(
            "{}: {} {lost} health and {} {hp} left.",
            misfortune_name(*misfortune),
            names.does(*seat, "lose", "loses"),
            has(*seat, names)
        ),
        Event::Cornered { seat, .. } => {
            format!("{} nowhere to flee to.", names.does(*seat, "have", "has"))
        }
        Event::GrueMoved { from, to, driven: true, .. } => {
            format!("The lantern drives the Grue from {} to {}.", spot(*from), spot(*to))
        }
        Event::GrueMoved { from, to, driven: false, .. } => {
            format!("The Grue creeps from {} to {}.", spot(*from), spot(*to))
        }
        Event::GrueVanished { at } => {
            format!("The Grue at {} finds no lair and is gone, but its kind will avenge it.", spot(*at))
        }
        Event::GrueRolled { seat, die, inside, succeeds } => {
            let then = if *succeeds { "a Grue obeys" } else { "no Grue stirs" };
            format!("{} {die} against {inside} inside: {then}.", names.does(*seat, "roll", "rolls"))
        }
        Event::GrueEats { at } => format!("The Grue at {} eats whoever is cornered there.", spot(*at)),
        Event::FuseLit { owner, at } => format!("{} dynamite at {}.", names.does(*owner, "light", "lights"), spot(*at)),
        Event::DefuseRolled { seat, die, hp, succeeds, .. } => {
            let then = if *succeeds { "it is enough" } else { "too much" };
            format!("{} {die} against {hp} health: {then}.", names.does(*seat, "roll", "rolls"))
        }
        Event::Defused { seat, owner, gained, .. } => {
            let gain = if *gained { " and keeps it" } else { "" };
            let gain = if names.is_you(*seat) { gain.replace("keeps", "keep") } else { gain.into() };
            format!("{} {} dynamite{gain}.", names.does(*seat, "put out", "puts out"), names.whose(*owner))
        }
        Event::Exploded { owner, at } => {
            capital(format!("{} dynamite goes off at {}.", names.whose(*owner), spot(*at)))
        }
        Event::Collapsed { hex, at, .. } => format!("{}, {}, collapses.", content::hex(*hex).name, place(*at)),
        Event::Died { seat, why } => format!("{} {}.", names.does(*seat, "die", "dies"), death(*why)),
        Event::Left { seat, treasures: [one, two] } => {
            format!("{} the caves and takes {one} and {two} from the Surface.", names.does(*seat, "leave", "leaves"))
                .replace("You leave the caves and takes", "You leave the caves and take")
        }
        Event::LostInTheDark { .. } => {
            "Nothing has happened for too long: whoever is still inside is lost in the dark.".into()
        }
        Event::Shown { seat, values, total } => {
            let values: Vec<_> = values.iter().map(u8::to_string).collect();
            let shown = if values.is_empty() { "nothing".to_string() } else { list(&values) };
            format!("{} {shown}: {} in all.", names.does(*seat, "show", "shows"), several(*total, "point"))
        }
        Event::Over { winners } => over(winners, names),
    }
}

/// A place in the middle of a sentence: `Base Camp`, `the hex 2 east of Base Camp`.
fn spot(space: casadh::Space) -> String {
    if space == casadh::Space::BASE { place(space) } else { format!("the hex {}", place(space)) }
}

fn card_drawn(seat: Seat, card: Option<Card>, cost: u8, mp: u8, names: &Names<'_>) -> String {
    let what = if card.is_some() { "draw a card" } else { "find no card" };
    let they = if card.is_some() { "draws a card" } else { "finds no card" };
    format!("{}: {} spent, {mp} left.", names.does(seat, what, they), several(cost, "move point"))
}

fn befalls(seat: Seat, misfortune: Misfortune, names: &Names<'_>) -> String {
    let text = &content::misfortune(misfortune).text;
    format!("{} befalls {}. {text}", misfortune_name(misfortune), names.whom(seat))
}

fn token(hazard: Hazard, at: &str) -> String {
    match hazard {
        Hazard::Methane => format!("Methane fills {at}."),
        Hazard::Bats => format!("Bats swarm over {at}."),
        Hazard::Tremors => format!("Tremors shake {at}."),
        Hazard::Grue => capital(format!("a Grue lurks at {at}.")),
    }
}

fn death(why: Death) -> &'static str {
    match why {
        Death::Methane => "in the methane",
        Death::Bats => "under the bats",
        Death::Tremors => "in the tremors",
        Death::Grue => "in the jaws of a Grue",
        Death::Rockfall => "under a rockfall",
        Death::Collapse => "as the hex collapses",
        Death::Dark => "lost in the dark",
    }
}

fn over(winners: &[Seat], names: &Names<'_>) -> String {
    match winners {
        [] => "The game is over. Nobody came out alive; nobody wins.".into(),
        [one] => format!("The game is over. {} it.", names.does(*one, "win", "wins")),
        several => {
            let winners: Vec<_> = several.iter().map(|seat| names.whom(*seat)).collect();
            format!("The game is over. {} share the victory.", head(list(&winners)))
        }
    }
}

fn stands(hazard: Hazard) -> &'static str {
    if hazard == Hazard::Methane { "stands" } else { "stand" }
}

fn has(seat: Seat, names: &Names<'_>) -> &'static str {
    if names.is_you(seat) { "have" } else { "has" }
}

fn plural(n: u8, one: &str, many: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {many}") }
}

fn an(name: &str) -> String {
    let article = if name.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    match name {
        "hiking boots" => "a pair of hiking boots".into(),
        "dynamite" => "a stick of dynamite".into(),
        _ => format!("{article} {name}"),
    }
}
