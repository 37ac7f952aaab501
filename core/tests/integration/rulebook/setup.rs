//! RULES 3: seats and teams, stock sizes, the dealer and the first player.

use skipstone_core::deal::{Ages, MissingAgeError, NO_AGES, draw_for_dealer, first_player};
use skipstone_core::{
    Card, Deck, DrawRule, Event, FirstPlayer, Preset, Rules, Seat, Seed, Setup, SetupError, StockSize, Team,
    TeamPiles,
};

use crate::tables::{SEATS_AND_TEAMS, deal, preset_setup};

const STANDARD: Rules = Preset::Standard.rules();

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// With small stock piles, so that only seats and teams decide.
#[test]
fn section_3_seats_and_teams() {
    let rules = Rules { stock: StockSize::Cards(5), ..STANDARD };
    for seats in 0..=14 {
        for teams in 0..=14 {
            let fits = SEATS_AND_TEAMS.contains(&(seats, teams));
            let setup = Setup::new(rules, seats, teams);
            assert_eq!(setup.is_ok(), fits, "{seats} seats in {teams} teams: {setup:?}");
        }
    }
    let error = |seats, teams| Setup::new(rules, seats, teams).expect_err("it can't be").to_string();
    assert_eq!(error(7, 7), "7 seats can't play each for themselves: 2 to 6 can, more play in teams");
    assert!(error(8, 4).starts_with("8 seats can't make 4 teams: 4, 6, 8, 10 or 12 seats play in two teams"));
}

#[test]
fn section_3_partners_sit_alternately() {
    let setup = preset_setup(Preset::Quick, 6, 3);
    let team = |number| setup.team(seat(number)).number();
    assert_eq!([1, 2, 3, 4, 5, 6].map(team), [1, 2, 3, 1, 2, 3]);
    assert_eq!(setup.members(Team::from_index(1)).collect::<Vec<_>>(), [seat(2), seat(5)]);
    assert_eq!(setup.left_of(seat(6)), seat(1));
}

#[test]
fn section_3_standard_stock_sizes() {
    let stock = |seats, teams| Setup::new(STANDARD, seats, teams).map(|setup| setup.largest_dealt());
    assert_eq!([2, 3, 4].map(|seats| stock(seats, seats)), [Ok(30), Ok(30), Ok(30)]);
    assert_eq!([5, 6].map(|seats| stock(seats, seats)), [Ok(20), Ok(20)]);
    assert_eq!((stock(4, 2), stock(6, 2)), (Ok(30), Ok(20)));
}

/// Five cards a seat must be left to draw; the error has the largest stock that fits.
#[test]
fn section_3_largest_stock() {
    let try_stock = |stock, seats, teams| {
        let rules = Rules { stock: StockSize::Cards(stock), ..STANDARD };
        Setup::new(rules, seats, teams).map(|setup| setup.largest_dealt())
    };
    // 162 cards: (162 - 6 * 5) / 6 = 22, (162 - 12 * 5) / 12 = 8.
    assert_eq!(try_stock(22, 6, 6), Ok(22));
    let refused = try_stock(23, 6, 6);
    assert_eq!(
        refused,
        Err(SetupError::Stock { stock: 23, seats: 6, deck: 162, hand: 5, largest: 22, shared: None })
    );
    assert_eq!(try_stock(8, 12, 3), Ok(8));
    assert_eq!(
        try_stock(9, 12, 3).expect_err("too many").to_string(),
        "stock piles of 9 are too large for 12 seats and this deck of 162 cards: \
         5 cards a seat must be left to draw; the largest that fits is 8, or 17 with team_piles = \"two-per-team\""
    );
    // Where a team shares two stock piles there are fewer of them: (162 - 12 * 5) / 4 = 25.
    let rules = Rules { stock: StockSize::Cards(25), team_piles: TeamPiles::TwoPerTeam, ..STANDARD };
    assert!(Setup::new(rules, 12, 2).is_ok());
    let rules = Rules { stock: StockSize::Cards(26), ..rules };
    assert!(matches!(Setup::new(rules, 12, 2), Err(SetupError::Stock { largest: 25, .. })));
    // For every deck, the reported largest stock fits, and one card more doesn't.
    for deck in Deck::ALL {
        for (seats, teams) in SEATS_AND_TEAMS {
            let rules = |stock| Rules { deck, stock: StockSize::Cards(stock), ..STANDARD };
            let largest = match Setup::new(rules(30), seats, teams) {
                Err(SetupError::Stock { largest, .. }) => largest,
                setup => setup.expect("seats and teams fit").largest_dealt(),
            };
            let left = usize::from(deck.size()) - usize::from(largest) * seats;
            assert!(
                left >= 5 * seats && (largest == 30 || left - seats < 5 * seats),
                "{deck:?} {seats} {largest}"
            );
        }
    }
}

