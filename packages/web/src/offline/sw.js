// The page's service worker. The build puts in what it is called and what belongs to it (build/service-worker.ts).
const NAME = `taproom-${'BUILD'}`;
const FILES = ['FILES'];
/** A pub with bad reception should not wait for the network longer than this before it shows the page it has. */
const PATIENCE = 2500;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(NAME);
      // One after the other: whoever plays meanwhile has most of the line.
      for (const file of FILES) await cache.add(file);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('taproom-') && name !== NAME) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // What there is to read is a site of its own.
  if (url.pathname === '/docs' || url.pathname.startsWith('/docs/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(url.pathname)) event.respondWith(stored(request));
});

/** Files have their content in their name: what is stored is right. */
async function stored(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Any address of ours is the same page; the newest one if the network answers, else the stored one. */
async function page(request) {
  const shell = async () => (await (await caches.open(NAME)).match('/', { ignoreVary: true })) ?? Response.error();
  const late = new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  try {
    const answer = await Promise.race([fetch(request), late]);
    return answer?.ok ? answer : await shell();
  } catch {
    return shell();
  }
}
