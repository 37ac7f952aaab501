//! How much work a hostile host can make for a guest's program: the signatures that it checks, what it saves, and the proofs that it
//! hands out. All of it stays in proportion to what an honest host can tell.

use std::sync::Mutex;

use skipstone_core::bot::{Bot as _, Greedy};
use skipstone_core::deal::draw_for_dealer;
use skipstone_core::{RoundHistory, VisibleEvent};

use super::*;
use crate::client::{Evidence, EvidenceStore, NoEvidenceStore, UnfinishedDeals};
use crate::codec;
use crate::fair_deal::{DealContext, DealSecret, Shares};
use crate::ids::SeriesKey;
use crate::limits;
use crate::protocol::LogUpdate;
use crate::round_log::{
    Authority, ContractPlayer, ContractSeat, LogId, RoundContract, RoundLog, Statement, TakeoverCause,
    TimeLimits,
};
use crate::save_receipt::SaveReceipt;
use crate::signature::checked;
use crate::testing::MemoryEvidenceStore;

const HOST: u64 = 66;

/// A log of a round that is played by these.
fn log_of(round: u32, proposal: u32, players: Vec<ContractPlayer>) -> RoundLog {
    let table = TableId([9; 16]);
    let mut log =
        RoundLog::new(LogId { table, host: key(HOST), series: TableSeriesId([3; 16]), round, proposal });
    // More than six play in teams.
    let teams = if players.len() > 6 { 2 } else { players.len() };
    let seat = |player| ContractSeat { name: Name::new("Somebody"), age: None, player };
    let contract = RoundContract {
        rules: Rules { stock: StockSize::Cards(5), ..Preset::Standard.rules() },
        teams: teams as u8,
        seats: players.into_iter().map(seat).collect(),
        bots: skipstone_core::bot::VERSION,
        limits: TimeLimits { turn_seconds: None, grace_seconds: 60 },
        dealer: None,
        scores: vec![0; teams],
        previous: Digest::default(),
        continues: None,
    };
    log.push(LogEntry::Contract(Box::new(contract))).expect("a contract");
    log
}

/// Twelve people whom the host has invented.
fn invented() -> Vec<Identity> {
    (100..112).map(identity).collect()
}

fn log_of_invented(people: &[Identity]) -> RoundLog {
    log_of(1, 1, people.iter().map(|it| ContractPlayer::person(it.fingerprint(), Level::Expert)).collect())
}

fn log_of_bots(round: u32, proposal: u32) -> RoundLog {
    log_of(round, proposal, vec![ContractPlayer::bot(Level::Greedy); 2])
}

fn secret() -> DealSecret {
    DealSecret::generate().expect("random bytes")
}

/// An attempt to deal begins.
fn begin(log: &mut RoundLog) {
    let commitment = DealContext(log.head()).commit_secret(&secret());
    log.push(LogEntry::Begun(commitment)).expect("an attempt begins");
}

/// An attempt to deal that fails though nobody was to give a share, which breaks the rules.
fn fail_without_reason(log: &mut RoundLog) {
    begin(log);
    log.push(LogEntry::Committed(BTreeMap::new())).expect("a list");
    log.push(LogEntry::Failed(Vec::new())).expect("it fails");
}

/// As many failed attempts as an honest host ever makes: in each another one of the people withholds a share.
fn fail_for_each(log: &mut RoundLog, people: &[Identity]) {
    for first in 0..people.len() {
        begin(log);
        let head = log.head();
        let commit = |(seat, who): (Seat, &Identity)| {
            let hash = DealContext(head).commit_share(seat, &share(seat));
            let signature = who.sign(&Statement::Commitment { head, seat, hash }.digest());
            (seat, SignedCommitment { hash, signature })
        };
        let list = Seat::first_n(people.len()).zip(people).skip(first).map(commit).collect();
        log.push(LogEntry::Committed(list)).expect("a list");
        log.push(LogEntry::Failed(vec![Seat::from_index(first)])).expect("it fails");
    }
}

/// A round of two computer players from the deal to its end, with a secret that isn't the one that was committed to.
fn end_with_another_secret() -> Vec<LogEntry> {
    let log = log_of_bots(1, 1);
    let contract = log.contract().expect("a contract");
    let setup = contract.setup().expect("a setup");
    let seed = DealContext(log.head()).seed(&secret(), &Shares::new());
    let (dealer, draws) = draw_for_dealer(&setup, &seed);
    let mut history = RoundHistory::deal(1, setup, seed, dealer, &contract.ages()).expect("a deal");
    let mut entries = vec![
        LogEntry::Begun(DealContext(log.head()).commit_secret(&secret())),
        LogEntry::Committed(BTreeMap::new()),
        LogEntry::Revealed(Shares::new()),
        LogEntry::Dealt { dealer, draws, events: history.visible_events(None) },
    ];
    while history.round().ending().is_none() {
        let turn = history.round().turn();
        let mv = Greedy.choose(&history.round().view(turn));
        let action = PlayerAction::from_move(turn, mv, turn);
        let happened = history.apply(action).expect("a legal move").to_vec();
        let show = |event| VisibleEvent::of(event, None, history.round());
        let events = happened.iter().map(show).collect();
        entries.push(LogEntry::Action { action, by: Authority::Computer, events });
    }
    entries.push(LogEntry::Secret(secret()));
    entries
}

