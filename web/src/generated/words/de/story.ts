// Written by `cargo xtask types` from messages/de.ftl. Do not edit.

export const chance = 'Zufall';

export const filter = 'Nach Wörtern filtern';

export const noStepFits = 'Kein Schritt passt zum Filter.';

export const onlyStepsWith = 'Nur Schritte mit diesen Wörtern';

export const rule = (said: { rule: string | number }): string => `Regel ${said.rule}`;
