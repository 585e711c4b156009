-- People have a face that they choose.

ALTER TABLE users ADD COLUMN face BIGINT; -- the number of the portrait; null: the one that goes with their id
