//! Sentences for events and places on the board, and for the rules.

mod advice;
mod answers;
mod credits;
mod place;
mod recap;
mod rules;

use skipstone_core::table::RoundEnd;
use skipstone_core::{
    Announcement, Card, Misdeed, Move, Rank, ReplenishedFrom, Scoring, Seat, Setup, Source, Target, Team,
    VisibleEvent, event,
};

use crate::locale::Locale;
use crate::tr;

pub use answers::Question;
pub use credits::scoring_word;
pub use rules::{RuleSection, RuleSentence, RuleSentences, names_seat, rule_value};

/// Words events for one reader at a table.
#[derive(Debug, Clone, Copy)]
pub struct TableWording<'a> {
    /// The messages of the reader's language.
    pub locale: &'a Locale,
    /// The given names, by seat: see [`given_name`](crate::players::names::given_name).
    pub names: &'a [String],
    /// The reader's own seat; `None` for a spectator.
    pub me: Option<Seat>,
}

/// Teams that lead or have won, as arguments of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leaders {
    /// The value of [`TableWording::side`]; the own team's if it is one of several.
    pub who: &'static str,
    /// The teams' names, without the own team if it is one of several.
    pub name: String,
    /// The number of teams.
    pub count: usize,
}

impl TableWording<'_> {
    /// A seat's given name; without one "You" for the own seat, else the seat's number in words.
    pub fn name(&self, seat: Seat) -> String {
        let given = self.names.get(seat.index()).map_or("", String::as_str);
        self.locale.seat_name(seat, given, Some(seat) == self.me)
    }

    /// The `who` argument of a message: `you` or `other`.
    pub fn who(&self, seat: Seat) -> &'static str {
        if Some(seat) == self.me { "you" } else { "other" }
    }

    /// A message about a seat, whose only arguments are `who` and `name`.
    pub fn about_seat(&self, message: &str, seat: Seat) -> String {
        tr!(self.locale, message, who = self.who(seat), name = self.name(seat))
    }

    /// That a player has played so many stock cards in a row, the most of the round so far.
    pub fn chain(&self, seat: Seat, count: usize) -> String {
        let (who, name) = (self.who(seat), self.name(seat));
        tr!(self.locale, "event-chain", who = who, name = name, count = count)
    }

    /// As [`who`](Self::who) for a team: `you` if the reader plays alone, the own `team`, a named `pair`, or `other`.
    pub fn side(&self, setup: &Setup, team: Team) -> &'static str {
        match (self.is_mine(setup, team), setup.members(team).count()) {
            (true, 1) => "you",
            (true, _) => "team",
            (false, 2) => "pair",
            (false, _) => "other",
        }
    }

    fn is_mine(&self, setup: &Setup, team: Team) -> bool {
        self.me.is_some_and(|me| setup.team(me) == team)
    }

    /// The teams that lead or have won, for a message about them.
    pub fn leaders(&self, setup: &Setup, teams: &[Team]) -> Leaders {
        let mine = teams.iter().copied().find(|team| self.is_mine(setup, *team));
        let who = match (mine, teams) {
            (Some(team), _) => self.side(setup, team),
            (None, [team]) => self.side(setup, *team),
            (None, _) => "other",
        };
        // The own team is in the message's text if it is one of several.
        let named = teams.iter().filter(|team| teams.len() == 1 || Some(**team) != mine);
        let names: Vec<String> = named.map(|team| self.team(setup, *team)).collect();
        // The names of a pair already contain an "and".
        let name =
            if setup.has_partners() { self.locale.enumeration(&names) } else { self.locale.list(&names) };
        Leaders { who, name, count: teams.len() }
    }

    /// Who has won a round that belongs to no series.
    pub fn single_round(&self, setup: &Setup, winner: Option<Team>) -> String {
        let Some(team) = winner else { return tr!(self.locale, "rounds-nobody") };
        let (who, name) = (self.side(setup, team), self.team(setup, team));
        tr!(self.locale, "result-single", who = who, name = name)
    }

    /// Who has won the series that ended with a round, or the round with this number if it goes on.
    pub fn outcome(&self, setup: &Setup, round: usize, ended: &RoundEnd) -> String {
        let is_single = setup.rules().scoring == Scoring::Single;
        match ended.series_winners.as_ref().filter(|_| !is_single) {
            Some(winners) => {
                let Leaders { who, name, count } = self.leaders(setup, winners);
                tr!(self.locale, "result-series", who = who, name = name, count = count)
            }
            None => self.round_outcome(setup, round, ended.result.winner),
        }
    }

    /// Who has won the round with this number.
    pub fn round_outcome(&self, setup: &Setup, round: usize, winner: Option<Team>) -> String {
        if setup.rules().scoring == Scoring::Single {
            return self.single_round(setup, winner);
        }
        let Some(team) = winner else { return tr!(self.locale, "result-tie", round = round) };
        let (who, name) = (self.side(setup, team), self.team(setup, team));
        tr!(self.locale, "result-won", who = who, name = name, round = round)
    }

    /// A team's name: its seats' names, or its number if they are too many.
    pub fn team(&self, setup: &Setup, team: Team) -> String {
        self.locale.team_of(setup, team, |seat| self.name(seat))
    }

    /// The stock piles of a handicap, each with its player: "Ada 12, Pebble 20".
    fn stocks(&self, setup: &Setup) -> String {
        let stock = |seat| format!("{} {}", self.name(seat), setup.stock(seat));
        setup.pile_seats().map(stock).collect::<Vec<_>>().join(", ")
    }

    /// The sentence of an event.
    pub fn event(&self, event: &VisibleEvent, setup: &Setup) -> String {
        let locale = self.locale;
        match *event {
            VisibleEvent::Deal { .. } => match setup.common_stock() {
                Some(stock) => tr!(locale, "event-deal", stock = stock),
                None => tr!(locale, "event-deal-each", stocks = self.stocks(setup)),
            },
            VisibleEvent::Turn(event::Turn { seat }) => self.about_seat("event-turn", seat),
            VisibleEvent::Draw { seat, count, ref cards } => match cards {
                Some(cards) => tr!(
                    locale,
                    "event-draw-open",
                    who = self.who(seat),
                    name = self.name(seat),
                    cards = self.cards(cards.iter().copied())
                ),
                None => {
                    tr!(locale, "event-draw", who = self.who(seat), name = self.name(seat), count = count)
                }
            },
            VisibleEvent::Announce { seat, what, .. } => self.announced(seat, what),
            VisibleEvent::Play { seat, mv, card, rank, .. } => self.played(seat, mv, card, rank.number()),
            VisibleEvent::Complete(event::Complete { pile }) => {
                tr!(locale, "event-complete", pile = pile.number())
            }
            VisibleEvent::Replenish { from: ReplenishedFrom::Completed, draw } => {
                tr!(locale, "event-replenish-completed", draw = draw)
            }
            VisibleEvent::Replenish { from: ReplenishedFrom::UnderBuilds, draw } => {
                tr!(locale, "event-replenish-builds", draw = draw)
            }
            VisibleEvent::Discard(event::Discard { seat, mv, card }) => {
                let to = mv.target().map_or_else(String::new, |target| self.onto(seat, target));
                tr!(
                    locale,
                    "event-discard",
                    who = self.who(seat),
                    name = self.name(seat),
                    rank = locale.rank(card.rank().map_or(0, Rank::number)),
                    to = to
                )
            }
            VisibleEvent::Pass(event::Pass { seat }) => self.about_seat("event-pass", seat),
            VisibleEvent::Out(event::Out { seat }) => self.about_seat("event-out", seat),
            VisibleEvent::Catch(event::Catch { seat, caught }) => tr!(
                locale,
                "event-catch",
                who = self.who(seat),
                name = self.name(seat),
                whom = self.who(caught),
                caught = self.name(caught)
            ),
            VisibleEvent::Call(event::Call { seat, talker }) => tr!(
                locale,
                "event-call",
                who = self.who(seat),
                name = self.name(seat),
                whom = self.who(talker),
                talker = self.name(talker)
            ),
            VisibleEvent::Penalty { misdeed: Misdeed::Drawing, into, .. } => {
                self.about_seat("event-penalty-drawing", into)
            }
            VisibleEvent::Penalty { misdeed: Misdeed::Talking, into, count, .. } => {
                let (who, name) = (self.who(into), self.name(into));
                tr!(locale, "event-penalty-talking", who = who, name = name, count = count)
            }
            VisibleEvent::End(ref result) => {
                let reason = locale.end_reason(result.reason);
                match result.winner {
                    Some(team) => self.end(reason, setup, team),
                    None => tr!(locale, "event-end-tie", reason = reason),
                }
            }
        }
    }

    /// Why a round ended, and which team has won it.
    pub fn end(&self, reason: String, setup: &Setup, winner: Team) -> String {
        let (who, name) = (self.side(setup, winner), self.team(setup, winner));
        tr!(self.locale, "event-end", reason = reason, who = who, name = name)
    }

    fn announced(&self, seat: Seat, what: Announcement) -> String {
        let (who, name) = (self.who(seat), self.name(seat));
        match what {
            Announcement::BuildingTo(aim) => {
                tr!(
                    self.locale,
                    "event-building",
                    who = who,
                    name = name,
                    rank = self.locale.rank(aim.0.map_or(0, Rank::number))
                )
            }
            Announcement::Blocking(other) => {
                let (whom, other) = (self.who(other), self.name(other));
                tr!(self.locale, "event-blocking", who = who, name = name, whom = whom, other = other)
            }
        }
    }

    fn played(&self, seat: Seat, mv: Move, card: Card, rank: u8) -> String {
        let from = mv.source().map_or_else(String::new, |source| self.from(seat, source));
        let to = mv.target().map_or_else(String::new, |target| self.onto(seat, target));
        let (who, name) = (self.who(seat), self.name(seat));
        let words = if card.is_wild() { "event-play-wild" } else { "event-play" };
        let rank = self.locale.rank(rank);
        tr!(self.locale, words, who = who, name = name, rank = rank, from = from, to = to)
    }

    /// "from …": the place a seat takes a card from.
    fn from(&self, seat: Seat, source: Source) -> String {
        let locale = self.locale;
        match source {
            Source::Hand(_) => tr!(locale, "from-hand"),
            Source::Stock(owner) if owner == seat => tr!(locale, "from-stock"),
            Source::Stock(owner) => self.about_seat("from-stock-of", owner),
            Source::Discard(pile, owner) if owner == seat => {
                tr!(locale, "from-discard", pile = pile.number())
            }
            Source::Discard(pile, owner) => {
                let (who, name) = (self.who(owner), self.name(owner));
                tr!(locale, "from-discard-of", pile = pile.number(), who = who, name = name)
            }
        }
    }

    /// A card in short that a seat takes from a stock pile, with whose that is if it is a partner's.
    pub(super) fn stock_card(&self, card: String, seat: Seat, owner: Seat) -> String {
        if owner == seat {
            return tr!(self.locale, "table-last-stock", card = card);
        }
        let (who, name) = (self.who(owner), self.name(owner));
        tr!(self.locale, "table-last-stock-of", card = card, who = who, name = name)
    }

    /// "onto …": the place a seat puts a card on.
    fn onto(&self, seat: Seat, target: Target) -> String {
        match target {
            Target::Build(pile) => tr!(self.locale, "onto-build", pile = pile.number()),
            Target::Discard(pile, owner) if owner == seat => {
                tr!(self.locale, "onto-discard", pile = pile.number())
            }
            Target::Discard(pile, owner) => {
                let (who, name) = (self.who(owner), self.name(owner));
                tr!(self.locale, "onto-discard-of", pile = pile.number(), who = who, name = name)
            }
        }
    }

    /// A list of cards.
    pub fn cards(&self, cards: impl Iterator<Item = Card>) -> String {
        cards.map(|card| self.locale.card(card)).collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests;
