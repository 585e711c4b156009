//! The HTTP interface as its own description has it, tried by schemathesis: whatever is sent, there is no failure of the
//! server, and every answer is one that the description knows.
//!
//! schemathesis is a package of Python; it is installed into the target folder, at a version that is known to work.

use crate::guest::Guest;
use crate::house::House;
use crate::stop::Stop;
use crate::tool;
use crate::trials;
use crate::web::Work;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;

const PACKAGE: &str = "schemathesis==4.32.5";
/// Requests to each address and method.
const EXAMPLES: &str = "15";
/// Tables to try things at; some are closed by what is tried.
const TABLES: usize = 20;
/// What is demanded of every answer.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,\
                      unsupported_method,ignored_auth";

/// Why schemathesis cannot run here; it is installed where Python and its packages can be had. Whoever comes while it is
/// being installed waits.
pub fn obstacle(house: &House) -> Option<String> {
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock();
    if tool::is_program(&program(house)) {
        return None;
    }
    if tool::in_path("python3").is_none() {
        return Some("Python is missing; install it (`python3` and `python3-venv` on Debian)".to_owned());
    }
    println!("schemathesis is missing; installing it into the target folder.");
    let folder = folder(house);
    let made = tool::answer(Command::new("python3").args(["-m", "venv"]).arg(&folder)).and_then(|_| {
        let pip = folder.join("bin/pip");
        tool::answer(Command::new(pip).args(["install", "--quiet", "--disable-pip-version-check", PACKAGE]))
    });
    made.is_none().then(|| format!("{PACKAGE} cannot be installed by pip"))
}

/// Starts a server of its own and sends it what the description allows and what it does not: to everything as a guest,
/// then to tables that there are, as a program with a token.
pub fn share(house: &House) -> Result<Work, Stop> {
    trials::build(house)?;
    let data = std::env::temp_dir().join(format!("karst-surface-{}", std::process::id()));
    let tried = try_all(house, &data);
    // The folder is in the system's own place for such things; what stays there is no harm.
    let _ = std::fs::remove_dir_all(&data);
    tried.map(|()| Work::Made)
}

fn try_all(house: &House, data: &Path) -> Result<(), Stop> {
    let served = Served::start(house, data)?;
    let run = || {
        let mut command = Command::new(program(house));
        command.args(["run", "--checks", CHECKS, "--max-examples", EXAMPLES, "--seed", "1", "--no-color"]);
        command.args(["--phases", "coverage,fuzzing", "--max-failures", "20", "--warnings", "off"]);
        command.arg(format!("http://{}/api/openapi.json", served.host)).current_dir(data);
        command
    };
    tool::succeed(&mut run())?;

    let guest = Guest::enter(&served.host, TABLES)?;
    let ids = guest.tables.iter().map(|id| format!("{id:?}")).collect::<Vec<_>>().join(", ");
    let settings = format!(
        "[dictionaries.tables]\nvalues = [{ids}]\n[dictionaries.seats]\nvalues = [\"0\", \"1\", \"B\"]\n\
         [parameters]\n\"path.id\" = {{ dictionary = \"tables\", probability = 0.9 }}\n\
         \"path.seat\" = {{ dictionary = \"seats\", probability = 0.8 }}\n"
    );
    std::fs::write(data.join("schemathesis.toml"), settings)
        .map_err(|error| Stop::failed(format!("The settings of schemathesis cannot be written: {error}.")))?;
    let mut at_tables = run();
    at_tables.args(["--include-path-regex", "^/api/tables", "--header"]);
    tool::succeed(at_tables.arg(format!("authorization: Bearer {}", guest.token)))
}

fn folder(house: &House) -> PathBuf {
    house.tools().join("schemathesis")
}

fn program(house: &House) -> PathBuf {
    folder(house).join("bin/schemathesis")
}

/// A server that ends with its owner.
struct Served {
    child: Child,
    /// Address and port.
    host: String,
}

impl Served {
    fn start(house: &House, data: &Path) -> Result<Served, Stop> {
        let mut command = Command::new(house.tested());
        command.args(["serve", "--no-open", "--port", "0", "--data"]).arg(data).env("KARST_LOG", "off");
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Stop::failed(format!("The server cannot be started: {error}.")))?;
        let mut line = String::new();
        // A server that says nothing is found out by what it does not say.
        let _ = BufReader::new(child.stdout.take().expect("it was asked for")).read_line(&mut line);
        let host = line.trim().strip_prefix("Karst is at http://").unwrap_or_default().to_owned();
        let served = Served { child, host };
        if served.host.is_empty() {
            return Err(Stop::failed("The server does not start; its own words stand above.".to_owned()));
        }
        Ok(served)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
