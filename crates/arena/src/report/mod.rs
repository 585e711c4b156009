//! The findings as one page that needs nothing else: no network, no libraries, plots drawn as SVG.
//!
//! Read on a screen, light or dark, large or small, or printed.

mod plot;
mod sections;
mod words;

use crate::findings::{Findings, GameFindings};
use sections::{games, lengths, options, seats, strengths, things, thoughts, win_rates};
use words::{Html, count, escape};

/// The page.
pub fn report(findings: &Findings) -> String {
    let mut page = String::new();
    let titles: Vec<_> = findings.games.iter().map(|game| game.title).collect();
    let title = format!("Arena: {}", titles.join(", "));
    page.put(format_args!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n",
        escape(&title),
        include_str!("style.css"),
    ));
    head(&mut page, findings, &titles);
    // The title has named the game when it is the only one.
    page.put(format_args!("<main{}>\n", if titles.len() == 1 { " class=\"one-game\"" } else { "" }));
    findings.games.iter().for_each(|game| section(&mut page, game));
    how_to_read(&mut page, findings);
    page.put(format_args!("</main>\n<script>\n{}</script>\n</body>\n</html>\n", include_str!("filter.js")));
    page
}

fn head(page: &mut String, findings: &Findings, titles: &[&str]) {
    page.put(format_args!(
        "<header>\n<p class=\"house\">Karst · arena</p>\n<h1>{}</h1>\n<dl class=\"tiles\">\n",
        escape(&titles.join(", "))
    ));
    let mut tile = |what: &str, value: &str| {
        page.put(format_args!("<div><dt>{what}</dt><dd>{}</dd></div>\n", escape(value)));
    };
    tile("games", &count(findings.played));
    tile("pairings", &findings.games.iter().map(|game| game.pairings.len()).sum::<usize>().to_string());
    tile("seed", &findings.seed.to_string());
    tile("numbers", &findings.numbers);
    tile("thinking", &findings.thinking);
    tile("chairs", if findings.rotates { "in turn" } else { "fixed" });
    tile("fingerprint", &findings.fingerprint);
    page.push_str("</dl>\n");
    if findings.played < findings.planned {
        let (played, planned) = (count(findings.played), count(findings.planned));
        page.put(format_args!("<p class=\"warning\">Only {played} of {planned} games have been played.</p>\n"));
    }
    if findings.unfinished > 0 {
        page.put(format_args!(
            "<p class=\"warning\">{} of the games had not ended after {} steps and were broken off. They are left out \
             of everything but thinking.</p>\n",
            count(findings.unfinished),
            count(findings.longest)
        ));
    }
    if findings.games.len() > 1 {
        page.push_str("<nav aria-label=\"Games\">");
        for game in &findings.games {
            page.put(format_args!("<a href=\"#{}\">{}</a> ", game.game, escape(game.title)));
        }
        page.push_str("</nav>\n");
    }
    page.push_str("</header>\n");
}

fn section(page: &mut String, game: &GameFindings) {
    page.put(format_args!("<section id=\"{}\">\n<h2>{}</h2>\n", game.game, escape(game.title)));
    win_rates(page, game);
    strengths(page, game);
    seats(page, game);
    lengths(page, game);
    games(page, game);
    options(page, game);
    things(page, game);
    thoughts(page, game);
    page.push_str("</section>\n");
}

fn how_to_read(page: &mut String, findings: &Findings) {
    let again = if findings.reproducible {
        "Whoever plays this plan with this seed gets the same games; the fingerprint then is the same."
    } else {
        "Bots thought by the clock, so another run of this plan plays other games; with a limit in iterations it would \
         not."
    };
    page.put(format_args!(
        "<section class=\"small\">\n<h2>How to read this</h2>\n<p>{again}</p>\n\
         <p>Every interval holds the true value nineteen times out of twenty. Shares have Wilson's interval; a victory \
         that several share counts in equal parts, so that a tie of two is half a victory each. Elo is fitted by maximum \
         likelihood (Bradley and Terry), with everybody at a table against everybody else by places; 400 points more are \
         ten victories for each defeat, and a tie is added for each pair so that whoever always wins is not infinitely \
         strong.</p>\n\
         <p>What a thing did to winning is the share of victories of the seats that had it less that of the seats that \
         had not, taken only among equal bots at equal tables and averaged by Mantel and Haenszel's weights. It says what \
         went together, not what caused what: whoever lives longer uses more. Of a hundred things that do nothing, about \
         five have an interval that leaves out zero.</p>\n</section>\n"
    ));
}
