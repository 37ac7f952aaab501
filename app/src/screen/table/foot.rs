//! The line below the board: the player's options, and what is said of what they do.

use iced::widget::{column, container, row, space};
use iced::{Alignment, Fill, padding};

use super::kind::Offer;
use super::message::Message;
use super::multiplayer::{self, NetworkTable};
use super::state::State;
use crate::board::Verbosity;
use crate::screen::Context;
use crate::theme::container::line;
use crate::theme::text::{accent, danger, normal, success};
use crate::widget::{button, text, tooltip};
use crate::{Element, Theme, tr};

/// The height of the line, in logical pixels.
pub const FOOT: f32 = 52.0;
/// What is left free below it where it takes several lines.
const BELOW: f32 = 4.0;
/// The sizes of a sentence and of what is added to it: the first that leave free what stands above the line.
const SIZES: [(f32, f32); 3] = [(17.0, 15.0), (15.0, 13.5), (13.0, 12.0)];
/// The padding of a sentence, and that of the line.
const PAD: [f32; 2] = [5.0, 14.0];
const SIDE: f32 = 16.0;
/// The room between the parts of the line.
const SPACING: f32 = 12.0;

impl State {
    /// The height that is kept free for the footer.
    pub(super) fn foot_height(&self) -> f32 {
        self.kind.speech_height().unwrap_or(FOOT)
    }

    /// The footer: the player's options, a refusal or a prompt. `room` is the width beside the panel, and `beside`
    /// what that takes.
    pub(super) fn foot<'a>(
        &'a self,
        (room, beside): (f32, f32),
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        if let Some(speech) = self.kind.speech(&self.model, &self.input, context) {
            return speech;
        }
        let prompt =
            network.and_then(|network| network.prompt(&self.model.shown(), self.model.wording(context)));
        let (asked, answers) =
            prompt.map_or((None, Vec::new()), |prompt| (Some(prompt.words), prompt.answers));
        let hint = self.hint.text(&self.model.known(), self.model.wording(context));
        let (taken, taken_width) = self.taken_note(room, context).unzip();
        let room = room - taken_width.map_or(0.0, |width| width + SPACING);
        let (said, is_status) = match (self.answer(room, context), asked, hint) {
            (Some(answer), ..) => (answer, false),
            (None, Some(asked), _) => (said(asked, accent, &[], room), false),
            (None, None, Some((hint, reasons))) => (said(hint, success, &reasons, room), false),
            (None, None, None) => {
                let wording = self.model.wording(context);
                let paused = network.and_then(|network| network.session().pause_words(wording));
                let waits = || {
                    let on_turn = self.model.shown().on_turn()?;
                    network?.session().presence.waiting_words(on_turn, wording)
                };
                let status = paused.or_else(waits).unwrap_or_else(|| self.status(Verbosity::Normal, context));
                (said(status, normal, &[], room), true)
            }
        };
        // By the hand, which is at the right.
        let said = container(said).width(Fill).align_x(Alignment::End);
        let said = match self.tips.view(&self.model, context).filter(|_| is_status) {
            Some(tip) => tip,
            None => said.into(),
        };
        let skip = self.kind.skip_words().filter(|_| self.model.is_turn_of_others()).map(|[words, about]| {
            let skip = button::pill(tr!(context.locale, words), Some(Message::SkipToOwnTurn));
            tooltip::with_tooltip(skip, tr!(context.locale, about), tooltip::Position::Top)
        });
        let reactions = self.model.me.filter(|_| self.kind.offers(Offer::Reactions));
        let reactions =
            reactions.map(|me| multiplayer::reactions(&self.model, me, context).map(Message::Multiplayer));
        let mut foot = row![skip, reactions, taken, said]
            .spacing(SPACING)
            .padding(padding::horizontal(SIDE).right(SIDE + beside))
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
        if self.model.may_pass() {
            foot = foot.push(button::primary(tr!(context.locale, "table-pass"), Some(Message::Pass)));
        }
        let foot = row![space::vertical().height(FOOT - BELOW), foot].align_y(Alignment::Center);
        container(foot).padding(padding::bottom(BELOW)).into()
    }

    /// The answer to what the player has done or is about to do on the board, if it belongs to no slot.
    fn answer<'a>(&'a self, room: f32, context: Context<'a>) -> Option<Element<'a, Message>> {
        let explanation = self.input.explanation().map(str::to_owned);
        let typing =
            self.input.typed.as_ref().map(|typed| tr!(context, "table-typing", typed = typed.as_str()));
        match (self.input.refused_elsewhere(), explanation.or(typing)) {
            (Some(why), _) => Some(said(why.to_owned(), danger, &[], room)),
            (None, words) => words.map(|words| said(words, normal, &[], room)),
        }
    }
}

/// A sentence on a ground of its own, which can be read in front of any scenery, and smaller what more there is to say: as many sentences
/// of that as leave the cards free, and all under the pointer.
fn said<'a>(
    words: String,
    style: fn(&Theme) -> iced::widget::text::Style,
    more: &[String],
    room: f32,
) -> Element<'a, Message> {
    if words.is_empty() {
        return space::horizontal().into();
    }
    let ground = line(&words);
    let room = room - 2.0 * (SIDE + PAD[1]);
    let least = more.len().min(1);
    let chosen = SIZES.into_iter().find_map(|(size, of_more)| {
        let left = FOOT - 2.0 * PAD[0] - text::broken_height(&words, size, room);
        let fits = |count: &usize| {
            *count == 0 || text::broken_height(&more[..*count].join(" "), of_more, room) <= left
        };
        let count = (least..=more.len()).rev().find(|count| left >= 0.0 && fits(count))?;
        Some((count, (size, of_more)))
    });
    let (count, (size, of_more)) = chosen.unwrap_or((least, SIZES[SIZES.len() - 1]));
    let seen = (count > 0).then(|| text::body(more[..count].join(" ")).size(of_more));
    let align = if count > 0 { Alignment::Start } else { Alignment::End };
    let words = column![text::body(words).size(size).style(style)].push(seen).align_x(align);
    let said = container(words).padding(PAD).style(ground);
    match count < more.len() {
        true => tooltip::with_tooltip(said, more.join(" "), tooltip::Position::Top),
        false => said.into(),
    }
}
