//! Keyboard focus. In iced only text fields are focusable; a [`Control`] makes a button or switch focusable,
//! and a [`Scope`] around the screen moves the focus.

mod claim;
mod control;
mod ring;
mod scope;
mod scroll;

pub use claim::FocusClaim;
pub use control::{Control, StepDirection};
pub use ring::draw_ring;
pub use scope::Scope;
pub use scroll::{Overflow, overflow, scroll_into_view, scroll_pages, scroll_to};
