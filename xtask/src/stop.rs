//! How a verb ends early: one sentence for the person at the terminal, and an exit code.

/// The reason to stop and what the shell learns of it.
#[derive(Debug, PartialEq, Eq)]
pub struct Stop {
    /// One clear sentence, which says what to install where something is missing; empty when all is said.
    pub sentence: String,
    /// 1 when the work failed, 2 when it could not begin.
    pub exit_code: u8,
}

impl Stop {
    /// The work was done and came out wrong.
    pub fn failed(sentence: impl Into<String>) -> Stop {
        Stop { sentence: sentence.into(), exit_code: 1 }
    }

    /// The work came out wrong and everything about it has been said.
    pub fn told() -> Stop {
        Stop { sentence: String::new(), exit_code: 1 }
    }

    /// The work cannot begin because the machine lacks something.
    pub fn missing(sentence: impl Into<String>) -> Stop {
        Stop { sentence: sentence.into(), exit_code: 2 }
    }

    /// The words on the command line make no sense.
    pub fn usage(sentence: impl Into<String>) -> Stop {
        Stop { sentence: sentence.into(), exit_code: 2 }
    }
}
