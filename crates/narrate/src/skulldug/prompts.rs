//! What the game waits for, in a sentence.

use kernel::Seat;
use skulldug::{CardRoll, Mode, Moment, Phase, RollKind, RollSeen, RollStage, View, Waiting};
use words::Who;

use super::{card_name, kind_name, sk, tile_name, who};
use crate::Names;
use crate::speech::head;

/// The question on the table, as the listener should hear it.
pub fn prompt(view: &View, names: &Names<'_>) -> String {
    let mine = view.asked.iter().any(|seat| names.is_you(*seat));
    head(match (&view.moment, view.waiting.last()) {
        (_, None) => names.say(sk::AskOver),
        (Some(moment), Some(_)) => self::moment(moment, view, names, mine),
        (None, Some(waiting)) => asked(*waiting, view, names, mine),
    })
}

fn asked(waiting: Waiting, view: &View, names: &Names<'_>, mine: bool) -> String {
    let asked = view.asked.first().copied();
    let name = asked.map(|seat| names.name(seat)).unwrap_or_default();
    match waiting {
        Waiting::Token { seat } => names.say(sk::AskToken { who: names.who(seat) }),
        Waiting::FirstRoll { .. } => names.say(sk::AskFirstRoll),
        Waiting::Gear { more: true, .. } if mine => names.say(sk::AskGearSecond),
        Waiting::Gear { .. } if mine => gear(view, names),
        Waiting::Gear { .. } => names.say(sk::AskGearOther { name }),
        Waiting::Set { .. } if mine => names.say(sk::AskSet),
        Waiting::Set { .. } => names.say(sk::AskSetOther { name }),
        Waiting::Split { .. } if mine => names.say(sk::AskSplit),
        Waiting::Split { .. } => names.say(sk::AskSplitOther { name }),
        Waiting::Turn { phase } => match asked {
            Some(seat) => turn(phase, view, names, seat, mine),
            None => names.say(sk::AskGoesOn),
        },
        Waiting::BackupDraw { seat } => names.say(sk::AskBackup { who: names.who(seat) }),
        Waiting::DrawTile { at, .. } => names.say(sk::AskTile { cell: at }),
        Waiting::Contents { at, .. } => names.say(sk::AskContents { cell: at }),
        Waiting::Spawn { .. } => names.say(sk::AskSpawn),
        Waiting::RandomCard { from, .. } => names.say(sk::AskRandomCard { who: who(from, names) }),
        Waiting::Bolt { who } => names.say(sk::AskBolt { who: names.who(who) }),
        Waiting::Ghost { n, .. } => names.say(sk::GhostTurn { ghost: names.say(sk::Ghost { n: n + 1 }) }),
        Waiting::CaveRoll => names.say(sk::AskCaveRoll),
        Waiting::Over => names.say(sk::AskOver),
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
        | Waiting::Flare { .. } => match asked {
            Some(_) => names.say(sk::AskDecides { name }),
            None => names.say(sk::AskChance),
        },
    }
}

fn gear(view: &View, names: &Names<'_>) -> String {
    match view.waiting.last() {
        _ if view.setup.mode.is_solo() => names.say(sk::AskGearSolo),
        _ if view.setup.mode == Mode::Team => names.say(sk::AskGearTeam),
        Some(Waiting::Gear { pick, .. }) if usize::from(*pick) < view.players.len() => names.say(sk::AskGearFirst),
        _ => names.say(sk::AskGearMore),
    }
}

fn turn(phase: Phase, view: &View, names: &Names<'_>, seat: Seat, mine: bool) -> String {
    let name = names.name(seat);
    let who = if mine { Who::You(name) } else { Who::Other(name) };
    match phase {
        Phase::Resign { .. } => names.say(sk::AskResign { who }),
        Phase::First => names.say(sk::AskFirst { who }),
        Phase::Start { .. } | Phase::End => names.say(sk::AskOrder { who }),
        Phase::Main => main(view, names, seat, mine),
        Phase::Refresh | Phase::Backup | Phase::Close { .. } => names.say(sk::AskGoesOn),
    }
}

fn main(view: &View, names: &Names<'_>, seat: Seat, mine: bool) -> String {
    let player = &view.players[seat.index()];
    let left = match player.move_ap {
        0 => names.say(sk::Ap { ap: player.ap.into() }),
        moves => names.say(sk::ApMoving { ap: player.ap.into(), moves }),
    };
    if !mine {
        return match partner_of(view, names) {
            Some(partner) if partner == seat => names.say(sk::AskMainPartner { name: names.name(seat), left }),
            _ => names.say(sk::AskMain { who: names.who(seat), left }),
        };
    }
    let over = player.hand.len().saturating_sub(usize::from(player.hand_limit));
    if player.ap == 0 && player.move_ap == 0 && over > 0 {
        return names.say(sk::AskDrop { items: over as u32 });
    }
    if player.treasures >= 3 && player.at == Some(view.entrance) {
        return names.say(sk::AskWin { treasures: player.treasures, left });
    }
    names.say(sk::AskMain { who: Who::You(names.name(seat)), left })
}

