//! The engine, its tables, records and computer players, through the crate's public interface.

mod bots;
mod challenge;
mod manners;
mod pauses;
mod people;
mod puzzles;
mod record;
mod recorded;
mod replay;
mod rulebook;
mod table;
mod tables;
