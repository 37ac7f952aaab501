//! Characters: which one a player has is known by how it plays, at the levels that play fast.

use std::array;

use skipstone_core::bot::{Bot, Character, Level};
use skipstone_core::{Card, Move, Preset, Rank, Seat, SeatView, Seed, Setup, Source, Target};

use crate::tables::{deal, preset_setup};

/// How many habits are watched.
const HABITS: usize = 12;

/// How many rounds a player is watched for.
const WATCHED: u64 = 30;

/// From how many times as many rounds a character is learned, of other deals. Characters that play slowly are known from fewer.
const fn training_samples(level: Level) -> u64 {
    match level {
        Level::Easy | Level::Normal => 40,
        Level::Expert => 5,
        _ => 10,
    }
}

/// Whom a player is watched against: one of its level without a character, or where that takes long, a faster one.
const fn opponent(level: Level) -> Level {
    match level {
        Level::Expert => Level::Hard,
        level => level,
    }
}

/// What was noticed of a player: for each habit a sum, and over how many turns.
#[derive(Debug, Clone, Copy, Default)]
struct HabitCounts([(f64, f64); HABITS]);

impl HabitCounts {
    /// Notices a move, as anybody could who saw the player's hand.
    fn notice(&mut self, view: &SeatView<'_>, mv: Move) {
        let Move::Put(source, target) = mv else { return };
        let card = view.source_card(source).expect("it is there");
        match target {
            Target::Build(pile) => self.notice_play(view, source, card, pile),
            Target::Discard(pile, owner) => self.notice_discard(view, card, owner, pile),
        }
    }

    fn notice_play(&mut self, view: &SeatView<'_>, source: Source, card: Card, pile: u8) {
        let from_hand = matches!(source, Source::Hand(_));
        let next = view.build_next(pile.into()).next();
        let stock = |seat| view.stock_top(seat).and_then(Card::rank);
        let opponents = view.setup().seats().filter(|seat| view.team(*seat) != view.team(view.seat()));
        let done = [
            from_hand && !card.is_wild(),
            matches!(source, Source::Discard(..)),
            card.is_wild(),
            next == Rank::ONE,
            opponents.filter(|seat| stock(*seat) == Some(next)).count() > 0,
            from_hand && view.hand_size(view.seat()) == 1,
        ];
        for ((sum, _), done) in self.0.iter_mut().zip(done) {
            *sum += f64::from(u8::from(done));
        }
    }

    /// A discard ends the turn.
    fn notice_discard(&mut self, view: &SeatView<'_>, card: Card, owner: Option<Seat>, pile: u8) {
        let top = view.discard_pile(owner.unwrap_or(view.seat()), pile.into()).next();
        let number = card.rank().map_or(0, Rank::number);
        let late = (0..4).map(|build| (12 + number - view.build_next(build).number()) % 12);
        let values = [
            u8::from(top.is_some_and(|top| top.rank() == card.rank())),
            u8::from(top.is_some_and(|top| card.rank().map(Rank::next) == top.rank())),
            u8::from(top.is_none()),
            view.hand().iter().filter(|card| card.is_wild()).count() as u8,
            late.min().unwrap_or(0),
            seen(view, card) as u8,
        ];
        let (plays, discards) = self.0.split_at_mut(6);
        plays.iter_mut().for_each(|(_, turns)| *turns += 1.0);
        for ((sum, turns), value) in discards.iter_mut().zip(values) {
            *sum += f64::from(value);
            *turns += 1.0;
        }
    }

    fn and(mut self, other: HabitCounts) -> HabitCounts {
        for ((sum, turns), (others, more)) in self.0.iter_mut().zip(other.0) {
            *sum += others;
            *turns += more;
        }
        self
    }

    /// The habits, each a share or an average of the turns.
    fn habits(&self) -> [f64; HABITS] {
        self.0.map(|(sum, turns)| sum / turns.max(1.0))
    }
}

/// How many cards of a card's rank a seat sees.
fn seen(view: &SeatView<'_>, card: Card) -> usize {
    let piles = view.setup().seats().flat_map(|seat| {
        (0..4).flat_map(move |pile| view.discard_pile(seat, pile)).chain(view.stock_top(seat))
    });
    let builds = (0..4).flat_map(|pile| view.build_pile(pile)).copied();
    let hand = view.hand();
    let all = piles.chain(builds).chain(hand.iter()).chain(view.completed());
    all.filter(|other| other.rank() == card.rank()).count()
}

/// What is noticed of a player in a round of two.
fn watch_round(level: Level, character: Option<Character>, setup: Setup, number: u64) -> HabitCounts {
    let seed = Seed::from_number(number);
    let (mut round, _) = deal(setup, number);
    let watched = Seat::from_index(number as usize % setup.seat_count());
    let player = |seat: Seat| {
        let own = seed.child(seat.index() as u64).short();
        if seat == watched { level.in_character(character, own) } else { opponent(level).seeded(own) }
    };
    let mut players: Vec<Box<dyn Bot>> = setup.seats().map(player).collect();
    let mut counts = HabitCounts::default();
    while round.ending().is_none() {
        let view = round.view(round.turn());
        let mv = players[view.seat().index()].choose(&view);
        if view.seat() == watched {
            counts.notice(&view, mv);
        }
        round.play_legal(mv, &mut ());
    }
    counts
}

