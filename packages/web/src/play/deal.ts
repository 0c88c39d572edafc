import type { GameRecord, Options } from '@taproom/engine';

/** A deal somebody asks for: the same word, seats and house rules deal the same cards on any device. */
export interface Deal {
  /** Any text; empty for a fresh shuffle. */
  readonly seed: string;
  readonly seats?: number;
  readonly options: Options;
}

const SEED = 'deal';
const SEATS = 'seats';
const OPTIONS = 'rules';

/** Where the deal of a record can be played by whoever comes along. One from cards of one's own has no such place. */
export function pathToDeal({ game, players, options, seed, files }: GameRecord): string | undefined {
  if (files && Object.keys(files).length > 0) return undefined;
  const asked = new URLSearchParams({ [SEED]: seed, [SEATS]: String(players.length) });
  if (Object.keys(options).length > 0) asked.set(OPTIONS, JSON.stringify(options));
  return `/play/${game}?${asked}`;
}

/** The deal an address asks for. What makes no sense is left out; what does not fit the game the form will say. */
export function dealIn(search: string): Deal {
  const asked = new URLSearchParams(search);
  const seats = Number(asked.get(SEATS));
  return {
    seed: (asked.get(SEED) ?? '').trim(),
    options: optionsIn(asked.get(OPTIONS)),
    ...(Number.isInteger(seats) && seats > 0 && { seats }),
  };
}

function optionsIn(text: string | null): Options {
  try {
    const options: unknown = JSON.parse(text ?? '{}');
    return typeof options === 'object' && options !== null && !Array.isArray(options) ? (options as Options) : {};
  } catch {
    return {};
  }
}
