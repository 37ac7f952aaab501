//! What was found on a screen as the tree that assistive technology reads.

use accesskit::{
    Action, Affine, Live, Node, NodeId, Rect, Role as TreeRole, TextPosition, TextSelection, Toggled, TreeId,
    TreeInfo, TreeUpdate,
};
use iced::{Rectangle, Size};

use super::collect::{Found, Kind, hash, is_within};
use crate::widget::accessible::{Priority, Role};
use crate::widget::text_field::Caret;

/// The window.
const ROOT: NodeId = NodeId(0);

/// The window around a screen.
#[derive(Debug, Clone, PartialEq)]
pub struct WindowDescription {
    /// Its title.
    pub title: String,
    /// In logical pixels.
    pub size: Size,
    /// Physical pixels per logical pixel.
    pub scale: f32,
}

/// The tree of a screen in a window.
pub fn tree(found: &[Found], window: &WindowDescription) -> TreeUpdate {
    let mut root = Node::new(TreeRole::Window);
    root.set_label(window.title.as_str());
    root.set_transform(Affine::scale(window.scale.into()));
    root.set_bounds(rect(Rectangle::with_size(window.size)));
    let parents: Vec<Option<usize>> = (0..found.len()).map(|at| parent(found, at)).collect();
    let children = |of: Option<usize>| -> Vec<usize> {
        (0..found.len()).filter(|child| parents[*child] == of).collect()
    };
    let ids = |children: &[usize]| -> Vec<NodeId> { children.iter().map(|at| id(found, *at)).collect() };
    root.set_children(ids(&children(None)));
    let nodes = (0..found.len()).flat_map(|at| {
        let within = children(at.into());
        let mut node = node(found, at, &within);
        node.set_children(ids(&within));
        let text = found[at].caret.as_ref().map(|caret| {
            let run = NodeId(hash(&("text", found[at].id)));
            node.push_child(run);
            node.set_text_selection(TextSelection {
                anchor: TextPosition { node: run, character_index: caret.anchor },
                focus: TextPosition { node: run, character_index: caret.focus },
            });
            (run, text_run(&found[at].value, caret))
        });
        let words = has_words(found, at).then(|| {
            let words = words_id(&found[at]);
            node.push_child(words);
            (words, words_of(&found[at]))
        });
        [Some((id(found, at), node)), text, words].into_iter().flatten()
    });
    let focus = found.iter().position(|found| found.is_focused);
    TreeUpdate {
        nodes: [(ROOT, root)].into_iter().chain(nodes).collect(),
        tree: Some(TreeInfo::new(ROOT)),
        tree_id: TreeId::ROOT,
        focus: focus.map_or(ROOT, |at| match has_words(found, at) {
            true => words_id(&found[at]),
            false => id(found, focus_within(found, at)),
        }),
    }
}

fn id(found: &[Found], at: usize) -> NodeId {
    NodeId(found[at].id)
}

/// Whether something has its name in a text of its own, which has its focus: of a heading Orca says the role alone, and of a screen
/// without one all that is on it.
fn has_words(found: &[Found], at: usize) -> bool {
    match found[at].kind {
        Kind::Heading(_) => true,
        Kind::Widget(Role::Screen) => !found[at].name.is_empty() && !has_heading(found, at),
        _ => false,
    }
}

fn words_id(of: &Found) -> NodeId {
    NodeId(hash(&("words", of.id)))
}

fn words_of(of: &Found) -> Node {
    let mut words = Node::new(TreeRole::Label);
    words.set_value(of.name.as_str());
    words.set_bounds(rect(of.bounds));
    words.add_action(Action::Focus);
    words
}

/// The text of a field, with the beginnings of its words.
fn text_run(value: &str, caret: &Caret) -> Node {
    let mut run = Node::new(TreeRole::TextRun);
    run.set_value(value);
    let mut begins = Vec::new();
    let (mut at, mut is_within) = (0, false);
    for (number, length) in caret.lengths.iter().enumerate() {
        let end = at + usize::from(*length);
        let is_blank = value.get(at..end).is_some_and(|character| character.trim().is_empty());
        if !is_blank && !is_within {
            begins.extend(u8::try_from(number));
        }
        (at, is_within) = (end, !is_blank);
    }
    run.set_word_starts(begins);
    run.set_character_lengths(caret.lengths.clone());
    run
}

/// Of values side by side, the chosen one has the focus.
fn focus_within(found: &[Found], at: usize) -> usize {
    if found[at].kind != Kind::Widget(Role::Choices) {
        return at;
    }
    let choices = || (at + 1..found.len()).filter(|choice| choices_around(found, *choice) == Some(at));
    choices().find(|choice| found[*choice].is_on == Some(true)).or_else(|| choices().next()).unwrap_or(at)
}

/// The values that a choice is one of.
fn choices_around(found: &[Found], choice: usize) -> Option<usize> {
    let around = found[choice].parent?;
    let is_choice = found[choice].kind == Kind::Widget(Role::Choice);
    (is_choice && found[around].kind == Kind::Widget(Role::Choices)).then_some(around)
}

/// The drop-down list that offers a choice: it stands right before its choices.
fn list_of(found: &[Found], choice: usize) -> Option<usize> {
    if found[choice].kind != Kind::Widget(Role::Choice) || choices_around(found, choice).is_some() {
        return None;
    }
    let list = (0..choice).rev().find(|at| found[*at].kind != Kind::Widget(Role::Choice))?;
    let is_list = found[list].kind == Kind::Widget(Role::List) && found[list].parent == found[choice].parent;
    is_list.then_some(list)
}

/// What something is in.
fn parent(found: &[Found], at: usize) -> Option<usize> {
    list_of(found, at).or(found[at].parent)
}

