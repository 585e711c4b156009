//! A connection that is not read does not wait for ever: when nothing of what is written can be passed on for too long, it
//! breaks, and whatever waited to be sent is let go.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

/// A stream whose other side has so long to take anything of what is written.
pub struct Patient<S> {
    stream: S,
    within: Duration,
    /// Runs while a write waits. It is made when one first does: most never do.
    waiting: Option<Pin<Box<Sleep>>>,
    waits: bool,
}

impl<S> Patient<S> {
    /// Waits so long at most.
    pub fn new(stream: S, within: Duration) -> Patient<S> {
        Patient { stream, within, waiting: None, waits: false }
    }

    /// What came of a write: whoever makes no progress in time is given up.
    fn judge<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waits = false;
            return written;
        }
        let until = Instant::now() + self.within;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(until)));
        if !std::mem::replace(&mut self.waits, true) {
            waiting.as_mut().reset(until);
        }
        match waiting.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "nobody reads the answer"))),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.judge(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.judge(context, shut)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    #[tokio::test]
    async fn one_who_reads_nothing_is_given_up_and_one_who_reads_slowly_is_not() {
        let within = Duration::from_millis(200);
        let (unread, _kept) = tokio::io::duplex(64);
        let given_up = Patient::new(unread, within).write_all(&[0; 1000]).await.unwrap_err();
        assert_eq!(given_up.kind(), io::ErrorKind::TimedOut);

        let (slow, mut reader) = tokio::io::duplex(64);
        let reading = tokio::spawn(async move {
            let mut byte = [0; 8];
            // All in all it takes far longer than one may take over nothing.
            for _ in 0..12 {
                tokio::time::sleep(Duration::from_millis(40)).await;
                reader.read_exact(&mut byte).await.unwrap();
            }
            reader
        });
        Patient::new(slow, within).write_all(&[0; 96 + 64]).await.unwrap();
        drop(reading.await.unwrap());
    }
}