/// A draft of the first round with these entries.
fn log_with(proposal: u32, entries: &[LogEntry]) -> RoundLog {
    let mut log = log_of_bots(1, proposal);
    entries.iter().for_each(|entry| log.push(entry.clone()).expect("an entry in its place"));
    log
}

/// Has a program read a log in as many messages as it takes, as long as it believes it. Returns whether it still does.
fn read(state: &mut ClientState, log: &RoundLog) -> bool {
    let starts = (0..log.len()).step_by(limits::ENTRIES_PER_MESSAGE);
    starts.into_iter().all(|from| {
        let to = (from + limits::ENTRIES_PER_MESSAGE).min(log.len());
        state.handle_message(message(log, from, to)).is_ok()
    })
}

/// The message with these entries of a log.
fn message(log: &RoundLog, from: usize, to: usize) -> ToGuest {
    thread_local! {
        static RUN: RunId = RunId::generate().expect("random bytes");
    }
    ToGuest::Log(Box::new(LogUpdate {
        series: log.id().series,
        from: LogPosition::new(log.id(), from),
        entries: log.entries()[from..to].to_vec(),
        head: log.sign(to, RUN.with(|run| *run), &identity(HOST)).expect("a head"),
    }))
}

/// A program that watches the table.
fn program(store: impl EvidenceStore + 'static) -> ClientState {
    let mut state = ClientState::new(identity(1), "0.1.0", Box::new(store));
    state.welcomed(TableId([9; 16]), key(HOST));
    state
}

/// Judges what is to be judged. Returns the number of verdicts, and of those that come with a proof.
fn judge(state: &mut ClientState) -> (usize, usize) {
    for check in state.outputs.checks.drain(..).collect::<Vec<_>>() {
        state.finish_check(check.run());
    }
    state.settle();
    let verdicts = state.outputs.events.drain(..).filter_map(|event| match event {
        ClientEvent::RoundChecked { convicts, .. } => Some(convicts),
        _ => None,
    });
    let verdicts: Vec<bool> = verdicts.collect();
    (verdicts.len(), verdicts.iter().filter(|convicts| **convicts).count())
}

#[test]
fn each_signature_of_the_longest_honest_deal_is_checked_once() {
    let people = invented();
    let mut log = log_of_invented(&people);
    fail_for_each(&mut log, &people);
    begin(&mut log);
    log.push(LogEntry::Committed(BTreeMap::new())).expect("a list");
    log.push(LogEntry::Revealed(Shares::new())).expect("no shares");
    let mut state = program(NoEvidenceStore);
    let before = checked::count();
    for from in 0..log.len() {
        state.handle_message(message(&log, from, from + 1)).expect("all of it can happen");
    }
    let signed_by_people: usize = (1..=people.len()).sum();
    assert_eq!(checked::count() - before, signed_by_people + log.len());
}

#[test]
fn a_deal_that_breaks_the_rules_is_followed_no_further() {
    let people = invented();
    let mut log = log_of_invented(&people);
    fail_for_each(&mut log, &people);
    let honest = log.len();
    (0..1000).for_each(|_| fail_without_reason(&mut log));
    let mut state = program(NoEvidenceStore);
    state.handle_message(message(&log, 0, honest)).expect("so far it can happen");
    let before = checked::count();
    let followed = (honest..log.len()).step_by(limits::ENTRIES_PER_MESSAGE).filter(|from| {
        let to = (from + limits::ENTRIES_PER_MESSAGE).min(log.len());
        state.handle_message(message(&log, *from, to)).is_ok()
    });
    assert_eq!(followed.count(), 0, "the host is left at once");
    assert_eq!(
        checked::count() - before,
        1,
        "the head of the first message with a breach, and nothing after it"
    );
    assert_eq!(judge(&mut state), (1, 1));
}

/// Counts what is written, and keeps it.
#[derive(Debug, Clone, Default)]
struct CountingStore {
    saved: MemoryEvidenceStore,
    /// The number of saves of evidence, and their bytes together.
    counts: Arc<Mutex<(usize, usize)>>,
}

impl EvidenceStore for CountingStore {
    fn keys(&mut self) -> Vec<SeriesKey> {
        self.saved.keys()
    }

    fn load(&mut self, key: SeriesKey) -> Option<Evidence> {
        self.saved.load(key)
    }

    fn save(&mut self, key: SeriesKey, evidence: &Evidence) -> SaveReceipt {
        let mut counts = self.counts.lock().expect("no test has failed");
        *counts = (counts.0 + 1, counts.1 + codec::encoded_len(evidence));
        self.saved.save(key, evidence)
    }

    fn remove(&mut self, key: SeriesKey) {
        self.saved.remove(key);
    }

    fn hosts_with_unfinished_deals(&mut self) -> Vec<Fingerprint> {
        self.saved.hosts_with_unfinished_deals()
    }

