//! What a replay is steered with, by mouse and by keys.

use iced::keyboard::{Key, Modifiers, key::Named};
use iced::widget::{column, container, row};
use iced::{Alignment, Fill};
use skipstone_core::Seat;

use super::{Message, Pace, State};
use crate::Element;
use crate::screen::Context;
use crate::table::playback::{Jump, Sight};
use crate::tr;
use crate::widget::choice::{self, Named as Choice};
use crate::widget::scrubber::Scrubber;
use crate::widget::tip::{self, Position};
use crate::widget::{button, text};

/// As wide as the longest word on it.
const PLAY: f32 = 104.0;
/// As wide as where one is takes.
const PLACE: f32 = 250.0;
/// As wide as a name has room for.
const EYES: f32 = 170.0;

impl State {
    /// Where one is, the ways to go, how fast, and with whose eyes.
    pub(super) fn controls<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let playback = &self.playback;
        let place = tr!(
            locale,
            "replay-place",
            turn = playback.turn(),
            turns = playback.turns().len(),
            move = playback.at(),
            moves = playback.last()
        );
        let line = Scrubber::new(playback.at(), playback.last(), playback.turns(), |step| {
            Message::Go(Jump::To(step))
        });
        let line = row![text::caption(place).width(PLACE), Element::from(line)];

        let plays = self.playing.is_some();
        let words = if plays { "replay-pause" } else { "replay-play" };
        let play = button::primary(tr!(locale, words), Some(Message::Play(!plays)));
        let way = |sign, jump, words: &str| {
            let goes = match jump {
                Jump::Begin | Jump::TurnBack | Jump::Back => playback.at() > 0,
                _ => playback.at() < playback.last(),
            };
            let way = button::quiet(sign, goes.then_some(Message::Go(jump)));
            tip::beside(way, tr!(locale, words), Position::Top)
        };
        let ways = row![
            way("|‹", Jump::Begin, "replay-begin"),
            way("«", Jump::TurnBack, "replay-turn-back"),
            way("‹", Jump::Back, "replay-back"),
            tip::beside(play.small().width(PLAY), tr!(locale, "replay-play-key"), Position::Top),
            way("›", Jump::Forward, "replay-forward"),
            way("»", Jump::TurnForward, "replay-turn-forward"),
            way("›|", Jump::End, "replay-end"),
        ]
        .spacing(4)
        .align_y(Alignment::Center);

        let pace = |pace| match pace {
            Pace::Half => "½",
            Pace::Single => "1",
            Pace::Double => "2",
            Pace::Fourfold => "4",
            Pace::Eightfold => "8",
        };
        let paces =
            Pace::ALL.map(|value| Choice::new(value, tr!(locale, "replay-pace", times = pace(value))));
        let below = row![
            ways,
            choice::segments(paces.to_vec(), &self.pace, Message::Pace),
            container(self.eyes(context)).align_right(Fill),
        ];
        column![line.spacing(12).align_y(Alignment::Center), below.spacing(20).align_y(Alignment::Center),]
            .spacing(4)
            .padding([6, 14])
            .into()
    }

    /// All hands, or what one seat saw.
    fn eyes<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let sight = self.playback.sight();
        let seat =
            |seat: Seat| Choice::new(Sight { front: seat, open: false }, self.voice(context).name(seat));
        let all = Choice::new(Sight { open: true, ..sight }, tr!(context.locale, "replay-all-hands"));
        let seats = self.playback.header().setup.seats().map(seat);
        let options = std::iter::once(all).chain(seats).collect();
        choice::list(options, &sight, Message::Look, EYES)
    }

    /// What a key does that no control has taken.
    pub(super) fn key(&self, key: &Key, modifiers: Modifiers) -> Option<Message> {
        let turns = modifiers.shift();
        let Key::Named(key) = key else { return None };
        Some(match key {
            Named::Space => Message::Play(self.playing.is_none()),
            Named::ArrowLeft if turns => Message::Go(Jump::TurnBack),
            Named::ArrowRight if turns => Message::Go(Jump::TurnForward),
            Named::ArrowLeft => Message::Go(Jump::Back),
            Named::ArrowRight => Message::Go(Jump::Forward),
            Named::Home => Message::Go(Jump::Begin),
            Named::End => Message::Go(Jump::End),
            Named::Escape => Message::Leave,
            _ => return None,
        })
    }
}
