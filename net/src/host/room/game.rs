//! The series that is played: what seats ask the table for, and what everyone is told of it.

use std::time::Duration;

use skipstone_core::table::{self, Intent, PlayerPresence, Recipient, RoundEnd, Table, Update};
use skipstone_core::{Seat, VisibleEvent};

use super::Room;
use super::deal::PendingDeal;
use super::messages::{GuestId, RoomOutput};
use crate::host::saved::DealInputs;
use crate::protocol::{Denial, NumberedRequest, PresenceEvent, Revision, Snapshot, TableRequest, ToGuest};

/// A series in the midst of being played.
pub(super) struct Game {
    pub(super) table: Table,
    /// What has been told of it.
    pub(super) revision: Revision,
    /// How the round on the table was dealt.
    pub(super) deal: Option<DealInputs>,
    /// The deal that is being prepared.
    pub(super) dealing: Option<PendingDeal>,
    /// The turn of which was told who thinks.
    announced_turn: Option<(u32, Seat, u32)>,
}

impl Game {
    pub(super) fn wake_at(&self) -> Option<Duration> {
        let dealt = self.dealing.as_ref().map(|dealing| dealing.deadline);
        [self.table.wake_at(), dealt].into_iter().flatten().min()
    }

    pub(super) fn is_round_running(&self) -> bool {
        self.turn().is_some()
    }

    /// Whether the round on the table has ended.
    fn is_round_over(&self) -> bool {
        self.table.round().is_some_and(|round| round.ending().is_some())
    }

    /// Whose turn it is, while a round goes on.
    pub(super) fn turn(&self) -> Option<Seat> {
        self.table.round().filter(|round| round.ending().is_none()).map(skipstone_core::Round::turn)
    }
}

impl Room {
    /// Begins to play at a table, or goes on.
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

    /// A guest asks for something that the table decides on.
    pub(super) fn handle_table_request(&mut self, guest: GuestId, ask: NumberedRequest) {
        if let Err(why) = self.try_table_request(guest, ask)
            && self.check_rate(guest, ask.number)
        {
            self.deny(guest, ask.number, why);
        }
    }

    fn try_table_request(
        &mut self,
        guest: GuestId,
        NumberedRequest { number, request }: NumberedRequest,
    ) -> Result<(), Denial> {
        if let TableRequest::Snapshot | TableRequest::Record { .. } = request {
            return if self.check_rate(guest, number) { self.answer_query(guest, request) } else { Ok(()) };
        }
        let game = self.game.as_ref().ok_or(Denial::NotNow)?;
        let now_at = game.revision;
        let seat = self.seat_of(guest).ok_or(Denial::NotSeated)?;
        let timely = |at: Revision| if at == now_at { Ok(()) } else { Err(Denial::Stale) };
        let intent = match request {
            TableRequest::Move { at, mv } => {
                timely(at)?;
                Intent::Move(mv)
            }
            TableRequest::TakeBack { at } => {
                timely(at)?;
                Intent::Undo
            }
            TableRequest::Agree { asked, at, agreed } => {
                timely(at)?;
                game.table.takeback_asker().filter(|by| *by == asked).ok_or(Denial::Stale)?;
                Intent::Agree(agreed)
            }
            TableRequest::Replace(away) => Intent::Replace(away),
            TableRequest::Pause(paused) => Intent::Pause(paused),
            TableRequest::NextRound => return self.start_deal(),
            TableRequest::Catch => Intent::Catch,
            TableRequest::CallTalking(talker) => Intent::CallTalking(talker),
            TableRequest::Snapshot | TableRequest::Record { .. } => return Ok(()),
        };
        self.apply_to_table(table::TableInput::Intent(seat, intent), Some((guest, number)));
        Ok(())
    }

