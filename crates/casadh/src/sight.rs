//! Building a view: what each viewer sees of a table, and nothing else. Rules: CC-INFO-01 to CC-INFO-05.

use kernel::{Seat, Viewer, bits};

use crate::content::tables;
use crate::knowledge::{At, Mind, Slot};
use crate::noted::{self, Noted};
use crate::rules::{explore, treasure, treasure::highest_first, turn};
use crate::state::{Fuse, Hex, NO_HEX, Source, State, Waiting, Whereabouts};
use crate::view::{Air, Ask, FuseNow, HexNow, Join, Player, Row, Seen, Standing, Taken, Turned};
use crate::{Hazard, Item, Node, Setup, Side, Sides, Space, Tally, Tile, View};

impl View {
    /// Builds what `viewer` sees. Dead players and spectators see what one who never looked would see.
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let (notes, mind) = mind(state, viewer);
        View {
            viewer,
            setup: setup_of(state),
            hexes: (0..state.n_hexes).map(|hex| hex_now(state, hex, &mind)).collect(),
            players: state.seats().map(|seat| player(state, seat, viewer, &mind)).collect(),
            track: Hazard::ALL.iter().map(|hazard| row(*hazard, state.track[hazard.index()])).collect(),
            vengeance: state.vengeance,
            fuses: state.fuses().iter().map(|fuse| fuse_now(state, *fuse)).collect(),
            pile: state.pile.len() as u8,
            aside: state.aside.len() as u8,
            deck: state.deck.len() as u8,
            discard: state.discard.iter().collect(),
            supply: items(state.supply),
            bag: state.bag.len() as u8,
            surface: highest_first(state.surface),
            air: air(state, viewer),
            lots: mind.in_hands(),
            trail: notes.iter().map(Noted::to_string).collect(),
            first: (!matches!(state.waiting.top(), Waiting::Surface | Waiting::Start)).then_some(state.first),
            turn: state.turn,
            mp: state.mp,
            round: state.round,
            idle: state.idle,
            progress: state.progress,
            stood: nodes(state.stood),
            explored: (state.explored != 0).then(|| state.hex(state.explored).at),
            inside: state.n_inside() as u8,
            waiting: state.waiting.iter().map(|waiting| ask(state, *waiting)).collect(),
        }
    }
}

/// What a viewer's notes come to. While one of its seats picks up treasures, those are in the air and nothing else is there.
pub(crate) fn mind(state: &State, viewer: Viewer) -> (Vec<Noted>, Mind) {
    let eyes = noted::eyes(state, viewer);
    let notes = noted::notes(state, eyes);
    let mut mind = Mind::of(&notes, eyes);
    if state.waiting.top() == (Waiting::Keep { from: Source::Hex }) && eyes >> state.turn.index() & 1 != 0 {
        let hex = state.spelunker(state.turn).hex;
        mind.look(state.turn, hex, state.air);
        mind.piles[usize::from(hex)] = Tally::NONE;
    }
    (notes, mind)
}

impl Mind {
    /// What the viewer knows of the tokens on a hex. A lot that is on two hexes is told of at the first.
    pub(crate) fn on_hex(&self, hex: u8) -> Option<Seen> {
        let first_pile = |lot: usize| {
            let piles =
                self.slots_of(lot).filter_map(|slot| if let At::Pile(pile) = slot.at { Some(pile) } else { None });
            piles.min()
        };
        let here: Vec<_> = self.open_lots().filter(|(lot, _)| first_pile(*lot) == Some(hex)).collect();
        let mut values = self.piles[usize::from(hex)];
        here.iter().for_each(|(_, lot)| values.put_all(*lot));
        let slots: Vec<_> = here.iter().flat_map(|(lot, _)| self.slots_of(*lot)).collect();
        (!values.is_empty()).then(|| seen(values, &slots, self.seen_by[usize::from(hex)]))
    }

