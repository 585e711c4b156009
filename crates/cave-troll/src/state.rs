//! The whole truth about a table: plain data, no heap, 720 bytes.
//!
//! `figures` is primary; `occupants`, `counts`, `on_board`, `crowded` and `bars` say the same from the areas' side and are kept in step by
//! [`State::put`] and [`State::lift`], the only two that touch them.

use kernel::{Seat, SeatSet, Stack};

use crate::{Area, AreaSet, Artifact, ArtifactSet, Card, CardSet, Figure, FigureId, FigureSet, HouseRules, Kind};

/// Five heroes and monsters fill a room. Rule: CT-MOVE-06.
pub const ROOM_LIMIT: u32 = 5;

/// Where a figure or a chest is: exactly one of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Not yet in play.
    Supply,
    /// Discarded: in its owner's public pile of lost figures. Rule: CT-TERM-09.
    Lost,
    In(Area),
}

/// What the game waits for. A stack of these lives in the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// Chance names the starting player.
    Start,
    /// Chance deals the first hand card.
    Deal(Seat),
    /// The turn player acts or ends the turn.
    Action,
    /// Chance draws for the turn player.
    Draw,
    /// The turn player plays one of two cards.
    Card,
    /// The turn player says where the played card takes effect.
    Target(Card),
    /// Chance draws an artifact for the turn player.
    Find,
    /// A cave troll came to `room`; `who` may save one figure.
    Flee {
        /// Where the troll is.
        room: Area,
        /// Whose decision it is.
        who: Seat,
    },
    /// All have fled who will: the troll clears `room` once the last arrival is finished.
    Devour {
        /// Where the troll is.
        room: Area,
    },
    /// `whose` wraith entered `room` and may push.
    Push {
        /// The wraith's owner.
        whose: Seat,
        room: Area,
        /// Five were there before it: a push is due.
        must: bool,
    },
    /// The turn player's rampaging troll pushes figures out of `room`.
    Rampage { room: Area, left: u8 },
    /// The turn player's hero walks with cloak or boots.
    Walk {
        hero: FigureId,
        left: u8,
        with: Artifact,
        /// The first step is compulsory.
        may_stop: bool,
    },
    /// Nothing more.
    Over,
}

/// Rooms that figures bar by standing there, so that the entry test is a few word operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bars {
    /// Rooms with a cave troll; a rampaging one closes none. Rule: CT-ENTER-03, CT-MON-TROLL-06, CT-ALT-TROLL-05,
    /// ruling CT-R-47.
    pub trolls: AreaSet,
    /// Each seat's knight, while in a room. Rule: CT-ENTER-04, CT-HERO-KNIGHT-01, CT-HERO-KNIGHT-05.
    pub knights: [AreaSet; 4],
    /// Each seat's berserker, while in a room. Rule: CT-ENTER-05, CT-ALT-BERSERKER-03.
    pub berserkers: [AreaSet; 4],
}

/// Unfinished business, innermost last. It never needs more than a turn, its context and one push.
pub const DEPTH: usize = 3;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    // What was agreed.
    pub players: u8,
    pub house: HouseRules,
    /// For each seat, one bit a slot.
    pub alternates: [u8; 4],
    /// Miniatures that stand for their alternate figure.
    pub(crate) alternate_figures: FigureSet,

    // The board.
    pub figures: [[Place; FigureId::PER_SEAT]; 4],
    pub(crate) occupants: [FigureSet; Area::COUNT],
    pub(crate) counts: [u8; Area::COUNT],
    /// Figures that are in some area.
    pub(crate) on_board: FigureSet,
    /// Rooms with five or more figures.
    pub(crate) crowded: AreaSet,
    pub(crate) bars: Bars,
    pub chests: [Place; 4],

    // Gold and cards.
    pub gold: [u16; 4],
    pub decks: [CardSet; 4],
    pub hands: [Option<Card>; 4],
    /// The second card of the turn player, until one is played.
    pub drawn: Option<Card>,
    /// The card being carried out.
    pub in_play: Option<Card>,
    pub discards: [CardSet; 4],
    pub scoring_pile: [CardSet; 4],
    pub icons: u8,
    /// Scoring piles that left the game.
    pub removed: [CardSet; 4],
    pub artifact_deck: ArtifactSet,
    pub artifacts: [ArtifactSet; 4],
    pub artifacts_played: ArtifactSet,

    // Turns.
    pub starting: Seat,
    pub turn: Seat,
    /// Turns begun.
    pub turns: u16,
    pub actions_left: u8,
    /// The turn player used the move action on his rampaging troll. Rule: CT-ALT-TROLL-02.
    pub troll_moved: bool,
    /// Whose giant slayer was paid this turn. Rule: CT-ALT-SLAYER-01.
    pub slayers_paid: SeatSet,
    /// Board scorings before the last one.
    pub scorings: u8,
    /// Turns in a row without a draw. Ruling CT-R-51.
    pub turns_without_draw: u16,
    pub drew_this_turn: bool,

    pub waiting: Stack<Waiting, DEPTH>,
}

