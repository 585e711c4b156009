//! Actions as people type them: `move north`, `throw boomerang B`, `drop bear-trap-1 c4`.

use std::fmt;
use std::str::FromStr;

use kernel::{Unreadable, word, words};

use crate::Action;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Be { token } => write!(f, "be {token}"),
            Action::Take { card } => write!(f, "take {card}"),
            Action::Set { set } => write!(f, "set {set}"),
            Action::Split { first, second } => write!(f, "split {first} {second}"),
            Action::Play => write!(f, "play"),
            Action::Resign => write!(f, "resign"),
            Action::Keep => write!(f, "keep"),
            Action::Leave => write!(f, "leave"),
            Action::Resolve { card } => write!(f, "resolve {card}"),
            Action::First { seat } => write!(f, "first {seat}"),
            Action::EndTurn => write!(f, "end turn"),
            Action::Finish => write!(f, "finish"),
            Action::Yield => write!(f, "yield"),
            Action::Move { side } => write!(f, "move {side}"),
            Action::Dash { first, then } => write!(f, "dash {first} {then}"),
            Action::PickUp { card } => write!(f, "pickup {card}"),
            Action::Drop { card, at } => write!(f, "drop {card} {at}"),
            Action::Shove { who, side } => write!(f, "shove {who} {side}"),
            Action::Throw { card, at } => write!(f, "throw {card} {at}"),
            Action::Destroy { side } => write!(f, "destroy {side}"),
            Action::Recover => write!(f, "recover"),
            Action::PryFree => write!(f, "pry free"),
            Action::Use { card } => write!(f, "use {card}"),
            Action::Dig { card, side } => write!(f, "dig {card} {side}"),
            Action::Fish { card, whom } => write!(f, "fish {card} {whom}"),
            Action::Grapple { card, to } => write!(f, "grapple {card} {to}"),
            Action::Crank { card, at, way } => write!(f, "crank {card} {at} {way}"),
            Action::Blast { card, side } => write!(f, "blast {card} {side}"),
            Action::Flare { card, side } => write!(f, "flare {card} {side}"),
            Action::Copy { card } => write!(f, "copy {card}"),
            Action::Gas { card, at } => write!(f, "gas {card} {at}"),
            Action::Lure { card, monster, side } => write!(f, "lure {card} {monster} {side}"),
            Action::Swap { card, whom } => write!(f, "swap {card} {whom}"),
            Action::Drink => write!(f, "drink"),
            Action::Ride { to } => write!(f, "ride {to}"),
            Action::Bleed => write!(f, "bleed"),
            Action::Turn { way } => write!(f, "turn {way}"),
            Action::Choose { tile } => write!(f, "choose {tile}"),
            Action::Lay { turns } => write!(f, "lay {turns}"),
            Action::Face { card } => write!(f, "face {card}"),
            Action::Focus { ap } => write!(f, "focus {ap}"),
            Action::Pass => write!(f, "pass"),
            Action::Send { side } => write!(f, "send {side}"),
            Action::Farther => write!(f, "farther"),
            Action::Stop => write!(f, "stop"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let (verb, rest) = word(text);
        let none = |action| {
            if rest.is_empty() { Ok(action) } else { Err(Unreadable::new(format!("`{verb}` alone"), text)) }
        };
        let one = |form: &str| words::<1>(rest, &format!("`{verb} {form}`")).map(|[a]| a);
        let two = |form: &str| words::<2>(rest, &format!("`{verb} {form}`"));
        let three = |form: &str| words::<3>(rest, &format!("`{verb} {form}`"));
        match verb {
            "end" if rest == "turn" => Ok(Action::EndTurn),
            "pry" if rest == "free" => Ok(Action::PryFree),
            "play" => none(Action::Play),
            "resign" => none(Action::Resign),
            "keep" => none(Action::Keep),
            "leave" => none(Action::Leave),
            "finish" => none(Action::Finish),
            "yield" => none(Action::Yield),
            "recover" => none(Action::Recover),
            "drink" => none(Action::Drink),
            "bleed" => none(Action::Bleed),
            "pass" => none(Action::Pass),
            "farther" => none(Action::Farther),
            "stop" => none(Action::Stop),
            "be" => Ok(Action::Be { token: one("EXPLORER")?.parse()? }),
            "take" => Ok(Action::Take { card: one("CARD")?.parse()? }),
            "set" => Ok(Action::Set { set: one("SET")?.parse()? }),
            "split" => two("CARD CARD").and_then(|[a, b]| Ok(Action::Split { first: a.parse()?, second: b.parse()? })),
            "resolve" => Ok(Action::Resolve { card: one("CARD")?.parse()? }),
            "first" => Ok(Action::First { seat: one("SEAT")?.parse()? }),
            "move" => Ok(Action::Move { side: one("SIDE")?.parse()? }),
            "dash" => two("SIDE SIDE").and_then(|[a, b]| Ok(Action::Dash { first: a.parse()?, then: b.parse()? })),
            "pickup" => Ok(Action::PickUp { card: one("CARD")?.parse()? }),
            "drop" => two("CARD PLACE").and_then(|[a, b]| Ok(Action::Drop { card: a.parse()?, at: b.parse()? })),
            "shove" => two("EXPLORER SIDE").and_then(|[a, b]| Ok(Action::Shove { who: a.parse()?, side: b.parse()? })),
            "throw" => two("CARD EXPLORER").and_then(|[a, b]| Ok(Action::Throw { card: a.parse()?, at: b.parse()? })),
            "destroy" => Ok(Action::Destroy { side: one("SIDE")?.parse()? }),
            "use" => Ok(Action::Use { card: one("CARD")?.parse()? }),
            "dig" => two("CARD SIDE").and_then(|[a, b]| Ok(Action::Dig { card: a.parse()?, side: b.parse()? })),
            "fish" => two("CARD EXPLORER").and_then(|[a, b]| Ok(Action::Fish { card: a.parse()?, whom: b.parse()? })),
            "grapple" => two("CARD PLACE").and_then(|[a, b]| Ok(Action::Grapple { card: a.parse()?, to: b.parse()? })),
            "crank" => three("CARD PLACE WAY")
                .and_then(|[a, b, c]| Ok(Action::Crank { card: a.parse()?, at: b.parse()?, way: c.parse()? })),
            "blast" => two("CARD SIDE").and_then(|[a, b]| Ok(Action::Blast { card: a.parse()?, side: b.parse()? })),
            "flare" => two("CARD SIDE").and_then(|[a, b]| Ok(Action::Flare { card: a.parse()?, side: b.parse()? })),
            "copy" => Ok(Action::Copy { card: one("CARD")?.parse()? }),
            "gas" => two("CARD PLACE").and_then(|[a, b]| Ok(Action::Gas { card: a.parse()?, at: b.parse()? })),
            "lure" => three("CARD MONSTER SIDE")
                .and_then(|[a, b, c]| Ok(Action::Lure { card: a.parse()?, monster: b.parse()?, side: c.parse()? })),
            "swap" => two("CARD EXPLORER").and_then(|[a, b]| Ok(Action::Swap { card: a.parse()?, whom: b.parse()? })),
            "ride" => Ok(Action::Ride { to: one("PLACE")?.parse()? }),
            "turn" => Ok(Action::Turn { way: one("WAY")?.parse()? }),
            "choose" => Ok(Action::Choose { tile: one("TILE")?.parse()? }),
            "lay" => Ok(Action::Lay { turns: number(one("TURNS")?)? }),
            "face" => Ok(Action::Face { card: one("CARD")?.parse()? }),
            "focus" => Ok(Action::Focus { ap: number(one("AP")?)? }),
            "send" => Ok(Action::Send { side: one("SIDE")?.parse()? }),
            _ => Err(Unreadable::new("an action such as `move north` or `throw boomerang B`", text)),
        }
    }
}

fn number(text: &str) -> Result<u8, Unreadable> {
    match text.parse::<u8>() {
        Ok(n) if n.to_string() == text => Ok(n),
        _ => Err(Unreadable::new("a small number", text)),
    }
}
