//! Reading what is printed: the data of a game travels inside the program, as TOML.

use serde::de::DeserializeOwned;

/// The data of a file, or what is wrong with it.
#[cfg(not(target_arch = "wasm32"))]
pub fn printed<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|error| error.to_string())
}

/// The same inside a page: a smaller reader, and one for all files. Reading each into its own type would be a tenth of what a
/// page fetches.
#[cfg(target_arch = "wasm32")]
pub fn printed<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let read: serde_json::Value = basic_toml::from_str(text).map_err(|error| error.to_string())?;
    serde_json::from_str(&read.to_string()).map_err(|error| error.to_string())
}
