//! Table manners at a table of people (RULES 9): catches, calls, and their place in records and saved tables.

use std::time::Duration;

use skipstone_core::bot::Level;
use skipstone_core::record::Record;
use skipstone_core::replay::{rebuild_record, replay};
use skipstone_core::table::{
    Intent, IntentError, Output, Player, Recipient, SeatConfig, Table, TableConfig, TableInput, Update,
};
use skipstone_core::{
    Event, IllegalMove, Move, PlayerAction, Replica, Rules, Seat, Seed, Source, VisibleEvent, event,
};

const SEATS: usize = 4;

/// Four people in two teams, with a round begun.
fn begun(seed: u64) -> Table {
    let seat = |name: &str| SeatConfig { name: name.into(), player: Player::Human, age: None };
    let rules =
        "preset = 'quick'\nmanual_draw = 'shuffle-into-stock'\nout_of_turn = true\ncall_talking = true";
    let rules = Rules::from_toml(rules).expect("known rules");
    let seats = ["Ada", "Bo", "Cleo", "Dan"].map(seat).into();
    let mut table =
        Table::new(TableConfig { rules, teams: 2, seats }, Seed::from_number(seed)).expect("four can play");
    ask(&mut table, Seat::ONE, Intent::NextRound);
    table
}

fn ask(table: &mut Table, seat: Seat, intent: Intent) -> Vec<Output> {
    table.handle(Duration::ZERO, TableInput::Intent(seat, intent))
}

fn turn(table: &Table) -> Seat {
    table.round().expect("a round was begun").turn()
}

/// The updates for everyone.
fn updates(outputs: &[Output]) -> &[VisibleEvent] {
    let spectators = outputs.iter().find(|output| output.to == Recipient::Spectators);
    match spectators.map(|output| &output.update) {
        Some(Update::Events(seen)) => seen,
        _ => panic!("nothing happened: {outputs:?}"),
    }
}

fn refusal(outputs: &[Output]) -> &IntentError {
    match outputs {
        [Output { update: Update::Refused(refused), .. }] => refused,
        _ => panic!("it was not refused: {outputs:?}"),
    }
}

/// Plays the turn's first legal moves until its last.
fn finish_turn(table: &mut Table) {
    let seat = turn(table);
    while turn(table) == seat && table.round().is_some_and(|round| round.ending().is_none()) {
        let mv = table.round().and_then(|round| round.legal_moves().get(0)).expect("a legal move");
        updates(&ask(table, seat, Intent::Move(mv)));
    }
}

/// A play that a seat can make out of turn.
fn play_out_of_turn(table: &Table, seat: Seat) -> Option<Move> {
    let round = table.round().expect("a round was begun");
    let sources = ["s", "h1", "h2", "h3", "h4", "d1"];
    let moves = sources.iter().flat_map(|from| (1..=4).map(move |pile| format!("{from}>b{pile}")));
    let mut moves = moves.map(|text| Move::parse(&text, seat).expect("a move"));
    moves.find(|mv| round.view(seat).check(*mv).is_ok())
}

/// Asserts that the round's record follows the rules, and that a saved and resumed table is the same.
fn check_record_and_kept(table: &Table) {
    let record = table.record("0.1.0").expect("a round was begun");
    let replayed = replay(&record).unwrap_or_else(|error| panic!("{error}\n{record}"));
    assert!(replayed.from_seed);
    assert_eq!(record.to_string().parse::<Record>(), Ok(record.clone()));
    let kept = table.to_saved();
    assert_eq!(record.actions(), kept.round.as_ref().expect("a round was begun").actions);
    assert_eq!(rebuild_record(record.header.clone(), &record.actions()), Ok(record.clone()));
    let resumed = Table::resume(kept.clone()).expect("it was left like that");
    assert_eq!(resumed.to_saved(), kept);
    assert_eq!(resumed.record("0.1.0"), Some(record));
}

#[test]
fn drawing_by_hand_comes_first_and_one_card_too_many_is_a_penalty() {
    let mut table = begun(1);
    let seat = turn(&table);
    let early = ask(&mut table, seat, Intent::Move(Move::parse("h1>d1", seat).expect("a move")));
    assert!(matches!(refusal(&early), IntentError::Move { why: IllegalMove::DrawFirst { missing: 5 }, .. }));
    for _ in 0..5 {
        let outputs = ask(&mut table, seat, Intent::Move(Move::Draw));
        assert!(
            matches!(updates(&outputs), [VisibleEvent::Draw { count: 1, cards: None, .. }]),
            "{outputs:?}"
        );
        let own =
            outputs.iter().find(|output| output.to == Recipient::Seat(seat)).map(|output| &output.update);
        assert!(
            matches!(own, Some(Update::Events(seen)) if matches!(&seen[..], [VisibleEvent::Draw { cards: Some(_), .. }]))
        );
    }
    let stock = |table: &Table| table.round().expect("it goes on").stock_left()[seat.index()];
    assert_eq!(stock(&table), 10);
    let outputs = ask(&mut table, seat, Intent::Move(Move::Draw));
    assert!(
        matches!(updates(&outputs), [VisibleEvent::Draw { .. }, VisibleEvent::Penalty { count: 1, .. }]),
        "{outputs:?}"
    );
    assert_eq!((stock(&table), table.round().expect("it goes on").view(seat).hand_size(seat)), (11, 5));
    check_record_and_kept(&table);
    finish_turn(&mut table);
    check_record_and_kept(&table);
}

