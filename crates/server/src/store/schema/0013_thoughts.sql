-- What bots think about in other processes: servers hand positions out, `karst think` takes them. A row lives for seconds.

CREATE TABLE thoughts (
    id       TEXT NOT NULL PRIMARY KEY, -- of this thought alone; its answer names it
    node     TEXT NOT NULL,             -- the server that waits for the answer
    turn     TEXT NOT NULL,             -- one word for each person, which does not tell who: turns go by person
    seen     BIGINT NOT NULL,           -- 1 when somebody looks at the table, 0 when nobody does
    game     TEXT NOT NULL,             -- which game, with the number of its rules: cave-troll 3
    work     TEXT NOT NULL,             -- JSON: what the bot's seat sees, and how long to think about it
    asked_ms BIGINT NOT NULL,           -- when, by the clock of the database
    taken_by TEXT                       -- the process that thinks about it
) WITHOUT ROWID;
