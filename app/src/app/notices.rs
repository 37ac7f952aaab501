//! Notices in a bar above every screen, shown one after the other.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use iced::widget::{column, container, row};
use iced::{Alignment, Event, Fill, Subscription, event, keyboard, mouse, time};
use skipstone_core::ErrorChain;
use skipstone_net::IdentityError;
use skipstone_net::client::Verdict;
use skipstone_net::quic::BindError;

use crate::files::export::ExportError;
use crate::files::open_file::OpenFileError;
use crate::link::LinkError;
use crate::locale::Locale;
use crate::paper::print::{PdfError, PdfOutcome};
use crate::session::PRESS_GRACE;
use crate::store::{ContinueError, InvalidSetting, StoreError, Unsaved};
use crate::theme::container::{panel, warning};
use crate::widget::{button, text};
use crate::{Element, Theme, tr};

/// A problem to show to the player, or what became of something in the background.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// The store, the key's file or the settings file can't be used.
    Store(StoreError),
    /// A setting fell back to its default.
    InvalidSetting(InvalidSetting),
    /// A series can't be continued.
    CannotContinue(ContinueError),
    /// A file can't be opened.
    CannotOpenFile(OpenFileError),
    /// A link leads nowhere.
    CannotFollowLink(LinkError),
    /// The system has no file dialog.
    NoDialog,
    /// No challenge can be made of a round.
    NoChallenge,
    /// A challenge came as a file while something else is shown, with so many records that prove nothing.
    ChallengeKept {
        /// The number of those records.
        refused: usize,
    },
    /// The player has no key, and none can be generated.
    NoIdentity(IdentityError),
    /// A table can't be hosted.
    CannotHost(BindError),
    /// A sheet was written as PDF, or couldn't be.
    Pdf(Result<PdfOutcome, PdfError>),
    /// The proof that a round was broken was written to this file, or couldn't be.
    BrokenRound(Result<PathBuf, ExportError>),
    /// What is said of a round, by its number, that the screen doesn't show or doesn't show to its end.
    Round(u32, Verdict),
    /// There is no home folder, so nothing is saved.
    NoHomeDir,
    /// The program has crashed before; holds the report's file.
    Crashed(PathBuf),
    /// The system has no program to show that report.
    NoViewer(PathBuf),
    /// Asks whether to do something by which this would be lost.
    AskToLose(Unsaved, Parting),
}

/// What loses changes that can't be saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Parting {
    /// To close the window.
    Close,
    /// To go on with another profile.
    OtherProfile,
}

/// The queue of notices, and the store's current error.
#[derive(Debug, Default)]
pub struct Notices {
    queue: Vec<Notice>,
    store_error: Option<StoreError>,
    shown: Option<ShownNotice>,
    /// The round whose verdict the screen shows, and since when: no notice tells it meanwhile.
    shown_verdict: Option<(u32, Instant)>,
    /// Whether nothing is told of rounds now: it is the player's turn, and its time is limited.
    holds_verdicts: bool,
}

/// How long a verdict stands on the screen until it counts as read. A host that is quick to show something else has it told by a
/// notice.
const READING_TIME: Duration = Duration::from_secs(5);

/// How long a notice that only informs is shown to somebody who uses the window.
const PASSING_TIME: Duration = Duration::from_secs(8);

/// The size of the words where there is little room.
const NARROW_WORDS: f32 = 14.0;

/// How often it is looked whether that time is over.
const TICK: Duration = Duration::from_secs(1);

/// What is shown, and since when.
#[derive(Debug)]
struct ShownNotice {
    notice: Option<Notice>,
    store_error: Option<StoreError>,
    since: Instant,
    /// When the window was first used meanwhile: whoever is away reads it later. `None` until then.
    used_at: Option<Instant>,
    /// The round of the table that was on the screen then; `None` on other screens.
    table_round: Option<u32>,
}

/// What the player does with the shown notice, and what ends one that only informs.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// The player uses the window.
    WindowUsed,
    /// Some time has passed.
    Tick,
    /// Closes it; the answer is no if it asks.
    Dismissed,
    /// Does what was asked about, whatever is lost.
    LoseAnyway,
    /// Switches to another profile, because this one is in use.
    OtherProfile,
    /// Shows the report of a crash.
    ShowReport,
}

