//! Records that follow the rules pass the replay; others fail at the right line.

use skipstone_core::bot::Level;
use skipstone_core::record::Record;
use skipstone_core::replay::{replay, replay_with_observer};
use skipstone_core::{
    ByPile, Card, EndReason, Event, FirstPlayer, Move, Preset, Rank, ReplenishedFrom, Replica, Rules, Seat,
    Seed, Setup, Source, StockSize, Target, VisibleEvent, event,
};

use crate::recorded::{classic, played, quick};

const TABLES: [(usize, usize); 11] =
    [(2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (4, 2), (6, 2), (6, 3), (8, 2), (9, 3), (12, 3)];

/// Who plays makes no difference here, so that the slow one needn't.
const QUICK_LEVELS: [Level; 6] =
    [Level::Random, Level::Easy, Level::Greedy, Level::Normal, Level::Planner, Level::Hard];

#[test]
fn every_round_follows_the_rules_and_its_text_reads_back() {
    let presets = Preset::ALL.iter().map(|preset| preset.rules());
    let house_rules = [
        "sharing = 'after-out'\nfinished_partner = 'goes-out'\nreplenish = 20\nfirst_player = 'random'",
        "team_piles = 'two-per-team'\ndraw = 2\nreplenish = 'at-once'\nconsecutive_wilds = false",
        "manual_draw = 'under-stock'\nreplenish = 12",
        "hand = 6\ndraw = 6\nsharing = 'never'\nfirst_player = 'highest-stock'\nstalled_scores = false",
    ];
    let house_rules = house_rules.map(|text| Rules::from_toml(text).expect("known rules"));
    for rules in presets.chain(house_rules) {
        // The search for lines of plays under the 1980 rules is slow.
        let rounds = if rules.lead_up { 2 } else { 12 };
        for (seats, teams) in TABLES {
            let rules = Rules { stock: StockSize::Cards(7), ..rules };
            let setup = Setup::new(rules, seats, teams).expect("seven cards a seat always suffice");
            for number in 0..rounds {
                let record = played(setup, number, QUICK_LEVELS[number as usize % QUICK_LEVELS.len()]);
                assert_eq!(record.to_string().parse::<Record>(), Ok(record.clone()));
                let replayed = replay(&record).unwrap_or_else(|error| panic!("{error}\n{record}"));
                assert!(replayed.finished && replayed.from_seed, "{record}");
            }
        }
    }
}

/// A change of one event of a record.
type Change = fn(&mut Event) -> bool;

/// Every way in which one event is changed in place; `false` where there is nothing to change.
const CHANGES: &[(&str, Change)] = &[
    ("another seat", |event| {
        let other = |seat: &mut Seat| *seat = seat.left(4);
        match event {
            Event::Turn(event::Turn { seat })
            | Event::Draw { seat, .. }
            | Event::Announce { seat, .. }
            | Event::Play { seat, .. }
            | Event::Discard(event::Discard { seat, .. })
            | Event::Pass(event::Pass { seat })
            | Event::Out(event::Out { seat }) => other(seat),
            _ => return false,
        }
        true
    }),
    ("two cards swapped", |event| match event {
        Event::Draw { cards, .. } if cards.len() > 1 => {
            cards.swap(0, 1);
            true
        }
        _ => false,
    }),
    ("a card less", |event| match event {
        Event::Draw { cards, .. }
        | Event::Replenish { draw: cards, .. }
        | Event::Deal { draw: cards, .. } => cards.pop().is_some(),
        Event::End(result) => {
            result.left = result.left[1..].into();
            true
        }
        _ => false,
    }),
    ("another card", |event| match event {
        Event::Play { card, .. } | Event::Discard(event::Discard { card, .. }) => {
            *card = Card::new(card.rank(), card.id() + 1).expect("a small deck");
            true
        }
        Event::Deal { draw, .. } => {
            draw[0] = draw[1];
            true
        }
        _ => false,
    }),
    ("another rank", |event| match event {
        Event::Play { rank, .. } => {
            *rank = rank.next();
            true
        }
        _ => false,
    }),
    ("another place", |event| match event {
        Event::Play { mv: Move::Put(Source::Hand(slot), _), .. }
        | Event::Discard(event::Discard { mv: Move::Put(Source::Hand(slot), _), .. }) => {
            *slot = (*slot + 1) % 5;
            true
        }
        _ => false,
    }),
    ("another origin", |event| match event {
        Event::Replenish { from, .. } => {
            *from = match from {
                ReplenishedFrom::Completed => ReplenishedFrom::UnderBuilds,
                ReplenishedFrom::UnderBuilds => ReplenishedFrom::Completed,
            };
            true
        }
        _ => false,
    }),
    ("other points", |event| match event {
        Event::End(result) => {
            result.points[0] += 5;
            true
        }
        _ => false,
    }),
    ("nobody's win", |event| match event {
        Event::End(result) => result.winner.take().is_some(),
        _ => false,
    }),
    ("another reason", |event| match event {
        Event::End(result) => {
            result.reason = EndReason::Stalled;
            true
        }
        _ => false,
    }),
    ("the move after it", |event| match event {
        Event::Turn(event::Turn { seat }) => {
            *event = Event::Pass(event::Pass { seat: *seat });
            true
        }
        _ => false,
    }),
];

#[test]
fn every_change_is_reported_at_its_line() {
    let mut untried: Vec<&str> = CHANGES.iter().map(|(what, _)| *what).collect();
    for record in [classic(), played(quick(4, 4), 3, Level::Random)] {
        for at in 0..record.events.len() {
            for (what, change) in CHANGES {
                let mut changed = record.clone();
                if change(&mut changed.events[at]) {
                    let difference = replay(&changed).expect_err(what);
                    assert_eq!(difference.line, Record::line_of(at), "{what}: {difference}");
                    untried.retain(|untried| untried != what);
                }
            }
        }
    }
    assert_eq!(untried, Vec::<&str>::new());
}

#[test]
fn every_changed_digit_is_detected() {
    let text = played(quick(4, 2), 11, Level::Greedy).to_string();
    let digits: Vec<usize> =
        text.match_indices(|char: char| char.is_ascii_digit()).map(|(at, _)| at).collect();
    for (nth, at) in digits.into_iter().step_by(7).enumerate() {
        let mut changed = text.clone().into_bytes();
        changed[at] = b'0' + (changed[at] - b'0' + 1 + (nth % 9) as u8) % 10;
        let changed = String::from_utf8(changed).expect("a digit for a digit");
        let line = text[..at].lines().count();
        let found = match changed.parse::<Record>() {
            Err(error) => Some(error.line),
            Ok(record) => replay(&record).err().map(|difference| difference.line),
        };
        let before = text[..at].rsplit('\n').next().unwrap_or_default();
        let in_move = before.rsplit_once("\"move\":\"").is_some_and(|(_, after)| !after.contains('"'));
        // A changed table, hidden card or legal move may be detected later or not matter at all.
        if line > 2 && !in_move {
            assert_eq!(found, Some(line), "{:?}", changed.lines().nth(line - 1));
        } else {
            assert!(found.is_none_or(|found| found >= line), "{found:?} is before {line}");
        }
    }
}

#[test]
fn a_missing_or_added_line_is_detected() {
    let record = classic();
    for at in 0..record.events.len() {
        let line = Record::line_of(at);
        let mut added = record.clone();
        added.events.insert(at, added.events[at].clone());
        // A move can be legal twice, its effects can't.
        let is_move = matches!(record.events[at], Event::Play { .. } | Event::Discard(_) | Event::Pass(_));
        if !is_move && !matches!(record.events[at], Event::Announce { .. }) {
            assert_eq!(replay(&added).expect_err("twice").line, line + 1);
        }
        let mut dropped = record.clone();
        dropped.events.remove(at);
        if !is_move && at + 1 < record.events.len() {
            assert_eq!(replay(&dropped).expect_err("dropped").line, line);
        }
    }
}

#[test]
fn a_record_that_breaks_off_is_unfinished_not_wrong() {
    let mut record = classic();
    while record.events.len() > 2 {
        record.events.pop();
        let replayed = replay(&record).expect("what is there follows the rules");
        assert!(!replayed.finished && replayed.from_seed);
    }
    record.events.pop();
    assert_eq!(replay(&record).expect_err("no turn").to_string(), "line 3: the first turn belongs here");
    record.events.pop();
    assert_eq!(replay(&record).expect_err("no deal").to_string(), "line 2: the deal belongs here");
}

#[test]
fn foreign_shuffles_follow_the_rules_but_not_the_seed() {
    let record = played(quick(4, 4), 3, Level::Random);
    let mut foreign = record.clone();
    foreign.header.seed = Seed::from_number(4);
    let replayed = replay(&foreign).expect("cards were never known by their seed");
    assert!(replayed.finished && !replayed.from_seed);

    let replenished = record.events.iter().position(|event| matches!(event, Event::Replenish { .. }));
    let replenished = replenished.expect("four random players draw a deck up");
    let mut foreign = record.clone();
    foreign.events.truncate(replenished + 1);
    if let Event::Replenish { draw, .. } = &mut foreign.events[replenished] {
        draw.reverse();
    }
    assert!(replay(&foreign).is_ok_and(|replayed| !replayed.from_seed));
    if let Event::Replenish { draw, .. } = &mut foreign.events[replenished] {
        draw[0] = draw[1];
    }
    let error = replay(&foreign).expect_err("not the same cards");
    assert_eq!(error.line, Record::line_of(replenished));
    assert!(error.to_string().contains("must hold exactly the cards "), "{error}");
}

#[test]
fn the_first_player_is_checked_as_far_as_it_is_known() {
    let replay_with = |first_player, ages: [Option<u8>; 4]| {
        let setup = |first_player| {
            let rules = Rules { first_player, ..Preset::Quick.rules() };
            Setup::new(rules, 4, 4).expect("four can play")
        };
        // Seat 3 plays first.
        let mut record = played(setup(FirstPlayer::Chosen(Seat::from_index(2))), 2, Level::Greedy);
        record.header.setup = setup(first_player);
        for (seated, age) in record.header.seats.iter_mut().zip(ages) {
            seated.age = age;
        }
        record.header.dealer = Seat::ONE;
        replay(&record).map(|replayed| replayed.from_seed).map_err(|difference| difference.to_string())
    };
    let known = |ages: [u8; 4]| ages.map(Some);
    let refused = |seat: u8| Err(format!("line 3: seat 3 can't play first: by the rules it is seat {seat}"));
    assert_eq!(replay_with(FirstPlayer::LeftOfDealer, [None; 4]), refused(2));
    assert_eq!(replay_with(FirstPlayer::Youngest, [None; 4]), Ok(true));
    assert_eq!(replay_with(FirstPlayer::Youngest, known([9, 8, 7, 8])), Ok(true));
    assert_eq!(replay_with(FirstPlayer::Youngest, known([9, 8, 7, 6])), refused(4));
    assert_eq!(replay_with(FirstPlayer::Chosen(Seat::ONE), [None; 4]), refused(1));
    // This seed draws another seat.
    assert_eq!(replay_with(FirstPlayer::Random, [None; 4]), Ok(false));
}

#[test]
fn an_impossible_deal_is_reported() {
    let reported = |change: fn(&mut Vec<Vec<Card>>, &mut Vec<Card>)| {
        let mut record = played(quick(2, 2), 1, Level::Greedy);
        if let Some(Event::Deal { stocks, draw }) = record.events.first_mut() {
            change(stocks, draw);
        }
        replay(&record).expect_err("not a deal").to_string()
    };
    let with = |problem: &str| format!("line 2: this can't have been dealt: {problem}");
    assert_eq!(reported(|stocks, _| stocks.push(Vec::new())), with("3 stock piles for 2 seats"));
    assert_eq!(
        reported(|stocks, draw| stocks[1].extend(draw.pop())),
        with("seat 2's stock pile has 11 cards, not 10")
    );
    assert_eq!(
        reported(|_, draw| draw[0] = draw[1]).split(" id ").next(),
        Some(with("two cards have the").as_str())
    );
    assert_eq!(
        reported(|_, draw| {
            let card = draw.iter_mut().find(|card| card.is_wild()).expect("a wild is left");
            *card = Card::new(Some(Rank::ONE), card.id()).expect("the id was a card's");
        }),
        with("17 wilds, the deck has 18")
    );
    assert_eq!(
        reported(|_, draw| {
            let card = draw.iter_mut().find(|card| card.rank() == Some(Rank::ONE)).expect("a 1 is left");
            *card = Card::new(Some(Rank::TWELVE), card.id()).expect("the id was a card's");
        }),
        with("11 cards of rank 1, the deck has 12")
    );
}

#[test]
fn a_record_is_shown_as_far_as_it_follows_the_rules() {
    let shown = |record: &Record| {
        let (mut events, mut moves) = (Vec::new(), Vec::new());
        let verdict = replay_with_observer(record, |emitted, after| {
            events.extend(emitted.to_vec());
            moves.push(after.moves());
        });
        assert!(moves.iter().copied().eq(0..moves.len() as u32), "the deal, then each move once");
        (events, verdict.map_err(|difference| difference.line).err())
    };
    let mut record = classic();
    assert_eq!(shown(&record), (record.events.clone(), None));
    let at = record.events.iter().rposition(|event| matches!(event, Event::Draw { .. })).expect("a draw");
    record.events.insert(at, Event::Pass(event::Pass { seat: Seat::ONE }));
    assert_eq!(shown(&record), (record.events[..at].to_vec(), Some(Record::line_of(at))));
}

/// The screen shows a completed pile before it is removed.
#[test]
fn a_completed_pile_is_seen_whole_until_it_leaves() {
    let record: Record = include_str!("../records/version-1.jsonl").parse().expect("a record");
    let mut replica = Replica::new(record.header.setup, Seat::ONE);
    let mut built = ByPile::from_fn(|_| Vec::new());
    let (mut completed, mut stripped) = (0, 0);
    let followed = replay_with_observer(&record, |events, after| {
        for event in events {
            match event {
                Event::Play { mv, card, .. } => {
                    let Some(Target::Build(pile)) = mv.target() else { panic!("{mv:?} goes elsewhere") };
                    built[pile].push(*card);
                }
                Event::Complete(event::Complete { pile }) => {
                    let whole = std::mem::take(&mut built[*pile]);
                    assert_eq!(replica.view().build_pile(*pile), whole);
                    completed += 1;
                    stripped += usize::from(whole.len() < 12);
                }
                Event::Replenish { from: ReplenishedFrom::UnderBuilds, .. } => {
                    built.0.iter_mut().for_each(|pile| drop(pile.drain(..pile.len().saturating_sub(1))));
                }
                _ => {}
            }
            replica.apply(&VisibleEvent::of(event, Some(Seat::ONE), after));
            let lies = |pile| replica.view().build_pile(pile).to_vec();
            assert_eq!(ByPile::from_fn(lies), built);
        }
    });
    assert!(followed.is_ok() && completed > stripped && stripped > 0);
}
