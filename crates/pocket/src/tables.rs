//! Tables: the list, one of them, opening one, playing once more, taking one away.

use protocol::{Clock, Code, NewSeat, NewTable, Rematch, TableList};
use table::{Error, Origin, Play, Repeats, StoredTable};

use crate::asked::{Answer, Reply, Write};
use crate::kept::{Head, KeptLine, KeptTable};
use crate::pocket::{Awake, Missing, Pocket, refused};
use crate::routes::{Request, reply};
use crate::say;

impl Pocket {
    pub(crate) fn answer_about_tables(&mut self, rest: &[&str], request: &Request<'_>) -> Result<Answer, Missing> {
        match (request.method, rest) {
            ("GET", []) => reply(Reply::json(200, &self.listed())),
            ("POST", []) => self.open(request.read()?, request.now_ms),
            ("GET", [id]) => {
                let head = self.heads.get(*id).ok_or(Missing::Table)?;
                reply(Reply::json(200, &head.table.info(&self.presence())))
            }
            ("DELETE", [id]) => {
                self.heads.remove(*id).ok_or(Missing::Table)?;
                self.awake.remove(*id);
                let writes = vec![Write::Gone { table: (*id).to_owned() }];
                Ok(Answer { writes, reply: Some(Reply::nothing()), ..Answer::default() })
            }
            ("POST", [id, "rematch"]) => self.rematch(id, &request.read()?, request.now_ms),
            (_, [id, what]) => self.answer_about_past(id, what, request),
            _ => Ok(refused(&Error::new(Code::Unavailable, say::NoServerHere), request.language)),
        }
    }

    /// All tables, those that wait for me first, then the latest.
    fn listed(&self) -> TableList {
        let presence = self.presence();
        let row = |head: &Head| table::row(&head.table, &presence, Some(&self.me), 0);
        let mut mine: Vec<_> = self.heads.values().map(row).collect();
        mine.sort_by_key(|row| (!row.my_turn, -row.touched_ms));
        TableList { mine, open: Vec::new(), running: Vec::new() }
    }

    /// Opens a table, and its game begins at once.
    fn open(&mut self, new: NewTable, now_ms: i64) -> Result<Answer, Missing> {
        let laid = self.laid(new, now_ms)?;
        let (play, lines) = table::begin(&laid)?;
        Ok(self.begun(laid, (play, lines), Vec::new(), now_ms))
    }

    /// A table as somebody wants it, when it can be played here.
    pub(crate) fn laid(&mut self, new: NewTable, now_ms: i64) -> Result<StoredTable, Error> {
        if new.seats.contains(&NewSeat::Open) {
            return Err(Error::new(Code::BadSetup, say::NoOpenSeatsHere));
        }
        if new.clock != Clock::None {
            return Err(Error::new(Code::BadSetup, say::NoClockHere));
        }
        if new.public {
            return Err(Error::new(Code::BadSetup, say::NoPublicHere));
        }
        let origin = Origin { id: self.table_id(), secret: self.secret(), at_ms: now_ms, up_ms: 0 };
        table::lay(new, &self.me, origin)
    }

    /// A table whose game has begun with these lines.
    pub(crate) fn begun(
        &mut self,
        laid: StoredTable,
        (play, lines): (Play, Vec<String>),
        fork: Vec<(String, String)>,
        now_ms: i64,
    ) -> Answer {
        let mut head = Head { table: laid, hushed: Vec::new(), fork };
        table::progress(&mut head.table, &play, table::Change::Decision, now_ms, 0);
        let lines: Vec<KeptLine> =
            table::lines_by(lines, None, None).into_iter().map(|line| KeptLine::of(line, now_ms)).collect();
        let id = head.table.id.clone();
        let mut writes = vec![Write::Table { table: Box::new(KeptTable::of(&head)) }];
        if !lines.is_empty() {
            writes.push(Write::Lines { table: id.clone(), after: 0, lines: lines.clone() });
        }
        let info = head.table.info(&self.presence());
        let told = play.version();
        let awake = Awake { play, lines, repeats: Repeats::default(), told, musing: None, remembered: None };
        self.heads.insert(id.clone(), head);
        self.awake.insert(id, awake);
        Answer { writes, reply: Some(Reply::json(201, &info)), ..Answer::default() }
    }

    /// The same once more, everybody one chair on.
    fn rematch(&mut self, id: &str, rematch: &Rematch, now_ms: i64) -> Result<Answer, Missing> {
        let head = self.heads.get(id).ok_or(Missing::Table)?;
        if let Some(next) = head.table.next.as_ref().and_then(|next| self.heads.get(next)) {
            return reply(Reply::json(200, &next.table.info(&self.presence())));
        }
        if !self.is_over(id) {
            return Err(Error::new(Code::WrongPhase, say::NoEndYet).into());
        }
        let new = table::again(&head.table, &self.me, rematch);
        let mut answer = self.open(new, now_ms)?;
        let next = answer.writes.iter().find_map(|write| match write {
            Write::Table { table } => Some(table.id.clone()),
            Write::Me { .. }
            | Write::Lines { .. }
            | Write::Gone { .. }
            | Write::Record { .. }
            | Write::RecordGone { .. } => None,
        });
        if let Some(head) = self.heads.get_mut(id) {
            head.table.next = next;
            answer.writes.push(Write::Table { table: Box::new(KeptTable::of(head)) });
            answer.told.extend(self.tell_table(id));
        }
        Ok(answer)
    }
}
