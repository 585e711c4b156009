// How drawings are kept: a paint and a path, from the back to the front.

export type Paint =
  | 'tint'
  | 'skin'
  | 'hide'
  | 'orcskin'
  | 'mist'
  | 'hair'
  | 'beard'
  | 'fur'
  | 'leather'
  | 'cloth'
  | 'wood'
  | 'steel'
  | 'gold'
  | 'bone'
  | 'rock'
  | 'flame'
  | 'glow'
  | 'shade'
  | 'shine'
  | 'ink'
  | 'line';

export type Brush = readonly [Paint, string];
