//! The Cave cards, gates, shop and mat as places to be told of, and which of them an action is about.

use cave_pilot::{Action, CaveNow, Mark, Place as Where, Player, Row, RowNow, Shelf, Spot, Target, View, content};
use kernel::Seat;
use protocol::{SceneExit, ScenePlace};

use super::board::{challenge, player_lines, stack_line};
use super::{bare, card_name, cave_name, cp, spot_name, upgrade_name};
use crate::Names;
use crate::scene::GameScene;
use crate::speech::{head, sentence};

const MAT: &str = "mat";

/// The cave from the entrance to the exit, where a card could lie, then the shop and the listener's own mat.
pub fn scene(view: &View, names: &Names<'_>) -> GameScene {
    let mut places = Vec::new();
    if view.players.iter().any(|player| player.place == Where::Outside) {
        places.push(gate(view, Where::Outside, names));
    }
    places.push(gate(view, Where::Entrance, names));
    places.extend(spots(view).map(|spot| match view.caves.iter().find(|cave| cave.at == spot) {
        Some(cave) => card(view, cave, names),
        None => ScenePlace {
            id: spot.to_string(),
            name: head(names.say(cp::SceneNoCard { place: bare(spot, names), spot })),
            ..ScenePlace::default()
        },
    }));
    if view.exit {
        places.push(gate(view, Where::Exit, names));
    }
    places.extend(view.shop.iter().map(|shelf| row(shelf, names)));
    let you = names.you().map(|you| (you, &view.players[you.index()]));
    places.extend(you.map(|(_, you)| mat(you, names)));
    GameScene {
        places,
        status: you.map_or_else(String::new, |(seat, you)| status(view, seat, you, names)),
        hand: you.map_or_else(String::new, |(_, you)| hand(you, names)),
        players: Seat::first(view.players.len())
            .zip(&view.players)
            .map(|(seat, player)| player_lines(view, seat, player, names).replace("\n  ", " "))
            .collect(),
        table: vec![names.say(cp::SceneRound { round: view.round })],
    }
}

/// Every position up to one column beyond the last card.
fn spots(view: &View) -> impl Iterator<Item = Spot> {
    let last = if view.exit { view.columns } else { (view.columns + 1).min(Spot::COLUMNS) };
    (1..=last).flat_map(|column| [Spot::new(0, column), Spot::new(1, column)])
}

fn gate(view: &View, place: Where, names: &Names<'_>) -> ScenePlace {
    let beyond = match place {
        Where::Outside => vec![("on", Where::Entrance)],
        Where::Entrance => vec![("ceiling", Where::On(Spot::new(0, 1))), ("floor", Where::On(Spot::new(1, 1)))],
        Where::On(_) | Where::Exit | Where::Out => Vec::new(),
    };
    let known = beyond.into_iter().filter(|(_, to)| to.spot().is_none_or(|spot| super::cave_at(view, spot).is_some()));
    ScenePlace {
        id: id(place),
        name: names.say(cp::SceneGate { which: &id(place) }),
        exits: known
            .map(|(which, to)| SceneExit {
                words: names.say(cp::SceneWay { which, place: super::place_name(to, Some(view), names) }),
                to: Some(id(to)),
            })
            .collect(),
        here: planes(view, place, names),
        yours: is_yours(view, place, names),
        ..ScenePlace::default()
    }
}

fn card(view: &View, cave: &CaveNow, names: &Names<'_>) -> ScenePlace {
    let place = Where::On(cave.at);
    let mut about = vec![challenge(cave, names)];
    if content::cave(cave.card).upgrade {
        about.push(names.say(cp::SceneUpgrades));
    }
    about.extend(cave.cleared.then(|| names.say(cp::SceneCleared)));
    about.extend(cave.flooded.then(|| names.say(cp::SceneFlooded)));
    about.retain(|part| !part.is_empty());
    ScenePlace {
        id: id(place),
        name: format!("{} ({})", cave_name(cave.card, names), cave.at),
        about: about.join(", "),
        exits: ways(view, cave.at, names),
        here: planes(view, place, names),
        yours: is_yours(view, place, names),
        ..ScenePlace::default()
    }
}

/// Onward first, then across, then back.
fn ways(view: &View, from: Spot, names: &Names<'_>) -> Vec<SceneExit> {
    let (row, column) = (from.row(), i16::from(from.column()));
    let [onward, across, back] =
        if row == 0 { ["onward-down", "down", "back-down"] } else { ["onward-up", "up", "back-up"] };
    let ways = [
        ("onward", Spot::at(row, column + 1)),
        (onward, Spot::at(1 - row, column + 1)),
        (across, Spot::at(1 - row, column)),
        ("back", Spot::at(row, column - 1)),
        (back, Spot::at(1 - row, column - 1)),
    ];
    let mut exits: Vec<SceneExit> = ways
        .into_iter()
        .filter_map(|(way, spot)| Some((way, spot.filter(|spot| super::cave_at(view, *spot).is_some())?)))
        .map(|(which, spot)| SceneExit {
            words: names.say(cp::SceneWay { which, place: spot_name(spot, Some(view), names) }),
            to: Some(spot.to_string()),
        })
        .collect();
    if view.exit && from.column() == view.columns {
        exits.insert(0, SceneExit { words: names.say(cp::SceneWayOut), to: Some(id(Where::Exit)) });
    }
    exits
}

