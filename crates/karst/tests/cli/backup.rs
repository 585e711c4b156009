//! `karst admin backup`, `restore` and `tables`: of a server that runs, and into another folder.

use std::path::Path;

use crate::serve::Running;
use crate::{Said, command, karst, scratch};

const TABLE: &str = r#"{"game":"cave-troll","setup":{"players":2,"alternates":[0,0]},"seats":[{"who":"me"},{"who":"bot","bot":"random"}]}"#;

fn serve(folder: &Path) -> Running {
    Running::start(command(&format!("serve --port 0 --no-open --bot-pause 0 --data '{}'", folder.display())))
}

fn admin(folder: &Path, line: &str) -> Said {
    karst(&format!("admin --data '{}' {line}", folder.display()))
}

/// Opens a table; its id, and the cookie of its host.
fn open_table(server: &Running) -> (String, String) {
    let answer = server.ask("POST", "/api/tables", "", TABLE);
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let id = answer.split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap();
    (id.to_owned(), cookie.split(';').next().unwrap().to_owned())
}

#[test]
fn what_a_server_holds_goes_into_a_file_and_into_another_folder() {
    let (folder, other, file) = (scratch("backed-up"), scratch("restored"), scratch("caves.backup"));
    let server = serve(&folder);
    let (id, cookie) = open_table(&server);
    let said = admin(&folder, &format!("backup '{}'", file.display())).ok();
    assert!(said.contains("holds 1 table and 1 person, in "), "{said}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600, "it holds secrets");
    }
    admin(&folder, &format!("backup '{}'", file.display())).refused(1, "There is a file ");

    let restore = format!("restore '{}'", file.display());
    admin(&folder, &restore).refused(1, "A server uses the database ");
    admin(&folder, &format!("{restore} --yes")).refused(1, "A server uses the database ");
    let said = admin(&other, &restore).ok();
    assert!(said.contains("just now: 1 table and 1 person"), "{said}");
    let restored = serve(&other);
    let table = restored.ask("GET", &format!("/api/tables/{id}"), &cookie, "");
    assert!(table.starts_with("HTTP/1.1 200") && table.contains("\"phase\":\"running\""), "{table}");
    drop((server, restored));

    admin(&other, &restore).refused(1, "is not empty (people: 1, tables: 1); --yes replaces it");
    let said = admin(&other, &format!("{restore} --yes")).ok();
    let kept = said.lines().nth(1).unwrap().strip_prefix("The database before is ").unwrap().trim_end_matches('.');
    assert!(Path::new(kept).is_file(), "{said}");
    assert!(admin(&other, "tables list").ok().starts_with(&id));
}

#[test]
fn a_backup_that_is_cut_changed_newer_or_none_is_refused() {
    let (folder, other, file) = (scratch("whole"), scratch("untouched"), scratch("whole.backup"));
    drop(open_table(&serve(&folder)));
    admin(&folder, &format!("backup '{}'", file.display())).ok();
    let whole = std::fs::read_to_string(&file).unwrap();
    let bad = scratch("bad.backup");
    let refuse = |text: &str, words: &str| {
        std::fs::write(&bad, text).unwrap();
        let said = admin(&other, &format!("restore '{}'", bad.display()));
        assert!(said.err.ends_with("Nothing was changed.\n") || said.err.ends_with("nothing was changed.\n"));
        said.refused(1, words);
        assert!(!other.join("karst.db").exists());
    };
    let without_last = |n: usize| whole.lines().rev().skip(n).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>();
    refuse(&without_last(1).join("\n"), "the end is missing");
    let cut: String = whole.lines().enumerate().filter(|(n, _)| *n != 2).map(|(_, line)| format!("{line}\n")).collect();
    refuse(&cut, "something was changed or is missing");
    refuse(&whole.replacen("cave-troll", "cave-trolL", 1), "something was changed or is missing");
    refuse(&format!("{whole}[1]\n"), "something follows its end");
    refuse("a letter to my aunt\n", "is no backup made by `karst admin backup`");
    refuse("", "is no backup made by `karst admin backup`");
    refuse(&whole.replacen("\"format\":1", "\"format\":2", 1), "was made by a newer Karst");
    refuse(&newer_schema(&whole), "was made by a newer Karst");
    admin(&other, "restore no-such-file").refused(1, "The backup no-such-file cannot be read");
    admin(&scratch("nowhere"), "backup x.backup").refused(1, "There is no database of Karst in ");
    assert!(!Path::new("x.backup").exists());
}

