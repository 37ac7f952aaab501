//! What partners have done for a player: stock cards of the player's that they played (RULES 7).

use skipstone_core::{BySeat, Seat, Source, VisibleEvent, event};

use super::TableWording;
use crate::tr;

/// How many of the player's stock cards each of the others has played since the player's own last move.
#[derive(Debug, Clone, Default)]
pub struct StockHelp(BySeat<usize>);

impl StockHelp {
    /// Follows an event; an own move, or a new deal, begins anew. `me` is `None` for a spectator, for whom nothing is counted.
    pub fn apply(&mut self, event: &VisibleEvent, me: Option<Seat>) {
        let Some(me) = me else { return };
        match *event {
            VisibleEvent::Deal { .. } => *self = StockHelp::default(),
            VisibleEvent::Play { seat, .. }
            | VisibleEvent::Discard(event::Discard { seat, .. })
            | VisibleEvent::Pass(event::Pass { seat })
                if seat == me =>
            {
                *self = StockHelp::default();
            }
            VisibleEvent::Play { seat, mv, .. } if mv.source() == Some(Source::Stock(me)) => {
                self.0[seat] += 1
            }
            // What was played out of turn is taken back (RULES 9).
            VisibleEvent::Catch(event::Catch { caught, .. }) => self.0[caught] = 0,
            _ => {}
        }
    }

    /// What a partner has done for the player, as a sentence; `None` if nothing.
    pub fn words(&self, by: Seat, wording: TableWording<'_>) -> Option<String> {
        let count = self.0[by];
        (count > 0).then(|| tr!(wording.locale, "table-helped", name = wording.name(by), count = count))
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::{Card, Move, Rank};

    use super::*;
    use crate::locale::{Language, Locale};

    #[test]
    fn a_partner_is_thanked_until_the_player_moves() {
        let locale = Locale::new(Language::ENGLISH);
        let names = ["Ada", "Ben", "Cleo", "Dora"].map(str::to_owned);
        let wording = TableWording { locale: &locale, names: &names, me: Some(Seat::ONE) };
        let [me, partner] = [Seat::ONE, Seat::Three];
        let card: Card = "7.83".parse().expect("a card");
        let rank = card.rank().unwrap_or(Rank::ONE);
        let play = |text: &str, seat| VisibleEvent::Play {
            seat,
            mv: Move::parse(text, seat).expect("a move"),
            card,
            rank,
            turned: None,
        };
        let mut help = StockHelp::default();
        let mut told = |event: &VisibleEvent| {
            help.apply(event, Some(me));
            help.words(partner, wording).unwrap_or_default()
        };
        assert_eq!(told(&play("s>b1", partner)), "", "the partner's own stock card");
        assert_eq!(told(&play("s@1>b1", partner)), "Cleo played one of your stock cards.");
        assert_eq!(told(&play("s@1>b2", partner)), "Cleo played 2 of your stock cards.");
        assert_eq!(told(&VisibleEvent::Turn(event::Turn { seat: me })), "Cleo played 2 of your stock cards.");
        assert_eq!(told(&play("h1>b1", me)), "");
    }
}
