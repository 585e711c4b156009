//! Webhooks, on disk.

use protocol::WebhookForm;
use words::Language;

use super::database::Connection;
use super::{Store, StoreError};

/// A webhook as the disk has it. Its address is a secret and stays here.
#[derive(Clone)]
#[allow(missing_docs, reason = "the fields are the columns, and those are explained in the schema")]
pub struct StoredWebhook {
    pub id: String,
    pub form: WebhookForm,
    pub url: String,
    pub language: Language,
    pub called_ms: Option<i64>,
    pub error: Option<String>,
}

/// What is written about webhooks.
#[derive(Clone, Debug)]
pub enum WebhookWrite {
    /// Somebody wants to be told there.
    New {
        id: String,
        user: String,
        form: WebhookForm,
        url: String,
        language: Language,
        /// When this was decided.
        at_ms: i64,
    },
    /// It is to speak another language from now on.
    Speaks {
        id: String,
        /// That one.
        language: Language,
    },
    /// It was called.
    Called {
        id: String,
        at_ms: i64,
        /// What went wrong.
        error: Option<String>,
    },
    /// Somebody does not want to be told there any more.
    Gone { id: String },
}

impl WebhookWrite {
    pub async fn write(&self, db: &mut Connection) -> Result<(), sqlx::Error> {
        let sql = match self {
            WebhookWrite::New { id, user, form, url, language, at_ms } => {
                let sql = "INSERT INTO webhooks (id, user_id, form, url, language, created_ms) VALUES ($1, $2, $3, $4, $5, $6)";
                sqlx::query(sql).bind(id).bind(user).bind(word(*form)).bind(url).bind(language.code()).bind(at_ms)
            }
            WebhookWrite::Speaks { id, language } => {
                sqlx::query("UPDATE webhooks SET language = $2 WHERE id = $1").bind(id).bind(language.code())
            }
            WebhookWrite::Called { id, at_ms, error } => {
                let sql = "UPDATE webhooks SET called_ms = $2, error = $3 WHERE id = $1";
                sqlx::query(sql).bind(id).bind(at_ms).bind(error)
            }
            WebhookWrite::Gone { id } => sqlx::query("DELETE FROM webhooks WHERE id = $1").bind(id),
        };
        sql.execute(db).await.map(|_| ())
    }
}

impl Store {
    /// Where somebody wants to be told, in the order in which they said so.
    pub async fn webhooks_of(&self, user: &str) -> Result<Vec<StoredWebhook>, StoreError> {
        type Row = (String, String, String, String, Option<i64>, Option<String>);
        let sql =
            "SELECT id, form, url, language, called_ms, error FROM webhooks WHERE user_id = $1 ORDER BY created_ms, id";
        let rows = sqlx::query_as::<_, Row>(sql).bind(user).fetch_all(&self.pool).await?;
        let webhook = |(id, form, url, language, called_ms, error): Row| {
            let form = if form == word(WebhookForm::Discord) { WebhookForm::Discord } else { WebhookForm::Json };
            let language = Language::of(&language).unwrap_or_default();
            StoredWebhook { id, form, url, language, called_ms, error }
        };
        Ok(rows.into_iter().map(webhook).collect())
    }
}

fn word(form: WebhookForm) -> &'static str {
    match form {
        WebhookForm::Discord => "discord",
        WebhookForm::Json => "json",
    }
}
