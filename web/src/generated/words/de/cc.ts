// Made of messages/de by build/words.ts. Do not edit.

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
