//! The addresses of the server, their layers, and their description as OpenAPI.

mod account;
mod careers;
mod company;
mod courses;
mod export;
mod extract;
mod games;
mod house;
mod lessons;
mod me;
mod order;
mod order_people;
mod record;
mod replays;
mod reports;
mod seats;
mod sessions;
mod tables;
mod tokens;
mod webhooks;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Request};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::{Extension, Router};
use protocol::Code;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use account::name_taken;
pub use extract::TablePath;

use crate::error::Error;
use crate::hall::SharedHall;
use crate::{auth, doors, histories, language, say, socket, web};

/// What is said about the whole.
#[derive(OpenApi)]
#[openapi(
    info(title = "Karst", description = "One table for cave games. Every refusal is a `Refusal` with a code and a sentence. What people read is in English or German: by the cookie `language` (`en` or `de`), else by `Accept-Language`, also for sockets."),
    components(schemas(protocol::WebhookCall)),
    tags((name = "tables"), (name = "records"), (name = "games"), (name = "people"), (name = "order"), (name = "house"))
)]
struct Description;

/// The whole server as one service.
pub fn app(hall: SharedHall) -> Router {
    let (router, mut description) = routes(&hall).split_for_parts();
    description.info.version = env!("CARGO_PKG_VERSION").to_owned();
    describe_keys(&mut description);
    // The last layer is the outermost.
    router
        .fallback(web::page)
        .method_not_allowed_fallback(no_such_method)
        .layer(DefaultBodyLimit::max(hall.config.limits.message_bytes))
        .layer(Extension(Arc::new(description)))
        .layer(from_fn_with_state(hall.clone(), doors::guard))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(hall.clone(), doors::protect))
        .layer(CatchPanicLayer::custom(doors::caught))
        .layer(from_fn(language::listen))
        .layer(from_fn(doors::observe))
        .with_state(hall)
}

/// Says by what people and programs are known.
fn describe_keys(description: &mut utoipa::openapi::OpenApi) {
    let components = description.components.get_or_insert_default();
    components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(auth::COOKIE))));
    components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    let either = ["session", "token"].map(|key| SecurityRequirement::new(key, [""; 0]));
    // Whoever has neither is a guest from the first request on.
    description.security = Some([SecurityRequirement::default()].into_iter().chain(either).collect());
}

fn routes(hall: &SharedHall) -> OpenApiRouter<SharedHall> {
    let personal = OpenApiRouter::new()
        .routes(routes!(me::me, me::rename))
        .routes(routes!(me::change_face))
        .routes(routes!(careers::career))
        .routes(routes!(webhooks::webhooks, webhooks::add))
        .routes(routes!(webhooks::remove))
        .routes(routes!(webhooks::test))
        .routes(routes!(account::claim))
        .routes(routes!(account::change_password))
        .routes(routes!(account::forget))
        .routes(routes!(sessions::sign_in, sessions::sign_out))
        .routes(routes!(sessions::list, sessions::sign_out_everywhere))
        .routes(routes!(sessions::sign_out_there))
        .routes(routes!(tokens::list, tokens::make))
        .routes(routes!(tokens::revoke))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(tables::table, tables::close))
        .routes(routes!(seats::sit))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::remove))
        .routes(routes!(reports::report))
        .routes(routes!(reports::blocks))
        .routes(routes!(reports::block, reports::unblock))
        .routes(routes!(order::reports))
        .routes(routes!(order::context))
        .routes(routes!(order::settle))
        .routes(routes!(order::networks, order::ban_network, order::unban_network))
        .routes(routes!(order::log))
        .routes(routes!(order_people::people))
        .routes(routes!(order_people::person))
        .routes(routes!(order_people::mute, order_people::unmute))
        .routes(routes!(order_people::ban, order_people::unban))
        .routes(routes!(order_people::tables))
        .routes(routes!(seats::start))
        .routes(routes!(company::watching))
        .routes(routes!(company::rematch))
        .routes(routes!(socket::socket))
        .merge(in_turn(hall, my_histories()))
        .layer(from_fn_with_state(hall.clone(), auth::identify));
    OpenApiRouter::with_openapi(Description::openapi())
        .merge(personal)
        .merge(in_turn(hall, anybodys_histories()))
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(games::setup))
        .routes(routes!(lessons::all))
        .routes(routes!(lessons::beat, lessons::act))
        .routes(routes!(house::about))
        .routes(routes!(house::health))
        .routes(routes!(house::live))
        .routes(routes!(house::ready))
        .routes(routes!(house::metrics))
        .routes(routes!(house::description))
}

/// Looks back, and what else is as heavy, by people who may be known.
fn my_histories() -> OpenApiRouter<SharedHall> {
    OpenApiRouter::new()
        .routes(routes!(export::export))
        .routes(routes!(replays::replay))
        .routes(routes!(replays::moments))
        .routes(routes!(replays::scene))
        .routes(routes!(replays::dice))
        .routes(routes!(courses::course))
        .routes(routes!(replays::go_on))
        .routes(routes!(replays::record_go_on))
        .routes(routes!(record::uploaded, record::remove))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(record::uploads, record::upload))
                .layer(DefaultBodyLimit::max(record::MOST_BYTES)),
        )
}

/// Looks back by anybody.
fn anybodys_histories() -> OpenApiRouter<SharedHall> {
    OpenApiRouter::new()
        .routes(routes!(record::record))
        .routes(routes!(record::record_json))
        .routes(routes!(record::uploaded_json))
        .routes(routes!(replays::record_replay))
        .routes(routes!(replays::record_moments))
        .routes(routes!(replays::record_scene))
        .routes(routes!(replays::record_dice))
        .routes(routes!(courses::record_course))
}

/// So many of these are answered at once and no more.
fn in_turn(hall: &SharedHall, routes: OpenApiRouter<SharedHall>) -> OpenApiRouter<SharedHall> {
    routes.layer(from_fn_with_state(hall.clone(), histories::admit))
}

async fn no_such_method(request: Request) -> Error {
    Error::new(Code::MethodNotAllowed, say::NoMethod { method: request.method().clone() })
}
