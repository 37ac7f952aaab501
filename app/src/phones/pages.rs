//! The files of the page, packed once.

use std::collections::BTreeMap;
use std::io::Write as _;

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Response, StatusCode};
use flate2::Compression;
use flate2::write::GzEncoder;
use include_dir::{Dir, include_dir};

use crate::widget::face::Face;
use crate::widget::stone;
use skipstone_core::{Stone, Suit};

static PAGE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../assets/page");

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
    plain: &'static [u8],
    packed: Vec<u8>,
    /// The same as long as the file is.
    tag: String,
}

impl Pages {
    /// Packs all files, which takes a while.
    pub(super) fn new() -> Pages {
        let page = PAGE.files().filter_map(|file| {
            let name = file.path().file_name()?.to_str()?;
            Some((format!("/page/{name}"), file.contents()))
        });
        let text = |(path, drawing): (String, &'static str)| (path, drawing.as_bytes());
        let cards = faces().filter_map(|(name, face)| Some((format!("/cards/{name}.svg"), face.drawing()?)));
        let stones = Stone::all().map(|stone| {
            let name = super::faces::stone_picture(stone);
            (format!("/stones/{name}.svg"), stone::drawing(stone))
        });
        let moods = stone::Mood::ALL.map(|mood| {
            let name = super::faces::face(mood);
            (format!("/stones/face-{name}.svg"), mood.drawing())
        });
        let marks = MARKS.map(|(path, drawing)| (path.to_owned(), drawing));
        let drawings = cards.chain(stones).chain(moods).chain(marks).map(text);
        Pages(page.chain(drawings).map(|(path, plain)| (path.clone(), Page::new(&path, plain))).collect())
    }

    /// The file at a path, the page itself for `/` and for a code.
    pub(super) fn answer(&self, path: &str, headers: &HeaderMap) -> Response<Body> {
        let path = if is_page(path) { "/page/index.html" } else { path };
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

/// The faces of all cards, with their names.
fn faces() -> impl Iterator<Item = (String, Face)> {
    let numbers = (1..=12).map(|rank| (format!("number-{rank:02}"), Face::Number(rank)));
    let large = (1..=12).map(|rank| (format!("large-{rank:02}"), Face::Large(rank)));
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].into_iter().flat_map(|suit| {
        let name = super::faces::suit_picture(suit);
        (1..=13).map(move |rank| (format!("{name}-{rank:02}"), Face::Suited { rank, suit }))
    });
    let others = [("wild", Face::Wild), ("back", Face::Back), ("joker", Face::Joker)];
    let others = others.map(|(name, face)| (name.to_owned(), face));
    numbers.chain(large).chain(suits).chain(others)
}

impl Page {
    fn new(path: &str, plain: &'static [u8]) -> Page {
        let content_type = match path.rsplit_once('.').map(|(_, end)| end) {
            Some("html") => "text/html; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("json" | "webmanifest") => "application/manifest+json",
            _ => "application/octet-stream",
        };
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        // Writing into memory can't fail.
        let packed = packer.write_all(plain).and_then(|()| packer.finish()).unwrap_or_default();
        let tag = format!("\"{:016x}\"", checksum(plain));
        Page { content_type, plain, packed, tag }
    }

    fn answer(&self, headers: &HeaderMap) -> Response<Body> {
        let header = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let answer = Response::builder()
            .header(ETAG, &self.tag)
            .header(CACHE_CONTROL, "no-cache")
            .header(VARY, "accept-encoding");
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
            false => answer.body(Body::from(self.plain)),
        };
        answer.unwrap_or_else(|_| plain(StatusCode::INTERNAL_SERVER_ERROR))
    }
}

/// A number that changes with the file (FNV-1a).
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_fetches_all_of_its_files_at_once() {
        let page = PAGE.get_file("index.html").and_then(|file| file.contents_utf8()).expect("the page");
        let names = PAGE.files().filter_map(|file| file.path().file_name()?.to_str());
        let unnamed: Vec<_> = names.filter(|name| !page.contains(&format!("\"/page/{name}\""))).collect();
        assert_eq!(unnamed, ["index.html"]);
    }

    #[test]
    fn every_file_of_the_page_and_every_picture_is_there() {
        let pages = Pages::new();
        let status = |path| pages.answer(path, &HeaderMap::new()).status();
        for path in
            ["/", "/K7M-4RX", "/k7m4rx", "/page/index.html", "/cards/number-07.svg", "/stones/face-joy.svg"]
        {
            assert_eq!(status(path), StatusCode::OK, "{path}");
        }
        for path in
            ["/page/", "/page/../Cargo.toml", "/cards/number-13.svg", "//etc/passwd", "/a/b", "/%2e%2e"]
        {
            assert_eq!(status(path), StatusCode::NOT_FOUND, "{path}");
        }
        let first = pages.0.values().map(|page| page.packed.len()).sum::<usize>();
        assert!(first < 300_000, "page and pictures are {first} bytes");
    }
}
