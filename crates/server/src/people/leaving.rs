//! Being forgotten: chairs where no game has begun are given back, then everything that says who somebody was goes.

use protocol::Phase;

use crate::error::Error;
use crate::hall::Hall;
use crate::store::{PeopleWrite, SOMEONE, StoreError, User, Write, now_ms};
use crate::table::Mail;

/// Forgets `user`. Games that have begun stay whole; "Someone who left" sits there.
pub async fn forget(hall: &Hall, user: &User) -> Result<(), Error> {
    let places = hall.store.places_of(&user.id).await?;
    for id in &places {
        give_back(hall, user, id).await?;
    }
    let ended = sessions_and_tokens(hall, user).await?;
    hall.store.write(vec![Write::People(PeopleWrite::Forget { user: user.id.clone(), at_ms: now_ms() })]).await?;
    hall.end(&ended);
    hall.renamed(&User::new(user.id.clone(), SOMEONE));
    hall.people_changed(&places);
    Ok(())
}

/// Closes a table of theirs that still gathers, or frees their chairs at somebody else's.
async fn give_back(hall: &Hall, user: &User, id: &str) -> Result<(), Error> {
    let Some(table) = hall.store.table(id).await?.filter(|table| table.phase == Phase::Gathering) else {
        return Ok(());
    };
    // Should the game begin just now, it goes on with someone who left.
    if table.host == user.id {
        let _ = hall.tables.ask(id, |answer| Mail::Close { user: Some(user.clone()), answer }).await;
        return Ok(());
    }
    for seat in table.seats_of(user) {
        let _ = hall.tables.ask(id, |answer| Mail::Leave { user: Some(user.clone()), seat, answer }).await;
    }
    Ok(())
}

/// The hashes of whatever sockets of theirs may hold on to.
pub async fn sessions_and_tokens(hall: &Hall, user: &User) -> Result<Vec<String>, StoreError> {
    let sessions = hall.store.sessions(&user.id).await?.into_iter().map(|(hash, _)| hash);
    let tokens = hall.store.tokens(&user.id).await?.into_iter().map(|(hash, _)| hash);
    Ok(sessions.chain(tokens).collect())
}
