//! What the next hex may bring: the odds that everybody can count.

use std::sync::LazyLock;

use super::ways::Walker;
use crate::content::tables;
use crate::state::State;
use crate::{Hazard, Misfortune, Spelunker, Tile, TileSet};

/// What the best of so many drawn tokens is worth on average, in tenths.
const BEST_OF: [u32; 7] = [0, 45, 62, 70, 75, 78, 81];

/// Which hexes and cards have what, one bit each.
struct Print {
    /// Hexes with a symbol of each hazard.
    symbols: [u64; 4],
    /// Cards with one treasure at least, and with two, on each level.
    treasure: [[u64; 2]; 2],
    misfortune: u64,
}

static PRINT: LazyLock<Print> = LazyLock::new(|| {
    let mut print = Print { symbols: [0; 4], treasure: [[0; 2]; 2], misfortune: 0 };
    for tile in Tile::all() {
        for hazard in 0..4 {
            let has = tables().plans[tile.index()].symbols[hazard].is_some();
            print.symbols[hazard] |= u64::from(has) << tile.index();
        }
    }
    for bit in 0..60 {
        let card = tables().cards[tables().face_of[bit].index()];
        for level in 0..2 {
            for icons in 0..2u8 {
                print.treasure[level][usize::from(icons)] |= u64::from(card.treasures[level] > icons) << bit;
            }
        }
        print.misfortune |= u64::from(card.misfortune.is_some()) << bit;
    }
    print
});

/// What exploring would bring a spelunker, in percent unless told.
pub(super) struct Odds {
    /// Health lost on average, in hundredths: what breaks out on the new hex, and rocks.
    pub(super) hurt: usize,
    /// A Grue on the new hex.
    pub(super) grue: usize,
    /// Points found on average, in tenths.
    pub(super) find: usize,
    pub(super) misfortune: usize,
    /// Hexes of the pile with a symbol of each hazard.
    pub(super) symbols: [usize; 4],
}

impl Odds {
    /// None when there is nothing left to explore.
    pub(super) fn of(state: &State, who: &Spelunker) -> Option<Odds> {
        let (pile, print) = (state.pile.0, &*PRINT);
        if pile == 0 {
            return None;
        }
        let hexes = pile.count_ones();
        let symbols = print.symbols.map(|with| (100 * (pile & with).count_ones() / hexes) as usize);
        let breaks = |hazard: Hazard| {
            let sixths = usize::from(Hazard::sixths(state.track[hazard.index()] + 1));
            if who.carries(hazard.ward()) { 0 } else { symbols[hazard.index()] * sixths / 6 }
        };
        let lost = usize::from(Walker::of(state, who).lost);
        let deck = if state.deck.is_empty() { state.discard } else { state.deck };
        let cards = deck.len().max(1);
        let of_cards = |those: u64| 100 * (deck.0 & those).count_ones() / cards;
        let rocks = of_cards(tables().misfortunes[Misfortune::Rockfall as usize]) as usize;
        let deep = (pile & TileSet::LEVEL_2.0).count_ones();
        let icons = |level: usize| of_cards(print.treasure[level][0]) + of_cards(print.treasure[level][1]);
        let icons = (icons(0) * (hexes - deep) + icons(1) * deep) / hexes;
        Some(Odds {
            hurt: lost * (breaks(Hazard::Methane) + breaks(Hazard::Bats) + breaks(Hazard::Tremors)) + rocks,
            grue: breaks(Hazard::Grue),
            find: (BEST_OF[state.n_inside() as usize] * icons / 100) as usize,
            misfortune: of_cards(print.misfortune) as usize,
            symbols,
        })
    }
}

/// What may break out under a spelunker where it stands: a symbol without a token, and no ward against it.
pub(super) fn exposed(state: &State, who: &Spelunker) -> impl Iterator<Item = Hazard> {
    let (hex, items) = (who.hex, who.items);
    Hazard::ALL.iter().copied().filter(move |hazard| {
        let fresh = state.symbols[hazard.index()] & !state.tokens[hazard.index()];
        fresh >> hex & 1 != 0 && !items.has(hazard.ward())
    })
}
