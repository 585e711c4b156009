//! What the dark, the dice and the cave may bring.

use kernel::Seat;
use skulldug::{Action, Card, Chance, Event, Pawn, Skulldug, Sort, content};
use words::{Language, Message};

use super::sk;
use crate::odds::Risks;

/// What it came to for the one who asks.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Toll {
    died: bool,
    collapsed: Option<bool>,
    won: u8,
    lost: u8,
    health: u8,
    hit: Option<bool>,
    is_thrower: bool,
    discovered: bool,
    /// Somebody faces what was found.
    met: bool,
    monster: bool,
    trap: bool,
    treasure: bool,
    fortune: bool,
}

impl Risks for Skulldug {
    type Tally = Toll;

    /// Tiles with the same icons and cards of the same sort come to the same thing.
    fn alike(chance: Chance) -> Option<u32> {
        match chance {
            Chance::Tile { tile } => {
                let tile = content::tile(tile);
                let special = tile.special.map_or(0, |special| 1 + special as u32);
                Some(special * 100 + u32::from(tile.hazards) * 10 + u32::from(tile.fortunes))
            }
            Chance::Draws { card } => Some(card.printed().sort() as u32),
            Chance::Spawns { .. } => Some(0),
            Chance::Die { .. } | Chance::Picks { .. } | Chance::Goes { .. } | Chance::Place { .. } => None,
        }
    }

    /// How a tile lies makes no difference to what lies on it; and who can only roll, rolls.
    fn on_the_way(legal: &[Action]) -> Option<Action> {
        match legal {
            [first @ Action::Lay { .. }, ..] | [first @ Action::Focus { .. }] | [first @ Action::Face { .. }] => {
                Some(*first)
            }
            _ => None,
        }
    }

    /// What was found in the dark is as good as met; how that ends depends on the very card.
    fn is_settled(toll: &Toll) -> bool {
        toll.discovered && toll.met
    }

    fn note(toll: &mut Toll, event: &Event, me: Seat) {
        let mine = |who: &Pawn| who.seat() == Some(me);
        match event {
            Event::Died { who, .. } if mine(who) => toll.died = true,
            Event::CaveRolled { collapsed, .. } => toll.collapsed = Some(*collapsed),
            Event::Won { who, .. } if mine(who) => toll.won += 1,
            Event::Lost { who, .. } if mine(who) => toll.lost += 1,
            Event::Injured { who, damage, .. } if mine(who) => toll.health += damage,
            Event::ThrowEnds { by, at, hit } if mine(by) || mine(at) => {
                toll.hit = Some(*hit);
                toll.is_thrower = mine(by);
            }
            Event::Discovered { seat, .. } if *seat == me => toll.discovered = true,
            Event::Found { card, .. } => found(toll, *card),
            Event::Meets { .. } => toll.met = true,
            _ => {}
        }
    }

    fn fate(toll: &Toll, language: Language) -> Option<(u8, String)> {
        let (rank, which) = match toll {
            Toll { collapsed: Some(true), .. } => (0, "collapses"),
            Toll { collapsed: Some(false), .. } => (1, "holds"),
            Toll { died: true, .. } => (0, "die"),
            Toll { lost: 1.., health: 0, .. } => (1, "lose"),
            Toll { lost: 1.., health, .. } => return Some((1, sk::OddsLose { health }.say(language))),
            Toll { won: 1.., .. } => (2, "win"),
            Toll { hit: Some(true), is_thrower: true, .. } => (1, "hits"),
            Toll { hit: Some(false), is_thrower: true, .. } => (2, "misses"),
            Toll { hit: Some(true), .. } => (1, "hits-you"),
            Toll { hit: Some(false), .. } => (2, "misses-you"),
            Toll { discovered: true, monster: true, treasure: true, .. } => (3, "monster-treasure"),
            Toll { discovered: true, monster: true, .. } => (3, "monster"),
            Toll { discovered: true, trap: true, treasure: true, .. } => (4, "trap-treasure"),
            Toll { discovered: true, trap: true, .. } => (4, "trap"),
            Toll { discovered: true, treasure: true, .. } => (5, "treasure"),
            Toll { discovered: true, fortune: true, .. } => (6, "fortune"),
            Toll { discovered: true, .. } => (7, "empty"),
            _ => return None,
        };
        Some((rank, sk::Odds { which }.say(language)))
    }
}

fn found(toll: &mut Toll, card: Card) {
    match card.printed().sort() {
        Sort::Monster => toll.monster = true,
        Sort::Trap => toll.trap = true,
        Sort::Treasure => toll.treasure = true,
        Sort::Equipment | Sort::Consumable => toll.fortune = true,
    }
}
