//! The line below the board: the player's options, and what is said of what they do.

use iced::widget::{column, container, row, space, text as plain};
use iced::{Alignment, Fill, padding};
use skipstone_core::Move;

use super::guide;
use super::input::Input;
use super::message::Message;
use super::multiplayer::{self, NetworkTable};
use super::state::State;
use crate::screen::Context;
use crate::theme::container::{line, speech};
use crate::theme::text::{accent, danger, normal, success};
use crate::widget::{button, text, tooltip};
use crate::{Element, Theme, tr};

/// The height of the line, in logical pixels.
pub(super) const FOOT: f32 = 52.0;
/// What is left free below it where it takes several lines.
const BELOW: f32 = 4.0;
/// The sizes of a sentence and of what is added to it.
const WORDS: f32 = 17.0;
const MORE: f32 = 15.0;
/// The size of what somebody who watches says, and its largest width.
const WATCHER: f32 = 14.0;
const WATCHER_WIDTH: f32 = 200.0;

impl State {
    /// The height that is kept free for the footer.
    pub(super) fn foot_height(&self) -> f32 {
        if self.kind.guide().is_some() { guide::SPEECH } else { FOOT }
    }

    /// The footer: the player's options, a refusal or a prompt. `beside` is the width that the panel takes.
    pub(super) fn foot<'a>(
        &'a self,
        beside: f32,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        if let Some(guide) = self.kind.guide() {
            return guide.speech(&self.model, &self.input, context);
        }
        let prompt =
            network.and_then(|network| network.prompt(&self.model.shown(), self.model.wording(context)));
        let (asked, answers) =
            prompt.map_or((None, Vec::new()), |prompt| (Some(prompt.words), prompt.answers));
        let hint = self.hint.text(&self.model.known(), self.model.wording(context));
        let (said, is_status) = match (self.answer(context), asked, hint) {
            (Some(answer), ..) => (answer, false),
            (None, Some(asked), _) => (said(asked, accent, None), false),
            (None, None, Some((hint, reasons))) => (said(hint, success, Some(reasons)), false),
            (None, None, None) => {
                let wording = self.model.wording(context);
                let paused = network.and_then(|network| network.session().pause_words(wording));
                let status = paused.unwrap_or_else(|| self.status(context));
                (said(status, normal, None), true)
            }
        };
        // By the hand, which is at the right.
        let said = container(said).width(Fill).align_x(Alignment::End);
        let said = match self.tips.view(&self.model, context).filter(|_| is_status) {
            Some(tip) => tip,
            None => said.into(),
        };
        // At a network table the others' pace is not the player's to change.
        let has_pace = network.is_none() && self.kind.puzzle().is_none();
        let skip = (self.model.is_turn_of_others() && has_pace).then(|| {
            let (words, about) = match self.kind.is_shared() {
                false => ("table-skip", "table-skip-about"),
                true => ("table-skip-shared", "table-skip-shared-about"),
            };
            let skip = button::pill(tr!(context.locale, words), Some(Message::SkipToOwnTurn));
            tooltip::with_tooltip(skip, tr!(context.locale, about), tooltip::Position::Top)
        });
        let reactions = network
            .and(self.model.me)
            .map(|me| multiplayer::reactions(&self.model, me, context).map(Message::Multiplayer));
        let watcher = network.and_then(|network| network.session().talk.from_watchers());
        let watcher = watcher.map(|words| {
            let shown = text::shortened(words, WATCHER, WATCHER_WIDTH);
            let ground = speech(&shown);
            container(plain(shown).size(WATCHER)).padding([4, 10]).style(ground)
        });
        let mut foot = row![skip, reactions, watcher, said]
            .spacing(12)
            .padding(padding::horizontal(16).right(16.0 + beside))
            .align_y(Alignment::Center);
        if let Some(seat) = network.and_then(|network| network.nudged_person(&self.model)) {
            let words = tr!(context, "nudge", name = self.model.wording(context).name(seat));
            foot = foot.push(button::secondary(words, Some(multiplayer::Message::Nudge.into())));
        }
        for (words, answer) in answers {
            let answer = multiplayer::Message::Answer(answer).into();
            foot = foot.push(button::secondary(words, Some(answer)));
        }
        if self.model.has_to_draw() {
            let draw = button::primary(tr!(context.locale, "table-draw-card"), Some(Message::Draw));
            foot = foot.push(draw);
        }
        if self.model.me.is_some() && self.model.shown().check(Move::Pass).is_ok() {
            foot = foot.push(button::primary(tr!(context.locale, "table-pass"), Some(Message::Pass)));
        }
        let foot = row![space::vertical().height(FOOT - BELOW), foot].align_y(Alignment::Center);
        container(foot).padding(padding::bottom(BELOW)).into()
    }

    /// The answer to what the player has done or is about to do on the board, if it belongs to no slot.
    fn answer<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let Input { explained, typed, .. } = &self.input;
        let typing = typed.as_ref().map(|typed| tr!(context, "table-typing", typed = typed.as_str()));
        match (self.input.refused_elsewhere(), explained.clone().or(typing)) {
            (Some(why), _) => Some(said(why.to_owned(), danger, None)),
            (None, words) => words.map(|words| said(words, normal, None)),
        }
    }
}

/// A sentence on a ground of its own, which can be read in front of any scenery, and smaller what more there is to say.
fn said<'a>(
    words: String,
    style: fn(&Theme) -> iced::widget::text::Style,
    more: Option<String>,
) -> Element<'a, Message> {
    if words.is_empty() {
        return space::horizontal().into();
    }
    let ground = line(&words);
    let more = more.filter(|more| !more.is_empty()).map(|more| text::body(more).size(MORE));
    let words = column![text::body(words).size(WORDS).style(style)].push(more).align_x(Alignment::End);
    container(words).padding([5, 14]).style(ground).into()
}
