//! The sessions at network tables: starts them, routes their events whichever screen is shown, and leaves them.

use std::time::{Duration, Instant};

use iced::futures::stream::BoxStream;
use iced::widget::operation;
use iced::{Task, clipboard};
use skipstone_core::Stone;
use skipstone_core::table::Update;
use skipstone_net::client::{ClientEvent, ConnectionState, JoinError};
use skipstone_net::host::{HostCommand, HostEvent};
use skipstone_net::protocol::{CloseReason, Denial, Lobby, TableId};
use skipstone_net::round_log::RoundContract;
use skipstone_net::{Fingerprint, Identity};

use super::notices::Notice;
use super::{App, Message, Screen};
use crate::screen::join::{JoinFailure, JoinTarget, ProvenHosts};
use crate::screen::{lobby, table};
use crate::session::chat::Chat;
use crate::session::{HostControls, KnockAnswer, NetworkSession, SessionEvent};
use crate::settings::Settings;
use crate::sound::{SoundKind, TimedSound};
use crate::store::StoredSeriesId;

/// The longest that leaving a session delays the closing of the window.
const LEAVE_TIMEOUT: Duration = Duration::from_secs(2);

/// Numbers the sessions of a window, from 1. Events of an older session are told apart by it.
pub type SessionId = u64;

/// A session and the target it was joined by.
#[derive(Debug)]
pub(super) struct ActiveSession {
    pub(super) id: SessionId,
    pub(super) session: NetworkSession,
    /// `None` for the host.
    pub(super) target: Option<JoinTarget>,
    /// The series that is on the table, or was until the host went back to the lobby. `None` before the first.
    pub(super) series: Option<StoredSeriesId>,
    /// Whether the player has said that they are ready for the next round: whatever they look at meanwhile, they want to see its deal.
    pub(super) follows_deal: bool,
}

/// The sessions of this window: at most one current, and one that is being left.
#[derive(Debug, Default)]
pub(super) struct Sessions {
    pub(super) current: Option<ActiveSession>,
    /// Being left; dropped when its stream ends or after [`LEAVE_TIMEOUT`].
    pub(super) leaving: Option<ActiveSession>,
    /// The chat of a table that was closed, and that the player comes back to.
    pub(super) left_chat: Option<(TableId, Chat)>,
    /// Whether the window closes once `leaving` is done.
    pub(super) quit_when_left: bool,
    /// The id given out last; 0 before the first session.
    last_id: SessionId,
    /// The hosts that were joined in this window.
    pub(super) proven_hosts: ProvenHosts,
}

impl Sessions {
    /// A session that is current, or being left.
    pub(super) fn find(&self, id: SessionId) -> Option<&NetworkSession> {
        let mut sessions = [&self.current, &self.leaving].into_iter().flatten();
        sessions.find(|active| active.id == id).map(|active| &active.session)
    }
}

impl App {
    /// The player's key, loaded or made when it is first needed. `None` if that fails; a notice says why.
    pub(super) fn identity(&mut self) -> Option<Identity> {
        if self.identity.is_none() {
            let known = match &self.profile {
                Some(profile) => profile.identity().map(|known| (known.identity, known.error)),
                None => Identity::generate().map(|identity| (identity, None)),
            };
            match known {
                Ok((identity, error)) => {
                    error.into_iter().for_each(|error| self.notices.push(Notice::Store(error)));
                    self.identity = Some(identity);
                }
                Err(error) => self.notices.push(Notice::NoIdentity(error)),
            }
        }
        self.identity.clone()
    }

    /// Makes a session of a stream of events: at the `target` for a guest, at its own table for the host.
    pub(super) fn start_session(
        &mut self,
        me: Fingerprint,
        target: Option<JoinTarget>,
        hosting: Option<HostControls>,
        events: BoxStream<'static, SessionEvent>,
    ) -> Task<Message> {
        self.sessions.last_id += 1;
        let id = self.sessions.last_id;
        let (task, listener) = Task::run(events, move |event| Message::Session(id, event)).abortable();
        let session = NetworkSession::new(me, hosting, listener, Instant::now());
        self.sessions.current =
            Some(ActiveSession { id, session, target, series: None, follows_deal: false });
        task
    }

