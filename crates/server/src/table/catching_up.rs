//! Keeping up with what other nodes write to the same table: just the new lines of its log where that is all, the whole
//! table where anything else has changed.

use protocol::Phase;

use table::Play;

use super::task::Task;
use crate::store::LaterLine;

impl Task {
    /// Another node has written, to the log alone when the version is given: whoever looks on here hears of it.
    pub(super) async fn catch_up(&mut self, version: Option<u64>) {
        let known = self.play.as_ref().map_or(0, Play::version);
        if version.is_some_and(|version| version <= known) {
            return;
        }
        if version.is_some() && self.play.is_some() && self.read_on().await {
            return;
        }
        self.reload().await;
        // What the log does not show, such as what a player does not want to be asked about or has said, is told at any
        // rate.
        if version.is_none() {
            self.audience.leave_rooms();
            self.tell_news();
        }
    }

    /// A client has seen more than this node: what another has written is read before its notice comes.
    pub(super) async fn catch_up_with(&mut self, version: u64) {
        if self.context.nodes.may_have_others() {
            self.catch_up(Some(version)).await;
        }
    }

    /// Takes the lines that the log has grown by. When they do not fit, the whole table must be read again.
    async fn read_on(&mut self) -> bool {
        let Some(known) = self.play.as_ref().filter(|play| play.frozen().is_none()).map(Play::version) else {
            return false;
        };
        // The lines first: clocks that are newer than they are will be followed by news of later lines.
        let Ok(lines) = self.context.store.lines_after(&self.table.id, known).await else {
            return false;
        };
        if lines.is_empty() {
            // Whoever says that there is more is wrong, or ahead of the disk.
            return true;
        }
        let clocks = match self.table.clocks {
            Some(_) => self.context.store.clocks(&self.table.id).await,
            None => Ok(None),
        };
        let Ok(clocks) = clocks else {
            return false;
        };
        if !self.take_lines(known, &lines) {
            return false;
        }
        self.table.clocks = clocks;
        self.tell_after_reading();
        true
    }

    /// The game takes them, one behind the other. After a line that does not fit, the game is of no use.
    fn take_lines(&mut self, known: u64, lines: &[LaterLine]) -> bool {
        let people = self.table.people();
        let Some(play) = &mut self.play else { return false };
        for (seq, later) in (known + 1..).zip(lines) {
            if later.seq != seq || play.read(&later.line, people).is_err() {
                return false;
            }
            self.repeats.note(seq, &later.line, people);
        }
        self.table.phase = if play.is_over() { Phase::Finished } else { Phase::Running };
        self.table.asked = play.asked().iter().map(|seat| seat.to_string()).collect();
        self.table.touched_ms = lines.last().map_or(self.table.touched_ms, |last| last.at_ms);
        true
    }

    fn tell_after_reading(&mut self) {
        let is_over = self.table.phase == Phase::Finished;
        self.tell_news();
        self.tell_clocks();
        self.expect_people();
        if is_over {
            self.tell_table();
        }
    }
}
