//! What is announced, and when.
//!
//! Screen readers announce a live text whenever it changes. Orca leaves out an announcement that follows another one of the same
//! program too soon, so there is a pause between two, and what has happened meanwhile is announced together.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use super::collect::{Found, Kind};
use crate::widget::accessible::Role;

/// The pause between two announcements: Orca wants a tenth of a second.
const PAUSE: Duration = Duration::from_millis(150);

/// The id of all news together.
const NEWS: u64 = 1;

/// The live texts of the screen.
#[derive(Debug, Default)]
pub(super) struct Speech {
    /// The news that were on the screen at the last look, by their ids.
    seen: HashSet<u64>,
    /// News that are still to be announced.
    waiting: Vec<String>,
    /// What was announced last.
    news: String,
    answer: String,
    /// When that was.
    last: Option<Instant>,
}

impl Speech {
    /// Replaces the live texts that were found by what is to be announced now: an answer first, then all new news together. Returns
    /// how long to wait until the next announcement, if one is still to come.
    pub(super) fn pace(&mut self, found: Vec<Found>, now: Instant) -> (Vec<Found>, Option<Duration>) {
        let is = |found: &Found, role| found.kind == Kind::Widget(role);
        let (news, answer): (Vec<&Found>, Option<&Found>) = (
            found.iter().filter(|found| is(found, Role::News)).collect(),
            found.iter().find(|found| is(found, Role::Answer)),
        );
        let new = news.iter().filter(|found| !self.seen.contains(&found.id));
        self.waiting.extend(new.map(|found| found.name.clone()));
        self.seen = news.iter().map(|found| found.id).collect();
        let wanted = answer.map(|answer| answer.name.as_str()).unwrap_or_default();
        let since = self.last.map_or(PAUSE, |last| now.saturating_duration_since(last));
        let mut rest = PAUSE.saturating_sub(since);
        if rest.is_zero() && (wanted != self.answer || !self.waiting.is_empty()) {
            if wanted == self.answer {
                self.news = self.waiting.drain(..).collect::<Vec<_>>().join(" ");
            } else {
                self.answer = wanted.to_owned();
            }
            (self.last, rest) = (Some(now), PAUSE);
        }
        let waits = wanted != self.answer || !self.waiting.is_empty();
        let shown = [
            news.first().map(|first| Found { id: NEWS, name: self.news.clone(), ..(*first).clone() }),
            answer.map(|answer| Found { name: self.answer.clone(), ..answer.clone() }),
        ];
        let shown = shown.into_iter().flatten().filter(|found| !found.name.is_empty());
        let shown: Vec<Found> = shown.collect();
        let mut kept = without_live(found);
        kept.extend(shown.into_iter().map(|live| Found { parent: None, ..live }));
        (kept, waits.then_some(rest))
    }
}

/// What was found but the live texts, with the indices of parents set right.
fn without_live(found: Vec<Found>) -> Vec<Found> {
    let is_live = |found: &Found| matches!(found.kind, Kind::Widget(Role::News | Role::Answer));
    let mut at = 0;
    let places: Vec<usize> = found
        .iter()
        .map(|found| {
            at += usize::from(!is_live(found));
            at.saturating_sub(1)
        })
        .collect();
    let kept = found.into_iter().filter(|found| !is_live(found));
    kept.map(|found| Found { parent: found.parent.map(|parent| places[parent]), ..found }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found so many milliseconds after the beginning, and what is announced.
    struct Step {
        at: u64,
        news: &'static [u64],
        answer: &'static str,
        live: &'static [&'static str],
        waits: bool,
    }

    /// A screen with a button in a group, news with these ids, and an answer.
    fn screen(news: &[u64], answer: &str) -> Vec<Found> {
        let found = |id, role, name: String, parent| Found::new(id, Kind::Widget(role), name, parent);
        let mut all: Vec<Found> =
            news.iter().map(|id| found(100 + id, Role::News, format!("news {id}."), None)).collect();
        all.push(found(2, Role::Answer, answer.to_owned(), None));
        let group = all.len();
        all.push(found(3, Role::Group, "a group".to_owned(), None));
        all.push(found(4, Role::Button, "a button".to_owned(), Some(group)));
        all
    }

    /// What is on the screen but the live texts, and these.
    fn split(found: &[Found]) -> (Vec<(u64, Option<usize>)>, Vec<&str>) {
        let is_live = |found: &&Found| matches!(found.kind, Kind::Widget(Role::News | Role::Answer));
        let kept = found.iter().filter(|found| !is_live(found)).map(|found| (found.id, found.parent));
        (kept.collect(), found.iter().filter(is_live).map(|found| &*found.name).collect())
    }

    #[test]
    fn an_answer_comes_first_and_all_news_together_after_a_pause() {
        let begun = Instant::now();
        let mut speech = Speech::default();
        let step = |at: u64, news: &'static [u64], answer, live: &'static [&str], waits| Step {
            at,
            news,
            answer,
            live,
            waits,
        };
        let steps = [
            step(0, &[1, 2], "your move", &["your move"], true),
            step(100, &[1, 2, 3], "your move", &["your move"], true),
            step(150, &[1, 2, 3], "your move", &["news 1. news 2. news 3.", "your move"], false),
            step(500, &[2, 3], "your move", &["news 1. news 2. news 3.", "your move"], false),
            step(510, &[2, 3, 4], "your move", &["news 4.", "your move"], false),
            step(520, &[3, 4, 5], "no", &["news 4.", "your move"], true),
            step(660, &[3, 4, 5], "no", &["news 4.", "no"], true),
        ];
        for Step { at, news, answer, live, waits } in steps {
            let (found, wait) = speech.pace(screen(news, answer), begun + Duration::from_millis(at));
            let (kept, told) = split(&found);
            assert_eq!((told.as_slice(), wait.is_some()), (live, waits), "after {at} ms");
            assert_eq!(kept, [(3, None), (4, Some(0))]);
            assert!(wait.is_none_or(|wait| wait <= PAUSE && !wait.is_zero()));
        }
    }
}
