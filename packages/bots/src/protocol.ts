/** The version of the lines that a bot in another language reads and writes: docs/bot-protocol.md. */
export const PROTOCOL = 1;
