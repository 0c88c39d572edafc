const PREFIX = 'taproom:';

/** What this device stored under a name; undefined when there is nothing, or nothing readable. */
export function read<Value>(key: string): Value | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** Stores plain data. A browser that refuses (private mode, full disk) only loses the memory, never the game. */
export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing can be done, and the page works without.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}
