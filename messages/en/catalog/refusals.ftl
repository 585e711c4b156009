### Why not, of every table.

say-no-such-action = that is no action of { $game }: { $error }
say-no-such-setup = the setup is not readable: { $error }
say-no-nothing-done = nothing has been done yet
say-no-revealed-since = something new was revealed since your last action
say-no-acted-since = { $who } has acted since your last action
say-no-topic-misspelled = a topic is a word such as `flak-jacket`, of at most { $most } characters
say-no-topics-more = a seat may hush at most { $most } topics
say-no-such-choice = there is no { $id } to choose among { $group }
