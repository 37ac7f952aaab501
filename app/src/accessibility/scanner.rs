//! Stepping through a screen with one switch: a highlight walks over groups of what can be pressed, then over one group's members,
//! and the switch chooses what is highlighted ("row-column scanning").
//!
//! It knows no time: whoever has the clock calls [`Scanner::step`].
//!
//! `widget/one_switch` is the switch itself, and the ring around what is highlighted.

use iced::Rectangle;

use super::collect::{Found, Kind, hash};
use crate::widget::accessible::{Role, Stop};

/// What is highlighted, and what may come next.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Scanner {
    groups: Vec<Group>,
    position: Position,
}

/// What the highlight walks over at once.
#[derive(Debug, Clone, PartialEq)]
struct Group {
    id: u64,
    name: String,
    members: Vec<Highlight>,
}

/// What is highlighted.
#[derive(Debug, Clone, PartialEq)]
pub struct Highlight {
    /// The id of what was found; of a line of the screen, which nobody has told of, one of its own.
    pub id: u64,
    /// Its name, or those of a line's members.
    pub name: String,
    /// In logical pixels of the window.
    pub bounds: Rectangle,
    /// The scrollable that it is in, and where in its content.
    pub scrolled: Option<(usize, Rectangle)>,
    /// Whether it is a field for text.
    pub is_field: bool,
    /// Whether the walk stays there when it is chosen.
    is_repeated: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Position {
    /// On a group.
    Group(usize),
    /// On a member of a group.
    Member(usize, usize),
}

impl Default for Position {
    fn default() -> Position {
        Position::Group(0)
    }
}

impl Scanner {
    /// Takes in what is on the screen. The walk goes on from the same member of the same group, or else begins anew.
    pub fn update(&mut self, found: &[Found]) {
        let before = self.ids();
        self.groups = groups(found);
        self.position = before.and_then(|ids| self.position_of(ids)).unwrap_or(self.start());
    }

    /// Goes on to the next group or member. After its last member a group is left again; the only one is begun anew.
    pub fn step(&mut self) {
        self.position = match self.position {
            Position::Group(at) if at + 1 < self.groups.len() => Position::Group(at + 1),
            Position::Group(_) => self.start(),
            Position::Member(group, at) if at + 1 < self.members(group).len() => {
                Position::Member(group, at + 1)
            }
            Position::Member(group, _) if self.groups.len() > 1 => Position::Group(group),
            Position::Member(..) => self.start(),
        };
    }

    /// Chooses what is highlighted: goes into a group, or returns the id of what is to be pressed, and begins anew unless that
    /// is often pressed several times.
    pub fn choose(&mut self) -> Option<u64> {
        let (group, at) = match self.position {
            Position::Group(group) if self.members(group).len() > 1 => {
                self.position = Position::Member(group, 0);
                return None;
            }
            Position::Group(group) => (group, 0),
            Position::Member(group, at) => (group, at),
        };
        let chosen = self.members(group).get(at)?;
        let (id, is_repeated) = (chosen.id, chosen.is_repeated);
        self.position = if is_repeated { Position::Member(group, at) } else { self.start() };
        Some(id)
    }

    /// What is highlighted; `None` if nothing can be pressed.
    pub fn highlight(&self) -> Option<Highlight> {
        match self.position {
            Position::Group(group) => self.groups.get(group).and_then(Group::highlight),
            Position::Member(group, at) => self.members(group).get(at).cloned(),
        }
    }

    /// Where the walk begins: at the first group, or within the only one.
    fn start(&self) -> Position {
        match self.groups.len() {
            1 => Position::Member(0, 0),
            _ => Position::Group(0),
        }
    }

    fn members(&self, group: usize) -> &[Highlight] {
        self.groups.get(group).map_or(&[], |group| &group.members)
    }

    /// The ids of the group at which the walk is, and of the member if it is within.
    fn ids(&self) -> Option<(u64, Option<u64>)> {
        match self.position {
            Position::Group(group) => Some((self.groups.get(group)?.id, None)),
            Position::Member(group, at) => {
                let group = self.groups.get(group)?;
                Some((group.id, Some(group.members.get(at)?.id)))
            }
        }
    }

