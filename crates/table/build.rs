//! Types of this crate's messages.

fn main() {
    wording::write_types();
}
