import { type AnyTable, type Game, no, ok, type Result, type Setting } from '@taproom/engine';
import type { Bot } from './bot.js';
import type { BotEntry } from './entries.js';
import { textHash } from './hash.js';
import { LEVEL_KNOBS, LEVELS, type Level } from './levels.js';
import { judgingBot, netsFrom, searchingBot } from './mind.js';
import type { WeightFile } from './net/weights.js';
import { randomBot } from './random.js';
import type { Imagine } from './search.js';
import { plainBot, type Sense } from './sense.js';

/** For measuring: other weights, or another source of whole tables. A bot at a table of people has neither. */
export interface Extras {
  readonly weights?: WeightFile;
  readonly imagine?: Imagine<AnyTable>;
}

/** Hears, once a file, that weights do not fit and plain sense plays instead. */
let warn: (sentence: string) => void = (sentence) => console.warn(sentence);
const warned = new Set<string>();
export const onWarning = (hear: (sentence: string) => void): void => {
  warn = hear;
};

/**
 * Locals that stay as they are, to measure by: figures name the one they were measured against. local-2 is today's Local;
 * local-1 is the one before, which in Whiskey Times left guests unserved in its last turn and elsewhere is the same.
 */
const YARDSTICKS = ['local-1', 'local-2'] as const;

/** Which players these are, for whoever writes figures down: bots get better, and older figures are of older bots. */
export function whichBots({ sense, craft }: BotEntry): string {
  if (!sense) return 'Random players only';
  if (!craft) return `A Local is ${YARDSTICKS.at(-1)}`;
  const nets = Object.values(craft.weights.nets).map(({ weights }) => weights);
  return `A Local is ${YARDSTICKS.at(-1)}; Regulars and Landlords go by the nets ${textHash(nets.join()).toString(16).padStart(8, '0')}`;
}

/** All that can be seated of these: the kinds people choose from, weakest first, and the yardsticks. */
export const kindsIn = ({ sense, habits = {} }: BotEntry): string[] => [
  'random',
  ...(sense ? LEVELS : []),
  ...YARDSTICKS,
  ...Object.keys(habits),
];

/**
 * A bot of that kind at this table, or which kinds there are. A page with one game gives the players of that game
 * (`@taproom/bots/with-friends`) and carries no other's.
 */
export function seatBotOf(
  entry: BotEntry,
  kind: string,
  game: Game,
  setting: Setting,
  extras: Extras = {},
): Result<Bot, string> {
  const kinds = kindsIn(entry);
  if (!kinds.includes(kind)) return no(`${game.name} has no bot called "${kind}"; there is ${kinds.join(', ')}`);
  const { sense, before = sense, habits = {} } = entry;
  const habit = habits[kind];
  if (habit) return ok(plainBot(habit(game, setting), LEVEL_KNOBS.local));
  if (kind === 'local-1' && before) return ok(plainBot(before(game, setting), LEVEL_KNOBS.local));
  if (kind === 'local-2' && sense) return ok(plainBot(sense(game, setting), LEVEL_KNOBS.local));
  return ok(
    kind === 'random' || !sense ? randomBot : levelBot(kind as Level, entry, setting, sense(game, setting), extras),
  );
}

function levelBot(level: Level, { craft }: BotEntry, setting: Setting, sense: Sense, extras: Extras): Bot {
  const knobs = LEVEL_KNOBS[level];
  if (!craft || level === 'tourist' || level === 'local') return plainBot(sense, knobs);
  const nets = netsFrom(craft, extras.weights ?? craft.weights);
  if (!nets.ok) {
    if (!warned.has(nets.problem)) warn(`${nets.problem}. Until then plain sense plays.`);
    warned.add(nets.problem);
    return plainBot(sense, knobs);
  }
  if (level === 'landlord') return searchingBot(craft, setting, nets.value, knobs, sense, extras.imagine);
  return judgingBot(craft, setting, nets.value, knobs, sense);
}
