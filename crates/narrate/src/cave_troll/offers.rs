//! What a seat may do, a sentence an action.

use cave_troll::{Action, Area, Ask, Card, Figure, Kind, View};

use super::{card_name, ct, figure_name, figure_object, place, the, the_object};
use crate::Names;
use crate::speech::head;

/// The action as a choice to be made.
pub fn offer(action: Action, view: &View, names: &Names<'_>) -> String {
    let place = |area| place(area, names);
    head(match action {
        Action::EndTurn => names.say(ct::DoEndTurn),
        Action::Draw => names.say(ct::DoDraw),
        Action::Play { card } => names.say(ct::DoPlay { card: card_name(card, names) }),
        Action::Place { at } => place_offer(view, at, names),
        Action::Score { room } => names.say(ct::DoScore { place: place(room) }),
        Action::Move { kind, from, to } => {
            names.say(ct::DoMove { figure: the_object(kind, names), from: place(from), to: place(to) })
        }
        Action::Flee { kind, to } => names.say(ct::DoFlee { figure: the(kind, names), to: place(to) }),
        Action::Stay => names.say(ct::DoStay),
        Action::Push { figure, to } => names.say(ct::DoPush { figure: figure_object(figure, names), to: place(to) }),
        Action::NoPush => names.say(ct::DoNoPush),
        Action::Kill { figure } => names.say(ct::DoKill { figure: figure_object(figure, names) }),
        Action::Assassinate { figure } => names.say(ct::DoAssassinate { figure: figure_object(figure, names) }),
        Action::Banish { whose, to } => {
            let banshee = Figure { owner: whose, kind: Kind::SirenBanshee };
            names.say(ct::DoBanish { figure: figure_object(banshee, names), to: place(to) })
        }
        Action::Slay { whose } => names.say(ct::DoSlay { who: names.who(whose) }),
        Action::Attack => names.say(ct::DoAttack),
        Action::Pull { figure, from } => {
            names.say(ct::DoPull { figure: figure_object(figure, names), from: place(from) })
        }
        Action::Rampage => names.say(ct::DoRampage),
        Action::Chalice { kind, to } => names.say(ct::DoChalice { figure: the(kind, names), to: place(to) }),
        Action::Cloak { kind, from } => names.say(ct::DoCloak { figure: the_object(kind, names), from: place(from) }),
        Action::Sword { whose } => names.say(ct::DoSword { who: names.who(whose) }),
        Action::Boots { kind, from } => names.say(ct::DoBoots { figure: the_object(kind, names), from: place(from) }),
        Action::Scroll { figure, to } => names.say(ct::DoScroll { figure: figure_name(figure, names), to: place(to) }),
        Action::Tally { room } => names.say(ct::DoTally { place: place(room) }),
        Action::Step { to } => names.say(ct::DoStep { to: place(to) }),
        Action::Stop => names.say(ct::DoStop),
    })
}

fn place_offer(view: &View, at: Area, names: &Names<'_>) -> String {
    let place = place(at, names);
    match view.waiting.last() {
        Some(Ask::Target { card: Card::Treasure }) => names.say(ct::DoPlaceChest { place }),
        Some(Ask::Target { card }) => match card.figure() {
            Some(kind) => names.say(ct::DoPlace { figure: the_object(kind, names), place }),
            None => names.say(ct::DoChoose { place }),
        },
        _ => names.say(ct::DoChoose { place }),
    }
}
