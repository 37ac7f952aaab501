//! A table as the owner of a phone sees it: the same session as a window has, and the round as far as it is known.

use std::sync::Arc;
use std::time::{Duration, Instant};

use skipstone_core::table::{Intent, IntentError, RoundEnd, Update};
use skipstone_core::{Move, Replica, Seat, Setup, Stone};
use skipstone_net::Fingerprint;
use skipstone_net::client::{ClientEvent, ClientSession, ConnectionState};
use skipstone_net::limits::{self, NUDGE_AFTER};
use skipstone_net::protocol::{Audience, ChatLine, Denial, LobbyRequest, Name, Speaker};

use super::choice::Choice;
use super::faces::{reaction_face, stone_picture};
use super::messages::{
    CHAT_SLOT, NAME_SLOT, ResultPicture, RuleBook, STONE_SLOT, SaidKind, SaidLine, Step, ToPage,
};
use super::places::{number, place};
use super::played::PlayedRounds;
use super::told::news_line;
use crate::board::{Slot, StockHelp, TableWording};
use crate::locale::Locale;
use crate::session::talk::reaction_words;
use crate::session::{Asked, NetworkSession, RefusedRequest, SessionEvent, SessionHandles};
use crate::tr;

/// A table as one person with a phone sees it.
pub(super) struct PhoneTable {
    pub(super) session: NetworkSession,
    pub(super) locale: Arc<Locale>,
    /// The round on the table; `None` in a lobby before the first.
    pub(super) round: Option<PhoneRound>,
    /// The rules that the page was told last. Sent apart from the table, which is sent far more often.
    rules: Option<RuleBook>,
    /// What wasn't said to the page yet.
    pub(super) unsaid: Vec<ToPage>,
    /// What has happened since the page was last told.
    pub(super) steps: Vec<Step>,
    /// Who has played the rounds of the series.
    pub(super) played: PlayedRounds,
    /// The number of the last chat line that the page was told before it was loaded anew; 0 if it was told none.
    pub(super) last_line: u32,
    /// Whether the page has chosen a move on an older table, and has to be told how it is now.
    pub(super) is_late: bool,
    /// Whether the player has chosen to leave.
    has_left: bool,
    /// Whether the host hasn't answered yet to another name.
    awaits_name: bool,
    /// Whether the player has chosen a stone at the table: that the one of the entry is somebody else's isn't told.
    has_chosen_stone: bool,
}

/// The round as it is known.
pub(super) struct PhoneRound {
    pub(super) replica: Replica,
    pub(super) number: usize,
    /// Counts the changes of the cards.
    pub(super) revision: u64,
    pub(super) scores: Vec<u32>,
    /// Made when the round ends: it names those who have played, whoever plays the next one. `None` before.
    pub(super) result: Option<ResultPicture>,
    /// How it ended; `None` before.
    pub(super) ended: Option<RoundEnd>,
    /// The names of those who have played the round, by seat; empty before its end.
    pub(super) played_by: Vec<String>,
    pub(super) asked: Asked,
    /// What partners have done for the player.
    pub(super) help: StockHelp,
    /// Since when the seat on turn has been waited for.
    pub(super) awaited_since: Instant,
}

impl PhoneTable {
    /// A table that is being joined.
    pub(super) fn new(
        own_key: Fingerprint,
        session: &ClientSession,
        locale: Arc<Locale>,
        now: Instant,
    ) -> PhoneTable {
        let mut joined = NetworkSession::detached(own_key, now);
        let handles =
            SessionHandles { link: session.link.clone(), client: session.room.clone(), commands: None };
        joined.apply(&SessionEvent::Started(handles), now, &locale);
        let (round, rules, unsaid, steps) = (None, None, Vec::new(), Vec::new());
        PhoneTable {
            session: joined,
            locale,
            round,
            rules,
            unsaid,
            steps,
            played: PlayedRounds::default(),
            last_line: 0,
            is_late: false,
            has_left: false,
            awaits_name: false,
            has_chosen_stone: false,
        }
    }

    /// Whether the player has chosen to leave.
    pub(super) fn has_left(&self) -> bool {
        self.has_left
    }

