//! Kinds of things to do, a sentence each, and what people usually want to do.

use cave_pilot::{Action, View};
use kernel::Seat;
use words::{Language, Message};

use super::cp;

/// The kind of an action, with what it costs.
pub fn verb(action: Action, language: Language) -> String {
    let which = match action {
        Action::Place { .. } => "place",
        Action::Refresh { .. } => "refresh",
        Action::Pass => "pass",
        Action::Fire { .. } => "fire",
        Action::Again => "again",
        Action::Stop => "stop",
        Action::Hit { .. } => "hit",
        Action::Move { .. } => "move",
        Action::Stay => "stay",
        Action::Scrapyard => "scrapyard",
        Action::Hover => "hover",
        Action::GiveUp => "give-up",
        Action::Use { .. } => "use",
        Action::Shift { .. } => "shift",
        Action::Continue => "continue",
        Action::Ignore => "ignore",
        Action::Extra { .. } => "extra",
        Action::Land => "land",
        Action::Begin { .. } => "begin",
        Action::Draw { .. } => "draw",
        Action::Buy { .. } => "buy",
        Action::BuyFuel => "buy-fuel",
        Action::BuyMissile => "buy-missile",
        Action::Sell { .. } => "sell",
        Action::Explore => "explore",
        Action::Discard { .. } => "discard",
        Action::Trade { .. } => "trade",
        Action::Agree => "agree",
        Action::Refuse => "refuse",
        Action::EndTurn => "end-turn",
    };
    cp::Verb { which }.say(language)
}

/// What somebody in this seat may wonder about, in notation.
pub fn typical(view: &View, seat: Seat) -> Vec<String> {
    let wishes =
        ["end turn", "land", "explore", "buy-fuel", "buy-missile", "refresh A", "draw A", "extra by fuel", "stay"];
    let mut wishes = wishes.map(str::to_owned).to_vec();
    let mut others = Seat::first(view.players.len()).filter(|other| *other != seat);
    wishes.extend(others.next().map(|other| format!("fire {other}")));
    wishes.extend(view.caves.first().map(|cave| format!("move {}", cave.at)));
    wishes.push("buy A1 shields1".to_owned());
    wishes
}
