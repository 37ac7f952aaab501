//! `skipstone:` links, which name a table, a challenge or a puzzle (docs/links.md). Whoever follows one is shown what it names; nothing
//! is joined or begun by it.

use std::fmt;
use std::str::FromStr;

use skipstone_core::challenge::{Challenge, ChallengeCodeError};
use skipstone_core::pasted;
use skipstone_core::puzzle::Puzzle;

use crate::puzzles;
use crate::session::{JoinAddress, JoinAddressError};

/// What a link begins with.
const SCHEME: &str = "skipstone:";

/// The most letters of a link. Windows hands longer ones to no program.
const MAX_LETTERS: usize = 2048;

/// What a link leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Link {
    /// A table, by what is typed to join it.
    Table(JoinAddress),
    /// A challenge, by its code.
    Challenge(Box<Challenge>),
    /// A puzzle of the game, by its short name.
    Puzzle(String),
}

/// What a link may name, told by the word after `skipstone:`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkKind {
    /// `join`
    Table,
    /// `challenge`
    Challenge,
    /// `puzzle`
    Puzzle,
}

/// Why a text is no link.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// It doesn't begin as a link of this program does.
    #[error("this is no link of Skipstone: they begin with {SCHEME}")]
    Scheme,
    /// It has more letters than any link.
    #[error("this link is too long: links have at most {MAX_LETTERS} letters")]
    TooLong,
    /// A character that no link has.
    #[error("{0:?} doesn't occur in links")]
    Letter(char),
    /// It ends with a character that no link ends with, such as the full stop of the sentence around it.
    #[error("this link ends with {0:?}, as no link does")]
    LastLetter(char),
    /// It names something that this version doesn't know.
    #[error("this link leads to nothing that this version knows; a newer one may know it")]
    Kind,
    /// What is to be joined is no table.
    #[error("this link leads to no table")]
    Table(#[source] JoinAddressError),
    /// The challenge can't be read.
    #[error("this link leads to no challenge")]
    Challenge(#[source] ChallengeCodeError),
    /// No puzzle of this version has this name.
    #[error("this link leads to a puzzle that this version doesn't have")]
    Puzzle,
}

impl Link {
    /// Whether a text is meant as a link.
    pub fn is_begun_in(text: &str) -> bool {
        text.get(..SCHEME.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(SCHEME))
    }

    fn kind(&self) -> LinkKind {
        match self {
            Link::Table(_) => LinkKind::Table,
            Link::Challenge(_) => LinkKind::Challenge,
            Link::Puzzle(_) => LinkKind::Puzzle,
        }
    }
}

impl LinkKind {
    const ALL: [LinkKind; 3] = [LinkKind::Table, LinkKind::Challenge, LinkKind::Puzzle];

    fn word(self) -> &'static str {
        match self {
            LinkKind::Table => "join",
            LinkKind::Challenge => "challenge",
            LinkKind::Puzzle => "puzzle",
        }
    }

    /// What was typed or pasted where a code is expected, or the code in it if it is a link of this kind.
    pub fn code_in(self, typed: &str) -> String {
        let text = pasted::strip_marks(typed);
        let of_link = |text: &str| {
            let rest = Link::is_begun_in(text).then(|| &text[SCHEME.len()..])?;
            Some(rest.strip_prefix(self.word())?.strip_prefix('/')?.to_owned())
        };
        of_link(text.trim()).unwrap_or_else(|| typed.to_owned())
    }
}

impl FromStr for Link {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Link, LinkError> {
        if !Link::is_begun_in(text) {
            return Err(LinkError::Scheme);
        }
        if text.len() > MAX_LETTERS {
            return Err(LinkError::TooLong);
        }
        let rest = &text[SCHEME.len()..];
        if let Some(letter) = rest.chars().find(|letter| !is_letter(*letter)) {
            return Err(LinkError::Letter(letter));
        }
        let (word, code) = rest.split_once('/').ok_or(LinkError::Kind)?;
        let kind = LinkKind::ALL.into_iter().find(|kind| kind.word() == word).ok_or(LinkError::Kind)?;
        if let Some(last) = code.chars().last().filter(|last| matches!(last, '.' | ':' | '/')) {
            return Err(LinkError::LastLetter(last));
        }
        match kind {
            LinkKind::Table => JoinAddress::parse(code).map(Link::Table).map_err(LinkError::Table),
            LinkKind::Challenge => {
                let challenge = code.parse().map_err(LinkError::Challenge)?;
                Ok(Link::Challenge(Box::new(challenge)))
            }
            LinkKind::Puzzle => {
                puzzles::find(code).ok_or(LinkError::Puzzle)?;
                Ok(Link::Puzzle(code.to_owned()))
            }
        }
    }
}

/// A puzzle as text, below a comment with the link to it if it is of the game.
pub fn text_of_puzzle(puzzle: &Puzzle) -> String {
    let id = puzzle.id();
    match puzzles::find(&id) {
        Some(_) => format!("# {}\n{puzzle}", Link::Puzzle(id)),
        None => puzzle.to_string(),
    }
}

/// Letters that mail programs, browsers and shells leave as they are, and the brackets of IPv6 addresses.
fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.' | ':' | '/' | '[' | ']')
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{SCHEME}{}/", self.kind().word())?;
        match self {
            Link::Table(address) => address.fmt(f),
            Link::Challenge(challenge) => challenge.fmt(f),
            Link::Puzzle(id) => f.write_str(id),
        }
    }
}

