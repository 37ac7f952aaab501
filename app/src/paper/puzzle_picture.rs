//! A puzzle as one picture, in colour, to be sent to somebody: the position, and what is to be done.

use skipstone_core::Stone;

use super::canvas::{Canvas, GOLD, LINE, SOFT, TEXT};
use super::{Anchor, Fonts, PaintError};
use crate::widget::face::Face;
use crate::widget::stone::{Mood, drawing};

/// The size in pixels, and the distance of everything from the edges.
const WIDTH: f32 = 1200.0;
const HEIGHT: f32 = 900.0;
const EDGE: f32 = 50.0;
/// The rows from the top edge: opponents, build piles, own cards.
const OPPONENTS: f32 = 150.0;
const BUILDS: f32 = 345.0;
const OWN: f32 = 585.0;
/// The widths of cards: of an opponent, and of all others; and how many times as high they are.
const SMALL: f32 = 58.0;
const CARD: f32 = 92.0;
const ASPECT: f32 = 1.4;
/// By how much of their width cards of a pile overlap to the side, and the gap between piles.
const SHIFT: f32 = 0.34;
const GAP: f32 = 14.0;
/// How many cards of a discard pile are shown, the upper ones.
const SHOWN: usize = 3;
/// What lies under a pile without cards.
const EMPTY: &str = "#0a3643";

/// A puzzle, in the player's language.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzlePicture {
    /// The name of the file, without its extension.
    pub file: String,
    /// The kind and its rating.
    pub title: String,
    /// What is to be done.
    pub task: String,
    /// The build piles: the top card, and the card that is needed next, in words.
    pub builds: Vec<(Option<Face>, String)>,
    /// The others, clockwise from the player's left.
    pub opponents: Vec<OpponentPicture>,
    /// The player's own cards.
    pub own: OwnPicture,
}

/// What lies before an opponent.
#[derive(Debug, Clone, PartialEq)]
pub struct OpponentPicture {
    /// The stone.
    pub stone: Stone,
    /// The name.
    pub name: String,
    /// The top of the stock pile.
    pub stock: Option<Face>,
    /// How many cards are on it, in words.
    pub left: String,
    /// The tops of the discard piles.
    pub discards: Vec<Option<Face>>,
}

/// What lies before the player.
#[derive(Debug, Clone, PartialEq)]
pub struct OwnPicture {
    /// The stock pile: its top, and the cards below it that lie open, in their order.
    pub stock: Vec<Face>,
    /// How many cards are on it, in words.
    pub left: String,
    /// The discard piles, bottom to top.
    pub discards: Vec<Vec<Face>>,
    /// The hand.
    pub hand: Vec<Face>,
    /// What the three are called.
    pub names: [String; 3],
}

impl PuzzlePicture {
    /// The picture as a PNG file. Looks up the system's fonts, which takes a moment.
    ///
    /// # Errors
    /// If it can't be painted or encoded, for reasons that don't depend on the contents.
    pub fn paint(&self) -> Result<Vec<u8>, PaintError> {
        let fonts = Fonts::new();
        let middle = WIDTH / 2.0;
        let mut canvas = Canvas::new(&fonts, (WIDTH, HEIGHT), (middle, BUILDS + CARD));
        let room = WIDTH - 2.0 * EDGE;
        canvas.words(middle, 62.0, 36.0, &self.task, room, GOLD, Anchor::Middle);
        canvas.words(middle, 102.0, 24.0, &self.title, room, SOFT, Anchor::Middle);
        self.opponents(&mut canvas);
        self.builds(&mut canvas);
        self.own.draw(&mut canvas);
        canvas.words(WIDTH - EDGE, HEIGHT - 24.0, 22.0, "Skipstone", 400.0, SOFT, Anchor::End);
        canvas.paint()
    }

    fn opponents(&self, canvas: &mut Canvas<'_>) {
        let room = (WIDTH - 2.0 * EDGE) / self.opponents.len().max(1) as f32;
        for (nth, opponent) in self.opponents.iter().enumerate() {
            let piles = 1 + opponent.discards.len();
            let width = piles as f32 * (SMALL + 8.0) + 74.0;
            let left = EDGE + room * (nth as f32 + 0.5) - width / 2.0;
            for part in [drawing(opponent.stone), Mood::Calm.drawing()] {
                canvas.drawing(part, (left, OPPONENTS + 6.0), 62.0);
            }
            let name = format!("{} · {}", opponent.name, opponent.left);
            let below = OPPONENTS + SMALL * ASPECT + 28.0;
            canvas.words(left + width / 2.0, below, 20.0, &name, room - 12.0, TEXT, Anchor::Middle);
            let tops = std::iter::once(&opponent.stock).chain(&opponent.discards);
            for (pile, top) in tops.enumerate() {
                let stock_gap = if pile == 0 { 0.0 } else { 8.0 };
                let x = left + 74.0 + pile as f32 * (SMALL + 6.0) + stock_gap;
                place(canvas, *top, (x, OPPONENTS), SMALL);
            }
        }
    }