fn node(found: &[Found], at: usize, children: &[usize]) -> Node {
    let one = &found[at];
    let is_offered = list_of(found, at).is_some();
    let role = match one.kind {
        Kind::Text => TreeRole::Label,
        Kind::Heading(_) => TreeRole::Heading,
        Kind::Field => TreeRole::TextInput,
        Kind::Widget(Role::Button | Role::Pile) => TreeRole::Button,
        Kind::Widget(Role::Choice) if is_offered => TreeRole::ListBoxOption,
        Kind::Widget(Role::Choice) => TreeRole::RadioButton,
        Kind::Widget(Role::Choices) => TreeRole::RadioGroup,
        Kind::Widget(Role::Switch) => TreeRole::Switch,
        Kind::Widget(Role::List) => TreeRole::ComboBox,
        Kind::Widget(Role::Dialog) => TreeRole::Dialog,
        // A control with the name of the group around it says it once.
        Kind::Widget(Role::Group) if is_repeated(found, at, children) => TreeRole::GenericContainer,
        // Each pile says whose it is, whenever the focus comes to it.
        Kind::Widget(Role::Group) if holds_piles(found, children) => TreeRole::GenericContainer,
        // Its heading says what it is, unless something else in it has the focus. Of a group Orca would read all words, too.
        Kind::Widget(Role::Screen) if has_focus_below_heading(found, at) => TreeRole::Section,
        Kind::Widget(Role::Screen) => TreeRole::GenericContainer,
        Kind::Widget(Role::Section) if has_heading(found, at) => TreeRole::GenericContainer,
        Kind::Widget(Role::Group | Role::Section) => TreeRole::Group,
        Kind::Widget(Role::Announcement(_)) => TreeRole::Label,
    };
    let mut node = Node::new(role);
    let name = if one.own_name.is_empty() { &one.name } else { &one.own_name };
    match role {
        // The words of a label are its value.
        TreeRole::Label => node.set_value(one.name.as_str()),
        // Its heading is in it.
        TreeRole::Dialog if has_heading(found, at) => {}
        TreeRole::RadioButton if choices_around(found, at).is_none() => node.set_label(one.name.as_str()),
        _ => node.set_label(name.as_str()),
    }
    match one.kind {
        Kind::Field => node.set_value(one.value.as_str()),
        Kind::Heading(level) => node.set_level(level.into()),
        Kind::Widget(Role::Announcement(priority)) => {
            node.set_live(if priority == Priority::Answer { Live::Assertive } else { Live::Polite });
            // Of what is selected Orca leaves nothing out, however busy it is.
            node.set_selected(true);
        }
        _ => {}
    }
    node.set_bounds(rect(one.bounds));
    let choices = children.iter().filter(|child| found[**child].kind == Kind::Widget(Role::Choice));
    match role {
        TreeRole::ListBoxOption => node.set_selected(one.is_on == Some(true)),
        TreeRole::ComboBox => {
            if let Some(chosen) = choices.clone().find(|choice| found[**choice].is_on == Some(true)) {
                node.set_value(found[*chosen].own_name.as_str());
            }
        }
        _ => {
            if let Some(is_on) = one.is_on {
                node.set_toggled(if is_on { Toggled::True } else { Toggled::False });
            }
        }
    }
    if matches!(role, TreeRole::ComboBox | TreeRole::RadioGroup) {
        node.set_size_of_set(choices.count());
    }
    if let Some(around) = choices_around(found, at).or(list_of(found, at)) {
        let before = (around..at).filter(|other| parent(found, *other) == parent(found, at));
        node.set_position_in_set(before.filter(|other| found[*other].kind == one.kind).count());
    }
    let is_control = matches!(one.kind, Kind::Field | Kind::Widget(_))
        && !matches!(role, TreeRole::Label | TreeRole::Group);
    let is_container = matches!(role, TreeRole::GenericContainer | TreeRole::Dialog | TreeRole::RadioGroup);
    match one.is_enabled {
        true => {
            node.add_action(Action::Click);
            node.add_action(Action::Focus);
        }
        // What is read takes the focus, too, and a section that could has its name read before what is in it.
        false if one.is_focused || role == TreeRole::Section => node.add_action(Action::Focus),
        false if is_control && !is_container => node.set_disabled(),
        false => {}
    }
    node
}

/// Whether all that is in a group has its name.
fn is_repeated(found: &[Found], at: usize, children: &[usize]) -> bool {
    let repeats = |child: &usize| found[*child].name == found[at].name && found[*child].kind != Kind::Text;
    !children.is_empty() && children.iter().all(repeats)
}

/// Whether something is a part of the board.
fn holds_piles(found: &[Found], children: &[usize]) -> bool {
    children.iter().any(|child| found[*child].kind == Kind::Widget(Role::Pile))
}

/// Whether something else than its heading has the focus in a screen.
fn has_focus_below_heading(found: &[Found], at: usize) -> bool {
    let focus = found.iter().position(|found| found.is_focused && found.kind != Kind::Heading(1));
    focus.is_some_and(|focus| is_within(found, focus, at))
}

/// Whether a screen, dialog or section has a heading.
fn has_heading(found: &[Found], at: usize) -> bool {
    let name = &found[at].name;
    let is_heading = |other: &usize| {
        matches!(found[*other].kind, Kind::Heading(_))
            && found[*other].name == *name
            && is_within(found, *other, at)
    };
    (at + 1..found.len()).any(|other| is_heading(&other))
}

fn rect(bounds: Rectangle) -> Rect {
    Rect {
        x0: bounds.x.into(),
        y0: bounds.y.into(),
        x1: (bounds.x + bounds.width).into(),
        y1: (bounds.y + bounds.height).into(),
    }
}
