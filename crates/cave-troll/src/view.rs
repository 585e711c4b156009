//! What a viewer may see, and a full state that fits it.
//!
//! Open to all: the board, chests, lost figures, gold, discards, the scoring pile, deck sizes, sets, actions left.
//! Hidden: every hand card and the drawn one, facedown artifacts. Decks have no order yet.

use kernel::{Game, Seat, Viewer, pick};
use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::state::{Place, State, Waiting};
use crate::{Area, Artifact, ArtifactSet, Card, CardSet, CaveTroll, Figure, FigureId, Kind, Setup, scoring};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Viewer,
    pub setup: Setup,
    /// Figures on the board, by area.
    pub pieces: Vec<Piece>,
    /// What each room would pay now.
    pub rooms: Vec<RoomNow>,
    pub players: Vec<Player>,
    /// Icons on the scoring pile; five score the board.
    pub icons: u8,
    /// Artifacts nobody has drawn yet.
    pub artifact_deck: u8,
    pub artifacts_played: Vec<Artifact>,
    /// Who took the first turn; none before that is known.
    pub starting: Option<Seat>,
    pub turn: Seat,
    /// Turns begun.
    pub turns: u16,
    /// Actions the turn player has left.
    pub actions_left: u8,
    /// The turn player's rampaging troll has moved this turn.
    pub troll_moved: bool,
    /// Board scorings so far, the last one not counted.
    pub scorings: u8,
    /// Turns in a row without a draw.
    pub turns_without_draw: u16,
    pub drew_this_turn: bool,
    /// The card being carried out.
    pub in_play: Option<Card>,
    /// What the game waits for, innermost last.
    pub waiting: Vec<Ask>,
}

/// A figure on the board; `count` equal ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Piece {
    pub at: Area,
    pub owner: Seat,
    pub kind: Kind,
    pub count: u8,
}

/// A room as it would be scored now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomNow {
    pub room: Area,
    /// Coins, doubled by a dwarf, and chests.
    pub gold: u16,
    pub controller: Option<Seat>,
    /// Whose berserker shares its gold.
    pub sharer: Option<Seat>,
}

/// A seat as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    pub gold: u16,
    pub deck: u8,
    pub hand_size: u8,
    /// The hand card, when the viewer may see it.
    pub hand: Option<Card>,
    /// The card just drawn, when there is one and the viewer may see it.
    pub drawn: Option<Card>,
    /// Artifacts facedown in front of the player.
    pub artifact_count: u8,
    /// Which they are, when the viewer may see them.
    pub artifacts: Vec<Artifact>,
    pub chest: ChestPlace,
    /// Figures not yet in play.
    pub supply: Vec<Kind>,
    /// Discarded figures.
    pub lost: Vec<Kind>,
    /// Played cards without icons.
    pub discards: Vec<Card>,
    /// Cards on the common scoring pile.
    pub scoring_pile: Vec<Card>,
    /// Cards of scoring piles that left the game.
    pub removed: Vec<Card>,
    /// The slayer's coin of this turn is paid.
    pub slayer_paid: bool,
}

/// Where a chest is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ChestPlace {
    /// Not yet in play.
    Supply,
    Lost,
    In(Area),
}

/// What the game waits for, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ask {
    Start,
    Deal { to: Seat },
    Action,
    Draw,
    Card,
    Target { card: Card },
    Find,
    Flee { room: Area, who: Seat },
    Devour { room: Area },
    Push { whose: Seat, room: Area, must: bool },
    Rampage { room: Area, left: u8 },
    Walk { hero: Figure, at: Area, left: u8, with: Artifact, may_stop: bool },
    Over,
}

