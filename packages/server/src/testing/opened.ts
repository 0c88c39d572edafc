/** The entry that begins a table of three for the toy game. */
export const OPENED = {
  type: 'opened',
  code: 'CODE',
  game: 'toy',
  rulesVersion: 1,
  seats: 3,
  options: { sips: 3 },
  clock: null,
  public: false,
  host: 'h',
} as const;
