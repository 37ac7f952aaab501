//! The series that is played: what seats ask the table for, and what everyone is told of it.

use std::time::Duration;

use skipstone_core::table::{self, Ended, Intent, Presence as Being, Table, To, Update};
use skipstone_core::{Seat, Seen};

use super::deal::Dealing;
use super::guests::GuestId;
use super::{Hall, Output};
use crate::host::kept::Deal;
use crate::protocol::{Ask, Denial, Moment, Presence, Request, Standing, ToGuest};

/// A series in the midst of being played.
pub(super) struct Game {
    pub(super) table: Table,
    /// What has been told of it.
    pub(super) moment: Moment,
    /// How the round on the table was dealt.
    pub(super) deal: Option<Deal>,
    /// The deal that is being prepared.
    pub(super) dealing: Option<Dealing>,
    /// The turn of which was told who thinks.
    thinking: Option<(u32, Seat, u32)>,
}

impl Game {
    pub(super) fn wake_at(&self) -> Option<Duration> {
        let dealt = self.dealing.as_ref().map(|dealing| dealing.until);
        [self.table.wake_at(), dealt].into_iter().flatten().min()
    }

    pub(super) fn round_goes_on(&self) -> bool {
        self.turn().is_some()
    }

    /// Whether the round on the table has ended.
    fn round_is_over(&self) -> bool {
        self.table.round().is_some_and(|round| round.ending().is_some())
    }

    /// Whose turn it is, while a round goes on.
    pub(super) fn turn(&self) -> Option<Seat> {
        self.table.round().filter(|round| round.ending().is_none()).map(skipstone_core::Round::turn)
    }
}

impl Hall {
    /// Begins to play at a table, or goes on.
    pub(super) fn take_up(&mut self, table: Table, takebacks: u32, deal: Option<Deal>) {
        let mut game = Game { table, moment: Moment::default(), deal, dealing: None, thinking: None };
        game.table.set_pace(self.pace);
        let over = game.round_is_over();
        if game.table.round().is_some() {
            let round = game.table.series().rounds().len() as u32 + u32::from(!over);
            game.moment = Moment { round, takebacks, events: game.table.events().count() as u32 };
        }
        self.game = Some(game);
        if over {
            self.note_record();
        }
        self.changed = true;
        self.apply_patience();
        for seat in self.seating.empty_seats(&self.guests) {
            self.at_table(table::Input::Left(seat), None);
        }
        for seat in self.seating.seats_without_a_person() {
            self.at_table(table::Input::Gone(seat), None);
        }
    }

    /// A guest asks for something that the table decides on.
    pub(super) fn asked(&mut self, guest: GuestId, ask: Ask) {
        if let Err(why) = self.try_ask(guest, ask)
            && self.affords(guest, ask.number)
        {
            self.deny(guest, ask.number, why);
        }
    }

    fn try_ask(&mut self, guest: GuestId, Ask { number, request }: Ask) -> Result<(), Denial> {
        if let Request::Standing | Request::Record { .. } = request {
            return if self.affords(guest, number) { self.tell_more(guest, request) } else { Ok(()) };
        }
        let game = self.game.as_ref().ok_or(Denial::NotNow)?;
        let now_at = game.moment;
        let seat = self.seat_of(guest).ok_or(Denial::NotSeated)?;
        let timely = |at: Moment| if at == now_at { Ok(()) } else { Err(Denial::Late) };
        let intent = match request {
            Request::Move { at, mv } => {
                timely(at)?;
                Intent::Move(mv)
            }
            Request::TakeBack { at } => {
                timely(at)?;
                Intent::Undo
            }
            Request::Agree { asked, at, agreed } => {
                timely(at)?;
                game.table.takeback_asked().filter(|by| *by == asked).ok_or(Denial::Late)?;
                Intent::Agree(agreed)
            }
            Request::Replace(away) => Intent::Replace(away),
            Request::Pause(paused) => Intent::Pause(paused),
            Request::NextRound => return self.begin_dealing(),
            Request::Catch => Intent::Catch,
            Request::CallTalking(talker) => Intent::CallTalking(talker),
            Request::Standing | Request::Record { .. } => return Ok(()),
        };
        self.at_table(table::Input::From(seat, intent), Some((guest, number)));
        Ok(())
    }

