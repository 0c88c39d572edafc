import { filesOf } from '@taproom/client';
import type { Game, Options } from '@taproom/engine';
import type { Lobby } from '@taproom/protocol';
import { entryOf } from '../entries.js';
import { editionWith, useEditions } from '../setup/editions.js';
import { usePromise } from '../setup/useGame.js';
import { DifferenceList } from './DifferenceList.js';
import { plainStudio } from './plain.js';
import { differencesOf } from './set/differences.js';
import { ownOptions, shippedSet, withFiles } from './set/set.js';
import { useStudioWords } from './words/index.js';
import './studio.css';

/** In the lobby of a table that does not play with the first edition's cards: which they are, and what differs. */
export function NotShipped({ game, lobby }: { game: Game; lobby: Lobby }) {
  const { play: words } = useStudioWords();
  const files = usePromise(() => filesOf(location.origin, lobby.table), lobby.table).value;
  const entry = usePromise(async () => (await entryOf(game.name).studio?.())?.studio ?? plainStudio, game.name).value;
  const editions = useEditions(game);
  if (!files?.ok || !entry) return null;
  const shipped = shippedSet(game, '');
  const edition = editionWith(editions, files.value);
  const own = { ...withFiles(shipped, files.value), options: ownOptions(game, lobby.options as Options) };
  return (
    <section className="panel stack" aria-labelledby="not-shipped">
      <h2 id="not-shipped">{edition?.name ?? words.lobby}</h2>
      <p>{edition?.says ?? words.lobbySays(differencesOf(shipped, own).length)}</p>
      <details>
        <summary>{words.show}</summary>
        <DifferenceList before={shipped} after={own} nameOf={entry.nameOf} />
      </details>
    </section>
  );
}
