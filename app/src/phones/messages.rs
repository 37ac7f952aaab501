//! The messages of the phone protocol, as docs/phone-protocol.md describes them.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher as _};
use std::io;

use serde::{Deserialize, Serialize};

/// The version of the protocol.
pub(super) const PROTOCOL: u32 = 1;

/// The slot of a notice about the player's name.
pub(super) const NAME_SLOT: &str = "name";

/// The slot of a notice about the player's stone.
pub(super) const STONE_SLOT: &str = "stone";

/// The slot of a notice about what the player has said last.
pub(super) const CHAT_SLOT: &str = "chat";

/// What the page says.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum FromPage {
    /// The first message of a socket.
    Hello {
        /// [`PROTOCOL`].
        protocol: u32,
        /// The browser's languages, the preferred one first.
        #[serde(default)]
        language: Vec<String>,
        /// What brings the browser back to its place.
        #[serde(default)]
        token: Option<String>,
        /// Whether the page is hidden now. `None` for a page that doesn't say when it is.
        #[serde(default)]
        hidden: Option<bool>,
    },
    /// Comes to the table.
    Join {
        /// The name to have there.
        name: String,
        /// The stone to be shown as.
        #[serde(default)]
        stone: Option<String>,
        /// Whether to watch rather than play.
        #[serde(default)]
        watch: bool,
        /// The code for phones.
        #[serde(default)]
        code: Option<String>,
    },
    /// Makes a move.
    Move {
        /// In the bot protocol's notation.
        #[serde(rename = "move")]
        mv: String,
        /// The revision of the table that it was chosen on.
        revision: u64,
    },
    /// Chooses what a button offers.
    Do {
        /// The button's choice.
        choice: String,
    },
    /// Says something.
    Chat {
        /// The line.
        text: String,
        /// Whether only partners read it.
        #[serde(default)]
        team: bool,
    },
    /// Changes the player's name.
    Name {
        /// The new one.
        name: String,
    },
    /// Tells the player's age in years, or takes it back.
    Age {
        /// The age.
        age: Option<u8>,
    },
    /// Changes the player's stone.
    Stone {
        /// The new one.
        stone: String,
    },
    /// The page is shown: said again and again.
    Shown,
    /// Anything else: a newer page may know more.
    #[serde(other)]
    Unknown,
}

/// What the host says to the page.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum ToPage {
    /// The page's words, once.
    Texts(Box<Texts>),
    /// How the way to the table goes on.
    Entry {
        state: EntryState,
        text: Option<String>,
        name: Option<String>,
        may_watch: bool,
        asks_code: bool,
        retry: bool,
    },
    /// What brings the browser back.
    Token { token: String },
    /// The table's rules in full.
    Rules(RuleBook),
    /// The whole table.
    Table(Box<TablePicture>),
    /// What somebody says.
    Said(Box<SaidLine>),
    /// What has happened in a round before the page came.
    Log { round: usize, lines: Vec<String> },
    /// What wasn't possible, or isn't yet. The slot is a place, [`NAME_SLOT`], [`STONE_SLOT`] or [`CHAT_SLOT`].
    Notice { text: String, slot: Option<String> },
}

/// What the page needs before anything else.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct Texts {
    pub(super) protocol: u32,
    pub(super) language: String,
    /// The table's identity.
    pub(super) table: String,
    pub(super) title: String,
    pub(super) texts: BTreeMap<&'static str, String>,
    pub(super) stones: Vec<NamedStone>,
    /// The stone of who hasn't chosen one.
    pub(super) stone: String,
}

/// Where somebody is who isn't at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum EntryState {
    Name,
    Knocking,
    Refused,
    Elsewhere,
    Closed,
    Lost,
}

/// A stone to choose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct NamedStone {
    pub(super) id: String,
    pub(super) name: String,
}

/// The rules in sentences.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct RuleBook {
    pub(super) head: String,
    pub(super) basics: String,
    pub(super) sections: Vec<RuleBookSection>,
}

/// A section of the rule book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct RuleBookSection {
    pub(super) title: String,
    pub(super) rules: Vec<RuleLine>,
}

/// A rule, and what the preset says where that differs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct RuleLine {
    pub(super) text: String,
    pub(super) usual: Option<String>,
}

/// What somebody says, or what happened at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct SaidLine {
    pub(super) kind: SaidKind,
    pub(super) by: String,
    pub(super) stone: Option<String>,
    pub(super) seat: Option<usize>,
    /// Of a nudge: the seat that it is for.
    pub(super) to: Option<usize>,
    pub(super) text: String,
    pub(super) face: Option<&'static str>,
    pub(super) own: bool,
    pub(super) team: bool,
    pub(super) old: bool,
    /// The number of the chat line that it is; 0 for anything else.
    #[serde(skip)]
    pub(super) number: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SaidKind {
    Chat,
    Reaction,
    Nudge,
    News,
}

