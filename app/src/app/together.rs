//! Tables with others: the way to one, what is heard of it whichever screen is shown, and the goodbye.

use std::net::{Ipv6Addr, SocketAddr};
use std::time::{Duration, Instant};

use iced::futures::stream::BoxStream;
use iced::widget::operation;
use iced::{Task, clipboard};
use skipstone_core::record::Record;
use skipstone_net::host::{HostNews, Order};
use skipstone_net::protocol::{self, Lobby, Text};
use skipstone_net::trust::{Hosts, Players};
use skipstone_net::visit::{Call, Connection, Differs, News};
use skipstone_net::{Fingerprint, Identity};

use super::{App, Message, Screen, context};
use crate::notices::Notice;
use crate::screen::join::{self, Failure, Target, Way};
use crate::screen::{lobby, table};
use crate::store::{SeriesId, Trouble};
use crate::together::{self, Answer, Heard, Together};

/// How long a goodbye may keep the window open.
const GOODBYE: Duration = Duration::from_secs(2);
/// The version of the program, for people.
pub(super) const APP: &str = env!("CARGO_PKG_VERSION");

/// One visit of a table among all of the window's.
pub type Number = u64;

/// A visit at a table, and what led to it.
#[derive(Debug)]
pub(super) struct Visiting {
    number: Number,
    pub(super) together: Together,
    /// Where the player wanted to go; nowhere who hosts.
    target: Option<Target>,
}

/// The visits of this window.
#[derive(Debug, Default)]
pub(super) struct Visits {
    pub(super) now: Option<Visiting>,
    /// One that says goodbye.
    leaving: Option<Visiting>,
    /// Whether the window closes once that is done.
    quits: bool,
    /// How many there were.
    count: Number,
}

impl App {
    /// The player's key, made when it is first needed.
    pub(super) fn identity(&mut self) -> Option<Identity> {
        if self.identity.is_none() {
            let known = match &self.profile {
                Some(profile) => profile.identity().map(|known| (known.identity, known.trouble)),
                None => Identity::generate().map(|identity| (identity, None)),
            };
            match known {
                Ok((identity, trouble)) => {
                    trouble.into_iter().for_each(|trouble| self.notices.tell(Notice::Trouble(trouble)));
                    self.identity = Some(identity);
                }
                Err(error) => self.notices.tell(Notice::NoKey(error)),
            }
        }
        self.identity.clone()
    }

    /// What can't be read is told, and begins anew.
    pub(super) fn told<T: Default>(&mut self, known: Result<T, Trouble>) -> T {
        known.unwrap_or_else(|trouble| {
            self.notices.tell(Notice::Trouble(trouble));
            T::default()
        })
    }

    /// Looks for tables of others.
    pub(super) fn show_join(&mut self) -> Task<Message> {
        let hosts: Hosts = self.told(self.store.hosts());
        let (join, task) = join::State::new(&self.settings.interfaces, hosts);
        self.screen = Screen::Join(Box::new(join));
        Task::batch([task.map(Message::Join), operation::focus(join::State::FIELD)])
    }

    pub(super) fn on_join(&mut self, message: join::Message) -> Task<Message> {
        let Screen::Join(join) = &mut self.screen else { return Task::none() };
        match join.update(message) {
            join::Action::None => {}
            join::Action::Call(target) => return look_up(target),
            join::Action::Trust(target, shown) => {
                self.remember(&target.place, shown, &target.place);
                return look_up(target);
            }
            join::Action::Cancel => return self.part(),
            join::Action::Leave => self.go_home(),
        }
        Task::none()
    }

    /// Calls a table whose addresses are known now, unless the player wants there no more.
    pub(super) fn call(&mut self, target: Target, found: Result<Vec<SocketAddr>, String>) -> Task<Message> {
        let Screen::Join(join) = &mut self.screen else { return Task::none() };
        if !join.calls(&target) {
            return Task::none();
        }
        let to = match found {
            Ok(to) => to,
            Err(host) => {
                join.fail(Failure::Unknown(host));
                return Task::none();
            }
        };
        let Some(identity) = self.identity() else { return Task::none() };
        let me = identity.fingerprint();
        let call = Call {
            identity,
            app: Text::new(APP),
            name: self.locale.own_name(&self.settings),
            watch: target.watch,
            to,
            place: target.place.clone(),
            hosts: self.told(self.store.hosts()),
            secret: target.secret(),
            from: SocketAddr::new(Ipv6Addr::UNSPECIFIED.into(), 0),
        };
        self.visit(me, Some(target), together::join(call))
    }

