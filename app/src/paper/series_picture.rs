//! The end of a series as one picture, in colour: who has won, what stood out, and how the people stand over all evenings.

use skipstone_core::Stone;

use super::canvas::{Canvas, GOLD, LINE, SOFT, TEXT};
use super::{Anchor, Fonts, PaintError};
use crate::widget::stone::{Mood, drawing};

/// The size in pixels, and the distance of texts from the edges.
const WIDTH: f32 = 1200.0;
const HEIGHT: f32 = 900.0;
const EDGE: f32 = 70.0;
/// The colour of the pedestals.
const PEDESTAL: &str = "#0a3643";
/// The foot of the podium from the top edge, the width of a pedestal, and the heights of the first three.
const PODIUM: f32 = 520.0;
const COLUMN: f32 = 290.0;
const PEDESTALS: [f32; 3] = [150.0, 112.0, 84.0];
/// The first fact from the top edge, the end of the last one, and the most that one takes.
const FACTS: f32 = PODIUM + 104.0;
const FACTS_END: f32 = HEIGHT - 66.0;
const FACT: f32 = 74.0;
/// The width of a stone on the podium.
const STONE: f32 = 120.0;

/// What is told at the end of a series, in the player's language.
#[derive(Debug, Clone, PartialEq)]
pub struct SeriesPicture {
    /// The name of the file, without its extension.
    pub file: String,
    /// Who has won.
    pub title: String,
    /// The rounds played, and the target.
    pub subtitle: String,
    /// The day.
    pub date: String,
    /// The sides, the best first.
    pub sides: Vec<RankedSide>,
    /// What stood out.
    pub facts: Vec<Fact>,
    /// How the people stand over all evenings; `None` if that isn't known.
    pub standing: Option<StandingTable>,
}

/// A side of the series, by its score.
#[derive(Debug, Clone, PartialEq)]
pub struct RankedSide {
    /// From 1; shared by equal scores.
    pub place: usize,
    /// The stones of its members.
    pub stones: Vec<Stone>,
    /// The names of its members.
    pub name: String,
    /// The score, with its unit.
    pub score: String,
    /// The rounds won; `None` if that isn't known.
    pub won: Option<String>,
}

/// Something that stood out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// What it is.
    pub label: String,
    /// Who did it, and when.
    pub words: String,
}

/// The series that people have won against each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingTable {
    /// What it is.
    pub title: String,
    /// How many series it is of.
    pub series: String,
    /// The people with the series that each has won, the most first.
    pub rows: Vec<(String, u32)>,
}

impl RankedSide {
    /// The face of its stones.
    pub fn mood(&self) -> Mood {
        if self.place == 1 { Mood::Joy } else { Mood::Calm }
    }
}

/// The sides on the podium from left to right, as indices of the sides, and the number of them: the first three, but nobody
/// stands on it whose equal doesn't. All who share the first place do.
pub fn podium_order(sides: &[RankedSide]) -> Vec<usize> {
    let is_whole = |count: &usize| match (sides.get(count - 1), sides.get(*count)) {
        (Some(last), Some(next)) => last.place != next.place,
        (last, None) => last.is_some(),
        (None, Some(_)) => false,
    };
    let winners = sides.iter().take_while(|side| side.place == 1).count();
    let count = (1..=3).rev().find(is_whole).unwrap_or(winners);
    // The first stands in the middle of the three.
    let mut order: Vec<usize> = (0..count).collect();
    if (2..=3).contains(&count) {
        order.swap(0, 1);
    }
    order
}

impl SeriesPicture {
    /// The picture as a PNG file. Looks up the system's fonts, which takes a moment.
    ///
    /// # Errors
    /// If it can't be painted or encoded, for reasons that don't depend on the contents.
    pub fn paint(&self) -> Result<Vec<u8>, PaintError> {
        let fonts = Fonts::new();
        let rings = (WIDTH / 2.0, PODIUM - 110.0);
        let mut picture = Picture { canvas: Canvas::new(&fonts, (WIDTH, HEIGHT), rings), fonts: &fonts };
        picture.head(self);
        picture.podium(self);
        picture.facts(self);
        picture.canvas.paint()
    }
}

