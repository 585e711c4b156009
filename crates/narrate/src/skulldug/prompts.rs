//! What the game waits for, in a sentence.

use kernel::Seat;
use skulldug::{CardRoll, Moment, Phase, RollKind, RollSeen, RollStage, View, Waiting};

use super::{card_name, kind_name, tile_name, whom};
use crate::Names;
use crate::speech::{head, several};

/// The question on the table, as the listener should hear it.
pub fn prompt(view: &View, names: &Names<'_>) -> String {
    let Some(waiting) = view.waiting.last().copied() else { return "The game is over.".into() };
    let mine = view.asked.iter().any(|seat| names.is_you(*seat));
    let asked = view.asked.first().copied();
    if let Some(moment) = &view.moment {
        return self::moment(moment, view, names, mine);
    }
    match waiting {
        Waiting::Token { seat } if names.is_you(seat) => "Choose your explorer.".into(),
        Waiting::Token { seat } => format!("{} chooses an explorer.", names.name(seat)),
        Waiting::FirstRoll { .. } => "The die decides who begins.".into(),
        Waiting::Gear { more: true, .. } if mine => "Take a second card of the bottom row.".into(),
        Waiting::Gear { .. } if mine => gear(view),
        Waiting::Gear { .. } => decides(asked, names, "takes a Gear card"),
        Waiting::Set { .. } if mine => "Choose a set of starting items.".into(),
        Waiting::Set { .. } => decides(asked, names, "chooses a set of starting items"),
        Waiting::Split { .. } if mine => "Choose the two cards you take; your partner gets the others.".into(),
        Waiting::Split { .. } => decides(asked, names, "splits the team's cards"),
        Waiting::Turn { phase } => turn(phase, view, names, asked, mine),
        Waiting::BackupDraw { seat } => format!("{} backup arrives.", head(names.whose(seat))),
        Waiting::DrawTile { at, .. } => format!("A tile is drawn for {at}."),
        Waiting::Contents { at, .. } => format!("What lies in {at}?"),
        Waiting::Spawn { .. } => "A ghost rises.".into(),
        Waiting::RandomCard { from, .. } => format!("A random card leaves {} hand.", super::whose(from, names)),
        Waiting::Bolt { who } => format!("{} flung aside.", names.does(who, "are", "is")),
        Waiting::Ghost { n, .. } => format!("Ghost {} moves.", n + 1),
        Waiting::CaveRoll => "The cave trembles.".into(),
        Waiting::Over => "The game is over.".into(),
        Waiting::Meet { .. }
        | Waiting::Encounter { .. }
        | Waiting::Roll { .. }
        | Waiting::Injure { .. }
        | Waiting::Backup { .. }
        | Waiting::ChooseTile { .. }
        | Waiting::Lay { .. }
        | Waiting::Arrive { .. }
        | Waiting::Slide { .. }
        | Waiting::Follow { .. }
        | Waiting::Sign { .. }
        | Waiting::Throw { .. }
        | Waiting::CardRoll { .. }
        | Waiting::Flare { .. } => decides(asked, names, "decides"),
    }
}

fn decides(asked: Option<Seat>, names: &Names<'_>, what: &str) -> String {
    asked.map_or_else(|| "Chance decides.".into(), |seat| format!("{} {what}.", names.name(seat)))
}

fn gear(view: &View) -> String {
    if view.setup.mode.is_solo() {
        return "Take one equipment and one consumable.".into();
    }
    if view.setup.mode == skulldug::Mode::Team {
        return "Take a Gear card for your team.".into();
    }
    match view.waiting.last() {
        Some(Waiting::Gear { pick, .. }) if usize::from(*pick) < view.players.len() => {
            "Take one card of the top row, or two of the bottom row.".into()
        }
        _ => "Take one more card, of either row.".into(),
    }
}

fn turn(phase: Phase, view: &View, names: &Names<'_>, asked: Option<Seat>, mine: bool) -> String {
    let Some(seat) = asked else { return "The turn goes on.".into() };
    match phase {
        Phase::Resign { .. } if mine => "Take your turn, or resign and come back fresh on the next one?".into(),
        Phase::Resign { .. } => format!("{} may resign before the turn.", names.name(seat)),
        Phase::First if mine => "Which of you begins?".into(),
        Phase::First => format!("{} says which partner begins.", names.name(seat)),
        Phase::Start { .. } | Phase::End if mine => "Which of your cards comes first?".into(),
        Phase::Start { .. } | Phase::End => format!("{} says which card comes first.", names.name(seat)),
        Phase::Main => main(view, names, seat, mine),
        Phase::Refresh | Phase::Backup | Phase::Close { .. } => "The turn goes on.".into(),
    }
}

