//! Everything a player may decide. The text forms are in `notation/actions.rs`.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Item, ItemSet, Node, Side, Space};

/// One variant is one sentence at the table. Rule: CC-TURN-07.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// `end turn`. Rule: CC-TURN-09.
    EndTurn,
    /// `move E`. Rule: CC-MOVE-01.
    Move { side: Side },
    /// `explore NE`. Rule: CC-EXPL-02.
    Explore { side: Side },
    /// `slope B`: to another passageway of the hex. Rule: CC-MOVE-06.
    Slope { node: Node },
    /// `collect`: look at the treasures here and keep one. Rule: CC-TREAS-02.
    CollectTreasure,
    /// `take rope+helmet`: collect items; the turn ends. Rule: CC-ITEM-13.
    CollectItems { items: ItemSet },
    /// `leave`: to the Surface. Rule: CC-LEAVE-01.
    Leave,
    /// `medkit`. Rule: CC-ITEM-10.
    UseMedkit,
    /// `deploy`: light Dynamite here. Rule: CC-DYN-01.
    Deploy,
    /// `defuse B`: try to put out B's Dynamite here. Rule: CC-DYN-07.
    Defuse { owner: Seat },
    /// `rotate 3`: lay the drawn hex so. Rule: CC-EXPL-04.
    Rotate { rotation: u8 },
    /// `drop rope`: the item that falls out of the pack. Rule: CC-MISF-09.
    DropItem { item: Item },
    /// `keep 7`: of the treasures looked at. Rule: CC-EXPL-13, CC-TREAS-02.
    Keep { value: u8 },
    /// `flee W`: from a Grue. Rule: CC-GRUE-03.
    Flee { side: Side },
    /// `send 2,0`: where a lantern drives the Grue. Rule: CC-GRUE-05.
    SendGrue { to: Space },
    /// `pass`: no Grue is moved this turn. Rule: CC-SURF-01.
    Pass,
    /// `try`: roll for moving a Grue. Rule: CC-SURF-02.
    TryGrue,
    /// `decline`: leave the Grues where they are. Rule: CC-SURF-03.
    Decline,
    /// `eat 1,0`: the Grue there eats the cornered. Rule: CC-SURF-07.
    Eat { at: Space },
    /// `grue 1,0 W`: the Grue there crosses a side. Rule: CC-SURF-04.
    MoveGrue { from: Space, side: Side },
}
