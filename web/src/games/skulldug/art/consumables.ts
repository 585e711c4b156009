// The fifteen names of consumables.
import type { Kind } from '../../../generated/skulldug';
import type { Brush } from './brush';

export const consumables: Partial<Record<Kind, readonly Brush[]>> = {
  'questionable-rations': [
    ['steel', 'M9 10h30v32H9z'],
    ['green', 'M9 17h30v16H9z'],
    ['line', 'M9 12q15 5 30 0M20 22q2-3 5-1t-1 5v2M24 31v1'],
    ['bone', 'M14 4q8 8 14-1l3 4q-9 9-19 2z'],
  ],
  'rabbits-foot': [
    ['gold', 'M18 4h12v8H18z'],
    ['white', 'M18 12h12q-2 12 2 18 2 12-8 14-12 0-10-13 5-8 4-19z'],
    ['line', 'M18 38v5M23 39v5M28 38v5'],
  ],
  'flak-jacket': [
    ['green', 'M12 5l8 4h8l8-4 8 8-6 8v22H10V21L4 13z'],
    ['line', 'M24 9v34M13 24h8M27 24h8M13 32h8M27 32h8'],
    ['shade', 'M10 36h28v7H10z'],
  ],
  'brittle-shield': [
    ['wood', 'M6 6q18-4 36 0 2 26-18 38Q4 32 6 6z'],
    ['steel', 'M22 5h4v38l-2 1-2-1zM6 18h36v4H7z'],
    ['line', 'M32 8l-4 8 5 6-4 8'],
  ],
  'rusty-sword': [
    ['steel', 'M40 4l4 4-24 26-6-6z'],
    ['blood', 'M36 10l3 2-6 6-2-2zM26 22l3 1-4 5-2-2z'],
    ['wood', 'M8 22l16 16-4 3-5-4-8 8-5-5 8-8-4-5z'],
  ],
  'soothing-pipe': [
    ['line', 'M14 20q-5-5 0-9t0-8M22 18q-4-4 0-8'],
    ['wood', 'M6 22h18v8l18-6 3 5-22 12Q8 46 6 34z'],
    ['flame', 'M9 22h12v4H9z'],
  ],
  'blasting-charge': [
    ['line', 'M30 12q2-8 8-6'],
    ['blood', 'M9 16h8v28H9zM20 16h8v28h-8zM31 16h8v28h-8z'],
    ['ink', 'M7 24h34v5H7zM7 36h34v4H7z'],
    ['flame', 'M38 2l2 3 4-1-2 4 3 3-4 1-1 4-3-4-4 1 2-4-2-3h4z'],
  ],
  'flare-gun': [
    ['blood', 'M4 14h26v10H18l-2 20H6l2-20H4z'],
    ['line', 'M18 24q1 7 6 6'],
    ['flame', 'M34 12l10-6-4 9 6 3-6 3 3 9-9-6-3-6z'],
    ['glow', 'M33 15h6v7h-6z'],
  ],
  'mimic-stone': [
    ['rock', 'M10 14L24 5l15 10 5 16-12 12H14L4 30z'],
    ['violet', 'M15 20q4-5 8 0-4 4-8 0zM27 20q4-5 8 0-4 4-8 0z'],
    ['line', 'M15 32q9 5 19-1M24 5l-3 8 5 4'],
  ],
  'gas-grenade': [
    ['green', 'M14 18h20v18q-1 8-10 8t-10-8z'],
    ['steel', 'M17 10h14v8H17z'],
    ['line', 'M31 12h8l3 16M14 26h20M14 33h20'],
    ['glow', 'M6 40q-6-8 2-10 6 2 2 10zM40 42q8-4 2-10-6 0-5 8z'],
  ],
  'smoke-bomb': [
    ['cloth', 'M20 20a13 13 0 1 1 0 26 13 13 0 0 1 0-26z'],
    ['mist', 'M26 20q-6-8 2-12 2-7 9-4 8 0 6 8 6 6-2 10-8 5-15-2z'],
    ['shine', 'M12 28q2-5 7-5l-4 7z'],
  ],
  'rotten-meat': [
    ['blood', 'M14 10q14-8 24 4 8 14-4 22T12 34Q2 20 14 10z'],
    ['bone', 'M20 18q7-3 11 3 3 8-4 10-9 1-11-5 0-6 4-8z'],
    ['green', 'M31 12h5v5h-5zM12 28h5v4h-5zM34 28h4v5h-4z'],
    ['line', 'M4 12q2-4 0-7M42 8q3-3 1-6'],
  ],
  'adrenaline-tonic': [
    ['teal', 'M18 14h12v8l8 16q0 6-6 6H16q-6 0-6-6l8-16z'],
    ['wood', 'M18 5h12v7H18z'],
    ['flame', 'M26 22l-9 10h6l-3 9 11-12h-6z'],
  ],
  'switcheroo-dust': [
    ['leather', 'M14 18h20q10 12 6 22-16 8-32 0-4-10 6-22z'],
    ['line', 'M14 18h20M18 18l-4-8h20l-4 8'],
    ['white', 'M16 27h12l-3-4 8 6-8 6 3-4H16zM32 38H20l3 4-8-4 8-6-3 4z'],
  ],
  'rotten-tomato': [
    ['blood', 'M24 14q20-6 20 12-2 18-20 18T4 26q0-18 20-12z'],
    ['green', 'M24 4l3 7 8-2-5 6 6 4-9-1-3 6-3-6-9 1 6-4-5-6 8 2z'],
    ['shade', 'M12 32q4-4 8 1t-3 6q-6-2-5-7zM32 28q5-1 5 4t-6 2z'],
  ],
};