    pub(super) fn on_lobby(&mut self, message: lobby::Message, now: Instant) -> Task<Message> {
        let (Some(lobby), Some(active)) = (self.screens.lobby(), &mut self.sessions.current) else {
            return Task::none();
        };
        let context = self.env.context();
        match lobby.update(message, &mut active.session, now, context) {
            lobby::Action::None => Task::none(),
            lobby::Action::Copy(text) => clipboard::write(text),
            lobby::Action::KeepName(name) => {
                self.apply(Settings { name, ..self.env.settings.clone() });
                Task::none()
            }
            lobby::Action::ChooseStone(stone) => {
                self.choose_stone(stone);
                Task::none()
            }
            lobby::Action::CheckNetwork => self.show_network(None),
            lobby::Action::Leave => {
                self.go_home();
                self.leave_session()
            }
        }
    }

    /// Asks for a stone at the current table, and remembers it for later ones.
    pub(super) fn choose_stone(&mut self, stone: Stone) {
        if let Some(active) = &mut self.sessions.current {
            active.session.wish_for_stone(stone);
        }
        // Those of computer players are chosen for one table only.
        if Stone::OF_PEOPLE.contains(&stone) {
            self.apply(Settings { stone, ..self.env.settings.clone() });
        }
    }

    /// Admits or refuses a player who has knocked.
    pub(super) fn answer_knock(&mut self, answer: KnockAnswer, now: Instant) {
        if let Some(active) = &mut self.sessions.current {
            active.session.answer_knock(answer, now);
        }
    }

    /// Sends a host command to the player's own table.
    pub(super) fn send_command(&mut self, command: HostCommand) {
        if let Some(active) = &mut self.sessions.current {
            active.session.send_command(command);
        }
    }

    /// Leaves the current session in the background, for at most [`LEAVE_TIMEOUT`].
    pub(super) fn leave_session(&mut self) -> Task<Message> {
        let Some(mut active) = self.sessions.current.take() else { return Task::none() };
        if !active.session.leave() {
            return Task::none();
        }
        let id = active.id;
        self.sessions.leaving = Some(active);
        Task::perform(async { tokio::time::sleep(LEAVE_TIMEOUT).await }, move |()| Message::LeaveTimedOut(id))
    }

    /// Drops a session that was left, and closes the window if that was waited for.
    pub(super) fn finish_leaving(&mut self, id: SessionId) -> Task<Message> {
        if self.sessions.leaving.as_ref().is_none_or(|leaving| leaving.id != id) {
            return Task::none();
        }
        self.sessions.leaving = None;
        if self.sessions.quit_when_left { self.exit() } else { Task::none() }
    }

    /// Applies a session event. A session that was left tells no more than its end and its verdicts.
    pub(super) fn handle_session_event(
        &mut self,
        id: SessionId,
        event: SessionEvent,
        now: Instant,
    ) -> Task<Message> {
        let Some(active) = self.sessions.current.as_mut().filter(|active| active.id == id) else {
            return match event {
                SessionEvent::Ended => self.finish_leaving(id),
                SessionEvent::Client(event) => self.note_verdict(id, &event),
                _ => Task::none(),
            };
        };
        if let SessionEvent::Host(HostEvent::Knock { who, .. }) = &event
            && !active.session.has_knocked(*who)
        {
            self.sound.play(vec![TimedSound::new(SoundKind::Knock, now)]);
        }
        let is_arrival =
            matches!(event, SessionEvent::Client(ClientEvent::Lobby(_))) && active.session.lobby.is_none();
        active.session.apply(&event, now, &self.env.locale);
        let mut task = Task::none();
        match event {
            SessionEvent::Started(_) => {
                let bot_delay = self.env.settings.pace.bot_delay();
                active.session.send_command(HostCommand::SetPace(bot_delay));
            }
            SessionEvent::Client(event) => {
                if is_arrival {
                    self.note_arrival();
                }
                let led = self.lead_to_deal(&event, now);
                task = Task::batch([led, self.route_client_event(id, event, now)]);
                self.mark_chat_overlay_read();
            }
            SessionEvent::Host(_) | SessionEvent::Phones(_) => {}
            SessionEvent::OpenFailed(error) => {
                self.sessions.current = None;
                self.notices.push(Notice::CannotHost(error));
                self.go_home();
            }
            // Whoever is at the table reads that it is closed, and leaves by themselves.
            SessionEvent::Ended if self.shows_closed_table() => {}
            SessionEvent::Ended => {
                self.sessions.current = None;
                self.go_home();
            }
        }
        // The lobby shows a refused request itself.
        match (self.screens.table(), self.session()) {
            (Some(_), Some(session)) if session.denied.is_some() => {
                Task::batch([task, self.on_table(table::MultiplayerMessage::Denied.into(), now)])
            }
            _ => task,
        }
    }

