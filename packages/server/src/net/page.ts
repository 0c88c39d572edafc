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
  // What is nowhere counts as a request too.
  http.setNotFoundHandler({ preHandler: http.rateLimit() }, (request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/api/')) {
      return refuseBy(request, reply, 404, 'not-found');
    }
    return reply.sendFile('index.html');
  });
}

/** The pages of the site have a few lines of script and style in themselves; nothing on them was written by a visitor. */
const SITE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** All there is to read, under /docs. */
export async function site(http: FastifyInstance, folder: string): Promise<void> {
  await http.register(files, {
    root: folder,
    prefix: '/docs/',
    // The page decorates replies; twice is an error.
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('content-security-policy', SITE_POLICY);
    },
  });
  http.get('/docs', (_request, reply) => reply.redirect('/docs/'));
}
