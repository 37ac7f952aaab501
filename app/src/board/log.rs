//! The game log: a sentence per event, and a summary of each seat's last turn.

use skipstone_core::{Card, MAX_SEATS, Misdeed, Rank, Seat, Setup, Source, VisibleEvent};

use super::{TableWording, TextForms};
use crate::tr;

/// The number of lines kept; older ones are dropped.
pub(super) const MAX_LINES: usize = 200;

/// The most cards that a summary lists; of more it tells the number.
const MAX_LISTED: usize = 4;

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The sentence, in the player's language.
    pub text: String,
    /// Whether to emphasise it: it begins a turn, ends the round or is a notice.
    pub heading: bool,
    /// Whether it is about nothing that counts, like a remark.
    pub is_remark: bool,
    /// What is said of it to those who don't see the board; empty if nothing is.
    pub said: String,
}

/// The log of a round, or of a replay up to its current step.
#[derive(Debug, Clone, Default)]
pub struct Log {
    lines: Vec<LogLine>,
    /// How many lines there were before these.
    gone: usize,
    turns: [Turn; MAX_SEATS],
    on_turn: Option<Seat>,
}

/// A seat's last turn, and what happened to it until the next one. Without plays out of turn.
#[derive(Debug, Clone, Default)]
struct Turn {
    played: Vec<PlayedCard>,
    discarded: Option<Card>,
    passed: bool,
    /// Who caught it playing out of turn (RULES 9).
    caught_by: Option<Seat>,
    /// Who last called it for talking (RULES 9).
    called_by: Option<Seat>,
    /// The penalty cards for talking.
    talking: u8,
    /// The penalty cards for drawing one too many (RULES 9).
    drawing: u8,
}

/// A card that was played.
#[derive(Debug, Clone)]
struct PlayedCard {
    card: Card,
    /// The rank it was played as.
    rank: Rank,
    /// Whose stock pile it came from: the own one, or a partner's. `None` for another place.
    stock_of: Option<Seat>,
}

impl Log {
    /// The most lines of a log.
    pub const MAX_LINES: usize = MAX_LINES;

