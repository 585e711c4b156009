//! Signing in and out, and where I am signed in.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Code, Credentials, Refusal, SessionInfo, SignedIn};

use super::account::account_of;
use super::extract::{Body, IdPath};
use super::me::described;
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::{Hall, SharedHall};
use crate::order;
use crate::people::attempts::Try;
use crate::proxies::Client;
use crate::store::{Account, PeopleWrite, User, Write};
use crate::{names, say};

/// Signs in. What I played here as a guest becomes the account's. A wrong name and a wrong password look alike.
#[utoipa::path(post, path = "/api/session", tag = "people", request_body = Credentials,
    responses((status = 200, body = SignedIn), (status = "4XX", body = Refusal)))]
pub async fn sign_in(
    State(hall): State<SharedHall>,
    Client(address): Client,
    asker: Asker,
    Body(credentials): Body<Credentials>,
) -> Result<Json<SignedIn>, Error> {
    let account = verified(&hall, &asker, address, &credentials).await?;
    // Only whoever knows the password hears of it.
    if let Some(ban) = hall.order.ban_of(&account.user.id) {
        return Err(ban);
    }

    let user = account.user.clone();
    let mut writes = Vec::new();
    if account.password_once {
        writes.push(Write::People(PeopleWrite::Password { user: user.id.clone(), hash: None, once: false }));
    }
    let (joined, ended) = leave_behind(&hall, &asker, &user, &mut writes).await?;
    asker.begin_session(&hall, &user, writes).await?;
    if asker.known().is_some_and(|guest| hall.order.mute_of(&guest.id).is_some()) {
        // A guest who was muted is so under the account's name too.
        order::refresh(&hall).await;
    }
    hall.people_changed(&joined);
    hall.end_soon(ended);
    Ok(Json(SignedIn { me: described(&hall, user).await?, joined: joined.len() as u32 }))
}

/// The account with this name and password. Whichever of the two is wrong, the way to the answer is the same. A device that
/// has signed in before is not kept waiting by strangers, and is known the next time.
async fn verified(
    hall: &Hall,
    asker: &Asker,
    address: IpAddr,
    Credentials { name, password }: &Credentials,
) -> Result<Account, Error> {
    let wrong = || Error::new(Code::WrongPassword, say::NoPasswordFits);
    let Some(login) = names::login(name) else {
        hall.attempts.count_nameless(address, &hall.config.limits)?;
        hall.passwords.verify(None, password).await?;
        return Err(wrong());
    };
    let account = hall.store.account_named(&login).await?;
    let hash = account.as_ref().and_then(|account| account.password_hash.clone());
    let device = account.as_ref().and_then(|account| asker.device_known_to(&account.user.id, hash.as_deref()));
    let attempt = Try::at(&login, address).by_known_device(device);
    hall.attempts.count(attempt, &hall.config.limits)?;
    let fits = hall.passwords.verify(hash.clone(), password).await?;
    let account = account.filter(|_| fits).ok_or_else(wrong)?;
    hall.attempts.forgive(attempt);
    if let Some(hash) = hash.filter(|_| !account.password_once) {
        asker.give_mark(&account.user.id, &hash);
    }
    Ok(account)
}

/// What becomes of whoever was known here before: a guest joins the account, another account is signed out here.
/// The tables that change hands, and the sessions that end.
async fn leave_behind(
    hall: &Hall,
    asker: &Asker,
    user: &User,
    writes: &mut Vec<Write>,
) -> Result<(Vec<String>, Vec<String>), Error> {
    let (Some(before), Some(hash)) = (asker.known(), asker.hash()) else {
        return Ok((Vec::new(), Vec::new()));
    };
    if before.id == user.id || account_of(hall, before).await?.is_account() {
        writes.push(Write::People(PeopleWrite::SignOut { token_hash: hash.to_owned() }));
        return Ok((Vec::new(), vec![hash.to_owned()]));
    }
    let tables = hall.store.places_of(&before.id).await?;
    let sessions = hall.store.sessions(&before.id).await?.into_iter().map(|(hash, _)| hash).collect();
    writes.push(Write::People(PeopleWrite::Join { guest: before.id.clone(), account: user.id.clone() }));
    Ok((tables, sessions))
}

/// Signs out here. A guest who does so cannot come back.
#[utoipa::path(delete, path = "/api/session", tag = "people", responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn sign_out(State(hall): State<SharedHall>, asker: Asker) -> Result<StatusCode, Error> {
    if let Some(hash) = asker.hash() {
        end(&hall, hash).await?;
    }
    asker.take_cookie();
    Ok(StatusCode::NO_CONTENT)
}

/// Where I am signed in, the latest first.
#[utoipa::path(get, path = "/api/sessions", tag = "people",
    responses((status = 200, body = Vec<SessionInfo>), (status = "4XX", body = Refusal)))]
pub async fn list(State(hall): State<SharedHall>, asker: Asker) -> Result<Json<Vec<SessionInfo>>, Error> {
    let Some(user) = asker.known() else {
        return Ok(Json(Vec::new()));
    };
    let here = |(hash, info): (String, SessionInfo)| SessionInfo { here: asker.hash() == Some(&hash), ..info };
    Ok(Json(hall.store.sessions(&user.id).await?.into_iter().map(here).collect()))
}

/// Signs out everywhere, here too: every session ends and its sockets close. Tokens of programs stay good.
#[utoipa::path(delete, path = "/api/sessions", tag = "people", responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn sign_out_everywhere(State(hall): State<SharedHall>, asker: Asker) -> Result<StatusCode, Error> {
    if let Some(user) = asker.known() {
        let sessions = hall.store.sessions(&user.id).await?;
        let all = PeopleWrite::SignOutAll { user: user.id.clone(), except: None };
        hall.store.write(vec![Write::People(all)]).await?;
        hall.end(&sessions.into_iter().map(|(hash, _)| hash).collect::<Vec<_>>());
    }
    asker.take_cookie();
    Ok(StatusCode::NO_CONTENT)
}

/// Signs out on one device.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "people", params(("id" = String, Path, description = "The session")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn sign_out_there(
    State(hall): State<SharedHall>,
    asker: Asker,
    IdPath(id): IdPath,
) -> Result<StatusCode, Error> {
    let mine = match asker.known() {
        Some(user) => hall.store.sessions(&user.id).await?,
        None => Vec::new(),
    };
    let found = mine.into_iter().find(|(_, info)| info.id == id);
    let (hash, _) = found.ok_or_else(|| Error::new(Code::NotFound, say::NoSession))?;
    end(&hall, &hash).await?;
    if asker.hash() == Some(&hash) {
        asker.take_cookie();
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn end(hall: &Hall, hash: &str) -> Result<(), Error> {
    hall.store.write(vec![Write::People(PeopleWrite::SignOut { token_hash: hash.to_owned() })]).await?;
    hall.end(&[hash.to_owned()]);
    Ok(())
}
