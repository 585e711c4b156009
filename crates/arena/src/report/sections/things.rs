//! What the report says about things: cards, items, figures, places, and what they went with.

use super::{card, thinned, tone};
use crate::findings::{GameFindings, ThingFindings};
use crate::report::plot::{Row, Scale, rows};
use crate::report::words::{Html, count, escape, percent, points};

/// Seats with and without a thing that are needed to draw it.
const ENOUGH: u64 = 30;
/// Things that are drawn from either end.
const DRAWN: usize = 15;

/// What each thing did to winning.
pub fn things(page: &mut String, game: &GameFindings) {
    if game.things.is_empty() {
        return;
    }
    card(
        page,
        "What went with winning",
        "The share of victories of seats that had it less that of seats that had not, among equal bots at equal tables, \
         in points of a percent.",
    );
    let all: u64 = game.pairings.iter().map(|pairing| pairing.finished * pairing.players as u64).sum();
    let enough =
        |thing: &&ThingFindings| thing.seats >= ENOUGH && thing.seats + ENOUGH <= all && thing.effect.is_some();
    let known: Vec<_> = game.things.iter().filter(enough).collect();
    let list: Vec<Row> = known
        .iter()
        .enumerate()
        .filter(|(index, _)| *index < DRAWN || *index + DRAWN >= known.len())
        .filter_map(|(_, thing)| thing_row(thing))
        .collect();
    if list.is_empty() {
        page.put(format_args!(
            "<p>There are too few games to draw this: each thing needs {ENOUGH} seats with it and as many without.</p>\n"
        ));
    } else {
        let scale = Scale::around(list.iter().map(|row| row.estimate), 0.1);
        let marks = (-10..=10).map(|n| f64::from(n) / 10.0).filter(|mark| scale.holds(*mark));
        let marks = thinned(marks.map(|mark| (mark, format!("{:.0}", 100.0 * mark).replace('-', "−"))).collect(), 9);
        rows(page, "What went with winning", scale, &marks, &list);
    }
    all_things(page, game);
    page.push_str("</div>\n");
}

fn thing_row(thing: &ThingFindings) -> Option<Row> {
    let effect = thing.effect?;
    Some(Row {
        label: format!("{} {}", thing.role, thing.thing),
        note: percent(thing.common),
        estimate: effect,
        words: (points(effect.value), format!("{} to {}", points(effect.low), points(effect.high))),
        equal: Some(0.0),
        tone: tone(effect, 0.0),
        bar: false,
    })
}

fn all_things(page: &mut String, game: &GameFindings) {
    let id = format!("{}-things", game.game);
    page.put(format_args!(
        "<details><summary>All {} things</summary>\n<label>Find <input type=\"search\" data-filters=\"{id}\" \
         placeholder=\"plays knight\"></label>\n<div class=\"scroll\"><table id=\"{id}\"><thead><tr><th>what</th>\
         <th class=\"words\">which</th><th>seats</th><th>of all seats</th><th>times</th><th>won</th><th>difference</th>\
         <th>interval</th></tr></thead><tbody>\n",
        game.things.len()
    ));
    for thing in &game.things {
        let effect = thing.effect.map_or_else(
            || ("".into(), "all had it".to_string()),
            |effect| (points(effect.value), format!("{} to {}", points(effect.low), points(effect.high))),
        );
        page.put(format_args!(
            "<tr><td>{}</td><td class=\"words\">{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>\
             <td>{}</td></tr>\n",
            escape(&thing.role),
            escape(&thing.thing),
            count(thing.seats),
            percent(thing.common),
            count(thing.times),
            percent(thing.won),
            effect.0,
            effect.1
        ));
    }
    page.push_str("</tbody></table></div></details>\n");
}
