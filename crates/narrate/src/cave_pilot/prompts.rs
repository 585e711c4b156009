//! What the game waits for, in a sentence.

use cave_pilot::{Item, View, Waiting, Window};
use kernel::Seat;

use super::{cave_name, cp, item_on, part_name, spot_name, target_name};
use crate::Names;
use crate::speech::head;

/// The question on the table, as the listener should hear it.
pub fn prompt(view: &View, names: &Names<'_>) -> String {
    let turn = view.turn.seat;
    let mine = names.is_you(turn);
    let who = |seat| names.who(seat);
    let name = |seat| names.name(seat);
    head(match view.waiting.last().copied().unwrap_or(Waiting::Over) {
        Waiting::StartRoll { .. } => names.say(cp::AskStart),
        Waiting::Deal { .. } => names.say(cp::AskDeal),
        Waiting::Display => names.say(cp::AskDisplay),
        Waiting::StartCard { .. } => names.say(cp::AskStartCard),
        Waiting::Place { left: 1 } => names.say(cp::AskPlace { who: who(turn) }),
        Waiting::Place { left } => names.say(cp::AskPlaceMore { who: who(turn), left }),
        Waiting::Refresh => names.say(cp::AskRefresh { who: who(turn) }),
        Waiting::Fire => names.say(cp::AskFire { who: who(turn) }),
        Waiting::Shove => names.say(cp::AskShove { who: who(turn) }),
        Waiting::Move => names.say(cp::AskMove { who: who(turn) }),
        Waiting::Handle | Waiting::Attack => names.say(cp::AskHandle),
        Waiting::Extra => names.say(cp::AskExtra { who: who(turn) }),
        Waiting::Land => names.say(cp::AskLand { who: who(turn) }),
        Waiting::Order => names.say(cp::AskOrder { who: who(turn) }),
        Waiting::Exchange => names.say(cp::AskExchange { who: who(turn) }),
        Waiting::Refill => names.say(cp::AskRefill),
        Waiting::RoundEnds => names.say(cp::AskRoundEnds),
        Waiting::Answer { who: asked, give, take } => answer(view, asked, give, take, names),
        Waiting::Fill => names.say(cp::AskFill),
        Waiting::DrawExtra { row } => names.say(cp::AskDraw { row }),
        Waiting::Find { who: finder, .. } => names.say(cp::AskFind { who: who(finder) }),
        Waiting::Discard { who: holder } => names.say(cp::AskDiscard { who: who(holder) }),
        Waiting::Window { window, who, .. } => asked(view, window, who, names),
        Waiting::MissileRoll => names.say(cp::AskMissile),
        Waiting::Reroll => names.say(cp::AskReroll { who: who(turn) }),
        Waiting::Aim { at, left } if mine => names.say(cp::AskAim { left: left.into(), who: who(at) }),
        Waiting::Aim { at, .. } => names.say(cp::AskAimOther { name: name(turn), who: who(at) }),
        Waiting::Hits { who: hurt, from, left } if names.is_you(hurt) => {
            names.say(cp::AskHits { left: left.into(), part: part_name(from, names) })
        }
        Waiting::Hits { who: hurt, left, .. } => names.say(cp::AskHitsOther { name: name(hurt), left: left.into() }),
        Waiting::Penalty { who: hurt, .. } => names.say(cp::AskPenalty { who: who(hurt) }),
        Waiting::Remove { who: hurt, left } if names.is_you(hurt) => names.say(cp::AskRemove { left: left.into() }),
        Waiting::Remove { who: hurt, .. } => names.say(cp::AskRemoveOther { name: name(hurt) }),
        Waiting::Tie { .. } => names.say(cp::AskTie),
        Waiting::Condition => names.say(cp::AskCondition),
        Waiting::Roll => names.say(cp::AskRoll),
        Waiting::Redirect { .. } => names.say(cp::AskRedirect),
        Waiting::PartTwo { who: flier } => names.say(cp::AskPartTwo { who: who(flier) }),
        Waiting::Blow { who: blown, forward, left, .. } if names.is_you(blown) => match forward {
            true => names.say(cp::AskBlowOn { left: left.into() }),
            false => names.say(cp::AskBlowBack { left: left.into() }),
        },
        Waiting::Blow { who: blown, .. } => names.say(cp::AskBlowOther { name: name(blown) }),
        Waiting::Push { whom, left, pull, .. } if mine => match pull {
            true => names.say(cp::AskPull { who: who(whom), left: left.into() }),
            false => names.say(cp::AskPush { who: who(whom), left: left.into() }),
        },
        Waiting::Push { whom, .. } => names.say(cp::AskPushOther { name: name(turn), who: who(whom) }),
        Waiting::Over => names.say(cp::AskOver),
    })
}

fn answer(view: &View, asked: Seat, give: Option<Item>, take: Option<Item>, names: &Names<'_>) -> String {
    let turn = view.turn.seat;
    let words = |owner, item: Option<_>| match item {
        Some(item) => item_on(view, owner, item, names),
        None => names.say(cp::Nothing),
    };
    let (give, take) = (words(turn, give), words(asked, take));
    if names.is_you(asked) {
        names.say(cp::AskAnswer { who: names.who(turn), give, take })
    } else {
        names.say(cp::AskAnswerOther { name: names.name(asked), give, take })
    }
}

/// A window for Exploration cards.
fn asked(view: &View, window: Window, who: Seat, names: &Names<'_>) -> String {
    let turn = names.who(view.turn.seat);
    let roller = names.who(view.attack.as_ref().map_or(view.turn.seat, |attack| attack.roller));
    let cave = view.attack.as_ref().map_or_else(|| names.say(cp::TheCave), |attack| cave_name(attack.card, names));
    let moment = match window {
        Window::Missile => names.say(cp::WindowMissile { who: turn, target: at(view, names) }),
        Window::MissileRolled => names.say(cp::WindowMissileRolled),
        Window::Step => names.say(cp::WindowStep { who: turn }),
        Window::FuelStep { to } => names.say(cp::WindowFuelStep { who: turn, place: spot_name(to, Some(view), names) }),
        Window::FuelExtra => names.say(cp::WindowFuelExtra { who: turn }),
        Window::Challenge => names.say(cp::WindowChallenge { who: roller, cave }),
        Window::Challenged => names.say(cp::WindowChallenged { who: roller, cave }),
    };
    if names.is_you(who) {
        names.say(cp::AskWindow { moment })
    } else {
        names.say(cp::AskWindowOther { moment, name: names.name(who) })
    }
}

fn at(view: &View, names: &Names<'_>) -> String {
    match &view.missile {
        Some(missile) => target_name(missile.at, Some(view), names),
        None => names.say(cp::Something),
    }
}
