//! What a viewer sees, and a full state that fits it.
//!
//! Nothing is private: hands lie open (SK-CARD-13), and a deck has no order beyond what everybody knows: cards shuffled
//! on top, a tile put under, the piles of a paced deck. So a view says everything, and `imagine` adds nothing.

use kernel::{Deck, Piles, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::cell::{Cell, Side, sides};
use crate::moment::Moment;
use crate::pawn::{Faction, Token};
use crate::setup::Setup;
use crate::state::{Explorer, Ghosts, Player, State};
use crate::tile::{Tile, TileKind};
use crate::waiting::{HazardSet, Waiting};
use crate::{Card, CardSet, Kind, Pawn};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Viewer,
    pub setup: Setup,
    /// The discovered passages, row by row.
    pub cave: Vec<Passage>,
    /// Where the Cave Entrance is.
    pub entrance: Cell,
    pub players: Vec<PlayerSeen>,
    /// Ghosts in the order of spawning.
    pub ghosts: Vec<GhostSeen>,
    /// Factions that may still spawn.
    pub ghost_pool: Vec<Faction>,
    /// Gems on the Cave Health tile, where there is one.
    pub cave_health: Option<u8>,
    /// The Passage deck: its layers, the lowest first.
    pub passage_deck: Vec<Vec<TileKind>>,
    /// Discarded tiles.
    pub passage_discards: Vec<TileKind>,
    /// Tiles that are not in this game.
    pub boxed_tiles: Vec<TileKind>,
    pub fortune_deck: DeckSeen,
    pub hazard_deck: DeckSeen,
    /// Cards in the discard piles; Fortunes and Hazards never mix up.
    pub discards: Vec<Card>,
    /// Gear cards still to be drafted.
    pub rows: Vec<Card>,
    /// Cards that are not in this game.
    pub boxed: Vec<Card>,
    /// What the Mimic Stone is until the end of the turn.
    pub mimic: Option<Kind>,
    /// AP cards that have granted this turn.
    pub granted: Vec<Card>,
    /// Cards whose once-a-turn action was used.
    pub used: Vec<Card>,
    /// Turns begun.
    pub turn: u16,
    /// The party that began: a seat, or a team.
    pub first: u8,
    /// The party whose turn it is.
    pub party: u8,
    /// The seats of that party; nobody during a ghost's turn and before the first one.
    pub on_turn: Vec<Seat>,
    /// Team: whose control it is.
    pub current: Seat,
    /// The partner has just yielded without acting.
    pub yielded: bool,
    /// An action was taken since the turn began.
    pub acted: bool,
    /// Who won, once the game is over.
    pub winners: Vec<Seat>,
    /// Who decides now; nobody while chance does.
    pub asked: Vec<Seat>,
    /// What that is about, when it is more than a turn's action.
    pub moment: Option<Moment>,
    /// The line of sight of who is asked: the viewer, if it is among them.
    pub sight: Vec<Cell>,
    /// What the game waits for, innermost last.
    pub waiting: Vec<Waiting>,
}

/// A discovered passage.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Passage {
    pub at: Cell,
    pub tile: TileKind,
    /// Quarter-turns clockwise.
    pub turns: u8,
    /// Its corridors.
    pub sides: Vec<Side>,
    /// Cards that lie in it.
    pub cards: Vec<Card>,
}

/// A seat and its explorer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerSeen {
    pub seat: Seat,
    /// Its token, once chosen.
    pub token: Option<Token>,
    /// The explorer's passage; none while it waits for backup.
    pub at: Option<Cell>,
    /// The passage it was in before.
    pub last: Option<Cell>,
    /// The turn in which it left that.
    pub last_turn: u16,
    /// Enterings in the present chain.
    pub entries: u8,
    pub health: u8,
    /// The most Health.
    pub max_health: u8,
    pub ap: u8,
    /// AP left for Move and Dash only.
    pub move_ap: u8,
    pub dazed: bool,
    pub pinned: bool,
    /// Has shoved this turn.
    pub shoved: bool,
    /// Has destroyed this turn.
    pub destroyed: bool,
    /// Has moved or dashed this turn.
    pub moved: bool,
    /// Is done with this turn.
    pub finished: bool,
    /// Resigned before this turn.
    pub resigned: bool,
    /// Special passages used this turn, one bit each.
    pub places: u8,
    /// Hazards fled from in this chain.
    pub fled: HazardSet,
    /// The hand; open to all.
    pub hand: Vec<Card>,
    /// Items the turn may be ended with.
    pub hand_limit: u8,
    /// What its treasures count.
    pub treasures: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GhostSeen {
    pub who: Pawn,
    pub faction: Faction,
    /// Its passage; none while it is dead.
    pub at: Option<Cell>,
    /// The passage it was in before.
    pub last: Option<Cell>,
    /// The turn in which it left that.
    pub last_turn: u16,
    /// Enterings in the present chain.
    pub entries: u8,
    /// What it carries.
    pub hand: Vec<Card>,
    /// Has taken its first turn, so that it can be touched.
    pub seasoned: bool,
}