    /// Leads whoever is ready back from a review or the help as the next round is dealt.
    fn lead_to_deal(&mut self, event: &ClientEvent, now: Instant) -> Task<Message> {
        let begins = matches!(event, ClientEvent::Table(Update::RoundBegan { .. }));
        let follows = self.sessions.current.as_mut().map(|active| &mut active.follows_deal);
        let is_led = begins && follows.is_some_and(std::mem::take);
        match self.leave_cover().filter(|_| is_led) {
            Some(leave) => self.handle(leave, now),
            None => Task::none(),
        }
    }

    /// Whether the table screen shows a table that its host has closed.
    fn shows_closed_table(&self) -> bool {
        self.guest_at_table().is_some_and(|session| session.closed().is_some())
    }

    /// Whether the table screen shows somebody else's series, of which the connection is lost.
    fn shows_lost_table(&self) -> bool {
        self.guest_at_table().is_some_and(NetworkSession::has_begun)
    }

    /// The session at somebody else's table, while the table screen shows it.
    fn guest_at_table(&self) -> Option<&NetworkSession> {
        let active = self.sessions.current.as_ref().filter(|active| active.target.is_some())?;
        self.screens.table().map(|_| &active.session)
    }

    /// Leads to the screen that an event is for, keeps what it brings, and passes it on to the table.
    fn route_client_event(&mut self, id: SessionId, event: ClientEvent, now: Instant) -> Task<Message> {
        let mut task = Task::none();
        match &event {
            ClientEvent::ConnectionState(ConnectionState::Failed(error)) => {
                if let JoinError::Refused(refusal) = error {
                    self.forget_refused_seat(refusal);
                }
                return self.end_session(Some(JoinFailure::Join(error.clone())));
            }
            ClientEvent::ConnectionState(ConnectionState::Ended(why)) => {
                if matches!(why, Some(CloseReason::TableClosed | CloseReason::Kicked | CloseReason::Banned)) {
                    self.forget_kept_seat();
                }
                if self.shows_closed_table() {
                    let told = self.on_table(table::MultiplayerMessage::Event(event).into(), now);
                    return Task::batch([told, self.look_for_way_back()]);
                }
                let host = self.session().map(|session| session.host_name(&self.env.locale));
                let failure = why.zip(host).map(|(why, host)| JoinFailure::SessionEnded { why, host });
                return self.end_session(failure);
            }
            ClientEvent::ConnectionState(ConnectionState::Reconnecting { .. }) if self.shows_lost_table() => {
                task = self.look_for_way_back();
            }
            ClientEvent::ConnectionState(connection) => {
                if let ConnectionState::Joined { table, .. } = connection {
                    self.restore_muted(*table);
                    if let Some((_, chat)) = self.sessions.left_chat.take().filter(|(left, _)| left == table)
                        && let Some(active) = &mut self.sessions.current
                    {
                        active.session.conversation.chat = chat;
                    }
                }
                if let Some(join) = self.screens.join() {
                    join.connection(connection);
                }
            }
            ClientEvent::Lobby(lobby) => {
                task = self.show_lobby_or_table(lobby);
                self.update_kept_seat(lobby);
                self.note_acquaintances(lobby);
            }
            ClientEvent::Contract(contract, _) => task = self.show_table_of(contract),
            ClientEvent::Denied(Denial::NameTaken) => self.keep_name_at_table(),
            ClientEvent::RoundChecked { stand_in_turns, .. } => {
                task = self.note_verdict(id, &event);
                match stand_in_turns.is_empty() {
                    true => self.update_standing(),
                    // What was told of the end so far credits people with turns that weren't theirs.
                    false => task = Task::batch([task, self.summarize_series()]),
                }
            }
            _ => {}
        }
        match self.screens.table() {
            Some(_) => {
                Task::batch([task, self.on_table(table::MultiplayerMessage::Event(event).into(), now)])
            }
            None => task,
        }
    }

