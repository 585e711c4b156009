//! What a card is called, and what sort of card that is. Numbers and texts are in `data/*.toml`.
//! Rules: SK-CARD-01 to SK-CARD-05, SK-CARD-11, SK-CARD-14.

kernel::worded! {
    /// A name of a card; some are on several cards. In the order of the data.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Kind: "the name of a card" {
        // Treasures.
        BloodstoneAmulet = "bloodstone-amulet", CeremonialSword = "ceremonial-sword",
        CeremonialKey = "ceremonial-key", CeremonialMask = "ceremonial-mask", SoulbondCharm = "soulbond-charm",
        LeadenIdol = "leaden-idol", ScreamingSkull = "screaming-skull", MisersCoin = "misers-coin",
        RestlessDiamond = "restless-diamond", ThirstyChalice = "thirsty-chalice", HypnoticOpal = "hypnotic-opal",
        CrackedHourglass = "cracked-hourglass",
        // Equipment.
        TrustyWhip = "trusty-whip", DelicateToolkit = "delicate-toolkit", BrassKnuckles = "brass-knuckles",
        SturdyShovel = "sturdy-shovel", LuckyUnderwear = "lucky-underwear", OilLantern = "oil-lantern",
        RunningShoes = "running-shoes", FresnelsEyepiece = "fresnels-eyepiece", FishingRod = "fishing-rod",
        GrapplingHook = "grappling-hook", LeatherSatchel = "leather-satchel", SteelHelmet = "steel-helmet",
        HobnailBoots = "hobnail-boots", AncientCrank = "ancient-crank", Boomerang = "boomerang",
        // Consumables.
        QuestionableRations = "questionable-rations", RabbitsFoot = "rabbits-foot", FlakJacket = "flak-jacket",
        BrittleShield = "brittle-shield", RustySword = "rusty-sword", SoothingPipe = "soothing-pipe",
        BlastingCharge = "blasting-charge", FlareGun = "flare-gun", MimicStone = "mimic-stone",
        GasGrenade = "gas-grenade", SmokeBomb = "smoke-bomb", RottenMeat = "rotten-meat",
        AdrenalineTonic = "adrenaline-tonic", SwitcherooDust = "switcheroo-dust", RottenTomato = "rotten-tomato",
        // Monsters.
        Basilisk = "basilisk", PutridHorror = "putrid-horror", GorgeousAdonis = "gorgeous-adonis",
        MischievousMonkey = "mischievous-monkey", SwindlingJester = "swindling-jester",
        BloodthirstyBats = "bloodthirsty-bats", SkeletonSentry = "skeleton-sentry",
        ShamblingMummy = "shambling-mummy", HulkingTroglodyte = "hulking-troglodyte",
        VoraciousOoze = "voracious-ooze", WailingBanshee = "wailing-banshee", JealousGuardian = "jealous-guardian",
        TentacledThing = "tentacled-thing", ForgottenRival = "forgotten-rival",
        // Traps.
        BearTrap = "bear-trap", ConvincingSign = "convincing-sign", Snare = "snare",
        BucketOfGrease = "bucket-of-grease", PortOBoulder = "port-o-boulder", ColossalPit = "colossal-pit",
        PoisonDarts = "poison-darts", SwingingBlades = "swinging-blades", RotatingFloor = "rotating-floor",
    }
}

kernel::worded! {
    /// The five sorts of cards, the more valuable Fortunes first. Rule: SK-CARD-14, SK-GT-22.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Sort: "a sort of card" {
        /// An item; three win, each has a curse. Rule: SK-CARD-03, SK-GOAL-02.
        Treasure = "treasure",
        /// An item with a lasting benefit while in hand. Rule: SK-CARD-01.
        Equipment = "equipment",
        /// An item discarded for a benefit. Rule: SK-CARD-02.
        Consumable = "consumable",
        /// Never in a hand. Rule: SK-CARD-04.
        Monster = "monster",
        /// A danger and an item. Rule: SK-CARD-05.
        Trap = "trap",
    }
}

impl Kind {
    /// How many names there are.
    pub const COUNT: usize = Kind::ALL.len();

    #[inline]
    pub const fn sort(self) -> Sort {
        match self as u8 {
            0..=11 => Sort::Treasure,
            12..=26 => Sort::Equipment,
            27..=41 => Sort::Consumable,
            42..=55 => Sort::Monster,
            _ => Sort::Trap,
        }
    }

    /// Can it be held in a hand? Rule: SK-CARD-04, SK-CARD-11.
    pub const fn is_item(self) -> bool {
        !matches!(self.sort(), Sort::Monster)
    }

    /// A trap or a monster. Rule: SK-CARD-14.
    pub const fn is_hazard(self) -> bool {
        matches!(self.sort(), Sort::Monster | Sort::Trap)
    }
}
