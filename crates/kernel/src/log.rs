//! Where rules tell what happened.

/// Takes what the table sees happen, in order. `()` takes nothing and costs nothing, so playouts build no events.
pub trait Log<E> {
    /// Tells one event.
    fn push(&mut self, event: E);

    /// Tells one event that is costly to make: made only when somebody listens.
    fn push_with(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn push(&mut self, _: E) {}

    #[inline(always)]
    fn push_with(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}
