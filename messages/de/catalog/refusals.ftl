### Why not, of every table.

say-no-such-action = das ist keine Aktion von { $game }: { $error }
say-no-such-setup = dieser Aufbau ist nicht lesbar: { $error }
say-no-nothing-done = bisher wurde noch nichts getan
say-no-revealed-since = seit deiner letzten Aktion wurde etwas Neues sichtbar
say-no-acted-since = { $who } hat seit deiner letzten Aktion gehandelt
say-no-topic-misspelled = ein Thema ist ein Wort wie `flak-jacket` mit höchstens { $most } Zeichen
say-no-topics-more = höchstens { $most } Themen können an einem Platz stumm sein
say-no-such-choice = { $id } steht unter { $group } nicht zur Wahl
