/** What a shell says of a command that Ctrl-C ended. */
export const INTERRUPTED = 130;

/** A signal that Ctrl-C gives once; a second Ctrl-C ends the program. Call `off` when nothing listens any more. */
export function onCtrlC(): { readonly signal: AbortSignal; off(): void } {
  const stop = new AbortController();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const interrupt = (): void => {
    if (stop.signal.aborted) process.exit(INTERRUPTED);
    stop.abort();
  };
  for (const signal of signals) process.on(signal, interrupt);
  return {
    signal: stop.signal,
    off() {
      for (const signal of signals) process.off(signal, interrupt);
    },
  };
}
