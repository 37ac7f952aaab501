//! Runs a hosted table from its opening to its end.

use std::io;
use std::net::SocketAddr;
use std::sync::mpsc as blocking;
use std::time::Duration;

use skipstone_core::table::Update;
use skipstone_core::{ErrorChain, Seat};
use skipstone_net::Fingerprint;
use skipstone_net::client::{ClientEvent, ConnectionState, RoomLink};
use skipstone_net::host::{Host, HostCommand, HostEvent};
use skipstone_net::protocol::{
    Audience, ChatLine, CloseReason, LobbyRequest, Name, NextPlayer, TableOptions,
};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use super::event_log::{EventLog, question};
use super::guests::{self, Guest};
use super::input::{HELP, HostInput, InputError, stdin_lines};
use super::phones::{PhonePage, PhonePlan};
use super::proposing::Proposing;
use super::service;
use crate::cli::signals::EndSignals;
use crate::cli::{CommandError, warn};
use crate::session::{HostControls, HostPlan, Knock};
use crate::store::StoreError;

/// The time between the end of a series and the return to the lobby, unless everybody plays again.
const REMATCH_DELAY: Duration = Duration::from_secs(120);
/// The exit code after a second Ctrl-C: that of a program that the signal ends.
const INTERRUPTED: i32 = 130;

/// Hosts a table until it is closed by a signal or an error; at the wanted address if there is one. Starts rounds by itself, sends its log to `log` line by line, and
/// reads commands from standard input.
pub(super) async fn run_session(
    plan: HostPlan,
    wanted: Option<SocketAddr>,
    phones: Option<PhonePlan>,
    log: blocking::Sender<String>,
) -> Result<(), CommandError> {
    let own = plan.config.identity.fingerprint();
    let event_log = EventLog::new(own);
    let interrupted = interrupts().map_err(CommandError::Signal)?;
    let (store, mut table) = (plan.store.clone(), HostControls::new(&plan));
    let (Host { commands, events: host_events, address }, session) = plan.open()?;
    // Guests look for it where it was said to be.
    if let Some(wanted) = wanted.filter(|wanted| ![0, address.port()].contains(&wanted.port())) {
        return Err(CommandError::PortTaken(wanted));
    }
    let phones = match phones {
        Some(phones) => Some(phones.open(&commands).await.map_err(CommandError::from)?),
        None => None,
    };
    table.start(commands);
    let room = session.room;
    let console = HostConsole {
        table,
        room,
        event_log,
        phones,
        own: Some(own),
        gone: None,
        proposing: Proposing::default(),
        rematch: None,
        log,
    };
    let listens = format!("the table listens at {address}");
    service::tell_open(&listens);
    console.write([listens]);
    console.run(session.events, host_events, stdin_lines(), interrupted, store.watch_error()).await
}

/// Shows a hosted table on the console, and asks its host what to decide.
struct HostConsole {
    table: HostControls,
    /// Says what the host says.
    room: RoomLink,
    event_log: EventLog,
    /// The page for phones; `None` if there is none.
    phones: Option<PhonePage>,
    /// The host's player until it is known whether they have a seat: in a series that was hosted in a window, or is carried on.
    own: Option<Fingerprint>,
    /// The first guest who was asked about and has gone without an answer. The next answer may be meant for them, and must not go
    /// to another one.
    gone: Option<Name>,
    /// When a round is proposed.
    proposing: Proposing,
    /// When the table returns to the lobby; `None` unless a series has ended and no other one has begun.
    rematch: Option<Instant>,
    log: blocking::Sender<String>,
}

