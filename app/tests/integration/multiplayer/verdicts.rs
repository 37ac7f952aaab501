//! What the end of a round says of its verification.

use skipstone_net::Identity;
use skipstone_net::protocol::TableId;
use skipstone_net::round_log::{LogEntry, LogId, RoundLog, RunId, SignedLog};

use super::heard::found;
use super::*;
use crate::seen::Seen;

/// The beginning of a round's log: a contract with the people and computer players of a lobby.
pub(crate) fn signed_log(lobby: &Lobby) -> Box<SignedLog> {
    let host = Identity::generate().expect("random bytes");
    let (table, series) = (TableId([1; 16]), lobby.series);
    let mut log = RoundLog::new(LogId { table, host: host.fingerprint(), series, round: 1, proposal: 1 });
    let contract = contract_of(lobby);
    log.push(LogEntry::Contract(Box::new(contract))).expect("a log begins with its contract");
    let head = log.sign(1, RunId::generate().expect("random bytes"), &host).expect("an entry");
    Box::new(SignedLog { log, head, contradiction: None })
}

/// At the host's own table the record is there before anybody knows in which turns computer players stood in.
#[test]
fn a_record_is_taken_anew_once_the_verdict_names_turns_of_stand_ins() {
    let mut game = HostedGame::begin(Some(ADA), true);
    game.plays_on();
    let record = game.table.record("0.1.0").expect("a round");
    drop(game.state.use_record(&record.into()));
    let log = signed_log(game.session.lobby.as_ref().expect("there is one"));
    let mut asks = |stand_in_turns: &[u32]| {
        let checked = ClientEvent::RoundChecked {
            is_on_screen: true,
            series: TableSeriesId([7; 16]),
            round: 1,
            seat: Some(ADA),
            record: None,
            stand_in_turns: stand_in_turns.iter().copied().collect(),
            verdict: Verdict::Verified(DealSummary::default()),
            log: Some(log.clone()),
            convicts: false,
        };
        let actions = game.does(MultiplayerMessage::Event(checked).into());
        actions.iter().any(|action| matches!(action, Action::FindRecord(1)))
    };
    assert_eq!([asks(&[]), asks(&[1])], [false, true]);
}

/// The line stands beside a round and speaks of that one, whoever has the seat when it is read.
#[test]
fn who_played_a_round_from_a_phone_is_told_of_that_round_alone() {
    for from_phone in [true, false] {
        let mut game = HostedGame::begin(Some(ADA), false);
        game.plays_on();
        let mut played = game.session.lobby.clone().expect("there is one");
        let bea = played.people().find(|(seat, _)| *seat == BEA).expect("a person").1;
        played.phones = if from_phone { vec![bea] } else { Vec::new() };
        game.hears(ClientEvent::Lobby(played.clone()));
        // One who leaves is no longer named, and somebody else may sit there by the time of the verdict.
        let mut after = played.clone();
        after.seats[BEA.index()].occupant = Occupant::Person {
            key: key(9),
            name: Name::new("Dora"),
            stone: Stone::Jade,
            pebble: Default::default(),
        };
        after.phones = if from_phone { Vec::new() } else { vec![key(9)] };
        game.hears(ClientEvent::Lobby(after));
        game.hears(ClientEvent::RoundChecked {
            is_on_screen: true,
            series: TableSeriesId([7; 16]),
            round: 1,
            seat: Some(ADA),
            record: None,
            stand_in_turns: Default::default(),
            verdict: Verdict::Verified(DealSummary::default()),
            log: Some(signed_log(&played)),
            convicts: false,
        });
        let (verdict, notes) = (english!("result-verified"), u32::from(from_phone));
        game.clicks(&english!("result-verified-line", verdict = verdict, notes = notes, shown = "no"));
        assert_eq!(game.shows(&english!("result-on-phones", names = "Bea")), from_phone);
        assert!(!game.shows(&english!("result-on-phones", names = "Dora")));
    }
}

/// A request for a takeback that a restart of the host's program has ended has to be made again.
#[test]
fn who_asked_for_a_takeback_reads_that_the_request_is_gone() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.hears(ClientEvent::TakebackLapsed);
    assert!(game.shows(&english!("takeback-lapsed")));
}

