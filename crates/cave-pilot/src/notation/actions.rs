//! Actions as people type them: `move C4 by fuel`, `use adamy/2 on B shields`.

use std::fmt;
use std::str::FromStr;

use kernel::{Unreadable, word, words};

use crate::{Action, Item, Mark, Pay};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let or_nothing = |item: &Option<Item>| item.map_or("nothing".to_string(), |item| item.to_string());
        match self {
            Action::Place { card, at } => write!(f, "place {card} {at}"),
            Action::Refresh { row } => write!(f, "refresh {row}"),
            Action::Pass => write!(f, "pass"),
            Action::Fire { at } => write!(f, "fire {at}"),
            Action::Again => write!(f, "again"),
            Action::Stop => write!(f, "stop"),
            Action::Hit { on } => write!(f, "hit {on}"),
            Action::Move { to, by: Pay::Free } => write!(f, "move {to}"),
            Action::Move { to, by } => write!(f, "move {to} by {by}"),
            Action::Stay => write!(f, "stay"),
            Action::Scrapyard => write!(f, "scrapyard"),
            Action::Hover => write!(f, "hover"),
            Action::GiveUp => write!(f, "give up"),
            Action::Use { card, on: Mark::Itself } => write!(f, "use {card}"),
            Action::Use { card, on } => write!(f, "use {card} on {on}"),
            Action::Shift { to } => write!(f, "shift {to}"),
            Action::Continue => write!(f, "continue"),
            Action::Ignore => write!(f, "ignore"),
            Action::Extra { by } => write!(f, "extra by {by}"),
            Action::Land => write!(f, "land"),
            Action::Begin { step } => write!(f, "begin {step}"),
            Action::Draw { row } => write!(f, "draw {row}"),
            Action::Buy { from, into } => write!(f, "buy {from} {into}"),
            Action::BuyFuel => write!(f, "buy-fuel"),
            Action::BuyMissile => write!(f, "buy-missile"),
            Action::Sell { card } => write!(f, "sell {card}"),
            Action::Explore => write!(f, "explore"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Trade { with, give, take } => {
                write!(f, "trade {with} {} for {}", or_nothing(give), or_nothing(take))
            }
            Action::Agree => write!(f, "agree"),
            Action::Refuse => write!(f, "refuse"),
            Action::EndTurn => write!(f, "end turn"),
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
        match verb {
            "end" if rest == "turn" => Ok(Action::EndTurn),
            "give" if rest == "up" => Ok(Action::GiveUp),
            "place" => {
                two("CARD POSITION").and_then(|[card, at]| Ok(Action::Place { card: card.parse()?, at: at.parse()? }))
            }
            "refresh" => Ok(Action::Refresh { row: one("ROW")?.parse()? }),
            "pass" => none(Action::Pass),
            "fire" => Ok(Action::Fire { at: one("TARGET")?.parse()? }),
            "again" => none(Action::Again),
            "stop" => none(Action::Stop),
            "hit" => Ok(Action::Hit { on: one("CARD")?.parse()? }),
            "move" => read_move(rest),
            "stay" => none(Action::Stay),
            "scrapyard" => none(Action::Scrapyard),
            "hover" => none(Action::Hover),
            "use" => read_use(rest),
            "shift" => Ok(Action::Shift { to: one("POSITION")?.parse()? }),
            "continue" => none(Action::Continue),
            "ignore" => none(Action::Ignore),
            "extra" => match two("by PAYMENT")? {
                ["by", by] => Ok(Action::Extra { by: by.parse()? }),
                _ => Err(Unreadable::new("`extra by fuel` or `extra by tank`", text)),
            },
            "land" => none(Action::Land),
            "begin" => Ok(Action::Begin { step: one("STEP")?.parse()? }),
            "draw" => Ok(Action::Draw { row: one("ROW")?.parse()? }),
            "buy" => two("PLACE POSITION")
                .and_then(|[from, into]| Ok(Action::Buy { from: from.parse()?, into: into.parse()? })),
            "buy-fuel" => none(Action::BuyFuel),
            "buy-missile" => none(Action::BuyMissile),
            "sell" => Ok(Action::Sell { card: one("CARD")?.parse()? }),
            "explore" => none(Action::Explore),
            "discard" => Ok(Action::Discard { card: one("CARD")?.parse()? }),
            "trade" => read_trade(rest),
            "agree" => none(Action::Agree),
            "refuse" => none(Action::Refuse),
            _ => Err(Unreadable::new("an action such as `move C4` or `place Y12 F1`", text)),
        }
    }
}

fn read_move(rest: &str) -> Result<Action, Unreadable> {
    let form = "`move PLACE` or `move PLACE by PAYMENT`";
    match words::<1>(rest, form) {
        Ok([to]) => Ok(Action::Move { to: to.parse()?, by: Pay::Free }),
        Err(_) => match words::<3>(rest, form)? {
            [to, "by", by] if by != "free" => Ok(Action::Move { to: to.parse()?, by: by.parse()? }),
            _ => Err(Unreadable::new(form, rest)),
        },
    }
}

fn read_use(rest: &str) -> Result<Action, Unreadable> {
    let (card, on) = word(rest);
    let card = card.parse()?;
    match word(on) {
        ("", "") => Ok(Action::Use { card, on: Mark::Itself }),
        ("on", mark) if !mark.is_empty() => Ok(Action::Use { card, on: mark.parse()? }),
        _ => Err(Unreadable::new("`use CARD` or `use CARD on MARK`", rest)),
    }
}

fn read_trade(rest: &str) -> Result<Action, Unreadable> {
    let form = "`trade SEAT ITEM for ITEM`, either of which may be `nothing`";
    let item = |text: &str| if text == "nothing" { Ok(None) } else { text.parse().map(Some) };
    match words::<4>(rest, form)? {
        [with, give, "for", take] => Ok(Action::Trade { with: with.parse()?, give: item(give)?, take: item(take)? }),
        _ => Err(Unreadable::new(form, rest)),
    }
}
