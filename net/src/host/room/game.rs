//! The series at the table: requests of the seats, and the updates sent to all guests.

use std::time::Duration;

use skipstone_core::table::{self, Intent, PlayerPresence, Recipient, RoundEnd, Table, Update};
use skipstone_core::{Seat, VisibleEvent};

use super::Room;
use super::deal::PendingDeal;
use super::messages::{GuestId, RoomOutput};
use crate::host::saved::DealInputs;
use crate::protocol::{Denial, NumberedRequest, PresenceEvent, Revision, Snapshot, TableRequest, ToGuest};

/// A series, from its start until a rematch.
pub(super) struct Game {
    pub(super) table: Table,
    /// The current revision, up to which all connected guests have been sent the round.
    pub(super) revision: Revision,
    /// The inputs of the latest fair deal. The secret is revealed when its round ends.
    pub(super) deal: Option<DealInputs>,
    /// The deal that waits for shares. `None` during a round.
    pub(super) dealing: Option<PendingDeal>,
    /// The turn that [`Room::broadcast_thinking`] handled last: round number, seat, turns begun in the round.
    announced_turn: Option<(u32, Seat, u32)>,
}

/// The guest whose request caused an input of the table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Requester {
    guest: GuestId,
    /// The guest's number of the request.
    number: u32,
    /// Whether the request has been taken from the guest's rate limit.
    is_charged: bool,
}

impl Game {
    /// When the next timer runs out, of the table or the pending deal, as time since the room was created.
    pub(super) fn wake_at(&self) -> Option<Duration> {
        let deal_deadline = self.dealing.as_ref().map(|dealing| dealing.deadline);
        [self.table.wake_at(), deal_deadline].into_iter().flatten().min()
    }

    pub(super) fn is_round_running(&self) -> bool {
        self.turn().is_some()
    }

    /// Whether the latest round has ended. `false` before the first.
    fn is_round_over(&self) -> bool {
        self.table.round().is_some_and(|round| round.ending().is_some())
    }

    /// The seat on turn. `None` between rounds.
    pub(super) fn turn(&self) -> Option<Seat> {
        self.table.round().filter(|round| round.ending().is_none()).map(skipstone_core::Round::turn)
    }
}

impl Room {
    /// Sets up the series of a new table, or resumes that of a saved one with its takeback count and latest deal. People who
    /// aren't connected count as disconnected, and seats without an owner go to computer players.
    pub(super) fn start_game(&mut self, table: Table, takebacks: u32, deal: Option<DealInputs>) {
        let mut game =
            Game { table, revision: Revision::default(), deal, dealing: None, announced_turn: None };
        game.table.set_bot_delay(self.pace);
        let over = game.is_round_over();
        if game.table.round().is_some() {
            let round = game.table.series().rounds().len() as u32 + u32::from(!over);
            game.revision = Revision { round, takebacks, events: game.table.events().count() as u32 };
        }
        self.game = Some(game);
        if over {
            self.store_record();
        }
        self.unsaved = true;
        self.apply_timeouts();
        for seat in self.seating.absent_seats(|key| self.guests.find_by_key(key).is_some()) {
            self.apply_to_table(table::TableInput::Disconnected(seat), None);
        }
        for seat in self.seating.unowned_seats() {
            self.apply_to_table(table::TableInput::Quit(seat), None);
        }
    }

    /// Handles a request that the table decides on, as far as the guest's rate limit allows.
    pub(super) fn handle_table_request(&mut self, guest: GuestId, numbered: NumberedRequest) {
        let NumberedRequest { number, request } = numbered;
        // What brings the series on is free unless it is denied, and so is each round's record, once, as everyone verifies
        // it. All else costs, granted or not.
        let is_charged = match request {
            TableRequest::Move { .. } | TableRequest::NextRound => false,
            TableRequest::Record { .. } => !self.guests.take_free_record(guest),
            _ => true,
        };
        if is_charged && !self.check_rate(guest, number) {
            return;
        }
        let requester = Requester { guest, number, is_charged };
        if let Err(why) = self.try_table_request(requester, request) {
            self.deny_request(requester, why);
        }
    }

