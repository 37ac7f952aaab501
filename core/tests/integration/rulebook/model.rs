//! A second, simple implementation of the rule book. It shares only types with the engine.
//!
//! Differences between the two show up as different legal moves, or as different events of the same move.

use std::collections::{BTreeSet, VecDeque};

use super::lines::Lines;
use super::manners::Manners;
use skipstone_core::event::RoundResult;
use skipstone_core::{
    Aim, Announcement, ByPile, Card, DrawRule, EndReason, Event, FirstPlayer, Move, Pile, Replenish,
    ReplenishedFrom, Rules, Scoring, Seat, Setup, Source, Target, Team, event,
};

#[derive(Debug, Clone, Default)]
pub(crate) struct Build {
    pub(crate) gone: usize,
    pub(crate) cards: Vec<Card>,
}

impl Build {
    fn height(&self) -> usize {
        self.gone + self.cards.len()
    }

    /// Its height, and whether a wild lies on top.
    pub(crate) fn top(&self) -> (u8, bool) {
        (self.height() as u8, self.cards.last().is_some_and(|top| top.is_wild()))
    }

    pub(crate) fn takes(&self, card: Card, rules: &Rules) -> bool {
        match card.rank() {
            Some(rank) => usize::from(rank.number()) == self.height() + 1,
            None => rules.consecutive_wilds || self.cards.last().is_none_or(|top| !top.is_wild()),
        }
    }
}

/// All piles bottom to top, all vectors by seat.
#[derive(Debug, Clone)]
pub(crate) struct Model {
    pub(crate) setup: Setup,
    pub(crate) stocks: Vec<Vec<Card>>,
    pub(crate) hands: Vec<Vec<Card>>,
    pub(crate) discards: Vec<ByPile<Vec<Card>>>,
    pub(crate) builds: ByPile<Build>,
    pub(crate) draw: Vec<Card>,
    pub(crate) completed: Vec<Card>,
    pub(crate) turn: Seat,
    pub(crate) begun: Vec<bool>,
    pub(crate) promise: Option<Seat>,
    pub(crate) last_discard: Option<(Seat, Pile)>,
    pub(crate) blocked: bool,
    pub(crate) passes: usize,
    /// Turns in a row without a stock card, this one included.
    pub(crate) idle: usize,
    pub(crate) over: bool,
    pub(crate) manners: Manners,
    pub(crate) lines: Lines,
}

impl Model {
    /// A table without cards, after everyone's first turn.
    pub(crate) fn empty(setup: Setup, turn: Seat) -> Model {
        let seats = setup.seat_count();
        Model {
            setup,
            stocks: vec![vec![]; seats],
            hands: vec![vec![]; seats],
            discards: vec![Default::default(); seats],
            builds: Default::default(),
            draw: vec![],
            completed: vec![],
            turn,
            begun: vec![true; seats],
            promise: None,
            last_discard: None,
            blocked: false,
            passes: 0,
            idle: 1,
            over: false,
            manners: Manners::new(seats),
            lines: Lines::default(),
        }
    }

    /// A freshly dealt table, with the events of the first turn.
    pub(crate) fn deal(setup: Setup, dealt: &Event, first: Seat) -> (Model, Vec<Event>) {
        let Event::Deal { stocks, draw } = dealt else {
            panic!("a round begins with its deal, not {dealt:?}")
        };
        if setup.rules().first_player == FirstPlayer::HighestStock {
            let by_turn = (1..=stocks.len()).map(|at| at % stocks.len());
            let rank = |at: &usize| stocks[*at].last().and_then(|top| top.rank());
            // The last of equal maxima is the first in turn.
            assert_eq!(by_turn.rev().max_by_key(rank), Some(first.index()), "seat 1 deals");
        }
        let mut model = Model::empty(setup, first);
        (model.stocks, model.draw) = (stocks.clone(), draw.clone());
        (model.idle, model.begun) = (0, vec![false; setup.seat_count()]);
        let mut events = vec![dealt.clone()];
        model.begin_turn(first, &mut VecDeque::new(), &mut events);
        (model, events)
    }

    /// Every card on the table, by identity.
    pub(crate) fn cards(&self) -> Vec<Card> {
        let builds = self.builds.iter().map(|build| &build.cards);
        let mut cards: Vec<Card> =
            (self.stocks.iter().chain(&self.hands).chain(self.discards.iter().flat_map(ByPile::iter)))
                .chain(builds)
                .chain([&self.draw, &self.completed])
                .flatten()
                .copied()
                .collect();
        cards.sort_by_key(|card| card.id());
        cards
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.setup.rules()
    }

