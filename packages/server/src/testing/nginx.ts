import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHIPPED = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url));
const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The path of an nginx, installed where that is allowed; undefined where there is none. */
export function findNginx(): string | undefined {
  const found = PLACES.find((place) => existsSync(place));
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', 'nginx-light', 'openssl');
  if (!install()) {
    apt('update');
    install();
  }
  return PLACES.find((place) => existsSync(place));
}

export interface Nginx {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** The shipped configuration before a server: only its ports and its certificate are other ones. */
export async function startNginx(program: string, serverPort: number): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-nginx-'));
  const at = (name: string) => join(folder, name);
  certify(at('key.pem'), at('cert.pem'));
  const port = await freePort();
  const shipped = readFileSync(SHIPPED, 'utf8')
    .replace('127.0.0.1:7433', `127.0.0.1:${serverPort}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${at('cert.pem')};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${at('key.pem')};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${at(of)};`);
  const user = process.getuid?.() === 0 ? `user ${userInfo().username} root;` : '';
  writeFileSync(
    at('nginx.conf'),
    `daemon off; ${user} pid ${at('pid')}; error_log ${at('errors')};
     events { worker_connections 1024; }
     http { access_log off; ${temporary.join(' ')} ${shipped} }`,
  );
  const child = spawn(program, ['-p', folder, '-c', at('nginx.conf'), '-e', at('errors')], { stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; !(await listens(port)); tries++) {
    if (child.exitCode !== null || tries > 100)
      throw new Error(`nginx does not start: ${existsSync(at('errors')) ? readFileSync(at('errors'), 'utf8') : ''}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `https://127.0.0.1:${port}`,
    port,
    close: async () => {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function certify(key: string, certificate: string): void {
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
    ...['-keyout', key, '-out', certificate],
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr?.toString() ?? made.error}`);
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
