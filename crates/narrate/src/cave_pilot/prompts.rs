//! What the game waits for, in a sentence.

use cave_pilot::{View, Waiting, Window};
use kernel::Seat;

use super::{cave_name, item_on, part_name, spot_name, target_name};
use crate::Names;
use crate::speech::several;

/// The question on the table, as the listener should hear it.
pub fn prompt(view: &View, names: &Names<'_>) -> String {
    let turn = active(view);
    let mine = names.is_you(turn);
    let own = |you: &str, they: &str| {
        if mine { format!("Your turn: {you}") } else { format!("{} {they}", names.name(turn)) }
    };
    match view.waiting.last().copied().unwrap_or(Waiting::Over) {
        Waiting::StartRoll { .. } => "Who begins? Everybody rolls the yellow die.".into(),
        Waiting::Deal { .. } => "The Cave cards are dealt.".into(),
        Waiting::Display => "The shop opens.".into(),
        Waiting::StartCard { .. } => "Everybody gets an Exploration card.".into(),
        Waiting::Place { left: 1 } => own("lay a Cave card: choose the card, then its place.", "lays a Cave card."),
        Waiting::Place { left } => {
            own(&format!("lay {left} Cave cards: choose a card, then its place."), "lays Cave cards.")
        }
        Waiting::Refresh => own("refresh a row of the shop, or go on.", "may refresh the shop."),
        Waiting::Fire => own("fire a missile, or go on.", "may fire missiles."),
        Waiting::Shove => own("push or pull somebody, or go on.", "may push or pull somebody."),
        Waiting::Move => own("fly. Where to?", "flies."),
        Waiting::Handle | Waiting::Attack => "The cave is handled.".into(),
        Waiting::Extra => own("fly an additional round for fuel, or land?", "may fly an additional round."),
        Waiting::Land => own("you have landed. Trade, explore, or end the turn.", "has landed."),
        Waiting::Order => own("the Foliot clock runs. What is next?", "chooses the next step."),
        Waiting::Exchange => own("swap equipment with your teammate, or end the turn.", "may swap equipment."),
        Waiting::Refill => "Cave cards are drawn.".into(),
        Waiting::RoundEnds => "The round ends.".into(),
        Waiting::Answer { who, give, take } => {
            let words = |owner, item: Option<_>| item.map_or("nothing".into(), |item| item_on(view, owner, item));
            let offer = format!("{} for {}", words(turn, give), words(who, take));
            if names.is_you(who) {
                format!("{} you {offer}. Agreed?", names.does(turn, "offer", "offers"))
            } else {
                format!("{} about a trade: {offer}.", names.does(who, "think", "thinks"))
            }
        }
        Waiting::Fill => "The shop is filled.".into(),
        Waiting::DrawExtra { row } => format!("Another card for row {row} is drawn."),
        Waiting::Find { who, .. } => format!("{} an Exploration card.", names.does(who, "draw", "draws")),
        Waiting::Discard { who } if names.is_you(who) => {
            "You have five Exploration cards, and room for four: discard one.".into()
        }
        Waiting::Discard { who } => format!("{} discards an Exploration card.", names.name(who)),
        Waiting::Window { window, who, .. } => asked(view, window, who, names),
        Waiting::MissileRoll => "The Missile die rolls.".into(),
        Waiting::Reroll => own("a hit! Roll the Missile die again?", "may roll the Missile die again."),
        Waiting::Aim { at, left } if mine => {
            format!("Aim: where {} on {} plane?", fall(left), names.whose(at))
        }
        Waiting::Aim { at, .. } => format!("{} aims at {} plane.", names.name(turn), names.whose(at)),
        Waiting::Hits { who, from, left } if names.is_you(who) => {
            format!("Your plane takes {}, from {} on. Which card takes it?", several(left, "hit"), part_name(from))
        }
        Waiting::Hits { who, left, .. } => {
            format!("{} chooses where {}.", names.name(who), fall(left))
        }
        Waiting::Penalty { who, .. } => format!("{} the penalty.", names.does(who, "pay", "pays")),
        Waiting::Remove { who, left } if names.is_you(who) => {
            format!("You lose {}: which?", several(left, "Exploration card"))
        }
        Waiting::Remove { who, .. } => format!("{} loses an Exploration card.", names.name(who)),
        Waiting::Tie { .. } => "Equal distance: the yellow die decides who is first.".into(),
        Waiting::Condition => "The wind turns: the yellow die decides the line.".into(),
        Waiting::Roll => "The dice roll.".into(),
        Waiting::Redirect { .. } => "The attack flickers to somebody else.".into(),
        Waiting::PartTwo { who } if names.is_you(who) => {
            "You passed the first part. Take the second, or ignore it and land?".into()
        }
        Waiting::PartTwo { who } => format!("{} decides about the second part.", names.name(who)),
        Waiting::Blow { who, forward, left, .. } if names.is_you(who) => {
            let way = if forward { "on" } else { "back" };
            format!("The wind blows you {way}: {} to go. Which way?", several(left, "space"))
        }
        Waiting::Blow { who, .. } => format!("{} is blown through the cave.", names.name(who)),
        Waiting::Push { whom, left, pull, .. } if mine => {
            let verb = if pull { "Pull" } else { "Push" };
            format!("{verb} {}: up to {} more. Which way?", names.whom(whom), several(left, "space"))
        }
        Waiting::Push { whom, .. } => format!("{} moves {} plane.", names.name(turn), names.whose(whom)),
        Waiting::Over => "The game is over.".into(),
    }
}

/// `this hit falls`, `these 2 hits fall`.
fn fall(left: u8) -> String {
    if left == 1 { "does the hit fall".into() } else { format!("do the {left} hits fall") }
}

fn active(view: &View) -> Seat {
    view.turn.seat
}

/// A window for Exploration cards.
fn asked(view: &View, window: Window, who: Seat, names: &Names<'_>) -> String {
    let turn = active(view);
    let roller = view.attack.as_ref().map_or(turn, |attack| attack.roller);
    let cave = view.attack.as_ref().map_or("the cave", |attack| cave_name(attack.card));
    let what = match window {
        Window::Missile => format!("{} at {}", names.does(turn, "fire", "fires"), at(view, names)),
        Window::MissileRolled => "The Missile die has been rolled".into(),
        Window::Step => format!("{} about to fly", names.does(turn, "are", "is")),
        Window::FuelStep { to } => {
            format!("{} fuel to fly to {}", names.does(turn, "burn", "burns"), spot_name(to, Some(view)))
        }
        Window::FuelExtra => format!("{} fuel for an additional round", names.does(turn, "burn", "burns")),
        Window::Challenge => format!("{} about to roll against {cave}", names.does(roller, "are", "is")),
        Window::Challenged => format!("{} rolled against {cave}", names.does(roller, "have", "has")),
    };
    if names.is_you(who) {
        format!("{what}. Use a card?")
    } else {
        format!("{what}. {} about a card.", names.does(who, "think", "thinks"))
    }
}

fn at(view: &View, names: &Names<'_>) -> String {
    view.missile.as_ref().map_or("something".into(), |missile| target_name(missile.at, Some(view), names))
}
