//! A network table: what its host decides, and the events of the client session.

use std::iter;
use std::time::{Duration, Instant};

use iced::clipboard;
use iced::widget::operation;
use skipstone_core::Seat;
use skipstone_core::table::Update;
use skipstone_net::client::{ClientEvent, ConnectionState};
use skipstone_net::host::HostCommand;

use super::{FollowUp, MenuWords, NextStep, Offer, SidePanel, TableKind, TableParts};
use crate::Element;
use crate::board::layout::BoardSide;
use crate::screen::Context;
use crate::screen::table::input::Input;
use crate::screen::table::message::{Action, Message};
use crate::screen::table::model::TableModel;
use crate::screen::table::multiplayer::{self, Effect, Multiplayer, NAME_FIELD, NetworkTable};
use crate::session::chat::Chat;
use crate::session::{NetworkSession, RefusedRequest, ReopenedTable};
use crate::settings::Settings;
use crate::sound::SoundKind;
use crate::tr;
use crate::widget::log;

impl TableKind for Multiplayer {
    fn offered(&self) -> &'static [Offer] {
        &[
            Offer::Characters,
            Offer::Takebacks,
            Offer::FastForward,
            Offer::Recap,
            Offer::Scores,
            Offer::Result,
            Offer::Counting,
            Offer::People,
            Offer::Pause,
            Offer::Reactions,
            Offer::Manners,
        ]
    }

    fn network<'a>(&'a self, session: Option<&'a NetworkSession>) -> Option<NetworkTable<'a>> {
        Some(NetworkTable::new(self, session?))
    }

    fn menu_words(&self, model: &TableModel, network: Option<NetworkTable<'_>>) -> MenuWords {
        match model.me {
            _ if network.is_some_and(NetworkTable::hosts) => {
                MenuWords { kept: "menu-kept-hosted", unsaved: "menu-unsaved-hosted", ..MenuWords::default() }
            }
            Some(_) => MenuWords::kept("menu-goes-on"),
            None => MenuWords { stay: "menu-stay-watching", ..MenuWords::kept("menu-watched") },
        }
    }

    fn help_refusal(&self, help: Offer) -> Option<&'static str> {
        (help == Offer::Hints).then_some("table-no-hints")
    }

    fn skip_words(&self) -> Option<[&'static str; 2]> {
        None
    }

    /// Nobody's side for a spectator.
    fn side(&self, model: &TableModel) -> BoardSide {
        if model.is_spectator() { BoardSide::Neutral(self.kept_free) } else { BoardSide::Own }
    }

    fn side_panel(&self) -> SidePanel {
        SidePanel::Over
    }

    fn panel<'a>(
        &'a self,
        model: &'a TableModel,
        network: Option<NetworkTable<'a>>,
        has_menu: bool,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let log = model.timeline().log();
        match network {
            Some(network) => network.panel(log, has_menu, context.locale).map(Message::Multiplayer),
            None => log::sentences(log),
        }
    }

    fn panel_button(
        &self,
        is_shown: bool,
        network: Option<NetworkTable<'_>>,
        context: Context<'_>,
    ) -> String {
        let chat = network.map(|network| &network.session.conversation.chat).filter(|_| !is_shown);
        chat.map_or_else(|| tr!(context, "table-chat-hide"), |chat| chat.label(false, context.locale))
    }

    fn next_step(
        &self,
        model: &TableModel,
        is_over: bool,
        network: Option<NetworkTable<'_>>,
    ) -> Option<NextStep> {
        let network = network?;
        if network.is_successor() {
            return Some(NextStep::new("series-carry-on", Message::CarryOn));
        }
        if network.is_closed() {
            return match network.reopened() {
                Some(ReopenedTable::New) => Some(NextStep::new("closed-join-new", Message::ComeBack)),
                Some(_) => Some(NextStep::new("closed-come-back", Message::ComeBack)),
                None => {
                    let host = network.new_host()?;
                    Some(NextStep::new("closed-join-new", Message::FollowSeries(host)))
                }
            };
        }
        let is_single = model.is_single_round();
        let command = |words, command| {
            NextStep::new(words, Message::Multiplayer(multiplayer::Message::HostCommand(command)))
        };
        let to_lobby = if is_single { "result-again" } else { "result-to-lobby" };
        if is_over && network.is_in_lobby() {
            return Some(NextStep::new(to_lobby, Message::ShowLobby));
        }
        let is_ready = network.is_own_ready();
        let ready = if is_over && is_single { "result-again" } else { network.ready_words(is_over) };
        let step = match network.session.seat_after_round(is_over) {
            Some(_) if is_ready => None,
            Some(_) if !network.may_be_ready() => Some(NextStep::blocked(ready)),
            Some(_) => Some(NextStep {
                to_come: Some("result-not-ready"),
                ..NextStep::new(ready, Message::NextRound)
            }),
            None if !network.hosts() => None,
            None if is_over => Some(command(to_lobby, HostCommand::Rematch)),
            None => Some(command("result-ready", HostCommand::StartRound)),
        };
        let is_taken = is_ready && network.waits_for_people();
        step.or_else(|| is_taken.then(|| NextStep::blocked(network.ready_words(is_over))))
    }

    fn ways_out(&self, network: Option<NetworkTable<'_>>) -> Vec<(&'static str, Message)> {
        let is_closed = network.is_some_and(NetworkTable::is_closed);
        let back = network.is_some_and(NetworkTable::may_be_open).then_some(Message::ComeBack);
        let leave = if is_closed { Message::Leave } else { Message::Menu(true) };
        back.map(|back| ("closed-come-back", back)).into_iter().chain([("menu-leave", leave)]).collect()
    }

    /// Also without a move of one's own: the table says why it can't be.
    fn may_undo(&self, _seat: Seat, _model: &TableModel) -> bool {
        true
    }

    fn bot_delay(&self, _skips: bool, _settings: &Settings) -> Option<Duration> {
        None
    }

    fn sets_pace(&self, network: Option<NetworkTable<'_>>) -> bool {
        network.is_none_or(NetworkTable::hosts)
    }

    fn track(
        &mut self,
        model: &mut TableModel,
        session: Option<&NetworkSession>,
        now: Instant,
        context: Context<'_>,
    ) -> bool {
        if let Some(session) = session {
            self.follow(model, session, now, context);
        }
        self.take_call(model)
    }

    fn update(&mut self, message: Message, parts: TableParts<'_>) -> Vec<FollowUp> {
        match message {
            Message::Menu(_) => self.end_decision(),
            Message::ShowLog(shown) => {
                if let Some(session) = parts.session {
                    self.mark_chat_read(session);
                }
                if shown && self.shows_chat() {
                    return vec![focus_chat(parts.input)];
                }
            }
            Message::Multiplayer(message) if !self.ignores(&message, parts.now) => {
                return self.update_own(message, parts);
            }
            _ => {}
        }
        Vec::new()
    }
}

