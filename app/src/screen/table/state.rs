//! The state of the table screen: what becomes of each message.

use std::mem;
use std::time::{Duration, Instant};

use iced::window::UserAttention;
use iced::{Subscription, Task, clipboard, task, window};
use skipstone_core::table::Intent;
use skipstone_core::{Move, Seat, SeatView};
use skipstone_net::link::{Link, LocalUpdate};

use super::fast_forward::FastForward;
use super::hint::Hint;
use super::input::Input;
use super::kind::{FollowUp, Offer, PracticeOrigin, TableKind, TableParts};
use super::menu;
use super::message::{Action, MenuPage, Message};
use super::model::TableModel;
use super::multiplayer::Message as MultiplayerMessage;
use super::puzzle::{self, AfterTry};
use super::series::{PlayedSoFar, Reached};
use super::spoken::Spoken;
use super::tips::Tips;
use crate::board::Lesson;
use crate::board::rating::RecordedRound;
use crate::board::sounds::sounds;
use crate::board::summary::{SeriesSummary, Standing};
use crate::screen::Context;
use crate::session::NetworkSession;
use crate::statistics::Played;
use crate::store::DayDeal;

/// A table as one player or spectator sees it, and what the player has begun to do.
#[derive(Debug)]
pub struct State {
    pub(super) model: TableModel,
    pub(super) kind: Box<dyn TableKind>,
    /// Carries intents to the table.
    pub(super) link: Link,
    /// Aborts the update stream of a table in this process when dropped; `None` at a network table.
    pub(super) _session: Option<task::Handle>,
    pub(super) input: Input,
    pub(super) hint: Hint,
    pub(super) fast_forward: FastForward,
    pub(super) tips: Tips,
    pub(super) spoken: Spoken,
    /// The page of the menu; `None` while it is closed.
    pub(super) menu: Option<MenuPage>,
    /// Whether the player is asked about taking the end of the round back.
    pub(super) asks_to_reopen: bool,
    pub(super) names_piles: bool,
    /// Whether the host has gone back to the lobby while the end of a series is shown here.
    pub(super) is_behind: bool,
    /// The number of ratings of series that were begun here: one begins anew with each record that comes late.
    pub(super) series_ratings: u64,
    /// Whether the panel beside the board is shown; `None` until the player decides, then the window's width does.
    pub(super) panel_shown: Option<bool>,
}

impl State {
    /// Whether the piles are named on the board, or only when the pointer rests on them. They are at first.
    pub fn name_piles(&mut self, named: bool) {
        self.names_piles = named;
    }

    /// Whether tips are given at this table, as far as the settings allow it. They aren't at first.
    pub fn give_tips(&mut self, given: bool) {
        self.tips.give(given);
    }

    /// Takes the stored record of the round that has ended, and rates the player's turns and weighs the cards in the background.
    pub fn use_record(&mut self, round: &RecordedRound) -> Task<Message> {
        let rated = self.model.series.use_record(round, self.model.me);
        let rated = rated.map(|(round, turn)| Message::Rated(round, Box::new(turn)));
        let weighed = self.model.series.weigh_cards(round);
        Task::batch([rated, weighed.map(|(round, luck)| Message::Weighed(round, luck))])
    }

    /// Takes what the store tells of the round that has ended.
    pub fn use_reached(&mut self, reached: Reached) {
        self.model.series.reached = reached;
    }

    /// Keeps the task that reads what was played in the profile up to the end of the round. It is aborted once the next round begins
    /// or a move is taken back.
    pub fn await_played(&mut self, reading: task::Handle) {
        self.model.series.played = PlayedSoFar::Awaited { _reading: reading.abort_on_drop() };
    }

    /// Whether what was played is being read.
    pub fn awaits_played(&self) -> bool {
        matches!(self.model.series.played, PlayedSoFar::Awaited { .. })
    }

