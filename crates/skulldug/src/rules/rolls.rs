//! A player's roll: focus, the die, cards after it, the final value. Rules: SK-FOCUS-01, SK-ENC-02, SK-ENC-03,
//! SK-FAQ-08, rulings SK-R-31 to SK-R-36, SK-R-90.

use kernel::{Log, Seat};

use crate::rules::{consumables, encounter, equipment, fighting, health, items, windows};
use crate::state::State;
use crate::waiting::{CardRoll, RollKind, RollStage, Waiting};
use crate::{Card, Event, Illegal, Kind, Pawn};

/// A roll begins; what asked for it lies just below. Ruling SK-R-35.
pub fn begin(state: &mut State, who: Seat, kind: RollKind) {
    state.waiting.push(Waiting::Roll { who, kind, stage: RollStage::Before, natural: 0, focus: 0, plus: 0 });
}

/// Ruling SK-R-35: (a) focus and cards, (b) the die, (c) cards after it, (d) to (f) the outcome. Who has nothing to
/// choose is not asked.
pub fn go_on(state: &mut State, who: Seat, kind: RollKind, stage: RollStage, log: &mut impl Log<Event>) -> bool {
    match stage {
        RollStage::Before => {
            if state.focus_limit(who) > 0 || !windows::before_roll(state, who, kind).is_empty() {
                return false;
            }
            set_stage(state, RollStage::Die);
            false
        }
        RollStage::Die => false,
        RollStage::After { mut next } => {
            let n = state.setup.players;
            while next <= n {
                let fits =
                    nth_offer(state, who, next).is_some_and(|seat| !windows::after_roll(state, who, seat).is_empty());
                if fits {
                    set_stage(state, RollStage::After { next });
                    return false;
                }
                next += 1;
            }
            finish(state, log);
            true
        }
    }
}

#[inline]
fn set_stage(state: &mut State, to: RollStage) {
    if let Waiting::Roll { stage, .. } = state.waiting.top_mut() {
        *stage = to;
    }
}

/// Who is offered a card after the die: the roller, then the opponents in turn order. Ruling SK-R-35.
#[inline]
pub fn nth_offer(state: &State, roller: Seat, next: u8) -> Option<Seat> {
    if next == 0 {
        return Some(roller);
    }
    let n = state.n_parties();
    let mut order = (0..n).flat_map(|later| state.party_seats((state.party + later) % n));
    order.nth(usize::from(next) - 1).filter(|seat| *seat != roller)
}

/// Rule: SK-FOCUS-01, FT-12, ruling SK-R-33.
pub fn may_focus(state: &State, seat: Seat, ap: u8) -> Result<(), Illegal> {
    let limit = state.focus_limit(seat);
    if ap <= limit {
        Ok(())
    } else if state.holds(seat, Kind::CrackedHourglass) {
        Err(Illegal::HourglassForbidsFocus)
    } else {
        Err(Illegal::FocusTooHigh(limit))
    }
}

/// AP on the roll, then the die. Rule: SK-FOCUS-01, SK-ENC-02, rulings SK-R-33, SK-R-34.
pub fn focus(state: &mut State, seat: Seat, ap: u8, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_focus(state, seat, ap)?;
    items::spend(state, seat, ap);
    if let Waiting::Roll { stage, focus, .. } = state.waiting.top_mut() {
        *focus = ap;
        *stage = RollStage::Die;
    }
    if ap > 0 {
        log.push(Event::Focused { seat, ap });
    }
    Ok(())
}

/// The die fell, for the first time or again. Ruling SK-R-36: focus and modifiers stay.
pub fn fall(state: &mut State, n: u8, log: &mut impl Log<Event>) {
    if let Waiting::Roll { who, stage, natural, .. } = state.waiting.top_mut() {
        *natural = n;
        *stage = RollStage::After { next: 0 };
        log.push(Event::Rolled { seat: *who, n });
    }
}

/// A Rusty Sword before the roll, a Rabbit's Foot or a Rotten Tomato after it. Rule: SK-CARD-08, FC-02, FC-05, FC-15,
/// rulings SK-R-35, SK-R-36: the round of offers starts again.
pub fn use_card(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    items::require_held(state, seat, card)?;
    if !windows::around_roll(state, seat).has(card) {
        return Err(Illegal::NotNow(card));
    }
    let kind = state.kind(card);
    log.push(Event::Used { seat, card });
    items::discard(state, Pawn::of(seat), card, log);
    if let Waiting::Roll { stage, plus, .. } = state.waiting.top_mut() {
        match kind {
            Kind::RustySword => *plus += 3,
            Kind::RabbitsFoot => *stage = RollStage::Die,
            _ => {
                *plus -= 2;
                *stage = RollStage::After { next: 0 };
            }
        }
    }
    Ok(())
}

/// Nothing from this player; the next is asked. Rule: SK-CARD-09.
pub fn pass(state: &mut State) {
    if let Waiting::Roll { stage: RollStage::After { next }, .. } = state.waiting.top_mut() {
        *next += 1;
    }
}

/// The final value, what it triggers, and its outcome. Rule: SK-FAQ-08, FE-05, rulings SK-R-32, SK-R-35.
fn finish(state: &mut State, log: &mut impl Log<Event>) {
    let Waiting::Roll { who, kind, natural, focus, plus, .. } = state.waiting.top() else { return };
    state.waiting.pop();
    let total = natural as i8 + focus as i8 + plus + state.modifier(who, kind);
    log.push(Event::Final { seat: who, kind, total });
    if total >= 6 {
        let lucky = state.count(who, Kind::LuckyUnderwear);
        if lucky > 0 {
            health::gain(state, who, lucky, log);
        }
    }
    match state.waiting.top() {
        Waiting::Encounter { who, entry, card, .. } => encounter::rolled(state, who, entry, card, total, log),
        Waiting::Throw { .. } => fighting::rolled(state, total, log),
        Waiting::CardRoll { who, what } => {
            state.waiting.pop();
            match what {
                CardRoll::Rations => consumables::rations(state, who, total, log),
                CardRoll::Opal if total <= 2 => health::daze(state, Pawn::of(who), log),
                CardRoll::Opal => {}
                CardRoll::Rod { whom } => equipment::catch(state, who, whom, total),
            }
        }
        _ => {}
    }
}