    /// Begins to listen to a table.
    pub(super) fn visit(
        &mut self,
        me: Fingerprint,
        target: Option<Target>,
        heard: BoxStream<'static, Heard>,
    ) -> Task<Message> {
        self.visits.count += 1;
        let number = self.visits.count;
        let (task, listens) = Task::run(heard, move |heard| Message::Heard(number, heard)).abortable();
        let together = Together::new(me, target.is_none(), listens);
        self.visits.now = Some(Visiting { number, together, target });
        task
    }

    pub(super) fn on_lobby(&mut self, message: lobby::Message) -> Task<Message> {
        let (Screen::Lobby(lobby), Some(visiting)) = (&mut self.screen, &mut self.visits.now) else {
            return Task::none();
        };
        let context = context(&self.locale, &self.settings, self.room);
        match lobby.update(message, &mut visiting.together, context) {
            lobby::Action::None => Task::none(),
            lobby::Action::Copy(text) => clipboard::write(text),
            lobby::Action::Leave => {
                self.go_home();
                self.part()
            }
        }
    }

    /// Answers somebody at the door.
    pub(super) fn answer(&mut self, Answer { who, welcome }: Answer) {
        if let Some(visiting) = &mut self.visits.now {
            visiting.together.answer(who, welcome);
        }
    }

    /// Gives an order to the player's own table.
    pub(super) fn order(&mut self, order: Order) {
        if let Some(visiting) = &mut self.visits.now {
            visiting.together.order(order);
        }
    }

    /// Says goodbye to the table, in the background, for as long as that may take.
    pub(super) fn part(&mut self) -> Task<Message> {
        let Some(visiting) = self.visits.now.take() else { return Task::none() };
        if !visiting.together.leave() {
            return Task::none();
        }
        let number = visiting.number;
        self.visits.leaving = Some(visiting);
        Task::perform(async { tokio::time::sleep(GOODBYE).await }, move |()| Message::Parted(number))
    }

    /// The goodbye is said, or has taken long enough.
    pub(super) fn parted(&mut self, number: Number) -> Task<Message> {
        if self.visits.leaving.as_ref().is_none_or(|leaving| leaving.number != number) {
            return Task::none();
        }
        self.visits.leaving = None;
        if self.visits.quits { iced::exit() } else { Task::none() }
    }

    /// The window is to be closed. Who plays with others is asked first.
    pub(super) fn close(&mut self, now: Instant) -> Task<Message> {
        if let (Screen::Table(table), Some(_)) = (&self.screen, &self.visits.now)
            && !table.asks_to_leave()
        {
            return self.on_table(table::Message::Menu(true), now);
        }
        self.quit()
    }

    /// Closes the window, after a goodbye where there is somebody to say it to.
    pub(super) fn quit(&mut self) -> Task<Message> {
        self.visits.quits = true;
        let parting = self.part();
        if self.visits.leaving.is_some() { parting } else { iced::exit() }
    }

    /// Takes in what is heard of a table.
    pub(super) fn hear(&mut self, number: Number, heard: Heard, now: Instant) -> Task<Message> {
        let Some(visiting) = self.visits.now.as_mut().filter(|visiting| visiting.number == number) else {
            return if matches!(heard, Heard::End) { self.parted(number) } else { Task::none() };
        };
        visiting.together.hear(&heard);
        match heard {
            Heard::Begun(_) => {
                let pace = self.settings.speed.pace();
                visiting.together.order(Order::Pace(pace));
            }
            Heard::News(news) => return self.news(news, now),
            Heard::Host(news) => self.host_news(news),
            Heard::NotOpened(error) => {
                self.visits.now = None;
                self.notices.tell(Notice::NoTable(error));
                self.go_home();
            }
            Heard::End => {
                self.visits.now = None;
                self.go_home();
            }
        }
        Task::none()
    }

    fn news(&mut self, news: News, now: Instant) -> Task<Message> {
        let mut task = Task::none();
        match &news {
            News::Connection(Connection::Failed(error)) => {
                return self.over(Some(Failure::Join(error.clone())));
            }
            News::Connection(Connection::Over(why)) => return self.over(why.map(Failure::Over)),
            News::Connection(connection) => {
                if let Screen::Join(join) = &mut self.screen {
                    join.connection(connection);
                }
            }
            News::Lobby(lobby) => task = self.come_in(lobby),
            // A round that wasn't what it should have been isn't counted.
            News::Checked {
                series, record: Some(record), verdict: Ok(()) | Err(Differs::CameLate), ..
            } => {
                self.take_in(*series, record);
            }
            News::Said { by, to, text } if !matches!(self.screen, Screen::Table(_)) => {
                if let Some(visiting) = &mut self.visits.now {
                    visiting.together.said(by, *to, text, &self.locale);
                }
            }
            _ => {}
        }
        match self.screen {
            Screen::Table(_) => {
                Task::batch([task, self.on_table(table::CompanyMessage::News(news).into(), now)])
            }
            _ => task,
        }
    }

