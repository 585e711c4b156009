//! `karst replay` and `karst verify`, on games that bots played and on files that somebody broke.

use std::path::PathBuf;

use crate::{karst, scratch};

/// A whole game between bots, in a file of this name.
fn a_game(name: &str) -> (PathBuf, String) {
    let file = scratch(name);
    karst(&format!("play cave-troll --seat steady,random --seed 5 --record '{}'", file.display())).ok();
    let text = std::fs::read_to_string(&file).unwrap();
    (file, text)
}

/// The same file with other text.
fn rewritten(file: &PathBuf, text: &str) -> String {
    std::fs::write(file, text).unwrap();
    format!("'{}'", file.display())
}

#[test]
fn a_record_is_told_to_its_end() {
    let (file, text) = a_game("told.karst");
    let told = karst(&format!("replay '{}'", file.display())).ok();
    assert!(told.contains("Bram") && told.trim_end().ends_with("wins."), "{told}");
    assert!(told.contains("Turning points:") && told.contains("CT-END-05"), "{told}");

    assert!(text.contains("\nseat A Bram\n") && text.contains("\nbot A steady\nbot B random\n"), "{text}");
    let steps = text.lines().filter(|line| line.contains(": ")).count();
    let story = karst(&format!("replay '{}' --json", file.display())).json();
    assert_eq!(story["steps"].as_array().unwrap().len(), steps);
    assert!(story["outcome"]["winners"].is_array());
}

#[test]
fn eyes_see_what_they_may() {
    let (file, _) = a_game("eyes.karst");
    let told = |eyes: &str| karst(&format!("replay '{}' --seat {eyes}", file.display())).ok();
    let first_hand = |story: &str| story.lines().find(|line| line.contains("Bram holds")).map(str::to_string);
    assert!(first_hand(&told("all")).is_some());
    assert_eq!(first_hand(&told("B")), None);
    assert_eq!(first_hand(&told("public")), None);
    assert!(told("A").contains("You hold"));
    karst(&format!("replay '{}' --seat D", file.display())).refused(1, "There is no seat D at this table.");
    karst(&format!("replay '{}' --seat G", file.display())).refused(2, "is not a seat (A to F), `all` or `public`");
}

#[test]
fn a_step_shows_its_position() {
    let (file, _) = a_game("step.karst");
    let shown = karst(&format!("replay '{}' --step 30", file.display())).ok();
    assert!(shown.starts_with("After step 30 of "), "{shown}");
    karst(&format!("replay '{}' --step 99999", file.display())).refused(1, "The record has only ");
}

#[test]
fn a_broken_record_names_line_step_and_rule() {
    let (file, text) = a_game("broken.karst");
    let doubled = text.replacen("chance: B starts\n", "chance: B starts\nchance: B starts\n", 1);
    assert_ne!(doubled, text);
    for verb in ["replay", "verify"] {
        karst(&format!("{verb} {}", rewritten(&file, &doubled))).refused(1, "Line 12, step 2, CT-");
        karst(&format!("{verb} {}", rewritten(&file, "karst 1\ngame chess 1\n")))
            .refused(1, "Line 2: `chess` is not a game");
        karst(&format!("{verb} {}", rewritten(&file, "dear diary\n"))).refused(1, "is no record: it names no game");
        karst(&format!("{verb} nowhere.karst")).refused(1, "`nowhere.karst` cannot be read");
    }
    let garbled = text.replacen("B: end turn", "B: dance", 1);
    karst(&format!("replay {}", rewritten(&file, &garbled))).refused(1, "`dance` is not an action");
}

#[test]
fn honest_dice_are_verified() {
    let (file, _) = a_game("honest.karst");
    let told = karst(&format!("verify '{}'", file.display())).ok();
    assert!(told.contains("The secret is the one that was promised"), "{told}");
    let proof = karst(&format!("verify '{}' --json", file.display())).json();
    assert_eq!(proof["holds"], true);
    assert!(proof["chance_steps"].as_u64().unwrap() > 5);
}

#[test]
fn what_was_added_to_the_dice_counts() {
    let (file, text) = a_game("entropy.karst");
    let added = text.replacen("\n\n", "\nentropy B swordfish\n\n", 1);
    karst(&format!("verify {}", rewritten(&file, &added))).refused(1, "is not what the dice gave");
}

