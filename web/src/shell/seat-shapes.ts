// The shapes of the seats, clockwise, in a square of 16: with their colours they tell seats apart, and without them too.

export const SEAT_SHAPES = [
  'M8 1.5A6.5 6.5 0 1 1 8 14.5A6.5 6.5 0 1 1 8 1.5z',
  'M8 .8L15.2 8 8 15.2.8 8z',
  'M2 2h12v12H2z',
  'M8 1.2L15.3 14H.7z',
  'M4.3 1.5h7.4L15.4 8l-3.7 6.5H4.3L.6 8z',
  'M8 .8l2.1 4.9 5.3.4-4 3.5 1.2 5.2L8 12l-4.6 2.8 1.2-5.2-4-3.5 5.3-.4z',
] as const;
