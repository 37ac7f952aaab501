//! Tables over real sockets: with bad connections, with hostile guests, and across computers.

mod documentation;
mod faults;
mod hostile;
mod namespaces;
