//! Archives that are the same whenever and wherever they are packed: files in the order of their names, one time, no owner.

use std::fs;
use std::io;
use std::path::Path;

const BLOCK: usize = 512;

/// A file for an archive.
pub struct File {
    name: String,
    bytes: Vec<u8>,
    mode: u32,
}

impl File {
    /// One that is read.
    pub fn plain(name: String, file: &Path) -> io::Result<File> {
        Ok(File { name, bytes: fs::read(file)?, mode: 0o644 })
    }

    /// One that is started.
    pub fn program(name: String, file: &Path) -> io::Result<File> {
        Ok(File { mode: 0o755, ..File::plain(name, file)? })
    }
}

/// Every file below a folder, as lying below `name` in the archive.
pub fn below(folder: &Path, name: &str) -> io::Result<Vec<File>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let inside = format!("{name}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            files.append(&mut below(&entry.path(), &inside)?);
        } else {
            files.push(File::plain(inside, &entry.path())?);
        }
    }
    Ok(files)
}

/// The archive, in the form that every tar has read since 1988 (ustar).
pub fn pack(mut files: Vec<File>, seconds: u64) -> io::Result<Vec<u8>> {
    files.sort_by(|one, other| one.name.cmp(&other.name));
    let mut archive = Vec::new();
    for file in &files {
        archive.extend_from_slice(&header(file, seconds)?);
        archive.extend_from_slice(&file.bytes);
        archive.resize(archive.len().next_multiple_of(BLOCK), 0);
    }
    archive.resize(archive.len() + 2 * BLOCK, 0);
    Ok(archive)
}

fn header(file: &File, seconds: u64) -> io::Result<[u8; BLOCK]> {
    let mut header = [0; BLOCK];
    let mut put = |at: usize, text: &[u8]| header[at..at + text.len()].copy_from_slice(text);
    if file.name.len() > 100 {
        return Err(io::Error::other(format!("the name {} is too long for an archive", file.name)));
    }
    put(0, file.name.as_bytes());
    put(100, format!("{:07o}", file.mode).as_bytes());
    put(108, b"0000000");
    put(116, b"0000000");
    put(124, format!("{:011o}", file.bytes.len()).as_bytes());
    put(136, format!("{seconds:011o}").as_bytes());
    // The sum is taken with blanks in its own place.
    put(148, b"        ");
    put(156, b"0");
    put(257, b"ustar\x0000");
    let sum: u32 = header.iter().map(|byte| u32::from(*byte)).sum();
    header[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
    Ok(header)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    fn file(name: &str, text: &str, mode: u32) -> File {
        File { name: name.to_owned(), bytes: text.into(), mode }
    }

    #[test]
    fn the_order_of_the_files_does_not_matter() {
        let one = pack(vec![file("a", "1", 0o644), file("b", "2", 0o755)], 7).unwrap();
        let other = pack(vec![file("b", "2", 0o755), file("a", "1", 0o644)], 7).unwrap();
        assert_eq!(one, other);
        assert_eq!(one.len(), 6 * BLOCK);
    }

    #[test]
    fn a_name_that_does_not_fit_is_refused() {
        assert!(pack(vec![file(&"x".repeat(101), "", 0o644)], 0).is_err());
    }

    /// By the program that people use.
    #[test]
    #[cfg(unix)]
    fn tar_unpacks_what_was_packed() {
        use std::os::unix::fs::PermissionsExt;
        let folder = std::env::temp_dir().join(format!("karst-xtask-tar-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let text = "caves ".repeat(200);
        let archive = pack(vec![file("karst/karst", &text, 0o755), file("karst/README.md", "", 0o644)], 1_000_000_000);
        fs::write(folder.join("karst.tar"), archive.unwrap()).unwrap();
        let unpacked = Command::new("tar").args(["-xf", "karst.tar"]).current_dir(&folder).status().unwrap();
        assert!(unpacked.success());
        assert_eq!(fs::read_to_string(folder.join("karst/karst")).unwrap(), text);
        let facts = fs::metadata(folder.join("karst/karst")).unwrap();
        assert_eq!(facts.permissions().mode() & 0o777, 0o755);
        let age = facts.modified().unwrap().duration_since(std::time::UNIX_EPOCH).unwrap();
        assert_eq!(age.as_secs(), 1_000_000_000);
        assert!(folder.join("karst/README.md").is_file());
        fs::remove_dir_all(&folder).unwrap();
    }
}
