//! Actions as people type them: `move thief E3 R01`, `push B.knight R21`.

use std::fmt;
use std::str::FromStr;

use kernel::{Unreadable, word, words};

use crate::Action;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::EndTurn => write!(f, "end turn"),
            Action::Draw => write!(f, "draw"),
            Action::Play { card } => write!(f, "play {card}"),
            Action::Place { at } => write!(f, "place {at}"),
            Action::Score { room } => write!(f, "score {room}"),
            Action::Move { kind, from, to } => write!(f, "move {kind} {from} {to}"),
            Action::Flee { kind, to } => write!(f, "flee {kind} {to}"),
            Action::Stay => write!(f, "stay"),
            Action::Push { figure, to } => write!(f, "push {figure} {to}"),
            Action::NoPush => write!(f, "no push"),
            Action::Kill { figure } => write!(f, "kill {figure}"),
            Action::Assassinate { figure } => write!(f, "assassinate {figure}"),
            Action::Banish { whose, to } => write!(f, "banish {whose} {to}"),
            Action::Slay { whose } => write!(f, "slay {whose}"),
            Action::Attack => write!(f, "attack"),
            Action::Pull { figure, from } => write!(f, "pull {figure} {from}"),
            Action::Rampage => write!(f, "rampage"),
            Action::Chalice { kind, to } => write!(f, "chalice {kind} {to}"),
            Action::Cloak { kind, from } => write!(f, "cloak {kind} {from}"),
            Action::Sword { whose } => write!(f, "sword {whose}"),
            Action::Boots { kind, from } => write!(f, "boots {kind} {from}"),
            Action::Scroll { figure, to } => write!(f, "scroll {figure} {to}"),
            Action::Tally { room } => write!(f, "tally {room}"),
            Action::Step { to } => write!(f, "step {to}"),
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
        match verb {
            "end" if rest == "turn" => Ok(Action::EndTurn),
            "no" if rest == "push" => Ok(Action::NoPush),
            "draw" => none(Action::Draw),
            "stay" => none(Action::Stay),
            "attack" => none(Action::Attack),
            "rampage" => none(Action::Rampage),
            "stop" => none(Action::Stop),
            "play" => Ok(Action::Play { card: one("CARD")?.parse()? }),
            "place" => Ok(Action::Place { at: one("AREA")?.parse()? }),
            "score" => Ok(Action::Score { room: one("ROOM")?.parse()? }),
            "move" => {
                let [kind, from, to] = words::<3>(rest, "`move FIGURE FROM TO`")?;
                Ok(Action::Move { kind: kind.parse()?, from: from.parse()?, to: to.parse()? })
            }
            "flee" => two("FIGURE TO").and_then(|[kind, to]| Ok(Action::Flee { kind: kind.parse()?, to: to.parse()? })),
            "push" => {
                two("FIGURE TO").and_then(|[figure, to]| Ok(Action::Push { figure: figure.parse()?, to: to.parse()? }))
            }
            "kill" => Ok(Action::Kill { figure: one("FIGURE")?.parse()? }),
            "assassinate" => Ok(Action::Assassinate { figure: one("FIGURE")?.parse()? }),
            "banish" => {
                two("SEAT PIT").and_then(|[whose, to]| Ok(Action::Banish { whose: whose.parse()?, to: to.parse()? }))
            }
            "slay" => Ok(Action::Slay { whose: one("SEAT")?.parse()? }),
            "pull" => two("FIGURE FROM")
                .and_then(|[figure, from]| Ok(Action::Pull { figure: figure.parse()?, from: from.parse()? })),
            "chalice" => {
                two("HERO ENTRANCE").and_then(|[kind, to]| Ok(Action::Chalice { kind: kind.parse()?, to: to.parse()? }))
            }
            "cloak" => {
                two("HERO FROM").and_then(|[kind, from]| Ok(Action::Cloak { kind: kind.parse()?, from: from.parse()? }))
            }
            "sword" => Ok(Action::Sword { whose: one("SEAT")?.parse()? }),
            "boots" => {
                two("HERO FROM").and_then(|[kind, from]| Ok(Action::Boots { kind: kind.parse()?, from: from.parse()? }))
            }
            "scroll" => two("MONSTER PIT")
                .and_then(|[figure, to]| Ok(Action::Scroll { figure: figure.parse()?, to: to.parse()? })),
            "tally" => Ok(Action::Tally { room: one("ROOM")?.parse()? }),
            "step" => Ok(Action::Step { to: one("AREA")?.parse()? }),
            _ => Err(Unreadable::new("an action such as `draw` or `move thief E3 R01`", text)),
        }
    }
}
