//! The guided round on the table screen: what the other player's stone says, and which moves it waits for.

use std::time::{Duration, Instant};

use iced::widget::{column, container, row};
use iced::{Alignment, Fill, padding};
use skipstone_core::table::Table;
use skipstone_core::{Move, Rank, SeatView, Source, Target, VisibleEvent};

use super::{FollowUp, MenuWords, NextStep, Offer, SidePanel, TableKind, TableParts};
use crate::Element;
use crate::board::guide::{Awaits, MovePattern, Progress, Script, TEACHER};
use crate::board::{Lesson, Slot};
use crate::players::names::bot_name;
use crate::screen::Context;
use crate::screen::table::input::Input;
use crate::screen::table::message::{Action, Message};
use crate::screen::table::model::TableModel;
use crate::screen::table::multiplayer::NetworkTable;
use crate::session::PRESS_GRACE;
use crate::settings::{Pace, Settings};
use crate::theme::container::{badge, panel, speech, warning};
use crate::theme::text::{spoken_softly, success};
use crate::tr;
use crate::widget::accessible::{Named, Role};
use crate::widget::painting::Painting;
use crate::widget::stone::Mood;
use crate::widget::stone_picture::stone_picture;
use crate::widget::{button, text};

/// The height of what is said below the board, in logical pixels. It is the same whatever is said.
const SPEECH: f32 = 118.0;
/// The widths of the stone beside it, and of the one at the end.
const STONE: f32 = 76.0;
const STONE_AT_END: f32 = 96.0;
/// The size of what is said.
const WORDS: f32 = 19.0;
/// How long the other player waits for somebody who reads.
const UNTIL_READ: Duration = Duration::from_secs(24 * 60 * 60);

/// The words of the button for the short game that follows.
const PLAY: &str = "guide-play";

/// A script, and how far the round is in it.
#[derive(Debug)]
pub(in crate::screen::table) struct Guide {
    script: Script,
    /// As far as events are received: decides what may be played.
    known: Progress,
    /// As far as the board has shown: decides what is said.
    shown: Progress,
    /// Since when the board shows what waits for its reader.
    waits_since: Option<Instant>,
}

impl Guide {
    /// The guided round and its table. `None` if its script is broken, which tests rule out.
    pub(in crate::screen::table) fn open() -> Option<(Guide, Table)> {
        let script = Script::guided_round()?;
        let table = script.table(bot_name(TEACHER));
        let table =
            table.inspect_err(|error| tracing::error!(%error, "the guided round can't be dealt")).ok()?;
        let progress = Progress::default();
        Some((Guide { script, known: progress.clone(), shown: progress, waits_since: None }, table))
    }

    /// What the other player's stone says.
    fn said(&self, model: &TableModel, context: Context<'_>) -> String {
        let name = model.wording(context).name(TEACHER);
        match self.shown.step(&self.script) {
            Some(step) => {
                let faces = context.settings.cards.key();
                tr!(context, format!("guide-{}", step.name), name = name, faces = faces)
            }
            None => tr!(context, "guide-won"),
        }
    }

    /// Whether the board shows what waits for its reader.
    fn waits_for_reader(&self) -> bool {
        self.shown.awaits_reader(&self.script)
    }

    /// Goes on from what was read; returns whether it did. A press right after the button has appeared was meant for something
    /// else.
    fn read(&mut self, now: Instant) -> bool {
        let reads = self.waits_since.is_some_and(|since| now >= since + PRESS_GRACE);
        if reads {
            self.known.read(&self.script);
            self.shown.read(&self.script);
            self.waits_since = None;
        }
        reads
    }

    /// What to do instead of an attempt with the card of that source, or with none: to read, to take another card, or to put
    /// this one elsewhere.
    fn instead_of(&self, taken: Option<Source>, model: &TableModel, context: Context<'_>) -> String {
        let known = model.known();
        if self.halts_for_reader() {
            return tr!(context, "guide-read-first", name = model.wording(context).name(TEACHER));
        }
        let awaited = self.known.awaited(&self.script).into_iter();
        let awaited = awaited.map(|pattern| (pattern, pattern.legal_moves(&known)));
        let awaited: Vec<_> = awaited.filter(|(_, moves)| !moves.is_empty()).collect();
        let uses = |moves: &[Move]| taken.is_some() && moves.iter().any(|mv| mv.source() == taken);
        match (awaited.iter().find(|(_, moves)| uses(moves)), awaited.first()) {
            (Some((pattern, _)), _) => tr!(context, "guide-put", onto = pattern.target_key()),
            (None, Some((pattern, _))) => {
                let rank = pattern.rank().map_or(0, Rank::number);
                let card = tr!(context, "guide-card", faces = context.settings.cards.key(), rank = rank);
                tr!(context, "guide-take", card = card, from = pattern.source_key())
            }
            (None, None) => tr!(context, "guide-wait"),
        }
    }
}