    /// What is longer than an ordinary answer.
    fn tell_more(&mut self, guest: GuestId, request: Request) -> Result<(), Denial> {
        if let Request::Record { round } = request {
            let text = self.records.of(round).ok_or(Denial::NotNow)?;
            self.outputs.push(Output::Record(guest, round, text));
        } else {
            self.show_round(guest, None);
        }
        Ok(())
    }

    /// Remembers the record of a round that has just ended.
    fn note_record(&mut self) {
        if let Some(record) = self.game.as_ref().and_then(|game| game.table.record(&self.app)) {
            self.records.note(record.header.round, &record.to_string());
        }
    }

    /// Gives something to the table, and tells what comes of it; what is refused is told to the one who asked.
    pub(super) fn at_table(&mut self, input: table::Input, asked: Option<(GuestId, u32)>) {
        let Some(game) = &mut self.game else { return };
        let from = game.moment;
        let mut now_at = from;
        let outputs = game.table.handle(self.now, input);
        for table::Output { to, update } in outputs {
            let to = self.all_at(to);
            match update {
                Update::Refused(why) => {
                    if let Some((guest, number)) = asked
                        && self.affords(guest, number)
                    {
                        self.deny(guest, number, Denial::Table(why));
                    }
                    continue;
                }
                Update::RoundBegan { number, dealer, draws, scores, events } => {
                    now_at = Moment { round: number as u32, takebacks: 0, events: events.len() as u32 };
                    self.tell_these(&to, ToGuest::Standing(Standing { at: now_at, dealer, draws, scores }));
                    self.tell_events(&to, Moment { events: 0, ..now_at }, &events);
                }
                Update::Events(events) => {
                    now_at.events = from.events + events.len() as u32;
                    self.tell_events(&to, from, &events);
                }
                // Nobody has asked for it: a move was taken back.
                Update::Standing { scores, events, ended, .. } => {
                    let events_now = events.len() as u32;
                    now_at = Moment { takebacks: from.takebacks + 1, events: events_now, ..from };
                    self.tell_standing(&to, now_at, scores, &events, ended);
                }
                Update::RoundEnded { ended, scores } => self.tell_ended(&to, now_at.round, ended, scores),
                Update::Presence(seat, being) => {
                    let presence = self.presence(seat, being);
                    self.tell_these(&to, ToGuest::Presence(presence));
                }
                Update::Paused(by) => self.tell_these(&to, ToGuest::Presence(Presence::Paused(by))),
                Update::TakebackAsked(by) => {
                    self.tell_these(&to, ToGuest::TakebackAsked { by, at: now_at });
                }
                Update::TakebackOver => self.tell_these(&to, ToGuest::TakebackOver),
            }
            self.changed = true;
        }
        let Some(game) = &mut self.game else { return };
        game.moment = now_at;
        if now_at != from && game.round_is_over() {
            self.note_record();
        }
        self.tell_who_thinks();
    }

    /// Shows a guest the round on the table: all of it, or what came after a moment that it knows.
    pub(super) fn show_round(&mut self, guest: GuestId, seen: Option<Moment>) {
        let Some(game) = &self.game else { return };
        let viewer = self.seat_of(guest).map_or(To::Watchers, To::Seat);
        let at = game.moment;
        let known =
            seen.filter(|seen| Moment { events: at.events, ..*seen } == at && seen.events <= at.events);
        let standing = game.table.standing(viewer);
        let (paused, asked) = (game.table.paused(), game.table.takeback_asked());
        let people: Vec<(Seat, Being)> =
            game.table.setup().seats().map(|seat| (seat, game.table.presence(seat))).collect();
        let promise = game.dealing.as_ref().map(Dealing::commitment);

        for table::Output { update, .. } in standing {
            if let Update::Standing { scores, events, ended, .. } = update {
                if let Some(from) = known {
                    self.tell_events(&[guest], from, &events[from.events as usize..]);
                    if let Some(ended) = ended {
                        self.tell_ended(&[guest], at.round, ended, scores);
                    }
                } else {
                    self.tell_standing(&[guest], at, scores, &events, ended);
                }
            }
        }
        for (seat, being) in people.into_iter().filter(|(_, being)| *being != Being::Here) {
            let presence = self.presence(seat, being);
            self.tell(guest, ToGuest::Presence(presence));
        }
        if paused.is_some() {
            self.tell(guest, ToGuest::Presence(Presence::Paused(paused)));
        }
        if let Some(by) = asked {
            self.tell(guest, ToGuest::TakebackAsked { by, at });
        }
        if let Some(promise) = promise {
            self.tell(guest, promise);
        }
        if let Some(thinking) = self.thinking() {
            self.tell(guest, ToGuest::Presence(thinking));
        }
    }

