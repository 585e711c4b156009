//! What a host does with the people in a database: find, rename, give a new password, forget. And with the tables:
//! find, look at, take away.
//!
//! It works on the database itself, beside a server or without one. A server that runs sees it at once in requests,
//! within a minute at sockets, and at tables in memory when they wake the next time. `admin/order.rs` is about keeping order.

mod order;

use std::path::PathBuf;

use protocol::Phase;
use words::Language;

use crate::config::Database;
use crate::error::Error;
use crate::names;
use crate::people::passwords::{self, Passwords};
use crate::store::{
    Account, OpenError, PeopleWrite, Sitter, Store, StoreError, StoredSeat, StoredTable, Upgrade, Write, Writing,
    now_ms,
};

/// So many people are listed at most.
const MOST: u32 = 1000;

/// Why it cannot be done, in one sentence.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// There is nothing to work on.
    #[error("There is no database {}; name the folder with --data.", .0.display())]
    NoDatabase(PathBuf),
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Nobody of this name or id.
    #[error("There is no account and no id `{0}`; `karst admin users list` shows who there is.")]
    Nobody(String),
    /// No table of this id.
    #[error("There is no table `{0}`; `karst admin tables list` shows which there are.")]
    NoTable(String),
    /// A guest cannot sign in.
    #[error("{0} is a guest and has no password.")]
    Guest(String),
    /// A guest has no role.
    #[error("{0} is a guest; only accounts can be moderators.")]
    GuestRole(String),
    /// There is nothing to lift or to settle.
    #[error("{0}")]
    Nothing(String),
    /// The name is an account's.
    #[error("There is an account `{0}` already.")]
    NameTaken(String),
    /// The name cannot be used.
    #[error("{0}")]
    BadName(String),
    /// The disk refuses.
    #[error("The database refuses: {0}.")]
    Store(StoreError),
}

impl From<StoreError> for AdminError {
    fn from(error: StoreError) -> AdminError {
        AdminError::Store(error)
    }
}

impl From<Error> for AdminError {
    fn from(refusal: Error) -> AdminError {
        AdminError::BadName(refusal.told(Language::English).sentence)
    }
}

/// Somebody, as a host sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The user's id.
    pub id: String,
    pub name: String,
    /// They sign in with a name and a password.
    pub is_account: bool,
    /// When they came, in milliseconds since 1970.
    pub created_ms: i64,
    /// When they were last seen.
    pub seen_ms: Option<i64>,
    /// Where they sit or are the host.
    pub n_tables: usize,
}

/// A table, as a host sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// What its address ends with.
    pub id: String,
    /// The name of the game: `cave-troll`.
    pub game: &'static str,
    /// The number of the rules it began with.
    pub rules: i64,
    /// How it is set up.
    pub setup: String,
    /// `gathering`, `running` or `finished`.
    pub phase: &'static str,
    /// The name of the host.
    pub host: String,
    /// Everybody can find it.
    pub is_public: bool,
    /// When it was opened, in milliseconds since 1970.
    pub opened_ms: i64,
    /// When something happened there last.
    pub touched_ms: i64,
    /// How long its log is.
    pub n_lines: u64,
    /// Its chairs.
    pub seats: Vec<Chair>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// `A`.
    pub letter: String,
    /// A name, a bot, or nobody.
    pub who: String,
    /// The game waits for it.
    pub decides: bool,
}

/// A database opened for its host.
pub struct Admin {
    store: Store,
    writing: Writing,
}

impl Admin {
    /// Opens a database that is there.
    pub async fn open(database: &Database) -> Result<Admin, AdminError> {
        if let Database::File(file) = database
            && !file.is_file()
        {
            return Err(AdminError::NoDatabase(file.clone()));
        }
        let (store, writing) = Store::open(database, Upgrade::Refused).await?;
        Ok(Admin { store, writing })
    }

    /// Waits until everything is on disk.
    pub async fn close(self) {
        drop(self.store);
        // A writer that panicked has said so already.
        let _ = self.writing.0.await;
    }

    /// Everybody whose name or id has `search` in it, accounts first.
    pub async fn people(&self, search: &str) -> Result<Vec<Person>, AdminError> {
        let mut people = Vec::new();
        for account in self.store.people(search, MOST).await? {
            let sessions = self.store.sessions(&account.user.id).await?;
            people.push(Person {
                n_tables: self.store.places_of(&account.user.id).await?.len(),
                is_account: account.is_account(),
                created_ms: account.created_ms,
                seen_ms: sessions.iter().map(|(_, session)| session.seen_ms).max(),
                id: account.user.id,
                name: account.user.name,
            });
        }
        Ok(people)
    }

