//! What is answered to which request.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{Method, Response, StatusCode};
use axum::middleware::{self, Next};
use axum::response::IntoResponse as _;
use axum::routing::any;

use super::connections::CountedConnection;
use super::limits;
use super::pages::plain;
use super::request::{check_origin, is_for_this_address};
use super::shared::Shared;
use super::visitor::Visitor;

/// What an answer may load and do that says nothing else: nothing.
const POLICY: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The headers of every answer.
static HEADERS: [(HeaderName, HeaderValue); 5] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Where a request comes from, and by which connection.
#[derive(Debug, Clone)]
pub(super) struct Peer {
    pub(super) address: IpAddr,
    pub(super) connection: Arc<CountedConnection>,
}

/// The way from a request to its answer.
pub(super) fn router(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/socket", any(socket))
        .fallback(file)
        .layer(middleware::from_fn(guard))
        .with_state(shared)
}

/// Refuses what isn't meant for this page, and adds the headers that every answer has.
async fn guard(request: Request, next: Next) -> Response<Body> {
    let mut answer = match is_for_this_address(request.headers()) {
        true => next.run(request).await,
        false => plain(StatusCode::MISDIRECTED_REQUEST),
    };
    for (name, value) in &HEADERS {
        answer.headers_mut().entry(name).or_insert_with(|| value.clone());
    }
    answer
}

async fn file(State(shared): State<Arc<Shared>>, request: Request) -> Response<Body> {
    match *request.method() {
        Method::GET | Method::HEAD => shared.pages.answer(request.uri().path(), request.headers()),
        _ => plain(StatusCode::METHOD_NOT_ALLOWED),
    }
}

async fn socket(
    State(shared): State<Arc<Shared>>,
    axum::Extension(Peer { address, connection }): axum::Extension<Peer>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
    request: Request,
) -> Response<Body> {
    if let Err(status) = check_origin(request.headers()) {
        return plain(status);
    }
    let Ok(upgrade) = upgrade else { return plain(StatusCode::BAD_REQUEST) };
    let upgrade = upgrade.max_message_size(limits::MESSAGE).max_frame_size(limits::MESSAGE);
    // Taken by every socket at once, and 128 KiB unless it is said.
    let upgrade = upgrade.read_buffer_size(limits::MESSAGE);
    let serve = async move |socket| {
        Visitor::new(shared, address).serve(socket).await;
        drop(connection);
    };
    upgrade.on_upgrade(serve).into_response()
}
