//! Challenges as text that can be sent: bytes in base 64 with letters that are safe in addresses.
//!
//! | bytes | what |
//! | --- | --- |
//! | 1 | the version, 1, times 16; and the preset |
//! | 32 | the seed |
//! | 1 | the seats, less one, times 16; and the teams, less one |
//! | 1 | the own seat, from 0, times 16; and the dealer, from 0 |
//! | 1 | the number of rules that differ from the preset |
//! | 2 or more each | those rules: the key's place among all, and the value; a list's numbers follow |
//! | 1 or more each | the other seats: the level, times 16; and the character, or 15 and a name with its length |
//! | 2 | a checksum of all before it |
//!
//! With four seats and one changed rule this is 43 bytes, or 58 letters. The scoring isn't in it: each round is a single one.

use std::fmt;
use std::str::FromStr;

use data_encoding::BASE64URL_NOPAD;

use super::{Challenge, ChallengeError, single};
use crate::bot::{Character, Level};
use crate::pasted;
use crate::rules::{Preset, RuleKey, RuleValue};
use crate::seat::{MAX_SEATS, Seat};
use crate::seed::Seed;
use crate::table::{Player, SeatConfig, TableConfig};
use crate::text;

const VERSION: u8 = 1;
/// The fewest letters of a text that is taken for a code of which some are missing. A multiple of four.
const FEWEST_LETTERS: usize = 20;
/// The fewest bytes of a code in any version: one for the version, the seed and the checksum.
const FEWEST_BYTES: usize = 1 + 32 + 2;
/// In the place of a character: a name follows.
const NAMED: u8 = 15;

/// Why a text is no challenge.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChallengeCodeError {
    /// The text has other letters than a code, is much too short for one, or begins as no code does.
    #[error("this is no challenge code: a code is a row of about 60 letters, digits, - and _")]
    NotACode,
    /// Letters are missing or wrong.
    #[error("this challenge code is incomplete, or has a wrong letter")]
    Checksum,
    /// A newer program made it.
    #[error("this challenge was made by a newer Skipstone: known is version {VERSION}, this is {0}")]
    Newer(u8),
    /// It says something that can't be.
    #[error("this challenge can't be played: its {0} can't be")]
    Content(&'static str),
    /// Its parts don't fit together.
    #[error("this challenge can't be played")]
    Challenge(#[from] ChallengeError),
}

impl fmt::Display for Challenge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE64URL_NOPAD.encode(&self.to_bytes()))
    }
}

impl FromStr for Challenge {
    type Err = ChallengeCodeError;

    /// Reads a code. Blanks and line breaks in it, as mail programs make them, and [quotation marks](pasted::strip_marks) don't matter.
    fn from_str(text: &str) -> Result<Challenge, ChallengeCodeError> {
        let letters: String = pasted::strip_marks(text).split_whitespace().collect();
        let is_letter = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_');
        if !letters.bytes().all(is_letter) {
            return Err(ChallengeCodeError::NotACode);
        }
        // Bytes can only be read while no letter is missing, but the version in all that was copied.
        let begin = letters.as_bytes().get(..FEWEST_LETTERS).ok_or(ChallengeCodeError::NotACode)?;
        let begin = BASE64URL_NOPAD.decode(begin).map_err(|_| ChallengeCodeError::NotACode)?;
        let bytes = BASE64URL_NOPAD.decode(letters.as_bytes()).unwrap_or_default();
        let checked = bytes.split_last_chunk().filter(|(checked, sum)| **sum == checksum(checked));
        match (begin.first().map_or(0, |first| first >> 4), checked) {
            (VERSION, Some((checked, _))) => Challenge::from_bytes(checked),
            (VERSION, None) => Err(ChallengeCodeError::Checksum),
            (version, Some(_)) if version > VERSION && bytes.len() >= FEWEST_BYTES => {
                Err(ChallengeCodeError::Newer(version))
            }
            _ => Err(ChallengeCodeError::NotACode),
        }
    }
}

impl Challenge {
    fn to_bytes(&self) -> Vec<u8> {
        let TableConfig { rules, teams, seats } = &self.config;
        let changed: Vec<&RuleKey> = self.changed_rules().collect();
        let preset = Preset::ALL.iter().position(|preset| *preset == rules.preset).unwrap_or_default();
        let mut bytes = vec![halves(VERSION.into(), preset)];
        bytes.extend(self.seed.0);
        bytes.push(halves(seats.len() - 1, teams - 1));
        bytes.push(halves(self.seat.index(), self.dealer.index()));
        bytes.push(changed.len() as u8);
        for key in changed {
            let at = RuleKey::ALL.iter().position(|known| known.name == key.name).unwrap_or_default();
            bytes.push(at as u8);
            push_value(&mut bytes, key, &(key.get)(rules));
        }
        for seat in Seat::first_n(seats.len()).filter(|seat| *seat != self.seat) {
            push_player(&mut bytes, &seats[seat.index()]);
        }
        bytes.extend(checksum(&bytes));
        bytes
    }

