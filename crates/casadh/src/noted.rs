//! What a viewer has noted of the trail: every move, and the values it saw. Rules: CC-INFO-03, CC-TREAS-05; ruling CC-R-35.
//!
//! Written in a view as words, hexes by their place in the order of laying: `l5.B` a token laid on hex 5 that B saw, `l5=7.B`
//! the same and it was a 7, `gA` one gained by A, `tA5` taken by A from hex 5, `tA5=4/741` a 4 of the 7 4 1 that lay there, `bA5=4` a 4 taken
//! blindly, `oA5` out of A's pocket, `dA` a death that fills the bag, `dA5` one that leaves its treasures on hex 5, `x5` a
//! collapse, `sA=741` a hand that is shown.

use std::fmt;

use kernel::Seat;

use crate::rules::treasure::highest_first;
use crate::state::{State, Whereabouts};
use crate::trail::{Move, Places};
use crate::{Tally, View};

/// A move as somebody noted it. Who saw a token is open to all, one bit a seat; values are there if they were seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Noted {
    Laid { hex: u8, value: Option<u8>, seen: u8 },
    Gained { seat: Seat, value: Option<u8>, seen: u8 },
    Took { seat: Seat, hex: u8, value: Option<u8>, looked: bool, saw: Option<Tally> },
    Lost { seat: Seat, hex: u8, value: Option<u8> },
    Died { seat: Seat, hex: u8 },
    Collapsed { hex: u8 },
    Shown { seat: Seat, values: Tally },
}

/// The living seats that a viewer looks through. The dead know what one knows who never looked.
pub(crate) fn eyes(state: &State, viewer: kernel::Viewer) -> u8 {
    let lives = |seat: &Seat| viewer.sees(*seat) && state.spelunker(*seat).whereabouts != Whereabouts::Dead;
    state.seats().filter(lives).fold(0, |eyes, seat| eyes | 1 << seat.index())
}

/// Everything that these seats have noted together.
pub(crate) fn notes(state: &State, eyes: u8) -> Vec<Noted> {
    let mut places = Places::EMPTY;
    let mut notes = Vec::new();
    for step in state.trail.moves() {
        notes.push(note(step, &places, eyes));
        places.follow(step);
    }
    notes
}

fn note(step: Move, before: &Places, eyes: u8) -> Noted {
    let if_own = |seat: Seat, value: u8| (eyes >> seat.index() & 1 != 0).then_some(value);
    match step {
        Move::Laid { hex, value, seen } => Noted::Laid { hex, value: (seen & eyes != 0).then_some(value), seen },
        Move::Gained { seat, value, seen } => Noted::Gained { seat, value: (seen & eyes != 0).then_some(value), seen },
        Move::Took { seat, hex, value, looked } => {
            let value = if_own(seat, value);
            let saw = value.filter(|_| looked).map(|_| before.piles[usize::from(hex)]);
            Noted::Took { seat, hex, value, looked, saw }
        }
        Move::Lost { seat, hex, value } => Noted::Lost { seat, hex, value: if_own(seat, value) },
        Move::Died { seat, hex } => Noted::Died { seat, hex },
        Move::Collapsed { hex } => Noted::Collapsed { hex },
        Move::Shown { seat } => Noted::Shown { seat, values: before.hands[seat.index()] },
    }
}

impl Noted {
    /// The move, with a value for what was not seen.
    pub(crate) fn filled(self, unseen: u8) -> Move {
        match self {
            Noted::Laid { hex, value, seen } => Move::Laid { hex, value: value.unwrap_or(unseen), seen },
            Noted::Gained { seat, value, seen } => Move::Gained { seat, value: value.unwrap_or(unseen), seen },
            Noted::Took { seat, hex, value, looked, .. } => {
                Move::Took { seat, hex, value: value.unwrap_or(unseen), looked }
            }
            Noted::Lost { seat, hex, value } => Move::Lost { seat, hex, value: value.unwrap_or(unseen) },
            Noted::Died { seat, hex } => Move::Died { seat, hex },
            Noted::Collapsed { hex } => Move::Collapsed { hex },
            Noted::Shown { seat, .. } => Move::Shown { seat },
        }
    }

    fn read(word: &str) -> Option<Noted> {
        let (word, names) = word.split_once('.').unwrap_or((word, ""));
        let (head, tail) = word.split_once('=').map_or((word, None), |(head, tail)| (head, Some(tail)));
        let kind = head.chars().next()?;
        let rest = &head[1..];
        let letters = rest.chars().take_while(char::is_ascii_alphabetic).count();
        let seat = rest[..letters].parse::<Seat>();
        let hex = rest[letters..].parse::<u8>().unwrap_or(0);
        let digits = |text: &str| text.bytes().map(|digit| usize::from(digit - b'0')).collect::<Tally>();
        let value = tail.and_then(|tail| tail.get(..1)).and_then(|digit| digit.parse().ok());
        let seen = names.bytes().fold(0, |set, name| set | 1 << (name - b'A'));
        let saw = || tail.and_then(|tail| tail.split_once('/')).map(|(_, saw)| digits(saw));
        Some(match kind {
            'l' => Noted::Laid { hex, value, seen },
            'g' => {
                let seat = seat.ok()?;
                Noted::Gained { seat, value, seen: seen | 1 << seat.index() }
            }
            't' => Noted::Took { seat: seat.ok()?, hex, value, looked: true, saw: saw() },
            'b' => Noted::Took { seat: seat.ok()?, hex, value, looked: false, saw: None },
            'o' => Noted::Lost { seat: seat.ok()?, hex, value },
            'd' => Noted::Died { seat: seat.ok()?, hex },
            'x' => Noted::Collapsed { hex },
            's' => Noted::Shown { seat: seat.ok()?, values: digits(tail.unwrap_or("")) },
            _ => return None,
        })
    }
}

impl View {
    /// What the viewer has noted.
    pub(crate) fn notes(&self) -> Vec<Noted> {
        let words = self.trail.iter();
        words.map(|word| Noted::read(word).expect("a view's trail is as it was written")).collect()
    }
}

impl fmt::Display for Noted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = |values: Tally| highest_first(values).iter().map(u8::to_string).collect::<String>();
        let names = |seats: u8| {
            let dot = if seats == 0 { "" } else { "." };
            let seats = Seat::first(Seat::MAX).filter(move |seat| seats >> seat.index() & 1 != 0);
            seats.fold(dot.to_string(), |names, seat| names + &seat.to_string())
        };
        let known = |value: Option<u8>| value.map_or(String::new(), |value| format!("={value}"));
        match *self {
            Noted::Laid { hex, value, seen } => write!(f, "l{hex}{}{}", known(value), names(seen)),
            Noted::Gained { seat, value, seen } => {
                write!(f, "g{seat}{}{}", known(value), names(seen & !(1 << seat.index())))
            }
            Noted::Took { seat, hex, value, looked: true, saw: Some(saw) } => {
                write!(f, "t{seat}{hex}{}/{}", known(value), digits(saw))
            }
            Noted::Took { seat, hex, value, looked, .. } => {
                write!(f, "{}{seat}{hex}{}", if looked { 't' } else { 'b' }, known(value))
            }
            Noted::Lost { seat, hex, value } => write!(f, "o{seat}{hex}{}", known(value)),
            Noted::Died { seat, hex: 0 } => write!(f, "d{seat}"),
            Noted::Died { seat, hex } => write!(f, "d{seat}{hex}"),
            Noted::Collapsed { hex } => write!(f, "x{hex}"),
            Noted::Shown { seat, values } => write!(f, "s{seat}={}", digits(values)),
        }
    }
}
