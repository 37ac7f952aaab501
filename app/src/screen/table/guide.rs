//! The guided round on the table screen: what the other player's stone says, and which moves it waits for.

use iced::widget::{column, container, row};
use iced::{Alignment, Fill, padding};
use skipstone_core::{Move, VisibleEvent};
use skipstone_net::SaveReceipt;
use skipstone_net::link::SaveTableFn;

use super::{Context, Message, State};
use crate::Element;
use crate::draft::bot_name;
use crate::table::guide::{Awaits, Progress, Script, Step, TEACHER};
use crate::table::{Lesson, Slot};
use crate::theme::container::{panel, speech};
use crate::theme::text::{spoken_softly, success};
use crate::tr;
use crate::widget::stone::Mood;
use crate::widget::stone_picture::StonePicture;
use crate::widget::{button, text};

/// The height of what is said below the board, in logical pixels. It is the same whatever is said.
pub(super) const SPEECH: f32 = 118.0;
/// The widths of the stone beside it, and of the one at the end.
const STONE: f32 = 76.0;
const STONE_AT_END: f32 = 96.0;
/// The size of what is said.
const WORDS: f32 = 19.0;

/// A script, and how far the round is in it.
#[derive(Debug)]
pub(super) struct Guide {
    script: Script,
    /// As far as the replica is: decides what may be played.
    known: Progress,
    /// As far as the board has shown: decides what is said.
    shown: Progress,
}

impl State {
    /// Opens the guided round. `None` if its script is broken, which tests rule out.
    pub fn guided(context: Context<'_>) -> Option<(State, iced::Task<Message>)> {
        let script = Script::guided_round()?;
        let table = script.table(bot_name(TEACHER));
        let table =
            table.inspect_err(|error| tracing::error!(%error, "the guided round can't be dealt")).ok()?;
        // It isn't saved: it takes two minutes, and begins anew.
        let save: SaveTableFn = Box::new(|_| SaveReceipt::default());
        let (mut state, task) = State::new(table, save, context);
        state.guide = Some(Guide { script, known: Progress::default(), shown: Progress::default() });
        state.send_bot_delay(context);
        Some((state, task))
    }

    /// Follows an event that the replica has received, or the board has shown.
    pub(super) fn guide_by(guide: &mut Option<Guide>, event: &VisibleEvent, is_shown: bool) {
        if let Some(Guide { script, known, shown }) = guide {
            let progress = if is_shown { shown } else { known };
            progress.apply(script, event);
        }
    }

    /// Whether the guided round shows what waits for its reader.
    pub(super) fn waits_for_reader(&self) -> bool {
        self.guide.as_ref().is_some_and(|guide| guide.shown.awaits_reader(&guide.script))
    }

    /// Whether the other player waits for the reader before moving.
    pub(super) fn teacher_waits(&self) -> bool {
        self.guide.as_ref().is_some_and(|guide| guide.known.awaits_reader(&guide.script))
    }

    /// Goes on from what was read.
    pub(super) fn read_on(&mut self, context: Context<'_>) {
        self.board.refused = None;
        if self.waits_for_reader()
            && let Some(Guide { script, known, shown }) = &mut self.guide
        {
            known.read(script);
            shown.read(script);
            self.send_bot_delay(context);
        }
    }

    /// Why a legal move has to wait; `None` if it may be played.
    pub(super) fn guide_objection(&self, mv: Move, context: Context<'_>) -> Option<String> {
        let guide = self.guide.as_ref()?;
        if self.guide_allows(mv) {
            return None;
        }
        let locale = context.locale;
        Some(match mv.is_play() || guide.known.awaited(&guide.script).iter().any(|mv| mv.is_discard()) {
            _ if self.waits_for_reader() => {
                tr!(locale, "guide-read-first", name = self.wording(context).name(TEACHER))
            }
            true => tr!(locale, "guide-other-first"),
            false => tr!(locale, "guide-discard-later"),
        })
    }

    /// Whether the guided round, if it is one, allows a legal move now.
    pub(super) fn guide_allows(&self, mv: Move) -> bool {
        let view = self.replica.view();
        self.guide.as_ref().is_none_or(|guide| guide.known.allows(&guide.script, &view, mv))
    }