    /// Shows the lobby, or the table where a round was begun.
    fn come_in(&mut self, lobby: &Lobby) -> Task<Message> {
        let Some(visiting) = &mut self.visits.now else { return Task::none() };
        let together = &mut visiting.together;
        if let (Some(target), Connection::In { host, .. }, false) =
            (&visiting.target, &together.connection, together.known)
        {
            together.known = true;
            let (place, host) = (target.place.clone(), *host);
            self.remember(&place, host, &lobby.title);
        }
        let Some(visiting) = &mut self.visits.now else { return Task::none() };
        match (&self.screen, lobby.begun) {
            (Screen::Table(_), true) | (Screen::Lobby(_), false) => Task::none(),
            (Screen::Table(_), false) => {
                if let Screen::Table(table) =
                    std::mem::replace(&mut self.screen, Screen::Lobby(Box::default()))
                {
                    visiting.together.chat = table.into_chat().unwrap_or_default();
                }
                Task::none()
            }
            (_, false) => {
                self.screen = Screen::Lobby(Box::default());
                Task::none()
            }
            (_, true) => {
                let Some(sitting) = visiting.together.sitting() else { return Task::none() };
                match table::State::in_company(sitting) {
                    Ok((table, task)) => {
                        self.screen = Screen::Table(Box::new(table));
                        task.map(Message::Table)
                    }
                    Err(error) => {
                        tracing::error!(%error, "a table that can't be played was begun");
                        Task::none()
                    }
                }
            }
        }
    }

    /// The visit is over: why is told where the player came from.
    fn over(&mut self, why: Option<Failure>) -> Task<Message> {
        let target = self.visits.now.take().and_then(|visiting| visiting.target);
        match (&mut self.screen, why, target) {
            (Screen::Join(join), Some(why), _) => {
                join.fail(why);
                Task::none()
            }
            (_, Some(why), Some(target)) => {
                let task = self.show_join();
                if let Screen::Join(join) = &mut self.screen {
                    join.tell(target, why);
                }
                task
            }
            _ => {
                self.go_home();
                Task::none()
            }
        }
    }

    /// Remembers a host's key.
    fn remember(&mut self, place: &str, host: Fingerprint, name: &str) {
        let mut hosts: Hosts = self.told(self.store.hosts());
        hosts.remember(place, host, name);
        // What can't be written yet, the store tells.
        let _ = self.store.put_hosts(&hosts);
    }

    fn host_news(&mut self, news: HostNews) {
        let mut players: Players = match &news {
            HostNews::LetIn { .. } | HostNews::Banned(_) => self.told(self.store.players()),
            _ => return,
        };
        match news {
            HostNews::LetIn { who, name } => players.let_in(who, &name),
            HostNews::Banned(who) => players.ban(who),
            _ => {}
        }
        let _ = self.store.put_players(&players);
    }

    /// Keeps a round that was played at somebody else's table; the player's own table is kept as it is played.
    fn take_in(&mut self, series: protocol::SeriesId, record: &str) {
        let Some(together) = self.visits.now.as_ref().map(|visiting| &visiting.together) else { return };
        if together.hosting.is_some() {
            return;
        }
        // One that can't be read was told by the check.
        let Ok(record) = record.parse::<Record>() else { return };
        match self.store.take_in(SeriesId::from(series), together.seat(), &record) {
            Ok(missing) => missing.into_iter().for_each(|round| together.ask_for_record(round)),
            Err(error) => tracing::warn!(%error, "a round can't be taken in"),
        }
    }
}

/// Finds out where a table is. Looking up a name takes its time, and the window doesn't wait.
fn look_up(target: Target) -> Task<Message> {
    let way = target.way.clone();
    let found = async move {
        match way {
            Way::Found(to) => Ok(to),
            Way::Typed(destination) => {
                let place = destination.place();
                let found = tokio::task::spawn_blocking(move || destination.addresses()).await;
                found.ok().and_then(Result::ok).filter(|to| !to.is_empty()).ok_or(place)
            }
        }
    };
    Task::perform(found, move |found| Message::LookedUp(target.clone(), found))
}
