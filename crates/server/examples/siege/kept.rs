//! What the server has acknowledged, and whether it is there.

use std::net::SocketAddr;

use crate::line::Line;

/// Something that was acknowledged and has to be there afterwards.
pub struct Kept {
    /// What it is, in a word.
    what: &'static str,
    /// Who may look.
    cookie: String,
    /// Where to look.
    path: String,
    proof: Proof,
}

/// By what it is seen.
enum Proof {
    /// This text is in the answer.
    Text(String),
    /// The log of the table has so many lines at least, and its game can be played through.
    Version(u64),
}

impl Kept {
    pub fn new(what: &'static str, by: &Line, path: impl Into<String>, has: impl Into<String>) -> Kept {
        Kept { what, cookie: by.cookie.clone(), path: path.into(), proof: Proof::Text(has.into()) }
    }

    /// Moves at a table: its log had so many lines then.
    pub fn moves(by: &Line, table: &str, version: u64) -> Kept {
        let path = format!("/api/tables/{table}/replay?seat=public");
        Kept { what: "moves", cookie: by.cookie.clone(), path, proof: Proof::Version(version) }
    }

    /// Why it is not there; nothing when it is.
    async fn missing(&self, line: &mut Line) -> Result<Option<String>, String> {
        line.cookie.clone_from(&self.cookie);
        let reply = line.get(&self.path).await?;
        let Kept { what, path, .. } = self;
        if !reply.is_ok() {
            return Ok(Some(format!("{what} at {path}: {} {}", reply.status, reply.code())));
        }
        Ok(match &self.proof {
            Proof::Text(text) if reply.text().contains(text) => None,
            Proof::Text(_) => Some(format!("{what} at {path}: not in what is told there")),
            Proof::Version(version) => match reply.read::<protocol::Replay>() {
                Ok(replay) if replay.version >= *version && replay.broken.is_none() => None,
                Ok(replay) => {
                    Some(format!("{what} at {path}: {version} lines were told, there are {}", replay.version))
                }
                Err(why) => Some(format!("{what} at {path}: {why}")),
            },
        })
    }
}

/// Looks for so many at most, evenly chosen; what is not there, each in a sentence.
pub async fn lost(address: SocketAddr, kept: &[Kept], most: usize) -> Result<Vec<String>, String> {
    let (mut lost, mut line) = (Vec::new(), Line::new(address, ""));
    for kept in kept.iter().step_by(kept.len().div_ceil(most).max(1)) {
        lost.extend(kept.missing(&mut line).await?);
    }
    Ok(lost)
}
