//! The end of Cave Pilot 55: Reputation, credits, titles and grades. Rules: CP-END, CP-TEAM, CP-SOLO, CP-COOP.

use cave_pilot::{Colour, Deck, Event, Grade, Mode, Place, State, Title, content};
use kernel::{Game, Seat, Viewer};
use protocol::{FinalColumn, FinalReason};
use words::{Language, Message};

use super::cp;
use super::title_name;
use crate::ending::Order;

pub fn points(language: Language) -> String {
    cp::Points.say(language)
}

pub fn measure(language: Language) -> String {
    cp::Measure.say(language)
}

/// `12 Reputation`.
pub fn amount(n: i32, language: Language) -> String {
    cp::Amount { n }.say(language)
}

/// Partners are one side; in a scenario everybody is.
pub fn side(state: &State, seat: Seat) -> u8 {
    match state.setup.mode {
        Mode::Competitive | Mode::Tutorial => seat.index() as u8,
        Mode::Team => seat.index() as u8 % 2,
        Mode::Solo | Mode::NightMail | Mode::Purge | Mode::RisingWater => 0,
    }
}

/// Who crashed or got stuck has lost. Rule: CP-END-08.
pub fn is_out(state: &State, seat: Seat) -> bool {
    state.plane(seat).place == Place::Out
}

pub fn reasons(state: &State, steps: &[Vec<Event>], order: &Order<'_>) -> Vec<FinalReason> {
    let mut reasons = match state.setup.mode {
        Mode::Competitive | Mode::Tutorial => by_reputation(state, order),
        Mode::Team => vec![teams(state, order)],
        Mode::Solo => return vec![alone(state, order)],
        Mode::NightMail | Mode::Purge | Mode::RisingWater => return scenario(state, order),
    };
    for event in steps.iter().flatten() {
        if let Event::Out { seat, crashed } = event
            && !order.forfeited.has(*seat)
        {
            let (names, whom) = (order.names, order.called(&[*seat]));
            let sentence = match crashed {
                true => names.say(cp::EndCrashed { whom }),
                false => names.say(cp::EndStuck { whom }),
            };
            reasons.push(FinalReason::new(sentence, &["CP-END-08", "CP-R-59"]));
        }
    }
    reasons
}

/// Most Reputation, then most credits, then shared. Rule: CP-END-06, CP-END-07, rulings CP-R-58, CP-R-59.
fn by_reputation(state: &State, order: &Order<'_>) -> Vec<FinalReason> {
    let names = order.names;
    let places = order.places(|seat| is_out(state, seat));
    let credits = |seat: Seat| state.plane(seat).credits;
    let mut reasons = Vec::new();
    match places.first().map(Vec::as_slice) {
        None => reasons.push(FinalReason::new(names.say(cp::EndAllLost), &["CP-END-08"])),
        Some([one]) if places.len() == 1 => {
            let sentence = names.say(cp::EndOnly { who: names.who(*one) });
            reasons.push(FinalReason::new(sentence, &["CP-R-58"]));
        }
        Some([one]) if places.get(1).is_some_and(|next| order.score(next[0]) < order.score(*one)) => {
            let sentence = names.say(cp::EndMost { who: names.who(*one), n: order.score(*one) });
            reasons.push(FinalReason::new(sentence, &["CP-END-06"]));
        }
        Some(_) => {}
    }
    for (number, level) in places.iter().enumerate() {
        let (first, reputation) = (level[0], order.score(level[0]));
        if level.len() > 1 {
            let (whom, n, credits) = (order.called(level), reputation, credits(first));
            let sentence = match order.place(first) {
                1 => names.say(cp::EndShared { whom, n, credits }),
                place => names.say(cp::EndSharedPlace { whom, n, credits, place: names.ordinal(place) }),
            };
            reasons.push(FinalReason::new(sentence, &["CP-END-07", "CP-R-59"]));
        }
        if let Some(next) = places.get(number + 1).map(|next| next[0])
            && order.score(next) == reputation
        {
            let (both, who, n) = (order.called(&[first, next]), names.who(first), reputation);
            let (place, more, less) = (names.ordinal(order.place(first)), credits(first), credits(next));
            let sentence = names.say(cp::EndCredits { both, who, n, place, more, less });
            reasons.push(FinalReason::new(sentence, &["CP-END-07"]));
        }
    }
    reasons
}

