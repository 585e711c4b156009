// The fifteen pieces of equipment.
import type { Kind } from '../../../generated/skulldug';
import type { Brush } from './brush';

export const equipment: Partial<Record<Kind, readonly Brush[]>> = {
  'trusty-whip': [
    ['line', 'M18 30q-14-2-10-14t18-8 14 14-10 14-10 8'],
    ['leather', 'M14 26l8 8-8 10q-4 2-6-2t1-6z'],
    ['line', 'M12 32l5 5M10 36l5 4'],
  ],
  'delicate-toolkit': [
    ['leather', 'M5 20h38v22H5z'],
    ['line', 'M16 20v-6h16v6M5 28h38'],
    ['steel', 'M11 10l3-5 3 5-2 2v10h-2V12zM30 4h4v8l-1 10h-2l-1-10z'],
    ['gold', 'M21 25h6v7h-6z'],
  ],
  'brass-knuckles': [
    ['gold', 'M6 14q4-6 9 0 4-6 9 0 4-6 9 0 5-6 9 0v8q0 8-10 10v4q-8 6-16 0v-4Q6 30 6 22z'],
    ['ink', 'M9 17h5v7H9zM18 17h5v7h-5zM26 17h5v7h-5zM34 17h5v7h-5z'],
    ['shine', 'M8 14q2-3 4-2l-2 4z'],
  ],
  'sturdy-shovel': [
    ['wood', 'M30 4h12v5h-3L22 30l-4-4L35 8h-5z'],
    ['steel', 'M11 24l13 13-6 8q-8 0-13-5t-2-9z'],
    ['shine', 'M11 28l4 4-6 7-3-4z'],
  ],
  'lucky-underwear': [
    ['white', 'M5 10h38v12L31 26l-3 12h-8l-3-12L5 22z'],
    ['blood', 'M5 10h38v5H5z'],
    ['green', 'M24 18q4 0 3 4 4-1 3 3t-6 1q-5 3-6-1t3-3q-1-4 3-4z'],
  ],
  'oil-lantern': [
    ['line', 'M14 14Q14 3 24 3t10 11'],
    ['steel', 'M13 12h22v5H13zM11 38h26v6H11z'],
    ['glow', 'M14 17h20v21H14z'],
    ['flame', 'M24 20q8 9 4 15-4 3-8 0-4-6 4-15z'],
    ['line', 'M14 17v21M34 17v21M24 17v3'],
  ],
  'running-shoes': [
    ['green', 'M4 18h10q2 6 8 6l6-6q4 6 12 8 6 2 5 8H4z'],
    ['white', 'M4 34h41v5H4z'],
    ['line', 'M22 24l4 4M27 20l4 5M2 12h8M1 8h12'],
  ],
  'fresnels-eyepiece': [
    ['gold', 'M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38z'],
    ['teal', 'M24 10a14 14 0 1 1 0 28 14 14 0 0 1 0-28z'],
    ['line', 'M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM24 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8z'],
    ['shine', 'M14 18q4-6 9-6l-6 9z'],
  ],
  'fishing-rod': [
    ['wood', 'M4 42L36 6l3 2L8 45z'],
    ['line', 'M38 7q4 12 2 24'],
    ['steel', 'M38 31h4v6q0 6-6 6-4 0-4-5 3 3 6-1z'],
    ['blood', 'M37 26a3 3 0 1 1 6 0 3 3 0 0 1-6 0z'],
  ],
  'grappling-hook': [
    ['line', 'M6 44q14-4 12-16'],
    ['steel', 'M22 12h5v24h-5zM10 26q2 10 14 11 13-1 15-11l-5 3q-2 4-8 4h-4q-6 0-7-4z'],
    ['gold', 'M24 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10z'],
  ],
  'leather-satchel': [
    ['line', 'M10 20Q12 4 24 4t14 16'],
    ['leather', 'M5 18h38v22q0 4-4 4H9q-4 0-4-4z'],
    ['wood', 'M5 18h38v8q-8 8-19 8T5 26z'],
    ['gold', 'M20 29h8v8h-8z'],
  ],
  'steel-helmet': [
    ['steel', 'M24 6q19 0 19 22v6H5v-6Q5 6 24 6z'],
    ['steel', 'M2 33h44v6H2z'],
    ['shine', 'M12 26q0-12 9-15-4 6-4 15z'],
    ['line', 'M24 6v27'],
  ],
  'hobnail-boots': [
    ['leather', 'M12 5h16v20q10 0 14 6v6H12z'],
    ['ink', 'M10 36h33v4H10z'],
    ['steel', 'M12 40h4v4h-4zM20 40h4v4h-4zM28 40h4v4h-4zM36 40h4v4h-4z'],
    ['line', 'M20 12h8M20 18h8'],
  ],
  'ancient-crank': [
    ['steel', 'M18 8l3 1 1-4h5l1 4 3-1 3 4-2 3 4 2v5l-4 1 2 4-4 3-3-1-1 4h-5l-1-4-4 1-3-4 2-3-4-2v-5l4-1-2-4z'],
    ['ink', 'M24 15a5 5 0 1 1 0 10 5 5 0 0 1 0-10z'],
    ['wood', 'M25 19l18 20-4 5-18-21z'],
  ],
  boomerang: [
    ['wood', 'M6 40Q8 12 40 6q4 0 4 5-24 4-29 30-5 4-9-1z'],
    ['gold', 'M10 28l8 4-2 4-8-3zM30 9l4 7-4 2-4-7z'],
    ['line', 'M34 34q4-2 6-6M28 40q8-2 13-7'],
  ],
};
