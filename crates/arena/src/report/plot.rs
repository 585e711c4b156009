//! Plots. Positions are in percent of the width and in pixels of the height, so that they grow and shrink with the page
//! while words stay readable.

use super::words::{Html, escape};
use crate::stats::{Bar, Estimate};

/// From where to where a plot reaches.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    pub const fn new(low: f64, high: f64) -> Scale {
        Scale { low, high }
    }

    /// Wide enough for all of these, with a little room, to multiples of `step`.
    pub fn around(estimates: impl IntoIterator<Item = Estimate>, step: f64) -> Scale {
        let ends = estimates.into_iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), estimate| {
            (f64::min(low, estimate.low), f64::max(high, estimate.high))
        });
        if ends.0 > ends.1 {
            return Scale::new(0.0, step);
        }
        let (low, high) = ((ends.0 / step).floor() * step, (ends.1 / step).ceil() * step);
        Scale::new(low, if high > low { high } else { low + step })
    }

    /// Does the plot reach there?
    pub fn holds(self, value: f64) -> bool {
        let little = 1e-9 * (self.high - self.low);
        (self.low - little..=self.high + little).contains(&value)
    }

    fn at(self, value: f64) -> f64 {
        (100.0 * (value - self.low) / (self.high - self.low)).clamp(0.0, 100.0)
    }
}

/// A line of a plot.
pub struct Row {
    /// What it is about.
    pub label: String,
    /// Under the label, smaller.
    pub note: String,
    /// What was measured.
    pub estimate: Estimate,
    /// The same in words, and its interval.
    pub words: (String, String),
    /// Where it would stand if all were equal.
    pub equal: Option<f64>,
    /// The colour: `plain`, `good`, `bad` or `soft`.
    pub tone: &'static str,
    /// A bar from the left, or only a point?
    pub bar: bool,
}

/// Rows below each other, each a point or a bar with its interval, and an axis with these marks.
pub fn rows(page: &mut String, name: &str, scale: Scale, marks: &[(f64, String)], rows: &[Row]) {
    blocks(page, name, scale, marks, &[rows]);
}

/// The same in several blocks over one axis.
pub fn blocks<R: AsRef<[Row]>>(page: &mut String, name: &str, scale: Scale, marks: &[(f64, String)], blocks: &[R]) {
    page.put(format_args!("<div class=\"plot\" role=\"group\" aria-label=\"{}\">\n", escape(name)));
    for block in blocks {
        page.push_str("<div class=\"block\">\n");
        block.as_ref().iter().for_each(|row| self::row(page, scale, marks, row));
        page.push_str("</div>\n");
    }
    page.push_str("<div class=\"row axis\" aria-hidden=\"true\"><svg height=\"20\">");
    for (value, words) in marks {
        let x = scale.at(*value);
        let anchor = match x {
            x if x < 3.0 => "start",
            x if x > 97.0 => "end",
            _ => "middle",
        };
        page.put(format_args!("<text x=\"{x:.2}%\" y=\"14\" text-anchor=\"{anchor}\">{}</text>", escape(words)));
    }
    page.push_str("</svg></div>\n</div>\n");
}

fn row(page: &mut String, scale: Scale, marks: &[(f64, String)], row: &Row) {
    let Row { label, note, estimate, words: (value, range), equal, tone, bar } = row;
    page.put(format_args!("<div class=\"row {tone}\"><span class=\"label\">{}", escape(label)));
    if !note.is_empty() {
        page.put(format_args!(" <small>{}</small>", escape(note)));
    }
    page.push_str("</span><svg height=\"24\" aria-hidden=\"true\">");
    for (mark, _) in marks {
        page.put(format_args!(
            "<line class=\"mark\" x1=\"{0:.2}%\" x2=\"{0:.2}%\" y1=\"0\" y2=\"24\"/>",
            scale.at(*mark)
        ));
    }
    let (x, low, high) = (scale.at(estimate.value), scale.at(estimate.low), scale.at(estimate.high));
    if *bar {
        page.put(format_args!("<rect class=\"bar\" x=\"0\" y=\"5\" width=\"{x:.2}%\" height=\"14\" rx=\"2\"/>"));
    }
    if let Some(equal) = equal {
        page.put(format_args!(
            "<line class=\"equal\" x1=\"{0:.2}%\" x2=\"{0:.2}%\" y1=\"1\" y2=\"23\"/>",
            scale.at(*equal)
        ));
    }
    page.put(format_args!(
        "<line class=\"range\" x1=\"{low:.2}%\" x2=\"{high:.2}%\" y1=\"12\" y2=\"12\"/>\
         <line class=\"range\" x1=\"{low:.2}%\" x2=\"{low:.2}%\" y1=\"8\" y2=\"16\"/>\
         <line class=\"range\" x1=\"{high:.2}%\" x2=\"{high:.2}%\" y1=\"8\" y2=\"16\"/>"
    ));
    if !*bar {
        page.put(format_args!("<circle class=\"point\" cx=\"{x:.2}%\" cy=\"12\" r=\"4.5\"/>"));
    }
    page.put(format_args!(
        "</svg><span class=\"figure\"><b>{}</b> <small>{}</small></span></div>\n",
        escape(value),
        escape(range)
    ));
}

/// Bars that stand side by side, with the median marked.
pub fn histogram(page: &mut String, name: &str, bars: &[Bar], median: Option<i64>) {
    const HEIGHT: f64 = 96.0;
    let (Some(first), Some(last)) = (bars.first(), bars.last()) else { return };
    let highest = bars.iter().map(|bar| bar.n).max().unwrap_or(1).max(1) as f64;
    let width = 100.0 / bars.len() as f64;
    page.put(format_args!("<svg class=\"histogram\" height=\"118\" role=\"img\" aria-label=\"{}\">", escape(name)));
    page.put(format_args!("<line class=\"base\" x1=\"0\" x2=\"100%\" y1=\"{HEIGHT}\" y2=\"{HEIGHT}\"/>"));
    for (index, bar) in bars.iter().enumerate() {
        let height = (HEIGHT - 4.0) * bar.n as f64 / highest;
        let numbers = if bar.from == bar.to { bar.from.to_string() } else { format!("{} to {}", bar.from, bar.to) };
        page.put(format_args!(
            "<rect class=\"bar\" x=\"{:.3}%\" y=\"{:.1}\" width=\"{:.3}%\" height=\"{height:.1}\"><title>{numbers}: {}\
             </title></rect>",
            width * index as f64 + width * 0.06,
            HEIGHT - height,
            width * 0.88,
            bar.n
        ));
    }
    let mut written = |value: i64, x: f64, anchor: &str| {
        page.put(format_args!("<text x=\"{x:.2}%\" y=\"112\" text-anchor=\"{anchor}\">{value}</text>"));
    };
    written(first.from, 0.0, "start");
    if last.to > first.from {
        written(last.to, 100.0, "end");
    }
    if let Some(median) = median {
        let reach = (last.to + 1 - first.from) as f64;
        let x = 100.0 * ((median - first.from) as f64 + 0.5) / reach;
        page.put(format_args!("<line class=\"median\" x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"0\" y2=\"{HEIGHT}\"/>"));
    }
    page.push_str("</svg>\n");
}
