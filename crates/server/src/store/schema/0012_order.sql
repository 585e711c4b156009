-- Order: who may keep it, what was reported, who does not want whom, mutes and bans, and the log of all that was done.

ALTER TABLE users ADD COLUMN role TEXT;       -- moderator; none for nearly everybody
ALTER TABLE sessions ADD COLUMN network TEXT; -- the household it was last used from: 203.0.113.7, 2001:db8:1:200::/56
CREATE INDEX users_by_role ON users (role) WHERE role IS NOT NULL;
-- People are looked for by the beginning of their names, byte by byte.
CREATE INDEX users_by_small_name ON users (lower(name) COLLATE BINARY, id) WHERE gone_ms IS NULL AND joined IS NULL;
CREATE INDEX tables_by_opening ON tables (opened_ms, id);

-- The id is made of who reports what, so that the same is reported once. The table may be gone by now.
CREATE TABLE reports (
    id         TEXT   NOT NULL PRIMARY KEY,
    at_ms      BIGINT NOT NULL,
    reporter   TEXT   NOT NULL REFERENCES users (id),
    about      TEXT   NOT NULL REFERENCES users (id),
    name_then  TEXT   NOT NULL, -- what they were called at that table
    table_id   TEXT   NOT NULL,
    line_words TEXT,            -- what was said, when a line of chat is meant
    line_room  TEXT,            -- players, spectators
    line_ms    BIGINT,
    reason     TEXT   NOT NULL,
    words      TEXT   NOT NULL,
    settled_ms BIGINT,          -- open when none
    settled_by TEXT,            -- none when the host did it on the command line
    settled    TEXT             -- acted, dismissed
);
CREATE INDEX reports_open ON reports (at_ms, id) WHERE settled_ms IS NULL;
CREATE INDEX reports_settled ON reports (settled_ms, id) WHERE settled_ms IS NOT NULL;
CREATE INDEX reports_by_reporter ON reports (reporter, at_ms);
CREATE INDEX reports_by_person ON reports (about);

-- Who does not want to play with whom.
CREATE TABLE blocks (
    user_id TEXT   NOT NULL REFERENCES users (id),
    blocked TEXT   NOT NULL REFERENCES users (id),
    at_ms   BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Those whom a host has removed from a table that gathers: they do not sit there again.
CREATE TABLE removals (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    user_id  TEXT   NOT NULL REFERENCES users (id),
    at_ms    BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX removals_by_user ON removals (user_id);

-- Mutes and bans of people; for good when until_ms is none.
CREATE TABLE measures (
    user_id  TEXT   NOT NULL REFERENCES users (id),
    kind     TEXT   NOT NULL, -- mute, ban
    until_ms BIGINT,
    why      TEXT   NOT NULL,
    PRIMARY KEY (user_id, kind)
);

CREATE TABLE network_bans (
    network  TEXT   NOT NULL PRIMARY KEY, -- 203.0.113.0/24
    until_ms BIGINT,
    why      TEXT   NOT NULL
);

-- The log of who did what. It only grows.
CREATE TABLE deeds (
    id       TEXT   NOT NULL PRIMARY KEY,
    at_ms    BIGINT NOT NULL,
    by_user  TEXT,            -- none when the host did it on the command line
    what     TEXT   NOT NULL,
    user_id  TEXT,            -- to whom
    network  TEXT,            -- or to which network
    until_ms BIGINT,
    why      TEXT   NOT NULL
);
CREATE INDEX deeds_by_time ON deeds (at_ms, id);
CREATE INDEX deeds_by_person ON deeds (user_id, at_ms);
