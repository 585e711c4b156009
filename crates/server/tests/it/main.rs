//! The server from outside: a real one on a free port, with a file of its own, spoken to over real sockets.
//!
//! `house.rs` starts and stops servers, `http.rs` and `client.rs` are the smallest clients that will do.

mod absence;
mod accounts;
mod acting;
mod backup;
mod bad_input;
mod client;
mod clocks;
mod cluster;
mod company;
mod courses;
mod crowd;
mod disk;
mod example_bots;
mod farewell;
mod frozen;
mod gathering;
mod hints;
mod house;
mod house_rules;
mod http;
mod hushing;
mod languages;
mod lessons;
mod limits;
mod lists;
mod nodes;
mod page;
mod postgres;
mod proxies;
mod reading;
mod records;
mod replay;
mod restart;
mod scenes;
mod secrecy;
mod sessions;
mod starting;
mod takeback;
mod tls;
mod tokens;
mod webhooks;
mod whole_game;
