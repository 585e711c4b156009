//! Reading a drawn position. What is not said is made up so that every piece is somewhere: spelunkers stand on Base Camp
//! with 4 HP, tokens are in the bag, items in the supply, cards in the deck. Unlaid Level 1 hexes are in the pile, and
//! once Cave Paintings or a Level 2 hex lies on the map the Level 2 hexes too.
//!
//! `bag`, `supply`, `deck`, `pile` and `surface` lines list exactly what is there (`none` for nothing). The rest of the
//! cards is then discarded and the rest of the hexes set aside; the rest of the tokens or items lies on the hex whose
//! line says `treasures rest` or `items rest`.

use kernel::{Game, Seat, Unreadable, number, word};

use super::memories::{self, Memory};
use crate::rules::turn;
use crate::state::{Fuse, State, Waiting, Whereabouts};
use crate::{Card, CardSet, Casadh, Hazard, Item, Node, Setup, Space, Tally, Tile, TileSet};

/// What a picture says about pools, before what it does not say is made up.
#[derive(Default)]
struct Pools {
    bag: Option<Tally>,
    supply: Option<Tally>,
    deck: Option<Vec<Card>>,
    pile: Option<TileSet>,
    surface: Option<Tally>,
    treasures_rest: Option<u8>,
    items_rest: Option<u8>,
    mp: Option<u8>,
    begins: bool,
    memories: Vec<Memory>,
}

pub(super) fn read(picture: &str) -> Result<State, Unreadable> {
    let mut lines = picture.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
    let setup: Setup = match lines.next_if(|line| line.starts_with("players ")) {
        Some(line) => line.parse()?,
        None => Setup::new(4),
    };
    let mut state = Casadh::start(&setup).map_err(|error| Unreadable::new(error.to_string(), setup.to_string()))?;
    let mut pools = Pools::default();
    // Hexes first, so that people can stand on them.
    let (hexes, others): (Vec<_>, Vec<_>) =
        lines.partition(|line| line.starts_with("hex ") || line.starts_with("collapsed "));
    for line in hexes {
        read_hex(&mut state, &mut pools, line)?;
    }
    for line in others {
        read_line(&mut state, &mut pools, line)?;
    }
    pools.settle(&mut state)?;
    Ok(state)
}

fn read_hex(state: &mut State, pools: &mut Pools, line: &str) -> Result<(), Unreadable> {
    let form = || Unreadable::new("a line such as `hex L1-05 at 1,0 r0: methane treasures 1 4`", line);
    let (head, things) = line.split_once(':').unwrap_or((line, ""));
    let words: Vec<_> = head.split_whitespace().collect();
    let [what, tile, "at", at, rotation] = words.as_slice() else { return Err(form()) };
    let (tile, at): (Tile, Space) = (tile.parse()?, at.parse()?);
    let rotation = rotation.strip_prefix('r').and_then(|k| k.parse().ok()).filter(|k| *k < 6).ok_or_else(form)?;
    let number = if tile == Tile::BASE {
        0
    } else if state.hex_at(at).is_some() || state.hexes().iter().any(|hex| hex.tile == tile) {
        return Err(Unreadable::new("a hex and a space that are still free", line));
    } else {
        state.lay(tile, rotation, at)
    };
    let mut list = "";
    for thing in things.split_whitespace() {
        match (thing, list) {
            ("treasures" | "items", _) => list = thing,
            ("rest", "treasures") => pools.treasures_rest = Some(number),
            ("rest", "items") => pools.items_rest = Some(number),
            (value, "treasures") => state.hex_mut(number).treasures.put(value_of(value)?),
            (item, "items") => counted::<Item>(item)?.iter().for_each(|i| state.hex_mut(number).items.put(i.index())),
            (token, _) => match token.strip_prefix("grue.") {
                Some(node) => state.put_grue(number, node.parse()?),
                None => {
                    let hazard: Hazard = token.parse()?;
                    if hazard == Hazard::Grue {
                        return Err(Unreadable::new("a Grue with its passageway such as `grue.B`", token));
                    }
                    state.tokens[hazard.index()] |= 1 << number;
                }
            },
        }
    }
    if *what == "collapsed" {
        state.raze(number);
    }
    Ok(())
}

