//! Limits by name, as a host sets them: `--limit guests-per-network=60+6/m`.
//!
//! A rate is so many at once and so many a second, minute, hour or day in the long run. A time is a number with its unit
//! (`500ms`, `20s`, `15m`, `1h`, `30d`), a size may end in `k` or `M`. What each is for is said here once, for the help and
//! for docs/hosting.md.

use std::time::Duration;

use crate::config::{Limits, Rate};

/// A limit that a host may set.
pub struct Setting {
    field: &'static str,
    /// What it limits, in a few words.
    pub what: &'static str,
    written: fn(&Limits) -> String,
    read: fn(&mut Limits, &str) -> Option<()>,
}

/// A limit with the value it is to have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    name: String,
    value: String,
}

macro_rules! settings {
    ($($field:ident: $what:literal,)*) => {
        /// All of them, in the order in which they are told.
        pub const SETTINGS: &[Setting] = &[$(Setting {
            field: stringify!($field),
            what: $what,
            written: |limits| limits.$field.written(),
            read: |limits, text| {
                limits.$field = Value::read(text)?;
                Some(())
            },
        }),*];
    };
}

settings! {
    http: "requests from a network",
    http_loopback: "requests from this machine itself",
    connections: "connections in all, sockets included",
    connections_per_address: "connections of a network",
    sockets_per_address: "sockets of a network",
    socket: "messages on a socket",
    flood_closes_after: "messages over that limit until the socket is closed",
    nonsense_closes_after: "messages in a row that cannot be read until the socket is closed",
    message_bytes: "the largest message, and the largest body of a request",
    outbox: "messages that wait for a slow socket",
    header_within: "for the head of a request to arrive, and for the next request",
    write_within: "for a client to receive anything more of an answer",
    histories: "replays, records and other looks back on their way at once",
    histories_per_network: "those on their way to a network",
    history_waits: "for a look back to wait for its turn",
    history_within: "for a look back to arrive, to the end",
    tries_per_address: "passwords tried from a network",
    tries_per_name: "passwords tried at a name from a network, or from a device that knows the account",
    tries_per_name_everywhere: "passwords tried at a name from all other networks together",
    loopback_times: "so many times the limits below hold for this machine itself",
    guests_per_network: "new guests from a network",
    accounts_per_network: "accounts made from a network",
    tables_per_person: "tables opened by a person",
    tables_per_network: "tables opened from a network",
    hosted_per_person: "tables of a host whose games are not over",
    uploads_per_person: "records uploaded by a person",
    uploads_per_network: "records uploaded from a network",
    upload_bytes_per_network: "bytes of records uploaded, and of games copied to go on from, from a network",
    records_per_person: "records a person keeps",
    record_bytes_per_person: "bytes of records a person keeps",
    calls_per_person: "webhooks set up or tried by a person",
    calls_per_network: "webhooks set up or tried from a network",
    webhooks_per_person: "webhooks a person has",
    chat_per_person: "things said by a person, at all tables",
    chat_per_network: "things said from a network",
    chat_kept: "things said that are kept of a table; older ones go",
    sessions_per_person: "sessions of a person; the one unused for longest makes room",
    spare_lines: "undo, redo, takebacks and hints at a table, counted in lines of its log",
    spare_lines_per_step: "so many more for each step that has stood",
    guests_last: "until a guest who has nothing here is forgotten",
    sessions_last: "until a session that nobody uses ends, 400d at most",
    gathering_lasts: "until a table goes whose game never begins",
    sweep_every: "between two looks for what has lasted long enough",
}

impl Setting {
    /// How a host calls it.
    pub fn name(&self) -> String {
        self.field.replace('_', "-")
    }

    /// Its value in these limits, as a host would write it.
    pub fn written(&self, limits: &Limits) -> String {
        (self.written)(limits)
    }
}

impl Chosen {
    /// Reads `NAME=VALUE`.
    pub fn read(text: &str) -> Result<Chosen, String> {
        let (name, value) = text.split_once('=').ok_or("a limit is set like hosted-per-person=100")?;
        let chosen = Chosen { name: name.trim().to_owned(), value: value.trim().to_owned() };
        chosen.set(&mut Limits::default()).map(|()| chosen)
    }

    /// Sets it.
    pub fn set(&self, limits: &mut Limits) -> Result<(), String> {
        let Some(setting) = SETTINGS.iter().find(|setting| setting.name() == self.name) else {
            return Err(format!("there is no limit `{}`; `karst serve --help` lists them", self.name));
        };
        let example = setting.written(limits);
        (setting.read)(limits, &self.value).ok_or_else(|| format!("`{}` takes a value like {example}", self.name))
    }
}

/// What a limit may be.
trait Value: Sized {
    fn read(text: &str) -> Option<Self>;
    fn written(&self) -> String;
}

/// The units of time, the shortest first, in seconds.
const UNITS: [(&str, u64); 4] = [("s", 1), ("m", 60), ("h", 60 * 60), ("d", 24 * 60 * 60)];
const SIZES: [(&str, usize); 2] = [("M", 1024 * 1024), ("k", 1024)];

