//! Ids that tie the rulebook page, the code, the test and the refusal together.

use std::error::Error;
use std::fmt;

use serde::Serialize;

/// The id of a rule or a ruling in `ledger/<game>.md`, such as `CT-ENTER-04`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a step is refused: a sentence a player would accept, and the rule that says so.
pub trait Illegal: Error + Clone + PartialEq + Send + Sync + 'static {
    /// The rule that forbids it.
    fn rule(&self) -> RuleId;
}
