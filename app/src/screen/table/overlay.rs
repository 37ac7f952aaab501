//! Panels over the board: menu, round result, pause and lost connection.

use std::time::Duration;

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Fill, Size};
use skipstone_core::Seat;
use skipstone_core::table::RoundEnd;

use super::handover;
use super::kind::Offer;
use super::menu;
use super::message::{MenuPage, Message};
use super::multiplayer::{self, NetworkTable};
use super::state::State;
use crate::Element;
use crate::board::focus::KeyCommand;
use crate::keys::{Area, Command, KeyPress};
use crate::screen::Context;
use crate::session::{NetworkSession, Presence, ReopenedTable};
use crate::theme::container::panel;
use crate::tr;
use crate::widget::accessible::{Named, Role};
use crate::widget::board::BoardEvent;
use crate::widget::{button, text};

/// How a network table goes on with the next round.
pub struct NextRound<'a> {
    /// Who is ready, when it begins, and who waits.
    pub line: Element<'a, Message>,
    /// The words and the message of the button by which the player is ready. `None` for who is, or watches.
    pub ready: Option<(String, Message)>,
}

/// The panel that covers the board.
#[derive(Debug, Clone, Copy)]
pub(super) enum Overlay<'a> {
    /// The menu, beside the board.
    Menu(MenuPage),
    /// The connection to the host is lost; the time until the next attempt to reconnect.
    Disconnected(Duration),
    /// The host has closed the table.
    Closed,
    /// The result of the round.
    Result(&'a RoundEnd),
    /// The next round of a series that was begun elsewhere.
    Between,
    /// The end of the series.
    Closing(&'a RoundEnd),
    /// Whether to take back the end of the round.
    Reopening(&'a RoundEnd),
    /// Somebody has paused the game.
    Paused,
    /// The seat whose person is to take over the screen.
    Handover(Seat),
}

impl Overlay<'_> {
    /// What it is, for the widget that follows how it appears.
    pub(super) fn name(self) -> &'static str {
        match self {
            Overlay::Menu(_) => "menu",
            Overlay::Disconnected(_) => "disconnected",
            Overlay::Closed => "closed",
            Overlay::Result(_) => "result",
            Overlay::Between => "between",
            Overlay::Closing(_) => "closing",
            Overlay::Reopening(_) => "reopening",
            Overlay::Paused => "paused",
            Overlay::Handover(_) => "handover",
        }
    }
}

impl State {
    /// The panel to show, by priority: menu, lost connection, result, closed table, pause, handover. `None` if the board is free.
    pub(super) fn overlay(&self, network: Option<NetworkTable<'_>>) -> Option<Overlay<'_>> {
        let presence = network.map(|network| &network.session.presence);
        if let Some(page) = self.menu {
            return Some(Overlay::Menu(page));
        }
        if let Some(retry_in) = presence.and_then(Presence::retry_in) {
            return Some(Overlay::Disconnected(retry_in));
        }
        match &self.model.series.ended {
            Some(ended) if !self.model.animation.is_moving() => Some(match self.model.ended_series() {
                _ if self.asks_to_reopen => Overlay::Reopening(ended),
                Some(ended) if self.shows_closing() => Overlay::Closing(ended),
                _ => Overlay::Result(ended),
            }),
            _ if network.is_some_and(NetworkTable::is_closed) => Some(Overlay::Closed),
            _ if network.is_some_and(|network| network.awaits_first_round(&self.model)) => {
                Some(Overlay::Between)
            }
            _ => presence
                .and_then(Presence::paused)
                .map(|_| Overlay::Paused)
                .or(self.awaited_person().map(Overlay::Handover)),
        }
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u32 {
        self.model.series.round as u32
    }

    /// The round whose result is shown with its verdict.
    pub fn shown_verdict(&self, session: &NetworkSession) -> Option<u32> {
        let network = self.kind.network(Some(session));
        let is_known = network.and_then(NetworkTable::verdict).is_some();
        let is_shown = matches!(self.overlay(network), Some(Overlay::Result(_)));
        (is_shown && is_known).then_some(self.round())
    }

    /// Whether what is shown over the board keeps the player from opening the chat of a network table.
    pub fn hides_chat(&self, session: &NetworkSession) -> bool {
        let covered = match self.overlay(self.kind.network(Some(session))) {
            Some(Overlay::Menu(_) | Overlay::Handover(_)) | None => false,
            Some(_) => true,
        };
        covered && !self.panel_shown.unwrap_or(false)
    }

    /// How the table at which this round has ended goes on with the next one, for a player who looks at something else. `None` if it
    /// doesn't wait for anybody.
    pub fn next_round<'a>(
        &'a self,
        session: &'a NetworkSession,
        context: Context<'a>,
    ) -> Option<NextRound<'a>> {
        let network = self.kind.network(Some(session)).filter(|network| network.waits_for_people())?;
        let is_over = self.model.series.ended.as_ref()?.ends_series();
        let line = self.model.readiness_line(network, is_over, context).wrap().vertical_spacing(2).into();
        let next = self.kind.next_step(&self.model, is_over, Some(network)).and_then(|step| step.message);
        let next = next.filter(|next| matches!(next, Message::NextRound));
        let ready = next.map(|next| (context.locale.text(network.ready_words(is_over)), next));
        Some(NextRound { line, ready })
    }