/// RULES 4.1: hands of another size leave more or fewer cards for the stock piles, and no draw is larger than they are.
#[test]
fn section_3_hands_of_another_size() {
    let rules = |hand, stock| Rules { hand, stock: StockSize::Cards(stock), ..STANDARD };
    // (162 - 12 * 7) / 12 = 6, and with three cards a hand 10.
    for (hand, largest) in [(7, 6), (3, 10)] {
        assert!(Setup::new(rules(hand, largest), 12, 2).is_ok());
        let refused = Setup::new(rules(hand, largest + 1), 12, 3).expect_err("too many").to_string();
        assert!(refused.contains(&format!("{hand} cards a seat must be left")), "{refused}");
    }
    let draw = |hand, draw| Setup::new(Rules { hand, draw: DrawRule::Fixed(draw), ..STANDARD }, 2, 2);
    assert!(draw(3, 3).is_ok() && draw(7, 7).is_ok());
    let refused = draw(3, 4).expect_err("more than a hand").to_string();
    assert_eq!(
        refused,
        "draw = 4 is more than a hand of 3 cards: a fixed draw can't be larger than the hand"
    );
}

fn handicap(stock: &[u8]) -> Rules {
    Rules { stock: StockSize::from_sizes(stock).expect("a list of sizes"), ..STANDARD }
}

#[test]
fn section_3_each_seat_may_have_a_stock_of_its_own() {
    let setup = Setup::new(handicap(&[12, 20, 25]), 3, 3).expect("a handicap");
    let (round, events) = deal(setup, 5);
    assert_eq!(round.stock_left(), [12, 20, 25]);
    let Event::Deal { draw, .. } = &events[0] else { panic!("{:?}", events[0]) };
    assert_eq!(draw.len(), 162 - 12 - 20 - 25);
    assert_eq!((setup.common_stock(), setup.largest_dealt()), (None, 25));
    assert_eq!([1, 2, 3].map(|number| setup.stock(seat(number))), [12, 20, 25]);
    // Of a team's shared piles, each has a size; the seats behind them have none.
    let rules = Rules { team_piles: TeamPiles::TwoPerTeam, ..handicap(&[5, 6, 7, 8]) };
    let (round, _) = deal(Setup::new(rules, 6, 2).expect("six in two teams"), 5);
    assert_eq!(round.stock_left(), [5, 6, 7, 8, 0, 0]);
}

#[test]
fn section_3_a_handicap_that_doesnt_fit() {
    let error =
        |stock, seats, teams| Setup::new(handicap(stock), seats, teams).expect_err("it can't be").to_string();
    assert_eq!(error(&[12, 20, 25], 2, 2), "3 stock sizes, 12, 20 and 25, for 2 stock piles: each needs one");
    assert_eq!(error(&[12, 20], 3, 3), "2 stock sizes, 12 and 20, for 3 stock piles: each needs one");
    // 162 - 6 * 5 = 132.
    assert!(Setup::new(handicap(&[30, 30, 30, 30, 7, 5]), 6, 6).is_ok());
    assert_eq!(
        error(&[30, 30, 30, 30, 8, 5], 6, 6),
        "stock piles of 30, 30, 30, 30, 8 and 5 are too large for 6 seats and this deck of 162 cards: \
         5 cards a seat must be left to draw; together they can have 132 cards at most"
    );
}

#[test]
fn section_3_the_deal() {
    for (seats, teams) in SEATS_AND_TEAMS {
        let setup = preset_setup(Preset::Standard, seats, teams);
        let (round, events) = deal(setup, 5);
        let Event::Deal { stocks, draw } = &events[0] else { panic!("{:?}", events[0]) };
        let dealt = usize::from(setup.common_stock().expect("no handicap"));
        assert!(stocks.iter().all(|stock| stock.len() == dealt));
        assert_eq!(draw.len(), 162 - seats * dealt);
        // S0a S3: to the left of the dealer, who is seat 1 here; its first hand is five cards.
        assert_eq!(round.turn(), seat(2));
        assert!(matches!(&events[1..], [Event::Turn(_), Event::Draw { cards, .. }] if cards.len() == 5));
    }
    // Two stock piles a team, whoever sits there.
    let rules = Rules { team_piles: TeamPiles::TwoPerTeam, ..STANDARD };
    let (round, _) = deal(Setup::new(rules, 6, 2).expect("six in two teams"), 5);
    assert_eq!(round.stock_left(), [20, 20, 20, 20, 0, 0]);
}

/// M1: the highest deals, wilds don't count and are drawn again, ties draw again among the tied.
#[test]
fn section_3_the_draw_for_the_dealer() {
    let (mut wilds, mut ties) = (0, 0);
    for (number, (seats, teams)) in (0..400).zip(SEATS_AND_TEAMS.into_iter().cycle()) {
        let setup = preset_setup(Preset::SpiteAndMalice, seats, teams);
        let (dealer, draws) = draw_for_dealer(&setup, &Seed::from_number(number));
        let mut draws = draws.into_iter();
        let mut tied: Vec<Seat> = setup.seats().collect();
        while tied.len() > 1 {
            let drawn: Vec<_> = (tied.iter())
                .map(|seat| {
                    let mut own = draws.by_ref().inspect(|draw| assert_eq!(draw.seat, *seat));
                    own.find_map(|draw| draw.card.rank().or_else(|| (wilds += 1, None).1)).expect("a rank")
                })
                .collect();
            let highest = drawn.iter().max().expect("someone draws");
            tied = tied
                .into_iter()
                .zip(&drawn)
                .filter(|(_, rank)| *rank == highest)
                .map(|(seat, _)| seat)
                .collect();
            ties += usize::from(tied.len() > 1);
        }
        assert_eq!((vec![dealer], draws.next()), (tied, None));
    }
    assert!(wilds > 100 && ties > 20, "{wilds} wilds and {ties} ties were drawn again");
}

