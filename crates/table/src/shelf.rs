//! What is told of the games on the shelf: their boxes, their rules, and what may be agreed before one of them.

use catalog::{GameId, Why};
use narrate::sentence;
use protocol::{
    Bot, Code, GameCard, GamePreset, HouseRuleText, PresetSetup, RuleText, SetupAsked, SetupChoice, SetupForm,
    SetupGroup, SetupKind,
};
use words::Language;

use crate::Error;

/// All games whose rules are here.
pub fn cards(language: Language) -> Vec<GameCard> {
    GameId::HERE.iter().map(|game| card(*game, language)).collect()
}

/// The game with this name.
pub fn named(name: &str) -> Result<GameId, Error> {
    name.parse().map_err(|error: kernel::Unreadable| Error::new(Code::UnknownGame, Why::text(error)))
}

/// The rules and rulings of a game, in the order of its ledger.
pub fn rules(game: GameId, language: Language) -> Vec<RuleText> {
    catalog::rules(game, language).map(text).collect()
}

/// What may be agreed before a game: the form of a setup that can be played, after a choice where one is made. What is left
/// to chance follows from `lot`.
pub fn form(game: GameId, asked: SetupAsked, lot: u64, language: Language) -> Result<SetupForm, Error> {
    let SetupAsked { setup, choose } = asked;
    let setup = match choose {
        Some(chosen) => game.choose(&setup, &chosen.group, &chosen.id, lot),
        None => Ok(setup),
    };
    let form = setup.and_then(|setup| game.form(&setup, language)).map_err(Error::no_table)?;
    let groups = form.groups.into_iter().map(group).collect();
    Ok(SetupForm { setup: form.setup, players: form.players, groups, agreed: form.agreed })
}

fn card(game: GameId, language: Language) -> GameCard {
    let shelf = game.shelf();
    GameCard {
        id: game.name().to_owned(),
        title: game.title().to_owned(),
        lines: game.lines(language).to_vec(),
        weight: shelf.weight,
        min_players: shelf.players.0,
        max_players: shelf.players.1,
        minutes: shelf.minutes,
        presets: game.presets(language).into_iter().map(preset).collect(),
        house: game.house_rules(language).choices.into_iter().map(house_rule).collect(),
    }
}

fn preset(preset: catalog::ToldPreset) -> GamePreset {
    GamePreset {
        id: preset.id.to_owned(),
        name: preset.name,
        text: preset.text,
        bots: Bot::named(preset.bots).expect("presets name bots of the house"),
        setups: preset.setups.into_iter().map(|(players, setup)| PresetSetup { players, setup }).collect(),
    }
}

fn house_rule(rule: catalog::Choice) -> HouseRuleText {
    HouseRuleText { id: rule.id, name: rule.name, text: rule.text, rule: rule.rule.map(str::to_owned) }
}

fn group(group: catalog::Group) -> SetupGroup {
    let (kind, numbers) = match group.kind {
        catalog::Kind::One => (SetupKind::One, None),
        catalog::Kind::List => (SetupKind::List, None),
        catalog::Kind::Any => (SetupKind::Any, None),
        catalog::Kind::Parts => (SetupKind::Parts, None),
        catalog::Kind::Number { least, most } => (SetupKind::Number, Some((least, most))),
    };
    let choices = group.choices.into_iter().map(choice).collect();
    let text = said(group.text);
    SetupGroup { id: group.id, name: group.name, text, kind, seat: group.seat, numbers, choices }
}

fn choice(choice: catalog::Choice) -> SetupChoice {
    SetupChoice {
        id: choice.id,
        name: choice.name,
        text: said(choice.text),
        rule: choice.rule.map(str::to_owned),
        chosen: choice.chosen,
        barred: choice.barred.map(sentence),
        things: choice.things.into_iter().map(str::to_owned).collect(),
        again: choice.again,
    }
}

fn said(text: String) -> Option<String> {
    Some(text).filter(|text| !text.is_empty())
}

fn text(rule: catalog::Rule) -> RuleText {
    RuleText {
        id: rule.id.to_owned(),
        section: rule.section.to_owned(),
        title: rule.title.to_owned(),
        text: rule.text.to_owned(),
        ruling: rule.is_ruling(),
    }
}
