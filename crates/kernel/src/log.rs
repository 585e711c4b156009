//! Where rules tell what happened.

/// Takes what the table sees happen, in order. `()` takes nothing and costs nothing, so playouts build no events.
pub trait Log<E> {
    /// Tells one event.
    fn push(&mut self, event: E);

    /// Tells one event that is costly to make: made only when somebody listens.
    fn push_with(&mut self, make: impl FnOnce() -> E)
    where
        Self: Sized,
    {
        self.push(make());
    }

    /// The log with its type erased, when somebody listens. A game carries out its steps for these two alone, so that its
    /// rules are compiled twice in its own crate and never again in the crates that play it.
    fn listener(&mut self) -> Option<&mut dyn Log<E>>
    where
        Self: Sized,
    {
        Some(self)
    }
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn push(&mut self, _: E) {}

    #[inline(always)]
    fn push_with(&mut self, _: impl FnOnce() -> E) {}

    #[inline(always)]
    fn listener(&mut self) -> Option<&mut dyn Log<E>> {
        None
    }
}

impl<E> Log<E> for &mut dyn Log<E> {
    fn push(&mut self, event: E) {
        (**self).push(event);
    }
}

impl<E> Log<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}
