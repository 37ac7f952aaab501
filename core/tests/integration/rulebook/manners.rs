//! Table manners (RULES 9): a second implementation, compared over rounds with many breaches.

use std::collections::VecDeque;

use skipstone_core::{
    Card, Event, IllegalMove, ManualDraw, Misdeed, Move, Pile, PlayerAction, Position, Replenish,
    ReplenishedFrom, Round, Seat, Setup, Source, Target, event,
};

use super::model::Model;
use crate::tables::{TestRng, deal, random_act, random_setup};

/// The state of table manners.
#[derive(Debug, Clone)]
pub(crate) struct Manners {
    /// The number of cards that the seat on turn has yet to draw.
    pub(crate) due: usize,
    /// By seat: whether it was caught, and its next turn isn't over.
    pub(crate) caught: Vec<bool>,
    /// The seat that has played out of turn, and the state before.
    pub(crate) before: Option<(Seat, Box<Model>)>,
}

impl Manners {
    pub(crate) fn new(seats: usize) -> Manners {
        Manners { due: 0, caught: vec![false; seats], before: None }
    }
}

impl Model {
    pub(crate) fn draws_automatically(&self, seat: Seat) -> bool {
        self.rules().manual_draw == ManualDraw::Off && seat == self.turn && !self.manners.caught[seat.index()]
    }

    pub(crate) fn can_draw(&self) -> bool {
        let under_builds = self.builds.iter().any(|build| build.cards.len() > 1);
        !self.draw.is_empty()
            || !self.completed.is_empty()
            || under_builds && self.rules().replenish_from_builds
    }

    /// How many cards must be drawn by hand before anything else.
    pub(crate) fn must_draw(&self) -> usize {
        let by_hand = self.rules().manual_draw != ManualDraw::Off;
        if !by_hand || self.manners.caught[self.turn.index()] || !self.can_draw() {
            0
        } else if self.manners.due == 0 && self.hands[self.turn.index()].is_empty() {
            self.rules().hand.into()
        } else {
            self.manners.due
        }
    }

    pub(crate) fn draw_by_hand(
        &mut self,
        seat: Seat,
        actual: &[Event],
        shuffled: &mut VecDeque<Vec<Card>>,
        events: &mut Vec<Event>,
    ) {
        let must = self.must_draw();
        self.draw(seat, 1, shuffled, events);
        if must == 0 {
            let card = self.hands[seat.index()].pop().expect("it was drawn");
            self.penalise(Misdeed::Drawing, seat, vec![card], actual, events);
        }
        self.manners.due = if self.can_draw() { must.saturating_sub(1) } else { 0 };
    }

    /// Puts cards into a stock pile; how they are shuffled there is taken from the engine.
    fn penalise(
        &mut self,
        misdeed: Misdeed,
        seat: Seat,
        cards: Vec<Card>,
        actual: &[Event],
        events: &mut Vec<Event>,
    ) {
        let team = self.setup.members(self.setup.team(seat)).collect::<Vec<_>>();
        let at = team.iter().position(|member| *member == seat).expect("a seat is of its own team");
        let mut clockwise = team[at..].iter().chain(&team[..at]);
        let into = *clockwise.find(|seat| !self.stocks[seat.index()].is_empty()).expect("a stock card");
        let stock = &mut self.stocks[into.index()];
        let top = stock.pop().expect("it isn't empty");
        match misdeed {
            Misdeed::Talking => stock.extend(&cards),
            Misdeed::Drawing => drop(stock.splice(0..0, cards.iter().copied())),
        }
        if misdeed == Misdeed::Drawing && self.setup.rules().manual_draw == ManualDraw::ShuffleIntoStock {
            let Some(Event::Penalty { stock: order, .. }) = actual.last() else { panic!("{actual:?}") };
            let mut shuffled = order[..order.len() - 1].to_vec();
            std::mem::swap(stock, &mut shuffled);
            let sorted = |mut cards: Vec<Card>| {
                cards.sort();
                cards
            };
            assert_eq!(sorted(stock.clone()), sorted(shuffled), "a shuffle keeps the cards");
        }
        stock.push(top);
        let stock = stock.clone();
        events.push(Event::Penalty { seat, misdeed, cards, into, stock });
    }

