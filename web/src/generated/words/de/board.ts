// Made of messages/de by build/words.ts. Do not edit.

export const aboutHowLikely = 'Ungefähre Chance';

export const allICanDo = 'Deine Möglichkeiten';

export const cancel = 'Abbrechen';

export const chooseATarget = (said: { picked: string | number }): string => `<b>${said.picked}</b>: Wähle ein Ziel.`;

export const drawing = 'Die Zeichnung';

export const handDown = 'Platz für das Brett machen';

export const handUp = 'Meine ganze Hand zeigen';

export const howLikely = 'Chance';

export const keyIs = (said: { key: string | number }): string => `Taste: ${said.key}`;

export const less = 'Weniger';

export const miniMap = 'Kleine Karte: antippen, um dorthin zu schauen';

export const more = 'Mehr';

export const notYet = 'Noch nicht';

export const nothingNow = 'Gerade nichts.';

export const nothingWith = 'Nichts mit diesen Wörtern.';

export const oddsAndWhyNot = 'Chancen, warum nicht';

export const onlyChoicesWith = 'Nur Möglichkeiten mit diesen Wörtern';

export const pickThis = 'Das nehmen';

export const rule = (said: { rule: string | number }): string => `Regel ${said.rule}`;

export const search = 'Suchen';

export const skip = 'Überspringen ▸▸';

export const takeBack = 'Zurücknehmen';

export const takeBackKey = 'Bitten, meinen letzten Schritt zurückzunehmen (Taste: u)';

export const undo = 'Rückgängig';

export const undoKey = 'Meinen letzten Schritt rückgängig machen (Taste: u)';

export const whatIsAsked = 'Deine Entscheidung';

export const whatToDo = 'Was tun';

export const whyNot = 'Warum nicht';

export const whyNotKey = 'Alle nach Art geordnet, mit ihren Chancen; und was nicht geht und warum (Taste: w)';

export const zoom = 'Zoom';

export const zoomAll = 'Die ganze Höhle zeigen';

export const zoomAllKey = 'Ganze Höhle (0)';

export const zoomIn = 'Näher heran';

export const zoomInKey = 'Näher heran (+)';

export const zoomOut = 'Weiter weg';

export const zoomOutKey = 'Weiter weg (−)';
