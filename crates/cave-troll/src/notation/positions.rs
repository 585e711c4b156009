//! Positions between two actions, drawn as lines of text.
//!
//! ```text
//! players 4, set original
//! R14: A.knight A.adventurer*2 B.orc chest.C
//! A hand thief
//! A deck knight adventurer+1*2
//! A pile adventurer+1
//! A lost dwarf
//! A artifact cloak
//! A gold 61
//! turn B, actions 3
//! ```
//!
//! What is not said is made up so that every card and figure is somewhere: a figure on the board has had its card
//! played, a card that was played and whose figure is not drawn has lost it, the rest is in the deck.

use kernel::{Drawn, Game, Seat, Unreadable, number, word};

use crate::state::{Place, State, Waiting};
use crate::view::{first_in, setup_of};
use crate::{Area, Artifact, ArtifactSet, Card, CardSet, CaveTroll, Figure, FigureId, FigureSet, Kind, Setup};

impl Drawn for CaveTroll {
    fn draw(state: &State) -> String {
        let mut lines = vec![setup_of(state).to_string()];
        lines.extend(Area::all().filter_map(|area| area_line(state, area)));
        for seat in state.seats() {
            lines.extend(seat_lines(state, seat));
        }
        if !state.artifacts_played.is_empty() {
            lines.push(format!("artifacts played {}", join(state.artifacts_played.iter())));
        }
        lines.push(format!("turn {}, actions {}", state.turn, state.actions_left));
        lines.join("\n")
    }

    fn read(picture: &str) -> Result<State, Unreadable> {
        let mut lines = picture.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
        let setup: Setup = match lines.next_if(|line| line.starts_with("players ")) {
            Some(line) => line.parse()?,
            None => Setup::original(4),
        };
        let mut state =
            CaveTroll::start(&setup).map_err(|error| Unreadable::new(error.to_string(), setup.to_string()))?;
        // Past the first round, so that a turn has four actions.
        state.turns = u16::from(state.players) + 1;
        state.actions_left = 4;
        state.waiting.replace(Waiting::Action);
        let mut cards = Cards::default();
        for line in lines {
            read_line(&mut state, &mut cards, line)?;
        }
        for seat in state.seats() {
            cards.of[seat.index()].settle(&mut state, seat)?;
        }
        Ok(state)
    }
}

fn area_line(state: &State, area: Area) -> Option<String> {
    let there = state.at(area);
    let figures = there.iter_distinct().map(|id| {
        let Figure { owner, kind } = state.figure(id);
        times(state.figure(id), (there & FigureSet::of(owner) & state.all_of(kind)).len())
    });
    let chests = state.seats().filter(|seat| state.chests[seat.index()] == Place::In(area));
    let all: Vec<_> = figures.chain(chests.map(|seat| format!("chest.{seat}"))).collect();
    (!all.is_empty()).then(|| format!("{area}: {}", all.join(" ")))
}

fn seat_lines(state: &State, seat: Seat) -> Vec<String> {
    let index = seat.index();
    let faces = |set: CardSet| join(set.faces(state.alternates[index]).map(|(card, n)| times(card, n)));
    let mut lines = vec![format!("{seat} gold {}", state.gold[index])];
    lines.extend(state.hands[index].map(|card| format!("{seat} hand {card}")));
    if index == state.turn.index() {
        lines.extend(state.drawn.map(|card| format!("{seat} drawn {card}")));
    }
    lines.push(format!("{seat} deck {}", faces(state.decks[index])));
    if !state.scoring_pile[index].is_empty() {
        lines.push(format!("{seat} pile {}", faces(state.scoring_pile[index])));
    }
    if !state.artifacts[index].is_empty() {
        lines.push(format!("{seat} artifact {}", join(state.artifacts[index].iter())));
    }
    let figures = (0..FigureId::PER_SEAT).map(|number| FigureId::new(seat, number));
    let lost: Vec<_> =
        figures.filter(|figure| state.place(*figure) == Place::Lost).map(|id| state.kind_of(id)).collect();
    let counted = Kind::ALL.iter().map(|kind| (kind, lost.iter().filter(|lost| *lost == kind).count() as u32));
    let named = counted.filter(|(_, n)| *n > 0).map(|(kind, n)| times(kind, n));
    let chest = (state.chests[index] == Place::Lost).then(|| "chest".to_string());
    let lost: Vec<_> = named.chain(chest).collect();
    if !lost.is_empty() {
        lines.push(format!("{seat} lost {}", lost.join(" ")));
    }
    lines
}

fn times(what: impl std::fmt::Display, n: u32) -> String {
    if n == 1 { what.to_string() } else { format!("{what}*{n}") }
}

