### Tables.

say-seat = Seat { $seat }
say-guest-name = Guest { $number }