    /// What is longer than an ordinary answer.
    fn answer_query(&mut self, guest: GuestId, request: TableRequest) -> Result<(), Denial> {
        if let TableRequest::Record { round } = request {
            let text = self.records.get(round).ok_or(Denial::NotNow)?;
            self.outputs.push(RoomOutput::SendRecord(guest, round, text));
        } else {
            self.send_round(guest, None);
        }
        Ok(())
    }

    /// Remembers the record of a round that has just ended.
    fn store_record(&mut self) {
        if let Some(record) = self.game.as_ref().and_then(|game| game.table.record(&self.app)) {
            self.records.insert(record.header.round, &record.to_string());
        }
    }

    /// Gives something to the table, and tells what comes of it; what is refused is told to the one who asked.
    pub(super) fn apply_to_table(&mut self, input: table::TableInput, asked: Option<(GuestId, u32)>) {
        let Some(game) = &mut self.game else { return };
        let from = game.revision;
        let mut now_at = from;
        let outputs = game.table.handle(self.now, input);
        for table::Output { to, update } in outputs {
            let to = self.recipients(to);
            match update {
                Update::Refused(why) => {
                    if let Some((guest, number)) = asked
                        && self.check_rate(guest, number)
                    {
                        self.deny(guest, number, Denial::Table(why));
                    }
                    continue;
                }
                Update::RoundBegan { number, dealer, draws, scores, events } => {
                    now_at = Revision { round: number as u32, takebacks: 0, events: events.len() as u32 };
                    self.send_to(&to, ToGuest::Snapshot(Snapshot { at: now_at, dealer, draws, scores }));
                    self.send_events(&to, Revision { events: 0, ..now_at }, &events);
                }
                Update::Events(events) => {
                    now_at.events = from.events + events.len() as u32;
                    self.send_events(&to, from, &events);
                }
                // Nobody has asked for it: a move was taken back.
                Update::Snapshot { scores, events, ended, .. } => {
                    let events_now = events.len() as u32;
                    now_at = Revision { takebacks: from.takebacks + 1, events: events_now, ..from };
                    self.send_snapshot(&to, now_at, scores, &events, ended);
                }
                Update::RoundEnded { ended, scores } => {
                    self.send_round_ended(&to, now_at.round, ended, scores)
                }
                Update::Presence(seat, being) => {
                    let presence = self.presence(seat, being);
                    self.send_to(&to, ToGuest::Presence(presence));
                }
                Update::Paused(by) => self.send_to(&to, ToGuest::Presence(PresenceEvent::Paused(by))),
                Update::TakebackAsked(by) => {
                    self.send_to(&to, ToGuest::TakebackAsked { by, at: now_at });
                }
                Update::TakebackOver => self.send_to(&to, ToGuest::TakebackOver),
            }
            self.unsaved = true;
        }
        let Some(game) = &mut self.game else { return };
        game.revision = now_at;
        if now_at != from && game.is_round_over() {
            self.store_record();
        }
        self.broadcast_thinking();
    }

