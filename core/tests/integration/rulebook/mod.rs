//! The engine against the rule book (docs/rules.md), section by section.
//!
//! `model` and `legal` are a second, simple implementation of it; `random_play` compares the engine with it, move by move, over
//! every preset and random rules, and `positions` reads hand-made cases out of `tests/positions`. The other modules take one
//! subject each.

mod deck;
mod golden;
mod legal;
mod lines;
mod manners;
mod model;
mod notation;
mod observation;
mod position_text;
mod positions;
mod random_play;
mod refusals;
mod rules_text;
mod series;
mod setup;
mod untrusted_events;
mod visibility;
