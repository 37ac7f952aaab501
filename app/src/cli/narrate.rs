//! Prints a recorded round in English sentences, move by move.

use std::fmt;

use skipstone_core::event::RoundResult;
use skipstone_core::record::{Header, Record};
use skipstone_core::{
    Aim, Announcement, Card, EndReason, Event, Misdeed, Move, Preset, Rank, ReplenishedFrom, Seat, Source,
    Target, Team, event,
};

use super::output::{Output, OutputError};
use super::rules::stock_sizes;
use crate::players::names::{english_name, recorded_names};

/// Prints a record as it is, without checking it against the rules.
pub(super) fn record(record: &Record, out: &mut Output) -> Result<(), OutputError> {
    let mut narrator =
        Narrator { header: &record.header, stocks: Vec::new(), turns: 0, on_turn: Seat::ONE, before: None };
    narrator.table(out)?;
    record.events.iter().try_for_each(|event| narrator.event(event, out))?;
    if !matches!(record.events.last(), Some(Event::End(_))) {
        writeln!(out, "\nHere the record breaks off.")?;
    }
    Ok(())
}

/// The state needed to describe the next event.
struct Narrator<'a> {
    header: &'a Header,
    /// The stock piles as they lie, bottom to top.
    stocks: Vec<Vec<Card>>,
    turns: u32,
    on_turn: Seat,
    /// The stock piles before somebody played out of turn, until the seat on turn acts.
    before: Option<Vec<Vec<Card>>>,
}