impl Notice {
    /// Whether it ends by itself: nothing is lost, and nothing is the player's to decide.
    fn only_informs(&self) -> bool {
        matches!(
            self,
            Notice::Pdf(Ok(_))
                | Notice::NoChallenge
                | Notice::ChallengeKept { refused: 0 }
                // Nobody is accused, and the result of the round says it too.
                | Notice::Round(_, Verdict::Verified(_) | Verdict::NotProven(_))
        )
    }
}

impl Notices {
    /// What the store has answered. `None` if it failed, which the player is told.
    pub fn ok_or_notify<T>(&mut self, answer: Result<T, StoreError>) -> Option<T> {
        answer.map_err(|error| self.push(Notice::Store(error))).ok()
    }

    /// Appends a notice to the queue. What answers a press comes first.
    pub fn push(&mut self, notice: Notice) {
        // Of several sheets, the last one counts.
        if let Notice::Pdf(_) = notice {
            self.queue.retain(|other| !matches!(other, Notice::Pdf(_)));
            self.queue.insert(0, notice);
            return;
        }
        if !self.queue.contains(&notice) {
            self.queue.push(notice);
        }
    }

    /// Asks whether to do something by which changes would be lost.
    pub fn ask_to_lose(&mut self, unsaved: Unsaved, parting: Parting) {
        self.withdraw_question();
        self.queue.insert(0, Notice::AskToLose(unsaved, parting));
    }

    /// What the player is asked about now, and what would be lost by it.
    pub fn asked(&self) -> Option<(&Unsaved, Parting)> {
        match self.first() {
            Some(Notice::AskToLose(unsaved, parting)) => Some((unsaved, *parting)),
            _ => None,
        }
    }

    /// Nothing would be lost any more, or the player has answered.
    pub fn withdraw_question(&mut self) {
        self.queue.retain(|notice| !matches!(notice, Notice::AskToLose(..)));
    }

    /// Sets the store's current error; `None` once it can be written again, which removes its notice and the question about a loss.
    pub fn set_store_error(&mut self, error: Option<StoreError>) {
        if error.is_none() {
            self.withdraw_question();
        }
        let (store_error, other) = match error {
            Some(StoreError::InUse(_) | StoreError::Newer(_) | StoreError::Unusable { .. }) => (error, None),
            // These errors don't keep the store from writing.
            Some(
                StoreError::Quarantined { .. }
                | StoreError::Value { .. }
                | StoreError::UnplayableRound { .. },
            ) => (None, error),
            None => (None, None),
        };
        self.store_error = store_error;
        other.into_iter().for_each(|error| self.push(Notice::Store(error)));
    }

    /// Whether a notice is shown that stays until the player has read it, and takes room of its own. What only informs lies over the
    /// screen: it comes and goes by itself, and moves nothing under the pointer.
    pub fn takes_room(&self) -> bool {
        match self.first() {
            Some(notice) => !notice.only_informs(),
            None => self.store_error.is_some(),
        }
    }

    /// Whether any notice is shown.
    pub fn is_shown(&self) -> bool {
        self.first().is_some() || self.store_error.is_some()
    }

    /// The notice that is shown.
    fn first(&self) -> Option<&Notice> {
        self.queue.iter().find(|notice| !self.is_withheld(notice))
    }

    /// Whether the screen shows what this notice tells, or the notice waits for the end of a turn.
    fn is_withheld(&self, notice: &Notice) -> bool {
        let round = self.shown_verdict.map(|(round, _)| round);
        match notice {
            Notice::Round(of, _) => self.holds_verdicts || Some(*of) == round,
            Notice::BrokenRound(_) => self.holds_verdicts,
            _ => false,
        }
    }

    /// Has what is told of rounds wait as long as it is the player's turn and its time is limited, or tells it. Called after every
    /// message.
    pub fn hold_verdicts(&mut self, holds: bool) {
        self.holds_verdicts = holds;
    }

    /// Notes when a notice appears, the round whose verdict the screen shows, and that of the table on it. What only informs about a
    /// round goes with it, once it could be read. Called after every message.
    pub fn note_shown(&mut self, verdict_of: Option<u32>, table_round: Option<u32>, now: Instant) {
        if let Some(shown) = self.shown.take_if(|shown| {
            let is_read = now >= shown.since + READING_TIME;
            is_read && shown.table_round != table_round && shown.only_informs() && shown.is_of_round()
        }) {
            self.queue.retain(|notice| Some(notice) != shown.notice.as_ref());
        }
        if self.shown_verdict.map(|(round, _)| round) != verdict_of {
            if let Some((round, since)) = self.shown_verdict
                && now >= since + READING_TIME
            {
                self.queue.retain(|notice| !matches!(notice, Notice::Round(of, _) if *of == round));
            }
            self.shown_verdict = verdict_of.map(|round| (round, now));
        }
        let is_same = |shown: &ShownNotice| {
            shown.notice.as_ref() == self.first() && shown.store_error == self.store_error
        };
        if !self.shown.as_ref().is_some_and(is_same) {
            let (notice, store_error) = (self.first().cloned(), self.store_error.clone());
            self.shown = Some(ShownNotice { notice, store_error, since: now, used_at: None, table_round });
        }
    }

