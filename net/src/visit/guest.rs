//! A guest at a table, without its connection: what the host tells becomes news, and what the player wants becomes messages.

use skipstone_core::table::{Intent, Refused, Update};
use skipstone_core::{Seat, Seen, Setup};

use super::company::Want;
use super::error::Untrue;
use super::fairness::{Fairness, Trial};
use super::news::News;
use super::round::RoundCopy;
use crate::fingerprint::Fingerprint;
use crate::protocol::{Ask, Denial, Lobby, Moment, Request, Speaker, Standing, ToGuest, ToHost};

/// A guest at a table.
#[derive(Debug)]
pub(super) struct Guest {
    own: Fingerprint,
    lobby: Option<Lobby>,
    /// The round on the table, as far as it was told.
    round: Option<RoundCopy>,
    /// A copy that is being told from the deal on, and up to when.
    coming: Option<(Moment, RoundCopy)>,
    fairness: Fairness,
    /// Whose move is asked to be taken back, and when that was.
    asked: Option<(Seat, Moment)>,
    /// The last thing asked of the table.
    asks: u32,
    /// By what number the host was asked for the round from its deal on, until it begins to tell.
    waits: Option<u32>,
    /// The round in which the host has told something untrue.
    doubted: Option<u32>,
    /// What is to be passed on.
    pub(super) news: Vec<News>,
    pub(super) messages: Vec<ToHost>,
}

impl Guest {
    pub(super) fn new(own: Fingerprint) -> Guest {
        Guest {
            own,
            lobby: None,
            round: None,
            coming: None,
            fairness: Fairness::default(),
            asked: None,
            asks: 0,
            waits: None,
            doubted: None,
            news: Vec::new(),
            messages: Vec::new(),
        }
    }