    fn builds(&self, canvas: &mut Canvas<'_>) {
        let width = self.builds.len() as f32 * (CARD + 44.0) - 44.0;
        for (pile, (top, next)) in self.builds.iter().enumerate() {
            let x = (WIDTH - width) / 2.0 + pile as f32 * (CARD + 44.0);
            place(canvas, *top, (x, BUILDS), CARD);
            let below = BUILDS + CARD * ASPECT + 28.0;
            canvas.words(x + CARD / 2.0, below, 20.0, next, CARD + 40.0, SOFT, Anchor::Middle);
        }
    }
}

impl OwnPicture {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        let below = OWN + CARD * ASPECT + 32.0;
        let [stock, discards, hand] = &self.names;
        let pile = |cards: usize| CARD * (1.0 + SHIFT * cards.saturating_sub(1) as f32);
        let stock_width = pile(self.stock.len().min(6));
        for (nth, face) in self.stock.iter().take(6).enumerate().rev() {
            place(canvas, Some(*face), (EDGE + CARD * SHIFT * nth as f32, OWN), CARD);
        }
        let words = format!("{stock} · {}", self.left);
        canvas.words(EDGE, below, 20.0, &words, stock_width.max(220.0), SOFT, Anchor::Start);
        let mut x = EDGE + stock_width.max(150.0) + 2.0 * GAP;
        let left = x;
        for cards in &self.discards {
            let hidden = cards.len().saturating_sub(SHOWN);
            for (nth, face) in cards[hidden..].iter().enumerate() {
                place(canvas, Some(*face), (x + CARD * SHIFT * nth as f32, OWN), CARD);
            }
            if cards.is_empty() {
                place(canvas, None, (x, OWN), CARD);
            }
            x += pile(cards.len().min(SHOWN)) + GAP;
        }
        canvas.words((left + x) / 2.0, below, 20.0, discards, x - left, SOFT, Anchor::Middle);
        let width = WIDTH - EDGE - (x + GAP);
        let step = (width - CARD) / self.hand.len().saturating_sub(1).max(1) as f32;
        for (nth, face) in self.hand.iter().enumerate() {
            let x = x + GAP + step.min(CARD + 4.0) * nth as f32;
            place(canvas, Some(*face), (x, OWN), CARD);
        }
        canvas.words(x + GAP, below, 20.0, hand, width, SOFT, Anchor::Start);
    }
}

/// Puts a card, or the place of a pile without cards.
fn place(canvas: &mut Canvas<'_>, face: Option<Face>, at: (f32, f32), width: f32) {
    match face.and_then(Face::drawing) {
        Some(drawing) => canvas.drawing(drawing, at, width),
        None => canvas.panel(at, (width, ASPECT * width), EMPTY, LINE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_content_can_be_painted() {
        let opponent = |name: &str| OpponentPicture {
            stone: Stone::Jade,
            name: name.to_owned(),
            stock: Some(Face::Wild),
            left: "12 cards".to_owned(),
            discards: vec![Some(Face::Number(12)), None, Some(Face::Joker), None],
        };
        let own = OwnPicture {
            stock: vec![Face::Number(3); 9],
            left: "24 cards".to_owned(),
            discards: vec![vec![Face::Number(8); 12], Vec::new(), vec![Face::Number(1)], Vec::new()],
            hand: vec![Face::Wild; 10],
            names: ["Stock", "Discards", "Hand"].map(str::to_owned),
        };
        let full = PuzzlePicture {
            file: "puzzle".to_owned(),
            title: "Play it out · 1343".to_owned(),
            task: "Play 3 stock cards in this turn, <however> you & yours do it".to_owned(),
            builds: vec![(Some(Face::Number(7)), "8 next".to_owned()), (None, String::new())],
            opponents: ["Ada", "a very long name that fits nowhere at all", "Cem"].map(opponent).to_vec(),
            own,
        };
        let nothing = OwnPicture { stock: Vec::new(), hand: Vec::new(), ..full.own.clone() };
        let empty = PuzzlePicture { builds: Vec::new(), opponents: Vec::new(), own: nothing, ..full.clone() };
        let painted = [&full, &empty].map(|picture| picture.paint().expect("a picture"));
        assert_ne!(painted[0], painted[1]);
    }
}
