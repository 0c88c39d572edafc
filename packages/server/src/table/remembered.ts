import { lookAlike } from './look-alike.js';

interface Known {
  readonly name: string;
  readonly tokens: readonly string[];
}

/** People the host wants no more of, one way or another: known again by a token they had, or by what their name looks like. */
export class Remembered {
  private people: readonly Known[] = [];

  add({ name, tokens }: Known): void {
    this.people = [...this.people, { name, tokens }];
  }

  forget(name: string): void {
    this.people = this.people.filter((person) => !lookAlike(person.name, name));
  }

  has(name: string, tokens: ReadonlySet<string>): boolean {
    return this.people.some(
      (person) => lookAlike(person.name, name) || person.tokens.some((token) => tokens.has(token)),
    );
  }
}
