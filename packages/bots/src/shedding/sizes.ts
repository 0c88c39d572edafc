import type { Seat } from '@taproom/engine';
import type { SheddingTable } from '@taproom/games/shedding';

const found = { least: 0, mean: 0 };

/** The smallest hand of the others, and their mean. The object is filled anew by every call: nothing is allocated in a search. */
export function sizesOfOthers({ seats, handSizes }: SheddingTable, seat: Seat): Readonly<typeof found> {
  let least = 999;
  let sum = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if (handSizes[other] < least) least = handSizes[other];
    sum += handSizes[other];
  }
  found.least = least;
  found.mean = sum / (seats - 1);
  return found;
}
