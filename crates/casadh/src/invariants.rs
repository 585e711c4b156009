//! What holds at any moment of any game. The laws check it after every step.

use kernel::{Viewer, bits};

use crate::sight::mind;
use crate::state::{FULL_HP, NO_HEX, Source, State, Waiting};
use crate::trail::MOST_MOVES;
use crate::{CardSet, Hazard, Item, ItemSet, Sides, Tally, TileSet, Whereabouts};

/// `Ok` when the table is in order, otherwise what is wrong with it.
pub fn check(state: &State) -> Result<(), String> {
    pools(state)?;
    track(state)?;
    map(state)?;
    tokens(state)?;
    people(state)?;
    knowledge(state)
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Every token, item, card and hex is in exactly one place. Rule: CC-MODEL-12, CC-TREAS-07; ruling CC-R-16.
fn pools(state: &State) -> Result<(), String> {
    let mut treasures = [0; 10];
    let mut items = [0; 9];
    let hands = state.seats().map(|seat| state.spelunker(seat).treasures);
    let piles = state.hexes().iter().map(|hex| hex.treasures);
    for place in hands.chain(piles).chain([state.bag, state.surface, state.air]) {
        place.iter().for_each(|(value, n)| treasures[value] += n);
    }
    require(treasures == [10; 10], || format!("treasures are lost or doubled: {treasures:?}"))?;
    for place in state.hexes().iter().map(|hex| hex.items).chain([state.supply]) {
        place.iter().for_each(|(item, n)| items[item] += n);
    }
    for seat in state.seats() {
        state.spelunker(seat).items.iter().for_each(|item| items[item.index()] += 1);
    }
    for item in Item::ALL {
        let copies = u32::from(crate::content::item(*item).copies);
        require(items[item.index()] == copies, || format!("there are {} {item}", items[item.index()]))?;
    }
    let held = state.seats().map(|seat| state.spelunker(seat).held);
    let (n, all) = held
        .chain([state.deck, state.discard])
        .fold((0, CardSet::NONE), |(n, all), set| (n + set.len(), CardSet(all.0 | set.0)));
    require(n == 60 && all == CardSet::ALL, || format!("{n} cards are somewhere"))?;
    let laid = state.hexes()[1..].iter().fold(TileSet::NONE, |mut laid, hex| {
        laid.put(hex.tile);
        laid
    });
    let in_hand = matches!(state.waiting.top(), Waiting::Rotate { .. });
    let n = laid.len() + state.pile.len() + state.aside.len() + u32::from(in_hand);
    let apart = laid.0 & state.pile.0 == 0 && laid.0 & state.aside.0 == 0 && state.pile.0 & state.aside.0 == 0;
    require(n == 40 && apart && laid.len() + 1 == u32::from(state.n_hexes), || format!("{n} hexes are somewhere"))?;
    let stay = state.seats().filter(|seat| state.spelunker(*seat).whereabouts != Whereabouts::Surface).count();
    let laid_out = matches!(state.waiting.top(), Waiting::Surface) || state.surface.len() as usize == 2 * stay;
    require(laid_out, || format!("{} treasures are on the Surface for {stay}", state.surface.len()))
}

/// The track is the symbols on standing hexes, and vengeance. Rule: CC-HAZ-01; ruling CC-R-21.
fn track(state: &State) -> Result<(), String> {
    for hazard in Hazard::ALL {
        let index = hazard.index();
        let symbols =
            (0..state.n_hexes).filter(|hex| state.stands(*hex) && state.hex(*hex).plan().symbols[index].is_some());
        let symbols = symbols.fold(0, |set, hex| set | 1u64 << hex);
        require(symbols == state.symbols[index], || format!("the {hazard} symbols are wrong"))?;
        let vengeance = if *hazard == Hazard::Grue { state.vengeance } else { 0 };
        let value = symbols.count_ones() as u8 + vengeance;
        require(value == state.track[index], || format!("the {hazard} track is {}, not {value}", state.track[index]))?;
    }
    Ok(())
}

/// Every hex agrees with its neighbours. Rule: CC-MODEL-01, CC-MODEL-04.
fn map(state: &State) -> Result<(), String> {
    for (number, hex) in state.hexes().iter().enumerate() {
        let mut twin = *hex;
        (twin.standing, twin.taken, twin.grues) = (Sides::NONE, Sides::NONE, Sides::NONE);
        for side in Sides::ALL.iter() {
            let next = state.hex_at(hex.at.across(side)).unwrap_or(NO_HEX);
            twin.next[side.index()] = next;
            if next != NO_HEX {
                let bit = Sides::one(side).0;
                twin.taken.0 |= bit;
                twin.standing.0 |= if state.stands(next) { bit } else { 0 };
                twin.grues.0 |= if state.has_token(Hazard::Grue, next) { bit } else { 0 };
            }
        }
        require(twin == *hex, || format!("the neighbours of hex {number} are wrong: {hex:?}"))?;
        let on_space = state.hexes().iter().filter(|other| other.at == hex.at).count();
        require(on_space == 1, || format!("{on_space} hexes lie at {}", hex.at))?;
    }
    Ok(())
}

/// Tokens lie on symbols, a Grue on any hex but Base Camp, one a hex; nothing on rubble. Rule: CC-HAZ-09, CC-GRUE-08.
fn tokens(state: &State) -> Result<(), String> {
    for hazard in &Hazard::ALL[..3] {
        let astray = state.tokens[hazard.index()] & !state.symbols[hazard.index()];
        require(astray == 0, || format!("{hazard} is on a hex without the symbol"))?;
    }
    let grues = state.tokens[Hazard::Grue.index()];
    require(grues & (state.collapsed | 1) == 0, || "a Grue is on rubble or at Base Camp".into())?;
    for (number, hex) in state.hexes().iter().enumerate() {
        let has = grues >> number & 1 != 0;
        require(has == hex.grue().is_some(), || format!("the Grue of hex {number} is miscounted"))?;
        let empty = hex.items.is_empty() && hex.treasures.is_empty();
        let may_hold = state.stands(number as u8) && hex.plan().marker.is_some();
        require(empty || may_hold, || format!("things lie on hex {number} without a place for them"))?;
    }
    let burns = |fuse: &crate::Fuse| state.stands(fuse.hex) && fuse.owner.index() < usize::from(state.players);
    require(state.fuses().iter().all(burns), || "Dynamite burns on rubble".into())
}

/// The living have 1 to 4 HP and stand somewhere; no more than one of a kind is carried. Rule: CC-GEN-05, CC-MODEL-07.
fn people(state: &State) -> Result<(), String> {
    for seat in state.seats() {
        let who = state.spelunker(seat);
        let dead = who.whereabouts == Whereabouts::Dead;
        require(dead == (who.hp == 0) && who.hp <= FULL_HP, || format!("{seat} has {} HP", who.hp))?;
        let nothing = who.items == ItemSet::NONE && who.held == CardSet::NONE && who.treasures == Tally::NONE;
        require(!dead || nothing, || format!("{seat} is dead and has things"))?;
        require(who.shown.is_within(who.treasures), || format!("{seat} has shown what it has not"))?;
        if who.is_inside() {
            let node_exists = state.hex(who.hex).lay().nodes.contains(&(who.node as u8));
            require(state.stands(who.hex) && node_exists, || format!("{seat} stands where nobody can"))?;
        }
    }
    require(state.is_over() == (state.n_inside() == 0), || "the game is over and somebody is inside, or not".into())?;
    require(bits(state.collapsed).all(|hex| state.people_on(hex as u8) == 0), || "somebody is under rubble".into())
}

/// The trail of treasure leads to where the treasures are, and what seats know of them is true. Ruling CC-R-35.
fn knowledge(state: &State) -> Result<(), String> {
    require(state.trail.len() < MOST_MOVES, || "the trail is full".into())?;
    let places = state.trail.places();
    let picked_up = match state.waiting.top() {
        Waiting::Keep { from: Source::Hex } | Waiting::Blind { from: Source::Hex } => {
            Some(usize::from(state.spelunker(state.turn).hex))
        }
        _ => None,
    };
    for (number, (hex, pile)) in state.hexes().iter().zip(places.piles).enumerate() {
        let here = if picked_up == Some(number) { state.air } else { hex.treasures };
        require(here == pile, || format!("the trail leads to {pile:?} at {}", hex.at))?;
    }
    for seat in state.seats() {
        let (who, hand) = (state.spelunker(seat), places.hands[seat.index()]);
        let fits =
            if who.whereabouts == Whereabouts::Surface { hand.is_within(who.treasures) } else { hand == who.treasures };
        require(fits, || format!("the trail leads to {hand:?} with {seat}"))?;
    }
    for seat in state.seats() {
        let (_, mind) = mind(state, Viewer::seat(seat));
        let piles = mind.piles.iter().zip(&places.piles);
        for (known, there) in piles.chain(mind.hands.iter().zip(&places.hands)) {
            require(known.is_within(*there), || format!("{seat} wrongly knows of {known:?} among {there:?}"))?;
        }
    }
    Ok(())
}