    /// Whether a seat that isn't on turn may play.
    fn may_play_out_of_turn(&self, seat: Seat, mv: Move) -> bool {
        let Move::Put(source, Target::Build(pile)) = mv else { return false };
        let rules = self.rules();
        let card = match source {
            Source::Hand(slot) => self.hands[seat.index()].get(usize::from(slot)),
            Source::Stock(owner) if owner == seat => {
                self.stocks[seat.index()].last().filter(|_| self.stocks[seat.index()].len() > 1)
            }
            Source::Discard(pile, owner) if owner == seat && !rules.lead_up && !rules.alternating => {
                self.discards[seat.index()][pile].last()
            }
            _ => None,
        };
        let first = self.manners.before.as_ref().is_none_or(|(ahead, _)| *ahead == seat);
        rules.out_of_turn
            && first
            && !self.manners.caught[seat.index()]
            && !self.is_out(seat)
            && card.is_some_and(|card| self.builds[pile].takes(*card, rules))
    }

    fn may(&self, act: PlayerAction) -> bool {
        match act {
            PlayerAction::Move(Move::Draw) => {
                let caught = self.manners.caught[self.turn.index()];
                self.rules().manual_draw != ManualDraw::Off && !caught && self.can_draw()
            }
            PlayerAction::Move(mv) => self.legal().is_none_or(|legal| legal.contains(&mv)),
            PlayerAction::OutOfTurn(seat, mv) => self.may_play_out_of_turn(seat, mv),
            PlayerAction::Catch(by) => self.manners.before.as_ref().is_some_and(|(ahead, _)| *ahead != by),
            PlayerAction::CallTalking { by, talker } => {
                let opponents = self.setup.team(by) != self.setup.team(talker);
                self.rules().call_talking && self.setup.has_partners() && opponents
            }
        }
    }

    /// Applies a legal action, as [`Model::play`] does for moves.
    fn act(&mut self, act: PlayerAction, actual: &[Event], promised: Option<Seat>) -> Vec<Event> {
        let mut events = Vec::new();
        let mut shuffled: VecDeque<Vec<Card>> = (actual.iter())
            .filter_map(|event| match event {
                Event::Replenish { draw, .. } => Some(draw.clone()),
                _ => None,
            })
            .collect();
        match act {
            PlayerAction::Move(mv) => return self.play(mv, actual, promised),
            PlayerAction::OutOfTurn(seat, mv) => {
                let Move::Put(source, Target::Build(pile)) = mv else { panic!("{mv:?} out of turn") };
                let before = self.manners.before.take().unwrap_or_else(|| (seat, Box::new(self.clone())));
                self.build(seat, mv, source, pile, &mut shuffled, &mut events);
                self.manners.before = Some(before);
            }
            PlayerAction::Catch(seat) => {
                let (caught, before) = self.manners.before.take().expect("somebody to catch");
                *self = *before;
                self.manners.caught[caught.index()] = true;
                events.push(Event::Catch(event::Catch { seat, caught }));
            }
            PlayerAction::CallTalking { by, talker } => {
                self.manners.before = None;
                events.push(Event::Call(event::Call { seat: by, talker }));
                let mut cards = Vec::new();
                for _ in 0..2 {
                    if self.draw.is_empty() && self.can_draw() {
                        let from = match self.completed.is_empty() {
                            false => ReplenishedFrom::Completed,
                            true => ReplenishedFrom::UnderBuilds,
                        };
                        self.replenish(from, &mut shuffled, &mut events);
                    }
                    cards.extend(self.draw.pop());
                }
                self.penalise(Misdeed::Talking, talker, cards, actual, &mut events);
                self.manners.due = if self.can_draw() { self.manners.due } else { 0 };
            }
        }
        assert!(shuffled.is_empty(), "more was replenished than the rules ask for: {actual:?}");
        events
    }
}

