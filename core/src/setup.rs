//! A checked combination of rules, seats and teams (RULES 3, 7).

use crate::rules::{
    DrawRule, FinishedPartner, FirstPlayer, ManualDraw, Rules, Sharing, StockSize, StockSizes, TeamPiles,
};
use crate::seat::{BySeat, MAX_SEATS, Seat, Team};
use crate::text::listed;

/// Rules, seats and teams, checked to fit together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    rules: Rules,
    seats: u8,
    teams: u8,
    /// The cards dealt to each stock pile, 0 for a seat without piles.
    stocks: BySeat<u8>,
    /// Derived from the rules, and cached because every move needs it.
    restricted: bool,
    mannered: bool,
    plain: bool,
}

/// Why rules, seats and teams don't fit together.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Two to six seats can play each for themselves.
    #[error(
        "{} can't play each for themselves: 2 to 6 can, more play in teams",
        if *seats == 1 { "1 seat".to_owned() } else { format!("{seats} seats") }
    )]
    Seats {
        /// The requested number of seats.
        seats: usize,
    },
    /// Two or three teams of equal size, from four seats up.
    #[error(
        "{seats} seats can't make {teams} teams: 4, 6, 8, 10 or 12 seats play in two teams, 6, 9 or 12 in three"
    )]
    Teams {
        /// The requested number of seats.
        seats: usize,
        /// The requested number of teams.
        teams: usize,
    },
    /// Every seat needs a hand of cards in the draw pile after dealing.
    #[error(
        "stock piles of {stock} are too large for {seats} seats and this deck of {deck} cards: \
         {hand} cards a seat must be left to draw; the largest that fits is {largest}{}",
        shared.map_or_else(String::new, |shared| format!(", or {shared} with team_piles = \"two-per-team\""))
    )]
    Stock {
        /// The stock size by the rules.
        stock: u8,
        /// The number of seats.
        seats: u8,
        /// The deck's number of cards.
        deck: u8,
        /// The number of cards that a hand is filled to.
        hand: u8,
        /// The largest stock size that fits.
        largest: u8,
        /// The largest one if each team shared two piles; `None` without teams, and where they do.
        shared: Option<u8>,
    },
    /// The same, where the seats have stocks of their own.
    #[error(
        "stock piles of {} are too large for {seats} seats and this deck of {deck} cards: \
         {hand} cards a seat must be left to draw; together they can have {most} cards at most",
        listed(stocks.as_slice())
    )]
    Stocks {
        /// The stock sizes by the rules.
        stocks: StockSizes,
        /// The number of seats.
        seats: u8,
        /// The deck's number of cards.
        deck: u8,
        /// The number of cards that a hand is filled to.
        hand: u8,
        /// The most cards that all stock piles can have together.
        most: u8,
    },
    /// Where the seats have stocks of their own, each seat that owns piles needs one.
    #[error("{} stock sizes, {}, for {piles} stock piles: each needs one", stocks.as_slice().len(), listed(stocks.as_slice()))]
    StockCount {
        /// The stock sizes by the rules.
        stocks: StockSizes,
        /// The number of seats that own piles.
        piles: usize,
    },
    /// A fixed draw larger than a hand would fill the hand beyond its size in every turn but the first.
    #[error("draw = {draw} is more than a hand of {hand} cards: a fixed draw can't be larger than the hand")]
    Draw {
        /// The fixed draw by the rules.
        draw: u8,
        /// The number of cards that a hand is filled to.
        hand: u8,
    },
    /// The chosen first player isn't at the table.
    #[error("first_player = {seat} is not at the table: it has seats 1 to {seats}")]
    FirstPlayer {
        /// The first player by the rules.
        seat: Seat,
        /// The number of seats.
        seats: u8,
    },
}

impl Setup {
    /// A table of this many seats in this many teams; as many teams as seats where everyone plays alone.
    ///
    /// # Errors
    /// If no table has this many seats or teams, or the cards don't suffice (RULES 3).
    pub fn new(rules: Rules, seats: usize, teams: usize) -> Result<Setup, SetupError> {
        if teams == seats && !(2..=6).contains(&seats) {
            return Err(SetupError::Seats { seats });
        }
        let in_teams =
            (2..=3).contains(&teams) && seats.is_multiple_of(teams) && (4..=MAX_SEATS).contains(&seats);
        if teams != seats && !in_teams {
            return Err(SetupError::Teams { seats, teams });
        }
        let (seats, teams) = (seats as u8, teams as u8);
        if let FirstPlayer::Chosen(seat) = rules.first_player
            && seat.number() > seats
        {
            return Err(SetupError::FirstPlayer { seat, seats });
        }
        if let DrawRule::Fixed(draw) = rules.draw
            && draw > rules.hand
        {
            return Err(SetupError::Draw { draw, hand: rules.hand });
        }
        let (restricted, mannered) = slow_paths(&rules);
        let plain = teams == seats && !restricted && !mannered;
        let stocks = BySeat([0; _]);
        let mut setup = Setup { rules, seats, teams, stocks, restricted, mannered, plain };
        match rules.stock {
            StockSize::Standard => setup.deal_alike(if seats <= 4 { 30 } else { 20 })?,
            StockSize::Cards(cards) => setup.deal_alike(cards)?,
            StockSize::PerSeat(stocks) => setup.deal_each(stocks)?,
        }
        Ok(setup)
    }