/// A deck of cards: what may be on top of what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckSeen {
    pub size: u8,
    /// What is known to lie on top of the rest, the topmost last; no order within a layer. The rest itself is every card
    /// that lies nowhere else.
    pub layers: Vec<Vec<Card>>,
    /// Cards left in each pile of a paced deck, the top one last. They divide the rest.
    pub piles: Vec<u8>,
    /// The top pile still has its treasure.
    pub treasure_on_top: bool,
}

impl View {
    /// Builds what `viewer` sees: the same for all, whoever plays the seat.
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let asked: Vec<Seat> = state.asked().iter().collect();
        let cards = |set: CardSet| set.iter().collect::<Vec<_>>();
        View {
            viewer,
            setup: state.setup,
            cave: state.discovered.iter().map(|at| passage(state, at)).collect(),
            entrance: state.entrance(),
            players: state.seats().map(|seat| player(state, seat)).collect(),
            ghosts: (0..state.ghosts.n).map(|n| ghost(state, n)).collect(),
            ghost_pool: kernel::bits(u64::from(state.ghosts.pool)).map(|n| Faction::ALL[n]).collect(),
            cave_health: state.mode().cave_health().map(|_| state.ghosts.cave_health),
            passage_deck: state.passages.layers().iter().map(|layer| kinds(*layer)).collect(),
            passage_discards: kinds(state.tile_discards),
            boxed_tiles: kinds(state.boxed_tiles),
            fortune_deck: deck(&state.fortunes, CardSet::of_fortune_deck),
            hazard_deck: deck(&state.hazards, CardSet::of_hazard_deck),
            discards: cards(state.discards),
            rows: cards(state.rows),
            boxed: cards(state.boxed),
            mimic: state.mimic,
            granted: cards(state.granted),
            used: cards(state.used),
            turn: state.turn,
            first: state.first,
            party: state.party,
            on_turn: state.seats().filter(|seat| state.is_on_turn(*seat)).collect(),
            current: state.current,
            yielded: state.yielded,
            acted: state.acted,
            winners: kernel::bits(u64::from(state.winners)).map(Seat::new).collect(),
            moment: Moment::of(state),
            sight: asked
                .iter()
                .find(|seat| viewer.sees(**seat))
                .or(asked.first())
                .map_or(Vec::new(), |seat| state.sight(*seat).iter().collect()),
            asked,
            waiting: state.waiting.to_vec(),
        }
    }

    /// The state that fits. Nothing is hidden, so there is just one.
    pub(crate) fn imagine(&self) -> State {
        let set = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
        let mut state = State::empty(self.setup);
        state.explorers = Default::default();
        let mut tiles = Tiles(u64::MAX);
        for passage in &self.cave {
            let tile = tiles.take(passage.tile);
            if tile != Tile::ENTRANCE {
                state.put_tile(tile, passage.at, passage.turns);
            }
            state.contents[tile.index()] = set(&passage.cards);
        }
        for seen in &self.players {
            let index = seen.seat.index();
            state.tokens[index] = seen.token;
            state.hands[index] = set(&seen.hand);
            state.explorers[index] =
                Explorer { at: seen.at, last: seen.last, last_turn: seen.last_turn, entries: seen.entries };
            state.players[index] = seen.player();
        }
        state.ghosts = Ghosts {
            n: self.ghosts.len() as u8,
            faction: std::array::from_fn(|n| self.ghosts.get(n).map_or(Faction::Adventurers, |ghost| ghost.faction)),
            seasoned: self.ghosts.iter().enumerate().fold(0, |all, (n, ghost)| all | u8::from(ghost.seasoned) << n),
            pool: self.ghost_pool.iter().fold(0, |pool, faction| pool | 1 << *faction as u8),
            cave_health: self.cave_health.unwrap_or(0),
        };
        for seen in &self.ghosts {
            let index = seen.who.index();
            state.hands[index] = set(&seen.hand);
            state.explorers[index] =
                Explorer { at: seen.at, last: seen.last, last_turn: seen.last_turn, entries: seen.entries };
        }
        let layers: Vec<u64> = self.passage_deck.iter().map(|layer| tiles.take_all(layer)).collect();
        state.passages = Deck::from_layers(layers, None);
        state.tile_discards = tiles.take_all(&self.passage_discards);
        state.boxed_tiles = tiles.take_all(&self.boxed_tiles);
        let rest = self.rest();
        let fortunes = self.fortune_deck.all_layers(rest, CardSet::fortune_bits);
        state.fortunes = Deck::from_layers(fortunes, self.fortune_deck.piles());
        state.hazards = Deck::from_layers(self.hazard_deck.all_layers(rest, CardSet::hazard_bits), None);
        state.discards = set(&self.discards);
        state.rows = set(&self.rows);
        state.boxed = set(&self.boxed);
        state.mimic = self.mimic;
        state.granted = set(&self.granted);
        state.used = set(&self.used);
        state.turn = self.turn;
        state.first = self.first;
        state.party = self.party;
        state.current = self.current;
        state.yielded = self.yielded;
        state.acted = self.acted;
        state.winners = self.winners.iter().fold(0, |all, seat| all | 1 << seat.index());
        state.waiting.refill(self.waiting.iter().copied());
        state
    }
}

