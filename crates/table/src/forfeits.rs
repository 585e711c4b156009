//! How a game ended when somebody forfeited it.

use kernel::{Outcome, Seat, SeatSet};

/// Who forfeited cannot win: they share the last place, and the best of the others has won what they might have.
pub fn behind_all_others(outcome: Outcome, out: SeatSet) -> Outcome {
    if out.is_empty() {
        return outcome;
    }
    let Outcome { scores, winners, places } = outcome;
    let others = || Seat::first(scores.len()).filter(|seat| !out.has(*seat));
    let place = |seat: Seat| places[seat.index()];
    let mut left: Vec<Seat> = winners.iter().copied().filter(|seat| !out.has(*seat)).collect();
    if left.is_empty() && !winners.is_empty() {
        let best = others().map(place).min();
        left = others().filter(|seat| Some(place(*seat)) == best).collect();
    }
    let ahead = |seat: Seat| match out.has(seat) {
        true => others().count(),
        false => others().filter(|other| place(*other) < place(seat)).count(),
    };
    let places = Seat::first(scores.len()).map(|seat| 1 + ahead(seat) as u8).collect();
    Outcome { winners: left, places, scores }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[usize]) -> Vec<Seat> {
        numbers.iter().copied().map(Seat::new).collect()
    }

    fn after(winners: &[usize], scores: &[i32], out: &[usize]) -> (Vec<Seat>, Vec<u8>) {
        let outcome = Outcome::by_score(scores.to_vec(), seats(winners));
        let Outcome { winners, places, scores: same } = behind_all_others(outcome, seats(out).into_iter().collect());
        assert_eq!(same, scores, "points are as the game gave them");
        (winners, places)
    }

    #[test]
    fn who_forfeited_is_last_and_the_next_one_wins() {
        assert_eq!(after(&[0], &[30, 20, 10], &[]), (seats(&[0]), vec![1, 2, 3]));
        assert_eq!(after(&[0], &[30, 20, 10], &[0]), (seats(&[1]), vec![3, 1, 2]));
        assert_eq!(after(&[0], &[30, 20, 10], &[1]), (seats(&[0]), vec![1, 3, 2]));
        assert_eq!(after(&[0], &[30, 20, 20], &[0]), (seats(&[1, 2]), vec![3, 1, 1]));
        assert_eq!(
            after(&[0, 1], &[5, 5, 1], &[0]),
            (seats(&[1]), vec![3, 1, 2]),
            "a shared victory stays the other's"
        );
        assert_eq!(after(&[], &[5, 4], &[0]), (seats(&[]), vec![2, 1]), "what all have lost nobody wins");
        assert_eq!(after(&[1], &[5, 6], &[0, 1]), (seats(&[]), vec![1, 1]));
    }
}
