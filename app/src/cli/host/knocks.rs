//! The unanswered knocks of a hosted table, and which of them an answer is for.

use std::collections::VecDeque;
use std::time::Duration;

use skipstone_net::Fingerprint;
use skipstone_net::protocol::Name;
use skipstone_net::trust::PlayerKeyStatus;
use tokio::time::Instant;

/// How long a knock can be answered: slightly less than the three minutes after which the table refuses the guest, so that none
/// is answered that is refused already.
const LIFETIME: Duration = Duration::from_secs(178);

/// A guest who asks to be let in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Knock {
    /// The guest's key.
    pub(super) who: Fingerprint,
    /// The name that the guest asks for.
    pub(super) name: Name,
    /// Whether key and name were met before.
    pub(super) status: PlayerKeyStatus,
}

/// What an answer without a name is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Answered {
    /// The knock that was asked about first.
    Knock(Knock),
    /// The knock that was asked about first is gone: the answer must not go to another one.
    Gone(Name),
    /// Nobody knocks.
    Nobody,
}

/// The unanswered knocks. Questions are answered in the order in which they were asked.
#[derive(Debug, Default)]
pub(super) struct KnockQueue {
    /// The oldest first, each with the time until which it can be answered.
    knocks: VecDeque<(Knock, Instant)>,
    /// The first guest who was asked about and has gone without an answer. The next answer may be meant for them.
    gone: Option<Name>,
}

impl Knock {
    /// The question to the host, after a warning if the name is that of another known player.
    pub(super) fn question(&self) -> Vec<String> {
        let Knock { who, name, status } = self;
        let known = match status {
            PlayerKeyStatus::Known => "has been here before",
            _ => "was never here before by this key",
        };
        let warning = match status {
            PlayerKeyStatus::Namesake { known } => {
                Some(format!("careful: the {name} who was here before has another key ({known:#})"))
            }
            _ => None,
        };
        let question = format!("{name} knocks, who {known} ({who:#}). Let them in? y or n");
        warning.into_iter().chain([question]).collect()
    }
}

impl KnockQueue {
    /// Adds a knock. A guest who knocks again keeps its place.
    pub(super) fn push(&mut self, knock: Knock, now: Instant) {
        let until = now + LIFETIME;
        match self.knocks.iter_mut().find(|(known, _)| known.who == knock.who) {
            Some(known) => *known = (knock, until),
            None => self.knocks.push_back((knock, until)),
        }
    }

    /// The knock that is asked about now; `None` if nobody knocks.
    pub(super) fn first(&self) -> Option<&Knock> {
        self.knocks.front().map(|(knock, _)| knock)
    }

