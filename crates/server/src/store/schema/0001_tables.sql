-- People, their tables and the steps they took. Ids are text, times are milliseconds since 1970.

CREATE TABLE users (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_ms BIGINT NOT NULL
);

-- A session is known by the hash of the token in its cookie; the token itself is nowhere.
CREATE TABLE sessions (
    token_hash TEXT   NOT NULL PRIMARY KEY,
    user_id    TEXT   NOT NULL REFERENCES users (id),
    created_ms BIGINT NOT NULL
);

CREATE TABLE tables (
    id         TEXT   NOT NULL PRIMARY KEY,
    game       TEXT   NOT NULL,
    setup      TEXT   NOT NULL, -- the game's own JSON
    setup_text TEXT   NOT NULL,
    phase      TEXT   NOT NULL, -- gathering, running, finished
    host       TEXT   NOT NULL REFERENCES users (id),
    public     BIGINT NOT NULL,
    hot_seat   BIGINT NOT NULL,
    secret     TEXT   NOT NULL, -- of the dice
    asked      TEXT   NOT NULL, -- the letters of the seats that decide now
    opened_ms  BIGINT NOT NULL,
    touched_ms BIGINT NOT NULL
);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_phase ON tables (phase, public);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     TEXT NOT NULL, -- its letter
    who      TEXT NOT NULL, -- person, bot, open
    user_id  TEXT REFERENCES users (id),
    name     TEXT,          -- at this table, when it is not the user's own
    bot      TEXT,          -- random, greedy
    entropy  TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_user ON seats (user_id);

-- The log of a table; the last seq is its version. The primary key is the lock between two that append.
CREATE TABLE steps (
    table_id  TEXT   NOT NULL REFERENCES tables (id),
    seq       BIGINT NOT NULL,
    line      TEXT   NOT NULL, -- a step in notation, or `A: undo`
    by_user   TEXT,
    client_id TEXT,            -- the id the client gave its message, to answer a repeat
    at_ms     BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
