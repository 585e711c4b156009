//! A WebSocket from the server's side: the handshake, what is heard and what is said.
//!
//! Reading and the short frames of the protocol are `tungstenite`'s. Texts are written past it, straight from where they
//! lie: it would copy each into a buffer that stays as large as the largest message ever was, for as long as the socket
//! lives. Positions are large and sockets are many.

use std::collections::VecDeque;
use std::io::IoSlice;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, Version, header};
use futures_util::{SinkExt, StreamExt};
use hyper::body::{Buf, Bytes};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

/// What is read at once. Messages are small, the whole buffer is cleared for each read, and each socket keeps one.
const READ_BYTES: usize = 1024;
/// What may wait to be written before it is: pings, pongs and a goodbye.
const WRITE_BYTES: usize = 512;

/// A request that wants to become a WebSocket.
pub struct Upgrade {
    key: HeaderValue,
    becoming: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = &'static str;

    /// Why it cannot, in a sentence.
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, &'static str> {
        let Parts { headers, extensions, .. } = parts;
        if parts.method != Method::GET || parts.version > Version::HTTP_11 {
            return Err("A WebSocket begins with a GET over HTTP/1.1.");
        }
        if !says(headers, header::CONNECTION, "upgrade") || !says(headers, header::UPGRADE, "websocket") {
            return Err("This address is for WebSockets: ask for an upgrade to `websocket`.");
        }
        if !says(headers, header::SEC_WEBSOCKET_VERSION, "13") {
            return Err("The WebSocket has to be of version 13.");
        }
        let key = headers.get(header::SEC_WEBSOCKET_KEY).ok_or("`Sec-WebSocket-Key` is missing.")?.clone();
        let becoming = extensions.remove::<OnUpgrade>().ok_or("This connection cannot become a WebSocket.")?;
        Ok(Upgrade { key, becoming })
    }
}

/// Is this word in the header's list?
fn says(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|said| said.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Says yes, and hands the socket over once the client has heard it. It reads messages of up to `most` bytes.
    pub fn then<F>(self, most: usize, attend: impl FnOnce(Wire) -> F + Send + 'static) -> Response<Body>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let accept = derive_accept_key(self.key.as_bytes());
        tokio::spawn(async move {
            // A client that has gone meanwhile wants no socket.
            if let Ok(upgraded) = self.becoming.await {
                attend(Wire::new(upgraded, most).await).await;
            }
        });
        Response::builder()
            .status(StatusCode::SWITCHING_PROTOCOLS)
            .header(header::CONNECTION, "upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_ACCEPT, accept)
            .body(Body::empty())
            .expect("these headers are plain text")
    }
}

pub struct Wire(WebSocketStream<TokioIo<Upgraded>>);

impl Wire {
    async fn new(upgraded: Upgraded, most: usize) -> Wire {
        let config = WebSocketConfig::default()
            .max_message_size(Some(most))
            .max_frame_size(Some(most))
            .read_buffer_size(READ_BYTES)
            .write_buffer_size(WRITE_BYTES);
        Wire(WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await)
    }

    /// The next message; none when the other side is gone.
    pub async fn read(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends texts in one go. To break off in the middle breaks the socket: nothing may be said after it.
    pub async fn say(&mut self, texts: impl IntoIterator<Item = Utf8Bytes>) -> Result<(), Error> {
        // A pong may be half on its way.
        self.0.flush().await?;
        let mut letters = Letters::default();
        for text in texts {
            letters.add(text.into());
        }
        self.0.get_mut().write_all_buf(&mut letters).await?;
        Ok(self.0.get_mut().flush().await?)
    }

    /// Asks whether the other side is there.
    pub async fn ping(&mut self) -> Result<(), Error> {
        self.0.send(Message::Ping(Bytes::new())).await
    }

    /// Says that nothing more will be said.
    pub async fn close(&mut self, frame: CloseFrame) -> Result<(), Error> {
        self.0.send(Message::Close(Some(frame))).await
    }
}

/// Text frames as they go over the wire: a head and its text by turns.
#[derive(Default)]
struct Letters(VecDeque<Bytes>);

impl Letters {
    fn add(&mut self, text: Bytes) {
        self.0.push_back(head(text.len()));
        if !text.is_empty() {
            self.0.push_back(text);
        }
    }
}

/// The head of a whole text message of so many bytes: what a server sends is not masked (RFC 6455, 5.2).
fn head(length: usize) -> Bytes {
    const WHOLE_TEXT: u8 = 0x81;
    match length {
        0..=125 => Bytes::copy_from_slice(&[WHOLE_TEXT, length as u8]),
        126..=0xffff => {
            let [high, low] = (length as u16).to_be_bytes();
            Bytes::copy_from_slice(&[WHOLE_TEXT, 126, high, low])
        }
        _ => {
            let mut head = [WHOLE_TEXT, 127, 0, 0, 0, 0, 0, 0, 0, 0];
            head[2..].copy_from_slice(&(length as u64).to_be_bytes());
            Bytes::copy_from_slice(&head)
        }
    }
}

impl Buf for Letters {
    fn remaining(&self) -> usize {
        self.0.iter().map(Bytes::len).sum()
    }

    fn chunk(&self) -> &[u8] {
        self.0.front().map_or(&[], |first| first)
    }

    fn chunks_vectored<'a>(&'a self, slices: &mut [IoSlice<'a>]) -> usize {
        let filled = slices.iter_mut().zip(&self.0).map(|(slice, bytes)| *slice = IoSlice::new(bytes));
        filled.count()
    }

    fn advance(&mut self, mut n: usize) {
        while n > 0 {
            let first = self.0.front_mut().expect("nobody takes more than there is");
            if n < first.len() {
                first.advance(n);
                return;
            }
            n -= first.len();
            self.0.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a client makes of the bytes, when they come piece by piece.
    async fn heard(bytes: Vec<u8>) -> Vec<String> {
        let (mut near, far) = tokio::io::duplex(100);
        tokio::spawn(async move { near.write_all(&bytes).await });
        let mut client = WebSocketStream::from_raw_socket(far, Role::Client, None).await;
        let mut heard = Vec::new();
        while let Some(Ok(message)) = client.next().await {
            heard.push(message.into_text().unwrap().to_string());
        }
        heard
    }

    #[tokio::test]
    async fn texts_of_every_length_are_frames_that_clients_read() {
        let texts = [0, 1, 125, 126, 127, 5_000, 65_535, 65_536, 70_000]
            .map(|length| "ö".repeat(length / 2) + &"x".repeat(length % 2));
        let mut letters = Letters::default();
        for text in &texts {
            letters.add(Bytes::from(text.clone()));
        }
        let mut bytes = Vec::new();
        while letters.has_remaining() {
            let mut slices = [IoSlice::new(&[]); 3];
            let n_slices = letters.chunks_vectored(&mut slices);
            // Fewer than were offered are taken.
            let taken: Vec<u8> = slices[..n_slices].iter().flat_map(|slice| slice.iter().copied()).take(999).collect();
            bytes.extend(&taken);
            letters.advance(taken.len());
        }
        assert_eq!(letters.remaining(), 0);
        assert_eq!(heard(bytes).await, texts);
    }
}
