//! Delivers notices: off the tables, a few at a time, again when it fails, and with what went wrong kept for its owner.

use std::sync::Arc;

use protocol::WebhookCall;
use tokio::sync::{Semaphore, mpsc, watch};
use words::Message;

use super::call::{Failed, call};
use super::{Manners, Notice, message};
use crate::hall::stopped;
use crate::measure;
use crate::store::{Store, StoreError, StoredWebhook, WebhookWrite, Write, now_ms};

/// Calls at the same time.
const AT_ONCE: usize = 32;

/// Until the server stops.
pub async fn run(store: Store, manners: Manners, mut notices: mpsc::Receiver<Notice>, stopping: watch::Receiver<bool>) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let work = async {
        while let Some(notice) = notices.recv().await {
            let webhooks = match store.webhooks_of(&notice.user).await {
                Ok(webhooks) => webhooks,
                Err(error) => {
                    tracing::error!(%error, "somebody cannot be told of their turn");
                    continue;
                }
            };
            for webhook in webhooks {
                let message = message::of_notice(&notice, &manners.base, webhook.language);
                let (store, manners, places) = (store.clone(), manners.clone(), places.clone());
                let mut stopping = stopping.clone();
                tokio::spawn(async move {
                    tokio::select! {
                        () = deliver(&store, &webhook, &message, &manners, &places) => {}
                        () = stopped(&mut stopping) => {}
                    }
                });
            }
        }
    };
    let mut stops = stopping.clone();
    tokio::select! {
        () = work => {}
        () = stopped(&mut stops) => {}
    }
}

/// Calls, and calls again as long as that may help. What happened is kept.
async fn deliver(store: &Store, webhook: &StoredWebhook, message: &WebhookCall, manners: &Manners, places: &Semaphore) {
    let _waits = measure::Alive::webhook();
    let mut pauses = manners.pauses.iter();
    loop {
        let outcome = {
            // The semaphore is never closed.
            let _place = places.acquire().await;
            attempt(webhook, message, manners).await
        };
        let pause = match &outcome {
            Err(failed) if failed.may_pass => pauses.next(),
            Ok(()) | Err(_) => None,
        };
        // Its owner sees what goes wrong while it is still tried.
        if let Err(error) = keep(store, webhook, &outcome).await {
            tracing::error!(%error, "what a webhook answered cannot be kept");
        }
        match pause {
            Some(pause) => tokio::time::sleep(*pause).await,
            None => return,
        }
    }
}

/// Calls once, now, and keeps what happened: what its owner wants to see at the push of a button.
pub async fn test(store: &Store, webhook: &StoredWebhook, manners: &Manners) -> Result<(), StoreError> {
    let outcome = attempt(webhook, &message::of_test(&manners.base, webhook.language), manners).await;
    keep(store, webhook, &outcome).await
}

async fn attempt(webhook: &StoredWebhook, message: &WebhookCall, manners: &Manners) -> Result<(), Failed> {
    let outcome = call(&webhook.url, message::body(message, webhook.form), manners.allow_private, &manners.tls).await;
    measure::called_webhook(outcome.is_ok());
    outcome
}

async fn keep(store: &Store, webhook: &StoredWebhook, outcome: &Result<(), Failed>) -> Result<(), StoreError> {
    let error = outcome.as_ref().err().map(|failed| failed.why.say(webhook.language));
    let called = WebhookWrite::Called { id: webhook.id.clone(), at_ms: now_ms(), error };
    store.write(vec![Write::Webhook(called)]).await
}
