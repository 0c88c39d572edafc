/** Why a server cannot start, in a sentence for whoever starts it: which file or port, and what to do. */
export class CannotStart extends Error {}

/** Somebody else listens where we should. */
export class PortTaken extends CannotStart {}

/** What the operating system says about a port or an address, as a sentence. */
export function whyNotListening(error: unknown, host: string, port: number): CannotStart {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return new PortTaken(`port ${port} is taken; choose another with --port`);
  if (code === 'EACCES')
    return new CannotStart(
      `port ${port} is not ours to take; choose one above 1023 with --port, or run behind a proxy`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new CannotStart(`${host} is no address of this machine; choose another with --host`);
  return new CannotStart(`cannot listen on ${host}:${port}: ${message ?? String(error)}`);
}
