//! Messages as nobody should send them: noise, broken texts, wrong values, frames against the protocol. And, now and
//! then, one that is right, so that the games go on.

use kernel::pick;
use rand::Rng;
use serde_json::{Map, Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::wire::Known;

/// What is sent next.
#[derive(Debug)]
pub enum Shot {
    /// A message in a proper frame.
    Message(Message),
    /// Bytes as they are, whatever they mean to a WebSocket.
    Bytes(Vec<u8>),
}

impl Shot {
    /// The server may close the connection because of this one alone.
    pub fn ends_the_connection(&self) -> bool {
        match self {
            Shot::Message(message) => message.len() > 60_000,
            Shot::Bytes(_) => true,
        }
    }
}

/// The next message to somebody who knows this much of the game.
pub fn shot(rng: &mut impl Rng, known: &Known) -> Shot {
    match pick(rng, 100) {
        0..3 => Shot::Bytes(against_the_protocol(rng)),
        3..8 => Shot::Message(Message::binary(noise(rng, 300))),
        8..14 => Shot::Message(Message::text(String::from_utf8_lossy(&noise(rng, 300)).into_owned())),
        14..15 => Shot::Message(Message::text("x".repeat(pick(rng, 200_000) as usize))),
        15..20 => Shot::Message(Message::text(nested(rng))),
        20..50 => {
            let message = proper(numbers(rng), known).to_string();
            Shot::Message(Message::text(scratched(rng, &message)))
        }
        50..92 => {
            let mut message = proper(numbers(rng), known);
            for _ in 0..=pick(rng, 2) {
                spoil(rng, &mut message);
            }
            Shot::Message(Message::text(message.to_string()))
        }
        _ => Shot::Message(Message::text(proper(numbers(rng), known).to_string())),
    }
}

/// Numbers to make a message from.
fn numbers(rng: &mut impl Rng) -> [u32; 3] {
    [rng.next_u32(), rng.next_u32(), rng.next_u32()]
}

/// A message that could be right, had the moment come for it.
fn proper([kind, at, id]: [u32; 3], known: &Known) -> Value {
    let (seat, version) = (known.seat, known.version);
    let action = known.legal.get(at as usize % known.legal.len().max(1)).cloned().unwrap_or(json!({ "do": "draw" }));
    let mut message = match kind % 17 {
        0..5 => json!({ "type": "act", "seat": seat, "version": version, "action": action }),
        5 | 6 => json!({ "type": "why", "seat": seat, "action": action }),
        7 => json!({ "type": "undo", "seat": seat, "version": version }),
        8 => json!({ "type": "redo", "seat": seat, "version": version }),
        9 => json!({ "type": "takeback", "seat": seat, "version": version, "to": at % 50 }),
        10 => json!({ "type": "consent", "seat": seat, "version": version, "yes": at % 2 == 0 }),
        11 => json!({ "type": "hush", "seat": seat, "topic": "flak-jacket", "on": at % 2 == 0 }),
        12 => json!({ "type": "chat", "words": "Hello, cave." }),
        13 => json!({ "type": "hint", "seat": seat, "version": version }),
        14 => json!({ "type": "reason", "step": at % 60 }),
        15 => json!({ "type": "scene", "seat": seat }),
        _ => return json!({ "type": "looking", "on": at % 2 == 0 }),
    };
    message["id"] = json!(format!("f{id}"));
    message
}

/// Puts something wrong at some place of a message.
fn spoil(rng: &mut impl Rng, value: &mut Value) {
    match value {
        Value::Object(fields) if !fields.is_empty() && pick(rng, 5) > 0 => {
            let key = fields.keys().nth(pick(rng, fields.len() as u32) as usize).expect("it has so many").clone();
            match pick(rng, 8) {
                0 => drop(fields.remove(&key)),
                1 => drop(fields.insert(word(rng), odd(rng))),
                _ => spoil(rng, &mut fields[&key]),
            }
        }
        Value::Array(items) if !items.is_empty() && pick(rng, 5) > 0 => {
            let at = pick(rng, items.len() as u32) as usize;
            spoil(rng, &mut items[at]);
        }
        _ => *value = odd(rng),
    }
}

fn odd(rng: &mut impl Rng) -> Value {
    match pick(rng, 16) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(u64::MAX),
        3 => json!(i64::MIN),
        4 => json!(1e308),
        5 => json!(0.5),
        6 => json!(rng.next_u32() % 8),
        7 => json!(""),
        8 => json!("x".repeat(pick(rng, 3_000) as usize)),
        9 => json!("\u{0}\u{202e}\u{feff}🧌"),
        10 => json!([]),
        11 => json!({}),
        12 => Value::Object(Map::from_iter([(word(rng), json!([[[[null]]]]))])),
        13 => json!(true),
        14 => json!(["A", 0, { "do": "draw" }]),
        _ => json!(word(rng)),
    }
}

fn word(rng: &mut impl Rng) -> String {
    const WORDS: [&str; 14] = [
        "type",
        "id",
        "seat",
        "version",
        "action",
        "act",
        "undo",
        "do",
        "draw",
        "card",
        "__proto__",
        "A",
        "topic",
        "to",
    ];
    WORDS[pick(rng, WORDS.len() as u32) as usize].to_owned()
}

/// The text with some letters lost, doubled, exchanged or cut off.
fn scratched(rng: &mut impl Rng, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=pick(rng, 4) {
        if bytes.is_empty() {
            break;
        }
        let at = pick(rng, bytes.len() as u32) as usize;
        match pick(rng, 5) {
            0 => drop(bytes.remove(at)),
            1 => bytes.insert(at, bytes[at]),
            2 => bytes[at] = rng.next_u32() as u8,
            3 => bytes.truncate(at),
            _ => bytes[at] = b"{}[]\",:0\\ue"[pick(rng, 11) as usize],
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Deep, and often without an end.
fn nested(rng: &mut impl Rng) -> String {
    let depth = pick(rng, 2_000) as usize;
    let (open, close) = if pick(rng, 2) == 0 { ("[", "]") } else { ("{\"action\":", "}") };
    let inner = open.repeat(depth);
    if pick(rng, 2) == 0 { inner } else { format!("{inner}1{}", close.repeat(depth)) }
}

fn noise(rng: &mut impl Rng, most: u32) -> Vec<u8> {
    let mut bytes = vec![0; pick(rng, most) as usize];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// Frames that a WebSocket must not send: reserved bits and opcodes, no mask, long control frames, endless lengths.
fn against_the_protocol(rng: &mut impl Rng) -> Vec<u8> {
    match pick(rng, 7) {
        0 => noise(rng, 60),
        1 => vec![0x81, 0x02, b'h', b'i'],
        2 => vec![0xf1, 0x80, 0, 0, 0, 0],
        3 => vec![0x83 | pick(rng, 5) as u8, 0x80, 0, 0, 0, 0],
        4 => [&[0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0][..], &[b'p'; 256]].concat(),
        5 => vec![0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
        _ => vec![0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28],
    }
}
