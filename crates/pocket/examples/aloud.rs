//! Karst in one browser, natively and aloud: a question a line in, an answer a line out. `web/e2e/twins.js` asks this and the
//! module in the page the same, and compares every byte.

use std::io::{BufRead, Write, stdin, stdout};

use pocket::Pocket;

fn main() -> std::io::Result<()> {
    let mut pocket = None;
    let mut out = stdout().lock();
    for asked in stdin().lock().lines() {
        writeln!(out, "{}", Pocket::answer_json(&mut pocket, &asked?))?;
        out.flush()?;
    }
    Ok(())
}