    /// What it knows to be spread over several hands.
    pub(crate) fn in_hands(&self) -> Vec<Seen> {
        let mut lots = Vec::new();
        for (lot, values) in self.open_lots() {
            let slots: Vec<_> = self.slots_of(lot).collect();
            let lies = slots.iter().any(|slot| matches!(slot.at, At::Pile(_)));
            if !lies && slots.iter().any(|slot| matches!(slot.at, At::Hand(_))) {
                lots.push(seen(values, &slots, self.eyes));
            }
        }
        lots
    }
}

fn seen(values: Tally, slots: &[&Slot], by: u8) -> Seen {
    let count = |seat: Seat| slots.iter().filter(|slot| slot.at == At::Hand(seat)).count() as u8;
    let taken = Seat::first(Seat::MAX).map(|seat| Taken { seat, count: count(seat) });
    let gone = slots.iter().filter(|slot| matches!(slot.at, At::Gone | At::Into(_)));
    Seen {
        values: highest_first(values),
        taken: taken.filter(|taken| taken.count > 0).collect(),
        gone: gone.count() as u8,
        by: Seat::first(Seat::MAX).filter(|seat| by >> seat.index() & 1 != 0).collect(),
    }
}

pub(crate) fn setup_of(state: &State) -> Setup {
    Setup { players: state.players, stall_limit: state.stall_limit, round_limit: state.round_limit, house: state.house }
}

fn items(tally: Tally) -> Vec<Item> {
    tally.each_one().map(Item::new).collect()
}

fn nodes(set: u8) -> Vec<Node> {
    bits(u64::from(set)).map(Node::new).collect()
}

fn sides_of(hex: &Hex) -> Vec<Node> {
    Sides::ALL.iter().map(|side| hex.node_at(side)).collect()
}

fn hex_now(state: &State, number: u8, mind: &Mind) -> HexNow {
    let hex = state.hex(number);
    HexNow {
        hex: hex.tile,
        at: hex.at,
        q: hex.at.q,
        r: hex.at.r,
        rotation: hex.rotation,
        sides: sides_of(hex),
        collapsed: !state.stands(number),
        tokens: Hazard::ALL[..3].iter().copied().filter(|hazard| state.has_token(*hazard, number)).collect(),
        grue: hex.grue(),
        items: items(hex.items),
        treasures: hex.treasures.len() as u8,
        seen: mind.on_hex(number),
    }
}

fn row(hazard: Hazard, value: u8) -> Row {
    Row { hazard, value, sixths: Hazard::sixths(value), sixths_next: Hazard::sixths(value + 1) }
}

/// The turns left of a fuse: its owner's next slot, counted from the one that is on.
fn fuse_now(state: &State, fuse: Fuse) -> FuseNow {
    let n = usize::from(state.players);
    let ahead = (fuse.owner.index() + n - state.turn.index()) % n;
    FuseNow {
        at: state.hex(fuse.hex).at,
        owner: fuse.owner,
        slots_left: if ahead == 0 { n as u8 } else { ahead as u8 },
    }
}

fn air(state: &State, viewer: Viewer) -> Option<Air> {
    let (from_hex, sees) = match state.waiting.top() {
        Waiting::Draw { .. } => (false, treasure::sees_the_draw(state)),
        Waiting::Keep { from } => (from == Source::Hex, true),
        Waiting::Blind { from } => (from == Source::Hex, false),
        _ => return None,
    };
    Some(Air {
        count: state.air.len() as u8,
        from_hex,
        values: (sees && viewer.sees(state.turn)).then(|| highest_first(state.air)),
    })
}

