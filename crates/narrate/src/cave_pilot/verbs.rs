//! Kinds of things to do, a sentence each, and what people usually want to do.

use cave_pilot::{Action, View};
use kernel::Seat;

/// The kind of an action, with what it costs.
pub fn verb(action: Action) -> &'static str {
    match action {
        Action::Place { .. } => "Lay one of your Cave cards beside the cave.",
        Action::Refresh { .. } => "Refresh a row of the shop: its outermost card goes.",
        Action::Pass => "Do nothing here and go on.",
        Action::Fire { .. } => "Fire a missile at a plane or a Cave card within two spaces.",
        Action::Again => "Roll the Missile die again.",
        Action::Stop => "Stop here.",
        Action::Hit { .. } => "Choose what takes the hit.",
        Action::Move { .. } => "Fly one space: straight or across for nothing, diagonally for booster fuel.",
        Action::Stay => "Stay where you are.",
        Action::Scrapyard => "Spend a third turn in the entrance, for 1 credit.",
        Action::Hover => "Hover until the cave goes on.",
        Action::GiveUp => "Give up: you are stuck.",
        Action::Use { .. } => "Use an Exploration card.",
        Action::Shift { .. } => "Choose the next space of the plane.",
        Action::Continue => "Take the second part of the card.",
        Action::Ignore => "Ignore the second part and land.",
        Action::Extra { .. } => "Fly an additional round, for booster fuel.",
        Action::Land => "Land.",
        Action::Begin { .. } => "Choose the next step of your turn.",
        Action::Draw { .. } => "Turn up another card in the shop, for 1 credit.",
        Action::Buy { .. } => "Buy an upgrade, for its number or for the difference.",
        Action::BuyFuel => "Buy booster fuel, for 3 credits.",
        Action::BuyMissile => "Buy a missile, for 3 credits.",
        Action::Sell { .. } => "Sell an Exploration card.",
        Action::Explore => "Explore: draw an Exploration card, for 2 credits.",
        Action::Discard { .. } => "Discard an Exploration card.",
        Action::Trade { .. } => "Trade equipment with a teammate.",
        Action::Agree => "Agree to the trade.",
        Action::Refuse => "Refuse the trade.",
        Action::EndTurn => "End the turn.",
    }
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
