import { basename, relative } from 'node:path';

/** What tells how this program was started. */
interface Start {
  readonly execPath: string;
  readonly argv0: string;
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  cwd(): string;
}

/** How this command was started, so that whatever we suggest can be typed as it stands. */
export function startedAs({ execPath, argv0, argv, env, cwd }: Start = process): string {
  // The single executable is node under a name of its own.
  if (!/^node(\.exe)?$/i.test(basename(execPath))) return argv0;
  // npx, or `npm start` in a clone, where npx finds it too.
  if (env.npm_command !== undefined) return 'npx taproom';
  const [, script = ''] = argv;
  // What npm installed has a name in the PATH; on Windows, and in the container, it is started by its file all the same.
  const isInstalled = basename(script) === 'taproom' || /[\\/]node_modules[\\/]taproom[\\/]/.test(script);
  return isInstalled ? 'taproom' : `node ${relative(cwd(), script)}`;
}
