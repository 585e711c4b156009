//! Every course that a game can have taken, as far as somebody has witnessed it: a reference for what `imagine` may deal,
//! slow and plain. It follows the witnessed events and nothing else, and branches wherever the viewer cannot see which
//! token it was; tokens are told apart, so a table that more courses lead to is that much likelier.
//! Rules: CC-INFO-02, CC-INFO-03, CC-MISF-09; rulings CC-R-35, CC-R-40.

use std::collections::{BTreeMap, BTreeSet};

use casadh::{Casadh, Event, HouseRule, Space, State, Tally};
use kernel::{Game, Seat, Step, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// A token's value, and whether the viewer has seen this very token since it left the bag.
type Token = (usize, bool);

/// Where all hidden tokens are, each place in order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
struct Table {
    bag: Vec<Token>,
    air: Vec<Token>,
    piles: BTreeMap<Space, Vec<Token>>,
    hands: BTreeMap<Seat, Vec<Token>>,
}

/// What a table shows of the hidden tokens: hands without what was taken from the Surface, piles, air and bag, as digits.
pub type World = Vec<String>;

/// All courses that fit, by where they lead, with the number of courses.
pub struct Courses {
    viewer: Viewer,
    tables: BTreeMap<Table, f64>,
    /// What seats took from the Surface, open to all.
    surface: BTreeMap<Seat, Tally>,
    standing: BTreeMap<Seat, Space>,
    rubble: BTreeSet<Space>,
    dead: BTreeSet<Seat>,
    dead_leave_belongings: bool,
    /// Has a token gone back into the bag?
    pub returned: bool,
    /// Has anybody lost a treasure out of a pocket?
    pub lost: bool,
}

impl Courses {
    /// From a table where every hidden token is in the bag or on a hex where everybody has looked.
    pub fn of(state: &State, viewer: Viewer) -> Courses {
        let mut table = Table { bag: state.bag.each_one().map(|value| (value, false)).collect(), ..Table::default() };
        table.hands = state.seats().map(|seat| (seat, Vec::new())).collect();
        let hexes = state.hexes();
        let pile = |tokens: Tally| tokens.each_one().map(|value| (value, true)).collect::<Vec<_>>();
        table.piles = hexes.iter().map(|hex| (hex.at, pile(hex.treasures))).collect();
        table.piles.retain(|_, pile| !pile.is_empty());
        Courses {
            viewer,
            tables: BTreeMap::from([(table, 1.0)]),
            surface: state.seats().map(|seat| (seat, state.spelunker(seat).treasures)).collect(),
            standing: state.seats().map(|seat| (seat, hexes[usize::from(state.spelunker(seat).hex)].at)).collect(),
            rubble: BTreeSet::new(),
            dead: BTreeSet::new(),
            dead_leave_belongings: state.house.has(HouseRule::DeadLeaveBelongings),
            returned: false,
            lost: false,
        }
    }

    pub fn len(&self) -> usize {
        self.tables.len()
    }

    /// The dead know nothing of what they saw; their courses are not followed here.
    pub fn viewer_lives(&self) -> bool {
        self.dead.iter().all(|seat| !self.viewer.sees(*seat))
    }

    /// Plays a step and witnesses what comes of it.
    pub fn play(&mut self, before: &State, step: Step<Casadh>) {
        let (mut after, mut events) = (before.clone(), Vec::new());
        Casadh::apply(&mut after, step, &mut events).unwrap_or_else(|no| panic!("{step}: {no}"));
        for event in &events {
            self.witness(&Casadh::witness(event, self.viewer));
        }
    }

    fn witness(&mut self, event: &Event) {
        match event {
            Event::Moved { seat, to, .. } => drop(self.standing.insert(*seat, *to)),
            Event::Explored { seat, at, .. } => drop(self.standing.insert(*seat, *at)),
            Event::TreasureDrawn { value, .. } => self.branch(|table, each| {
                for (token, n) in kinds(&table.bag) {
                    if value.is_none_or(|value| usize::from(value) == token.0) {
                        let mut table = table.clone();
                        take(&mut table.bag, token);
                        put(&mut table.air, (token.0, value.is_some()));
                        each(table, n);
                    }
                }
            }),
            Event::Looked { at, values, .. } => self.branch(|table, each| {
                let mut table = table.clone();
                table.air = table.piles.remove(at).unwrap_or_default();
                match values {
                    Some(values) if !same(&table.air, values) => {}
                    Some(_) => {
                        table.air.iter_mut().for_each(|token| token.1 = true);
                        each(table, 1.0);
                    }
                    None => each(table, 1.0),
                }
            }),
            Event::Kept { seat, value, .. } => self.branch(|table, each| {
                for (token, n) in kinds(&table.air) {
                    if value.is_none_or(|value| usize::from(value) == token.0) {
                        let mut table = table.clone();
                        take(&mut table.air, token);
                        put(table.hands.get_mut(seat).unwrap(), (token.0, token.1 || value.is_some()));
                        each(table, n);
                    }
                }
            }),
            Event::TreasuresLaid { at, .. } => self.branch(|table, each| {
                let mut table = table.clone();
                let air = std::mem::take(&mut table.air);
                let pile = table.piles.entry(*at).or_default();
                air.into_iter().for_each(|token| put(pile, token));
                each(table, 1.0);
            }),
            Event::TreasureDropped { seat, at, value } => {
                self.lost = true;
                self.branch(|table, each| {
                    let hand = &table.hands[seat];
                    let lowest = hand.iter().map(|token| token.0).min().unwrap();
                    let equal: Vec<_> = kinds(hand).into_iter().filter(|(token, _)| token.0 == lowest).collect();
                    let all: f64 = equal.iter().map(|(_, n)| n).sum();
                    for (token, n) in equal.iter().filter(|_| value.is_none_or(|value| usize::from(value) == lowest)) {
                        let mut table = table.clone();
                        take(table.hands.get_mut(seat).unwrap(), *token);
                        put(table.piles.entry(*at).or_default(), *token);
                        each(table, n / all);
                    }
                });
            }
            Event::Died { seat, .. } => {
                self.dead.insert(*seat);
                let at = self.standing[seat];
                let stays = self.dead_leave_belongings && at != Space::BASE && !self.rubble.contains(&at);
                self.empty(|table| table.hands.get_mut(seat), stays.then_some(at));
            }
            Event::Collapsed { at, .. } => {
                self.rubble.insert(*at);
                self.empty(|table| table.piles.get_mut(at), None);
            }
            Event::Left { seat, treasures } => {
                let shown = self.surface.get_mut(seat).unwrap();
                treasures.iter().for_each(|value| shown.put(usize::from(*value)));
            }
            Event::Shown { seat, values, .. } => {
                let values: Tally = values.iter().map(|value| usize::from(*value)).collect();
                let hidden: Vec<u8> = values.minus(self.surface[seat]).each_one().map(|value| value as u8).collect();
                self.branch(|table, each| {
                    if same(&table.hands[seat], &hidden) {
                        each(table.clone(), 1.0);
                    }
                });
            }
            _ => {}
        }
        assert!(!self.tables.is_empty(), "no course fits {event:?}");
    }

    /// All tokens of a place go onto a hex, or into the bag. What is in the bag is forgotten: it may be any token there
    /// and any that was never seen, and these are dealt anew.
    fn empty(&mut self, place: impl Fn(&mut Table) -> Option<&mut Vec<Token>>, onto: Option<Space>) {
        let mut returned = false;
        self.branch(|table, each| {
            let mut table = table.clone();
            let tokens = place(&mut table).map(std::mem::take).unwrap_or_default();
            if let Some(at) = onto {
                let pile = table.piles.entry(at).or_default();
                tokens.into_iter().for_each(|token| put(pile, token));
            } else {
                returned |= !tokens.is_empty();
                tokens.into_iter().for_each(|token| put(&mut table.bag, (token.0, false)));
            }
            each(table, 1.0);
        });
        if returned {
            self.returned = true;
            self.branch(|table, each| table.deal_anew(each));
        }
    }

    fn branch(&mut self, mut from: impl FnMut(&Table, &mut dyn FnMut(Table, f64))) {
        let mut after: BTreeMap<Table, f64> = BTreeMap::new();
        for (table, courses) in &self.tables {
            from(table, &mut |mut table, n| {
                table.piles.retain(|_, pile| !pile.is_empty());
                *after.entry(table).or_default() += courses * n;
            });
        }
        self.tables = after;
    }

    /// How likely each world is.
    pub fn worlds(&self, state: &State) -> BTreeMap<World, f64> {
        let all: f64 = self.tables.values().sum();
        let mut worlds = BTreeMap::new();
        for (table, courses) in &self.tables {
            let hands = state.seats().map(|seat| digits(table.hands[&seat].iter().map(|token| token.0)));
            let none = Vec::new();
            let piles = state.hexes().iter().map(|hex| table.piles.get(&hex.at).unwrap_or(&none));
            let rest = piles.chain([&table.air, &table.bag]);
            let rest = rest.map(|tokens| digits(tokens.iter().map(|token| token.0)));
            *worlds.entry(hands.chain(rest).collect()).or_default() += courses / all;
        }
        worlds
    }

    /// A state as a world.
    pub fn world(&self, state: &State) -> World {
        let hands = state.seats().map(|seat| state.spelunker(seat).treasures.minus(self.surface[&seat]));
        let piles = state.hexes().iter().map(|hex| hex.treasures);
        let air = Tally::TREASURES.minus(everything_else(state));
        hands.chain(piles).chain([air, state.bag]).map(|tokens| digits(tokens.each_one())).collect()
    }

    /// Imagines many times: every world comes up, none other does, as often as it should.
    #[track_caller]
    pub fn compare(&self, state: &State, samples: u32, seed: u64) {
        let expected = self.worlds(state);
        assert!(expected.contains_key(&self.world(state)), "the truth is among the worlds");
        let view = Casadh::view(state, self.viewer);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut seen: BTreeMap<World, u32> = BTreeMap::new();
        for _ in 0..samples {
            *seen.entry(self.world(&Casadh::imagine(&view, &mut rng))).or_default() += 1;
        }
        for world in seen.keys() {
            assert!(expected.contains_key(world), "{world:?} does not fit what {:?} knows", self.viewer);
        }
        let (mut chi_square, mut rare, mut kinds) = (0.0, (0.0, 0.0), 0.0);
        let mut cell = |n: f64, mean: f64| {
            chi_square += (n - mean) * (n - mean) / mean;
            kinds += 1.0;
        };
        for (world, share) in &expected {
            let (n, mean) = (f64::from(seen.get(world).copied().unwrap_or(0)), share * f64::from(samples));
            // Worlds that hardly ever come up are counted together.
            if mean < 8.0 { rare = (rare.0 + n, rare.1 + mean) } else { cell(n, mean) }
        }
        if rare.1 >= 8.0 {
            cell(rare.0, rare.1);
        }
        let freedom: f64 = kinds - 1.0;
        let bound = freedom + 5.0 * (2.0 * freedom).sqrt() + 10.0;
        assert!(chi_square <= bound, "{chi_square} for {kinds} kinds of worlds: {expected:?} and not {seen:?}");
    }
}

impl Table {
    /// Everything that the viewer never saw and everything in the bag, dealt in all ways.
    fn deal_anew(&self, each: &mut dyn FnMut(Table, f64)) {
        let mut bare = self.clone();
        let mut pool = std::mem::take(&mut bare.bag);
        let mut places: Vec<(&mut Vec<Token>, usize)> = Vec::new();
        let tokens = [&mut bare.air].into_iter().chain(bare.piles.values_mut()).chain(bare.hands.values_mut());
        for place in tokens {
            let unseen: Vec<_> = place.extract_if(.., |token| !token.1).collect();
            let n = unseen.len();
            pool.extend(unseen);
            places.push((place, n));
        }
        let counts: Vec<usize> = places.iter().map(|(_, n)| *n).collect();
        pool.sort_unstable();
        fill(&bare, &counts, 0, 0, pool, 1.0, each);
    }

    fn place(&mut self, index: usize) -> &mut Vec<Token> {
        let places = [&mut self.air].into_iter().chain(self.piles.values_mut()).chain(self.hands.values_mut());
        places.into_iter().nth(index).unwrap()
    }
}

/// The places from this one on get as many tokens of the pool as they lack, one after the other.
fn fill(
    table: &Table,
    counts: &[usize],
    place: usize,
    dealt: usize,
    pool: Vec<Token>,
    ways: f64,
    each: &mut dyn FnMut(Table, f64),
) {
    if place == counts.len() {
        let mut table = table.clone();
        table.bag = pool;
        return each(table, ways);
    }
    if dealt == counts[place] {
        return fill(table, counts, place + 1, 0, pool, ways, each);
    }
    for (token, n) in kinds(&pool) {
        let (mut table, mut pool) = (table.clone(), pool.clone());
        take(&mut pool, token);
        put(table.place(place), token);
        fill(&table, counts, place, dealt + 1, pool, ways * n, each);
    }
}

/// Everything that is not in the air.
fn everything_else(state: &State) -> Tally {
    let mut all = state.bag;
    all.put_all(state.surface);
    state.hexes().iter().for_each(|hex| all.put_all(hex.treasures));
    state.seats().for_each(|seat| all.put_all(state.spelunker(seat).treasures));
    all
}

fn digits(values: impl Iterator<Item = usize>) -> String {
    let mut values: Vec<_> = values.collect();
    values.sort_unstable();
    values.iter().map(|value| value.to_string()).collect()
}

fn same(tokens: &[Token], values: &[u8]) -> bool {
    digits(tokens.iter().map(|token| token.0)) == digits(values.iter().map(|value| usize::from(*value)))
}

/// The different tokens of a place, with how many there are.
fn kinds(tokens: &[Token]) -> Vec<(Token, f64)> {
    let mut kinds: BTreeMap<Token, f64> = BTreeMap::new();
    tokens.iter().for_each(|token| *kinds.entry(*token).or_default() += 1.0);
    kinds.into_iter().collect()
}

fn take(tokens: &mut Vec<Token>, token: Token) {
    tokens.remove(tokens.iter().position(|other| *other == token).unwrap());
}

fn put(tokens: &mut Vec<Token>, token: Token) {
    let at = tokens.partition_point(|other| *other < token);
    tokens.insert(at, token);
}