    /// Carries out a legal move. The engine's shuffles are taken from its events; `promised` names
    /// which of several stock piles it announced.
    pub(crate) fn play(&mut self, mv: Move, actual: &[Event], promised: Option<Seat>) -> Vec<Event> {
        let mut shuffled: VecDeque<Vec<Card>> = (actual.iter())
            .filter_map(|event| match event {
                Event::Replenish { draw, .. } => Some(draw.clone()),
                _ => None,
            })
            .collect();
        let seat = self.turn;
        self.manners.before = None;
        let mut events = Vec::new();
        match mv {
            Move::Draw => self.draw_by_hand(seat, actual, &mut shuffled, &mut events),
            Move::Pass => {
                events.push(Event::Pass(event::Pass { seat }));
                self.passes += usize::from(!self.manners.caught[seat.index()]);
                self.end_turn(&mut shuffled, &mut events);
            }
            Move::Put(source, Target::Discard(pile, owner)) => {
                let Source::Hand(slot) = source else { panic!("only hand cards are discarded, not {mv:?}") };
                let card = self.hands[seat.index()].remove(usize::from(slot));
                self.discards[owner.index()][pile].push(card);
                events.push(Event::Discard(event::Discard { seat, mv, card }));
                self.passes = 0;
                self.end_turn(&mut shuffled, &mut events);
            }
            Move::Put(source, Target::Build(pile)) => {
                events.extend(self.announce(seat, source, pile, actual, promised));
                self.build(seat, mv, source, pile, &mut shuffled, &mut events);
            }
        }
        assert!(shuffled.is_empty(), "more was replenished than the rules ask for: {actual:?}");
        events
    }

    fn announce(
        &mut self,
        seat: Seat,
        source: Source,
        pile: Pile,
        actual: &[Event],
        promised: Option<Seat>,
    ) -> Option<Event> {
        let Source::Discard(from, owner) = source else { return None };
        self.lines.forget();
        let repeats = self.rules().alternating && self.last_discard == Some((owner, from));
        let aims =
            if self.rules().lead_up { self.lines.aims(self, seat, Some((source, pile))) } else { vec![] };
        let announced = match actual.first() {
            Some(Event::Announce { what, .. }) => Some(*what),
            _ => None,
        };
        let what = if !self.lines.all_tried() {
            announced
        } else if repeats || self.rules().lead_up && aims.is_empty() {
            Some(Announcement::Blocking(
                self.blockable(seat, pile).expect("what isn't regular blocks somebody"),
            ))
        } else if self.rules().lead_up && self.promise.is_none() {
            let aim = promised.expect("a play from a discard pile promises a stock card");
            assert!(
                aims.contains(&aim),
                "promised seat {aim}'s stock card; only those of {aims:?} can be reached"
            );
            Some(Announcement::BuildingTo(Aim(self.stocks[aim.index()].last().and_then(|top| top.rank()))))
        } else {
            None
        };
        match what {
            Some(Announcement::Blocking(_)) => self.blocked = true,
            Some(Announcement::BuildingTo(_)) => self.promise = promised,
            None => {}
        }
        what.map(|what| Event::Announce { seat, what })
    }

