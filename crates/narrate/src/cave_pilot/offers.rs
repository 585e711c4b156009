//! What a seat may do, a sentence an action.

use cave_pilot::{Action, Exploration, FreeStep, Item, Pay, Place, Shelf, Slot, Upgrade, View, Waiting, content};

use super::{
    bare, card_name, cave_name, item_on, mark_words, payment, place_name, shelf_card, slot_name, spot_name,
    target_name, upgrade_name,
};
use kernel::Seat;

use crate::Names;
use crate::speech::several;

/// The action as a choice to be made.
pub fn offer(action: Action, view: &View, names: &Names<'_>) -> String {
    let seen = Some(view);
    match action {
        Action::Place { card, at } => format!("Lay {} at {}", cave_name(card), bare(at)),
        Action::Refresh { row } => format!("Refresh row {row} of the shop"),
        Action::Pass => pass(view).into(),
        Action::Fire { at } => format!("Fire a missile at {}", target_name(at, seen, names)),
        Action::Again => "Roll the Missile die again".into(),
        Action::Stop => "Stop here".into(),
        Action::Hit { on } => format!("Hit {}", item_on(view, hurt(view), on)),
        Action::Move { to: Place::Exit, .. } => "Fly through the exit".into(),
        Action::Move { to, by } => format!("Fly to {}{}", place_name(to, seen), payment(by)),
        Action::Stay => "Stay here".into(),
        Action::Scrapyard => "Pay 1 credit for a turn in the Scrapyard".into(),
        Action::Hover => "Hover and wait for the cave to grow".into(),
        Action::GiveUp => "Give up: stuck".into(),
        Action::Use { card, on } => format!("Use {}{}", card_name(card.card), mark_words(on, seen, names)),
        Action::Shift { to } => format!("On to {}", spot_name(to, seen)),
        Action::Continue => "Take the second part".into(),
        Action::Ignore => "Ignore the second part and land".into(),
        Action::Extra { by: Pay::Free } => "Fly an additional round".into(),
        Action::Extra { by } => format!("Fly an additional round{}", payment(by)),
        Action::Land => "Land".into(),
        Action::Begin { step } => match step {
            FreeStep::Refresh => "Next: refresh the shop",
            FreeStep::Fire => "Next: fire missiles",
            FreeStep::Move => "Next: fly",
            FreeStep::Land => "Next: land",
        }
        .into(),
        Action::Draw { row } => format!("Turn up another card in row {row} for 1 credit"),
        Action::Buy { from, into } => buy(view, from, into),
        Action::BuyFuel => "Buy a booster fuel for 3 credits".into(),
        Action::BuyMissile => "Buy a missile for 3 credits".into(),
        Action::Sell { card } => format!("Sell {}", card_name(card.card)),
        Action::Explore => "Explore: draw an Exploration card".into(),
        Action::Discard { card } => format!("Discard {}", card_name(card.card)),
        Action::Trade { with, give, take } => trade(view, with, give, take, names),
        Action::Agree => "Agree".into(),
        Action::Refuse => "Refuse".into(),
        Action::EndTurn => "End the turn".into(),
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
    let whom = names.whom(with);
    let mine = |item| item_on(view, view.turn.seat, item);
    match (give, take) {
        (Some(give), Some(take)) => format!("Offer {whom} {} for {}", mine(give), item_on(view, with, take)),
        (Some(give), None) => format!("Give {whom} {}", mine(give)),
        (None, Some(take)) => format!("Ask {whom} for {}", item_on(view, with, take)),
        (None, None) => "Trade nothing".into(),
    }
}

/// What passing means at this moment.
fn pass(view: &View) -> &'static str {
    match view.waiting.last() {
        Some(Waiting::Refresh) => "Leave the shop as it is",
        Some(Waiting::Fire) => "Fire no more and fly on",
        Some(Waiting::Shove) => "Push nobody and fly on",
        Some(Waiting::Window { .. }) => "Use no card",
        Some(Waiting::Exchange) => "Trade no more and end the turn",
        _ => "Go on",
    }
}

fn buy(view: &View, from: Shelf, into: Slot) -> String {
    let Some(card) = shelf_card(view, from) else {
        return format!("Buy {from} into the {}", slot_name(into));
    };
    let price = price(view, card, into).map_or(String::new(), |price| format!(" for {}", several(price, "credit")));
    match card.property() {
        Some(_) => format!("Buy {}{price} into the {}", upgrade_name(card), slot_name(into)),
        None => format!("Buy Maintenance ({from}){price} under the {}", slot_name(into)),
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
