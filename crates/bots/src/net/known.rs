//! What was learned of each game. Weights lie in `minds/`, each with a card that says how they came about.

use std::sync::{Mutex, PoisonError};

use kernel::Features;

use super::{Misfit, Net};
use crate::search::Learned;

/// Weights that travel inside the program. In a page they would outweigh everything else: there they are fetched when somebody
/// wants to play against them, and brought ([`bring`]).
#[cfg(not(target_arch = "wasm32"))]
const INSIDE: &[(&str, &[u8])] = &[
    ("cave-troll", include_bytes!("../../minds/cave-troll.mind")),
    ("skulldug", include_bytes!("../../minds/skulldug.mind")),
];
#[cfg(target_arch = "wasm32")]
const INSIDE: &[(&str, &[u8])] = &[];

/// Nets that were read, by game. They stay for as long as the program runs.
static READ: Mutex<Vec<(&str, Learned)>> = Mutex::new(Vec::new());

/// What was learned of a game, if anything was.
pub fn known<G: Features>() -> Option<Learned> {
    if let Some(learned) = read_before::<G>() {
        return Some(learned);
    }
    let (_, bytes) = INSIDE.iter().find(|(game, _)| *game == G::ID)?;
    bring::<G>(bytes).ok()
}

/// Lets masters of a game go by these weights from now on; the first that were brought stay.
pub fn bring<G: Features>(bytes: &[u8]) -> Result<Learned, Misfit> {
    let net = Net::read::<G>(bytes)?;
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, learned)) = read.iter().find(|(game, _)| *game == G::ID) {
        return Ok(*learned);
    }
    let learned = Learned(Box::leak(Box::new(net)));
    read.push((G::ID, learned));
    Ok(learned)
}

fn read_before<G: Features>() -> Option<Learned> {
    let read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.iter().find(|(game, _)| *game == G::ID).map(|(_, learned)| *learned)
}
