//! The files that are served, packed once.

use std::collections::BTreeMap;
use std::io::Write as _;

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    HeaderValue, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Response, StatusCode};
use flate2::write::GzEncoder;
use flate2::{Compression, Crc};
use skipstone_core::Stone;
use skipstone_core::milestone::Milestone;

use super::document::Document;
use super::faces::{self, all_faces};
use crate::widget::pebble::{self, PebbleState};
use crate::widget::stone;

/// Drawings that belong to no stone and no card.
static MARKS: [(&str, &str); 3] = [
    ("/stones/flag.svg", include_str!("../../../assets/stones/flag.svg")),
    ("/stones/ripple.svg", include_str!("../../../assets/stones/ripple.svg")),
    ("/icon.svg", include_str!("../../../assets/icons/skipstone.svg")),
];

/// All files, by their paths.
pub(super) struct Pages(BTreeMap<String, Page>);

/// A file, plain and packed.
struct Page {
    content_type: &'static str,
    /// What it may load and do; `None` for a picture, which does nothing.
    policy: Option<HeaderValue>,
    plain: Bytes,
    packed: Bytes,
    /// The same as long as the file is.
    tag: String,
}

impl Pages {
    /// Packs all files, which takes a while.
    pub(super) fn new() -> Pages {
        let Document { html, policy } = Document::new();
        let page = Page { policy: Some(policy), ..Page::new("text/html; charset=utf-8", html.into()) };
        let cards =
            all_faces().filter_map(|(name, face)| Some((format!("/cards/{name}.svg"), face.drawing()?)));
        let stones = Stone::all().map(|stone| {
            let name = faces::stone_picture(stone);
            (format!("/stones/{name}.svg"), stone::drawing(stone))
        });
        let moods = stone::Mood::ALL.map(|mood| {
            let name = faces::face(mood);
            (format!("/stones/face-{name}.svg"), mood.drawing())
        });
        let marks = MARKS.map(|(path, drawing)| (path.to_owned(), drawing));
        let drawings = cards.chain(stones).chain(moods).chain(marks);
        let pictures = drawings.map(|(path, drawing)| {
            (path, Page::new("image/svg+xml", Bytes::from_static(drawing.as_bytes())))
        });
        let pebbles = Milestone::ALL.into_iter().map(|milestone| {
            let path = format!("/stones/{}.svg", faces::pebble_picture(milestone));
            let drawing = pebble::drawing(milestone, PebbleState::Found);
            (path, Page::new("image/svg+xml", drawing.into()))
        });
        Pages(pictures.chain(pebbles).chain([("/".to_owned(), page)]).collect())
    }

    /// The file at a path, the page itself for `/` and for a code.
    pub(super) fn answer(&self, path: &str, headers: &HeaderMap) -> Response<Body> {
        let path = if is_page(path) { "/" } else { path };
        match self.0.get(path) {
            Some(page) => page.answer(headers),
            None => plain(StatusCode::NOT_FOUND),
        }
    }
}

/// Whether a path leads to the page: nothing, or a code.
fn is_page(path: &str) -> bool {
    let code = path.strip_prefix('/').unwrap_or(path);
    code.len() <= 16 && code.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-')
}

/// An answer without content.
pub(super) fn plain(status: StatusCode) -> Response<Body> {
    let mut answer = Response::new(Body::empty());
    *answer.status_mut() = status;
    answer
}

impl Page {
    fn new(content_type: &'static str, plain: Bytes) -> Page {
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        // Writing into memory can't fail.
        let packed = packer.write_all(&plain).and_then(|()| packer.finish()).unwrap_or_default().into();
        let mut checksum = Crc::new();
        checksum.update(&plain);
        let tag = format!("\"{:08x}\"", checksum.sum());
        Page { content_type, policy: None, plain, packed, tag }
    }

    fn answer(&self, headers: &HeaderMap) -> Response<Body> {
        let header = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let mut answer = Response::builder()
            .header(ETAG, &self.tag)
            .header(CACHE_CONTROL, "no-cache")
            .header(VARY, "accept-encoding");
        if let Some(policy) = &self.policy {
            answer = answer.header(CONTENT_SECURITY_POLICY, policy);
        }
        if header(IF_NONE_MATCH) == self.tag {
            return answer
                .status(StatusCode::NOT_MODIFIED)
                .body(Body::empty())
                .unwrap_or_else(|_| plain(StatusCode::INTERNAL_SERVER_ERROR));
        }
        let is_packed = !self.packed.is_empty()
            && header(ACCEPT_ENCODING).split(',').any(|name| name.trim().starts_with("gzip"));
        let answer = answer.header(CONTENT_TYPE, self.content_type);
        let answer = match is_packed {
            true => answer.header(CONTENT_ENCODING, "gzip").body(Body::from(self.packed.clone())),
            false => answer.body(Body::from(self.plain.clone())),
        };
        answer.unwrap_or_else(|_| plain(StatusCode::INTERNAL_SERVER_ERROR))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_and_every_picture_are_there() {
        let pages = Pages::new();
        let status = |path| pages.answer(path, &HeaderMap::new()).status();
        for path in [
            "/",
            "/K7M-4RX",
            "/k7m4rx",
            "/cards/number-07.svg",
            "/cards/spades-13.svg",
            "/stones/face-joy.svg",
            "/stones/pebble-stock-cards-4.svg",
        ] {
            assert_eq!(status(path), StatusCode::OK, "{path}");
        }
        for path in [
            "/page/main.js",
            "/cards/../Cargo.toml",
            "/cards/number-13.svg",
            "//etc/passwd",
            "/a/b",
            "/%2e%2e",
        ] {
            assert_eq!(status(path), StatusCode::NOT_FOUND, "{path}");
        }
        let first = pages.0.values().map(|page| page.packed.len()).sum::<usize>();
        assert!(first < 300_000, "page and pictures are {first} bytes");
    }
}
