### Tables.

say-seat = Seat { $seat }
