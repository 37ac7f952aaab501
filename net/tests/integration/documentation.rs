//! The example of docs/protocol.md: its bytes are read as the messages that it shows, and written again.

use std::fmt::Debug;
use std::fs;

use skipstone_net::codec::{Decoder, Frame, Message};
use skipstone_net::protocol::{ToGuest, ToHost};

/// A message of the page.
struct Example {
    from_guest: bool,
    bytes: Vec<u8>,
    /// Its fields, as Rust shows them.
    fields: String,
}

/// The messages of the page: the sender and the bytes, and below them the fields. Both may take several lines.
fn examples() -> Vec<Example> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/protocol.md");
    let page = fs::read_to_string(path).expect("the page");
    let (_, block) = page.split_once("```text\n").expect("an example");
    let (block, _) = block.split_once("```").expect("its end");
    block.split("\n\n").map(example).collect()
}

fn example(text: &str) -> Example {
    let (sender, rest) = text.trim_start().split_once(' ').expect("a sender and bytes");
    let is_hex = |line: &&str| line.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b' ');
    let digits: Vec<u8> =
        rest.lines().take_while(is_hex).flat_map(str::bytes).filter(u8::is_ascii_hexdigit).collect();
    let byte = |pair: &[u8]| {
        let pair = std::str::from_utf8(pair).expect("digits");
        u8::from_str_radix(pair, 16).expect("two digits")
    };
    let bytes = digits.chunks(2).map(byte).collect();
    let fields: Vec<&str> = rest.lines().skip_while(is_hex).map(str::trim).collect();
    Example { from_guest: sender == "guest", bytes, fields: fields.join(" ") }
}

fn check<M: Message + Debug>(example: &Example) {
    let mut decoder = Decoder::<M>::default();
    decoder.push(&example.bytes);
    let message = decoder.next_message().expect("a whole frame").expect("a message");
    assert_eq!(format!("{message:?}"), example.fields);
    assert_eq!(decoder.finish(), Ok(()));
    assert_eq!(Frame::new(&message).expect("short enough").as_ref(), example.bytes);
}

#[test]
fn the_bytes_of_the_page_are_its_messages() {
    let examples = examples();
    assert!(examples.len() >= 5, "{} messages", examples.len());
    for example in &examples {
        if example.from_guest { check::<ToHost>(example) } else { check::<ToGuest>(example) }
    }
}
