//! The socket to a page, and what it may take.

use std::time::Instant;

use axum::extract::ws::{Message, WebSocket};
use tokio::time::{Interval, interval, timeout};

use super::limits;
use super::messages::{FromPage, ToPage};

/// The socket of an open page.
pub(super) struct PageSocket {
    socket: WebSocket,
    /// The messages since a time.
    rate: (Instant, u32),
    /// When anything came from the page.
    heard: Instant,
    pings: Interval,
}

/// The page can't be reached any more, or isn't one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Gone;

impl PageSocket {
    pub(super) fn new(socket: WebSocket) -> PageSocket {
        let now = Instant::now();
        PageSocket { socket, rate: (now, 0), heard: now, pings: interval(limits::PING) }
    }

    /// Sends a message, and waits for the page to take it.
    pub(super) async fn send(&mut self, message: &ToPage) -> Result<(), Gone> {
        let text = serde_json::to_string(message).map_err(|_| Gone)?;
        self.send_frame(Message::Text(text.into())).await
    }

    /// Says that nothing more comes.
    pub(super) async fn close(mut self) {
        // Fails only if the page is gone.
        let _ = self.send_frame(Message::Close(None)).await;
    }

    async fn send_frame(&mut self, frame: Message) -> Result<(), Gone> {
        let sent = timeout(limits::SEND_TIME, self.socket.send(frame)).await;
        sent.map_err(|_| Gone)?.map_err(|_| Gone)
    }

    /// What the page says next. Asks it for signs of life meanwhile. Cancel safe.
    pub(super) async fn receive(&mut self) -> Result<FromPage, Gone> {
        loop {
            let message = tokio::select! {
                // First: what has come while this program was held up is a sign of life too.
                biased;
                message = self.socket.recv() => message.ok_or(Gone)?.map_err(|_| Gone)?,
                _ = self.pings.tick() => {
                    if self.heard.elapsed() > limits::SILENCE {
                        return Err(Gone);
                    }
                    self.send_frame(Message::Ping(Default::default())).await?;
                    continue;
                }
            };
            self.heard = Instant::now();
            self.count()?;
            match message {
                Message::Text(text) => return serde_json::from_str(&text).map_err(|_| Gone),
                Message::Ping(_) | Message::Pong(_) => {}
                Message::Binary(_) | Message::Close(_) => return Err(Gone),
            }
        }
    }

    /// Counts a message. A page that sends more than any person can is no page.
    fn count(&mut self) -> Result<(), Gone> {
        let (since, count) = &mut self.rate;
        if since.elapsed() > limits::RATE_WINDOW {
            (*since, *count) = (Instant::now(), 0);
        }
        *count += 1;
        if *count > limits::MESSAGES { Err(Gone) } else { Ok(()) }
    }
}
