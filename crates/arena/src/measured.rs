//! Which tables are measured when nobody names one.

use catalog::GameId;

/// Setups that show how fast a game is: its smallest and its largest table, with every set that has its own rules.
pub fn measured_setups(game: GameId) -> Vec<String> {
    let (smallest, largest) = game.shelf().players;
    let sets: &[&str] = match game {
        GameId::CaveTroll => &["set original", "set alternate", "set half"],
    };
    let tables = [smallest, largest].into_iter();
    tables.flat_map(|players| sets.iter().map(move |set| format!("players {players}, {set}"))).collect()
}
