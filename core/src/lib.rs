//! The game itself: rules, cards, legality, randomness, scoring, records and the computer players of Skipstone.
//!
//! Invariants: no input or output, no clock, no threads, no async runtime, and no randomness but a seed's. Rules, seed and
//! moves give the same round on every platform and in every version. There is one engine: what `simulate` plays millions of
//! times a second is what a person plays on.
//!
//! A round is dealt from a seed, asked for its legal moves, and played; what happened is a list of events, which with a header is
//! a record that can be replayed.
//!
//! ```
//! use skipstone_core::record::{Header, Record, SeatRecord};
//! use skipstone_core::replay::replay;
//! use skipstone_core::{Preset, Seat, Seed, Setup, deal};
//!
//! // Two seats, each for itself, by the rules of a quick game.
//! let setup = Setup::new(Preset::Quick.rules(), 2, 2)?;
//! let seed = Seed::from_number(7);
//! let (dealer, _draws) = deal::draw_for_dealer(&setup, &seed);
//! let mut events = Vec::new();
//! let mut round = deal::deal(setup, seed, dealer, &deal::NO_AGES, &mut events)?;
//!
//! // The seat on turn sees what it may know, and plays what the rules allow.
//! assert_eq!(round.view(round.turn()).hand().iter().count(), 5);
//! for _ in 0..20 {
//!     let mv = round.legal_moves().get(0).expect("a round that goes on has a legal move");
//!     round.play_into(round.turn(), mv, &mut events)?;
//! }
//!
//! // A record follows the rules if playing it again gives the same events.
//! let seat = |seat: Seat| SeatRecord { name: format!("Player {seat}"), player: "human".into(), age: None };
//! let seats = setup.seats().map(seat).collect();
//! let header = Header { app: "0.1.0".into(), setup, seats, dealer, round: 1, seed };
//! let text = Record { header, events }.to_string();
//! let outcome = replay(&text.parse()?)?;
//! assert!(outcome.from_seed && !outcome.finished);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod bits;
pub mod bot;
mod bounded_list;
mod card;
pub mod challenge;
mod check;
pub mod deal;
mod deck;
mod error_chain;
pub mod event;
mod hands;
pub mod highlights;
mod lead_up;
mod legal;
pub mod milestone;
mod move_set;
mod moves;
pub mod notation;
mod observation;
pub mod pasted;
mod path_error;
mod pile;
mod player_action;
pub mod position;
mod public_state;
pub mod puzzle;
pub mod record;
pub mod replay;
mod replica;
mod round;
mod round_history;
mod rules;
pub mod score;
mod seat;
mod seed;
pub mod series;
mod setup;
mod stone;
pub mod table;
pub mod tally;
pub mod text;
mod view;
mod visible_event;

pub use bounded_list::UpTo;
pub use card::{Card, Rank};
pub use check::IllegalMove;
pub use deck::{CardFace, Deck, Suit};
pub use error_chain::{ErrorChain, SharedError};
pub use event::{Aim, Announcement, EndReason, Event, EventSink, Misdeed, ReplenishedFrom};
pub use hands::Hand;
pub use move_set::LegalMoves;
pub use moves::{Move, Source, Target};
pub use observation::{Observation, ObservationError};
pub use path_error::PathError;
pub use pile::{ByPile, Pile};
pub use player_action::PlayerAction;
pub use position::Position;
pub use public_state::Ending;
pub use replica::{ImpossibleEvent, Replica};
pub use round::Round;
pub use round_history::RoundHistory;
pub use rules::{
    DrawRule, FinishedPartner, FirstPlayer, ManualDraw, Preset, Replenish, RuleKey, RuleProblem, RuleValue,
    Rules, RulesError, Scoring, Sharing, StockSize, StockSizes, TeamPiles,
};
pub use seat::{BySeat, MAX_SEATS, Seat, Team};
pub use seed::{RandomStream, Seed, SeedError};
pub use setup::{Setup, SetupError};
pub use stone::{Stone, StoneError};
pub use view::{JsonView, SeatView};
pub use visible_event::VisibleEvent;
