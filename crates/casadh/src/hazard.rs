//! The four hazards of the track, in the order in which they are always handled. Rules: CC-MODEL-11, CC-HEX-07.

use crate::Item;

kernel::worded! {
    /// A hazard with a row on the track. Rule: CC-HAZ-01, CC-MODEL-11.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Hazard: "a hazard (methane, bats, tremors or grue)" {
        Methane = "methane", Bats = "bats", Tremors = "tremors", Grue = "grue",
    }
}

impl Hazard {
    /// Its row on the track.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The item that keeps it off. Rule: CC-HAZ-07, CC-ITEM-06, CC-ITEM-07, CC-ITEM-08, CC-ITEM-09.
    #[inline]
    pub const fn ward(self) -> Item {
        match self {
            Hazard::Methane => Item::GasMask,
            Hazard::Bats => Item::Helmet,
            Hazard::Tremors => Item::HikingBoots,
            Hazard::Grue => Item::BrassLantern,
        }
    }

    /// Of six rolls how many break out at this track value: those strictly below it. Rule: CC-HAZ-03.
    #[inline]
    pub const fn sixths(track: u8) -> u8 {
        let below = track.saturating_sub(1);
        if below > 6 { 6 } else { below }
    }
}