impl HostConsole {
    /// Runs until the session of the host's own player ends, then closes the table if it is still open.
    async fn run(
        mut self,
        mut events: mpsc::Receiver<ClientEvent>,
        mut host_events: mpsc::Receiver<HostEvent>,
        mut input: mpsc::Receiver<String>,
        mut interrupted: oneshot::Receiver<()>,
        mut store_error: watch::Receiver<Option<StoreError>>,
    ) -> Result<(), CommandError> {
        let mut closes = false;
        let mut end = None;
        loop {
            let deadline = self.table.knocks.iter().map(|knock| Instant::from(knock.expires_at)).min();
            let lines = tokio::select! {
                event = events.recv() => {
                    let Some(event) = event else { break };
                    if let ClientEvent::ConnectionState(state) = &event {
                        end = Some(state.clone());
                    }
                    self.leave_own_seat(&event);
                    self.begin_rounds(&event);
                    self.event_log.client_event(&event)
                }
                Some(event) = host_events.recv() => self.handle_host_event(&event),
                Some(line) = input.recv() => self.handle_input(&line),
                () = sleep_until(self.rematch.unwrap_or_else(Instant::now)), if self.rematch.is_some() => {
                    self.rematch = None;
                    self.table.send(HostCommand::Rematch);
                    Vec::new()
                }
                () = sleep_until(deadline.unwrap_or_else(Instant::now)), if deadline.is_some() => {
                    self.expire_knocks()
                }
                Ok(()) = store_error.changed() => {
                    store_error.borrow_and_update().iter().for_each(|error| warn(&ErrorChain(error)));
                    Vec::new()
                }
                Ok(()) = &mut interrupted, if !closes => {
                    closes = true;
                    service::tell_closing();
                    self.table.close(true);
                    Vec::new()
                }
            };
            self.write(lines);
        }
        // Only the own session may have ended.
        self.table.close(true);
        // The stream ends once the table has told everyone that it closes.
        while let Some(event) = host_events.recv().await {
            let lines = self.handle_host_event(&event);
            self.write(lines);
        }
        match end {
            _ if closes => Ok(()),
            Some(ConnectionState::Ended(Some(
                CloseReason::TableClosed | CloseReason::BackLater | CloseReason::HandedOver(_),
            ))) => Ok(()),
            Some(ConnectionState::Failed(error)) => Err(CommandError::SessionEnded(Some(error))),
            _ => Err(CommandError::SessionEnded(None)),
        }
    }

    /// Gives up the seat that the host's player has in a series that goes on: nobody plays here, so a computer player does.
    fn leave_own_seat(&mut self, event: &ClientEvent) {
        if let ClientEvent::Lobby(lobby) = event
            && self.own.take().is_some_and(|own| lobby.seat_of(own).is_some())
        {
            // A table that can't be asked any more has closed.
            let _ = self.room.send_lobby_request(LobbyRequest::Seat(None));
        }
    }

    /// Proposes a series as soon as nobody is missing; it begins once everybody is ready. Some time after its end it returns to the lobby, unless everybody plays again.
    fn begin_rounds(&mut self, event: &ClientEvent) {
        if self.proposing.follow(event) {
            self.table.send(HostCommand::StartRound);
        }
        match event {
            ClientEvent::Table(Update::RoundEnded { ended, .. }) if ended.series_winners.is_some() => {
                self.rematch = Some(Instant::now() + REMATCH_DELAY);
            }
            ClientEvent::Table(Update::RoundBegan { .. }) => self.rematch = None,
            _ => {}
        }
    }

    fn handle_host_event(&mut self, event: &HostEvent) -> Vec<String> {
        self.watch_first_knock(|table| table.apply(event, Instant::now().into()));
        if self.proposing.follow_host(event) {
            self.table.send(HostCommand::StartRound);
        }
        let mut lines = self.event_log.host_event(event);
        lines.extend(self.phones.iter_mut().flat_map(|page| page.lines(&self.table)));
        lines
    }

    fn expire_knocks(&mut self) -> Vec<String> {
        let over = self.watch_first_knock(|table| table.expire_knocks(Instant::now().into()));
        over.iter().map(|knock| format!("{} knocked for too long and is refused", knock.name)).collect()
    }

    /// Changes the table, and notes whether the guest who was asked about is gone after it.
    fn watch_first_knock<T>(&mut self, change: impl FnOnce(&mut HostControls) -> T) -> T {
        let first = self.table.knocks.first().cloned();
        let changed = change(&mut self.table);
        if let Some(Knock { who, name, .. }) = first
            && self.table.knocks.first().is_none_or(|first| first.who != who)
        {
            self.gone.get_or_insert(name);
        }
        changed
    }

    fn handle_input(&mut self, line: &str) -> Vec<String> {
        self.execute(line).unwrap_or_else(|error| vec![error.to_string()])
    }

