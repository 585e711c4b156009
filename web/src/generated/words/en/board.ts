// Made of messages/en by build/words.ts. Do not edit.

export const aboutHowLikely = 'Odds, roughly';

export const allICanDo = 'Your options';

export const cancel = 'Cancel';

export const chooseATarget = (said: { picked: string | number }): string => `<b>${said.picked}</b>: choose a target.`;

export const drawing = 'The drawing';

export const handDown = 'Make room for the board';

export const handUp = 'Show all of my hand';

export const howLikely = 'Odds';

export const keyIs = (said: { key: string | number }): string => `Key: ${said.key}`;

export const less = 'Less';

export const miniMap = 'Small map of all: press to look there';

export const more = 'More';

export const notYet = 'Not yet';

export const nothingNow = 'Nothing right now.';

export const nothingWith = 'Nothing with these words.';

export const oddsAndWhyNot = 'Odds, why not';

export const onlyChoicesWith = 'Only options with these words';

export const pickThis = 'Pick this';

export const rule = (said: { rule: string | number }): string => `Rule ${said.rule}`;

export const search = 'Search';

export const skip = 'Skip ▸▸';

export const takeBack = 'Take back';

export const takeBackKey = 'Ask to take my last step back (key: u)';

export const undo = 'Undo';

export const undoKey = 'Undo my last step (key: u)';

export const whatIsAsked = 'Your decision';

export const whatToDo = 'What to do';

export const whyNot = 'Why not';

export const whyNotKey = 'All of them by kind, with their odds, and what you cannot do and why (key: w)';

export const zoom = 'Zoom';

export const zoomAll = 'Show the whole cave';

export const zoomAllKey = 'Whole cave (0)';

export const zoomIn = 'Zoom in';

export const zoomInKey = 'Zoom in (+)';

export const zoomOut = 'Zoom out';

export const zoomOutKey = 'Zoom out (−)';
