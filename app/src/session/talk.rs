//! What people say at their stones: a line of chat, a reaction or a nudge, each for a while.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use skipstone_core::{BySeat, MAX_SEATS, Seat, Stone};
use skipstone_net::Fingerprint;
use skipstone_net::client::RoomLink;
use skipstone_net::protocol::{Audience, ChatLine, Reaction, Speaker};
use skipstone_net::round_log::{can_call_talkers, must_be_silent};

use super::NetworkSession;
use crate::locale::Locale;
use crate::tr;
use crate::widget::accessible::{Priority, Sentence};
use crate::widget::stone::Mood;

/// How long something is shown, and how much longer for each letter, to be read.
const SHOWN: Duration = Duration::from_secs(5);
const PER_LETTER: Duration = Duration::from_millis(50);
/// How much is told beside the seats at a time.
const MAX_SIDE_LINES: usize = 3;

/// Something that a person says at their stone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// A line of chat.
    Line(ChatLine),
    /// A reaction.
    Reaction(Reaction),
    /// A reminder for whoever is on turn, at whose stone it is shown: at that of who waits it would be read as that person's turn.
    Nudge {
        /// Who waits.
        by: Seat,
        /// What that person is called.
        name: String,
    },
    /// A sentence about the person, such as that they are back.
    News(String),
}

impl Said {
    /// The words in the bubble.
    pub fn words(&self, locale: &Locale) -> String {
        match self {
            Said::Line(text) => text.to_string(),
            Said::Reaction(reaction) => reaction_words(*reaction, locale),
            Said::Nudge { name, .. } => attributed(name, &tr!(locale, "nudge-said"), locale),
            Said::News(words) => words.clone(),
        }
    }

    /// The words among those about the person, for who doesn't see the bubble.
    pub fn reported(&self, locale: &Locale) -> String {
        match self {
            Said::Nudge { .. } | Said::News(_) => self.words(locale),
            Said::Line(_) | Said::Reaction(_) => {
                tr!(locale, "table-says", words = self.words(locale))
            }
        }
    }

    /// The words where they stand away from the stone of the person of this name.
    pub fn attributed_to(&self, name: &str, locale: &Locale) -> String {
        match self {
            Said::Nudge { .. } | Said::News(_) => self.words(locale),
            Said::Line(_) | Said::Reaction(_) => attributed(name, &self.words(locale), locale),
        }
    }

    /// The face that the stone shows meanwhile; `None` for the usual one.
    pub fn mood(&self) -> Option<Mood> {
        match self {
            Said::Reaction(reaction) => Some(reaction_mood(*reaction)),
            Said::Line(_) | Said::Nudge { .. } | Said::News(_) => None,
        }
    }
}

/// Who speaks, as everyone at the table knows them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownSpeaker {
    /// The name, with a word about who only watches.
    pub name: String,
    /// The stone. `None` for a spectator who has left.
    pub stone: Option<Stone>,
    /// Whether it is the player.
    pub is_own: bool,
}

/// The word that goes with a reaction.
pub fn reaction_words(reaction: Reaction, locale: &Locale) -> String {
    match reaction {
        Reaction::Hello => tr!(locale, "reaction-hello"),
        Reaction::Nice => tr!(locale, "reaction-nice"),
        Reaction::GoodLuck => tr!(locale, "reaction-good-luck"),
        Reaction::Hmm => tr!(locale, "reaction-hmm"),
        Reaction::OhNo => tr!(locale, "reaction-oh-no"),
        Reaction::Sleepy => tr!(locale, "reaction-sleepy"),
    }
}

/// What somebody says, with who it is.
pub fn attributed(name: &str, words: &str, locale: &Locale) -> String {
    tr!(locale, "reaction-by", name = name, words = words)
}

/// The face of a stone that a reaction shows. Each reaction has another one.
pub const fn reaction_mood(reaction: Reaction) -> Mood {
    match reaction {
        Reaction::Hello => Mood::Playing,
        Reaction::Nice => Mood::Joy,
        Reaction::GoodLuck => Mood::Calm,
        Reaction::Hmm => Mood::Thinking,
        Reaction::OhNo => Mood::Rueful,
        Reaction::Sleepy => Mood::Asleep,
    }
}

