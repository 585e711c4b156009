//! The record of a finished game, with all that is needed to deal it again.

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::{Code, Phase, Refusal};

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
    let record = Play::replay(&table, &lines)?.game().record(notes(&table));
    let file = format!("attachment; filename=\"{}-{id}.karst\"", table.game);
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)], record))
}

/// The lines that tell who played, and let anybody deal the game again.
fn notes(table: &StoredTable) -> Vec<(String, String)> {
    let names = names(table);
    let seats = table.seats.iter().zip(names).map(|(seat, name)| (format!("seat {}", seat.seat), one_line(&name)));
    let dice = [
        ("commitment".to_owned(), table.secret.commitment().to_string()),
        ("secret".to_owned(), table.secret.to_string()),
    ];
    let entropies =
        table.seats.iter().filter_map(|seat| Some((format!("entropy {}", seat.seat), seat.entropy.clone()?)));
    seats.chain(dice).chain(entropies).collect()
}
