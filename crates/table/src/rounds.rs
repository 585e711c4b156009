//! The dice of a table whose players may take back what chance has shown.
//!
//! Chance at step `n` comes from position `n` of the dice, so an undo changes nothing. A takeback of chance that was seen
//! could be used to fish, in two ways, and both are closed here. To do the same again in the hope of another die: the
//! same steps meet the same chance, which is remembered. To do something else, knowing what the die at position `n` is
//! going to show: from where the steps differ, the dice are those of the next round (`Dice::in_round`).
//!
//! All of it follows from the log, so a table that is loaded again rolls as it would have rolled.

use std::collections::HashMap;

use catalog::Match;
use protocol::Dice;

/// A way through the game: all steps before a chance step.
type Path = [u8; 32];

const START: Path = [0; 32];

/// The dice and the rounds they are in.
pub struct Rounds {
    dice: Dice,
    /// Takebacks of chance so far.
    round: u32,
    /// The chance that was taken back: what it was, and in which round it was drawn.
    fallen: HashMap<Path, (String, u32)>,
    /// From which step on, counted from 1, the steps that stand were drawn in which round.
    since: Vec<(u64, u32)>,
    /// The way after each of the first steps, as far as it was asked for: each is made of the one before.
    paths: Vec<Path>,
}

impl Rounds {
    /// Before the first takeback.
    pub fn new(dice: Dice) -> Rounds {
        Rounds { dice, round: 0, fallen: HashMap::new(), since: Vec::new(), paths: Vec::new() }
    }

    /// From which step on, counted from 1, the dice are those of which round; nothing while all are of round 0.
    pub fn since(&self) -> &[(u64, u32)] {
        &self.since
    }

    /// Lets chance decide; the new line of the log. Chance must be asked.
    pub fn roll(&mut self, game: &mut dyn Match) -> String {
        let step = game.n_steps() as u64 + 1;
        match self.seen(game) {
            Some((line, round)) => {
                game.take(&line).expect("the same chance was legal here before");
                self.note(step, round);
                line
            }
            None => {
                self.note(step, self.round);
                game.roll(&mut self.dice.in_round(self.round, step))
            }
        }
    }

    /// The log says that chance is about to decide.
    pub fn is_drawn(&mut self, game: &dyn Match) {
        let round = self.seen(game).map_or(self.round, |(_, round)| round);
        self.note(game.n_steps() as u64 + 1, round);
    }

    /// All steps after the first `to` are about to be taken back.
    pub fn fall(&mut self, game: &dyn Match, to: usize) {
        let mut has_chance = false;
        for n in to..game.n_steps() {
            if game.who(n).is_none() {
                has_chance = true;
                let (path, round) = (self.path(game, n), self.round_of(n as u64 + 1));
                self.fallen.insert(path, (game.step_text(n), round));
            }
        }
        self.round += u32::from(has_chance);
        self.since.truncate(self.since.partition_point(|(step, _)| *step <= to as u64));
        self.back_to(to);
    }

    /// Only the first `n_steps` stand any more.
    pub fn back_to(&mut self, n_steps: usize) {
        self.paths.truncate(n_steps);
    }

    /// What chance did here before it was taken back.
    fn seen(&mut self, game: &dyn Match) -> Option<(String, u32)> {
        if self.fallen.is_empty() {
            return None;
        }
        let path = self.path(game, game.n_steps());
        self.fallen.get(&path).cloned()
    }

    /// The way through the first `n_steps`. What was found out before is not looked at again, so that a long log costs no
    /// more for each of its lines than a short one.
    fn path(&mut self, game: &dyn Match, n_steps: usize) -> Path {
        for n in self.paths.len()..n_steps {
            let before = n.checked_sub(1).map_or(START, |before| self.paths[before]);
            let path = blake3::Hasher::new().update(&before).update(game.step_text(n).as_bytes()).finalize();
            self.paths.push(*path.as_bytes());
        }
        n_steps.checked_sub(1).map_or(START, |last| self.paths[last])
    }

    fn note(&mut self, step: u64, round: u32) {
        if self.round_of(step) != round {
            self.since.push((step, round));
        }
    }

    fn round_of(&self, step: u64) -> u32 {
        let until = self.since.partition_point(|(since, _)| *since <= step);
        until.checked_sub(1).map_or(0, |at| self.since[at].1)
    }
}
