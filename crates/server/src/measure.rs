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
    describe_histogram!(REQUEST_SECONDS, "Time to answer a request.");
    describe_counter!(STEPS, "Log entries that reached the disk.");
    describe_histogram!(COMMIT_SECONDS, "Time from the first statement of a transaction to the end of its sync.");
    describe_histogram!(COMMIT_CHANGES, "Changes that shared a transaction.");
    describe_gauge!(TABLES, "Tables in memory.");
    describe_gauge!(SOCKETS, "Open sockets.");
    describe_counter!(SLOW_SOCKETS, "Sockets dropped because they did not keep up.");
    describe_counter!(REFUSALS, "Refusals by code, over HTTP and sockets.");
    describe_counter!(PANICS, "Panics that were caught: each is a bug.");
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
    histogram!(REQUEST_SECONDS).record(took);
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

/// Counts one more of something for as long as it lives.
pub struct Alive(&'static str);

impl Alive {
    /// A table in memory.
    pub fn table() -> Alive {
        Alive::one_more(TABLES)
    }

    /// An open socket.
    pub fn socket() -> Alive {
        Alive::one_more(SOCKETS)
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
