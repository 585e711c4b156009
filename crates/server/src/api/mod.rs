//! The addresses of the server, their layers, and their description as OpenAPI.

mod account;
mod company;
mod courses;
mod export;
mod extract;
mod games;
mod house;
mod lessons;
mod me;
mod record;
mod replays;
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
use words::say;

pub use extract::TablePath;

use crate::error::Error;
use crate::hall::SharedHall;
use crate::{auth, doors, language, socket, web};

/// What is said about the whole.
#[derive(OpenApi)]
#[openapi(
    info(title = "Karst", description = "One table for cave games. Every refusal is a `Refusal` with a code and a sentence. What people read is in English or German: by the cookie `language` (`en` or `de`), else by `Accept-Language`, also for sockets."),
    components(schemas(protocol::WebhookCall)),
    tags((name = "tables"), (name = "records"), (name = "games"), (name = "people"), (name = "house"))
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
        .routes(routes!(webhooks::webhooks, webhooks::add))
        .routes(routes!(webhooks::remove))
        .routes(routes!(webhooks::test))
        .routes(routes!(account::claim))
        .routes(routes!(account::change_password))
        .routes(routes!(account::forget))
        .routes(routes!(export::export))
        .routes(routes!(sessions::sign_in, sessions::sign_out))
        .routes(routes!(sessions::list, sessions::sign_out_everywhere))
        .routes(routes!(sessions::sign_out_there))
        .routes(routes!(tokens::list, tokens::make))
        .routes(routes!(tokens::revoke))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(tables::table, tables::close))
        .routes(routes!(seats::sit))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::start))
        .routes(routes!(company::watching))
        .routes(routes!(company::rematch))
        .routes(routes!(socket::socket))
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
        .layer(from_fn_with_state(hall.clone(), auth::identify));
    OpenApiRouter::with_openapi(Description::openapi())
        .merge(personal)
        .routes(routes!(record::record))
        .routes(routes!(record::record_json))
        .routes(routes!(record::uploaded_json))
        .routes(routes!(replays::record_replay))
        .routes(routes!(replays::record_moments))
        .routes(routes!(replays::record_scene))
        .routes(routes!(replays::record_dice))
        .routes(routes!(courses::record_course))
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(lessons::all))
        .routes(routes!(lessons::beat, lessons::act))
        .routes(routes!(house::about))
        .routes(routes!(house::health))
        .routes(routes!(house::metrics))
        .routes(routes!(house::description))
}

async fn no_such_method(request: Request) -> Error {
    Error::new(Code::MethodNotAllowed, say::NoMethod { method: request.method().clone() })
}
