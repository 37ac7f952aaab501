//! The picture of a table, without widgets: geometry, animation, keyboard cursor and sentences. The table and replay screens
//! share it. It knows geometry and keys of the toolkit, no widget, and neither the network nor the store.

pub mod animation;
pub mod best_turn;
pub mod changes;
pub mod focus;
pub mod guide;
pub mod hand_order;
pub mod highlight;
pub mod layout;
pub mod lesson;
pub mod log;
pub mod motion;
pub mod open_hands;
pub mod playback;
pub mod quick_play;
pub mod rating;
pub mod remarks;
pub mod sentences;
pub mod series_players;
pub mod slot;
pub mod sounds;
pub mod stock_help;
pub mod stock_history;
pub mod summary;
pub mod text_forms;
pub mod timeline;
pub mod verbosity;

pub use animation::{AnimatedBoard, Cues};
pub use changes::Changes;
pub use hand_order::HandOrder;
pub use highlight::HighlightedSlot;
pub use layout::BoardLayout;
pub use lesson::{Lesson, Lessons, Moment};
pub use log::Log;
pub use motion::Motion;
pub use open_hands::OpenHands;
pub use playback::Playback;
pub use remarks::{Remark, Remarks};
pub use sentences::{Leaders, Question, TableWording};
pub use slot::Slot;
pub use stock_help::StockHelp;
pub use stock_history::StockHistory;
pub use text_forms::TextForms;
pub use timeline::Timeline;
pub use verbosity::{Speaker, Verbosity};
