//! How close it was: who comes second, and by how much.

use casadh::Casadh;
use cave_troll::CaveTroll;
use kernel::Seat;

use super::ended;
use crate::ending::ahead;

/// Whoever comes second is named, and by how much; nobody is ahead of an equal, or of somebody who is out.
#[test]
fn how_close_it_was_is_told() {
    let gold = |extra: &str| {
        format!(
            "
            R22: B.adventurer
            R17: A.adventurer
            B gold {extra}
            A hand thief
            A deck knight
            turn A, actions 3

            A: draw
            chance: draws knight
            A: play knight
            A: place E1
            "
        )
    };
    let told =
        |extra, you| ended::<CaveTroll, _>(&gold(extra), you, |state, _, order| ahead::<CaveTroll>(state, order));
    assert_eq!(told("2", None).as_deref(), Some("Ahead of Ben by 1 gold."));
    assert_eq!(told("2", Some(Seat::new(1))).as_deref(), Some("Ahead of you by 1 gold."));
    assert_eq!(told("3", None), None);
    let survived = "
        players 3
        A surface, hp 4, treasures 9 9 9
        B dead
        C treasures 1
        surface 1 0
        turn C

        C: leave
        ";
    let told = ended::<Casadh, _>(survived, None, |state, _, order| ahead::<Casadh>(state, order));
    assert_eq!(told.as_deref(), Some("Ahead of Cleo by treasure worth 25."));
}
