//! Installing what tests need as a package of the system, where the user may.

use crate::stop::Stop;
use crate::tool;
use std::process::Command;
use std::sync::Mutex;

/// Root on a system with apt.
pub fn may_install() -> bool {
    tool::in_path("apt-get").is_some() && tool::answer(Command::new("id").arg("-u")).as_deref() == Some("0")
}

/// Installs the packages that have what is called `name`.
pub fn install(name: &str, packages: &[&str]) -> Result<(), Stop> {
    // Two that install at once would be in each other's way.
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock();
    println!("{name} is missing; installing the system's package.");
    let mut install = apt_get(["install", "-y", "--no-install-recommends"]);
    install.args(packages);
    tool::succeed(&mut apt_get(["update"]))
        .and_then(|()| tool::succeed(&mut install))
        .map_err(|stop| Stop::missing(format!("{name} cannot be installed: {}", stop.sentence)))
}

fn apt_get<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    command
}
