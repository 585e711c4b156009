//! Unfinished business as data: a short stack that is never empty, inline, without a heap.

use std::fmt;
use std::ops::Deref;

/// What a game waits for, the innermost last. It reads as a slice.
///
/// ```
/// let mut waiting = kernel::Stack::<_, 4>::new("a turn");
/// waiting.push("a push");
/// assert_eq!((waiting.top(), waiting.len()), ("a push", 2));
/// waiting.pop();
/// assert_eq!(waiting, kernel::Stack::new("a turn"));
/// ```
#[derive(Clone, Copy)]
pub struct Stack<T, const N: usize> {
    /// From `depth` on they are left over from before and mean nothing.
    items: [T; N],
    depth: u8,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// This alone.
    pub const fn new(first: T) -> Self {
        Stack { items: [first; N], depth: 1 }
    }

    /// The innermost.
    #[inline]
    pub fn top(&self) -> T {
        self.items[usize::from(self.depth) - 1]
    }

    /// The innermost, to be changed in place.
    #[inline]
    pub fn top_mut(&mut self) -> &mut T {
        &mut self.items[usize::from(self.depth) - 1]
    }

    /// This comes first, the others wait.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.depth)] = item;
        self.depth += 1;
    }

    /// The innermost is done; it must not be the only one.
    #[inline]
    pub fn pop(&mut self) {
        debug_assert!(self.depth > 1, "something is always left to wait for");
        self.depth -= 1;
    }

    /// This instead of the innermost.
    #[inline]
    pub fn replace(&mut self, item: T) {
        *self.top_mut() = item;
    }

    /// This instead of everything.
    #[inline]
    pub fn only(&mut self, item: T) {
        self.items[0] = item;
        self.depth = 1;
    }

    /// These instead of everything, the outermost first; without any nothing changes.
    pub fn refill(&mut self, items: impl IntoIterator<Item = T>) {
        for (n, item) in items.into_iter().enumerate() {
            if n == 0 { self.only(item) } else { self.push(item) }
        }
    }

    /// Drops those that `keep` does not want. It must want one.
    #[inline]
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for n in 0..usize::from(self.depth) {
            let item = self.items[n];
            if keep(&item) {
                self.items[kept] = item;
                kept += 1;
            }
        }
        debug_assert!(kept > 0, "something is always left to wait for");
        self.depth = kept as u8;
    }
}

impl<T, const N: usize> Deref for Stack<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.depth)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Stack<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&**self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_over_does_not_tell_equal_stacks_apart() {
        let mut stack = Stack::<u8, 3>::new(1);
        stack.refill([1, 2, 3]);
        assert_eq!(*stack, [1, 2, 3]);
        stack.retain(|item| *item != 2);
        assert_eq!(*stack, [1, 3]);
        stack.replace(4);
        assert_eq!((stack.top(), format!("{stack:?}")), (4, "[1, 4]".to_string()));
        stack.only(1);
        assert_eq!(stack, Stack::new(1));
        stack.refill([]);
        assert_eq!(stack, Stack::new(1));
    }
}
