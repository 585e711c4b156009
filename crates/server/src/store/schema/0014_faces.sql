-- People have a face that they choose.

ALTER TABLE users ADD COLUMN face BIGINT; -- the number of the portrait; null: the one that goes with their id

-- How games ended for the people in them, from now on.

CREATE TABLE results (
    user_id  TEXT NOT NULL REFERENCES users (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    game     TEXT NOT NULL,
    public   BIGINT NOT NULL, -- 1 when anybody could have looked on
    against  TEXT NOT NULL,   -- people, alone, or the strongest bot
    won      BIGINT NOT NULL,
    place    BIGINT NOT NULL, -- from 1
    score    BIGINT NOT NULL,
    lead     BIGINT,          -- before the best of the others, or behind; null without any
    ended_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
) WITHOUT ROWID;

CREATE INDEX results_by_time ON results (user_id, ended_ms);
CREATE INDEX results_by_table ON results (table_id);
