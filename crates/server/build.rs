//! Types of the server's messages. It also makes cargo look at the browser client's bundle again when it changes: the embedding macro does not see new files.

use std::path::Path;

fn main() {
    wording::write_types();
    // A watched path that does not exist would rebuild the server every time, so without a bundle its parent is watched.
    let bundle = "../../web/dist";
    let watched = if Path::new(bundle).is_dir() { bundle } else { "../../web" };
    println!("cargo::rerun-if-changed=build.rs");
    if Path::new(watched).is_dir() {
        println!("cargo::rerun-if-changed={watched}");
    }
}
