### Tables.

say-bot--random = Zufallsbot { $seat }
say-bot--novice = Anfängerbot { $seat }
say-bot--steady = Solidbot { $seat }
say-bot--strong = Starkbot { $seat }
say-bot--master = Meisterbot { $seat }
say-seat = Platz { $seat }
