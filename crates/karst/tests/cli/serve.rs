//! `karst serve`: the address, the folder, the stop, and what keeps it from starting.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::{command, karst, scratch};

/// A server that runs; it is stopped when the test forgets to.
pub struct Running {
    child: Child,
    out: BufReader<ChildStdout>,
    first_line: String,
}

impl Running {
    pub fn start(command: Command) -> Running {
        Running::start_with_log(command, Stdio::inherit())
    }

    /// With its log going elsewhere.
    fn start_with_log(mut command: Command, log: Stdio) -> Running {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut first_line = String::new();
        out.read_line(&mut first_line).unwrap();
        Running { child, out, first_line }
    }

    /// `127.0.0.1:PORT`, from the first line.
    #[track_caller]
    fn address(&self) -> &str {
        let address = self.first_line.trim_end().strip_prefix("Karst is at http://");
        address.unwrap_or_else(|| panic!("{:?}", self.first_line))
    }

    /// The answer to a plain request.
    fn get(&self, path: &str) -> String {
        self.ask("GET", path, "", "")
    }

    /// The answer to a request with a cookie and JSON.
    pub fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address()).unwrap();
        let (host, length) = (self.address(), body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_tells_its_address_answers_and_stops_politely() {
    let folder = scratch("served");
    let mut server = Running::start(command(&format!("serve --port 0 --no-open --data '{}'", folder.display())));
    assert!(server.address().starts_with("127.0.0.1:"));
    assert!(server.get("/api/games").starts_with("HTTP/1.1 200"), "{}", server.get("/api/games"));
    assert!(folder.join("karst.db").is_file());

    let stopped = Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status();
    assert!(stopped.unwrap().success());
    assert!(server.child.wait().unwrap().success());
    let mut rest = String::new();
    server.out.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "Karst has stopped. Every table is kept.\n");
}

#[test]
fn the_environment_names_port_and_folder() {
    let folder = scratch("environment");
    let mut command = command("serve");
    command.env("KARST_PORT", "0").env("KARST_DATA", &folder);
    let server = Running::start(command);
    assert!(!server.address().ends_with(":4055"));
    assert!(folder.join("karst.db").is_file());
}

/// A host may leave it on: who asked for what from where, but no key to anything.
#[test]
fn its_log_tells_of_requests_with_address_and_person() {
    let folder = scratch("logged");
    std::fs::create_dir_all(&folder).unwrap();
    let log = folder.join("log");
    let mut command = command(&format!("serve --port 0 --no-open --log json --data '{}'", folder.display()));
    command.env("KARST_LOG", "warn,requests=info");
    let server = Running::start_with_log(command, std::fs::File::create(&log).unwrap().into());
    let answer = server.get("/api/me");
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let cookie = cookie.split(';').next().unwrap();
    let me = server.ask("GET", "/api/me", cookie, "");
    let id = me.split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap();
    drop(server);
    let told = std::fs::read_to_string(&log).unwrap();
    let line = told.lines().find(|line| line.contains(id)).unwrap_or_else(|| panic!("{told}"));
    for word in ["\"from\":\"127.0.0.1\"", "\"status\":200", "/api/me", "took_us"] {
        assert!(line.contains(word), "{word} is missing in {line}");
    }
    assert!(!told.contains(cookie.split_once('=').unwrap().1), "{told}");
}

#[test]
fn it_listens_where_it_is_told_also_on_ipv6() {
    karst("serve --port 0 --listen caves.example").refuse_usage();
    karst("serve --port 0 --listen ::1 --lan").refuse_usage();
    let folder = scratch("listen");
    for (listen, begins) in
        [("::1", "[::1]:"), ("[::]", "[::1]:"), ("127.0.0.2", "127.0.0.2:"), ("0.0.0.0", "127.0.0.1:")]
    {
        let server = Running::start(command(&format!(
            "serve --port 0 --no-open --listen '{listen}' --data '{}'",
            folder.display()
        )));
        assert!(server.address().starts_with(begins), "{listen}: {}", server.address());
        assert!(server.get("/healthz/live").starts_with("HTTP/1.1 200"), "{listen}");
    }
}

