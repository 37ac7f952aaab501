//! What is said of the end of a round or series below its title, to those who don't see the panel.

use skipstone_core::table::RoundEnd;

use super::proposal_notes;
use crate::paper::series_picture::Fact;
use crate::screen::Context;
use crate::screen::table::model::TableModel;
use crate::screen::table::multiplayer::NetworkTable;
use crate::tr;

impl TableModel {
    /// The sentences of the round's result: points, the best turn, cards left, what is known of the deal, what was reached.
    pub(in crate::screen::table) fn result_words(
        &self,
        ended: &RoundEnd,
        network: Option<NetworkTable<'_>>,
        context: Context<'_>,
    ) -> Vec<String> {
        let ends_series = ended.series_winners.is_some() && !self.is_single_round();
        let round = ends_series.then(|| self.round_outcome(ended, context));
        let notes = self.result_notes(network, context).into_iter().chain(self.reached_notes(context));
        let luck = self.series.luck.luck().map(|luck| self.luck_words(luck, context));
        let proposed = network.into_iter().flat_map(|network| proposal_notes(network, context));
        let notes = notes.chain(proposed).map(|note| note.words);
        let points = self.points_line(ended, context).sentence(context);
        let race = self.race_words(ended, context);
        let best = self.best_turn(ended).map(|(seat, best)| {
            let [title, about] = self.best_turn_words(seat, &best, context);
            // The points between the facts are for the eye.
            format!("{title}. {}.", about.replace("  ·  ", ", "))
        });
        round.into_iter().chain([points]).chain(best).chain(race).chain(notes).chain(luck).collect()
    }

    /// The sentences of the series' end: the ranking, what stood out, what was reached.
    pub(in crate::screen::table) fn closing_words(
        &self,
        ended: &RoundEnd,
        network: Option<NetworkTable<'_>>,
        context: Context<'_>,
    ) -> Vec<String> {
        let mut content = self.closing_content(self.wording(context), ended, context);
        self.drop_unrated(&mut content, context);
        let sides = content.sides.into_iter().map(|side| {
            let place = side.place;
            let score: Vec<String> = [Some(side.score), side.won].into_iter().flatten().collect();
            let score = score.join(", ");
            tr!(context, "closing-spoken-place", place = place, name = side.name, score = score)
        });
        let facts = content
            .facts
            .into_iter()
            .map(|Fact { label, words }| format!("{}.", context.locale.labelled(&label, &words)));
        let milestones = self.found_note(context).map(|note| note.words);
        let doubts = network.into_iter().flat_map(|network| network.session().doubtful_rounds());
        let doubts = doubts.map(str::to_owned);
        let proposed = network.into_iter().flat_map(|network| proposal_notes(network, context));
        let proposed = proposed.map(|note| note.words);
        sides.chain(milestones).chain(facts).chain(doubts).chain(proposed).collect()
    }
}
