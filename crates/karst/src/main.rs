//! The executable: the verbs, and the page that a server shows.

use std::process::ExitCode;

// What the build script found in `web/dist`: `static PAGE`.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

fn main() -> ExitCode {
    verbs::run(PAGE)
}