impl View {
    /// Builds what `viewer` sees: the same for whoever plays the seat, a person or a bot (ruling CT-R-54).
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        View {
            viewer,
            setup: setup_of(state),
            pieces: pieces(state),
            rooms: Area::rooms().map(|room| room_now(state, room)).collect(),
            players: state.seats().map(|seat| Player::of(state, seat, viewer)).collect(),
            icons: state.icons,
            artifact_deck: state.artifact_deck.len() as u8,
            artifacts_played: state.artifacts_played.iter().collect(),
            starting: (state.waiting.top() != Waiting::Start).then_some(state.starting),
            turn: state.turn,
            turns: state.turns,
            actions_left: state.actions_left,
            troll_moved: state.troll_moved,
            scorings: state.scorings,
            turns_without_draw: state.turns_without_draw,
            drew_this_turn: state.drew_this_turn,
            in_play: state.in_play,
            waiting: state.waiting.iter().map(|waiting| Ask::of(state, *waiting)).collect(),
        }
    }

    /// A state that fits: what the viewer cannot know is dealt, each possibility equally likely.
    pub(crate) fn imagine(&self, rng: &mut impl Rng) -> State {
        let mut state = CaveTroll::start(&self.setup).expect("a view has a setup that was played");
        state.starting = self.starting.unwrap_or(Seat::new(0));
        state.turn = self.turn;
        state.turns = self.turns;
        state.actions_left = self.actions_left;
        state.troll_moved = self.troll_moved;
        state.scorings = self.scorings;
        state.turns_without_draw = self.turns_without_draw;
        state.drew_this_turn = self.drew_this_turn;
        state.in_play = self.in_play;
        state.icons = self.icons;
        state.artifacts_played = self.artifacts_played.iter().copied().collect();
        for (seat, player) in state.seats().zip(&self.players) {
            player.set_out(&mut state, seat);
        }
        self.set_pieces(&mut state);
        self.deal_cards(&mut state, rng);
        self.deal_artifacts(&mut state, rng);
        let mut waiting = state.waiting;
        waiting.refill(self.waiting.iter().map(|ask| ask.waiting(&state)));
        state.waiting = waiting;
        state
    }

    fn set_pieces(&self, state: &mut State) {
        for piece in &self.pieces {
            for _ in 0..piece.count {
                let figure = first_in(state, piece.owner, piece.kind, Place::Supply);
                state.put(figure, piece.at);
            }
        }
    }

    /// Unseen cards of a player are in the deck or in hand; which, nobody but the owner knows.
    fn deal_cards(&self, state: &mut State, rng: &mut impl Rng) {
        for (seat, player) in state.seats().zip(&self.players) {
            let index = seat.index();
            let mut unseen = CardSet::DECK;
            let played = player.discards.iter().chain(&player.scoring_pile).chain(&player.removed);
            let shown = self.in_play.iter().filter(|_| seat == self.turn);
            for card in played.chain(shown).chain(&player.hand).chain(&player.drawn) {
                unseen.take(*card);
            }
            let draws_now = seat == self.turn && self.waiting.last() == Some(&Ask::Card);
            let mut draw = || {
                let number = kernel::nth_bit(u64::from(unseen.0), pick(rng, unseen.len()));
                let card = CardSet::face(number, state.alternates[index]);
                unseen.take(card);
                card
            };
            state.hands[index] = if player.hand_size == 0 { None } else { Some(player.hand.unwrap_or_else(&mut draw)) };
            if draws_now {
                state.drawn = Some(player.drawn.unwrap_or_else(&mut draw));
            }
            state.decks[index] = unseen;
        }
    }

    fn deal_artifacts(&self, state: &mut State, rng: &mut impl Rng) {
        let known = self.players.iter().flat_map(|player| player.artifacts.iter().copied()).collect();
        let mut unseen = ArtifactSet::ALL.without(state.artifacts_played).without(known);
        for (seat, player) in state.seats().zip(&self.players) {
            let own = &mut state.artifacts[seat.index()];
            *own = player.artifacts.iter().copied().collect();
            while own.len() < u32::from(player.artifact_count) {
                let artifact = unseen.nth(pick(rng, unseen.len()));
                unseen.take(artifact);
                own.put(artifact);
            }
        }
        state.artifact_deck = unseen;
    }
}

impl Player {
    fn of(state: &State, seat: Seat, viewer: Viewer) -> Player {
        let index = seat.index();
        let sees = viewer.sees(seat);
        let cards = |set: CardSet| {
            let faces = set.faces(state.alternates[index]);
            faces.flat_map(|(card, n)| std::iter::repeat_n(card, n as usize)).collect()
        };
        let kinds_in = |place: Place| {
            let figures = (0..FigureId::PER_SEAT).map(|number| FigureId::new(seat, number));
            let mut kinds: Vec<Kind> =
                figures.filter(|figure| state.place(*figure) == place).map(|figure| state.kind_of(figure)).collect();
            kinds.sort();
            kinds
        };
        Player {
            gold: state.gold[index],
            deck: state.decks[index].len() as u8,
            hand_size: u8::from(state.hands[index].is_some()),
            hand: state.hands[index].filter(|_| sees),
            drawn: state.drawn.filter(|_| sees && seat == state.turn),
            artifact_count: state.artifacts[index].len() as u8,
            artifacts: if sees || state.waiting.top() == Waiting::Over {
                state.artifacts[index].iter().collect()
            } else {
                Vec::new()
            },
            chest: match state.chests[index] {
                Place::Supply => ChestPlace::Supply,
                Place::Lost => ChestPlace::Lost,
                Place::In(area) => ChestPlace::In(area),
            },
            supply: kinds_in(Place::Supply),
            lost: kinds_in(Place::Lost),
            discards: cards(state.discards[index]),
            scoring_pile: cards(state.scoring_pile[index]),
            removed: cards(state.removed[index]),
            slayer_paid: state.slayers_paid.has(seat),
        }
    }

