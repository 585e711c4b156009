//! The time a thread has worked. On a busy machine the wall clock also counts the time others had the core.

use std::fs;
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

/// Linux tells each thread how long it had a core; the first number, in nanoseconds.
const ON_CORE: &str = "/proc/thread-self/schedstat";

/// How long this thread has worked since some moment in the past; differences count. Where the system does not tell,
/// the wall clock.
pub fn worked() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    // The system keeps the account when a thread lets go of its core, so let go of it once.
    thread::yield_now();
    let told = fs::read_to_string(ON_CORE).ok();
    let on_core = told.and_then(|told| told.split(' ').next()?.parse().ok());
    on_core.map_or_else(|| BEGUN.elapsed(), Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time_and_no_more_than_the_wall_clock_saw() {
        let (wall, before) = (Instant::now(), worked());
        let mut sum = 0u64;
        while wall.elapsed() < Duration::from_millis(30) {
            sum = std::hint::black_box(sum.wrapping_mul(31).wrapping_add(1));
        }
        let work = worked() - before;
        assert!(work > Duration::ZERO);
        // The system's own account may be a little coarse.
        assert!(work <= wall.elapsed() + Duration::from_millis(5), "{work:?}");
    }
}
