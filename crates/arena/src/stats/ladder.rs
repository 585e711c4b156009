//! How strong players are, from whom they beat: Elo by maximum likelihood (Bradley and Terry).
//!
//! A game of many is taken as games of two, everybody against everybody, by places; equal places are a tie, which is
//! half a victory for each. Of the pairs of one game each counts 2/n, for a ranking of n players says as much as n - 1
//! games. How far a rating is off is computed game by game (a "sandwich"), so that pairs of one game, which are not
//! independent, do not make it look surer than it is.

use std::collections::BTreeMap;

use super::Estimate;

/// A player in a game, and where it came in.
pub type Finish = (usize, u8);

/// A rating of 400 more: ten victories for each defeat.
const PER_TENFOLD: f64 = 400.0;
/// The average of all who can be compared.
const AVERAGE: f64 = 1500.0;
/// Victory and defeat that are added for each pair that met: a tie, in all. Whoever always wins is not infinitely strong.
const PRIOR: f64 = 0.5;
const ROUNDS: usize = 200;

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Elo; the average of the group is 1500.
    pub elo: Estimate,
    /// Only players of one group have met, directly or through others.
    pub group: usize,
}

/// Rates players 0 to `n_players`. Each game is who took part with which place; `games` tells how often each came.
/// A player who met nobody but itself has no rating.
pub fn ladder(n_players: usize, games: &BTreeMap<Vec<Finish>, u64>) -> Vec<Option<Rating>> {
    let mut score = vec![vec![0.0; n_players]; n_players];
    for (finishes, times) in games {
        for (one, other, result, weight) in pairs(finishes) {
            score[one][other] += weight * result * *times as f64;
            score[other][one] += weight * (1.0 - result) * *times as f64;
        }
    }
    let met: Vec<Vec<bool>> =
        (0..n_players).map(|a| (0..n_players).map(|b| score[a][b] + score[b][a] > 0.0).collect()).collect();
    for (one, row) in score.iter_mut().enumerate() {
        for (other, points) in row.iter_mut().enumerate() {
            *points += if met[one][other] { PRIOR } else { 0.0 };
        }
    }
    let mut ratings = vec![None; n_players];
    for (number, group) in groups(&met).into_iter().enumerate() {
        let strength = fit(&group, &score);
        let deviation = deviations(&group, &score, &strength, games);
        for (index, player) in group.iter().enumerate() {
            let scale = PER_TENFOLD / std::f64::consts::LN_10;
            let elo = Estimate::around(AVERAGE + scale * strength[index], scale * deviation[index]);
            ratings[*player] = Some(Rating { elo, group: number });
        }
    }
    ratings
}

/// The games of two within a game: one, another, one's result against the other, and how much it counts.
fn pairs(finishes: &[Finish]) -> impl Iterator<Item = (usize, usize, f64, f64)> + '_ {
    let weight = 2.0 / finishes.len().max(1) as f64;
    finishes.iter().enumerate().flat_map(move |(index, (one, place))| {
        finishes[index + 1..].iter().filter(move |(other, _)| other != one).map(move |(other, theirs)| {
            let result = match place.cmp(theirs) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            (*one, *other, result, weight)
        })
    })
}

/// Those who met, directly or through others; whoever met nobody is in none.
fn groups(met: &[Vec<bool>]) -> Vec<Vec<usize>> {
    let mut group_of = vec![None; met.len()];
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for first in 0..met.len() {
        if group_of[first].is_some() || !met[first].contains(&true) {
            continue;
        }
        let (mut members, mut next) = (vec![first], 0);
        group_of[first] = Some(groups.len());
        while let Some(one) = members.get(next).copied() {
            next += 1;
            for other in 0..met.len() {
                if met[one][other] && group_of[other].is_none() {
                    group_of[other] = Some(groups.len());
                    members.push(other);
                }
            }
        }
        members.sort_unstable();
        groups.push(members);
    }
    groups
}