    /// Where the board begins in a window of a size, from above; `None` while something lies over it and the line above it.
    pub fn free_board_top(&self, session: Option<&NetworkSession>, window: Size) -> Option<f32> {
        let overlay = self.overlay(self.kind.network(session));
        matches!(overlay, None | Some(Overlay::Handover(_))).then(|| self.head_height(window))
    }

    /// Whether the end of a series is told of as a whole: where rounds count, unless the player looks at the last one.
    fn shows_closing(&self) -> bool {
        self.kind.offers(Offer::Counting) && !self.model.series.shows_last_round
    }

    /// Whether the player has opened the panel at the right, which they can close.
    fn has_opened_panel(&self) -> bool {
        self.panel_shown == Some(true) && self.kind.side_panel().is_optional()
    }

    /// The person who is to take over the screen, if that is what covers the board.
    fn awaited_in(&self, network: Option<NetworkTable<'_>>) -> Option<Seat> {
        match self.overlay(network) {
            Some(Overlay::Handover(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The person who is to take over the screen.
    pub(super) fn awaited_person(&self) -> Option<Seat> {
        self.kind.awaited_person()
    }

    /// Draws the panel, in a room of a size.
    pub(super) fn overlay_view<'a>(
        &'a self,
        cover: Overlay<'a>,
        room: Size,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        match cover {
            Overlay::Menu(page) => menu::view(&self.model, &*self.kind, page, network, context),
            Overlay::Disconnected(retry_in) => {
                let series = &self.model.series;
                let has_played = series.round > 1 || series.is_round_over();
                disconnected_view(retry_in, self.model.me.map(|_| has_played), network, context)
            }
            Overlay::Closed => closed_view(network, context),
            Overlay::Between => match network {
                Some(network) => self.model.between(&*self.kind, network, context),
                None => row![].into(),
            },
            Overlay::Result(ended) => self
                .kind
                .end_panel(&self.model, context)
                .unwrap_or_else(|| self.model.result(&*self.kind, ended, room, network, context)),
            Overlay::Closing(ended) => self.model.closing(&*self.kind, ended, room, network, context),
            Overlay::Reopening(ended) => self.model.reopening(ended, context),
            Overlay::Paused => self.paused_view(network, context),
            Overlay::Handover(seat) => handover::view(&self.model, seat, context),
        }
    }

    /// The message of a key that no focused control has handled.
    pub(super) fn key(&self, press: &KeyPress<'_>, network: Option<NetworkTable<'_>>) -> Option<Message> {
        let is_over = matches!(self.overlay(network), Some(Overlay::Result(_) | Overlay::Closing(_)));
        // The board, which is covered, hears no keys.
        if let Some(Command::Ask(question)) = press.command(Area::Board).filter(|_| is_over) {
            return Some(Message::Board(BoardEvent::Key(KeyCommand::Ask(question))));
        }
        let enter = match press.command(Area::Table)? {
            Command::Sound => return Some(Message::ToggleSound),
            Command::Hint => return self.overlay(network).is_none().then_some(Message::Hint),
            Command::React(number) => {
                let may_react = self.kind.offers(Offer::Reactions) && !self.model.is_spectator();
                let reaction = multiplayer::reaction(number).filter(|_| may_react);
                return reaction.map(|reaction| multiplayer::Message::React(reaction).into());
            }
            Command::FastForward => {
                let celebrates =
                    self.model.animation.celebration().is_some() && self.overlay(network).is_none();
                let ends = celebrates.then_some(Message::EndCelebration);
                return ends.or(self.awaited_in(network).map(Message::LookAs));
            }
            Command::Proceed => match self.awaited_in(network) {
                Some(seat) => return Some(Message::LookAs(seat)),
                None => true,
            },
            Command::Menu => false,
            _ => return None,
        };
        match self.overlay(network) {
            None if self.model.animation.shows_draws() => Some(Message::EndDraws),
            None if self.model.animation.celebration().is_some() => Some(Message::EndCelebration),
            None if enter => self.kind.on_enter(),
            None if !enter && self.tips.is_shown() => Some(Message::DismissTip),
            None if !enter && self.has_opened_panel() => Some(Message::ShowLog(false)),
            Some(Overlay::Disconnected(_)) if enter => network?.new_host().map(Message::FollowSeries),
            None | Some(Overlay::Disconnected(_)) => (!enter).then_some(Message::Menu(true)),
            Some(Overlay::Menu(_)) => Some(Message::Menu(false)),
            Some(Overlay::Result(ended) | Overlay::Closing(ended)) if enter => {
                self.kind.next_step(&self.model, ended.ends_series(), network)?.message
            }
            Some(Overlay::Between) if enter => self.kind.next_step(&self.model, false, network)?.message,
            Some(Overlay::Closed) => Some(match network.and_then(NetworkTable::reopened) {
                Some(_) if enter => Message::ComeBack,
                None if enter && network.is_some_and(NetworkTable::is_successor) => Message::CarryOn,
                None if enter => {
                    network.and_then(NetworkTable::new_host).map_or(Message::Leave, Message::FollowSeries)
                }
                _ => Message::Leave,
            }),
            Some(Overlay::Reopening(_)) => (!enter).then_some(Message::Reopen(false)),
            Some(Overlay::Paused) if enter => {
                let may_resume = network.is_some_and(|network| network.session.may_pause());
                may_resume.then(|| multiplayer::Message::Pause(false).into())
            }
            Some(
                Overlay::Result(_)
                | Overlay::Between
                | Overlay::Closing(_)
                | Overlay::Paused
                | Overlay::Handover(_),
            ) => Some(Message::Menu(true)),
        }
    }

    /// Shown while the game is paused.
    fn paused_view<'a>(
        &'a self,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let session = network.map(|network| network.session);
        let title = session.and_then(|session| session.pause_words(self.model.wording(context)));
        let may_resume = session.is_some_and(NetworkSession::may_pause);
        let resume = may_resume.then(|| {
            let message = multiplayer::Message::Pause(false).into();
            Element::from(button::primary(tr!(context, "paused-go-on"), Some(message)))
        });
        message_panel(title.unwrap_or_default(), tr!(context, "paused-about"), row![].push(resume).into())
    }
}

/// Shown while reconnecting; the board keeps its last known state. A spectator has no seat that is kept; whoever has one, and has
/// played a round of the series to its end, can carry it on at this computer, or join whoever already does.
fn disconnected_view<'a>(
    retry_in: Duration,
    seated: Option<bool>,
    network: Option<NetworkTable<'a>>,
    context: Context<'a>,
) -> Element<'a, Message> {
    let about = match (retry_in.as_secs(), seated.is_some()) {
        (0, true) => tr!(context, "lost-now"),
        (seconds, true) => tr!(context, "lost-again", seconds = seconds),
        (0, false) => tr!(context, "lost-now-watching"),
        (seconds, false) => tr!(context, "lost-again-watching", seconds = seconds),
    };
    let leave = button::secondary(tr!(context, "menu-leave"), Some(Message::Leave));
    let elsewhere = network.and_then(|network| network.elsewhere_words(context.locale));
    let can_carry_on = seated == Some(true) && elsewhere.is_none();
    let carry_on =
        can_carry_on.then(|| button::secondary(tr!(context, "series-carry-on"), Some(Message::CarryOn)));
    let buttons =
        row![Element::from(leave)].push(carry_on.map(Element::from)).extend(follow_buttons(network, context));
    let more = elsewhere.or_else(|| can_carry_on.then(|| tr!(context, "lost-carry-on")));
    let about = [about].into_iter().chain(more).collect::<Vec<_>>().join(" ");
    message_panel(tr!(context, "lost-title"), about, buttons.spacing(12).into())
}

