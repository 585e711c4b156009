//! What may be done, by asking the rules; no rule is written here a second time.
//!
//! Listed in the order in which the first is what happens to one who does not answer (ruling CC-R-59).

use kernel::{bits, pick};
use rand::Rng;

use crate::rules::{dynamite, explore, grues, items, leaving, moving, surface, treasure};
use crate::state::{State, Waiting};
use crate::{Action, Item, ItemSet, Node, Sides};
use kernel::Seat;

/// What the turn player may do, as small sets. Rule: CC-TURN-07.
struct Offers {
    moves: Sides,
    explorable: Sides,
    slopes: u8,
    collect: bool,
    items: ItemSet,
    leave: bool,
    medkit: bool,
    deploy: bool,
    defusable: u8,
}

impl Offers {
    #[inline]
    fn of(state: &State) -> Offers {
        Offers {
            moves: moving::moves(state),
            explorable: explore::explorable(state),
            slopes: moving::slopes(state),
            collect: treasure::may_collect(state),
            items: items::takeable(state),
            leave: leaving::may_leave(state),
            medkit: items::may_use_medkit(state),
            deploy: dynamite::may_deploy(state),
            defusable: dynamite::defusable(state),
        }
    }

    /// Every non-empty choice of the items.
    #[inline]
    fn n_choices(&self) -> u32 {
        (1 << self.items.len()) - 1
    }

    /// The single ones that are open.
    fn single(&self) -> impl Iterator<Item = Action> {
        let offers = [(self.leave, Action::Leave), (self.medkit, Action::UseMedkit), (self.deploy, Action::Deploy)];
        offers.into_iter().filter(|(open, _)| *open).map(|(_, action)| action)
    }
}

/// Adds everything the asked seat may do.
pub fn list(state: &State, into: &mut Vec<Action>) {
    match state.waiting.top() {
        Waiting::Action => {
            let offers = Offers::of(state);
            into.push(Action::EndTurn);
            into.extend(offers.moves.iter().map(|side| Action::Move { side }));
            into.extend(offers.explorable.iter().map(|side| Action::Explore { side }));
            into.extend(bits(u64::from(offers.slopes)).map(|node| Action::Slope { node: Node::new(node) }));
            into.extend(offers.collect.then_some(Action::CollectTreasure));
            into.extend((1..=offers.n_choices()).map(|n| Action::CollectItems { items: offers.items.choice(n) }));
            into.extend(offers.single());
            into.extend(bits(u64::from(offers.defusable)).map(|seat| Action::Defuse { owner: Seat::new(seat) }));
        }
        Waiting::Rotate { tile, side } => {
            let choices = bits(u64::from(explore::rotations(tile, side)));
            into.extend(choices.map(|rotation| Action::Rotate { rotation: rotation as u8 }));
        }
        Waiting::DropItem => {
            into.extend(state.spelunker(state.turn).items.iter().map(|item| Action::DropItem { item }));
        }
        Waiting::Keep { .. } => {
            let kinds = state.air.kinds();
            let descending = (0..10u8).rev().filter(|value| kinds >> value & 1 != 0);
            into.extend(descending.map(|value| Action::Keep { value }));
        }
        Waiting::Flee { who, .. } => into.extend(state.refuges(who).iter().map(|side| Action::Flee { side })),
        Waiting::SendGrue => {
            let places = bits(grues::places_for_grue(state));
            into.extend(places.map(|hex| Action::SendGrue { to: state.hex(hex as u8).at }));
        }
        Waiting::SurfaceTurn => into.extend([Action::Pass, Action::TryGrue]),
        Waiting::GrueMove => {
            into.push(Action::Decline);
            for hex in surface::grue_hexes(state) {
                let from = state.hex(hex).at;
                if surface::prey(state, hex) != 0 {
                    into.push(Action::Eat { at: from });
                } else {
                    let sides = surface::grue_moves(state, hex);
                    into.extend(sides.iter().map(|side| Action::MoveGrue { from, side }));
                }
            }
        }
        _ => {}
    }
}

/// Any legal action, each equally likely; the listing of [`list`] without a list. Somebody must be asked.
#[inline]
pub fn random(state: &State, rng: &mut impl Rng) -> Action {
    match state.waiting.top() {
        Waiting::Action => random_turn_action(state, rng),
        Waiting::Rotate { tile, side } => {
            let choices = u64::from(explore::rotations(tile, side));
            let rotation = kernel::nth_bit(choices, pick(rng, choices.count_ones())) as u8;
            Action::Rotate { rotation }
        }
        Waiting::DropItem => {
            let items = state.spelunker(state.turn).items;
            let item = kernel::nth_bit(u64::from(items.0), pick(rng, items.len()));
            Action::DropItem { item: Item::new(item) }
        }
        Waiting::Keep { .. } => {
            let kinds = u64::from(state.air.kinds());
            Action::Keep { value: kernel::nth_bit(kinds, pick(rng, kinds.count_ones())) as u8 }
        }
        Waiting::Flee { who, .. } => {
            let refuges = state.refuges(who);
            Action::Flee { side: refuges.nth(pick(rng, refuges.len())) }
        }
        Waiting::SendGrue => {
            let places = grues::places_for_grue(state);
            let hex = kernel::nth_bit(places, pick(rng, places.count_ones())) as u8;
            Action::SendGrue { to: state.hex(hex).at }
        }
        Waiting::GrueMove => random_grue_move(state, rng),
        _ => [Action::Pass, Action::TryGrue][pick(rng, 2) as usize],
    }
}

#[inline]
fn random_turn_action(state: &State, rng: &mut impl Rng) -> Action {
    let offers = Offers::of(state);
    let n_single = u32::from(offers.leave) + u32::from(offers.medkit) + u32::from(offers.deploy);
    let (n_slopes, n_defusable) = (offers.slopes.count_ones(), offers.defusable.count_ones());
    let counts = [
        1,
        offers.moves.len(),
        offers.explorable.len(),
        n_slopes,
        u32::from(offers.collect),
        offers.n_choices(),
        n_single,
        n_defusable,
    ];
    let mut n = pick(rng, counts.iter().sum());
    let mut group = 0;
    while n >= counts[group] {
        n -= counts[group];
        group += 1;
    }
    match group {
        0 => Action::EndTurn,
        1 => Action::Move { side: offers.moves.nth(n) },
        2 => Action::Explore { side: offers.explorable.nth(n) },
        3 => Action::Slope { node: Node::new(kernel::nth_bit(u64::from(offers.slopes), n)) },
        4 => Action::CollectTreasure,
        5 => Action::CollectItems { items: offers.items.choice(n + 1) },
        6 => offers.single().nth(n as usize).expect("as many as were counted"),
        _ => Action::Defuse { owner: Seat::new(kernel::nth_bit(u64::from(offers.defusable), n)) },
    }
}

/// Declining, and for every Grue its meal or its ways: counted first, then found.
fn random_grue_move(state: &State, rng: &mut impl Rng) -> Action {
    let offers = |hex: u8| {
        let eats = surface::prey(state, hex) != 0;
        if eats { 1 } else { surface::grue_moves(state, hex).len() }
    };
    let mut n = pick(rng, 1 + surface::grue_hexes(state).map(offers).sum::<u32>());
    for hex in surface::grue_hexes(state) {
        let here = offers(hex);
        if n < here {
            let from = state.hex(hex).at;
            let eats = surface::prey(state, hex) != 0;
            return if eats {
                Action::Eat { at: from }
            } else {
                Action::MoveGrue { from, side: surface::grue_moves(state, hex).nth(n) }
            };
        }
        n -= here;
    }
    Action::Decline
}
