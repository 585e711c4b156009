//! What a seat may do, a sentence an action.

use cave_pilot::{Action, Exploration, Item, Pay, Place, Shelf, Slot, Upgrade, View, Waiting, content};
use kernel::Seat;

use super::{
    bare, card_name, card_on, cave_name, cp, item_on, place_name, shelf_card, slot_name, spot_name, target_name,
    upgrade_name,
};
use crate::Names;
use crate::speech::head;

/// The action as a choice to be made.
pub fn offer(action: Action, view: &View, names: &Names<'_>) -> String {
    let seen = Some(view);
    head(match action {
        Action::Place { card, at } => names.say(cp::DoPlace { cave: cave_name(card, names), place: bare(at, names) }),
        Action::Refresh { row } => names.say(cp::DoRefresh { row }),
        Action::Pass => pass(view, names),
        Action::Fire { at } => names.say(cp::DoFire { target: target_name(at, seen, names) }),
        Action::Again => names.say(cp::DoAgain),
        Action::Stop => names.say(cp::DoStop),
        Action::Hit { on } => names.say(cp::DoHit { item: item_on(view, hurt(view), on, names) }),
        Action::Move { to: Place::Exit, .. } => names.say(cp::DoExit),
        Action::Move { to, by } => fly(place_name(to, seen, names), by, names),
        Action::Stay => names.say(cp::DoStay),
        Action::Scrapyard => names.say(cp::DoScrapyard),
        Action::Hover => names.say(cp::DoHover),
        Action::GiveUp => names.say(cp::DoGiveUp),
        Action::Use { card, on } => names.say(cp::DoUse { card: card_on(card.card, on, seen, names) }),
        Action::Shift { to } => names.say(cp::DoShift { place: spot_name(to, seen, names) }),
        Action::Continue => names.say(cp::DoContinue),
        Action::Ignore => names.say(cp::DoIgnore),
        Action::Extra { by } => match by {
            Pay::Free => names.say(cp::DoExtra),
            Pay::Fuel => names.say(cp::DoExtraFuel),
            Pay::Tank => names.say(cp::DoExtraTank),
            Pay::Gyro => names.say(cp::DoExtraGyro),
        },
        Action::Land => names.say(cp::DoLand),
        Action::Begin { step } => names.say(cp::DoBegin { which: step.name() }),
        Action::Draw { row } => names.say(cp::DoDraw { row }),
        Action::Buy { from, into } => buy(view, from, into, names),
        Action::BuyFuel => names.say(cp::DoBuyFuel),
        Action::BuyMissile => names.say(cp::DoBuyMissile),
        Action::Sell { card } => names.say(cp::DoSell { card: card_name(card.card, names) }),
        Action::Explore => names.say(cp::DoExplore),
        Action::Discard { card } => names.say(cp::DoDiscard { card: card_name(card.card, names) }),
        Action::Trade { with, give, take } => trade(view, with, give, take, names),
        Action::Agree => names.say(cp::DoAgree),
        Action::Refuse => names.say(cp::DoRefuse),
        Action::EndTurn => names.say(cp::DoEndTurn),
    })
}

fn fly(place: String, by: Pay, names: &Names<'_>) -> String {
    match by {
        Pay::Free => names.say(cp::DoFly { place }),
        Pay::Fuel => names.say(cp::DoFlyFuel { place }),
        Pay::Tank => names.say(cp::DoFlyTank { place }),
        Pay::Gyro => names.say(cp::DoFlyGyro { place }),
    }
}

/// Whose plane takes the hit.
fn hurt(view: &View) -> Seat {
    match view.waiting.last() {
        Some(Waiting::Aim { at, .. }) => *at,
        Some(Waiting::Hits { who, .. }) => *who,
        _ => view.turn.seat,
    }
}

fn trade(view: &View, with: Seat, give: Option<Item>, take: Option<Item>, names: &Names<'_>) -> String {
    let who = names.who(with);
    let give = give.map(|item| item_on(view, view.turn.seat, item, names));
    let take = take.map(|item| item_on(view, with, item, names));
    match (give, take) {
        (Some(give), Some(take)) => names.say(cp::DoOffer { who, give, take }),
        (Some(give), None) => names.say(cp::DoGive { who, give }),
        (None, Some(take)) => names.say(cp::DoAskFor { who, take }),
        (None, None) => names.say(cp::DoTradeNothing),
    }
}

/// What passing means at this moment.
fn pass(view: &View, names: &Names<'_>) -> String {
    match view.waiting.last() {
        Some(Waiting::Refresh) => names.say(cp::DoPassRefresh),
        Some(Waiting::Fire) => names.say(cp::DoPassFire),
        Some(Waiting::Shove) => names.say(cp::DoPassShove),
        Some(Waiting::Window { .. }) => names.say(cp::DoPassWindow),
        Some(Waiting::Exchange) => names.say(cp::DoPassExchange),
        _ => names.say(cp::DoPass),
    }
}

fn buy(view: &View, from: Shelf, into: Slot, names: &Names<'_>) -> String {
    let slot = slot_name(into, names);
    let Some(card) = shelf_card(view, from) else { return names.say(cp::DoBuy { card: from, slot }) };
    match (card.property(), price(view, card, into)) {
        (Some(_), Some(price)) => {
            names.say(cp::DoBuyFor { card: upgrade_name(card, names), price: price.into(), slot })
        }
        (Some(_), None) => names.say(cp::DoBuy { card: upgrade_name(card, names), slot }),
        (None, Some(price)) => names.say(cp::DoMaintainFor { shelf: from, price: price.into(), slot }),
        (None, None) => names.say(cp::DoMaintain { shelf: from, slot }),
    }
}

/// What the card costs there: its number, less what it replaces. With a Gresham ledger the table reckons, not the words.
fn price(view: &View, card: Upgrade, into: Slot) -> Option<u8> {
    let player = &view.players[view.turn.seat.index()];
    if player.cards.iter().any(|held| held.card == Exploration::GreshamLedger) {
        return None;
    }
    match card.property() {
        Some(_) => content::value(card).checked_sub(player.mat[into.index()].current),
        None => Some(content::MAINTENANCE_COST),
    }
}