fn join(all: impl Iterator<Item = impl std::fmt::Display>) -> String {
    all.map(|one| one.to_string()).collect::<Vec<_>>().join(" ")
}

/// What a picture says about cards, before what it does not say is made up.
#[derive(Default)]
struct Cards {
    of: [SeatCards; 4],
}

#[derive(Default)]
struct SeatCards {
    hand: Option<Card>,
    deck: Option<Vec<Card>>,
    pile: Vec<Card>,
}

fn read_line(state: &mut State, cards: &mut Cards, line: &str) -> Result<(), Unreadable> {
    if let Some((area, figures)) = line.split_once(':') {
        let area: Area = area.trim().parse()?;
        return counted(figures).try_for_each(|each| put_on_board(state, each?, area));
    }
    let (first, rest) = word(line);
    match first {
        "turn" => {
            let (seat, actions) = rest.split_once(", actions ").unwrap_or((rest, "4"));
            state.turn = Seat::at_table(state.players, seat)?;
            state.actions_left = number(actions)?;
        }
        "artifacts" => {
            let played = rest.strip_prefix("played ").ok_or_else(|| Unreadable::new("`artifacts played …`", line))?;
            state.artifacts_played = artifacts(played)?;
        }
        "troll" if rest == "moved" => state.troll_moved = true,
        seat => {
            let seat = Seat::at_table(state.players, seat)?;
            read_seat(state, &mut cards.of[seat.index()], seat, rest)?;
        }
    }
    state.artifact_deck =
        state.artifacts.iter().fold(ArtifactSet::ALL.without(state.artifacts_played), |deck, held| deck.without(*held));
    Ok(())
}

fn read_seat(state: &mut State, cards: &mut SeatCards, seat: Seat, line: &str) -> Result<(), Unreadable> {
    let faces = |text: &str| -> Result<Vec<Card>, Unreadable> { counted(text).map(|each| each?.parse()).collect() };
    match word(line) {
        ("hand", card) => cards.hand = Some(card.parse()?),
        ("deck", list) => cards.deck = Some(faces(list)?),
        ("pile", list) => cards.pile = faces(list)?,
        ("gold", gold) => state.gold[seat.index()] = number(gold)?,
        ("artifact", list) => state.artifacts[seat.index()] = artifacts(list)?,
        ("lost", list) => {
            for each in counted(list) {
                match each? {
                    "chest" => state.chests[seat.index()] = Place::Lost,
                    kind => {
                        let figure = in_supply(state, seat, kind.parse()?)?;
                        state.figures[seat.index()][figure.index()] = Place::Lost;
                    }
                }
            }
        }
        _ => {
            return Err(Unreadable::new("a line such as `A hand thief` or `A gold 12`", line));
        }
    }
    Ok(())
}

fn artifacts(list: &str) -> Result<ArtifactSet, Unreadable> {
    list.split_whitespace().map(str::parse::<Artifact>).collect()
}

/// `knight adventurer*3` is knight and three times adventurer.
fn counted(text: &str) -> impl Iterator<Item = Result<&str, Unreadable>> {
    text.split_whitespace().flat_map(|item| {
        let (what, n) = item.split_once('*').unwrap_or((item, "1"));
        match n.parse::<usize>() {
            Ok(n @ 1..=16) => std::iter::repeat_n(Ok(what), n),
            _ => std::iter::repeat_n(Err(Unreadable::new("a thing with a count such as `adventurer*3`", item)), 1),
        }
    })
}

fn put_on_board(state: &mut State, item: &str, area: Area) -> Result<(), Unreadable> {
    if let Some(owner) = item.strip_prefix("chest.") {
        state.chests[Seat::at_table(state.players, owner)?.index()] = Place::In(area);
        return Ok(());
    }
    let Figure { owner, kind } = item.parse()?;
    let figure = in_supply(state, owner, kind)?;
    state.put(figure, area);
    Ok(())
}

fn in_supply(state: &State, owner: Seat, kind: Kind) -> Result<FigureId, Unreadable> {
    let own = state.all_of(kind) & FigureSet::of(owner);
    let there =
        owner.index() < usize::from(state.players) && own.iter().any(|figure| state.place(figure) == Place::Supply);
    if there {
        Ok(first_in(state, owner, kind, Place::Supply))
    } else {
        Err(Unreadable::new(format!("a figure that {owner} has left in this set"), format!("{owner}.{kind}")))
    }
}

