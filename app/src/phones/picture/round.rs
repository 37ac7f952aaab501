//! The cards: what lies where, and what can be done with it.

use std::collections::{BTreeMap, BTreeSet};

use skipstone_core::{Card, Move, Pile, Rank, Seat, SeatView, Source, Target};

use crate::board::{Slot, TableWording};
use crate::phones::faces::card_picture;
use crate::phones::messages::{RoundPicture, SourcePicture, TargetPicture};
use crate::phones::places::{number, place};
use crate::phones::table::{PhoneRound, PhoneTable};
use crate::tr;

impl PhoneTable {
    pub(super) fn round_picture(&self, round: &PhoneRound, wording: TableWording<'_>) -> RoundPicture {
        let view = round.replica.view();
        RoundPicture {
            revision: round.revision,
            number: round.number,
            view: json(&view, wording.me),
            faces: faces(&view),
            sources: self.sources(&view, wording),
            places: places(&view, wording),
            next: Pile::ALL.into_iter().map(|pile| self.next(&view, pile)).collect(),
            stands: Pile::ALL.into_iter().map(|pile| self.stands(&view, pile)).collect(),
            turn: view.on_turn().map(number),
            hidden: view.rules().hide_buried,
        }
    }

    fn next(&self, view: &SeatView<'_>, pile: Pile) -> String {
        let rank = self.locale.rank(view.build_next(pile).number());
        tr!(self.locale, "phone-next", rank = rank)
    }

    /// The rank that a wild on top of a build pile stands for.
    fn stands(&self, view: &SeatView<'_>, pile: Pile) -> Option<String> {
        let is_wild = view.build_pile(pile).last().is_some_and(|card| card.is_wild());
        let rank = Rank::new(view.build_next(pile).number().checked_sub(1)?).filter(|_| is_wild)?;
        Some(self.locale.rank_text(rank))
    }

    /// What can be done with each card that can be played or discarded. Nothing unless it is the player's turn.
    fn sources(&self, view: &SeatView<'_>, wording: TableWording<'_>) -> BTreeMap<String, SourcePicture> {
        let mut sources: BTreeMap<String, SourcePicture> = BTreeMap::new();
        let Some(me) = wording.me else { return sources };
        for mv in view.legal_moves().iter() {
            let Move::Put(source, target) = mv else { continue };
            let (Some(from), Some(to)) = (
                place(Slot::of_source(source, me, me), wording.me),
                place(Slot::of_target(target), wording.me),
            ) else {
                continue;
            };
            let picture = sources
                .entry(from)
                .or_insert_with(|| SourcePicture { text: self.held(view, source), targets: BTreeMap::new() });
            picture.targets.insert(to, self.target(view, mv, target));
        }
        sources
    }

    fn target(&self, view: &SeatView<'_>, mv: Move, target: Target) -> TargetPicture {
        let label = match target {
            Target::Build(pile) => {
                let rank = self.locale.rank(view.build_next(pile).number());
                tr!(self.locale, "phone-play", rank = rank)
            }
            Target::Discard(..) => tr!(self.locale, "phone-discard"),
        };
        TargetPicture {
            mv: mv.written_by(view.seat()).to_string(),
            label,
            discards: matches!(target, Target::Discard(..)),
        }
    }

    /// What to do with a card that is held.
    fn held(&self, view: &SeatView<'_>, source: Source) -> String {
        let targets = view.targets(source);
        let is_build = |target: &Target| matches!(target, Target::Build(_));
        let can = match (targets.iter().any(is_build), targets.iter().any(|target| !is_build(target))) {
            (true, true) => "both",
            (true, false) => "play",
            (false, _) => "discard",
        };
        let rank = view.source_card(source).ok().and_then(Card::rank).map_or(0, Rank::number);
        tr!(self.locale, "phone-held", can = can, rank = self.locale.rank(rank))
    }
}

/// The view in the bot protocol's form. Who watches has no seat in it.
fn json(view: &SeatView<'_>, me: Option<Seat>) -> serde_json::Value {
    // A view has nothing that JSON lacks.
    let mut json = serde_json::to_value(view).unwrap_or_default();
    if me.is_none() {
        json["seat"] = 0.into();
    }
    json
}

/// What lies where, in words.
fn places(view: &SeatView<'_>, wording: TableWording<'_>) -> BTreeMap<String, String> {
    let of_seat = |seat: Seat| {
        let discards = Pile::ALL.into_iter().map(move |pile| Slot::Discard(seat, pile));
        discards.chain([Slot::Stock(seat), Slot::OtherHand(seat)])
    };
    let hand = (0..view.hand_size(view.seat()) as u8).map(Slot::Hand).filter(|_| wording.me.is_some());
    let builds = Pile::ALL.into_iter().map(Slot::Build);
    let slots = hand.chain(builds).chain([Slot::Draw, Slot::Completed]);
    let slots = slots.chain(view.setup().seats().flat_map(of_seat));
    let is_shown = |slot: &Slot| *slot != Slot::OtherHand(view.seat()) || wording.me.is_none();
    let named = |slot| Some((place(slot, wording.me)?, wording.slot(view, slot)));
    slots.filter(is_shown).filter_map(named).collect()
}

/// The pictures of all cards that lie open, by their numbers.
fn faces(view: &SeatView<'_>) -> BTreeMap<u8, String> {
    let deck = view.rules().deck;
    let open: BTreeSet<Card> = view.open_cards().chain(view.hand().iter()).collect();
    open.into_iter().map(|card| (card.id(), card_picture(deck, card))).collect()
}
