//! The yardstick: what it costs this disk to take one small write for good.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// Times of appending a page to a file and syncing it, as the write-ahead log does at each commit.
pub fn sync_times(folder: &Path) -> Vec<Duration> {
    let mut file = File::create(folder.join("yardstick")).expect("a file for the yardstick");
    (0..300)
        .map(|_| {
            let begun = Instant::now();
            file.write_all(&[7; 4096]).and_then(|()| file.sync_data()).expect("the disk takes a page");
            begun.elapsed()
        })
        .collect()
}