    /// The lines, the latest last; at most 200.
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }

    /// The lines with their numbers: a line keeps its number when older ones are dropped.
    pub fn numbered_lines(&self) -> impl DoubleEndedIterator<Item = (usize, &LogLine)> + Clone {
        self.lines.iter().enumerate().map(|(at, line)| (self.gone + at, line))
    }

    /// Adds the sentence of an event, and updates the last turns.
    pub fn push_event(&mut self, wording: TableWording<'_>, event: &VisibleEvent, setup: &Setup) {
        let heading = matches!(event, VisibleEvent::Turn(_) | VisibleEvent::End(_));
        self.push(wording.event(event, setup), heading, false);
        self.track(event);
    }

    /// Adds a line that belongs to no event, like the end of a takeback vote.
    pub fn push_notice(&mut self, text: String) {
        self.push(text, true, false);
    }

    /// Adds a line about nothing that counts, like a remark.
    pub fn push_line(&mut self, text: String) {
        self.push(text, false, true);
    }

    /// Says something else of the last line than its sentence; nothing if it is empty.
    pub(super) fn say_of_last(&mut self, words: String) {
        if let Some(last) = self.lines.last_mut() {
            last.said = words;
        }
    }

    fn push(&mut self, text: String, heading: bool, is_remark: bool) {
        self.lines.push(LogLine { said: text.clone(), text, heading, is_remark });
        if self.lines.len() > MAX_LINES {
            self.lines.remove(0);
            self.gone += 1;
        }
    }

    /// Updates the last turns, without a line.
    pub(super) fn track(&mut self, event: &VisibleEvent) {
        match *event {
            VisibleEvent::Deal { .. } => self.turns = Default::default(),
            VisibleEvent::Turn(turn) => {
                self.on_turn = Some(turn.seat);
                *self.turn(turn.seat) = Turn::default();
            }
            VisibleEvent::Play { seat, mv, card, rank, .. } if self.on_turn == Some(seat) => {
                let stock_of = match mv.source() {
                    Some(Source::Stock(owner)) => Some(owner),
                    Some(Source::Hand(_) | Source::Discard(..)) | None => None,
                };
                self.turn(seat).played.push(PlayedCard { card, rank, stock_of });
            }
            VisibleEvent::Discard(discard) => self.turn(discard.seat).discarded = Some(discard.card),
            VisibleEvent::Pass(pass) => self.turn(pass.seat).passed = true,
            VisibleEvent::Catch(catch) => self.turn(catch.caught).caught_by = Some(catch.seat),
            VisibleEvent::Call(call) => self.turn(call.talker).called_by = Some(call.seat),
            VisibleEvent::Penalty { seat, misdeed: Misdeed::Talking, count, .. } => {
                self.turn(seat).talking += count;
            }
            VisibleEvent::Penalty { seat, misdeed: Misdeed::Drawing, count, .. } => {
                self.turn(seat).drawing += count;
            }
            _ => {}
        }
    }

    fn turn(&mut self, seat: Seat) -> &mut Turn {
        &mut self.turns[seat.index()]
    }

    /// The cards of a seat's last turn: those it played, and the one it discarded.
    pub fn last_cards(&self, seat: Seat) -> Vec<Card> {
        let Turn { played, discarded, .. } = &self.turns[seat.index()];
        played.iter().map(|played| played.card).chain(*discarded).collect()
    }

    /// A seat's last turn with every card that it played, however many; empty if it hasn't had one.
    pub fn whole_turn(&self, wording: TableWording<'_>, seat: Seat) -> String {
        let Turn { played, .. } = &self.turns[seat.index()];
        let played = (!played.is_empty()).then(|| self.played_cards(wording, seat));
        self.told_turn(wording, seat, played)
    }

    /// A summary of a seat's last turn, broken table manners first; empty if it hasn't had one. Shorter forms say less of the
    /// cards that were played, the shortest only the last move.
    pub fn last_turn(&self, wording: TableWording<'_>, seat: Seat) -> TextForms {
        let locale = wording.locale;
        let Turn { played, discarded, passed, .. } = &self.turns[seat.index()];
        let form = |played: Option<String>| self.told_turn(wording, seat, played);
        let mut forms = Vec::new();
        let count = played.len();
        if count == 0 {
            forms.push(form(None));
        }
        if (1..=MAX_LISTED).contains(&count) {
            forms.push(form(Some(self.played_cards(wording, seat))));
        }
        if count > 1 {
            // Of a partner's turn the reader wants to know first what it did for them.
            let reader = wording.me.filter(|me| *me != seat);
            let helped = played.iter().filter(|played| reader.is_some() && played.stock_of == reader).count();
            let stock = played.iter().filter(|played| played.stock_of.is_some()).count();
            let (words, stock) =
                if helped > 0 { ("table-last-many-helped", helped) } else { ("table-last-many", stock) };
            forms.push(form(Some(tr!(locale, words, count = count, stock = stock))));
            // What was discarded lies in sight; what the stock pile has lost matters more.
            if stock > 0 {
                let short = tr!(locale, "table-last-stock-count", stock = stock);
                forms.extend([tr!(locale, words, count = count, stock = stock), short].map(|played| {
                    self.penalties(wording, seat).into_iter().chain([played]).collect::<Vec<_>>().join("; ")
                }));
            }
        }
        if count > 0 && (discarded.is_some() || *passed) {
            forms.push(form(Some(tr!(locale, "table-last-count", count = count))));
        }
        forms.extend(self.last_move(wording, seat));
        TextForms::new(forms)
    }

    /// What a seat's last turn brought besides what is told of the cards that it played.
    fn told_turn(&self, wording: TableWording<'_>, seat: Seat, played: Option<String>) -> String {
        let locale = wording.locale;
        let Turn { discarded, passed, .. } = &self.turns[seat.index()];
        let discarded = discarded.map(|card| tr!(locale, "table-last-discarded", card = locale.card(card)));
        let end = discarded.or_else(|| passed.then(|| tr!(locale, "table-last-passed")));
        let parts: Vec<String> = self.penalties(wording, seat).into_iter().chain(played).chain(end).collect();
        parts.join("; ")
    }

    /// All cards that a seat played in its last turn.
    fn played_cards(&self, wording: TableWording<'_>, seat: Seat) -> String {
        let played = self.turns[seat.index()].played.iter();
        let cards: Vec<String> = played.map(|played| played.sentence(wording, seat)).collect();
        tr!(wording.locale, "table-last-played", cards = cards.join(", "))
    }

    /// The last move of a seat's last turn; `None` if it has made none in it.
    pub fn last_move(&self, wording: TableWording<'_>, seat: Seat) -> Option<String> {
        let Turn { played, discarded, passed, .. } = &self.turns[seat.index()];
        let locale = wording.locale;
        match (discarded, passed, played.last()) {
            (Some(card), ..) => Some(tr!(locale, "table-last-discarded", card = locale.card(*card))),
            (None, true, _) => Some(tr!(locale, "table-last-passed")),
            (None, false, Some(card)) => {
                Some(tr!(locale, "table-last-played", cards = card.sentence(wording, seat)))
            }
            (None, false, None) => None,
        }
    }

    /// What broken table manners have brought a seat since its last turn began (RULES 9); `None` if it has broken none.
    pub fn penalties(&self, wording: TableWording<'_>, seat: Seat) -> Option<String> {
        let locale = wording.locale;
        let Turn { caught_by, called_by, talking, drawing, .. } = self.turns[seat.index()];
        let caught = caught_by.map(|by| wording.about_seat("table-last-caught", by));
        let called = called_by.map(|by| {
            let (who, name) = (wording.who(by), wording.name(by));
            tr!(locale, "table-last-called", who = who, name = name, count = talking)
        });
        let drawn = (drawing > 0).then(|| tr!(locale, "table-last-overdrawn", count = drawing));
        let parts: Vec<String> = [caught, called, drawn].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}

