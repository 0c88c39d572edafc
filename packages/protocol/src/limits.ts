/** What a server takes and no more. A client that stays within these is never cut off. */
export const LIMITS = {
  /** Bytes of one message from a client. */
  frame: 8 * 1024,
  /** Bytes of one HTTP request; the largest carries card files. */
  request: 256 * 1024,
  /** Bytes of the card files of a table together. */
  cards: 64 * 1024,
  /** Characters. */
  name: 24,
  chat: 280,
  move: 500,
  ref: 40,
  /** Most seats of a table, whatever the game. */
  seats: 12,
  /** Messages a second a connection may send for long, and how many at once. */
  messagesPerSecond: 20,
  messageBurst: 60,
  /** Lines of chat and reactions a seat may send: one a second for long, five at once. */
  chatPerSecond: 1,
  chatBurst: 5,
  /** Milliseconds a seat must wait after a refused call before its next call is looked at. */
  callPause: 2000,
  /** The most milliseconds by which a slow connection is made good when calls are judged. */
  lagBound: 150,
  /** Devices that can hold one seat at a time. */
  devices: 4,
  /** Milliseconds a ticket for another device is good for. */
  ticket: 10 * 60_000,
  /** Entries in the log of a table: far more than any game has, and few enough to be read again at any time. */
  entries: 20_000,
  /** Milliseconds a connection may take to say hello. */
  hello: 10_000,
} as const;

/** Languages a server speaks to people in. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a person can throw in without typing. */
export const REACTIONS = ['cheers', 'laugh', 'wow', 'ouch', 'clap', 'think', 'hurry', 'sorry'] as const;
export type Reaction = (typeof REACTIONS)[number];
