//! A page that is drawn from top to bottom: texts, lines and boxes as SVG.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::{BLACK, Fonts, GREY, HEIGHT, MARGIN, RIGHT, WIDTH};

/// The family of the program's own font.
pub(super) const FONT: &str = "Fira Sans";

/// The baseline of the first line, from the top edge.
const TOP: f32 = 20.0;

/// A page of paper. Lengths and font sizes are in millimetres.
#[derive(Debug)]
pub struct Page<'a> {
    fonts: &'a Fonts,
    svg: String,
    /// The baseline of the next line, from the top edge.
    y: f32,
}

/// The end of a text that is placed at a given position.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl<'a> Page<'a> {
    /// An empty page.
    pub fn new(fonts: &'a Fonts) -> Page<'a> {
        Page { fonts, svg: String::new(), y: TOP }
    }

    /// The baseline of the next line, from the top edge.
    pub fn y(&self) -> f32 {
        self.y
    }

    /// Moves the next line down.
    pub fn down(&mut self, by: f32) {
        self.y += by;
    }

    /// Draws the logo and the name of the game on the left, and words on the right.
    pub fn brand(&mut self, beside: &str) {
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
        self.words(RIGHT, 3.6, beside, GREY, Anchor::End);
    }

    /// Draws a title at that font size; a long one gets a smaller font before it is shortened.
    pub fn title(&mut self, size: f32, words: &str) {
        let size = size.min((RIGHT - MARGIN) / self.fonts.width(words).max(1.0)).max(5.0);
        self.line(size, words, BLACK);
    }

    /// Draws a text, shortened to the width between the margins.
    pub fn line(&mut self, size: f32, words: &str, colour: &str) {
        let words = self.shortened(words, size, RIGHT - MARGIN);
        self.words(MARGIN, size, &words, colour, Anchor::Start);
    }

    /// Draws a text in as many lines as it needs between the margins, each below the one before.
    pub fn paragraph(&mut self, size: f32, words: &str, colour: &str) {
        for line in self.fonts.wrapped(words, size, RIGHT - MARGIN) {
            self.down(6.6);
            self.line(size, &line, colour);
        }
    }

    /// Draws a text at `x`.
    pub fn words(&mut self, x: f32, size: f32, words: &str, colour: &str, anchor: Anchor) {
        self.svg.push_str(&text(x, self.y, size, words, colour, anchor));
    }

    /// Draws bold text. The font has one weight only, so an outline makes it bolder.
    pub fn heavy_words(&mut self, x: f32, size: f32, words: &str, anchor: Anchor) {
        let text = text(x, self.y, size, words, BLACK, anchor);
        let _ = write!(self.svg, "<g stroke=\"{BLACK}\" stroke-width=\"{}\">{text}</g>", size * 0.03);
    }

    /// Draws a horizontal line between the margins.
    pub fn rule(&mut self, thick: f32, colour: &str) {
        let y = self.y;
        let _ = write!(
            self.svg,
            "<path d=\"M{MARGIN} {y}H{RIGHT}\" stroke=\"{colour}\" stroke-width=\"{thick}\"/>"
        );
    }

    /// Draws a bar below the line from `left`, filled from there to a part of it, from 0 to 1.
    pub fn bar(&mut self, left: f32, width: f32, part: f32) {
        let y = self.y;
        for (width, fill) in [(width, "none"), (width * part, BLACK)] {
            let _ = write!(
                self.svg,
                "<rect x=\"{left}\" y=\"{y}\" width=\"{width}\" height=\"1.6\" fill=\"{fill}\" \
                 stroke=\"{BLACK}\" stroke-width=\"0.2\"/>"
            );
        }
    }

    /// Shortens a text to a width.
    pub fn shortened(&self, words: &str, size: f32, room: f32) -> String {
        let is_short_enough = |words: &str| size * self.fonts.width(words) <= room;
        if is_short_enough(words) {
            return words.to_owned();
        }
        let letters: Vec<char> = words.chars().collect();
        let cut = |kept: usize| letters[..kept].iter().chain(&['…']).collect::<String>();
        // A binary search for the number of letters that fit.
        let (mut fitting, mut over) = (0, letters.len());
        while over - fitting > 1 {
            let middle = (fitting + over) / 2;
            if is_short_enough(&cut(middle)) { fitting = middle } else { over = middle }
        }
        cut(fitting)
    }

    /// Completes the SVG, with a page number if there are several pages.
    pub(super) fn finish(mut self, number: usize, count: usize) -> String {
        if count > 1 {
            self.y = HEIGHT - 14.0;
            self.words(WIDTH / 2.0, 3.4, &format!("{number} / {count}"), GREY, Anchor::Middle);
        }
        svg(WIDTH, HEIGHT, &self.svg)
    }
}

/// An SVG of a size, in the program's own font.
pub(super) fn svg(width: f32, height: f32, content: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"{FONT}\">{content}</svg>"
    )
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
