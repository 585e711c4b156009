//! `karst think`: what keeps it from beginning. That it thinks is shown by the tests of `server`.

use crate::karst;

#[test]
fn a_file_is_not_shared_and_a_database_that_is_away_is_told() {
    karst("think").refused(2, "a SQLite file belongs to one server");
    karst("think --database caves.db").refused(2, "postgres://");
    karst("think --threads 0 --database postgres://nobody@127.0.0.1:1/caves").refused(2, "--threads");
    karst("think --database postgres://nobody:s3cret@127.0.0.1:1/caves").refused(1, "cannot be reached");
}
