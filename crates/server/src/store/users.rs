//! People and their sessions, read.

use super::{Store, StoreError};

/// A login: somebody the server knows again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// No secret.
    pub id: String,
    /// What others call them.
    pub name: String,
}

impl Store {
    /// Whose session this is.
    pub async fn user_of(&self, token_hash: &str) -> Result<Option<User>, StoreError> {
        let sql = "SELECT u.id, u.name FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1";
        let found = sqlx::query_as::<_, (String, String)>(sql).bind(token_hash).fetch_optional(&self.pool).await?;
        Ok(found.map(|(id, name)| User { id, name }))
    }
}