impl SeatCards {
    /// Puts every card of `seat` somewhere.
    fn settle(&self, state: &mut State, seat: Seat) -> Result<(), Unreadable> {
        let index = seat.index();
        let mut rest = CardSet::DECK;
        let mut take = |card: Card| {
            let own = card.figure().is_none_or(|kind| !(state.all_of(kind) & FigureSet::of(seat)).is_empty());
            if own && rest.take(card) {
                Ok(())
            } else {
                Err(Unreadable::new(format!("a card that {seat} has left"), card.to_string()))
            }
        };
        if let Some(hand) = self.hand {
            take(hand)?;
        }
        self.pile.iter().try_for_each(|card| take(*card))?;
        self.deck.iter().flatten().try_for_each(|card| take(*card))?;

        let mut deck = CardSet::NONE;
        match &self.deck {
            Some(cards) => cards.iter().for_each(|card| _ = deck.put(*card)),
            // Without a word about the deck, all that need not have been played is in it.
            None => {
                // Cards without icons are played first.
                for (card, n) in rest.faces(state.alternates[index]).collect::<Vec<_>>().into_iter().rev() {
                    for _ in 0..n {
                        if !must_be_played(state, seat, card, rest, &self.pile) {
                            rest.take(card);
                            deck.put(card);
                        }
                    }
                }
            }
        }
        // Nor is a hand card: the first one in a made-up deck, or the first that need not have been played.
        let mut hand = self.hand;
        if hand.is_none() {
            let made_up = self.deck.is_none();
            let mut faces = if made_up { deck } else { rest }.faces(state.alternates[index]).map(|(card, _)| card);
            hand = faces.find(|card| made_up || !must_be_played(state, seat, *card, rest, &self.pile));
            let card =
                hand.ok_or_else(|| Unreadable::new(format!("a picture that leaves {seat} a hand card"), "this one"))?;
            if made_up {
                deck.take(card)
            } else {
                rest.take(card)
            };
        }
        state.hands[index] = hand;
        state.decks[index] = deck;
        state.icons += self.pile.iter().map(|card| card.icons()).sum::<u8>();
        self.pile.iter().for_each(|card| _ = state.scoring_pile[index].put(*card));
        for (card, n) in rest.faces(state.alternates[index]) {
            let pile = if card.icons() > 0 { &mut state.removed[index] } else { &mut state.discards[index] };
            (0..n).for_each(|_| _ = pile.put(card));
        }
        self.lose_what_was_played(state, seat, rest);
        Ok(())
    }

    /// A played card whose figure, chest or artifact is not drawn has lost it.
    fn lose_what_was_played(&self, state: &mut State, seat: Seat, rest: CardSet) {
        let index = seat.index();
        let played = |card: Card| rest.count(card) + self.pile.iter().filter(|other| **other == card).count() as u32;
        for kind in Kind::ALL {
            let own = state.all_of(*kind) & FigureSet::of(seat);
            // The card of a slot is this kind's only when the seat plays it.
            if own.is_empty() {
                continue;
            }
            let cards = match kind {
                Kind::Adventurer => (0..=2).map(|icons| played(Card::Adventurer { icons })).sum(),
                special => played(Card::Special(*special)),
            };
            let out = own.iter().filter(|figure| state.place(*figure) != Place::Supply).count() as u32;
            for _ in out..cards {
                let figure = first_in(state, seat, *kind, Place::Supply);
                state.figures[index][figure.index()] = Place::Lost;
            }
        }
        if played(Card::Treasure) > 0 && state.chests[index] == Place::Supply {
            state.chests[index] = Place::Lost;
        }
        if played(Card::FindAnArtifact) > 0
            && state.artifacts[index].is_empty()
            && let Some(artifact) = state.artifact_deck.iter().next()
        {
            state.artifact_deck.take(artifact);
            state.artifacts_played.put(artifact);
        }
    }
}

/// Is this card of `rest` needed for what stands on the board or lies before the player?
fn must_be_played(state: &State, seat: Seat, card: Card, rest: CardSet, pile: &[Card]) -> bool {
    let out = |kind: Kind| {
        let own = state.all_of(kind) & FigureSet::of(seat);
        own.iter().filter(|figure| state.place(*figure) != Place::Supply).count() as u32
    };
    match card {
        Card::Adventurer { .. } => {
            let unspent: u32 = (0..=2).map(|icons| rest.count(Card::Adventurer { icons })).sum();
            out(Kind::Adventurer) >= unspent + pile.len() as u32
        }
        Card::Special(kind) => out(kind) > 0,
        Card::Treasure => state.chests[seat.index()] != Place::Supply,
        Card::FindAnArtifact => !state.artifacts[seat.index()].is_empty(),
        Card::ScoreARoom => false,
    }
}
