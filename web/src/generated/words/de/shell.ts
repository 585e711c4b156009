// Written by `cargo xtask types` from messages/de.ftl. Do not edit.

export const backToTheLight = 'Zurück ans Licht';

export const notFound = 'Nicht gefunden';

export const notFoundAt = {
  'game': (said: { path: string | number }): string => `Unter <code>${said.path}</code> gibt es kein Spiel. Vielleicht ist die Adresse vertippt, oder das Spiel gibt es nicht mehr.`,
  'page': (said: { path: string | number }): string => `Unter <code>${said.path}</code> gibt es keine Seite. Vielleicht ist die Adresse vertippt, oder die Seite gibt es nicht mehr.`,
  'record': (said: { path: string | number }): string => `Unter <code>${said.path}</code> gibt es keine Aufzeichnung. Vielleicht ist die Adresse vertippt, oder die Aufzeichnung gibt es nicht mehr.`,
  'table': (said: { path: string | number }): string => `Unter <code>${said.path}</code> gibt es keinen Tisch. Vielleicht ist die Adresse vertippt, oder den Tisch gibt es nicht mehr.`,
};

export const notFoundHeading = 'Dieser Stollen endet hier';

export const notFoundPicture = 'Ein Stollen, der im Dunkeln endet';