    /// Everything of this player that lies open, the board apart.
    fn set_out(&self, state: &mut State, seat: Seat) {
        let index = seat.index();
        state.gold[index] = self.gold;
        state.chests[index] = match self.chest {
            ChestPlace::Supply => Place::Supply,
            ChestPlace::Lost => Place::Lost,
            ChestPlace::In(area) => Place::In(area),
        };
        for kind in &self.lost {
            let figure = first_in(state, seat, *kind, Place::Supply);
            state.figures[index][figure.index()] = Place::Lost;
        }
        for (cards, pile) in [
            (&self.discards, &mut state.discards[index]),
            (&self.scoring_pile, &mut state.scoring_pile[index]),
            (&self.removed, &mut state.removed[index]),
        ] {
            cards.iter().for_each(|card| _ = pile.put(*card));
        }
        if self.slayer_paid {
            state.slayers_paid = state.slayers_paid.with(seat);
        }
    }
}

impl Ask {
    fn of(state: &State, waiting: Waiting) -> Ask {
        match waiting {
            Waiting::Start => Ask::Start,
            Waiting::Deal(to) => Ask::Deal { to },
            Waiting::Action => Ask::Action,
            Waiting::Draw => Ask::Draw,
            Waiting::Card => Ask::Card,
            Waiting::Target(card) => Ask::Target { card },
            Waiting::Find => Ask::Find,
            Waiting::Flee { room, who } => Ask::Flee { room, who },
            Waiting::Devour { room } => Ask::Devour { room },
            Waiting::Push { whose, room, must } => Ask::Push { whose, room, must },
            Waiting::Rampage { room, left } => Ask::Rampage { room, left },
            Waiting::Walk { hero, left, with, may_stop } => {
                let at = state.area_of(hero).expect("who walks is on the board");
                Ask::Walk { hero: state.figure(hero), at, left, with, may_stop }
            }
            Waiting::Over => Ask::Over,
        }
    }

    fn waiting(self, state: &State) -> Waiting {
        match self {
            Ask::Start => Waiting::Start,
            Ask::Deal { to } => Waiting::Deal(to),
            Ask::Action => Waiting::Action,
            Ask::Draw => Waiting::Draw,
            Ask::Card => Waiting::Card,
            Ask::Target { card } => Waiting::Target(card),
            Ask::Find => Waiting::Find,
            Ask::Flee { room, who } => Waiting::Flee { room, who },
            Ask::Devour { room } => Waiting::Devour { room },
            Ask::Push { whose, room, must } => Waiting::Push { whose, room, must },
            Ask::Rampage { room, left } => Waiting::Rampage { room, left },
            Ask::Walk { hero, at, left, with, may_stop } => {
                let hero = first_in(state, hero.owner, hero.kind, Place::In(at));
                Waiting::Walk { hero, left, with, may_stop }
            }
            Ask::Over => Waiting::Over,
        }
    }
}

/// The first miniature of this kind and place. Views come from states, so there is one.
pub(crate) fn first_in(state: &State, owner: Seat, kind: Kind, place: Place) -> FigureId {
    let all = state.all_of(kind) & crate::FigureSet::of(owner);
    all.iter().find(|figure| state.place(*figure) == place).expect("a view has no more figures than the box")
}

pub(crate) fn setup_of(state: &State) -> Setup {
    let alternates = state.seats().map(|seat| state.alternates[seat.index()]).collect();
    Setup { players: state.players, alternates, house: state.house }
}

fn pieces(state: &State) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for at in Area::all() {
        let there = state.at(at);
        for figure in there.iter_distinct() {
            let Figure { owner, kind } = state.figure(figure);
            let equals = there & crate::FigureSet::of(owner) & state.all_of(kind);
            pieces.push(Piece { at, owner, kind, count: equals.len() as u8 });
        }
    }
    pieces
}

fn room_now(state: &State, room: Area) -> RoomNow {
    let score = scoring::room_score(state, room, scoring::Occasion::Board);
    RoomNow { room, gold: score.gold, controller: score.controller, sharer: score.sharer }
}
