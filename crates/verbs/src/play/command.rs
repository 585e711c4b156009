//! What a person may type.

use words::{Language, Message};

use crate::term;

/// A line that was typed, understood.
#[derive(PartialEq, Eq, Debug)]
pub enum Command<'l> {
    /// `3`: the offer of that number.
    Offer(usize),
    /// `move thief E3 R01`: an action in notation.
    Act(&'l str),
    /// `why move thief E3 R01`: may I, and if not, which rule says so?
    Why(&'l str),
    /// `why`: what did the others do that for?
    Reasons,
    /// `since`: what happened since my last turn?
    Since,
    /// `can`: what kinds of thing can I do, and what not?
    Can,
    /// `odds 3`: how may this turn out?
    Odds(&'l str),
    /// `hint`: what would a master do?
    Hint,
    /// `rules dwarf`: what the ledger says.
    Rules(&'l str),
    /// `undo`: take the last action back.
    Undo,
    /// `hush`: do not ask me about this again in this game.
    Hush(&'l str),
    /// `hear`: ask me about what I hushed again.
    Hear(&'l str),
    /// `board`: show the position.
    Board,
    /// `look`: where am I? `look R14`: what is there?
    Look(&'l str),
    /// `near`: what is around me?
    Near,
    /// `hand`: what do I hold?
    Hand,
    /// `last`: what happened last?
    Last,
    /// `log`: tell the whole story.
    Log,
    /// `save FILE`: keep the game.
    Save(&'l str),
    /// `?`: what may be typed.
    Help,
    /// Nothing: show the offers again.
    Offers,
    /// `quit`: leave the table.
    Quit,
}

/// What may be typed, by the messages that tell of it.
const TYPED: [&str; 19] = [
    "offer",
    "action",
    "nothing",
    "why-action",
    "why",
    "can",
    "odds",
    "since",
    "hint",
    "undo",
    "hush",
    "hear",
    "rules",
    "board",
    "look",
    "near",
    "save",
    "resign",
    "quit",
];

/// What `?` answers.
pub fn help(language: Language) -> String {
    let line = |which: &&str| {
        let typed = term::Type { which }.say(language);
        format!("  {typed:<22}{}", term::Help { which }.say(language))
    };
    TYPED.iter().map(line).collect::<Vec<_>>().join("\n")
}

impl Command<'_> {
    /// Understands a line; whatever is no command is an action.
    pub fn read(line: &str) -> Command<'_> {
        let line = line.trim();
        match kernel::word(line) {
            ("", _) => Command::Offers,
            ("?" | "help", "") => Command::Help,
            ("why", "") => Command::Reasons,
            ("since", "") => Command::Since,
            ("can", "") => Command::Can,
            ("odds", offer) => Command::Odds(offer),
            ("hint", "") => Command::Hint,
            ("why", action) => Command::Why(action),
            ("rules", words) => Command::Rules(words),
            ("undo", "") => Command::Undo,
            ("hush", topic) => Command::Hush(topic),
            ("hear", topic) => Command::Hear(topic),
            ("board", "") => Command::Board,
            ("look", place) => Command::Look(place),
            ("near", "") => Command::Near,
            ("hand", "") => Command::Hand,
            ("last", "") => Command::Last,
            ("log", "") => Command::Log,
            ("save", file) => Command::Save(file),
            ("quit" | "exit", "") => Command::Quit,
            (number, "") if number.parse::<usize>().is_ok() => Command::Offer(number.parse().unwrap_or(0)),
            _ => Command::Act(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_command_a_number_or_an_action() {
        assert_eq!(Command::read("  12 "), Command::Offer(12));
        assert_eq!(Command::read("?"), Command::Help);
        assert_eq!(Command::read("why  draw"), Command::Why("draw"));
        assert_eq!(Command::read("why"), Command::Reasons);
        assert_eq!(Command::read("hint"), Command::Hint);
        assert_eq!(Command::read("since"), Command::Since);
        assert_eq!(Command::read("can"), Command::Can);
        assert_eq!(Command::read("odds 3"), Command::Odds("3"));
        assert_eq!(Command::read("move thief E3 R01"), Command::Act("move thief E3 R01"));
        assert_eq!(Command::read("hush"), Command::Hush(""));
        assert_eq!(Command::read("hear flak jacket"), Command::Hear("flak jacket"));
        assert_eq!(Command::read("look ember cave"), Command::Look("ember cave"));
        assert_eq!((Command::read("look"), Command::read("near")), (Command::Look(""), Command::Near));
        assert_eq!((Command::read("hand"), Command::read("last")), (Command::Hand, Command::Last));
        assert_eq!(Command::read("-3"), Command::Act("-3"));
        assert_eq!(Command::read(""), Command::Offers);
    }
}
