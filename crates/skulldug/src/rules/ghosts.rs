//! Solo: spawning, the Cave Health, and the ghosts' script. Rules: SK-SOLO, SK-GHOST, SK-GT, rulings SK-R-71 to SK-R-87.

use kernel::{Log, Seat};

use crate::Sort;
use crate::cell::{Cell, Cells, Side, sides};
use crate::event::{How, Why};
use crate::rules::{fighting, items, moving, turn};
use crate::state::State;
use crate::waiting::{GhostStep, Waiting};
use crate::{Card, CardSet, Chance, Event, Faction, Illegal, Pawn};

/// The one player of a Solo game.
const PLAYER: Pawn = Pawn::of(Seat::new(0));

/// A ghost's turn as it stands on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    pub n: u8,
    pub step: GhostStep,
    pub goal: Option<Cell>,
    pub got_fortune: bool,
    pub got_trap: bool,
}

/// Equally valid options of a step; chance decides between them. Rule: SK-GT-09, SK-GT-24.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Options {
    /// A card to take, throw or keep.
    Cards(CardSet),
    /// A passage to aim at, go to or put a trap in.
    Cells(Cells),
    /// A side to shove the player to.
    Sides(u8),
}

impl Options {
    const NONE: Options = Options::Sides(0);

    pub fn len(&self) -> u32 {
        match self {
            Options::Cards(cards) => cards.len(),
            Options::Cells(cells) => cells.len(),
            Options::Sides(sides) => sides.count_ones(),
        }
    }

    /// The `n`-th, from 0.
    pub fn nth(&self, n: u32) -> Chance {
        match self {
            Options::Cards(cards) => Chance::Picks { card: cards.nth(n) },
            Options::Cells(cells) => Chance::Place { at: cells.nth(n) },
            Options::Sides(sides) => {
                Chance::Goes { side: Side::from_index(kernel::nth_bit(u64::from(*sides), n) as u8) }
            }
        }
    }

    fn has(&self, chance: Chance) -> bool {
        match (self, chance) {
            (Options::Cards(cards), Chance::Picks { card }) => cards.has(card),
            (Options::Cells(cells), Chance::Place { at }) => cells.has(at),
            (Options::Sides(sides), Chance::Goes { side }) => sides & side.bit() != 0,
            _ => false,
        }
    }
}

/// A random explorer of the pool becomes a ghost where the treasure lies. Rule: SK-GHOST-03, SK-GHOST-06, SK-SOLO-03,
/// rulings SK-R-71, SK-R-72.
pub fn spawn(state: &mut State, faction: Faction, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::Spawn { at } = state.waiting.top() else { return Err(Illegal::NotByChance) };
    if state.ghosts.pool >> faction as u8 & 1 == 0 {
        return Err(Illegal::NotByChance);
    }
    state.waiting.pop();
    let ghost = Pawn::ghost(state.ghosts.n);
    state.ghosts.faction[usize::from(state.ghosts.n)] = faction;
    state.ghosts.pool &= !(1 << faction as u8);
    state.ghosts.n += 1;
    state.explorers[ghost.index()].at = Some(at);
    log.push(Event::Spawned { ghost, faction, at });
    Ok(())
}

/// After the player's turn: Cave Health, then the ghosts. Rule: SK-SOLO-09, SK-SOLO-10, ruling SK-R-84: Easy has no gems.
pub fn after_turn(state: &mut State, log: &mut impl Log<Event>) {
    if state.mode().cave_health().is_some() {
        state.ghosts.cave_health = state.ghosts.cave_health.saturating_sub(1);
        let left = state.ghosts.cave_health;
        log.push(Event::CaveHealth { left });
        if left <= 5 {
            return state.waiting.replace(Waiting::CaveRoll);
        }
    }
    begin(state, 0, log);
}

/// More than the gems left, and the cave collapses. Rule: SK-SOLO-01, SK-SOLO-09, ruling SK-R-31: a plain die.
pub fn cave_roll(state: &mut State, n: u8, log: &mut impl Log<Event>) {
    let collapsed = n > state.ghosts.cave_health;
    log.push(Event::CaveRolled { n, collapsed });
    if collapsed {
        // Rule: SK-GHOST-01: ghosts only hinder; nobody wins.
        turn::end_game(state, 0, log);
    } else {
        begin(state, 0, log);
    }
}