fn planes(view: &View, place: Where, names: &Names<'_>) -> Vec<String> {
    let seats = Seat::first(view.players.len()).zip(&view.players);
    let here = seats.filter(|(_, player)| player.place == place);
    here.map(|(seat, _)| names.say(cp::ScenePlane { who: names.who(seat) })).collect()
}

fn is_yours(view: &View, place: Where, names: &Names<'_>) -> bool {
    let mut seats = Seat::first(view.players.len()).zip(&view.players);
    seats.any(|(seat, player)| player.place == place && names.is_you(seat))
}

fn row(row: &RowNow, names: &Names<'_>) -> ScenePlace {
    let cards = row.cards.iter().map(|card| format!("{} {}", upgrade_name(*card, names), content::value(*card)));
    let letter = if row.row == Row::A { 'A' } else { 'B' };
    ScenePlace {
        id: shop(row.row),
        name: names.say(cp::SceneShop { row: letter }),
        about: names.say(cp::ScenePile { n: row.pile.into() }),
        here: cards.collect(),
        ..ScenePlace::default()
    }
}

fn mat(you: &Player, names: &Names<'_>) -> ScenePlace {
    let stacks = you
        .mat
        .iter()
        .filter(|stack| stack.card.is_some())
        .map(|stack| stack_line(stack, names).trim_end_matches('.').to_string());
    ScenePlace { id: MAT.into(), name: names.say(cp::SceneMat), here: stacks.collect(), ..ScenePlace::default() }
}

fn status(view: &View, seat: Seat, you: &Player, names: &Names<'_>) -> String {
    let (n, credits, fuel, missiles) = (you.reputation, you.credits.into(), you.fuel, you.missiles.into());
    match view.turn.seat == seat {
        true => names.say(cp::SceneStandingTurn { n, credits, fuel, missiles }),
        false => names.say(cp::SceneStanding { n, credits, fuel, missiles }),
    }
}

fn hand(you: &Player, names: &Names<'_>) -> String {
    let caves: Vec<_> = you.hand.iter().map(|cave| cave_name(*cave, names)).collect();
    let cards: Vec<_> =
        you.cards.iter().map(|card| format!("{} ({})", card_name(card.card, names), card.left)).collect();
    let caves = match caves.is_empty() {
        true => names.say(cp::SceneNoCaves),
        false => names.say(cp::SceneCaves { cards: names.list(&caves) }),
    };
    let cards = match cards.is_empty() {
        true => names.say(cp::SceneNoExplorations),
        false => names.say(cp::SceneExplorations { cards: names.list(&cards) }),
    };
    sentence(format!("{caves}; {cards}"))
}

fn id(place: Where) -> String {
    match place {
        Where::Outside => "outside".into(),
        Where::Entrance => "entrance".into(),
        Where::On(spot) => spot.to_string(),
        Where::Exit => "exit".into(),
        Where::Out => "out".into(),
    }
}

fn shop(row: Row) -> String {
    format!("shop-{}", if row == Row::A { 'A' } else { 'B' })
}

/// Where an action takes effect.
pub fn places_of(action: Action, view: &View, seat: Seat) -> Vec<String> {
    let here = id(view.players[seat.index()].place);
    match action {
        Action::Place { at, .. } => vec![at.to_string()],
        Action::Shift { to } => vec![to.to_string()],
        Action::Move { to, .. } => vec![id(to)],
        Action::Fire { at } => target(view, at),
        Action::Use { on, .. } => mark(view, on),
        Action::Refresh { row } | Action::Draw { row } => vec![shop(row)],
        Action::Buy { from: Shelf { row, .. }, .. } => vec![shop(row)],
        Action::Hit { .. } | Action::Sell { .. } | Action::Discard { .. } | Action::BuyFuel | Action::BuyMissile => {
            vec![MAT.into()]
        }
        Action::Stay
        | Action::Scrapyard
        | Action::Hover
        | Action::GiveUp
        | Action::Continue
        | Action::Ignore
        | Action::Extra { .. }
        | Action::Land
        | Action::Explore => vec![here],
        Action::Pass
        | Action::Again
        | Action::Stop
        | Action::Begin { .. }
        | Action::Trade { .. }
        | Action::Agree
        | Action::Refuse
        | Action::EndTurn => Vec::new(),
    }
}

fn target(view: &View, at: Target) -> Vec<String> {
    match at {
        Target::Plane(seat) => vec![id(view.players[seat.index()].place)],
        Target::Cave(spot) | Target::Part(spot, _) => vec![spot.to_string()],
    }
}

fn mark(view: &View, on: Mark) -> Vec<String> {
    match on {
        Mark::Cave(spot) => vec![spot.to_string()],
        Mark::Plane(seat) | Mark::Push(seat, _) | Mark::Of(seat, _) => vec![id(view.players[seat.index()].place)],
        Mark::Shelf(shelf) => vec![shop(shelf.row)],
        Mark::Itself | Mark::Property(_) | Mark::Die(_) | Mark::Slot(_) => vec![MAT.into()],
    }
}
