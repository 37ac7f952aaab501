use skipstone_core::Seed;
use skipstone_core::bot::Level;
use skipstone_core::puzzle::make::Maker;
use skipstone_core::puzzle::{Answer, PuzzleKind, read_puzzles, write_puzzles};
use std::time::Instant;

#[test]
#[ignore]
fn scratch() {
    let kind =
        if std::env::var("KIND").unwrap() == "w" { PuzzleKind::WhatNow } else { PuzzleKind::PlayItOut };
    let count: usize = std::env::var("COUNT").unwrap().parse().unwrap();
    let seed: u64 = std::env::var("SEED").unwrap().parse().unwrap();
    let maker = Maker::new(kind, Seed::from_number(seed));
    let start = Instant::now();
    let next = std::sync::atomic::AtomicU64::new(0);
    let found = std::sync::Mutex::new(vec![]);
    std::thread::scope(|s| {
        for _ in 0..2 {
            s.spawn(|| {
                loop {
                    if found.lock().unwrap().len() >= count {
                        break;
                    }
                    let n = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if let Some(p) = maker.puzzle(n) {
                        println!("# {n} {:?} {}\n{p}---", start.elapsed(), p.id());
                        found.lock().unwrap().push((n, p));
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap();
    found.sort_by_key(|(n, _)| *n);
    found.truncate(count);
    println!("last {} puzzles {} {:?}", found.last().unwrap().0, found.len(), start.elapsed());
    let mut all: Vec<_> = found.into_iter().map(|(_, p)| p).collect();
    all.sort_by_key(|p| (p.rating(), p.id()));
    std::fs::write(std::env::var("OUT").unwrap(), write_puzzles(&all)).unwrap();
}

#[test]
#[ignore]
fn figures() {
    let all = read_puzzles(&std::fs::read_to_string(std::env::var("OUT").unwrap()).unwrap()).unwrap();
    for level in Level::ALL {
        let start = Instant::now();
        let c: usize = all.iter().map(|p| (2..4).filter(|s| p.is_found_by(level, *s)).count()).sum();
        println!("{level} solves {:.1} % {:?}", 50.0 * c as f64 / all.len() as f64, start.elapsed());
    }
    let mut ratings: Vec<u16> = all.iter().map(|p| p.rating()).collect();
    ratings.sort();
    println!("ratings {:?}", ratings);
    for l in [None, Some(Level::Easy), Some(Level::Normal), Some(Level::Hard), Some(Level::Expert)] {
        println!("found by {l:?}: {}", all.iter().filter(|p| p.found_by() == l).count());
    }
    for t in skipstone_core::puzzle::Theme::ALL {
        println!("{t} {}", all.iter().filter(|p| p.themes().contains(&t)).count());
    }
    let mut stock = [0; 31];
    for p in &all {
        if let Answer::PlayItOut { stock_cards, .. } = p.answer() {
            stock[*stock_cards as usize] += 1
        }
    }
    println!("{stock:?}");
}
