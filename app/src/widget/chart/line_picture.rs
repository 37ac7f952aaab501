//! The lines of a chart, painted as a picture: the renderers have no slanted or dashed lines of their own.

use iced::advanced::image::Handle;
use iced::{Color, Point, Rectangle};
use resvg::tiny_skia::{
    FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Stroke, StrokeDash, Transform,
};

/// How a line is broken, so that lines can be told apart without their colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(missing_docs)]
pub enum Dash {
    #[default]
    Solid,
    Dots,
    Dashes,
    DashDot,
    ShortDashes,
    LongDashes,
}

impl Dash {
    /// Every dash but the solid line.
    pub const BROKEN: [Dash; 5] =
        [Dash::Dots, Dash::Dashes, Dash::DashDot, Dash::ShortDashes, Dash::LongDashes];

    /// The lengths of dashes and gaps, in line widths; round ends take one from each gap.
    fn pattern(self) -> Option<Vec<f32>> {
        match self {
            Dash::Solid => None,
            Dash::Dots => Some(vec![0.01, 2.6]),
            Dash::Dashes => Some(vec![4.0, 3.4]),
            Dash::DashDot => Some(vec![5.0, 3.0, 0.01, 3.0]),
            Dash::ShortDashes => Some(vec![1.8, 2.8]),
            Dash::LongDashes => Some(vec![9.0, 3.4]),
        }
    }
}

/// A line of a chart.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Its points in the chart's values, from left to right.
    pub points: Vec<(f32, f32)>,
    /// Its colour.
    pub colour: Color,
    /// How it is broken.
    pub dash: Dash,
    /// Its width in logical pixels.
    pub width: f32,
}

/// Where values lie.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct PlotArea {
    /// The values at the right and upper edges; the left and lower ones are 0.
    pub(super) range: (f32, f32),
    /// The plotted area, in logical pixels.
    pub(super) area: Rectangle,
}

/// What is painted.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct LinePicture {
    pub(super) lines: Vec<Line>,
    /// The area within the picture.
    pub(super) plot: PlotArea,
    /// The size of the picture in physical pixels.
    pub(super) size: (u32, u32),
    /// The point with a mark on it, by values, and the mark's rim and colour.
    pub(super) mark: Option<((f32, f32), [Color; 2])>,
    /// Physical pixels per logical pixel.
    pub(super) scale: f32,
}

/// The radius of a mark, in logical pixels, and the width of its rim.
const MARK: f32 = 6.5;
const RIM: f32 = 2.0;

impl PlotArea {
    /// Where a point lies, given by its values. What is beyond the range is at its edge.
    pub(super) fn position(&self, (x, y): (f32, f32)) -> Point {
        let PlotArea { range: (last, most), area } = self;
        let part = |value: f32, whole: f32| (value / whole.max(f32::MIN_POSITIVE)).clamp(0.0, 1.0);
        Point::new(area.x + part(x, *last) * area.width, area.y + (1.0 - part(y, *most)) * area.height)
    }
}

impl LinePicture {
    /// Where a point lies in the picture.
    fn position(&self, point: (f32, f32)) -> (f32, f32) {
        let at = self.plot.position(point);
        (at.x * self.scale, at.y * self.scale)
    }

    /// Paints the lines in their order, and the mark above them. `None` if the picture has no size.
    pub(super) fn paint(&self) -> Option<Handle> {
        let mut picture = Pixmap::new(self.size.0, self.size.1)?;
        for line in &self.lines {
            self.paint_line(line, &mut picture);
        }
        if let Some((point, [rim, fill])) = self.mark {
            let (x, y) = self.position(point);
            for (radius, colour) in [(MARK + RIM, rim), (MARK, fill)] {
                let Some(circle) = PathBuilder::from_circle(x, y, radius * self.scale) else { continue };
                picture.fill_path(&circle, &paint(colour), FillRule::Winding, Transform::identity(), None);
            }
        }
        Some(Handle::from_rgba(picture.width(), picture.height(), picture.take_demultiplied()))
    }

    fn paint_line(&self, line: &Line, picture: &mut Pixmap) {
        let mut path = PathBuilder::new();
        for (nth, point) in line.points.iter().enumerate() {
            let (x, y) = self.position(*point);
            match nth {
                0 => path.move_to(x, y),
                _ => path.line_to(x, y),
            }
        }
        let width = line.width * self.scale;
        let lengths = line.dash.pattern().map(|pattern| pattern.iter().map(|part| part * width).collect());
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            dash: lengths.and_then(|lengths| StrokeDash::new(lengths, 0.0)),
            ..Stroke::default()
        };
        // A path without any length has nothing to paint.
        if let Some(path) = path.finish() {
            picture.stroke_path(&path, &paint(line.colour), &stroke, Transform::identity(), None);
        }
    }
}

fn paint(colour: Color) -> Paint<'static> {
    let [r, g, b, a] = colour.into_rgba8();
    let mut paint = Paint::default();
    paint.set_color_rgba8(r, g, b, a);
    paint
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLOT: PlotArea =
        PlotArea { range: (10.0, 30.0), area: Rectangle { x: 10.0, y: 10.0, width: 200.0, height: 100.0 } };

    fn picture(lines: Vec<Line>) -> LinePicture {
        LinePicture { lines, plot: PLOT, size: (220, 120), mark: None, scale: 1.0 }
    }

    #[test]
    fn values_lie_between_the_edges_of_the_area() {
        assert_eq!(PLOT.position((0.0, 0.0)), Point::new(10.0, 110.0));
        assert_eq!(PLOT.position((10.0, 30.0)), Point::new(210.0, 10.0));
        assert_eq!(PLOT.position((5.0, 99.0)), Point::new(110.0, 10.0), "it is at the edge");
        let empty = PlotArea { range: (0.0, 0.0), ..PLOT };
        assert_eq!(empty.position((0.0, 0.0)), Point::new(10.0, 110.0));
    }

    #[test]
    fn lines_with_different_dashes_look_different() {
        let mut seen = Vec::new();
        for dash in Dash::BROKEN.into_iter().chain([Dash::Solid]) {
            let points = vec![(0.0, 30.0), (10.0, 0.0)];
            let line = Line { points, colour: Color::WHITE, dash, width: 2.0 };
            let Some(Handle::Rgba { pixels, .. }) = picture(vec![line]).paint() else {
                panic!("it has a size")
            };
            assert!(pixels.contains(&u8::MAX), "{dash:?} can be seen");
            assert!(!seen.contains(&pixels), "{dash:?} looks like another one");
            seen.push(pixels);
        }
    }
}
