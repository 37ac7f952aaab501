//! What every part of the table screen reads: who sits there, the round as it is known and shown, and the series.

use std::time::Instant;

use skipstone_core::bot::Character;
use skipstone_core::milestone::Pebble;
use skipstone_core::table::{Player, RoundEnd, Update};
use skipstone_core::{Move, Scoring, Seat, SeatView, Setup, Stone, VisibleEvent};

use super::series::SeriesStatus;
use crate::board::{AnimatedBoard, Speaker, TableWording, Timeline};
use crate::players::stone;
use crate::screen::Context;
use crate::widget::board::PlayerDisplay;
use crate::widget::picture_cache::PictureCache;

/// A table as one player or spectator sees it.
#[derive(Debug)]
pub(super) struct TableModel {
    pub(super) setup: Setup,
    /// The seat that looks at the screen; `None` for a spectator, and while the hands of people who share the screen are covered.
    pub(super) me: Option<Seat>,
    /// The seats of the people at this screen; empty for a spectator.
    pub(super) people: Vec<Seat>,
    /// The players' given names, by seat.
    names: Vec<String>,
    /// The kinds of players, by seat.
    players: Vec<Player>,
    /// The players' stones by the lobby of a network table, by seat. Empty at a table in this process.
    stones: Vec<Stone>,
    /// The pebbles beside them, likewise.
    pebbles: Vec<Pebble>,
    /// The board, with the timeline of its round.
    pub(super) animation: AnimatedBoard,
    pub(super) series: SeriesStatus,
    pub(super) pictures: PictureCache,
    /// The window's scale factor: physical pixels per logical pixel, without the board's own enlargement.
    pub(super) pixel_ratio: f32,
}

impl TableModel {
    /// The table before the first update: no cards, no log. Who sits here alone looks from the start.
    pub(super) fn new(
        setup: Setup,
        people: Vec<Seat>,
        names: Vec<String>,
        players: Vec<Player>,
    ) -> TableModel {
        let me = people.first().copied().filter(|_| people.len() == 1);
        let animation = AnimatedBoard::new(setup, me).with_people(people.clone());
        let (series, pictures) = (SeriesStatus::default(), PictureCache::default());
        let (stones, pebbles) = (Vec::new(), Vec::new());
        let mut model = TableModel {
            setup,
            me,
            people,
            names,
            players,
            stones,
            pebbles,
            animation,
            series,
            pictures,
            pixel_ratio: 1.0,
        };
        model.track_characters();
        model
    }

    /// Sets who plays in the seats of a network table, and as which stones.
    pub(super) fn set_players(&mut self, names: Vec<String>, players: Vec<Player>, stones: Vec<Stone>) {
        (self.names, self.players, self.stones) = (names, players, stones);
        self.track_characters();
    }

    /// Sets as which stones those are shown who are still called the same in a lobby with these names, by seat.
    pub(super) fn change_stones(&mut self, names: &[String], stones: Vec<Stone>) {
        let names = self.names.iter().zip(names);
        for ((shown, stone), (own, name)) in self.stones.iter_mut().zip(stones).zip(names) {
            if own == name {
                *shown = stone;
            }
        }
    }

    /// Sets what lies beside the stones of a network table, by seat.
    pub(super) fn set_pebbles(&mut self, pebbles: Vec<Pebble>) {
        self.pebbles = pebbles;
    }

    /// Whether an update is the end of the round that the board shows already, as after a reconnect.
    pub(super) fn is_shown_result(&self, update: &Update) -> bool {
        let Update::Snapshot { events, ended: Some(_), .. } = update else { return false };
        self.series.is_round_over() && self.timeline().common(events) == events.len()
    }

    /// The character of a seat's computer player; `None` for a person, and for a name without one.
    pub(super) fn character(&self, seat: Seat) -> Option<Character> {
        let name = self.names.get(seat.index())?;
        Character::of_name(name).filter(|_| self.player(seat) != Player::Human)
    }

    /// Notes which computer players remark upon what happens.
    fn track_characters(&mut self) {
        let characters = self.setup.seats().map(|seat| self.character(seat)).collect();
        self.animation.timeline_mut().set_characters(characters);
    }

    /// Sits down in a seat of a network table, or watches there. The next update shows the round anew.
    pub(super) fn sit_down(&mut self, setup: Setup, seat: Option<Seat>) {
        self.people = seat.into_iter().collect();
        self.look(setup, seat);
    }

    /// Looks through other eyes: forgets what the ones before saw. The next update shows the round anew.
    pub(super) fn set_viewer(&mut self, viewer: Option<Seat>) {
        self.look(self.setup, viewer);
    }

    fn look(&mut self, setup: Setup, viewer: Option<Seat>) {
        if (setup, viewer) == (self.setup, self.me) {
            return;
        }
        let before = Some(self.front()).filter(|front| front.index() < setup.seat_count());
        let front = viewer.or(before).unwrap_or(Seat::ONE);
        (self.setup, self.me) = (setup, viewer);
        self.animation = AnimatedBoard::new(self.setup, viewer).with_people(self.people.clone());
        self.animation.timeline_mut().turn_to(front);
        self.track_characters();
    }

