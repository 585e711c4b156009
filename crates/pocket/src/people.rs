//! Who plays here: a name and a portrait, in this browser alone.

use protocol::{Code, FACES, Me, NewFace, Rename};
use table::{Error, Sitter, User, names};

use crate::asked::{Answer, Reply, Write};
use crate::pocket::{Missing, Pocket, refused};
use crate::routes::{Request, reply};
use crate::say;

impl Pocket {
    pub(crate) fn answer_about_me(&mut self, rest: &[&str], request: &Request<'_>) -> Result<Answer, Missing> {
        match (request.method, rest) {
            ("GET", []) => reply(Reply::json(200, &self.described())),
            ("PUT", []) => {
                let Rename { name } = request.read()?;
                let name = names::checked(&name)?;
                Ok(self.become_known(User { name, ..self.me.clone() }))
            }
            ("PUT", ["face"]) => {
                let NewFace { face } = request.read()?;
                if face >= FACES {
                    return Err(Error::new(Code::Malformed, say::NoSuchFace).into());
                }
                Ok(self.become_known(User { face: Some(face), ..self.me.clone() }))
            }
            _ => Ok(refused(&Error::new(Code::Unavailable, say::NoServerHere), request.language)),
        }
    }

    /// Who plays here is called or looks otherwise from now on, at every table.
    pub(crate) fn become_known(&mut self, me: User) -> Answer {
        self.me = me;
        for head in self.heads.values_mut() {
            for seat in &mut head.table.seats {
                if let Sitter::Person { user, .. } = &mut seat.sitter {
                    *user = self.me.clone();
                }
            }
        }
        let tables: Vec<String> = self.awake.keys().cloned().collect();
        let told = tables.iter().flat_map(|table| self.tell_table(table)).collect();
        let writes = vec![Write::Me { me: (&self.me).into() }];
        Answer { writes, told, reply: Some(Reply::json(200, &self.described())), ..Answer::default() }
    }

    fn described(&self) -> Me {
        let User { id, name, .. } = self.me.clone();
        Me { id, name, face: self.me.portrait(), account: false, needs_password: false, role: None }
    }
}
