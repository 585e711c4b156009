//! Help with reading the table: what happened meanwhile, what can be done, how it may turn out.

use anyhow::Result;
use kernel::{Seat, Viewer};
use narrate::{Offer, sentence};
use serde_json::Value;

use super::session::Session;
use crate::screen::Screen;
use crate::{table, term};

impl Session {
    /// Says what has happened since `seat` last decided.
    pub fn since(&self, screen: &mut Screen, seat: Seat) -> Result<()> {
        let words = narrate::since(self.table.as_ref(), seat, Viewer::seat(seat), self.everybody());
        screen.say(words.unwrap_or_else(|| self.words(term::NothingSince)))
    }

    /// Lists the kinds of things `seat`, which is asked, can do and cannot.
    pub fn can(&self, screen: &mut Screen, seat: Seat) -> Result<()> {
        let choices = narrate::choices(self.table.as_ref(), seat, self.everybody());
        for kind in &choices.can {
            screen.say(match kind.offers.as_slice() {
                [only] => format!("{:>4}  {}", only + 1, kind.words),
                [first, .., last] => {
                    let (words, first, last) = (&kind.words, first + 1, last + 1);
                    format!("      {}", self.words(term::KindOffers { words, first, last }))
                }
                [] => continue,
            })?;
        }
        if !choices.cannot.is_empty() {
            screen.say(self.words(term::NotNow))?;
        }
        for no in &choices.cannot {
            screen.say(format!("      {} {} ({})", no.words.join(" "), no.why, no.rule))?;
        }
        Ok(())
    }

    /// Says how an action, by number or notation, may turn out.
    pub fn odds(&self, screen: &mut Screen, seat: Seat, which: &str, offers: &[Offer]) -> Result<()> {
        let action = match which.parse::<usize>() {
            Ok(number) => number.checked_sub(1).and_then(|at| offers.get(at)).map(|offer| offer.action.clone()),
            Err(_) => table::action(self.table.game(), which).ok(),
        };
        let Some(action) = action else {
            return screen.say(self.words(term::NameOffer { most: offers.len() }));
        };
        self.tell_odds(screen, seat, &action)
    }

    fn tell_odds(&self, screen: &mut Screen, seat: Seat, action: &Value) -> Result<()> {
        let Some(odds) = narrate::odds(self.table.as_ref(), seat, action, self.language) else {
            return screen.say(self.words(term::NoOdds));
        };
        if odds.lines.is_empty() {
            return screen.say(self.words(term::NoChance));
        }
        for odd in odds.told(self.language) {
            screen.say(format!("  {:>14}  {}", odd.chance, sentence(&odd.words)))?;
        }
        Ok(())
    }
}
