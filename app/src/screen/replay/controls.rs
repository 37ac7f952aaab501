//! The controls of a replay, by mouse and keyboard.

use iced::widget::{column, row};
use iced::{Alignment, Size};
use skipstone_core::Seat;

use super::{Message, ReviewMessage, ReviewPanel, SPEEDS, SidePanel, State};
use crate::Element;
use crate::board::playback::{Jump, Viewpoint};
use crate::keys::{Area, Command, KeyPress, ReplayStep};
use crate::paper::print::PdfTarget;
use crate::screen::Context;
use crate::tr;
use crate::widget::choice::{self, Choice};
use crate::widget::scrubber::Scrubber;
use crate::widget::tooltip::{self, Position};
use crate::widget::{button, text};

/// The width of the play button, which fits its longest label.
const PLAY_WIDTH: f32 = 104.0;
/// The width of the position's text.
pub(super) const POSITION_WIDTH: f32 = 320.0;
/// The gap between that text and the line.
pub(super) const GAP: f32 = 12.0;
/// The height of the curve of the review in a low and in a high window, and from which height it is high.
const CURVE: [f32; 2] = [56.0, 84.0];
const HIGH: f32 = 700.0;
/// The width of the list of viewpoints, which fits a name.
const VIEWPOINT_WIDTH: f32 = 170.0;

impl State {
    /// The curve of an open review, the position, the navigation buttons, the speed and the viewpoint.
    pub(super) fn controls<'a>(&'a self, size: Size, context: Context<'a>) -> Element<'a, Message> {
        let playback = &self.playback;
        let own = self.me.and_then(|me| playback.turn_of(me));
        let own = own.map_or_else(String::new, |turn| tr!(context, "replay-own-turn", turn = turn));
        let place = tr!(
            context,
            "replay-place",
            own = own,
            turn = playback.turn(),
            turns = playback.turns().len(),
            move = playback.position(),
            moves = playback.last_step()
        );
        let line = Scrubber::new(playback.position(), playback.last_step(), playback.turns(), |step| {
            Message::Go(Jump::To(step))
        });
        let line = row![text::caption(place).width(POSITION_WIDTH), Element::from(line)];
        let review = self.review.as_ref().filter(|_| self.side_panel == Some(SidePanel::Review));
        let height = if size.height < HIGH { CURVE[0] } else { CURVE[1] };
        let curve = review.map(|review| self.win_chance(review, height, context));

        let plays = self.next_step.is_some();
        let words = if plays { "replay-pause" } else { "replay-play" };
        let play = button::primary(tr!(context, words), Some(Message::Play(!plays)));
        let step_button = |sign, jump, words: &str| {
            let goes = match jump {
                Jump::Begin | Jump::TurnBack | Jump::Back => playback.position() > 0,
                _ => playback.position() < playback.last_step(),
            };
            let button = button::quiet(sign, goes.then_some(Message::Go(jump)));
            tooltip::with_tooltip(button, tr!(context, words), Position::Top)
        };
        let ways = row![
            step_button("|‹", Jump::Begin, "replay-begin"),
            step_button("«", Jump::TurnBack, "replay-turn-back"),
            step_button("‹", Jump::Back, "replay-back"),
            tooltip::with_tooltip(
                play.small().width(PLAY_WIDTH),
                tr!(context, "replay-play-key"),
                Position::Top
            ),
            step_button("›", Jump::Forward, "replay-forward"),
            step_button("»", Jump::TurnForward, "replay-turn-forward"),
            step_button("›|", Jump::End, "replay-end"),
        ]
        .spacing(4)
        .align_y(Alignment::Center);

        let speeds =
            SPEEDS.map(|(speed, name)| Choice::new(speed, tr!(context, "replay-pace", times = name)));
        let below = row![
            ways,
            choice::segments(
                tr!(context, "replay-speed"),
                speeds.to_vec(),
                &self.half_speeds,
                Message::Speed
            ),
            // The corner at the right is left to the chat of a network table.
            self.viewpoint_list(context),
        ];
        let line = line.spacing(GAP).align_y(Alignment::Center);
        column![curve, line, below.spacing(20).align_y(Alignment::Center)].spacing(4).padding([6, 14]).into()
    }

    /// The list of viewpoints: all hands open, or one seat's view.
    fn viewpoint_list<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let viewpoint = self.playback.viewpoint();
        let seat = |seat: Seat| {
            Choice::new(Viewpoint { front: seat, open: false }, self.wording(context).name(seat))
        };
        let all = Choice::new(Viewpoint { open: true, ..viewpoint }, tr!(context.locale, "replay-all-hands"));
        let seats = self.playback.header().setup.seats().map(seat);
        let options = std::iter::once(all).chain(seats).collect();
        choice::list(tr!(context, "replay-view"), options, &viewpoint, Message::SetViewpoint, VIEWPOINT_WIDTH)
    }

    /// The message of a key that no focused control has handled.
    pub(super) fn key(&self, press: &KeyPress<'_>) -> Option<Message> {
        let line = self.review.as_ref().map_or(0, ReviewPanel::step);
        Some(match press.command(Area::Replay)? {
            Command::Print => Message::Pdf(PdfTarget::Viewer),
            Command::Play => Message::Play(self.next_step.is_none()),
            // While another line lies on the board, it is gone through.
            Command::Step(ReplayStep::Back) if line > 0 => Message::Review(ReviewMessage::Step(line - 1)),
            Command::Step(ReplayStep::Forward) if line > 0 => Message::Review(ReviewMessage::Step(line + 1)),
            Command::Step(step) => Message::Go(match step {
                ReplayStep::Back => Jump::Back,
                ReplayStep::Forward => Jump::Forward,
                ReplayStep::TurnBack => Jump::TurnBack,
                ReplayStep::TurnForward => Jump::TurnForward,
                ReplayStep::Begin => Jump::Begin,
                ReplayStep::End => Jump::End,
            }),
            Command::Leave => Message::Leave,
            _ => return None,
        })
    }
}
