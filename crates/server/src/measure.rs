//! What Prometheus reads at `/metrics`, and the few places that count.

use std::sync::OnceLock;
use std::time::Duration;

use axum::http::{Method, StatusCode};
use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use protocol::Code;

const REQUESTS: &str = "karst_http_requests_total";
const REQUEST_SECONDS: &str = "karst_http_request_seconds";
const STEPS: &str = "karst_steps_committed_total";
const COMMIT_SECONDS: &str = "karst_commit_seconds";
const COMMIT_CHANGES: &str = "karst_commit_changes";
const TABLES: &str = "karst_live_tables";
const SOCKETS: &str = "karst_sockets";
const SLOW_SOCKETS: &str = "karst_sockets_dropped_total";
const REFUSALS: &str = "karst_refusals_total";
const PANICS: &str = "karst_panics_total";
const WRITER_WAITING: &str = "karst_writer_waiting";
const DISK_FREE: &str = "karst_disk_free_bytes";
const READERS: &str = "karst_readers_busy";
const WEBHOOK_CALLS: &str = "karst_webhook_calls_total";
const WEBHOOKS_WAITING: &str = "karst_webhooks_waiting";
const LINES_READ: &str = "karst_lines_read_total";
const SEARCHES_WAITING: &str = "karst_searches_waiting";
const SEARCHES_RUNNING: &str = "karst_searches_running";
const THINKING_SECONDS: &str = "karst_thinking_seconds";
const HANDED_OUT: &str = "karst_thoughts_handed_out_total";
const ANSWERED: &str = "karst_thoughts_answered_total";
const GIVEN_UP: &str = "karst_thoughts_given_up_total";
const HELPERS: &str = "karst_thinker_places";

/// From a tenth of a millisecond to two seconds.
const SECONDS: &[f64] = &[0.0001, 0.0003, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1.0, 2.0];
const CHANGES: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// The recorder of this process. Several servers in one process, as in tests, count together.
pub fn recorder() -> &'static PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(|| {
        let recorder = PrometheusBuilder::new()
            .set_buckets(SECONDS)
            .and_then(|builder| builder.set_buckets_for_metric(Matcher::Full(COMMIT_CHANGES.into()), CHANGES))
            .expect("the buckets are not empty")
            .build_recorder();
        let handle = recorder.handle();
        // Whoever embeds the server may count in their own way; then this handle stays empty.
        if metrics::set_global_recorder(recorder).is_ok() {
            describe();
        }
        handle
    })
}

fn describe() {
    describe_counter!(REQUESTS, "Requests by method, route and status.");
    describe_histogram!(REQUEST_SECONDS, "Time to answer a request, by route.");
    describe_counter!(STEPS, "Log entries that reached the disk.");
    describe_histogram!(COMMIT_SECONDS, "Time from the first statement of a transaction to the end of its sync.");
    describe_histogram!(COMMIT_CHANGES, "Changes that shared a transaction.");
    describe_gauge!(TABLES, "Tables in memory.");
    describe_gauge!(SOCKETS, "Open sockets.");
    describe_counter!(SLOW_SOCKETS, "Sockets dropped because they did not keep up.");
    describe_counter!(REFUSALS, "Refusals by code, over HTTP and sockets.");
    describe_counter!(PANICS, "Panics that were caught: each is a bug.");
    describe_gauge!(WRITER_WAITING, "Changes that wait for the writer, by queue: moves, lobby.");
    describe_gauge!(READERS, "Connections that read the database now, by whom: players, lobby.");
    describe_counter!(WEBHOOK_CALLS, "Calls of webhooks, by what came of them: done, failed.");
    describe_gauge!(WEBHOOKS_WAITING, "Calls of webhooks that are under way or wait to be tried again.");
    describe_gauge!(DISK_FREE, "Room on the disk of the database file.");
    describe_counter!(
        LINES_READ,
        "Log entries read from the database, for tables that wake up or hear of other nodes."
    );
    describe_gauge!(SEARCHES_WAITING, "Searches of bots that wait for a place.");
    describe_gauge!(SEARCHES_RUNNING, "Searches of bots that run, here or in a `karst think`.");
    describe_histogram!(THINKING_SECONDS, "Time a bot of this level thought, in this process.");
    describe_counter!(HANDED_OUT, "Searches handed to a `karst think`.");
    describe_counter!(ANSWERED, "Searches that a `karst think` answered in time with something legal.");
    describe_counter!(GIVEN_UP, "Searches that no `karst think` answered so; the server had them itself.");
    describe_gauge!(HELPERS, "Searches that the living `karst think` processes have room for.");
}

