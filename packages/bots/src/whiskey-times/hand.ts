import { whiskeyMoves as moves } from '@taproom/games/whiskey-times';

/** Cards of a hand, to be thought about without touching the real one. */
export class Hand {
  constructor(
    readonly counts: Uint8Array,
    readonly bottles: number[],
  ) {}

  copy(): Hand {
    return new Hand(this.counts.slice(), [...this.bottles]);
  }

  with(type: number): Hand {
    const hand = this.copy();
    hand.counts[type]!++;
    return hand;
  }

  without(type: number): Hand {
    const hand = this.copy();
    hand.counts[type]!--;
    return hand;
  }

  withBottle(bottle: number): Hand {
    return new Hand(this.counts, [...this.bottles, bottle]);
  }

  withoutBottles(...gone: number[]): Hand {
    return new Hand(
      this.counts,
      this.bottles.filter((bottle) => !gone.includes(bottle)),
    );
  }

  /** With or without a card of either sort. */
  plus(held: number): Hand {
    return moves.isBottle(held) ? this.withBottle(moves.bottleOf(held)) : this.with(held);
  }

  minus(held: number): Hand {
    return moves.isBottle(held) ? this.withoutBottles(moves.bottleOf(held)) : this.without(held);
  }

  has(type: number): boolean {
    return this.counts[type]! > 0;
  }
}