    /// The use of the window after which a notice that only informs ends, and then the time until it does.
    pub fn subscription(&self) -> Subscription<Message> {
        match self.shown.as_ref().filter(|shown| shown.only_informs()) {
            None => Subscription::none(),
            Some(ShownNotice { used_at: None, .. }) => {
                event::listen_with(|event, _, _| is_use(&event).then_some(Message::WindowUsed))
            }
            Some(_) => time::every(TICK).map(|_| Message::Tick),
        }
    }

    /// Notes that the player uses the window.
    pub fn note_use(&mut self, now: Instant) {
        if let Some(shown) = &mut self.shown {
            shown.used_at.get_or_insert(now);
        }
    }

    /// Removes a notice that only informs, after the player had the time to read it.
    pub fn tick(&mut self, now: Instant) {
        let is_read = |shown: &ShownNotice| {
            shown.only_informs() && shown.used_at.is_some_and(|used| now >= used + PASSING_TIME)
        };
        if self.shown.as_ref().is_some_and(is_read) {
            self.dismiss();
        }
    }

    /// Whether a press is meant for the shown notice: one that comes within [`PRESS_GRACE`] after it appeared was meant for what
    /// was there before.
    pub fn takes_presses(&self, now: Instant) -> bool {
        self.shown.as_ref().is_none_or(|shown| now >= shown.since + PRESS_GRACE)
    }

    /// Removes the shown notice.
    pub fn dismiss(&mut self) {
        match self.queue.iter().position(|notice| !self.is_withheld(notice)) {
            Some(first) => drop(self.queue.remove(first)),
            None => self.store_error = None,
        }
    }

    /// The report of a crash that the shown notice is about.
    pub fn crash_report(&self) -> Option<&Path> {
        match self.first() {
            Some(Notice::Crashed(report)) => Some(report),
            _ => None,
        }
    }

    /// What the first notice says, and the error of the store that it is about; `None` without any.
    pub fn words(&self, locale: &Locale) -> Option<(String, Option<&StoreError>)> {
        match (self.first(), &self.store_error) {
            (Some(notice), _) => Some((words(notice, locale), store_error(notice))),
            (None, Some(error)) => {
                Some((tr!(locale, "notice-unsaved", why = locale.store_error(error)), Some(error)))
            }
            (None, None) => None,
        }
    }

    /// The first notice as a bar, with its buttons below where it `is_narrow`; `None` without any. Where it lies is for
    /// [`Notices::takes_room`] to say.
    pub fn view<'a>(&self, is_narrow: bool, locale: &Locale) -> Option<Element<'a, Message>> {
        let (words, error) = self.words(locale)?;
        let other = matches!(error, Some(StoreError::InUse(_) | StoreError::Newer(_)))
            .then(|| button::secondary(tr!(locale, "notice-other-profile"), Some(Message::OtherProfile)));
        let report = self
            .crash_report()
            .map(|_| button::secondary(tr!(locale, "notice-show-report"), Some(Message::ShowReport)));
        let lose = self.asked().map(|(_, parting)| match parting {
            Parting::Close => "unsaved-close",
            Parting::OtherProfile => "unsaved-switch",
        });
        let dismiss = if lose.is_some() { "unsaved-cancel" } else { "notice-dismiss" };
        let dismiss = button::quiet(locale.text(dismiss), Some(Message::Dismissed));
        let lose = lose.map(|words| button::secondary(locale.text(words), Some(Message::LoseAnyway)));
        let words = text::notice(words).width(Fill);
        let bar = match is_narrow {
            true => {
                let buttons = row![].push(other).push(report).push(Element::from(dismiss.small())).push(lose);
                container(column![words.size(NARROW_WORDS), buttons.wrap()].spacing(4))
            }
            false => {
                let bar = row![words].push(other).push(report).push(Element::from(dismiss)).push(lose);
                container(bar.spacing(12).align_y(Alignment::Center))
            }
        };
        let style: fn(&Theme) -> container::Style = match self.first() {
            Some(Notice::Pdf(Ok(_))) => panel,
            // Nobody is accused.
            Some(Notice::Round(_, Verdict::Verified(_) | Verdict::NotProven(_))) => panel,
            _ => warning,
        };
        Some(bar.padding([6, if is_narrow { 8 } else { 14 }]).width(Fill).style(style).into())
    }
}

