//! What is asked of the table screen, and what it asks of the app.

use iced::Task;
use skipstone_core::bot::advice::Advice;
use skipstone_core::bot::luck::Luck;
use skipstone_core::bot::review::RatedTurn;
use skipstone_core::{Seat, Stone};
use skipstone_net::Fingerprint;
use skipstone_net::link::LocalUpdate;

use super::multiplayer::Message as MultiplayerMessage;
use super::puzzle;
use super::series::ResultPicture;
use crate::board::Lessons;
use crate::board::summary::RatingProgress;
use crate::paper::day_picture::DayPicture;
use crate::paper::series_picture::SeriesPicture;
use crate::settings::Settings;
use crate::sound::Sounds;
use crate::store::StoredSeriesId;
use crate::widget::board::BoardEvent;

/// A page of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MenuPage {
    /// Going on, playing the deal again, leaving.
    #[default]
    Game,
    /// The people at a network table.
    People,
    /// The rules of this table.
    Rules,
    /// What mouse and keys do.
    Keys,
    /// Settings, applied at once.
    Settings,
}

/// Input of the player and updates of the table.
#[derive(Debug, Clone)]
pub enum Message {
    /// Mouse or keyboard input on the board.
    Board(BoardEvent),
    /// Updates of a table in this process; updates of a network table come as [`Message::Multiplayer`].
    Update(LocalUpdate),
    /// The person on this seat says that it is them who looks at the screen now.
    LookAs(Seat),
    /// An event or input that only a network table has; ignored without its session.
    Multiplayer(MultiplayerMessage),
    /// What only a puzzle has.
    Puzzle(puzzle::Message),
    /// Ends the turn without a discard.
    Pass,
    /// Draws a card by hand (RULES 9).
    Draw,
    /// Opens the review of the round that is over.
    Review {
        /// The turn of the round to show, from 1; `None` for none in particular.
        turn: Option<u32>,
    },
    /// Replays the round that has ended: from its deal, or one turn, by its number from 1.
    Watch {
        /// The turn; `None` for the round.
        turn: Option<u32>,
    },
    /// Shows something else above the race of the result.
    ShowPicture(ResultPicture),
    /// Shows the last round's result at the end of a series, or the series' again.
    ShowLastRound(bool),
    /// Opens the shelf, on which what was found lies.
    ShowShelf,
    /// Show what is hardly ever wanted after a round, or no more.
    ShowRareActions(bool),
    /// Shows what is behind the verdict of the round, or only the verdict.
    ShowVerdictDetails(bool),
    /// Saves a picture of the end of the series.
    SavePicture,
    /// Saves a picture of the result of a day's deal.
    SaveDayPicture,
    /// The rating of the series with that number has rated another turn: they are counted as they begin.
    SeriesRated(u64, RatingProgress),
    /// A turn of the round with that number was rated.
    Rated(usize, Box<RatedTurn>),
    /// What the cards of the round with that number were worth; `None` if that can't be found out.
    Weighed(usize, Option<Box<Luck>>),
    /// Takes back the last move, or asks the others to allow it. If it ended a round that counts, the player is asked first.
    Undo,
    /// Takes the end of the round back, or keeps it.
    Reopen(bool),
    /// Asks for a hint, or removes the one that is shown.
    Hint,
    /// The answer to the hint request with that number; `None` if there is no advice.
    Advised(u32, Option<Box<Advice>>),
    /// Deals the next round; at a network table the player is ready for it, or plays again after a series.
    NextRound,
    /// Takes the draws for the dealer off the table.
    EndDraws,
    /// Ends the celebration of the round or series.
    EndCelebration,
    /// Shows or hides the panel beside the board.
    ShowLog(bool),
    /// The window's scale factor was read.
    PixelRatio(f32),
    /// Opens or closes the menu.
    Menu(bool),
    /// Turns to a page of the menu.
    MenuPage(MenuPage),
    /// Plays the round again from its deal, beside a series that waits.
    Restart,
    /// Copies the results of the day whose deal was played.
    CopyResults,
    /// Goes to the deals of the day.
    ShowDayDeals,
    /// Goes to the challenges.
    ShowChallenges,
    /// Makes a challenge of the round that has ended.
    Challenge,
    /// Goes back from practice to where it was begun.
    EndPractice,
    /// Starts a game at the same table.
    PlayAgain,
    /// Follows the host back to the lobby after a series.
    ShowLobby,
    /// Goes back to a table that its host has closed.
    ComeBack,
    /// Carries the series on at this computer: its host is gone.
    CarryOn,
    /// Joins the player with that key, who carries the series on.
    FollowSeries(Fingerprint),
    /// A setting changed; holds all settings.
    SettingsChanged(Box<Settings>),
    /// Chooses the own stone at a network table.
    ChooseStone(Stone),
    /// Skips ahead until the own turn begins.
    SkipToOwnTurn,
    /// Goes on from a step of the guided round that was read.
    ReadOn,
    /// The answer to the request for advice with that number, by which a tip is chosen.
    TipAdvised(u32, Option<Box<Advice>>),
    /// Takes the shown tip off.
    DismissTip,
    /// Turns sounds off, or on again.
    ToggleSound,
    /// Leaves the guided round for a short game.
    PlayShortGame,
    /// Leaves for the new game screen.
    NewGame,
    /// Leaves for the title screen.
    Leave,
}

