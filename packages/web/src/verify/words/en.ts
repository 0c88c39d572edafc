export const en = {
  title: 'Was the shuffle honest?',
  explain:
    'Before the first card was dealt, the fingerprint below was fixed. Now that the game is over the seed is known: the same seed always gives the same fingerprint and the same cards, so nobody can have changed the shuffle in between.',
  seed: 'Seed',
  fingerprint: 'Fingerprint of this seed',
  given: 'Fingerprint shown before the game',
  givenHint: 'From the table, a photo, or a friend',
  matches: 'They match. The shuffle was fixed before the game.',
  differs: 'They differ. This is not the shuffle that was announced.',
  itself: 'So far the record is compared with itself only. Type in the fingerprint you were shown at the table.',
  mixed: (names: string) =>
    names === ''
      ? 'Everyone who promised luck was late, so the seed is made from what the server promised.'
      : `The seed is mixed from what the server promised and the luck of ${names}: nobody can have picked the cards.`,
  unopened: (names: string) => `Promised luck and did not open it in time: ${names}.`,
  noLuck: 'Nobody added luck of their own: whoever dealt picked the seed.',
  picked: 'The seed is not mixed from the luck in this record. Somebody picked the cards.',
  replays: (moves: number) => `All ${moves} moves were made again from this seed, and every one was legal.`,
  cutOff: (moves: number) => `The record is cut off: after ${moves} moves the game is not over.`,
  fails: 'The moves do not follow from this seed:',
};

export type VerifyWords = typeof en;