impl View {
    /// The cards that lie nowhere else: the rest of the decks.
    fn rest(&self) -> CardSet {
        let piles = [&self.discards, &self.rows, &self.boxed].into_iter();
        let held = self.players.iter().map(|player| &player.hand).chain(self.ghosts.iter().map(|ghost| &ghost.hand));
        let known = self.fortune_deck.layers.iter().chain(&self.hazard_deck.layers);
        let lying = self.cave.iter().map(|passage| &passage.cards);
        let shown = self.waiting.iter().filter_map(|waiting| match waiting {
            Waiting::Backup { card, .. } => Some(*card),
            _ => None,
        });
        let elsewhere = piles.chain(held).chain(known).chain(lying).flatten().copied().chain(shown);
        CardSet::ALL.without(elsewhere.collect())
    }
}

/// Tiles nobody has yet been given, one bit each: equal ones are not told apart.
struct Tiles(u64);

impl Tiles {
    fn take(&mut self, kind: TileKind) -> Tile {
        let tile = (self.0 & Tile::all_of(kind)).trailing_zeros() as usize;
        self.0 &= !(1 << tile);
        Tile::new(tile)
    }

    fn take_all(&mut self, tiles: &[TileKind]) -> u64 {
        tiles.iter().fold(0, |all, kind| all | 1 << self.take(*kind).index())
    }
}

fn kinds(tiles: u64) -> Vec<TileKind> {
    kernel::bits(tiles).map(|tile| Tile::new(tile).kind()).collect()
}

fn passage(state: &State, at: Cell) -> Passage {
    let tile = state.tile_at(at).expect("a discovered place has a tile");
    Passage {
        at,
        tile: tile.kind(),
        turns: state.turns[tile.index()],
        sides: sides(state.sides[at.index()]).collect(),
        cards: state.cards_at(at).iter().collect(),
    }
}

fn player(state: &State, seat: Seat) -> PlayerSeen {
    let (explorer, player) = (state.explorers[seat.index()], state.player(seat));
    PlayerSeen {
        seat,
        token: state.tokens[seat.index()],
        at: explorer.at,
        last: explorer.last,
        last_turn: explorer.last_turn,
        entries: explorer.entries,
        health: player.health,
        max_health: state.mode().health(),
        ap: player.ap,
        move_ap: player.move_ap,
        dazed: player.dazed,
        pinned: player.pinned,
        shoved: player.shoved,
        destroyed: player.destroyed,
        moved: player.moved,
        finished: player.finished,
        resigned: player.resigned,
        places: player.places,
        fled: player.fled,
        hand: state.hands[seat.index()].iter().collect(),
        hand_limit: state.hand_limit(seat),
        treasures: state.treasure_value(seat),
    }
}

impl PlayerSeen {
    fn player(&self) -> Player {
        Player {
            health: self.health,
            ap: self.ap,
            move_ap: self.move_ap,
            dazed: self.dazed,
            pinned: self.pinned,
            shoved: self.shoved,
            destroyed: self.destroyed,
            moved: self.moved,
            finished: self.finished,
            resigned: self.resigned,
            places: self.places,
            fled: self.fled,
        }
    }
}

fn ghost(state: &State, n: u8) -> GhostSeen {
    let who = Pawn::ghost(n);
    let explorer = state.explorers[who.index()];
    GhostSeen {
        who,
        faction: state.ghosts.faction[usize::from(n)],
        at: explorer.at,
        last: explorer.last,
        last_turn: explorer.last_turn,
        entries: explorer.entries,
        hand: state.hands[who.index()].iter().collect(),
        seasoned: state.ghosts.seasoned >> n & 1 != 0,
    }
}

fn deck<const LAYERS: usize>(deck: &Deck<LAYERS>, cards: impl Fn(u64) -> CardSet) -> DeckSeen {
    let piles = deck.piles();
    DeckSeen {
        size: deck.len() as u8,
        layers: deck.layers().iter().skip(1).map(|layer| cards(*layer).iter().collect()).collect(),
        piles: piles.map_or(Vec::new(), |piles| piles.sizes().to_vec()),
        treasure_on_top: piles.is_some_and(|piles| piles.marked_on_top),
    }
}

impl DeckSeen {
    /// The rest of a deck, then what is known to lie on it.
    fn all_layers(&self, rest: CardSet, bits: impl Fn(CardSet) -> u64) -> Vec<u64> {
        if self.size == 0 {
            return Vec::new();
        }
        let known = self.layers.iter().map(|layer| bits(layer.iter().copied().collect()));
        std::iter::once(bits(rest)).chain(known).collect()
    }

    fn piles(&self) -> Option<Piles> {
        let marked = CardSet::TREASURES.fortune_bits();
        (!self.piles.is_empty()).then(|| Piles::new(marked, &self.piles, self.treasure_on_top))
    }
}
