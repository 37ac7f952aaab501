//! The layout of the chat: lines and draft.

use iced::widget::{Column, column, container, row, scrollable, text as plain, text_input};
use iced::{Alignment, Fill};
use skipstone_net::protocol::Audience;

use super::{Chat, Line, Message, NumberedLine, PresenceNews};
use crate::Element;
use crate::locale::Locale;
use crate::session::NetworkSession;
use crate::theme::text::accent;
use crate::tr;
use crate::widget::accessible::Named;
use crate::widget::choice::{Choice, segments};
use crate::widget::picture_cache::PictureCache;
use crate::widget::stone_face::face;
use crate::widget::text_field::TextField;
use crate::widget::type_ahead::TypeAhead;
use crate::widget::{button, text};

/// The width of a stone beside its player's name.
const STONE: f32 = 20.0;

impl Chat {
    /// The id of the draft's text field, to focus it.
    pub const DRAFT: &str = "chat-draft";

    /// The words of what opens the chat, with the number of unread lines while it isn't shown.
    pub fn label(&self, is_shown: bool, locale: &Locale) -> String {
        match self.unread {
            unread if unread > 0 && !is_shown => tr!(locale, "table-chat-unread", count = unread),
            _ => tr!(locale, "table-chat"),
        }
    }

    /// Draws the chat, with stones out of `pictures`. `partners` offers to write to partners only; while the player `is_silenced`,
    /// nothing can be written, and what was begun waits.
    fn view<'a>(
        &'a self,
        pictures: &PictureCache,
        partners: bool,
        is_silenced: bool,
        locale: &Locale,
    ) -> Element<'a, Message> {
        let mut said = Column::new().spacing(2);
        let mut before = None;
        for NumberedLine { line, .. } in &self.lines {
            said = match line {
                Line::Said { by, stone, to, text: words } => {
                    let by_whom =
                        || speaker(by, stone.map(|stone| face(pictures, stone, STONE, 1.0)), *to, locale);
                    let by_whom = (before != Some((by, to))).then(by_whom);
                    before = Some((by, to));
                    said.push(by_whom).push(plain(words.as_str()).size(14))
                }
                Line::Notice(words) | Line::News(words) | Line::Presence(PresenceNews { words, .. }) => {
                    before = None;
                    said.push(container(text::caption(words.as_str())).padding([4, 0]))
                }
            };
        }
        let said = scrollable(said.width(Fill).padding([2, 12])).anchor_bottom().width(Fill).height(Fill);
        let audience = |to, name| Choice::new(to, name);
        let audiences = partners.then(|| {
            let everyone = audience(Audience::Everyone, tr!(locale, "chat-everyone"));
            let partners = audience(Audience::Partners, tr!(locale, "chat-partners"));
            segments(
                tr!(locale, "chat-audience"),
                vec![everyone, partners],
                &self.audience,
                Message::Audience,
            )
        });
        let draft = text_input(&tr!(locale, "chat-draft"), &self.draft)
            .id(Chat::DRAFT)
            .on_input_maybe((!is_silenced).then_some(Message::Draft))
            .on_submit_maybe((!is_silenced).then_some(Message::Send))
            .size(15)
            .padding([7, 10]);
        let draft = Element::from(Named::new(tr!(locale, "chat-draft"), TextField::new(&self.draft, draft)));
        let send = button::quiet(tr!(locale, "chat-send"), (!is_silenced).then_some(Message::Send));
        let silence = is_silenced.then(|| text::caption(tr!(locale, "denied-partners-silent")));
        let write = row![draft, Element::from(send)].spacing(4).align_y(Alignment::Center);
        column![said, column![].push(audiences).push(silence).push(write).spacing(4).padding([4, 6])].into()
    }
}

impl NetworkSession {
    /// Draws the chat.
    pub fn chat<'a>(&'a self, locale: &Locale) -> Element<'a, Message> {
        let chat = &self.conversation.chat;
        chat.view(&self.pictures, self.has_partners(), self.is_silenced(chat.audience), locale)
    }

    /// Draws the chat of a table screen, where what is typed belongs to it.
    pub fn typing_chat<'a>(&'a self, locale: &Locale) -> Element<'a, Message> {
        let is_silenced = self.is_silenced(self.conversation.chat.audience);
        let on_text: Option<fn(String) -> Message> = (!is_silenced).then_some(Message::Typed);
        TypeAhead::new(self.chat(locale), on_text).into()
    }
}

/// The author of a message behind their stone, and whether only partners receive it.
fn speaker<'a>(
    by: &'a str,
    stone: Option<Element<'a, Message>>,
    to: Audience,
    locale: &Locale,
) -> Element<'a, Message> {
    let by = match to {
        Audience::Everyone => by.to_owned(),
        Audience::Partners => tr!(locale, "chat-to-partners", name = by),
    };
    let by = row![].push(stone).push(text::caption(by).style(accent)).spacing(5).align_y(Alignment::Center);
    container(by).padding(iced::padding::top(5)).into()
}