    /// Applies an event of the session.
    pub(super) fn apply(&mut self, event: ClientEvent, now: Instant) {
        let names = self.own_names();
        let event = SessionEvent::Client(event);
        self.session.apply(&event, now, &self.locale);
        let news = self.session.conversation.take_news();
        self.unsaid.extend(news.into_iter().map(|text| ToPage::Said(news_line(text).into())));
        if let Some(why) = self.session.denied.take() {
            let words = self.refused_request(&why);
            match why {
                RefusedRequest::By(Denial::NameTaken) => self.refuse_name(words),
                _ => self.notify(words, None),
            }
        }
        let SessionEvent::Client(event) = event else { return };
        self.note_played(&event);
        match event {
            ClientEvent::ConnectionState(ConnectionState::Joined { .. }) => {
                if let Some(round) = &mut self.round {
                    round.asked = Asked::default();
                }
            }
            ClientEvent::Lobby(lobby) => {
                // While cards are on the table, no lobby is open.
                if !lobby.begun && !self.session.is_round_running() {
                    self.round = None;
                }
                names.into_iter().for_each(|names| self.notify_of_name(names));
                self.tell_rules();
            }
            ClientEvent::Proposal(_) | ClientEvent::Contract(..) => self.tell_rules(),
            ClientEvent::MoveStands(_) => self.notify(tr!(self.locale, "move-stands"), None),
            ClientEvent::Table(update) => self.apply_update(update, now),
            ClientEvent::Chat { number, .. } if number <= self.last_line => {}
            ClientEvent::Chat { number, by, to, text, is_new } => {
                let spoken = SaidLine { number, old: !is_new, ..self.said(SaidKind::Chat, &by) };
                self.hear(&by, SaidLine { text: text.to_string(), team: to == Audience::Partners, ..spoken });
            }
            ClientEvent::Reaction { by, reaction } => {
                let spoken = self.said(SaidKind::Reaction, &by);
                let text = reaction_words(reaction, &self.locale);
                self.say(SaidLine { face: Some(reaction_face(reaction)), text, ..spoken });
            }
            ClientEvent::Denied(why @ Denial::StoneTaken) if self.has_chosen_stone => {
                let text = self.refused_request(&RefusedRequest::By(why));
                self.unsaid.push(ToPage::Notice { text, slot: Some(STONE_SLOT.to_owned()) });
            }
            // In a lobby the session has kept why.
            ClientEvent::Denied(why @ (Denial::PartnersSilent | Denial::RateLimited))
                if self.session.has_begun() =>
            {
                let text = self.refused_request(&RefusedRequest::By(why));
                self.unsaid.push(ToPage::Notice { text, slot: Some(CHAT_SLOT.to_owned()) });
            }
            ClientEvent::Nudged { by, seat } => {
                let spoken = self.said(SaidKind::Nudge, &Speaker::Seat(by));
                let text = tr!(self.locale, "nudge-said");
                self.say(SaidLine { to: Some(number(seat)), text, ..spoken });
            }
            _ => {}
        }
    }

    fn apply_update(&mut self, update: Update, now: Instant) {
        let me = self.session.seat();
        let mut is_new_round = false;
        if let Update::RoundBegan { number, scores, .. } | Update::Snapshot { number, scores, .. } = &update {
            let Some(setup) = self.session.setup() else { return };
            let before = self.round.take();
            is_new_round = before.as_ref().is_none_or(|round| round.number != *number);
            let (revision, asked) =
                before.map_or_else(|| (0, Asked::default()), |round| (round.revision + 1, round.asked));
            self.round = Some(PhoneRound {
                replica: Replica::new(setup, me),
                number: *number,
                revision,
                scores: scores.clone(),
                result: None,
                ended: None,
                played_by: Vec::new(),
                asked,
                help: StockHelp::default(),
                awaited_since: now,
            });
        }
        let Some(round) = &mut self.round else { return };
        let setup = *round.replica.view().setup();
        if let Some(outcome) = round.asked.apply(&update, &setup, me) {
            let names = self.session.given_names();
            let notice = outcome.notice(TableWording { locale: &self.locale, names: &names, me });
            self.unsaid.push(ToPage::Said(news_line(notice).into()));
        }
        match update {
            Update::RoundBegan { events, .. } | Update::Events(events) => self.show(&events, now),
            Update::Snapshot { events, ended, scores, .. } => {
                // What was before isn't shown again.
                self.steps.clear();
                match is_new_round {
                    true => self.recount(&events, now),
                    false => self.follow(&events, now),
                }
                self.finish(ended.as_ref(), scores);
            }
            Update::RoundEnded { ended, scores } => self.finish(Some(&ended), scores),
            Update::Refused(why) => self.refuse(&why),
            // The session keeps these, or what is asked does.
            Update::Presence(..)
            | Update::Paused(_)
            | Update::Resumed(_)
            | Update::TakebackAsked { .. }
            | Update::TakebackOver { .. } => {}
        }
    }

    /// The player's own name, and the one from the next round on if it is another; `None` before the first lobby.
    fn own_names(&self) -> Option<(Name, Option<Name>)> {
        let (lobby, key) = (self.session.lobby.as_ref()?, self.session.own_key);
        Some((lobby.name_of(key)?.clone(), lobby.next_name_of(key).cloned()))
    }

