// Written by `cargo xtask types` from messages/de.ftl. Do not edit.

export const anItem = {
  'battery': 'eine Batterie',
  'brass-lantern': 'eine Messinglaterne',
  'canteen': 'eine Feldflasche',
  'dynamite': 'eine Stange Dynamit',
  'gas-mask': 'eine Gasmaske',
  'helmet': 'ein Helm',
  'hiking-boots': 'ein Paar Wanderstiefel',
  'medkit': 'ein Verbandskasten',
  'rope': 'ein Seil',
};

export const choice = {
  'house-dead-leave-belongings': 'Die Toten lassen alles liegen',
  'house-dynamite-at-base-camp': 'Dynamit im Basislager',
  'house-keep-at-the-marker': 'Behalten nur beim Zeichen',
  'house-medkit-only-when-hurt': 'Verbandskasten nur bei Wunden',
  'house-one-treasure-per-explore': 'Ein Schatz je Erkundung',
};

export const choiceText = {
  'house-dead-leave-belongings': 'Gegenstände und Schätze eines toten Höhlenforschers bleiben, wo er starb.',
  'house-dynamite-at-base-camp': 'Dynamit darf im Basislager gezündet werden, und dann kommt dort niemand mehr hinaus.',
  'house-keep-at-the-marker': 'Wer nicht beim Zeichen hereinkommt, sieht nichts an und behält nichts.',
  'house-medkit-only-when-hurt': 'Mit vollen Lebenspunkten ist ein Verbandskasten nicht zu benutzen.',
  'house-one-treasure-per-explore': 'Wie viele Schatzsymbole eine Karte auch hat: Wer erkundet, sieht alle Schätze zusammen an und behält einen.',
};

export const column = {
  'collected': 'Aufgehoben',
  'dropped': 'Fallen gelassen',
  'found': 'Gefunden',
  'health': 'Lebenspunkte',
  'items': 'Gegenstände',
  'lost': 'Im Tod verloren',
  'surface': 'An der Oberfläche',
};

export const hazard = {
  'bats': 'Fledermäuse',
  'grue': 'Grues',
  'methane': 'Methan',
  'tremors': 'Beben',
};

export const hex = {
  'BASE': 'Basislager',
  'L1-01': 'Große Halle',
  'L1-02': 'Tropfsteinkammer',
  'L1-03': 'Fledermaushöhle',
  'L1-04': 'Seitentasche',
  'L1-05': 'Zwillingstunnel',
  'L1-06': 'Überführung',
  'L1-07': 'Quellhöhle',
  'L1-08': 'Rutsche',
  'L1-09': 'Kaminsims',
  'L1-10': 'Dreiweg',
  'L1-11': 'Zerkratzte Wände',
  'L1-12': 'Kriechgang',
  'L1-13': 'Gastasche',
  'L1-14': 'Dolinentümpel',
  'L1-15': 'Verwerfung',
  'L1-16': 'Verwobene Gänge',
  'L1-17': 'Alter Bau',
  'L1-18': 'Geflutete Gabelung',
  'L1-19': 'Simsweg',
  'L1-20': 'Höhlenmalerei',
  'L2-01': 'Abgrundhalle',
  'L2-02': 'Kristallgewölbe',
  'L2-03': 'Unterirdischer See',
  'L2-04': 'Grubengasgalerie',
  'L2-05': 'Grube',
  'L2-06': 'Spiralabstieg',
  'L2-07': 'Knoten',
  'L2-08': 'Grue-Bau',
  'L2-09': 'Kluft',
  'L2-10': 'Stalaktitenwald',
  'L2-11': 'Schwefelschlote',
  'L2-12': 'Schwarze Schlucht',
  'L2-13': 'Totmannsenge',
  'L2-14': 'Vergessener Schrein',
  'L2-15': 'Zisterne',
  'L2-16': 'Wabe',
  'L2-17': 'Wacklige Brücke',
  'L2-18': 'Stickgaskeller',
  'L2-19': 'Nisthöhlen',
  'L2-20': 'Herz von Casadh',
};

export const item = {
  'battery': 'Batterie',
  'brass-lantern': 'Messinglaterne',
  'canteen': 'Feldflasche',
  'dynamite': 'Dynamit',
  'gas-mask': 'Gasmaske',
  'helmet': 'Helm',
  'hiking-boots': 'Wanderstiefel',
  'medkit': 'Verbandskasten',
  'rope': 'Seil',
};

export const misfortune = {
  'aftershock': 'Nachbeben',
  'bad-air': 'Schlechte Luft',
  'dropped-gear': 'Ausrüstung verloren',
  'flashlight-out': 'Lampe aus',
  'hole-in-the-pocket': 'Loch in der Tasche',
  'rockfall': 'Steinschlag',
  'shaken-nerves': 'Blanke Nerven',
  'something-stirs': 'Etwas regt sich',
  'startled-colony': 'Aufgeschreckte Kolonie',
  'thirst': 'Durst',
  'tight-squeeze': 'Engstelle',
  'torn-pack': 'Zerrissener Rucksack',
  'twisted-ankle': 'Verstauchter Knöchel',
};

