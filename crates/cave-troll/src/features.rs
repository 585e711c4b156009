//! A position and an action as numbers, through the eyes of one seat. Players are counted clockwise from that seat.

use kernel::{Block, Features, Marks, Seat, blocks, neighbour};

use crate::content::coins;
use crate::scoring::{Occasion, controller, room_score};
use crate::state::{Place, ROOM_LIMIT, State, Waiting};
use crate::{Action, Area, AreaSet, Card, CardSet, CaveTroll, FigureId, FigureSet, Kind};

const SEATS: usize = 4;
const KINDS: usize = Kind::ALL.len();
const AREAS: usize = Area::COUNT;
/// Three faces of adventurers, a kind each, three events.
const FACES: usize = 3 + KINDS + 3;

blocks! { POSITION:
    PLAYERS [5] "how many play",
    ASKED [11] "what is waited for: action, card, target, flight, push, rampage, walk, else",
    SCENE [AREAS] "the area that it is about",
    TURN [SEATS] "whose turn it is",
    ACTIONS_LEFT [6] "actions the turn player has left",
    DREW [2] "nobody, or the turn player, has drawn in this turn",
    IDLE [8] "turns in a row without a draw",
    ICONS [6] "icons on the scoring pile",
    SCORINGS [8] "board scorings so far",
    GOLD [SEATS * 24] "a player's gold, in steps of four",
    PROMISED [SEATS * 24] "what the board would pay a player now, in steps of two",
    LEAD [41] "my gold less that of the best other, in steps of two",
    LEAD_WITH_BOARD [41] "the same, with what the board would pay now",
    DECK [SEATS * 20] "cards in a player's deck",
    UNSEEN [SEATS * FACES] "cards of a player that I have not seen yet, by their face",
    HAND [FACES] "my hand card",
    DRAWN [FACES] "the card that I have drawn",
    IN_PLAY [FACES] "the card that is carried out",
    ARTIFACTS [6] "artifacts that I have",
    OTHERS_ARTIFACTS [SEATS * 4] "how many artifacts a player has",
    PLAYED_ARTIFACTS [6] "artifacts that have been played",
    FIGURE [SEATS * KINDS * AREAS] "how many figures of a kind a player has in an area",
    SUPPLY [SEATS * KINDS] "figures that have not come yet",
    LOST [SEATS * KINDS] "figures that are lost",
    CHEST [AREAS] "chests in an area",
    CHEST_TO_COME [SEATS] "a player whose chest has not come yet",
    CONTROL [SEATS * Area::ROOMS] "who is paid for a room",
    DISPUTED [Area::ROOMS] "rooms with heroes that pay nobody",
    FULL [Area::ROOMS] "rooms that are full",
}

blocks! { ACTION:
    VERB [26] "what is done, in the order of the actions",
    FACE [FACES] "the card that is played",
    MOVED [KINDS] "which figure of mine",
    FROM [AREAS] "from where",
    TO [AREAS] "to where, or which room",
    MOVED_TO [KINDS * AREAS] "which figure of mine to where",
    PLACED_TO [FACES * AREAS] "which card is placed or scores where",
    VICTIM [SEATS * KINDS] "whose figure, and which",
    TO_GOLD [14] "what the room there is worth",
    TO_CONTROL [SEATS + 2] "who is paid there: nobody, a player, disputed",
    TO_OWN [6] "how many heroes I have there",
    TO_OTHERS [6] "how many figures others have there",
    TO_CHANGE [4] "one hero more would there: give me the room, take it from another, only strengthen, nothing",
    FROM_CONTROL [3] "the room there is: mine, mine by one hero, not mine",
    FROM_GOLD [14] "what the room that is left is worth",
    LEFT [5 * 2] "actions left, by turn's verb: end of turn, draw",
}

impl Features for CaveTroll {
    const FEATURES_VERSION: u32 = 1;
    const POSITION: &'static [Block] = POSITION;
    const ACTION: &'static [Block] = ACTION;
    const MANY_POINTS: i32 = 50;
    const ALONE_FOR_POINTS: bool = false;

    fn position(state: &State, seat: Seat, into: &mut Marks) {
        into.set(PLAYERS, usize::from(state.players));
        ask(state, into);
        into.set(TURN, near(state, seat, state.turn));
        into.set(ACTIONS_LEFT, usize::from(state.actions_left));
        into.set(DREW, usize::from(state.drew_this_turn));
        into.set(IDLE, usize::from(state.turns_without_draw));
        into.set(ICONS, usize::from(state.icons));
        into.set(SCORINGS, usize::from(state.scorings));
        board(state, seat, into);
        cards(state, seat, into);
        for owner in state.seats() {
            figures(state, near(state, seat, owner), owner, into);
        }
    }

    fn action(state: &State, seat: Seat, action: Action, into: &mut Marks) {
        Choice { state, seat, into }.mark(action);
    }
}

#[inline]
fn near(state: &State, seat: Seat, other: Seat) -> usize {
    neighbour(seat, other, usize::from(state.players))
}

