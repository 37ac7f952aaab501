//! The game itself: rules, cards, legality, chance, scoring, records and the computer players of Skipstone.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod act;
pub mod bot;
mod card;
mod check;
pub mod deal;
mod deck;
mod event;
mod hands;
mod lead;
mod legal;
mod mirror;
mod moves;
pub mod notation;
mod open;
pub mod position;
pub mod record;
pub mod replay;
mod round;
mod rules;
pub mod score;
mod seat;
mod seed;
mod seen;
pub mod series;
mod setup;
pub mod table;
pub mod tally;
mod view;

pub use act::Act;
pub use card::{Card, Rank};
pub use check::Rejected;
pub use deck::{Deck, Print, Suit};
pub use event::{Aim, Announcement, EndReason, Event, Misdeed, PileNumber, ReplenishedFrom, Sink};
pub use hands::Hand;
pub use legal::LegalMoves;
pub use mirror::{Impossible, Mirror};
pub use moves::{Move, Source, Target};
pub use open::Ending;
pub use position::Position;
pub use round::Round;
pub use rules::{
    DrawRule, FinishedPartner, FirstPlayer, Key, ManualDraw, Preset, Problem, Replenish, Rules, RulesError,
    Scoring, StockSize, TeamPiles, Value,
};
pub use seat::{BySeat, MAX_SEATS, Seat, Team};
pub use seed::{Chance, Seed, SeedError};
pub use seen::Seen;
pub use setup::{Setup, SetupError};
pub use view::{Observation, ObservationError, SeatView, WrittenView};
