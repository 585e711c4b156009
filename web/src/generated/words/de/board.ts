// Made of messages/de by build/words.ts. Do not edit.

export const aboutHowLikely = 'Ungefähre Chance';

export const allICanDo = 'Deine Möglichkeiten';

export const chooseATarget = (said: { picked: string | number }): string => `<b>${said.picked}</b>: Wähle ein Ziel.`;

export const drawing = 'Die Zeichnung';

export const howLikely = 'Chance';

export const keyIs = (said: { key: string | number }): string => `Taste: ${said.key}`;

export const less = 'Weniger';

export const more = 'Mehr';

export const nothingNow = 'Gerade nichts.';

export const nothingWith = 'Nichts mit diesen Wörtern.';

export const onlyChoicesWith = 'Nur Möglichkeiten mit diesen Wörtern';

export const rule = (said: { rule: string | number }): string => `Regel ${said.rule}`;

export const search = 'Suchen';

export const skip = 'Überspringen ▸▸';

export const takeBack = 'Zurück';

export const undo = 'Rückgängig';

export const whatIsAsked = 'Deine Entscheidung';

export const whatToDo = 'Was tun';

export const whyNot = 'Warum nicht';

export const zoom = 'Zoom';

export const zoomAll = 'Die ganze Höhle zeigen';

export const zoomAllKey = 'Ganze Höhle (0)';

export const zoomIn = 'Näher heran';

export const zoomInKey = 'Näher heran (+)';

export const zoomOut = 'Weiter weg';

export const zoomOutKey = 'Weiter weg (−)';
