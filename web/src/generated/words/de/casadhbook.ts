// Made of messages/de by build/words.ts. Do not edit.

export const alt = {
  'CC-CARD-02': 'Drei Karten: eine schlichte mit einem Gegenstand, eine mit Schätzen und Durst, eine mit Steinschlag.',
  'CC-DYN-01': 'Die Große Halle mit einer brennenden Stange Dynamit; ein blauer Höhlenforscher verlässt sie zum Basislager.',
  'CC-DYN-06': 'Das Basislager und östlich davon ein Feld voller Trümmer.',
  'CC-DYN-08': 'Ein Würfel, der 3 zeigt.',
  'CC-EXPL-05': 'Das Basislager und östlich davon die Verwerfung, mit einem Stern zum Lager hin gelegt.',
  'CC-GRUE-02': 'Ein Grue im Alten Bau; ein Pfeil bringt den roten Höhlenforscher von dort ins Basislager.',
  'CC-HAZ-01': 'Die Gefahrenleiste: Methan bei 3, Fledermäuse bei 1, Beben bei 2, Grues bei 0, jeweils mit der Chance beim nächsten Wurf.',
  'CC-HAZ-04': 'Zwillingstunnel und Gastasche voll von grünem Gas, darin ein blauer Höhlenforscher; das Basislager dazwischen bleibt frei.',
  'CC-HAZ-10': 'Die Fledermaushöhle, übersät von Fledermäusen, und die Verwerfung, von Rissen durchzogen.',
  'CC-HEX-02': 'Ein Feld mit zwei getrennten Tunneln; der Tunnel, in dem ein roter Höhlenforscher steht, leuchtet, mit Pfeilen an drei Seiten.',
  'CC-HEX-04': 'Ein Feld, in dem ein Tunnel wie eine Brücke über einen anderen führt.',
  'CC-HEX-06': 'Ein Feld mit zwei Tunneln, die ein grüner Hang verbindet. Ein blauer Höhlenforscher im oberen Tunnel hat Pfeile an allen sechs Seiten.',
  'CC-HEX-07': 'Vier Gefahrensymbole: eine Gaswolke, eine Fledermaus, ein Riss im Boden und die Augen eines Grue.',
  'CC-HEX-08': 'Ein Feld mit zwei Tunneln, blaues Wasser in dem einen und ein grüner Höhlenforscher im anderen.',
  'CC-HEX-10': 'Die Gastasche mit einem Zeichen, darauf zwei Schätze und ein Seil.',
  'CC-ITEM-01': 'Seil, Feldflasche, Gasmaske, Wanderstiefel, Helm, Messinglaterne, Verbandskasten, Batterie und Dynamit.',
  'CC-LEAVE-03': 'Sechs Schätze: 9, 8, 6, 6, 3 und 0.',
  'CC-MODEL-04': 'Das Basislager mit der Großen Halle im Osten und den Zwillingstunneln im Südosten, alle verbunden.',
  'CC-MOVE-01': 'Ein roter Höhlenforscher geht vom Basislager nach Osten in die Große Halle.',
  'CC-SETUP-08': 'Das Basislager mit drei Höhlenforschern am Feuer und unerkundeten Feldern auf allen Seiten.',
  'CC-TREAS-01': 'Goldscheiben mit den Werten 0, 4 und 9 und eine verdeckte.',
};

