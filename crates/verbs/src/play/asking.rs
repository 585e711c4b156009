//! One person's decision: what they are shown, what they may type, what is answered.

use std::path::Path;

use anyhow::Result;
use catalog::No;
use kernel::{Seat, Viewer};
use narrate::{Offer, sentence, why_not};
use serde_json::Value;

use super::command::{Command, help};
use super::session::{Decided, Session};
use crate::screen::Screen;
use crate::{rulebook, table, term};

impl Session {
    /// Asks `seat`, a person, until something is done.
    pub fn ask(&mut self, screen: &mut Screen, seat: Seat) -> Result<Decided> {
        let is_new_here = self.at_screen != Some(seat);
        if is_new_here
            && self.people().iter().count() > 1
            && screen.pass_to(&self.names[seat.index()], self.language)?.is_none()
        {
            return Ok(Decided::Left);
        }
        self.at_screen = Some(seat);
        if self.catch_up(screen, seat)? || is_new_here {
            self.show_board(screen, seat)?;
        }
        let all = narrate::offers(self.table.as_ref(), seat, self.everybody());
        let (grave, offers): (Vec<_>, Vec<_>) = all.into_iter().partition(Offer::gives_up);
        self.show_offers(screen, seat, &offers)?;
        loop {
            let Some(line) = screen.ask(">")? else {
                screen.say(self.words(term::InputEnded))?;
                return Ok(Decided::Left);
            };
            match Command::read(&line) {
                Command::Offer(number) => match number.checked_sub(1).and_then(|index| offers.get(index)) {
                    Some(offer) => return self.act(screen, seat, &offer.action),
                    None => screen.say(self.words(term::Offers { most: offers.len() }))?,
                },
                Command::Act(notation) => match grave.iter().find(|offer| offer.notation == notation) {
                    Some(offer) if self.is_sure(screen, offer)? => return self.act(screen, seat, &offer.action),
                    Some(_) => self.show_offers(screen, seat, &offers)?,
                    None => match table::action(self.table.game(), notation) {
                        Ok(action) if self.table.check(seat, &action).is_ok() => {
                            return self.act(screen, seat, &action);
                        }
                        Ok(action) => self.explain(screen, seat, &action)?,
                        Err(error) => screen.say(self.words(term::HelpHint { why: sentence(error.to_string()) }))?,
                    },
                },
                Command::Why(notation) => match table::action(self.table.game(), notation) {
                    Ok(action) => self.explain(screen, seat, &action)?,
                    Err(error) => screen.say(sentence(error.to_string()))?,
                },
                Command::Reasons => self.reasons(screen, seat)?,
                Command::Since => self.since(screen, seat)?,
                Command::Can => self.can(screen, seat)?,
                Command::Odds(which) => self.odds(screen, seat, which, &offers)?,
                Command::Hint => self.hint(screen, seat)?,
                Command::Undo => match self.undo(seat) {
                    Ok(()) => {
                        screen.say(self.words(term::TakenBack))?;
                        return Ok(Decided::TakenBack);
                    }
                    Err(no) => screen.say(self.why_not(&no))?,
                },
                Command::Hush(words) => {
                    if self.hush(screen, seat, words)? {
                        return Ok(Decided::Done);
                    }
                }
                Command::Hear(words) => self.unhush(screen, seat, words)?,
                Command::Rules(words) => self.look_up(screen, words)?,
                Command::Board => self.show_board(screen, seat)?,
                Command::Look(place) => self.look(screen, seat, place)?,
                Command::Near => screen.say(self.scene(seat).near)?,
                Command::Hand => screen.say(self.scene(seat).hand)?,
                Command::Last => self.last(screen, seat)?,
                Command::Log => {
                    for step in 0..self.table.n_steps() {
                        self.tell(screen, step, Viewer::seat(seat))?;
                    }
                }
                Command::Save("") => screen.say(self.words(term::NameFile))?,
                Command::Save(file) => match self.save(Path::new(file)) {
                    Ok(()) => screen.say(self.words(term::Saved { file }))?,
                    Err(error) => screen.say(sentence(format!("{error:#}")))?,
                },
                Command::Help => screen.say(help(self.language))?,
                Command::Offers => self.show_offers(screen, seat, &offers)?,
                Command::Quit => return Ok(Decided::Left),
            }
        }
    }

    fn act(&mut self, screen: &mut Screen, seat: Seat, action: &Value) -> Result<Decided> {
        if let Err(no) = self.table.act(seat, action) {
            screen.say(self.why_not(&no))?;
        }
        Ok(Decided::Done)
    }

    /// Asks once more before somebody gives up; anything but a yes is a no.
    fn is_sure(&self, screen: &mut Screen, offer: &Offer) -> Result<bool> {
        screen.say(sentence(&offer.words))?;
        let answer = screen.ask(&self.words(term::Sure))?;
        Ok(answer.is_some_and(|answer| answer.trim().eq_ignore_ascii_case(&self.words(term::Yes))))
    }

    /// Why something cannot be done, in a sentence.
    fn why_not(&self, no: &No) -> String {
        why_not(no, self.everybody())
    }

    /// Takes back the last action of a person at this screen, whoever of them is asked now.
    fn undo(&mut self, asked: Seat) -> Result<(), No> {
        let who = self.people().iter().find(|seat| self.table.may_undo(*seat).is_ok());
        self.table.undo(who.unwrap_or(asked))?;
        self.forget_undone();
        Ok(())
    }

    fn show_board(&self, screen: &mut Screen, seat: Seat) -> Result<()> {
        screen.say("")?;
        screen.say(narrate::board(self.table.as_ref(), Viewer::seat(seat), self.everybody()).trim_end())
    }

    fn show_offers(&self, screen: &mut Screen, seat: Seat, offers: &[Offer]) -> Result<()> {
        screen.say("")?;
        screen.say(narrate::prompt(self.table.as_ref(), Viewer::seat(seat), self.everybody()))?;
        for (number, offer) in (1..).zip(offers) {
            screen.say(format!("{number:>4}  {:<44} {}", offer.words, offer.notation))?;
        }
        self.show_hush(screen, seat)
    }

    /// May this be done? If not: why, and the rule in full.
    fn explain(&self, screen: &mut Screen, seat: Seat, action: &Value) -> Result<()> {
        match self.table.check(seat, action) {
            Ok(()) => screen.say(self.words(term::Allowed)),
            Err(no @ No::Illegal { rule, .. }) => {
                screen.say(format!("{} ({rule})", self.why_not(&no)))?;
                let found = rulebook::rule(self.table.game(), self.language, rule);
                rulebook::print(&mut screen.out(), found.as_slice(), self.language)?;
                Ok(())
            }
            Err(no) => screen.say(self.why_not(&no)),
        }
    }

    fn look_up(&self, screen: &mut Screen, words: &str) -> Result<()> {
        let words: Vec<_> = words.split_whitespace().collect();
        let found = rulebook::find(self.table.game(), self.language, &words);
        if words.is_empty() {
            screen.say(self.words(term::NameWords))
        } else if found.is_empty() {
            screen.say(self.words(term::NoRule { words: words.join(" ") }))
        } else {
            rulebook::print(&mut screen.out(), &found, self.language)?;
            Ok(())
        }
    }
}