    /// The own seat, as far as it is known.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.lobby.as_ref()?.seat_of(self.own)
    }

    /// Up to when everything is known.
    pub(super) fn at(&self) -> Moment {
        self.round.as_ref().map(RoundCopy::at).unwrap_or_default()
    }

    /// The guest is in again after the connection was lost.
    pub(super) fn is_back(&mut self) {
        (self.coming, self.waits, self.asked) = (None, None, None);
        let asks = &mut self.asks;
        let again = self.fairness.ask_again(|| {
            *asks += 1;
            *asks
        });
        let ask = |(number, round)| ToHost::Ask(Ask { number, request: Request::Record { round } });
        self.messages.extend(again.into_iter().map(ask));
    }

    /// Takes in what the host says.
    ///
    /// # Errors
    /// If it can't be true, and can't be put right either.
    pub(super) fn hear(&mut self, message: ToGuest) -> Result<(), Untrue> {
        let heard = self.take(message);
        // Once a round the host may put right what went wrong.
        let round = Some(self.at().round);
        match heard {
            Err(_) if self.doubted != round => {
                (self.doubted, self.coming) = (round, None);
                self.ask_for_standing();
                Ok(())
            }
            heard => heard,
        }
    }

    fn take(&mut self, message: ToGuest) -> Result<(), Untrue> {
        match message {
            ToGuest::Lobby(lobby) => self.lobby(*lobby)?,
            ToGuest::Standing(standing) => self.standing(&standing)?,
            ToGuest::Events { from, events } => self.events(from, events)?,
            ToGuest::RoundEnded { round, result, scores, winners } => {
                if let Some((_, mut copy)) =
                    self.coming.take_if(|(at, copy)| at.round == round && copy.is_over())
                {
                    copy.end(result, scores, winners)?;
                    self.stands(copy);
                } else if let Some(copy) = &mut self.round
                    && copy.at().round == round
                    && copy.ended.is_none()
                {
                    let ended = copy.end(result, scores, winners)?.clone();
                    let scores = copy.scores();
                    self.tell(Update::RoundEnded { ended, scores });
                }
            }
            ToGuest::Denied { ask, why } => self.denied(ask, why),
            ToGuest::Said { by, to, text } => {
                if let Speaker::Seat(seat) = by {
                    self.at_table(seat)?;
                }
                self.news.push(News::Said { by, to, text });
            }
            ToGuest::Presence(presence) => {
                presence.seat().map_or(Ok(()), |seat| self.at_table(seat))?;
                self.news.push(News::Presence(presence));
            }
            ToGuest::TakebackAsked { by, at } => {
                self.at_table(by)?;
                self.asked = Some((by, at));
                self.tell(Update::TakebackAsked(by));
            }
            ToGuest::TakebackOver => {
                self.asked = None;
                self.tell(Update::TakebackOver);
            }
            // After the deal it is too late to promise anything.
            ToGuest::Commitment { round, commitment } if !self.is_dealt(round) => {
                let share = self.fairness.commit(round, commitment, self.seat());
                self.messages.extend(share.map(|share| ToHost::Share { round, share }));
            }
            ToGuest::Shares { round, shares } if !self.is_dealt(round) => self.fairness.share(round, shares),
            ToGuest::Commitment { .. } | ToGuest::Shares { .. } => {}
            ToGuest::Reveal { round, secret } => {
                let finished = self.round.as_ref().filter(|copy| copy.at().round == round && copy.is_over());
                if let Some(trial) = finished.and_then(|copy| self.fairness.reveal(copy, secret)) {
                    self.ask_for_record(round, Some(trial));
                }
            }
            ToGuest::Part { round, text, last } => self.news.extend(self.fairness.part(round, &text, last)),
            // Said to those who come, and to those who go.
            ToGuest::Refused(_) | ToGuest::Knocked | ToGuest::Welcome(_) | ToGuest::Goodbye(_) => {}
        }
        Ok(())
    }

    /// Takes in what the player wants of the table.
    pub(super) fn intend(&mut self, intent: Intent) {
        let at = self.at();
        let request = match intent {
            Intent::Move(mv) => Request::Move { at, mv },
            Intent::NextRound => Request::NextRound,
            Intent::Undo => Request::TakeBack { at },
            Intent::Agree(agreed) => match self.asked {
                Some((asked, at)) => Request::Agree { asked, at, agreed },
                None => return self.tell(Update::Refused(Refused::NothingAsked)),
            },
            Intent::Pause(paused) => Request::Pause(paused),
            Intent::Replace(seat) => Request::Replace(seat),
            Intent::Catch => Request::Catch,
            Intent::CallTalking(seat) => Request::CallTalking(seat),
            // The own copy tells.
            Intent::Standing => {
                return self.news.extend(self.round.as_ref().map(|copy| News::Table(copy.update(false))));
            }
            // That is the host's.
            Intent::Pace(_) => return,
        };
        self.ask(request);
    }

    /// Takes in what the player wants of the others.
    pub(super) fn want(&mut self, want: Want) {
        match want {
            Want::Wish(wish) => self.messages.push(ToHost::Wish(wish)),
            Want::Say(to, text) => self.messages.push(ToHost::Say { to, text }),
            Want::Record(round) => self.ask_for_record(round, None),
            Want::Leave => self.messages.push(ToHost::Goodbye),
        }
    }

    fn lobby(&mut self, lobby: Lobby) -> Result<(), Untrue> {
        let another = |before: &Lobby| before.series != lobby.series;
        if self.lobby.as_ref().is_some_and(another) {
            // Its rounds count from 1 again.
            (self.round, self.coming, self.asked, self.doubted) = (None, None, None, None);
            self.fairness.next_series();
        }
        let coming = self.coming.iter().map(|(_, copy)| copy);
        if self.round.iter().chain(coming).any(|copy| setup(&lobby) != Ok(copy.setup)) {
            return Err(Untrue::Table);
        }
        self.lobby = Some(lobby.clone());
        self.news.push(News::Lobby(Box::new(lobby)));
        let seat = self.seat();
        if self.round.take_if(|copy| copy.viewer() != seat).is_some() {
            // Other eyes see other cards.
            self.ask_for_standing();
        }
        Ok(())
    }

    /// The host is about to tell the round from its deal on.
    fn standing(&mut self, standing: &Standing) -> Result<(), Untrue> {
        self.waits = None;
        let setup = self.lobby.as_ref().map_or(Err(Untrue::Table), setup)?;
        let copy = RoundCopy::new(standing, setup, self.seat())?;
        self.coming = Some((standing.at, copy));
        Ok(())
    }

    fn events(&mut self, from: Moment, events: Vec<Seen>) -> Result<(), Untrue> {
        if let Some((until, mut copy)) = self.coming.take_if(|(_, copy)| copy.at() == from) {
            copy.take(&events)?;
            // Where the round has ended, how it did is still to be told.
            if copy.at() < until || copy.is_over() {
                self.coming = Some((until, copy));
            } else {
                self.stands(copy);
            }
            return Ok(());
        }
        match &mut self.round {
            Some(copy) if copy.at() == from => {
                copy.take(&events)?;
                self.tell(Update::Events(events));
            }
            Some(copy) if copy.knows(from, &events) => {}
            _ => self.ask_for_standing(),
        }
        Ok(())
    }

    /// The round is told up to now.
    fn stands(&mut self, copy: RoundCopy) {
        let before = self.at();
        let is_new = before.round != copy.at().round;
        if is_new && before.round > 0 && !self.fairness.was_revealed(before.round) {
            // It ended while the connection was lost.
            self.ask_for_record(before.round, None);
        }
        self.asked = None;
        self.tell(copy.update(is_new));
        self.round = Some(copy);
    }

    fn denied(&mut self, ask: u32, why: Denial) {
        if let Some(news) = self.fairness.denied(ask) {
            return self.news.push(news);
        }
        if self.waits.take_if(|number| *number == ask).is_some() {
            // It is asked for again when the next thing happens.
            return;
        }
        match why {
            Denial::Table(refused) => self.tell(Update::Refused(refused)),
            why => self.news.push(News::Denied(why)),
        }
    }

    /// Whether a round lies on the table already, or one after it.
    fn is_dealt(&self, round: u32) -> bool {
        let coming = self.coming.as_ref().map_or(0, |(until, _)| until.round);
        round <= self.at().round.max(coming)
    }

    fn at_table(&self, seat: Seat) -> Result<(), Untrue> {
        let seats = self.lobby.as_ref().map_or(0, |lobby| lobby.seats.len());
        if seat.index() < seats { Ok(()) } else { Err(Untrue::Seat(seat)) }
    }

    fn tell(&mut self, update: Update) {
        self.news.push(News::Table(update));
    }

    fn ask_for_standing(&mut self) {
        if self.waits.is_none() {
            self.waits = Some(self.ask(Request::Standing));
        }
    }

    fn ask_for_record(&mut self, round: u32, trial: Option<Trial>) {
        let Some(series) = self.lobby.as_ref().map(|lobby| lobby.series) else { return };
        let number = self.ask(Request::Record { round });
        self.fairness.want(series, round, number, trial);
    }

    fn ask(&mut self, request: Request) -> u32 {
        self.asks = self.asks.wrapping_add(1);
        self.messages.push(ToHost::Ask(Ask { number: self.asks, request }));
        self.asks
    }
}

/// What is played in a lobby.
fn setup(lobby: &Lobby) -> Result<Setup, Untrue> {
    lobby.setup().map_err(|_| Untrue::Table)
}
