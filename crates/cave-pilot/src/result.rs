//! How a game ends: titles and grades. Rules: CP-END, CP-SOLO-05, CP-SOLO-06, CP-SOLO-07.

/// What a solo pilot may call himself. Rule: CP-SOLO-05, ruling CP-R-65.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
#[allow(missing_docs, reason = "the titles are the rulebook's")]
pub enum Title {
    Rookie,
    Novice,
    FlyingAce,
    CavePilot,
}

kernel::worded!(
    Title,
    "a title",
    Rookie = "rookie",
    Novice = "novice",
    FlyingAce = "flying-ace",
    CavePilot = "cave-pilot",
);

/// How well a scenario was won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
#[allow(missing_docs, reason = "three metals")]
pub enum Grade {
    Bronze,
    Silver,
    Gold,
}

kernel::worded!(Grade, "a grade", Bronze = "bronze", Silver = "silver", Gold = "gold");
