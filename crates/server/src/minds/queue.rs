//! Who is next: person by person in turn, and each person's own tables one after another. Those whose table somebody
//! looks at come first; but of every few turns one goes to the others, so that they are reached too.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::desk::Desk;

/// After so many turns of those who are looked at, one goes to somebody who is not.
const PATIENCE: u32 = 7;

/// On whose behalf a bot thinks, and whether anybody looks at the table now. Clones are the same one.
#[derive(Clone)]
pub struct Asker(Arc<Asking>);

struct Asking {
    person: String,
    seen: AtomicBool,
    /// Where they wait, while they do.
    waits: Mutex<Option<(Desk, u64)>>,
}

impl Asker {
    /// This person, at a table that is looked at or not.
    pub fn new(person: impl Into<String>, seen: bool) -> Asker {
        Asker(Arc::new(Asking { person: person.into(), seen: seen.into(), waits: Mutex::default() }))
    }

    pub fn person(&self) -> &str {
        &self.0.person
    }

    /// Does anybody look at the table?
    pub fn is_seen(&self) -> bool {
        self.0.seen.load(Ordering::Relaxed)
    }

    /// Somebody looks at the table now, or nobody does any more: whoever still waits does so among the others.
    pub fn heed(&self, seen: bool) {
        if self.0.seen.swap(seen, Ordering::Relaxed) == seen {
            return;
        }
        let waits = self.0.waits.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((desk, number)) = waits {
            desk.heed(number, seen);
        }
    }

    /// They wait there now, or nowhere.
    pub(super) fn waits_at(&self, place: Option<(Desk, u64)>) {
        *self.0.waits.lock().unwrap_or_else(PoisonError::into_inner) = place;
    }
}

/// Those who wait, each with something of their own.
pub struct Queue<T> {
    seen: Lane<T>,
    unseen: Lane<T>,
    /// Who has which number, and whether they are looked at.
    numbers: HashMap<u64, (String, bool)>,
    last_number: u64,
    /// So many turns in a row went by those who are not looked at.
    passed_by: u32,
}

/// Those who wait, by person, and the persons in the order of their turns.
struct Lane<T> {
    waiting: HashMap<String, VecDeque<(u64, T)>>,
    order: VecDeque<String>,
}

/// Somebody whose turn it is.
#[derive(PartialEq, Eq, Debug)]
pub struct Next<T> {
    pub person: String,
    pub seen: bool,
    pub what: T,
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        let (seen, unseen) = (Lane::default(), Lane::default());
        Queue { seen, unseen, numbers: HashMap::new(), last_number: 0, passed_by: 0 }
    }
}

impl<T> Queue<T> {
    /// One more; the number by which they can be found.
    pub fn push(&mut self, person: &str, seen: bool, what: T) -> u64 {
        self.last_number += 1;
        let number = self.last_number;
        self.numbers.insert(number, (person.to_owned(), seen));
        self.lane(seen).push(person, number, what);
        number
    }

    /// One less: whoever has this number, if they still wait.
    pub fn remove(&mut self, number: u64) -> Option<T> {
        let (person, seen) = self.numbers.remove(&number)?;
        self.lane(seen).remove(&person, number)
    }

    /// Whoever has this number is looked at from now on, or no more.
    pub fn heed(&mut self, number: u64, seen: bool) {
        let Some((person, was_seen)) = self.numbers.get(&number).cloned().filter(|(_, was_seen)| *was_seen != seen)
        else {
            return;
        };
        if let Some(what) = self.lane(was_seen).remove(&person, number) {
            self.lane(seen).push(&person, number, what);
            self.numbers.insert(number, (person, seen));
        }
    }

    /// Whose turn it is. Those who are not looked at have none while they may not.
    pub fn pop(&mut self, unseen_may: bool) -> Option<Next<T>> {
        let unseen_waits = unseen_may && !self.unseen.order.is_empty();
        let unseen_is_due = unseen_waits && self.passed_by >= PATIENCE;
        let seen = !self.seen.order.is_empty() && !unseen_is_due;
        if !seen && !unseen_waits {
            return None;
        }
        self.passed_by = if seen && unseen_waits { self.passed_by + 1 } else { 0 };
        let (person, number, what) = self.lane(seen).pop()?;
        self.numbers.remove(&number);
        Some(Next { person, seen, what })
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.numbers.len()
    }

