//! Lays out the score sheet on A4 pages.

use skipstone_core::Team;

use super::{Cell, Row, Sheet};
use crate::paper::{Anchor, BLACK, BOTTOM, Document, Fonts, GREY, MARGIN, PALE, Page, RIGHT};

/// The height of a round's row.
const ROW: f32 = 8.2;
/// The height of a note's line.
const NOTE: f32 = 5.0;
/// The left edges of the fixed columns and of the first team's column.
const ROUND: f32 = MARGIN + 12.0;
const DATE: f32 = ROUND + 6.0;
const DEALER: f32 = DATE + 30.0;
const TEAMS: f32 = DEALER + 28.0;

impl Document for Sheet {
    fn title(&self) -> &str {
        &self.title
    }

    fn language(&self) -> &str {
        &self.language
    }

    fn pages<'a>(&'a self, fonts: &'a Fonts) -> Vec<Page<'a>> {
        let mut rows = self.rows.as_slice();
        let mut pages = Vec::new();
        loop {
            let mut page = SheetPage { sheet: self, fonts, page: Page::new(fonts) };
            page.head(pages.is_empty());
            let room = BOTTOM - page.page.y();
            let last = rows.len() as f32 * ROW + foot_height(self) <= room;
            // At least one round goes onto the page with the totals.
            let fit = ((room / ROW) as usize).min(rows.len().saturating_sub(1));
            let (here, rest) = rows.split_at(if last { rows.len() } else { fit });
            here.iter().for_each(|row| page.row(row));
            if last {
                page.foot();
            }
            pages.push(page.page);
            rows = rest;
            if last {
                return pages;
            }
        }
    }
}

/// The height of everything below the last round.
fn foot_height(sheet: &Sheet) -> f32 {
    34.0 + NOTE * sheet.notes.len() as f32
}

/// A page of a score sheet.
struct SheetPage<'a> {
    sheet: &'a Sheet,
    fonts: &'a Fonts,
    page: Page<'a>,
}

impl SheetPage<'_> {
    /// Draws the logo, the date, the title and the column headings, and on the first page the players and the rules.
    fn head(&mut self, first: bool) {
        let sheet = self.sheet;
        self.page.brand(&sheet.began);
        self.page.down(if first { 19.0 } else { 13.0 });
        self.page.title(if first { 10.0 } else { 5.5 }, &sheet.title);
        if first {
            self.page.down(1.4);
            if let Some(players) = &sheet.players {
                self.page.paragraph(4.4, players, BLACK);
            }
            self.page.paragraph(3.8, &sheet.rules, GREY);
        }
        if !sheet.rows.is_empty() {
            self.page.down(if first { 18.0 } else { 13.0 });
            self.headings();
        }
    }

    fn headings(&mut self) {
        let sheet = self.sheet;
        let head = &sheet.headings;
        self.page.words(ROUND, 3.4, &head.round, GREY, Anchor::End);
        self.page.words(DATE, 3.4, &head.date, GREY, Anchor::Start);
        self.page.words(DEALER, 3.4, &head.dealer, GREY, Anchor::Start);
        for (at, team) in sheet.teams.iter().enumerate() {
            let name = self.page.shortened(team, 4.2, self.column() - 3.0);
            self.page.words(self.team(at), 4.2, &name, BLACK, Anchor::End);
        }
        self.page.down(2.6);
        self.page.rule(0.5, BLACK);
    }

    /// Draws the row of a round.
    fn row(&mut self, row: &Row) {
        self.page.down(ROW - 2.6);
        self.page.words(ROUND, 4.0, &row.number, BLACK, Anchor::End);
        self.page.words(DATE, 3.6, &row.date, GREY, Anchor::Start);
        let dealer = self.page.shortened(&row.dealer, 4.0, TEAMS - DEALER - 2.0);
        self.page.words(DEALER, 4.0, &dealer, BLACK, Anchor::Start);
        for (at, cell) in row.cells.iter().enumerate() {
            self.cell(at, *cell, row.winner == Some(Team::from_index(at)));
        }
        self.page.down(2.6);
        self.page.rule(0.15, PALE);
    }

    /// Draws a team's points of a round; the winner's are emphasized.
    fn cell(&mut self, team: usize, cell: Cell, won: bool) {
        let right = self.team(team);
        let widest = self.sheet.totals.iter().max().copied().unwrap_or_default().to_string();
        let gained = right - 4.2 * self.fonts.width(&widest) - 2.4;
        match won {
            true => self.page.heavy_words(gained, 3.4, &cell.gain(), Anchor::End),
            false => self.page.words(gained, 3.4, &cell.gain(), GREY, Anchor::End),
        }
        self.page.words(right, 4.2, &cell.total.to_string(), BLACK, Anchor::End);
    }

    /// Draws the totals, the progress bars, the outcome and the notes.
    fn foot(&mut self) {
        let sheet = self.sheet;
        if !sheet.rows.is_empty() {
            self.page.rule(0.5, BLACK);
            self.page.down(10.0);
            self.page.words(DEALER, 4.2, &sheet.headings.total, BLACK, Anchor::Start);
            for (at, total) in sheet.totals.iter().enumerate() {
                let (right, total) = (self.team(at), total.to_string());
                match sheet.leaders.contains(&Team::from_index(at)) {
                    true => self.page.heavy_words(right, 6.4, &total, Anchor::End),
                    false => self.page.words(right, 6.4, &total, BLACK, Anchor::End),
                }
            }
            self.page.down(3.0);
            for (at, part) in sheet.progress.iter().flatten().enumerate() {
                let width = self.column() - 5.0;
                self.page.bar(self.team(at) - width, width, *part);
            }
        }
        self.page.down(16.0);
        self.page.line(6.0, &sheet.outcome, BLACK);
        self.page.down(2.0);
        for note in &sheet.notes {
            self.page.down(NOTE);
            self.page.line(3.4, &format!("* {note}"), GREY);
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
}
