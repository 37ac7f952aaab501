//! The window's icon.

use iced::window::{Icon, icon as window_icon};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

static ICON: &str = include_str!("../../../assets/icons/skipstone.svg");

/// The icon, `width` pixels wide; `None` if it can't be painted.
pub(super) fn icon(width: u32) -> Option<Icon> {
    let tree = Tree::from_str(ICON, &Options::default()).ok()?;
    let scale = width as f32 / tree.size().width();
    let mut picture = Pixmap::new(width, (tree.size().height() * scale).round() as u32)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    let (width, height) = (picture.width(), picture.height());
    window_icon::from_rgba(picture.take_demultiplied(), width, height).ok()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_icon_can_be_painted() {
        assert!(super::icon(64).is_some());
    }
}
