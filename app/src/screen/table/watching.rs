//! What a network table shows to people who watch it from across the room: large words, and nothing for the play of cards.

use iced::widget::{Row, column, container, row};
use iced::{Alignment, Fill, Size, padding};
use skipstone_net::protocol::NextPlayer;

use super::message::Message;
use super::multiplayer::{self, NetworkTable};
use super::state::State;
use super::view::HEAD;
use crate::Element;
use crate::board::Verbosity;
use crate::board::layout::{ABOVE_BOARD, BoardSide, WATCHING_WORDS, watching_scale};
use crate::screen::Context;
use crate::screen::phones::code;
use crate::session::SeatPresence;
use crate::theme::container::panel;
use crate::theme::text::{accent, danger};
use crate::tr;
use crate::widget::board::RaceWidget;
use crate::widget::{button, text, tooltip};

/// The margins beside and above the line over the board, and the sizes of its words, in the window that it is designed for.
const EDGE: f32 = 26.0;
const TOP: f32 = 22.0;
const TITLE: f32 = 30.0;
const WORDS: f32 = 24.0;
const SMALL: f32 = 20.0;
/// The largest width of what is asked, in parts of the window's: left of the player at the foot of the board.
const NOTICE_PART: f32 = 0.26;
/// The room around the code in the corner.
const CORNER_PADDING: f32 = 10.0;

impl State {
    /// From whose side the board is shown: nobody's to a spectator at a network table.
    pub(super) fn side(&self) -> BoardSide {
        self.kind.side(&self.model)
    }

    /// Whether the board is shown from nobody's side.
    pub(super) fn watches(&self) -> bool {
        matches!(self.side(), BoardSide::Neutral(_))
    }

    /// The height of the line above the board in a window of a size.
    pub(super) fn head_height(&self, window: Size) -> f32 {
        if self.watches() { (ABOVE_BOARD * watching_scale(window)).floor() } else { HEAD }
    }

