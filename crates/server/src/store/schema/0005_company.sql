-- What is said at a table, who may look on, and the table where the same people play once more.

CREATE TABLE chat (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    id       TEXT   NOT NULL, -- the user and the id of their message: a repeat is the same
    at_ms    BIGINT NOT NULL,
    room     TEXT   NOT NULL, -- players, spectators
    user_id  TEXT   NOT NULL REFERENCES users (id),
    words    TEXT   NOT NULL,
    PRIMARY KEY (table_id, id)
);
CREATE INDEX chat_by_time ON chat (table_id, at_ms);
CREATE INDEX chat_by_user ON chat (user_id);

ALTER TABLE tables ADD COLUMN watchable BIGINT NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN next TEXT;
