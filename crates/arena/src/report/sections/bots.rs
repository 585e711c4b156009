//! What the report says about bots: who beats whom, how strong they are, how long they think.

use super::{card, percents, thinned};
use crate::findings::{GameFindings, PairingFindings, Standing};
use crate::report::plot::{Row, Scale, blocks, rows};
use crate::report::words::{Html, count, escape, milliseconds, percent, percent_range};
use crate::stats::Estimate;

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
