import type { WhiskeyTable } from '@taproom/games/whiskey-times';

const NEXT_CARDS = 3;
const NUMBERS = 256;
const counted = new Uint8Array(NUMBERS);

/** Shuffles the next cards of each deck into it, so that nothing is learnt from where they lie. */
export function bury(table: WhiskeyTable): void {
  shuffleTop(table.resourceDeck, table.resourceDeckSize, table);
  shuffleTop(table.bottleDeck, table.bottleDeckSize, table);
  shuffleTop(table.guestDeck, table.guestDeckSize, table);
}

function shuffleTop(deck: Uint8Array, size: number, { chance }: WhiskeyTable): void {
  for (let i = size - 1; i >= Math.max(0, size - NEXT_CARDS); i--) swap(deck, i, chance.below(i + 1));
}

/**
 * Turns each deck so that its next card is the one at this share of it, were the deck in order. Tries that take their shares
 * evenly see of a deck what many more would see by luck.
 */
export function raise(table: WhiskeyTable, share: number): void {
  raiseCard(table.resourceDeck, table.resourceDeckSize, share);
  raiseCard(table.bottleDeck, table.bottleDeckSize, share);
  raiseCard(table.guestDeck, table.guestDeckSize, share, table.cards.preferred);
}

/** Cards are in order by their number, or by the number of something about them. */
function raiseCard(deck: Uint8Array, size: number, share: number, numberOf?: Uint8Array): void {
  if (size === 0) return;
  counted.fill(0);
  for (let i = 0; i < size; i++) counted[numberOf ? numberOf[deck[i]] : deck[i]]++;
  let before = Math.floor(share * size);
  let number = 0;
  while (before >= counted[number]) before -= counted[number++];
  let at = size - 1;
  while ((numberOf ? numberOf[deck[at]] : deck[at]) !== number || before-- > 0) at--;
  swap(deck, at, size - 1);
}

function swap(deck: Uint8Array, one: number, other: number): void {
  const card = deck[one];
  deck[one] = deck[other];
  deck[other] = card;
}