#[test]
fn a_round_ends_with_a_verdict_and_players_say_when_they_are_ready_for_the_next() {
    let verified = |notes, shown| {
        let verdict = english!("result-verified");
        english!("result-verified-line", verdict = verdict, notes = notes, shown = shown)
    };
    let witnessed = english!("result-witnessed", count = 1, names = "Bea");
    let illegal = english!("breach-illegal", step = 9);
    let mut game = HostedGame::begin(Some(ADA), false);
    game.plays_on();
    let lobby = game.session.lobby.clone().expect("there is one");
    let log = signed_log(&lobby);
    let checked = |round, verdict| ClientEvent::RoundChecked {
        is_on_screen: true,
        series: TableSeriesId([7; 16]),
        round,
        seat: Some(ADA),
        record: None,
        stand_in_turns: Default::default(),
        verdict,
        log: Some(log.clone()),
        convicts: false,
    };
    game.hears(checked(1, Verdict::Verified(DealSummary::default())));
    assert!(game.shows(&verified(0, "no")) && !game.shows(&english!("result-scores-told")));
    // A deal that was repeated names whose shares were missing.
    let failed = vec![vec![BEA], vec![Seat::Three]];
    let summary = DealSummary {
        failed: failed.clone(),
        without: vec![BEA, Seat::Three, Seat::Four],
        witnesses: vec![BEA],
        played_for: vec![Seat::Three],
        are_scores_told: true,
    };
    game.hears(checked(1, Verdict::Verified(summary)));
    assert!(!game.shows(&english!("result-scores-told")), "one line, until somebody asks");
    game.clicks(&verified(5, "no"));
    assert!(game.shows(&english!("result-witnessed-unmet", count = 1, names = "Bea", known = "new")));
    game.session.note_acquaintances(|_| Acquaintance::Direct);
    let names = english!("table-pair", first = "Bea", last = "Cem");
    for words in [
        &verified(5, "yes"),
        &english!("deal-repeated", number = 3, count = 2, names = names),
        &english!("result-dealt-without", names = "Pebble"),
        &witnessed,
        &english!("result-played-for", names = "Cem"),
        &english!("result-scores-told"),
    ] {
        assert!(game.shows(words), "{words}");
    }
    // Who is shown by now isn't who has seen it.
    let mut other = lobby.clone();
    other.seats[BEA.index()].occupant = Occupant::Person {
        key: key(9),
        name: Name::new("Zoë"),
        stone: Stone::Jade,
        pebble: Default::default(),
    };
    game.hears(ClientEvent::Lobby(other));
    assert!(game.shows(&witnessed));
    game.hears(ClientEvent::Lobby(lobby));
    game.clicks(&english!("result-ready"));
    assert_eq!(game.room.intents(), [Intent::NextRound]);
    game.plays(BEA, Intent::NextRound);
    game.plays_on();
    assert!(!game.shows(&verified(0, "no")), "the next one is to be checked anew");
    game.hears(checked(2, Verdict::NotProven(Doubt::EndNotShown)));
    assert!(game.shows(&english!("doubt-end-not-shown")));
    game.hears(checked(2, Verdict::Broken(Breach::Illegal { entry: 8 })));
    assert!(game.shows(&illegal));
    game.hears(checked(2, Verdict::NotProven(Doubt::NotPresent)));
    assert!(game.shows(&illegal), "it stays broken");
    game.plays(BEA, Intent::NextRound);
    game.plays_on();
    game.hears(checked(3, Verdict::Broken(UnfairDeal::Share { seat: BEA }.into())));
    assert!(game.shows(&english!("unfair-share", name = "Bea")));
}

/// A player's own share is in the deal; who watches relies on somebody else's, and the host's own program proves nothing to itself.
#[test]
fn a_verified_round_claims_no_more_than_its_reader_can_know() {
    let of_player = english!("result-verified-about");
    let of_watcher = english!("result-verified-about-watcher");
    let of_host = english!("result-verified-about-host");
    for (me, hosts, about) in [
        (Some(ADA), false, &of_player),
        (None, false, &of_watcher),
        (Some(ADA), true, &of_host),
        (None, true, &of_host),
    ] {
        let mut game = HostedGame::begin(me, hosts);
        game.plays_on();
        game.hears(ClientEvent::RoundChecked {
            is_on_screen: true,
            series: TableSeriesId([7; 16]),
            round: 1,
            seat: me,
            record: None,
            stand_in_turns: Default::default(),
            verdict: Verdict::Verified(DealSummary::default()),
            log: Some(signed_log(game.session.lobby.as_ref().expect("there is one"))),
            convicts: false,
        });
        let verdict = english!("result-verified");
        game.clicks(&english!("result-verified-line", verdict = verdict, notes = 0, shown = "no"));
        let found = found(&game);
        let claims =
            [&of_player, &of_watcher, &of_host].map(|claim| found.iter().any(|found| found.name == *claim));
        assert_eq!(claims, [&of_player, &of_watcher, &of_host].map(|claim| claim == about));
    }
}
