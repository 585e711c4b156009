//! What is written down of games: decisions as numbers, what was thought of each action, and how it ended.

use std::io::{self, Write};

use kernel::{Features, Mark, Marks, Outcome, Seat, neighbour};

/// The first bytes of a file.
const MAGIC: &[u8; 8] = b"KSHARD01";
/// Shares of the end: every seat from the one that decides, and nobody.
const ENDS: usize = Seat::MAX + 1;

/// Decisions, column by column.
#[derive(Default)]
pub struct Shard {
    /// Marks of all positions, and where those of each end.
    position: Vec<Mark>,
    position_ends: Vec<u32>,
    /// Marks of all legal actions, and where those of each end.
    action: Vec<Mark>,
    action_ends: Vec<u32>,
    /// Where the legal actions of each position end.
    choice_ends: Vec<u32>,
    /// How much of a thought went into each action.
    thought: Vec<f32>,
    /// How well the search thought it would end for who decides, from 0 to 1; less than nought where nobody searched.
    value: Vec<f32>,
    /// Who won, from the one that decides on.
    ends: Vec<[f32; ENDS]>,
    /// The points of who decides.
    points: Vec<f32>,
    players: Vec<u8>,
    /// Who decided, until the end is known.
    open: Vec<Seat>,
    /// Which table it was.
    table: Vec<u8>,
}

impl Shard {
    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.position_ends.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A decision; how its game ends is told by [`Shard::close`].
    pub fn note<G: Features>(&mut self, state: &G::State, seat: Seat, thought: &[(G::Action, f32)], value: f32) {
        let mut marks = Marks::default();
        G::position(state, seat, &mut marks);
        self.position.extend(marks.as_slice());
        self.position_ends.push(self.position.len() as u32);
        for (action, part) in thought {
            marks.clear();
            G::action(state, seat, *action, &mut marks);
            self.action.extend(marks.as_slice());
            self.action_ends.push(self.action.len() as u32);
            self.thought.push(*part);
        }
        self.choice_ends.push(self.action_ends.len() as u32);
        self.value.push(value);
        self.open.push(seat);
    }

    /// How the game of the last decisions ended. One that was broken off counts as won by nobody.
    pub fn close(&mut self, outcome: Option<&Outcome>, n_seats: usize, table: u8) {
        for seat in std::mem::take(&mut self.open) {
            let mut ends = [0.0; ENDS];
            match outcome {
                Some(outcome) if !outcome.winners.is_empty() => {
                    for winner in &outcome.winners {
                        ends[neighbour(seat, *winner, n_seats)] = 1.0 / outcome.winners.len() as f32;
                    }
                }
                _ => ends[Seat::MAX] = 1.0,
            }
            self.ends.push(ends);
            self.points.push(outcome.map_or(0.0, |outcome| outcome.scores[seat.index()] as f32));
            self.players.push(n_seats as u8);
            self.table.push(table);
        }
    }

    /// Everything, column by column: name, size of an entry, number of entries, bytes.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let marks = |marks: &[Mark]| -> Vec<u8> {
            let bytes = |mark: &Mark| [mark.at.to_le_bytes(), mark.count.to_le_bytes()];
            marks.iter().flat_map(bytes).flatten().collect()
        };
        let longs = |ends: &[u32]| -> Vec<u8> { ends.iter().flat_map(|end| end.to_le_bytes()).collect() };
        let reals = |numbers: &[f32]| -> Vec<u8> { numbers.iter().flat_map(|number| number.to_le_bytes()).collect() };
        let columns = [
            marks(&self.position),
            longs(&self.position_ends),
            marks(&self.action),
            longs(&self.action_ends),
            longs(&self.choice_ends),
            reals(&self.thought),
            reals(&self.value),
            reals(self.ends.as_flattened()),
            reals(&self.points),
            self.players.clone(),
            self.table.clone(),
        ];
        to.write_all(MAGIC)?;
        for column in columns {
            to.write_all(&(column.len() as u64).to_le_bytes())?;
            to.write_all(&column)?;
        }
        Ok(())
    }
}
