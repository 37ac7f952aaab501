//! The way of the host's decisions to its table.

use tokio::sync::mpsc;

use super::Order;
use crate::link::Closed;

/// Where the host's decisions go.
#[derive(Debug, Clone)]
pub struct Orders {
    orders: mpsc::Sender<Order>,
}

impl Orders {
    /// How many may wait for the table.
    const WAITING: usize = 64;

    pub(super) fn new() -> (Orders, mpsc::Receiver<Order>) {
        let (orders, given) = mpsc::channel(Orders::WAITING);
        (Orders { orders }, given)
    }

    /// Gives an order. If it can't be, that comes as news.
    ///
    /// # Errors
    /// If the table is closed, or far too many wait.
    pub fn give(&self, order: Order) -> Result<(), Closed> {
        self.orders.try_send(order).map_err(|_| Closed)
    }
}
