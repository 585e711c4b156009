//! What nodes tell one another.

use serde::{Deserialize, Serialize};

use crate::table::Presence;

/// Where everything is told.
pub const CHANNEL: &str = "karst";

/// So many users of a table are named at most: a letter has room for 8,000 bytes.
const MOST_USERS: usize = 200;
/// So many sessions or tables are named in one letter.
pub const MOST_NAMED: usize = 80;

/// Something told, and by whom.
#[derive(Serialize, Deserialize, PartialEq, Eq, Debug)]
pub struct Letter {
    /// The node.
    pub from: String,
    #[serde(flatten)]
    pub notice: Notice,
}

/// Something that others may want to know.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Notice {
    /// I have come, or was away for a while: who looks on where?
    Hello,
    /// I am still here.
    Here,
    /// I stop.
    Bye,
    /// A table has changed on disk.
    Table {
        table: String,
        /// Its version now, when nothing but its log has grown.
        version: Option<u64>,
    },
    /// Those who look at a table by way of me.
    Present {
        table: String,
        /// Users at sockets.
        users: Vec<String>,
        /// Sockets of people who do not sit at it.
        spectators: u32,
    },
    /// Somebody is called otherwise, or has another face.
    Renamed { id: String, name: String, face: Option<u8> },
    /// Sessions or tokens have ended: sockets that came with them close.
    Ended {
        /// Their hashes.
        hashes: Vec<String>,
    },
    /// Chairs of these tables have changed hands, with nothing else written there: a guest has joined an account.
    Seated { tables: Vec<String> },
    /// I am no server: I think for the bots of all of you.
    Thinks {
        /// About so much at once.
        places: u32,
    },
    /// I do so no more.
    ThinksNoMore,
    /// I have had a thought that one of you has handed out.
    Thought {
        /// By which node.
        to: String,
        thought: String,
        /// What the bot does; nothing when I could not find out.
        action: Option<serde_json::Value>,
    },
    /// Mutes or bans have changed: read them anew.
    Order,
    /// These people have blocked somebody or were blocked, or no more.
    Blocks { users: Vec<String> },
}

impl Notice {
    /// Those who look at a table by way of me.
    pub fn present(table: &str, here: &Presence) -> Notice {
        let users = here.users.iter().take(MOST_USERS).cloned().collect();
        Notice::Present { table: table.to_owned(), users, spectators: here.spectators }
    }
}

impl Letter {
    /// As it is sent.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("letters are plain data")
    }

    /// As it was sent; a node of another version may say what this one does not understand.
    pub fn read(text: &str) -> Option<Letter> {
        serde_json::from_str(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_read_as_it_was_written() {
        let notice = Notice::Table { table: "abc".into(), version: Some(7) };
        let letter = Letter { from: "n1".into(), notice };
        assert_eq!(letter.text(), r#"{"from":"n1","is":"table","table":"abc","version":7}"#);
        assert_eq!(Letter::read(&letter.text()), Some(letter));
        assert_eq!(Letter::read(r#"{"from":"n1","is":"singing"}"#), None);
    }

    #[test]
    fn all_that_is_named_at_once_fits_into_a_letter() {
        let notice = Notice::Ended { hashes: vec!["0".repeat(64); MOST_NAMED] };
        assert!(Letter { from: "0".repeat(24), notice }.text().len() < 8000);
    }

    #[test]
    fn a_crowd_fits_into_a_letter() {
        let users = (0..500).map(|n| format!("{n:024}")).collect();
        let notice = Notice::present("abcdefghjkmnpq", &Presence { users, spectators: 500 });
        assert!(Letter { from: "0".repeat(24), notice }.text().len() < 8000);
    }
}
