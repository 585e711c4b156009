//! All that the server keeps of me, as one file.

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use kernel::Seat;
use protocol::{Away, Code, Refusal};
use serde_json::{Value, json};

use super::account::account_of;
use super::webhooks;
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::{Hall, SharedHall};
use crate::say;
use crate::store::{Sitter, StoredSeat, StoredTable, User, now_ms};

/// All that is kept of me, as a JSON file: account, sessions, tokens, tables, my seats, my steps, what I said,
/// what I have hushed, my webhooks, how my games ended, the records that I uploaded, the networks I come from, whom I have blocked, what I have
/// reported, and what moderators have laid on me.
/// Secrets are not in it, for they are not kept.
#[utoipa::path(get, path = "/api/account/export", tag = "people",
    responses((status = 200, body = serde_json::Value, content_type = "application/json"), (status = "4XX", body = Refusal)))]
pub async fn export(State(hall): State<SharedHall>, asker: Asker) -> Result<impl IntoResponse, Error> {
    let Some(user) = asker.known() else {
        return Err(Error::new(Code::SignedOut, say::NoOneToExport));
    };
    let body = serde_json::to_vec_pretty(&all_of(&hall, user).await?).expect("an export is plain data");
    let file = "attachment; filename=\"karst-my-data.json\"";
    Ok(([(header::CONTENT_TYPE, "application/json"), (header::CONTENT_DISPOSITION, file)], body))
}

/// One member for each thing that is kept of people; whatever is added to the store about people is added here too.
async fn all_of(hall: &Hall, user: &User) -> Result<Value, Error> {
    let store = &hall.store;
    Ok(json!({
        "exported_ms": now_ms(),
        "account": account(hall, user).await?,
        "sessions": store.sessions(&user.id).await?.into_iter().map(|(_, session)| session).collect::<Vec<_>>(),
        "tokens": store.tokens(&user.id).await?.into_iter().map(|(_, token)| token).collect::<Vec<_>>(),
        "tables": tables(hall, user).await?,
        "steps": store.steps_of(&user.id).await?,
        "said": store.said_by(&user.id).await?,
        "hushed": store.hushed_by(&user.id).await?,
        "webhooks": store.webhooks_of(&user.id).await?.into_iter().map(webhooks::seen).collect::<Vec<_>>(),
        "results": store.results_of(&user.id, true).await?,
        "records": store.records_of(&user.id).await?,
        "networks": store.networks_of(&user.id).await?,
        "blocked": store.blocks_of(&user.id).await?,
        "reports": store.reports_by(&user.id).await?,
        "measures": measures(hall, user).await?,
    }))
}

async fn account(hall: &Hall, user: &User) -> Result<Value, Error> {
    let account = account_of(hall, user).await?;
    Ok(json!({
        "id": account.user.id,
        "name": account.user.name,
        "face": account.user.portrait(),
        "sign_in_name": account.login,
        "came_ms": account.created_ms,
        "claimed_ms": account.claimed_ms,
    }))
}

/// What moderators have laid on me.
async fn measures(hall: &Hall, user: &User) -> Result<Value, Error> {
    let person = hall.store.person(&user.id, now_ms()).await?;
    let (mute, ban, role) = person.map(|person| (person.mute, person.ban, person.role)).unwrap_or_default();
    Ok(json!({ "mute": mute, "ban": ban, "role": role }))
}

async fn tables(hall: &Hall, user: &User) -> Result<Vec<Value>, Error> {
    let mut tables = Vec::new();
    for id in hall.store.places_of(&user.id).await? {
        // One that was closed just now is nobody's any more.
        if let Some(table) = hall.store.table(&id).await? {
            tables.push(described(&table, user));
        }
    }
    Ok(tables)
}

fn described(table: &StoredTable, user: &User) -> Value {
    json!({
        "id": table.id,
        "game": table.game.name(),
        "setup": table.setup,
        "phase": table.phase,
        "host": table.host == user.id,
        "opened_ms": table.opened_ms,
        "seats": table.seats_of(user).into_iter().map(|seat| seat_of(table, seat)).collect::<Vec<_>>(),
        "seats_of_mine_that_others_took": table.seats.iter().filter_map(|seat| seat_before(seat, user)).collect::<Vec<_>>(),
    })
}

/// A seat that was mine until a substitute came.
fn seat_before(seat: &StoredSeat, user: &User) -> Option<Value> {
    match &seat.away {
        Some(Away::Instead { user: before, name }) if *before == user.id => {
            Some(json!({ "seat": seat.seat.to_string(), "name_at_this_table": name }))
        }
        Some(Away::Instead { .. } | Away::SatIn { .. } | Away::Wanted | Away::Forfeited { .. }) | None => None,
    }
}

fn seat_of(table: &StoredTable, seat: Seat) -> Value {
    let chair = &table.seats[seat.index()];
    let name = match &chair.sitter {
        Sitter::Person { known_as, .. } => known_as.clone(),
        Sitter::Bot(_) | Sitter::Open => None,
    };
    json!({ "seat": seat.to_string(), "name_at_this_table": name, "added_to_the_dice": chair.entropy })
}
