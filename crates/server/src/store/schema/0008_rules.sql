-- Tables keep the number of the rules they began with; those from before it was kept began with the first.

ALTER TABLE tables ADD COLUMN rules BIGINT NOT NULL DEFAULT 1;