    fn load_unfinished_deals(&mut self, host: Fingerprint) -> UnfinishedDeals {
        self.saved.load_unfinished_deals(host)
    }

    fn save_unfinished_deals(&mut self, host: Fingerprint, deals: &UnfinishedDeals) -> SaveReceipt {
        self.saved.save_unfinished_deals(host, deals)
    }
}

#[test]
fn a_log_that_comes_entry_by_entry_is_saved_once_a_second_and_at_the_end() {
    let people = invented();
    let mut log = log_of_invented(&people);
    while log.len() < 1000 {
        let signature = people[0].sign(&Digest::default());
        let cause = TakeoverCause::Left { entries: 1, signature };
        log.push(LogEntry::TakenOver { seat: Seat::ONE, cause }).expect("a takeover");
    }
    let mut store = CountingStore::default();
    let mut state = program(store.clone());
    let mut sent = 0;
    for from in 0..log.len() {
        let message = message(&log, from, from + 1);
        sent += codec::encoded_len(&message);
        state.tell_time(Duration::from_millis(from as u64 * 4));
        state.handle_message(message).expect("all of it can happen");
    }
    let (saves, bytes) = *store.counts.lock().expect("no test has failed");
    assert_eq!(saves, 4, "in four seconds");
    assert!(bytes < 4 * sent, "{bytes} bytes are saved of {sent}");
    let [key] = store.keys()[..] else { panic!("one series") };
    let mut is_saved = || {
        let saved = store.load(key).map_or(0, |evidence| codec::encoded_len(&evidence));
        saved > codec::encoded_len(&log)
    };
    assert!(!is_saved(), "the last entries wait");
    state.tell_time(state.next_save().expect("they are to be saved"));
    assert!(is_saved() && state.next_save().is_none());
    let last = LogEntry::Returned(Seat::ONE);
    log.push(last).expect("a return");
    state.handle_message(message(&log, log.len() - 1, log.len())).expect("it can happen");
    assert!(state.next_save().is_some());
    state.close();
    assert!(state.next_save().is_none(), "the end of a session saves at once");
    assert_eq!(store.counts.lock().expect("no test has failed").0, 6);
}

/// Each draft of a round breaks the rules, in one of these ways, by what the host has signed.
#[test]
fn a_host_that_its_own_signatures_convict_before_a_round_is_left_with_one_proof() {
    let breaks: [&dyn Fn(u32) -> RoundLog; 2] = [
        // While it is followed: the deal, and a contract that can't be played.
        &|proposal| {
            let mut log = log_of_bots(1, proposal);
            fail_without_reason(&mut log);
            log
        },
        &|proposal| log_of(1, proposal, Vec::new()),
    ];
    for make in breaks {
        let mut state = program(NoEvidenceStore);
        let told = (1..=100).map(|proposal| {
            let is_followed = read(&mut state, &make(proposal));
            (is_followed, judge(&mut state))
        });
        let told: Vec<(bool, (usize, usize))> = told.collect();
        assert_eq!(told[0].1, (1, 1), "the first breach is told, with its proof");
        assert!(told[1..].iter().all(|told| *told == (false, (0, 0))), "{told:?}");
    }
}

/// The secret isn't the one that was committed to. Whether to stay is for the player to decide.
#[test]
fn any_number_of_broken_rounds_gives_one_proof() {
    let (mut state, ending) = (program(NoEvidenceStore), end_with_another_secret());
    let followed = (1..=5).filter(|proposal| read(&mut state, &log_with(*proposal, &ending)));
    assert_eq!(followed.count(), 5, "nothing is judged yet");
    let (verdicts, proofs) = judge(&mut state);
    assert!(verdicts > 1 && proofs == 1, "{verdicts} verdicts, {proofs} proofs");
    assert!(read(&mut state, &log_with(6, &ending)));
    assert_eq!(judge(&mut state).1, 0);
}

/// A host proposes one contract after the other, in one series or each in another, and deals none.
#[test]
fn contracts_without_end_take_no_memory() {
    let in_series = |number: u32| {
        let contract = log_of_bots(1, 1).contract().expect("a contract").clone();
        let series = TableSeriesId(std::array::from_fn(|at| number.to_le_bytes()[at % 4]));
        let mut log = RoundLog::new(LogId { series, ..log_of_bots(1, 1).id() });
        log.push(LogEntry::Contract(Box::new(contract))).expect("a contract");
        log
    };
    let ways: [&dyn Fn(u32) -> RoundLog; 2] = [&|number| log_of_bots(1, number), &in_series];
    for way in ways {
        let mut state = program(NoEvidenceStore);
        let mut size_after = |contracts: std::ops::RangeInclusive<u32>| {
            for number in contracts {
                state.tell_time(Duration::from_millis(number.into()));
                assert!(read(&mut state, &way(number)));
                state.outputs.events.clear();
                state.outputs.messages.clear();
            }
            format!("{state:?}").len()
        };
        let (early, late) = (size_after(1..=100), size_after(101..=600));
        assert!(late < early + early / 4, "what the program holds, written out: {early}, then {late}");
    }
}
