// The twelve treasures.
import type { Kind } from '../../../generated/skulldug';
import type { Brush } from './brush';

export const treasures: Partial<Record<Kind, readonly Brush[]>> = {
  'bloodstone-amulet': [
    ['line', 'M12 6q12 14 24 0'],
    ['gold', 'M24 14l13 8v12L24 44 11 34V22z'],
    ['blood', 'M24 20l8 5v7l-8 6-8-6v-7z'],
    ['shine', 'M20 25l4-3v8z'],
  ],
  'ceremonial-sword': [
    ['steel', 'M22 4h4l2 4v22h-8V8z'],
    ['shine', 'M22 8h2v20h-2z'],
    ['gold', 'M10 30h28v4l-10 1v7l-4 4-4-4v-7l-10-1z'],
    ['violet', 'M21 33h6v4h-6z'],
  ],
  'ceremonial-key': [
    ['gold', 'M24 4a10 10 0 0 1 3 19.500V36h7v4h-7v5h-6V23.500A10 10 0 0 1 24 4z'],
    ['ink', 'M24 9a5 5 0 1 1 0 10 5 5 0 0 1 0-10z'],
    ['violet', 'M24 11.500l2.500 2.500-2.500 2.500-2.500-2.500z'],
  ],
  'ceremonial-mask': [
    ['gold', 'M10 8q14-6 28 0 4 22-14 36Q6 30 10 8z'],
    ['ink', 'M14 19q5-4 8 1-4 4-8-1zM34 19q-5-4-8 1 4 4 8-1zM19 33q5 3 10 0-2 5-5 5t-5-5z'],
    ['violet', 'M24 9l3 5-3 4-3-4z'],
    ['line', 'M12 27l6 2M36 27l-6 2'],
  ],
  'soulbond-charm': [
    ['violet', 'M24 42Q4 28 8 16q4-9 12-5 3 2 4 5 1-3 4-5 8-4 12 5 4 12-16 26z'],
    ['line', 'M10 34q14-6 28 0M14 20l20 14M34 20L14 34'],
    ['gold', 'M21 22h6v9h-6z'],
    ['shine', 'M13 17q2-4 5-3l-3 6z'],
  ],
  'leaden-idol': [
    ['rock', 'M16 4h16l3 12-4 6 6 10v12H11V32l6-10-4-6z'],
    ['ink', 'M17 11h5v4h-5zM26 11h5v4h-5zM20 18h8v2h-8z'],
    ['line', 'M17 26h14M15 32h18M14 38h20'],
    ['violet', 'M21 28h6v6h-6z'],
  ],
  'screaming-skull': [
    ['bone', 'M24 4q17 0 17 17 0 8-6 11v4H13v-4q-6-3-6-11Q7 4 24 4z'],
    ['bone', 'M15 36h18v6q-9 5-18 0z'],
    ['ink', 'M12 19q6-5 9 1-2 7-8 4zM36 19q-6-5-9 1 2 7 8 4zM22 26h4l1 4h-6zM17 33q7 3 14 0l-2 6q-5 2-10 0z'],
    ['violet', 'M15 20h3v3h-3zM30 20h3v3h-3z'],
  ],
  'misers-coin': [
    ['gold', 'M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38z'],
    ['line', 'M24 10a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM19 19q5-4 10 0t-5 6-5 6 10 0M24 14v20'],
    ['shine', 'M11 17q4-8 11-9l1 3q-6 2-9 8z'],
  ],
  'restless-diamond': [
    ['mist', 'M12 10h24l9 11-21 23L3 21z'],
    ['shine', 'M12 10l5 11H3zM24 10l7 11H17z'],
    ['line', 'M3 21h42M17 21l7 23 7-23M12 10l5 11 7-11 7 11 5-11'],
    ['violet', 'M17 21h14l-7 20z'],
  ],
  'thirsty-chalice': [
    ['gold', 'M9 6h30q2 18-11 22v8l8 4v4H12v-4l8-4v-8Q7 24 9 6z'],
    ['blood', 'M13 9h22q0 5-11 5T13 9z'],
    ['violet', 'M24 17l3 3-3 4-3-4z'],
    ['shine', 'M13 13q0 8 5 11l-1-9z'],
  ],
  'hypnotic-opal': [
    ['violet', 'M24 6q18 4 18 18T24 42Q6 38 6 24T24 6z'],
    ['line', 'M24 24q0-4 4-3t3 6-8 5-9-8 9-13 16 6'],
    ['shine', 'M13 16q4-6 9-6l-4 6z'],
  ],
  'cracked-hourglass': [
    ['wood', 'M8 3h32v6H8zM8 39h32v6H8z'],
    ['mist', 'M13 9h22q0 10-8 15 8 5 8 15H13q0-10 8-15-8-5-8-15z'],
    ['gold', 'M18 15h12q-3 5-6 7-3-2-6-7zM15 39q2-6 9-8 7 2 9 8z'],
    ['line', 'M30 10l-4 6 3 3-3 4'],
  ],
};
