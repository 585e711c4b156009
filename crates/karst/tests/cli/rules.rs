//! `karst rules`.

use crate::karst;

#[test]
fn an_id_finds_one_rule() {
    let rule = karst("rules ct-hero-dwarf-02").ok();
    assert!(rule.contains("CT-HERO-DWARF-02\n"), "{rule}");
    assert!(rule.contains("The dwarf does not double chests."), "{rule}");
    assert_eq!(rule.matches("CT-").count(), 1, "{rule}");
}

#[test]
fn words_find_rules_in_which_all_of_them_stand() {
    let rules = karst("rules cave-troll dwarf chests").ok();
    assert!(rules.starts_with("Cave Troll\n"), "{rules}");
    assert!(rules.contains("CT-HERO-DWARF-02"), "{rules}");
}

#[test]
fn the_whole_ledger_is_there_for_a_program() {
    let ledger = karst("rules cave-troll --json").json();
    let rules = ledger.as_array().unwrap();
    assert_eq!(rules.len(), 143 + 54);
    assert!(rules.iter().any(|rule| rule["ruling"] == true));
}

#[test]
fn nothing_found_is_told() {
    karst("rules cave-troll xylophone").refused(1, "No rule mentions `xylophone`.");
}
