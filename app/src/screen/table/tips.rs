//! Tips in the first rounds: single sentences in the own turn, each once, below the board where nothing is played. A tip that
//! recommends a move is given only if a hint would recommend it too.

use iced::widget::{container, row};
use iced::{Alignment, Fill, Task, task};
use skipstone_core::bot::advice::Advice;
use skipstone_core::{Rank, Seat, SeatView, VisibleEvent};

use super::hint::think;
use super::message::Message;
use super::model::TableModel;
use crate::Element;
use crate::board::{Lesson, Lessons, Moment};
use crate::keys::{self, Command};
use crate::screen::Context;
use crate::theme::container::speech;
use crate::tr;
use crate::widget::stone::Mood;
use crate::widget::stone_picture::stone_picture;
use crate::widget::{button, text};

/// The width of the own stone, which gives the tip.
const STONE: f32 = 40.0;

/// The state of tips at a table.
#[derive(Debug, Default)]
pub(super) struct Tips {
    /// Whether they are given at this table.
    are_given: bool,
    /// The one that is shown, with its words.
    shown: Option<Tip>,
    /// The last turn in which one was given; one a turn is enough.
    last_turn: u32,
    /// The latest request for advice; answers to earlier ones are discarded.
    request: Request,
    /// Whether a card was played since the own turn began, and whether the hand was drawn anew after it.
    has_played: bool,
    has_new_hand: bool,
    /// What was taught by the current message.
    learned: Lessons,
}

/// A request for advice.
#[derive(Debug, Default)]
struct Request {
    number: u32,
    /// The position: its turn, and the moves made.
    at: Option<(u32, u32)>,
    /// Dropping the handle aborts it.
    _call: Option<task::Handle>,
}

#[derive(Debug)]
struct Tip {
    lesson: Lesson,
    /// The number of moves before the one that it names; `None` if it names none.
    before_move: Option<u32>,
    /// The next player's name, and the card that the tip names.
    name: String,
    rank: u8,
}

impl Tips {
    /// Notes that something was taught.
    pub(super) fn learn(&mut self, lesson: Lesson) {
        self.learned = self.learned.with(lesson);
    }

    /// Whether tips are given at this table, as far as the settings allow it. They aren't at first.
    pub(super) fn give(&mut self, given: bool) {
        self.are_given = given;
    }

    /// What was taught since the last call; `None` if nothing was.
    pub(super) fn take_learned(&mut self) -> Option<Lessons> {
        Some(std::mem::take(&mut self.learned)).filter(|learned| !learned.is_empty())
    }

    /// Follows events that the board has shown to the player.
    pub(super) fn see(&mut self, events: &[VisibleEvent], me: Option<Seat>) {
        for event in events {
            match event {
                VisibleEvent::Turn(_) => (self.has_played, self.has_new_hand) = (false, false),
                VisibleEvent::Play { seat, .. } => self.has_played = Some(*seat) == me,
                VisibleEvent::Draw { seat, .. } if Some(*seat) == me => self.has_new_hand |= self.has_played,
                _ => {}
            }
        }
    }

    /// Forgets what was seen of the own turn: moves were taken back.
    pub(super) fn forget_turn(&mut self) {
        (self.has_played, self.has_new_hand) = (false, false);
    }

    /// Asks for the advice by which a tip is chosen, if one may fit the own turn; takes the shown tip off when its moment is
    /// over. Called after every message.
    pub(super) fn track(&mut self, model: &TableModel, context: Context<'_>) -> Option<Task<Message>> {
        let moment = self.moment(model.shown());
        let view = &moment.view;
        if !self.are_given || !context.settings.tips || model.me.is_none() || view.on_turn() != model.me {
            self.shown = None;
            self.request.at = None;
            self.request._call = None;
            return None;
        }
        self.shown.take_if(|tip| {
            !tip.lesson.fits(&moment) || tip.before_move.is_some_and(|moves| moves != view.moves())
        });
        let now = Some((view.turns(), view.moves()));
        let is_still = !model.animation.is_moving() && model.timeline().waiting() == 0;
        if !is_still || self.last_turn == view.turns() || self.request.at == now {
            return None;
        }
        if !Lesson::may_help(&moment, context.settings.learned.union(self.learned)) {
            return None;
        }
        let number = self.request.number + 1;
        let advice = think(model.timeline().known().clone());
        let (task, call) =
            Task::perform(advice, move |advice| Message::TipAdvised(number, advice)).abortable();
        self.request = Request { number, at: now, _call: Some(call.abort_on_drop()) };
        Some(task)
    }

    /// Shows a tip that agrees with the answer to a request for advice, unless the position is another one by now.
    pub(super) fn advised(
        &mut self,
        asked: u32,
        advice: Option<Box<Advice>>,
        model: &TableModel,
        context: Context<'_>,
    ) {
        let moment = self.moment(model.shown());
        let view = &moment.view;
        if asked != self.request.number || self.request.at != Some((view.turns(), view.moves())) {
            return;
        }
        let line = advice.map(|advice| advice.line).unwrap_or_default();
        let learned = context.settings.learned.union(self.learned);
        let Some(lesson) = Lesson::tip(&moment, &line, learned) else { return };
        let rank = lesson.rank(view, &line).map_or(0, Rank::number);
        let name = model.wording(context).name(view.setup().left_of(view.seat()));
        let before_move = lesson.names_move(&moment).then(|| view.moves());
        self.shown = Some(Tip { lesson, before_move, name, rank });
        self.last_turn = view.turns();
        self.learn(lesson);
    }

    fn moment<'a>(&self, view: SeatView<'a>) -> Moment<'a> {
        Moment { view, has_new_hand: self.has_new_hand }
    }

    /// Whether a tip is shown.
    pub(super) fn is_shown(&self) -> bool {
        self.shown.is_some()
    }

    /// Takes the tip off.
    pub(super) fn dismiss(&mut self) {
        self.shown = None;
    }

    /// What the shown tip says.
    pub(super) fn words(&self, context: Context<'_>) -> Option<String> {
        let Tip { lesson, before_move, name, rank } = self.shown.as_ref()?;
        let message = format!("tip-{}", lesson.key());
        let moment = if before_move.is_some() { "before" } else { "after" };
        let name = name.as_str();
        let (rank, above) = (context.locale.rank(*rank), context.locale.rank(*rank + 1));
        Some(tr!(
            context,
            message,
            moment = moment,
            name = name,
            rank = rank,
            above = above,
            key = keys::label(Command::Hint, context.locale)
        ))
    }

    /// The tip that is shown, said by the own stone.
    pub(super) fn view<'a>(
        &'a self,
        model: &'a TableModel,
        context: Context<'a>,
    ) -> Option<Element<'a, Message>> {
        let said = self.words(context)?;
        let stone = (context.settings.stone, Mood::Playing);
        let stone = stone_picture(&model.pictures, stone, STONE, model.scale(context));
        let style = speech(&said);
        let bubble = container(text::body(said)).padding([4, 18]).width(Fill).style(style);
        let close = button::pill(tr!(context, "tip-close"), Some(Message::DismissTip));
        Some(row![stone, bubble, close].spacing(12).align_y(Alignment::Center).width(Fill).into())
    }
}
