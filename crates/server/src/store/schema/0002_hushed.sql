-- What players do not want to be asked about again in a game.

CREATE TABLE hushed (
    table_id TEXT NOT NULL,
    seat     TEXT NOT NULL, -- its letter
    topic    TEXT NOT NULL, -- the game's own word: `flak-jacket`
    PRIMARY KEY (table_id, seat, topic),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat)
) WITHOUT ROWID;
