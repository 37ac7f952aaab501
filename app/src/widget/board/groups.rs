//! Which moving things are drawn in one layer.
//!
//! Whenever the bounds of a layer change, the software renderer repaints all of them, and everything that shows through. One
//! layer for all that moves would be most of the table when cards fly at both ends of it; one for each card would be too many,
//! as each costs the renderer a look at the whole window.

use iced::Rectangle;

/// The maximum number of layers for moving things.
const MAX_GROUPS: usize = 2;
/// The area that may be repainted in vain for each layer that is saved, in square logical pixels.
const MAX_WASTE: f32 = 50_000.0;

/// Things that are drawn in one layer.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Group {
    /// The index of each in the list of places, in ascending order.
    pub(super) members: Vec<usize>,
    /// The smallest rectangle around their places.
    pub(super) around: Rectangle,
}

/// The layers in which things at these places are drawn, in the order of their first members. Their number is always the same:
/// what isn't needed is empty.
pub(super) fn layers_of(places: impl IntoIterator<Item = Rectangle>) -> [Group; MAX_GROUPS] {
    let mut groups = groups_of(places).into_iter();
    let empty = || Group { members: Vec::new(), around: Rectangle::default() };
    std::array::from_fn(|_| groups.next().unwrap_or_else(empty))
}

/// Groups places that are near each other, in the order of their first members; at most [`MAX_GROUPS`].
fn groups_of(places: impl IntoIterator<Item = Rectangle>) -> Vec<Group> {
    let single = |(nth, around)| Group { members: vec![nth], around };
    let mut groups: Vec<Group> = places.into_iter().enumerate().map(single).collect();
    while let Some((waste, one, other)) = nearest(&groups) {
        if waste > MAX_WASTE && groups.len() <= MAX_GROUPS {
            break;
        }
        let other = groups.remove(other);
        let one = &mut groups[one];
        one.around = one.around.union(&other.around);
        one.members.extend(other.members);
        one.members.sort_unstable();
    }
    groups
}

/// The two groups that waste least if they become one, the first one before the second.
fn nearest(groups: &[Group]) -> Option<(f32, usize, usize)> {
    let waste = |one: &Group, other: &Group| {
        one.around.union(&other.around).area() - one.around.area() - other.around.area()
    };
    let pairs = (0..groups.len()).flat_map(|one| (one + 1..groups.len()).map(move |other| (one, other)));
    let wasted = pairs.map(|(one, other)| (waste(&groups[one], &groups[other]), one, other));
    wasted.min_by(|one, other| one.0.total_cmp(&other.0))
}

/// A rectangle in whole pixels. It reaches beyond the place: the software renderer draws a scaled picture up to a pixel above
/// its place, which is repainted only within the layer.
pub(super) fn whole_pixels(place: Rectangle) -> Rectangle {
    let (x, y) = (place.x.floor(), place.y.floor());
    Rectangle { x, y, width: (place.x + place.width).ceil() - x, height: (place.y + place.height).ceil() - y }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(x: f32, y: f32) -> Rectangle {
        Rectangle { x, y, width: 90.0, height: 110.0 }
    }

    fn members(places: &[Rectangle]) -> Vec<Vec<usize>> {
        groups_of(places.iter().copied()).into_iter().map(|group| group.members).collect()
    }

    #[test]
    fn near_cards_share_a_layer_and_far_ones_do_not() {
        assert!(groups_of([]).is_empty());
        let (left, right) = (card(10.0, 40.0), card(1100.0, 600.0));
        assert_eq!(members(&[left, right, card(60.0, 80.0)]), [vec![0, 2], vec![1]]);
        assert_eq!(groups_of([left, card(60.0, 80.0)])[0].around, left.union(&card(60.0, 80.0)));
    }

    #[test]
    fn there_are_never_more_layers_than_allowed_and_each_card_has_one() {
        let places: Vec<Rectangle> =
            (0..12).map(|nth| card(500.0 * (nth % 4) as f32, 400.0 * (nth / 4) as f32)).collect();
        for many in 0..=places.len() {
            let groups = groups_of(places[..many].iter().copied());
            assert!(groups.len() <= MAX_GROUPS);
            let mut all: Vec<usize> = groups.iter().flat_map(|group| group.members.clone()).collect();
            all.sort_unstable();
            assert_eq!(all, (0..many).collect::<Vec<_>>());
            for group in groups {
                assert!(group.members.iter().all(|nth| places[*nth].is_within(&group.around)));
            }
        }
    }
}
