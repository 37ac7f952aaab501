//! The drawings of pebbles: each milestone has a colour and a mark of its own. They are put together here, as most marks are numbers.

use skipstone_core::bot::Level;
use skipstone_core::milestone::{IN_A_ROW, LARGE_TABLE, LONG_TURN, MANY_ROUNDS, Milestone, PUZZLES_IN_A_ROW};

/// How a pebble lies on the shelf.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PebbleState {
    /// It was found.
    Found,
    /// It was found, and not looked at yet: in a gold ring.
    New,
    /// It isn't there yet.
    Missing,
}

impl PebbleState {
    /// Every state.
    pub const ALL: [PebbleState; 3] = [PebbleState::Found, PebbleState::New, PebbleState::Missing];
}

/// The colours of marks, of what is missing, and of the ring.
const CARVED: &str = "#38291b";
const MISSING: &str = "#8fb9bf";
const GOLD: &str = "#ffc23d";

/// The lines of each digit, 10 wide and 16 high.
const DIGITS: [&str; 10] = [
    "M5 1C8.2 1 9 4.5 9 8S8.2 15 5 15 1 11.5 1 8 1.8 1 5 1z",
    "M2 4 5.5 1V15",
    "M1.3 4.500C1.6 2 3 1 5 1 7.4 1 8.8 2.5 8.8 4.6 8.8 6.3 7.8 7.6 6.2 9.400L1 15H9",
    "M1.4 2.800C2.2 1.6 3.4 1 4.9 1 7 1 8.4 2.3 8.4 4.200S7 7.5 4.6 7.500C7.3 7.5 9 8.9 9 11.100S7.4 15 4.9 15C3.1 15 1.7 14.3 1 13",
    "M6.6 15V1L1 10.500H9.4",
    "M8.3 1H2.300L1.6 7.200C2.4 6.5 3.5 6.1 4.7 6.1 7.3 6.1 9 7.9 9 10.500S7.2 15 4.7 15C3 15 1.7 14.3 1 13",
    "M8.2 2.300C7.4 1.4 6.5 1 5.3 1 2.5 1 1 4.2 1 8.8 1 12.9 2.6 15 5.1 15 7.4 15 9 13.2 9 10.700S7.5 6.5 5.2 6.500C3.4 6.5 1.8 7.6 1.1 9.4",
    "M1 1H9L4 15",
    "M5 7.500C2.9 7.5 1.6 6.2 1.6 4.300S3 1 5 1 8.4 2.4 8.4 4.3 7.1 7.5 5 7.500C2.5 7.5 1 9 1 11.200S2.6 15 5 15 9 13.5 9 11.2 7.5 7.5 5 7.500z",
    "M1.8 13.700C2.6 14.6 3.5 15 4.7 15 7.5 15 9 11.8 9 7.2 9 3.1 7.4 1 4.9 1 2.6 1 1 2.8 1 5.300S2.5 9.5 4.8 9.500C6.6 9.5 8.2 8.4 8.9 6.6",
];

/// What stands under a number: what was counted.
const WAVE: &str = "M32 43q2 -3 4 0t4 0 4 0 4 0";
const FLAGS: &str = "M34 42v3M40 42v3M46 42v3";
const SUN: &str = "M35 44.500a5 5 0 0 1 10 0z";
const PIECE: &str = "M37 41.500h6v4.500h-6z";
const PIECES: &str = "M33 42h4v4h-4zM43 42h4v4h-4z";

/// The drawing of a milestone's pebble, 80 by 60.
pub fn drawing(milestone: Milestone, state: PebbleState) -> String {
    let (colour, mark) = look(milestone);
    let ink = if state == PebbleState::Missing { MISSING } else { CARVED };
    let mark = format!(
        "<g fill='none' stroke='{ink}' stroke-width='2.6' stroke-linecap='round' stroke-linejoin='round'>{mark}</g>"
    );
    let body = match state {
        PebbleState::Missing => format!(
            "<ellipse cx='40' cy='30' rx='30' ry='22' fill='{MISSING}' fill-opacity='0.08' stroke='{MISSING}' \
             stroke-width='1.6' stroke-dasharray='4 3.5'/>"
        ),
        PebbleState::Found | PebbleState::New => format!(
            "<defs><radialGradient id='b' cx='0.36' cy='0.26' r='0.85'><stop offset='0' stop-color='#fff'/><stop \
             offset='0.3' stop-color='{colour}'/><stop offset='1' stop-color='{colour}'/></radialGradient></defs><ellipse \
             cx='40' cy='33' rx='30' ry='22' fill='#021118' fill-opacity='0.45'/><ellipse cx='40' cy='30' rx='30' ry='22' \
             fill='url(#b)' stroke='#2a1d10' stroke-opacity='0.55' stroke-width='1.5'/>"
        ),
    };
    let ring = match state {
        PebbleState::New => {
            format!(
                "<ellipse cx='40' cy='30' rx='37' ry='27.5' fill='none' stroke='{GOLD}' stroke-width='3'/>"
            )
        }
        PebbleState::Found | PebbleState::Missing => String::new(),
    };
    format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 60'>{body}{mark}{ring}</svg>")
}