/// A deck as it comes, for rules that don't look at the cards.
fn rule_cards(setup: &Setup) -> &'static [Card] {
    setup.rules().deck.cards()
}

/// Wilds don't count, as in the draw for the dealer (M1); who of several is nearest to the dealer's left begins.
#[test]
fn section_3_the_highest_stock_card_begins() {
    let rules = Rules { first_player: FirstPlayer::HighestStock, ..handicap(&[5, 6, 5]) };
    let setup = Setup::new(rules, 3, 3).expect("a table");
    let first = |tops: [&str; 3], dealer| {
        let card = |text: &str| text.parse::<Card>().expect("a card");
        let under = |count| vec![card("12.143"); count];
        let [one, two, three] = tops.map(card);
        let cards = [under(4), vec![one], under(5), vec![two], under(4), vec![three], under(9)].concat();
        first_player(&setup, &cards, &Seed::from_number(1), seat(dealer), &NO_AGES).map(Seat::number)
    };
    assert_eq!(first(["3.30", "9.100", "8.90"], 1), Ok(2));
    assert_eq!(first(["9.101", "W.150", "8.90"], 1), Ok(1));
    assert_eq!(first(["9.101", "9.100", "9.102"], 1), Ok(2));
    assert_eq!(first(["9.101", "2.15", "9.102"], 2), Ok(3));
    assert_eq!(first(["9.101", "2.15", "9.102"], 3), Ok(1));
    assert_eq!(first(["W.151", "W.150", "W.152"], 3), Ok(1));
}

#[test]
fn section_3_the_first_player() {
    let ages = |years: &[u8]| -> Ages {
        let mut ages = NO_AGES;
        ages.0.iter_mut().zip(years).for_each(|(age, years)| *age = Some(*years));
        ages
    };
    let first = |rule, seats, dealer, ages: &Ages| {
        let setup = Setup::new(Rules { first_player: rule, ..STANDARD }, seats, seats).expect("a table");
        first_player(&setup, rule_cards(&setup), &Seed::from_number(1), seat(dealer), ages).map(Seat::number)
    };
    assert_eq!(first(FirstPlayer::LeftOfDealer, 3, 1, &NO_AGES), Ok(2));
    assert_eq!(first(FirstPlayer::LeftOfDealer, 3, 3, &NO_AGES), Ok(1));
    assert_eq!(first(FirstPlayer::Chosen(seat(3)), 3, 3, &NO_AGES), Ok(3));
    // S2 S4
    assert_eq!(first(FirstPlayer::Youngest, 4, 1, &ages(&[9, 40, 8, 41])), Ok(3));
    // S0b: the median, the older of two middles.
    assert_eq!(first(FirstPlayer::MiddleAge, 3, 1, &ages(&[70, 8, 41])), Ok(3));
    assert_eq!(first(FirstPlayer::MiddleAge, 4, 1, &ages(&[70, 8, 41, 40])), Ok(3));
    assert_eq!(first(FirstPlayer::MiddleAge, 2, 1, &ages(&[70, 8])), Ok(1));
    // Of the equally old, the one nearest to the dealer's left.
    assert_eq!(first(FirstPlayer::Youngest, 3, 2, &ages(&[8, 8, 8])), Ok(3));
    // Both rules refuse a table without all ages.
    assert_eq!(first(FirstPlayer::Youngest, 2, 1, &ages(&[70])), Err(MissingAgeError { seat: seat(2) }));
    let missing = first(FirstPlayer::MiddleAge, 2, 1, &NO_AGES).expect_err("nobody's age is known");
    assert!(missing.to_string().contains("seat 2 is missing"), "{missing}");
}

#[test]
fn section_3_a_random_first_player_is_anybody() {
    let setup = Setup::new(Rules { first_player: FirstPlayer::Random, ..STANDARD }, 3, 3).expect("a table");
    let mut firsts = [0; 3];
    for number in 0..300 {
        let first = first_player(&setup, rule_cards(&setup), &Seed::from_number(number), Seat::ONE, &NO_AGES)
            .expect("no ages");
        firsts[first.index()] += 1;
    }
    assert!(firsts.iter().all(|count| (60..140).contains(count)), "{firsts:?}");
}

#[test]
fn section_3_a_first_player_who_isnt_there() {
    let rules = Rules { first_player: FirstPlayer::Chosen(seat(3)), ..STANDARD };
    let error = Setup::new(rules, 2, 2).expect_err("seat 3 of two");
    assert_eq!(error.to_string(), "first_player = 3 is not at the table: it has seats 1 to 2");
}
