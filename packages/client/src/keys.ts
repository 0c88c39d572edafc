/** What a device holds of a table: the keys to a seat and to the host's role, and what it needs to find it again. */
export interface Kept {
  readonly table: string;
  readonly server: string;
  readonly code?: string;
  readonly game?: string;
  /** Of the seat. */
  readonly token?: string;
  /** Of the host. */
  readonly host?: string;
  readonly over?: boolean;
  readonly at: number;
}

/** A place on the device: `localStorage` in a browser, a file in a terminal. */
export interface Shelf {
  read(): string | null;
  write(text: string): void;
}

const MOST = 100;

/** A player's own history, on their own device: every table they sat at, with the keys. Nothing of it is on a server. */
export class Keys {
  constructor(
    private readonly shelf: Shelf,
    private readonly now: () => number = Date.now,
  ) {}

  /** Newest first. */
  all(): Kept[] {
    try {
      const kept: unknown = JSON.parse(this.shelf.read() ?? '[]');
      return Array.isArray(kept) ? (kept as Kept[]) : [];
    } catch {
      return [];
    }
  }

  /** By the table's id or its code. */
  of(server: string, table: string): Kept | undefined {
    return this.all().find((kept) => kept.server === server && (kept.table === table || kept.code === table));
  }

  /** Remembers more about a table; what was known stays. */
  keep(server: string, table: string, part: Partial<Omit<Kept, 'table' | 'server' | 'at'>>): void {
    const known = this.of(server, table);
    const others = this.all().filter((kept) => !(kept.server === server && kept.table === table));
    this.save([{ ...known, ...part, table, server, at: this.now() }, ...others]);
  }

  /** Gives the seat up, but remembers the table. */
  drop(server: string, table: string): void {
    this.save(
      this.all().map((kept) => {
        if (kept.server !== server || kept.table !== table) return kept;
        const { token: _, ...rest } = kept;
        return rest;
      }),
    );
  }

  /** The keys of a table open its rematch too. */
  bring(server: string, table: string, next: string): void {
    const kept = this.of(server, table);
    if (!kept || this.of(server, next)) return;
    const { game, token, host } = kept;
    this.keep(server, next, { ...(game && { game }), ...(token && { token }), ...(host && { host }) });
  }

  forgetAll(): void {
    this.save([]);
  }

  private save(kept: readonly Kept[]): void {
    this.shelf.write(JSON.stringify(kept.slice(0, MOST)));
  }
}

/** Keys that last as long as the program. */
export function inMemory(): Shelf {
  let text: string | null = null;
  return {
    read: () => text,
    write: (next) => {
      text = next;
    },
  };
}
