// node packages/cli/scripts/play-online.mjs ADDRESS [ADDRESS]: opens a table at a server, seats two who always take their first move, and plays
// With Friends to its end. With two addresses they come in by two doors. Needs a build. scripts/container.sh plays so in its containers.
import { connectToTable, inMemory, Keys, openTable } from '@taproom/client';
import { WebSocket } from 'ws';

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

let moves = 0;
for (const connection of [ann, bob]) {
  const play = ({ view, seat, pending, moves: [move], outcome }) => {
    if (outcome || pending || move === undefined || !view?.waiting.includes(seat)) return;
    moves += 1;
    void connection.move(move);
  };
  connection.store.subscribe(play);
  play(connection.store.getState());
}
const { outcome } = await until(ann, (state) => state.outcome !== undefined);
await until(bob, (state) => state.outcome !== undefined);
console.log(`a whole game of With Friends: ${moves} moves by two people, places ${outcome.places.join(', ')}`);
for (const connection of [ann, bob]) connection.close();
