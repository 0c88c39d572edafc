// The built page on the real server, in a process of its own, with bots that move at once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Opens it on a free port. */
export async function openSite() {
  const server = spawn(process.execPath, ['--conditions=taproom:source', '--import', 'tsx', 'e2e/server.ts', '0'], {
    cwd: WEB,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout) {
    const port = Number(/listening \S+:(\d+)/.exec(String(chunk))?.[1] ?? 0);
    if (port === 0) continue;
    const close = async () => {
      server.kill();
      await once(server, 'exit');
    };
    return { port, url: `http://127.0.0.1:${port}`, close };
  }
  throw new Error('the server did not open');
}
