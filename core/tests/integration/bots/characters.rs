//! Characters: which one a player has is known by how it plays.

use std::array;

use skipstone_core::bot::{Bot, Character, Level};
use skipstone_core::{Card, Move, Pile, Preset, Rank, Seat, SeatView, Seed, Setup, Source, Target};

use crate::tables::{deal, preset_setup};

/// How many habits are watched: of plays, and of discards.
const PLAY_HABITS: usize = 6;
const DISCARD_HABITS: usize = 16;
const HABITS: usize = PLAY_HABITS + DISCARD_HABITS;

type PerCharacter<T> = [T; Character::ALL.len()];

/// How many rounds a player is watched for.
const WATCHED_ROUNDS: usize = 30;

/// Whom a player is watched against: one of its level without a character, or where that takes long, a faster one.
const fn opponent(level: Level) -> Level {
    match level {
        Level::Expert => Level::Hard,
        level => level,
    }
}

/// What was noticed of a player: a sum for each habit, and over how many turns.
#[derive(Debug, Clone, Copy, Default)]
struct HabitCounts {
    sums: [f64; HABITS],
    turns: f64,
}

impl HabitCounts {
    /// Notices a move, as anybody could who saw the player's hand.
    fn notice(&mut self, view: &SeatView<'_>, mv: Move) {
        let Move::Put(source, target) = mv else { return };
        let card = view.source_card(source).expect("it is there");
        let (plays, discards) = self.sums.split_at_mut(PLAY_HABITS);
        match target {
            Target::Build(pile) => add(plays, play_habits(view, source, card, pile)),
            Target::Discard(pile, owner) => {
                add(discards, discard_habits(view, card, owner, pile));
                // A discard ends the turn.
                self.turns += 1.0;
            }
        }
    }

    fn and(mut self, other: HabitCounts) -> HabitCounts {
        add(&mut self.sums, other.sums);
        self.turns += other.turns;
        self
    }

    /// The habits, each an average of the turns.
    fn habits(&self) -> [f64; HABITS] {
        self.sums.map(|sum| sum / self.turns)
    }

    /// How far the sums are from those of a player who has these habits.
    fn deviation(&self, habits: &[f64; HABITS]) -> [f64; HABITS] {
        array::from_fn(|habit| self.sums[habit] - habits[habit] * self.turns)
    }
}

fn add<const N: usize>(sums: &mut [f64], values: [f64; N]) {
    sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
}

/// 1 for what is so, 0 for what isn't.
fn flag(is_so: bool) -> f64 {
    f64::from(u8::from(is_so))
}

fn play_habits(view: &SeatView<'_>, source: Source, card: Card, pile: Pile) -> [f64; PLAY_HABITS] {
    let from_hand = matches!(source, Source::Hand(_));
    let next = view.build_next(pile);
    [
        flag(from_hand && !card.is_wild()),
        flag(matches!(source, Source::Discard(..))),
        flag(card.is_wild()),
        flag(next == Rank::TWELVE),
        flag(opponents_stock(view).any(|rank| rank == next)),
        flag(from_hand && view.hand_size(view.seat()) == 1),
    ]
}

fn discard_habits(view: &SeatView<'_>, card: Card, owner: Seat, pile: Pile) -> [f64; DISCARD_HABITS] {
    let (top, rank) = (view.discard_pile(owner, pile).next(), card.rank());
    let top_rank = top.and_then(Card::rank);
    let in_hand: Vec<Rank> = view.hand().iter().filter_map(Card::rank).collect();
    // How far a value of the discarded card is above the mean of the hand's.
    let above_mean = |value: &dyn Fn(Rank) -> f64| {
        let mean = in_hand.iter().map(|rank| value(*rank)).sum::<f64>() / in_hand.len() as f64;
        rank.map_or(0.0, |rank| value(rank) - mean)
    };
    let late = |rank| f64::from(steps_to(view, rank));
    let seen = |rank| seen_count(view, rank) as f64;
    let open_within =
        |steps| opponents_stock(view).filter(|rank| steps_to(view, *rank) <= steps).count() as f64;
    [
        flag(top.is_some() && top_rank == rank),
        flag(top_rank.is_some() && top_rank == rank.map(Rank::next)),
        flag(top.is_none()),
        flag(top_rank.is_some() && top_rank < rank),
        view.hand().iter().filter(|card| card.is_wild()).count() as f64,
        in_hand.len() as f64,
        in_hand.iter().filter(|rank| steps_to(view, **rank) == 0).count() as f64,
        rank.map_or(0.0, late),
        rank.map_or(0.0, seen),
        above_mean(&late),
        above_mean(&seen),
        above_mean(&|rank| rank.number().into()),
        top_rank.map_or(0.0, late),
        open_within(0),
        open_within(2),
        Pile::ALL.iter().filter(|pile| view.discard_depth(owner, **pile) == 0).count() as f64,
    ]
}

