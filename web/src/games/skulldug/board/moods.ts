// How a thing on the board looks: can it be chosen, is it chosen, is it aimed at?

export type PieceMood = 'calm' | 'ready' | 'picked' | 'prey';
