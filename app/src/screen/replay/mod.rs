//! The replay screen: a record played back step by step.

mod controls;
mod review;
mod view;

use std::time::{Duration, Instant};

use iced::{Task, window};
use jiff::Timestamp;
use skipstone_core::bot::review::RatedTurn;
use skipstone_core::record::Record;
use skipstone_core::table::Player;
use skipstone_core::{Move, PlayerAction, Seat, SeatView, Stone};

use super::Context;
use crate::board::playback::{Jump, Playback, Viewpoint};
use crate::board::sounds::sounds;
use crate::board::{AnimatedBoard, HighlightedSlot, Speaker, TableWording, highlight};
use crate::paper::print::{PdfJob, PdfTarget};
use crate::players::names::recorded_names;
use crate::settings::Speed;
use crate::sound::{SoundKind, Sounds};
use crate::widget::board::BoardEvent;
use crate::widget::picture_cache::PictureCache;

pub use review::{Message as ReviewMessage, ReviewStart};
use review::{ReviewPanel, scroll_to_chosen};
pub use view::BAR;

/// The time between two steps at single speed.
const STEP_INTERVAL: Duration = Duration::from_millis(800);
/// The speeds of playback, as [`State::half_speeds`], with their names as factors of single speed.
const SPEEDS: [(u32, &str); 5] = [(1, "½"), (2, "1"), (4, "2"), (8, "4"), (16, "8")];

/// The playback of a record, and what is shown of it.
#[derive(Debug)]
pub struct State {
    playback: Playback,
    /// The given names, by seat.
    names: Vec<String>,
    /// When the round ended; `None` if it is unknown.
    finished: Option<Timestamp>,
    /// The players' stones, by seat; empty if they are unknown.
    stones: Vec<Stone>,
    /// The seat of this profile's player; `None` if it is unknown.
    me: Option<Seat>,
    /// The table as drawn, and its log. `playback` may be one step ahead of it.
    animation: AnimatedBoard,
    pictures: PictureCache,
    /// When the next step is due; `None` while paused.
    next_step: Option<Instant>,
    /// The step at which playback pauses: the end of the turn that the player wants to watch. `None` plays on to the end.
    until: Option<usize>,
    /// The speed of playback, in halves of single speed.
    half_speeds: u32,
    /// The window's scale factor: physical pixels per logical pixel, without the board's own enlargement.
    pixel_ratio: f32,
    /// The panel beside the board; `None` until the player decides, then the window's width does.
    side_panel: Option<SidePanel>,
    /// The review of one seat; `None` until the player opens it.
    review: Option<ReviewPanel>,
    /// Whether a turn of a review can be played again.
    offers_trials: bool,
}

/// The panel beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SidePanel {
    /// No panel.
    Nothing,
    /// The game log.
    Log,
    /// The review of a seat's turns.
    Review,
}

/// Input of the player, and results of the review.
#[derive(Debug, Clone)]
pub enum Message {
    /// Input on the board, or its animation is due.
    Board(BoardEvent),
    /// Starts or pauses playback.
    Play(bool),
    /// Jumps to another step.
    Go(Jump),
    /// Sets the speed of playback, in halves of single speed.
    Speed(u32),
    /// Sets the seat in front, and whether all hands are open.
    SetViewpoint(Viewpoint),
    /// Shows another panel beside the board.
    SidePanel(SidePanel),
    /// A message of the review.
    Review(ReviewMessage),
    /// The window's scale factor was read.
    PixelRatio(f32),
    /// Saves the round's sheet as PDF, or opens it to be printed.
    Pdf(PdfTarget),
    /// Leaves the screen.
    Leave,
}

/// What the app does after [`State::update`], which returns all in their order.
#[derive(Debug)]
pub enum Action {
    /// Play the sounds of what has begun to be shown.
    PlaySounds(Sounds),
    /// Run a task whose messages come back to this screen.
    Run(Task<Message>),
    /// Run the job on a background thread, and show its result.
    Pdf(Box<PdfJob>),
    /// Open a table on which a seat of the round plays on after its first actions.
    Try {
        /// The round.
        record: Box<Record>,
        /// The seat.
        seat: Seat,
        /// The actions.
        begun: Vec<PlayerAction>,
    },
    /// Return to the screen before.
    Leave,
}

