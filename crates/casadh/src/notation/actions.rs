//! Actions as people type them: `explore NE`, `take rope+helmet`.

use std::fmt;
use std::str::FromStr;

use kernel::{Unreadable, word, words};

use crate::{Action, ItemSet};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::EndTurn => write!(f, "end turn"),
            Action::Move { side } => write!(f, "move {side}"),
            Action::Explore { side } => write!(f, "explore {side}"),
            Action::Slope { node } => write!(f, "slope {node}"),
            Action::CollectTreasure => write!(f, "collect"),
            Action::CollectItems { items } if items.is_empty() => write!(f, "take nothing"),
            Action::CollectItems { items } => write!(f, "take {items}"),
            Action::Leave => write!(f, "leave"),
            Action::UseMedkit => write!(f, "medkit"),
            Action::Deploy => write!(f, "deploy"),
            Action::Defuse { owner } => write!(f, "defuse {owner}"),
            Action::Rotate { rotation } => write!(f, "rotate {rotation}"),
            Action::DropItem { item } => write!(f, "drop {item}"),
            Action::Keep { value } => write!(f, "keep {value}"),
            Action::Flee { side } => write!(f, "flee {side}"),
            Action::SendGrue { to } => write!(f, "send {to}"),
            Action::Pass => write!(f, "pass"),
            Action::TryGrue => write!(f, "try"),
            Action::Decline => write!(f, "decline"),
            Action::Eat { at } => write!(f, "eat {at}"),
            Action::MoveGrue { from, side } => write!(f, "grue {from} {side}"),
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
        let number = |form: &str| one(form)?.parse::<u8>().map_err(|_| Unreadable::new("a number", rest));
        match verb {
            "end" if rest == "turn" => Ok(Action::EndTurn),
            "move" => Ok(Action::Move { side: one("SIDE")?.parse()? }),
            "explore" => Ok(Action::Explore { side: one("SIDE")?.parse()? }),
            "slope" => Ok(Action::Slope { node: one("PASSAGEWAY")?.parse()? }),
            "collect" => none(Action::CollectTreasure),
            "take" if rest == "nothing" => Ok(Action::CollectItems { items: ItemSet::NONE }),
            "take" => Ok(Action::CollectItems { items: one("ITEM+ITEM")?.parse()? }),
            "leave" => none(Action::Leave),
            "medkit" => none(Action::UseMedkit),
            "deploy" => none(Action::Deploy),
            "defuse" => Ok(Action::Defuse { owner: one("SEAT")?.parse()? }),
            "rotate" => Ok(Action::Rotate { rotation: number("NUMBER")? }),
            "drop" => Ok(Action::DropItem { item: one("ITEM")?.parse()? }),
            "keep" => Ok(Action::Keep { value: number("VALUE")? }),
            "flee" => Ok(Action::Flee { side: one("SIDE")?.parse()? }),
            "send" => Ok(Action::SendGrue { to: one("SPACE")?.parse()? }),
            "pass" => none(Action::Pass),
            "try" => none(Action::TryGrue),
            "decline" => none(Action::Decline),
            "eat" => Ok(Action::Eat { at: one("SPACE")?.parse()? }),
            "grue" => {
                let [from, side] = words::<2>(rest, "`grue SPACE SIDE`")?;
                Ok(Action::MoveGrue { from: from.parse()?, side: side.parse()? })
            }
            _ => Err(Unreadable::new("an action such as `move E` or `explore NE`", text)),
        }
    }
}