fn player(state: &State, seat: Seat, viewer: Viewer, mind: &Mind) -> Player {
    let who = state.spelunker(seat);
    let inside = who.is_inside();
    let exits = if inside { state.exits(who) } else { Sides::NONE };
    let mut known = who.shown;
    known.put_all(mind.hands[seat.index()]);
    let reach = exits.iter().fold(who.node.bit(), |reach, side| reach | state.hex(who.hex).node_at(side).bit());
    Player {
        standing: match who.whereabouts {
            Whereabouts::Caves => Standing::Caves,
            Whereabouts::Surface => Standing::Surface,
            Whereabouts::Dead => Standing::Dead,
        },
        at: inside.then(|| state.hex(who.hex).at),
        node: inside.then_some(who.node),
        reach: if inside { nodes(reach) } else { Vec::new() },
        exits: exits.iter().collect(),
        hp: who.hp,
        next_mp: if inside { turn::move_points(state, seat) } else { 0 },
        items: who.items.iter().collect(),
        held: who.held.iter().collect(),
        treasures: who.treasures.len() as u8,
        values: highest_first(if viewer.sees(seat) { who.treasures } else { known }),
        shown: highest_first(who.shown),
    }
}

fn ask(state: &State, waiting: Waiting) -> Ask {
    let who = state.turn;
    let at = state.hex_of(who).at;
    match waiting {
        Waiting::Surface => Ask::Surface,
        Waiting::Start => Ask::Start,
        Waiting::Begin => Ask::Begin { who },
        Waiting::Action => Ask::Action { who },
        Waiting::Hex { side } => Ask::Hex { side, at: at.across(side) },
        Waiting::Rotate { tile, side } => ask_rotation(state, tile, side),
        Waiting::Card => Ask::Card,
        Waiting::DropItem => Ask::DropItem { who },
        Waiting::Items { left } => Ask::Items { left },
        Waiting::Treasures { icons } => Ask::Treasures { icons },
        Waiting::Draw { left } => Ask::Draw { left },
        Waiting::Keep { from } => Ask::Keep { who, from_hex: from == Source::Hex },
        Waiting::Blind { from } => Ask::Blind { who, from_hex: from == Source::Hex },
        Waiting::Rolls { check, own } => {
            Ask::Rolls { check, own: bits(u64::from(own)).map(|hazard| Hazard::ALL[hazard]).collect() }
        }
        Waiting::Flee { who, then } => Ask::Flee {
            who,
            at: state.hex_of(who).at,
            then: state.in_order_from_active().filter(|seat| then >> seat.index() & 1 != 0).collect(),
        },
        Waiting::SendGrue => Ask::SendGrue { who, at },
        Waiting::SurfaceTurn => Ask::SurfaceTurn { who },
        Waiting::GrueRoll => Ask::GrueRoll { who, above: state.n_inside() as u8 },
        Waiting::GrueMove => Ask::GrueMove { who },
        Waiting::Defuse { owner } => Ask::Defuse { who, owner, at, up_to: state.spelunker(who).hp },
        Waiting::EndSlot => Ask::EndSlot,
        Waiting::Over => Ask::Over,
    }
}

/// The drawn hex with every way to lay it, and the passageways it would join. Rule: CC-EXPL-04, CC-EXPL-05.
fn ask_rotation(state: &State, tile: Tile, side: Side) -> Ask {
    let who = state.turn;
    let at = state.hex_of(who).at.across(side);
    let climbs = state.spelunker(who).carries(Item::Rope);
    let choices = bits(u64::from(explore::rotations(tile, side))).map(|rotation| {
        let laid = Hex { tile, rotation: rotation as u8, at, ..Hex::NONE };
        let enters = laid.node_at(side.opposite());
        Turned {
            rotation: rotation as u8,
            sides: sides_of(&laid),
            enters,
            at_marker: tables().plans[tile.index()].marker == Some(enters),
            exits: laid.exits(enters, climbs).iter().collect(),
        }
    });
    Ask::Rotate { who, hex: tile, side, at, choices: choices.collect(), joins: joins(state, at) }
}

fn joins(state: &State, at: Space) -> Vec<Join> {
    let neighbours = Sides::ALL.iter().map(|side| (side, state.hex_at(at.across(side)).unwrap_or(NO_HEX)));
    let standing = neighbours.filter(|(_, hex)| *hex != NO_HEX && state.stands(*hex));
    standing
        .map(|(side, hex)| Join { side, at: state.hex(hex).at, node: state.hex(hex).node_at(side.opposite()) })
        .collect()
}