    /// How many other persons have a turn before this one has two.
    pub fn n_others(&self, person: &str, seen: bool) -> usize {
        let others = |lane: &Lane<T>| lane.order.len() - usize::from(lane.waiting.contains_key(person));
        if seen { others(&self.seen) } else { others(&self.seen) + others(&self.unseen) }
    }

    /// How many more of their own this person waits for.
    pub fn n_own(&self, person: &str, seen: bool) -> usize {
        let own = |lane: &Lane<T>| lane.waiting.get(person).map_or(0, VecDeque::len);
        if seen { own(&self.seen) } else { own(&self.seen) + own(&self.unseen) }
    }

    fn lane(&mut self, seen: bool) -> &mut Lane<T> {
        if seen { &mut self.seen } else { &mut self.unseen }
    }
}

impl<T> Default for Lane<T> {
    fn default() -> Lane<T> {
        Lane { waiting: HashMap::new(), order: VecDeque::new() }
    }
}

impl<T> Lane<T> {
    fn push(&mut self, person: &str, number: u64, what: T) {
        let own = self.waiting.entry(person.to_owned()).or_default();
        if own.is_empty() {
            self.order.push_back(person.to_owned());
        }
        own.push_back((number, what));
    }

    fn pop(&mut self) -> Option<(String, u64, T)> {
        let person = self.order.pop_front()?;
        let own = self.waiting.get_mut(&person)?;
        let (number, what) = own.pop_front()?;
        match own.is_empty() {
            true => drop(self.waiting.remove(&person)),
            // All others first.
            false => self.order.push_back(person.clone()),
        }
        Some((person, number, what))
    }

    fn remove(&mut self, person: &str, number: u64) -> Option<T> {
        let own = self.waiting.get_mut(person)?;
        let place = own.iter().position(|(of, _)| *of == number)?;
        let (_, what) = own.remove(place)?;
        if own.is_empty() {
            self.waiting.remove(person);
            self.order.retain(|other| other != person);
        }
        Some(what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(queue: &mut Queue<u32>, n: usize) -> Vec<u32> {
        (0..n).map_while(|_| queue.pop(true).map(|next| next.what)).collect()
    }

    #[test]
    fn nine_hundred_tables_of_one_person_cost_another_one_turn() {
        let mut queue = Queue::default();
        for table in 0..900 {
            queue.push("many", true, table);
        }
        queue.push("anna", true, 1000);
        queue.push("bert", true, 2000);
        queue.push("bert", true, 2001);
        assert_eq!(turns(&mut queue, 6), [0, 1000, 2000, 1, 2001, 2]);
        queue.push("anna", true, 1001);
        assert_eq!(turns(&mut queue, 3), [3, 1001, 4]);
        assert_eq!((queue.len(), queue.n_own("many", true), queue.n_others("anna", true)), (895, 895, 1));
    }

    #[test]
    fn who_is_looked_at_comes_first_and_the_others_are_reached() {
        let mut queue = Queue::default();
        for n in 0..20 {
            queue.push("far", false, 100 + n);
            queue.push(&format!("near {n}"), true, n);
        }
        assert_eq!(turns(&mut queue, 10), [0, 1, 2, 3, 4, 5, 6, 100, 7, 8]);
        assert_eq!(queue.n_others("near 15", true), 10, "who is not looked at does not count for who is");
        assert_eq!(queue.n_others("far", false), 11);
        assert_eq!(queue.pop(false).map(|next| next.what), Some(9));
        let mut alone = Queue::default();
        alone.push("far", false, 1);
        assert_eq!(alone.pop(false), None);
        assert_eq!(alone.pop(true), Some(Next { person: "far".into(), seen: false, what: 1 }));
    }

    #[test]
    fn who_is_looked_at_at_last_waits_among_those_and_who_gives_up_waits_no_more() {
        let mut queue = Queue::default();
        let far: Vec<u64> = (0..3).map(|n| queue.push("far", false, n)).collect();
        queue.push("near", true, 10);
        queue.heed(far[2], true);
        assert_eq!(queue.remove(far[0]), Some(0));
        assert_eq!(queue.remove(far[0]), None);
        assert_eq!(turns(&mut queue, 9), [10, 2, 1]);
        assert_eq!((queue.len(), queue.n_others("x", false), queue.n_own("far", false)), (0, 0, 0));
        queue.heed(far[1], true);
        assert_eq!(queue.pop(true), None);
    }
}
