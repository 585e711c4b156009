-- What a large house needs: its lists and farewells find their rows without looking at all of them, and whether it can be
-- written to is tried with a row.

CREATE INDEX users_by_joined ON users (joined) WHERE joined IS NOT NULL;
CREATE INDEX tables_shown ON tables (phase, touched_ms) WHERE public = 1;

CREATE TABLE probes (
    node  TEXT   NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL -- when this node was last asked whether it can write, and could
);

-- How an account's name looks: letters that look alike are the same (Unicode's skeleton). Filled in for older rows when the
-- database is brought up to date.
ALTER TABLE users ADD COLUMN look TEXT;
CREATE INDEX users_by_look ON users (look) WHERE look IS NOT NULL;

-- The user whose seat a substitute has taken, also within `away`; here to be found when they are to be forgotten.
ALTER TABLE seats ADD COLUMN before_user TEXT;
CREATE INDEX seats_by_before ON seats (before_user) WHERE before_user IS NOT NULL;
