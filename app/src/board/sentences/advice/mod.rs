//! Advice in sentences: the recommended line and its reasons.

use skipstone_core::bot::advice::{Advice, AdvisedMove, Certainty, Reason};
use skipstone_core::puzzle::Block;
use skipstone_core::{Card, Move, Pile, Rank, Seat, SeatView, Source, Target};

use super::TableWording;
use crate::tr;

/// The number of reasons shown; more wouldn't be read.
const MAX_REASONS: usize = 2;

impl TableWording<'_> {
    /// A seat's line as a recommendation: "Play 5, 6 from your hand, then your stock 7."
    pub fn hint(&self, seat: Seat, line: &[AdvisedMove]) -> String {
        let locale = self.locale;
        let plays = self.join_steps(self.plays(seat, line));
        let last = line.last();
        let rank = last.and_then(|step| step.card).map_or(0, number);
        let discard = last.and_then(|step| discarded_onto(step.mv));
        let onto = discard.map_or_else(String::new, |target| self.onto(seat, target));
        let end = match (last.map(|step| step.mv), discard) {
            (_, Some(_)) => "discard",
            (Some(Move::Pass), _) => "pass",
            (Some(Move::Draw), _) => "draw",
            _ => "open",
        };
        match (plays.is_empty(), end) {
            (true, "pass") => tr!(locale, "hint-pass"),
            (true, "draw") => tr!(locale, "hint-draw"),
            (true, _) => tr!(locale, "hint-discard", rank = locale.rank(rank), onto = onto),
            (false, _) => {
                tr!(locale, "hint-play", plays = plays, end = end, rank = locale.rank(rank), onto = onto)
            }
        }
    }

    /// A seat's line as a recommendation that names the places of every move, for those who don't see them marked.
    pub fn spoken_hint(&self, seat: Seat, line: &[AdvisedMove]) -> String {
        let steps = self.join_steps(line.iter().map(|step| self.advised_move(seat, step)).collect());
        tr!(self.locale, "hint-spoken", steps = steps)
    }

    /// A move of a seat's line with its places: "play the 5 from your hand onto build pile 3".
    pub fn advised_move(&self, seat: Seat, step: &AdvisedMove) -> String {
        match (step.mv.source(), step.mv.target()) {
            (Some(source), Some(target)) => tr!(
                self.locale,
                "hint-step",
                does = if matches!(target, Target::Discard(..)) { "discard" } else { "play" },
                rank = self.locale.rank(step.card.map_or(0, number)),
                from = self.from(seat, source),
                onto = self.onto(seat, target)
            ),
            _ if step.mv == Move::Draw => tr!(self.locale, "advice-draw"),
            _ => tr!(self.locale, "advice-pass"),
        }
    }

    /// The last of so many moves of a seat's line, in a sentence with its number: "Step 2 of 5: play the 5 …". `None` before the first.
    pub fn line_step(&self, seat: Seat, line: &[AdvisedMove], step: usize) -> Option<String> {
        let shown = line.get(step.checked_sub(1)?)?;
        let does = format!("{}.", self.advised_move(seat, shown));
        Some(tr!(self.locale, "hint-numbered", step = step, steps = line.len(), does = does))
    }

    /// A seat's line in short: "5, 6 from your hand, then discard the 9 onto discard pile 3".
    pub fn line(&self, seat: Seat, line: &[AdvisedMove]) -> String {
        let mut parts = self.plays(seat, line);
        parts.extend(line.last().and_then(|step| match (step.mv, discarded_onto(step.mv)) {
            (_, Some(target)) => {
                let rank = step.card.map_or(0, number);
                Some(tr!(
                    self.locale,
                    "advice-discarded",
                    rank = self.locale.rank(rank),
                    onto = self.onto(seat, target)
                ))
            }
            (Move::Pass, _) => Some(tr!(self.locale, "advice-pass")),
            (Move::Draw, _) => Some(tr!(self.locale, "advice-draw")),
            (Move::Put(..), None) => None,
        }));
        self.join_steps(parts)
    }

    /// Why a line is good, in the most important sentences. `view` is the state before its first move.
    pub fn reasons(&self, view: &SeatView<'_>, line: &[AdvisedMove], reasons: &[Reason]) -> String {
        self.reason_list(view, line, reasons).join(" ")
    }

    /// The same, sentence by sentence, the most important first.
    pub fn reason_list(&self, view: &SeatView<'_>, line: &[AdvisedMove], reasons: &[Reason]) -> Vec<String> {
        reasons.iter().take(MAX_REASONS).map(|reason| self.reason(view, line, reason)).collect()
    }

    /// What a puzzle's answer leaves the opponent whom it blocks. `view` is the state before it.
    pub fn block(&self, view: &SeatView<'_>, block: Block) -> String {
        let Block { opponent, missing, otherwise } = block;
        tr!(
            self.locale,
            "puzzle-block",
            name = self.name(opponent),
            rank = self.locale.rank(view.stock_top(opponent).map_or(0, number)),
            missing = missing,
            otherwise = otherwise
        )
    }

    /// How sure an advice to a seat is, with the line that is about as good; empty where there is nothing to choose from.
    pub fn certainty(&self, seat: Seat, advice: &Advice) -> String {
        match advice.certainty {
            Certainty::OnlyWay => String::new(),
            Certainty::Clear => tr!(self.locale, "certainty-clear"),
            Certainty::Likely => tr!(self.locale, "certainty-likely"),
            Certainty::Equal => {
                let as_good = advice.as_good.as_deref().unwrap_or_default();
                let line = self.line(seat, as_good);
                let plays = |line: &[AdvisedMove]| line.iter().any(|step| step.mv.is_play());
                // "Discard the 6 onto discard pile 1" would sound like a part of the advice.
                match plays(&advice.line) && !plays(as_good) {
                    true => tr!(self.locale, "certainty-equal-without-plays", line = line),
                    false => tr!(self.locale, "certainty-equal", line = line),
                }
            }
        }
    }

    fn reason(&self, view: &SeatView<'_>, line: &[AdvisedMove], reason: &Reason) -> String {
        let locale = self.locale;
        let stock = |seat: Seat| view.stock_top(seat).map_or(0, number);
        match *reason {
            Reason::OnlyWay => tr!(locale, "reason-only-way"),
            Reason::Wins => tr!(locale, "reason-wins"),
            Reason::Stock { owner } => self.about_seat("reason-stock", owner),
            Reason::StockWaits { owner, wilds } => tr!(
                locale,
                "reason-stock-waits",
                who = self.who(owner),
                name = self.name(owner),
                wilds = wilds
            ),
            Reason::NewHand => tr!(locale, "reason-new-hand"),
            Reason::Nears { ref missing, owner } => tr!(
                locale,
                "reason-nears",
                count = missing.len(),
                cards = self.rank_list(&missing.iter().copied().map(Some).collect::<Vec<_>>()),
                who = self.who(owner),
                name = self.name(owner)
            ),
            Reason::Keeps { ref ranks, owner } => tr!(
                locale,
                "reason-keeps",
                cards = self.rank_list(ranks),
                who = self.who(owner),
                name = self.name(owner)
            ),
            Reason::HoldsBack { pile, opponent } => tr!(
                locale,
                "reason-holds-back",
                who = self.who(opponent),
                name = self.name(opponent),
                rank = locale.rank(stock(opponent)),
                pile = pile.number(),
                height = height(view, line, pile)
            ),
            Reason::Blocks { pile, opponent } => tr!(
                locale,
                "reason-blocks",
                who = self.who(opponent),
                name = self.name(opponent),
                rank = locale.rank(stock(opponent)),
                pile = pile.number()
            ),
            Reason::OntoEqual => tr!(locale, "reason-onto-equal"),
            Reason::OntoHigher => tr!(locale, "reason-onto-higher"),
            Reason::OntoFree => tr!(locale, "reason-onto-free"),
            Reason::FreeOverHigher { top } => {
                tr!(locale, "reason-free-over-higher", rank = locale.rank(top.number()))
            }
            Reason::BuriesLeast { top } => {
                tr!(locale, "reason-buries-least", rank = locale.rank(top.map_or(0, Rank::number)))
            }
            Reason::NeededLate => tr!(locale, "reason-needed-late"),
        }
    }

    /// The plays of a line; consecutive ones from the same place are joined.
    fn plays(&self, seat: Seat, line: &[AdvisedMove]) -> Vec<String> {
        let plays: Vec<_> = line
            .iter()
            .filter_map(|step| {
                let (source, card, rank) = (step.mv.source()?, step.card?, step.rank?);
                // All hand slots count as the same place.
                let place = if let Source::Hand(_) = source { Source::Hand(0) } else { source };
                Some((place, card, rank))
            })
            .collect();
        // Each stock card is named by itself: it reveals the next one.
        let is_stock = |source: &Source| matches!(source, Source::Stock(_));
        let from_one_place = plays.chunk_by(|(one, ..), (other, ..)| one == other && !is_stock(one));
        let sentences =
            from_one_place.filter_map(|cards| Some(self.cards_from(seat, cards.first()?.0, cards)));
        sentences.collect()
    }

    /// The cards, and where the seat takes them from.
    fn cards_from(&self, seat: Seat, source: Source, plays: &[(Source, Card, Rank)]) -> String {
        let locale = self.locale;
        let cards: Vec<_> = plays.iter().map(|(_, card, rank)| self.card(*card, *rank)).collect();
        let cards = cards.join(", ");
        match (source, plays) {
            (Source::Stock(owner), [(_, card, rank), ..]) => {
                let who = if owner == seat && self.me != Some(seat) { "own" } else { self.who(owner) };
                let (name, wild) = (self.name(owner), if card.is_wild() { "yes" } else { "no" });
                tr!(
                    locale,
                    "advice-stock",
                    who = who,
                    name = name,
                    wild = wild,
                    rank = locale.rank(rank.number())
                )
            }
            (Source::Hand(_), _) => tr!(locale, "advice-hand", cards = cards, who = self.who(seat)),
            _ => tr!(locale, "advice-discard-pile", cards = cards, from = self.from(seat, source)),
        }
    }

    fn card(&self, card: Card, rank: Rank) -> String {
        match card.is_wild() {
            true => tr!(self.locale, "advice-wild", rank = self.locale.rank(rank.number())),
            false => self.locale.rank_text(rank),
        }
    }

    /// Joins parts with "then".
    fn join_steps(&self, parts: Vec<String>) -> String {
        let joined = |first, next| tr!(self.locale, "advice-then", first = first, next = next);
        parts.into_iter().reduce(joined).unwrap_or_default()
    }

    /// A list of ranks, `None` for a wild: "6, 7 and wild".
    pub fn rank_list(&self, ranks: &[Option<Rank>]) -> String {
        let rank = |rank: &Option<Rank>| {
            rank.map_or_else(|| tr!(self.locale, "card-wild"), |rank| self.locale.rank_text(rank))
        };
        let ranks: Vec<String> = ranks.iter().map(rank).collect();
        self.locale.list(&ranks)
    }
}

/// A card's rank as a number; 0 for a wild.
fn number(card: Card) -> u8 {
    card.rank().map_or(0, Rank::number)
}

/// The height of a build pile after a line; 0 if it is empty.
fn height(view: &SeatView<'_>, line: &[AdvisedMove], pile: Pile) -> u8 {
    let onto = line.iter().rev().find(|step| step.mv.target() == Some(Target::Build(pile)));
    match onto.and_then(|step| step.rank) {
        Some(rank) => rank.number() % 12,
        None => view.build_next(pile).number() - 1,
    }
}

fn discarded_onto(mv: Move) -> Option<Target> {
    mv.target().filter(|target| matches!(target, Target::Discard(..)))
}

#[cfg(test)]
mod tests;