impl State {
    /// Opens a record at its deal with all hands open. In front is `me`, else the first person, else seat 1.
    pub fn new(record: Record, me: Option<Seat>, context: Context<'_>) -> (State, Task<Message>) {
        let names = recorded_names(&record.header);
        let human = Player::Human.to_string();
        let person = record.header.seats.iter().position(|seated| seated.player == human);
        let front = me.or(person.map(Seat::from_index)).unwrap_or(Seat::ONE);
        let viewpoint = Viewpoint { front, open: true };
        let playback = Playback::new(record, viewpoint);
        let mut state = State {
            names,
            finished: None,
            stones: Vec::new(),
            me,
            animation: playback.animation(),
            playback,
            pictures: PictureCache::default(),
            next_step: None,
            until: None,
            half_speeds: 2,
            pixel_ratio: 1.0,
            side_panel: None,
            review: None,
            offers_trials: false,
        };
        state.show(Instant::now());
        state.tell(context);
        (state, window::latest().and_then(window::scale_factor).map(Message::PixelRatio))
    }

    /// Lets turns be played again, from now on.
    pub fn offer_trials(&mut self, is_offered: bool) {
        self.offers_trials = is_offered;
    }

    /// Tells when the round ended, which the record doesn't.
    pub fn set_finished(&mut self, finished: Timestamp) {
        self.finished = Some(finished);
    }

    /// Tells the players' stones, by seat, which the record doesn't; none if they are unknown.
    pub fn set_stones(&mut self, stones: Vec<Stone>) {
        self.stones = stones;
    }

