//! How the panel fits into its room: first its picture becomes lower, then the lanes of the race come closer, then the picture gives
//! way, then the lanes scroll.

use iced::Size;

use crate::widget::text;

/// The distance of the panel from the edges of its room, and of its content from its own edges.
pub(super) const EDGE: f32 = 12.0;
pub(super) const PADDING: [f32; 2] = [20.0, 28.0];
/// The gap between two sections.
pub(super) const GAP: f32 = 12.0;
/// The size of a title, and the least one where it needs much room.
const TITLE: f32 = 32.0;
const TITLE_LEAST: f32 = 22.0;
/// The heights of a lane of the race with the gap to the next one: usually, and where there would be no room for a chart.
const ROW: f32 = 31.0;
const TIGHT_ROW: f32 = 26.0;
/// The largest width of the panel.
const WIDEST: f32 = 900.0;
/// The width of the winner's stone in a low and in a high panel.
const STONE: [f32; 2] = [64.0, 92.0];
/// From this height of the room the larger stone is shown.
const HIGH: f32 = 700.0;

/// The heights of the sections that don't give way, in logical pixels.
#[derive(Debug, Clone, Copy)]
pub(super) struct SectionHeights {
    /// The winner, and the lines beside the stone.
    pub(super) head: f32,
    /// The picture; `None` if there is none.
    pub(super) picture: Option<PictureHeights>,
    /// The lines about the series above its lanes.
    pub(super) race_head: f32,
    /// The number of lanes.
    pub(super) lanes: usize,
    /// Who is ready for the next round, and the buttons.
    pub(super) foot: f32,
}

/// The heights of the picture: the chart, or that of the best turn. In less room than the least there is none.
#[derive(Debug, Clone, Copy)]
pub(super) struct PictureHeights {
    /// What stands above it, and goes with it.
    pub(super) head: f32,
    pub(super) least: f32,
    pub(super) most: f32,
}

/// The sizes of the sections in a room.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct PanelLayout {
    /// The height of the picture; `None` where there is none, or no room for it.
    pub(super) picture: Option<f32>,
    /// The height of a lane.
    pub(super) row: f32,
    /// The height of the lanes, whole ones; less than all of them scroll.
    pub(super) lanes: f32,
}

/// The width of the panel's content in a room.
pub(super) fn content_width(room: Size) -> f32 {
    (room.width - 2.0 * EDGE).min(WIDEST) - 2.0 * PADDING[1]
}

/// The width of the winner's stone in a room.
pub(super) fn stone_width(room: Size) -> f32 {
    if room.height < HIGH { STONE[0] } else { STONE[1] }
}

impl PanelLayout {
    /// Fits sections into a room.
    pub(super) fn fit(room: Size, heights: SectionHeights) -> PanelLayout {
        let SectionHeights { head, picture, race_head, lanes, foot } = heights;
        let rest = room.height - 2.0 * (EDGE + PADDING[0]) - head - race_head - foot - 3.0 * GAP;
        let fits = |row: f32| {
            let PictureHeights { head, least, most } = picture?;
            let height = rest - lanes as f32 * row - head - GAP;
            (height >= least).then_some(height.min(most))
        };
        let is_tight = if picture.is_some() { fits(ROW).is_none() } else { rest < lanes as f32 * ROW };
        let row = if is_tight { TIGHT_ROW } else { ROW };
        let fitting = ((rest / row).floor() * row).max(row);
        PanelLayout { picture: fits(row), row, lanes: (lanes as f32 * row).min(fitting) }
    }
}

/// A title as large as a room's width allows, with its size; one that is too long is shortened.
pub(super) fn fitted_title(title: &str, room: f32) -> (String, f32) {
    let size = text::fitted_size(title, TITLE_LEAST..=TITLE, room).floor();
    (text::shortened(title, size, room), size)
}

/// The number of lines that things of these widths take side by side.
pub(super) fn line_count(widths: impl IntoIterator<Item = f32>, gap: f32, room: f32) -> usize {
    let (mut lines, mut used) = (0, f32::INFINITY);
    for width in widths {
        used += gap + width;
        if used > room {
            (lines, used) = (lines + 1, width);
        }
    }
    lines
}

/// The height of a text that is broken at word ends. Words at the ends of lines may leave some room.
pub(super) fn text_height(words: &str, size: f32, room: f32) -> f32 {
    let widths = words.split_whitespace().map(|word| text::width(word, size));
    line_count(widths, text::width("i i", size) - 2.0 * text::width("i", size), room) as f32
        * text::line_height(size)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PICTURE: PictureHeights = PictureHeights { head: 30.0, least: 64.0, most: 230.0 };
    const HEIGHTS: SectionHeights =
        SectionHeights { head: 100.0, picture: Some(PICTURE), race_head: 20.0, lanes: 6, foot: 48.0 };

    fn used(fitted: PanelLayout) -> f32 {
        let picture = fitted.picture.map_or(0.0, |picture| picture + PICTURE.head + GAP);
        let fixed = HEIGHTS.head + HEIGHTS.race_head + HEIGHTS.foot + 3.0 * GAP;
        2.0 * PADDING[0] + fixed + picture + fitted.lanes
    }

    #[test]
    fn the_picture_gives_way_first_and_then_whole_lanes() {
        let mut before: Option<PanelLayout> = None;
        for height in (300..1200).step_by(7).map(|height| height as f32) {
            let fitted = PanelLayout::fit(Size::new(900.0, height), HEIGHTS);
            assert!(
                used(fitted) <= height - 2.0 * EDGE || fitted.lanes == fitted.row,
                "{height}: {fitted:?}"
            );
            assert_eq!(fitted.lanes % fitted.row, 0.0);
            assert!(fitted.picture.is_none() || fitted.lanes == 6.0 * fitted.row, "{height}: {fitted:?}");
            let grown = |before: PanelLayout| {
                before.lanes <= fitted.lanes && before.picture.is_some() <= fitted.picture.is_some()
            };
            assert!(before.is_none_or(grown), "{height}: {fitted:?} after {before:?}");
            before = Some(fitted);
        }
        assert_eq!(before.and_then(|fitted| fitted.picture), Some(PICTURE.most));
    }

    #[test]
    fn things_side_by_side_take_as_many_lines_as_they_need() {
        assert_eq!(line_count([], 5.0, 100.0), 0);
        assert_eq!(line_count([60.0, 35.0], 5.0, 100.0), 1);
        assert_eq!(line_count([60.0, 36.0, 59.0], 5.0, 100.0), 2);
    }
}
