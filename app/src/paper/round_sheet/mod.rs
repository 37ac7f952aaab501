//! The sheet of a played round: who played by which rules, how it ended, and every turn in the words of the log.

mod layout;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone_core::record::Record;
use skipstone_core::{Replica, Seat, SeatView, Source, Team, VisibleEvent};

use crate::board::TableWording;
use crate::board::playback::{Jump, Playback, Verification, Viewpoint};
use crate::locale::Locale;
use crate::players::names::recorded_names;
use crate::tr;

/// A round in the player's language, with all cards open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundSheet {
    /// The code of the texts' language.
    pub language: String,
    /// The number of the round in its series.
    pub title: String,
    /// When it ended; empty if that isn't known.
    pub date: String,
    /// A summary of the rules in one line.
    pub rules: String,
    /// A sentence on how it ended and who won it.
    pub outcome: String,
    /// The headings of the table of results.
    pub headings: Headings,
    /// The table of results.
    pub sides: Vec<Side>,
    /// What happened before the first turn.
    pub opening: Vec<String>,
    /// The turns, in order.
    pub turns: Vec<Turn>,
}

/// The headings of the table of results.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Headings {
    pub players: String,
    pub left: String,
    pub points: String,
}

/// A player without partners, or a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    /// The names, computer players' with their levels.
    pub names: String,
    /// The stock cards left, by player; empty if the round isn't over.
    pub left: String,
    /// The points of the round; empty if it isn't over.
    pub points: String,
    /// Whether it won.
    pub won: bool,
}

/// A turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// The name of the player.
    pub name: String,
    /// What happened: for each event a sentence, and another one if it uncovered a stock card.
    pub sentences: Vec<String>,
}

impl RoundSheet {
    /// Builds the sheet of a record, with dates in a time zone. `me` is the player's own seat. A record that breaks the rules
    /// is told up to there.
    pub fn new(
        record: &Record,
        finished: Option<Timestamp>,
        me: Option<Seat>,
        locale: &Locale,
        zone: &TimeZone,
    ) -> RoundSheet {
        let header = &record.header;
        let setup = &header.setup;
        // Players go by their names and not by "you", because the sheet is for others too.
        let names = recorded_names(header);
        let unnamed = |seat: &Seat| names.get(seat.index()).is_some_and(String::is_empty);
        let wording = TableWording { locale, names: &names, me: me.filter(unnamed) };
        let viewpoint = Viewpoint { front: Seat::ONE, open: true };
        let mut playback = Playback::new(record.clone(), viewpoint);
        playback.jump(Jump::End);
        let (opening, turns) = tell(&playback, wording);
        RoundSheet {
            language: locale.code().to_owned(),
            title: tr!(locale, "round-sheet-title", round = header.round),
            date: finished.map_or_else(String::new, |time| locale.date_and_time(time, zone)),
            rules: locale.rules_line(setup),
            outcome: playback.outcome(wording),
            headings: Headings {
                players: tr!(locale, "round-sheet-players"),
                left: tr!(locale, "round-sheet-left"),
                points: tr!(locale, "round-sheet-points"),
            },
            sides: setup.teams().map(|team| side(&playback, team, wording)).collect(),
            opening,
            turns,
        }
    }
}

/// A side's row in the table of results.
fn side(playback: &Playback, team: Team, wording: TableWording<'_>) -> Side {
    let header = playback.header();
    let members: Vec<Seat> = header.setup.members(team).collect();
    let name = |seat: &Seat| match header.seats.get(seat.index()) {
        Some(seated) => wording.locale.recorded_player(wording.name(*seat), seated),
        None => wording.name(*seat),
    };
    let names = members.iter().map(name).collect::<Vec<_>>().join(", ");
    // Sentences name a large team by its number.
    let names = match members.len() {
        0..=2 => names,
        _ => wording.locale.labelled(&wording.team(&header.setup, team), &names),
    };
    let follows = !matches!(playback.verdict(), Verification::Differs(_));
    let Some(result) = playback.record().result().filter(|_| follows) else {
        return Side { names, left: String::new(), points: String::new(), won: false };
    };
    let left = members.iter().filter_map(|seat| result.left.get(seat.index()));
    Side {
        names,
        left: left.map(u8::to_string).collect::<Vec<_>>().join(" + "),
        points: result.points.get(team.index()).map_or_else(String::new, u32::to_string),
        won: result.winner == Some(team),
    }
}

/// Everything that happened: before the first turn, and by turn.
fn tell(playback: &Playback, wording: TableWording<'_>) -> (Vec<String>, Vec<Turn>) {
    let setup = &playback.header().setup;
    let mut table = Replica::new(*setup, Some(playback.viewpoint().front));
    let (mut opening, mut turns) = (Vec::new(), Vec::<Turn>::new());
    for event in playback.events_so_far() {
        table.apply(&event.visible);
        if let VisibleEvent::Turn(turn) = event.visible {
            turns.push(Turn { name: wording.name(turn.seat), sentences: Vec::new() });
            continue;
        }
        let sentences = turns.last_mut().map_or(&mut opening, |turn| &mut turn.sentences);
        let sentence = wording.event(&event.worded(playback.viewpoint().open), setup);
        sentences.push(match uncovered(&event.visible, &table.view(), wording) {
            Some(cards) => format!("{sentence} {cards}"),
            None => sentence,
        });
    }
    (opening, turns)
}

/// The stock cards that an event has uncovered; `None` if there are none.
fn uncovered(event: &VisibleEvent, table: &SeatView<'_>, wording: TableWording<'_>) -> Option<String> {
    let locale = wording.locale;
    match event {
        VisibleEvent::Deal { .. } => {
            let tops = table.setup().seats().filter_map(|seat| {
                Some(format!("{} ({})", wording.name(seat), locale.card(table.stock_top(seat)?)))
            });
            Some(tr!(locale, "round-sheet-stocks", cards = tops.collect::<Vec<_>>().join(", ")))
        }
        VisibleEvent::Play { mv, .. } => {
            let Some(Source::Stock(owner)) = mv.source() else { return None };
            let (card, left) = (table.stock_top(owner)?, table.stock_left(owner));
            Some(tr!(locale, "round-sheet-next", card = locale.card(card), left = left))
        }
        _ => None,
    }
}
