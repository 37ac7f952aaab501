//! Translates the SVG of a page into the drawing operators of PDF.

use pdf_writer::types::TextRenderingMode;
use pdf_writer::{Content, Finish as _, Name, Str, TextStr};
use resvg::tiny_skia::{self, PathSegment, Point, Transform};
use resvg::usvg::layout::Span;
use resvg::usvg::{Color, Fill, FillRule, Group, Node, Paint, Path, Stroke, Text, Tree, fontdb};

use super::POINTS;
use super::font::EmbeddedFonts;
use crate::paper::HEIGHT;

/// How far glyphs may be off the baseline of their run, in millimetres.
const LEVEL: f32 = 1e-3;

/// Draws the page of an SVG.
pub(super) struct PageContentWriter<'a> {
    tree: &'a Tree,
    fonts: &'a mut EmbeddedFonts,
    content: Content,
}

/// Glyphs of one font on one baseline.
struct Run {
    /// The font's name in the page's resources.
    font: String,
    /// The position of the first glyph.
    x: f32,
    y: f32,
    /// The position after the last glyph.
    end: f32,
    /// Each glyph, with the distance before it in thousandths of the font size.
    glyphs: Vec<(f32, u16)>,
}

impl<'a> PageContentWriter<'a> {
    pub(super) fn new(tree: &'a Tree, fonts: &'a mut EmbeddedFonts) -> PageContentWriter<'a> {
        PageContentWriter { tree, fonts, content: Content::new() }
    }

    /// The operators of the page.
    pub(super) fn paint(mut self) -> Vec<u8> {
        // SVG counts downwards in millimetres, PDF upwards in points.
        self.content.transform([POINTS, 0.0, 0.0, -POINTS, 0.0, HEIGHT * POINTS]);
        let tree = self.tree;
        self.group(tree.root());
        self.content.finish().to_vec()
    }

    fn group(&mut self, group: &Group) {
        for node in group.children() {
            match node {
                Node::Group(group) => self.group(group),
                Node::Path(path) => self.path(path),
                Node::Text(text) => self.text(text),
                // Pages have no images; a glyph of a font of pictures is left out.
                Node::Image(_) => {}
            }
        }
    }

    fn path(&mut self, path: &Path) {
        if !path.is_visible() {
            return;
        }
        let (fill, stroke) = (path.fill(), path.stroke());
        self.content.save_state();
        self.content.transform(matrix(path.abs_transform()));
        self.colours(fill, stroke);
        self.outline(path.data());
        match (fill.map(Fill::rule), stroke) {
            (Some(FillRule::NonZero), Some(_)) => self.content.fill_nonzero_and_stroke(),
            (Some(FillRule::EvenOdd), Some(_)) => self.content.fill_even_odd_and_stroke(),
            (Some(FillRule::NonZero), None) => self.content.fill_nonzero(),
            (Some(FillRule::EvenOdd), None) => self.content.fill_even_odd(),
            (None, Some(_)) => self.content.stroke(),
            (None, None) => self.content.end_path(),
        };
        self.content.restore_state();
    }

    fn outline(&mut self, path: &tiny_skia::Path) {
        let mut at = Point::zero();
        for segment in path.segments() {
            at = match segment {
                PathSegment::MoveTo(to) => {
                    self.content.move_to(to.x, to.y);
                    to
                }
                PathSegment::LineTo(to) => {
                    self.content.line_to(to.x, to.y);
                    to
                }
                // PDF has cubic curves only.
                PathSegment::QuadTo(bend, to) => {
                    let (one, two) = (towards(at, bend), towards(to, bend));
                    self.content.cubic_to(one.x, one.y, two.x, two.y, to.x, to.y);
                    to
                }
                PathSegment::CubicTo(one, two, to) => {
                    self.content.cubic_to(one.x, one.y, two.x, two.y, to.x, to.y);
                    to
                }
                PathSegment::Close => {
                    self.content.close_path();
                    at
                }
            };
        }
    }

    /// Sets the colours and the line width. Pages have plain opaque colours.
    fn colours(&mut self, fill: Option<&Fill>, stroke: Option<&Stroke>) {
        if let Some(Paint::Color(colour)) = fill.map(Fill::paint) {
            let [red, green, blue] = rgb(*colour);
            self.content.set_fill_rgb(red, green, blue);
        }
        if let Some(stroke) = stroke {
            if let Paint::Color(colour) = stroke.paint() {
                let [red, green, blue] = rgb(*colour);
                self.content.set_stroke_rgb(red, green, blue);
            }
            self.content.set_line_width(stroke.width().get());
        }
    }

    /// Draws a text in embedded fonts, or as shapes if one of its fonts can't be embedded.
    fn text(&mut self, text: &Text) {
        let database: &fontdb::Database = self.tree.fontdb();
        let mut glyphs = text.layouted().iter().flat_map(|span| &span.positioned_glyphs);
        if glyphs.all(|glyph| self.fonts.embeds(glyph.font, database)) {
            text.layouted().iter().for_each(|span| self.span(span, text.abs_transform()));
        } else {
            let words: String = text.chunks().iter().map(|chunk| chunk.text()).collect();
            let mut marked = self.content.begin_marked_content_with_properties(Name(b"Span"));
            marked.properties().actual_text(TextStr(&words));
            marked.finish();
            self.group(text.flattened());
            self.content.end_marked_content();
        }
    }

    fn span(&mut self, span: &Span, transform: Transform) {
        let size = span.font_size.get();
        let mut runs: Vec<Run> = Vec::new();
        for glyph in &span.positioned_glyphs {
            let place = transform.pre_concat(glyph.outline_transform());
            let Some(font) = self.fonts.get(glyph.font) else { continue };
            let Some(shown) = font.glyph(glyph.id, &glyph.text) else { continue };
            let end = place.tx + shown.advance * size / 1000.0;
            match runs.last_mut() {
                Some(run) if run.font == font.name && (run.y - place.ty).abs() < LEVEL => {
                    run.glyphs.push(((place.tx - run.end) * 1000.0 / size, shown.id));
                    run.end = end;
                }
                _ => runs.push(Run {
                    font: font.name.clone(),
                    x: place.tx,
                    y: place.ty,
                    end,
                    glyphs: vec![(0.0, shown.id)],
                }),
            }
        }
        if !span.visible || runs.is_empty() {
            return;
        }
        self.content.save_state();
        self.colours(span.fill.as_ref(), span.stroke.as_ref());
        self.content.begin_text();
        self.content.set_text_rendering_mode(match (&span.fill, &span.stroke) {
            (_, None) => TextRenderingMode::Fill,
            (None, Some(_)) => TextRenderingMode::Stroke,
            (Some(_), Some(_)) => TextRenderingMode::FillStroke,
        });
        for run in &runs {
            self.run(run, size);
        }
        self.content.end_text();
        self.content.restore_state();
    }

    fn run(&mut self, run: &Run, size: f32) {
        self.content.set_font(Name(run.font.as_bytes()), size);
        // The page is upside down, its letters aren't.
        self.content.set_text_matrix([1.0, 0.0, 0.0, -1.0, run.x, run.y]);
        let mut positioned = self.content.show_positioned();
        let mut items = positioned.items();
        let mut text = Vec::new();
        for &(gap, glyph) in &run.glyphs {
            // Rounding errors aren't worth an operand.
            if gap.abs() > 0.5 {
                if !text.is_empty() {
                    items.show(Str(&text));
                    text.clear();
                }
                items.adjust(-gap.round());
            }
            text.extend(glyph.to_be_bytes());
        }
        items.show(Str(&text));
    }
}

/// Two thirds of the way from an end of a quadratic curve to its control point.
fn towards(end: Point, bend: Point) -> Point {
    Point::from_xy(end.x + (bend.x - end.x) * 2.0 / 3.0, end.y + (bend.y - end.y) * 2.0 / 3.0)
}

fn matrix(transform: Transform) -> [f32; 6] {
    [transform.sx, transform.ky, transform.kx, transform.sy, transform.tx, transform.ty]
}

fn rgb(colour: Color) -> [f32; 3] {
    [colour.red, colour.green, colour.blue].map(|part| f32::from(part) / 255.0)
}
