/** Every game of the house, in the order of the front page. The only list there is: each package has an entry for each. */
export const GAME_NAMES = ['closing-time', 'last-call', 'with-friends', 'whiskey-times'] as const;

export type GameName = (typeof GAME_NAMES)[number];

export const isGameName = (name: string): name is GameName => (GAME_NAMES as readonly string[]).includes(name);
