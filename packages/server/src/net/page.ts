import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuseBy } from './problem.js';

export const isBuilt = (web: string): boolean => existsSync(join(web, 'index.html'));

/** Files of the build have their content in their name: who has one never has to ask again. */
const isHashed = (path: string): boolean => /[\\/]assets[\\/]/.test(path);

/**
 * The built page. Every address that is not a file is the page itself, which knows its own ways. The build laid a brotli
 * and a gzip beside each text, so that sending the right one costs the server nothing.
 */
export async function page(http: FastifyInstance, web: string): Promise<void> {
  await http.register(files, {
    root: web,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  http.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/api/')) {
      return refuseBy(request, reply, 404, 'not-found');
    }
    return reply.sendFile('index.html');
  });
}
