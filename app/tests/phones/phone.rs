//! A phone without a browser: what it is sent, and what it says.

use std::net::{IpAddr, SocketAddr};
use std::sync::LazyLock;
use std::sync::mpsc::{self, Receiver};
use std::time::Instant;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use skipstone_core::bot::Level;
use skipstone_core::{JsonView, Observation, Rules};
use tokio::net::TcpSocket;
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::LONG;

/// Where sockets are read, whatever the tests wait for: a phone that doesn't answer the host's pings is away.
pub(crate) static SOCKETS: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("threads"));

/// A page that is open. Dropping it closes its socket without a word.
pub(crate) struct Phone {
    say: UnboundedSender<Message>,
    told: Receiver<Message>,
    /// Everything that this socket has been sent, in order.
    pub(crate) heard: Vec<Value>,
    /// The latest table; `null` before the first.
    pub(crate) table: Value,
    /// The token that was told.
    pub(crate) token: Option<String>,
}

/// Opens a socket from an address, as a page at `origin` does.
pub(crate) fn open_socket(
    page: SocketAddr,
    from: IpAddr,
    origin: Option<&str>,
) -> Result<WebSocketStream<tokio::net::TcpStream>, tungstenite::Error> {
    let mut request = format!("ws://{page}/socket").into_client_request()?;
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
    }
    SOCKETS.block_on(async {
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        Ok(client_async(request, socket.connect(page).await?).await?.0)
    })
}

/// Carries messages between a socket and its phone, until one of them is gone.
async fn carry(
    mut socket: WebSocketStream<tokio::net::TcpStream>,
    mut say: UnboundedReceiver<Message>,
    tell: mpsc::Sender<Message>,
) {
    loop {
        tokio::select! {
            said = say.recv() => {
                let Some(said) = said else { return };
                if socket.send(said).await.is_err() {
                    return;
                }
            }
            told = socket.next() => {
                let Some(Ok(told)) = told else { return };
                if tell.send(told).is_err() {
                    return;
                }
            }
        }
    }
}

impl Phone {
    /// Opens a socket of the page from an address, and says nothing.
    pub(crate) fn silent(page: SocketAddr, from: [u8; 4]) -> Phone {
        Phone::try_silent(page, from).expect("a socket")
    }

    /// The same. `None` if the host doesn't let it be opened.
    pub(crate) fn try_silent(page: SocketAddr, from: [u8; 4]) -> Option<Phone> {
        let socket = open_socket(page, from.into(), Some(&format!("http://{page}"))).ok()?;
        let (say, said) = unbounded_channel();
        let (tell, told) = mpsc::channel();
        SOCKETS.spawn(carry(socket, said, tell));
        Some(Phone { say, told, heard: Vec::new(), table: Value::Null, token: None })
    }

    /// Opens the page in a language, with the token of an earlier visit if there is one.
    pub(crate) fn open(page: SocketAddr, language: &str, token: Option<&str>) -> Phone {
        let phone = Phone::silent(page, [127, 0, 0, 1]);
        let hello = json!({ "type": "hello", "protocol": 1, "language": [language], "token": token });
        phone.say(&hello);
        phone
    }

    /// Opens the page, and comes to an open table under a name.
    pub(crate) fn join(page: SocketAddr, language: &str, name: &str) -> Phone {
        Phone::open(page, language, None).come_in(name, false)
    }

    /// Opens the page and watches.
    pub(crate) fn watch(page: SocketAddr, name: &str) -> Phone {
        Phone::open(page, "en", None).come_in(name, true)
    }

    /// Answers the question for a name, and waits for the table.
    pub(crate) fn come_in(mut self, name: &str, watch: bool) -> Phone {
        self.until_entry("name");
        self.say(&json!({ "type": "join", "name": name, "stone": "river", "watch": watch, "code": null }));
        self.until_table("the table of who comes in", |_| true);
        self
    }

    /// Says in a lobby that all of its people are ready for what is proposed, and waits for cards.
    pub(crate) fn begin_all(phones: &mut [Phone]) {
        phones.iter_mut().for_each(Phone::be_ready);
        phones.iter_mut().for_each(Phone::until_cards);
    }

    /// Says in a lobby that the player is ready for what is proposed, as soon as that is possible.
    pub(crate) fn be_ready(&mut self) {
        self.press_once_offered("lobby", |button| button["on"] == false && button["style"] == "primary");
    }

    /// Presses a button as soon as it is there.
    pub(crate) fn press_once_offered(&mut self, place: &str, is_it: impl Fn(&Value) -> bool) {
        let is_offered = |button: &Value| button["place"] == place && is_it(button);
        self.until_table("a button", |table| {
            table["buttons"].as_array().is_some_and(|buttons| buttons.iter().any(is_offered))
        });
        self.press(place, is_it);
    }

    pub(crate) fn until_cards(&mut self) {
        self.until_table("cards", |table| table["phase"] == "round");
    }

    pub(crate) fn say(&self, message: &Value) {
        self.say_frame(Message::text(message.to_string()));
    }

    /// Sends a frame of any kind. Nothing happens if the socket is closed.
    pub(crate) fn say_frame(&self, frame: Message) {
        let _ = self.say.send(frame);
    }

