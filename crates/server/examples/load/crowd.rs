//! Very many tables in the middle of their game, a socket at each, and nobody moves.

use std::path::Path;
use std::time::Duration;

use tokio::sync::watch;

use crate::house::House;
use crate::report::Report;
use crate::wire::{self, Socket};
use crate::{AT_ONCE, Options};

/// Moves at each table before everybody idles.
const MOVES: u64 = 20;
/// How long they idle: longer than the server waits until it asks whether somebody is there.
const IDLE: Duration = Duration::from_secs(25);

/// Fills a server with them, and reports what they take.
pub async fn gather(options: &Options, folder: &Path, report: &mut Report) -> Result<(), String> {
    let house = House::start(&options.karst, folder)?;
    let (n_tables, empty_mib) = (options.sockets, house.resident_mib()?);
    eprintln!("{n_tables} tables wake up, {MOVES} moves at each");
    let (over, is_over) = watch::channel(false);
    let (mut idling, mut n_steps) = (Vec::with_capacity(n_tables), 0);
    for first in (0..n_tables).step_by(AT_ONCE) {
        let last = (first + AT_ONCE).min(n_tables);
        let sitting: Vec<_> = (first..last).map(|number| tokio::spawn(begun(house.address(), number))).collect();
        for socket in sitting {
            let socket = socket.await.map_err(|_| "a table of the crowd did not begin")?;
            n_steps += socket.game.version;
            // Whoever is asked whether they are there must read to answer, also while others still sit down.
            idling.push(tokio::spawn(socket.idle(is_over.clone())));
        }
    }
    eprintln!("everybody idles for {} s", IDLE.as_secs());
    tokio::time::sleep(IDLE).await;
    over.send_replace(true);
    let mut n_held = 0;
    for socket in idling {
        n_held += usize::from(socket.await.unwrap_or(false));
    }
    report.crowd(n_tables, n_steps / n_tables as u64, n_held, house.resident_mib()?, empty_mib);
    Ok(())
}

/// A table for one person in both chairs, some moves on.
async fn begun(address: std::net::SocketAddr, number: usize) -> Socket {
    let mut socket = wire::open_for_one(address, number).await;
    for n in 0..MOVES {
        let Some(seat) = socket.game.asked else { break };
        let id = format!("m{n}");
        socket.act(&id, seat).await;
        let version = socket.done(&id).await;
        socket.reach(version).await;
    }
    socket
}
