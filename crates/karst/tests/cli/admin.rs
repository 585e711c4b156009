//! `karst admin users`, beside a server that runs.

use crate::serve::Running;
use crate::{command, karst, scratch};

/// Claims an account; its cookie.
fn claim(server: &Running, name: &str) -> String {
    let body = format!("{{\"name\":\"{name}\",\"password\":\"a lantern in the deep\"}}");
    let answer = server.ask("POST", "/api/account", "", &body);
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    cookie.split(';').next().unwrap().to_owned()
}

fn sign_in(server: &Running, name: &str, password: &str) -> String {
    server.ask("POST", "/api/session", "", &format!("{{\"name\":\"{name}\",\"password\":\"{password}\"}}"))
}

#[test]
fn people_are_listed_renamed_helped_and_forgotten() {
    let folder = scratch("admin");
    let server = Running::start(command(&format!("serve --port 0 --no-open --data '{}'", folder.display())));
    let admin = |line: &str| karst(&format!("admin --data '{}' users {line}", folder.display()));
    let anna = claim(&server, "Anna");
    claim(&server, "Bert");
    server.ask("GET", "/api/me", "", "");

    let list = admin("list").ok();
    assert_eq!(list.lines().count(), 3, "{list}");
    assert!(list.lines().take(2).all(|line| line.contains("  account  ")), "accounts come first: {list}");
    assert!(list.lines().last().unwrap().contains("  guest "), "{list}");
    let found = admin("list ANN").ok();
    assert!(found.lines().count() == 1 && found.contains("Anna"), "{found}");
    assert_eq!(admin("list nobody").ok(), "Nobody.\n");

    assert_eq!(admin("rename anna 'Anna B'").ok(), "anna is called Anna B from now on.\n");
    assert!(server.ask("GET", "/api/me", &anna, "").contains("\"name\":\"Anna B\""));
    admin("rename bert 'ANNA B'").refused(1, "There is an account `ANNA B` already.");
    admin("rename carl Karl").refused(1, "There is no account and no id `carl`");
    admin("rename bert ''").refused(1, "A name needs at least one character.");

    let said = admin("reset-password 'anna b'").ok();
    let password = said.lines().next().unwrap();
    assert!(!server.ask("GET", "/api/me", &anna, "").contains("Anna"), "the old sessions have ended");
    assert!(sign_in(&server, "Anna B", "a lantern in the deep").starts_with("HTTP/1.1 401"));
    let answer = sign_in(&server, "Anna B", password);
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"needs_password\":true"), "{answer}");
    assert!(sign_in(&server, "Anna B", password).starts_with("HTTP/1.1 401"), "it is good for one sign-in");
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let cookie = cookie.split(';').next().unwrap();
    let changed = server.ask("PUT", "/api/account/password", cookie, "{\"new\":\"another lantern\"}");
    assert!(changed.starts_with("HTTP/1.1 204"), "{changed}");
    assert!(sign_in(&server, "Anna B", "another lantern").contains("\"needs_password\":false"));

    assert_eq!(admin("delete 'anna b'").ok(), "Anna B is forgotten; the games stay readable.\n");
    assert!(sign_in(&server, "Anna B", "another lantern").starts_with("HTTP/1.1 401"));
    admin("delete 'anna b'").refused(1, "There is no account and no id `anna b`");
}

#[test]
fn without_a_database_there_is_nothing_to_look_after() {
    let folder = scratch("nothing-there");
    karst(&format!("admin --data '{}' users list", folder.display())).refused(1, "There is no database ");
    assert!(!folder.exists(), "and none is made");
    karst("admin").refuse_usage();
    karst("admin users").refuse_usage();
}
