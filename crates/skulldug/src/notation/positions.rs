//! Positions between two actions, drawn as lines of text. See `README.md` for the whole language.
//!
//! ```text
//! players 3, mode free-for-all
//! g6: ns bear-trap-1            a passage: corridors, or `TI-07 2`; then cards
//! A at g6
//! A hand trusty-whip boomerang
//! turn B, number 12
//! ```
//!
//! What is not said is as at the start of a fresh turn: everybody alive at the Cave Entrance, all other cards and tiles
//! in their decks.

use kernel::{Deck, Drawn, Game, Seat, Unreadable, number, word};

use crate::cell::{Cell, Side};
use crate::setup::{HouseRule, Mode, Setup, Shuffle};
use crate::state::State;
use crate::tile::{Special, Tile, TileKind, n_turns, turned};
use crate::waiting::{Phase, Waiting};
use crate::{Card, CardSet, Faction, Kind, Pawn, Skulldug, Token};

/// The turn a picture shows, if it does not say which.
const TURN: u16 = 10;

impl Drawn for Skulldug {
    fn draw(state: &State) -> String {
        let mut lines = vec![state.setup.to_string()];
        lines.extend(state.discovered.iter().map(|at| passage_line(state, at)));
        state.seats().for_each(|seat| lines.extend(seat_lines(state, seat)));
        (0..state.ghosts.n).for_each(|n| lines.extend(ghost_lines(state, n)));
        if state.mode().cave_health().is_some() {
            lines.push(format!("cave health {}", state.ghosts.cave_health));
        }
        if let [_, tops @ ..] = state.fortunes.layers() {
            lines.extend(tops.iter().map(|layer| format!("fortune top {}", join(CardSet::of_fortune_deck(*layer)))));
        }
        if let [_, tops @ ..] = state.hazards.layers() {
            lines.extend(tops.iter().map(|layer| format!("hazard top {}", join(CardSet::of_hazard_deck(*layer)))));
        }
        if !state.discards.is_empty() {
            lines.push(format!("discards {}", join(state.discards)));
        }
        if state.tile_discards != 0 {
            lines.push(format!("tiles discarded {}", tiles(state.tile_discards)));
        }
        lines.extend(state.mimic.map(|kind| format!("mimic {kind}")));
        let turn = state.party_seats(state.party).next().unwrap_or(Seat::new(0));
        lines.push(format!("turn {turn}, number {}", state.turn));
        lines.push(format!("decks {} {} {}", state.passages.len(), state.fortunes.len(), state.hazards.len()));
        lines.join("\n")
    }

    fn read(picture: &str) -> Result<State, Unreadable> {
        let mut lines = picture.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
        let setup: Setup = match lines.next_if(|line| line.starts_with("players ")) {
            Some(line) => line.parse()?,
            None => Setup::new(Mode::FreeForAll, 3),
        };
        let state = Skulldug::start(&setup).map_err(|error| Unreadable::new(error.to_string(), setup.to_string()))?;
        let mut reader = Reader { state, decks: Vec::new() };
        reader.begin();
        lines.try_for_each(|line| reader.line(line))?;
        reader.finish()
    }
}

fn join(cards: CardSet) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn tiles(set: u64) -> String {
    kernel::bits(set).map(|tile| Tile::new(tile).kind().to_string()).collect::<Vec<_>>().join(" ")
}

fn passage_line(state: &State, at: Cell) -> String {
    let tile = state.tile_at(at).expect("a discovered place has a tile");
    let cards = join(state.cards_at(at));
    let what = match tile {
        Tile::ENTRANCE => "entrance".to_string(),
        tile => format!("{} {}", tile.kind(), state.turns[tile.index()]),
    };
    format!("{at}: {what} {cards}").trim_end().to_string()
}

