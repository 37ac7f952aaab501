//! The picture of a puzzle, to be sent to somebody.

use skipstone_core::{Card, Pile, Seat};

use super::PuzzleTable;
use super::panel::face;
use crate::paper::puzzle_picture::{OpponentPicture, OwnPicture, PuzzlePicture};
use crate::screen::Context;
use crate::screen::table::model::TableModel;
use crate::tr;
use crate::widget::face::Face;

impl PuzzleTable {
    /// The picture of the position.
    pub(in crate::screen::table) fn picture(
        &self,
        model: &TableModel,
        context: Context<'_>,
    ) -> PuzzlePicture {
        let view = self.puzzle.round().view(self.me());
        let setup = *view.setup();
        let card = |card: Card| Face::of_card(card, setup.rules().deck, context.settings.cards);
        let left = |seat: Seat| tr!(context, "puzzle-cards", count = view.stock_left(seat));
        let kind = context.locale.puzzle_kind(self.puzzle.kind());
        let rating = tr!(context, "puzzle-rating", rating = u32::from(self.puzzle.rating()));
        let opponent = |seat: Seat| OpponentPicture {
            stone: model.stone_display(seat, context).stone,
            name: model.wording(context).name(seat),
            stock: view.stock_top(seat).map(card),
            left: left(seat),
            discards: Pile::ALL
                .into_iter()
                .map(|pile| view.discard_pile(seat, pile).next().map(card))
                .collect(),
        };
        let build = |pile| {
            let next = context.locale.rank_text(view.build_next(pile));
            (
                view.build_pile(pile).last().copied().map(card),
                tr!(context, "puzzle-picture-next", rank = next),
            )
        };
        let discards = Pile::ALL.into_iter().map(|pile| {
            let mut cards: Vec<Face> = view.discard_pile(view.seat(), pile).map(card).collect();
            // From the bottom.
            cards.reverse();
            cards
        });
        let top = view.stock_top(view.seat()).map(card);
        let coming = self.puzzle.coming().0.into_iter().map(|rank| face(rank, context));
        let own = OwnPicture {
            stock: top.into_iter().chain(coming).collect(),
            left: left(view.seat()),
            discards: discards.collect(),
            hand: view.hand().iter().map(card).collect(),
            names: ["puzzle-stock", "puzzle-discards", "puzzle-hand"].map(|name| context.locale.text(name)),
        };
        let (before, from_me): (Vec<Seat>, Vec<Seat>) = setup.seats().partition(|seat| *seat < self.me());
        let others = from_me.into_iter().skip(1).chain(before);
        PuzzlePicture {
            file: format!("Skipstone {}", self.puzzle.id()),
            title: format!("{kind}  ·  {rating}"),
            task: self.task(context),
            builds: Pile::ALL.into_iter().map(build).collect(),
            opponents: others.map(opponent).collect(),
            own,
        }
    }
}
