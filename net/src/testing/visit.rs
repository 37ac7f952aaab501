//! A visit for tests of screens: the test tells the news, and sees what the screen wants.

use skipstone_core::table::Intent;
use tokio::sync::mpsc;

use crate::link::Link;
use crate::visit::{Company, News, Visit, Want};

/// News that a screen may leave waiting.
const WAITING: usize = 256;

/// The table at the other end of a visit.
#[derive(Debug)]
pub struct Stage {
    news: mpsc::Sender<News>,
    intents: mpsc::Receiver<Intent>,
    wants: mpsc::Receiver<Want>,
}

/// A visit, and the table at its other end. No runtime is needed.
pub fn visit() -> (Visit, Stage) {
    let (link, intents) = Link::new();
    let (company, wants) = Company::new();
    let (sender, news) = mpsc::channel(WAITING);
    (Visit { link, company, news }, Stage { news: sender, intents, wants })
}

impl Stage {
    /// Tells the screen something.
    ///
    /// # Panics
    /// If nobody takes the news.
    pub fn tell(&self, news: News) {
        self.news.try_send(news).expect("the screen takes its news");
    }

    /// What the screen has wanted of the table since it was asked last.
    pub fn intents(&mut self) -> Vec<Intent> {
        std::iter::from_fn(|| self.intents.try_recv().ok()).collect()
    }

    /// What the screen has wanted of the others since it was asked last.
    pub fn wants(&mut self) -> Vec<Want> {
        std::iter::from_fn(|| self.wants.try_recv().ok()).collect()
    }
}