/// The habits that a player shows in some rounds; the numbers of samples are those of different deals.
fn watch(level: Level, character: Option<Character>, setup: Setup, sample: u64) -> [f64; HABITS] {
    let rounds = (0..WATCHED).map(|round| watch_round(level, character, setup, sample * WATCHED + round));
    rounds.fold(HabitCounts::default(), HabitCounts::and).habits()
}

/// What was learned of a level's characters: the mean of each one's habits, and how habits vary together within a character.
struct TrainingData {
    means: [[f64; HABITS]; 11],
    covariance: [[f64; HABITS]; HABITS],
}

impl TrainingData {
    fn of(level: Level, setup: Setup) -> TrainingData {
        let count = training_samples(level);
        let samples = Character::ALL.map(|character| {
            let watch_sample = |sample| watch(level, Some(character), setup, 1000 + sample);
            (0..count).map(watch_sample).collect::<Vec<_>>()
        });
        let mean = |samples: &Vec<[f64; HABITS]>| -> [f64; HABITS] {
            array::from_fn(|habit| samples.iter().map(|sample| sample[habit]).sum::<f64>() / count as f64)
        };
        let means = samples.each_ref().map(mean);
        let deviations = samples.iter().zip(&means).flat_map(|(samples, mean)| {
            samples.iter().map(move |sample| array::from_fn(|habit| sample[habit] - mean[habit]))
        });
        let deviations: Vec<[f64; HABITS]> = deviations.collect();
        let covariance = array::from_fn(|one| {
            array::from_fn(|other| {
                deviations.iter().map(|deviation| deviation[one] * deviation[other]).sum::<f64>()
                    / deviations.len() as f64
            })
        });
        TrainingData { means, covariance }
    }

    /// The character whose habits are nearest to these (by Mahalanobis' distance).
    fn recognize(&self, habits: [f64; HABITS]) -> Character {
        let distance = |mean: &[f64; HABITS]| -> f64 {
            let deviation: [f64; HABITS] = array::from_fn(|habit| habits[habit] - mean[habit]);
            solve(self.covariance, deviation).iter().zip(deviation).map(|(one, other)| one * other).sum()
        };
        let all = Character::ALL.into_iter().zip(&self.means);
        let nearest = all.min_by(|(_, one), (_, other)| distance(one).total_cmp(&distance(other)));
        nearest.map(|(character, _)| character).expect("there are some")
    }
}

/// Solves a system of linear equations whose matrix is symmetric and positive.
fn solve(mut matrix: [[f64; HABITS]; HABITS], mut right: [f64; HABITS]) -> [f64; HABITS] {
    for pivot in 0..HABITS {
        let (row, at) = (matrix[pivot], right[pivot]);
        for other in (0..HABITS).filter(|other| *other != pivot) {
            let factor = matrix[other][pivot] / row[pivot];
            matrix[other].iter_mut().zip(row).for_each(|(value, above)| *value -= factor * above);
            right[other] -= factor * at;
        }
    }
    array::from_fn(|at| right[at] / matrix[at][at])
}

/// Which of the characters are taken for which others, of so many trials each.
fn mistaken(level: Level, setup: Setup, trials: u64) -> Vec<(Character, Character)> {
    let training = TrainingData::of(level, setup);
    let trial = |character| (0..trials).map(move |sample| (character, sample));
    let all = Character::ALL.into_iter().flat_map(trial);
    let taken = all.map(|(character, sample)| {
        (character, training.recognize(watch(level, Some(character), setup, sample)))
    });
    taken.filter(|(character, taken)| character != taken).collect()
}

/// At most one of five is taken for another one.
fn check(level: Level) {
    let trials = 5;
    let mistaken = mistaken(level, preset_setup(Preset::Standard, 2, 2), trials);
    let all = Character::ALL.len() * trials as usize;
    assert!(mistaken.len() * 5 <= all, "of {all}, {} are mistaken: {mistaken:?}", mistaken.len());
}

#[test]
fn characters_are_known_at_easy() {
    check(Level::Easy);
}

#[test]
fn characters_are_known_at_normal() {
    check(Level::Normal);
}

#[test]
fn characters_are_known_at_hard() {
    check(Level::Hard);
}

#[test]
#[ignore = "takes half an hour, nearly all of it at expert; prints the figures of docs/bots.md"]
#[expect(clippy::print_stdout)]
fn how_many_characters_are_known() {
    for level in Level::OPPONENTS {
        let (preset, trials) = match level {
            // Long rounds of experts would take hours.
            Level::Expert => (Preset::Quick, 3),
            _ => (Preset::Standard, 20),
        };
        let all = Character::ALL.len() * trials as usize;
        let mistaken = mistaken(level, preset_setup(preset, 2, 2), trials).len();
        println!("{level}: {:.1} % of {all}", 100.0 * (all - mistaken) as f32 / all as f32);
    }
}