    /// Every unanswered knock, the oldest first.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Knock> {
        self.knocks.iter().map(|(knock, _)| knock)
    }

    /// Removes the knock of a guest who left, was admitted or banned otherwise, or whose time is over.
    pub(super) fn withdraw(&mut self, who: Fingerprint) {
        if self.first().is_some_and(|first| first.who == who)
            && let Some((knock, _)) = self.knocks.pop_front()
        {
            self.gone.get_or_insert(knock.name);
        }
        self.remove(who);
    }

    /// Withdraws and returns the knocks whose time is over.
    pub(super) fn expire(&mut self, now: Instant) -> Vec<Knock> {
        let over = self.knocks.iter().filter(|(_, until)| *until <= now);
        let over: Vec<Knock> = over.map(|(knock, _)| knock.clone()).collect();
        over.iter().for_each(|knock| self.withdraw(knock.who));
        over
    }

    /// When the next knock's time is over; `None` if nobody knocks.
    pub(super) fn next_deadline(&self) -> Option<Instant> {
        self.knocks.iter().map(|(_, until)| *until).min()
    }

    /// Takes the knock that an answer without a name is for.
    pub(super) fn answer(&mut self) -> Answered {
        match (self.gone.take(), self.knocks.is_empty()) {
            (Some(name), _) => Answered::Gone(name),
            (None, true) => Answered::Nobody,
            (None, false) => {
                self.knocks.pop_front().map_or(Answered::Nobody, |(knock, _)| Answered::Knock(knock))
            }
        }
    }

    /// Removes the knock of a guest who was answered by name. `None` if the guest doesn't knock.
    pub(super) fn remove(&mut self, who: Fingerprint) -> Option<Knock> {
        let index = self.knocks.iter().position(|(knock, _)| knock.who == who)?;
        self.knocks.remove(index).map(|(knock, _)| knock)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knock(number: u8, name: &str) -> Knock {
        Knock {
            who: Fingerprint::from_bytes([number; 32]),
            name: Name::new(name),
            status: PlayerKeyStatus::New,
        }
    }

    #[test]
    fn answers_follow_the_questions() {
        let (ada, ben, now) = (knock(1, "Ada"), knock(2, "Ben"), Instant::now());
        let mut queue = KnockQueue::default();
        assert_eq!(queue.answer(), Answered::Nobody);
        queue.push(ada.clone(), now);
        queue.push(ben.clone(), now);
        queue.push(ada.clone(), now);
        assert_eq!(queue.answer(), Answered::Knock(ada));
        assert_eq!(queue.answer(), Answered::Knock(ben));
        assert_eq!(queue.answer(), Answered::Nobody);
    }

    #[test]
    fn an_answer_for_a_guest_who_is_gone_goes_to_nobody() {
        let (ada, ben, cem, now) = (knock(1, "Ada"), knock(2, "Ben"), knock(3, "Cem"), Instant::now());
        let mut queue = KnockQueue::default();
        [&ada, &ben, &cem].into_iter().for_each(|knock| queue.push(knock.clone(), now));
        queue.withdraw(ada.who);
        queue.withdraw(ben.who);
        assert_eq!(queue.answer(), Answered::Gone(Name::new("Ada")), "once, however many have gone");
        assert_eq!(queue.answer(), Answered::Knock(cem.clone()));

        queue.push(ada.clone(), now);
        queue.push(ben.clone(), now);
        queue.withdraw(ben.who);
        assert_eq!(queue.answer(), Answered::Knock(ada.clone()), "nobody answered Ben's question yet");

        queue.push(ada.clone(), now);
        queue.withdraw(ada.who);
        queue.push(cem.clone(), now);
        assert_eq!(queue.answer(), Answered::Gone(Name::new("Ada")), "Cem knocked while the host was typing");
        assert_eq!(queue.answer(), Answered::Knock(cem));
    }

    #[test]
    fn a_knock_can_be_answered_until_the_table_refuses_the_guest() {
        let (ada, ben, now) = (knock(1, "Ada"), knock(2, "Ben"), Instant::now());
        let later = now + Duration::from_secs(60);
        let mut queue = KnockQueue::default();
        queue.push(ada.clone(), now);
        queue.push(ben.clone(), later);
        assert_eq!(queue.next_deadline(), Some(now + LIFETIME));
        assert_eq!(queue.expire(later), []);
        assert_eq!(queue.expire(now + Duration::from_secs(180)), [ada]);
        assert_eq!(queue.next_deadline(), Some(later + LIFETIME));
        assert_eq!(queue.answer(), Answered::Gone(Name::new("Ada")));
        assert_eq!(queue.answer(), Answered::Knock(ben));
    }

    #[test]
    fn a_namesake_is_warned_of() {
        let known = Fingerprint::from_bytes([9; 32]);
        let knock = Knock { status: PlayerKeyStatus::Namesake { known }, ..knock(1, "Ada") };
        let question = knock.question();
        assert!(question.len() == 2 && question[0].contains(&format!("{known:#}")), "{question:?}");
        assert!(question[1].ends_with("Let them in? y or n"), "{question:?}");
    }
}
