//! The package for Debian and its kin: the executable, its units for systemd, and what differs from house to house in
//! `/etc/karst.env`. Games stay when it goes.

use super::{Release, VERSION, name_of, quietly, unwritten};
use crate::stop::Stop;
use crate::tool;
use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

const AFTER_INSTALL: &str = "#!/bin/sh
set -e
if [ \"$1\" = configure ] && [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    systemctl enable karst.service
    systemctl restart karst.service
fi
";
const BEFORE_REMOVAL: &str = "#!/bin/sh
set -e
if [ \"$1\" = remove ] && [ -d /run/systemd/system ]; then
    systemctl disable --now karst.service
fi
";
const AFTER_REMOVAL: &str = "#!/bin/sh
set -e
# What was played stays in /var/lib/karst; whoever wants it gone removes that folder.
if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
fi
";

/// Why no package is made on this machine.
pub fn obstacle() -> Option<&'static str> {
    tool::in_path("dpkg-deb").is_none().then_some("dpkg-deb is not there, which Debian and its kin have")
}

/// `karst_0.1.0_amd64.deb`.
pub fn make(release: &Release) -> Result<(), Stop> {
    let kind = tool::answer(Command::new("dpkg").arg("--print-architecture"))
        .ok_or_else(|| Stop::missing("`dpkg --print-architecture` does not answer."))?;
    let root = release.house.tools().join("deb");
    let _ = fs::remove_dir_all(&root);
    fill(release, &root, &kind).map_err(unwritten)?;
    let mut build = Command::new("dpkg-deb");
    build.args(["--root-owner-group", "-Zxz", "--build"]).arg(&root);
    build.arg(release.folder.join(format!("karst_{VERSION}_{kind}.deb")));
    quietly(build.env("SOURCE_DATE_EPOCH", release.seconds.to_string()))
}

fn fill(release: &Release, root: &Path, kind: &str) -> io::Result<()> {
    let sources = &release.house.root;
    put(&root.join("usr/bin/karst"), &fs::read(release.program())?, 0o755)?;
    for unit in ["karst.service", "karst-think.service"] {
        let text = fs::read_to_string(sources.join("contrib").join(unit))?.replace("/usr/local/", "/usr/");
        put(&root.join("usr/lib/systemd/system").join(unit), text.as_bytes(), 0o644)?;
    }
    put(&root.join("etc/karst.env"), &fs::read(sources.join("contrib/karst.env"))?, 0o600)?;
    for path in ["README.md", "docs/hosting.md", "docs/api.md"] {
        let file = sources.join(path);
        put(&root.join("usr/share/doc/karst").join(name_of(&file)), &fs::read(&file)?, 0o644)?;
    }
    let licences = ["LICENSE-MIT", "LICENSE-APACHE"].map(|name| fs::read_to_string(sources.join(name)));
    let [mit, apache] = licences;
    put(&root.join("usr/share/doc/karst/copyright"), format!("{}\n\n{}", mit?, apache?).as_bytes(), 0o644)?;

    let control = root.join("DEBIAN");
    put(&control.join("control"), description(release, kind, size_of(root)?).as_bytes(), 0o644)?;
    put(&control.join("conffiles"), b"/etc/karst.env\n", 0o644)?;
    for (name, script) in [("postinst", AFTER_INSTALL), ("prerm", BEFORE_REMOVAL), ("postrm", AFTER_REMOVAL)] {
        put(&control.join(name), script.as_bytes(), 0o755)?;
    }
    Ok(())
}

fn description(release: &Release, kind: &str, bytes: u64) -> String {
    let needs = if release.is_static() { "" } else { "Depends: libc6\n" };
    format!(
        "Package: karst\nVersion: {VERSION}\nArchitecture: {kind}\nMaintainer: The makers of Karst <nobody@localhost>\n\
         Installed-Size: {}\n{needs}Section: games\nPriority: optional\n\
         Description: one table for four cave board games\n \
         Play Cave Troll, Skulldug!, The Caves of Casadh and Cave Pilot 55 by their real\n \
         rules, in a browser or a terminal: alone, against bots, around one screen or online.\n \
         The service listens on this machine alone until /etc/karst.env says otherwise.\n",
        bytes.div_ceil(1024)
    )
}

/// How much all files below a folder hold.
fn size_of(folder: &Path) -> io::Result<u64> {
    fs::read_dir(folder)?.try_fold(0, |sum, entry| {
        let entry = entry?;
        let own = if entry.file_type()?.is_dir() { size_of(&entry.path())? } else { entry.metadata()?.len() };
        Ok(sum + own)
    })
}

/// Writes a file and the folders above it.
fn put(file: &Path, bytes: &[u8], mode: u32) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(file, bytes)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(file, fs::Permissions::from_mode(mode))?;
    }
    let _ = mode;
    Ok(())
}