impl State {
    pub(crate) fn empty(players: u8, alternates: [u8; 4], house: HouseRules) -> State {
        let alternate_figures = (0..4)
            .flat_map(|seat| (0..7).map(move |slot| (seat, slot)))
            .filter(|&(seat, slot)| alternates[seat] >> slot & 1 != 0)
            .fold(FigureSet::NONE, |set, (seat, slot)| set | FigureSet::one(FigureId::special(Seat::new(seat), slot)));
        let decks = std::array::from_fn(|seat| if seat < usize::from(players) { CardSet::DECK } else { CardSet::NONE });
        State {
            players,
            house,
            alternates,
            alternate_figures,
            figures: [[Place::Supply; FigureId::PER_SEAT]; 4],
            occupants: [FigureSet::NONE; Area::COUNT],
            counts: [0; Area::COUNT],
            on_board: FigureSet::NONE,
            crowded: AreaSet::NONE,
            bars: Bars::default(),
            chests: [Place::Supply; 4],
            gold: [0; 4],
            decks,
            hands: [None; 4],
            drawn: None,
            in_play: None,
            discards: [CardSet::NONE; 4],
            scoring_pile: [CardSet::NONE; 4],
            icons: 0,
            removed: [CardSet::NONE; 4],
            artifact_deck: ArtifactSet::ALL,
            artifacts: [ArtifactSet::NONE; 4],
            artifacts_played: ArtifactSet::NONE,
            starting: Seat::new(0),
            turn: Seat::new(0),
            turns: 0,
            actions_left: 0,
            troll_moved: false,
            slayers_paid: SeatSet::NONE,
            scorings: 0,
            turns_without_draw: 0,
            drew_this_turn: false,
            waiting: Stack::new(Waiting::Start),
        }
    }

    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.players))
    }

    /// Is a special card in hand, deck or play the alternate one for `seat`?
    #[inline]
    pub(crate) fn kind_of(&self, figure: FigureId) -> Kind {
        match figure.index().checked_sub(FigureId::ADVENTURERS) {
            None => Kind::Adventurer,
            Some(slot) => Kind::of_slot(slot, self.alternate_figures.has(figure)),
        }
    }

    /// The figure as people speak of it.
    #[inline]
    pub(crate) fn figure(&self, id: FigureId) -> Figure {
        Figure { owner: id.owner(), kind: self.kind_of(id) }
    }

    /// All miniatures of one kind, wherever they are.
    #[inline]
    pub(crate) fn all_of(&self, kind: Kind) -> FigureSet {
        match kind.slot() {
            None => FigureSet::ADVENTURERS,
            Some(slot) if kind.is_alternate() => FigureSet::of_slot(slot) & self.alternate_figures,
            Some(slot) => FigureSet::of_slot(slot).without(self.alternate_figures),
        }
    }

    /// `seat`'s figure of a special kind, when its set has that kind.
    #[inline]
    pub(crate) fn special(&self, seat: Seat, kind: Kind) -> Option<FigureId> {
        (self.all_of(kind) & FigureSet::of(seat)).first()
    }

    #[inline]
    pub fn place(&self, figure: FigureId) -> Place {
        self.figures[figure.owner().index()][figure.index()]
    }

    /// The area of a figure on the board.
    #[inline]
    pub(crate) fn area_of(&self, figure: FigureId) -> Option<Area> {
        match self.place(figure) {
            Place::In(area) => Some(area),
            Place::Supply | Place::Lost => None,
        }
    }

    /// Heroes and monsters in an area.
    #[inline]
    pub fn at(&self, area: Area) -> FigureSet {
        self.occupants[area.index()]
    }

    /// Room count: heroes and monsters of all colours, one each; chests count 0. Rule: CT-TERM-07.
    #[inline]
    pub fn count(&self, area: Area) -> u32 {
        u32::from(self.counts[area.index()])
    }

    /// The areas that hold a figure of this set.
    #[inline]
    pub(crate) fn areas_of(&self, figures: FigureSet) -> AreaSet {
        let mut areas = AreaSet::NONE;
        for figure in (figures & self.on_board).iter() {
            if let Place::In(area) = self.place(figure) {
                areas |= AreaSet::one(area);
            }
        }
        areas
    }

    pub fn chests_in(&self, room: Area) -> u16 {
        self.chests.iter().filter(|chest| **chest == Place::In(room)).count() as u16
    }

    /// Puts a figure that is off the board into an area.
    #[inline]
    pub(crate) fn put(&mut self, figure: FigureId, area: Area) {
        self.figures[figure.owner().index()][figure.index()] = Place::In(area);
        self.on_board = self.on_board | FigureSet::one(figure);
        let there = &mut self.occupants[area.index()];
        *there = *there | FigureSet::one(figure);
        self.counts[area.index()] += 1;
        if area.is_room() {
            if self.count(area) >= ROOM_LIMIT {
                self.crowded |= AreaSet::one(area);
            }
            self.set_bar(figure, AreaSet::one(area));
        }
    }

    /// Takes a figure off its area; it goes to `place`, which is off the board, until it is put again.
    #[inline]
    pub(crate) fn lift(&mut self, figure: FigureId, area: Area, place: Place) {
        self.figures[figure.owner().index()][figure.index()] = place;
        self.on_board = self.on_board.without(FigureSet::one(figure));
        let there = &mut self.occupants[area.index()];
        *there = there.without(FigureSet::one(figure));
        self.counts[area.index()] -= 1;
        if self.count(area) < ROOM_LIMIT {
            self.crowded = self.crowded & !AreaSet::one(area);
        }
        self.set_bar(figure, AreaSet::NONE);
    }

    /// Notes the room a knight or berserker bars now. A cave troll never leaves the room it bars.
    #[inline]
    fn set_bar(&mut self, figure: FigureId, room: AreaSet) {
        match self.kind_of(figure) {
            Kind::Knight => self.bars.knights[figure.owner().index()] = room,
            Kind::Berserker => self.bars.berserkers[figure.owner().index()] = room,
            Kind::CaveTroll => self.bars.trolls |= room,
            _ => {}
        }
    }
}
