import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { policyFor } from './policy.js';
import { refuseBy } from './problem.js';

export const isBuilt = (web: string): boolean => existsSync(join(web, 'index.html'));

/** Files of the build have their content in their name: who has one never has to ask again. */
const isHashed = (path: string): boolean => /[\\/]assets[\\/]/.test(path);

/** Said to whoever opens an address. What a page fetches obeys none of it, but a worker, which may not load what the page may not. */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const isFetched = (path: string): boolean => /\.(js|css|woff2)(\.br|\.gz)?$/.test(path) && !/worker/.test(path);

/**
 * The built page. Every address that is not a file is the page itself, which knows its own ways. The build laid a brotli
 * and a gzip beside each text, so that sending the right one costs the server nothing.
 */
export async function page(http: FastifyInstance, web: string): Promise<void> {
  const policy = ownPolicy(join(web, 'index.html'));
  await http.register(files, {
    root: web,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path, { mtimeMs }) => {
      if (/index\.html(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', policy(mtimeMs));
      reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      // On a slow line they would be a twentieth of the front page.
      if (isHashed(path) && isFetched(path)) for (const name of FOR_DOCUMENTS) reply.raw.removeHeader(name);
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

/** What the page may load, read anew after each build. */
function ownPolicy(file: string): (at: number) => string {
  let known: { readonly at: number; readonly policy: string } | undefined;
  return (at) => {
    if (known?.at !== at) known = { at, policy: policyFor(readFileSync(file, 'utf8')) };
    return known.policy;
  };
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

/** All there is to read, under /docs, or how to come by it. */
export async function siteOrSentence(http: FastifyInstance, folder: string): Promise<void> {
  if (isBuilt(folder)) await site(http, folder);
  else noSite(http);
}

async function site(http: FastifyInstance, folder: string): Promise<void> {
  await http.register(files, {
    root: folder,
    prefix: '/docs/',
    // People pass addresses on as they say them: /docs/operations.
    extensions: ['html'],
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

/** In a clone nobody has built it yet. The page would answer instead, as if it had been asked for. */
function noSite(http: FastifyInstance): void {
  for (const url of ['/docs', '/docs/*'])
    http.get(url, (_request, reply) =>
      reply
        .status(404)
        .type('text/plain; charset=utf-8')
        .send(
          'The site is not built: npm run site builds it; then open the taproom again.\n' +
            'Die Seiten sind nicht gebaut: npm run site baut sie; danach den Taproom neu öffnen.\n',
        ),
    );
}
