//! What happened, a sentence an event. An empty sentence is not worth a line.

use skulldug::{Card, Cell, Event, How, Pawn, RollKind, Why};

use super::{
    card_name, cards_named, faction_name, ghost, kind_name, set_name, side_name, sk, tile_name, token_name, who,
};
use crate::Names;
use crate::speech::head;

/// The event as the log tells it.
pub fn sentence(event: &Event, names: &Names<'_>) -> String {
    let seated = |seat| names.who(seat);
    let pawn = |pawn| who(pawn, names);
    let the = |card| card_name(card, names);
    head(match *event {
        Event::TokenTaken { seat, token } => {
            names.say(sk::TokenTaken { who: seated(seat), token: token_name(token, names) })
        }
        Event::FirstRolled { seat, n } => names.say(sk::FirstRolled { who: seated(seat), n }),
        Event::Starts { ref seats } => {
            let seats: Vec<_> = seats.iter().map(|seat| names.whom(*seat)).collect();
            names.say(sk::Starts { seats: names.list(&seats) })
        }
        Event::GearTaken { seat, card } => names.say(sk::GearTaken { who: seated(seat), card: the(card) }),
        Event::SetTaken { seat, set } => names.say(sk::SetTaken { who: seated(seat), set: set_name(set, names) }),
        Event::GearSplit { seat, ref cards } => {
            names.say(sk::GearSplit { who: seated(seat), cards: cards_named(cards, names) })
        }

        Event::TurnBegins { ref seats, turn } => match seats.as_slice() {
            [seat] => names.say(sk::TurnBegins { turn, who: seated(*seat) }),
            several => {
                let seats: Vec<_> = several.iter().map(|seat| names.whom(*seat)).collect();
                names.say(sk::TurnBeginsTeam { turn, seats: names.list(&seats) })
            }
        },
        Event::GhostTurn { ghost: moved, .. } => names.say(sk::GhostTurn { ghost: ghost(moved, names) }),
        Event::Resigned { seat } => names.say(sk::Resigned { who: seated(seat) }),
        Event::Backup { seat, .. } => names.say(sk::Backup { who: seated(seat) }),
        Event::BackupCard { seat, card } => names.say(sk::BackupCard { who: seated(seat), card: the(card) }),
        Event::Yielded { seat } => names.say(sk::Yielded { who: seated(seat) }),
        Event::Finished { seat } => names.say(sk::Finished { who: seated(seat) }),

        Event::Moved { who, from, to, how } => moved(who, from, to, how, names),
        // What is laid is told when it lies; what is not, when it goes under the deck.
        Event::TileSeen { .. } => String::new(),
        Event::TileUnder { tile } => names.say(sk::TileUnder { tile: tile_name(tile, names) }),
        Event::TilesShuffled { n } => names.say(sk::TilesShuffled { n: n.into() }),
        Event::Discovered { seat, at, tile, .. } => {
            let name = tile_name(tile, names);
            let tile = if tile.special().is_some() { name } else { names.in_passing(name) };
            names.say(sk::Discovered { who: seated(seat), cell: at, tile })
        }
        Event::Found { card, at } => names.say(sk::Found { card: the(card), cell: at }),
        Event::Destroyed { at, ref cards, .. } => {
            let named = cards_named(cards, names);
            match cards.len() {
                0 => names.say(sk::Destroyed { cell: at }),
                1 => names.say(sk::DestroyedOne { cell: at, cards: named }),
                _ => names.say(sk::DestroyedMore { cell: at, cards: named }),
            }
        }
        Event::Turned { at, turns: 3 } => names.say(sk::TurnedLeft { cell: at }),
        Event::Turned { at, .. } => names.say(sk::TurnedRight { cell: at }),

        Event::PickedUp { who, card, .. } => names.say(sk::PickedUp { who: pawn(who), card: the(card) }),
        Event::Dropped { who, card, at } => names.say(sk::Dropped { who: pawn(who), card: the(card), cell: at }),
        Event::Taken { card, from, to } => names.say(sk::Taken { who: pawn(to), card: the(card), whom: pawn(from) }),
        Event::Discarded { card } => names.say(sk::Discarded { card: the(card) }),
        Event::Used { seat, card } => names.say(sk::Used { who: seated(seat), card: the(card) }),
        Event::Copied { seat, kind } => names.say(sk::Copied { who: seated(seat), card: kind_name(kind, names) }),
        Event::MonsterMoved { card, from, to } => names.say(sk::MonsterMoved { card: the(card), from, to }),

        Event::Meets { who, card, difficulty } => {
            names.say(sk::Meets { who: pawn(who), danger: danger(card, names), difficulty })
        }
        Event::Skipped { who, card } => names.say(sk::Skipped { who: pawn(who), danger: danger(card, names) }),
        Event::Focused { seat, ap } => names.say(sk::Focused { who: seated(seat), ap }),
        Event::Rolled { seat, n } => names.say(sk::Rolled { who: seated(seat), n }),
        Event::Final { seat, kind, total } => match kind {
            RollKind::Trap | RollKind::Monster | RollKind::Danger | RollKind::Card => {
                names.say(sk::Final { total, who: seated(seat) })
            }
            RollKind::Attack => names.say(sk::FinalAttack { total, who: seated(seat) }),
            RollKind::Defence => names.say(sk::FinalDefence { total, who: seated(seat) }),
        },
        Event::Won { who, card: None } => names.say(sk::WonLedge { who: pawn(who) }),
        Event::Won { who, card: Some(card) } if card.printed().is_item() => {
            names.say(sk::WonTrap { who: pawn(who), card: the(card) })
        }
        Event::Won { who, card: Some(card) } => names.say(sk::Won { who: pawn(who), card: the(card) }),
        Event::Lost { who, card } => names.say(sk::Lost { who: pawn(who), danger: danger(card, names) }),
        Event::Thrown { by, card, at } => names.say(sk::Thrown { who: pawn(by), card: the(card), whom: pawn(at) }),
        Event::ThrowEnds { at, hit: true, .. } => names.say(sk::ThrowHits { who: pawn(at) }),
        Event::ThrowEnds { at, hit: false, .. } => names.say(sk::ThrowMisses { who: pawn(at) }),

        Event::Injured { who, damage: 0, .. } => names.say(sk::InjuredNot { who: pawn(who) }),
        Event::Injured { who, damage, health } => names.say(sk::Injured { who: pawn(who), damage, health }),
        Event::Unhurt { who } => names.say(sk::Unhurt { who: pawn(who) }),
        Event::HealthLost { seat, n, health } => names.say(sk::HealthLost { who: seated(seat), n, health }),
        Event::HealthGained { seat, n, health } => names.say(sk::HealthGained { who: seated(seat), n, health }),
        Event::Dazed { who } => names.say(sk::Dazed { who: pawn(who) }),
        Event::Recovered { seat } => names.say(sk::Recovered { who: seated(seat) }),
        Event::Pinned { seat } => names.say(sk::Pinned { who: seated(seat) }),
        Event::Freed { seat } => names.say(sk::Freed { who: seated(seat) }),
        Event::ApGained { seat, ap, move_only: false } => names.say(sk::ApGained { who: seated(seat), ap }),
        Event::ApGained { seat, ap, move_only: true } => names.say(sk::ApGainedMoving { who: seated(seat), ap }),
        Event::ApLost { seat } => names.say(sk::ApLost { who: seated(seat) }),
        Event::Died { who, at } => names.say(sk::Died { who: pawn(who), cell: at }),

        Event::Spawned { ghost: risen, faction, at } => {
            names.say(sk::Spawned { ghost: ghost(risen, names), cell: at, faction: faction_name(faction, names) })
        }
        Event::Respawned { ghost: risen, .. } => names.say(sk::Respawned { ghost: ghost(risen, names) }),
        Event::GhostGoal { ghost: hunter, at, why } => {
            let (ghost, cell) = (ghost(hunter, names), at);
            match why {
                Why::Treasure => names.say(sk::GoalTreasure { ghost, cell }),
                Why::CarriesTreasure => names.say(sk::GoalCarries { ghost, cell }),
                Why::NoTreasure => names.say(sk::GoalHunts { ghost, cell }),
            }
        }
        Event::CaveHealth { left } => names.say(sk::CaveHealth { gems: left.into() }),
        Event::CaveRolled { n, collapsed: true } => names.say(sk::CaveCollapses { n }),
        Event::CaveRolled { n, collapsed: false } => names.say(sk::CaveHolds { n }),

        Event::Over { ref winners } => match winners.as_slice() {
            [] => names.say(sk::OverNobody),
            [one] => names.say(sk::OverWon { who: seated(*one) }),
            several => {
                let winners: Vec<_> = several.iter().map(|seat| names.name(*seat).into_owned()).collect();
                names.say(sk::OverShared { winners: names.list(&winners) })
            }
        },
    })
}

/// `You move east to c4.`
fn moved(pawn: Pawn, from: Cell, to: Cell, how: How, names: &Names<'_>) -> String {
    let way = match from.side_of(to) {
        Some(side) => names.say(sk::Way { side: side_name(side, names), to }),
        None => names.say(sk::WayFar { to }),
    };
    let which = match how {
        How::Moves => "moves",
        How::Dashes => "dashes",
        How::Shoved => "shoved",
        How::Flees => "flees",
        How::Slides => "slides",
        How::Digs => "digs",
        How::Grapples => "grapples",
        How::Rides => "rides",
        How::Swaps => "swaps",
        How::Sent => "sent",
        How::Drifts => "drifts",
    };
    names.say(sk::Moved { which, who: who(pawn, names), way })
}

/// A Hazard card, or the passage itself.
fn danger(card: Option<Card>, names: &Names<'_>) -> String {
    card.map_or_else(|| names.say(sk::Ledge), |card| card_name(card, names))
}