    fn position_of(&self, (group, member): (u64, Option<u64>)) -> Option<Position> {
        let group = self.groups.iter().position(|other| other.id == group)?;
        match member {
            None => Some(Position::Group(group)).filter(|_| self.groups.len() > 1),
            Some(member) => {
                let at = self.members(group).iter().position(|other| other.id == member)?;
                Some(Position::Member(group, at))
            }
        }
    }
}

impl Group {
    /// All of it; its only member if it has one.
    fn highlight(&self) -> Option<Highlight> {
        if let [only] = &self.members[..] {
            return Some(only.clone());
        }
        let around = |place: fn(&Highlight) -> Option<Rectangle>| {
            self.members.iter().filter_map(place).reduce(|one, other| one.union(&other))
        };
        let scrollable = self.members.first()?.scrolled.map(|(scrollable, _)| scrollable);
        let content = around(|member| member.scrolled.map(|(_, content)| content));
        Some(Highlight {
            id: self.id,
            name: self.name.clone(),
            bounds: around(|member| Some(member.bounds))?,
            scrolled: scrollable.zip(content),
            is_field: false,
            is_repeated: false,
        })
    }
}

/// What can be chosen, in groups: as widgets group it, else line by line. What comes first or is modal is alone.
fn groups(found: &[Found]) -> Vec<Group> {
    let has = |stop| found.iter().any(|found| stop_of(found) == stop);
    let walked: &[Stop] = match (has(Stop::Modal), has(Stop::First)) {
        (true, _) => &[Stop::Modal],
        (false, true) => &[Stop::First],
        (false, false) => &[Stop::Usual, Stop::Repeated],
    };
    let stops = found.iter().filter(|found| walked.contains(&stop_of(found)));
    if walked == [Stop::First] {
        let members: Vec<Highlight> = stops.map(Highlight::of).collect();
        return vec![Group { id: hash(&"first"), name: String::new(), members }];
    }
    let mut groups: Vec<Group> = Vec::new();
    // The last line, while nothing with a group has come after it.
    let mut line: Option<Rectangle> = None;
    for one in stops {
        let member = Highlight::of(one);
        let (around, is_in_line) = match group_around(found, one) {
            Some(group) => (Some(group), groups.last().is_some_and(|last| last.id == group.id)),
            None => (None, line.is_some_and(|line| is_beside(line, one.bounds))),
        };
        line = around.is_none().then_some(one.bounds);
        match groups.last_mut().filter(|_| is_in_line) {
            Some(last) => {
                if around.is_none() {
                    last.name = format!("{}, {}", last.name, member.name);
                }
                last.members.push(member);
            }
            None => {
                let id = around.map_or_else(|| hash(&("line", member.id)), |group| group.id);
                let name = around.map_or(&member.name, |group| &group.name).clone();
                groups.push(Group { id, name, members: vec![member] });
            }
        }
    }
    groups
}

/// Whether the walk stops at something.
fn stop_of(found: &Found) -> Stop {
    let is_chosen = match found.kind {
        Kind::Widget(Role::Button | Role::Switch | Role::Pile) | Kind::Field => true,
        // A chosen one can't be chosen again.
        Kind::Widget(Role::Choice) => found.is_on != Some(true),
        Kind::Widget(_) | Kind::Text | Kind::Heading(_) => false,
    };
    if is_chosen && found.is_enabled { found.stop } else { Stop::Never }
}

/// The nearest group around something that has a name.
fn group_around<'f>(found: &'f [Found], one: &Found) -> Option<&'f Found> {
    let around = |one: &Found| one.parent.and_then(|parent| found.get(parent));
    let mut around_it = std::iter::successors(around(one), |group| around(group));
    around_it.find(|group| {
        matches!(group.kind, Kind::Widget(Role::Group | Role::Choices)) && !group.name.is_empty()
    })
}

/// Whether something lies on the line of what is before it.
fn is_beside(before: Rectangle, next: Rectangle) -> bool {
    (before.y..before.y + before.height).contains(&next.center_y())
}

