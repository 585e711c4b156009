-- Tables may do without hints.

ALTER TABLE tables ADD COLUMN hints BIGINT NOT NULL DEFAULT 1;