/// Sums of the two who sit opposite, without who is out. Rule: CP-TEAM-02, rulings CP-R-58, CP-R-62.
fn teams(state: &State, order: &Order<'_>) -> FinalReason {
    let team = |number: usize| state.seats().filter(move |seat| seat.index() % 2 == number);
    let sums = |number: usize| {
        let living = team(number).filter(|seat| !is_out(state, *seat)).map(|seat| state.plane(seat));
        living.fold(None, |sum: Option<(u32, u32)>, plane| {
            let (reputation, credits) = sum.unwrap_or((0, 0));
            Some((reputation + u32::from(plane.reputation), credits + u32::from(plane.credits)))
        })
    };
    let won = |number: usize| team(number).any(|seat| order.outcome.winners.contains(&seat));
    let ahead = usize::from(!won(0));
    let (names, whom) = (order.names, order.called(&team(ahead).collect::<Vec<_>>()));
    match (sums(ahead), sums(1 - ahead)) {
        (Some((more, _)), Some((less, _))) if more > less => {
            FinalReason::new(names.say(cp::EndTeam { whom, more, less }), &["CP-TEAM-02"])
        }
        (Some((n, more)), Some((_, less))) if more > less => {
            FinalReason::new(names.say(cp::EndTeamCredits { whom, n, more, less }), &["CP-R-62"])
        }
        (Some((n, credits)), Some(_)) => {
            FinalReason::new(names.say(cp::EndTeamShared { n, credits }), &["CP-R-62", "CP-R-59"])
        }
        (_, _) => FinalReason::new(names.say(cp::EndTeamOnly { whom }), &["CP-R-58"]),
    }
}

/// The title, and how far the next one was. Rule: CP-SOLO-05, CP-SOLO-06, CP-SOLO-07, rulings CP-R-65, CP-R-66.
fn alone(state: &State, order: &Order<'_>) -> FinalReason {
    let seat = Seat::new(0);
    let names = order.names;
    let reputation = order.score(seat);
    let (Some(title), Deck::Solo { length }) = (ending(state).and_then(|ending| ending.title), state.setup.deck) else {
        return FinalReason::new(names.say(cp::EndNoTitle { who: names.who(seat) }), &["CP-R-66"]);
    };
    let bounds = content::content().solo[length as usize].titles;
    let next = Title::ALL.iter().skip(1).zip(bounds).find(|(next, _)| **next > title);
    let (who, n, title) = (names.who(seat), reputation, title_name(title, names));
    let rule = ["CP-SOLO-05", "CP-SOLO-06", "CP-SOLO-07"][length as usize];
    match next {
        Some((next, bound)) => {
            let short = i32::from(bound) - reputation;
            let sentence = names.say(cp::EndTitle { who, n, title, short, next: title_name(*next, names) });
            FinalReason::new(sentence, &[rule, "CP-R-65"])
        }
        None => FinalReason::new(names.say(cp::EndTitleBest { who, n, title }), &[rule, "CP-R-65"]),
    }
}

/// Won or lost together; how well, and how far the next grade was. Rule: CP-COOP-01.
fn scenario(state: &State, order: &Order<'_>) -> Vec<FinalReason> {
    let mode = state.setup.mode;
    let won = ending(state).is_some_and(|ending| !ending.winners.is_empty());
    let names = order.names;
    let home = state.seats().filter(|seat| state.plane(*seat).place == Place::Exit).count();
    let all = state.seats().count();
    let task = match (mode, won) {
        (Mode::NightMail, true) => names.say(cp::EndMail),
        (Mode::NightMail, false) => names.say(cp::EndMailLost { home, all }),
        (Mode::Purge, true) => names.say(cp::EndPurge { cleared: state.cleared.len() }),
        (Mode::Purge, false) => names.say(cp::EndPurgeLost { cleared: state.cleared.len(), lost: state.n_out, all }),
        (_, true) => names.say(cp::EndWater { home, all }),
        (_, false) => names.say(cp::EndWaterLost { home, all }),
    };
    let mut reasons = vec![FinalReason::new(task, &["CP-COOP-01"])];
    if let Some(grade) = ending(state).and_then(|ending| ending.grade) {
        reasons.push(graded(state, grade, order));
    }
    reasons
}

