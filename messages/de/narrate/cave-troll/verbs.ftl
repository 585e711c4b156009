### Cave Troll: kinds of things to do.

ct-verb--end-turn = Den Zug beenden; übrige Aktionen verfallen.
ct-verb--draw = Eine Karte ziehen und eine deiner zwei spielen, für 1 Aktion.
ct-verb--play = Eine deiner zwei Karten spielen und die andere behalten.
ct-verb--place = Wählen, wo die Karte wirkt.
ct-verb--score = Den Raum wählen, der jetzt gewertet wird.
ct-verb--move = Eine deiner Figuren ziehen, für 1 Aktion.
ct-verb--flee = Eine deiner Figuren vor dem Höhlentroll retten.
ct-verb--stay = Niemanden fliehen lassen.
ct-verb--push = Eine Figur aus dem Raum drängen.
ct-verb--no-push = Niemanden drängen.
ct-verb--kill = Deinen Ork einen Helden in seinem Raum töten lassen, für 1 Aktion.
ct-verb--assassinate = Deinen Meuchler jemanden töten lassen, der allein ist, für 1 Aktion.
ct-verb--banish = Deinen Paladin eine Banshee in eine Grube schicken lassen, für 1 Aktion.
ct-verb--slay = Deinen Riesentöter opfern und einen wütenden Troll mitnehmen, für 1 Aktion.
ct-verb--attack = Deinen Orkkrieger die Abenteurer der anderen aus seinem Raum vertreiben lassen, für 1 Aktion.
ct-verb--pull = Deine Banshee einen Helden in ihren Raum locken lassen, für 1 Aktion.
ct-verb--rampage = Deinen Troll in seinem Raum wüten lassen, für 1 Aktion.
ct-verb--chalice = Einen verlorenen Helden mit dem Kelch des Lebens zurückholen, für 1 Aktion.
ct-verb--cloak = Mit dem Tarnmantel ungesehen gehen, für 1 Aktion.
ct-verb--sword = Mit dem Schwert Orkfluch einen Ork oder Orkkrieger vertreiben, für 1 Aktion.
ct-verb--boots = Mit den Stiefeln der Eile bis zu drei Schritte gehen, für 1 Aktion.
ct-verb--scroll = Mit der Schriftrolle der Verbannung ein Monster in eine Grube schicken, für 1 Aktion.
ct-verb--tally = Mit dem Kerbstein einen Raum werten, für 1 Aktion.
ct-verb--step = Noch einen Schritt gehen.
ct-verb--stop = Hier anhalten.