/// The `n`-th ghost takes its turn; after the last it is the player's. Rule: SK-SOLO-10, SK-GT-21, ruling SK-R-13.
fn begin(state: &mut State, n: u8, log: &mut impl Log<Event>) {
    if n >= state.ghosts.n {
        return turn::begin(state, 0, log);
    }
    if turn::count_turn(state, log) {
        state.waiting.only(Waiting::Ghost {
            n,
            step: GhostStep::Begin,
            goal: None,
            got_fortune: false,
            got_trap: false,
        });
        log.push(Event::GhostTurn { ghost: Pawn::ghost(n), turn: state.turn });
    }
}

/// The script goes one step further; false when chance decides between equals. Rule: SK-GHOST-12, SK-GT-24.
pub fn go_on(state: &mut State, now: Turn, log: &mut impl Log<Event>) -> bool {
    let ghost = Pawn::ghost(now.n);
    match now.step {
        // Rule: SK-GT-00, SK-GHOST-09: back in the Cave Entrance, and nothing else.
        GhostStep::Begin if state.at(ghost).is_none() => {
            let at = state.entrance();
            state.explorers[ghost.index()].at = Some(at);
            log.push(Event::Respawned { ghost, at });
            proceed(state, now, GhostStep::End);
        }
        GhostStep::Begin => proceed(state, now, GhostStep::Fortune),
        // Rule: SK-GT-20, SK-GHOST-13, rulings SK-R-80, SK-R-81.
        GhostStep::Rotate => {
            if let Some(at) = state.at(ghost).filter(|_| faction(state, now.n) == Faction::Suits) {
                fighting::rotate(state, at, 1, log);
            }
            proceed(state, now, GhostStep::End);
        }
        // Rule: SK-GT-21, SK-GHOST-04, ruling SK-R-82.
        GhostStep::End => {
            state.ghosts.seasoned |= 1 << now.n;
            turn::discard_mimic(state, log);
            turn::clear_entrance(state, log);
            begin(state, now.n + 1, log);
        }
        step => {
            let options = options(state, now);
            match options.len() {
                0 => proceed(state, now, after(step)),
                1 => carry_out(state, now, options.nth(0), log),
                _ => return false,
            }
        }
    }
    true
}

/// Chance decided between equals. Rule: SK-GT-09, SK-GT-24.
pub fn decide(state: &mut State, chance: Chance, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::Ghost { n, step, goal, got_fortune, got_trap } = state.waiting.top() else {
        return Err(Illegal::NotByChance);
    };
    let now = Turn { n, step, goal, got_fortune, got_trap };
    if !options(state, now).has(chance) {
        return Err(Illegal::NotByChance);
    }
    carry_out(state, now, chance, log);
    Ok(())
}

fn proceed(state: &mut State, now: Turn, step: GhostStep) {
    let Turn { n, goal, got_fortune, got_trap, .. } = now;
    state.waiting.replace(Waiting::Ghost { n, step, goal, got_fortune, got_trap });
}

/// The order of the script; the attack is one of three at most (ruling SK-R-77).
fn after(step: GhostStep) -> GhostStep {
    match step {
        GhostStep::Begin => GhostStep::Fortune,
        GhostStep::Fortune => GhostStep::Trap,
        GhostStep::Trap => GhostStep::Goal,
        GhostStep::Goal => GhostStep::Move,
        GhostStep::Move => GhostStep::FortuneAgain,
        GhostStep::FortuneAgain => GhostStep::TrapAgain,
        GhostStep::TrapAgain => GhostStep::Throw,
        GhostStep::Throw => GhostStep::Steal,
        GhostStep::Steal => GhostStep::Shove,
        GhostStep::Shove => GhostStep::Keep,
        GhostStep::Keep => GhostStep::DropTrap,
        GhostStep::DropTrap => GhostStep::Rotate,
        GhostStep::Rotate | GhostStep::End => GhostStep::End,
    }
}

fn faction(state: &State, n: u8) -> Faction {
    state.ghosts.faction[usize::from(n)]
}