impl TableKind for Guide {
    fn offered(&self) -> &'static [Offer] {
        &[Offer::Redo, Offer::FastForward, Offer::Scores, Offer::Result, Offer::Records]
    }

    /// The steps are counted in it.
    fn title(&self, _model: &TableModel, context: Context<'_>) -> String {
        let steps = self.script.steps().len();
        tr!(context.locale, "guide-title", step = self.shown.number().min(steps), steps = steps)
    }

    fn menu_words(&self, _model: &TableModel, _network: Option<NetworkTable<'_>>) -> MenuWords {
        MenuWords::kept("guide-kept")
    }

    /// What the other player's stone says, with a sentence about the own try if there is one.
    fn speech<'a>(
        &'a self,
        model: &'a TableModel,
        input: &'a Input,
        context: Context<'a>,
    ) -> Option<Element<'a, Message>> {
        let step = self.shown.step(&self.script);
        let said = self.said(model, context);
        let note: Option<Element<'a, Message>> =
            match (input.answer(), &input.typed, step.and_then(|step| step.note.as_ref())) {
                (Some(why), ..) => Some(correction(why)),
                (None, Some(typed), _) => {
                    Some(text::body(tr!(context, "table-typing", typed = typed.as_str())).into())
                }
                (None, None, Some(note)) => Some(
                    text::caption(tr!(context, format!("guide-note-{note}"))).style(spoken_softly).into(),
                ),
                (None, None, None) => None,
            };
        let mood = if step.is_some_and(|step| matches!(step.awaits, Awaits::Teacher(_))) {
            Mood::Playing
        } else {
            Mood::Calm
        };
        let stone = teacher(model, mood, STONE, context);
        let style = speech(&said);
        let words = column![text::body(said).size(WORDS).width(Fill)].push(note).spacing(4).width(Fill);
        let go_on = self
            .waits_for_reader()
            .then(|| Element::from(button::primary(tr!(context, "guide-go-on"), Some(Message::ReadOn))));
        let bubble = row![words].push(go_on).spacing(16).align_y(Alignment::Center);
        let bubble =
            container(bubble).padding([8, 20]).center_y(Fill).width(Fill).max_width(1000).style(style);
        let speech = row![Element::from(stone), bubble]
            .spacing(14)
            .padding(padding::horizontal(16).bottom(12))
            .height(SPEECH)
            .align_y(Alignment::Center);
        Some(speech.into())
    }

    fn spoken(&self, model: &TableModel, context: Context<'_>) -> Option<String> {
        let step = self.shown.step(&self.script)?;
        let note = step.note.as_ref().map(|note| tr!(context, format!("guide-note-{note}")));
        let go_on = self.waits_for_reader().then(|| tr!(context, "guide-go-on-key"));
        let words = [Some(self.said(model, context)), note, go_on];
        Some(words.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }

    fn speech_height(&self) -> Option<f32> {
        Some(SPEECH)
    }

    fn side_panel(&self) -> SidePanel {
        SidePanel::None
    }

    fn end_panel<'a>(&self, model: &'a TableModel, context: Context<'a>) -> Option<Element<'a, Message>> {
        Some(end(model, context))
    }

    fn end_words(&self, context: Context<'_>) -> Option<Vec<String>> {
        Some(vec![tr!(context, "guide-end-about", faces = context.settings.cards.key())])
    }

    fn next_step(
        &self,
        _model: &TableModel,
        _is_over: bool,
        _network: Option<NetworkTable<'_>>,
    ) -> Option<NextStep> {
        Some(NextStep::new(PLAY, Message::PlayShortGame))
    }

    fn lesson(&self) -> Option<Lesson> {
        Some(Lesson::GuidedRound)
    }

    fn allows(&self, mv: Move, known: &SeatView<'_>) -> bool {
        self.known.allows(&self.script, known, mv)
    }

    fn awaited_move(&self, slot: Slot, known: &SeatView<'_>) -> Option<Move> {
        let source = slot.source()?;
        let awaited = self.known.awaited(&self.script);
        let moves = awaited.iter().flat_map(|pattern| pattern.legal_moves(known));
        moves.into_iter().find(|mv| mv.source() == Some(source))
    }

    fn guided_slots(&self, shown: &SeatView<'_>) -> Vec<Slot> {
        self.shown.slots(&self.script, shown)
    }

    fn objection(&self, mv: Move, model: &TableModel, context: Context<'_>) -> Option<String> {
        let known = model.known();
        if self.allows(mv, &known) {
            return None;
        }
        let instead = self.instead_of(mv.source(), model, context);
        let plays = |pattern: &&MovePattern| !pattern.is_discard();
        let discards = matches!(mv.target(), Some(Target::Discard(..)));
        let ends_turn = discards && self.known.awaited(&self.script).iter().any(plays);
        let is_legal = !self.halts_for_reader() && known.check(mv).is_ok();
        Some(match (ends_turn, is_legal) {
            (true, _) => tr!(context, "guide-discard-later", instead = instead),
            (false, true) => tr!(context, "guide-other-order", instead = instead),
            (false, false) => instead,
        })
    }

    fn correction(&self, taken: Option<Source>, model: &TableModel, context: Context<'_>) -> Option<String> {
        Some(self.instead_of(taken, model, context))
    }

    fn press_correction(
        &self,
        slot: Slot,
        held: Option<Slot>,
        model: &TableModel,
        context: Context<'_>,
    ) -> Option<(Option<Slot>, String)> {
        let view = model.known();
        let takes = |slot: &Slot| self.awaited_move(*slot, &view).is_some();
        let puts = held.and_then(Slot::source).zip(slot.target());
        let puts = puts.is_some_and(|(source, target)| self.allows(Move::Put(source, target), &view));
        if held == Some(slot) || takes(&slot) || puts {
            return None;
        }
        let held = held.filter(takes);
        Some((held, self.instead_of(held.and_then(Slot::source), model, context)))
    }

    fn on_press(&self) -> Option<Message> {
        self.waits_for_reader().then_some(Message::ReadOn)
    }

    /// Also while the screen skips ahead, the other player moves only after its moves were
    /// announced and that was read: a table that still waits less when its turn begins could be faster than this screen.
    fn bot_delay(&self, skips: bool, _settings: &Settings) -> Option<Duration> {
        Some(match self.known.lets_teacher_play(&self.script) {
            false => UNTIL_READ,
            true if skips => Duration::ZERO,
            // Slow enough to see each card.
            true => Pace::Slow.bot_delay(),
        })
    }

    fn halts_for_reader(&self) -> bool {
        self.known.awaits_reader(&self.script)
    }

    fn receive(&mut self, events: &[VisibleEvent]) -> bool {
        events.iter().for_each(|event| self.known.apply(&self.script, event));
        true
    }

    fn tell(&mut self, events: &[VisibleEvent], now: Instant) -> Vec<Action> {
        events.iter().for_each(|event| self.shown.apply(&self.script, event));
        let since = self.waits_since.unwrap_or(now);
        self.waits_since = self.waits_for_reader().then_some(since);
        Vec::new()
    }

    fn update(&mut self, message: Message, parts: TableParts<'_>) -> Vec<FollowUp> {
        let reads_on = matches!(message, Message::ReadOn) && self.read(parts.now);
        reads_on.then_some(FollowUp::SendBotDelay).into_iter().collect()
    }
}

