### Tables.

say-seat = Platz { $seat }
