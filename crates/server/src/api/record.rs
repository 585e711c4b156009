//! The record of a finished game, with all that is needed to deal it again.

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use kernel::Seat;
use protocol::{Away, Bot, Code, Phase, Refusal};

use super::extract::TablePath;
use super::tables::find;
use crate::error::Error;
use crate::hall::SharedHall;
use crate::names::one_line;
use crate::store::StoredTable;
use crate::table::{Play, names};

/// The whole game as a `.karst` file, once it is over: before that it would show hidden cards.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Refusal)))]
pub async fn record(State(hall): State<SharedHall>, TablePath(id): TablePath) -> Result<impl IntoResponse, Error> {
    let table = find(&hall, &id).await?;
    if table.phase != Phase::Finished {
        return Err(Error::new(
            Code::WrongPhase,
            "The record can be read when the game is over; it shows hidden cards.",
        ));
    }
    let lines = hall.store.lines(&id).await?;
    let play = Play::replay(&table, &lines)?;
    let record = play.game().record(notes(&table, &play));
    let file = format!("attachment; filename=\"{}-{id}.karst\"", table.game);
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)], record))
}

/// The lines that tell who played, and let anybody deal the game again.
fn notes(table: &StoredTable, play: &Play) -> Vec<(String, String)> {
    let names = names(table);
    let seats = table.seats.iter().zip(names).map(|(seat, name)| {
        let player = match &seat.away {
            Some(Away::Instead { name: before, .. }) => format!("{name} instead of {before}"),
            Some(Away::Forfeited { .. }) => format!("{name} (forfeited)"),
            Some(Away::SatIn { .. } | Away::Wanted) | None => name,
        };
        (format!("seat {}", seat.seat), one_line(&player))
    });
    let sat_in = table.seats.iter().flat_map(|seat| sat_in(seat.seat, play));
    let dice = [
        ("commitment".to_owned(), table.secret.commitment().to_string()),
        ("secret".to_owned(), table.secret.to_string()),
    ];
    let entropies =
        table.seats.iter().filter_map(|seat| Some((format!("entropy {}", seat.seat), seat.entropy.clone()?)));
    seats.chain(sat_in).chain(dice).chain(entropies).collect()
}

/// Which steps of a person's seat which bot decided: `sat-in A steady 12-15 20`.
fn sat_in(seat: Seat, play: &Play) -> Vec<(String, String)> {
    let of_bot = |bot: Bot| {
        let mut spans: Vec<(usize, usize)> = Vec::new();
        for step in play.steps_sat_in(seat, bot) {
            match spans.last_mut() {
                Some((_, last)) if *last + 1 == step => *last = step,
                Some(_) | None => spans.push((step, step)),
            }
        }
        let word = |(first, last): &(usize, usize)| match first == last {
            true => first.to_string(),
            false => format!("{first}-{last}"),
        };
        let words: Vec<_> = spans.iter().map(word).collect();
        (!words.is_empty()).then(|| (format!("sat-in {seat}"), format!("{} {}", bot.name(), words.join(" "))))
    };
    Bot::ALL.iter().filter_map(|bot| of_bot(*bot)).collect()
}
