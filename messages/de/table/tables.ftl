### Tables.

say-seat = Platz { $seat }
say-guest-name = Gast { $number }
