//! Takes away what has lasted long enough, slowly: a page is read, what has to go in it goes, and there is a rest.
//!
//! A table that somebody looks at stays, whatever its age. What a guest has played stays with them.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, timeout};

use crate::hall::{SharedHall, stopped};
use crate::random;
use crate::store::{ExpiryWrite, Page, StoreError, Write, now_ms};

/// Between two pages, and between two things that are written.
const REST: Duration = Duration::from_millis(20);
/// What is taken away by one change: a few milliseconds of the writer at most.
const AT_ONCE: usize = 25;

/// What is swept.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Sessions,
    Tables,
    Guests,
}

/// Until the server stops.
pub async fn sweep(hall: SharedHall) {
    let every = hall.config.limits.sweep_every.max(REST);
    // Nodes that were started together do not sweep together.
    let wait = every.mul_f64((random::number() % 1000) as f64 / 1000.0);
    let mut tick = tokio::time::interval_at(tokio::time::Instant::now() + wait, every);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stopping = hall.stopping.clone();
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            () = stopped(&mut stopping) => return,
        }
        for kind in [Kind::Sessions, Kind::Tables, Kind::Guests] {
            match round(&hall, kind).await {
                Ok(0) => {}
                Ok(n_gone) => tracing::info!(?kind, n_gone, "what has lasted long enough is gone"),
                Err(error) => tracing::warn!(?kind, %error, "what has lasted long enough cannot be taken away"),
            }
        }
    }
}

/// Walks through all of a kind once; how many had lasted long enough.
async fn round(hall: &SharedHall, kind: Kind) -> Result<usize, StoreError> {
    let (limits, mut stopping) = (&hall.config.limits, hall.stopping.clone());
    let lasts = match kind {
        Kind::Sessions => limits.sessions_last,
        Kind::Tables => limits.gathering_lasts,
        Kind::Guests => limits.guests_last,
    };
    let before_ms = now_ms().saturating_sub(i64::try_from(lasts.as_millis()).unwrap_or(i64::MAX));
    let (mut after, mut n_gone) = (String::new(), 0);
    loop {
        let Page { last, old } = match kind {
            Kind::Sessions => hall.store.old_sessions(&after, before_ms).await?,
            Kind::Tables => hall.store.old_tables(&after, before_ms).await?,
            Kind::Guests => hall.store.old_guests(&after, before_ms).await?,
        };
        for some in old.chunks(if matches!(kind, Kind::Tables) { 1 } else { AT_ONCE }) {
            n_gone += take_away(hall, kind, some, before_ms).await?;
            if timeout(REST, stopped(&mut stopping)).await.is_ok() {
                return Ok(n_gone);
            }
        }
        match last {
            Some(last) => after = last,
            None => return Ok(n_gone),
        }
        if timeout(REST, stopped(&mut stopping)).await.is_ok() {
            return Ok(n_gone);
        }
    }
}

/// Takes some away; how many.
async fn take_away(hall: &SharedHall, kind: Kind, some: &[String], before_ms: i64) -> Result<usize, StoreError> {
    let (Some(from), Some(to)) = (some.first().cloned(), some.last().cloned()) else {
        return Ok(0);
    };
    let write = match kind {
        Kind::Sessions => ExpiryWrite::Sessions { from, to, before_ms },
        Kind::Guests => ExpiryWrite::Guests { from, to, before_ms },
        Kind::Tables => {
            let here = hall.tables.presence(&from);
            if here.spectators > 0 || !here.users.is_empty() {
                return Ok(0);
            }
            ExpiryWrite::Table { id: from, before_ms }
        }
    };
    let table = write.table().map(str::to_owned);
    match hall.store.write(vec![Write::Expiry(write)]).await {
        Ok(()) => {
            // A table that is awake finds that it is gone.
            table.inspect(|id| hall.tables.written_elsewhere(id, None));
            Ok(some.len())
        }
        // Somebody has come back just now.
        Err(StoreError::Conflict) => Ok(0),
        Err(error) => Err(error),
    }
}
