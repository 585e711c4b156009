### The Caves of Casadh: kinds of things to do.

cc-verb--end-turn = Den Zug beenden; übrige Bewegungspunkte verfallen.
cc-verb--move = Auf ein Nachbarfeld gehen, für 1 Bewegungspunkt.
cc-verb--explore = Das Dunkel erkunden: ein neues Feld legen und eine Karte ziehen, die sagt, wie viele Bewegungspunkte es kostet.
cc-verb--slope = Über einen Hang in einen anderen Gang dieses Feldes, kostenlos.
cc-verb--collect-treasure = Die Schätze hier ansehen und einen behalten, für 1 Bewegungspunkt.
cc-verb--collect-items = Gegenstände nehmen, die hier liegen; damit endet der Zug.
cc-verb--leave = Die Höhlen für immer verlassen, mit zwei Schätzen der Oberfläche.
cc-verb--use-medkit = Den Verbandskasten benutzen, kostenlos.
cc-verb--deploy = Dein Dynamit hier zünden, kostenlos.
cc-verb--defuse = Versuchen, die Lunte von brennendem Dynamit zu löschen: höchstens so viel würfeln, wie du Lebenspunkte hast.
cc-verb--rotate = Wählen, wie das neue Feld liegt.
cc-verb--drop-item = Den Gegenstand wählen, der aus deinem Rucksack fällt.
cc-verb--keep = Einen der Schätze behalten.
cc-verb--flee = Vor dem Grue fliehen.
cc-verb--send-grue = Wählen, wohin deine Laterne den Grue treibt.
cc-verb--pass = Die Grues in Ruhe lassen.
cc-verb--try-grue = Versuchen, einen Grue zu bewegen: ein Wurf über der Zahl der Höhlenforscher in den Höhlen.
cc-verb--decline = Doch keinen Grue bewegen.
cc-verb--eat = Einen Grue fressen lassen, wen er in die Enge getrieben hat.
cc-verb--move-grue = Einen Grue auf ein Nachbarfeld bewegen.
