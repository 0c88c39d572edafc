import { Chance, fingerprintOf, readRecord, replay, SPECTATOR, type Wish } from '@taproom/engine';
import { entryNamed, gameNamed, games } from '@taproom/games';
import type { FromServer } from '@taproom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noPace } from '../bots/pace.js';
import { BotPool } from '../bots/pool.js';
import type { Server } from '../server.js';
import { openSqlite } from '../store/sqlite.js';
import type { Store } from '../store/store.js';
import type { Entry } from '../table/entry.js';
import { TableState } from '../table/state.js';
import { movesFor } from '../table/tell.js';
import { folder, NO_LIMITS, removeFolder, seated, toyServer } from '../testing/bar.js';
import { hastyTime } from '../testing/hasty-time.js';
import type { Person } from '../testing/person.js';
import { type Evening, playEvening } from '../testing/table-of-strangers.js';

const LEAK_GAMES = Number(process.env.TAPROOM_LEAK_GAMES ?? games.length);
const SEED = Number(process.env.TAPROOM_LEAK_SEED ?? 1);
/** Every test run looks at the beginning of a few games; a run that names a number of games plays them to the end. */
const MOST_MOVES = process.env.TAPROOM_LEAK_GAMES === undefined ? 60 : Number.POSITIVE_INFINITY;
const data = folder();
let server: Server;
let store: Store;
beforeAll(async () => {
  store = await openSqlite(data);
  server = await toyServer(data, {
    time: hastyTime,
    store,
    gameNamed,
    thinker: new BotPool(1),
    pace: noPace,
    limits: { ...NO_LIMITS, messagesPerSecond: 1000 },
  });
});
afterAll(async () => {
  await server.close();
  removeFolder(data);
});

test.each(games.map((game) => game.name))(
  'a whole game of %s over sockets, a person against bots, with a record that holds',
  async (name) => {
    const game = gameNamed(name);
    if (!game) throw new Error(name);
    const { min, max } = game.seats(Object.fromEntries(game.options.map((option) => [option.name, option.default])));
    const seats = Math.max(min, Math.min(3, max));
    const { people, table } = await seated(server.url, ['Ann'], { game: name, seats });
    const [ann] = people as [Person];
    while (ann.lobby.seats.some(({ kind }) => kind === 'open')) {
      const done = await ann.ask({ type: 'bot', level: 'local' });
      expect(done.type).toBe('done');
      await ann.until(done.version as number);
    }
    await ann.ask({ type: 'start' });
    const chance = Chance.fast(7);
    const deadline = Date.now() + 100_000;
    while (ann.lobby.status !== 'over') {
      if (Date.now() > deadline) throw new Error(`${name} does not end`);
      if (ann.view && (ann.view.waiting as number[]).includes(0) && ann.moves.length > 0) {
        await ann.move(ann.moves[chance.below(ann.moves.length)] as string);
      } else await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const { fingerprint } = ann.lobby;
    const record = readRecord(await (await fetch(`${server.url}/api/tables/${table}/record`)).text());
    if (!record.ok) throw new Error(record.problem.reason);
    expect(fingerprintOf(record.value.seed)).toBe(fingerprint);
    const replayed = replay(game, record.value);
    if (!replayed.ok) throw new Error(replayed.problem.reason);
    expect(JSON.parse(JSON.stringify(game.outcome(replayed.value)))).toEqual(ann.latest('outcome'));
    await ann.hangUp();
  },
);

test(`every message to every role in ${LEAK_GAMES} random games (seed ${SEED}) shows nothing that was hidden`, async () => {
  const chance = Chance.fast(SEED);
  let checked = 0;
  for (let number = 0; number < LEAK_GAMES; number++) {
    const game = games[number % games.length];
    if (!game) continue;
    const wishes = entryNamed(game.name)?.trial?.settings ?? [];
    const wish = wishes[chance.below(wishes.length)] as Wish;
    const evening = await playEvening(server.url, game, wish, chance, MOST_MOVES);
    checked += await checkEvening(evening, chance);
    for (const person of [...evening.people, evening.watcher]) await person.hangUp();
  }
  expect(checked).toBeGreaterThan(LEAK_GAMES * 20);
}, 3_600_000);

/** Replays the log; at every version deals anew what the viewer must not know, and demands the message they got. */
async function checkEvening({ table, people, watcher }: Evening, chance: Chance): Promise<number> {
  const state = new TableState(table, gameNamed);
  const told = [...people, watcher].map(byVersion);
  const before = new Map<number, string>();
  let checked = 0;
  for (const { version, at, entry: text } of await store.read(table, 0)) {
    const entry = JSON.parse(text) as Entry;
    state.apply({ version, at, entry });
    const { play } = state;
    if (!play) continue;
    const trial = entryNamed(play.game.name)?.trial;
    if (!trial) throw new Error(`${play.game.name} has no trial`);
    const heard = new Set(told[people.length]?.get(version)?.events?.map((event) => JSON.stringify(event)));
    for (const [index, messages] of told.entries()) {
      // A card laid on an open discard that is shuffled away in the same move was seen, and is in no view any more.
      const reshuffled = messages.get(version)?.events?.some(({ type }) => type === 'reshuffled') ?? false;
      const isPublic = (event: object) => heard.has(JSON.stringify(event)) && (index < people.length || reshuffled);
      const viewer = index < people.length ? index : SPECTATOR;
      const message = messages.get(version);
      if (!message) continue;
      const context = `${play.game.name}, version ${version}, viewer ${viewer}`;
      const real = play.table;
      play.table = trial.redeal(real, viewer, chance.below(2 ** 31));
      expect(message.view, context).toEqual(JSON.parse(JSON.stringify(play.game.view(play.table, viewer))));
      expect(message.moves, context).toEqual(movesFor(state, viewer));
      play.table = real;
      // A card named in an event that not everybody may see is one the viewer has, or had, in view.
      const view = JSON.stringify(message.view);
      const cards = new Set(play.game.notation.cards(play.known.setting));
      for (const event of message.events ?? []) {
        // What happened to the viewer is the viewer's own; what spectators hear too is public, and the games' own suite sees to it.
        if (trial.open.includes(event.type) || event.seat === viewer || isPublic(event)) continue;
        for (const card of textsIn(event)) {
          if (cards.has(card) && !view.includes(`"${card}"`) && !before.get(viewer)?.includes(`"${card}"`)) {
            throw new Error(`${context}: ${JSON.stringify(event)} tells of ${card}`);
          }
        }
      }
      before.set(viewer, view);
      if (!play.outcome) expect(JSON.stringify(message).includes(play.seed), `${context}: the seed`).toBe(false);
      checked += 1;
    }
  }
  return checked;
}

type Shown = Extract<FromServer, { type: 'news' }>;

const byVersion = (person: Person): Map<number, Shown> =>
  new Map(
    person.messages.flatMap((message) =>
      (message.type === 'news' || message.type === 'table') && message.view
        ? [[message.version, message as Shown]]
        : [],
    ),
  );

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
