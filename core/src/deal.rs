//! Before a round: who deals, who plays first, and the deal itself (RULES 3).

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::event::EventSink;
use crate::round::Round;
use crate::rules::FirstPlayer;
use crate::seat::{BySeat, MAX_SEATS, Seat};
use crate::seed::{RandomStream, Seed};
use crate::setup::Setup;

/// The numbers of the seed's streams.
const DEAL: u64 = 0;
const REPLENISH: u64 = 1;
const DEALER: u64 = 2;
const FIRST: u64 = 3;

/// The ages of the players, in years, where they are known.
pub type Ages = BySeat<Option<u8>>;

/// Ages for rules that don't ask for any.
pub const NO_AGES: Ages = BySeat([None; MAX_SEATS]);

/// The first player can't be determined without this seat's age.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("first_player goes by age, and the age of seat {seat} is missing")]
pub struct MissingAgeError {
    /// The first seat whose age is missing.
    pub seat: Seat,
}

/// One card drawn by a seat to find the dealer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealerDraw {
    /// The seat that drew.
    pub seat: Seat,
    /// The card drawn; a wild doesn't count and is followed by another draw of this seat.
    pub card: Card,
}

/// Draws for the dealer: each seat draws a card, the highest deals; wilds are drawn again, and ties among the tied (M1).
/// Returns the dealer, who drew highest in the last round of draws, and all draws.
pub fn draw_for_dealer(setup: &Setup, seed: &Seed) -> (Seat, Vec<DealerDraw>) {
    let mut deck = setup.rules().deck.cards().to_vec();
    seed.stream(DEALER).shuffle(&mut deck);
    let mut draws = Vec::new();
    let mut tied: Vec<Seat> = setup.seats().collect();
    // 144 number cards of twelve ranks: 12 seats can't stay tied to the last card.
    while tied.len() > 1 {
        let mut highest = None;
        let mut holders = Vec::new();
        for &seat in &tied {
            let rank = loop {
                let Some(card) = deck.pop() else { return (tied[0], draws) };
                draws.push(DealerDraw { seat, card });
                if let Some(rank) = card.rank() {
                    break rank;
                }
            };
            if highest.is_none_or(|highest| rank > highest) {
                highest = Some(rank);
                holders.clear();
            }
            if highest == Some(rank) {
                holders.push(seat);
            }
        }
        tied = holders;
    }
    (tied[0], draws)
}

impl Setup {
    /// Checks that the first player can be determined whoever deals.
    ///
    /// # Errors
    /// If the rule needs an age that is missing.
    pub(crate) fn check_ages(&self, ages: &Ages) -> Result<(), MissingAgeError> {
        let is_needed = self.rules().first_player.goes_by_age();
        let missing = self.seats().find(|seat| is_needed && ages[*seat].is_none());
        missing.map_or(Ok(()), |seat| Err(MissingAgeError { seat }))
    }

    /// Divides a deal's cards, the stock piles by seat and the draw pile behind them, into these.
    ///
    /// # Panics
    /// If there are fewer cards than the stock piles have.
    pub(crate) fn divide<'a>(&self, mut cards: &'a [Card]) -> (BySeat<&'a [Card]>, &'a [Card]) {
        let mut stocks = BySeat([&[][..]; MAX_SEATS]);
        for seat in self.pile_seats() {
            (stocks[seat], cards) = cards.split_at(self.stock(seat).into());
        }
        (stocks, cards)
    }
}

/// The first player by the rules (RULES 3). `cards` are those that the seed deals, or a deal made by hand: the stock piles by seat and the
/// draw pile behind them, each bottom to top.
///
/// # Errors
/// If the rule needs an age that is missing.
///
/// # Panics
/// If there are fewer cards than the stock piles have.
pub fn first_player(
    setup: &Setup,
    cards: &[Card],
    seed: &Seed,
    dealer: Seat,
    ages: &Ages,
) -> Result<Seat, MissingAgeError> {
    let left = setup.left_of(dealer);
    let by_age = || -> Result<Vec<(u8, Seat)>, MissingAgeError> {
        // From the dealer's left, so that among equals the one who sits nearest plays.
        let round_the_table = (0..setup.seat_count()).map(|step| (left.index() + step) % setup.seat_count());
        let mut seats = round_the_table
            .map(Seat::from_index)
            .map(|seat| ages[seat].map(|age| (age, seat)).ok_or(MissingAgeError { seat }))
            .collect::<Result<Vec<_>, _>>()?;
        seats.sort_by_key(|(age, _)| *age);
        Ok(seats)
    };
    Ok(match setup.rules().first_player {
        FirstPlayer::LeftOfDealer => left,
        FirstPlayer::Youngest => by_age()?[0].1,
        // Of an even number the older of the two in the middle (S0b).
        FirstPlayer::MiddleAge => by_age()?[setup.seat_count() / 2].1,
        FirstPlayer::Random => Seat::from_index(seed.stream(FIRST).below(setup.seat_count() as u32) as usize),
        FirstPlayer::HighestStock => {
            let (stocks, _) = setup.divide(cards);
            let rank = |seat: Seat| stocks[seat].last().and_then(|top| top.rank());
            // Among equals the one who sits nearest to the dealer's left, who begins if nobody has a number.
            setup.seats_from(left).fold(left, |best, seat| if rank(seat) > rank(best) { seat } else { best })
        }
        FirstPlayer::Chosen(seat) => seat,
    })
}

/// Shuffles and deals a round, and begins its first turn.
///
/// # Errors
/// If the first player goes by age, and an age is missing.
pub fn deal(
    setup: Setup,
    seed: Seed,
    dealer: Seat,
    ages: &Ages,
    sink: &mut impl EventSink,
) -> Result<Round, MissingAgeError> {
    let (cards, rng) = shuffle_deck(&setup, &seed);
    let first = first_player(&setup, &cards, &seed, dealer, ages)?;
    Ok(Round::lay_out(setup, &cards, rng, first, sink))
}

/// Shuffles the deck: the stock piles by seat, then the draw pile, each bottom to top; and the random stream for later
/// shuffles.
pub(crate) fn shuffle_deck(setup: &Setup, seed: &Seed) -> (Vec<Card>, RandomStream) {
    let mut deck = setup.rules().deck.cards().to_vec();
    seed.stream(DEAL).shuffle(&mut deck);
    (deck, seed.stream(REPLENISH))
}
