// node packages/cli/scripts/play-online.mjs ADDRESS [ADDRESS]: opens a table at a server, seats two who always take their first move, and plays
// With Friends to its end. With two addresses they come in by two doors. Needs a build. scripts/container.sh plays so in its containers.
import { setTimeout as pause } from 'node:timers/promises';
import { connectToTable, inMemory, Keys, openTable } from '@taproom/client';
import { WebSocket } from 'ws';

/** Nobody may send more than 20 messages a second, so these two take a moment for each move. */
const MOMENT = 60;
const MOST_REFUSALS = 20;

const [first, second = first] = process.argv.slice(2);
if (first === undefined) {
  console.error('which server? node packages/cli/scripts/play-online.mjs http://localhost:7433');
  process.exit(2);
}
const must = (answer) => {
  if (answer.ok) return answer.value;
  throw new Error(answer.problem ?? answer.says);
};
const until = (connection, holds) =>
  new Promise((resolve, reject) => {
    const look = (state) => {
      if (holds(state)) resolve(state);
      else if (state.status === 'closed') reject(new Error(state.problem));
    };
    connection.store.subscribe(look);
    look(connection.store.getState());
  });

const { table, host, token } = must(await openTable(first, { game: 'with-friends', seats: 3, name: 'Ann' }));
const anns = new Keys(inMemory());
anns.keep(first, table, { host, token });
const call = (server, keys) => connectToTable({ server, table, keys, words: 'en', dial: (url) => new WebSocket(url) });
const ann = call(first, anns);
const bob = call(second, new Keys(inMemory()));
for (const connection of [ann, bob]) await until(connection, ({ lobby }) => lobby !== undefined);
must(await bob.send({ type: 'sit', name: 'Bob' }));
must(await ann.send({ type: 'bot', level: 'local' }));
must(await ann.send({ type: 'start' }));

const isAsked = ({ view, seat, pending, moves }) => !pending && moves.length > 0 && view?.waiting.includes(seat);

/** Plays to the end. A move may be refused because somebody else was faster, but not again and again. */
async function play(connection) {
  let made = 0;
  for (let refused = 0; refused < MOST_REFUSALS; ) {
    const { outcome } = await until(connection, (state) => state.outcome !== undefined || isAsked(state));
    if (outcome) return { made, outcome };
    await pause(MOMENT);
    const state = connection.store.getState();
    const told = isAsked(state) ? await connection.move(state.moves[0]) : undefined;
    if (told?.ok) made += 1;
    refused = told?.ok === false ? refused + 1 : 0;
  }
  throw new Error(`${MOST_REFUSALS} moves in a row were refused`);
}

const [hers, his] = await Promise.all([play(ann), play(bob)]);
console.log(
  `a whole game of With Friends: ${hers.made + his.made} moves by two people, places ${hers.outcome.places.join(', ')}`,
);
for (const connection of [ann, bob]) connection.close();
