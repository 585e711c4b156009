-- Games that go on from a moment of another, and records that people have uploaded.

-- What the first steps of a table's log came from: the copied steps are in the log itself.
CREATE TABLE forks (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    notes    TEXT NOT NULL -- the `copied…` lines of its record, as a JSON list of keys and values
);

CREATE TABLE records (
    id          TEXT   NOT NULL PRIMARY KEY,
    user_id     TEXT   NOT NULL REFERENCES users (id),
    game        TEXT   NOT NULL,
    setup_text  TEXT   NOT NULL,
    names       TEXT   NOT NULL, -- a JSON list, by seat
    n_steps     BIGINT NOT NULL,
    record      TEXT   NOT NULL, -- the `.karst` file
    uploaded_ms BIGINT NOT NULL
);
CREATE INDEX records_by_user ON records (user_id);
