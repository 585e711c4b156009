//! Items, and sets of different items. Rules: CC-ITEM-01, CC-ITEM-02.

use std::fmt;
use std::str::FromStr;

use kernel::Unreadable;

kernel::worded! {
    /// A kind of item, in canonical order. What each does is in `data/items.toml`.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Item: "an item such as `rope`" {
        Rope = "rope", Canteen = "canteen", GasMask = "gas-mask", HikingBoots = "hiking-boots", Helmet = "helmet",
        BrassLantern = "brass-lantern", Medkit = "medkit", Battery = "battery", Dynamite = "dynamite",
    }
}

impl Item {
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub const fn new(index: usize) -> Item {
        Item::ALL[index]
    }
}

/// Different items, one bit each: nobody carries two of a kind. Written `rope+helmet`. Rule: CC-ITEM-01.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct ItemSet(pub u16);

impl ItemSet {
    pub const NONE: ItemSet = ItemSet(0);

    #[inline]
    pub const fn one(item: Item) -> ItemSet {
        ItemSet(1 << item as u16)
    }

    #[inline]
    pub const fn has(self, item: Item) -> bool {
        self.0 >> item as u16 & 1 != 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn put(&mut self, item: Item) {
        self.0 |= 1 << item as u16;
    }

    #[inline]
    pub fn take(&mut self, item: Item) {
        self.0 &= !(1 << item as u16);
    }

    /// The items, in canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Item> {
        kernel::bits(u64::from(self.0)).map(Item::new)
    }

    /// The `n`-th non-empty choice among these items, counted from 1: bit i of `n` takes the i-th item.
    pub fn choice(self, n: u32) -> ItemSet {
        self.iter().enumerate().filter(|(i, _)| n >> i & 1 != 0).map(|(_, item)| item).collect()
    }
}

impl FromIterator<Item> for ItemSet {
    fn from_iter<I: IntoIterator<Item = Item>>(items: I) -> ItemSet {
        let mut set = ItemSet::NONE;
        items.into_iter().for_each(|item| set.put(item));
        set
    }
}

impl fmt::Debug for ItemSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for ItemSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, item) in self.iter().enumerate() {
            write!(f, "{}{item}", if number > 0 { "+" } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for ItemSet {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<ItemSet, Unreadable> {
        if text.is_empty() {
            return Ok(ItemSet::NONE);
        }
        let items = text.split('+').map(str::parse).collect::<Result<Vec<Item>, _>>()?;
        let set: ItemSet = items.iter().copied().collect();
        if set.len() as usize == items.len() {
            Ok(set)
        } else {
            Err(Unreadable::new("different items such as `rope+helmet`", text))
        }
    }
}

kernel::serde_as_text!(ItemSet);
