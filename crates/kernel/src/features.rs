//! What a seat sees, as numbers: for bots that learned, and for whoever lets others learn.
//!
//! A position is a short list of [`Mark`]s: which of a fixed number of indices are not nought, and how much they are. So is
//! an action. Indices lie in [`Block`]s, each of which says what it means.

use crate::{Game, Seat};

/// A number that is not nought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mark {
    /// Which number.
    pub at: u16,
    /// How much.
    pub count: i16,
}

/// Indices that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// What it is called.
    pub name: &'static str,
    /// What its indices mean, in their order.
    pub what: &'static str,
    /// The first of them.
    pub from: usize,
    /// How many there are.
    pub len: usize,
}

impl Block {
    /// The first index that is no longer in it.
    pub const fn end(&self) -> usize {
        self.from + self.len
    }
}

/// A position or an action as numbers. Whoever asks keeps it and clears it, so that nothing is allocated twice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks(Vec<Mark>);

impl Marks {
    /// Forgets them all.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What was marked.
    #[inline]
    pub fn as_slice(&self) -> &[Mark] {
        &self.0
    }

    /// Marks place `n` of a block with one; what lies beyond its end is its last place.
    #[inline]
    pub fn set(&mut self, block: Block, n: usize) {
        self.count(block, n, 1);
    }

    /// Marks place `n` of a block with so many; nought leaves no mark.
    #[inline]
    pub fn count(&mut self, block: Block, n: usize, count: i32) {
        if count != 0 {
            let at = (block.from + n.min(block.len - 1)) as u16;
            self.0.push(Mark { at, count: count as i16 });
        }
    }

    /// Marks a number that may be less than nought: nought is the middle of the block, and a step in it is `step`.
    #[inline]
    pub fn around(&mut self, block: Block, number: i32, step: i32) {
        let middle = block.len as i32 / 2;
        self.set(block, (middle + number.div_euclid(step)).clamp(0, block.len as i32 - 1) as usize);
    }
}

/// What a seat sees, as numbers. All of it follows from the view: law 7 covers it, and a test holds every game to it.
pub trait Features: Game {
    /// Raised when an index changes its meaning: what was learned then has to be learned anew.
    const FEATURES_VERSION: u32;
    /// What the indices of a position mean.
    const POSITION: &'static [Block];
    /// What the indices of an action mean.
    const ACTION: &'static [Block];
    /// What many points are at the end of a game; learners measure in this.
    const MANY_POINTS: i32;
    /// Does whoever plays alone play for points, rather than to win at all?
    const ALONE_FOR_POINTS: bool;

    /// The position through the eyes of `seat`, which is asked. The same index may be marked more than once; counts add up.
    fn position(state: &Self::State, seat: Seat, into: &mut Marks);

    /// One of the legal actions of `seat`, with what matters of the position it is meant for.
    fn action(state: &Self::State, seat: Seat, action: Self::Action, into: &mut Marks);
}

/// How many indices there are.
pub const fn n_indices(blocks: &[Block]) -> usize {
    match blocks.last() {
        Some(last) => last.end(),
        None => 0,
    }
}

/// Which neighbour `other` is to `me` at a table of `n`, counted clockwise: oneself is 0.
#[inline]
pub const fn neighbour(me: Seat, other: Seat, n: usize) -> usize {
    (other.index() + n - me.index()) % n
}

/// Lays out blocks one behind the other: a constant for each, and one list of all.
///
/// ```
/// mod numbers {
///     kernel::blocks! { pub POSITION:
///         HEAP [6] "how many pebbles are left",
///         TURN [2] "whose turn it is: mine, theirs",
///     }
///     pub const FIRST_OF_TURN: usize = TURN.from;
/// }
/// assert_eq!(numbers::FIRST_OF_TURN, 6);
/// assert_eq!(kernel::n_indices(numbers::POSITION), 8);
/// ```
#[macro_export]
macro_rules! blocks {
    ($vis:vis $list:ident: $($name:ident [$len:expr] $what:literal),+ $(,)?) => {
        $crate::blocks!(@ 0; $($name [$len] $what),+);
        $vis const $list: &[$crate::Block] = &[$($name),+];
    };
    (@ $from:expr; $name:ident [$len:expr] $what:literal $(, $($rest:tt)+)?) => {
        const $name: $crate::Block =
            $crate::Block { name: stringify!($name), what: $what, from: $from, len: $len };
        $($crate::blocks!(@ $name.end(); $($rest)+);)?
    };
}