    /// Denies a request, as far as the guest's rate limit allows.
    fn deny_request(&mut self, requester: Requester, why: Denial) {
        let Requester { guest, number, is_charged } = requester;
        if is_charged || self.check_rate(guest, number) {
            self.deny(guest, number, why);
        }
    }

    fn try_table_request(&mut self, requester: Requester, request: TableRequest) -> Result<(), Denial> {
        let guest = requester.guest;
        if let TableRequest::Snapshot | TableRequest::Record { .. } = request {
            return self.answer_query(guest, request);
        }
        let game = self.game.as_ref().ok_or(Denial::NotNow)?;
        let current = game.revision;
        let seat = self.seat_of(guest).ok_or(Denial::NotSeated)?;
        let check_current = |at: Revision| if at == current { Ok(()) } else { Err(Denial::Stale) };
        let intent = match request {
            TableRequest::Move { at, mv } => {
                check_current(at)?;
                Intent::Move(mv)
            }
            TableRequest::TakeBack { at } => {
                check_current(at)?;
                Intent::Undo
            }
            TableRequest::Agree { asked, at, agreed } => {
                check_current(at)?;
                game.table.takeback_asker().filter(|by| *by == asked).ok_or(Denial::Stale)?;
                Intent::Agree(agreed)
            }
            TableRequest::Replace(absent) => Intent::Replace(absent),
            TableRequest::Pause(paused) => Intent::Pause(paused),
            TableRequest::NextRound => return self.start_deal(),
            TableRequest::Catch => Intent::Catch,
            TableRequest::CallTalking(talker) => Intent::CallTalking(talker),
            TableRequest::Snapshot | TableRequest::Record { .. } => return Ok(()),
        };
        self.apply_to_table(table::TableInput::Intent(seat, intent), Some(requester));
        Ok(())
    }

    /// Sends the requested record, or the whole current round. Denied if no such record is kept.
    fn answer_query(&mut self, guest: GuestId, request: TableRequest) -> Result<(), Denial> {
        if let TableRequest::Record { round } = request {
            let text = self.records.get(round).ok_or(Denial::NotNow)?;
            self.outputs.push(RoomOutput::SendRecord(guest, round, text));
        } else {
            self.send_round(guest, None);
        }
        Ok(())
    }

    /// Keeps the record of the round that has just ended, for guests who request it.
    fn store_record(&mut self) {
        if let Some(record) = self.game.as_ref().and_then(|game| game.table.record(&self.app)) {
            self.records.insert(record.header.round, &record.to_string());
            self.guests.grant_free_records();
        }
    }

