//! Who I am to this server.

use axum::Json;
use axum::extract::State;
use protocol::{Code, FACES, Me, NewFace, Refusal, Rename};

use super::account::{account_of, taken_when_in_conflict};
use super::extract::Body;
use crate::auth::Asker;
use crate::error::Error;
use crate::hall::{Hall, SharedHall};
use crate::store::{PeopleWrite, User, Write};
use crate::{names, say};

/// Who I am. The first time this makes a guest and gives the cookie.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me), (status = "4XX", body = Refusal)))]
pub async fn me(State(hall): State<SharedHall>, asker: Asker) -> Result<Json<Me>, Error> {
    let user = asker.guest(&hall).await?;
    Ok(Json(described(&hall, user).await?))
}

/// Gives me another name, at every table where I use no other. An account signs in with it from then on.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = Rename,
    responses((status = 200, body = Me), (status = "4XX", body = Refusal)))]
pub async fn rename(
    State(hall): State<SharedHall>,
    asker: Asker,
    Body(rename): Body<Rename>,
) -> Result<Json<Me>, Error> {
    let name = names::checked(&rename.name)?;
    let login = names::folded(&name);
    let user = User { name: name.clone(), ..asker.guest(&hall).await? };
    hall.check_free(&name, &user.id).await?;
    let write = match account_of(&hall, &user).await?.is_account() {
        true => Write::People(PeopleWrite::Rename { user: user.id.clone(), look: names::look(&name), name, login }),
        false => Write::Name { user: user.id.clone(), name },
    };
    hall.store.write(vec![write]).await.map_err(taken_when_in_conflict)?;
    hall.renamed(&user);
    Ok(Json(described(&hall, user).await?))
}

/// Gives me another portrait, everywhere.
#[utoipa::path(put, path = "/api/me/face", tag = "people", request_body = NewFace,
    responses((status = 200, body = Me), (status = "4XX", body = Refusal)))]
pub async fn change_face(
    State(hall): State<SharedHall>,
    asker: Asker,
    Body(NewFace { face }): Body<NewFace>,
) -> Result<Json<Me>, Error> {
    if face >= FACES {
        return Err(Error::new(Code::Malformed, say::NoSuchFace));
    }
    let user = User { face: Some(face), ..asker.guest(&hall).await? };
    hall.store.write(vec![Write::People(PeopleWrite::Face { user: user.id.clone(), face })]).await?;
    hall.renamed(&user);
    Ok(Json(described(&hall, user).await?))
}

/// A user, as told to themselves.
pub async fn described(hall: &Hall, user: User) -> Result<Me, Error> {
    let account = account_of(hall, &user).await?;
    let needs_password = account.is_account() && account.password_hash.is_none();
    let face = user.portrait();
    Ok(Me { id: user.id, name: user.name, face, account: account.is_account(), needs_password, role: account.role })
}
