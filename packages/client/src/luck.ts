import { luckPromise, newSeed, type Seat, SPECTATOR } from '@taproom/engine';
import type { Lobby } from '@taproom/protocol';

/** Before every deal we promise luck of our own, and open it when it is asked for: then nobody can have picked the cards. */
export class Luck {
  private readonly luck = newSeed();
  /** The seat it was promised for, and the deal it was opened for. */
  private promisedFor: Seat = SPECTATOR;
  private openedFor: string | undefined;

  /** What there is to say about it now, if anything. */
  messageFor(seat: Seat, lobby: Lobby | undefined): object | undefined {
    if (!lobby || seat === SPECTATOR || lobby.status !== 'open') return undefined;
    const promise = luckPromise(this.luck);
    const promised = lobby.seats[seat]?.luck === promise;
    if (lobby.promise !== undefined) {
      const opens = promised && this.openedFor !== lobby.promise;
      this.openedFor = lobby.promise;
      return opens ? { type: 'open-luck', luck: this.luck } : undefined;
    }
    if (promised || this.promisedFor === seat) return undefined;
    this.promisedFor = seat;
    return { type: 'luck', promise };
  }

  /** What was said before a cut may not have arrived. */
  sayAgain(): void {
    this.promisedFor = SPECTATOR;
    this.openedFor = undefined;
  }
}