/// Natural strengths of a group, zero on average, by Newton's method.
fn fit(group: &[usize], score: &[Vec<f64>]) -> Vec<f64> {
    let n = group.len();
    let mut strength = vec![0.0; n];
    for _ in 0..ROUNDS {
        let mut slope = vec![0.0; n];
        for (i, one) in group.iter().enumerate() {
            for (j, other) in group.iter().enumerate() {
                let played = score[*one][*other] + score[*other][*one];
                slope[i] += score[*one][*other] - played * expected(strength[i] - strength[j]);
            }
        }
        let step = times(&inverse(information(group, score, &strength)), &slope);
        // A long step would overshoot while somebody seems to win always.
        let longest = step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
        let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        strength.iter_mut().zip(&step).for_each(|(strength, part)| *strength += scale * part);
        if longest < 1e-12 {
            break;
        }
    }
    let mean = strength.iter().sum::<f64>() / n as f64;
    strength.iter().map(|strength| strength - mean).collect()
}

/// How likely one beats another who is so much weaker.
fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// What is known about the strengths. That their average is zero is known too, which makes it invertible.
fn information(group: &[usize], score: &[Vec<f64>], strength: &[f64]) -> Vec<Vec<f64>> {
    let n = group.len();
    let mut known = vec![vec![1.0; n]; n];
    for (i, one) in group.iter().enumerate() {
        for (j, other) in group.iter().enumerate() {
            if i != j {
                let chance = expected(strength[i] - strength[j]);
                let weight = (score[*one][*other] + score[*other][*one]) * chance * (1.0 - chance);
                known[i][j] -= weight;
                known[i][i] += weight;
            }
        }
    }
    known
}

/// Standard deviations of the strengths, from how far the games' results lie from what was expected of them.
fn deviations(group: &[usize], score: &[Vec<f64>], strength: &[f64], games: &BTreeMap<Vec<Finish>, u64>) -> Vec<f64> {
    let n = group.len();
    let place_of = |player: usize| group.iter().position(|member| *member == player);
    let mut spread = vec![vec![0.0; n]; n];
    let mut add = |surprise: &[f64], times: f64| {
        for (i, one) in surprise.iter().enumerate() {
            for (j, other) in surprise.iter().enumerate() {
                spread[i][j] += times * one * other;
            }
        }
    };
    for (finishes, times) in games {
        let mut surprise = vec![0.0; n];
        for (one, other, result, weight) in pairs(finishes) {
            if let (Some(i), Some(j)) = (place_of(one), place_of(other)) {
                let off = weight * (result - expected(strength[i] - strength[j]));
                surprise[i] += off;
                surprise[j] -= off;
            }
        }
        add(&surprise, *times as f64);
    }
    // The ties that were added are as uncertain as a victory and a defeat of half a game each.
    for i in 0..n {
        for j in i + 1..n {
            if score[group[i]][group[j]] > 0.0 {
                for result in [0.0, 1.0] {
                    let off = result - expected(strength[i] - strength[j]);
                    let mut surprise = vec![0.0; n];
                    (surprise[i], surprise[j]) = (off, -off);
                    add(&surprise, PRIOR);
                }
            }
        }
    }
    let inverse = inverse(information(group, score, strength));
    let (left, n) = (product(&inverse, &spread), inverse.len());
    (0..n).map(|i| (0..n).map(|k| left[i][k] * inverse[k][i]).sum::<f64>().max(0.0).sqrt()).collect()
}

fn times(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(one, other)| one * other).sum()).collect()
}

fn product(one: &[Vec<f64>], other: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let columns = other.first().map_or(0, Vec::len);
    let cell = |row: &[f64], column: usize| row.iter().zip(other).map(|(left, right)| left * right[column]).sum();
    one.iter().map(|row| (0..columns).map(|column| cell(row, column)).collect()).collect()
}

