// Made of messages/de by build/words.ts. Do not edit.

export const chance = 'Zufall';

export const filter = 'Nach Wörtern filtern';

export const noStepFits = 'Kein Schritt passt dazu.';

export const onlyStepsWith = 'Nur Schritte mit diesen Wörtern';

export const rule = (said: { rule: string | number }): string => `Regel ${said.rule}`;
