//! The page for phones: the program as a host, and all that connects to it, from phones without a browser and with one to those who
//! mean no good.

mod accessibility;
mod attacks;
mod browser;
mod browsers;
mod company;
mod conversation;
mod devtools;
mod firefox;
mod host;
mod http;
mod next_round;
mod page_driver;
mod phone;
mod remote;
mod requests;
mod rounds;
mod seats;
mod switch;
mod taps;
mod webkit;

use std::time::Duration;

/// The timeout of a wait; not a measure of speed.
const LONG: Duration = Duration::from_secs(60);
