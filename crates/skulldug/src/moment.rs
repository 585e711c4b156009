//! What the asked player looks at: a tile to be laid, a roll with its odds, a window. For the page; no rule reads this.

use kernel::{Illegal as _, Seat};
use serde::{Deserialize, Serialize};

use crate::cell::Cell;
use crate::rules::{discovery, encounter, windows};
use crate::state::State;
use crate::tile::{TileKind, n_turns};
use crate::waiting::{CardRoll, EncounterStage, RollKind, RollStage, ThrowStage, Waiting};
use crate::{Card, Kind, Pawn};

/// A moment that a page shows on its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "moment", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Moment {
    /// A tile hangs over its place.
    Laying { by: Seat, at: Cell, from: Option<Cell>, tile: TileKind, turns: Vec<TurnSeen> },
    /// One of two tiles.
    Choosing { by: Seat, at: Cell, tiles: [TileKind; 2] },
    /// The next encounter is to be chosen.
    Facing { who: Seat, at: Cell, cards: Vec<Card> },
    /// A roll: what is faced, what is needed, what is added, the odds.
    Rolling(Box<RollSeen>),
    /// A card may be used: about to meet a monster, or about to be hurt.
    Window { who: Seat, cards: Vec<Card>, monster: Option<Card>, damage: Option<u8> },
    /// Where the Convincing Sign leads `who`.
    Sign { who: Seat, chooser: Seat, at: Cell },
    /// The flare may fly on.
    Flare { by: Seat, at: Cell },
    /// The backup's card.
    Backup { seat: Seat, card: Card },
}

/// One way to lay a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnSeen {
    /// Quarter-turns clockwise.
    pub turns: u8,
    /// Why not, if not.
    pub refused: Option<String>,
    pub rule: Option<String>,
}

/// A number and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    /// A word: the name of a card, `printed`, `gaze`, `treasures`, `dazed`, `played`.
    pub what: String,
    pub n: i8,
}

/// A roll under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RollSeen {
    pub who: Seat,
    pub kind: RollKind,
    pub asked: Option<Seat>,
    /// The Hazard that is met, or the card that asks for the roll.
    pub against: Option<Card>,
    /// The explorer at the other end of a throw or of a fishing rod.
    pub rival: Option<Pawn>,
    /// What the roll must reach; none for a defence against a player, which sets it.
    pub needs: Option<i8>,
    pub parts: Vec<Part>,
    /// Damage of a defeat, before reductions.
    pub damage: Option<u8>,
    /// What is added to the die.
    pub modifiers: Vec<Part>,
    /// AP spent on it.
    pub focus: u8,
    /// The die, once it has fallen.
    pub natural: Option<u8>,
    /// While focus may be chosen: for each number of AP, in how many cases of six the roll succeeds.
    pub odds: Vec<u8>,
    /// Cards the asked player could use.
    pub cards: Vec<Card>,
}

impl Moment {
    /// What is looked at, when it is more than a turn's action.
    pub(crate) fn of(state: &State) -> Option<Moment> {
        match state.waiting.top() {
            Waiting::Lay { by, at, from, tile } => {
                Some(Moment::Laying { by, at, from, tile, turns: turns(state, at, from, tile) })
            }
            Waiting::ChooseTile { by, at, first, second, .. } => {
                Some(Moment::Choosing { by, at, tiles: [first, second] })
            }
            Waiting::Meet { who, danger, hazards, .. } => {
                let cards = encounter::next_class(state, danger, hazards).1.iter().collect();
                Some(Moment::Facing { who, at: state.at(Pawn::of(who))?, cards })
            }
            Waiting::Encounter { who, card, stage: EncounterStage::Window, .. } => {
                let cards = windows::smoke(state, who).iter().collect();
                Some(Moment::Window { who, cards, monster: card, damage: None })
            }
            Waiting::Injure { who, damage, combat } => {
                let cards = windows::injury(state, who, damage, combat).iter().collect();
                Some(Moment::Window { who, cards, monster: None, damage: Some(damage) })
            }
            Waiting::Sign { who, chooser: Some(chooser) } => {
                Some(Moment::Sign { who, chooser, at: state.at(Pawn::of(who))? })
            }
            Waiting::Flare { by, at, .. } => Some(Moment::Flare { by, at }),
            Waiting::Backup { seat, card } => Some(Moment::Backup { seat, card }),
            Waiting::Roll { .. } => roll(state).map(|seen| Moment::Rolling(Box::new(seen))),
            _ => None,
        }
    }
}

fn turns(state: &State, at: Cell, from: Option<Cell>, tile: TileKind) -> Vec<TurnSeen> {
    (0..n_turns(tile.shape()))
        .map(|turns| match discovery::may_lay(state, at, from, tile, turns) {
            Ok(()) => TurnSeen { turns, refused: None, rule: None },
            Err(no) => TurnSeen { turns, refused: Some(no.to_string()), rule: Some(no.rule().0.to_string()) },
        })
        .collect()
}

fn part(what: impl Into<String>, n: i8) -> Part {
    Part { what: what.into(), n }
}

/// What a roll is about is told by the business just below it.
fn roll(state: &State) -> Option<RollSeen> {
    let [.., below, Waiting::Roll { who, kind, stage, natural, focus, plus }] = *state.waiting else {
        return None;
    };
    let (mut against, mut rival, mut needs, mut parts, mut damage) = (None, None, None, Vec::new(), None);
    match below {
        Waiting::Encounter { card, .. } => {
            against = card;
            parts = encounter::difficulty_parts(state, who, card).map(|(what, n)| part(what, n)).collect();
            parts.retain(|part| part.n != 0);
            needs = Some(encounter::difficulty(state, who, card));
            damage = Some(encounter::damage(state, card));
        }
        Waiting::Throw { by, at, stage, defence, .. } => {
            if stage == ThrowStage::Attack {
                (rival, needs) = (Some(at), Some(defence));
            } else {
                // Against a ghost's throw 5 is safe, for a ghost always rolls 4.
                (rival, needs) = (Some(by), by.seat().is_none().then_some(5));
            }
        }
        Waiting::CardRoll { what, .. } => match what {
            CardRoll::Rations => (against, needs) = (Some(Card::of(Kind::QuestionableRations)), Some(3)),
            CardRoll::Opal => (against, needs) = (Some(Card::of(Kind::HypnoticOpal)), Some(3)),
            CardRoll::Rod { whom } => {
                (against, rival, needs) = (Some(Card::of(Kind::FishingRod)), Some(whom), Some(5));
            }
        },
        _ => {}
    }
    let named = |(kind, n): (Option<Kind>, i8)| part(kind.map_or("dazed", Kind::name), n);
    let mut modifiers: Vec<_> = state.modifiers(who, kind).into_iter().filter(|(_, n)| *n != 0).map(named).collect();
    if plus != 0 {
        modifiers.push(part("played", plus));
    }
    let total = state.modifier(who, kind) + plus;
    let chance = |ap: u8, needs: i8| (1..=6).filter(|n| n + total + ap as i8 >= needs).count() as u8;
    let odds = match (stage, needs) {
        (RollStage::Before, Some(needs)) => (0..=state.focus_limit(who)).map(|ap| chance(ap, needs)).collect(),
        _ => Vec::new(),
    };
    let asked = state.asked().iter().next();
    Some(RollSeen {
        who,
        kind,
        asked,
        against,
        rival,
        needs,
        parts,
        damage,
        modifiers,
        focus,
        natural: (natural > 0).then_some(natural),
        odds,
        cards: asked.map_or(Vec::new(), |seat| windows::around_roll(state, seat).iter().collect()),
    })
}
