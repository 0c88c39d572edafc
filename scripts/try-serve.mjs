// Whether `taproom serve` does what it is for: check-packages.mjs asks it of the installed packages, executable.mjs of the one file.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the server with the page that came along, and gives what does not work, or nothing. */
export async function faultOfServe(program, args, { cwd, env = process.env }) {
  const data = mkdtempSync(join(tmpdir(), 'taproom-serve-'));
  const flags = ['serve', '--port', '0', '--log', 'error', '--data', data];
  const server = spawn(program, [...args, ...flags], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    return await faultAt(await addressOf(server));
  } catch (error) {
    return error.message;
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()));
    rmSync(data, { recursive: true, force: true });
  }
}

function addressOf(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (data) => {
      said += data;
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (found) resolve(found);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`taproom serve ended with ${code}:\n${said}`)));
  });
}

async function faultAt(address) {
  const page = await (await fetch(address)).text();
  const [script] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
  if (script === undefined) return `taproom serve sends no page:\n${page.slice(0, 500)}`;
  if (!(await fetch(address + script)).ok) return `taproom serve does not send ${script}`;
  if (!(await (await fetch(`${address}/docs/`)).text()).includes('VPHome')) return '/docs has no site';
  const opened = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'whiskey-times', seats: 2, name: 'Ann' }),
  });
  return opened.ok ? undefined : `no table opens: ${opened.status} ${await opened.text()}`;
}
