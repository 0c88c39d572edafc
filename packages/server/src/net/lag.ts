const KEPT = 5;

/**
 * How long a message takes there and back. The smallest of the last few counts: a connection that was busy for a moment is not
 * slow, and who delays some answers gains nothing.
 */
export class Lag {
  private readonly measured: number[] = [];
  private sent: number | undefined;
  private heard: number;

  constructor(now: number) {
    this.heard = now;
  }

  asked(now: number): void {
    this.sent ??= now;
  }

  answered(now: number): void {
    this.heard = now;
    if (this.sent === undefined) return;
    this.measured.push(now - this.sent);
    if (this.measured.length > KEPT) this.measured.shift();
    this.sent = undefined;
  }

  /** Milliseconds since there was an answer. */
  silence(now: number): number {
    return now - this.heard;
  }

  /** It was measured as often as is kept. */
  get isKnown(): boolean {
    return this.measured.length >= KEPT;
  }

  get milliseconds(): number {
    return this.measured.length === 0 ? 0 : Math.min(...this.measured);
  }
}
