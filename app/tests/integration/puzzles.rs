//! Puzzles in the whole window: from the title screen to the answer and the next one.

use std::time::{Duration, Instant};

use jiff::{Timestamp, Zoned};
use skipstone::app::Message;
use skipstone::board::focus::KeyCommand;
use skipstone::locale::Language;
use skipstone::puzzles::{self, Progress, PuzzleHistory, TimedSet, Wanted};
use skipstone::screen::puzzles::Message as PageMessage;
use skipstone::screen::table::{self, PuzzleMessage};
use skipstone::store::Store;
use skipstone::widget::board::BoardEvent;
use skipstone_core::Move;
use skipstone_core::milestone::{Milestone, PUZZLES_IN_A_ROW};
use skipstone_core::puzzle::{Answer, Percent, Puzzle, PuzzleKind};

use crate::english::ENGLISH;
use crate::round_end::Window;
use crate::seen::Seen;

/// The puzzle that comes next.
fn next_puzzle(store: &Store) -> Option<&'static Puzzle> {
    Wanted::default().next(&PuzzleHistory::read(store).expect("a store"), Zoned::now().date())
}

/// A move that ends the turn at once.
fn discard(puzzle: &Puzzle) -> Move {
    let moves = puzzle.round().legal_moves();
    moves.iter().find(|mv| !mv.is_play()).expect("a card to discard")
}

fn task(puzzle: &Puzzle) -> String {
    match puzzle.answer() {
        Answer::PlayItOut { stock_cards, .. } => {
            english!("puzzle-task-play-it-out", count = usize::from(*stock_cards))
        }
        Answer::WhatNow { .. } => english!("puzzle-task-what-now"),
    }
}

/// Plays the answer, and sees it praised only once it is complete.
async fn solve(window: &mut Window, puzzle: &Puzzle) {
    let solved = english!("puzzle-solved");
    for mv in puzzle.answer().line() {
        assert!(!window.shows(&solved), "{:?}", window.texts());
        window.play(*mv).await;
    }
    assert!(window.shows(&solved), "{puzzle}: {:?}", window.texts());
    assert!(offers_next(window));
}

/// Whether the button for the next puzzle can be pressed.
fn offers_next(window: &Window) -> bool {
    let clicked = window.messages_of_click(&english!("puzzle-next"));
    let next =
        |message: &Message| matches!(message, Message::Table(table::Message::Puzzle(PuzzleMessage::Next)));
    clicked.iter().any(next)
}