    /// Remembers the host at whose table the player has arrived, and how. Called with the first lobby.
    fn note_arrival(&mut self) {
        let Some(ActiveSession { session, target: Some(target), .. }) = &self.sessions.current else {
            return;
        };
        let (ConnectionState::Joined { host, address, .. }, Some(lobby)) =
            (&session.connection.state, &session.lobby)
        else {
            return;
        };
        let (target, host, title) = (target.clone(), *host, lobby.title.clone());
        self.sessions.proven_hosts.insert(host, *address);
        self.remember_host(&target, host, &title);
        self.keep_typed_name(&target);
        self.tell_of_seat_elsewhere();
    }

    /// Shows the lobby, or the table if a series is in progress. A guest who looks at the end of a series goes to the lobby of the
    /// next one by themselves.
    fn show_lobby_or_table(&mut self, lobby: &Lobby) -> Task<Message> {
        let is_beginner = lobby.begun && self.is_beginner();
        let Some(active) = &mut self.sessions.current else { return Task::none() };
        let is_guest = active.target.is_some();
        // While cards are on the table, no lobby is open.
        let has_begun = lobby.begun || active.session.is_round_running();
        if lobby.begun {
            active.series = active.session.stored_series(lobby.series);
        }
        let is_in_lobby = self.screens.lobby().is_some();
        match (self.screens.table_mut(), has_begun) {
            (Some(table), false) if is_guest && table.is_after_series() => table.stay_behind(),
            (Some(table), true) if !table.is_behind() => {}
            (None, false) if is_in_lobby => {}
            (_, false) => self.screens.go_to(Screen::Lobby(Box::default())),
            (_, true) => return self.enter_network_table(is_beginner),
        }
        Task::none()
    }

    /// Shows the table anew if a round is dealt by other rules or teams than the one before.
    fn show_table_of(&mut self, contract: &RoundContract) -> Task<Message> {
        match self.screens.table() {
            Some(table) if contract.setup().is_ok_and(|setup| setup != *table.setup()) => {
                self.enter_network_table(false)
            }
            _ => Task::none(),
        }
    }

    fn enter_network_table(&mut self, is_beginner: bool) -> Task<Message> {
        let Some(active) = &mut self.sessions.current else { return Task::none() };
        let Some(link) = active.session.link().cloned() else { return Task::none() };
        let Some(setup) = active.session.setup() else {
            tracing::error!("a table that can't be played was begun");
            return Task::none();
        };
        let (mut table, task) = table::State::multiplayer(link, setup, &mut active.session);
        table.name_piles(is_beginner);
        self.enter_table(table, task, None)
    }

    /// Drops the current session and shows the reason on the screen it was started from.
    fn end_session(&mut self, why: Option<JoinFailure>) -> Task<Message> {
        let Some(ActiveSession { session, mut target, .. }) = self.sessions.current.take() else {
            return Task::none();
        };
        if let (Some(JoinFailure::SessionEnded { why: CloseReason::Kicked, .. }), Some(target)) =
            (&why, &mut target)
        {
            // A series has no seat any more for who was kicked from it. Before the first lobby, that is what they have been told.
            target.watch |= session.lobby.is_none_or(|lobby| lobby.begun);
        }
        let (Some(why), Some(target)) = (why, target) else {
            self.go_home();
            return Task::none();
        };
        let opened = if self.screens.join().is_some() { Task::none() } else { self.show_join(None) };
        let Some(join) = self.screens.join() else { return opened };
        join.show_failure(target, why);
        let focused = join.field_of_failure().map(|field| {
            let selected = operation::select_all(field);
            operation::focus(field).chain(selected)
        });
        Task::batch([opened].into_iter().chain(focused))
    }
}
