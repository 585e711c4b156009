//! Games as JSON: what of a game's types leaves it as a value, and comes back.
//!
//! Inside a page both go by text, which is what a page sends and gets anyway: code that writes and reads values besides, for each
//! type of each game, would be a tenth of what it fetches.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A setup, an action, an event or a view, which are plain data.
pub fn json(value: &impl Serialize) -> Value {
    written(value).expect("plain data serialises")
}

#[cfg(not(target_arch = "wasm32"))]
fn written(value: &impl Serialize) -> serde_json::Result<Value> {
    serde_json::to_value(value)
}

#[cfg(target_arch = "wasm32")]
fn written(value: &impl Serialize) -> serde_json::Result<Value> {
    serde_json::from_str(&serde_json::to_string(value)?)
}

/// And back, or why it is none.
#[cfg(not(target_arch = "wasm32"))]
pub fn from_json<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    T::deserialize(value).map_err(|error| error.to_string())
}

#[cfg(target_arch = "wasm32")]
pub fn from_json<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_json::from_str(&value.to_string()).map_err(|error| {
        // The place in a text that nobody wrote is of no use.
        let error = error.to_string();
        error.rsplit_once(" at line ").map_or(error.clone(), |(what, _)| what.to_owned())
    })
}