#[tokio::test(start_paused = true)]
async fn a_puzzle_is_missed_solved_and_followed_by_the_next() {
    let store = Store::in_memory();
    let first = next_puzzle(&Store::in_memory()).expect("a puzzle");
    let mut window = Window::at_home(&store, Language::ENGLISH);
    window.click(&english!("puzzles-title"));
    window.click(&english!("puzzles-first"));
    window.settle().await;
    let next = english!("puzzle-next");
    assert!(window.shows(&task(first)), "{:?}", window.texts());
    assert!(!offers_next(&window), "nothing is decided yet");
    let buttons = ["puzzle-next", "puzzle-again", "puzzle-show", "puzzle-all"];
    let places = |window: &Window| buttons.map(|words| window.bounds(&english!(words)).snap());
    let before = places(&window);
    assert!(!window.shows(&english!("table-hint")), "a hint would tell the answer");

    // Nobody else sits at this table.
    window.click(&english!("table-menu"));
    for (words, shown) in
        [("puzzle-stay", true), ("puzzle-leave", true), ("menu-stay", false), ("menu-leave", false)]
    {
        assert_eq!(window.shows(&english!(words)), shown, "{words}");
    }
    window.click(&english!("puzzle-stay"));
    window.tell(Message::Table(table::Message::Hint));
    assert!(window.shows(&english!("puzzle-no-hints")), "{:?}", window.texts());

    // The turn ends without an answer: that counts, and the answer isn't told yet.
    window.play(discard(first)).await;
    let texts = window.texts();
    assert!(offers_next(&window), "{texts:?}");
    assert_eq!(places(&window), before, "no button comes to lie under the pointer for another");
    let progress = Progress::of(&store.tried_puzzles().expect("a store"));
    assert!(progress.change < 0 && progress.solved == 0 && progress.rating.is_none());
    assert!(texts.contains(&english!("puzzle-own-rating-later", count = puzzles::UNRATED - 1)), "{texts:?}");
    assert!(texts.contains(&english!("puzzle-returns", days = 1)), "{texts:?}");
    // Nothing more is played in this try.
    window.play(first.answer().line()[0]).await;
    assert!(window.shows(&english!("puzzle-over")));
    window.click(&english!("puzzle-again"));
    window.settle().await;
    assert!(!window.shows(&english!("puzzle-solved")) && window.shows(&task(first)));
    solve(&mut window, first).await;
    let tried = store.tried_puzzles().expect("a store");
    assert!(tried.len() == 1 && tried[0].solved && !tried[0].is_solved_at_once());

    // The answer is shown, and a try after it counts as little as the answer.
    window.click(&next);
    window.settle().await;
    let second = next_puzzle(&store).expect("a puzzle");
    assert!(second.id() != first.id() && window.shows(&task(second)));
    window.click(&english!("puzzle-show"));
    window.settle().await;
    assert!(window.shows(&english!("puzzle-answer")) && !window.shows(&english!("puzzle-solved")));
    assert!(offers_next(&window), "it was seen");
    let steps = second.answer().line().len();
    // To the end, back to the position, and on by a leap.
    let on = (2..=steps).map(|step| ("›", step));
    let back = (0..steps).rev().map(|step| ("‹", step));
    for (button, step) in on.chain(back) {
        window.click(button);
        window.settle().await;
        let count = english!("puzzle-step-count", step = step, steps = steps);
        assert!(window.shows(&count), "{button} {step}: {:?}", window.texts());
    }
    window.tell(Message::Table(table::Message::Puzzle(PuzzleMessage::Step(steps))));
    window.settle().await;
    assert!(window.shows(&english!("puzzle-step-count", step = steps, steps = steps)));
    window.click(&english!("puzzle-again"));
    window.settle().await;
    assert!(!window.shows(&english!("puzzle-answer")));
    solve(&mut window, second).await;
    let tried = store.tried_puzzles().expect("a store");
    assert!(tried.len() == 2 && tried[1].solved && !tried[1].is_solved_at_once());

    window.click(&english!("table-menu"));
    window.click(&english!("puzzle-leave"));
    let progress = Progress::of(&tried);
    let solved = english!("puzzles-solved-of", solved = progress.solved, all = puzzles::all().len());
    assert!(window.shows(&solved) && window.shows(&english!("puzzles-result", result = "later")));
}

#[tokio::test(start_paused = true)]
async fn a_pasted_puzzle_opens_and_anything_else_is_refused_in_words() {
    let store = Store::in_memory();
    let mut window = Window::at_home(&store, Language::ENGLISH);
    window.click(&english!("puzzles-title"));
    let paste = |text: &str| Message::Puzzles(PageMessage::Pasted(Some(text.to_owned())));
    let whole = puzzles::all()[0].to_string();
    let unrated = whole.lines().filter(|line| !line.starts_with("rating")).collect::<Vec<_>>().join("\n");
    for (text, why) in [
        (unrated.as_str(), english!("puzzles-paste-key", key = "rating")),
        ("kind: play-it-out", english!("puzzles-paste-position")),
        ("hello", english!("puzzles-paste-key", key = "kind")),
        (&format!("{whole}b9: 1"), english!("puzzles-paste-line", line = whole.lines().count() + 1)),
    ] {
        window.tell(paste(text));
        assert!(window.shows(&english!("puzzles-paste-wrong", why = why)), "{text}: {:?}", window.texts());
    }
    window.tell(Message::Puzzles(PageMessage::Pasted(None)));
    assert!(window.shows(&english!("puzzles-paste-empty")));

    // One whose answer ends the round, of which nothing is told but that.
    let ends = |puzzle: &&Puzzle| {
        let mut round = puzzle.round().clone();
        let me = round.turn();
        puzzle.answer().line().iter().for_each(|mv| round.play_into(me, *mv, &mut ()).expect("a legal move"));
        round.ending().is_some()
    };
    let puzzle = puzzles::all().iter().find(ends).expect("some answer ends the round");
    window.tell(paste(&puzzle.to_string()));
    window.settle().await;
    solve(&mut window, puzzle).await;
    let texts = window.texts();
    assert!(!texts.contains(&english!("result-new-game")), "{texts:?}");
    assert!(store.tried_puzzles().expect("a store")[0].is_solved_at_once());
    window.click(&english!("table-undo"));
    window.settle().await;
    assert!(!window.shows(&english!("puzzle-solved")), "{:?}", window.texts());
    assert!(store.rounds().expect("a store").is_empty(), "puzzles are no rounds");
}

