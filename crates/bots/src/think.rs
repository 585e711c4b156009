//! A bot for a game whose type is erased: what the server and the terminal ask for.

use std::any::Any;

use catalog::{Live, Match, Visitor};
use kernel::{Game, Heuristics, Seat, Viewer};
use serde_json::Value;

use crate::{Bot, Character, Means, Stop};

/// What a bot remembers of its last decision; nothing at first. It belongs to one seat of one game.
#[derive(Default)]
pub struct Memory(Option<Box<dyn Any + Send>>);

/// A thought to be had elsewhere, with what the machine then can spare. It comes back with a legal action as JSON, and
/// with the memory; when it is stopped, at once and with the best so far.
pub type Thinking = Box<dyn FnOnce(&Means, &Stop) -> (Value, Memory) + Send>;

/// What a bot in `seat`, which must be asked, thinks. It takes only the seat's view with it.
pub fn think(
    game: &dyn Match,
    seat: Seat,
    character: impl Into<Character>,
    Memory(memory): Memory,
    seed: u64,
) -> Thinking {
    game.game().visit(Think { game, seat, character: character.into(), memory, seed })
}

/// What `seat` has to do, when there is but one thing.
pub fn forced(game: &dyn Match, seat: Seat) -> Option<Value> {
    game.game().visit(Forced { game, seat })
}

struct Think<'g> {
    game: &'g dyn Match,
    seat: Seat,
    character: Character,
    memory: Option<Box<dyn Any + Send>>,
    seed: u64,
}

impl Visitor for Think<'_> {
    type Out = Thinking;

    fn visit<G: Game + Heuristics>(self) -> Self::Out {
        let Think { game, seat, character, memory, seed } = self;
        let view = G::view(&live::<G>(game).state, Viewer::seat(seat));
        let remembered = memory.and_then(|memory| memory.downcast::<Bot<G>>().ok());
        let mut bot = match remembered.filter(|bot| bot.character() == character) {
            Some(bot) => bot,
            None => Box::new(Bot::<G>::new(character)),
        };
        Box::new(move |means, stop| {
            let action = bot.choose(&view, seat, means, seed, stop);
            (serde_json::to_value(action).expect("actions serialise"), Memory(Some(bot)))
        })
    }
}

struct Forced<'g> {
    game: &'g dyn Match,
    seat: Seat,
}

impl Visitor for Forced<'_> {
    type Out = Option<Value>;

    fn visit<G: Game + Heuristics>(self) -> Self::Out {
        let mut legal = Vec::new();
        G::legal(&live::<G>(self.game).state, self.seat, &mut legal);
        match legal.as_slice() {
            [only] => Some(serde_json::to_value(only).expect("actions serialise")),
            _ => None,
        }
    }
}

fn live<G: Game>(game: &dyn Match) -> &Live<G> {
    game.as_any().downcast_ref().expect("a match is of the game it names")
}
