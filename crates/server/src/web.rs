//! The browser client: hashed files are kept by browsers for good, the page itself is asked for each time.
//!
//! It is built once for each language, in a folder named by the language's code: `de/index.html`, `de/assets/x.js`. A release has
//! its files compressed, `de/assets/x.js.br`, and sends them so to whoever can read that.

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use protocol::Code;
use words::Language;

use crate::error::Error;
use crate::hall::SharedHall;
use crate::language::Reads;
use crate::say;

/// What browsers are told of files that never change.
pub const KEPT_FOR_GOOD: &str = "public, max-age=31536000, immutable";

/// What Vite built: paths and bytes, in the order of the paths. It is empty where nothing was built.
pub type Page = &'static [(&'static str, &'static [u8])];

/// The page, for whoever opens a server that was built without it.
const NO_PAGE: &str = "<!doctype html><meta charset=\"utf-8\"><title>Karst</title>\
    <p>This server was built without its page; <code>cargo xtask play</code> builds both.";

/// Everything that is not the API: a file of the bundle, or the page, which finds its own way from the address.
pub async fn page(
    State(hall): State<SharedHall>,
    method: Method,
    uri: Uri,
    Reads(language): Reads,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let page = hall.config.page;
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Err(Error::new(Code::NotFound, say::NoAddress));
    }
    if method != Method::GET && method != Method::HEAD {
        return Err(Error::new(Code::MethodNotAllowed, say::NoPageWriting));
    }
    let translated = |path: &str| found(page, &format!("{}/{path}", language.code()));
    if let Some(file) = found(page, path).or_else(|| translated(path)) {
        return Ok(answer(path, file, &headers));
    }
    if looks_like_a_file(path) {
        return Err(Error::new(Code::NotFound, say::NoFile));
    }
    match translated("index.html").or_else(|| found(page, "index.html")) {
        Some(index) => Ok(answer("index.html", index, &headers)),
        None => Ok((StatusCode::OK, Html(NO_PAGE)).into_response()),
    }
}

/// A file as the executable has it.
#[derive(Clone, Copy)]
enum Found {
    Plain(&'static [u8]),
    /// By brotli.
    Compressed(&'static [u8]),
}

fn found(page: Page, path: &str) -> Option<Found> {
    let find = |path: &str| Some(page[page.binary_search_by_key(&path, |(path, _)| *path).ok()?].1);
    find(path).map(Found::Plain).or_else(|| find(&format!("{path}.br")).map(Found::Compressed))
}

/// What is sent of a file to somebody with these headers: its bytes, and whether they are compressed.
fn sent(file: Found, headers: &HeaderMap) -> (Bytes, bool) {
    match file {
        Found::Plain(bytes) => (Bytes::from_static(bytes), false),
        Found::Compressed(bytes) if reads_brotli(headers) => (Bytes::from_static(bytes), true),
        Found::Compressed(bytes) => {
            let mut plain = Vec::new();
            brotli_decompressor::BrotliDecompress(&mut &bytes[..], &mut plain).expect("the page was compressed whole");
            (plain.into(), false)
        }
    }
}

/// Browsers say `accept-encoding: gzip, deflate, br`.
fn reads_brotli(headers: &HeaderMap) -> bool {
    let said = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut kinds = said.flat_map(|value| value.split(',')).map(|kind| kind.trim().split(';').collect::<Vec<_>>());
    kinds.any(|kind| kind[0].trim() == "br" && !kind[1..].iter().any(|worth| matches!(worth.trim(), "q=0" | "q=0.0")))
}

fn answer(path: &str, file: Found, headers: &HeaderMap) -> Response {
    let (Found::Plain(bytes) | Found::Compressed(bytes)) = file;
    let etag = format!("\"{}\"", blake3::hash(bytes).to_hex());
    let kept = if is_hashed(path) { KEPT_FOR_GOOD } else { "no-cache" };
    let is_known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == etag.as_bytes());
    let (mut response, is_compressed) = if is_known {
        (StatusCode::NOT_MODIFIED.into_response(), false)
    } else {
        let (bytes, is_compressed) = sent(file, headers);
        (Response::new(Body::from(bytes)), is_compressed)
    };
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = if kind.type_() == "text" { format!("{kind}; charset=utf-8") } else { kind.to_string() };
    let mut set = |name, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    };
    set(header::CONTENT_TYPE, &kind);
    set(header::CACHE_CONTROL, kept);
    set(header::ETAG, &etag);
    if is_compressed {
        set(header::CONTENT_ENCODING, "br");
    }
    if matches!(file, Found::Compressed(_)) {
        set(header::VARY, "accept-encoding");
    }
    response
}

/// Is its name made of what is in it? `assets/x.js`, `de/assets/x.js`, `pocket/casadh-x.wasm`.
fn is_hashed(path: &str) -> bool {
    let folder = |language: Language| path.strip_prefix(language.code()).and_then(|rest| rest.strip_prefix('/'));
    let path = Language::ALL.into_iter().find_map(folder).unwrap_or(path);
    path.starts_with("assets/") || (path.starts_with("pocket/") && path != "pocket/pocket.json")
}

/// `de/assets/x.js` and `favicon.ico` are files; `tables/abc` is a place in the client.
fn looks_like_a_file(path: &str) -> bool {
    is_hashed(path) || path.rsplit('/').next().is_some_and(|last| last.contains('.'))
}