fn seat_lines(state: &State, seat: Seat) -> Vec<String> {
    let (player, explorer) = (state.player(seat), state.explorers[seat.index()]);
    let mut lines = vec![match explorer.at {
        Some(at) => format!("{seat} at {at}"),
        None => format!("{seat} dead"),
    }];
    if !state.hands[seat.index()].is_empty() {
        lines.push(format!("{seat} hand {}", join(state.hands[seat.index()])));
    }
    lines.push(format!("{seat} health {}", player.health));
    lines.push(format!("{seat} ap {}", player.ap));
    if player.move_ap > 0 {
        lines.push(format!("{seat} move-ap {}", player.move_ap));
    }
    if let Some(last) = explorer.last.filter(|_| explorer.last_turn == state.turn) {
        lines.push(format!("{seat} last {last}"));
    }
    let marks = [
        ("dazed", player.dazed),
        ("pinned", player.pinned),
        ("shoved", player.shoved),
        ("destroyed", player.destroyed),
        ("moved", player.moved),
        ("finished", player.finished),
    ];
    lines.extend(marks.into_iter().filter(|(_, on)| *on).map(|(mark, _)| format!("{seat} {mark}")));
    lines
}

fn ghost_lines(state: &State, n: u8) -> Vec<String> {
    let ghost = Pawn::ghost(n);
    let faction = state.ghosts.faction[usize::from(n)];
    let new = if state.ghosts.seasoned >> n & 1 == 0 { " new" } else { "" };
    let mut lines = vec![match state.at(ghost) {
        Some(at) => format!("{ghost} {faction} at {at}{new}"),
        None => format!("{ghost} {faction} dead"),
    }];
    if !state.hands[ghost.index()].is_empty() {
        lines.push(format!("{ghost} hand {}", join(state.hands[ghost.index()])));
    }
    lines
}

struct Reader {
    state: State,
    /// Lines about decks, read when everything else has its place.
    decks: Vec<String>,
}

impl Reader {
    fn begin(&mut self) {
        let state = &mut self.state;
        for seat in state.seats() {
            state.tokens[seat.index()] = Some(Token::ALL[seat.index() * 3 % 15 + seat.index() / 5]);
            state.players[seat.index()].ap = 0;
        }
        state.turn = TURN;
        if state.mode().is_solo() && !state.setup.house.has(HouseRule::KeepSoulbondInSolo) {
            state.boxed = CardSet::of(Kind::SoulbondCharm);
        }
        state.waiting.only(Waiting::Turn { phase: Phase::Main });
        self.turn(Seat::new(0));
    }

    fn turn(&mut self, seat: Seat) {
        let state = &mut self.state;
        for seat in state.seats() {
            state.players[seat.index()].ap = 0;
        }
        state.party = state.party_of(seat);
        state.current = state.party_seats(state.party).next().unwrap_or(seat);
        for owner in state.party_seats(state.party) {
            state.players[owner.index()].ap = state.mode().ap();
        }
    }

    fn line(&mut self, line: &str) -> Result<(), Unreadable> {
        if let Some((at, what)) = line.split_once(':') {
            return self.passage(at.trim().parse()?, what);
        }
        let (first, rest) = word(line);
        match first {
            "turn" => {
                let (seat, turn) = rest.split_once(", number ").unwrap_or((rest, "10"));
                self.turn(self.seat(seat)?);
                self.state.turn = number(turn)?;
            }
            "cave" => self.state.ghosts.cave_health = number(rest.strip_prefix("health ").unwrap_or(rest))?,
            "mimic" => self.state.mimic = Some(rest.parse()?),
            "discards" => self.state.discards |= cards(rest)?,
            "fortune" | "hazard" | "tiles" => self.decks.push(line.to_string()),
            "decks" => {}
            ghost if ghost.starts_with("ghost-") => self.ghost(ghost.parse()?, rest)?,
            seat => {
                let seat = self.seat(seat)?;
                self.seat_line(seat, rest)?;
            }
        }
        Ok(())
    }

    fn seat(&self, text: &str) -> Result<Seat, Unreadable> {
        Seat::at_table(self.state.setup.players, text)
    }

