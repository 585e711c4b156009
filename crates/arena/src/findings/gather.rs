//! From games to findings.

use std::collections::BTreeMap;

use catalog::GameId;

use super::sums::{BotSums, Sums, Wins};
use super::{Findings, GameFindings, PairingFindings, Rung, Standing, TableFindings, ThingFindings, Thoughts, options};
use crate::stats::{Counts, Finish, Stratum, effect, ladder, share};
use crate::tournament::{Pairing, Records, Trouble};

/// Reads all games and finds out.
pub fn find(records: &mut Records) -> Result<Findings, Trouble> {
    let tournament = records.tournament().clone();
    let mut sums: Vec<Sums> = tournament.pairings.iter().map(Sums::new).collect();
    let mut hash = blake3::Hasher::new();
    records.for_each(|game| {
        sums[game.pairing].count(&tournament.pairings[game.pairing], game);
        hash.update(&serde_json::to_vec(&game.without_clocks()).expect("games serialise"));
        Ok(())
    })?;
    let of_game = |game: GameId| {
        let pairings: Vec<_> =
            tournament.pairings.iter().zip(&sums).filter(|(pairing, _)| pairing.game == game).collect();
        (!pairings.is_empty()).then(|| game_findings(game, &pairings))
    };
    Ok(Findings {
        seed: tournament.seed,
        numbers: tournament.numbers.to_string(),
        thinking: crate::tournament::thinking(tournament.thinking),
        rotates: tournament.rotates,
        reproducible: tournament.is_reproducible(),
        fingerprint: hash.finalize().to_hex()[..16].to_string(),
        played: records.n_games(),
        planned: tournament.n_games(),
        unfinished: sums.iter().map(|sums| sums.unfinished).sum(),
        longest: tournament.longest,
        games: GameId::ALL.iter().filter_map(|game| of_game(*game)).collect(),
    })
}

fn game_findings(game: GameId, pairings: &[(&Pairing, &Sums)]) -> GameFindings {
    let tables = tables(pairings);
    GameFindings {
        game: game.name(),
        title: game.title(),
        pairings: pairings.iter().map(|(pairing, sums)| pairing_findings(pairing, sums)).collect(),
        ladder: rungs(pairings),
        options: options::options(&tables),
        tables,
        things: things(pairings),
        thoughts: thoughts(pairings),
    }
}

fn pairing_findings(pairing: &Pairing, sums: &Sums) -> PairingFindings {
    let equal = sums.victories() / (sums.finished.max(1) as f64 * pairing.bots.len() as f64);
    let standing = |(name, bot): (&String, &BotSums)| Standing {
        bot: name.clone(),
        seats: bot.copies,
        share: share(bot.wins.victories(), sums.finished),
        equal: equal * bot.copies as f64,
        score: bot.scores.distribution(),
        median_score: bot.scores.quantile(0.5),
        endings: by_number(&bot.endings),
        scores: bot.scores.clone(),
    };
    let mut standings: Vec<_> = sums.bots.iter().map(standing).collect();
    // As they sit in the first game.
    let seat_of = |name: &str| pairing.bots.iter().position(|bot| bot.to_string() == name);
    standings.sort_by_key(|standing| seat_of(&standing.bot));
    PairingFindings {
        setup: pairing.setup.clone(),
        players: pairing.bots.len(),
        finished: sums.finished,
        unfinished: sums.unfinished,
        shared: sums.shared,
        nobody: sums.nobody,
        standings,
    }
}

/// The most frequent first.
fn by_number(counted: &BTreeMap<String, u64>) -> Vec<(String, u64)> {
    let mut list: Vec<_> = counted.iter().map(|(what, n)| (what.clone(), *n)).collect();
    list.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    list
}

fn rungs(pairings: &[(&Pairing, &Sums)]) -> Vec<Rung> {
    let mut names: Vec<&String> = pairings.iter().flat_map(|(_, sums)| sums.bots.keys()).collect();
    names.sort_unstable();
    names.dedup();
    let mut games: BTreeMap<Vec<Finish>, u64> = BTreeMap::new();
    for (_, sums) in pairings {
        let number: Vec<usize> =
            sums.bots.keys().map(|bot| names.binary_search(&bot).expect("every bot is named")).collect();
        for (finishes, times) in &sums.finishes {
            let named = finishes.iter().map(|(bot, place)| (number[*bot], *place)).collect();
            *games.entry(named).or_default() += times;
        }
    }
    let ratings = ladder(names.len(), &games);
    let rung = |(name, rating): (&&String, Option<crate::stats::Rating>)| {
        rating.map(|rating| Rung { bot: (*name).clone(), elo: rating.elo, group: rating.group })
    };
    let mut rungs: Vec<Rung> = names.iter().zip(ratings).filter_map(rung).collect();
    rungs.sort_by(|one, other| one.group.cmp(&other.group).then(other.elo.value.total_cmp(&one.elo.value)));
    rungs
}

