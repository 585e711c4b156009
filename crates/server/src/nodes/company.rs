//! Who looks at which table by way of which node.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::GONE_AFTER;
use crate::table::Presence;

/// What is known of all nodes.
#[derive(Default)]
pub struct Company(Mutex<Known>);

#[derive(Default)]
struct Known {
    /// When each other node was last heard.
    heard: HashMap<String, Instant>,
    /// Who looks on by way of them: by table, then by node.
    elsewhere: HashMap<String, HashMap<String, Presence>>,
    /// What this node has told.
    told: HashMap<String, Presence>,
}

impl Company {
    /// Is this news for the others?
    pub fn tells_new(&self, table: &str, here: &Presence) -> bool {
        let mut known = self.lock();
        let before = match *here == Presence::default() {
            true => known.told.remove(table).unwrap_or_default(),
            false => known.told.insert(table.to_owned(), here.clone()).unwrap_or_default(),
        };
        before != *here
    }

    /// All that this node has told, for somebody who has not heard it.
    pub fn told(&self) -> Vec<(String, Presence)> {
        self.lock().told.iter().map(|(table, here)| (table.clone(), here.clone())).collect()
    }

    /// Those here and those elsewhere.
    pub fn with_others(&self, table: &str, here: Presence) -> Presence {
        let known = self.lock();
        let others = known.elsewhere.get(table).into_iter().flat_map(HashMap::values);
        others.fold(here, |mut all, other| {
            all.users.extend(other.users.iter().cloned());
            all.spectators += other.spectators;
            all
        })
    }

    /// A node has said something.
    pub fn seen(&self, node: &str, now: Instant) {
        self.lock().heard.insert(node.to_owned(), now);
    }

    /// Those who look at a table by way of a node.
    pub fn present(&self, node: &str, table: &str, there: Presence) {
        let mut known = self.lock();
        if there != Presence::default() {
            known.elsewhere.entry(table.to_owned()).or_default().insert(node.to_owned(), there);
        } else if let Some(nodes) = known.elsewhere.get_mut(table) {
            nodes.remove(node);
            if nodes.is_empty() {
                known.elsewhere.remove(table);
            }
        }
    }

    /// A node has stopped. The tables where somebody looked on by way of it.
    pub fn left(&self, node: &str) -> Vec<String> {
        let mut known = self.lock();
        known.heard.remove(node);
        let mut tables = Vec::new();
        known.elsewhere.retain(|table, nodes| {
            if nodes.remove(node).is_some() {
                tables.push(table.clone());
            }
            !nodes.is_empty()
        });
        tables
    }

    /// The nodes that have not been heard for too long.
    pub fn silent(&self, now: Instant) -> Vec<String> {
        let known = self.lock();
        let silent = known.heard.iter().filter(|(_, heard)| now.saturating_duration_since(**heard) > GONE_AFTER);
        silent.map(|(node, _)| node.clone()).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn presence(user: &str) -> Presence {
        Presence { users: [user.to_owned()].into(), spectators: 1 }
    }

    #[test]
    fn those_elsewhere_are_seen_until_their_node_is_silent() {
        let company = Company::default();
        let begun = Instant::now();
        company.seen("north", begun);
        company.present("north", "t", presence("anna"));
        let all = company.with_others("t", presence("bert"));
        assert_eq!((all.users.len(), all.spectators), (2, 2));
        assert!(company.silent(begun + GONE_AFTER).is_empty());
        let later = begun + 2 * GONE_AFTER;
        assert_eq!(company.silent(later), ["north"]);
        assert_eq!(company.left("north"), ["t"]);
        assert!(company.silent(later).is_empty());
        assert_eq!(company.with_others("t", presence("bert")), presence("bert"));
    }

    #[test]
    fn only_what_is_new_is_told() {
        let company = Company::default();
        assert!(!company.tells_new("t", &Presence::default()));
        assert!(company.tells_new("t", &presence("anna")));
        assert!(!company.tells_new("t", &presence("anna")));
        assert_eq!(company.told(), [("t".to_owned(), presence("anna"))]);
        assert!(company.tells_new("t", &Presence::default()));
        assert_eq!(company.told(), []);
    }
}