    /// Has every stock pile have this many cards.
    fn deal_alike(&mut self, stock: u8) -> Result<(), SetupError> {
        let largest = self.largest_stock();
        if stock > largest {
            let rules = Rules { team_piles: TeamPiles::TwoPerTeam, ..self.rules };
            let shared = Some(Setup { rules, ..*self }.largest_stock());
            let shared = shared.filter(|shared| self.has_partners() && *shared > largest);
            let (seats, deck, hand) = (self.seats, self.rules.deck.size(), self.rules.hand);
            return Err(SetupError::Stock { stock, seats, deck, hand, largest, shared });
        }
        self.pile_seats().for_each(|seat| self.stocks[seat] = stock);
        Ok(())
    }

    /// Has each stock pile have as many cards as the list says.
    fn deal_each(&mut self, stocks: StockSizes) -> Result<(), SetupError> {
        let (sizes, piles) = (stocks.as_slice(), self.pile_count());
        if sizes.len() != piles {
            return Err(SetupError::StockCount { stocks, piles });
        }
        let most = self.most_dealt();
        if sizes.iter().copied().map(usize::from).sum::<usize>() > usize::from(most) {
            let (seats, deck, hand) = (self.seats, self.rules.deck.size(), self.rules.hand);
            return Err(SetupError::Stocks { stocks, seats, deck, hand, most });
        }
        self.lay(stocks);
        Ok(())
    }

    fn lay(&mut self, stocks: StockSizes) {
        self.pile_seats().zip(stocks.as_slice()).for_each(|(seat, size)| self.stocks[seat] = *size);
    }

    /// The same table after everyone has moved this many seats on, and taken their own stock size along.
    #[must_use]
    pub fn rotated(&self, seats: usize) -> Setup {
        let rules = Rules { stock: self.rules.stock.rotated(seats), ..self.rules };
        let mut setup = Setup { rules, ..*self };
        if let StockSize::PerSeat(stocks) = rules.stock {
            setup.lay(stocks);
        }
        setup
    }

    /// The most cards that all stock piles can have together: a hand for each seat stays in the draw pile.
    const fn most_dealt(&self) -> u8 {
        self.rules.deck.size() - self.rules.hand * self.seats
    }

    /// The largest size that all stock piles can have, at most 30.
    fn largest_stock(&self) -> u8 {
        (self.most_dealt() / self.pile_count() as u8).min(30)
    }

    /// The rules of the table.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of seats, 2 to 12.
    #[inline]
    pub const fn seat_count(&self) -> usize {
        self.seats as usize
    }

    /// The number of teams; equal to the number of seats without partners.
    #[inline]
    pub const fn team_count(&self) -> usize {
        self.teams as usize
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::first_n(self.seat_count())
    }

    /// The teams, in order.
    pub fn teams(&self) -> impl DoubleEndedIterator<Item = Team> + ExactSizeIterator + use<> {
        (0..self.team_count()).map(Team::from_index)
    }

    /// Whether there are fewer teams than seats.
    #[inline]
    pub const fn has_partners(&self) -> bool {
        self.teams < self.seats
    }

    /// Whether plays and discards are restricted: by the 1980 rules, or for wilds. Such a table keeps `TurnRestrictions`.
    #[inline]
    pub(crate) const fn is_restricted(&self) -> bool {
        self.restricted
    }

    /// Whether any of the table manners is on (RULES 9).
    #[inline]
    pub(crate) const fn has_manners(&self) -> bool {
        self.mannered
    }

    /// Whether players draw by hand (RULES 9).
    #[inline]
    pub fn draws_by_hand(&self) -> bool {
        self.rules.manual_draw != ManualDraw::Off
    }

    /// The most cards that a seat's stock pile can have: as many as were dealt, or any of the deck where penalties go into it
    /// (RULES 9). 0 for a seat without piles.
    pub fn max_stock(&self, seat: Seat) -> u8 {
        match (self.has_piles(seat), self.draws_by_hand() || self.rules.call_talking) {
            (false, _) => 0,
            (true, false) => self.stock(seat),
            (true, true) => self.rules.deck.size(),
        }
    }

    /// Whether legality depends only on a seat's own cards and `PublicState::takers`.
    #[inline]
    pub(crate) const fn is_plain(&self) -> bool {
        self.plain
    }

    /// A seat's team: they sit alternately (RULES 7).
    #[inline]
    pub const fn team(&self, seat: Seat) -> Team {
        Team::from_index(seat.index() % self.team_count())
    }

    /// The seats of a team, in order.
    pub fn members(&self, team: Team) -> impl Iterator<Item = Seat> + use<> {
        (team.index()..self.seat_count()).step_by(self.team_count()).map(Seat::from_index)
    }

