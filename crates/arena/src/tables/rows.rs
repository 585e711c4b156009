//! What stands in the tables. The columns are promised to other tools: add some, but rename none.

use kernel::Seat;

use super::{Cell, Column, Holds};
use crate::tournament::{Game, SeatResult, Tournament};

const fn column(name: &'static str, holds: Holds) -> Column {
    Column { name, holds }
}

/// A row for each seat of each game.
pub const SEATS: &[Column] = &[
    column("game", Holds::Text),
    column("setup", Holds::Text),
    column("players", Holds::Whole),
    column("seed", Holds::Whole),
    column("pairing", Holds::Whole),
    column("number", Holds::Whole),
    column("seat", Holds::Text),
    column("bot", Holds::Text),
    column("finished", Holds::Truth),
    column("place", Holds::WholeOrNothing),
    column("score", Holds::WholeOrNothing),
    column("won", Holds::Real),
    column("winners", Holds::Whole),
    column("ending", Holds::Text),
    column("steps", Holds::Whole),
    column("turns", Holds::Whole),
    column("decisions", Holds::Whole),
    column("choices", Holds::Whole),
    column("thought_mean_us", Holds::Whole),
    column("thought_p95_us", Holds::Whole),
    column("thought_max_us", Holds::Whole),
];

/// A row for each thing that a seat had to do with.
pub const THINGS: &[Column] = &[
    column("game", Holds::Text),
    column("setup", Holds::Text),
    column("players", Holds::Whole),
    column("seed", Holds::Whole),
    column("pairing", Holds::Whole),
    column("number", Holds::Whole),
    column("seat", Holds::Text),
    column("bot", Holds::Text),
    column("role", Holds::Text),
    column("thing", Holds::Text),
    column("times", Holds::Whole),
    column("won", Holds::Real),
    column("finished", Holds::Truth),
];

fn text<'r>(words: impl Into<std::borrow::Cow<'r, str>>) -> Cell<'r> {
    Cell::Text(words.into())
}

fn whole(number: u64) -> Cell<'static> {
    Cell::Whole(number as i64)
}

fn maybe(number: Option<impl Into<i64>>) -> Cell<'static> {
    number.map_or(Cell::Nothing, |number| Cell::Whole(number.into()))
}

/// Which game, and who sat there: the cells both tables begin with.
fn head<'r>(tournament: &'r Tournament, game: &'r Game, (seat, result): (Seat, &'r SeatResult)) -> Vec<Cell<'r>> {
    let pairing = &tournament.pairings[game.pairing];
    vec![
        text(pairing.game.name()),
        text(&pairing.setup),
        whole(game.seats.len() as u64),
        whole(tournament.seed),
        whole(game.pairing as u64),
        whole(game.number),
        text(seat.to_string()),
        text(pairing.bots[result.bot].to_string()),
    ]
}

fn seated(game: &Game) -> impl Iterator<Item = (Seat, &SeatResult)> {
    Seat::first(game.seats.len()).zip(&game.seats)
}

/// The rows of a game in the first table.
pub fn seats<'r>(tournament: &'r Tournament, game: &'r Game) -> impl Iterator<Item = Vec<Cell<'r>>> {
    seated(game).map(move |(seat, result)| {
        let mut row = head(tournament, game, (seat, result));
        let [mean, p95, max] = result.thought;
        row.extend([
            Cell::Truth(game.finished),
            maybe(result.place),
            maybe(result.score),
            Cell::Real(result.won()),
            whole(game.n_winners() as u64),
            text(result.ending()),
            whole(game.steps),
            whole(game.turns),
            whole(result.decisions),
            whole(result.choices),
            whole(mean),
            whole(p95),
            whole(max),
        ]);
        row
    })
}

/// The rows of a game in the second table.
pub fn things<'r>(tournament: &'r Tournament, game: &'r Game) -> impl Iterator<Item = Vec<Cell<'r>>> {
    seated(game).flat_map(move |(seat, result)| {
        result.things.iter().map(move |(role, name, times)| {
            let mut row = head(tournament, game, (seat, result));
            row.extend([
                text(role),
                text(name),
                whole(u64::from(*times)),
                Cell::Real(result.won()),
                Cell::Truth(game.finished),
            ]);
            row
        })
    })
}
