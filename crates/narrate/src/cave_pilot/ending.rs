//! The end of Cave Pilot 55: Reputation, credits, titles and grades. Rules: CP-END, CP-TEAM, CP-SOLO, CP-COOP.

use cave_pilot::{Colour, Deck, Event, Grade, Mode, Place, State, Title, content};
use kernel::{Game, Seat, Viewer};

use super::title_name;
use crate::ending::{Column, Order, Reason, place_name};

/// What is counted.
pub const POINTS: &str = "Reputation";
/// What is counted before the end.
pub const MEASURE: &str =
    "Reputation if the game had ended at that moment: planes in the exit have their bonus for the cave already.";

/// `12 Reputation`.
pub fn amount(n: i32) -> String {
    format!("{n} Reputation")
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

/// Why the order is as it is.
pub fn reasons(state: &State, steps: &[Vec<Event>], order: &Order<'_>) -> Vec<Reason> {
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
            let fate = if *crashed { "crashed" } else { "got stuck" };
            let who = order.called(&[*seat]);
            let sentence = format!("{who} {fate} and so ranks below everybody who did not, whatever the Reputation.");
            reasons.push(Reason::new(sentence, &["CP-END-08", "CP-R-59"]));
        }
    }
    reasons
}

/// Most Reputation, then most credits, then shared. Rule: CP-END-06, CP-END-07, rulings CP-R-58, CP-R-59.
fn by_reputation(state: &State, order: &Order<'_>) -> Vec<Reason> {
    let names = order.names;
    let places = order.places(|seat| is_out(state, seat));
    let credits = |seat: Seat| state.plane(seat).credits;
    let mut reasons = Vec::new();
    match places.first().map(Vec::as_slice) {
        None => reasons.push(Reason::new("Every plane is lost, so nobody wins.", &["CP-END-08"])),
        Some([one]) if places.len() == 1 => {
            let sentence = format!("{} the only pilot left in the air.", names.does(*one, "are", "is"));
            reasons.push(Reason::new(sentence, &["CP-R-58"]));
        }
        Some([one]) if places.get(1).is_some_and(|next| order.score(next[0]) < order.score(*one)) => {
            let has = names.does(*one, "have", "has");
            reasons.push(Reason::new(format!("{has} the most Reputation, {}.", order.score(*one)), &["CP-END-06"]));
        }
        Some(_) => {}
    }
    for (number, level) in places.iter().enumerate() {
        let (first, reputation) = (level[0], order.score(level[0]));
        if level.len() > 1 {
            let equal =
                format!("{} have {reputation} Reputation and {} credits each", order.called(level), credits(first));
            let sentence = match order.place(first) {
                1 => format!("{equal}, so they share the victory."),
                place => format!("{equal}, so they share {} place.", place_name(place)),
            };
            reasons.push(Reason::new(sentence, &["CP-END-07", "CP-R-59"]));
        }
        if let Some(next) = places.get(number + 1).map(|next| next[0])
            && order.score(next) == reputation
        {
            let both = order.called(&[first, next]);
            let (place, more, less) = (place_name(order.place(first)), credits(first), credits(next));
            let wins = names.does(
                first,
                &format!("have more credits left, {more} to {less}, and take {place} place."),
                &format!("has more credits left, {more} to {less}, and takes {place} place."),
            );
            let sentence = format!("{both} both have {reputation} Reputation. {wins}");
            reasons.push(Reason::new(sentence, &["CP-END-07"]));
        }
    }
    reasons
}

/// Sums of the two who sit opposite, without who is out. Rule: CP-TEAM-02, rulings CP-R-58, CP-R-62.
fn teams(state: &State, order: &Order<'_>) -> Reason {
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
    let who = order.called(&team(ahead).collect::<Vec<_>>());
    match (sums(ahead), sums(1 - ahead)) {
        (Some((more, _)), Some((less, _))) if more > less => Reason::new(
            format!("{who} have more Reputation together, {more} to {less}; the higher sum wins."),
            &["CP-TEAM-02"],
        ),
        (Some((same, more)), Some((_, less))) if more > less => Reason::new(
            format!("Both teams have {same} Reputation. {who} have more credits together, {more} to {less}, and win."),
            &["CP-R-62"],
        ),
        (Some((same, credits)), Some(_)) => Reason::new(
            format!("Both teams have {same} Reputation and {credits} credits, so all four share the victory."),
            &["CP-R-62", "CP-R-59"],
        ),
        (_, _) => Reason::new(format!("{who} are the only team with a plane left."), &["CP-R-58"]),
    }
}