    /// Tells the player that a lobby has changed their name or the one from the next round on, whoever has renamed them. A name that
    /// holds at once and is the player's own choice is shown where it was chosen.
    fn notify_of_name(&mut self, (name, next): (Name, Option<Name>)) {
        let is_own_choice = std::mem::take(&mut self.awaits_name);
        let Some((now, next_now)) = self.own_names() else { return };
        let text = match next_now {
            Some(next_now) if next.as_ref() != Some(&next_now) => {
                tr!(self.locale, "news-renamed-next-own", now = &*next_now)
            }
            None if next.is_some() && now == name => tr!(self.locale, "news-keeps-name-own", name = &*now),
            None if next.is_none() && now != name && !is_own_choice => {
                tr!(self.locale, "phone-renamed", now = &*now)
            }
            _ => return,
        };
        self.notify(text, None);
    }

    /// Takes the scores, and what the end of the round has come to; `None` while it goes on.
    fn finish(&mut self, ended: Option<&RoundEnd>, scores: Vec<u32>) {
        let Some(mut round) = self.round.take() else { return };
        round.scores = scores;
        let names = self.session.given_names();
        round.result = ended.map(|ended| self.result(&round, ended, self.wording(&names)));
        round.ended = ended.cloned();
        round.played_by = if ended.is_some() { names } else { Vec::new() };
        self.round = Some(round);
    }

    /// How the events that are shown are worded.
    pub(super) fn wording<'a>(&'a self, names: &'a [String]) -> TableWording<'a> {
        TableWording { locale: &self.locale, names, me: self.session.seat() }
    }

    fn hear(&mut self, by: &Speaker, line: SaidLine) {
        if self.session.is_muted(by) {
            return;
        }
        self.say(line);
        let me = self.session.seat();
        if let Some(round) = &mut self.round {
            round.asked.hear(by, &round.replica.view(), me);
        }
    }

    fn said(&self, kind: SaidKind, by: &Speaker) -> SaidLine {
        let speaker = self.session.speaker(by, &self.locale);
        let seat = match by {
            Speaker::Seat(seat) => Some(number(*seat)),
            Speaker::Spectator(_) | Speaker::Former { .. } => None,
        };
        SaidLine {
            kind,
            by: speaker.name,
            stone: speaker.stone.map(stone_picture),
            seat,
            to: None,
            text: String::new(),
            face: None,
            own: speaker.is_own,
            team: false,
            old: false,
            number: 0,
        }
    }

    fn say(&mut self, said: SaidLine) {
        self.unsaid.push(ToPage::Said(said.into()));
    }

    /// Tells the rules, if they aren't those that were told last.
    fn tell_rules(&mut self) {
        let names = self.session.given_names();
        let rules = self.rule_book(self.wording(&names));
        if self.rules != rules {
            self.rules.clone_from(&rules);
            self.unsaid.extend(rules.map(ToPage::Rules));
        }
    }

    /// Tells that something isn't possible.
    pub(super) fn notify(&mut self, text: String, slot: Option<Slot>) {
        let me = self.session.seat();
        let slot = slot.and_then(|slot| place(slot, me));
        self.unsaid.push(ToPage::Notice { text, slot });
    }

    fn refuse(&mut self, why: &IntentError) {
        let names = self.session.given_names();
        let wording = self.wording(&names);
        let words = self.locale.refused(why, |seat| wording.name(seat));
        let slot = match why {
            IntentError::Move { mv, .. } => mv.target().map(Slot::of_target),
            _ => None,
        };
        self.notify(words, slot);
    }

    fn refused_request(&self, why: &RefusedRequest) -> String {
        let names = self.session.given_names();
        let wording = self.wording(&names);
        match why {
            RefusedRequest::By(why) => self.locale.denied(why, |seat| wording.name(seat)),
            RefusedRequest::Impossible(why) => self.locale.table_error(why),
        }
    }

    /// Makes a move that the page has sent, if the table is still as the page has shown it. An illegal one is refused here already.
    pub(super) fn try_move(&mut self, text: &str, revision: u64) {
        let Some((round, me)) = self.round.as_ref().zip(self.session.seat()) else { return };
        if round.revision != revision {
            self.is_late = true;
            return;
        }
        let Ok(mv) = Move::parse(text, me) else { return };
        let view = round.replica.view();
        if let Err(why) = view.check(mv) {
            let slot = mv.target().map(Slot::of_target);
            let names = self.session.given_names();
            let wording = self.wording(&names);
            let words = self.locale.rejected(&why, |seat| wording.name(seat));
            return self.notify(words, slot);
        }
        self.send(Intent::Move(mv));
    }

    fn send(&self, intent: Intent) {
        if let Some(Err(why)) = self.session.link().map(|link| link.send(intent)) {
            tracing::debug!(?intent, %why, "a phone's wish isn't sent");
        }
    }