/// A pebble's colour and the lines of its mark.
fn look(milestone: Milestone) -> (&'static str, String) {
    let path = |path: &str| format!("<path d='{path}'/>");
    let counted = |count: u32, sign: &str| {
        let number = number(count, 26.0);
        format!("{number}<path stroke-width='1.8' d='{sign}'/>")
    };
    match milestone {
        Milestone::Beat(level) => {
            let colour = match level {
                Level::Easy => "#a9c7a0",
                Level::Normal => "#8fb3d9",
                Level::Hard => "#d9a257",
                _ => "#a39be0",
            };
            let nth = Level::OPPONENTS.iter().position(|one| *one == level).unwrap_or_default();
            let steps = (0..=nth)
                .map(|step| format!("M{} 40V{}", 40 - 3 * nth + 6 * step, 33 - 5 * step))
                .collect::<String>();
            (colour, path(&steps))
        }
        Milestone::BeatPeople => (
            "#e0a48f",
            path(
                "M33 18a4 4 0 1 1 -0.01 0zM47 18a4 4 0 1 1 -0.01 0zM26 40q0 -10 7 -10t7 10M40 40q0 -10 7 -10t7 10",
            ),
        ),
        Milestone::WonTogether => {
            ("#e38181", path("M40 41C30 34 28 29 28 25c0 -7 9 -8 12 -2 3 -6 12 -5 12 2 0 4 -2 9 -12 16z"))
        }
        Milestone::WonLargeTable => (
            "#d8906f",
            number(LARGE_TABLE as u32, 30.0) + "<path stroke-width='1.8' d='M26 22v16M54 22v16'/>",
        ),
        Milestone::WonSeries => ("#c195d6", path("M33 42V18l16 5 -16 6")),
        Milestone::InARow => ("#63b0da", counted(IN_A_ROW, FLAGS)),
        Milestone::Comeback => ("#7fcabc", path("M32 22a11 11 0 1 1 -3 10M32 15v8h8")),
        Milestone::StockCards(cards) => {
            let colour = ["#dd9a55", "#e0b483", "#c77f43"][usize::from(cards) % 3];
            (colour, counted(cards.into(), WAVE))
        }
        Milestone::LongTurn => ("#b8a68e", number(LONG_TURN.into(), 30.0)),
        Milestone::NoWildWasted => (
            "#92cb6f",
            path("M40 16l3.5 8.5 9 0.7 -7 5.8 2.2 8.8 -7.7 -4.8 -7.7 4.8 2.2 -8.8 -7 -5.8 9 -0.700z"),
        ),
        Milestone::Flawless => ("#e9e7e2", path("M40 15l11 15 -11 15 -11 -15zM29 30h22")),
        Milestone::ManyRounds => ("#d6c58a", number(MANY_ROUNDS, 30.0)),
        Milestone::Days(days) => (if days < 10 { "#e8c648" } else { "#f0a93c" }, counted(days, SUN)),
        Milestone::Puzzles(count) => {
            let colour = match count {
                0..50 => "#a9b7e6",
                50..100 => "#95cfe0",
                100..300 => "#b6a5ea",
                _ => "#e2a9d6",
            };
            (colour, counted(count, PIECE))
        }
        Milestone::PuzzlesInARow => ("#8fd0b0", counted(PUZZLES_IN_A_ROW, PIECES)),
    }
}

/// The lines of a number, its centre at that height.
fn number(number: u32, centre: f32) -> String {
    let digits: Vec<usize> = number
        .to_string()
        .chars()
        .filter_map(|digit| digit.to_digit(10))
        .map(|digit| digit as usize)
        .collect();
    let size = if digits.len() > 2 { 1.0 } else { 1.25 };
    let step = 13.0 * size;
    let left = 40.0 - (step * digits.len() as f32 - 3.0 * size) / 2.0;
    let top = centre - 8.0 * size;
    let digit = |(place, digit): (usize, &usize)| {
        let x = left + step * place as f32;
        let lines = DIGITS.get(*digit).copied().unwrap_or_default();
        format!("<path transform='translate({x} {top}) scale({size})' d='{lines}'/>")
    };
    digits.iter().enumerate().map(digit).collect()
}
