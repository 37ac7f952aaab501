//! The end of a series in a guest's window.

use std::collections::BTreeSet;

use skipstone::screen::table;
use skipstone::store::{OwnPart, RoundKey};
use skipstone_core::bot::Level;
use skipstone_core::event::RoundResult;
use skipstone_core::record::Record;
use skipstone_core::table::{Intent, Player, RoundEnd, SeatConfig, Table, TableConfig, TableInput, Update};
use skipstone_core::tally::Tally;
use skipstone_core::{EndReason, Rules, Seed, StockSize, Team, highlights};
use skipstone_net::client::{DealSummary, Doubt, Verdict};
use skipstone_net::protocol::SeriesKey;
use skipstone_net::round_log::{LogEntry, SignedLog, TakeoverCause};

use super::*;
use crate::multiplayer::verdicts::signed_log;
use crate::seen::Seen;

/// A guest who looks at the end of a series isn't taken to the lobby, and finds the next series there or at the table.
#[test]
fn the_end_of_a_series_stays_until_the_guest_follows_or_plays_again() {
    let series = |number: u8, begun| {
        let seats = [person("Ada"), bot(), Occupant::Nobody, Occupant::Nobody];
        let lobby = Lobby { begun, series: TableSeriesId([number; 16]), ..lobby(seats) };
        ClientEvent::Lobby(Box::new(lobby))
    };
    let end = || {
        let (left, points) = ([0, 7, 7, 7].into(), [500, 0, 0, 0].into());
        let winner = Some(Team::from_index(0));
        let result = RoundResult { reason: EndReason::StockEmpty, winner, left, points };
        let ended = Some(RoundEnd { result, series_winners: winner.map(|team| vec![team]) });
        let scores = vec![500, 0, 0, 0];
        ClientEvent::Table(Update::Snapshot { number: 1, scores, events: Vec::new(), ended })
    };
    let mut window = Window::open();
    let _room = window.call();
    window.come_in(key());
    window.news(series(1, true));
    window.news(end());
    let closing = english!("closing-save");
    assert!(window.shows(&closing));
    // Everybody plays again: no lobby in between.
    window.news(series(2, true));
    assert!(window.shows(&closing), "until its first round begins");
    window.news(end());
    window.news(series(3, false));
    assert!(window.shows(&closing) && !window.shows(&english!("lobby-sit")), "nobody is taken along");
    window.click(&english!("result-to-lobby"));
    assert!(window.shows(&english!("lobby-sit")));
    // Who stays behind finds the next series in place of the one before.
    window.news(series(3, true));
    window.news(end());
    window.news(series(4, false));
    window.news(series(4, true));
    assert!(!window.shows(&closing) && window.shows(&english!("table-menu")));
}

/// The record of a round that two people play against each other to its end.
fn played_record(rules: Rules) -> String {
    let seat = |name: &str| SeatConfig { name: name.to_owned(), player: Player::Human, age: None };
    let config = TableConfig { rules, teams: 2, seats: ["Ada", "Ben"].map(seat).into() };
    let mut table = Table::new(config, Seed::from_number(3)).expect("two can play");
    drop(table.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::NextRound)));
    while let Some(round) = table.round().filter(|round| round.ending().is_none()) {
        let turn = round.turn();
        let mv = Level::Greedy.player(&Seed::from_number(1), turn).choose(&round.view(turn));
        drop(table.handle(Duration::ZERO, TableInput::Intent(turn, Intent::Move(mv))));
    }
    table.record("0.1.0").expect("a round").to_string()
}

/// A series of one round between two people, who win and lose at its end in a guest's window.
struct Evenings {
    window: Window,
    record: Record,
    rules: Rules,
    watcher: Fingerprint,
    _room: MockRoom,
}

impl Evenings {
    fn new() -> Evenings {
        let rules = Rules { stock: StockSize::Cards(5), target: 1, ..Preset::Standard.rules() };
        let record = played_record(rules).parse().expect("a record");
        let mut window = Window::open();
        let room = window.call();
        window.come_in(key());
        Evenings { window, record, rules, watcher: key(), _room: room }
    }

    fn lobby(&self, number: u8, people: [(&str, Fingerprint); 2]) -> Lobby {
        let person = |(name, key)| {
            let occupant = Occupant::Person {
                name: Name::new(name),
                key,
                stone: Stone::Jade,
                pebble: Default::default(),
            };
            LobbySeat { occupant, age: None, next: None }
        };
        let table = lobby([bot(), bot(), bot(), bot()]);
        let seats = people.map(person).into();
        let zoe = Spectator { name: Name::new("Zoë"), key: self.watcher, stone: Stone::Coral };
        let spectators = vec![zoe];
        Lobby {
            seats,
            spectators,
            rules: self.rules,
            teams: 2,
            begun: true,
            series: TableSeriesId([number; 16]),
            ..table
        }
    }

