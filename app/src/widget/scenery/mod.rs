//! What each theme's table stands in: a shore, a card table, a lake at night. High contrast has none.
//!
//! Scenery is a list of marks on the background. Most tiles of the background have none and are filled with a colour, which the
//! software renderer does several times faster than it draws a picture; the others are painted once for each size and theme, by a
//! thread of their own.

mod felt;
mod lake;
mod marks;
mod midnight;
mod noise;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use iced::advanced::image::Handle;
use iced::{Color, Point, Rectangle, Size};

use super::ground::{Ground, Tile};
use crate::Theme;
use marks::Mark;

/// How much the colour of a pixel may differ from the ground's in a tile that is filled with it.
const PLAIN: f32 = 1.6 / 255.0;
/// The contrast of every text with what is painted, by WCAG 2: a little more than the 4.5 it asks for, as colours are rounded.
const CONTRAST: f32 = 4.58;
/// The number of sceneries that are kept, for two windows' worth of changes between themes.
const KEPT: usize = 2;

/// What a scenery is painted for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct SceneryKey {
    pub(super) theme: Theme,
    /// The size of the window in logical pixels, and how many physical ones each has.
    pub(super) size: Size,
    pub(super) scale: f32,
}

/// The tiles that are pictures.
#[derive(Debug)]
pub(super) struct Scenery {
    pub(super) key: SceneryKey,
    pub(super) tiles: Vec<PaintedTile>,
}

/// The picture of a tile.
#[derive(Debug)]
pub(super) struct PaintedTile {
    pub(super) tile: Tile,
    /// Whole physical pixels.
    pub(super) place: Rectangle,
    pub(super) unlit: Handle,
    /// `None` where no light falls.
    pub(super) lit: Option<Handle>,
}

/// What has been painted lately, the latest last, and whether a thread is painting.
#[derive(Debug)]
struct Painted {
    sceneries: Vec<Arc<Scenery>>,
    is_painting: bool,
}

static PAINTED: Mutex<Painted> = Mutex::new(Painted { sceneries: Vec::new(), is_painting: false });

/// A scenery; `None` while a thread paints it, so that nobody waits for it. To be asked for again until it is there.
pub(super) fn find(key: SceneryKey) -> Option<Arc<Scenery>> {
    let known = find_painted(key);
    let mut painted = painted();
    if known.is_none() && !painted.is_painting {
        let paint = move || {
            keep(Scenery::paint(key));
            self::painted().is_painting = false;
        };
        painted.is_painting = thread::Builder::new().name("scenery".to_owned()).spawn(paint).is_ok();
    }
    known
}

fn find_painted(key: SceneryKey) -> Option<Arc<Scenery>> {
    painted().sceneries.iter().find(|scenery| scenery.key == key).cloned()
}

/// Paints a scenery in this thread, unless it is there.
pub(super) fn paint_now(key: SceneryKey) {
    if find_painted(key).is_none() {
        keep(Scenery::paint(key));
    }
}

fn keep(scenery: Scenery) {
    let mut painted = painted();
    painted.sceneries.push(Arc::new(scenery));
    let spare = painted.sceneries.len().saturating_sub(KEPT);
    painted.sceneries.drain(..spare);
}

fn painted() -> MutexGuard<'static, Painted> {
    PAINTED.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Scenery {
    /// Paints all tiles with marks on them.
    fn paint(key: SceneryKey) -> Scenery {
        let marks = marks_of(key);
        let brightest = brightest_ground(key.theme);
        let painted = |tile: Tile| tile.paint(key, &marks, brightest);
        Scenery { key, tiles: Tile::all().filter_map(painted).collect() }
    }
}

/// What lies on the background.
fn marks_of(key: SceneryKey) -> Vec<Mark> {
    match key.theme {
        Theme::Lake => lake::marks(key.size),
        Theme::Felt => felt::marks(key.size),
        Theme::Midnight => midnight::marks(key.size),
        Theme::HighContrast => Vec::new(),
    }
}

/// The luminance of the brightest ground on which every text of a theme can be read.
fn brightest_ground(theme: Theme) -> f32 {
    let colours = theme.tokens();
    let texts = [colours.text, colours.text_soft, colours.accent, colours.success, colours.danger];
    let darkest = texts.into_iter().map(Color::relative_luminance).fold(1.0, f32::min);
    (darkest + 0.05) / CONTRAST - 0.05
}

