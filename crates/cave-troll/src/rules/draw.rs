//! The first action: draw a card and play a card. Rules: CT-DRAW.

use kernel::Log;

use crate::rules::setup::draw_from_deck;
use crate::rules::{cave_troll, scoring};
use crate::state::{Place, State, Waiting};
use crate::{Area, AreaKind, AreaSet, Artifact, Card, Event, FigureId, FigureSet, HouseRule, Illegal, Kind};

/// Icons on the pile that score the board. Rule: CT-SCORE-02.
pub const ICONS_FOR_SCORING: u8 = 5;

/// The turn player draws; there is no drawing without playing. Rule: CT-DRAW-01, CT-DRAW-03, rulings CT-R-02, CT-R-03.
pub fn draw(state: &mut State) {
    state.waiting.push(Waiting::Draw);
}

/// The card that was drawn. Rule: CT-DRAW-01.
pub fn drawn(state: &mut State, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    draw_from_deck(state, state.turn, card)?;
    state.drawn = Some(card);
    state.drew_this_turn = true;
    state.waiting.replace(Waiting::Card);
    log.push(Event::Drew { seat: state.turn, card: Some(card) });
    Ok(())
}

/// One of the two is played, the other stays in hand. Rule: CT-DRAW-01, CT-DRAW-02.
pub fn play(state: &mut State, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let hand = &mut state.hands[state.turn.index()];
    if *hand == Some(card) {
        *hand = state.drawn.take();
    } else if state.drawn == Some(card) {
        state.drawn = None;
    } else {
        return Err(Illegal::NotHeld(card));
    }

    state.in_play = Some(card);
    state.waiting.replace(match card {
        Card::FindAnArtifact => Waiting::Find,
        Card::Adventurer { .. } | Card::Special(_) | Card::Treasure | Card::ScoreARoom => Waiting::Target(card),
    });
    log.push(Event::Played { seat: state.turn, card });
    Ok(())
}

/// Where a played card may take effect, never nowhere; entrances and pits hold any number.
/// Rule: CT-DRAW-04, CT-DRAW-05, CT-DRAW-06, CT-DRAW-07, CT-DRAW-08, CT-DRAW-09, CT-DRAW-13, CT-DRAW-18,
/// CT-MON-TROLL-01, CT-ALT-TROLL-01, ruling CT-R-25.
pub fn targets(state: &State, card: Card) -> AreaSet {
    match card {
        Card::Special(Kind::CaveTroll) if state.house.has(HouseRule::TrollsOustTrolls) => AreaSet::ROOMS,
        Card::Special(Kind::CaveTroll) => AreaSet::ROOMS & !state.areas_of(state.all_of(Kind::CaveTroll)),
        Card::Special(kind) if kind.is_monster() => AreaSet::PITS,
        Card::Adventurer { .. } | Card::Special(_) => AreaSet::ENTRANCES,
        Card::Treasure | Card::ScoreARoom => AreaSet::ROOMS,
        Card::FindAnArtifact => AreaSet::NONE,
    }
}

/// The figure or chest of the played card comes into play; a chest stays where it is put and fills no room.
/// Rule: CT-DRAW-04, CT-DRAW-06, CT-DRAW-09, CT-DRAW-10, CT-DRAW-12, CT-MON-TROLL-01.
pub fn place(state: &mut State, card: Card, at: Area, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !targets(state, card).has(at) {
        return Err(why_not_there(card, at));
    }

    state.waiting.pop();
    match card.figure() {
        Some(kind) => {
            let figure = from_supply(state, kind);
            state.put(figure, at);
            log.push(Event::Placed { figure: state.figure(figure), at });
            if kind == Kind::CaveTroll {
                cave_troll::arrive(state, at);
            }
        }
        None => {
            state.chests[state.turn.index()] = Place::In(at);
            log.push(Event::ChestPlaced { owner: state.turn, at });
        }
    }
    Ok(())
}

/// The turn player's first figure of this kind that is not in play yet. A deck has as many cards as figures.
fn from_supply(state: &State, kind: Kind) -> FigureId {
    (state.all_of(kind) & FigureSet::of(state.turn))
        .iter()
        .find(|figure| state.place(*figure) == Place::Supply)
        .expect("each card has its figure in the supply")
}

fn why_not_there(card: Card, at: Area) -> Illegal {
    match card {
        Card::Special(Kind::CaveTroll) if at.kind() == AreaKind::Room => Illegal::TrollThereAlready(at),
        Card::Special(Kind::CaveTroll) => Illegal::TrollNeedsRoom(at),
        Card::Special(kind) if kind.is_monster() => Illegal::MonsterNeedsPit(at),
        Card::Adventurer { .. } | Card::Special(_) => Illegal::HeroNeedsEntrance(at),
        Card::Treasure => Illegal::ChestNeedsRoom(at),
        Card::ScoreARoom | Card::FindAnArtifact => Illegal::ScoreNeedsRoom(at),
    }
}

/// Score a Room names one room; nothing else is scored. Rule: CT-DRAW-13.
pub fn score_a_room(state: &mut State, room: Area, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !room.is_room() {
        return Err(Illegal::ScoreNeedsRoom(room));
    }
    state.waiting.pop();
    scoring::score_one(state, room, log);
    Ok(())
}

/// The turn player finds an artifact and keeps it facedown. Rule: CT-DRAW-14, CT-DRAW-15, CT-ART-03.
pub fn find(state: &mut State, artifact: Artifact, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !state.artifact_deck.has(artifact) {
        return Err(Illegal::NotByChance);
    }
    state.artifact_deck.take(artifact);
    state.artifacts[state.turn.index()].put(artifact);
    state.waiting.pop();
    log.push(Event::Found { seat: state.turn, artifact: Some(artifact) });
    Ok(())
}

/// With icons to the common scoring pile, without to the player's discards; five icons score the board and the
/// whole pile leaves the game.
/// Rule: CT-DRAW-16, CT-DRAW-17, CT-SCORE-02, CT-SCORE-03, CT-SCORE-04, rulings CT-R-01, CT-R-30.
pub fn put_on_pile(state: &mut State, card: Card, log: &mut impl Log<Event>) {
    let player = state.turn.index();
    if card.icons() == 0 {
        state.discards[player].put(card);
        return;
    }
    state.scoring_pile[player].put(card);
    state.icons += card.icons();
    log.push(Event::PileGrew { icons: state.icons });
    if state.icons < ICONS_FOR_SCORING {
        return;
    }
    scoring::score_board(state, log);
    state.scorings += 1;
    log.push(Event::BoardScored { last: false });
    for seat in 0..4 {
        for (face, n) in std::mem::take(&mut state.scoring_pile[seat]).faces(state.alternates[seat]) {
            (0..n).for_each(|_| _ = state.removed[seat].put(face));
        }
    }
    state.icons = 0;
    log.push(Event::PileCleared);
}