    fn execute(&mut self, line: &str) -> Result<Vec<String>, InputError> {
        match HostInput::parse(line)? {
            None => {}
            Some(HostInput::Help) => return Ok(HELP.map(str::to_owned).into()),
            Some(HostInput::Who) => return Ok(self.event_log.everybody(&self.table.knocks)),
            Some(HostInput::Unban(None)) => {
                let banned = self.table.banned().map(|(key, name)| format!("{name} is banned ({key:#})"));
                let banned: Vec<String> = banned.collect();
                return Ok(if banned.is_empty() { vec!["nobody is banned".to_owned()] } else { banned });
            }
            Some(HostInput::Unban(Some(guest))) => {
                let banned = self.table.banned().map(|(key, name)| Guest { key, name: Name::new(&name) });
                let who = guests::find(&guest, banned)?;
                self.table.send(HostCommand::Unban(who));
            }
            Some(HostInput::Seat(guest)) => {
                let who = guests::find(&guest, self.event_log.guests())?;
                let seat = self.event_log.seat_to_give().ok_or(InputError::NoSeat)?;
                let next = NextPlayer::Spectator(who);
                self.table.send(HostCommand::SetNextPlayer(seat, Some(next)));
            }
            Some(HostInput::Computer(guest)) => {
                let seat = self.seat_of(guest)?;
                self.table.send(HostCommand::SetNextPlayer(seat, Some(NextPlayer::Computer)));
            }
            Some(HostInput::Wait(guest)) => self.table.send(HostCommand::KeepWaiting(self.seat_of(guest)?)),
            Some(HostInput::Rename { guest, name }) => {
                let who = guests::find(&guest, self.event_log.guests())?;
                self.table.send(HostCommand::Rename(who, Name::new(&name)));
            }
            Some(HostInput::Reopen) => self.table.send(HostCommand::Rematch),
            // Nobody can begin another series for others.
            Some(HostInput::Begin) => self.table.send(match self.rematch.take() {
                Some(_) => HostCommand::Rematch,
                None => HostCommand::StartRound,
            }),
            Some(HostInput::Pause(paused)) => self.table.send(HostCommand::Pause(paused)),
            Some(HostInput::TurnLimit(turn_seconds)) => {
                if let Some(options) = self.event_log.options() {
                    self.table.send(HostCommand::SetOptions(TableOptions { turn_seconds, ..options }));
                }
            }
            Some(HostInput::Chat(text)) => return Ok(self.say(&text)),
            Some(HostInput::Quit) => drop(self.table.close(true)),
            Some(HostInput::RenewInvite) => self.table.send(HostCommand::RenewInvite),
            Some(HostInput::Answer { admit, guest: None }) => return Ok(self.answer(admit)),
            Some(HostInput::Answer { admit, guest: Some(guest) }) => {
                let who = guests::find(&guest, self.knocking())?;
                self.table.answer_knock(who, admit, Instant::now().into());
            }
            Some(HostInput::HandOver(guest)) => {
                let who = guests::find(&guest, self.event_log.guests())?;
                self.table.send(HostCommand::HandOver(who));
            }
            Some(HostInput::Kick { guest, ban }) => {
                // Only a ban means something to a guest who isn't in yet.
                let knocking = if ban { self.knocking() } else { Vec::new() };
                let who = guests::find(&guest, self.event_log.guests().into_iter().chain(knocking))?;
                self.table.send(HostCommand::Kick { who, ban });
            }
        }
        Ok(Vec::new())
    }

    /// The seat of a guest, who may be away.
    fn seat_of(&self, guest: String) -> Result<Seat, InputError> {
        let who = guests::find(&guest, self.event_log.guests())?;
        self.event_log.seat_of(who).ok_or(InputError::NotSeated(guest))
    }

    /// Says something to everybody. It comes back as a line of chat.
    fn say(&self, text: &str) -> Vec<String> {
        match self.room.send_chat(Audience::Everyone, ChatLine::new(text)) {
            Ok(()) => Vec::new(),
            Err(why) => vec![format!("{why}: nothing was said")],
        }
    }

