### Why not, of every table.

say-no-such-action = { $game } has no such action: { $error }
say-no-such-setup = the setup cannot be read: { $error }
say-no-nothing-done = nothing has been done yet
say-no-revealed-since = something new has been revealed since your last action
say-no-acted-since = { $who } has acted since your last action
say-no-such-choice = there is no { $id } to choose among { $group }
say-no-topic-misspelled = a topic is a word such as `flak-jacket`, up to { $most } characters long
say-no-topics-more = you can hush at most { $most } topics
