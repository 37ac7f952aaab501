//! The result of a day's deal as one picture, to be sent to somebody: the stone's way over the lake, a leap for each card of the stock
//! pile. It tells nothing of the cards.

use std::fmt::Write as _;

use skipstone_core::Stone;

use super::canvas::{Canvas, GOLD, LINE, SOFT, TEXT};
use super::{Anchor, Fonts, PaintError};
use crate::widget::stone::{Mood, drawing};

/// The size in pixels, and the distance of texts from the edges.
const SIZE: f32 = 1080.0;
const EDGE: f32 = 66.0;
/// Where the water begins, and the way over it: from near to far.
const SHORE: f32 = 262.0;
const NEAR: (f32, f32) = (104.0, 700.0);
const FAR: (f32, f32) = (858.0, 388.0);
/// The room that a turn's end takes, and a turn without a leap, in leaps.
const PAUSE: f32 = 0.4;
/// How high a leap is beside its length, and how its line and rings get smaller with the distance.
const HEIGHT: f32 = 0.8;
const SMALLER: f32 = 0.45;
/// The panel below, and its colour.
const PANEL: (f32, f32) = (48.0, 806.0);
const PANEL_SIZE: (f32, f32) = (984.0, 226.0);
const PANEL_COLOUR: &str = "#042630";

/// The result of a day's deal, in the player's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayPicture {
    /// The name of the file, without its extension.
    pub file: String,
    /// What it is of, with the date.
    pub title: String,
    /// What has come of it.
    pub result: String,
    /// What stood out.
    pub about: String,
    /// What the leaps are.
    pub legend: String,
    /// Figures, each with what it is of: at most three.
    pub facts: Vec<(String, String)>,
    /// What is asked of whoever gets the picture.
    pub call: String,
    /// The player's stone.
    pub stone: Stone,
    /// The cards that the own stock pile was dealt.
    pub dealt: u8,
    /// How many of them each own turn has played.
    pub leaps: Vec<u8>,
    /// Whether the stone has reached the flag.
    pub has_won: bool,
}

impl DayPicture {
    /// The picture as a PNG file. Looks up the system's fonts, which takes a moment.
    ///
    /// # Errors
    /// If it can't be painted or encoded, for reasons that don't depend on the contents.
    pub fn paint(&self) -> Result<Vec<u8>, PaintError> {
        let fonts = Fonts::new();
        let mut canvas = Canvas::over(&fonts, (SIZE, SIZE), &evening());
        let room = SIZE - 2.0 * EDGE;
        canvas.words(EDGE, 110.0, 62.0, "Skipstone", room, TEXT, Anchor::Start);
        canvas.words(EDGE, 158.0, 29.0, &self.title, room, TEXT, Anchor::Start);
        canvas.words(EDGE, 378.0, 58.0, &self.result, 600.0, TEXT, Anchor::Start);
        canvas.words(EDGE, 426.0, 28.0, &self.about, 600.0, SOFT, Anchor::Start);
        canvas.words(EDGE, 762.0, 25.0, &self.legend, room, SOFT, Anchor::Start);
        let (way, end) = self.way();
        canvas.draw(&way);
        canvas.draw(&flag(self.has_won));
        let mood = if self.has_won { Mood::Joy } else { Mood::Calm };
        let width = 104.0 * (1.0 - 0.2 * end);
        let (x, y) = place(end);
        for part in [drawing(self.stone), mood.drawing()] {
            canvas.drawing(part, (x - width / 2.0, y - 0.62 * width), width);
        }
        self.panel(&mut canvas);
        canvas.paint()
    }

    /// The leaps as they are drawn, and how far they lead, of 1.
    fn way(&self) -> (String, f32) {
        let units = |cards: u8| f32::from(cards) + PAUSE;
        let played: f32 = self.leaps.iter().map(|cards| units(*cards)).sum();
        let left = f32::from(self.dealt.saturating_sub(self.leaps.iter().sum()));
        let unit = 1.0 / (played + left).max(1.0);
        let (mut svg, mut at) = (String::new(), 0.0);
        for cards in &self.leaps {
            for _ in 0..*cards {
                leap(&mut svg, at, at + unit);
                at += unit;
            }
            at += PAUSE * unit;
            if *cards == 0 {
                let ((x, y), size) = (place(at), scale(at));
                let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{SOFT}\"/>", 5.5 * size);
            }
        }
        (svg, at.min(1.0))
    }

    fn panel(&self, canvas: &mut Canvas<'_>) {
        canvas.panel(PANEL, PANEL_SIZE, PANEL_COLOUR, LINE);
        let (left, room) = (PANEL.0 + 36.0, PANEL_SIZE.0 - 72.0);
        let column = room / self.facts.len().max(1) as f32;
        for (nth, (figure, of)) in self.facts.iter().enumerate() {
            let x = left + column * nth as f32;
            canvas.words(x, PANEL.1 + 70.0, 42.0, figure, column - 20.0, GOLD, Anchor::Start);
            canvas.words(x, PANEL.1 + 108.0, 25.0, of, column - 20.0, SOFT, Anchor::Start);
        }
        let line = PANEL.1 + 140.0;
        canvas.draw(&format!("<path d=\"M{left} {line}h{room}\" stroke=\"{LINE}\" stroke-width=\"2\"/>"));
        canvas.words(left, PANEL.1 + 188.0, 28.0, &self.call, room, TEXT, Anchor::Start);
    }
}

