//! The screens. Each owns its `State`, `Message` and `Action`; none knows another. What one screen wants of the rest it says
//! in its `Action`, and [`App`](crate::app::App) does it.

pub mod about;
pub mod home;
pub mod how_to_play;
pub mod join;
pub mod lobby;
pub mod new_game;
pub mod replay;
pub mod rounds;
pub mod series;
pub mod settings;
pub mod statistics;
pub mod table;

use crate::locale::Locale;
use crate::settings::Settings;

/// What every screen is drawn with.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The words.
    pub locale: &'a Locale,
    /// What the player chose about the window.
    pub settings: &'a Settings,
    /// How much larger everything is, as chosen and as the window has room.
    pub scale: f32,
}