fn face(card: Card) -> usize {
    match card {
        Card::Adventurer { icons } => usize::from(icons).min(2),
        Card::Special(kind) => 3 + kind as usize,
        Card::Treasure => 3 + KINDS,
        Card::ScoreARoom => 4 + KINDS,
        Card::FindAnArtifact => 5 + KINDS,
    }
}

/// What is waited for, and where.
fn ask(state: &State, into: &mut Marks) {
    let (what, area) = match state.waiting.top() {
        Waiting::Action => (0, None),
        Waiting::Card => (1, None),
        Waiting::Target(_) => (2, None),
        Waiting::Flee { room, .. } => (3, Some(room)),
        Waiting::Push { room, must: false, .. } => (4, Some(room)),
        Waiting::Push { room, must: true, .. } => (5, Some(room)),
        Waiting::Rampage { room, .. } => (6, Some(room)),
        Waiting::Walk { hero, may_stop, .. } => (7 + usize::from(may_stop), state.area_of(hero)),
        Waiting::Devour { room } => (9, Some(room)),
        Waiting::Start | Waiting::Deal(_) | Waiting::Draw | Waiting::Find | Waiting::Over => (10, None),
    };
    into.set(ASKED, what);
    if let Some(area) = area {
        into.set(SCENE, area.index());
    }
}

/// Who has what, and what every room would pay.
fn board(state: &State, seat: Seat, into: &mut Marks) {
    let mut promised = [0; SEATS];
    let occupied = state.areas_of(FigureSet::HEROES) & AreaSet::ROOMS;
    for room in occupied.iter() {
        let score = room_score(state, room, Occasion::Board);
        match score.controller {
            Some(owner) => into.set(CONTROL, near(state, seat, owner) * Area::ROOMS + room.index()),
            None => into.set(DISPUTED, room.index()),
        }
        for (owner, gold) in score.shares() {
            promised[near(state, seat, owner)] += i32::from(gold);
        }
    }
    for room in (state.crowded & AreaSet::ROOMS).iter() {
        into.set(FULL, room.index());
    }
    let (mut best, mut best_with_board) = (i32::MIN, i32::MIN);
    for owner in state.seats() {
        let n = near(state, seat, owner);
        let gold = i32::from(state.gold[owner.index()]);
        into.set(GOLD, n * 24 + (gold as usize / 4).min(23));
        into.set(PROMISED, n * 24 + (promised[n] as usize / 2).min(23));
        into.set(DECK, n * 20 + state.decks[owner.index()].len() as usize);
        if owner != seat {
            best = best.max(gold);
            best_with_board = best_with_board.max(gold + promised[n]);
        }
    }
    let gold = i32::from(state.gold[seat.index()]);
    into.around(LEAD, gold - best, 2);
    into.around(LEAD_WITH_BOARD, gold + promised[0] - best_with_board, 2);
}

/// Cards and artifacts, as far as the seat knows them.
fn cards(state: &State, seat: Seat, into: &mut Marks) {
    let is_turn = state.turn == seat;
    for (block, card) in
        [(HAND, state.hands[seat.index()]), (DRAWN, state.drawn.filter(|_| is_turn)), (IN_PLAY, state.in_play)]
    {
        if let Some(card) = card {
            into.set(block, face(card));
        }
    }
    for owner in state.seats() {
        let (n, index) = (near(state, seat, owner), owner.index());
        // The hand card of another, and what was just drawn, may be any of these.
        let mut unseen = state.decks[index];
        if owner != seat {
            let drawn = state.drawn.filter(|_| owner == state.turn);
            for card in state.hands[index].into_iter().chain(drawn) {
                unseen.put(card);
            }
        }
        for number in kernel::bits(u64::from(unseen.0)) {
            into.set(UNSEEN, n * FACES + face(CardSet::face(number, state.alternates[index])));
        }
        into.set(OTHERS_ARTIFACTS, n * 4 + (state.artifacts[index].len() as usize).min(3));
        if state.chests[index] == Place::Supply {
            into.set(CHEST_TO_COME, n);
        }
        if let Place::In(area) = state.chests[index] {
            into.set(CHEST, area.index());
        }
    }
    for (block, artifacts) in [(ARTIFACTS, state.artifacts[seat.index()]), (PLAYED_ARTIFACTS, state.artifacts_played)] {
        for artifact in artifacts.iter() {
            into.set(block, artifact as usize);
        }
    }
}

/// All figures of one player.
fn figures(state: &State, n: usize, owner: Seat, into: &mut Marks) {
    for figure in (0..FigureId::PER_SEAT).map(|index| FigureId::new(owner, index)) {
        let kind = n * KINDS + state.kind_of(figure) as usize;
        match state.place(figure) {
            Place::In(area) => into.set(FIGURE, kind * AREAS + area.index()),
            Place::Supply => into.set(SUPPLY, kind),
            Place::Lost => into.set(LOST, kind),
        }
    }
}

