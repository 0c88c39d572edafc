import { type Game, nearest, optionName, type Wish } from '@taproom/engine';
import { settingFrom } from '../flags.js';
import { Mistake, orMistake } from '../mistake.js';

/** What a side is called that changes nothing. */
export const AS_SHIPPED = 'as-shipped';

/** One side of a comparison: what it is called, and what is agreed on at its tables. */
export interface Side {
  readonly title: string;
  readonly wish: Wish;
}

/** Words such as `sips=0 deck=mine.csv wingman`, on top of the flags that both sides share. */
export function sideFrom(game: Game, text: string, flags: Readonly<Record<string, unknown>>, players: number): Side {
  const words = text.split(/\s+/).filter((word) => word !== '' && word !== AS_SHIPPED);
  const changes: Record<string, unknown> = {};
  for (const word of words) {
    const [name = '', value] = word.split(/=(.*)/s);
    const known = knownName(game, name);
    if (value === undefined && game.options.find((option) => option.name === known)?.kind !== 'switch')
      throw new Mistake(`"${word}" says no value; write ${known}=VALUE`);
    if (known === 'deck') changes.deck = [...((changes.deck as string[] | undefined) ?? []), value as string];
    else changes[known] = value ?? true;
  }
  const { players: own, ...rest } = changes;
  const seats = own === undefined ? players : seatsFrom(own as string);
  // What a side says takes the place of what both share, however the flag is written.
  const shared = Object.fromEntries(Object.entries(flags).filter(([name]) => !(optionName(name) in rest)));
  const { setting, files } = orMistake(settingFrom(game, { ...shared, ...rest }, seats, []));
  return {
    title: words.join(' ') || AS_SHIPPED,
    wish: { seats: setting.seats, options: setting.options, ...(files && { files }) },
  };
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