export const misfortuneText = {
  'aftershock': 'Ein zusätzlicher Gefahrenwurf für Beben.',
  'bad-air': 'Ein zusätzlicher Gefahrenwurf für Methan.',
  'dropped-gear': 'Lege einen deiner Gegenstände, nach deiner Wahl, auf das neue Feld.',
  'flashlight-out': 'Jedes Erkunden kostet einen Bewegungspunkt mehr, und wo du Schätze ansehen und einen behalten dürftest, bekommst du ungesehen einen zufälligen.',
  'hole-in-the-pocket': 'Dein niedrigster Schatz wird verdeckt auf das neue Feld gelegt.',
  'rockfall': 'Verliere einen Lebenspunkt; kein Gegenstand hilft.',
  'shaken-nerves': 'Methan, Fledermäuse und Beben kosten dich je einen Lebenspunkt mehr.',
  'something-stirs': 'Ein zusätzlicher Gefahrenwurf für Grues.',
  'startled-colony': 'Ein zusätzlicher Gefahrenwurf für Fledermäuse.',
  'thirst': 'Ein Bewegungspunkt weniger in jedem Zug.',
  'tight-squeeze': 'Verliere alle deine Bewegungspunkte.',
  'torn-pack': 'Du kannst keine Gegenstände einsammeln.',
  'twisted-ankle': 'Ein Bewegungspunkt weniger in jedem Zug.',
};

export const noFirst = {
  'drop': 'sage erst, welchen Gegenstand du zurücklässt',
  'flee': 'flieh erst vor dem Grue',
  'keep': 'behalte erst einen der Schätze in deiner Hand',
  'lay': 'drehe erst das gezogene Feld, wie du magst, und lege es',
  'move-grue': 'bewege erst einen Grue, lass ihn fressen, oder verzichte',
  'send-grue': 'sage erst, wohin deine Laterne den Grue treibt',
  'try-grue': 'versuche erst, einen Grue zu bewegen, oder passe',
  'wait': 'warte erst ab',
};

export const odds = {
  'cornered': 'ein Grue treibt dich in die Enge',
  'defused': 'die Lunte ist gelöscht',
  'die': 'du stirbst',
  'explodes': 'das Dynamit geht hoch, und du stirbst',
  'grue': 'du darfst einen Grue bewegen',
  'misfortune': 'ein Missgeschick, aber nichts bricht aus',
  'no-grue': 'die Grues bleiben, wo sie sind',
  'nothing': 'nichts Schlimmes geschieht',
  'outbreak': 'eine Gefahr bricht aus, und du bleibst unverletzt',
};

export const shelf = {
  '1': 'Deck die Höhle Feld für Feld auf und steck ein, was glitzert.',
  '2': 'Fledermäuse, Gas, Beben und Grues werden mit jedem Zug schlimmer.',
  '3': 'Nur Schätze, die du an die Oberfläche bringst, zählen.',
};

export const side = {
  'E': 'Osten',
  'NE': 'Nordosten',
  'NW': 'Nordwesten',
  'SE': 'Südosten',
  'SW': 'Südwesten',
  'W': 'Westen',
};

export const theItemObject = {
  'battery': 'die Batterie',
  'brass-lantern': 'die Messinglaterne',
  'canteen': 'die Feldflasche',
  'dynamite': 'das Dynamit',
  'gas-mask': 'die Gasmaske',
  'helmet': 'den Helm',
  'hiking-boots': 'die Wanderstiefel',
  'medkit': 'den Verbandskasten',
  'rope': 'das Seil',
};

export const verb = {
  'collect-items': 'Gegenstände nehmen, die hier liegen; damit endet der Zug.',
  'collect-treasure': 'Die Schätze hier ansehen und einen behalten, für 1 Bewegungspunkt.',
  'decline': 'Doch keinen Grue bewegen.',
  'defuse': 'Versuchen, die Lunte von brennendem Dynamit zu löschen: höchstens so viel würfeln, wie du Lebenspunkte hast.',
  'deploy': 'Dein Dynamit hier zünden, kostenlos.',
  'drop-item': 'Den Gegenstand wählen, der aus deinem Rucksack fällt.',
  'eat': 'Einen Grue fressen lassen, wen er in die Enge getrieben hat.',
  'end-turn': 'Den Zug beenden; übrige Bewegungspunkte verfallen.',
  'explore': 'Das Dunkel erkunden: ein neues Feld legen und eine Karte ziehen, die sagt, wie viele Bewegungspunkte es kostet.',
  'flee': 'Vor dem Grue fliehen.',
  'keep': 'Einen der Schätze behalten.',
  'leave': 'Die Höhlen für immer verlassen, mit zwei Schätzen der Oberfläche.',
  'move': 'Auf ein Nachbarfeld gehen, für 1 Bewegungspunkt.',
  'move-grue': 'Einen Grue auf ein Nachbarfeld bewegen.',
  'pass': 'Die Grues in Ruhe lassen.',
  'rotate': 'Wählen, wie das neue Feld liegt.',
  'send-grue': 'Wählen, wohin deine Laterne den Grue treibt.',
  'slope': 'Über einen Hang in einen anderen Gang dieses Feldes, kostenlos.',
  'try-grue': 'Versuchen, einen Grue zu bewegen: ein Wurf über der Zahl der Höhlenforscher in den Höhlen.',
  'use-medkit': 'Den Verbandskasten benutzen, kostenlos.',
};
