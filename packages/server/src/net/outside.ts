import type { Facts } from '@taproom/engine';
import type { FastifyInstance } from 'fastify';

/** A game from outside: what a menu says of it, and its module as a page imports it. */
export interface OutsideGame {
  readonly facts: Facts;
  readonly module: string;
}

/** Which games from outside are played here, and their modules. A page that knows only the house's asks once. */
export function outside(http: FastifyInstance, games: readonly OutsideGame[]): void {
  const listed = games.map(({ facts }) => ({ facts, module: `/api/outside/${facts.name}.js` }));
  http.get('/api/outside', async () => listed);
  for (const { facts, module } of games)
    http.get(`/api/outside/${facts.name}.js`, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(module),
    );
}
