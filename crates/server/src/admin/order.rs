//! What a host does for order: roles, mutes, bans, reports, and the log. All of it is logged as the host's.
//!
//! A server that runs hears of mutes and bans within a minute.

use protocol::{Deed, Measure, NetworkBan, ReportInfo, Role, Settlement};

use super::{Admin, AdminError, MOST};
use crate::order::measures::{self, Actor};
use crate::store::{MeasureKind, ReportState, StoreError, now_ms};

impl Admin {
    /// Gives an account a role.
    pub async fn promote(&self, who: &str, role: Role) -> Result<String, AdminError> {
        let account = self.find(who).await?;
        if !account.is_account() {
            return Err(AdminError::GuestRole(account.user.name));
        }
        self.store.write(measures::role(Actor::Host, &account.user.id, Some(role))).await?;
        Ok(account.user.name)
    }

    /// Takes an account's role.
    pub async fn demote(&self, who: &str) -> Result<String, AdminError> {
        let account = self.find(who).await?;
        if account.role.is_none() {
            return Err(AdminError::Nothing(format!("{} has no role.", account.user.name)));
        }
        self.store.write(measures::role(Actor::Host, &account.user.id, None)).await?;
        Ok(account.user.name)
    }

    /// Mutes somebody, for good when no time is given.
    pub async fn mute(&self, who: &str, minutes: Option<u32>, why: &str) -> Result<(String, Measure), AdminError> {
        let (account, measure) = (self.find(who).await?, measures::measure(minutes, why)?);
        let writes = measures::lay(Actor::Host, &account.user.id, MeasureKind::Mute, measure.clone());
        self.store.write(writes).await?;
        Ok((account.user.name, measure))
    }

    /// Bans somebody, for good when no time is given. The networks they were last seen in, when those are banned too.
    pub async fn ban(
        &self,
        who: &str,
        minutes: Option<u32>,
        why: &str,
        with_networks: bool,
    ) -> Result<(String, Measure, Vec<String>), AdminError> {
        let (account, measure) = (self.find(who).await?, measures::measure(minutes, why)?);
        let networks = if with_networks { self.store.networks_of(&account.user.id).await? } else { Vec::new() };
        if with_networks && networks.is_empty() {
            return Err(AdminError::Nothing(format!("No network of {} is known.", account.user.name)));
        }
        let mut writes = measures::lay(Actor::Host, &account.user.id, MeasureKind::Ban, measure.clone());
        for network in &networks {
            writes.extend(measures::ban_network(Actor::Host, measures::listed_network(network)?, measure.clone()));
        }
        self.store.write(writes).await?;
        Ok((account.user.name, measure, networks))
    }

    /// Lifts a mute.
    pub async fn unmute(&self, who: &str) -> Result<String, AdminError> {
        self.lift(who, MeasureKind::Mute).await
    }

    /// Lifts a ban.
    pub async fn unban(&self, who: &str) -> Result<String, AdminError> {
        self.lift(who, MeasureKind::Ban).await
    }

    async fn lift(&self, who: &str, kind: MeasureKind) -> Result<String, AdminError> {
        let account = self.find(who).await?;
        let person = self.store.person(&account.user.id, now_ms()).await?;
        let laid = person.and_then(|person| match kind {
            MeasureKind::Mute => person.mute,
            MeasureKind::Ban => person.ban,
        });
        if laid.is_none() {
            return Err(AdminError::Nothing(format!("There is no {} of {} to lift.", kind.name(), account.user.name)));
        }
        self.store.write(measures::lift(Actor::Host, &account.user.id, kind)).await?;
        Ok(account.user.name)
    }

    /// The networks that are banned.
    pub async fn networks(&self) -> Result<Vec<NetworkBan>, AdminError> {
        let bans = self.store.network_bans(now_ms()).await?;
        Ok(bans.into_iter().map(|(network, measure)| NetworkBan { network, measure }).collect())
    }

    /// Bans a network; an address stands for its household.
    pub async fn ban_network(&self, text: &str, minutes: Option<u32>, why: &str) -> Result<NetworkBan, AdminError> {
        let (network, measure) = (measures::network(Actor::Host, text)?, measures::measure(minutes, why)?);
        self.store.write(measures::ban_network(Actor::Host, network, measure.clone())).await?;
        Ok(NetworkBan { network: network.to_string(), measure })
    }

    /// Lifts the ban of a network, as it is listed or by an address of the household.
    pub async fn unban_network(&self, text: &str) -> Result<String, AdminError> {
        let meant = [measures::listed_network(text)?, measures::network(Actor::Host, text)?];
        let bans = self.networks().await?;
        let found = meant.into_iter().find(|network| bans.iter().any(|ban| ban.network == network.to_string()));
        let network = found.ok_or_else(|| AdminError::Nothing(format!("{text} is not banned.")))?;
        self.store.write(measures::unban_network(Actor::Host, network)).await?;
        Ok(network.to_string())
    }

    /// The open reports, the oldest first.
    pub async fn open_reports(&self) -> Result<Vec<ReportInfo>, AdminError> {
        Ok(self.store.reports(ReportState::Open, None, MOST as usize).await?)
    }

    /// The settled reports, the latest first.
    pub async fn settled_reports(&self) -> Result<Vec<ReportInfo>, AdminError> {
        Ok(self.store.reports(ReportState::Settled, None, MOST as usize).await?)
    }

    /// Settles a report.
    pub async fn settle(&self, id: &str, how: Settlement) -> Result<ReportInfo, AdminError> {
        let unknown =
            || AdminError::Nothing(format!("There is no report `{id}`; `karst admin reports list` shows them."));
        let report = self.store.report(id).await?.ok_or_else(unknown)?;
        match self.store.write(measures::settle(Actor::Host, id, &report.about.id, how)).await {
            Ok(()) => Ok(report),
            Err(StoreError::Conflict) => Err(AdminError::Nothing("This report is settled already.".to_owned())),
            Err(error) => Err(error.into()),
        }
    }

    /// The latest entries of the log of who did what, the latest first.
    pub async fn log(&self, most: usize) -> Result<Vec<Deed>, AdminError> {
        Ok(self.store.deeds(None, most).await?)
    }
}
