//! People: accounts, the devices where they are signed in, and tokens for their programs.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Role;

/// Who I am to this server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The user's id; no secret.
    pub id: String,
    /// What others call me.
    pub name: String,
    /// The word for my portrait.
    pub face: String,
    /// I can sign in elsewhere with my name and a password; otherwise I am a guest of this browser.
    pub account: bool,
    /// I have signed in with a password for one time, and am to choose a new one.
    pub needs_password: bool,
    /// What I may do beyond playing.
    #[serde(default)]
    pub role: Option<Role>,
}

/// A new name for me.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rename {
    /// 1 to 24 characters.
    pub name: String,
}

/// So many portraits there are for people.
pub const FACES: u8 = 24;

/// The word for a person's portrait: the one they chose, else one that goes with their id or, where there is none, their name.
pub fn person_face(chosen: Option<u8>, id: &str) -> String {
    let sum = |sum: u32, byte: u8| sum.wrapping_mul(31).wrapping_add(u32::from(byte));
    let usual = id.bytes().fold(7, sum) % u32::from(FACES);
    format!("person-{}", chosen.map_or(usual, u32::from))
}

/// Another portrait for me.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewFace {
    /// Its number, from 0 to 23.
    pub face: u8,
}

/// A name and a password: to claim what a guest played, or to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Credentials {
    /// 1 to 24 characters; capitals do not matter.
    pub name: String,
    /// 8 to 256 characters.
    pub password: String,
}

/// What signing in led to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignedIn {
    /// Who I am now.
    pub me: Me,
    /// So many tables of the guest I was here are the account's now.
    pub joined: u32,
}

/// Another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewPassword {
    /// The one I have. Not asked for after I have signed in with a password for one time.
    #[serde(default)]
    pub current: Option<String>,
    /// 8 to 256 characters.
    pub new: String,
    /// The tokens of my programs end with the old one.
    #[serde(default)]
    pub end_tokens: bool,
}

/// A device where I am signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SessionInfo {
    /// To end it; no secret.
    pub id: String,
    /// The device in a few words: `Firefox on Linux`.
    pub device: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created_ms: i64,
    /// When it was last used, give or take some minutes.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seen_ms: i64,
    /// It is the one that asks.
    pub here: bool,
}

/// What a token allows a program to do in my name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Scope {
    /// See what I see: my tables, and the games from my seats.
    Read,
    /// Take seats and decide in my seats.
    Play,
    /// Open, begin and close tables.
    Tables,
}

impl Scope {
    /// All of them.
    pub const ALL: &'static [Scope] = &[Scope::Read, Scope::Play, Scope::Tables];

    /// The word for it everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Tables => "tables",
        }
    }

    /// The scope of this name.
    pub fn named(name: &str) -> Option<Scope> {
        Scope::ALL.iter().copied().find(|scope| scope.name() == name)
    }
}

/// A token to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewToken {
    /// What it is for, 1 to 24 characters.
    pub name: String,
    /// At least one.
    pub scopes: Vec<Scope>,
}

/// A token, without its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenInfo {
    /// To revoke it; no secret.
    pub id: String,
    /// What it is for.
    pub name: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created_ms: i64,
    /// When it was last used, give or take some minutes; never yet when none.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub used_ms: Option<i64>,
}

/// A token that was just made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MadeToken {
    /// For `Authorization: Bearer`. It is shown this once; the server keeps a hash only.
    pub secret: String,
    /// How it will be listed.
    pub token: TokenInfo,
}

/// That I really mean to be forgotten.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "by", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Farewell {
    /// For an account.
    Password {
        /// The one I have.
        password: String,
    },
    /// For a guest, who has no password.
    Word {
        /// `delete`.
        word: String,
    },
}
