//! The keyboard's way through a screen. In iced only text fields take the focus; a [`Control`] around a button or a switch
//! takes it too, and a [`Scope`] around the whole screen moves it along.

mod control;
mod scope;
mod sight;

pub use control::{Control, Step};
pub use scope::Scope;
