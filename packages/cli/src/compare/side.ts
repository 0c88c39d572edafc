import { type CardFiles, type Game, nearest, optionName, readOptions, type Wish, wordsIn } from '@taproom/engine';
import { deckFile, decksIn, settingFrom } from '../flags.js';
import { Mistake, orMistake } from '../mistake.js';

/** What a side is called that changes nothing. */
export const AS_SHIPPED = 'as-shipped';

/** One side of a comparison: what it is called, and what is agreed on at its tables. */
export interface Side {
  readonly title: string;
  readonly wish: Wish;
}

/** What words such as `sips=0 deck=mine.csv wingman` change. */
export interface Changes {
  readonly seats?: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly files?: CardFiles;
}

/** One side of a comparison: the words, on top of the flags that both sides share. */
export function sideFrom(game: Game, text: string, flags: Readonly<Record<string, unknown>>, players: number): Side {
  const { players: own, ...rest } = wordsOf(game, text);
  const seats = own === undefined ? players : seatsFrom(own as string);
  // What a side says takes the place of what both share, however the flag is written.
  const shared = Object.fromEntries(Object.entries(flags).filter(([name]) => !(optionName(name) in rest)));
  const { wish } = orMistake(settingFrom(game, { ...shared, ...rest }, seats));
  return { title: partsOf(text).join(' ') || AS_SHIPPED, wish };
}

/** The same words for games that were played already: nothing but what they name. */
export function changesFrom(game: Game, text: string): Changes {
  const { players, deck, cards, ...options } = wordsOf(game, text);
  const decks = [
    ...(cards === undefined ? [] : decksIn(game, cards as string)),
    ...((deck ?? []) as readonly string[]).map((each) => deckFile(game, each)),
  ];
  orMistake(readOptions(game.options, options));
  return {
    options,
    ...(players !== undefined && { seats: seatsFrom(players as string) }),
    ...(decks.length > 0 && { files: Object.fromEntries(decks.map((each) => [each.name, each.text])) }),
  };
}

const partsOf = (text: string): string[] => wordsIn(text).filter((word) => word !== AS_SHIPPED);

function wordsOf(game: Game, text: string): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const word of partsOf(text)) {
    const [name = '', value] = word.split(/=(.*)/s);
    const known = knownName(game, name);
    if (value === undefined && game.options.find((option) => option.name === known)?.kind !== 'switch')
      throw new Mistake(`"${word}" says no value; write ${known}=VALUE`);
    if (known === 'deck') changes.deck = [...((changes.deck as string[] | undefined) ?? []), value as string];
    else changes[known] = value ?? true;
  }
  return changes;
}

function knownName(game: Game, name: string): string {
  const names = [...game.options.map((option) => option.name), 'players', 'deck'];
  if (Object.keys(game.files).length > 1) names.push('cards');
  const known = names.find((each) => each === optionName(name));
  if (known !== undefined) return known;
  const hint = nearest(name, names);
  throw new Mistake(
    `there is no "${name}" to change in ${game.name}; ${hint ? `did you mean ${hint}?` : `there is ${names.join(', ')}, and ${AS_SHIPPED} for nothing`}`,
  );
}

function seatsFrom(text: string): number {
  const seats = Number(text);
  if (text.trim() !== '' && Number.isInteger(seats) && seats > 0) return seats;
  throw new Mistake(`players cannot be "${text}"; it is a whole number, such as players=3`);
}