impl Value for usize {
    fn read(text: &str) -> Option<usize> {
        let size = SIZES.iter().find_map(|(unit, size)| Some((text.strip_suffix(unit)?, *size)));
        let (number, size) = size.unwrap_or((text, 1));
        number.parse::<usize>().ok()?.checked_mul(size)
    }

    fn written(&self) -> String {
        let fits = |size: usize| *self >= size && self.is_multiple_of(size);
        let size = SIZES.iter().find(|(_, size)| fits(*size));
        size.map_or_else(|| self.to_string(), |(unit, size)| format!("{}{unit}", self / size))
    }
}

impl Value for u32 {
    fn read(text: &str) -> Option<u32> {
        text.parse().ok()
    }

    fn written(&self) -> String {
        self.to_string()
    }
}

impl Value for Duration {
    fn read(text: &str) -> Option<Duration> {
        if let Some(number) = text.strip_suffix("ms") {
            return number.parse().ok().map(Duration::from_millis);
        }
        let (number, seconds) = UNITS.iter().find_map(|(unit, seconds)| Some((text.strip_suffix(unit)?, seconds)))?;
        number.parse::<u64>().ok()?.checked_mul(*seconds).map(Duration::from_secs)
    }

    fn written(&self) -> String {
        if self.subsec_millis() > 0 {
            return format!("{}ms", self.as_millis());
        }
        let seconds = self.as_secs();
        let fits = |length: u64| seconds >= length && seconds.is_multiple_of(length);
        let (unit, length) = UNITS.iter().rev().find(|(_, length)| fits(*length)).unwrap_or(&UNITS[0]);
        format!("{}{unit}", seconds / length)
    }
}

impl Value for Rate {
    /// `60+6/m`: 60 at once, then six a minute.
    fn read(text: &str) -> Option<Rate> {
        let (burst, rest) = text.split_once('+')?;
        let (count, unit) = rest.split_once('/')?;
        let (_, seconds) = UNITS.iter().find(|(name, _)| *name == unit)?;
        let (burst, count) = (usize::read(burst)?, usize::read(count)?);
        Some(Rate { per_second: count as f64 / *seconds as f64, burst: burst as f64 })
    }

    fn written(&self) -> String {
        // The shortest time in which a whole number comes back.
        let in_time = |seconds: u64| self.per_second * seconds as f64;
        let is_whole = |count: f64| count >= 0.999 && (count - count.round()).abs() < 0.001;
        let (unit, seconds) = UNITS.iter().find(|(_, seconds)| is_whole(in_time(*seconds))).unwrap_or(&UNITS[3]);
        format!("{}+{}/{unit}", (self.burst as usize).written(), (in_time(*seconds).round() as usize).written())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_is_read_as_it_is_written() {
        let limits = Limits::default();
        for setting in SETTINGS {
            let written = setting.written(&limits);
            let mut other = Limits::default();
            (setting.read)(&mut other, &written).unwrap_or_else(|| panic!("{} {written}", setting.name()));
            assert_eq!(setting.written(&other), written, "{}", setting.name());
        }
        let of = |name: &str| SETTINGS.iter().find(|setting| setting.name() == name).unwrap().written(&limits);
        assert_eq!(of("guests-per-network"), "60+6/m");
        assert_eq!(of("http"), "150+30/s");
        assert_eq!(of("upload-bytes-per-network"), "64M+64M/d");
        assert_eq!(
            (of("guests-last"), of("write-within"), of("message-bytes")),
            ("30d".into(), "20s".into(), "64k".into())
        );
    }

    #[test]
    fn a_host_sets_a_limit_and_hears_what_is_wrong() {
        let mut limits = Limits::default();
        for text in ["guests-per-network=5+2/h", "guests-last=7d", "histories = 9", "record-bytes-per-person=1M"] {
            Chosen::read(text).unwrap().set(&mut limits).unwrap();
        }
        assert_eq!(limits.guests_per_network, Rate { per_second: 2.0 / 3600.0, burst: 5.0 });
        assert_eq!((limits.guests_last, limits.histories), (Duration::from_secs(7 * 86400), 9));
        assert_eq!(limits.record_bytes_per_person, 1024 * 1024);
        for (bad, says) in [
            ("histories", "is set like"),
            ("heroes=3", "no limit `heroes`"),
            ("histories=many", "value like 12"),
            ("http=30/s", "value like 150+30/s"),
            ("guests-last=30", "value like 30d"),
        ] {
            let why = Chosen::read(bad).unwrap_err();
            assert!(why.contains(says), "{bad}: {why}");
        }
    }

    #[test]
    fn hosts_read_of_every_limit_and_its_usual_value() {
        let guide = include_str!("../../../docs/hosting.md");
        let limits = Limits::default();
        for setting in SETTINGS {
            let row = format!("| `{}` | {} | {} |", setting.name(), setting.written(&limits), setting.what);
            assert!(guide.contains(&row), "docs/hosting.md lacks the row\n{row}");
        }
    }
}