    /// Shows the end of a series and its verdict, twice. Computer players have moved for people in these turns, and have taken over
    /// the seats of those who are absent.
    fn end(&mut self, lobby: Lobby, stand_in_turns: &[u32], absent: &[Seat]) {
        let mut log = signed_log(&lobby);
        for seat in absent {
            let taken_over = LogEntry::TakenOver { seat: *seat, cause: TakeoverCause::Kicked };
            log.log.push(taken_over).expect("before the deal");
        }
        let result = self.record.result().expect("it is over");
        let (scores, winners) = (result.points.to_vec(), result.winner.map(|team| vec![team]));
        let ended = Some(RoundEnd { result, series_winners: winners });
        let verdict = Verdict::Verified(DealSummary::default());
        let checked = self.checked(&lobby, stand_in_turns, verdict, Some(log));
        self.window.news(ClientEvent::Lobby(Box::new(lobby)));
        let events = Vec::new();
        self.window.news(ClientEvent::Table(Update::Snapshot { number: 1, scores, events, ended }));
        self.window.news(checked.clone());
        self.window.news(checked);
    }

    fn checked(
        &self,
        lobby: &Lobby,
        stand_in_turns: &[u32],
        verdict: Verdict,
        log: Option<Box<SignedLog>>,
    ) -> ClientEvent {
        ClientEvent::RoundChecked {
            series: lobby.series,
            round: 1,
            seat: Some(Seat::ONE),
            is_on_screen: true,
            record: Some(self.record.to_string()),
            stand_in_turns: stand_in_turns.iter().copied().collect(),
            verdict,
            log,
            convicts: false,
        }
    }

    /// The seats of those who have played the round of a series at this computer, and how many rounds of it the store's series has.
    fn stored(&self, series: TableSeriesId) -> (Vec<Seat>, usize) {
        let (store, series) = (&self.window.store, self.window.stored_series(series));
        let round = store.round(RoundKey { series, number: 1 }).expect("a store").expect("the round");
        let saved = store.find(series).expect("a store").map_or(0, |saved| saved.rounds.len());
        (round.own_seats, saved)
    }

    /// How many series the page counts that these people have played against each other. `None` if it counts none.
    fn counted(&self) -> Option<i32> {
        let series = |count| {
            format!("{} · {}", english!("closing-standing"), english!("closing-series", count = count))
        };
        let counted = (1..9).find(|count| self.window.shows(&series(*count)))?;
        assert!(!self.window.shows("Zoë"), "who has only watched hasn't played against anybody");
        Some(counted)
    }

    fn store_round(&self, series: TableSeriesId) {
        let host = self.window.host.expect("a table was joined");
        self.window
            .store
            .add_remote_round(SeriesKey { host, series }, None, OwnPart::Played(Seat::ONE), &[], &self.record)
            .expect("a store");
    }
}

/// Friends are known by their keys, whatever they are called, and a series counts once, for those who were there at its end.
#[test]
fn series_won_against_each_other_are_counted_over_all_evenings() {
    let (ada, ben, stranger) = (key(), key(), key());
    let mut evenings = Evenings::new();
    let names = [("Ada", ada), ("Ben", ben)];
    for (number, people, counted) in [
        (1, names, 1),
        (2, [("Adele", ada), ("Benjamin", ben)], 2),
        (3, [("Ada", stranger), ("Ben", ben)], 1),
    ] {
        evenings.end(evenings.lobby(number, people), &[], &[]);
        assert_eq!(evenings.counted(), Some(counted));
    }
    // At the own table the record is there before the verdict.
    let lobby = evenings.lobby(4, names);
    evenings.store_round(lobby.series);
    evenings.end(lobby, &[], &[]);
    assert_eq!(evenings.counted(), Some(3));
    // Ben has to go, and a computer player finishes for him: nobody has won against him.
    evenings.end(evenings.lobby(5, names), &[1], &[Seat::Two]);
    assert_eq!(evenings.counted(), None);
    evenings.end(evenings.lobby(6, names), &[1], &[]);
    assert_eq!(evenings.counted(), Some(4), "a single turn of a computer player changes nothing");
}

/// A computer player that finishes a round in the player's place wins and loses for nobody, and whoever missed a round hasn't played it.
/// The series goes on for them.
#[test]
fn a_round_is_the_players_own_if_they_were_there_at_its_end() {
    let mut evenings = Evenings::new();
    let people = [("Ada", key()), ("Ben", key())];
    for (number, absent, own_seats) in [(1, Seat::ONE, vec![]), (2, Seat::Two, vec![Seat::ONE])] {
        let lobby = evenings.lobby(number, people);
        let series = lobby.series;
        evenings.end(lobby, &[], &[absent]);
        assert_eq!(evenings.stored(series), (own_seats, 1), "without {absent}");
    }
    let lobby = evenings.lobby(3, people);
    let missed = evenings.checked(&lobby, &[], Verdict::NotProven(Doubt::NotPresent), None);
    evenings.window.news(missed);
    assert_eq!(evenings.stored(lobby.series), (vec![], 1), "its record was fetched later");
}