#[tokio::test(start_paused = true)]
async fn a_worse_turn_is_told_what_it_is_worth() {
    let store = Store::in_memory();
    let puzzle = puzzles::all().iter().find(|puzzle| puzzle.kind() == PuzzleKind::WhatNow).expect("one");
    let Answer::WhatNow { next, chance, next_chance, .. } = puzzle.answer() else { panic!("another kind") };
    let mut window = Window::at_home(&store, Language::ENGLISH);
    window.click(&english!("puzzles-title"));
    window.tell(Message::Puzzles(PageMessage::Open(puzzle.id())));
    window.settle().await;
    for mv in next {
        window.play(*mv).await;
    }
    assert!(window.shows(&english!("puzzle-worse")), "{:?}", window.texts());
    let worth = puzzle.chance_of(next, &skipstone_core::Seed::from_number(0));
    window.tell(Message::Table(table::Message::Puzzle(PuzzleMessage::Counted(next.clone(), Some(worth)))));
    let percent = |part: f64| (100.0 * part).round() as u32;
    let (tried, best) = (percent(worth.probability()), percent(chance.probability()));
    assert!(tried + 8 <= best);
    assert!(window.shows(&english!("puzzle-chance-tried", tried = tried, best = best)));
    let mistake = puzzle.mistake(next).expect("it is worse");
    assert!(window.shows(&english!("puzzle-mistake", mistake = mistake.name())), "{:?}", window.texts());
    // The answer isn't told with that, and neither is that this turn is the next best one.
    let told = |window: &Window, start: &str| window.texts().iter().any(|text| text.starts_with(start));
    let next_best = english!("puzzle-next-best", line = "");
    let next_best = next_best.trim_end_matches(['.', ' ']);
    assert!(!told(&window, next_best), "{:?}", window.texts());

    // Whoever opens it again by pasting it is told that it doesn't count any more.
    assert!(!window.shows(&english!("puzzle-tried-before")));
    window.click(&english!("puzzle-all"));
    window.tell(Message::Puzzles(PageMessage::Pasted(Some(puzzle.to_string()))));
    window.settle().await;
    assert!(window.shows(&english!("puzzle-tried-before")), "{:?}", window.texts());
    assert!(!window.shows(&english!("puzzle-show-counts")));
    // A right answer is told at once what it is good for, and what comes next to it.
    solve(&mut window, puzzle).await;
    let chances = |next: u32| english!("puzzle-chance-best", best = best, next = next);
    let of_puzzle = chances(percent(next_chance.probability()));
    assert!(window.shows(&of_puzzle) && told(&window, next_best), "{:?}", window.texts());
    // A turn that was tried and is better than the one that the puzzle names is the next best one.
    window.click(&english!("puzzle-again"));
    window.settle().await;
    for mv in next {
        window.play(*mv).await;
    }
    let better = Percent::of(next_chance.probability() + 0.05);
    window.tell(Message::Table(table::Message::Puzzle(PuzzleMessage::Counted(next.clone(), Some(better)))));
    window.click(&english!("puzzle-again"));
    window.settle().await;
    solve(&mut window, puzzle).await;
    assert!(window.shows(&chances(percent(better.probability()))), "{:?}", window.texts());

    // Only what is filtered is counted.
    window.click(&english!("puzzle-all"));
    let kind = |kind| Message::Puzzles(PageMessage::Kind(Some(kind)));
    window.tell(kind(PuzzleKind::WhatNow));
    assert!(window.shows(&english!("puzzles-tried", count = 1)));
    let left = english!("puzzles-left", left = 149, all = 150);
    assert!(told(&window, &left), "{:?}", window.texts());
    window.tell(kind(PuzzleKind::PlayItOut));
    assert!(!window.shows(&english!("puzzles-tried", count = 1)), "{:?}", window.texts());
}

