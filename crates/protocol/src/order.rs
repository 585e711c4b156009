//! Order: reports, blocks, and what moderators do.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Room;

/// What somebody may do beyond playing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Role {
    /// Settles reports, mutes and bans.
    Moderator,
}

/// What is wrong with somebody or with what they said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ReportReason {
    /// Insults or threats.
    Abuse,
    /// An offensive name.
    Name,
    /// Cheating.
    Cheating,
    /// Stalling, or leaving on purpose.
    Stalling,
    /// Spam.
    Spam,
    /// Something else.
    Other,
}

/// A person at a table, or something they said there, to be looked at by a moderator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewReport {
    /// At which table.
    pub table: String,
    /// The id of the person.
    pub about: String,
    /// The id of what they said; none when the person is meant.
    #[serde(default)]
    pub line: Option<String>,
    /// What is wrong.
    pub reason: ReportReason,
    /// In the reporter's words, at most 500 characters.
    #[serde(default)]
    pub words: String,
}

/// Somebody I have blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BlockedPerson {
    /// Their id.
    pub id: String,
    /// What they are called now.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
}

/// Somebody, by id and name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonName {
    /// Their id.
    pub id: String,
    /// What they are called now.
    pub name: String,
}

/// A report, as moderators read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReportInfo {
    /// To settle it.
    pub id: String,
    /// When it came, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
    /// Who sent it.
    pub reporter: PersonName,
    /// Whom it is about.
    pub about: PersonName,
    /// What they were called at that table then; empty once they are forgotten.
    pub name_then: String,
    /// At which table; it may be gone.
    pub table: String,
    /// What is wrong.
    pub reason: ReportReason,
    /// In the reporter's words.
    pub words: String,
    /// What was said, when a line of chat is meant.
    pub line: Option<ReportedLine>,
    /// How it was settled; open when none.
    pub settled: Option<Settled>,
    /// So many measures were taken against this person so far.
    pub n_measures: u32,
    /// So many reports about this person are open.
    pub n_open: u32,
}

/// What was said, as it is kept with a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReportedLine {
    /// The words; empty once whoever said them is forgotten.
    pub words: String,
    /// To whom.
    pub room: Room,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
}

/// How a report was settled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settled {
    /// By whom; none when the host of the server did it.
    pub by: Option<PersonName>,
    /// What came of it.
    pub how: Settlement,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
}

/// What came of a report.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Settlement {
    /// Something was done.
    Acted,
    /// There was nothing to do.
    Dismissed,
}

/// Settles a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settle {
    /// What came of it.
    pub how: Settlement,
}

/// A mute or a ban to be laid on somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewMeasure {
    /// For so long, at most ten years; for good when none.
    #[serde(default)]
    pub minutes: Option<u32>,
    /// Why, 1 to 500 characters; whom it is about reads it.
    pub why: String,
    /// A ban also bans the networks the person was last seen in. Means nothing for a mute.
    #[serde(default)]
    pub network: bool,
}

/// A mute or a ban that is in force.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Measure {
    /// Until when, in milliseconds since 1970; for good when none.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub until_ms: Option<i64>,
    /// The reason that was given.
    pub why: String,
}

/// A network to be banned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewNetworkBan {
    /// `203.0.113.0/24`, or an address, which bans its household: with IPv6 the /56 around it.
    pub network: String,
    /// For so long, at most ten years; for good when none.
    #[serde(default)]
    pub minutes: Option<u32>,
    /// Why, 1 to 500 characters; whoever comes from there reads it.
    pub why: String,
}

/// A network that is banned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NetworkBan {
    /// `203.0.113.0/24`.
    pub network: String,
    /// Until when and why.
    pub measure: Measure,
}

/// Somebody, as moderators see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonInfo {
    /// Their id.
    pub id: String,
    /// What others call them.
    pub name: String,
    /// They sign in with a name and a password.
    pub account: bool,
    /// What they may do beyond playing.
    pub role: Option<Role>,
    /// When they came, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created_ms: i64,
    /// They cannot chat.
    pub mute: Option<Measure>,
    /// They cannot come in.
    pub ban: Option<Measure>,
}

/// Somebody, with what is needed to judge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonFile {
    /// The person, as lists show them.
    pub person: PersonInfo,
    /// The networks they were last seen in.
    pub networks: Vec<String>,
    /// So many reports about them are open.
    pub n_open: u32,
    /// What was done about them, the latest first.
    pub log: Vec<Deed>,
}

/// What a moderator or the host of the server did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deed {
    /// Its own.
    pub id: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
    /// Who; none when the host of the server did it on the command line.
    pub by: Option<PersonName>,
    /// What was done.
    pub what: DeedKind,
    /// To whom.
    pub whom: Option<PersonName>,
    /// To which network.
    pub network: Option<String>,
    /// Until when, in milliseconds since 1970; for good when none.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub until_ms: Option<i64>,
    /// The reason that was given.
    pub why: String,
}

/// The kinds of deeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DeedKind {
    /// Somebody cannot chat.
    Mute,
    /// Somebody can chat again.
    Unmute,
    /// Somebody cannot come in.
    Ban,
    /// Somebody can come in again.
    Unban,
    /// Nobody from a network can come in.
    BanNetwork,
    /// People from a network can come in again.
    UnbanNetwork,
    /// A report was settled.
    Settle,
    /// Somebody became a moderator.
    Promote,
    /// Somebody is a moderator no more.
    Demote,
}

/// A page of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Page<T> {
    /// What is on it.
    pub rows: Vec<T>,
    /// Where the next page begins; none when this is the last one.
    pub next: Option<String>,
}

macro_rules! named {
    ($type:ident { $($variant:ident => $name:literal),+ $(,)? }) => {
        impl $type {
            /// All of them.
            pub const ALL: &'static [$type] = &[$($type::$variant),+];

            /// The word for it everywhere.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name),+
                }
            }

            /// The one of this name.
            pub fn named(name: &str) -> Option<$type> {
                $type::ALL.iter().copied().find(|one| one.name() == name)
            }
        }
    };
}

named!(Role { Moderator => "moderator" });
named!(ReportReason {
    Abuse => "abuse",
    Name => "name",
    Cheating => "cheating",
    Stalling => "stalling",
    Spam => "spam",
    Other => "other",
});
named!(Settlement { Acted => "acted", Dismissed => "dismissed" });
named!(DeedKind {
    Mute => "mute",
    Unmute => "unmute",
    Ban => "ban",
    Unban => "unban",
    BanNetwork => "ban-network",
    UnbanNetwork => "unban-network",
    Settle => "settle",
    Promote => "promote",
    Demote => "demote",
});

#[cfg(test)]
mod tests {
    use super::*;

    /// What is kept in the store is what travels.
    #[test]
    fn words_are_the_same_on_the_wire_and_in_the_store() {
        for kind in DeedKind::ALL {
            assert_eq!(serde_json::to_string(kind).unwrap(), format!("\"{}\"", kind.name()));
            assert_eq!(DeedKind::named(kind.name()), Some(*kind));
        }
        for reason in ReportReason::ALL {
            assert_eq!(serde_json::to_string(reason).unwrap(), format!("\"{}\"", reason.name()));
        }
        for how in Settlement::ALL {
            assert_eq!(serde_json::to_string(how).unwrap(), format!("\"{}\"", how.name()));
        }
        assert_eq!(Role::named("moderator"), Some(Role::Moderator));
        assert_eq!(Role::named("king"), None);
    }
}
