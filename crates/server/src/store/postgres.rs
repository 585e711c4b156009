//! The database as a server of its own, which several nodes share.

use super::OpenError;
use super::database::{Kind, Source};
use crate::config::PostgresUrl;

/// Readers of one node, beside its writer and its listener.
const READERS: u32 = 6;

/// What waits for another's lock or for a slow disk gives up and says so, rather than holding up everybody behind it.
const SETTINGS: &str = "SET lock_timeout = '5s'; SET statement_timeout = '10s';
    SET default_transaction_isolation = 'read committed'";

/// The database at this address.
pub fn source(url: &PostgresUrl) -> Result<Source, OpenError> {
    Source::new(Kind::Postgres, url.as_str(), SETTINGS, READERS)
        .map_err(|error| OpenError::Away { database: url.to_string(), why: error.to_string() })
}
