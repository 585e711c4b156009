//! Where I want to be told that a table waits for me.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::Why;
use protocol::{Code, NewWebhook, Refusal, Webhook};

use super::extract::Body;
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::{Hall, SharedHall};
use crate::language::Reads;
use crate::notify::{self, Target};
use crate::quotas::Doing;
use crate::store::{StoredWebhook, User, WebhookWrite, Write, now_ms};
use crate::{random, say};

/// My webhooks. Their addresses are secrets and are not shown in full.
#[utoipa::path(get, path = "/api/me/webhooks", tag = "people",
    responses((status = 200, body = Vec<Webhook>), (status = "4XX", body = Refusal)))]
pub async fn webhooks(State(hall): State<SharedHall>, asker: Asker) -> Result<Json<Vec<Webhook>>, Error> {
    let mine = match asker.known() {
        Some(user) => hall.store.webhooks_of(&user.id).await?,
        None => Vec::new(),
    };
    Ok(Json(mine.into_iter().map(seen).collect()))
}

/// One more. It is called once when a table comes to wait for me and I do not look, when my time runs short or out, and
/// when somebody takes my seat over, in the language of this request.
#[utoipa::path(post, path = "/api/me/webhooks", tag = "people", request_body = NewWebhook,
    responses((status = 201, body = Webhook), (status = "4XX", body = Refusal)))]
pub async fn add(
    State(hall): State<SharedHall>,
    asker: Asker,
    Reads(language): Reads,
    Body(new): Body<NewWebhook>,
) -> Result<(StatusCode, Json<Webhook>), Error> {
    let bad = |why: Why| Error::new(Code::BadWebhook, why);
    let target = Target::parse(&new.url).map_err(bad)?;
    let user = asker.guest(&hall).await?;
    hall.quotas.count(Doing::Call, Some(&user.id), asker.address(), &hall.config.limits)?;
    target.resolve(hall.notifier.manners().allow_private).await.map_err(bad)?;
    let most = hall.config.limits.webhooks_per_person;
    if hall.store.webhooks_of(&user.id).await?.len() >= most {
        return Err(bad(Why::new(say::NoMoreWebhooks { most })));
    }
    let (id, url) = (random::user_id(), new.url.trim().to_owned());
    let form = new.form;
    let webhook = StoredWebhook { id: id.clone(), form, url: url.clone(), language, called_ms: None, error: None };
    let write = WebhookWrite::New { id, user: user.id, form, url, language, at_ms: now_ms() };
    hall.store.write(vec![Write::Webhook(write)]).await?;
    Ok((StatusCode::CREATED, Json(seen(webhook))))
}

/// Takes one away.
#[utoipa::path(delete, path = "/api/me/webhooks/{webhook}", tag = "people",
    params(("webhook" = String, Path, description = "Its id")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn remove(
    State(hall): State<SharedHall>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Error> {
    let id = find(&hall, asker.known(), id).await?.id;
    hall.store.write(vec![Write::Webhook(WebhookWrite::Gone { id })]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Calls one now, and tells how that went. From now on it is called in the language of this request.
#[utoipa::path(post, path = "/api/me/webhooks/{webhook}/test", tag = "people",
    params(("webhook" = String, Path, description = "Its id")),
    responses((status = 200, body = Webhook), (status = "4XX", body = Refusal)))]
pub async fn test(
    State(hall): State<SharedHall>,
    asker: Asker,
    Reads(language): Reads,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Webhook>, Error> {
    let webhook = StoredWebhook { language, ..find(&hall, asker.known(), id).await? };
    hall.quotas.count(Doing::Call, asker.known().map(|user| user.id.as_str()), asker.address(), &hall.config.limits)?;
    let speaks = WebhookWrite::Speaks { id: webhook.id.clone(), language };
    hall.store.write(vec![Write::Webhook(speaks)]).await?;
    notify::test(&hall.store, &webhook, hall.notifier.manners()).await?;
    let after = find(&hall, asker.known(), Ok(Path(webhook.id))).await?;
    Ok(Json(seen(after)))
}

/// The webhook with this id, when it is mine.
async fn find(
    hall: &Hall,
    user: Option<&User>,
    id: Result<Path<String>, PathRejection>,
) -> Result<StoredWebhook, Error> {
    let unknown = || Error::new(Code::NotFound, say::NoWebhook);
    let (Some(user), Ok(Path(id))) = (user, id) else {
        return Err(unknown());
    };
    let mine = hall.store.webhooks_of(&user.id).await?;
    mine.into_iter().find(|webhook| webhook.id == id).ok_or_else(unknown)
}

/// As its owner sees it.
pub fn seen(webhook: StoredWebhook) -> Webhook {
    let StoredWebhook { id, form, url, language, called_ms, error } = webhook;
    Webhook { id, form, shown: notify::shown(&url), language: language.code().to_owned(), called_ms, error }
}
