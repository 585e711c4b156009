//! The page as files of a folder, read once: whoever works on the page builds it and starts the server again, nothing else.

use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result};
use server::Page;

/// Every file below the folder, named as the server asks for it.
pub fn read(folder: &Path) -> Result<Page> {
    let mut files = Vec::new();
    find(folder, &mut files).with_context(|| format!("there is no page in {}", folder.display()))?;
    let mut page: Vec<(&'static str, &'static [u8])> = Vec::with_capacity(files.len());
    for file in files {
        let bytes = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        let name = file.strip_prefix(folder).expect("it was found there").to_string_lossy().replace('\\', "/");
        // Kept until the server ends, as the page inside the executable is.
        page.push((name.leak(), bytes.leak()));
    }
    page.sort_unstable();
    Ok(page.leak())
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { find(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
