//! What holds at any moment of any game. The laws check it after every step.

use kernel::Seat;

use crate::rules::draw::ICONS_FOR_SCORING;
use crate::state::{Bars, Place, ROOM_LIMIT, State, Waiting};
use crate::{Area, AreaSet, ArtifactSet, Card, CardSet, FigureId, FigureSet, Kind};

/// `Ok` when the table is in order, otherwise what is wrong with it.
pub fn check(state: &State) -> Result<(), String> {
    caches(state)?;
    cards(state)?;
    artifacts(state)?;
    Area::all().try_for_each(|area| heroes_and_pits(state, area))?;
    if matches!(state.waiting.top(), Waiting::Action | Waiting::Over) {
        Area::rooms().try_for_each(|room| room_at_rest(state, room))?;
        table_at_rest(state)?;
    }
    Ok(())
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Every figure is in one place, and the areas agree. Rule: CT-TERM-09.
fn caches(state: &State) -> Result<(), String> {
    let mut occupants = [FigureSet::NONE; Area::COUNT];
    for seat in Seat::first(4) {
        for number in 0..FigureId::PER_SEAT {
            let figure = FigureId::new(seat, number);
            if let Place::In(area) = state.place(figure) {
                occupants[area.index()] = occupants[area.index()] | FigureSet::one(figure);
            }
        }
    }
    let counts = occupants.map(|there| there.len() as u8);
    require(counts == state.counts, || "an area is miscounted".into())?;
    let on_board = occupants.iter().fold(FigureSet::NONE, |all, there| all | *there);
    require(on_board == state.on_board, || "the board disagrees with the figures".into())?;
    require(occupants == state.occupants, || "the areas disagree with the figures".into())?;
    let crowded: AreaSet = Area::rooms().filter(|room| state.count(*room) >= ROOM_LIMIT).collect();
    require(crowded == state.crowded, || "the crowded rooms are miscounted".into())?;
    let rooms_of = |kind, seat| state.areas_of(state.all_of(kind) & FigureSet::of(seat)) & AreaSet::ROOMS;
    let bars = Bars {
        trolls: state.areas_of(state.all_of(Kind::CaveTroll)),
        knights: std::array::from_fn(|seat| rooms_of(Kind::Knight, Seat::new(seat))),
        berserkers: std::array::from_fn(|seat| rooms_of(Kind::Berserker, Seat::new(seat))),
    };
    require(bars == state.bars, || "the barred rooms are wrong".into())
}

/// Deck, hand and played cards are nineteen; each card in play has its figure out. Rule: CT-DRAW-02.
fn cards(state: &State) -> Result<(), String> {
    for seat in state.seats() {
        let index = seat.index();
        let mut rest = CardSet::DECK;
        let own = state.alternates[index];
        let piles = [state.decks[index], state.discards[index], state.scoring_pile[index], state.removed[index]];
        let in_piles =
            piles.iter().flat_map(|pile| pile.faces(own)).flat_map(|(card, n)| std::iter::repeat_n(card, n as usize));
        let shown = state.drawn.into_iter().chain(state.in_play).filter(|_| seat == state.turn);
        for card in in_piles.chain(state.hands[index]).chain(shown) {
            require(rest.take(card), || format!("{seat} has one {card} too many"))?;
        }
        require(rest.is_empty(), || format!("{seat} has lost the cards {rest:?}"))?;

        let out_of_supply = |kind: Kind| {
            let figures = (state.all_of(kind) & FigureSet::of(seat)).iter();
            figures.filter(|figure| state.place(*figure) != Place::Supply).count() as u32
        };
        let still_card = |kind: Kind| {
            let held = state.hands[index].into_iter().chain(shown_unplaced(state, seat));
            let in_deck: u32 =
                state.decks[index].faces(own).filter(|(card, _)| card.figure() == Some(kind)).map(|(_, n)| n).sum();
            in_deck + held.filter(|card| card.figure() == Some(kind)).count() as u32
        };
        for kind in Kind::ALL.iter().filter(|kind| !(state.all_of(**kind) & FigureSet::of(seat)).is_empty()) {
            let n = (state.all_of(*kind) & FigureSet::of(seat)).len();
            let (out, cards) = (out_of_supply(*kind), still_card(*kind));
            require(out + cards == n, || format!("{seat} has {out} {kind} out and {cards} still to come, of {n}"))?;
        }
    }
    Ok(())
}

/// The turn player's cards that have not brought their figure yet.
fn shown_unplaced(state: &State, seat: Seat) -> impl Iterator<Item = Card> {
    let placing = match state.waiting.top() {
        Waiting::Target(card) => Some(card),
        _ => None,
    };
    state.drawn.into_iter().chain(placing).filter(move |_| seat == state.turn)
}

/// Six artifacts, each in one place. Ruling CT-R-37: never more than one with a player.
fn artifacts(state: &State) -> Result<(), String> {
    let piles = state.artifacts.iter().chain([&state.artifact_deck, &state.artifacts_played]);
    let (sum, all) =
        piles.fold((0, ArtifactSet::NONE), |(sum, all), pile| (sum + pile.len(), ArtifactSet(all.0 | pile.0)));
    require(sum == 6 && all == ArtifactSet::ALL, || "an artifact is lost or doubled".into())?;
    require(state.artifacts.iter().all(|own| own.len() <= 1), || "a player has two artifacts".into())
}

/// No hero in a pit. Rule: CT-ENTER-01.
fn heroes_and_pits(state: &State, area: Area) -> Result<(), String> {
    let hero = !(state.at(area) & FigureSet::HEROES).is_empty();
    require(!(AreaSet::PITS.has(area) && hero), || format!("a hero is in the pit {area}"))
}

/// Who may be together in a room. Rule: CT-MOVE-06, CT-ENTER-03, CT-ENTER-05, CT-HERO-KNIGHT-03.
fn room_at_rest(state: &State, room: Area) -> Result<(), String> {
    let there = state.at(room);
    let of = |kind| there & state.all_of(kind);
    let berserkers = of(Kind::Berserker).len();
    require(there.len() <= ROOM_LIMIT || there.len() == 6 && berserkers == 1, || {
        format!("{} are in {room}", there.len())
    })?;
    require(berserkers <= 1, || format!("two berserkers are in {room}"))?;
    require(of(Kind::CaveTroll).is_empty() || there.len() == 1, || {
        format!("somebody is with the cave troll in {room}")
    })?;
    for orc in of(Kind::Orc).iter() {
        let strangers = of(Kind::Knight).without(FigureSet::of(orc.owner()));
        require(strangers.is_empty(), || format!("an orc lives beside an opponent's knight in {room}"))?;
    }
    Ok(())
}

/// The pile, the hands and the scorings: with six icons a deck, at most one a player. Rule: CT-SCORE-02, CT-DRAW-02.
fn table_at_rest(state: &State) -> Result<(), String> {
    let icons: u32 = state
        .seats()
        .flat_map(|seat| state.scoring_pile[seat.index()].faces(0))
        .map(|(card, n)| u32::from(card.icons()) * n)
        .sum();
    require(icons == u32::from(state.icons) && state.icons < ICONS_FOR_SCORING, || format!("the pile shows {icons}"))?;
    require(state.seats().all(|seat| state.hands[seat.index()].is_some()), || "a hand is empty".into())?;
    require(state.drawn.is_none() && state.in_play.is_none(), || "a card is in the air".into())?;
    require(state.scorings <= state.players, || format!("the board was scored {} times", state.scorings))
}