fn graded(state: &State, grade: Grade, order: &Order<'_>) -> FinalReason {
    let counts = |seat: &Seat| state.setup.mode != Mode::RisingWater || state.plane(*seat).place == Place::Exit;
    let sum: i32 = state.seats().filter(counts).map(|seat| order.score(seat)).sum();
    let n = state.seats().count() as i32;
    let scenario = content::content().scenarios.iter().find(|scenario| scenario.id == state.setup.mode);
    let bounds = scenario.map_or(&[][..], |scenario| &scenario.grades);
    let next = Grade::ALL.iter().skip(1).zip(bounds).find(|(next, _)| **next > grade);
    let (names, each) = (order.names, sum / n);
    let called = |grade: Grade| names.say(cp::Grade { which: grade.name() });
    let grade = called(grade);
    let sentence = match next {
        Some((next, bound)) => {
            let short = i32::from(*bound) * n - sum;
            names.say(cp::EndGrade { n: each, grade, short, next: called(*next) })
        }
        None => names.say(cp::EndGradeBest { n: each, grade }),
    };
    FinalReason::new(sentence, &["CP-COOP-01"])
}

fn ending(state: &State) -> Option<cave_pilot::Ending> {
    cave_pilot::CavePilot::view(state, Viewer::PUBLIC).ending
}

/// Reputation by the colour of the caves it was gained in.
pub fn columns(state: &State, steps: &[Vec<Event>], language: Language) -> Vec<FinalColumn> {
    let zero = || vec![0; state.seats().count()];
    let mut colours = [zero(), zero(), zero()];
    let [mut other, mut lost, mut bonus, mut passed, mut failed] = [zero(), zero(), zero(), zero(), zero()];
    let mut facing = None;
    for event in steps.iter().flatten() {
        match event {
            Event::Handles { card, .. } => facing = Some(*card),
            Event::Landed { .. } | Event::TurnBegins { .. } | Event::Fired { .. } | Event::Cleared { .. } => {
                facing = None;
            }
            Event::Challenged { seat, passed: true, .. } => passed[seat.index()] += 1,
            Event::Challenged { seat, passed: false, .. } => failed[seat.index()] += 1,
            Event::Reputation { seat, by, .. } => {
                let by = i32::from(*by);
                match facing {
                    _ if by < 0 => lost[seat.index()] += by,
                    Some(card) => colours[card.colour() as usize][seat.index()] += by,
                    None => other[seat.index()] += by,
                }
            }
            Event::Bonus { seat, by } => bonus[seat.index()] += i32::from(*by),
            _ => {}
        }
    }
    let title = |which| cp::Column { which }.say(language);
    let titles = [(Colour::Yellow, "yellow"), (Colour::Orange, "orange"), (Colour::Red, "red")];
    let mut columns: Vec<_> = titles
        .iter()
        .map(|(colour, which)| FinalColumn::part(title(which), std::mem::take(&mut colours[*colour as usize])))
        .collect();
    columns.extend([
        FinalColumn::part(title("other"), other),
        FinalColumn::part(title("lost"), lost),
        FinalColumn::part(title("bonus"), bonus),
        FinalColumn::beside(title("passed"), passed),
        FinalColumn::beside(title("failed"), failed),
        FinalColumn::beside(title("credits"), state.seats().map(|seat| i32::from(state.plane(seat).credits)).collect()),
    ]);
    columns
}
