//! Challenges: their codes, the deal of the day, and what a record proves.

use std::collections::BTreeSet;

use skipstone_core::bot::Level;
use skipstone_core::challenge::{
    AttemptError, Challenge, ChallengeCodeError, ChallengeError, ChallengeFile, ChallengeFileError,
    DayLength, OtherDeal,
};
use skipstone_core::record::Record;
use skipstone_core::table::{Player, SeatConfig, TableConfig};
use skipstone_core::{Event, Seat, Seed, Setup};

use super::recorded::{classic, played, quick};
use super::tables::{TestRng, random_setup};

/// What a program of a level makes of a challenge.
fn play(challenge: &Challenge, level: Level, name: &str) -> Record {
    let mut player = level.player(challenge.seed(), challenge.seat());
    challenge.play("0.1.0", name, &mut *player).expect("players play legal moves")
}

fn short() -> Challenge {
    Challenge::of_day(20_261_126, DayLength::Short)
}

#[test]
fn a_code_is_short_and_says_everything() {
    let mut rng = TestRng::new(35);
    for _ in 0..300 {
        let setup = random_setup(&mut rng);
        let names = ["Pebble", "Opal", "pebble", "Zoë the 2nd", ""];
        let seats = setup.seats().map(|_| SeatConfig {
            name: rng.pick(&names).to_owned(),
            player: Player::Bot(rng.pick(&Level::ALL)),
            age: None,
        });
        let config = TableConfig { rules: *setup.rules(), teams: setup.team_count(), seats: seats.collect() };
        let seat = Seat::from_index(rng.below(setup.seat_count()));
        let dealer = Seat::from_index(rng.below(setup.seat_count()));
        let seed = Seed::from_number(rng.below(1000) as u64);
        let Ok(challenge) = Challenge::new(config, seat, dealer, seed) else { continue };
        let code = challenge.to_string();
        assert_eq!(code.parse(), Ok(challenge), "{code}");
    }
    for length in DayLength::ALL {
        assert!(Challenge::of_day(20_261_126, length).to_string().len() < 60);
    }
}

#[test]
fn names_in_a_code_are_read_without_control_and_direction_characters() {
    let named = |name: &str| {
        let seat = |player| SeatConfig { name: name.to_owned(), player, age: None };
        let seats = vec![seat(Player::Human), seat(Player::Bot(Level::Hard))];
        let config = TableConfig { rules: *quick(2, 2).rules(), teams: 2, seats };
        Challenge::new(config, Seat::ONE, Seat::ONE, Seed::from_number(1)).expect("a challenge")
    };
    let read: Challenge = named("Zo\u{202e}ë\n").to_string().parse().expect("a code");
    assert_eq!(read.seats()[1].name, "Zoë");
    assert_eq!(read.to_string(), named("Zoë").to_string());
}

/// A code that was given away is read by every later version.
#[test]
fn codes_stay_as_they_are() {
    let code = short().to_string();
    assert_eq!(code, "EGVkTECRqfYZeDLaLj4q8vjWIQPd6OTCfTfjl6ue3TB9EQEBAgY0OnE");
}

#[test]
fn a_wrong_letter_is_found_and_line_breaks_are_not_minded() {
    let code = short().to_string();
    let broken: String = code
        .chars()
        .enumerate()
        .flat_map(|(at, letter)| [(at % 20 == 19).then_some('\n'), Some(letter)])
        .flatten()
        .collect();
    assert_eq!(format!("  {broken}\n").parse(), Ok(short()));
    for at in 0..code.len() {
        for letter in ['A', 'q', '_'] {
            let mut letters: Vec<char> = code.chars().collect();
            if std::mem::replace(&mut letters[at], letter) != letter {
                let wrong: String = letters.into_iter().collect();
                assert!(wrong.parse::<Challenge>().is_err(), "{wrong}");
            }
        }
        assert!(code[..at].parse::<Challenge>().is_err());
    }
    assert_eq!(code[..code.len() / 2].parse::<Challenge>(), Err(ChallengeCodeError::Checksum));
}

#[test]
fn what_is_pasted_around_or_into_a_code_is_not_minded() {
    let code = short().to_string();
    let (begin, end) = code.split_at(20);
    for [before, between, after] in [
        ["\"", "", "\""],
        ["'", "", "'"],
        ["`", "\n", "`"],
        ["```\n", "", "\n```\n"],
        ["“", "\u{200b}", "”"],
        ["‘", "\u{ad}", "’"],
        ["„", "\r\n", "“"],
        ["‚", "\u{2060}", "‘"],
        ["»", "\u{200d}", "«"],
        ["« ", "\u{a0}", " »"],
        ["\u{feff}\u{2066}", "\t", "\u{2069}"],
    ] {
        let pasted = format!("{before}{begin}{between}{end}{after}");
        assert_eq!(pasted.parse(), Ok(short()), "{pasted:?}");
    }
    // A word processor may keep a line together at the hyphen, which is a letter of codes.
    let mut days = (20_261_101..=20_261_130).map(|day| Challenge::of_day(day, DayLength::Short));
    let with_hyphen = days.find(|day| day.to_string().contains('-')).expect("most months have one");
    let pasted = with_hyphen.to_string().replace('-', "\u{2011}");
    assert_eq!(pasted.parse(), Ok(with_hyphen), "{pasted}");
}

