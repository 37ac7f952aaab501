//! Invitations: a code that leads to a table, lets its holder in, and shows the holder that it is the right table.

mod code;
mod proof;
mod tries;

pub use code::{CodeError, Invite};
pub use proof::{Binding, Proof, Secret, Side};
pub use tries::Tries;
