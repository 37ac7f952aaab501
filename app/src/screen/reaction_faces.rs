//! The six reactions as faces of the player's own stone, to be sent with one click: at the table and in the lobby.

use iced::widget::row;
use skipstone_core::Stone;
use skipstone_net::protocol::Reaction;

use super::Context;
use crate::Element;
use crate::session::talk::{reaction_mood, reaction_words};
use crate::widget::picture_cache::PictureCache;
use crate::widget::stone_face::face_in_mood;
use crate::widget::{button, tooltip};

/// The width of a stone in a button, and of the button.
const STONE: f32 = 40.0;
const BUTTON: f32 = STONE + 8.0;
/// The gap between two buttons.
const GAP: f32 = 2.0;

/// The faces in a row. `about` words the tooltip of a reaction, given its number from 0 and its words.
pub(super) fn reaction_faces<'a, Message: Clone + 'a>(
    pictures: &PictureCache,
    stone: Stone,
    react: impl Fn(Reaction) -> Message,
    about: impl Fn(u8, &str) -> String,
    context: Context<'a>,
) -> Element<'a, Message> {
    let face = |(at, reaction): (usize, Reaction)| {
        let face = face_in_mood(pictures, (stone, reaction_mood(reaction)), STONE, context.scale);
        let words = reaction_words(reaction, context.locale);
        let about = about(at as u8, &words);
        let face = button::picture(face, words, react(reaction));
        // Right of all of them: above is what belongs to the player, with the time that is left.
        let others = (Reaction::ALL.len() - 1 - at) as f32;
        tooltip::with_distant_tooltip(face, about, tooltip::Position::Right, others * (BUTTON + GAP))
    };
    row(Reaction::ALL.into_iter().enumerate().map(face)).spacing(GAP).into()
}