    /// The next message. `None` if the host has closed the socket.
    pub(crate) fn next(&mut self) -> Option<Value> {
        let deadline = Instant::now() + LONG; // Pings come whether or not anything is said.
        loop {
            match self.told.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).expect("JSON");
                    match message["type"].as_str() {
                        Some("table") => self.table = message.clone(),
                        Some("token") => self.token = message["token"].as_str().map(str::to_owned),
                        _ => {}
                    }
                    self.heard.push(message.clone());
                    return Some(message);
                }
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(Message::Close(_)) | Err(mpsc::RecvTimeoutError::Disconnected) => return None,
                Ok(other) => panic!("the host sends {other:?}"),
                Err(mpsc::RecvTimeoutError::Timeout) => panic!("nothing more is said: {}", self.last()),
            }
        }
    }

    fn last(&self) -> String {
        let last = self.heard.iter().rev().take(5).rev();
        last.map(|message| format!("\n{message}")).collect()
    }

    /// The next message that is wanted.
    pub(crate) fn until(&mut self, what: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            match self.next() {
                Some(message) if is_it(&message) => return message,
                Some(_) => assert!(begun.elapsed() < LONG, "no {what}: {}", self.last()),
                None => panic!("the socket is closed before {what}: {}", self.last()),
            }
        }
    }

    pub(crate) fn until_type(&mut self, kind: &str) -> Value {
        self.until(kind, |message| message["type"] == kind)
    }

    pub(crate) fn until_entry(&mut self, state: &str) -> Value {
        self.until(state, |message| message["type"] == "entry" && message["state"] == state)
    }

    /// Waits for a table that is as wanted.
    pub(crate) fn until_table(&mut self, what: &str, is_it: impl Fn(&Value) -> bool) {
        self.until(what, |message| message["type"] == "table" && is_it(message));
    }

    /// Waits for a table of at least a revision.
    pub(crate) fn until_revision(&mut self, revision: u64) {
        while self.revision() < revision {
            self.until_table("a later table", |_| true);
        }
    }

    /// Waits for the end of the socket. Returns the last message before it.
    pub(crate) fn until_closed(&mut self) -> Option<Value> {
        while self.next().is_some() {}
        self.heard.last().cloned()
    }

    pub(crate) fn choose(&self, choice: &Value) {
        self.say(&json!({ "type": "do", "choice": choice.to_string() }));
    }

    /// Chooses what a button of the latest table offers.
    pub(crate) fn press(&self, place: &str, is_it: impl Fn(&Value) -> bool) {
        let buttons = self.table["buttons"].as_array().expect("buttons");
        let button = buttons.iter().find(|button| button["place"] == place && is_it(button));
        let button = button.unwrap_or_else(|| panic!("no such button at {place}: {buttons:#?}"));
        self.say(&json!({ "type": "do", "choice": button["choice"] }));
    }

    pub(crate) fn round(&self) -> &Value {
        &self.table["round"]
    }

    pub(crate) fn revision(&self) -> u64 {
        self.round()["revision"].as_u64().unwrap_or_default()
    }

    /// How many moves have been made in the round, by all.
    pub(crate) fn moves(&self) -> u64 {
        self.round()["view"]["past"]["moves"].as_u64().unwrap_or_default()
    }

    pub(crate) fn phase(&self) -> &str {
        self.table["phase"].as_str().unwrap_or_default()
    }

    pub(crate) fn seat(&self) -> Option<u64> {
        self.table["you"]["seat"].as_u64()
    }

    pub(crate) fn hand(&self) -> &Value {
        &self.round()["view"]["hand"]
    }

    pub(crate) fn is_on_turn(&self) -> bool {
        self.phase() == "round" && self.seat().is_some() && self.round()["turn"].as_u64() == self.seat()
    }

    /// Makes the move that [`choose`] chooses.
    pub(crate) fn play(&self, rules: Rules) {
        match &*choose(&self.table, rules) {
            "pass" => self.choose(&json!("pass")),
            chosen => self.make(chosen, self.revision()),
        }
    }

    pub(crate) fn make(&self, chosen: &str, revision: u64) {
        self.say(&json!({ "type": "move", "move": chosen, "revision": revision }));
    }
}

/// Whether cards lie on a table, also after the end of a round.
pub(crate) fn cards_lie(table: &Value) -> bool {
    table["round"].is_object()
}

/// Every move that a table offers.
pub(crate) fn offered(table: &Value) -> Vec<String> {
    let sources = table["round"]["sources"].as_object().into_iter().flat_map(|sources| sources.values());
    let targets =
        sources.filter_map(|source| source["targets"].as_object()).flat_map(|targets| targets.values());
    let moves = targets.filter_map(|target| target["move"].as_str().map(str::to_owned));
    let pass = json!("pass").to_string();
    let can_pass = table["buttons"].as_array().is_some_and(|all| all.iter().any(|one| one["choice"] == pass));
    moves.chain(can_pass.then(|| "pass".to_owned())).collect()
}

/// The text of the move that a computer player would make of what a table shows, whose view has to be possible and whose offered moves the
/// legal ones.
pub(crate) fn choose(table: &Value, rules: Rules) -> String {
    let view: JsonView = serde_json::from_value(table["round"]["view"].clone()).expect("a view");
    let seen = Observation::of(rules, &view, &offered(table));
    let seen = seen.unwrap_or_else(|error| panic!("{error}: {}", table["round"]));
    let view = seen.view();
    Level::Greedy.seeded(0).choose(&view).written_by(view.seat()).to_string()
}
