//! The table a person plays at, apart from how it is painted: where things lie, how they move, and what is said.

pub mod announce;
pub mod choreography;
pub mod focus;
pub mod layout;
pub mod lit;
pub mod log;
pub mod open_hands;
pub mod playback;
pub mod sensible;
pub mod slot;

pub use announce::{Leaders, Voice};
pub use choreography::Stage;
pub use layout::Layout;
pub use lit::Lit;
pub use log::Log;
pub use open_hands::OpenHands;
pub use playback::Playback;
pub use slot::Slot;