/// One that was missed yesterday comes back today; what it leads to is told where it is played and in the list.
#[tokio::test(start_paused = true)]
async fn a_missed_puzzle_comes_back_and_another_like_it_follows() {
    let store = Store::in_memory();
    let missed = puzzles::all().iter().find(|puzzle| puzzle.rating() > 1500).expect("one");
    let yesterday = Zoned::now().yesterday().expect("a day");
    store.note_try(missed, false, &yesterday).expect("a store");
    let mut window = Window::at_home(&store, Language::ENGLISH);
    window.click(&english!("puzzles-title"));
    let told = |window: &Window, part: &str| window.texts().iter().any(|text| text.contains(part));
    for part in [english!("puzzles-due", count = 1), english!("puzzles-returns", days = 0)] {
        assert!(told(&window, &part), "{part}: {:?}", window.texts());
    }
    window.click(&english!("puzzles-next"));
    window.settle().await;
    assert!(window.shows(&task(missed)) && window.shows(&english!("puzzle-come-back")));
    // Missed again, it is away for three days, also if it is solved right after that.
    window.play(discard(missed)).await;
    assert!(window.shows(&english!("puzzle-returns", days = 3)), "{:?}", window.texts());
    window.click(&english!("puzzle-again"));
    window.settle().await;
    solve(&mut window, missed).await;
    assert!(window.shows(&english!("puzzle-returns", days = 3)), "{:?}", window.texts());

    let history = PuzzleHistory::read(&store).expect("a store");
    let other = puzzles::another_like(missed, &history).expect("another one");
    window.click(&english!("puzzle-another"));
    window.settle().await;
    assert!(window.shows(&task(other)) && !offers_next(&window), "{:?}", window.texts());
    window.tell(Message::Table(table::Message::Puzzle(PuzzleMessage::Favourite(true))));
    assert!(store.favourite_puzzles().expect("a store").contains(&other.id()));
    window.click(&english!("puzzle-all"));
    window.tell(Message::Puzzles(PageMessage::OnlyFavourites(true)));
    assert!(window.shows(&english!("puzzles-favourites-listed", count = 1)), "{:?}", window.texts());
    assert!(window.shows(&english!("puzzles-result", result = "new")), "it wasn’t tried yet");
    window.tell(Message::Puzzles(PageMessage::Favourite(other.id(), false)));
    assert!(window.shows(&english!("puzzles-no-such")), "{:?}", window.texts());
    assert!(store.favourite_puzzles().expect("a store").ids().next().is_none());
}

/// What is left out is listed at the end of a set, and nothing of it counts.
#[tokio::test(start_paused = true)]
async fn a_set_against_the_clock_ends_where_it_began() {
    let store = Store::in_memory();
    let mut window = Window::at_home(&store, Language::ENGLISH);
    window.click(&english!("puzzles-title"));
    window.click(&english!("timed-begin"));
    window.settle().await;
    let set = |message| Message::Table(table::Message::Puzzle(message));
    window.answer(&english!("timed-skip"));
    window.settle().await;
    // A turn that ends without an answer is missed, and the next puzzle follows by itself.
    for _ in 0..2 {
        assert!(window.shows("3:00"), "{:?}", window.texts());
        let typed = [KeyCommand::Type("h1>d4".to_owned()), KeyCommand::Submit];
        for key in typed {
            window.tell(Message::Table(table::Message::Board(BoardEvent::Key(key))));
        }
        window.settle().await;
    }
    let soon = Instant::now() + TimedSet::TIME - Duration::from_secs(4);
    window.tell(set(PuzzleMessage::Tick(soon)));
    assert!(!window.shows("3:00") && window.shows(&english!("timed-left")));
    window.tell(set(PuzzleMessage::Tick(soon + Duration::from_secs(5))));
    assert!(window.shows(&english!("timed-ended", solved = 0)), "{:?}", window.texts());
    let missed =
        window.texts().iter().filter(|text| **text == english!("puzzles-result", result = "new")).count();
    assert_eq!(missed, 3);
    assert!(store.tried_puzzles().expect("a store").is_empty(), "nothing of it counts");
    assert_eq!(store.best_timed_set(), Ok(None));

    // A set that is left ends, too.
    store.note_timed_set(4, Timestamp::UNIX_EPOCH).expect("a store");
    window.answer(&english!("timed-once-more"));
    window.settle().await;
    assert!(window.shows(&english!("timed-best", solved = 4)), "{:?}", window.texts());
    window.click(&english!("table-menu"));
    window.click(&english!("timed-end"));
    assert!(
        window.shows(&english!("timed-ended", solved = 0))
            && window.shows(&english!("timed-best", solved = 4))
    );
}

#[tokio::test(start_paused = true)]
async fn the_tenth_solved_puzzle_says_so() {
    let store = Store::in_memory();
    let next = || next_puzzle(&store).expect("a puzzle");
    for _ in 1..PUZZLES_IN_A_ROW {
        store.note_try(next(), true, &Zoned::now()).expect("a store");
    }
    let mut window = Window::at_home(&store, Language::ENGLISH);
    window.click(&english!("puzzles-title"));
    window.click(&english!("puzzles-next"));
    window.settle().await;
    solve(&mut window, next()).await;
    let reached = [Milestone::Puzzles(PUZZLES_IN_A_ROW), Milestone::PuzzlesInARow];
    let told = ENGLISH.reached_milestones(&reached).expect("two");
    assert!(window.shows(&told), "{told}: {:?}", window.texts());
}
