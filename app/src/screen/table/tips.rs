//! Tips in the first rounds: single sentences in the own turn, each once, below the board where nothing is played.

use iced::widget::{container, row};
use iced::{Alignment, Fill};
use skipstone_core::Rank;

use super::hint::HINT_KEY;
use super::message::Message;
use super::model::TableModel;
use crate::Element;
use crate::screen::Context;
use crate::table::{Lesson, Lessons};
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
    /// What was taught by the current message.
    learned: Lessons,
}

#[derive(Debug)]
struct Tip {
    lesson: Lesson,
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

    /// Shows a tip if one fits the own turn; takes it off when the turn is over. Called after every message.
    pub(super) fn track(&mut self, model: &TableModel, context: Context<'_>) {
        let view = model.shown();
        if !self.are_given || !context.settings.tips || model.me.is_none() || view.on_turn() != model.me {
            self.shown = None;
            return;
        }
        self.shown.take_if(|tip| !tip.lesson.fits(&view));
        let turn = view.turns();
        if model.animation.is_moving() || model.timeline().waiting() > 0 || self.last_turn == turn {
            return;
        }
        let learned = context.settings.learned.union(self.learned);
        let Some(lesson) = Lesson::tip(&view, learned) else { return };
        let rank = lesson.rank(&view).map_or(0, Rank::number);
        let name = model.wording(context).name(view.setup().left_of(view.seat()));
        self.shown = Some(Tip { lesson, name, rank });
        self.last_turn = turn;
        self.learn(lesson);
    }

    /// Whether a tip is shown.
    pub(super) fn is_shown(&self) -> bool {
        self.shown.is_some()
    }

    /// Takes the tip off.
    pub(super) fn dismiss(&mut self) {
        self.shown = None;
    }

    /// The tip that is shown, said by the own stone.
    pub(super) fn view<'a>(
        &'a self,
        model: &'a TableModel,
        context: Context<'a>,
    ) -> Option<Element<'a, Message>> {
        let Tip { lesson, name, rank } = self.shown.as_ref()?;
        let key = format!("tip-{}", lesson.key());
        let said = tr!(context, key, name = name.as_str(), rank = *rank, above = *rank + 1, key = HINT_KEY);
        let stone = (context.settings.stone, Mood::Playing);
        let stone = stone_picture(&model.pictures, stone, STONE, model.scale(context));
        let style = speech(&said);
        let bubble = container(text::body(said)).padding([4, 18]).width(Fill).style(style);
        let close = button::pill(tr!(context, "tip-close"), Some(Message::DismissTip));
        Some(row![stone, bubble, close].spacing(12).align_y(Alignment::Center).width(Fill).into())
    }
}
