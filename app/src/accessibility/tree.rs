//! What was found on a screen as the tree that assistive technology reads.

use accesskit::{
    Action, Affine, Live, Node, NodeId, Rect, Role as TreeRole, Toggled, TreeId, TreeInfo, TreeUpdate,
};

use super::collect::{Found, Kind};
use crate::widget::accessible::Role;

/// The window.
const ROOT: NodeId = NodeId(0);

/// The tree of a screen in a window of that title; `scale` is in physical pixels per logical pixel.
pub fn tree(found: &[Found], title: &str, scale: f32) -> TreeUpdate {
    let mut root = Node::new(TreeRole::Window);
    root.set_label(title);
    root.set_transform(Affine::scale(scale.into()));
    let children = |of: Option<usize>| -> Vec<NodeId> {
        let within = found.iter().filter(|child| child.parent == of);
        within.map(|child| NodeId(child.id)).collect()
    };
    root.set_children(children(None));
    let nodes = found.iter().enumerate().map(|(at, found)| {
        let mut node = node(found);
        node.set_children(children(Some(at)));
        (NodeId(found.id), node)
    });
    let focus = found.iter().find(|found| found.is_focused).map_or(ROOT, |found| NodeId(found.id));
    TreeUpdate {
        nodes: [(ROOT, root)].into_iter().chain(nodes).collect(),
        tree: Some(TreeInfo::new(ROOT)),
        tree_id: TreeId::ROOT,
        focus,
    }
}

fn node(found: &Found) -> Node {
    let role = match found.kind {
        Kind::Text => TreeRole::Label,
        Kind::Field => TreeRole::TextInput,
        Kind::Widget(Role::Button | Role::Pile) => TreeRole::Button,
        Kind::Widget(Role::Choice) => TreeRole::RadioButton,
        Kind::Widget(Role::Switch) => TreeRole::Switch,
        Kind::Widget(Role::List) => TreeRole::ComboBox,
        Kind::Widget(Role::Group) => TreeRole::Group,
        Kind::Widget(Role::News | Role::Answer) => TreeRole::Label,
    };
    let mut node = Node::new(role);
    match role {
        // The words of a label are its value.
        TreeRole::Label => node.set_value(found.name.as_str()),
        _ => node.set_label(found.name.as_str()),
    }
    match found.kind {
        Kind::Field => node.set_value(found.value.as_str()),
        Kind::Widget(Role::News) => node.set_live(Live::Polite),
        Kind::Widget(Role::Answer) => node.set_live(Live::Assertive),
        _ => {}
    }
    let place = found.bounds;
    node.set_bounds(Rect {
        x0: place.x.into(),
        y0: place.y.into(),
        x1: (place.x + place.width).into(),
        y1: (place.y + place.height).into(),
    });
    if let Some(is_on) = found.is_on {
        node.set_toggled(if is_on { Toggled::True } else { Toggled::False });
    }
    let is_control = !matches!(role, TreeRole::Label | TreeRole::Group);
    match found.is_enabled {
        true => {
            node.add_action(Action::Click);
            node.add_action(Action::Focus);
        }
        false if is_control => node.set_disabled(),
        false => {}
    }
    node
}
