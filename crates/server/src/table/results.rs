//! How a game ended for the people in it.

use kernel::{Outcome, Seat};
use protocol::{Against, Away, Played};
use table::{Play, Sitter, StoredTable, behind_all_others};

use crate::store::{PeopleWrite, StoredResult, Write, strongest};

/// What is kept of a game that is over, for everybody who played it in a chair of their own. A game that went on from a
/// moment of another one counts for nobody: it may have been won already.
pub fn results(table: &StoredTable, play: &Play, ended_ms: i64) -> Vec<Write> {
    let Some(outcome) = play.game().outcome().filter(|_| !play.is_copy()) else { return Vec::new() };
    let out = table.seats.iter().filter(|seat| matches!(seat.away, Some(Away::Forfeited { .. })));
    let outcome = behind_all_others(outcome, out.map(|seat| seat.seat).collect());
    let result = |seat: Seat| result(table, &outcome, seat, ended_ms);
    table
        .seats
        .iter()
        .filter_map(|seat| result(seat.seat))
        .map(|kept| Write::People(PeopleWrite::Result(kept)))
        .collect()
}

fn result(table: &StoredTable, outcome: &Outcome, seat: Seat, ended_ms: i64) -> Option<StoredResult> {
    let Sitter::Person { user, .. } = &table.seats[seat.index()].sitter else { return None };
    // Where one person holds several chairs nobody knows who of those at the screen has won.
    if table.seats_of(user).len() > 1 {
        return None;
    }
    let others = || table.seats.iter().filter(|other| other.seat != seat);
    let bots = others().filter_map(|other| match other.sitter {
        Sitter::Bot(bot) => Some(bot),
        Sitter::Person { .. } | Sitter::Open => None,
    });
    let against = match (others().any(|other| matches!(other.sitter, Sitter::Person { .. })), strongest(bots)) {
        (true, _) => Against::People,
        (false, Some(bot)) => bot.into(),
        (false, None) => Against::Alone,
    };
    let score = outcome.scores[seat.index()];
    let best_other = others().map(|other| outcome.scores[other.seat.index()]).max();
    Some(StoredResult {
        user: user.id.clone(),
        public: table.public && table.watchable,
        played: Played {
            table: table.id.clone(),
            game: table.game.name().to_owned(),
            against,
            won: outcome.winners.contains(&seat),
            place: outcome.places[seat.index()],
            score,
            lead: best_other.map(|other| score - other),
            ended_ms,
        },
    })
}