/// The table as the page shows it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct TablePicture {
    pub(super) phase: Phase,
    pub(super) title: String,
    pub(super) heading: [String; 2],
    pub(super) you: You,
    pub(super) seats: Vec<SeatPicture>,
    pub(super) watching: Vec<Watching>,
    pub(super) rules: Vec<String>,
    /// What is unlike before in the proposed round; `None` where there is nothing to agree to.
    pub(super) proposal: Option<ProposalPicture>,
    pub(super) round: Option<RoundPicture>,
    pub(super) status: Status,
    pub(super) buttons: Vec<Button>,
    pub(super) clock: Option<Clock>,
    pub(super) pause: Option<String>,
    pub(super) prompt: Option<String>,
    pub(super) starts_in: Option<f64>,
    pub(super) result: Option<ResultPicture>,
    pub(super) reactions: Vec<ReactionButton>,
    pub(super) silence: Silence,
    pub(super) steps: Vec<Step>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Phase {
    Lobby,
    Round,
    Result,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct You {
    pub(super) name: String,
    pub(super) stone: Option<String>,
    pub(super) seat: Option<usize>,
    pub(super) asks_age: bool,
    pub(super) age: Option<u8>,
    pub(super) note: String,
    /// Who plays with them, in a sentence.
    pub(super) partners: String,
}

/// Why nothing can be said now, by who would read it; `None` while it can.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub(super) struct Silence {
    pub(super) everyone: Option<String>,
    pub(super) team: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct SeatPicture {
    pub(super) seat: usize,
    pub(super) name: String,
    pub(super) stone: Option<String>,
    /// What lies beside the stone.
    pub(super) pebble: Option<PebblePicture>,
    pub(super) team: usize,
    /// The team in words, at a table with partners.
    pub(super) badge: Option<String>,
    pub(super) kind: SeatKind,
    pub(super) you: bool,
    pub(super) phone: bool,
    pub(super) host: bool,
    pub(super) note: String,
    pub(super) ready: bool,
    pub(super) away: bool,
    pub(super) face: &'static str,
    pub(super) points: Option<u32>,
    pub(super) partner: bool,
}

/// A pebble beside a stone, with words for who doesn't see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct PebblePicture {
    pub(super) id: String,
    pub(super) name: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SeatKind {
    Person,
    Computer,
    Free,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Watching {
    pub(super) name: String,
    pub(super) stone: String,
    pub(super) phone: bool,
    pub(super) you: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct ProposalPicture {
    pub(super) title: String,
    pub(super) changes: Vec<String>,
    /// What the player has to confirm first.
    pub(super) surprises: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct RoundPicture {
    pub(super) revision: u64,
    pub(super) number: usize,
    /// In the bot protocol's form.
    pub(super) view: serde_json::Value,
    pub(super) faces: BTreeMap<u8, String>,
    pub(super) sources: BTreeMap<String, SourcePicture>,
    pub(super) places: BTreeMap<String, String>,
    pub(super) next: Vec<String>,
    /// By build pile: the rank that a wild on top stands for.
    pub(super) stands: Vec<Option<String>>,
    pub(super) turn: Option<usize>,
    pub(super) hidden: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct SourcePicture {
    pub(super) text: String,
    pub(super) targets: BTreeMap<String, TargetPicture>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct TargetPicture {
    #[serde(rename = "move")]
    pub(super) mv: String,
    pub(super) label: String,
    pub(super) discards: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub(super) struct Status {
    pub(super) lead: String,
    pub(super) text: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Button {
    pub(super) choice: String,
    pub(super) label: String,
    pub(super) place: ButtonPlace,
    pub(super) seat: Option<usize>,
    pub(super) style: ButtonStyle,
    pub(super) confirm: Option<String>,
    pub(super) on: Option<bool>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ButtonPlace {
    Lobby,
    Seat,
    Bar,
    Menu,
    Prompt,
    Result,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ButtonStyle {
    Primary,
    Plain,
    Danger,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub(super) struct Clock {
    pub(super) seat: usize,
    pub(super) left: f64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct ResultPicture {
    pub(super) title: String,
    pub(super) text: String,
    pub(super) stones: Vec<String>,
    pub(super) rows: Vec<ResultRow>,
    /// What the points of the rows are; `None` in a single round.
    pub(super) counted: Option<String>,
    pub(super) note: String,
    pub(super) series_over: bool,
    /// Who else has played rounds of the series that is over, with what they had.
    pub(super) also_played: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct ResultRow {
    pub(super) name: String,
    pub(super) stones: Vec<String>,
    pub(super) left: Vec<u16>,
    pub(super) gained: u32,
    pub(super) points: u32,
    pub(super) target: Option<u32>,
    pub(super) won: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct ReactionButton {
    pub(super) face: &'static str,
    pub(super) name: String,
    pub(super) choice: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Step {
    pub(super) from: Option<String>,
    pub(super) to: Option<String>,
    pub(super) face: Option<String>,
    pub(super) count: usize,
    pub(super) seat: Option<usize>,
    pub(super) say: String,
    pub(super) kind: StepKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum StepKind {
    Deal,
    Turn,
    Draw,
    Play,
    Discard,
    Complete,
    Replenish,
    End,
    Other,
}

impl TablePicture {
    /// A hash of what it shows, but for steps and for countdowns, which the page counts by itself.
    pub(super) fn still_hash(&mut self) -> u64 {
        let steps = std::mem::take(&mut self.steps);
        let (clock, starts_in) = (self.clock, self.starts_in);
        self.clock = clock.map(|clock| Clock { left: 0.0, ..clock });
        self.starts_in = starts_in.map(|_| 0.0);
        let mut hash = JsonHash(DefaultHasher::new());
        // A picture has nothing that JSON lacks.
        let _ = serde_json::to_writer(&mut hash, self);
        (self.steps, self.clock, self.starts_in) = (steps, clock, starts_in);
        hash.0.finish()
    }
}

/// Hashes what is written into it.
struct JsonHash(DefaultHasher);

impl io::Write for JsonHash {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