/// A sentence about the own try, framed and with a mark.
fn correction<'a>(why: &'a str) -> Element<'a, Message> {
    let mark = text::badge("!", badge);
    let words = row![mark, text::body(why)].spacing(8).align_y(Alignment::Center);
    container(words).padding([2, 10]).style(warning).into()
}

/// The panel at the end of the guided round: praise, and a short game.
fn end<'a>(model: &'a TableModel, context: Context<'a>) -> Element<'a, Message> {
    let stone = teacher(model, Mood::Joy, STONE_AT_END, context);
    let play = button::primary(tr!(context, PLAY), Some(Message::PlayShortGame));
    let leave = button::secondary(tr!(context, "result-home"), Some(Message::Leave));
    let title = tr!(context, "guide-end");
    let words = column![
        text::title(title.clone()).style(success),
        text::body(tr!(context, "guide-end-about", faces = context.settings.cards.key())).size(18),
        row![Element::from(play), Element::from(leave)].spacing(10).align_y(Alignment::Center),
    ]
    .spacing(16)
    .width(460);
    let content = row![Element::from(stone), words].spacing(28).align_y(Alignment::Center);
    Named::with_role(Role::Screen, title, container(content).padding(28).style(panel)).into()
}

/// The stone that speaks.
fn teacher<'a>(model: &'a TableModel, mood: Mood, width: f32, context: Context<'_>) -> Painting<'a> {
    let stone = model.stone_display(TEACHER, context).stone;
    stone_picture(&model.pictures, (stone, mood), width, model.scale(context))
}
