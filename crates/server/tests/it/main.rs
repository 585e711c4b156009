//! The server from outside: a real one on a free port, with a file of its own, spoken to over real sockets.
//!
//! `house.rs` starts and stops servers, `http.rs` and `client.rs` are the smallest clients that will do.

mod acting;
mod bad_input;
mod client;
mod cluster;
mod company;
mod crowd;
mod disk;
mod gathering;
mod hints;
mod house;
mod house_rules;
mod http;
mod hushing;
mod limits;
mod lists;
mod page;
mod postgres;
mod records;
mod replay;
mod restart;
mod secrecy;
mod starting;
mod takeback;
mod whole_game;
