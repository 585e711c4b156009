import { expect, it } from 'vitest';

import raw from '../../generated/cave-troll.content.json';
import { areaPrint, artifactPrint, figurePrint } from './content';
import type { Artifact, Kind } from '../../generated/cave-troll';

it('is printed in English as the rules have it', () => {
  for (const { id, name } of raw.areas) expect(areaPrint(id).name).toBe(name);
  for (const { id, name, text } of raw.figures) expect(figurePrint(id as Kind)).toMatchObject({ name, text });
  for (const { id, name, text } of raw.artifacts) expect(artifactPrint(id as Artifact)).toMatchObject({ name, text });
});