    /// Answers the knock that was asked about, and asks about the next one.
    fn answer(&mut self, admit: bool) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(name) = self.gone.take() {
            lines.push(format!("{name} no longer knocks: nobody was let in or refused"));
        } else if let Some(who) = self.table.knocks.first().map(|knock| knock.who) {
            self.table.answer_knock(who, admit, Instant::now().into());
        }
        if let Some(Knock { name, status, watches, .. }) = self.table.knocks.first() {
            lines.extend(question(name, *status, *watches));
        }
        lines
    }

    fn knocking(&self) -> Vec<Guest> {
        let knocks = self.table.knocks.iter();
        knocks.map(|knock| Guest { key: knock.who, name: knock.name.clone() }).collect()
    }

    fn write(&self, lines: impl IntoIterator<Item = String>) {
        // The receiver is gone only when the output can't be written, which ends the program.
        lines.into_iter().for_each(|line| drop(self.log.send(line)));
    }
}

/// Receives the first Ctrl-C or other signal to end, from now on. The next one, or the first after the session's end, ends the
/// process at once: the output may block. Nothing is lost, because the table is saved after every move.
///
/// # Errors
/// If the system doesn't tell of signals.
fn interrupts() -> io::Result<oneshot::Receiver<()>> {
    let mut signals = EndSignals::listen()?;
    let (tx, rx) = oneshot::channel();
    tokio::spawn(async move {
        signals.next().await;
        if tx.send(()).is_ok() {
            signals.next().await;
        }
        std::process::exit(INTERRUPTED);
    });
    Ok(rx)
}

#[cfg(test)]
mod tests {
    use skipstone_core::Preset;
    use skipstone_net::Fingerprint;
    use skipstone_net::client::{JoinError, ProtocolViolation};
    use skipstone_net::host::KNOCK_TIMEOUT;
    use skipstone_net::testing;
    use skipstone_net::trust::PlayerKeyStatus;
    use tokio::time::timeout;

    use super::*;
    use crate::store::Store;

    /// The timeout of a wait; not a measure of speed.
    const LONG: Duration = Duration::from_secs(20);

    fn hosted() -> (HostConsole, Store, mpsc::Receiver<HostEvent>, blocking::Receiver<String>) {
        let config = testing::host_config(Preset::Quick.rules(), 2, 2);
        let plan = HostPlan { config, resumed: None, store: Store::in_memory() };
        let event_log = EventLog::new(plan.config.identity.fingerprint());
        let (store, mut table) = (plan.store.clone(), HostControls::new(&plan));
        let (host, _) = plan.open().expect("a table on loopback");
        table.start(host.commands);
        let (log, lines) = blocking::channel();
        let room = testing::client_session().0.room;
        let console = HostConsole {
            own: None,
            table,
            room,
            event_log,
            phones: None,
            gone: None,
            proposing: Proposing::default(),
            rematch: None,
            log,
        };
        (console, store, host.events, lines)
    }

    impl HostConsole {
        fn knock(&mut self, number: u8, name: &str) {
            let who = Fingerprint::from_bytes([number; 32]);
            let (name, status) = (Name::new(name), PlayerKeyStatus::New);
            self.handle_host_event(&HostEvent::Knock { who, name, status, watches: false });
        }

        fn withdraw(&mut self, number: u8) {
            self.handle_host_event(&HostEvent::KnockWithdrawn(Fingerprint::from_bytes([number; 32])));
        }

        fn knocking_names(&self) -> Vec<Name> {
            self.knocking().into_iter().map(|guest| guest.name).collect()
        }
    }

    /// What the host's own client can't believe ends its session, though the table is open.
    #[tokio::test]
    async fn the_table_is_closed_when_the_hosts_own_session_ends() {
        let (console, store, host_events, lines) = hosted();
        let (session, room) = testing::client_session();
        let error = JoinError::from(ProtocolViolation::Log);
        room.emit(ClientEvent::ConnectionState(ConnectionState::Failed(error.clone())));
        drop(room);
        let (_input, input) = mpsc::channel(1);
        let (_signal, interrupted) = oneshot::channel();
        let ended = console.run(session.events, host_events, input, interrupted, store.watch_error());
        let ended = timeout(LONG, ended).await.expect("it ends by itself");
        assert!(matches!(ended, Err(CommandError::SessionEnded(Some(why))) if why == error));
        assert_eq!(lines.iter().next().as_deref(), Some("the table is closed"));
    }

