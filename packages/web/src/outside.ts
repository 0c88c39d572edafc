import type { SenseOf } from '@taproom/bots';
import type { Explaining, Facts, Game } from '@taproom/engine';

/** A game that the server took in from outside: what a menu says of it, and where its module is. */
interface Listed {
  readonly facts: Facts;
  readonly module: string;
}

/** What such a module exports, as far as a page needs it. */
interface Module {
  readonly game: Game;
  readonly sense?: SenseOf;
  readonly explained?: Explaining;
}

let known: readonly Listed[] = [];
let asked: Promise<void> | undefined;

/** Asks the server once which games from outside are played here. Where none answers there are none. */
export function askOutside(): Promise<void> {
  asked ??= fetch('/api/outside')
    .then(async (answer) => {
      if (answer.ok) known = (await answer.json()) as readonly Listed[];
    })
    .catch(() => undefined);
  return asked;
}

/** The games from outside as far as the server has answered. */
export const outsideFacts = (): readonly Facts[] => known.map(({ facts }) => facts);

/** The module of a game from outside; undefined where there is no such game. */
export async function outsideModule(name: string): Promise<Module | undefined> {
  await askOutside();
  const found = known.find(({ facts }) => facts.name === name);
  if (!found) return undefined;
  return (await import(/* @vite-ignore */ new URL(found.module, location.origin).href)) as Module;
}
