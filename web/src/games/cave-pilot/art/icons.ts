// The signs of the game on a square of 64: properties, dice, marks, steps.
import { disc, type Brush } from './brush';

export const icons = {
  shields: [
    ['water', 'M32 4Q44 12 58 12Q58 46 32 60Q6 46 6 12Q20 12 32 4Z'],
    ['shine', 'M32 12Q40 17 50 18Q49 41 32 52Z'],
  ],
  armor: [
    ['steel', 'M8 10H56V40L32 60 8 40Z'],
    ['line', 'M8 26H56M32 10V58'],
    ['ink', `${disc(15, 17, 2.6)}${disc(49, 17, 2.6)}${disc(16, 35, 2.6)}${disc(48, 35, 2.6)}`],
  ],
  attack: [
    ['flame', 'M40 4 44 16 56 8 52 22 62 26 50 32 56 42 42 38 38 50 34 34Z'],
    ['iron', 'M4 44 34 22 42 32 14 56Z'],
    ['steel', 'M30 24 44 14 50 22 38 34Z'],
  ],
  maneuver: [
    ['leaf', 'M6 46Q8 12 40 12V2L62 20 40 38V27Q22 27 22 46Z'],
    ['shine', 'M12 40Q16 18 42 18V12L52 20Q22 16 12 40Z'],
    ['leaf', 'M26 60Q44 60 46 46L54 48Q50 64 30 64Z'],
  ],
  power: [
    ['fire', 'M38 2 10 36H28L22 62 54 24H36Z'],
    ['flame', 'M36 10 18 33H31L27 50 46 27H33Z'],
  ],
  navigation: [
    ['brass', disc(32, 32, 28)],
    ['paper', disc(32, 32, 21)],
    ['fire', 'M32 14 39 32H25Z'],
    ['ink', 'M32 50 25 32H39Z'],
    ['line', 'M32 4V9M32 55V60M4 32H9M55 32H60'],
  ],
  fuel: [
    ['rust', 'M8 16H44V60H8Z'],
    ['brass', 'M16 4H36V16H16Z'],
    ['steel', 'M44 22 56 28V48Q50 50 50 40L44 36Z'],
    ['flame', 'M26 26Q36 38 34 46Q32 53 26 53Q20 53 18 46Q18 40 22 36Q23 32 26 26Z'],
  ],
  missile: [
    ['flame', 'M4 60 18 36 28 46Z'],
    ['steel', 'M16 38 44 10 54 20 26 48Z'],
    ['fire', 'M44 10Q56 4 60 4Q60 8 54 20ZM14 30 24 30 16 40ZM34 50 34 40 24 48Z'],
  ],
  exploration: [
    ['paper', 'M10 4H54V60H10Z'],
    ['brass', 'M22 26H42V48H22ZM26 20H38V26H26Z'],
    ['glow', 'M26 30H38V44H26Z'],
    ['line', 'M27 20Q32 8 37 20'],
  ],
  credit: [
    ['brass', disc(32, 32, 28)],
    ['flame', disc(32, 32, 21)],
    ['ink', 'M40 22Q34 18 28 22Q24 27 24 32Q24 38 28 42Q34 46 40 42L38 37Q33 41 31 38Q29 34 31 27Q34 24 38 27Z'],
  ],
  reputation: [
    ['flame', 'M32 3 40 23 61 24 45 38 50 59 32 47 14 59 19 38 3 24 24 23Z'],
    ['shine', 'M32 3 32 47 14 59 19 38 3 24 24 23Z'],
  ],
  upgrade: [
    [
      'steel',
      'M46 4Q36 4 34 14Q33 18 35 22L8 46Q4 52 10 57Q15 61 20 55L43 29Q48 31 53 29Q61 25 60 16L52 23 44 20 42 12Z',
    ],
    ['ink', disc(14, 51, 2.6)],
  ],
  explore: [
    ['haze', disc(32, 36, 26)],
    ['iron', 'M18 52H46V60H18ZM20 22H44V28H20Z'],
    ['glow', 'M23 28H41V52H23Z'],
    ['line', 'M22 22Q22 6 32 6Q42 6 42 22M32 28V52'],
  ],
  again: [['line', 'M50 20A22 22 0 1 0 54 36M50 6V22H34']],
  skull: [
    ['paper', 'M10 28C10 4 54 4 54 28C54 36 50 41 46 43V54H18V43C14 41 10 36 10 28Z'],
    ['ink', `${disc(23, 29, 6)}${disc(41, 29, 6)}M32 36 36 44H28Z`],
  ],
  refresh: [['line', 'M12 26A22 22 0 0 1 50 18M52 6V20H38M52 38A22 22 0 0 1 14 46M12 58V44H26']],
  fire: [
    ['flame', 'M4 60 18 36 28 46Z'],
    ['steel', 'M16 38 44 10 54 20 26 48Z'],
    ['fire', 'M44 10Q56 4 60 4Q60 8 54 20Z'],
  ],
  move: [['leaf', 'M4 24H34V10L60 32 34 54V40H4Z']],
  handle: [
    ['stone', 'M4 60Q4 8 32 8Q60 8 60 60Z'],
    ['void', 'M18 60Q18 28 32 28Q46 28 46 60Z'],
  ],
  extra: [['line', 'M50 20A22 22 0 1 0 54 36M50 6V22H34M32 26V46M22 36H42']],
  land: [['water', 'M32 46 10 24H24V4H40V24H54ZM6 52H58V60H6Z']],
  target: [['line', `${disc(32, 32, 22)}${disc(32, 32, 10)}M32 2V18M32 46V62M2 32H18M46 32H62`]],
  rise: [['leaf', 'M32 4 56 30H42V60H22V30H8Z']],
  blown: [
    [
      'line',
      'M4 22H40Q52 22 52 13Q52 5 44 5Q38 5 37 11M4 34H52Q61 34 61 42Q61 50 53 50Q47 50 46 44M4 46H30Q37 46 37 52Q37 59 30 59',
    ],
  ],
  range: [
    ['fire', disc(32, 32, 7)],
    ['line', 'M18 18A20 20 0 0 0 18 46M46 18A20 20 0 0 1 46 46M9 9A33 33 0 0 0 9 55M55 9A33 33 0 0 1 55 55'],
  ],
  stay: [
    ['line', 'M32 6V56M14 38Q16 56 32 56Q48 56 50 38M18 16H46'],
    ['brass', disc(32, 8, 6)],
  ],
} as const satisfies Record<string, readonly Brush[]>;

export type Icon = keyof typeof icons;