/// The picture as it is drawn.
struct Picture<'a> {
    canvas: Canvas<'a>,
    fonts: &'a Fonts,
}

impl Picture<'_> {
    fn head(&mut self, content: &SeriesPicture) {
        let room = WIDTH - 2.0 * EDGE;
        let size = (room / self.fonts.width(&content.title).max(1.0)).clamp(26.0, 58.0);
        self.canvas.words(WIDTH / 2.0, 96.0, size, &content.title, room, GOLD, Anchor::Middle);
        self.canvas.words(WIDTH / 2.0, 140.0, 26.0, &content.subtitle, room, SOFT, Anchor::Middle);
        self.canvas.words(EDGE, HEIGHT - 34.0, 22.0, &content.date, 400.0, SOFT, Anchor::Start);
        self.canvas.words(WIDTH - EDGE, HEIGHT - 34.0, 22.0, "Skipstone", 400.0, SOFT, Anchor::End);
    }

    fn podium(&mut self, content: &SeriesPicture) {
        let order = podium_order(&content.sides);
        // Where all stand equally high, their pedestals hold their words and no more.
        let is_stepped = content.sides.iter().take(order.len()).any(|side| side.place > 1);
        let pedestal = COLUMN.min((WIDTH - EDGE) / order.len().max(1) as f32);
        let left = (WIDTH - order.len() as f32 * pedestal) / 2.0;
        for (column, index) in order.iter().enumerate() {
            let Some(side) = content.sides.get(*index) else { continue };
            let x = left + column as f32 * pedestal;
            // Equal scores stand equally high.
            let step = if is_stepped { side.place - 1 } else { PEDESTALS.len() };
            let height = PEDESTALS.get(step).copied().unwrap_or(PEDESTALS[2]);
            let (top, width) = (PODIUM - height, pedestal - 14.0);
            let (middle, edge) = (x + pedestal / 2.0, if side.place == 1 { GOLD } else { LINE });
            self.canvas.panel((x + 7.0, top), (width, height), PEDESTAL, edge);
            self.canvas.words(middle, top + 38.0, 34.0, &side.score, width - 20.0, TEXT, Anchor::Middle);
            if let Some(won) = &side.won {
                self.canvas.words(middle, top + 68.0, 21.0, won, width - 20.0, SOFT, Anchor::Middle);
            }
            self.canvas.words(middle, top - 14.0, 28.0, &side.name, width, TEXT, Anchor::Middle);
            let count = side.stones.len() as f32;
            let stone = STONE.min((pedestal - 10.0) / count.max(1.0));
            for (nth, member) in side.stones.iter().enumerate() {
                let left = middle + (nth as f32 - count / 2.0) * stone;
                for part in [drawing(*member), side.mood().drawing()] {
                    self.canvas.drawing(part, (left, top - 52.0 - 0.8 * stone), stone);
                }
            }
        }
        let rest = content.sides.get(order.len()..).unwrap_or_default();
        let rest = rest.iter().map(|side| format!("{}. {} · {}", side.place, side.name, side.score));
        let rest = rest.collect::<Vec<_>>().join("     ");
        self.canvas.words(WIDTH / 2.0, PODIUM + 44.0, 23.0, &rest, WIDTH - 2.0 * EDGE, TEXT, Anchor::Middle);
    }

    fn facts(&mut self, content: &SeriesPicture) {
        let top = FACTS;
        let step = ((FACTS_END - FACTS) / content.facts.len().max(1) as f32).min(FACT);
        let column = match content.standing {
            Some(_) => 0.58 * (WIDTH - 2.0 * EDGE),
            None => WIDTH - 2.0 * EDGE,
        };
        for (nth, Fact { label, words }) in content.facts.iter().enumerate() {
            let y = top + step * nth as f32;
            self.canvas.words(EDGE, y, 0.27 * step, label, column, SOFT, Anchor::Start);
            self.canvas.words(EDGE, y + 0.43 * step, 0.365 * step, words, column, TEXT, Anchor::Start);
        }
        let Some(StandingTable { title, series, rows }) = &content.standing else { return };
        let left = EDGE + column + 40.0;
        let room = WIDTH - EDGE - left;
        self.canvas.words(left, top, 20.0, &format!("{title} · {series}"), room, SOFT, Anchor::Start);
        let line = (200.0 / rows.len().max(1) as f32).min(38.0);
        for (nth, (name, won)) in rows.iter().enumerate() {
            let y = top + line * (nth as f32 + 1.0);
            let size = (0.72 * line).min(27.0);
            self.canvas.words(left, y, size, name, room - 70.0, TEXT, Anchor::Start);
            self.canvas.words(WIDTH - EDGE, y, size, &won.to_string(), 60.0, GOLD, Anchor::End);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(place: usize, name: &str, stones: &[Stone]) -> RankedSide {
        let (score, won) = ("120 points".to_owned(), Some("2 rounds won".to_owned()));
        RankedSide { place, stones: stones.to_vec(), name: name.to_owned(), score, won }
    }

    #[test]
    fn equals_stand_on_the_podium_together_or_not_at_all() {
        let order = |places: &[usize]| {
            let sides: Vec<RankedSide> = places.iter().map(|place| side(*place, "Ada", &[])).collect();
            podium_order(&sides)
        };
        assert_eq!(order(&[]), Vec::<usize>::new());
        assert_eq!(order(&[1, 2]), [1, 0]);
        assert_eq!(order(&[1, 2, 3, 4]), [1, 0, 2]);
        assert_eq!(order(&[1, 1, 3]), [1, 0, 2]);
        assert_eq!(order(&[1, 2, 3, 3]), [1, 0]);
        assert_eq!(order(&[1, 2, 2, 2]), [0]);
        assert_eq!(order(&[1, 1, 1, 1, 5]), [0, 1, 2, 3]);
    }

    /// Whatever is in it, long names, many sides and letters that XML can't hold included.
    #[test]
    fn every_content_fits_one_picture() {
        let long =
            "<Ada> & Ben of a very long name that needs more room than there is on any podium".to_owned();
        let fact = |words: &str| Fact { label: "Best turn".to_owned(), words: words.to_owned() };
        let rows = (0..6).map(|nth| (format!("{long} {nth}"), nth)).collect();
        let full = SeriesPicture {
            file: "series".to_owned(),
            title: long.clone(),
            subtitle: "5 rounds".to_owned(),
            date: "1 May 2026".to_owned(),
            sides: vec![
                side(1, &long, &[Stone::Amber, Stone::Jade, Stone::River]),
                side(1, "Ben\u{0}", &[Stone::Coral]),
                side(3, "Cem", &[Stone::Lapis]),
                side(4, &long, &[Stone::Obsidian]),
            ],
            facts: vec![fact(&long), fact("Ada"), fact("")],
            standing: Some(StandingTable {
                title: "Evenings".to_owned(),
                series: "7 series".to_owned(),
                rows,
            }),
        };
        let empty = SeriesPicture { sides: Vec::new(), facts: Vec::new(), standing: None, ..full.clone() };
        for content in [&full, &empty] {
            let png = content.paint().expect("a picture");
            let decoder = png::Decoder::new(std::io::Cursor::new(png));
            let info = decoder.read_info().expect("a PNG file").info().clone();
            assert_eq!((info.width, info.height), (WIDTH as u32, HEIGHT as u32));
        }
        assert_ne!(full.paint().expect("a picture"), empty.paint().expect("a picture"));
    }
}
