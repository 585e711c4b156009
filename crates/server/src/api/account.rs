//! My account: claiming what I played as a guest, the password, and being forgotten.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Code, Credentials, Farewell, Me, NewPassword, Refusal};

use super::extract::Body;
use super::me::described;
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::{Hall, SharedHall};
use crate::people::attempts::Try;
use crate::people::{leaving, passwords};
use crate::proxies::Client;
use crate::quotas::Doing;
use crate::store::{Account, PeopleWrite, StoreError, User, Write, now_ms};
use crate::{names, say};

/// What a guest types who wants to be forgotten.
const WORD: &str = "delete";

/// Gives the guest that I am a name and a password: everything I played stays mine, and I can sign in elsewhere.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = Credentials,
    responses((status = 201, body = Me), (status = "4XX", body = Refusal)))]
pub async fn claim(
    State(hall): State<SharedHall>,
    Client(address): Client,
    asker: Asker,
    Body(credentials): Body<Credentials>,
) -> Result<(StatusCode, Json<Me>), Error> {
    let name = names::checked(&credentials.name)?;
    passwords::check(&credentials.password, &name)?;
    let login = names::folded(&name);
    let guest = asker.guest(&hall).await?;
    if account_of(&hall, &guest).await?.is_account() {
        return Err(Error::new(Code::HasAccount, say::NoSecondAccount));
    }
    hall.check_free(&name, &guest.id).await?;
    hall.quotas.count(Doing::Claim, None, address, &hall.config.limits)?;
    let hash = hall.passwords.hash(&credentials.password).await?;
    let user = User { name, ..guest.clone() };
    asker.give_mark(&user.id, &hash);
    // Whoever may have had a hand in the guest's cookie has none in the account's.
    let old = hall.store.sessions(&user.id).await?;
    let writes = vec![
        Write::People(PeopleWrite::Claim {
            user: user.id.clone(),
            look: names::look(&user.name),
            name: user.name.clone(),
            login,
            hash,
            at_ms: now_ms(),
        }),
        Write::People(PeopleWrite::SignOutAll { user: user.id.clone(), except: None }),
    ];
    asker.begin_session(&hall, &user, writes).await.map_err(taken_when_in_conflict)?;
    hall.end_soon(old.into_iter().map(|(hash, _)| hash).collect());
    hall.renamed(&user);
    tracing::info!("a guest has claimed an account");
    Ok((StatusCode::CREATED, Json(described(&hall, user).await?)))
}

/// Chooses another password. Everywhere else I am signed out then; tokens stay good.
#[utoipa::path(put, path = "/api/account/password", tag = "people", request_body = NewPassword,
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn change_password(
    State(hall): State<SharedHall>,
    Client(address): Client,
    asker: Asker,
    Body(wanted): Body<NewPassword>,
) -> Result<StatusCode, Error> {
    let account = signed_in(&hall, &asker).await?;
    let user = account.user.id.clone();
    passwords::check(&wanted.new, &account.user.name)?;
    if account.password_hash.is_some() {
        check_password(&hall, &asker, address, account, wanted.current.as_deref().unwrap_or_default()).await?;
    }
    let hash = hall.passwords.hash(&wanted.new).await?;
    asker.give_mark(&user, &hash);
    let hash = Some(hash);
    let here = asker.hash().map(str::to_owned);
    let sessions = hall.store.sessions(&user).await?;
    let mut writes = vec![
        Write::People(PeopleWrite::Password { user: user.clone(), hash, once: false }),
        Write::People(PeopleWrite::SignOutAll { user: user.clone(), except: here.clone() }),
    ];
    let others = sessions.into_iter().map(|(hash, _)| hash).filter(|hash| Some(hash) != here.as_ref());
    let mut ended: Vec<_> = others.collect();
    if wanted.end_tokens {
        for (token_hash, _) in hall.store.tokens(&user).await? {
            writes.push(Write::People(PeopleWrite::Revoke { token_hash: token_hash.clone() }));
            ended.push(token_hash);
        }
    }
    hall.store.write(writes).await?;
    hall.end(&ended);
    Ok(StatusCode::NO_CONTENT)
}

/// Forgets me. My name and what I said disappear from every table, tables that have not begun are closed, sessions and tokens end;
/// games that have begun stay readable. It cannot be taken back.
#[utoipa::path(post, path = "/api/account/delete", tag = "people", request_body = Farewell,
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn forget(
    State(hall): State<SharedHall>,
    Client(address): Client,
    asker: Asker,
    Body(farewell): Body<Farewell>,
) -> Result<StatusCode, Error> {
    let Some(user) = asker.known().cloned() else {
        return Err(Error::new(Code::SignedOut, say::NoOneToForget));
    };
    let account = account_of(&hall, &user).await?;
    match farewell {
        Farewell::Password { password } if account.is_account() => {
            check_password(&hall, &asker, address, account, &password).await?
        }
        Farewell::Word { word } if !account.is_account() && word.trim().eq_ignore_ascii_case(WORD) => {}
        Farewell::Password { .. } => {
            return Err(Error::new(Code::NotConfirmed, say::NoGuestPassword));
        }
        Farewell::Word { .. } if account.is_account() => {
            return Err(Error::new(Code::NotConfirmed, say::NoWordForAccount));
        }
        Farewell::Word { .. } => {
            return Err(Error::new(Code::NotConfirmed, say::NoWordDelete));
        }
    }
    leaving::forget(&hall, &user).await?;
    asker.take_cookie();
    Ok(StatusCode::NO_CONTENT)
}

/// The account that asks, signed in with its session.
pub async fn signed_in(hall: &Hall, asker: &Asker) -> Result<Account, Error> {
    let needed = || Error::new(Code::NeedsAccount, say::NoAccount);
    let account = account_of(hall, asker.known().ok_or_else(needed)?).await?;
    if account.is_account() { Ok(account) } else { Err(needed()) }
}

/// What the disk knows of a user who was just recognised.
pub async fn account_of(hall: &Hall, user: &User) -> Result<Account, Error> {
    let gone = || Error::new(Code::SignedOut, say::NoLongerSignedIn);
    hall.store.account(&user.id).await?.ok_or_else(gone)
}

/// Refuses a wrong password, and too many of them. Where somebody is signed in strangers' tries do not count.
async fn check_password(
    hall: &Hall,
    asker: &Asker,
    address: IpAddr,
    account: Account,
    password: &str,
) -> Result<(), Error> {
    let attempt = Try::at(&account.login.unwrap_or_default(), address).by_known_device(asker.hash());
    hall.attempts.count(attempt, &hall.config.limits)?;
    if !hall.passwords.verify(account.password_hash, password).await? {
        return Err(Error::new(Code::WrongPassword, say::NoOwnPassword));
    }
    hall.attempts.forgive(attempt);
    Ok(())
}

/// The refusal for a name that is somebody's.
pub fn name_taken() -> Error {
    Error::new(Code::NameTaken, say::NoFreeName)
}

/// A conflict at writing a name means that somebody was faster.
pub fn taken_when_in_conflict(error: StoreError) -> Error {
    match error {
        StoreError::Conflict => name_taken(),
        StoreError::Refused(_) | StoreError::Lost(_) => error.into(),
    }
}