/// A table where somebody has played out of turn.
fn ahead() -> (Table, Seat, Move, Table) {
    for seed in 0..100 {
        let mut table = begun(seed);
        for _ in 0..6 {
            let seats = Seat::first_n(SEATS).filter(|seat| *seat != turn(&table));
            for seat in seats.collect::<Vec<_>>() {
                if let Some(mv) = play_out_of_turn(&table, seat) {
                    let before = Table::resume(table.to_saved()).expect("it was left like that");
                    let outputs = ask(&mut table, seat, Intent::Move(mv));
                    assert!(
                        matches!(updates(&outputs), [VisibleEvent::Play { seat: by, .. }, ..] if *by == seat)
                    );
                    return (table, seat, mv, before);
                }
            }
            finish_turn(&mut table);
        }
    }
    panic!("nobody could play out of turn");
}

#[test]
fn a_caught_play_out_of_turn_is_undone_and_costs_the_next_draw() {
    let (mut table, culprit, mv, before) = ahead();
    let own = ask(&mut table, culprit, Intent::Catch);
    assert_eq!(refusal(&own), &IntentError::Objection(IllegalMove::NothingToCatch));
    let by = culprit.left(SEATS);
    let outputs = ask(&mut table, by, Intent::Catch);
    assert_eq!(updates(&outputs), [VisibleEvent::Catch(event::Catch { seat: by, caught: culprit })]);
    let twice = ask(&mut table, by, Intent::Catch);
    assert_eq!(refusal(&twice), &IntentError::Objection(IllegalMove::NothingToCatch));
    let piles = |table: &Table| {
        let round = table.round().expect("it goes on");
        let mut view = serde_json::to_value(round.view(culprit)).expect("a view is JSON");
        // Except for the mark of the caught seat.
        view["past"]["caught"].take();
        view
    };
    assert_eq!(piles(&table), piles(&before));
    let again = ask(&mut table, culprit, Intent::Move(mv));
    assert_eq!(refusal(&again), &IntentError::Move { mv, why: IllegalMove::Caught });
    check_record_and_kept(&table);
    while turn(&table) != culprit {
        finish_turn(&mut table);
    }
    let held = table.round().expect("it goes on").view(culprit).hand_size(culprit);
    let draw = ask(&mut table, culprit, Intent::Move(Move::Draw));
    assert_eq!(refusal(&draw), &IntentError::Move { mv: Move::Draw, why: IllegalMove::Caught });
    finish_turn(&mut table);
    let drawn =
        table.events().filter(|event| matches!(event, Event::Draw { seat, .. } if *seat == culprit)).count();
    assert!(held == drawn || drawn.is_multiple_of(5), "{held} of {drawn} cards drawn");
    while turn(&table) != culprit {
        finish_turn(&mut table);
    }
    assert!(table.round().expect("it goes on").view(culprit).check(Move::Draw).is_ok(), "it is forgiven");
    check_record_and_kept(&table);
}

#[test]
fn an_uncaught_play_out_of_turn_stands() {
    let (mut table, culprit, ..) = ahead();
    finish_turn(&mut table);
    let late = ask(&mut table, culprit.left(SEATS), Intent::Catch);
    assert_eq!(refusal(&late), &IntentError::Objection(IllegalMove::NothingToCatch));
    let actions = table.to_saved().round.expect("a round was begun").actions;
    assert!(actions.iter().any(|act| matches!(act, PlayerAction::OutOfTurn(seat, _) if *seat == culprit)));
    check_record_and_kept(&table);
}