/// An action that is being told in numbers.
struct Choice<'c> {
    state: &'c State,
    seat: Seat,
    into: &'c mut Marks,
}

impl Choice<'_> {
    fn mark(&mut self, action: Action) {
        match action {
            Action::EndTurn => self.verb(0).left(0),
            Action::Draw => self.verb(1).left(1),
            Action::Play { card } => self.verb(2).into.set(FACE, face(card)),
            Action::Place { at } => self.verb(3).card_to(at),
            Action::Score { room } => self.verb(4).card_to(room),
            Action::Move { kind, from, to } => self.verb(5).from(kind, from).to(kind, to),
            Action::Flee { kind, to } => self.verb(6).to(kind, to),
            Action::Stay => self.verb(7).done(),
            Action::Push { figure, to } => self.verb(8).victim(figure.owner, figure.kind).there(to),
            Action::NoPush => self.verb(9).done(),
            Action::Kill { figure } => self.verb(10).victim(figure.owner, figure.kind).done(),
            Action::Assassinate { figure } => self.verb(11).victim(figure.owner, figure.kind).done(),
            Action::Banish { whose, to } => self.verb(12).victim(whose, Kind::SirenBanshee).there(to),
            Action::Slay { whose } => self.verb(13).victim(whose, Kind::RampagingTroll).done(),
            Action::Attack => self.verb(14).done(),
            Action::Pull { figure, from } => self.verb(15).victim(figure.owner, figure.kind).there(from),
            Action::Rampage => self.verb(16).done(),
            Action::Chalice { kind, to } => self.verb(17).to(kind, to),
            Action::Cloak { kind, from } => self.verb(18).from(kind, from).done(),
            Action::Sword { whose } => self.verb(19).victim(whose, Kind::Orc).done(),
            Action::Boots { kind, from } => self.verb(20).from(kind, from).done(),
            Action::Scroll { figure, to } => self.verb(21).victim(figure.owner, figure.kind).there(to),
            Action::Tally { room } => self.verb(22).there(room),
            Action::Step { to } => self.verb(23).there(to),
            Action::Stop => self.verb(24).done(),
        }
    }

    fn done(&mut self) {}

    fn verb(&mut self, verb: usize) -> &mut Self {
        self.into.set(VERB, verb);
        self
    }

    fn left(&mut self, which: usize) {
        self.into.set(LEFT, which * 5 + usize::from(self.state.actions_left).min(4));
    }

    fn card_to(&mut self, at: Area) {
        if let Some(card) = self.state.in_play {
            self.into.set(PLACED_TO, face(card) * AREAS + at.index());
        }
        self.there(at);
    }

    fn from(&mut self, kind: Kind, from: Area) -> &mut Self {
        let Choice { state, seat, .. } = *self;
        self.into.set(MOVED, kind as usize);
        self.into.set(FROM, from.index());
        if from.is_room() {
            let is_mine = controller(state, from) == Some(seat);
            let ahead = self.heroes(from, true) as i32 - self.heroes(from, false) as i32;
            self.into.set(FROM_CONTROL, if !is_mine { 2 } else { usize::from(ahead <= 1) });
            self.into.set(FROM_GOLD, usize::from(coins(from)));
        }
        self
    }

    fn to(&mut self, kind: Kind, to: Area) {
        self.into.set(MOVED_TO, kind as usize * AREAS + to.index());
        self.there(to);
    }

    fn victim(&mut self, owner: Seat, kind: Kind) -> &mut Self {
        self.into.set(VICTIM, near(self.state, self.seat, owner) * KINDS + kind as usize);
        self
    }

    /// Heroes of mine, or of everybody else, in a room.
    fn heroes(&self, room: Area, mine: bool) -> usize {
        let own = FigureSet::of(self.seat);
        let there = self.state.at(room) & FigureSet::HEROES;
        (if mine { there & own } else { there.without(own) }).len() as usize
    }

    /// Where it leads, and how things stand there.
    fn there(&mut self, to: Area) {
        let Choice { state, seat, .. } = *self;
        self.into.set(TO, to.index());
        if !to.is_room() {
            return;
        }
        self.into.set(TO_GOLD, usize::from(coins(to)) + 4 * usize::from(state.chests_in(to)));
        let owner = controller(state, to);
        let (mine, others) = (self.heroes(to, true), self.heroes(to, false));
        let control = match owner {
            Some(owner) => 1 + near(state, seat, owner),
            None if mine + others > 0 => SEATS + 1,
            None => 0,
        };
        self.into.set(TO_CONTROL, control);
        self.into.set(TO_OWN, mine);
        self.into.set(TO_OTHERS, others);
        let change = match owner {
            _ if state.count(to) >= ROOM_LIMIT => 3,
            Some(owner) if owner == seat => 2,
            None if mine + 1 > others => 0,
            Some(_) if mine + 1 >= others => 1,
            _ => 3,
        };
        self.into.set(TO_CHANGE, change);
    }
}