    /// Does what a button of the page offers.
    pub(super) fn choose(&mut self, choice: Choice, now: Instant) {
        if let Some(mv) = choice.as_move() {
            return self.send(Intent::Move(mv));
        }
        match choice {
            Choice::Ready(ready) => self.session.send_ready(ready),
            Choice::Confirm => self.session.confirm_proposal(),
            Choice::Sit(seat) => self.session.send_lobby_request(LobbyRequest::Seat(Some(seat))),
            Choice::StandUp => self.session.give_up_seat(),
            Choice::Undo => self.send(Intent::Undo),
            Choice::Agree(agrees) => {
                // Others have waited so far, not the player.
                self.await_anew(now);
                self.answer(Intent::Agree(agrees));
            }
            Choice::Pause(paused) => self.send(Intent::Pause(paused)),
            Choice::Replace(seat) => self.answer(Intent::Replace(seat)),
            Choice::Watch => self.session.accept_watching(),
            Choice::DeclineSeat(seat) => self.session.decline_seat(seat),
            Choice::OfferSwap(seat) => self.session.offer_swap(seat),
            Choice::AnswerSwap(from, agreed) => self.session.answer_swap(from, agreed),
            Choice::WithdrawSwap => self.session.withdraw_swap(),
            Choice::KeepWaiting(seat) => self.session.keep_waiting(seat),
            Choice::Catch => self.answer(Intent::Catch),
            Choice::Call(seat) => self.answer(Intent::CallTalking(seat)),
            Choice::Nudge => {
                self.await_anew(now);
                self.session.send_nudge();
            }
            Choice::React(reaction) => self.session.send_reaction(reaction),
            Choice::Leave => {
                self.has_left = true;
                self.session.leave();
            }
            Choice::Pass | Choice::Draw => {}
        }
    }

    /// The seat on turn is waited for from now on.
    fn await_anew(&mut self, now: Instant) {
        if let Some(round) = &mut self.round {
            round.awaited_since = now;
        }
    }

    fn answer(&mut self, intent: Intent) {
        if let Some(round) = &mut self.round {
            round.asked.answer(intent);
        }
        self.send(intent);
    }

    /// Says something to everyone, or to the partners.
    pub(super) fn chat(&mut self, text: &str, team: bool) {
        let to = if team { Audience::Partners } else { Audience::Everyone };
        let text = ChatLine::new(text);
        if !text.is_empty() {
            self.session.send_chat(to, text);
        }
    }

    /// Asks for another name.
    pub(super) fn rename(&mut self, name: &str) {
        match name_error(name) {
            Some(why) => self.refuse_name(self.locale.text(why)),
            None => {
                self.awaits_name = true;
                self.session.send_lobby_request(LobbyRequest::Name(Name::new(name)));
            }
        }
    }

    /// Asks for another stone.
    pub(super) fn change_stone(&mut self, stone: Stone) {
        self.has_chosen_stone = true;
        self.session.wish_for_stone(stone);
    }

    /// Tells why the player can't have a name.
    fn refuse_name(&mut self, text: String) {
        self.awaits_name = false;
        self.unsaid.push(ToPage::Notice { text, slot: Some(NAME_SLOT.to_owned()) });
    }

    /// The person on turn who may be nudged now.
    pub(super) fn nudged_person(&self, now: Instant) -> Option<Seat> {
        let (round, me) = (self.round.as_ref()?, self.session.seat()?);
        let seat =
            round.replica.view().on_turn().filter(|seat| *seat != me && !round.asked.awaits_answer())?;
        let has_waited = now.saturating_duration_since(round.awaited_since) >= NUDGE_AFTER;
        (has_waited && self.session.is_person_here(seat)).then_some(seat)
    }

    /// When the picture of the table changes by itself: a countdown runs, or somebody may soon be nudged.
    pub(super) fn needs_ticks(&self) -> bool {
        let may_nudge =
            self.session.seat().is_some() && self.round.as_ref().is_some_and(|round| round.result.is_none());
        self.session.needs_ticks() || may_nudge
    }
}

impl PhoneRound {
    /// Whether somebody of this name, who has a seat now, plays the round in it, or has played it.
    pub(super) fn is_played_by(&self, seat: Seat, name: &str) -> bool {
        self.result.is_none() || self.played_by.get(seat.index()).is_some_and(|played| played == name)
    }

    /// The rules, seats and teams.
    pub(super) fn setup(&self) -> &Setup {
        self.replica.view().setup()
    }
}

/// Why nobody can have a name, as the key of a text. `None` for one that the host may be asked for.
pub(super) fn name_error(name: &str) -> Option<&'static str> {
    if Name::new(name).is_empty() {
        Some("phone-name-empty")
    } else if name.trim().len() > limits::NAME {
        Some("phone-name-long")
    } else {
        None
    }
}

/// How often countdowns are looked at.
pub(super) const TICK: Duration = Duration::from_secs(1);
