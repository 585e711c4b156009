//! What a seat can tell apart: a log that keeps nothing of what happens but a fingerprint of what the seat witnesses.

use std::fmt::{self, Write};
use std::hash::{BuildHasherDefault, Hash, Hasher};

use kernel::{Game, Log, Seat, Viewer};

/// The fingerprint of what was witnessed since some decision.
pub struct Witness<G: Game> {
    viewer: Viewer,
    seen: Print,
    game: std::marker::PhantomData<G>,
}

impl<G: Game> Witness<G> {
    /// Nothing witnessed yet.
    pub fn new(viewer: Seat) -> Witness<G> {
        Witness { viewer: Viewer::seat(viewer), seen: Print::default(), game: std::marker::PhantomData }
    }

    /// The viewer knows this, whatever the events say.
    pub fn knows(&mut self, what: impl Hash) {
        what.hash(&mut self.seen);
    }

    /// The fingerprint.
    pub fn key(&self) -> u64 {
        self.seen.finish()
    }
}

impl<G: Game> Log<G::Event> for Witness<G> {
    fn push(&mut self, event: G::Event) {
        // Printing into a fingerprint cannot fail.
        let _ = write!(self.seen, "{};", G::witness(&event, self.viewer));
    }
}

/// FNV-1a with a last stir: the same on every machine, which the standard library's hasher does not promise.
#[derive(Clone, Copy)]
pub struct Print(u64);

/// Makes these for maps.
pub type BuildHash = BuildHasherDefault<Print>;

impl Default for Print {
    fn default() -> Print {
        Print(0xCBF2_9CE4_8422_2325)
    }
}

impl Hasher for Print {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }

    fn finish(&self) -> u64 {
        let stirred = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        stirred ^ (stirred >> 32)
    }
}

impl fmt::Write for Print {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.write(text.as_bytes());
        Ok(())
    }
}