    /// Gives somebody another name; an account signs in with it from then on.
    pub async fn rename(&self, who: &str, name: &str) -> Result<String, AdminError> {
        let account = self.find(who).await?;
        let name = names::checked(name).map_err(Error::from)?;
        let (user, login) = (account.user.id.clone(), names::folded(&name));
        let taken = || AdminError::NameTaken(name.clone());
        if self.store.namesake(&name, &user).await?.is_some() {
            return Err(taken());
        }
        let write = match account.is_account() {
            true => Write::People(PeopleWrite::Rename { user, look: names::look(&name), name: name.clone(), login }),
            false => Write::Name { user, name: name.clone() },
        };
        match self.store.write(vec![write]).await {
            Err(StoreError::Conflict) => Err(taken()),
            Err(error) => Err(error.into()),
            Ok(()) => Ok(name),
        }
    }

    /// Gives an account a password for one sign-in, and ends its sessions.
    pub async fn reset_password(&self, who: &str) -> Result<String, AdminError> {
        let account = self.find(who).await?;
        if !account.is_account() {
            return Err(AdminError::Guest(account.user.name));
        }
        let (password, user) = (passwords::chosen(), account.user.id);
        let hash = Some(Passwords::default().hash(&password).await?);
        let writes = vec![
            Write::People(PeopleWrite::Password { user: user.clone(), hash, once: true }),
            Write::People(PeopleWrite::SignOutAll { user, except: None }),
        ];
        self.store.write(writes).await?;
        Ok(password)
    }

    /// Forgets somebody, as they could themselves: chairs where no game has begun are given back, the name goes.
    pub async fn forget(&self, who: &str) -> Result<String, AdminError> {
        let account = self.find(who).await?;
        let mut writes = Vec::new();
        for id in self.store.places_of(&account.user.id).await? {
            let Some(table) = self.store.table(&id).await?.filter(|table| table.phase == Phase::Gathering) else {
                continue;
            };
            if table.host == account.user.id {
                writes.push(Write::Gone { table: id });
                continue;
            }
            let open = |seat| StoredSeat { seat, sitter: Sitter::Open, entropy: None, away: None };
            let chairs = table.seats_of(&account.user).into_iter();
            writes.extend(chairs.map(|seat| Write::Seat { table: id.clone(), seat: open(seat) }));
        }
        writes.push(Write::People(PeopleWrite::Forget { user: account.user.id, at_ms: now_ms() }));
        self.store.write(writes).await?;
        Ok(account.user.name)
    }

    /// The latest tables where the game, the setup, a name or the id has `search` in it.
    pub async fn tables(&self, search: &str) -> Result<Vec<Table>, AdminError> {
        let mut tables = Vec::new();
        for table in self.store.all_tables(search).await? {
            tables.push(self.seen(table).await?);
        }
        Ok(tables)
    }

    pub async fn table(&self, id: &str) -> Result<Table, AdminError> {
        let table = self.store.table(id).await?.ok_or_else(|| AdminError::NoTable(id.to_owned()))?;
        self.seen(table).await
    }

    /// Takes a table away with its game. A server that has it in memory notices at the next step.
    pub async fn delete_table(&self, id: &str) -> Result<(), AdminError> {
        Ok(self.store.write(vec![Write::Gone { table: id.to_owned() }]).await?)
    }

    async fn seen(&self, table: StoredTable) -> Result<Table, AdminError> {
        let host = self.store.account(&table.host).await?;
        let chair = |seat: &StoredSeat| {
            let letter = seat.seat.to_string();
            let who = match &seat.sitter {
                Sitter::Person { user, known_as } => known_as.as_ref().unwrap_or(&user.name).clone(),
                Sitter::Bot(bot) => format!("bot {}", bot.name()),
                Sitter::Open => "nobody".to_owned(),
            };
            Chair { decides: table.asked.contains(&letter), letter, who }
        };
        Ok(Table {
            game: table.game.name(),
            rules: table.rules,
            phase: match table.phase {
                Phase::Gathering => "gathering",
                Phase::Running => "running",
                Phase::Finished => "finished",
            },
            host: host.map_or(table.host.clone(), |host| host.user.name),
            is_public: table.public,
            opened_ms: table.opened_ms,
            touched_ms: table.touched_ms,
            n_lines: self.store.n_lines(&table.id).await?,
            seats: table.seats.iter().map(chair).collect(),
            setup: table.setup_text.clone(),
            id: table.id.clone(),
        })
    }

    /// The account of this name, or whoever has this id.
    async fn find(&self, who: &str) -> Result<Account, AdminError> {
        if let Some(account) = self.store.account_named(&names::folded(who)).await? {
            return Ok(account);
        }
        self.store.account(who).await?.ok_or_else(|| AdminError::Nobody(who.to_owned()))
    }
}
