//! Wakes the tables that sleep when a clock there is due, and keeps the uptime on disk while any clock runs.
//!
//! A table that is awake has a timer of its own. For all others one look a second at an index is enough.

use std::time::Duration;

use tokio::time::MissedTickBehavior;

use super::Uptime;
use crate::hall::{SharedHall, stopped};
use crate::store::{Store, StoreError, TimeWrite, Write};

/// What a crash may cost, to the favour of whoever was thinking.
const BEAT: Duration = Duration::from_secs(1);

/// Until the server stops.
pub async fn watch(hall: SharedHall) {
    let mut tick = tokio::time::interval(BEAT);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stopping = hall.stopping.clone();
    loop {
        let stops = tokio::select! {
            _ = tick.tick() => false,
            () = stopped(&mut stopping) => true,
        };
        match beat(&hall.store, &hall.uptime).await {
            Ok(due) => {
                for id in due.into_iter().filter(|_| !stops) {
                    hall.tables.nudge(&id);
                }
            }
            Err(error) => tracing::error!(%error, "the uptime cannot be kept"),
        }
        if stops {
            return;
        }
    }
}

/// Notes how long servers have run, when a clock runs; the tables whose alarm is due.
async fn beat(store: &Store, uptime: &Uptime) -> Result<Vec<String>, StoreError> {
    let Some(alarm_ms) = store.next_alarm().await? else {
        return Ok(Vec::new());
    };
    uptime.catch_up(store.last_beat().await?);
    let now_ms = uptime.now_ms();
    store.write(vec![Write::Time(TimeWrite::Beat { up_ms: now_ms })]).await?;
    if alarm_ms > now_ms { Ok(Vec::new()) } else { store.alarms_until(now_ms).await }
}