/// The listener's partner, while the team is on turn.
fn partner_of(view: &View, names: &Names<'_>) -> Option<Seat> {
    let you = view.on_turn.iter().any(|seat| names.is_you(*seat));
    view.on_turn.iter().copied().find(|seat| you && !names.is_you(*seat))
}

fn moment(moment: &Moment, view: &View, names: &Names<'_>, mine: bool) -> String {
    let name = |seat| names.name(seat);
    match *moment {
        Moment::Laying { tile, at, .. } if mine => {
            names.say(sk::AskLay { tile: names.in_passing(tile_name(tile, names)), cell: at })
        }
        Moment::Laying { by, at, .. } => names.say(sk::AskLayOther { name: name(by), cell: at }),
        Moment::Choosing { .. } if mine => names.say(sk::AskChoose),
        Moment::Choosing { by, .. } => names.say(sk::AskChooseOther { name: name(by) }),
        Moment::Facing { .. } if mine => names.say(sk::AskFace),
        Moment::Facing { who, .. } => names.say(sk::AskFaceOther { name: name(who) }),
        Moment::Rolling(ref roll) => rolling(roll, view, names, mine),
        Moment::Window { monster: Some(card), .. } if mine => {
            names.say(sk::AskWindowMonster { card: card_name(card, names) })
        }
        Moment::Window { damage, .. } if mine => names.say(sk::AskWindowInjury { damage: damage.unwrap_or(0) }),
        Moment::Window { who, .. } => names.say(sk::AskWindowOther { name: name(who) }),
        Moment::Sign { who, .. } if mine => names.say(sk::AskSign { name: name(who) }),
        Moment::Sign { chooser, who, .. } => names.say(sk::AskSignOther { name: name(chooser), who: names.who(who) }),
        Moment::Flare { .. } if mine => names.say(sk::AskFlare),
        Moment::Flare { by, .. } => names.say(sk::AskFlareOther { name: name(by) }),
        Moment::Backup { card, .. } if mine => names.say(sk::AskBackupCard { card: card_name(card, names) }),
        Moment::Backup { seat, card } => {
            names.say(sk::AskBackupCardOther { who: names.who(seat), card: card_name(card, names) })
        }
    }
}

fn rolling(roll: &RollSeen, view: &View, names: &Names<'_>, mine: bool) -> String {
    let purpose = purpose(roll, view, names);
    let purpose = match roll.needs {
        Some(needs) => names.say(sk::RollNeeds { purpose, needs }),
        None => purpose,
    };
    let after = matches!(view.waiting.last(), Some(Waiting::Roll { stage: RollStage::After { .. }, .. }));
    if mine && after {
        names.say(sk::AskRolled { who: names.who(roll.who), n: roll.natural.unwrap_or(0), purpose })
    } else {
        names.say(sk::AskRoll { who: names.who(roll.who), purpose })
    }
}

/// `against the Basilisk`, `to hit Anna`.
fn purpose(roll: &RollSeen, view: &View, names: &Names<'_>) -> String {
    let rival = roll.rival.map_or_else(|| Who::Other(names.say(sk::Them).into()), |pawn| who(pawn, names));
    match roll.kind {
        RollKind::Trap | RollKind::Monster | RollKind::Danger => match roll.against {
            Some(card) => names.say(sk::RollAgainst { card: card_name(card, names) }),
            None => names.say(sk::RollLedge),
        },
        RollKind::Attack => names.say(sk::RollHit { who: rival }),
        RollKind::Defence => names.say(sk::RollDodge { who: rival }),
        RollKind::Card => match (card_roll(view), roll.against) {
            (Some(CardRoll::Rod { .. }), _) => names.say(sk::RollFish { who: rival }),
            (_, Some(card)) => names.say(sk::RollFor { card: kind_name(card.printed(), names) }),
            (_, None) => String::new(),
        },
    }
}

fn card_roll(view: &View) -> Option<CardRoll> {
    view.waiting.iter().rev().find_map(|waiting| match waiting {
        Waiting::CardRoll { what, .. } => Some(*what),
        _ => None,
    })
}