/// All pairings of a setup together.
fn tables(pairings: &[(&Pairing, &Sums)]) -> Vec<TableFindings> {
    let mut setups: Vec<&str> = Vec::new();
    for (pairing, _) in pairings {
        if !setups.contains(&pairing.setup.as_str()) {
            setups.push(&pairing.setup);
        }
    }
    setups.into_iter().map(|setup| table(setup, pairings)).collect()
}

fn table(setup: &str, pairings: &[(&Pairing, &Sums)]) -> TableFindings {
    let here: Vec<&Sums> =
        pairings.iter().filter(|(pairing, _)| pairing.setup == setup).map(|(_, sums)| *sums).collect();
    let sum = |part: fn(&Sums) -> u64| here.iter().map(|sums| part(sums)).sum::<u64>();
    let all = |part: fn(&Sums) -> &Counts| Counts::sum(here.iter().map(|sums| part(sums)));
    let (players, finished) = (here[0].seats.len(), sum(|sums| sums.finished));
    let wins = |part: &dyn Fn(&Sums) -> Wins| here.iter().map(|sums| part(sums).victories()).sum::<f64>();
    let first = sum(|sums| sums.first.n);
    let victories: f64 = here.iter().map(|sums| sums.victories()).sum();
    let (turn_counts, scores) = (all(|sums| &sums.turns), all(|sums| &sums.scores));
    TableFindings {
        setup: setup.to_string(),
        players,
        finished,
        unfinished: sum(|sums| sums.unfinished),
        shared: share(sum(|sums| sums.shared) as f64, finished),
        nobody: share(sum(|sums| sums.nobody) as f64, finished),
        seats: (0..players).map(|seat| share(wins(&|sums| sums.seats[seat]), finished)).collect(),
        equal: victories / (finished.max(1) as f64 * players as f64),
        first: (first > 0).then(|| share(wins(&|sums| sums.first), first)),
        score: scores.distribution(),
        turns: turn_counts.distribution(),
        steps: all(|sums| &sums.steps).distribution(),
        decisions: all(|sums| &sums.decisions).distribution(),
        turn_counts,
        scores,
    }
}

fn things(pairings: &[(&Pairing, &Sums)]) -> Vec<ThingFindings> {
    let mut names: Vec<&(String, String)> = pairings.iter().flat_map(|(_, sums)| sums.things.keys()).collect();
    names.sort_unstable();
    names.dedup();
    let all: u64 = pairings.iter().flat_map(|(_, sums)| sums.bots.values()).map(|bot| bot.wins.n).sum();
    let mut things: Vec<ThingFindings> = names.into_iter().map(|name| thing(name, pairings, all)).collect();
    let value = |thing: &ThingFindings| thing.effect.map_or(f64::NEG_INFINITY, |effect| effect.value);
    things.sort_by(|one, other| value(other).total_cmp(&value(one)));
    things
}

/// One thing; of `all` seats some had to do with it.
fn thing(name: &(String, String), pairings: &[(&Pairing, &Sums)], all: u64) -> ThingFindings {
    let (mut seats, mut times, mut won, mut strata) = (0, 0, 0.0, Vec::new());
    for (_, sums) in pairings {
        let by_bot = sums.things.get(name);
        for (bot, of_bot) in &sums.bots {
            let (with, often) = by_bot.and_then(|by_bot| by_bot.get(bot)).copied().unwrap_or_default();
            seats += with.n;
            times += often;
            won += with.victories();
            let without = (of_bot.wins.n - with.n, of_bot.wins.victories() - with.victories());
            strata.push(Stratum { with: (with.n, with.victories()), without });
        }
    }
    ThingFindings {
        role: name.0.clone(),
        thing: name.1.clone(),
        seats,
        common: seats as f64 / all.max(1) as f64,
        times,
        won: won / seats.max(1) as f64,
        effect: effect(strata),
    }
}

fn thoughts(pairings: &[(&Pairing, &Sums)]) -> Vec<Thoughts> {
    let mut by_bot: BTreeMap<&str, Vec<&BotSums>> = BTreeMap::new();
    for (name, bot) in pairings.iter().flat_map(|(_, sums)| &sums.bots) {
        by_bot.entry(name).or_default().push(bot);
    }
    let milliseconds = |micros: f64| micros / 1000.0;
    let mut list: Vec<_> = by_bot
        .into_iter()
        .map(|(name, sums)| {
            let choices: u64 = sums.iter().map(|bot| bot.choices).sum();
            let thought: u128 = sums.iter().map(|bot| bot.thought).sum();
            let p95 = Counts::sum(sums.iter().map(|bot| &bot.p95)).quantile(0.5).unwrap_or(0);
            Thoughts {
                bot: name.to_string(),
                decisions: sums.iter().map(|bot| bot.decisions).sum(),
                choices,
                mean: milliseconds(thought as f64 / choices.max(1) as f64),
                p95: milliseconds(p95 as f64),
                max: milliseconds(sums.iter().map(|bot| bot.longest).max().unwrap_or(0) as f64),
            }
        })
        .collect();
    list.sort_by(|one, other| other.mean.total_cmp(&one.mean));
    list
}
