//! What the rules say is said in every language. `testkit` asks so of every refusal it meets; here are the lists.

use skulldug::Due;
use words::sk;

#[test]
fn what_is_due_first_has_its_messages() {
    testkit::same_names(Due::ALL.iter().map(|due| due.name()), sk::NoFirst::ALL);
}
