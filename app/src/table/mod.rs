//! The table a person plays at, apart from how it is painted: where things lie, how they move, and what is said.

pub mod choreography;
pub mod layout;
pub mod slot;

pub use choreography::Stage;
pub use layout::Layout;
pub use slot::Slot;
