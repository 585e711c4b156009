//! `karst admin log`: who did what for order.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use protocol::{Deed, DeedKind};
use server::admin::Admin;

use super::ago::ago;
use super::listing::{json, list};
use super::span::lasting;

/// Who did what for order: mutes, bans, settled reports, roles
#[derive(Args)]
#[command(after_help = "\
Examples:
  karst admin log                           the latest 50 entries, the latest first
  karst admin log --last 1000 --json        for a program

Exit codes: 0 done, 1 refused or failed, 2 not understood.")]
pub struct Log {
    /// How many entries
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    last: u32,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

impl Log {
    pub async fn run(self, admin: &Admin, out: &mut impl Write) -> Result<()> {
        let deeds = admin.log(self.last as usize).await?;
        if self.json {
            return json(&deeds, out);
        }
        let line = |deed: &Deed| format!("{:15}  {}", ago(deed.at_ms), sentence(deed));
        list(&deeds, "Nothing was done yet.", line, out)
    }
}

fn sentence(deed: &Deed) -> String {
    let by = deed.by.as_ref().map_or("the host", |by| &by.name);
    let whom = deed.whom.as_ref().map(|whom| whom.name.as_str()).or(deed.network.as_deref()).unwrap_or("somebody");
    let lasts = lasting(deed.until_ms.map(|until_ms| until_ms - deed.at_ms));
    let what = match deed.what {
        DeedKind::Mute => format!("muted {whom} {lasts}"),
        DeedKind::Unmute => format!("unmuted {whom}"),
        DeedKind::Ban => format!("banned {whom} {lasts}"),
        DeedKind::Unban => format!("lifted the ban of {whom}"),
        DeedKind::BanNetwork => format!("banned the network {whom} {lasts}"),
        DeedKind::UnbanNetwork => format!("lifted the ban of the network {whom}"),
        DeedKind::Settle => format!("settled a report about {whom}"),
        DeedKind::Promote => format!("made {whom} a moderator"),
        DeedKind::Demote => format!("took the moderator's role from {whom}"),
    };
    let why = if deed.why.is_empty() { String::new() } else { format!(": {}", deed.why.replace('\n', " / ")) };
    format!("{by} {what}{why}")
}