impl Multiplayer {
    /// Handles an event or input that only a network table has; does nothing without its session.
    fn update_own(
        &mut self,
        message: multiplayer::Message,
        TableParts { model, input, session, now, context }: TableParts<'_>,
    ) -> Vec<FollowUp> {
        let Some(session) = session else { return Vec::new() };
        let act = |action| vec![FollowUp::Act(action)];
        match message {
            multiplayer::Message::Event(event) => {
                self.show_client_event(event, model, input, session, context)
            }
            multiplayer::Message::Denied => {
                show_denied(model, input, session, context);
                Vec::new()
            }
            multiplayer::Message::Copy(text) => act(Action::Run(clipboard::write(text))),
            message => match self.handle_input(message, session, now) {
                None => Vec::new(),
                Some(Effect::Send(intent)) => vec![FollowUp::Send(intent)],
                Some(Effect::FocusChat) => vec![focus_chat(input)],
                Some(Effect::FocusName) => act(Action::Run(operation::focus(NAME_FIELD))),
                Some(Effect::SaveMuted) => act(Action::SaveMuted),
                Some(Effect::KeepName(name)) => {
                    act(Action::SaveSettings(Settings { name, ..context.settings.clone() }))
                }
            },
        }
    }

    /// Shows an event of the client session, which has applied it.
    fn show_client_event(
        &mut self,
        event: ClientEvent,
        model: &mut TableModel,
        input: &mut Input,
        session: &mut NetworkSession,
        context: Context<'_>,
    ) -> Vec<FollowUp> {
        for news in session.conversation.take_news() {
            model.animation.timeline_mut().log_notice(news);
        }
        match event {
            ClientEvent::ConnectionState(ConnectionState::Joined { .. }) => self.rejoin(),
            // In a lobby others may have the seats by now.
            ClientEvent::Lobby(lobby) if !lobby.begun => {}
            // The result names those who have played the round, whoever plays the next one.
            ClientEvent::Lobby(_) if model.series.is_round_over() => {
                model.set_pebbles(session.pebbles());
                model.change_stones(&session.given_names(), session.stones());
            }
            ClientEvent::Lobby(_) => {
                model.set_pebbles(session.pebbles());
                model.set_players(session.given_names(), session.players(), session.stones());
            }
            // Another seat, or none: from the next round on, or as the host says after a reconnect.
            ClientEvent::Seated { setup, seat } => model.sit_down(setup, seat),
            ClientEvent::Table(update) => {
                match update {
                    // A question takes the place of answers, also of how the last one ended.
                    Update::TakebackAsked { .. } => input.forget_answers(),
                    Update::Events(_) => input.undo_ended = None,
                    _ => {}
                }
                if model.is_shown_result(&update) {
                    model.change_stones(&session.given_names(), session.stones());
                } else if matches!(update, Update::RoundBegan { .. } | Update::Snapshot { .. }) {
                    model.set_players(session.given_names(), session.players(), session.stones());
                    let lobby = session.lobby.as_ref();
                    self.kept_free.corner = lobby.is_some_and(|lobby| lobby.seats_to_take().next().is_some());
                }
                let outcome = self.apply_update(&update, &model.setup, model.me);
                let notice = outcome.map(|outcome| outcome.notice(model.wording(context)));
                return iter::once(FollowUp::Apply(update))
                    .chain(notice.map(FollowUp::TellOfTakeback))
                    .collect();
            }
            ClientEvent::MoveStands(_) => input.refused = Some((None, tr!(context, "move-stands"))),
            ClientEvent::TakebackLapsed => {
                return vec![FollowUp::TellOfTakeback(tr!(context, "takeback-lapsed"))];
            }
            ClientEvent::Chat { by, .. } => self.hear(&by, model),
            ClientEvent::Nudged { seat, .. } => {
                if Some(seat) == model.me {
                    self.be_nudged();
                    model.animation.push_cue(SoundKind::Knock);
                }
            }
            ClientEvent::RoundChecked { is_on_screen: true, verdict, stand_in_turns, .. } => {
                if self.judge(verdict) {
                    model.series.ask_again(!stand_in_turns.is_empty());
                }
            }
            // The session shows these.
            ClientEvent::ConnectionState(_)
            | ClientEvent::Presence(_)
            | ClientEvent::Reaction { .. }
            | ClientEvent::Kicked(_)
            | ClientEvent::OutOfTime(_)
            | ClientEvent::Ready { .. }
            | ClientEvent::Swap { .. }
            | ClientEvent::Proposal(_)
            | ClientEvent::Contract(..)
            | ClientEvent::LimitsChanged(_)
            | ClientEvent::Denied(_)
            | ClientEvent::DealDeclined
            | ClientEvent::RoundChecked { .. }
            | ClientEvent::SafetyNumber { .. }
            | ClientEvent::DealRepeated { .. }
            | ClientEvent::Witnessed { .. } => {}
        }
        Vec::new()
    }
}

/// Puts the focus into the chat, where the player types now.
fn focus_chat(input: &mut Input) -> FollowUp {
    input.leave_board();
    FollowUp::Act(Action::Run(operation::focus(Chat::DRAFT)))
}

/// Shows below the board why a request was refused.
fn show_denied(
    model: &mut TableModel,
    input: &mut Input,
    session: &mut NetworkSession,
    context: Context<'_>,
) {
    let Some(why) = session.denied.take() else { return };
    let name = |seat| model.wording(context).name(seat);
    let words = match why {
        RefusedRequest::By(why) => context.locale.denied(&why, name),
        RefusedRequest::Impossible(why) => context.locale.table_error(&why),
    };
    model.animation.clear_dropped();
    input.refused = Some((None, words));
}
