//! Karst in one browser, natively and aloud: a question a line in, an answer a line out. `web/e2e/twins.js` asks this and the
//! module in the page the same, and compares every byte.

use std::io::{BufRead, BufReader, BufWriter, Write, stdin, stdout};

use pocket::Pocket;

fn main() -> std::io::Result<()> {
    let mut pocket = None;
    let (mut input, mut out) = (BufReader::new(stdin().lock()), BufWriter::new(stdout().lock()));
    let mut asked = String::new();
    while input.read_line(&mut asked)? > 0 {
        writeln!(out, "{}", Pocket::answer_json(&mut pocket, &asked))?;
        asked.clear();
        // Whoever asks much at once is answered at once.
        if input.buffer().is_empty() {
            out.flush()?;
        }
    }
    Ok(())
}