fn main(view: &View, names: &Names<'_>, seat: Seat, mine: bool) -> String {
    let player = &view.players[seat.index()];
    let moves = if player.move_ap > 0 { format!(" and {} for moving", player.move_ap) } else { String::new() };
    let left = format!("{} AP{moves} left", player.ap);
    if !mine {
        return match partner_of(view, names) {
            Some(partner) if partner == seat => format!("Your team's turn: {} has {left}.", names.name(seat)),
            _ => format!("{} turn: {left}.", head(names.whose(seat))),
        };
    }
    let over = player.hand.len().saturating_sub(usize::from(player.hand_limit));
    if player.ap == 0 && player.move_ap == 0 && over > 0 {
        return format!("No AP left. Drop {} before you end the turn.", several(over as u32, "item"));
    }
    if player.treasures >= 3 && player.at == Some(view.entrance) {
        return format!("You are home with {} treasures: end the turn and win! {left}.", player.treasures);
    }
    format!("Your turn: {left}.")
}

/// The listener's partner, while the team is on turn.
fn partner_of(view: &View, names: &Names<'_>) -> Option<Seat> {
    let you = view.on_turn.iter().any(|seat| names.is_you(*seat));
    view.on_turn.iter().copied().find(|seat| you && !names.is_you(*seat))
}

fn moment(moment: &Moment, view: &View, names: &Names<'_>, mine: bool) -> String {
    match moment {
        Moment::Laying { tile, at, .. } if mine => {
            format!("Turn the {} and lay it at {at}.", tile_name(*tile).to_lowercase())
        }
        Moment::Laying { by, at, .. } => format!("{} lays a tile at {at}.", names.name(*by)),
        Moment::Choosing { .. } if mine => "Your lantern shows two tiles: which one do you lay?".into(),
        Moment::Choosing { by, .. } => format!("{} chooses one of two tiles.", names.name(*by)),
        Moment::Facing { .. } if mine => "Whom do you face first?".into(),
        Moment::Facing { who, .. } => format!("{} chooses whom to face first.", names.name(*who)),
        Moment::Rolling(roll) => rolling(roll, view, names, mine),
        Moment::Window { monster: Some(card), .. } if mine => {
            format!("You are about to face {}. Use a card?", card_name(*card))
        }
        Moment::Window { damage, .. } if mine => {
            format!("You are about to take an Injury of {}. Use a card?", damage.unwrap_or(0))
        }
        Moment::Window { who, .. } => format!("{} may use a card.", names.name(*who)),
        Moment::Sign { who, .. } if mine => {
            format!("The sign fools {}. Where do you send them?", names.name(*who))
        }
        Moment::Sign { chooser, who, .. } => {
            format!("{} decides where the sign sends {}.", names.name(*chooser), names.whom(*who))
        }
        Moment::Flare { .. } if mine => "Let the flare fly on?".into(),
        Moment::Flare { by, .. } => format!("{} decides whether the flare flies on.", names.name(*by)),
        Moment::Backup { card, .. } if mine => {
            format!("Your backup brings {}: take it, or leave it in the Cave Entrance?", card_name(*card))
        }
        Moment::Backup { seat, card } => format!("{} backup brings {}.", head(names.whose(*seat)), card_name(*card)),
    }
}

fn rolling(roll: &RollSeen, view: &View, names: &Names<'_>, mine: bool) -> String {
    let what = purpose(roll, view, names);
    let need = roll.needs.map_or_else(String::new, |needs| format!(": {needs} or more"));
    let after = matches!(view.waiting.last(), Some(Waiting::Roll { stage: RollStage::After { .. }, .. }));
    let who = names.does(roll.who, "roll", "rolls");
    if !mine {
        return format!("{who} {what}{need}.");
    }
    match (names.is_you(roll.who), after) {
        (true, true) => format!("You rolled {} {what}{need}. Use a card?", roll.natural.unwrap_or(0)),
        (false, true) => {
            format!("{} rolled {} {what}{need}. Use a card?", names.name(roll.who), roll.natural.unwrap_or(0))
        }
        _ => format!("{who} {what}{need}."),
    }
}

/// `against the Basilisk`, `to hit Anna`.
fn purpose(roll: &RollSeen, view: &View, names: &Names<'_>) -> String {
    let rival = roll.rival.map_or_else(|| "them".into(), |pawn| whom(pawn, names));
    match roll.kind {
        RollKind::Trap | RollKind::Monster | RollKind::Danger => {
            roll.against.map_or_else(|| "to cross the ledge".into(), |card| format!("against {}", card_name(card)))
        }
        RollKind::Attack => format!("to hit {rival}"),
        RollKind::Defence => format!("to dodge what {rival} threw"),
        RollKind::Card => match card_roll(view) {
            Some(CardRoll::Rod { .. }) => format!("to fish a card from {rival}"),
            _ => roll.against.map_or_else(String::new, |card| format!("for {}", kind_name(card.printed()))),
        },
    }
}

fn card_roll(view: &View) -> Option<CardRoll> {
    view.waiting.iter().rev().find_map(|waiting| match waiting {
        Waiting::CardRoll { what, .. } => Some(*what),
        _ => None,
    })
}