#[test]
fn talking_on_the_teams_turn_can_be_called_until_its_next_turn() {
    let mut table = begun(3);
    let player = turn(&table);
    let (opponent, partner) = (player.left(SEATS), player.left(SEATS).left(SEATS));
    let call = |talker| Intent::CallTalking(talker);
    let nothing = |seat| IntentError::Objection(IllegalMove::NothingToCall { seat });
    assert_eq!(refusal(&ask(&mut table, opponent, call(partner))), &nothing(partner), "nobody talked");
    // It isn't their own turn.
    table.handle(Duration::ZERO, TableInput::TalkedToPartners(opponent));
    assert_eq!(refusal(&ask(&mut table, player, call(opponent))), &nothing(opponent));
    table.handle(Duration::ZERO, TableInput::TalkedToPartners(partner));
    assert_eq!(
        refusal(&ask(&mut table, player, call(partner))),
        &nothing(partner),
        "partners don't call each other"
    );
    finish_turn(&mut table);
    let outputs = ask(&mut table, opponent, call(partner));
    let [VisibleEvent::Call(_), VisibleEvent::Penalty { count: 2, into, .. }] = *updates(&outputs) else {
        panic!("{outputs:?}")
    };
    assert_eq!(into, partner);
    assert_eq!(table.round().expect("it goes on").stock_left()[partner.index()], 12);
    assert_eq!(refusal(&ask(&mut table, opponent, call(partner))), &nothing(partner), "once is enough");
    check_record_and_kept(&table);
    finish_turn(&mut table);
    table.handle(Duration::ZERO, TableInput::TalkedToPartners(player));
    (0..2).for_each(|_| finish_turn(&mut table));
    assert_eq!(refusal(&ask(&mut table, opponent, call(player))), &nothing(player), "it was long ago");
}

/// Every change to a record with breaches is detected.
#[test]
fn a_record_of_broken_manners_is_checked() {
    let (mut table, culprit, ..) = ahead();
    ask(&mut table, culprit.left(SEATS), Intent::Catch);
    while table.round().is_some_and(|round| round.legal_moves().get(0) == Some(Move::Draw)) {
        let seat = turn(&table);
        ask(&mut table, seat, Intent::Move(Move::Draw));
    }
    let seat = turn(&table);
    ask(&mut table, seat, Intent::Move(Move::Draw));
    let record = table.record("0.1.0").expect("a round was begun");
    let mut changes = 0;
    for at in 0..record.events.len() {
        let mut changed = record.clone();
        match &mut changed.events[at] {
            Event::Catch(event::Catch { caught, .. }) => *caught = caught.left(SEATS),
            Event::Penalty { stock, .. } => stock[0] = stock[1],
            _ => continue,
        }
        changes += 1;
        let found = replay(&changed).expect_err("it was changed");
        assert_eq!(found.line, Record::line_of(at), "{found}");
    }
    assert_eq!(changes, 2);
    // A stock pile shuffled by hand follows the rules but not the seed.
    let mut by_hand = record;
    let Some(Event::Penalty { stock, .. }) = by_hand.events.last_mut() else {
        panic!("one too many was drawn last")
    };
    stock.swap(0, 1);
    assert!(replay(&by_hand).is_ok_and(|replayed| !replayed.from_seed));
}

/// A penalty card makes a stock pile larger than it was dealt: every copy of the table accepts a round that ends like that.
#[test]
fn a_round_may_end_with_more_stock_cards_than_were_dealt() {
    for manual_draw in ["shuffle-into-stock", "under-stock"] {
        let rules = format!("stock = 5\nmanual_draw = '{manual_draw}'");
        let rules = Rules::from_toml(&rules).expect("known rules");
        let seat = |name: &str| SeatConfig { name: name.into(), player: Player::Human, age: None };
        let config = TableConfig { rules, teams: 2, seats: ["Ada", "Bo"].map(seat).into() };
        let mut table = Table::new(config, Seed::from_number(1)).expect("two can play");
        ask(&mut table, Seat::ONE, Intent::NextRound);
        let culprit = turn(&table);
        for _ in 0..6 {
            updates(&ask(&mut table, culprit, Intent::Move(Move::Draw)));
        }
        let mut player = Level::Greedy.player(&Seed::from_number(1), culprit.left(2));
        while let Some(round) = table.round().filter(|round| round.ending().is_none()) {
            let seat = round.turn();
            let mv = if seat == culprit {
                // The culprit never plays from its stock.
                let from_stock = |mv: &Move| matches!(mv.source(), Some(Source::Stock(_)));
                round.legal_moves().iter().find(|mv| !from_stock(mv)).expect("a discard or a pass")
            } else {
                player.choose(&round.view(seat))
            };
            ask(&mut table, seat, Intent::Move(mv));
        }
        let left = table.round().expect("it was played").stock_left();
        assert!(left[culprit.index()] > 5, "{left:?}");

        let setup = *table.setup();
        for viewer in [Some(Seat::ONE), Some(culprit.left(2)), None] {
            let mut replica = Replica::new(setup, viewer);
            let to = viewer.map_or(Recipient::Spectators, Recipient::Seat);
            for output in table.snapshot(to) {
                let Update::Snapshot { events, .. } = output.update else { panic!("a snapshot") };
                for event in &events {
                    assert_eq!(replica.try_apply(event), Ok(()), "{event:?} for {viewer:?}");
                }
            }
        }
        check_record_and_kept(&table);
    }
}