fn read_line(state: &mut State, pools: &mut Pools, line: &str) -> Result<(), Unreadable> {
    let (first, rest) = word(line);
    match first {
        "fuse" => {
            let (owner, at) = word(rest);
            let fuse = Fuse { owner: Seat::at_table(state.players, owner)?, hex: hex_at(state, at)? };
            state.fuses[usize::from(state.n_fuses)] = fuse;
            state.n_fuses += 1;
        }
        "bag" => pools.bag = Some(tokens(rest)?),
        "surface" => pools.surface = Some(tokens(rest)?),
        "supply" => pools.supply = Some(all_of::<Item>(rest)?.iter().map(|item| item.index()).collect()),
        "deck" => pools.deck = Some(all_of(rest)?),
        "pile" if rest == "all" => pools.pile = Some(TileSet(TileSet::LEVEL_1.0 | TileSet::LEVEL_2.0)),
        "pile" => {
            let mut pile = TileSet::NONE;
            all_of::<Tile>(rest)?.iter().for_each(|tile| pile.put(*tile));
            pools.pile = Some(pile);
        }
        "vengeance" => state.vengeance = number(rest)?,
        "round" => state.round = number(rest)?,
        "idle" => state.idle = number(rest)?,
        "first" => state.first = Seat::at_table(state.players, rest)?,
        "stood" => state.stood = all_of::<Node>(rest)?.iter().fold(0, |set, node| set | node.bit()),
        "track" | "counts" => {}
        "turn" => {
            let (seat, mp) = rest.split_once(", mp ").map_or((rest, None), |(seat, mp)| (seat, Some(mp)));
            let (seat, begins) = seat.strip_suffix(" begins").map_or((seat, false), |seat| (seat, true));
            state.turn = Seat::at_table(state.players, seat)?;
            pools.begins = begins;
            pools.mp = mp.map(number).transpose()?;
        }
        seat => {
            let seat = Seat::at_table(state.players, seat)?;
            read_seat(state, pools, seat, rest)?;
        }
    }
    Ok(())
}

fn read_seat(state: &mut State, pools: &mut Pools, seat: Seat, line: &str) -> Result<(), Unreadable> {
    if let Some(memory) = Memory::read(state, seat, line)? {
        pools.memories.push(memory);
        return Ok(());
    }
    read_parts(state, seat, line)
}

/// `at 1,0 B, hp 3, items rope+medkit, held C11 C15, treasures 2 5 9, shown 9`.
fn read_parts(state: &mut State, seat: Seat, line: &str) -> Result<(), Unreadable> {
    for part in line.split(", ") {
        let (what, rest) = word(part);
        match what {
            "at" => {
                let (at, node) = word(rest);
                let hex = hex_at(state, at)?;
                let node = if node.is_empty() { Node::A } else { node.parse()? };
                let who = state.spelunker_mut(seat);
                (who.hex, who.node) = (hex, node);
            }
            "surface" => state.spelunker_mut(seat).whereabouts = Whereabouts::Surface,
            "dead" => {
                let who = state.spelunker_mut(seat);
                (who.whereabouts, who.hp) = (Whereabouts::Dead, 0);
            }
            "hp" => state.spelunker_mut(seat).hp = number(rest)?,
            "items" => state.spelunker_mut(seat).items = rest.parse()?,
            "held" => {
                for card in all_of::<Card>(rest)? {
                    let mut held = state.spelunker(seat).held;
                    if !state.deck.give(card, &mut held) {
                        return Err(Unreadable::new("a card that is left", card.to_string()));
                    }
                    state.spelunker_mut(seat).held = held;
                }
            }
            "treasures" => state.spelunker_mut(seat).treasures = tokens(rest)?,
            "shown" => state.spelunker_mut(seat).shown = tokens(rest)?,
            _ => return Err(Unreadable::new("a part such as `at 1,0 B`, `hp 3` or `items rope`", part)),
        }
    }
    Ok(())
}

impl Pools {
    /// Puts every token, item, card and hex somewhere, and begins the turn.
    fn settle(&self, state: &mut State) -> Result<(), Unreadable> {
        self.settle_treasures(state)?;
        state.trail = memories::trail(state, &self.memories)?;
        self.settle_items(state)?;
        self.settle_cards_and_hexes(state)?;
        for hazard in Hazard::ALL {
            state.track[hazard.index()] = state.symbols[hazard.index()].count_ones() as u8;
        }
        state.track[Hazard::Grue.index()] += state.vengeance;
        if self.begins {
            turn::start_slot(state, &mut ());
            crate::rules::settle(state, &mut ());
            return Ok(());
        }
        let who = *state.spelunker(state.turn);
        match who.whereabouts {
            Whereabouts::Caves => {
                state.mp = self.mp.unwrap_or(turn::move_points(state, state.turn));
                state.stood |= who.node.bit();
                state.waiting.only(Waiting::Action);
            }
            Whereabouts::Surface => state.waiting.only(Waiting::SurfaceTurn),
            Whereabouts::Dead => return Err(Unreadable::new("the turn of a living player", state.turn.to_string())),
        }
        Ok(())
    }