/// The same backup as a later Karst would have written it: whole, with a schema of its own.
fn newer_schema(whole: &str) -> String {
    let body = whole.trim_end().rsplit_once('\n').unwrap().0;
    let (first, rows) = body.split_once('\n').unwrap();
    let schema = first.split("\"schema\":").nth(1).unwrap().split(',').next().unwrap();
    let first = first.replace(&format!("\"schema\":{schema}"), "\"schema\":9999");
    let n_rows = rows.lines().filter(|line| line.starts_with('[')).count();
    let body = format!("{first}\n{rows}\n");
    format!("{body}{{\"end\":{{\"rows\":{n_rows},\"hash\":\"{}\"}}}}\n", blake3::hash(body.as_bytes()).to_hex())
}

#[test]
fn a_broken_database_is_replaced_when_told_to_and_kept() {
    let (folder, file) = (scratch("breaks"), scratch("breaks.backup"));
    let (id, _) = open_table(&serve(&folder));
    admin(&folder, &format!("backup '{}'", file.display())).ok();
    for ending in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(folder.join(format!("karst.db{ending}")));
    }
    std::fs::write(folder.join("karst.db"), "spilt coffee".repeat(1000)).unwrap();
    admin(&folder, &format!("backup '{}'", scratch("coffee.backup").display())).refused(1, "is broken");
    let restore = format!("restore '{}'", file.display());
    admin(&folder, &restore).refused(1, "is not empty (The database ");
    let said = admin(&folder, &format!("{restore} --yes")).ok();
    assert!(said.contains("karst-before-restore-"), "{said}");
    assert!(admin(&folder, &format!("tables show {id}")).ok().contains("game    cave-troll, "));
}

#[test]
fn tables_are_listed_found_shown_and_taken_away() {
    let folder = scratch("tables");
    let server = serve(&folder);
    let ((one, cookie), (other, _)) = (open_table(&server), open_table(&server));
    let list = admin(&folder, "tables list").ok();
    assert_eq!(list.lines().count(), 2, "{list}");
    assert!(list.lines().all(|line| line.contains("cave-troll  running") && line.ends_with(", bot random")), "{list}");
    assert_eq!(admin(&folder, &format!("tables list {one}")).ok().lines().count(), 1);
    assert_eq!(admin(&folder, "tables list 'cave troll'").ok().lines().count(), 2);
    assert_eq!(admin(&folder, "tables list skulldug").ok(), "No tables.\n");
    let shown = admin(&folder, &format!("tables show {one}")).ok();
    assert!(shown.contains("phase   running") && shown.contains("seat B  bot random"), "{shown}");
    admin(&folder, "tables show nothing").refused(1, "There is no table `nothing`");

    admin(&folder, &format!("tables delete {one}")).refused(1, "Say so with --yes.");
    assert!(admin(&folder, &format!("tables delete {one} --yes")).ok().starts_with(&format!("{one} is gone: ")));
    assert!(admin(&folder, "tables list").ok().starts_with(&other));
    let answer = server.ask("GET", &format!("/api/tables/{one}"), &cookie, "");
    assert!(answer.starts_with("HTTP/1.1 404"), "{answer}");
}

#[test]
fn one_server_has_a_file_and_not_two() {
    let folder = scratch("one-server");
    let _server = serve(&folder);
    let said = karst(&format!("serve --port 0 --data '{}'", folder.display()));
    said.refused(1, "Another server uses the database ");
}
