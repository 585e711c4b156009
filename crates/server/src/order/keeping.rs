//! Reading what is in force from the disk: at the start, after every change, and now and then, for others write there too.

use crate::hall::{Hall, SharedHall, stopped};
use crate::order::in_force::InForce;
use crate::order::showing_out;
use crate::store::{StoreError, now_ms};

/// Reads once; those who are banned and were not before, as far as was known here.
pub async fn load(hall: &Hall) -> Result<Vec<String>, StoreError> {
    // One at a time: what was read first must not be taken for the latest.
    let _turn = hall.order_turn.lock().await;
    let now_ms = now_ms();
    let (laid, networks) = (hall.store.measures(now_ms).await?, hall.store.network_bans(now_ms).await?);
    Ok(hall.order.replace(InForce::new(laid, networks)))
}

/// Something was written about mutes and bans here: it is in force at once, and other nodes hear of it.
pub async fn refresh(hall: &SharedHall) {
    hall.nodes.order_changed();
    match load(hall).await {
        Ok(banned) => drop(tokio::spawn(showing_out::all(hall.clone(), banned))),
        // It is written, and read again within a minute.
        Err(error) => tracing::warn!(%error, "mutes and bans cannot be read; those known stay in force"),
    }
}

/// Shows out those who were banned while no server ran, then reads anew every minute until the server stops.
pub async fn keep(hall: SharedHall, mut banned: Vec<String>) {
    let mut stopping = hall.stopping.clone();
    let every = hall.config.order_read_every;
    let mut tick = tokio::time::interval_at(tokio::time::Instant::now() + every, every);
    loop {
        // Whoever does not find out now is found the next time.
        tokio::select! {
            () = showing_out::all(hall.clone(), std::mem::take(&mut banned)) => {}
            () = stopped(&mut stopping) => return,
        }
        tokio::select! {
            _ = tick.tick() => {}
            () = stopped(&mut stopping) => return,
        }
        match load(&hall).await {
            Ok(fresh) => banned = fresh,
            Err(error) => tracing::warn!(%error, "mutes and bans cannot be read; those known stay in force"),
        }
    }
}
