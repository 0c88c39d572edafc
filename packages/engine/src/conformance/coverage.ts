import type { AnyEvent, Game } from '../game.js';
import type { Trial } from '../trial.js';

const HEADINGS = ['kinds', 'events', 'refusals'] as const;
type Heading = (typeof HEADINGS)[number];

/** Which kinds of card, event and refusal random play has met, and how often. */
export class Coverage {
  private readonly met: Record<Heading, Map<string, number>>;

  constructor(
    private readonly game: Game,
    private readonly trial: Trial,
  ) {
    const zeros = (names: readonly string[]) => new Map(names.map((name) => [name, 0]));
    this.met = { kinds: zeros(game.kinds), events: zeros(game.events), refusals: zeros(game.refusals) };
  }

  see(events: readonly AnyEvent[]): void {
    for (const event of events) {
      this.count('events', event.type);
      for (const kind of this.trial.kindsIn(event)) this.count('kinds', kind);
    }
  }

  refused(refusal: string): void {
    this.count('refusals', refusal);
  }

  /** What was never met and is not known to be rare. */
  missing(): string[] {
    return HEADINGS.flatMap((heading) =>
      [...this.met[heading]]
        .filter(([name, times]) => times === 0 && this.trial.rare?.[name] === undefined)
        .map(([name]) => `${heading.slice(0, -1)} ${name}`),
    );
  }

  table(): string {
    const lines = HEADINGS.flatMap((heading) => [
      `${this.game.name}: ${heading}`,
      ...[...this.met[heading]].map(([name, times]) => {
        const why = times === 0 ? this.trial.rare?.[name] : undefined;
        return `  ${String(times).padStart(9)}  ${name}${why ? ` (rare: ${why})` : ''}`;
      }),
    ]);
    return lines.join('\n');
  }

  private count(heading: Heading, name: string): void {
    const times = this.met[heading].get(name);
    if (times === undefined) throw new Error(`${this.game.name} does not list "${name}" among its ${heading}`);
    this.met[heading].set(name, times + 1);
  }
}