/// A random table with table manners.
pub(crate) fn mannered_setup(rng: &mut TestRng) -> Setup {
    let setup = random_setup(rng);
    let mut rules = *setup.rules();
    rules.manual_draw = rng.pick(&[ManualDraw::Off, ManualDraw::ShuffleIntoStock, ManualDraw::UnderStock]);
    rules.out_of_turn = rng.below(4) > 0;
    rules.call_talking = rng.below(4) > 0;
    rules.replenish = rng.pick(&[rules.replenish, Replenish::AtOnce]);
    // Trying every line of plays is slow.
    rules.lead_up &= rng.below(8) == 0;
    Setup::new(rules, setup.seat_count(), setup.team_count()).expect("manners change no seats")
}

/// Every conceivable action of table manners.
fn conceivable(round: &Round) -> Vec<PlayerAction> {
    let plays = |seat: Seat| {
        let piles = [Pile::One, Pile::Four];
        let own = [Source::Stock(seat)].into_iter().chain(piles.map(|pile| Source::Discard(pile, seat)));
        let sources = (0..3).map(Source::Hand).chain(own);
        sources.flat_map(move |source| piles.map(|pile| Move::Put(source, Target::Build(pile))))
    };
    let turn = round.turn();
    let others = || round.setup().seats().filter(move |seat| *seat != turn);
    let out_of_turn = others().flat_map(|seat| {
        let moves = plays(seat).chain([Move::Pass, Move::Draw]);
        moves.map(move |mv| PlayerAction::OutOfTurn(seat, mv)).collect::<Vec<_>>()
    });
    let seats = || round.setup().seats();
    let calls = seats().flat_map(|by| seats().map(move |talker| PlayerAction::CallTalking { by, talker }));
    let acts = seats().map(PlayerAction::Catch).chain(calls).chain(out_of_turn);
    acts.chain([PlayerAction::Move(Move::Draw)]).collect()
}

#[test]
fn broken_manners_follow_the_rule_book() {
    let (mut caught, mut too_many, mut called) = (0, 0, 0);
    for seed in 5000..5100 {
        let mut rng = TestRng::new(seed);
        let setup = mannered_setup(&mut rng);
        let (mut round, dealt) = deal(setup, seed);
        let (mut model, expected) = Model::deal(setup, &dealt[0], round.turn());
        assert_eq!(dealt, expected);
        let mut deck: Vec<_> = setup.rules().deck.cards().to_vec();
        deck.sort_by_key(|card| card.id());
        while round.ending().is_none() {
            if rng.below(100) == 0 {
                for act in conceivable(&round) {
                    let before = Position::of(&round).to_string();
                    let mut asked = round.clone();
                    let allowed = asked.apply(act, &mut ());
                    assert_eq!(
                        allowed.is_ok(),
                        model.may(act),
                        "{act:?}: {allowed:?}, {:?} in\n{before}",
                        setup
                    );
                    if allowed.is_err() {
                        assert_eq!(Position::of(&asked).to_string(), before);
                    }
                }
            }
            let act = random_act(&round, &mut rng);
            let mut events = Vec::new();
            round.apply(act, &mut events).expect("it was tried");
            let expected = model.act(act, &events, round.view(round.turn()).promise());
            assert_eq!(events, expected, "after {act:?}, seed {seed}");
            assert_eq!(model.cards(), deck, "after {act:?}, seed {seed}");
            assert_eq!(round.ending().is_some(), model.over);
            caught += usize::from(matches!(act, PlayerAction::Catch(_)));
            called += usize::from(matches!(act, PlayerAction::CallTalking { .. }));
            too_many +=
                usize::from(matches!(events.last(), Some(Event::Penalty { misdeed: Misdeed::Drawing, .. })));
        }
        let over = |act| round.clone().apply(act, &mut ()) == Err(IllegalMove::Over);
        assert!(conceivable(&round).into_iter().all(over));
    }
    assert!(
        caught > 50 && too_many > 50 && called > 50,
        "{caught} caught, {too_many} too many, {called} called"
    );
}