/// The unit for systemd sends it on a reload, also where there is no certificate.
#[test]
fn a_hangup_does_not_end_it() {
    let folder = scratch("hangup");
    let mut server = Running::start(command(&format!("serve --port 0 --no-open --data '{}'", folder.display())));
    for _ in 0..3 {
        let sent = Command::new("kill").args(["-HUP", &server.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
        assert!(server.get("/healthz/live").starts_with("HTTP/1.1 200"));
    }
    assert!(server.child.try_wait().unwrap().is_none());
}

/// As in the unit for systemd and in the container, where the folder stands there anyway.
#[test]
fn a_database_in_the_environment_goes_before_a_folder_there() {
    let folder = scratch("database-first");
    let mut command = command("serve --port 0");
    command.env("KARST_DATA", &folder).env("KARST_DATABASE", "postgres://nobody@127.0.0.1:1/caves");
    let ended = command.output().unwrap();
    let why = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(1), "{why}");
    assert!(why.contains("postgres://127.0.0.1:1/caves"), "{why}");
    assert!(!folder.join("karst.db").exists());
}

#[test]
fn without_a_folder_it_uses_the_users_own() {
    let home = scratch("home");
    let mut command = command("serve --port 0");
    command.env("XDG_DATA_HOME", &home).env("HOME", &home);
    let _server = Running::start(command);
    let there = |folder: &str| home.join(folder).join("karst.db").is_file();
    assert!(there("karst") || there("Library/Application Support/Karst"));
}

/// Whoever works on the page builds nothing else.
#[test]
fn the_page_of_a_folder_is_shown_instead_of_the_one_inside() {
    let (folder, data) = (scratch("page"), scratch("page-data"));
    std::fs::create_dir_all(folder.join("en/assets")).unwrap();
    std::fs::write(folder.join("en/index.html"), "another page").unwrap();
    std::fs::write(folder.join("en/assets/a.js"), "1").unwrap();
    let serve = |page: &str| {
        format!("serve --port 0 --no-open --data '{}' --page '{}'", data.display(), folder.join(page).display())
    };
    let server = Running::start(command(&serve("")));
    assert!(server.get("/").ends_with("another page"), "{}", server.get("/"));
    assert!(server.get("/en/assets/a.js").ends_with("\r\n\r\n1"), "{}", server.get("/en/assets/a.js"));
    karst(&serve("nowhere")).refused(1, "There is no page in");
}

#[test]
fn a_busy_port_is_told_in_one_sentence() {
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = other.local_addr().unwrap().port();
    let folder = scratch("busy");
    let said = karst(&format!("serve --port {port} --data '{}'", folder.display()));
    said.refused(1, &format!("Port {port} is in use; stop the other program, or choose another port."));
}

#[test]
fn an_unwritable_folder_is_told_in_one_sentence() {
    let file = scratch("no-folder");
    std::fs::write(&file, "").unwrap();
    let folder = file.join("inside");
    let said = karst(&format!("serve --port 0 --data '{}'", folder.display()));
    said.refused(1, &format!("The data folder {} cannot be written", folder.display()));
}

#[test]
fn what_makes_no_sense_for_a_web_server_is_told_before_it_starts() {
    karst("serve --port 0 --tls-cert cert.pem").refuse_usage();
    karst("serve --port 0 --trust-proxy caves.example").refuse_usage();
    karst("serve --port 0 --public-address caves.example").refuse_usage();
    let folder = scratch("no-certificate");
    let said = karst(&format!("serve --port 0 --data '{}' --tls-cert no.pem --tls-key no.pem", folder.display()));
    said.refused(1, "The certificate no.pem cannot be used");
}
