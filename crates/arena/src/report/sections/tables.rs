//! What the report says about tables: chairs, lengths, scores, options.

use kernel::Seat;

use super::{card, thinned, tone};
use crate::Distribution;
use crate::findings::{GameFindings, OptionFindings, TableFindings};
use crate::report::plot::{Row, Scale, histogram, rows};
use crate::report::words::{Html, count, escape, percent, percent_range, signed};
use crate::stats::Estimate;

/// Bars of a histogram at most.
const BARS: usize = 32;

/// Whether the chair matters.
pub fn seats(page: &mut String, game: &GameFindings) {
    let tables: Vec<_> = game.tables.iter().filter(|table| table.players > 1 && table.finished > 0).collect();
    if tables.is_empty() {
        return;
    }
    card(
        page,
        "Seat advantage",
        "What each chair, and whoever has the first turn, wins, over all bots. Coloured when the interval leaves out the \
         dashed line, an equal part for everybody.",
    );
    page.push_str("<div class=\"grid\">\n");
    for table in tables {
        page.put(format_args!(
            "<div><h4>{} <small>{} games</small></h4>\n",
            escape(&table.setup),
            count(table.finished)
        ));
        let chairs = Seat::first(table.players).zip(&table.seats).map(|(seat, share)| (seat.to_string(), *share));
        let all = chairs.chain(table.first.map(|share| ("first turn".to_string(), share)));
        let list: Vec<Row> = all.map(|(label, share)| chair_row(label, share, table.equal)).collect();
        let scale = Scale::around(list.iter().map(|row| row.estimate), 0.1);
        let marks: Vec<_> = (0..=10).map(|n| f64::from(n) / 10.0).filter(|mark| scale.holds(*mark)).collect();
        let marks = marks.into_iter().map(|mark| (mark, format!("{:.0} %", 100.0 * mark))).collect();
        rows(page, "Seat advantage", scale, &thinned(marks, 6), &list);
        page.push_str("</div>\n");
    }
    page.push_str("</div>\n</div>\n");
}

fn chair_row(label: String, share: Estimate, equal: f64) -> Row {
    Row {
        label,
        note: String::new(),
        estimate: share,
        words: (percent(share.value), percent_range(&share)),
        equal: Some(equal),
        tone: tone(share, equal),
        bar: false,
    }
}

/// How long games are, and what points they bring.
pub fn lengths(page: &mut String, game: &GameFindings) {
    let tables: Vec<_> = game.tables.iter().filter(|table| table.finished > 0).collect();
    if tables.is_empty() {
        return;
    }
    card(
        page,
        "Length and scores",
        "Turns of a game above, the points of a seat below; the dashed line is the median.",
    );
    page.push_str("<div class=\"grid\">\n");
    for TableFindings { setup, turn_counts, scores, .. } in tables {
        page.put(format_args!("<div><h4>{}</h4>\n", escape(setup)));
        for (what, counts) in [("turns", turn_counts), ("points", scores)] {
            let (mean, median) = (counts.distribution().map_or(0.0, |counts| counts.mean), counts.quantile(0.5));
            let half = median.map_or(String::new(), |median| format!(", median {median}"));
            page.put(format_args!("<p class=\"small\">{what}: {mean:.1} on average{half}</p>\n"));
            let name = format!("{what} of {setup}");
            histogram(page, &name, &counts.bars(BARS), median);
        }
        page.push_str("</div>\n");
    }
    page.push_str("</div>\n</div>\n");
}

/// How each table plays, in numbers.
pub fn games(page: &mut String, game: &GameFindings) {
    card(
        page,
        "Tables in numbers",
        "A shared victory is a tie, or that of a team. Broken off are games that did not end by themselves.",
    );
    page.push_str(
        "<div class=\"scroll\"><table><thead><tr><th>table</th><th>games</th><th>broken off</th><th>shared</th>\
         <th>won by nobody</th><th>turns</th><th>from–to</th><th>decisions</th><th>steps</th><th>points</th>\
         <th>from–to</th></tr></thead><tbody>\n",
    );
    for table in &game.tables {
        let mean =
            |distribution: Option<Distribution>| distribution.map_or(String::new(), |d| format!("{:.1}", d.mean));
        let ends =
            |distribution: Option<Distribution>| distribution.map_or(String::new(), |d| format!("{}–{}", d.min, d.max));
        page.put(format_args!(
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>\
             <td>{}</td><td>{}</td></tr>\n",
            escape(&table.setup),
            count(table.finished),
            count(table.unfinished),
            percent(table.shared.value),
            percent(table.nobody.value),
            mean(table.turns),
            ends(table.turns),
            mean(table.decisions),
            mean(table.steps),
            mean(table.score),
            ends(table.score),
        ));
    }
    page.push_str("</tbody></table></div>\n</div>\n");
}

/// What options change.
pub fn options(page: &mut String, game: &GameFindings) {
    if game.options.is_empty() {
        return;
    }
    card(
        page,
        "What options change",
        "Each option beside a table that lacks it: the difference, and its interval. Shares are in points of a percent. \
         Bold where the interval leaves out zero.",
    );
    page.push_str(
        "<div class=\"scroll\"><table><thead><tr><th>option</th><th class=\"words\">beside</th><th>won by somebody</th>\
         <th>shared</th><th>first chair wins</th><th>turns</th><th>points</th></tr></thead><tbody>\n",
    );
    for OptionFindings { option, beside, won, shared, first_chair, turns, score } in &game.options {
        page.put(format_args!(
            "<tr><td>{}</td><td class=\"words\">{}</td>{}{}{}{}{}</tr>\n",
            escape(option),
            escape(beside),
            change(Some(won), 100.0),
            change(Some(shared), 100.0),
            change(first_chair.as_ref(), 100.0),
            change(turns.as_ref(), 1.0),
            change(score.as_ref(), 1.0),
        ));
    }
    page.push_str("</tbody></table></div>\n</div>\n");
}

fn change(estimate: Option<&Estimate>, scale: f64) -> String {
    let Some(estimate) = estimate else { return "<td></td>".into() };
    let value = signed(scale * estimate.value);
    let value = if estimate.excludes(0.0) { format!("<b>{value}</b>") } else { value };
    format!("<td>{value} <small>{} to {}</small></td>", signed(scale * estimate.low), signed(scale * estimate.high))
}
