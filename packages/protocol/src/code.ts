/** Letters that nobody mistakes for another over the noise of a bar: no vowels (no words), no B/D/P/T/V quartet but one. */
export const CODE_LETTERS = 'CFGHJKLMNPQRSTWXYZ';
export const CODE_LENGTH = 6;

/** As people type them: any case, with blanks or dashes. */
export function readCode(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  const letters = [...code];
  return letters.length === CODE_LENGTH && letters.every((letter) => CODE_LETTERS.includes(letter)) ? code : undefined;
}

export interface TableLink {
  /** The server's origin, such as `https://taproom.example`. */
  readonly origin: string;
  readonly table: string;
  /** Moves a seat to the device that opens the link. After the `#`, so that no server log or referrer ever has it. */
  readonly ticket?: string;
}

export const formatLink = ({ origin, table, ticket }: TableLink): string =>
  `${origin}/t/${table}${ticket === undefined ? '' : `#ticket=${ticket}`}`;

export function parseLink(text: string): TableLink | undefined {
  const match =
    /^(https?:\/\/[^/\s]+)\/t\/([A-Za-z0-9_-]{4,64})\/?(?:\?[^#]*)?(?:#(?:ticket=([A-Za-z0-9_-]{22,64}))?)?$/.exec(
      text.trim(),
    );
  if (!match) return undefined;
  const [, origin, table, ticket] = match as unknown as [string, string, string, string | undefined];
  return ticket === undefined ? { origin, table } : { origin, table, ticket };
}
