### Tables.

say-bot--random = Random bot { $seat }
say-bot--novice = Novice bot { $seat }
say-bot--steady = Steady bot { $seat }
say-bot--strong = Strong bot { $seat }
say-bot--master = Master bot { $seat }
say-seat = Seat { $seat }
