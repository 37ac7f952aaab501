//! The program of a guest: a real client, with what it has shown and said.

use super::*;

/// The program of a player or of a spectator.
pub(super) struct Program {
    pub(super) guest: u64,
    pub(super) state: ClientState,
    /// What is on its disk.
    pub(super) store: MemoryEvidenceStore,
    pub(super) shown: Option<Replica>,
    /// The verdicts, by the round's number.
    pub(super) verdicts: Vec<(u32, Verdict)>,
    /// Whether the player agrees to what is proposed next.
    pub(super) agrees: bool,
    /// Whether it has left because of what the host told.
    pub(super) has_left: bool,
    pub(super) is_over: bool,
}

impl Program {
    pub(super) fn new(harness: &TestRoom, guest: u64, store: MemoryEvidenceStore) -> Program {
        let identity = identity(guest);
        let mut state = ClientState::new(identity, "0.1.0", Box::new(store.clone()));
        state.tell_time(harness.now);
        state.welcomed(harness.room.id, harness.room.host_key());
        Program {
            guest,
            state,
            store,
            shown: None,
            verdicts: Vec::new(),
            agrees: false,
            has_left: false,
            is_over: false,
        }
    }

    /// Agrees to what is proposed for the current series, and confirms what is unlike the player's wishes.
    pub(super) fn agree(&mut self, series: TableSeriesId, now: Duration) {
        let agrees = std::mem::take(&mut self.agrees);
        self.state.handle_room_request(RoomRequest::ConfirmProposal);
        let asked = self.state.outputs.messages.len();
        agree(&mut self.state, now, |proposal| agrees && proposal.series == series);
        self.agrees = agrees && self.state.outputs.messages.len() == asked;
    }

    /// Agrees to what is on the screen already, or to what is proposed next.
    pub(super) fn agree_to_shown(&mut self, now: Duration) {
        let asked = self.state.outputs.messages.len();
        self.state.handle_room_request(RoomRequest::ConfirmProposal);
        self.state.tell_time(now + Duration::from_secs(1));
        self.state.handle_intent(Intent::NextRound);
        self.state.tell_time(now);
        self.agrees = self.state.outputs.messages.len() == asked;
    }

    pub(super) fn show_events(&mut self) {
        for event in self.state.outputs.events.drain(..).collect::<Vec<_>>() {
            match event {
                ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Snapshot { events, .. }) => {
                    let mut replica = Replica::new(self.state.setup().expect("a lobby"), self.state.seat());
                    // The screen may be shown what can't be; it isn't the one that judges.
                    let is_possible = events.iter().all(|event| replica.try_apply(event).is_ok());
                    (self.shown, self.is_over) = (is_possible.then_some(replica), false);
                }
                ClientEvent::Table(Update::Events(events)) => {
                    let shown = self.shown.take();
                    self.shown = shown.and_then(|mut replica| {
                        events.iter().all(|event| replica.try_apply(event).is_ok()).then_some(replica)
                    });
                }
                ClientEvent::Table(Update::RoundEnded { .. }) => self.is_over = true,
                ClientEvent::RoundChecked { round, seat, is_on_screen, verdict, log, .. } => {
                    if let Verdict::Broken(_) = verdict {
                        let is_proof = |signed: &SignedLog| signed.head.is_signed(&signed.log.id());
                        assert!(
                            log.as_deref().is_some_and(is_proof),
                            "what is broken can be shown to others"
                        );
                    }
                    // What the player isn't shown isn't said.
                    if is_on_screen || verdict.must_be_told(seat) {
                        self.verdicts.push((round, verdict));
                    }
                }
                _ => {}
            }
        }
    }

    /// That the host cheated, if it has said so, or its last verdict.
    pub(super) fn verdict(&self) -> Option<&Verdict> {
        let is_broken = |(_, verdict): &&(u32, Verdict)| matches!(verdict, Verdict::Broken(_));
        let found = self.verdicts.iter().find(is_broken).or(self.verdicts.last());
        found.map(|(_, verdict)| verdict)
    }

    pub(super) fn judge(&mut self) {
        for check in self.state.outputs.checks.drain(..).collect::<Vec<_>>() {
            self.state.finish_check(check.run());
        }
        self.state.settle();
        self.show_events();
    }
}
