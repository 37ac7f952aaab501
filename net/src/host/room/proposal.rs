//! The round that is proposed next: what its contract will be, before anybody says that they are ready for it.

use skipstone_core::table::{Player, PlayerPresence};
use skipstone_core::{Seat, bot};

use super::Room;
use super::game::{Game, Stage};
use super::seating::Seating;
use crate::digest::Digest;
use crate::fingerprint::Fingerprint;
use crate::protocol::{Name, TableSeriesId, ToGuest};
use crate::random::random;
use crate::round_log::{ContractPerson, ContractPlayer, ContractSeat, Phase, Proposal, RoundContract};

impl Room {
    /// Tells everybody which round is proposed, if that has changed. Who was ready for another one isn't any more.
    pub(super) fn sync_proposal(&mut self) {
        if let Some(game) = self.game.as_mut().filter(|game| game.stage() == Stage::SeriesOver)
            && game.next_series.is_none()
        {
            game.next_series = random().ok().map(TableSeriesId);
        }
        let proposal = self.next_proposal().map(Box::new);
        if proposal == self.proposed {
            return;
        }
        let digest = |proposal: &Option<Box<Proposal>>| proposal.as_ref().map(|proposal| proposal.digest());
        let is_other = digest(&proposal) != digest(&self.proposed);
        self.proposed = proposal.clone();
        // What it is compared with comes first.
        self.flush_lobby();
        self.broadcast(ToGuest::Proposal(proposal));
        if is_other {
            self.clear_readiness();
        }
    }

    /// The hash of the proposal that everybody was told of. `None` if there is none.
    pub(super) fn proposed_digest(&self) -> Option<Digest> {
        self.proposed.as_ref().map(|proposal| proposal.digest())
    }

    /// The round that comes next, or the first one of another series. `None` in an open lobby, while one is dealt or played, and where
    /// none can be played.
    fn next_proposal(&self) -> Option<Proposal> {
        let game = self.game.as_ref().filter(|game| game.stage().is_proposing())?;
        // Once the shares are known, the round goes on to its end.
        let phase = game.log.as_ref().map(|log| log.log().phase());
        if matches!(phase, Some(Phase::Revealed | Phase::Playing | Phase::Ended)) {
            return None;
        }
        let (series, round) = match game.stage() {
            Stage::SeriesOver => (game.next_series?, 1),
            _ => (self.series, game.table.series().rounds().len() as u32 + 1),
        };
        let mut contract = self.contract(&self.planned_seating(), series, round);
        if game.begins_at.is_some() && self.must_be_agreed(&contract, round) {
            // Who says nothing until the countdown is over is away.
            for place in &mut contract.seats {
                if let ContractPlayer::Person(person) = &mut place.player {
                    person.is_away |= person.key != self.host_key() && !self.people.is_ready(person.key);
                }
            }
        }
        // What guests would call broken isn't proposed, and so never signed.
        if let Err(error) = contract.check() {
            tracing::error!(%error, "no round can be proposed");
            return None;
        }
        Some(Proposal { series, round, contract })
    }

    /// Whether everybody has to say that they are ready for a contract: it isn't that of the round before, as far as that can stay.
    fn must_be_agreed(&self, contract: &RoundContract, round: u32) -> bool {
        let before = self.game.as_ref().and_then(|game| game.contract_at_end(round.checked_sub(1)?));
        round == 1 || !before.is_some_and(|before| before.is_unchanged_in(contract))
    }

    /// Whether everybody has to say that they are ready for what is proposed: else a countdown is enough.
    pub(super) fn must_proposal_be_agreed(&self) -> bool {
        let proposed = self.proposed.as_ref();
        proposed.is_some_and(|proposal| self.must_be_agreed(&proposal.contract, proposal.round))
    }

    /// The contract of a round with these seats, in the current series or another one.
    pub(super) fn contract(&self, seating: &Seating, series: TableSeriesId, round: u32) -> RoundContract {
        let seats = Seat::first_n(seating.seat_count());
        let seats = seats.filter_map(|seat| self.contract_seat(seating, seat)).collect();
        let game = self.game.as_ref().filter(|_| series == self.series && round > 1);
        let played = game.map(|game| game.table.series());
        let teams = seating.setup().map_or(seating.teams, |setup| setup.team_count());
        RoundContract {
            rules: seating.rules,
            teams: seating.teams as u8,
            seats,
            bots: bot::VERSION,
            limits: self.settings.options.limits(),
            dealer: played.map(|series| series.dealer_of(round as usize)),
            scores: played.map_or_else(|| vec![0; teams], |series| series.scores()),
            previous: game.and_then(|game| self.last_head(game, round - 1)).unwrap_or_default(),
            continues: self.continues.filter(|_| series == self.series).map(|before| before.series),
        }
    }

    /// The last head of a finished round of the series, or of the one that it goes on from.
    fn last_head(&self, game: &Game, round: u32) -> Option<Digest> {
        let before = self.continues.filter(|before| before.round == round);
        game.last_head(round).or_else(|| before.map(|before| before.head))
    }

    fn contract_seat(&self, seating: &Seating, seat: Seat) -> Option<ContractSeat> {
        let config = seating.seat_config(seat, |key| self.people.next_name(key))?;
        let player = match (seating.person(seat), config.player) {
            (Some(key), _) => ContractPlayer::Person(ContractPerson {
                is_phone: self.people.is_phone(key),
                is_away: self.is_away(seat, key),
                ..ContractPerson::new(key, bot::Level::STRONGEST)
            }),
            (None, Player::Bot(level)) => ContractPlayer::bot(level),
            (None, Player::Human) => return None,
        };
        Some(ContractSeat { name: Name::new(&config.name), age: config.age, player })
    }

    /// Whether a round begins without the person in a seat: a computer player plays for them already, or they were lost too long ago
    /// to be waited for.
    fn is_away(&self, seat: Seat, key: Fingerprint) -> bool {
        let Some(game) = self.game.as_ref().filter(|_| self.seating.seat_of(key) == Some(seat)) else {
            return false;
        };
        match game.table.presence(seat) {
            PlayerPresence::Here => false,
            PlayerPresence::Away(until) => until <= self.now,
            PlayerPresence::Replaced => true,
        }
    }
}