    /// A ban just before the table closes is kept too.
    #[tokio::test]
    async fn bans_are_saved_until_the_table_is_closed() {
        let (console, store, ..) = hosted();
        let (session, _) = testing::client_session();
        let (bans, host_events) = mpsc::channel(32);
        let keys: Vec<_> = (0..32).map(|number| Fingerprint::from_bytes([number; 32])).collect();
        keys.iter().for_each(|key| bans.try_send(HostEvent::Banned(*key)).expect("room"));
        drop(bans);
        let (_input, input) = mpsc::channel(1);
        let (_signal, interrupted) = oneshot::channel();
        let ended = console.run(session.events, host_events, input, interrupted, store.watch_error());
        drop(timeout(LONG, ended).await.expect("it ends by itself"));
        assert!(store.players().expect("they can be read").banned().iter().eq(&keys));
    }

    #[tokio::test]
    async fn answers_of_the_host_reach_the_guest_who_was_asked_about() {
        let (mut console, ..) = hosted();
        console.knock(1, "Ada");
        console.knock(2, "Eve");
        console.withdraw(1);
        let lines = console.handle_input("y");
        assert_eq!(lines[0], "Ada no longer knocks: nobody was let in or refused");
        assert!(lines[1].starts_with("Eve knocks, who was never here before"), "{lines:?}");
        assert_eq!(console.knocking().len(), 1, "Eve still waits");
        assert!(console.handle_input("n").is_empty() && console.knocking().is_empty());
        assert!(console.handle_input("y").is_empty(), "nobody knocks");
    }

    #[tokio::test]
    async fn answers_follow_the_questions() {
        let (mut console, ..) = hosted();
        [(1, "Ada"), (2, "Ben"), (1, "Ada")]
            .into_iter()
            .for_each(|(number, name)| console.knock(number, name));
        assert_eq!(console.knocking_names(), ["Ada", "Ben"].map(Name::new));
        assert!(console.handle_input("y")[0].starts_with("Ben knocks"));
        assert_eq!(console.knocking_names(), ["Ben"].map(Name::new));
        assert!(console.handle_input("y").is_empty() && console.knocking().is_empty());
    }

    #[tokio::test]
    async fn an_answer_for_a_guest_who_is_gone_goes_to_nobody() {
        let (mut console, ..) = hosted();
        [(1, "Ada"), (2, "Ben"), (3, "Cem")]
            .into_iter()
            .for_each(|(number, name)| console.knock(number, name));
        console.withdraw(1);
        console.withdraw(2);
        assert!(
            console.handle_input("y")[0].starts_with("Ada no longer knocks"),
            "once, however many have gone"
        );
        assert!(console.handle_input("y").is_empty() && console.knocking().is_empty());

        console.knock(1, "Ada");
        console.knock(2, "Ben");
        console.withdraw(2);
        assert!(console.handle_input("y").is_empty(), "nobody answered Ben's question yet");
        assert!(console.knocking().is_empty());

        console.knock(1, "Ada");
        console.withdraw(1);
        console.knock(3, "Cem");
        let lines = console.handle_input("y");
        assert!(
            lines[0].starts_with("Ada no longer knocks"),
            "Cem knocked while the host was typing: {lines:?}"
        );
        assert_eq!(console.knocking_names(), ["Cem"].map(Name::new));
    }

    #[tokio::test]
    async fn a_knock_can_be_answered_until_the_table_refuses_the_guest() {
        let (mut console, ..) = hosted();
        console.knock(1, "Ada");
        let expires_at = console.table.knocks[0].expires_at;
        assert!(expires_at < std::time::Instant::now() + KNOCK_TIMEOUT);
        let expire = |console: &mut HostConsole, now| {
            let over = console.watch_first_knock(|table| table.expire_knocks(now));
            over.into_iter().map(|knock| knock.name).collect::<Vec<_>>()
        };
        assert!(expire(&mut console, expires_at - Duration::from_millis(1)).is_empty());
        console.knock(2, "Ben");
        assert_eq!(expire(&mut console, expires_at), ["Ada"].map(Name::new));
        assert!(console.handle_input("y")[0].starts_with("Ada no longer knocks"));
        assert_eq!(console.knocking_names(), ["Ben"].map(Name::new));
    }
}
