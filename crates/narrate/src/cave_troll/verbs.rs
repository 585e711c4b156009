//! Kinds of things to do, a sentence each, and what people usually want to do.

use cave_troll::{Action, Kind, View};
use kernel::Seat;
use words::{Language, Message};

use super::ct;

/// The kind of an action, with what it costs.
pub fn verb(action: Action, language: Language) -> String {
    let which = match action {
        Action::EndTurn => "end-turn",
        Action::Draw => "draw",
        Action::Play { .. } => "play",
        Action::Place { .. } => "place",
        Action::Score { .. } => "score",
        Action::Move { .. } => "move",
        Action::Flee { .. } => "flee",
        Action::Stay => "stay",
        Action::Push { .. } => "push",
        Action::NoPush => "no-push",
        Action::Kill { .. } => "kill",
        Action::Assassinate { .. } => "assassinate",
        Action::Banish { .. } => "banish",
        Action::Slay { .. } => "slay",
        Action::Attack => "attack",
        Action::Pull { .. } => "pull",
        Action::Rampage => "rampage",
        Action::Chalice { .. } => "chalice",
        Action::Cloak { .. } => "cloak",
        Action::Sword { .. } => "sword",
        Action::Boots { .. } => "boots",
        Action::Scroll { .. } => "scroll",
        Action::Tally { .. } => "tally",
        Action::Step { .. } => "step",
        Action::Stop => "stop",
    };
    ct::Verb { which }.say(language)
}

/// What somebody in this seat may wonder about, in notation.
pub fn typical(view: &View, seat: Seat) -> Vec<String> {
    let mine = || view.pieces.iter().filter(move |piece| piece.owner == seat);
    let others = || view.pieces.iter().filter(move |piece| piece.owner != seat);
    let mut wishes = vec!["draw".to_owned(), "end turn".to_owned()];
    wishes.push(match mine().next() {
        Some(piece) => format!("move {} {} R01", piece.kind, piece.at),
        None => "move adventurer E1 R01".to_owned(),
    });
    let abilities = [
        (Kind::Orc, "kill"),
        (Kind::Assassin, "assassinate"),
        (Kind::Wraith, "push"),
        (Kind::SirenBanshee, "pull"),
        (Kind::Grunt, "attack"),
        (Kind::RampagingTroll, "rampage"),
    ];
    for (kind, word) in abilities.into_iter().filter(|(kind, _)| mine().any(|piece| piece.kind == *kind)) {
        let victim = others().find(|piece| !piece.kind.is_monster()).or_else(|| others().next());
        wishes.extend(match (kind, victim) {
            (Kind::Grunt | Kind::RampagingTroll, _) => Some(word.to_owned()),
            (Kind::Wraith, Some(piece)) => Some(format!("{word} {}.{} R01", piece.owner, piece.kind)),
            (Kind::SirenBanshee, Some(piece)) => Some(format!("{word} {}.{} {}", piece.owner, piece.kind, piece.at)),
            (_, Some(piece)) => Some(format!("{word} {}.{}", piece.owner, piece.kind)),
            (_, None) => None,
        });
    }
    wishes
}
