//! The programs at a fuzzed table. Each goes through a session as its driver has it do.

use super::*;

/// The program of a guest, or of the host's own player.
pub(in super::super) struct Program {
    pub(super) key: u64,
    pub(super) connection: u64,
    pub(super) state: ClientState,
    /// Since when what the room sends it waits. `None` if it was delivered in the last step.
    pub(super) late_since: Option<Duration>,
    /// What it keeps when it ends.
    store: MemoryEvidenceStore,
    /// What its player comes for in this session.
    arrival: Arrival,
    /// Whether it has been in over another connection of this session.
    has_joined: bool,
    /// The round as this program shows it.
    shown: Option<Replica>,
    pub(in super::super) verdicts: Vec<(u32, Verdict)>,
    /// Whether it sends whatever it likes instead.
    pub(in super::super) lies: bool,
    /// Whether it judges the rounds that end.
    pub(in super::super) judges: bool,
}

impl Program {
    pub(super) fn new(key: u64) -> Program {
        let store = MemoryEvidenceStore::default();
        let connection = if key == 0 { GuestId::HOST.0 } else { NOT_CONNECTED };
        Program {
            key,
            connection,
            late_since: None,
            state: ClientState::new(identity(key), "0.1.0", Box::new(store.clone())),
            store,
            arrival: Arrival::Seat,
            has_joined: false,
            shown: None,
            verdicts: Vec::new(),
            lies: key > HONEST,
            judges: false,
        }
    }

    /// Begins a session with what is kept, as a program does that was killed and is started again.
    pub(super) fn restart(&mut self, arrival: Arrival) {
        self.connection = if self.key == 0 { GuestId::HOST.0 } else { NOT_CONNECTED };
        self.state = ClientState::new(identity(self.key), "0.1.0", Box::new(self.store.clone()));
        (self.arrival, self.has_joined, self.shown) = (arrival, false, None);
    }

    /// Notes that the connection is lost; the session goes on over another one.
    pub(super) fn lose_connection(&mut self, now: Duration) {
        self.connection = NOT_CONNECTED;
        self.state.tell_time(now);
        self.state.disconnected();
    }

    /// Ends the session, because its player leaves or the host has closed the connection, and begins another one.
    pub(super) fn end_session(&mut self, now: Duration, arrival: Arrival) {
        self.lose_connection(now);
        self.state.close();
        self.show_events(&mut Vec::new());
        self.state.tell_again();
        self.state.save_changes();
        self.restart(arrival);
    }

    /// How the program asks to be let in.
    pub(super) fn join_mode(&self, table: TableId) -> JoinMode {
        match self.arrival {
            Arrival::Watch if self.state.seat().is_none() => JoinMode::Watch,
            Arrival::Seat if !self.has_joined => JoinMode::Seat,
            _ => JoinMode::Return { table, seen: self.state.position() },
        }
    }

    /// Applies the messages to this program as its driver does.
    pub(super) fn receive(
        &mut self,
        messages: Vec<ToGuest>,
        now: Duration,
        room: &Room,
        context: &str,
    ) -> Vec<Denial> {
        self.state.tell_time(now);
        let mut denials = Vec::new();
        for message in messages {
            if let ToGuest::Welcome(welcome) = &message {
                self.state.welcomed(welcome.table, room.host_key());
                if std::mem::replace(&mut self.has_joined, true) {
                    self.state.reconnected();
                }
                self.state.wish_for_stone(Stone::Jade);
            }
            let text = format!("{message:?}");
            if let Err(why) = self.state.handle_message(message) {
                panic!("guest {}: {why:?} by {text} after {context}", self.key);
            }
            self.state.handle_room_request(RoomRequest::ConfirmProposal);
            agree(&mut self.state, now, |proposal| proposal.series == room.series);
            self.show_events(&mut denials);
        }
        self.show_events(&mut denials);
        denials
    }

    fn show_events(&mut self, denials: &mut Vec<Denial>) {
        for check in self.state.outputs.checks.drain(..).collect::<Vec<_>>() {
            // Replaying what the strongest computer player decided takes long.
            if self.judges {
                self.state.finish_check(check.run());
            }
        }
        self.state.settle();
        for event in self.state.outputs.events.drain(..).collect::<Vec<_>>() {
            self.show(event, denials);
        }
    }

    fn show(&mut self, event: ClientEvent, denials: &mut Vec<Denial>) {
        match event {
            ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Snapshot { events, .. }) => {
                let setup = self.state.setup().expect("a lobby");
                let mut replica = Replica::new(setup, self.state.seat());
                events.iter().for_each(|event| replica.apply(event));
                self.shown = Some(replica);
            }
            ClientEvent::Table(Update::Events(events)) => {
                let replica = self.shown.as_mut().expect("a round");
                events.iter().for_each(|event| replica.apply(event));
            }
            ClientEvent::Table(Update::Refused(why)) => denials.push(Denial::Table(why)),
            ClientEvent::Denied(why) => denials.push(why),
            ClientEvent::RoundChecked { verdict: Verdict::Broken(breach), .. } => {
                panic!("guest {} accuses an honest host: {breach:?}", self.key)
            }
            ClientEvent::RoundChecked { round, record, stand_in_turns, verdict, .. } => {
                check_stand_ins(record.as_deref(), &verdict, &stand_in_turns);
                self.verdicts.push((round, verdict));
            }
            ClientEvent::Lobby(lobby) if !lobby.begun => self.shown = None,
            _ => {}
        }
    }

    /// A legal move, if it is this program's turn.
    pub(super) fn legal_move(&self, rng: &mut ChaCha8Rng) -> Option<Move> {
        let (view, seat) = (self.shown.as_ref()?.view(), self.state.seat()?);
        let moves: Vec<Move> =
            (view.ending().is_none() && view.turn() == seat).then(|| view.legal_moves().iter().collect())?;
        moves.get(rng.next_u32() as usize % moves.len().max(1)).copied()
    }
}
