//! Misfortunes on cards. What each does is in `data/misfortunes.toml` and `rules/misfortunes.rs`. Rules: CC-MISF.

kernel::worded! {
    /// A misfortune. The first five are kept until cured. Rule: CC-MISF-02, CC-MISF-03, CC-MISF-09.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Misfortune: "a misfortune such as `thirst`" {
        Thirst = "thirst", FlashlightOut = "flashlight-out", TwistedAnkle = "twisted-ankle",
        ShakenNerves = "shaken-nerves", TornPack = "torn-pack", Rockfall = "rockfall", TightSqueeze = "tight-squeeze",
        DroppedGear = "dropped-gear", HoleInThePocket = "hole-in-the-pocket", BadAir = "bad-air",
        StartledColony = "startled-colony", Aftershock = "aftershock", SomethingStirs = "something-stirs",
    }
}

impl Misfortune {
    /// Does it stay in front of its holder? Rule: CC-MISF-03.
    #[inline]
    pub const fn is_kept(self) -> bool {
        (self as u8) < 5
    }
}
