// How drawings are kept: a paint and a path, from the back to the front, on a square of 48.

export type Paint =
  | 'gold'
  | 'steel'
  | 'wood'
  | 'leather'
  | 'bone'
  | 'blood'
  | 'violet'
  | 'green'
  | 'teal'
  | 'cloth'
  | 'skin'
  | 'hide'
  | 'mist'
  | 'rock'
  | 'flame'
  | 'white'
  | 'glow'
  | 'shade'
  | 'shine'
  | 'ink'
  | 'line';

export type Brush = readonly [Paint, string];
