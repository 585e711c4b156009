//! What the game waits for: unfinished business as data. A stack of these lives in the state, the innermost last.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::cell::{Cell, Side};
use crate::tile::TileKind;
use crate::{Card, CardSet, Pawn};

kernel::worded! {
    /// What a roll is for. Rule: SK-CMB-01, ruling SK-R-31.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum RollKind: "a kind of roll" {
        /// Against a trap; not combat.
        Trap = "trap",
        /// Against a monster.
        Monster = "monster",
        /// Against a dangerous passage; not combat.
        Danger = "danger",
        /// A thrower's.
        Attack = "attack",
        /// A thrower's target's.
        Defence = "defence",
        /// A card asks for it; not combat.
        Card = "card",
    }
}

impl RollKind {
    /// A thrower's roll, a defender's roll or a monster encounter. Rule: SK-CMB-01, ruling SK-R-89.
    #[inline]
    pub const fn is_combat(self) -> bool {
        matches!(self, RollKind::Monster | RollKind::Attack | RollKind::Defence)
    }
}

/// Hazards of one passage, the Mimic Stone as a trap among them; one bit each, and a list of cards on the wire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Card>"))]
pub struct HazardSet(u64);

impl HazardSet {
    const MIMIC: u64 = 1 << 34;

    pub const NONE: HazardSet = HazardSet(0);

    /// The Hazards among these cards; `mimic` says that the Mimic Stone is one of them now.
    #[inline]
    pub(crate) fn of(cards: CardSet, mimic: bool) -> HazardSet {
        let stone = if mimic && cards.has(Card::MIMIC) { HazardSet::MIMIC } else { 0 };
        HazardSet(cards.hazard_bits() | stone)
    }

    #[inline]
    pub fn cards(self) -> CardSet {
        let stone = if self.0 & HazardSet::MIMIC != 0 { CardSet::one(Card::MIMIC) } else { CardSet::NONE };
        CardSet::of_hazard_deck(self.0 & !HazardSet::MIMIC) | stone
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    const fn bit(card: Card) -> u64 {
        if card.is_fortune() { HazardSet::MIMIC } else { 1 << card.in_deck() }
    }

    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.0 & HazardSet::bit(card) != 0
    }

    #[inline]
    pub(crate) fn put(&mut self, card: Card) {
        self.0 |= HazardSet::bit(card);
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        self.0 &= !HazardSet::bit(card);
    }
}

impl Serialize for HazardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards().iter())
    }
}

impl<'de> Deserialize<'de> for HazardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<HazardSet, D::Error> {
        let mut set = HazardSet::NONE;
        Vec::<Card>::deserialize(deserializer)?.into_iter().for_each(|card| set.put(card));
        Ok(set)
    }
}

/// Where a turn is. Rulings SK-R-09, SK-R-10.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// T0: owners may resign, the lower seat first; `asked` is a bit a seat.
    Resign { asked: u8 },
    /// T1: AP come.
    Refresh,
    /// T2: backup for the dead.
    Backup,
    /// Team: the lower seat says who resolves the start of the turn first.
    First,
    /// T3 and T4 of `seat`: triggers still due, then the monsters; then the same for `then`.
    Start { seat: Seat, amulet: bool, opal: bool, monsters: bool, then: Option<Seat> },
    /// T5: actions.
    Main,
    /// E2 and E3.
    End,
    /// E4, E5, and what follows.
    Close { by_death: bool },
}

/// Where an encounter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EncounterStage {
    /// The Smoke Bomb may skip it.
    Window,
    /// The roll is under way.
    Rolling,
    /// The Injury is under way.
    Hurting,
    /// The effects of the Injury are done; fleeing is next.
    Fleeing,
}

/// Where a roll is. Ruling SK-R-35.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "stage", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RollStage {
    /// Focus, and cards played before the roll.
    Before,
    /// The die is in the air.
    Die,
    /// Cards played after the die: 0 asks the roller, then the others in turn order.
    After { next: u8 },
}

/// Where a throw is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ThrowStage {
    Defend,
    Attack,
    Hurt,
    Return,
}

