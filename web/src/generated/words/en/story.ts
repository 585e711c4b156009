// Made of messages/en by build/words.ts. Do not edit.

export const chance = 'Chance';

export const filter = 'Filter by words';

export const noStepFits = 'No step matches.';

export const onlyStepsWith = 'Only steps with these words';

export const rule = (said: { rule: string | number }): string => `Rule ${said.rule}`;
