//! The table a person plays at, apart from how it is painted: where things lie, how they move, and what is said.

pub mod announce;
pub mod choreography;
pub mod focus;
pub mod layout;
pub mod log;
pub mod sensible;
pub mod slot;

pub use announce::Voice;
pub use choreography::Stage;
pub use layout::Layout;
pub use log::Log;
pub use slot::Slot;
