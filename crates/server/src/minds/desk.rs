//! Places to think at, given out in turn. Who holds several at once may use as many threads.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::queue::{Asker, Queue};

/// Some places and those who wait for one. Clones are the same desk.
#[derive(Clone)]
pub struct Desk(Arc<Mutex<State>>);

struct State {
    n_places: usize,
    taken: usize,
    /// By those whose table nobody looks at.
    taken_unseen: usize,
    queue: Queue<oneshot::Sender<Slot>>,
}

/// A place or several, held until it is dropped.
pub struct Slot {
    desk: Desk,
    n: usize,
    seen: bool,
    /// By how much a thought should be shorter than usual, so that everybody is served in about the same time.
    pub crowd: f64,
}

/// Somebody who waits for a place; dropped, they wait no more.
struct Waits<'a> {
    desk: &'a Desk,
    asker: &'a Asker,
    number: u64,
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.asker.waits_at(None);
        // A place that was given just now comes back with its channel.
        let waited = self.desk.lock().queue.remove(self.number);
        drop(waited);
    }
}

impl Desk {
    /// So many places, all free.
    pub fn new(n_places: usize) -> Desk {
        Desk(Arc::new(Mutex::new(State { n_places, taken: 0, taken_unseen: 0, queue: Queue::default() })))
    }

    /// From now on there are so many; whoever holds more keeps it until they are done.
    pub fn set_places(&self, n_places: usize) {
        self.lock().n_places = n_places;
        self.serve();
    }

    /// Waits for a place.
    pub async fn place(&self, asker: &Asker) -> Option<Slot> {
        let (sender, receiver) = oneshot::channel();
        let number = self.lock().queue.push(asker.person(), asker.is_seen(), sender);
        let waits = Waits { desk: self, asker, number };
        asker.waits_at(Some((self.clone(), number)));
        // Somebody may have come to look before it was known where they wait.
        self.heed(number, asker.is_seen());
        let place = receiver.await.ok();
        drop(waits);
        place
    }

    /// Whoever waits under this number is looked at from now on, or no more.
    pub fn heed(&self, number: u64, seen: bool) {
        self.lock().queue.heed(number, seen);
        self.serve();
    }

    /// Gives out what is free.
    fn serve(&self) {
        loop {
            let Some((sender, seen, crowd)) = self.lock().next() else { return };
            // Whoever has gone meanwhile gives it back by not taking it.
            let _ = sender.send(Slot { desk: self.clone(), n: 1, seen, crowd });
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Those whose table nobody looks at leave one place to the others, where there is more than one.
    fn for_unseen(&self) -> usize {
        self.n_places.saturating_sub(1).max(1)
    }

    fn next(&mut self) -> Option<(oneshot::Sender<Slot>, bool, f64)> {
        if self.taken >= self.n_places {
            return None;
        }
        let next = self.queue.pop(self.taken_unseen < self.for_unseen())?;
        self.take(next.seen, 1);
        let others = 1 + self.queue.n_others(&next.person, next.seen);
        let own = 1 + self.queue.n_own(&next.person, next.seen);
        // So many thoughts come before this person's last one, on so many places at once.
        let crowd = 1.0 + (others * own - 1) as f64 / self.n_places as f64;
        Some((next.what, next.seen, crowd))
    }

    fn take(&mut self, seen: bool, n: usize) {
        self.taken += n;
        self.taken_unseen += if seen { 0 } else { n };
    }
}

impl Slot {
    /// Does somebody look at the table that it is for?
    pub fn is_seen(&self) -> bool {
        self.seen
    }

    /// Takes up to so many more places that nobody waits for, a part of them at most; how many it holds then.
    pub fn stretch(&mut self, most: usize) -> usize {
        let mut state = self.desk.lock();
        if state.queue.len() == 0 {
            let free = state.n_places.saturating_sub(state.taken);
            let may = if self.seen { free } else { state.for_unseen().saturating_sub(state.taken_unseen).min(free) };
            let more = (may / 2).min(most);
            state.take(self.seen, more);
            self.n += more;
        }
        self.n
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut state = self.desk.lock();
        state.taken -= self.n;
        state.taken_unseen -= if self.seen { 0 } else { self.n };
        drop(state);
        self.desk.serve();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn asker(person: &str, seen: bool) -> Asker {
        Asker::new(person, seen)
    }

    #[tokio::test]
    async fn tables_that_nobody_looks_at_leave_a_place_free() {
        let desk = Desk::new(3);
        let far = asker("far", false);
        let (one, two) = (desk.place(&far).await.unwrap(), desk.place(&far).await.unwrap());
        let mut third = Box::pin(desk.place(&far));
        assert!((&mut third).now_or_never().is_none());
        let near = desk.place(&asker("near", true)).now_or_never().expect("the last place is for who is looked at");
        // Somebody comes to look: but now all are taken.
        far.heed(true);
        assert!((&mut third).now_or_never().is_none());
        drop(near);
        let mut third = (&mut third).now_or_never().expect("it is free now").unwrap();
        assert_eq!(third.stretch(3), 1);
        drop((one, two));
        assert_eq!(third.stretch(3), 2);
        drop(third);
        let mut all = desk.place(&asker("near", true)).await.unwrap();
        assert_eq!((all.stretch(3), all.crowd), (2, 1.0));
        assert_eq!(desk.lock().taken, 2);
    }

    #[tokio::test]
    async fn who_waits_no_more_takes_no_place() {
        let desk = Desk::new(1);
        let (anna, bert) = (asker("anna", true), asker("bert", true));
        let held = desk.place(&anna).await.unwrap();
        let (mut first, mut second) = (Box::pin(desk.place(&anna)), Box::pin(desk.place(&bert)));
        assert!((&mut first).now_or_never().is_none() && (&mut second).now_or_never().is_none());
        drop(held);
        // The place was given, but not yet fetched.
        drop(first);
        assert!(second.now_or_never().is_some());
        let state = desk.lock();
        assert_eq!((state.taken, state.queue.len()), (0, 0));
    }

    #[tokio::test]
    async fn many_tables_shorten_the_thoughts_of_their_own_person() {
        let desk = Desk::new(2);
        let held = [desk.place(&asker("x", true)).await.unwrap(), desk.place(&asker("x", true)).await.unwrap()];
        let many: Vec<Asker> = (0..100).map(|_| asker("many", true)).collect();
        let mut waiting: Vec<_> = many.iter().map(|asker| Box::pin(desk.place(asker))).collect();
        assert!(waiting.iter_mut().all(|one| one.now_or_never().is_none()));
        let (anna, bert) = (asker("anna", true), asker("bert", true));
        let (mut hers, mut his) = (Box::pin(desk.place(&anna)), Box::pin(desk.place(&bert)));
        assert!((&mut hers).now_or_never().is_none() && (&mut his).now_or_never().is_none());
        drop(held);
        let crowd = |place: Option<Option<Slot>>| place.expect("a turn").expect("a place").crowd;
        let first = waiting.remove(0).now_or_never().expect("it came first").unwrap();
        assert_eq!(first.crowd, 1.0 + (3.0 * 100.0 - 1.0) / 2.0);
        assert_eq!(crowd(hers.now_or_never()), 1.0 + 2.0 / 2.0, "bert and whoever has many");
        assert_eq!(crowd(his.now_or_never()), 1.0 + 1.0 / 2.0);
    }
}