/// A point of the way over the lake, which is 1 long.
fn place(part: f32) -> (f32, f32) {
    (NEAR.0 + (FAR.0 - NEAR.0) * part, NEAR.1 + (FAR.1 - NEAR.1) * part)
}

/// How large things are there, beside those at its beginning.
fn scale(part: f32) -> f32 {
    1.0 - SMALLER * part
}

/// A leap with the rings where the stone touches the water.
fn leap(svg: &mut String, from: f32, to: f32) {
    let ((x, y), (end_x, end_y)) = (place(from), place(to));
    let (middle, size) = ((x + end_x) / 2.0, scale(to));
    let top = (y + end_y) / 2.0 - 2.0 * HEIGHT * (end_x - x).min(60.0);
    for (radius, strength) in [(22.0, 0.9), (38.0, 0.45)] {
        let (across, down) = (radius * size, 0.36 * radius * size);
        let _ = write!(
            svg,
            "<ellipse cx=\"{end_x}\" cy=\"{end_y}\" rx=\"{across}\" ry=\"{down}\" fill=\"none\" stroke=\"{SOFT}\" \
             stroke-opacity=\"{strength}\" stroke-width=\"{}\"/>",
            3.0 * size
        );
    }
    let _ = write!(
        svg,
        "<path d=\"M{x} {y}Q{middle} {top} {end_x} {end_y}\" fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"{}\" \
         stroke-linecap=\"round\"/>",
        9.0 * size
    );
}

/// The flag to which the way leads, with rings around it once it is reached.
fn flag(is_reached: bool) -> String {
    let rings = if is_reached {
        format!(
            "<g fill=\"none\" stroke=\"{SOFT}\" stroke-width=\"3\"><ellipse cx=\"938\" cy=\"380\" rx=\"60\" ry=\"18\"/>\
             <ellipse cx=\"938\" cy=\"380\" rx=\"96\" ry=\"28\" stroke-opacity=\".5\"/></g>"
        )
    } else {
        String::new()
    };
    format!(
        "{rings}<path d=\"M938 380V270\" stroke=\"#dfe6e6\" stroke-width=\"9\" stroke-linecap=\"round\"/>\
         <path d=\"M942 272q20-10 38 0t36 2l-13 22 13 24q-18 6-36-2t-38 0z\" fill=\"{GOLD}\" stroke=\"#8a5a00\" \
         stroke-width=\"3\" stroke-linejoin=\"round\"/>"
    )
}

/// Sky, hills and water at the end of a day.
fn evening() -> String {
    format!(
        "<defs><linearGradient id=\"s\" x2=\"0\" y2=\"1\"><stop stop-color=\"#e9a866\"/>\
         <stop offset=\".45\" stop-color=\"#c98a6f\"/><stop offset=\"1\" stop-color=\"#5d8088\"/></linearGradient>\
         <linearGradient id=\"l\" x2=\"0\" y2=\"1\"><stop stop-color=\"#5b8683\"/><stop offset=\".16\" stop-color=\"#1d6471\"/>\
         <stop offset=\".5\" stop-color=\"#0f4a58\"/><stop offset=\"1\" stop-color=\"#07323e\"/></linearGradient></defs>\
         <rect width=\"{SIZE}\" height=\"{SHORE}\" fill=\"url(#s)\"/>\
         <circle cx=\"800\" cy=\"222\" r=\"82\" fill=\"#ffdf9c\"/>\
         <path d=\"M0 232Q180 176 420 200T760 224Q900 196 1080 220V{SHORE}H0z\" fill=\"#22545f\"/>\
         <path d=\"M0 248Q240 228 520 240T1080 240V{SHORE}H0z\" fill=\"#194852\"/>\
         <rect y=\"{SHORE}\" width=\"{SIZE}\" height=\"{}\" fill=\"url(#l)\"/>\
         <g stroke=\"#f5dc9c\" stroke-width=\"4\" stroke-linecap=\"round\" stroke-opacity=\".75\">\
         <path d=\"M697 268h206M730 279h156M698 290h190M748 305h116M718 322h156\"/></g>",
        SIZE - SHORE
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(leaps: Vec<u8>, has_won: bool) -> DayPicture {
        DayPicture {
            file: "day".to_owned(),
            title: "Deal of the day · 28 November 2026".to_owned(),
            result: "Home in 10 turns".to_owned(),
            about: "15 stock cards, best turn: 5 in a row & more".to_owned(),
            legend: "One leap for each stock card".to_owned(),
            facts: vec![("Won".to_owned(), "against <Flint>".to_owned()); 3],
            call: "The same cards for everyone. Your turn?".to_owned(),
            stone: Stone::Jade,
            dealt: 15,
            leaps,
            has_won,
        }
    }

    #[test]
    fn the_way_ends_at_the_flag_only_if_it_is_reached() {
        let won = picture(vec![1, 0, 2, 3, 5, 0, 4], true);
        let lost = picture(vec![1, 0, 2], false);
        assert!((won.way().1 - 1.0).abs() < 1e-3, "{}", won.way().1);
        assert!(lost.way().1 < 0.4, "{}", lost.way().1);
        assert_eq!(lost.way().0.matches("<path").count(), 3, "a leap for each card");
        let none = picture(vec![0; 200], false);
        for picture in [won, lost, none, picture(Vec::new(), false)] {
            let painted = picture.paint().expect("a picture");
            assert!(painted.len() < 400_000, "{}", painted.len());
        }
    }
}
