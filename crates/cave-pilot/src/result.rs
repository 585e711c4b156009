//! How a game ends: titles and grades. Rules: CP-END, CP-SOLO-05, CP-SOLO-06, CP-SOLO-07.

kernel::worded! {
    /// What a solo pilot may call himself. Rule: CP-SOLO-05, ruling CP-R-65.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Title: "a title" {
        Rookie = "rookie", Novice = "novice", FlyingAce = "flying-ace", CavePilot = "cave-pilot",
    }
}

kernel::worded! {
    /// How well a scenario was won.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Grade: "a grade" {
        Bronze = "bronze", Silver = "silver", Gold = "gold",
    }
}