impl PlayedCard {
    /// The card in short, of a turn of `seat`: a wild with the rank it stands for, and whose stock pile it came from, if any.
    fn sentence(&self, wording: TableWording<'_>, seat: Seat) -> String {
        let card = match self.card.is_wild() {
            true => tr!(wording.locale, "table-last-wild", rank = wording.locale.rank(self.rank.number())),
            false => wording.locale.rank_text(self.rank),
        };
        match self.stock_of {
            None => card,
            Some(owner) => wording.stock_card(card, seat, owner),
        }
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::{Move, Position};

    use super::*;
    use crate::locale::{Language, Locale};

    #[test]
    fn a_shorter_summary_still_tells_the_last_move() {
        let locale = Locale::new(Language::ENGLISH);
        let wording = TableWording { locale: &locale, names: &[], me: None };
        let position: Position = "s@1: 9 2\ns@2: 9\nh@1: 1 W 7".parse().expect("a position");
        let mut round = position.round().expect("a round");
        let mut log = Log { on_turn: Some(Seat::ONE), ..Log::default() };
        let mut forms = |mv: &str| {
            let mut events = Vec::new();
            let mv = Move::parse(mv, round.turn()).expect("a move");
            round.play_legal(mv, &mut events);
            events.iter().for_each(|event| log.track(&VisibleEvent::of(event, None, &round)));
            let summary = log.last_turn(wording, Seat::ONE);
            let shorter = |room: usize| summary.fitting(|form| form.len() <= room).to_owned();
            [summary.full().to_owned(), shorter(37), shorter(25), shorter(5)]
        };
        forms("h1>b1");
        assert_eq!(
            forms("s>b1"),
            [
                "played 1, 2 from stock",
                "played 1, 2 from stock",
                "played 1, 2 from stock",
                "played 2 from stock"
            ]
        );
        forms("h1>b1");
        let all = "played 1, 2 from stock, wild 3; discarded 7";
        let expected = [all, "played 3 cards, 1 from stock", "played one stock card", "discarded 7"];
        assert_eq!(forms("h1>d1"), expected);
    }
}
