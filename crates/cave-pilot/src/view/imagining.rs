//! The state that fits a view: nothing in it is hidden, so there is just one.

use kernel::Seat;

use super::{Player, View};
use crate::plane::{Plane, Stack};
use crate::rules::handling;
use crate::state::{Layer, State};
use crate::{CaveSet, Heap, Upgrade, content};

impl View {
    /// The state: nothing in it is hidden.
    pub(crate) fn imagine(&self) -> State {
        let mut state = State::empty(&self.setup);
        for cave in &self.caves {
            state.lay(cave.card, cave.at);
            state.hits[cave.card.index()] = cave.hits;
            if let Some(index) = handling::ooze_index(cave.card) {
                state.oozes[index] = cave.oozes.iter().copied().collect();
            }
            if cave.cleared {
                state.cleared.put(cave.card);
            }
        }
        state.exit = self.exit;
        state.water = self.water;
        state.pile = self.pile.iter().map(|layer| Layer { unknown: layer.unknown, known: layer.known }).collect();
        self.set_cards(&mut state);
        for (plane, player) in state.planes.iter_mut().zip(&self.players) {
            player.set_out(plane);
        }
        self.count_unseen(&mut state);
        state.first = self.first.unwrap_or(Seat::new(0));
        state.turn = self.turn;
        state.round = self.round;
        state.final_round = self.final_round;
        state.finish_round = self.finish_round;
        state.n_out = self.players.iter().filter(|player| player.out > 0).count() as u8;
        for (roll, seen) in state.start_rolls.iter_mut().zip(&self.start_rolls) {
            *roll = *seen;
        }
        state.attack = self.attack;
        state.missile = self.missile;
        state.waiting.refill(self.waiting.iter().copied());
        state
    }

    /// Shop and discards; what is neither seen there nor installed is in the piles.
    fn set_cards(&self, state: &mut State) {
        for (index, row) in self.shop.iter().enumerate() {
            let heap = &mut state.heaps[index];
            row.cards.iter().chain(&row.discards).for_each(|card| _ = heap.take(*card));
            let mut discards = Heap::default();
            row.discards.iter().for_each(|card| _ = discards.put(*card));
            state.heap_discards[index] = discards;
            state.shop[index] = row.cards.iter().copied().collect();
        }
        for player in &self.players {
            for stack in &player.mat {
                let Some(card) = stack.card else { continue };
                state.heaps[card.row() as usize].take(card);
                for _ in 0..stack.maintenance {
                    state.heaps[card.row() as usize].take(Upgrade::maintenance(card.row()));
                }
            }
            player.cards.iter().for_each(|card| _ = state.finds.take(card.card));
        }
        for card in &self.exploration_discards {
            state.finds.take(*card);
            state.find_discards.put(*card);
        }
        state.reserved = self.reserved.map(|token| (token.seat, token.at));
    }

    /// What lies, is held or was seen before is not unseen any more.
    fn count_unseen(&self, state: &mut State) {
        let laid = self.caves.iter().map(|cave| cave.card);
        let held = self.players.iter().flat_map(|player| player.hand.iter().copied());
        let seen: CaveSet = laid.chain(held).collect();
        let seen = self.pile.iter().fold(seen, |seen, layer| seen.or(layer.known));
        for unseen in &mut state.unseen {
            *unseen = unseen.without(seen);
        }
    }
}

impl Player {
    fn set_out(&self, plane: &mut Plane) {
        plane.place = self.place;
        plane.turns = self.turns;
        plane.credits = self.credits;
        plane.reputation = self.reputation;
        plane.fuel = self.fuel;
        plane.missiles = self.missiles;
        for stack in &self.mat {
            let value = stack.card.map_or(0, |card| content::value(card) + stack.maintenance);
            plane.mat[stack.slot.index()] = Stack { card: stack.card, value, hits: stack.hits };
        }
        plane.modifiers = self.modifiers;
        plane.cards = self.cards.iter().map(|card| card.held).collect();
        plane.count_kinds();
        plane.hand = self.hand.iter().copied().collect();
        plane.visited = self.visited;
        plane.handled = self.handled;
        plane.handled_now = self.handled_now;
        plane.spent = self.spent;
        plane.explored = self.explored;
        plane.explored_entrance = self.explored_entrance;
        plane.entrance_turns = self.entrance_turns;
        plane.scrapyard_used = self.scrapyard_used;
        plane.titled = self.titled;
        plane.out = self.out;
    }
}
