//! What happened, a sentence an event. An empty sentence is not worth a line.

use skulldug::{Card, Cell, Event, How, Pawn, RollKind, Why};

use super::{card_name, does, faction_name, kind_name, set_name, tile_name, token_name, whom};
use crate::Names;
use crate::speech::{list, sentence as capital, several};

/// The event as the log tells it.
pub fn sentence(event: &Event, names: &Names<'_>) -> String {
    match event {
        Event::TokenTaken { seat, token } => {
            format!("{} {}.", names.does(*seat, "play", "plays"), token_name(*token))
        }
        Event::FirstRolled { seat, n } => format!("{} {n} for the first turn.", names.does(*seat, "roll", "rolls")),
        Event::Starts { seats } => {
            let who: Vec<_> = seats.iter().map(|seat| names.whom(*seat)).collect();
            capital(format!("the first turn goes to {}.", list(&who)))
        }
        Event::GearTaken { seat, card } => format!("{} {}.", names.does(*seat, "take", "takes"), card_name(*card)),
        Event::SetTaken { seat, set } => {
            format!("{} the set of the {}.", names.does(*seat, "take", "takes"), set_name(*set))
        }
        Event::GearSplit { seat, cards } => format!("{} {}.", names.does(*seat, "get", "gets"), cards_named(cards)),

        Event::TurnBegins { seats, turn } => {
            let who: Vec<_> = seats.iter().map(|seat| names.whose(*seat)).collect();
            capital(format!("turn {turn}: {} turn.", list(&who)))
        }
        Event::GhostTurn { ghost, .. } => capital(format!("{} moves.", whom(*ghost, names))),
        Event::Resigned { seat } => format!("{} and waits for backup.", names.does(*seat, "resign", "resigns")),
        Event::Backup { seat, .. } => capital(format!("{} backup comes to the Cave Entrance.", names.whose(*seat))),
        Event::BackupCard { seat, card } => {
            capital(format!("{} backup has {} along.", names.whose(*seat), card_name(*card)))
        }
        Event::Yielded { seat } => format!("{} the partner go on.", names.does(*seat, "let", "lets")),
        Event::Finished { seat } => format!("{} done.", names.does(*seat, "are", "is")),

        Event::Moved { who, from, to, how } => moved(*who, *from, *to, *how, names),
        // What is laid is told when it lies; what is not, when it goes under the deck.
        Event::TileSeen { .. } => String::new(),
        Event::TileUnder { tile } => format!("The other one, {}, goes under the deck.", tile_name(*tile)),
        Event::TilesShuffled { n } => format!("{} are shuffled into a new deck.", several(*n, "discarded tile")),
        Event::Discovered { seat, at, tile, .. } => {
            let what = if tile.special().is_some() { tile_name(*tile).into() } else { tile_name(*tile).to_lowercase() };
            format!("{} {at}: {what}.", names.does(*seat, "discover", "discovers"))
        }
        Event::Found { card, at } => capital(format!("{} lies in {at}.", card_name(*card))),
        Event::Destroyed { at, cards, .. } if cards.is_empty() => format!("The passage {at} falls in."),
        Event::Destroyed { at, cards, .. } => {
            format!("The passage {at} falls in; {} on top of the decks.", put_back(cards))
        }
        Event::Turned { at, turns: 3 } => format!("The passage {at} turns left."),
        Event::Turned { at, .. } => format!("The passage {at} turns right."),

        Event::PickedUp { who, card, .. } => {
            format!("{} {}.", does(*who, names, "pick up", "picks up"), card_name(*card))
        }
        Event::Dropped { who, card, at } => {
            format!("{} {} in {at}.", does(*who, names, "drop", "drops"), card_name(*card))
        }
        Event::Taken { card, from, to } => {
            format!("{} {} from {}.", does(*to, names, "take", "takes"), card_name(*card), whom(*from, names))
        }
        Event::Discarded { card } => capital(format!("{} is discarded.", card_name(*card))),
        Event::Used { seat, card } => format!("{} {}.", names.does(*seat, "use", "uses"), card_name(*card)),
        Event::Copied { seat, kind } => {
            capital(format!("{} Mimic Stone is {} until the turn ends.", names.whose(*seat), kind_name(*kind)))
        }
        Event::MonsterMoved { card, from, to } => capital(format!("{} goes from {from} to {to}.", card_name(*card))),

        Event::Meets { who, card, difficulty } => {
            format!("{} {}: {difficulty} or more.", does(*who, names, "face", "faces"), danger(*card))
        }
        Event::Skipped { who, card } => format!("{} {}.", does(*who, names, "slip past", "slips past"), danger(*card)),
        Event::Focused { seat, ap } => format!("{} with {ap} AP.", names.does(*seat, "focus", "focuses")),
        Event::Rolled { seat, n } => format!("{} {n}.", names.does(*seat, "roll", "rolls")),
        Event::Final { seat, kind, total } => {
            let what = match kind {
                RollKind::Trap | RollKind::Monster | RollKind::Danger => "The roll",
                RollKind::Attack => "The throw",
                RollKind::Defence => "The defence",
                RollKind::Card => "The roll",
            };
            format!("{what} comes to {total} for {}.", names.whom(*seat))
        }
        Event::Won { who, card } => won(*who, *card, names),
        Event::Lost { who, card } => format!("{} to {}.", does(*who, names, "lose", "loses"), danger(*card)),
        Event::Thrown { by, card, at } => {
            format!("{} {} at {}.", does(*by, names, "throw", "throws"), card_name(*card), whom(*at, names))
        }
        Event::ThrowEnds { at, hit: true, .. } => capital(format!("it hits {}.", whom(*at, names))),
        Event::ThrowEnds { at, hit: false, .. } => capital(format!("it misses {}.", whom(*at, names))),

        Event::Injured { who, damage: 0, .. } => {
            format!("{} an Injury without damage.", does(*who, names, "take", "takes"))
        }
        Event::Injured { who, damage, health } => {
            format!("{} {damage} Health: {health} left.", does(*who, names, "lose", "loses"))
        }
        Event::Unhurt { who } => format!("{} unhurt.", does(*who, names, "stay", "stays")),
        Event::HealthLost { seat, n, health } => {
            format!("{} {n} Health: {health} left.", names.does(*seat, "pay", "pays"))
        }
        Event::HealthGained { seat, n, health } => {
            format!("{} {n} Health: {health} now.", names.does(*seat, "gain", "gains"))
        }
        Event::Dazed { who } => format!("{} Dazed.", does(*who, names, "are", "is")),
        Event::Recovered { seat } => format!("{} no longer Dazed.", names.does(*seat, "are", "is")),
        Event::Pinned { seat } => format!("{} Pinned.", names.does(*seat, "are", "is")),
        Event::Freed { seat } => format!("{} free again.", names.does(*seat, "are", "is")),
        Event::ApGained { seat, ap, move_only: false } => format!("{} {ap} AP more.", names.does(*seat, "have", "has")),
        Event::ApGained { seat, ap, move_only: true } => {
            format!("{} {ap} AP more, for moving only.", names.does(*seat, "have", "has"))
        }
        Event::ApLost { seat } => format!("{} all AP.", names.does(*seat, "lose", "loses")),
        Event::Died { who, at } => format!("{} in {at}.", does(*who, names, "die", "dies")),

        Event::Spawned { ghost, faction, at } => {
            capital(format!("{} rises in {at}: one of the {}.", whom(*ghost, names), faction_name(*faction)))
        }
        Event::Respawned { ghost, .. } => capital(format!("{} is back in the Cave Entrance.", whom(*ghost, names))),
        Event::GhostGoal { ghost, at, why } => {
            let why = match why {
                Why::Treasure => "the closest treasure lies there",
                Why::CarriesTreasure => "it has a treasure and hunts you",
                Why::NoTreasure => "no treasure lies about, so it hunts you",
            };
            capital(format!("{} heads for {at}: {why}.", whom(*ghost, names)))
        }
        Event::CaveHealth { left } => format!("Cave Health: {} left.", several(*left, "gem")),
        Event::CaveRolled { n, collapsed: true } => format!("The cave rolls {n} and collapses."),
        Event::CaveRolled { n, collapsed: false } => format!("The cave rolls {n} and holds."),

        Event::Over { winners } => match winners.as_slice() {
            [] => "The game is over. Nobody got out with the treasures.".into(),
            [one] => format!("The game is over. {} it.", names.does(*one, "win", "wins")),
            several => {
                let winners: Vec<_> = several.iter().map(|seat| names.whom(*seat)).collect();
                capital(format!("the game is over. {} win it together.", list(&winners)))
            }
        },
    }
}

