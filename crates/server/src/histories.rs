//! Looking back is heavy: a replay is megabytes, and whoever asks may take their time to receive it. So only so many such
//! answers are made and on their way at once, in all and for each network. A place is held from before the request is
//! looked at until its answer has been passed on to the last piece, or given up.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use axum::body::Body;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use hyper::body::{Bytes, Frame, SizeHint};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep, sleep_until, timeout};

use crate::config::Limits;
use crate::error::Error;
use crate::hall::SharedHall;
use crate::limits::household;
use crate::proxies::Client;
use crate::quotas::times;
use crate::say;

/// An answer is passed on in pieces of this size, so that no more of it than that lies anywhere else.
const PIECE: usize = 16 * 1024;
/// When somebody who found no place may try again.
const RETRY_AFTER_S: u32 = 3;

/// All places.
pub struct Histories {
    all: Arc<Semaphore>,
    /// The networks that have or wait for one.
    networks: Mutex<HashMap<IpAddr, Arc<Semaphore>>>,
}

/// A place that is held.
struct Admission {
    histories: Arc<Histories>,
    network: IpAddr,
    /// Given back when the place is.
    permits: Option<(OwnedSemaphorePermit, OwnedSemaphorePermit)>,
}

impl Histories {
    /// All free.
    pub fn new(limits: &Limits) -> Histories {
        Histories { all: Arc::new(Semaphore::new(limits.histories)), networks: Mutex::default() }
    }

    /// Waits for a place, but not for long.
    async fn place(self: &Arc<Self>, address: IpAddr, limits: &Limits) -> Result<Admission, Error> {
        let network = household(address);
        let own = {
            let mut networks = self.networks.lock().unwrap_or_else(PoisonError::into_inner);
            let most = limits.histories_per_network.saturating_mul(times(address, limits)).min(limits.histories);
            Arc::clone(networks.entry(network).or_insert_with(|| Arc::new(Semaphore::new(most))))
        };
        // It is forgotten with its network, also when whoever waits for it goes away.
        let mut place = Admission { histories: Arc::clone(self), network, permits: None };
        let waiting = async {
            let own = own.acquire_owned().await.expect("places are never closed");
            (own, Arc::clone(&self.all).acquire_owned().await.expect("places are never closed"))
        };
        let permits = timeout(limits.history_waits, waiting).await;
        place.permits = Some(permits.map_err(|_| Error::too_many(say::NoMoreHistory, RETRY_AFTER_S))?);
        Ok(place)
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut networks = self.histories.networks.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.permits.take());
        // Whoever holds or waits for a place holds its semaphore too; the map is the last one to do so.
        if networks.get(&self.network).is_some_and(|own| Arc::strong_count(own) == 1) {
            networks.remove(&self.network);
        }
    }
}

/// Lets a request about the past in when there is a place, and holds the place until its answer has gone.
pub async fn admit(State(hall): State<SharedHall>, request: Request, next: Next) -> Result<Response, Error> {
    let Client(address) = *request.extensions().get().expect("`doors::guard` puts it there for every request");
    let limits = &hall.config.limits;
    let place = hall.histories.place(address, limits).await?;
    let response = next.run(request).await;
    let until = Instant::now() + limits.history_within;
    Ok(response.map(|body| Body::new(Passing { body, rest: Bytes::new(), place: Some(place), until, late: None })))
}

/// A body on its way, piece by piece.
struct Passing {
    body: Body,
    /// Of what the body gave last.
    rest: Bytes,
    place: Option<Admission>,
    until: Instant,
    late: Option<Pin<Box<Sleep>>>,
}

impl hyper::body::Body for Passing {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let until = self.until;
        let late = self.late.get_or_insert_with(|| Box::pin(sleep_until(until)));
        if late.as_mut().poll(context).is_ready() || Instant::now() >= until {
            return Poll::Ready(Some(Err(axum::Error::new("it took too long to receive"))));
        }
        while self.rest.is_empty() {
            match std::task::ready!(Pin::new(&mut self.body).poll_frame(context)) {
                Some(Ok(frame)) => match frame.into_data() {
                    Ok(data) => self.rest = data,
                    Err(frame) => return Poll::Ready(Some(Ok(frame))),
                },
                Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                None => {
                    self.place = None;
                    return Poll::Ready(None);
                }
            }
        }
        let piece = self.rest.len().min(PIECE);
        Poll::Ready(Some(Ok(Frame::data(self.rest.split_to(piece)))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let (inner, rest) = (self.body.size_hint(), self.rest.len() as u64);
        let mut hint = SizeHint::new();
        hint.set_lower(inner.lower() + rest);
        if let Some(upper) = inner.upper() {
            hint.set_upper(upper + rest);
        }
        hint
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use http_body_util::BodyExt;
    use hyper::body::Body as _;

    use super::*;

    fn few(in_all: usize, per_network: usize) -> (Arc<Histories>, Limits) {
        let history_waits = Duration::from_millis(50);
        let limits =
            Limits { histories: in_all, histories_per_network: per_network, history_waits, ..Limits::default() };
        (Arc::new(Histories::new(&limits)), limits)
    }

    #[tokio::test]
    async fn a_network_has_so_many_places_and_all_have_so_many() {
        let (histories, limits) = few(3, 2);
        let place = async |text: &str| histories.place(text.parse().unwrap(), &limits).await;
        let one = place("2001:db8:0:100::1").await.unwrap();
        let two = place("2001:db8:0:1ff::1").await.unwrap();
        assert!(place("2001:db8:0:180::1").await.is_err(), "the network has its two");
        let three = place("203.0.113.1").await.unwrap();
        assert!(place("203.0.113.2").await.is_err(), "there are three in all");
        drop(one);
        let again = place("203.0.113.2").await.unwrap();
        drop((two, three, again));
        assert!(histories.networks.lock().unwrap().is_empty(), "who has gone is forgotten");
        assert_eq!(histories.all.available_permits(), 3);
    }

    #[tokio::test]
    async fn a_place_is_held_until_the_last_piece_has_gone() {
        let (histories, limits) = few(1, 1);
        let place = histories.place("203.0.113.1".parse().unwrap(), &limits).await.unwrap();
        let body = Body::from(vec![7_u8; 3 * PIECE + 5]);
        let until = Instant::now() + Duration::from_secs(60);
        let mut passing = Passing { body, rest: Bytes::new(), place: Some(place), until, late: None };
        assert_eq!(passing.size_hint().exact(), Some(3 * PIECE as u64 + 5));
        let mut sizes = Vec::new();
        for _ in 0..4 {
            assert_eq!(histories.all.available_permits(), 0);
            sizes.push(passing.frame().await.unwrap().unwrap().into_data().unwrap().len());
        }
        assert_eq!(sizes, [PIECE, PIECE, PIECE, 5]);
        assert!(passing.is_end_stream());
        drop(passing);
        assert_eq!(histories.all.available_permits(), 1);
    }

    #[tokio::test]
    async fn an_answer_that_takes_too_long_is_given_up() {
        let (histories, limits) = few(1, 1);
        let place = histories.place("203.0.113.1".parse().unwrap(), &limits).await.unwrap();
        let body = Body::from(vec![7_u8; 3 * PIECE]);
        let mut passing = Passing { body, rest: Bytes::new(), place: Some(place), until: Instant::now(), late: None };
        assert!(passing.frame().await.unwrap().is_err());
    }
}
