//! A view is built from the state, never by deleting fields. Odds are worked out here, where nobody waits for them.

use kernel::{Seat, Viewer};

use super::{
    CardNow, CaveNow, ChallengeNow, LayerNow, MissileOdds, Player, Reachable, Reserved, RowNow, StackNow, View,
};
use crate::plane::Stack;
use crate::rules::{handling, moving, scoring, upgrading, windows};
use crate::state::State;
use crate::{Held, Mode, Property, Row, Slot, Spot, Waiting, Window, content, odds};

impl View {
    /// Builds what `viewer` sees.
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let known_first = !matches!(state.waiting[0], Waiting::StartRoll { .. });
        let solo = state.setup.mode == Mode::Solo;
        View {
            viewer,
            setup: state.setup,
            caves: caves(state),
            columns: state.columns,
            exit: state.exit,
            pile: state.pile.iter().map(|layer| LayerNow { unknown: layer.unknown, known: layer.known }).collect(),
            shop: [Row::A, Row::B].map(|row| RowNow::of(state, row)),
            reserved: state.reserved.map(|(seat, at)| Reserved { seat, at }),
            explorations: state.finds.len() as u8,
            exploration_discards: repeated(state.find_discards.kinds()),
            players: state.seats().map(|seat| Player::of(state, seat)).collect(),
            first: (known_first && !solo).then_some(state.first),
            turn: state.turn,
            round: state.round,
            final_round: state.final_round,
            finish_round: state.finish_round,
            water: state.water,
            start_rolls: state.seats().map(|seat| state.start_rolls[seat.index()]).collect(),
            attack: state.attack,
            missile: state.missile,
            waiting: state.waiting.to_vec(),
            challenge: challenge(state),
            reachable: reachable(state),
            missile_odds: missile_odds(state),
            ending: scoring::ending(state),
        }
    }
}

impl Player {
    fn of(state: &State, seat: Seat) -> Player {
        let plane = state.plane(seat);
        Player {
            place: plane.place,
            turns: plane.turns,
            credits: plane.credits,
            reputation: plane.reputation,
            fuel: plane.fuel,
            missiles: plane.missiles,
            carries: (!state.extended).then_some(upgrading::CARRIED),
            mat: Slot::all().map(|slot| StackNow::of(slot, plane.mat[slot.index()])).collect(),
            values: std::array::from_fn(|index| plane.value(Property::ALL[index])),
            modifiers: plane.modifiers,
            cards: plane.cards.iter().map(|held| CardNow::of(state, seat, *held)).collect(),
            hand: plane.hand.to_vec(),
            visited: plane.visited,
            handled: plane.handled,
            handled_now: plane.handled_now,
            spent: plane.spent,
            explored: plane.explored,
            explored_entrance: plane.explored_entrance,
            entrance_turns: plane.entrance_turns,
            scrapyard_used: plane.scrapyard_used,
            titled: plane.titled,
            out: plane.out,
        }
    }
}

impl StackNow {
    fn of(slot: Slot, stack: Stack) -> StackNow {
        let maintenance = stack.maintenance();
        StackNow { slot, card: stack.card, maintenance, hits: stack.hits, current: stack.current() }
    }
}

impl CardNow {
    fn of(state: &State, seat: Seat, held: Held) -> CardNow {
        CardNow {
            held,
            card: held.card,
            left: held.left,
            permanent: held.card.is_permanent(),
            fits: state.waiting.top().actor(state.turn.seat).asks(seat) && windows::fits_now(state, seat, held),
        }
    }
}

impl RowNow {
    fn of(state: &State, row: Row) -> RowNow {
        RowNow {
            row,
            cards: state.row(row).to_vec(),
            pile: state.heaps[row as usize].len() as u8,
            discards: repeated(state.heap_discards[row as usize].faces(row)),
        }
    }
}

fn repeated<T: Copy>(counted: impl Iterator<Item = (T, u32)>) -> Vec<T> {
    counted.flat_map(|(what, n)| std::iter::repeat_n(what, n as usize)).collect()
}

fn caves(state: &State) -> Vec<CaveNow> {
    let columns = 1..=state.columns;
    let spots = columns.flat_map(|column| [Spot::new(0, column), Spot::new(1, column)]);
    spots
        .filter_map(|at| state.cave_at(at).map(|card| (at, card)))
        .map(|(at, card)| CaveNow {
            at,
            card,
            hits: state.hits[card.index()],
            adds: handling::added(state, card, at),
            oozes: handling::oozes_of(state, card).to_vec(),
            cleared: state.cleared.has(card),
            flooded: handling::is_flooded(state, at),
        })
        .collect()
}

fn challenge(state: &State) -> Option<ChallengeNow> {
    let attack = state.attack?;
    match state.waiting.top() {
        Waiting::Roll | Waiting::Window { window: Window::Challenge | Window::Challenged, .. } => {}
        _ => return None,
    }
    let at = state.spot_of(attack.card)?;
    let (left, fixed) = handling::sides(state, attack.roller, attack.card, attack.part);
    let faces = attack.faces.map_or(Vec::new(), |faces| faces[..attack.dice.iter().flatten().count()].to_vec());
    Some(ChallengeNow {
        seat: attack.roller,
        card: attack.card,
        at,
        part: attack.part,
        action: attack.done,
        left,
        fixed,
        dice: attack.dice.into_iter().flatten().collect(),
        faces,
        odds: odds::pass(left, fixed, attack.dice, attack.rolls_wanted),
    })
}

fn reachable(state: &State) -> Vec<Reachable> {
    if !matches!(state.waiting.top(), Waiting::Move | Waiting::Shove) {
        return Vec::new();
    }
    let seat = state.turn.seat;
    moving::steps(state)
        .map(|(at, _)| {
            let card = state.cave_at(at).expect("a step leads to a card");
            let facts = content::cave(card);
            let n = if handling::has_two_challenges(card) { 2 } else { 1 };
            let sides: Vec<_> = (0..n).map(|part| handling::sides(state, seat, card, part)).collect();
            Reachable {
                at,
                card,
                handles: handling::handles_on_entry(state, seat, card),
                odds: (0..n)
                    .map(|part| {
                        let (left, fixed) = sides[usize::from(part)];
                        odds::pass(left, fixed, facts.parts[usize::from(part)].dice, 1)
                    })
                    .collect(),
                left: sides.iter().map(|(left, _)| *left).collect(),
                fixed: sides.iter().map(|(_, fixed)| *fixed).collect(),
            }
        })
        .collect()
}

fn missile_odds(state: &State) -> Vec<MissileOdds> {
    let fires = state.waiting.top() == Waiting::Fire;
    (1..=4)
        .filter(|_| fires)
        .map(|hits| MissileOdds { hits, cave: odds::missile_on_cave(hits), plane: odds::missile_on_plane(hits) })
        .collect()
}
