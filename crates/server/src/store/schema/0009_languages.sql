-- Webhooks speak the language of whoever gave them; those from before it was kept speak English.

ALTER TABLE webhooks ADD COLUMN language TEXT NOT NULL DEFAULT 'en'; -- its code
