//! Looking back: at games played here, and at records that were opened here. Also going on from one of their moments.

use protocol::{Code, Eyes, Part, Phase, RecordRow};
use table::past::{self, Past};
use table::{Error, LogLine};
use words::Language;

use crate::asked::{Answer, Reply, Write};
use crate::kept::KeptRecord;
use crate::pocket::{Missing, Pocket, refused};
use crate::routes::{Request, number, reply};
use crate::say;

impl Pocket {
    pub(crate) fn answer_about_past(&mut self, id: &str, what: &str, request: &Request<'_>) -> Result<Answer, Missing> {
        let past = self.past(id, request.language)?;
        let is_over = past.info.phase == Phase::Finished;
        let (head, awake) = (&self.heads[id], &self.awake[id]);
        let notes = || {
            let lines: Vec<_> = awake.lines.iter().map(|line| line.line(&self.me)).collect();
            past::dice_notes(&head.table, head.fork.clone(), &lines)
        };
        match (request.method, what) {
            ("GET", "record" | "record.json") if !is_over => Err(Error::new(Code::WrongPhase, say::NoRecordYet).into()),
            ("GET", "record") => {
                let past = self.past(id, Language::English)?;
                reply(Reply::text_file(format!("{}-{id}.karst", past.info.game), past.karst(&notes()?)))
            }
            ("GET", "record.json") => reply(Reply::json(200, &self.past(id, Language::English)?.json(&notes()?))),
            // What is taken elsewhere while it runs: all steps, and of its dice no more than everybody may know.
            ("GET", "carried") => {
                let past = self.past(id, Language::English)?;
                let notes = if is_over { notes()? } else { head.fork.clone() };
                reply(Reply::text_file(format!("{}-{id}.karst", past.info.game), past.karst(&notes)))
            }
            ("GET", "course") if !is_over => Err(Error::new(Code::WrongPhase, say::NoCourseYet).into()),
            ("POST", "continue") => {
                let parts = Part::of_notes(&if is_over { notes()? } else { head.fork.clone() });
                self.go_on(&past, parts, request)
            }
            (_, what) => looked_at(&past, what, request),
        }
    }

    pub(crate) fn answer_about_records(&mut self, rest: &[&str], request: &Request<'_>) -> Result<Answer, Missing> {
        let unknown = || Missing::from(Error::new(Code::NotFound, say::NoRecord));
        match (request.method, rest) {
            ("GET", []) => {
                let mut rows: Vec<&RecordRow> = self.records.values().map(|record| &record.row).collect();
                rows.sort_by_key(|row| -row.uploaded_ms);
                reply(Reply::json(200, &rows))
            }
            ("POST", []) => self.open_record(request),
            ("GET", [id]) => {
                let record = self.records.get(*id).ok_or_else(unknown)?;
                reply(Reply::text_file(format!("{}-{id}.karst", record.row.game), record.text.clone()))
            }
            ("DELETE", [id]) => {
                self.records.remove(*id).ok_or_else(unknown)?;
                let writes = vec![Write::RecordGone { id: (*id).to_owned() }];
                Ok(Answer { writes, reply: Some(Reply::nothing()), ..Answer::default() })
            }
            (_, [id, what]) => {
                let record = self.records.get(*id).ok_or_else(unknown)?;
                let (past, parts) = Past::of_record(record.stored(&self.me), request.language)?;
                match (request.method, *what) {
                    ("GET", "record.json") => {
                        let notes: Vec<_> = parts.iter().flat_map(Part::notes).collect();
                        reply(Reply::json(200, &past.json(&notes)))
                    }
                    ("POST", "continue") => self.go_on(&past, parts, request),
                    (_, what) => looked_at(&past, what, request),
                }
            }
            _ => Ok(refused(&Error::new(Code::Unavailable, say::NoServerHere), request.language)),
        }
    }

    /// A record from elsewhere is played through step by step, and kept.
    fn open_record(&mut self, request: &Request<'_>) -> Result<Answer, Missing> {
        let read = past::read(request.body)?;
        let row = RecordRow {
            id: self.table_id(),
            game: read.game.name().to_owned(),
            setup_text: read.setup_text,
            names: read.names,
            n_steps: read.steps.len() as u64,
            uploaded_ms: request.now_ms,
        };
        let record = KeptRecord { row: row.clone(), text: read.text };
        self.records.insert(row.id.clone(), record.clone());
        let writes = vec![Write::Record { record: Box::new(record) }];
        Ok(Answer { writes, reply: Some(Reply::json(201, &row)), ..Answer::default() })
    }

    fn past(&self, id: &str, language: Language) -> Result<Past, Missing> {
        let head = self.heads.get(id).ok_or(Missing::Table)?;
        let awake = self.awake.get(id).ok_or_else(|| Missing::Log(id.to_owned()))?;
        let log: Vec<LogLine> = awake.lines.iter().map(|line| line.logged()).collect();
        Ok(Past::of_table(&head.table, &log, &self.presence(), Some(&self.me), language)?)
    }

    /// Opens a table whose game goes on from a moment of another.
    fn go_on(&mut self, past: &Past, parts: Vec<Part>, request: &Request<'_>) -> Result<Answer, Missing> {
        let going = past.going_on(request.read()?, parts)?;
        let laid = self.laid(going.new, request.now_ms)?;
        let begun = table::copy(&laid, going.steps)?;
        Ok(self.begun(laid, begun, going.notes, request.now_ms))
    }
}

/// What any past answers.
fn looked_at(past: &Past, what: &str, request: &Request<'_>) -> Result<Answer, Missing> {
    let eyes = || past.eyes(request.query.get("seat"));
    let moment = |key: &str, otherwise| number(request.query.get(key), otherwise);
    match (request.method, what) {
        ("GET", "replay") => reply(Reply::json(200, &past.replay(eyes()?))),
        ("GET", "moments") => {
            let (from, to) = (moment("from", 0)?, moment("to", u64::MAX)?);
            past.check_moments(from, to)?;
            reply(Reply::json(200, &past.moments(eyes()?, from, to)))
        }
        ("GET", "scene") => {
            let from = moment("from", 0)?;
            past.check_moments(from, u64::MAX)?;
            reply(Reply::json(200, &past.scene(eyes()?, from)))
        }
        ("GET", "dice") => {
            let eyes = if past.uploaded { Eyes::All } else { eyes()? };
            reply(Reply::json(200, &past::dice_report(past, eyes)))
        }
        ("GET", "course") => reply(Reply::json(200, &past.course(None)?)),
        _ => Ok(refused(&Error::new(Code::Unavailable, say::NoServerHere), request.language)),
    }
}
