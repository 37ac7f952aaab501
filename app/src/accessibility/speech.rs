//! What is announced, in which order, and when.
//!
//! Screen readers announce a live text when it appears, and finish what they say before. What they say is cut off when the player
//! presses a key, and when the focus moves or what has it is renamed. So announcements wait for a pause after that, and what matters is
//! said again if the focus has cut it off. Orca leaves out an announcement that follows another one of the same program too soon, so
//! there is a pause between two as well, and what has happened meanwhile is announced together, in the order of [`Priority`].

use std::collections::{HashSet, VecDeque};
use std::time::{Duration, Instant};

use super::collect::{Found, Kind, hash};
use crate::widget::accessible::{Priority, Role};

/// The pause before an announcement: Orca wants a tenth of a second between two.
const PAUSE: Duration = Duration::from_millis(150);

/// How many announcements stay in the tree: whoever is told of one asks what it is, which takes a while.
const KEPT: usize = 4;

/// How long a screen reader takes for a word at 180 words a minute.
const PER_WORD: Duration = Duration::from_millis(333);

/// An announcement that waits, or has been made.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Waiting {
    priority: Priority,
    words: String,
}

impl Waiting {
    /// Whether it is said again after it was cut off by the focus.
    fn matters(&self) -> bool {
        !matches!(self.priority, Priority::Event | Priority::Remark)
    }
}

/// The announcements of the screen.
#[derive(Debug, Default)]
pub(super) struct Speech {
    /// The sentences that were on the screen at the last look, by their ids.
    seen: HashSet<u64>,
    /// Sentences that are still to be announced, in the order in which they came.
    waiting: Vec<Waiting>,
    /// What was announced last and may be said again.
    announced: Vec<Waiting>,
    /// The last announcements as they were made, and how many there were.
    made: VecDeque<Found>,
    count: u64,
    /// Until when that, and what was announced before it, is being said.
    said_until: Option<Instant>,
    /// What had the focus at the last look, and its name.
    focus: Option<(u64, String)>,
    /// When the focus moved or something was announced last.
    last: Option<Instant>,
}

impl Speech {
    /// A key is pressed, by which the player cuts off what is being said.
    pub(super) fn interrupt(&mut self) {
        (self.announced, self.said_until) = (Vec::new(), None);
    }

    /// Replaces the sentences that were found by what is to be announced now. Returns how long to wait until the next announcement,
    /// if one is still to come.
    pub(super) fn pace(&mut self, found: Vec<Found>, now: Instant) -> (Vec<Found>, Option<Duration>) {
        let sentences = || found.iter().filter_map(|found| Some((found, priority(found)?)));
        let new = sentences().filter(|(found, _)| !self.seen.contains(&found.id));
        let new: Vec<Waiting> =
            new.map(|(found, priority)| Waiting { priority, words: found.name.clone() }).collect();
        self.seen = sentences().map(|(found, _)| found.id).collect();
        let bounds = sentences().next().map(|(found, _)| found.bounds).unwrap_or_default();
        self.follow_focus(&found, now);
        self.waiting.extend(new);
        let wait = self.rest(now);
        let wait = if wait == Some(Duration::ZERO) { self.announce(now) } else { wait };
        let mut kept = without_sentences(found);
        kept.extend(self.made.iter().map(|made| Found { bounds, ..made.clone() }));
        (kept, wait)
    }

    /// Notes a move of the focus, which cuts off what is being said.
    fn follow_focus(&mut self, found: &[Found], now: Instant) {
        let focus = found.iter().find(|found| found.is_focused);
        let focus = focus.map(|focus| (focus.id, focus.name.clone()));
        if focus == self.focus {
            return;
        }
        self.focus = focus;
        self.last = Some(now);
        if self.said_until.is_some_and(|until| now < until) {
            let cut = self.announced.drain(..).filter(Waiting::matters);
            self.waiting = cut.chain(self.waiting.drain(..)).collect();
        }
        self.said_until = None;
    }

    /// How long to wait until the next announcement; `None` if nothing waits.
    fn rest(&self, now: Instant) -> Option<Duration> {
        let first = self.waiting.iter().map(|waiting| waiting.priority).min()?;
        let since = self.last.map_or(PAUSE, |last| now.saturating_duration_since(last));
        let pause = PAUSE.saturating_sub(since);
        let said = self.said_until.filter(|_| first == Priority::Remark);
        Some(said.map_or(pause, |until| pause.max(until.saturating_duration_since(now))))
    }

    /// Announces all that waits, but for remarks beside something else. Returns how long to wait for the next announcement.
    fn announce(&mut self, now: Instant) -> Option<Duration> {
        let first = self.waiting.iter().map(|waiting| waiting.priority).min();
        let (mut due, later): (Vec<Waiting>, Vec<Waiting>) = self
            .waiting
            .drain(..)
            .partition(|waiting| waiting.priority != Priority::Remark || first == Some(Priority::Remark));
        due.sort_by_key(|waiting| waiting.priority);
        let words: usize = due.iter().map(|waiting| waiting.words.split_whitespace().count()).sum();
        let from = self.said_until.filter(|until| *until > now).unwrap_or(now);
        self.said_until = Some(from + PER_WORD * u32::try_from(words).unwrap_or(u32::MAX));
        (self.announced, self.waiting, self.last) = (due, later, Some(now));
        let made = self.announcement();
        self.made.extend(made);
        if self.made.len() > KEPT {
            self.made.pop_front();
        }
        self.rest(now)
    }