#[test]
fn only_a_code_with_a_right_checksum_is_of_a_newer_version() {
    let long = "the quick brown fox jumps over the lazy dog and goes on to the next one";
    for text in
        ["", "8>b1", "abc", "hello there friend", "Easy", long, &long.replace(' ', "-"), &"z".repeat(58)]
    {
        assert_eq!(text.parse::<Challenge>(), Err(ChallengeCodeError::NotACode), "{text}");
    }
    let newer = |length: usize| {
        let mut bytes = vec![0x2a; length];
        bytes.extend(&crc32fast::hash(&bytes).to_be_bytes()[2..]);
        data_encoding::BASE64URL_NOPAD.encode(&bytes)
    };
    assert_eq!(newer(41).parse::<Challenge>(), Err(ChallengeCodeError::Newer(2)));
    assert_eq!(newer(20).parse::<Challenge>(), Err(ChallengeCodeError::NotACode), "too short for any");
    let wrong = newer(41).replacen('K', "L", 1);
    assert_eq!(wrong.parse::<Challenge>(), Err(ChallengeCodeError::NotACode), "{wrong}");
}

/// The same on every system: the deal is named by its first cards.
#[test]
fn the_deal_of_a_day_stays_as_it_is() {
    let told = DayLength::ALL.map(|length| {
        let challenge = Challenge::of_day(20_280_229, length);
        let names: Vec<&str> = challenge.seats().iter().map(|seated| seated.name.as_str()).collect();
        let table = challenge.table("").expect("it can be dealt");
        let round = table.round().expect("it was dealt");
        let top = round.view(challenge.seat()).stock_top(challenge.seat()).expect("it was dealt");
        format!("{}, {} cards, {top} on top", names.join(" ").trim(), round.stock_left()[0])
    });
    let [short, medium, long] = told;
    assert_eq!(short, "Onyx, 10 cards, 10.110 on top");
    assert_eq!(medium, "Quartz Jasper, 25 cards, 6.65 on top");
    assert_eq!(long, "Jasper Granite Opal, 30 cards, 8.88 on top");
    let days = (20_261_101..=20_261_130)
        .flat_map(|date| DayLength::ALL.map(|length| Challenge::of_day(date, length)));
    let codes: BTreeSet<String> = days.map(|challenge| challenge.to_string()).collect();
    assert_eq!(codes.len(), 90, "each day and length is another deal");
}

#[test]
fn a_record_proves_what_was_made_of_a_challenge() {
    let challenge = short();
    let record = play(&challenge, Level::Hard, "Ada");
    let attempt =
        challenge.check(&record.to_string().parse().expect("a record")).expect("it proves something");
    assert_eq!(attempt.name, "Ada");
    let left: Vec<u8> = attempt.turns.iter().map(|turn| turn.stock_left).collect();
    assert!(left.is_sorted_by(|before, after| before >= after), "{left:?}");
    assert_eq!(attempt.won, left.last() == Some(&0));
    let played: usize = attempt.turns.iter().map(|turn| usize::from(turn.played)).sum();
    let is_own = |event: &&Event| matches!(event, Event::Play { seat, .. } if *seat == challenge.seat());
    assert_eq!(played, record.events.iter().filter(is_own).count());
    assert_eq!(attempt.others_left.len(), 1);
    // A round of a series with the same cards is the same deal.
    let mut config = challenge.table_config("Ada");
    config.rules = quick(2, 2).rules().to_owned();
    let from_series = Challenge::new(config, challenge.seat(), record.header.dealer, record.header.seed);
    let again = Challenge::of_record(&record, challenge.seat(), Level::Hard).expect("it comes from its seed");
    assert_eq!(again, challenge);
    assert_ne!(from_series.expect("it can be dealt").rules(), again.rules(), "other stock piles");
}

