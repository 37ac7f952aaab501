//! Tips in the first rounds: single sentences in the own turn, each once, below the board where nothing is played.

use iced::widget::{container, row};
use iced::{Alignment, Fill};
use skipstone_core::Rank;

use super::{Context, Message, State};
use crate::Element;
use crate::table::{Lesson, Lessons};
use crate::theme::container::speech;
use crate::tr;
use crate::widget::stone::Mood;
use crate::widget::stone_picture::StonePicture;
use crate::widget::{button, text};

use super::hint::HINT_KEY;

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
    /// What was taught here since the root last asked.
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
}

impl State {
    /// Whether tips are given at this table, as far as the settings allow it. They aren't at first.
    pub fn give_tips(&mut self, given: bool) {
        self.tips.are_given = given;
    }

    /// What was taught since the last call.
    pub fn take_learned(&mut self) -> Lessons {
        std::mem::take(&mut self.tips.learned)
    }

    /// Shows a tip if one fits the own turn; takes it off when the turn is over. Called after every message.
    pub(super) fn track_tips(&mut self, context: Context<'_>) {
        let view = self.animation.view();
        if !self.tips.are_given || !context.settings.tips || self.me.is_none() || view.on_turn() != self.me {
            self.tips.shown = None;
            return;
        }
        self.tips.shown.take_if(|tip| !tip.lesson.fits(&view));
        let turn = view.turns();
        if self.animation.is_moving()
            || self.animation.timeline().waiting() > 0
            || self.tips.last_turn == turn
        {
            return;
        }
        let learned = context.settings.learned.union(self.tips.learned);
        let Some(lesson) = Lesson::tip(&view, learned) else { return };
        let rank = lesson.rank(&view).map_or(0, Rank::number);
        let name = self.wording(context).name(view.setup().left_of(view.seat()));
        self.tips.shown = Some(Tip { lesson, name, rank });
        self.tips.last_turn = turn;
        self.tips.learn(lesson);
    }

    /// Whether a tip is shown.
    pub(super) fn shows_tip(&self) -> bool {
        self.tips.shown.is_some()
    }

    /// Takes the tip off.
    pub(super) fn dismiss_tip(&mut self) {
        self.tips.shown = None;
    }

    /// The tip that is shown, said by the own stone.
    pub(super) fn tip_view<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let locale = context.locale;
        let Tip { lesson, name, rank } = self.tips.shown.as_ref()?;
        let key = format!("tip-{}", lesson.key());
        let said = tr!(locale, key, name = name.as_str(), rank = *rank, above = *rank + 1, key = HINT_KEY);
        let scale = self.pixel_ratio * context.scale;
        let stone = StonePicture::new(&self.pictures, (context.settings.stone, Mood::Playing), STONE, scale);
        let style = speech(&said);
        let bubble = container(text::body(said)).padding([4, 18]).width(Fill).style(style);
        let close = button::pill(tr!(locale, "tip-close"), Some(Message::DismissTip));
        Some(
            row![Element::from(stone), bubble, Element::from(close)]
                .spacing(12)
                .align_y(Alignment::Center)
                .width(Fill)
                .into(),
        )
    }
}