    /// `ns ledge bear-trap-1`, `TI-07 2 basilisk`, `entrance snare-1`.
    fn passage(&mut self, at: Cell, what: &str) -> Result<(), Unreadable> {
        let (first, mut rest) = word(what);
        if first != "entrance" {
            if self.state.is_discovered(at) || !at.is_on(self.state.setup.table) {
                return Err(Unreadable::new("an empty place on the table", at.to_string()));
            }
            let (kind, turns) = if let Ok(kind) = first.parse::<TileKind>() {
                let (turns, cards) = word(rest);
                rest = cards;
                (kind, number(turns)?)
            } else {
                let (text, cards) = word(rest);
                let special = text.parse::<Special>().ok();
                if special.is_some() {
                    rest = cards;
                }
                self.tile_with(corridors(first)?, special, what)?
            };
            let tile = self.unlaid(kind).ok_or_else(|| Unreadable::new("a tile that is left", what))?;
            self.state.put_tile(tile, at, turns);
        }
        for card in cards(rest)?.iter() {
            self.state.put_card(card, at);
        }
        Ok(())
    }

    fn unlaid(&self, kind: TileKind) -> Option<Tile> {
        kernel::bits(Tile::all_of(kind)).map(Tile::new).find(|tile| self.state.laid[tile.index()].is_none())
    }

    /// The first tile that is left with these corridors and this text.
    fn tile_with(&self, sides: u8, special: Option<Special>, what: &str) -> Result<(TileKind, u8), Unreadable> {
        TileKind::all()
            .skip(1)
            .filter(|kind| kind.special() == special && self.unlaid(*kind).is_some())
            .find_map(|kind| {
                (0..n_turns(kind.shape()))
                    .find(|turns| turned(kind.shape().sides(), *turns) == sides)
                    .map(|turns| (kind, turns))
            })
            .ok_or_else(|| Unreadable::new("a passage for which a tile is left", what))
    }

    fn seat_line(&mut self, seat: Seat, line: &str) -> Result<(), Unreadable> {
        let turn = self.state.turn;
        let explorer = &mut self.state.explorers[seat.index()];
        let player = &mut self.state.players[seat.index()];
        match word(line) {
            ("at", at) => explorer.at = Some(at.parse()?),
            ("dead", "") => (explorer.at, player.health, player.ap) = (None, 0, 0),
            ("hand", list) => self.state.hands[seat.index()] |= cards(list)?,
            ("health", n) => player.health = number(n)?,
            ("ap", n) => player.ap = number(n)?,
            ("move-ap", n) => player.move_ap = number(n)?,
            ("last", at) => (explorer.last, explorer.last_turn) = (Some(at.parse()?), turn),
            ("dazed", "") => player.dazed = true,
            ("pinned", "") => player.pinned = true,
            ("shoved", "") => player.shoved = true,
            ("destroyed", "") => player.destroyed = true,
            ("moved", "") => player.moved = true,
            ("finished", "") => player.finished = true,
            _ => return Err(Unreadable::new("a line such as `A hand boomerang` or `A health 3`", line)),
        }
        Ok(())
    }

    fn ghost(&mut self, ghost: Pawn, line: &str) -> Result<(), Unreadable> {
        let n = ghost.ghost_number().ok_or_else(|| Unreadable::new("a ghost", line))?;
        if let Some(list) = line.strip_prefix("hand ") {
            self.state.hands[ghost.index()] |= cards(list)?;
            return Ok(());
        }
        let (faction, rest) = word(line);
        let faction: Faction = faction.parse()?;
        let ghosts = &mut self.state.ghosts;
        ghosts.n = ghosts.n.max(n + 1);
        ghosts.faction[usize::from(n)] = faction;
        ghosts.pool &= !(1 << faction as u8);
        ghosts.seasoned |= 1 << n;
        if rest != "dead" {
            let at = rest.strip_prefix("at ").ok_or_else(|| Unreadable::new("`rogues at c3`", line))?;
            let (at, new) = word(at);
            self.state.explorers[ghost.index()].at = Some(at.parse()?);
            if new == "new" {
                self.state.ghosts.seasoned &= !(1 << n);
            }
        }
        Ok(())
    }