/// What this step could do. A ghost that died in the middle of its turn does nothing more. Rulings SK-R-74 to SK-R-79.
pub fn options(state: &State, now: Turn) -> Options {
    let ghost = Pawn::ghost(now.n);
    let (Some(at), Some(player)) = (state.at(ghost), state.at(PLAYER)) else { return Options::NONE };
    let hand = state.hands[ghost.index()];
    let kind = faction(state, now.n);
    match now.step {
        // Rule: SK-GT-01, SK-GT-02, SK-GT-11, ruling SK-R-74.
        GhostStep::Fortune | GhostStep::FortuneAgain if !now.got_fortune => {
            let pool = pool(state, at, kind == Faction::Adventurers);
            let best = best_fortunes(pool);
            if value(best) > value(best_fortunes(hand)) { Options::Cards(best) } else { Options::NONE }
        }
        // Rule: SK-GT-03, SK-GT-04, SK-GT-12, ruling SK-R-74.
        GhostStep::Trap | GhostStep::TrapAgain if !now.got_trap && (hand & CardSet::TRAPS).is_empty() => {
            Options::Cards(pool(state, at, kind == Faction::Cultists) & CardSet::TRAPS)
        }
        GhostStep::Goal => Options::Cells(goals(state, at, player, hand).0),
        GhostStep::Move => Options::Cells(moves(state, at, now.goal.unwrap_or(player))),
        // Rule: SK-GT-13, ruling SK-R-78.
        GhostStep::Throw if kind == Faction::Henchmen && state.ghost_sight(at).has(player) => {
            Options::Cards(best_fortunes(hand.without(CardSet::TREASURES)))
        }
        // Rule: SK-GT-14, ruling SK-R-77.
        GhostStep::Steal if kind == Faction::Rogues && at == player => {
            let best = best_fortunes(state.hands[PLAYER.index()]);
            if value(best) > value(best_fortunes(hand)) { Options::Cards(best) } else { Options::NONE }
        }
        // Rule: SK-GT-15, ruling SK-R-77.
        GhostStep::Shove if at == player && !state.is_pinned(PLAYER) && !state.is_booted(PLAYER) => {
            Options::Sides(shove_ways(state, at))
        }
        // Rule: SK-GT-18.
        GhostStep::Keep if (hand & CardSet::FORTUNES).len() > 1 => Options::Cards(best_fortunes(hand)),
        // Rule: SK-GT-19, ruling SK-R-79.
        GhostStep::DropTrap if !(hand & CardSet::TRAPS).is_empty() => {
            let mut seen = state.ghost_sight(at);
            seen.remove(player);
            Options::Cells(closest(seen, player))
        }
        _ => Options::NONE,
    }
}

/// Its own passage and, for the faction that may reach, discovered connected ones. Rule: SK-GT-02, SK-GT-04.
fn pool(state: &State, at: Cell, reaches: bool) -> CardSet {
    let here = state.cards_at(at);
    if reaches { sides(state.joints(at)).fold(here, |all, side| all | state.cards_at(at.next(side))) } else { here }
}

/// The most valuable Fortunes of these: treasure, equipment, consumable. Rule: SK-GT-22.
fn best_fortunes(cards: CardSet) -> CardSet {
    let sorts = [CardSet::TREASURES, CardSet::EQUIPMENT, CardSet::CONSUMABLES];
    sorts.into_iter().map(|sort| cards & sort).find(|of_sort| !of_sort.is_empty()).unwrap_or(CardSet::NONE)
}

/// Rule: SK-GT-22; nothing counts 0.
fn value(cards: CardSet) -> u8 {
    match cards.first().map(|card| card.printed().sort()) {
        Some(Sort::Treasure) => 3,
        Some(Sort::Equipment) => 2,
        Some(Sort::Consumable) => 1,
        Some(Sort::Monster | Sort::Trap) | None => 0,
    }
}

/// The closest treasure on the floor, or the player. Rule: SK-GT-05, SK-GT-06, SK-GT-23, ruling SK-R-75.
fn goals(state: &State, at: Cell, player: Cell, hand: CardSet) -> (Cells, Why) {
    let hunt = |why| (Cells::from_iter([player]), why);
    if !(hand & CardSet::TREASURES).is_empty() {
        return hunt(Why::CarriesTreasure);
    }
    let holds_one = |cell: &Cell| !(state.cards_at(*cell) & CardSet::TREASURES).is_empty();
    let treasures: Cells = state.discovered.iter().filter(holds_one).collect();
    if treasures.is_empty() { hunt(Why::NoTreasure) } else { (closest(treasures, at), Why::Treasure) }
}

/// Those of `cells` at the smallest distance to `to`. Rule: SK-GT-23.
fn closest(cells: Cells, to: Cell) -> Cells {
    let least = cells.iter().map(|cell| cell.distance(to)).min();
    cells.iter().filter(|cell| Some(cell.distance(to)) == least).collect()
}

/// Up to two passages towards the goal, through walls and the dark; if that brings it no closer, the closest passage
/// that does. Rule: SK-GT-07, SK-GT-08, SK-GT-09, SK-GT-10, ruling SK-R-76.
fn moves(state: &State, at: Cell, goal: Cell) -> Cells {
    let distance = at.distance(goal);
    let closer: Cells = state.discovered.iter().filter(|cell| cell.distance(goal) < distance).collect();
    let near: Cells = closer.iter().filter(|cell| cell.distance(at) <= 2).collect();
    if near.is_empty() { closest(closer, at) } else { closest(near, goal) }
}