impl Tile {
    /// Its picture; `None` if it hardly differs from its colour.
    fn paint(self, key: SceneryKey, marks: &[Mark], brightest: f32) -> Option<PaintedTile> {
        let SceneryKey { theme, size, scale } = key;
        let place = self.place(size);
        let marks: Vec<&Mark> = marks.iter().filter(|mark| mark.bounds.intersects(&place)).collect();
        if marks.is_empty() {
            return None;
        }
        let (left, top) = ((place.x * scale).floor(), (place.y * scale).floor());
        let right = ((place.x + place.width) * scale).ceil().min((size.width * scale).ceil());
        let bottom = ((place.y + place.height) * scale).ceil().min((size.height * scale).ceil());
        let (width, height) = ((right - left).max(1.0) as u32, (bottom - top).max(1.0) as u32);
        let mut is_plain = true;
        let mut paint = |is_lit: bool| {
            let ground = Ground { theme, is_lit }.colour(self);
            let mut pixels = Vec::with_capacity((4 * width * height) as usize);
            for at in 0..width * height {
                let (x, y) = (left + (at % width) as f32 + 0.5, top + (at / width) as f32 + 0.5);
                let at = Point::new(x / scale, y / scale);
                let over = |below, mark: &&Mark| match mark.bounds.contains(at) {
                    true => (mark.shade)(at, below),
                    false => below,
                };
                let colour = dimmed(marks.iter().fold(ground, over), brightest);
                let far = |one: f32, other: f32| (one - other).abs() > PLAIN;
                is_plain &= !(far(colour.r, ground.r) || far(colour.g, ground.g) || far(colour.b, ground.b));
                pixels.extend(colour.into_rgba8());
            }
            pixels
        };
        let unlit = paint(false);
        let lit = self.can_be_lit().then(|| paint(true));
        if is_plain {
            return None;
        }
        let picture = |pixels| Handle::from_rgba(width, height, pixels);
        let place = Rectangle {
            x: left / scale,
            y: top / scale,
            width: width as f32 / scale,
            height: height as f32 / scale,
        };
        Some(PaintedTile { tile: self, place, unlit: picture(unlit), lit: lit.map(picture) })
    }
}

/// The colour, or a darker one if text couldn't be read on it.
fn dimmed(colour: Color, brightest: f32) -> Color {
    let luminance = colour.relative_luminance();
    if luminance <= brightest {
        return colour;
    }
    // Of dark colours, luminance grows a little less than with the square.
    let part = 0.995 * (brightest / luminance).powf(1.0 / 1.8);
    Color { r: colour.r * part, g: colour.g * part, b: colour.b * part, a: 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::mix;

    /// The contrast ratio of two colours by WCAG 2, from 1 to 21.
    fn contrast(one: Color, other: Color) -> f32 {
        let (one, other) = (one.relative_luminance() + 0.05, other.relative_luminance() + 0.05);
        (one / other).max(other / one)
    }

    fn colours_of(picture: &Handle) -> Vec<Color> {
        let Handle::Rgba { pixels, .. } = picture else { panic!("it is made of pixels") };
        pixels.chunks(4).map(|pixel| Color::from_rgb8(pixel[0], pixel[1], pixel[2])).collect()
    }

    #[test]
    fn every_text_can_be_read_on_the_brightest_and_darkest_tones_of_each_scenery() {
        for theme in Theme::ALL {
            let colours = theme.tokens();
            let texts = [colours.text, colours.text_soft, colours.accent, colours.success, colours.danger];
            let key = SceneryKey { theme, size: Size::new(1280.0, 800.0), scale: 0.3 };
            let scenery = Scenery::paint(key);
            let pictures = scenery.tiles.iter().flat_map(|tile| [Some(&tile.unlit), tile.lit.as_ref()]);
            let mut tones: Vec<Color> = pictures.flatten().flat_map(colours_of).collect();
            tones.sort_by(|one, other| one.relative_luminance().total_cmp(&other.relative_luminance()));
            assert_eq!(tones.is_empty(), theme == Theme::HighContrast);
            let ends = tones.first().into_iter().chain(tones.last());
            // Buttons and labels let the ground shine through.
            for ground in ends.flat_map(|tone| [0.0, 0.7, 0.85].map(|part| mix(*tone, colours.panel, part))) {
                for text in texts {
                    let found = contrast(text, ground);
                    assert!(found >= 4.5, "{theme:?}: {text:?} on {ground:?} is {found:.2}");
                }
            }
        }
    }

    #[test]
    fn most_of_the_board_is_filled_with_plain_colours() {
        for theme in Theme::ALL {
            for size in [Size::new(960.0, 600.0), Size::new(1422.0, 800.0), Size::new(2400.0, 900.0)] {
                let scenery = Scenery::paint(SceneryKey { theme, size, scale: 0.15 });
                let part = scenery.tiles.len() as f32 / Tile::all().count() as f32;
                assert!(part <= 0.66, "{theme:?} in {size:?}: {part}");
                let window = Rectangle::with_size(size).expand(1.0 / 0.15);
                assert!(scenery.tiles.iter().all(|tile| tile.place.is_within(&window)));
                assert!(scenery.tiles.iter().all(|tile| tile.lit.is_some() == tile.tile.can_be_lit()));
            }
        }
    }

    #[test]
    fn what_was_painted_is_found_again() {
        let key = SceneryKey { theme: Theme::Felt, size: Size::new(320.0, 200.0), scale: 0.5 };
        paint_now(key);
        let found = find(key).expect("it is painted");
        paint_now(key);
        assert!(Arc::ptr_eq(&found, &find(key).expect("it is kept")), "not painted again");
    }
}