    /// Passes an input to the table and sends its updates to their recipients. A refusal goes to `requester`, as far as
    /// its rate limit allows; `None` if no request caused the input.
    pub(super) fn apply_to_table(&mut self, input: table::TableInput, requester: Option<Requester>) {
        let Some(game) = &mut self.game else { return };
        debug_assert!(!self.is_applying, "an input of the table inside another would be overwritten");
        self.is_applying = true;
        let from = game.revision;
        let mut current = from;
        let outputs = game.table.handle(self.now, input);
        for table::Output { to, update } in outputs {
            let to = self.recipients(to);
            match update {
                Update::Refused(why) => {
                    if let Some(requester) = requester {
                        self.deny_request(requester, Denial::Table(why));
                    }
                    continue;
                }
                Update::RoundBegan { number, dealer, draws, scores, events } => {
                    current = Revision { round: number as u32, takebacks: 0, events: events.len() as u32 };
                    self.send_to(&to, ToGuest::Snapshot(Snapshot { at: current, dealer, draws, scores }));
                    self.send_events(&to, Revision { events: 0, ..current }, &events);
                }
                Update::Events(events) => {
                    current.events = from.events + events.len() as u32;
                    self.send_events(&to, from, &events);
                }
                // Always a takeback: a guest's request for a snapshot doesn't reach the table.
                Update::Snapshot { scores, events, ended, .. } => {
                    let event_count = events.len() as u32;
                    current = Revision { takebacks: from.takebacks + 1, events: event_count, ..from };
                    self.send_snapshot(&to, current, scores, &events, ended);
                }
                Update::RoundEnded { ended, scores } => {
                    self.send_round_ended(&to, current.round, ended, scores)
                }
                Update::Presence(seat, presence) => {
                    let event = self.presence(seat, presence);
                    self.send_to(&to, ToGuest::Presence(event));
                }
                Update::Paused(by) => self.send_to(&to, ToGuest::Presence(PresenceEvent::Paused(by))),
                Update::TakebackAsked(by) => {
                    self.send_to(&to, ToGuest::TakebackAsked { by, at: current });
                }
                Update::TakebackOver => self.send_to(&to, ToGuest::TakebackOver),
            }
            self.unsaved = true;
        }
        self.is_applying = false;
        let Some(game) = &mut self.game else { return };
        game.revision = current;
        if current != from && game.is_round_over() {
            self.store_record();
        }
        self.broadcast_thinking();
    }

    /// Sends a guest the current round and everything open in it: absent players, pause, takeback request, commitment, turn
    /// limit. If `seen` is an earlier revision of this round with the same takebacks, only the events since are sent; otherwise
    /// a snapshot.
    pub(super) fn send_round(&mut self, guest: GuestId, seen: Option<Revision>) {
        let Some(game) = &self.game else { return };
        let viewer = self.seat_of(guest).map_or(Recipient::Watchers, Recipient::Seat);
        let at = game.revision;
        let resume_from =
            seen.filter(|seen| Revision { events: at.events, ..*seen } == at && seen.events <= at.events);
        let snapshot = game.table.snapshot(viewer);
        let (paused, takeback_asker) = (game.table.paused(), game.table.takeback_asker());
        let presences: Vec<(Seat, PlayerPresence)> =
            game.table.setup().seats().map(|seat| (seat, game.table.presence(seat))).collect();
        let deal = game.deal.iter().filter(|deal| deal.round == at.round).flat_map(DealInputs::messages);
        let next_deal = game.dealing.iter().flat_map(PendingDeal::messages);
        let (deal, next_deal): (Vec<ToGuest>, Vec<ToGuest>) = (deal.collect(), next_deal.collect());

        deal.into_iter().for_each(|message| self.send(guest, message));
        for table::Output { update, .. } in snapshot {
            if let Update::Snapshot { scores, events, ended, .. } = update {
                if let Some(from) = resume_from {
                    self.send_events(&[guest], from, &events[from.events as usize..]);
                    if let Some(ended) = ended {
                        self.send_round_ended(&[guest], at.round, ended, scores);
                    }
                } else {
                    self.send_snapshot(&[guest], at, scores, &events, ended);
                }
            }
        }
        for (seat, presence) in
            presences.into_iter().filter(|(_, presence)| *presence != PlayerPresence::Here)
        {
            let event = self.presence(seat, presence);
            self.send(guest, ToGuest::Presence(event));
        }
        if paused.is_some() {
            self.send(guest, ToGuest::Presence(PresenceEvent::Paused(paused)));
        }
        if let Some(by) = takeback_asker {
            self.send(guest, ToGuest::TakebackAsked { by, at });
        }
        next_deal.into_iter().for_each(|message| self.send(guest, message));
        if let Some(thinking) = self.thinking() {
            self.send(guest, ToGuest::Presence(thinking));
        }
    }