    /// What is announced now, with an id of its own: what appears is announced even if it has the words of the one before.
    fn announcement(&mut self) -> Option<Found> {
        let first = self.announced.first()?;
        let words: Vec<&str> = self.announced.iter().map(|announced| announced.words.as_str()).collect();
        let kind = Kind::Widget(Role::Announcement(first.priority));
        self.count += 1;
        Some(Found::new(hash(&("announcement", self.count)).max(1), kind, words.join(" "), None))
    }
}

/// What a sentence that is to be announced is about.
fn priority(found: &Found) -> Option<Priority> {
    match found.kind {
        Kind::Widget(Role::Announcement(priority)) => Some(priority),
        _ => None,
    }
}

/// What was found but the sentences, with the indices of parents set right.
fn without_sentences(found: Vec<Found>) -> Vec<Found> {
    let mut at = 0;
    let places: Vec<usize> = found
        .iter()
        .map(|found| {
            at += usize::from(priority(found).is_none());
            at.saturating_sub(1)
        })
        .collect();
    let kept = found.into_iter().filter(|found| priority(found).is_none());
    kept.map(|found| Found { parent: found.parent.map(|parent| places[parent]), ..found }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A screen at different times, with what it says and what has the focus on it.
    struct Screen {
        speech: Speech,
        begun: Instant,
        sentences: Vec<Found>,
        focus: &'static str,
        /// The announcement that was read last.
        heard: Option<u64>,
    }

    impl Screen {
        fn new() -> Screen {
            let focus = "Menu";
            Screen {
                speech: Speech::default(),
                begun: Instant::now(),
                sentences: Vec::new(),
                focus,
                heard: None,
            }
        }

        fn says(&mut self, priority: Priority, words: &str) {
            let id = 100 + self.sentences.len() as u64;
            let kind = Kind::Widget(Role::Announcement(priority));
            self.sentences.push(Found::new(id, kind, words.to_owned(), None));
        }

        /// Looks at it after so many milliseconds: what is announced that wasn't before, and how long to wait for more.
        fn look(&mut self, at: u64) -> (Option<String>, Option<u128>) {
            let mut found = self.sentences.clone();
            let group = found.len();
            found.push(Found::new(3, Kind::Widget(Role::Group), "a group".to_owned(), None));
            let button = Found::new(4, Kind::Widget(Role::Button), self.focus.to_owned(), Some(group));
            found.push(Found { is_focused: true, ..button });
            let (kept, wait) = self.speech.pace(found, self.begun + Duration::from_millis(at));
            assert_eq!((kept[0].id, kept[1].id, kept[1].parent), (3, 4, Some(0)));
            assert!(kept.len() <= 2 + KEPT, "old ones go");
            let last = kept.get(2..).and_then(<[Found]>::last);
            let words = last.filter(|found| Some(found.id) != self.heard).map(|found| found.name.clone());
            self.heard = last.map(|found| found.id);
            (words, wait.map(|wait| wait.as_millis()))
        }
    }

    fn said(words: &str) -> Option<String> {
        Some(words.to_owned())
    }

    #[test]
    fn what_waits_is_said_together_in_the_order_in_which_it_matters() {
        let mut screen = Screen::new();
        screen.says(Priority::OwnTurn, "Your move!");
        assert_eq!(screen.look(0), (None, Some(150)), "the focus has just come to the screen");
        screen.says(Priority::Remark, "Not bad.");
        screen.says(Priority::Event, "Bo plays a 4.");
        screen.says(Priority::StockCard, "Your stock pile shows a 7.");
        screen.says(Priority::Event, "Bo discards a 9.");
        screen.says(Priority::Answer, "The 8 fits nowhere.");
        assert_eq!(screen.look(100), (None, Some(50)));
        let together =
            "The 8 fits nowhere. Bo plays a 4. Bo discards a 9. Your stock pile shows a 7. Your move!";
        assert_eq!(screen.look(150).0, said(together));
        screen.says(Priority::Event, "You draw a 5.");
        assert_eq!(screen.look(160), (None, Some(140)), "Orca leaves out what follows too soon");
        let (words, wait) = screen.look(300);
        assert_eq!(words, said("You draw a 5."));
        let rest = wait.expect("a remark still waits");
        assert!(rest > 5_000, "it waits until all that was said");
        assert_eq!(screen.look(300 + rest as u64), (said("Not bad."), None));
        assert_eq!(screen.look(60_000), (None, None));
    }

    #[test]
    fn the_same_words_once_more_are_announced_once_more() {
        let mut screen = Screen::new();
        screen.look(0);
        screen.says(Priority::Answer, "No.");
        assert_eq!(screen.look(200).0, said("No."));
        screen.says(Priority::Answer, "No.");
        assert_eq!(screen.look(400).0, said("No."));
    }

    #[test]
    fn what_matters_is_said_again_if_the_focus_has_cut_it_off() {
        let mut screen = Screen::new();
        screen.look(0);
        screen.says(Priority::Event, "Bo discards a 9.");
        screen.says(Priority::OwnTurn, "Your move!");
        assert_eq!(screen.look(200).0, said("Bo discards a 9. Your move!"));
        screen.focus = "Hand card 1: 5";
        screen.says(Priority::Event, "You draw a 5.");
        assert_eq!(screen.look(400), (None, Some(150)), "an announcement comes after the focus");
        assert_eq!(screen.look(550).0, said("You draw a 5. Your move!"));
        screen.focus = "Hand card 1: 6";
        assert_eq!(screen.look(20_000), (None, None), "it was said long ago");
    }

    #[test]
    fn what_the_player_cuts_off_isnt_said_again() {
        let mut screen = Screen::new();
        screen.look(0);
        screen.says(Priority::OwnTurn, "Your move!");
        assert_eq!(screen.look(200).0, said("Your move!"));
        screen.speech.interrupt();
        screen.focus = "Hand card 2";
        assert_eq!(screen.look(300), (None, None));
    }
}
