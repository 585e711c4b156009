### Skulldug!: on the box.

sk-shelf--1 = Finde drei verfluchte Schätze in einer Höhle, die niemand kennt.
sk-shelf--2 = Schubse, wirf, und reiß den Weg hinter dir ein.
sk-shelf--3 = Sei als Erster wieder draußen am Eingang.
sk-choice--mode-free-for-all = Jeder gegen jeden
sk-choice-text--mode-free-for-all = Drei bis fünf Entdecker, jeder für sich.
sk-choice--mode-duel = Duell
sk-choice-text--mode-duel = Zwei Entdecker, von einer Ecke des Tisches aus.
sk-choice--mode-team = Teams
sk-choice-text--mode-team = Zwei oder drei Zweierteams, die gemeinsam am Zug sind.
sk-choice--mode-solo-easy = Solo, leicht
sk-choice-text--mode-solo-easy = 9 Leben, ein Geist und eine Höhle, die hält.
sk-choice--mode-solo-normal = Solo, normal
sk-choice-text--mode-solo-normal = 7 Leben, zwei Geister; nach höchstens 20 Zügen ist die Höhle dahin.
sk-choice--mode-solo-hard = Solo, schwer
sk-choice-text--mode-solo-hard = 5 Leben, drei Geister, und die Höhle stürzt ein.
sk-choice--gear-suggested = Vorgeschlagene Sets
sk-choice-text--gear-suggested = Alle nehmen ein fertiges Set; am schnellsten, und am besten für die erste Partie.
sk-choice--gear-draft = Startkarten wählen
sk-choice-text--gear-draft = Die Startkarten werden reihum gewählt, hin und zurück.
sk-choice--fortune-paced = Verteilte Schätze
sk-choice-text--fortune-paced = Schätze kommen in gleichmäßigen Abständen.
sk-choice--fortune-plain = Einfach gemischt
sk-choice-text--fortune-plain = Schätze kommen, wann sie kommen.
sk-choice--house-keep-soulbond-in-solo = Seelenband auch allein
sk-choice-text--house-keep-soulbond-in-solo = Das Seelenband bleibt im Stapel, wenn du allein spielst.
