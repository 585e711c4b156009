//! Tokens for programs that play in my name.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Code, MadeToken, NewToken, Refusal, Scope, TokenInfo};

use super::account::signed_in;
use super::extract::{Body, IdPath};
use crate::auth::{self, Asker};
use crate::error::Error;
use crate::hall::SharedHall;
use crate::store::{PeopleWrite, Write, now_ms};
use crate::{names, random, say};

/// So many are enough for anybody.
const MOST: usize = 50;

/// My tokens, the latest first. Their secrets are not kept.
#[utoipa::path(get, path = "/api/tokens", tag = "people",
    responses((status = 200, body = Vec<TokenInfo>), (status = "4XX", body = Refusal)))]
pub async fn list(State(hall): State<SharedHall>, asker: Asker) -> Result<Json<Vec<TokenInfo>>, Error> {
    let account = signed_in(&hall, &asker).await?;
    let tokens = hall.store.tokens(&account.user.id).await?;
    Ok(Json(tokens.into_iter().map(|(_, token)| token).collect()))
}

/// Makes a token. This answer is the only one that has its secret.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = NewToken,
    responses((status = 201, body = MadeToken), (status = "4XX", body = Refusal)))]
pub async fn make(
    State(hall): State<SharedHall>,
    asker: Asker,
    Body(wanted): Body<NewToken>,
) -> Result<(StatusCode, Json<MadeToken>), Error> {
    let account = signed_in(&hall, &asker).await?;
    let name = names::checked(&wanted.name)?;
    let scopes: Vec<Scope> = Scope::ALL.iter().copied().filter(|scope| wanted.scopes.contains(scope)).collect();
    if scopes.is_empty() {
        return Err(Error::new(Code::Malformed, say::NoScopes));
    }
    if hall.store.tokens(&account.user.id).await?.len() >= MOST {
        return Err(Error::new(Code::TooMany, say::NoMoreTokens));
    }
    // The beginning tells people, and programs that look for leaked secrets, what it is.
    let (secret, at_ms) = (format!("karst_{}", random::token()), now_ms());
    let token = TokenInfo { id: random::letters(12), name, scopes, created_ms: at_ms, used_ms: None };
    let words: Vec<_> = token.scopes.iter().map(|scope| scope.name()).collect();
    let write = PeopleWrite::Token {
        id: token.id.clone(),
        token_hash: auth::hash(&secret),
        user: account.user.id,
        name: token.name.clone(),
        scopes: words.join(" "),
        at_ms,
    };
    hall.store.write(vec![Write::People(write)]).await?;
    Ok((StatusCode::CREATED, Json(MadeToken { secret, token })))
}

/// Revokes a token; its sockets close.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people", params(("id" = String, Path, description = "The token")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn revoke(State(hall): State<SharedHall>, asker: Asker, IdPath(id): IdPath) -> Result<StatusCode, Error> {
    let account = signed_in(&hall, &asker).await?;
    let found = hall.store.tokens(&account.user.id).await?.into_iter().find(|(_, token)| token.id == id);
    let (token_hash, _) = found.ok_or_else(|| Error::new(Code::NotFound, say::NoTokenYours))?;
    hall.store.write(vec![Write::People(PeopleWrite::Revoke { token_hash: token_hash.clone() })]).await?;
    hall.end(&[token_hash]);
    Ok(StatusCode::NO_CONTENT)
}
