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

/// The host keeps order from the command line, and everything is in the log.
#[test]
fn the_host_mutes_bans_and_makes_moderators() {
    let folder = scratch("admin-order");
    let server = Running::start(command(&format!("serve --port 0 --no-open --data '{}'", folder.display())));
    let admin = |line: &str| karst(&format!("admin --data '{}' {line}", folder.display()));
    let mina = claim(&server, "Mina");
    claim(&server, "Bert");
    let guest = server.ask("GET", "/api/me", "", "");
    let guest = guest.split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();

    assert_eq!(admin("log").ok(), "Nothing was done yet.\n");
    assert_eq!(admin("users promote mina moderator").ok(), "Mina is a moderator from now on.\n");
    assert!(server.ask("GET", "/api/me", &mina, "").contains("\"role\":\"moderator\""));
    admin(&format!("users promote {guest} moderator")).refused(1, "only accounts can be moderators");
    admin("users promote bert king").refuse_usage();
    assert_eq!(admin("users mute bert --for 2h --why shouting").ok(), "Bert is muted for 2 hours.\n");
    assert_eq!(admin("users unmute bert").ok(), "Bert may chat again.\n");
    admin("users unmute bert").refused(1, "There is no mute of Bert to lift.");
    assert_eq!(admin("users ban bert --why insults").ok(), "Bert is banned for good.\n");
    admin("users ban bert --why ''").refused(1, "Please say why");
    admin("users ban bert").refuse_usage();
    admin("users ban bert --for ever --why x").refuse_usage();
    admin("users ban bert --network --why x").refused(1, "No network of Bert is known.");
    assert_eq!(admin("users unban bert").ok(), "Bert may come in again.\n");

    assert_eq!(admin("networks list").ok(), "No network is banned.\n");
    assert_eq!(
        admin("networks ban 2001:db8:1:2ff::7 --for 7d --why spam").ok(),
        "2001:db8:1:200::/56 is banned for 7 days.\n"
    );
    assert_eq!(admin("networks list").ok(), "2001:db8:1:200::/56  for 7 days  spam\n");
    assert!(admin("networks list --json").ok().contains("\"network\": \"2001:db8:1:200::/56\""));
    admin("networks ban 127.0.0.1 --why x").refused(1, "cannot be banned");
    admin("networks ban nowhere --why x").refused(1, "This is no network");
    assert_eq!(admin("networks unban 2001:db8:1:2ff::7").ok(), "2001:db8:1:200::/56 is not banned any more.\n");
    admin("networks unban 2001:db8:1:2ff::7").refused(1, "is not banned");

    assert_eq!(admin("reports list").ok(), "No reports.\n");
    assert_eq!(admin("reports list --settled --json").ok(), "[]\n");
    admin("reports settle none").refused(1, "There is no report `none`");
    assert_eq!(admin("users demote mina").ok(), "Mina has no role any more.\n");
    admin("users demote mina").refused(1, "Mina has no role.");
    let log = admin("log").ok();
    assert_eq!(log.lines().count(), 8, "{log}");
    assert!(log.contains("the host muted Bert for 2 hours: shouting"), "{log}");
    assert!(admin("log --last 1 --json").ok().contains("\"what\": \"demote\""));
}
