//! People and what they may do: passwords, tries at them, tokens with scopes, devices, and sockets that end with a
//! session. Who sent a request is found out in `auth.rs`; what is kept of people is in `store/`.

pub mod attempts;
pub mod device;
pub mod familiar;
pub mod leases;
pub mod leaving;
pub mod passwords;
pub mod scopes;