/// `You move east to c4.`
fn moved(who: Pawn, from: Cell, to: Cell, how: How, names: &Names<'_>) -> String {
    let way = from.side_of(to).map_or_else(|| format!("to {to}"), |side| format!("{side} to {to}"));
    let verb = match how {
        How::Moves => does(who, names, "go", "goes"),
        How::Dashes => does(who, names, "dash", "dashes"),
        How::Shoved => does(who, names, "are shoved", "is shoved"),
        How::Flees => does(who, names, "flee", "flees"),
        How::Slides => does(who, names, "slide", "slides"),
        How::Digs => does(who, names, "dig", "digs"),
        How::Grapples => does(who, names, "swing", "swings"),
        How::Rides => does(who, names, "ride", "rides"),
        How::Swaps => does(who, names, "change places", "changes places"),
        How::Sent => does(who, names, "follow the sign", "follows the sign"),
        How::Drifts => does(who, names, "drift", "drifts"),
    };
    format!("{verb} {way}.")
}

fn won(who: Pawn, card: Option<Card>, names: &Names<'_>) -> String {
    match card {
        None => format!("{} across safely.", does(who, names, "get", "gets")),
        Some(card) if card.printed().is_item() => {
            format!("{} {}.", does(who, names, "disarm and take", "disarms and takes"), card_name(card))
        }
        Some(card) => format!("{} {}.", does(who, names, "defeat", "defeats"), card_name(card)),
    }
}

/// A Hazard card, or the passage itself.
fn danger(card: Option<Card>) -> String {
    card.map_or_else(|| "the ledge".into(), card_name)
}

fn cards_named(cards: &[Card]) -> String {
    list(&cards.iter().map(|card| card_name(*card)).collect::<Vec<_>>())
}

fn put_back(cards: &[Card]) -> String {
    let verb = if cards.len() == 1 { "is" } else { "are" };
    format!("{} {verb}", cards_named(cards))
}
