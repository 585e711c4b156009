//! Comma-separated values, as RFC 4180 has them: a header, a line a row, quotes where they are needed.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use super::{Cell, Column, Sheet};

pub struct Csv(BufWriter<File>);

impl Csv {
    /// Begins with the names of the columns.
    pub fn new(file: File, columns: &[Column]) -> io::Result<Csv> {
        let mut csv = Csv(BufWriter::new(file));
        let names: Vec<_> = columns.iter().map(|column| Cell::Text(column.name.into())).collect();
        csv.row(&names)?;
        Ok(csv)
    }
}

impl Sheet for Csv {
    fn row(&mut self, row: &[Cell<'_>]) -> io::Result<()> {
        for (index, cell) in row.iter().enumerate() {
            self.0.write_all(if index > 0 { b"," } else { b"" })?;
            match cell {
                Cell::Text(text) => self.0.write_all(quoted(text).as_bytes()),
                Cell::Whole(number) => write!(self.0, "{number}"),
                Cell::Nothing => Ok(()),
                Cell::Real(number) => write!(self.0, "{number}"),
                Cell::Truth(truth) => write!(self.0, "{truth}"),
            }?;
        }
        self.0.write_all(b"\r\n")
    }

    fn close(mut self: Box<Self>) -> io::Result<()> {
        self.0.flush()
    }
}

fn quoted(text: &str) -> std::borrow::Cow<'_, str> {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\"")).into()
    } else {
        text.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_needs_quotes_has_them() {
        assert_eq!(quoted("players 2"), "players 2");
        assert_eq!(quoted("players 2, set half"), "\"players 2, set half\"");
        assert_eq!(quoted("the \"wall\""), "\"the \"\"wall\"\"\"");
    }
}