impl Highlight {
    fn of(found: &Found) -> Highlight {
        Highlight {
            id: found.id,
            name: found.name.clone(),
            bounds: found.bounds,
            scrolled: found.scrolled,
            is_field: found.kind == Kind::Field,
            is_repeated: found.stop == Stop::Repeated,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A button of this name and id, on a line of the screen.
    fn button(id: u64, line: f32, parent: Option<usize>) -> Found {
        let mut found = Found::new(id, Kind::Widget(Role::Button), format!("b{id}"), parent);
        found.bounds = Rectangle { x: 10.0 * id as f32, y: 50.0 * line, width: 8.0, height: 40.0 };
        found.is_enabled = true;
        found
    }

    fn group(id: u64) -> Found {
        Found::new(id, Kind::Widget(Role::Group), format!("g{id}"), None)
    }

    /// Two buttons on a line, a group of two choices of which one is chosen, one of three, and a button that can't be pressed.
    fn screen() -> Vec<Found> {
        let choice = |id, is_on| {
            let kind = Kind::Widget(Role::Choice);
            Found { kind, is_on: Some(is_on), ..button(id, 1.0, Some(2)) }
        };
        let many = [7, 8, 9].map(|id| button(id, 3.0, Some(5)));
        let first = [button(1, 0.0, None), button(2, 0.0, None), group(3), choice(4, true), choice(5, false)];
        let disabled = Found { is_enabled: false, ..button(10, 5.0, None) };
        first.into_iter().chain([group(6)]).chain(many).chain([disabled]).collect()
    }

    fn name(scanner: &Scanner) -> String {
        scanner.highlight().expect("something is highlighted").name
    }

    /// The names of what is highlighted in so many steps.
    fn walk(scanner: &mut Scanner, steps: usize) -> Vec<String> {
        let mut names = vec![name(scanner)];
        for _ in 0..steps {
            scanner.step();
            names.push(name(scanner));
        }
        names
    }

    #[test]
    fn it_walks_over_groups_then_over_members_and_leaves_a_group_after_the_last() {
        let mut scanner = Scanner::default();
        assert_eq!((scanner.highlight(), scanner.choose()), (None, None));
        scanner.step();
        scanner.update(&screen());
        assert_eq!(walk(&mut scanner, 3), ["b1, b2", "b5", "g6", "b1, b2"]);
        assert_eq!(walk(&mut scanner, 2), ["b1, b2", "b5", "g6"]);
        assert_eq!(scanner.choose(), None);
        assert_eq!(walk(&mut scanner, 4), ["b7", "b8", "b9", "g6", "b1, b2"]);
        scanner.step();
        assert_eq!((scanner.choose(), name(&scanner)), (Some(5), "b1, b2".to_owned()), "alone in its group");
        assert_eq!(scanner.choose(), None);
        scanner.step();
        assert_eq!((scanner.choose(), name(&scanner)), (Some(2), "b1, b2".to_owned()), "it begins anew");
    }

    #[test]
    fn what_was_begun_comes_first_and_alone() {
        let mut scanner = Scanner::default();
        scanner.update(&screen());
        scanner.step();
        let mut begun = screen();
        (begun[0].stop, begun[7].stop) = (Stop::First, Stop::First);
        scanner.update(&begun);
        assert_eq!(walk(&mut scanner, 3), ["b1", "b8", "b1", "b8"]);
        assert_eq!(scanner.choose(), Some(8));
        scanner.update(&screen());
        assert_eq!(name(&scanner), "b1, b2");
    }

    #[test]
    fn what_is_modal_is_alone_and_in_groups() {
        let mut scanner = Scanner::default();
        let mut modal = screen();
        modal[0].stop = Stop::First;
        for at in [1, 6, 7] {
            modal[at].stop = Stop::Modal;
        }
        scanner.update(&modal);
        assert_eq!(walk(&mut scanner, 2), ["b2", "g6", "b2"]);
        scanner.step();
        assert_eq!(scanner.choose(), None);
        assert_eq!(walk(&mut scanner, 2), ["b7", "b8", "g6"]);
    }

    #[test]
    fn what_is_repeated_keeps_the_highlight_when_others_come_beside_it() {
        let mut scanner = Scanner::default();
        let mut page = screen();
        page[7].stop = Stop::Repeated;
        (page[6].is_enabled, page[8].is_enabled) = (false, false);
        scanner.update(&page);
        walk(&mut scanner, 2);
        assert_eq!((scanner.choose(), name(&scanner)), (Some(8), "b8".to_owned()));
        page[8].is_enabled = true;
        scanner.update(&page);
        assert_eq!((scanner.choose(), name(&scanner)), (Some(8), "b8".to_owned()));
        assert_eq!(walk(&mut scanner, 2), ["b8", "b9", "g6"]);
    }

    #[test]
    fn what_is_highlighted_stays_so_while_it_is_there() {
        let mut scanner = Scanner::default();
        scanner.update(&screen());
        walk(&mut scanner, 2);
        scanner.choose();
        scanner.step();
        assert_eq!(name(&scanner), "b8");
        // A line comes above, so that everything has another number.
        let parent = |found: &Found| found.parent.map(|parent| parent + 1);
        let moved = screen().into_iter().map(|found| Found { parent: parent(&found), ..found });
        let more: Vec<Found> = [button(20, -2.0, None)].into_iter().chain(moved).collect();
        scanner.update(&more);
        assert_eq!(name(&scanner), "b8");
        let gone: Vec<Found> = more.into_iter().filter(|found| found.id != 8).collect();
        scanner.update(&gone);
        assert_eq!(name(&scanner), "b20", "it begins anew");
        scanner.update(&[]);
        assert_eq!((scanner.highlight(), scanner.choose()), (None, None));
    }

    /// Whatever can be pressed on a screen is reached by steps and two presses of the switch.
    #[test]
    fn everything_is_reached() {
        let mut reached = Vec::new();
        for groups in 0..3 {
            for members in 0..3 {
                let mut scanner = Scanner::default();
                scanner.update(&screen());
                walk(&mut scanner, groups);
                reached.extend(scanner.choose().or_else(|| {
                    walk(&mut scanner, members);
                    scanner.choose()
                }));
            }
        }
        reached.sort_unstable();
        reached.dedup();
        assert_eq!(reached, [1, 2, 5, 7, 8, 9]);
    }
}
