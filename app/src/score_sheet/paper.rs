//! Draws the score sheet on A4 pages: one SVG per page, in millimetres, black on white.

use std::borrow::Cow;
use std::fmt::Write as _;

use skipstone_core::Team;

use super::{Cell, Row, Sheet};

/// The width of the paper in millimetres.
pub(super) const WIDTH: f32 = 210.0;
/// The height of the paper in millimetres.
pub(super) const HEIGHT: f32 = 297.0;
/// The left and right margin.
const MARGIN: f32 = 20.0;
/// The left edge of the right margin.
const RIGHT: f32 = WIDTH - MARGIN;
/// The bottom edge of a page's contents.
const BOTTOM: f32 = HEIGHT - 26.0;
/// The height of a round's row.
const ROW: f32 = 8.2;
/// The height of a note's line.
const NOTE: f32 = 5.0;
/// The left edges of the fixed columns and of the first team's column.
const ROUND: f32 = MARGIN + 12.0;
const DATE: f32 = ROUND + 6.0;
const DEALER: f32 = DATE + 30.0;
const TEAMS: f32 = DEALER + 28.0;

const BLACK: &str = "#000";
const GREY: &str = "#666";
const PALE: &str = "#ccc";

/// Measures the width of a text at a font size of 1 mm, in millimetres.
pub(super) type Measure<'a> = &'a dyn Fn(&str) -> f32;

/// Draws the pages of a sheet, each as a complete SVG.
pub(super) fn pages(sheet: &Sheet, measure: Measure<'_>) -> Vec<String> {
    let mut rows = sheet.rows.as_slice();
    let mut pages = Vec::new();
    loop {
        let mut page = Page { sheet, measure, svg: String::new(), y: 20.0 };
        page.head(pages.is_empty());
        let room = BOTTOM - page.y;
        let last = rows.len() as f32 * ROW + foot_height(sheet) <= room;
        // At least one round goes onto the page with the totals.
        let fit = ((room / ROW) as usize).min(rows.len().saturating_sub(1));
        let (here, rest) = rows.split_at(if last { rows.len() } else { fit });
        here.iter().for_each(|row| page.row(row));
        if last {
            page.foot();
        }
        pages.push(page.svg);
        rows = rest;
        if last {
            break;
        }
    }
    let count = pages.len();
    let numbered = |(number, page): (usize, &String)| paper(page, number, count);
    (1..).zip(&pages).map(numbered).collect()
}

/// Wraps a page's contents in an SVG, with a page number if there are several.
fn paper(page: &str, number: usize, count: usize) -> String {
    let number = match count {
        1 => String::new(),
        _ => text(WIDTH / 2.0, HEIGHT - 14.0, 3.4, &format!("{number} / {count}"), GREY, Anchor::Middle),
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"Fira Sans\">\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>{page}{number}</svg>"
    )
}

/// The height of everything below the last round.
fn foot_height(sheet: &Sheet) -> f32 {
    34.0 + NOTE * sheet.notes.len() as f32
}

/// A page that is drawn from top to bottom.
struct Page<'a> {
    sheet: &'a Sheet,
    measure: Measure<'a>,
    svg: String,
    /// The baseline of the next line, from the top edge.
    y: f32,
}