    /// The awaited move from a slot, if there is one.
    pub(super) fn guided_move(&self, slot: Slot) -> Option<Move> {
        let guide = self.guide.as_ref()?;
        let view = self.replica.view();
        let source = slot.source(view.seat())?;
        let awaited = guide.known.awaited(&guide.script);
        let moves = awaited.iter().flat_map(|pattern| pattern.legal_moves(&view));
        moves.into_iter().find(|mv| mv.source() == Some(source))
    }

    /// The slots to look at; none outside the guided round.
    pub(super) fn guided_slots(&self) -> Vec<Slot> {
        let Some(guide) = &self.guide else { return Vec::new() };
        guide.shown.slots(&guide.script, &self.animation.view())
    }

    fn guided_step(&self) -> Option<&Step> {
        let guide = self.guide.as_ref()?;
        guide.shown.step(&guide.script)
    }

    /// The title of the guided round, with its steps counted.
    pub(super) fn guide_title(&self, guide: &Guide, context: Context<'_>) -> String {
        let steps = guide.script.steps().len();
        tr!(context.locale, "guide-title", step = guide.shown.number().min(steps), steps = steps)
    }

    /// What the other player's stone says, below the board; in place of a sentence about the own try if there is one.
    pub(super) fn guide_speech<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let (stone, _) = self.guide_stone(context);
        let name = self.wording(context).name(TEACHER);
        let step = self.guided_step();
        let said = match step {
            Some(step) => tr!(locale, format!("guide-{}", step.name), name = name),
            None => tr!(locale, "guide-won"),
        };
        let refused = self.board.refused.as_ref().filter(|(slot, _)| slot.is_none());
        let note = match (refused, &self.board.typed, step.and_then(|step| step.note.as_ref())) {
            (Some((_, why)), ..) => Some(text::body(why.as_str())),
            (None, Some(typed), _) => Some(text::body(tr!(locale, "table-typing", typed = typed.as_str()))),
            (None, None, Some(note)) => {
                Some(text::caption(tr!(locale, format!("guide-note-{note}"))).style(spoken_softly))
            }
            (None, None, None) => None,
        };
        let mood = if step.is_some_and(|step| matches!(step.awaits, Awaits::Teacher(_))) {
            Mood::Playing
        } else {
            Mood::Calm
        };
        let stone = StonePicture::new(&self.pictures, (stone, mood), STONE, self.pixel_ratio * context.scale);
        let style = speech(&said);
        let words = column![text::body(said).size(WORDS).width(Fill)].push(note).spacing(4).width(Fill);
        let go_on = self
            .waits_for_reader()
            .then(|| Element::from(button::primary(tr!(locale, "guide-go-on"), Some(Message::ReadOn))));
        let bubble = row![words].push(go_on).spacing(16).align_y(Alignment::Center);
        let bubble =
            container(bubble).padding([8, 20]).center_y(Fill).width(Fill).max_width(1000).style(style);
        row![Element::from(stone), bubble]
            .spacing(14)
            .padding(padding::horizontal(16).bottom(12))
            .height(SPEECH)
            .align_y(Alignment::Center)
            .into()
    }

    /// The stone that speaks.
    fn guide_stone(&self, context: Context<'_>) -> (crate::stone::Stone, Mood) {
        let display = self.stone_display(TEACHER, context);
        (display.stone, display.mood)
    }

    /// The panel at the end of the guided round: praise, and a short game.
    pub(super) fn guide_end<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let (stone, _) = self.guide_stone(context);
        let scale = self.pixel_ratio * context.scale;
        let stone = StonePicture::new(&self.pictures, (stone, Mood::Joy), STONE_AT_END, scale);
        let play = button::primary(tr!(locale, "guide-play"), Some(Message::PlayShortGame));
        let leave = button::secondary(tr!(locale, "result-home"), Some(Message::Leave));
        let words = column![
            text::title(tr!(locale, "guide-end")).style(success),
            text::body(tr!(locale, "guide-end-about")).size(18),
            row![Element::from(play), Element::from(leave)].spacing(10).align_y(Alignment::Center),
        ]
        .spacing(16)
        .width(460);
        let content = row![Element::from(stone), words].spacing(28).align_y(Alignment::Center);
        container(content).padding(28).style(panel).into()
    }

    /// Whether this is the guided round.
    pub fn is_guided(&self) -> bool {
        self.guide.is_some()
    }

    /// Notes that the guided round is finished or was left.
    pub(super) fn finish_guide(&mut self) {
        if self.guide.is_some() {
            self.tips.learn(Lesson::GuidedRound);
        }
    }
}
