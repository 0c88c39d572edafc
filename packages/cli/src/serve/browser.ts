/** What decides whether a browser can be opened for whoever typed the command. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly isTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A browser is opened for somebody who sits at this machine and has a screen: not over ssh, in CI or without a terminal. */
export function hasBrowser({ platform, isTerminal, env }: Surroundings): boolean {
  if (!isTerminal || env.CI !== undefined || env.SSH_CONNECTION !== undefined) return false;
  return platform === 'linux' ? Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME) : true;
}

/** Opens the page in the usual browser. Where that fails, the address is on the screen. */
export async function openBrowser(url: string): Promise<void> {
  try {
    // Loaded here, so that no other command waits for it.
    const { default: open } = await import('open');
    const child = await open(url);
    child.on('error', () => undefined);
  } catch {
    // No browser after all: nothing is lost.
  }
}
