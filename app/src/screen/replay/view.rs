//! The layout of the replay screen: header, board, panel and controls.

use iced::widget::{column, container, responsive, row, stack, text as plain};
use iced::{Alignment, Fill, Size};
use jiff::tz::TimeZone;
use skipstone_core::Seat;
use skipstone_core::table::Player;

use super::{Message, SidePanel, State};
use crate::board::TableWording;
use crate::board::playback::Verification;
use crate::paper::print::PdfTarget;
use crate::players::stone;
use crate::screen::Context;
use crate::theme::container::{badge, quiet_badge, warning};
use crate::widget::accessible::{LiveRegion, Named, Priority, Role};
use crate::widget::board::{BoardDisplay, BoardWidget, PlayerDisplay};
use crate::widget::focus::Scope;
use crate::widget::water::water;
use crate::widget::{button, log, text, tooltip};
use crate::{Element, Theme, tr};

/// The height of the header, in logical pixels.
pub const BAR: f32 = 42.0;
/// The height of two lines of text in the header.
const ABOUT: f32 = 38.0;

impl State {
    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let water = water(context.theme(), false, self.pixel_ratio * context.scale);
        let last = move || {
            let step = self.review.as_ref().and_then(|review| review.step_words(self.wording(context)));
            if let Some(step) = step {
                return step;
            }
            let last = self.animation.timeline().log().lines().last();
            last.map(|line| line.text.clone()).unwrap_or_default()
        };
        let spoken = LiveRegion::of(Priority::Event, last);
        let screen = stack![water, responsive(move |size| self.table_and_bars(size, context)), spoken];
        let screen = Scope::new(screen).on_key(|press| self.key(press));
        Named::with_role(Role::Screen, tr!(context, "replay-screen"), screen).into()
    }

    fn table_and_bars<'a>(&'a self, size: Size, context: Context<'a>) -> Element<'a, Message> {
        let side_panel =
            self.side_panel.unwrap_or(if log::fits(size) { SidePanel::Log } else { SidePanel::Nothing });
        let wording = self.wording(context);
        let display = BoardDisplay {
            read_only: true,
            cards: context.settings.cards,
            back: context.settings.back,
            hand_order: context.settings.hand,
            hint: self.highlights(),
            players: self
                .playback
                .header()
                .setup
                .seats()
                .map(|seat| self.player_display(seat, context))
                .collect(),
            enlargement: context.enlargement(),
            scale: self.pixel_ratio * context.scale,
            ..BoardDisplay::default()
        };
        let board = Element::from(BoardWidget::new(
            &self.animation,
            &self.pictures,
            wording,
            display,
            Message::Board,
        ));
        let body = match (side_panel, &self.review) {
            (SidePanel::Log, _) => log::with_log(board, self.animation.timeline().log()),
            (SidePanel::Review, Some(review)) => {
                let seats = self.playback.header().setup.seats();
                row![board, review.view(seats, wording, context).map(Message::Review)].into()
            }
            _ => board,
        };
        let mut screen = column![self.head(side_panel, context)];
        if let Verification::Differs(difference) = self.playback.verdict() {
            // Refusals were addressed to the player who moved, so nobody is "you" in them.
            let wording = TableWording { me: None, ..wording };
            let why = context.locale.difference(difference, |seat| wording.name(seat));
            let why = container(text::body(why)).padding([6, 12]).style(warning).width(Fill);
            screen = screen.push(container(why).padding([0, 14]));
        }
        screen.push(body).push(self.controls(size, context)).into()
    }

    /// What the board shows of a seat's player.
    fn player_display(&self, seat: Seat, context: Context<'_>) -> PlayerDisplay {
        let recorded = self.playback.header().seats.get(seat.index());
        let player = recorded.and_then(|recorded| recorded.player.parse().ok()).unwrap_or(Player::Human);
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        let own = (self.me, context.settings.stone);
        let of_record = || stone::of_player(seat, name, player != Player::Human, own);
        let stone = self.stones.get(seat.index()).copied().unwrap_or_else(of_record);
        let mut display = PlayerDisplay::new(seat, stone, self.me, &self.animation.view());
        if let Player::Bot(level) = player {
            display.caption = context.locale.level(level).into();
        }
        let log = self.animation.timeline().log();
        display.speaking(log.last_turn(self.wording(context), seat), log.last_cards(seat))
    }

    /// The players, the result, and whether the record follows the rules.
    fn head<'a>(&'a self, side_panel: SidePanel, context: Context<'a>) -> Element<'a, Message> {
        let back = button::quiet(format!("‹  {}", tr!(context, "back")), Some(Message::Leave));
        let shows = |what, show, hide| {
            let (words, message) = if side_panel == what { (hide, SidePanel::Nothing) } else { (show, what) };
            (tr!(context, words), Message::SidePanel(message))
        };
        let (words, message) = shows(SidePanel::Review, "review-show", "review-hide");
        let follows = !matches!(self.playback.verdict(), Verification::Differs(_));
        let review = button::quiet(words, follows.then_some(message));
        let (words, message) = shows(SidePanel::Log, "table-log-show", "table-log-hide");
        let log = button::quiet(words, Some(message));
        let print = button::quiet(tr!(context, "print"), Some(Message::Pdf(PdfTarget::Viewer)));
        let print = tooltip::with_tooltip(print, tr!(context, "replay-print-key"), tooltip::Position::Bottom);
        let pdf = button::quiet(tr!(context, "replay-pdf"), Some(Message::Pdf(PdfTarget::Documents)));
        let pdf = tooltip::with_tooltip(pdf, tr!(context, "print-save"), tooltip::Position::Bottom);
        let wording = self.wording(context);
        let seated = self.playback.header().setup.seats().zip(&self.playback.header().seats);
        let players = seated.map(|(seat, seated)| context.locale.recorded_player(wording.name(seat), seated));
        // Players are cut off at word ends where there is no room; the board names them too.
        let about = column![
            plain(self.headline(context)).size(15),
            text::caption(context.locale.enumeration(players))
        ];
        let (words, why, style): (_, _, fn(&Theme) -> container::Style) = match self.playback.verdict() {
            Verification::Verified => ("replay-verified", "replay-about-verified", badge),
            Verification::NotFromSeed => ("replay-not-from-seed", "replay-about-not-from-seed", quiet_badge),
            Verification::Differs(_) => ("replay-differs", "replay-about-differs", quiet_badge),
        };
        let verdict = container(plain(tr!(context, words)).size(14)).padding([3, 10]).style(style);
        let verdict = tooltip::with_tooltip(verdict, tr!(context, why), tooltip::Position::Bottom);
        row![
            back,
            container(about).clip(true).width(Fill).max_height(ABOUT),
            verdict,
            review,
            log,
            print,
            pdf,
        ]
        .spacing(14)
        .padding([0, 10])
        .height(BAR)
        .align_y(Alignment::Center)
        .into()
    }

    /// Which round it is, and from its shown end on how it ended. That a record has no end is told at once.
    fn headline(&self, context: Context<'_>) -> String {
        if self.playback.ending().is_none() || self.animation.view().ending().is_some() {
            return self.playback.outcome(self.wording(context));
        }
        let round = self.playback.header().round;
        match self.finished {
            Some(finished) => {
                let date = context.locale.date(finished, &TimeZone::system());
                tr!(context, "rounds-file", round = round, date = date)
            }
            None => tr!(context, "table-round", round = round),
        }
    }
}
