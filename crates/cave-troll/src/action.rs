//! Everything a player may decide. The text forms are in `notation.rs`.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Area, Card, Figure, Kind};

/// One variant is one sentence at the table. Figures are named by kind and place: equal adventurers in one place
/// are one offer (ruling CT-R-52).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// `end turn`. Rule: CT-TURN-06.
    EndTurn,
    /// `draw`: draw a card, then play one of two. Rule: CT-DRAW-01.
    Draw,
    /// `play knight`. Rule: CT-DRAW-01.
    Play { card: Card },
    /// `place E1`: where the figure or chest of the played card goes. Rule: CT-DRAW-04, CT-DRAW-06, CT-DRAW-09.
    Place { at: Area },
    /// `score R17`: the room that Score a Room names. Rule: CT-DRAW-13.
    Score { room: Area },
    /// `move thief E3 R01`: one figure to one place, by the figure's own way of moving. Rule: CT-MOVE-01.
    Move { kind: Kind, from: Area, to: Area },
    /// `flee knight R21`: out of a cave troll's room. Rule: CT-MON-TROLL-02.
    Flee { kind: Kind, to: Area },
    /// `stay`: nobody flees. Rule: CT-MON-TROLL-02.
    Stay,
    /// `push B.knight R21`: by a wraith, or by a rampaging troll. Rule: CT-MON-WRAITH-01, CT-ALT-TROLL-03.
    Push { figure: Figure, to: Area },
    /// `no push`. Rule: CT-MON-WRAITH-02.
    NoPush,
    /// `kill B.thief`: the orc's ability. Rule: CT-MON-ORC-01.
    Kill { figure: Figure },
    /// `assassinate B.adventurer`. Rule: CT-ALT-ASSASSIN-01.
    Assassinate { figure: Figure },
    /// `banish B P1`: the paladin sends B's banshee away. Rule: CT-ALT-PALADIN-03.
    Banish { whose: Seat, to: Area },
    /// `slay B`: the giant slayer takes B's rampaging troll along. Rule: CT-ALT-SLAYER-02.
    Slay { whose: Seat },
    /// `attack`: the grunt's ability. Rule: CT-ALT-GRUNT-01.
    Attack,
    /// `pull B.thief R13`: the banshee's ability. Rule: CT-ALT-SIREN-02.
    Pull { figure: Figure, from: Area },
    /// `rampage`. Rule: CT-ALT-TROLL-03.
    Rampage,
    /// `chalice knight E3`. Rule: CT-ART-CHALICE-01.
    Chalice { kind: Kind, to: Area },
    /// `cloak dwarf E4`: the steps follow. Rule: CT-ART-CLOAK-01.
    Cloak { kind: Kind, from: Area },
    /// `sword B`: against B's orc or grunt. Rule: CT-ART-SWORD-01.
    Sword { whose: Seat },
    /// `boots dwarf E4`: the steps follow. Rule: CT-ART-BOOTS-01.
    Boots { kind: Kind, from: Area },
    /// `scroll B.wraith P2`. Rule: CT-ART-SCROLL-01.
    Scroll { figure: Figure, to: Area },
    /// `tally R17`. Rule: CT-ART-TALLY-01.
    Tally { room: Area },
    /// `step R11`: one step with cloak or boots. Rule: CT-ART-CLOAK-01, CT-ART-BOOTS-01.
    Step { to: Area },
    /// `stop`: no further step. Rule: CT-ART-CLOAK-01, CT-ART-BOOTS-01.
    Stop,
}
