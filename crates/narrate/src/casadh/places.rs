//! Where a hex lies, as people find it: by its way from Base Camp.

use casadh::{Side, Space};

use super::cc;
use crate::Names;

/// The hex where everybody begins.
const BASE: &str = "BASE";

/// `northeast`.
pub fn compass(side: Side, names: &Names<'_>) -> String {
    names.say(cc::Side { which: side.name() })
}

/// `Base Camp`, `2 east of Base Camp`, `1 west and 3 northwest of Base Camp`.
pub fn place(space: Space, names: &Names<'_>) -> String {
    match space.way_from_base() {
        (_, 0, _, 0) => names.say(cc::Base),
        (one, far, _, 0) => names.say(cc::PlaceOne { far, side: compass(one, names) }),
        (one, far, two, more) => {
            names.say(cc::PlaceTwo { far, side: compass(one, names), more, turn: compass(two, names) })
        }
    }
}

/// A place by itself: `Base Camp`, `2 east of Base Camp`.
pub fn lies(space: Space, names: &Names<'_>) -> String {
    if space == Space::BASE { names.say(cc::Hex { which: BASE }) } else { place(space, names) }
}

/// A place in the middle of a sentence: `Base Camp`, `the hex 2 east of Base Camp`.
pub fn spot(space: Space, names: &Names<'_>) -> String {
    let place = place(space, names);
    if space == Space::BASE { place } else { names.say(cc::Spot { place }) }
}

/// How many hexes it is from Base Camp, as the bat flies.
pub fn far(space: Space) -> i32 {
    let (_, far, _, more) = space.way_from_base();
    far + more
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Viewer;

    use crate::People;

    #[test]
    fn places_are_told_by_the_way_from_base_camp() {
        let names = Names::new(People::default(), Viewer::PUBLIC);
        let told = |text: &str| place(text.parse().unwrap(), &names);
        assert_eq!(told("0,0"), "Base Camp");
        assert_eq!(told("2,0"), "2 east of Base Camp");
        assert_eq!(told("1,-1"), "1 northeast of Base Camp");
        assert_eq!(told("2,-1"), "1 east and 1 northeast of Base Camp");
        assert_eq!(told("-3,1"), "2 west and 1 southwest of Base Camp");
        assert_eq!(told("1,2"), "2 southeast and 1 east of Base Camp");
    }
}