    /// Keeps what was played in the profile up to the end of the round, for as long as the round's review may add to it.
    pub fn keep_played(&mut self, played: Box<Played>) {
        self.model.series.played = PlayedSoFar::Read(played);
    }

    /// Takes what was kept for the review of the round that has ended; `None` if nothing is yet.
    pub fn take_played(&mut self) -> Option<Box<Played>> {
        match mem::take(&mut self.model.series.played) {
            PlayedSoFar::Read(played) => Some(played),
            PlayedSoFar::Unread | PlayedSoFar::Awaited { .. } => None,
        }
    }

    /// The day whose deal is played for the round that counts; `None` at all other tables.
    pub fn day(&self) -> Option<DayDeal> {
        self.kind.day()
    }

    /// Takes what the end of a try at a puzzle has led to.
    pub fn use_after_try(&mut self, after: AfterTry) {
        self.kind.take_after_try(after);
    }

    /// Rules, seats and teams.
    pub fn setup(&self) -> &skipstone_core::Setup {
        &self.model.setup
    }

    /// Ticks once a second while a countdown is shown, else never.
    pub fn subscription(&self, session: Option<&NetworkSession>) -> Subscription<Message> {
        let every_second = || iced::time::every(Duration::from_secs(1));
        if self.kind.counts_time() {
            return every_second().map(|now| Message::Puzzle(puzzle::Message::Tick(now)));
        }
        match self.kind.network(session) {
            Some(network) if network.session.needs_ticks() || network.waits_for_person(&self.model) => {
                every_second().map(|now| MultiplayerMessage::Tick(now).into())
            }
            _ => Subscription::none(),
        }
    }

    /// Whether the menu is open. It is also where the player confirms leaving.
    pub fn menu_is_open(&self) -> bool {
        self.menu.is_some()
    }

    /// The number of rounds and teams of the series that is over at this table. `None` if none is, and for a single round.
    pub fn finished_series(&self) -> Option<(usize, usize)> {
        let is_told =
            self.model.ended_series().is_some() && self.kind.offers(Offer::Counting) && !self.is_behind;
        is_told.then(|| (self.model.series.round, self.model.setup.team_count()))
    }

    /// Takes what is told of the series that is over, and rates its people's turns in the background.
    pub fn use_summary(&mut self, summary: SeriesSummary, rounds: Vec<RecordedRound>) -> Task<Message> {
        self.series_ratings += 1;
        let number = self.series_ratings;
        let progress = self.model.series.use_summary(summary, rounds);
        progress.map(move |progress| Message::SeriesRated(number, progress))
    }

    /// Takes how the people of the series that is over stand.
    pub fn use_standing(&mut self, standing: Standing) {
        if self.finished_series().is_some() {
            self.model.series.summary.standing = Some(standing);
        }
    }

    /// Whether it shows the end of a series.
    pub fn is_after_series(&self) -> bool {
        let series = &self.model.series;
        let ended = series.ended.as_ref().or(series.unshown.as_ref().map(|(ended, _)| ended));
        ended.is_some_and(|ended| ended.series_winners.is_some())
    }

    /// Keeps showing the end of a series while the host has gone back to the lobby.
    pub fn stay_behind(&mut self) {
        self.is_behind = true;
    }

    /// Whether the host has gone back to the lobby since this series: the next one has a screen of its own.
    pub fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// Who is on turn in the round, ahead of the board, which stands still while another screen hides it; `None` between rounds.
    pub fn on_turn(&self) -> Option<Seat> {
        self.model.known().on_turn()
    }

    /// The player's seat; `None` for a spectator.
    pub fn own_seat(&self) -> Option<Seat> {
        self.model.me
    }

    /// Whether the board shows that it is the player's turn.
    pub fn is_own_turn(&self) -> bool {
        self.model.is_own_turn()
    }

