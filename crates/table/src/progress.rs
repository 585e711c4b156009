//! The table after a change of its game: its phase, whom it waits for, its clocks, and the lines as its log keeps them.

use kernel::SeatSet;
use protocol::{Bot, Phase};

use crate::{Change, Line, Play, StoredTable};

/// The people who are to decide.
pub fn expected(table: &StoredTable, play: Option<&Play>) -> SeatSet {
    let (asked, played) = (play.map_or(SeatSet::NONE, Play::asked), table.played());
    asked.iter().filter(|seat| played.has(*seat)).collect()
}

/// The game has taken new lines: the table as it stands then.
pub fn progress(table: &mut StoredTable, play: &Play, change: Change, at_ms: i64, up_ms: i64) {
    table.phase = if play.is_over() { Phase::Finished } else { Phase::Running };
    table.asked = play.asked().iter().map(|seat| seat.to_string()).collect();
    table.touched_ms = at_ms;
    let (terms, deciding) = (table.terms, expected(table, Some(play)));
    if let Some(clocks) = &mut table.clocks {
        clocks.turn_to(deciding, change, &terms, up_ms);
    }
}

/// New lines with who decided them. Only the first was somebody's: what follows is chance's, or declined for those who are
/// not to be asked.
pub fn lines_by(lines: Vec<String>, by: Option<(String, String)>, bot: Option<Bot>) -> Vec<Line> {
    let decider = std::iter::once((by, bot)).chain(std::iter::repeat((None, None)));
    lines.into_iter().zip(decider).map(|(text, (by, bot))| Line { text, by, bot }).collect()
}
