//! Lays out the sheet of a round on A4 pages.

use super::{RoundSheet, Side};
use crate::paper::{Anchor, BLACK, BOTTOM, Document, Fonts, GREY, MARGIN, PALE, Page, RIGHT};

/// The right edge of the turns' numbers.
const NUMBER: f32 = MARGIN + 7.0;
/// The left edge of the players' names, and of what they did.
const NAME: f32 = NUMBER + 3.0;
const STORY: f32 = NAME + 30.0;
/// The font size of the story, and the height of a line.
const LETTER: f32 = 3.5;
const LINE: f32 = 4.7;
/// The gap above and below the line between two turns.
const GAP: f32 = 1.5;
/// A turn of more events has a line for each.
const FLOWING: usize = 3;
/// The lines of a turn that are never parted by the end of a page. Longer ones are.
const TOGETHER: usize = 12;
/// The right edges of the columns of results.
const LEFT: f32 = RIGHT - 22.0;
const POINTS: f32 = RIGHT;
/// The height of a line in the table of results.
const SIDE: f32 = 5.6;

impl Document for RoundSheet {
    fn title(&self) -> &str {
        &self.title
    }

    fn language(&self) -> &str {
        &self.language
    }

    fn pages<'a>(&'a self, fonts: &'a Fonts) -> Vec<Page<'a>> {
        let mut pages = RoundPages { sheet: self, fonts, done: Vec::new(), page: Page::new(fonts) };
        pages.head();
        pages.story("", "", &self.opening);
        for (number, turn) in (1..).zip(&self.turns) {
            pages.story(&number.to_string(), &turn.name, &turn.sentences);
        }
        pages.done.push(pages.page);
        pages.done
    }
}

/// The pages of a round: the finished ones and the current one.
struct RoundPages<'a> {
    sheet: &'a RoundSheet,
    fonts: &'a Fonts,
    done: Vec<Page<'a>>,
    page: Page<'a>,
}

impl RoundPages<'_> {
    /// Draws what stands above the turns on the first page.
    fn head(&mut self) {
        let sheet = self.sheet;
        self.page.brand(&sheet.date);
        self.page.down(19.0);
        self.page.title(10.0, &sheet.title);
        self.page.down(1.4);
        self.page.paragraph(3.8, &sheet.rules, GREY);
        self.page.down(12.0);
        self.results();
        self.page.down(4.0);
        self.page.paragraph(5.0, &sheet.outcome, BLACK);
        self.page.down(8.0);
        self.page.rule(0.5, BLACK);
    }

    /// Draws the table of results.
    fn results(&mut self) {
        let head = &self.sheet.headings;
        self.page.words(MARGIN, 3.4, &head.players, GREY, Anchor::Start);
        self.page.words(LEFT, 3.4, &head.left, GREY, Anchor::End);
        self.page.words(POINTS, 3.4, &head.points, GREY, Anchor::End);
        self.page.down(2.2);
        self.page.rule(0.3, BLACK);
        for side in &self.sheet.sides {
            self.side(side);
            self.page.down(0.8);
        }
    }

    fn side(&mut self, side: &Side) {
        let beside = self.fonts.width(&side.left) * 4.0;
        let room = (LEFT - beside - 6.0 - MARGIN).max((RIGHT - MARGIN) / 2.0);
        for (nth, line) in self.fonts.wrapped(&side.names, 4.0, room).iter().enumerate() {
            self.page.down(SIDE);
            let line = self.page.shortened(line, 4.0, room);
            match side.won {
                true => self.page.heavy_words(MARGIN, 4.0, &line, Anchor::Start),
                false => self.page.words(MARGIN, 4.0, &line, BLACK, Anchor::Start),
            }
            if nth == 0 {
                self.page.words(LEFT, 4.0, &side.left, BLACK, Anchor::End);
                self.page.words(POINTS, 4.0, &side.points, BLACK, Anchor::End);
            }
        }
    }

    /// Draws a turn: its number, the player and what happened.
    fn story(&mut self, number: &str, name: &str, sentences: &[String]) {
        let wrapped = |words: &str| self.fonts.wrapped(words, LETTER, RIGHT - STORY);
        let story = match sentences.len() {
            0..=FLOWING => wrapped(&sentences.join(" ")),
            _ => sentences.iter().flat_map(|words| wrapped(words)).collect(),
        };
        let names = self.fonts.wrapped(name, LETTER, STORY - NAME - 3.0);
        let lines = story.len().max(names.len());
        let height = lines as f32 * LINE + GAP;
        if lines <= TOGETHER && self.page.y() + height > BOTTOM {
            self.turn_page();
        }
        self.page.down(GAP);
        for nth in 0..lines {
            if self.page.y() + LINE > BOTTOM {
                self.turn_page();
                self.page.down(GAP);
            }
            self.page.down(LINE - 1.2);
            if nth == 0 {
                self.page.words(NUMBER, LETTER, number, GREY, Anchor::End);
                self.name(&names);
            }
            if let Some(words) = story.get(nth) {
                let words = self.page.shortened(words, LETTER, RIGHT - STORY + 1.0);
                self.page.words(STORY, LETTER, &words, BLACK, Anchor::Start);
            }
            self.page.down(1.2);
        }
        self.page.down(GAP - 0.6);
        self.page.rule(0.15, PALE);
    }

    /// Draws the lines of a name, all before the story, so that copied text keeps together.
    fn name(&mut self, lines: &[String]) {
        for line in lines {
            let line = self.page.shortened(line, LETTER, STORY - NAME - 2.0);
            self.page.heavy_words(NAME, LETTER, &line, Anchor::Start);
            self.page.down(LINE);
        }
        self.page.down(-LINE * lines.len() as f32);
    }

    fn turn_page(&mut self) {
        self.done.push(std::mem::replace(&mut self.page, Page::new(self.fonts)));
        self.page.brand(&self.sheet.date);
        self.page.down(9.0);
        self.page.line(LETTER, &self.sheet.title, GREY);
        self.page.down(2.6);
        self.page.rule(0.5, BLACK);
    }
}
