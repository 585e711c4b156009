//! A small disk of our own, which can be filled and freed: a part of the memory, mounted where root may do so.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The disk; it goes away with this.
pub struct Disk {
    folder: PathBuf,
}

impl Disk {
    /// Mounts one of so many MiB, or says why that cannot be done here.
    pub fn mount(folder: PathBuf, mib: u32) -> Result<Disk, String> {
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let size = format!("size={mib}m,mode=0777");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "karst-siege"]).arg(&folder).output();
        match mounted {
            Ok(output) if output.status.success() => Ok(Disk { folder }),
            Ok(output) => {
                Err(format!("no disk can be mounted here: {}", String::from_utf8_lossy(&output.stderr).trim()))
            }
            Err(error) => Err(format!("no disk can be mounted here: {error}")),
        }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Fills it to the last page.
    pub fn fill(&self) -> Result<(), String> {
        let mut file = File::create(self.filler()).map_err(|error| error.to_string())?;
        for size in [1 << 20, 4096] {
            let chunk = vec![7; size];
            while file.write_all(&chunk).is_ok() {}
        }
        Ok(())
    }

    pub fn free(&self) {
        // Where nothing was filled there is nothing to free.
        let _ = std::fs::remove_file(self.filler());
    }

    fn filler(&self) -> PathBuf {
        self.folder.join("filler")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let umount = |more: &[&str]| Command::new("umount").args(more).arg(&self.folder).output();
        let is_gone = |done: std::io::Result<std::process::Output>| done.is_ok_and(|output| output.status.success());
        if !is_gone(umount(&[])) {
            // Somebody may still be on their way out.
            let _ = umount(&["--lazy"]);
        }
        let _ = std::fs::remove_dir(&self.folder);
    }
}
