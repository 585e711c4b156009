//! Kinds of things to do, a sentence each, and what people usually want to do.

use cave_troll::{Action, Kind, View};
use kernel::Seat;

/// The kind of an action, with what it costs.
pub fn verb(action: Action) -> &'static str {
    match action {
        Action::EndTurn => "End the turn; actions that are left are lost.",
        Action::Draw => "Draw a card and play one of your two, for 1 action.",
        Action::Play { .. } => "Play one of your two cards and keep the other.",
        Action::Place { .. } => "Choose where the card takes effect.",
        Action::Score { .. } => "Choose the room that is scored now.",
        Action::Move { .. } => "Move one of your figures, for 1 action.",
        Action::Flee { .. } => "Save one of your figures from the cave troll.",
        Action::Stay => "Let nobody flee.",
        Action::Push { .. } => "Push a figure out of the room.",
        Action::NoPush => "Push nobody.",
        Action::Kill { .. } => "Let your orc kill a hero in its room, for 1 action.",
        Action::Assassinate { .. } => "Let your assassin kill somebody who is alone, for 1 action.",
        Action::Banish { .. } => "Let your paladin send a banshee to a pit, for 1 action.",
        Action::Slay { .. } => "Give up your giant slayer and take a rampaging troll along, for 1 action.",
        Action::Attack => "Let your grunt drive the others' adventurers out of its room, for 1 action.",
        Action::Pull { .. } => "Let your banshee pull a hero into its room, for 1 action.",
        Action::Rampage => "Let your troll rampage in its room, for 1 action.",
        Action::Chalice { .. } => "Bring a lost hero back with the Chalice of Life, for 1 action.",
        Action::Cloak { .. } => "Walk unseen with the Cloak of Invisibility, for 1 action.",
        Action::Sword { .. } => "Drive off an orc or a grunt with the Orcbane Sword, for 1 action.",
        Action::Boots { .. } => "Walk up to three steps with the Boots of Haste, for 1 action.",
        Action::Scroll { .. } => "Send a monster to a pit with the Scroll of Banishment, for 1 action.",
        Action::Tally { .. } => "Score a room with the Tally Stone, for 1 action.",
        Action::Step { .. } => "Take another step.",
        Action::Stop => "Stop here.",
    }
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