    /// The current state as the own seat may know it, ahead of animations.
    pub fn table(&self) -> SeatView<'_> {
        self.model.known()
    }

    /// Handles one message, and says what the app has to do about it. `session` is that of a network table; `now` is the time for animations.
    pub fn update(
        &mut self,
        message: Message,
        mut session: Option<&mut NetworkSession>,
        now: Instant,
        context: Context<'_>,
    ) -> Vec<Action> {
        self.model.animation.set_motion(context.motion());
        self.model.animation.set_beat(self.kind.beat(self.model.setup, context.settings));
        self.model.animation.set_hand_order(context.settings.hand);
        let cursor = self.cursor_in_hand(context);
        let acts = message.is_action();
        if acts {
            self.input.forget_answers();
        }
        let action = self.handle_message(message, session.as_deref_mut(), now, context);
        let has_arrived = self.model.is_own_turn_or_none() || self.kind.halts_for_reader();
        if self.fast_forward.track(has_arrived, &mut self.model, now, context) {
            self.send_bot_delay(context);
        }
        self.keep_cursor(cursor, context);
        let ended = self.tell(now, context);
        self.track_recap(now, context);
        let is_called = self.kind.track(&mut self.model, session.as_deref(), now, context);
        self.track_spoken(acts, session.as_deref(), context);
        let call = is_called.then(|| Action::Run(call_player()));
        let advice = self.tips.track(&self.model, context).map(Action::Run);
        let due = sounds(self.model.animation.take_cues(), &self.model.shown(), now);
        let learned = self.tips.take_learned().map(Action::Learn);
        // What comes of the record would make a throw falter.
        let is_celebrating = self.model.animation.celebration().is_some();
        let wanted = (!is_celebrating).then(|| self.model.series.take_wanted_record()).flatten();
        let wanted = wanted.map(Action::FindRecord);
        let actions = [Some(Action::PlaySounds(due)), learned, wanted, advice, call, action];
        actions.into_iter().flatten().chain(ended).collect()
    }

    fn handle_message(
        &mut self,
        message: Message,
        session: Option<&mut NetworkSession>,
        now: Instant,
        context: Context<'_>,
    ) -> Option<Action> {
        match message {
            Message::Board(input) => self.handle_board_event(input, now, context),
            Message::Update(LocalUpdate { viewer, updates }) => {
                if viewer != self.model.me {
                    self.input = Input::default();
                }
                self.model.set_viewer(viewer);
                updates.into_iter().for_each(|update| self.apply_update(update, now, context));
            }
            Message::LookAs(_) | Message::Multiplayer(_) | Message::Puzzle(_) | Message::ReadOn => {
                return self.update_kind(message, session, now, context);
            }
            Message::Pass => self.try_move(Move::Pass, None, context),
            Message::Draw => self.try_move(Move::Draw, None, context),
            Message::Review { turn } => return Some(self.review(turn)),
            Message::Watch { turn } => {
                let (round, me) = (self.model.series.round as u32, self.model.only_person());
                return Some(Action::Replay { round, me, turn });
            }
            Message::ShowPicture(picture) => self.model.series.picture = picture,
            Message::Weighed(round, luck) => {
                let luck = self.model.series.set_luck(round, luck);
                return luck.map(|luck| Action::Weighed { round: round as u32, luck: luck.clone() });
            }
            Message::ShowShelf => return Some(Action::ShowShelf),
            Message::ShowRareActions(shown) => self.model.series.shows_rare_actions = shown,
            Message::ShowVerdictDetails(shown) => self.model.series.shows_verdict_details = shown,
            Message::ShowLastRound(shown) => self.model.series.shows_last_round = shown,
            Message::SavePicture => {
                let picture = self.model.series_picture(context).map(Box::new);
                return picture.map(Action::SavePicture);
            }
            Message::SaveDayPicture => {
                let day = self.model.series.reached.day.as_ref();
                return day.map(|day| Action::SaveDayPicture(Box::new(day.picture.clone())));
            }
            Message::SeriesRated(number, progress) => {
                if number == self.series_ratings {
                    self.model.series.set_rating_progress(progress);
                }
            }
            Message::Rated(round, turn) => {
                let rating = self.model.series.add_rated_turn(round, *turn).filter(|rating| rating.is_done());
                return rating.map(|rating| Action::Reviewed {
                    round: round as u32,
                    me: rating.seat(),
                    turns: rating.turns().to_vec(),
                });
            }
            Message::Undo => self.undo(context),
            Message::Reopen(is_wanted) => {
                self.asks_to_reopen = false;
                if is_wanted {
                    self.take_back(Intent::Undo);
                }
            }
            Message::Hint => return self.ask_for_hint(context),
            Message::Advised(asked, advice) => self.hint.show(asked, advice, &self.model.known()),
            Message::NextRound => self.send(Intent::NextRound),
            Message::EndDraws => self.model.animation.end_draws(now, self.fast_forward.flight_time(context)),
            Message::SkipToOwnTurn => {
                self.fast_forward.skip_to_own_turn();
                self.tips.learn(Lesson::Skip);
            }
            Message::EndCelebration => self.model.animation.finish(),
            Message::ShowLog(shown) => {
                self.panel_shown = Some(shown);
                return self.update_kind(message, session, now, context);
            }
            Message::PixelRatio(pixel_ratio) => self.model.pixel_ratio = pixel_ratio,
            Message::Menu(open) => {
                self.menu = open.then(MenuPage::default);
                return self.update_kind(message, session, now, context);
            }
            Message::MenuPage(page) => {
                self.menu = Some(page);
                return Some(Action::Run(menu::scroll_to_begin()));
            }
            Message::Restart => {
                self.menu = None;
                if self.kind.offers(Offer::Counting) {
                    return Some(Action::Practise);
                }
                self.take_back(Intent::Restart);
            }
            Message::CopyResults => {
                let series = &mut self.model.series;
                series.is_copied = series.reached.day.is_some();
                let results = series.reached.day.as_ref().map(|day| day.results.clone());
                return results.map(|results| Action::Run(clipboard::write(results)));
            }
            Message::ShowDayDeals => return Some(Action::ShowDayDeals),
            Message::ShowChallenges => return Some(Action::ShowChallenges),
            Message::Challenge => {
                let round = self.model.series.round as u32;
                return self.model.me.map(|me| Action::Challenge { round, me });
            }
            Message::EndPractice => return self.kind.way_back().map(PracticeOrigin::action),
            Message::PlayAgain => return Some(Action::PlayAgain),
            Message::ShowLobby => return Some(Action::ShowLobby),
            Message::ComeBack => return Some(Action::ComeBack),
            Message::CarryOn => return Some(Action::CarryOn),
            Message::FollowSeries(host) => return Some(Action::FollowSeries(host)),
            Message::SettingsChanged(settings) => {
                self.send_bot_delay(Context { settings: &settings, ..context });
                return Some(Action::SaveSettings(*settings));
            }
            Message::ChooseStone(stone) => return Some(Action::ChooseStone(stone)),
            Message::TipAdvised(asked, advice) => self.tips.advised(asked, advice, &self.model, context),
            Message::DismissTip => self.tips.dismiss(),
            Message::ToggleSound => return Some(Action::SaveSettings(context.settings.with_sound_toggled())),
            Message::NewGame => return Some(Action::NewGame),
            Message::PlayShortGame => return Some(Action::PlayShortGame),
            Message::Leave => {
                self.finish_lesson();
                return Some(Action::Leave);
            }
        }
        None
    }

    /// Has the table's kind handle a message, and does what follows; returns what the app has to do about it.
    pub(super) fn update_kind(
        &mut self,
        message: Message,
        session: Option<&mut NetworkSession>,
        now: Instant,
        context: Context<'_>,
    ) -> Option<Action> {
        let parts = TableParts { model: &mut self.model, input: &mut self.input, session, now, context };
        let mut action = None;
        for follow_up in self.kind.update(message, parts) {
            match follow_up {
                FollowUp::Send(intent) => self.send(intent),
                FollowUp::Apply(update) => self.apply_update(update, now, context),
                FollowUp::TellOfTakeback(notice) => self.tell_of_takeback(notice),
                FollowUp::SendBotDelay => self.send_bot_delay(context),
                FollowUp::Act(wanted) => action = Some(wanted),
            }
        }
        action
    }

    /// Sends an intent. A local link can't be closed, as the table lives as long as its link; the end of a client session is
    /// reported by a [`ConnectionState`](skipstone_net::client::ConnectionState) event.
    pub(super) fn send(&self, intent: Intent) {
        if let Err(why) = self.link.send(intent) {
            tracing::error!(?intent, %why, "an intent isn't sent");
        }
    }

    /// Asks to take back the last move; asks the player first if that takes back the end of a round that counts.
    pub(super) fn undo(&mut self, context: Context<'_>) {
        if self.refuse_help(Offer::Takebacks, context) {
            return;
        }
        let reopens = self.kind.offers(Offer::Reopening)
            && self.kind.offers(Offer::Counting)
            && self.model.known().ending().is_some();
        if reopens { self.asks_to_reopen = true } else { self.take_back(Intent::Undo) }
    }

    /// Asks to take back the last move or all of the round, or to play it again.
    pub(super) fn take_back(&mut self, intent: Intent) {
        if self.kind.offers(Offer::Takebacks) {
            self.input.reset();
            self.hint.clear();
            self.send(intent);
        }
    }

    /// Whether the player may have a hint now: on turn at a table that offers them.
    pub(super) fn may_have_hint(&self) -> bool {
        self.kind.offers(Offer::Hints) && self.model.is_own_turn()
    }

    /// Says why there is none of this help at this table; returns whether it did.
    fn refuse_help(&mut self, help: Offer, context: Context<'_>) -> bool {
        let refusal = self.kind.help_refusal(help);
        if let Some(why) = refusal {
            self.input.refused = Some((None, context.locale.text(why)));
        }
        refusal.is_some()
    }

    /// Asks for a hint; removes the one that is shown.
    fn ask_for_hint(&mut self, context: Context<'_>) -> Option<Action> {
        if self.refuse_help(Offer::Hints, context) {
            return None;
        }
        if !self.hint.is_idle() || !self.may_have_hint() {
            self.hint.clear();
            return None;
        }
        self.model.animation.finish();
        self.tips.learn(Lesson::Hint);
        Some(Action::Run(self.hint.ask(self.model.timeline().known().clone())))
    }

    /// Notes what has been learned at this table, which is finished or left.
    pub(super) fn finish_lesson(&mut self) {
        if let Some(lesson) = self.kind.lesson() {
            self.tips.learn(lesson);
        }
    }

    /// Tells the computer players how long to wait before each move.
    pub(super) fn send_bot_delay(&self, context: Context<'_>) {
        if let Some(delay) = self.kind.bot_delay(self.fast_forward.is_active(), context.settings) {
            self.send(Intent::SetBotDelay(delay));
        }
    }

    /// Opens the review of the round with the turns rated so far, at a turn of the round if one is given.
    fn review(&self, turn: Option<u32>) -> Action {
        let series = &self.model.series;
        let rated = series.rating.as_ref().map(|rating| rating.turns().to_vec());
        Action::Review {
            round: series.round as u32,
            me: self.model.only_person(),
            turn,
            rated: rated.unwrap_or_default(),
        }
    }
}

/// Has the system point to the window, unless it has the focus.
fn call_player() -> Task<Message> {
    window::latest().and_then(|id| window::request_user_attention(id, Some(UserAttention::Informational)))
}