    /// Sends the whole round at revision `at`: the snapshot, all events, and the result if the round has ended.
    fn send_snapshot(
        &mut self,
        to: &[GuestId],
        at: Revision,
        scores: Vec<u32>,
        events: &[VisibleEvent],
        ended: Option<RoundEnd>,
    ) {
        let Some(game) = &self.game else { return };
        let dealer = game.table.series().dealer_of(at.round as usize);
        let snapshot = Snapshot { at, dealer, draws: Vec::new(), scores: scores.clone() };
        self.send_to(to, ToGuest::Snapshot(snapshot));
        self.send_events(to, Revision { events: 0, ..at }, events);
        if let Some(ended) = ended {
            self.send_round_ended(to, at.round, ended, scores);
        }
    }

    /// Sends events that follow revision `from`, in as many messages as they need.
    fn send_events(&mut self, to: &[GuestId], from: Revision, events: &[VisibleEvent]) {
        for message in ToGuest::events(from, events) {
            self.send_to(to, message);
        }
    }

    /// Sends the result of a round, and reveals the secret of its deal.
    fn send_round_ended(&mut self, to: &[GuestId], round: u32, ended: RoundEnd, scores: Vec<u32>) {
        let winners = ended.series_winners.unwrap_or_default();
        self.send_to(to, ToGuest::RoundEnded { round, result: ended.result, scores, winners });
        let deal = self.game.as_ref().and_then(|game| game.deal.as_ref());
        if let Some(deal) = deal.filter(|deal| deal.round == round) {
            let secret = deal.secret;
            self.send_to(to, ToGuest::Reveal { round, secret });
        }
    }

    /// Sends a message to these guests; nothing if there are none.
    fn send_to(&mut self, to: &[GuestId], message: ToGuest) {
        if !to.is_empty() {
            self.outputs.push(RoomOutput::Send(to.to_vec(), message));
        }
    }

    /// The connections of an update's recipient; empty if it isn't connected.
    fn recipients(&self, to: Recipient) -> Vec<GuestId> {
        match to {
            Recipient::Seat(seat) => {
                let key = self.seating.person(seat).map(|person| person.key);
                key.and_then(|key| self.guests.find_by_key(key)).into_iter().collect()
            }
            Recipient::Watchers => self.guests.watching(&self.seating).map(|(guest, _)| guest).collect(),
        }
    }

    /// A seat's presence as the event to send. An absent player's grace period is the time left from now.
    fn presence(&self, seat: Seat, presence: PlayerPresence) -> PresenceEvent {
        match presence {
            PlayerPresence::Here => PresenceEvent::Here(seat),
            PlayerPresence::Away(until) => {
                PresenceEvent::Away { seat, grace: millis(until.saturating_sub(self.now)) }
            }
            PlayerPresence::Replaced => PresenceEvent::Replaced(seat),
        }
    }

    /// The person on turn and the time left of the turn. `None` without a turn limit, between rounds, and on a computer
    /// player's turn.
    fn thinking(&self) -> Option<PresenceEvent> {
        self.options.turn_seconds?;
        let game = self.game.as_ref()?;
        let seat = game.turn().filter(|seat| self.seating.person(*seat).is_some())?;
        let left = game.table.wake_at().map(|at| millis(at.saturating_sub(self.now)));
        Some(PresenceEvent::Thinking { seat, left })
    }

    /// Broadcasts the turn limit at the start of each person's turn.
    fn broadcast_thinking(&mut self) {
        let thinking = self.thinking();
        let Some(game) = &mut self.game else { return };
        let turns = game.table.round().map_or(0, skipstone_core::Round::turns);
        let current_turn = game.turn().map(|seat| (game.revision.round, seat, turns));
        if current_turn == game.announced_turn {
            return;
        }
        game.announced_turn = current_turn;
        if let Some(thinking) = thinking {
            self.broadcast(ToGuest::Presence(thinking));
        }
    }
}

/// Whole milliseconds, at most [`u32::MAX`] (49 days).
fn millis(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}
