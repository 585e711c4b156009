//! Advice: what a master would do, and why others did what they did.

use anyhow::Result;
use bots::{Level, Memory, Stop};
use kernel::{Seat, Viewer};
use rand::Rng;

use super::session::Session;
use crate::screen::Screen;
use crate::term;

impl Session {
    /// Shows what a master would do in `seat`, which is asked. The record will say so.
    pub fn hint(&mut self, screen: &mut Screen, seat: Seat) -> Result<()> {
        screen.say(self.words(term::Thinking))?;
        let seed = self.thoughts.next_u64();
        let think = bots::think(self.table.as_ref(), seat, Level::Master, Memory::default(), seed);
        let (action, _) = think.think(&self.means, &Stop::default());
        self.hints.push((seat, self.table.n_steps()));
        let offers = narrate::offers(self.table.as_ref(), seat, self.everybody());
        if let Some((number, offer)) = (1_usize..).zip(&offers).find(|(_, offer)| offer.action == action) {
            let reason = narrate::why_do(self.table.as_ref(), seat, &action, self.everybody()).unwrap_or_default();
            let hint = self.words(term::Hint { number, words: &offer.words, reason });
            screen.say(hint.trim_end())?;
        }
        Ok(())
    }

    /// Says what the latest actions of others changed for them, as far as `seat` can see that.
    pub fn reasons(&self, screen: &mut Screen, seat: Seat) -> Result<()> {
        let table = self.table.as_ref();
        let since = table.last_act(seat).map_or(0, |step| step + 1);
        let mut said = false;
        for step in since..table.n_steps() {
            let Some(reason) = narrate::why_done(table, step, Viewer::seat(seat), self.everybody()) else { continue };
            let told = self.tell(screen, step, Viewer::seat(seat))?;
            said |= told.is_some();
            screen.say(format!("    {reason}"))?;
        }
        if said { Ok(()) } else { screen.say(self.words(term::NoReasons)) }
    }
}
