//! Reading the table in whole games of all four: turns, rules, what happened meanwhile, what can be done.

use std::collections::BTreeSet;

use catalog::{GameId, Match};
use kernel::{Actor, Seat, Viewer};
use narrate::{Language, People, choices, since, told};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Decisions of a random game that are looked at.
const DECISIONS: usize = 250;

fn names() -> Vec<String> {
    ["Anna", "Ben", "Cleo"].map(String::from).to_vec()
}

/// A random game, with something to be done before every decision.
fn each_decision(game: GameId, seed: u64, mut look: impl FnMut(&dyn Match, Seat)) -> Box<dyn Match> {
    let mut live = catalog::open(game, &game.usual_setup(3)).unwrap();
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    for _ in 0..DECISIONS {
        while live.actor() == Actor::Chance {
            live.roll(&mut rng);
        }
        let Actor::Seats(seats) = live.actor() else { break };
        let seat = seats.iter().next().unwrap();
        look(&*live, seat);
        let legal = live.legal(seat);
        live.act(seat, &legal[rng.next_u32() as usize % legal.len()].0).unwrap();
    }
    live
}

#[test]
fn every_line_has_a_rule_of_the_ledger_and_turns_begin_where_they_should() {
    for game in GameId::ALL {
        let ledger: BTreeSet<&str> = catalog::rules(*game, Language::English).map(|rule| rule.id).collect();
        let (mut lines, mut turns) = (0, 0);
        for seed in 0..3 {
            let live = each_decision(*game, seed, |_, _| {});
            for step in 0..live.n_steps() {
                let told = told(&*live, step, Viewer::PUBLIC, People { names: &names(), language: Language::English });
                assert_eq!(told.sentences.len(), told.rules.len());
                for (sentence, rule) in told.sentences.iter().zip(&told.rules) {
                    assert_eq!(sentence.is_empty(), rule.is_none(), "{game}: {sentence}");
                    assert!(
                        rule.as_ref().is_none_or(|rule| ledger.contains(rule.as_str())),
                        "{game}: {rule:?} is not in the ledger"
                    );
                }
                lines += told.rules.iter().flatten().count();
                turns += told.turns.len();
                assert!(told.turns.iter().all(|turn| turn.event < told.events.len()));
            }
        }
        assert!(lines > 200 && turns > 10, "{game}: {lines} lines and {turns} turns");
    }
}

#[test]
fn what_happened_meanwhile_is_a_short_paragraph_of_what_the_seat_witnessed() {
    for game in GameId::ALL {
        let mut paragraphs = 0;
        each_decision(*game, 7, |live, seat| {
            let Some(words) =
                since(live, seat, Viewer::seat(seat), People { names: &names(), language: Language::English })
            else {
                return;
            };
            paragraphs += 1;
            assert!(words.split(' ').count() <= 64, "{game}: {words}");
            assert!(words.ends_with('.') || words.ends_with('!'), "{game}: {words}");
            let first = live.last_act(seat).map_or(0, |step| step + 1);
            let witnessed: Vec<String> = (first..live.n_steps())
                .flat_map(|step| {
                    told(live, step, Viewer::seat(seat), People { names: &names(), language: Language::English })
                        .sentences
                })
                .collect();
            let mut rest = words.as_str();
            while !rest.is_empty() && !rest.starts_with("The log has ") {
                let said =
                    witnessed.iter().filter(|said| !said.is_empty()).find(|said| rest.starts_with(said.as_str()));
                let said = said.unwrap_or_else(|| panic!("{game}: nobody said: {rest}"));
                rest = rest[said.len()..].trim_start();
            }
        });
        assert!(paragraphs > 5, "{game}: {paragraphs} paragraphs");
    }
}

#[test]
fn what_can_be_done_is_every_offer_once_and_what_cannot_has_a_rule() {
    for game in GameId::ALL {
        let ledger: BTreeSet<&str> = catalog::rules(*game, Language::English).map(|rule| rule.id).collect();
        let (mut refused, mut decisions) = (0, 0);
        each_decision(*game, 11, |live, seat| {
            let found = choices(live, seat, People { names: &names(), language: Language::English });
            let mut offers: Vec<usize> = found.can.iter().flat_map(|kind| kind.offers.clone()).collect();
            offers.sort_unstable();
            assert_eq!(offers, (0..live.legal(seat).len()).collect::<Vec<_>>());
            for no in &found.cannot {
                assert!(ledger.contains(no.rule.as_str()), "{game}: {}", no.rule);
                assert!(
                    no.why.ends_with(['.', '!', '?']) && no.why.starts_with(|c: char| !c.is_lowercase()),
                    "{}",
                    no.why
                );
                assert!(no.words.iter().all(|words| words.ends_with('.')));
                assert!(no.words.iter().all(|words| found.can.iter().all(|kind| kind.words != *words)));
            }
            refused += found.cannot.len();
            decisions += 1;
            for other in Seat::first(3).filter(|other| !live.actor().asks(*other)) {
                assert_eq!(
                    choices(live, other, People { names: &names(), language: Language::English }),
                    narrate::Choices::default()
                );
            }
        });
        assert!(refused > decisions / 4, "{game}: {refused} refusals in {decisions} decisions");
    }
}

/// What is typical must be readable, or nobody would be told why it cannot be done.
#[test]
fn at_the_beginning_of_a_turn_something_cannot_be_done_yet() {
    for game in GameId::ALL {
        let mut most = 0;
        each_decision(*game, 3, |live, seat| {
            most = most.max(
                choices(live, seat, People { names: &names(), language: Language::English })
                    .cannot
                    .iter()
                    .map(|no| no.words.len())
                    .sum(),
            )
        });
        assert!(most >= 3, "{game}: at most {most} things are explained");
    }
}
