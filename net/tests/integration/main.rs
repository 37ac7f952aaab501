//! Tables over real sockets: with bad connections, with hostile guests, with slow disks, and across
//! computers.

mod documentation;
mod door;
mod faults;
mod hostile;
mod namespaces;
mod saving;
