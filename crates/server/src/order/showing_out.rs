//! Those who are banned leave: tables of theirs that gather are closed, their chairs at others' are free, and in games that
//! run their seats go the way that was agreed for who is away.

use protocol::Phase;

use crate::error::Error;
use crate::hall::{Hall, SharedHall};
use crate::store::User;
use crate::table::Mail;

/// Shows all of these out, one after the other: a table's own work comes first.
pub async fn all(hall: SharedHall, banned: Vec<String>) {
    for user in banned {
        if *hall.stopping.borrow() {
            return;
        }
        if let Err(refusal) = one(&hall, &user).await {
            tracing::warn!(code = ?refusal.code, "the chairs of somebody who is banned cannot be freed now");
        }
    }
}

async fn one(hall: &Hall, id: &str) -> Result<(), Error> {
    let Some(account) = hall.store.account(id).await? else { return Ok(()) };
    for table in hall.store.unfinished_places_of(id).await? {
        leave(hall, &account.user, &table).await?;
    }
    Ok(())
}

async fn leave(hall: &Hall, user: &User, id: &str) -> Result<(), Error> {
    let Some(table) = hall.store.table(id).await? else { return Ok(()) };
    // What the table says no to has happened already: another node was faster, or the game is over.
    if table.phase == Phase::Gathering && table.host == user.id {
        let _ = hall.tables.ask(id, |answer| Mail::Close { user: Some(user.clone()), answer }).await;
        return Ok(());
    }
    for seat in table.seats_of(user) {
        if table.phase == Phase::Gathering || table.seats[seat.index()].is_played() {
            let _ = hall.tables.ask(id, |answer| Mail::Leave { user: Some(user.clone()), seat, answer }).await;
        }
    }
    Ok(())
}