/// A request was answered.
pub fn answered(method: &Method, route: &str, status: StatusCode, took: Duration) {
    let method = match *method {
        Method::GET | Method::HEAD => "read",
        Method::POST | Method::PUT | Method::DELETE => "write",
        _ => "other",
    };
    let labels = [("method", method.into()), ("route", route.to_owned()), ("status", status.as_str().to_owned())];
    counter!(REQUESTS, &labels).increment(1);
    histogram!(REQUEST_SECONDS, "route" => route.to_owned()).record(took);
}

/// A transaction is on disk.
pub fn committed(took: Duration, n_changes: usize, n_lines: usize) {
    histogram!(COMMIT_SECONDS).record(took);
    histogram!(COMMIT_CHANGES).record(n_changes as f64);
    counter!(STEPS).increment(n_lines as u64);
}

/// Somebody was told no.
pub fn refused(code: Code) {
    counter!(REFUSALS, "code" => code_word(code)).increment(1);
}

/// A socket did not keep up.
pub fn dropped_slow_socket() {
    counter!(SLOW_SOCKETS).increment(1);
}

/// Something panicked and was caught.
pub fn panicked() {
    counter!(PANICS).increment(1);
}

/// So many changes wait for the writer.
pub fn writer_queues(moves: usize, lobby: usize) {
    gauge!(WRITER_WAITING, "queue" => "moves").set(moves as f64);
    gauge!(WRITER_WAITING, "queue" => "lobby").set(lobby as f64);
}

/// So many connections read for those who play, and for those who look around.
pub fn readers(players: u32, lobby: u32) {
    gauge!(READERS, "whom" => "players").set(f64::from(players));
    gauge!(READERS, "whom" => "lobby").set(f64::from(lobby));
}

/// A webhook was called.
pub fn called_webhook(is_done: bool) {
    counter!(WEBHOOK_CALLS, "outcome" => if is_done { "done" } else { "failed" }).increment(1);
}

/// So much room is left.
pub fn disk_free(bytes: u64) {
    gauge!(DISK_FREE).set(bytes as f64);
}

/// Entries of a log were read from disk.
pub fn lines_read(n_lines: usize) {
    counter!(LINES_READ).increment(n_lines as u64);
}

/// A bot of this level has thought, here.
pub fn thought(level: &'static str, took: Duration) {
    histogram!(THINKING_SECONDS, "level" => level).record(took);
}

/// A search was handed to other processes.
pub fn handed_out() {
    counter!(HANDED_OUT).increment(1);
}

/// One of them had the thought.
pub fn answered_elsewhere() {
    counter!(ANSWERED).increment(1);
}

/// None of them had it.
pub fn given_up() {
    counter!(GIVEN_UP).increment(1);
}

/// What the living `karst think` processes have room for.
pub fn helpers(places: usize) {
    gauge!(HELPERS).set(places as f64);
}

/// Counts one more of something for as long as it lives.
pub struct Alive(&'static str);

impl Alive {
    /// A table in memory.
    pub fn table() -> Alive {
        Alive::one_more(TABLES)
    }

    pub fn socket() -> Alive {
        Alive::one_more(SOCKETS)
    }

    /// A call of a webhook, until nobody tries it any more.
    pub fn webhook() -> Alive {
        Alive::one_more(WEBHOOKS_WAITING)
    }

    /// A search that waits for a place.
    pub fn waiting_search() -> Alive {
        Alive::one_more(SEARCHES_WAITING)
    }

    /// A search that runs.
    pub fn search() -> Alive {
        Alive::one_more(SEARCHES_RUNNING)
    }

    fn one_more(what: &'static str) -> Alive {
        gauge!(what).increment(1);
        Alive(what)
    }
}

impl Drop for Alive {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1);
    }
}

/// The code as it is spelled on the wire.
fn code_word(code: Code) -> String {
    serde_json::to_value(code).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    /// A dashboard that shows figures which are not there shows nothing.
    #[test]
    fn dashboard_and_alerts_name_figures_that_exist() {
        let here = include_str!("measure.rs");
        let files =
            [include_str!("../../../contrib/karst-dashboard.json"), include_str!("../../../contrib/karst-alerts.yml")];
        let mut n_named = 0;
        for word in files.iter().flat_map(|file| file.split(|c: char| !c.is_ascii_lowercase() && c != '_')) {
            if word.starts_with("karst_") {
                n_named += 1;
                let name = word.trim_end_matches("_bucket");
                assert!(here.contains(&format!("\"{name}\"")), "{word}");
            }
        }
        assert!(n_named > 20, "{n_named}");
    }
}
