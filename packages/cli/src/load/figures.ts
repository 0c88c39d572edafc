/** Latencies in milliseconds, and what can be said about them. */
export class Figures {
  private values: number[] = [];

  add(value: number): void {
    this.values.push(value);
  }

  get count(): number {
    return this.values.length;
  }

  /** The value below which that share of all lie. */
  at(share: number): number {
    const sorted = [...this.values].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  }

  clear(): void {
    this.values = [];
  }
}
