//! Ctrl-C while something long runs: it is stopped kindly, and at once when asked twice.

use std::{process, thread};

use anyhow::{Context, Result};
use bots::Stop;

/// As shells have it for a program that Ctrl-C ended.
const INTERRUPTED: i32 = 130;

/// A hand on the shoulder that Ctrl-C moves.
pub fn stop_on_ctrl_c() -> Result<Stop> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
    let runtime = runtime.context("Ctrl-C cannot be listened to")?;
    let stop = Stop::default();
    let heard = stop.clone();
    thread::spawn(move || {
        runtime.block_on(async {
            if tokio::signal::ctrl_c().await.is_ok() {
                heard.stop();
                eprintln!("Stopping; press Ctrl-C again to leave at once.");
                if tokio::signal::ctrl_c().await.is_ok() {
                    process::exit(INTERRUPTED);
                }
            }
        });
    });
    Ok(stop)
}