    /// The line above the board in a window of a size.
    pub(super) fn head_in<'a>(
        &'a self,
        window: Size,
        panel: bool,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        if !self.watches() {
            return self.head(panel, network, context);
        }
        let size = State::watching_words(window);
        let log = self.log_button(panel, network, context).sized(size);
        // Of those who watch, only the host pauses.
        let may_pause = network.is_some_and(|network| network.session().may_pause());
        let pause = may_pause.then(|| {
            let pause = Some(multiplayer::Message::Pause(true).into());
            Element::from(button::pill(tr!(context, "table-pause"), pause).sized(size))
        });
        let seat = network.and_then(|network| self.way_to_seat(network, size, context));
        let buttons = seat.into_iter().chain(pause).chain([self.sound_button(context), log.into()]).collect();
        self.watching_head(window, buttons, network, context)
    }

    /// The button by which somebody who watches gets a seat from the next round on that a computer player would have, and then says so.
    /// `None` while no seat can be had.
    fn way_to_seat<'a>(
        &'a self,
        network: NetworkTable<'a>,
        size: f32,
        context: Context<'a>,
    ) -> Option<Element<'a, Message>> {
        let session = network.session();
        if let Some(planned) = session.seat_in_next_round() {
            let give_up = multiplayer::Message::SetNextPlayer(planned, None).into();
            let taken = button::pill(tr!(context, "table-seat-taken"), Some(give_up)).sized(size);
            let about = tr!(context, "table-seat-taken-about");
            return Some(tooltip::with_tooltip(taken, about, tooltip::Position::Bottom));
        }
        let seat = network.seat_to_take()?;
        let next = Some(NextPlayer::Spectator(session.own_key));
        let take: Message = multiplayer::Message::SetNextPlayer(seat, next).into();
        let take = button::pill(tr!(context, "table-take-seat"), Some(take)).sized(size);
        let about = tr!(context, "people-take", name = self.model.wording(context).name(seat));
        Some(tooltip::with_tooltip(take, about, tooltip::Position::Bottom))
    }

    /// The size of words in the line above the board.
    fn watching_words(window: Size) -> f32 {
        WORDS * watching_scale(window)
    }

    /// The way to the table for those who have only a phone, in the corner that is kept free while a seat can be taken.
    pub(super) fn phone_corner<'a>(
        &'a self,
        window: Size,
        network: NetworkTable<'a>,
        context: Context<'a>,
    ) -> Option<Element<'a, Message>> {
        let session = network.session();
        let (page, seats) = session.way_for_phones()?;
        let head = self.head_height(window);
        let corner = self.board_layout(window, context).0.corner;
        if corner.width <= 0.0 {
            return None;
        }
        let scale = watching_scale(window);
        let code = code(page, corner.height - 2.0 * CORNER_PADDING * scale);
        let address = page.address.to_string();
        let (place, letters) = address.split_once('/').unwrap_or((&address, ""));
        let words = column![
            text::body(tr!(context, "phones-scan-short")).size(WORDS * scale),
            text::title(letters.to_owned()).size(TITLE * scale),
            text::caption(place.to_owned()).size(SMALL * scale),
            text::body(tr!(context, "phones-seats", seats = seats)).size(WORDS * scale).style(accent),
        ];
        let words = words.spacing(6.0 * scale).width(Fill).align_x(Alignment::Center);
        let card = row![words, code].align_y(Alignment::Center).padding(CORNER_PADDING * scale);
        let card = container(card).width(corner.width).height(corner.height).style(panel);
        Some(container(card).padding(padding::left(corner.x).top(head + corner.y)).into())
    }

    /// The menu, round and target, the race, and the buttons for who is at the computer.
    fn watching_head<'a>(
        &'a self,
        window: Size,
        buttons: Vec<Element<'a, Message>>,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let scale = watching_scale(window);
        let rules = self.model.setup.rules();
        let (title, target) = match self.model.is_single_round() {
            true => (context.locale.target_title(rules), None),
            false => {
                let round = tr!(context, "table-round", round = self.model.series.round);
                (round, context.locale.target_inline(rules))
            }
        };
        let target = target.map(|target| text::caption(target).size(WORDS * scale));
        let title = column![text::body(title).size(TITLE * scale), target];
        let players = self.player_displays(network, context);
        let (animation, pictures) = (&self.model.animation, &self.model.pictures);
        let race = RaceWidget::new(
            animation,
            pictures,
            self.model.wording(context),
            players,
            self.model.scale(context),
        );
        let race = container(race.magnified(WATCHING_WORDS * scale));
        let menu = button::pill(tr!(context, "table-menu"), Some(Message::Menu(true)));
        let menu = menu.sized(State::watching_words(window));
        let head = row![Element::from(menu), title, race.padding(padding::horizontal(20.0 * scale))];
        let head = head.extend(buttons).spacing(10.0 * scale);
        let head = head.padding(padding::horizontal(EDGE * scale).top(TOP * scale));
        head.height(self.head_height(window)).align_y(Alignment::Center).into()
    }

    /// Why something was refused, or what is asked of who watches, in the corner of the board in a window of a size; `None` if nothing
    /// is to be said.
    pub(super) fn watching_notice<'a>(
        &'a self,
        window: Size,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Option<Element<'a, Message>> {
        let refused = self.input.refused_elsewhere().map(|why| column![text::body(why).style(danger)]);
        let asked = || {
            let prompt = network?.prompt(&self.model.shown(), self.model.wording(context));
            let prompt = prompt.filter(|prompt| !prompt.answers.is_empty())?;
            let answers = prompt.answers.into_iter().map(|(words, answer)| {
                let answer = multiplayer::Message::Answer(answer).into();
                Element::from(button::secondary(words, Some(answer)).small())
            });
            let answers = Row::with_children(answers).spacing(8).wrap().vertical_spacing(6);
            Some(column![text::body(prompt.words).style(accent), answers].spacing(8))
        };
        let notice = container(refused.or_else(asked)?).padding([8, 12]).style(panel);
        let notice = notice.max_width(NOTICE_PART * window.width);
        Some(container(notice).align_left(Fill).align_bottom(Fill).padding(8).into())
    }

    /// Whose turn it is, or for whom the table waits, also about a takeback and how that ended, for the board's headline. What the player
    /// can answer stands in the corner ([`State::watching_notice`]).
    pub(super) fn turn_words(&self, network: Option<NetworkTable<'_>>, context: Context<'_>) -> String {
        let view = self.model.shown();
        let is_running = view.turns() > 0 && view.ending().is_none() && !self.model.animation.shows_draws();
        if !is_running {
            return self.status(Verbosity::Normal, context);
        }
        let asked = network.and_then(|network| network.prompt(&view, self.model.wording(context)));
        let others = asked.filter(|asked| asked.answers.is_empty()).map(|asked| asked.words);
        if let Some(words) = others.or_else(|| self.input.undo_ended.clone()) {
            return words;
        }
        let turn = view.turn();
        let presence = network.map_or(SeatPresence::Here, |network| network.session().presence.of(turn));
        let words = match presence {
            SeatPresence::Quiet | SeatPresence::Away(_) => "table-turn-waits",
            SeatPresence::Here | SeatPresence::Replaced => "table-turn",
        };
        tr!(context, words, name = self.model.wording(context).name(turn))
    }
}