    fn tell_standing(
        &mut self,
        to: &[GuestId],
        at: Moment,
        scores: Vec<u32>,
        events: &[Seen],
        ended: Option<Ended>,
    ) {
        let Some(game) = &self.game else { return };
        let dealer = game.table.series().dealer_of(at.round as usize);
        let standing = Standing { at, dealer, draws: Vec::new(), scores: scores.clone() };
        self.tell_these(to, ToGuest::Standing(standing));
        self.tell_events(to, Moment { events: 0, ..at }, events);
        if let Some(ended) = ended {
            self.tell_ended(to, at.round, ended, scores);
        }
    }

    fn tell_events(&mut self, to: &[GuestId], from: Moment, events: &[Seen]) {
        for message in ToGuest::events(from, events) {
            self.tell_these(to, message);
        }
    }

    /// How a round ended, and what its deal was made of.
    fn tell_ended(&mut self, to: &[GuestId], round: u32, ended: Ended, scores: Vec<u32>) {
        let winners = ended.over.unwrap_or_default();
        self.tell_these(to, ToGuest::RoundEnded { round, result: ended.result, scores, winners });
        let deal = self.game.as_ref().and_then(|game| game.deal.as_ref());
        if let Some(deal) = deal.filter(|deal| deal.round == round) {
            let secret = deal.secret;
            self.tell_these(to, ToGuest::Reveal { round, secret });
        }
    }

    fn tell_these(&mut self, to: &[GuestId], message: ToGuest) {
        if !to.is_empty() {
            self.outputs.push(Output::Tell(to.to_vec(), message));
        }
    }

    /// Who is meant.
    fn all_at(&self, to: To) -> Vec<GuestId> {
        match to {
            To::Seat(seat) => {
                let key = self.seating.person(seat).map(|person| person.key);
                key.and_then(|key| self.guests.with_key(key)).into_iter().collect()
            }
            To::Watchers => self.guests.watching(&self.seating).map(|(guest, _)| guest).collect(),
        }
    }

    fn presence(&self, seat: Seat, being: Being) -> Presence {
        match being {
            Being::Here => Presence::Here(seat),
            Being::Away(until) => Presence::Away { seat, grace: millis(until.saturating_sub(self.now)) },
            Being::Replaced => Presence::Replaced(seat),
        }
    }

    /// Who is on turn, where a turn's time is limited.
    fn thinking(&self) -> Option<Presence> {
        self.options.turn_seconds?;
        let game = self.game.as_ref()?;
        let seat = game.turn().filter(|seat| self.seating.person(*seat).is_some())?;
        let left = game.table.wake_at().map(|at| millis(at.saturating_sub(self.now)));
        Some(Presence::Thinking { seat, left })
    }

    /// Tells once a turn who thinks.
    fn tell_who_thinks(&mut self) {
        let thinking = self.thinking();
        let Some(game) = &mut self.game else { return };
        let turns = game.table.round().map_or(0, skipstone_core::Round::turns);
        let turn = game.turn().map(|seat| (game.moment.round, seat, turns));
        if turn == game.thinking {
            return;
        }
        game.thinking = turn;
        if let Some(thinking) = thinking {
            self.tell_all(ToGuest::Presence(thinking));
        }
    }
}

/// In whole milliseconds, as long as any table waits.
fn millis(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}