/// The ranks of the opponents' stock cards.
fn opponents_stock<'a>(view: &'a SeatView<'_>) -> impl Iterator<Item = Rank> + 'a {
    let opponents = view.setup().seats().filter(|seat| view.team(*seat) != view.team(view.seat()));
    opponents.filter_map(|seat| view.stock_top(seat)?.rank())
}

/// How many cards must be played before a build pile takes this rank.
fn steps_to(view: &SeatView<'_>, rank: Rank) -> u8 {
    let steps = Pile::ALL.map(|build| (12 + rank.number() - view.build_next(build).number()) % 12);
    steps.into_iter().min().unwrap_or(0)
}

/// How many cards of a rank a seat sees.
fn seen_count(view: &SeatView<'_>, rank: Rank) -> usize {
    view.open_cards().chain(view.hand().iter()).filter(|card| card.rank() == Some(rank)).count()
}

/// What is noticed of a player in a round of two.
fn watch_round(level: Level, character: Character, setup: Setup, number: usize) -> HabitCounts {
    let seed = Seed::from_number(number as u64);
    let (mut round, _) = deal(setup, number as u64);
    let watched = Seat::from_index(number % setup.seat_count());
    let player = |seat: Seat| {
        let own = seed.child(seat.index() as u64).short();
        if seat == watched { level.in_character(Some(character), own) } else { opponent(level).seeded(own) }
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

/// What is noticed of each character in so many rounds, which are the same deals for all.
fn watch_characters(level: Level, rounds: usize) -> PerCharacter<Vec<HabitCounts>> {
    let setup = preset_setup(Preset::Standard, 2, 2);
    Character::ALL
        .map(|character| (0..rounds).map(|number| watch_round(level, character, setup, number)).collect())
}

fn sum(rounds: &[HabitCounts]) -> HabitCounts {
    rounds.iter().copied().fold(HabitCounts::default(), HabitCounts::and)
}

/// What was learned of a level's characters: each one's habits, and how the sums of a round scatter around them together.
struct TrainingData {
    habits: PerCharacter<[f64; HABITS]>,
    scatter: [[f64; HABITS]; HABITS],
}

impl TrainingData {
    fn of(watched: &PerCharacter<Vec<HabitCounts>>) -> TrainingData {
        let habits = watched.each_ref().map(|rounds| sum(rounds).habits());
        let mut scatter = [[0.0; HABITS]; HABITS];
        for (rounds, habits) in watched.iter().zip(&habits) {
            for deviation in rounds.iter().map(|round| round.deviation(habits)) {
                for (row, one) in scatter.iter_mut().zip(deviation) {
                    add(row, deviation.map(|other| one * other));
                }
            }
        }
        TrainingData { habits, scatter }
    }

    /// The character whose habits are nearest to what was noticed (by Mahalanobis' distance, but for a factor).
    fn recognize(&self, counts: &HabitCounts) -> Character {
        let distance = |habits: &[f64; HABITS]| -> f64 {
            let deviation = counts.deviation(habits);
            solve(self.scatter, deviation).iter().zip(deviation).map(|(one, other)| one * other).sum()
        };
        let all = Character::ALL.into_iter().zip(&self.habits);
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

/// Which of the characters are taken for which others: each is watched several times, and told by what was learned from the rounds of
/// all other times.
fn misidentified(level: Level, times: usize) -> Vec<(Character, Character)> {
    let watched = watch_characters(level, times * WATCHED_ROUNDS);
    let taken = (0..times).flat_map(|time| {
        let held_out = time * WATCHED_ROUNDS..(time + 1) * WATCHED_ROUNDS;
        let others =
            watched.each_ref().map(|rounds| [&rounds[..held_out.start], &rounds[held_out.end..]].concat());
        let training = TrainingData::of(&others);
        let taken = watched.each_ref().map(|rounds| training.recognize(&sum(&rounds[held_out.clone()])));
        Character::ALL.into_iter().zip(taken)
    });
    taken.filter(|(character, taken)| character != taken).collect()
}

/// At most one of five is taken for another one.
fn check(level: Level) {
    let times = 10;
    let misidentified = misidentified(level, times);
    let all = Character::ALL.len() * times;
    assert!(
        misidentified.len() * 5 <= all,
        "of {all}, {} are misidentified: {misidentified:?}",
        misidentified.len()
    );
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
#[ignore = "takes three quarters of an hour, nearly all of it at expert; prints the figures of docs/bots.md"]
#[expect(clippy::print_stdout)]
fn how_many_characters_are_known() {
    for level in Level::OPPONENTS {
        let times = if level == Level::Expert { 5 } else { 20 };
        let all = Character::ALL.len() * times;
        let misidentified = misidentified(level, times);
        let known = all - misidentified.len();
        println!(
            "{level}: {:.1} % of {all}; misidentified: {misidentified:?}",
            100.0 * known as f32 / all as f32
        );
    }
}