impl Message {
    /// Whether the player does something by it, so that the answer to what they did before goes.
    pub(super) fn is_action(&self) -> bool {
        !matches!(
            self,
            Message::Board(BoardEvent::AnimationDue(_) | BoardEvent::Rescaled(_))
                | Message::Multiplayer(
                    MultiplayerMessage::Event(_) | MultiplayerMessage::Denied | MultiplayerMessage::Tick(_),
                )
                | Message::Update(_)
                | Message::Rated(..)
                | Message::SeriesRated(..)
                | Message::Advised(..)
                | Message::Puzzle(puzzle::Message::Counted(..) | puzzle::Message::Tick(_))
                | Message::TipAdvised(..)
                | Message::PixelRatio(_)
        )
    }
}

/// What the app does after [`State::update`](super::State::update), which returns all in their order.
#[derive(Debug)]
pub enum Action {
    /// Play the sounds of what has begun to be shown.
    PlaySounds(Sounds),
    /// Save what was taught.
    Learn(Lessons),
    /// Look for the record of the finished round with that number in the series, from 1, for
    /// [`State::use_record`](super::State::use_record). Asked once each time it may be there.
    FindRecord(u32),
    /// Apply and save changed settings.
    SaveSettings(Settings),
    /// Show the player of a network table as this stone.
    ChooseStone(Stone),
    /// Keep who is muted at the network table.
    SaveMuted,
    /// Keep the review of a finished round of this table.
    Reviewed {
        /// The round's number in the series, from 1.
        round: u32,
        /// The own seat.
        me: Seat,
        /// Its turns, all rated.
        turns: Vec<RatedTurn>,
    },
    /// Keep what the cards of a finished round of this table were worth.
    Weighed {
        /// The round's number in the series, from 1.
        round: u32,
        /// What they were worth.
        luck: Luck,
    },
    /// Run a task whose messages come back to this screen.
    Run(Task<Message>),
    /// Open the review of a finished round of this table.
    Review {
        /// The round's number in the series, from 1.
        round: u32,
        /// The own seat; `None` for a spectator, and if several people share the screen.
        me: Option<Seat>,
        /// The turn of the round to show, from 1; `None` for none in particular.
        turn: Option<u32>,
        /// The own turns that have been rated already, the first ones of the round.
        rated: Vec<RatedTurn>,
    },
    /// Open the replay of a finished round of this table.
    Replay {
        /// The round's number in the series, from 1.
        round: u32,
        /// The own seat; `None` for a spectator, and if several people share the screen.
        me: Option<Seat>,
        /// The turn to play, from 1; `None` for the round from its deal.
        turn: Option<u32>,
    },
    /// Open a table with the deal of this round beside its series, for [`State::practice`](super::State::practice).
    Practise,
    /// Continue a series.
    Continue(StoredSeriesId),
    /// Show the review again whose turn was played again.
    BackToReview,
    /// Open the shelf.
    ShowShelf,
    /// Open the deals of the day.
    ShowDayDeals,
    /// Open the challenges.
    ShowChallenges,
    /// Open the challenges with the deal of a finished round of this table.
    Challenge {
        /// The round's number in the series, from 1.
        round: u32,
        /// The seat to play it from.
        me: Seat,
    },
    /// Open a new game at the same table.
    PlayAgain,
    /// Save this picture of the end of a series.
    SavePicture(Box<SeriesPicture>),
    /// Save this picture of a day's result.
    SaveDayPicture(Box<DayPicture>),
    /// Open the lobby of the network table.
    ShowLobby,
    /// Join the table that its host has closed once more.
    ComeBack,
    /// Carry the series of this table on at this computer.
    CarryOn,
    /// Join the player with that key, who carries the series on.
    FollowSeries(Fingerprint),
    /// What a puzzle asks for.
    Puzzle(puzzle::Action),
    /// Open the new game screen.
    NewGame,
    /// Open a table for a short game.
    PlayShortGame,
    /// Open the title screen.
    Leave,
}

impl From<MultiplayerMessage> for Message {
    fn from(message: MultiplayerMessage) -> Message {
        Message::Multiplayer(message)
    }
}