impl ShownNotice {
    fn is_of_round(&self) -> bool {
        matches!(self.notice, Some(Notice::Round(..)))
    }

    fn only_informs(&self) -> bool {
        self.notice.as_ref().is_some_and(Notice::only_informs)
    }
}

/// Whether an event shows that somebody is at the window.
fn is_use(event: &Event) -> bool {
    matches!(
        event,
        Event::Keyboard(keyboard::Event::KeyPressed { .. })
            | Event::Mouse(
                mouse::Event::CursorMoved { .. }
                    | mouse::Event::ButtonPressed(_)
                    | mouse::Event::WheelScrolled { .. }
            )
            | Event::Touch(_)
    )
}

fn store_error(notice: &Notice) -> Option<&StoreError> {
    match notice {
        Notice::Store(error) => Some(error),
        _ => None,
    }
}

fn words(notice: &Notice, locale: &Locale) -> String {
    match notice {
        Notice::Store(error) => locale.store_error(error),
        Notice::InvalidSetting(bad) => locale.invalid_setting(bad),
        Notice::CannotContinue(error) => locale.continue_error(error),
        Notice::NoDialog => tr!(locale, "file-no-dialog"),
        Notice::NoChallenge => tr!(locale, "challenge-not-repeatable"),
        Notice::ChallengeKept { refused } => tr!(locale, "challenge-kept", refused = *refused),
        Notice::CannotOpenFile(error) => locale.open_error(error),
        Notice::CannotFollowLink(error) => locale.link_error(error),
        Notice::NoIdentity(error) => tr!(locale, "notice-no-key", why = ErrorChain(error).to_string()),
        Notice::Crashed(_) => tr!(locale, "notice-crashed"),
        Notice::NoViewer(report) => tr!(locale, "notice-no-viewer", path = report.display().to_string()),
        Notice::CannotHost(error) => tr!(locale, "notice-no-table", why = locale.bind_error(error)),
        Notice::Pdf(outcome) => locale.pdf_outcome(outcome),
        Notice::BrokenRound(Ok(proof)) => {
            tr!(locale, "notice-broken-round", path = proof.display().to_string())
        }
        Notice::BrokenRound(Err(error)) => locale.export_error(error),
        Notice::Round(number, verdict) => {
            let words = match verdict {
                Verdict::Verified(_) => tr!(locale, "notice-played-for-you"),
                verdict => locale.verdict(verdict, |seat| locale.seat_name(seat, "", false)),
            };
            tr!(locale, "notice-round", number = number, words = words)
        }
        Notice::NoHomeDir => tr!(locale, "notice-no-home-dir"),
        Notice::AskToLose(unsaved, parting) => {
            let lost = locale.unsaved(unsaved);
            match parting {
                Parting::Close => tr!(locale, "unsaved-asks-close", lost = lost),
                Parting::OtherProfile => tr!(locale, "unsaved-asks-switch", lost = lost),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use skipstone_net::client::DealSummary;

    use super::*;

    #[test]
    fn what_only_informs_about_a_round_goes_with_it_once_it_could_be_read() {
        let now = Instant::now();
        let after = |seconds| now + Duration::from_secs(seconds);
        let informs = Notice::Round(1, Verdict::Verified(DealSummary::default()));
        for (left_at, is_shown) in [(1, true), (5, false)] {
            let mut notices = Notices::default();
            notices.push(informs.clone());
            notices.note_shown(None, Some(1), now);
            notices.note_shown(None, Some(1), after(60));
            assert!(notices.is_shown(), "the round is still on the table");
            let mut notices = Notices::default();
            notices.push(informs.clone());
            notices.note_shown(None, Some(1), now);
            notices.note_shown(None, Some(2), after(left_at));
            assert_eq!(notices.is_shown(), is_shown, "{left_at}");
        }
        let mut notices = Notices::default();
        notices.push(Notice::NoDialog);
        notices.note_shown(None, Some(1), now);
        notices.note_shown(None, None, after(60));
        assert!(notices.is_shown(), "what went wrong stays");
    }
}