/// What is said at each seat now, and whose reactions and lines aren't shown.
#[derive(Debug)]
pub struct Talk {
    said: BySeat<Option<Shown<Said>>>,
    /// What is told beside the seats, such as what people write who have none; the latest last.
    side_lines: Vec<Shown<SideLine>>,
    /// How much has been shown so far.
    count: u64,
    muted: BTreeSet<Fingerprint>,
}

/// Something that is shown for a while.
#[derive(Debug)]
struct Shown<T> {
    what: T,
    until: Instant,
    /// Tells it from everything that was shown before, also in the same words.
    number: u64,
}

/// What is told beside the seats.
#[derive(Debug)]
struct SideLine {
    words: String,
    /// Whether another person says it, and no line of the log does.
    is_by_other: bool,
}

impl Talk {
    pub(super) fn new() -> Talk {
        let said = BySeat([const { None }; MAX_SEATS]);
        Talk { said, side_lines: Vec::new(), count: 0, muted: BTreeSet::new() }
    }

    /// Shows something at a seat, in place of what was said there before.
    pub(super) fn say(&mut self, seat: Seat, said: Said, now: Instant) {
        let until = match &said {
            Said::Line(text) => now + reading_time(text),
            Said::Reaction(_) | Said::Nudge { .. } | Said::News(_) => now + SHOWN,
        };
        self.said[seat] = Some(self.shown(said, until));
    }

    fn shown<T>(&mut self, what: T, until: Instant) -> Shown<T> {
        self.count += 1;
        Shown { what, until, number: self.count }
    }

    /// Shows words that belong to no stone on the board, below what was shown there before. `is_by_other` is whether another person
    /// says them.
    pub(super) fn show_beside(&mut self, words: String, is_by_other: bool, now: Instant) {
        let until = now + reading_time(&words);
        let line = self.shown(SideLine { words, is_by_other }, until);
        self.side_lines.push(line);
        if self.side_lines.len() > MAX_SIDE_LINES {
            self.side_lines.remove(0);
        }
    }

    /// Takes away what has been shown for long enough.
    pub(super) fn tick(&mut self, now: Instant) {
        for said in &mut self.said.0 {
            said.take_if(|said| said.until <= now);
        }
        self.side_lines.retain(|line| line.until > now);
    }

    /// What is told beside the seats now, the latest last.
    pub fn side_lines(&self) -> impl Iterator<Item = &str> {
        self.side_lines.iter().map(|line| line.what.words.as_str())
    }

    /// What is said at a seat now.
    pub fn at(&self, seat: Seat) -> Option<&Said> {
        self.said[seat].as_ref().map(|said| &said.what)
    }

    /// Whether something has to be taken away after a while.
    pub(super) fn needs_ticks(&self) -> bool {
        self.said.0.iter().any(Option::is_some) || !self.side_lines.is_empty()
    }

    /// Whether what somebody says isn't shown.
    pub fn is_muted(&self, who: Fingerprint) -> bool {
        self.muted.contains(&who)
    }

    /// Whose reactions and lines aren't shown.
    pub fn muted(&self) -> &BTreeSet<Fingerprint> {
        &self.muted
    }

    /// Shows what somebody says no more, or again.
    pub(super) fn mute(&mut self, who: Fingerprint, muted: bool) {
        if muted {
            self.muted.insert(who);
        } else {
            self.muted.remove(&who);
        }
    }
}

/// How long a line is shown.
fn reading_time(text: &str) -> Duration {
    SHOWN + PER_LETTER * text.chars().count() as u32
}

impl NetworkSession {
    /// The key of the person who speaks; `None` for a spectator who has left.
    pub(super) fn key_of(&self, by: &Speaker) -> Option<Fingerprint> {
        let lobby = self.lobby.as_ref();
        match by {
            Speaker::Seat(seat) => self.key_at(*seat),
            Speaker::Spectator(name) => {
                lobby?.spectators.iter().find(|spectator| spectator.name == *name).map(|one| one.key)
            }
            Speaker::Former { key, .. } => Some(*key),
        }
    }

    /// Whether what somebody says isn't shown.
    pub fn is_muted(&self, by: &Speaker) -> bool {
        self.key_of(by).is_some_and(|key| self.conversation.talk.is_muted(key))
    }

    /// Who speaks, as everyone at the table knows them.
    pub fn speaker(&self, by: &Speaker, locale: &Locale) -> ShownSpeaker {
        let name = match by {
            Speaker::Seat(seat) => self.shown_name(*seat, locale),
            Speaker::Spectator(name) => tr!(locale, "chat-spectator", name = &**name),
            Speaker::Former { name, .. } => name.to_string(),
        };
        ShownSpeaker { name, stone: self.stone_of_speaker(by), is_own: self.is_own(by) }
    }

