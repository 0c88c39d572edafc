import type { StudioEntry } from './entry.js';

/** A game that nobody drew cards for: its sheets can be changed all the same. */
export const plainStudio: StudioEntry = {
  draw: () => undefined,
  backOf: () => 'house',
  nameOf: (_file, cells) => Object.values(cells).find((cell) => cell !== '') ?? '',
  beyond: [],
};
