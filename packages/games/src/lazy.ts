import type { Game } from '@taproom/engine';
import type { GameName } from './names.js';

/** What of a game is loaded when somebody wants it: for pages, which should not carry all of them. */
interface Lazy {
  /** The rules, when somebody sits down to them. */
  rules(): Promise<unknown>;
  /** The lessons by file, as they are embedded. */
  lessons(): Promise<{ readonly lessons: Readonly<Record<string, unknown>> }>;
}

export const LAZY: Readonly<Record<GameName, Lazy>> = {
  'closing-time': {
    rules: () => import('./closing-time/index.js').then(({ closingTime }) => closingTime),
    lessons: () => import('./closing-time/lessons.gen.js'),
  },
  'last-call': {
    rules: () => import('./last-call/index.js').then(({ lastCall }) => lastCall),
    lessons: () => import('./last-call/lessons.gen.js'),
  },
  'with-friends': {
    rules: () => import('./with-friends/index.js').then(({ withFriends }) => withFriends),
    lessons: () => import('./with-friends/lessons.gen.js'),
  },
  'whiskey-times': {
    rules: () => import('./whiskey-times/index.js').then(({ whiskeyTimes }) => whiskeyTimes),
    lessons: () => import('./whiskey-times/lessons.gen.js'),
  },
};

export const loadRules = async (name: GameName): Promise<Game> => (await LAZY[name].rules()) as Game;
