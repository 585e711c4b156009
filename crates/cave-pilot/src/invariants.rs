//! What holds between any two steps: every card is in one place, every cache is true, nobody has too much.

use crate::plane::EXPLORATIONS;
use crate::state::State;
use crate::{Cave, CaveSet, Finds, Heap, HouseRule, Mode, Place, Row, Slot, Spot, Upgrade, Waiting, content};

/// Checks a table; says what is wrong.
pub fn check(state: &State) -> Result<(), String> {
    caves(state)?;
    upgrades(state)?;
    explorations(state)?;
    planes(state)?;
    table(state)
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Every Cave card lies, is held, or is in the pile; grid, spots, rows and columns agree.
fn caves(state: &State) -> Result<(), String> {
    let mut seen = CaveSet::NONE;
    let mut filled = [0_u128; 2];
    let mut n = 0;
    for column in 1..=Spot::COLUMNS {
        for (row, columns) in filled.iter_mut().enumerate() {
            let spot = Spot::new(row, column);
            let Some(cave) = state.cave_at(spot) else { continue };
            require(state.spot_of(cave) == Some(spot), || format!("{cave} is not where it lies"))?;
            require(column <= state.columns, || format!("{spot} is beyond the last column"))?;
            require(!seen.has(cave), || format!("{cave} lies twice"))?;
            seen.put(cave);
            *columns |= 1 << column;
            n += 1;
        }
    }
    require(filled == state.filled, || "the rows disagree with the grid".into())?;
    require(Cave::all().filter(|cave| state.spot_of(*cave).is_some()).count() == n, || "a card lies nowhere".into())?;
    let held = state.seats().flat_map(|seat| state.plane(seat).hand.iter().copied());
    let known = state.pile.iter().flat_map(|layer| layer.known.iter());
    for cave in held.chain(known) {
        require(!seen.has(cave), || format!("{cave} is in two places"))?;
        seen.put(cave);
    }
    let unseen = state.unseen.iter().fold(CaveSet::NONE, |all, heap| all.or(*heap));
    require(unseen.and(seen).is_empty(), || "a card that was seen is unseen".into())?;
    require(state.pile.iter().all(|layer| layer.len() > 0), || "an empty layer is in the pile".into())?;
    for heap in 0..3 {
        let wanted: u32 = state.pile.iter().map(|layer| u32::from(layer.unknown[heap])).sum();
        require(wanted <= state.unseen[heap].len(), || "the pile wants more cards than there are".into())?;
    }
    let unknown: u32 = state.pile.iter().map(|layer| layer.unknown.iter().map(|n| u32::from(*n)).sum::<u32>()).sum();
    let (all, deck) = (seen.len() + unknown, u32::from(state.setup.deck_size()));
    require(all == deck, || format!("there are {all} Cave cards, and the deck has {deck}"))?;
    let left = state.pile_size() > 0 || state.seats().any(|seat| !state.plane(seat).hand.is_empty());
    require(state.exit != left || n == 0, || "the exit lies with the last card, and not before".into())
}

/// Every Common upgrade is in a pile, its discards, the shop or on a mat.
fn upgrades(state: &State) -> Result<(), String> {
    for row in Row::ALL.iter().copied() {
        let index = row as usize;
        let mut all = Heap::default();
        let mut n = 0;
        let mut put = |card: Upgrade| {
            n += 1;
            require(card.row() == row && all.put(card), || format!("{card} is there twice"))
        };
        let piles = [state.heaps[index], state.heap_discards[index]];
        let piles = piles.iter().flat_map(|heap| heap.faces(row));
        piles.flat_map(|(card, n)| std::iter::repeat_n(card, n as usize)).try_for_each(&mut put)?;
        state.row(row).iter().copied().try_for_each(&mut put)?;
        for seat in state.seats() {
            for slot in Slot::all().filter(|slot| slot.property().row() == row) {
                let stack = state.plane(seat).mat[slot.index()];
                let Some(card) = stack.card else {
                    require(stack.value == 0 && stack.hits == 0, || format!("{slot} of {seat} is not empty"))?;
                    continue;
                };
                require(card.property() == Some(slot.property()), || format!("{card} is in {slot}"))?;
                require(stack.hits < stack.value, || format!("{card} should be destroyed"))?;
                put(card)?;
                (0..stack.maintenance()).try_for_each(|_| put(Upgrade::maintenance(row)))?;
                require(stack.value >= content::value(card), || format!("{card} has lost its value"))?;
            }
        }
        require(n == 32, || format!("pile {row} has {n} cards"))?;
    }
    if let Some((seat, at)) = state.reserved {
        let there = usize::from(at.index) < state.row(at.row).len();
        require(there && state.plane(seat).place.flies(), || "the Reservation token lies on nothing".into())?;
    }
    Ok(())
}

/// Every Exploration card is in the pile, discarded, or on a mat.
fn explorations(state: &State) -> Result<(), String> {
    let trim = state.setup.mode == Mode::Tutorial
        || state.setup.mode.is_cooperative()
        || state.setup.mode == Mode::Solo && state.setup.house.has(HouseRule::SoloTrim);
    let box_has = if trim { Finds::trimmed() } else { Finds::all() };
    for card in crate::Exploration::ALL {
        let held = state.seats().flat_map(|seat| state.plane(seat).cards.iter());
        let n = held.filter(|held| held.card == *card).count() as u32;
        let all = n + state.finds.count(*card) + state.find_discards.count(*card);
        require(all == box_has.count(*card), || format!("there are {all} {card}"))?;
    }
    for seat in state.seats() {
        let plane = state.plane(seat);
        let kinds = plane.cards.iter().fold(0, |kinds, held| kinds | held.card.bit());
        require(kinds == plane.kinds, || format!("{seat}'s cards are miscounted"))?;
        let fifth = state.waiting.contains(&Waiting::Discard { who: seat });
        require(plane.cards.len() <= EXPLORATIONS + usize::from(fifth), || format!("{seat} has five cards"))?;
        let whole = plane.cards.iter().all(|held| held.left > 0 && held.left <= held.card.fresh().left);
        require(whole, || format!("{seat} has a card that is used up"))?;
    }
    Ok(())
}

/// Planes stand on cards they have visited; nobody carries or knows too much.
fn planes(state: &State) -> Result<(), String> {
    for seat in state.seats() {
        let plane = state.plane(seat);
        if let Place::On(spot) = plane.place {
            let Some(cave) = state.cave_at(spot) else { return Err(format!("{seat} flies in the rock at {spot}")) };
            require(plane.visited.has(cave), || format!("{seat} has not visited {spot}"))?;
        }
        require(plane.place != Place::Exit || state.exit, || format!("{seat} is in an exit that is not there"))?;
        require((plane.place == Place::Out) == (plane.out > 0), || format!("{seat} is out and in"))?;
        let limit = crate::rules::upgrading::limit(state);
        require(plane.fuel <= limit && plane.missiles <= limit, || format!("{seat} carries too much"))?;
        require(plane.spent[1].without(plane.spent[0]).is_empty(), || format!("{seat}'s turns are miscounted"))?;
        require(plane.explored[1].without(plane.explored[0]).is_empty(), || format!("{seat} explored oddly"))?;
        require(plane.explored_entrance <= 2, || format!("{seat} explored the entrance too often"))?;
        require(plane.handled_now.without(plane.handled).is_empty(), || format!("{seat} handled nothing"))?;
    }
    let out = state.seats().filter(|seat| state.plane(*seat).place == Place::Out).count();
    require(out == usize::from(state.n_out), || format!("{} planes are out", state.n_out))
}

/// Attacks and missiles belong to what is waited for.
fn table(state: &State) -> Result<(), String> {
    let stack = state.waiting;
    let attacks = stack.contains(&Waiting::Attack);
    require(state.attack.is_some() == attacks, || "an attack is lost, or left over".into())?;
    let aimed = |waiting: &Waiting| {
        matches!(
            waiting,
            Waiting::MissileRoll | Waiting::Reroll | Waiting::Window { window: crate::Window::MissileRolled, .. }
        )
    };
    require(state.missile.is_some() == stack.iter().any(aimed), || "a missile is lost, or left over".into())?;
    let goes_on =
        matches!(state.waiting.top(), Waiting::Handle | Waiting::RoundEnds | Waiting::Attack | Waiting::Penalty { .. });
    require(!goes_on, || format!("{:?} does not wait for anybody", state.waiting.top()))?;
    let any_exit = state.seats().any(|seat| state.plane(seat).place == Place::Exit);
    require(!any_exit || state.final_round, || "the final round was not begun".into())?;
    require(state.cleared.is_empty() || state.setup.mode == Mode::Purge, || "a card is cleared".into())?;
    require(state.water == 0 || state.setup.mode == Mode::RisingWater, || "there is water".into())
}