/// The inverse of a matrix that has one, by Gauss and Jordan with the largest pivot.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    let mut inverse: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| if i == j { 1.0 } else { 0.0 }).collect()).collect();
    for column in 0..n {
        let pivot = (column..n)
            .max_by(|a, b| matrix[*a][column].abs().total_cmp(&matrix[*b][column].abs()))
            .expect("a column has rows");
        matrix.swap(column, pivot);
        inverse.swap(column, pivot);
        let scale = matrix[column][column];
        for rows in [&mut matrix, &mut inverse] {
            rows[column].iter_mut().for_each(|cell| *cell /= scale);
        }
        for row in (0..n).filter(|row| *row != column) {
            let factor = matrix[row][column];
            for rows in [&mut matrix, &mut inverse] {
                let taken = rows[column].clone();
                rows[row].iter_mut().zip(taken).for_each(|(cell, taken)| *cell -= factor * taken);
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elo(ratings: &[Option<Rating>], player: usize) -> Estimate {
        ratings[player].unwrap().elo
    }

    /// Three victories for each defeat are 400·log10(3) = 190.8 points; with the tie that is added, a little less.
    #[test]
    fn two_players_are_as_far_apart_as_the_formula_says() {
        let games = BTreeMap::from([(vec![(0, 1), (1, 2)], 3000), (vec![(0, 2), (1, 1)], 1000)]);
        let ratings = ladder(2, &games);
        let apart = elo(&ratings, 0).value - elo(&ratings, 1).value;
        assert!((apart - 400.0 * (3000.5f64 / 1000.5).log10()).abs() < 1e-6, "{apart}");
        assert!((elo(&ratings, 0).value + elo(&ratings, 1).value - 3000.0).abs() < 1e-6);
        // The deviation of a log odds ratio of 3:1 in 4000 games is sqrt(1/3000 + 1/1000); each has half the distance.
        let half = (1.0f64 / 3000.0 + 1.0 / 1000.0).sqrt() / 2.0 * 400.0 / std::f64::consts::LN_10 * 1.96;
        assert!((elo(&ratings, 0).high - elo(&ratings, 0).value - half).abs() < 0.02, "{ratings:?} {half}");
    }

    #[test]
    fn ties_are_half_a_victory_each() {
        let games = BTreeMap::from([(vec![(0, 1), (1, 1)], 50)]);
        let ratings = ladder(2, &games);
        assert!((elo(&ratings, 0).value - 1500.0).abs() < 1e-9);
        let same = BTreeMap::from([(vec![(0, 1), (1, 2)], 25), (vec![(0, 2), (1, 1)], 25)]);
        assert!((elo(&ladder(2, &same), 0).value - 1500.0).abs() < 1e-9);
    }

    /// Made by the model itself: strengths 0, ln 2 and ln 6 give these exact shares of 6000 games a pair.
    #[test]
    fn a_chain_is_found_again() {
        let mut games = BTreeMap::new();
        for (one, other, odds) in [(0, 1, 2.0), (1, 2, 3.0), (0, 2, 6.0)] {
            let lost = 6000.0 / (1.0 + odds);
            games.insert(vec![(one, 2), (other, 1)], (6000.0f64 - lost).round() as u64);
            games.insert(vec![(one, 1), (other, 2)], lost.round() as u64);
        }
        let ratings = ladder(3, &games);
        let step = |a: usize, b: usize| elo(&ratings, b).value - elo(&ratings, a).value;
        assert!((step(0, 1) - 400.0 * 2f64.log10()).abs() < 1.0, "{}", step(0, 1));
        assert!((step(1, 2) - 400.0 * 3f64.log10()).abs() < 1.0, "{}", step(1, 2));
    }

    #[test]
    fn whoever_always_wins_has_a_rating_and_strangers_their_own_group() {
        let games = BTreeMap::from([(vec![(0, 1), (1, 2)], 40), (vec![(2, 1), (3, 2)], 1), (vec![(4, 1), (4, 2)], 9)]);
        let ratings = ladder(5, &games);
        let best = elo(&ratings, 0);
        assert!(best.value.is_finite() && best.value > elo(&ratings, 1).value + 500.0, "{best:?}");
        assert_ne!(ratings[0].unwrap().group, ratings[2].unwrap().group);
        assert_eq!(ratings[4], None);
    }

    /// In a game of four the three copies of a bot are beaten together: that is one observation, not three.
    #[test]
    fn pairs_of_one_game_do_not_count_as_independent() {
        let won = vec![(0, 1), (1, 2), (1, 2), (1, 2)];
        let lost = vec![(0, 4), (1, 1), (1, 1), (1, 1)];
        let ratings = ladder(2, &BTreeMap::from([(won, 200), (lost, 200)]));
        let width = elo(&ratings, 0).high - elo(&ratings, 0).low;
        let duels = ladder(2, &BTreeMap::from([(vec![(0, 1), (1, 2)], 200), (vec![(0, 2), (1, 1)], 200)]));
        let duel_width = elo(&duels, 0).high - elo(&duels, 0).low;
        assert!((width / duel_width - 1.0).abs() < 0.02, "{width} {duel_width}");
    }
}