impl Narrator<'_> {
    /// Prints the rules, the seats and the dealer.
    fn table(&self, out: &mut Output) -> Result<(), OutputError> {
        let Header { app, setup, round, dealer, .. } = self.header;
        let rules = setup.rules();
        writeln!(out, "Round {round}, recorded by Skipstone {app}")?;
        let changed: Vec<_> =
            rules.overrides().map(|key| format!("{} = {}", key.name, (key.get)(rules))).collect();
        let preset = match rules.preset {
            Preset::Standard => "standard rules".to_owned(),
            other => format!("{} rules", other.name()),
        };
        let with = if changed.is_empty() { String::new() } else { format!(" with {}", changed.join(", ")) };
        writeln!(out, "{preset}{with}; stock piles of {}", stock_sizes(setup))?;
        for (seat, seated) in setup.seats().zip(&self.header.seats) {
            let team =
                if setup.has_partners() { format!(", team {}", setup.team(seat)) } else { String::new() };
            writeln!(out, "seat {seat}: {} ({}{team})", self.name(seat), seated.player)?;
        }
        writeln!(out, "{} deals", self.name(*dealer))
    }

    fn event(&mut self, event: &Event, out: &mut Output) -> Result<(), OutputError> {
        match event {
            Event::Play { seat, .. } if *seat != self.on_turn => {
                self.before.get_or_insert_with(|| self.stocks.clone());
            }
            Event::Complete(_) | Event::Replenish { .. } | Event::Catch(_) => {}
            _ => self.before = None,
        }
        match event {
            Event::Deal { stocks, .. } => {
                self.stocks.clone_from(stocks);
                self.open_stocks(out)
            }
            Event::Turn(turn) => {
                self.turns += 1;
                self.on_turn = turn.seat;
                writeln!(out, "\nTurn {}: {}", self.turns, self.name(turn.seat))
            }
            Event::Draw { cards, .. } => writeln!(out, "  draws {}", card_names(cards)),
            Event::Announce { what: Announcement::BuildingTo(Aim(aim)), .. } => {
                let aim = aim.map_or_else(|| "wild".to_owned(), |rank| rank.to_string());
                writeln!(out, "  announces: building to {aim}")
            }
            Event::Announce { what: Announcement::Blocking(seat), .. } => {
                writeln!(out, "  announces: blocking {}", self.name(*seat))
            }
            Event::Play { seat, mv, card, rank } => self.play(*seat, *mv, *card, *rank, out),
            Event::Complete(complete) => {
                writeln!(out, "  build pile {} is complete and leaves the table", complete.pile)
            }
            Event::Replenish { from, draw } => {
                let from = match from {
                    ReplenishedFrom::Completed => "the completed piles",
                    ReplenishedFrom::UnderBuilds => "the cards under the tops of the build piles",
                };
                writeln!(out, "  {from} are shuffled into the draw pile: {} cards", draw.len())
            }
            Event::Discard(event::Discard { seat, mv, card }) => {
                writeln!(out, "  discards {}{}", CardName(*card), self.to(*seat, *mv))
            }
            Event::Pass(_) => writeln!(out, "  passes"),
            Event::Out(event::Out { seat }) => writeln!(out, "  {}'s stock pile is empty", self.name(*seat)),
            Event::Catch(event::Catch { seat, caught }) => {
                self.stocks = self.before.take().unwrap_or_else(|| std::mem::take(&mut self.stocks));
                let (name, caught) = (self.name(*seat), self.name(*caught));
                writeln!(out, "  {name} catches {caught} out of turn: what {caught} played is taken back")
            }
            Event::Call(event::Call { seat, talker }) => {
                writeln!(out, "  {} calls {} for talking", self.name(*seat), self.name(*talker))
            }
            Event::Penalty { misdeed, cards, into, stock, .. } => {
                if let Some(pile) = self.stocks.get_mut(into.index()) {
                    pile.clone_from(stock);
                }
                let offence = match misdeed {
                    Misdeed::Drawing => "one card too many",
                    Misdeed::Talking => "unseen",
                };
                let (cards, owner) = (card_names(cards), self.name(*into));
                writeln!(out, "  {offence}: {cards} into {owner}'s stock, {} left", stock.len())
            }
            Event::End(result) => self.end(result, out),
        }
    }

    fn open_stocks(&self, out: &mut Output) -> Result<(), OutputError> {
        let tops = self.header.setup.seats().zip(&self.stocks).filter_map(|(seat, stock)| {
            stock.last().map(|top| format!("{} {}", self.name(seat), CardName(*top)))
        });
        writeln!(out, "stock cards: {}", tops.collect::<Vec<_>>().join(", "))
    }

    fn play(
        &mut self,
        seat: Seat,
        mv: Move,
        card: Card,
        rank: Rank,
        out: &mut Output,
    ) -> Result<(), OutputError> {
        let played_as = if card.is_wild() { format!(" as {rank}") } else { String::new() };
        let (from, to) = (self.from(seat, mv), self.to(seat, mv));
        let plays = match seat == self.on_turn {
            true => "plays".to_owned(),
            false => format!("{} plays out of turn:", self.name(seat)),
        };
        write!(out, "  {plays} {}{played_as}{from}{to}", CardName(card))?;
        if let Some(Source::Stock(owner)) = mv.source()
            && let Some(stock) = self.stocks.get_mut(owner.index())
        {
            stock.pop();
            if let Some(next) = stock.last() {
                write!(out, ", {} left, the next is {}", stock.len(), CardName(*next))?;
            }
        }
        writeln!(out)
    }

    fn from(&self, seat: Seat, mv: Move) -> String {
        match mv.source() {
            Some(Source::Hand(_)) => " from hand".to_owned(),
            Some(Source::Stock(owner)) => format!(" from {}stock", self.whose(seat, owner)),
            Some(Source::Discard(pile, owner)) => {
                format!(" from {}discard pile {}", self.whose(seat, owner), pile)
            }
            None => String::new(),
        }
    }

    fn to(&self, seat: Seat, mv: Move) -> String {
        match mv.target() {
            Some(Target::Build(pile)) => format!(" onto build pile {pile}"),
            Some(Target::Discard(pile, owner)) => {
                format!(" onto {}discard pile {}", self.whose(seat, owner), pile)
            }
            None => String::new(),
        }
    }

    /// The possessive prefix of a pile; empty for the seat's own piles.
    fn whose(&self, seat: Seat, owner: Seat) -> String {
        if owner == seat { String::new() } else { format!("{}'s ", self.name(owner)) }
    }

    fn end(&self, result: &RoundResult, out: &mut Output) -> Result<(), OutputError> {
        let reason = match result.reason {
            EndReason::StockEmpty => "all stock cards of one side are played",
            EndReason::Blocked => "everybody passed",
            EndReason::Stalled => "for too long no stock card was played",
        };
        let winner = result
            .winner
            .map_or_else(|| "nobody wins".to_owned(), |team| format!("{} wins", self.team(team)));
        writeln!(out, "\nThe round is over: {reason}; {winner}")?;
        let setup = &self.header.setup;
        let left = setup.seats().zip(&result.left).map(|(seat, left)| format!("{} {left}", self.name(seat)));
        writeln!(out, "stock cards left: {}", left.collect::<Vec<_>>().join(", "))?;
        let points =
            setup.teams().zip(&result.points).map(|(team, points)| format!("{} {points}", self.team(team)));
        writeln!(out, "points: {}", points.collect::<Vec<_>>().join(", "))
    }

    fn name(&self, seat: Seat) -> String {
        let names = recorded_names(self.header);
        names.get(seat.index()).map_or_else(|| format!("seat {seat}"), |name| english_name(seat, name))
    }

    /// The team's number with its members' names, or the name of a single player.
    fn team(&self, team: Team) -> String {
        let members: Vec<_> = self.header.setup.members(team).map(|seat| self.name(seat)).collect();
        if self.header.setup.has_partners() {
            format!("team {team} ({})", members.join(", "))
        } else {
            members.concat()
        }
    }
}

/// Formats a card in English.
struct CardName(Card);

impl fmt::Display for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.rank() {
            Some(rank) => rank.fmt(f),
            None => f.write_str("wild"),
        }
    }
}

fn card_names(cards: &[Card]) -> String {
    cards.iter().map(|card| CardName(*card).to_string()).collect::<Vec<_>>().join(", ")
}