/// What happens to a random card of a hand. Ruling SK-R-38.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "then", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Then {
    /// It is dropped in its holder's passage.
    Drop,
    /// It is discarded; treasures are safe.
    Discard,
    /// It goes to another hand.
    Give { to: Pawn },
}

/// A roll that a card asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CardRoll {
    /// Questionable Rations: 3 or more heals.
    Rations,
    /// Hypnotic Opal: 2 or less dazes.
    Opal,
    /// Fishing Rod: 5 or more takes a card.
    Rod { whom: Pawn },
}

/// The steps of a ghost's turn. Rule: SK-GT-00 to SK-GT-21; there is no step 7 (ruling SK-R-80).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum GhostStep {
    Begin,
    Fortune,
    Trap,
    Goal,
    Move,
    FortuneAgain,
    TrapAgain,
    Throw,
    Steal,
    Shove,
    Keep,
    DropTrap,
    Rotate,
    End,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Waiting {
    /// `seat` chooses a token.
    Token { seat: Seat },
    /// Chance rolls for the first turn: parties still to roll, the best so far, who has it. A bit a party.
    FirstRoll { left: u8, best: u8, tied: u8 },
    /// The `pick`-th pick of the draft; `more` when a second card of the bottom row is due.
    Gear { pick: u8, more: bool },
    /// The `chooser`-th player in turn order chooses a suggested set.
    Set { chooser: u8 },
    /// The `team`-th team in turn order splits its Gear.
    Split { team: u8 },
    /// A turn, at the bottom of the stack.
    Turn { phase: Phase },
    /// Chance turns up the backup's card.
    BackupDraw { seat: Seat },
    /// `seat` keeps or leaves it.
    Backup { seat: Seat, card: Card },
    /// Chance draws a tile; `seen` is the first of two with the Oil Lantern.
    DrawTile { by: Seat, at: Cell, from: Option<Cell>, seen: Option<TileKind> },
    /// `by` chooses one of two tiles.
    ChooseTile { by: Seat, at: Cell, from: Option<Cell>, first: TileKind, second: TileKind },
    /// `by` chooses how the tile lies.
    Lay { by: Seat, at: Cell, from: Option<Cell>, tile: TileKind },
    /// Chance draws what lies in a passage.
    Contents { at: Cell, hazards: u8, fortunes: u8 },
    /// Chance says which ghost comes.
    Spawn { at: Cell },
    /// An explorer is in its passage, which is discovered by now; a shoved ghost dies.
    Arrive { who: Pawn, entry: u8, shoved: bool },
    /// What is to be encountered since an entering; asked when several may be next.
    Meet { who: Seat, entry: u8, danger: bool, hazards: HazardSet },
    /// One encounter; without a card it is the passage itself.
    Encounter { who: Seat, entry: u8, card: Option<Card>, stage: EncounterStage },
    /// A roll of a player; `plus` is what cards added to it.
    Roll { who: Seat, kind: RollKind, stage: RollStage, natural: u8, focus: u8, plus: i8 },
    /// `who` may lessen an Injury.
    Injure { who: Seat, damage: u8, combat: bool },
    /// Chance picks a card of a hand.
    RandomCard { from: Pawn, then: Then },
    /// An explorer slides on.
    Slide { who: Seat, side: Side, entry: u8 },
    /// A mummy comes after who fled from it.
    Follow { who: Seat, card: Card, to: Cell },
    /// Chance chooses where the Putrid Horror flings `who`.
    Bolt { who: Seat },
    /// Where the Convincing Sign leads: the chooser says, or chance.
    Sign { who: Seat, chooser: Option<Seat> },
    /// A throw; `returns` with a Boomerang.
    Throw { by: Pawn, at: Pawn, card: Card, stage: ThrowStage, defence: i8, returns: bool },
    /// A roll that a card asks for.
    CardRoll { who: Seat, what: CardRoll },
    /// The flare may fly on beyond `at`.
    Flare { by: Seat, at: Cell, side: Side, left: u8 },
    /// The die of the Cave Health.
    CaveRoll,
    /// A ghost's turn; chance decides between equal options.
    Ghost { n: u8, step: GhostStep, goal: Option<Cell>, got_fortune: bool, got_trap: bool },
    /// Nothing more.
    Over,
}