impl Page<'_> {
    /// Draws the logo, the date, the title and the column headings, and on the first page the players and the rules.
    fn head(&mut self, first: bool) {
        let sheet = self.sheet;
        self.brand();
        self.words(RIGHT, 3.6, &sheet.began, GREY, Anchor::End);
        self.down(if first { 19.0 } else { 13.0 });
        // A long title gets a smaller font before it is shortened.
        let size: f32 = if first { 10.0 } else { 5.5 };
        let size = size.min((RIGHT - MARGIN) / (self.measure)(&sheet.title).max(1.0)).max(5.0);
        self.line(size, &sheet.title, BLACK);
        if first {
            self.down(1.4);
            for (words, size, colour) in
                sheet.players.iter().map(|players| (players, 4.4, BLACK)).chain([(&sheet.rules, 3.8, GREY)])
            {
                self.down(6.6);
                self.line(size, words, colour);
            }
        }
        if !sheet.rows.is_empty() {
            self.down(if first { 18.0 } else { 13.0 });
            self.headings();
        }
    }

    /// The logo and the name of the game.
    fn brand(&mut self) {
        let y = self.y - 1.4;
        for (x, radius) in [(2.0, 2.0), (7.2, 2.8), (14.4, 3.8)] {
            let (x, flat) = (MARGIN + x, radius * 0.3);
            let _ = write!(
                self.svg,
                "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{radius}\" ry=\"{flat}\" fill=\"none\" \
                 stroke=\"{BLACK}\" stroke-width=\"0.35\"/>"
            );
        }
        self.words(MARGIN + 21.0, 4.4, "Skipstone", BLACK, Anchor::Start);
    }

    fn headings(&mut self) {
        let sheet = self.sheet;
        let head = &sheet.headings;
        self.words(ROUND, 3.4, &head.round, GREY, Anchor::End);
        self.words(DATE, 3.4, &head.date, GREY, Anchor::Start);
        self.words(DEALER, 3.4, &head.dealer, GREY, Anchor::Start);
        for (at, team) in sheet.teams.iter().enumerate() {
            let name = self.shortened(team, 4.2, self.column() - 3.0);
            self.words(self.team(at), 4.2, &name, BLACK, Anchor::End);
        }
        self.down(2.6);
        self.rule(0.5, BLACK);
    }

    /// Draws the row of a round.
    fn row(&mut self, row: &Row) {
        self.down(ROW - 2.6);
        self.words(ROUND, 4.0, &row.number, BLACK, Anchor::End);
        self.words(DATE, 3.6, &row.date, GREY, Anchor::Start);
        let dealer = self.shortened(&row.dealer, 4.0, TEAMS - DEALER - 2.0);
        self.words(DEALER, 4.0, &dealer, BLACK, Anchor::Start);
        for (at, cell) in row.cells.iter().enumerate() {
            self.cell(at, *cell, row.winner == Some(Team::from_index(at)));
        }
        self.down(2.6);
        self.rule(0.15, PALE);
    }

    /// Draws a team's points of a round; the winner's are emphasized.
    fn cell(&mut self, team: usize, cell: Cell, won: bool) {
        let right = self.team(team);
        let widest = self.sheet.totals.iter().max().copied().unwrap_or_default().to_string();
        let gained = right - 4.2 * (self.measure)(&widest) - 2.4;
        match won {
            true => self.heavy_words(gained, 3.4, &cell.gain()),
            false => self.words(gained, 3.4, &cell.gain(), GREY, Anchor::End),
        }
        self.words(right, 4.2, &cell.total.to_string(), BLACK, Anchor::End);
    }

    /// Draws the totals, the progress bars, the outcome and the notes.
    fn foot(&mut self) {
        let sheet = self.sheet;
        if !sheet.rows.is_empty() {
            self.rule(0.5, BLACK);
            self.down(10.0);
            self.words(DEALER, 4.2, &sheet.headings.total, BLACK, Anchor::Start);
            for (at, total) in sheet.totals.iter().enumerate() {
                let (right, total) = (self.team(at), total.to_string());
                match sheet.leaders.contains(&Team::from_index(at)) {
                    true => self.heavy_words(right, 6.4, &total),
                    false => self.words(right, 6.4, &total, BLACK, Anchor::End),
                }
            }
            self.down(3.0);
            for (at, part) in sheet.progress.iter().flatten().enumerate() {
                self.bar(at, *part);
            }
        }
        self.down(16.0);
        self.line(6.0, &sheet.outcome, BLACK);
        self.down(2.0);
        for note in &sheet.notes {
            self.down(NOTE);
            self.line(3.4, &format!("* {note}"), GREY);
        }
    }

    /// Draws a team's progress bar; `part` is from 0 to 1.
    fn bar(&mut self, team: usize, part: f32) {
        let (width, y) = (self.column() - 5.0, self.y);
        let left = self.team(team) - width;
        for (width, fill) in [(width, "none"), (width * part, BLACK)] {
            let _ = write!(
                self.svg,
                "<rect x=\"{left}\" y=\"{y}\" width=\"{width}\" height=\"1.6\" fill=\"{fill}\" \
                 stroke=\"{BLACK}\" stroke-width=\"0.2\"/>"
            );
        }
    }

    /// The width of a team's column.
    fn column(&self) -> f32 {
        ((RIGHT - TEAMS) / self.sheet.teams.len() as f32).min(40.0)
    }

    /// The right edge of a team's column.
    fn team(&self, at: usize) -> f32 {
        RIGHT - self.column() * (self.sheet.teams.len() - 1 - at) as f32
    }

    fn down(&mut self, by: f32) {
        self.y += by;
    }

    /// Draws a horizontal line between the margins.
    fn rule(&mut self, thick: f32, colour: &str) {
        let y = self.y;
        let _ = write!(
            self.svg,
            "<path d=\"M{MARGIN} {y}H{RIGHT}\" stroke=\"{colour}\" stroke-width=\"{thick}\"/>"
        );
    }

    /// Draws a text, shortened to the width between the margins.
    fn line(&mut self, size: f32, words: &str, colour: &str) {
        let words = self.shortened(words, size, RIGHT - MARGIN);
        self.words(MARGIN, size, &words, colour, Anchor::Start);
    }

    fn words(&mut self, x: f32, size: f32, words: &str, colour: &str, anchor: Anchor) {
        self.svg.push_str(&text(x, self.y, size, words, colour, anchor));
    }

    /// Draws bold text that ends at `x`. The font has one weight only, so an outline makes it bolder.
    fn heavy_words(&mut self, x: f32, size: f32, words: &str) {
        let text = text(x, self.y, size, words, BLACK, Anchor::End);
        let _ = write!(self.svg, "<g stroke=\"{BLACK}\" stroke-width=\"{}\">{text}</g>", size * 0.05);
    }

    /// Shortens a text to a width in millimetres.
    fn shortened(&self, words: &str, size: f32, room: f32) -> String {
        let fits = |words: &str| size * (self.measure)(words) <= room;
        if fits(words) {
            return words.to_owned();
        }
        let letters: Vec<char> = words.chars().collect();
        let cut = |kept: usize| letters[..kept].iter().chain(&['…']).collect::<String>();
        // A binary search for the number of letters that fit.
        let (mut fitting, mut over) = (0, letters.len());
        while over - fitting > 1 {
            let middle = (fitting + over) / 2;
            if fits(&cut(middle)) { fitting = middle } else { over = middle }
        }
        cut(fitting)
    }
}

/// The end of a text that is placed at `x`.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// An SVG text element.
pub(super) fn text(x: f32, y: f32, size: f32, words: &str, colour: &str, anchor: Anchor) -> String {
    let anchor = match anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let words: String = words.chars().map(escaped).collect();
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{colour}\" text-anchor=\"{anchor}\" \
         xml:space=\"preserve\">{words}</text>"
    )
}

/// Escapes a letter for XML; one that XML can't hold becomes a space.
fn escaped(letter: char) -> Cow<'static, str> {
    match letter {
        '&' => "&amp;".into(),
        '<' => "&lt;".into(),
        '>' => "&gt;".into(),
        '\u{fffe}' | '\u{ffff}' => " ".into(),
        control if control.is_control() => " ".into(),
        letter => letter.to_string().into(),
    }
}