    /// What others say now, in the order in which they began, each with a number of its own. Without what the log tells.
    fn said_by_others(&self, locale: &Locale) -> Vec<(u64, String)> {
        let said = Seat::first_n(MAX_SEATS).filter_map(|seat| {
            let Shown { what, number, .. } = self.conversation.talk.said[seat].as_ref()?;
            let speaker = match what {
                Said::Line(_) | Said::Reaction(_) => seat,
                Said::Nudge { by, .. } => *by,
                Said::News(_) => return None,
            };
            let is_others = Some(speaker) != self.seat();
            is_others.then(|| (*number, what.attributed_to(&self.shown_name(seat, locale), locale)))
        });
        let beside = self.conversation.talk.side_lines.iter().filter(|line| line.what.is_by_other);
        let mut lines: Vec<(u64, String)> =
            said.chain(beside.map(|line| (line.number, line.what.words.clone()))).collect();
        lines.sort_by_key(|(number, _)| *number);
        lines
    }

    /// Whether the table refuses what the player says to these people now (RULES 7). Where partners can be called for talking, it
    /// refuses nothing.
    pub fn is_silenced(&self, to: Audience) -> bool {
        let setup = self.on_table.contract().and_then(|contract| contract.setup().ok());
        let (Some(setup), Some(turn), Some(own)) = (setup, self.on_table.turn(), self.on_table.seat()) else {
            return false;
        };
        must_be_silent(&setup, turn, own, to) && !can_call_talkers(&setup)
    }

    /// The same as sentences to announce.
    pub fn spoken(&self, locale: &Locale) -> Vec<Sentence> {
        let sentence =
            |(number, words)| Sentence { key: format!("heard-{number}"), priority: Priority::Remark, words };
        self.said_by_others(locale).into_iter().map(sentence).collect()
    }

    /// Shows nothing more that a person says, or all again.
    pub fn mute(&mut self, who: Fingerprint, muted: bool) {
        self.conversation.talk.mute(who, muted);
    }

    /// Mutes those whom the player has muted here before.
    pub fn restore_muted(&mut self, muted: BTreeSet<Fingerprint>) {
        self.conversation.talk.muted = muted;
    }

    /// Shows a reaction to everyone.
    pub fn send_reaction(&self, reaction: Reaction) {
        self.send("a reaction", |client| client.send_reaction(reaction));
    }

    /// Reminds the person on turn that everyone waits.
    pub fn send_nudge(&self) {
        self.send("a nudge", RoomLink::send_nudge);
    }

    /// Says whether the player has put the table aside.
    pub fn send_inactive(&self, is_inactive: bool) {
        self.send("whether the table is put aside", |client| client.send_inactive(is_inactive));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reaction_has_a_face_and_a_word_of_its_own() {
        for language in crate::locale::Language::all() {
            let locale = Locale::new(language);
            let shown =
                |reaction| (format!("{:?}", reaction_mood(reaction)), reaction_words(reaction, &locale));
            let (faces, words): (BTreeSet<String>, BTreeSet<String>) =
                Reaction::ALL.map(shown).into_iter().unzip();
            assert_eq!((faces.len(), words.len()), (6, 6));
        }
    }

    #[test]
    fn longer_lines_are_shown_for_longer_and_none_for_ever() {
        let (mut talk, now) = (Talk::new(), Instant::now());
        talk.say(Seat::ONE, Said::Reaction(Reaction::Nice), now);
        talk.say(Seat::Two, Said::Line(ChatLine::new("Well played, but wait for the next round!")), now);
        talk.tick(now + SHOWN);
        assert!(talk.at(Seat::ONE).is_none() && talk.at(Seat::Two).is_some());
        for number in 0..=MAX_SIDE_LINES {
            talk.show_beside(format!("Dora (watching): {number}"), true, now);
        }
        assert_eq!(talk.side_lines().count(), MAX_SIDE_LINES);
        assert_eq!(talk.side_lines().last(), Some(format!("Dora (watching): {MAX_SIDE_LINES}").as_str()));
        talk.tick(now + 3 * SHOWN);
        assert!(talk.side_lines().next().is_none() && !talk.needs_ticks());
    }
}
