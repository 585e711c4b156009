//! What the dark, the dice and the cave may bring.

use kernel::Seat;
use skulldug::{Action, Card, Chance, Event, Pawn, Skulldug, Sort, content};

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

    fn fate(toll: &Toll) -> Option<(u8, String)> {
        Some(match toll {
            Toll { collapsed: Some(true), .. } => (0, "the cave collapses".into()),
            Toll { collapsed: Some(false), .. } => (1, "the cave holds".into()),
            Toll { died: true, .. } => (0, "you die".into()),
            Toll { lost: 1.., health: 0, .. } => (1, "you lose the encounter".into()),
            Toll { lost: 1.., health, .. } => (1, format!("you lose the encounter and {health} Health")),
            Toll { won: 1.., .. } => (2, "you win the encounter".into()),
            Toll { hit: Some(true), is_thrower: true, .. } => (1, "it hits".into()),
            Toll { hit: Some(false), is_thrower: true, .. } => (2, "it misses".into()),
            Toll { hit: Some(true), .. } => (1, "it hits you".into()),
            Toll { hit: Some(false), .. } => (2, "it misses you".into()),
            Toll { discovered: true, monster: true, treasure, .. } => {
                (3, with_treasure("a monster waits there", *treasure))
            }
            Toll { discovered: true, trap: true, treasure, .. } => (4, with_treasure("a trap lies there", *treasure)),
            Toll { discovered: true, treasure: true, .. } => (5, "a treasure and no danger".into()),
            Toll { discovered: true, fortune: true, .. } => (6, "a useful card and no danger".into()),
            Toll { discovered: true, .. } => (7, "an empty passage".into()),
            _ => return None,
        })
    }
}

fn with_treasure(danger: &str, treasure: bool) -> String {
    if treasure { format!("{danger}, and a treasure") } else { danger.into() }
}

fn found(toll: &mut Toll, card: Card) {
    match card.printed().sort() {
        Sort::Monster => toll.monster = true,
        Sort::Trap => toll.trap = true,
        Sort::Treasure => toll.treasure = true,
        Sort::Equipment | Sort::Consumable => toll.fortune = true,
    }
}
