// The nine names of traps.
import type { Kind } from '../../../generated/skulldug';
import type { Brush } from './brush';

export const traps: Partial<Record<Kind, readonly Brush[]>> = {
  'bear-trap': [
    ['steel', 'M4 28q20-16 40 0v8Q24 22 4 36z'],
    ['steel', 'M8 28l2-10 5 7 4-9 5 8 5-8 4 9 5-7 2 10q-16-10-32 0z'],
    ['ink', 'M6 36h36v4H6z'],
    ['wood', 'M20 32h8v8h-8z'],
  ],
  'convincing-sign': [
    ['wood', 'M21 8h6v38h-6z'],
    ['wood', 'M6 8h28l8 7-8 7H6z'],
    ['line', 'M12 13h16M12 17h12'],
    ['bone', 'M18 26h16v9H18l-8-4z'],
  ],
  snare: [
    ['line', 'M24 3v12'],
    ['leather', 'M24 13q16 2 16 16T24 45 8 29t16-16zm0 5q-11 1-11 11t11 11 11-11-11-11z'],
    ['wood', 'M19 12h10v7H19z'],
  ],
  'bucket-of-grease': [
    ['steel', 'M10 8l24-4 6 20-22 12z'],
    ['gold', 'M18 36q10-2 22-12 4 10 4 16-8 8-30 4-6-6 4-8z'],
    ['line', 'M10 8q-6 14 8 28'],
    ['shine', 'M20 38q8 2 14-3l2 3q-8 4-15 3z'],
  ],
  'port-o-boulder': [
    ['rock', 'M22 4q18-2 22 16 2 18-14 24Q10 46 4 28 4 8 22 4z'],
    ['line', 'M14 14l8 6-4 8M30 10l4 8-6 6M14 36l8-2M34 32l-6 4'],
    ['shine', 'M12 14q4-6 10-6l-5 7z'],
  ],
  'colossal-pit': [
    ['rock', 'M24 10q22 0 22 14T24 40 2 24t22-14z'],
    ['ink', 'M24 15q16 0 16 9t-16 11S8 33 8 24t16-9z'],
    ['bone', 'M20 35l2-9 2 9zM28 34l2-7 2 6zM13 32l2-6 2 7z'],
  ],
  'poison-darts': [
    ['rock', 'M2 6h14v36H2z'],
    ['ink', 'M12 12h4v4h-4zM12 22h4v4h-4zM12 32h4v4h-4z'],
    ['green', 'M36 11l10 3-10 3zM30 21l10 3-10 3zM36 31l10 3-10 3z'],
    ['line', 'M20 14h16M18 24h12M20 34h16'],
  ],
  'swinging-blades': [
    ['wood', 'M22 2h4v24h-4z'],
    ['steel', 'M4 22q20 14 40 0-2 22-20 22T4 22z'],
    ['shine', 'M8 28q16 10 32 0-4 6-16 6T8 28z'],
    ['blood', 'M12 36l6 4-1 5zM32 37l-3 6-3-4z'],
  ],
  'rotating-floor': [
    ['rock', 'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z'],
    ['line', 'M24 10a14 14 0 0 1 14 14M24 38a14 14 0 0 1-14-14'],
    ['gold', 'M34 22h9l-4 7zM14 26H5l4-7zM24 19a5 5 0 1 1 0 10 5 5 0 0 1 0-10z'],
  ],
};