/// The best turn of a computer player in somebody's place isn't theirs, nor are its points, whether the record is there before the
/// verdict or not.
#[test]
fn turns_of_a_computer_player_are_nobodys_when_the_series_ends() {
    let mut evenings = Evenings::new();
    let best =
        |stand_in_turns: &BTreeSet<u32>| highlights::best_turn(&evenings.record.events, stand_in_turns);
    let (seat, cards) = best(&BTreeSet::new()).expect("stock cards were played");
    let turns = evenings.record.turns().filter(|(_, on_turn)| *on_turn == seat);
    let turns: BTreeSet<u32> = turns.map(|(number, _)| number).collect();
    let others = best(&turns).expect("both have played stock cards");
    let people = [("Ada", key()), ("Ben", key())];
    let words = |(seat, cards): (Seat, u16)| {
        english!("closing-best", name = people[seat.index()].0, count = cards, round = 1)
    };
    let (best, second) = (words((seat, cards)), words(others));
    let stand_in = english!(
        "closing-stand-in",
        computer = english!("closing-computer"),
        who = "other",
        name = people[seat.index()].0
    );
    let points = evenings.record.result().expect("it is over").points[seat.index()];
    let score = english!("closing-score", scoring = "points", count = points);
    let counts = if points > 0 { "yes" } else { "no" };
    let stand_in = english!("closing-former", name = stand_in, rounds = 1, score = score, counts = counts);
    evenings.end(evenings.lobby(1, people), &[], &[]);
    assert!(evenings.window.shows(&best) && !evenings.window.shows(&stand_in), "{best}");
    for (series, is_stored) in [(2, false), (3, true)] {
        let lobby = evenings.lobby(series, people);
        if is_stored {
            evenings.store_round(lobby.series);
        }
        let key = RoundKey { series: evenings.window.stored_series(lobby.series), number: 1 };
        evenings.end(lobby, &Vec::from_iter(turns.clone()), &[]);
        assert!(!evenings.window.shows(&best) && evenings.window.shows(&stand_in), "{stand_in}");
        assert_eq!(evenings.window.shows(&second), others.1 > 1, "a single card is no fact");
        let stored = evenings.window.store.round(key).expect("a store").expect("the round");
        assert_eq!((&stored.stand_in_turns, stored.tallies[seat.index()]), (&turns, Tally::default()));
    }
}

/// A series that goes on, at the result of its first round.
fn after_first_round() -> Evenings {
    let mut evenings = Evenings::new();
    evenings.rules.target = 500;
    let lobby = evenings.lobby(1, [("Ada", key()), ("Ben", key())]);
    evenings.store_round(lobby.series);
    evenings.window.news(ClientEvent::Lobby(Box::new(lobby)));
    let ended = evenings.record.result().map(|result| RoundEnd { result, series_winners: None });
    let (scores, events) = (vec![20, 0], Vec::new());
    evenings.window.news(ClientEvent::Table(Update::Snapshot { number: 1, scores, events, ended }));
    evenings
}

/// Where a review lies over the result, the window tells how the table goes on, and leads there.
#[test]
fn a_review_between_rounds_leads_back_to_the_table() {
    let mut evenings = after_first_round();
    let back = english!("round-back");
    assert!(!evenings.window.shows(&back), "the result tells it");
    evenings.window.tell(Message::Table(table::Message::Watch { turn: None }));
    let count = |ready| english!("ready-count", ready = ready, people = 2);
    assert!(evenings.window.shows(&back) && evenings.window.shows(&count(0)));
    evenings.window.news(ClientEvent::Ready { seats: vec![Seat::Two], begins_in: None });
    assert!(evenings.window.shows(&count(1)));
    evenings.window.click(&back);
    assert!(!evenings.window.shows(&back) && evenings.window.shows(&english!("result-watch")));
}

/// Whoever has said in a review that they are ready sees the next deal; who hasn't goes on reading.
#[test]
fn who_is_ready_in_a_review_is_led_to_the_deal() {
    for is_ready in [false, true] {
        let mut evenings = after_first_round();
        evenings.window.tell(Message::Table(table::Message::Watch { turn: None }));
        if is_ready {
            evenings.window.tell(Message::Table(table::Message::NextRound));
        }
        let print = english!("print");
        assert!(evenings.window.shows(&print), "the replay");
        let (draws, scores, events) = (Vec::new(), vec![20, 0], Vec::new());
        let update = Update::RoundBegan { number: 2, dealer: Seat::ONE, draws, scores, events };
        evenings.window.news(ClientEvent::Table(update));
        assert_eq!(evenings.window.shows(&print), !is_ready);
    }
}
