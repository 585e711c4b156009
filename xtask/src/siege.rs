//! `cargo xtask siege`: every attack that was once found to harm others, against the real executable.
//!
//! The trial itself is an example of the server's crate; here it gets what it needs. The rows that want a small disk of their
//! own are skipped where it cannot be mounted, those that want a PostgreSQL where there is none; the trial says so.

use crate::house::{House, Profile};
use crate::play;
use crate::stop::Stop;
use crate::trials;
use crate::web::Work;
use std::ffi::OsString;

/// Builds the executable and besieges it, with the options the user gave; another executable may be named among them.
pub fn siege(house: &House, options: &[OsString]) -> Result<(), Stop> {
    if options.iter().any(|option| option == "--list" || option == "--karst") {
        return trials::long(house, "siege", options);
    }
    play::executable(house, Profile::Release)?;
    let karst = ["--karst".into(), house.executable(Profile::Release).into()];
    trials::long(house, "siege", karst.iter().chain(options))
}

/// The share of it that belongs to the tests.
pub fn share(house: &House) -> Result<Work, Stop> {
    let options: [OsString; 3] = ["--karst".into(), house.tested().into(), "--small".into()];
    trials::share(house, "siege", options)
}