    /// Puts every card and tile somewhere.
    fn finish(mut self) -> Result<State, Unreadable> {
        let state = &mut self.state;
        let lying = state.contents.iter().chain(&state.hands).fold(CardSet::NONE, |all, cards| all | *cards);
        let rest = CardSet::ALL.without(lying | state.discards | state.boxed);
        let (mut fortunes, mut hazards) = (rest & CardSet::FORTUNES, rest & CardSet::HAZARDS);
        let laid = state.laid.iter().enumerate().fold(0, |all, (n, at)| all | u64::from(at.is_some()) << n);
        let mut passages = Tile::DECK & !laid;
        let (mut tops, mut tile_tops) = (Vec::new(), Vec::new());
        for line in &self.decks {
            let (deck, rest) = word(line);
            let (verb, list) = word(rest);
            match (deck, verb) {
                ("tiles", "top") => {
                    let set = take_tiles(&mut passages, list)?;
                    tile_tops.push(set);
                }
                ("tiles", "discarded") => state.tile_discards |= take_tiles(&mut passages, list)?,
                ("tiles", "only" | "empty") => {
                    let kept = take_tiles(&mut passages, list)?;
                    state.boxed_tiles = std::mem::replace(&mut passages, kept);
                }
                (_, "top") => {
                    let set = cards(list)?;
                    tops.push(set);
                    (fortunes, hazards) = (fortunes.without(set), hazards.without(set));
                }
                ("fortune", "only" | "empty") => {
                    let kept = cards(list)?;
                    state.discards |= fortunes.without(kept);
                    fortunes = fortunes & kept;
                }
                ("hazard", "only" | "empty") => {
                    let kept = cards(list)?;
                    state.discards |= hazards.without(kept);
                    hazards = hazards & kept;
                }
                _ => return Err(Unreadable::new("`fortune top …`, `hazard empty`, `tiles only …`", line.as_str())),
            }
        }
        state.fortunes = match state.setup.fortune {
            Shuffle::Paced => Deck::paced(fortunes.fortune_bits(), CardSet::TREASURES.fortune_bits()),
            Shuffle::Plain => Deck::shuffled(fortunes.fortune_bits()),
        };
        state.hazards = Deck::shuffled(hazards.hazard_bits());
        for set in tops {
            state.fortunes.shuffle_on_top(set.fortune_bits());
            state.hazards.shuffle_on_top((set & CardSet::HAZARDS).hazard_bits());
        }
        state.passages = Deck::shuffled(passages);
        tile_tops.into_iter().for_each(|set| state.passages.shuffle_on_top(set));
        Ok(self.state)
    }
}

fn corridors(text: &str) -> Result<u8, Unreadable> {
    let side = |letter: char| match letter {
        'n' => Ok(Side::North.bit()),
        'e' => Ok(Side::East.bit()),
        's' => Ok(Side::South.bit()),
        'w' => Ok(Side::West.bit()),
        _ => Err(Unreadable::new("corridors such as `ns` or `new`", text)),
    };
    text.chars().try_fold(0, |all, letter| Ok(all | side(letter)?))
}

fn cards(list: &str) -> Result<CardSet, Unreadable> {
    list.split_whitespace().map(str::parse::<Card>).collect()
}

fn take_tiles(from: &mut u64, list: &str) -> Result<u64, Unreadable> {
    let mut taken = 0;
    for text in list.split_whitespace() {
        let kind: TileKind = text.parse()?;
        let fitting = *from & Tile::all_of(kind);
        if fitting == 0 {
            return Err(Unreadable::new("a tile that is left", text));
        }
        let tile = 1 << fitting.trailing_zeros();
        *from &= !tile;
        taken |= tile;
    }
    Ok(taken)
}
