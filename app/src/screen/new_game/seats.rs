//! The players of the new game screen.

use iced::widget::{Column, column, container, row, scrollable, text_input};
use iced::{Center, Fill, Padding};
use skipstone_core::Seat;
use skipstone_core::bot::{Character, Level};
use skipstone_core::table::Player;

use super::{Context, Message};
use crate::players::stone;
use crate::screen::draft::{
    Draft, Editor, Sides, age_field, level_descriptions, player_name, seat_name, team_badge,
};
use crate::widget::accessible::Named;
use crate::widget::choice::{Choice, list};
use crate::widget::picture_cache::PictureCache;
use crate::widget::stone_face::face;
use crate::widget::text;
use crate::widget::text_field::TextField;
use crate::{Element, tr};

/// The width of a player's stone.
const FACE: f32 = 40.0;

/// Draws the players with their names, levels and ages.
pub(super) fn view<'a>(
    editor: &'a Editor,
    pictures: &PictureCache,
    context: Context<'a>,
) -> Element<'a, Message> {
    let draft = &editor.draft;
    let beside_the_bar = Padding::default().vertical(4).right(16);
    let levels = draft.table().seats.iter().filter_map(|seat| match seat.player {
        Player::Bot(level) => Some(level),
        Player::Human => None,
    });
    let rows = Seat::first_n(draft.table().seats.len()).map(|seat| row_of(draft, seat, pictures, context));
    column![
        text::heading(tr!(context.locale, "new-game-players")),
        editor.sides(context).map(Message::Changed),
        scrollable(Column::with_children(rows).spacing(8).padding(beside_the_bar)).height(Fill).width(Fill),
    ]
    .push(level_descriptions(levels, context.locale))
    .spacing(14)
    .into()
}

fn row_of<'a>(
    draft: &'a Draft,
    seat: Seat,
    pictures: &PictureCache,
    context: Context<'a>,
) -> Element<'a, Message> {
    let locale = context.locale;
    let Some(config) = draft.table().seats.get(seat.index()) else { return row![].into() };
    let team = match draft.sides() {
        Sides::Alone => None,
        Sides::Teams(teams) => {
            let team = seat.index() % teams;
            Some(team_badge(team, team == 0, context))
        }
    };
    let name = text_input(&player_name(locale, draft, seat), &config.name)
        .on_input(move |name| Message::NameChanged(seat, name))
        .size(15)
        .padding([7, 10])
        .width(Fill);
    let named = tr!(locale, "new-game-seat-name", seat = seat.number());
    let name = Element::from(Named::new(named, TextField::new(&config.name, name)));
    let mut players = vec![Choice::new(Player::Human, tr!(locale, "new-game-person"))];
    players.extend(Level::OPPONENTS.map(|level| Choice::new(Player::Bot(level), locale.level(level))));
    let player = list(
        seat_name(locale, seat),
        players,
        &config.player,
        move |player| Message::Player(seat, player),
        118,
    );
    let age = draft.needs_ages().then(|| {
        let age = config.age.map_or_else(String::new, |age| age.to_string());
        let field = age_field(&age, move |age| Message::AgeChanged(seat, age), context);
        Element::from(Named::new(tr!(locale, "new-game-seat-age", seat = seat.number()), field))
    });
    let row = row![].push(team).push(name).push(player).push(age).spacing(8).align_y(Center);
    let (given, is_bot) = (draft.given_name(seat), config.player != Player::Human);
    let me = draft.table().people().next();
    let stone = stone::of_player(seat, &given, is_bot, (me, context.settings.stone));
    let character = Character::of_name(&given).filter(|_| is_bot);
    // Below the name, where the letters of the field begin.
    let about = character.map(|character| {
        container(text::caption(locale.character(character))).padding(Padding::default().left(10))
    });
    let words = column![row].push(about).spacing(3);
    row![face(pictures, stone, FACE, context.scale), words].spacing(8).into()
}