#[test]
fn nobody_claims_what_was_not_played() {
    let challenge = short();
    let record = play(&challenge, Level::Normal, "Ada");
    let check = |change: &dyn Fn(&mut Record)| {
        let mut changed = record.clone();
        change(&mut changed);
        challenge.check(&changed)
    };
    let other = |what| Err(AttemptError::OtherDeal(what));
    assert!(check(&|_| {}).is_ok());
    assert_eq!(check(&|record| record.header.seed = Seed::from_number(1)), other(OtherDeal::Cards));
    assert_eq!(
        check(&|record| record.header.dealer = record.header.setup.left_of(record.header.dealer)),
        other(OtherDeal::Dealer)
    );
    assert_eq!(
        check(&|record| record.header.seats[1].player = "bot:easy".to_owned()),
        other(OtherDeal::Players)
    );
    assert_eq!(
        check(&|record| record.header.seats[1].player = "human".to_owned()),
        other(OtherDeal::Players)
    );
    let larger =
        Setup::new(*Challenge::of_day(20_261_126, DayLength::Medium).rules(), 2, 2).expect("it can be dealt");
    assert_eq!(check(&|record| record.header.setup = larger), other(OtherDeal::Rules));
    assert_eq!(check(&|record| drop(record.events.pop())), Err(AttemptError::Unfinished));
    let is_broken = |result| matches!(result, Err(AttemptError::Record(_)));
    assert!(is_broken(check(&|record| record.events.swap(5, 6))));

    // A computer player that lets the other one win.
    let mut helped = challenge.table("Ada").expect("it can be dealt").record("0.1.0").expect("it was dealt");
    let mut round = challenge.table("Ada").expect("it can be dealt").round().expect("it was dealt").clone();
    while round.ending().is_none() {
        let seat = round.turn();
        let mv = match seat == challenge.seat() {
            true => Level::Normal.player(&helped.header.seed, seat).choose(&round.view(seat)),
            false => round.legal_moves().iter().last().expect("a move"),
        };
        round.play_into(seat, mv, &mut helped.events).expect("a legal move");
    }
    assert!(matches!(challenge.check(&helped), Err(AttemptError::Deviation { .. })));
}

#[test]
fn the_deal_of_a_round_becomes_a_challenge() {
    for record in [played(quick(4, 2), 3, Level::Normal), classic()] {
        let challenge =
            Challenge::of_record(&record, Seat::from_index(2), Level::Hard).expect("from its seed");
        let mut own = record.clone();
        own.header.seats[2].player = "human".to_owned();
        let attempt = challenge.check(&own).map(|attempt| attempt.turns.len());
        assert!(attempt.is_ok_and(|turns| turns > 1));
        // Another seat is another challenge.
        let other = Challenge::of_record(&record, Seat::ONE, Level::Hard).expect("from its seed");
        assert_ne!(other.to_string(), challenge.to_string());
    }
    let mut foreign = played(quick(2, 2), 3, Level::Normal);
    foreign.header.seats[1].player = "cmd:python bot.py".to_owned();
    let refused = Challenge::of_record(&foreign, Seat::ONE, Level::Hard);
    assert!(matches!(refused, Err(ChallengeError::Player { .. })), "{refused:?}");
}

#[test]
fn a_challenge_goes_from_hand_to_hand_with_the_rounds_that_were_played() {
    let challenge = short();
    let records = [play(&challenge, Level::Normal, "Ada"), play(&challenge, Level::Easy, "Łukasz 🪨")];
    for count in 0..=2 {
        let file = ChallengeFile { challenge: challenge.clone(), records: records[..count].to_vec() };
        let text = file.to_string();
        assert!(ChallengeFile::is_begun_in(&text));
        assert_eq!(text.parse(), Ok(file.clone()));
        assert_eq!(file.names().collect::<Vec<_>>(), ["Ada", "Łukasz 🪨"][..count]);
    }
    assert!(!ChallengeFile::is_begun_in(&records[0].to_string()));

    let file = ChallengeFile { challenge: challenge.clone(), records: records.to_vec() };
    let text = file.to_string();
    let read = |text: &str| text.parse::<ChallengeFile>().map(|_| ()).map_err(|error| error.to_string());
    let second = 2 + records[0].to_string().lines().count();
    let broken = text.replacen(r#""event":"turn""#, r#""event":"spin""#, usize::MAX);
    assert!(read(&broken).is_err_and(|error| error.starts_with("line 4: ")), "the line is the file's");
    let broken = text.replace(r#""round":1,"#, r#""round":0,"#);
    assert!(read(&broken).is_err_and(|error| error.starts_with("line 2: ")));
    let lines: Vec<&str> = text.lines().collect();
    let cut = [&lines[..second], &["{}"], &lines[second..]].concat().join("\n");
    assert!(read(&cut).is_err_and(|error| error.starts_with(&format!("line {}: ", second + 1))));
    assert!(
        read(&text.replacen(r#""version":1"#, r#""version":2"#, 1)).is_err_and(|why| why.contains("newer"))
    );
    assert!(read(&text.replacen("challenge", "record", 1)).is_err_and(|why| why.contains("no challenge")));
    let many = ChallengeFile { challenge, records: vec![records[0].clone(); ChallengeFile::MAX_RECORDS + 1] };
    assert_eq!(many.to_string().parse::<ChallengeFile>(), Err(ChallengeFileError::TooMany));
}
