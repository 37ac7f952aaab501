//! Pictures other than cards.

use iced::widget::image::Handle;
use iced::window::{Icon, icon};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

static LAKE: &str = include_str!("../../../assets/brand/lake.svg");
static ICON: &str = include_str!("../../../assets/icons/skipstone.svg");

/// The lake of the title screen, `width` pixels wide. Each call paints it anew, so callers keep the handle. `None` if it
/// can't be painted.
pub fn lake(width: u32) -> Option<Handle> {
    let picture = paint(LAKE, width)?;
    Some(Handle::from_rgba(picture.width(), picture.height(), picture.take_demultiplied()))
}

/// The window's icon, `width` pixels wide; `None` if it can't be painted.
pub fn icon(width: u32) -> Option<Icon> {
    let picture = paint(ICON, width)?;
    let (width, height) = (picture.width(), picture.height());
    icon::from_rgba(picture.take_demultiplied(), width, height).ok()
}

fn paint(drawing: &str, width: u32) -> Option<Pixmap> {
    let tree = Tree::from_str(drawing, &Options::default()).ok()?;
    let scale = width as f32 / tree.size().width();
    let mut picture = Pixmap::new(width, (tree.size().height() * scale).round() as u32)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    Some(picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_can_be_rendered() {
        assert!(lake(100).is_some());
        assert!(icon(64).is_some());
    }
}
