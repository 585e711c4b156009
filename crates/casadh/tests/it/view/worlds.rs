//! Imagined worlds are all that fit what a seat has seen, each equally likely, compared with an enumeration of single cases:
//! looks, takers, holes in pockets, lots of several hands, what the dead leave. Random games are in `view/guesses.rs`.
//! Rules: CC-INFO-02, CC-INFO-03, CC-TREAS-05, CC-MISF-09; rulings CC-R-35, CC-R-40.

use std::collections::BTreeMap;

use casadh::{Casadh, State};
use kernel::{Drawn, Game, Seat, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// Where the hidden tokens are: `A`'s and `C`'s hands, the piles and the bag, as sorted digits.
type World = Vec<String>;

fn sorted(mut values: Vec<usize>) -> String {
    values.sort_unstable();
    values.iter().map(|value| value.to_string()).collect()
}

/// The places whose tokens are compared: hands of these seats, piles on these spaces, the bag.
fn world(state: &State, hands: &[usize], piles: &[&str]) -> World {
    let hand =
        |seat: &usize| state.spelunker(Seat::new(*seat)).treasures.minus(state.spelunker(Seat::new(*seat)).shown);
    let pile = |at: &&str| {
        let hex = state.hex_at(at.parse().unwrap()).unwrap();
        state.hexes()[usize::from(hex)].treasures
    };
    let tallies = hands.iter().map(hand).chain(piles.iter().map(pile)).chain([state.bag]);
    tallies.map(|tokens| sorted(tokens.each_one().collect())).collect()
}

/// Values seen together, and the places of the tokens they are among; `None` is the pool of all that may be anywhere.
struct Lot {
    values: Vec<usize>,
    places: Vec<Option<usize>>,
}

/// Every way to deal the lots over their places and the pool over the rest, token by token, counted by what results.
fn every_world(lots: &[Lot], pool: &[usize], sizes: &[usize], sure: &[(usize, usize)]) -> BTreeMap<World, u64> {
    let mut worlds = BTreeMap::new();
    let mut start = vec![Vec::new(); sizes.len()];
    sure.iter().for_each(|(place, value)| start[*place].push(*value));
    deal_lots(lots, start, pool.to_vec(), sizes, &mut worlds);
    worlds
}

fn deal_lots(
    lots: &[Lot],
    dealt: Vec<Vec<usize>>,
    pool: Vec<usize>,
    sizes: &[usize],
    worlds: &mut BTreeMap<World, u64>,
) {
    let Some((lot, rest)) = lots.split_first() else {
        deal_pool(dealt, pool, sizes, worlds);
        return;
    };
    let places: Vec<_> = (0..lot.places.len()).collect();
    each_order(&places, &mut |order| {
        let (mut dealt, mut pool) = (dealt.clone(), pool.clone());
        for (value, place) in lot.values.iter().zip(order) {
            match lot.places[*place] {
                Some(place) => dealt[place].push(*value),
                None => pool.push(*value),
            }
        }
        deal_lots(rest, dealt, pool, sizes, worlds);
    });
}

fn deal_pool(dealt: Vec<Vec<usize>>, pool: Vec<usize>, sizes: &[usize], worlds: &mut BTreeMap<World, u64>) {
    each_order(&pool, &mut |order| {
        let mut dealt = dealt.clone();
        let mut tokens = order.iter();
        for (place, size) in dealt.iter_mut().zip(sizes) {
            while place.len() < *size {
                place.push(*tokens.next().expect("there are as many tokens as places"));
            }
        }
        assert!(tokens.next().is_none(), "every token has a place");
        *worlds.entry(dealt.into_iter().map(sorted).collect()).or_default() += 1;
    });
}

/// All orders of these tokens, equal values told apart: a world that more deals lead to is that much likelier.
fn each_order(tokens: &[usize], each: &mut dyn FnMut(&[usize])) {
    fn go(tokens: &mut Vec<usize>, from: usize, each: &mut dyn FnMut(&[usize])) {
        if from == tokens.len() {
            return each(tokens);
        }
        for next in from..tokens.len() {
            tokens.swap(from, next);
            go(tokens, from + 1, each);
            tokens.swap(from, next);
        }
    }
    go(&mut tokens.to_vec(), 0, each);
}

/// Imagines many times and compares with the enumeration: every world comes up, none other does, as often as it should.
#[track_caller]
fn compare(state: &State, viewer: usize, hands: &[usize], piles: &[&str], expected: &BTreeMap<World, u64>) {
    const SAMPLES: u64 = 60_000;
    let view = Casadh::view(state, Viewer::seat(Seat::new(viewer)));
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut seen: BTreeMap<World, u64> = BTreeMap::new();
    for _ in 0..SAMPLES {
        *seen.entry(world(&Casadh::imagine(&view, &mut rng), hands, piles)).or_default() += 1;
    }
    assert!(expected.contains_key(&world(state, hands, piles)), "the truth is among the worlds");
    for world in seen.keys() {
        assert!(expected.contains_key(world), "{world:?} does not fit what the seat knows");
    }
    let all: u64 = expected.values().sum();
    for (world, weight) in expected {
        let share = *weight as f64 / all as f64;
        let (mean, n) = (share * SAMPLES as f64, seen.get(world).copied().unwrap_or(0) as f64);
        let spread = (mean * (1.0 - share)).sqrt();
        assert!((n - mean).abs() <= 5.0 * spread, "{world:?} came up {n} times, not about {mean}");
    }
}

/// A table for three where nearly all tokens are in D's hand, shown to all, so that few are hidden.
pub fn small(hidden: &str, lines: &str) -> String {
    let mut left = [10; 10];
    let used = hidden.split_whitespace().map(|value| value.parse::<usize>().unwrap());
    used.for_each(|value| left[value] -= 1);
    let shown: Vec<_> = (0..10).flat_map(|value| std::iter::repeat_n(value.to_string(), left[value])).collect();
    format!("players 4\n{lines}\nD surface, treasures {shown}, shown {shown}\n", shown = shown.join(" "))
}

/// B left 1 4 7 at 1,0; A took one of them. A has one more, two lie unseen at 0,1 and two are in the bag.
fn after_one_was_taken() -> State {
    let picture = small(
        "9 9 8 8 0 0 1 4 7 2 3 3 5 6",
        "hex L1-01 at 1,0 r0: treasures 1 4 7
        hex L1-02 at 0,1 r0: treasures 3 3
        A at 1,0 A, treasures 2
        B at 0,0 A
        surface 9 9 8 8 0 0
        B saw 1,0: 1 4 7
        turn A, mp 4",
    );
    let mut state = Casadh::read(&picture).unwrap();
    for step in ["A: collect", "A: keep 7"] {
        Casadh::apply(&mut state, step.parse().unwrap(), &mut ()).unwrap();
    }
    state
}

#[test]
fn imagined_worlds_are_all_that_fit_a_look_and_equally_likely() {
    let state = after_one_was_taken();
    let lot = Lot { values: vec![1, 4, 7], places: vec![Some(1), Some(1), Some(0)] };
    // Places: A's hand, the pile seen, the pile unseen, the bag.
    let expected = every_world(&[lot], &[2, 3, 3, 5, 6], &[2, 2, 2, 2], &[]);
    compare(&state, 1, &[0], &["1,0", "0,1"], &expected);
}

/// One who never looked knows numbers only.
#[test]
fn one_who_never_looked_can_imagine_anything() {
    let state = after_one_was_taken();
    let expected = every_world(&[], &[1, 2, 3, 3, 4, 5, 6, 7], &[2, 2, 2, 2], &[]);
    compare(&state, 2, &[0], &["1,0", "0,1"], &expected);
}

/// The taker knows its own and what it left.
#[test]
fn the_taker_knows_what_it_left() {
    let state = after_one_was_taken();
    let expected = every_world(&[], &[3, 3, 5, 6], &[2, 2, 2, 2], &[(0, 7), (0, 2), (1, 1), (1, 4)]);
    compare(&state, 0, &[0], &["1,0", "0,1"], &expected);
}

/// Two took since: what is missing is with one or the other. Then one of them dies, and its part may be anywhere.
#[test]
fn what_is_missing_is_with_one_of_the_takers() {
    let picture = small(
        "9 9 8 8 0 0 1 4 7 7 2 5 6",
        "hex L1-01 at 1,0 r0: treasures 1 4 7 7
        hex L1-06 at 2,0 r0: tremors
        A at 1,0 A, treasures 2
        B at 1,0 A
        C at 1,0 A, hp 1
        surface 9 9 8 8 0 0
        B saw 1,0: 1 4 7 7
        turn A, mp 1",
    );
    let mut state = Casadh::read(&picture).unwrap();
    let mut play = |steps: &[&str]| {
        for step in steps {
            Casadh::apply(&mut state, step.parse().unwrap(), &mut ()).unwrap_or_else(|no| panic!("{step}: {no}"));
        }
        state.clone()
    };
    let taken = play(&["A: collect", "A: keep 7", "B: end turn", "C: collect", "C: keep 4", "A: end turn"]);
    // Places: A's hand, C's hand, the pile, the bag.
    let lot = Lot { values: vec![1, 4, 7, 7], places: vec![Some(0), Some(1), Some(2), Some(2)] };
    compare(&taken, 1, &[0, 2], &["1,0"], &every_world(&[lot], &[2, 5, 6], &[2, 1, 2, 2], &[]));

    let looked = play(&["B: collect", "B: keep 1"]);
    let lot = || Lot { values: vec![4, 7], places: vec![Some(0), Some(1)] };
    compare(&looked, 1, &[0, 2], &["1,0"], &every_world(&[lot()], &[2, 5, 6], &[2, 1, 1, 2], &[(2, 7)]));

    let dead = play(&["B: end turn", "C: move E"]);
    let gone = Lot { values: vec![4, 7], places: vec![Some(0), None] };
    compare(&dead, 1, &[0, 2], &["1,0"], &every_world(&[gone], &[2, 5, 6], &[2, 0, 1, 3], &[(2, 7)]));
    // The dead know nothing more, and neither did D ever.
    let anything = every_world(&[], &[2, 4, 5, 6, 7, 7], &[2, 0, 1, 3], &[]);
    assert!(anything.contains_key(&world(&dead, &[0, 2], &["1,0"])));
}

fn play(state: &mut State, steps: &[&str]) {
    for step in steps {
        Casadh::apply(state, step.parse().unwrap(), &mut ()).unwrap_or_else(|no| panic!("{step}: {no}"));
    }
}

/// What becomes of worlds in which something happens to one place and another.
fn then(worlds: BTreeMap<World, u64>, happens: impl Fn(&mut World)) -> BTreeMap<World, u64> {
    let mut after = BTreeMap::new();
    for (mut world, n) in worlds {
        happens(&mut world);
        *after.entry(world).or_default() += n;
    }
    after
}

/// The lowest token of one place goes to another: places are sorted digits.
fn lowest_goes(world: &mut World, from: usize, to: usize) {
    let lowest = world[from].remove(0);
    all_go_there(world, to, &lowest.to_string());
}

fn all_go_there(world: &mut World, to: usize, tokens: &str) {
    let mut together: Vec<_> = world[to].chars().chain(tokens.chars()).collect();
    together.sort_unstable();
    world[to] = together.into_iter().collect();
}

const A_LOSES_ONE: [&str; 4] = ["A: explore E", "chance: hex L1-01", "chance: card C26", "chance: item rope"];

/// B is sure that A has a 5 among three; A loses the lowest of them, which may be that.
#[test]
fn what_falls_out_of_a_pocket_is_the_lowest() {
    let picture = small(
        "9 9 8 8 0 0 5 2 7 3 6 6",
        "A at 0,0 A, treasures 2 5 7
        surface 9 9 8 8 0 0
        B sure A: 5
        turn A, mp 4",
    );
    let mut state = Casadh::read(&picture).unwrap();
    play(&mut state, &A_LOSES_ONE);
    // Places: A's hand, the pile, the bag.
    let before = every_world(&[], &[2, 3, 6, 6, 7], &[3, 0, 3], &[(0, 5)]);
    compare(&state, 1, &[0], &["1,0"], &then(before, |world| lowest_goes(world, 0, 1)));
    let mut all_known = Casadh::read(&picture.replace("B sure A: 5", "B sure A: 7 5 2")).unwrap();
    play(&mut all_known, &A_LOSES_ONE);
    let expected = every_world(&[], &[3, 6, 6], &[2, 1, 3], &[(0, 7), (0, 5), (1, 2)]);
    compare(&all_known, 1, &[0], &["1,0"], &expected);
    let view = Casadh::view(&all_known, Viewer::seat(Seat::new(1)));
    assert_eq!(view.hexes[1].seen.as_ref().map(|seen| seen.values.clone()), Some(vec![2]), "B knows which it was");
}

/// A took one of what B saw at -1,0, and loses one of three: perhaps that one. Then B finds it, and A dies.
#[test]
fn a_token_of_an_older_lot_is_followed_through_a_pocket() {
    let picture = small(
        "9 9 8 8 0 0 1 3 6 6 2 5 8 9",
        "hex L1-04 at -1,0 r0: treasures 1 6
        A at 0,0 A, hp 1, treasures 3 6 8
        surface 9 9 8 8 0 0
        B saw -1,0: 1 3 6, A took 1
        deck C26 C22
        turn A, mp 1",
    );
    let mut state = Casadh::read(&picture).unwrap();
    play(&mut state, &A_LOSES_ONE);
    // Places: A's hand, the older pile, the new one, the bag.
    let lot = Lot { values: vec![1, 3, 6], places: vec![Some(0), Some(1), Some(1)] };
    let before = every_world(&[lot], &[2, 5, 6, 8, 9], &[3, 2, 0, 3], &[]);
    let lost = then(before, |world| lowest_goes(world, 0, 2));
    compare(&state, 1, &[0], &["-1,0", "1,0"], &lost);

    play(&mut state, &["B: move E", "B: collect"]);
    let mut found = lost;
    found.retain(|world, _| world[2] == "3");
    let found = then(found, |world| world[2].clear());
    compare(&state, 1, &[0], &["-1,0", "1,0"], &found);

    // What A had is in the bag, and nothing else was unseen.
    play(&mut state, &["B: end turn", "C: end turn", "A: explore NE", "chance: hex L1-02", "chance: card C22"]);
    play(&mut state, &["chance: item helmet"]);
    let dead = then(found, |world| {
        let hand = std::mem::take(&mut world[0]);
        all_go_there(world, 3, &hand);
    });
    compare(&state, 1, &[0], &["-1,0", "1,0"], &dead);
}

/// First A and then C lose one of two; each had taken one of the three that B saw at -1,0.
#[test]
fn two_pockets_are_followed() {
    let picture = small(
        "9 9 8 8 0 0 1 4 7 2 5 5 8",
        "hex L1-04 at -1,0 r0: treasures 4
        A at 0,0 A, treasures 7 2
        C at 0,0 A, treasures 1 5
        surface 9 9 8 8 0 0
        B saw -1,0: 1 4 7, A took 1, C took 1
        deck C26
        turn A, mp 1",
    );
    let mut state = Casadh::read(&picture).unwrap();
    play(&mut state, &A_LOSES_ONE);
    play(&mut state, &["B: end turn", "C: explore NE", "chance: hex L1-02", "chance: card C26", "chance: item helmet"]);
    // Places: A's hand, C's, the older pile, A's lost one, C's, the bag.
    let lot = Lot { values: vec![1, 4, 7], places: vec![Some(0), Some(1), Some(2)] };
    let before = every_world(&[lot], &[2, 5, 5, 8], &[2, 2, 1, 0, 0, 2], &[]);
    let lost = then(then(before, |world| lowest_goes(world, 0, 3)), |world| lowest_goes(world, 1, 4));
    compare(&state, 1, &[0, 2], &["-1,0", "1,0", "1,-1"], &lost);
}

/// Any number of lots is kept in mind.
#[test]
fn five_lots_are_not_too_many() {
    let picture = small(
        "9 9 8 8 0 0 1 4 2 5 3 6 7 8 1 9 0",
        "A at 0,0 A, treasures 1 2 3 7 1
        C at 0,0 A, treasures 4 5 6 8 9
        surface 9 9 8 8 0 0
        B missed: 1 4, A took 1, C took 1
        B missed: 2 5, A took 1, C took 1
        B missed: 3 6, A took 1, C took 1
        B missed: 7 8, A took 1, C took 1
        B missed: 1 9, A took 1, C took 1
        turn A, mp 4",
    );
    let state = Casadh::read(&picture).unwrap();
    let lot = |one, other| Lot { values: vec![one, other], places: vec![Some(0), Some(1)] };
    let lots = [lot(1, 4), lot(2, 5), lot(3, 6), lot(7, 8), lot(1, 9)];
    compare(&state, 1, &[0, 2], &[], &every_world(&lots, &[0], &[5, 5, 1], &[]));
}

/// By the house rule what A had lies where it died: a token of a lot and two that B has never seen. B looks at them, and
/// knows more of the lot, but not which of these it was.
#[test]
fn a_look_at_what_the_dead_left_tells_of_older_lots() {
    let picture = small(
        "9 9 8 8 0 0 1 3 3 6 2 5 8 6",
        "hex L1-02 at -1,0 r0: treasures 1 6
        A at 0,0 A, hp 1, treasures 3 3 8
        surface 9 9 8 8 0 0
        B saw -1,0: 1 3 6, A took 1
        turn A, mp 1",
    );
    let mut state = Casadh::read(&picture.replace("players 4", "players 4, house dead-leave-belongings")).unwrap();
    play(&mut state, &["A: explore E", "chance: hex L1-01", "chance: card C22", "chance: item rope"]);
    // Places: A's hand, the older pile, where A died, the bag.
    let lot = Lot { values: vec![1, 3, 6], places: vec![Some(0), Some(1), Some(1)] };
    let before = every_world(&[lot], &[2, 3, 5, 6, 8], &[3, 2, 0, 3], &[]);
    let dead = then(before, |world| {
        let hand = std::mem::take(&mut world[0]);
        all_go_there(world, 2, &hand);
    });
    compare(&state, 1, &[0], &["-1,0", "1,0"], &dead);

    play(&mut state, &["B: move E", "B: collect", "B: keep 8"]);
    let mut found = dead;
    found.retain(|world, _| world[2] == "338");
    let found = then(found, |world| world[2] = "33".into());
    compare(&state, 1, &[0], &["-1,0", "1,0"], &found);
}