    pub(crate) fn build(
        &mut self,
        seat: Seat,
        mv: Move,
        source: Source,
        pile: Pile,
        shuffled: &mut VecDeque<Vec<Card>>,
        events: &mut Vec<Event>,
    ) {
        self.passes = 0;
        let mut emptied = None;
        let card = match source {
            Source::Hand(slot) => self.hands[seat.index()].remove(usize::from(slot)),
            Source::Stock(owner) => {
                let card = self.stocks[owner.index()].pop().expect("a stock card");
                emptied = self.stocks[owner.index()].is_empty().then_some(owner);
                if self.promise == Some(owner) {
                    self.promise = None;
                }
                self.idle = 0;
                card
            }
            Source::Discard(from, owner) => {
                self.last_discard = Some((owner, from));
                self.discards[owner.index()][from].pop().expect("a discarded card")
            }
        };
        let build = &mut self.builds[pile];
        build.cards.push(card);
        let rank = u8::try_from(build.height()).ok().and_then(skipstone_core::Rank::new).expect("at most 12");
        events.push(Event::Play { seat, mv, card, rank });
        let completed = build.height() == 12;
        if completed {
            self.completed.append(&mut build.cards);
            build.gone = 0;
            events.push(Event::Complete(event::Complete { pile }));
        }
        if let Some(owner) = emptied {
            events.push(Event::Out(event::Out { seat: owner }));
            let mut team = self.setup.members(self.setup.team(owner));
            if team.all(|member| self.stocks[member.index()].is_empty()) {
                return self.end(EndReason::StockEmpty, events);
            }
        }
        if completed && self.rules().replenish == Replenish::AtOnce {
            self.replenish(ReplenishedFrom::Completed, shuffled, events);
        }
        if emptied == Some(seat) && self.setup.finished_seats_drop_out() {
            return self.end_turn(shuffled, events);
        }
        if matches!(source, Source::Hand(_))
            && self.hands[seat.index()].is_empty()
            && self.draws_automatically(seat)
        {
            self.draw(seat, self.rules().hand.into(), shuffled, events);
        }
    }

    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.setup.finished_seats_drop_out() && self.stocks[seat.index()].is_empty()
    }

    fn end_turn(&mut self, shuffled: &mut VecDeque<Vec<Card>>, events: &mut Vec<Event>) {
        let circle = self.setup.seats().filter(|seat| !self.is_out(*seat)).count();
        if self.passes == circle {
            return self.end(EndReason::Blocked, events);
        }
        if self.idle == usize::from(self.rules().stalled_after) * circle {
            return self.end(EndReason::Stalled, events);
        }
        let mut next = self.setup.left_of(self.turn);
        while self.is_out(next) {
            next = self.setup.left_of(next);
        }
        self.begin_turn(next, shuffled, events);
    }

    fn begin_turn(&mut self, seat: Seat, shuffled: &mut VecDeque<Vec<Card>>, events: &mut Vec<Event>) {
        self.manners.caught[self.turn.index()] = false;
        self.manners.due = 0;
        self.turn = seat;
        self.idle += 1;
        (self.promise, self.last_discard, self.blocked) = (None, None, false);
        events.push(Event::Turn(event::Turn { seat }));
        if self.manners.caught[seat.index()] {
            return;
        }
        let first = !std::mem::replace(&mut self.begun[seat.index()], true);
        let held = self.hands[seat.index()].len();
        let wanted = match self.rules().draw {
            DrawRule::Fixed(cards) if !first => usize::from(cards),
            _ => usize::from(self.rules().hand).saturating_sub(held),
        };
        if self.draws_automatically(seat) {
            self.draw(seat, wanted, shuffled, events);
        } else if self.can_draw() {
            self.manners.due = wanted;
        }
    }

    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        wanted: usize,
        shuffled: &mut VecDeque<Vec<Card>>,
        events: &mut Vec<Event>,
    ) {
        if let Replenish::WhenLow(low) = self.rules().replenish
            && wanted > 0
            && self.draw.len() < usize::from(low)
            && !self.completed.is_empty()
        {
            self.replenish(ReplenishedFrom::Completed, shuffled, events);
        }
        let mut drawn = Vec::new();
        for _ in 0..wanted {
            if self.draw.is_empty() {
                if !drawn.is_empty() {
                    events.push(Event::Draw { seat, cards: std::mem::take(&mut drawn) });
                }
                let under_builds = self.builds.iter().any(|build| build.cards.len() > 1);
                if !self.completed.is_empty() {
                    self.replenish(ReplenishedFrom::Completed, shuffled, events);
                } else if self.rules().replenish_from_builds && under_builds {
                    self.replenish(ReplenishedFrom::UnderBuilds, shuffled, events);
                } else {
                    return;
                }
            }
            let card = self.draw.pop().expect("it was replenished");
            drawn.push(card);
            self.hands[seat.index()].push(card);
        }
        if !drawn.is_empty() {
            events.push(Event::Draw { seat, cards: drawn });
        }
    }

    pub(crate) fn replenish(
        &mut self,
        from: ReplenishedFrom,
        shuffled: &mut VecDeque<Vec<Card>>,
        events: &mut Vec<Event>,
    ) {
        match from {
            ReplenishedFrom::Completed => self.draw.append(&mut self.completed),
            ReplenishedFrom::UnderBuilds => {
                for build in &mut self.builds.0 {
                    if let Some(top) = build.cards.pop() {
                        build.gone += build.cards.len();
                        self.draw.append(&mut build.cards);
                        build.cards.push(top);
                    }
                }
            }
        }
        let order = shuffled.pop_front().expect("the engine replenished too");
        let sorted = |cards: &[Card]| BTreeSet::from_iter(cards.iter().copied());
        assert_eq!(sorted(&self.draw), sorted(&order), "a shuffle keeps the cards");
        assert_eq!(self.draw.len(), order.len(), "a shuffle keeps the cards");
        self.draw = order;
        events.push(Event::Replenish { from, draw: self.draw.clone() });
    }

    fn end(&mut self, reason: EndReason, events: &mut Vec<Event>) {
        self.over = true;
        let left: Box<[u8]> = self.stocks.iter().map(|stock| stock.len() as u8).collect();
        let of =
            |team: Team| -> u32 { self.setup.members(team).map(|seat| u32::from(left[seat.index()])).sum() };
        let fewest: Vec<Team> = self
            .setup
            .teams()
            .filter(|team| self.setup.teams().all(|other| of(*team) <= of(other)))
            .collect();
        let counts = reason == EndReason::StockEmpty || self.rules().stalled_scores;
        let winner = if let ([winner], true) = (&fewest[..], counts) { Some(*winner) } else { None };
        let others = |team: Team| -> u32 { self.setup.teams().filter(|other| *other != team).map(of).sum() };
        let points = |team: Team| match self.rules().scoring {
            _ if !counts => 0,
            Scoring::LowestLeft => of(team),
            Scoring::Points if winner == Some(team) => {
                5 * others(team) + if reason == EndReason::StockEmpty { 25 } else { 0 }
            }
            Scoring::Wins | Scoring::Single if winner == Some(team) => 1,
            _ => 0,
        };
        let points = self.setup.teams().map(points).collect();
        events.push(Event::End(RoundResult { reason, winner, left, points }));
    }
}
