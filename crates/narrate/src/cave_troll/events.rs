//! What happened, a sentence an event. An empty sentence is not worth a line.

use cave_troll::{Event, How, Share, Why};

use super::{artifact_name, card_name, ct, figure_name, place};
use crate::Names;
use crate::speech::head;

/// The event as the log tells it.
pub fn sentence(event: &Event, names: &Names<'_>) -> String {
    let who = |seat| names.who(seat);
    let place = |area| place(area, names);
    let artifact = |artifact| artifact_name(artifact, names);
    head(match *event {
        Event::Starts { seat } => names.say(ct::Starts { who: who(seat) }),
        Event::Dealt { seat, card: Some(card) } => {
            names.say(ct::Dealt { who: who(seat), card: card_name(card, names) })
        }
        Event::Dealt { card: None, .. } => String::new(),
        Event::TurnBegins { seat, actions } => names.say(ct::TurnBegins { who: who(seat), actions: actions.into() }),
        Event::TurnEnded { seat, unused } => names.say(ct::TurnEnded { who: who(seat), unused: unused.into() }),
        Event::Drew { seat, card: Some(card) } => names.say(ct::Drew { who: who(seat), card: card_name(card, names) }),
        Event::Drew { seat, card: None } => names.say(ct::DrewACard { who: who(seat) }),
        Event::Played { seat, card } => names.say(ct::Played { who: who(seat), card: card_name(card, names) }),
        Event::Placed { figure, at } => names.say(ct::Placed { figure: figure_name(figure, names), place: place(at) }),
        Event::ChestPlaced { owner, at } => names.say(ct::ChestPlaced { who: who(owner), place: place(at) }),
        Event::Moved { figure, from, to, how } => {
            let (figure, from, to) = (figure_name(figure, names), place(from), place(to));
            match how {
                How::Moves => names.say(ct::Moves { figure, from, to }),
                How::Flees => names.say(ct::Flees { figure, from, to }),
                How::Pushed => names.say(ct::Pushed { figure, from, to }),
                How::Driven => names.say(ct::Driven { figure, from, to }),
                How::Pulled => names.say(ct::Pulled { figure, from, to }),
                How::Banished => names.say(ct::Banished { figure, from, to }),
            }
        }
        Event::Discarded { figure, at } => {
            names.say(ct::Discarded { figure: figure_name(figure, names), place: place(at) })
        }
        Event::ChestLost { owner, at } => names.say(ct::ChestLost { who: who(owner), place: place(at) }),
        Event::Found { seat, artifact: Some(found) } => {
            names.say(ct::Found { who: who(seat), artifact: artifact(found) })
        }
        Event::Found { seat, artifact: None } => names.say(ct::FoundSomething { who: who(seat) }),
        Event::Used { seat, artifact: used } => names.say(ct::Used { who: who(seat), artifact: artifact(used) }),
        Event::RoomScored { room, gold, ref shares } if shares.is_empty() => {
            names.say(ct::RoomUnpaid { place: place(room), gold })
        }
        Event::RoomScored { room, ref shares, .. } => {
            let paid = |share: &Share| names.say(ct::Share { who: who(share.seat), gold: share.gold });
            let shares: Vec<_> = shares.iter().map(paid).collect();
            names.say(ct::RoomPaid { place: place(room), shares: names.list(&shares) })
        }
        Event::BoardScored { last: false } => names.say(ct::BoardScored),
        Event::BoardScored { last: true } => names.say(ct::BoardScoredLast),
        Event::Paid { seat, gold, why: Why::EmptyRoom } => names.say(ct::PaidEmptyRoom { who: who(seat), gold }),
        Event::Paid { seat, gold, why: Why::EndedTheGame } => names.say(ct::PaidEnding { who: who(seat), gold }),
        Event::Kept { seat, artifact: kept, gold } => {
            names.say(ct::Kept { who: who(seat), artifact: artifact(kept), gold })
        }
        Event::PileGrew { icons } => names.say(ct::PileGrew { icons: icons.into() }),
        Event::PileCleared => names.say(ct::PileCleared),
        Event::Over { ref winners } => match winners.as_slice() {
            [one] => names.say(ct::OverWon { who: who(*one) }),
            several => {
                let winners: Vec<_> = several.iter().map(|seat| names.name(*seat).into_owned()).collect();
                names.say(ct::OverShared { winners: names.list(&winners) })
            }
        },
    })
}