/// Where the player is shoved: the most Hazards, else into the dark, else anywhere. Rule: SK-GT-15, SK-GT-16, SK-GT-17.
pub fn shove_ways(state: &State, at: Cell) -> u8 {
    let ways = state.ways(at);
    // A Mimic Stone that is a trap counts as one. Ruling SK-R-60.
    let hazards = |side: Side| state.hazards_at(at.next(side)).cards().len();
    let most = sides(ways).map(hazards).max().unwrap_or(0);
    let fold =
        |keep: &dyn Fn(Side) -> bool| sides(ways).filter(|side| keep(*side)).fold(0, |set, side| set | side.bit());
    if most > 0 {
        return fold(&|side| hazards(side) == most);
    }
    let dark = fold(&|side| !state.is_discovered(at.next(side)));
    if dark != 0 { dark } else { ways }
}

/// One step of the script is done.
fn carry_out(state: &mut State, mut now: Turn, choice: Chance, log: &mut impl Log<Event>) {
    let ghost = Pawn::ghost(now.n);
    let Some(at) = state.at(ghost) else { return };
    match (now.step, choice) {
        (GhostStep::Fortune | GhostStep::FortuneAgain, Chance::Picks { card }) => {
            now.got_fortune = true;
            proceed(state, now, after(now.step));
            pick_up(state, ghost, card, log);
        }
        (GhostStep::Trap | GhostStep::TrapAgain, Chance::Picks { card }) => {
            now.got_trap = true;
            proceed(state, now, after(now.step));
            pick_up(state, ghost, card, log);
        }
        (GhostStep::Goal, Chance::Place { at: goal }) => {
            let player = state.at(PLAYER).unwrap_or(goal);
            let why = goals(state, at, player, state.hands[ghost.index()]).1;
            log.push(Event::GhostGoal { ghost, at: goal, why });
            now.goal = Some(goal);
            proceed(state, now, GhostStep::Move);
        }
        // Rule: SK-GHOST-15, ruling SK-R-19: a ghost's move is no entering that meets anything.
        (GhostStep::Move, Chance::Place { at: to }) => {
            proceed(state, now, after(now.step));
            state.explorers[ghost.index()].at = Some(to);
            log.push(Event::Moved { who: ghost, from: at, to, how: How::Drifts });
        }
        (GhostStep::Throw, Chance::Picks { card }) => {
            proceed(state, now, GhostStep::Keep);
            turn::begin_chain(state);
            if let Some(player) = state.at(PLAYER) {
                fighting::hurl(state, ghost, card, PLAYER, player, log);
            }
        }
        (GhostStep::Steal, Chance::Picks { card }) => {
            proceed(state, now, GhostStep::Keep);
            state.hands[PLAYER.index()].take(card);
            log.push(Event::Taken { card, from: PLAYER, to: ghost });
            items::gain(state, ghost, card, log);
        }
        (GhostStep::Shove, Chance::Goes { side }) => {
            proceed(state, now, GhostStep::Keep);
            turn::begin_chain(state);
            moving::enter(state, PLAYER, at.next(side), How::Shoved, log);
        }
        (GhostStep::Keep, Chance::Picks { card }) => {
            proceed(state, now, after(now.step));
            let rest = (state.hands[ghost.index()] & CardSet::FORTUNES).without(CardSet::one(card));
            for card in rest.iter() {
                items::put_down(state, ghost, card, at, log);
            }
        }
        // One after the other, should the Jester have given it a second trap: the step is repeated.
        (GhostStep::DropTrap, Chance::Place { at: to }) => {
            if let Some(trap) = (state.hands[ghost.index()] & CardSet::TRAPS).first() {
                items::put_down(state, ghost, trap, to, log);
            }
        }
        _ => proceed(state, now, after(now.step)),
    }
}

/// A ghost takes a card from its passage or a connected one into its hand. Rule: SK-GHOST-05, SK-GT-01 to SK-GT-04.
fn pick_up(state: &mut State, ghost: Pawn, card: Card, log: &mut impl Log<Event>) {
    let Some(at) = state.at(ghost) else { return };
    let near = sides(state.joints(at)).map(|side| at.next(side)).find(|cell| state.cards_at(*cell).has(card));
    let from = if state.cards_at(at).has(card) { at } else { near.unwrap_or(at) };
    state.take_card(card, from);
    log.push(Event::PickedUp { who: ghost, card, from });
    items::gain(state, ghost, card, log);
}
