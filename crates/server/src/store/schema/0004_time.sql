-- Clocks, absence, and how people are told of their turn. Times named `…_up_ms` are the servers' uptime, not the calendar.

ALTER TABLE tables ADD COLUMN terms TEXT; -- JSON: the clock, and what happens to who is not there; none in old tables
ALTER TABLE seats ADD COLUMN away TEXT;   -- JSON: who decides instead of the person, or whom they replace
ALTER TABLE steps ADD COLUMN by_bot TEXT; -- the bot that decided, also where it sat in for a person

-- The clocks of tables that have them.
CREATE TABLE clocks (
    table_id      TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    hands         TEXT   NOT NULL, -- JSON
    counted_up_ms BIGINT NOT NULL, -- when the hands were right
    alarm_up_ms   BIGINT           -- when somebody is to be warned or out of time
);
CREATE INDEX clocks_by_alarm ON clocks (alarm_up_ms) WHERE alarm_up_ms IS NOT NULL;

-- How long servers ran, in one row.
CREATE TABLE uptime (
    id    BIGINT NOT NULL PRIMARY KEY,
    up_ms BIGINT NOT NULL
);
INSERT INTO uptime (id, up_ms) VALUES (1, 0);

-- Where people want to be told that a table waits for them.
CREATE TABLE webhooks (
    id         TEXT   NOT NULL PRIMARY KEY,
    user_id    TEXT   NOT NULL REFERENCES users (id),
    form       TEXT   NOT NULL, -- discord, json
    url        TEXT   NOT NULL, -- a secret
    created_ms BIGINT NOT NULL,
    called_ms  BIGINT,
    error      TEXT             -- of the last call
);
CREATE INDEX webhooks_by_user ON webhooks (user_id);