/// The title, and how far the next one was. Rule: CP-SOLO-05, CP-SOLO-06, CP-SOLO-07, rulings CP-R-65, CP-R-66.
fn alone(state: &State, order: &Order<'_>) -> Reason {
    let seat = Seat::new(0);
    let names = order.names;
    let reputation = order.score(seat);
    let (Some(title), Deck::Solo { length }) = (ending(state).and_then(|ending| ending.title), state.setup.deck) else {
        let lost = names.does(seat, "do not reach", "does not reach");
        return Reason::new(format!("{lost} the exit, so there is no title."), &["CP-R-66"]);
    };
    let bounds = content::content().solo[length as usize].titles;
    let next = Title::ALL.iter().skip(1).zip(bounds).find(|(next, _)| **next > title);
    let reaches = names.does(seat, "reach", "reaches");
    let made =
        format!("{reaches} the exit with {reputation} Reputation and may be called {}.", title_name(title, names));
    let rule = ["CP-SOLO-05", "CP-SOLO-06", "CP-SOLO-07"][length as usize];
    match next {
        Some((next, bound)) => {
            let short = i32::from(bound) - reputation;
            Reason::new(
                format!("{made} {short} more would have earned {}.", title_name(*next, names)),
                &[rule, "CP-R-65"],
            )
        }
        None => Reason::new(format!("{made} There is no higher title."), &[rule, "CP-R-65"]),
    }
}

/// Won or lost together; how well, and how far the next grade was. Rule: CP-COOP-01.
fn scenario(state: &State, order: &Order<'_>) -> Vec<Reason> {
    let mode = state.setup.mode;
    let won = ending(state).is_some_and(|ending| !ending.winners.is_empty());
    let n_home = state.seats().filter(|seat| state.plane(*seat).place == Place::Exit).count();
    let n = state.seats().count();
    let task = match (mode, won) {
        (Mode::NightMail, true) => "All the mail has come through: every plane reached the exit in time.".to_owned(),
        (Mode::NightMail, false) => format!("The mail is lost: {n_home} of {n} planes reached the exit in time."),
        (Mode::Purge, true) => format!("The brood is purged: {} Brood cards are cleared.", state.cleared.len()),
        (Mode::Purge, false) => {
            let (cleared, lost) = (state.cleared.len(), state.n_out);
            format!("The brood lives on: {cleared} of 5 Brood cards are cleared, and {lost} of {n} planes are lost.")
        }
        (_, true) => format!("The water was too slow: {n_home} of {n} planes reached the exit."),
        (_, false) => format!("The water was faster: only {n_home} of {n} planes reached the exit."),
    };
    let mut reasons = vec![Reason::new(task, &["CP-COOP-01"])];
    if let Some(grade) = ending(state).and_then(|ending| ending.grade) {
        reasons.push(graded(state, grade, order));
    }
    reasons
}

fn graded(state: &State, grade: Grade, order: &Order<'_>) -> Reason {
    let counts = |seat: &Seat| state.setup.mode != Mode::RisingWater || state.plane(*seat).place == Place::Exit;
    let sum: i32 = state.seats().filter(counts).map(|seat| order.score(seat)).sum();
    let n = state.seats().count() as i32;
    let scenario = content::content().scenarios.iter().find(|scenario| scenario.id == state.setup.mode);
    let bounds = scenario.map_or(&[][..], |scenario| &scenario.grades);
    let next = Grade::ALL.iter().skip(1).zip(bounds).find(|(next, _)| **next > grade);
    let made = format!("{} Reputation a pilot earns {}.", sum / n, grade.name());
    let sentence = match next {
        Some((next, bound)) => {
            format!("{made} {} more together would have been {}.", i32::from(*bound) * n - sum, next.name())
        }
        None => format!("{made} There is no higher grade."),
    };
    Reason::new(sentence, &["CP-COOP-01"])
}

fn ending(state: &State) -> Option<cave_pilot::Ending> {
    cave_pilot::CavePilot::view(state, Viewer::PUBLIC).ending
}

/// Reputation by the colour of the caves it was gained in.
pub fn columns(state: &State, steps: &[Vec<Event>]) -> Vec<Column> {
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
    let titles = [(Colour::Yellow, "Yellow caves"), (Colour::Orange, "Orange caves"), (Colour::Red, "Red caves")];
    let mut columns: Vec<_> = titles
        .iter()
        .map(|(colour, title)| Column::part(*title, std::mem::take(&mut colours[*colour as usize])))
        .collect();
    columns.extend([
        Column::part("Otherwise", other),
        Column::part("Lost", lost),
        Column::part("Bonus", bonus),
        Column::beside("Passed", passed),
        Column::beside("Failed", failed),
        Column::beside("Credits", state.seats().map(|seat| i32::from(state.plane(seat).credits)).collect()),
    ]);
    columns
}