    fn settle_treasures(&self, state: &mut State) -> Result<(), Unreadable> {
        let unreadable = || Unreadable::new("ten treasures of each value at most", "this picture");
        let mut rest = Tally::TREASURES;
        let mut claim = |tokens: Tally| {
            let there = tokens.is_within(rest);
            rest = rest.minus(tokens);
            if there { Ok(()) } else { Err(unreadable()) }
        };
        for hex in state.hexes() {
            claim(hex.treasures)?;
        }
        for seat in state.seats() {
            claim(state.spelunker(seat).treasures)?;
        }
        match self.surface {
            Some(surface) => {
                claim(surface)?;
                state.surface = surface;
            }
            None => {
                let out = |seat: &Seat| state.spelunker(*seat).whereabouts == Whereabouts::Surface;
                let stay = state.seats().filter(|seat| !out(seat)).count();
                for _ in 0..2 * stay {
                    let most = (0..10).rev().max_by_key(|value| rest.count(*value)).expect("there are ten values");
                    rest.take(most);
                    state.surface.put(most);
                }
            }
        }
        let bag = self.bag.unwrap_or(rest);
        if !bag.is_within(rest) {
            return Err(unreadable());
        }
        state.bag = bag;
        let left = rest.minus(bag);
        match self.treasures_rest {
            Some(hex) => state.hex_mut(hex).treasures.put_all(left),
            None if left.is_empty() => {}
            None => return Err(Unreadable::new("a hex with `treasures rest` beside a `bag` line", "this picture")),
        }
        Ok(())
    }

    fn settle_items(&self, state: &mut State) -> Result<(), Unreadable> {
        let unreadable = || Unreadable::new("no more items than there are", "this picture");
        let mut rest = state.supply;
        let carried = state.seats().map(|seat| state.spelunker(seat).items.iter().map(Item::index).collect::<Tally>());
        for things in state.hexes().iter().map(|hex| hex.items).chain(carried) {
            if !things.is_within(rest) {
                return Err(unreadable());
            }
            rest.take_all(things);
        }
        let supply = self.supply.unwrap_or(rest);
        if !supply.is_within(rest) {
            return Err(unreadable());
        }
        state.supply = supply;
        let left = rest.minus(supply);
        match self.items_rest {
            Some(hex) => state.hex_mut(hex).items.put_all(left),
            None if left.is_empty() => {}
            None => return Err(Unreadable::new("a hex with `items rest` beside a `supply` line", "this picture")),
        }
        Ok(())
    }

    fn settle_cards_and_hexes(&self, state: &mut State) -> Result<(), Unreadable> {
        if let Some(cards) = &self.deck {
            let mut deck = CardSet::NONE;
            for card in cards {
                if !state.deck.give(*card, &mut deck) {
                    return Err(Unreadable::new("a card that is left", card.to_string()));
                }
            }
            state.discard = state.deck;
            state.deck = deck;
        }
        let mut unlaid = TileSet(TileSet::LEVEL_1.0 | TileSet::LEVEL_2.0);
        let deep = |tile: Tile| tile.level() == 2 || tile == Tile::PAINTINGS;
        let found = state.hexes().iter().any(|hex| deep(hex.tile));
        state.hexes().iter().for_each(|hex| unlaid.take(hex.tile));
        let pile = match self.pile {
            Some(pile) => TileSet(pile.0 & unlaid.0),
            None if found => unlaid,
            None => TileSet(unlaid.0 & TileSet::LEVEL_1.0),
        };
        state.pile = pile;
        state.aside = TileSet(unlaid.0 & !pile.0);
        Ok(())
    }
}

pub(super) fn hex_at(state: &State, text: &str) -> Result<u8, Unreadable> {
    state.hex_at(text.trim().parse()?).ok_or_else(|| Unreadable::new("a space with a hex", text))
}

fn value_of(text: &str) -> Result<usize, Unreadable> {
    text.parse().ok().filter(|value| *value <= 9).ok_or_else(|| Unreadable::new("a treasure (0 to 9)", text))
}

pub(super) fn tokens(text: &str) -> Result<Tally, Unreadable> {
    text.split_whitespace().filter(|word| *word != "none").map(value_of).collect()
}

/// `rope*2` is two ropes.
fn counted<T: std::str::FromStr<Err = Unreadable> + Clone>(text: &str) -> Result<Vec<T>, Unreadable> {
    let (what, n) = text.split_once('*').unwrap_or((text, "1"));
    match n.parse::<usize>() {
        Ok(n @ 1..=16) => Ok(vec![what.parse()?; n]),
        _ => Err(Unreadable::new("a thing with a count such as `rope*2`", text)),
    }
}

fn all_of<T: std::str::FromStr<Err = Unreadable> + Clone>(text: &str) -> Result<Vec<T>, Unreadable> {
    let words = text.split_whitespace().filter(|word| *word != "none");
    Ok(words.map(counted).collect::<Result<Vec<_>, _>>()?.concat())
}