    /// Shows a guest the round on the table: all of it, or what came after a moment that it knows.
    pub(super) fn send_round(&mut self, guest: GuestId, seen: Option<Revision>) {
        let Some(game) = &self.game else { return };
        let viewer = self.seat_of(guest).map_or(Recipient::Watchers, Recipient::Seat);
        let at = game.revision;
        let known =
            seen.filter(|seen| Revision { events: at.events, ..*seen } == at && seen.events <= at.events);
        let standing = game.table.snapshot(viewer);
        let (paused, asked) = (game.table.paused(), game.table.takeback_asker());
        let people: Vec<(Seat, PlayerPresence)> =
            game.table.setup().seats().map(|seat| (seat, game.table.presence(seat))).collect();
        let promise = game.dealing.as_ref().map(PendingDeal::commitment);

        for table::Output { update, .. } in standing {
            if let Update::Snapshot { scores, events, ended, .. } = update {
                if let Some(from) = known {
                    self.send_events(&[guest], from, &events[from.events as usize..]);
                    if let Some(ended) = ended {
                        self.send_round_ended(&[guest], at.round, ended, scores);
                    }
                } else {
                    self.send_snapshot(&[guest], at, scores, &events, ended);
                }
            }
        }
        for (seat, being) in people.into_iter().filter(|(_, being)| *being != PlayerPresence::Here) {
            let presence = self.presence(seat, being);
            self.send(guest, ToGuest::Presence(presence));
        }
        if paused.is_some() {
            self.send(guest, ToGuest::Presence(PresenceEvent::Paused(paused)));
        }
        if let Some(by) = asked {
            self.send(guest, ToGuest::TakebackAsked { by, at });
        }
        if let Some(promise) = promise {
            self.send(guest, promise);
        }
        if let Some(thinking) = self.thinking() {
            self.send(guest, ToGuest::Presence(thinking));
        }
    }

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
        let standing = Snapshot { at, dealer, draws: Vec::new(), scores: scores.clone() };
        self.send_to(to, ToGuest::Snapshot(standing));
        self.send_events(to, Revision { events: 0, ..at }, events);
        if let Some(ended) = ended {
            self.send_round_ended(to, at.round, ended, scores);
        }
    }

    fn send_events(&mut self, to: &[GuestId], from: Revision, events: &[VisibleEvent]) {
        for message in ToGuest::events(from, events) {
            self.send_to(to, message);
        }
    }

    /// How a round ended, and what its deal was made of.
    fn send_round_ended(&mut self, to: &[GuestId], round: u32, ended: RoundEnd, scores: Vec<u32>) {
        let winners = ended.series_winners.unwrap_or_default();
        self.send_to(to, ToGuest::RoundEnded { round, result: ended.result, scores, winners });
        let deal = self.game.as_ref().and_then(|game| game.deal.as_ref());
        if let Some(deal) = deal.filter(|deal| deal.round == round) {
            let secret = deal.secret;
            self.send_to(to, ToGuest::Reveal { round, secret });
        }
    }

    fn send_to(&mut self, to: &[GuestId], message: ToGuest) {
        if !to.is_empty() {
            self.outputs.push(RoomOutput::Send(to.to_vec(), message));
        }
    }

    /// Who is meant.
    fn recipients(&self, to: Recipient) -> Vec<GuestId> {
        match to {
            Recipient::Seat(seat) => {
                let key = self.seating.person(seat).map(|person| person.key);
                key.and_then(|key| self.guests.find_by_key(key)).into_iter().collect()
            }
            Recipient::Watchers => self.guests.watching(&self.seating).map(|(guest, _)| guest).collect(),
        }
    }

    fn presence(&self, seat: Seat, being: PlayerPresence) -> PresenceEvent {
        match being {
            PlayerPresence::Here => PresenceEvent::Here(seat),
            PlayerPresence::Away(until) => {
                PresenceEvent::Away { seat, grace: millis(until.saturating_sub(self.now)) }
            }
            PlayerPresence::Replaced => PresenceEvent::Replaced(seat),
        }
    }

    /// Who is on turn, where a turn's time is limited.
    fn thinking(&self) -> Option<PresenceEvent> {
        self.options.turn_seconds?;
        let game = self.game.as_ref()?;
        let seat = game.turn().filter(|seat| self.seating.person(*seat).is_some())?;
        let left = game.table.wake_at().map(|at| millis(at.saturating_sub(self.now)));
        Some(PresenceEvent::Thinking { seat, left })
    }

    /// Tells once a turn who thinks.
    fn broadcast_thinking(&mut self) {
        let thinking = self.thinking();
        let Some(game) = &mut self.game else { return };
        let turns = game.table.round().map_or(0, skipstone_core::Round::turns);
        let turn = game.turn().map(|seat| (game.revision.round, seat, turns));
        if turn == game.announced_turn {
            return;
        }
        game.announced_turn = turn;
        if let Some(thinking) = thinking {
            self.broadcast(ToGuest::Presence(thinking));
        }
    }
}

/// In whole milliseconds, as long as any table waits.
fn millis(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}
