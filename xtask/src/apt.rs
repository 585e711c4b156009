//! Installing what tests need as a package of the system, where the user may.

use crate::stop::Stop;
use crate::tool;
use std::process::Command;

/// Root on a system with apt.
pub fn may_install() -> bool {
    tool::in_path("apt-get").is_some() && tool::answer(Command::new("id").arg("-u")).as_deref() == Some("0")
}

/// Installs the package that has what is called `name`.
pub fn install(name: &str, package: &str) -> Result<(), Stop> {
    println!("{name} is missing; installing the system's package.");
    tool::succeed(&mut apt_get(["update"]))
        .and_then(|()| tool::succeed(&mut apt_get(["install", "-y", "--no-install-recommends", package])))
        .map_err(|stop| Stop::missing(format!("{name} cannot be installed: {}", stop.sentence)))
}

fn apt_get<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    command
}