    /// Reads a code of this version without its checksum, which is right.
    fn from_bytes(bytes: &[u8]) -> Result<Challenge, ChallengeCodeError> {
        let content = ChallengeCodeError::Content;
        let mut bytes = Bytes(bytes);
        let (_, preset) = bytes.halves()?;
        let seed = Seed(bytes.take::<32>()?);
        let (seats, teams) = bytes.halves()?;
        let (seat, dealer) = bytes.halves()?;
        let changed = bytes.byte()?;
        if seats >= MAX_SEATS || [seat, dealer].iter().any(|seat| *seat > seats) {
            return Err(content("seats"));
        }
        let preset = Preset::ALL.get(preset).ok_or(content("rules"))?;
        let mut rules = single(preset.rules());
        for _ in 0..changed {
            let key = RuleKey::ALL.get(usize::from(bytes.byte()?)).ok_or(content("rules"))?;
            let value = bytes.value(key)?;
            key.set(&mut rules, &value).map_err(|_| content("rules"))?;
        }
        let (seat, dealer) = (Seat::from_index(seat), Seat::from_index(dealer));
        let own = SeatConfig { name: String::new(), player: Player::Human, age: None };
        let players = Seat::first_n(seats + 1)
            .map(|at| if at == seat { Ok(own.clone()) } else { bytes.player() })
            .collect::<Result<_, _>>()?;
        if !bytes.0.is_empty() {
            return Err(content("length"));
        }
        Ok(Challenge::new(TableConfig { rules, teams: teams + 1, seats: players }, seat, dealer, seed)?)
    }
}

/// Two numbers below 16 as one byte.
fn halves(high: usize, low: usize) -> u8 {
    (high << 4 | low & 15) as u8
}

/// Seven bits a byte, the low ones first; the high bit says that more follow.
fn push_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number > 127 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// A rule's value as a number: words first, as the key lists them, then numbers, then the lengths of lists.
fn push_value(bytes: &mut Vec<u8>, key: &RuleKey, value: &RuleValue) {
    let words = key.words.len() as i64;
    let (low, high) = key.numbers.unwrap_or_default();
    let (number, list) = match value {
        RuleValue::Bool(value) => (i64::from(*value), &[][..]),
        RuleValue::Text(word) => {
            (key.words.iter().position(|known| known == word).unwrap_or_default() as i64, &[][..])
        }
        RuleValue::Number(number) => (words + number - low, &[][..]),
        RuleValue::Numbers(list) => (words + high - low + list.len() as i64, list.as_slice()),
    };
    push_number(bytes, number as u32);
    list.iter().for_each(|number| push_number(bytes, (number - low) as u32));
}

fn push_player(bytes: &mut Vec<u8>, seated: &SeatConfig) {
    let level = |level| Level::ALL.iter().position(|known| *known == level).unwrap_or_default();
    let level = match seated.player {
        Player::Bot(bot) => level(bot),
        Player::Human => level(Level::STRONGEST),
    };
    // In these letters only: the name of the record has to be the same.
    let character = Character::ALL.iter().position(|character| character.name() == seated.name);
    bytes.push(halves(level, character.unwrap_or(NAMED.into())));
    if character.is_none() {
        push_number(bytes, seated.name.len() as u32);
        bytes.extend(seated.name.as_bytes());
    }
}

/// Two bytes of a CRC, which find every wrong letter and every two that were exchanged.
fn checksum(bytes: &[u8]) -> [u8; 2] {
    let [.., high, low] = crc32fast::hash(bytes).to_be_bytes();
    [high, low]
}

/// What is left to read.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], ChallengeCodeError> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(ChallengeCodeError::Content("length"))?;
        self.0 = rest;
        Ok(*taken)
    }

    fn byte(&mut self) -> Result<u8, ChallengeCodeError> {
        self.take::<1>().map(|[byte]| byte)
    }

    fn halves(&mut self) -> Result<(usize, usize), ChallengeCodeError> {
        self.byte().map(|byte| (usize::from(byte >> 4), usize::from(byte & 15)))
    }

    fn number(&mut self) -> Result<u32, ChallengeCodeError> {
        let mut number = 0;
        for shift in [0, 7, 14] {
            let byte = self.byte()?;
            number |= u32::from(byte & 127) << shift;
            if byte < 128 {
                return Ok(number);
            }
        }
        Err(ChallengeCodeError::Content("rules"))
    }

    /// A rule's value, which the key may not allow.
    fn value(&mut self, key: &RuleKey) -> Result<RuleValue, ChallengeCodeError> {
        let number = i64::from(self.number()?);
        if let Some(word) = key.words.get(number as usize) {
            return Ok(RuleValue::Text((*word).to_owned()));
        }
        let Some((low, high)) = key.numbers else { return Ok(RuleValue::Bool(number == 1)) };
        let number = low + number - key.words.len() as i64;
        if !key.takes_list || number <= high {
            return Ok(RuleValue::Number(number));
        }
        // A list is no longer than the bytes that are left.
        let list = (high..number).map(|_| Ok(low + i64::from(self.number()?)));
        list.collect::<Result<_, _>>().map(RuleValue::Numbers)
    }

    fn player(&mut self) -> Result<SeatConfig, ChallengeCodeError> {
        let (level, character) = self.halves()?;
        let level = *Level::ALL.get(level).ok_or(ChallengeCodeError::Content("players"))?;
        let name = if character == usize::from(NAMED) {
            let length = self.number()? as usize;
            let (name, rest) =
                self.0.split_at_checked(length).ok_or(ChallengeCodeError::Content("players"))?;
            self.0 = rest;
            text::clean(
                std::str::from_utf8(name).map_err(|_| ChallengeCodeError::Content("players"))?.to_owned(),
            )
        } else {
            let character = Character::ALL.get(character).ok_or(ChallengeCodeError::Content("players"))?;
            character.name().to_owned()
        };
        Ok(SeatConfig { name, player: Player::Bot(level), age: None })
    }
}
