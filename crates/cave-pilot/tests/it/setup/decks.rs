//! The decks, and the options that change them: what may be drawn.

use cave_pilot::CavePilot;
use kernel::Game;

use crate::{refusal, table};

/// What chance may do after a scenario: how many outcomes there are, of what weight together, and their words.
fn drawn(scenario: &str) -> (usize, u32, String) {
    let state = table(scenario);
    let mut chances = Vec::new();
    CavePilot::chances(&state, &mut chances);
    let words = chances.iter().map(|chance| format!("{} x {}", chance.weight, chance.what)).collect::<Vec<_>>();
    (chances.len(), chances.iter().map(|chance| chance.weight).sum(), words.join(", "))
}

/// The first Cave card of a deck.
fn first_cave(setup: &str) -> (usize, String) {
    let (n, _, words) = drawn(&format!("new {setup}\n\nchance: rolls 3\nchance: rolls 1"));
    (n, words)
}

/// The first Exploration card of a solo game.
fn first_find(house: &str) -> (usize, u32, String) {
    let deal = ["cave Y11", "cave Y12", "cave O11", "cave O12"];
    let shop = ["shop U-SH1", "shop U-PA1", "shop U-SR1", "shop U-MA1", "shop U-PO1", "shop U-NC1"];
    let steps = deal.iter().chain(&shop).map(|what| format!("chance: {what}\n")).collect::<String>();
    drawn(&format!("new solo, players 1, deck standard{house}\n\n{steps}"))
}

/// CP-R-03, CP-R-68, CP-SETUP-02: the supplement joins by the option, or where more than 24 yellow cards are wanted.
#[test]
fn the_supplement_joins_where_it_is_wanted() {
    let (n, words) = first_cave("competitive, players 2, deck easy 8");
    assert!(n == 24 && !words.contains("Y01") && !words.contains("O11"), "{words}");
    let (n, words) = first_cave("competitive, players 2, deck easy 8, house plus-set");
    assert!(n == 34 && words.contains("8 x cave Y01") && words.contains("8 x cave Y34"), "{words}");
    let (n, words) = first_cave("competitive, players 2, deck easy 24");
    assert!(n == 24 && !words.contains("Y01"), "{words}");
    let (n, words) = first_cave("competitive, players 2, deck easy 28");
    assert!(n == 34 && words.contains("28 x cave Y01"), "{words}");
}

/// S-99. CP-EXP-01, CP-EXP-02: four yellow and eight orange cards are one heap before the deal.
#[test]
fn an_expert_deck_mixes_its_colours() {
    let (n, words) = first_cave("competitive, players 2, deck expert 12");
    assert_eq!(n, 48);
    // Of 12 cards 4 are yellow, each of the 24 alike: 4 to 8.
    assert!(words.contains("96 x cave Y11") && words.contains("192 x cave O34"), "{words}");
}

/// CP-COOP-01, CP-R-29: three of seven yellow and three of eight orange Brood cards, six of seventeen other yellow ones.
#[test]
fn the_purge_has_six_brood_cards() {
    let (n, words) = first_cave("purge, players 2");
    assert_eq!(n, 7 + 8 + 17);
    let weight = |n: u32, of: u32| n * 7 * 8 * 17 / of;
    let brood = [format!("{} x cave Y18", weight(3, 7)), format!("{} x cave O14", weight(3, 8))];
    assert!(brood.iter().all(|each| words.contains(each)), "{words}");
    assert!(words.contains(&format!("{} x cave Y11", weight(6, 17))), "{words}");
}

/// CP-R-69: solo play uses all forty Exploration cards; the option takes out fourteen.
#[test]
fn a_solo_pile_is_whole_unless_trimmed() {
    let (kinds, cards, words) = first_find("");
    assert!((kinds, cards) == (27, 40) && words.contains("2 x finds adamy"), "{words}");
    let (kinds, cards, words) = first_find(", house solo-trim");
    assert!((kinds, cards) == (16, 26) && !words.contains("adamy") && !words.contains("otis"), "{words}");
}

/// CP-TURN-02: chance goes before seats, and does only what is to be done.
#[test]
fn chance_and_seats_take_turns() {
    let rolling = "new competitive, players 2, deck easy 8\n\n";
    assert_eq!(refusal(rolling, "A: pass"), "refused CP-TURN-02: chance has to decide first");
    let no = "refused CP-TURN-02: chance has nothing of that kind to decide now";
    for chance in ["chance: rolls 6", "chance: rolls 1 2", "chance: cave Y11", "chance: missile 2"] {
        assert_eq!(refusal(rolling, chance), no, "{chance}");
    }
    let dealing = "new competitive, players 2, deck easy 8\n\nchance: rolls 3\nchance: rolls 1\n";
    assert_eq!(refusal(dealing, "chance: cave O11"), no);
    assert_eq!(refusal(dealing, "chance: cave Y01"), no);
}

/// CP-GEN-01, CP-SETUP-01, CP-SETUP-03, CP-R-62, CP-R-68: tables that cannot be.
#[test]
fn some_tables_cannot_be() {
    let refused = |setup: &str| match CavePilot::start(&setup.parse().unwrap()) {
        Err(error) => error.to_string(),
        Ok(_) => "accepted".into(),
    };
    for (setup, why) in [
        ("competitive, players 1, deck easy 8", "a free-for-all is for 2 to 4 players, not 1 (CP-GEN-01)"),
        ("team, players 3, deck easy 12", "two against two is for 4 players, not 3 (CP-GEN-01)"),
        ("solo, players 2, deck short", "a solo flight is for 1 player, not 2 (CP-GEN-01)"),
        ("competitive, players 2, deck short", "a free-for-all is not played with that deck (CP-SETUP-01)"),
        ("competitive, players 2, deck easy 9", "a cave has 8, 12, or 16 and more cards, not 9 (CP-SETUP-01)"),
        ("competitive, players 2, deck easy 40", "the deck needs 40 cards, and there are 34 (CP-R-68)"),
        ("competitive, players 2, deck custom Y11 Y12 Y13", "3 cards are not enough for two per player (CP-SETUP-03)"),
        ("competitive, players 2, deck easy 8", "accepted"),
        ("night-mail, players 4", "accepted"),
    ] {
        assert_eq!(refused(setup), why, "{setup}");
    }
}
