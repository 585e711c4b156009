//! The real executable, run as people and programs run it.

mod admin;
mod arena;
mod backup;
mod learn;
mod numbers;
mod play;
mod records;
mod rules;
mod serve;
mod think;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What a run came to.
struct Said {
    code: i32,
    out: String,
    err: String,
}

/// The executable with these words, parted by blanks; what stands between `'` and `'` is one word.
fn command(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_karst"));
    // Whatever is spoken where the tests run.
    command.env("LC_ALL", "C");
    for (index, part) in line.split('\'').enumerate() {
        if index % 2 == 1 {
            command.arg(part);
        } else {
            command.args(part.split_whitespace());
        }
    }
    for name in ["KARST_PORT", "KARST_DATA", "KARST_DATABASE", "KARST_LOG"] {
        command.env_remove(name);
    }
    command
}

/// Runs it without input.
fn karst(line: &str) -> Said {
    karst_reading(line, "")
}

/// Runs it with this input.
fn karst_reading(line: &str, input: &str) -> Said {
    let mut command = command(line);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A program that ends early does not read the rest.
    let feeding = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    feeding.join().unwrap();
    said(output)
}

fn said(output: Output) -> Said {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Said { code: output.status.code().expect("it ends by itself"), out: text(output.stdout), err: text(output.stderr) }
}

impl Said {
    /// It went well.
    #[track_caller]
    fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// It went well and wrote JSON.
    #[track_caller]
    fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.ok()).unwrap()
    }

    /// It was refused with this code, in one sentence that has these words.
    #[track_caller]
    fn refused(self, code: i32, words: &str) {
        assert_eq!(self.code, code, "{}{}", self.out, self.err);
        assert!(self.err.contains(words), "{}", self.err);
        let is_usage = self.err.starts_with("error:");
        assert!(is_usage || self.err.lines().count() == 1, "{}", self.err);
    }
}

/// A path for a file of this name, which is not there.
fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("karst-{}-{name}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn every_verb_has_help_with_examples_and_exit_codes() {
    for verb in [
        "",
        "serve",
        "admin",
        "admin backup",
        "admin restore",
        "admin tables",
        "admin users",
        "think",
        "play",
        "sim",
        "arena",
        "arena resume",
        "arena report",
        "replay",
        "verify",
        "perft",
        "rules",
        "bench",
    ] {
        let help = karst(&format!("{verb} --help")).ok();
        assert!(help.contains("Examples:\n  karst "), "{help}");
        assert!(help.contains("Exit codes: 0 "), "{help}");
    }
}

#[test]
fn what_is_not_understood_ends_with_two() {
    karst("").refuse_usage();
    karst("dance").refuse_usage();
    karst("serve --port many").refuse_usage();
}

impl Said {
    #[track_caller]
    fn refuse_usage(self) {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        assert!(self.err.contains("Usage: karst") || self.err.contains("--help"), "{}", self.err);
    }
}