export const caption = {
  'CC-CARD-02': 'Eine Karte: was der Schritt kostet, was auf einem Feld der Ebene 1 und der Ebene 2 liegt, und vielleicht ein Missgeschick.',
  'CC-DYN-01': 'Die blaue Lunte brennt in der Großen Halle, bis der nächste Zug von Blau beginnt.',
  'CC-DYN-06': 'Eingestürzt: Hier kommt bis zum Ende des Spiels nichts mehr durch.',
  'CC-DYN-08': 'Löschen mit 3 Lebenspunkten: Bei einem Wurf von 1, 2 oder 3 geht die Lunte aus.',
  'CC-EXPL-05': 'Die Verwerfung hat Sterne: Eine ihrer Seiten mit Stern muss zu dem Feld zeigen, von dem man kommt.',
  'CC-GRUE-02': 'Ein Grue kommt in den Alten Bau. Rot hat keine Laterne und muss fliehen, hier ins Basislager.',
  'CC-HAZ-01': 'Die Leiste: Methan steht bei 3. Mit dem nächsten Methansymbol sind es 4, und bei einem Wurf von 1, 2 oder 3 bricht es aus.',
  'CC-HAZ-04': 'Methan bricht aus: Jedes Feld mit seinem Symbol bekommt eine Marke, und wer dort ist, verliert 1 Lebenspunkt.',
  'CC-HAZ-10': 'Hier sind Fledermäuse und Beben ausgebrochen. Sie treffen alle Gänge ihrer Felder.',
  'CC-HEX-02': 'Zwillingstunnel: zwei Gänge, die sich nicht treffen. Rot ist im oberen und verlässt ihn nur durch seine drei Seiten.',
  'CC-HEX-04': 'Die Überführung: Ein Gang führt über den anderen hinweg.',
  'CC-HEX-06': 'Die Rutsche: Die grünen Pfeile führen hinab. Vom oberen Gang aus sind alle sechs Seiten zu erreichen, vom unteren nur seine eigenen, außer man hat ein Seil.',
  'CC-HEX-07': 'Die vier Gefahren: Methan, Fledermäuse, Beben und Grues.',
  'CC-HEX-08': 'Wasser in einem Gang der Quellhöhle; Grün, im anderen, bleibt durstig.',
  'CC-HEX-10': 'Das Kreuz ist das Zeichen: Dort liegen Schätze verdeckt und Gegenstände offen. Die Zahl im Kreis ist die Ebene.',
  'CC-ITEM-01': 'Die neun Gegenstände.',
  'CC-LEAVE-03': 'An der Oberfläche in einem Spiel zu dritt. Wer als Erster hinausgeht, nimmt die 9 und die 8.',
  'CC-MODEL-04': 'Zwei Felder, die nebeneinander liegen, sind über ihre Kante immer verbunden.',
  'CC-MOVE-01': 'Ein Schritt: ein Punkt, durch die Öffnung zwischen zwei Feldern.',
  'CC-SETUP-08': 'Der Anfang: das Basislager allein, und ringsum Dunkel.',
  'CC-TREAS-01': 'Schätze sind 0 bis 9 wert; verdeckt weiß es niemand.',
};

export const colour = {
  'A': 'Rot',
  'B': 'Blau',
  'C': 'Grün',
  'D': 'Gelb',
};

export const cost = {
  'all': 'alle',
  'card': 'Karte',
  'free': 'gratis',
};

export const goal = 'Komm lebend hinaus und bring die meisten Schätze mit. Nur wer am Ende an der Oberfläche steht, kann gewinnen.';

export const line = {
  'bats': 'ein Helm hilft.',
  'battery': 'kein „Lampe aus“.',
  'brass-lantern': 'Grues weichen und schaden nicht.',
  'camp': 'Wer einen Zug im Basislager beendet, wird alle Missgeschicke los.',
  'canteen': 'kein Durst.',
  'collect-items': 'beim Zeichen: beliebige, einen von jeder Art. Beendet den Zug.',
  'collect-treasure': 'beim Zeichen: alle ansehen, einen behalten.',
  'defuse': 'fremdes Dynamit auf deinem Feld: Würfle höchstens so viel, wie du Lebenspunkte hast, und es gehört dir; sonst explodiert es.',
  'draw-card': 'Ziehe eine Karte: Zahle ihre Kosten, erleide ihr Missgeschick.',
  'draw-hex': 'Ziehe ein Feld und drehe es, wie du willst; ein Stern muss zu dem Feld zeigen, von dem du kommst. Du stehst darauf.',
  'dynamite': 'auf dein Feld gelegt, nicht ins Basislager. Es explodiert, wenn dein nächster Zug beginnt: Das Feld stürzt ein, und alle darauf sterben.',
  'explore': 'einen dunklen Platz hinter einer Seite: siehe unten. Braucht 1 BP.',
  'flashlight-out': 'Lampe aus: Erkunden kostet 1 mehr, und Schätze nimmst du blind; eine Batterie oder das Basislager helfen.',
  'grue': 'Niemand ohne Messinglaterne betritt sein Feld; wer dort ist, muss auf ein Nachbarfeld fliehen oder ist in die Enge getrieben.',
  'lay-items': 'Gegenstandssymbole für die Ebene des Felds: So viele Gegenstände kommen offen darauf.',
  'lay-treasures': 'Ziehe für jedes Schatzsymbol so viele Schätze, wie Höhlenforscher in den Höhlen sind, behalte einen, der Rest kommt verdeckt aufs Feld.',
  'leave': 'vom Basislager aus, für immer, mit den zwei höchsten Schätzen, die an der Oberfläche noch liegen.',
  'medkit': 'wird verbraucht: wieder 4 Lebenspunkte.',
  'methane': 'eine Gasmaske hilft.',
  'move': 'auf ein Nachbarfeld, durch eine Seite deines Gangs.',
  'outbreak': 'Ein Ausbruch legt eine Marke auf jedes Feld mit dem Symbol. Sie trifft alle, die dort sind oder das Feld betreten: 1 Lebenspunkt.',
  'over': 'Das Spiel endet, wenn niemand mehr lebend in den Höhlen ist. Mit 0 Lebenspunkten bist du tot und hast verloren.',
  'paintings': 'Die Höhlenmalerei bringt die Felder der Ebene 2 in den Stapel.',
  'points': 'Bewegungspunkte (BP) = deine Lebenspunkte minus Abzüge, mindestens 1. Gib sie in beliebiger Folge für Aktionen aus; bei 0 ist der Zug vorbei.',
  'raise': 'Jedes Gefahrensymbol erhöht seine Leiste um 1.',
  'roll': 'Würfle für jede Gefahr auf dem neuen Feld: Unter ihrem Wert auf der Leiste bricht sie aus.',
  'rope': 'Hänge auch hinauf.',
  'slope': 'hinab in einen anderen Gang deines Felds; hinauf nur mit Seil.',
  'surface': 'Von der Oberfläche: Einmal je Zug mit einem Wurf über der Zahl derer in den Höhlen einen Grue bewegen oder fressen lassen, wen er in die Enge getrieben hat.',
  'thirst': 'Behaltene addieren sich, bis sie geheilt sind. Durst: 1 BP weniger je Zug; Wasser, Feldflasche oder Basislager helfen.',
  'tremors': 'Wanderstiefel helfen.',
  'winner': 'Die höchste Summe der Schätze gewinnt; dann mehr Lebenspunkte, dann weniger Gegenstände.',
};

