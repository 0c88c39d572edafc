import { kindsFor } from '@taproom/bots';
import { type Game, instead, readOptions, type Words } from '@taproom/engine';
import { allEntries } from '@taproom/games';
import type { Command } from 'commander';
import { Mistake, orMistake } from './mistake.js';

/** Every game there is, those from outside last. */
export const allGames = (): readonly Game[] => allEntries().map(({ game }) => game);

/** The game of that name, or a mistake that says which there are. */
export function gameNamed(name: string): Game {
  const found = allGames().find((game) => game.name === name);
  if (found) return found;
  const names = allGames().map((game) => game.name);
  throw new Mistake(`there is no game "${name}"; ${instead(name, names, `the games are ${names.join(', ')}`)}`);
}

/** Gives a command one of its own for each game, whose flags are that game's rules. */
export function withGames(command: Command, commandFor: (game: Game) => Command): Command {
  for (const game of allGames()) command.addCommand(commandFor(game));
  return command.action((name?: string) => {
    if (name === undefined) command.help();
    else gameNamed(name);
  });
}

/** A game that is not there is named before the flags behind it, which are that game's and so unknown too. */
export function checkGame(command: Command | undefined, name: string | undefined): void {
  const isForGames = allGames().some((game) => command?.commands.some((own) => own.name() === game.name));
  const isKnown = command?.commands.some((own) => own.name() === name);
  if (isForGames && !isKnown && name !== undefined && /^\w/.test(name)) gameNamed(name);
}

/** Says which bots a game has when there is none of that kind. */
export function checkBot(game: Game, kind: string): void {
  const kinds = kindsFor(game);
  if (!kinds.includes(kind))
    throw new Mistake(`there is no bot "${kind}" for ${game.name}; there is ${kinds.join(', ')}`);
}

export const wordsOf = (game: Game): Words => game.words.en;

/** Four, or as near to it as the game allows. */
export function usualPlayers(game: Game): number {
  const { min, max } = game.seats(orMistake(readOptions(game.options, {})));
  return Math.min(max, Math.max(min, 4));
}
