//! The parts of a game's section, in the order in which they are asked for.

use kernel::Seat;

use super::plot::{Row, Scale, blocks, histogram, rows};
use super::words::{Html, count, escape, milliseconds, percent, percent_range, points, signed};
use crate::findings::{GameFindings, OptionFindings, PairingFindings, Standing, TableFindings, ThingFindings};
use crate::stats::Estimate;

/// Bars of a histogram at most.
const BARS: usize = 32;
/// Seats with and without a thing that are needed to draw it.
const ENOUGH: u64 = 30;
/// Things that are drawn from either end.
const DRAWN: usize = 15;

fn card(page: &mut String, title: &str, lead: &str) {
    page.put(format_args!("<div class=\"card\">\n<h3>{title}</h3>\n<p class=\"lead\">{lead}</p>\n"));
}

fn percents() -> Vec<(f64, String)> {
    [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| (share, format!("{:.0} %", 100.0 * share))).to_vec()
}

/// Who beat whom.
pub fn win_rates(page: &mut String, game: &GameFindings) {
    let telling: Vec<_> = game.pairings.iter().filter(|pairing| pairing.tells_of_bots()).collect();
    if telling.is_empty() {
        return;
    }
    card(
        page,
        "Win rates",
        "Each bot’s part of all victories with its interval. The dashed line is its part if all seats were equal.",
    );
    page.push_str("<div class=\"grid\">\n");
    let mut rest = telling.as_slice();
    while let Some(first) = rest.first() {
        // Pairings of one table stand together, as they were planned.
        let n_here = rest.iter().take_while(|pairing| pairing.setup == first.setup).count();
        let (here, others) = rest.split_at(n_here);
        rest = others;
        let (finished, unfinished) =
            (here.iter().map(|one| one.finished).sum(), here.iter().map(|one| one.unfinished).sum());
        page.put(format_args!(
            "<div><h4>{} <small>{} games{}</small></h4>\n",
            escape(&first.setup),
            count(finished),
            broken_off(unfinished)
        ));
        let row = |pairing: &&PairingFindings| pairing.standings.iter().map(|one| win_row(pairing, one)).collect();
        let list: Vec<Vec<Row>> = here.iter().map(row).collect();
        blocks(page, "Win rates", Scale::new(0.0, 1.0), &percents(), &list);
        endings(page, here);
        page.push_str("</div>\n");
    }
    page.push_str("</div>\n</div>\n");
}

fn broken_off(games: u64) -> String {
    if games == 0 { String::new() } else { format!(", {} broken off", count(games)) }
}

fn win_row(pairing: &PairingFindings, standing: &Standing) -> Row {
    Row {
        label: standing.bot.clone(),
        note: if standing.seats > 1 { format!("× {}", standing.seats) } else { String::new() },
        estimate: standing.share,
        words: (percent(standing.share.value), percent_range(&standing.share)),
        equal: (pairing.standings.len() > 1).then_some(standing.equal),
        tone: "plain",
        bar: true,
    }
}

/// What became of everybody, where a game tells.
fn endings(page: &mut String, pairings: &[&PairingFindings]) {
    if pairings.iter().flat_map(|pairing| &pairing.standings).all(|standing| standing.endings.is_empty()) {
        return;
    }
    // Alone this is what one plays for.
    let open = if pairings.iter().all(|pairing| pairing.players == 1) { " open" } else { "" };
    page.put(format_args!("<details{open}><summary>How it ended for them</summary>\n"));
    for pairing in pairings {
        let names: Vec<_> = pairing.standings.iter().map(|standing| escape(&standing.bot)).collect();
        page.put(format_args!("<p class=\"small\"><b>{}</b></p>\n", names.join(" against ")));
        for standing in &pairing.standings {
            let seats = pairing.finished * standing.seats as u64;
            let part =
                |(what, n): &(String, u64)| format!("{} {}", escape(what), percent(*n as f64 / seats.max(1) as f64));
            let list: Vec<_> = standing.endings.iter().map(part).collect();
            page.put(format_args!("<p class=\"small\">{}: {}</p>\n", escape(&standing.bot), list.join(", ")));
        }
    }
    page.push_str("</details>\n");
}

/// How strong the bots are.
pub fn strengths(page: &mut String, game: &GameFindings) {
    if game.ladder.is_empty() {
        return;
    }
    card(
        page,
        "Elo",
        "How strong the bots are by whom they beat at all tables of this game. The average is 1500; 200 points more win \
         three games of four.",
    );
    let n_groups = game.ladder.iter().map(|rung| rung.group).max().map_or(0, |last| last + 1);
    let scale = Scale::around(game.ladder.iter().map(|rung| rung.elo), 200.0);
    let hundreds = (-20..=50).map(|n| 200.0 * f64::from(n)).filter(|elo| scale.holds(*elo));
    let marks = thinned(hundreds.map(|elo| (elo, format!("{elo:.0}"))).collect(), 6);
    for group in 0..n_groups {
        if n_groups > 1 {
            page.put(format_args!("<h4>Group {} <small>never met the others</small></h4>\n", group + 1));
        }
        let rungs = game.ladder.iter().filter(|rung| rung.group == group);
        let list: Vec<Row> = rungs
            .map(|rung| Row {
                label: rung.bot.clone(),
                note: String::new(),
                estimate: rung.elo,
                words: (format!("{:.0}", rung.elo.value), format!("{:.0}–{:.0}", rung.elo.low, rung.elo.high)),
                equal: None,
                tone: "plain",
                bar: false,
            })
            .collect();
        rows(page, "Elo", scale, &marks, &list);
    }
    page.push_str("</div>\n");
}

/// Every second, third, … mark, so that there are at most so many.
fn thinned(marks: Vec<(f64, String)>, most: usize) -> Vec<(f64, String)> {
    let every = marks.len().div_ceil(most).max(1);
    marks.into_iter().step_by(every).collect()
}

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

/// Better or worse than a number, as far as one can tell.
fn tone(estimate: Estimate, than: f64) -> &'static str {
    match () {
        () if estimate.low > than => "good",
        () if estimate.high < than => "bad",
        () => "soft",
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
        let mean = |distribution: Option<crate::Distribution>| {
            distribution.map_or(String::new(), |d| format!("{:.1}", d.mean))
        };
        let ends = |distribution: Option<crate::Distribution>| {
            distribution.map_or(String::new(), |d| format!("{}–{}", d.min, d.max))
        };
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

/// How long bots thought.
pub fn thoughts(page: &mut String, game: &GameFindings) {
    card(
        page,
        "Decision time",
        "Of decisions with more than one answer, by the clock of the machine that played: the bar is the average, the \
         line reaches to what one decision of twenty exceeds in a typical game.",
    );
    let longest = game.thoughts.iter().map(|bot| bot.p95.max(bot.mean)).fold(0.001, f64::max);
    let list: Vec<Row> = game
        .thoughts
        .iter()
        .map(|bot| Row {
            label: bot.bot.clone(),
            note: format!("{} decisions, {} free", count(bot.decisions), count(bot.choices)),
            estimate: Estimate { value: bot.mean, low: bot.mean, high: bot.p95.max(bot.mean) },
            words: (milliseconds(bot.mean), format!("max {}", milliseconds(bot.max))),
            equal: None,
            tone: "plain",
            bar: true,
        })
        .collect();
    let marks = vec![(0.0, "0".to_string()), (longest, milliseconds(longest))];
    rows(page, "Decision time", Scale::new(0.0, longest), &marks, &list);
    page.push_str("</div>\n");
}