/// A button for each table at which others carry the series on.
fn follow_buttons<'a>(
    network: Option<NetworkTable<'a>>,
    context: Context<'a>,
) -> impl Iterator<Item = Element<'a, Message>> {
    let tables = network.map(NetworkTable::elsewhere).unwrap_or_default();
    tables.iter().map(move |table| {
        let words = tr!(context, "carried-on-join", name = &*table.name);
        button::primary(words, Some(Message::FollowSeries(table.host))).into()
    })
}

/// Shown where the host has closed the table in the middle of a round, with the way back.
fn closed_view<'a>(network: Option<NetworkTable<'a>>, context: Context<'a>) -> Element<'a, Message> {
    let words = network.and_then(|network| network.closed_words(context.locale)).unwrap_or_default();
    let reopened = network.and_then(NetworkTable::reopened);
    let back = |key| context.locale.text(key);
    let back = match reopened {
        Some(reopened) => Some(button::primary(back(reopened.join_words()), Some(Message::ComeBack))),
        None if network.is_some_and(NetworkTable::is_successor) => {
            Some(button::primary(back("series-carry-on"), Some(Message::CarryOn)))
        }
        // Where it isn't known, whoever waits may try.
        None => network
            .filter(|network| network.may_be_open())
            .map(|_| button::pill(back("closed-come-back"), Some(Message::ComeBack))),
    };
    let leave = button::pill(tr!(context, "menu-leave"), Some(Message::Leave));
    let buttons =
        row![Element::from(leave)].push(back.map(Element::from)).extend(follow_buttons(network, context));
    let buttons = buttons.spacing(12).align_y(Alignment::Center);
    let moves = network.is_some_and(|network| network.session.successor().is_some());
    let title = if moves { "closed-handed-title" } else { "closed-title" };
    let title = reopened.map_or(title, ReopenedTable::title);
    message_panel(context.locale.text(title), words, buttons.into())
}

/// A panel with a title, a sentence and buttons.
fn message_panel<'a>(title: String, about: String, button: Element<'a, Message>) -> Element<'a, Message> {
    let content: Column<'a, Message, crate::Theme> = column![
        text::heading(title.clone()),
        text::body(about),
        container(button).width(Fill).align_x(Alignment::End)
    ];
    let content = container(content.spacing(12).width(360)).padding(24).style(panel);
    Named::with_role(Role::Dialog, title, content).into()
}