    /// What is known and shown of the round.
    pub(super) fn timeline(&self) -> &Timeline {
        self.animation.timeline()
    }

    /// The round as far as it is known, ahead of the board.
    pub(super) fn known(&self) -> SeatView<'_> {
        self.timeline().known().view()
    }

    /// The round as the board shows it.
    pub(super) fn shown(&self) -> SeatView<'_> {
        self.animation.view()
    }

    /// Logs what the board has shown since the last call, with remarks or without, and returns it. Cards are told of when they lie.
    pub(super) fn tell(
        &mut self,
        with_remarks: bool,
        now: Instant,
        context: Context<'_>,
    ) -> Vec<VisibleEvent> {
        let wording = TableWording { locale: context.locale, names: &self.names, me: self.me };
        let (verbosity, hand_order) = (context.settings.speech, context.settings.hand);
        let moving = self.animation.is_event_moving(now);
        self.animation.timeline_mut().tell(Speaker { wording, verbosity, hand_order }, with_remarks, moving)
    }

    /// Whether a round is all that is played.
    pub(super) fn is_single_round(&self) -> bool {
        self.setup.rules().scoring == Scoring::Single
    }

    /// The end of the last round of a series. `None` before it, and for a single round.
    pub(super) fn ended_series(&self) -> Option<&RoundEnd> {
        let is_over = |ended: &&RoundEnd| ended.series_winners.is_some() && !self.is_single_round();
        self.series.ended.as_ref().filter(is_over)
    }

    /// Whether a seat has made a move in the round, which may be taken back.
    pub(super) fn has_moved(&self, seat: Seat) -> bool {
        self.timeline().has_move_of(seat)
    }

    /// Whether nobody at this screen has a seat.
    pub(super) fn is_spectator(&self) -> bool {
        self.people.is_empty()
    }

    /// The seat of the person at this screen; `None` for a spectator, and if several share it.
    pub(super) fn only_person(&self) -> Option<Seat> {
        self.people.first().copied().filter(|_| self.people.len() == 1)
    }

    /// Whether it is a person's turn who sits at this screen, as far as the table is; also if there is none.
    pub(super) fn is_own_turn_or_none(&self) -> bool {
        self.known().on_turn().is_none_or(|seat| self.people.contains(&seat))
    }

    /// Whether the board shows that it is the player's turn.
    pub(super) fn is_own_turn(&self) -> bool {
        self.me.is_some() && self.shown().on_turn() == self.me
    }

    /// Whether the player can end the turn without a discard. Not while cards are on their way that change that.
    pub(super) fn may_pass(&self) -> bool {
        let may_pass = |view: SeatView<'_>| view.check(Move::Pass).is_ok();
        self.me.is_some() && may_pass(self.shown()) && may_pass(self.known())
    }

    /// Whether others are on turn on the board.
    pub(super) fn is_turn_of_others(&self) -> bool {
        !self.is_spectator() && self.shown().on_turn().is_some_and(|seat| !self.people.contains(&seat))
    }

    /// The seat at the bottom of the board: the viewer's, or another one for a spectator.
    pub(super) fn front(&self) -> Seat {
        self.known().seat()
    }

    /// Whether the player may lift cards: on turn, or where the rules allow playing out of turn (RULES 9).
    pub(super) fn may_play(&self) -> bool {
        let view = self.known();
        view.turn() == view.seat() || view.rules().out_of_turn
    }

    /// Whether the player has to draw by hand before any other move (RULES 9).
    pub(super) fn has_to_draw(&self) -> bool {
        self.setup.draws_by_hand()
            && self.me.is_some()
            && self.shown().legal_moves().iter().any(|mv| mv == Move::Draw)
    }

    pub(super) fn wording<'a>(&'a self, context: Context<'a>) -> TableWording<'a> {
        TableWording { locale: context.locale, names: &self.names, me: self.me }
    }

    /// Physical pixels per logical pixel of what is drawn.
    pub(super) fn scale(&self, context: Context<'_>) -> f32 {
        self.pixel_ratio * context.scale
    }

    /// The kind of player in a seat.
    pub(super) fn player(&self, seat: Seat) -> Player {
        self.players.get(seat.index()).copied().unwrap_or(Player::Human)
    }

    /// Whether the player who is shown in a seat has this given name.
    pub(super) fn is_called(&self, seat: Seat, name: &str) -> bool {
        self.names.get(seat.index()).is_some_and(|shown| shown == name)
    }

    /// What is shown of a seat's player without any words: the stone and its mood.
    pub(super) fn stone_display(&self, seat: Seat, context: Context<'_>) -> PlayerDisplay {
        let own = (self.only_person(), context.settings.stone);
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        let given = self.stones.get(seat.index()).copied();
        let of_seat = || stone::of_player(seat, name, self.player(seat) != Player::Human, own);
        let stone = given.unwrap_or_else(of_seat);
        let pebble = match self.pebbles.get(seat.index()) {
            Some(pebble) => pebble.milestone(),
            None => context.settings.pebble.filter(|_| Some(seat) == self.only_person()),
        };
        PlayerDisplay {
            pebble: pebble.filter(|_| context.settings.milestones),
            ..PlayerDisplay::new(seat, stone, self.me, &self.shown())
        }
    }
}