#[test]
fn loaded_dice_are_found_at_their_step() {
    let (file, text) = a_game("loaded.karst");
    let hand = text.lines().find(|line| line.starts_with("chance: A is dealt")).unwrap();
    let other = if hand.ends_with("thief") { "orc" } else { "thief" };
    let loaded = text.replacen(hand, &format!("chance: A is dealt {other}"), 1);
    // Only the dealing, so that no later step depends on the card.
    let loaded =
        loaded.lines().take_while(|line| !line.starts_with("B: ")).fold(String::new(), |all, line| all + line + "\n");
    let said = karst(&format!("verify {} --json", rewritten(&file, &loaded)));
    assert_eq!(said.code, 1);
    let doubt: serde_json::Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!((&doubt["holds"], &doubt["step"]), (&false.into(), &2.into()));
    karst(&format!("verify '{}'", file.display())).refused(1, "Step 2 is not what the dice gave");
}

#[test]
fn a_promise_that_was_not_kept_is_told() {
    let (file, text) = a_game("promise.karst");
    let line = |key: &str| text.lines().find(|line| line.starts_with(key)).unwrap().to_string();
    let zeros = format!("commitment {}", "0".repeat(64));
    let other = text.replacen(&line("commitment "), &zeros, 1);
    karst(&format!("verify {}", rewritten(&file, &other))).refused(1, "The secret does not fit the promise");
    let silent = text.replacen(&format!("{}\n", line("secret ")), "", 1);
    karst(&format!("verify {}", rewritten(&file, &silent))).refused(1, "The record has no `secret` line");
}

#[test]
fn a_game_that_goes_on_from_another_is_checked_in_both_parts() {
    let (file, text) = a_game("copied.karst");
    let n_steps = text.lines().filter(|line| line.contains(": ")).count();
    let (_, other) = {
        let file = scratch("other-dice.karst");
        karst(&format!("play cave-troll --seat random,random --seed 6 --record '{}'", file.display())).ok();
        (file.clone(), std::fs::read_to_string(&file).unwrap())
    };
    let line = |text: &str, key: &str| text.lines().find(|line| line.starts_with(key)).unwrap().to_string();
    let (commitment, secret) = (line(&text, "commitment "), line(&text, "secret "));
    let own = format!("{}\n{}", line(&other, "commitment "), line(&other, "secret "));
    let copied = |secret: &str| {
        let part = format!("copied until {n_steps}\ncopied-{commitment}\ncopied-{secret}\n{own}");
        text.replacen(&format!("{commitment}\n"), "", 1).replacen(&line(&text, "secret "), &part, 1)
    };
    let told = karst(&format!("verify {}", rewritten(&file, &copied(&secret)))).ok();
    assert!(told.contains(&format!("Steps 1 to {n_steps} were copied from another game.")), "{told}");
    assert!(told.contains(&format!("From step {} on this game went its own way.", n_steps + 1)), "{told}");
    assert_eq!(told.matches("The secret is the one that was promised").count(), 2);
    let proof = karst(&format!("verify '{}' --json", file.display())).json();
    assert_eq!(proof["parts"].as_array().unwrap().len(), 2);

    let wrong = line(&other, "secret ");
    karst(&format!("verify {}", rewritten(&file, &copied(&wrong)))).refused(1, "The secret does not fit the promise");
    // Nobody can claim other dice without a takeback that everybody has seen.
    let claimed = text.replacen(&secret, &format!("{secret}\ndice 1 from 3"), 1);
    karst(&format!("verify {}", rewritten(&file, &claimed))).refused(1, "Dice of round 1 need as many takebacks");
    let agreed = text.replacen(&secret, &format!("{secret}\ntakeback A to 2\ndice 1 from 3"), 1);
    karst(&format!("verify {}", rewritten(&file, &agreed))).refused(1, "is not what the dice gave");
    let unused = text.replacen(&secret, &format!("{secret}\ntakeback A to 2"), 1);
    let told = karst(&format!("verify {}", rewritten(&file, &unused))).ok();
    assert!(told.contains("One takeback by consent"), "{told}");
}
