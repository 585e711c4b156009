//! The six artifact cards. Rules: CT-ART. What each does is in `rules/artifacts.rs`.

kernel::worded! {
    /// An artifact card. Rule: CT-ART-04.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Artifact: "an artifact" {
        Chalice = "chalice", Cloak = "cloak", Sword = "sword", Boots = "boots", Scroll = "scroll", Tally = "tally",
    }
}

/// Some of the six, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ArtifactSet(pub u8);

impl ArtifactSet {
    pub const NONE: ArtifactSet = ArtifactSet(0);
    pub const ALL: ArtifactSet = ArtifactSet(0b11_1111);

    #[inline]
    pub const fn has(self, artifact: Artifact) -> bool {
        self.0 >> artifact as u8 & 1 != 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn put(&mut self, artifact: Artifact) {
        self.0 |= 1 << artifact as u8;
    }

    pub fn take(&mut self, artifact: Artifact) {
        self.0 &= !(1 << artifact as u8);
    }

    /// Those that are not in `other`.
    #[must_use]
    pub const fn without(self, other: ArtifactSet) -> ArtifactSet {
        ArtifactSet(self.0 & !other.0)
    }

    /// The artifacts, in order.
    pub fn iter(self) -> impl Iterator<Item = Artifact> {
        kernel::bits(u64::from(self.0)).map(|bit| Artifact::ALL[bit])
    }

    /// The `n`-th of them, counted from 0.
    pub fn nth(self, n: u32) -> Artifact {
        Artifact::ALL[kernel::nth_bit(u64::from(self.0), n)]
    }
}

impl FromIterator<Artifact> for ArtifactSet {
    fn from_iter<I: IntoIterator<Item = Artifact>>(artifacts: I) -> ArtifactSet {
        let mut set = ArtifactSet::NONE;
        artifacts.into_iter().for_each(|artifact| set.put(artifact));
        set
    }
}
