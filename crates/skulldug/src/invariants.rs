//! What holds at any moment of any game. The laws check it after every step.

use crate::cell::Cells;
use crate::state::{DEPTH, NO_TILE, State};
use crate::tile::{Tile, turned};
use crate::waiting::Waiting;
use crate::{CardSet, Kind, Pawn};

/// `Ok` when the table is in order, otherwise what is wrong with it.
pub fn check(state: &State) -> Result<(), String> {
    cave(state)?;
    tiles(state)?;
    cards(state)?;
    explorers(state)?;
    stack(state)
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Grid, places of tiles, corridors and the set of discovered places say the same.
fn cave(state: &State) -> Result<(), String> {
    let mut discovered = Cells::NONE;
    for (number, at) in state.laid.iter().enumerate() {
        let Some(at) = at else {
            require(state.contents[number].is_empty(), || format!("cards lie on tile {number}, which is not laid"))?;
            continue;
        };
        discovered.put(*at);
        require(at.is_on(state.setup.table), || format!("{at} is off the table"))?;
        require(usize::from(state.grid[at.index()]) == number, || format!("the grid has another tile at {at}"))?;
        let tile = Tile::new(number);
        let sides = turned(tile.kind().shape().sides(), state.turns[number]);
        let known = state.sides[at.index()];
        require(known == sides || *at == state.entrance(), || format!("the corridors at {at} are wrong"))?;
    }
    require(discovered == state.discovered, || "the discovered places are miscounted".into())?;
    let laid = state.grid.iter().filter(|tile| **tile != NO_TILE).count();
    require(laid == discovered.len() as usize, || "the grid has a tile that is not laid".into())?;
    require(state.laid[Tile::ENTRANCE.index()] == Some(state.entrance()), || "the Cave Entrance has gone".into())
}

/// 54 tiles, each in one place. Rule: SK-COMP-01.
fn tiles(state: &State) -> Result<(), String> {
    let laid = state.laid.iter().enumerate().fold(0u64, |all, (n, at)| all | u64::from(at.is_some()) << n);
    let piles = [laid, state.passages.cards(), state.tile_discards, state.boxed_tiles];
    let sum: u32 = piles.iter().map(|pile| pile.count_ones()).sum();
    let all = piles.iter().fold(0, |all, pile| all | pile);
    require(sum == all.count_ones(), || "a tile is in two places".into())?;
    let air = state.waiting.iter().map(|waiting| match waiting {
        Waiting::DrawTile { seen: Some(_), .. } | Waiting::Lay { .. } => 1,
        Waiting::ChooseTile { .. } => 2,
        _ => 0,
    });
    let n = sum + air.sum::<u32>();
    require(n == Tile::COUNT as u32, || format!("there are {n} tiles"))
}

/// 85 cards, each in one place; monsters are in no hand. Rule: SK-COMP-01, SK-CARD-04.
fn cards(state: &State) -> Result<(), String> {
    let decks = [
        CardSet::of_fortune_deck(state.fortunes.cards()),
        CardSet::of_hazard_deck(state.hazards.cards()),
        state.discards,
        state.rows,
        state.boxed,
    ];
    let shown = state.waiting.iter().filter_map(|waiting| match waiting {
        Waiting::Backup { card, .. } => Some(CardSet::one(*card)),
        _ => None,
    });
    let piles = state.contents.iter().chain(&state.hands).copied().chain(decks).chain(shown);
    let (sum, all) = piles.fold((0, CardSet::NONE), |(sum, all), pile| (sum + pile.len(), all | pile));
    require(sum == all.len(), || "a card is in two places".into())?;
    // Before the first turn the decks are not made yet.
    require(all == CardSet::ALL || state.turn == 0, || format!("lost: {:?}", CardSet::ALL.without(all)))?;
    let held = state.hands.iter().fold(CardSet::NONE, |all, hand| all | *hand);
    require((held & CardSet::MONSTERS).is_empty(), || "a monster is in a hand".into())?;
    let stone_lives = !(state.discards | CardSet::of_fortune_deck(state.fortunes.cards())).has(crate::Card::MIMIC);
    require(state.mimic.is_none() || stone_lives, || "a Mimic Stone is a copy in a pile".into())?;
    require(state.mimic.is_none_or(Kind::is_item), || "the Mimic Stone copies a monster".into())
}

/// The living stand in discovered passages, or in one that is being discovered; the dead hold nothing.
fn explorers(state: &State) -> Result<(), String> {
    let most = state.mode().health();
    for seat in state.seats() {
        let (player, at) = (state.player(seat), state.at(Pawn::of(seat)));
        require(at.is_some() == (player.health > 0), || format!("{seat} has {} health at {at:?}", player.health))?;
        require(player.health <= most, || format!("{seat} has {} health", player.health))?;
        require(at.is_some() || state.hands[seat.index()].is_empty(), || format!("{seat} is dead and holds cards"))?;
        require(player.ap <= 12, || format!("{seat} has {} ap", player.ap))?;
    }
    for pawn in state.pawns() {
        let Some(at) = state.at(pawn) else { continue };
        let in_the_making = state.waiting.iter().any(|waiting| match waiting {
            Waiting::DrawTile { at: cell, .. } | Waiting::Lay { at: cell, .. } => *cell == at,
            Waiting::ChooseTile { at: cell, .. } => *cell == at,
            _ => false,
        });
        require(state.is_discovered(at) || in_the_making, || format!("{pawn} stands in the dark at {at}"))?;
        require(state.explorers[pawn.index()].entries <= 31, || format!("{pawn} was moved too often"))?;
    }
    Ok(())
}

/// Business is bounded: an entering forgets the meetings before it, so a chain of flights does not pile up. SK-R-48.
fn stack(state: &State) -> Result<(), String> {
    let depth = state.waiting.len();
    require((1..=DEPTH / 2).contains(&depth), || format!("{depth} things are unfinished: {:?}", state.waiting))
}