#[cfg(test)]
mod tests {
    use skipstone_net::invite::{InviteCodeError, ShortCodeError};

    use super::*;

    /// The links of docs/links.md, each with itself as it is written; every version reads them the same.
    const LINKS: [(&str, LinkKind); 7] = [
        ("skipstone:join/130AG-08M3M-K30C9-J6CT3-ADHQ7-0WG3K", LinkKind::Table),
        ("skipstone:join/K7M-4RX", LinkKind::Table),
        ("skipstone:join/play.example.org:7462", LinkKind::Table),
        ("skipstone:join/192.168.1.20:7462/K7M-4RX", LinkKind::Table),
        ("skipstone:join/[2001:db8::7]:7462/K7M-4RX", LinkKind::Table),
        ("skipstone:challenge/EGVkTECRqfYZeDLaLj4q8vjWIQPd6OTCfTfjl6ue3TB9EQEBAgY0OnE", LinkKind::Challenge),
        ("skipstone:puzzle/9iiywxk", LinkKind::Puzzle),
    ];

    fn read(text: &str) -> Result<Link, LinkError> {
        text.parse()
    }

    #[test]
    fn links_are_the_same_in_every_version() {
        let page = include_str!("../../docs/links.md");
        for (text, kind) in LINKS {
            let link = read(text).expect(text);
            assert_eq!(link.kind(), kind);
            assert_eq!(link.to_string(), text);
            assert!(page.contains(text), "docs/links.md shows {text}");
            assert_eq!(
                kind.code_in(&format!("“{text}”\n")),
                text.rsplit_once(kind.word()).expect(text).1[1..]
            );
        }
        let told = page.split('`').filter(|text| Link::is_begun_in(text) && text.contains('/'));
        assert!(told.clone().count() > 3);
        for told in told.filter(|text| !text.contains('…') && !text.ends_with('/')) {
            assert!(
                LINKS.iter().any(|(text, _)| *text == told),
                "docs/links.md shows {told}, which isn't tested"
            );
        }
    }

    #[test]
    fn a_puzzle_with_its_link_is_read_as_the_puzzle() {
        let puzzle = &puzzles::all()[0];
        let text = text_of_puzzle(puzzle);
        let (link, _) = text.split_once('\n').expect("lines");
        assert_eq!(read(&link[2..]), Ok(Link::Puzzle(puzzle.id())));
        assert_eq!(text.parse::<Puzzle>().map(|read| read.to_string()), Ok(puzzle.to_string()));
    }

    #[test]
    fn the_scheme_has_no_case_and_all_else_has() {
        for begin in ["skipstone:", "SKIPSTONE:", "SkipStone:"] {
            assert!(read(&format!("{begin}join/K7M-4RX")).is_ok());
        }
        assert_eq!(read("skipstone:Join/K7M-4RX"), Err(LinkError::Kind));
    }

    #[test]
    fn nonsense_is_refused() {
        let table = |error: JoinAddressError| Err(LinkError::Table(error));
        for (text, result) in [
            ("", Err(LinkError::Scheme)),
            ("https://example.org/K7M-4RX", Err(LinkError::Scheme)),
            ("é", Err(LinkError::Scheme)),
            ("skipstone", Err(LinkError::Scheme)),
            ("skipstone:", Err(LinkError::Kind)),
            ("skipstone:join", Err(LinkError::Kind)),
            ("skipstone:host/K7M-4RX", Err(LinkError::Kind)),
            ("skipstone://join/K7M-4RX", Err(LinkError::Kind)),
            ("skipstone:join/", table(JoinAddressError::Empty)),
            ("skipstone:join/K7M-4RX.", Err(LinkError::LastLetter('.'))),
            ("skipstone:join/K7M-4RX/", Err(LinkError::LastLetter('/'))),
            ("skipstone:join/a/K7M-4R", table(ShortCodeError::Length(5).into())),
            ("skipstone:join/ABCDE-FGHJK", table(InviteCodeError::Short(10).into())),
            ("skipstone:join/K7M-4RX\" --profile x", Err(LinkError::Letter('"'))),
            ("skipstone:join/K7M-4RX\u{1b}[2J", Err(LinkError::Letter('\u{1b}'))),
            ("skipstone:join/K7M-4RX\n", Err(LinkError::Letter('\n'))),
            ("skipstone:join/\u{202e}K7M-4RX", Err(LinkError::Letter('\u{202e}'))),
            ("skipstone:join/exаmple.org", Err(LinkError::Letter('а'))),
            ("skipstone:join/[fe80::1%2]:7462", Err(LinkError::Letter('%'))),
            ("skipstone:join?to=K7M-4RX", Err(LinkError::Letter('?'))),
            ("skipstone:challenge/EGVk", Err(LinkError::Challenge(ChallengeCodeError::NotACode))),
            ("skipstone:puzzle/aaaaaaa", Err(LinkError::Puzzle)),
        ] {
            assert_eq!(read(text), result, "{text:?}");
        }
        assert_eq!(read(&format!("skipstone:join/{}", "a".repeat(MAX_LETTERS))), Err(LinkError::TooLong));
    }
}