    /// The seat to the left of another.
    #[inline]
    pub const fn left_of(&self, seat: Seat) -> Seat {
        seat.left(self.seat_count())
    }

    /// All seats in the order of turns, beginning with this one.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let setup = *self;
        let clockwise = std::iter::successors(Some(first), move |seat| Some(setup.left_of(*seat)));
        clockwise.take(self.seat_count())
    }

    /// The number of cards that a hand is filled to, 3 to 7.
    #[inline]
    pub const fn hand(&self) -> usize {
        self.rules.hand as usize
    }

    /// The number of cards dealt to a seat's stock pile, 5 to 30; 0 for a seat without piles.
    #[inline]
    pub fn stock(&self, seat: Seat) -> u8 {
        self.stocks[seat]
    }

    /// The numbers of cards dealt to the stock piles, in the order of [`Setup::pile_seats`].
    pub fn stocks(&self) -> &[u8] {
        &self.stocks.0[..self.pile_count()]
    }

    /// The size of all stock piles; `None` with a handicap, where they differ.
    pub fn common_stock(&self) -> Option<u8> {
        let (first, rest) = self.stocks().split_first()?;
        rest.iter().all(|stock| stock == first).then_some(*first)
    }

    /// The number of cards dealt to the largest stock pile, 5 to 30.
    pub fn largest_dealt(&self) -> u8 {
        self.stocks().iter().copied().max().unwrap_or_default()
    }

    /// Whether a team's piles are shared by all its seats (RULES 7).
    #[inline]
    pub const fn shares_piles(&self) -> bool {
        self.rules.shares_piles(self.seat_count(), self.team_count())
    }

    /// Whether a seat takes no more turns once its stock pile is empty (RULES 7): by a rule of its own, and where partners share nothing.
    /// There it would have no stock card to play, and so a turn that finds a play for every card it draws would never end.
    #[inline]
    pub fn finished_seats_drop_out(&self) -> bool {
        let goes_out = self.rules.finished_partner == FinishedPartner::GoesOut;
        self.has_partners() && !self.shares_piles() && (goes_out || self.rules.sharing == Sharing::Never)
    }

    /// The number of seats that own piles.
    const fn pile_count(&self) -> usize {
        self.rules.pile_count(self.seat_count(), self.team_count())
    }

    /// The seats that own piles: all, or the first two of each team.
    pub fn pile_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::first_n(self.pile_count())
    }

    /// Whether a seat owns piles.
    #[inline]
    pub fn has_piles(&self, seat: Seat) -> bool {
        !self.shares_piles() || seat.index() < self.pile_count()
    }

    /// The partners whose piles a seat may share, in the order of their seats to its left; without itself.
    pub fn partners(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seats, teams) = (self.seat_count(), self.team_count());
        let pile_seats = self.pile_count();
        (1..seats / teams)
            .map(move |step| (seat.index() + step * teams) % seats)
            .filter(move |index| *index < pile_seats)
            .map(Seat::from_index)
    }
}

/// Whether the rules restrict plays and discards beyond what the build piles take, and whether they have table manners. A table with
/// neither, and without partners, has the fast path: a card may go onto each build pile that `PublicState::takers` has for it, a hand
/// card onto each own discard pile, and nothing else is asked (`LegalMoves::of`).
///
/// Every rule is named here, so that a new one doesn't compile before it is decided whether the fast path may ignore it: it may, if
/// the sentence above stays true. A rule about what build piles take can act through `takers` and be ignored here.
fn slow_paths(rules: &Rules) -> (bool, bool) {
    let Rules {
        // These refuse moves that the fast path would list: `check::check_restrictions` asks for them.
        lead_up,
        alternating,
        wild_discard,
        // This one acts through `takers`: the fast path would list the same moves. But restricted tables also keep
        // `TurnRestrictions`, and positions and the bot protocol have always shown their `last` at tables with this rule.
        consecutive_wilds,
        // These are table manners: drawing is a move, seats act out of turn, and who is caught draws nothing.
        manual_draw,
        out_of_turn,
        call_talking,
        // This one allows what `lead_up` or `alternating` refuses; without them it does nothing.
        blocking: _,
        // These need partners, for whom there is no fast path.
        team_piles: _,
        finished_partner: _,
        sharing: _,
        // This one is about chat.
        partner_silence: _,
        // These decide which cards there are, where they lie and who begins. Legality only asks where they lie now; a hand of more
        // than five cards leaves the fast path by its size.
        preset: _,
        deck: _,
        stock: _,
        first_player: _,
        hand: _,
        draw: _,
        replenish: _,
        replenish_from_builds: _,
        // This one hides cards that can't be played before the ones above them.
        hide_buried: _,
        // These end a round or count its points.
        stalled_after: _,
        stalled_scores: _,
        scoring: _,
        target: _,
        max_rounds: _,
    } = *rules;
    let restricted = lead_up || alternating || !wild_discard || !consecutive_wilds;
    let mannered = manual_draw != ManualDraw::Off || out_of_turn || call_talking;
    (restricted, mannered)
}