    /// The table as it is drawn.
    pub fn table(&self) -> SeatView<'_> {
        self.animation.view()
    }

    /// The current step and the last one.
    pub fn position(&self) -> (usize, usize) {
        (self.playback.position(), self.playback.last_step())
    }

    /// Whether playback runs.
    pub fn is_playing(&self) -> bool {
        self.next_step.is_some()
    }

    /// Handles one message, and says what the app has to do about it. `now` is the time for animations and playback.
    pub fn update(&mut self, message: Message, now: Instant, context: Context<'_>) -> Vec<Action> {
        let action = self.handle_message(message, now, context);
        self.tell(context);
        let mut due = sounds(self.animation.take_cues(), &self.animation.view(), now);
        // Nobody is on turn.
        due.list.retain(|sound| sound.kind != SoundKind::Turn);
        [Some(Action::PlaySounds(due)), action].into_iter().flatten().collect()
    }

    fn handle_message(&mut self, message: Message, now: Instant, context: Context<'_>) -> Option<Action> {
        match message {
            Message::Board(BoardEvent::AnimationDue(now)) => self.on_due(now, context),
            Message::Board(BoardEvent::Rescaled(pixel_ratio)) | Message::PixelRatio(pixel_ratio) => {
                self.pixel_ratio = pixel_ratio
            }
            Message::Board(_) => {}
            Message::Play(true) => {
                self.until = None;
                self.play(now, context);
            }
            Message::Play(false) => self.next_step = None,
            Message::Go(jump) => {
                self.until = None;
                self.go(jump, now, context);
            }
            Message::Speed(half_speeds) => self.half_speeds = half_speeds,
            Message::SetViewpoint(viewpoint) => {
                self.playback.set_viewpoint(viewpoint);
                self.show(now);
            }
            Message::SidePanel(side_panel) => return self.show_side_panel(side_panel, now, context),
            Message::Review(message) => return self.on_review(message, now, context),
            Message::Pdf(target) => {
                let (record, locale) = (self.playback.record(), context.locale);
                let job = PdfJob::round(record, self.finished, self.me, target, locale);
                return Some(Action::Pdf(Box::new(job)));
            }
            Message::Leave => return Some(Action::Leave),
        }
        None
    }

    /// Opens the review of the seat in front, with what is known of it already.
    pub fn open_review(&mut self, start: ReviewStart, now: Instant, context: Context<'_>) -> Task<Message> {
        self.side_panel = Some(SidePanel::Review);
        let task = self.review_seat(self.playback.viewpoint().front, start.rated, context);
        if let Some(review) = &mut self.review {
            review.select_once_rated(start.turn);
        }
        let scroll = self.look_at_wanted(now);
        self.tell(context);
        Task::batch([Some(task), scroll].into_iter().flatten())
    }

    /// Selects the turn that was asked for, once it is rated, and scrolls to it: then and as soon as the costliest turns are listed
    /// above it.
    fn look_at_wanted(&mut self, now: Instant) -> Option<Task<Message>> {
        let review = self.review.as_ref()?;
        match review.wanted_place() {
            Some(place) => self.look_at(place, now),
            None if review.is_done_with_choice() => {}
            None => return None,
        }
        Some(scroll_to_chosen())
    }

    /// Shows a panel beside the board. The first review is of the seat in front.
    fn show_side_panel(
        &mut self,
        side_panel: SidePanel,
        now: Instant,
        context: Context<'_>,
    ) -> Option<Action> {
        self.side_panel = Some(side_panel);
        self.leave_line(now);
        match (side_panel, &self.review) {
            (SidePanel::Review, None) => {
                Some(Action::Run(self.review_seat(self.playback.viewpoint().front, Vec::new(), context)))
            }
            _ => None,
        }
    }

    /// Starts reviewing a seat after the turns that are rated already; does nothing if the record breaks the rules.
    fn review_seat(&mut self, seat: Seat, rated: Vec<RatedTurn>, context: Context<'_>) -> Task<Message> {
        let wording = TableWording { locale: context.locale, names: &self.names, me: self.me };
        let before = |event| self.playback.table_before(event);
        let record = self.playback.record();
        let started = ReviewPanel::start(record, seat, rated, wording, self.offers_trials, before);
        let Some((review, task)) = started else { return Task::none() };
        self.review = Some(review);
        task.map(Message::Review)
    }

    /// Selects a turn of the review, and shows the board before its costliest decision as the seat saw it.
    fn look_at(&mut self, place: usize, now: Instant) {
        let Some(review) = &mut self.review else { return };
        let Some(event) = review.look_at(place) else { return };
        self.next_step = None;
        let front = review.seat();
        self.playback.set_viewpoint(Viewpoint { front, ..self.playback.viewpoint() });
        self.playback.jump(Jump::To(self.playback.step_before(event)));
        self.show(now);
    }

    fn on_review(&mut self, message: ReviewMessage, now: Instant, context: Context<'_>) -> Option<Action> {
        match (message, &mut self.review) {
            (ReviewMessage::Seat(seat), _) => {
                self.leave_line(now);
                return Some(Action::Run(self.review_seat(seat, Vec::new(), context)));
            }
            (ReviewMessage::Rated(seat, turn), Some(review)) if review.seat() == seat => {
                let wording = TableWording { locale: context.locale, names: &self.names, me: self.me };
                review.add_turn(*turn, wording, |event| self.playback.table_before(event));
                return self.look_at_wanted(now).map(Action::Run);
            }
            (ReviewMessage::Look(place), _) => self.look_at(place, now),
            (ReviewMessage::Step(step), _) => self.show_line(step, now, context),
            (ReviewMessage::Try(event), Some(review)) => {
                let record = self.playback.record().clone();
                let events = record.events.iter().take(event).cloned().collect();
                let begun = Record { header: record.header.clone(), events }.actions();
                return Some(Action::Try { seat: review.seat(), record: Box::new(record), begun });
            }
            _ => {}
        }
        None
    }

    /// Shows the board as it would be after so many moves of the better line for the selected turn; the one after those that lie there
    /// moves its cards.
    fn show_line(&mut self, step: usize, now: Instant, context: Context<'_>) {
        let Some(review) = &self.review else { return };
        let (Some((event, _)), Some(line)) = (review.looked_at(), review.better_line()) else { return };
        let moves: Vec<Move> = line.iter().map(|step| step.mv).collect();
        let (front, is_next) = (review.seat(), step == review.step() + 1);
        let begins_at = self.playback.step_before(event);
        self.next_step = None;
        self.playback.set_viewpoint(Viewpoint { front, ..self.playback.viewpoint() });
        self.playback.jump(Jump::To(begins_at));
        self.show(now);
        let events = self.playback.what_if(begins_at, front, moves);
        let step = step.min(events.len());
        let Some((last, before)) = events[..step].split_last() else { return };
        self.animation.set_motion(context.motion());
        self.animation.set_hand_order(context.settings.hand);
        self.animation.show_events(&before.concat(), now, Speed::Off.flight_time());
        // What lay there already isn't heard again.
        self.animation.take_cues();
        let flight_time = if is_next { self.flight_time(context) } else { Speed::Off.flight_time() };
        self.animation.show_events(last, now, flight_time);
        if let Some(review) = &mut self.review {
            review.set_step(step);
        }
    }

    /// Shows the round as it was again, if the board shows another line.
    fn leave_line(&mut self, now: Instant) {
        if self.review.as_ref().is_some_and(|review| review.step() > 0) {
            self.show(now);
        }
    }

    /// The slots of the recommended line for the selected turn, while the board shows the state before it, and of its next move while
    /// the board shows that line. Else empty.
    fn highlights(&self) -> Vec<HighlightedSlot> {
        let looked_at = self.review.as_ref().filter(|_| self.side_panel == Some(SidePanel::Review));
        let Some((event, line)) = looked_at.and_then(ReviewPanel::looked_at) else { return Vec::new() };
        let view = self.animation.view();
        let there = self.playback.step_before(event) == self.playback.position();
        let own = self.review.as_ref().is_some_and(|review| review.seat() == view.seat());
        let step = self.review.as_ref().map_or(0, ReviewPanel::step);
        let line = if step == 0 { line } else { line.get(step..=step).unwrap_or_default() };
        if there && own { highlight::highlighted_slots(&view, line) } else { Vec::new() }
    }

    fn play(&mut self, now: Instant, context: Context<'_>) {
        if self.playback.position() == self.playback.last_step() {
            self.playback.jump(Jump::Begin);
            self.show(now);
            self.schedule_step(now);
        } else {
            self.step(now, context);
        }
    }

    fn go(&mut self, jump: Jump, now: Instant, context: Context<'_>) {
        match jump {
            Jump::Forward if self.playback.position() < self.playback.last_step() => {
                self.next_step = None;
                self.step(now, context);
                self.next_step = None;
            }
            _ => {
                self.playback.jump(jump);
                self.show(now);
                match jump {
                    Jump::Back | Jump::Forward | Jump::End => self.next_step = None,
                    _ if self.next_step.is_some() => self.schedule_step(now),
                    _ => {}
                }
            }
        }
    }

    /// Plays one turn, given from 1.
    pub fn watch_turn(&mut self, turn: u32, now: Instant, context: Context<'_>) {
        let turns = self.playback.turns();
        let at = (turn as usize).saturating_sub(1);
        let Some(begin) = turns.get(at).copied() else { return };
        // What is drawn and turned up at the end of the turn belongs to the next one.
        self.until = turns.get(at + 1).map(|next| next.saturating_sub(1));
        self.playback.jump(Jump::To(begin));
        self.show(now);
        self.schedule_step(now);
        self.tell(context);
    }

    /// Shows the current step without animation.
    fn show(&mut self, now: Instant) {
        if let Some(review) = &mut self.review {
            review.set_step(0);
        }
        self.animation = self.playback.animation();
        self.animation.show_events(self.playback.events_so_far(), now, Speed::Off.flight_time());
        // A jump is not heard.
        self.animation.take_cues();
    }

    /// Logs what the board has shown since the last call.
    fn tell(&mut self, context: Context<'_>) {
        let wording = TableWording { locale: context.locale, names: &self.names, me: self.me };
        let (verbosity, hand_order) = (context.settings.speech, context.settings.hand);
        self.animation.timeline_mut().tell(Speaker { wording, verbosity, hand_order }, false, false);
    }

    /// Makes the next step with animation.
    fn step(&mut self, now: Instant, context: Context<'_>) {
        self.leave_line(now);
        self.playback.jump(Jump::Forward);
        self.animation.finish();
        self.animation.set_motion(context.motion());
        self.animation.set_hand_order(context.settings.hand);
        self.animation.show_events(self.playback.step_events(), now, self.flight_time(context));
        self.schedule_step(now);
    }

    /// Schedules the next step one interval after `now`.
    fn schedule_step(&mut self, now: Instant) {
        let next = now + STEP_INTERVAL * 2 / self.half_speeds;
        self.next_step = Some(next);
        if !self.animation.is_moving() {
            self.animation.pause_until(next);
        }
    }

    /// Advances animations, and makes the next step once they are finished and its time has come.
    fn on_due(&mut self, now: Instant, context: Context<'_>) {
        self.animation.advance(now, self.flight_time(context));
        let Some(next) = self.next_step.filter(|_| !self.animation.is_moving()) else { return };
        let position = self.playback.position();
        if position == self.playback.last_step() || self.until.take_if(|until| *until <= position).is_some() {
            self.next_step = None;
        } else if now < next {
            self.animation.pause_until(next);
        } else {
            self.step(now, context);
        }
    }

    /// The duration of a card's flight at this speed; zero if animations are turned off.
    fn flight_time(&self, context: Context<'_>) -> Duration {
        match context.settings.speed {
            Speed::Off => Speed::Off.flight_time(),
            _ => Speed::Normal.flight_time() * 2 / self.half_speeds,
        }
    }

    fn wording<'a>(&'a self, context: Context<'a>) -> TableWording<'a> {
        TableWording { locale: context.locale, names: &self.names, me: self.me }
    }
}
