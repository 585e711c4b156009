-- Accounts, where they are signed in, and tokens for their programs.

ALTER TABLE users ADD COLUMN login TEXT;           -- the name as it is compared at sign-in; none for guests
ALTER TABLE users ADD COLUMN password_hash TEXT;   -- argon2id; none for guests, and once a one-time password was used
ALTER TABLE users ADD COLUMN password_once BIGINT; -- 1 when the password is good for a single sign-in
ALTER TABLE users ADD COLUMN claimed_ms BIGINT;    -- when the guest became an account
ALTER TABLE users ADD COLUMN joined TEXT;          -- the account that has this guest's tables now
ALTER TABLE users ADD COLUMN gone_ms BIGINT;       -- when they had themselves forgotten
CREATE UNIQUE INDEX users_by_login ON users (login);

ALTER TABLE sessions ADD COLUMN device TEXT;       -- `Firefox on Linux`
ALTER TABLE sessions ADD COLUMN seen_ms BIGINT;
CREATE INDEX sessions_by_user ON sessions (user_id);

-- A token is known by its hash; the token itself is nowhere.
CREATE TABLE tokens (
    id         TEXT   NOT NULL PRIMARY KEY,
    token_hash TEXT   NOT NULL UNIQUE,
    user_id    TEXT   NOT NULL REFERENCES users (id),
    name       TEXT   NOT NULL,
    scopes     TEXT   NOT NULL, -- words, parted by blanks
    created_ms BIGINT NOT NULL,
    used_ms    BIGINT
);
CREATE INDEX tokens_by_user ON tokens (user_id);