export const name = {
  'bats': 'Fledermäuse',
  'battery': 'Batterie',
  'brass-lantern': 'Messinglaterne',
  'canteen': 'Feldflasche',
  'collect-items': 'Gegenstände einsammeln',
  'collect-treasure': 'Schatz einsammeln',
  'defuse': 'Löschen',
  'dynamite': 'Dynamit',
  'explore': 'Erkunden',
  'grue': 'Grue',
  'leave': 'Verlassen',
  'medkit': 'Verbandskasten',
  'methane': 'Methan',
  'move': 'Gehen',
  'rope': 'Seil',
  'slope': 'Hang',
  'tremors': 'Beben',
};

export const start = {
  '1': 'Du bist Höhlenforscher. Erkunde die Höhlen, steck Schätze ein und komm lebend wieder heraus. Nur wer am Ende an der Oberfläche steht, kann gewinnen, und von denen, wer die meisten Schätze hat.',
  '2': 'In jedem Zug hast du so viele Bewegungspunkte wie Lebenspunkte, höchstens vier und nach Missgeschicken weniger. Ein Schritt aufs nächste Feld kostet einen. Achte auf deinen Gang: Auf manchen Feldern liegen Tunnel, die sich nie treffen.',
  '3': 'Wer ins Dunkle geht, erkundet: Zieh ein Feld, dreh es, wie du willst, und leg es an. Dann zieh eine Karte. Sie sagt, was der Schritt kostet und was du findest, und manchmal bringt sie ein Missgeschick.',
  '4': 'Findest du Schätze, siehst du einige an, behältst einen und lässt die übrigen verdeckt am Zeichen liegen. Du weißt, was du zurückgelassen hast; die anderen nicht.',
  '5': 'Jedes Gefahrensymbol auf einem neuen Feld erhöht seine Leiste: Methan, Fledermäuse, Beben, Grues. Dann würfelst du. Unter dem Wert der Leiste bricht die Gefahr aus, auf jedem Feld mit ihrem Symbol, und alle dort werden verletzt.',
  '6': 'Grues vertreiben dich von ihren Feldern. Kannst du nirgendwohin fliehen, sitzt du in der Falle, und wer schon draußen ist, kann einen Grue auf dich hetzen. Eine Messinglaterne hält sie fern.',
  '7': 'Das Basislager ist der einzige Weg hinaus. Wer zuerst geht, nimmt die zwei besten Schätze von der Oberfläche, holt dann aber nichts mehr. Ist niemand mehr lebend drinnen, zählen die Überlebenden zusammen.',
};

export const title = {
  'end': 'Das Ende',
  'exploring': 'Erkunden, Schritt für Schritt',
  'hazards': 'Gefahren',
  'items': 'Gegenstände',
  'misfortunes': 'Missgeschicke',
  'turn': 'Dein Zug',
};
