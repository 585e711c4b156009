// How drawings are kept: a paint and a path, from the back to the front, on a square of 64.

export type Paint =
  | 'blue'
  | 'deep'
  | 'pale'
  | 'wood'
  | 'steel'
  | 'brass'
  | 'glass'
  | 'red'
  | 'white'
  | 'flame'
  | 'skin'
  | 'moss'
  | 'ink'
  | 'shade'
  | 'shine'
  | 'line'
  | 'fine'
  | 'tint';

export type Brush = readonly [Paint, string];
