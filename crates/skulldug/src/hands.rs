//! What cards in hands do while they are there. Rules: SK-CARD-12, SK-GOAL-02, SK-TURN-05, SK-GHOST-14, SK-DAZE-02,
//! SK-FAQ-03, rulings SK-R-08, SK-R-60, SK-R-61.

use kernel::Seat;

use crate::cell::Cell;
use crate::kind::Sort;
use crate::state::State;
use crate::tile::Special;
use crate::waiting::{HazardSet, RollKind};
use crate::{Card, CardSet, Kind, Pawn};

impl State {
    /// What a card is now: its print, or what the Mimic Stone copies. Ruling SK-R-60.
    #[inline]
    pub fn kind(&self, card: Card) -> Kind {
        match self.mimic {
            Some(kind) if card == Card::MIMIC => kind,
            _ => card.printed(),
        }
    }

    /// How many cards of this name `seat` holds, a copying Mimic Stone included. Ruling SK-R-61: effects add up.
    #[inline]
    pub fn count(&self, seat: Seat, kind: Kind) -> u8 {
        let hand = self.hands[seat.index()];
        let printed = (hand & CardSet::of(kind)).len() as u8;
        match self.mimic {
            None => printed,
            Some(copied) => {
                let stone = hand.has(Card::MIMIC);
                printed + u8::from(stone && copied == kind) - u8::from(stone && kind == Kind::MimicStone)
            }
        }
    }

    /// Does `seat` hold a card of this name?
    #[inline]
    pub fn holds(&self, seat: Seat, kind: Kind) -> bool {
        self.count(seat, kind) > 0
    }

    /// The cards of this name among `cards`, as they are now.
    #[inline]
    pub fn of_kind(&self, cards: CardSet, kind: Kind) -> CardSet {
        let printed = cards & CardSet::of(kind);
        match self.mimic {
            None => printed,
            Some(copied) => self.with_stone(cards, printed, copied == kind),
        }
    }

    /// The cards of this sort among `cards`, as they are now.
    #[inline]
    pub fn of_sort(&self, cards: CardSet, sort: Sort) -> CardSet {
        let printed = cards
            & match sort {
                Sort::Treasure => CardSet::TREASURES,
                Sort::Equipment => CardSet::EQUIPMENT,
                Sort::Consumable => CardSet::CONSUMABLES,
                Sort::Monster => CardSet::MONSTERS,
                Sort::Trap => CardSet::TRAPS,
            };
        match self.mimic {
            None => printed,
            Some(copied) => self.with_stone(cards, printed, copied.sort() == sort),
        }
    }

    fn with_stone(&self, cards: CardSet, printed: CardSet, counts: bool) -> CardSet {
        let stone = CardSet::one(Card::MIMIC);
        if counts { printed | (cards & stone) } else { printed.without(stone) }
    }

    /// The Hazards in a passage, as they are now. Ruling SK-R-60.
    #[inline]
    pub fn hazards_at(&self, cell: Cell) -> HazardSet {
        HazardSet::of(self.cards_at(cell), self.mimic.is_some_and(Kind::is_hazard))
    }

    /// Is something there to be encountered on entering: a Hazard or a dangerous passage? Rule: SK-ENC-01, SK-DASH-02.
    #[inline]
    pub fn has_encounter(&self, cell: Cell) -> bool {
        !self.hazards_at(cell).is_empty() || self.special_at(cell) == Some(Special::Ledge)
    }

    /// What a seat's treasures count: one each, the Ceremonial Key two beside another Ceremonial card.
    /// Rule: SK-GOAL-01, ruling SK-R-08.
    pub fn treasure_value(&self, seat: Seat) -> u8 {
        let treasures = self.of_sort(self.hands[seat.index()], Sort::Treasure).len() as u8;
        let keys = self.count(seat, Kind::CeremonialKey);
        let ceremonial = keys + self.count(seat, Kind::CeremonialSword) + self.count(seat, Kind::CeremonialMask);
        if ceremonial > 1 { treasures + keys } else { treasures }
    }

    /// Items a turn may be ended with: five, two more with a satchel, two fewer with the coin. Rule: SK-TURN-05.
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        (5 + 2 * self.count(seat, Kind::LeatherSatchel)).saturating_sub(2 * self.count(seat, Kind::MisersCoin))
    }

    /// Items in hand; Dazed cards are none. Rule: SK-DAZE-01.
    #[inline]
    pub fn n_held(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].len() as u8
    }

    /// What is added to a roll of this kind now, cards played for it and focus apart.
    /// Rule: SK-DAZE-02, SK-FAQ-03, rulings SK-R-31, SK-R-32.
    pub fn modifier(&self, seat: Seat, kind: RollKind) -> i8 {
        self.modifiers(seat, kind).iter().map(|(_, n)| n).sum()
    }

    /// The parts of [`State::modifier`], by what gives them; `None` is being Dazed.
    pub fn modifiers(&self, seat: Seat, kind: RollKind) -> [(Option<Kind>, i8); 4] {
        let count = |card: Kind| self.count(seat, card) as i8;
        let combat = i8::from(kind.is_combat());
        [
            (None, -i8::from(self.player(seat).dazed)),
            (Some(Kind::DelicateToolkit), if kind == RollKind::Trap { 2 * count(Kind::DelicateToolkit) } else { 0 }),
            (Some(Kind::BrassKnuckles), combat * count(Kind::BrassKnuckles)),
            (Some(Kind::CeremonialSword), -combat * count(Kind::CeremonialSword)),
        ]
    }

    /// How much AP `seat` may put into a roll: its own, in its own turn. Rule: SK-FOCUS-01, SK-TEAM-15, ruling SK-R-33.
    #[inline]
    pub fn focus_limit(&self, seat: Seat) -> u8 {
        if self.holds(seat, Kind::CrackedHourglass) || !self.is_on_turn(seat) { 0 } else { self.player(seat).ap }
    }

    /// Can nobody shove or slide this explorer? Ruling SK-R-64. Ghosts have no use for what they carry (SK-GHOST-14).
    pub fn is_booted(&self, pawn: Pawn) -> bool {
        pawn.seat().is_some_and(|seat| self.holds(seat, Kind::HobnailBoots))
    }

    /// Is it Pinned? Ghosts never are. Rulings SK-R-30, SK-R-83.
    pub fn is_pinned(&self, pawn: Pawn) -> bool {
        pawn.seat().is_some_and(|seat| self.player(seat).pinned)
    }
}
